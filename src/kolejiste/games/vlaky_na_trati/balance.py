"""What the report on balance tells of the rows of the sheets and of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kolejiste.core.actions import Event
from kolejiste.core.balance import Fact, Kind, RoomBalance

from .events import CardLaid, SymbolTicked
from .speech import Speaker

COINS = "balance-coins"


class Balance(RoomBalance):
    """Rows of the sheets with their ticks and points, cards laid."""

    ends = {"last-round": "balance-end-last-round"}  # noqa: RUF012
    kinds = (Kind("rows", "balance-rows", several=True), Kind("cards", "balance-cards"))

    def __init__(self, game: Any, language: str = "en") -> None:
        super().__init__(game, language)
        self._speaker = Speaker(game, language)

    def heard(self, event: Event) -> Iterator[Fact]:
        if isinstance(event, SymbolTicked):
            yield Fact("rows", event.symbol, "had", event.seat)
        elif isinstance(event, CardLaid):
            yield Fact("cards", event.card, "had", event.seat)

    def reckoned(self, seat: int, line: dict[str, Any]) -> Iterator[Fact]:
        if "row" in line:
            yield Fact("rows", line["row"], "points", seat, line["points"])

    def part(self, line: dict[str, Any]) -> str:
        if "row" in line:
            return str(line["row"])
        return "/".join(line["rows"]) if "rows" in line else COINS

    def part_name(self, part: str) -> str:
        say = self._speaker
        return say.words(part) if part == COINS else " × ".join(map(say.symbol, part.split("/")))

    def thing_name(self, kind: str, thing: str) -> str:
        return self._speaker.symbol(thing) if kind == "rows" else self._speaker.card(thing)
