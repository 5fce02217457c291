"""The frame of a table that rules play on: what every position has, the legal moves that were found, and playing on.

A room derives its declared `Table` from `Position` and, in its own `engine.py`, an `Engine` that tells by phase what is
legal and carries moves out. Everything here and in those files can be compiled; what people see of a position is in
`state.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from . import luck
from . import moves as found_moves

if TYPE_CHECKING:
    from .chance import Chance
    from .journal import Note

P = TypeVar("P", bound="Position")

MOST_MOVES = 32_000  # numbers of moves fit into two bytes


class Constants:
    """Tables of a bound game that its rules look things up in, weights of a planner, or room for its work. A room
    declares them in `fields.py`, with where each value comes from; made for a game they are laid out at once."""

    __slots__ = ()

    def __init__(self, game: Any) -> None:
        raise NotImplementedError


class Position:
    """What lies on every table besides the room's own fields."""

    __slots__ = (
        "_journal",
        "errand",
        "found",
        "game",
        "manner",
        "moves",
        "over",
        "phase",
        "ply",
        "reveals",
        "seat",
        "tables",
        "telling",
        "thinking",
        "turn",
    )

    def __init__(self, game: Any) -> None:
        """The empty table of a game; a declared table makes it."""
        raise NotImplementedError

    if TYPE_CHECKING:
        moves: list[int]
        tables: Any
        manner: Any  # tables too, with the weights of the seat that looks; the others think with `tables`
        thinking: Any

    def lay_frame(self, game: Any) -> None:
        """What every table has, as it is before the first move."""
        self.game = game  # each room narrows the type
        self._journal: list[Note] | None = None
        self.telling = False  # whether somebody listens, so that rules tell what happens
        # What the seat that looks is to do besides its planner's plan, as the room numbers it; 0 is nothing.
        self.errand = 0
        self.found = False  # whether the moves that were found are those that are legal now
        self.over = False
        self.phase = 0
        self.ply = 0
        self.reveals = 0  # moments at which something hidden became known: undo is free back to the last
        self.seat = 0  # who decides now
        self.turn = 0  # whose turn it is
        self.no_moves()  # a plain table keeps them in a list, a compiled one in itself

    def no_moves(self) -> None:
        """Begin to look for the legal moves."""
        found_moves.clear(self)

    def find_moves(self) -> None:
        """Add the legal moves by `moves.add`, ascending; a room's engine does it."""

    def carry_out(self, move: int, chance: Chance) -> None:
        """Do what a legal move says; a room's engine does it."""

    def planned(self, chance: Chance) -> int:
        """The move that the room's planner makes, of those that were found; a room's engine does it."""
        return found_moves.at(self, 0)

    def deal(self, chance: Chance) -> None:
        """Deal what a viewer cannot know, on a table that a sampler has laid; a room's engine does it."""

    def worth(self, seat: int) -> float:
        """What the position is worth to a seat: at the end its points, before it the room's estimate of them."""
        return 0.0

    def place(self, seat: int) -> int:
        """The seat's place as things stand, 1 is best."""
        return 1

    def lie_as(self, other: Any) -> None:
        """Lie as another table of the very same game does, for simulations; a declared table makes it."""

    def keep(self, board: Any) -> None:
        """Keep the position on one of a planner's boards; a declared table makes it."""

    def put_back(self, board: Any) -> None:
        """Lie again as kept on a board; a declared table makes it."""

    def clone(self: P) -> P:
        """A copy to play on from; a declared table makes it."""
        raise NotImplementedError

    def become(self, other: Any) -> None:
        """Lie as another table of the same game does; a declared table makes it."""
        raise NotImplementedError

    @property
    def journal(self) -> list[Note] | None:
        """What happens, for whoever listens: set to a list to hear it; simulation pays nothing."""
        return self._journal

    @journal.setter
    def journal(self, journal: list[Note] | None) -> None:
        self._journal = journal
        self.telling = journal is not None

    def seek(self) -> None:
        """Find the legal moves, unless they are known."""
        if not self.found:
            self.no_moves()
            self.find_moves()
            self.found = True

    def legal(self) -> list[int]:
        """The legal moves: never empty before the end, ascending, without duplicates."""
        self.seek()
        return found_moves.listed(self)

    def apply(self, move: int, chance: Chance) -> None:
        """Carry the move out. An illegal one raises `IllegalMove`; that, or chance that fails, changes nothing."""
        self.seek()
        if type(move) is not int or not 0 <= move <= MOST_MOVES or not found_moves.has(self, move):
            raise self.refusal(move)  # type: ignore[attr-defined]  # a state has it
        self.found = False
        self.ply += 1
        if not chance.other:
            self.carry_out(move, chance)
            return
        before = self.clone()
        told = None if self._journal is None else len(self._journal)
        before.ply -= 1
        try:
            self.carry_out(move, chance)
            luck.settle(chance)
        except BaseException:
            journal = self._journal
            self.become(before)
            if journal is not None:
                del journal[told:]
            self.journal = journal
            raise
