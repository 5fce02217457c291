"""San Francisco: "Príprava", "Herný ťah" and its three actions, end and final scoring. Souvenirs have their own file,
test_san_francisco_souvenirs.py."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import (
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceSouvenir,
    TakeFaceUp,
)
from kolejiste.games.tickets.events import DeckReshuffled, DisplayReplaced, DrawLapsed, GameEnded, LastRound
from kolejiste.games.tickets.scoring import LongestTrail, OwnTrail, StationsUnused, TicketMet, TicketMissed
from tests.games.tickets.positions import (
    assert_refused,
    board_of,
    box_of,
    claimable,
    deck,
    every_ticket,
    hand,
    happened,
    options,
    part,
    payments,
    play,
    position,
    san_francisco,
    script,
    seat,
    seat_part,
    under_deck,
    view,
)

PLAYERS = [2, 3, 4]


def dealt(players: int = 2, seed: int = 3) -> k.State:
    return san_francisco(players).new(k.Chance(seed))


def city(*seats: dict[str, Any], players: int = 2, **parts: Any) -> k.State:
    return position(san_francisco(players), *seats, **parts)


# --- "Obsah balenia", "Príprava" --------------------------------------------------------------------------------------


def test_box_holds_the_printed_components() -> None:
    """Rulebook: "Obsah balenia": 44 cards (6 of six colours, 8 ferries) and 24 tickets; for two to four players."""
    colours = ["blue", "green", "black", "purple", "red", "orange"]
    assert box_of(san_francisco()) == {**dict.fromkeys(colours, 6), "ferry": 8}
    assert len(board_of(san_francisco()).tickets) == 24
    assert not any(board_of(san_francisco()).ticket_long)
    for players in (1, 5):
        with pytest.raises(k.BadOption):
            k.load("ticket_to_ride_san_francisco").bind(players=players)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_20_cars_two_cards_and_two_tickets(players: int) -> None:
    """Rulebook: "Príprava" ➊ ➌ ➎; five cards are turned ➍."""
    state = dealt(players)
    seen = view(state, None)
    for one in seen.seats:
        assert (one.trains, one.cards, one.score, one.offered, one.souvenirs) == (20, 2, 0, 2, [])
    assert len([face for face in seen.face_up if face]) == 5
    assert seen.deck + sum(seen.discards.values()) == 44 - 2 * players - 5
    assert seen.ticket_deck == 24 - 2 * players


def test_three_ferries_turned_at_setup_are_replaced() -> None:
    """Rulebook: "Príprava" ➍: all five are discarded at once."""
    game = san_francisco()
    piles = [("souvenirs", kind) for kind in range(5)]
    cards = ["red"] * 4 + ["ferry", "blue", "ferry", "blue", "ferry"]
    again = ["ferry", "ferry", "green", "ferry", "green"]
    good = ["black", "black", "ferry", "ferry", "black"]
    draws = piles + script(game, *cards, *again, *good).draws
    state = game.new(k.ScriptedChance(draws, k.Chance(2)))
    assert part(state, "face_up") == good
    assert part(state, "discards") == {"blue": 2, "green": 2, "ferry": 6}


def test_one_or_both_first_tickets_are_kept() -> None:
    """Rulebook: "Príprava" ➎: at least one is kept, both may be."""
    state = dealt()
    assert {one.places for one in options(state)} == {(1,), (2,), (1, 2)}


def test_first_ticket_not_kept_goes_under_the_deck() -> None:
    """Rulebook: "Príprava" ➎: the other goes to the bottom; not out of the game as in Europe."""
    state = dealt(3)
    offers = [seat_part(state, number, "offer") for number in range(3)]
    for places in ((2,), (1, 2), (1,)):
        play(state, KeepTickets(places))
    assert under_deck(state) == [offers[0][0], offers[2][1]]
    assert [seat_part(state, number, "tickets") for number in range(3)] == [offers[0][1:], offers[1], offers[2][:1]]
    assert view(state, None).ticket_deck == 20
    assert view(state, 0).ticket_tail == [offers[0][0], None]
    assert view(state, 1).ticket_tail == [None, None]
    assert view(state, 2).ticket_tail == [None, offers[2][1]]


def test_first_choices_stay_hidden_until_the_last_has_chosen() -> None:
    """Rulebook: "Príprava" ➎: secret; nobody chooses knowing how many another kept."""
    one, both = dealt(3), dealt(3)
    play(one, KeepTickets((1,)))
    play(both, KeepTickets((1, 2)))
    for eyes in (None, 1, 2):
        assert one.view(eyes).to_json() == both.view(eyes).to_json()
    play(one, KeepTickets((1,)))
    play(one, KeepTickets((1, 2)))
    assert [seen.tickets for seen in view(one, None).seats] == [1, 1, 2]


def test_seat_0_begins_after_the_piles_are_placed() -> None:
    """Rulebook: "Príprava": the first player by one's own way (ruling: seat 0); clockwise."""
    state = dealt(3)
    for _ in range(3):
        play(state, KeepTickets((1,)))
    for _ in range(2):
        play(state, options(state, PlaceSouvenir)[0])
    assert (state.seat, part(state, "phase")) == (0, "turn")
    for number in (0, 1, 2):
        assert state.seat == number
        state.apply(state.game.number(DrawBlind()), k.Chance(number))
        state.apply(state.game.number(DrawBlind()), k.Chance(number))
    assert state.seat == 0


