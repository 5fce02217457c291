"""Whole random games beside a second reading of the rulebook (reference.py): moves, sheets, turns and points agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import DiscardCard, Finish, GiveUpSymbol, LayCard, LaySecondCard
from tests.games.vlaky_na_trati.positions import HEIGHTS, options, started, vlaky
from tests.games.vlaky_na_trati.reference import Shadow

KEYS = ("ticks", "coins", "slow", "gained", "bought", "given_up")


def taste(action: Any, style: str) -> float:
    """How gladly a random player of this style does something."""
    if style == "offer" and isinstance(action, LayCard | LaySecondCard):
        return 1 if action.card[0] == "B" else 0.001
    if style == "thrifty" and isinstance(action, DiscardCard):
        return 20
    if style == "thrifty" and isinstance(action, GiveUpSymbol):
        return 3
    if isinstance(action, Finish):
        return 0.3
    return 1


def assert_agrees(state: k.State, shadow: Shadow) -> None:
    now = state.snapshot()
    if now["phase"] == "symbol":
        return
    assert now["phase"] == shadow.phase
    assert now["laid"] == shadow.laid
    assert len(now["deck"]["unseen"]) == shadow.deck
    assert sorted(card for card in now["offer"] if card) == sorted(shadow.offer)
    for mine, theirs, hand in zip(shadow.players, now["seats"], shadow.hands, strict=True):
        assert {key: theirs[key] for key in KEYS if key != "gained"} == {
            key: getattr(mine, key) for key in KEYS if key != "gained"
        }
        assert theirs["gained"] == mine.gained or now["sheet"] == "II"
        assert set(theirs["hand"]) == hand
    if shadow.phase != "over":
        assert state.turn == shadow.turn
        assert state.seat == (shadow.bends[0] if shadow.phase == "bend" else shadow.turn)
        assert set(options(state)) == shadow.legal()
        assert now["ending"] > 0 or not shadow.ending or shadow.phase in ("bend", "symbol")


def whole_game(game: k.Game, seed: int, style: str) -> tuple[k.State, Shadow]:
    dice, chance = random.Random(seed), k.Chance(seed)
    tracks = list(HEIGHTS)
    dice.shuffle(tracks)
    state = started(game, dice.choice("12"), tracks, seed)
    shadow = Shadow(state)
    assert_agrees(state, shadow)
    while not state.over:
        actions = options(state)
        action = dice.choices(actions, [taste(one, style) for one in actions])[0]
        who = state.seat
        state.apply(game.number(action), chance)
        shadow.follow(action, who, state.snapshot())
        assert_agrees(state, shadow)
    return state, shadow


@pytest.mark.parametrize("style", ["even", "offer", "thrifty"])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", ["I", "II"])
def test_random_games_agree_with_a_second_reading_of_the_rules(sheet: str, players: int, style: str) -> None:
    """Legal cards and free actions, recording, coins, bends, turns, the end and the points (C-10 to C-118)."""
    for seed in range(40):
        state, shadow = whole_game(vlaky(players, sheet), seed, style)
        assert state.scores == shadow.scores()
        left = [one.coins for one in shadow.players]
        keys = list(zip(state.scores, left, strict=True))
        assert state.winners == [number for number, key in enumerate(keys) if key == max(keys)]
        for one in state.sheet():
            assert one.total == sum(line.points for line in one.lines) == state.scores[one.seat]


def test_completed_track_with_a_deck_left_has_at_least_four_a_cards() -> None:
    """C-76: 25 B cards, four lying in the offer and one in the deck, leave at most 20 for the track."""
    ends = set()
    for seed in range(60):
        state, shadow = whole_game(vlaky(2), seed, "offer")
        ends.add(shadow.deck > 0)
        if shadow.deck:
            assert len(shadow.laid) == 24
            assert sum(card[0] == "A" for card in shadow.laid) >= 4
        else:
            assert sum(card[0] == "B" for card in shadow.laid) >= 21
        assert state.over
    assert False in ends
