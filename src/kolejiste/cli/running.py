"""What the commands that play many games share: where they run, where their games are kept, how they are stopped and
gone on with, and how far they are."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec
import typer
from babel.numbers import format_decimal, format_percent
from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kolejiste import __version__
from kolejiste.arena.match import Setting
from kolejiste.arena.measures import measure_class
from kolejiste.bots import make
from kolejiste.core.edition import EditionText, read_toml

from .errors import BadCommand
from .given import is_record
from .speak import Voice, plain, writing

Jobs = Annotated[int | None, typer.Option(min=1, max=256, help="Processes; by default one per core.")]
On = Annotated[
    str,
    typer.Option(metavar="WHERE", help="Where to play: here, ray for a Ray cluster, or its address ray://host:10001."),
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FOLDER", help="Keep the run in this folder; by default in your data.")
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FOLDER", help="Go on with the run in this folder, as it was planned."),
]
JsonPath = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the result as JSON; - prints only that.")
]
Seed = Annotated[
    int | None,
    typer.Option(min=0, max=10**15, help="The seed of the first deal; by default a fresh one, kept in the plan."),
]
Measures = Annotated[
    list[str] | None,
    typer.Option(
        "--measure", metavar="MODULE:CLASS", help="Let this measure watch every game; may be given several times."
    ),
]
Records = Annotated[bool, typer.Option("--records", help="Keep the record of every game too.")]
OFTEN = 0.5  # seconds between two looks at how it stands
STOPPED = 130  # the exit code of what Ctrl+C has ended


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def fresh_seed(given: int | None) -> int:
    """A seed that was given, or one that nobody has tuned on."""
    return secrets.randbelow(10**9) if given is None else given


def edition_text(given: Path | None) -> EditionText | None:
    """An edition as it is now, so that the file may change while the run goes on."""
    if given is None:
        return None
    text, _ = read_toml(given)
    return EditionText(given.name.encode(errors="backslashreplace").decode(), text)


def run_folder(out: Path | None, what: str) -> Path:
    """Where a new run is kept."""
    if out is not None:
        return out.expanduser()
    runs = user_data_path("kolejiste", appauthor=False) / "runs"
    return runs / f"{what}-{datetime.now():%Y-%m-%d-%H-%M-%S}-{secrets.token_hex(2)}"


def resumed(folder: Path, **given: Any) -> Path:
    """The folder of a run to go on with; nothing else may be given, since its plan says it all."""
    for name, value in given.items():
        if value:
            raise BadCommand("resume-run", given=name)
    return folder


@contextmanager
def stoppable(voice: Voice, command: str, folder: Path) -> Iterator[None]:
    """Ctrl+C ends a run so that it can go on; it is told how."""
    try:
        with writing(folder):
            yield
    except KeyboardInterrupt:
        console = Console(stderr=True, markup=False, highlight=False)
        words = voice.words("cli-run-stopped", command=f"kolejiste {command} --resume {folder}")
        console.print(words, soft_wrap=True)
        raise typer.Exit(STOPPED) from None


class Tell(Protocol):
    """Hears how much is done, how it stands and, where that is known only later, of how much."""

    def __call__(self, done: int, note: Callable[[], str], all_: int = ...) -> None: ...


@contextmanager
def progress(total: int, words: str) -> Iterator[Tell]:
    """A bar on the error stream, so that the output stays clean; nothing where nobody watches. It is told how much is
    done and how it stands."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[note]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=total, note="")
        told = 0.0

        def tell(done: int, note: Callable[[], str], all_: int = total) -> None:
            nonlocal told
            if not bar.disable and time.monotonic() - told > OFTEN:
                bar.update(task, completed=done, note=note(), total=all_)
                told = time.monotonic()

        yield tell


def write_json(path: Path, found: Any) -> None:
    data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    if path == Path("-"):
        typer.echo(data.decode())
        return
    with writing(path):
        path.write_bytes(data + b"\n")


def check_json(path: Path | None) -> None:
    """What cannot or must not be written is told before anything is played: a game is worth more than what was found
    out about it."""
    if path is not None and path != Path("-"):
        if path.is_file() and is_record(path):
            raise BadCommand("json-record", file=plain(str(path)))
        with writing(path):
            path.open("ab").close()


def check_plan(version: str, settings: Sequence[Setting], bots: Sequence[str], measures: Sequence[str]) -> None:
    """What is wrong with a plan is told before any folder is made or worker begun."""
    if version != __version__:
        raise BadCommand("run-version", planned=version, version=__version__)
    for setting in settings:
        game = setting.game()
        for bot in dict.fromkeys(bots):
            make(bot, game, 0).close()
    for spec in measures:
        measure_class(spec)


def percent(share: float, voice: Voice) -> str:
    return str(format_percent(share, "#,##0.0\u00a0%", locale=voice.language))


def decimal(value: float, voice: Voice, form: str = "#,##0.0") -> str:
    return str(format_decimal(value, form, locale=voice.language))
