"""Clocks in records: what every move took and what a clock has caused, and that nothing else is accepted."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from kolejiste.core.clock import Clock, Night
from kolejiste.core.errors import BadOption, BadRecord
from kolejiste.core.record import (
    AnyEntry,
    Back,
    Flag,
    Header,
    Move,
    Pause,
    Record,
    Resign,
    Undo,
    Vacation,
)
from kolejiste.core.registry import titles
from kolejiste.core.seal import commitment, verify
from kolejiste.core.table import Table, gathered, new_header
from kolejiste.core.text import LANGUAGES
from kolejiste.core.timing import Clocks

from .forging import forged

TITLE = min(titles(), key=lambda title: title.minutes[1])
GAME = TITLE.bind(2)
BANK = Clock(kind="bank", seconds=100, increment=5, vacation=3)
MOVE = Clock(kind="move", seconds=100)
YEARLY = Clock(kind="move", seconds=100, vacation=3, yearly=True)


def begun(clock: Clock | None) -> Table:
    """A sealed table of two people with this clock, dealt."""
    head = new_header(GAME, ["name:Ann", "name:Ben"], begins="chosen", clock=clock)
    return Table.dealt(gathered(Record(head)), GAME)


def turn(table: Table, took: int) -> int:
    """The deciding seat plays until another decides, its first move taking so long; returns the seat."""
    seat = table.state.seat
    while table.state.seat == seat and not table.over:
        table.accept(table.try_move(table.state.legal()[0], took))
        took = 0
    return seat


def clocks(table: Table) -> Clocks:
    found = Clocks.of(table.record)
    assert found is not None
    return found


def test_a_record_without_a_clock_says_nothing_of_clocks() -> None:
    """So that records are to the byte what they were before there were clocks."""
    table = begun(None)
    turn(table, 0)
    assert b"clock" not in table.record.to_bytes(secret=True)
    assert b"took" not in table.record.to_bytes(secret=True)
    assert Clocks.of(table.record) is None


def test_the_clock_is_committed_to() -> None:
    table = begun(BANK)
    head = table.record.header
    other = msgspec.structs.replace(head, clock=MOVE)
    assert commitment(table.record.seed(), head) == head.commitment
    assert commitment(table.record.seed(), other) != head.commitment
    with pytest.raises(BadRecord) as why:
        verify(forged(other, table.record.entries), GAME)
    assert why.value.key == "record-commitment"


def test_a_bank_is_used_and_grows_and_a_turn_s_time_begins_anew() -> None:
    for clock, after in ((BANK, 100 - 30 + 5), (MOVE, 100)):
        table = begun(clock)
        seat = turn(table, 30_000)
        assert clocks(table).left(seat, table.state.seat) == after * 1000
        assert clocks(table).left(1 - seat, table.state.seat) == 100_000
        verify(table.record, GAME)


def test_who_takes_back_only_their_own_move_wins_no_time() -> None:
    table = begun(MOVE)
    seat = table.state.seat
    table.accept(table.try_move(table.state.legal()[0], 60_000))
    table.accept(table.try_undo(seat, 1, 5_000 if table.state.seat == seat else 0))
    used = 65_000 if table.record.entries[-1].took else 60_000  # type: ignore[union-attr]
    assert clocks(table).left(seat, seat) == 100_000 - used
    verify(table.record, GAME)


def test_what_all_agreed_to_take_back_gives_the_time_back() -> None:
    table = begun(BANK)
    seat = turn(table, 60_000)
    other = turn(table, 40_000)
    moves = len(table.moves)
    table.accept(table.try_undo(seat, moves))
    assert table.state.seat == seat
    assert [clocks(table).left(one, seat) for one in (seat, other)] == [100_000, 100_000]
    verify(table.record, GAME)


# --- tamperings -----------------------------------------------------------------------------------------------------

Tampering = Callable[[Header, list[AnyEntry]], list[AnyEntry]]


def longer(took: int) -> Tampering:
    """The first move takes this long."""

    def tamper(_: Header, entries: list[AnyEntry]) -> list[AnyEntry]:
        place = next(place for place, entry in enumerate(entries) if isinstance(entry, Move))
        move = entries[place]
        return [*entries[:place], msgspec.structs.replace(move, took=took), *entries[place + 1 :]]

    return tamper


def added(*more: AnyEntry, before: type[AnyEntry] = Move) -> Tampering:
    """These entries before the first one of a kind."""

    def tamper(_: Header, entries: list[AnyEntry]) -> list[AnyEntry]:
        place = next(place for place, entry in enumerate(entries) if isinstance(entry, before))
        return [*entries[:place], *more, *entries[place:]]

    return tamper


TAMPERINGS: dict[str, tuple[Clock | None, Tampering, str]] = {
    "more time than there was": (MOVE, longer(100_001), "record-took"),
    "less than nothing": (BANK, longer(-1), "record-took"),
    "time where no clock was agreed on": (None, longer(5), "record-no-clock"),
    "a flag where no clock was agreed on": (None, added(Flag(0, 100_000)), "record-no-clock"),
    "a flag with time left": (MOVE, added(Flag(0, 99_999)), "record-flag"),
    "a flag after more than there was": (MOVE, added(Flag(0, 100_001)), "record-flag"),
    "two flags": (MOVE, added(Flag(0, 100_000), Flag(0, 0)), "record-flag"),
    "a flag for one who did not decide": (MOVE, added(Flag(1, 100_000)), "record-seat"),
    "a flag for nobody": (MOVE, added(Flag(7, 100_000)), "record-flag"),
    "a flag before the deal": (MOVE, lambda _, entries: [Flag(0, 100_000), *entries], "record-early"),
    "a flag without the resignation agreed on": (
        Clock(kind="move", seconds=100, at_zero="resign"),
        added(Flag(0, 100_000)),
        "record-clock-zero",
    ),
    "a flag for another's resignation": (
        Clock(kind="move", seconds=100, at_zero="resign"),
        added(Flag(0, 100_000), Resign(1)),
        "record-clock-zero",
    ),
    "time after the flag": (
        MOVE,
        lambda head, entries: added(Flag(0, 100_000))(head, longer(5)(head, entries)),
        "record-took",
    ),
    "a move in a pause": (MOVE, added(Pause(on=True)), "record-paused"),
    "a pause in a pause": (MOVE, added(Pause(on=True), Pause(on=True)), "record-pause"),
    "the end of no pause": (MOVE, added(Pause(on=False)), "record-pause"),
    "a flag in a pause": (MOVE, added(Pause(on=True), Flag(0, 100_000)), "record-flag"),
    "more vacation than agreed on": (BANK, added(Vacation(0, 4)), "record-vacation"),
    "vacation twice": (BANK, added(Vacation(0, 2), Vacation(0, 2)), "record-vacation"),
    "no days of vacation": (BANK, added(Vacation(0, 0)), "record-vacation"),
    "vacation of nobody": (BANK, added(Vacation(5, 1)), "record-vacation"),
    "back without a vacation": (BANK, added(Back(0, 0)), "record-vacation"),
    "back with more days than were taken": (BANK, added(Vacation(0, 2), Back(0, 2)), "record-vacation"),
    "a year where days are for the whole game": (BANK, added(Vacation(0, 1, 2026)), "record-vacation"),
    "no year where each has its days": (YEARLY, added(Vacation(0, 1)), "record-vacation"),
    "more vacation than a year has": (YEARLY, added(Vacation(0, 3, 2026), Vacation(0, 1, 2026)), "record-vacation"),
    "vacation of an earlier year": (YEARLY, added(Vacation(0, 1, 2027), Vacation(0, 1, 2026)), "record-vacation"),
    "vacation of a year that never comes": (YEARLY, added(Vacation(0, 1, 10**9)), "record-vacation"),
    "vacation where none was agreed on": (MOVE, added(Vacation(0, 1)), "record-vacation"),
    "time of an undo that nobody had": (
        MOVE,
        lambda _, entries: [*entries, Undo(0, 1, 200_000)],
        "record-took",
    ),
}


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_clock_that_was_tampered_with_is_refused_in_a_sentence(what: str) -> None:
    clock, tamper, key = TAMPERINGS[what]
    table = begun(clock)
    for took in (1_000, 2_000, 3_000) if clock else (0, 0, 0):
        turn(table, took)
    verify(table.record, GAME)
    entries = tamper(table.record.header, list(table.record.entries))
    with pytest.raises(BadRecord) as why:
        verify(forged(table.record.header, entries), GAME)
    assert why.value.key == key
    for language in LANGUAGES:
        assert "error-" not in why.value.say(language)
    with pytest.raises(BadRecord):  # and the chain is broken besides
        verify(Record(table.record.header, entries), GAME)


def test_a_changed_time_within_bounds_breaks_the_chain() -> None:
    table = begun(BANK)
    turn(table, 5_000)
    entries = longer(4_000)(table.record.header, list(table.record.entries))
    with pytest.raises(BadRecord) as why:
        verify(Record(table.record.header, entries), GAME)
    assert why.value.key == "record-chain"


@pytest.mark.parametrize(
    "clock",
    [
        Clock(kind="move", seconds=1),
        Clock(kind="move", seconds=100, increment=1),
        Clock(kind="bank", seconds=100, vacation=-1),
        Clock(kind="bank", seconds=100, yearly=True),
        Clock(kind="bank", seconds=100, night=Night("7:00", "22:00", "UTC")),
        Clock(kind="bank", seconds=100, night=Night("22:00", "07:00", "")),
    ],
)
def test_a_clock_that_cannot_be_is_refused(clock: Clock) -> None:
    with pytest.raises(BadOption):
        begun(clock)
    table = begun(BANK)
    with pytest.raises(BadRecord) as why:
        verify(forged(msgspec.structs.replace(table.record.header, clock=clock), table.record.entries), GAME)
    assert why.value.key == "record-clock"
