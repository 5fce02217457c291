"""Drawn parts as pages get them: HTML with a hash, so that a page asks only for what has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kolejiste.core.contract import Game, State, View
from kolejiste.core.drawing import seat_mark
from kolejiste.core.parts import Part, nameless
from kolejiste.core.svg import element, number

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


def drawing(
    game: Game, state: State, seat: int | None, language: str, theme: str, names: Sequence[str]
) -> tuple[DrawnPart, ...]:
    """The position as a seat, or a spectator, may see it."""
    return drawn_parts(game, game.parts(state.view(seat), language, names), language, theme)


def drawn_parts(game: Game, parts: Sequence[Part], language: str, theme: str) -> tuple[DrawnPart, ...]:
    """The parts for a page in this language and theme."""
    return tuple(_drawn(part, game.root(theme), language) for part in parts)


@lru_cache(500)  # most of a drawing is the same for all who look, and after the next move
def _drawn(part: Part, root: str, language: str) -> DrawnPart:
    pieces = [
        element(
            "svg",
            piece.drawing,
            class_=f"{root} piece",
            viewBox=f"0 0 {number(piece.width)} {number(piece.height)}",
            width=piece.width,
            height=piece.height,
            lang=language,
            role="group",
        )
        for piece in part.pieces
    ]
    html = element(
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
    mark = hashlib.blake2b(html.encode(), digest_size=6).hexdigest()
    return DrawnPart(part.name, part.role, part.seat, part.folded, mark, html)


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


def badge(root: str, seat: int) -> str:
    """A seat's colour and number, as the board has it; the page's `symbols` have the drawing."""
    return f'<svg class="{root} badge" viewBox="0 0 36 36" aria-hidden="true"><use href="#k-badge-{seat}"/></svg>'


def from_above(game: Game, views: Sequence[View], public: View, language: str, names: Sequence[str]) -> list[Part]:
    """The public position, and after it what each seat knew that others did not."""
    parts = game.parts(public, language, names)
    for seat, (name, view) in enumerate(zip(game.names(language, names), views, strict=False)):
        for part in game.parts(view, language, names):
            if part.private:
                bare = nameless(part)
                heading = f"{name}: {part.heading}" if part.heading else name
                parts.append(Part(f"above-{seat}-{part.name}", part.role, bare.pieces, heading, seat, private=True))
    return parts
