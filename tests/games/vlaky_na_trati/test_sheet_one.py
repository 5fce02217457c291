""" "Záznamový arch I", section by section (C-80 to C-98): values are of the edition, how they count of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import LayCard
from kolejiste.games.vlaky_na_trati.scoring import (
    CoinsLeft,
    RowCounts,
    RowDoubled,
    RowFulfilled,
    RowsMultiplied,
    RowTicked,
)
from tests.games.vlaky_na_trati.positions import board_of, play, points, position, seat, vlaky
from tests.games.vlaky_na_trati.reference import score_one

# Copied from the constraints' vectors: ticked boxes, coins, symbols of passengers (own, others), points by row.
VECTORS: dict[str, tuple[dict[str, int], int, tuple[int, list[int]] | None, dict[str, int], int]] = {
    "empty": ({}, 0, None, {}, 0),
    "passengers tie": ({"passengers": 4}, 0, (4, [4, 1]), {"passengers": 6}, 6),
    "passengers overflow majority": ({"passengers": 7}, 1, (8, [7]), {"passengers": 26, "coins": 1}, 27),
    "post 5": ({"post": 5}, 0, None, {"post": 10}, 10),
    "post 7": ({"post": 7}, 0, None, {"post": 15}, 15),
    "chain without coal": ({"iron_ore": 3, "steelworks": 4, "factory": 3}, 0, None, {}, 0),
    "whole chain": (
        {"coal": 5, "iron_ore": 4, "steelworks": 4, "factory": 3},
        0,
        None,
        {"coal": 7, "iron_ore": 10, "steelworks": 17, "factory": 19},
        53,
    ),
    "timber": ({"forest": 3, "sawmill": 2}, 0, None, {"forest_x_sawmill": 6}, 6),
    "timber without sawmill": ({"forest": 5}, 0, None, {}, 0),
    "sugar": ({"beet": 1, "sugar_refinery": 4}, 0, None, {"sugar_refinery": 5}, 5),
    "beet only": ({"beet": 4}, 0, None, {}, 0),
    "coins": ({}, 6, None, {"coins": 6}, 6),
}


def sheet(ticks: dict[str, int], coins: int = 0, gained: int | None = None, others: Any = (0,)) -> k.State:
    """Seat 0 has this sheet; the others have gained so many passengers."""
    have = {"ticks": ticks, "coins": coins} | ({} if gained is None else {"gained": gained})
    rest = [seat(ticks={"passengers": min(count, 7)}, gained=count) for count in others]
    return position(vlaky(1 + len(rest)), seat(**have), *rest)


@pytest.mark.parametrize("name", VECTORS)
def test_vectors_of_sheet_one(name: str) -> None:
    """The constraints' scoring vectors for sheet I."""
    ticked, coins, passengers, rows, total = VECTORS[name]
    own, others = passengers or (None, [ticked.get("passengers", 0)])
    state = sheet(ticked, coins, own, others)
    assert points(state, 0) == rows
    assert state.scores[0] == state.sheet()[0].total == total


@pytest.mark.parametrize("row", ["passengers", "post", "glassworks"])
def test_rightmost_ticked_box_counts_and_not_the_sum(row: str) -> None:
    """C-80: each row is worth its rightmost ticked box."""
    values = {
        "passengers": [1, 2, 4, 6, 8, 10, 13],
        "post": [3, -1, 6, -2, 10, -3, 15],
        "glassworks": [3, 6, 9, 13],
    }[row]
    for ticked, value in enumerate(values, 1):
        assert sheet({row: ticked}, others=[7]).scores[0] == value


def test_strict_majority_of_passengers_doubles_the_row() -> None:
    """C-81: more passengers than every opponent: the row counts twice."""
    state = sheet({"passengers": 3}, others=[2])
    assert state.scores == [8, 2]
    assert state.sheet()[0].lines[0] == RowDoubled(points=8, row="passengers", ticked=3, times=2)
    assert state.sheet()[1].lines[0] == RowTicked(points=2, row="passengers", ticked=2)
    assert sheet({"passengers": 3}, others=[2, 2]).scores == [8, 2, 2]
    assert sheet({"passengers": 3}, others=[2, 4]).scores == [4, 2, 6 * 2]


