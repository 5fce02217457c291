"""The turn and its end, the last round and the end of the game: Europe p. 3 "Herní tah", p. 7 "Konec hry"; San
Francisco "Herný ťah", "Záver hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Event
from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import GameEnded, GameStalled, LastRound, Passed, RoundsWasted, TicketsShown
from . import cards
from .phases import OVER, TURN

if TYPE_CHECKING:
    from ..state import TicketsState

STALLED_ROUNDS = 10  # full rounds of nothing but withdrawn tunnels and passes after which the game ends (T8)
WARNED_ROUNDS = 3  # from so many on, everybody is told


def legal_turn(s: TicketsState) -> list[int]:
    """One action a turn: draw cards, draw tickets, claim a route or build a station; pass only if none is possible."""
    game = s.game
    numbering = game.numbering
    seat = s.turn
    hand = s.hands[seat]
    wilds = hand[-1]

    bit = game.card_bit
    shown = 0
    for card in s.face_up:
        shown |= bit[card]
    # Face-up cards may be taken even when deck and discards are empty (T2).
    moves = game.draws[shown][:] if s.deck.size or any(s.discards) else game.draws[shown][1:]
    if s.ticket_deck.size or s.ticket_deck.tail:
        moves.append(numbering.draw_tickets)

    claims = s.payable[seat] & s.open[seat]
    if claims:
        # From the top bit down: that is one operation on the long mask for each claim, and the mask gets shorter.
        first, top_bit = numbering.claim - 1, numbering.top_bit
        found = []
        while claims:
            length = claims.bit_length()
            found.append(first + length)
            claims ^= top_bit[length]
        found.reverse()
        moves += found

    built = len(s.stations[seat])
    prices = game.station_cards
    if built < len(prices) and max(hand[:-1]) + wilds >= prices[built]:
        moves += s.free_cities
    return moves or [numbering.pass_]


def pass_turn(s: TicketsState, move: int, chance: Chance) -> None:
    """Nothing is possible. When everybody has passed in a row, nothing will ever be, and the game ends (T7)."""
    if s.journal is not None:
        s.journal.append(Note(Passed(s.turn)))
    s.passes += 1
    idle_turn(s, chance)


def idle_turn(s: TicketsState, chance: Chance) -> None:
    """The end of a turn that changed nothing: a pass or a withdrawn tunnel."""
    s.idle += 1
    players = s.game.players
    if s.passes >= players:
        _finish(s, GameStalled())
    elif s.idle >= STALLED_ROUNDS * players:
        _finish(s, RoundsWasted(STALLED_ROUNDS))
    else:
        _next_turn(s, chance)


def stall(s: TicketsState) -> int | None:
    """How many more such turns end the game (T8); None before it is time to say so."""
    players = s.game.players
    return None if s.over or s.idle < WARNED_ROUNDS * players else STALLED_ROUNDS * players - s.idle


def end_turn(s: TicketsState, chance: Chance) -> None:
    """The end of a turn in which something was done."""
    s.passes = s.idle = 0
    _next_turn(s, chance)


def _next_turn(s: TicketsState, chance: Chance) -> None:
    """Two trains or fewer start the last round: everybody has one more turn, this seat too."""
    game = s.game
    if s.last < 0:
        if s.trains[s.turn] <= game.end_at:
            s.last = game.players
            if s.journal is not None:
                s.journal.append(Note(LastRound(s.turn, s.trains[s.turn])))
    else:
        s.last -= 1
        if not s.last:
            _finish(s, GameEnded())
            return
    face_up = s.face_up
    if -1 in face_up or (face_up.count(game.wild) >= game.reset_at and not s.stays):
        before = s.deck.epoch, s.deck.drawn
        cards.fill_display(s, chance)
        s.reveals += (s.deck.epoch, s.deck.drawn) != before
    turn = s.turn + 1
    s.turn = s.seat = turn if turn < game.players else 0
    s.phase = TURN


def _finish(s: TicketsState, how: Event) -> None:
    """The game is over, and all lay their tickets open."""
    s.over = True
    s.phase = OVER
    s.reveals += 1
    if s.journal is not None:
        s.journal.append(Note(how))
        names = s.game.board.tickets
        for seat, tickets in enumerate(s.tickets):
            s.journal.append(Note(TicketsShown(seat, tuple(names[ticket] for ticket in tickets))))
