"""Help in choosing, from a view alone: what is asked, moves in words that name things, which way to pay is sensible,
and what a move would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.actions import Action, Event
from kolejiste.core.chance import Chance
from kolejiste.core.parts import Preview
from kolejiste.core.text import list_of

from . import events
from .actions import (
    BuildStation,
    ChooseSecondCard,
    ChooseTunnelPayment,
    ChooseTurn,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayStation,
    PayTunnel,
    PlaceSouvenir,
    TakeFaceUp,
    TakeSouvenir,
    Withdraw,
)
from .drawing import flags, map
from .drawing.scene import Table, journeys
from .speech import Speaker
from .ways import Ways, tunnel_payments

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView

KINDS: dict[type[Action], str] = {
    Pass: "kind-pass",
    DrawBlind: "kind-draw",
    TakeFaceUp: "kind-draw",
    DrawTickets: "kind-tickets",
    KeepTickets: "kind-keep",
    ClaimRoute: "kind-claim",
    BuildStation: "kind-station",
    PayStation: "kind-pay",
    PayTunnel: "kind-tunnel",
    Withdraw: "kind-withdraw",
    PlaceSouvenir: "kind-place",
    TakeSouvenir: "kind-souvenir",
}

OFF_PLAN = 12  # routes that no ticket asks for, among those worth weighing


def kind(game: TicketsGame, move: int) -> str:
    return KINDS[type(game.action(move))].removeprefix("kind-")


def weighty(game: TicketsGame, view: TicketsView, move: int) -> bool:
    """New tickets cannot be given back, and a tunnel may cost more than its length."""
    action = game.action(move)
    if isinstance(action, ClaimRoute):
        return game.board.tunnel[game.board.route_number[action.route]]
    return isinstance(action, DrawTickets)


# --- words -----------------------------------------------------------------------------------------------------------


def question(game: TicketsGame, view: TicketsView, language: str = "en", names: Sequence[str] | None = None) -> str:
    """What is asked; the one who is asked is told only what can be done now."""
    ask = view.ask
    if ask is None:
        return ""
    asked = game.say(ask, language, names)
    if view.seat is None or view.decider != view.seat:
        return asked
    if isinstance(ask, ChooseTurn):
        return _turn(game, view, language)
    if isinstance(ask, ChooseTunnelPayment) and not tunnel_payments(game.board, view):
        route = Speaker(game, language, names).route(ask.route)
        return game.words(language)("question-tunnel-lost", route=route, extra=ask.extra)
    return asked


def _turn(game: TicketsGame, view: TicketsView, language: str) -> str:
    from babel.lists import format_list

    words = game.words(language)
    # A state dealt from the view has the same legal moves for the seat that decides.
    legal = {kind(game, move) for move in game.sampler(view)(Chance(0)).legal()}
    possible = {
        "draw": "question-draw",
        "claim": "question-claim",
        "tickets": "question-tickets",
        "station": "question-station",
    }
    said = [words(key) for of, key in possible.items() if of in legal]
    if not said:
        return words("question-pass")
    listed = format_list(said, style="or", locale=language)
    return f"{listed[0].upper()}{listed[1:]}."


def move_words(
    game: TicketsGame, view: TicketsView, move: int, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """A move with the names of its tickets, cards and souvenirs."""
    words, board, own = game.words(language), game.board, view.own
    match game.action(move):
        case KeepTickets(places=places) if own is not None and max(places) <= len(own.offer):
            kept = [board.ticket_name(board.ticket_number[own.offer[place - 1]]) for place in places]
            return words("move-keep-tickets", tickets=list_of(kept, language))
        case PayTunnel(wilds=wilds) if view.tunnel is not None:
            paid = Speaker(game, language, names).payment(view.tunnel.colour, view.tunnel.extra - wilds, wilds)
            return words("move-pay-tunnel", payment=paid)
        case TakeSouvenir(city=city) if city in view.souvenirs:
            speaker = Speaker(game, language, names)
            kind = speaker.souvenir(view.souvenirs[city].kind)
            return words("move-take-souvenir", kind=kind, city=speaker.city(city))
        case action:
            # A turn may offer hundreds of payments, the same again and again; no action names a seat.
            key = language, move
            if key not in game.said:
                game.said[key] = game.say(action, language, names)
            return game.said[key]


# --- which of several ------------------------------------------------------------------------------------------------


def candidates(game: TicketsGame, view: TicketsView, legal: Sequence[int]) -> list[int]:
    """All that tickets ask for and the best of the rest: of the ways to pay the most sensible one, of the routes off
    the plan those with most points, stations where tickets end. Everything else as it is."""
    if view.seat is None or view.own is None:
        return list(legal)
    board, need, own = game.board, _needed(game, view), view.own.tickets
    tickets = [board.ticket_number[name] for name in own]
    ends = {board.cities[city] for ticket in tickets for city in (board.ticket_a[ticket], board.ticket_b[ticket])}
    chosen: list[int] = []
    off_plan: list[tuple[int, int]] = []  # by points, most first
    paid: set[str] = set()
    for move in sensible(game, view, legal):
        match game.action(move):
            case ClaimRoute(route=route):
                if route not in paid:
                    number = board.route_number[route]
                    if number in need.routes:
                        chosen.append(move)
                    else:
                        off_plan.append((-board.points[number], move))
                    paid.add(route)
            case PayStation():
                if not paid:
                    chosen.append(move)
                    paid.add("station")
            case BuildStation(city=city) if city not in ends:
                pass
            case _:
                chosen.append(move)
    return sorted((*chosen, *(move for _, move in sorted(off_plan)[:OFF_PLAN]))) or list(legal)


def errands(game: TicketsGame, view: TicketsView) -> list[int]:
    """To claim a route that is open to the seat, or to give a ticket up, as `errands.py` numbers them. Which tickets to
    keep is not decided by them."""
    if view.own is None or view.decider != view.seat or not isinstance(view.ask, ChooseTurn | ChooseSecondCard):
        return []
    board, state = game.board, game.laid_out(view)
    every = len(board.routes)
    routes = [1 + route for route in range(every) if sets.has(state.open[state.seat], route)]
    return routes + [1 + every + board.ticket_number[name] for name in view.own.tickets]


def sensible(game: TicketsGame, view: TicketsView, moves: Sequence[int]) -> list[int]:
    """Ways to pay in order: the fewest wild cards, then a colour that the viewer's tickets do not ask for, then the
    colour of which there are fewest."""
    if view.seat is None or view.own is None:
        return list(moves)
    need = _needed(game, view)
    held = view.own.hand

    def harm(move: int) -> tuple[int, int, int]:
        match game.action(move):
            case ClaimRoute(route=route, colour=colour, wilds=wilds):
                number = game.board.route_number[route]
                cards = game.board.length[number] - wilds
                own = game.board.colour[number]
                spared = cards if own >= 0 and number in need.routes else 0
            case PayStation(cards=price, colour=colour, wilds=wilds):
                cards, spared = price - wilds, 0
            case PayTunnel(wilds=wilds):
                return wilds, 0, 0
            case Withdraw():
                return len(game.board.faces) * 10, 0, 0
            case _:
                return 0, 0, 0
        if colour is None:
            return wilds, 0, 0
        wanted = max(0, need.cards.get(colour, 0) - spared)
        return wilds, max(0, cards - max(0, held.get(colour, 0) - wanted)), held.get(colour, 0)

    return sorted(moves, key=harm)


class _Need:
    """The routes that the viewer's tickets lack on their shortest ways, and the cards of each colour these ask for."""

    def __init__(self) -> None:
        self.routes: set[int] = set()
        self.cards: dict[str, int] = {}


