"""The players' mats: money, shares, workers, pieces still to be built or sold, trains and milestones.

All are drawn in the same units; the viewer's own one is larger and has the four actions on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kolejiste.core.drawing import LEFT, ROOM, Item, Strip, heading, seat_mark
from kolejiste.core.svg import element, fitted, number, text, title

from ..actions import SOURCES
from ..components import ACTIONS, COLOURS, MatSector
from ..speech import money
from ..view import MilestonePart
from .effects import (
    Condition,
    Sign,
    ability_signs,
    action_signs,
    at,
    condition_signs,
    effect_signs,
    fitting,
    line,
)
from .scene import Scene
from .symbols import ANY, house, icon, worker

LARGER = 1.25  # the viewer's own mat
INNER = 12.0
BETWEEN = 10.0
HEAD = 46.0
CREW = (330.0, 78.0)  # workers by source and colour
STRIP = 56.0  # the height of the pieces
CARD = (221.0, 92.0)  # a milestone
ACTION = 116.0
TRAIN = 34.0
LETTERS = 18.0
PAIRS = (("purple", "grey"), ("orange", "turquoise"))  # workers whose abilities stand beside each other


@dataclass(frozen=True, slots=True)
class _Mat:
    """A mat to be drawn: whose, how wide in its own units, and whether it is the viewer's own."""

    scene: Scene
    seat: int
    width: float
    own: bool

    @property
    def room(self) -> float:
        return self.width - 2 * INNER

    def pick(self, name: str) -> dict[str, str | None]:
        return self.scene.pick(name) if self.own else {}

    def named(self, name: str) -> dict[str, str | None]:
        """What makes an element of the own mat clickable; it has its id there only."""
        return {"id": name, **self.pick(name)} if self.own else {}

    def chosen(self, name: str) -> bool:
        return self.own and name in self.scene.picks


def own(scene: Scene) -> list[Strip]:
    """The viewer's mat."""
    seat = scene.view.seat
    if seat is None:
        return []
    drawing, high = _drawn(_Mat(scene, seat, ROOM / LARGER, True))
    move = f"translate({number(LEFT)} 0) scale({number(LARGER)})"
    return [Strip("own", element("g", drawing, id=f"seat-{seat + 1}", transform=move), high * LARGER)]


def others(scene: Scene) -> list[Strip]:
    """Everybody else's mats, two beside each other."""
    seats = [seat for seat in range(scene.game.players) if seat != scene.view.seat]
    columns = min(2, len(seats))
    width = (ROOM - 10 * (columns - 1)) / columns
    parts, y = [heading(scene.say("board-mats"))], 38.0
    for first in range(0, len(seats), columns):
        row = [(seat, *_drawn(_Mat(scene, seat, width, False))) for seat in seats[first : first + columns]]
        high = max(height for _, _, height in row)
        for column, (seat, drawing, _) in enumerate(row):
            move = f"translate({number(LEFT + column * (width + 10))} {number(y)})"
            parts.append(
                element("g", _ground(scene, seat, width, high), drawing, id=f"seat-{seat + 1}", transform=move)
            )
        y += high + 10
    return [Strip("mats", "".join(parts), y - 10)]


def _ground(scene: Scene, seat: int, width: float, high: float) -> str:
    deciding = not scene.view.over and scene.view.decider == seat
    return element("rect", width=width, height=high, rx=10, class_="panel turn" if deciding else "panel")


def _drawn(mat: _Mat) -> tuple[str, float]:
    """A mat and its height; a wide one has blocks beside each other."""
    parts, y = [_head(mat)], HEAD + 8
    wide = mat.room >= 700
    if mat.own:
        parts.append(_actions(mat, y))
        y += ACTION + BETWEEN
    parts.append(at((0, _crew(mat)), INNER, y))
    if wide:
        parts.append(at((0, _strip(mat, mat.room - CREW[0] - 14)), INNER + CREW[0] + 14, y + 9))
        y += CREW[1] + BETWEEN
    else:
        parts.append(at((0, _purse(mat)), INNER + CREW[0] + 10, y))
        y += CREW[1] + BETWEEN
        parts.append(at((0, _strip(mat, mat.room)), INNER, y))
        y += STRIP + BETWEEN
    cards = [at((0, _slot(mat, place)), INNER + place * (CARD[0] + 8), y) for place in (0, 1)]
    parts += cards
    if wide:
        side = mat.room - 2 * CARD[0] - 20
        drawing, high = _gained(mat, side)
        parts.append(at((0, drawing), INNER + 2 * CARD[0] + 20, y))
        y += max(CARD[1], high) + INNER
    else:
        y += CARD[1] + BETWEEN
        drawing, high = _gained(mat, mat.room)
        parts.append(at((0, drawing), INNER, y))
        y += high + INNER
    if mat.own:
        parts.insert(0, _ground(mat.scene, mat.seat, mat.width, y))
    return "".join(parts), y


