"""The score sheets as players know them from paper: row by row and box by box, with chains, red line and coins.

A sheet is drawn in two halves, which stand side by side or one below the other. The signs of the rows alternate between
two columns: so each is large enough to be touched, although the rows are low."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import pairwise

from kolejiste.core.kept import Kept
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, number, text, text_width, title

from ..components import SheetTable
from ..rules import points as reckoned
from .scene import Scene
from .symbols import coin, cross, token

WIDTH = 268.0
ROW, BOX = 22.0, 18.0  # heights
EDGE = 4.0  # above the first and below the last row
FOOT = 28.0
CELL, SIGN = 34.0, 26.0  # what is touched, and the sign in it
FIRST = 76.0  # where the boxes begin
POINTS = 24.0  # room for the row's points
SIZE = 12.5  # of the values
LETTERS = 12.0
MINUS = str.maketrans("-", "−")
_halves: Kept[tuple[Piece, ...]] = Kept(1000)


def own_sheet(scene: Scene) -> list[Part]:
    """The viewer's sheet; its signs are symbols to buy."""
    seat = scene.view.seat
    if seat is None:
        return []
    heading = scene.words("board-own", sheet=scene.view.sheet)
    return [Part("sheet", "own", halves(scene, seat, buys=True), heading, smallest=LETTERS)]


def whole_sheet(scene: Scene, seat: int) -> Part:
    """Another seat's sheet, for those who want to see it all."""
    return Part(
        f"sheet-{seat}",
        "rivals",
        halves(scene, seat, buys=False),
        scene.names[seat],
        seat,
        folded=True,
        smallest=LETTERS,
    )


def halves(scene: Scene, seat: int, buys: bool) -> tuple[Piece, ...]:
    """A seat's sheet as two pieces; most moves change one seat's."""
    state, seen, board = scene.state, scene.view.seats[seat], scene.board
    key = (
        (scene.game.edition.hash, board.sheet_name, scene.view.players, scene.language, seat, buys),
        (tuple(state.ticks[seat]), seen.coins, seen.given_up, seen.bought, seen.score),
        (state.race[seat], _race_is_lost(scene), reckoned.has_majority(state, seat)),
    )
    return _halves.get(key, lambda: _draw_halves(scene, seat, buys))


def _race_is_lost(scene: Scene) -> bool:
    """Whether somebody reached the end of the raced row in an earlier turn."""
    return scene.state.race_turn >= 0 and scene.state.race_turn != scene.state.turns


def _draw_halves(scene: Scene, seat: int, buys: bool) -> tuple[Piece, ...]:
    """Coins and marks stand below the shorter one."""
    parts = split(scene.board.sheet)
    shorter = min(range(len(parts)), key=lambda place: (len(parts[place]), -place))
    height = max(2 * EDGE + ROW * len(rows) + (FOOT - EDGE if k == shorter else 0) for k, rows in enumerate(parts))
    return tuple(
        Piece(_Half(scene, seat, rows, height, buys).drawing(foot=place == shorter), WIDTH, height)
        for place, rows in enumerate(parts)
    )


@lru_cache(16)
def split(table: SheetTable) -> tuple[tuple[int, ...], ...]:
    """The rows in two halves as equal as can be without parting rows that belong together."""
    together = [set(rows) for _, rows in table.chains]
    together.append({row for row in table.order if table.score[row] == "factor"})
    together.append(set(table.red_rows))
    count = len(table.order)
    cuts = [
        cut
        for cut in range(1, count)
        if not any(rows & set(table.order[:cut]) and rows & set(table.order[cut:]) for rows in together)
    ]
    if not cuts:
        return (table.order,)
    cut = min(cuts, key=lambda cut: abs(2 * cut - count))
    return table.order[:cut], table.order[cut:]


