"""What is drawn: a view with its game, words, and the moves that the viewer may make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from kolejiste.core.text import Words

from .. import columns
from ..rules import points
from ..rules.phases import WAY
from ..speech import Speaker
from ..view import BuildingPart, CompanyPart, MiniView

if TYPE_CHECKING:
    from ..game import MiniGame
    from ..state import MiniState


class Holding(NamedTuple):
    """What a seat has in a company: its shares, its influence, and what a share is worth to it now."""

    shares: int
    influence: int
    value: int

    @property
    def points(self) -> int:
        return self.shares * self.value


def say(words: Words, key: str, **args: str | int) -> str:
    """A text of the board. The same ones come again and again, so they are kept."""
    return _said(words, key, tuple(args.items()))


@lru_cache(16384)
def _said(words: Words, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return words(key, **dict(args))


@dataclass(frozen=True)
class Scene:
    """What every part of the table is drawn from."""

    game: MiniGame
    view: MiniView
    words: Words
    names: Sequence[str]  # of the seats
    state: MiniState  # laid out from the view: nothing is hidden in this game

    def say(self, key: str, **args: str | int) -> str:
        return say(self.words, key, **args)

    @property
    def deciding(self) -> bool:
        """Whether the one who looks decides."""
        return self.view.seat is not None and self.view.decider == self.view.seat

    @property
    def drafting(self) -> bool:
        return self.view.phase.startswith("draft")

    def company(self, name: str) -> CompanyPart:
        return self.view.table.companies[name]

    @cached_property
    def speaker(self) -> Speaker:
        return Speaker(self.game, self.words.language, self.names)

    @property
    def company_names(self) -> tuple[str, ...]:
        return self.speaker.company_names

    @cached_property
    def columns(self) -> list[str]:
        """The names of the columns of share values that count."""
        return columns.called(self.game, self.say)

    def said(self, companies: Sequence[int]) -> str:
        """Companies in words, one after the other."""
        return ", ".join(self.company_names[company] for company in companies)

    @cached_property
    def there(self) -> dict[int, list[int]]:
        """By space: the companies with a train on it, in their order."""
        land = self.game.land
        found: dict[int, list[int]] = {}
        for company, name in enumerate(self.game.companies):
            found.setdefault(land.start_space[company], []).append(company)
            for space in self.company(name).track:
                found.setdefault(land.number[space], []).append(company)
        return found

    @property
    def laying(self) -> BuildingPart | None:
        """A track whose way is still being chosen; later its trains stand on the map."""
        return self.view.table.building if self.view.phase == "way" else None

    @cached_property
    def crowd(self) -> dict[int, list[int]]:
        """`there` with the track that is being laid."""
        track = self.laying
        if track is None:
            return self.there
        company = self.game.companies.index(track.company)
        found = dict(self.there)
        for name in track.path:
            space = self.game.land.number[name]
            found[space] = sorted({*found.get(space, ()), company})
        return found

    @cached_property
    def ways(self) -> list[int]:
        """The spaces over which a track may go on now."""
        return self.state.ways_on() if self.state.phase == WAY else []

    def holding(self, seat: int, company: int) -> Holding:
        s = self.state
        return Holding(s.shares[seat][company], s.influence[seat][company], points.value(s, seat, company))
