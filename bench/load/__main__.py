"""`python -m bench.load [SECONDS] [--life]`. Machines differ and are noisy: the load of this one is told."""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys

from rich.console import Console

from . import life, streams

LONGEST = 120.0  # seconds


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.load", description="Load a server on this machine.")
    asked.add_argument("seconds", nargs="?", type=float, default=30.0, help="how long to play")
    asked.add_argument("--life", action="store_true", help="with pages that fetch what they show, as browsers do")
    given = asked.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended with us
    mode = life.main if given.life else streams.main
    with contextlib.suppress(KeyboardInterrupt):
        mode(Console(), min(given.seconds, LONGEST))


if __name__ == "__main__":
    main()
