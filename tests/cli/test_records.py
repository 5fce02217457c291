"""`kolejiste replay` and `kolejiste verify`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.hands import PROGRAM
from kolejiste.core.record import Plays, Record, final_state
from kolejiste.core.registry import load
from kolejiste.core.table import Table

from .conftest import SF, Command

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game at a sealed table."""
    table = Table(load(SF).bind(2), ["name:Anna", "random"])
    while not table.state.over:
        table.move(table.state.legal()[0])
    path = tmp_path_factory.mktemp("sealed") / "sealed.jsonl"
    table.record.write(path, secret=True)
    return path


def changed(file: Path, to: Path, change: Callable[[Lines], None]) -> Path:
    """A copy of a record with something changed in it."""
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    change(lines)
    to.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return to


# --- replay -------------------------------------------------------------------------------------------------------


def test_replay_tells_every_move_and_the_sheet(kolejiste: Command, finished: Path) -> None:
    said = kolejiste("replay", finished).out
    moves = len(Record.read(finished).standing())
    assert re.search(rf"^ *{moves}  ", said, re.MULTILINE)
    assert "draws a card from the deck: " in said  # the game is over: everything is told
    assert "in all" in said


def test_replay_as_a_seat_saw_it(kolejiste: Command, finished: Path) -> None:
    said = kolejiste("replay", finished, "--seat", "1").out
    assert "Bot Random draws a card from the deck: " in said
    assert "Bot Random 2 draws a card from the deck: " not in said
    assert "Bot Random 2 draws a card from the deck." in said


def test_replay_up_to_a_move_shows_that_position(kolejiste: Command, finished: Path) -> None:
    said = kolejiste("replay", finished, "--ply", "8", "--seat", "2").out
    assert re.search(r"^ +8  ", said, re.MULTILINE)
    assert not re.search(r"^ +9  ", said, re.MULTILINE)
    assert "Your hand" in said
    assert "in all" not in said


def test_replay_waits_for_enter_and_may_be_left(kolejiste: Command, finished: Path) -> None:
    said = kolejiste("replay", finished, "--step", typed="\n\nq\n").out
    assert said.count("Enter: on") == 3
    assert "in all" not in said
    assert "in all" in kolejiste("replay", finished, "--step", typed="\n").out


def test_replay_of_a_running_game_keeps_hands_hidden(kolejiste: Command, tmp_path: Path) -> None:
    table = Table(load(SF).bind(2), ["name:Anna", "name:Jan"])
    for _ in range(12):
        table.move(table.state.legal()[0])
    table.record.write(tmp_path / "game.jsonl", secret=True)
    said = kolejiste("replay", tmp_path / "game.jsonl").out
    assert "as a spectator sees it" in said
    assert "draws a card from the deck:" not in said
    assert "Your hand" not in said


# --- verify -------------------------------------------------------------------------------------------------------


def test_verify_tells_the_real_result(kolejiste: Command, finished: Path) -> None:
    said = kolejiste("verify", finished).out
    state = final_state(Record.read(finished))
    assert "recomputed" in said
    assert "not sealed: its seed 3" in said
    for score in state.scores:
        assert f"{score} point" in said


def test_verify_checks_the_seal(kolejiste: Command, sealed: Path) -> None:
    assert "The seal holds" in kolejiste("verify", sealed).out


def test_verify_of_a_running_table(kolejiste: Command, tmp_path: Path) -> None:
    table = Table(load(SF).bind(2), ["you", "random"])
    table.move(table.state.legal()[0])
    table.record.write(tmp_path / "game.jsonl", secret=True)
    said = kolejiste("verify", tmp_path / "game.jsonl").out
    assert "recomputed" in said
    assert "not over yet" in said
    table.record.write(tmp_path / "public.jsonl")
    assert "without the seed" in kolejiste("verify", tmp_path / "public.jsonl", code=1).err


def _other_card(lines: Lines) -> None:
    move = next(line for line in lines if line["entry" if "entry" in line else "format"] == "move" and line["draws"])
    move["draws"][0][1] = next(face for face in ("red", "blue") if face != move["draws"][0][1])


def _other_dealt_card(lines: Lines) -> None:
    deal = next(line for line in lines if line.get("entry") == "deal")
    cards = [draw for draw in deal["draws"] if draw[0] == "cards"]
    other = next(draw for draw in cards if draw[1] != cards[0][1])
    cards[0][1], other[1] = other[1], cards[0][1]


def _other_move(lines: Lines) -> None:
    moves = [line for line in lines if line.get("entry") == "move"]
    moves[10]["action"] = {"is": "pass"}


def _other_seat(lines: Lines) -> None:
    moves = [line for line in lines if line.get("entry") == "move"]
    moves[10]["seat"] = 1 - moves[10]["seat"]


def _one_more_draw(lines: Lines) -> None:
    next(line for line in lines if line.get("entry") == "move")["draws"].append(["cards", "red"])


