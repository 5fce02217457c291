"""Numbers that the planner's tables are made with."""

from __future__ import annotations

MOST_COMING = 24  # more symbols of one kind never come
MOST_LEAD = 60  # in the majority
MOST_SPENT = 8  # coins for which it is told what they buy
MEMORY = 4096  # values remembered, a power of two
TOO_LATE, BEHIND, LEVEL, FIRST = range(4)  # how a seat stands in the race for the last box
MOST_KEPT = 5  # sheets that are kept while the end is played through
KEPT = ("coins", "gained", "bought", "slow", "race", "race turn", "cards")  # of each, besides its rows
