"""What kinds of moves there are, by number: `Tables.verb` tells that of each move."""

from __future__ import annotations

PASS = 0
DRAW_BLIND = 1
TAKE_FACE_UP = 2
DRAW_TICKETS = 3
KEEP_TICKETS = 4
CLAIM = 5
BUILD = 6
PAY_STATION = 7
PAY_TUNNEL = 8
WITHDRAW = 9
PLACE = 10
TAKE = 11
