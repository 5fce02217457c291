"""The score sheets as players know them from paper: row by row and box by box, with chains, red line and coins."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from kolejiste.core.drawing import BODY, LEFT, ROOM, SMALL, Strip, seat_mark
from kolejiste.core.svg import element, fitted, number, text, text_width, title

from .. import scoring
from .scene import Scene
from .symbols import coin, cross, token
from .table import legend

GAP = 16.0  # between two sheets
STAR = "M0-16L4.4-5.6L15.6-4.6L7.2 2.6L9.7 13.5L0 7.7L-9.7 13.5L-7.2 2.6L-15.6-4.6L-4.4-5.6z"  # of a winner
STRIP = 12  # coins printed on a sheet, at least


@dataclass(frozen=True, slots=True)
class Form:
    """The measures of a printed sheet."""

    width: float
    row: float  # height of a row
    high: float  # of a box
    names: float  # room for the row's icon and, on the large sheet, its name
    coins: float  # room after the boxes
    points: float  # room for the row's points
    apart: float  # between boxes
    size: float  # of the values
    large: bool

    def step(self, columns: int) -> float:
        return min(78.0, (self.width - 20 - self.names - self.coins - self.points) / columns)


LARGE = Form(ROOM, 52, 38, 236, 104, 78, 16, 25, True)
SMALL_FORM = Form((ROOM - GAP) / 2, 44, 33, 46, 70, 46, 8, 20, False)
TOP = 62.0  # above the rows
FOOT = 112.0  # below the rows


def sheets(scene: Scene) -> list[Strip]:
    """The viewer's own sheet first and large, then the others two by two, and the legend in the last gap."""
    view, own = scene.view, scene.view.seat
    found = []
    if own is not None:
        found.append(Strip(f"sheet-box-{own}", _sheet(scene, own, LARGE, LEFT, 0), _height(scene, LARGE)))
    others = [seat for seat in range(view.players) if seat != own]
    step = SMALL_FORM.width + GAP
    for first in range(0, len(others), 2):
        drawn = [
            _sheet(scene, seat, SMALL_FORM, LEFT + place * step, 0)
            for place, seat in enumerate(others[first : first + 2])
        ]
        if len(drawn) == 1:
            drawn.append(_legend(scene, LEFT + step))
        found.append(Strip(f"sheets-{first // 2 + 1}", "".join(drawn), _height(scene, SMALL_FORM)))
    if not len(others) % 2:
        found.append(_legend_line(scene))
    return found


def _height(scene: Scene, form: Form) -> float:
    return TOP + form.row * len(scene.board.sheet.order) + FOOT


def _sheet(scene: Scene, seat: int, form: Form, x: float, y: float) -> str:
    view, words = scene.view, scene.words
    seen = view.seats[seat]
    height = _height(scene, form)
    turn = not view.over and view.decider == seat
    parts = [
        title(words("board-sheet", seat=scene.names[seat], sheet=view.sheet)),
        element("rect", width=form.width, height=height, rx=10, class_="sheet turn" if turn else "sheet"),
        seat_mark(seat, 32, 32, 38),
    ]
    right = form.width - 18
    points = words("board-points", points=seen.score)
    size = 30.0 if form.large else 26.0
    parts.append(text(right, 43, points, size, class_="end", font_weight="bold"))
    room = right - text_width(points, 30, bold=True) - 76
    if view.over and scene.state.ranks[seat] == 1:
        star = f"translate({number(right - text_width(points, size, bold=True) - 24)} 33)"
        parts.append(element("path", d=STAR, class_="star", transform=star))
        room -= 40
    name = words("board-own", seat=scene.names[seat], sheet=view.sheet) if form.large else scene.names[seat]
    name = fitted(name, 27, room, bold=True)
    parts.append(text(62, 41, name, 27, font_weight="bold"))
    cards = words("board-a-cards", cards=seen.cards)
    if text_width(name, 27, bold=True) + text_width(cards, SMALL) + 24 < room:
        parts.append(text(78 + text_width(name, 27, bold=True), 40, cards, SMALL, class_="soft"))
    parts += _Paper(scene, seat, form).rows()
    parts.append(_foot(scene, seat, form, TOP + form.row * len(scene.board.sheet.order)))
    return element("g", *parts, id=f"sheet-{seat}", transform=f"translate({number(x)} {number(y)})")


