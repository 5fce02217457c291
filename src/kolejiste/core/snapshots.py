"""The frame of every snapshot of a game with phases: its heading, and the way from JSON to an empty table and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from .kinds import Axis, Natural
from .many import Pile, Piles
from .positions import check_head, other_edition

if TYPE_CHECKING:
    from .contract import Game, View
    from .fields import Field
    from .state import PhasedState

P = TypeVar("P", bound=msgspec.Struct)
S = TypeVar("S", bound="PhasedState")


class Written(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a snapshot. What is left out has the value of an untouched table."""


class Heading(Written, kw_only=True):
    """What every snapshot begins with; rooms add the rest, and `seat` where others than the turn's seat may decide."""

    title: str
    players: int
    edition: str | None = None  # left out: that of the game it is restored in
    phase: str
    turn: Natural = 0
    ply: Natural = 0
    reveals: Natural = 0


def written(
    fields: Mapping[str, Field], part: type[P], by: Axis | None = None, apart: Sequence[Axis] = (), **called: Any
) -> type[P]:
    """A part of a snapshot as the room has written it by hand, and all of the table's fields that snapshots keep.

    By an axis, such as the seats, those that belong to each; else those that are not kept by the axes set apart.
    `called` gives fields other names there, or types to fields of the part: `hand="hands"`, `seats=list[Seat]`.
    """
    types = {name: kind for name, kind in called.items() if not isinstance(kind, str)}
    names = {of: name for name, of in called.items() if isinstance(of, str)}
    columns: list[Any] = list(types.items())
    by_hand = set(part.__struct_fields__)
    for of, field in fields.items():
        name, kind = names.get(of, of), field.kind
        if not field.kept or name in by_hand or isinstance(kind, Pile | Piles):
            continue
        inner = None if by is None else kind.within(by)
        if inner is None and (by is not None or any(kind.within(axis) for axis in apart)):
            continue
        columns.append((name, (inner or kind).form | msgspec.UnsetType, msgspec.UNSET))
    made = msgspec.defstruct(part.__name__, columns, bases=(part,), kw_only=True, forbid_unknown_fields=True)
    return cast("type[P]", made)


def heading(s: PhasedState) -> dict[str, Any]:
    """The heading of a position's snapshot."""
    game = s.game
    return {
        "title": game.title.id,
        "players": game.players,
        "edition": game.edition.hash,
        "phase": game.phases[s.phase],
        "turn": s.turn,
        "ply": s.ply,
        "reveals": s.reveals,
    }


def begun(game: Game[S, Any], position: Heading, seats: int, setting: str = "", fits: bool = True) -> S:
    """An empty table with the heading of a position that has so many seats. `setting` is what else belongs to the
    edition's name, and `fits` whether the position is of that."""
    seat: int | None = getattr(position, "seat", None)
    decider = position.turn if seat is None else seat
    check_head(game, position, seats, game.phases, decider=decider, setting=setting)
    if not fits:
        raise other_edition(game, setting)
    s = _laid(game, position.phase, position.turn, decider, position.ply)
    s.reveals = position.reveals
    return s


def seen(game: Game[S, Any], view: View, phase: str) -> S:
    """An empty table with what every view begins with, for a sampler to lay out."""
    return _laid(game, phase, view.turn, view.turn if view.decider is None else view.decider, view.ply)


def _laid(game: Game[S, Any], phase: str, turn: int, seat: int, ply: int) -> S:
    s: S = game.layout.blank.__class__(game)
    s.phase = game.phases.index(phase)
    s.over = s.phase == len(game.phases) - 1  # the last phase is the end
    s.turn, s.seat, s.ply = turn, seat, ply
    return s
