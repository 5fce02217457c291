"""Matches: many games between bots, on a process pool, and what came of them."""