def _head(mat: _Mat) -> str:
    """Whose mat it is, with points; a wide one also has money and shares here."""
    scene, seat = mat.scene, mat.seat
    points = scene.view.scores[seat]
    star = line((("icon", "star"), ("text", str(points))), 28)
    right = mat.width - INNER - star[0]
    parts = [
        seat_mark(seat, INNER + 16, 27, 31),
        element("g", title(scene.say("points", points=points)), at(star, right, 27), id=f"points-{seat + 1}"),
    ]
    if mat.room >= 700:
        purse = line((("note", f"${scene.state.money[seat]}"), ("icon", "share"), ("text", str(_shares(mat)))), 27)
        right -= purse[0] + 26
        parts.append(element("g", title(_purse_words(mat)), at(purse, right, 27), id=f"purse-{seat + 1}"))
    room = right - INNER - 52
    parts.append(text(INNER + 40, 35, fitted(scene.names[seat], 23, room, bold=True), 23, font_weight="bold"))
    return "".join(parts)


def _shares(mat: _Mat) -> int:
    return mat.scene.state.shares[mat.seat]


def _purse_words(mat: _Mat) -> str:
    scene, seat = mat.scene, mat.seat
    return scene.say(
        "outline-means", points=scene.view.scores[seat], money=money(scene.state.money[seat]), shares=_shares(mat)
    )


def _purse(mat: _Mat) -> str:
    money = line((("note", f"${mat.scene.state.money[mat.seat]}"),), 27)
    shares = line((("icon", "share"), ("text", str(_shares(mat)))), 28)
    return element("g", title(_purse_words(mat)), at(money, 12, 19), at(shares, 12, 55), id=f"purse-{mat.seat + 1}")


# --- actions and workers ---------------------------------------------------------------------------------------------


def _actions(mat: _Mat, y: float) -> str:
    """The four actions: what each is, and what the workers add."""
    scene = mat.scene
    wide = (mat.room - 24) / 4
    parts = []
    for place, action in enumerate(ACTIONS):
        name = f"action-{action}"
        head = fitting(action_signs(scene, action), 19, wide - 16)
        inner = [
            title(_action_words(scene, action)),
            element("rect", width=wide, height=ACTION, rx=8, class_="cell"),
        ]
        if mat.chosen(name):
            inner.append(element("rect", width=wide, height=ACTION, rx=8, class_="reach-box"))
        words = fitted(scene.say(f"main-{action}"), 18, wide - 16, bold=True)
        inner += [text(8, 21, words, 18, font_weight="bold"), at(head, 8, 39)]
        inner.append(element("path", d=f"M6 54H{number(wide - 6)}", class_="rule"))
        inner += [_abilities(scene, action, pair, wide, 70 + 28 * row) for row, pair in enumerate(PAIRS)]
        here = scene.view.table.talk.action == action and scene.view.turn == mat.seat
        if here and (placed := scene.view.table.talk.worker) is not None:
            inner.append(worker(placed, wide - 17, 16, 24))
        move = f"translate({number(INNER + place * (wide + 8))} {number(y)})"
        parts.append(element("g", *inner, transform=move, **mat.named(name)))
    return "".join(parts)


def _abilities(scene: Scene, action: str, pair: tuple[str, str], wide: float, y: float) -> str:
    """What two workers add, beside each other."""
    size, room = 20.0, wide - 12
    one, two = ((("worker", colour), *ability_signs(scene, action, colour)) for colour in pair)
    needed = line(one, size)[0] + line(two, size)[0] + 9
    size = min(size, size * room / needed)
    first, second = line(one, size), line(two, size)
    return at(first, 6, y) + at(second, 6 + min(max(first[0] + 9, room / 2), room - second[0]), y)


