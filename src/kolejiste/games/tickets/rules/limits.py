"""The numbers of our rulings, and how a game ends."""

from __future__ import annotations

MOST_REPLACED = 3  # times in a row that the display is replaced because of its wild cards (T6)
STALLED_ROUNDS = 10  # full rounds of nothing but withdrawn tunnels and passes after which the game ends (T8)
WARNED_ROUNDS = 3  # from so many on, everybody is told

LAST_ROUND_PLAYED = 0  # the game ends because everybody has had the last turn,
ALL_PASSED = 1  # because everybody has passed in a row (T7),
WASTED = 2  # or because nothing happened for too long (T8)

EASY_TRIES = 20  # deals of unknown cards before hands that must be able to pay are given what they need
