"""A view as numbers in named blocks, for learners. Seats go from the viewer on; most numbers lie between 0 and 1."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Block

from .components import HEIGHTS
from .rules.phases import PHASES

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView

SEAT_NUMBERS = 8


def places(game: VlakyGame) -> int:
    """Places along the line, bends included."""
    return game.board.position(game.board.slots - 1) + 1


def blocks(game: VlakyGame) -> tuple[Block, ...]:
    """The blocks in the order in which `observe` writes them."""
    board, players = game.board, game.players
    cards, symbols = len(board.cards), len(board.symbols)
    sizes = {
        "phase": len(PHASES),
        "turn": players,
        "decider": players,
        "side": len(board.sides),
        "clock": 5,  # cards laid, deck, place of the faster locomotives, end, free action used
        "hand": cards,
        "offer": cards,
        "laid": cards,
        "last": cards,  # the card laid last
        "discarded": cards,
        "seats": players * SEAT_NUMBERS,
        "height": players * 3,
        "ticks": players * symbols,
        "line": players * places(game) * symbols,  # the symbols of each station of each line
        "queue": players * symbols,  # still to be recorded
    }
    return tuple(Block(name, size) for name, size in sizes.items())


def observe(game: VlakyGame, view: VlakyView, buffer: MutableSequence[float]) -> None:
    """Write the view into the buffer, block after block."""
    board, players = game.board, game.players
    first = view.seat or 0
    order = [(first + offset) % players for offset in range(players)]
    seats = [view.seats[number] for number in order]
    length = places(game)
    numbers: list[float] = []

    def cards(names: list[str]) -> None:
        block = [0.0] * len(board.cards)
        for name in names:
            block[board.card_number[name]] = 1.0
        numbers.extend(block)

    numbers += [float(phase == view.phase) for phase in PHASES]
    numbers += [float(number == view.turn) for number in order]
    numbers += [float(number == view.decider) for number in order]
    numbers += [float(side == view.side) for side in board.sides]
    numbers += [
        len(view.laid) / board.slots,
        view.deck / len(board.cards),
        view.head / length,
        view.ending / 2,
        float(view.free_used),
    ]
    cards(view.hand or [])
    cards([card for card in view.offer if card is not None])
    cards(view.laid)
    cards(view.laid[-1:])
    cards(view.discarded)
    for seat in seats:
        numbers += [
            seat.slow / length,
            seat.cards / 4,
            seat.coins / 10,
            seat.gained / 10,
            seat.bought / 1,
            seat.given_up / 4,
            seat.race / 2,
            seat.score / 100,
        ]
    for seat in seats:
        numbers += [float(height == seat.height) for height in HEIGHTS]
    for seat in seats:
        numbers += [seat.ticks.get(row, 0) / board.sheet.length[number] for number, row in enumerate(board.symbols)]
    for seat in seats:
        line = [0.0] * (length * len(board.symbols))
        for place, stop in enumerate(seat.stops):
            for name in stop or ():
                line[place * len(board.symbols) + board.symbol_number[name]] = 1.0
        numbers += line
    for number in order:
        waiting = [0.0] * len(board.symbols)
        for wait in view.queue:
            if wait.seat == number:
                for name in wait.symbols:
                    waiting[board.symbol_number[name]] = 1.0
        numbers += waiting
    buffer[: len(numbers)] = numbers
