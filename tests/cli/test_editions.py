"""`kolejiste edition`: export, correct, check, play."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import EUROPE, SF, Command


@pytest.mark.parametrize("game", [EUROPE, SF])
def test_export_check_play(kolejiste: Command, tmp_path: Path, game: str) -> None:
    file = tmp_path / "mine.toml"
    said = kolejiste("edition", "export", game, "-o", file).out
    assert f"kolejiste edition check {file}" in said
    checked = kolejiste("edition", "check", file).out
    assert "is good" in checked
    assert "Hash: " in checked
    assert "Players: 2 to" in checked
    assert ("reconstructed" if game == SF else "verified") in checked
    assert "saved" in kolejiste("play", game, "--edition", file, typed="1\n").out


def test_export_prints_the_very_file(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    kolejiste("edition", "export", EUROPE, "-o", file)
    assert kolejiste("edition", "export", EUROPE).out == file.read_text(encoding="utf-8")


def test_export_overwrites_only_with_force(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine")
    assert "--force" in kolejiste("edition", "export", EUROPE, "-o", file, code=1).err
    assert file.read_text() == "mine"
    kolejiste("edition", "export", EUROPE, "-o", file, "--force")
    assert file.read_text() != "mine"


def test_a_broken_edition_shows_every_error_with_its_line(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    kolejiste("edition", "export", EUROPE, "-o", file)
    text = file.read_text()
    lines = text.splitlines()
    wrong = {
        next(n for n, line in enumerate(lines) if 'id = "brest-paris"' in line): ('"black"', '"pink"'),
        next(n for n, line in enumerate(lines) if line.startswith("trains")): ("45", "0"),
        next(n for n, line in enumerate(lines) if 'id = "berlin-danzig"' in line): ('a = "berlin"', 'a = "barlin"'),
    }
    # Errors of form and errors of sense are told in two rounds; these two rounds each show all of theirs.
    for number, (good, bad) in wrong.items():
        assert good in lines[number]
        lines[number] = lines[number].replace(good, bad)
    file.write_text("\n".join(lines))
    form = kolejiste("edition", "check", file, code=1).err
    trains = next(number for number in wrong if lines[number].startswith("trains"))
    assert f"{trains + 1}: rules.trains" in form
    lines[trains] = "trains = 45"
    file.write_text("\n".join(lines))
    sense = kolejiste("edition", "check", file, code=1).err
    for number in wrong:
        if number != trains:
            assert f"{number + 1}: map.routes" in sense
    assert "pink" in sense
    assert "barlin" in sense
    assert "2 errors" in sense


@pytest.mark.parametrize("text", ["", "[about", 'about = "x"', "[about]\ngame = 3", '[about]\ngame = "chess"', "\x00"])
def test_files_that_are_no_editions(kolejiste: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    assert kolejiste("edition", "check", file, code=1).err.strip()
    assert kolejiste("play", EUROPE, "--edition", file, code=1).err.strip()


def test_an_edition_of_another_game(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "sf.toml"
    kolejiste("edition", "export", SF, "-o", file)
    assert SF in kolejiste("play", EUROPE, "--edition", file, code=1).err
