"""Bends: the eighth and sixteenth card, the station on the bend and the free move of the slower locomotive."""

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
    WhichSlowMove,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.events import BendReached, SlowMoved, SlowStayed, StationReached, SymbolTicked
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

BENDS = pytest.mark.parametrize("slot", [8, 16])


def before_bend(slot: int = 8, players: int = 2, *seats: dict[str, Any], sheet: str = "I", **parts: Any) -> k.State:
    """The next card fills the last slot of a row; the offer has it."""
    offer = [TRACK[slot - 1], "B19", "B20", "B21"]
    return position(vlaky(players, sheet), *seats, laid=TRACK[: slot - 1], offer=offer, **parts)


def turn_bend(state: k.State) -> list[k.Note]:
    return play(state, LayCard(part(state, "offer")[0]), "B22")


@BENDS
def test_symbols_of_the_last_card_come_first_then_the_bend_then_the_free_move(slot: int) -> None:
    """C-29: the eighth card is recorded, then the faster locomotive goes on to the station of the bend."""
    state = before_bend(slot)
    notes = turn_bend(state)
    kinds = [type(one) for one in happened(notes, StationReached, SymbolTicked, BendReached)]
    assert kinds.count(BendReached) == 1
    assert kinds[-1] is BendReached
    assert SymbolTicked in kinds
    assert (state.seat, state.ask) == (0, WhichSlowMove())
    assert view(state).head == {8: 9, 16: 18}[slot]
    assert [one.stops[-1] for one in view(state).seats] == [[], []]  # a station without a symbol


@pytest.mark.parametrize("slot", [1, 7, 9, 15, 17, 23])
def test_other_slots_have_no_bend(slot: int) -> None:
    """C-29: only the eighth card of a row that is followed by another."""
    state = position(vlaky(), laid=TRACK[: slot - 1], offer=["B24", "B19", "B20", "B21"])
    notes = turn_bend(state)
    assert happened(notes, BendReached) == []
    assert not isinstance(state.ask, WhichSlowMove)


def test_last_slot_has_no_bend_and_no_free_move() -> None:
    """C-30: behind slot 24 lies END."""
    state = before_bend(24, 2, seat(hand=["A01"]))
    notes = turn_bend(state)
    assert happened(notes, BendReached) == []
    assert len(happened(notes, StationReached)) == 2
    assert (state.ask, view(state).head) == (WhichFreeAction(), 26)


