"""The rules of a game in our own words, with pictures of a real board: Markdown from the title's `help/` folder.

A line `<!-- picture: 30 map | caption -->` stands for a picture of the demonstration game after 30 moves, cut to
the part of the drawing called `map`; without a part it is the whole drawing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from markdown_it import MarkdownIt

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, State
from kolejiste.core.errors import KolejisteError
from kolejiste.core.picture import to_png
from kolejiste.core.registry import Title, load

PICTURE = re.compile(r"^<!-- picture: (\d+)(?: ([a-z0-9-]+))? \| (.+?) -->$", re.MULTILINE)
WIDTH = 1000
_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Piece:
    """A stretch of the help: text as HTML, or a picture with its caption."""

    html: str = ""
    ply: int = 0
    part: str = ""
    caption: str = ""


@cache
def guide(title: str, language: str) -> tuple[Piece, ...]:
    """A game's help, piece by piece."""
    text = (Path(load(title).room) / "help" / f"{language}.md").read_text(encoding="utf-8")
    pieces: list[Piece] = []
    end = 0
    for found in PICTURE.finditer(text):
        pieces.append(Piece(_markdown.render(text[end : found.start()])))
        pieces.append(Piece(ply=int(found[1]), part=found[2] or "", caption=found[3]))
        end = found.end()
    return (*pieces, Piece(_markdown.render(text[end:])))


@lru_cache(maxsize=8)
def demonstration(title: str) -> tuple[State, ...]:
    """A game between planners as far as the help shows it: the positions after each move."""
    last = max((piece.ply for piece in guide(title, "en")), default=0)
    game = demonstrated(load(title))
    chance, planner = Chance(1), game.planner()
    state = game.new(chance)
    states = [state.clone()]
    while not state.over and len(states) <= last:
        state.apply(planner.choose(state, state.legal(), chance), chance)
        states.append(state.clone())
    return tuple(states)


def demonstrated(title: Title) -> Game:
    """The game that the pictures of a title's help show."""
    return title.bind(max(2, title.seats[0]))


@lru_cache(maxsize=128)
def picture(title: str, language: str, ply: int, part: str, theme: str) -> bytes:
    """A picture of the help as PNG."""
    states = demonstration(title)
    shown = {(piece.ply, piece.part) for piece in guide(title, language) if piece.caption}
    if (ply, part) not in shown or ply >= len(states):
        raise KolejisteError("no-picture")
    svg = demonstrated(load(title)).draw(states[ply].view(0), language, theme, part=part or None)
    return to_png(svg, WIDTH)
