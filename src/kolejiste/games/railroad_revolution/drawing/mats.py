"""The players' mats in small pieces: actions, workers, money and shares, pieces to be built or sold, and trains.

The viewer's own ones can be chosen; everybody else has one short card, and the whole mat on demand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, fitted, number, text, title

from ..actions import SOURCES
from ..components import ACTIONS, COLOURS, MatSector
from ..speech import money
from .effects import Sign, ability_signs, action_signs, at, fitting, line, train_signs
from .milestones import card, completed, completed_words, progress
from .scene import Scene, pick, touch
from .symbols import icon, worker

ACTION = (128.0, 80.0)
SIGN = 15.0
SMALL = 14.0  # icons whose letters are the smallest that are read
CELL = (39.0, 36.0)  # a pile of workers
CREW = (CELL[0] * 5 + 24, 80.0)
PURSE = (64.0, 80.0)
STRIP = (248.0, 48.0)
TRAIN = (45.0, 36.0)  # a pile of trains
LABEL = 21.0  # the room of a row's picture
LETTERS = 15.0
SHORT = (266.0, 56.0)  # a rival's card
# How four abilities can stand two beside each other.
PAIRINGS = (((1, 3), (2, 4)), ((1, 2), (3, 4)), ((1, 4), (2, 3)))


@dataclass(frozen=True, slots=True)
class Mat:
    """A mat to be drawn: whose, and whether it is the viewer's own, on which things can be chosen."""

    scene: Scene
    seat: int
    own: bool

    def pick(self, name: str) -> dict[str, str | None]:
        """What makes an element choosable; on another's mat it has another id and no more."""
        return pick(name) if self.own else {"id": f"mat-{self.seat + 1}-{name}"}

    def touch(self, wide: float, high: float, x: float = 0, y: float = 0) -> str:
        return touch(wide, high, x, y) if self.own else ""

    def named(self, name: str) -> str:
        """The id of something that is only looked at."""
        return f"{name}-{self.seat + 1}" if self.own else f"mat-{self.seat + 1}-{name}"

    def once(self, kind: str, *depends: object, make: object) -> str:
        return self.scene.once((kind, self.seat, self.own, *depends), make)  # type: ignore[arg-type]  # what is called


def own(scene: Scene) -> list[Part]:
    """The viewer's milestones, trains and mat; small parts find a place where one large part would not."""
    seat = scene.view.seat
    if seat is None:
        return []
    mat = Mat(scene, seat, True)
    pieces = (_purse(mat), _crew(mat), *_actions(mat), _strip(mat))
    return [
        Part("hand", "hand", (_slot(mat, 0), _slot(mat, 1)), scene.say("board-own-milestones")),
        Part("own-trains", "hand", tuple(_trains(mat)), scene.say("board-own-trains")),
        Part("own", "own", pieces, scene.say("board-own")),
    ]


def others(scene: Scene) -> list[Part]:
    """Everybody else in short, and their whole mats."""
    found = []
    for seat in range(scene.game.players):
        if seat == scene.view.seat:
            continue
        mat, name = Mat(scene, seat, False), scene.names[seat]
        found.append(Part(f"rival-{seat + 1}", "rivals", (_short(mat),), name, seat))
        pieces = (_purse(mat), _crew(mat), _slot(mat, 0), _slot(mat, 1), _strip(mat), *_trains(mat))
        found.append(Part(f"mat-{seat + 1}", "rivals", pieces, name, seat, folded=True))
    return found


# --- actions and workers ---------------------------------------------------------------------------------------------


def _actions(mat: Mat) -> list[Piece]:
    """The four actions: what each is, and what the workers add."""
    talk, found = mat.scene.view.table.talk, []
    for action in ACTIONS:
        here = talk.action == action and mat.scene.view.turn == mat.seat
        placed = talk.worker if here else None
        drawing = mat.scene.once(("action", action, placed), lambda: _action(mat.scene, action, placed))  # noqa: B023 (called at once)
        found.append(Piece(drawing, *ACTION))
    return found


