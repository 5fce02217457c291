"""What the texts of Mini Express are filled with: players, companies, cities and spaces by their readable names. The
sentences themselves are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.actions import Thing
from kolejiste.core.text import Words, list_of

from .actions import LayTrack, WhichStartingShare
from .events import (
    AutomaAims,
    AutomaBuilds,
    AutomaCity,
    AutomaReachesEnd,
    AutomaStays,
    AutomaTakesShare,
    CandidateCity,
    NotCompensated,
    TrackBuilt,
)
from .rules.figures import ENOUGH, LITTLE, NOWHERE
from .scoring import CompanyShares

if TYPE_CHECKING:
    from .game import MiniGame

NONE = "none"  # what a text gets in place of something that is not there
BY_NUMBER = (AutomaAims, AutomaStays, CandidateCity, AutomaCity, AutomaReachesEnd)  # the order of cities matters


def arguments(game: MiniGame, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
    """The words and numbers for the text of a thing: its fields under their own names.

    A company is there in the genitive too, as `of_company`, and a list gives its `count`. The landscape of a track is
    `over`. What a rule compares with is `below` (fewer trains make the automa take a share), `enough` (trains without
    compensation) and `little` (influence that scores nothing); `east` and `west` are the cities of the Golden Spike,
    and `people` tells whether there are others.
    """
    speaker = Speaker(game, language, names)
    said: dict[str, str | int] = {}
    for field, value in msgspec.structs.asdict(thing).items():
        if isinstance(value, bool):
            said[field] = "yes" if value else "no"
        elif value is None or (field == "distance" and value >= NOWHERE):
            said[field] = NONE
        elif isinstance(value, int) and field != "seat":
            said[field] = value
        else:
            said[field] = FIELDS[field](speaker, value) if field in FIELDS else value
        if field == "company" and value is not None:
            said["of_company"] = speaker.of_company(value)
        if isinstance(value, tuple):
            said["count"] = len(value)
    if isinstance(thing, TrackBuilt):
        said["over"], said["count"] = speaker.spaces(thing.spaces[:-1]), len(thing.spaces) - 1
    elif isinstance(thing, LayTrack):
        said["space"] = speaker.landscape(thing.space)
    elif isinstance(thing, BY_NUMBER):
        said["city"] = speaker.numbered(thing.city)
    elif isinstance(thing, AutomaTakesShare | AutomaBuilds):
        said["below"] = game.share_below
    elif isinstance(thing, NotCompensated):
        said["enough"] = ENOUGH
    elif isinstance(thing, WhichStartingShare):
        said["people"] = game.people
    elif isinstance(thing, CompanyShares):
        said["little"] = LITTLE
    return said | speaker.spike_cities()


@lru_cache(4096)  # the same ones come again and again
def named(words: Words, family: str, name: str) -> str:
    """A word for the name; an edition of one's own may have names that we have no word for."""
    key = f"{family}-{name}"
    return words(key) if key in words else name.replace("-", " ").capitalize()


class Speaker:
    """The readable names of one game's things in one language."""

    def __init__(self, game: MiniGame, language: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.land = game.land
        self.language = language
        self.words = game.words(language)
        self.names = game.names(language, names)

    # --- single things ----------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def company(self, company: str) -> str:
        return named(self.words, "company", company)

    @cached_property
    def company_names(self) -> tuple[str, ...]:
        """All companies, by their numbers."""
        return tuple(self.company(company) for company in self.game.companies)

    def of_company(self, company: str) -> str:
        """The name in the genitive, which is also the form after `in`."""
        return named(self.words, "of-company", company)

    def city(self, city: str) -> str:
        return self.land.city_names[self.land.city_number[city]]

    def numbered(self, city: str) -> str:
        """The city with its number, by which the automa orders cities."""
        return self.words("numbered-city", city=self.city(city), number=self.land.city_number[city] + 1)

    def space(self, space: str) -> str:
        """The name of a city, start location or port, the label of any other space."""
        return self.land.shown[self.land.number[space]]

    def landscape(self, space: str) -> str:
        """A space with the cities and start locations beside it."""
        land = self.land
        beside = [y for y in land.beside[land.number[space]] if land.city_at[y] >= 0 or y in land.start_space]
        if not beside:
            return self.space(space)
        cities = list_of([land.shown[y] for y in sorted(beside)], self.language)
        return self.words("space-beside", space=self.space(space), cities=cities, count=len(beside))

    def token(self, token: str) -> str:
        """The companies of a demand token in which influence is gained."""
        game = self.game
        kind = game.token_names.index(token)
        first, second = game.token_first[kind], game.token_second[kind]
        company = self.company(game.companies[first])
        if second < 0:
            return self.words("token-wild", company=company)
        if first == second:
            return self.words("token-double", company=company)
        return self.words("token-pair", first=company, second=self.company(game.companies[second]))

    def spike_cities(self) -> dict[str, str]:
        """The eastern and the western city of the Golden Spike, on the map that has it."""
        spike = self.land.spike
        return {} if spike is None else {"east": self.city(spike.east), "west": self.city(spike.west)}

    # --- several ----------------------------------------------------------------------------------------------------

    def companies(self, companies: Sequence[str]) -> str:
        return list_of([self.company(company) for company in companies], self.language)

    def spaces(self, spaces: Sequence[str]) -> str:
        return list_of([self.space(space) for space in spaces], self.language)

    def cities(self, cities: Sequence[str]) -> str:
        return list_of([self.numbered(city) for city in cities], self.language)


FIELDS: dict[str, Callable[[Speaker, Any], str]] = {
    "seat": Speaker.seat,
    "company": Speaker.company,
    "companies": Speaker.companies,
    "city": Speaker.city,
    "skipped": Speaker.cities,
    "space": Speaker.space,
    "spaces": Speaker.spaces,
    "start": Speaker.space,
    "port": Speaker.space,
}
