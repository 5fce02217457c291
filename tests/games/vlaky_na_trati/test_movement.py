""" "Posun rychlejší lokomotivy" and "Zaznamenání symbolu": lines over the cards, ticks and coins (C-20 to C-35)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    Finish,
    LayCard,
    MoveSlower,
    RecordSymbol,
    WhichFreeAction,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.events import RowFull, StationReached, SymbolTicked
from tests.games.vlaky_na_trati.positions import (
    A_CARDS,
    HEIGHTS,
    TRACK,
    assert_refused,
    bound,
    coins,
    edition_text,
    happened,
    options,
    part,
    play,
    position,
    seat,
    seat_part,
    ticks,
    view,
    vlaky,
)

BOTH = pytest.mark.parametrize("sheet", ["I", "II"])
SPENT = {"given_up": 4}  # nothing is asked of a seat that has given up four symbols

# Copied from the constraints' vectors: by card the symbols of seats on top, middle, bottom, and where they leave it.
MOVEMENT: list[tuple[str, list[list[str]], list[str]]] = [
    ("B10", [["forest", "sawmill"], ["passengers"], []], ["top", "middle", "bottom"]),
    ("A12", [["sawmill"], ["coal", "iron_ore"], ["passengers", "post"]], ["middle", "top", "bottom"]),
    ("B16", [["passengers"], ["coal", "iron_ore"], ["factory"]], ["bottom", "middle", "top"]),
    ("A03", [["forest", "sawmill"], [], ["iron_ore", "factory"]], ["top", "bottom", "middle"]),
    ("B18", [["factory"], ["post"], ["forest"]], ["bottom", "middle", "top"]),
    ("B25", [["passengers"], ["post", "forest"], ["coal", "steelworks"]], ["bottom", "middle", "top"]),
    ("A08", [["factory"], ["coal", "glassworks"], ["forest"]], ["bottom", "top", "middle"]),
    ("B13", [["glassworks"], ["passengers", "sawmill"], ["forest"]], ["top", "middle", "bottom"]),
    ("B15", [["post", "beet"], ["sugar_refinery"], ["sawmill"]], ["top", "bottom", "middle"]),
    ("A05", [["steelworks", "factory"], ["forest"], ["iron_ore"]], ["middle", "top", "bottom"]),
    ("B23", [["steelworks"], ["passengers"], ["coal"]], ["bottom", "top", "middle"]),
]
FLIP = {"top": "bottom", "middle": "middle", "bottom": "top"}


def laying(card: str, *, before: list[str], players: int = 3, sheet: str = "I", **parts: Any) -> k.State:
    """Seat 0 holds the card if it is an A card; otherwise the offer has it."""
    hand = [card] if card[0] == "A" else []
    rest = [one for one in ("B19", "B20", "B21", "B22", "B24") if one != card]
    offer = rest[:4] if hand else [card, *rest[:3]]
    seats = parts.pop("seats", [seat(**(SPENT if players == 3 and number else {})) for number in range(players)])
    return position(vlaky(players, sheet), seats[0] | {"hand": hand}, *seats[1:], laid=before, offer=offer, **parts)


def lay(state: k.State, card: str) -> list[k.Note]:
    refill = [] if card[0] == "A" else part(state, "deck")["unseen"][:1]
    return play(state, LayCard(card), *refill)


def gained(state: k.State, before: list[dict[str, int]]) -> list[dict[str, int]]:
    found = []
    for number, old in enumerate(before):
        now = ticks(state, number)
        found.append({row: count - old.get(row, 0) for row, count in now.items() if count != old.get(row, 0)})
    return found


@BOTH
@pytest.mark.parametrize("slot", range(1, 12))
def test_lines_run_through_crossings_and_bends(slot: int, sheet: str) -> None:
    """C-35, C-20, C-25, C-28: each card of the movement table, the whole way before it as that table has it."""
    card, symbols, out = MOVEMENT[slot - 1]
    state = laying(card, before=[one for one, _, _ in MOVEMENT[: slot - 1]], sheet=sheet)
    old = [ticks(state, number) for number in range(3)]
    notes = lay(state, card)
    assert gained(state, old) == [dict.fromkeys(each, 1) for each in symbols]
    reached = [StationReached(number, tuple(each)) for number, each in enumerate(symbols) if each]
    assert happened(notes, StationReached) == reached
    heights = [one.height for one in view(state).seats]
    assert heights == ([FLIP[height] for height in out] if slot == 8 else out)
    assert view(state).head == {8: 9, 9: 10, 10: 11, 11: 12}.get(slot, slot)


@BOTH
def test_rulebook_example_karel_records_forest_and_sawmill(sheet: str) -> None:
    """C-24, "Příklad tahu": red ticks forest and sawmill, blue a passenger, and a third player nothing."""
    state = laying("B10", before=[], sheet=sheet)
    notes = lay(state, "B10")
    assert [ticks(state, number) for number in range(3)] == [{"forest": 1, "sawmill": 1}, {"passengers": 1}, {}]
    assert [one.stops[1] for one in view(state).seats] == [["forest", "sawmill"], ["passengers"], None]
    assert len(happened(notes, SymbolTicked)) == 3


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_everybodys_faster_locomotive_moves_whoever_lays(turn: int) -> None:
    """C-20: every player moves the faster locomotive; the slower ones stay."""
    seats = [seat(**SPENT) for _ in range(3)]
    offer = ["B25", "B19", "B20", "B21"]
    state = position(vlaky(3), *seats, turn=turn, turns=turn + 1, laid=TRACK[:5], offer=offer)
    play(state, LayCard("B25"), "B22")
    assert [ticks(state, number) for number in range(3)] == [
        {"passengers": 1},
        {"post": 1, "forest": 1},
        {"coal": 1, "steelworks": 1},
    ]
    assert view(state).head == 6
    assert [one.slow for one in view(state).seats] == [0, 0, 0]


def test_equal_locomotives_need_no_choice() -> None:
    """C-21, C-51, ruling V3: both stand at one place; whichever moves, one stays behind and nothing is asked."""
    state = laying("B25", before=TRACK[:5], players=2, seats=[seat(slow=5, coins=1), seat(slow=5)])
    lay(state, "B25")
    assert state.ask == WhichFreeAction()
    assert (view(state).head, [one.slow for one in view(state).seats]) == (6, [5, 5])
    assert options(state, MoveSlower) == [MoveSlower(1)]  # the one left behind is the slower one now


def test_slower_locomotive_does_not_move_with_a_card() -> None:
    """ "rychlejší lokomotivy": only the one farther from START."""
    state = laying("B25", before=TRACK[:5], players=2, seats=[seat(slow=2), seat(slow=3)])
    lay(state, "B25")
    assert [one.slow for one in view(state).seats] == [2, 3]


@BOTH
def test_both_symbols_of_a_station_are_recorded(sheet: str) -> None:
    """C-22: one symbol or both, of the station the faster locomotive has reached."""
    state = laying("A12", before=TRACK[:1], players=2, sheet=sheet)
    lay(state, "A12")
    assert ticks(state, 1) == {"coal": 1, "iron_ore": 1}


@BOTH
def test_nothing_is_recorded_without_a_station(sheet: str) -> None:
    """C-23: no tick, and the locomotive stands on the track of the newest card."""
    state = laying("A03", before=TRACK[:3], players=2, sheet=sheet)
    notes = lay(state, "A03")
    assert (ticks(state, 1), coins(state, 1)) == ({}, 0)
    assert [one.seat for one in happened(notes, StationReached)] == [0]
    assert view(state).seats[1].stops[4] is None
    assert view(state).head == 4


@pytest.mark.parametrize(
    ("height", "symbols", "out"),
    [
        ("top", ["sawmill"], "middle"),
        ("middle", ["coal", "iron_ore"], "top"),
        ("bottom", ["passengers", "post"], "bottom"),
    ],
)
def test_own_track_is_followed_through_a_crossing(height: str, symbols: list[str], out: str) -> None:
    """C-25: card A12 in row 1."""
    other = "top" if height != "top" else "bottom"
    state = laying("A12", before=[], players=2, seats=[seat(track=height), seat(track=other)])
    lay(state, "A12")
    assert (ticks(state, 0), view(state).seats[0].height) == (dict.fromkeys(symbols, 1), out)


@pytest.mark.parametrize("laid", [8, 9, 15])
def test_row_two_is_read_from_right_to_left(laid: int) -> None:
    """C-26: card A03 stays upright; entered at the right edge on top it gives forest and sawmill, left on bottom."""
    before = [card for card in TRACK if card != "A03"][:laid]
    state = laying("A03", before=before, seats=[seat(), seat(**SPENT), seat(**SPENT)])
    entering = [one.height for one in view(state).seats].index("top")
    lay(state, "A03")
    assert view(state).seats[entering].stops[-1 if laid != 15 else -2] == ["forest", "sawmill"]
    assert ticks(state, entering) == {"forest": 1, "sawmill": 1}
    assert view(state).seats[entering].height == ("bottom" if laid != 15 else "top")  # mirrored by the second bend


@pytest.mark.parametrize("laid", [0, 3, 16, 20])
def test_rows_one_and_three_are_read_from_left_to_right(laid: int) -> None:
    """C-27: card A03, entered at the left edge on top: iron ore and factory, leaves on middle."""
    before = [card for card in TRACK if card != "A03"][:laid]
    state = laying("A03", before=before)
    entering = [one.height for one in view(state).seats].index("top")
    lay(state, "A03")
    assert ticks(state, entering) == {"iron_ore": 1, "factory": 1}
    assert view(state).seats[entering].height == "middle"


def test_bend_mirrors_the_heights() -> None:
    """C-28: who leaves slot 8 on top enters slot 9 on bottom; the middle stays the middle."""
    for last in (8, 16):
        before = [card for card in TRACK if card != "A01"][: last - 1]
        state = laying("A01", before=before)  # its three lines run straight
        heights = [one.height for one in view(state).seats]
        assert sorted(map(str, heights)) == sorted(HEIGHTS)
        lay(state, "A01")
        assert [one.height for one in view(state).seats] == [FLIP[str(height)] for height in heights]


# --- recording --------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("have", [0, 1, 3])
def test_leftmost_empty_box_is_ticked(have: int, sheet: str) -> None:
    """C-31: "nezaškrtnuté políčko nejvíce vlevo"."""
    state = laying("B25", before=TRACK[:5], players=2, sheet=sheet, seats=[seat(ticks={"passengers": have}), seat()])
    notes = lay(state, "B25")
    assert ticks(state, 0) == {"passengers": have + 1}
    assert SymbolTicked(0, "passengers", have + 1) in happened(notes, SymbolTicked)


# By row: boxes on sheet I and II, coins of a full row, and a card whose top line has that symbol.
FULL_ROWS = [
    ("passengers", 7, 6, 1, "B23"),
    ("post", 7, 6, 1, "B24"),
    ("coal", 5, 4, 1, "B22"),
    ("iron_ore", 4, 4, 1, "B21"),
    ("steelworks", 4, 4, 2, "B12"),
    ("factory", 3, 3, 2, "B18"),
    ("forest", 5, 5, 1, "B19"),
    ("sawmill", 4, 5, 2, "B04"),
    ("beet", 4, 4, 1, "B14"),
    ("sugar_refinery", 4, 4, 2, "B06"),
    ("glassworks", 4, 4, 2, "B17"),
]


@BOTH
@pytest.mark.parametrize(("row", "one", "two", "paid", "card"), FULL_ROWS)
def test_full_row_pays_one_or_two_coins(row: str, one: int, two: int, paid: int, card: str, sheet: str) -> None:
    """C-32, C-33: each further symbol of a full row pays one or two coins, and no tick."""
    length = one if sheet == "I" else two
    full = {row: length} | ({"sugar_refinery": 4} if row == "beet" else {})
    won: dict[str, Any] = {"race": 1} if (row, sheet) == ("glassworks", "II") else {}
    turns: dict[str, Any] = {"turns": 5, "race_turn": 3} if won else {}
    state = laying(card, before=[], players=2, sheet=sheet, seats=[seat(ticks=full, **won), seat()], **turns)
    others = {symbol: 1 for symbol in ("factory",) if card == "B12"}
    notes = lay(state, card)
    assert coins(state, 0) == paid
    assert ticks(state, 0) == full | others
    assert happened(notes, RowFull) == [RowFull(0, row, paid)]


@BOTH
@pytest.mark.parametrize(("row", "one", "two", "paid", "card"), FULL_ROWS)
def test_last_box_is_ticked_and_pays_nothing(row: str, one: int, two: int, paid: int, card: str, sheet: str) -> None:
    """C-32: coins only when all boxes are ticked already."""
    length = one if sheet == "I" else two
    have = {row: length - 1} | ({"sugar_refinery": 4} if row == "beet" else {})
    state = laying(card, before=[], players=2, sheet=sheet, seats=[seat(ticks=have), seat()])
    notes = lay(state, card)
    assert (coins(state, 0), ticks(state, 0)[row]) == (0, length)
    assert happened(notes, RowFull) == []


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_recording_goes_clockwise_from_the_starting_player(turn: int) -> None:
    """C-34, I-12: clockwise from the starting player, whoever's turn it is."""
    state = position(
        vlaky(3),
        *(seat(**SPENT) for _ in range(3)),
        turn=turn,
        turns=turn + 1,
        laid=TRACK[:5],
        offer=["B25", "B19", "B20", "B21"],
    )
    notes = play(state, LayCard("B25"), "B22")
    order = [one.seat for one in happened(notes, SymbolTicked)]
    assert order == sorted(order) == [0, 1, 1, 2, 2]


