""" "Vyložení karty železnice": which card may be laid, where, and what is refilled (C-10 to C-17)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    DiscardCard,
    Finish,
    LayCard,
    LaySecondCard,
    MoveSlower,
    NoCard,
    WhichCard,
    WhichFreeAction,
)
from kolejiste.games.vlaky_na_trati.events import CardLaid, NoCardFits, OfferFilled, RoundWithoutCard
from tests.games.vlaky_na_trati.positions import (
    B_CARDS,
    HEIGHTS,
    TRACK,
    assert_refused,
    board_of,
    bound,
    edition_text,
    happened,
    options,
    part,
    play,
    position,
    seat,
    seat_part,
    started,
    view,
    vlaky,
    with_edges,
)
from tests.games.vlaky_na_trati.reference import rail

OFFER = ["B19", "B20", "B21", "B22"]


def test_laying_a_card_is_mandatory_and_comes_before_any_free_action() -> None:
    """C-10: one card must be laid, one free action may follow."""
    state = position(vlaky(), seat(hand=["A01"], coins=3), laid=TRACK[:3], offer=OFFER)
    assert state.ask == WhichCard()
    assert options(state) == [LayCard(card) for card in ("A01", *OFFER)]
    for early in (Finish(), NoCard(), MoveSlower(1), DiscardCard("A01"), LaySecondCard("B19")):
        assert_refused(state, early)


def test_card_from_the_hand_is_never_replaced() -> None:
    """C-11: hands are not refilled; offer and deck stay as they are."""
    state = position(vlaky(), seat(hand=["A01", "A02"]), offer=OFFER)
    notes = play(state, LayCard("A01"))
    assert happened(notes, CardLaid) == [CardLaid(0, "A01", 1, True, 0)]
    assert happened(notes, OfferFilled) == []
    assert seat_part(state, 0, "hand") == ["A02"]
    assert (part(state, "offer"), view(state).deck, part(state, "laid")) == (OFFER, 21, ["A01"])


def test_card_from_the_offer_is_replaced_at_once() -> None:
    """C-12: the offer is filled up to four; the hand stays as it is."""
    state = position(vlaky(), seat(hand=["A01", "A02"]), offer=OFFER)
    notes = play(state, LayCard("B20"), "B07")
    assert happened(notes, CardLaid, OfferFilled)[0] == CardLaid(0, "B20", 1, False, 0)
    assert happened(notes, OfferFilled) == [OfferFilled("B07")]
    assert sorted(part(state, "offer")) == ["B07", "B19", "B21", "B22"]
    assert (view(state).deck, seat_part(state, 0, "hand")) == (20, ["A01", "A02"])


def test_cards_of_other_hands_and_of_the_deck_cannot_be_laid() -> None:
    """ "Vyložení karty železnice": only the own hand and the offer."""
    state = position(vlaky(), seat(hand=["A01"]), seat(hand=["A02"]), offer=OFFER, laid=TRACK[:1])
    for wrong in ("A02", "A03", "B01", "B10"):
        assert_refused(state, LayCard(wrong))


def test_eight_cards_give_at_most_eight_placements() -> None:
    """C-13: "kartu nelze převracet": one way to lay each card, none turned."""
    state = started(vlaky(2))
    assert len(options(state)) == 8
    assert len(set(options(state, LayCard))) == 8


def test_next_slot_in_travel_order_is_the_only_one() -> None:
    """C-14: no slot is named by a move; each card goes behind the last one, slots 1 to 24."""
    for laid in (0, 7, 8, 15, 16, 23):
        state = position(vlaky(), laid=TRACK[:laid], offer=["B24", "B19", "B20", "B22"])
        notes = play(state, LayCard("B24"), "B21")
        assert happened(notes, CardLaid)[0].slot == laid + 1
        assert part(state, "laid") == [*TRACK[:laid], "B24"]


@pytest.mark.parametrize("laid", [0, 1, 7, 8, 12, 15, 16, 23])
def test_upright_card_always_fits(laid: int) -> None:
    """C-15, ruling V1: with equal edges all three tracks go on, whatever heights the lines have."""
    state = position(vlaky(), seat(hand=["A01", "A02", "A04", "A06"]), laid=TRACK[:laid])
    assert [one.card for one in options(state)] == ["A01", "A02", "A04", "A06", *sorted(part(state, "offer"))]


def test_printed_cards_carry_three_lines_each() -> None:
    """C-16: each height once on both edges, at most two symbols a line and one empty line, no symbol twice."""
    seen = set()
    for card in rail().values():
        lines = [card[height] for height in HEIGHTS]
        assert sorted(line["to"] for line in lines) == sorted(HEIGHTS)
        symbols = [symbol for line in lines for symbol in line["station"]]
        assert len(symbols) == len(set(symbols))
        assert max(len(line["station"]) for line in lines) <= 2
        assert sum(not line["station"] for line in lines) <= 1
        seen.add(str(lines))
    assert len(seen) == 37


@pytest.mark.parametrize(("deck", "each"), [("A", 16), ("B", 28)])
def test_each_height_gives_as_many_symbols(deck: str, each: int) -> None:
    """C-17: read from the left and from the right; the engine's own tables are counted."""
    board = board_of(vlaky())
    for way in (0, 1):
        count: Counter[int] = Counter()
        for number, card in enumerate(board.cards):
            if card[0] == deck:
                for height in range(3):
                    count[height] += len(board.station[way][number][height])
        assert count == {0: each, 1: each, 2: each}


