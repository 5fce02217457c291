"""Pictures of boards as files: for the lobby, for the help, and of a finished game. They take a while to draw, so this
happens in a process of its own."""

from __future__ import annotations

import hashlib
import io
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from PIL import Image

import kolejiste.core
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue, State, View
from kolejiste.core.drawing import seat_mark
from kolejiste.core.parts import Part, picture
from kolejiste.core.picture import to_png
from kolejiste.core.registry import bound, load
from kolejiste.core.svg import element, text, text_width

BOARD_WIDTH, BOARD_BYTES = 720, 60_000  # of a board in the lobby
QUALITIES = (82, 72, 62, 52, 42, 32)
BOARD_THEMES = ("light", "dark")
RESULT_WIDTH = 1400
DRAWS = (".py", ".toml", ".ftl", ".ttf")  # the files of which a drawing is made


def webp(png: bytes, most: int) -> bytes:
    """The picture as WebP, as good as so many bytes allow."""
    with Image.open(io.BytesIO(png)) as opened:
        plain = opened.convert("RGB")
    for quality in QUALITIES:
        file = io.BytesIO()
        plain.save(file, "WEBP", quality=quality, method=4)
        if file.tell() <= most:
            break
    return file.getvalue()


def some_parts(game: Game, view: View, language: str, theme: str, wanted: Sequence[str]) -> str:
    """These parts of the drawing, by name or else by role, as one SVG."""
    parts = game.parts(view, language)
    chosen = [part for one in wanted for part in _called(parts, one)]
    return picture(
        chosen,
        [],
        name=game.title.name[language],
        root=game.root(theme),
        css=game.style(theme),
        defs=game.symbols(language, theme),
        language=language,
    )


def _called(parts: Sequence[Part], wanted: str) -> list[Part]:
    found = [part for part in parts if part.name == wanted] or [
        part for part in parts if part.role == wanted and not part.folded
    ]
    if not found:
        raise LookupError(f"no part or role {wanted!r} among {', '.join(part.name for part in parts)}")
    return found


# --- the lobby ------------------------------------------------------------------------------------------------------


def board_file(folder: Path, title: str, language: str, theme: str) -> Path:
    """Where a title's board is kept."""
    return folder / f"{title}-{board_mark(title)}-{language}-{theme}.webp"


def kept_board(folder: Path, title: str, language: str, theme: str) -> bytes:
    """A title's board from this folder, where it is drawn only once."""
    path = board_file(folder, title, language, theme)
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob(f"{title}-*-{language}-{theme}.webp"):
            old.unlink(missing_ok=True)
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_bytes(board(title, language, theme))
        draft.replace(path)
    return path.read_bytes()


def board(title: str, language: str, theme: str) -> bytes:
    """A title's board in the middle of a game, as everybody sees it."""
    game, state = _in_the_middle(title)
    return webp(to_png(some_parts(game, state.view(None), language, theme, ["map"]), BOARD_WIDTH), BOARD_BYTES)


@cache
def _in_the_middle(title: str) -> tuple[Game, State]:
    """A game between planners, stopped when two thirds of it are over: then there is something to see."""
    found = load(title)
    game = found.bind(min(3, found.seats[1]))
    planner, states = game.planner(), []
    chance = Chance(5)
    state = game.new(chance)
    while not state.over:
        states.append(state.clone())
        state.apply(planner.choose(state, state.legal(), chance), chance)
    return game, states[len(states) * 2 // 3]


@cache
def board_mark(title: str) -> str:
    """A word that is another one whenever a title's board may look different."""
    room = Path(load(title).room)
    folders = {room, *(folder for folder in (room.parent,) if (folder / "game.py").exists())}
    known = hashlib.sha256()
    for folder in (Path(kolejiste.core.__file__).parent, *sorted(folders)):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in DRAWS):
            known.update(path.read_bytes())
    return known.hexdigest()[:12]


# --- the result -----------------------------------------------------------------------------------------------------


def result(
    title: str,
    players: int,
    options: Mapping[str, OptionValue],
    view: bytes,
    names: Sequence[str],
    totals: Sequence[tuple[int, int]],
    language: str,
    theme: str,
) -> bytes:
    """A finished game in one PNG: the board as everybody sees it, and below it the names with their points, the winner
    first. `totals` are seats with their points."""
    game = bound(title, players, dict(options))
    parts = _called(game.parts(game.read_view(view), language, names), "map")
    (whole,) = parts[0].pieces
    scale = 1000 / whole.width
    y = 64 + whole.height * scale
    rows, x, below = [], 24.0, y + 34
    for seat, points in totals:
        words, total = names[seat], str(points)
        wide = 44 + text_width(words, 25) + 12 + text_width(total, 25, bold=True) + 34
        if x > 24 and x + wide > 990:
            x, below = 24.0, below + 50
        rows.append(seat_mark(seat, x + 17, below, 34))
        rows.append(text(x + 44, below + 9, words, 25))
        rows.append(text(x + 56 + text_width(words, 25), below + 9, total, 25, font_weight="bold"))
        x += wide
    height = below + 42
    svg = element(
        "svg",
        element("style", game.style(theme)),
        element("defs", game.symbols(language, theme)),
        element("rect", width=1000, height=height, class_="paper"),
        text(24, 44, load(title).name[language], 34, font_weight="bold"),
        text(976, 44, "Kolejiště", 24, class_="soft end"),
        element("g", whole.drawing, transform=f"translate(0 64) scale({scale:.4f})"),
        *rows,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 1000 {height:.0f}",
        class_=game.root(theme),
    )
    return to_png(svg, RESULT_WIDTH)
