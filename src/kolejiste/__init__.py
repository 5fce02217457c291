"""Kolejiště: a home for railway board games.

```python
import kolejiste as k

title = k.load("ticket_to_ride_europe")
game = title.bind(players=2)
chance = k.Chance(7)
state = game.new(chance)
while not state.over:
    state.apply(state.legal()[0], chance)
print(state.scores)
```
"""

__version__ = "0.1.0"

from .core import native as native  # first: it finds the compiled core
from .core.actions import Action, ActionTable, Event, Line, Prompt
from .core.chance import Chance, Deck, RecordingChance, ScriptedChance, SealedChance
from .core.contract import Block, Game, Planner, SeatSheet, Section, State, View
from .core.errors import (
    BadEdition,
    BadOption,
    BadPackage,
    BadRecord,
    BadSnapshot,
    IllegalMove,
    KolejisteError,
    UnknownTitle,
)
from .core.journal import Note
from .core.record import Record, replay
from .core.registry import Title, load, titles
from .core.seal import verify
from .core.table import Table

__all__ = [
    "Action",
    "ActionTable",
    "BadEdition",
    "BadOption",
    "BadPackage",
    "BadRecord",
    "BadSnapshot",
    "Block",
    "Chance",
    "Deck",
    "Event",
    "Game",
    "IllegalMove",
    "KolejisteError",
    "Line",
    "Note",
    "Planner",
    "Prompt",
    "Record",
    "RecordingChance",
    "ScriptedChance",
    "SealedChance",
    "SeatSheet",
    "Section",
    "State",
    "Table",
    "Title",
    "UnknownTitle",
    "View",
    "load",
    "replay",
    "titles",
    "verify",
]
