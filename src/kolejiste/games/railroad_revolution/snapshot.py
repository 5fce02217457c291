"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .components import COLOUR_COUNT, COLOURS
from .rules.phases import PHASES
from .view import Natural, TablePart, table

if TYPE_CHECKING:
    from .state import RailroadState


class Under(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A milestone under its stack, known to the seat that put it there."""

    tile: str
    seat: Natural


class Stack(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A stack of milestones; `unseen` left out means every tile of it that lies nowhere else."""

    unseen: list[str] | None = None
    under: list[Under] = []
    drawn: Natural = 0


class DealStack(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The deal tiles nobody has seen since the last shuffle."""

    unseen: list[str] | None = None
    drawn: Natural = 1
    shuffles: Natural = 0


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position of Railroad Revolution."""

    title: str
    players: int
    edition: str | None = None
    phase: str = "worker"
    turn: Natural = 0
    seat: Natural | None = None  # left out: the seat whose turn it is
    ply: Natural = 0
    reveals: Natural = 0
    table: TablePart
    stacks: dict[str, Stack] = {}
    deals: DealStack = msgspec.field(default_factory=DealStack)
    drawn: list[str] = []


def write(s: RailroadState) -> dict[str, Any]:
    """The whole position, secrets and all."""
    board = s.game.board
    stacks = {}
    for deck in s.tiles:
        names = [board.milestones[tile] for tile in board.of_stack[deck.name]]
        stacks[deck.name] = Stack(
            unseen=[name for name, count in zip(names, deck.counts, strict=True) if count],
            under=[Under(tile=names[card], seat=known.bit_length() - 1) for card, known in deck.tail],
            drawn=deck.drawn,
        )
    position = Position(
        title=s.game.title.id,
        players=s.game.players,
        edition=s.game.edition.hash,
        phase=PHASES[s.phase],
        turn=s.turn,
        seat=s.seat,
        ply=s.ply,
        reveals=s.reveals,
        table=table(s),
        stacks=stacks,
        deals=DealStack(
            unseen=[tile for tile, count in zip(board.deals, s.deal_deck.counts, strict=True) if count],
            drawn=s.deal_deck.drawn,
            shuffles=s.deal_deck.epoch,
        ),
        drawn=[board.milestones[tile] for tile in s.drawn],
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def census(s: RailroadState) -> dict[str, int]:
    """Workers, trains, milestones and deals, counted wherever they lie."""
    board = s.game.board
    found: dict[str, int] = {}
    waiting = [worker for side, worker in zip(s.assets, s.asset_workers, strict=True) if side >= 0]
    for colour, name in enumerate(COLOURS):
        managers = sum(there.count(colour) for there in s.managers)
        own = sum(s.supply[colour::COLOUR_COUNT]) + sum(s.mat[colour::COLOUR_COUNT])
        found[f"worker {name}"] = s.pool[colour] + own + managers + waiting.count(colour)
    trains = len(board.trains)
    for train, title in enumerate(board.trains):
        found[f"train {title}"] = s.stacks[train] + sum(s.trains_up[train::trains]) + sum(s.trains_down[train::trains])
    for deck in s.tiles:
        tiles = board.of_stack[deck.name]
        open_ = [*s.milestones, *s.drawn, *(tile for done in s.completed for tile in done)]
        for number, tile in enumerate(tiles):
            under = sum(card == number for card, _ in deck.tail)
            found[f"milestone {board.milestones[tile]}"] = deck.counts[number] + under + open_.count(tile)
    for number, tile_name in enumerate(board.deals):
        found[f"deal {tile_name}"] = s.deal_deck.counts[number] + s.deal_discards[number] + (s.deal == number)
    return found
