"""How a row of a score sheet scores, by number; the names are those of edition files."""

from __future__ import annotations

TICKED, FULFILLED, FACTOR, NONE, EXCHANGE, RACE = range(6)
SCORES = ("ticked", "fulfilled", "factor", "none", "exchange", "race")
