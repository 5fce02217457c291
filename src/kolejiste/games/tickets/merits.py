"""What speaks for a move, from a view alone: the seat's tickets, the ways still open to it, the cards in its hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Action, Merit

from .actions import (
    BuildStation,
    ChooseSecondCard,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    PayStation,
    PayTunnel,
    PlaceSouvenir,
    TakeFaceUp,
    TakeSouvenir,
    Withdraw,
)
from .ways import Way, Ways

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView

LONGER = 2  # spaces by which a way round must be longer to be worth a word


class MeetsTicket(Merit, frozen=True):
    ticket: str


class OnlyWay(Merit, frozen=True):
    """Without this route the ticket cannot be met any more."""

    ticket: str


class LongWayRound(Merit, frozen=True):
    ticket: str
    more: int  # spaces that the next best way needs in addition


class OnTheWay(Merit, frozen=True):
    ticket: str
    spaces: int  # still missing after the move


class ScoresRoute(Merit, frozen=True):
    points: int


class NearsTheEnd(Merit, frozen=True):
    trains: int  # left after the move


class CardFor(Merit, frozen=True):
    """The card goes into a route that the seat's tickets want."""

    card: str
    route: str
    lacks: int  # more of them, after this one


class CardEnough(Merit, frozen=True):
    """With this card the route can be paid."""

    card: str
    route: str


class CardFree(Merit, frozen=True):
    """No ticket asks for the route that the card fits; it brings points, and the seat has trains enough for it."""

    card: str
    route: str
    points: int
    lacks: int  # cards, after this one


class NothingOpenPays(Merit, frozen=True):
    """No face-up card is the last one that a route of the seat's tickets lacks."""


class Unseen(Merit, frozen=True):
    """What is drawn from the deck nobody else sees."""


class RoomForMore(Merit, frozen=True):
    """Trains that the seat's tickets leave over."""

    spare: int


class Stakes(Merit, frozen=True):
    """What the tickets that are kept are worth together."""

    points: int


class LeavesTrains(Merit, frozen=True):
    trains: int


class FitsAnything(Merit, frozen=True):
    card: str


class NothingOpenHelps(Merit, frozen=True):
    """None of the face-up cards is of a colour that the tickets want."""


class PlanLacks(Merit, frozen=True):
    spaces: int  # that the tickets still need


class AllMet(Merit, frozen=True):
    trains: int  # left


class RoomFor(Merit, frozen=True):
    """The tickets, with those at hand, need so many of the trains."""

    spaces: int
    trains: int


class SharedWay(Merit, frozen=True):
    """Their ways have routes in common, so together they cost less."""

    saved: int  # spaces


class BorrowsFor(Merit, frozen=True):
    city: str
    ticket: str


class SparesWilds(Merit, frozen=True):
    left: int  # wild cards that stay in the hand


class FinishesTunnel(Merit, frozen=True):
    route: str


class KeepsCards(Merit, frozen=True):
    """To withdraw from a tunnel costs the turn and no card."""

    extra: int


class NewSouvenir(Merit, frozen=True):
    kind: str
    points: int  # that the whole set is worth then


class SouvenirNear(Merit, frozen=True):
    """The place lies at the end of a route that the tickets want."""

    city: str


class ShortestThere(Merit, frozen=True):
    """The shortest route that ends at a place, by which its souvenir may be had."""

    spaces: int


def merits(game: TicketsGame, view: TicketsView, move: int) -> list[Merit]:
    """The weightiest first."""
    if view.seat is None or view.own is None:
        return []
    return _Adviser(game, view, view.seat).of(game.action(move))