# --- "Doberanie prepravných kariet" -----------------------------------------------------------------------------------


def test_two_cards_are_drawn_face_up_or_blind() -> None:
    """Rulebook: two transport cards a draw; a taken card is replaced at once."""
    state = city()
    play(state, TakeFaceUp("red"), "orange")
    play(state, TakeFaceUp("orange"), "orange")
    assert hand(state, 0) == {"red": 1, "orange": 1}
    play(state, DrawBlind(), "ferry")
    play(state, DrawBlind(), "ferry")
    assert hand(state, 1) == {"ferry": 2}
    assert state.seat == 0


def test_face_up_ferry_is_the_whole_draw_and_never_the_second_card() -> None:
    """Rulebook: nor may a face-up ferry be taken second."""
    state = city(face_up=["ferry", "red", "red", "blue", "blue"])
    second = state.clone()
    play(state, TakeFaceUp("ferry"), "green")
    assert (state.seat, hand(state, 0)) == (1, {"ferry": 1})
    play(second, DrawBlind(), "ferry")
    assert_refused(second, TakeFaceUp("ferry"))


def test_three_face_up_ferries_replace_all_five() -> None:
    """Rulebook: "Ak sa kedykoľvek stane", also between the two draws."""
    state = city(face_up=["ferry", "ferry", "red", "blue", "blue"])
    notes = play(state, TakeFaceUp("red"), "ferry", "green", "green", "green", "black", "black")
    assert happened(notes, DisplayReplaced) == [DisplayReplaced(3)]
    assert part(state, "discards") == {"ferry": 3, "blue": 2}
    assert {one.card for one in options(state, TakeFaceUp)} == {"green", "black"}


def test_replacement_of_ferries_stops_when_it_cannot_succeed() -> None:
    """The issue: two or fewer non-wild cards, or fewer than five cards; "San Francisco too"."""
    few = city(face_up=["ferry", "ferry", "red", "blue", "blue"], deck={"ferry": 3}, rest=1)
    assert happened(play(few, TakeFaceUp("red"), "ferry"), DisplayReplaced) == []
    four = city(face_up=["ferry", "ferry", "red", "blue", None], deck={"ferry": 1}, rest=1)
    assert happened(play(four, TakeFaceUp("red"), "ferry"), DisplayReplaced) == []


def test_ended_deck_is_made_new_from_the_discards() -> None:
    """Rulebook: an empty deck is made new by shuffling the discards."""
    state = city(discards={"orange": 3}, rest=1)
    notes = play(state, DrawBlind(), "orange")
    assert happened(notes, DeckReshuffled) == [DeckReshuffled(3)]
    assert deck(state) == {"orange": 2}


def test_nothing_to_draw_lapses_or_is_not_offered() -> None:
    """Rulings as in Europe: the last card is the whole draw; face-up cards may still be taken; then a forced pass."""
    state = city(seat(tickets=every_ticket(san_francisco())), face_up=["red", None, None, None, None], rest=1)
    assert options(state) == [TakeFaceUp("red")]
    notes = play(state, TakeFaceUp("red"))
    assert happened(notes, DrawLapsed) == [DrawLapsed(0)]
    empty = city(seat(tickets=every_ticket(san_francisco())), face_up=[None] * 5, rest=1)
    assert options(empty) == [Pass()]


def test_hand_has_no_limit() -> None:
    """Rulebook: any number of cards may be held."""
    state = city(deck={"orange": 2}, rest=0)
    assert sum(hand(state, 0).values()) == 37
    play(state, DrawBlind(), "orange")
    play(state, DrawBlind(), "orange")
    assert sum(hand(state, 0).values()) == 39


