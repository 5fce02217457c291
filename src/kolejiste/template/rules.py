"""The rules of The Switch.

Each seat holds hidden wagons. On its turn it couples one of them onto a track, never behind a heavier one, or draws
a wagon from the deck. Who can do neither shows its hand and is out: trains only grow heavier, so nothing of it will
ever fit again. The game ends when a seat has coupled its last wagon, or when all are out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core import moves
from kolejiste.core.actions import Event
from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from .actions import COUPLE, DRAW, PASS, GameEnded, HandShown, WagonCoupled, WagonDrawn, WagonDrawnUnseen

if TYPE_CHECKING:
    from .fields import Table

PHASES = ("turn", "over")  # the last one is the end
TURN, OVER = range(2)


def deal(s: Table, chance: Chance) -> None:
    """Set-up: everybody gets as many wagons as the option says."""
    for seat in range(s.game.players):
        for _ in range(s.game.dealt):
            _take(s, seat, chance)


def _take(s: Table, seat: int, chance: Chance) -> int:
    """The top wagon of the deck goes into a hand."""
    wagon = chance.draw(s.deck)
    s.hands[seat][wagon] += 1
    return wagon


def fits(s: Table, wagon: int, track: int) -> bool:
    """A wagon may not stand behind a heavier one."""
    return not any(s.trains[track][wagon + 1 :])


def find_moves(s: Table) -> None:
    """Drawing while the deck lasts, each wagon of the hand wherever it fits; passing when there is nothing else."""
    if s.over:
        return
    if s.deck.size:
        moves.add(s, DRAW)
    weights = len(s.tables.weights)
    for track in range(len(s.tables.tracks)):
        for wagon in range(weights):
            if s.hands[s.seat][wagon] and fits(s, wagon, track):
                moves.add(s, COUPLE + track * weights + wagon)
    if not moves.count(s):
        moves.add(s, PASS)


def carry_out(s: Table, move: int, chance: Chance) -> None:
    """Do what a legal move says, and pass the turn on."""
    if move == PASS:
        _show_hand(s, s.seat)
        s.out[s.seat] = True
        s.reveals += 1
    elif move == DRAW:
        wagon = _take(s, s.seat, chance)
        s.reveals += 1  # the seat has seen a hidden card: no free undo beyond this point
        tell(s, Note(WagonDrawn(s.seat, s.tables.weights[wagon]), 1 << s.seat, WagonDrawnUnseen(s.seat)))
    else:
        _couple(s, *divmod(move - COUPLE, len(s.tables.weights)))
    _next_turn(s)


def _couple(s: Table, track: int, wagon: int) -> None:
    board, seat = s.tables, s.seat
    s.hands[seat][wagon] -= 1
    s.known[seat][wagon] = max(0, s.known[seat][wagon] - 1)
    s.trains[track][wagon] += 1
    points = board.points[track][wagon]
    s.points[seat][track] += points
    tell(s, Note(WagonCoupled(seat, board.weights[wagon], board.tracks[track], points)))


def remember(s: Table, events: Sequence[Event]) -> None:
    """Wagons that were coupled and taken back are in the hand, unless they were drawn in between."""
    for seat, known in enumerate(s.known):
        drawn, coupled = 0, Counter[int]()
        for event in events:
            if isinstance(event, WagonDrawnUnseen):
                drawn += event.seat == seat
            elif isinstance(event, WagonCoupled) and event.seat == seat:
                wagon = s.tables.weights.index(event.weight)
                coupled[wagon] += 1
                known[wagon] = max(known[wagon], coupled[wagon] - drawn)


def _next_turn(s: Table) -> None:
    if not any(s.hands[s.seat]) or all(s.out):
        _finish(s)
        return
    while True:  # that a seat is out is public, so it is not asked any more
        s.seat = s.turn = (s.seat + 1) % s.game.players
        if not s.out[s.seat]:
            return


def _finish(s: Table) -> None:
    """The game is over, and those who still hide their hands show them."""
    s.phase, s.over = OVER, True
    s.reveals += 1
    tell(s, Note(GameEnded()))
    for seat, out in enumerate(s.out):
        if not out:
            _show_hand(s, seat)


def _show_hand(s: Table, seat: int) -> None:
    tell(s, Note(HandShown(seat, s.tables.wagons(s.hands[seat]))))


def tell(s: Table, note: Note) -> None:
    """Say what happened, if somebody listens."""
    if s.journal is not None:
        s.journal.append(note)
