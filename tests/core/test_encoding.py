"""Views as numbers: each way to write something, and the order of seats."""

from __future__ import annotations

import msgspec

from kolejiste.core.contract import Block, View
from kolejiste.core.encoding import Counts, Encoding, Marks, Row, Scaled, Tally, Yes


class Seat(msgspec.Struct, frozen=True):
    coins: int
    cards: list[str]
    place: int | None
    ready: bool


class Shown(View, frozen=True, kw_only=True):
    colour: str | None
    seats: list[Seat]
    line: list[list[str] | None]
    held: dict[str, int] | None


def encoding() -> Encoding[Shown]:
    found = Encoding[Shown](2)
    found.block("colour", Marks(("red", "blue", "green")), lambda view: [view.colour])
    found.by_seat("turn", Yes(), lambda view, seat: seat == view.turn)
    found.by_seat("seats", Scaled(coins=10, cards=4, place=2, ready=1), lambda view, seat: view.seats[seat])
    found.block("line", Row(3, Marks("xy")), lambda view: view.line)
    found.block("held", Counts(("a", "b"), (2, 4)), lambda view: view.held)
    found.block("again", Counts(("a", "b"), 10), lambda view: view.held)
    found.block("tally", Tally("xy", 2), lambda view: [name for names in view.line if names for name in names])
    return found


def shown(seat: int | None, **changes: object) -> Shown:
    seats = [Seat(5, ["x"], None, True), Seat(1, [], 1, False)]
    view = Shown(
        title="",
        players=2,
        seat=seat,
        turn=0,
        decider=0,
        ply=0,
        over=False,
        colour="blue",
        seats=seats,
        line=[["y"], None, ["x", "y"]],
        held={"b": 3},
    )
    return msgspec.structs.replace(view, **changes)


def test_blocks_are_as_large_as_what_is_written() -> None:
    sizes = {"colour": 3, "turn": 2, "seats": 8, "line": 6, "held": 2, "again": 2, "tally": 2}
    assert encoding().blocks == tuple(Block(name, size) for name, size in sizes.items())
    assert encoding().size == 25


def test_numbers_stand_in_their_places() -> None:
    buffer = [7.0] * 26
    encoding().observe(shown(0), buffer)
    first, second = [0.5, 0.25, 0.0, 1.0], [0.1, 0.0, 0.5, 0.0]
    line, held, tally = [0.0, 1.0, 0.0, 0.0, 1.0, 1.0], [0.0, 0.75, 0.0, 0.3], [0.5, 1.0]
    assert buffer == [0.0, 1.0, 0.0, 1.0, 0.0, *first, *second, *line, *held, *tally, 7.0]  # and nothing beyond


def test_seats_go_from_the_viewer_on() -> None:
    own, spectator, other = [0.0] * 25, [0.0] * 25, [0.0] * 25
    encoding().observe(shown(0), own)
    encoding().observe(shown(None), spectator)
    encoding().observe(shown(1), other)
    assert own == spectator
    assert other[3:13] == [0.0, 1.0, *own[9:13], *own[5:9]]
    assert other[13:] == own[13:]


def test_nothing_is_zero() -> None:
    buffer = [7.0] * 25
    encoding().observe(shown(0, colour=None, line=[], held=None), buffer)
    assert buffer[:3] == [0.0] * 3
    assert buffer[13:] == [0.0] * 12
