"""What is drawn: a view with its game, words, and the moves that the viewer may click."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from kolejiste.core.contract import SeatSheet
from kolejiste.core.text import Words

from ..view import CompanyPart, MiniView

if TYPE_CHECKING:
    from ..game import MiniGame
    from ..state import MiniState


@dataclass(frozen=True)
class Scene:
    """What every part of the table is drawn from."""

    game: MiniGame
    view: MiniView
    words: Words
    names: Sequence[str]  # of the seats
    title: str
    picks: frozenset[str]  # of the moves the viewer may make now
    state: MiniState  # laid out from the view

    def pick(self, name: str) -> dict[str, str | None]:
        """The attributes of an element that can be clicked, where it can be."""
        return {"class_": "pick", "data_pick": name} if name in self.picks else {}

    def company(self, name: str) -> CompanyPart:
        return self.view.table.companies[name]

    @cached_property
    def company_names(self) -> dict[str, str]:
        """The companies' words; one of an edition that nobody has written words for is called by its id."""
        found = {}
        for company in self.game.companies:
            key = f"company-{company}"
            found[company] = self.words(key) if key in self.words else company.capitalize()
        return found

    def said(self, companies: Sequence[str]) -> str:
        """Companies in words, one after the other."""
        return ", ".join(self.company_names[company] for company in companies)

    @cached_property
    def there(self) -> dict[str, list[str]]:
        """By space: the companies with a train on it, in their order."""
        land = self.game.land
        found: dict[str, list[str]] = {}
        for number, company in enumerate(self.game.companies):
            for space in (land.names[land.start_space[number]], *self.company(company).track):
                found.setdefault(space, []).append(company)
        return found

    @cached_property
    def coming(self) -> frozenset[str]:
        """The spaces over which a track is led while its trains do not stand there yet."""
        building = self.view.table.building
        if building is None:
            return frozenset()
        return frozenset(space for space in building.path if building.company not in self.there.get(space, []))

    @cached_property
    def reckoning(self) -> list[SeatSheet]:
        """Everybody's points company by company, as they stand."""
        return self.state.sheet()
