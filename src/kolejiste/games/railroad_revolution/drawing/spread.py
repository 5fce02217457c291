"""Where the cities' cards stand: near their places on the map, but off each other and with room for rails between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import copysign, hypot

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom
ROUNDS = 150
HOME = 0.012  # how strongly a card is drawn back to its place


@dataclass(frozen=True, slots=True)
class Wants:
    """The size of a card, and what should be free: of a link between two cards, beside a link, and between cards."""

    wide: float
    high: float
    link: float
    beside: float
    apart: tuple[float, float]


def gap(one: Point, two: Point, wants: Wants) -> float:
    """How much of the line between two cards is free."""
    dx, dy = abs(one[0] - two[0]), abs(one[1] - two[1])
    hidden = min(wants.wide / dx if dx else 9.0, wants.high / dy if dy else 9.0)
    return hypot(dx, dy) * (1 - hidden)


def spread(home: Sequence[Point], links: Sequence[tuple[int, int]], frame: Box, wants: Wants) -> list[Point]:
    """The middles of the cards, moved apart step by step."""
    places = list(home)
    for turn in range(ROUNDS):
        force = 0.1 if turn < ROUNDS * 2 / 3 else 0.05
        push: list[list[float]] = [[0.0, 0.0] for _ in places]
        for a, b in links:
            _stretch(places, push, a, b, force, wants)
            for card in range(len(places)):
                if card not in (a, b):
                    _clear(places, push, card, a, b, force, wants)
        _part(places, push, wants)
        places = [
            (
                min(max(x + dx + HOME * (hx - x), frame[0]), frame[2]),
                min(max(y + dy + HOME * (hy - y), frame[1]), frame[3]),
            )
            for (x, y), (dx, dy), (hx, hy) in zip(places, push, home, strict=True)
        ]
    return places


def _stretch(places: list[Point], push: list[list[float]], a: int, b: int, force: float, wants: Wants) -> None:
    """Two joined cards with too little between them."""
    (ax, ay), (bx, by) = places[a], places[b]
    short = wants.link - gap(places[a], places[b], wants)
    if short > 0:
        far = hypot(bx - ax, by - ay) or 1.0
        for card, side in ((a, -1), (b, 1)):
            push[card][0] += side * force * short * (bx - ax) / far
            push[card][1] += side * force * short * (by - ay) / far


def _clear(places: list[Point], push: list[list[float]], card: int, a: int, b: int, force: float, wants: Wants) -> None:
    """A card too near to a link that is not its own."""
    (ax, ay), (bx, by), (x, y) = places[a], places[b], places[card]
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 or 1.0)
    along = max(0.0, min(1.0, along))
    dx, dy = x - ax - along * (bx - ax), y - ay - along * (by - ay)
    far = hypot(dx, dy) or 1.0
    short = (wants.wide / 2 * abs(dx) + wants.high / 2 * abs(dy)) / far + wants.beside - far
    if short > 0:
        for who, share in ((card, 1.0), (a, -0.5), (b, -0.5)):
            push[who][0] += share * force * short * dx / far
            push[who][1] += share * force * short * dy / far


def _part(places: list[Point], push: list[list[float]], wants: Wants) -> None:
    """Cards that stand too close."""
    for one, (x, y) in enumerate(places):
        for two in range(one):
            dx, dy = x - places[two][0], y - places[two][1]
            wide, high = wants.wide + wants.apart[0] - abs(dx), wants.high + wants.apart[1] - abs(dy)
            if wide > 0 and high > 0:
                axis, step = (0, copysign(wide * 0.2, dx)) if wide < high else (1, copysign(high * 0.2, dy))
                push[one][axis] += step
                push[two][axis] -= step
