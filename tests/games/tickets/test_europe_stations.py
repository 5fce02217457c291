"""Europe, p. 6: "Vybudování železniční stanice". What stations lend at the end is in test_europe_scoring.py."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import BuildStation, ChooseStationPayment, DrawBlind, PayStation, Withdraw
from kolejiste.games.tickets.events import StationBuilt
from tests.games.tickets.positions import (
    assert_refused,
    board_of,
    europe,
    hand,
    happened,
    options,
    part,
    play,
    position,
    seat,
    seat_part,
    view,
)

BUILT = ["paris", "wien", "roma"]


def building(built: int, cards: dict[str, int]) -> k.State:
    """A seat with so many stations names Berlin as the next one's city."""
    state = position(europe(), seat(hand=cards, stations=BUILT[:built]))
    play(state, BuildStation("berlin"))
    return state


def ways(state: k.State) -> set[tuple[int, str | None, int]]:
    return {(one.cards, one.colour, one.wilds) for one in options(state)}


def test_first_station_costs_one_card_of_any_colour() -> None:
    """p. 6: one card, any colour; a locomotive replaces any card."""
    state = building(0, {"red": 1, "blue": 2, "locomotive": 1})
    assert state.ask == ChooseStationPayment("berlin", 1)
    assert ways(state) == {(1, "red", 0), (1, "blue", 0), (1, None, 1)}


def test_second_station_costs_two_cards_of_one_colour() -> None:
    """p. 6: two cards that match in colour."""
    state = building(1, {"red": 2, "blue": 1, "locomotive": 2})
    assert state.ask == ChooseStationPayment("berlin", 2)
    assert ways(state) == {(2, "red", 0), (2, "red", 1), (2, "blue", 1), (2, None, 2)}


def test_third_station_costs_three_cards_of_one_colour() -> None:
    """p. 6: "tři stejnobarevné karty vozu"."""
    state = building(2, {"red": 3, "blue": 2, "white": 1, "locomotive": 2})
    assert state.ask == ChooseStationPayment("berlin", 3)
    assert ways(state) == {(3, "red", 0), (3, "red", 1), (3, "red", 2), (3, "blue", 1), (3, "blue", 2), (3, "white", 2)}
    assert ways(building(2, {"locomotive": 3})) == {(3, None, 3)}


@pytest.mark.parametrize(
    ("built", "cards"),
    [
        (0, {}),
        (1, {"red": 1, "blue": 1}),
        (1, {"locomotive": 1}),
        (2, {"red": 2, "blue": 2}),
        (2, {"red": 1, "locomotive": 1}),
    ],
)
def test_station_that_cannot_be_paid_is_not_offered(built: int, cards: dict[str, int]) -> None:
    """p. 6: cards of the same colour, as many as the station costs."""
    state = position(europe(), seat(hand=cards, stations=BUILT[:built]))
    assert options(state, BuildStation) == []
    assert_refused(state, BuildStation("berlin"))


def test_three_stations_are_the_most() -> None:
    """p. 6: three per player and game."""
    state = position(europe(), seat(hand={"red": 11, "locomotive": 9}, stations=BUILT))
    assert options(state, BuildStation) == []


def test_station_may_stand_in_any_city_even_without_routes() -> None:
    """p. 6: any city, also one that no claimed route reaches."""
    state = position(europe(), seat(hand={"red": 1}))
    assert {one.city for one in options(state, BuildStation)} == set(board_of(europe()).cities)


def test_two_stations_never_stand_in_one_city() -> None:
    """p. 6: one station per city, whoever built it; p. 3: only a city that has none yet."""
    state = position(europe(), seat(hand={"red": 2}, stations=["paris"]), seat(stations=["wien", "roma"]))
    free = {one.city for one in options(state, BuildStation)}
    assert free == set(board_of(europe()).cities) - {"paris", "wien", "roma"}
    assert_refused(state, BuildStation("paris"))
    assert_refused(state, BuildStation("wien"))


def test_city_is_taken_as_soon_as_a_station_stands_there() -> None:
    """p. 6: the same, during play."""
    state = position(europe(), seat(hand={"red": 1}), seat(hand={"red": 1}))
    play(state, BuildStation("paris"))
    play(state, PayStation(1, "red", 0))
    assert_refused(state, BuildStation("paris"))


def test_building_discards_the_payment_and_ends_the_turn() -> None:
    """p. 6: one station a turn; trains and points stay."""
    state = building(1, {"red": 2, "locomotive": 2})
    assert (state.seat, seat_part(state, 0, "stations")) == (0, ["paris"])
    notes = play(state, PayStation(2, "red", 1))
    assert hand(state, 0) == {"red": 1, "locomotive": 1}
    assert part(state, "discards") == {"red": 1, "locomotive": 1}
    assert (state.seat, part(state, "phase")) == (1, "turn")
    mine = view(state, None).seats[0]
    assert (mine.stations, mine.stations_left, mine.trains, mine.score) == (["paris", "berlin"], 1, 45, 0)
    assert happened(notes, StationBuilt) == [StationBuilt(0, "berlin", "red", 1, 1)]


def test_payment_is_exactly_the_price() -> None:
    """p. 6: not more, not fewer, not two colours."""
    state = building(1, {"red": 3, "blue": 1, "locomotive": 3})
    for wrong in (
        PayStation(1, "red", 0),
        PayStation(3, "red", 0),
        PayStation(2, "blue", 0),
        PayStation(2, "white", 1),
    ):
        assert_refused(state, wrong)
    assert_refused(state, DrawBlind())
    assert_refused(state, Withdraw())


def test_station_may_be_built_next_to_anybodys_routes() -> None:
    """p. 6: any city without a station."""
    state = position(europe(), seat(hand={"red": 1}), seat(routes=["brest-paris"]))
    play(state, BuildStation("brest"))
    play(state, PayStation(1, "red", 0))
    assert seat_part(state, 0, "stations") == ["brest"]


def test_payment_may_refill_the_display() -> None:
    """Ruling: as soon as cards exist again."""
    state = position(europe(), seat(hand={"red": 1}), face_up=[None] * 5, rest=1)
    play(state, BuildStation("berlin"))
    play(state, PayStation(1, "red", 0), "red")
    assert sorted(map(str, part(state, "face_up"))) == ["None"] * 4 + ["red"]
