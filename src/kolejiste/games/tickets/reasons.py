"""Why something drawn cannot be chosen now, from a view alone: what the seat sees on the table and in its own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Reason

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


# --- routes -----------------------------------------------------------------------------------------------------------


class RouteYours(Reason, frozen=True):
    """The seat has claimed it itself."""

    route: str


class RouteTaken(Reason, frozen=True):
    route: str
    seat: int


class TwinYours(Reason, frozen=True):
    """The seat has the other line of the double route."""

    route: str


class TwinClosed(Reason, frozen=True):
    """Few play, so that the claimed line of a double route closes the other."""

    route: str
    seat: int
    least: int  # players from whom on both lines are open


class TooFewTrains(Reason, frozen=True):
    route: str
    need: int
    have: int


class TooFewWilds(Reason, frozen=True):
    """A ferry asks for so many wild cards."""

    route: str
    wilds: int
    have: int


class TooFewOfColour(Reason, frozen=True):
    route: str
    card: str
    need: int
    have: int


class TooFewOfOneColour(Reason, frozen=True):
    """A grey route: what the seat has of its best colour."""

    route: str
    need: int
    have: int


# --- drawing ----------------------------------------------------------------------------------------------------------


class DeckEmpty(Reason, frozen=True):
    """Neither deck nor discards hold a card."""


class TicketDeckEmpty(Reason, frozen=True):
    pass


class WildSecond(Reason, frozen=True):
    """A face-up wild card is never the second card."""

    card: str


class SecondCardFirst(Reason, frozen=True):
    """One card is drawn: the turn goes on with the second."""


# --- the hand ---------------------------------------------------------------------------------------------------------


class NoSuchCard(Reason, frozen=True):
    card: str


class CardPaysNothing(Reason, frozen=True):
    """No route open to the seat can be paid with this colour."""

    card: str


class WildsPayNothing(Reason, frozen=True):
    """No payment that is possible now has exactly so many wild cards."""

    wilds: int


class TunnelTooDear(Reason, frozen=True):
    extra: int
    have: int


# --- cities -----------------------------------------------------------------------------------------------------------


class StationThere(Reason, frozen=True):
    city: str
    seat: int


class NoStationLeft(Reason, frozen=True):
    pass


class StationTooDear(Reason, frozen=True):
    """The next station: what the seat has of its best colour."""

    need: int
    have: int


class StationColourTooDear(Reason, frozen=True):
    """A station to be paid: what the seat has of this colour."""

    card: str
    need: int
    have: int


class SouvenirsByRoute(Reason, frozen=True):
    """Places are not chosen in a turn."""


class SouvenirThere(Reason, frozen=True):
    city: str


class NotOnRoute(Reason, frozen=True):
    """Only at the ends of the claimed route may a souvenir be taken."""

    city: str
    route: str


# --- which pick, and why not ------------------------------------------------------------------------------------------

ROUTE_PARTS = ("trains-", "closed-")  # what lies on a route or over it


def pick_of(game: TicketsGame, view: TicketsView, element: str) -> str | None:
    """A place of the display stands for its card, trains and what closes a line for their route."""
    if element in game.every_pick:
        return element
    for part in ROUTE_PARTS:
        name = element.removeprefix(part)
        if name != element and name in game.board.route_number:
            return f"route-{name}"
    for place, face in enumerate(view.face_up, 1):
        if element == f"slot-{place}" and face is not None:
            return f"face-{face}"
    return None


def refused(game: TicketsGame, view: TicketsView, pick: str) -> Reason | None:
    """The most fundamental reason first: what can never be, then another step of the turn, then what is lacking."""
    kind, _, name = pick.partition("-")
    if kind == "route":
        return _route(game, view, game.board.route_number[name])
    if kind == "city":
        return _city(game, view, name)
    if pick == "ticket-deck" and view.phase == "second-card":
        return SecondCardFirst()
    if view.phase in ("turn", "second-card"):
        if pick == "deck":
            return DeckEmpty()
        if pick == "ticket-deck":
            return TicketDeckEmpty()
        if kind == "face" and view.phase == "second-card" and name == game.board.faces[game.board.wild]:
            return WildSecond(name)
    if kind == "hand":
        return _hand(game, view, name)
    if kind == "wilds" and view.phase in ("turn", "station-payment", "tunnel-payment"):
        return WildsPayNothing(int(name))
    if pick.startswith("tunnel-pay-"):
        return _tunnel(game, view)
    return None


def _route(game: TicketsGame, view: TicketsView, route: int) -> Reason | None:
    board = game.board
    name, twin = board.routes[route], board.twin[route]
    owner = {claimed: number for number, seat in enumerate(view.seats) for claimed in seat.routes}
    assert view.seat is not None
    if name in owner:
        return RouteYours(name) if owner[name] == view.seat else RouteTaken(name, owner[name])
    other = owner.get(board.routes[twin]) if twin >= 0 else None
    if other == view.seat:
        return TwinYours(name)
    if other is not None and not game.doubles_open:
        return TwinClosed(name, other, board.rules.double_from)
    trains, length = view.seats[view.seat].trains, board.length[route]
    if trains < length:
        return TooFewTrains(name, length, trains)
    if view.phase != "turn":
        return _second(view)
    wilds = _wilds(game, view)
    if wilds < board.wilds[route]:
        return TooFewWilds(name, board.wilds[route], wilds)
    if board.colour[route] < 0:
        return TooFewOfOneColour(name, length, _most_of_one_colour(game, view))
    card = board.colours[board.colour[route]]
    return TooFewOfColour(name, card, length, _held(view, card) + wilds)


def _city(game: TicketsGame, view: TicketsView, city: str) -> Reason | None:
    board = game.board
    assert view.seat is not None
    if view.phase == "souvenir-placement":
        return SouvenirThere(city)
    if view.phase == "souvenir" and view.souvenir_route is not None:
        return NotOnRoute(city, view.souvenir_route)
    if not board.rules.station_cards:
        return SouvenirsByRoute() if view.phase == "turn" else _second(view)
    for number, seat in enumerate(view.seats):
        if city in seat.stations:
            return StationThere(city, number)
    left = view.seats[view.seat].stations_left
    if not left:
        return NoStationLeft()
    if view.phase == "turn":
        price = board.rules.station_cards[len(board.rules.station_cards) - left]
        return StationTooDear(price, _most_of_one_colour(game, view))
    return _second(view)


def _hand(game: TicketsGame, view: TicketsView, card: str) -> Reason | None:
    held = _held(view, card)
    if view.phase == "turn":
        return CardPaysNothing(card) if held else NoSuchCard(card)
    if view.phase == "station-payment":
        wild = game.board.faces[game.board.wild]
        price = getattr(view.ask, "cards", 0)
        have = held if card == wild else held + _wilds(game, view)
        return StationColourTooDear(card, price, have) if held else NoSuchCard(card)
    return _second(view)


def _tunnel(game: TicketsGame, view: TicketsView) -> Reason | None:
    """What is left of the colour laid, and of the wild cards, once the laid cards are paid."""
    tunnel = view.tunnel
    if tunnel is None:
        return None
    spare = _wilds(game, view) - tunnel.wilds
    if tunnel.colour is not None:
        spare += _held(view, tunnel.colour) - tunnel.cards
    return TunnelTooDear(tunnel.extra, spare)


def _second(view: TicketsView) -> Reason | None:
    """While a draw of cards goes on, nothing else is possible."""
    return SecondCardFirst() if view.phase == "second-card" else None


def _held(view: TicketsView, card: str) -> int:
    return 0 if view.own is None else view.own.hand.get(card, 0)


def _wilds(game: TicketsGame, view: TicketsView) -> int:
    return _held(view, game.board.faces[game.board.wild])


def _most_of_one_colour(game: TicketsGame, view: TicketsView) -> int:
    """The cards of the colour that the seat has most of, with its wild cards."""
    return max(_held(view, colour) for colour in game.board.colours) + _wilds(game, view)
