""" "Záznamový arch II", section by section (C-100 to C-118)."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    BuySymbol,
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    RecordSymbol,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.events import ColumnCompleted, RaceWon, RowFull, SymbolLost
from kolejiste.games.vlaky_na_trati.scoring import CoinsExchanged, CoinsLeft, RowFulfilled, RowRaced
from tests.games.vlaky_na_trati.positions import (
    TRACK,
    board_of,
    coins,
    happened,
    options,
    play,
    points,
    position,
    seat,
    seat_part,
    ticks,
    vlaky,
)
from tests.games.vlaky_na_trati.reference import score_two

# Copied from the constraints' vectors: ticked boxes, coins, points by row. `exchange` is the factory's better rate.
VECTORS: dict[str, tuple[dict[str, int], int, dict[str, int], int]] = {
    "two passengers, five post": ({"passengers": 2, "post": 5}, 0, {"passengers": -2, "post": 10}, 8),
    "post only": ({"post": 4}, 0, {}, 0),
    "sawmill without forest": ({"sawmill": 3}, 0, {}, 0),
    "sawmill ahead": ({"forest": 1, "sawmill": 4}, 0, {"forest": 2, "sawmill": 3}, 5),
    "sugar": ({"beet": 2, "sugar_refinery": 3}, 0, {"sugar_refinery": 12}, 12),
    "no factory": ({}, 5, {"coins": 5}, 5),
    # passengers 4, post 2 / 3 and 0 (C-101), coal 3, ore 2, steel 4 (C-103), glassworks 3 (C-116)
    "four passengers, two post": ({"passengers": 4, "post": 2}, 0, {"passengers": -4, "post": 10}, 6),
    "three passengers, no post": ({"passengers": 3}, 0, {"passengers": -3}, -3),
    "columns": ({"coal": 3, "iron_ore": 2, "steelworks": 4}, 0, {"coal": 3, "iron_ore": 4, "steelworks": 10}, 17),
    "three glassworks": ({"glassworks": 3}, 0, {"glassworks": 3}, 3),
}


def sheet(ticked: dict[str, int], coins: int = 0, **parts: Any) -> k.State:
    return position(vlaky(2, "II"), seat(ticks=ticked, coins=coins, **parts))


def laying(card: str, *seats: dict[str, Any], players: int = 2, **parts: Any) -> k.State:
    """A card about to be laid in slot 1 from the offer."""
    offer = [card, *[one for one in ("B19", "B20", "B22", "B24") if one != card][:3]]
    return position(vlaky(players, "II"), *seats, offer=offer, **parts)


@pytest.mark.parametrize("name", VECTORS)
def test_vectors_of_sheet_two(name: str) -> None:
    """The constraints' scoring vectors for sheet II (C-100, C-101, C-103, C-105, C-116)."""
    ticked, left, rows, total = VECTORS[name]
    state = sheet(ticked, left)
    assert (points(state, 0), state.scores[0], state.sheet()[0].total) == (rows, total, total)


def test_passengers_alone_bring_negative_points() -> None:
    """C-100: passengers on their own cost points."""
    assert [sheet({"passengers": n}).scores[0] for n in range(7)] == [0, -1, -2, -3, -4, -5, -6]


def test_post_counts_only_under_ticked_passengers() -> None:
    """C-100: a post box counts only below a ticked passenger box."""
    lines = sheet({"passengers": 2, "post": 5}).sheet()[0].lines
    assert RowFulfilled(points=10, row="post", ticked=5, fulfilled=2) in lines


def test_majority_of_passengers_doubles_nothing() -> None:
    """C-118: the doubling belongs to sheet I."""
    state = position(vlaky(2, "II"), seat(ticks={"passengers": 3}), seat(ticks={"passengers": 1}))
    assert state.scores == [-3, -1]


