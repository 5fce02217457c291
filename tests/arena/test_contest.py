"""A match and what it proves: blocks, shares, the sequential test and its rates of error."""

from __future__ import annotations

import random
from math import log, sqrt
from statistics import fmean

import pytest

from kolejiste.arena.blocks import play_block
from kolejiste.arena.contest import BOUND, MatchPlan, Played, Sprt, Tally, mean_interval
from kolejiste.arena.match import Setting, play
from kolejiste.arena.simulate import interval

SF = "ticket_to_ride_san_francisco"


def plan(bots: list[str], players: int = 2, blocks: int = 3) -> MatchPlan:
    return MatchPlan(version="", setting=Setting(SF, players), bots=bots, seed=40, blocks=blocks)


def test_a_block_is_one_deal_in_all_rotations() -> None:
    first, *_ = plan(["planner", "random", "random"], 3).each()
    rows = play_block(first)
    assert [row.entrants for row in rows] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    for row in rows:
        assert row.seed == 40
        assert row.bots == [first.bots[entrant] for entrant in row.entrants]
        state = play(first.setting.game(), row.bots, 40)
        assert row.scores == state.scores
        assert row.places == state.ranks
        assert sum(row.won) == 1
        for sheet, kept in zip(state.sheet(), row.sheets, strict=True):
            assert sum(line.points for line in kept) == sheet.total
            assert [line.line for line in kept] == [line.tag for line in sheet.lines]


def test_two_bots_at_a_larger_table_are_one_against_all_others() -> None:
    blocks = list(plan(["planner", "random"], 4).each())
    assert [block.seed for block in blocks] == [40, 41, 42]
    assert blocks[0].bots == ("planner", "random", "random", "random")
    assert [row.entrants for row in play_block(blocks[0])] == [[0, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1]]


def game(block: int, won: float, points: int = 10) -> Played:
    return Played(block, (0, 1), (won, 1 - won), (points, 20), 50)


def test_shares_and_points_with_intervals_over_blocks() -> None:
    tally = Tally(["a", "b"])
    tally.add([game(0, 1, 10), game(0, 0, 30)])
    tally.add([game(1, 1, 40), game(1, 0.5, 60)])
    a, b = tally.standings()
    assert (tally.games, tally.blocks, tally.plies) == (4, 2, 200)
    assert (a.share, b.share) == (0.625, 0.375)
    assert (a.low, a.high) == interval([[1, 0], [1, 0.5]])
    assert a.points == 35  # of blocks with 20 and 50
    assert a.points_high - a.points == pytest.approx(1.959964 * sqrt(15**2 * 2 / 1 / 2))
    assert mean_interval([7.0]) == (7.0, 0.0)


def test_one_against_three_counts_a_share_for_each_seat() -> None:
    tally = Tally(["a", "b"])
    tally.add([Played(0, (0, 1, 1, 1), (0.0, 0.5, 0.5, 0.0), (1, 3, 3, 2), 9)])
    a, b = tally.standings()
    assert a.share == 0
    assert b.share == pytest.approx(1 / 3)
    assert b.points == pytest.approx(8 / 3)


def test_the_likelihood_ratio_is_the_one_in_the_books() -> None:
    """n (s1 - s0) (2 mean - s0 - s1) / (2 variance) over block means; many blocks make the one thought along vanish."""
    chance, tally = random.Random(1), Tally(["a", "b"], Sprt(0.5, 0.51))
    shares = [chance.choice([0.0, 0.5, 0.5, 1.0]) for _ in range(20_000)]
    for number, share in enumerate(shares):
        tally.add([game(number, share)])
    mean = fmean(shares)
    variance = fmean((share - mean) ** 2 for share in shares)
    expected = len(shares) * 0.01 * (2 * mean - 1.01) / (2 * variance)
    assert tally.llr == pytest.approx(expected, rel=1e-3)
    assert pytest.approx(log(19)) == BOUND == pytest.approx(2.94, abs=0.01)


def decided(share: float, sprt: Sprt, seed: int, most: int = 3000) -> tuple[str | None, int]:
    """How a test ends if the first bot wins each game with this chance."""
    chance, tally = random.Random(seed), Tally(["a", "b"], sprt)
    for number in range(most):
        tally.add([game(number, float(chance.random() < share)) for _ in range(2)])
        if tally.decision is not None:
            break
    return tally.decision, tally.games


@pytest.mark.parametrize(("least", "wanted"), [(0.5, 0.6), (0.6, 0.7), (0.25, 0.35)])
def test_the_sequential_test_errs_in_about_one_of_twenty(least: float, wanted: float) -> None:
    runs = 300
    wrong = sum(decided(least, Sprt(least, wanted), seed)[0] != "not-better" for seed in range(runs))
    missed = sum(decided(wanted, Sprt(least, wanted), seed + runs)[0] != "better" for seed in range(runs))
    assert wrong <= 0.075 * runs  # one in twenty is promised; 300 runs differ by chance
    assert missed <= 0.075 * runs


def test_the_sequential_test_needs_as_many_games_as_expected() -> None:
    games = [decided(0.6, Sprt(0.5, 0.6), seed)[1] for seed in range(200)]
    assert 130 < fmean(games) < 240


def test_a_clean_sweep_is_decided_soon_but_not_by_two_games() -> None:
    tally = Tally(["a", "b"], Sprt(0.5, 0.55))
    for number in range(20):
        tally.add([game(number, 1.0), game(number, 1.0)])
        if tally.decision:
            break
    assert tally.decision == "better"
    assert 10 <= tally.blocks <= 14
