"""The track of all rows: start card, laid cards, free slots, bends, end card, and the locomotives on their lines."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.kept import Kept
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, number, text, title

from ..components import HEIGHTS, Board
from .cards import (
    HIGH,
    LANES,
    SIDE,
    STATION,
    SYMBOL,
    bend_cards,
    bend_path,
    bend_signs,
    course,
    end_card,
    rail_card,
    start_card,
)
from .scene import NOBODY, Scene, by_height
from .symbols import locomotive

WIDTH = 1000.0
MARGIN, GAP = 12.0, 12.0  # around the rows, between the rows
BELOW = HIGH + GAP
LOCO = 0.92  # scale of a locomotive
BEFORE = ("side", "track")  # phases before the first card
LETTERS = 14.0  # the smallest: names of cards
_tracks: Kept[str] = Kept(256)


class Ground:
    """Where the slots and places of a track lie."""

    def __init__(self, scene: Scene) -> None:
        board = scene.board
        self.scene = scene
        self.slots = board.row_slots
        self.rows = board.edition.track.rows
        self.card = min(130.0, (WIDTH - 2 * MARGIN - 2 * SIDE) / self.slots)
        self.left = (WIDTH - self.slots * self.card) / 2  # of the first column
        self.right = self.left + self.slots * self.card
        self.height = 2 * MARGIN + self.rows * BELOW - GAP

    def row(self, row: int) -> float:
        return MARGIN + row * BELOW

    def slot(self, slot: int) -> tuple[float, float]:
        """The corner of a slot's card."""
        row, column = divmod(slot, self.slots)
        if row % 2:
            column = self.slots - 1 - column
        return self.left + column * self.card, self.row(row)

    def stop(self, seat: int, place: int) -> tuple[float, float, bool]:
        """The middle of a seat's station at a place, and whether it is a bend's."""
        if place == 0:
            return self.left - SIDE + 41, self.row(0) + LANES[self.start(seat)], False
        row, step = divmod(place - 1, self.slots + 1)
        if step == self.slots:
            x = self.left - 18 if row % 2 else self.right + 18
            return x, self.row(row) + LANES[self.enters(seat, row)] - 24, True
        slot = row * self.slots + step
        x, y = self.slot(slot)
        return x + STATION, y + LANES[self.scene.lanes[seat][slot][0]], False

    def locomotive(self, seat: int, place: int) -> tuple[float, float, bool]:
        """The middle of a seat's locomotive at a place, and whether it runs to the left there."""
        if place == 0:
            return self.left - 22, self.row(0) + LANES[self.start(seat)] - 2, False
        row, step = divmod(place - 1, self.slots + 1)
        back = bool(row % 2)
        if step == self.slots:
            x = self.left - 26 if back else self.right + 26
            return x, self.row(row) + LANES[self.enters(seat, row)] + 2, back
        slot = row * self.slots + step
        x, y = self.slot(slot)
        return x + self.card - 22, y + LANES[self.scene.lanes[seat][slot][1]] - 2, back

    def way(self, seat: int, place: int) -> tuple[str, str]:
        """A seat's line through a place behind the start: its path, and where that lies."""
        row, step = divmod(place - 1, self.slots + 1)
        if step == self.slots:
            height = self.enters(seat, row)
            path = bend_path(height, self.scene.board.bend[height], BELOW)
            if row % 2:
                return path, f"{at(self.left, self.row(row))} scale(-1 1)"
            return path, at(self.right, self.row(row))
        slot = row * self.slots + step
        return course(*self.scene.lanes[seat][slot], self.card), at(*self.slot(slot))

    def start(self, seat: int) -> int:
        track = self.scene.view.seats[seat].track
        return 0 if track is None else HEIGHTS.index(track)

    def enters(self, seat: int, row: int) -> int:
        """The height at which a seat's line comes out of a full row."""
        ends = self.scene.lanes[seat][(row + 1) * self.slots - 1]
        return ends[0] if row % 2 else ends[1]


