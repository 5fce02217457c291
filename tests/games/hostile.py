"""Positions spoilt at random: whatever a person or a program may send, a room refuses it in words, or plays it on."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import kolejiste as k

NUMBERS = (-1, 0, 1, 2, 3, 5, 8, 13, 40, 10**6, 10**9)
NONSENSE: tuple[Any, ...] = ("nonsense", "", None, True, 0.5, [], {}, [[]], {"a": 1})
PLIES = 25  # that an accepted position is played on


def spoilt_games(game: k.Game, seed: int, games: int, each: int) -> Counter[str]:
    """Spoil so many positions of random games, and meet every one of them; how many were refused and played on."""
    found: Counter[str] = Counter()
    for number in range(games):
        dice, chance = random.Random(f"{seed} {number}"), k.Chance(number)
        state = game.new(chance)
        snapshots = []
        while not state.over:
            snapshots.append(state.snapshot())
            state.apply(dice.choice(state.legal()), chance)
        snapshots.append(state.snapshot())
        for _ in range(each):
            found[meet(game, spoil(dice.choice(snapshots), dice), dice)] += 1
    return found


def meet(game: k.Game, snapshot: dict[str, Any], dice: random.Random) -> str:
    """A position is refused with a sentence, or it stands, can be seen by everybody, and goes on without an error."""
    try:
        state = game.restore(snapshot)
    except k.BadSnapshot as why:
        return _refused(why)
    assert state.check() == [], snapshot
    assert misfits(state) == [], snapshot  # rules look things up by these numbers
    assert state.census() == game.box, snapshot
    again = game.restore(state.snapshot())
    assert again.snapshot() == state.snapshot()
    chance = k.Chance(dice.getrandbits(32))
    for _ in range(PLIES):
        for seat in (dice.randrange(game.players), None):
            view = state.view(seat)
            game.outline(view, "en")
            game.sampler(view)(chance).legal()
        assert state.scores is not None
        assert len(state.sheet()) == game.players
        if state.over:
            break
        assert state.ask is not None
        legal = state.legal()
        assert legal
        state.apply(dice.choice(legal), chance)
    assert state.check() == []
    assert state.census() == game.box
    return "played on"


def misfits(state: Any) -> list[str]:
    """The fields whose values are beyond what is declared of them, and with it perhaps beyond an array."""
    found: list[str] = state.game.layout.misfits(state)
    return found


def _refused(why: k.BadSnapshot) -> str:
    for language in ("cs", "sk", "en"):
        said = why.say(language)
        assert len(said) > 10, why.key
        assert "error-" not in said
    return "refused"


def spoil(snapshot: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A copy with up to three places changed: numbers, names of other things, entries lost, doubled or exchanged."""
    data: dict[str, Any] = json.loads(json.dumps(snapshot))
    for _ in range(dice.choice((1, 1, 2, 3))):
        places = list(_places(data))
        holder, key = dice.choice(places)
        holder[key] = _changed(holder[key], [there[at] for there, at in places], dice)
        if dice.random() < (0.2 if isinstance(holder, list) else 0.1) and holder is not data:
            del holder[key]
    return data


def _places(data: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        found.append((data, key))
        if isinstance(value, dict | list):
            found += _places(value)
    return found


def _changed(value: Any, others: list[Any], dice: random.Random) -> Any:
    if dice.random() < 0.05:
        return dice.choice(NONSENSE)
    alike = [other for other in others if type(other) is type(value) and other != value]
    if type(value) is int and dice.random() < 0.8:
        return dice.choice((value - 1, value + 1, dice.choice(NUMBERS)))
    if type(value) is bool:
        return not value
    if dice.random() < 0.15:
        return None
    if isinstance(value, list) and value and dice.random() < 0.8:
        shuffled = [*value, dice.choice(value)] if dice.random() < 0.5 else dice.sample(value, len(value))
        return shuffled if dice.random() < 0.7 else value[1:]
    if value is None:
        alike = [other for other in others if isinstance(other, str | int)]
    return json.loads(json.dumps(dice.choice(alike))) if alike else dice.choice(NONSENSE)
