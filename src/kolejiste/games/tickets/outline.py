"""A position of Ticket to Ride as structured text, from a view alone: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Section

from .speech import Speaker
from .ways import Ways

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import OwnView, TicketsView


def outline(game: TicketsGame, view: TicketsView, language: str, names: Sequence[str] | None = None) -> list[Section]:
    """The position in words: what is asked, the table, each seat, the viewer's own cards, the map, the points."""
    return _Outline(game, view, Speaker(game, language, names)).sections()


class _Outline:
    """Writes the sections of one view; what an edition or a phase does not have is left out."""

    def __init__(self, game: TicketsGame, view: TicketsView, speaker: Speaker) -> None:
        self.game = game
        self.board = game.board
        self.view = view
        self.speaker = speaker
        self.words = speaker.words
        self.met = self._met()
        self.owner = {route: number for number, seat in enumerate(view.seats) for route in seat.routes}

    def sections(self) -> list[Section]:
        own = self.view.own
        hand = [self.speaker.counted(own.hand)] if own else []
        colours = [self.speaker.counted({face: count}) for face, count in own.hand.items() if count] if own else []
        tunnel, offer = self._tunnel(), self._offer(own) if own else []
        # At the end all tickets lie open, and what they lack matters no more.
        kept = own if own and not self.view.over else None
        found = [
            ("outline-position", self._position(), ()),
            ("outline-tunnel", tunnel, tunnel),
            ("outline-offer", offer, offer),
            ("outline-hand", hand, colours or hand),
            ("outline-own-tickets", self._own_tickets(kept) if kept else [], self._tickets_in_short(kept)),
            ("outline-cards", self._table(), self._table_in_short()),
        ]
        sections = [
            Section(self.words(head), tuple(lines), brief=tuple(short)) for head, lines, short in found if lines
        ]
        for seat in range(self.game.players):
            lines, short = self._seat(seat), (self._seat_in_short(seat),)
            sections.append(Section(self._seat_heading(seat), tuple(lines), brief=short))
        further = [
            ("outline-map", self._map()),
            ("outline-station-map", self._stations()),
            ("outline-souvenir-map", self._souvenirs()),
            ("outline-score", self._score()),
            ("outline-open-tickets", self._open_tickets()),
            ("outline-edition", self._edition()),
        ]
        return sections + [Section(self.words(heading), tuple(lines)) for heading, lines in further if lines]

    # --- what is going on ------------------------------------------------------------------------------------------

    def _position(self) -> list[str]:
        view, speaker, words = self.view, self.speaker, self.words
        if view.over:
            return [words("outline-over")]
        lines = [words("outline-turn", seat=speaker.seat(view.turn))]
        if view.decider is not None:
            ask = self.game.question(view, speaker.language, speaker.names)
            lines.append(words("outline-ask", seat=speaker.seat(view.decider), ask=ask))
        if view.turns_left is not None:
            lines.append(words("outline-last-round", turns=view.turns_left))
        return lines

    def _tunnel(self) -> list[str]:
        tunnel, speaker = self.view.tunnel, self.speaker
        if tunnel is None:
            return []
        paid = speaker.payment(tunnel.colour, tunnel.cards, tunnel.wilds)
        return [
            self.words("outline-tunnel-laid", route=speaker.route(tunnel.route), payment=paid),
            self.words("outline-tunnel-revealed", cards=speaker.cards(tunnel.revealed)),
            self.words("outline-tunnel-extra", extra=tunnel.extra),
        ]

    def _table(self) -> list[str]:
        view, speaker, words = self.view, self.speaker, self.words
        lines = [
            words("outline-face-up", cards=speaker.cards([face for face in view.face_up if face is not None])),
            words("outline-deck", count=view.deck),
            words("outline-discards", cards=speaker.counted(view.discards)),
            words("outline-ticket-deck", count=view.ticket_deck),
        ]
        known = [ticket for ticket in view.ticket_tail if ticket is not None]
        if known:
            lines.append(words("outline-ticket-tail", tickets=speaker.tickets(known)))
        return lines

    def _table_in_short(self) -> list[str]:
        view, speaker, words = self.view, self.speaker, self.words
        return [
            words("outline-face-up", cards=speaker.cards([face for face in view.face_up if face is not None])),
            words("outline-deck", count=view.deck),
            words("outline-ticket-deck", count=view.ticket_deck),
        ]

    def _edition(self) -> list[str]:
        edition = self.game.edition
        if edition.status != "reconstructed":
            return []
        return [self.words("outline-reconstructed", edition=edition.called(self.speaker.language))]

    # --- the seats -------------------------------------------------------------------------------------------------

    def _seat_heading(self, number: int) -> str:
        speaker = self.speaker
        return self.words("outline-seat", seat=speaker.seat(number), colour=speaker.seat_colour(number))

    def _seat(self, number: int) -> list[str]:
        seat, speaker, words = self.view.seats[number], self.speaker, self.words
        lines = [words("outline-points", points=seat.score), words("outline-trains", trains=seat.trains)]
        if self.board.rules.station_cards:
            lines.append(words("outline-stations-left", stations=seat.stations_left))
        lines.append(words("outline-hand-size", count=seat.cards))
        if seat.known:
            lines.append(words("outline-known", cards=speaker.counted(seat.known)))
        lines += self._seat_tickets(number)
        lines.append(words("outline-routes", routes=speaker.routes(seat.routes)))
        if seat.stations:
            lines.append(words("outline-stations", cities=speaker.listed(speaker.city, seat.stations)))
        if self.board.kinds:
            lines.append(words("outline-souvenirs", souvenirs=speaker.listed(speaker.souvenir, seat.souvenirs)))
        return lines

    def _seat_in_short(self, number: int) -> str:
        """What every turn looks at, in one line."""
        seat, words = self.view.seats[number], self.words
        marks = [words("short-points", points=seat.score), words("short-trains", trains=seat.trains)]
        if self.board.rules.station_cards:
            marks.append(words("short-stations", stations=seat.stations_left))
        marks.append(words("short-cards", count=seat.cards))
        if seat.tickets is not None:
            marks.append(words("short-tickets", count=seat.tickets))
        if self.board.kinds:
            marks.append(words("short-souvenirs", count=len(seat.souvenirs)))
        return ", ".join(marks)

    def _seat_tickets(self, number: int) -> list[str]:
        seat, speaker, words = self.view.seats[number], self.speaker, self.words
        lines = []
        if seat.tickets is not None:
            lines.append(words("outline-tickets", count=seat.tickets))
        if seat.chose:
            lines.append(words("outline-chose"))
        elif seat.offered:
            lines.append(words("outline-choosing", count=seat.offered))
        if seat.told:
            lines.append(words("outline-told", tickets=speaker.tickets(seat.told)))
        if seat.offer_told:
            lines.append(words("outline-offer-told", tickets=speaker.tickets(seat.offer_told)))
        return lines

    # --- what only the viewer sees ---------------------------------------------------------------------------------

    def _offer(self, own: OwnView) -> list[str]:
        lines = [
            self.words("outline-offered", number=place, ticket=self._progress(ticket))
            for place, ticket in enumerate(own.offer, 1)
        ]
        if own.chosen is not None:
            lines.append(self.words("outline-chosen", tickets=self.speaker.tickets(own.chosen)))
        return lines

    def _own_tickets(self, own: OwnView) -> list[str]:
        lines = [self._progress(ticket) for ticket in own.tickets]
        if own.boxed:
            lines.append(self.words("outline-boxed", tickets=self.speaker.tickets(own.boxed)))
        return lines

    def _tickets_in_short(self, own: OwnView | None) -> list[str]:
        """The tickets that still lack something, and how many do not."""
        if own is None:
            return []
        ways = Ways(self.game, self.view, self._viewer)
        short = []
        for ticket in own.tickets:
            way = ways.of_ticket(self.board.ticket_number[ticket])
            if ticket not in self.met and (way is None or way.spaces):
                spaces = 0 if way is None else way.spaces
                short.append(self.words("short-ticket", ticket=self.speaker.ticket(ticket), spaces=spaces))
        done = len(own.tickets) - len(short)
        return [*short, self.words("short-met", count=done)] if done or not short else short

    @property
    def _viewer(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    def _met(self) -> set[str]:
        """The viewer's tickets that are met by now, with what its stations would lend."""
        own, seat = self.view.own, self.view.seat
        if own is None or seat is None:
            return set()
        numbers = [self.board.ticket_number[name] for name in own.tickets]
        return {self.board.tickets[number] for number in Ways(self.game, self.view, seat).met(numbers)}

    def _progress(self, ticket: str) -> str:
        """The ticket, and how far it is from being connected."""
        ways = Ways(self.game, self.view, self._viewer)
        way = ways.of_ticket(self.board.ticket_number[ticket])
        name = self.speaker.ticket(ticket)
        if ticket in self.met or (way is not None and way.spaces == 0):
            return self.words("outline-ticket-connected", ticket=name)
        if way is None:
            return self.words("outline-ticket-blocked", ticket=name)
        return self.words("outline-ticket-missing", ticket=name, spaces=way.spaces)

    def _free(self, route: int) -> bool:
        """Nobody's, and not closed by the other line of a double route in a game of few players."""
        board = self.board
        twin = board.twin[route]
        closed = twin >= 0 and not self.game.doubles_open and board.routes[twin] in self.owner
        return board.routes[route] not in self.owner and not closed

    # --- the map ---------------------------------------------------------------------------------------------------

    def _map(self) -> list[str]:
        """One line a city: its routes to cities that do not list them themselves."""
        board = self.board
        lines = []
        for city in sorted(range(len(board.cities)), key=lambda number: board.city_names[number]):
            routes = [self._route(route) for route in range(len(board.routes)) if board.a[route] == city]
            if routes:
                lines.append(self.words("outline-city", city=board.city_names[city], routes="; ".join(routes)))
        return lines

    def _route(self, route: int) -> str:
        board, speaker, words = self.board, self.speaker, self.words
        marks = [speaker.route_colour(route)]
        if board.tunnel[route]:
            marks.append(words("route-tunnel"))
        if board.wilds[route]:
            marks.append(words("route-ferry", wilds=speaker.payment(None, 0, board.wilds[route])))
        other = board.city_names[board.b[route]]
        said = words("outline-route", city=other, length=board.length[route], marks=", ".join(marks))
        owner = self.owner.get(board.routes[route])
        if owner is not None:
            return words("outline-route-owned", route=said, seat=speaker.seat(owner))
        return said if self._free(route) else words("outline-route-closed", route=said)

    def _stations(self) -> list[str]:
        speaker = self.speaker
        built = [(speaker.city(city), number) for number, seat in enumerate(self.view.seats) for city in seat.stations]
        return [self.words("outline-station", city=city, seat=speaker.seat(number)) for city, number in sorted(built)]

    def _souvenirs(self) -> list[str]:
        speaker, words = self.speaker, self.words
        lines = [
            words("outline-souvenir", city=speaker.city(city), kind=speaker.souvenir(pile.kind), left=pile.left)
            for city, pile in self.view.souvenirs.items()
        ]
        if self.view.aside:
            lines.append(words("outline-aside", souvenirs=speaker.listed(speaker.souvenir, self.view.aside)))
        return lines

    # --- points ----------------------------------------------------------------------------------------------------

    def _score(self) -> list[str]:
        lines = [
            self.words("outline-score-seat", seat=self.speaker.seat(number), points=seat.score)
            for number, seat in enumerate(self.view.seats)
        ]
        return [*lines, self.words("outline-score-final" if self.view.over else "outline-score-so-far")]

    def _open_tickets(self) -> list[str]:
        speaker = self.speaker
        return [
            self.words("outline-shown", seat=speaker.seat(number), tickets=speaker.tickets(seat.shown))
            for number, seat in enumerate(self.view.seats)
            if seat.shown is not None
        ]