class _Paper:
    """The rows of one seat's sheet."""

    def __init__(self, scene: Scene, seat: int, form: Form) -> None:
        self.scene, self.seat, self.form = scene, seat, form
        self.table = scene.board.sheet
        self.ticks = scene.state.ticks[seat]
        self.counts = scoring.fulfilled(self.table, self.ticks)
        self.step = form.step(max(self.table.length))
        self.wide = self.step - form.apart
        self.left = 10 + form.names
        self.line = {row: place for place, row in enumerate(self.table.order)}

    def x(self, column: int) -> float:
        return self.left + column * self.step

    def y(self, row: int) -> float:
        """The upper edge of a row's boxes."""
        return TOP + self.line[row] * self.form.row + (self.form.row - self.form.high) / 2

    def rows(self) -> list[str]:
        found = [self._band(place) for place in range(0, len(self.table.order), 2)]
        found += self._chains()
        for row in self.table.order:
            found.append(self._row(row))
        found += self._coins_of_columns()
        found += self._factors()
        if self.table.red_rows:
            found.append(self._red_line())
        return found

    def _band(self, place: int) -> str:
        y = TOP + place * self.form.row
        return element("rect", x=4, y=y, width=self.form.width - 8, height=self.form.row, class_="band")

    def _row(self, row: int) -> str:
        form, scene = self.form, self.scene
        symbol = scene.board.symbols[row]
        middle = self.y(row) + form.high / 2
        name = scene.symbol_name(symbol)
        size = form.high + (4 if form.large else 2)
        parts = [title(name), token(symbol, 10 + size / 2, middle, size)]
        if form.large:
            words = name[:1].upper() + name[1:]
            parts.append(text(24 + size, middle + 8, fitted(words, BODY, form.names - size - 22), BODY))
        parts += [self._box(row, column) for column in range(self.table.length[row])]
        x = self.x(self.table.length[row]) - form.apart + (8 if form.large else 4)
        for _ in range(self.table.coins[row]):
            radius = 11.0 if form.large else 9.0
            parts.append(coin(x + radius + 2, middle, radius, "" if not form.large else "1"))
            x += 2 * radius + 2
        if row == self.table.majority:
            parts.append(self._majority(x + 8, middle))
        points = self._points(row)
        if points is not None:
            parts.append(
                text(
                    form.width - 16,
                    middle + 8,
                    str(points).replace("-", "−"),
                    form.size,
                    class_="end",
                    font_weight="bold",
                )
            )
        return element("g", *parts, id=f"row-{self.seat}-{symbol}")

    def _majority(self, x: float, y: float) -> str:
        """Points are multiplied for the majority: marked when the seat has it now."""
        has = scoring.has_majority(self.scene.state, self.seat)
        words = f"×{self.table.times}"
        width = text_width(words, SMALL, bold=True) + 12
        box = element("rect", x=x, y=y - 14, width=width, height=28, rx=6, class_="box scores" if has else "box")
        return box + text(x + width / 2, y + 7, words, SMALL, class_="value" if has else "value soft")

    def _points(self, row: int) -> int | None:
        """What a row is worth now; nothing is written where it only counts for another."""
        kind = self.table.score[row]
        if kind in ("none", "factor"):
            return None
        if kind == "exchange":
            name = self.scene.board.symbols[row]
            lines = self.scene.reckoning[self.seat].lines
            return sum(line.points for line in lines if isinstance(line, scoring.CoinsExchanged) and line.row == name)
        return scoring.row_points(self.scene.state, self.seat, row, self.counts)

    def _box(self, row: int, column: int) -> str:
        form, table, scene = self.form, self.table, self.scene
        x, y, ticked = self.x(column), self.y(row), self.ticks[row]
        counting = self.counts[row]
        symbol = scene.board.symbols[row]
        pick = f"buy-{symbol}"
        buyable = column == ticked and pick in scene.picks and self.seat == scene.view.seat
        kind = table.score[row]
        shut = row in table.red_rows and column >= table.red_after > self.ticks[table.red_opens]
        name = "box"
        if counting and column == counting - 1 and kind != "none":
            name += " scores"
        elif buyable:
            name += " buyable"
        elif shut:
            name += " shut"
        parts = [element("rect", x=x, y=y, width=self.wide, height=form.high, rx=6, class_=name)]
        if column < ticked:
            parts.append(cross(x, y, self.wide, form.high, "pencil" if column < counting else "pencil idle"))
        parts.append(self._value(row, column, x + self.wide / 2, y + form.high / 2))
        if buyable:
            parts.append(coin(x + self.wide - 2, y + 2, 10, str(scene.board.rules.symbol_cost)))
        return element("g", *parts, **scene.pick(pick)) if buyable else "".join(parts)

    def _value(self, row: int, column: int, x: float, y: float) -> str:
        form, table = self.form, self.table
        kind, value = table.score[row], table.boxes[row][column]
        low = form.size * 0.34
        if kind == "none":
            return ""
        if kind == "exchange":
            most, each = table.exchange[row][column]
            if not form.large:
                return text(x, y + low, f"{most}×{each}", form.size * 0.82, class_="value")
            size = form.size * 0.84
            return (
                text(x - 11, y + low, str(most), size, class_="end", font_weight="bold")
                + coin(x - 2, y, 7.5)
                + text(x + 8, y + low, f"×{each}", size, font_weight="bold")
            )
        words = str(value).replace("-", "−")
        if kind == "race" and column == table.length[row] - 1:
            state = self.scene.state
            reached = state.race[self.seat]
            both = text(x, y + low, f"{words}/{table.later[row]}", form.size * 0.86, class_="value")
            lost = reached == 2 or (not reached and state.race_turn >= 0 and state.race_turn != state.turns)
            if not lost and not reached:
                return both
            # The value that is gone is struck out.
            middle = x + self.wide * (-0.2 if lost else 0.2)
            stroke = f"M{number(middle - 9)} {number(y + 8)}L{number(middle + 9)} {number(y - 8)}"
            return both + element("path", d=stroke, class_="struck")
        return text(x, y + low, words, form.size, class_="value")

    # --- what joins the rows -----------------------------------------------------------------------------------------

    def _chains(self) -> list[str]:
        found = []
        for kind, rows in self.table.chains:
            for upper, lower in pairwise(rows):
                for column in range(min(self.table.length[upper], self.table.length[lower])):
                    x = self.x(column) + self.wide / 2
                    if kind == "alternate":
                        x -= self.wide * 0.18
                    found.append(_arrow(x, self.y(upper) + self.form.high, x, self.y(lower)))
                    if kind == "alternate" and column + 1 < self.table.length[upper]:
                        a, b = self.x(column) + self.wide * 0.84, self.x(column + 1) + self.wide * 0.1
                        found.append(_arrow(a, self.y(lower), b, self.y(upper) + self.form.high))
        return found

    def _coins_of_columns(self) -> list[str]:
        """Coins that a whole column pays at once, below it: bright once it has."""
        found = []
        for chain in self.table.sheet.chains:
            rows, coins = [self.scene.board.symbol_number[row] for row in chain.rows], chain.coins
            if not coins:
                continue
            for column in range(min(self.table.length[row] for row in rows)):
                done = min(self.ticks[row] for row in rows) > column
                y = self.y(rows[-1]) + self.form.high
                radius = 9.0 if self.form.large else 7.5
                x = self.x(column) + self.wide
                found.append(coin(x - 2, y - 1, radius, str(coins), "coin" if done else "coin unpaid"))
        return found

    def _factors(self) -> list[str]:
        """A brace around rows whose values are multiplied, with the product."""
        rows = [row for row in self.table.order if self.table.score[row] == "factor"]
        if len(rows) < 2:
            return []
        product = 1
        for row in rows:
            product *= self.table.boxes[row][self.ticks[row] - 1] if self.ticks[row] else 0
        top, bottom = self.y(rows[0]) + 6, self.y(rows[-1]) + self.form.high - 6
        middle = (top + bottom) / 2
        x = self.form.width - 16 - text_width("000", self.form.size, bold=True) - 10
        return [
            element("path", d=f"M{number(x - 7)} {number(top)}h7V{number(bottom)}h-7", class_="brace"),
            text(x - 8, middle + 8, "×", 24, class_="end", font_weight="bold"),
            text(self.form.width - 16, middle + 8, str(product), self.form.size, class_="end", font_weight="bold"),
        ]

    def _red_line(self) -> str:
        rows = sorted(self.table.red_rows, key=lambda row: self.line[row])
        x = self.x(self.table.red_after) - self.form.apart / 2
        top, bottom = self.y(rows[0]) - 5, self.y(rows[-1]) + self.form.high + 5
        return element("line", x1=x, y1=top, x2=x, y2=bottom, class_="red-line")


