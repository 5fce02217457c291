"""What the game has put on the map: trains, demand tokens, markers, the Golden Spike, and what can be chosen there."""

from __future__ import annotations

from kolejiste.core.drawing import WIDTH, Strip
from kolejiste.core.svg import element, text, text_width, title

from .chart import DEMAND, HOME, INSET, NAME, ROW, Chart, chart, clip
from .scene import Scene
from .symbols import SPIKE, chip, icon, pawn, wagon

TRAIN = {1: 25.0, 2: 21.0, 3: 18.0, 4: 18.0}  # by how many share a landscape
SPOTS = {  # where those stand
    1: ((0.0, 3.0),),
    2: ((-11.0, 3.0), (11.0, 3.0)),
    3: ((-9.4, -6.0), (9.4, -6.0), (0.0, 13.0)),
    4: ((-9.4, -6.0), (9.4, -6.0), (-9.4, 13.0), (9.4, 13.0)),
}


def drawn(scene: Scene) -> Strip:
    """The map with everything on it."""
    found = chart(scene)
    frame = element("rect", x=INSET, y=1, width=WIDTH - 2 * INSET, height=found.height - 2, rx=11, class_="frame")
    parts = [
        element("defs", clip(found)),
        found.below,
        *_spike_tile(scene, found),
        *(options := _options(scene, found)),
        # A train on a space that can be chosen must not stand in the way of a click.
        element("g", *_trains(scene, found), id="trains", class_="calm" if options else None),
        element("g", *(_city(scene, found, city) for city in range(len(scene.game.land.cities))), id="cities"),
        *_building(scene, found),
        found.above,
        *_labels(scene, found),
        *_markers(scene, found),
        frame,
    ]
    return Strip("map", "".join(parts), found.height)


def _trains(scene: Scene, found: Chart) -> list[str]:
    """The trains on landscape, start locations and ports; those in cities are drawn with them."""
    land, scale = scene.game.land, found.scale
    parts = []
    for space, companies in scene.there.items():
        place = land.number[space]
        if land.city_at[place] >= 0:
            continue
        if land.is_land[place]:
            count = len(companies) + (space in scene.coming)
            size, spots = TRAIN[count], SPOTS[count][: len(companies)]
        else:
            size, spots = 20.0, (HOME,)
        for company, spot in zip(companies, spots, strict=True):
            x, y = found.at(place, *spot)
            parts.append(_train(scene, company, space, x, y, size * scale))
    return parts


def _train(scene: Scene, company: str, space: str, x: float, y: float, size: float) -> str:
    name = scene.game.land.shown[scene.game.land.number[space]]
    words = f"{scene.company_names[company]}: {name}"
    return element("g", title(words), wagon(company, round(x, 2), round(y, 2), size), id=f"train-{company}-{space}")


def _city(scene: Scene, found: Chart, city: int) -> str:
    """A city's trains, the room left in it, and its demand token; it can be clicked where a track may lead there."""
    game, land, scale = scene.game, scene.game.land, found.scale
    space, name = land.city_space[city], land.cities[city]
    companies = scene.there.get(name, [])
    token = scene.view.table.tokens.get(name)
    parts = [title(_city_words(scene, city, companies, token))]
    if f"city-{name}" in scene.picks:
        x, y = found.spots[space]
        parts.append(element("path", d=found.hexagon(x, y, 0.97), class_="touch"))
        parts.append(element("path", d=found.hexagon(x, y, 1.04), class_="reach", stroke_width=3.6 * scale))
    seats = max(len(companies), game.capacity[city] if token is not None else 0)
    step = (17.0, 17.0, 17.0, 15.0, 12.0)[min(seats, 4)]
    for place in range(seats):
        x, y = found.at(space, (place - (seats - 1) / 2) * step, ROW)
        if place < len(companies):
            parts.append(_train(scene, companies[place], name, x, y, (step + 0.4) * scale))
        else:
            wide = (step - 4) * scale
            parts.append(
                element("rect", x=x - wide / 2, y=y - wide / 2 - 1, width=wide, height=wide, rx=2.4, class_="slot")
            )
    if token is not None:
        parts.append(_token(scene, token, *found.at(space, 0, DEMAND), scale))
    return element("g", *parts, id=f"city-{name}", **scene.pick(f"city-{name}"))


