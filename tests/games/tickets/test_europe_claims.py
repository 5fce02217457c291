"""Europe, p. 4–5: "Zabírání tratí", "Dvojité tratě" and "Přívozy"."""

from __future__ import annotations

import pytest

from kolejiste.games.tickets.actions import ClaimRoute, DrawBlind
from kolejiste.games.tickets.events import RouteClaimed
from tests.games.tickets.positions import (
    assert_refused,
    board_of,
    claimable,
    europe,
    hand,
    happened,
    options,
    part,
    payments,
    play,
    position,
    seat,
    seat_part,
    view,
)

PLENTY = {"red": 8, "blue": 8, "black": 8, "white": 8, "locomotive": 6}


# --- payment ----------------------------------------------------------------------------------------------------------


def test_example_1_blue_route_of_three_has_four_payments() -> None:
    """p. 4, example 1: three blue; two blue and a locomotive; one blue and two; three locomotives."""
    state = position(europe(), seat(hand={"blue": 5, "red": 5, "locomotive": 5}))
    assert payments(state, "constantinople-sofia") == {("blue", 0), ("blue", 1), ("blue", 2), (None, 3)}


@pytest.mark.parametrize(
    ("cards", "way"),
    [
        ({"blue": 3}, ("blue", 0)),
        ({"blue": 2, "locomotive": 1}, ("blue", 1)),
        ({"blue": 1, "locomotive": 2}, ("blue", 2)),
        ({"locomotive": 3}, (None, 3)),
    ],
)
def test_example_1_each_payment_claims_the_blue_route(cards: dict[str, int], way: tuple[str | None, int]) -> None:
    """p. 4, example 1, each with exactly the cards named."""
    state = position(europe(), seat(hand=cards))
    assert payments(state, "constantinople-sofia") == {way}
    play(state, ClaimRoute("constantinople-sofia", *way))
    assert hand(state, 0) == {}
    assert part(state, "discards") == cards


def test_example_2_grey_route_of_two() -> None:
    """p. 4, example 2: two red, or a yellow and a locomotive, or two locomotives."""
    assert payments(position(europe(), seat(hand={"red": 2})), "wien-zagrab") == {("red", 0)}
    assert payments(position(europe(), seat(hand={"yellow": 1, "locomotive": 1})), "wien-zagrab") == {("yellow", 1)}
    assert payments(position(europe(), seat(hand={"locomotive": 2})), "wien-zagrab") == {(None, 2)}


def test_grey_route_is_paid_in_one_colour_of_any_kind() -> None:
    """p. 4: a set of one colour, whichever it is."""
    one_of_each = dict.fromkeys(["purple", "blue", "orange", "white", "green", "yellow", "black", "red"], 1)
    assert payments(position(europe(), seat(hand=one_of_each)), "wien-zagrab") == set()
    two_of_each = dict.fromkeys(one_of_each, 2)
    assert payments(position(europe(), seat(hand=two_of_each)), "wien-zagrab") == {(c, 0) for c in one_of_each}


def test_coloured_route_takes_no_other_colour() -> None:
    """p. 4: cards of the colour of the route."""
    state = position(europe(), seat(hand={"red": 8, "white": 8}))
    assert payments(state, "constantinople-sofia") == set()
    assert_refused(state, ClaimRoute("constantinople-sofia", "red", 0))
    assert_refused(state, ClaimRoute("constantinople-sofia", "blue", 0))


def test_route_is_claimed_whole_or_not_at_all() -> None:
    """p. 4: not two of three spaces now and the third later."""
    state = position(europe(), seat(hand={"blue": 2}))
    assert "constantinople-sofia" not in claimable(state)
    assert_refused(state, ClaimRoute("constantinople-sofia", "blue", 0))


def test_cards_trains_and_points_move_when_a_route_is_claimed() -> None:
    """p. 4: cards to the discards, a train on each space, the points at once."""
    state = position(europe(), seat(hand={"red": 5, "locomotive": 2}), discards={"green": 1})
    notes = play(state, ClaimRoute("marseille-pamplona", "red", 1))
    assert hand(state, 0) == {"red": 2, "locomotive": 1}
    assert part(state, "discards") == {"red": 3, "locomotive": 1, "green": 1}
    mine = view(state, 1).seats[0]
    assert (mine.trains, mine.score, mine.routes) == (41, 7, ["marseille-pamplona"])
    assert state.scores == [7, 0]
    assert happened(notes, RouteClaimed) == [RouteClaimed(0, "marseille-pamplona", "red", 3, 1, 7)]


