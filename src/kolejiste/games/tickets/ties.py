"""What breaks a tie, by number; the edition says which of them do, and in what order."""

from __future__ import annotations

TICKETS = 0
STATIONS = 1
TRAIL = 2
