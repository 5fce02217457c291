"""`kolejiste board`: the board as a picture."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, View
from kolejiste.core.record import final_state
from kolejiste.core.registry import load

from .errors import BadCommand
from .given import EditionPath, GameName, Options, Ply, SeatNumber, must_be_of, options_of, read_record, seat_index
from .speak import Command, SpokenLanguage, Voice, examples, told, writing

SUFFIXES = (".svg", ".png")


class Theme(StrEnum):
    """Light, dark, or whatever the reader of the SVG prefers."""

    LIGHT = "light"
    DARK = "dark"
    AUTO = "auto"


@told
def board(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE.svg|.png", help="The picture to write.")],
    players: Annotated[int | None, typer.Option(min=1, help="For so many players (without --record).")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="A position of this record; else an empty board.")
    ] = None,
    ply: Ply = None,
    seat: SeatNumber = None,
    theme: Annotated[Theme, typer.Option(help="auto follows the reader's setting; a PNG is then light.")] = Theme.AUTO,
    width: Annotated[int | None, typer.Option(min=100, max=10_000, metavar="PX", help="The width of a PNG.")] = None,
    option: Options = None,
    edition: EditionPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Draw the board, new or from a record, as SVG or PNG."""
    voice = Voice(language)
    picture_suffix(output)
    if width is not None and output.suffix.lower() == ".svg":
        raise BadCommand("width-svg")
    if record is None:
        if ply is not None or seat is not None:
            raise BadCommand("needs-record")
        bound = load(game).bind(players, edition=edition, **options_of(option))
        view = bound.new(Chance(0)).view(None)
    else:
        if players is not None or option:
            raise BadCommand("record-fixes", option="--players" if players is not None else "--option")
        read = read_record(record)
        must_be_of(read, load(game).id)
        bound = read.game(edition)
        view = final_state(read, bound, ply).view(seat_index(seat, bound))
    write_picture(bound, view, output, voice.language, str(theme), width)
    voice.say("cli-board-written", file=str(output))


def picture_suffix(path: Path) -> str:
    """The kind of picture a file name asks for."""
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise BadCommand("picture-suffix", file=str(path), suffixes=", ".join(SUFFIXES))
    return suffix


def write_picture(game: Game, view: View, path: Path, language: str, theme: str, width: int | None = None) -> None:
    """Draw a view into an SVG or PNG file."""
    suffix = picture_suffix(path)
    if suffix == ".svg":
        data = game.draw(view, language, theme).encode()
    else:
        from kolejiste.core.picture import to_png  # only a PNG needs the renderer

        data = to_png(game.draw(view, language, "light" if theme == "auto" else theme), width)
    with writing(path):
        path.write_bytes(data)


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command,
        epilog=examples(
            "kolejiste board ticket_to_ride_europe -o europe.svg",
            "kolejiste board ticket_to_ride_europe --record game.jsonl --ply 40 --seat 1 -o mine.png --width 1600",
        ),
    )(board)