class _Half:
    """Some rows of one seat's sheet."""

    def __init__(self, scene: Scene, seat: int, rows: tuple[int, ...], height: float, buys: bool) -> None:
        self.scene, self.seat, self.rows, self.height, self.buys = scene, seat, rows, height, buys
        self.table = scene.board.sheet
        self.ticks = scene.state.ticks[seat]
        self.line = {row: place for place, row in enumerate(rows)}
        self.step, self.wide = _columns(self.table)

    @cached_property
    def counts(self) -> list[int]:
        reckoned.count_boxes(self.scene.state, self.seat)
        return list(self.scene.state.count)

    def x(self, column: int) -> float:
        return FIRST + column * self.step

    def middle(self, row: int) -> float:
        return EDGE + ROW * (self.line[row] + 0.5)

    def drawing(self, foot: bool) -> str:
        parts = [_paper(self.scene.board.sheet, self.rows, self.height)]
        parts += [self._row(row) for row in self.rows]
        parts += self._coins_of_columns()
        parts += self._factors()
        if foot:
            parts.append(_foot(self.scene, self.seat, self.height - FOOT))
        return "".join(parts)

    def _row(self, row: int) -> str:
        scene, table = self.scene, self.table
        symbol = scene.board.symbols[row]
        points = self._points(row)
        shut = bool(row in table.red_rows and table.red_after > self.ticks[table.red_opens])
        state = scene.state
        lost = 0  # of a raced row, which value is gone: 1 the first one's, 2 the others'
        if table.score[row] == "race":
            reached = state.race[self.seat]
            late = reached == 2 or (not reached and _race_is_lost(scene))
            lost = 1 if late else 2 if reached else 0
        majority = 0
        if row == table.majority:
            majority = 2 if reckoned.has_majority(state, self.seat) else 1
        boxes = _boxes(table, row, self.ticks[row], self.counts[row], shut, lost, majority, points, self.middle(row))
        name = scene.symbol_name(symbol)
        return element(
            "g",
            title(name),
            _mark(self.seat, symbol, self.middle(row)),
            self._sign(row, symbol, name),
            boxes,
            id=f"row-{self.seat}-{symbol}",
        )

    def _sign(self, row: int, symbol: str, name: str) -> str:
        """The symbol of a row: on the own sheet it can be bought."""
        cost = self.scene.board.rules.symbol_cost if self.buys else -1
        words = self.scene.words("board-buy", symbol=name, coins=cost) if self.buys else ""
        return _sign(symbol, self.line[row] % 2, self.middle(row), self.height, self.seat, words)

    def _points(self, row: int) -> int | None:
        """What a row is worth now; nothing is written where it only counts for another."""
        table, state = self.table, self.scene.state
        kind = table.score[row]
        if kind in ("none", "factor"):
            return None
        if kind == "exchange":
            ticked = self.ticks[row]
            if not ticked:
                return 0
            most, each = table.exchange[row][ticked - 1]
            return min(most, state.coins[self.seat]) * each
        reckoned.count_boxes(state, self.seat)
        return reckoned.of_row(state, self.seat, row)

    def _coins_of_columns(self) -> list[str]:
        """Coins that a whole column pays at once, below it: bright once it has."""
        found = []
        for chain in self.table.sheet.chains:
            rows, coins = [self.scene.board.symbol_number[row] for row in chain.rows], chain.coins
            if not coins or rows[-1] not in self.line:
                continue
            done = min(self.ticks[row] for row in rows)
            y = self.middle(rows[-1]) + BOX / 2 - 1
            for column in range(min(self.table.length[row] for row in rows)):
                kind = "coin" if done > column else "coin unpaid"
                found += [coin(self.x(column) + self.wide - 1 - 5 * k, y, 4.6, "", kind) for k in range(coins)]
        return found

    def _factors(self) -> list[str]:
        """A brace around rows whose values are multiplied, with the product."""
        rows = [row for row in self.rows if self.table.score[row] == "factor"]
        if len(rows) < 2:
            return []
        product = 1
        for row in rows:
            product *= self.table.boxes[row][self.ticks[row] - 1] if self.ticks[row] else 0
        top, bottom = self.middle(rows[0]) - 6, self.middle(rows[-1]) + 6
        middle, x = (top + bottom) / 2, WIDTH - POINTS - 4
        return [
            element("path", d=f"M{number(x - 5)} {number(top)}h5V{number(bottom)}h-5", class_="brace"),
            text(x - 5, middle + 4, "×", 13, class_="end", font_weight="bold"),
            text(WIDTH - 6, middle + 4.5, str(product), 13, class_="end", font_weight="bold"),
        ]


