"""`python -m bench.load [SECONDS] [--life] [--database ADDRESS --workers N]`. Machines differ and are noisy: the
load of this one is told."""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys

from rich.console import Console

from . import life, streams
from .served import Setting

LONGEST = 120.0  # seconds


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.load", description="Load a server on this machine.")
    asked.add_argument("seconds", nargs="?", type=float, default=30.0, help="how long to play")
    asked.add_argument("--life", action="store_true", help="with pages that fetch what they show, as browsers do")
    asked.add_argument("--database", default="", help="an empty PostgreSQL database; by default a folder with SQLite")
    asked.add_argument("--workers", type=int, default=1, help="so many processes; more than one needs --database")
    given = asked.parse_args()
    if given.workers < 1 or (given.workers > 1 and not given.database):
        asked.error("more than one process needs --database")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended with us
    mode = life.main if given.life else streams.main
    with contextlib.suppress(KeyboardInterrupt):
        mode(Console(), min(given.seconds, LONGEST), Setting(given.database, given.workers))


if __name__ == "__main__":
    main()
