"""What a seat may know: everything on the table. Only the order of the tokens in the automa's bag is nobody's."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core import positions
from kolejiste.core.contract import View
from kolejiste.core.fields import SEATS
from kolejiste.core.kinds import Natural
from kolejiste.core.masks import bits
from kolejiste.core.positions import counts, number_of

from .actions import MiniPrompt
from .fields import COMPANY, SPACE
from .rules import figures

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

    from .game import MiniGame
    from .state import MiniState


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the table."""


class CompanyPart(Part, frozen=True, kw_only=True):
    """A company: trains in the pool and the supply, shares in the pool and set aside, track length, and its track."""

    pool: int
    supply: int
    stock: int
    aside: int
    length: int
    track: list[str]  # besides its start location


class SeatPart(Part, frozen=True, kw_only=True):
    shares: dict[str, int]
    influence: dict[str, int]


class SpikePart(Part, frozen=True, kw_only=True):
    """The Golden Spike: on-map, one-branch, complete or void, and the operators."""

    state: str
    east: str | None = None
    west: str | None = None


class AutomaPart(Part, frozen=True, kw_only=True):
    """The automa's markers and the tokens in its bag, as company steps and city steps: `1-2`, or `refresh`."""

    company: str
    city: str | None = None  # off the map
    bag: dict[str, Natural] | None = None  # left out: full


class BuildingPart(Part, frozen=True, kw_only=True):
    """A track being built: the landscape laid so far."""

    company: str
    city: str
    path: list[str] = []


class TablePart(Part, frozen=True, kw_only=True):
    """Everything that lies on the table."""

    companies: dict[str, CompanyPart]
    tokens: dict[str, str]  # by city, as `wood-steel`
    removed: dict[str, str]  # tokens of cities that are full, back in the box
    seats: list[SeatPart]
    ports: dict[str, str]  # the company in each port that is taken
    spike: SpikePart | None
    automa: AutomaPart | None
    building: BuildingPart | None
    picks: list[str]  # companies picked in the draft, in order
    ending: bool
    idle: int  # turns in a row in which nothing could be done
    left: int  # actions left in an experienced player's turn after this one
    used: str | None  # the company of the first action in an experienced player's turn


class MiniView(View, frozen=True, kw_only=True):
    """A position of Mini Express as one seat, or a spectator, sees it."""

    phase: str
    ask: MiniPrompt | None
    table: TablePart
    scores: list[int]  # as if the game ended now


def view_of(game: MiniGame, s: MiniState, seat: int | None) -> MiniView:
    """The position through the eyes of a seat; None is a spectator."""
    return MiniView(**s.seen(seat), table=game.forms.of(s), scores=s.scores)


