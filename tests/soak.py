"""A long run of the conformance kit: `python -m tests.soak [GAMES]` plays so many games (1,000) of every setting of
every title, looking closely at more positions of each than the tests do, on all cores. It takes some hours."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import kolejiste as k
from kolejiste.testing import check_game

FIRST_SEED = 1_000_000  # other games than those of the tests


def soak(title: str, players: int, options: dict[str, Any], games: int) -> str:
    """Play one setting; what was looked at, in a line."""
    began = time.process_time()
    found = check_game(k.load(title).bind(players, **options), games=games, seed=FIRST_SEED, closely=2)
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    return f"{title} {players} {chosen}: {time.process_time() - began:.0f} s, {found}"


def main(games: int) -> None:
    settings = [(title.id, players, options) for title in k.titles() for players, options in title.settings()]
    with ProcessPoolExecutor() as pool:
        for done in as_completed([pool.submit(soak, *setting, games) for setting in settings]):
            print(done.result(), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
