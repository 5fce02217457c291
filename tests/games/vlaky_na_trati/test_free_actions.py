""" "Volné akce": coins and the four free actions (C-40 to C-51)."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    BuySymbol,
    DiscardCard,
    Finish,
    LayCard,
    LaySecondCard,
    MoveSlower,
    RecordSymbol,
    WhichCard,
    WhichFreeAction,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.events import (
    CardDiscarded,
    CardLaid,
    OfferFilled,
    SlowMoved,
    SymbolBought,
    SymbolTicked,
)
from tests.games.vlaky_na_trati.positions import (
    A_CARDS,
    TRACK,
    assert_refused,
    board_of,
    coins,
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
from tests.games.vlaky_na_trati.reference import stops

OFFER = ["B19", "B20", "B21", "B22"]
BOTH = pytest.mark.parametrize("sheet", ["I", "II"])


def acting(laid: int = 5, *seats: dict[str, Any], sheet: str = "I", players: int = 2, **parts: Any) -> k.State:
    """A seat has laid its card and may do a free action."""
    return position(vlaky(players, sheet), *seats, laid=TRACK[:laid], offer=OFFER, phase="free-action", **parts)


ACTIONS = [MoveSlower(1), LaySecondCard("B19"), DiscardCard("A01"), BuySymbol("post"), Finish()]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda one: type(one).__name__)
def test_at_most_one_free_action_a_turn(action: k.Action) -> None:
    """C-40: one free action a turn is the most; then it is the next player's turn."""
    state = acting(5, seat(coins=4, hand=["A01"]), seat(hand=["A02"]), turn=0)
    play(state, action, *(["B24"] if isinstance(action, LaySecondCard) else []))
    if isinstance(state.ask, WhichSymbol):
        play(state, options(state)[0])
    assert (state.seat, state.turn, state.ask) == (1, 1, WhichCard())
    for more in ACTIONS:
        assert_refused(state, more)


def test_free_action_comes_after_the_card_and_may_be_left_out() -> None:
    """ "Volné akce": one of them may follow the laid card."""
    state = position(vlaky(), seat(coins=1, hand=["A01"]), laid=TRACK[:3], offer=OFFER)
    play(state, LayCard("B19"), "B24")
    assert (state.seat, state.ask) == (0, WhichFreeAction())
    play(state, Finish())
    assert (state.seat, coins(state, 0)) == (1, 1)


# --- slower locomotive ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stations", "slot", "symbols"),
    [(1, 1, ["passengers"]), (2, 2, ["coal", "iron_ore"]), (3, 3, ["coal", "iron_ore"]), (4, 5, ["post"])],
)
def test_slow_move_counts_stations_on_the_own_line_only(stations: int, slot: int, symbols: list[str]) -> None:
    """C-45, the slow-move vector: middle track after slot 5; slot 4 has no station, only four stations exist."""
    state = acting(5, seat(), seat(coins=1), turn=1, turns=2)
    assert options(state, MoveSlower) == [MoveSlower(n) for n in (1, 2, 3, 4)]
    notes = play(state, MoveSlower(stations))
    assert happened(notes, SlowMoved) == [SlowMoved(1, stations, 1)]
    assert (seat_part(state, 1, "slow"), coins(state, 1)) == (slot, 0)
    if len(symbols) > 1:
        assert state.ask == WhichSymbol(tuple(symbols), True)
        assert options(state) == [RecordSymbol(symbol) for symbol in symbols]
        play(state, RecordSymbol(symbols[-1]))
    assert ticks(state, 1) == {symbols[-1]: 1}


def test_slow_move_goes_one_to_five_stations() -> None:
    """C-41: "o 1 – 5 stanic", not six though more lie ahead."""
    state = acting(7, seat(coins=9))
    assert options(state, MoveSlower) == [MoveSlower(n) for n in (1, 2, 3, 4, 5)]
    with pytest.raises(k.IllegalMove):
        vlaky().number(MoveSlower(6))
    play(state, MoveSlower(5))
    assert seat_part(state, 0, "slow") == 5