@BENDS
@pytest.mark.parametrize(("players", "turn"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_everybody_may_move_the_slower_locomotive_also_in_other_players_turns(
    slot: int, players: int, turn: int
) -> None:
    """C-44, C-34: no coin is paid, and the seats not on turn may do it too, starting player first."""
    seats = [seat(**({"given_up": 4} if players == 3 else {})) for _ in range(players)]
    state = before_bend(slot, players, *seats, turn=turn, turns=turn + 1)
    turn_bend(state)
    asked = []
    while isinstance(state.ask, WhichSlowMove):
        asked.append(state.seat)
        assert state.turn == turn
        assert MoveSlower(1) in options(state)
        play(state, Finish())
    assert asked == list(range(players))


def test_free_move_costs_nothing_and_records_one_symbol() -> None:
    """C-44, C-41: no coin is paid, the final station's symbol is recorded."""
    state = before_bend(8, 2, seat(coins=2), seat())
    turn_bend(state)
    old = ticks(state, 0)
    notes = play(state, MoveSlower(2))  # slot 2: sawmill
    assert happened(notes, SlowMoved) == [SlowMoved(0, 2, 0)]
    assert (coins(state, 0), seat_part(state, 0, "slow")) == (2, 2)
    assert ticks(state, 0) == old | {"sawmill": 1}
    assert (state.seat, state.ask) == (1, WhichSlowMove())
    play(state, MoveSlower(1))  # the other seat has no coin at all
    assert (coins(state, 1), seat_part(state, 1, "slow")) == (0, 1)
    assert ticks(state, 1)["passengers"] == 2


def test_one_symbol_of_two_is_chosen_in_a_free_move() -> None:
    """C-42 at a bend."""
    state = before_bend(8, 2, seat(), seat())
    turn_bend(state)
    play(state, MoveSlower(4))
    assert state.ask == WhichSymbol(("forest", "sawmill"), True)
    assert options(state) == [RecordSymbol("forest"), RecordSymbol("sawmill")]
    play(state, RecordSymbol("sawmill"))
    assert ticks(state, 0) == {"sawmill": 1, "glassworks": 1}
    assert (state.seat, part(state, "phase")) == (1, "bend")


def test_free_move_may_be_declined() -> None:
    """ "mohou zdarma provést"."""
    state = before_bend(8, 2)
    turn_bend(state)
    old = ticks(state, 0)
    notes = play(state, Finish())
    assert happened(notes, SlowStayed) == [SlowStayed(0)]
    assert (seat_part(state, 0, "slow"), ticks(state, 0)) == (0, old)


def test_only_the_slow_move_is_possible_in_a_bend() -> None:
    """ "akci Přesun pomalejší lokomotivy" and no other action, however many coins."""
    state = before_bend(8, 2, seat(coins=5, hand=["A01"]))
    turn_bend(state)
    assert options(state) == [*(MoveSlower(n) for n in range(1, 6)), Finish()]
    for other in (DiscardCard("A01"), BuySymbol("post"), LaySecondCard("A01"), LayCard("A01")):
        assert_refused(state, other)


def test_all_bend_moves_are_resolved_before_the_active_players_free_action() -> None:
    """Easy to get wrong: seats 0, 1, 2 move in the bend, and only then does seat 0 do its free action."""
    state = before_bend(8, 3, seat(hand=["A01"]), seat(given_up=4), seat(given_up=4))
    turn_bend(state)
    for number in range(3):
        assert (state.seat, state.ask) == (number, WhichSlowMove())
        play(state, MoveSlower(5) if number == 0 else MoveSlower(3))
        while isinstance(state.ask, WhichSymbol):
            play(state, options(state)[0])
    assert (state.seat, state.turn, state.ask) == (0, 0, WhichFreeAction())


def test_free_move_does_not_use_up_the_free_action() -> None:
    """C-40: it is not the turn's one free action; the paid slow move may follow."""
    state = before_bend(8, 2, seat(coins=1), seat())
    turn_bend(state)
    play(state, MoveSlower(1))
    play(state, RecordSymbol("forest"))
    play(state, Finish())
    assert state.ask == WhichFreeAction()
    notes = play(state, MoveSlower(1))
    assert happened(notes, SlowMoved) == [SlowMoved(0, 1, 1)]
    assert (state.turn, coins(state, 0), seat_part(state, 0, "slow")) == (1, 0, 2)


def test_one_free_slow_move_per_arrival_at_a_bend() -> None:
    """Easy to get wrong: not a second one, neither in the same turn nor while the locomotive still stands there."""
    state = before_bend(8, 2, seat(), seat())
    turn_bend(state)
    play(state, MoveSlower(2))
    play(state, MoveSlower(1))
    assert not isinstance(state.ask, WhichSlowMove)
    assert (state.turn, state.ask) == (1, WhichCard())  # no coin, no card in hand: no free action
    assert options(state, MoveSlower) == []
    notes = play(state, LayCard("B20"), "B24")
    assert happened(notes, BendReached) == []
    assert not isinstance(state.ask, WhichSlowMove)


def test_slower_locomotive_stopping_in_a_bend_gives_no_further_move() -> None:
    """I-07, I-08: it may stop there, records nothing, and gets no free move of its own."""
    state = position(vlaky(), seat(coins=1, slow=8), seat(), laid=TRACK[:9], phase="free-action")
    old = ticks(state, 0)
    play(state, MoveSlower(1))
    assert (seat_part(state, 0, "slow"), coins(state, 0), ticks(state, 0)) == (9, 0, old)
    assert (state.turn, state.ask) == (1, WhichCard())


def test_slower_locomotive_may_join_the_faster_one_in_the_bend() -> None:
    """I-10: it may reach the faster locomotive, never pass it; the bend is a station and counts as a step (I-08)."""
    state = before_bend(8, 2, seat(slow=7), seat(slow=5))
    turn_bend(state)
    assert options(state, MoveSlower) == [MoveSlower(1), MoveSlower(2)]
    play(state, MoveSlower(2))
    assert (seat_part(state, 0, "slow"), view(state).head) == (9, 9)
    assert options(state, MoveSlower) == [MoveSlower(n) for n in (1, 2, 3, 4)]
    assert ticks(state, 0) == {"glassworks": 1}


@BENDS
def test_second_card_may_reach_the_bend_too(slot: int) -> None:
    """C-47, C-29: the free moves follow a second card as well, and then the turn is over."""
    laid, card, last = TRACK[: slot - 2], TRACK[slot - 2], TRACK[slot - 1]
    hand = [one for one in (card, last) if one[0] == "A"]
    offer = [one for one in (card, last) if one[0] == "B"] + ["B19", "B20", "B21", "B24"]
    state = position(vlaky(), seat(coins=1, hand=hand), seat(), laid=laid, offer=offer[:4])
    play(state, LayCard(card), *(["B22"] if card[0] == "B" else []))
    notes = play(state, LaySecondCard(last), "B23" if slot == 8 else "B17")
    assert len(happened(notes, BendReached)) == 1
    for number in range(2):
        assert (state.seat, state.turn, state.ask) == (number, 0, WhichSlowMove())
        play(state, Finish())
    assert (state.turn, state.ask) == (1, WhichCard())


def test_coin_from_the_free_move_may_pay_the_free_action() -> None:
    """I-24, C-32: a full row pays in the bend, and the coin is there for the free action."""
    state = before_bend(8, 2, seat(ticks={"sawmill": 4}), seat())
    turn_bend(state)
    play(state, MoveSlower(2))
    play(state, Finish())
    assert (state.ask, coins(state, 0)) == (WhichFreeAction(), 2)
    assert LaySecondCard("B19") in options(state)


def test_line_goes_on_behind_the_bend_from_the_bend_itself() -> None:
    """C-14, C-28: the ninth card lies left of the bend card, one place further on."""
    state = position(vlaky(), laid=TRACK[:8], offer=["B15", "B19", "B20", "B21"])
    play(state, LayCard("B15"), "B22")
    assert view(state).head == 10
    assert [one.stops[10] for one in view(state).seats] == [["post", "beet"], ["sugar_refinery"]]
