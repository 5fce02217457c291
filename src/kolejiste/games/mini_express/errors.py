"""What can be wrong with an edition or a position of this game, said in the room's own words."""

from __future__ import annotations

from pathlib import Path

from kolejiste.core import errors

TEXTS = Path(__file__).parent / "text"


class BadEdition(errors.BadEdition):
    texts = TEXTS


class BadSnapshot(errors.BadSnapshot):
    texts = TEXTS
