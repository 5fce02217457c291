"""`kolejiste new-room`: a small game of one's own, and what the command tells of games and bots from outside."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from kolejiste.cli import new_room
from kolejiste.cli.new_room import renamed
from tests.packages import Environment, Site, site

from .conftest import Command

__all__ = ["site"]


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("language", ["cs", "sk", "en"])
def test_a_package_is_written(
    kolejiste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = kolejiste("new-room", "night_train", "--language", language)
    assert "pip install --editable night_train" in said.out
    assert "kolejiste play night_train" in said.out
    written = files(tmp_path / "night_train")
    assert {"pyproject.toml", "README.md", "docs/rules.md", "tests/test_room.py"} <= written
    room = {"meta.toml", "data/edition.toml", "rules.py", "text/sk.ftl", "help/cs.md", "tour/en.ftl"}
    assert {f"src/night_train/{name}" for name in room} <= written


def test_nothing_of_the_old_name_is_left(kolejiste: Command, tmp_path: Path) -> None:
    kolejiste("new-room", "night_train", "--title", "Noční vlak", "--folder", tmp_path / "mine")
    for name in files(tmp_path / "mine"):
        text = (tmp_path / "mine" / name).read_text(encoding="utf-8")
        assert not re.search("switch|výhybk|vyhybk|template|around", text, re.IGNORECASE), name
    assert 'cs = "Noční vlak"' in (tmp_path / "mine/src/night_train/meta.toml").read_text(encoding="utf-8")


def test_new_names_are_not_taken_for_old_ones() -> None:
    text = renamed("class SwitchState:  # of The Switch, Výhybka, vyhybka", "switch_yard", "The Switch Yard")
    assert text == "class SwitchYardState:  # of The Switch Yard, The Switch Yard, switch_yard"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["Night"], "cannot be the name"),
        (["9lives"], "cannot be the name"),
        (["night-train"], "cannot be the name"),
        (["import"], "cannot be the name"),
        (["x"], "cannot be the name"),
        (["../x"], "cannot be the name"),
        (["a" * 41], "cannot be the name"),
        (["mini_express"], "already"),
        (["tickets"], "already"),
        (["json"], "already"),
        (["kolejiste"], "already"),
        (["night_train", "--title", 'The "Train"'], "cannot be called"),
        (["night_train", "--title", ""], "cannot be called"),
        (["night_train", "--title", "x" * 41], "cannot be called"),
        (["night_train", "--folder", "."], "there already"),
        (["night_train", "--folder", "/dev/null/x"], "cannot be written"),
    ],
)
def test_bad_names_and_places(
    kolejiste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for language in ("cs", "sk"):
        assert kolejiste("new-room", *given, "--language", language, code=1).err.strip()
    said = kolejiste("new-room", *given, code=1)
    assert sentence in said.err
    assert not files(tmp_path)


def test_what_cannot_be_finished_is_not_begun(
    kolejiste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(new_room, "renamed", full)
    assert "No space left" in kolejiste("new-room", "night_train", "--folder", tmp_path / "mine", code=1).err
    assert not (tmp_path / "mine").exists()


# --- what the other commands tell -------------------------------------------------------------------------------------


def test_games_from_outside_are_listed(kolejiste: Command, site: Site) -> None:
    room = site.room("night_train")
    site.install("ghost", games={"ghost": "no_such_module_here"}, bots={"planner": "no_such_module_here:Bot"})
    said = kolejiste("games")
    assert "Night_Train  night_train" in said.out
    assert said.err.count("ghost") == 3  # the game with its package, and the package of the bot
    assert "in English" not in kolejiste("games", "-l", "cs").out
    for language in ("cs", "sk"):
        (room / "text" / f"{language}.ftl").unlink()
    site.install("other")
    for language, word in (("cs", "anglicky"), ("sk", "po anglicky")):
        assert kolejiste("games", "-l", language).out.count(word) == 1
    assert "English" not in kolejiste("games").out
    described = {one["id"]: one for one in json.loads(kolejiste("games", "--json").out)}
    assert described["night_train"]["languages"] == ["en"]


def test_a_game_from_outside_is_played_and_says_once_that_it_speaks_english(kolejiste: Command, site: Site) -> None:
    room = site.room("night_train")
    for language in ("cs", "sk"):
        (room / "text" / f"{language}.ftl").unlink()
    said = kolejiste("play", "night_train", "--seed", "1", "--language", "cs", typed="1\n\n1\n\nq\n")
    assert said.out.count("anglicky") == 1
    assert "Couple wagon" in said.out


def test_broken_games_and_bots_are_told_in_a_sentence(kolejiste: Command, site: Site) -> None:
    (site.room("night_train") / "rules.py").write_text("1 / 0\n", encoding="utf-8")
    site.module("their_bots", "def broken(game, seed): raise RuntimeError('out of steam')\n")
    site.install("their-bots", bots={"broken": "their_bots:broken"})
    for command in (["play", "night_train"], ["simulate", "night_train", "--games", "1"]):
        assert "ZeroDivisionError" in kolejiste(*command, code=1).err
    for command in (
        ["simulate", "vlaky_na_trati", "--bots", "broken", "--games", "1"],
        ["play", "vlaky_na_trati", "--seats", "you,broken"],
    ):
        assert "out of steam" in kolejiste(*command, code=1).err
    assert "night_train" in kolejiste("games").out


# --- really installed -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_new_room_is_installed_checked_and_played(tmp_path: Path) -> None:
    """As somebody would do it: made by the command, installed by pip, tried by its own tests, played by bots."""
    environment = Environment(tmp_path / "environment")
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def run(*command: str) -> str:
        done = subprocess.run(
            [str(environment.python), "-m", *command],
            cwd=tmp_path,
            env=kept,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("kolejiste", "new-room", "night_train")
    environment.install(tmp_path / "night_train")
    assert "night_train" in run("kolejiste", "games")
    assert "7 passed" in run("pytest", "-q", "night_train/tests")
    played = run(
        "kolejiste", "simulate", "night_train", "--bots", "planner,random", "--games", "20", "--records", "kept"
    )
    assert "Bot Planner" in played
    record = next((tmp_path / "kept").iterdir())
    assert "Night Train" in run("kolejiste", "verify", str(record))
    run("kolejiste", "board", "night_train", "-o", "board.svg")
