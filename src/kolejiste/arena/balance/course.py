"""The course of a game as a report on balance needs it: points from move to move, who brought on the end, what was
done, and what became of the room's own things. All of it comes from the public contract: points, events and sheets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from kolejiste.core.actions import Event
from kolejiste.core.balance import Fact, room_balance
from kolejiste.core.contract import Game, State

from ..measures import Measure

COURSE = "kolejiste.arena.balance.course:Course"


class Ended(msgspec.Struct, frozen=True):
    """How a game came to its end: who announced it, by which event and when; nobody, if nothing did."""

    seat: int
    event: str
    ply: int


class Told(msgspec.Struct, frozen=True):
    """The course of one game."""

    points: list[list[int]]  # the ply, then everybody's points, whenever they changed
    moves: list[int]  # decisions of each seat
    turns: list[int]  # how often each seat came to decide after another one
    actions: dict[str, list[int]]  # by tag, for each seat
    events: dict[str, int]  # by tag
    end: Ended | None
    facts: dict[str, dict[str, dict[str, list[int]]]]  # by kind, thing and what became of it, for each seat


class Course(Measure):
    """Watches with open cards: games between bots have nobody to spy on."""

    secrets = True

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._room = room_balance(game)
        self._points: list[list[int]] = []
        self._moves, self._turns = [0] * game.players, [0] * game.players
        self._actions: dict[str, list[int]] = {}
        self._events: Counter[str] = Counter()
        self._end: Ended | None = None
        self._facts: dict[str, dict[str, dict[str, list[int]]]] = {}
        self._last = -1

    def before(self, position: State) -> None:
        self._points.append([position.ply, *position.scores])

    def after(self, seat: int, move: int, events: Sequence[Event], position: State) -> None:
        self._moves[seat] += 1
        self._turns[seat] += seat != self._last
        self._last = seat
        self._actions.setdefault(self.game.action(move).tag, [0] * self.game.players)[seat] += 1
        for event in events:
            self._events[event.tag] += 1
            if self._end is None and event.tag in self._room.ends:
                self._end = Ended(seat, event.tag, position.ply)
            for fact in self._room.heard(event):
                self._note(fact)
        if not position.over and position.scores != self._points[-1][1:]:
            self._points.append([position.ply, *position.scores])

    def end(self, position: State) -> Told:
        for sheet in position.sheet():
            for line in sheet.lines:
                for fact in self._room.reckoned(sheet.seat, msgspec.to_builtins(line)):
                    self._note(fact)
        end = self._end
        return Told(self._points, self._moves, self._turns, self._actions, dict(self._events), end, self._facts)

    def _note(self, fact: Fact) -> None:
        things = self._facts.setdefault(fact.kind, {}).setdefault(fact.thing, {})
        things.setdefault(fact.what, [0] * self.game.players)[fact.seat] += fact.amount
