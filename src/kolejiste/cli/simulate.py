"""`kolejiste simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from kolejiste.arena.match import Outcome, Setting
from kolejiste.arena.simulate import Summary
from kolejiste.arena.simulate import simulate as run
from kolejiste.core.errors import BadOption
from kolejiste.core.registry import Title, load

from .errors import BadCommand
from .given import EditionPath, GameName, Options, bot_specs, complete_bots, options_of
from .running import check_json, cores, decimal
from .speak import Command, SpokenLanguage, Voice, display_names, examples, told, writing

BINS = 12  # most lines of the histogram
BAR = 36  # its longest bar
COLUMNS = (
    "cli-simulate-bot",
    "cli-simulate-wins",
    "cli-simulate-share",
    "cli-simulate-mean",
    "cli-simulate-quartiles",
)


@told
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(min=1, help="How many players; by default as many as bots.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(metavar="BOT,BOT…", help="One bot for all seats, or one for each.", autocompletion=complete_bots),
    ] = "planner",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; by default one per core.")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of every game into this folder.")
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write summary and outcomes as JSON; - prints only that.")
    ] = None,
    option: Options = None,
    edition: EditionPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Let bots play many games; different bots play each deal from every seat."""
    voice = Voice(language)
    title = load(game)
    seats = _seats(title, bot_specs(bots), players)
    setting = Setting(title.id, len(seats), title.choose(options_of(option)), None if edition is None else str(edition))
    setting.game()  # a bad edition or number of seats is told before any folder is made
    check_json(json)
    if records is not None:
        with writing(records):
            records.mkdir(parents=True, exist_ok=True)
    with _progress(games, voice) as step, writing(records if records is not None else "-"):
        summary, outcomes = run(
            setting, seats, games, seed=seed, jobs=min(jobs or cores(), games), records=records, progress=step
        )
    if json is not None:
        _write_json(json, summary, outcomes)
    if json != Path("-"):
        _tell(summary, voice)
        if records is not None:
            voice.say("cli-simulate-records", games=games, folder=str(records))


def _seats(title: Title, bots: list[str], players: int | None) -> list[str]:
    """A bot for each seat: a single name fills them all."""
    if len(bots) == 1:
        seats = title.seats[0] if players is None else players
        if seats not in title.seat_numbers:
            raise BadOption("seats", game=title.id, least=title.seats[0], most=title.seats[1], players=str(seats))
        return bots * seats
    if players is not None and players != len(bots):
        raise BadCommand("bots-count", bots=len(bots), players=players)
    return bots


@contextmanager
def _progress(games: int, voice: Voice) -> Iterator[Callable[[], None]]:
    """A bar on the error stream, so that the output stays clean; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice.words("cli-simulate-playing"), total=games)
        yield lambda: bar.advance(task)


def _write_json(path: Path, summary: Summary, outcomes: Sequence[Outcome]) -> None:
    edition = summary.setting.edition
    if isinstance(edition, str):  # file names need not be UTF-8, JSON must be
        clean = edition.encode(errors="backslashreplace").decode()
        summary = msgspec.structs.replace(summary, setting=msgspec.structs.replace(summary.setting, edition=clean))
    data = msgspec.json.format(msgspec.json.encode({"summary": summary, "outcomes": outcomes}), indent=1)
    if path == Path("-"):
        typer.echo(data.decode())
        return
    with writing(path):
        path.write_bytes(data + b"\n")


# --- the report -------------------------------------------------------------------------------------------------


def _tell(summary: Summary, voice: Voice) -> None:
    say = voice.words
    seconds = decimal(summary.seconds, voice)
    voice.say(
        "cli-simulate-done",
        games=summary.games,
        title=load(summary.setting.title).name[voice.language],
        players=summary.setting.players,
        seconds=seconds,
    )
    voice.console.print(_entrants(summary, voice))
    voice.console.print(say("cli-simulate-histogram"))
    for line in histogram(summary.scores):
        voice.console.print(line)
    voice.console.print()
    voice.say(
        "cli-simulate-length",
        mean=decimal(summary.plies_mean, voice),
        least=summary.plies_least,
        most=summary.plies_most,
    )
    voice.say("cli-simulate-speed", speed=decimal(summary.games_per_second, voice))


def _entrants(summary: Summary, voice: Voice) -> Grid:
    say = voice.words
    grid = Grid(box=box.SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    for key in COLUMNS:  # where it is too narrow for all, a long name goes on below
        first = key == COLUMNS[0]
        grid.add_column(say(key), justify="left" if first else "right", overflow="fold", no_wrap=not first)
    game = summary.setting.game()
    names = game.names(voice.language, display_names(summary.bots[: game.people], voice))
    for name, one in zip(names, summary.entrants, strict=True):
        share, low, high = (decimal(100 * part, voice) for part in (one.share, one.low, one.high))
        grid.add_row(
            name,
            decimal(one.wins, voice, "0.#"),
            f"{share} ({low}–{high})",
            decimal(one.mean, voice),
            " ".join(str(round(score)) for score in (one.least, *one.quartiles, one.most)),
        )
    return grid


def histogram(scores: dict[int, int]) -> list[str]:
    """How often scores fell into bins of a round width, as bars."""
    least, most = min(scores), max(scores)
    width = next(w for w in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 10**9) if most // w - least // w < BINS)
    counts = dict.fromkeys(range(least // width, most // width + 1), 0)
    for score, count in scores.items():
        counts[score // width] += count
    largest, total = max(counts.values()), sum(counts.values())
    lines = []
    for place, count in counts.items():
        first, last = place * width, place * width + width - 1
        label = str(first) if width == 1 else f"{first} … {last}"
        bar = "█" * round(BAR * count / largest) or ("▏" if count else "")
        lines.append(f"{label:>12}  {bar:<{BAR}} {count / total:>4.0%}")
    return lines


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command,
        epilog=examples(
            "kolejiste simulate ticket_to_ride_europe --players 4 --games 200",
            "kolejiste simulate ticket_to_ride_san_francisco --bots planner,random --games 1000 --jobs 2 --json -",
        ),
    )(simulate)
