"""Special action with three seats: a coin instead of a symbol from an opponent's turn (C-60 to C-63)."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    RecordSymbol,
    WhichCard,
    WhichFreeAction,
    WhichSlowMove,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.events import SymbolGivenUp, SymbolLost, SymbolTicked
from tests.games.vlaky_na_trati.positions import (
    TRACK,
    assert_refused,
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

SPENT: dict[str, Any] = {"given_up": 4}


def laying_b25(*seats: dict[str, Any], players: int = 3, sheet: str = "I", **parts: Any) -> k.State:
    """Slot 6, card B25: passengers for top, post and forest for middle, coal and steelworks for bottom."""
    state = position(vlaky(players, sheet), *seats, laid=TRACK[:5], offer=["B25", "B19", "B20", "B21"], **parts)
    play(state, LayCard("B25"), "B22")
    return state


@pytest.mark.parametrize("sheet", ["I", "II"])
def test_symbol_from_an_opponents_turn_may_be_given_up_for_a_coin(sheet: str) -> None:
    """C-60: the symbol is not ticked and a coin is circled in its place."""
    state = laying_b25(seat(), seat(), seat(**SPENT), sheet=sheet)
    assert (state.seat, state.turn) == (1, 0)
    assert isinstance(state.ask, WhichSymbol)
    assert options(state) == [RecordSymbol("post"), GiveUpSymbol("post")]  # one by one, the order does not matter
    notes = play(state, GiveUpSymbol("post"))
    assert happened(notes, SymbolGivenUp) == [SymbolGivenUp(1, "post")]
    assert (coins(state, 1), ticks(state, 1), seat_part(state, 1, "given_up")) == (1, {}, 1)
    assert set(options(state)) == {RecordSymbol("forest"), GiveUpSymbol("forest")}
    play(state, RecordSymbol("forest"))
    assert (coins(state, 1), ticks(state, 1)) == (1, {"forest": 1})


def test_both_symbols_of_a_station_may_be_given_up_for_two_uses() -> None:
    """I-25: per symbol, so a station with two may cost two uses."""
    state = laying_b25(seat(), seat(), seat(**SPENT))
    play(state, GiveUpSymbol("post"))
    play(state, GiveUpSymbol("forest"))
    assert (coins(state, 1), ticks(state, 1), seat_part(state, 1, "given_up")) == (2, {}, 2)


def test_second_symbol_of_a_station_may_be_given_up_alone() -> None:
    """C-60: whichever of the two."""
    state = laying_b25(seat(), seat(given_up=3), seat(**SPENT))
    play(state, RecordSymbol("post"))
    play(state, GiveUpSymbol("forest"))
    assert (coins(state, 1), ticks(state, 1), seat_part(state, 1, "given_up")) == (1, {"post": 1}, 4)


def test_at_most_four_symbols_are_given_up_per_player_and_game() -> None:
    """C-60: four times a game for each player."""
    state = laying_b25(seat(), seat(given_up=3), seat(**SPENT))
    assert state.seat == 1
    play(state, GiveUpSymbol("post"))
    assert seat_part(state, 1, "given_up") == 4
    assert (coins(state, 1), ticks(state, 1)) == (1, {"forest": 1})  # the other is recorded, nothing is asked
    assert not isinstance(state.ask, WhichSymbol)
    spent = laying_b25(seat(), seat(**SPENT), seat(**SPENT))
    assert not isinstance(spent.ask, WhichSymbol)
    assert ticks(spent, 1) == {"post": 1, "forest": 1}


def test_each_player_has_four_uses_of_its_own() -> None:
    """C-60: seat 1 has used up its own; seat 2 still has four."""
    state = laying_b25(seat(), seat(**SPENT), seat())
    assert state.seat == 2
    play(state, GiveUpSymbol("coal"))
    assert seat_part(state, 2, "given_up") == 1


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_symbol_of_the_own_turn_cannot_be_given_up(turn: int) -> None:
    """C-61: only symbols of an opponent's turn; the seat on turn is never asked."""
    state = laying_b25(turn=turn, turns=turn + 1)
    asked = set()
    while isinstance(state.ask, WhichSymbol):
        asked.add(state.seat)
        play(state, options(state, GiveUpSymbol)[0])
    assert asked == {0, 1, 2} - {turn}
    own = [{"passengers": 1}, {"post": 1, "forest": 1}, {"coal": 1, "steelworks": 1}][turn]
    assert (ticks(state, turn), seat_part(state, turn, "given_up")) == (own, 0)


