"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.fields import SEATS, fields_of
from kolejiste.core.kinds import Natural
from kolejiste.core.snapshots import Heading, Written, heading, written

from .fields import COMPANY, Table
from .view import AutomaPart, BuildingPart, SpikePart

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState


class Company(Written, kw_only=True):
    """A company. `supply` left out: all trains that are nowhere else; `length`: what track, unclaimed shares and the
    Golden Spike make."""

    aside: Natural = 0
    track: list[str] = msgspec.field(default_factory=list)  # besides its start location


class Seat(Written, kw_only=True):
    pass


class Laid(Written, kw_only=True):
    """What lies on the table."""

    tokens: dict[str, str] = msgspec.field(default_factory=dict)  # by city, as `wood-steel`
    removed: dict[str, str] = msgspec.field(default_factory=dict)  # tokens of full cities, back in the box
    spike: SpikePart | None = None
    automa: AutomaPart | None = None
    building: BuildingPart | None = None


WrittenCompany = written(fields_of(Table), Company, COMPANY)
WrittenSeat = written(fields_of(Table), Seat, SEATS)
WrittenTable = written(
    fields_of(Table),
    Laid,
    apart=[SEATS, COMPANY],
    companies=dict[str, WrittenCompany],  # type: ignore[valid-type]
    seats=list[WrittenSeat],  # type: ignore[valid-type]
)


class Position(Heading, kw_only=True):
    """A position of Mini Express. `options` and `edition` left out are those of the game it is restored in."""

    options: dict[str, str | bool] | None = None
    phase: str = "action"
    seat: Natural | None = None  # left out: the seat whose turn it is
    shuffles: Natural = 0  # how often the automa's bag was filled again
    table: WrittenTable  # type: ignore[valid-type]


def write(game: MiniGame, s: MiniState) -> dict[str, Any]:
    """The whole position."""
    position = Position(
        **heading(s),
        options={name: value for name, value in game.options.items() if isinstance(value, str | bool)},
        seat=s.seat,
        shuffles=s.bag.epoch if game.automas else 0,
        table=game.written.of(s),
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found