# --- "Obsadenie trasy" ------------------------------------------------------------------------------------------------


def test_example_black_route_of_three_has_four_payments() -> None:
    """The example: three black; two and a ferry; one and two ferries; three ferries."""
    state = city(seat(hand={"black": 4, "red": 4, "ferry": 4}))
    assert payments(state, "fort_mason-pier_39") == {("black", 0), ("black", 1), ("black", 2), (None, 3)}


def test_blue_route_takes_blue_cards() -> None:
    """Rulebook: the example of a blue route, paid with blue cards."""
    assert payments(city(seat(hand={"blue": 3, "red": 3})), "lombard_street-pier_39") == {("blue", 0)}
    assert payments(city(seat(hand={"blue": 1, "red": 3})), "lombard_street-pier_39") == set()


def test_grey_route_takes_one_colour() -> None:
    """Rulebook: a set of any single colour."""
    assert payments(city(seat(hand={"blue": 2, "red": 2, "green": 1})), "castro-haight_ashbury") == {
        ("blue", 0),
        ("red", 0),
    }


def test_claim_moves_cards_cars_and_points_and_ends_the_turn() -> None:
    """A car on each space, the points at once, at most one route a turn; it need not join another."""
    state = city(seat(hand={"black": 3, "ferry": 1}, routes=["sunset-twin_peaks"], souvenirs=[]))
    play(state, ClaimRoute("fort_mason-pier_39", "black", 1))
    assert hand(state, 0) == {"black": 1}
    assert part(state, "discards") == {"black": 2, "ferry": 1}
    mine = view(state, None).seats[0]
    assert (mine.trains, mine.score) == (14, 8)
    assert (state.seat, part(state, "phase")) == (1, "turn")


def test_route_with_more_spaces_than_cars_left_cannot_be_claimed() -> None:
    """Rulebook: without enough cars the route cannot be claimed."""
    used = ["fort_mason-golden_gate_bridge", "alcatraz-the_embarcadero", "sunset-twin_peaks", "lincoln_park-sunset"]
    state = city(seat(routes=[*used, "castro-haight_ashbury"]), rest=0)  # 17 cars
    lengths = {board_of(state.game).length[board_of(state.game).route_number[route]] for route in claimable(state)}
    assert lengths == {1, 2, 3}
    two = city(seat(routes=[*used, "potrero_hill-union_square"]), rest=0, turns_left=1)  # 18 cars
    assert not {"potrero_hill-the_embarcadero", "fort_mason-pier_39"} & claimable(two)
    assert "castro-haight_ashbury" in claimable(two)


def test_double_route_with_two_players_is_closed_by_one_line() -> None:
    """Rulebook: "Dvojité trasy", note: with two players the other line is closed."""
    state = city(seat(hand={"ferry": 2}), seat(hand={"ferry": 2}))
    play(state, ClaimRoute("castro-mission_district", None, 2))
    assert not {"castro-mission_district", "castro-mission_district-2"} & claimable(state)


@pytest.mark.parametrize("players", [3, 4])
def test_double_route_with_three_or_four_players_is_for_two_of_them(players: int) -> None:
    """Rulebook: "Dvojité trasy": one player never has both lines; the note speaks of two players only."""
    state = city(seat(hand={"ferry": 4}), seat(hand={"ferry": 2}), players=players)
    play(state, ClaimRoute("castro-mission_district", None, 2))
    assert "castro-mission_district-2" in claimable(state)
    mine = city(seat(hand={"ferry": 4}, routes=["castro-mission_district"]), players=players)
    assert_refused(mine, ClaimRoute("castro-mission_district-2", None, 2))


def test_ferry_route_takes_a_ferry_and_the_rest_in_one_colour() -> None:
    """Rulebook: "Trajekty": a ferry card for the space with the ship, a set of one colour for the others."""
    assert payments(city(seat(hand={"red": 2, "ferry": 1})), "alcatraz-fort_mason") == {("red", 1)}
    assert payments(city(seat(hand={"red": 3})), "alcatraz-fort_mason") == set()
    assert payments(city(seat(hand={"red": 1, "blue": 1, "ferry": 1})), "alcatraz-fort_mason") == set()
    wild: set[tuple[str | None, int]] = {("red", 1), ("red", 2), (None, 3)}
    assert payments(city(seat(hand={"red": 2, "ferry": 3})), "alcatraz-fort_mason") == wild


def test_every_ferry_route_shows_one_ship() -> None:
    """Rulebook: "Trajekty": "(na tejto mape jednu)"."""
    assert set(board_of(san_francisco()).wilds) == {0, 1}