def _one_move_less(lines: Lines) -> None:
    del lines[next(number for number, line in enumerate(lines) if line.get("entry") == "move")]


TAMPERED = [_other_card, _other_dealt_card, _other_move, _other_seat, _one_more_draw, _one_move_less]


@pytest.mark.parametrize("change", TAMPERED, ids=lambda change: change.__name__)
@pytest.mark.parametrize("kind", ["finished", "sealed"])
def test_verify_catches_a_tampered_record(
    kolejiste: Command, request: pytest.FixtureRequest, tmp_path: Path, change: Callable[[Lines], None], kind: str
) -> None:
    file = changed(request.getfixturevalue(kind), tmp_path / "bad.jsonl", change)
    assert kolejiste("verify", file, code=1).err.strip()


def _other_seed(lines: Lines) -> None:
    lines[0]["seed"] += 1


def _other_revealed_seed(lines: Lines) -> None:
    lines[-1]["seed"] = "00" * 32


def _other_commitment(lines: Lines) -> None:
    lines[0]["commitment"] = "00" * 32


def _other_nonce(lines: Lines) -> None:
    next(line for line in lines if line.get("entry") == "nonce")["nonce"] = "00" * 16


def test_verify_catches_a_changed_seed(kolejiste: Command, tmp_path: Path, finished: Path, sealed: Path) -> None:
    assert "seed" in kolejiste("verify", changed(finished, tmp_path / "a", _other_seed), code=1).err
    assert "seal is broken" in kolejiste("verify", changed(sealed, tmp_path / "b", _other_revealed_seed), code=1).err
    assert "seal is broken" in kolejiste("verify", changed(sealed, tmp_path / "c", _other_commitment), code=1).err
    assert "than was promised" in kolejiste("verify", changed(sealed, tmp_path / "d", _other_nonce), code=1).err


def _no_seed(lines: Lines) -> None:
    lines[0].pop("seed", None)
    lines[0].pop("commitment", None)


def _other_secret(lines: Lines) -> None:
    lines[0]["secret"] = "00" * 32


def _no_secret(lines: Lines) -> None:
    lines[0]["secret"] = "no number"


@pytest.mark.parametrize("kind", ["finished", "sealed"])
def test_verify_needs_to_know_where_the_draws_came_from(
    kolejiste: Command, request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    file = changed(request.getfixturevalue(kind), tmp_path / "bad.jsonl", _no_seed)
    assert "neither a seed nor a commitment" in kolejiste("verify", file, code=1).err


@pytest.mark.parametrize("change", [_other_secret, _no_secret], ids=lambda change: change.__name__)
def test_verify_catches_a_wrong_secret_of_a_running_table(
    kolejiste: Command, tmp_path: Path, change: Callable[[Lines], None]
) -> None:
    table = Table(load(SF).bind(2), ["you", "random"])
    table.move(table.state.legal()[0])
    table.record.write(tmp_path / "game.jsonl", secret=True)
    file = changed(tmp_path / "game.jsonl", tmp_path / "bad.jsonl", change)
    assert kolejiste("verify", file, code=1).err.strip()
    assert kolejiste("play", "--resume", file, code=1).err.strip()


@pytest.mark.parametrize("kind", ["finished", "sealed"])
def test_verify_catches_a_truncated_file(
    kolejiste: Command, request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    data = request.getfixturevalue(kind).read_bytes()
    file = tmp_path / "cut.jsonl"
    lines = data.splitlines(keepends=True)
    for cut in (data[:-20], b"".join(lines[:-1]), b"".join(lines[:20]), lines[0], lines[0][:50], b""):
        file.write_bytes(cut)
        assert kolejiste("verify", file, code=1).err.strip()


def test_verify_in_czech(kolejiste: Command, sealed: Path) -> None:
    assert "Pečeť drží" in kolejiste("verify", sealed, "--language", "cs").out


@pytest.mark.parametrize(
    ("language", "there", "ever"),
    [
        ("en", "A program plays for Anna from here on.", "A program made moves for Anna."),
        ("cs", "Odtud hraje za hráče Anna program.", "Za hráče Anna táhl i program."),
        ("sk", "Odtiaľto hrá za hráča Anna program.", "Za hráča Anna ťahal aj program."),
    ],
)
def test_it_is_told_that_a_program_played(
    kolejiste: Command, tmp_path: Path, language: str, there: str, ever: str
) -> None:
    table = Table(load(SF).bind(2), ["name:Anna", "random"], first=0)
    while table.state.seat != 0:
        table.move(table.state.legal()[0])
    table.accept(table.try_move(table.state.legal()[0], before=[Plays(0, PROGRAM)]))
    table.record.write(tmp_path / "game.jsonl", secret=True)
    assert there in kolejiste("replay", tmp_path / "game.jsonl", "--language", language).out
    assert ever in kolejiste("verify", tmp_path / "game.jsonl", "--language", language).out
