"""Positions of Ticket to Ride for the rule tests, and the few words the tests are written in.

state = position(europe(), seat(hand={"red": 2}), turn=0)
play(state, DrawBlind(), "blue")          # the deck gives a blue card
assert hand(state, 0) == {"red": 2, "blue": 1}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, cast

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import ClaimRoute
from kolejiste.games.tickets.components import Board
from kolejiste.games.tickets.game import TicketsGame
from kolejiste.games.tickets.view import TicketsView

EUROPE_DISPLAY = ["red", "blue", "green", "yellow", "black"]
CITY_DISPLAY = ["red", "blue", "green", "purple", "black"]
FIXED_PILES = {
    "alcatraz": "cable_car",
    "golden_gate_bridge": "bridge",
    "the_embarcadero": "sea_lion",
    "sunset": "crab",
    "potrero_hill": "fortune_cookie",
}
PLACED_PILES = {"castro": "flower", "twin_peaks": "painted_house"}


@cache
def europe(players: int = 2) -> k.Game:
    return k.load("ticket_to_ride_europe").bind(players=players)


@cache
def san_francisco(players: int = 2) -> k.Game:
    return k.load("ticket_to_ride_san_francisco").bind(players=players)


def board_of(game: k.Game) -> Board:
    return cast(TicketsGame, game).board


def box_of(game: k.Game) -> dict[str, int]:
    """How many cards of each face are in the box."""
    return {face: game.box[f"card {face}"] for face in game.decks["cards"]}


# --- building -----------------------------------------------------------------------------------------------------


def seat(**parts: Any) -> dict[str, Any]:
    """One seat of a snapshot: hand, routes, stations, tickets, ..."""
    return parts


def piles(players: int) -> dict[str, dict[str, Any]]:
    """San Francisco's souvenirs as they lie when the first turn begins."""
    whole = 3 if players == 4 else 2
    placed = 1 if players == 2 else whole
    found = {city: {"kind": kind, "left": whole} for city, kind in FIXED_PILES.items()}
    return found | {city: {"kind": kind, "left": placed} for city, kind in PLACED_PILES.items()}


def parts_of(
    game: k.Game,
    *seats: Mapping[str, Any],
    deck: Mapping[str, int] | None = None,
    rest: str | int = "deck",
    **parts: Any,
) -> dict[str, Any]:
    """A snapshot to edit. Cards named nowhere lie in the `rest`: "deck", "discards" or the hand of a seat; then `deck`
    says what the deck still holds."""
    city_game = "souvenirs" in game.box
    data: dict[str, Any] = {
        "title": game.title.id,
        "players": game.players,
        "face_up": list(CITY_DISPLAY if city_game else EUROPE_DISPLAY),
        "seats": [dict(one) for one in seats] + [{} for _ in range(game.players - len(seats))],
    }
    if city_game:
        data["souvenirs"] = piles(game.players)
    data |= parts
    if rest != "deck":
        left = Counter(box_of(game))
        left.subtract(Counter(card for card in data["face_up"] if card))
        left.subtract(deck or {})
        left.subtract(data.get("discards", {}))
        left.subtract(data["tunnel"]["revealed"] if "tunnel" in data else [])
        for one in data["seats"]:
            left.subtract(one.get("hand", {}))
        assert min(left.values()) >= 0, "the test's position uses more cards than the box holds"
        place = data if isinstance(rest, str) else data["seats"][rest]
        name = "discards" if isinstance(rest, str) else "hand"
        place[name] = +(Counter(place.get(name, {})) + left)
    return data


def position(game: k.Game, *seats: Mapping[str, Any], **parts: Any) -> k.State:
    """A position to play on; see `parts_of`."""
    return game.restore(parts_of(game, *seats, **parts))


def every_ticket(game: k.Game, *, but: Iterable[str] = ()) -> list[str]:
    """Every regular ticket except these: for a seat's hand, so that the ticket deck is what the test says."""
    board, spared = board_of(game), set(but)
    return [t for t, long in zip(board.tickets, board.ticket_long, strict=True) if not long and t not in spared]


# --- playing ------------------------------------------------------------------------------------------------------


def script(game: k.Game, *draws: str, then: k.Chance | None = None) -> k.ScriptedChance:
    """Draws by name: a card's face, or a ticket."""
    numbered = []
    for name in draws:
        deck = "cards" if name in game.decks["cards"] else "tickets"
        numbered.append((deck, game.decks[deck].index(name)))
    return k.ScriptedChance(numbered, then)


def play(state: k.State, action: k.Action, *draws: str) -> list[k.Note]:
    """Carry the action out with exactly these draws; returns what happened."""
    chance = script(state.game, *draws)
    notes: list[k.Note] = []
    state.journal = notes
    state.apply(state.game.number(action), chance)
    state.journal = None
    assert chance.left == 0, f"{chance.left} scripted draws were not asked for"
    assert state.census() == state.game.box
    assert state.over or state.legal()
    return notes


def happened(notes: list[k.Note], kind: type[k.Event]) -> list[Any]:
    """The events of one kind."""
    return [note.event for note in notes if isinstance(note.event, kind)]


def options(state: k.State, *kinds: type[k.Action]) -> list[Any]:
    """The legal actions, or those of these kinds."""
    actions = [state.game.action(move) for move in state.legal()]
    return [action for action in actions if not kinds or isinstance(action, kinds)]


def payments(state: k.State, route: str) -> set[tuple[str | None, int]]:
    """The legal ways to pay for a route, as (colour, wild cards)."""
    return {(one.colour, one.wilds) for one in options(state, ClaimRoute) if one.route == route}


def claimable(state: k.State) -> set[str]:
    return {one.route for one in options(state, ClaimRoute)}


def assert_refused(state: k.State, action: k.Action) -> None:
    """The action is illegal here and leaves everything as it was."""
    before = state.snapshot()
    with pytest.raises(k.IllegalMove):
        state.apply(state.game.number(action), script(state.game))
    assert state.snapshot() == before


# --- looking ------------------------------------------------------------------------------------------------------


def view(state: k.State, seat: int | None) -> TicketsView:
    return cast(TicketsView, state.view(seat))


def hand(state: k.State, seat: int) -> dict[str, int]:
    return cast(dict[str, int], state.snapshot()["seats"][seat]["hand"])


def part(state: k.State, name: str) -> Any:
    return state.snapshot()[name]


def seat_part(state: k.State, seat: int, name: str) -> Any:
    return state.snapshot()["seats"][seat][name]


def deck(state: k.State) -> dict[str, int]:
    return cast(dict[str, int], state.snapshot()["cards"]["unseen"])


def under_deck(state: k.State) -> list[str]:
    """The tickets put under the deck, in order."""
    return [one["ticket"] for one in state.snapshot()["tickets"]["tail"]]