@lru_cache(2048)
def _arrow(x0: float, y0: float, x1: float, y1: float) -> str:
    """From box to box, with its head at the second."""
    along = math.atan2(y1 - y0, x1 - x0)
    path = f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}"
    for turn in (0.62, -0.62):
        x, y = x1 - 7 * math.cos(along + turn), y1 - 7 * math.sin(along + turn)
        path += f"M{number(x)} {number(y)}L{number(x1)} {number(y1)}"
    return element("path", d=path, class_="chain")


# --- the foot of a sheet ---------------------------------------------------------------------------------------------


def _foot(scene: Scene, seat: int, form: Form, y: float) -> str:
    """Coins to spend, symbols given up, and the mark of the bought symbol."""
    view, rules, words = scene.view, scene.board.rules, scene.words
    seen = view.seats[seat]
    label = words("board-coins", coins=seen.coins)
    x = 28 + text_width(label, BODY, bold=True)
    parts = [
        element("path", d=f"M10 {number(y + 4)}H{number(form.width - 10)}", class_="rule"),
        text(14, y + 37, label, BODY, font_weight="bold"),
    ]
    count = max(STRIP, seen.spent + seen.coins)
    step = min(38.0, (form.width - x - 14) / count)
    radius = min(14.0, step * 0.44)
    for place in range(count):
        crossed = place < seen.spent
        have = seen.spent <= place < seen.spent + seen.coins
        middle = x + step * (place + 0.5)
        kind = "coin" if have else "coin unpaid" if crossed else "no-coin"
        parts.append(coin(middle, y + 29, radius, "1" if have and form.large else "", kind))
        if crossed:
            parts.append(cross(middle - radius, y + 29 - radius, 2 * radius, 2 * radius, "pencil"))
    x, low = 14.0, y + 58
    size = SMALL if form.large else 17.0
    if view.players >= rules.give_up_from:
        x = _marks(parts, x, low, words("board-given-up"), seen.given_up, rules.give_up_uses, size) + size * 0.7
    _marks(parts, x, low, words("board-bought"), seen.bought, rules.symbol_uses, size)
    return "".join(parts)


