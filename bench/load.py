"""`python -m bench.load [SECONDS]`: a real server under load, with a thousand event streams and 200 moves a second.

The server runs in a process of its own, this one plays all the people. Tables of people are played by a script: a seed
tells the cards, so whole random games are known beforehand and posting a move costs next to nothing here. At tables
with bots one person reads the position and plays a random legal move. For two thirds of the time there are moves
alone, then pages are read besides. Moves are sent by the clock, whether the server keeps up or not; one that finds
every table still busy counts as missed. Machines differ and are noisy: the load of this one is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from http.cookies import SimpleCookie
from itertools import islice
from pathlib import Path
from typing import Any, Self

import msgspec
from rich.console import Console
from rich.table import Table

from kolejiste.core.chance import SealedChance
from kolejiste.core.contract import Game
from kolejiste.core.record import sealed_key, seed_bytes
from kolejiste.core.registry import titles

HOST = "127.0.0.1"
LONGEST = 120.0  # seconds
PACE = 1.0  # seconds between a person's moves at a table with bots
AT_ONCE = 25  # requests at a time while people sit down
IDLE = 3.0  # seconds after which a connection is not used again: the server closes it after five
PATIENCE = 15.0  # seconds for one answer, and for all that is under way at the end
VERSION = re.compile(rb"data: (\d+)\.\d+\r?\n")
clock = time.perf_counter


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


@dataclass
class Phase:
    """What was measured over one stretch of time. Times are in seconds."""

    seconds: float = 0.0
    asked: int = 0
    missed: int = 0  # no table was free to move at
    accepted: int = 0
    in_time: int = 0  # of the accepted: before the time was over. Rates and shares count these, times all of them.
    failed: list[str] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)  # from sending a move to its answer
    players: list[float] = field(default_factory=list)  # from sending a move to the event at another player's stream
    watchers: list[float] = field(default_factory=list)  # the same at a spectator's
    events: int = 0
    bots: list[float] = field(default_factory=list)  # from one event to the next, which a bot's move brought
    pages: list[float] = field(default_factory=list)
    positions: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # how long after its time a move was sent: this process's own fault
    server: float = 0.0  # CPU seconds
    workers: float = 0.0
    client: float = 0.0


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


def quantile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)] if ordered else math.nan


# --- the server -----------------------------------------------------------------------------------------------------


def serve(folder: str) -> None:
    """The server's process: as `kolejiste serve` runs it, but bots do not pause and one address may do anything."""
    from kolejiste.server.run import run
    from kolejiste.server.settings import Settings

    settings = Settings(Path(folder), pause=0.0, rate=10**9, streams=10**6, tables_kept=10**6)
    listening = socket.create_server((HOST, 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        run(settings, listening)


class Server:
    """A server with a folder of its own, gone when left, however one leaves."""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="kolejiste-load-")
        self._process = subprocess.Popen(
            [sys.executable, "-c", "import sys, bench.load; bench.load.serve(sys.argv[1])", self._folder.name],
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


# --- browsers -------------------------------------------------------------------------------------------------------


class Connection(asyncio.Protocol):
    """One kept-alive HTTP connection, one request at a time."""

    def __init__(self) -> None:
        self.open = True
        self.used = clock()
        self.transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._head = -1
        self._length: int | None = None
        self._answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    @property
    def busy(self) -> bool:
        return self._answer is not None

    async def ask(self, request: bytes) -> tuple[int, bytes, bytes]:
        """Status, head and body of the answer."""
        assert self.transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self._buffer.clear()
        self._head = -1
        self.transport.write(request)
        try:
            return await asyncio.wait_for(self._answer, PATIENCE)
        except TimeoutError:
            self.close()
            raise
        finally:
            self._answer = None
            self.used = clock()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._head < 0:
            self._head = self._buffer.find(b"\r\n\r\n")
            if self._head < 0:
                return
            found = re.search(rb"content-length: (\d+)", self._buffer[: self._head], re.IGNORECASE)
            self._length = int(found[1]) if found else None
        begin = self._head + 4
        if self._length is None:
            whole = self._buffer.endswith(b"\r\n0\r\n\r\n")
        else:
            whole = len(self._buffer) >= begin + self._length
        if whole and self._answer is not None and not self._answer.done():
            head = bytes(self._buffer[: self._head])
            self._answer.set_result((int(head[9:12]), head, bytes(self._buffer[begin:])))

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError("the server hung up"))

    def close(self) -> None:
        self.open = False
        if self.transport is not None:
            self.transport.abort()


class Browser:
    """Somebody at an address of their own, known by cookies."""

    def __init__(self, port: int, number: int) -> None:
        self._port = port
        # All of 127/8 is this machine; limits and counts by address are then as with many people.
        self._from = f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
        self._connections: list[Connection] = []
        self.headers = f"host: {HOST}\r\naccept-language: en\r\n"

    async def connect(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        loop = asyncio.get_running_loop()
        own = (self._from, 0) if sys.platform == "linux" else None
        await loop.create_connection(protocol, HOST, self._port, local_addr=own)

    async def get_known(self) -> None:
        """Have cookies, and the token that goes with every change."""
        _, head, _ = await self.get("/api/tables")
        jar: SimpleCookie = SimpleCookie()
        for found in re.finditer(rb"set-cookie: ([^\r]+)", head, re.IGNORECASE):
            jar.load(found[1].decode("latin-1"))
        token = next((jar[name].value for name in jar if name.endswith("csrf")), "")
        cookies = "; ".join(f"{name}={jar[name].value}" for name in jar)
        self.headers += f"cookie: {cookies}\r\nx-csrftoken: {token}\r\n"

    async def get(self, path: str, more: str = "") -> tuple[int, bytes, bytes]:
        return await self._ask(f"GET {path} HTTP/1.1\r\n{self.headers}{more}\r\n".encode())

    async def post(self, path: str, body: bytes) -> tuple[int, bytes, bytes]:
        head = f"POST {path} HTTP/1.1\r\n{self.headers}content-type: application/json\r\n"
        return await self._ask(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)

    async def told(self, path: str, thing: Any) -> Any:
        """What a post answers; one that is refused is a mistake of this benchmark."""
        status, _, body = await self.post(path, msgspec.json.encode(thing))
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {body[:300]!r}")
        return msgspec.json.decode(body)

    async def _ask(self, request: bytes) -> tuple[int, bytes, bytes]:
        for old in self._connections:
            if not old.busy and old.used < clock() - IDLE:
                old.close()
        self._connections = [one for one in self._connections if one.open]
        free = next((one for one in self._connections if not one.busy), None)
        if free is None:
            free = Connection()
            await self.connect(partial(_same, free))
            self._connections.append(free)
        return await free.ask(request)

    def close(self) -> None:
        for one in self._connections:
            one.close()


def _same(protocol: Connection) -> Connection:
    return protocol


class Stream(asyncio.Protocol):
    """An event stream of a table, through a seat's or a spectator's eyes."""

    def __init__(self, place: Place, seat: int | None) -> None:
        self.place = place
        self.seat = seat
        self.seen = 0  # the last entry it has heard of
        self.events = 0
        self.lost = False
        self._tail = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        browser = self.place.people[self.seat] if self.seat is not None else None
        headers = browser.headers if browser is not None else f"host: {HOST}\r\n"
        path = f"/api/tables/{self.place.name}/events"
        transport.write(f"GET {path} HTTP/1.1\r\n{headers}accept: text/event-stream\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        now = clock()
        if self._tail:
            data = self._tail + data
        end = 0
        for found in VERSION.finditer(data):
            end = found.end()
            self.events += 1
            entry = int(found[1])
            if entry > self.seen:
                self.place.heard(self, entry, now)
                self.seen = entry
        self._tail = data[end:][-40:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


# --- tables ---------------------------------------------------------------------------------------------------------


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
        asked = {"game": game.title.id, "options": game.options, "seats": chairs, "seed": self.seed}
        made = await self.people[0].told("/api/tables", asked)
        self.name = made["address"].rpartition("/")[2]
        for seat, browser in list(self.people.items())[1:]:
            await browser.told(f"/api/tables/{self.name}/seats/{seat}/join", {"name": f"Player {seat + 1}"})

    def heard(self, stream: Stream, entry: int, now: float) -> None:
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
        seat, body = self.script.popleft()
        rest, self.script = self.script, deque()  # where a move fails, those after it have no meaning
        if await self._post(seat, body, self.entry + 1):
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
            asked = {"seat": 0, "entry": found["entry"], "action": action}
            await self._post(0, msgspec.json.encode(asked), found["entry"] + 1)

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


def script(game: Game, seed: int) -> deque[tuple[int, bytes]]:
    """A whole random game with the cards that the server will deal from this seed: who moves, and what is posted."""
    chance = SealedChance(sealed_key(seed_bytes(seed), []))
    dice = random.Random(seed)
    state = game.new(chance)
    posts: deque[tuple[int, bytes]] = deque()
    while not state.over:
        seat, move = state.seat, dice.choice(state.legal())
        action = msgspec.to_builtins(game.action(move))
        posts.append((seat, msgspec.json.encode({"seat": seat, "entry": 1 + len(posts), "action": action})))
        state.apply(move, chance)
    return posts


def kinds() -> Iterator[Game]:
    """Every title for its fewest people and then for its most, at least two and without seats that the rules play."""
    for which in (0, -1):
        for title in titles():
            numbers = [players for players in title.seat_numbers if players > 1]
            if numbers and (which == 0 or len(numbers) > 1):
                game = title.bind(numbers[which])
                if not game.automas:
                    yield game


# --- the run --------------------------------------------------------------------------------------------------------


class Crowd:
    """All the people, and what is measured at present."""

    def __init__(self, plan: Plan, server: Server) -> None:
        self.plan = plan
        self.server = server
        self.dice = random.Random(plan.seed)
        self.phase = Phase()
        self.figures = Figures(plan)
        self._browsers: list[Browser] = []
        self._streams: list[Stream] = []
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
            figures.behind = sum(stream.lost or stream.seen < stream.place.entry for stream in self._streams)
            figures.finished = sum(place.over for place in self._places)
            figures.memory = (*figures.memory[:3], self.server.memory())
            figures.load = figures.load[0], os.getloadavg()[0]
        finally:
            for stream in self._streams:
                stream.close()
            for browser in self._browsers:
                browser.close()
        return figures

    async def _sit_down(self) -> None:
        """Tables, one of each kind first so that memory counts what each further one takes; then streams."""
        await _several([place.open for place in self._places[: self.kinds]])
        before = self.server.memory()
        await _several([place.open for place in self._places[self.kinds :]])
        opened = self.server.memory()
        eyes: list[tuple[Place, int | None]] = [(place, seat) for place in self._places for seat in place.people]
        while len(eyes) < self.plan.streams:
            eyes.append((self._places[len(eyes) % len(self._places)], None))
        for number, (place, seat) in enumerate(eyes[: self.plan.streams]):
            self._streams.append(Stream(place, seat))
            place_of = Browser(self.server.port, len(self._browsers) + number)
            await place_of.connect(partial(_stream, self._streams[-1]))
        until = clock() + PATIENCE
        while any(not stream.seen for stream in self._streams) and clock() < until:
            await asyncio.sleep(0.05)
        self.figures.streams = sum(stream.seen > 0 and not stream.lost for stream in self._streams)
        self.figures.memory = before, opened, self.server.memory(), 0
        await _several([partial(self._warm, place) for place in self._places if place.bots])
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
        heard = sum(stream.events for stream in self._streams)
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
        phase.events = sum(stream.events for stream in self._streams) - heard
        phase.client = time.process_time() - client
        after = self.server.cpu()
        phase.server, phase.workers = after[0] - server, after[1] - workers
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        await asyncio.sleep(0.3)  # the last events arrive
        return phase

    async def _move_by_clock(self, seconds: float, rate: float, start: Callable[[Awaitable[None]], None]) -> None:
        free = deque(place for place in self._places if place.script)
        async for late in _ticks(seconds, rate):
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
        async for _ in _ticks(seconds, rate):
            place = self.dice.choice(self._places)
            start(self._read(place, self.dice.choice(list(place.people))))

    async def _read(self, place: Place, seat: int) -> None:
        """The part of a page that changes, as a browser asks for it when an event tells of a move."""
        began, phase = clock(), self.phase
        path = f"/tables/{place.name}/now?as={seat}&since={max(place.entry - 2, 0)}"
        status, _, body = await place.people[seat].get(path, "accept-encoding: gzip\r\n")
        if status == 200:
            phase.pages.append(clock() - began)
        else:
            phase.failed.append(f"page: {status} {body[:200]!r}")

    async def _answer_bots(self, place: Place, seconds: float) -> None:
        await asyncio.sleep(self.dice.random() * PACE)
        async for _ in _ticks(seconds - PACE, 1 / PACE):
            if place.over:
                break
            await self._guarded(place.answer_bots())

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (OSError, TimeoutError) as why:
            self.phase.failed.append(repr(why))


async def _ticks(seconds: float, rate: float) -> Any:
    """How late we are, at each of so many moments a second."""
    began = clock()
    for number in range(int(seconds * rate)):
        wait = began + number / rate - clock()
        if wait > 0:
            await asyncio.sleep(wait)
        elif number % 20 == 0:
            await asyncio.sleep(0)
        late = clock() - began - number / rate
        if late > seconds:  # this machine cannot even ask
            return
        yield late


async def _several(works: list[Callable[[], Awaitable[None]]]) -> None:
    """All of them, some at a time."""
    for first in range(0, len(works), AT_ONCE):
        await asyncio.gather(*(work() for work in works[first : first + AT_ONCE]))


def _stream(stream: Stream) -> Stream:
    return stream


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


def measure(plan: Plan) -> Figures:
    """Start a server, load it, end it."""
    with enough_files(2 * plan.streams + 10 * plan.tables + 200), Server() as server:
        return asyncio.run(Crowd(plan, server).run())


# --- the table of figures -------------------------------------------------------------------------------------------


def _times(values: list[float]) -> str:
    if not values:
        return "–"
    return f"{quantile(values, 0.5) * 1000:,.0f} / {quantile(values, 0.99) * 1000:,.0f}"


def report(figures: Figures) -> Table:
    plan = figures.plan
    phases = (figures.alone, figures.paged)
    table = Table(
        f"{plan.tables:,} tables, {figures.streams:,} event streams, {plan.rate:,.0f} moves/s asked for",
        "moves alone",
        f"and {plan.pages:,.0f} pages/s",
    )

    def row(words: str, told: Callable[[Phase], str]) -> None:
        table.add_row(words, *map(told, phases))

    row("moves accepted/s", lambda one: f"{one.in_time / one.seconds:,.0f}")
    row("missed, failed", lambda one: f"{one.missed:,}, {len(one.failed):,}")
    row("move to another player's event, p50 / p99 ms", lambda one: _times(one.players))
    row("move to a spectator's event, p50 / p99 ms", lambda one: _times(one.watchers))
    row("answer to a move, p50 / p99 ms", lambda one: _times(one.answers))
    row("bot's move after the event before it, p50 / p99 ms", lambda one: _times(one.bots))
    row("page, p50 / p99 ms", lambda one: _times(one.pages))
    row("position as JSON, p50 / p99 ms", lambda one: _times(one.positions))
    row("events delivered/s", lambda one: f"{one.events / one.seconds:,.0f}")
    row("server, share of a core", lambda one: f"{one.server / one.seconds:.0%}")
    row("server, CPU ms a move", lambda one: f"{one.server / max(one.in_time, 1) * 1000:.1f}")
    row("its worker processes, share of a core", lambda one: f"{one.workers / one.seconds:.0%}")
    row("this benchmark, share of a core", lambda one: f"{one.client / one.seconds:.0%}")
    row("moves sent late, p50 / p99 ms", lambda one: _times(one.late))
    return table


def main(seconds: float) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended with us
    console = Console()
    figures = measure(Plan(seconds=seconds))
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
    for what in sorted({*figures.alone.failed, *figures.paged.failed})[:5]:
        console.print(f"failed: {what}", style="red")


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main(min(float(sys.argv[1]), LONGEST) if len(sys.argv) > 1 else 30.0)
