"""What the report on balance tells of milestones, actions, cities, rails, deals and hires."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kolejiste.core.actions import Event
from kolejiste.core.balance import Fact, Kind, RoomBalance

from .events import (
    DealTaken,
    MilestoneCompleted,
    MilestoneKept,
    RailLaid,
    StationBuilt,
    WorkerHired,
    WorkerPlaced,
)
from .speech import Speaker

PARTS = {"trains-line": "balance-trains", "milestone-line": "balance-milestones", "links-line": "balance-links"}


class Balance(RoomBalance):
    """Actions, milestones, cities, rails, deals and hired workers."""

    ends = {"end-triggered": "balance-end-triggered"}  # noqa: RUF012
    kinds = (
        Kind("actions", "balance-actions", several=True),
        Kind("milestones", "balance-milestones", met=True),
        Kind("rails", "balance-rails", drawn=True),
        Kind("cities", "balance-cities"),
        Kind("deals", "balance-deals"),
        Kind("hires", "balance-hires", several=True),
    )

    def __init__(self, game: Any, language: str = "en") -> None:
        super().__init__(game, language)
        self._speaker = Speaker(game, language)

    def heard(self, event: Event) -> Iterator[Fact]:
        if isinstance(event, WorkerPlaced):
            yield Fact("actions", event.action, "had", event.seat)
        elif isinstance(event, MilestoneKept):
            yield Fact("milestones", event.milestone, "had", event.seat)
        elif isinstance(event, MilestoneCompleted):
            yield Fact("milestones", event.milestone, "met", event.seat)
            yield Fact("milestones", event.milestone, "points", event.seat, event.points)
        elif isinstance(event, RailLaid):
            yield Fact("rails", event.rail, "had", event.seat)
        elif isinstance(event, StationBuilt):
            yield Fact("cities", event.city, "had", event.seat)
        elif isinstance(event, DealTaken):
            yield Fact("deals", f"{event.tile}/{event.deal}", "had", event.seat)
        elif isinstance(event, WorkerHired):
            yield Fact("hires", event.worker, "had", event.seat)

    def part(self, line: dict[str, Any]) -> str:
        return PARTS.get(line["is"]) or f"track:{line['track']}"

    def part_name(self, part: str) -> str:
        return self._speaker.track(part[6:]) if part.startswith("track:") else self._speaker.words(part)

    def thing_name(self, kind: str, thing: str) -> str:
        say = self._speaker
        if kind == "deals":
            return say.deal(*thing.split("/"))
        told = {"actions": say.main, "milestones": say.milestone, "rails": say.ends, "cities": say.city}
        return told.get(kind, say.worker)(thing)

    def mark(self, kind: str, thing: str) -> str:
        return f"rail-{thing}"
