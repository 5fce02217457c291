"""One game between bots, and what it takes to repeat it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from kolejiste.bots import AutomaBot, Bot, make
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue, State
from kolejiste.core.record import Record
from kolejiste.core.registry import load
from kolejiste.core.table import Table

AUTOMA = "automa"  # how an automa is called among the entrants


class Setting(msgspec.Struct, frozen=True):
    """What is played: a title, seats, options and perhaps an edition file; small enough to send to a worker."""

    title: str
    players: int
    options: dict[str, OptionValue] = {}
    edition: str | None = None

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


def bots_for(game: Game, names: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, with randomness of its own; the rules play for automas."""
    people = [make(name, game, (seed + 1) * 1_000_003 + seat) for seat, name in enumerate(names)]
    return [*people, *(AutomaBot() for _ in range(game.automas))]


def decide(state: State, bot: Bot) -> int:
    """The bot's move for the seat that decides, from that seat's view."""
    return bot.choose(state.view(state.seat) if bot.needs_view else None, state.legal())


def play(game: Game, names: Sequence[str], seed: int) -> State:
    """Play one game to its end."""
    bots = bots_for(game, names, seed)
    chance = Chance(seed)
    state = game.new(chance)
    while not state.over:
        if state.ply > game.max_plies:
            raise Unfinished(f"{game!r} with seed {seed} goes on after {state.ply} plies")
        state.apply(decide(state, bots[state.seat]), chance)
    return state


def play_recorded(game: Game, names: Sequence[str], seed: int) -> tuple[State, Record]:
    """The same game, move by move in a record."""
    bots = bots_for(game, names, seed)
    table = Table(game, names, seed=seed, fast=True)
    while not table.state.over:
        if table.state.ply > game.max_plies:
            raise Unfinished(f"{game!r} with seed {seed} goes on after {table.state.ply} plies")
        table.move(decide(table.state, bots[table.state.seat]))
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
