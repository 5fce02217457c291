"""Help in choosing: questions that ask for what can be done, words that name things, sensible payments, previews."""

from __future__ import annotations

import random
import re
from typing import Any, get_args
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.actions import Event
from kolejiste.core.text import LANGUAGES
from kolejiste.games.tickets import events
from kolejiste.games.tickets.actions import (
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    PayStation,
    PayTunnel,
    TakeSouvenir,
    TicketsAction,
)
from kolejiste.games.tickets.game import TicketsGame
from kolejiste.games.tickets.state import TicketsState
from tests.games.tickets import positions
from tests.games.tickets.test_board import TITLES, bound
from tests.games.tickets.test_board import positions as random_game


def europe(*seats: dict[str, Any], players: int = 3, **parts: Any) -> tuple[TicketsGame, TicketsState]:
    game = positions.europe(players)
    state = positions.position(game, *seats, **parts)
    assert isinstance(game, TicketsGame)
    assert isinstance(state, TicketsState)
    return game, state


def ways_to_pay(state: TicketsState, route: str) -> list[tuple[str | None, int]]:
    """The ways to pay for a route, the most sensible first."""
    game = state.game
    claims = [move for move in state.legal() if getattr(game.action(move), "route", None) == route]
    random.Random(1).shuffle(claims)
    ordered = [game.action(move) for move in game.sensible(state.view(state.seat), claims)]
    return [(one.colour, one.wilds) for one in ordered if isinstance(one, ClaimRoute)]


# --- questions -------------------------------------------------------------------------------------------------------


def test_a_question_names_only_what_can_be_done() -> None:
    game, rich = europe({"hand": {"red": 4}})
    assert game.question(rich.view(0)) == "Draw cards, claim a route, draw tickets, or build a station."
    game, poor = europe({})
    assert game.question(poor.view(0)) == "Draw cards or draw tickets."
    assert game.question(poor.view(0), "cs") == "Vezměte si karty nebo táhněte karty linek."
    city = positions.san_francisco()
    assert "station" not in city.question(positions.position(city, {"hand": {"red": 4}}).view(0))


@pytest.mark.parametrize("title", TITLES)
def test_a_question_names_everything_that_can_be_done(title: str) -> None:
    game = bound(title, 3)
    words = game.words("en")
    kinds = {
        "draw": "question-draw",
        "claim": "question-claim",
        "tickets": "question-tickets",
        "station": "question-station",
    }
    for seed in (1, 2):
        for state in random_game(game, seed):
            if state.over or state.view(None).phase != "turn":
                continue
            asked = game.question(state.view(state.seat)).casefold()
            possible = {game.kind(move) for move in state.legal()}
            for kind, key in kinds.items():
                assert (words(key) in asked) is (kind in possible), asked


def test_others_are_told_the_question_without_what_the_hand_would_tell() -> None:
    game, state = europe({})
    ask = state.ask
    assert ask is not None
    assert game.question(state.view(1)) == game.question(state.view(None)) == game.say(ask)


def test_a_tunnel_out_of_reach_is_not_asked_to_be_paid() -> None:
    game, state = europe({"hand": {"red": 2}})
    route = next(
        one.route
        for one in positions.options(state, ClaimRoute)
        if game.board.tunnel[game.board.route_number[one.route]] and one.colour == "red"
    )
    positions.play(state, ClaimRoute(route, "red", 0), "red", "blue", "white")
    assert game.question(state.view(0)).endswith("you do not have that much. Take your cards back.")


# --- words -----------------------------------------------------------------------------------------------------------


def test_kept_tickets_are_called_by_their_cities() -> None:
    game = bound(TITLES[0], 3)
    state = game.new(k.Chance(4))
    view = state.view(state.seat)
    assert view.own is not None
    first, third = (game.board.ticket_name(game.board.ticket_number[view.own.offer[place]]) for place in (0, 2))
    assert game.move_words(view, game.number(KeepTickets((1, 3)))) == f"Keep {first} and {third}"
    assert (
        game.move_words(view, game.number(KeepTickets((1, 3))), "cs") == f"Nechat si {first} a\N{NO-BREAK SPACE}{third}"
    )


