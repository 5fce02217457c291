"""Cards and score sheets: an edition file read, checked and made into flat immutable tables for the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, Literal

import msgspec

from kolejiste.core.edition import EditionFile, parse, seats_and_colours, twice, with_lines
from kolejiste.core.errors import Problem

from .errors import BadEdition

Name = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]+$", max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100)]
Height = Literal["top", "middle", "bottom"]
HEIGHTS: tuple[Height, ...] = ("top", "middle", "bottom")


# The largest editions that a table is made for.
MOST_CARDS, MOST_OFFER, MOST_SIDES = 120, 10, 4
MOST_SYMBOLS, MOST_BOXES, MOST_AT_STATION = 20, 12, 3
MOST_CHAINS, MOST_CHAINED = 12, 6
MOST_ROWS, MOST_IN_ROW = 5, 12
MOST_SLOTS = MOST_ROWS * MOST_IN_ROW
MOST_PLACES = MOST_SLOTS + MOST_ROWS
MOST_STATIONS = 1 + MOST_CARDS * 3 * (2**MOST_AT_STATION - 1)  # what is left of one while it is recorded counts too


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table or row of an edition file."""


class Rules(Row, frozen=True, kw_only=True):
    """The numbers of the rulebook."""

    seats: tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], Annotated[int, msgspec.Meta(ge=1, le=3)]]
    seat_colours: list[str]
    hand: Count
    offer: Annotated[int, msgspec.Meta(ge=1, le=MOST_OFFER)]
    slow_steps: Annotated[int, msgspec.Meta(ge=1, le=10)]
    slow_cost: Count
    second_cost: Count
    discard_coins: Count
    symbol_cost: Count
    symbol_uses: Count
    give_up_from: Count
    give_up_uses: Count


class Bend(Row, frozen=True, kw_only=True):
    top: Height
    middle: Height
    bottom: Height


class Track(Row, frozen=True, kw_only=True):
    rows: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROWS)]
    slots: Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_ROW)]
    bend: Bend  # at which height a line goes on after a bend


class Side(Row, frozen=True, kw_only=True):
    """One side of the start card: the symbol at the start of each track."""

    id: Name
    top: str
    middle: str
    bottom: str


class Start(Row, frozen=True, kw_only=True):
    sides: Annotated[list[Side], msgspec.Meta(min_length=1, max_length=MOST_SIDES)]


class Line(Row, frozen=True, kw_only=True):
    """A line through a card: where it leaves on the right, and its station's symbols."""

    to: Height
    station: Annotated[list[str], msgspec.Meta(max_length=MOST_AT_STATION)]


class RailCard(Row, frozen=True, kw_only=True):
    id: Name
    deck: Literal["A", "B"]
    top: Line
    middle: Line
    bottom: Line
    left: str = "open"
    right: str = "open"


class Cards(Row, frozen=True, kw_only=True):
    rail: Annotated[list[RailCard], msgspec.Meta(min_length=1, max_length=MOST_CARDS)]
    clash: list[tuple[str, str]] = []  # kinds of edges that may not meet


class SheetRow(Row, frozen=True, kw_only=True):
    id: Name
    boxes: Annotated[
        list[Annotated[int, msgspec.Meta(ge=-50, le=100)]], msgspec.Meta(min_length=1, max_length=MOST_BOXES)
    ]
    coins: Count  # for each further symbol once the row is full
    score: Literal["ticked", "fulfilled", "factor", "none", "exchange", "race"]
    exchange: list[tuple[Count, Count]] = []  # by ticked boxes: so many coins are worth so much each
    later: Count = 0  # the last box for all but the first


class Chain(Row, frozen=True, kw_only=True):
    rows: Annotated[list[str], msgspec.Meta(min_length=2, max_length=MOST_CHAINED)]
    kind: Literal["down", "alternate"]
    coins: Count = 0  # at once for each completed column


class Majority(Row, frozen=True, kw_only=True):
    row: str
    times: Positive


class RedLine(Row, frozen=True, kw_only=True):
    """Boxes of these rows behind `after` wait until `opens` has so many boxes ticked."""

    rows: list[str]
    after: Count
    opens: str


class Sheet(Row, frozen=True, kw_only=True):
    rows: Annotated[list[SheetRow], msgspec.Meta(min_length=1, max_length=MOST_SYMBOLS)]
    chains: Annotated[list[Chain], msgspec.Meta(max_length=MOST_CHAINS)] = []
    majority: Majority | None = None
    red_line: RedLine | None = None


class Sheets(Row, frozen=True, kw_only=True):
    I: Sheet  # noqa: E741  # the sheet's printed name
    II: Sheet


class Edition(EditionFile, frozen=True, kw_only=True):
    """A whole edition file."""

    rules: Rules
    track: Track
    start: Start
    cards: Cards
    sheets: Sheets


