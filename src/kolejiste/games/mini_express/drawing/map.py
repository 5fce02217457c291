"""What the game has put on the map: tracks with their trains, demand tokens, markers, the Golden Spike."""

from __future__ import annotations

from collections.abc import Hashable

from kolejiste.core.kept import Kept
from kolejiste.core.parts import WIDTH, Part, Piece
from kolejiste.core.svg import element, text, text_width, title

from ..rules.figures import EAST_RUNS, ON_MAP
from . import tracks
from .chart import DEMAND, HOME, HOME_TRAIN, LANDSCAPE_TRAIN, LETTERS, ROW, SPOTS, TOKEN, TRAIN, Chart, chart, printed
from .scene import Scene
from .symbols import SPIKE, chip, icon, pawn, wagon

_maps: Kept[str] = Kept(256)
_cities: Kept[str] = Kept(20_000)


def part(scene: Scene) -> Part:
    """The map with everything on it: the same for everybody."""
    found = chart(scene.game)
    drawn = _maps.get((_printed(scene), _lying(scene)), lambda: _drawn(scene, found))
    return Part("map", "map", (Piece(drawn, WIDTH, found.height),), scene.say("part-map"), smallest=LETTERS)


def _printed(scene: Scene) -> Hashable:
    """What tells the maps of games apart, and their words."""
    game = scene.game
    return scene.words.language, printed(game), tuple(game.capacity), tuple(scene.names[game.people :])


def _lying(scene: Scene) -> Hashable:
    """All that lies on the map."""
    table, building = scene.view.table, scene.laying
    return (
        tuple(tuple(scene.company(name).track) for name in scene.game.companies),
        tuple(table.tokens.items()),
        None if building is None else (building.company, tuple(building.path)),
        tuple(scene.ways),
        (table.spike is not None, scene.state.spike),
        None if table.automa is None else table.automa.city,
    )


def _drawn(scene: Scene, found: Chart) -> str:
    parts = [
        '<use href="#ground" class="calm"/>',
        *_spike_tile(scene, found),
        element("g", *_rails(scene, found), id="rails", class_="calm"),
        '<use href="#plates" class="calm"/>',
        element("g", *_trains(scene, found), id="trains", class_="calm"),
        found.spaces,
        found.havens,
        *(_city(scene, found, city) for city in range(len(scene.game.land.cities))),
        found.names,
        *_labels(scene, found),
        *_markers(scene, found),
    ]
    return "".join(parts)


# --- tracks ----------------------------------------------------------------------------------------------------------


def _rails(scene: Scene, found: Chart) -> list[str]:
    game, land = scene.game, scene.game.land
    parts = [
        f'<g id="rails-{name}">{tracks.rails(land, found, scene.there, company)}</g>'
        for company, name in enumerate(game.companies)
    ]
    building = scene.laying
    if building is not None:
        company = game.companies.index(building.company)
        laid = [land.number[space] for space in building.path]
        parts.append(tracks.ghost(land, found, scene.crowd, company, laid))
    return parts


def _trains(scene: Scene, found: Chart) -> list[str]:
    """The trains on landscape, start locations and ports; those in cities are drawn with them."""
    game, land = scene.game, scene.game.land
    parts = []
    for space, companies in scene.crowd.items():
        if land.city_at[space] >= 0:
            continue
        ground = land.is_land[space]
        for company in companies:
            name = game.companies[company]
            if ground:
                dx, dy = SPOTS[len(companies)][companies.index(company)]
                (x, y), size = found.spots[space], LANDSCAPE_TRAIN[len(companies)]
                x, y = round(x + dx, 2), round(y + dy, 2)
            else:
                (x, y), size = found.at(space, *HOME), HOME_TRAIN
            if company in scene.there.get(space, ()):
                parts.append(_train(name, land.names[space], wagon(name, x, y, size)))
            else:
                parts.append(wagon(name, x, y, size, ghost=True))
    return parts


def _train(company: str, space: str, drawn: str) -> str:
    return f'<g id="train-{company}-{space}">{drawn}</g>'


# --- cities ----------------------------------------------------------------------------------------------------------


def _city(scene: Scene, found: Chart, city: int) -> str:
    """A city's trains, the room left in it, and its demand token."""
    land = scene.game.land
    name = land.cities[city]
    companies = tuple(scene.there.get(land.city_space[city], ()))
    token = scene.view.table.tokens.get(name)
    return _cities.get(
        (_printed(scene), city, companies, token), lambda: _draw_city(scene, found, city, companies, token)
    )


