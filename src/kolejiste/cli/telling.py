"""A game in words on the terminal: its header, its events, a position, the final sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from kolejiste.core.actions import Event
from kolejiste.core.contract import Game, Section, State
from kolejiste.core.record import BEGINS_WORDS, Header
from kolejiste.core.registry import typed
from kolejiste.core.text import list_of

from .speak import Voice

BETWEEN = " · "
MANY_LINES = 10  # a section longer than this is shown on demand


class Teller:
    """Speaks of one game: the game, its people's names and the voice."""

    def __init__(self, game: Game, names: Sequence[str], voice: Voice) -> None:
        self.game = game
        self.names = game.names(voice.language, names)
        self.voice = voice

    def title(self, header: Header) -> None:
        """What is played, on which board, by whom."""
        say = self.voice.words
        console, edition = self.voice.console, self.game.edition
        console.print(Text(self.game.title.name[self.voice.language], style="bold"))
        if self.voice.language not in self.game.title.languages:
            console.print(say("in-english"))
        console.print(say("cli-table-edition", name=edition.name, status=say(f"status-{edition.status}")))
        for option in self.game.title.options:
            if option.applies(header.players, header.options):
                console.print(f"{option.name} = {typed(header.options[option.name])}")
        console.print(say("cli-table-seats", names=list_of(self.names, self.voice.language)))
        if header.begins is not None:
            console.print(say(BEGINS_WORDS[header.begins], name=self.names[0]))
        if header.practice:
            console.print(say("practice-table"))

    def events(self, events: Iterable[Event], mark: str, *, each: bool = False) -> None:
        """What happened, a line for each event; the mark stands before the first, or before each."""
        for number, event in enumerate(events):
            before = mark if each or number == 0 else " " * len(mark)
            self.voice.console.print(_hanging(before, self.game.say(event, *self._spoken())))

    def question(self, state: State) -> str:
        """Who decides now, and what."""
        return f"{self.names[state.seat]}: {self.asked(state)}"

    def asked(self, state: State) -> str:
        assert state.ask is not None
        return self.game.say(state.ask, *self._spoken())

    def sections(self, sections: Sequence[Section]) -> None:
        """A whole position as text, line by line."""
        for section in sections:
            self.voice.console.print(Text(section.heading, style="bold"))
            for line in section.lines:
                self.voice.console.print(_hanging("  ", line))

    def short(self, section: Section, without: str) -> list[Text]:
        """A section in few lines, short ones side by side; none for a long section, which is shown on demand. The line
        that says `without`, which stands elsewhere on the screen, is left out. An essential section stays as it is."""
        if section.essential:
            return [Text(section.heading, style="bold"), *(Text(f"  {line}") for line in section.lines)]
        width = self.voice.console.width
        head = Text(section.heading, style="bold")
        lines = [line for line in section.lines if without not in line]
        rows = list(packed(lines, width - 2, width - head.cell_len - 2))
        if not rows or len(section.lines) > MANY_LINES:
            return []
        beside = cell_len(rows[0]) <= width - head.cell_len - 2 and (len(rows) == 1 or len(rows) < len(lines))
        wrapped = [line for row in rows[beside:] for line in Text(row).wrap(self.voice.console, width - 2)]
        if beside:
            head.append(f": {rows[0]}", style="not bold")
        return [head, *(Text("  ").append_text(line) for line in wrapped)]

    def sheet(self, state: State) -> None:
        """The final reckoning, seat by seat and line by line, the winner first."""
        say, console = self.voice.words, self.voice.console
        for seat in sorted(state.sheet(), key=lambda sheet: (sheet.place, sheet.seat)):
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(min_width=6, justify="right", no_wrap=True)
            grid.add_column()
            for line in seat.lines:
                grid.add_row(f"{line.points:+d}" if line.points else "0", Text(self.game.say(line, *self._spoken())))
            grid.add_row(Text(str(seat.total), style="bold"), Text(say("cli-sheet-total"), style="bold"))
            console.print(Text(say("cli-sheet-seat", place=seat.place, name=self.names[seat.seat]), style="bold"))
            console.print(grid)
            for section in self.game.outline(state.view(seat.seat), *self._spoken()):
                if section.essential:
                    console.print(Text("\n".join(f"  {line}" for line in section.lines)))
            console.print()
        winners = [self.names[seat] for seat in state.winners]
        names = list_of(winners, self.voice.language)
        console.print(Text(say("cli-sheet-winner", count=len(winners), names=names), style="bold green"))

    def _spoken(self) -> tuple[str, tuple[str, ...]]:
        return self.voice.language, self.names


def _hanging(mark: str, text: str) -> Grid:
    """A mark and a text whose further lines stay beside the mark."""
    grid = Grid.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(mark, style="dim"), Text(text))
    return grid


def packed(lines: Iterable[str], width: int, first: int) -> Iterator[str]:
    """Short lines joined while they fit, the first row into what its heading leaves: a screen has few lines."""
    row, room = "", first
    for line in lines:
        joined = f"{row}{BETWEEN}{line}" if row else line
        if row and cell_len(joined) > room:
            yield row
            row, room = line, width
        else:
            row = joined
    if row:
        yield row
