"""Everything that is decided, asked and told in The Switch, as typed things; their words are in `text/`."""

from __future__ import annotations

from kolejiste.core.actions import Action, ActionTable, Event, Prompt

from .components import Board


class Pass(Action, frozen=True):
    """Show the hand and stop for good, because nothing else is possible."""


class Draw(Action, frozen=True):
    """Draw a wagon from the deck, unseen by the others."""


class Couple(Action, frozen=True):
    """Couple a wagon from the hand onto the end of a track."""

    weight: int
    track: str


SwitchAction = Pass | Draw | Couple

# The numbering: a move is an index into this table.
PASS, DRAW, COUPLE = 0, 1, 2  # from COUPLE on: every weight on the first track, then on the next


def table(board: Board) -> ActionTable:
    return ActionTable([Pass(), Draw(), *(Couple(weight, track) for track in board.tracks for weight in board.weights)])


class ChooseTurn(Prompt, frozen=True):
    """The one thing to do this turn."""


class WagonDrawn(Event, frozen=True):
    """Only the seat itself sees which wagon it drew."""

    seat: int
    weight: int


class WagonDrawnUnseen(Event, frozen=True):
    """The same for all the others."""

    seat: int


class WagonCoupled(Event, frozen=True):
    seat: int
    weight: int
    track: str
    points: int


class HandShown(Event, frozen=True):
    """A seat lays its hand open, because it passes or because the game is over."""

    seat: int
    wagons: tuple[int, ...]


class GameEnded(Event, frozen=True):
    pass
