"""Measures watch games from outside: before, after each move and at the end, and see what they may."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

import kolejiste as k
from kolejiste.arena.blocks import Block, play_block
from kolejiste.arena.match import Setting, play
from kolejiste.arena.measures import Measure, Watch, measure_class
from kolejiste.core.actions import Event
from kolejiste.core.text import LANGUAGES

SF = "ticket_to_ride_san_francisco"
HERE = __name__


class Public(Measure):
    """Counts what a spectator sees and hears."""

    def before(self, position: Any) -> None:
        assert isinstance(position, k.View)
        assert position.seat is None
        self.moves = self.heard = 0
        self.plies = [position.ply]

    def after(self, seat: int, move: int, events: Sequence[Event], position: Any) -> None:
        assert isinstance(position, k.View)
        assert move in range(len(self.game.actions))
        self.moves += 1
        self.heard += len(events)
        self.plies.append(position.ply)
        assert not any(event.tag == "drew-blind" for event in events)

    def end(self, position: Any) -> Any:
        assert position.over
        return {"moves": self.moves, "heard": self.heard, "plies": self.plies}


class Secret(Public):
    """Sees everything, and spoils what it is shown."""

    secrets = True

    def before(self, position: Any) -> None:
        assert isinstance(position, k.State)
        self.kinds: list[str] = []
        self.moves = 0

    def after(self, seat: int, move: int, events: Sequence[Event], position: Any) -> None:
        self.moves += 1
        self.kinds += [event.tag for event in events]
        if not position.over:
            position.apply(position.legal()[0], k.Chance(1))

    def end(self, position: Any) -> Any:
        return {"moves": self.moves, "kinds": sorted(set(self.kinds))}


def block(again: int = 0) -> Block:
    return Block(0, Setting(SF, 2), ("random", "planner"), (0, 1), 5, 2, again)


@pytest.mark.parametrize("records", [False, True])
def test_measures_watch_and_change_nothing(records: bool) -> None:
    plain = play_block(block(), records=records)
    watched = play_block(block(), [f"{HERE}:Public", f"{HERE}:Secret"], records=records)
    for one, other in zip(plain, watched, strict=True):
        assert (one.scores, one.plies, one.record) == (other.scores, other.plies, other.record)
        assert one.measures == ""
        found = json.loads(other.measures)
        assert found["Public"]["moves"] == found["Secret"]["moves"] == other.plies
        assert found["Public"]["plies"] == list(range(other.plies + 1))
        assert found["Public"]["heard"] > other.plies / 2


def test_what_nobody_else_may_know_needs_to_be_asked_for() -> None:
    """A card drawn blind is heard by its seat alone."""
    game = k.load(SF).bind(2)

    class Heard(Measure):
        def __init__(self, game: k.Game) -> None:
            self.said: list[str] = []

        def after(self, seat: int, move: int, events: Sequence[Event], position: Any) -> None:
            self.said += [repr(event) for event in events]

        def end(self, position: Any) -> Any:
            return self.said

    class All(Heard):
        secrets = True

    watch = Watch(game, [Heard, All])
    found = watch.end(play(game, ["random", "random"], 5, watch=watch))
    assert len(found["Heard"]) == len(found["All"])
    assert found["Heard"] != found["All"]


@pytest.mark.parametrize("spec", ["no.such:Thing", "json:JSONDecoder", "nothing", f"{HERE}:HERE", f"{HERE}:Nothing"])
def test_what_is_no_measure_is_told(spec: str) -> None:
    with pytest.raises(k.KolejisteError, match="is no measure") as why:
        measure_class(spec)
    assert len({why.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
