"""A view as numbers in named blocks, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.encoding import Counts, Encoding, Row, Scaled, Yes

from .view import SwitchView

if TYPE_CHECKING:
    from .game import SwitchGame


def encoding(game: SwitchGame) -> Encoding[SwitchView]:
    """The blocks in the order in which they are written."""
    board = game.board
    pile = Counts(game.decks["wagons"], board.each)
    most = board.total * max(1, *(abs(points) for track in board.points for points in track))
    found = Encoding[SwitchView](game.players)
    found.by_seat("turn", Yes(), lambda view, seat: seat == view.turn)
    found.block("deck", Scaled(deck=board.total), lambda view: view)
    found.block("trains", Row(len(board.tracks), pile), lambda view: [view.trains.get(track) for track in board.tracks])
    found.by_seat("hands", pile, lambda view, seat: view.seats[seat].hand)  # of hidden hands, zeros
    found.by_seat("known", pile, lambda view, seat: view.seats[seat].known)
    found.by_seat("seats", Scaled(wagons=board.total, out=1), lambda view, seat: view.seats[seat])
    found.by_seat("points", Counts(board.tracks, most), lambda view, seat: view.seats[seat].points)
    return found
