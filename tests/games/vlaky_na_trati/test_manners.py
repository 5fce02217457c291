"""The planner in its manners: the first one as recorded, weaker ones in their order, and the end played exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.rules import phases

from ..manners import errors, in_short, played, wins
from .positions import vlaky

# Games of the planner with itself, recorded before it had manners: by seats and sheet, from seed 7000 on.
RECORDED = {
    (2, "I"): ("69be08e764d7430c", "ae4f194701b48278", "71263eedcea04823"),
    (2, "II"): ("ad28e95e46e0f965", "e5b9015a81533862", "6a5dec4b865e619b"),
    (3, "I"): ("622929b8962bbf16", "fba00d84939eca38", "796c38ab6fe27f76"),
    (3, "II"): ("2befd1ab6dd7bf80", "9ff746072b56b563", "33c010ad68244a2c"),
}


@pytest.mark.parametrize(("players", "sheet"), RECORDED)
def test_first_manner_plays_as_recorded(players: int, sheet: str) -> None:
    game = vlaky(players, sheet)
    assert tuple(in_short(game, "first", 7000 + number) for number in range(3)) == RECORDED[players, sheet]


def most_after(state: Any, move: int) -> int:
    """The points that a closing action brings its seat, with the better symbol where one is chosen."""
    after, seat = state.clone(), state.seat
    after.apply(move, k.Chance(0))
    if not after.over and after.seat == seat and after.phase == phases.RECORD:
        return max(most_after(after, symbol) for symbol in after.legal())
    return int(after.scores[seat])


@pytest.mark.parametrize(("manner", "exact"), [("club", True), ("first", False)])
def test_closing_actions_lose_no_point(manner: str, exact: bool) -> None:
    """Sheet II, on which nothing hangs on the others any more; the first manner gives points away."""
    game = vlaky(2, "II")
    planner, lost, met = game.planner(manner), 0, 0

    def watched(state: Any, legal: Sequence[int], chance: k.Chance) -> int:
        nonlocal lost, met
        move = planner.choose(state, legal, chance)
        if state.phase == phases.CLOSING:
            met += 1
            lost += max(most_after(state, other) for other in legal) - most_after(state, move)
        return move

    for seed in range(50):
        played(game, [watched, watched], 400 + seed)
    assert met > 70
    assert (lost == 0) == exact


def test_last_free_action_is_taken_with_the_closing_one_in_mind() -> None:
    """Once the track is full a seat has two actions left: no other two bring more."""
    game = vlaky(2, "II")
    planner, met = game.planner(), 0
    for seed in range(8):
        chance = k.Chance(900 + seed)
        state: Any = game.new(chance)
        while not state.over:
            legal = state.legal()
            move = planner.choose(state, legal, chance)
            if state.phase == phases.FREE and len(state.laid) == state.game.board.slots and len(legal) > 1:
                met += 1
                assert alone(state, move, 1) == max(alone(state, other, 1) for other in legal)
            state.apply(move, chance)
    assert met > 2


def alone(state: Any, move: int, more: int) -> int:
    """What a seat can still reach by this action and so many more, while the others do nothing."""
    after, seat, finish = state.clone(), state.seat, state.game.numbering.finish
    after.apply(move, k.Chance(0))
    while not after.over and after.seat != seat:
        legal = after.legal()
        after.apply(finish if finish in legal else legal[0], k.Chance(0))
    if after.over:
        return int(after.scores[seat])
    if after.phase == phases.RECORD:
        return max(alone(after, symbol, more) for symbol in after.legal())
    return max(alone(after, other, more - 1) for other in after.legal()) if more else int(after.scores[seat])


@pytest.mark.slow
@pytest.mark.parametrize("sheet", ["I", "II"])
@pytest.mark.parametrize(
    ("better", "worse", "least"), [("beginner", "random", 36), ("casual", "beginner", 30), ("club", "casual", 24)]
)
def test_levels_stand_in_their_order(better: str, worse: str, least: int, sheet: str) -> None:
    assert wins(vlaky(2, sheet), better, worse, 40, seed=3000) >= least


def test_denier_leaves_the_others_less() -> None:
    game = vlaky(2, "I")
    planners = {manner: game.planner(manner).choose for manner in ("club", "denier")}
    left = {
        manner: sum(played(game, [planners["club"], choose], 50 + seed)[0].scores[0] for seed in range(20))
        for manner, choose in planners.items()
    }
    assert left["denier"] < left["club"]


@pytest.mark.parametrize(("players", "sheet"), [(2, "I"), (3, "II")])
def test_position_is_worth_what_it_will_bring(players: int, sheet: str) -> None:
    """On average a forecast is nearer to the end than half as far as the points of the moment."""
    worth, now = errors(vlaky(players, sheet), 6, seed=40)
    assert worth < now / 2


def test_random_games_that_stop_early_are_weighed_too() -> None:
    state = vlaky(2, "I").new(k.Chance(1))
    found = state.game.playouts(state.view(0), state.legal(), 2, policy="random", plies=6)
    assert 20 < found.mean(0) < 130