def test_tie_for_most_passengers_doubles_nobody() -> None:
    """C-82: nobody's row is doubled in a tie."""
    assert sheet({"passengers": 3}, others=[3]).scores == [4, 4]
    assert sheet({"passengers": 3}, others=[3, 1]).scores == [4, 4, 1]
    assert sheet({"passengers": 3}, others=[3, 3]).scores == [4, 4, 4]


def test_majority_counts_symbols_gained_beyond_the_row() -> None:
    """C-81, I-15: seven boxes are full on both sheets; who gained an eighth symbol doubles."""
    assert sheet({"passengers": 7}, gained=8, others=[7]).scores == [26, 13]
    assert sheet({"passengers": 7}, gained=8, others=[8]).scores == [13, 13]


def test_overflowing_passengers_are_counted_while_playing() -> None:
    """I-15, C-32: the eighth passenger pays a coin and still counts for the majority."""
    full = seat(ticks={"passengers": 7})
    state = position(vlaky(), full, full, offer=["B23", "B19", "B20", "B21"])  # top: passengers, middle: coal
    play(state, LayCard("B23"), "B22")
    assert points(state, 0) == {"passengers": 26, "coins": 1}
    assert points(state, 1)["passengers"] == 13


def test_no_passengers_give_no_doubled_line() -> None:
    """C-81: nothing is doubled where nothing is ticked."""
    assert sheet({}, others=[0]).scores == [0, 0]


def test_post_has_negative_boxes() -> None:
    """C-85: some letters get lost, which costs points."""
    board = board_of(vlaky())
    assert min(board.sheet.boxes[board.symbol_number["post"]]) < 0


@pytest.mark.parametrize(("ticked", "value"), [(2, -1), (5, 10), (6, -3), (7, 15)])
def test_post_counts_its_rightmost_box_even_if_negative(ticked: int, value: int) -> None:
    """C-86."""
    assert points(sheet({"post": ticked}), 0) == {"post": value}


@pytest.mark.parametrize(
    ("ticked", "rows"),
    [
        (
            {"coal": 2, "iron_ore": 3, "steelworks": 3, "factory": 1},
            {"coal": 2, "iron_ore": 4, "steelworks": 8, "factory": 6},
        ),
        ({"iron_ore": 3, "steelworks": 4, "factory": 3}, {}),
        ({"coal": 4, "steelworks": 2, "factory": 2}, {"coal": 5}),
        (
            {"coal": 1, "iron_ore": 4, "steelworks": 4, "factory": 3},
            {"coal": 1, "iron_ore": 2, "steelworks": 4, "factory": 6},
        ),
        ({"coal": 5, "iron_ore": 4, "factory": 3}, {"coal": 7, "iron_ore": 10}),
        (
            {"coal": 3, "iron_ore": 2, "steelworks": 1, "factory": 3},
            {"coal": 3, "iron_ore": 4, "steelworks": 4, "factory": 6},
        ),
    ],
)
def test_chain_box_needs_every_box_above_it(ticked: dict[str, int], rows: dict[str, int]) -> None:
    """C-87, C-89, C-90, C-91: a box counts only if all boxes above it are ticked."""
    assert points(sheet(ticked), 0) == rows


def test_chain_line_tells_how_many_boxes_count() -> None:
    """C-87: the reason for the points."""
    lines = sheet({"coal": 2, "iron_ore": 3}).sheet()[0].lines
    assert RowFulfilled(points=4, row="iron_ore", ticked=3, fulfilled=2) in lines


@pytest.mark.parametrize(
    ("card", "before"),
    [
        ("B22", {"iron_ore": 1, "steelworks": 1, "factory": 1}),  # coal comes last
        ("B21", {"coal": 1, "steelworks": 1, "factory": 1}),  # iron ore comes last
        ("B12", {"coal": 1, "iron_ore": 1}),  # steelworks and factory come last
    ],
)
def test_chain_may_be_ticked_in_any_order(card: str, before: dict[str, int]) -> None:
    """C-88: steel may come before ore or coal."""
    state = position(vlaky(), seat(ticks=before), offer=[card, "B19", "B20", "B24"])
    play(state, LayCard(card), "B01")
    assert points(state, 0) == {"coal": 1, "iron_ore": 2, "steelworks": 4, "factory": 6}