def track(scene: Scene) -> Part:
    """Everything that lies in the middle of the table."""
    ground, view = Ground(scene), scene.view
    key = (
        (scene.game.edition.hash, scene.language, tuple(scene.names)),
        (view.side, tuple(view.laid), view.head, view.over, view.phase in BEFORE),
        tuple((seen.track, seen.slow) for seen in view.seats),
    )
    drawn = _tracks.get(key, lambda: _track(scene, ground))
    piece = Piece(drawn + "".join(_stops(scene, ground)), WIDTH, ground.height)
    return Part("track", "map", (piece,), scene.words("board-track"), smallest=LETTERS)


def _track(scene: Scene, ground: Ground) -> str:
    """What is the same for everybody."""
    parts = [_ground(scene.board, ground.height), _start(scene, ground), _end(scene, ground)]
    parts += [_bend(scene, ground, row) for row in range(ground.rows - 1)]
    parts += _slots(scene, ground)
    return "".join([*parts, *_locomotives(scene, ground)])


@lru_cache(64)
def at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


@lru_cache(8)
def _ground(board: Board, height: float) -> str:
    return element("rect", x=1, y=0, width=WIDTH - 2, height=height, rx=12, class_="track-ground")


def _start(scene: Scene, ground: Ground) -> str:
    view, board = scene.view, scene.board
    x, y = ground.left - SIDE, ground.row(0)
    head = title(scene.words("board-start"))
    if view.side is None:
        inner = element("rect", x=2, y=2, width=SIDE - 4, height=HIGH - 4, rx=7, class_="next-slot")
        inner += text(SIDE / 2, HIGH / 2 + 12, "?", 40, class_="next-number")
        return element("g", head, inner, id="start", transform=at(x, y))
    symbols = tuple(board.symbols[symbol] for symbol in board.start_symbol[board.sides.index(view.side)])
    taken = {seat: ground.start(seat) for seat, seen in enumerate(view.seats) if seen.track is not None}
    parts = [head, start_card(symbols, by_height(taken))]
    for height, lane, symbol in zip(HEIGHTS, LANES, symbols, strict=True):
        named = title(
            scene.words("card-line", height=scene.words(f"height-{height}"), symbols=scene.symbol_name(symbol))
        )
        ring = element("rect", x=4, y=lane - 30, width=SIDE - 8, height=60, rx=10, class_="touch")
        parts.append(element("g", named, ring, id=f"lane-{height}", data_pick=f"track-{height}"))
    return element("g", *parts, id="start", transform=at(x, y))


def _end(scene: Scene, ground: Ground) -> str:
    y = ground.row(ground.rows - 1)
    move = at(ground.right, y) if ground.rows % 2 else f"{at(ground.left, y)} scale(-1 1)"
    return element("g", title(scene.words("board-end")), end_card(), id="end", transform=move)


def _bend(scene: Scene, ground: Ground, row: int) -> str:
    """The bend after a row; lines are tinted once trains have come that far."""
    seats = NOBODY
    if len(scene.view.laid) >= (row + 1) * ground.slots:
        there = range(scene.game.players)
        seats = by_height({seat: ground.enters(seat, row) for seat in there if scene.lanes[seat]})
    y = ground.row(row)
    x = ground.left if row % 2 else ground.right
    return _bend_drawing(scene.board.bend, seats, row, x, y, scene.words("board-free-move"))


@lru_cache(256)
def _bend_drawing(
    leaves: tuple[int, ...], seats: tuple[int, int, int], row: int, x: float, y: float, words: str
) -> str:
    lines = bend_cards(leaves, BELOW, seats)
    if row % 2:
        drawn = element("g", lines, transform=f"{at(x, y)} scale(-1 1)")
        signs = element("g", bend_signs(leaves, BELOW, seats, True), transform=at(x - SIDE, y))
    else:
        drawn = element("g", lines, transform=at(x, y))
        signs = element("g", bend_signs(leaves, BELOW, seats, False), transform=at(x, y))
    return element("g", title(words), drawn, signs, id=f"bend-{row + 1}")


