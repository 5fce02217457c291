"""The bound game: an edition's board, its action table, and what the rules look up in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kolejiste.core import luck
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, OptionValue, Planner
from kolejiste.core.edition import info
from kolejiste.core.layout import Layout

from . import board as drawing
from . import choosing, merits, network, reasons, seeing
from .actions import ClaimRoute, Numbering, TicketsAction
from .components import Board, Edition
from .drawing import style
from .encode import encoding
from .fields import FEW_TRAINS, Tables
from .manners import IN_TOWN, MANNERS
from .outline import outline
from .quick import TicketsPlanner, mannered
from .restore import read
from .rules import limits, setup
from .rules.phases import PHASES
from .sampler import Sampler
from .snapshot import Forms as SnapshotForms
from .snapshot import write
from .speech import arguments
from .state import TicketsState
from .view import Forms, TicketsView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class TicketsGame(Game[TicketsState, TicketsView]):
    """Ticket to Ride in one edition, for so many seats."""

    look = "tickets"
    played_inside = True
    rules_version = 2
    phases = PHASES
    view_type = TicketsView

    # What the contract asks for, and where it is done.
    write = write
    restore = read
    parts = drawing.parts
    notices = drawing.notices
    picks = drawing.picks
    question = choosing.question
    move_words = choosing.move_words
    kind = choosing.kind
    sensible = choosing.sensible
    candidates = choosing.candidates
    errands = choosing.errands
    weighty = choosing.weighty
    places = choosing.places
    preview = choosing.preview
    merits = merits.merits
    outline = outline
    arguments = arguments
    pick_of = reasons.pick_of
    refused = reasons.refused

    def __init__(self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.edition = info(edition)
        self.board = board = Board(edition)
        self.numbering = Numbering(board)
        self.actions = self.numbering.table
        self.action_type = TicketsAction
        self.decks = {
            "cards": board.faces,
            "long": board.tickets,
            "tickets": board.tickets,
            "souvenirs": board.kinds,
        }
        rules, scoring = board.rules, edition.scoring
        self.manners = MANNERS if rules.trains > FEW_TRAINS else IN_TOWN
        self._mannered: dict[str, Tables] = {}  # what bots think with in a manner, once it was asked for
        self.hidden_decks = frozenset({"cards", "tickets", *(["long"] if rules.deal_long else [])})
        self.face_number = {face: number for number, face in enumerate(board.faces)}
        self.routes_at = [  # by city: the routes that end there
            [route for route in range(len(board.routes)) if city in (board.a[route], board.b[route])]
            for city in range(len(board.cities))
        ]
        self.most_offered = max(rules.deal_long + rules.deal_regular, rules.draw_tickets)
        self.doubles_open = players >= rules.double_from
        self.placed_tokens = 1 if players == 2 else board.pile(players)  # T21
        self.trails_count = bool(scoring.longest_trail) or "trail" in scoring.tie_breaks
        self.box = self._box()
        self.max_plies = self._longest_game()
        self.encoding = encoding(self)
        self.blocks = self.encoding.blocks
        self.tables = Tables(self)
        self.layout = Layout(self, TicketsState)
        self.forms = Forms(self.layout)
        self.written = SnapshotForms(self.layout)
        network.lay_prices(self.layout.blank)
        self.said: dict[tuple[str, int], str] = {}  # moves in words, by language, as they come to be said

    def _box(self) -> dict[str, int]:
        board = self.board
        found = {f"card {face}": count for face, count in zip(board.faces, board.card_counts, strict=True)}
        found |= {f"ticket {ticket}": 1 for ticket in board.tickets}
        found |= {f"trains of seat {seat}": board.rules.trains for seat in range(self.players)}
        if board.kinds:
            fixed = len(board.fixed_piles)
            aside = len(board.kinds) - fixed
            found["souvenirs"] = fixed * board.pile(self.players) + aside * self.placed_tokens
        return found

    def _longest_game(self) -> int:
        """A bound on the plies of any game: every turn that is not idle uses up trains, stations, tickets or cards, and
        between two such turns only so many idle ones fit."""
        board, players = self.board, self.players
        claims = players * board.rules.trains
        stations = players * len(board.rules.station_cards)
        tickets = len(board.tickets)
        paid = claims * (1 + board.rules.tunnel_cards) + players * sum(board.rules.station_cards)
        draws = sum(board.card_counts) + paid
        busy = claims + stations + tickets + draws + 1
        return players * 2 + len(board.kinds) + 2 * busy * (limits.STALLED_ROUNDS * players + 1)

    def look_at(self, s: TicketsState, seat: int | None) -> TicketsView:
        if s.over:
            s.reckon()
        return seeing.view_of(s, -1 if seat is None else seat, s.seen(seat))

    def new(self, chance: Chance) -> TicketsState:
        s = TicketsState(self)
        setup.deal(s, chance)
        luck.settle(chance)
        return s

    def sampler(self, view: TicketsView) -> Sampler:
        return Sampler(self, view)

    def planner(self, manner: str = CLUB) -> Planner:
        return TicketsPlanner(self, **self.weights(manner))

    def mannered(self, manner: str) -> Tables:
        if manner not in self._mannered:
            weights = self.weights(manner)
            self._mannered[manner] = mannered(self, weights) if weights else self.tables
        return self._mannered[manner]

    def style(self, theme: str) -> str:
        return style.sheet(self.board, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return drawing.symbols(self, self.root(theme))

    # --- what is looked up by names and in lists ----------------------------------------------------------------------

    def claim_number(self, route: str, colour: str | None, wilds: int) -> int:
        """The claim (counted from the first claim move) with this payment, or -1."""
        action = ClaimRoute(route, colour, wilds)
        return self.actions.number(action) - self.numbering.claim if action in self.actions else -1

    def open_routes(self, owned: Sequence[Sequence[int]], seat: int, trains: int) -> int:
        """The routes left to a seat, as a mask: free ones, no second line of its own doubles, within its trains."""
        board = self.board
        found = sum(1 << route for route, length in enumerate(board.length) if length <= trains)
        for owner, routes in enumerate(owned):
            both = owner == seat or not self.doubles_open
            for route in routes:
                found &= ~(1 << route)
                if both and board.twin[route] >= 0:
                    found &= ~(1 << board.twin[route])
        return found
