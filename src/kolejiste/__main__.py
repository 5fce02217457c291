"""`python -m kolejiste` is the `kolejiste` command."""

import signal


def main() -> None:
    """The entry point. Ctrl+C just ends the process until a command has begun that has something to put away."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from kolejiste.cli import main as command

    command()


if __name__ == "__main__":  # worker processes import this module too
    main()