# --- coins for a column -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "before"),
    [
        ("B22", {"iron_ore": 1, "steelworks": 1}),
        ("B21", {"coal": 1, "steelworks": 1}),
        ("B25", {"iron_ore": 1}),  # coal and steelworks at once
    ],
)
def test_completed_column_pays_a_coin_at_once_in_any_order(card: str, before: dict[str, int]) -> None:
    """C-102: a full column (chain) gives one coin at once."""
    state = laying(card, seat(ticks=before, hand=["A01"]), seat(track="bottom"))
    notes = play(state, LayCard(card), "B01")
    assert ticks(state, 0) == {"coal": 1, "iron_ore": 1, "steelworks": 1}
    assert happened(notes, ColumnCompleted) == [ColumnCompleted(0, 1, 1)]
    assert coins(state, 0) == 1
    assert options(state, MoveSlower, LaySecondCard)  # spendable in the same turn


def test_each_column_pays_once() -> None:
    """C-104: coal 2, ore 1, steel 2, then ore: the second column pays, the first one has been paid."""
    state = laying("B21", seat(ticks={"coal": 2, "iron_ore": 1, "steelworks": 2}), seat(track="bottom"))
    notes = play(state, LayCard("B21"), "B01")
    assert happened(notes, ColumnCompleted) == [ColumnCompleted(0, 2, 1)]
    assert coins(state, 0) == 1


def test_box_in_an_open_column_pays_nothing() -> None:
    """C-102, C-103: coal 3, ore 2, steel 4: only two columns were complete."""
    state = laying("B22", seat(ticks={"coal": 2, "iron_ore": 2, "steelworks": 4}), seat(track="bottom"))
    play(state, LayCard("B22"), "B01")
    assert (ticks(state, 0)["coal"], coins(state, 0)) == (3, 0)
    assert points(state, 0) == {"coal": 3, "iron_ore": 4, "steelworks": 10}


def test_full_row_pays_its_coin_but_no_column() -> None:
    """C-32, C-102: a symbol that ticks no box completes no column."""
    full = {"coal": 4, "iron_ore": 4, "steelworks": 4}
    state = laying("B22", seat(ticks=full), seat(track="bottom"))
    notes = play(state, LayCard("B22"), "B01")
    assert (coins(state, 0), happened(notes, ColumnCompleted)) == (1, [])


def test_column_coin_comes_from_a_slow_move_too() -> None:
    """Easy to get wrong: the middle line has coal and iron ore in slot 2."""
    have = seat(coins=1, ticks={"coal": 1, "steelworks": 1})
    state = position(vlaky(2, "II"), seat(), have, laid=TRACK[:5], phase="free-action", turn=1, turns=2)
    play(state, MoveSlower(2))
    notes = play(state, RecordSymbol("iron_ore"))
    assert happened(notes, ColumnCompleted) == [ColumnCompleted(1, 1, 1)]
    assert coins(state, 1) == 1


def test_column_coin_comes_from_any_symbol_too() -> None:
    """Easy to get wrong: two coins paid, one comes back."""
    have = seat(coins=2, ticks={"coal": 1, "iron_ore": 1})
    state = position(vlaky(2, "II"), have, laid=TRACK[:5], phase="free-action")
    notes = play(state, BuySymbol("steelworks"))
    assert happened(notes, ColumnCompleted) == [ColumnCompleted(0, 1, 1)]
    assert coins(state, 0) == 1


def test_column_coin_comes_from_a_free_move_in_a_bend_too() -> None:
    """Easy to get wrong: a slow move outside the own turn."""
    have = seat(ticks={"coal": 1, "steelworks": 1})
    state = position(vlaky(2, "II"), seat(), have, laid=TRACK[:8], phase="bend", bend_seats=[1], seat=1)
    play(state, MoveSlower(2))
    play(state, RecordSymbol("iron_ore"))
    assert coins(state, 1) == 1


