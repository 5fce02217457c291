"""`kolejiste dataset`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import SF, Command


@pytest.fixture
def records(kolejiste: Command, tmp_path: Path) -> Path:
    args = ("--bots", "planner,random", "--games", "8", "--seed", "2", "--jobs", "1", "--records", tmp_path / "records")
    kolejiste("simulate", SF, *args)
    return tmp_path / "records"


def test_made_shown_resumed_and_unpacked(kolejiste: Command, records: Path, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    said = kolejiste("dataset", "make", records, "-o", folder, "--jobs", "1").out
    assert "train" in said
    assert "planner" in said
    assert f"The data set is in {folder}" in said
    assert max(map(len, said.splitlines()[:-1])) <= 80
    assert kolejiste("dataset", "show", folder).out == said
    assert kolejiste("dataset", "make", "--resume", folder).out == said
    assert "rozhodnutí" in kolejiste("dataset", "show", folder, "-l", "cs").out
    assert "rozhodnutia" in kolejiste("dataset", "show", folder, "-l", "sk").out
    back = tmp_path / "back"
    for _ in range(2):  # again, it finds everything there
        assert "8 records are in" in kolejiste("dataset", "unpack", folder, "-o", back).out
    for path in records.glob("*.jsonl"):
        assert (back / path.name).read_bytes() == path.read_bytes()
    (back / path.name).write_text("something else")
    assert "is there already" in kolejiste("dataset", "unpack", folder, "-o", back, code=1).err


def test_json_alone_and_equal_for_one_and_two_jobs(
    kolejiste: Command, process: Command, records: Path, tmp_path: Path
) -> None:
    args = ("dataset", "make", records, "--split", "60,20,20", "--format", "npz", "--json", "-", "-o")
    one = json.loads(kolejiste(*args, tmp_path / "one", "--jobs", "1").out)
    two = json.loads(process(*args, tmp_path / "two", "--jobs", "2").out)
    assert one == two
    assert one["split"] == [60, 20, 20]
    assert sum(split["games"] for split in one["splits"].values()) == 8
    assert json.loads(kolejiste("dataset", "show", tmp_path / "one", "--json", "-").out) == one
    unpacked = kolejiste("dataset", "unpack", tmp_path / "one", "-o", tmp_path / "back", "--json", "-").out
    assert json.loads(unpacked)["records"] == 8


def test_an_unfinished_game_is_told_of(kolejiste: Command, records: Path, tmp_path: Path) -> None:
    path = next(records.glob("*.jsonl"))
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:6]))
    said = kolejiste("dataset", "make", records, "-o", tmp_path / "set", "--jobs", "1").out
    assert "One record is left out" in said
    assert f"{path.name}: The game was not ended." in said


def test_nonsense_is_refused_and_leaves_nothing(kolejiste: Command, records: Path, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    for args, words in {
        (): "Say which records to read",
        (str(records),): "Say which records to read",
        (str(records), "-o", str(folder), "--format", "csv"): "parquet, npz",
        (str(records), "-o", str(folder), "--split", "a,b"): "100 in all",
        (str(records), "-o", str(folder), "--split", "50,20,20"): "100 in all",
        (str(tmp_path / "no.jsonl"), "-o", str(folder)): "no.jsonl",
        ("--resume", str(tmp_path / "nothing")): "There is no run in",
        ("--resume", str(tmp_path / "nothing"), "--split", "1,1,98"): "--resume",
    }.items():
        assert words in kolejiste("dataset", "make", *args, code=1).err, args
        assert not folder.exists()
    assert "no finished data set" in kolejiste("dataset", "show", tmp_path, code=1).err
    assert "Uveďte" in kolejiste("dataset", "make", "-l", "cs", code=1).err
    assert "Uveďte" in kolejiste("dataset", "make", "-l", "sk", code=1).err
