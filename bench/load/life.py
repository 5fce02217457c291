"""Tables as in life: three people at each of fifty, every page fetches what has changed after each event, and one table
has sixty spectators.

A page does what the script in the browser does: it tells which fragments it has and gets the others, posts its moves
with the same, and fetches nothing that the answer brought already. The next move at a table comes only when everybody
who plays there has the position. Moves are sent by the clock; one that finds every table still busy counts as missed.
After that the spectators' table is played alone, to see what one move costs the server that so many watch."""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from collections import deque
from collections.abc import Awaitable
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice

import brotli
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from kolejiste.core.contract import Game
from kolejiste.core.registry import titles

from .browsers import PATIENCE, Browser, EventStream, clock
from .figures import quantile, times
from .games import posted, script
from .pace import several, ticks
from .served import Server, Setting, enough_files

PEOPLE = 3
SETTLING = 0.2  # seconds before CPU is read: what was begun must end
AGAIN = 0.05  # seconds until a page fetches once more, if something happened while it did
UNPACK = {b"br": brotli.decompress, b"gzip": gzip.decompress}


@dataclass(frozen=True)
class Plan:
    """How much life, and for how long."""

    seconds: float = 30.0
    tables: int = 50
    spectators: int = 60
    rate: float = 60.0  # moves a second, at all tables together
    watched: int = 15  # moves of the spectators' table alone
    seed: int = 1
    setting: Setting = field(default_factory=Setting)


@dataclass
class Figures:
    """What was measured; times are in seconds."""

    plan: Plan
    seconds: float = 0.0
    asked: int = 0
    missed: int = 0
    accepted: int = 0
    failed: list[str] = field(default_factory=list)
    own: list[float] = field(default_factory=list)  # from sending a move to the new position at its player
    others: list[float] = field(default_factory=list)  # to the new position at another player
    spectators: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # how long after its time a move was sent: this process's own fault
    fetched: int = 0  # positions, by pages and with the answers to moves
    received: int = 0  # bytes of them, as sent
    server: float = 0.0  # CPU seconds, of the server and of this process
    client: float = 0.0
    alone: list[float] = field(default_factory=list)  # from a move to the new position at the last of all spectators
    a_move: tuple[float, float] = (0.0, 0.0)  # CPU seconds of a move that all spectators see: server, this process
    behind: int = 0  # pages that did not show the last move in the end
    memory: int = 0  # bytes of the server at the end
    load: tuple[float, float] = (0.0, 0.0)


class Fragment(msgspec.Struct):
    id: str
    hash: str


class Now(msgspec.Struct):
    """What a page reads of a position; the HTML is for eyes."""

    version: str
    entry: int
    fragments: list[Fragment]


class Done(msgspec.Struct):
    now: Now


NOW, DONE = msgspec.json.Decoder(Now), msgspec.json.Decoder(Done)


class Page:
    """A table's page in somebody's browser."""

    def __init__(self, life: Life, place: Place, browser: Browser, seat: int | None) -> None:
        self._life = life
        self._place = place
        self._browser = browser
        self._busy = False
        self._wanted = ""
        self._have = ""
        self.seat = seat
        self.version = ""
        self.entry = 0
        self.stream: EventStream | None = None

    async def open(self) -> None:
        """Load the page, then listen."""
        await self._refresh()
        self.stream = EventStream(self._place.name, self._browser, self._heard)
        await self._browser.connect(partial(_self, self.stream))

    def _heard(self, _: EventStream, version: str) -> None:
        self._wanted = version
        if version != self.version and not self._busy:
            self._life.start(self._refresh())

    async def _refresh(self) -> None:
        self._busy = True
        try:
            eyes = "" if self.seat is None else self.seat
            path = f"/tables/{self._place.name}/now?as={eyes}&have={self._have}"
            status, head, body = await self._browser.get(path, "accept-encoding: gzip, deflate, br\r\n")
            if status == 200:
                self._show(NOW.decode(self._life.unpacked(head, body)))
            else:
                self._life.figures.failed.append(f"page: {status} {body[:200]!r}")
        finally:
            self._busy = False
        if self._wanted and self._wanted != self.version:
            await asyncio.sleep(AGAIN)
            if self._wanted != self.version and not self._busy:
                await self._refresh()

    def _show(self, now: Now) -> None:
        if now.entry < self.entry:
            return  # it came late
        self.version = now.version
        self._have = ",".join([f"{one.id}:{one.hash}" for one in now.fragments])
        if now.entry > self.entry:
            self.entry = now.entry
            self._place.shown(self, clock())

    async def move(self, action: bytes) -> bool:
        """Post a move; the answer brings the new position."""
        assert self.seat is not None
        body = posted(self.seat, self.entry, action, self._have)
        more = "accept-encoding: gzip, deflate, br\r\n"
        status, head, told = await self._browser.post(f"/api/tables/{self._place.name}/moves", body, more)
        if status == 200:
            self._show(DONE.decode(self._life.unpacked(head, told)).now)
            return True
        self._life.figures.failed.append(f"move: {status} {told[:200]!r}")
        return False

    def close(self) -> None:
        if self.stream is not None:
            self.stream.close()
        self._browser.close()


