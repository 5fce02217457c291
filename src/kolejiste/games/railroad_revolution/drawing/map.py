"""What lies on the map: rails, stations, the tiles dealt to cities, and what can be chosen there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kolejiste.core.drawing import WIDTH, Strip, seat_mark
from kolejiste.core.svg import element, number, title

from ..speech import money
from .chart import BED, BOX, CARD, HEIGHT, INSET, LANES, Chart, bed, chart, segment
from .effects import at, bonus_signs, effect_signs, fitting
from .scene import Scene
from .symbols import NEUTRAL, house, icon


def drawn(scene: Scene) -> Strip:
    """The map with everything on it."""
    found = chart(scene)
    frame = element("rect", x=INSET, y=1, width=WIDTH - 2 * INSET, height=HEIGHT - 2, rx=11, class_="frame")
    parts = [
        found.ground,
        element("g", *(_rail(scene, found, rail) for rail in range(len(found.links))), id="rails"),
        element("g", found.badges, id="terrain", class_="calm"),
        element("g", *(_city(scene, found, city) for city in range(len(found.spots))), id="cities"),
        element("g", *(_marks(scene, found, rail) for rail in range(len(found.links))), id="marks", class_="calm"),
        frame,
    ]
    return Strip("map", "".join(parts), HEIGHT)


def _rail(scene: Scene, found: Chart, rail: int) -> str:
    """A rail space with the rails of everybody on it."""
    link, name = found.links[rail], scene.board.rails[rail]
    owners = [seat for seat, rails in enumerate(scene.state.rails) if rails >> rail & 1]
    parts = [title(_rail_words(scene, rail, owners))]
    if f"rail-{name}" in scene.picks:
        parts += [element("path", d=link.path, class_="reach", stroke_width=BED + 10), bed(link.path)]
    else:
        parts.append(element("path", d=link.path, class_="touch-line", stroke_width=BED))
    seats = scene.game.players
    parts += [_lane(seat, segment(*link.lane(seat, seats)[:2]), LANES[seats]) for seat in owners]
    return element("g", *parts, id=f"rail-{name}", **scene.pick(f"rail-{name}"))


def _marks(scene: Scene, found: Chart, rail: int) -> str:
    """The numbers of the seats that have a rail there, above everything."""
    seats, link = scene.game.players, found.links[rail]
    owners = [seat for seat, rails in enumerate(scene.state.rails) if rails >> rail & 1]
    marks = [_mark(seat, *link.lane(seat, seats)[2]) for seat in owners]
    return element("g", *marks, id=f"marks-{scene.board.rails[rail]}") if marks else ""


@lru_cache(4096)
def _lane(seat: int, path: str, wide: float) -> str:
    wide = min(wide, 11.0)
    return element("path", d=path, class_="lane-edge", stroke_width=wide) + element(
        "path", d=path, class_=f"lane lane-{seat}", stroke_width=wide - 2.4
    )


@lru_cache(4096)
def _mark(seat: int, x: float, y: float) -> str:
    return seat_mark(seat, x, y, 17.5)


def _rail_words(scene: Scene, rail: int, owners: Sequence[int]) -> str:
    seats = ", ".join(scene.names[seat] for seat in owners)
    said = scene.once(("rail", rail), lambda: scene.speaker.rail(scene.board.rails[rail]))
    return scene.say("outline-rail", rail=said, seats=seats, count=len(owners))


# --- cities ----------------------------------------------------------------------------------------------------------


def _city(scene: Scene, found: Chart, city: int) -> str:
    """A city's card: what is printed on it, its tile, the first slot, and the stations."""
    state, name = scene.state, scene.board.cities[city]
    wide, high = CARD
    x, y = found.spots[city]
    owners = [seat for seat, stations in enumerate(state.stations) if stations >> city & 1]
    taken = bool(state.first_stations >> city & 1)
    parts = [title(_city_words(scene, city, owners, taken))]
    if f"city-{name}" in scene.picks:
        parts.append(element("rect", x=-5, y=-5, width=wide + 10, height=high + 10, rx=12, class_="reach-box"))
    parts += [found.cards[city], _tile(scene, state.city_tile[city])]
    parts.append(slot(taken, city in _blocked(scene), 19, 77, 26))
    parts += [house(seat, wide - 17 - 26 * place, high + 1, 26) for place, seat in enumerate(reversed(owners))]
    move = f"translate({number(x - wide / 2)} {number(y - BOX[1] / 2)})"
    return element("g", *parts, id=f"city-{name}", transform=move, **scene.pick(f"city-{name}"))


def _tile(scene: Scene, tile: int) -> str:
    board = scene.board
    primary = fitting(effect_signs(board.primary[tile]), 24, 58)
    bonus = fitting(bonus_signs(board.bonus[tile]), 21, CARD[0] - 40)
    return at(primary, CARD[0] - 6 - primary[0], 42) + at(bonus, 36, 77)


def _blocked(scene: Scene) -> frozenset[int]:
    """Cities whose first slot a neutral building takes."""
    found = [row for row in scene.board.edition.setup.blocked if row.players == scene.game.players]
    return frozenset(scene.board.city_number[city] for row in found for city in row.stations)


@lru_cache(256)
def slot(taken: bool, neutral: bool, x: float, y: float, size: float) -> str:
    """The slot of the first building: free, taken, or with a neutral one. Who came first is not kept."""
    if taken and neutral:
        return house(NEUTRAL, x, y, size)
    half = size / 2
    box = element(
        "rect", x=x - half, y=y - half, width=size, height=size, rx=5, class_="slot taken" if taken else "slot"
    )
    return box + icon("check" if taken else "first", x, y, size * 0.72)


def _city_words(scene: Scene, city: int, owners: Sequence[int], taken: bool) -> str:
    board, tile = scene.board, scene.state.city_tile[city]
    said = scene.say(
        "outline-city",
        city=board.city_names[city],
        level=board.level[city],
        price=money(board.price[city]),
        reward=scene.effect(board.primary[tile]),
        bonus=scene.bonus(tile),
        first="taken" if taken else "free",
    )
    if not owners:
        return said
    return said + "; " + scene.say("board-stations-of", seats=", ".join(scene.names[seat] for seat in owners))
