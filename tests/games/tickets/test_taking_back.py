"""What all remember of moves that were taken back (T15)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note
from kolejiste.core.record import taken_back
from kolejiste.core.table import Table
from kolejiste.games.tickets.actions import BuildStation, ClaimRoute, DrawBlind, PayStation, TakeFaceUp
from tests.games.tickets.positions import europe, play, position, seat, view


def after_undo(state: k.State, *moves: Any) -> k.State:
    """The position after these moves, each perhaps with its draws, were made and all taken back."""
    later, notes = state.clone(), list[Note]()
    for move, *draws in moves:
        notes += play(later, move, *draws)
    return taken_back(state, notes)


def known(state: k.State) -> list[dict[str, int]]:
    """What a spectator and another seat know of the first seat's hand; both the same."""
    found = [view(state, eyes).seats[0].known for eyes in (None, 1)]
    assert found[0] == found[1]
    return found[:1]


def test_cards_laid_for_a_route_stay_known() -> None:
    state = position(europe(), seat(hand={"red": 3, "white": 1, "locomotive": 2}))
    assert known(state) == [{}]
    back = after_undo(state, (ClaimRoute("bruxelles-paris", "red", 1),))
    assert known(back) == [{"red": 1, "locomotive": 1}]
    assert view(back, 0).own == view(state, 0).own
    more = after_undo(back, (ClaimRoute("bruxelles-paris", "red", 0),))
    assert known(more) == [{"red": 2, "locomotive": 1}]
    play(more, ClaimRoute("bruxelles-paris", "red", 0))
    assert known(more) == [{"locomotive": 1}]


def test_what_was_known_already_is_not_counted_twice() -> None:
    state = position(europe(), seat(hand={"red": 3}, known={"red": 2}))
    assert known(after_undo(state, (ClaimRoute("bruxelles-paris", "red", 0),))) == [{"red": 2}]


def test_cards_paid_for_a_station_stay_known() -> None:
    state = position(europe(), seat(hand={"red": 3, "locomotive": 1}))
    back = after_undo(state, (BuildStation("roma"),), (PayStation(1, "red", 0),))
    assert known(back) == [{"red": 1}]


def test_who_named_a_city_is_known_to_be_able_to_pay_until_it_pays() -> None:
    state = position(europe(), seat(hand={"red": 2, "white": 1}, stations=["paris"]))
    back = after_undo(state, (BuildStation("roma"),))
    assert [view(back, eyes).seats[0].able for eyes in (None, 0, 1)] == [2, 2, 2]
    assert known(back) == [{}]
    for eyes in (None, 1):
        for deal in range(30):
            hand = back.game.sampler(back.view(eyes))(Chance(deal)).hands[0]
            assert max(hand[:-1]) + hand[-1] >= 2
    again = back.game.restore(back.snapshot())
    assert again.view(1) == back.view(1)
    play(back, ClaimRoute("bruxelles-paris", "red", 0))
    assert view(back, 1).seats[0].able == 0


def test_an_impossible_ability_is_refused() -> None:
    with pytest.raises(k.BadSnapshot):
        position(europe(), seat(hand={"red": 1, "white": 1}, able=2))


def test_cards_taken_in_between_are_told_apart() -> None:
    """Moves taken back by agreement: of two reds laid one was taken from the display, one lay in the hand before. Of a
    card drawn unseen nobody knows whether it was laid."""
    state = position(europe(), seat(hand={"red": 1, "blue": 1}), face_up=["red", "white", "white", "green", "green"])
    rest = (DrawBlind(), "orange"), (DrawBlind(), "orange"), (DrawBlind(), "orange")
    claim = (ClaimRoute("bruxelles-paris", "red", 0),)
    seen = after_undo(state, (TakeFaceUp("red"), "white"), *rest, claim)
    assert known(seen) == [{}]  # the blind one may have been red: the one in the hand is not sure
    state = position(europe(), seat(hand={"red": 3}), face_up=["red", "white", "white", "green", "green"])
    taken = (
        (TakeFaceUp("red"), "white"),
        (TakeFaceUp("white"), "white"),
        (DrawBlind(), "orange"),
        (DrawBlind(), "orange"),
    )
    assert known(after_undo(state, *taken, claim)) == [{"red": 1}]


def test_a_table_remembers_and_so_does_its_record() -> None:
    game = k.load("ticket_to_ride_europe").bind(players=2)
    table, dice = Table(game, ["Anna", "Béla"], seed=4, first=0), random.Random(4)
    taken = 0
    while not table.state.over and taken < 5:
        legal = table.state.legal()
        claims = [move for move in legal if isinstance(game.action(move), ClaimRoute)]
        mover = table.state.seat
        before = sum(view(table.state, 1 - mover).seats[mover].known.values())
        table.move(dice.choice(claims or legal))
        if claims and table.free_undo() == mover:
            table.undo(mover)
            taken += 1
            assert sum(view(table.state, 1 - mover).seats[mover].known.values()) >= before
            assert view(table.state, 1 - mover).seats[mover].known
            assert Table.resume(table.record).state.snapshot() == table.state.snapshot()
            table.move(dice.choice(legal))
    assert taken == 5
