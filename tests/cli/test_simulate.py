"""`kolejiste simulate`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kolejiste.cli.simulate import histogram

from .conftest import EUROPE, SF, Command


def test_table_with_wins_scores_length_and_speed(kolejiste: Command) -> None:
    said = kolejiste("simulate", SF, "--bots", "random", "--players", "3", "--games", "12", "--jobs", "1").out
    assert "12 games of 3 players" in said
    for name in ("Bot Random", "Bot Random 2", "Bot Random 3"):
        assert name in said
    assert "share in % (95 %)" in said
    assert "█" in said
    assert "Moves in a game" in said
    assert "Games per second" in said
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_the_table_fits_a_screen_of_eighty_columns(kolejiste: Command, language: str) -> None:
    bots = "random,club,club,beginner"
    said = kolejiste("simulate", EUROPE, "--bots", bots, "--games", "4", "--jobs", "1", "-l", language).out
    assert re.search(r"^ Bot (Club Player|Klubový hráč) 2 ", said, re.MULTILINE)
    assert not re.search("[^ ]…", said)  # nothing is cut
    assert max(map(len, said.splitlines())) <= 80


def test_json_alone_on_the_output_and_equal_for_one_and_two_jobs(process: Command, kolejiste: Command) -> None:
    args = ("simulate", SF, "--bots", "planner,random", "--games", "6", "--seed", "4", "--json", "-", "--jobs")
    one = json.loads(kolejiste(*args, "1").out)
    two = json.loads(process(*args, "2").out)
    assert one["outcomes"] == two["outcomes"]
    assert one["summary"]["entrants"] == two["summary"]["entrants"]
    assert [outcome["seed"] for outcome in one["outcomes"]] == [4, 4, 5, 5, 6, 6]


def test_records_and_json_file(kolejiste: Command, tmp_path: Path) -> None:
    folder, file = tmp_path / "a" / "records", tmp_path / "result.json"
    args = ("--bots", "random", "--games", "3", "--jobs", "1", "--records", folder, "--json", file)
    said = kolejiste("simulate", SF, *args).out
    assert "3 records" in said
    outcomes = json.loads(file.read_text())["outcomes"]
    records = sorted(folder.glob("*.jsonl"))
    assert len(records) == len(outcomes) == 3
    for record, outcome in zip(records, outcomes, strict=True):
        verified = kolejiste("verify", record).out
        assert f"{max(outcome['scores'])} point" in verified


def test_an_own_edition_and_a_single_bot_for_the_least_seats(kolejiste: Command, tmp_path: Path) -> None:
    edition = tmp_path / "short.toml"
    kolejiste("edition", "export", EUROPE, "-o", edition)
    edition.write_text(edition.read_text().replace("trains = 45", "trains = 12"))
    args = ("--bots", "random", "--games", "2", "--jobs", "1", "--edition", edition, "--json", "-")
    found = json.loads(kolejiste("simulate", EUROPE, *args).out)
    assert found["summary"]["setting"]["players"] == 2
    assert found["summary"]["setting"]["edition"] == str(edition)


def test_histogram_counts_every_score_once() -> None:
    lines = histogram({-7: 1, 0: 2, 3: 1, 118: 4})
    assert len(lines) <= 12
    assert sum(int(line.rsplit(maxsplit=1)[1][:-1]) for line in lines) in (99, 100, 101)
    assert histogram({5: 1}) == [f"{5:>12}  {'█' * 36} 100%"]
