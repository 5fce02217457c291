"""The table around the map: the Golden Spike, the automa, a turn in progress, the share values, and the legend."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.drawing import seat_mark
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, fitted, number, text, text_width, title, wrapped
from kolejiste.core.text import Words

from ..columns import COLUMNS, used
from ..rules.building import trains_needed
from .companies import WIDE, crowd
from .scene import Scene, say
from .symbols import ANCHOR, SPIKE, chip, icon, pawn, wagon

SPIKE_HIGH, AUTOMA_HIGH, TURN_HIGH = 36.0, 84.0, 40.0
TABLE, HEADER, LINE = 180.0, 24.0, 20.0  # the width of a table of values, and the height of its lines
MARKERS = (27.0, 66.0)  # where the companies' markers stand
VALUES = (83.0, 118.0, 156.0)  # the middles of the columns
SPAN = 8  # track lengths in a table


# --- the Golden Spike and the automa ---------------------------------------------------------------------------------


def spike(scene: Scene) -> list[Piece]:
    """The Golden Spike's tile with the companies that run its branches."""
    seen, words = scene.view.table.spike, scene.say
    if seen is None:
        return []
    parts = [
        title(words("outline-spike")),
        element("rect", width=WIDE, height=SPIKE_HIGH, rx=10, class_="gold", stroke_width=1.6),
        icon(SPIKE, 21, SPIKE_HIGH / 2, 30),
    ]
    if seen.state == "void":
        parts.append(text(42, 25, fitted(words("board-spike-void"), 13, WIDE - 50), 13))
    else:
        each = (WIDE - 40) / 2
        for place, (key, operator) in enumerate((("board-east", seen.east), ("board-west", seen.west))):
            x = 40 + place * each
            parts.append(
                element("circle", cx=x + 13, cy=SPIKE_HIGH / 2, r=12, class_="slot")
                if operator is None
                else wagon(operator, x + 13, SPIKE_HIGH / 2, 24)
            )
            lines = wrapped(words(key), 13, each - 46)[:2]
            top = SPIKE_HIGH / 2 + 4.5 - 7.5 * (len(lines) - 1)
            parts += [text(x + 31, top + 15 * line, word, 13) for line, word in enumerate(lines)]
    return [Piece(element("g", *parts, id="spike"), WIDE, SPIKE_HIGH)]


