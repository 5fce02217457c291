"""Clocks at tables: they run by the server's time, whoever asks and whatever they say; at zero happens what was agreed,
once; a restart, a pause, a night or a vacation gives and takes nothing. The tests have a clock of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kolejiste.core.record import Back, Flag, Move, Pause, Resign, Undo, Vacation
from kolejiste.core.seal import verify
from kolejiste.core.text import LANGUAGES
from kolejiste.server.clocks import GOES_ON
from kolejiste.server.live import STAND_IN, LiveTable
from kolejiste.server.schema import OVER, PLAYING

from .house import PEOPLE, SHORT, Browser, Server, add_nonces, as_json, choose, make_move, play, rest, serving

pytestmark = pytest.mark.anyio
NOON = 1_800_000_000.0
DAY = 24 * 3600
MOVE = {"kind": "move", "seconds": 120}
BANK = {"kind": "bank", "seconds": 600, "increment": 10}


class Wall:
    """A clock on the wall that stands until somebody turns it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now

    def goes_on(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def wall() -> Wall:
    return Wall()


@asynccontextmanager
async def running(folder: Path, wall: Wall) -> AsyncIterator[Server]:
    """A server whose clocks are looked at when the test says so."""
    async with serving(folder, time=wall) as server:
        assert server.hall._looking is not None
        server.hall._looking.cancel()
        yield server


@pytest.fixture
async def server(tmp_path: Path, wall: Wall) -> AsyncIterator[Server]:
    async with running(tmp_path, wall) as found:
        yield found


@pytest.fixture
def people(server: Server) -> list[Browser]:
    return [server.browser("ann"), server.browser("ben")]


async def begun(server: Server, people: list[Browser], clock: dict[str, Any], **given: Any) -> str:
    """A table with a clock, at which these people play; the cards are dealt."""
    bots = [{"who": bot} for bot in given.pop("bots", ())]
    chairs = [{"who": "here", "name": "Ann"}, *({"who": "invited"} for _ in people[1:]), *bots]
    asked = {"game": SHORT, "seats": chairs, "first": 0, "clock": clock, **given}
    made = await people[0].post("/api/tables", asked)
    assert made.status_code == 201, made.text
    name = str(made.json()["address"].removeprefix("/tables/"))
    for seat, browser in enumerate(people[1:], 1):
        joined = await browser.post(f"/api/tables/{name}/seats/{seat}/join", {"name": PEOPLE[seat].title()})
        assert joined.status_code == 200, joined.text
    if given.get("seed") is None:
        await add_nonces(name, list(enumerate(people)))
    return name


async def asks(browser: Browser, name: str, what: str, **body: Any) -> str:
    """The key of the refusal, or nothing."""
    done = await browser.post(f"/api/tables/{name}/{what}", body)
    return "" if done.is_success else str(done.json()["error"])


def decider(table: LiveTable) -> int:
    assert table.state is not None
    return table.state.seat


def left(table: LiveTable, seat: int) -> int:
    """Seconds that the record leaves a seat, without the clock that runs."""
    assert table.clocks is not None
    return table.clocks.left(seat, decider(table)) // 1000


async def whole_turn(server: Server, name: str, people: list[Browser]) -> int:
    """Play until another seat decides; returns who played."""
    table = server.table(name)
    seat = decider(table)
    while decider(table) == seat and not table.over:
        assert (await make_move(people[seat], name)).status_code == 200
    return seat


def kept(server: Server, name: str) -> Any:
    stored = server.hall.storage.read(name)
    assert stored is not None
    return stored


def checked(server: Server, name: str) -> None:
    """The record on disk is one that every verifier accepts."""
    verify(kept(server, name).record)


# --- running ---------------------------------------------------------------------------------------------------------


async def test_a_move_takes_the_time_that_passed_at_the_server(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, BANK)
    table = server.table(name)
    wall.goes_on(45.25)
    seat = decider(table)
    assert (await make_move(people[seat], name)).status_code == 200
    assert [entry.took for entry in table.record.entries if isinstance(entry, Move)] == [45_250]
    while decider(table) == seat:
        await make_move(people[seat], name)
    assert left(table, seat) == 600 - 46 + 10  # a part of a second more is left
    assert left(table, 1 - seat) == 600
    checked(server, name)


async def test_nobody_can_tell_the_server_the_time(server: Server, people: list[Browser], wall: Wall) -> None:
    """A program sends times of its own, in the body and in headers: unknown fields are refused, headers ignored."""
    name = await begun(server, people, MOVE)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(60)
    body = {"seat": seat, "entry": table.entry, "action": as_json(table.game, choose(table))}
    assert (await people[seat].post(f"/api/tables/{name}/moves", {**body, "took": 0})).status_code == 400
    done = await people[seat].post(f"/api/tables/{name}/moves", body, date="Thu, 01 Jan 1970 00:00:00 GMT")
    assert done.status_code == 200
    assert [entry.took for entry in table.record.entries if isinstance(entry, Move)] == [60_000]


async def test_clocks_stand_before_the_deal_and_while_a_bot_thinks(server: Server, wall: Wall) -> None:
    ann = server.browser("ann")
    chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}, {"who": "random"}]
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "first": 2, "clock": MOVE})
    name = made.json()["address"].removeprefix("/tables/")
    wall.goes_on(10 * DAY)
    await server.hall.look_at_clocks()
    assert kept(server, name).deadline is None
    ben = server.browser("ben")
    table = server.table(name)
    free = next(seat.seat for seat in table.seats if seat.free)
    await ben.post(f"/api/tables/{name}/seats/{free}/join", {"name": "Ben"})
    mine = next(seat.seat for seat in table.seats if seat.name == "Ann")
    await add_nonces(name, [(mine, ann), (free, ben)])
    table = await rest(server, name)
    bots = {seat.seat for seat in table.seats if seat.bot}
    assert all(not entry.took for entry in table.record.entries if isinstance(entry, Move) and entry.seat in bots)
    assert kept(server, name).deadline == wall.now + 120
    checked(server, name)


