"""Bad input gets a sentence and the right exit code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import EUROPE, SF, Command

BAD = [
    (["play", "ticket_to_rid_europe"], "Did you mean ticket_to_ride_europe?"),
    (["simulate", "chess"], "The games are"),
    (["board", "chess", "-o", "x.svg"], "The games are"),
    (["edition", "export", "chess"], "The games are"),
    (["play"], "kolejiste games"),
    (["play", SF, "--seats", "you,planer"], "Did you mean planner?"),
    (["play", SF, "--seats", "you,Planer"], "name:Planer"),
    (["play", SF, "--seats", "you,hard"], "Did you mean expert? A person of that name is name:hard."),
    (["play", SF, "--seats", "you,Easy"], "The levels, the easiest first: beginner, casual, club, expert, master."),
    (["play", SF, "--seats", "Anna,Těžký"], "Did you mean expert?"),
    (["play", SF, "--seats", "you,,planner"], "A seat is"),
    (["play", SF, "--seats", ""], "A seat is"),
    (["play", SF, "--seats", "you,name:"], "1 to 30"),
    (["play", SF, "--seats", "you,name:\x1b[31mred"], "1 to 30"),
    (["play", SF, "--seats", "you,name:" + "x" * 31], "1 to 30"),
    (["play", SF, "--seats", "you"], "2 to 4"),
    (["play", SF, "--seats", "you,random,random,random,random"], "2 to 4"),
    (["play", SF, "--option", "colour"], "--option name=value"),
    (["play", SF, "--option", "colour=red"], "has no option"),
    (["play", SF, "--option", "=red"], "--option name=value"),
    (["play", SF, "--save", "."], "cannot be written"),
    (["play", SF, "--save", "nowhere/x"], "cannot be written"),
    (["play", SF, "--edition", "."], "cannot be read"),
    (["play", "--resume"], "no saved game"),
    (["play", "--resume", "nowhere"], "The file nowhere does not exist."),
    (["play", "--resume", "nowhere", "--seed", "4"], "--seed"),
    (["simulate", SF, "--bots", "planner,random", "--players", "3"], "2 bots were named for 3 players"),
    (["simulate", SF, "--bots", "randon"], "Did you mean random?"),
    (["simulate", SF, "--bots", "easy"], "Did you mean beginner?"),
    (["simulate", SF, "--bots", "random", "--players", "9"], "2 to 4"),
    (["simulate", SF, "--bots", "random", "--games", "1", "--json", "nowhere/x"], "cannot be written"),
    (["simulate", SF, "--bots", "random", "--games", "1", "--records", "/dev/null/x"], "cannot be written"),
    (["replay", "nowhere"], "The file nowhere does not exist."),
    (["replay", "."], "cannot be read"),
    (["verify", "."], "cannot be read"),
    (["verify", "/dev/null"], "empty"),
    (["edition", "check", "."], "cannot be read"),
    (["edition", "check", "nowhere"], "cannot be read"),
    (["edition", "export", SF, "-o", "."], "cannot be written"),
]


@pytest.mark.parametrize(
    ("args", "sentence"), BAD, ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else ""
)
def test_sentences(
    kolejiste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = kolejiste(*args, code=1)
    assert sentence in said.err
    assert said.out == ""
    assert [path for path in tmp_path.iterdir() if path.name != "home"] == []


@pytest.mark.sampled(of=5)
@pytest.mark.parametrize("language", ["cs", "sk"])
@pytest.mark.parametrize("args", [bad for bad, _ in BAD])
def test_sentences_in_other_languages(
    kolejiste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert kolejiste(*args, "--language", language, code=1).err.strip()


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["play", SF, "--seed", "-1"],
        ["play", SF, "--seed", "many"],
        ["play", SF, "--language", "de"],
        ["simulate", SF, "--games", "0"],
        ["simulate", SF, "--players", "-2"],
        ["simulate", SF, "--jobs", "0"],
        ["replay", "x", "--ply", "-1"],
        ["replay", "x", "--seat", "0"],
        ["replay"],
        ["board", SF],
        ["board", SF, "-o", "x.svg", "--theme", "pink"],
        ["board", SF, "-o", "x.png", "--width", "1"],
        ["edition", "check"],
    ],
)
def test_usage_errors(kolejiste: Command, args: list[str]) -> None:
    kolejiste(*args, code=2)


@pytest.mark.parametrize(("language", "sentence"), [("cs", "Řádek 4 v souboru"), ("sk", "Riadok 4 v súbore")])
def test_a_damaged_line_is_named_without_foreign_words(
    kolejiste: Command, tmp_path: Path, finished: Path, language: str, sentence: str
) -> None:
    file = tmp_path / "torn.jsonl"
    file.write_text("\n".join([*finished.read_text().splitlines()[:3], '{"entry":"mo']))
    said = kolejiste("verify", file, "-l", language, code=1).err
    assert said.startswith(f"{sentence} {file} je po")
    assert "truncated" not in said
    assert "JSON" not in said


@pytest.mark.parametrize(
    ("language", "least", "between"),
    [
        ("en", "--seat must be a whole number, at least 1.", "--playouts must be a whole number from 8 to 100,000."),
        ("cs", "--seat musí být celé číslo, nejméně 1.", "--playouts musí být celé číslo od 8 do 100 000."),
        ("sk", "--seat musí byť celé číslo, najmenej 1.", "--playouts musí byť celé číslo od 8 do 100 000."),
    ],
)
def test_numbers_are_bounded_in_the_language(kolejiste: Command, language: str, least: str, between: str) -> None:
    for args, sentence in ((["--seat", "0"], least), (["--seat", "me"], least), (["--playouts", "3"], between)):
        for line in (["analyse", *args, "x", "-l", language], ["analyse", "-l", language, "x", *args]):
            assert kolejiste(*line, code=2).err.replace("\u00a0", " ") == f"{sentence}\n"


def test_records_of_any_bytes(kolejiste: Command, tmp_path: Path, finished: Path) -> None:
    file = tmp_path / "bad.jsonl"
    head = finished.read_bytes().splitlines()[0]
    for data in (b"\xff\xfe", b"[]", b"{}", b"null\n", head + b"\nnull", head + b"\n[1]", head + b'\n{"entry":"deal"}'):
        file.write_bytes(data)
        for command in (["replay", file], ["verify", file], ["play", "--resume", file]):
            assert kolejiste(*command, code=1).err.strip()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "is no record of a game by Kolejiště."),
        ("cs", "není záznam hry z Kolejiště."),
        ("sk", "nie je záznam hry z Kolejiště."),
    ],
)
def test_a_file_that_is_no_record_is_called_so_in_the_language(
    kolejiste: Command, tmp_path: Path, language: str, sentence: str
) -> None:
    file = tmp_path / "letter.txt"
    for data in (b"Dear Anna,\nhow are you?\n", bytes(range(256)), b'{"a": 1}', b"[1, 2]", b"\n\n"):
        file.write_bytes(data)
        commands = (["replay"], ["verify"], ["analyse"], ["play", "--resume"], ["board", SF, "-o", "x.svg", "--record"])
        for command in commands:
            said = kolejiste(*command, file, "-l", language, code=1).err
            assert said == f"{file} {sentence}\n"


def test_headers_that_no_table_writes(kolejiste: Command, tmp_path: Path, finished: Path) -> None:
    head, rest = finished.read_text().split("\n", 1)
    file = tmp_path / "bad.jsonl"
    for good, bad in (
        ('"players":2', '"players":-2'),
        ('"players":2', '"players":3'),
        ('"ticket_to_ride_san_francisco"', '"chess"'),
        ('"options":{}', '"options":{"x":1}'),
        ('"format":2', '"format":99'),
        ('"edition":"', '"edition":"0'),
    ):
        assert good in head
        file.write_text(head.replace(good, bad) + "\n" + rest)
        for command in (["replay", file], ["verify", file], ["play", "--resume", file]):
            assert kolejiste(*command, code=1).err.strip()


@pytest.mark.slow
def test_names_that_are_not_utf8(process: Command, tmp_path: Path) -> None:
    assert "player's name" in process("play", SF, "--seats", b"you,name:\xff", code=1).err
    assert "no game" in process("play", b"\xff", code=1).err
    file = os.fsencode(tmp_path) + b"/\xff.jsonl"
    assert "does not exist" in process("replay", file, code=1).err
    assert "saved" in process("play", SF, "--save", file, typed=b"1\n").out
    edition = os.fsencode(tmp_path) + b"/\xff.toml"
    process("edition", "export", EUROPE, "-o", edition)
    process("simulate", EUROPE, "--bots", "random", "--games", "1", "--edition", edition, "--json", "-")


def test_a_reader_that_stops_reading(finished: Path) -> None:
    command = [sys.executable, "-m", "kolejiste", "replay", str(finished)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr.read() == b""


def test_an_unwritable_folder_of_saves(kolejiste: Command, home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text("a file where the folder should be")
    assert "cannot be written" in kolejiste("play", SF, code=1).err
