"""Whole random games for every number of seats beside a second reading of the rulebook (reference.py)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core.masks import mask
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    DiscardForTile,
    Done,
    FlipTrain,
    HireWorker,
    LayRail,
    PlaceWorker,
    Promote,
    SellShare,
    TakeDeal,
)
from kolejiste.games.railroad_revolution.rules.milestones import complete
from tests.games.railroad_revolution.positions import options, rr
from tests.games.railroad_revolution.reference import Shadow, points

STYLES = ("even", "promoter", "dealer", "poor", "builder")


def taste(action: Any, style: str) -> float:
    """How gladly a random player of this style does something."""
    if isinstance(action, (SellShare, HireWorker)):
        return 3 if style == "poor" else 0.05
    if isinstance(action, Done):
        return 0.3
    if style == "promoter" and isinstance(action, (Promote, Advance)):
        return 20
    if style == "dealer" and isinstance(action, (TakeDeal, DiscardForTile)):
        return 20
    if style == "builder" and isinstance(action, (PlaceWorker, LayRail)):
        return 3
    return 1


def assert_agrees(state: k.State, shadow: Shadow) -> None:
    """Nothing is allowed that the second reading forbids, and the other way round, but for the order: what can be
    paid for, or leaves enough workers, only through something else of this turn may wait until that is done."""
    legal = options(state)
    assert len(legal) == len(set(legal))
    readings = shadow.legal()
    assert set(legal) <= readings
    for kept in readings - set(legal):
        assert shadow.phase == "action"
        assert isinstance(kept, (Promote, Advance, HireWorker, FlipTrain))
        assert any(kept in shadow.after(one).legal() for one in legal if not isinstance(one, Done)), kept


def whole_game(players: int, seed: int, style: str, checked: float) -> k.State:
    """A game to its end; what may be done is compared at this share of the decisions, what happens at all of them."""
    game = rr(players)
    dice, chance = random.Random(seed), k.RecordingChance(k.Chance(seed))
    state: k.State = game.new(chance)
    chance.taken()
    snapshot = state.snapshot()
    while not state.over:
        shadow = Shadow(snapshot)
        if dice.random() < checked:
            assert_agrees(state, shadow)
        actions = options(state)
        action = dice.choices(actions, [taste(one, style) for one in actions])[0]
        state.apply(game.number(action), chance)
        draws = [(deck, game.decks[deck][card]) for deck, card in chance.taken()]
        snapshot = state.snapshot()
        assert shadow.follow(action, draws, Shadow(snapshot).table()), action
        assert state.scores == [points(part) for part in snapshot["table"]["seats"]]
    return state


@pytest.mark.slow
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_agree_with_a_second_reading_of_the_rules(players: int, style: str) -> None:
    """What may be done, what it does, who decides next, when it ends and what it scores."""
    for seed in range(2):
        state = whole_game(players, 100 * players + 10 * seed + STYLES.index(style), style, 0.4)
        for sheet in state.sheet():
            assert sheet.total == sum(line.points for line in sheet.lines) == state.scores[sheet.seat]
        wealth = [part["money"] + 150 * part["shares"] for part in state.snapshot()["table"]["seats"]]
        best = max(zip(state.scores, wealth, strict=True))
        assert state.winners == [seat for seat in range(players) if (state.scores[seat], wealth[seat]) == best]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masks_agree_with_the_counts_beside_which_they_are_kept(players: int) -> None:
    """Workers of the common supply and of the seats, trains, and which seats' milestones are to be looked at."""
    game = rr(players)
    for seed in range(5):
        dice, chance = random.Random(seed), k.Chance(seed)
        state = game.new(chance)
        while not state.over:
            assert state.in_pool == mask(colour for colour in range(5) if state.pool[colour])
            for seat in range(players):
                workers = [*state.supply[seat], *state.mat[seat]]
                fleet = [*state.trains_up[seat], *state.trains_down[seat]]
                assert state.have[seat] == mask(one for one, count in enumerate(workers) if count)
                assert state.fleet[seat] == mask(face for face, count in enumerate(fleet) if count)
                if complete(state, seat, 0) or complete(state, seat, 1):
                    assert state.grown >> seat & 1
            state.apply(dice.choice(state.legal()), chance)
