"""`python -m kolejiste.build [--clean]`: compile the core in place."""

from __future__ import annotations

import argparse
import sys

from .compiling import Failed, Impossible, build, clean

NO_TOOLS = 3  # told apart from a source that cannot be compiled


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m kolejiste.build", description="Compile the core in place.")
    asked.add_argument("--clean", action="store_true", help="remove the compiled core")
    asked.add_argument("--html", action="store_true", help="show line by line what was left to Python")
    asked.add_argument("--debug", action="store_true", help="with sanitizers and without optimising")
    given = asked.parse_args()
    if given.clean:
        clean()
        return 0
    try:
        print(build(html=given.html, debug=given.debug))
    except Impossible as why:
        print(f"Kolejiště runs uncompiled: {why}.", file=sys.stderr)
        return NO_TOOLS
    except Failed as why:
        print(f"Kolejiště runs uncompiled: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
