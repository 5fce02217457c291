"""A game in words on the terminal: its header, its events, a position, the final sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table as Grid
from rich.text import Text

from kolejiste.core.actions import Event
from kolejiste.core.contract import Game, Section, State, View
from kolejiste.core.record import BEGINS_WORDS, Header
from kolejiste.core.text import list_of

from .speak import Voice, option_words


class Teller:
    """Speaks of one game: the game, its people's names and the voice."""

    def __init__(self, game: Game, names: Sequence[str], voice: Voice) -> None:
        self.game = game
        self.names = game.names(voice.language, names)
        self.voice = voice

    def title(self, header: Header) -> None:
        """What is played, on which board, by whom."""
        say, language = self.voice.words, self.voice.language
        console, edition, title = self.voice.console, self.game.edition, self.game.title
        console.print(Text(title.name[language], style="bold"))
        if language not in title.languages:
            console.print(say("in-english"))
        console.print(say("cli-table-edition", name=edition.called(language), status=say(f"status-{edition.status}")))
        for option in title.options:
            if option.applies(header.players, header.options):
                named, choice = option_words(title, option, header.options[option.name], language)
                console.print(say("cli-table-option", option=named, choice=choice))
        console.print(say("cli-table-seats", names=list_of(self.names, language)))
        if header.begins is not None:
            console.print(say(BEGINS_WORDS[header.begins], name=self.names[0]))
        if header.practice:
            console.print(say("practice-table"))
        elif header.hints:
            console.print(say("cli-table-hints"))

    def events(self, events: Iterable[Event], mark: str, *, each: bool = False) -> None:
        """What happened, a line for each event; the mark stands before the first, or before each."""
        for number, event in enumerate(events):
            before = mark if each or number == 0 else " " * len(mark)
            self.voice.console.print(hanging(before, self.game.say(event, *self._spoken())))

    def question(self, view: View) -> str:
        """Who decides now, and what, as the one who looks may be told."""
        assert view.decider is not None
        return f"{self.names[view.decider]}: {self.game.question(view, *self._spoken())}"

    def sections(self, sections: Sequence[Section]) -> None:
        """A whole position as text, line by line."""
        for section in sections:
            self.voice.console.print(Text(section.heading, style="bold"))
            for line in section.lines:
                self.voice.console.print(hanging("  ", line))

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


def hanging(mark: str, text: str, style: str = "dim") -> Grid:
    """A mark and a text whose further lines stay beside the mark."""
    grid = Grid.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(mark, style), Text(text))
    return grid
