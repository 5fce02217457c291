"""The phases of a game and of a turn, and the question each of them asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import (
    ChoosePlacement,
    ChooseSecondCard,
    ChooseSouvenir,
    ChooseStationPayment,
    ChooseTickets,
    ChooseTunnelPayment,
    ChooseTurn,
    TicketsPrompt,
)

if TYPE_CHECKING:
    from ..state import TicketsState

FIRST, PLACE, TURN, SECOND, KEEP, STATION, TUNNEL, SOUVENIR, OVER = range(9)
PHASES = (
    "first-tickets",
    "souvenir-placement",
    "turn",
    "second-card",
    "tickets",
    "station-payment",
    "tunnel-payment",
    "souvenir",
    "over",
)


def at_least(s: TicketsState) -> int:
    """How many of the offered tickets must be kept; a last single ticket must always be."""
    rules = s.game.board.rules
    keep = rules.keep_first if s.phase == FIRST else rules.keep_drawn
    return min(keep, len(s.offers[s.seat]))


def prompt(s: TicketsState) -> TicketsPrompt | None:
    """What is being decided now."""
    board = s.game.board
    if s.phase == TURN:
        return ChooseTurn()
    if s.phase == SECOND:
        return ChooseSecondCard()
    if s.phase in (FIRST, KEEP):
        return ChooseTickets(len(s.offers[s.seat]), at_least(s))
    if s.phase == STATION:
        return ChooseStationPayment(board.cities[s.pending], station_price(s))
    if s.phase == TUNNEL:
        route = s.game.numbering.claim_route[s.pending]
        return ChooseTunnelPayment(board.routes[route], tunnel_extra(s, s.pending))
    if s.phase == PLACE:
        return ChoosePlacement()
    if s.phase == SOUVENIR:
        return ChooseSouvenir(board.routes[s.pending])
    return None


def station_price(s: TicketsState) -> int:
    """How many cards the next station costs."""
    return s.game.board.rules.station_cards[len(s.stations[s.turn])]


def tunnel_extra(s: TicketsState, claim: int) -> int:
    """How many revealed cards match what was laid: its colour and every wild card, or wild cards alone
    (T17)."""
    revealed = s.revealed
    return revealed.count(s.game.numbering.claim_colour[claim]) + revealed.count(s.game.wild)
