"""What speaks for moves of Ticket to Ride must be true in the position."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.tickets import TicketsGame
from kolejiste.games.tickets.merits import CardEnough, NothingOpenPays
from kolejiste.games.tickets.view import OwnView, TicketsView
from tests.bots.test_search import decisions

EDITIONS = ["ticket_to_ride_europe", "ticket_to_ride_san_francisco"]


def bound(title: str) -> TicketsGame:
    game = k.load(title).bind(2)
    assert isinstance(game, TicketsGame)
    return game


def seen(state: k.State) -> tuple[TicketsView, OwnView]:
    view = state.view(state.seat)
    assert isinstance(view, TicketsView)
    assert view.own is not None
    return view, view.own


def pays(game: TicketsGame, hand: dict[str, int], route: int) -> bool:
    """Whether a hand can pay for a route in any colour; ferries ask for wild cards."""
    board = game.board
    length, colour = board.length[route], board.colour[route]
    colours = board.colours if colour < 0 else [board.colours[colour]]
    most = max(min(hand.get(one, 0), length - board.wilds[route]) for one in colours)
    return most + hand.get(board.faces[board.wild], 0) >= length


@pytest.mark.parametrize("title", EDITIONS)
def test_a_card_that_is_said_to_pay_for_a_route_does_so(title: str) -> None:
    game, said = bound(title), 0
    for state in decisions(game, every=2):
        view, own = seen(state)
        for move in state.legal():
            for merit in game.merits(view, move):
                if isinstance(merit, CardEnough):
                    said += 1
                    route = game.board.route_number[merit.route]
                    assert not pays(game, own.hand, route)
                    assert pays(game, {**own.hand, merit.card: own.hand.get(merit.card, 0) + 1}, route)
    assert said


@pytest.mark.parametrize("title", EDITIONS)
def test_where_no_open_card_is_said_to_pay_none_of_them_does(title: str) -> None:
    game, said = bound(title), 0
    for state in decisions(game, every=2):
        view, _ = seen(state)
        found = {type(merit) for move in state.legal() for merit in game.merits(view, move)}
        if NothingOpenPays in found:
            said += 1
            assert CardEnough not in found
    assert said
