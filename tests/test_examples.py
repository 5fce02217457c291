"""The examples run: the notebooks from top to bottom, and the learner at a tiny size."""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
import numpy as np
import pytest
from examples import expert_iteration
from examples.expert_iteration import Apprentice, Lessons, Network, learn, lessons_of, loaded, train
from nbclient import NotebookClient

import kolejiste as k
from kolejiste.arena.match import Setting, play
from kolejiste.arena.simulate import simulate

from . import patience
from .tiers import ROOT

EXAMPLES = ROOT / "examples"
VLAKY = "vlaky_na_trati"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.ipynb")))
def test_a_notebook_runs_and_was_kept_without_output(name: str, tmp_path: Path) -> None:
    notebook = nbformat.read(EXAMPLES / name, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in notebook.cells)
    NotebookClient(notebook, timeout=None, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert any("image/svg+xml" in output.get("data", {}) or "vega" in str(output) for output in shown)
    assert not [output for output in shown if output.get("name") == "stderr"]


def test_there_are_notebooks_for_playing_and_for_measuring() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.ipynb")} == {"playing", "measuring"}


def lessons(seeds: range) -> Lessons:
    return lessons_of(VLAKY, 2, None, seeds)


def test_slopes_are_those_of_the_surprise() -> None:
    """Each weight's slope is what the surprise changes by when the weight is moved a little."""
    few = lessons(range(1)).taken(np.arange(12))
    network = Network.fresh(few.seen.shape[1], 7, few.legal.shape[1], 3)
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}
    _, slopes = network.slopes(few)
    dice = np.random.default_rng(1)
    for name, weight in network.weights.items():
        flat, slope = weight.reshape(-1), slopes[name].reshape(-1)
        for place in dice.choice(np.flatnonzero(slope), 5):
            before = flat[place]
            ends = []
            for change in (1e-5, -1e-5):
                flat[place] = before + change
                ends.append(network.slopes(few)[0])
            flat[place] = before
            assert (ends[0] - ends[1]) / 2e-5 == pytest.approx(slope[place], rel=1e-3, abs=1e-7)


@pytest.mark.slow
def test_an_apprentice_learns_what_it_is_shown() -> None:
    shown, others = lessons(range(20)), lessons(range(100, 104))
    network = Network.fresh(shown.seen.shape[1], 48, shown.legal.shape[1], 1)
    before = network.agreement(others)
    train(network, shown, 40, 1)
    assert network.agreement(shown) > 0.6
    assert network.agreement(others) > before + 0.1


def test_the_expert_s_lessons_are_its_games_and_the_apprentice_s_its_own() -> None:
    game = k.load(VLAKY).bind(2)
    chance, thoughts, planner = k.Chance(5), k.Chance(6), game.planner()
    state = game.new(chance)
    moves = []
    while not state.over:
        legal = state.legal()
        move = legal[0]
        if len(legal) > 1:
            move = planner.choose(state, legal, thoughts)
            moves.append(move)
        state.apply(move, chance)
    assert lessons(range(5, 6)).moves.tolist() == moves
    weights = Network.fresh(sum(block.size for block in game.blocks), 8, len(game.actions), 1).weights
    own = lessons_of(VLAKY, 2, weights, range(5, 6))
    assert own.moves.tolist() != moves
    assert own.legal[np.arange(len(own.moves)), own.moves].all()


@pytest.mark.slow
def test_the_script_at_a_tiny_size_makes_a_bot_that_plays(tmp_path: Path) -> None:
    """The same seed makes the same apprentice, which beats random play even so."""
    words = ("--title", VLAKY, "--rounds", "2", "--games", "40", "--hidden", "32", "--epochs", "4", "--seed", "3")
    done = patience.run(
        [sys.executable, "-m", "examples.expert_iteration", *words, "--out", tmp_path / "one.npz"], cwd=ROOT
    )
    assert done.returncode == 0, done.stderr.decode()
    assert b"round 2: 40 games" in done.stdout
    again = learn(VLAKY, 2, rounds=2, games=40, hidden=32, epochs=4, seed=3, jobs=1)
    for name, weight in loaded(str(tmp_path / "one.npz")).weights.items():
        assert np.array_equal(weight, again.weights[name]), name
    spec = f"examples.expert_iteration:Apprentice:file={tmp_path / 'one.npz'}"
    assert play(k.load(VLAKY).bind(2), [spec, "random"], 1).over
    summary, _ = simulate(Setting(VLAKY, 2), [spec, "random"], 60, seed=900)
    assert summary.entrants[0].low > 0.5


def test_the_apprentice_is_a_bot_that_needs_its_view(tmp_path: Path) -> None:
    game = k.load(VLAKY).bind(2)
    network = Network.fresh(sum(block.size for block in game.blocks), 8, len(game.actions), 1)
    np.savez(tmp_path / "fresh.npz", allow_pickle=False, **network.weights)
    bot = Apprentice(game, 0, file=str(tmp_path / "fresh.npz"))
    state = game.new(k.Chance(1))
    assert bot.choose(state.view(state.seat), state.legal()) in state.legal()
    assert expert_iteration.TITLE in {title.id for title in k.titles()}
