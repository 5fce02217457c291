"""How claims are numbered: rules count on the ways to pay for a route that follow each other, and find just those that
the hand pays for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kolejiste as k
from kolejiste.core.registry import GAMES
from kolejiste.games.tickets.actions import ClaimRoute
from kolejiste.games.tickets.game import TicketsGame
from kolejiste.games.tickets.state import TicketsState

EUROPE = (GAMES / "tickets" / "europe" / "data" / "edition.toml").read_text(encoding="utf-8")
BOARDS = ("ticket_to_ride_europe", "ticket_to_ride_san_francisco", "coloured ferries")


@pytest.fixture(params=BOARDS)
def game(request: pytest.FixtureRequest, tmp_path: Path) -> TicketsGame:
    """Both titles, and a map on which red routes are ferries, one of them for a wild card alone."""
    if request.param == "coloured ferries":
        path = tmp_path / "ferries.toml"
        path.write_text(EUROPE.replace('colour = "red"', 'colour = "red", wilds = 1'), encoding="utf-8")
        found = k.load("ticket_to_ride_europe").bind(2, edition=path)
    else:
        found = k.load(request.param).bind(2)
    assert isinstance(found, TicketsGame)
    return found


def test_claims_in_a_colour_follow_each_other_by_wild_cards_and_wild_cards_alone_are_the_next(
    game: TicketsGame,
) -> None:
    board, t = game.board, game.tables
    for route, own in enumerate(board.colour):
        length, fewest = board.length[route], board.wilds[route]
        for colour in range(len(board.colours)) if own < 0 else (own,):
            first = t.first_in_colour[route][colour]
            for wilds in range(fewest, length):
                action = game.actions[first + wilds - fewest]
                assert action == ClaimRoute(board.routes[route], board.colours[colour], wilds)
        alone = ClaimRoute(board.routes[route], None, length)
        assert game.actions[t.wild_claim[route]] == alone
        if own >= 0:
            assert game.actions[t.first_in_colour[route][own] + length - fewest] == alone


def test_the_legal_claims_are_those_that_the_hand_pays_for(game: TicketsGame) -> None:
    dice = random.Random(5)
    wild = len(game.board.colours)
    for number in range(60):
        chance = k.Chance(number)
        state: TicketsState = game.new(chance)
        for _ in range(dice.randrange(4, 60)):
            if state.over:
                break
            state.apply(dice.choice(state.legal()), chance)
        if state.over or game.phases[state.phase] != "turn":
            continue
        state.hands[state.seat] = hand = [dice.choice((0, 0, 0, 1, 1, 2, 3, 5)) for _ in range(wild)] + [number % 4]
        state.found = False
        assert [move for move in state.legal() if isinstance(game.actions[move], ClaimRoute)] == [
            game.numbering.claim + number
            for number, (route, colour, wilds) in enumerate(claims(game))
            if state.open[state.seat][route >> 6] >> (route & 63) & 1
            and wilds <= hand[wild]
            and (colour < 0 or game.board.length[route] - wilds <= hand[colour])
        ]


def claims(game: TicketsGame) -> list[tuple[int, int, int]]:
    numbering = game.numbering
    return list(zip(numbering.claim_route, numbering.claim_colour, numbering.claim_wilds, strict=True))
