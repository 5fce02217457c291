"""Threads may read structs at the same time, also for the first time."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec
import pytest

import kolejiste as k
from kolejiste.core import reading
from kolejiste.core.chance import Chance
from kolejiste.core.record import AnyEntry, Header
from kolejiste.server.schema import Running, Wish


def test_what_a_struct_holds_is_worked_out_once_and_by_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[Any] = []
    inside = 0

    def decoder(kind: Any) -> None:
        nonlocal inside
        inside += 1
        time.sleep(0.01)  # others come meanwhile
        assert inside == 1
        worked.append(kind)
        inside -= 1

    monkeypatch.setattr(reading, "_ready", set())
    monkeypatch.setattr(msgspec.json, "Decoder", decoder)
    reading.make_ready(Header)
    threads = [threading.Thread(target=reading.make_ready, args=(kind,)) for kind in (Header, Wish, Running)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(worked) == 3
    assert set(worked) == {Header, Wish, Running}


@pytest.mark.parametrize("title", k.titles(), ids=lambda title: title.id)
def test_what_threads_read_is_ready_when_they_come(title: k.Title, monkeypatch: pytest.MonkeyPatch) -> None:
    game = title.bind()
    assert {game.view_type, game.action_type, Header, AnyEntry, Wish, Running} <= reading._ready
    monkeypatch.setattr(reading, "_ready", set())
    game.restore(msgspec.json.decode(msgspec.json.encode(game.new(Chance(1)).snapshot())))
    assert reading._ready, "a position is read in a form that was not made ready"
