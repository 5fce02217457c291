"""What the games of a report tell, in numbers with their 95 % intervals. Nothing here knows a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, pstdev, variance
from typing import Any

import msgspec

from kolejiste.core.balance import RoomBalance

from ..blocks import SheetLine
from ..contest import mean_interval
from ..simulate import interval, wilson
from .course import Told

STEPS = 20  # parts of a game in which the lead is looked at
SAFE = 0.9  # of those who lead then win
RARE = 0.02  # of the games
SHOWN = 5  # seeds
LEAST = 4  # seats that must have, and not have, a thing before its worth to a victory is told


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval, from so many observations."""

    value: float
    low: float
    high: float
    of: int


class GameRow(msgspec.Struct, frozen=True):
    """A game of the book, as far as a report reads it."""

    seed: int
    again: int
    scores: list[int]
    places: list[int]
    won: list[float]
    entrants: list[int]
    plies: int
    sheets: list[list[SheetLine]]
    course: Told

    @property
    def parts_of(self) -> list[list[dict[str, Any]]]:
        """The lines of the sheets with their tags, by seat."""
        return [[{**msgspec.json.decode(line.about), "is": line.line} for line in sheet] for sheet in self.sheets]


class Part(msgspec.Struct, frozen=True):
    """A part of the score: its mean for all, winners and others."""

    part: str
    all: Estimate
    winners: Estimate
    others: Estimate


class Style(msgspec.Struct, frozen=True):
    """Seats that got more from one part than others do: how many, and how often they win."""

    part: str
    share: float
    won: Estimate
    points: Estimate


class Lead(msgspec.Struct, frozen=True):
    """How often who leads after this part of the game wins it."""

    part: float
    won: Estimate


class Thing(msgspec.Struct, frozen=True):
    """A thing of the room: how often offered, kept and met, what it brought, and how much oftener its owners win."""

    thing: str
    offered: float | None
    had: Estimate
    times: Estimate  # how often a seat has it
    met: Estimate | None
    worth: Estimate | None
    change: Estimate | None


class Seeds(msgspec.Struct, frozen=True):
    """Something that happened in few games, with seeds to look at."""

    what: str
    games: int
    seeds: list[int]


class Sample(msgspec.Struct, frozen=True):
    """What the games of one level with one edition tell."""

    games: int
    seats: list[Estimate]  # the win share of each
    seat_points: list[Estimate]
    points: Estimate
    winners: Estimate
    margin: Estimate  # of the winner over the best rival
    scores: list[int]  # all of them
    parts: list[Part]
    plies: Estimate
    lengths: list[int]
    moves: Estimate  # decisions of a seat
    turns: Estimate  # of a seat
    ended: dict[str, Estimate]  # by what announced the end; an empty name is nothing
    ender: Estimate | None  # how often who brings on the end wins
    lead_changes: Estimate
    leads: list[Lead]
    safe: float | None  # the part of the game after which the leader wins nine in ten
    styles: list[Style]
    things: dict[str, list[Thing]]
    shared: Seeds
    rare: list[Seeds]
    extremes: dict[str, Seeds]
    unplayed: list[str]  # kinds of actions that nobody took


class Skill(msgspec.Struct, frozen=True):
    """Skill against luck: the share of the stronger level alone among the weaker, and how much of the spread of results
    is there before the first move."""

    share: Estimate | None
    fair: float
    margin: Estimate | None
    deal: Estimate  # the part of the variance that the deal explains
    within: float  # the spread of results from one deal
    over: float  # and over all


def sampled(rows: Sequence[GameRow], room: RoomBalance) -> Sample:
    """What these games tell."""
    seats = range(len(rows[0].scores))
    won = [[row.won[seat] for seat in seats] for row in rows]
    parts, styles = _anatomy(rows, room)
    leads = _leads(rows)
    tags = Counter(tag for row in rows for tag in row.course.actions)
    return Sample(
        games=len(rows),
        seats=[share([game[seat] for game in won]) for seat in seats],
        seat_points=[mean([row.scores[seat] for row in rows]) for seat in seats],
        points=mean([fmean(row.scores) for row in rows]),
        winners=mean([fmean(s for s, w in zip(row.scores, row.won, strict=True) if w) for row in rows]),
        margin=mean([_margin(row) for row in rows]),
        scores=[score for row in rows for score in row.scores],
        parts=parts,
        plies=mean([row.plies for row in rows]),
        lengths=[row.plies for row in rows],
        moves=mean([fmean(row.course.moves) for row in rows]),
        turns=mean([fmean(row.course.turns) for row in rows]),
        ended={
            tag: share([float(_announced(row) == tag) for row in rows])
            for tag in sorted({_announced(row) for row in rows})
        },
        ender=_ender(rows),
        lead_changes=mean([_changes(row) for row in rows]),
        leads=leads,
        safe=_safe(leads),
        styles=styles,
        things={kind.name: _things(rows, kind.name) for kind in room.kinds},
        shared=_seeds("shared", [row for row in rows if row.places.count(1) > 1]),
        rare=_rare(rows),
        extremes={
            "shortest": _seeds("shortest", [min(rows, key=lambda row: row.plies)]),
            "longest": _seeds("longest", [max(rows, key=lambda row: row.plies)]),
            "highest": _seeds("highest", [max(rows, key=lambda row: max(row.scores))]),
            "lowest": _seeds("lowest", [min(rows, key=lambda row: min(row.scores))]),
            "widest": _seeds("widest", [max(rows, key=_margin)]),
        },
        unplayed=sorted({action.tag for action in room.game.actions} - set(tags)),
    )


