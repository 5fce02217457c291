"""The `kolejiste` command, and `python -m kolejiste`."""

import signal
import sys

from kolejiste.core.errors import KolejisteError
from kolejiste.core.extras import require
from kolejiste.core.text import system_language


def main() -> None:
    """Run the command; where only the library is installed, tell what is missing. Ctrl+C just ends the process until a
    command has begun that has something to put away."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        require("cli")
    except KolejisteError as error:
        sys.exit(error.say(system_language()))
    from kolejiste.cli import main as command

    command()


if __name__ == "__main__":  # worker processes import this module too
    main()