@lru_cache(16)
def _columns(table: SheetTable) -> tuple[float, float]:
    """The step from box to box, and the width of a box."""
    coins = 2 + max(12.0 * table.coins[row] for row in table.order if table.length[row] == max(table.length))
    majority = 20.0 if table.majority >= 0 else 0.0
    step = min(27.0, (WIDTH - FIRST - coins - majority - POINTS) / max(table.length))
    return step, step - (2.0 if step < 22 else 3.4)


@lru_cache(64)
def _paper(table: SheetTable, rows: tuple[int, ...], height: float) -> str:
    """What is printed below the boxes: bands, leaders from the signs, arrows of chains, and the red line."""
    step, wide = _columns(table)
    line = {row: EDGE + ROW * (place + 0.5) for place, row in enumerate(rows)}
    parts = [element("rect", x=0.6, y=0.6, width=WIDTH - 1.2, height=height - 1.2, rx=8, class_="score-sheet")]
    for place in range(0, len(rows), 2):
        parts.append(element("rect", x=3, y=EDGE + place * ROW, width=WIDTH - 6, height=ROW, class_="sheet-band"))
        parts.append(
            element("path", d=f"M34 {number(EDGE + ROW * (place + 0.5))}H{number(FIRST - 2)}", class_="leader")
        )
    for kind, chain in table.chains:
        for upper, lower in pairwise(chain):
            if upper not in line or lower not in line:
                continue
            for column in range(min(table.length[upper], table.length[lower])):
                x = FIRST + column * step + wide / 2
                top, bottom = line[upper] + BOX / 2, line[lower] - BOX / 2
                parts.append(_arrow(x - (4 if kind == "alternate" else 0), top, bottom))
                if kind == "alternate" and column + 1 < table.length[upper]:
                    parts.append(_arrow(FIRST + (column + 1) * step - 1, bottom, top))
    if table.red_rows and table.red_rows <= set(line):
        red = [line[row] for row in table.red_rows]
        x = FIRST + table.red_after * step - (step - wide) / 2
        parts.append(
            element("line", x1=x, y1=min(red) - BOX / 2 - 1, x2=x, y2=max(red) + BOX / 2 + 1, class_="red-line")
        )
    return "".join(parts)


def _arrow(x: float, start: float, tip: float) -> str:
    """From one box to the next above or below: a small head in the gap between them."""
    lean = 1 if tip > start else -1
    return element(
        "path",
        d=f"M{number(x - 3.6)} {number(start - lean * 0.6)}h7.2L{number(x)} {number(tip)}z",
        class_="chain-arrow",
    )


@lru_cache(512)
def _mark(seat: int, symbol: str, middle: float) -> str:
    """Brought out when something would be recorded in this row."""
    return element(
        "rect",
        x=3,
        y=middle - ROW / 2,
        width=WIDTH - 6,
        height=ROW,
        rx=4,
        id=f"mark-{seat}-{symbol}",
        class_="row-mark on-demand",
    )


@lru_cache(1024)
def _sign(symbol: str, column: int, middle: float, height: float, seat: int, words: str) -> str:
    x = 1.0 + column * (CELL + 4)
    drawn = token(symbol, x + CELL / 2, middle, SIGN)
    if not words:
        return drawn
    y = min(max(middle - CELL / 2, 1.0), height - 1 - CELL)
    touch = element("rect", x=x, y=y, width=CELL, height=CELL, rx=7, class_="touch")
    shows = f"mark-{seat}-{symbol}"
    pick = f"buy-{symbol}"
    return element("g", title(words), drawn, touch, id=pick, data_pick=pick, data_shows=shows)


