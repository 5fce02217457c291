"""A company in one piece: its shares with their price, its trains, its track length with what a share is worth, and
everybody's influence in it. Each zone is drawn once for what it shows."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.drawing import seat_mark
from kolejiste.core.parts import Piece
from kolejiste.core.svg import element, fitted, number, text, title
from kolejiste.core.text import Words

from ..columns import values_of
from .chart import Point
from .scene import Scene, say
from .symbols import SPIKE, chip, icon, pawn, share, wagon

WIDE, HIGH = 256.0, 84.0
HEAD = (4.0, 4.0, 62.0, 76.0)  # left, top, width, height of what can be chosen
STOCK = (70.0, 4.0, 68.0, 36.0)
POOL = (142.0, 4.0, 110.0, 36.0)
MARKS = (70.0, 44.0, 182.0, 36.0)
PANEL = element("rect", width=WIDE, height=HIGH, rx=10, class_="panel")
Box = tuple[float, float, float, float]


def pieces(scene: Scene) -> list[Piece]:
    """The four companies in the order of the asset board."""
    return [Piece(_company(scene, company), WIDE, HIGH) for company in range(len(scene.game.companies))]


def _company(scene: Scene, company: int) -> str:
    name, label = scene.game.companies[company], scene.company_names[company]
    part = scene.company(name)
    pool, stock = part.pool, part.stock
    have = tuple(scene.state.influence_in(company))
    return (
        PANEL
        + _head(scene, company)
        + _stock(scene.words, name, label, stock, pool, part.aside if scene.drafting else None)
        + _pool(scene.words, name, label, pool, part.supply, scene.game.rules.pool_most)
        + _marks(scene.words, name, label, have, tuple(scene.names))
    )


def _zone(box: Box, words: str, parts: list[str], name: str, pick: str | None, shows: str | None = None) -> str:
    """What may be chosen of a company: its drawing, and the outline that is touched."""
    x, y, wide, high = box
    touch = [element("rect", x=x, y=y, width=wide, height=high, rx=7, class_="touch")] if pick else []
    return element("g", title(words), *parts, *touch, id=name, data_pick=pick, data_shows=shows)


# --- name, length and values -----------------------------------------------------------------------------------------


def _head(scene: Scene, company: int) -> str:
    """Chip, name, track length and values; the automa's marker, and the spikes of the branches it runs."""
    game, table = scene.game, scene.view.table
    name, length = game.companies[company], scene.state.length[company]
    x = HEAD[0] + HEAD[2] / 2
    signs = ""
    if table.automa is not None and table.automa.company == name:
        hint = scene.say("board-company-marker", seat=scene.names[game.people])
        signs += element("g", title(hint), pawn(game.people, x - 22, 18, 23), id="company-marker")
    if table.spike is not None:
        operators = ((table.spike.west, "board-runs-west", 13), (table.spike.east, "board-runs-east", 31))
        for operator, key, y in operators:
            if operator == name:
                signs += element("g", title(scene.say(key)), icon(SPIKE, x + 22, y, 19))
    worth = "/".join(map(str, values_of(game, length)))
    pick = f"west-{name}" if game.golden_spike else None
    return _named(scene.words, name, scene.company_names[company], length, worth, "/".join(scene.columns), signs, pick)


@lru_cache(2048)
def _named(
    words: Words, name: str, label: str, length: int, worth: str, columns: str, signs: str, pick: str | None
) -> str:
    x = HEAD[0] + HEAD[2] / 2
    said = fitted(say(words, "board-length-short", length=length), 12, HEAD[2] - 2)
    parts = [
        chip(name, x, 22, 29),
        signs,
        text(x, 50, fitted(label, 13, HEAD[2] - 2, bold=True), 13, class_="mid", font_weight="bold"),
        element("g", text(x, 63, said, 12, class_="mid soft"), id=f"length-{name}"),
        text(x, 76, worth, 12, class_="mid", font_weight="bold"),
    ]
    hint = say(words, "board-company", company=label, length=length, values=worth, columns=columns)
    return _zone(HEAD, hint, parts, f"panel-{name}", pick, f"rails-{name}")


