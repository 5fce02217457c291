"""The rules of Mini Express, a file per subject: `setup`, `shares`, `building`, `spike`, `ports`, `automa`, `turns`.

Headings are those of the rulebook; numbers such as M3 are our rulings in `docs/rules/mini_express.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance

from . import automa, building, ports, setup, shares, spike, turns

if TYPE_CHECKING:
    from ..actions import Numbering
    from ..state import MiniState

    Handler = Callable[[MiniState, int, Chance], None]

LEGAL: list[Callable[[MiniState], list[int]]] = [  # by phase
    setup.legal_draft,
    setup.legal_two,
    setup.legal_both,
    turns.legal_action,
    building.legal_way,
    building.legal_influence,
    spike.legal_operator,
    ports.legal_port,
    automa.legal_automa,
    lambda s: [],
]


def handlers(numbering: Numbering) -> list[Handler]:
    """For each move number the rule that carries it out."""
    blocks: list[tuple[int, Handler]] = [
        (numbering.draft, setup.draft),
        (numbering.draft_two, setup.draft_two),
        (numbering.draft_both, setup.draft_both),
        (numbering.take, shares.take),
        (numbering.build, building.build),
        (numbering.lay, building.lay),
        (numbering.gain, building.gain_influence),
        (numbering.west, spike.operate_west),
        (numbering.port, ports.open_port),
        (numbering.pass_, turns.pass_turn),
        (numbering.automa, automa.run),
    ]
    table: list[Handler] = []
    for (_, rule), (end, _) in zip(blocks, [*blocks[1:], (len(numbering.table), automa.run)], strict=True):
        table += [rule] * (end - len(table))
    return table