async def test_a_table_without_a_clock_has_none(server: Server, people: list[Browser], wall: Wall) -> None:
    chairs = [{"who": "here", "name": "Ann"}, {"who": "random"}]
    made = await people[0].post("/api/tables", {"game": SHORT, "seats": chairs, "first": 0})
    name = made.json()["address"].removeprefix("/tables/")
    await add_nonces(name, [(0, people[0])])
    await rest(server, name)
    wall.goes_on(400 * DAY)
    await server.hall.look_at_clocks()
    stored = kept(server, name)
    assert (stored.clock, stored.deadline, stored.record.header.clock) == (None, None, None)
    assert b"clock" not in next(stored.record.lines())
    assert await asks(people[0], name, "pause", seat=0, on=True) == "no-clock"


@pytest.mark.parametrize(
    ("clock", "error"),
    [
        ({"kind": "move", "seconds": 5}, "clock-seconds"),
        ({"kind": "move", "seconds": 10**8}, "clock-seconds"),
        ({"kind": "move", "seconds": 100, "increment": 5}, "clock-increment"),
        ({"kind": "bank", "seconds": 100, "increment": -5}, "clock-increment"),
        ({**MOVE, "vacation": 1000}, "clock-vacation"),
        ({**MOVE, "night": {"begins": "22:00", "ends": "22:00", "zone": "UTC"}}, "clock-night"),
        ({**MOVE, "night": {"begins": "06:00", "ends": "23:00", "zone": "UTC"}}, "clock-night"),
        ({**MOVE, "night": {"begins": "24:00", "ends": "07:00", "zone": "UTC"}}, "clock-night"),
        ({**MOVE, "night": {"begins": "22:00", "ends": "07:00", "zone": "Europe/Kocourkov"}}, "clock-zone"),
        ({**MOVE, "night": {"begins": "22:00", "ends": "07:00", "zone": "../../etc/passwd"}}, "clock-zone"),
        ({**MOVE, "night": {"begins": "22:00", "ends": "07:00", "zone": "é"}}, "clock-zone"),
    ],
)
async def test_a_clock_that_makes_no_sense_is_refused_in_a_sentence(
    common: Server, clock: dict[str, Any], error: str
) -> None:
    before = common.rows()
    for language in LANGUAGES:
        ann = common.browser("ann", language=language)
        chairs = [{"who": "here", "name": "Ann"}, {"who": "random"}]
        answer = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "clock": clock})
        assert answer.status_code == 400
        assert answer.json()["error"] == error
        assert "error-" not in answer.json()["words"]
    assert common.rows() == before


# --- zero -------------------------------------------------------------------------------------------------------------


