"""What would be seen on the track after a move: a card laid, a locomotive run on."""

from __future__ import annotations

from kolejiste.core.svg import element

from ..components import HEIGHTS
from .cards import LANES, SIDE, rail_card, start_card
from .scene import Scene, by_height
from .symbols import locomotive
from .track import LOCO, Ground, at


def card(scene: Scene, seat: int) -> str:
    """The last card of a scene as it would lie there, each line going on, and the way of one seat's locomotive over it
    and, where a bend follows, around it."""
    ground, slot = Ground(scene), len(scene.view.laid) - 1
    place = scene.board.position(slot)
    seats = by_height({other: line[slot][0] for other, line in enumerate(scene.lanes) if line})
    laid = rail_card(scene.board, scene.view.laid[slot], ground.card, seats)
    bend = (slot + 1) % ground.slots == 0 and slot + 1 < scene.board.slots
    parts = [
        element("g", laid, transform=at(*ground.slot(slot))),
        _way(ground, seat, range(place, place + 1 + bend)),
        _engine(ground, seat, place + bend, fast=True),
    ]
    return "".join(parts)


def run(scene: Scene, seat: int, place: int) -> str:
    """The way of a seat's slower locomotive to a place, and it there."""
    ground = Ground(scene)
    passed = range(scene.view.seats[seat].slow + 1, place + 1)
    return _way(ground, seat, passed) + _engine(ground, seat, place, fast=False)


def start(scene: Scene, side: str) -> str:
    """The start card with this side up."""
    ground, board = Ground(scene), scene.board
    symbols = tuple(board.symbols[symbol] for symbol in board.start_symbol[board.sides.index(side)])
    return element("g", start_card(symbols), transform=at(ground.left - SIDE, ground.row(0)))


def trains(scene: Scene, seat: int, track: str) -> str:
    """Both locomotives of a seat at the start of a track."""
    ground = Ground(scene)
    x, y = ground.left - 22, ground.row(0) + LANES[HEIGHTS.index(track)] - 2
    pair = [
        element("g", locomotive(seat, fast, False), transform=f"{at(x, y + (-15 if fast else 16))} scale({LOCO})")
        for fast in (False, True)
    ]
    return "".join(pair)


def _way(ground: Ground, seat: int, passed: range) -> str:
    """A seat's line through some places, in its colour with a light edge."""
    ways = [ground.way(seat, place) for place in passed]
    edges = [element("path", d=path, class_="ghost-edge", transform=where) for path, where in ways]
    lines = [element("path", d=path, class_=f"ghost-way rim-{seat}", transform=where) for path, where in ways]
    return "".join([*edges, *lines])


def _engine(ground: Ground, seat: int, place: int, fast: bool) -> str:
    x, y, back = ground.locomotive(seat, place)
    return element("g", locomotive(seat, fast, back), transform=f"{at(x, y)} scale({LOCO})")
