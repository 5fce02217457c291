"""The map: rails, stations and the tiles dealt to cities, with the telegraph line and the tracks below the land."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kolejiste.core.kept import Kept
from kolejiste.core.parts import Piece
from kolejiste.core.svg import element, number, title

from ..components import TRACKS
from ..speech import money
from .bands import marked, telegraph, tracks
from .chart import BED, BOX, CARD, HIGH, HOUSE, LANES, LINES, MARK, SIGNS, WIDE, Chart, chart, segment
from .effects import at, bonus_signs, effect_signs, fitting
from .scene import Scene, pick, touch
from .symbols import house, seat_square, slot

_maps: Kept[str] = Kept(256)


def drawn(scene: Scene) -> Piece:
    """The map with everything on it. In the small steps of a turn it mostly stays as it is."""
    state, game = scene.state, scene.game
    key = (
        (game.edition.hash, game.players, scene.words.language, scene.names),
        (tuple(state.rails), tuple(state.stations), state.first_stations, tuple(state.city_tile)),
        (tuple(state.offices), state.first_offices, tuple(state.sector_tile)),
        tuple(marked(scene, row) for row in range(len(TRACKS))),
    )
    return Piece(_maps.get(key, lambda: _drawn(scene)), WIDE, HIGH)


def _drawn(scene: Scene) -> str:
    found = chart(scene.game)
    parts = [
        '<use href="#ground"/><g id="rails">',
        *(_rail(scene, found, rail) for rail in range(len(found.links))),
        '</g><g id="terrain" class="calm">',
        found.badges,
        '</g><g id="cities">',
        *(_city(scene, found, city) for city in range(len(found.spots))),
        '</g><g id="marks" class="calm">',
        *(_marks(scene, found, rail) for rail in range(len(found.links))),
        "</g>",
        telegraph(scene),
        tracks(scene),
        FRAME,
    ]
    return "".join(parts)


FRAME = element("rect", x=1, y=1, width=WIDE - 2, height=HIGH - 2, rx=11, class_="frame")


# --- rails -----------------------------------------------------------------------------------------------------------


def owners_of(masks: Sequence[int], place: int) -> tuple[int, ...]:
    """The seats that have something at this place."""
    return tuple(seat for seat, there in enumerate(masks) if there >> place & 1)


def _rail(scene: Scene, found: Chart, rail: int) -> str:
    """A rail space with the rails of everybody on it."""
    owners = owners_of(scene.state.rails, rail)
    return scene.once(("rail", rail, owners, scene.names), lambda: _rail_drawn(scene, found, rail, owners))


def _rail_drawn(scene: Scene, found: Chart, rail: int, owners: tuple[int, ...]) -> str:
    link, name, seats = found.links[rail], scene.board.rails[rail], scene.game.players
    return element(
        "g",
        title(_rail_words(scene, rail, owners)),
        element("path", d=link.visible, class_="touch-line", stroke_width=BED),
        *(lane(seat, segment(*link.lane(seat, seats)[:2]), LANES[seats], f"laid-{name}-{seat + 1}") for seat in owners),
        **pick(f"rail-{name}"),
    )


def _marks(scene: Scene, found: Chart, rail: int) -> str:
    """The numbers of the seats that have a rail there, above everything."""
    owners = owners_of(scene.state.rails, rail)
    return scene.once(("marks", rail, owners), lambda: _marks_drawn(scene, found, rail, owners)) if owners else ""


def _marks_drawn(scene: Scene, found: Chart, rail: int, owners: tuple[int, ...]) -> str:
    seats, link = scene.game.players, found.links[rail]
    marks = [mark(seat, *link.lane(seat, seats)[2]) for seat in owners]
    return f'<g id="marks-{scene.board.rails[rail]}">{"".join(marks)}</g>'


@lru_cache(4096)
def lane(seat: int, path: str, wide: float, name: str = "") -> str:
    """A laid rail; `name` is its id."""
    wide = min(wide, 11.0)
    return element(
        "g",
        element("path", d=path, class_="lane-edge", stroke_width=wide),
        element("path", d=path, class_=f"lane lane-{seat}", stroke_width=wide - 2.4),
        id=name or None,
    )


def mark(seat: int, x: float, y: float) -> str:
    return seat_square(seat, x, y, MARK)


def _rail_words(scene: Scene, rail: int, owners: Sequence[int]) -> str:
    seats = ", ".join(scene.names[seat] for seat in owners)
    said = scene.once(("rail-words", rail), lambda: scene.speaker.rail(scene.board.rails[rail]))
    return scene.say("outline-rail", rail=said, seats=seats, count=len(owners))


# --- cities ----------------------------------------------------------------------------------------------------------


def _city(scene: Scene, found: Chart, city: int) -> str:
    """A city's plate: what is printed on it, its tile, the first slot, and the stations."""
    state = scene.state
    owners = owners_of(state.stations, city)
    taken = bool(state.first_stations >> city & 1)
    key = ("city", city, state.city_tile[city], owners, taken, scene.game.players, scene.names)
    return scene.once(key, lambda: _city_drawn(scene, found, city, owners, taken))


def _city_drawn(scene: Scene, found: Chart, city: int, owners: tuple[int, ...], taken: bool) -> str:
    name = scene.board.cities[city]
    wide, high = CARD
    x, y = found.spots[city]
    return element(
        "g",
        title(_city_words(scene, city, owners, taken)),
        found.cards[city],
        _tile(scene, scene.state.city_tile[city]),
        slot(taken, city in _blocked(scene), 16, LINES[2], 18),
        *(house(seat, *_stand(place), HOUSE, f"station-{name}-{seat + 1}") for place, seat in enumerate(owners)),
        touch(wide, high),
        transform=f"translate({number(x - wide / 2)} {number(y - BOX[1] / 2)})",
        **pick(f"city-{name}"),
    )


def _stand(place: int) -> tuple[float, float]:
    """Where a station stands, from the corner of the plate."""
    return CARD[0] - 14 - (HOUSE + 1) * place, CARD[1] + HOUSE / 2 - 5


def station_spot(found: Chart, city: int, place: int) -> tuple[float, float]:
    """Where the next station of a city stands on the map."""
    x, y = found.spots[city]
    across, down = _stand(place)
    return x - CARD[0] / 2 + across, y - BOX[1] / 2 + down


def _tile(scene: Scene, tile: int) -> str:
    board = scene.board
    primary = fitting(effect_signs(board.primary[tile]), SIGNS + 1, 60)
    bonus = fitting(bonus_signs(board.bonus[tile]), SIGNS, CARD[0] - 36)
    return at(primary, CARD[0] - 7 - primary[0], LINES[1]) + at(bonus, 30, LINES[2])


def _blocked(scene: Scene) -> frozenset[int]:
    """Cities whose first slot a neutral building takes."""
    found = [row for row in scene.board.edition.setup.blocked if row.players == scene.game.players]
    return frozenset(scene.board.city_number[city] for row in found for city in row.stations)


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
