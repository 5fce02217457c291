""" "Příprava hry": what is in the box, the start card, hands, offer and tracks (C-01 to C-09)."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import ChooseSide, ChooseTrack, WhichCard, WhichSide, WhichTrack
from kolejiste.games.vlaky_na_trati.events import SideChosen, SymbolTicked, TrackChosen
from tests.games.vlaky_na_trati.positions import (
    A_CARDS,
    B_CARDS,
    HEIGHTS,
    assert_refused,
    board_of,
    coins,
    happened,
    options,
    part,
    play,
    script,
    seat_part,
    started,
    ticks,
    view,
    vlaky,
)

BOTH = pytest.mark.parametrize("players", [2, 3])
SHEETS = pytest.mark.parametrize("sheet", ["I", "II"])


def dealt(players: int, sheet: str = "I", side: str = "1", seed: int = 5) -> k.State:
    """A game whose starting player has chosen the side."""
    game = vlaky(players, sheet)
    chance = k.Chance(seed)
    state = game.new(chance)
    state.apply(game.number(ChooseSide(side)), chance)
    return state


@BOTH
def test_box_holds_12_a_cards_and_25_b_cards(players: int) -> None:
    """C-01: 37 railway cards, 12 of them A and 25 B, each once."""
    assert dict(vlaky(players).box) == {f"card {card}": 1 for card in A_CARDS + B_CARDS}
    board = board_of(vlaky(players))
    assert [card for card, in_a in zip(board.cards, board.in_a, strict=True) if in_a] == A_CARDS


def test_start_card_has_two_sides() -> None:
    """C-01: one START card with two sides."""
    assert options(vlaky().new(k.Chance(1))) == [ChooseSide("1"), ChooseSide("2")]


def test_game_is_for_two_or_three_seats_and_two_sheets() -> None:
    """C-01: three pencils and locomotives in three colours; "dvě varianty bodovacích archů"."""
    title = k.load("vlaky_na_trati")
    for players in (1, 4):
        with pytest.raises(k.BadOption):
            title.bind(players=players, sheet="I")
    with pytest.raises(k.BadOption):
        title.bind(players=2, sheet="III")
    assert [view(title.bind(players=2, sheet=sheet).new(k.Chance(1))).sheet for sheet in ("I", "II")] == ["I", "II"]


@BOTH
def test_starting_player_chooses_the_side_first(players: int) -> None:
    """C-05, point 3: the starting player chooses the side before anything else."""
    state = vlaky(players).new(k.Chance(1))
    assert (state.seat, state.turn, state.ask) == (0, 0, WhichSide())
    assert_refused(state, ChooseTrack("top"))
    notes = play(state, ChooseSide("2"), *A_CARDS[: 4 * players], *B_CARDS[:4])
    assert happened(notes, SideChosen) == [SideChosen(0, "2")]
    assert view(state).side == "2"
    assert_refused(state, ChooseSide("1"))


@BOTH
def test_start_side_is_chosen_before_the_cards_are_dealt(players: int) -> None:
    """Easy to get wrong; points 3 to 5: no card is drawn and none is seen before the side lies."""
    nothing = script(vlaky(players))  # refuses every draw
    state = vlaky(players).new(nothing)
    assert [view(state, eyes).hand for eyes in range(players)] == [[] for _ in range(players)]
    assert [card for card in view(state).offer if card] == []
    assert view(state).deck == 25
    with pytest.raises(k.BadRecord):
        state.clone().apply(state.legal()[0], nothing)  # dealing comes now


@BOTH
def test_tracks_are_chosen_after_hand_and_offer_are_seen(players: int) -> None:
    """Easy to get wrong; point 6 follows point 5."""
    state = dealt(players)
    assert (state.seat, state.ask) == (0, WhichTrack())
    assert len(view(state, 0).hand or []) == 4
    assert all(card in B_CARDS for card in view(state, 0).offer)
    draws = script(vlaky(players))
    for height in HEIGHTS[:players]:
        state.apply(vlaky(players).number(ChooseTrack(height)), draws)  # draws nothing more
    assert (state.seat, state.ask) == (0, WhichCard())


@SHEETS
def test_three_players_have_all_twelve_a_cards_in_hand(sheet: str) -> None:
    """C-02: four each, none left over."""
    state = dealt(3, sheet)
    hands = [seat_part(state, number, "hand") for number in range(3)]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert sorted(card for hand in hands for card in hand) == A_CARDS
    assert view(state).unused == 0


@SHEETS
def test_two_players_put_the_rest_of_the_a_cards_back_in_the_box(sheet: str) -> None:
    """C-03: with two players the unused A cards go back into the box: four never appear."""
    state = dealt(2, sheet)
    held = [card for number in range(2) for card in seat_part(state, number, "hand")]
    assert [view(state).seats[number].cards for number in range(2)] == [4, 4]
    assert len(set(held)) == 8
    assert set(held) < set(A_CARDS)
    assert view(state).unused == 4
    seen: set[str] = set()
    chance = k.Chance(9)
    while not state.over:
        state.apply(state.legal()[0], chance)
        seen |= set(part(state, "laid")) | set(part(state, "discarded"))
    assert {card for card in seen if card[0] == "A"} <= set(held)
    assert view(state).unused == 4


@BOTH
def test_offer_is_four_b_cards_and_the_deck_21(players: int) -> None:
    """C-04: four B cards lie face up."""
    state = dealt(players)
    assert len(part(state, "offer")) == 4
    unseen = part(state, "deck")["unseen"]
    assert len(unseen) == view(state).deck == 21
    assert sorted([*unseen, *part(state, "offer")]) == B_CARDS


def test_deal_depends_on_chance_only() -> None:
    """Point 4: "Oba tyto balíčky zamíchejte"; every A card comes into the first hand now and then."""
    first = set()
    for seed in range(40):
        first |= set(seat_part(dealt(2, seed=seed), 0, "hand"))
    assert first == set(A_CARDS)


def test_tracks_are_picked_clockwise_from_the_starting_player_and_only_free_ones() -> None:
    """C-05: one player's locomotives per track."""
    state = dealt(3)
    assert (state.seat, options(state)) == (0, [ChooseTrack(height) for height in HEIGHTS])
    notes = play(state, ChooseTrack("middle"))
    assert happened(notes, TrackChosen) == [TrackChosen(0, "middle")]
    assert (state.seat, options(state)) == (1, [ChooseTrack("top"), ChooseTrack("bottom")])
    assert_refused(state, ChooseTrack("middle"))
    play(state, ChooseTrack("bottom"))
    if state.ask == WhichTrack():  # one track is left: it may be asked or taken as a matter of course
        assert (state.seat, options(state)) == (2, [ChooseTrack("top")])
        play(state, ChooseTrack("top"))
    assert [one.track for one in view(state).seats] == ["middle", "bottom", "top"]
    assert (state.seat, state.turn, state.ask) == (0, 0, WhichCard())


