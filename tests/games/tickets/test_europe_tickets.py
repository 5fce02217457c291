"""Europe, p. 6: "Tažení karet vlakových linek"."""

from __future__ import annotations

import kolejiste as k
from kolejiste.games.tickets.actions import ChooseTickets, DrawBlind, DrawTickets, KeepTickets
from kolejiste.games.tickets.events import TicketsKept, TicketsKeptUnseen, TicketsOffered, TicketsOfferedUnseen
from tests.games.tickets.positions import (
    assert_refused,
    board_of,
    europe,
    every_ticket,
    happened,
    options,
    part,
    play,
    position,
    seat,
    seat_part,
    under_deck,
    view,
)

THREE = ("kyiv-sochi", "berlin-roma", "angora-athina")
FIVE = ["london-wien", "paris-wien", "roma-smyrna", "kyiv-sochi", "berlin-roma"]


def drawn(players: int = 2) -> k.State:
    state = position(europe(players))
    play(state, DrawTickets(), *THREE)
    return state


def few_left(*tickets: str, turn: int = 0, known_to: tuple[int, ...] = ()) -> k.State:
    """Only these tickets are left in the deck, put under it in this order; seat 1 has the others."""
    tail = [{"ticket": ticket, "known_to": list(known_to)} for ticket in tickets]
    others = every_ticket(europe(), but=tickets)
    return position(europe(), seat(), seat(tickets=others), tickets={"unseen": [], "tail": tail}, turn=turn)


def test_three_tickets_are_drawn_and_at_least_one_is_kept() -> None:
    """p. 6: three from the top; one, two or all three are kept."""
    state = drawn()
    assert state.ask == ChooseTickets(3, 1)
    assert {one.places for one in options(state)} == {(1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)}
    assert len(options(state)) == 7
    assert_refused(state, KeepTickets((4,)))
    assert_refused(state, DrawBlind())


def test_keeping_none_is_impossible() -> None:
    """p. 6: at least one is kept."""
    assert_refused(drawn(), KeepTickets(()))


def test_drawing_tickets_is_the_whole_turn() -> None:
    """p. 3: one action a turn."""
    state = drawn()
    assert state.seat == 0
    play(state, KeepTickets((1, 2, 3)))
    assert seat_part(state, 0, "tickets") == list(THREE)
    assert (state.seat, part(state, "phase")) == (1, "turn")


def test_returned_tickets_go_under_the_deck_in_the_order_drawn() -> None:
    """p. 6: "dospod balíčku"; the order is a ruling."""
    state = drawn()
    play(state, KeepTickets((2,)))
    assert seat_part(state, 0, "tickets") == ["berlin-roma"]
    assert under_deck(state) == ["kyiv-sochi", "angora-athina"]
    play(state, DrawTickets(), "london-wien", "paris-wien", "roma-smyrna")
    play(state, KeepTickets((3,)))
    assert under_deck(state) == ["kyiv-sochi", "angora-athina", "london-wien", "paris-wien"]
    assert view(state, None).ticket_deck == 38


def test_tickets_under_the_deck_come_last_and_in_their_order() -> None:
    """p. 6: under the deck, so after every other."""
    tail = [{"ticket": ticket} for ticket in FIVE[1:]]
    others = every_ticket(europe(), but=FIVE)
    state = position(europe(), seat(), seat(tickets=others), tickets={"unseen": [FIVE[0]], "tail": tail})
    play(state, DrawTickets(), *FIVE[:3])
    assert seat_part(state, 0, "offer") == FIVE[:3]
    play(state, KeepTickets((1,)))
    assert under_deck(state) == ["kyiv-sochi", "berlin-roma", "paris-wien", "roma-smyrna"]


def test_fewer_than_three_tickets_left_are_all_drawn() -> None:
    """p. 6: only what is left is drawn."""
    state = few_left("london-wien", "paris-wien")
    play(state, DrawTickets(), "london-wien", "paris-wien")
    assert state.ask == ChooseTickets(2, 1)
    assert {one.places for one in options(state)} == {(1,), (2,), (1, 2)}


def test_last_single_ticket_must_be_kept() -> None:
    """p. 6: at least one of those drawn."""
    state = few_left("london-wien")
    play(state, DrawTickets(), "london-wien")
    assert options(state) == [KeepTickets((1,))]
    play(state, KeepTickets((1,)))
    assert view(state, None).ticket_deck == 0
    assert DrawTickets() not in options(state)


def test_without_tickets_drawing_them_is_not_offered() -> None:
    """p. 6: there is nothing to take."""
    assert_refused(few_left(), DrawTickets())


