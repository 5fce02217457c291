"""Europe, p. 2–3: "Herní materiál", "Příprava hry" and "Zahájení hry"."""

from __future__ import annotations

from itertools import combinations

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import KeepTickets
from kolejiste.games.tickets.events import TicketsChosen, TicketsKept, TicketsOffered
from tests.games.tickets.positions import (
    assert_refused,
    board_of,
    box_of,
    europe,
    options,
    part,
    play,
    script,
    seat_part,
    view,
)

PLAYERS = [2, 3, 4, 5]
TWO_HANDS = ["red"] * 8


def dealt(players: int = 2, seed: int = 3) -> k.State:
    return europe(players).new(k.Chance(seed))


def chosen(state: k.State, *places: tuple[int, ...]) -> k.State:
    for kept in places:
        play(state, KeepTickets(kept))
    return state


def test_box_holds_the_printed_components() -> None:
    """p. 2: 110 cards (12 of eight kinds, 14 locomotives), 46 tickets, 6 of them long."""
    board = board_of(europe())
    assert box_of(europe()) == {
        **dict.fromkeys(["purple", "blue", "orange", "white", "green", "yellow", "black", "red"], 12),
        "locomotive": 14,
    }
    assert len(board.tickets) == 46
    assert sum(board.ticket_long) == 6


