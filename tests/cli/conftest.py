"""The command as tests run it: in this process by default, in a process of its own where that matters."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kolejiste.arena.match import play_recorded
from kolejiste.cli import app
from kolejiste.core.registry import load

from .. import patience

SF = "ticket_to_ride_san_francisco"
EUROPE = "ticket_to_ride_europe"


class Said:
    """What a command printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Command = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder and language of its own for each test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("KOLEJISTE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home" / "kolejiste"


@pytest.fixture
def kolejiste() -> Command:
    """`kolejiste("games", code=0)` runs the command here and expects this exit code and no traceback."""

    def run(*args: str | Path, typed: str = "", code: int = 0) -> Said:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert "Traceback" not in result.output
        assert result.exit_code == code, result.output
        return Said(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def process() -> Command:
    """The same as a process of its own; arguments may be bytes."""

    def run(*args: str | bytes | Path, typed: bytes = b"", code: int = 0, **env: str) -> Said:
        result = patience.run(
            [sys.executable, "-m", "kolejiste", *args],
            typed=typed,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **env},
        )
        out, err = result.stdout.decode(), result.stderr.decode()
        assert "Traceback" not in err, err
        assert result.returncode == code, out + err
        return Said(result.returncode, out, err)

    return run


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between bots."""
    path = tmp_path_factory.mktemp("records") / "finished.jsonl"
    _, record = play_recorded(load(SF).bind(2), ["random", "random"], 3)
    record.write(path)
    return path
