"""The wagons and tracks of an edition file, read and checked into tables that never change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from kolejiste.core.edition import EditionFile, parse, with_lines
from kolejiste.core.errors import Problem

from .errors import BadEdition

# An edition may not have more: the table is declared with room for so much.
MOST_WEIGHTS, MOST_EACH, MOST_TRACKS, MOST_POINTS = 20, 100, 4, 1_000
MOST_WAGONS = MOST_WEIGHTS * MOST_EACH

Weights = Annotated[int, msgspec.Meta(ge=1, le=MOST_WEIGHTS)]
Each = Annotated[int, msgspec.Meta(ge=1, le=MOST_EACH)]
Points = Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


class Wagons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heaviest: Weights
    each: Each


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["main", "siding"]  # the tracks that have words in `text/`
    per_wagon: Points
    per_weight: Points


class Yard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tracks: list[Track]


class Edition(EditionFile, frozen=True, kw_only=True):
    wagons: Wagons
    yard: Yard


def read(text: str, file: str, game: str, dealt: int) -> Edition:
    """The edition in a file's text; every error in it is told with its place."""
    edition = parse(text, file, Edition)
    problems: list[Problem] = []
    if edition.about.game != game:
        problems.append(Problem("about.game", "other-game", game=edition.about.game))
    if (have := edition.wagons.heaviest * edition.wagons.each) < dealt:
        problems.append(Problem("wagons.each", "too-few-wagons", have=have, need=dealt))
    ids = [track.id for track in edition.yard.tracks]
    for number, name in enumerate(ids):
        if (first := ids.index(name)) < number:
            problems.append(Problem(f"yard.tracks[{number}].id", "id-twice", id=name, first=f"yard.tracks[{first}]"))
    if problems:
        raise BadEdition(file, with_lines(text, problems))
    return edition


class Board:
    """An edition as flat tables. A wagon is its weight; the deck's card number n weighs n + 1."""

    def __init__(self, edition: Edition) -> None:
        wagons, tracks = edition.wagons, edition.yard.tracks
        self.weights = tuple(range(1, wagons.heaviest + 1))
        self.each = wagons.each
        self.total = wagons.heaviest * wagons.each
        self.tracks = tuple(track.id for track in tracks)
        # points[track][weight - 1]
        self.points = tuple(
            tuple(track.per_wagon + track.per_weight * weight for weight in self.weights) for track in tracks
        )

    def wagons(self, counts: Sequence[int]) -> tuple[int, ...]:
        """A pile, given by how many there are of each weight, wagon by wagon."""
        return tuple(weight for weight, count in zip(self.weights, counts, strict=True) for _ in range(count))
