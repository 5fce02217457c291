"""What the report on balance tells of companies and cities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kolejiste.core.actions import Event
from kolejiste.core.balance import Fact, Kind, RoomBalance

from .events import ShareDrafted, ShareTaken, TrackBuilt
from .speech import Speaker


class Balance(RoomBalance):
    """Shares in companies and what they brought, cities that tracks were built into."""

    ends = {"last-round": "balance-end-last-round", "everybody-passed": "balance-end-passed"}  # noqa: RUF012
    kinds = (Kind("companies", "balance-companies", several=True), Kind("cities", "balance-cities"))

    def __init__(self, game: Any, language: str = "en") -> None:
        super().__init__(game, language)
        self._speaker = Speaker(game, language)

    def heard(self, event: Event) -> Iterator[Fact]:
        if isinstance(event, ShareDrafted | ShareTaken):
            yield Fact("companies", event.company, "had", event.seat)
        elif isinstance(event, TrackBuilt):
            yield Fact("cities", event.city, "had", event.seat)

    def reckoned(self, seat: int, line: dict[str, Any]) -> Iterator[Fact]:
        yield Fact("companies", line["company"], "points", seat, line["points"])

    def part(self, line: dict[str, Any]) -> str:
        return str(line["company"])

    def part_name(self, part: str) -> str:
        return self._speaker.company(part)

    def thing_name(self, kind: str, thing: str) -> str:
        return self._speaker.company(thing) if kind == "companies" else self._speaker.city(thing)
