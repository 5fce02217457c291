"""A PostgreSQL of its own for tests: Debian's package, on a socket in a temporary folder, gone when left."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ..patience import HANGS

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
MISSING = "MISSING: PostgreSQL. Install Debian's package postgresql."


def binaries() -> Path | None:
    """Where its programs are, if it can be had; as root it wants a user to run as."""
    found = shutil.which("initdb")
    place = Path(found).resolve().parent if found else next(iter(PLACES), None)
    if place is None or not (place / "initdb").exists():
        return None
    if os.getuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return None
    return place


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    place = binaries()
    assert place is not None
    user = "postgres" if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="kolejiste-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    data, log = folder / "data", folder / "log"
    given = ["-D", str(data), "-U", "kolejiste", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    subprocess.run([place / "initdb", *given], check=True, capture_output=True, user=user, cwd=folder)
    options = f"-k {folder} -c listen_addresses= -c max_connections=200"
    start: list[str | Path] = [
        place / "pg_ctl",
        "-D",
        data,
        "-l",
        log,
        "-w",
        "-t",
        str(int(HANGS)),
        "-o",
        options,
        "start",
    ]
    subprocess.run(start, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)
    try:
        address = f"postgresql://kolejiste@/postgres?host={folder}"
        yield address
    finally:
        stop: list[str | Path] = [place / "pg_ctl", "-D", data, "-m", "immediate", "stop"]
        subprocess.run(stop, check=False, stdout=subprocess.DEVNULL, user=user, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)
