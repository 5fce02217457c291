"""A view as numbers in named blocks, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.encoding import Counts, Encoding, Marks, Row, Scaled, Yes

from .components import HEIGHTS
from .rules.phases import PHASES
from .view import VlakyView

if TYPE_CHECKING:
    from .game import VlakyGame


def encoding(game: VlakyGame) -> Encoding[VlakyView]:
    """The blocks in the order in which they are written."""
    board = game.board
    places = board.position(board.slots - 1) + 1  # along the line, bends included
    cards, symbols = Marks(board.cards), Marks(board.symbols)
    seat_scales = Scaled(slow=places, cards=4, coins=10, gained=10, bought=1, given_up=4, race=2, score=100)
    found = Encoding[VlakyView](game.players)
    found.block("phase", Marks(PHASES), lambda view: [view.phase])
    found.by_seat("turn", Yes(), lambda view, seat: seat == view.turn)
    found.by_seat("decider", Yes(), lambda view, seat: seat == view.decider)
    found.block("side", Marks(board.sides), lambda view: [view.side])
    clock = Scaled(laid=board.slots, deck=len(board.cards), head=places, ending=2, free_used=1)
    found.block("clock", clock, lambda view: view)
    found.block("hand", cards, lambda view: view.hand or ())
    found.block("offer", cards, lambda view: view.offer)
    found.block("laid", cards, lambda view: view.laid)
    found.block("last", cards, lambda view: view.laid[-1:])  # the card laid last
    found.block("discarded", cards, lambda view: view.discarded)
    found.by_seat("known", cards, lambda view, seat: view.seats[seat].known)  # in hands, but seen by all
    found.by_seat("seats", seat_scales, lambda view, seat: view.seats[seat])
    found.by_seat("height", Marks(HEIGHTS), lambda view, seat: [view.seats[seat].height])
    found.by_seat("ticks", Counts(board.symbols, board.sheet.length), lambda view, seat: view.seats[seat].ticks)
    found.by_seat("line", Row(places, symbols), lambda view, seat: view.seats[seat].stops)
    found.by_seat("queue", symbols, _waiting)
    return found


def _waiting(view: VlakyView, seat: int) -> list[str]:
    """What a seat has still to record."""
    return [name for wait in view.queue if wait.seat == seat for name in wait.symbols]
