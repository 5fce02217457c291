"""Gymnasium: its own check for every setting, games equal to the arena's, copies with bots in them, clear refusals."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium as farama
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kolejiste as k
from kolejiste.arena.match import play, seated
from kolejiste.research import gymnasium, registered
from kolejiste.research.errors import BadUse
from kolejiste.research.gymnasium import OneSeat

from .settings import FEWEST, Setting, every

SF = "ticket_to_ride_san_francisco"


@every()
def test_gymnasium_s_own_check(setting: Setting) -> None:
    title, players, options = setting
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Nothing bounds a score, and so no observation.
        warnings.filterwarnings("ignore", ".*Box observation space (minimum|maximum) value is")
        name = f"kolejiste.research.gymnasium:{registered(title)}"
        check_env(farama.make(name, players=players, bots="random", **options).unwrapped)


@pytest.mark.parametrize("title", FEWEST)
def test_with_a_bot_s_moves_a_game_is_the_arena_s(title: str) -> None:
    """The same seed gives the same cards and the same bots, at every seat."""
    game = k.load(title).bind()
    for seat in range(game.people):
        names = ["random"] * game.people
        names[seat] = "planner"
        state = play(game, names, 21)
        env = gymnasium.env(title, seat=seat, bots="random")
        env.reset(seed=21)
        ended = False
        with seated(game, names, 21) as bots:
            while not ended:
                position = env._sitting.state  # the bot sees what it sees in the arena: its view
                _, reward, ended, _, info = env.step(bots[seat].choose(position.view(seat), position.legal()))
        assert info["scores"] == tuple(state.scores)
        assert reward == state.returns()[seat]


def on(env: OneSeat, seed: int, most: int = 10**9) -> list[Any]:
    """Play on with moves drawn from a seed; everything that could be seen."""
    seen: list[Any] = []
    dice = np.random.default_rng(seed)
    ended = False
    while not ended and len(seen) < most:
        move = int(dice.choice(np.flatnonzero(env.action_masks())))
        observed, reward, ended, _, info = env.step(move)
        seen.append((observed.tobytes(), info["action_mask"].tobytes(), reward, info["seat"], info.get("scores")))
    return seen


@pytest.mark.parametrize("title", FEWEST)
@pytest.mark.parametrize(
    "twin", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "deepcopy", "pickle"]
)
def test_a_copy_goes_the_same_way_and_on_its_own(title: str, twin: Callable[[OneSeat], OneSeat]) -> None:
    players = max(2, k.load(title).seats[0])
    env = gymnasium.env(title, players, seat=None, bots="planner")
    fresh = twin(env)
    assert env.reset(seed=4)[1]["seat"] == fresh.reset(seed=4)[1]["seat"]
    assert on(env, 1, 5) == on(fresh, 1, 5)
    other = twin(env)
    left = on(other, 2)
    assert on(env, 2) == left
    env.reset()
    other.reset()
    assert on(env, 3, 5) == on(other, 3, 5)


def test_a_drawn_seat_is_every_seat_in_time() -> None:
    env = gymnasium.env(SF, 3, seat=None, bots="random")
    env.reset(seed=1)
    seats = set()
    for _ in range(30):
        seats.add(env.reset()[1]["seat"])
    assert seats == {0, 1, 2}


def test_bots_can_differ_by_seat() -> None:
    env = gymnasium.env(SF, 3, seat=1, bots=["planner", "random"])
    env.reset(seed=1)
    assert [type(bot).__name__ for bot in env._bots] == ["PlannerBot", "RandomBot", "RandomBot"]


def test_an_illegal_move_loses_or_is_refused() -> None:
    env = gymnasium.env(SF, bots="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert "is not possible now" in info["illegal"]
    assert not info["action_mask"].any()
    with pytest.raises(BadUse, match="Call reset"):
        env.step(0)
    env.reset()
    assert on(env, 1)
    strict = gymnasium.env(SF, bots="random", illegal="refuse")
    strict.reset(seed=1)
    before = strict.action_masks()
    for move in (illegal, -1, 10**6, 1.0, "x", None):
        with pytest.raises(k.IllegalMove):
            strict.step(move)
    assert np.array_equal(strict.action_masks(), before)
    forgiving = gymnasium.env(SF, bots="random")
    forgiving.reset(seed=1)
    for move in (-1, 10**6, 1.0, "x", None):  # no moves at all
        with pytest.raises(k.IllegalMove):
            forgiving.step(move)


def test_nonsense_is_refused_in_a_sentence() -> None:
    with pytest.raises(k.UnknownTitle):
        gymnasium.env("chess")
    with pytest.raises(k.BadOption, match="no option"):
        gymnasium.env(SF, colour="red")
    with pytest.raises(k.BadOption, match="no bot “plannner”"):
        gymnasium.env(SF, bots="plannner")
    with pytest.raises(k.BadOption, match="no seat 2"):
        gymnasium.env(SF, seat=2)
    with pytest.raises(k.BadOption, match="no seat 1"):
        gymnasium.env("mini_express", 1, seat=1)  # that one is the automa's
    with pytest.raises(BadUse, match="rivals at this table is 1, but 2 bots"):
        gymnasium.env(SF, bots=["random", "random"])
    with pytest.raises(BadUse, match="lose, refuse"):
        gymnasium.env(SF, illegal="ignore")
    with pytest.raises(BadUse, match="ansi, svg"):
        gymnasium.env(SF, render_mode="human")
    env = gymnasium.env(SF)
    with pytest.raises(BadUse, match="Call reset first"):
        env.step(0)
    with pytest.raises(BadUse, match="from 0 on"):
        env.reset(seed=-3)


def test_drawn_and_told_as_the_learner_sees_it() -> None:
    env = gymnasium.env(SF, render_mode="svg", bots="random")
    env.reset(seed=1)
    assert env.render() == env.game.draw(k.load(SF).new(seed=1).view(0))
    told = gymnasium.env(SF, render_mode="ansi", bots="random")
    told.reset(seed=1)
    assert len(told.render().splitlines()) > 10


def test_samples_are_legal_without_a_mask() -> None:
    env = gymnasium.env(SF, bots="random", illegal="refuse")
    env.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, _ = env.step(env.action_space.sample())
