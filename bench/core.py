"""The core's speed on both builds, in multiples of catanatron's decisions in the same run.

`python -m bench.core [--seconds S]` measures; `--check` also compares with the kept figures and fails where one has
fallen by more than a quarter; `--keep` keeps the new ones. Each round gives every engine the same CPU time, and a
figure is the median over the rounds.

Random play inside the core is whole games: `game.new` deals each of them, `game.playout` plays it to its end, one after
another from one `Chance`, as catanatron's games follow each other from one seed. Through `legal()` and `apply()` every
game has seeds of its own and is reckoned at its end.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import kolejiste as k
from kolejiste.core import native

from . import ours, peers

KEPT = Path(__file__).parent / "core.json"
ROUNDS = 3
FEW, MANY = 20, 100  # games and smaller things between two looks at the clock, which takes a microsecond itself
FALL = 0.75  # of a kept figure; what is slower fails
ENGINES: dict[str, tuple[str, int]] = {
    "Europe, 2 seats": ("ticket_to_ride_europe", 2),
    "San Francisco, 2 seats": ("ticket_to_ride_san_francisco", 2),
    "Mini Express, 3 seats": ("mini_express", 3),
    "Railroad Revolution, 2 seats": ("railroad_revolution", 2),
    "Vlaky na trati, 2 seats": ("vlaky_na_trati", 2),
}
COLUMNS = {
    "inside": "random play inside the core, decisions",
    "api": "legal() and apply() from Python, decisions",
    "planner": "planner games",
    "clone": "clones",
    "world": "worlds dealt from a view",
    "view": "views",
}
Figures = dict[str, dict[str, float]]


def rate(seconds: float, once: Callable[[], int]) -> float:
    """How many a second of CPU time; `once` tells how many it did."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or not done:
        done += once()
    return done / spent


def middle(game: Any) -> Any:
    """A position in the middle of a planner's game."""
    chance, planner = k.Chance(11), game.planner()
    state = game.new(chance)
    moves = []
    while not state.over:
        moves.append(planner.choose(state, state.legal(), chance))
        state.apply(moves[-1], chance)
    chance = k.Chance(11)
    state = game.new(chance)
    for move in moves[: len(moves) // 2]:
        planner.choose(state, state.legal(), chance)  # for the luck that the planner used up, if it did
        state.apply(move, chance)
    return state


def tasks(title: str, players: int, seconds: float) -> dict[str, Callable[[], float]]:
    game: Any = k.load(title).bind(players=players)
    state = middle(game)
    view = state.view(state.seat)
    sampler, chance = game.sampler(view), k.Chance(3)
    sampler(chance)
    seeds = iter(range(10**9))
    random_play = ours.random_play(title, players)

    def inside() -> float:
        luck = k.Chance(next(seeds))

        def games() -> int:
            return sum(game.playout(game.new(luck), "random", luck) for _ in range(FEW))

        return rate(seconds, games)

    def planner_game() -> int:
        luck = k.Chance(next(seeds))
        game.playout(game.new(luck), "planner", luck)
        return 1

    def many(call: Callable[[], object]) -> Callable[[], int]:
        def run() -> int:
            for _ in range(MANY):
                call()
            return MANY

        return run

    return {
        "inside": inside,
        "api": lambda: random_play(seconds, next(seeds))[1] / seconds,
        "planner": lambda: rate(seconds, planner_game),
        "clone": lambda: rate(seconds, many(state.clone)),
        "world": lambda: rate(seconds, many(lambda: sampler(chance))),
        "view": lambda: rate(seconds, many(lambda: state.view(state.seat))),
    }


def measured(seconds: float) -> Figures:
    """This build's figures, as multiples of catanatron's decisions a second."""
    all_tasks = {name: tasks(title, players, seconds) for name, (title, players) in ENGINES.items()}
    found: dict[str, dict[str, list[float]]] = {name: {} for name in ENGINES}
    for round_number in range(ROUNDS):
        _, decisions = peers.catan(2 * seconds, 1000 * round_number)
        unit = decisions / (2 * seconds)
        for name, some in all_tasks.items():
            for column, task in some.items():
                found[name].setdefault(column, []).append(task() / unit)
    return {name: {column: median(values) for column, values in some.items()} for name, some in found.items()}


def of_build(plain: bool, seconds: float) -> Figures:
    env = {name: value for name, value in os.environ.items() if name != native.FORCE_PLAIN}
    if plain:
        env[native.FORCE_PLAIN] = "1"
    words = [sys.executable, "-m", "bench.core", "--tell", "--seconds", str(seconds)]
    found: Figures = json.loads(subprocess.run(words, env=env, stdout=subprocess.PIPE, check=True).stdout)
    return found


def shown(build: str, figures: Figures) -> Table:
    table = Table(f"{build} core", *COLUMNS.values(), title="multiples of catanatron's decisions, same run, one core")
    for name, some in figures.items():
        table.add_row(name, *(f"{some[column]:,.3g}" for column in COLUMNS))
    return table


def fallen(figures: dict[str, Figures]) -> list[str]:
    """What has fallen against the kept figures, in words."""
    kept = json.loads(KEPT.read_text())
    return [
        f"{name}, {build} core, {COLUMNS[column]}: {figures[build][name][column]:.3g}, kept {value:.3g}"
        for build, engines in kept.items()
        for name, some in engines.items()
        for column, value in some.items()
        if figures[build][name][column] < FALL * value
    ]


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.core")
    asked.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure and round")
    asked.add_argument("--tell", action="store_true", help="this build's figures as JSON")
    asked.add_argument("--check", action="store_true", help="fail where a figure has fallen by more than a quarter")
    asked.add_argument("--keep", action="store_true", help="keep these figures for later checks")
    given = asked.parse_args()
    if given.check and not KEPT.exists():
        print("There are no kept figures to check against; --keep keeps some.", file=sys.stderr)
        return 1
    if given.tell:
        print(json.dumps(measured(given.seconds)))
        return 0
    console = Console()
    figures = {"compiled": of_build(False, given.seconds), "plain": of_build(True, given.seconds)}
    for build, some in figures.items():
        console.print(shown(build, some))
    if given.keep:
        KEPT.write_text(json.dumps(figures, indent=1) + "\n")
    wrong = fallen(figures) if given.check else []
    for line in wrong:
        console.print(f"[red]slower:[/] {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