def test_passed_stations_give_nothing() -> None:
    """C-41: stations passed on the way are not recorded."""
    state = acting(7, seat(coins=1))
    play(state, MoveSlower(5))
    assert ticks(state, 0) == {"factory": 1}


@BOTH
@pytest.mark.parametrize("choice", ["forest", "sawmill"])
def test_one_symbol_of_two_is_recorded_by_choice(choice: str, sheet: str) -> None:
    """C-42: at a station of two symbols the player records one, by choice."""
    state = acting(5, seat(coins=1), sheet=sheet)
    play(state, MoveSlower(1))
    assert (state.seat, state.ask) == (0, WhichSymbol(("forest", "sawmill"), True))
    notes = play(state, RecordSymbol(choice))
    assert happened(notes, SymbolTicked) == [SymbolTicked(0, choice, 1)]
    assert ticks(state, 0) == {choice: 1}
    assert state.turn == 1


def test_slower_locomotive_may_reach_but_never_pass_the_faster_one() -> None:
    """I-10, ruling V5."""
    state = acting(5, seat(coins=5, slow=3), seat())
    assert options(state, MoveSlower) == [MoveSlower(1), MoveSlower(2)]  # slots 4 and 5, where the faster one stands
    play(state, MoveSlower(2))
    assert (seat_part(state, 0, "slow"), view(state).head) == (5, 5)
    level = acting(5, seat(coins=5, slow=5), seat())
    assert options(level, MoveSlower) == []


def test_slow_move_over_a_bend_counts_the_bend_as_a_station() -> None:
    """I-08, I-09: from slot 7 of the top line: slot 8, bend, slots 9, 10, 11."""
    state = acting(12, seat(coins=1, slow=7), seat())
    play(state, MoveSlower(5))
    assert (seat_part(state, 0, "slow"), ticks(state, 0)) == (12, {"steelworks": 1})


def test_slow_move_skips_cards_without_a_station() -> None:
    """I-09: slots 12 and 13 are empty on the top line, slot 14 (place 15) has the next station."""
    line = stops("top", TRACK[:14])
    assert [line[place - 1] for place in (13, 14, 15)] == [None, None, ["post", "glassworks"]]
    state = acting(14, seat(coins=1, slow=12), seat())
    assert options(state, MoveSlower) == [MoveSlower(1)]
    play(state, MoveSlower(1))
    play(state, RecordSymbol("glassworks"))
    assert (seat_part(state, 0, "slow"), ticks(state, 0)) == (15, {"glassworks": 1})


def test_faster_locomotive_on_a_card_without_a_station_is_not_reached() -> None:
    """I-09: the slower one stops at stations only."""
    state = acting(4, seat(), seat(coins=1, slow=3), turn=1, turns=2)
    assert view(state).seats[1].stops[4] is None
    assert options(state, MoveSlower) == []


def test_slower_locomotive_is_the_one_nearer_to_start() -> None:
    """C-51: the slower one is nearer to START; the faster one stays at the head."""
    state = acting(5, seat(coins=1, slow=1), seat(slow=2))
    play(state, MoveSlower(1))
    assert [one.slow for one in view(state).seats] == [2, 2]
    assert view(state).head == 5


# --- coins ------------------------------------------------------------------------------------------------------------


def test_without_coins_only_discarding_is_possible() -> None:
    """C-43: 0 coins, no bend."""
    state = acting(5, seat(hand=["A01", "A02"]))
    assert options(state) == [DiscardCard("A01"), DiscardCard("A02"), Finish()]
    for dear in (MoveSlower(1), LaySecondCard("A01"), LaySecondCard("B19"), BuySymbol("post")):
        assert_refused(state, dear)


def test_one_coin_does_not_buy_a_symbol() -> None:
    """C-49: "Cena: 2 mince"."""
    state = acting(5, seat(coins=1))
    assert options(state, BuySymbol) == []
    assert options(state, MoveSlower)
    assert options(state, LaySecondCard)


