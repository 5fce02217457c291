"""A long run of the conformance kit: `python -m tests.soak [GAMES]` plays so many games (20,000)
of each title, for each number of seats."""

from __future__ import annotations

import sys
import time

import kolejiste as k
from kolejiste.testing import check_game


def main(games: int) -> None:
    for title in k.titles():
        for players in title.seat_numbers:
            began = time.perf_counter()
            found = check_game(title.bind(players), games=games, seed=1_000_000, closely=2)
            print(f"{title.id} {players}: {time.perf_counter() - began:.0f} s, {found}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
