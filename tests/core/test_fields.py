"""Tables whose fields are declared: the empty table, copies, forms, the census and what is refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kolejiste.core import engine, rows
from kolejiste.core.chance import Deck
from kolejiste.core.contract import PhasedState
from kolejiste.core.errors import BadSnapshot
from kolejiste.core.fields import (
    NOBODY,
    OWNER,
    SEATS,
    Axis,
    deck,
    decks,
    declared,
    each,
    fields_of,
    flag,
    mask,
    number,
    one,
    row,
)
from kolejiste.core.kinds import Natural
from kolejiste.core.layout import Layout
from kolejiste.core.positions import read_form
from kolejiste.core.rows import Row
from kolejiste.core.snapshots import Written, written

CARDS = Axis("cards", 4, lambda game: game.cards)
LEFT = Axis("left faces", 4, lambda game: ("a", "b"))
RIGHT = Axis("right faces", 4, lambda game: ("c", "d"))
SLOTS = Axis("slots", 3, lambda game: 2, Natural)


@declared
class Table(engine.Position):
    money = each(SEATS, number(start=lambda game: game.money, most=99), "to spend")
    hands = each(SEATS, each(CARDS, number(most=4)), "cards", seen=OWNER, pieces="card")
    works = each(SEATS, each(CARDS, number(most=9)), "what each card has brought")
    rolls = each(SEATS, each(CARDS, number(most=9), zeros=True), "for each card")
    cells = each(SEATS, each(SLOTS, each(SLOTS, number(most=9))), "a small board")
    shown = each(SLOTS, one(CARDS), "face up", pieces="card")
    gone = mask(CARDS, "out of the game", pieces="card")
    laid = row(one(CARDS), "in order", most=3, pieces="card")
    last = row(number(most=9), "what was rolled", most=2)
    stock = deck("stock", CARDS, start=lambda game: [2, 1, 0], pieces="card", when="drawn_from", kept=False)
    piles = decks(
        deck("left", LEFT, start=lambda game: [1, 1], tail=1),
        deck("right", RIGHT, start=lambda game: [0, 2]),
        pieces="tile",
        seen=NOBODY,
        kept=False,
    )
    fixed = each(SLOTS, number(most=9), shared=True)
    bold = flag("whether it is so", start=True)


class Position(Table, PhasedState):
    __slots__ = ()


TYPE: Any = Position  # without rules, so nothing to be played


class SeatForm(msgspec.Struct, kw_only=True):
    money: int
    works: dict[str, int]
    rolls: dict[str, int]
    cells: list[list[int]]
    cards: int


class TableForm(msgspec.Struct, kw_only=True):
    shown: list[str | None]
    gone: list[str]
    laid: list[str]
    last: list[int]
    stock: int
    fixed: list[int]
    bold: bool
    seats: list[SeatForm]


def bound(**changes: Any) -> Any:
    given = {
        "players": 2,
        "cards": ("a", "b", "c"),
        "money": 5,
        "drawn_from": True,
        "box": {"card c": 0},
        "tables": None,
    } | changes
    game: Any = SimpleNamespace(**given)
    game.layout = Layout(game, TYPE)
    return game


def table(**changes: Any) -> Any:
    return TYPE(bound(**changes))


def test_an_empty_table_has_every_field_at_its_start() -> None:
    s = table()
    assert (s.money, s.hands, s.works) == ([5, 5], [[0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0]])
    assert (s.shown, s.gone, s.laid, s.last, s.bold) == ([-1, -1], 0, [], [], True)
    assert (s.stock.name, s.stock.counts, [pile.name for pile in s.piles]) == ("stock", [2, 1, 0], ["left", "right"])
    assert (s.phase, s.seat, s.turn, s.ply, s.reveals, s.over, s.journal) == (0, 0, 0, 0, 0, False, None)


def test_tables_have_slots_only_and_do_not_share_what_rules_change() -> None:
    first, second = table(), table()
    assert not hasattr(first, "__dict__")
    first.money[0] = 1
    first.hands[1][2] = 3
    rows.push(first.laid, 2)
    first.stock.take(0)
    assert (second.money, second.hands[1], second.laid, second.stock.counts) == ([5, 5], [0, 0, 0], [], [2, 1, 0])


def changed(s: Any) -> None:
    """Change everything in place that may be changed so."""
    s.money[0] += 1
    s.hands[0][0] += 1
    s.works[1][1] += 1
    s.cells[1][0][1] += 1
    s.shown[0] = 2
    rows.push(s.laid, 1)
    s.stock.take(0)
    s.piles[1].take(1)
    s.seat = s.turn = s.ply = 1


def values(s: Any) -> dict[str, Any]:
    def plain(value: Any) -> Any:
        if isinstance(value, Deck | Row):
            return repr(value)
        return [plain(one) for one in value] if isinstance(value, list) else value

    return {name: plain(getattr(s, name)) for name in (*fields_of(Table), "seat", "turn", "ply")}


def test_a_clone_is_equal_and_apart() -> None:
    s = table()
    changed(s)
    s.journal = []
    copy = s.clone()
    assert type(copy) is Position
    assert copy.journal is None
    before = values(s)
    assert values(copy) == before
    changed(copy)
    assert values(s) == before
    assert values(copy) != before
    assert copy.fixed is s.fixed


def test_a_field_that_a_game_never_touches_is_shared() -> None:
    unused, used = table(drawn_from=False), table()
    assert unused.clone().stock is unused.stock
    assert used.clone().stock is not used.stock


def forms(layout: Layout) -> tuple[Any, Any]:
    return layout.form(TableForm), layout.form(SeatForm, SEATS)


def filled(s: Any) -> TableForm:
    whole, seat = forms(s.game.layout)
    found: TableForm = whole.of(s, seats=[seat.of(s, n, cards=sum(s.hands[n])) for n in range(2)])
    return found


def test_forms_show_names_and_lay_the_table_out_again() -> None:
    s = table()
    s.money, s.works, s.shown, s.gone = [1, 2], [[0, 3, 0], [0, 0, 4]], [-1, 1], 0b101
    s.laid, s.last, s.bold = Row([2, 0]), Row([6, 6]), False
    s.rolls, s.cells = [[0, 0, 1], [2, 0, 0]], [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
    shown = filled(s)
    assert (shown.shown, shown.gone, shown.laid, shown.last) == ([None, "b"], ["a", "c"], ["c", "a"], [6, 6])
    assert (shown.stock, shown.bold) == (3, False)
    assert shown.seats == [
        SeatForm(money=1, works={"b": 3}, rolls={"a": 0, "b": 0, "c": 1}, cells=[[1, 2], [3, 4]], cards=0),
        SeatForm(money=2, works={"c": 4}, rolls={"a": 2, "b": 0, "c": 0}, cells=[[5, 6], [7, 8]], cards=0),
    ]
    again = table()
    whole, seat = forms(again.game.layout)
    whole.lay(again, shown)
    for index, part in enumerate(shown.seats):
        seat.lay(again, part, index)
    assert values(again) == values(s)


def test_laying_out_never_changes_what_tables_share() -> None:
    class Slot(msgspec.Struct):
        fixed: int

    s = table()
    s.game.layout.form(Slot, SLOTS).lay(s, Slot(9), 1)
    assert (s.fixed, s.game.layout.blank.fixed) == ([0, 9], [0, 0])


def test_a_view_must_show_what_everyone_sees_and_nothing_else() -> None:
    layout = bound().layout
    whole, seat = forms(layout)
    layout.check_shown(whole, seat)
    with pytest.raises(AssertionError, match="no view shows"):
        layout.check_shown(whole)
    layout.check_shown(whole, by_hand=["money", "works", "rolls", "cells"])

    class Hand(msgspec.Struct):
        hands: dict[str, int]

    with pytest.raises(AssertionError, match="not for everyone's eyes"):
        layout.check_shown(whole, seat, layout.form(Hand, SEATS))


def test_the_census_counts_pieces_wherever_they_lie() -> None:
    s = table()
    s.hands, s.shown, s.gone, s.laid = [[1, 0, 0], [0, 0, 2]], [-1, 1], 0b1, Row([2])
    s.piles[0].take(1)
    s.piles[0].under(1, 0)
    assert s.game.layout.census(s) == {
        "card a": 2 + 1 + 1,
        "card b": 1 + 1,
        "card c": 2 + 1,
        "tile a": 1,
        "tile b": 1,
        "tile c": 0,
        "tile d": 2,
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("money", [5, 100]),
        ("money", [5, -1]),
        ("money", [5]),
        ("works", [[0, 0, 0], [0, 0, 10]]),
        ("shown", [3, 0]),
        ("shown", [-2, 0]),
        ("gone", 0b1000),
        ("laid", Row([0, 0, 0, 0])),
        ("laid", Row([7])),
        ("last", Row([1, 2, 3])),
    ],
)
def test_values_beyond_what_is_declared_are_found(name: str, value: object) -> None:
    s = table()
    assert s.game.layout.misfits(s) == []
    setattr(s, name, value)
    assert s.game.layout.misfits(s) == [name]


def test_more_of_something_than_a_table_is_made_for_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="more cards than 4"):
        bound(cards=("a", "b", "c", "d", "e"))


# --- snapshots --------------------------------------------------------------------------------------------------------


class Seat(Written, kw_only=True):
    pass


class Whole(Written, kw_only=True):
    title: str
    seats: list[Seat]


WrittenSeat = written(fields_of(Table), Seat, SEATS, hand="hands")
WrittenWhole = written(fields_of(Table), Whole, apart=[SEATS], seats=list[WrittenSeat])  # type: ignore[valid-type]


def laid(**data: Any) -> Any:
    """A table laid out from a snapshot."""
    s = table()
    position = read_form({"title": "x", "seats": [], **data}, WrittenWhole)
    s.game.layout.form(WrittenWhole).lay(s, position)
    for index, seat in enumerate(position.seats):
        s.game.layout.form(WrittenSeat, SEATS, hand="hands").lay(s, seat, index, place=f"seats[{index}].")
    return s


def test_what_a_snapshot_leaves_out_is_as_on_an_empty_table() -> None:
    assert values(laid()) == values(table())
    s = laid(gone=["b"], seats=[{"hand": {"c": 2}}, {"money": 3}])
    assert (s.gone, s.hands, s.money) == (0b10, [[0, 0, 2], [0, 0, 0]], [5, 3])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"gone": ["z"]}, "gone: there is no “z” in this edition."),
        ({"gone": ["a", "a"]}, "gone: “a” stands there twice."),
        ({"laid": ["a", "z"]}, "laid[1]: there is no “z” in this edition."),
        ({"laid": ["a"] * 4}, "laid: 4 is not possible here."),
        ({"shown": ["a"] * 3}, "shown: 3 is not possible here."),
        ({"last": [3, 10]}, "last[1]: 10 is not possible here."),
        ({"seats": [{}, {"money": 100}]}, "seats[1].money: 100 is not possible here."),
        ({"seats": [{"hand": {"a": 5}}]}, "seats[0].hand.a: 5 is not possible here."),
        ({"seats": [{"hand": {"z": 1}}]}, "seats[0].hand: there is no “z” in this edition."),
        ({"laid": [None]}, "The position is not written as positions are"),
        ({"money": [1, 2]}, "The position is not written as positions are"),
        ({"stock": 3}, "The position is not written as positions are"),
        ({"bold": 1}, "The position is not written as positions are"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_its_place(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSnapshot) as refused:
        laid(**data)
    assert str(refused.value).replace("\u2068", "").replace("\u2069", "").startswith(said)
