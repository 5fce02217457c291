"""A thousand event streams and 200 moves a second, all but without pages.

Tables of people are played by a script: a seed tells the cards, so whole random games are known beforehand and posting
a move costs next to nothing here. At tables with bots one person reads the position and plays a random legal move. For
two thirds of the time there are moves alone, then pages are read besides. Moves are sent by the clock, whether the
server keeps up or not; one that finds every table still busy counts as missed."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import islice

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from kolejiste.core.contract import Game

from .browsers import PATIENCE, Browser, EventStream, clock, entry_of
from .figures import Phase, quantile, times
from .games import kinds, posted, script
from .pace import several, ticks
from .served import Server, Setting, enough_files

LONGEST = 120.0  # seconds
PACE = 1.0  # seconds between a person's moves at a table with bots


@dataclass(frozen=True)
class Plan:
    """How much load, and for how long."""

    seconds: float = 30.0
    tables: int = 100
    bots: int = 10  # of the tables: one person among bots
    streams: int = 1000
    rate: float = 200.0  # moves of people a second, at all tables together
    pages: float = 20.0  # a second, in the last third
    seed: int = 1
    setting: Setting = field(default_factory=Setting)


@dataclass
class Figures:
    """The figures of a run."""

    plan: Plan
    kinds: int = 0  # of tables: titles for so many people
    alone: Phase = field(default_factory=Phase)
    paged: Phase = field(default_factory=Phase)
    streams: int = 0
    behind: int = 0  # streams that in the end had not heard of the last move
    finished: int = 0  # games played to their end
    memory: tuple[int, int, int, int] = (0, 0, 0, 0)  # bytes: with a table of each kind, all tables, streams, the end
    load: tuple[float, float] = (0.0, 0.0)  # of the machine, before and after

    @property
    def per_stream(self) -> float:
        return (self.memory[2] - self.memory[1]) / max(self.streams, 1)

    @property
    def per_table(self) -> float:
        return (self.memory[1] - self.memory[0]) / max(self.plan.tables - self.kinds, 1)


class Ear:
    """An event stream of a table, through a seat's or a spectator's eyes."""

    def __init__(self, place: Place, seat: int | None) -> None:
        self.place = place
        self.seat = seat
        self.seen = 0  # the last entry it has heard of
        self.stream = EventStream(place.name, None if seat is None else place.people[seat], self._heard)

    def _heard(self, _: EventStream, version: str) -> None:
        entry = entry_of(version)
        if entry > self.seen:
            self.place.heard(self, entry, clock())
            self.seen = entry


class Place:
    """A table as this benchmark knows it. `script` has the moves to come; a table with bots has none."""

    def __init__(self, crowd: Crowd, game: Game, seed: int, bots: bool) -> None:
        self._crowd = crowd
        self.game = game
        self.seed = seed
        self.bots = bots
        self.name = ""
        self.people: dict[int, Browser] = {}
        self.entry = 1  # the deal
        self.over = False
        self.script = deque() if bots else script(game, seed)
        self.sent: dict[int, tuple[float, int]] = {}  # by entry: when, and by which seat
        self.came: dict[int, float] = {}  # by entry: when a stream first told of it

    async def open(self) -> None:
        """Everybody sits down; the last one makes the server deal."""
        game, here = self.game, {"who": "here", "name": "Player 1"}
        others = {"who": "planner"} if self.bots else {"who": "invited"}
        chairs = [here, *([others] * (game.people - 1))]
        self.people = {seat: self._crowd.browser() for seat in range(1 if self.bots else game.people)}
        for browser in self.people.values():
            await browser.get_known()
        asked = {"game": game.title.id, "options": game.options, "seats": chairs, "seed": self.seed, "first": 0}
        made = await self.people[0].told("/api/tables", asked)
        self.name = made["address"].rpartition("/")[2]
        for seat, browser in list(self.people.items())[1:]:
            await browser.told(f"/api/tables/{self.name}/seats/{seat}/join", {"name": f"Player {seat + 1}"})

    def heard(self, stream: Ear, entry: int, now: float) -> None:
        """A stream tells of an entry; the ones before it, if it did not hear of them, came late with it."""
        phase = self._crowd.phase
        for number in range(stream.seen + 1, entry + 1):
            if number in self.sent:
                sent, mover = self.sent[number]
                if stream.seat is None:
                    phase.watchers.append(now - sent)
                elif stream.seat != mover:
                    phase.players.append(now - sent)
        if self.bots and entry not in self.came:
            if entry not in self.sent and entry - 1 in self.came:
                phase.bots.append(now - self.came[entry - 1])
            self.came[entry] = now
        self.entry = max(self.entry, entry)

    async def move(self) -> None:
        """The next move of the script."""
        seat, action = self.script.popleft()
        rest, self.script = self.script, deque()  # where a move fails, those after it have no meaning
        if await self._post(seat, posted(seat, self.entry, action), self.entry + 1):
            self.script = rest
            self.over = not rest

    async def answer_bots(self) -> None:
        """If it is for the person to decide, a random move."""
        phase, began = self._crowd.phase, clock()
        status, _, body = await self.people[0].get(f"/api/tables/{self.name}/position?seat=0")
        phase.positions.append(clock() - began)
        if status != 200:
            phase.failed.append(f"position: {status} {body[:200]!r}")
            return
        found = msgspec.json.decode(body)
        self.over = found["over"]
        if found["legal"]:
            action = self._crowd.dice.choice(found["legal"])["action"]
            phase.asked += 1
            await self._post(0, posted(0, found["entry"], msgspec.json.encode(action)), found["entry"] + 1)

    async def _post(self, seat: int, body: bytes, entry: int) -> bool:
        phase = self._crowd.phase
        began = clock()
        self.sent[entry] = began, seat
        status, _, told = await self.people[seat].post(f"/api/tables/{self.name}/moves", body)
        if status == 200:
            phase.accepted += 1
            phase.answers.append(clock() - began)
            self.entry = max(self.entry, entry)
        else:
            phase.failed.append(f"move: {status} {told[:200]!r}")
        return status == 200


class Crowd:
    """All the people, and what is measured at present."""

    def __init__(self, plan: Plan, server: Server) -> None:
        self.plan = plan
        self.server = server
        self.dice = random.Random(plan.seed)
        self.phase = Phase()
        self.figures = Figures(plan)
        self._browsers: list[Browser] = []
        self._ears: list[Ear] = []
        games = list(islice(kinds(), plan.tables))
        self.kinds = self.figures.kinds = len(games)
        self._places = [
            Place(self, games[number % len(games)], plan.seed + number, bots=number >= plan.tables - plan.bots)
            for number in range(plan.tables)
        ]

    def browser(self) -> Browser:
        self._browsers.append(Browser(self.server.port, len(self._browsers)))
        return self._browsers[-1]

    async def run(self) -> Figures:
        figures, seconds = self.figures, min(self.plan.seconds, LONGEST)
        figures.load = os.getloadavg()[0], 0.0
        try:
            await self._sit_down()
            figures.alone = await self._play(seconds * 2 / 3, 0.0)
            figures.paged = await self._play(seconds / 3, self.plan.pages)
            figures.behind = sum(ear.stream.lost or ear.seen < ear.place.entry for ear in self._ears)
            figures.finished = sum(place.over for place in self._places)
            figures.memory = (*figures.memory[:3], self.server.memory())
            figures.load = figures.load[0], os.getloadavg()[0]
        finally:
            for ear in self._ears:
                ear.stream.close()
            for browser in self._browsers:
                browser.close()
        return figures

    async def _sit_down(self) -> None:
        """Tables, one of each kind first so that memory counts what each further one takes; then streams."""
        await several([place.open for place in self._places[: self.kinds]])
        before = self.server.memory()
        await several([place.open for place in self._places[self.kinds :]])
        opened = self.server.memory()
        eyes: list[tuple[Place, int | None]] = [(place, seat) for place in self._places for seat in place.people]
        while len(eyes) < self.plan.streams:
            eyes.append((self._places[len(eyes) % len(self._places)], None))
        for number, (place, seat) in enumerate(eyes[: self.plan.streams]):
            ear = Ear(place, seat)
            self._ears.append(ear)
            place_of = Browser(self.server.port, len(self._browsers) + number)
            await place_of.connect(partial(_self, ear.stream))
        until = clock() + PATIENCE
        while any(not ear.seen for ear in self._ears) and clock() < until:
            await asyncio.sleep(0.05)
        self.figures.streams = sum(ear.seen > 0 and not ear.stream.lost for ear in self._ears)
        self.figures.memory = before, opened, self.server.memory(), 0
        await several([partial(self._warm, place) for place in self._places if place.bots])
        for place in self._places[: self.kinds]:  # the first drawing of a board takes long, and is kept
            if self.plan.pages:
                await self._read(place, 0)

    async def _warm(self, place: Place) -> None:
        """The bots' processes begin and load their games before anything is measured."""
        until = clock() + PATIENCE
        while len(place.sent) < 3 and not place.over and clock() < until:
            await place.answer_bots()
            await asyncio.sleep(0.1)

    async def _play(self, seconds: float, pages: float) -> Phase:
        """Moves by the clock for so long, and pages."""
        self.phase = phase = Phase()
        heard = sum(ear.stream.events for ear in self._ears)
        server, workers = self.server.cpu()
        client, began = time.process_time(), clock()
        tasks: set[asyncio.Task[None]] = set()

        def start(work: Awaitable[None]) -> None:
            task = asyncio.ensure_future(self._guarded(work))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        bots = [place for place in self._places if place.bots and not place.over]
        rate = max(self.plan.rate - len(bots) / PACE, 1.0)
        await asyncio.gather(
            self._move_by_clock(seconds, rate, start),
            self._read_by_clock(seconds, pages, start),
            *(self._answer_bots(place, seconds) for place in bots),
        )
        phase.seconds = clock() - began
        phase.in_time = phase.accepted
        phase.events = sum(ear.stream.events for ear in self._ears) - heard
        phase.client = time.process_time() - client
        after = self.server.cpu()
        phase.server, phase.workers = after[0] - server, after[1] - workers
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        await asyncio.sleep(0.3)  # the last events arrive
        return phase

    async def _move_by_clock(self, seconds: float, rate: float, start: Callable[[Awaitable[None]], None]) -> None:
        free = deque(place for place in self._places if place.script)
        async for late in ticks(seconds, rate):
            self.phase.asked += 1
            self.phase.late.append(late)
            if free:
                start(self._move(free.popleft(), free))
            else:
                self.phase.missed += 1

    async def _move(self, place: Place, free: deque[Place]) -> None:
        await place.move()
        if place.script:
            free.append(place)

    async def _read_by_clock(self, seconds: float, rate: float, start: Callable[[Awaitable[None]], None]) -> None:
        async for _ in ticks(seconds, rate):
            place = self.dice.choice(self._places)
            start(self._read(place, self.dice.choice(list(place.people))))

    async def _read(self, place: Place, seat: int) -> None:
        """The part of a page that changes, as a browser asks for it when an event tells of a move."""
        began, phase = clock(), self.phase
        path = f"/tables/{place.name}/now?as={seat}"
        status, _, body = await place.people[seat].get(path, "accept-encoding: gzip\r\n")
        if status == 200:
            phase.pages.append(clock() - began)
        else:
            phase.failed.append(f"page: {status} {body[:200]!r}")

    async def _answer_bots(self, place: Place, seconds: float) -> None:
        await asyncio.sleep(self.dice.random() * PACE)
        async for _ in ticks(seconds - PACE, 1 / PACE):
            if place.over:
                break
            await self._guarded(place.answer_bots())

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (OSError, TimeoutError) as why:
            self.phase.failed.append(repr(why))


