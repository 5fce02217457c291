""" "Konec hry": the last round, the closing free action, and who wins (C-70 to C-75)."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    BuySymbol,
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    RecordSymbol,
    WhichCard,
    WhichClosingAction,
    WhichFreeAction,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.events import ClosingBegan, GameEnded, LastRound
from tests.games.vlaky_na_trati.positions import (
    B_CARDS,
    TRACK,
    assert_refused,
    coins,
    happened,
    options,
    part,
    play,
    position,
    seat,
    ticks,
    view,
    vlaky,
)

SPENT: dict[str, Any] = {"given_up": 4}
OFFER = ["B17", "B19", "B20", "B21"]


def last_slot(turn: int, *seats: dict[str, Any], players: int = 2, laid: int = 23, sheet: str = "I") -> k.State:
    """So many of the 24 cards lie; the offer has four B cards, and the deck is not empty."""
    return position(vlaky(players, sheet), *seats, laid=TRACK[:laid], offer=OFFER, turn=turn, turns=turn + 1)


def finish_all(state: k.State) -> list[k.Note]:
    notes: list[k.Note] = []
    while not state.over:
        done = Finish() if Finish() in options(state) else options(state)[0]
        notes += play(state, done)
    return notes


def test_last_card_of_the_track_ends_the_game_after_the_round() -> None:
    """C-70: the last card laid ends the game; the round is completed."""
    state = last_slot(0, seat(hand=["A01"]), seat(hand=["A02"]))
    notes = play(state, LayCard("B17"), "B22")
    assert len(happened(notes, LastRound)) == 1
    assert (state.seat, state.ask) == (0, WhichFreeAction())  # I-27: its player still has the free action
    assert options(state) == [DiscardCard("A01"), Finish()]
    play(state, Finish())
    assert (state.seat, state.ask) == (1, WhichFreeAction())  # the same number of turns for everybody, without a card
    assert options(state) == [DiscardCard("A02"), Finish()]
    assert not state.over


def test_last_player_of_the_round_ends_it_at_once() -> None:
    """C-70: everybody has had as many turns."""
    state = last_slot(1, seat(hand=["A01"]), seat(hand=["A02"]))
    play(state, LayCard("B17"), "B22")
    notes = play(state, Finish())
    assert len(happened(notes, ClosingBegan)) == 1
    assert (state.seat, state.ask) == (0, WhichClosingAction())


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_everybody_has_equally_many_turns_with_three_players(turn: int) -> None:
    """C-70 with three seats: who is left in the round has a free action only."""
    hands = [["A01"], ["A02"], ["A04"]]
    state = last_slot(turn, *(seat(hand=hand, **SPENT) for hand in hands), players=3)
    play(state, LayCard("B17"), "B22")
    for number in range(turn, 3):
        assert (state.seat, state.ask) == (number, WhichFreeAction())
        play(state, Finish())
    for number in range(3):
        assert (state.seat, state.ask) == (number, WhichClosingAction())
        play(state, Finish())
    assert state.over


def nearly_empty(turn: int, *seats: dict[str, Any], players: int = 2, deck: int = 1, **parts: Any) -> k.State:
    """Twenty B cards lie, four are offered; so many are left in the deck."""
    offer = B_CARDS[21 - deck : 25 - deck]
    laid = B_CARDS[: 21 - deck]
    return position(vlaky(players), *seats, laid=laid, offer=offer, turn=turn, turns=turn + 1, **parts)


def test_empty_deck_ends_the_game_after_the_round() -> None:
    """C-71, I-26: an empty deck ends the game as well; the others still lay a card."""
    state = nearly_empty(0, seat(hand=["A01"]), seat(hand=["A02"]))
    assert view(state).deck == 1
    notes = play(state, LayCard("B21"), "B25")
    assert view(state).deck == 0
    assert len(happened(notes, LastRound)) == 1
    play(state, Finish())
    assert (state.seat, state.ask) == (1, WhichCard())
    play(state, LayCard("B22"))  # not refilled any more
    assert [card for card in part(state, "offer") if card] == ["B25", "B23", "B24"]
    play(state, Finish())
    assert (state.seat, state.ask) == (0, WhichClosingAction())
    assert len(part(state, "laid")) == 22


def test_card_from_the_hand_does_not_empty_the_deck() -> None:
    """C-71: the deck still has its last card."""
    state = nearly_empty(1, seat(hand=["A01"]), seat(hand=["A02"]))
    notes = play(state, LayCard("A02"))
    assert happened(notes, LastRound) == []
    assert not part(state, "ending")
    two = nearly_empty(0, seat(hand=["A01"]), seat(hand=["A02"]), deck=2)
    notes = play(two, LayCard("B20"), "B25")
    assert happened(notes, LastRound) == []


@pytest.mark.parametrize(("players", "turn"), [(2, 1), (3, 0), (3, 1), (3, 2)])
def test_round_is_completed_when_the_deck_is_empty(players: int, turn: int) -> None:
    """C-71: wherever in the round it happens, closing begins with the starting player."""
    seats = [seat(**(SPENT if players == 3 else {})) for _ in range(players)]
    state = nearly_empty(turn, *seats, players=players)
    laid = []
    while state.ask == WhichCard():
        laid.append(state.turn)
        play(state, options(state)[0], *(["B25"] if len(laid) == 1 else []))
    assert laid == list(range(turn, players))
    assert state.over or state.ask == WhichClosingAction()


def test_deck_emptied_and_track_completed_in_one_round_are_one_end() -> None:
    """C-70 and C-71 together: the round is finished once."""
    laid = [*B_CARDS[:20], "A01", "A02"]
    state = position(vlaky(), seat(hand=["A04"]), seat(hand=["A05"]), laid=laid, offer=B_CARDS[20:24])
    notes = play(state, LayCard("B21"), "B25")
    notes += play(state, Finish())
    notes += play(state, LayCard("B22"))
    assert len(part(state, "laid")) == 24
    notes += play(state, Finish())
    assert len(happened(notes, LastRound)) == 1
    assert (state.seat, state.ask) == (0, WhichClosingAction())


def test_two_cards_in_one_turn_may_leave_the_other_player_without_a_slot() -> None:
    """C-72: 22 cards lie, the starting player lays 23 and 24; the other one has a free action only."""
    state = last_slot(0, seat(coins=1), seat(coins=4, hand=["A01"]), laid=22)
    play(state, LayCard("B17"), "B22")
    play(state, LaySecondCard("B19"), "B24")
    assert (state.seat, state.turn, state.ask) == (1, 1, WhichFreeAction())
    assert options(state, LayCard, LaySecondCard) == []
    assert options(state, MoveSlower)
    assert options(state, BuySymbol)
    play(state, DiscardCard("A01"))
    assert (state.seat, state.ask) == (1, WhichClosingAction())  # seat 0 has nothing to do: no coins, no cards
    assert coins(state, 1) == 5


def test_no_second_card_behind_the_last_slot() -> None:
    """C-70: 24 cards are the whole track."""
    state = last_slot(0, seat(coins=5, hand=["A01"]))
    play(state, LayCard("B17"), "B22")
    assert options(state, LaySecondCard) == []


def closing(*seats: dict[str, Any], players: int = 2, sheet: str = "I") -> k.State:
    """The round is complete: the last seat lays card 24 and does no free action."""
    spent = SPENT if players == 3 else {}
    named = [spent | one for one in (*seats, *({} for _ in range(players - len(seats))))]
    state = last_slot(players - 1, *named, players=players, sheet=sheet)
    play(state, LayCard("B17"), "B22")
    if state.ask == WhichFreeAction():
        play(state, Finish())
    return state


def test_everybody_may_do_one_closing_free_action_but_no_card() -> None:
    """C-73, I-28: one free action, but not the second card."""
    state = closing(seat(coins=3, hand=["A01"], bought=0), seat(coins=1, hand=["A02"]))
    assert (state.seat, state.ask) == (0, WhichClosingAction())
    assert options(state, LaySecondCard, LayCard) == []
    assert_refused(state, LaySecondCard("A01"))
    assert options(state, DiscardCard) == [DiscardCard("A01")]
    assert len(options(state, MoveSlower)) == 5
    assert len(options(state, BuySymbol)) == 11
    play(state, DiscardCard("A01"))
    assert (state.seat, state.ask, coins(state, 0)) == (1, WhichClosingAction(), 4)
    notes = play(state, MoveSlower(1))  # normal cost
    assert coins(state, 1) == 0
    assert ticks(state, 1)["passengers"] == 1
    assert len(happened(notes, GameEnded)) == 1
    assert state.over


def test_second_card_is_excluded_from_the_closing_action_though_slots_are_free() -> None:
    """C-73: the deck is empty, the track is not complete."""
    state = nearly_empty(1, seat(coins=2, hand=["A01"]), seat(hand=["A02"]))
    play(state, LayCard("B21"), "B25")
    assert len(part(state, "laid")) == 21
    play(state, Finish())
    assert (state.seat, state.ask) == (0, WhichClosingAction())
    assert options(state, LaySecondCard, LayCard) == []


def test_closing_slow_move_lets_one_symbol_be_chosen() -> None:
    """C-42, C-73, C-61: an action of the own, so nothing is given up."""
    state = closing(seat(coins=1), seat(), players=3)
    play(state, MoveSlower(1))
    assert state.ask == WhichSymbol(("forest", "sawmill"), True)
    assert options(state, GiveUpSymbol) == []
    play(state, RecordSymbol("forest"))
    assert ticks(state, 0)["forest"] == 1


def test_closing_symbol_is_bought_once_a_game() -> None:
    """C-49 in the closing: not again."""
    state = closing(seat(coins=5, bought=1), seat(coins=5))
    assert (state.seat, options(state, BuySymbol)) == (0, [])
    play(state, Finish())
    assert (state.seat, len(options(state, BuySymbol))) == (1, 11)


def over(*seats: dict[str, Any], players: int = 2, sheet: str = "I") -> k.State:
    state = closing(*seats, players=players, sheet=sheet)
    finish_all(state)
    return state


def test_coins_left_are_worth_a_point_each() -> None:
    """C-74: one point per coin left."""
    base = over(seat(), seat()).scores
    assert over(seat(coins=7), seat(coins=2)).scores == [base[0] + 7, base[1] + 2]


def test_most_points_win() -> None:
    """The highest total wins."""
    state = over(seat(ticks={"post": 7}), seat())
    assert state.scores[0] > state.scores[1]
    assert (state.winners, state.ranks) == ([0], [1, 2])


# B17 in slot 24 gives top coal and iron ore, middle glassworks, bottom steelworks: on sheet I 3, 3 and 0 points.
def test_equal_points_are_decided_by_coins_left() -> None:
    """C-75: among the tied, most coins left wins."""
    state = over(seat(coins=0, ticks={"forest": 2, "sawmill": 1}), seat(coins=2))
    assert state.scores == [5, 5]
    assert (state.winners, state.ranks) == ([1], [2, 1])


def test_equal_points_and_coins_share_the_victory() -> None:
    """C-75: if still tied, all of them win."""
    state = over(seat(coins=1), seat(coins=1))
    assert state.scores == [4, 4]
    assert (state.winners, state.ranks, state.returns()) == ([0, 1], [1, 1], [0.0, 0.0])


def test_shared_victory_of_two_leaves_the_third_place() -> None:
    """C-75 with three seats."""
    state = over(seat(), seat(), seat(), players=3)
    assert state.scores == [3, 3, 0]
    assert (state.winners, state.ranks) == ([0, 1], [1, 1, 3])


def test_tie_break_counts_coins_before_the_exchange() -> None:
    """I-29: on sheet II seat 0's two coins are worth four; coins are counted, not their points."""
    state = over(seat(coins=2, ticks={"factory": 1}), seat(coins=4, ticks={"glassworks": 2}), sheet="II")
    assert state.scores == [3 + 4, 3 + 4]
    assert state.winners == [1]


def test_nothing_is_possible_after_the_end() -> None:
    """The game is over."""
    state = over(seat(), seat())
    assert (state.over, state.legal(), state.ask) == (True, [], None)
    assert_refused(state, Finish())
