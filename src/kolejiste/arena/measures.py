"""Measures: what somebody wants to know of a game besides its result. They watch from outside and change nothing.

A measure is named like a bot's class, `package.module:Class`, so that every worker can make its own; see `Measure`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kolejiste.bots import found_class
from kolejiste.core.actions import Event
from kolejiste.core.contract import Game, State, View
from kolejiste.core.journal import Note, seen_by
from kolejiste.core.outside import said

from .errors import BadRun


class Measure:
    """Watches one game. `before` is called with the deal, `after` with every move, `end` gives what was found, as
    something that JSON can hold.

    It is shown what a spectator sees. With `secrets` it is shown everything: a copy of the whole state instead of a
    view, and what only some seats heard. That is for studies of games between bots, where nobody is spied on."""

    secrets = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def before(self, position: Any) -> None:
        """The cards are dealt."""

    def after(self, seat: int, move: int, events: Sequence[Event], position: Any) -> None:
        """A seat has moved: what happened, and the position since."""

    def end(self, position: Any) -> Any:
        """The game is over: what was found."""
        return None


def measure_class(spec: str) -> type[Measure]:
    """The measure of this name."""
    try:
        found = found_class(spec)
    except Exception as why:
        raise BadRun("measure", measure=spec[:80], reason=said(why)) from why
    if not (isinstance(found, type) and issubclass(found, Measure)):
        raise BadRun("measure", measure=spec[:80], reason="Measure")
    return found


class Watch:
    """The measures of one game, each shown what it may see."""

    def __init__(self, game: Game, kinds: Sequence[type[Measure]]) -> None:
        self._measures = [kind(game) for kind in kinds]

    def before(self, state: State) -> None:
        """The cards are dealt."""
        for one in self._measures:
            one.before(_shown(one, state))

    def after(self, seat: int, move: int, notes: Sequence[Note], state: State) -> None:
        """A seat has moved, and this was noted."""
        for one in self._measures:
            heard = [note.event for note in notes] if one.secrets else seen_by(notes, None)
            one.after(seat, move, heard, _shown(one, state))

    def end(self, state: State) -> dict[str, Any]:
        """What each has found, by the name of its class."""
        return {type(one).__name__: one.end(_shown(one, state)) for one in self._measures}


def _shown(measure: Measure, state: State) -> State | View:
    return state.clone() if measure.secrets else state.view(None)