def test_factory_is_not_in_the_chain() -> None:
    """C-113: the factory does not continue the steelworks' chain: a column needs no factory, the exchange no steel."""
    state = sheet({"factory": 2}, 3)
    assert state.scores[0] == 9
    state = laying("B22", seat(ticks={"iron_ore": 1, "steelworks": 1}), seat(track="bottom"))
    play(state, LayCard("B22"), "B01")
    assert coins(state, 0) == 1


# --- forest and sawmill -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("forest", "sawmill", "total"),
    [
        (1, 0, 2),  # the chain begins in the forest
        (0, 5, 0),  # nothing counts without it
        (1, 1, 2 + 3),
        (2, 1, 4 + 3),
        (1, 2, 2 + 3),  # sawmill 2 waits for forest 2
        (4, 1, 4 + 3),  # forest 3 waits for sawmill 2
        (3, 2, 7 + 6),
        (5, 5, 13 + 16),
        (5, 4, 13 + 12),
        (5, 3, 10 + 9),
    ],
)
def test_timber_chain_alternates_and_ends_at_a_gap(forest: int, sawmill: int, total: int) -> None:
    """C-105: upwards in turn, sawmill then forest, up to the first gap; a sum, no product."""
    assert sheet({"forest": forest, "sawmill": sawmill}).scores[0] == total


def test_timber_rows_are_ticked_independently() -> None:
    """C-105: either row may be ticked without the other."""
    state = laying("B04", seat(ticks={"sawmill": 3}), seat(track="bottom"))  # top: sawmill
    play(state, LayCard("B04"), "B01")
    assert (ticks(state, 0), state.scores[0]) == ({"sawmill": 4}, 0)


# --- the red line -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sugar", [0, 1])
def test_beet_behind_the_red_line_is_lost_without_a_coin(sugar: int) -> None:
    """C-107, C-108, ruling V9: the refinery left of the red line comes first."""
    have = {"beet": 2} | ({"sugar_refinery": sugar} if sugar else {})
    state = laying("B14", seat(ticks=have), seat(track="bottom"))
    notes = play(state, LayCard("B14"), "B01")
    assert (ticks(state, 0), coins(state, 0)) == (have, 0)
    assert happened(notes, SymbolLost) == [SymbolLost(0, "beet")]
    assert happened(notes, RowFull) == []


def test_beet_behind_the_red_line_is_ticked_once_the_refinery_is() -> None:
    """C-109."""
    state = laying("B14", seat(ticks={"beet": 2, "sugar_refinery": 2}), seat(track="bottom"))
    play(state, LayCard("B14"), "B01")
    assert ticks(state, 0) == {"beet": 3, "sugar_refinery": 2}


def test_beet_before_the_red_line_needs_no_refinery() -> None:
    """C-107: only the boxes behind it."""
    state = laying("B14", seat(ticks={"beet": 1}), seat(track="bottom"))
    play(state, LayCard("B14"), "B01")
    assert ticks(state, 0) == {"beet": 2}


@pytest.mark.parametrize("first", ["beet", "sugar_refinery"])
def test_order_is_asked_where_one_symbol_opens_the_red_line_for_the_other(first: str) -> None:
    """I-11, V10: A06 gives beet and sugar refinery; the refinery first opens the line."""
    state = position(vlaky(2, "II"), seat(ticks={"beet": 2, "sugar_refinery": 1}, hand=["A06"]), seat(track="bottom"))
    play(state, LayCard("A06"))
    assert (state.seat, state.ask) == (0, WhichSymbol(("beet", "sugar_refinery"), False))
    assert options(state) == [RecordSymbol("beet"), RecordSymbol("sugar_refinery")]
    play(state, RecordSymbol(first))
    expected = {"beet": 2, "sugar_refinery": 2} if first == "beet" else {"beet": 3, "sugar_refinery": 2}
    assert ticks(state, 0) == expected
    assert not isinstance(state.ask, WhichSymbol)