def test_symbol_of_the_own_slow_move_cannot_be_given_up() -> None:
    """C-61: a paid slow move is made in the own turn."""
    state = position(vlaky(3), seat(coins=1), laid=TRACK[:5], phase="free-action")
    play(state, MoveSlower(1))
    assert options(state) == [RecordSymbol("forest"), RecordSymbol("sawmill")]
    assert_refused(state, GiveUpSymbol("forest"))


@pytest.mark.parametrize("sheet", ["I", "II"])
def test_two_players_never_give_up(sheet: str) -> None:
    """C-62: "Při hře tří hráčů"."""
    state = laying_b25(players=2, sheet=sheet)
    assert ticks(state, 1) == {"post": 1, "forest": 1}
    chance = k.Chance(4)
    while not state.over:
        assert options(state, GiveUpSymbol) == []
        state.apply(state.legal()[-1], chance)


def test_given_up_passengers_do_not_count_for_the_majority() -> None:
    """C-63, I-15."""
    have: dict[str, Any] = {"ticks": {"passengers": 3}, "gained": 3}
    state = laying_b25(seat(**have), seat(**have, **SPENT), seat(**SPENT), turn=1, turns=2)
    assert state.seat == 0
    kept = state.clone()
    play(state, GiveUpSymbol("passengers"))
    assert (seat_part(state, 0, "gained"), state.scores[0], state.scores[1]) == (3, 4 + 1, 4 + 3)
    play(kept, RecordSymbol("passengers"))
    assert (seat_part(kept, 0, "gained"), kept.scores[0]) == (4, 6 * 2)


def test_symbol_of_a_full_row_may_be_given_up_too() -> None:
    """C-60: one coin for giving up, two for a full sawmill row."""
    full: dict[str, Any] = {"ticks": {"sawmill": 4}}
    state = position(vlaky(3), seat(), seat(**SPENT), seat(**full), laid=TRACK[:8], offer=["B15", "B19", "B20", "B21"])
    play(state, LayCard("B15"), "B22")
    assert (state.seat, options(state)) == (2, [RecordSymbol("sawmill"), GiveUpSymbol("sawmill")])
    kept = state.clone()
    play(state, GiveUpSymbol("sawmill"))
    play(kept, RecordSymbol("sawmill"))
    assert (coins(state, 2), coins(kept, 2)) == (1, 2)


def test_symbol_blocked_by_the_red_line_may_be_given_up() -> None:
    """Easy to get wrong, ruling V9: with three seats a blocked beet brings a coin; kept, it is lost."""
    shut: dict[str, Any] = {"ticks": {"beet": 2, "sugar_refinery": 1}}
    state = position(
        vlaky(3, "II"), seat(**shut), seat(), seat(**SPENT), offer=["B14", "B19", "B20", "B21"], turn=1, turns=2
    )
    play(state, LayCard("B14"), "B22")
    assert (state.seat, options(state)) == (0, [RecordSymbol("beet"), GiveUpSymbol("beet")])
    kept = state.clone()
    notes = play(kept, RecordSymbol("beet"))
    assert happened(notes, SymbolLost) == [SymbolLost(0, "beet")]
    assert (coins(kept, 0), ticks(kept, 0), seat_part(kept, 0, "given_up")) == (0, shut["ticks"], 0)
    play(state, GiveUpSymbol("beet"))
    assert (coins(state, 0), ticks(state, 0), seat_part(state, 0, "given_up")) == (1, shut["ticks"], 1)