async def test_the_planner_plays_the_turn_of_one_whose_time_is_up(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, MOVE)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(119.9)
    await server.hall.look_at_clocks()
    assert not any(isinstance(entry, Flag) for entry in table.record.entries)
    wall.goes_on(0.2)
    await server.hall.look_at_clocks()
    await rest(server, name)
    flags = [entry for entry in table.record.entries if isinstance(entry, Flag)]
    assert [(flag.seat, flag.took) for flag in flags] == [(seat, 120_000)]
    assert decider(table) != seat, "the whole turn was played"
    assert table.seats[seat].stand_in is None
    assert kept(server, name).deadline == wall.now + 120
    page = (await people[0].get(f"/tables/{name}")).text
    assert "is out of time: a bot plays this turn" in page
    checked(server, name)
    await whole_turn(server, name, people)
    assert (await make_move(people[seat], name)).status_code == 200, "the next turn is one's own again"
    checked(server, name)


async def test_the_planner_takes_the_seat(server: Server, people: list[Browser], wall: Wall) -> None:
    name = await begun(server, people, {**MOVE, "at_zero": "seat"})
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(121)
    await server.hall.look_at_clocks()
    assert table.seats[seat].stand_in == STAND_IN
    await rest(server, name)
    other = decider(table)
    assert other != seat
    await whole_turn(server, name, people)
    await rest(server, name)
    assert decider(table) == other, "the planner played the next turn as well"
    assert (await people[seat].post(f"/api/tables/{name}/seats/{seat}/mind", {})).status_code == 200
    await whole_turn(server, name, people)
    assert (await make_move(people[seat], name)).status_code == 200
    checked(server, name)


@pytest.mark.parametrize("resigning", ["planner", "nobody"])
async def test_who_runs_out_of_time_resigns(server: Server, people: list[Browser], wall: Wall, resigning: str) -> None:
    name = await begun(server, people, {**MOVE, "at_zero": "resign"}, resigning=resigning)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(121)
    await server.hall.look_at_clocks()
    kinds = [type(entry) for entry in table.record.entries if isinstance(entry, Flag | Resign)]
    assert kinds == [Flag, Resign]
    await rest(server, name)
    assert kept(server, name).phase == (OVER if resigning == "nobody" else PLAYING)
    checked(server, name)
    if resigning == "planner":
        assert decider(table) != seat
        await play(server, name, people)
        checked(server, name)


async def test_a_bank_at_zero_still_grows_with_every_turn(server: Server, people: list[Browser], wall: Wall) -> None:
    name = await begun(server, people, BANK)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(700)
    await server.hall.look_at_clocks()
    await rest(server, name)
    assert left(table, seat) == 10
    await whole_turn(server, name, people)
    assert kept(server, name).deadline == wall.now + 10
    checked(server, name)


async def test_a_move_at_the_very_instant_of_zero_comes_too_late(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, MOVE)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(120)  # to the millisecond
    answer = await make_move(people[seat], name)
    assert (answer.status_code, answer.json()["error"]) == (409, "time-is-up")
    await rest(server, name)
    moves = [entry for entry in table.record.entries if isinstance(entry, Move) and entry.seat == seat]
    assert len([entry for entry in table.record.entries if isinstance(entry, Flag)]) == 1
    assert moves
    assert all(not move.took for move in moves), "the planner made them"
    checked(server, name)
    other = await begun(server, people, MOVE)
    wall.goes_on(119.999)  # and one before it in time
    assert (await make_move(people[decider(server.table(other))], other)).status_code == 200
    checked(server, other)


async def test_zero_happens_once_however_often_it_is_looked_for(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, MOVE)
    table = server.table(name)
    wall.goes_on(121)
    move = make_move(people[decider(table)], name)
    await asyncio.gather(*(server.hall.look_at_clocks() for _ in range(8)), move, server.hall.time_out(table))
    await rest(server, name)
    assert len([entry for entry in table.record.entries if isinstance(entry, Flag)]) == 1
    checked(server, name)


# --- nothing is won by tricks -----------------------------------------------------------------------------------------


async def test_letting_a_bot_play_and_taking_the_seat_back_wins_no_time(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, MOVE)
    table = server.table(name)
    seat = decider(table)
    mind = f"/api/tables/{name}/seats/{seat}/mind"
    wall.goes_on(100)
    server.hall.turns._free = 0  # the bot waits for its turn to think
    assert (await people[seat].post(mind, {"bot": "planner"})).status_code == 200
    assert kept(server, name).deadline is None
    wall.goes_on(1000)  # while it stands in
    assert (await people[seat].post(mind, {})).status_code == 200
    assert kept(server, name).deadline == wall.now + 20
    if table.thinking is not None:
        table.thinking.cancel()


