"""Tournaments: who meets whom, and ratings with known answers."""

from __future__ import annotations

import random
from itertools import combinations
from math import log10
from pathlib import Path

import numpy as np
import pytest

import kolejiste as k
from kolejiste.arena.book import Book, read
from kolejiste.arena.crew import crew
from kolejiste.arena.match import Setting
from kolejiste.arena.ratings import Game, bradley_terry, games_of, ladder, pairs, plackett_luce, rate
from kolejiste.arena.tournament import TournamentPlan, blocks_of, draw_tables, points_of, run_tournament, usual_rounds

VLAKY, SF = "vlaky_na_trati", "ticket_to_ride_san_francisco"


def plan(
    bots: int = 4, players: int = 2, titles: tuple[str, ...] = (SF,), swiss: int = 0, deals: int = 2
) -> TournamentPlan:
    return TournamentPlan(
        version=k.__version__,
        settings=[Setting(title, players) for title in titles],
        bots=[f"bot{number}" for number in range(bots)],
        system="swiss" if swiss else "round-robin",
        rounds=swiss or 1,
        deals=deals,
        seed=100,
    )


# --- who meets whom ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "players"), [(4, 2), (5, 3), (3, 3)])
def test_in_a_round_robin_everybody_meets_everybody_on_the_same_deals(bots: int, players: int) -> None:
    given = plan(bots, players, (VLAKY, SF))
    tables = draw_tables(given, [], [])
    assert {*tables} == {*combinations(range(bots), players)}
    blocks = list(blocks_of(given, tables, 0))
    assert [block.number for block in blocks] == list(range(given.blocks))
    for table in tables:
        theirs = [(block.setting.title, block.seed) for block in blocks if block.entrants == table]
        assert theirs == [(VLAKY, 100), (VLAKY, 101), (SF, 100), (SF, 101)]
        assert all(block.games == players for block in blocks)


def test_in_a_swiss_system_those_meet_who_stand_alike_and_nobody_twice() -> None:
    given = plan(8, swiss=3)
    strength = [5, 2, 8, 1, 7, 3, 6, 4]
    done: list[list[tuple[int, ...]]] = []
    points = [0.0] * 8
    for _ in range(3):
        tables = draw_tables(given, done, points)
        assert sorted(entrant for table in tables for entrant in table) == list(range(8))
        for table in tables:
            points[max(table, key=strength.__getitem__)] += 1
        done.append(tables)
    met = [frozenset(table) for tables in done for table in tables]
    assert len(set(met)) == len(met) == 12
    assert points.index(3.0) == strength.index(8)
    assert sorted(points) == [0, 1, 1, 1, 2, 2, 2, 3]


@pytest.mark.parametrize(("bots", "players"), [(5, 2), (7, 3)])
def test_who_sits_out_of_a_swiss_round_is_another_each_time(bots: int, players: int) -> None:
    given = plan(bots, players, swiss=bots)
    done: list[list[tuple[int, ...]]] = []
    for _ in range(bots):
        done.append(draw_tables(given, done, [0.0] * bots))
        assert all(len(table) == players for table in done[-1])
    sat = [sum(entrant in table for tables in done for table in tables) for entrant in range(bots)]
    assert max(sat) - min(sat) <= 1
    numbers = [block.number for number, tables in enumerate(done) for block in blocks_of(given, tables, number)]
    assert numbers == list(range(given.blocks))


def test_later_rounds_have_other_deals() -> None:
    given = plan(4, swiss=2)
    seeds = [{block.seed for block in blocks_of(given, draw_tables(given, [], [0.0] * 4), number)} for number in (0, 1)]
    assert seeds == [{100, 101}, {102, 103}]
    assert [usual_rounds(bots) for bots in (2, 3, 8, 9)] == [1, 2, 3, 4]


def test_points_are_the_share_of_rivals_beaten() -> None:
    rows = [((0, 1, 2), (1, 2, 3)), ((2, 1, -1), (1, 1, 3))]
    assert points_of(plan(3), rows) == [1.0, 0.5 + 0.75, 0.75]


