"""A view as numbers in named blocks, for learners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from kolejiste.core.encoding import Counts, Encoding, Marks, Row, Scaled, Yes

from .components import SPIKES, WILD
from .rules.figures import COMPANIES
from .rules.phases import PHASES
from .view import MiniView

if TYPE_CHECKING:
    from .game import MiniGame

Named = tuple[str, str]  # what it is, and its name


def encoding(game: MiniGame) -> Encoding[MiniView]:
    """The blocks in the order in which they are written."""
    land, rules, companies = game.land, game.rules, game.companies
    scales = Scaled(
        pool=rules.pool_most, supply=rules.trains, stock=rules.shares, aside=rules.shares, length=rules.length_most
    )
    found = Encoding[MiniView](game.players)
    found.block("phase", Marks(PHASES), lambda view: [view.phase])
    found.by_seat("turn", Yes(), lambda view, seat: seat == view.turn)
    found.by_seat("decider", Yes(), lambda view, seat: seat == view.decider)
    found.block("clock", Scaled(ending=1, idle=game.players, left=1), lambda view: view.table)
    found.block("companies", Row(COMPANIES, scales), lambda view: [view.table.companies[name] for name in companies])
    found.block("track", Row(COMPANIES, Marks(land.names)), lambda view: _tracks(game, view))
    symbols = Counts([*companies, WILD], [*[2] * COMPANIES, 1])
    tokens_of = Row(land.city_count, symbols)
    found.block("tokens", tokens_of, lambda view: [_symbols(view.table.tokens.get(city)) for city in land.cities])
    found.by_seat("shares", Counts(companies, rules.shares), lambda view, seat: view.table.seats[seat].shares)
    found.by_seat("influence", Counts(companies, 10), lambda view, seat: view.table.seats[seat].influence)
    found.by_seat("scores", Counts(["points"], 50), lambda view, seat: {"points": view.scores[seat]})
    found.block("building", _marks(company=companies, city=land.cities, space=land.names), _building)
    found.block("used", Marks(companies), lambda view: [view.table.used])
    found.block(
        "ports",
        Row(len(land.ports), Marks(companies)),
        lambda view: [[view.table.ports.get(port)] for port in land.ports],
    )
    found.block("spike", _marks(state=SPIKES, east=companies, west=companies), _spike)
    found.block("marker", _marks(company=companies, city=land.cities), _markers)
    tokens = Counts(game.automa_faces, (*game.automa_counts, game.refresh))
    found.block("bag", tokens, lambda view: None if view.table.automa is None else view.table.automa.bag)
    return found


def _marks(**names: Iterable[str]) -> Marks:
    """Marks of several kinds of things, one kind after the other."""
    return Marks((kind, name) for kind, named in names.items() for name in named)


def _tracks(game: MiniGame, view: MiniView) -> list[list[str]]:
    """By company the spaces with its trains."""
    starts = (game.land.names[space] for space in game.land.start_space)
    return [[start, *view.table.companies[name].track] for name, start in zip(game.companies, starts, strict=True)]


@cache
def _symbols(token: str | None) -> Mapping[str, int] | None:
    """What a demand token shows; None where none lies."""
    return None if token is None else Counter(token.split("-"))


def _building(view: MiniView) -> list[Named]:
    track = view.table.building
    if track is None:
        return []
    return [("company", track.company), ("city", track.city), *(("space", space) for space in track.path)]


def _spike(view: MiniView) -> list[Named]:
    spike = view.table.spike
    if spike is None:
        return []
    branches = (("east", spike.east), ("west", spike.west))
    return [("state", spike.state), *((branch, company) for branch, company in branches if company is not None)]


def _markers(view: MiniView) -> list[Named]:
    automa = view.table.automa
    if automa is None:
        return []
    return [("company", automa.company), *([("city", automa.city)] if automa.city is not None else [])]
