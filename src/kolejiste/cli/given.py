"""What people give on the command line: games, options, seats and files, checked, and completed by the shell."""

from __future__ import annotations

import difflib
import errno
import itertools
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from kolejiste.bots import LEVELS, NAME, RESERVED, bots
from kolejiste.bots.spec import parse, split
from kolejiste.core.choices import folded
from kolejiste.core.contract import Game
from kolejiste.core.errors import BadOption, BadRecord, KolejisteError
from kolejiste.core.letters import fitting, shown
from kolejiste.core.record import Record
from kolejiste.core.registry import titles

from .errors import BadCommand
from .speak import plain

LONGEST_NAME = 30
ALIKE = 0.75  # how much a name must be like a bot's to be taken for a slip
CALLED = {  # what people type for a level that they do not know the name of, without accents
    "beginner": "easy novice snadny lehky lahky zacatecnik zaciatocnik",
    "casual": "medium normal normalni normalny stredni stredny pohodar bot robot ai pc cpu computer pocitac",
    "expert": "hard difficult strong advanced tezky tazky silny pokrocily",
    "master": "hardest champion pro profi mistr majster",
}
LEVEL_OF = {word: level for level, words in CALLED.items() for word in words.split()}


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    return [(title.id, title.name["en"]) for title in titles() if title.id.startswith(incomplete)]


def _complete_list(incomplete: str, words: Sequence[str]) -> list[str]:
    done, comma, last = incomplete.rpartition(",")
    return [f"{done}{comma}{word}" for word in words if word.startswith(last)]


def complete_bots(incomplete: str) -> list[str]:
    return _complete_list(incomplete, sorted(bots()))


def complete_seats(incomplete: str) -> list[str]:
    return _complete_list(incomplete, ["you", *sorted(bots())])


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's id, see kolejiste games.", autocompletion=complete_game)
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
EditionPath = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Play the board and cards of this edition file.")
]
RecordPath = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]
Ply = Annotated[int | None, typer.Option("--ply", min=0, help="Only the first so many moves; 0 is the deal.")]
SeatNumber = Annotated[
    int | None, typer.Option("--seat", min=1, help="As this seat sees it, from 1; by default as a spectator does.")
]


def options_of(given: Sequence[str] | None) -> dict[str, str]:
    """`name=value` pairs as a table; whether the game has them, the game says."""
    chosen: dict[str, str] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals or not name.isidentifier():
            raise BadCommand("option-form", given=pair)
        chosen[name] = value
    return chosen


def seat_words(given: str) -> list[str]:
    """`you,Anna,planner` as a record names them: `name:Anna` is a person. What is nearly a bot's name, or a word for
    how well one plays, is asked about, or a misspelt bot would become somebody to wait for; with `name:` in front it
    is a person all the same."""
    return [_seat_word(word) for word in split(given)]


def _seat_word(word: str) -> str:
    if word == "you" or (":" in word and not word.startswith("name:")) or word in bots():
        return word if word == "you" else bot_spec(word)
    near = "none" if word.startswith("name:") else _nearest(word, ["you", *bots()], ALIKE)
    if not word or near != "none":
        others = [bot for bot in bots() if bot not in LEVELS]
        raise BadCommand("seat-word", word=word, near=near, levels=", ".join(LEVELS), bots=", ".join(others))
    name = word.removeprefix("name:").strip()
    if not name:
        raise BadOption("no-name", most=LONGEST_NAME)
    if not fitting(name, LONGEST_NAME):
        raise BadOption("seat-name", name=shown(name[:40]), most=LONGEST_NAME)
    return f"name:{name}"


def is_bot(seat: str) -> bool:
    """Whether a word of a record names a bot; all else are people."""
    if ":" not in seat or seat.startswith("name:"):
        return seat in bots()
    try:
        spec = parse(seat)
    except BadOption:
        return False
    return spec.runs or spec.name in bots()


def bot_specs(given: str) -> list[str]:
    """`planner,random` checked word by word."""
    return [bot_spec(word) for word in split(given)]


def bot_spec(word: str) -> str:
    """One bot, as far as its name tells whether there is such a one."""
    spec = parse(word)
    if spec.kind == "named" and spec.name not in bots():
        near = _nearest(spec.name, bots())
        raise BadCommand("bot-word", word=spec.name, near=near, bots=", ".join(sorted(bots())))
    return word


def offered_bots(given: Sequence[str] | None) -> dict[str, str]:
    """`deep=search:playouts=800`: what the owner of a server offers by names of their own."""
    offered: dict[str, str] = {}
    for pair in given or ():
        name, equals, spec = pair.partition("=")
        if not equals or not NAME.fullmatch(name) or name in (*RESERVED, *bots(), *offered):
            raise BadCommand("bot-offer", given=plain(pair), taken=", ".join(bots()))
        offered[name] = bot_spec(spec)
    return offered


def _nearest(word: str, known: Sequence[str], alike: float = 0.5) -> str:
    near = difflib.get_close_matches(word.lower(), known, n=1, cutoff=alike)
    return near[0] if near else LEVEL_OF.get(folded(word), "none")


def seat_index(number: int | None, game: Game) -> int | None:
    """People count seats from 1."""
    if number is None:
        return None
    if number > game.players:
        raise BadOption("seat-number", seat=number, players=game.players)
    return number - 1


def new_file(given: Path | str) -> Path:
    """A file that does not exist yet: a saved game is never overwritten by another."""
    path = Path(given).expanduser()
    if path.is_dir() or "\0" in str(given):
        raise KolejisteError("file-unwritable", file=plain(str(given)), reason=os.strerror(errno.EISDIR))
    if path.exists():
        raise BadCommand("file-exists", file=str(given))
    return path


def unused(path: Path) -> Path:
    """This file, or if there is one already the next free of board-2, board-3 and so on."""
    others = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2))
    return next(one for one in itertools.chain([path], others) if not one.exists())


def read_record(path: Path) -> Record:
    """The record in a file; what keeps it from being read is said in words for people, in their language."""
    try:
        return Record.read(path)
    except BadRecord as why:
        file = plain(str(path))
        if why.key == "record-unreadable" and not os.path.lexists(path):
            raise BadCommand("no-file", file=file) from None
        if why.key != "record-line":
            raise
        if not is_record(path):
            raise BadCommand("no-record", file=file) from None
        raise BadCommand("record-damaged", file=file, line=why.args_by_name["line"]) from None


def is_record(path: Path) -> bool:
    """Whether this file begins as a record does, be it a damaged one or one that a newer version wrote."""
    try:
        with path.open("rb") as file:
            first = msgspec.json.decode(file.readline(), type=dict[str, Any])
    except (OSError, ValueError, RecursionError):
        return False
    return first.keys() >= {"format", "title", "seats"}


def must_be_of(record: Record, game: str | None) -> None:
    """A record given together with a game's id must be of that game."""
    if game is not None and record.header.title != game:
        raise BadCommand("record-other-game", title=record.header.title, game=game)
