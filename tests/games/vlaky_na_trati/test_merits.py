"""What speaks for moves of Vlaky na trati must be true in the position."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati import VlakyGame, gains
from kolejiste.games.vlaky_na_trati.choosing import outcomes
from kolejiste.games.vlaky_na_trati.merits import LeavesLeast, StartOn, StationsAhead
from kolejiste.games.vlaky_na_trati.view import VlakyView
from tests.bots.test_search import decisions


def bound(players: int) -> VlakyGame:
    game = k.load("vlaky_na_trati").bind(players)
    assert isinstance(game, VlakyGame)
    return game


def seen(state: k.State, seat: int | None = None) -> VlakyView:
    view = state.view(state.seat if seat is None else seat)
    assert isinstance(view, VlakyView)
    return view


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_card_leaves_to_the_next_seat_is_what_that_can_get(players: int) -> None:
    """Reckoned on the table where the card has been laid; the card that was turned up is not known before."""
    game, said = bound(players), 0
    for seed in (3, 4):
        for state in decisions(game, every=1, seed=seed):
            view = seen(state)
            for move in state.legal():
                for merit in game.merits(view, move):
                    if not isinstance(merit, LeavesLeast):
                        continue
                    said += 1
                    sheets = outcomes(game, view, game.laid_out(view), move)[0]
                    after = state.clone()
                    after.apply(move, k.Chance(0))
                    then = seen(after, merit.seat)
                    most = 0
                    for card in view.offer:
                        if card and card not in then.laid and gains.fits(game.board, then, card):
                            met = gains.best_first(game.board, gains.brings(game.board, then, card)[merit.seat])
                            found = gains.recorded(sheets, [(merit.seat, symbol) for symbol in met])
                            most = max(most, gains.points(sheets, found, merit.seat))
                    assert most == merit.points
    assert said


def test_the_stations_that_are_left_ahead_are_those_between_the_locomotives() -> None:
    game, said = bound(2), 0
    for state in decisions(game, every=1):
        view = seen(state)
        for move in state.legal():
            if game.action(move).tag != "move-slower":
                continue
            after = state.clone()
            after.apply(move, k.Chance(0))
            then = seen(after, view.seat)
            own = then.seats[view.seat or 0]
            left = sum(stop is not None for stop in own.stops[own.slow + 1 : view.head + 1])
            assert StationsAhead(left) in game.merits(view, move)
            said += 1
    assert said


def test_the_start_card_is_turned_for_the_start_that_it_gives() -> None:
    game = bound(3)
    state = game.new(k.Chance(1))
    for move in state.legal():
        (merit,) = game.merits(seen(state), move)
        assert isinstance(merit, StartOn)
        after = state.clone()
        after.apply(move, k.Chance(0))
        first = {game.action(track).tag for track in after.legal()}
        assert after.seat == state.seat, "who chooses the side is the first to choose a track"
        assert first == {"choose-track"}
        assert merit.points == max(points_of(game, after, track) for track in after.legal())


def points_of(game: VlakyGame, state: k.State, move: int) -> int:
    after = state.clone()
    after.apply(move, k.Chance(0))
    return after.scores[state.seat] - state.scores[state.seat]