@pytest.mark.parametrize("tracks", [("top", "bottom"), ("bottom", "middle"), ("middle", "top")])
def test_third_track_stays_empty_with_two_players(tracks: tuple[str, str]) -> None:
    """I-31: two of the three tracks, any two."""
    state = started(vlaky(2), tracks=tracks)
    assert [one.track for one in view(state).seats] == list(tracks)
    assert state.ask == WhichCard()


@BOTH
def test_both_locomotives_stand_at_the_start_and_one_symbol_is_ticked(players: int) -> None:
    """C-06: everybody ticks the symbol next to the own starting space."""
    state = started(vlaky(players))
    assert view(state).head == 0
    for number, one in enumerate(view(state).seats):
        assert (one.slow, one.coins, sum(one.ticks.values())) == (0, 0, 1)
        assert (one.bought, one.given_up, coins(state, number)) == (0, 0, 0)


@pytest.mark.parametrize("sheet", ["I", "II"])
@pytest.mark.parametrize(
    ("side", "symbols"), [("1", ["coal", "passengers", "forest"]), ("2", ["beet", "post", "iron_ore"])]
)
def test_start_symbol_of_each_track_and_side(side: str, symbols: list[str], sheet: str) -> None:
    """C-08 and C-09: top, middle, bottom of both sides."""
    state = dealt(3, sheet, side)
    for number, (height, symbol) in enumerate(zip(HEIGHTS, symbols, strict=True)):
        notes = play(state, ChooseTrack(height))
        assert happened(notes, SymbolTicked) == [SymbolTicked(number, symbol, 1)]
    assert [ticks(state, number) for number in range(3)] == [{symbol: 1} for symbol in symbols]


def test_start_symbol_of_passengers_counts_for_the_majority() -> None:
    """I-15: the start symbol is a symbol gained."""
    state = started(vlaky(3))
    assert [one.gained for one in view(state).seats] == [0, 1, 0]


def test_layout_has_three_rows_of_eight_slots_between_six_row_ends() -> None:
    """C-07 and C-01: START, two bends of two cards each, END; 24 slots, and a stop in each of the two bends."""
    board = board_of(vlaky())
    assert (board.slots, board.row_slots) == (24, 8)
    assert [board.position(slot) for slot in range(24)] == [*range(1, 9), *range(10, 18), *range(19, 27)]