async def test_time_before_a_bot_took_over_is_charged_to_the_bank(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, BANK)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(500)
    assert (await people[seat].post(f"/api/tables/{name}/seats/{seat}/mind", {"bot": "planner"})).status_code == 200
    await rest(server, name)
    assert left(table, seat) == 110
    checked(server, name)


async def test_taking_a_move_back_wins_no_time(server: Server, people: list[Browser], wall: Wall) -> None:
    """Moving and taking back in time would give a fresh clock; so what was used stays used."""
    name = await begun(server, people, MOVE)
    table = server.table(name)
    seat = decider(table)
    for _ in range(20):  # until a move that can be taken back freely
        wall.goes_on(1)
        before = kept(server, name).deadline
        assert (await make_move(people[seat], name)).status_code == 200
        if table.undo_of(seat) == "free":
            break
        seat = decider(table)
    wall.goes_on(3)
    assert await asks(people[seat], name, "undo", seat=seat, entry=table.entry) == ""
    assert isinstance(table.record.entries[-1], Undo)
    gone = 0 if decider(table) != seat else 3
    assert kept(server, name).deadline <= before + gone
    checked(server, name)


async def test_an_undo_to_which_all_agreed_gives_everybody_their_time_back(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, BANK)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(100)
    while decider(table) == seat:
        await make_move(people[seat], name)
    wall.goes_on(50)
    assert (await make_move(people[1 - seat], name)).status_code == 200
    assert await asks(people[seat], name, "undo", seat=seat, entry=table.entry) == ""
    answer = {"seat": 1 - seat, "entry": table.entry, "agree": True}
    assert await asks(people[1 - seat], name, "undo/answer", **answer) == ""
    assert decider(table) == seat
    assert left(table, 1 - seat) == 600
    checked(server, name)