@pytest.mark.parametrize(("action", "price"), [(MoveSlower(2), 1), (LaySecondCard("B19"), 1), (BuySymbol("post"), 2)])
def test_spent_coins_are_neither_spendable_nor_worth_points(action: k.Action, price: int) -> None:
    """C-50: a coin is spent once."""
    state = acting(5, seat(coins=price))
    assert state.scores[0] == price
    play(state, action, *(["B24"] if isinstance(action, LaySecondCard) else []))
    assert coins(state, 0) == 0
    assert state.sheet()[0].lines[-1].points == 0


def test_coins_gained_in_a_turn_may_be_spent_in_it() -> None:
    """I-24: the fifth sawmill pays two coins, which buy any symbol at once."""
    state = position(vlaky(), seat(ticks={"sawmill": 4}), offer=["B04", "B19", "B20", "B21"])
    play(state, LayCard("B04"), "B22")
    assert coins(state, 0) == 2
    play(state, BuySymbol("glassworks"))
    assert (coins(state, 0), ticks(state, 0)["glassworks"]) == (0, 1)


def test_coins_have_no_upper_limit() -> None:
    """I-32: more than twenty coins are kept."""
    state = acting(5, seat(coins=25, hand=["A01"]))
    play(state, DiscardCard("A01"))
    assert coins(state, 0) == 26


# --- second card ------------------------------------------------------------------------------------------------------


def test_second_card_moves_and_records_for_all() -> None:
    """C-47: the second card moves and records like the first, for every player."""
    state = position(vlaky(), seat(coins=1), laid=TRACK[:4], offer=["B18", "B25", "B19", "B20"])
    play(state, LayCard("B18"), "B21")
    assert [ticks(state, number) for number in range(2)] == [{"factory": 1}, {"post": 1}]
    notes = play(state, LaySecondCard("B25"), "B22")
    assert happened(notes, CardLaid) == [CardLaid(0, "B25", 6, False, 1)]
    assert happened(notes, OfferFilled) == [OfferFilled("B22")]
    assert ticks(state, 0) == {"factory": 1, "passengers": 1}
    assert ticks(state, 1) == {"post": 2, "forest": 1}
    assert (coins(state, 0), view(state).head, state.turn) == (0, 6, 1)
    assert sorted(part(state, "offer")) == ["B19", "B20", "B21", "B22"]


def test_second_card_may_come_from_hand_or_offer() -> None:
    """C-47: from either place, the refilled card included."""
    state = position(vlaky(), seat(coins=1, hand=["A01", "A02"]), laid=TRACK[:4], offer=OFFER)
    play(state, LayCard("A01"))
    assert [one.card for one in options(state, LaySecondCard)] == ["A02", *OFFER]
    notes = play(state, LaySecondCard("A02"))
    assert happened(notes, CardLaid) == [CardLaid(0, "A02", 6, True, 1)]
    assert (part(state, "offer"), seat_part(state, 0, "hand")) == (OFFER, [])
    fresh = position(vlaky(), seat(coins=1), laid=TRACK[:4], offer=OFFER)
    play(fresh, LayCard("B19"), "B24")
    assert LaySecondCard("B24") in options(fresh)


def test_no_third_card_in_a_turn() -> None:
    """C-40, "Zahrání druhé karty": coins enough, but the turn is over."""
    state = acting(4, seat(coins=5), seat(coins=5))
    play(state, LaySecondCard("B19"), "B24")
    assert (state.turn, options(state, LaySecondCard)) == (1, [])


# --- discarding -------------------------------------------------------------------------------------------------------


