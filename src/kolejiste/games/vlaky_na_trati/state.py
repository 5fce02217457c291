"""What lies on the table in Vlaky na trati: plain fields, flat lists and masks, and nothing clever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Event, Prompt
from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import SeatSheet, State

from . import rules, scoring, snapshot, view
from .rules.cards import remember
from .rules.phases import prompt

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView


class VlakyState(State):
    """A position. Cards, symbols, heights and seats are numbers of the board's tables; cards in masks are bits.

    Places along the line are counted from the start card, which is 0; each bend is a place of its own. All faster
    locomotives stand at `head`, because every card moves every one of them.
    """

    __slots__ = (
        "_legal",
        "bend_seats",  # seats that may still move their slower locomotive from this bend
        "bought",  # by seat: symbols bought
        "coins",  # by seat: coins to spend
        "deck",  # the B cards nobody has seen
        "discarded",  # mask of A cards discarded
        "dry",  # turns in a row without a card
        "ending",  # 0 before the last round, 1 in it, 2 in the closing actions
        "free_used",  # the turn's free action is done
        "gained",  # by seat: symbols gained in the row that majority counts
        "game",
        "given_up",  # by seat: symbols given up
        "hands",  # by seat: mask of A cards
        "head",  # the place of all faster locomotives
        "height",  # by seat: where its line leaves the last card
        "laid",  # cards in the order they were laid
        "offer",  # card by slot, -1 where none is left
        "over",
        "phase",
        "ply",
        "queue",  # what is still to be recorded: (seat, symbols, only one of them)
        "race",  # by seat: 1 first to the last box of the raced row, 2 later, 0 not there
        "race_turn",  # the turn in which it was first reached, -1 before
        "reveals",
        "seat",
        "shown",  # mask of A cards that all have seen; those in a hand were laid or discarded, and taken back
        "side",  # the side of the start card, -1 before it is chosen
        "slow",  # by seat: the place of its slower locomotive
        "spent",  # by seat: coins crossed out
        "stops",  # by seat: for each place, the symbols of its station, or None where it has none
        "ticks",  # by seat: ticked boxes by row
        "track",  # by seat: the height of its start, -1 before it is chosen
        "turn",
        "turns",  # turns begun, to tell what happened in the same one
        "unused",  # mask of A cards left in the box
    )

    _legal: list[int] | None
    bend_seats: tuple[int, ...]
    bought: list[int]
    coins: list[int]
    deck: Deck
    discarded: int
    dry: int
    ending: int
    free_used: bool
    gained: list[int]
    game: VlakyGame
    given_up: list[int]
    hands: list[int]
    head: int
    height: list[int]
    laid: list[int]
    offer: list[int]
    phase: int
    queue: tuple[tuple[int, tuple[int, ...], bool], ...]
    race: list[int]
    race_turn: int
    shown: int
    side: int
    slow: list[int]
    spent: list[int]
    stops: list[list[tuple[int, ...] | None]]
    ticks: list[list[int]]
    track: list[int]
    turns: int
    unused: int

    def __init__(self, game: VlakyGame) -> None:
        """An empty table: nothing chosen, nothing dealt."""
        board, players = game.board, game.players
        self.journal = None
        self._legal = None
        self.bend_seats = ()
        self.bought = [0] * players
        self.coins = [0] * players
        self.deck = Deck("B", [1] * len(board.b_cards))
        self.discarded = 0
        self.dry = 0
        self.ending = 0
        self.free_used = False
        self.gained = [0] * players
        self.game = game
        self.given_up = [0] * players
        self.hands = [0] * players
        self.head = 0
        self.height = [-1] * players
        self.laid = []
        self.offer = [-1] * board.rules.offer
        self.over = False
        self.phase = 0
        self.ply = 0
        self.queue = ()
        self.race = [0] * players
        self.race_turn = -1
        self.reveals = 0
        self.seat = 0
        self.shown = 0
        self.side = -1
        self.slow = [0] * players
        self.spent = [0] * players
        self.stops = [[None] for _ in range(players)]
        self.ticks = [[0] * len(board.symbols) for _ in range(players)]
        self.track = [-1] * players
        self.turn = 0
        self.turns = 0
        self.unused = sum(1 << card for card in board.a_cards)

    @property
    def ask(self) -> Prompt | None:
        return prompt(self)

    def clone(self) -> VlakyState:
        s = VlakyState.__new__(VlakyState)
        s.journal = None
        s._legal = self._legal
        s.bend_seats = self.bend_seats
        s.bought = self.bought[:]
        s.coins = self.coins[:]
        s.deck = self.deck.clone()
        s.discarded = self.discarded
        s.dry = self.dry
        s.ending = self.ending
        s.free_used = self.free_used
        s.gained = self.gained[:]
        s.game = self.game
        s.given_up = self.given_up[:]
        s.hands = self.hands[:]
        s.head = self.head
        s.height = self.height[:]
        s.laid = self.laid[:]
        s.offer = self.offer[:]
        s.over = self.over
        s.phase = self.phase
        s.ply = self.ply
        s.queue = self.queue
        s.race = self.race[:]
        s.race_turn = self.race_turn
        s.reveals = self.reveals
        s.seat = self.seat
        s.shown = self.shown
        s.side = self.side
        s.slow = self.slow[:]
        s.spent = self.spent[:]
        s.stops = [line[:] for line in self.stops]
        s.ticks = [ticks[:] for ticks in self.ticks]
        s.track = self.track[:]
        s.turn = self.turn
        s.turns = self.turns
        s.unused = self.unused
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

    def view(self, seat: int | None) -> VlakyView:
        self.game.check_eyes(seat)
        return view.look(self, seat)

    def snapshot(self) -> dict[str, Any]:
        return snapshot.write(self)

    def remember(self, events: Sequence[Event]) -> None:
        remember(self, events)

    def census(self) -> dict[str, int]:
        return snapshot.census(self)

    @property
    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
