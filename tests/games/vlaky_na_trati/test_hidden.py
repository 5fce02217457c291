"""Hidden information: only the dealt A cards in the others' hands, those in the box, and the order of deck B."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core.record import taken_back
from kolejiste.games.vlaky_na_trati.actions import ChooseSide, DiscardCard, Finish, LayCard
from kolejiste.games.vlaky_na_trati.view import VlakyView
from tests.games.vlaky_na_trati.positions import (
    A_CARDS,
    TRACK,
    board_of,
    happened,
    options,
    part,
    parts_of,
    play,
    position,
    seat,
    seat_part,
    started,
    view,
    vlaky,
)

BOTH = pytest.mark.parametrize("players", [2, 3])


def midgame(players: int, seed: int, plies: int = 25, sheet: str = "I") -> k.State:
    dice, chance = random.Random(seed), k.Chance(seed)
    state = started(vlaky(players, sheet), seed=seed)
    for _ in range(plies):
        if not state.over:
            state.apply(dice.choice(state.legal()), chance)
    return state


@BOTH
def test_each_seat_sees_its_own_hand_only(players: int) -> None:
    """Cards in the hand are the player's own; how many the others hold is open."""
    state = started(vlaky(players))
    for eyes in range(players):
        mine = view(state, eyes)
        assert mine.hand == seat_part(state, eyes, "hand")
        others = {card for card in A_CARDS if card not in seat_part(state, eyes, "hand")}
        assert not [card for card in others if card in mine.to_json().decode()]
        assert [one.cards for one in mine.seats] == [4] * players


@BOTH
def test_spectator_sees_no_hand(players: int) -> None:
    state = started(vlaky(players))
    assert view(state, None).hand is None
    assert not [card for card in A_CARDS if card in view(state, None).to_json().decode()]


def test_view_does_not_depend_on_what_is_hidden() -> None:
    """Two seats: the other's hand changed for cards in the box, and the view is the same to the last byte."""
    one = parts_of(vlaky(), seat(hand=["A01"], coins=1), seat(hand=["A02", "A04"]), laid=TRACK[:5])
    two = parts_of(vlaky(), seat(hand=["A01"], coins=1), seat(hand=["A06", "A07"]), laid=TRACK[:5])
    a, b = vlaky().restore(one), vlaky().restore(two)
    for eyes in (0, None):
        assert a.view(eyes).to_json() == b.view(eyes).to_json()
    assert a.view(1).to_json() != b.view(1).to_json()
    assert (a.legal(), a.ask) == (b.legal(), b.ask)


def test_view_of_three_does_not_tell_the_others_hands_apart() -> None:
    """Three seats: seat 1 and seat 2 exchange cards."""
    hands = [["A01"], ["A02", "A04"], ["A06", "A07"]]
    a = position(vlaky(3), *(seat(hand=hand) for hand in hands))
    b = position(vlaky(3), *(seat(hand=hand) for hand in (hands[0], hands[2], hands[1])))
    for eyes in (0, None):
        assert a.view(eyes).to_json() == b.view(eyes).to_json()


def test_deck_is_known_by_its_size_only() -> None:
    """The view has no list of the deck; what it holds follows from what lies open."""
    state = position(vlaky(), laid=TRACK[:5], offer=["B19", "B20", "B21", "B22"])
    data = view(state, 0).to_json().decode()
    hidden = part(state, "deck")["unseen"]
    assert view(state, 0).deck == len(hidden) == 18
    assert not [card for card in hidden if card in data]


def test_discarded_cards_are_seen_by_all() -> None:
    """Ruling V7: discarded A cards lie open."""
    state = position(vlaky(), seat(hand=["A01", "A02"]), laid=TRACK[:5], phase="free-action")
    notes = play(state, DiscardCard("A02"))
    for eyes in (None, 0, 1):
        assert view(state, eyes).discarded == ["A02"]
        assert all(note.seen_by(eyes) == note.event for note in notes)


def test_a_card_that_was_laid_and_taken_back_stays_known() -> None:
    """Ruling V26: all have seen it; it is known until it is laid or discarded."""
    state = position(vlaky(3), seat(hand=["A01", "A02", "A04"]), seat(hand=["A06", "A07"]), laid=TRACK[:5])
    later = state.clone()
    notes = play(later, LayCard("A02"))
    back = taken_back(state, notes)
    for eyes in (None, 0, 1, 2):
        assert [one.known for one in view(back, eyes).seats] == [["A02"], [], []]
        assert [one.known for one in view(state, eyes).seats] == [[], [], []]
    assert view(back, 0).hand == ["A01", "A02", "A04"]
    for eyes in (None, 1, 2):
        for deal in range(20):
            assert "A02" in seat_part(back.game.sampler(back.view(eyes))(k.Chance(deal)), 0, "hand")
    assert any("A02" in section.heading + " ".join(section.lines) for section in back.game.outline(back.view(1), "en"))
    assert back.game.restore(back.snapshot()).view(2) == back.view(2)
    play(back, LayCard("A02"))
    assert [one.known for one in view(back, 1).seats] == [[], [], []]


