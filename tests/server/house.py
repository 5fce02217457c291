"""A server in this process with a folder of its own, and the browsers that visit it."""

from __future__ import annotations

import asyncio
import sqlite3
import warnings
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from litestar.middleware.csrf import generate_csrf_token

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue
from kolejiste.core.gathering import promise_of
from kolejiste.core.record import Record
from kolejiste.core.registry import titles
from kolejiste.core.table import new_nonce
from kolejiste.server.app import application
from kolejiste.server.database import SQLITE
from kolejiste.server.hall import Hall
from kolejiste.server.identity import BROWSER, Signer
from kolejiste.server.live import LiveTable, live
from kolejiste.server.schema import OVER, PLAYING, Seat, StoredTable
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage, create, now

from ..patience import HANGS

HOST = "http://kolejiste.test"
CSRF = "kolejiste-csrf"
TITLES = [title.id for title in titles()]
PEOPLE = ("ann", "ben", "eva", "jan", "ola")
SHORT = min(titles(), key=lambda title: title.minutes[1]).id  # a title that is quickly played


class Browser:
    """One visitor: cookies and a language of its own."""

    def __init__(self, server: Server, name: str | None = None, *, language: str = "en", address: str = "10.0.0.1"):
        self.server = server
        self.name = name
        transport = httpx.ASGITransport(app=server.app, client=(address, 1))  # type: ignore[arg-type]
        headers = {"accept-language": language, "accept-encoding": "identity"}
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST, headers=headers)
        if name is not None:
            self.http.cookies.set(BROWSER, server.signer.sign_browser(name))
        self.token = server.token
        self.http.cookies.set(CSRF, self.token)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query or None)

    async def post(self, path: str, body: Any = None, *, token: bool = True, **headers: str) -> httpx.Response:
        if token:
            headers["x-csrftoken"] = self.token
        return await self.http.post(path, json={} if body is None else body, headers=headers)

    async def first_event(self, table: str) -> tuple[dict[str, str], bytes]:
        """The headers and the first event of a table's stream, which is closed then."""
        async with self.listening(table) as stream:
            event = await stream.event()
            return stream.headers, event

    @asynccontextmanager
    async def listening(self, table: str) -> AsyncIterator[Stream]:
        """An event stream that stays open."""
        stream = Stream()
        request = self.http.build_request("GET", f"/api/tables/{table}/events")
        scope = _scope(request, "10.0.0.1")
        app: Any = self.server.app
        task = asyncio.create_task(app(scope, stream.receive, stream.send))
        try:
            yield stream
        finally:
            stream.gone.set()
            await asyncio.wait_for(task, HANGS)


def _scope(request: httpx.Request, address: str) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "scheme": "http",
        "path": request.url.path,
        "raw_path": request.url.raw_path.split(b"?")[0],
        "query_string": request.url.query,
        "server": ("kolejiste.test", 80),
        "client": (address, 1),
        "root_path": "",
    }


