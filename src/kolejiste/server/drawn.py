"""Drawn parts as pages get them: HTML with a hash, so that a page asks only for what has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from kolejiste.core.contract import Game, View
from kolejiste.core.drawing import seat_mark
from kolejiste.core.parts import Part, nameless
from kolejiste.core.svg import element, number

from .speech import web_words

if TYPE_CHECKING:
    from .live import LiveTable


@dataclass(frozen=True, slots=True)
class DrawnPart:
    """A part of the drawing as HTML."""

    name: str
    role: str
    seat: int | None
    folded: bool
    hash: str
    html: str
    of: tuple[Part, str, str] = field(compare=False, repr=False)  # what it was made from: the part, root and language


Drawings = dict[str, tuple[DrawnPart, ...]]  # by name, how each part of a table was drawn lately, the last one first


def drawing(
    game: Game, view: View, language: str, theme: str, names: Sequence[str], known: Drawings | None = None
) -> tuple[DrawnPart, ...]:
    """The position that a view shows; what is `known` of it is not made again."""
    return drawn_parts(game, game.parts(view, language, names), language, theme, known)


def drawn_parts(
    game: Game, parts: Sequence[Part], language: str, theme: str, known: Drawings | None = None
) -> tuple[DrawnPart, ...]:
    """The parts for a page in this language and theme."""
    root, known = game.root(theme), {} if known is None else known
    return tuple(_drawn(part, root, language, known, game.players + 1) for part in parts)


def _drawn(part: Part, root: str, language: str, known: Drawings, most: int) -> DrawnPart:
    """The part as HTML: the very same one where it is known, for most of a drawing is the same for all who look, and
    after the next move. To find that out by comparing is quicker than any key: rooms keep what they have drawn, and a
    text that is itself the other one is equal at first sight. Of a part as many are known as there are seats, and one
    more for all spectators."""
    last, of = known.get(part.name, ()), (part, root, language)
    found = next((one for one in last if one.of == of), None)
    if found is None:
        html = _html(part, root, language)
        mark = hashlib.blake2b(html.encode(), digest_size=6).hexdigest()
        found = DrawnPart(part.name, part.role, part.seat, part.folded, mark, html, of)
        known[part.name] = (found, *last[: most - 1])
    return found


def _html(part: Part, root: str, language: str) -> str:
    pieces = []
    for piece in part.pieces:
        width, height = number(piece.width), number(piece.height)
        pieces.append(
            f'<svg class="{root} piece" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
            f' lang="{language}" role="group">{piece.drawing}</svg>'
        )
    return element(
        "section",
        *(pieces or [""]),
        id=f"k-part-{part.name}",
        class_="part",
        data_role=part.role,
        data_heading=part.heading or None,
        data_seat=part.seat,
        data_folded="yes" if part.folded else None,
        data_smallest=part.smallest,
        aria_label=part.heading or None,
    )


def symbols(game: Game, language: str, theme: str) -> str:
    """What all drawn parts of a page use, in an SVG that is not seen."""
    root = game.root(theme)
    badges = [
        element("g", seat_mark(seat, 18, 18, 32), id=f"k-badge-{seat}", class_=root) for seat in range(game.players)
    ]
    defs = element("defs", game.symbols(language, theme), *badges)
    return element("svg", defs, class_=f"{root} symbols", width=0, height=0, aria_hidden="true")


def board_css_address(table: LiveTable, theme: str) -> str:
    """The address of the style sheet of a table's boards, new whenever it is."""
    mark = hashlib.blake2b(table.game.style(theme).encode(), digest_size=6).hexdigest()
    return f"/tables/{table.id}/board.css?theme={theme}&v={mark}"


@cache
def badge(root: str, seat: int) -> Markup:
    """A seat's colour and number, as the board has it; the page's `symbols` have the drawing."""
    drawn = f'<svg class="{root} badge" viewBox="0 0 36 36" aria-hidden="true"><use href="#k-badge-{seat}"/></svg>'
    return Markup(drawn)


def from_above(game: Game, views: Sequence[View], public: View, language: str, names: Sequence[str]) -> list[Part]:
    """The public position, and after it what each seat knew that others did not: by role, under the name, for the
    headings of a room speak to whoever holds it."""
    parts = game.parts(public, language, names)
    for seat, (name, view) in enumerate(zip(game.names(language, names), views, strict=False)):
        private = [nameless(part) for part in game.parts(view, language, names) if part.private]
        for role in dict.fromkeys(part.role for part in private):
            there = [part for part in private if part.role == role]
            pieces = tuple(piece for part in there for piece in part.pieces)
            least = min(part.smallest for part in there)
            heading = web_words(language)("own-view", name=name)
            parts.append(Part(f"above-{seat}-{role}", role, pieces, heading, seat, private=True, smallest=least))
    return parts