def test_two_to_five_play() -> None:
    """Cover: "pro 2–5 hráčů"."""
    for players in (1, 6, 0, -2):
        with pytest.raises(k.BadOption):
            k.load("ticket_to_ride_europe").bind(players=players)
    assert [europe(n).players for n in PLAYERS] == PLAYERS


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_45_trains_3_stations_4_cards_and_no_points(players: int) -> None:
    """p. 2, "Příprava hry"."""
    for one in view(dealt(players), None).seats:
        assert (one.trains, one.stations_left, one.cards, one.score) == (45, 3, 4, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_five_cards_are_turned_and_the_rest_is_the_deck(players: int) -> None:
    """p. 2: "pět vrchních karet otočte"."""
    seen = view(dealt(players), None)
    assert None not in seen.face_up
    assert len(seen.face_up) == 5
    assert seen.deck + sum(seen.discards.values()) == 110 - 4 * players - 5


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_gets_one_long_and_three_regular_tickets(players: int) -> None:
    """p. 2: one long ticket, then three regular ones."""
    state = dealt(players)
    board = board_of(state.game)
    for number in range(players):
        offer = seat_part(state, number, "offer")
        assert sorted(board.ticket_long[board.ticket_number[ticket]] for ticket in offer) == [False] * 3 + [True]
    assert view(state, None).ticket_deck == 40 - 3 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_undealt_long_tickets_leave_the_game_unseen(players: int) -> None:
    """p. 2: the rest goes into the box, unseen by all."""
    state = dealt(players)
    undealt = part(state, "undealt")
    assert len(undealt) == 6 - players
    assert not set(undealt) & set(part(state, "tickets")["unseen"])
    for eyes in (None, *range(players)):
        text = state.view(eyes).to_json().decode()
        assert not any(ticket in text for ticket in undealt)


def test_three_locomotives_turned_at_setup_are_replaced_and_again_if_need_be() -> None:
    """p. 3: three face-up locomotives "v jednom okamžiku" replace all five; the issue: also at set-up, repeatedly."""
    turned = ["locomotive", "red", "locomotive", "blue", "locomotive"]
    again = ["green", "locomotive", "locomotive", "green", "locomotive"]
    good = ["locomotive", "white", "locomotive", "white", "black"]
    state = europe().new(script(europe(), *TWO_HANDS, *turned, *again, *good, then=k.Chance(1)))
    assert part(state, "face_up") == good
    assert part(state, "discards") == {"blue": 1, "green": 2, "red": 1, "locomotive": 6}
    assert part(state, "cards")["shuffles"] == 0


def test_two_locomotives_turned_at_setup_stay() -> None:
    """p. 3: three, not two."""
    turned = ["locomotive", "red", "locomotive", "blue", "green"]
    state = europe().new(script(europe(), *TWO_HANDS, *turned, then=k.Chance(1)))
    assert part(state, "face_up") == turned
    assert part(state, "discards") == {}


def test_at_least_two_first_tickets_are_kept_any_two_or_more() -> None:
    """p. 3, "Zahájení hry": at least two, more if one likes; long and regular may both go."""
    state = dealt()
    every = {places for size in (2, 3, 4) for places in combinations((1, 2, 3, 4), size)}
    assert {action.places for action in options(state)} == every
    for place in (1, 2, 3, 4):
        assert_refused(state, KeepTickets((place,)))


def test_first_tickets_not_kept_leave_the_game() -> None:
    """p. 3: returned tickets are out of the game."""
    state = dealt()
    offers = [seat_part(state, number, "offer") for number in (0, 1)]
    deck = part(state, "tickets")["unseen"]
    chosen(state, (2, 3), (1, 2, 3, 4))
    assert seat_part(state, 0, "tickets") == offers[0][1:3]
    assert seat_part(state, 1, "tickets") == offers[1]
    assert part(state, "tickets")["unseen"] == deck
    assert part(state, "tickets")["tail"] == []
    assert sorted(seat_part(state, 0, "boxed")) == sorted([offers[0][0], offers[0][3]])


def test_tickets_put_into_the_box_are_known_to_their_owner_alone() -> None:
    """p. 3: nobody else learns which ones were removed."""
    state = chosen(dealt(3), (2, 3), (1, 2), (3, 4))
    boxed = seat_part(state, 0, "boxed")
    own = view(state, 0).own
    assert own is not None
    assert sorted(own.boxed) == sorted(boxed)
    for eyes in (None, 1, 2):
        assert not any(ticket in state.view(eyes).to_json().decode() for ticket in boxed)


def test_seat_0_begins_when_the_last_has_chosen_and_play_goes_round() -> None:
    """p. 3, "Herní tah": clockwise; that seat 0 begins is a ruling."""
    state = dealt(3)
    for number in range(3):
        assert (state.seat, part(state, "phase")) == (number, "first-tickets")
        play(state, KeepTickets((1, 2)))
    assert (state.seat, state.turn, part(state, "phase")) == (0, 0, "turn")


def test_first_choices_stay_hidden_until_the_last_has_chosen() -> None:
    """Before the first turn all choose at the same time: nobody may see how many another kept."""
    few, many = dealt(3), dealt(3)
    few_notes, many_notes = play(few, KeepTickets((1, 2))), play(many, KeepTickets((1, 2, 3, 4)))
    for eyes in (None, 1, 2):
        assert few.view(eyes).to_json() == many.view(eyes).to_json()
        seen = [[note.seen_by(eyes) for note in notes] for notes in (few_notes, many_notes)]
        assert seen[0] == seen[1]
        assert TicketsChosen(0) in seen[0]
        assert view(few, eyes).seats[0].chose
        assert view(few, eyes).seats[0].tickets is None
    play(few, KeepTickets((1, 2, 3)))
    play(few, KeepTickets((3, 4)))
    for eyes in (None, 0, 1, 2):
        assert [(one.tickets, one.first_kept) for one in view(few, eyes).seats] == [(2, 2), (3, 3), (2, 2)]


def test_offered_and_kept_tickets_are_secret() -> None:
    """p. 3: secret until the game is over."""
    state = dealt()
    secret = seat_part(state, 0, "offer")
    for decider in (0, 1):
        for eyes in (None, 1):
            assert not any(ticket in state.view(eyes).to_json().decode() for ticket in secret)
        notes = play(state, KeepTickets((1, 2, 3, 4)))
        for eyes in (None, 1 - decider):
            seen = [note.seen_by(eyes) for note in notes]
            assert not any(isinstance(e, TicketsOffered | TicketsKept) and e.seat == decider for e in seen)
    assert not any(ticket in state.view(1).to_json().decode() for ticket in secret)


def test_a_hand_is_secret() -> None:
    """Of another's hand only the number of cards is seen."""
    turned = ["green", "green", "green", "black", "black"]
    red, blue = (
        europe().new(script(europe(), *[face] * 4, *["white"] * 4, *turned, then=k.Chance(5)))
        for face in ("red", "blue")
    )
    assert red.view(0).to_json() != blue.view(0).to_json()
    for eyes in (None, 1):
        assert red.view(eyes).to_json() == blue.view(eyes).to_json()
        assert view(red, eyes).seats[0].cards == 4
        assert view(red, eyes).seats[0].known == {}
