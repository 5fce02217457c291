"""The rules of Railroad Revolution, a file per subject: `setup`, `workers`, `money`, `building`, `trains`, `effects`,
`deals`, `milestones`, `turns`; `turn_choices` says what may be done next within an action, `affordability` whether it can
be paid, and `purse` tries offers that could pay for it.

Headings are those of the rulebook; numbers such as R3 are our rulings in `docs/rules/railroad_revolution.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance

from . import building, deals, effects, milestones, money, setup, trains, turn_choices, turns, workers

if TYPE_CHECKING:
    from ..actions import Numbering
    from ..state import RailroadState

    Handler = Callable[[RailroadState, int, Chance], None]

LEGAL: list[Callable[[RailroadState], list[int]]] = [  # by phase
    setup.legal_asset,
    turn_choices.asset_moves,
    turns.legal_place,
    turn_choices.action_moves,
    workers.legal_toll,
    turn_choices.deal_moves,
    milestones.legal_keep,
    milestones.legal_order,
    lambda s: [],
]


def handlers(numbering: Numbering) -> list[Handler]:
    """For each move number the rule that carries it out."""
    blocks: list[tuple[int, Handler]] = [
        (numbering.asset, setup.choose_asset),
        (numbering.place, turns.place_worker),
        (numbering.station, building.build_station),
        (numbering.rail, building.lay_rail),
        (numbering.office, building.build_office),
        (numbering.sell, building.sell_piece),
        (numbering.bonus, effects.take_bonus),
        (numbering.ability, effects.use_ability),
        (numbering.tile, effects.discard_for_tile),
        (numbering.flip, trains.flip),
        (numbering.train, trains.take),
        (numbering.advance, effects.advance),
        (numbering.promote, workers.promote),
        (numbering.exchange, workers.exchange),
        (numbering.take, workers.take),
        (numbering.deal, deals.take_deal),
        (numbering.toll, workers.pay_toll),
        (numbering.keep, milestones.keep),
        (numbering.replace, milestones.replace),
        (numbering.done, turns.done),
        (numbering.pass_, turns.pass_turn),
        (numbering.sell_share, money.sell_share),
        (numbering.hire, money.hire),
    ]
    table: list[Handler] = []
    for (_, rule), (end, _) in zip(blocks, [*blocks[1:], (len(numbering.table), money.hire)], strict=True):
        table += [rule] * (end - len(table))
    return table
