"""Every decision in Ticket to Ride as a typed action, and the numbering that the rules work with."""

from __future__ import annotations

from collections.abc import Iterable

from kolejiste.core.actions import Action, ActionTable, Prompt

from .components import Board
from .rules import verbs


class Pass(Action, frozen=True):
    """Do nothing, because nothing is possible."""


class DrawBlind(Action, frozen=True):
    """Draw the top card of the deck."""


class TakeFaceUp(Action, frozen=True):
    """Take a face-up card of this colour."""

    card: str


class DrawTickets(Action, frozen=True):
    """Draw further tickets."""


class KeepTickets(Action, frozen=True):
    """Keep these of the offered tickets, by their places in the offer, from 1."""

    places: tuple[int, ...]


class ClaimRoute(Action, frozen=True):
    """Claim a route and pay its length: so many wild cards, the rest in the colour (None: wild cards alone)."""

    route: str
    colour: str | None
    wilds: int


class BuildStation(Action, frozen=True):
    """Build a station in this city; the payment is asked next."""

    city: str


class PayStation(Action, frozen=True):
    """Pay so many cards for the station: so many of them wild, the rest in the colour."""

    cards: int
    colour: str | None
    wilds: int


class PayTunnel(Action, frozen=True):
    """Pay the tunnel's extra cards: so many of them wild, the rest in the colour that was laid."""

    wilds: int


class Withdraw(Action, frozen=True):
    """Take the cards laid for a tunnel back and end the turn."""


class PlaceSouvenir(Action, frozen=True):
    """Put a souvenir pile that was set aside on a free location."""

    kind: str
    city: str


class TakeSouvenir(Action, frozen=True):
    """Take the souvenir that lies at this end of the claimed route."""

    city: str


TicketsAction = (
    Pass
    | DrawBlind
    | TakeFaceUp
    | DrawTickets
    | KeepTickets
    | ClaimRoute
    | BuildStation
    | PayStation
    | PayTunnel
    | Withdraw
    | PlaceSouvenir
    | TakeSouvenir
)


# --- prompts ----------------------------------------------------------------------------------------------------


class ChooseTurn(Prompt, frozen=True):
    """One action of the turn."""


class ChooseSecondCard(Prompt, frozen=True):
    """The second card of the draw."""


class ChooseTickets(Prompt, frozen=True):
    """Which of the offered tickets to keep."""

    offered: int
    at_least: int


class ChooseStationPayment(Prompt, frozen=True):
    """How to pay for the station."""

    city: str
    cards: int


class ChooseTunnelPayment(Prompt, frozen=True):
    """Whether and how to pay the tunnel's extra cards."""

    route: str
    extra: int


class ChoosePlacement(Prompt, frozen=True):
    """Which souvenir pile to put where, before the first turn."""


class ChooseSouvenir(Prompt, frozen=True):
    """Which end's souvenir to take."""

    route: str


TicketsPrompt = (
    ChooseTurn
    | ChooseSecondCard
    | ChooseTickets
    | ChooseStationPayment
    | ChooseTunnelPayment
    | ChoosePlacement
    | ChooseSouvenir
)


VERBS: dict[type[Action], int] = {
    Pass: verbs.PASS,
    DrawBlind: verbs.DRAW_BLIND,
    TakeFaceUp: verbs.TAKE_FACE_UP,
    DrawTickets: verbs.DRAW_TICKETS,
    KeepTickets: verbs.KEEP_TICKETS,
    ClaimRoute: verbs.CLAIM,
    BuildStation: verbs.BUILD,
    PayStation: verbs.PAY_STATION,
    PayTunnel: verbs.PAY_TUNNEL,
    Withdraw: verbs.WITHDRAW,
    PlaceSouvenir: verbs.PLACE,
    TakeSouvenir: verbs.TAKE,
}


def payments(length: int, least_wilds: int, colours: Iterable[int]) -> list[tuple[int, int]]:
    """Every way to pay `length` cards as (colour, wilds); colour -1 stands for wild cards alone."""
    ways = [(colour, wilds) for colour in colours for wilds in range(least_wilds, length)]
    return [*ways, (-1, length)]


class Numbering:
    """The action table of an edition and, for the rules, what each move number means.

    Moves lie in blocks: `draw_blind`, `face_up` + card, `draw_tickets`, `keep` + mask - 1, `claim` + ..., and so on.
    """

    def __init__(self, board: Board) -> None:
        actions: list[Action] = [Pass(), DrawBlind()]
        self.pass_ = 0
        self.draw_blind = 1
        self.face_up = len(actions)
        actions += [TakeFaceUp(face) for face in board.faces]
        self.draw_tickets = len(actions)
        actions.append(DrawTickets())

        rules = board.rules
        offered = max(rules.deal_long + rules.deal_regular, rules.draw_tickets)
        self.keep = len(actions)
        actions += [
            KeepTickets(tuple(place + 1 for place in range(offered) if mask >> place & 1))
            for mask in range(1, 1 << offered)
        ]

        self.claim = len(actions)
        self.claim_route: list[int] = []
        self.claim_colour: list[int] = []
        self.claim_wilds: list[int] = []
        self.first_of_route: list[int] = []  # by route: its first claim, counted from the first of all
        for route in range(len(board.routes)):
            self.first_of_route.append(len(self.claim_route))
            own = board.colour[route]
            colours = range(len(board.colours)) if own < 0 else (own,)
            for colour, wilds in payments(board.length[route], board.wilds[route], colours):
                self.claim_route.append(route)
                self.claim_colour.append(colour)
                self.claim_wilds.append(wilds)
                actions.append(ClaimRoute(board.routes[route], _name(board, colour), wilds))

        self.build = len(actions)
        self.pay_station = self.pay_tunnel = self.withdraw = self.place = self.take = 0
        self.station_payment: list[tuple[int, int, int]] = []  # (cards, colour, wilds)
        if rules.station_cards:
            actions += [BuildStation(city) for city in board.cities]
            self.pay_station = len(actions)
            for cards in sorted(set(rules.station_cards)):
                for colour, wilds in payments(cards, 0, range(len(board.colours))):
                    self.station_payment.append((cards, colour, wilds))
                    actions.append(PayStation(cards, _name(board, colour), wilds))
        if rules.tunnel_cards:
            self.pay_tunnel = len(actions)
            actions += [PayTunnel(wilds) for wilds in range(rules.tunnel_cards + 1)]
            self.withdraw = len(actions)
            actions.append(Withdraw())
        if board.kinds:
            self.place = len(actions)
            actions += [PlaceSouvenir(kind, city) for kind in board.kinds for city in board.cities]
            self.take = len(actions)
            actions += [TakeSouvenir(city) for city in board.cities]
        self.table = ActionTable(actions)
        self.verb = [VERBS[type(action)] for action in actions]


def _name(board: Board, colour: int) -> str | None:
    return None if colour < 0 else board.colours[colour]
