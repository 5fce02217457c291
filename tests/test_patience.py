"""Limits by processor time: what works for ever or stands still is ended, what only waits its turn is not."""

from __future__ import annotations

import re
import sys

import pytest

from . import patience
from .tiers import ROOT


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def test_what_a_command_is_given_and_says() -> None:
    done = patience.run(python("import sys; print(input()[::-1]); sys.exit(3)"), typed=b"abc\n")
    assert (done.returncode, done.stdout, done.stderr) == (3, b"cba\n", b"")


def test_what_works_for_ever_is_ended_with_all_it_has_started() -> None:
    child = "import os, time; print(os.getpid(), flush=True); x = 0\nwhile True: x += 1"
    with pytest.raises(patience.TooLong, match="processor time"):
        patience.run(python(f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"), limit=0.5)


def test_what_stands_still_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "STILL", 1)
    with pytest.raises(patience.TooLong, match="stands still"):
        patience.run(python("import time; time.sleep(1000)"))


def test_waiting_is_no_work() -> None:
    assert patience.run(python("import time; time.sleep(2)"), limit=1.5).returncode == 0


CLOCK = re.compile(r"perf_counter|time\.time\(|timeout=\(?\d|\.wait_for\([^\n]+, \d|\.(?:wait|join|communicate)\(\d")


def test_no_test_is_limited_by_the_clock() -> None:
    for line in (
        "wait_for(task, 5)",
        "x.wait_for(task, 5)",
        "wait_for(think(task), 5)",
        "run(x, timeout=50)",
        "perf_counter()",
        "process.wait(30)",
    ):
        assert CLOCK.search(f"await asyncio.{line}"), line
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if path.name not in ("patience.py", "test_patience.py"):
            found = CLOCK.findall(path.read_text(encoding="utf-8"))
            assert not found, f"{path}: {found}; see tests/patience.py"
