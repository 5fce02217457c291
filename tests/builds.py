"""Whole games as lists of hashes, one a game: what was legal at every decision, what was told, views and snapshots on
the way, and the sheets. Both builds of the core must give the same.

`python -m tests.builds --random 10000 --planner 1000 [TITLE ...]` compares that many games of each title, over its
settings in turn, and names those that differ; `--first 500` begins with the game of that number."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import msgspec

import kolejiste as k
from kolejiste.core import native

LOOKS = 40  # every so many decisions the views and the snapshot are compared too


def settings(title: str) -> list[dict[str, object]]:
    """Every number of seats and every combination of options."""
    found = k.load(title)
    return [{"players": players, **options} for players, options in found.settings()]


def played(title: str, number: int, by_planner: bool) -> str:
    """One game, by its number, as a hash."""
    all_settings = settings(title)
    game = k.load(title).bind(**all_settings[number % len(all_settings)])  # type: ignore[arg-type]
    chance, dice = k.Chance(number), random.Random(number)
    state = game.new(chance)
    state.journal = []
    planner = game.planner() if by_planner else None
    found = hashlib.sha256()
    while not state.over:
        legal = state.legal()
        move = dice.choice(legal) if planner is None else planner.choose(state, legal, chance)
        found.update(repr((legal, move)).encode())
        if state.ply % LOOKS == number % LOOKS:
            for seat in (None, *range(game.players)):
                found.update(msgspec.json.encode(state.view(seat)))
            found.update(json.dumps(state.snapshot(), sort_keys=True).encode())
            found.update(repr(sorted(state.census().items())).encode())
        state.apply(move, chance)
    found.update(repr((state.journal, state.sheet(), state.ranks)).encode())
    return found.hexdigest()[:16]


def hashes(title: str, randoms: int, planned: int, first: int = 0) -> Iterator[str]:
    for number in range(first, first + randoms):
        yield played(title, number, by_planner=False)
    for number in range(first, first + planned):
        yield played(title, number, by_planner=True)


def in_build(plain: bool, title: str, randoms: int, planned: int, first: int = 0) -> list[str]:
    """The hashes as a process of their own finds them, with the plain core or with whichever is there."""
    env = {name: value for name, value in os.environ.items() if name != native.FORCE_PLAIN}
    if plain:
        env[native.FORCE_PLAIN] = "1"
    words = [sys.executable, "-m", "tests.builds", "--tell", title]
    words += ["--random", str(randoms), "--planner", str(planned), "--first", str(first)]
    done = subprocess.run(words, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.split()


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.builds")
    asked.add_argument("--random", type=int, default=200)
    asked.add_argument("--planner", type=int, default=20)
    asked.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked.add_argument("--tell", action="store_true", help="print the hashes of this build")
    asked.add_argument("titles", nargs="*", default=[title.id for title in k.titles()])
    given = asked.parse_args()
    if given.tell:
        for title in given.titles:
            for found in hashes(title, given.random, given.planner, given.first):
                print(found)
        return 0
    if native.CORE != native.COMPILED:
        print("There is no compiled core to compare with.", file=sys.stderr)
        return 1
    differ = 0
    for title in given.titles:
        pairs = zip(
            in_build(True, title, given.random, given.planner, given.first),
            in_build(False, title, given.random, given.planner, given.first),
            strict=True,
        )
        wrong = [number for number, (plain, compiled) in enumerate(pairs) if plain != compiled]
        told = f"{given.random} random and {given.planner} planner games from number {given.first} on"
        print(f"{title}: {told}, {len(wrong)} differ {wrong[:10]}", flush=True)
        differ += len(wrong)
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
