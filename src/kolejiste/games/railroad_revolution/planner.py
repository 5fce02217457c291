"""The quick player of Railroad Revolution: a race on one's own mat, looked at a turn ahead.

`worth.py` values a position for one seat in points expected at the end: what it has, and what its milestones, tracks,
trains, workers and money still promise in the turns left; `lookahead.py` decides by that. It reads what lies open, and
the milestones that it has drawn itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, FIRST, Planner

from . import lookahead
from .fields import Tables
from .things import DECKS, FAR, LONGEST, PARTS

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState

# The ways in which it plays, by what each weighs otherwise than the declared weights do.
MANNERS: dict[str, dict[str, float]] = {
    CLUB: {},
    # The planner as it was at first, for comparison: it plays the same moves as ever.
    FIRST: {
        "weigh_money": 1.6,
        "weigh_able": 1.2,
        "weigh_rail": 3.5,
        "weigh_rail_turns": 0.4,
        "weigh_crew_turns": 0.4,
        "weigh_sure": 0.5,
        "weigh_offices": 0.22,
        "weigh_free_rail": 7.5,
        "weigh_third": 0.7,
        "weigh_rails_go": 1.5,
        "weigh_buildings_go": 1.1,
        "weigh_laid": 0.0,
        "weigh_city": 0.0,
        "weigh_at_once": 0.0,
    },
    # Sees little beyond the turn at hand, takes what looks good without playing it through, and mostly forgets its
    # milestones. Wins all of 200 games of two against random play (seeds 57000000 on).
    "beginner": {
        "weigh_sight": 1.5,
        "weigh_goals": 0.15,
        "weigh_fresh_b": 0.0,
        "weigh_fresh_c": 0.0,
        "weigh_fresh_d": 0.0,
        "weigh_places": 2,
        "weigh_pieces": 1,
    },
    # Sees some turns ahead, compares fewer ways to play a turn, and thinks of a milestone only when it has it. Wins
    # 85.0 % ± 4.5 against the beginner, and the club 73.5 % ± 6.3 against it (200 games each, seeds 56000000 and
    # 53000000 on).
    "casual": {
        "weigh_sight": 5.0,
        "weigh_goals": 0.7,
        "weigh_fresh_b": 0.0,
        "weigh_fresh_c": 0.0,
        "weigh_fresh_d": 0.0,
        "weigh_places": 4,
        "weigh_pieces": 1,
    },
    # A style: offices before everything, until there is one in each sector; milestones and rails on the side. Wins all
    # of 50 games against random play; the club wins 87.0 % ± 6.1 of 100 against it (seeds 58000000 and 54000000 on).
    "telegraph": {
        "weigh_office": 25.0,
        "weigh_link": 6.0,
        "weigh_goals": 0.4,
        "weigh_offices": 0.4,
        "weigh_stations": 0.0,
        "weigh_laid": 0.0,
        "weigh_city": 0.0,
    },
}


class RailroadPlanner(Planner):
    """Plays a turn through with each worker on each action, and a turn's steps one after another. Other weights than
    the declared ones can be given by their names, such as `weigh_money=2.0`."""

    def __init__(self, game: RailroadGame, **weights: float) -> None:
        self.tables = game.tables
        if weights:
            self.tables = Tables(game)
            for name, weight in weights.items():
                setattr(self.tables, name, weight)
            work_out(game, self.tables)
        self.any_draw = Chance(0)  # what is drawn in thought is never looked at

    def choose(self, state: RailroadState, legal: Sequence[int], chance: Chance) -> int:
        trial = state.clone()
        trial.tables = self.tables
        return lookahead.choose(trial, self.any_draw)


def work_out(game: RailroadGame, t: Tables) -> None:
    """What follows from the weights on the map of a game."""
    board, rules = game.board, game.rules
    t.hundred = t.weigh_money / 100
    price = rules.rail_price / rules.rails
    rail_cost = [t.weigh_rail + t.hundred * (price + rules.hard_price * icons) for icons in board.hard]
    t.rail_cost = rail_cost
    t.station_cost = [t.weigh_station + t.hundred * price for price in board.price]
    t.way_cost, t.way_rails = _ways(len(board.cities), board.ends, rail_cost)
    t.fresh = _fresh(t)


def _fresh(t: Tables) -> list[list[float]]:
    """By deck and time left: what a milestone of it, and those after it, may still bring."""
    after = [0.0] * (PARTS * LONGEST)
    tables: list[list[float]] = []
    need = t.weigh_fresh_turns
    for points in (t.weigh_fresh_d, t.weigh_fresh_c, t.weigh_fresh_b):
        after = [
            min(1.0, max(0.0, part / PARTS / need - 0.5)) * points + after[max(0, int(part - PARTS * need))]
            for part in range(PARTS * LONGEST)
        ]
        tables.append(after)
    assert len(tables) == DECKS
    return tables[::-1]


def _ways(
    cities: int, ends: Sequence[tuple[int, int]], costs: Sequence[float]
) -> tuple[list[list[float]], list[list[int]]]:
    """The cheapest way between any two cities: its cost and its rails."""
    never = float(FAR)
    far = [[0.0 if a == b else never for b in range(cities)] for a in range(cities)]
    way = [[0] * cities for _ in range(cities)]
    for rail, (a, b) in enumerate(ends):
        if costs[rail] < far[a][b]:
            far[a][b] = far[b][a] = costs[rail]
            way[a][b] = way[b][a] = 1 << rail
    for middle in range(cities):
        for a in range(cities):
            for b in range(cities):
                if far[a][middle] + far[middle][b] < far[a][b]:
                    far[a][b] = far[a][middle] + far[middle][b]
                    way[a][b] = way[a][middle] | way[middle][b]
    return far, way