def _draw_city(scene: Scene, found: Chart, city: int, companies: tuple[int, ...], token: str | None) -> str:
    game, land = scene.game, scene.game.land
    space, name = land.city_space[city], land.cities[city]
    parts = [title(_city_words(scene, city, companies, token))]
    seats = max(len(companies), game.capacity[city] if token is not None else 0)
    size = TRAIN[min(seats, 4)]
    for place in range(seats):
        x, y = found.at(space, (place - (seats - 1) / 2) * size, ROW)
        if place < len(companies):
            company = game.companies[companies[place]]
            parts.append(_train(company, name, wagon(company, x, y, size)))
        else:
            wide = size - 4
            parts.append(
                element("rect", x=x - wide / 2, y=y - wide / 2 - 0.5, width=wide, height=wide, rx=3, class_="slot")
            )
    if token is not None:
        parts.append(_token(scene, token, *found.at(space, 0, DEMAND)))
    pick = f"city-{name}"
    parts.append(element("path", d=found.hexes[space], class_="touch"))
    return element("g", *parts, id=pick, data_pick=pick)


def _token(scene: Scene, token: str, x: float, y: float) -> str:
    kind = scene.game.token_names.index(token)
    first, second = scene.game.token_first[kind], scene.game.token_second[kind]
    names = scene.game.companies
    other = "wild" if second < 0 else names[second]
    wide, high = TOKEN
    return (
        element("rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=high / 2, class_="token")
        + chip(names[first], round(x - 8.7, 2), y, 16.6)
        + chip(other, round(x + 8.7, 2), y, 16.6)
    )


def _city_words(scene: Scene, city: int, companies: tuple[int, ...], token: str | None) -> str:
    game, words = scene.game, scene.say
    parts = [words("board-city", city=game.land.city_names[city], number=city + 1, room=game.capacity[city])]
    if token is not None:
        parts.append(words("board-demand", token=scene.speaker.token(token)))
    if companies:
        parts.append(words("board-trains-there", companies=scene.said(companies)))
    return "; ".join(parts)


# --- the way of a track, markers and tiles ---------------------------------------------------------------------------


def _labels(scene: Scene, found: Chart) -> list[str]:
    """The names of spaces over which a track may go on, as the words for the moves use them."""
    land = scene.game.land
    parts = []
    for space in scene.ways:
        words = land.labels[space]
        x, y = found.at(space, 0, -0.85 if space in scene.there else 0)
        wide = text_width(words, LETTERS, bold=True) + 10
        badge = element("rect", x=x - wide / 2, y=y - 9, width=wide, height=18, rx=6, class_="badge")
        label = text(x, y + 4.7, words, LETTERS, class_="on-badge")
        parts.append(element("g", badge, label, id=f"label-{land.names[space]}"))
    return [element("g", *parts, id="labels", class_="calm")] if parts else []


def _spike_tile(scene: Scene, found: Chart) -> list[str]:
    """The Golden Spike's tile while it lies on the map."""
    spike, land = scene.view.table.spike, scene.game.land
    if spike is None or scene.state.spike != ON_MAP:
        return []
    x, y = found.spots[land.spike_tile]
    gold = element("path", d=found.hexagon(x, y, 0.86), class_="gold", stroke_width=2.4)
    return [element("g", gold, icon(SPIKE, *found.at(land.spike_tile), 34), id="spike-tile")]


def _markers(scene: Scene, found: Chart) -> list[str]:
    """Spikes at the ends of the railway across the continent, and the automa's city marker."""
    game, table = scene.game, scene.view.table
    land, parts = game.land, []
    spike, automa = table.spike, table.automa
    if spike is not None and scene.state.spike in (ON_MAP, EAST_RUNS):
        for city, key in ((game.spike_east, "board-spike-east"), (game.spike_west, "board-spike-west")):
            x, y = found.at(land.city_space[city], found.side - 2, 0.6)
            parts.append(
                element("g", title(scene.say(key)), icon(SPIKE, x, y, 19), id=key.removeprefix("board-"), class_="calm")
            )
    if automa is not None and automa.city is not None:
        x, y = found.at(land.number[automa.city], -13, -0.97)
        words = title(scene.say("board-city-marker", seat=scene.names[game.people]))
        parts.append(element("g", words, pawn(game.people, x, y, 23), id="city-marker", class_="calm"))
    return parts
