"""The attributes that positions have. They stand apart from the methods in `state.py`, as a room's `fields.py` does,
because a compiled class takes neither annotations nor abstract properties: a compiled frame takes the place of this
module."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .actions import Prompt
    from .journal import Note


class Frame:
    """What every position has; states with phases have all of it."""

    __slots__ = ()

    game: Any  # the bound game; each table narrows the type
    seat: int  # who decides now
    turn: int  # whose turn it is
    over: bool
    ply: int
    # Moments at which something hidden became known: undo is free back to the last, until another seat acts.
    reveals: int

    phase: int

    if TYPE_CHECKING:

        @property
        def journal(self) -> list[Note] | None:
            """Set to a list by whoever listens; simulation pays nothing."""

        @journal.setter
        def journal(self, journal: list[Note] | None) -> None: ...

    @property
    @abstractmethod
    def ask(self) -> Prompt | None:
        """What is being decided; None when the game is over."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat: final ones when the game is over, else what is public by now."""

    @property
    @abstractmethod
    def ranks(self) -> list[int]:
        """Places by seat, 1 is best; equal places are shared."""
