"""The sample bots of the documents and the command play at a real server, each in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from kolejiste.core.record import Record
from kolejiste.core.seal import verify

from ..patience import HANGS
from ..web.served import ROOT, Served
from .house import SHORT

BOTS = ROOT / "docs" / "bots"
NODE = shutil.which("node")
NO_NODE = "no Node.js was found, so the sample bot in JavaScript was not tried: install it (Debian: apt install nodejs)"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("programs"))
    yield server
    server.stop()


class Owner:
    """Somebody at a browser, who gives seats to programs."""

    def __init__(self, served: Served) -> None:
        self.http = httpx.Client(base_url=served.address, timeout=HANGS)
        self.http.get("/")

    def posts(self, path: str, body: Any = None) -> Any:
        headers = {"x-csrftoken": self.http.cookies["kolejiste-csrf"]}
        answer = self.http.post(path, json=body or {}, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, chairs: Sequence[dict[str, str]], seed: int) -> str:
        made = {"game": SHORT, "seats": list(chairs), "seed": seed, "first": 0}
        return str(self.posts("/api/tables", made)["address"])

    def token(self, table: str, seat: int) -> str:
        return str(self.posts(f"/api{table}/seats/{seat}/token")["token"])


def started(command: Sequence[str | Path], **given: str) -> subprocess.Popen[str]:
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, "LANGUAGE": "en", **given}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=BOTS, env=environment
    )


def ended(program: subprocess.Popen[str]) -> str:
    """What a program said; it must have come to its end."""
    try:
        said, complaint = program.communicate(timeout=HANGS)
    finally:
        program.kill()
    assert program.returncode == 0, complaint
    return said


def checked(owner: Owner, table: str) -> None:
    record = Record.from_bytes(owner.http.get(f"/api{table}/record").content)
    verify(record)


@pytest.mark.slow
def test_the_python_sample_and_a_program_behind_the_command_play_each_other(served: Served) -> None:
    owner = Owner(served)
    table = owner.table([{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}], seed=7)
    sample = started([sys.executable, "at_table.py", served.address, owner.token(table, 0)])
    command = [sys.executable, "-m", "kolejiste", "bot", served.address + table, f"stdio:{sys.executable} varied.py"]
    adapter = started(command, KOLEJISTE_TOKEN=owner.token(table, 1))
    said = [ended(sample), ended(adapter)]
    assert said[0].strip() == "The game is over."
    assert "The game is over." in said[1]
    checked(owner, table)


@pytest.mark.slow
@pytest.mark.skipif(NODE is None, reason=NO_NODE)
def test_the_javascript_sample_plays_a_whole_game(served: Served) -> None:
    owner = Owner(served)
    table = owner.table([{"who": "here", "name": "Ann"}, {"who": "random"}], seed=8)
    assert NODE is not None
    said = ended(started([NODE, "at_table.mjs", served.address, owner.token(table, 0)]))
    assert said.strip() == "The game is over."
    checked(owner, table)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["nowhere", "planner", "--token", "x.y"], "no address of a server"),
        (["ADDRESS", "planner", "--token", "x.y"], "not, or no longer, good for any seat"),
        (["ADDRESS", "planner", "--token", "é"], "This is no token"),
        (["ADDRESS", "plannner", "--token", "GOOD"], "planner"),
    ],
)
def test_the_command_says_what_is_wrong(served: Served, given: list[str], words: str) -> None:
    owner = Owner(served)
    table = owner.table([{"who": "here", "name": "Ann"}, {"who": "random"}], seed=9)
    good = {"ADDRESS": served.address, "GOOD": owner.token(table, 0)}
    program = started([sys.executable, "-m", "kolejiste", "bot", *(good.get(word, word) for word in given)])
    said, complaint = program.communicate(timeout=HANGS)
    assert program.returncode == 1
    assert words in " ".join((said + complaint).split())
    assert "Traceback" not in complaint