async def test_the_planner_s_move_after_zero_is_not_taken_back_freely(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    """Else whoever is out of time could take it back for ever."""
    name = await begun(server, people, MOVE)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(121)
    await server.hall.look_at_clocks()
    await rest(server, name)
    assert table.undo_of(seat) == "ask"
    assert await asks(people[seat], name, "undo", seat=seat, entry=table.entry) == ""
    answer = {"seat": 1 - seat, "entry": table.entry, "agree": True}
    assert await asks(people[1 - seat], name, "undo/answer", **answer) == ""
    assert decider(table) == seat
    assert table.bot_to_move() is None, "all agreed that the person moves"
    assert kept(server, name).deadline == wall.now + 120
    checked(server, name)


# --- restarts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clean", [True, False])
async def test_no_time_passes_while_no_server_runs(tmp_path: Path, wall: Wall, clean: bool) -> None:
    """A server ends, or is killed, and comes back after a month: nobody has lost on time, and nobody has won any."""
    folder = tmp_path / "tables"
    async with running(folder, wall) as server:
        people = [server.browser("ann"), server.browser("ben")]
        name = await begun(server, people, BANK)
        seat = decider(server.table(name))
        for _ in range(50):
            wall.goes_on(2)
            await server.hall.feel_pulse()
        if not clean:  # whatever it would do at its end, it does not: only its last sign of life is on disk
            server.hall._looking = None
            wall.goes_on(0.5)
    wall.goes_on(30 * DAY)
    async with running(folder, wall) as server:
        await server.hall.look_at_clocks()
        stored = kept(server, name)
        assert not any(isinstance(entry, Flag) for entry in stored.record.entries)
        assert stored.deadline == pytest.approx(wall.now + 500, abs=0.01)
        wall.goes_on(20)
        people = [server.browser("ann"), server.browser("ben")]
        assert (await make_move(people[seat], name)).status_code == 200
        took = [entry.took for entry in kept(server, name).record.entries if isinstance(entry, Move)]
        assert took == [120_000]
        checked(server, name)


async def test_zero_while_nobody_was_there_is_seen_after_a_restart(tmp_path: Path, wall: Wall) -> None:
    """A process dies between the flag and the planner's move: the next one lets the planner move."""
    folder = tmp_path / "tables"
    async with running(folder, wall) as server:
        name = await begun(server, [server.browser("ann"), server.browser("ben")], MOVE)
        table = server.table(name)
        seat = decider(table)
        server.hall._nudge = lambda table: None  # type: ignore[method-assign]  # it dies before the planner thinks
        wall.goes_on(121)
        await server.hall.look_at_clocks()
        assert decider(table) == seat
    wall.goes_on(60)
    async with running(folder, wall) as server:
        await server.hall.look_at_clocks()
        table = await rest(server, name)
        assert decider(table) != seat
        checked(server, name)


async def test_a_suspended_machine_does_not_cost_time(server: Server, people: list[Browser], wall: Wall) -> None:
    name = await begun(server, people, MOVE)
    await server.hall.feel_pulse()
    wall.goes_on(8 * 3600)  # the lid was closed
    await server.hall.feel_pulse()
    await server.hall.look_at_clocks()
    table = server.table(name)
    assert not any(isinstance(entry, Flag) for entry in table.record.entries)
    assert table.stored.deadline == pytest.approx(wall.now + 120, abs=0.01)
    assert (await make_move(people[decider(table)], name)).status_code == 200
    checked(server, name)


# --- pauses -----------------------------------------------------------------------------------------------------------


async def test_a_pause_needs_everybody(server: Server, wall: Wall) -> None:
    people = [server.browser(name) for name in ("ann", "ben", "eva")]
    name = await begun(server, people, MOVE)
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(20)
    assert await asks(server.browser("guest"), name, "pause", seat=0, on=True) == "not-your-seat"
    assert await asks(people[0], name, "pause", seat=0, on=False) == "pause-not"
    assert await asks(people[0], name, "pause", seat=0, on=True) == ""
    assert await asks(people[0], name, "pause", seat=0, on=True) == ""  # asking twice is not agreeing twice
    assert await asks(people[1], name, "undo/answer", seat=1, entry=table.entry, agree=True) == ""
    assert not any(isinstance(entry, Pause) for entry in table.record.entries)
    assert kept(server, name).deadline == wall.now + 100, "the clock runs until all have agreed"
    for language, words in (("en", "asks for a pause"), ("cs", "navrhuje přestávku"), ("sk", "navrhuje prestávku")):
        assert words in (await server.browser("eva", language=language).get(f"/tables/{name}")).text
    assert await asks(people[2], name, "undo/answer", seat=2, entry=table.entry, agree=True) == ""
    assert isinstance(table.record.entries[-1], Pause)
    assert kept(server, name).deadline is None
    wall.goes_on(5 * DAY)
    await server.hall.look_at_clocks()
    assert (await make_move(people[seat], name)).json()["error"] == "paused"
    assert await asks(people[seat], name, "undo", seat=seat, entry=table.entry) == "paused"
    for number in range(3):
        assert await asks(people[number], name, "pause", seat=number, on=False) == "" if not number else True
        if number:
            await asks(people[number], name, "undo/answer", seat=number, entry=table.entry, agree=True)
    assert kept(server, name).deadline == wall.now + 100, "what was used before the pause stays used"
    assert (await make_move(people[seat], name)).status_code == 200
    checked(server, name)


async def test_a_refused_pause_stops_nothing(server: Server, people: list[Browser], wall: Wall) -> None:
    name = await begun(server, people, MOVE)
    table = server.table(name)
    assert await asks(people[0], name, "pause", seat=0, on=True) == ""
    assert await asks(people[1], name, "undo/answer", seat=1, entry=table.entry, agree=False) == ""
    assert table.stored.wish is None
    wall.goes_on(121)
    await server.hall.look_at_clocks()
    assert any(isinstance(entry, Flag) for entry in table.record.entries)


async def test_nobody_can_hold_a_pause_for_good_nor_end_it_by_surprise(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, MOVE)
    table = server.table(name)
    await asks(people[0], name, "pause", seat=0, on=True)
    await asks(people[1], name, "undo/answer", seat=1, entry=table.entry, agree=True)
    wall.goes_on(DAY)
    assert await asks(people[0], name, "pause", seat=0, on=False) == ""
    assert table.clocks is not None
    assert table.clocks.paused, "the other is not surprised"
    assert await asks(people[1], name, "undo/answer", seat=1, entry=table.entry, agree=False) == ""
    wall.goes_on(GOES_ON - 1)
    await server.hall.look_at_clocks()
    assert table.clocks is not None
    assert table.clocks.paused
    wall.goes_on(1)
    await server.hall.look_at_clocks()
    assert table.clocks is not None
    assert not table.clocks.paused
    assert kept(server, name).deadline == wall.now + 120
    checked(server, name)


# --- nights and vacation ----------------------------------------------------------------------------------------------


async def test_clocks_stand_at_night(server: Server, people: list[Browser], wall: Wall) -> None:
    """15 January 2027, 08:00 UTC is 09:00 in Prague; three days a move, without the nights."""
    night = {"begins": "22:00", "ends": "08:00", "zone": "Europe/Prague"}
    name = await begun(server, people, {"kind": "move", "seconds": 28 * 3600, "night": night})
    table = server.table(name)
    assert kept(server, name).deadline == NOON + (28 + 2 * 10) * 3600
    wall.goes_on(14 * 3600)  # 23:00
    seat = decider(table)
    assert (await make_move(people[seat], name)).status_code == 200
    assert [entry.took for entry in table.record.entries if isinstance(entry, Move)] == [13 * 3600 * 1000]
    page = (await people[0].get(f"/tables/{name}")).text
    assert "From 22:00 to 08:00 clocks stand (Europe/Prague)." in page
    checked(server, name)


async def test_a_vacation_stops_the_own_clock_alone(server: Server, people: list[Browser], wall: Wall) -> None:
    name = await begun(server, people, {"kind": "move", "seconds": DAY, "vacation": 5})
    table = server.table(name)
    seat = decider(table)
    other = 1 - seat
    assert await asks(people[other], name, "vacation", seat=other, days=6) == "vacation-days"
    assert await asks(people[other], name, "vacation", seat=seat, days=2) == "not-your-seat"
    assert await asks(people[other], name, "vacation", seat=other, days=0) == "vacation-none"
    assert await asks(people[other], name, "vacation", seat=other, days=3) == ""
    assert await asks(people[other], name, "vacation", seat=other, days=1) == "vacation-already"
    assert kept(server, name).deadline == wall.now + DAY, "the clock of the other goes on"
    gone = wall.now
    wall.goes_on(3600)
    await whole_turn(server, name, people)
    assert kept(server, name).deadline == gone + 3 * DAY + DAY
    assert "on vacation until" in (await people[0].get(f"/tables/{name}")).text
    wall.goes_on(DAY)
    await server.hall.look_at_clocks()
    assert not any(isinstance(entry, Flag) for entry in table.record.entries)
    assert (await make_move(people[other], name)).status_code == 200  # who moves is back
    assert [(entry.seat, entry.days) for entry in table.record.entries if isinstance(entry, Back)] == [(other, 1)]
    assert table.clocks is not None
    assert table.clocks.vacation[other] == 3
    checked(server, name)


async def test_a_vacation_does_not_save_one_who_is_about_to_lose_on_time(
    server: Server, people: list[Browser], wall: Wall
) -> None:
    name = await begun(server, people, {**MOVE, "vacation": 20})
    table = server.table(name)
    seat = decider(table)
    wall.goes_on(119)
    for language in LANGUAGES:
        person = server.browser(people[seat].name, language=language)
        assert await asks(person, name, "vacation", seat=seat, days=20) == "vacation-turn"
    wall.goes_on(1)
    await server.hall.look_at_clocks()
    assert any(isinstance(entry, Flag) and entry.seat == seat for entry in table.record.entries)
    assert not any(isinstance(entry, Vacation) for entry in table.record.entries)


async def test_coming_back_early_starts_the_clock(server: Server, people: list[Browser], wall: Wall) -> None:
    name = await begun(server, people, {"kind": "move", "seconds": DAY, "vacation": 5})
    table = server.table(name)
    other = 1 - decider(table)
    assert await asks(people[other], name, "vacation", seat=other, days=5) == ""
    await whole_turn(server, name, people)
    wall.goes_on(DAY / 2)
    assert await asks(people[other], name, "vacation", seat=other, days=0) == ""
    assert kept(server, name).deadline == wall.now + DAY
    assert table.clocks is not None
    assert table.clocks.vacation[other] == 4
    checked(server, name)


@pytest.mark.slow
async def test_a_whole_game_with_a_clock_verifies(server: Server, people: list[Browser], wall: Wall) -> None:
    name = await begun(server, people, BANK)
    table = server.table(name)
    while not table.over:
        await rest(server, name)
        if table.over:
            break
        wall.goes_on(1.5)
        if table.entry % 17 == 0:
            wall.goes_on(700)
            await server.hall.look_at_clocks()
        else:
            await make_move(people[decider(table)], name)
    assert kept(server, name).phase == OVER
    assert kept(server, name).deadline is None
    assert any(isinstance(entry, Flag) for entry in table.record.entries)
    checked(server, name)
    again = await people[0].post(f"/api/tables/{name}/again")
    following = kept(server, again.json()["address"].removeprefix("/tables/"))
    assert following.record.header.clock == table.record.header.clock
