"""Whole games kept as regression: a folder per title with records, and `results.json` with what they must come to.

`make replays` makes them anew; do that only after a change of rules that is meant, and read the difference.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from kolejiste.core.contract import Game
from kolejiste.core.record import Record, replay

FOLDER = Path(__file__).parent


def result(record: Record, game: Game) -> dict[str, Any]:
    """What a record comes to: places, scores, the sheet, and a digest of every event on the way."""
    digest = hashlib.sha256()
    for step in replay(record, game):
        for note in step.notes:
            digest.update(msgspec.json.encode([note.event, note.seats, note.instead]) + b"\n")
        state = step.state
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "plies": state.ply,
            "scores": state.scores,
            "places": state.ranks,
            "sheet": [[[line.tag, line.points] for line in sheet.lines] for sheet in state.sheet()],
            "events": digest.hexdigest(),
        }
    )
    return found