def _marks(parts: list[str], x: float, y: float, label: str, used: int, uses: int, size: float) -> float:
    """A label with boxes to cross; the end of the last one."""
    parts.append(text(x, y + 28, label, size))
    x += text_width(label, size) + 8
    box = size * 1.36
    for place in range(uses):
        parts.append(element("rect", x=x, y=y + 22 - box / 2, width=box, height=box, rx=5, class_="box"))
        if place < used:
            parts.append(cross(x, y + 22 - box / 2, box, box, "pencil"))
        x += box + 4
    return x


# --- legend ----------------------------------------------------------------------------------------------------------


def _legend(scene: Scene, x: float) -> str:
    """The signs and their words, one below the other, beside a sheet."""
    parts = []
    for place, (sign, words) in enumerate(legend(scene)):
        y = 36 + place * 54
        parts.append(element("g", sign, transform=f"translate({number(x + 30)} {number(y)})"))
        parts.append(text(x + 68, y + 8, words, SMALL))
    return element("g", *parts, id="legend")


def _legend_line(scene: Scene) -> Strip:
    parts, x, y = [], LEFT, 24.0
    for sign, words in legend(scene):
        width = 64 + text_width(words, SMALL)
        if x > LEFT and x + width > LEFT + ROOM:
            x, y = LEFT, y + 46
        parts.append(element("g", sign, transform=f"translate({number(x + 22)} {number(y)})"))
        parts.append(text(x + 56, y + 7, words, SMALL))
        x += width + 24
    return Strip("legend", "".join(parts), y + 24)