class Place:
    """A table with its pages, and the moves to come."""

    def __init__(self, life: Life, game: Game, seed: int) -> None:
        self._life = life
        self.game = game
        self.seed = seed
        self.name = ""
        self.script = script(game, seed)
        self.pages: list[Page] = []
        self._sent: tuple[int, int, float] = (0, 0, 0.0)  # the move under way: its entry, who made it, when
        self._missing = 0  # pages that must show it before the next
        self._all = False  # the spectators' too
        self._settled = asyncio.Event()

    async def open(self, spectators: int = 0) -> None:
        """Everybody sits down; the last one makes the server deal."""
        people = [self._life.browser() for _ in range(PEOPLE)]
        for browser in people:
            await browser.get_known()
        chairs = [{"who": "here", "name": "Player 1"}, *([{"who": "invited"}] * (PEOPLE - 1))]
        asked = {
            "game": self.game.title.id,
            "options": self.game.options,
            "seats": chairs,
            "seed": self.seed,
            "first": 0,
        }
        made = await people[0].told("/api/tables", asked)
        self.name = made["address"].rpartition("/")[2]
        for seat, browser in enumerate(people[1:], 1):
            await browser.told(f"/api/tables/{self.name}/seats/{seat}/join", {"name": f"Player {seat + 1}"})
        self.pages = [Page(self._life, self, browser, seat) for seat, browser in enumerate(people)]
        for _ in range(spectators):
            browser = self._life.browser()
            await browser.get_known()
            self.pages.append(Page(self._life, self, browser, None))
        for page in self.pages:
            await page.open()

    async def move(self, everybody: bool = False) -> bool:
        """The next move of the script, until the people, or everybody, have the new position."""
        seat, action = self.script.popleft()
        rest, self.script = self.script, deque()  # where a move fails, those after it have no meaning
        page, began = self.pages[seat], clock()
        self._sent = page.entry + 1, seat, began
        waited = self.pages if everybody else self.pages[:PEOPLE]
        self._missing = len(waited)
        self._all = everybody
        self._settled.clear()
        if not await page.move(action):
            return False
        async with asyncio.timeout(PATIENCE):
            await self._settled.wait()
        self.script = rest
        return True

    def shown(self, page: Page, now: float) -> None:
        """A page shows the last move."""
        entry, mover, began = self._sent
        if page.entry < entry:
            return
        figures = self._life.figures
        if page.seat is None:
            figures.spectators.append(now - began)
        elif page.seat == mover:
            figures.own.append(now - began)
        else:
            figures.others.append(now - began)
        if page.seat is not None or self._all:
            self._missing -= 1
            if not self._missing:
                self._settled.set()


class Life:
    """All tables, and what is measured at present."""

    def __init__(self, plan: Plan, server: Server) -> None:
        self.plan = plan
        self.server = server
        self.figures = Figures(plan)
        self._browsers: list[Browser] = []
        self._tasks: set[asyncio.Task[None]] = set()
        games = [title.bind(PEOPLE) for title in titles() if PEOPLE in title.seat_numbers]
        self._places = [
            Place(self, game, plan.seed + number) for number, game in enumerate(islice(cycle(games), plan.tables))
        ]
        self._titles = len(games)
        self.watched = Place(self, games[0], plan.seed)

    def browser(self) -> Browser:
        self._browsers.append(Browser(self.server.port, len(self._browsers)))
        return self._browsers[-1]

    def start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (OSError, TimeoutError) as why:
            self.figures.failed.append(repr(why))

    def unpacked(self, head: bytes, body: bytes) -> bytes:
        """A position as it was sent, and how much that was."""
        self.figures.fetched += 1
        self.figures.received += len(body)
        for encoding, unpack in UNPACK.items():
            if b"content-encoding: " + encoding in head.lower():
                return bytes(unpack(body))
        return body

    async def run(self) -> Figures:
        load = os.getloadavg()[0]
        try:
            for place in self._places[: self._titles]:  # the first drawing of a title takes long
                await place.open()
            await several([place.open for place in self._places[self._titles :]])
            await self.watched.open(self.plan.spectators)
            await several([partial(self._warm, place) for place in (*self._places, self.watched)])
            figures = self.figures = Figures(self.plan)
            await self._play_by_clock()
            await self._play_watched()
            await asyncio.sleep(1)
            for place in (*self._places, self.watched):
                last = max(page.entry for page in place.pages)
                figures.behind += sum(page.entry < last for page in place.pages)
            figures.memory = self.server.memory()
            figures.load = load, os.getloadavg()[0]
            return figures
        finally:
            for place in (*self._places, self.watched):
                for page in place.pages:
                    page.close()

    async def _warm(self, place: Place) -> None:
        """Something has happened at every table before anything is measured."""
        for _ in range(2):
            await place.move()

    async def _play_by_clock(self) -> None:
        figures = self.figures
        free = deque([*self._places, self.watched])
        server, client, began = self.server.cpu()[0], time.process_time(), clock()

        async def move(place: Place) -> None:
            if await place.move():
                figures.accepted += clock() - began <= self.plan.seconds
                if place.script and (place is not self.watched or len(place.script) > self.plan.watched):
                    free.append(place)

        async for late in ticks(self.plan.seconds, self.plan.rate):
            figures.asked += 1
            figures.late.append(late)
            if free:
                self.start(move(free.popleft()))
            else:
                figures.missed += 1
        figures.seconds = clock() - began
        figures.server = self.server.cpu()[0] - server
        figures.client = time.process_time() - client
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)

    async def _play_watched(self) -> None:
        """One move after the other, each until all spectators have it. What streams and timers take while nothing
        happens is taken off."""
        figures, place = self.figures, self.watched
        self.figures = Figures(self.plan)  # what these moves add elsewhere is not wanted
        idle = await self._cpu(asyncio.sleep(2))
        spent = [0.0, 0.0]
        moves = min(self.plan.watched, len(place.script))
        began = clock()
        for _ in range(moves):
            took = clock()
            used = await self._cpu(place.move(everybody=True))
            figures.alone.append(clock() - took - SETTLING)
            spent = [one + more for one, more in zip(spent, used, strict=True)]
        seconds = clock() - began
        figures.a_move = (
            (spent[0] - idle[0] / 2 * seconds) / max(moves, 1),
            (spent[1] - idle[1] / 2 * seconds) / max(moves, 1),
        )
        figures.failed += self.figures.failed

    async def _cpu(self, work: Awaitable[object]) -> tuple[float, float]:
        """CPU seconds of the server and of this process until the work is done and its consequences are."""
        server, client = self.server.cpu()[0], time.process_time()
        await work
        await asyncio.sleep(SETTLING)
        return self.server.cpu()[0] - server, time.process_time() - client


