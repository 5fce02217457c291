"""The rules of Vlaky na trati, a file per subject: `setup`, `cards`, `recording`, `locomotives`, `free`, `turns`.

Headings are those of the rulebook; numbers such as V3 are our rulings in `docs/rules/vlaky_na_trati.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance

from . import cards, free, locomotives, recording, setup

if TYPE_CHECKING:
    from ..actions import Numbering
    from ..state import VlakyState

    Handler = Callable[[VlakyState, int, Chance], None]

LEGAL: list[Callable[[VlakyState], list[int]]] = [  # by phase
    setup.legal_side,
    setup.legal_track,
    cards.legal_lay,
    recording.legal_record,
    locomotives.legal_bend,
    free.legal_free,
    free.legal_closing,
    lambda s: [],
]


def handlers(numbering: Numbering) -> list[Handler]:
    """For each move number the rule that carries it out."""
    blocks: list[tuple[int, Handler]] = [
        (numbering.side, setup.choose_side),
        (numbering.track, setup.choose_track),
        (numbering.lay, cards.lay),
        (numbering.no_card, cards.no_card),
        (numbering.second, free.lay_second),
        (numbering.slow, free.move_slower),
        (numbering.discard, free.discard),
        (numbering.buy, free.buy_symbol),
        (numbering.record, recording.record),
        (numbering.give_up, recording.give_up),
        (numbering.finish, free.finish),
    ]
    table: list[Handler] = []
    for (_, rule), (end, _) in zip(blocks, [*blocks[1:], (len(numbering.table), free.finish)], strict=True):
        table += [rule] * (end - len(table))
    return table