def _slots(scene: Scene, ground: Ground) -> list[str]:
    view, board = scene.view, scene.board
    found = []
    for slot, card in enumerate(view.laid):
        place = board.position(slot)
        stops = scene.state.stops
        met = {seat: board.stations[stops[seat][place]] for seat, line in enumerate(scene.lanes) if line}
        seats = by_height({seat: line[slot][0] for seat, line in enumerate(scene.lanes) if line})
        found.append(_laid(board, card, ground.card, seats, slot, ground.slot(slot), scene.met_words(met)))
    for slot in range(len(view.laid), ground.rows * ground.slots):
        upcoming = slot == len(view.laid) and not view.over and view.phase not in BEFORE
        found.append(_free(slot, upcoming, bool(slot // ground.slots % 2), ground.card, ground.slot(slot)))
    return found


@lru_cache(2048)
def _laid(
    board: Board,
    card: str,
    wide: float,
    seats: tuple[int, int, int],
    slot: int,
    corner: tuple[float, float],
    words: str,
) -> str:
    named = title(f"{slot + 1}. {card}: {words}")
    return element("g", named, rail_card(board, card, wide, seats), id=f"slot-{slot + 1}", transform=at(*corner))


@lru_cache(512)
def _free(slot: int, upcoming: bool, back: bool, wide: float, corner: tuple[float, float]) -> str:
    """A slot without a card; the next one has an arrow in the direction of travel."""
    frame = "next-slot" if upcoming else "free-slot"
    inner = element("rect", x=3, y=3, width=wide - 6, height=HIGH - 6, rx=7, class_=frame)
    name = "next-number" if upcoming else "free-number"
    inner += text(wide / 2, HIGH / 2 + 11, str(slot + 1), 34, class_=name)
    if upcoming:
        turn, middle = -1 if back else 1, wide / 2
        path = f"M{number(middle - 18 * turn)} 152h{number(36 * turn)}m{number(-11 * turn)}-10l{number(11 * turn)} 10"
        inner += element("path", d=f"{path}l{number(-11 * turn)} 10", class_="next-arrow")
    return element("g", inner, id=f"slot-{slot + 1}", transform=at(*corner))


def _stops(scene: Scene, ground: Ground) -> list[str]:
    """The stations ahead of the viewer's slower locomotive, to be run to."""
    seat = scene.view.seat
    if seat is None or scene.view.over:
        return []
    found = []
    for steps, place in enumerate(scene.state.targets(seat), 1):
        x, y, bend = ground.stop(seat, place)
        symbols = scene.board.stations[scene.state.stops[seat][place]]
        half = 19.0 if bend else SYMBOL / 2 + 5
        tall = half if bend or len(symbols) < 2 else SYMBOL + 6
        station = scene.words("outline-bend-stop") if bend else scene.station_name(symbols)
        found.append(
            element(
                "g",
                title(scene.words("outline-stop", stations=steps, station=station)),
                element(
                    "rect",
                    x=x - half,
                    y=y - tall,
                    width=2 * half,
                    height=2 * tall,
                    rx=half if bend else 9,
                    class_="touch",
                ),
                id=f"stop-{steps}",
                data_pick=f"slow-{steps}",
                data_shows=scene.rows_of(symbols),
            )
        )
    return found


def _locomotives(scene: Scene, ground: Ground) -> list[str]:
    view, found = scene.view, []
    for seat, seen in enumerate(view.seats):
        if seen.track is None:
            continue
        together = seen.slow == view.head
        for fast, place in ((False, seen.slow), (True, view.head)):
            x, y, back = ground.locomotive(seat, place)
            if together:  # side by side: the slower one nearer to us
                bend = place > 0 and (place - 1) % (ground.slots + 1) == ground.slots
                y += (0 if fast else 29) if bend else (-15 if fast else 16)
            key = "board-fast" if fast else "board-slow"
            found.append(
                element(
                    "g",
                    title(scene.words(key, seat=scene.names[seat])),
                    locomotive(seat, fast, back),
                    id=f"loco-{seat}-{'fast' if fast else 'slow'}",
                    transform=f"{at(x, y)} scale({LOCO})",
                )
            )
    return found