@pytest.mark.parametrize(
    ("route", "colour", "wilds", "points"),
    [
        ("budapest-wien", "red", 0, 1),
        ("wien-zagrab", "red", 0, 2),
        ("warszawa-wilno", "red", 0, 4),
        ("marseille-pamplona", "red", 0, 7),
        ("palermo-smyrna", "red", 2, 15),
    ],
)
def test_points_by_length(route: str, colour: str, wilds: int, points: int) -> None:
    """p. 7, "Tabulka hodnocení tratí": 1, 2, 4, 7, 15 (and 21 for eight, see the tunnels)."""
    state = position(europe(), seat(hand={"red": 6, "locomotive": 2}))
    play(state, ClaimRoute(route, colour, wilds))
    assert state.scores == [points, 0]


def test_one_route_a_turn() -> None:
    """p. 4: a second claim in the same turn is not allowed."""
    state = position(europe(3), seat(hand=PLENTY))
    play(state, ClaimRoute("wien-zagrab", "red", 0))
    assert (state.seat, part(state, "phase")) == (1, "turn")


def test_route_need_not_join_earlier_ones() -> None:
    """p. 4: any free route on the board."""
    state = position(europe(), seat(hand={"red": 4}, routes=["cadiz-lisboa"]))
    play(state, ClaimRoute("kyiv-smolensk", "red", 0))
    assert sorted(seat_part(state, 0, "routes")) == ["cadiz-lisboa", "kyiv-smolensk"]


def test_claimed_route_is_gone_for_everybody() -> None:
    """p. 4: "libovolnou volnou trať"."""
    taken = seat(hand=PLENTY, routes=["wien-zagrab"])
    for turn in (0, 1):
        state = position(europe(), taken, seat(hand={"locomotive": 4}), turn=turn)
        assert "wien-zagrab" not in claimable(state)


def test_every_free_route_can_be_claimed_by_who_has_all_the_cards() -> None:
    """p. 4: any free route."""
    assert claimable(position(europe(), rest=0)) == set(board_of(europe()).routes)


def test_route_longer_than_the_trains_left_cannot_be_claimed() -> None:
    """p. 4: a train on each space, so there must be one for each."""
    used = ["palermo-smyrna", "budapest-kyiv", "petrograd-stockholm", "berlin-danzig", "bucuresti-kyiv"]  # 28
    used += ["kharkov-moskva", "kharkov-kyiv", "kyiv-warszawa", "wien-zagrab"]  # 42
    state = position(europe(), seat(routes=used), rest=0)
    assert view(state, 0).seats[0].trains == 3
    board = board_of(europe())
    assert {board.length[board.route_number[route]] for route in claimable(state)} == {1, 2, 3}
    assert_refused(state, ClaimRoute("marseille-pamplona", "red", 0))


def test_trains_spent_close_longer_routes_during_play() -> None:
    """p. 4: the same, after a claim."""
    used = ["palermo-smyrna", "budapest-kyiv", "petrograd-stockholm", "berlin-danzig", "bucuresti-kyiv"]  # 28
    used += ["kharkov-moskva", "kharkov-kyiv", "kyiv-warszawa"]  # 40
    state = position(europe(), seat(hand={"red": 6}, routes=used))
    assert "marseille-pamplona" in claimable(state)
    play(state, ClaimRoute("wien-zagrab", "red", 0))
    play(state, DrawBlind(), "white")
    play(state, DrawBlind(), "white")
    assert (state.seat, view(state, 0).seats[0].trains) == (0, 3)
    assert hand(state, 0) == {"red": 4}
    assert "marseille-pamplona" not in claimable(state)
    assert "warszawa-wilno" in claimable(state)


def test_no_claim_pays_more_or_less_than_its_length() -> None:
    """p. 4: the cards equal the spaces in number; only colour and number of locomotives are chosen."""
    state = position(europe(), rest=0)
    assert_refused(state, ClaimRoute("wien-zagrab", "red", 2))
    assert_refused(state, ClaimRoute("wien-zagrab", None, 1))
    assert_refused(state, ClaimRoute("wien-zagrab", None, 3))
    assert_refused(state, ClaimRoute("wien-zagrab", "locomotive", 0))
    assert_refused(state, ClaimRoute("wien-zagrab", "red", -1))


# --- double routes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("mine", "other"), [("", "-2"), ("-2", "")])
def test_nobody_claims_both_lines_of_a_double_route(players: int, mine: str, other: str) -> None:
    """p. 4: a player owns at most one line of a pair."""
    state = position(
        europe(players), seat(hand={"red": 2, "yellow": 2, "locomotive": 2}, routes=["bruxelles-paris" + mine])
    )
    assert "bruxelles-paris" + other not in claimable(state)
    assert_refused(state, ClaimRoute("bruxelles-paris" + other, None, 2))