def _action_words(scene: Scene, action: str) -> str:
    def make() -> str:
        speaker = scene.speaker
        added = [f"{speaker.worker(colour)}: {speaker.ability(action, colour)}" for colour in COLOURS]
        return f"{speaker.main(action)}; " + "; ".join(added)

    return scene.once(("action", action), make)


def _crew(mat: _Mat) -> str:
    """The workers in the supply and on the mat, by colour."""
    scene, first = mat.scene, 5 * mat.seat
    label, each = 78.0, (CREW[0] - 78) / len(COLOURS)
    parts = []
    for row, source in enumerate(SOURCES):
        counts = scene.state.supply if source == "supply" else scene.state.mat
        middle = 18.0 + 40 * row
        words = fitted(scene.say(f"board-source-{source}"), LETTERS, label - 4)
        parts.append(text(0, middle + 6, words, LETTERS, class_="soft"))
        for place, colour in enumerate(COLOURS):
            count, x, name = counts[first + place], label + place * each, f"{source}-{colour}"
            if not count:
                parts.append(text(x + 15, middle + 6, "–", LETTERS, class_="mid soft"))
                continue
            hint = f"{scene.say(f'workers-{colour}', count=count)} {scene.say('own', source=source)}"
            inner = [title(hint)]
            if mat.chosen(name):
                box = element("rect", x=x - 1, y=middle - 16, width=each - 4, height=32, rx=8, class_="reach-box")
                inner.append(box)
            inner += [
                worker(colour, x + 15, middle, 27),
                text(x + 32, middle + 7, str(count), 19, font_weight="bold"),
            ]
            parts.append(element("g", *inner, **mat.named(name)))
    return "".join(parts)


# --- pieces ----------------------------------------------------------------------------------------------------------


def _strip(mat: _Mat, room: float) -> str:
    """The pieces left in each sector with what one is sold for; the logo stands before the last."""
    board, state, seat = mat.scene.board, mat.scene.state, mat.seat
    rails, buildings = state.rails_gone[seat], state.buildings_gone[seat]
    hint = mat.scene.say("board-pieces", rails=board.mat_rails - rails, buildings=board.mat_buildings - buildings)
    pieces = _pieces(tuple(board.edition.mat.sectors), seat, rails, buildings, room)
    return element("g", title(hint), pieces, id=f"pieces-{seat + 1}")


@lru_cache(1024)
def _pieces(sectors: tuple[MatSector, ...], seat: int, rails_gone: int, buildings_gone: int, room: float) -> str:
    parts, logo = [], False
    each = room / len(sectors)
    for place, sector in enumerate(sectors):
        x = place * each
        left = x + (each - 44) / 2
        parts.append(element("rect", x=x + 1.5, y=0, width=each - 4, height=STRIP, rx=5, class_="cell"))
        if sector.right_of_logo and not logo:
            logo = True
            parts.append(element("path", d=f"M{number(x - 0.5)} -3V{number(STRIP + 3)}", class_="logo"))
        parts.append(text(x + each / 2, 18, f"${sector.value}", 16, class_="mid", font_weight="bold"))
        for row in range(sector.rails):
            class_ = "gone" if row < rails_gone else f"piece seat-{seat}"
            parts.append(element("rect", x=left, y=28 + 12 * row, width=12, height=7.5, rx=2, class_=class_))
        for column in range(sector.buildings):
            middle = left + 21.5 + 14.5 * column
            if column < buildings_gone:
                parts.append(element("rect", x=middle - 6, y=32, width=12, height=12, rx=2, class_="gone"))
            else:
                parts.append(house(seat, middle, 38, 14))
        rails_gone, buildings_gone = rails_gone - sector.rails, buildings_gone - sector.buildings
    return "".join(parts)


# --- trains and milestones -------------------------------------------------------------------------------------------


