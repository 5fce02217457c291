"""Two processes serve one table from one PostgreSQL, two people play at different ones, and either is killed at random
moments: nothing accepted is lost, doubled or shown twice."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.record import Move
from kolejiste.core.registry import load
from kolejiste.core.seal import verify
from kolejiste.server.database import known_url
from kolejiste.server.storage import Storage

from .house import SHORT, promises
from .postgres import MISSING, binaries, postgres
from .test_durability import Victim

KILLS, MOVES = 200, 2000
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork"),
    pytest.mark.skipif(binaries() is None, reason=MISSING),
]
DEAD = (OSError, http.client.HTTPException, json.JSONDecodeError)


class Pair:
    """Ann's process and Ben's, and what both were answered."""

    def __init__(self, folder: Path, address: str) -> None:
        self.address = address
        self.both = [Victim(folder / name, name, shared=address) for name in ("ann", "ben")]
        self.accepted: dict[str, dict[int, Any]] = {}  # by table: the action, by the number of the entry before it
        self.shown: dict[tuple[str, int], str] = {}  # by table and entry: the position that was shown
        self.moves = 0
        self.dice = random.Random(13)

    def ask(self, who: int, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask one's own process; one that was killed is begun again, and asked again."""
        while True:
            try:
                return self.both[who].ask(method, path, body)
            except DEAD:
                self.revive(who)
                if method == "POST":
                    return 0, None  # nobody knows whether it was accepted

    def revive(self, who: int) -> None:
        victim = self.both[who]
        victim.drop()
        time.sleep(0.2)  # it may only have dropped the connection
        if not victim.child.is_alive():
            victim.child.join()
            victim.begin()

    def new_table(self) -> str:
        chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
        made: Any = None
        while made is None:
            _, made = self.ask(0, "POST", "/api/tables", {"game": SHORT, "seats": chairs, "first": 0})
        name = str(made["address"].removeprefix("/tables/"))
        nonces = {0: "0" * 32, 1: "1" * 32}
        self.insist(1, f"/api/tables/{name}/seats/1/join", {"name": "Ben"}, also=403)
        for who in (0, 1):
            self.insist(who, f"/api/tables/{name}/promise", promises(name, {who: nonces[who]}))
        for who in (0, 1):
            self.insist(who, f"/api/tables/{name}/show", {"nonces": {str(who): nonces[who]}})
        self.accepted[name] = {}
        return name

    def insist(self, who: int, path: str, body: Any, also: int = 200) -> None:
        """Post until it is answered; a second time it may have been accepted before."""
        while (status := self.ask(who, "POST", path, body)[0]) not in (200, also):
            assert status == 0, (path, status)

    def position(self, who: int, name: str) -> Any:
        """What is shown to one of them; what all may see of an entry is the same whoever shows it, whenever."""
        seen = self.shown_to(who, f"/api/tables/{name}/position?seat={who}")
        public = self.shown_to(1 - who, f"/api/tables/{name}/position")
        told = json.dumps(public["view"], sort_keys=True)
        assert self.shown.setdefault((name, public["entry"]), told) == told, "an entry was shown in two ways"
        return seen

    def shown_to(self, who: int, path: str) -> Any:
        """The position, as soon as this process has heard that the game has begun."""
        while (answer := self.ask(who, "GET", path))[0] != 200:
            assert answer[1]["error"] == "not-begun", answer
        return answer[1]

    def turn(self, name: str) -> bool:
        """One move, by whoever decides; whether the game goes on."""
        seen = self.position(self.dice.randrange(2), name)
        if seen["over"]:
            return False
        who = seen["decider"]
        seen = self.position(who, name)
        if not seen["legal"]:  # that process has not heard of the last move yet, or the other decides by now
            return True
        action = self.dice.choice(seen["legal"])["action"]
        body = {"seat": who, "entry": seen["entry"], "action": action}
        status, _ = self.ask(who, "POST", f"/api/tables/{name}/moves", body)
        assert status in (0, 200, 409), status
        if status == 200:
            assert seen["entry"] not in self.accepted[name], "two moves in one place"
            self.accepted[name][seen["entry"]] = action
            self.moves += 1
        return True

    def check(self) -> None:
        storage, game = Storage(known_url(self.address)), load(SHORT).bind(2)
        for name, moves in self.accepted.items():
            kept = storage.read(name)
            assert kept is not None, "a table is lost"
            for entry, action in moves.items():
                stands = kept.record.entries[entry]
                assert isinstance(stands, Move), (name, entry)
                assert stands.action == action, (name, entry)
            verify(kept.record, game)
        storage.close()


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    with postgres() as address:
        Storage(known_url(address)).close()  # so that the children find everything imported and the tables made
        load(SHORT).bind(2)
        made = Pair(tmp_path, address)
        for victim in made.both:
            victim.begin()
        yield made
        for victim in made.both:
            with contextlib.suppress(ProcessLookupError):
                victim.kill()
            victim.listening.close()


def test_nothing_is_lost_when_either_of_two_processes_is_killed(pair: Pair) -> None:
    name, kills, began = pair.new_table(), 0, time.monotonic()
    pace = 0.1
    while kills < KILLS or pair.moves < MOVES:
        before, asked = pair.moves, time.monotonic()
        strike = None
        if kills < KILLS:
            victim = pair.both[pair.dice.randrange(2)]
            strike = threading.Timer(pair.dice.uniform(0, 10 * pace), victim.strike)
            strike.start()
        while pair.moves < before + MOVES // KILLS:
            if not pair.turn(name):
                name = pair.new_table()
        pace = (time.monotonic() - asked) / (MOVES // KILLS)
        if strike is not None:
            strike.join()
            kills += 1
    pair.check()
    print(f"{kills} kills, {pair.moves} moves at {len(pair.accepted)} tables in {time.monotonic() - began:.0f} s")