def test_tickets_have_no_limit_and_are_never_given_up() -> None:
    """p. 6: as many as one likes; once kept, never given back."""
    state = few_left("london-wien", "paris-wien", "roma-smyrna", turn=1)
    held = seat_part(state, 1, "tickets")
    assert len(held) == 37
    play(state, DrawTickets(), "london-wien", "paris-wien", "roma-smyrna")
    assert_refused(state, KeepTickets((1, 2, 3, 4)))
    play(state, KeepTickets((1, 2, 3)))
    assert seat_part(state, 1, "tickets") == [*held, "london-wien", "paris-wien", "roma-smyrna"]


def test_long_tickets_are_never_drawn_again() -> None:
    """p. 2–3: long tickets that were not dealt or not kept have left the game."""
    board = board_of(europe())
    state = europe().new(k.Chance(9))
    play(state, KeepTickets((2, 3)))
    play(state, KeepTickets((2, 3)))
    unseen = part(state, "tickets")["unseen"]
    assert len(unseen) == 34
    assert not any(board.ticket_long[board.ticket_number[ticket]] for ticket in unseen)


# --- what others see --------------------------------------------------------------------------------------------------


def test_others_see_only_how_many_tickets_are_drawn_and_kept() -> None:
    """p. 6: tickets stay secret until the end."""
    first, second = position(europe(3)), position(europe(3))
    offers = THREE, ("london-wien", "paris-wien", "roma-smyrna")
    seen: list[list[k.Event | None]] = [[], []]
    for state, offer, events in zip((first, second), offers, seen, strict=True):
        notes = play(state, DrawTickets(), *offer)
        assert happened(notes, TicketsOffered) == [TicketsOffered(0, offer)]
        assert view(state, 1).seats[0].offered == 3
        notes += play(state, KeepTickets((1, 3)))
        assert happened(notes, TicketsKept) == [TicketsKept(0, (offer[0], offer[2]))]
        events += [note.seen_by(1) for note in notes]
    assert seen[0] == seen[1]
    assert TicketsOfferedUnseen(0, 3) in seen[0]
    assert TicketsKeptUnseen(0, 2) in seen[0]
    for eyes in (None, 1, 2):
        assert first.view(eyes).to_json() == second.view(eyes).to_json()
        assert view(first, eyes).seats[0].tickets == 2
    assert first.view(0).to_json() != second.view(0).to_json()


def test_which_tickets_were_kept_is_hidden() -> None:
    """p. 6: of the same offer, others cannot tell what went under the deck."""
    first, second = drawn(3), drawn(3)
    play(first, KeepTickets((1,)))
    play(second, KeepTickets((3,)))
    for eyes in (None, 1, 2):
        assert first.view(eyes).to_json() == second.view(eyes).to_json()
        assert view(first, eyes).ticket_tail == [None, None]


def test_tickets_returned_under_the_deck_are_known_to_who_returned_them() -> None:
    """Perfect recall."""
    state = drawn(3)
    play(state, KeepTickets((2,)))
    assert view(state, 0).ticket_tail == ["kyiv-sochi", "angora-athina"]
    play(state, DrawTickets(), "london-wien", "paris-wien", "roma-smyrna")
    play(state, KeepTickets((1,)))
    assert view(state, 0).ticket_tail == ["kyiv-sochi", "angora-athina", None, None]
    assert view(state, 1).ticket_tail == [None, None, "paris-wien", "roma-smyrna"]


def test_who_returned_a_ticket_knows_it_when_another_draws_and_keeps_it() -> None:
    """Perfect recall: three known tickets drawn and all kept lie surely in that hand."""
    state = few_left(*THREE, known_to=(1,))
    play(state, DrawTickets(), *THREE)
    assert sorted(view(state, 1).seats[0].offer_told) == sorted(THREE)
    assert view(state, None).seats[0].offer_told == []
    play(state, KeepTickets((1, 2, 3)))
    assert sorted(view(state, 1).seats[0].told) == sorted(THREE)
    assert view(state, None).seats[0].told == []


def test_a_known_ticket_is_no_longer_surely_there_when_some_were_returned() -> None:
    """Hidden information: which of the known three was kept cannot be seen."""
    first, second = few_left(*THREE, known_to=(1,)), few_left(*THREE, known_to=(1,))
    for state, place in ((first, 1), (second, 3)):
        play(state, DrawTickets(), *THREE)
        play(state, KeepTickets((place,)))
    assert first.view(1).to_json() == second.view(1).to_json()
    assert view(first, 1).seats[0].told == []
    assert view(first, 1).ticket_tail == [None, None]
    assert view(first, 0).ticket_tail == ["berlin-roma", "angora-athina"]


def test_last_single_ticket_known_to_another_stays_known() -> None:
    """Perfect recall: who returned it knows where it is, for it had to be kept."""
    state = few_left("london-wien", known_to=(1,))
    play(state, DrawTickets(), "london-wien")
    play(state, KeepTickets((1,)))
    assert view(state, 1).seats[0].told == ["london-wien"]
    assert view(state, None).seats[0].told == []