def test_there_are_no_stations_and_no_tunnels() -> None:
    """Rulebook: "Herný ťah": three actions only."""
    state = city(rest=0)
    assert {type(one) for one in options(state)} == {TakeFaceUp, DrawTickets, ClaimRoute}
    assert_refused(state, BuildStation("castro"))
    assert not any(board_of(state.game).tunnel)


# --- "Doberanie kariet cieľových staníc" ------------------------------------------------------------------------------


def test_two_tickets_are_drawn_and_one_or_both_kept() -> None:
    """Rulebook: the top two are drawn and at least one is kept; the other goes under the deck."""
    state = city()
    play(state, DrawTickets(), "alcatraz-sunset", "alcatraz-castro")
    assert {one.places for one in options(state)} == {(1,), (2,), (1, 2)}
    play(state, KeepTickets((2,)))
    assert seat_part(state, 0, "tickets") == ["alcatraz-castro"]
    assert under_deck(state) == ["alcatraz-sunset"]
    assert (state.seat, part(state, "phase")) == (1, "turn")
    assert view(state, 0).ticket_tail == ["alcatraz-sunset"]
    assert view(state, 1).ticket_tail == [None]


def test_last_single_ticket_must_be_kept() -> None:
    """Rulebook: the action remains possible, but that ticket is kept."""
    state = city(seat(), seat(tickets=every_ticket(san_francisco(), but=["alcatraz-sunset"])))
    play(state, DrawTickets(), "alcatraz-sunset")
    assert options(state) == [KeepTickets((1,))]
    play(state, KeepTickets((1,)))
    assert_refused(state, DrawTickets())


# --- End and final scoring --------------------------------------------------------------------------------------------

USED_17 = ["fort_mason-golden_gate_bridge", "alcatraz-the_embarcadero", "sunset-twin_peaks", "lincoln_park-sunset"]
USED_17 += ["castro-haight_ashbury"]


@pytest.mark.parametrize("players", PLAYERS)
def test_two_or_fewer_cars_give_everybody_one_more_turn(players: int) -> None:
    """Rulebook: one last turn for everybody, that player included."""
    state = city(seat(hand={"green": 1}, routes=USED_17), players=players)
    notes = play(state, ClaimRoute("chinatown-lombard_street", "green", 0))
    assert happened(notes, LastRound) == [LastRound(0, 2)]
    for step in range(1, players + 1):
        assert (state.over, state.seat) == (False, step % players)
        state.apply(state.game.number(DrawBlind()), k.Chance(1))
        notes = play(state, DrawBlind(), next(iter(deck(state))))
    assert state.over
    assert happened(notes, GameEnded) == [GameEnded()]


def test_tickets_are_added_or_subtracted_and_nothing_else_counts() -> None:
    """Routes, tickets, souvenirs: no longest trail, no stations."""
    tickets = ["civic_center-haight_ashbury", "alcatraz-sunset"]
    routes = ["civic_center-painted_ladies", "haight_ashbury-painted_ladies"]
    state = city(seat(routes=routes, tickets=tickets), phase="over")
    one = state.sheet()[0]
    assert [line for line in one.lines if isinstance(line, TicketMet | TicketMissed)] == [
        TicketMet(points=3, ticket=tickets[0], borrowed=()),
        TicketMissed(points=-11, ticket=tickets[1]),
    ]
    assert not [line for line in one.lines if isinstance(line, LongestTrail | OwnTrail | StationsUnused)]
    assert state.scores == [2 + 1 + 3 - 11, 0]
    assert one.total == sum(line.points for line in one.lines)


def test_tie_is_broken_by_the_number_of_met_tickets() -> None:
    """Rulebook: most tickets met wins among the tied."""
    routes = ["civic_center-painted_ladies", "haight_ashbury-painted_ladies"]
    state = city(
        seat(routes=["fort_mason-pier_39", "lombard_street-pacific_heights"]),
        seat(routes=routes, tickets=["civic_center-haight_ashbury"]),
        phase="over",
    )
    assert state.scores == [6, 6]
    assert state.ranks == [2, 1]


def test_remaining_tie_is_a_shared_victory() -> None:
    """Rulebook: the victory is shared; a longer trail changes nothing."""
    state = city(
        seat(routes=["fort_mason-pier_39"]),
        seat(routes=["castro-haight_ashbury", "castro-twin_peaks"]),
        players=3,
        phase="over",
    )
    assert state.scores == [4, 4, 0]
    assert state.ranks == [1, 1, 3]
    assert state.winners == [0, 1]