def _self(stream: EventStream) -> EventStream:
    return stream


def measure(plan: Plan) -> Figures:
    """Start a server with the limits it has in life, let it live, end it."""
    pages = PEOPLE * (plan.tables + 1) + plan.spectators
    with enough_files(6 * pages + 200), Server(plan.setting, limits=True) as server:
        return uvloop.run(Life(plan, server).run())


def report(figures: Figures) -> Table:
    plan = figures.plan
    table = Table(
        f"{plan.tables:,} tables of {PEOPLE} and one with {plan.spectators} spectators,"
        f" {plan.rate:,.0f} moves/s asked for; {plan.setting}",
        "",
    )
    seconds = max(figures.seconds, 0.001)
    moves = max(figures.accepted, 1)
    for words, told in (
        ("moves/s that all people at the table have seen", f"{figures.accepted / seconds:,.1f}"),
        ("missed, failed", f"{figures.missed:,}, {len(figures.failed):,}"),
        ("move to the position at another player, p50 / p99 ms", times(figures.others)),
        ("move to the position at its player, p50 / p99 ms", times(figures.own)),
        ("move to the position at a spectator, p50 / p99 ms", times(figures.spectators)),
        ("positions sent/s, kB each", f"{figures.fetched / seconds:,.0f}, {_kb(figures):.1f}"),
        ("server, share of a core", f"{figures.server / seconds:.0%}"),
        ("server, CPU ms a move", f"{figures.server / moves * 1000:.1f}"),
        ("this benchmark, share of a core", f"{figures.client / seconds:.0%}"),
        ("moves sent late, p50 / p99 ms", times(figures.late)),
        (f"a move seen by {plan.spectators} spectators: server's CPU, ms", f"{figures.a_move[0] * 1000:.0f}"),
        ("this benchmark's CPU for it, ms", f"{figures.a_move[1] * 1000:.0f}"),
        ("until the last of them has it, p50 / p99 ms", times(figures.alone)),
    ):
        table.add_row(words, told)
    return table


def row(figures: Figures) -> dict[str, float]:
    """What is compared between servers."""
    moves = max(figures.accepted, 1)
    return {
        "moves/s seen by all": figures.accepted / max(figures.seconds, 0.001),
        "missed, %": 100 * figures.missed / max(figures.asked, 1),
        "position at another player, p50 ms": quantile(figures.others, 0.5) * 1000,
        "p99 ms": quantile(figures.others, 0.99) * 1000,
        "server's CPU a move, ms": figures.server / moves * 1000,
        "server's memory, MB": figures.memory / 2**20,
        "failed": float(len(figures.failed) + figures.behind),
    }


def faults(figures: Figures) -> list[str]:
    """What failed, each kind once."""
    return sorted(set(figures.failed))[:5]


def _kb(figures: Figures) -> float:
    return figures.received / max(figures.fetched, 1) / 1000


def main(console: Console, seconds: float, setting: Setting, as_json: bool = False) -> None:
    figures = measure(Plan(seconds=seconds, setting=setting))
    if as_json:
        print(msgspec.json.encode({"setting": str(setting), **row(figures)}).decode())
        return
    console.print(report(figures))
    console.print(
        f"pages that missed the last move: {figures.behind};"
        f" load of the machine: {figures.load[0]:.1f} before, {figures.load[1]:.1f} after, {os.cpu_count()} cores"
    )
    for what in faults(figures):
        console.print(f"failed: {what}", style="red")