def _needed(game: TicketsGame, view: TicketsView) -> _Need:
    assert view.seat is not None
    assert view.own is not None
    board, need = game.board, _Need()
    ways = Ways(game, view, view.seat)
    for name in view.own.tickets:
        way = ways.of_ticket(board.ticket_number[name])
        if way is not None:
            need.routes |= set(way.missing)
    for route in need.routes:
        if board.colour[route] >= 0:
            colour = board.colours[board.colour[route]]
            need.cards[colour] = need.cards.get(colour, 0) + board.length[route]
    return need


# --- what a move would bring -----------------------------------------------------------------------------------------


def preview(
    game: TicketsGame, view: TicketsView, move: int, language: str = "en", names: Sequence[str] | None = None
) -> Preview:
    """What a move of the viewer would bring."""
    if view.seat is None or view.own is None:
        return Preview()
    return _Previewer(game, view, view.seat, language, game.names(language, names)).of(game.action(move))


class _Previewer:
    def __init__(self, game: TicketsGame, view: TicketsView, seat: int, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.board = game.board
        self.view = view
        self.seat = seat
        self.words = game.words(language)
        self.speaker = Speaker(game, language, names)
        self.plan = map.chart(game.board, game.edition.hash).plan

    def of(self, action: Action) -> Preview:
        view, words, board = self.view, self.words, self.board
        match action:
            case ClaimRoute(route=route, colour=colour, wilds=wilds):
                number = board.route_number[route]
                return self._claim(number, colour, board.length[number] - wilds, wilds, board.tunnel[number])
            case PayTunnel(wilds=wilds) if view.tunnel is not None:
                laid = view.tunnel
                cards = laid.cards + laid.extra - wilds
                return self._claim(board.route_number[laid.route], laid.colour, cards, laid.wilds + wilds, False)
            case BuildStation(city=city):
                seen = view.seats[self.seat]
                price = board.rules.station_cards[len(board.rules.station_cards) - seen.stations_left]
                said = words("preview-station", cards=price, stations=seen.stations_left - 1)
                return Preview(said, {"map": map.ghost_station(board, self.plan, city, self.seat)})
            case PayStation(cards=cards, colour=colour, wilds=wilds):
                ghosts = {}
                if view.station is not None:
                    ghosts["map"] = map.ghost_station(board, self.plan, view.station, self.seat)
                return Preview(self._left(colour, cards - wilds, wilds), ghosts)
            case DrawTickets():
                drawn = min(board.rules.draw_tickets, view.ticket_deck)
                return Preview(words("preview-tickets", drawn=drawn, keep=min(board.rules.keep_drawn, drawn)))
            case KeepTickets(places=places):
                return self._keep(places)
            case TakeSouvenir(city=city) if city in view.souvenirs:
                kinds = {*view.seats[self.seat].souvenirs, view.souvenirs[city].kind}
                points = board.souvenir_points[len(kinds)]
                return Preview(words("preview-souvenir", kinds=len(kinds), points=points))
            case _:
                return Preview()

    def _left(self, colour: str | None, cards: int, wilds: int, *more: str) -> str:
        """What is left of the kinds of cards that are paid, and what else is."""
        assert self.view.own is not None
        wild = self.board.faces[self.board.wild]
        paid = {**({} if colour is None else {colour: cards}), **({wild: wilds} if wilds else {})}
        counts = [
            self.words("card-count", count=self.view.own.hand.get(face, 0) - count, card=self.speaker.card(face))
            for face, count in paid.items()
        ]
        return self.words("preview-left", what=list_of([*counts, *more], self.speaker.language))

    def _claim(self, route: int, colour: str | None, cards: int, wilds: int, tunnel: bool) -> Preview:
        words, board = self.words, self.board
        trains = words("preview-trains", trains=self.view.seats[self.seat].trains - board.length[route])
        said = [words("preview-points", points=board.points[route]), self._left(colour, cards, wilds, trains)]
        if tunnel:
            said.append(words("preview-tunnel", cards=board.rules.tunnel_cards))
        met = self._meets(route)
        if met:
            said.append(words("preview-meets", tickets=self.speaker.tickets(met)))
        ghost = map.ghost_trains(board, self.plan, route, self.seat)
        return Preview(", ".join(said), {"map": ghost})

    def _meets(self, route: int) -> list[str]:
        """The viewer's tickets that this route would complete."""
        assert self.view.own is not None
        board = self.board
        ways = Ways(self.game, self.view, self.seat)
        tickets = [board.ticket_number[name] for name in self.view.own.tickets]
        before = ways.met(tickets)
        ways.own |= {route}
        return [board.tickets[ticket] for ticket in tickets if ticket in ways.met(tickets) - before]

    def _keep(self, places: tuple[int, ...]) -> Preview:
        """The points at stake, and where the tickets lead."""
        board, view = self.board, self.view
        assert view.own is not None
        kept = [board.ticket_number[view.own.offer[place - 1]] for place in places if place <= len(view.own.offer)]
        table = Table(self.game, board, view, self.words, self.speaker.names)
        ways = [
            flags.way_drawing(board, self.plan, one) for one in journeys(table) if one.offered and one.ticket in kept
        ]
        points = sum(board.ticket_points[ticket] for ticket in kept)
        return Preview(self.words("preview-keep", points=points), {"map": "".join(ways)})


# --- where something happened ----------------------------------------------------------------------------------------


def places(game: TicketsGame, event: Event) -> frozenset[str]:
    """The drawn elements at which something happened."""
    match event:
        case events.RouteClaimed(route=route) | events.TunnelTried(route=route) | events.TunnelWithdrawn(route=route):
            return frozenset({f"route-{route}"})
        case events.StationBuilt(city=city) | events.StationChosen(city=city):
            return frozenset({f"city-{city}"})
        case events.SouvenirPlaced(city=city) | events.SouvenirTaken(city=city):
            return frozenset({f"city-{city}"})
        case events.CardDrawn() | events.CardDrawnUnseen() | events.DeckReshuffled():
            return frozenset({"deck"})
        case events.TicketsOffered() | events.TicketsOfferedUnseen():
            return frozenset({"ticket-deck"})
        case events.TicketsKept(tickets=tickets):
            return frozenset(f"ticket-{ticket}" for ticket in tickets)
        case events.DisplayReplaced():
            return frozenset(f"slot-{place}" for place in range(1, game.board.rules.face_up + 1))
        case _:
            return frozenset()