@pytest.mark.parametrize("have", [{"beet": 1, "sugar_refinery": 1}, {"beet": 2}, {"beet": 2, "sugar_refinery": 2}])
def test_order_is_not_asked_where_the_red_line_stays_as_it_is(have: dict[str, int]) -> None:
    """I-11: beet and refinery record at once where the order changes nothing."""
    state = position(vlaky(2, "II"), seat(ticks=have, hand=["A06"]), seat(track="bottom"))
    play(state, LayCard("A06"))
    assert not isinstance(state.ask, WhichSymbol)


def test_order_and_giving_up_together() -> None:
    """I-11, I-25: with three seats both symbols may come first, recorded or given up."""
    have = seat(ticks={"beet": 2, "sugar_refinery": 1})
    state = position(vlaky(3, "II"), have, seat(hand=["A06"]), seat(given_up=4), turn=1, turns=2)
    play(state, LayCard("A06"))
    both = ("beet", "sugar_refinery")
    assert set(options(state)) == {act(symbol) for act in (RecordSymbol, GiveUpSymbol) for symbol in both}
    play(state, RecordSymbol("sugar_refinery"))
    play(state, RecordSymbol("beet"))
    assert ticks(state, 0) == {"beet": 3, "sugar_refinery": 2}


@pytest.mark.parametrize(
    ("beet", "sugar", "value"), [(2, 3, 12), (2, 2, 12), (1, 2, 6), (0, 2, 0), (4, 4, 24), (2, 0, 0)]
)
def test_sugar_counts_with_the_beet_above_it(beet: int, sugar: int, value: int) -> None:
    """I-21: the chain of beet and sugar holds on sheet II."""
    assert sheet({"beet": beet, "sugar_refinery": sugar}).scores[0] == value


# --- factory and coins ------------------------------------------------------------------------------------------------


def test_rulebook_example_five_coins_and_three_factory_boxes_are_17_points() -> None:
    """C-111: four coins at four points each, the fifth at one."""
    state = sheet({"factory": 3}, 5)
    assert state.scores[0] == 17
    lines = state.sheet()[0].lines
    assert CoinsExchanged(points=16, row="factory", coins=4, each=4) in lines
    assert lines[-1] == CoinsLeft(points=1, coins=1)


@pytest.mark.parametrize(
    ("boxes", "left", "total"),
    [(1, 5, 7), (2, 3, 9), (0, 5, 5), (3, 0, 0), (3, 2, 8), (2, 2, 6), (2, 4, 10), (1, 1, 2), (3, 4, 16)],
)
def test_factory_exchanges_coins_at_its_rightmost_rate(boxes: int, left: int, total: int) -> None:
    """I-22, C-113: 2 x 2, 3 x 3, 4 x 4; fewer coins than the limit all go at the better rate."""
    assert sheet({"factory": boxes} if boxes else {}, left).scores[0] == total


# --- the race for the glassworks --------------------------------------------------------------------------------------

THREE = {"ticks": {"glassworks": 3}}


def test_first_to_the_last_glassworks_gets_8_and_later_ones_4() -> None:
    """C-114: eight points for the first to reach the maximum, four for those who follow."""
    state = laying("B17", seat(**THREE), seat(track="bottom", **THREE))  # B17 top: glassworks, bottom: steelworks
    notes = play(state, LayCard("B17"), "B05")
    assert happened(notes, RaceWon) == [RaceWon(0, "glassworks")]
    assert seat_part(state, 0, "race") == 1
    assert state.turn == 1
    play(state, LayCard("B05"), "B01")  # bottom: glassworks, in the next turn
    assert points(state, 0)["glassworks"] == 8
    assert points(state, 1)["glassworks"] == 4
    assert [line for line in state.sheet()[1].lines if isinstance(line, RowRaced)] == [
        RowRaced(points=4, row="glassworks", ticked=4, first=False)
    ]


def test_unfinished_glassworks_are_not_touched_by_the_race() -> None:
    """C-116: three boxes are three points, before and after another is first."""
    state = laying("B17", seat(**THREE), seat(track="bottom", **THREE))
    play(state, LayCard("B17"), "B05")
    assert points(state, 1)["glassworks"] == 3


