"""What all remember of moves that were taken back: cards that lay open on the table, and that a seat which named a city
could pay for its station (T15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Event

from ..events import CardDrawnUnseen, CardTaken, RouteClaimed, StationBuilt, StationChosen, TunnelTried
from . import claims

if TYPE_CHECKING:
    from ..state import TicketsState


def remember(s: TicketsState, events: Sequence[Event]) -> None:
    """Cards laid come from the hand, as far as they were not taken in between: those seen to be taken are told apart,
    of those drawn unseen any may have been among them."""
    for seat in range(s.game.players):
        _remember(s, seat, [event for event in events if getattr(event, "seat", None) == seat])


def _remember(s: TicketsState, seat: int, events: Sequence[Event]) -> None:
    known, faces = s.known[seat], s.game.face_number
    taken, paid = [0] * len(known), [0] * len(known)
    unseen, built = 0, s.built[seat]
    for event in events:
        match event:
            case CardTaken():
                taken[faces[event.card]] += 1
            case CardDrawnUnseen():
                unseen += 1
            case StationChosen():
                claims.show_able(s, seat, s.tables.station_cards[built] - sum(taken) - unseen)
            case RouteClaimed() | StationBuilt() | TunnelTried():
                laid = paid[:]
                laid[-1] += event.wilds
                if event.colour is not None:
                    laid[faces[event.colour]] += event.cards
                for card, count in enumerate(laid):
                    known[card] = max(known[card], count - taken[card] - unseen)
                if not isinstance(event, TunnelTried):  # what was laid for a tunnel is paid when it is claimed
                    paid = laid
                built += isinstance(event, StationBuilt)
