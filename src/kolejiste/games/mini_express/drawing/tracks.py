"""Tracks on the map: where a company's trains stand on neighbouring spaces, rails run between them.

A view tells which spaces a company has, not in which order they were laid. Where three of them are neighbours of each
other, two links join them, so that no triangles are drawn; everything that hangs together stays joined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from kolejiste.core.svg import element, number

from ..geography import Geography
from .chart import SPOTS, Chart, Point

END = 0.55  # of where trains stand beside each other that is left where rails enter a city
Link = tuple[int, int]


def links(land: Geography, spaces: Iterable[int]) -> list[Link]:
    """The pairs of neighbours among the spaces between which rails run."""
    return list(_links(land.beside, land.is_land, frozenset(spaces)))


@lru_cache(512)
def _links(beside: Sequence[Sequence[int]], is_land: Sequence[bool], spaces: frozenset[int]) -> tuple[Link, ...]:
    pairs = [(x, y) for x in spaces for y in beside[x] if y > x and y in spaces]
    # Rails end in cities rather than pass them by: what leads into one is laid first.
    pairs.sort(key=lambda pair: (is_land[pair[0]] + is_land[pair[1]], pair))
    kept: dict[int, set[int]] = {}
    for x, y in pairs:
        if not kept.setdefault(x, set()) & kept.setdefault(y, set()):
            kept[x].add(y)
            kept[y].add(x)
    return tuple((x, y) for x, y in pairs if y in kept[x])


def rails(land: Geography, found: Chart, there: Mapping[int, Sequence[int]], company: int) -> str:
    """A company's rails; `there` are the companies on each space."""
    spaces = [space for space, companies in there.items() if company in companies]
    path = "".join(_line(*_ends(land, found, there, company, x, y)) for x, y in links(land, spaces))
    return drawn(path, company) if path else ""


def ghost(land: Geography, found: Chart, there: Mapping[int, Sequence[int]], company: int, laid: Sequence[int]) -> str:
    """The rails of a track that is being laid: from the company's nearest train over these spaces."""
    path = []
    for place, space in enumerate(laid):
        before = laid[place - 1] if place else beside(land, there, company, space, laid)
        if before is not None:
            path.append(_line(*_ends(land, found, there, company, before, space)))
    return drawn("".join(path), company, ghost=True) if path else ""


def fan(land: Geography, found: Chart, there: Mapping[int, Sequence[int]], company: int, edges: Sequence[Link]) -> str:
    """Rails that may come, over everything that is drawn: they end at the edge of a city."""
    path = []
    for x, y in edges:
        one, two = _ends(land, found, there, company, x, y)
        middle = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
        path.append(_line(one if land.is_land[x] else middle, two if land.is_land[y] else middle))
    return drawn("".join(path), company, ghost=True) if path else ""


def beside(
    land: Geography, there: Mapping[int, Sequence[int]], company: int, space: int, laid: Sequence[int] = ()
) -> int | None:
    """A space beside this one that the company has, a city before landscape."""
    near = [y for y in land.beside[space] if company in there.get(y, ()) and y not in laid]
    return min(near, key=lambda y: (land.is_land[y], y)) if near else None


def drawn(path: str, company: int, ghost: bool = False) -> str:
    """Sleepers, rails in the company's colour, and a pattern in them, so that colour is never alone."""
    strokes = ("rail-edge", f"rail line-{company}", f"rail-mark mark-{company}")
    layers = [element("path", d=path, class_=f"track {stroke}") for stroke in (*([] if ghost else ["bed"]), *strokes)]
    return element("g", *layers, class_="ghost-track") if ghost else "".join(layers)


def _line(one: Point, two: Point) -> str:
    return f"M{number(one[0])} {number(one[1])}L{number(two[0])} {number(two[1])}"


def _ends(
    land: Geography, found: Chart, there: Mapping[int, Sequence[int]], company: int, x: int, y: int
) -> tuple[Point, Point]:
    """From the company's train in one space to that in the other. Into a city rails run side by side as they come."""
    one, two = place(land, there, company, x), place(land, there, company, y)
    if one is None and two is None:
        both = [other for other in there[x] if other in there[y]]
        one = two = SPOTS[len(both)][both.index(company)]
    elif one is None and two is not None:
        one = (two[0] * END, two[1] * END)
    elif two is None and one is not None:
        two = (one[0] * END, one[1] * END)
    assert one is not None
    assert two is not None
    return _moved(found.spots[x], one), _moved(found.spots[y], two)


def place(land: Geography, there: Mapping[int, Sequence[int]], company: int, space: int) -> Point | None:
    """Where the company's train stands in a landscape; None for other spaces, which cover the ends of rails."""
    if not land.is_land[space]:
        return None
    companies = there[space]
    return SPOTS[len(companies)][companies.index(company)]


def _moved(middle: Point, by: Point) -> Point:
    return middle[0] + by[0], middle[1] + by[1]