def _action(scene: Scene, action: str, placed: str | None) -> str:
    wide, high = ACTION
    words = fitted(scene.say(f"main-{action}"), LETTERS, wide - 36, bold=True)
    return element(
        "g",
        title(_action_words(scene, action)),
        element("rect", width=wide, height=high, rx=7, class_="cell"),
        text(7, 16, words, LETTERS, font_weight="bold"),
        worker(placed, wide - 15, 14, 22) if placed else "",
        at(fitting(action_signs(scene, action), SIGN, wide - 12), 7, 31),
        _abilities(scene, action),
        touch(wide, high),
        **pick(f"action-{action}"),
    )


def _abilities(scene: Scene, action: str) -> str:
    """What the workers with a speciality add, in two lines as narrow as can be."""
    room = ACTION[0] - 8
    found = [line((("worker", colour), *ability_signs(scene, action, colour)), SMALL) for colour in COLOURS]
    pairing = min(PAIRINGS, key=lambda pairs: max(found[one][0] + found[two][0] for one, two in pairs))
    parts = []
    for row, (one, two) in enumerate(pairing):
        left, right = found[one], found[two]
        x = min(max(left[0] + 4, room / 2 + 2), room - right[0])
        parts += [at(left, 4, 51 + 18 * row), at(right, 4 + x, 51 + 18 * row)]
    return "".join(parts)


def _action_words(scene: Scene, action: str) -> str:
    speaker = scene.speaker
    added = [f"{speaker.worker(colour)}: {speaker.ability(action, colour)}" for colour in COLOURS]
    return f"{speaker.main(action)}; " + "; ".join(added)


def _crew(mat: Mat) -> Piece:
    """The workers in the supply and on the mat, by colour."""
    state, seat = mat.scene.state, mat.seat
    supply, there = tuple(state.supply[seat]), tuple(state.mat[seat])
    drawing = mat.once("crew", supply, there, make=lambda: _crew_drawn(mat, (supply, there)))
    return Piece(drawing, *CREW)


