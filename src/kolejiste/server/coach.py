"""The coach at a server: hints, chances, and looking back on finished games. It thinks in the processes in which bots
do and waits for its turn as they do, so that nobody else waits for it. What it has worked out for a position is kept:
asking again tells nothing new and costs nothing."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select

from kolejiste import __version__
from kolejiste.coach import chances
from kolejiste.coach.analysis import FORMAT, Analysis, Answer, Plan, Question, answer
from kolejiste.coach.hint import Advice, hint
from kolejiste.core.contract import OptionValue
from kolejiste.core.reading import make_ready
from kolejiste.core.record import Record
from kolejiste.core.registry import bound

from .errors import NotAllowed, TooMany
from .live import LiveTable
from .schema import analyses
from .settings import Settings
from .storage import Storage, Work
from .thinking import Thinkers
from .turns import Turns

log = logging.getLogger("kolejiste.server")
KEPT = 200  # answers in memory, of all tables together
WORLDS = 120  # played on for the chances of a position
SEED = 1  # the same luck for all positions: a bar does not tremble by itself
VERSION = f"{FORMAT}/{__version__}"
T = TypeVar("T")
make_ready(Analysis)


# --- in a worker ------------------------------------------------------------------------------------------------------


def advised(
    title: str, players: int, options: Mapping[str, OptionValue], view: bytes, legal: list[int]
) -> list[Advice]:
    """The best moves, from what the seat sees."""
    game = bound(title, players, options)
    return hint(game, game.read_view(view), legal, threads=1)


def chances_seen(title: str, players: int, options: Mapping[str, OptionValue], view: bytes) -> list[float]:
    """Everybody's chances, from what somebody sees."""
    game = bound(title, players, options)
    return chances.from_view(game, game.read_view(view), WORLDS, SEED)


def answered(title: str, players: int, options: Mapping[str, OptionValue], question: Question) -> Answer:
    """One question about a finished game."""
    return answer(bound(title, players, options), question)


# --- in the server ----------------------------------------------------------------------------------------------------


class Job:
    """A game that is being looked back on."""

    def __init__(self) -> None:
        self.done = 0
        self.all = 0
        self.task: asyncio.Task[None] | None = None


class Coach:
    """What may be asked of the coach, and what it knows."""

    def __init__(self, settings: Settings, storage: Storage, thinkers: Thinkers, turns: Turns) -> None:
        self._settings, self._storage, self._thinkers, self._turns = settings, storage, thinkers, turns
        self._kept: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()
        self.jobs: dict[str, Job] = {}

    def close(self) -> None:
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()
        for task in self._kept.values():
            task.cancel()

    async def hint(self, table: LiveTable, browser: str, seat: int) -> list[Advice]:
        """The best moves of the seat that decides, where hints are open."""
        state = table.state
        if not table.record.header.hints_open:
            raise NotAllowed("hints-shut")
        if state is None:
            raise NotAllowed("not-begun")
        if table.over or state.seat != seat:
            raise NotAllowed("not-your-turn")
        view, legal = state.view(seat).to_json(), state.legal()
        return await self._once(("hint", table.id, table.entry, seat), browser, table, advised, view, legal)

    async def chances(self, table: LiveTable, browser: str, seat: int | None) -> list[float]:
        """Everybody's chances: as those who watch may know, and at a table for practice as the own seat knows."""
        state = table.state
        if state is None:
            raise NotAllowed("not-begun")
        if table.over or (seat is not None and not table.record.header.practice):
            raise NotAllowed("chances-shut")
        view = state.view(seat).to_json()
        return await self._once(("chances", table.id, table.entry, seat), browser, table, chances_seen, view)

    async def _once(self, key: Hashable, browser: str, table: LiveTable, call: Callable[..., T], *given: object) -> T:
        """The answer for a position, worked out once however many ask."""
        task = self._kept.get(key)
        if task is None:
            if self._turns.used_up(browser):
                raise TooMany("too-much-thinking", minutes=round(self._settings.thinking / 60))
            task = asyncio.ensure_future(self._think(browser, table, call, *given))
            self._kept[key] = task
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        try:
            found: T = await asyncio.shield(task)
        except Exception:
            self._kept.pop(key, None)
            raise
        return found

    async def _think(self, browser: str, table: LiveTable, call: Callable[..., T], *given: object) -> T:
        game = table.game
        async with self._turns.turn(browser):
            return await self._thinkers.run(call, game.title.id, game.people, dict(game.options), *given)

    # --- looking back ------------------------------------------------------------------------------------------------

    async def found(self, table: LiveTable) -> Analysis | None:
        """What was found out about a finished game; None if nobody has asked yet, or by other planners."""
        if not table.over:
            raise NotAllowed("analysis-later")
        return await self._storage.ask(self._read, table.id, table.entry)

    def _read(self, table: str, entry: int) -> Analysis | None:
        kept = (analyses.c.table_id == table) & (analyses.c.entry == entry) & (analyses.c.version == VERSION)
        with self._storage.engine.connect() as connection:
            line = connection.execute(select(analyses.c.found).where(kept)).scalar_one_or_none()
        return None if line is None else msgspec.json.decode(line, type=Analysis)

    async def look_back(self, table: LiveTable, browser: str) -> Job | None:
        """Begin to look back on a finished game, or go on; None when all is known."""
        if await self.found(table) is not None:
            return None
        job = self.jobs.get(table.id)
        if job is None:
            if self._turns.used_up(browser):
                raise TooMany("too-much-thinking", minutes=round(self._settings.thinking / 60))
            job = self.jobs[table.id] = Job()
            job.task = asyncio.get_running_loop().create_task(self._look_back(table.still(), browser, job))
        return job

    async def _look_back(self, table: LiveTable, browser: str, job: Job) -> None:
        try:
            record = Record(table.record.header, table.record.entries)
            plan = await asyncio.to_thread(Plan, record, table.game)
            questions = await asyncio.to_thread(plan.questions)
            job.all = len(questions)
            answers = await self._shared_out(table, browser, job, questions)
            await self._storage.write(_keep(table.id, table.entry, plan.summed(answers)))
        except asyncio.CancelledError:
            return
        except Exception:  # the next visit tries again
            log.exception("looking back on table %s failed", table.id)
        finally:
            self.jobs.pop(table.id, None)

    async def _shared_out(
        self, table: LiveTable, browser: str, job: Job, questions: Sequence[Question]
    ) -> list[Answer]:
        """As many at a time as there are processes; each waits for its turn like a bot's move."""
        waiting, answers = iter(questions), []

        async def go_on() -> None:
            for question in waiting:
                answers.append(await self._think(browser, table, answered, question))
                job.done += 1

        hands: list[Awaitable[None]] = [go_on() for _ in range(self._settings.thinkers)]
        await asyncio.gather(*hands)
        return answers


def _keep(table: str, entry: int, found: Analysis) -> Work:
    """The analysis of a game, in place of an older one."""

    def work(connection: Connection) -> None:
        connection.execute(delete(analyses).where(analyses.c.table_id == table))
        line = msgspec.json.encode(found).decode()
        connection.execute(insert(analyses).values(table_id=table, entry=entry, version=VERSION, found=line))

    return work
