"""A position of Vlaky na trati as structured text, from a view alone: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Section

from . import gains, scoring
from .actions import WhichSymbol
from .components import HEIGHTS
from .speech import Speaker
from .state import VlakyState

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView

TICK = "×"
NO_POINTS = "–"  # of a row that scores nothing by itself


def outline(game: VlakyGame, view: VlakyView, language: str, names: Sequence[str] | None = None) -> list[Section]:
    """The position in words: what is asked, what each card would bring, the trains, seats and sheets, the track."""
    return _Outline(game, view, Speaker(game, language, names)).sections()


class _Outline:
    """Writes the sections of one view; what a phase does not have is left out."""

    def __init__(self, game: VlakyGame, view: VlakyView, speaker: Speaker) -> None:
        self.game = game
        self.board = game.board
        self.view = view
        self.speaker = speaker
        self.words = speaker.words
        self.running = [seat for seat, seen in enumerate(view.seats) if seen.track is not None]
        self.scored = self._scored()
        self.sheets = scoring.sheet(self.scored)

    def _scored(self) -> VlakyState:
        """A table with nothing on it but the sheets, which is all that the points hang on."""
        state = VlakyState(self.game)
        for number, seat in enumerate(self.view.seats):
            state.ticks[number] = [seat.ticks.get(row, 0) for row in self.board.symbols]
            state.coins[number], state.gained[number], state.race[number] = seat.coins, seat.gained, seat.race
        return state

    def sections(self) -> list[Section]:
        seats = range(self.game.players)
        own = self.view.turn if self.view.seat is None else self.view.seat
        found = [
            (self.words("outline-position"), self._position()),
            (self.words("outline-hand"), self._cards(self.view.hand or [])),
            (self.words("outline-offer"), self._cards([card for card in self.view.offer if card is not None])),
            (self._sheet_heading(own), self._sheet(own)),
            (self.words("outline-trains"), self._trains()),
            (self.words("outline-seats"), [self._seat(seat) for seat in seats]),
            *((self._sheet_heading(seat), self._sheet(seat)) for seat in seats if seat != own),
            *((self._row_heading(row), self._row(row)) for row in range(self.board.edition.track.rows)),
        ]
        essential = self._sheet_heading(own)
        return [Section(heading, tuple(lines), heading == essential) for heading, lines in found if lines]

    # --- what is going on -------------------------------------------------------------------------------------------

    def _position(self) -> list[str]:
        view, speaker, words = self.view, self.speaker, self.words
        lines = []
        if self.game.edition.status == "reconstructed":
            lines.append(words("outline-reconstructed"))
        if view.over:
            return [*lines, words("outline-over")]
        lines.append(words("outline-turn", seat=speaker.seat(view.turn)))
        if view.decider is not None and view.ask is not None:
            ask = self.game.say(view.ask, speaker.language, speaker.names)
            lines.append(words("outline-ask", seat=speaker.seat(view.decider), ask=ask))
        lines += [
            words("outline-waiting", seat=speaker.seat(wait.seat), symbols=speaker.station(wait.symbols))
            for wait in view.queue[isinstance(view.ask, WhichSymbol) :]  # the question names its own symbols
        ]
        if view.bend_seats:
            seats = ", ".join(speaker.seat(seat) for seat in view.bend_seats)
            lines.append(words("outline-bend-seats", seats=seats))
        if view.ending:
            lines.append(words("outline-last-round" if view.ending == 1 else "outline-closing"))
        if view.side is None:
            return lines
        if len(self.running) < self.game.players:
            lines.append(words("outline-side", side=speaker.side(view.side)))
        lines.append(self._next())
        lines.append(words("outline-deck", count=view.deck))
        return lines

    def _next(self) -> str:
        slot, slots = len(self.view.laid), self.board.row_slots
        if slot >= self.board.slots:
            return self.words("outline-complete")
        row = slot // slots
        said = self.words("outline-next-left" if row % 2 else "outline-next-right", number=slot + 1, row=row + 1)
        if not self.running:
            return said
        tracks = [
            self.words("outline-at", seat=self.speaker.seat(seat), height=self.speaker.height(HEIGHTS[at]))
            for seat, at in gains.heights(self.board, self.view).items()
        ]
        return self.words("outline-next-tracks", next=said, tracks="; ".join(tracks))

    # --- what a card would bring ------------------------------------------------------------------------------------

    def _cards(self, cards: Sequence[str]) -> list[str]:
        """Each card with what it would bring to each seat if it were laid now; before and after that, as printed."""
        if not gains.may_come(self.board, self.view):
            return [self.speaker.card(card) for card in cards]
        heights = gains.heights(self.board, self.view)
        return [self._brings(card, heights) for card in cards]

    def _brings(self, card: str, heights: dict[int, int]) -> str:
        board, speaker = self.board, self.speaker
        number, back = board.card_number[card], gains.back(board, self.view)
        if not gains.fits(board, self.view, card):
            return self.words("outline-unfit", card=card)
        brings = []
        for seat, height in heights.items():
            symbols = speaker.station([board.symbols[symbol] for symbol in board.station[back][number][height]])
            leaves = speaker.height(HEIGHTS[board.leaves[back][number][height]])
            brings.append(self.words("outline-brings", seat=speaker.seat(seat), symbols=symbols, height=leaves))
        return self.words("outline-card", card=card, brings="; ".join(brings))

    # --- the trains -------------------------------------------------------------------------------------------------

    def _trains(self) -> list[str]:
        """Where the locomotives stand, and the stations ahead of each slower one, numbered as its move counts them."""
        if not self.running:
            return []
        lines = [self.words("outline-faster", place=self._place(self.view.head))]
        for seat in self.running:
            name, ahead = self.speaker.seat(seat), self._ahead(seat)
            lines.append(self.words("outline-slower", seat=name, place=self._place(self.view.seats[seat].slow)))
            if ahead:
                lines.append(self.words("outline-ahead", seat=name, stations="; ".join(ahead)))
        return lines

    def _place(self, place: int) -> str:
        if place == 0:
            return self.words("outline-start")
        row, step = divmod(place - 1, self.board.row_slots + 1)
        if step == self.board.row_slots:
            return self.words("outline-bend", number=row + 1)
        slot = row * self.board.row_slots + step
        return self.words("outline-place", number=slot + 1, card=self.view.laid[slot])

    def _ahead(self, number: int) -> list[str]:
        seat = self.view.seats[number]
        stops = [stop for stop in seat.stops[seat.slow + 1 : self.view.head + 1] if stop is not None]
        said = []
        for steps, stop in enumerate(stops[: self.board.rules.slow_steps], 1):
            name = self.speaker.station(stop) if stop else self.words("outline-bend-stop")
            said.append(self.words("outline-stop", stations=steps, station=name))
        return said

    # --- the seats and their sheets ---------------------------------------------------------------------------------

    def _seat(self, number: int) -> str:
        seat, rules, words = self.view.seats[number], self.board.rules, self.words
        marks = [
            words("outline-points", points=seat.score),
            words("outline-coins", coins=seat.coins),
            words("outline-hand-size", count=seat.cards),
            *([words("outline-known", cards=", ".join(seat.known))] if seat.known else []),
            words("outline-symbols-left", count=rules.symbol_uses - seat.bought),
        ]
        if self.game.players >= rules.give_up_from:
            marks.append(words("outline-give-ups", count=rules.give_up_uses - seat.given_up))
        return words("outline-marks", seat=self.speaker.seat(number), marks=", ".join(marks))

    def _sheet_heading(self, number: int) -> str:
        seat, colour = self.speaker.seat(number), self.speaker.seat_colour(number)
        return self.words("outline-sheet", sheet=self.view.sheet, seat=seat, colour=colour)

    def _sheet(self, number: int) -> list[str]:
        """The sheet as it is printed, a line of boxes for each row: ticks, the coins after the end, the points now."""
        board, sheet = self.board, self.board.sheet
        points: dict[str, int] = {}
        for line in self.sheets[number].lines:
            rows = getattr(line, "rows", None) or (getattr(line, "row", ""),)
            points[rows[-1]] = line.points  # what rows bring together stands at the last of them
        names = [self.speaker.symbol(board.symbols[row]) for row in sheet.order]
        boxes = [self._boxes(row, self.scored.ticks[number][row]) for row in sheet.order]
        name_width, boxes_width = max(map(len, names)), max(map(len, boxes))
        lines = []
        for row, name, line_of_boxes in zip(sheet.order, names, boxes, strict=True):
            alone = sheet.score[row] != "none" and board.symbols[row] in points
            worth = str(points[board.symbols[row]]) if alone else NO_POINTS
            lines.append(f"{name:<{name_width}}  {line_of_boxes:<{boxes_width}} +{sheet.coins[row]} {worth:>3}")
        if sheet.majority >= 0:
            gained = [f"{self.speaker.seat(seat)} {count}" for seat, count in enumerate(self.scored.gained)]
            row_name = self.speaker.symbol(board.symbols[sheet.majority])
            lines.append(self.words("outline-gained", row=row_name, gained=", ".join(gained)))
        return lines

    def _boxes(self, row: int, ticked: int) -> str:
        """The boxes of a row; where the sheet has a red line, the other rows leave a gap, so that columns stay."""
        sheet = self.board.sheet
        width = max(len(value) for other in sheet.order for value in self._values(other))
        boxes = [f"[{value:>{width}}{TICK if box < ticked else ' '}]" for box, value in enumerate(self._values(row))]
        if not sheet.red_rows:
            return "".join(boxes)
        between = "|" if row in sheet.red_rows else " "
        return "".join(boxes[: sheet.red_after]) + between + "".join(boxes[sheet.red_after :])

    def _values(self, row: int) -> list[str]:
        """What is printed in the boxes of a row."""
        sheet = self.board.sheet
        if sheet.score[row] == "exchange":
            return [f"{most}×{each}" for most, each in sheet.exchange[row]]
        if sheet.score[row] == "none":
            return [""] * sheet.length[row]
        values = [str(value) for value in sheet.boxes[row]]
        if sheet.score[row] == "race":
            values[-1] += f"/{sheet.later[row]}"
        return values

    # --- the track --------------------------------------------------------------------------------------------------

    def _row_heading(self, row: int) -> str:
        return self.words("outline-track-left" if row % 2 else "outline-track-right", row=row + 1)

    def _row(self, row: int) -> list[str]:
        """The start, the cards laid in the row with what each seat's line met there, and the bend at its end."""
        board, view, words = self.board, self.view, self.words
        lines = []
        if row == 0 and view.side is not None and self.running:
            side = board.start_symbol[board.sides.index(view.side)]
            starts = []
            for seat in self.running:
                track = HEIGHTS.index(str(view.seats[seat].track))
                symbol = self.speaker.symbol(board.symbols[side[track]])
                starts.append(words("outline-met", seat=self.speaker.seat(seat), symbols=symbol))
            lines.append(words("outline-start-card", met="; ".join(starts)))
        first = row * board.row_slots
        for slot, card in enumerate(view.laid[first : first + board.row_slots], first):
            place = board.position(slot)
            met = [
                words(
                    "outline-met",
                    seat=self.speaker.seat(seat),
                    symbols=self.speaker.station(view.seats[seat].stops[place] or []),
                )
                for seat in self.running
            ]
            lines.append(words("outline-laid", number=slot + 1, card=card, met="; ".join(met)))
        if lines and first + board.row_slots < board.slots and view.head > board.position(first + board.row_slots - 1):
            lines.append(words("outline-bend", number=row + 1))
        return lines