@lru_cache(8192)
def _boxes(
    table: SheetTable,
    row: int,
    ticked: int,
    counting: int,
    shut: bool,
    lost: int,
    majority: int,
    points: int | None,
    middle: float,
) -> str:
    """The boxes of a row, the coins it pays when full, the mark of the majority, and its points."""
    step, wide = _columns(table)
    top = middle - BOX / 2
    parts = []
    for column in range(table.length[row]):
        x = FIRST + column * step
        name = "sheet-box"
        if counting and column == counting - 1 and table.score[row] != "none":
            name += " box-scores"
        elif shut and column >= table.red_after:
            name += " box-shut"
        parts.append(element("rect", x=x, y=top, width=wide, height=BOX, rx=4, class_=name))
        if column < ticked:
            parts.append(cross(x, top, wide, BOX, "pencil" if column < counting else "pencil idle"))
        parts.append(_value(table, row, column, lost, x + wide / 2, middle))
    x = FIRST + table.length[row] * step + 1
    for _ in range(table.coins[row]):
        parts.append(coin(x + 5.6, middle, 5))
        x += 11.5
    if majority:
        words = f"×{table.times}"
        name = "sheet-box box-scores" if majority == 2 else "sheet-box"
        width = text_width(words, 12, bold=True) + 4
        parts.append(element("rect", x=x + 2, y=middle - 8, width=width, height=16, rx=4, class_=name))
        ink = "box-value" if majority == 2 else "box-value soft"
        parts.append(text(x + 2 + width / 2, middle + 4.2, words, 12, class_=ink))
    if points is not None:
        worth = str(points).translate(MINUS)
        parts.append(text(WIDTH - 6, middle + 4.5, worth, 13, class_="end", font_weight="bold"))
    return "".join(parts)


def _value(table: SheetTable, row: int, column: int, lost: int, x: float, y: float) -> str:
    kind = table.score[row]
    low = y + SIZE * 0.35
    if kind == "none":
        return ""
    if kind == "exchange":
        most, each = table.exchange[row][column]
        return text(x, low, f"{most}×{each}", LETTERS, class_="box-value")
    words = str(table.boxes[row][column]).translate(MINUS)
    if kind == "race" and column == table.length[row] - 1:
        both = text(x, low, f"{words}/{table.later[row]}", LETTERS, class_="box-value")
        if not lost:
            return both
        middle = x + (-5.5 if lost == 1 else 5.5)  # the value that is gone is struck out
        stroke = f"M{number(middle - 4.5)} {number(y + 5.5)}L{number(middle + 4.5)} {number(y - 5.5)}"
        return both + element("path", d=stroke, class_="struck")
    return text(x, low, words, SIZE, class_="box-value")


# --- the foot of a sheet ---------------------------------------------------------------------------------------------


def _foot(scene: Scene, seat: int, y: float) -> str:
    """Coins to spend, symbols given up, the mark of the bought symbol, and all the points."""
    view, rules, words = scene.view, scene.board.rules, scene.words
    seen = view.seats[seat]
    marks = []
    if view.players >= rules.give_up_from:
        marks.append((words("board-given-up"), seen.given_up, rules.give_up_uses))
    marks.append((words("board-bought"), seen.bought, rules.symbol_uses))
    coins, points = words("board-coins", coins=seen.coins), words("board-points", points=seen.score)
    short = words("board-points-short", points=seen.score)
    return _foot_drawing(seat, y, seen.coins, coins, tuple(marks), points, short)


@lru_cache(2048)
def _foot_drawing(
    seat: int, y: float, coins: int, told: str, marks: tuple[tuple[str, int, int], ...], points: str, short: str
) -> str:
    middle = y + FOOT / 2
    parts = [
        element("path", d=f"M6 {number(y + 2)}H{number(WIDTH - 6)}", class_="rule"),
        element(
            "g",
            title(told),
            coin(14, middle + 1, 8),
            text(26, middle + 6, str(coins), 15, font_weight="bold"),
            id=f"coins-{seat}",
        ),
        element(
            "g",
            title(points),
            text(WIDTH - 6, middle + 6, short.translate(MINUS), 14, class_="end", font_weight="bold"),
        ),
    ]
    x = 47.0
    for label, used, uses in marks:
        parts.append(text(x, middle + 5, label, LETTERS))
        x += text_width(label, LETTERS) + 3
        for place in range(uses):
            parts.append(element("rect", x=x, y=middle - 5.5, width=13, height=13, rx=3, class_="sheet-box"))
            if place < used:
                parts.append(cross(x, middle - 5.5, 13, 13, "pencil"))
            x += 14.5
        x += 4
    return "".join(parts)
