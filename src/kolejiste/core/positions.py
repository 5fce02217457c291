"""What every game refuses alike when it restores a position: another game's, unknown names, impossible numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from .errors import BadSnapshot
from .reading import make_ready

if TYPE_CHECKING:
    from .contract import Game, State

T = TypeVar("T")


class Head(Protocol):
    """How every position begins."""

    title: str
    players: int
    edition: str | None
    phase: str
    turn: int


def read_form(data: Mapping[str, Any], kind: type[T]) -> T:
    """The snapshot as the struct that a room writes positions in."""
    make_ready(kind)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as why:
        raise BadSnapshot("snapshot-form", reason=str(why)) from None


def check_head(
    game: Game, position: Head, seats: int, phases: Sequence[str], *, decider: int | None = None, setting: str = ""
) -> None:
    """The position is of this very game: title, players, edition, a phase there is, and as many seats. `setting` is
    what else belongs to the edition's name, such as the options."""
    if (position.title, position.players) != (game.title.id, game.players):
        raise BadSnapshot("snapshot-game", title=position.title, players=position.players)
    if position.edition not in (None, game.edition.hash):
        raise other_edition(game, setting)
    if position.phase not in phases:
        raise BadSnapshot("snapshot-phase", phase=position.phase, phases=", ".join(phases))
    if seats != game.players or max(position.turn, decider or 0) >= game.players:
        raise BadSnapshot("snapshot-seats", seats=seats, players=game.players)


def other_edition(game: Game, setting: str = "") -> BadSnapshot:
    """The position comes from another edition than ours, or from other settings of it."""
    return BadSnapshot("snapshot-edition", ours=f"{game.edition.name}, {setting}" if setting else game.edition.name)


def within(place: str, value: int, most: int, least: int = 0) -> int:
    """The value, if it lies between these."""
    if not least <= value <= most:
        raise BadSnapshot("snapshot-value", place=place, value=value)
    return value


def number_of(numbers: Mapping[str, int] | Sequence[str], name: str, place: str) -> int:
    """The number of a named thing."""
    try:
        return numbers[name] if isinstance(numbers, Mapping) else numbers.index(name)
    except (KeyError, ValueError):
        raise BadSnapshot("snapshot-name", place=place, name=name) from None


def counts(names: Sequence[str], given: Mapping[str, int], place: str) -> list[int]:
    """How many of each named thing there are; none of what is not mentioned."""
    found = [0] * len(names)
    for name, count in given.items():
        found[number_of(names, name, place)] = count
    return found


def derive(state: State) -> None:
    """Fill in what follows from what has been laid out."""
    for name, value in state.derived().items():
        setattr(state, name, value)


def require_components(state: State) -> None:
    """Every component is there as often as the box holds it."""
    box = state.game.box
    for name, count in state.census().items():
        if count != box.get(name, 0):
            raise BadSnapshot("snapshot-count", name=name, count=count, box=box.get(name, 0))


def pending(phase: str) -> BadSnapshot:
    """What the phase decides about is missing or impossible, or belongs to another phase."""
    return BadSnapshot("snapshot-pending", phase=phase)


def require_moves(state: State, phase: str) -> None:
    """A position in which nobody can do anything, though the game is not over, cannot occur."""
    if not state.over and not state.legal():
        raise pending(phase)
