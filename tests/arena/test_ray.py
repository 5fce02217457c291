"""Runs on a Ray cluster: the same rows as on one core, also when a node is lost in the middle."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.arena.blocks import Row
from kolejiste.arena.book import Book, read
from kolejiste.arena.contest import MatchPlan, advance
from kolejiste.arena.crew import crew
from kolejiste.arena.match import Setting
from kolejiste.bots import Bot
from tests.cli.conftest import Command, kolejiste

__all__ = ["kolejiste"]

cluster_utils = pytest.importorskip("ray.cluster_utils", reason="MISSING: ray, for the tests of clusters")
pytestmark = [pytest.mark.slow(turns=False), pytest.mark.filterwarnings("ignore")]

VLAKY = "vlaky_na_trati"
PLAN = MatchPlan(version=k.__version__, setting=Setting(VLAKY, 2), bots=["planner", "random"], seed=7, blocks=60)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster on this machine whose first node only directs; who plays is to be added."""
    made = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    monkeypatch.setenv("RAY_ADDRESS", made.address)
    yield made
    made.shutdown()


def here(folder: Path) -> Any:
    with Book(folder) as book, crew() as play:
        advance(book, PLAN.each(), play, lambda rows: False)
    return read(folder)


def test_a_node_is_lost_in_the_middle_and_the_rows_are_those_of_one_core(tmp_path: Path, cluster: Any) -> None:
    lost, first = False, None

    def seen(rows: list[Row]) -> bool:
        nonlocal lost
        if rows[0].block == 10:
            cluster.remove_node(first, allow_graceful=False)  # killed, with all that it is at
            lost = True
        return False

    with Book(tmp_path / "cluster") as book, crew("ray") as play:
        first, _ = cluster.add_node(num_cpus=1), cluster.add_node(num_cpus=1)
        advance(book, PLAN.each(), play, seen)
    assert lost
    assert read(tmp_path / "cluster").equals(here(tmp_path / "here"))


def test_the_command_on_a_cluster_says_what_it_says_here(tmp_path: Path, cluster: Any, kolejiste: Command) -> None:
    cluster.add_node(num_cpus=1)
    args = ("match", "planner", "random", "--title", VLAKY, "--games", "20", "--seed", "3", "--json", "-")
    there = json.loads(kolejiste(*args, "--on", "ray", "--out", tmp_path / "there").out)
    alone = json.loads(kolejiste(*args, "--jobs", "1", "--out", tmp_path / "here").out)
    assert {**there, "folder": ""} == {**alone, "folder": ""}
    assert read(tmp_path / "there").equals(read(tmp_path / "here"))
    bad = kolejiste("match", "planner", "tests.arena.test_ray:Breaks", *args[3:], "--on", "ray", code=1).err
    assert "cannot play, there is an error in its program: ZeroDivisionError" in bad


class Breaks(Bot):
    """A bot whose error is told here although it broke elsewhere."""

    needs_view = False

    def __init__(self, game: k.Game, seed: int) -> None:
        pass

    def choose(self, view: k.View | None, legal: Sequence[int]) -> int:
        raise ZeroDivisionError
