"""What the report on balance tells of routes and tickets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kolejiste.core.actions import Event
from kolejiste.core.balance import Fact, Kind, RoomBalance

from .events import RouteClaimed, StationBuilt, TicketsKept, TicketsOffered
from .speech import Speaker

PARTS = {
    "routes-scored": "balance-routes",
    "ticket-met": "balance-tickets-met",
    "ticket-missed": "balance-tickets-missed",
    "stations-unused": "balance-stations",
    "longest-trail": "balance-trail",
    "own-trail": "balance-trail",
    "souvenirs-scored": "balance-souvenirs",
}


class Balance(RoomBalance):
    """Routes claimed, tickets offered, kept and met, stations built."""

    ends = {"last-round": "balance-end-last-round", "game-stalled": "balance-end-stalled"}  # noqa: RUF012
    veiled = ("spaces",)
    kinds = (
        Kind("routes", "balance-routes", drawn=True),
        Kind("tickets", "balance-tickets", offered=True, met=True),
        Kind("stations", "balance-stations-built"),
    )

    def __init__(self, game: Any, language: str = "en") -> None:
        super().__init__(game, language)
        self._speaker = Speaker(game, language)

    def heard(self, event: Event) -> Iterator[Fact]:
        if isinstance(event, RouteClaimed):
            yield Fact("routes", event.route, "had", event.seat)
            yield Fact("routes", event.route, "points", event.seat, event.points)
        elif isinstance(event, TicketsOffered):
            yield from (Fact("tickets", ticket, "offered", event.seat) for ticket in event.tickets)
        elif isinstance(event, TicketsKept):
            yield from (Fact("tickets", ticket, "had", event.seat) for ticket in event.tickets)
        elif isinstance(event, StationBuilt):
            yield Fact("stations", event.city, "had", event.seat)

    def reckoned(self, seat: int, line: dict[str, Any]) -> Iterator[Fact]:
        if line["is"] in ("ticket-met", "ticket-missed"):
            yield Fact("tickets", line["ticket"], "points", seat, line["points"])
        if line["is"] == "ticket-met":
            yield Fact("tickets", line["ticket"], "met", seat)

    def part(self, line: dict[str, Any]) -> str:
        return PARTS[line["is"]]

    def part_name(self, part: str) -> str:
        return self._speaker.words(part)

    def thing_name(self, kind: str, thing: str) -> str:
        if kind == "stations":
            return self._speaker.city(thing)
        return self._speaker.ticket(thing) if kind == "tickets" else self._speaker.route(thing)

    def mark(self, kind: str, thing: str) -> str:
        return f"route-{thing}"