def test_questions_go_clockwise_from_the_starting_player() -> None:
    """C-34 with three seats: seats 0 and 2 may give up what seat 1's card gives them, seat 0 first."""
    state = position(vlaky(3), turn=1, turns=2, laid=TRACK[:5], offer=["B25", "B19", "B20", "B21"])
    play(state, LayCard("B25"), "B22")
    asked = [state.seat]
    while isinstance(state.ask, WhichSymbol):
        play(state, options(state, RecordSymbol)[0])
        asked.append(state.seat)
    assert asked[:-1] == [0, 2, 2]
    assert ticks(state, 1) == {"post": 1, "forest": 1}


def test_order_of_two_symbols_is_not_asked_where_it_does_not_matter() -> None:
    """I-11: two seats on sheet I record at once."""
    state = laying("B25", before=TRACK[:5], players=2)
    lay(state, "B25")
    assert not isinstance(state.ask, WhichSymbol)


def test_next_players_turn_comes_clockwise() -> None:
    """Turns go round clockwise."""
    hands = [A_CARDS[:3], A_CARDS[3:6], A_CARDS[6:9]]
    state = position(vlaky(3), *(seat(hand=hand, **SPENT) for hand in hands))
    order = []
    for number in (0, 1, 2, 0, 1, 2, 0):
        order.append(state.turn)
        play(state, LayCard(seat_part(state, number, "hand")[0]))
        if state.ask == WhichFreeAction() and state.turn == number:
            play(state, Finish())
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert_refused(state, Finish())


def test_symbol_printed_twice_counts_twice_for_the_faster_and_once_for_the_slower(tmp_path: Path) -> None:
    """C-22 and C-42 with an edition whose station shows one symbol twice: there is nothing to choose, and one is it."""
    game = bound(edition_text().replace('["forest", "sawmill"]', '["forest", "forest"]'), tmp_path)
    state = position(game, seat(coins=1), offer=["B10", "B19", "B20", "B21"])
    play(state, LayCard("B10"), "B22")
    assert ticks(state, 0) == {"forest": 2}
    play(state, MoveSlower(1))
    assert (ticks(state, 0), seat_part(state, 0, "slow"), state.turn) == ({"forest": 3}, 1, 1)