# --- editions with edges that clash (rulings V1, V2) ------------------------------------------------------------------

STEEP = 'left = "low", right = "high"'
EDGES = {"B19": STEEP, "B20": STEEP, "B21": 'right = "high"', "A01": 'left = "low"'}
CLASH = '[["low", "high"]]'


def test_edition_may_name_edges_that_never_meet(tmp_path: Path) -> None:
    """Ruling V1: all three lines must join; row ends are open."""
    game = bound(with_edges(CLASH, EDGES), tmp_path)
    first = position(game, seat(hand=["A01"]), offer=OFFER)
    assert [one.card for one in options(first)] == ["A01", *OFFER]  # next to START everything fits
    play(first, LayCard("B21"), "B01")
    play(first, Finish())
    assert [one.card for one in options(first)] == ["B01", "B22"]
    assert_refused(first, LayCard("B19"))


def test_second_card_must_fit_too(tmp_path: Path) -> None:
    """ "Zahrání druhé karty železnice": a card like any other."""
    game = bound(with_edges(CLASH, EDGES), tmp_path)
    state = position(game, seat(hand=["A01"], coins=1), offer=OFFER)
    play(state, LayCard("B21"), "B01")
    assert [one.card for one in options(state, LaySecondCard)] == ["B01", "B22"]


def test_row_two_joins_the_right_edge_to_the_left_one(tmp_path: Path) -> None:
    """C-14: in the second row a card's right edge meets the left edge of the card before it."""
    game = bound(with_edges(CLASH, EDGES), tmp_path)
    state = position(game, seat(hand=["A01"]), laid=TRACK[:8], offer=OFFER)
    play(state, LayCard("A01"))  # its left edge is "low" and open now
    assert [one.card for one in options(state)] == ["B22"]  # B19, B20 and B21 have a "high" right edge


def test_row_begins_open_behind_a_bend(tmp_path: Path) -> None:
    """A bend card lies between slots 8 and 9: their edges never meet."""
    game = bound(with_edges(CLASH, EDGES), tmp_path)
    state = position(game, laid=[*TRACK[:7], "B21"], offer=["B19", "B20", "B22", "B24"])
    assert [one.card for one in options(state)] == ["B19", "B20", "B22", "B24"]


