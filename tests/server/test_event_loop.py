"""Nothing that takes long is done on the event loop, where everybody would wait for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core import registry
from kolejiste.core.registry import titles
from kolejiste.core.table import Table
from kolejiste.server import replaying
from kolejiste.server.replays import steps

from .house import SHORT, open_table, play, serving

pytestmark = pytest.mark.anyio


class Watch:
    """Notes in which threads something is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.loop = threading.get_ident()
        self.done: list[str] = []

    def over(self, owner: Any, name: str, work: Callable[..., Any]) -> None:
        def noted(*given: Any, **more: Any) -> Any:
            assert threading.get_ident() != self.loop, f"{name} on the event loop"
            self.done.append(name)
            return work(*given, **more)

        self._monkeypatch.setattr(owner, name, noted)


async def test_tables_are_made_opened_and_replayed_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    watch.over(registry, "_bind", registry._bind)
    watch.over(Table, "dealt", Table.dealt)
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        assert (await ann.get(f"/games/{SHORT}/new")).status_code == 200
        name = await open_table(server, SHORT, [ann, server.browser("ben")])
    watch.over(Table, "resume", Table.resume)
    watch.over(replaying, "steps", steps)
    async with serving(tmp_path) as server:
        ann, ben = server.browser("ann"), server.browser("ben")
        assert (await ann.get(f"/tables/{name}")).status_code == 200
        assert (await ann.get(f"/tables/{name}/replay")).status_code == 200
        await play(server, name, [ann, ben], 3)
    assert {"_bind", "dealt", "resume", "steps"} <= set(watch.done)


async def test_the_list_of_games_binds_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        monkeypatch.setattr(registry, "_bind", lambda *_: pytest.fail("a game was bound"))
        for language in ("cs", "sk", "en"):
            found = (await server.browser("ann", language=language).get("/api/games")).json()
            assert {one["id"] for one in found["games"]} == {title.id for title in titles()}
