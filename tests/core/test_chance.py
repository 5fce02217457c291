"""Decks without a future, and the chances that draw from them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolejiste import BadRecord, Chance, Deck, RecordingChance, ScriptedChance, SealedChance


def drain(chance: Chance, deck: Deck) -> list[int]:
    return [chance.draw(deck) for _ in range(len(deck))]


def test_fast_chance_is_the_specified_algorithm() -> None:
    """These numbers may never change: records of simulations are checked by drawing again."""
    assert drain(Chance(7), Deck("cards", [3, 2, 1])) == [0, 0, 1, 0, 2, 1]
    die = Deck("die", ())
    chance = Chance(2026)
    assert [chance.below(die, 100) for _ in range(5)] == [11, 50, 51, 86, 10]


def test_sealed_chance_is_the_specified_algorithm() -> None:
    assert drain(SealedChance(b"k" * 32), Deck("cards", [3, 2, 1])) == [0, 0, 0, 1, 2, 1]


@given(st.lists(st.integers(0, 4), min_size=1, max_size=9), st.integers(0, 2**64))
def test_every_card_is_drawn_once(counts: list[int], seed: int) -> None:
    for chance in (Chance(seed), SealedChance(str(seed).encode())):
        deck = Deck("cards", counts)
        drawn = drain(chance, deck)
        assert [drawn.count(card) for card in range(len(counts))] == counts
        assert len(deck) == 0
        assert deck.drawn == sum(counts)


def test_draws_are_fair() -> None:
    """Over many seeds each card of a small deck comes first about as often as it is there."""
    for make in (Chance, lambda seed: SealedChance(str(seed).encode())):
        first = [make(seed).draw(Deck("cards", [1, 2, 3])) for seed in range(6000)]
        for card, expected in enumerate((1000, 2000, 3000)):
            assert abs(first.count(card) - expected) < 200


def test_cards_put_under_a_deck_come_last_and_in_order() -> None:
    deck = Deck("tickets", [1, 1, 0, 0])
    deck.under(3, known_to=0b01)
    deck.under(2, known_to=0b10)
    assert len(deck) == 4
    assert drain(Chance(1), deck)[2:] == [3, 2]


def test_an_empty_deck_gives_no_card() -> None:
    deck = Deck("cards", [0, 1])
    Chance(1).draw(deck)
    with pytest.raises(ValueError, match="deck cards has no card left"):
        Chance(1).draw(deck)
    assert (deck.counts, deck.size, deck.drawn) == ([0, 0], 0, 1)


def test_sealed_draw_is_fixed_like_a_shuffled_deck() -> None:
    """Whoever draws and whenever, the k-th card of a shuffle is the same: undo cannot change it."""
    chance = SealedChance(b"key")
    deck = Deck("cards", [9, 9, 9])
    chance.draw(deck)
    before = deck.clone()
    first = chance.draw(deck)
    chance.draw(deck)
    assert chance.draw(before) == first


def test_sealed_draws_differ_between_decks_and_shuffles() -> None:
    chance = SealedChance(b"key")
    one, other = Deck("one", [30] * 4), Deck("other", [30] * 4)
    first, second = drain(chance, one), drain(chance, other)
    one.reshuffle([30] * 4)
    assert first != second
    assert drain(chance, one) not in (first, second)


def test_scripted_chance_gives_what_it_was_told_then_goes_on() -> None:
    deck = Deck("cards", [1, 1, 1])
    chance = ScriptedChance([("cards", 2), ("cards", 0)], then=Chance(1))
    assert drain(chance, deck) == [2, 0, 1]


@pytest.mark.parametrize("script", [[], [("other", 0)], [("cards", 1)], [("cards", 7)]])
def test_scripted_chance_refuses_what_the_deck_does_not_hold(script: list[tuple[str, int]]) -> None:
    deck = Deck("cards", [1, 0])
    with pytest.raises(BadRecord):
        ScriptedChance(script).draw(deck)
    assert deck.counts == [1, 0]


def test_recording_chance_remembers_draws_and_throws() -> None:
    chance = RecordingChance(ScriptedChance([("cards", 0), ("die", 5)]))
    chance.draw(Deck("cards", [1]))
    chance.below(Deck("die", ()), 6)
    assert chance.taken() == [("cards", 0), ("die", 5)]
    assert chance.taken() == []