def test_learners_are_told_which_cards_in_hands_are_known() -> None:
    game = vlaky(3)
    state = position(game, seat(hand=["A01", "A02", "A04"]), seat(hand=["A06", "A07"]), laid=TRACK[:5])
    back = taken_back(state, play(state.clone(), LayCard("A02")))
    cards = board_of(game).cards

    def known(state: k.State) -> list[int]:
        numbers = [0.0] * sum(block.size for block in game.blocks)
        game.observe(view(state, 1), numbers)
        start = sum(block.size for block in game.blocks[: [block.name for block in game.blocks].index("known")])
        return [place for place in range(3 * len(cards)) if numbers[start + place]]

    assert known(state) == []
    assert known(back) == [2 * len(cards) + cards.index("A02")]  # seats go from the viewer on


def test_a_discarded_card_that_is_taken_back_stays_known() -> None:
    state = position(vlaky(), seat(hand=["A01", "A02"]), laid=TRACK[:5], phase="free-action")
    back = taken_back(state, play(state.clone(), DiscardCard("A02")))
    assert view(back, 1).seats[0].known == ["A02"]


def test_a_shown_card_lies_in_a_hand() -> None:
    with pytest.raises(k.BadSnapshot):
        position(vlaky(), seat(hand=["A01"]), laid=TRACK[:5], shown=["A02"])


@BOTH
def test_dealing_tells_nobody_the_others_cards(players: int) -> None:
    """What happens while cards are dealt names no card of a hand."""
    chance = k.Chance(3)
    state = vlaky(players).new(chance)
    notes: list[k.Note] = []
    state.journal = notes
    state.apply(vlaky(players).number(ChooseSide("1")), chance)
    for number in range(players):
        for eyes in (None, *range(players)):
            if eyes != number:
                told = repr([note.seen_by(eyes) for note in notes])
                assert not [card for card in seat_part(state, number, "hand") if card in told]


@BOTH
@pytest.mark.parametrize("sheet", ["I", "II"])
def test_sheets_coins_and_points_lie_open(players: int, sheet: str) -> None:
    """Everybody sees every sheet; seats differ only in the hand shown and in whose eyes they are."""
    state = midgame(players, 7, sheet=sheet)
    same: list[dict[str, Any]] = []
    for eyes in (None, *range(players)):
        shown = vlaky(players, sheet).read_view(view(state, eyes).to_json())
        assert isinstance(shown, VlakyView)
        assert shown == view(state, eyes)
        same.append({name: getattr(shown, name) for name in shown.__struct_fields__ if name not in ("hand", "seat")})
    assert all(one == same[0] for one in same)


@BOTH
def test_sampled_states_look_the_same_and_vary_in_what_is_hidden(players: int) -> None:
    """A state dealt from a view gives that view again, has every card once, and does not know the true hands."""
    for seed in range(6):
        state = midgame(players, seed, 12)
        if state.over:
            continue
        for eyes in (None, *range(players)):
            seen = state.view(eyes)
            deal = state.game.sampler(seen)
            hands = set()
            for number in range(12):
                dealt = deal(k.Chance(number))
                assert dealt.view(eyes).to_json() == seen.to_json()
                assert dealt.census() == state.game.box
                assert dealt.legal() == state.legal() or state.seat != eyes
                hands.add(str([seat_part(dealt, other, "hand") for other in range(players)]))
            others = [other for other in range(players) if other != eyes]
            if sum(len(seat_part(state, other, "hand")) for other in others) > 1:
                assert len(hands) > 1


def test_sampler_never_offers_seen_cards_to_a_hand() -> None:
    """Laid and discarded A cards are no longer in anybody's hand."""
    hands = seat(hand=["A01", "A02"]), seat(hand=["A04", "A06"])
    state = position(vlaky(), *hands, laid=TRACK[:5], discarded=["A07"])
    known = {"A12", "A03", "A07", "A01", "A02"}
    for number in range(30):
        dealt = state.game.sampler(state.view(0))(k.Chance(number))
        assert not known & set(seat_part(dealt, 1, "hand"))
        assert seat_part(dealt, 0, "hand") == ["A01", "A02"]


def test_refill_reveals_and_hand_cards_do_not() -> None:
    """Undo is free back to the last moment at which something hidden became known."""
    state = position(vlaky(), seat(hand=["A01", "A02"]), laid=TRACK[:3], offer=["B19", "B20", "B21", "B22"])
    before = state.reveals
    drawn = state.clone()
    play(drawn, LayCard("B19"), "B24")
    assert drawn.reveals == before + 1


def test_clone_is_independent() -> None:
    """A copy plays on without touching the original."""
    state = position(vlaky(3), seat(hand=["A01", "A02"], coins=3), laid=TRACK[:7], offer=["B13", "B19", "B20", "B21"])
    before = state.snapshot()
    other = state.clone()
    chance = k.Chance(1)
    while not other.over:
        other.apply(options_number(other), chance)
    assert state.snapshot() == before


def options_number(state: k.State) -> int:
    legal = state.legal()
    return legal[len(legal) // 2]


def test_everything_that_happens_is_public_after_the_deal() -> None:
    """No event of a whole game is secret, so no seat learns more than another."""
    dice, chance = random.Random(2), k.Chance(2)
    state = started(vlaky(3, "II"), seed=2)
    notes: list[k.Note] = []
    state.journal = notes
    while not state.over:
        state.apply(dice.choice(state.legal()), chance)
    assert len(notes) > 100
    assert all(note.seen_by(None) == note.event for note in notes)
    assert happened(notes, k.Event) == [note.event for note in notes]
    assert Finish() not in options(state)
