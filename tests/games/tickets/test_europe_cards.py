"""Europe, p. 3–4: "Tažení karet vozů" and "Lokomotivy"."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import (
    BuildStation,
    ChooseTurn,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    Pass,
    TakeFaceUp,
)
from kolejiste.games.tickets.events import (
    CardDrawn,
    CardDrawnUnseen,
    CardTaken,
    DeckReshuffled,
    DisplayReplaced,
    DisplayStays,
    DrawLapsed,
)
from tests.games.tickets.positions import (
    assert_refused,
    claimable,
    deck,
    europe,
    every_ticket,
    hand,
    happened,
    options,
    part,
    play,
    position,
    seat,
    view,
)

NOTHING = [None] * 5
RICH = {"red": 4, "locomotive": 2}


def drawing(state: k.State) -> list[k.Action]:
    return options(state, DrawBlind, TakeFaceUp)


def faces(state: k.State) -> list[str | None]:
    found: list[str | None] = part(state, "face_up")
    return found


# --- the draw -------------------------------------------------------------------------------------------------------


def test_two_cards_are_drawn_from_the_deck() -> None:
    """p. 3: two cards a turn, from the top of the deck."""
    state = position(europe())
    play(state, DrawBlind(), "white")
    assert (state.seat, part(state, "phase")) == (0, "second-card")
    play(state, DrawBlind(), "orange")
    assert hand(state, 0) == {"white": 1, "orange": 1}
    assert (state.seat, state.turn, part(state, "phase")) == (1, 1, "turn")


def test_two_face_up_cards_are_taken() -> None:
    """p. 3: from the five face-up cards."""
    state = position(europe())
    play(state, TakeFaceUp("red"), "white")
    play(state, TakeFaceUp("blue"), "orange")
    assert hand(state, 0) == {"red": 1, "blue": 1}
    assert faces(state) == ["white", "orange", "green", "yellow", "black"]
    assert state.seat == 1


def test_one_card_from_the_display_and_one_from_the_deck_in_either_order() -> None:
    """p. 3: each of the two cards from where one likes."""
    first = position(europe())
    play(first, TakeFaceUp("red"), "white")
    play(first, DrawBlind(), "orange")
    second = position(europe())
    play(second, DrawBlind(), "orange")
    play(second, TakeFaceUp("red"), "white")
    assert hand(first, 0) == hand(second, 0) == {"red": 1, "orange": 1}


def test_taken_card_is_replaced_at_once_and_may_be_the_second_card() -> None:
    """p. 3: the top card of the deck fills the gap at once."""
    state = position(europe())
    assert_refused(state, TakeFaceUp("white"))
    play(state, TakeFaceUp("red"), "white")
    play(state, TakeFaceUp("white"), "orange")
    assert hand(state, 0) == {"red": 1, "white": 1}


def test_only_colours_that_lie_face_up_can_be_taken() -> None:
    """p. 3: "z pěti odhalených karet"."""
    state = position(europe())
    assert {one.card for one in options(state, TakeFaceUp)} == {"red", "blue", "green", "yellow", "black"}


def test_a_turn_is_one_action_so_nothing_but_a_card_follows_the_first_card() -> None:
    """p. 3, "Herní tah": exactly one action a turn."""
    state = position(europe(), seat(hand=RICH))
    assert options(state, ClaimRoute)
    assert options(state, BuildStation)
    assert_refused(state, Pass())
    play(state, DrawBlind(), "white")
    assert len(drawing(state)) == len(state.legal()) == 6
    assert_refused(state, DrawTickets())
    assert_refused(state, BuildStation("paris"))
    assert_refused(state, Pass())


def test_a_hand_has_no_limit() -> None:
    """p. 3: any number of train cards may be held."""
    state = position(europe(), deck={"white": 2}, rest=0)
    assert sum(hand(state, 0).values()) == 103
    play(state, DrawBlind(), "white")
    play(state, DrawBlind(), "white")
    assert sum(hand(state, 0).values()) == 105


# --- locomotives ------------------------------------------------------------------------------------------------------


def test_face_up_locomotive_is_the_whole_draw() -> None:
    """p. 4, "Lokomotivy": it counts for two cards."""
    state = position(europe(), face_up=["locomotive", "red", "red", "red", "red"])
    play(state, TakeFaceUp("locomotive"), "white")
    assert hand(state, 0) == {"locomotive": 1}
    assert (state.seat, part(state, "phase")) == (1, "turn")


@pytest.mark.parametrize("first", [DrawBlind(), TakeFaceUp("red")])
def test_face_up_locomotive_is_never_the_second_card(first: k.Action) -> None:
    """p. 4: not allowed as the second card."""
    state = position(europe(), face_up=["locomotive", "red", "red", "red", "red"])
    play(state, first, "white")
    assert_refused(state, TakeFaceUp("locomotive"))
    assert DrawBlind() in options(state)


def test_locomotive_that_replaces_the_first_card_cannot_be_the_second() -> None:
    """p. 4: no face-up locomotive as the second card, however it came there."""
    state = position(europe())
    play(state, TakeFaceUp("red"), "locomotive")
    assert "locomotive" in faces(state)
    assert_refused(state, TakeFaceUp("locomotive"))


def test_locomotive_from_the_deck_counts_as_one_card() -> None:
    """p. 4: it counts as a single card; so also both cards may be locomotives."""
    state = position(europe())
    play(state, DrawBlind(), "locomotive")
    assert part(state, "phase") == "second-card"
    play(state, DrawBlind(), "locomotive")
    assert hand(state, 0) == {"locomotive": 2}


def test_third_face_up_locomotive_replaces_all_five() -> None:
    """p. 3: all face-up cards are discarded and replaced by five new ones."""
    state = position(europe(), face_up=["locomotive", "locomotive", "red", "blue", "green"], turn=1)
    play(state, DrawBlind(), "black")
    notes = play(state, TakeFaceUp("red"), "locomotive", "white", "white", "white", "orange", "orange")
    assert faces(state) == ["white", "white", "white", "orange", "orange"]
    assert part(state, "discards") == {"blue": 1, "green": 1, "locomotive": 3}
    assert happened(notes, DisplayReplaced) == [DisplayReplaced(3)]


def test_replacement_repeats_while_three_locomotives_lie_there() -> None:
    """p. 3: whenever three locomotives meet."""
    state = position(europe(), face_up=["locomotive", "locomotive", "red", "blue", "green"])
    again = ["locomotive", "white", "locomotive", "white", "locomotive"]
    notes = play(state, TakeFaceUp("red"), "locomotive", *again, "blue", "blue", "blue", "blue", "blue")
    assert faces(state) == ["blue"] * 5
    assert part(state, "discards") == {"blue": 1, "green": 1, "white": 2, "locomotive": 6}
    assert len(happened(notes, DisplayReplaced)) == 2


def test_replacement_between_the_two_draws_offers_the_new_cards() -> None:
    """The issue: "a locomotive reset can fall between the two draws"."""
    state = position(europe(), face_up=["locomotive", "locomotive", "red", "blue", "green"])
    play(state, TakeFaceUp("red"), "locomotive", "white", "white", "orange", "locomotive", "orange")
    assert (state.seat, part(state, "phase")) == (0, "second-card")
    assert drawing(state) == options(state)
    assert {one.card for one in options(state, TakeFaceUp)} == {"white", "orange"}
    play(state, TakeFaceUp("orange"), "purple")
    assert hand(state, 0) == {"red": 1, "orange": 1}


def test_replacement_shuffles_the_discards_when_the_deck_ends_in_the_middle() -> None:
    """p. 3: the deck that ends is made new from the discards, the display just discarded among them."""
    state = position(
        europe(),
        face_up=["locomotive", "locomotive", "red", "blue", "green"],
        deck={"locomotive": 1, "white": 2},
        discards={"orange": 6},
        rest=1,
    )
    notes = play(state, TakeFaceUp("red"), "locomotive", "white", "white", "orange", "orange", "orange")
    assert sorted(str(face) for face in faces(state)) == ["orange"] * 3 + ["white"] * 2
    assert happened(notes, DeckReshuffled) == [DeckReshuffled(11)]
    assert deck(state) == {"blue": 1, "orange": 3, "green": 1, "locomotive": 3}


def test_display_is_replaced_three_times_in_a_row_and_then_stays() -> None:
    """T6: as at a table; a fourth time it stays, until a card of it is taken and another turned up."""
    state = position(europe(), face_up=["locomotive", "locomotive", "red", "blue", "green"])
    bad = ["locomotive", "locomotive", "locomotive", "white", "white"]
    notes = play(state, TakeFaceUp("red"), "locomotive", *bad, *bad, *bad)
    assert happened(notes, DisplayReplaced) == [DisplayReplaced(3)] * 3
    assert happened(notes, DisplayStays) == [DisplayStays(3)]
    assert faces(state) == bad
    assert view(state, None).stays
    assert state.game.restore(state.snapshot()).snapshot() == state.snapshot()
    notes = play(state, DrawBlind(), "black")  # the end of the turn does not try again
    assert state.seat == 1
    assert happened(notes, DisplayReplaced) == []
    assert faces(state) == bad
    notes = play(state, TakeFaceUp("locomotive"), "orange")
    assert happened(notes, DisplayReplaced) == []  # two locomotives and the orange card are no three
    assert not view(state, None).stays


def test_display_that_becomes_good_at_the_third_replacement_is_not_said_to_stay() -> None:
    """T6, the other side."""
    state = position(europe(), face_up=["locomotive", "locomotive", "red", "blue", "green"])
    bad = ["locomotive", "locomotive", "locomotive", "white", "white"]
    notes = play(state, TakeFaceUp("red"), "locomotive", *bad, *bad, "black", "black", "black", "black", "orange")
    assert len(happened(notes, DisplayReplaced)) == 3
    assert happened(notes, DisplayStays) == []


def test_locomotive_taken_from_a_display_that_stays_makes_it_new_when_the_third_comes_again() -> None:
    """T6: the end of a turn does not replace a second time what was replaced in vain."""
    state = position(europe(), face_up=["locomotive", "locomotive", "locomotive", "blue", "green"])
    bad = ["locomotive", "locomotive", "locomotive", "white", "white"]
    notes = play(state, TakeFaceUp("locomotive"), "locomotive", *bad, *bad, *bad)
    assert len(happened(notes, DisplayReplaced)) == 3
    assert (state.seat, faces(state)) == (1, bad)


def test_display_that_could_not_be_replaced_is_when_discards_come() -> None:
    """T6: at the end of the turn that makes it possible again."""
    face_up = ["locomotive", "locomotive", "locomotive", "blue", "green"]
    state = position(europe(), seat(hand={"red": 4}), face_up=face_up, rest=1)
    notes = play(state, ClaimRoute("marseille-pamplona", "red", 0), "red", "red", "red", "red", "blue")
    assert happened(notes, DisplayReplaced) == [DisplayReplaced(3)]


# --- replacement that cannot succeed ----------------------------------------------------------------------------------


def test_replacement_stops_with_two_ordinary_cards_in_display_deck_and_discards() -> None:
    """Ruling: two or fewer non-wild cards can never make a display with fewer than three locomotives."""
    display = ["locomotive", "locomotive", "red", "blue", "green"]
    state = position(europe(), face_up=display, deck={"locomotive": 4}, rest=1)
    notes = play(state, TakeFaceUp("red"), "locomotive")
    assert faces(state) == ["locomotive", "locomotive", "locomotive", "blue", "green"]
    assert happened(notes, DisplayReplaced) == []
    assert part(state, "phase") == "second-card"


def test_replacement_goes_on_with_three_ordinary_cards() -> None:
    """Ruling, the other side: three non-wild cards of five are enough."""
    state = position(
        europe(),
        face_up=["locomotive", "locomotive", "red", "blue", "green"],
        deck={"locomotive": 1},
        discards={"white": 1},
        rest=1,
    )
    notes = play(state, TakeFaceUp("red"), "locomotive", "locomotive", "locomotive", "white", "blue", "green")
    assert faces(state) == ["locomotive", "locomotive", "white", "blue", "green"]
    assert len(happened(notes, DisplayReplaced)) == 1
    assert deck(state) == {"locomotive": 1}


def test_replacement_stops_with_fewer_than_five_cards() -> None:
    """Ruling: fewer than five cards in display, deck and discards cannot be replaced by five."""
    state = position(
        europe(), face_up=["locomotive", "locomotive", "red", "blue", None], deck={"locomotive": 1}, rest=1
    )
    notes = play(state, TakeFaceUp("blue"), "locomotive")
    assert happened(notes, DisplayReplaced) == []
    assert sorted(map(str, faces(state))) == ["None", "locomotive", "locomotive", "locomotive", "red"]


def test_locomotive_may_be_taken_from_a_display_that_cannot_be_replaced() -> None:
    """p. 4: a face-up locomotive is a draw, also where three lie."""
    state = position(europe(), face_up=["locomotive", "locomotive", "locomotive", "blue", "green"], rest=1)
    play(state, TakeFaceUp("locomotive"))
    assert hand(state, 0) == {"locomotive": 1}
    assert faces(state).count("locomotive") == 2


# --- the deck ends ----------------------------------------------------------------------------------------------------


def test_exhausted_deck_is_made_new_from_the_discards() -> None:
    """p. 3: the discards are shuffled into a new deck."""
    state = position(europe(), discards={"white": 3}, rest=1)
    assert DrawBlind() in options(state)
    notes = play(state, DrawBlind(), "white")
    assert hand(state, 0) == {"white": 1}
    assert happened(notes, DeckReshuffled) == [DeckReshuffled(3)]
    assert part(state, "discards") == {}
    assert deck(state) == {"white": 2}
    assert part(state, "cards")["shuffles"] == 1


def test_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    """Ruling: after the last card the discards lie until somebody needs a card."""
    state = position(europe(), deck={"orange": 2}, discards={"white": 3}, rest=1)
    play(state, DrawBlind(), "orange")
    notes = play(state, DrawBlind(), "orange")
    assert happened(notes, DeckReshuffled) == []
    assert (deck(state), part(state, "discards")) == ({}, {"white": 3})


def test_display_is_refilled_from_the_shuffled_discards() -> None:
    """p. 3: the taken card is replaced from the new deck when the old one has ended."""
    state = position(europe(), discards={"white": 3}, rest=1)
    play(state, TakeFaceUp("red"), "white")
    assert faces(state) == ["white", "blue", "green", "yellow", "black"]
    assert deck(state) == {"white": 2}


def test_drawing_is_not_offered_when_no_card_is_left() -> None:
    """p. 3: then players must choose among the other actions."""
    state = position(europe(), seat(hand={"red": 2}), face_up=NOTHING, rest=1)
    assert drawing(state) == []
    assert_refused(state, DrawBlind())
    assert_refused(state, TakeFaceUp("red"))
    assert DrawTickets() in options(state)
    assert options(state, BuildStation)
    assert "wien-zagrab" in claimable(state)


def test_face_up_cards_may_be_taken_when_deck_and_discards_are_empty() -> None:
    """Ruling: the face-up cards are still there to be drawn; the slots stay empty."""
    state = position(europe(), rest=1)
    assert DrawBlind() not in options(state)
    play(state, TakeFaceUp("red"))
    play(state, TakeFaceUp("black"))
    assert hand(state, 0) == {"red": 1, "black": 1}
    assert sorted(map(str, faces(state))) == ["None", "None", "blue", "green", "yellow"]
    assert state.seat == 1


def test_second_draw_lapses_when_no_card_is_left() -> None:
    """The issue: "the second draw lapses when no card is left"."""
    state = position(europe(), face_up=NOTHING, deck={"white": 1}, rest=1)
    notes = play(state, DrawBlind(), "white")
    assert happened(notes, DrawLapsed) == [DrawLapsed(0)]
    assert hand(state, 0) == {"white": 1}
    assert (state.seat, part(state, "phase")) == (1, "turn")


def test_second_draw_lapses_when_only_face_up_locomotives_are_left() -> None:
    """The issue: "a second draw where only face-up locomotives could be taken lapses"."""
    state = position(europe(), face_up=["locomotive", "red", None, None, "locomotive"], rest=1)
    notes = play(state, TakeFaceUp("red"))
    assert happened(notes, DrawLapsed) == [DrawLapsed(0)]
    assert state.seat == 1
    assert faces(state).count("locomotive") == 2


def test_only_face_up_locomotives_are_still_a_first_draw() -> None:
    """p. 4: a face-up locomotive is a whole draw of its own."""
    state = position(europe(), face_up=["locomotive", None, None, None, "locomotive"], rest=1)
    assert drawing(state) == [TakeFaceUp("locomotive")]
    notes = play(state, TakeFaceUp("locomotive"))
    assert happened(notes, DrawLapsed) == []
    assert state.seat == 1


def test_second_draw_reshuffles_and_does_not_lapse_while_discards_lie() -> None:
    """p. 3: the discards are a new deck."""
    state = position(europe(), face_up=NOTHING, deck={"white": 1}, rest="discards", turn=1)
    play(state, DrawBlind(), "white")
    assert (state.seat, part(state, "phase")) == (1, "second-card")


def test_empty_slots_are_refilled_at_the_end_of_the_turn_that_brings_discards() -> None:
    """Ruling: as soon as cards exist again, the display is made whole at the end of a turn."""
    state = position(europe(), seat(hand={"red": 4}), face_up=["blue", None, None, "green", None], rest=1)
    play(state, ClaimRoute("marseille-pamplona", "red", 0), "red", "red", "red")
    assert sorted(map(str, faces(state))) == ["blue", "green", "red", "red", "red"]
    assert deck(state) == {"red": 1}


def test_refilled_slots_stay_empty_where_the_discards_do_not_suffice() -> None:
    """Ruling, the other side: as many as there are."""
    state = position(europe(), seat(hand={"red": 1}), face_up=["blue", None, None, "green", None], rest=1)
    play(state, ClaimRoute("budapest-wien", "red", 0), "red")
    assert sorted(map(str, faces(state))) == ["None", "None", "blue", "green", "red"]


def test_refilled_display_with_three_locomotives_is_replaced() -> None:
    """p. 3: whenever three locomotives lie face up, also after such a refill."""
    state = position(europe(), seat(hand={"red": 3, "locomotive": 3}), face_up=["blue", None, None, None, None], rest=1)
    refill = ("locomotive", "locomotive", "locomotive", "red")
    notes = play(state, ClaimRoute("palermo-smyrna", "red", 3), *refill, "red", "red", "blue", "locomotive", "red")
    assert len(happened(notes, DisplayReplaced)) == 1
    assert sorted(map(str, faces(state))) == ["blue", "locomotive", "red", "red", "red"]


def test_question_says_so_when_passing_is_all_one_can_do() -> None:
    """Only to the one who decides: it tells that the hand pays for nothing."""
    state = position(europe(), seat(tickets=every_ticket(europe())), face_up=NOTHING, rest=1)
    other = position(europe(), seat(hand={"red": 2}, tickets=every_ticket(europe())), face_up=NOTHING, rest=1)
    assert Pass() not in options(other)
    for language in ("en", "cs", "sk"):
        usual = state.game.say(ChooseTurn(), language)
        asked = [state.game.question(state.view(eyes), language) for eyes in (0, 1, None)]
        assert asked[1:] == [usual, usual]
        assert asked[0] == state.game.words(language)("question-pass")
        assert state.game.question(other.view(0), language) != asked[0]


def test_player_who_can_do_nothing_passes() -> None:
    """The issue: "a forced pass when truly nothing is possible"."""
    state = position(europe(), seat(tickets=every_ticket(europe())), face_up=NOTHING, rest=1)
    assert options(state) == [Pass()]
    play(state, Pass())
    assert state.seat == 1
    assert Pass() not in options(state)


# --- what others see --------------------------------------------------------------------------------------------------


def test_card_from_the_deck_is_seen_by_its_owner_alone() -> None:
    """A card drawn blind is hidden from others; they see that one was drawn."""
    red, blue = position(europe(3)), position(europe(3))
    red_notes, blue_notes = play(red, DrawBlind(), "white"), play(blue, DrawBlind(), "locomotive")
    assert happened(red_notes, CardDrawn) == [CardDrawn(0, "white")]
    for eyes in (None, 1, 2):
        assert red.view(eyes).to_json() == blue.view(eyes).to_json()
        assert [note.seen_by(eyes) for note in red_notes] == [note.seen_by(eyes) for note in blue_notes]
        assert CardDrawnUnseen(0) in [note.seen_by(eyes) for note in red_notes]
        assert view(red, eyes).seats[0].cards == 1
        assert view(red, eyes).seats[0].known == {}
    assert red.view(0).to_json() != blue.view(0).to_json()


def test_card_taken_face_up_stays_known_to_all() -> None:
    """Perfect recall: who watched knows that it lies in that hand."""
    state = position(europe(3))
    notes = play(state, TakeFaceUp("red"), "white")
    play(state, DrawBlind(), "orange")
    for eyes in (None, 0, 1, 2):
        assert view(state, eyes).seats[0].known == {"red": 1}
        assert CardTaken(0, "red") in [note.seen_by(eyes) for note in notes]


def test_known_cards_are_forgotten_as_they_are_paid() -> None:
    """A card that may have been the paid one is no longer surely in the hand."""
    state = position(europe(), seat(hand={"red": 3, "white": 1}, known={"red": 2, "white": 1}))
    play(state, ClaimRoute("bruxelles-paris", "red", 0))
    assert view(state, 1).seats[0].known == {"white": 1}
    assert view(state, 1).seats[0].cards == 2
