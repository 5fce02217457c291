"""The phases of a game and of a turn."""

from __future__ import annotations

SIDE, TRACK, LAY, RECORD, BEND, FREE, CLOSING, OVER = range(8)
PHASES = ("side", "track", "card", "symbol", "bend", "free-action", "closing", "over")
