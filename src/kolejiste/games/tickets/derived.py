"""What a state of Ticket to Ride keeps for speed although it follows from the rest: sums, masks and lists of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.masks import bits

if TYPE_CHECKING:
    from .state import TicketsState


def derived(s: TicketsState) -> dict[str, object]:
    """By field, what it must be; the descriptions stand at the fields."""
    game, board = s.game, s.game.board
    built = {game.numbering.build + city for stations in s.stations for city in stations}
    trains = [board.rules.trains - sum(board.length[route] for route in bits(routes)) for routes in s.routes]
    return {
        "score": [sum(board.points[route] for route in bits(routes)) for routes in s.routes],
        "trains": trains,
        "free_cities": [move for move in game.build_moves if move not in built],
        "open": [game.open_claims(s.routes, seat, trains[seat]) for seat in range(game.players)],
        "payable": [game.numbering.payable(hand) for hand in s.hands],
    }
