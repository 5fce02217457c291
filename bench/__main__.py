"""`python -m bench [SECONDS]`: random play of our games beside catanatron, OpenSpiel and PettingZoo, in one run.

Each round gives every engine the same CPU time; the figure is the median over the rounds, and the last column is the
ratio to the first line. Machines differ and are noisy: compare ratios, not raw figures.
"""

from __future__ import annotations

import sys
import timeit
from collections.abc import Callable
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from . import learners, ours, peers, scoring
from .learners import Run

ROUNDS = 5
SPIEL = ("gin_rummy", "backgammon", "hearts")


def contenders() -> dict[str, Run]:
    return {
        "Kolejiště: Europe, 2 seats": ours.random_play("ticket_to_ride_europe", 2),
        "Kolejiště: Europe, 5 seats": ours.random_play("ticket_to_ride_europe", 5),
        "Kolejiště: Mini Express USA, 3 seats": ours.random_play("mini_express", 3),
        "Kolejiště: Mini Express Europe, 5 seats": ours.random_play("mini_express", 5, map="europe"),
        "Kolejiště: Mini Express, solo": ours.random_play("mini_express", 1),
        "Kolejiště: Railroad Revolution, 2 seats": ours.random_play("railroad_revolution", 2),
        "Kolejiště: Railroad Revolution, 4 seats": ours.random_play("railroad_revolution", 4),
        "Kolejiště: San Francisco, 2 seats": ours.random_play("ticket_to_ride_san_francisco", 2),
        "Kolejiště: San Francisco, 4 seats": ours.random_play("ticket_to_ride_san_francisco", 4),
        "Kolejiště: Vlaky na trati I, 2 seats": ours.random_play("vlaky_na_trati", 2),
        "Kolejiště: Vlaky na trati II, 3 seats": ours.random_play("vlaky_na_trati", 3, sheet="II"),
        "catanatron: Catan, 4 seats": peers.catan,
        **{f"OpenSpiel: {name}": peers.spiel(name) for name in SPIEL},
    }


def random_play(seconds: float, heading: str, engines: dict[str, Run]) -> Table:
    games: dict[str, list[float]] = {}
    decisions: dict[str, list[float]] = {}
    for round_number in range(ROUNDS):
        for name, run in engines.items():
            played, decided = run(seconds, 1000 * round_number)
            games.setdefault(name, []).append(played / seconds)
            decisions.setdefault(name, []).append(decided / seconds)
    table = Table(heading, "games/s", "decisions/s", "ratio")
    first = median(next(iter(decisions.values())))
    for name in engines:
        rate = median(decisions[name])
        table.add_row(name, f"{median(games[name]):,.0f}", f"{rate:,.0f}", f"{rate / first:.3f}")
    return table


def microseconds(call: Callable[[], Any]) -> float:
    """The best of five, in microseconds a call."""
    timer = timeit.Timer(call)
    count, _ = timer.autorange()
    return min(timer.repeat(5, max(1, count // 4))) / max(1, count // 4) * 1e6


def operations() -> Table:
    table = Table("one operation", "µs")
    for title, players in (("ticket_to_ride_europe", 2), ("ticket_to_ride_europe", 5)):
        for name, call in ours.operations(title, players).items():
            table.add_row(f"Europe, {players} seats: {name}", f"{microseconds(call):,.1f}")
    table.add_row("catanatron: copy()", f"{microseconds(peers.catan_copy()):,.1f}")
    table.add_row("OpenSpiel chess: clone()", f"{microseconds(peers.spiel_clone('chess')):,.1f}")
    return table


def main(seconds: float) -> None:
    console = Console()
    console.print(random_play(seconds, "random play, one core", contenders()))
    heading = "the same with observations and masks, one core"
    console.print(random_play(seconds, heading, learners.contenders()))
    console.print(operations())
    middle, worst = scoring.worst(60)
    console.print(f"final scoring of five dense 45-train networks: median {middle:.1f} ms, worst {worst:.1f} ms")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
