"""What lies on the table in The Switch: plain fields, and nothing clever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Event
from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import SeatSheet, State

from . import rules, scoring, snapshot, view
from .actions import ChooseTurn

if TYPE_CHECKING:
    from .game import SwitchGame
    from .view import SwitchView


class SwitchState(State):
    """A position in The Switch. A wagon is its weight."""

    __slots__ = (
        "_game",
        "deck",
        "hands",  # by seat: its wagons, the lightest first
        "journal",
        "known",  # by seat: those of them that all have seen
        "out",  # by seat: it has shown its hand and passed
        "over",
        "ply",
        "points",  # by seat, by track
        "reveals",
        "seat",
        "trains",  # by track: its wagons, the first one first
        "turn",
    )

    def __init__(self, game: SwitchGame) -> None:
        """An empty table: nothing dealt yet."""
        board = game.board
        self.journal = None
        self._game = game
        self.deck = Deck("wagons", [board.each] * len(board.weights))
        self.hands: list[list[int]] = [[] for _ in range(game.players)]
        self.known: list[list[int]] = [[] for _ in range(game.players)]
        self.out = [False] * game.players
        self.over = False
        self.ply = 0
        self.points = [[0] * len(board.tracks) for _ in range(game.players)]
        self.reveals = 0
        self.seat = 0
        self.trains: list[list[int]] = [[] for _ in board.tracks]
        self.turn = 0

    def set_deck(self, counts: Sequence[int]) -> None:
        """Make these the unseen wagons; the deck is never reshuffled, so what is missing from it was drawn."""
        self.deck = Deck("wagons", counts)
        self.deck.drawn = self._game.board.total - self.deck.size

    @property
    def game(self) -> SwitchGame:
        return self._game

    @property
    def ask(self) -> ChooseTurn | None:
        return None if self.over else ChooseTurn()

    def clone(self) -> SwitchState:
        s = SwitchState.__new__(SwitchState)
        s.journal = None
        s._game = self._game
        s.deck = self.deck.clone()
        s.hands = [hand[:] for hand in self.hands]
        s.known = [known[:] for known in self.known]
        s.out = self.out[:]
        s.over = self.over
        s.ply = self.ply
        s.points = [points[:] for points in self.points]
        s.reveals = self.reveals
        s.seat = self.seat
        s.trains = [train[:] for train in self.trains]
        s.turn = self.turn
        return s

    def legal(self) -> list[int]:
        return rules.legal(self)

    def apply(self, move: int, chance: Chance) -> None:
        if type(move) is not int or move not in rules.legal(self):
            raise self.refusal(move)
        before = None if type(chance) is Chance else self.kept()
        self.ply += 1
        try:
            rules.carry_out(self, move, chance)
        except BaseException:
            self.put_back(before)
            raise

    def view(self, seat: int | None) -> SwitchView:
        self.game.check_eyes(seat)
        return view.look(self, seat)

    def snapshot(self) -> dict[str, Any]:
        return snapshot.write(self)

    def remember(self, events: Sequence[Event]) -> None:
        rules.remember(self, events)

    def census(self) -> dict[str, int]:
        """Every wagon, counted wherever it lies."""
        found = Counter(dict(zip(self._game.board.weights, self.deck.counts, strict=True)))
        for pile in (*self.hands, *self.trains):
            found.update(pile)
        return {f"wagon {weight}": count for weight, count in found.items()}

    @property
    def scores(self) -> list[int]:
        return scoring.scores(self)

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