def test_bend_moves_in_an_opponents_turn_may_be_given_up() -> None:
    """I-25: the symbol of a free slow move outside the own turn; in the own turn not."""
    seats = [seat(), seat(given_up=3), seat(**SPENT)]
    state = position(vlaky(3), *seats, laid=TRACK[:8], phase="bend", bend_seats=[0, 1, 2])
    play(state, MoveSlower(1))
    assert options(state) == [RecordSymbol("forest"), RecordSymbol("sawmill")]  # seat 0, whose turn it is
    play(state, RecordSymbol("forest"))
    play(state, MoveSlower(2))
    assert set(options(state)) == {
        RecordSymbol("coal"),
        RecordSymbol("iron_ore"),
        GiveUpSymbol("coal"),
        GiveUpSymbol("iron_ore"),
    }
    assert isinstance(state.ask, WhichSymbol)
    assert state.ask.only_one
    play(state, GiveUpSymbol("coal"))
    assert (coins(state, 1), ticks(state, 1), seat_part(state, 1, "given_up")) == (1, {}, 4)
    assert (state.seat, part(state, "phase")) == (2, "bend")  # of two symbols there was only one to gain


def test_single_symbol_of_a_bend_move_may_be_given_up() -> None:
    """I-25: one symbol at the station."""
    state = position(vlaky(3), laid=TRACK[:8], phase="bend", bend_seats=[1, 2], seat=1)
    play(state, MoveSlower(1))
    assert options(state) == [RecordSymbol("passengers"), GiveUpSymbol("passengers")]
    play(state, GiveUpSymbol("passengers"))
    assert (coins(state, 1), ticks(state, 1)) == (1, {})


def test_second_card_of_an_opponent_may_be_given_up_too() -> None:
    """C-60, C-47: the second card is laid in an opponent's turn as well."""
    offer = ["B25", "B19", "B20", "B21"]
    seats = [seat(coins=1), seat(), seat(**SPENT)]
    state = position(vlaky(3), *seats, laid=TRACK[:5], offer=offer, phase="free-action")
    play(state, LaySecondCard("B25"), "B22")
    assert state.seat == 1
    play(state, GiveUpSymbol("post"))
    play(state, GiveUpSymbol("forest"))
    assert (coins(state, 1), state.turn, state.ask) == (2, 1, WhichCard())


def test_all_questions_are_answered_before_the_free_action() -> None:
    """The recording belongs to the card; the free action comes afterwards."""
    state = laying_b25(seat(hand=["A01"]))
    for number in (1, 1, 2, 2):
        assert state.seat == number
        play(state, options(state, RecordSymbol)[0])
    assert (state.seat, state.ask) == (0, WhichFreeAction())
    play(state, Finish())
    assert part(state, "turn") == 1


def test_giving_up_in_the_last_card_before_a_bend_comes_before_the_bend() -> None:
    """C-29 with three seats: symbols of the eighth card first, then the bend."""
    state = position(vlaky(3), laid=TRACK[:7], offer=["B13", "B19", "B20", "B21"])
    play(state, LayCard("B13"), "B22")
    assert (state.seat, view(state).head) == (1, 8)
    assert isinstance(state.ask, WhichSymbol)
    notes: list[k.Note] = []
    while isinstance(state.ask, WhichSymbol):
        notes += play(state, options(state, RecordSymbol)[0])
    assert [one.seat for one in happened(notes, SymbolTicked)] == [1, 1, 2]
    assert (state.seat, state.ask, view(state).head) == (0, WhichSlowMove(), 9)


def test_no_choice_is_asked_of_a_seat_without_a_station() -> None:
    """C-23: nothing gained, nothing to give up."""
    state = position(vlaky(3), seat(**SPENT), seat(), seat(), offer=["B10", "B19", "B20", "B21"])
    play(state, LayCard("B10"), "B22")
    assert state.seat == 1
    play(state, RecordSymbol("passengers"))
    assert state.turn == 1  # the bottom line has no station on B10
