"""`kolejiste play`: sit down at a new table or go back to a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from kolejiste.bots import LEVELS, USUAL, AutomaBot, Bot, make
from kolejiste.bots.spec import parse
from kolejiste.core.contract import Game
from kolejiste.core.errors import BadOption
from kolejiste.core.record import Record, Reveal, around, is_person
from kolejiste.core.registry import load
from kolejiste.core.table import Table, gathered, new_header

from .errors import BadCommand
from .given import (
    EditionPath,
    Options,
    complete_game,
    complete_seats,
    is_bot,
    must_be_of,
    new_file,
    options_of,
    read_record,
    seat_words,
)
from .saves import folder, new_path, newest, put_away
from .session import Session
from .speak import Command, SpokenLanguage, Voice, display_names, examples, plain, told, writing
from .telling import Teller

NEWEST = ":newest:"


class PlayCommand(Command):
    """`--resume` may stand without a file, and then means the newest saved game."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        given = list(args)
        for place, word in enumerate(args):
            if word == "--":
                break
            if word == "--resume" and (place + 1 == len(args) or args[place + 1].startswith("-")):
                given[place] = f"--resume={NEWEST}"
        return super().parse_args(ctx, given)


@told
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game's id, see kolejiste games.", autocompletion=complete_game),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT,SEAT…",
            help=f"Who sits where: you, a name for further people, or a bot. The levels of bots, the easiest first: "
            f"{', '.join(LEVELS)}. By default you,{USUAL}.",
            autocompletion=complete_seats,
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Deal by this seed; such a table is not sealed.")] = None,
    first: Annotated[
        int | None, typer.Option(min=1, metavar="SEAT", help="Who begins, from 1; by default it is drawn by lot.")
    ] = None,
    practice: Annotated[
        bool,
        typer.Option(
            "--practice",
            help="A table for practice: undo takes back everything, hidden cards too, hints are open, and the result "
            "does not count.",
        ),
    ] = False,
    hints: Annotated[
        bool, typer.Option("--hints", help="All at the table agree that anybody may ask for a hint on their turn.")
    ] = False,
    option: Options = None,
    edition: EditionPath = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this new file.")] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved game; without a file the newest one.")
    ] = None,
    trust: Annotated[bool, typer.Option("--trust", help="Start the programs that a saved game names as bots.")] = False,
    language: SpokenLanguage = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard. Every move is saved at once."""
    voice = Voice(language)
    if resume is not None:
        fixed = {"--seats": seats, "--seed": seed, "--option": option, "--first": first}
        fixed |= {"--practice": practice or None, "--hints": hints or None}
        for name, value in fixed.items():
            if value is not None:
                raise BadCommand("resume-fixes", option=name)
        session = _resumed(resume, game, edition, save, trust, voice)
    else:
        if game is None:
            raise BadCommand("which-game", command="kolejiste games")
        bound_seats = seat_words(seats if seats is not None else f"you,{USUAL}")
        bound = load(game).bind(len(bound_seats), edition=edition, **options_of(option))
        table = _begun(bound, bound_seats, first, seed=seed, practice=practice, hints=hints)
        session = _new(table, seed, save, voice)
    if session.run():
        _finish(session, edition, keep=save is not None)
    else:
        session.save()
        voice.say("cli-play-left", file=str(session.path))
        voice.say("cli-play-resume", command=_command("play --resume", session.path, edition))


def _command(name: str, path: Path, edition: Path | None) -> str:
    return f"kolejiste {name} {path}" + (f" --edition {edition}" if edition is not None else "")


# --- beginning --------------------------------------------------------------------------------------------------


def _begun(game: Game, seats: list[str], first: int | None, **agreed: Any) -> Table:
    """A table where all have sat down, with what they have agreed on. The first seat, from 1, begins, or it is drawn
    by lot."""
    if first is not None and first > len(seats):
        raise BadOption("seat-number", seat=first, players=len(seats))
    around_first = around(seats, (first or 1) - 1)
    header = new_header(game, around_first, begins="lot" if first is None else "chosen", **agreed)
    return Table.dealt(gathered(Record(header)), game)


def _new(table: Table, seed: int | None, save: Path | None, voice: Voice) -> Session:
    session = _session(table, new_file(save) if save is not None else new_path(table.game.title.id), seed, voice)
    with writing(session.path):  # what cannot be saved is told now, not after an evening
        if save is None:
            session.path.parent.mkdir(parents=True, exist_ok=True)
        table.record.write(session.path, secret=True)
    _welcome(session)
    return session


def _resumed(
    resume: str, game: str | None, edition: Path | None, save: Path | None, trust: bool, voice: Voice
) -> Session:
    path = newest(game) if resume == NEWEST else Path(resume)
    record = read_record(path)
    must_be_of(record, None if game is None else load(game).id)
    _require_known(record.header.seats, trust)
    bound = record.game(edition)
    session = _session(Table.resume(record, bound), path if save is None else new_file(save), None, voice)
    if save is not None:
        with writing(save):
            record.write(save, secret=True)
    session.teller.title(record.header)
    voice.say("cli-play-resumed", moves=len(session.table.moves))
    return session


def _session(table: Table, path: Path, seed: int | None, voice: Voice) -> Session:
    record, game = table.record, table.game
    teller = Teller(game, display_names(record.header.seats, voice), voice)
    return Session(table, teller, _bots(game, record.header.seats, seed), path)


def _bots(game: Game, seats: list[str], seed: int | None) -> list[Bot | None]:
    """The bots think with randomness of their own, which has nothing to do with the cards."""
    people = [
        make(word, game, secrets.randbits(64) if seed is None else (seed + 1) * 1_000_003 + seat)
        if is_bot(word)
        else None
        for seat, word in enumerate(seats)
    ]
    return [*people, *(AutomaBot() for _ in range(game.automas))]


def _require_known(seats: Sequence[str], trusted: bool) -> None:
    """A file may come from anybody: what it names is started only if whoever plays says so, and a bot that there is not
    never becomes a person."""
    for seat in seats:
        if is_person(seat):
            continue
        if not is_bot(seat):
            raise BadCommand("record-bot", bot=plain(seat[:80]))
        if parse(seat).runs and not trusted:
            raise BadCommand("record-runs", bot=plain(seat[:80]), option="--trust")


def _welcome(session: Session) -> None:
    voice, header = session.voice, session.table.record.header
    session.teller.title(header)
    if header.commitment is not None:
        voice.say("cli-table-sealed")
        voice.say("cli-table-commitment", commitment=header.commitment)
    else:
        voice.say("cli-table-seed", seed=str(header.seed))
    voice.say("cli-play-keeps", file=str(session.path))
    if session.people:
        voice.say("cli-play-hint")


# --- the end ----------------------------------------------------------------------------------------------------


def _finish(session: Session, edition: Path | None, *, keep: bool) -> None:
    voice = session.voice
    voice.console.print()
    session.teller.sheet(session.table.state)
    voice.console.print()
    for entry in session.table.record.entries:
        if isinstance(entry, Reveal):
            voice.say("cli-table-revealed", seed=entry.seed)
    path = session.path
    if not keep and path.parent == folder("saves"):
        path = put_away(path)
    voice.say("cli-play-record", file=str(path), command=_command("verify", path, edition))
    if session.people:
        voice.say("cli-play-look-back", command=_command("analyse", path, edition))


def register(app: typer.Typer) -> None:
    app.command(
        cls=PlayCommand,
        epilog=examples(
            "kolejiste play ticket_to_ride_europe",
            "kolejiste play ticket_to_ride_san_francisco --seats Anna,Jan,planner",
            "kolejiste play --resume",
        ),
    )(play)