def _self(stream: EventStream) -> EventStream:
    return stream


def measure(plan: Plan) -> Figures:
    """Start a server, load it, end it."""
    with enough_files(2 * plan.streams + 10 * plan.tables + 200), Server(plan.setting) as server:
        return uvloop.run(Crowd(plan, server).run())


def report(figures: Figures) -> Table:
    plan = figures.plan
    phases = (figures.alone, figures.paged)
    table = Table(
        f"{plan.tables:,} tables, {figures.streams:,} event streams, {plan.rate:,.0f} moves/s asked for;"
        f" {plan.setting}",
        "moves alone",
        f"and {plan.pages:,.0f} pages/s",
    )

    def row(words: str, told: Callable[[Phase], str]) -> None:
        table.add_row(words, *map(told, phases))

    row("moves accepted/s", lambda one: f"{one.in_time / one.seconds:,.0f}")
    row("missed, failed", lambda one: f"{one.missed:,}, {len(one.failed):,}")
    row("move to another player's event, p50 / p99 ms", lambda one: times(one.players))
    row("move to a spectator's event, p50 / p99 ms", lambda one: times(one.watchers))
    row("answer to a move, p50 / p99 ms", lambda one: times(one.answers))
    row("bot's move after the event before it, p50 / p99 ms", lambda one: times(one.bots))
    row("page, p50 / p99 ms", lambda one: times(one.pages))
    row("position as JSON, p50 / p99 ms", lambda one: times(one.positions))
    row("events delivered/s", lambda one: f"{one.events / one.seconds:,.0f}")
    row("server, share of a core", lambda one: f"{one.server / one.seconds:.0%}")
    row("server, CPU ms a move", lambda one: f"{one.server / max(one.in_time, 1) * 1000:.1f}")
    row("its worker processes, share of a core", lambda one: f"{one.workers / one.seconds:.0%}")
    row("this benchmark, share of a core", lambda one: f"{one.client / one.seconds:.0%}")
    row("moves sent late, p50 / p99 ms", lambda one: times(one.late))
    return table


