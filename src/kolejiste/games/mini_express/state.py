"""A position of Mini Express as people see it. What lies on the table is declared in `fields.py`, and `engine.py` plays
on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.contract import PhasedState, SeatSheet
from kolejiste.core.masks import bits

from . import scoring
from .actions import (
    AutomaWaits,
    MiniPrompt,
    WhichAction,
    WhichInfluence,
    WhichOperator,
    WhichPort,
    WhichShareForBoth,
    WhichStartingShare,
    WhichTwoShares,
    WhichWay,
)
from .derived import derived
from .engine import Engine
from .rules import building, points
from .rules.phases import ACT, AUTOMA, DRAFT, DRAFT_BOTH, DRAFT_TWO, INFLUENCE, OPERATOR, PORT, WAY

if TYPE_CHECKING:
    from .view import MiniView


class MiniState(Engine, PhasedState):
    """A position; nothing but methods stands here."""

    __slots__ = ()

    if TYPE_CHECKING:

        def view(self, seat: int | None) -> MiniView: ...

    @property
    def ask(self) -> MiniPrompt | None:
        game = self.game
        if self.phase == ACT:
            return WhichAction(self.used >= 0)
        if self.phase == WAY:
            return WhichWay(game.companies[self.company], game.land.cities[self.city])
        if self.phase == INFLUENCE:
            return WhichInfluence(game.companies[self.token_company()])
        if self.phase == OPERATOR:
            return WhichOperator()
        if self.phase == PORT:
            return WhichPort(game.companies[self.token_company()])
        if self.phase == AUTOMA:
            return AutomaWaits()
        if self.phase == DRAFT:
            return WhichStartingShare(self.picks.size >= game.people)
        if self.phase == DRAFT_TWO:
            return WhichTwoShares()
        if self.phase == DRAFT_BOTH:
            return WhichShareForBoth()
        return None

    # --- what the position says, in lists -----------------------------------------------------------------------------

    def token_company(self) -> int:
        """The company named first on the token of the city being built into."""
        return self.game.token_first[self.tokens[self.city]]

    def network_of(self, company: int) -> list[int]:
        """The spaces with a company's trains, ascending."""
        return bits(sets.joined(self.net[company]))

    def influence_in(self, company: int) -> list[int]:
        """Everybody's influence in a company."""
        return [self.influence[seat][company] for seat in range(self.game.players)]

    def present(self, city: int) -> list[int]:
        """The companies with a train in a city."""
        return [company for company in range(len(self.game.companies)) if self.here[company] >> city & 1]

    def ways_on(self) -> list[int]:
        """The landscape over which the track being built may go on, ascending."""
        building.look_ahead(self)
        return list(self.ways)

    def first_spaces(self, company: int, city: int) -> list[int]:
        """The landscape over which a shortest way of a company into a city begins, ascending."""
        trains = building.trains_needed(self, company, city)
        edge, fringe = sets.joined(self.edge[company]), self.game.land.fringe[city][trains - 1]
        return bits(edge & sets.joined(fringe)) if trains > 1 else []

    # --- the contract -------------------------------------------------------------------------------------------------

    def derived(self) -> dict[str, object]:
        return derived(self)

    def check(self) -> list[str]:
        game, tokens = self.game, list(self.tokens)
        dealt = zip(game.token_names, game.demand_counts, strict=True)
        many = [name for kind, (name, most) in enumerate(dealt) if tokens.count(kind) > most]
        return [*super().check(), *(f"more tokens {name} lie on the map than there are" for name in many)]

    def census(self) -> dict[str, int]:
        """Those that are declared, the trains on the map, and the tokens; those that no city needed stay in the box."""
        found = super().census()
        for company, name in enumerate(self.game.companies):
            found[f"train {name}"] += len(self.network_of(company))
        found["token"] = sum(token >= 0 for token in self.tokens)
        return found

    @property
    def scores(self) -> list[int]:
        return [points.total(self, seat) for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        return [points.rank(self, seat) for seat in range(self.game.players)]

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
