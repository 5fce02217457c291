"""The track of all rows: start card, laid cards, free slots, bends, end card, and the locomotives on their lines."""

from __future__ import annotations

from kolejiste.core.drawing import WIDTH, Strip
from kolejiste.core.svg import element, number, text, title

from ..components import HEIGHTS
from ..rules.locomotives import targets
from .cards import HIGH, LANES, SIDE, STATION, SYMBOL, bend_cards, bend_signs, end_card, rail_card, start_card
from .scene import Scene
from .symbols import locomotive

MARGIN, GAP = 12.0, 12.0  # around the rows, between the rows
BELOW = HIGH + GAP
LOCO = 0.92  # scale of a locomotive
NOBODY = (-1, -1, -1)


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
            return self.left - SIDE + 41, self.row(0) + LANES[self._start(seat)], False
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
            return self.left - 22, self.row(0) + LANES[self._start(seat)] - 2, False
        row, step = divmod(place - 1, self.slots + 1)
        back = bool(row % 2)
        if step == self.slots:
            x = self.left - 26 if back else self.right + 26
            return x, self.row(row) + LANES[self.enters(seat, row)] + 2, back
        slot = row * self.slots + step
        x, y = self.slot(slot)
        return x + self.card - 22, y + LANES[self.scene.lanes[seat][slot][1]] - 2, back

    def _start(self, seat: int) -> int:
        track = self.scene.view.seats[seat].track
        return 0 if track is None else HEIGHTS.index(track)

    def enters(self, seat: int, row: int) -> int:
        """The height at which a seat's line comes out of a full row."""
        ends = self.scene.lanes[seat][(row + 1) * self.slots - 1]
        return ends[0] if row % 2 else ends[1]

    def seats(self, heights: dict[int, int]) -> tuple[int, int, int]:
        """The seat at each height."""
        found = [-1, -1, -1]
        for seat, height in heights.items():
            found[height] = seat
        return found[0], found[1], found[2]


def track(scene: Scene) -> Strip:
    """Everything that lies in the middle of the table."""
    ground = Ground(scene)
    parts = [element("rect", x=1, y=0, width=WIDTH - 2, height=ground.height, rx=12, class_="ground")]
    parts += [_start(scene, ground), _end(scene, ground)]
    parts += [_bend(scene, ground, row) for row in range(ground.rows - 1)]
    parts += _slots(scene, ground)
    parts += _targets(scene, ground)
    parts += _locomotives(scene, ground)
    return Strip("track", "".join(parts), ground.height)


def _at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def _start(scene: Scene, ground: Ground) -> str:
    view, board = scene.view, scene.board
    x, y = ground.left - SIDE, ground.row(0)
    if view.side is None:
        inner = element("rect", x=2, y=2, width=SIDE - 4, height=HIGH - 4, rx=7, class_="next")
        inner += text(SIDE / 2, HIGH / 2 + 12, "?", 40, class_="next-number")
        return element("g", title(scene.words("board-start")), inner, id="start", transform=_at(x, y))
    symbols = tuple(board.symbols[symbol] for symbol in board.start_symbol[board.sides.index(view.side)])
    taken = {seat: ground._start(seat) for seat, seen in enumerate(view.seats) if seen.track is not None}
    parts = [title(scene.words("board-start")), start_card(symbols, ground.seats(taken))]
    for height, lane in zip(HEIGHTS, LANES, strict=True):
        if f"track-{height}" in scene.picks:
            ring = element("rect", x=3, y=lane - 30, width=SIDE - 6, height=60, rx=10, class_="target")
            parts.append(element("g", ring, id=f"lane-{height}", class_="pick", data_pick=f"track-{height}"))
        elif view.phase == "track":  # not to be seen, but it tells why it cannot be chosen
            ring = element("rect", x=3, y=lane - 30, width=SIDE - 6, height=60, rx=10, class_="touch")
            parts.append(element("g", ring, id=f"lane-{height}"))
    return element("g", *parts, id="start", transform=_at(x, y))


