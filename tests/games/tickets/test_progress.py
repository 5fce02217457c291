"""How far a ticket is from being met: own routes, free ones, and what built stations lend (Europe p. 6)."""

from __future__ import annotations

import random
from typing import Any, cast

import kolejiste as k
from kolejiste.games.tickets.game import TicketsGame
from kolejiste.games.tickets.ways import Ways
from tests.games.tickets.positions import board_of, europe, position, seat, view

TICKET = "berlin-roma"


def missing(game: TicketsGame, eyes: Any, ticket: str) -> int | None:
    """The fewest spaces that the viewer has still to claim for a ticket; None if others bar every way."""
    way = Ways(game, eyes, eyes.seat).of_ticket(game.board.ticket_number[ticket])
    return None if way is None else way.spaces


def spaces(*seats: dict[str, Any], players: int = 2, eyes: int | None = 0, ticket: str = TICKET) -> int | None:
    state = position(europe(players), *seats)
    return missing(cast(TicketsGame, state.game), view(state, eyes), ticket)


def test_a_ticket_counts_the_fewest_spaces_still_to_be_claimed() -> None:
    assert spaces(seat()) == 9  # Berlin – Wien – Zagrab – Venezia – Roma
    assert spaces(seat(routes=["roma-venezia"])) == 7
    assert spaces(seat(routes=["berlin-wien", "wien-zagrab", "venezia-zagrab", "roma-venezia"])) == 0


def test_a_built_station_lends_one_route_of_another() -> None:
    """p. 6: one route of another player that ends in its city."""
    other = seat(routes=["berlin-wien", "wien-zagrab"])
    own = ["venezia-zagrab", "roma-venezia"]
    assert spaces(seat(routes=own), other) == 7  # Berlin – Frankfurt – München – Venezia
    assert spaces(seat(routes=own, stations=["wien"]), other) == 3  # Berlin – Wien is lent, on over Budapest
    assert spaces(seat(routes=own, stations=["berlin"]), other) == 3
    assert spaces(seat(routes=own, stations=["zagrab"]), other) == 7  # Wien – Zagrab is lent, and does not help


def test_two_stations_lend_two_routes_and_one_lends_one() -> None:
    """p. 6: one route each."""
    other = seat(routes=["berlin-wien", "wien-zagrab"])
    own = ["venezia-zagrab", "roma-venezia"]
    assert spaces(seat(routes=own, stations=["wien", "berlin"]), other) == 0
    assert spaces(seat(routes=own, stations=["wien", "zagrab"]), other) == 0
    assert spaces(seat(routes=own, stations=["roma", "venezia"]), other) is not None


def test_a_station_of_another_lends_nothing() -> None:
    other = seat(routes=["berlin-wien", "wien-zagrab"], stations=["wien"])
    own = ["venezia-zagrab", "roma-venezia"]
    assert spaces(seat(routes=own), other) == spaces(seat(routes=own), seat(routes=other["routes"]))


def test_a_station_that_is_not_built_yet_lends_nothing_and_a_spectator_has_none() -> None:
    other = seat(routes=["berlin-wien", "wien-zagrab", "venezia-zagrab", "roma-venezia"])
    assert spaces(seat(), other) != 0
    assert spaces(seat(stations=["wien"]), other, eyes=None) is not None


def test_progress_agrees_with_the_reckoning_at_the_end() -> None:
    """A ticket met alone counts as connected: what the best choice of stations meets lacks no space."""
    met = lent = 0
    for seed in range(30):
        game = europe(3)
        dice, chance = random.Random(seed), k.Chance(seed)
        state = game.new(chance)
        build = {move for move in range(len(game.actions)) if "Station" in type(game.action(move)).__name__}
        while not state.over:
            legal = state.legal()
            loved = [move for move in legal if move in build]
            state.apply(dice.choice(loved if loved and dice.random() < 0.5 else legal), chance)
        names = board_of(game).tickets
        for sheet in state.sheet():
            eyes = view(state, sheet.seat)
            for line in sheet.lines:
                if line.tag == "ticket-met":
                    met += 1
                    lent += bool(cast(Any, line).borrowed)
                    assert cast(Any, line).ticket in names
                    assert missing(cast(TicketsGame, game), eyes, cast(Any, line).ticket) == 0
    assert met
    assert lent