def test_two_reaching_the_maximum_in_the_same_turn_both_get_8() -> None:
    """C-115: all who get there in one turn get eight; by card and second card."""
    state = laying("B17", seat(coins=1, **THREE), seat(track="bottom", **THREE))
    play(state, LayCard("B17"), "B05")
    notes = play(state, LaySecondCard("B05"), "B01")
    assert happened(notes, RaceWon) == [RaceWon(1, "glassworks")]
    assert [points(state, number)["glassworks"] for number in range(2)] == [8, 8]


def test_bend_moves_belong_to_the_same_turn() -> None:
    """C-115, I-23: slot 8 gives the top line glassworks; seat 1 moves to a glassworks station from the bend."""
    state = position(
        vlaky(2, "II"), seat(**THREE), seat(slow=6, **THREE), laid=TRACK[:7], offer=["B13", "B19", "B20", "B21"]
    )
    play(state, LayCard("B13"), "B22")
    play(state, Finish())
    play(state, MoveSlower(1))
    play(state, RecordSymbol("glassworks"))
    assert [points(state, number)["glassworks"] for number in range(2)] == [8, 8]


def test_any_symbol_in_the_own_turn_belongs_to_the_same_turn() -> None:
    """I-23: the other seat was first by the card, the seat on turn follows by "any symbol"."""
    state = laying("B17", seat(track="bottom", coins=2, **THREE), seat(track="top", **THREE))
    play(state, LayCard("B17"), "B05")
    play(state, BuySymbol("glassworks"))
    assert [points(state, number)["glassworks"] for number in range(2)] == [8, 8]


def test_closing_actions_are_turns_of_their_own() -> None:
    """V10, I-23: both buy the last box in the closing; only the first one gets 8."""
    have = {"coins": 2, **THREE}
    tracks = [seat(track="top", **have), seat(track="bottom", **have)]
    state = position(vlaky(2, "II"), *tracks, laid=TRACK[:23], offer=["B17", "B19", "B20", "B21"], turn=1, turns=24)
    play(state, LayCard("B19"), "B22")
    while Finish() in options(state) and state.snapshot()["phase"] != "closing":
        play(state, Finish())
    play(state, BuySymbol("glassworks"))
    play(state, BuySymbol("glassworks"))
    assert state.over
    assert [points(state, number)["glassworks"] for number in range(2)] == [8, 4]


def test_closing_action_is_not_the_turn_of_the_last_card() -> None:
    """V10, I-23: seat 0 got there by the last card in seat 1's turn; seat 1's closing action comes later."""
    tracks = [seat(track="middle", **THREE), seat(track="bottom", coins=2, hand=["A01"], **THREE)]
    state = position(vlaky(2, "II"), *tracks, laid=TRACK[:23], offer=["B17", "B19", "B20", "B21"], turn=1, turns=24)
    play(state, LayCard("B17"), "B22")  # the middle line: glassworks
    assert points(state, 0)["glassworks"] == 8
    play(state, DiscardCard("A01"))
    while state.seat != 1:
        play(state, Finish())
    play(state, BuySymbol("glassworks"))
    assert [points(state, number)["glassworks"] for number in range(2)] == [8, 4]


def test_many_sheets_agree_with_a_second_reckoning() -> None:
    """C-100 to C-118 together: some hundred sheets against the scorer of reference.py."""
    board = board_of(vlaky(2, "II"))
    for number in range(300):
        ticked = {
            row: (number * (7 + place) // 3 + place) % (board.sheet.length[place] + 1)
            for place, row in enumerate(board.symbols)
        }
        ticked["glassworks"] = min(ticked["glassworks"], 3)
        if ticked["sugar_refinery"] < 2:
            ticked["beet"] = min(ticked["beet"], 2)
        assert sheet(ticked, number % 9).scores[0] == score_two(ticked, number % 9)