def row(figures: Figures) -> dict[str, float]:
    """What is compared between servers: moves alone, and memory."""
    one = figures.alone
    return {
        "moves/s": one.in_time / max(one.seconds, 0.001),
        "missed, %": 100 * one.missed / max(one.asked, 1),
        "event at another player, p50 ms": quantile(one.players, 0.5) * 1000,
        "p99 ms": quantile(one.players, 0.99) * 1000,
        "events/s": one.events / max(one.seconds, 0.001),
        "server's CPU a move, ms": one.server / max(one.in_time, 1) * 1000,
        "server's memory, MB": figures.memory[3] / 2**20,
        "failed": float(len(one.failed) + len(figures.paged.failed) + figures.behind),
    }


def faults(figures: Figures) -> list[str]:
    """What failed, each kind once."""
    return sorted({*figures.alone.failed, *figures.paged.failed})[:5]


def main(console: Console, seconds: float, setting: Setting, as_json: bool = False) -> None:
    figures = measure(Plan(seconds=seconds, setting=setting))
    if as_json:
        print(msgspec.json.encode({"setting": str(setting), **row(figures)}).decode())
        return
    console.print(report(figures))
    first, tables, streams, end = (size / 2**20 for size in figures.memory)
    console.print(
        f"server's memory, MB: {first:.0f} with a table of each kind, {tables:.0f} with all tables"
        f" ({figures.per_table / 1024:.0f} kB each), {streams:.0f} with streams"
        f" ({figures.per_stream / 1024:.1f} kB each), {end:.0f} at the end"
    )
    console.print(
        f"streams that missed the last move: {figures.behind}; games finished: {figures.finished};"
        f" load of the machine: {figures.load[0]:.1f} before, {figures.load[1]:.1f} after, {os.cpu_count()} cores"
    )
    for what in faults(figures):
        console.print(f"failed: {what}", style="red")
