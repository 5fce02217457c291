"""Europe, p. 5: "Tunely"."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import ChooseTunnelPayment, ClaimRoute, DrawBlind, PayTunnel, Withdraw
from kolejiste.games.tickets.events import (
    DeckReshuffled,
    GameStalled,
    RoundsWasted,
    RouteClaimed,
    TunnelTried,
    TunnelWithdrawn,
)
from tests.games.tickets.positions import (
    assert_refused,
    board_of,
    claimable,
    deck,
    europe,
    hand,
    happened,
    options,
    part,
    play,
    position,
    seat,
    seat_part,
    view,
)

GREY_2 = "angora-constantinople"
TWO_RED = ClaimRoute(GREY_2, "red", 0)


def tried(cards: dict[str, int], claim: ClaimRoute, *revealed: str) -> k.State:
    state = position(europe(), seat(hand=cards))
    play(state, claim, *revealed)
    return state


# --- the examples -----------------------------------------------------------------------------------------------------


def test_example_1_two_red_laid_one_red_revealed_costs_one_more_red() -> None:
    """p. 5, example 1."""
    state = tried({"red": 3}, TWO_RED, "red", "blue", "white")
    assert state.ask == ChooseTunnelPayment(GREY_2, 1)
    assert options(state) == [PayTunnel(0), Withdraw()]
    play(state, PayTunnel(0))
    assert seat_part(state, 0, "routes") == [GREY_2]
    assert hand(state, 0) == {}
    assert part(state, "discards") == {"red": 4, "blue": 1, "white": 1}


def test_example_2_two_green_laid_a_locomotive_revealed_costs_one_more_green() -> None:
    """p. 5, example 2: a locomotive has every colour."""
    state = tried({"green": 3}, ClaimRoute(GREY_2, "green", 0), "locomotive", "blue", "white")
    assert state.ask == ChooseTunnelPayment(GREY_2, 1)
    play(state, PayTunnel(0))
    assert part(state, "discards") == {"green": 3, "locomotive": 1, "blue": 1, "white": 1}


def test_example_3_two_locomotives_laid_a_locomotive_revealed_costs_one_more_locomotive() -> None:
    """p. 5, example 3."""
    state = tried({"locomotive": 3}, ClaimRoute(GREY_2, None, 2), "blue", "locomotive", "white")
    assert state.ask == ChooseTunnelPayment(GREY_2, 1)
    assert options(state) == [PayTunnel(1), Withdraw()]
    play(state, PayTunnel(1))
    assert hand(state, 0) == {}
    assert seat_part(state, 0, "routes") == [GREY_2]


@pytest.mark.parametrize("players", [2, 4])
def test_example_madrid_pamplona_is_a_double_tunnel_black_and_white(players: int) -> None:
    """p. 5, example: Madrid and Pamplona, a pair of tunnels, one black, one white."""
    black, white = "madrid-pamplona", "madrid-pamplona-2"
    hands = seat(hand={"black": 4, "white": 4}), seat(hand={"black": 4, "white": 4})
    state = position(europe(players), *hands)
    assert {black, white} <= claimable(state)
    assert_refused(state, ClaimRoute(white, "black", 0))
    play(state, ClaimRoute(black, "black", 0), "red", "red", "red")
    assert (white in claimable(state)) == (players == 4)
    if players == 4:
        play(state, ClaimRoute(white, "white", 0), "locomotive", "red", "black")
        assert state.ask == ChooseTunnelPayment(white, 1)


# --- what matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("revealed", "extra"),
    [
        (("red", "red", "red"), 3),
        (("red", "locomotive", "blue"), 2),
        (("locomotive", "locomotive", "locomotive"), 3),
        (("white", "blue", "red"), 1),
    ],
)
def test_each_revealed_card_of_the_colour_and_each_locomotive_costs_one(revealed: tuple[str, ...], extra: int) -> None:
    """p. 5: one extra card per matching revealed card."""
    state = tried({"red": 8}, TWO_RED, *revealed)
    assert state.ask == ChooseTunnelPayment(GREY_2, extra)
    play(state, PayTunnel(0))
    assert hand(state, 0) == {"red": 6 - extra}


def test_colour_laid_with_a_locomotive_matches_colour_and_locomotives() -> None:
    """p. 5: the colour of the cards prepared, here red with one joker."""
    state = tried({"red": 4, "locomotive": 1}, ClaimRoute(GREY_2, "red", 1), "red", "locomotive", "blue")
    assert state.ask == ChooseTunnelPayment(GREY_2, 2)


def test_tunnel_paid_with_locomotives_only_matches_locomotives() -> None:
    """p. 5: colours cost nothing then, even the colour of the route itself."""
    state = tried({"locomotive": 3, "blue": 3}, ClaimRoute("munchen-venezia", None, 2), "blue", "blue", "blue")
    assert seat_part(state, 0, "routes") == ["munchen-venezia"]
    assert hand(state, 0) == {"locomotive": 1, "blue": 3}


def test_locomotives_only_tunnel_takes_only_locomotives_as_extra() -> None:
    """p. 5: each revealed locomotive costs one more locomotive."""
    claim = ClaimRoute("munchen-venezia", None, 2)
    state = tried({"locomotive": 3, "blue": 9}, claim, "locomotive", "locomotive", "red")
    assert state.ask == ChooseTunnelPayment("munchen-venezia", 2)
    assert options(state) == [Withdraw()]


# --- nothing to pay ---------------------------------------------------------------------------------------------------


def test_tunnel_without_extra_cost_is_claimed_and_withdrawal_is_not_offered() -> None:
    """The issue: "a tunnel with no extra cost is claimed, withdrawal is not offered"."""
    state = position(europe(), seat(hand={"red": 2}))
    notes = play(state, TWO_RED, "blue", "white", "black")
    assert seat_part(state, 0, "routes") == [GREY_2]
    assert (state.seat, part(state, "phase")) == (1, "turn")
    assert_refused(state, Withdraw())
    assert part(state, "discards") == {"red": 2, "blue": 1, "white": 1, "black": 1}
    assert happened(notes, TunnelTried)[0].extra == 0
    assert happened(notes, RouteClaimed)[0].points == 2


# --- paying the extra -------------------------------------------------------------------------------------------------


def test_extra_is_paid_in_the_colour_or_with_locomotives_in_any_mix() -> None:
    """p. 5: more of the same colour, or locomotives."""
    state = tried({"red": 4, "locomotive": 2, "blue": 5}, TWO_RED, "red", "red", "white")
    assert options(state) == [PayTunnel(0), PayTunnel(1), PayTunnel(2), Withdraw()]
    play(state, PayTunnel(1))
    assert hand(state, 0) == {"red": 1, "locomotive": 1, "blue": 5}
    assert part(state, "discards") == {"red": 5, "white": 1, "locomotive": 1}


def test_cards_laid_do_not_pay_the_extra() -> None:
    """p. 5: further cards; those laid are spent."""
    state = tried({"red": 2, "locomotive": 1}, ClaimRoute(GREY_2, "red", 1), "red", "blue", "white")
    assert options(state) == [PayTunnel(0), Withdraw()]
    state = tried({"red": 2, "locomotive": 1}, TWO_RED, "red", "blue", "white")
    assert options(state) == [PayTunnel(1), Withdraw()]


def test_extra_cards_bring_no_trains_and_no_points() -> None:
    """p. 5 and 7: the route is as long as printed."""
    state = tried({"red": 5}, TWO_RED, "red", "red", "red")
    play(state, PayTunnel(0))
    mine = view(state, None).seats[0]
    assert (mine.trains, mine.score) == (43, 2)


def test_the_tunnel_of_eight_scores_21() -> None:
    """p. 7, table: eight spaces, 21 points."""
    state = tried({"red": 8}, ClaimRoute("petrograd-stockholm", "red", 0), "blue", "blue", "blue")
    assert state.scores == [21, 0]
    assert view(state, None).seats[0].trains == 37


# --- withdrawing ------------------------------------------------------------------------------------------------------


def test_withdrawing_gives_the_cards_back_and_ends_the_turn() -> None:
    """p. 5: the player may take the prepared cards back; the turn is then over."""
    state = tried({"red": 3, "locomotive": 1}, ClaimRoute(GREY_2, "red", 1), "red", "blue", "white")
    notes = play(state, Withdraw())
    assert hand(state, 0) == {"red": 3, "locomotive": 1}
    assert seat_part(state, 0, "routes") == []
    assert (state.seat, state.turn, part(state, "phase")) == (1, 1, "turn")
    assert happened(notes, TunnelWithdrawn) == [TunnelWithdrawn(0, GREY_2)]


def test_revealed_cards_are_discarded_also_after_a_withdrawal() -> None:
    """p. 5: the three revealed cards go to the discards when the turn ends."""
    state = tried({"red": 3}, TWO_RED, "red", "blue", "white")
    assert part(state, "discards") == {}
    play(state, Withdraw())
    assert part(state, "discards") == {"red": 1, "blue": 1, "white": 1}


def test_who_cannot_pay_the_extra_must_withdraw() -> None:
    """p. 5: "nemá dostatek dodatečných karet"."""
    state = tried({"red": 2, "blue": 9}, TWO_RED, "red", "blue", "white")
    assert options(state) == [Withdraw()]
    assert_refused(state, PayTunnel(0))
    assert_refused(state, DrawBlind())


def test_withdrawn_tunnel_stays_free_for_the_next() -> None:
    """p. 5: it was not claimed."""
    state = position(europe(), seat(hand={"red": 2}), seat(hand={"blue": 2}))
    play(state, TWO_RED, "red", "white", "white")
    play(state, Withdraw())
    assert GREY_2 in claimable(state)


# --- few cards --------------------------------------------------------------------------------------------------------


def test_fewer_than_three_cards_left_are_all_revealed() -> None:
    """p. 5: only the cards that are left are turned."""
    state = position(europe(), seat(hand={"red": 3}), deck={"red": 1}, discards={"blue": 1}, rest=1)
    notes = play(state, TWO_RED, "red", "blue")
    assert happened(notes, TunnelTried)[0].revealed == ("red", "blue")
    assert state.ask == ChooseTunnelPayment(GREY_2, 1)


def test_ended_deck_is_made_new_for_the_reveal() -> None:
    """p. 3 and 5: deck and discards together; an ended deck does not make the tunnel safe."""
    state = position(europe(), seat(hand={"red": 3}), discards={"red": 1, "blue": 3}, rest=1)
    notes = play(state, TWO_RED, "red", "blue", "blue")
    assert happened(notes, DeckReshuffled) == [DeckReshuffled(4)]
    assert state.ask == ChooseTunnelPayment(GREY_2, 1)


def test_tunnel_without_any_card_left_is_an_ordinary_route() -> None:
    """p. 5: tunnels are then claimed like any other route."""
    state = position(europe(), seat(hand={"red": 2}), rest=1)
    play(state, TWO_RED)
    assert seat_part(state, 0, "routes") == [GREY_2]
    assert part(state, "discards") == {"red": 2}


def test_cards_laid_are_no_discards_when_the_reveal_shuffles() -> None:
    """The issue: "cards laid for a tunnel are not yet discards when the reveal forces a reshuffle"."""
    state = position(europe(), seat(hand={"red": 3}), deck={"white": 1}, discards={"blue": 4}, rest=1)
    notes = play(state, TWO_RED, "white", "blue", "blue")
    assert happened(notes, DeckReshuffled) == [DeckReshuffled(4)]
    assert deck(state) == {"blue": 2}
    assert part(state, "discards") == {"red": 2, "white": 1, "blue": 2}


def test_revealed_cards_are_no_discards_when_the_reveal_shuffles() -> None:
    """p. 5: the revealed cards are discarded at the end of the turn, so no card is revealed twice."""
    state = position(europe(), seat(hand={"red": 3}), deck={"white": 2}, rest=1)
    notes = play(state, TWO_RED, "white", "white")
    assert happened(notes, TunnelTried)[0].revealed == ("white", "white")


def test_empty_display_is_refilled_after_a_tunnel() -> None:
    """Ruling: at the end of the turn cards exist again."""
    state = position(europe(), seat(hand={"red": 2}), face_up=["blue", None, None, None, None], rest=1)
    play(state, TWO_RED, "red", "red")
    assert sorted(map(str, part(state, "face_up"))) == ["None", "None", "blue", "red", "red"]


# --- what others see --------------------------------------------------------------------------------------------------


def test_cards_shown_in_a_withdrawn_tunnel_stay_known() -> None:
    """Perfect recall: all saw the cards that went back into the hand."""
    state = tried({"red": 3, "locomotive": 2}, ClaimRoute(GREY_2, "red", 1), "red", "blue", "white")
    play(state, Withdraw())
    for eyes in (None, 1):
        assert view(state, eyes).seats[0].known == {"red": 1, "locomotive": 1}
        assert view(state, eyes).seats[0].cards == 5


def test_showing_known_cards_again_tells_nothing_new() -> None:
    """Perfect recall: two reds taken face up are the two reds shown."""
    state = position(europe(), seat(hand={"red": 3}, known={"red": 2}))
    play(state, TWO_RED, "red", "blue", "white")
    play(state, Withdraw())
    assert view(state, 1).seats[0].known == {"red": 2}


def test_cards_paid_for_a_tunnel_are_no_longer_known() -> None:
    """Perfect recall: of four reds, one of them known, three are paid; the last may be any."""
    state = position(europe(), seat(hand={"red": 4, "blue": 1}, known={"red": 1, "blue": 1}))
    play(state, TWO_RED, "red", "white", "white")
    play(state, PayTunnel(0))
    assert hand(state, 0) == {"red": 1, "blue": 1}
    assert view(state, 1).seats[0].known == {"blue": 1}


def test_everybody_sees_the_tunnel_being_tried_but_not_the_hand() -> None:
    """p. 5: cards are laid on the table and revealed; what could pay the extra stays hidden."""
    rich = tried({"red": 3, "blue": 1}, TWO_RED, "red", "blue", "white")
    poor = tried({"red": 2, "blue": 2}, TWO_RED, "red", "blue", "white")
    for eyes in (None, 1):
        assert rich.view(eyes).to_json() == poor.view(eyes).to_json()
        shown = view(rich, eyes).tunnel
        assert shown is not None
        assert (shown.route, shown.colour, shown.cards, shown.wilds) == (GREY_2, "red", 2, 0)
        assert (shown.revealed, shown.extra) == (["red", "blue", "white"], 1)


# --- for ever ---------------------------------------------------------------------------------------------------------


def two_who_try(idle: int = 0) -> k.State:
    """Both can try a tunnel and pay nothing more for it, after so many turns without anything else."""
    return position(europe(), seat(hand={"red": 2}), seat(hand={"red": 2}), idle=idle)


def test_ten_rounds_of_nothing_but_withdrawn_tunnels_end_the_game() -> None:
    """T8: a tunnel tried and withdrawn for ever ends after ten full rounds, with words of its own."""
    state = two_who_try(idle=18)
    play(state, TWO_RED, "locomotive", "blue", "white")
    play(state, Withdraw())
    assert not state.over
    play(state, TWO_RED, "locomotive", "blue", "white")
    notes = play(state, Withdraw())
    assert state.over
    assert happened(notes, RoundsWasted) == [RoundsWasted(10)]
    assert not happened(notes, GameStalled)


def test_three_rounds_of_withdrawn_tunnels_do_not_end_the_game_but_are_told() -> None:
    """T8: everybody is told beforehand, from the third round on, after how many turns the game would end."""
    state = two_who_try()
    for turn in range(8):
        assert (state.seat, state.over) == (turn % 2, False)
        for eyes in (None, 0, 1):
            seen = view(state, eyes)
            assert (seen.idle, seen.stall) == (turn, 20 - turn if turn >= 6 else None)
            for language in ("en", "cs", "sk"):
                notices = state.game.notices(seen, language)
                assert len(notices) == (turn >= 6)
                assert all(str(20 - turn) in notice for notice in notices)
        play(state, TWO_RED, "locomotive", "blue", "white")
        play(state, Withdraw())


def test_any_other_action_begins_the_ten_rounds_anew() -> None:
    """T8, the other side: rounds of nothing else."""
    state = two_who_try(idle=19)
    play(state, DrawBlind(), "white")
    play(state, DrawBlind(), "white")
    assert view(state, 0).stall is None
    assert part(state, "idle") == 0
    play(state, TWO_RED, "locomotive", "blue", "white")
    play(state, Withdraw())
    assert not state.over


def test_a_position_after_ten_idle_rounds_cannot_be_played_on() -> None:
    """T8: the game would have ended."""
    with pytest.raises(k.BadSnapshot):
        two_who_try(idle=20)


def test_madrid_pamplona_data() -> None:
    """p. 5, the picture's caption."""
    board = board_of(europe())
    lines = [board.route_number[route] for route in ("madrid-pamplona", "madrid-pamplona-2")]
    assert [board.colours[board.colour[line]] for line in lines] == ["black", "white"]
    assert all(board.tunnel[line] for line in lines)
    assert board.twin[lines[0]] == lines[1]
