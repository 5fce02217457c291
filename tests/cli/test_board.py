"""`kolejiste board`."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from .conftest import EUROPE, SF, Command


@pytest.mark.parametrize("game", [EUROPE, SF])
def test_new_board_as_svg(kolejiste: Command, tmp_path: Path, game: str) -> None:
    file = tmp_path / "board.svg"
    assert str(file) in kolejiste("board", game, "-o", file).out
    assert ET.parse(file).getroot().tag.endswith("svg")


def test_board_as_png_of_a_given_width(kolejiste: Command, tmp_path: Path) -> None:
    file = tmp_path / "board.PNG"
    kolejiste("board", SF, "-o", file, "--width", "300", "--theme", "dark")
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20], "big") == 300


def test_position_of_a_record_as_seats_see_it(kolejiste: Command, tmp_path: Path, finished: Path) -> None:
    pictures = []
    for seat in ([], ["--seat", "1"], ["--seat", "2"]):
        file = tmp_path / "board.svg"
        kolejiste("board", SF, "--record", finished, "--ply", "20", *seat, "-o", file)
        pictures.append(file.read_text())
    kolejiste("board", SF, "--record", finished, "-o", file)
    assert file.read_text() != pictures[0]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["-o", "board.jpg"], "must end in one of"),
        (["-o", "board"], "must end in one of"),
        (["-o", "b.svg", "--width", "300"], "--width is for PNG"),
        (["-o", "b.svg", "--seat", "1"], "Give it with --record"),
        (["-o", "b.svg", "--players", "7"], "2 to 4"),
        (["-o", "nowhere/b.svg"], "cannot be written"),
        (["-o", "nowhere/b.png"], "cannot be written"),
        (["-o", "b.svg", "--record", "nowhere"], "does not exist"),
    ],
)
def test_what_cannot_be_drawn(
    kolejiste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in kolejiste("board", SF, *args, code=1).err
    assert list(tmp_path.iterdir()) == []


def test_seat_ply_and_game_must_fit_the_record(kolejiste: Command, tmp_path: Path, finished: Path) -> None:
    file = tmp_path / "b.svg"
    assert "1 to 2" in kolejiste("board", SF, "--record", finished, "--seat", "3", "-o", file, code=1).err
    assert "no position" in kolejiste("board", SF, "--record", finished, "--ply", "9999", "-o", file, code=1).err
    assert "not of" in kolejiste("board", EUROPE, "--record", finished, "-o", file, code=1).err
    assert "--players" in kolejiste("board", SF, "--record", finished, "--players", "2", "-o", file, code=1).err
    assert not file.exists()
