"""`kolejiste tournament`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import polars as pl
import pytest

from ..tiers import ROOT
from .conftest import SF, Command

VLAKY = "vlaky_na_trati"
VARIED = f"stdio:{sys.executable} {ROOT / 'docs/bots/varied.py'}"
THREE = ("tournament", "planner", "random", VARIED, "--jobs", "1", "--seed", "3")


@pytest.mark.slow
def test_a_round_robin_over_two_games(kolejiste: Command, tmp_path: Path) -> None:
    said = kolejiste(
        *THREE, "--title", VLAKY, "--title", SF, "--games", "4", "--out", tmp_path, "--json", tmp_path / "j"
    )
    assert "3 bots, 24 games from seed 3" in said.out
    assert "Bot Planner" in said.out
    assert "Bot Planner beats Bot Random" in said.out
    table = said.out.partition("seed 3\n")[2].partition("400 points")[0]
    assert max(map(len, table.splitlines())) <= 80
    assert "…" not in table
    found = json.loads((tmp_path / "j").read_text())
    assert found["standings"][0]["bot"] == "planner"
    assert set(found["titles"]) == {VLAKY, SF}
    assert {(pair["first"], pair["second"]) for pair in found["pairs"]} == {
        ("planner", "random"),
        ("planner", VARIED),
        ("random", VARIED),
    }
    assert len(pl.read_parquet(tmp_path / "games/*.parquet")) == 24
    assert "Bot Plánovač" in kolejiste("tournament", "--resume", tmp_path, "-l", "sk").out


def test_a_swiss_system_at_tables_of_two(kolejiste: Command, tmp_path: Path) -> None:
    args = (*THREE, "--title", VLAKY, "--games", "2", "--swiss", "--out", tmp_path, "--json", "-")
    found = json.loads(kolejiste(*args).out)
    assert [len(tables) for tables in found["rounds"]] == [1, 1]  # one of three sits out
    assert json.loads(kolejiste("tournament", "--resume", tmp_path, "--json", "-").out) == found


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("planner", "random"), "--title"),
        (("planner", "--title", VLAKY), "One bot is too few"),
        (("planner", "planner", "--title", VLAKY), "One bot is too few, or one was named twice"),
        (("planner", "random", "--title", VLAKY, "--players", "3"), "at tables of 3 needs at least so many bots"),
        (("planner", "random", "--title", VLAKY, "--rounds", "3"), "--rounds is for a Swiss system"),
        (("planner", "random", "--title", "chess"), "chess"),
        (("planner", "searching:x=1", "--title", VLAKY), "There is no bot “searching”"),
        (("--resume", "nowhere", "--swiss"), "swiss cannot be given together with --resume"),
    ],
)
def test_nonsense_is_told_and_plays_nothing(kolejiste: Command, home: Path, args: tuple[str, ...], words: str) -> None:
    said = {language: kolejiste("tournament", *args, "-l", language, code=1).err for language in ("en", "cs", "sk")}
    assert words in said["en"]
    assert len(set(said.values())) == 3
    assert not list(home.glob("runs/*"))