def skilled(skill: Sequence[GameRow], luck: Sequence[GameRow], players: int) -> Skill:
    """Skill against luck, from blocks of the stronger among the weaker and from deals played again."""
    blocks: dict[int, list[GameRow]] = {}
    for row in skill:
        blocks.setdefault(row.seed, []).append(row)
    deals: dict[int, list[float]] = {}
    for row in luck:
        deals.setdefault(row.seed, []).append(_ahead(row, 0))
    results = [ahead for deal in deals.values() for ahead in deal]
    return Skill(
        share=_skill_share(blocks),
        fair=1 / players,
        margin=mean([fmean(_ahead(row, row.entrants.index(0)) for row in block) for block in blocks.values()])
        if blocks
        else None,
        deal=explained(list(deals.values())),
        within=sqrt(fmean(variance(deal) for deal in deals.values())),
        over=pstdev(results),
    )


# --- numbers with intervals -------------------------------------------------------------------------------------------


def share(won: Sequence[float]) -> Estimate:
    """A share of independent games."""
    value = fmean(won)
    return Estimate(value, *wilson(value, len(won)), len(won))


def mean(values: Sequence[float]) -> Estimate:
    """A mean of independent games."""
    value, half = mean_interval(values)
    return Estimate(value, value - half, value + half, len(values))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much more the other is."""
    value = other.value - one.value
    low = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    high = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Estimate(value, value - low, value + high, min(one.of, other.of))


# --- single games -----------------------------------------------------------------------------------------------------


def _ahead(row: GameRow, seat: int) -> float:
    """How far a seat is ahead of its best rival; alone, its points."""
    rivals = [score for other, score in enumerate(row.scores) if other != seat]
    return float(row.scores[seat] - max(rivals)) if rivals else float(row.scores[seat])


def _margin(row: GameRow) -> float:
    ranked = sorted(row.scores, reverse=True)
    return float(ranked[0] - ranked[1]) if len(ranked) > 1 else 0.0


def _announced(row: GameRow) -> str:
    return "" if row.course.end is None else row.course.end.event


def _leader(points: Sequence[int]) -> int | None:
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def _changes(row: GameRow) -> float:
    """How often the lead passes from one to another."""
    leaders = [leader for _, *points in row.course.points if (leader := _leader(points)) is not None]
    return float(sum(one != other for one, other in pairwise(leaders)))


def _points_at(row: GameRow, ply: float) -> list[int]:
    found = row.course.points[0][1:]
    for when, *points in row.course.points:
        if when > ply:
            break
        found = points
    return found


# --- the lead and the end ---------------------------------------------------------------------------------------------


def _leads(rows: Sequence[GameRow]) -> list[Lead]:
    found = []
    for step in range(1, STEPS):
        led = [(row, _leader(_points_at(row, row.plies * step / STEPS))) for row in rows]
        won = [row.won[leader] for row, leader in led if leader is not None]
        if won:
            found.append(Lead(step / STEPS, share(won)))
    return found


def _safe(leads: Sequence[Lead]) -> float | None:
    safe = None
    for lead in reversed(leads):
        if lead.won.value < SAFE:
            break
        safe = lead.part
    return safe


def _ender(rows: Sequence[GameRow]) -> Estimate | None:
    won = [row.won[row.course.end.seat] for row in rows if row.course.end is not None]
    return share(won) if won else None


# --- the anatomy of scores, and styles --------------------------------------------------------------------------------


def _anatomy(rows: Sequence[GameRow], room: RoomBalance) -> tuple[list[Part], list[Style]]:
    split = [[_by_part(lines, room) for lines in row.parts_of] for row in rows]
    names = sorted({part for game in split for seat in game for part in seat})
    parts = []
    for name in names:
        everyone = [[seat.get(name, 0) for seat in game] for game in split]
        winners, others = [], []
        for game, row in zip(everyone, rows, strict=True):
            winners.append(fmean(points for points, won in zip(game, row.won, strict=True) if won))
            losing = [points for points, won in zip(game, row.won, strict=True) if not won]
            if losing:
                others.append(fmean(losing))
        middle = mean([fmean(game) for game in everyone])
        parts.append(Part(name, middle, mean(winners), mean(others) if others else middle))
    parts.sort(key=lambda part: -abs(part.all.value))
    return parts, _styles(rows, split, names)


def _by_part(lines: Iterable[dict[str, Any]], room: RoomBalance) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for line in lines:
        found[room.part(line)] += line["points"]
    return found


def _styles(rows: Sequence[GameRow], split: list[list[Mapping[str, int]]], names: Sequence[str]) -> list[Style]:
    """A seat's style is the part of which it has most above the average, counted in spreads."""
    spread = {}
    for name in names:
        values = [seat.get(name, 0) for game in split for seat in game]
        if pstdev(values) > 0 and fmean(values) > 0:  # to lose less than others is no style
            spread[name] = (fmean(values), pstdev(values))
    found: dict[str, list[tuple[float, int]]] = {}
    for game, row in zip(split, rows, strict=True):
        for seat, points in enumerate(game):
            if spread:
                style = max(spread, key=lambda name: (points.get(name, 0) - spread[name][0]) / spread[name][1])
                found.setdefault(style, []).append((row.won[seat], row.scores[seat]))
    count = sum(map(len, found.values()))
    styles = [
        Style(name, len(seats) / count, share([won for won, _ in seats]), mean([score for _, score in seats]))
        for name, seats in found.items()
    ]
    return sorted(styles, key=lambda style: -style.share)


