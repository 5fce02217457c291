"""Every decision in Ticket to Ride as a typed action, and the numbering that the rules work with."""

from __future__ import annotations

from collections.abc import Iterable

from kolejiste.core.actions import Action, ActionTable, Prompt

from .components import Board


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
        # keep_moves[offered][at least]: the moves that keep enough of an offer of this size.
        self.keep_moves = [
            [
                [self.keep + mask - 1 for mask in range(1, 1 << size) if mask.bit_count() >= least]
                for least in range(offered + 1)
            ]
            for size in range(offered + 1)
        ]

        self.claim = len(actions)
        self.claim_route: list[int] = []
        self.claim_colour: list[int] = []
        self.claim_wilds: list[int] = []
        for route in range(len(board.routes)):
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
        self._mask_tables(board)

    def _mask_tables(self, board: Board) -> None:
        """Masks over the claims (bit i is move `claim` + i), so that what may be claimed is one AND per colour."""
        n_claims = len(self.claim_route)
        self.every_claim = (1 << n_claims) - 1
        self.top_bit = [1 << length >> 1 for length in range(n_claims + 1)]  # by the bit length of a mask
        # pays[colour][cards][wilds]: claims that so many cards of the colour and so many wild cards pay for.
        most, most_wilds = max(board.card_counts[:-1]), board.card_counts[-1]
        self.pays = [
            [
                [self._payable(board, colour, cards, wilds) for wilds in range(most_wilds + 1)]
                for cards in range(most + 1)
            ]
            for colour in range(len(board.colours))
        ]
        self.pays_wild = [self._payable(board, -1, 0, wilds) for wilds in range(most_wilds + 1)]
        by_route = [0] * len(board.routes)
        for claim, route in enumerate(self.claim_route):
            by_route[route] |= 1 << claim
        # Claims that remain when a route is gone, and when its twin is gone too.
        self.without = [self.every_claim & ~mask for mask in by_route]
        self.without_both = [
            mask if twin < 0 else mask & self.without[twin] for mask, twin in zip(self.without, board.twin, strict=True)
        ]
        # Claims for which so many trains suffice.
        self.fits = [
            sum(mask for route, mask in enumerate(by_route) if board.length[route] <= trains)
            for trains in range(board.longest + 1)
        ]

    def payable(self, hand: list[int]) -> int:
        """The claims that a hand pays for."""
        wilds = hand[-1]
        claims = self.pays_wild[wilds]
        for pays, held in zip(self.pays, hand, strict=False):
            claims |= pays[held][wilds]
        return claims

    def _payable(self, board: Board, colour: int, cards: int, wilds: int) -> int:
        mask = 0
        for claim, route in enumerate(self.claim_route):
            used = self.claim_wilds[claim]
            if self.claim_colour[claim] == colour and used <= wilds and board.length[route] - used <= cards:
                mask |= 1 << claim
        return mask


def _name(board: Board, colour: int) -> str | None:
    return None if colour < 0 else board.colours[colour]