def test_a_station_and_a_tunnel_are_called_by_what_they_are() -> None:
    game, state = europe({"hand": {"red": 5, "locomotive": 1}})
    view = state.view(0)
    assert game.move_words(view, game.number(BuildStation("wien"))) == "Build a station in Wien"
    route = next(
        one.route
        for one in positions.options(state, ClaimRoute)
        if game.board.tunnel[game.board.route_number[one.route]] and one.colour == "red" and one.wilds == 0
    )
    positions.play(state, ClaimRoute(route, "red", 0), "red", "red", "white")
    assert game.move_words(state.view(0), game.number(PayTunnel(0))) == "Pay for the tunnel: 2× red"
    assert game.move_words(state.view(0), game.number(PayTunnel(1))) == "Pay for the tunnel: 1× red, 1× locomotive"


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_moves_of_a_game_have_different_words_without_numbers_of_places(title: str) -> None:
    game = bound(title, 3)
    for state in random_game(game, 3):
        if state.over or state.ply % 7:
            continue
        view = state.view(state.seat)
        for language in LANGUAGES:
            said = [game.move_words(view, move, language) for move in state.legal()]
            assert len(set(said)) == len(said)
            assert not any(re.search(r"\b(1st|2nd|3rd)\b", words) for words in said)


def test_ways_to_pay_differ_after_the_last_colon_alone() -> None:
    game, state = europe({"hand": {"red": 3, "blue": 3, "locomotive": 2}})
    stems: dict[str, set[str]] = {}
    for move in state.legal():
        action = game.action(move)
        if isinstance(action, ClaimRoute):
            stems.setdefault(action.route, set()).add(game.move_words(state.view(0), move).rpartition(": ")[0])
    assert all(len(found) == 1 for found in stems.values())
    assert len({stem for found in stems.values() for stem in found}) == len(stems)


def test_every_kind_of_action_has_a_kind_with_words() -> None:
    found = {}
    for title in TITLES:
        game = bound(title, 2)
        for move, action in enumerate(game.actions):
            found[type(action)] = game.kind(move)
    assert set(found) == set(get_args(TicketsAction))
    for language in LANGUAGES:
        words = bound(TITLES[0], 2).words(language)
        said = [words(f"kind-{kind}") for kind in set(found.values())]
        assert all(len(one.split()) <= 4 for one in said)


# --- which of several ------------------------------------------------------------------------------------------------


def test_the_fewest_wild_cards_are_paid_first() -> None:
    _, state = europe({"hand": {"black": 3, "locomotive": 3}})
    assert ways_to_pay(state, "brest-paris") == [("black", 0), ("black", 1), ("black", 2), (None, 3)]


def test_a_colour_that_the_tickets_need_is_paid_last() -> None:
    # The shortest way from Paris to Wien takes two purple cards, from Frankfurt to München.
    game, state = europe({"hand": {"purple": 4, "blue": 4}, "tickets": ["paris-wien"]})
    grey = next(
        route
        for number, route in enumerate(game.board.routes)
        if game.board.colour[number] < 0
        and game.board.length[number] == 4
        and not game.board.wilds[number]
        and not game.board.tunnel[number]
    )
    assert ways_to_pay(state, grey) == [("blue", 0), ("purple", 0)]


def test_of_colours_nobody_needs_the_smaller_pile_is_paid() -> None:
    game, state = europe({"hand": {"red": 6, "blue": 2, "green": 4}})
    grey = next(
        route
        for number, route in enumerate(game.board.routes)
        if game.board.colour[number] < 0
        and game.board.length[number] == 2
        and not game.board.wilds[number]
        and not game.board.tunnel[number]
    )
    assert ways_to_pay(state, grey) == [("blue", 0), ("green", 0), ("red", 0)]


def test_stations_and_tunnels_are_paid_sensibly_too() -> None:
    game, state = europe({"hand": {"red": 3, "blue": 1, "locomotive": 1}})
    positions.play(state, BuildStation("wien"))
    ordered = [game.action(move) for move in game.sensible(state.view(0), state.legal())]
    assert ordered == [PayStation(1, "blue", 0), PayStation(1, "red", 0), PayStation(1, None, 1)]


def test_nothing_is_lost_by_putting_moves_in_order() -> None:
    for title in TITLES:
        game = bound(title, 3)
        for state in random_game(game, 5):
            if not state.over and state.ply % 11 == 0:
                legal = state.legal()
                assert sorted(game.sensible(state.view(state.seat), legal)) == legal


# --- what is worth a second thought ----------------------------------------------------------------------------------


