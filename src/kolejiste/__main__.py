"""`python -m kolejiste` is the `kolejiste` command."""

from kolejiste.cli import main

if __name__ == "__main__":  # worker processes import this module too
    main()
