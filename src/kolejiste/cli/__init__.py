"""The `kolejiste` command: play in terminal and browser, matches between bots, records, boards, editions."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import Annotated

import typer

from kolejiste import __version__
from kolejiste.core import native

from . import (
    admin,
    analyse,
    balance,
    board,
    bot,
    dataset,
    editions,
    games,
    match,
    new_room,
    play,
    records,
    rules,
    saves,
    serve,
    simulate,
    tournament,
)
from .speak import Group, examples

app = typer.Typer(
    cls=Group,
    name="kolejiste",
    help="A home for railway board games: play them, let bots play them, check and draw what was played.",
    epilog=examples("kolejiste games", "kolejiste play ticket_to_ride_europe", "kolejiste COMMAND --help"),
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (
    games,
    rules,
    play,
    saves,
    serve,
    simulate,
    match,
    tournament,
    balance,
    records,
    analyse,
    board,
    bot,
    new_room,
):
    module.register(app)
app.add_typer(editions.app, name="edition")
app.add_typer(admin.app, name="admin")
app.add_typer(dataset.app, name="dataset")


CORES = {
    native.COMPILED: "compiled core",
    native.PLAIN: f"plain core, as {native.FORCE_PLAIN} asks",
    native.STALE: "plain core, because the compiled one is older than its sources",
    native.MISSING: "plain core, because none was compiled",
}


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"kolejiste {__version__}, {CORES[native.CORE]}")
        raise typer.Exit


@app.callback()
def kolejiste(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # File names and typed lines need not be UTF-8; a strange letter must not end the program.
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    app()
