"""The phases of a game and of a turn, by number."""

from __future__ import annotations

FIRST = 0
PLACE = 1
TURN = 2
SECOND = 3
KEEP = 4
STATION = 5
TUNNEL = 6
SOUVENIR = 7
OVER = 8

PHASES = (
    "first-tickets",
    "souvenir-placement",
    "turn",
    "second-card",
    "tickets",
    "station-payment",
    "tunnel-payment",
    "souvenir",
    "over",
)
