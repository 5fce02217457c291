"""`python -m bench.load [SECONDS] [--life] [--database ADDRESS --workers N] [--json]`, or with `--compare` all ways to
run a server, one after another. Machines differ and are noisy: the load of this one is told."""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys

from rich.console import Console

from . import life, streams
from .compare import compare
from .served import Setting

LONGEST = 120.0  # seconds


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.load", description="Load a server on this machine.")
    asked.add_argument("seconds", nargs="?", type=float, default=30.0, help="how long to play")
    asked.add_argument("--life", action="store_true", help="with pages that fetch what they show, as browsers do")
    asked.add_argument("--database", default="", help="an empty PostgreSQL database; by default a folder with SQLite")
    asked.add_argument("--workers", type=int, default=1, help="so many processes; more than one needs --database")
    asked.add_argument("--json", action="store_true", help="the figures as a line of JSON")
    asked.add_argument("--compare", action="store_true", help="all ways to run a server, as a table with ratios")
    given = asked.parse_args()
    if given.workers < 1 or (given.workers > 1 and not given.database):
        asked.error("more than one process needs --database")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended with us
    mode = life.main if given.life else streams.main
    console, seconds = Console(stderr=given.compare), min(given.seconds, LONGEST)
    with contextlib.suppress(KeyboardInterrupt):
        if given.compare:
            compare(console, seconds, given.database)
        else:
            mode(console, seconds, Setting(given.database, given.workers), given.json)


if __name__ == "__main__":
    main()
