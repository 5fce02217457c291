"""The load benchmark runs, and what it tells makes sense."""

from __future__ import annotations

import json
import math

import pytest
from bench.load import life, streams
from bench.load.compare import markdown
from bench.load.figures import Phase, quantile
from bench.load.games import kinds, posted, script
from bench.load.served import Setting
from bench.load.streams import Plan, measure, report

from kolejiste.core.registry import titles


@pytest.mark.slow
def test_a_short_run_gives_sane_figures() -> None:
    plan = Plan(seconds=2, tables=2, bots=1, streams=12, rate=10, pages=3)
    figures = measure(plan)
    assert figures.streams == plan.streams
    assert figures.behind == 0
    for phase, pages in ((figures.alone, False), (figures.paged, True)):
        assert not phase.failed
        assert 0 < phase.in_time <= phase.accepted <= phase.asked - phase.missed
        assert len(phase.answers) == phase.accepted
        assert bool(phase.pages) == pages
        assert phase.players
        assert phase.watchers
        assert phase.events >= phase.in_time
        # An event cannot come before its move was sent, nor after we stopped to wait.
        assert all(0 < one < 20 for one in (*phase.players, *phase.watchers, *phase.answers, *phase.pages))
    assert report(figures).row_count > 10
    told = streams.row(figures)
    assert told["failed"] == 0
    assert min(told["moves/s"], told["p99 ms"], told["server's memory, MB"]) > 0


@pytest.mark.slow
def test_a_short_life_gives_sane_figures() -> None:
    plan = life.Plan(seconds=2, tables=2, spectators=4, rate=5, watched=3)
    figures = life.measure(plan)
    assert not figures.failed
    assert figures.behind == 0
    assert 0 < figures.accepted <= figures.asked - figures.missed
    assert len(figures.alone) == plan.watched
    assert len(figures.own) >= figures.accepted
    assert len(figures.others) >= 2 * figures.accepted
    assert figures.spectators
    assert all(0 < one < 20 for one in (*figures.own, *figures.others, *figures.spectators))
    # Whoever did not move fetches the position once, and whom the answer to the move tells it does not.
    assert figures.fetched >= len(figures.own) + len(figures.others)
    assert figures.a_move[0] < 5
    assert life.report(figures).row_count > 10
    told = life.row(figures)
    assert told["failed"] == 0
    assert min(told["moves/s seen by all"], told["p99 ms"], told["server's memory, MB"]) > 0


def test_ways_to_run_a_server_are_compared_with_the_first() -> None:
    rows = [
        (Setting(), {"moves/s": 50.0, "failed": 0.0}),
        (Setting("postgresql://", 2), {"moves/s": 75.0, "failed": 1.0}),
    ]
    assert markdown("As in life", rows).splitlines() == [
        "| As in life | moves/s | failed |",
        "|---|---|---|",
        "| SQLite, 1 process | 50.0 (1.00×) | 0.0 (–) |",
        "| PostgreSQL, 2 processes | 75.0 (1.50×) | 1.0 (–) |",
    ]


def test_tables_are_mixed_over_all_titles() -> None:
    games = list(kinds())
    assert {game.title.id for game in games} == {title.id for title in titles()}
    assert all(game.people > 1 for game in games)


def test_a_script_is_a_whole_game() -> None:
    game = next(kinds())
    moves = script(game, 5)
    assert {seat for seat, _ in moves} == set(range(game.people))
    assert moves == script(game, 5)
    assert moves != script(game, 6)
    seat, action = moves[0]
    asked = {"seat": seat, "entry": 1, "action": json.loads(action)}
    assert json.loads(posted(seat, 1, action)) == asked
    assert json.loads(posted(seat, 1, action, "k-turn:ab")) == {**asked, "have": "k-turn:ab"}


def test_quantiles() -> None:
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([float(number) for number in range(1, 201)], 0.99) == 198.0
    assert math.isnan(quantile(Phase().answers, 0.99))
