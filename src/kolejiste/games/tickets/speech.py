"""What the texts of Ticket to Ride are filled with: players, cities, routes, tickets and cards by their readable names.
The sentences themselves are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.actions import Thing
from kolejiste.core.text import list_of

from .actions import ClaimRoute, PayStation

if TYPE_CHECKING:
    from .game import TicketsGame


def arguments(game: TicketsGame, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
    """The words and numbers for the text of a thing: its fields under their own names.

    A list also gives its `count`, a number of wild cards their name `wild`; a colour and its cards become `payment`.
    """
    speaker = Speaker(game, language, names)
    said: dict[str, str | int] = {}
    for field, value in msgspec.structs.asdict(thing).items():
        if field == "colour":
            said["payment"] = speaker.payment(*_paid(game, thing))
        elif field in FIELDS:
            said[field] = FIELDS[field](speaker, value)
        else:
            said[field] = value
        if field == "wilds":
            said["wild"] = speaker.card(game.board.faces[-1])
        if isinstance(value, tuple):
            said["count"] = len(value)
    return said


def _paid(game: TicketsGame, thing: Any) -> tuple[str | None, int, int]:
    """The colour, the cards of that colour and the wild cards that a thing pays; some things count them together."""
    if isinstance(thing, ClaimRoute):
        length = game.board.length[game.board.route_number[thing.route]]
        return thing.colour, length - thing.wilds, thing.wilds
    if isinstance(thing, PayStation):
        return thing.colour, thing.cards - thing.wilds, thing.wilds
    return thing.colour, thing.cards, thing.wilds


class Speaker:
    """The readable names of one game's things in one language."""

    def __init__(self, game: TicketsGame, language: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.board = game.board
        self.language = language
        self.words = game.words(language)
        self.names = game.names(language, names)

    # --- single things ---------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def seat_colour(self, seat: int) -> str:
        return self._named("seat-colour", self.board.rules.seat_colours[seat])

    def card(self, face: str) -> str:
        return self._named("card", face)

    def souvenir(self, kind: str) -> str:
        return self._named("souvenir", kind)

    def _named(self, family: str, name: str) -> str:
        """A word for the name; an edition of one's own may have names that we have no word for."""
        key = f"{family}-{name}"
        return self.words(key) if key in self.words else name.replace("_", " ")

    def city(self, city: str) -> str:
        return self.board.city_names[self.board.city_number[city]]

    def ticket(self, ticket: str) -> str:
        number = self.board.ticket_number[ticket]
        return self.words("ticket-name", name=self.board.ticket_name(number), points=self.board.ticket_points[number])

    def route(self, route: str) -> str:
        """Both ends; of routes between the same cities also the colour or, where colours repeat, which line it is."""
        board = self.board
        number = board.route_number[route]
        ends = {board.a[number], board.b[number]}
        beside = [other for other in range(len(board.routes)) if {board.a[other], board.b[other]} == ends]
        name = board.route_name(number)
        if len(beside) == 1:
            return name
        if len({board.colour[other] for other in beside}) == len(beside):
            mark = self.route_colour(number)
        else:
            mark = self.words("route-line", number=beside.index(number) + 1)
        # The first line's ends stand for all, so that the lines of one connection are written alike.
        return self.words("route-marked", route=board.route_name(beside[0]), mark=mark)

    def route_colour(self, number: int) -> str:
        colour = self.board.colour[number]
        return self.words("route-grey") if colour < 0 else self.card(self.board.colours[colour])

    def places(self, places: Sequence[int]) -> str:
        return list_of([self.words("ordinal", number=place) for place in places], self.language)

    # --- several ---------------------------------------------------------------------------------------------------

    def listed(self, say: Callable[[str], str], names: Sequence[str]) -> str:
        """`a, b and c`, or the word for none."""
        return list_of([say(name) for name in names], self.language) if names else self.words("none")

    def tickets(self, tickets: Sequence[str]) -> str:
        return self.listed(self.ticket, tickets)

    def routes(self, routes: Sequence[str]) -> str:
        return self.listed(self.route, routes)

    def cards(self, faces: Sequence[str]) -> str:
        return self.listed(self.card, faces)

    def walk(self, cities: Sequence[str]) -> str:
        return " – ".join(self.city(city) for city in cities)

    def counted(self, cards: Mapping[str, int]) -> str:
        """`2× black, 1× locomotive`, in the board's order of cards."""
        parts = [
            self.words("card-count", count=cards[face], card=self.card(face))
            for face in self.board.faces
            if cards.get(face)
        ]
        return ", ".join(parts) if parts else self.words("none")

    def payment(self, colour: str | None, cards: int, wilds: int) -> str:
        """What is paid: so many cards of the colour and so many wild ones."""
        paid = {self.board.faces[-1]: wilds}
        if colour is not None:
            paid[colour] = cards
        return self.counted(paid)


FIELDS: dict[str, Callable[[Speaker, Any], str]] = {
    "seat": Speaker.seat,
    "card": Speaker.card,
    "kind": Speaker.souvenir,
    "city": Speaker.city,
    "route": Speaker.route,
    "ticket": Speaker.ticket,
    "places": Speaker.places,
    "tickets": Speaker.tickets,
    "borrowed": Speaker.routes,
    "revealed": Speaker.cards,
    "cities": Speaker.walk,
}
