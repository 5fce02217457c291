"""What a move would put on the map: rails along the shortest ways into a city, and trains where they must stand."""

from __future__ import annotations

from collections.abc import Iterable

from kolejiste.core.actions import Action
from kolejiste.core.svg import element

from ..actions import BuildTrack, LayTrack, OpenPort
from . import tracks
from .chart import HOME, HOME_TRAIN, LANDSCAPE_TRAIN, ROW, TRAIN, Chart, chart
from .scene import Scene
from .symbols import wagon

FREE = {1: (0.0, 0.0), 2: (14.0, 12.0), 3: (0.0, 15.0), 4: (10.5, 10.4)}  # by how many there would be with it


def drawn(scene: Scene, action: Action) -> str:
    """The ghosts of a move on the map; nothing where it changes nothing there."""
    found, game, land = chart(scene.game), scene.game, scene.game.land
    if isinstance(action, BuildTrack):
        return _track(scene, found, game.companies.index(action.company), land.city_number[action.city])
    if isinstance(action, LayTrack):
        return _step(scene, found, land.number[action.space])
    if isinstance(action, OpenPort):
        company = game.companies[scene.state.token_company()]
        return _calm(wagon(company, *found.at(land.number[action.port], *HOME), HOME_TRAIN, ghost=True))
    return ""


def _calm(*parts: str) -> str:
    return element("g", *parts, class_="calm")


def _track(scene: Scene, found: Chart, company: int, city: int) -> str:
    """All shortest ways into the city. Where they part, no train is drawn yet."""
    land, state = scene.game.land, scene.state
    target = land.city_space[city]
    steps = [state.first_spaces(company, city)]
    while steps[-1]:
        steps.append(sorted({y for x in steps[-1] for y in land.onward[city][x]}))
    steps.pop()
    there = _with(scene, company, [target, *(x for step in steps for x in step)])
    edges = []
    for x in steps[0] if steps else [target]:
        before = tracks.beside(land, scene.there, company, x)
        if before is not None:
            edges.append((before, x))
    for x in (x for step in steps for x in step):
        edges += [(x, y) for y in land.onward[city][x] or (target,)]
    sure = [step[0] for step in steps if len(step) == 1]
    trains = [_train(scene, found, there, company, x) for x in sure if company not in scene.there.get(x, ())]
    return _calm(tracks.fan(land, found, there, company, edges), *trains, _arrival(scene, found, company, city))


def _step(scene: Scene, found: Chart, space: int) -> str:
    """The next space of a track that is being laid."""
    land, state = scene.game.land, scene.state
    there = _with(scene, state.company, [space])
    before = state.path[-1] if state.path.size else tracks.beside(land, scene.there, state.company, space)
    edges = [] if before is None else [(before, space)]
    rails = tracks.fan(land, found, there, state.company, edges)
    return _calm(rails, _train(scene, found, there, state.company, space))


def _with(scene: Scene, company: int, spaces: Iterable[int]) -> dict[int, list[int]]:
    """Who stands where, with the company on these spaces as well."""
    there = dict(scene.crowd)
    for space in spaces:
        there[space] = sorted({*there.get(space, ()), company})
    return there


def _train(scene: Scene, found: Chart, there: dict[int, list[int]], company: int, space: int) -> str:
    """A train beside those that stand there."""
    dx, dy = FREE[len(there[space])]
    x, y = found.spots[space]
    size = LANDSCAPE_TRAIN[1 if len(there[space]) == 1 else 4]
    return wagon(scene.game.companies[company], round(x + dx, 2), round(y + dy, 2), size, ghost=True)


def _arrival(scene: Scene, found: Chart, company: int, city: int) -> str:
    """The train in the next free place of the city."""
    space = scene.game.land.city_space[city]
    place, room = len(scene.there.get(space, ())), scene.game.capacity[city]
    size = TRAIN[min(max(room, place + 1), 4)]
    x, y = found.at(space, (place - (max(room, place + 1) - 1) / 2) * size, ROW)
    return wagon(scene.game.companies[company], x, y, size, ghost=True)