# --- shares and trains -----------------------------------------------------------------------------------------------


@lru_cache(2048)
def _stock(words: Words, name: str, label: str, stock: int, price: int, aside: int | None) -> str:
    """The shares in the pool and what one costs; while starting shares are picked, those set aside."""
    if aside is not None:
        count, note = aside, say(words, "board-start")
        hint, pick = say(words, "board-aside", company=label, shares=count, stock=stock), f"company-{name}"
    else:
        count, note = stock, say(words, "board-price", price=price) if stock else ""
        hint, pick = say(words, "board-stock", company=label, shares=count, price=price), f"share-{name}"
    x, y = STOCK[0] + 5, STOCK[1] + 4
    parts = [element("rect", x=x + 0.5, y=y + 0.5, width=20, height=27, rx=3, class_="slot")] if not count else []
    step = 5.0 / max(1, count - 1)
    parts += [share(name, round(x + place * step, 2), y, 28) for place in range(count)]
    parts.append(text(x + 29, y + 13, f"{count}×", 15, font_weight="bold"))
    if note:
        parts.append(text(x + 28.5, y + 27, fitted(note, 12, STOCK[2] - 34), 12, class_="soft"))
    return _zone(STOCK, hint, parts, f"stock-{name}", pick)


@lru_cache(2048)
def _pool(words: Words, name: str, label: str, pool: int, supply: int, most: int) -> str:
    """The trains in the pool on their places, and how many are in the supply."""
    step = min(17.0, (POOL[2] - 30) / most)
    y = POOL[1] + POOL[3] / 2
    parts = []
    for place in range(most):
        x = round(POOL[0] + 3 + step * (place + 0.5), 2)
        if place < pool:
            parts.append(wagon(name, x, y, round(step + 0.5, 2)))
        else:
            wide = step - 5
            parts.append(element("rect", x=x - wide / 2, y=y - wide / 2, width=wide, height=wide, rx=3, class_="slot"))
    parts.append(text(POOL[0] + POOL[2] - 4, y + 5, f"+{supply}", 13, class_="end soft"))
    hint = say(words, "board-pool", company=label, pool=pool, supply=supply)
    return _zone(POOL, hint, parts, f"pool-{name}", f"build-{name}")


# --- influence -------------------------------------------------------------------------------------------------------


@lru_cache(2048)
def _marks(words: Words, name: str, label: str, have: tuple[int, ...], names: tuple[str, ...]) -> str:
    """Everybody's influence, the strongest first."""
    step = MARKS[2] / max(4, len(have))
    y = MARKS[1] + MARKS[3] / 2
    parts = []
    for place, seat in enumerate(sorted(range(len(have)), key=lambda seat: -have[seat])):
        move = f"translate({number(MARKS[0] + step * place + 13)} {number(y)})"
        amount = text(12, 5, str(have[seat]), 14, font_weight="bold", class_=None if have[seat] else "soft")
        parts.append(element("g", seat_mark(seat, 0, 0, 18), amount, id=f"mark-{name}-{seat + 1}", transform=move))
    said = ", ".join(f"{seat} {influence}" for seat, influence in zip(names, have, strict=True))
    hint = say(words, "board-influence-of", company=label, marks=said)
    return _zone(MARKS, hint, parts, f"track-{name}", f"influence-{name}")


def crowd(count: int, wide: float, high: float, most: float = 30.0) -> tuple[float, list[Point]]:
    """The size of so many marks that share a cell, as large as it allows, and where they stand around its middle."""
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        rows = -(-count // tried)
        size = min(most, (wide - 2) / tried - 1, (high - 2) / rows - 1)
        if size > best:
            best, columns = size, tried
    rows = -(-count // columns)
    step = best + 1
    spots = []
    for place in range(count):
        row, column = divmod(place, columns)
        here = min(columns, count - row * columns)
        spots.append(((column - (here - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return best, spots
