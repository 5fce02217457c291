"""A view as numbers in named blocks, for learners. Seats are told from the viewer on; numbers lie between 0 and 1."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Block

if TYPE_CHECKING:
    from .game import SwitchGame
    from .view import SwitchView


def blocks(game: SwitchGame) -> tuple[Block, ...]:
    """The blocks in the order in which `observe` writes them."""
    weights, tracks, players = len(game.board.weights), len(game.board.tracks), game.players
    return (
        Block("turn", players),
        Block("deck", 1),
        Block("trains", tracks * weights),  # by track: how many of each weight
        Block("hands", players * weights),  # of hidden hands, zeros
        Block("seats", players * (2 + tracks)),  # wagons in hand, whether it is out, points by track
    )


def observe(game: SwitchGame, view: SwitchView, buffer: MutableSequence[float]) -> None:
    """Write the view into the buffer, block after block."""
    board, players = game.board, game.players
    order = [((view.seat or 0) + offset) % players for offset in range(players)]
    most = board.total * max(max(points) for points in board.points)

    def counted(pile: Sequence[int]) -> list[float]:
        return [pile.count(weight) / board.each for weight in board.weights]

    numbers = [float(seat == view.turn) for seat in order]
    numbers.append(view.deck / board.total)
    for train in view.trains:
        numbers += counted(train)
    for seat in order:
        numbers += counted(view.seats[seat].hand or ())
    for seat in order:
        told = view.seats[seat]
        numbers += [told.wagons / board.total, float(told.out), *(points / most for points in told.points)]
    buffer[: len(numbers)] = numbers
