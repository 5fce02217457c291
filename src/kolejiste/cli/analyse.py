"""`kolejiste analyse`: look back on a finished game with the coach."""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from platformdirs import user_cache_path
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kolejiste import __version__
from kolejiste.coach.analysis import FORMAT, Analysis, Decision, Plan, account, analyse, over
from kolejiste.coach.speech import Judged, about_sums, coach_words, judged, share, sums
from kolejiste.core.contract import Game
from kolejiste.core.record import Record

from .errors import BadCommand
from .given import EditionPath, RecordPath, read_record, seat_index
from .running import JsonPath, check_json, cores, progress, write_json
from .speak import Command, SpokenLanguage, Voice, display_names, examples, told
from .telling import Teller

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # columns of a line of chances
EVERY = ("coach-every-move", "coach-every-before", "coach-every-after", "coach-every-made")  # columns
MOST = 5  # moves that are told of a seat


@told
def analyse_(
    file: RecordPath,
    seat: Annotated[
        int | None, typer.Option(min=1, help="Only this seat's decisions, from 1; by default those of all people.")
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            min=8, max=100_000, help="Games to play on for each decision; by default as many as take a minute."
        ),
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="Threads; by default one per core.")] = None,
    json: JsonPath = None,
    every: Annotated[bool, typer.Option("--all", help="Tell what was expected before and after each.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Do not use what was found out before.")] = False,
    edition: EditionPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Look back on a game: chances by turn, luck and choices, the costliest moves and what was better."""
    voice = Voice(language)
    record = read_record(file)
    game = record.game(edition)
    chosen = seat_index(seat, game)
    if chosen is not None and chosen >= game.people:
        raise BadCommand("analysis-seat", seat=chosen + 1, players=game.people)
    if not over(record, game) and not record.header.practice:
        raise BadCommand("analysis-running")
    check_json(json)
    found = _found(record, game, chosen, playouts, jobs or cores(), fresh, voice)
    if json is not None:
        write_json(json, found)
    if json != Path("-"):
        _tell(found, Plan(record, game), Teller(game, display_names(record.header.seats, voice), voice), every)


def _found(
    record: Record, game: Game, seat: int | None, playouts: int | None, jobs: int, fresh: bool, voice: Voice
) -> Analysis:
    """From what was found out before, else anew."""
    key = hashlib.sha256(record.to_bytes() + f"{FORMAT} {__version__} {seat} {playouts}".encode()).hexdigest()[:32]
    kept = user_cache_path("kolejiste", appauthor=False) / "analyses" / f"{key}.json"
    if not fresh:
        with contextlib.suppress(OSError, msgspec.DecodeError):
            return msgspec.json.decode(kept.read_bytes(), type=Analysis)
    with progress(1, voice.words("cli-analyse-progress")) as tell:

        def heard(done: int, all_: int) -> None:
            tell(done, lambda: "", all_)

        found = analyse(record, game, None if seat is None else [seat], playouts, jobs, heard)
    with contextlib.suppress(OSError):  # whoever has no room for it finds it out again
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.encode(found))
    return found


def _tell(found: Analysis, plan: Plan, teller: Teller, every: bool) -> None:
    voice, say = teller.voice, coach_words(teller.voice.language)
    console, language = voice.console, voice.language
    console.print(Text(f"{teller.game.title.name[language]}: {say('coach-title')}", style="bold"))
    console.print()
    console.print(Text(f"{say('coach-chances')} ({say('coach-chances-known')})", style="bold"))
    grid = Grid.grid(padding=(0, 2))
    for place, name in enumerate(teller.names):
        line = [point.wins[place] for point in found.chart]
        grid.add_row(Text(name), Text(bars(line)), Text(share(line[-1], language)))
    console.print(grid)
    console.print()
    for place in found.seats:
        _tell_seat(found, plan, place, teller)
        if every:
            _tell_every(found, plan, place, teller)
    count = len(found.decisions)
    console.print(Text(say("coach-decisions", count=count, playouts=found.playouts), style="dim"))


def bars(line: list[float]) -> str:
    """A line of chances as little bars."""
    step = max(1, -(-len(line) // WIDTH))
    return "".join(BARS[min(int(part * len(BARS)), len(BARS) - 1)] for part in line[::step])


def _tell_seat(found: Analysis, plan: Plan, seat: int, teller: Teller) -> None:
    say, console, language = coach_words(teller.voice.language), teller.voice.console, teller.voice.language
    console.print(Text(teller.names[seat], style="bold"))
    came = account(found, seat)
    if came is not None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for line in sums(came, language):
            style = "bold" if line.total else ""
            label = f"{line.label} ({line.error})" if line.error else line.label
            grid.add_row(Text(line.words, style=style), Text(label, style=style))
        console.print(grid)
        console.print(Text(about_sums(came, language), style="dim"))
    costly = found.costliest(seat, MOST)
    console.print(Text(say("coach-costliest") if costly else say("coach-none-costly"), style="bold" if costly else ""))
    if costly:
        console.print(Text(say("coach-costliest-about"), style="dim"))
    for one in costly:
        _tell_move(_judged(one, plan, teller), teller)
    console.print()


def _judged(one: Decision, plan: Plan, teller: Teller) -> Judged:
    view = plan.story[one.ply].state.view(one.seat)
    return judged(teller.game, view, one, teller.voice.language, teller.names)


def _tell_move(one: Judged, teller: Teller) -> None:
    say = coach_words(teller.voice.language)
    lines = [f"{say('coach-move-number', number=one.number)}: {one.chosen}", one.cost]
    lines.append(say("coach-instead", move=one.better))
    if one.why:
        lines.append(say("coach-because", reasons="; ".join(one.why)))
    for place, line in enumerate(lines):
        teller.voice.console.print(Padding(Text(line), (0, 0, 0, 6 if place else 2)))


def _tell_every(found: Analysis, plan: Plan, seat: int, teller: Teller) -> None:
    say, console = coach_words(teller.voice.language), teller.voice.console
    console.print(Text(say("coach-every"), style="bold"))
    console.print(Text(say("coach-every-about"), style="dim"))
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for place, key in enumerate(EVERY):
        grid.add_column(say(key), justify="right" if place < 3 else "left")
    for decision in found.of(seat):
        one = _judged(decision, plan, teller)
        grid.add_row(str(one.number), one.before, one.after, Text("\n".join(filter(None, (one.chosen, one.more)))))
    console.print(grid)
    console.print()


def register(app: typer.Typer) -> None:
    shown = ("kolejiste analyse game.jsonl", "kolejiste analyse game.jsonl --seat 1 --json game.analysis.json")
    app.command("analyse", cls=Command, epilog=examples(*shown))(analyse_)
