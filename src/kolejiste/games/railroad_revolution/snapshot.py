"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.kinds import Natural
from kolejiste.core.snapshots import Heading, heading

from .seeing import table
from .view import TablePart

if TYPE_CHECKING:
    from .game import RailroadGame
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


class Position(Heading, kw_only=True):
    """A position of Railroad Revolution."""

    phase: str = "worker"
    seat: Natural | None = None  # left out: the seat whose turn it is
    table: TablePart
    stacks: dict[str, Stack] = msgspec.field(default_factory=dict)
    deals: DealStack = msgspec.field(default_factory=DealStack)
    drawn: list[str] = msgspec.field(default_factory=list)


def write(game: RailroadGame, s: RailroadState) -> dict[str, Any]:
    """The whole position, secrets and all."""
    board = game.board
    stacks = {}
    for deck in s.tiles:
        names = [board.milestones[tile] for tile in board.of_stack[deck.name]]
        stacks[deck.name] = Stack(
            unseen=[name for name, count in zip(names, deck.counts, strict=True) if count],
            under=[Under(tile=names[card], seat=known.bit_length() - 1) for card, known in deck.tail],
            drawn=deck.drawn,
        )
    position = Position(
        **heading(s),
        seat=s.seat,
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
