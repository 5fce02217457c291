"""The bound game: an edition's board, its action table, and what the rules look up in them."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Event, Reason, Thing
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue, Planner, Section, View
from kolejiste.core.edition import info
from kolejiste.core.parts import Part, Preview

from . import board as drawing
from . import choosing, encode, outline, reasons, restore, rules, speech
from .actions import ClaimRoute, Numbering, TicketsAction
from .components import Board, Edition
from .drawing import style
from .planner import TicketsPlanner
from .rules import setup, turns
from .sampler import Sampler
from .state import TicketsState
from .view import TicketsView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class TicketsGame(Game):
    """Ticket to Ride in one edition, for so many seats."""

    look = "tickets"
    rules_version = 2

    def __init__(self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.edition = info(edition)
        self.board = board = Board(edition)
        self.numbering = numbering = Numbering(board)
        self.actions = numbering.table
        self.action_type = TicketsAction
        self.view_type = TicketsView
        self.decks = {
            "cards": board.faces,
            "long": board.tickets,
            "tickets": board.tickets,
            "souvenirs": board.kinds,
        }
        self.hidden_decks = frozenset({"cards", "tickets", *(["long"] if board.rules.deal_long else [])})
        self.handlers = rules.handlers(numbering)
        self.face_number = {face: number for number, face in enumerate(board.faces)}
        self.route_bit = [1 << route for route in range(len(board.routes))]
        self.routes_at = [  # by city: mask of the routes that end there
            sum(1 << route for route in range(len(board.routes)) if city in (board.a[route], board.b[route]))
            for city in range(len(board.cities))
        ]
        self.card_bit = [*(1 << card for card in range(len(board.faces))), 0]  # the last serves an empty slot, -1
        self.draws = self._draw_moves()
        stations = bool(board.rules.station_cards)
        self.build_moves = [numbering.build + city for city in range(len(board.cities))] if stations else []
        self.wild = board.wild
        self.reset_at = board.rules.reset_at
        self.end_at = board.rules.end_at
        self.station_cards = tuple(board.rules.station_cards)
        self.doubles_open = players >= board.rules.double_from
        self.placed_tokens = 1 if players == 2 else board.pile(players)
        self.box = self._box()
        self.max_plies = self._longest_game()
        self.blocks = encode.blocks(self)
        self.said: dict[tuple[str, int], str] = {}  # moves in words, by language, as they come to be said

    def _draw_moves(self) -> list[list[int]]:
        """By mask of face-up cards: the moves that draw from the deck or take one of them."""
        cards = range(len(self.board.faces))
        first = self.numbering.face_up
        return [
            [self.numbering.draw_blind, *(first + card for card in cards if mask >> card & 1)]
            for mask in range(1 << len(cards))
        ]

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
        return players * 2 + len(board.kinds) + 2 * busy * (turns.STALLED_ROUNDS * players + 1)

    # --- the contract -------------------------------------------------------------------------------------------------

    def new(self, chance: Chance) -> TicketsState:
        return setup.deal(self, chance)

    def restore(self, snapshot: Mapping[str, Any]) -> TicketsState:
        return restore.read(self, snapshot)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, TicketsView)
        return Sampler(self, view)

    def observe(self, view: View, buffer: MutableSequence[float]) -> None:
        assert isinstance(view, TicketsView)
        encode.observe(self, view, buffer)

    def parts(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        assert isinstance(view, TicketsView)
        return drawing.parts(self, view, language, self.names(language, names))

    def style(self, theme: str) -> str:
        return style.sheet(self.board, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return drawing.symbols(self, self.root(theme))

    def notices(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        assert isinstance(view, TicketsView)
        found = drawing.notices(self, view, language)
        if view.stall is not None:
            rounds = view.idle // self.players
            found.append(self.words(language)("outline-stalled", rounds=rounds, turns=view.stall))
        return found

    def question(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, TicketsView)
        return choosing.question(self, view, language, self.names(language, names))

    def move_words(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, TicketsView)
        return choosing.move_words(self, view, move, language, self.names(language, names))

    def kind(self, move: int) -> str:
        return choosing.kind(self, move)

    def sensible(self, view: View, moves: Sequence[int]) -> list[int]:
        assert isinstance(view, TicketsView)
        return choosing.sensible(self, view, moves)

    def weighty(self, view: View, move: int) -> bool:
        return choosing.weighty(self, move)

    def preview(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> Preview:
        assert isinstance(view, TicketsView)
        return choosing.preview(self, view, move, language, self.names(language, names))

    def places(self, event: Event) -> frozenset[str]:
        return choosing.places(self, event)

    def outline(self, view: View, language: str, names: Sequence[str] | None = None) -> list[Section]:
        assert isinstance(view, TicketsView)
        return outline.outline(self, view, language, names)

    def picks(self, move: int) -> frozenset[str]:
        return drawing.picks(self, move)

    def planner(self) -> Planner:
        return TicketsPlanner(self)

    def arguments(self, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
        return speech.arguments(self, thing, language, names)

    def pick_of(self, view: View, element: str) -> str | None:
        assert isinstance(view, TicketsView)
        return reasons.pick_of(self, view, element)

    def refused(self, view: View, pick: str) -> Reason | None:
        assert isinstance(view, TicketsView)
        return reasons.refused(self, view, pick)

    # --- what the rules look up ---------------------------------------------------------------------------------------

    def claim_number(self, route: str, colour: str | None, wilds: int) -> int:
        """The claim (counted from the first claim move) with this payment, or -1."""
        action = ClaimRoute(route, colour, wilds)
        return self.actions.number(action) - self.numbering.claim if action in self.actions else -1

    def open_claims(self, routes: Sequence[int], seat: int, trains: int) -> int:
        """The claims left to a seat: free routes, no second line of its own doubles, within its trains."""
        numbering, claims = self.numbering, self.numbering.every_claim
        for owner, mask in enumerate(routes):
            both = owner == seat or not self.doubles_open
            for route in range(len(self.board.routes)):
                if mask >> route & 1:
                    claims &= numbering.without_both[route] if both else numbering.without[route]
        if trains < self.board.longest:
            claims &= numbering.fits[trains]
        return claims
