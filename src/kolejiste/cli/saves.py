"""Where games are kept, and `kolejiste saves`, which lists those that can be gone on with."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from babel.dates import format_datetime
from platformdirs import user_data_path
from rich.text import Text

from kolejiste.core.errors import KolejisteError
from kolejiste.core.record import Record
from kolejiste.core.registry import load
from kolejiste.core.text import list_of

from .errors import BadCommand
from .given import complete_game
from .speak import Command, SpokenLanguage, Voice, display_names, examples, told, writing


def folder(name: str) -> Path:
    return user_data_path("kolejiste", appauthor=False) / name


def new_path(title: str) -> Path:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder("saves") / f"{title}-{stamp}-{secrets.token_hex(2)}.jsonl"


def put_away(path: Path) -> Path:
    """Finished games leave the saved ones, so that --resume finds what can be resumed."""
    shelf = folder("records") / path.name
    with writing(shelf):
        shelf.parent.mkdir(parents=True, exist_ok=True)
        path.replace(shelf)
    return shelf


class Saved(NamedTuple):
    """A saved game in which somebody has moved; its record is None if the file cannot be read."""

    path: Path
    record: Record | None


def saved(game: str | None = None) -> Iterator[Saved]:
    """The saved games, of one title if it is named, the one last played first. Those without a move are left out."""
    pattern = "*.jsonl" if game is None else f"{load(game).id}-*.jsonl"
    for path in sorted(folder("saves").glob(pattern), key=lambda path: path.stat().st_mtime_ns, reverse=True):
        if path.stat().st_size == 0:
            continue
        try:
            record = Record.read(path)
        except KolejisteError:
            yield Saved(path, None)
            continue
        if record.standing():
            yield Saved(path, record)


def newest(game: str | None) -> Path:
    """The saved game that was last played."""
    for one in saved(game):
        return one.path
    raise BadCommand("nothing-saved", folder=str(folder("saves")))


# --- the list ---------------------------------------------------------------------------------------------------


@told
def saves(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Only those of this game.", autocompletion=complete_game),
    ] = None,
    language: SpokenLanguage = None,
) -> None:
    """List the saved games, the one last played first."""
    voice = Voice(language)
    found = list(saved(game))
    if not found:
        voice.say("cli-saves-none", folder=str(folder("saves")))
        return
    for one in found:
        _tell(one, voice)
    voice.say("cli-saves-hint", newest="kolejiste play --resume", other="kolejiste play --resume FILE")


def _tell(one: Saved, voice: Voice) -> None:
    played = datetime.fromtimestamp(one.path.stat().st_mtime)
    when = format_datetime(played, "short", locale=voice.language)
    if one.record is None:
        line = voice.words("cli-saves-unreadable", when=when)
    else:
        header = one.record.header
        line = voice.words(
            "cli-saves-game",
            when=when,
            names=list_of(display_names(header.seats, voice), voice.language),
            moves=len(one.record.standing()),
        )
        voice.console.print(Text(load(header.title).name[voice.language], "bold"))
    voice.console.print(Text(f"  {line}"), soft_wrap=True)
    voice.console.print(Text(f"  {one.path}", "cyan"), soft_wrap=True)


def register(app: typer.Typer) -> None:
    shown = ("kolejiste saves", "kolejiste saves mini_express", "kolejiste play --resume")
    app.command(cls=Command, epilog=examples(*shown))(saves)
