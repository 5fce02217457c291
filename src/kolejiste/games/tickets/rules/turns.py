"""The turn and its end, the last round and the end of the game: Europe p. 3 "Herní tah", p. 7 "Konec hry"; San
Francisco "Herný ťah", "Záver hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves

from . import cards, claims, limits, phases, stations, telling, tickets

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def ask(s: Table, seat: int) -> None:
    """It is this seat's turn, and it decides."""
    s.turn = seat
    s.seat = seat


def legal_turn(s: Table) -> None:
    """One action a turn: draw cards, draw tickets, claim a route or build a station; pass only if none is possible."""
    t = s.tables
    cards.add_draws(s, t.wild + 1)
    if tickets.any_left(s):
        moves.add(s, t.draw_offer)
    claims.add_claims(s, s.turn)
    stations.add_cities(s, s.turn)
    if moves.count(s) == 0:
        moves.add(s, t.pass_turn)


def pass_turn(s: Table, chance: Chance) -> None:
    """Nothing is possible. When everybody has passed in a row, nothing will ever be, and the game ends (T7)."""
    if s.telling:
        telling.passed(s, s.turn)
    s.passes += 1
    idle_turn(s, chance)


def idle_turn(s: Table, chance: Chance) -> None:
    """The end of a turn that changed nothing: a pass or a withdrawn tunnel."""
    s.idle += 1
    players = s.tables.players
    if s.passes >= players:
        _finish(s, limits.ALL_PASSED)
    elif s.idle >= limits.STALLED_ROUNDS * players:
        _finish(s, limits.WASTED)
    else:
        _next_turn(s, chance)


def end_turn(s: Table, chance: Chance) -> None:
    """The end of a turn in which something was done."""
    s.passes = 0
    s.idle = 0
    _next_turn(s, chance)


def _next_turn(s: Table, chance: Chance) -> None:
    """Two trains or fewer start the last round: everybody has one more turn, this seat too."""
    t = s.tables
    if s.last < 0:
        if s.trains[s.turn] <= t.end_at:
            s.last = t.players
            if s.telling:
                telling.last_round(s, s.turn)
    else:
        s.last -= 1
        if s.last == 0:
            _finish(s, limits.LAST_ROUND_PLAYED)
            return
    if _display_lacks(s):
        epoch, drawn = s.deck.epoch, s.deck.drawn
        cards.fill_display(s, chance)
        if s.deck.epoch != epoch or s.deck.drawn != drawn:
            s.reveals += 1
    ask(s, s.turn + 1 if s.turn + 1 < t.players else 0)
    s.phase = phases.TURN


def _display_lacks(s: Table) -> bool:
    """Whether a face-up card is missing, or there are too many wild ones."""
    t = s.tables
    wilds = 0
    for slot in range(t.face_up):
        if s.face_up[slot] < 0:
            return True
        if s.face_up[slot] == t.wild:
            wilds += 1
    return wilds >= t.reset_at and not s.stays


def _finish(s: Table, how: int) -> None:
    """The game is over, and all lay their tickets open."""
    s.over = True
    s.phase = phases.OVER
    s.reveals += 1
    if s.telling:
        telling.finished(s, how)
