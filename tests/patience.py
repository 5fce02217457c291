"""How long tests wait. The machine may be busy with other things, so a process is limited by the processor time that it
uses, with all it has started, and by standing still; never by the clock."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import psutil

LIMIT = 120.0  # seconds of processor time for one command
STILL = 120  # looks at a process, a second apart, until it counts as stuck because it has used no time between them
# Seconds for what takes no time of its own, like an answer on the loopback. They end a test that hangs, and decide
# nothing about speed.
HANGS = 600.0


class TooLong(AssertionError):
    """A process that works for ever, or stands still."""


def processor_time(pid: int) -> float:
    """What a process and all that it has started have used, in seconds."""
    used = 0.0
    with contextlib.suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        for one in (process, *process.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                used += sum(one.cpu_times()[:4])
    return used


def run(
    command: Sequence[str | bytes | Path],
    *,
    typed: bytes = b"",
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    limit: float = LIMIT,
) -> subprocess.CompletedProcess[bytes]:
    """Run a command to its end, with this on its standard input."""
    pipe = subprocess.PIPE
    given: bytes | None = typed
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=cwd, env=env) as process:
        used, still = 0.0, 0
        while True:
            try:
                out, err = process.communicate(given, timeout=1)
                return subprocess.CompletedProcess(command, process.returncode, out, err)
            except subprocess.TimeoutExpired:
                given = None  # it has it already
            now = processor_time(process.pid)
            still = 0 if now > used else still + 1
            used = max(now, used)
            if used > limit or still > STILL:
                _end(process)
                why = f"used {used:.0f} s of processor time" if used > limit else "stands still"
                raise TooLong(f"{command} {why}")


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(psutil.NoSuchProcess):
        for one in psutil.Process(process.pid).children(recursive=True):
            with contextlib.suppress(psutil.NoSuchProcess):
                one.kill()
    process.kill()
