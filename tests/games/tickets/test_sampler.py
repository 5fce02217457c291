"""The sampler deals from the view alone, also for positions written by hand, and its hidden hands can be played on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kolejiste as k
from kolejiste.games.tickets.state import TicketsState
from kolejiste.games.tickets.view import TicketsView

LONG, OTHER_LONG = "cadiz-stockholm", "danzig-lisboa"
BY_HAND: list[list[dict[str, Any]]] = [
    [{}, {}, {}],
    [{"tickets": ["kyiv-sochi", LONG]}, {}, {}],
    [{"tickets": ["kyiv-sochi", LONG], "boxed": ["berlin-roma"]}, {"tickets": ["london-wien", OTHER_LONG]}, {}],
    [{"hand": {"red": 9, "locomotive": 3}}, {"hand": {"blue": 7}, "known": {"blue": 2}}, {"boxed": [LONG]}],
]


def same_to(state: k.State, viewer: int | None, tries: int = 20) -> list[TicketsState]:
    """Samples for a viewer, each of which it cannot tell from the state."""
    view = state.view(viewer)
    sampler = state.game.sampler(view)
    samples = [sampler(k.Chance(seed)) for seed in range(tries)]
    for sample in samples:
        assert sample.view(viewer) == view
        assert sample.census() == state.game.box
    return samples


@pytest.mark.parametrize("seats", BY_HAND)
def test_positions_by_hand_are_sampled(seats: list[dict[str, Any]]) -> None:
    game = k.load("ticket_to_ride_europe").bind(3)
    state = game.restore({"title": game.title.id, "players": 3, "seats": seats})
    for viewer in (None, 0, 1, 2):
        for sample in same_to(state, viewer):
            game.restore(sample.snapshot())


def test_who_pays_for_a_station_is_dealt_cards_that_pay_for_it() -> None:
    """A third station needs three cards of a colour: a hand that cannot pay is impossible, however rare the others."""
    game = k.load("ticket_to_ride_europe").bind(2)
    state = game.restore(
        {
            "title": game.title.id,
            "players": 2,
            "phase": "station-payment",
            "station": "roma",
            "seats": [{"hand": {"red": 2, "locomotive": 1}, "stations": ["wien", "paris"]}, {}],
        }
    )
    for sample in same_to(state, 1, tries=60):
        assert sample.legal()


def test_known_cards_and_tickets_stay_where_they_were_seen() -> None:
    game = k.load("ticket_to_ride_europe").bind(2)
    state = game.restore(
        {
            "title": game.title.id,
            "players": 2,
            "seats": [
                {
                    "hand": {"red": 3, "blue": 2},
                    "known": {"red": 2},
                    "tickets": ["kyiv-sochi", "berlin-roma"],
                    "told": [{"ticket": "kyiv-sochi", "known_to": [1]}],
                },
                {},
            ],
            "tickets": {"tail": [{"ticket": "london-wien", "known_to": [1]}, {"ticket": "angora-athina"}]},
        }
    )
    board = state.game.board
    tails = set()
    for sample in same_to(state, 1, tries=40):
        assert sample.hands[0][board.colours.index("red")] >= 2
        assert board.ticket_number["kyiv-sochi"] in sample.tickets[0]
        assert sample.ticket_deck.tail[0][0] == board.ticket_number["london-wien"]
        tails.add(sample.ticket_deck.tail[1][0])
    assert len(tails) > 5, "what lies under the deck unknown to this seat varies"


ASKED_FOR: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {"tickets": 100}),
    ({}, {"cards": 120}),
    ({}, {"cards": 0, "known": {"red": 2}}),
    ({}, {"boxed": 7}),
    ({}, {"able": 30}),
    ({"ticket_deck": 90}, {}),
    ({"ticket_deck": 0, "ticket_tail": [None] * 60}, {}),
    ({"discards": {"red": 13}}, {}),
]


@pytest.mark.parametrize(("table", "seat"), ASKED_FOR)
def test_a_view_that_asks_for_more_than_there_is_is_refused(table: dict[str, Any], seat: dict[str, Any]) -> None:
    """A view may come from anywhere; the sampler never deals what is not there."""
    game = k.load("ticket_to_ride_europe").bind(2)
    view = game.restore({"title": game.title.id, "players": 2, "seats": [{}, {"hand": {"blue": 3}}]}).view(0)
    game.sampler(view)(k.Chance(1))
    written = msgspec.to_builtins(view) | table
    written["seats"][1] |= seat
    with pytest.raises(k.BadSnapshot):
        game.sampler(game.read_view(written))


def test_samples_are_spread_over_what_is_possible() -> None:
    """Each unseen card is as likely in a hidden hand as its share of the unseen cards says."""
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    state = game.restore(
        {
            "title": game.title.id,
            "players": 2,
            "seats": [{"hand": {"red": 6}}, {"hand": {"blue": 4}}],
            "souvenirs": {
                city: {"kind": kind, "left": left}
                for city, kind, left in (
                    ("alcatraz", "bridge", 2),
                    ("golden_gate_bridge", "crab", 2),
                    ("the_embarcadero", "flower", 2),
                    ("sunset", "cable_car", 2),
                    ("potrero_hill", "sea_lion", 2),
                    ("castro", "fortune_cookie", 1),
                    ("presidio", "painted_house", 1),
                )
            },
        }
    )
    view = state.view(0)
    assert isinstance(view, TicketsView)
    sampler = game.sampler(view)
    total: dict[int, int] = {}
    for seed in range(3000):
        sample = sampler(k.Chance(seed))
        assert isinstance(sample, TicketsState)
        for card, count in enumerate(sample.hands[1]):
            total[card] = total.get(card, 0) + count
    # 38 unseen cards: 6 of each of five colours and 8 ferries; the hand has four of them.
    for card, face in enumerate(state.game.board.faces):
        expected = 3000 * 4 * {"red": 0, "ferry": 8}.get(face, 6) / 38
        assert abs(total[card] - expected) < 200