def read(text: str, file: str) -> Edition:
    """The edition in this text, with every error in it told at once."""
    edition = parse(text, file, Edition)
    problems = list(check(edition))
    if problems:
        raise BadEdition(file, with_lines(text, problems))
    return edition


def check(edition: Edition) -> Iterator[Problem]:
    """What fits its form but makes no playable game."""
    rules, cards = edition.rules, edition.cards.rail
    yield from seats_and_colours(rules.seats, rules.seat_colours, rules.seats[1])
    symbols = [row.id for row in edition.sheets.I.rows]
    yield from twice([card.id for card in cards], "cards.rail")
    yield from twice([side.id for side in edition.start.sides], "start.sides")
    for number, card in enumerate(cards):
        place = f"cards.rail[{number}]"
        lines = [getattr(card, height) for height in HEIGHTS]
        if {line.to for line in lines} != set(HEIGHTS):
            yield Problem(f"{place}.top", "lines-meet", card=card.id)
        for height, line in zip(HEIGHTS, lines, strict=True):
            for symbol in line.station:
                if symbol not in symbols:
                    yield Problem(f"{place}.{height}", "no-symbol", symbol=symbol, symbols=", ".join(symbols))
    for number, side in enumerate(edition.start.sides):
        for height in HEIGHTS:
            if getattr(side, height) not in symbols:
                symbol = getattr(side, height)
                yield Problem(f"start.sides[{number}].{height}", "no-symbol", symbol=symbol, symbols=", ".join(symbols))
    for deck, need in (("A", rules.hand * rules.seats[1]), ("B", rules.offer + 1)):
        have = sum(card.deck == deck for card in cards)
        if have < need:
            yield Problem("cards.rail", "too-few-rail-cards", deck=deck, have=have, need=need)
    for name, sheet in (("I", edition.sheets.I), ("II", edition.sheets.II)):
        yield from _check_sheet(sheet, f"sheets.{name}", symbols)


def _check_sheet(sheet: Sheet, place: str, symbols: list[str]) -> Iterator[Problem]:
    rows = [row.id for row in sheet.rows]
    yield from twice(rows, f"{place}.rows")
    if set(rows) != set(symbols):
        yield Problem(f"{place}.rows", "sheet-rows", symbols=", ".join(symbols))
        return
    for number, row in enumerate(sheet.rows):
        if row.score == "exchange" and len(row.exchange) != len(row.boxes):
            yield Problem(f"{place}.rows[{number}].exchange", "exchange", boxes=len(row.boxes))
    named = [(f"{place}.chains[{number}].rows", chain.rows) for number, chain in enumerate(sheet.chains)]
    if sheet.majority is not None:
        named.append((f"{place}.majority", [sheet.majority.row]))
    if sheet.red_line is not None:
        named.append((f"{place}.red_line", [*sheet.red_line.rows, sheet.red_line.opens]))
    for where, names in named:
        for name in names:
            if name not in rows:
                yield Problem(where, "no-symbol", symbol=name, symbols=", ".join(rows))
    scores = {row.id: row for row in sheet.rows}
    if sheet.majority is not None and sheet.majority.row in scores and scores[sheet.majority.row].score != "ticked":
        yield Problem(f"{place}.majority", "majority-row", row=sheet.majority.row)
    if sheet.red_line is not None and sheet.red_line.opens in scores:
        boxes = len(scores[sheet.red_line.opens].boxes)
        if not 1 <= sheet.red_line.after <= boxes:
            yield Problem(f"{place}.red_line", "red-line", boxes=boxes)
    for number, chain in enumerate(sheet.chains):
        if chain.kind == "alternate" and len(chain.rows) != 2:
            yield Problem(f"{place}.chains[{number}].kind", "alternate")


class SheetTable:
    """A score sheet as flat tables over row numbers; symbols and rows share their numbers."""

    def __init__(self, sheet: Sheet, symbols: tuple[str, ...]) -> None:
        by_id = {row.id: row for row in sheet.rows}
        number = {symbol: row for row, symbol in enumerate(symbols)}
        self.sheet = sheet
        self.order = tuple(number[row.id] for row in sheet.rows)  # rows from the top of the printed sheet down
        rows = [by_id[symbol] for symbol in symbols]
        self.boxes = tuple(tuple(row.boxes) for row in rows)
        self.length = tuple(len(row.boxes) for row in rows)
        self.coins = tuple(row.coins for row in rows)
        self.score = tuple(row.score for row in rows)
        self.exchange = tuple(tuple(row.exchange) for row in rows)
        self.later = tuple(row.later for row in rows)
        self.race = tuple(row for row in range(len(symbols)) if self.score[row] == "race")
        self.chains = tuple((chain.kind, tuple(number[row] for row in chain.rows)) for chain in sheet.chains)
        self.chain_coins = tuple(chain.coins for chain in sheet.chains)
        # Columns of these rows pay coins at once when they are complete.
        paying = [(tuple(number[row] for row in c.rows), c.coins) for c in sheet.chains if c.coins]
        self.paying_for = [[chain for chain in paying if row in chain[0]] for row in range(len(symbols))]
        self.majority = -1 if sheet.majority is None else number[sheet.majority.row]
        self.times = 1 if sheet.majority is None else sheet.majority.times
        red = sheet.red_line
        self.red_rows = frozenset() if red is None else frozenset(number[row] for row in red.rows)
        self.red_after = 0 if red is None else red.after
        self.red_opens = -1 if red is None else number[red.opens]


