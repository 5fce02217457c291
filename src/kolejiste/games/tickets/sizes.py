"""How much fits on the scratch paper: plain numbers for the compiled search for the longest trail."""

from __future__ import annotations

from .components import MOST_LENGTH
from .components import MOST_TRAINS as MOST_TRAINS

MOST_STEPS = 2 * MOST_TRAINS + 1  # a step for each route and each city of a core
MOST_OPEN = 15  # cities that may be open at a time if all their sets are to be bounded
MOST_BOUNDS = 1 << 16
MOST_WAITING = 4096  # states
MOST_DIVING = 2 * MOST_STEPS
MOST_WAITING_PARTS = 8 * MOST_WAITING
MOST_PARTS = MOST_WAITING_PARTS + MOST_DIVING * MOST_TRAINS
MOST_MET = 2 * MOST_WAITING
MOST_HOPE = 4 * MOST_TRAINS * MOST_LENGTH

NEVER = -10_000  # stays worse than any real length after lengths were added to it
