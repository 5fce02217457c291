"""The course of a turn, the last round and the end: "Průběh hry", "Konec hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves, rows

from . import free, locomotives, phases, recording, telling, widths

if TYPE_CHECKING:
    from ..fields import Table


def begin_turn(s: Table, seat: int) -> None:
    """A seat's turn; when the track is full or there is no card at all, only a free action is left (V2, V20)."""
    s.turn = seat
    s.seat = seat
    s.turns += 1
    s.free_used = False
    s.phase = phases.LAY
    if s.laid.size >= s.tables.slots:
        go_on(s)
    elif no_card_at_all(s, seat):
        s.dry += 1
        go_on(s)


def no_card_at_all(s: Table, seat: int) -> bool:
    """Whether neither hand nor offer has a card."""
    for word in range(widths.CARD_WORDS):
        if s.hands[seat][word]:
            return False
    for slot in range(s.tables.offer):
        if s.offer[slot] >= 0:
            return False
    return True


def after_card(s: Table) -> None:
    """A card was laid, or none fitted: see whether the end has come (V19), then let everybody record."""
    if not s.ending:
        stuck = s.dry >= s.tables.players
        if stuck or s.laid.size >= s.tables.slots or s.deck.size == 0:
            s.ending = 1
            if s.telling:
                if stuck:
                    telling.round_without_card(s)
                else:
                    telling.last_round(s)
    s.phase = phases.FREE  # what comes after recording and bends
    go_on(s)


def go_on(s: Table) -> None:
    """Do what needs no decision, and stop at the next question."""
    t = s.tables
    while True:
        if s.queue_seat.size > 0:
            seat = s.queue_seat.cells[0]
            station = s.queue_station.cells[0]
            only_one = s.queue_one.cells[0] == 1
            if recording.is_choice(s, seat, station, only_one):
                s.phase = phases.RECORD
                s.seat = seat
                return
            recording.done(s)
            if only_one:
                recording.tick(s, seat, t.symbols[station][0])
            else:
                recording.tick_all(s, seat, station)
        elif before_bend(s):
            locomotives.run_to_bend(s)
        elif s.bend_seats.size > 0:
            s.seat = s.bend_seats.cells[0]
            if locomotives.reach(s, s.seat) > 0:
                s.phase = phases.BEND
                return
            rows.shift(s.bend_seats)
        elif may_act(s) or next_seat(s):
            return


def before_bend(s: Table) -> bool:
    """Whether the last card filled a row that a bend follows, and nobody has run there yet."""
    laid = s.laid.size
    row = s.tables.row_slots
    return laid > 0 and laid % row == 0 and laid < s.tables.slots and s.head == laid + (laid - 1) // row


def may_act(s: Table) -> bool:
    """Whether the seat has a free action to choose. What is possible hangs on coins, places and numbers of cards, all
    public: without any, nothing is asked."""
    s.phase = phases.CLOSING if s.ending == 2 else phases.FREE
    s.seat = s.turn
    if s.free_used:
        return False
    s.no_moves()
    if s.ending == 2:
        free.find_closing(s)
    else:
        free.find_free(s)
    s.found = moves.count(s) > 1
    return s.found


def next_seat(s: Table) -> bool:
    """The turn is over: the next seat's, the closing actions, or the end. True when somebody must decide now."""
    following = s.turn + 1
    if following < s.tables.players:
        if s.ending == 2:
            begin_closing(s, following)
            return False
        begin_turn(s, following)
        return True
    if s.ending == 0:
        begin_turn(s, 0)
        return True
    if s.ending == 1:
        # Everybody has had as many turns: each may do one more free action, from the starting player on.
        s.ending = 2
        if s.telling:
            telling.closing_began(s)
        begin_closing(s, 0)
        return False
    s.over = True
    s.phase = phases.OVER
    s.seat = s.turn
    if s.telling:
        telling.game_ended(s)
    return True


def begin_closing(s: Table, seat: int) -> None:
    """A seat's closing action, which counts as a turn of its own."""
    s.turn = seat
    s.seat = seat
    s.turns += 1
    s.free_used = False
