"""A position of Ticket to Ride as people see it. What lies on the table is declared in `fields.py`, and `engine.py`
plays on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.actions import Event
from kolejiste.core.contract import PhasedState, SeatSheet
from kolejiste.core.masks import bits, mask

from . import reckoning, scoring
from .actions import (
    ChoosePlacement,
    ChooseSecondCard,
    ChooseSouvenir,
    ChooseStationPayment,
    ChooseTickets,
    ChooseTunnelPayment,
    ChooseTurn,
    TicketsPrompt,
)
from .engine import Engine
from .fields import CITIES, ROUTE_WORDS
from .rules import claims, stations, tickets
from .rules.memory import remember
from .rules.phases import FIRST, KEEP, PLACE, SECOND, SOUVENIR, STATION, TUNNEL, TURN

if TYPE_CHECKING:
    from .view import TicketsView


class TicketsState(Engine, PhasedState):
    """A position; nothing but methods stands here."""

    __slots__ = ()

    if TYPE_CHECKING:

        def view(self, seat: int | None) -> TicketsView: ...

    @property
    def ask(self) -> TicketsPrompt | None:
        board, phase = self.game.board, self.phase
        if phase == TURN:
            return ChooseTurn()
        if phase == SECOND:
            return ChooseSecondCard()
        if phase in (FIRST, KEEP):
            return ChooseTickets(self.offered[self.seat], tickets.at_least(self))
        if phase == STATION:
            return ChooseStationPayment(board.cities[self.pending], stations.price(self))
        if phase == TUNNEL:
            route = board.routes[self.tables.claim_route[self.pending]]
            return ChooseTunnelPayment(route, claims.extra_cards(self, self.pending))
        if phase == PLACE:
            return ChoosePlacement()
        if phase == SOUVENIR:
            return ChooseSouvenir(board.routes[self.pending])
        return None

    def remember(self, events: Sequence[Event]) -> None:
        remember(self, events)

    # --- what lies there, in lists ------------------------------------------------------------------------------------

    def routes_of(self, seat: int) -> list[int]:
        return bits(sets.joined(self.routes[seat]))

    def offer(self, seat: int) -> list[int]:
        """The tickets it is choosing from."""
        return list(self.offers[seat][: self.offered[seat]])

    def boxed_tickets(self, seat: int) -> list[int]:
        """The first tickets it put into the box."""
        return [ticket for ticket in self.boxed[seat] if ticket >= 0]

    def station_names(self, seat: int) -> list[str]:
        """The cities of its stations, in the order they were built."""
        cities = self.game.board.cities
        return [cities[city] for city in self.stations[seat][: self.built[seat]]]

    def kinds_aside(self) -> list[str]:
        """The souvenir kinds that were not placed yet."""
        return [kind for kind, left in zip(self.game.board.kinds, self.aside.counts, strict=True) if left]

    # --- counting -----------------------------------------------------------------------------------------------------

    def derived(self) -> dict[str, object]:
        """Sums and sets that are kept for speed; the descriptions stand at the fields."""
        game, board = self.game, self.game.board
        seats = range(game.players)
        owned = [self.routes_of(seat) for seat in seats]
        trains = [board.rules.trains - sum(board.length[route] for route in routes) for routes in owned]
        built = [sum(city >= 0 for city in self.stations[seat]) for seat in seats]
        taken = mask(city for seat in seats for city in self.stations[seat] if city >= 0)
        free = (1 << len(board.cities)) - 1 & ~taken if board.rules.station_cards else 0
        return {
            "score": [sum(board.points[route] for route in routes) for routes in owned],
            "trains": trains,
            "built": built,
            "offered": [sum(ticket >= 0 for ticket in self.offers[seat]) for seat in seats],
            "free_cities": sets.spread(free, sets.width(CITIES.most)),
            "open": [sets.spread(game.open_routes(owned, seat, trains[seat]), ROUTE_WORDS) for seat in seats],
        }

    def census(self) -> dict[str, int]:
        found = super().census()
        board, game = self.game.board, self.game
        for seat in range(game.players):
            used = sum(board.length[route] for route in self.routes_of(seat))
            found[f"trains of seat {seat}"] = self.trains[seat] + used
        if board.kinds:
            owned = sum(mask.bit_count() for mask in self.souvenirs)
            found["souvenirs"] = sum(self.souvenir_left) + owned + self.aside.size * game.placed_tokens
        return found

    # --- the reckoning ------------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        if not self.over:
            return list(self.score)
        self.reckon()
        return list(self.total)

    @property
    def ranks(self) -> list[int]:
        self.reckon()
        return [reckoning.rank(self, seat) for seat in range(self.game.players)]

    def sheet(self) -> list[SeatSheet]:
        self.reckon()
        return scoring.sheet(self)
