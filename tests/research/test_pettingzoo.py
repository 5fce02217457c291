"""PettingZoo: its own tests for every setting, and what its users ask for: copies, pickles, seeds, clear refusals."""

from __future__ import annotations

import copy
import pickle
import random
import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pettingzoo as farama
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import kolejiste as k
from kolejiste.core.text import LANGUAGES
from kolejiste.research import pettingzoo, registered
from kolejiste.research.errors import BadUse
from kolejiste.research.pettingzoo import Seats

from .settings import FEWEST, Setting, every

CYCLES = 60  # a whole game ends sooner or later than that, depending on the title
# An observation with a mask is a dictionary, as in all of PettingZoo's classic games; its test remarks on it.
REMARKS = "Observation space for each agent probably should be|Observation is not a NumPy array"


@contextmanager
def strictly() -> Iterator[None]:
    """What PettingZoo's tests warn of is an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", REMARKS)
        yield


@every()
def test_pettingzoo_s_own_tests(setting: Setting) -> None:
    title, players, options = setting
    with strictly():
        api_test(pettingzoo.env(title, players, **options), num_cycles=CYCLES)
        seed_test(lambda: pettingzoo.env(title, players, **options), num_cycles=CYCLES)
        parallel_api_test(pettingzoo.parallel_env(title, players, **options), num_cycles=CYCLES)
        parallel_seed_test(lambda: pettingzoo.parallel_env(title, players, **options), num_cycles=CYCLES)


def play(env: Seats, dice: random.Random, most: int = 10**9) -> list[Any]:
    """Play on at random; everything that could be seen on the way."""
    seen: list[Any] = []
    while env.agents and len(seen) < most:
        observed, reward, ended, _, info = env.last()
        assert observed is not None
        legal = np.flatnonzero(observed["action_mask"]).tolist()
        move = None if ended else dice.choice(legal)
        seen.append((env.agent_selection, observed["observation"].tobytes(), legal, reward, info, move))
        env.step(move)
    return seen


@pytest.mark.parametrize("title", FEWEST)
@pytest.mark.parametrize(
    "twin", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "deepcopy", "pickle"]
)
def test_a_copy_goes_the_same_way_and_on_its_own(title: str, twin: Callable[[Seats], Seats]) -> None:
    env = pettingzoo.env(title)
    fresh = twin(env)
    env.reset(seed=3)
    fresh.reset(seed=3)
    assert play(env, random.Random(1), 20) == play(fresh, random.Random(1), 20)
    other = twin(env)
    left = play(other, random.Random(2))
    assert not other.agents
    assert env.agents
    assert play(env, random.Random(2)) == left
    for one in (env, other):
        one.reset()  # the seeds of further games are copied too
    assert play(env, random.Random(3), 30) == play(other, random.Random(3), 30)


@pytest.mark.parametrize("title", FEWEST)
def test_a_seed_deals_what_it_deals_everywhere_and_the_rewards_are_the_returns(title: str) -> None:
    env = pettingzoo.env(title)
    env.reset(seed=11)
    chance = k.Chance(11)
    state = k.load(title).bind().new(chance)
    dice = random.Random(5)
    while not state.over:
        if state.seat >= state.game.people:
            state.apply(state.legal()[0], chance)
            continue
        assert env.agent_selection == f"seat_{state.seat}"
        observed, *_ = env.last()
        assert observed is not None
        row = [0.0] * len(observed["observation"])
        state.game.observe(state.view(state.seat), row)
        assert np.array_equal(observed["observation"], np.array(row, np.float32))
        assert np.flatnonzero(observed["action_mask"]).tolist() == state.legal()
        move = dice.choice(state.legal())
        state.apply(move, chance)
        env.step(np.int64(move))
    assert list(env.rewards.values()) == state.returns()[: state.game.people]
    assert [info["score"] for info in env.infos.values()] == state.scores[: state.game.people]


def test_without_a_seed_games_differ_and_after_one_they_follow_from_it() -> None:
    def deals(env: Seats, games: int) -> list[bytes]:
        found = []
        for _ in range(games):
            env.reset()
            found.append(env.state().tobytes())
        return found

    env, other = pettingzoo.env(FEWEST[0]), pettingzoo.env(FEWEST[0])
    assert len(set(deals(env, 4) + deals(other, 4))) == 8
    env.reset(seed=5)
    other.reset(seed=5)
    assert deals(env, 3) == deals(other, 3)


def test_a_sample_is_legal_for_whoever_decides() -> None:
    env = pettingzoo.env("railroad_revolution")
    env.reset(seed=1)
    for _ in range(40):
        env.step(env.action_space(env.agent_selection).sample())
    assert all(space.contains(space.sample()) for space in map(env.action_space, env.agents))


def test_the_ids_are_versioned_and_the_metadata_name_edition_and_rules() -> None:
    env = pettingzoo.env("vlaky_na_trati")
    game = k.load("vlaky_na_trati").bind()
    assert str(env) == "vlaky_na_trati_v1"
    assert env.metadata["edition"] == game.edition.hash
    assert env.metadata["rules"] == game.rules_version


@pytest.mark.parametrize("title", FEWEST)
def test_made_by_id(title: str) -> None:
    players = k.load(title).seats[1]
    env = farama.make("aec", registered(title), players=players)
    assert isinstance(env, Seats)
    assert len(env.possible_agents) == players
    both = farama.make("parallel", registered(title), players=players)
    seen, _ = both.reset(seed=1)
    assert set(seen) == set(env.possible_agents)


def test_drawn_and_told_as_a_spectator_sees_it() -> None:
    env = pettingzoo.env("ticket_to_ride_europe", render_mode="svg")
    env.reset(seed=1)
    spectator = k.load("ticket_to_ride_europe").new(seed=1).view(None)
    assert env.render() == env.game.draw(spectator)
    text = pettingzoo.env("ticket_to_ride_europe", render_mode="ansi")
    text.reset(seed=1)
    assert len(str(text.render()).splitlines()) > 10
    silent = pettingzoo.env("ticket_to_ride_europe")
    silent.reset(seed=1)
    assert silent.render() is None


def test_nonsense_is_refused_in_a_sentence() -> None:
    with pytest.raises(k.UnknownTitle, match="ticket_to_ride_europe"):
        pettingzoo.env("ticket_to_ride_eurpe")
    with pytest.raises(k.BadOption, match="2 to 5 players"):
        pettingzoo.env("ticket_to_ride_europe", players=6)
    with pytest.raises(k.BadOption, match="no option “colour”"):
        pettingzoo.env("vlaky_na_trati", colour="red")
    with pytest.raises(BadUse, match="ansi, svg"):
        pettingzoo.env("vlaky_na_trati", render_mode="human")
    env = pettingzoo.env("vlaky_na_trati")
    with pytest.raises(BadUse, match="Call reset first"):
        env.step(0)
    with pytest.raises(BadUse, match="Call reset first"):
        env.observe("seat_0")
    with pytest.raises(BadUse, match="seat_0, seat_1"):
        env.action_space("player_0")
    for seed in (-1, 1.5, "7", True):
        with pytest.raises(BadUse, match=re.escape(repr(seed))):
            env.reset(seed=seed)  # type: ignore[arg-type]


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    env = pettingzoo.env("vlaky_na_trati")
    env.reset(seed=2)
    before = pickle.dumps(env)
    (illegal,) = set(range(3)) - {*env.action_space("seat_0").legal, *env.action_space("seat_1").legal} or {0}
    for move in (illegal, -1, 10**6, 0.0, "1", None, True, np.float64(1)):
        with pytest.raises(k.IllegalMove) as why:
            env.step(move)
        assert all(why.value.say(language) for language in LANGUAGES)
        assert pickle.dumps(env) == before


def test_after_the_end_each_agent_leaves_with_none() -> None:
    env = pettingzoo.env("ticket_to_ride_san_francisco")
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample())
    with pytest.raises(BadUse, match="only step is None"):
        env.step(0)
    play(env, random.Random(0))
    with pytest.raises(BadUse, match="Call reset for a new one"):
        env.step(None)
