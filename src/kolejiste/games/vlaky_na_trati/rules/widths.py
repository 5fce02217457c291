"""How many words of 64 bits the sets of this table take."""

from __future__ import annotations

from kolejiste.core.sets import width

from ..components import MOST_CARDS

CARD_WORDS = width(MOST_CARDS)
