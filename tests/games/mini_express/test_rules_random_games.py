"""Whole random games of every mode, map and variant beside a second reading of the rulebook (reference.py)."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import BuildTrack, TakeShare
from tests.games.mini_express.positions import mini, options
from tests.games.mini_express.reference import Shadow, seen

STYLES = ("even", "builder", "taker", "west")
WEST = (
    "omaha",
    "denver",
    "salt-lake-city",
    "san-francisco",
    "el-paso",
    "phoenix",
    "los-angeles",
    "portland",
    "seattle",
)


def taste(action: Any, style: str) -> float:
    """How gladly a random player of this style does something."""
    if style == "taker" and isinstance(action, TakeShare):
        return 40
    if style == "builder" and isinstance(action, TakeShare):
        return 0.2
    if style == "west" and isinstance(action, BuildTrack) and action.city in WEST:
        return 40
    return 1


def assert_agrees(state: k.State, shadow: Shadow) -> None:
    assert state.snapshot()["phase"] == shadow.phase
    assert seen(state) == shadow.table()
    assert state.scores == shadow.scores()
    if shadow.phase != "over":
        assert state.turn == state.seat == shadow.turn
        legal = options(state)
        assert set(legal) == shadow.legal()
        assert len(legal) == len(set(legal))


def whole_game(game: Any, seed: int, style: str) -> tuple[k.State, Shadow, set[str]]:
    dice, chance = random.Random(seed), k.RecordingChance(k.Chance(seed))
    state = game.new(chance)
    chance.taken()
    shadow = Shadow(state)
    phases = set()
    assert_agrees(state, shadow)
    while not state.over:
        phases.add(shadow.phase)
        actions = options(state)
        action = dice.choices(actions, [taste(one, style) for one in actions])[0]
        state.apply(game.number(action), chance)
        shadow.follow(action, [game.decks[deck][card] for deck, card in chance.taken()])
        assert_agrees(state, shadow)
    return state, shadow, phases


SETTINGS = list(k.load("mini_express").settings())


@cache
def words(number: int) -> str:
    players, chosen = SETTINGS[number]
    return "-".join([str(players), *(str(value) for value in chosen.values() if value not in (False, "passenger"))])


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=words)
def test_random_games_agree_with_a_second_reading_of_the_rules(number: int) -> None:
    """Draft, shares, ways, compensation, length, influence, events, the automa, the end and the points."""
    players, chosen = SETTINGS[number]
    for seed, style in enumerate(STYLES, 10 * number):
        state, shadow, _ = whole_game(mini(players, **chosen), seed, style)
        assert state.winners == [shadow.winner()]
        for sheet in state.sheet():
            assert sheet.total == sum(line.points for line in sheet.lines) == state.scores[sheet.seat]
