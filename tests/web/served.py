"""The server as these tests run it: `python -m tests.web.served PORT FOLDER`. It is the real application; only its
bots do not pause, nobody waits long before giving an absent person's seat to a bot, one visitor may ask for as much as
all tests together do, and messages and the ladder are switched on."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import uvicorn

from ..patience import HANGS

ROOT = Path(__file__).parents[2]
PATIENCE = 1.0


def main(port: int, folder: Path) -> None:
    from kolejiste.server.app import application
    from kolejiste.server.settings import MailServer, Settings

    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(100)  # who comes from now on waits and is not turned away
    plenty = {"rate": 10**6, "streams": 1000, "connections": 5000, "new_tables": 10**6, "thinking": 1e6}
    messages = {"public": f"http://127.0.0.1:{listening.getsockname()[1]}", "inward": True, "ladder": True}
    nobody = MailServer("127.0.0.1", 9, "table@games.example.org", "none")  # takes no letter
    given = {**plenty, **messages, "mail": nobody}
    settings = Settings(folder, pause=0.0, patience=PATIENCE, showing=600.0, **given)  # type: ignore[arg-type]
    config = uvicorn.Config(
        application(settings), log_level="warning", access_log=False, timeout_graceful_shutdown=1, server_header=False
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


class Served:
    """A server in a process of its own, that can be killed and started again at the same address."""

    def __init__(self, folder: Path, *, real: bool = False, python: str = sys.executable) -> None:
        self.folder = folder
        self._real = real  # by the command that people use, with its defaults
        self._python = python  # of the environment it runs in
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.start()

    def start(self) -> None:
        command = ["-m", "kolejiste", "serve", "--port", str(self._port), "--folder", str(self.folder)]
        if not self._real:
            command = ["-m", "tests.web.served", str(self._port), str(self.folder)]
        paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        self._process = subprocess.Popen(
            [self._python, *command],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.address, self._port = found[0], int(found[1])
                return  # it listens already: whoever comes waits, and is not turned away
        raise AssertionError(f"the server did not start: {self._process.wait()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it; by SIGKILL it has no time for anything, as when the power fails."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(HANGS)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # what it may have left behind: it has a group of its own
        if process.stdout is not None:
            process.stdout.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