def _gained(mat: _Mat, room: float) -> tuple[str, float]:
    """Trains, face up and face down, and completed milestones, in lines; and how high they are."""
    scene, items = mat.scene, []
    board, state = scene.board, scene.state
    first = len(board.trains) * mat.seat
    for train, name in enumerate(board.trains):
        for up, counts in ((True, state.trains_up), (False, state.trains_down)):
            if counts[first + train]:
                items.append(_train(mat, train, f"flip-{name}-{'up' if up else 'down'}", up, counts[first + train]))
    for tile in scene.seat(mat.seat).completed:
        points = board.points[board.milestone_number[tile]]
        stack = board.stack[board.milestone_number[tile]]
        signs = line((("icon", "check"), ("text", stack), ("icon", "star"), ("text", str(points))), 20)
        hint = title(scene.say("board-completed", milestone=scene.speaker.milestone(tile), points=points))
        ground = element("rect", width=signs[0] + 14, height=TRAIN, rx=8, class_="cell")
        items.append((signs[0] + 14, element("g", hint, ground, at(signs, 7, TRAIN / 2))))
    parts, x, y = [], 0.0, 0.0
    for width, drawing in items:
        if x and x + width > room:
            x, y = 0.0, y + TRAIN + 6
        parts.append(at((0, drawing), x, y))
        x += width + 7
    return "".join(parts), y + TRAIN


def _train(mat: _Mat, train: int, name: str, up: bool, count: int) -> Item:
    scene, board = mat.scene, mat.scene.board
    effect = board.train_effect[train]
    more: tuple[Sign, ...] = (("text", f"{count}×"),) if count > 1 else ()
    signs = line((*more, ("icon", "train"), *effect_signs(effect)), 22)
    wide = signs[0] + 14
    hint = scene.say("board-train-up" if up else "board-train-down", effect=scene.effect(effect), count=count)
    inner = [title(hint), element("rect", width=wide, height=TRAIN, rx=8, class_="cell" if up else "gone")]
    if mat.chosen(name):
        inner.append(element("rect", width=wide, height=TRAIN, rx=8, class_="reach-box"))
    inner.append(element("g", at(signs, 7, TRAIN / 2), opacity=None if up else 0.45))
    return wide, element("g", *inner, **mat.named(name))


def _slot(mat: _Mat, place: int) -> str:
    """A milestone slot of the mat."""
    scene, name = mat.scene, f"milestone-{place + 1}"
    milestone = scene.seat(mat.seat).milestones[place]
    if milestone is None:
        return element("rect", width=CARD[0], height=CARD[1], rx=8, class_="gone")
    found = milestone_card(scene, mat.seat, milestone, mat.chosen(name))
    return element("g", found, **mat.named(name))


def milestone_card(scene: Scene, seat: int, milestone: MilestonePart, chosen: bool) -> str:
    """A milestone: its stack and points, managers wanted and there, and how far its conditions are met."""
    board = scene.board
    tile = board.milestone_number[milestone.tile]
    conditions = [(condition, met(scene, seat, condition)) for condition in board.conditions[tile]]
    wide, high = CARD
    parts = [
        title(_milestone_words(scene, tile)),
        element("rect", width=wide, height=high, rx=8, class_="cell"),
    ]
    if chosen:
        parts.append(element("rect", width=wide, height=high, rx=8, class_="reach-box"))
    head: tuple[Sign, ...] = (("soft", board.stack[tile]), ("icon", "star"), ("text", str(board.points[tile])))
    parts.append(at(line(head, 24), 8, 20))
    for place, (colour, there) in enumerate(managers(scene, tile, milestone.managers)):
        parts.append(worker(colour, wide - 20 - 28 * place, 20, 26, faint=not there))
        if there:
            parts.append(icon("check", wide - 12 - 28 * place, 10, 15))
    spot = [(8.0, 49.0), (8.0, 76.0), (wide / 2 + 6, 49.0), (wide / 2 + 6, 76.0)]
    for (condition, have), (x, y) in zip(conditions, spot, strict=False):
        done = have >= condition[2]
        start: tuple[Sign, ...] = (("icon", "check"),) if done else ()
        signs = (*start, ("text", f"{min(have, 99)}/{condition[2]}"), *condition_signs(condition))
        parts.append(at(fitting(signs, 20, wide / 2 - 10 if len(conditions) > 2 else wide - 16), x, y))
    return "".join(parts)


def _milestone_words(scene: Scene, tile: int) -> str:
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