def _token(scene: Scene, token: str, x: float, y: float, scale: float) -> str:
    kind = scene.game.token_names.index(token)
    first, second = scene.game.token_first[kind], scene.game.token_second[kind]
    names = scene.game.companies
    other = "wild" if second < 0 else names[second]
    wide, high = 37 * scale, 19 * scale
    return (
        element("rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=high / 2, class_="token")
        + chip(names[first], round(x - 8.7 * scale, 2), round(y, 2), 16.4 * scale)
        + chip(other, round(x + 8.7 * scale, 2), round(y, 2), 16.4 * scale)
    )


def _city_words(scene: Scene, city: int, companies: list[str], token: str | None) -> str:
    game, words = scene.game, scene.words
    key = (words.language, game.land.city_names[city], city, game.capacity[city], tuple(companies), token)
    if key not in _said:
        if len(_said) > 20_000:
            _said.clear()
        parts = [words("board-city", city=key[1], number=city + 1, room=key[3])]
        if token is not None:
            parts.append(words("board-demand", token=token_words(scene, token)))
        if companies:
            parts.append(words("board-trains-there", companies=scene.said(companies)))
        _said[key] = "; ".join(parts)
    return _said[key]


_said: dict[tuple[str, str, int, int, tuple[str, ...], str | None], str] = {}


def token_words(scene: Scene, token: str) -> str:
    """A demand token in words."""
    kind = scene.game.token_names.index(token)
    first, second = scene.game.token_first[kind], scene.game.token_second[kind]
    names = [scene.company_names[company] for company in scene.game.companies]
    if second < 0:
        return scene.words("token-wild", company=names[first])
    if first == second:
        return scene.words("token-double", company=names[first])
    return scene.words("token-pair", first=names[first], second=names[second])


def _building(scene: Scene, found: Chart) -> list[str]:
    """A track that is being built: the way so far, and where it leads."""
    building = scene.view.table.building
    if building is None:
        return []
    land, scale = scene.game.land, found.scale
    parts = []
    for space in building.path:
        place = land.number[space]
        parts.append(element("path", d=found.hexagon(*found.spots[place], 0.9), class_="reach", stroke_width=2.4))
        if space in scene.coming:
            count = len(scene.there.get(space, [])) + 1
            parts.append(wagon(building.company, *found.at(place, *SPOTS[count][-1]), TRAIN[count] * scale, True))
    x, y = found.spots[land.number[building.city]]
    parts.append(element("path", d=found.hexagon(x, y, 1.02), class_="reach", stroke_width=5 * scale))
    return [element("g", *parts, id="building")]


def _chosen(scene: Scene) -> list[tuple[str, int, str]]:
    """The spaces and ports that may be chosen: the pick, the space, and its name."""
    land = scene.game.land
    found = []
    for pick in sorted(scene.picks):
        kind, _, name = pick.partition("-")
        if kind in ("space", "port") and name in land.number:
            found.append((pick, land.number[name], name))
    return found


def _options(scene: Scene, found: Chart) -> list[str]:
    """Spaces over which a track may go on, and ports that may be opened: the ground under their pieces."""
    parts = []
    for pick, space, name in _chosen(scene):
        ground = found.hexagon(*found.spots[space], 0.95)
        parts.append(
            element(
                "g",
                title(scene.game.land.shown[space]),
                element("path", d=ground, class_="option", stroke_width=4 * found.scale),
                id=f"choose-{name}",
                **scene.pick(pick),
            )
        )
    return [element("g", *parts, id="options")] if parts else []


def _labels(scene: Scene, found: Chart) -> list[str]:
    """The names of spaces over which a track may go on, to be read above everything."""
    parts = []
    for pick, space, name in _chosen(scene):
        if scene.game.land.is_land[space]:
            middle = found.at(space, 0, -20 if name in scene.there else 0)
            badge = _badge(scene.game.land.shown[space], *middle, found.scale)
            parts.append(element("g", badge, id=f"label-{name}", **scene.pick(pick)))
    return [element("g", *parts, id="labels")] if parts else []


def _badge(words: str, x: float, y: float, scale: float) -> str:
    size = NAME * scale
    wide, high = text_width(words, size, bold=True) + 10 * scale, 18 * scale
    return element(
        "rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=6 * scale, class_="badge"
    ) + text(x, y + 6 * scale, words, size, class_="on-badge")


# --- markers and tiles -----------------------------------------------------------------------------------------------


def _spike_tile(scene: Scene, found: Chart) -> list[str]:
    """The Golden Spike's tile while it lies on the map, and a spike at the cities that its railway is to join."""
    game, spike, scale = scene.game, scene.view.table.spike, found.scale
    if spike is None or spike.state in ("void", "complete"):
        return []
    land, parts = game.land, []
    if spike.state == "on-map":
        x, y = found.spots[land.spike_tile]
        parts.append(
            element(
                "g",
                title(scene.words("outline-spike")),
                element("path", d=found.hexagon(x, y, 0.9), class_="gold", stroke_width=3 * scale),
                icon(SPIKE, *found.at(land.spike_tile, 0, 3), 34 * scale),
                id="spike-tile",
            )
        )
    return parts


def _markers(scene: Scene, found: Chart) -> list[str]:
    """Spikes at the ends of the railway across the continent, and the automa's city marker."""
    game, table, scale = scene.game, scene.view.table, found.scale
    land, parts = game.land, []
    spike, automa = table.spike, table.automa
    if spike is not None and spike.state in ("on-map", "one-branch"):
        for city, key in ((game.spike_east, "board-spike-east"), (game.spike_west, "board-spike-west")):
            taken = automa is not None and automa.city == land.cities[city]
            x, y = found.at(land.city_space[city], *((27, -14) if taken else (-13.5, -28)))
            words = title(scene.words(key))
            parts.append(element("g", words, icon(SPIKE, x, y, 21 * scale), id=key.removeprefix("board-")))
    if automa is not None and automa.city is not None:
        x, y = found.at(land.number[automa.city], -15, -29)
        words = title(scene.words("board-city-marker", seat=scene.names[game.people]))
        parts.append(element("g", words, pawn(game.people, x, y, 23 * scale), id="city-marker"))
    return parts
