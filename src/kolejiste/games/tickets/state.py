"""What lies on the table in Ticket to Ride: plain fields, flat lists and masks, and nothing clever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Event, Prompt
from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import SeatSheet, State

from . import rules, scoring, snapshot, view
from .derived import derived
from .rules.memory import remember
from .rules.phases import prompt

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


class TicketsState(State):
    """A position in Ticket to Ride. Cards, routes, cities and tickets are numbers of the board's tables."""

    __slots__ = (
        "_legal",  # the legal moves, once somebody asked
        "_reckoning",  # the final reckoning, once somebody asked
        "able",  # by seat: so many cards of one colour, wild ones counted, all know it can lay
        "aside",  # souvenir kinds not yet placed
        "boxed",  # by seat: first tickets it put into the box
        "chosen",  # by seat: mask of first tickets kept, 0 before it chose
        "deck",
        "discards",  # counts by card
        "face_up",  # card by slot, -1 where none is left
        "first_kept",  # by seat: how many first tickets it kept
        "free_cities",  # build moves of cities without a station
        "game",
        "hands",  # by seat: counts by card
        "idle",  # turns in a row that changed nothing
        "known",  # by seat: counts of cards all have seen it take, or lay and take back, and not pay
        "last",  # turns left once the last round began, else -1
        "offer_told",  # (ticket, seats that know it) of the offer being chosen from
        "offers",  # by seat: tickets it is choosing from
        "open",  # by seat: mask of claims that are free, allowed and within its trains
        "over",
        "passes",  # passes in a row
        "payable",  # by seat: mask of claims that its hand pays for
        "pending",  # what a turn in progress waits for: a claim, a city or a route
        "phase",
        "ply",
        "revealed",  # the cards turned for a tunnel
        "reveals",
        "routes",  # by seat: mask of claimed routes
        "score",  # by seat: points of claimed routes
        "seat",
        "souvenir_kind",  # by city: the kind lying there, or -1
        "souvenir_left",  # by city: how many
        "souvenirs",  # by seat: mask of kinds owned
        "stations",  # by seat: cities with its stations
        "stays",  # the display was replaced as often as it may be and lies with its wild cards until it changes
        "ticket_deck",
        "tickets",  # by seat: its tickets
        "told",  # by seat: (ticket, seats that know it lies in this hand)
        "trains",
        "turn",
        "undealt",  # long tickets that left the game unseen
    )

    game: TicketsGame
    _legal: list[int] | None
    _reckoning: list[scoring.Reckoning] | None
    aside: tuple[int, ...]
    boxed: list[tuple[int, ...]]
    chosen: list[int]
    deck: Deck
    discards: list[int]
    face_up: list[int]
    first_kept: list[int]
    free_cities: list[int]
    hands: list[list[int]]
    idle: int
    able: tuple[int, ...]
    known: list[list[int]]
    last: int
    offer_told: tuple[tuple[int, int], ...]
    offers: list[tuple[int, ...]]
    open: list[int]
    passes: int
    payable: list[int]
    pending: int
    phase: int
    revealed: tuple[int, ...]
    routes: list[int]
    score: list[int]
    souvenir_kind: list[int]
    souvenir_left: list[int]
    souvenirs: list[int]
    stations: list[tuple[int, ...]]
    stays: bool
    ticket_deck: Deck
    tickets: list[tuple[int, ...]]
    told: list[tuple[tuple[int, int], ...]]
    trains: list[int]
    undealt: tuple[int, ...]

    def __init__(self, game: TicketsGame) -> None:
        """An empty table: nothing dealt, nothing claimed."""
        board, players = game.board, game.players
        self.journal = None
        self.game = game
        self._legal = None
        self._reckoning = None
        self.aside = ()
        self.boxed = [()] * players
        self.chosen = [0] * players
        self.deck = Deck("cards", board.card_counts)
        self.discards = [0] * len(board.faces)
        self.face_up = [-1] * board.rules.face_up
        self.first_kept = [0] * players
        self.free_cities = game.build_moves
        self.hands = [[0] * len(board.faces) for _ in range(players)]
        self.idle = 0
        self.able = (0,) * players
        self.known = [[0] * len(board.faces) for _ in range(players)]
        self.last = -1
        self.offer_told = ()
        self.offers = [()] * players
        self.open = [game.numbering.every_claim] * players
        self.over = False
        self.passes = 0
        self.payable = [0] * players
        self.pending = -1
        self.phase = 0
        self.ply = 0
        self.reveals = 0
        self.revealed = ()
        self.routes = [0] * players
        self.score = [0] * players
        self.seat = 0
        self.souvenir_kind = [-1] * len(board.cities) if board.kinds else []
        self.souvenir_left = [0] * len(board.cities) if board.kinds else []
        self.souvenirs = [0] * players
        self.stations = [()] * players
        self.stays = False
        self.ticket_deck = Deck("tickets", [not long for long in board.ticket_long])
        self.tickets = [()] * players
        self.told = [()] * players
        self.trains = [board.rules.trains] * players
        self.turn = 0
        self.undealt = ()

    @property
    def ask(self) -> Prompt | None:
        return prompt(self)

    def clone(self) -> TicketsState:
        s = TicketsState.__new__(TicketsState)
        s.journal = None
        s.game = self.game
        s._legal = self._legal
        s._reckoning = self._reckoning
        s.aside = self.aside
        s.boxed = self.boxed[:]
        s.chosen = self.chosen[:]
        s.deck = self.deck.clone()
        s.discards = self.discards[:]
        s.face_up = self.face_up[:]
        s.first_kept = self.first_kept[:]
        s.free_cities = self.free_cities  # replaced, never changed
        s.hands = [hand[:] for hand in self.hands]
        s.idle = self.idle
        s.able = self.able
        s.known = [known[:] for known in self.known]
        s.last = self.last
        s.offer_told = self.offer_told
        s.offers = self.offers[:]
        s.open = self.open[:]
        s.over = self.over
        s.passes = self.passes
        s.payable = self.payable[:]
        s.pending = self.pending
        s.phase = self.phase
        s.ply = self.ply
        s.reveals = self.reveals
        s.revealed = self.revealed
        s.routes = self.routes[:]
        s.score = self.score[:]
        s.seat = self.seat
        s.souvenir_kind = self.souvenir_kind[:]
        s.souvenir_left = self.souvenir_left[:]
        s.souvenirs = self.souvenirs[:]
        s.stations = self.stations[:]
        s.stays = self.stays
        s.ticket_deck = self.ticket_deck.clone()
        s.tickets = self.tickets[:]
        s.told = self.told[:]
        s.trains = self.trains[:]
        s.turn = self.turn
        s.undealt = self.undealt
        return s

    def legal(self) -> list[int]:
        if self._legal is None:
            self._legal = rules.LEGAL[self.phase](self)
        return self._legal[:]

    def apply(self, move: int, chance: Chance) -> None:
        legal = self._legal
        if legal is None:
            legal = self._legal = rules.LEGAL[self.phase](self)
        if move not in legal or type(move) is not int:
            raise self.refusal(move)
        before = None if type(chance) is Chance else self.kept()
        self._legal = None
        self.ply += 1
        try:
            self.game.handlers[move](self, move, chance)
        except BaseException:
            self.put_back(before)
            raise

    def view(self, seat: int | None) -> TicketsView:
        self.game.check_eyes(seat)
        return view.look(self, seat)

    def snapshot(self) -> dict[str, Any]:
        return snapshot.write(self)

    def remember(self, events: Sequence[Event]) -> None:
        remember(self, events)

    def derived(self) -> dict[str, object]:
        return derived(self)

    def census(self) -> dict[str, int]:
        return snapshot.census(self)

    @property
    def scores(self) -> list[int]:
        if not self.over:
            return self.score[:]
        return [reckoning.total for reckoning in self._reckon()]

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self, self._reckon())

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self, self._reckon())

    def _reckon(self) -> list[scoring.Reckoning]:
        if self._reckoning is None or not self.over:
            self._reckoning = scoring.reckon(self)
        return self._reckoning
