"""The course of a turn, the last round and the end: "Průběh hry", "Konec hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..events import ClosingBegan, GameEnded, LastRound, RoundWithoutCard
from . import free, locomotives, recording
from .phases import BEND, CLOSING, FREE, LAY, OVER, RECORD

if TYPE_CHECKING:
    from ..state import VlakyState


def begin_turn(s: VlakyState, seat: int) -> None:
    """A seat's turn; when the track is full or there is no card at all, only a free action is left (V2, V20)."""
    s.turn = s.seat = seat
    s.turns += 1
    s.free_used = False
    s.phase = LAY
    if len(s.laid) >= s.game.board.slots:
        go_on(s)
    elif not s.hands[seat] and max(s.offer) < 0:
        s.dry += 1
        go_on(s)


def after_card(s: VlakyState) -> None:
    """A card was laid, or none fitted: see whether the end has come (V19), then let everybody record."""
    board = s.game.board
    if not s.ending:
        stuck = s.dry >= s.game.players
        if stuck or len(s.laid) >= board.slots or not s.deck.size:
            s.ending = 1
            if s.journal is not None:
                s.journal.append(Note(RoundWithoutCard() if stuck else LastRound()))
    s.phase = FREE  # what comes after recording and bends
    go_on(s)


def go_on(s: VlakyState) -> None:
    """Do what needs no decision, and stop at the next question."""
    board = s.game.board
    while True:
        if s.queue:
            seat, station, only_one = s.queue[0]
            symbols = board.stations[station]
            if recording.is_choice(s, seat, symbols, only_one):
                s.phase, s.seat = RECORD, seat
                return
            s.queue = s.queue[1:]
            for symbol in symbols[:1] if only_one else symbols:
                recording.tick(s, seat, symbol)
            continue
        laid = len(s.laid)
        row = board.row_slots
        if laid and not laid % row and laid < board.slots and s.head == laid + (laid - 1) // row:
            # The last card filled a row that a bend follows, and nobody has run there yet.
            locomotives.run_to_bend(s)
            continue
        if s.bend_seats:
            s.seat = s.bend_seats[0]
            if locomotives.targets(s, s.seat):
                s.phase = BEND
                return
            s.bend_seats = s.bend_seats[1:]
            continue
        s.phase, s.seat = (CLOSING, s.turn) if s.ending == 2 else (FREE, s.turn)
        if not s.free_used:
            # What is possible hangs on coins, places and numbers of cards, all public: without any, nothing is asked.
            moves = free.legal_closing(s) if s.ending == 2 else free.legal_free(s)
            if len(moves) > 1:
                s.now_legal(moves)
                return
        if _next_seat(s):
            return


def _next_seat(s: VlakyState) -> bool:
    """The turn is over: the next seat's, the closing actions, or the end. True when somebody must decide now."""
    following = s.turn + 1
    if following < s.game.players:
        if s.ending == 2:
            _close(s, following)
            return False
        begin_turn(s, following)
        return True
    if s.ending == 0:
        begin_turn(s, 0)
        return True
    if s.ending == 1:
        # Everybody has had as many turns: each may do one more free action, from the starting player on.
        s.ending = 2
        if s.journal is not None:
            s.journal.append(Note(ClosingBegan()))
        _close(s, 0)
        return False
    s.over = True
    s.phase = OVER
    s.seat = s.turn
    if s.journal is not None:
        s.journal.append(Note(GameEnded()))
    return True


def _close(s: VlakyState, seat: int) -> None:
    """A seat's closing action, which counts as a turn of its own."""
    s.turn = s.seat = seat
    s.turns += 1
    s.free_used = False