# --- the room's things ------------------------------------------------------------------------------------------------


def _things(rows: Sequence[GameRow], kind: str) -> list[Thing]:
    names = sorted({thing for row in rows for thing in row.course.facts.get(kind, {})})
    found = [_thing(rows, kind, name) for name in names]
    return sorted(found, key=lambda thing: -thing.had.value)


def _thing(rows: Sequence[GameRow], kind: str, name: str) -> Thing:
    offered = 0
    had: list[float] = []
    times: list[float] = []
    met: list[float] = []
    worth: list[float] = []
    with_it: list[float] = []
    without: list[float] = []
    for row in rows:
        facts = row.course.facts.get(kind, {}).get(name, {})
        for seat, won in enumerate(row.won):
            has = bool(_of(facts, "had", seat) or _of(facts, "met", seat))
            offered += _of(facts, "offered", seat)
            had.append(float(has))
            times.append(float(_of(facts, "had", seat)))
            (with_it if has else without).append(won)
            if has and "points" in facts:
                worth.append(float(_of(facts, "points", seat)))
            if has:
                met.append(float(bool(_of(facts, "met", seat))))
    counts = any("offered" in row.course.facts.get(kind, {}).get(name, {}) for row in rows)
    return Thing(
        thing=name,
        offered=offered / len(rows) if counts else None,
        had=share(had),
        times=mean(times),
        met=share(met) if met else None,
        worth=mean(worth) if worth else None,
        change=difference(share(without), share(with_it)) if min(len(with_it), len(without)) >= LEAST else None,
    )


def _of(facts: Mapping[str, Sequence[int]], what: str, seat: int) -> int:
    return facts[what][seat] if what in facts else 0


# --- what is rare -----------------------------------------------------------------------------------------------------


def _rare(rows: Sequence[GameRow]) -> list[Seeds]:
    """Events of few games."""
    games = Counter(tag for row in rows for tag in row.course.events)
    return [
        _seeds(tag, [row for row in rows if tag in row.course.events])
        for tag, count in sorted(games.items(), key=lambda one: (one[1], one[0]))
        if count <= max(1, RARE * len(rows)) and len(rows) > 1
    ]


def _seeds(what: str, rows: Sequence[GameRow]) -> Seeds:
    return Seeds(what, len(rows), [row.seed for row in rows[:SHOWN]])


# --- skill and luck ---------------------------------------------------------------------------------------------------


def _skill_share(blocks: Mapping[int, Sequence[GameRow]]) -> Estimate | None:
    if not blocks:
        return None
    won = [[row.won[row.entrants.index(0)] for row in block] for block in blocks.values()]
    games = sum(map(len, won))
    return Estimate(sum(map(sum, won)) / games, *interval(won), games)


def explained(deals: Sequence[Sequence[float]]) -> Estimate:
    """The part of the variance that lies between deals, by a one-way analysis with random effects; its interval is the
    exact one for results that are spread normally."""
    from scipy.stats import f

    size = len(deals[0])
    between, within = size * variance([fmean(deal) for deal in deals]), fmean(variance(deal) for deal in deals)
    if within == 0:
        same = float(between > 0)
        return Estimate(same, same, same, len(deals))
    ratio, degrees = between / within, (len(deals) - 1, len(deals) * (size - 1))

    def part(ratio: float) -> float:
        return min(1.0, max(0.0, (ratio - 1) / (ratio + size - 1)))

    low, high = (part(ratio / float(f.ppf(end, *degrees))) for end in (0.975, 0.025))
    return Estimate(part(ratio), low, high, len(deals))
