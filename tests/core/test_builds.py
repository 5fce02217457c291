"""The comparison of both builds keeps what it has done, and knows what differs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests import builds
from tests.builds import PLANNER, RANDOM, Kept, Numbered

TITLE = "vlaky_na_trati"


def game(number: int, kind: str = RANDOM) -> Numbered:
    return Numbered(TITLE, kind, number)


def test_what_was_compared_is_kept_and_a_torn_line_is_played_again(tmp_path: Path) -> None:
    Kept(tmp_path, TITLE).add([game(0), game(1)], [("a", "a"), ("b", "b")])
    kept = Kept(tmp_path, TITLE)
    assert list(kept.hashes) == [game(0), game(1)]
    with kept.file.open("a") as file:
        file.write("random 2 c")
    kept = Kept(tmp_path, TITLE)
    assert list(kept.hashes) == [game(0), game(1)]
    kept.add([game(2)], [("c", "c")])
    assert Kept(tmp_path, TITLE).hashes[game(2)] == ("c", "c")


def test_games_that_differ_are_named(tmp_path: Path) -> None:
    kept = Kept(tmp_path, TITLE)
    kept.add([game(7), game(8), game(7, PLANNER)], [("a", "a"), ("b", "c"), ("d", "e")])
    assert Kept(tmp_path, TITLE).wrong == [game(8), game(7, PLANNER)]
    told = "2 random and 1 planner games compared, 2 differ: random game 8, planner game 7"
    assert kept.told() == f"{TITLE}: {told}"


def test_another_core_is_compared_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Kept(tmp_path, TITLE).add([game(0)], [("a", "a")])
    monkeypatch.setattr(builds, "SOURCES", (".pxd",))
    assert not Kept(tmp_path, TITLE).hashes


def test_all_titles_and_kinds_advance_alike() -> None:
    many = {RANDOM: 100, PLANNER: 10}
    games = [Numbered(title, kind, n) for title in "ab" for kind in many for n in range(many[kind])]
    order = [found for chunk in builds.evenly(games, many) for found in chunk]
    assert sorted(order) == sorted(games)
    half = Counter((found.title, found.kind) for found in order[: len(order) // 2])
    assert half == {("a", RANDOM): 50, ("b", RANDOM): 50, ("a", PLANNER): 5, ("b", PLANNER): 5}