@pytest.mark.parametrize("swiss", [0, 2])
def test_a_tournament_goes_on_where_it_was(tmp_path: Path, swiss: int) -> None:
    given = plan(3, titles=(VLAKY,), swiss=swiss, deals=2)
    given = TournamentPlan(
        **{name: getattr(given, name) for name in given.__struct_fields__} | {"bots": ["planner", "random", "random"]}
    )
    with Book(tmp_path / "whole") as book, crew() as play:
        met = run_tournament(given, book, play, lambda blocks: None)

    class Enough(Exception):
        pass

    def stop(blocks: int) -> None:
        if blocks % 2 or blocks == 4:
            raise Enough

    for _ in range(given.blocks):
        with Book(tmp_path / "pieces") as book, crew() as play:
            try:
                assert run_tournament(given, book, play, stop) == met
            except Enough:
                continue
            break
    assert read(tmp_path / "pieces").equals(read(tmp_path / "whole"))
    assert len(read(tmp_path / "whole")) == 2 * given.blocks


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_ten_games_won_for_one_lost_are_400_points() -> None:
    won = np.array([[0, 100_000.0], [10_000.0, 0]])
    strong, weak = bradley_terry(won)
    assert strong - weak == pytest.approx(400, abs=0.1)
    assert strong + weak == pytest.approx(2000)
    strong, weak = plackett_luce(2, [(0, 1)] * 1000 + [(1, 0)] * 100)
    assert strong - weak == pytest.approx(400, abs=5)


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    strong, weak = bradley_terry(np.array([[0, 10.0], [0, 0]]))
    assert strong - weak == pytest.approx(400 * log10(10.5 / 0.5))


def drawn_games(strengths: list[float], seats: int, count: int, seed: int = 1) -> list[Game]:
    """Games after Plackett and Luce's model: the first place goes to each in proportion to its strength, and so on."""
    chance, games = random.Random(seed), []
    for number in range(count):
        left = chance.sample(range(len(strengths)), seats)
        order = []
        while left:
            order.append(chance.choices(left, [strengths[one] for one in left])[0])
            left.remove(order[-1])
        games.append(Game(number // 2, tuple(order), tuple(range(1, seats + 1)), tuple(range(seats, 0, -1))))
    return games


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_find_the_strengths_that_made_the_games(seats: int) -> None:
    strengths = [8.0, 4.0, 2.0, 1.0]
    rated = rate(list("abcd"), drawn_games(strengths, seats, 1200), seed=1, drawn=60)
    true = [400 * log10(strength) for strength in strengths]
    for one, expected in zip(rated, (value - sum(true) / 4 + 1000 for value in true), strict=True):
        assert one.plackett_luce.rating == pytest.approx(expected, abs=40)
        assert one.plackett_luce.low < expected < one.plackett_luce.high
        assert 20 < one.plackett_luce.high - one.plackett_luce.low < 120
        assert one.bradley_terry.low < one.bradley_terry.rating < one.bradley_terry.high
    assert [one.ladder.mu for one in rated] == sorted((one.ladder.mu for one in rated), reverse=True)


def test_few_blocks_that_agree_are_not_sure() -> None:
    """Drawing two equal blocks anew would always give the same."""
    games = [Game(block, (0, 1), (1, 2), (9, 1)) for block in (0, 0, 1, 1)]
    first, second = rate(["a", "b"], games, seed=1)
    assert first.bradley_terry.high - first.bradley_terry.low > 200
    assert (first.share, second.share) == (1.0, 0.0)
    three = [Game(block, (0, 1, 2), (1, 2, 3), (9, 4, 1)) for block in (0, 0, 1, 1)]
    assert rate(["a", "b", "c"], three, seed=1)[0].plackett_luce.low < 1100


def test_a_shared_place_counts_half_each_way() -> None:
    first, second = rate(["a", "b"], [Game(0, (0, 1), (1, 1), (5, 5))] * 4, seed=1)
    assert first.bradley_terry.rating == pytest.approx(second.bradley_terry.rating)
    three = rate(list("abc"), [Game(block, (0, 1, 2), (1, 2, 2), (5, 4, 4)) for block in range(9)], seed=1, drawn=20)
    assert three[1].plackett_luce.rating == pytest.approx(three[2].plackett_luce.rating, abs=1)
    assert three[0].plackett_luce.rating > three[1].plackett_luce.rating
    assert ladder(2, [Game(0, (0, 1), (1, 1), (5, 5))])[0].mu == pytest.approx(25)


def test_who_beats_whom_by_how_much_and_how_sure() -> None:
    games = [Game(block, (1, 0), (1, 2), (30, 20)) for block in range(9)] + [Game(9, (0, 1), (1, 2), (25, 21))]
    (pair,) = pairs(["a", "b"], games)
    assert (pair.first, pair.second, pair.games, pair.share) == ("a", "b", 10, 0.1)
    assert pair.margin == pytest.approx(-8.6)
    assert pair.margin_low < -8.6 < pair.margin_high
    assert pair.sure
    assert not pairs(["a", "b"], games[8:])[0].sure


def test_games_of_a_book_leave_automas_out(tmp_path: Path) -> None:
    given = TournamentPlan(
        version="",
        settings=[Setting("mini_express", 2)],
        bots=["random", "random"],
        system="round-robin",
        rounds=1,
        deals=1,
        seed=1,
    )
    with Book(tmp_path) as book, crew() as play:
        run_tournament(given, book, play, lambda blocks: None)
    games = games_of(read(tmp_path))
    assert [sorted(game.entrants) for game in games] == [[0, 1], [0, 1]]
    assert all(list(game.places) == sorted(game.places) for game in games)
