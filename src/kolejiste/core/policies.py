"""How a seat chooses in simulated games, by number."""

from __future__ import annotations

RANDOM, PLANNER = range(2)
POLICIES = {"random": RANDOM, "planner": PLANNER}