def test_second_line_stays_closed_for_who_claimed_the_first() -> None:
    """p. 4: the same, during play, where others may still claim it."""
    state = position(europe(4), *[seat(hand={"locomotive": 3})] * 4)
    play(state, ClaimRoute("budapest-wien", None, 1))
    for _ in range(3):
        assert "budapest-wien-2" in claimable(state)
        play(state, DrawBlind(), "white")
        play(state, DrawBlind(), "white")
    assert state.seat == 0
    assert "budapest-wien-2" not in claimable(state)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("mine", "other"), [("", "-2"), ("-2", "")])
def test_two_or_three_players_use_one_line_of_a_double_route(players: int, mine: str, other: str) -> None:
    """p. 5, note: either line may be taken, then the other is closed."""
    state = position(europe(players), seat(hand={"locomotive": 4}), seat(hand={"locomotive": 4}))
    assert {"bruxelles-paris", "bruxelles-paris-2"} <= claimable(state)
    play(state, ClaimRoute("bruxelles-paris" + mine, None, 2))
    assert not {"bruxelles-paris", "bruxelles-paris-2"} & claimable(state)
    assert_refused(state, ClaimRoute("bruxelles-paris" + other, None, 2))


@pytest.mark.parametrize("players", [4, 5])
def test_four_or_five_players_use_both_lines_of_a_double_route(players: int) -> None:
    """p. 4: another player may have the other line."""
    state = position(europe(players), seat(hand={"locomotive": 4}), seat(hand={"locomotive": 4}))
    play(state, ClaimRoute("bruxelles-paris", None, 2))
    assert "bruxelles-paris" not in claimable(state)
    play(state, ClaimRoute("bruxelles-paris-2", None, 2))
    assert seat_part(state, 1, "routes") == ["bruxelles-paris-2"]


def test_routes_side_by_side_between_other_cities_are_no_double() -> None:
    """p. 4: neighbouring lines whose city pairs differ are not double routes."""
    state = position(europe(), seat(hand={"blue": 2, "white": 2}, routes=["bruxelles-frankfurt"]))
    assert "amsterdam-frankfurt" in claimable(state)


def test_double_routes_join_the_same_cities_with_the_same_length() -> None:
    """p. 4: equal length, equal pair of cities; and each such pair is a double."""
    board = board_of(europe())
    ends = [frozenset((a, b)) for a, b in zip(board.a, board.b, strict=True)]
    for route, twin in enumerate(board.twin):
        same = [other for other in range(len(ends)) if other != route and ends[other] == ends[route]]
        assert same == ([] if twin < 0 else [twin])
        assert twin < 0 or board.length[twin] == board.length[route]


# --- ferries ----------------------------------------------------------------------------------------------------------


def test_example_ferry_smyrna_palermo_takes_four_of_a_colour_and_two_locomotives() -> None:
    """p. 5: four cards of a colour and two locomotives."""
    state = position(europe(), seat(hand={"red": 4, "locomotive": 2}))
    assert payments(state, "palermo-smyrna") == {("red", 2)}
    play(state, ClaimRoute("palermo-smyrna", "red", 2))
    assert part(state, "discards") == {"red": 4, "locomotive": 2}


@pytest.mark.parametrize("cards", [{"red": 5, "locomotive": 1}, {"red": 6}, {"red": 3, "blue": 1, "locomotive": 2}])
def test_ferry_is_not_paid_with_fewer_locomotives_or_two_colours(cards: dict[str, int]) -> None:
    """p. 5: a locomotive for each space with its picture, the rest in one colour."""
    assert payments(position(europe(), seat(hand=cards)), "palermo-smyrna") == set()


def test_ferry_takes_further_locomotives_as_jokers() -> None:
    """p. 4–5: the other spaces "jako obvykle"."""
    state = position(europe(), seat(hand={"red": 4, "locomotive": 6}))
    expected: set[tuple[str | None, int]] = {("red", 2), ("red", 3), ("red", 4), ("red", 5), (None, 6)}
    assert payments(state, "palermo-smyrna") == expected


def test_ferry_of_locomotives_only() -> None:
    """p. 5: Amsterdam–London has a locomotive on both spaces."""
    assert payments(position(europe(), seat(hand={"red": 9, "locomotive": 2})), "amsterdam-london") == {(None, 2)}


def test_every_ferry_is_grey() -> None:
    """p. 5: ferries are grey; none is a tunnel."""
    board = board_of(europe())
    ferries = [route for route, wilds in enumerate(board.wilds) if wilds]
    assert ferries
    assert all(board.colour[route] < 0 and not board.tunnel[route] for route in ferries)


def test_paying_leaves_the_display_alone() -> None:
    """p. 4: cards come from the hand; nothing is drawn for a claim."""
    state = position(europe(), seat(hand={"red": 2}))
    play(state, ClaimRoute("wien-zagrab", "red", 0))
    assert part(state, "face_up") == ["red", "blue", "green", "yellow", "black"]
    assert DrawBlind() in options(state)