@pytest.mark.parametrize(("forest", "sawmill", "product"), [(3, 2, 6), (5, 4, 25), (5, 0, 0), (0, 4, 0), (1, 1, 1)])
def test_forest_times_sawmill(forest: int, sawmill: int, product: int) -> None:
    """C-93, C-94: the rightmost ticked numbers are multiplied; an empty row gives nothing."""
    state = sheet({"forest": forest, "sawmill": sawmill})
    assert points(state, 0) == ({"forest_x_sawmill": product} if product else {})
    line = next(line for line in state.sheet()[0].lines if isinstance(line, RowsMultiplied))
    assert (line.rows, line.points) == (("forest", "sawmill"), product)


@pytest.mark.parametrize(
    ("beet", "sugar", "value"), [(3, 1, 5), (1, 4, 5), (0, 4, 0), (4, 0, 0), (4, 4, 22), (2, 3, 10)]
)
def test_beet_and_sugar(beet: int, sugar: int, value: int) -> None:
    """C-95, C-96: beet alone brings nothing; refineries count with the beet above them."""
    state = sheet({"beet": beet, "sugar_refinery": sugar})
    assert points(state, 0) == ({"sugar_refinery": value} if value else {})
    assert RowCounts(points=0, row="beet", ticked=beet) in state.sheet()[0].lines


@pytest.mark.parametrize(("ticked", "value"), [(1, 3), (2, 6), (3, 9), (4, 13)])
def test_glassworks_have_no_condition(ticked: int, value: int) -> None:
    """C-97, C-98: also the last box, whoever came first."""
    assert points(sheet({"glassworks": ticked}), 0) == {"glassworks": value}
    both = position(vlaky(), seat(ticks={"glassworks": ticked}), seat(ticks={"glassworks": ticked}))
    assert both.scores == [value, value]


def test_coins_are_worth_a_point_each() -> None:
    """C-74, "Mince"; the factory changes nothing on sheet I."""
    state = sheet({"factory": 3}, coins=5)
    assert state.scores[0] == 5
    assert state.sheet()[0].lines[-1] == CoinsLeft(points=5, coins=5)


def test_no_red_line_and_no_column_coins_on_sheet_one() -> None:
    """Both belong to sheet II only."""
    have = {"beet": 2, "coal": 1, "steelworks": 1}
    state = position(vlaky(), seat(ticks=have), seat(track="bottom"), offer=["B14", "B21", "B19", "B20"])
    play(state, LayCard("B14"), "B22")  # top: beet
    play(state, LayCard("B21"), "B24")  # top: iron ore, the first column is complete
    assert state.snapshot()["seats"][0]["ticks"] == {"beet": 3, "coal": 1, "steelworks": 1, "iron_ore": 1}
    assert state.snapshot()["seats"][0]["coins"] == 0


def test_sheet_lists_its_rows_from_the_top_down() -> None:
    """Points are added row by row: every row has a line, forest and sawmill share one."""
    lines = sheet({"passengers": 1}, others=[3]).sheet()[0].lines
    names = [getattr(line, "row", None) or "x".join(getattr(line, "rows", ())) or "coins" for line in lines]
    assert names == [
        "passengers",
        "post",
        "coal",
        "iron_ore",
        "steelworks",
        "factory",
        "forestxsawmill",
        "beet",
        "sugar_refinery",
        "glassworks",
        "coins",
    ]


def test_many_sheets_agree_with_a_second_reckoning() -> None:
    """C-80 to C-98 together: some hundred sheets against the scorer of reference.py."""
    rows = board_of(vlaky()).symbols
    length = board_of(vlaky()).sheet.length
    for number in range(300):
        ticked = {row: (number * (7 + place) // 3 + place) % (length[place] + 1) for place, row in enumerate(rows)}
        state = sheet(ticked, coins=number % 9, others=[number % 8])
        most = ticked["passengers"] > number % 8
        assert state.scores[0] == score_one(ticked, number % 9, most)
