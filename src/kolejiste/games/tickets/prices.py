"""Numbers of the planner that are no weights: how prices are counted, and where its plans stand."""

from __future__ import annotations

from kolejiste.core.fields import SEATS

SCALE = 256  # for a train
LONG_GAME = 99  # turns: the end is not in sight
CLOSED = 1 << 28  # more than anybody has

TRIED = SEATS.most  # the plan for tickets that are being weighed; before it stands the plan of each seat
FRUGAL = SEATS.most + 1  # the plan by frugal prices
PLANS = SEATS.most + 2
