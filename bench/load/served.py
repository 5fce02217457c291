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
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Self

HOST = "127.0.0.1"


def serve(folder: str, limits: bool) -> None:
    """The server's process: as `kolejiste serve` runs it, or with bots that do not pause and without limits."""
    from kolejiste.server.run import run
    from kolejiste.server.settings import Settings

    settings = Settings(Path(folder))
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
        run(settings, listening)


class Server:
    """A server with a folder of its own, gone when left, however one leaves."""

    def __init__(self, *, limits: bool = False) -> None:
        self._command = f"from bench.load.served import serve; serve(__import__('sys').argv[1], {limits})"

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
        return self

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
        """CPU seconds so far, of the server and of its worker processes; nothing where /proc does not tell."""
        children: list[int] = []
        for path in Path(f"/proc/{self.pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                children += map(int, path.read_text().split())
        return _cpu(self.pid), sum(map(_cpu, children))

    def memory(self) -> int:
        """Bytes of memory that the server holds."""
        with contextlib.suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
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
