"""What was accepted has happened, whatever happens then: the server is killed a hundred times while moves come in."""

from __future__ import annotations

import contextlib
import http.client
import json
import multiprocessing
import os
import random
import resource
import signal
import socket
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import Litestar
from litestar.middleware.csrf import generate_csrf_token

from kolejiste.core.record import Move, Record
from kolejiste.core.registry import load
from kolejiste.core.seal import verify
from kolejiste.server.app import application
from kolejiste.server.identity import BROWSER, Signer
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage

from ..patience import HANGS
from .house import CSRF, SHORT, promises

KILLS = 100
WAKES = 20  # times, a hundredth of a second apart, that one who may have connected to a dead server is woken
KEY = bytes(range(32))
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


def run(app: Litestar, listening: socket.socket) -> None:
    """In a child: the server, on a socket that the parent holds. The application opens its database only here."""
    config = uvicorn.Config(app, log_level="critical", access_log=False, lifespan="on", loop="asyncio", http="h11")
    uvicorn.Server(config).run(sockets=[listening])


class Victim:
    """A server that is killed and begun again, and a person who plays both seats of a table at it."""

    def __init__(self, folder: Path, name: str = "ann", **given: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            self.app = application(Settings(folder, key=KEY, pause=0.0, rate=10**9, **given))
        self.listening = socket.socket()
        self.listening.bind(("127.0.0.1", 0))
        self.listening.listen(64)
        self.port = int(self.listening.getsockname()[1])
        self.token = generate_csrf_token(secret=KEY.hex())
        self.cookie = f"{BROWSER}={Signer([KEY]).sign_browser(name)}; {CSRF}={self.token}"
        self.child: Any = None
        self.connection: http.client.HTTPConnection | None = None

    def begin(self) -> None:
        child = multiprocessing.get_context("fork").Process(target=run, args=(self.app, self.listening))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about forking with threads: the parent has none that matter
            child.start()
        self.child = child  # not before it lives: another thread may strike at any time

    def kill(self) -> None:
        assert self.child.pid is not None
        os.kill(self.child.pid, signal.SIGKILL)
        self.child.join()
        self.drop()

    def strike(self) -> None:
        """From another thread: kill the child and wake whoever waits for its answer; also one who connects just now,
        since the parent still holds the socket at which nobody answers any more."""
        child = self.child
        child.kill()
        for _ in range(WAKES):
            sock = self.connection.sock if self.connection is not None else None
            if self.child is not child:
                return
            if sock is not None:
                with contextlib.suppress(OSError):
                    sock.shutdown(socket.SHUT_RDWR)
            time.sleep(0.01)

    def drop(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def connect(self) -> None:
        if self.connection is None:
            if not self.child.is_alive():
                raise ConnectionResetError("nobody answers there")
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANGS)
            self.connection.connect()

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.connect()
        assert self.connection is not None
        headers = {"cookie": self.cookie, "x-csrftoken": self.token, "content-type": "application/json"}
        content = None if body is None else json.dumps(body)
        self.connection.request(method, path, content, headers)
        answer = self.connection.getresponse()
        return answer.status, json.loads(answer.read() or b"null")


@pytest.fixture
def victim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Victim]:
    made = Victim(tmp_path)
    yield made
    if made.child is not None and made.child.is_alive():
        made.kill()
    made.listening.close()


def seconds() -> float:
    """Processor time of this process and its dead children."""
    own, others = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def new_table(victim: Victim) -> str:
    chairs = [{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}]
    status, answer = victim.ask("POST", "/api/tables", {"game": SHORT, "seats": chairs, "first": 0})
    assert status == 201
    name = str(answer["address"].removeprefix("/tables/"))
    nonces = {0: "0" * 32, 1: "1" * 32}
    for path, body in (
        ("promise", promises(name, nonces)),
        ("show", {"nonces": {str(k): v for k, v in nonces.items()}}),
    ):
        status, _ = victim.ask("POST", f"/api/tables/{name}/{path}", body)
        assert status == 200
    return name


@pytest.mark.slow
def test_every_accepted_move_survives_a_hundred_kills(victim: Victim) -> None:
    began = seconds()
    dice = random.Random(1)
    storage_url = Settings(victim.folder).database
    accepted: dict[str, list[tuple[int, Any]]] = {}  # by table: number of the entry before it, and the action
    Storage(storage_url).close()  # so that the children find everything imported and the game bound
    game = load(SHORT).bind(2)
    victim.begin()
    name = new_table(victim)
    answered, pace, seat = 0, 0.01, 0
    for number in range(KILLS):
        # The child is killed by a timer, while this thread posts as fast as it can: mostly in the middle of its work,
        # sometimes before it has quite begun.
        if number % 10:
            victim.ask("GET", f"/api/tables/{name}")
            asked = time.monotonic()
            victim.ask("GET", f"/api/tables/{name}/position")
            pace = time.monotonic() - asked
        else:
            victim.connect()
        timer = threading.Timer(dice.uniform(0.0, min(25 * pace, 3.0)), victim.strike)
        timer.start()
        try:
            while True:
                accepted.setdefault(name, [])
                _, own = victim.ask("GET", f"/api/tables/{name}/position?seat={seat}")
                if own["over"]:
                    name = new_table(victim)
                    continue
                if own["decider"] != seat:
                    seat = own["decider"]
                    continue
                for _ in range(dice.choice((1, 1, 1, 2))):  # a second one comes too late
                    action = dice.choice(own["legal"])["action"]
                    body = {"seat": own["seat"], "entry": own["entry"], "action": action}
                    status, _ = victim.ask("POST", f"/api/tables/{name}/moves", body)
                    assert status in (200, 409)
                    if status == 200:
                        accepted[name].append((own["entry"], action))
                        answered += 1
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            pass  # dead
        timer.join()
        victim.child.join()
        assert victim.child.exitcode == -signal.SIGKILL
        victim.drop()
        if number % 10 == 9 or number == KILLS - 1:
            storage = Storage(storage_url)
            for table, moves in accepted.items():
                kept = storage.read(table)
                assert kept is not None, "a table is lost"
                check(kept.record, moves, table)
                verify(kept.record, game)
            storage.close()
        else:
            quick_check(victim.folder, accepted)
        victim.begin()
    status, _ = victim.ask("GET", f"/api/tables/{name}/position")  # and it goes on
    assert status == 200
    victim.kill()
    spent = seconds() - began
    print(f"{KILLS} kills, {answered} accepted moves at {len(accepted)} tables, {spent:.1f} s of processor time")
    assert answered > KILLS
    assert spent < 60


def check(record: Record, moves: list[tuple[int, Any]], table: str) -> None:
    """Every accepted move stands right after the entry it was made on."""
    for entry, action in moves:
        stands = record.entries[entry]
        assert isinstance(stands, Move), (table, entry)
        assert stands.action == action, (table, entry)


def quick_check(folder: Path, accepted: dict[str, list[tuple[int, Any]]]) -> None:
    """The same by reading the file, which also proves that it is whole."""
    import sqlite3

    connection = sqlite3.connect(folder / "tables.sqlite")
    assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
    for table, moves in accepted.items():
        lines = connection.execute("SELECT number, line FROM entries WHERE table_id = ? ORDER BY number", (table,))
        found = lines.fetchall()
        assert [number for number, _ in found] == list(range(1, len(found) + 1)), "a gap in the record"
        for entry, action in moves[-20:]:
            assert json.loads(found[entry][1])["action"] == action
    connection.close()
