"""`kolejiste replay` and `kolejiste verify`: what a record tells, and whether it is true."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from kolejiste.core.errors import BadRecord
from kolejiste.core.hands import hand_words
from kolejiste.core.journal import seen_by
from kolejiste.core.record import Header, Plays
from kolejiste.core.record import replay as replayed
from kolejiste.core.seal import Kept, Verdict
from kolejiste.core.seal import verify as verified
from kolejiste.core.table import Told, asides_of

from .given import EditionPath, Ply, RecordPath, SeatNumber, read_record, seat_index
from .speak import Command, SpokenLanguage, Voice, display_names, examples, plain, told
from .telling import Teller


@told
def replay(
    file: RecordPath,
    ply: Ply = None,
    seat: SeatNumber = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move; q leaves.")] = False,
    edition: EditionPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Tell a game move by move, then show the position or the final sheet."""
    voice = Voice(language)
    record = read_record(file)
    game = record.game(edition)
    eyes = seat_index(seat, game)
    steps = list(replayed(record, game))  # a broken record is noticed before anything is told of it
    last = len(steps) - 1 if ply is None else ply
    if last >= len(steps):
        raise BadRecord("record-ply", ply=last, last=len(steps) - 1)
    everything = eyes is None and steps[-1].state.over
    teller = Teller(game, display_names(record.header.seats, voice), voice)
    teller.title(record.header)
    if eyes is None and not everything:
        voice.say("cli-replay-hidden")  # somebody may still be playing it: their hands stay theirs
    voice.console.print()
    asides = asides_of(record)
    for number, one in enumerate(steps[1 : last + 1], 1):
        for aside in asides:
            if isinstance(aside, Told) and isinstance(aside.entry, Plays) and aside.after == number - 1:
                _tell_hand("hand", teller.names[aside.entry.seat], aside.entry.who, voice)
        events = [note.event for note in one.notes] if everything else seen_by(one.notes, eyes)
        teller.events(events, f"{number:>4}  ")
        if step and number < last:
            step = _enter(voice)
    voice.console.print()
    state = steps[last].state
    if state.over:
        teller.sheet(state)
    else:
        view = state.view(eyes)
        teller.sections(game.outline(view, voice.language, teller.names))
        voice.console.print(teller.question(view))


def _enter(voice: Voice) -> bool:
    """Wait for Enter; False when nobody is there to press it."""
    try:
        answer = input(voice.words("cli-replay-enter") + " ")
    except EOFError:
        return False
    if answer.strip().lower() == "q":
        raise typer.Exit
    return True


@told
def verify(
    file: RecordPath,
    kept: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What a browser that played has saved: check that it fits.")
    ] = None,
    edition: EditionPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Check a record: every move and draw, the seal, every line, and what the result really is."""
    voice = Voice(language)
    record = read_record(file)
    game = record.game(edition)
    verdict = verified(record, game, None if kept is None else Kept.read(kept))
    header = record.header
    voice.say("verify-moves", moves=verdict.moves, game=game.title.name[voice.language])
    voice.say("verify-draws")
    _tell_seal(header, verdict, voice)
    if kept is not None:
        voice.say("cli-verify-kept")
    names = game.names(voice.language, display_names(header.seats, voice))
    for seat, who in verdict.hands:
        _tell_hand("hand-ever", names[seat], who, voice)
    _tell_result(verdict, names, voice)


def _tell_hand(key: str, name: str, who: str, voice: Voice) -> None:
    voice.console.print(hand_words(voice.words, key, name, plain(who)), soft_wrap=True)


def _tell_seal(header: Header, verdict: Verdict, voice: Voice) -> None:
    if verdict.sealed:
        voice.say("verify-sealed")
    elif header.commitment is not None:
        voice.say("cli-verify-still-sealed")
    else:
        voice.say("verify-not-sealed", seed=str(header.seed))
    if verdict.first_kind:
        voice.say("verify-first-kind")
    if verdict.begun_anew:
        voice.say("cli-verify-anew", times=verdict.begun_anew)
    if header.commitment is not None:
        voice.say("cli-table-commitment", commitment=header.commitment)


def _tell_result(verdict: Verdict, names: Sequence[str], voice: Voice) -> None:
    state = verdict.state
    if verdict.ending is not None:
        voice.say("cli-verify-ended", how="abandoned" if verdict.ending.abandoned else "resigned")
        return
    if not state.over:
        voice.say("cli-verify-running")
        return
    for sheet in sorted(state.sheet(), key=lambda sheet: (sheet.place, sheet.seat)):
        voice.say("cli-verify-place", place=sheet.place, name=names[sheet.seat], points=sheet.total)


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command,
        epilog=examples("kolejiste replay game.jsonl", "kolejiste replay game.jsonl --seat 1 --ply 40 --step"),
    )(replay)
    shown = ("kolejiste verify game.jsonl", "kolejiste verify game.jsonl --kept kept.json")
    app.command(cls=Command, epilog=examples(*shown))(verify)
