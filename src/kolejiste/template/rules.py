"""The rules of The Switch.

Each seat holds hidden wagons. On its turn it couples one of them onto a track, never behind a heavier one, or draws
a wagon from the deck. Who can do neither shows its hand and is out: trains only grow heavier, so nothing of it will
ever fit again. The game ends when a seat has coupled its last wagon, or when all are out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Event
from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from .actions import COUPLE, DRAW, PASS, GameEnded, HandShown, WagonCoupled, WagonDrawn, WagonDrawnUnseen

if TYPE_CHECKING:
    from .state import SwitchState


def deal(s: SwitchState, chance: Chance) -> None:
    """Set-up: everybody gets as many wagons as the option says."""
    for hand in s.hands:
        for _ in range(s.game.dealt):
            _take(s, hand, chance)


def _take(s: SwitchState, hand: list[int], chance: Chance) -> int:
    """The top wagon of the deck goes into a hand, which stays in order."""
    weight = chance.draw(s.deck) + 1
    hand.append(weight)
    hand.sort()
    return weight


def fits(s: SwitchState, weight: int, track: int) -> bool:
    """A wagon may not stand behind a heavier one."""
    train = s.trains[track]
    return not train or train[-1] <= weight


def legal(s: SwitchState) -> list[int]:
    """Drawing while the deck lasts, each wagon of the hand wherever it fits; passing when there is nothing else."""
    if s.over:
        return []
    board, hand = s.game.board, s.hands[s.seat]
    moves = [DRAW] if s.deck.size else []
    move = COUPLE
    for track in range(len(board.tracks)):
        for weight in board.weights:
            if weight in hand and fits(s, weight, track):
                moves.append(move)
            move += 1
    return moves or [PASS]


def carry_out(s: SwitchState, move: int, chance: Chance) -> None:
    """Do what a legal move says, and pass the turn on."""
    if move == PASS:
        _show_hand(s, s.seat)
        s.out[s.seat] = True
        s.reveals += 1
    elif move == DRAW:
        weight = _take(s, s.hands[s.seat], chance)
        s.reveals += 1  # the seat has seen a hidden card: no free undo beyond this point
        if s.journal is not None:
            s.journal.append(Note(WagonDrawn(s.seat, weight), 1 << s.seat, WagonDrawnUnseen(s.seat)))
    else:
        _couple(s, *divmod(move - COUPLE, len(s.game.board.weights)))
    _next_turn(s)


def _couple(s: SwitchState, track: int, place: int) -> None:
    board = s.game.board
    weight, points = board.weights[place], board.points[track][place]
    s.hands[s.seat].remove(weight)
    if weight in s.known[s.seat]:
        s.known[s.seat].remove(weight)
    s.trains[track].append(weight)
    s.points[s.seat][track] += points
    if s.journal is not None:
        s.journal.append(Note(WagonCoupled(s.seat, weight, board.tracks[track], points)))


def remember(s: SwitchState, events: Sequence[Event]) -> None:
    """Wagons that were coupled and taken back are in the hand, unless they were drawn in between."""
    for seat, known in enumerate(s.known):
        drawn, coupled = 0, Counter[int]()
        for event in events:
            if isinstance(event, WagonDrawnUnseen):
                drawn += event.seat == seat
            elif isinstance(event, WagonCoupled) and event.seat == seat:
                coupled[event.weight] += 1
                known += [event.weight] * (coupled[event.weight] - drawn - known.count(event.weight))
        known.sort()


def _next_turn(s: SwitchState) -> None:
    if not s.hands[s.seat] or all(s.out):
        _finish(s)
        return
    while True:  # that a seat is out is public, so it is not asked any more
        s.seat = s.turn = (s.seat + 1) % s.game.players
        if not s.out[s.seat]:
            return


def _finish(s: SwitchState) -> None:
    """The game is over, and those who still hide their hands show them."""
    s.over = True
    s.reveals += 1
    if s.journal is not None:
        s.journal.append(Note(GameEnded()))
    for seat, out in enumerate(s.out):
        if not out:
            _show_hand(s, seat)


def _show_hand(s: SwitchState, seat: int) -> None:
    if s.journal is not None:
        s.journal.append(Note(HandShown(seat, tuple(s.hands[seat]))))
