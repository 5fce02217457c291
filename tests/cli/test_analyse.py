"""`kolejiste analyse`: a finished game looked back on in the terminal."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from kolejiste.core.registry import load
from kolejiste.core.table import Table

from .conftest import SF, Command


@pytest.fixture(scope="module")
def clumsy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Anna moves at random, the planner does not."""
    game = load(SF).bind(2)
    table, planner, dice = Table(game, ["name:Anna", "planner"], seed=3, fast=True), game.planner(), random.Random(1)
    from kolejiste.core.chance import Chance

    while not table.state.over:
        legal = table.state.legal()
        planned = planner.choose(table.state.clone(), legal, Chance(0))
        table.move(dice.choice(legal) if table.state.seat == 0 and dice.random() < 0.6 else planned)
    path = tmp_path_factory.mktemp("clumsy") / "clumsy.jsonl"
    table.record.write(path)
    return path


def test_the_costliest_moves_are_told_with_what_was_better(kolejiste: Command, clumsy: Path) -> None:
    said = kolejiste("analyse", clumsy, "--playouts", "200", "--jobs", "1").out
    for words in ("Winning chances by turn", "Anna", "own choices", "The costliest moves", "better: ", "even start"):
        assert words in said
    again = kolejiste("analyse", clumsy, "--playouts", "200").out
    assert again == said  # kept, and the same


def test_as_json_and_in_czech(kolejiste: Command, clumsy: Path) -> None:
    found = json.loads(kolejiste("analyse", clumsy, "--playouts", "200", "--json", "-").out)
    assert found["seats"] == [0]
    assert found["decisions"][0]["chosen"]["action"]["is"]
    assert {"before", "after", "cost", "cost_error"} <= set(found["decisions"][0])
    assert {"ply", "wins"} == set(found["chart"][0])
    said = kolejiste("analyse", clumsy, "--playouts", "200", "-l", "cs").out
    assert "Nejdražší tahy" in said


def test_every_decision_is_told_where_that_is_asked_for(kolejiste: Command, clumsy: Path) -> None:
    """What was expected before it and after it, each with its number in the replay."""
    short = kolejiste("analyse", clumsy, "--playouts", "200").out
    long = kolejiste("analyse", clumsy, "--playouts", "200", "--all").out
    found = json.loads(kolejiste("analyse", clumsy, "--playouts", "200", "--json", "-").out)["decisions"]
    assert "Every decision" in long
    assert "Every decision" not in short
    told = [line.split()[:5] for line in long.splitlines() if re.match(r" *\d+ +\d+\s% +\d+\s% ", line)]
    assert [int(line[0]) for line in told] == [one["ply"] + 1 for one in found]


def test_another_seat_can_be_asked_for(kolejiste: Command, clumsy: Path) -> None:
    found = json.loads(kolejiste("analyse", clumsy, "--seat", "2", "--playouts", "8", "--json", "-").out)
    assert found["seats"] == [1]


def test_nonsense_is_refused_in_a_sentence(kolejiste: Command, clumsy: Path, tmp_path: Path) -> None:
    assert "2" in kolejiste("analyse", clumsy, "--seat", "7", code=1).err
    garbage = tmp_path / "garbage.jsonl"
    garbage.write_text("{}\n")
    assert kolejiste("analyse", garbage, code=1).err.count("\n") == 1
    assert kolejiste("analyse", tmp_path / "none.jsonl", code=1).err
    running = tmp_path / "running.jsonl"
    lines = clumsy.read_text().splitlines()
    running.write_text("\n".join(lines[:12]) + "\n")
    assert "still being played" in kolejiste("analyse", running, code=1).err


def test_an_analysis_never_replaces_a_record(kolejiste: Command, clumsy: Path, tmp_path: Path) -> None:
    own, other = tmp_path / "own.jsonl", tmp_path / "torn.jsonl"
    own.write_bytes(clumsy.read_bytes())
    other.write_bytes(clumsy.read_bytes()[:2000])  # a crash has cut it: it is still somebody's game
    (tmp_path / "link.json").symlink_to(own)
    for target in (own, tmp_path / "link.json", other):
        before = target.read_bytes()
        for language, words in (("en", "is the record of a game"), ("cs", "je záznam hry"), ("sk", "je záznam hry")):
            args = ("analyse", own, "--playouts", "8", "--json", target, "-l", language)
            assert words in kolejiste(*args, code=1).err
        assert target.read_bytes() == before
    found = tmp_path / "found.json"
    for _ in range(2):  # what was found out before may be replaced
        kolejiste("analyse", own, "--playouts", "8", "--json", found)
    assert json.loads(found.read_text())["seats"] == [0]
    assert "is the record" in kolejiste("simulate", SF, "--bots", "random", "--games", "1", "--json", own, code=1).err
