"""The viewer's tickets on the map: lettered flags at their ends, and on demand the shortest way that is still open."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kolejiste.core.kept import Kept
from kolejiste.core.svg import element, number, text

from ..components import Board
from . import geometry
from .geometry import Plan, Point, space_discs
from .labels import Label, distance
from .scene import Journey, Table

LETTER = 13.0
SIDE = 11.0  # of a letter's field
HIGH = 18.0
MOST = 3  # letters at one city
_ways: Kept[str] = Kept(4000)


def way(board: Board, plan: Plan, journey: Journey) -> str:
    """The shortest way still open for a ticket, unseen until it is asked for."""
    return element(
        "g", way_drawing(board, plan, journey), id=f"way-{board.tickets[journey.ticket]}", class_="on-demand"
    )


def way_drawing(board: Board, plan: Plan, journey: Journey) -> str:
    """The ends of a ticket and the shortest way still open between them; what is missing stands out."""
    key = (board, journey.ticket, journey.flag, journey.way)
    return _ways.get(key, lambda: _draw_way(board, plan, journey))


def _draw_way(board: Board, plan: Plan, journey: Journey) -> str:
    paths = []
    if journey.way is not None:
        missing = set(journey.way.missing)
        for route in journey.way.routes:
            lacking = route in missing
            line = geometry.path(plan.lines[route].track[::3])
            wide = plan.space_width + (13 if lacking else 8)
            paths.append(element("path", d=line, class_="way missing" if lacking else "way", stroke_width=wide))
    for city in (board.ticket_a[journey.ticket], board.ticket_b[journey.ticket]):
        x, y = plan.cities[city]
        paths.append(element("circle", cx=x, cy=y, r=plan.city_radius + 10, class_="way-end"))
    return element("g", *paths, class_=f"still way-{journey.flag}")


def spots(plan: Plan, names: Sequence[Label]) -> tuple[Point, ...]:
    """Where, seen from each city, a flag stands that leaves room for a station or souvenirs: as much out of the way of
    names and spaces as may be."""
    spaces = [disc for line in plan.lines for space in line.spaces for disc in space_discs(space, plan.space_width / 2)]
    found = []
    for x, y in plan.cities:
        near = [disc for disc in spaces if math.hypot(disc[0] - x, disc[1] - y) < 60]
        best = (math.inf, (0.0, 0.0))
        for turn in (225, 315, 180, 270, 0, 135, 90):  # below on the right the number of souvenirs stands
            dx, dy = (plan.clear * 1.2 * part for part in (math.cos(math.radians(turn)), math.sin(math.radians(turn))))
            covered = sum(max(0.0, HIGH / 2 + 1 - distance(name, x + dx, y + dy)) for name in names) * 3
            covered += sum(max(0.0, HIGH / 2 + r - math.hypot(x + dx - px, y + dy - py)) for px, py, r in near)
            if covered < best[0] - 0.01:
                best = (covered, (dx, dy))
        found.append(best[1])
    return tuple(found)


def ends(table: Table, plan: Plan, aside: Sequence[Point], journeys: Sequence[Journey]) -> str:
    """A flag at both ends of each ticket that is not met, and a quiet ring around the ends of those that are."""
    board = table.board
    there: dict[int, list[Journey]] = {}
    for journey in journeys:
        for city in (board.ticket_a[journey.ticket], board.ticket_b[journey.ticket]):
            there.setdefault(city, []).append(journey)
    stations = {city for seen in table.view.seats for city in seen.stations}
    found = []
    for city, journeys_here in sorted(there.items()):
        unmet = [journey for journey in journeys_here if not journey.met]
        name = board.cities[city]
        x, y = plan.cities[city]
        if unmet:
            # A station or a pile of souvenirs stays in sight.
            if name in stations or name in table.view.souvenirs:
                x, y = x + aside[city][0], y + aside[city][1]
            inner = _flag(unmet)
        else:
            inner = element("circle", r=plan.clear - 1.5, class_="reached")
        found.append(element("g", inner, id=f"flag-{name}", transform=f"translate({number(x)} {number(y)})"))
    return element("g", *found, id="flags", class_="still") if found else ""


def _flag(journeys: Sequence[Journey]) -> str:
    """The letters of tickets side by side; where there are too many, a plus stands for the rest."""
    shown = journeys if len(journeys) <= MOST else journeys[: MOST - 1]
    fields = len(shown) + (len(shown) < len(journeys))
    if fields == 1:
        (one,) = shown
        return element("circle", r=HIGH / 2, class_=f"{_kind(one)} flag-{one.flag}") + _letter(one, 0)
    left = -fields * SIDE / 2
    parts = [
        element("rect", x=left - 1.5, y=-HIGH / 2, width=fields * SIDE + 3, height=HIGH, rx=6, class_="flag-ground")
    ]
    for place, journey in enumerate(shown):
        x = left + place * SIDE
        parts.append(
            element(
                "rect",
                x=x,
                y=1.5 - HIGH / 2,
                width=SIDE,
                height=HIGH - 3,
                rx=2,
                class_=f"{_kind(journey)} flag-{journey.flag}",
            )
        )
        parts.append(_letter(journey, x + SIDE / 2))
    if fields > len(shown):
        parts.append(text(left + (fields - 0.5) * SIDE, LETTER * 0.36, "+", LETTER, class_="mark"))
    return "".join(parts)


def _kind(journey: Journey) -> str:
    return "offered-flag" if journey.offered else "flag"


def _letter(journey: Journey, x: float) -> str:
    class_ = f"mark {'in' if journey.offered else 'on'}-flag-{journey.flag}"
    return text(x, LETTER * 0.36, journey.letter, LETTER, class_=class_)
