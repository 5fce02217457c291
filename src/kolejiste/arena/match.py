"""One game between bots, and what it takes to repeat it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from pathlib import Path

import msgspec

from kolejiste.bots import AutomaBot, Bot, make
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue, State
from kolejiste.core.edition import EditionText
from kolejiste.core.journal import Note
from kolejiste.core.record import Record
from kolejiste.core.registry import load
from kolejiste.core.table import Table

from .measures import Watch

AUTOMA = "automa"  # how an automa is called among the entrants


class Setting(msgspec.Struct, frozen=True):
    """What is played: a title, seats, options and perhaps an edition, a file or what was read from it; small enough to
    send to a worker."""

    title: str
    players: int
    options: dict[str, OptionValue] = {}
    edition: str | EditionText | None = None

    def game(self) -> Game:
        """The bound game."""
        return load(self.title).bind(self.players, edition=self.edition, **self.options)


class Outcome(msgspec.Struct, frozen=True):
    """One finished game, seat by seat."""

    seed: int
    bots: tuple[str, ...]
    entrants: tuple[int, ...]  # which entrant of the match sat on each seat; automas are the last ones
    scores: tuple[int, ...]
    places: tuple[int, ...]
    plies: int


class Unfinished(AssertionError):
    """A game that did not end within the length its title declares: a defect, never a result."""


@contextmanager
def seated(game: Game, names: Sequence[str], seed: int) -> Iterator[list[Bot]]:
    """A bot for each seat, with randomness of its own; the rules play for automas. All are closed in the end."""
    with ExitStack() as table:
        bots = []
        for seat, name in enumerate(names):
            bots.append(make(name, game, (seed + 1) * 1_000_003 + seat))
            table.callback(bots[-1].close)
        yield [*bots, *(AutomaBot() for _ in range(game.automas))]


def decide(state: State, bot: Bot) -> int:
    """The bot's move for the seat that decides, from that seat's view."""
    return bot.choose(state.view(state.seat) if bot.needs_view else None, state.legal())


def play(game: Game, names: Sequence[str], seed: int, *, again: int = 0, watch: Watch | None = None) -> State:
    """Play one game to its end. The games of one seed have the same deal; those of another `again` go on from it with
    other draws and other randomness of the bots."""
    chance = Chance(seed)
    state = game.new(chance)
    if again:
        seed = reseeded(seed, again)
        chance = Chance(seed)
    if watch is not None:
        watch.before(state)
    with seated(game, names, seed) as bots:
        while not state.over:
            if state.ply > game.max_plies:
                raise Unfinished(f"{game!r} with seed {seed} goes on after {state.ply} plies")
            seat, move = state.seat, decide(state, bots[state.seat])
            if watch is None:
                state.apply(move, chance)
                continue
            notes: list[Note] = []
            state.journal = notes
            state.apply(move, chance)
            watch.after(seat, move, notes, state)
    return state


def reseeded(seed: int, again: int) -> int:
    """Another seed, the same for the same two numbers on every machine."""
    return int.from_bytes(blake2b(f"{seed}/{again}".encode(), digest_size=6).digest())


def play_recorded(game: Game, names: Sequence[str], seed: int, *, watch: Watch | None = None) -> tuple[State, Record]:
    """The same game, move by move in a record."""
    table = Table(game, names, seed=seed, fast=True)
    if watch is not None:
        watch.before(table.state)
    with seated(game, names, seed) as bots:
        while not table.state.over:
            if table.state.ply > game.max_plies:
                raise Unfinished(f"{game!r} with seed {seed} goes on after {table.state.ply} plies")
            seat, move = table.state.seat, decide(table.state, bots[table.state.seat])
            table.move(move)
            if watch is not None:
                watch.after(seat, move, table.moves[-1].notes, table.state)
    return table.state, table.record


def run(setting: Setting, bots: Sequence[str], number: int, first_seed: int, records: Path | None) -> Outcome:
    """Game `number` of a match. Different bots play each deal in all rotations; equal ones a new deal each time."""
    game = setting.game()
    rotating = len(set(bots)) > 1
    seed = first_seed + (number // len(bots) if rotating else number)
    turned = number % len(bots) if rotating else 0
    entrants = tuple((seat + turned) % len(bots) for seat in range(len(bots)))
    names = [bots[entrant] for entrant in entrants]
    if records is None:
        state = play(game, names, seed)
    else:
        state, record = play_recorded(game, names, seed)
        record.write(records / f"{setting.title}-{seed}-{turned}.jsonl")
    automas = tuple(range(len(bots), game.players))
    names += [AUTOMA] * game.automas
    return Outcome(seed, tuple(names), entrants + automas, tuple(state.scores), tuple(state.ranks), state.ply)
