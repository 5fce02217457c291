"""The rules of Ticket to Ride, a file per subject.

Page numbers are those of the rulebooks; numbers such as T3 are our rulings in `docs/rules/ticket_to_ride.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance

from . import cards, claims, souvenirs, stations, tickets, turns

if TYPE_CHECKING:
    from ..actions import Numbering
    from ..state import TicketsState

    Handler = Callable[[TicketsState, int, Chance], None]

LEGAL: list[Callable[[TicketsState], list[int]]] = [  # by phase
    tickets.legal_keep,
    souvenirs.legal_place,
    turns.legal_turn,
    cards.legal_second,
    tickets.legal_keep,
    stations.legal_payment,
    claims.legal_tunnel,
    souvenirs.legal_take,
    lambda s: [],
]


def handlers(numbering: Numbering) -> list[Handler]:
    """For each move number the rule that carries it out."""
    blocks: list[tuple[int, Handler]] = [
        (numbering.pass_, turns.pass_turn),
        (numbering.draw_blind, cards.draw_blind),
        (numbering.face_up, cards.take_face_up),
        (numbering.draw_tickets, tickets.draw),
        (numbering.keep, tickets.keep),
        (numbering.claim, claims.claim),
        (numbering.build, stations.build),
        (numbering.pay_station, stations.pay),
        (numbering.pay_tunnel, claims.pay_tunnel),
        (numbering.withdraw, claims.withdraw),
        (numbering.place, souvenirs.place),
        (numbering.take, souvenirs.take),
    ]
    # An edition without stations, tunnels or souvenirs has no such blocks: their start is 0.
    present = [(start, rule) for start, rule in blocks if start or rule is turns.pass_turn]
    table: list[Handler] = []
    for (start, rule), (end, _) in zip(present, [*present[1:], (len(numbering.table), turns.pass_turn)], strict=True):
        assert start == len(table)
        table += [rule] * (end - start)
    return table