def test_where_no_card_fits_only_no_card_is_possible_and_then_a_free_action(tmp_path: Path) -> None:
    """Ruling V2: a turn without a fitting card leaves its free action."""
    game = bound(with_edges(CLASH, {"all": STEEP}), tmp_path)
    state = position(game, seat(hand=["A01"], coins=1), laid=["B10"], offer=OFFER)
    assert options(state) == [NoCard()]
    notes = play(state, NoCard())
    assert happened(notes, NoCardFits) == [NoCardFits(0)]
    assert (state.seat, state.ask) == (0, WhichFreeAction())
    assert options(state, LaySecondCard) == []
    assert options(state, DiscardCard) == [DiscardCard("A01")]
    assert part(state, "laid") == ["B10"]


@pytest.mark.parametrize("players", [2, 3])
def test_full_round_without_a_card_ends_the_game(players: int, tmp_path: Path) -> None:
    """Easy to get wrong, ruling V2: edges that never fit; everybody closes and the game is over."""
    game = bound(with_edges(CLASH, {"all": STEEP}), tmp_path, players)
    seats = [seat(hand=[card]) for card in ("A01", "A02", "A04")[:players]]
    state = position(game, *seats, laid=["B10"], offer=OFFER)
    notes: list[k.Note] = []
    for number in range(players):
        assert (state.seat, state.ask) == (number, WhichCard())
        notes += play(state, NoCard())
        assert state.ask == WhichFreeAction()
        notes += play(state, Finish())
    assert len(happened(notes, RoundWithoutCard)) == 1
    for number in range(players):
        assert (state.seat, part(state, "phase")) == (number, "closing")
        play(state, Finish())
    assert state.over


def test_card_laid_in_between_begins_the_count_of_the_round_anew(tmp_path: Path) -> None:
    """Ruling V2: only a full round without a card ends the game; seat 0 has two cards that fit, seat 1 none."""
    steep = dict.fromkeys(("B10", *OFFER), STEEP) | dict.fromkeys(("A01", "A02"), 'right = "high"')
    game = bound(with_edges(CLASH, steep), tmp_path)
    state = position(game, seat(hand=["A01", "A02"]), seat(), laid=["B10"], offer=OFFER, turn=1, turns=2)
    for card in ("A01", "A02"):
        notes = play(state, NoCard())  # seat 1: nothing fits, and it has no free action either
        assert happened(notes, RoundWithoutCard) == []
        assert (state.seat, state.ask, options(state, NoCard)) == (0, WhichCard(), [])
        play(state, LayCard(card))
        if state.seat == 0:
            play(state, Finish())
        assert (state.seat, state.ask) == (1, WhichCard())
    assert not part(state, "ending")


def test_round_without_a_card_is_played_to_its_end(tmp_path: Path) -> None:
    """Ruling V2 and equal numbers of turns for all: in the middle of a round, the others still play."""
    game = bound(with_edges(CLASH, {"all": STEEP}), tmp_path)
    state = position(game, seat(hand=["A01"]), seat(hand=["A02"]), laid=["B10"], offer=OFFER, turn=1, turns=2)
    for number in (1, 0, 1):
        assert (state.seat, state.ask) == (number, WhichCard())
        play(state, NoCard())
        play(state, Finish())
    assert (state.seat, part(state, "phase")) == (0, "closing")


def test_no_card_is_illegal_while_one_fits() -> None:
    """C-10: laying is mandatory."""
    assert_refused(position(vlaky(), laid=TRACK[:2]), NoCard())


def test_neither_hand_nor_offer_leaves_the_free_action_only(tmp_path: Path) -> None:
    """I-34, ruling V2: with no card at all nothing is asked but the free action. Our own edition never comes to it."""
    text = edition_text().replace("offer = 4 ", "offer = 1 ").replace("rows = 3", "rows = 4")
    game = bound(text, tmp_path)
    state = position(game, seat(coins=1), seat(coins=1), laid=["A01", "A02", *B_CARDS[:23]], offer=["B24"])
    play(state, LayCard("B24"), "B25")
    notes = play(state, LaySecondCard("B25"))
    assert [card for card in part(state, "offer") if card] == []
    assert happened(notes, NoCardFits) == []
    assert (state.seat, state.ask) == (1, WhichFreeAction())
    assert options(state, LaySecondCard, LayCard, NoCard) == []
    assert options(state, MoveSlower)