class _Adviser:
    def __init__(self, game: TicketsGame, view: TicketsView, seat: int) -> None:
        assert view.own is not None
        self.game, self.board, self.view, self.own = game, game.board, view, view.own
        self.seat = view.seats[seat]
        self.ways = Ways(game, view, seat)
        self.tickets = [game.board.ticket_number[name] for name in view.own.tickets]
        self.met = self.ways.met(self.tickets)
        self.plan = {one: self.ways.of_ticket(one) for one in self.tickets if one not in self.met}

    def of(self, action: Action) -> list[Merit]:
        match action:
            case ClaimRoute(route=route, wilds=wilds):
                return [*self._route(self.board.route_number[route]), *self._spared(wilds)]
            case PayTunnel() if self.view.tunnel is not None:
                route = self.view.tunnel.route
                return [FinishesTunnel(route), *self._route(self.board.route_number[route])]
            case Withdraw() if self.view.tunnel is not None:
                return [KeepsCards(self.view.tunnel.extra)]
            case TakeFaceUp(card=card):
                return self._card(card)
            case DrawBlind():
                return self._blind()
            case DrawTickets():
                return self._more() if self.plan else [AllMet(self.seat.trains)]
            case KeepTickets(places=places):
                return self._keep(places)
            case BuildStation(city=city):
                return self._station(city)
            case PayStation(wilds=wilds):
                return self._spared(wilds)
            case TakeSouvenir(city=city) if city in self.view.souvenirs:
                return self._souvenir(self.view.souvenirs[city].kind)
            case PlaceSouvenir(city=city):
                return self._place(city)
            case _:
                return []

    # --- routes ------------------------------------------------------------------------------------------------------

    def _route(self, route: int) -> list[Merit]:
        board = self.board
        found: list[Merit] = []
        after = self._with(route)
        done = after.met(self.tickets) - self.met
        found += [MeetsTicket(board.tickets[one]) for one in sorted(done)]
        without = self._without(route)
        for ticket, way in self._planned():
            if ticket in done or way is None or route not in way.missing:
                continue
            name, other = board.tickets[ticket], without.of_ticket(ticket)
            if other is None:
                found.append(OnlyWay(name))
            elif other.spaces >= way.spaces + LONGER:
                found.append(LongWayRound(name, other.spaces - way.spaces))
            else:
                found.append(OnTheWay(name, way.spaces - board.length[route]))
        trains = self.seat.trains - board.length[route]
        if trains <= board.rules.end_at:
            found.append(NearsTheEnd(trains))
        return [
            *found,
            ScoresRoute(board.points[route]),
            *([] if trains <= board.rules.end_at else [LeavesTrains(trains)]),
        ]

    def _planned(self) -> list[tuple[int, Way | None]]:
        """The tickets not met yet with their ways, the dearest first."""
        return sorted(self.plan.items(), key=lambda one: (-self.board.ticket_points[one[0]], one[0]))

    def _with(self, route: int) -> Ways:
        ways = Ways(self.game, self.view, self.view.seat)
        ways.own |= {route}
        return ways

    def _without(self, route: int) -> Ways:
        """The ways if somebody else claimed it."""
        ways = Ways(self.game, self.view, self.view.seat)
        twin = self.board.twin[route]
        ways.shut |= {route} if twin < 0 or self.game.doubles_open else {route, twin}
        return ways

    def _spared(self, wilds: int) -> list[Merit]:
        """A payment without wild cards, of one who has some."""
        left = self.own.hand.get(self.board.faces[self.board.wild], 0) - wilds
        return [SparesWilds(left)] if not wilds and left else []

    # --- cards -------------------------------------------------------------------------------------------------------

    def _wanted(self) -> list[int]:
        """The routes that the tickets still need, those of the dearest ticket first."""
        routes = [route for _, way in self._planned() if way is not None for route in way.missing]
        return list(dict.fromkeys(routes))

    def _card(self, card: str) -> list[Merit]:
        """What the card is good for: a route that the tickets want, its own colour before grey; else any open one."""
        board = self.board
        wanted = [(lacks, route) for route in self._wanted() if (lacks := self._lacks_then(route, card)) is not None]
        if card == board.faces[board.wild]:
            return [FitsAnything(card), *(self._good_for(card, *min(wanted)) if wanted else [])]
        if wanted:
            return self._good_for(card, *min(wanted, key=lambda one: board.colour[one[1]] < 0))
        return [*self._off_plan(card), *self._lacking()]

    def _good_for(self, card: str, lacks: int, route: int) -> list[Merit]:
        name = self.board.routes[route]
        return [CardFor(card, name, lacks) if lacks else CardEnough(card, name)]

    def _off_plan(self, card: str) -> list[Merit]:
        """The open route that the card brings nearest to being paid; of equal ones the one with most points."""
        board = self.board
        found = [
            (lacks, -board.points[route], route)
            for route in range(len(board.routes))
            if route not in self.ways.own | self.ways.shut and board.length[route] <= self.seat.trains
            if (lacks := self._lacks_then(route, card)) is not None
        ]
        if not found:
            return []
        lacks, points, route = min(found)
        return [CardFree(card, board.routes[route], -points, lacks)]

    def _lacks_then(self, route: int, card: str) -> int | None:
        """How many cards a route lacks once the seat has this one; None if it is no help, or the route could be paid
        already."""
        board = self.board
        wild = board.faces[board.wild]
        colours = (
            board.colours if board.colour[route] < 0 else board.colours[board.colour[route] : board.colour[route] + 1]
        )
        before = {colour: self._lacks(route, colour) for colour in colours}
        if not min(before.values()) or (card != wild and card not in before):
            return None
        after = {colour: self._lacks(route, colour, card) for colour in (colours if card == wild else [card])}
        return min(after.values()) if any(after[colour] < before[colour] for colour in after) else None

    def _lacks(self, route: int, colour: str, more: str | None = None) -> int:
        """How many cards a route lacks in a colour, wild ones counted, with one more card in the hand."""
        board, hand = self.board, self.own.hand
        wild = board.faces[board.wild]
        cards, wilds = hand.get(colour, 0) + (more == colour), hand.get(wild, 0) + (more == wild)
        return max(0, board.length[route] - min(cards, board.length[route] - board.wilds[route]) - wilds)

    def _more(self) -> list[Merit]:
        """Whether there is room for another ticket."""
        spare = self.seat.trains - sum(map(self.board.length.__getitem__, self._wanted()))
        return [RoomForMore(spare)] if spare > 0 else []

    def _blind(self) -> list[Merit]:
        """What the open cards do not do for the tickets, and what else speaks for the deck."""
        wild = self.board.faces[self.board.wild]
        second = isinstance(self.view.ask, ChooseSecondCard)  # which is no open wild card
        cards = [card for card in dict.fromkeys(self.view.face_up) if card and not (second and card == wild)]
        lacks = [self._lacks_then(route, card) for card in cards for route in self._wanted()]
        if not self.plan or 0 in lacks:
            return [Unseen()]
        return [NothingOpenPays() if any(lacks) else NothingOpenHelps(), Unseen()]

    def _lacking(self) -> list[Merit]:
        spaces = sum(self.board.length[route] for route in self._wanted())
        return [PlanLacks(spaces)] if spaces else []

    # --- tickets and stations ----------------------------------------------------------------------------------------

    def _keep(self, places: Sequence[int]) -> list[Merit]:
        board = self.board
        offered = [board.ticket_number[self.own.offer[place - 1]] for place in places]
        ways = [way for way in (self.ways.of_ticket(one) for one in (*self.plan, *offered)) if way is not None]
        alone = sum(way.spaces for way in ways)
        together = sum(board.length[route] for route in {route for way in ways for route in way.missing})
        found: list[Merit] = [SharedWay(alone - together)] if together < alone else []
        if together <= self.seat.trains:
            found.append(RoomFor(together, self.seat.trains))
        return [*found, Stakes(sum(board.ticket_points[one] for one in offered))]

    def _station(self, city: str) -> list[Merit]:
        ways = Ways(self.game, self.view, self.view.seat)
        ways.stations = (*ways.stations, self.board.city_number[city])
        for ticket, way in self._planned():
            lent = ways.of_ticket(ticket)
            if lent is not None and (way is None or lent.spaces < way.spaces):
                return [BorrowsFor(city, self.board.tickets[ticket])]
        return []

    # --- souvenirs ---------------------------------------------------------------------------------------------------

    def _souvenir(self, kind: str) -> list[Merit]:
        kinds = {*self.seat.souvenirs, kind}
        return [NewSouvenir(kind, self.board.souvenir_points[len(kinds)])] if kind not in self.seat.souvenirs else []

    def _place(self, city: str) -> list[Merit]:
        here = self.board.city_number[city]
        ending = [
            route for route in range(len(self.board.routes)) if here in (self.board.a[route], self.board.b[route])
        ]
        near = any(route in ending for route in self._wanted())
        shortest = min(self.board.length[route] for route in ending)
        return [*([SouvenirNear(city)] if near else []), ShortestThere(shortest)]
