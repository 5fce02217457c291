"""Set-up: "Příprava hry"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import luck, moves, sets

from . import phases, recording, telling, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from ..fields import Table


def find_sides(s: Table) -> None:
    for side in range(s.tables.sides):
        moves.add(s, s.tables.first_side + side)


def choose_side(s: Table, side: int, chance: Chance) -> None:
    """The starting player, on seat 1 (V25), chooses the start card's side before any card is dealt; then hands and
    offer are dealt."""
    t = s.tables
    s.side = side
    if s.telling:
        telling.side_chosen(s)
    s.a_deck.size = t.a_count
    for number in range(t.a_count):
        s.a_deck.counts[number] = 1
    for seat in range(t.players):
        for _ in range(t.hand):
            card = t.a_cards[luck.draw(chance, s.a_deck)]
            sets.put(s.hands[seat], card)
            sets.drop(s.unused, card)  # with two players the other A cards go back into the box unseen
        if s.telling:
            telling.hand_dealt(s, seat)
    s.a_deck.size = 0
    for number in range(t.a_count):
        s.a_deck.counts[number] = 0
    for slot in range(t.offer):
        s.offer[slot] = t.b_cards[luck.draw(chance, s.deck)]
        if s.telling:
            telling.offer_filled(s, s.offer[slot])
    s.reveals += 1
    s.phase = phases.TRACK


def find_tracks(s: Table) -> None:
    """A track has the locomotives of one player only; with two players one stays empty (V24)."""
    for height in range(3):
        taken = False
        for seat in range(s.tables.players):
            taken = taken or s.track[seat] == height
        if not taken:
            moves.add(s, s.tables.first_track + height)


def choose_track(s: Table, height: int) -> None:
    """Both locomotives go to the start of the track, and its symbol is ticked."""
    seat = s.seat
    s.track[seat] = height
    s.height[seat] = height
    if s.telling:
        telling.track_chosen(s, seat, height)
    recording.tick(s, seat, s.tables.start_symbol[s.side][height])
    if seat + 1 < s.tables.players:
        s.seat = seat + 1
        s.turn = seat + 1
    else:
        turns.begin_turn(s, 0)
