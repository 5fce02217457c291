"""Connections that never become requests, and requests that weigh too much: nobody else may notice them."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil
import pytest

from kolejiste.server import connections
from kolejiste.server.connections import LARGEST_HEAD, MOST_HEADERS
from kolejiste.server.network import Trusted, visitor
from kolejiste.server.settings import Settings

from ..patience import HANGS
from ..tiers import ROOT

AN_ADDRESS = 40
FILES = 400  # that the server may have open
OWN, OTHER, SILENT = "127.0.0.1", "127.0.0.2", "127.0.1."


def serve(folder: str, seconds: float, given: str) -> None:
    """In a process of its own: the server as it is run, with its own patience and few files."""
    from kolejiste.server.run import run

    connections.TIME_TO_ASK = seconds
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    run(Settings(Path(folder), **{"connections": AN_ADDRESS, "rate": 10**6, **json.loads(given)}), listening)


@dataclass
class Target:
    port: int
    pid: int

    def connect(self, source: str = OWN) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=HANGS, source_address=(source, 0))

    def ask(self, source: str = OTHER) -> int:
        """A visitor's plain request; its status."""
        asked = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANGS, source_address=(source, 0))
        with contextlib.closing(asked):
            asked.request("GET", "/api/games")
            answer = asked.getresponse()
            answer.read()
            return answer.status

    def memory(self) -> int:
        return int(psutil.Process(self.pid).memory_info().rss)


@contextlib.contextmanager
def target(folder: Path, seconds: float = HANGS, **given: object) -> Iterator[Target]:
    script = f"from {__name__} import serve; serve({str(folder)!r}, {seconds}, {json.dumps(given)!r})"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            found = Target(int(process.stdout.readline()), process.pid)
            assert found.ask() == 200
            yield found
        finally:
            os.killpg(process.pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with target(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server that waits for nobody longer than a moment."""
    with target(tmp_path_factory.mktemp("hasty"), seconds=1.0) as found:
        yield found


def closed(one: socket.socket) -> bytes:
    """What the server said before it closed this connection."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := one.recv(4096):
            said += piece
    return said


def test_silent_connections_close_the_server_for_nobody(server: Target) -> None:
    """1,100 of them, from one address and then from many, at a server that may have 400 files open."""
    with contextlib.ExitStack() as held:
        for number in range(1100):
            source = OWN if number < 500 else f"{SILENT}{number % 250 + 1}"
            with contextlib.suppress(ConnectionError):
                held.enter_context(server.connect(source))
            if number % 100 == 99:
                assert server.ask() == 200, f"closed after {number + 1} connections"
        assert server.ask() == 200


def test_so_many_connections_from_one_address(server: Target) -> None:
    with contextlib.ExitStack() as held:
        for _ in range(AN_ADDRESS):
            held.enter_context(server.connect())
        one_too_many = held.enter_context(server.connect())
        assert closed(one_too_many).startswith(b"HTTP/1.1 503")
        assert server.ask(OTHER) == 200


def test_a_proxy_may_have_more(tmp_path: Path) -> None:
    with target(tmp_path, proxies=("127.0.0.0/24",)) as server, contextlib.ExitStack() as held:
        for _ in range(AN_ADDRESS + 5):
            held.enter_context(server.connect())
        assert server.ask(OWN) == 200


def test_a_header_that_does_not_end_costs_no_memory(server: Target) -> None:
    """96 MB of it, over eight connections, in one line and in many."""
    before = server.memory()
    for number in range(8):
        with server.connect() as one, contextlib.suppress(ConnectionError):
            one.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ")
            for _ in range(12):
                one.sendall(b"x" * 2**20 if number % 2 else b"a: b\r\n" * (2**20 // 6))
    assert server.ask() == 200
    assert server.memory() - before < 30 * 2**20


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * (LARGEST_HEAD + 1) + b"\r\n\r\n", b"431"),
        (b"GET /" + b"y" * (LARGEST_HEAD + 1) + b" HTTP/1.1\r\nhost: x\r\n\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * MOST_HEADERS + b"\r\n", b"431"),
        (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n" + b"a: b\r\n" * MOST_HEADERS + b"\r\nhello", b"431"),
        (b"nonsense\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 200, b"429"),
    ],
    ids=["value", "address", "number", "body", "nonsense", "queue"],
)
def test_a_header_has_its_measure(server: Target, sent: bytes, status: bytes) -> None:
    with server.connect() as one:
        with contextlib.suppress(ConnectionError):
            one.sendall(sent)
        said = closed(one)
    if status == b"429":  # the first ones may be answered before the connection is closed
        assert said.count(b"HTTP/1.1 200") < 50
    else:
        assert said.startswith(b"HTTP/1.1 " + status)
    assert server.ask(OWN) == 200


def test_who_asks_too_slowly_is_not_waited_for(hasty: Target) -> None:
    """Silence, half a header, a body that does not come, and empty lines now and then."""
    for sent, said in {
        b"": b"",
        b"GET / HTTP/1.1\r\nhost: x\r\n": b"HTTP/1.1 408",
        b"POST /api/preferences HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{": b"",
    }.items():
        with hasty.connect() as one:
            one.sendall(sent)
            assert closed(one).startswith(said)
    with hasty.connect() as one, contextlib.suppress(ConnectionError):
        while one.send(b"\r\n"):
            time.sleep(0.05)
    assert hasty.ask(OWN) == 200


def test_a_kept_connection_stays(hasty: Target) -> None:
    """The time to ask is no time between two moves."""
    kept = http.client.HTTPConnection("127.0.0.1", hasty.port, timeout=HANGS)
    for _ in range(2):
        kept.request("GET", "/api/games")
        answer = kept.getresponse()
        answer.read()
        assert answer.status == 200
        own = kept.sock
        time.sleep(1.5)  # longer than it may take to ask
    assert kept.sock is own
    kept.close()


def test_visitors_are_counted_by_household() -> None:
    assert visitor("192.0.2.7") == "192.0.2.7"
    assert visitor("::ffff:192.0.2.7") == "192.0.2.7"
    assert visitor("2001:db8:1:2:3:4:5:6") == visitor("2001:db8:1:2::ffff")
    assert visitor("2001:db8:1:2::1") != visitor("2001:db8:1:3::1")
    assert visitor("") == ""
    assert visitor("unix") == "unix"


def test_trusted_proxies() -> None:
    trusted = Trusted(["10.0.0.1", "172.17.0.0/16", "fd00::/8"])
    for address in ("10.0.0.1", "172.17.3.4", "fd00::7"):
        assert address in trusted
    for address in ("10.0.0.2", "172.18.0.1", "::1", "", "nonsense"):
        assert address not in trusted
    with pytest.raises(ValueError, match="nowhere"):
        Trusted(["nowhere"])