def test_discarded_a_card_brings_a_coin_at_once_and_leaves_the_game() -> None:
    """C-48: one A card of the hand for one coin, noted at once."""
    state = acting(5, seat(hand=["A01", "A02"]), seat(hand=["A04"]))
    notes = play(state, DiscardCard("A02"))
    assert happened(notes, CardDiscarded) == [CardDiscarded(0, "A02", 1)]
    assert (seat_part(state, 0, "hand"), coins(state, 0)) == (["A01"], 1)
    assert (part(state, "discarded"), state.turn) == (["A02"], 1)
    assert (part(state, "offer"), view(state).deck) == (OFFER, 25 - 4 - 3)
    chance = k.Chance(3)
    while not state.over:
        state.apply(state.legal()[0], chance)
        assert "A02" not in part(state, "laid")


def test_only_own_a_cards_are_discarded() -> None:
    """C-48: from the hand; not from the offer, not another's."""
    state = acting(5, seat(hand=["A01"], coins=3), seat(hand=["A02"]))
    assert options(state, DiscardCard) == [DiscardCard("A01")]
    for wrong in ("A02", "B19", "A04"):
        assert_refused(state, DiscardCard(wrong))


# --- any symbol -------------------------------------------------------------------------------------------------------


@BOTH
def test_any_symbol_ticks_the_leftmost_empty_box_for_two_coins(sheet: str) -> None:
    """C-49: the first empty box of any one row."""
    for symbol in board_of(vlaky(2, sheet)).symbols:
        state = acting(5, seat(coins=3, ticks={symbol: 1}), sheet=sheet)
        notes = play(state, BuySymbol(symbol))
        assert happened(notes, SymbolBought) == [SymbolBought(0, symbol, 2)]
        assert (ticks(state, 0), coins(state, 0), seat_part(state, 0, "bought")) == ({symbol: 2}, 1, 1)


def test_any_symbol_is_possible_once_a_game() -> None:
    """C-49: once a game; each player once."""
    state = acting(5, seat(coins=9, bought=1), seat(coins=9))
    assert options(state, BuySymbol) == []
    assert_refused(state, BuySymbol("post"))
    other = acting(5, seat(coins=9, bought=1), seat(coins=9), turn=1, turns=2)
    play(other, BuySymbol("post"))
    assert seat_part(other, 1, "bought") == 1


@BOTH
def test_any_symbol_needs_an_empty_box(sheet: str) -> None:
    """I-14: a full row cannot be bought for its coins."""
    state = acting(5, seat(coins=4, ticks={"iron_ore": 4, "factory": 3}), sheet=sheet)
    names = {one.symbol for one in options(state, BuySymbol)}
    assert names == set(board_of(vlaky()).symbols) - {"iron_ore", "factory"}


def test_any_symbol_is_not_sold_behind_the_closed_red_line() -> None:
    """I-14, sheet II: beet 3 needs sugar refinery 2."""
    shut = acting(5, seat(coins=4, ticks={"beet": 2, "sugar_refinery": 1}), sheet="II")
    assert BuySymbol("beet") not in options(shut)
    assert BuySymbol("sugar_refinery") in options(shut)
    free = acting(5, seat(coins=4, ticks={"beet": 2, "sugar_refinery": 2}), sheet="II")
    assert BuySymbol("beet") in options(free)
    plain = acting(5, seat(coins=4, ticks={"beet": 2}))
    assert BuySymbol("beet") in options(plain)  # sheet I has no red line


def test_passengers_gained_by_any_symbol_count_for_the_majority() -> None:
    """Easy to get wrong, I-15: bought passengers are symbols gained."""
    seats = seat(coins=2, ticks={"passengers": 2}, gained=2), seat(ticks={"passengers": 2}, gained=2)
    state = acting(5, *seats)
    assert state.scores == [2 + 2, 2]
    play(state, BuySymbol("passengers"))
    assert seat_part(state, 0, "gained") == 3
    assert state.scores == [4 * 2, 2]


def test_nothing_is_asked_where_no_free_action_is_possible() -> None:
    """Neither coins nor cards in hand: the turn ends with the card."""
    state = position(vlaky(), seat(), seat(hand=A_CARDS[:1]), laid=TRACK[:4], offer=OFFER)
    play(state, LayCard("B19"), "B24")
    assert (state.turn, state.ask) == (1, WhichCard())
