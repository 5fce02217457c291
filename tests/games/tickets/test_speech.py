"""What Ticket to Ride says: all of it, in three languages, and no two moves alike."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest

import kolejiste
from kolejiste.core.actions import Event, Line, Thing, text_key
from kolejiste.core.chance import Chance
from kolejiste.core.registry import GAMES, titles
from kolejiste.core.text import LANGUAGES
from kolejiste.games.tickets import TicketsGame, events, merits, reasons, scoring
from kolejiste.games.tickets.actions import ClaimRoute, KeepTickets, PayTunnel, TicketsAction, TicketsPrompt
from kolejiste.games.tickets.components import GREY
from kolejiste.games.tickets.state import TicketsState
from tests.core.test_text import literals, messages, options
from tests.texts import (
    NAMES,
    error_keys,
    hint_keys,
    kinds,
    literals_under,
    merit_keys,
    outlined,
    outlined_whole,
    reason_keys,
    told,
)

TEXT = GAMES / "tickets" / "text"
EDITIONS = [title for title in titles() if title.engine == "tickets"]
IDS = [title.id for title in EDITIONS]
THINGS: list[type[Thing]] = [
    *get_args(TicketsAction),
    *get_args(TicketsPrompt),
    *kinds(events, Event),
    *kinds(scoring, Line),
]
HINTS = hint_keys(THINGS)


@cache
def bound(title_id: str, players: int) -> TicketsGame:
    game = kolejiste.load(title_id).bind(players)
    assert isinstance(game, TicketsGame)
    return game


def words_of(game: TicketsGame) -> set[str]:
    """The keys of what an edition has: cards, souvenirs, colours of seats."""
    board = game.board
    keys = {f"card-{face}" for face in board.faces} | {f"souvenir-{kind}" for kind in board.kinds}
    return keys | {f"seat-colour-{colour}" for colour in board.rules.seat_colours}


# --- every word is there, and used ------------------------------------------------------------------------------


def test_every_thing_has_a_text() -> None:
    assert {text_key(kind) for kind in THINGS} <= set(messages(TEXT, "en"))


def test_every_question_to_people_has_a_hint() -> None:
    assert not HINTS - set(messages(TEXT, "en"))


def test_the_lists_of_events_and_lines_are_whole() -> None:
    assert {*events.EVENTS, *scoring.LINES} == {kind for kind in THINGS if issubclass(kind, Event | Line)}


@pytest.mark.parametrize("title", IDS)
def test_every_card_souvenir_and_seat_colour_has_a_word(title: str) -> None:
    game = bound(title, 2)
    for language in LANGUAGES:
        spoken = game.words(language)
        assert not {key for key in words_of(game) if key not in spoken}


@pytest.mark.slow
def test_no_text_is_unused() -> None:
    derived = {text_key(kind) for kind in THINGS} | HINTS | reason_keys(reasons) | merit_keys(merits)
    for title in EDITIONS:
        derived |= words_of(bound(title.id, 2)) | options(title)
    assert not set(messages(TEXT, "en")) - derived - error_keys("tickets") - literals()


def test_no_text_of_the_outline_is_missing() -> None:
    said = {text for text in literals_under(GAMES / "tickets") if text.startswith("outline-")}
    assert said <= set(messages(TEXT, "en"))


# --- actions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", IDS)
def test_no_two_actions_read_the_same(title: str, language: str) -> None:
    game = bound(title, 2)
    said = {game.say(action, language) for action in game.actions}
    assert len(said) == len(game.actions)


def test_an_action_says_what_is_paid() -> None:
    game = bound("ticket_to_ride_europe", 2)
    claim = ClaimRoute("berlin-frankfurt", "black", 1)
    assert game.say(claim, "en") == "Claim Berlin – Frankfurt (black): 2× black, 1× locomotive"
    assert game.say(claim, "cs") == "Zabrat trať Berlin – Frankfurt (černá): 2× černá, 1× lokomotiva"
    assert game.say(claim, "sk") == "Obsadiť trasu Berlin – Frankfurt (čierna): 2× čierna, 1× lokomotíva"
    assert game.say(PayTunnel(0), "en") == "Pay for the tunnel without wild cards"


def test_lines_of_a_double_route_differ_in_colour_or_in_number() -> None:
    game = bound("ticket_to_ride_europe", 4)
    assert "(line 2)" in game.say(ClaimRoute("dieppe-london-2", None, 2), "en")
    assert "(red)" in game.say(ClaimRoute("bruxelles-paris", None, 2), "en")
    assert "(" not in game.say(ClaimRoute("brest-paris", None, 3), "en")


def test_kept_tickets_are_named_by_their_places() -> None:
    game = bound("ticket_to_ride_europe", 2)
    assert game.say(KeepTickets((1, 3)), "en") == "Keep the 1st and 3rd of the offered tickets"
    assert game.say(KeepTickets((1, 3)), "cs") == "Nechat si z nabídky 1. a\N{NO-BREAK SPACE}3. linku"


# --- how it reads -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "cards", "tickets"),
    [
        ("cs", ["jedna karta", "2 karty", "5 karet", "22 karet"], ["jednu linku", "2 linky", "5 linek", "22 linek"]),
        (
            "sk",
            ["jedna karta", "2 karty", "5 kariet", "22 kariet"],
            ["jednu kartu", "2 karty", "5 kariet", "22 kariet"],
        ),
        ("en", ["one card", "2 cards", "5 cards", "22 cards"], ["one ticket", "2 tickets", "5 tickets", "22 tickets"]),
    ],
)
def test_numbers_take_the_right_form(language: str, cards: list[str], tickets: list[str]) -> None:
    game = bound("ticket_to_ride_europe", 2)
    for number, card, ticket in zip((1, 2, 5, 22), cards, tickets, strict=True):
        assert card in game.say(events.DeckReshuffled(number), language, NAMES)
        assert ticket in game.say(events.TicketsKeptUnseen(0, number), language, NAMES)


def test_san_francisco_runs_cable_cars_and_europe_trains() -> None:
    last = events.LastRound(0, 2)
    europe, city = bound("ticket_to_ride_europe", 2), bound("ticket_to_ride_san_francisco", 2)
    assert "2 trains" in europe.say(last, "en")
    assert "2 vagónky" in europe.say(last, "cs")
    assert "2 cable cars" in city.say(last, "en")
    assert "2 lanové električky" in city.say(last, "sk")


def test_names_of_an_own_edition_are_said_as_they_are_written() -> None:
    game = bound("ticket_to_ride_europe", 2)
    assert game.say(events.CardTurned("dark_teal"), "en").endswith("dark teal.")
    assert "card-dark_teal" not in game.words("en")


# --- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", IDS)
def test_random_games_are_told_in_every_language(title: str) -> None:
    """Every event as each seat and a spectator see it, every question and every line of the reckoning."""
    least, most = kolejiste.load(title).seats
    said = told((bound(title, least + seed % (most - least + 1)), seed) for seed in range(30))
    assert said >= {events.RouteClaimed, events.CardDrawnUnseen, scoring.RoutesScored}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", IDS)
def test_outlines_of_a_random_game(title: str, language: str) -> None:
    for seed in (1, 2):
        outlined_whole(bound(title, 2 + seed), seed, language, every=40)


# --- the outline ------------------------------------------------------------------------------------------------


def position(**seat: list[str]) -> TicketsState:
    """Two players on the board of Europe; the first has these routes and tickets."""
    game = bound("ticket_to_ride_europe", 2)
    other = {"routes": ["berlin-essen"], "tickets": ["berlin-moskva"]}
    return game.restore({"title": game.title.id, "players": 2, "seats": [seat, other]})


def test_outline_tells_whose_turn_it_is_and_what_is_asked() -> None:
    lines = outlined(position(tickets=["paris-wien"]), 0)["Position"]
    assert lines[0] == "Turn: Anna"
    assert lines[1].startswith("Anna decides: ")


def test_outline_tells_what_a_ticket_still_needs() -> None:
    far = position(tickets=["paris-wien"])
    assert outlined(far, 0)["Your tickets"] == ("Paris – Wien (8): 8 more spaces at least",)
    nearer = position(routes=["munchen-wien"], tickets=["paris-wien"])
    assert outlined(nearer, 0)["Your tickets"] == ("Paris – Wien (8): 5 more spaces at least",)
    whole = position(routes=["munchen-wien", "frankfurt-munchen", "frankfurt-paris"], tickets=["paris-wien"])
    assert outlined(whole, 0)["Your tickets"] == ("Paris – Wien (8): connected",)


def test_outline_counts_what_a_station_lends() -> None:
    game = bound("ticket_to_ride_europe", 2)
    rows = [{"tickets": ["paris-wien"], "routes": ["munchen-wien", "frankfurt-munchen"], "stations": ["frankfurt"]}]
    other = {"routes": ["frankfurt-paris"], "tickets": ["berlin-moskva"]}
    whole = game.restore({"title": game.title.id, "players": 2, "seats": [*rows, other]})
    assert outlined(whole, 0)["Your tickets"] == ("Paris – Wien (8): connected",)


def test_outline_shows_own_cards_to_their_owner_alone() -> None:
    state = position(tickets=["paris-wien"])
    assert "Your tickets" in outlined(state, 0)
    for seat in (1, None):
        assert "Paris – Wien" not in str(outlined(state, seat))


def test_outline_reads_the_whole_board() -> None:
    state = position(routes=["brest-paris"], tickets=["paris-wien"])
    board = state.game.board
    lines = outlined(state, None)["Routes on the map"]
    assert "Brest: Dieppe 2 orange; Pamplona 4 purple; Paris 3 black (claimed by Anna)" in lines
    assert sum(line.count(";") + 1 for line in lines) == len(board.routes)
    assert list(lines) == sorted(lines)


def test_outline_closes_the_second_line_of_a_double_route_for_few_players() -> None:
    lines = outlined(position(routes=["bruxelles-paris"], tickets=["paris-wien"]), None)["Routes on the map"]
    assert "Paris 2 red (claimed by Anna); Paris 2 yellow (closed)" in str(lines)


def test_outline_warns_of_a_reconstructed_board() -> None:
    for title, warned in (("ticket_to_ride_europe", False), ("ticket_to_ride_san_francisco", True)):
        state = bound(title, 2).new(Chance(1))
        assert ("not the printed one" in str(outlined(state, None).get("Edition"))) is warned


def test_outline_names_seats_by_number_when_nobody_gave_names() -> None:
    state = bound("ticket_to_ride_europe", 2).new(Chance(1))
    sections = state.game.outline(state.view(0), "cs")
    assert sections[0].lines[0] == "Na tahu: Hráč 1"


def test_grey_is_no_card() -> None:
    game = bound("ticket_to_ride_europe", 2)
    assert f"card-{GREY}" not in game.words("en")
    assert f"route-{GREY}" in game.words("en")
