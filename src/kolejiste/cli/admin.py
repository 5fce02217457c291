"""`kolejiste admin`: what whoever runs a server does with its tables, also while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Rows

from kolejiste.core.errors import KolejisteError
from kolejiste.core.extras import require

from .errors import BadCommand
from .speak import Command, Group, SpokenLanguage, Voice, examples, plain, told, writing

if TYPE_CHECKING:
    from kolejiste.server.storage import Storage

app = typer.Typer(
    cls=Group,
    help="Look after the tables of a server: list, delete, export and import them, back up, change the key.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
Folder = Annotated[Path | None, typer.Option(metavar="FOLDER", help="The folder of the server's tables.")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="A table's name, as in its address.")]

PHASE_WORDS = {
    "waiting": "cli-admin-waiting",
    "playing": "cli-admin-playing",
    "over": "cli-admin-over",
    "closed": "cli-admin-closed",
}


@contextmanager
def _opened(folder: Path | None) -> Iterator[Storage]:
    """The database of a server that there is."""
    require("server")
    from kolejiste.server.database import SQLITE
    from kolejiste.server.settings import Settings, default_folder
    from kolejiste.server.storage import Storage

    place = folder.expanduser() if folder is not None else default_folder()
    if not (place / SQLITE).is_file():
        raise BadCommand("admin-no-server", folder=str(place))
    with writing(place):
        storage = Storage(Settings(place).database)
    try:
        yield storage
    finally:
        storage.close()


@app.command("list", cls=Command, epilog=examples("kolejiste admin list", "kolejiste admin list --phase waiting"))
@told
def list_tables(
    phase: Annotated[
        str | None, typer.Option(help="Only tables in this phase: waiting, playing, over or closed.")
    ] = None,
    folder: Folder = None,
    language: SpokenLanguage = None,
) -> None:
    """Every table: its name, the game, the phase, when something last happened, who plays, and the clock."""
    from kolejiste.server.schema import PHASES

    voice = Voice(language)
    if phase is not None and phase not in PHASES:
        raise BadCommand("admin-phase", phase=phase, phases=", ".join(PHASES))
    with _opened(folder) as storage:
        from kolejiste.server.admin import every_table
        from kolejiste.server.clock_words import clock_name

        rows = Rows(box=None, pad_edge=False, show_header=False)
        found = every_table(storage, phase)
        for one in found:
            names = ", ".join(plain(seat.name or seat.bot or "–") for seat in one.seats)
            clock = clock_name(one.header.clock, voice.language) if one.header.clock else ""
            rows.add_row(one.id, one.header.title, one.phase, one.touched[:16].replace("T", " "), names, clock)
        if found:
            voice.console.print(rows)
        voice.say("cli-admin-tables", tables=len(found))


@app.command(
    cls=Command,
    epilog=examples("kolejiste admin delete Xk3_9aVb1Q2z", "kolejiste admin delete --untouched 90 --yes"),
)
@told
def delete(
    table: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...", help="Names of tables.")] = None,
    untouched: Annotated[
        int | None, typer.Option(min=1, metavar="DAYS", help="All tables where nothing happened for so many days.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask again.")] = False,
    folder: Folder = None,
    language: SpokenLanguage = None,
) -> None:
    """Delete tables for good."""
    voice = Voice(language)
    if bool(table) == (untouched is not None):
        raise BadCommand("admin-delete-what")
    with _opened(folder) as storage:
        from kolejiste.server import admin

        names = table or admin.untouched(storage, untouched or 0)
        if names and not yes and not typer.confirm(voice.words("cli-admin-sure", tables=len(names))):
            return
        admin.remove(storage, names)
        voice.say("cli-admin-deleted", tables=len(names))


@app.command(cls=Command, epilog=examples("kolejiste admin export Xk3_9aVb1Q2z -o table.json"))
@told
def export(
    table: TableName,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="The file to write.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if there is one.")] = False,
    folder: Folder = None,
    language: SpokenLanguage = None,
) -> None:
    """Write a table into a file, with the secrets of a running game: keep it to yourself."""
    if output.exists() and not force:
        raise BadCommand("file-exists-force", file=str(output))
    with _opened(folder) as storage, writing(output):
        from kolejiste.server import admin

        admin.export(storage, table, output)
    Voice(language).say("cli-admin-exported", file=str(output))


@app.command("import", cls=Command, epilog=examples("kolejiste admin import table.json"))
@told
def bring_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that export wrote.")],
    folder: Folder = None,
    language: SpokenLanguage = None,
) -> None:
    """Put an exported table back, here or at another server."""
    with _opened(folder) as storage:
        from kolejiste.server import admin

        try:
            name = admin.bring_in(storage, file)
        except OSError as why:
            raise KolejisteError("record-unreadable", file=str(file), reason=why.strerror or str(why)) from None
        Voice(language).say("cli-admin-imported", table=name)


@app.command(cls=Command, epilog=examples("kolejiste admin backup /backups/kolejiste-monday"))
@told
def backup(
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="A new folder for the copy.")],
    folder: Folder = None,
    language: SpokenLanguage = None,
) -> None:
    """Copy all tables and keys, also while the server runs. A server can be started on the copy."""
    with _opened(folder) as storage, writing(target):
        from kolejiste.server import admin

        copy = admin.back_up(storage, target)
    Voice(language).say("cli-admin-backed-up", file=str(copy), command=f"kolejiste serve --folder {target}")


@app.command("rotate-key", cls=Command, epilog=examples("kolejiste admin rotate-key"))
@told
def rotate_key(
    forget: Annotated[
        bool, typer.Option("--forget", help="Add no key, but forget the older ones: what only they signed is lost.")
    ] = False,
    folder: Folder = None,
    language: SpokenLanguage = None,
) -> None:
    """Sign cookies and links with a new key. Nobody is thrown out: what the older keys signed is known and signed
    anew, and a running server notices by itself."""
    with _opened(folder) as storage:
        from kolejiste.server import admin

        Voice(language).say("cli-admin-keys", keys=admin.rotate_key(storage, forget=forget))


@app.command(cls=Command, epilog=examples("kolejiste admin statistics"))
@told
def statistics(folder: Folder = None, language: SpokenLanguage = None) -> None:
    """How many tables, games, people and moves there are."""
    voice = Voice(language)
    with _opened(folder) as storage:
        from kolejiste.server import admin

        found = admin.statistics(storage)
        for phase, words in PHASE_WORDS.items():
            voice.say(words, tables=found.phases.get(phase, 0))
        voice.say("cli-admin-week", tables=found.touched)
        for game, tables in sorted(found.games.items()):
            voice.console.print(f"  {game}: {tables}")
        voice.say("cli-admin-people", people=found.people, entries=found.entries, keys=found.keys)
        if found.bytes is not None:
            voice.say("cli-admin-size", size=f"{found.bytes / 2**20:.1f}")