class Forms:
    """How the table fills its parts, and is laid out from them again. Snapshots have parts of their own, in which much
    may be left out."""

    def __init__(
        self, layout: Layout, table: type[Any] = TablePart, company: type[Any] = CompanyPart, seat: type[Any] = SeatPart
    ) -> None:
        self.game: MiniGame = layout.game  # type: ignore[assignment]  # the layout of such a game
        self.table = layout.form(table, tokens=None, spike=None)
        self.company = layout.form(company, COMPANY)
        self.seat = layout.form(seat, SEATS)
        self.spike = layout.form(SpikePart, state="spike")
        self.automa = layout.form(AutomaPart, company="marker_company", city=None, bag=None)
        self.building = layout.form(BuildingPart)
        self._names = lru_cache(4096)(self._names_in)
        by_hand = ["net", "tokens", "open", "marker_city", "bag"]
        layout.check_shown(self.table, self.company, self.seat, self.spike, self.automa, self.building, by_hand=by_hand)

    # --- from the table -----------------------------------------------------------------------------------------------

    def of(self, state: MiniState) -> Any:
        """What lies on the table, by names."""
        s = state.plain_values()
        game, cities = self.game, self.game.land.cities
        tokens = dict(zip(cities, map(game.token_names.__getitem__, s.tokens), strict=True))
        closed = [cities[city] for city in bits(game.land.all_cities & ~s.open)]
        return self.table.of(
            s,
            companies=dict(zip(game.companies, self.company.every(s, track=self._tracks(s)), strict=True)),
            removed={city: tokens.pop(city) for city in closed},
            tokens=tokens,
            seats=self.seat.every(s),
            spike=self.spike.of(s) if game.golden_spike else None,
            automa=self._automa(s) if game.automas else None,
            building=self.building.of(s) if s.company >= 0 else None,
        )

    def _tracks(self, s: MiniState) -> list[list[str]]:
        """By company its spaces, besides its start location."""
        return [
            [name for place, word in enumerate(net) if word for name in self._names(company, place, word)]
            for company, net in enumerate(s.net)
        ]

    def _names_in(self, company: int, place: int, word: int) -> list[str]:
        """The spaces of one word of a company's track; the same ones come again and again, so they are kept."""
        land = self.game.land
        spaces = word << 64 * place & ~(1 << land.start_space[company])
        return [land.names[x] for x in bits(spaces)]

    def _automa(self, s: MiniState) -> AutomaPart:
        game = self.game
        return self.automa.of(
            s,
            city=game.land.cities[s.marker_city - 1] if s.marker_city else None,
            bag={face: count for face, count in zip(game.automa_faces, s.bag.counts, strict=False) if count},
        )

    # --- and back -----------------------------------------------------------------------------------------------------

    def lay(self, s: MiniState, table: Any) -> None:
        """Put onto an untouched table what the names say; whether it is possible is not asked here."""
        game, land = self.game, self.game.land
        names = game.companies
        self.table.lay(s, table, place="table.")
        for city, token in (*table.tokens.items(), *table.removed.items()):
            number = number_of(land.city_number, city, "table.tokens")
            s.tokens[number] = number_of(game.token_names, token, "table.tokens")
        s.open = sum(1 << land.city_number[city] for city in table.tokens)
        for number, seat in enumerate(table.seats):
            before = list(s.influence[number])
            self.seat.lay(s, seat, number, place=f"table.seats[{number}].")
            if seat.influence:  # what is not mentioned stays as it was at the start
                s.influence[number] = [
                    now if name in seat.influence else was
                    for name, was, now in zip(names, before, list(s.influence[number]), strict=True)
                ]
        if table.spike is not None:
            self.spike.lay(s, table.spike, place="table.spike.")
        for name in table.companies:
            number_of(names, name, "table.companies")
        for company, name in enumerate(names):
            self._lay_company(s, company, table.companies.get(name) or self.company.struct())
        positions.derive(s)
        if table.automa is not None:
            self.automa.lay(s, table.automa, place="table.automa.")
            if table.automa.city is not None:
                s.marker_city = 1 + number_of(land.city_number, table.automa.city, "table.automa.city")
            self._fill_bag(s, table.automa.bag)
        if table.building is not None:
            self.building.lay(s, table.building, place="table.building.")
        for company in range(figures.COMPANIES):
            held = sum(s.shares[seat][company] for seat in range(game.players))
            s.boxed[company] = game.rules.shares - s.stock[company] - s.aside[company] - held

    def _lay_company(self, s: MiniState, company: int, part: Any) -> None:
        game, land = self.game, self.game.land
        place = f"table.companies.{game.companies[company]}."
        self.company.lay(s, part, company, place=place)
        net = game.layout.mask(SPACE, part.track, f"{place}track")
        s.net[company] = game.spread(net | 1 << land.start_space[company])

    def _fill_bag(self, s: MiniState, given: dict[str, int] | None) -> None:
        game = self.game
        if given is None:
            given = dict(zip(game.automa_faces, (*game.automa_counts, game.refresh), strict=True))
        found = counts(game.automa_faces, given, "table.automa.bag")
        s.bag.counts = found
        s.bag.size = sum(found)
        s.bag.drawn = sum(game.automa_counts) - sum(found[:-1])