def _crew_drawn(mat: Mat, rows: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
    scene, parts = mat.scene, [element("rect", width=CREW[0], height=CREW[1], rx=7, class_="panel")]
    for row, (source, counts) in enumerate(zip(SOURCES, rows, strict=True)):
        y = 2.0 + row * (CELL[1] + 4)
        parts.append(element("g", title(scene.say(f"board-source-{source}")), icon(source, 12, y + CELL[1] / 2, 18)))
        for place, (colour, count) in enumerate(zip(COLOURS, counts, strict=True)):
            x, name = LABEL + 1 + place * CELL[0], f"{source}-{colour}"
            words = f"{scene.say(f'workers-{colour}', count=count)} {scene.say('own', source=source)}"
            parts.append(
                element(
                    "g",
                    title(words),
                    worker(colour, x + 13, y + CELL[1] / 2, 23, faint=not count),
                    text(x + 26, y + 24, str(count), LETTERS, font_weight="bold", class_=None if count else "soft"),
                    mat.touch(CELL[0] - 4, CELL[1], x, y),
                    **mat.pick(name),
                )
            )
    return element("g", *parts, id=mat.named("crew"))


# --- money and pieces ------------------------------------------------------------------------------------------------


def _purse(mat: Mat) -> Piece:
    """Money, shares, and the milestones completed with their points."""
    state, seat = mat.scene.state, mat.seat
    have, shares, done = state.money[seat], state.shares[seat], tuple(mat.scene.seat(seat).completed)
    drawing = mat.once("purse", have, shares, done, make=lambda: _purse_drawn(mat, have, shares, done))
    return Piece(drawing, *PURSE)


def _purse_drawn(mat: Mat, have: int, shares: int, done: tuple[str, ...]) -> str:
    scene, (wide, high) = mat.scene, PURSE
    points = completed(scene, done)
    rows: tuple[tuple[Sign, ...], ...] = (
        (("note", money(have)),),
        (("icon", "share"), ("text", str(shares))),
        (("icon", "check"), ("text", str(len(done))), ("icon", "star"), ("text", str(points))),
    )
    words = [scene.say("board-purse", money=money(have), shares=shares), *completed_words(scene, done)]
    found = [fitting(signs, size, wide - 8) for signs, size in zip(rows, (18.0, 18.0, 14.0), strict=True)]
    return element(
        "g",
        title("; ".join(words)),
        element("rect", width=wide, height=high, rx=7, class_="panel"),
        *(at(one, (wide - one[0]) / 2, y) for one, y in zip(found, (17.0, 41.0, 64.0), strict=True)),
        id=mat.named("purse"),
    )


def _strip(mat: Mat) -> Piece:
    """The pieces left in each sector with what one is sold for; the logo stands before the last."""
    board, state, seat = mat.scene.board, mat.scene.state, mat.seat
    rails, buildings = state.rails_gone[seat], state.buildings_gone[seat]

    def make() -> str:
        hint = mat.scene.say("board-pieces", rails=board.mat_rails - rails, buildings=board.mat_buildings - buildings)
        pieces = _pieces(tuple(board.edition.mat.sectors), seat, rails, buildings)
        return element("g", title(hint), pieces, id=mat.named("pieces"))

    return Piece(mat.once("strip", rails, buildings, make=make), *STRIP)


@lru_cache(1024)
def _pieces(sectors: tuple[MatSector, ...], seat: int, rails_gone: int, buildings_gone: int) -> str:
    parts, logo = [], False
    each = STRIP[0] / len(sectors)
    for place, sector in enumerate(sectors):
        x = place * each
        wide = 10 + 10 * sector.buildings
        left = x + (each - wide) / 2
        parts.append(element("rect", x=x + 1, y=1, width=each - 2, height=STRIP[1] - 2, rx=5, class_="cell"))
        if sector.right_of_logo and not logo:
            logo = True
            parts.append(element("path", d=f"M{number(x)} 0V{number(STRIP[1])}", class_="logo"))
        parts.append(text(x + each / 2, 15, str(sector.value), 12, class_="mid", font_weight="bold"))
        for row in range(sector.rails):
            class_ = "gone" if row < rails_gone else f"piece seat-{seat}"
            parts.append(element("rect", x=left, y=23 + 11 * row, width=9, height=6.5, rx=2, class_=class_))
        for column in range(sector.buildings):
            middle = left + 15 + 10 * column
            class_ = "gone" if column < buildings_gone else f"piece seat-{seat}"
            roof = f"M{number(middle)} 23l4.3 4.4v10.6h-8.6v-10.6z"
            parts.append(element("path", d=roof, class_=class_))
        rails_gone, buildings_gone = rails_gone - sector.rails, buildings_gone - sector.buildings
    return "".join(parts)


# --- trains and milestones -------------------------------------------------------------------------------------------


def _trains(mat: Mat) -> list[Piece]:
    """A pile of trains of each type: those that lie face up, and those face down."""
    board, state, seat, found = mat.scene.board, mat.scene.state, mat.seat, []
    wide = LABEL + TRAIN[0] * len(board.trains) - 2
    for face, counts in (("up", tuple(state.trains_up[seat])), ("down", tuple(state.trains_down[seat]))):
        drawing = mat.once("trains", face, counts, make=lambda: _row(mat, face, counts, wide))  # noqa: B023 (called at once)
        found.append(Piece(drawing, wide, STRIP[1]))
    return found


def _row(mat: Mat, face: str, counts: Sequence[int], wide: float) -> str:
    parts = [
        element("rect", width=wide, height=STRIP[1], rx=7, class_="panel"),
        icon("train" if face == "up" else "flipped", 11, STRIP[1] / 2, 16),
    ]
    parts += [_train(mat, kind, face, count, LABEL + kind * TRAIN[0], 6) for kind, count in enumerate(counts)]
    return element("g", *parts, id=mat.named(f"trains-{face}"))


def _train(mat: Mat, kind: int, face: str, count: int, x: float, y: float) -> str:
    scene, board = mat.scene, mat.scene.board
    wide, high = TRAIN[0] - 4, TRAIN[1]
    signs = fitting(train_signs(board.train_effect[kind]), SIGN, wide - 1)
    hint = scene.say(f"board-train-{face}", effect=scene.effect(board.train_effect[kind]), count=count)
    inner = [
        title(hint),
        element("rect", x=x, y=y, width=wide, height=high, rx=6, class_="cell" if face == "up" and count else "gone"),
        element(
            "g",
            at(signs, x + (wide - signs[0]) / 2, y + (10 if count else high / 2)),
            text(x + wide / 2, y + 31, f"{count}×", 13, class_="mid", font_weight="bold") if count else "",
            opacity=None if count else 0.45,
        ),
        mat.touch(wide, high, x, y),
    ]
    return element("g", *inner, **mat.pick(f"flip-{board.trains[kind]}-{face}"))


def _slot(mat: Mat, place: int) -> Piece:
    """A milestone slot of the mat."""
    return card(
        mat.scene, mat.seat, mat.scene.seat(mat.seat).milestones[place], mat.pick(f"milestone-{place + 1}"), mat.own
    )


# --- in short --------------------------------------------------------------------------------------------------------


def _short(mat: Mat) -> Piece:
    """Money, shares, pieces, trains, workers and milestones of another seat in two lines."""
    scene, state, seat, board = mat.scene, mat.scene.state, mat.seat, mat.scene.board
    above: tuple[Sign, ...] = (
        ("note", money(state.money[seat])),
        ("icon", "share"),
        ("text", str(state.shares[seat])),
        ("icon", "rail"),
        ("text", str(board.mat_rails - state.rails_gone[seat])),
        ("icon", "station"),
        ("text", str(board.mat_buildings - state.buildings_gone[seat])),
        ("icon", "train"),
        ("text", str(sum(state.trains_up[seat]))),
        ("icon", "flipped"),
        ("text", str(sum(state.trains_down[seat]))),
    )
    supply, there = tuple(state.supply[seat]), tuple(state.mat[seat])
    crew = tuple(map(sum, zip(supply, there, strict=True)))
    held = tuple(progress(scene, seat, milestone) for milestone in scene.seat(seat).milestones)

    def make() -> str:
        parts = [element("rect", width=SHORT[0], height=SHORT[1], rx=7, class_="panel")]
        parts.append(at(fitting(above, 15.5, SHORT[0] - 16), 8, 16))
        for place, (colour, count) in enumerate(zip(COLOURS, crew, strict=True)):
            x = 6.0 + 30 * place
            parts.append(worker(colour, x + 9, 41, 18, faint=not count))
            parts.append(text(x + 19, 46, str(count), 13, font_weight="bold", class_=None if count else "soft"))
        for place, (stack, have, need) in enumerate(held):
            x = 158.0 + 54 * place
            parts.append(element("rect", x=x, y=31, width=51, height=20, rx=5, class_="cell"))
            words = f"{stack} {have}/{need}" if stack else "–"
            parts.append(text(x + 25.5, 45.5, words, 13, class_="mid", font_weight="bold"))
        return element("g", title(_short_words(mat)), *parts, id=f"purse-{seat + 1}")

    return Piece(mat.once("short", above, supply, there, held, make=make), *SHORT)


def _short_words(mat: Mat) -> str:
    scene, part = mat.scene, mat.scene.seat(mat.seat)
    means = scene.say("board-purse", money=money(part.money or 0), shares=part.shares or 0)
    crew = scene.say("outline-workers", supply=scene.speaker.crew(part.supply or {}), mat=scene.speaker.crew(part.mat))
    return f"{means}. {crew}"
