"""The server that is loaded, in a process of its own, and what it takes of the machine."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

HOST = "127.0.0.1"
STARTS = 120.0  # seconds that a server may take until it is ready, on a busy machine
LOOK, IDLE = 1.0, 0.05  # seconds between two looks, and CPU seconds in between of a server at which nothing happens


@dataclass(frozen=True)
class Setting:
    """How the server is run: on a database that several processes share, or alone on a folder."""

    database: str = ""
    workers: int = 1

    def __str__(self) -> str:
        store = "PostgreSQL" if self.database else "SQLite"
        return f"{store}, {self.workers} process{'es' if self.workers > 1 else ''}"


def serve(folder: str, limits: bool, database: str, workers: int) -> None:
    """The server's process: as `kolejiste serve` runs it, or with bots that do not pause and without limits."""
    from kolejiste.server.run import run, run_workers
    from kolejiste.server.settings import Settings

    settings = Settings(Path(folder), shared=database, painting=False)  # a folder that has been used has its boards
    if not limits:
        settings = replace(
            settings,
            pause=0.0,
            rate=10**9,
            streams=10**6,
            connections=10**6,
            new_tables=10**6,
            thinking=1e9,
            tables_kept=10**6,
        )
    listening = socket.create_server((HOST, 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            run_workers(settings, listening, workers)
        else:
            run(settings, listening)


class Server:
    """A server with a folder of its own, gone when left, however one leaves."""

    def __init__(self, setting: Setting, *, limits: bool = False) -> None:
        self._workers = setting.workers
        given = f"{limits}, {setting.database!r}, {setting.workers}"
        self._command = f"from bench.load.served import serve; serve(__import__('sys').argv[1], {given})"

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="kolejiste-load-")
        self._process = subprocess.Popen(
            [sys.executable, "-c", self._command, self._folder.name],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
            start_new_session=True,  # Ctrl+C is for us; and we can end its workers with it
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self.__exit__()
            raise RuntimeError("the server did not start")
        self.port = int(line)
        self.pid = self._process.pid
        self._settle()
        return self

    def _settle(self) -> None:
        """Wait until it answers, and until all of its processes have come up: then they take next to nothing."""
        until = time.monotonic() + STARTS
        while time.monotonic() < until:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://{HOST}:{self.port}/api/games") as answer:
                answer.read()
                break
            time.sleep(LOOK)
        before, used = -1.0, sum(self.cpu())
        while used - before > IDLE and time.monotonic() < until:
            time.sleep(LOOK)
            before, used = used, sum(self.cpu())

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(6)
        except subprocess.TimeoutExpired:
            pass
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._folder.cleanup()

    def cpu(self) -> tuple[float, float]:
        """CPU seconds so far, of what serves and of the processes in which bots think; nothing where /proc does not
        tell."""
        serving = self._serving()
        return sum(map(_cpu, serving)), sum(_cpu(child) for one in serving for child in _children(one))

    def memory(self) -> int:
        """Bytes of memory that what serves holds."""
        return sum(map(_memory, self._serving()))

    def _serving(self) -> list[int]:
        """The process that serves, or those that do."""
        return [self.pid] if self._workers == 1 else _children(self.pid)


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, path.read_text().split())
    return found


def _memory(pid: int) -> int:
    with contextlib.suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) * 1024 if found else 0
    return 0


def _cpu(pid: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


@contextlib.contextmanager
def enough_files(count: int) -> Iterator[None]:
    """Every stream is an open file, here and in the server, which inherits the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