def _end(scene: Scene, ground: Ground) -> str:
    y = ground.row(ground.rows - 1)
    move = _at(ground.right, y) if ground.rows % 2 else f"translate({number(ground.left)} {number(y)}) scale(-1 1)"
    return element("g", title(scene.words("board-end")), end_card(), id="end", transform=move)


def _bend(scene: Scene, ground: Ground, row: int) -> str:
    """The bend after a row; lines are tinted once trains have come that far."""
    seats = NOBODY
    if len(scene.view.laid) >= (row + 1) * ground.slots:
        there = range(scene.game.players)
        seats = ground.seats({seat: ground.enters(seat, row) for seat in there if scene.lanes[seat]})
    y = ground.row(row)
    leaves = scene.board.bend
    lines = bend_cards(leaves, BELOW, seats)
    if row % 2:
        drawn = element("g", lines, transform=f"translate({number(ground.left)} {number(y)}) scale(-1 1)")
        signs = element("g", bend_signs(leaves, BELOW, seats, True), transform=_at(ground.left - SIDE, y))
    else:
        drawn = element("g", lines, transform=_at(ground.right, y))
        signs = element("g", bend_signs(leaves, BELOW, seats, False), transform=_at(ground.right, y))
    return element("g", title(scene.words("board-free-move")), drawn, signs, id=f"bend-{row + 1}")


def _slots(scene: Scene, ground: Ground) -> list[str]:
    view, wide = scene.view, ground.card
    found = []
    for slot in range(ground.rows * ground.slots):
        x, y = ground.slot(slot)
        if slot < len(view.laid):
            heights = {seat: line[slot][0] for seat, line in enumerate(scene.lanes) if line}
            inner = title(scene.card_words(view.laid[slot]))
            inner += rail_card(scene.board, view.laid[slot], wide, ground.seats(heights))
        else:
            upcoming = slot == len(view.laid) and not view.over and view.phase not in ("side", "track")
            inner = element(
                "rect", x=3, y=3, width=wide - 6, height=HIGH - 6, rx=7, class_="next" if upcoming else "slot"
            )
            name = "next-number" if upcoming else "slot-number"
            inner += text(wide / 2, HIGH / 2 + 11, str(slot + 1), 34, class_=name)
            if upcoming:
                turn = -1 if slot // ground.slots % 2 else 1
                m = wide / 2
                path = (
                    f"M{number(m - 18 * turn)} 152h{number(36 * turn)}m{number(-11 * turn)}-10l{number(11 * turn)} 10"
                )
                inner += element("path", d=f"{path}l{number(-11 * turn)} 10", class_="arrow")
        found.append(element("g", inner, id=f"slot-{slot + 1}", transform=_at(x, y)))
    return found


def _targets(scene: Scene, ground: Ground) -> list[str]:
    """Where the viewer's slower locomotive may run to."""
    seat = scene.view.seat
    if seat is None or "slow-1" not in scene.picks:
        return []
    found = []
    for steps, place in enumerate(targets(scene.state, seat), 1):
        x, y, bend = ground.stop(seat, place)
        symbols = scene.view.seats[seat].stops[place] or []
        half = 16.0 if bend else SYMBOL / 2 + 6
        tall = half if bend or len(symbols) < 2 else SYMBOL + 7
        ring = element(
            "rect", x=x - half, y=y - tall, width=2 * half, height=2 * tall, rx=half if bend else 10, class_="target"
        )
        badge = element("circle", cx=x + half - 1, cy=y - tall + 3, r=11, class_="badge")
        badge += text(x + half - 1, y - tall + 9, str(steps), 17, class_="on-badge")
        found.append(element("g", ring, badge, **scene.pick(f"slow-{steps}")))
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
                    transform=f"translate({number(x)} {number(y)}) scale({LOCO})",
                )
            )
    return found
