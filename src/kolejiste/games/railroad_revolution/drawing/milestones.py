"""Milestones: on a mat with how far they are met, drawn to choose from, and completed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from kolejiste.core.masks import bits
from kolejiste.core.parts import Piece
from kolejiste.core.svg import element, text, title

from ..components import COLOURS
from ..view import MilestonePart
from .effects import Condition, Sign, at, condition_signs, fitting, line
from .scene import Scene, touch
from .symbols import ANY, icon, worker

CARD = (128.0, 80.0)
SIGN = 15.0


def card(
    scene: Scene, seat: int, milestone: MilestonePart | None, attributes: Mapping[str, str | None], choosable: bool
) -> Piece:
    """A milestone: its stack and points, managers wanted and there, and how far its conditions are met."""
    wide, high = CARD
    if milestone is None:
        empty = element("rect", x=1, y=1, width=wide - 2, height=high - 2, rx=7, class_="gone")
        return Piece(element("g", empty, touch(wide, high) if choosable else "", **attributes), wide, high)
    tile = scene.board.milestone_number[milestone.tile]
    have = tuple(met(scene, seat, condition) for condition in scene.board.conditions[tile])
    key = ("milestone", tile, tuple(milestone.managers), have, choosable, tuple(attributes.items()))
    return Piece(
        scene.once(key, lambda: _drawn(scene, tile, milestone.managers, have, attributes, choosable)), wide, high
    )


def _drawn(
    scene: Scene,
    tile: int,
    there: list[str],
    have: tuple[int, ...],
    attributes: Mapping[str, str | None],
    choosable: bool,
) -> str:
    board, (wide, high) = scene.board, CARD
    head: tuple[Sign, ...] = (("soft", board.stack[tile]), ("icon", "star"), ("text", str(board.points[tile])))
    parts = [
        title(_words(scene, tile)),
        element("rect", width=wide, height=high, rx=7, class_="cell"),
        at(line(head, SIGN + 1), 6, 15),
    ]
    for place, (colour, is_there) in enumerate(managers(scene, tile, there)):
        x = wide - 14 - 23 * place
        parts.append(worker(colour, x, 15, 22, faint=not is_there))
        if is_there:
            parts.append(icon("check", x + 6, 8, 13))
    conditions = board.conditions[tile]
    room = wide - 12 if len(conditions) < 4 else wide / 2 - 8
    for place, (condition, count) in enumerate(zip(conditions, have, strict=True)):
        done: tuple[Sign, ...] = (("icon", "check"),) if count >= condition[2] else ()
        signs = (*done, ("text", f"{min(count, 99)}/{condition[2]}"), *condition_signs(condition))
        x, row = (6.0, place) if len(conditions) < 4 else (6 + place % 2 * (wide / 2 - 2), place // 2)
        parts.append(at(fitting(signs, SIGN, room), x, 36 + 17.5 * row))
    if choosable:
        parts.append(touch(wide, high))
    return element("g", *parts, data_shows=" ".join(_places(scene, tile)), **attributes)


def _places(scene: Scene, tile: int) -> list[str]:
    """The cities and rail spaces on the map that the conditions of a milestone speak of."""
    return list(chain.from_iterable(_of(scene, condition) for condition in scene.board.conditions[tile]))


def _of(scene: Scene, condition: Condition) -> list[str]:
    kind, level, _ = condition
    board = scene.board
    if kind in ("connected", "stations"):
        return [f"city-{board.cities[city]}" for city in bits(board.level_mask[level])]
    return [f"rail-{board.rails[rail]}" for rail in bits(board.deal_mask if kind == "deal" else board.hard_mask[level])]


def back(scene: Scene, stack: str) -> Piece:
    """A drawn milestone as others see it."""
    ground = element("rect", x=1, y=1, width=CARD[0] - 2, height=CARD[1] - 2, rx=7, class_="back")
    letter = text(CARD[0] / 2, CARD[1] / 2 + 13, stack, 36, class_="mark on-back")
    return Piece(ground + letter, *CARD)


def completed(scene: Scene, tiles: tuple[str, ...]) -> int:
    """The points of completed milestones together."""
    return sum(scene.board.points[scene.board.milestone_number[tile]] for tile in tiles)


def completed_words(scene: Scene, tiles: tuple[str, ...]) -> list[str]:
    return [
        scene.say("board-completed", milestone=scene.speaker.milestone(tile), points=completed(scene, (tile,)))
        for tile in tiles
    ]


def _words(scene: Scene, tile: int) -> str:
    board, name = scene.board, scene.board.milestones[tile]
    asks = scene.once(("asks", tile), lambda: scene.speaker.asks(name))
    return scene.say("board-milestone", milestone=scene.speaker.milestone(name), points=board.points[tile], asks=asks)


def managers(scene: Scene, tile: int, there: list[str]) -> list[tuple[str, bool]]:
    """The managers of a milestone, and whether each is there already."""
    left = list(there)
    found: list[tuple[str, bool]] = []
    for need in scene.board.managers[tile]:
        wanted = [colour for number_, colour in enumerate(COLOURS) if need >> number_ & 1]
        colour = next((one for one in left if one in wanted), None)
        if colour is not None:
            left.remove(colour)
            found.append((colour, True))
        else:
            found.append((ANY if len(wanted) > 1 else wanted[0], False))
    return found


def progress(scene: Scene, seat: int, milestone: MilestonePart | None) -> tuple[str, int, int]:
    """The stack of a milestone, how many of its managers and conditions are there, and of how many."""
    if milestone is None:
        return "", 0, 0
    board = scene.board
    tile = board.milestone_number[milestone.tile]
    conditions = board.conditions[tile]
    done = sum(met(scene, seat, condition) >= condition[2] for condition in conditions)
    return board.stack[tile], done + len(milestone.managers), len(conditions) + len(board.managers[tile])


def met(scene: Scene, seat: int, condition: Condition) -> int:
    """How much a seat has of what a condition wants."""
    kind, level, _ = condition
    board, state = scene.board, scene.state
    if kind == "connected":
        have = state.cities[seat] & board.level_mask[level]
    elif kind == "stations":
        have = state.stations[seat] & board.level_mask[level]
    elif kind == "deal":
        have = state.rails[seat] & board.deal_mask
    else:
        have = state.rails[seat] & board.hard_mask[level]
    return have.bit_count()