def test_tickets_and_tunnels_are_weighty_and_cards_are_not() -> None:
    game = bound(TITLES[0], 2)
    view = game.new(k.Chance(1)).view(0)
    assert game.weighty(view, game.number(DrawTickets()))
    assert not game.weighty(view, game.number(DrawBlind()))
    for move, action in enumerate(game.actions):
        if isinstance(action, ClaimRoute):
            assert game.weighty(view, move) is game.board.tunnel[game.board.route_number[action.route]]


# --- previews --------------------------------------------------------------------------------------------------------


def test_a_claim_shows_its_trains_its_points_and_what_is_left() -> None:
    game, state = europe({"hand": {"black": 4, "locomotive": 1}})
    preview = game.preview(state.view(0), game.number(ClaimRoute("brest-paris", "black", 0)))
    assert preview.words == "+4 points, 1× black and 42 trains left"
    ghosts = ElementTree.fromstring(preview.ghosts["map"])
    assert len([one for one in ghosts.iter("rect") if "seat-0" in one.attrib["class"].split()]) == 3
    assert "id=" not in preview.ghosts["map"]
    czech = game.preview(state.view(0), game.number(ClaimRoute("brest-paris", "black", 0)), "cs")
    assert czech.words == "+4 body, zbude: 1× černá a\N{NO-BREAK SPACE}42 vagónků"


def test_a_claim_that_completes_a_ticket_says_so() -> None:
    game, state = europe(
        {"hand": {"orange": 3, "white": 3}, "tickets": ["paris-wien"], "routes": ["munchen-wien", "frankfurt-munchen"]}
    )
    colour = game.board.colours[game.board.colour[game.board.route_number["frankfurt-paris"]]]
    claim = game.number(ClaimRoute("frankfurt-paris", colour, 0))
    assert game.preview(state.view(0), claim).words.endswith(", connects Paris – Wien (8)")


def test_a_tunnel_warns_of_what_it_may_cost() -> None:
    game, state = europe({"hand": {"red": 4}})
    claims = [move for move in state.legal() if isinstance(game.action(move), ClaimRoute)]
    claim = next(move for move in claims if game.weighty(state.view(0), move))
    assert "up to 3 more cards for the tunnel" in game.preview(state.view(0), claim).words


def test_a_station_shows_itself_and_its_price() -> None:
    game, state = europe({"hand": {"red": 4}, "stations": ["paris"]})
    preview = game.preview(state.view(0), game.number(BuildStation("wien")))
    assert preview.words == "2 cards of one colour, one station left"
    assert "seat-0" in preview.ghosts["map"]


def test_kept_tickets_show_their_ways_and_what_is_at_stake() -> None:
    game = bound(TITLES[0], 3)
    state = game.new(k.Chance(4))
    view = state.view(state.seat)
    preview = game.preview(view, game.number(KeepTickets((2, 3))))
    assert preview.words == "16 points if you connect them, as many lost if not"
    assert "missing" in preview.ghosts["map"]


def test_a_souvenir_says_what_its_kind_is_worth() -> None:
    game = bound(TITLES[1], 3)
    state = next(one for one in random_game(game, 2) if not one.over and one.view(None).phase == "souvenir")
    view = state.view(state.seat)
    for move in state.legal():
        assert isinstance(game.action(move), TakeSouvenir)
        assert "at the end" in game.preview(view, move).words


@pytest.mark.parametrize("title", TITLES)
def test_every_legal_move_has_a_preview_in_every_language(title: str) -> None:
    game = bound(title, 3)
    for state in random_game(game, 4):
        if state.over or state.ply % 13:
            continue
        view = state.view(state.seat)
        for language in LANGUAGES:
            for move in state.legal()[:40]:
                preview = game.preview(view, move, language)
                for name, ghost in preview.ghosts.items():
                    assert name == "map"
                    ElementTree.fromstring(f"<g>{ghost}</g>")


# --- where something happened ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_places_of_events_are_drawn(title: str) -> None:
    game = bound(title, 3)
    chance, dice = k.Chance(6), random.Random(6)
    state = game.new(chance)
    placed: set[type[Event]] = set()
    while not state.over:
        notes: list[k.Note] = []
        state.journal = notes
        state.apply(dice.choice(state.legal()), chance)
        state.journal = None
        for note in notes:
            places = game.places(note.event)
            if places:
                placed.add(type(note.event))
                if state.ply % 10 == 0 and not isinstance(note.event, events.TicketsKept):
                    ids = set(re.findall(r' id="([^"]+)"', game.draw(state.view(0))))
                    assert places <= ids
    assert placed >= {events.RouteClaimed, events.CardDrawn, events.TicketsOffered, events.TicketsKept}
