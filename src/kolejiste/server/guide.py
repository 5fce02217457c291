"""The rules of a game in our own words, with pictures of a real board: Markdown from the title's `help/` folder.

A line `<!-- picture: 30 map | caption -->` stands for a picture of the demonstration game after 30 moves, cut to
the part of the drawing called `map`, or to all parts of that role; `map+hand` are two parts below each other."""

from __future__ import annotations

import itertools
import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, FIRST, Game, State
from kolejiste.core.picture import to_png
from kolejiste.core.registry import Title, load

from .errors import BadRequest
from .pictures import some_parts, webp

PICTURE = re.compile(r"^<!-- picture: (\d+) ([a-z0-9+-]+) \| (.+?) -->$", re.MULTILINE)
WIDTH, MOST_BYTES = 1000, 150_000  # of a picture
_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Heading:
    """A line of the table of contents."""

    level: int
    anchor: str
    words: str


@dataclass(frozen=True)
class Piece:
    """A stretch of the help: text as HTML, or a picture with its caption."""

    html: str = ""
    ply: int = 0
    part: str = ""
    caption: str = ""


@dataclass(frozen=True)
class Guide:
    """A game's help: its pieces, of which the first stands before any chapter, and the chapters."""

    pieces: tuple[Piece, ...]
    contents: tuple[Heading, ...]


@cache
def guide(title: str, language: str) -> Guide:
    """A game's help in one language."""
    text = _told(load(title), language)
    contents: list[Heading] = []
    end = text.find("\n## ") if "\n## " in text else len(text)
    pieces = [_piece(text[:end], contents)]
    for found in PICTURE.finditer(text):
        pieces.append(_piece(text[end : found.start()], contents))
        pieces.append(Piece(ply=int(found[1]), part=found[2], caption=found[3]))
        end = found.end()
    pieces.append(_piece(text[end:], contents))
    return Guide(tuple(pieces), tuple(contents))


def _told(title: Title, language: str) -> str:
    """The text of the help: in English if there is none in this language, and if there is none at all what the title
    says of itself."""
    for spoken in (language, "en"):
        file = Path(title.room) / "help" / f"{spoken}.md"
        if file.exists():
            return file.read_text(encoding="utf-8")
    return f"# {title.name[language]}\n\n{title.about[language]}\n"


def _piece(text: str, contents: list[Heading]) -> Piece:
    """A stretch of text; its headings get anchors, and are added to the contents."""
    tokens = _markdown.parse(text)
    for token, words in itertools.pairwise(tokens):
        if token.type == "heading_open" and token.tag != "h1":
            anchor = _anchor(words, {heading.anchor for heading in contents})
            token.attrSet("id", anchor)
            contents.append(Heading(int(token.tag[1:]), anchor, words.content))
        elif token.type == "table_open":
            token.attrSet("tabindex", "0")  # on a phone it is wider than the page, and arrow keys move it
    return Piece(_markdown.renderer.render(tokens, _markdown.options, {}))


def _anchor(heading: Token, taken: set[str]) -> str:
    """The heading's words as they can stand in an address."""
    plain = unicodedata.normalize("NFKD", heading.content.lower()).encode("ascii", "ignore").decode()
    anchor = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "section"
    return anchor if anchor not in taken else f"{anchor}-{len(taken)}"


@lru_cache(maxsize=8)
def demonstration(title: str) -> tuple[State, ...]:
    """A game between planners as far as the help shows it: the positions after each move. Where a room still has the
    first manner of its planner, they play in that, since it never changes and captions tell of these very positions."""
    last = max((piece.ply for piece in guide(title, "en").pieces), default=0)
    game = demonstrated(load(title))
    chance, planner = Chance(1), game.planner(FIRST if FIRST in game.manners else CLUB)
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
    """A picture of the help as WebP."""
    states = demonstration(title)
    shown = {(piece.ply, piece.part) for piece in guide(title, language).pieces if piece.caption}
    if (ply, part) not in shown or ply >= len(states):
        raise BadRequest("no-picture")
    svg = some_parts(demonstrated(load(title)), states[ply].view(0), language, theme, part.split("+"))
    return webp(to_png(svg, WIDTH), MOST_BYTES)