class Stream:
    """The two ends of a connection that stays open."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.gone = asyncio.Event()
        self._asked = False
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        elif message.get("body"):
            self._heard.put_nowait(message["body"])

    async def event(self, seconds: float = HANGS) -> bytes:
        return await asyncio.wait_for(self._heard.get(), seconds)


@dataclass
class Server:
    """A running application and its folder."""

    app: Litestar
    settings: Settings
    token: str = ""
    visitors: list[Browser] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.signer = Signer(self.hall.storage.keys())
        self.token = generate_csrf_token(secret=self.signer.csrf[-1])

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def browser(self, name: str | None = None, **given: str) -> Browser:
        """A visitor; with a name, one whose cookie we signed before."""
        made = Browser(self, name, **given)
        self.visitors.append(made)
        return made

    def table(self, name: str) -> LiveTable:
        """A table as it is in memory, opened if need be; nobody has to wait for it."""
        table = self.hall._open.get(name)
        if table is None:
            stored = self.hall.storage.read(name)
            assert stored is not None
            self.hall._open[name] = table = live(stored, stored.record.game(), self.settings.patience)
        self.hall._nudge(table)
        return table

    def rows(self) -> dict[str, list[tuple[Any, ...]]]:
        """Everything that stands in the database."""
        return rows(self.settings.folder)


def rows(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        return {
            table: sorted(connection.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
            for table in ("tables", "seats", "entries")
        }


@cache
def empty_database() -> bytes:
    """What every new server makes of nothing by all migrations; once is enough."""
    with TemporaryDirectory() as folder:
        Storage(Settings(Path(folder)).database).close()
        return (Path(folder) / SQLITE).read_bytes()


@asynccontextmanager
async def serving(folder: Path, key: bytes | None = None, *, bare: bool = False, **given: Any) -> AsyncIterator[Server]:
    """A server on this folder. Bots do not pause, and nobody counts as away. Unless it begins with a `bare` folder, an
    empty database is there already."""
    if not bare and "shared" not in given and not (folder / SQLITE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / SQLITE).write_bytes(empty_database())
    if key is not None:
        storage = Storage(Settings(folder).database)
        storage.add_key(1, key)
        storage.close()
    settings = Settings(folder, **{"pause": 0.0, "patience": 3600.0, "rate": 1_000_000, **given})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Litestar announces how its third version will want it
        app = application(settings)
    async with app.lifespan():
        server = Server(app, settings)
        try:
            yield server
        finally:
            for visitor in server.visitors:
                await visitor.http.aclose()


# --- tables ---------------------------------------------------------------------------------------------------------


def keep(
    hall: Hall, record: Record, *, table: str = "", owners: Sequence[str] = PEOPLE, phase: str = "", listed: bool = True
) -> Any:
    """Work that puts a record into the storage, its seats owned by the browsers of these names."""
    game = record.game()
    head = record.header
    over = phase or (OVER if any(type(entry).__name__ == "Reveal" for entry in record.entries) else PLAYING)
    seats = [Seat(seat=seat, name=owners[seat].title(), owner=owners[seat]) for seat in range(game.people)]
    kept = StoredTable(
        id=table or head.table,
        phase=over,
        listed=listed,
        host=owners[0],
        touched=now(),
        successor=None,
        wish=None,
        seats=seats,
        record=record,
    )
    return hall.storage.write(create(kept))


async def open_table(
    server: Server,
    game: str,
    people: Sequence[Browser],
    *,
    bots: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
    seed: int | None = None,
    ready: bool = True,
) -> str:
    """A table where these browsers have sat down, each on a seat of its own; the cards are dealt."""
    chairs = [{"who": "here", "name": "Ann"}, *({"who": "invited"} for _ in people[1:]), *({"who": b} for b in bots)]
    asked = {"game": game, "seats": chairs, "options": dict(options or {}), "listed": True, "seed": seed, "first": 0}
    made = await people[0].post("/api/tables", asked)
    assert made.status_code == 201, made.text
    table = str(made.json()["address"].removeprefix("/tables/"))
    for seat, browser in enumerate(people[1:], 1):
        done = await browser.post(f"/api/tables/{table}/seats/{seat}/join", {"name": PEOPLE[seat].title()})
        assert done.status_code == 200, done.text
    if ready and seed is None:
        await add_nonces(table, list(enumerate(people)))
    return table


async def add_nonces(table: str, people: Sequence[tuple[int, Browser]], nonces: Sequence[str] = ()) -> None:
    """Everybody promises a nonce for their seat, and then all show them; with the last one the cards are dealt."""
    given = [*nonces, *(new_nonce() for _ in people)]
    for (seat, browser), nonce in zip(people, given, strict=False):
        done = await browser.post(f"/api/tables/{table}/promise", promises(table, {seat: nonce}))
        assert done.status_code == 200, done.text
    for (seat, browser), nonce in zip(people, given, strict=False):
        done = await browser.post(f"/api/tables/{table}/show", {"nonces": {str(seat): nonce}})
        assert done.status_code == 200, done.text


def promises(table: str, nonces: Mapping[int, str]) -> dict[str, dict[str, str]]:
    """What a browser posts before it shows these nonces."""
    return {"promises": {str(seat): promise_of(table, seat, nonce) for seat, nonce in nonces.items()}}


def choose(table: LiveTable, seed: int = 1) -> int:
    """The planner's move for the seat that decides."""
    assert table.state is not None
    return table.game.planner().choose(table.state.clone(), table.state.legal(), Chance(seed + table.entry))


def as_json(game: Game, move: int) -> Any:
    return msgspec.to_builtins(game.action(move))


async def make_move(browser: Browser, name: str, *, seat: int | None = None, move: int | None = None) -> httpx.Response:
    """Post a move of the deciding seat: the planner's, or this one."""
    table = browser.server.table(name)
    assert table.state is not None
    body = {
        "seat": table.state.seat if seat is None else seat,
        "entry": table.entry,
        "action": as_json(table.game, choose(table) if move is None else move),
    }
    return await browser.post(f"/api/tables/{name}/moves", body)


async def rest(server: Server, name: str) -> LiveTable:
    """The table when no bot thinks any more."""
    table = server.table(name)
    while table.thinking is not None:
        await asyncio.wait([table.thinking])
    return table


async def play(server: Server, name: str, people: Sequence[Browser], plies: int = 10**6) -> int:
    """Play on by planners' moves, posted by the browser that owns the deciding seat; returns how many were posted."""
    posted = 0
    while posted < plies:
        table = await rest(server, name)
        if table.over:
            break
        assert table.state is not None
        done = await make_move(people[table.state.seat], name)
        assert done.status_code == 200, done.text
        posted += 1
    return posted


# --- pages ----------------------------------------------------------------------------------------------------------


class Elements(HTMLParser):
    """Every element of a page with its attributes, and the text outside of tags."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, dict[str, str]]] = []
        self.text: list[str] = []
        self.scripts: list[str] = []  # what stands between <script> and </script>
        self._inside = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))
        if tag in ("script", "style") and ("type", "application/json") not in attrs:  # data is never run
            self._inside = tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag == self._inside:
            self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.scripts.append(data)
        else:
            self.text.append(data)
