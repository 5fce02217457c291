"""Many games at once: the same games whoever plays them, arrays that tell the truth, clear refusals."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

import kolejiste as k
from kolejiste.research.errors import BadUse
from kolejiste.research.vector import Tables

from .settings import FEWEST

SF = "ticket_to_ride_san_francisco"


def chosen(tables: Tables, dice: np.random.Generator) -> Any:
    """A legal move at random in each game."""
    return (dice.random(tables.masks.shape) * tables.masks).argmax(axis=1)


def seen(tables: Tables) -> list[bytes]:
    arrays = (tables.observations, tables.masks, tables.seats, tables.rewards, tables.ended, tables.scores)
    return [array.tobytes() for array in arrays]


def course(tables: Tables, steps: int) -> list[list[bytes]]:
    """All that is seen in so many steps."""
    dice = np.random.default_rng(3)
    tables.reset(seed=5)
    found = [seen(tables)]
    for _ in range(steps):
        tables.step(chosen(tables, dice))
        found.append(seen(tables))
    return found


def test_workers_change_nothing() -> None:
    with Tables(SF, 3, games=5, on="here") as alone:
        expected = course(alone, 150)
        assert course(alone, 150) == expected  # a seed deals anew
    for on, workers in (("threads", 2), ("processes", 2), ("here", 5)):
        with Tables(SF, 3, games=5, workers=workers, on=on) as tables:
            assert course(tables, 150) == expected, on


@pytest.mark.parametrize("title", FEWEST)
def test_the_arrays_show_what_each_seat_sees(title: str) -> None:
    with Tables(title, games=3, on="here") as tables:
        tables.reset(seed=2)
        dice = np.random.default_rng(1)
        finished = 0
        for _ in range(400):
            moves = chosen(tables, dice)
            sittings = tables._workers._shifts[0]._sittings  # type: ignore[attr-defined]
            before = [(sitting.state.clone(), sitting.__deepcopy__({})) for sitting in sittings]
            tables.step(moves)
            for number, (_, sitting) in enumerate(before):
                sitting.move(int(moves[number]))
                state = sitting.state
                assert tables.ended[number] == state.over
                if state.over:
                    finished += 1
                    people = tables.game.people
                    assert tables.rewards[number].tolist() == pytest.approx(state.returns()[:people])
                    assert tables.scores[number].tolist() == state.scores[:people]
                    sitting.deal()
                    state = sitting.state
                else:
                    assert not tables.rewards[number].any()
                row = [0.0] * tables.observations.shape[1]
                state.game.observe(state.view(state.seat), row)
                assert np.array_equal(tables.observations[number], np.array(row, np.float32))
                assert np.flatnonzero(tables.masks[number]).tolist() == state.legal()
                assert tables.seats[number] == state.seat
            if finished:
                return
    raise AssertionError("no game ended")


def test_games_differ_and_go_on_with_others() -> None:
    with Tables(SF, games=8, on="here") as tables:
        tables.reset(seed=1)
        assert len({row.tobytes() for row in tables.observations}) == 8
        dice = np.random.default_rng(0)
        ended = 0
        while ended < 16:
            tables.step(chosen(tables, dice))
            ended += int(tables.ended.sum())
        assert tables.rewards.sum() == pytest.approx(0)


def test_an_illegal_move_stops_all_and_changes_nothing() -> None:
    with Tables(SF, games=4, workers=2) as tables:
        tables.reset(seed=1)
        before = seen(tables)
        moves = tables.masks.argmax(axis=1)
        for wrong in (int(tables.masks[2].argmin()), -1, 10**6):
            with pytest.raises(BadUse, match=f"Move {wrong} is not legal in game 2"):
                tables.step([moves[0], moves[1], wrong, moves[3]])
        for nonsense in ([1], moves[:3], moves.astype(float), "abcd", None):
            with pytest.raises(BadUse, match="4 whole numbers"):
                tables.step(nonsense)
        assert seen(tables) == before
        tables.step(moves)
        assert seen(tables) != before


def test_nonsense_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadUse, match="processes, threads, here"):
        Tables(SF, on="ray")
    for games, workers in ((0, 1), (2, 3), (2, 0), (1.5, 1)):
        with pytest.raises(BadUse, match="each worker needs a game"):
            Tables(SF, games=games, workers=workers)  # type: ignore[arg-type]
    with pytest.raises(k.BadOption):
        Tables(SF, 9)
    tables = Tables(SF, games=1, on="here")
    with pytest.raises(BadUse, match="Call reset first"):
        tables.step([0])
    with pytest.raises(BadUse, match="from 0 on"):
        tables.reset(seed=-1)
    tables.close()
    tables.close()
    with pytest.raises(BadUse, match="closed"):
        tables.reset(seed=1)


def test_closing_ends_the_processes_and_the_arrays_stay_readable() -> None:
    before = set(active_children())
    tables = Tables(SF, games=2, workers=2)
    tables.reset(seed=1)
    assert len(set(active_children()) - before) == 2
    tables.close()
    assert set(active_children()) <= before
    assert tables.masks.any()


def test_a_worker_that_dies_is_told_of() -> None:
    before = {child.pid for child in active_children()}
    tables = Tables(SF, games=2, workers=2)
    tables.reset(seed=1)
    killed = next(child for child in active_children() if child.pid not in before)
    assert killed.pid is not None
    os.kill(killed.pid, signal.SIGKILL)
    with pytest.raises(BadUse, match="A worker has ended"):
        tables.step(tables.masks.argmax(axis=1))
    tables.close()