def automa(scene: Scene) -> list[Piece]:
    """The automa's markers in words, and the tokens left in its bag."""
    seen, words, game = scene.view.table.automa, scene.say, scene.game
    if seen is None:
        return []
    city = game.land.city_names[game.land.city_number[seen.city]] if seen.city is not None else "–"
    name = scene.names[game.people]
    parts = [
        title(words("board-bag", seat=name)),
        element("rect", width=WIDE, height=AUTOMA_HIGH, rx=10, class_="panel"),
        pawn(game.people, 16, 15, 21),
        chip(seen.company, 40, 14, 19),
        text(55, 19, fitted(city, 14, WIDE - 62, bold=True), 14, font_weight="bold"),
    ]
    bag = seen.bag if seen.bag is not None else dict(zip(game.automa_faces, game.automa_counts, strict=False))
    across = -(-len(game.automa_faces) // 2)
    step = (WIDE - 10) / across
    for place, face in enumerate(game.automa_faces):
        row, column = divmod(place, across)
        move = f"translate({number(7 + column * step)} {number(28 + 27 * row)})"
        parts.append(_face(scene, face, bag.get(face, 0), move))
    return [Piece(element("g", *parts, id="automa-box"), WIDE, AUTOMA_HIGH)]


def _face(scene: Scene, face: str, count: int, move: str) -> str:
    """A kind of token with how many of it are in the bag."""
    if face == "refresh":
        hint, drawn = scene.say("board-refresh", count=count), element("path", d=_ARROWS, class_="turned")
    else:
        company, city = face.split("-")
        hint = scene.say("board-bag-token", company=int(company), city=int(city), count=count)
        drawn = text(15, 16, f"{company}–{city}", 13, class_="mid on-token")
    return element(
        "g",
        title(hint),
        element("rect", width=30, height=23, rx=7, class_="token"),
        drawn,
        text(33, 16, str(count), 13, class_="soft", font_weight="bold"),
        id=f"bag-{face}",
        transform=move,
        opacity=None if count else 0.4,
    )


_ARROWS = "M8 11a7 7 0 0 1 12-4M22 13a7 7 0 0 1-12 4M21 2.5v5h-5M9 21v-5h5"  # two in a circle


# --- a turn in progress ----------------------------------------------------------------------------------------------


def turn(scene: Scene) -> list[Part]:
    """A track that is being laid, and choices that stand at nothing else."""
    pieces = [_laid(scene)] if scene.laying is not None else []
    if scene.deciding:
        legal = scene.state.legal()
        numbering = scene.game.numbering
        for move, pick, key in ((numbering.pass_, "pass", "board-pass"), (numbering.automa, "automa", "board-run")):
            if move in legal:
                pieces.append(_button(scene.say(key), pick))
    return [Part("turn", "turn", tuple(pieces), scene.say("part-turn"))] if pieces else []


def _laid(scene: Scene) -> Piece:
    """The company, the city, and the trains already laid of those that the way takes."""
    building, game = scene.laying, scene.game
    assert building is not None
    company, city = game.companies.index(building.company), game.land.city_number[building.city]
    need = trains_needed(scene.state, company, city)
    laid = len(building.path)
    words = game.land.city_names[city]
    parts = [
        title(scene.say("board-laid", company=scene.company_names[company], city=words, laid=laid, trains=need)),
        element("rect", width=WIDE, height=TURN_HIGH, rx=10, class_="panel"),
    ]
    x = 17.0
    for place in range(need):
        parts.append(wagon(building.company, x, TURN_HIGH / 2, 20, ghost=place >= laid))
        x += 22
    parts.append(text(x - 4, TURN_HIGH / 2 + 5, fitted(words, 15, WIDE - x, bold=True), 15, font_weight="bold"))
    return Piece(element("g", *parts, id="laid"), WIDE, TURN_HIGH)


def _button(words: str, pick: str) -> Piece:
    wide = min(WIDE, max(80.0, text_width(words, 16, bold=True) + 36))
    label = fitted(words, 16, wide - 16, bold=True)
    drawn = element(
        "g",
        element("rect", width=wide, height=TURN_HIGH, rx=TURN_HIGH / 2, class_="chip"),
        text(wide / 2, 26, label, 16, class_="mid", font_weight="bold"),
        element("rect", width=wide, height=TURN_HIGH, rx=TURN_HIGH / 2, class_="touch"),
        id=pick,
        data_pick=pick,
    )
    return Piece(drawn, wide, TURN_HIGH)


# --- share values and the legend -------------------------------------------------------------------------------------


def values(scene: Scene) -> Part:
    """What a share is worth by track length, with every company's marker: as many lengths to a piece as fit."""
    game, most = scene.game, scene.game.rules.length_most
    columns = tuple(
        (column, tuple(getattr(game.values, column)), column not in used(game), game.two_columns) for column in COLUMNS
    )
    lengths = tuple(zip(game.companies, scene.state.length, strict=True))
    pieces = [
        _lengths(scene.words, lengths, columns, first, min(first + SPAN, most + 1))
        for first in range(0, most + 1, SPAN)
    ]
    return Part("values", "legend", tuple(pieces), scene.say("part-values"), folded=True)


Column = tuple[str, tuple[int, ...], bool, bool]  # its name, the values, whether it is out of use, whether two compete


@lru_cache(1024)
def _lengths(words: Words, at: tuple[tuple[str, int], ...], columns: tuple[Column, ...], first: int, end: int) -> Piece:
    high = HEADER + LINE * SPAN + 4
    parts = [
        element("rect", width=TABLE, height=high, rx=8, class_="panel"),
        text(8, 17, fitted(say(words, "board-length"), 12, VALUES[0] - 26), 12, class_="soft"),
    ]
    lines = [(length, HEADER + LINE * (length - first + 0.5)) for length in range(first, end)]
    for length, y in lines:
        here = [name for name, reached in at if reached == length]
        if here:
            parts.append(element("rect", x=3, y=y - LINE / 2, width=TABLE - 6, height=LINE, rx=5, class_="band"))
        size, spots = crowd(len(here), MARKERS[1] - MARKERS[0], LINE, 17.0) if here else (0.0, [])
        middle = sum(MARKERS) / 2
        parts += [
            element("g", chip(name, middle + dx, y + dy, size), id=f"at-{name}")
            for name, (dx, dy) in zip(here, spots, strict=True)
        ]
        parts.append(text(16, y + 4.6, str(length), 13, class_="mid", font_weight="bold"))
    for x, (column, worth, struck, two) in zip(VALUES, columns, strict=True):
        inner = [
            title(say(words, f"column-{column}-hint", two="yes" if two else "no")),
            text(x, 17, say(words, f"column-{column}"), 12, class_="mid soft"),
        ]
        inner += [
            text(x, y + 4.6, str(worth[length]), 13, class_="mid soft" if struck else "mid") for length, y in lines
        ]
        if struck:
            inner.append(element("path", d=f"M{number(x)} 5V{number(high - 5)}", class_="strike"))
        parts.append(element("g", *inner, id=f"values-{column}-{first}"))
    return Piece("".join(parts), TABLE, high)


def legend(scene: Scene) -> Part:
    """What the rings and the small signs mean."""
    words, game = scene.say, scene.game
    signs: list[tuple[str, str]] = []
    for most in sorted(set(game.capacity)):
        ring = element("circle", cx=13, cy=13, r=9, class_=f"plate ring ring-{min(most, 4)}")
        signs.append((ring, words("board-legend-ring", room=most)))
    first = game.companies[0]
    signs.append((chip("wild", 13, 13, 22), words("board-legend-wild")))
    signs.append((wagon(first, 13, 13, 22), words("board-legend-pool")))
    signs.append((seat_mark(0, 13, 13, 20), words("board-legend-influence")))
    if game.golden_spike:
        signs.append((icon(SPIKE, 13, 13, 24), words("outline-spike")))
    if game.land.ports:
        signs.append((icon(ANCHOR, 13, 13, 22), words("board-legend-port")))
    if game.automas:
        signs.append((pawn(game.people, 13, 13, 21), words("board-legend-marker", seat=scene.names[game.people])))
    return Part("legend", "legend", tuple(_sign(*sign) for sign in signs), words("part-legend"), folded=True)


@lru_cache(1024)
def _sign(drawn: str, caption: str) -> Piece:
    lines = wrapped(caption, 13, WIDE - 34)
    wide = 34 + max(text_width(line, 13) for line in lines)
    said = [text(31, 18 + 16 * place, line, 13) for place, line in enumerate(lines)]
    return Piece(drawn + "".join(said), round(wide, 1), 10.0 + 16 * len(lines))
