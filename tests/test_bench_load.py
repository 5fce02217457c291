"""The load benchmark runs, and what it tells makes sense."""

from __future__ import annotations

import math

from bench.load.figures import Phase, quantile
from bench.load.games import kinds, script
from bench.load.streams import Plan, measure, report

from kolejiste.core.registry import titles


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


def test_tables_are_mixed_over_all_titles() -> None:
    games = list(kinds())
    assert {game.title.id for game in games} == {title.id for title in titles()}
    assert all(game.people > 1 for game in games)


def test_a_script_is_a_whole_game() -> None:
    game = next(kinds())
    posts = script(game, 5)
    assert {seat for seat, _ in posts} == set(range(game.people))
    assert posts == script(game, 5)
    assert posts != script(game, 6)


def test_quantiles() -> None:
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([float(number) for number in range(1, 201)], 0.99) == 198.0
    assert math.isnan(quantile(Phase().answers, 0.99))
