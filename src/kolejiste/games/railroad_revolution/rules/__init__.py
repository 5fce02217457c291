"""The rules of Railroad Revolution, a file per subject: `setup`, `workers`, `money`, `building`, `trains`, `effects`,
`deals`, `milestones`, `turns`; `turn_choices` says what may be done next within an action, `affordability` whether it
can be paid, and `purse` tries offers that could pay for it.

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

    Step = Callable[[RailroadState, int], None]
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


def steps(numbering: Numbering) -> dict[int, Step]:
    """By move number, what each move within a turn does by itself: nothing follows from it yet, and nothing is drawn,
    so that rules and planner can look ahead with it."""
    blocks: list[tuple[int, int, Step]] = [
        (numbering.asset, numbering.place, setup.choose_asset),
        (numbering.place, numbering.station, turns.place_worker),
        (numbering.station, numbering.rail, building.build_station),
        (numbering.rail, numbering.office, building.lay_rail),
        (numbering.office, numbering.sell, building.build_office),
        (numbering.sell, numbering.bonus, building.sell_piece),
        (numbering.bonus, numbering.ability, effects.take_bonus),
        (numbering.ability, numbering.tile, effects.use_ability),
        (numbering.tile, numbering.flip, effects.discard_for_tile),
        (numbering.flip, numbering.train, trains.flip),
        (numbering.train, numbering.advance, trains.take),
        (numbering.advance, numbering.promote, effects.advance),
        (numbering.promote, numbering.exchange, workers.promote),
        (numbering.exchange, numbering.take, workers.exchange),
        (numbering.take, numbering.deal, workers.take),
        (numbering.deal, numbering.toll, deals.take_deal),
        (numbering.toll, numbering.keep, workers.pay_toll),
        (numbering.sell_share, numbering.hire, money.sell_share),
        (numbering.hire, len(numbering.table), money.hire),
    ]
    return {move: rule for first, end, rule in blocks for move in range(first, end)}


def handlers(numbering: Numbering, steps: dict[int, Step]) -> dict[int, Handler]:
    """By move number, the whole move: a step with all that follows by itself, or what ends a turn."""
    found = {move: _with_what_follows(step) for move, step in steps.items()}
    for first, end, rule in (
        (numbering.keep, numbering.replace, milestones.keep),
        (numbering.replace, numbering.done, milestones.replace),
        (numbering.done, numbering.pass_, turns.done),
        (numbering.pass_, numbering.sell_share, turns.pass_turn),
    ):
        found.update(dict.fromkeys(range(first, end), rule))
    return found


def _with_what_follows(step: Step) -> Handler:
    def carry_out(s: RailroadState, move: int, chance: Chance) -> None:
        step(s, move)
        turns.go_on(s, chance)

    return carry_out
