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
        view, words, seats = self.view, self.words, range(self.game.players)
        own = view.turn if view.seat is None else view.seat
        offer = [card for card in view.offer if card is not None]
        found = [
            Section(words("outline-position"), tuple(self._position()), brief=tuple(self._position_in_short())),
            self._card_section("outline-hand", view.hand or []),
            self._card_section("outline-offer", offer),
            Section(self._sheet_heading(own), tuple(self._sheet(own)), True, tuple(self._sheet_in_short(own))),
            Section(words("outline-trains"), tuple(self._trains()), brief=tuple(self._trains_in_short(own))),
            Section(
                words("outline-seats"), tuple(map(self._seat, seats)), brief=tuple(map(self._seat_in_short, seats))
            ),
            *(Section(self._sheet_heading(seat), tuple(self._sheet(seat))) for seat in seats if seat != own),
            *(Section(self._row_heading(row), tuple(self._row(row))) for row in range(self.board.edition.track.rows)),
            Section(words("outline-edition"), tuple(self._edition())),
        ]
        return [section for section in found if section.lines]

    def _card_section(self, heading: str, cards: Sequence[str]) -> Section:
        return Section(self.words(heading), tuple(self._cards(cards)), brief=tuple(self._cards_in_short(cards)))

    def _edition(self) -> list[str]:
        return [self.words("outline-reconstructed")] if self.game.edition.status == "reconstructed" else []

    # --- what is going on -------------------------------------------------------------------------------------------

    def _position(self) -> list[str]:
        view, speaker, words = self.view, self.speaker, self.words
        if view.over:
            return [words("outline-over")]
        lines = [words("outline-turn", seat=speaker.seat(view.turn))]
        if view.decider is not None:
            ask = self.game.question(view, speaker.language, speaker.names)
            lines.append(words("outline-ask", seat=speaker.seat(view.decider), ask=ask))
        lines += self._waiting()
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

    def _waiting(self) -> list[str]:
        """The symbols that are still to be recorded; the question names its own."""
        view, speaker = self.view, self.speaker
        return [
            self.words("outline-waiting", seat=speaker.seat(wait.seat), symbols=speaker.station(wait.symbols))
            for wait in view.queue[isinstance(view.ask, WhichSymbol) :]
        ]

    def _position_in_short(self) -> list[str]:
        """Where the next card comes and at which height one's own line meets it."""
        view, own = self.view, self.view.seat
        if view.over or view.side is None:
            return []
        lines = [self._slot()]
        height = None if own is None else gains.heights(self.board, view).get(own)
        if height is not None and len(view.laid) < self.board.slots:
            lines.append(self.words("outline-own-height", height=self.speaker.height(HEIGHTS[height])))
        return [*lines, self.words("outline-deck", count=view.deck)]

    def _slot(self) -> str:
        """Where the next card comes."""
        slot = len(self.view.laid)
        if slot >= self.board.slots:
            return self.words("outline-complete")
        row = slot // self.board.row_slots
        return self.words("outline-next-left" if row % 2 else "outline-next-right", number=slot + 1, row=row + 1)

    def _next(self) -> str:
        said = self._slot()
        if not self.running or len(self.view.laid) >= self.board.slots:
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

    def _cards_in_short(self, cards: Sequence[str]) -> list[str]:
        """Each card with what it would bring to the viewer alone; moves name what it brings to all."""
        own, board, speaker = self.view.seat, self.board, self.speaker
        heights = gains.heights(board, self.view)
        if own is None or own not in heights or not gains.may_come(board, self.view):
            return self._cards(cards)
        short = []
        for card in cards:
            if not gains.fits(board, self.view, card):
                short.append(self.words("outline-unfit", card=card))
                continue
            brings = gains.brings(board, self.view, card)[own]
            leaves = board.leaves[gains.back(board, self.view)][board.card_number[card]][heights[own]]
            symbols = speaker.station([board.symbols[symbol] for symbol in brings])
            height = speaker.height(HEIGHTS[leaves])
            short.append(self.words("outline-card-in-short", card=card, symbols=symbols, height=height))
        return short

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

    def _trains_in_short(self, own: int) -> list[str]:
        """The faster locomotives, one's own slower one and the stations ahead of it."""
        if own not in self.running:
            return []
        lines = [
            self.words("outline-faster", place=self._place(self.view.head)),
            self.words("outline-own-slower", place=self._place(self.view.seats[own].slow)),
        ]
        first, *more = self._ahead(own) or [""]
        return [*lines, self.words("outline-own-ahead", station=first), *more] if first else lines

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

    def _seat_in_short(self, number: int) -> str:
        seat, words = self.view.seats[number], self.words
        marks = [
            words("outline-points", points=seat.score),
            words("outline-coins", coins=seat.coins),
            words("outline-cards-in-short", count=seat.cards),
        ]
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

    def _sheet_in_short(self, number: int) -> list[str]:
        """Of each row how many boxes are ticked, and what is printed in the next one."""
        sheet, ticks = self.board.sheet, self.scored.ticks[number]
        short = []
        for row in sheet.order:
            name, values = self.speaker.symbol(self.board.symbols[row]), self._values(row)
            worth = values[ticks[row]] if ticks[row] < len(values) else ""
            short.append(f"{name} {ticks[row]}/{len(values)}" + (f"→{worth}" if worth else ""))
        return short

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