class Board:
    """An edition as flat tables: cards, symbols, heights and stations by number."""

    def __init__(self, edition: Edition, sheet: str) -> None:
        self.edition = edition
        self.rules = edition.rules
        self.symbols = tuple(row.id for row in edition.sheets.I.rows)
        self.symbol_number = {symbol: number for number, symbol in enumerate(self.symbols)}
        self.sheet = SheetTable(getattr(edition.sheets, sheet), self.symbols)
        self.sheet_name = sheet

        rail = edition.cards.rail
        self._unpacked: dict[int, list[int]] = {}
        self.cards = tuple(card.id for card in rail)
        self.card_number = {card: number for number, card in enumerate(self.cards)}
        self.in_a = tuple(card.deck == "A" for card in rail)
        # The decks have their own numbers: deck A's card i is card a_cards[i].
        self.a_cards = tuple(number for number, card in enumerate(rail) if card.deck == "A")
        self.b_cards = tuple(number for number, card in enumerate(rail) if card.deck == "B")
        # leaves[row direction][card][height in] and station[...]: rows 1, 3 ... run to the right, rows 2, 4 ... back.
        right = [[HEIGHTS.index(getattr(card, h).to) for h in HEIGHTS] for card in rail]
        signs = [[self._signs(getattr(card, h).station) for h in HEIGHTS] for card in rail]
        back = [[line.index(height) for height in range(3)] for line in right]
        self.leaves = (right, back)
        self.station = (signs, [[signs[c][back[c][h]] for h in range(3)] for c in range(len(rail))])
        # Stations by number, and what is left of them while they are recorded: their symbols. Number 0, without any,
        # is a bend's; the last serves a place without a station, -1.
        stations: dict[tuple[int, ...], int] = {(): 0}
        for symbols in (station for card in signs for station in card):
            for left in range(len(symbols), 0, -1):
                for some in combinations(symbols, left):
                    stations.setdefault(some, len(stations))
        self.station_number = stations
        self.stations = (*stations, ())
        # less[station][place]: the station that is left when the symbol at this place is recorded.
        self.less = [[stations[some[:at] + some[at + 1 :]] for at in range(len(some))] for some in stations]
        self.station_names = [[self.symbols[symbol] for symbol in station] for station in stations]
        # halts[row direction][card][height in]: the number of the station, -1 where none is.
        self.halts = tuple([[stations[station] or -1 for station in card] for card in way] for way in self.station)
        clash = {frozenset(pair) for pair in edition.cards.clash}
        kinds = [(card.left, card.right) for card in rail]
        # follows[direction][card][card before]: whether the edges may meet; row ends are open.
        self.fits_always = not clash
        self.follows = tuple(
            [
                [frozenset((kinds[c][side], kinds[before][1 - side])) not in clash for before in range(len(rail))]
                for c in range(len(rail))
            ]
            for side in (0, 1)
        )
        self.bend = tuple(HEIGHTS.index(getattr(edition.track.bend, height)) for height in HEIGHTS)
        self.sides = tuple(side.id for side in edition.start.sides)
        self.start_symbol = tuple(
            tuple(self.symbol_number[getattr(side, height)] for height in HEIGHTS) for side in edition.start.sides
        )
        self.row_slots = edition.track.slots
        self.slots = edition.track.rows * edition.track.slots

    def cards_in(self, mask: int) -> list[int]:
        """The cards of a mask, ascending; hands recur, so they are taken apart only once."""
        cards = self._unpacked.get(mask)
        if cards is None:
            cards = self._unpacked[mask] = [card for card in range(len(self.cards)) if mask >> card & 1]
        return cards

    def named(self, mask: int) -> list[str]:
        """The cards of a mask by name."""
        return [self.cards[card] for card in self.cards_in(mask)]

    def _signs(self, station: list[str]) -> tuple[int, ...]:
        return tuple(self.symbol_number[symbol] for symbol in station)

    def position(self, slot: int) -> int:
        """The place of a slot (from 0) along the line: start is 0, and each bend is a place of its own."""
        return slot + 1 + slot // self.row_slots
