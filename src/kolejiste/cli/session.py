"""A game in the terminal: who decides, what they are shown, what they may type. Whose turn it is sees only its view."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from kolejiste.bots import Bot
from kolejiste.core.choices import Choice, Group, Phrases
from kolejiste.core.contract import Section
from kolejiste.core.errors import KolejisteError
from kolejiste.core.journal import seen_by
from kolejiste.core.table import Table

from .board import write_picture
from .given import new_file
from .moves import Shown, search
from .speak import plain, writing
from .telling import Teller

try:
    import readline  # with it, lines can be edited while they are typed
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

POSITION_LINES = 14  # what of the screen the position usually takes
MOST_NEWS = 6  # lines for which the position makes room
AROUND = 4  # lines for the rule, the hint, the question and the prompt
LEAST_POSITION = 10  # lines that the position keeps on the lowest screen: hand and goals must be seen
LEAST_ROOM = 8  # lines for the moves on the lowest screen


NOBODY = -1  # the screen was wiped, and the next person has not sat down yet


class Leave(Exception):  # not an error: somebody leaves the table
    """The person wants to stop here."""


class Session:
    """One sitting at a table. `bots` has the bot of each seat, None where a person sits."""

    def __init__(
        self,
        table: Table,
        teller: Teller,
        bots: Sequence[Bot | None],
        path: Path,
    ) -> None:
        self.table = table
        self.game = table.game
        self.teller = teller
        self.voice = teller.voice
        self.phrases = Phrases(table.game, teller.voice.language, teller.names)
        self.bots = bots
        self.path = path
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.present: int | None = self.people[0] if len(self.people) == 1 else None  # whose eyes are on the screen
        self.read_to = {seat: self._last_own_move(seat) for seat in self.people}
        self.looked: tuple[int, list[Section]] | None = None  # at which move the person present last saw which position

    def _last_own_move(self, seat: int) -> int:
        """From where the news begin for somebody who comes back: with the last own move."""
        own = [number for number, made in enumerate(self.table.moves) if made.seat == seat]
        return own[-1] if own else 0

    # --- the course of the game --------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        try:
            while not self.table.state.over:
                seat = self.table.state.seat
                bot = self.bots[seat]
                if bot is None:
                    self._sit_down(seat)
                    self._decide(seat)
                else:
                    self._bot_moves(seat, bot)
        except (EOFError, KeyboardInterrupt, Leave):
            if len(self.people) > 1:
                self._wipe()  # who leaves must not leave a hand on the screen
            self.voice.console.print()
            return False
        for seat in self.people[:1]:
            self._news(seat if len(self.people) == 1 else None)
        return True

    def _bot_moves(self, seat: int, bot: Bot) -> None:
        state = self.table.state
        console = self.voice.console
        waiting = (
            console.status(self.voice.words("cli-play-thinks", name=self.teller.names[seat]))
            if console.is_terminal
            else contextlib.nullcontext()
        )
        with waiting:
            move = bot.choose(state.view(seat) if bot.needs_view else None, state.legal())
        self._make(move)
        if not self.people:  # a game to watch
            self.teller.events(seen_by(self.table.moves[-1].notes, None), f"{len(self.table.moves):>4}  ")

    def _make(self, move: int) -> None:
        """Carry a move out and keep it on disk at once."""
        self.table.move(move)
        self.save()

    def save(self) -> None:
        """A full disk must not end the game: it is told, and play goes on."""
        try:
            with writing(self.path):
                self.table.record.write(self.path, secret=True)
        except KolejisteError as error:
            self.voice.complain(error)

    # --- people ------------------------------------------------------------------------------------------------------

    def _sit_down(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees another's hand: the screen is wiped in between."""
        if self.present == seat:
            return
        if self.present not in (None, NOBODY):  # at the beginning there is only the welcome, for all to read
            self._wipe()
        self._ask("cli-play-hand-over", name=self.teller.names[seat])
        if self.present is not None:
            self._wipe()
        self.present = seat
        self.looked = None

    def _wipe(self) -> None:
        console = self.voice.console
        if console.is_terminal:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")  # 3J: scrolling back must not show it either
            sys.stdout.flush()
            if readline is not None:
                readline.clear_history()  # what one searched for is a hint to the other
        else:
            console.print(Rule(style="dim"))

    def _ask(self, key: str, **args: str) -> str:
        """One line from the person; the end of input is a wish to leave."""
        typed = input(self.voice.words(key, **args) + " ").strip()
        if not sys.stdin.isatty():
            print(typed)  # so that what came through a pipe can be read like what was typed
        return typed

    def _decide(self, seat: int) -> None:
        """Ask one decision of a person, with everything they may look up meanwhile."""
        news = self._news(seat)
        groups = self.phrases.groups(self.table.state.legal())
        shown = self._shown(groups)
        lines = list(shown.lines())
        self._position(seat, min(news, MOST_NEWS) + len(lines))
        self._print(lines)
        self._hint(shown)
        ply = len(self.table.moves)
        while True:
            typed = self._ask("cli-play-prompt")
            if self._obey(typed, seat):
                if len(self.table.moves) != ply:
                    return  # a move was taken back: the question is another one now
                continue
            chosen = self._pick(typed, groups, shown)
            if isinstance(chosen, Choice):
                self._make(chosen.move)
                self._after(seat)
                return
            shown = chosen

    def _pick(self, typed: str, groups: list[Group], shown: Shown) -> Choice | Shown:
        """What a typed line means: the move of that number, a group opened, or a search."""
        if not typed:
            return shown.only() or self._list(groups)
        if typed == "m":
            return self._list(groups, folding=False)
        if typed.isdecimal():
            return self._pick_number(int(typed[:9]), shown)
        found = search(groups, typed.removeprefix("/"))
        if not found:
            self.voice.say("cli-play-none-found", text=typed)
            return shown
        return self._list(found)

    def _pick_number(self, number: int, shown: Shown) -> Choice | Shown:
        try:
            item = shown[number]
        except IndexError:
            self.voice.say("cli-play-no-number", number=number, most=len(shown))
            return shown
        return self._list([item]) if isinstance(item, Group) else item

    def _after(self, seat: int) -> None:
        """When the turn goes on to somebody else: what one's own move brought, and the chance to take it back."""
        state = self.table.state
        if state.over or state.seat == seat:
            return
        self._news(seat)
        undoable = self.table.undoable(seat) > 0
        handing_over = len(self.people) > 1
        while undoable or handing_over:
            typed = self._ask("cli-play-go-on-or-undo" if undoable else "cli-play-go-on")
            if not self._obey(typed, seat):
                if handing_over:
                    self._wipe()  # at once, also while bots are moving
                    self.present = NOBODY
                return
            if self.table.state.seat == seat:
                return

    # --- what can be typed besides moves ---------------------------------------------------------------------------

    def _obey(self, typed: str, seat: int) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = typed.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.voice.say("cli-play-help"),
            "help": lambda: self.voice.say("cli-play-help"),
            "b": lambda: self._whole_position(seat),
            "log": lambda: self._log(seat),
            "undo": lambda: self._undo(seat),
            "save": lambda: self._save_copy(rest.strip()),
            "svg": lambda: self._picture(rest.strip(), seat),
            "q": self._leave,
            "quit": self._leave,
        }
        command = commands.get(word.lower())
        if command is None or (rest and word.lower() not in ("save", "svg")):
            return False
        try:
            command()
        except KolejisteError as error:
            self.voice.console.print(error.say(self.voice.language), soft_wrap=True)
        return True

    def _leave(self) -> None:
        raise Leave

    def _undo(self, seat: int) -> None:
        self.table.undo(seat)
        self.read_to = {person: min(number, len(self.table.moves)) for person, number in self.read_to.items()}
        self.looked = None
        self.save()
        self.voice.say("cli-play-undone")

    def _save_copy(self, name: str) -> None:
        if not name:
            self.save()
            self.voice.say("cli-play-saved", file=str(self.path))
            return
        path = new_file(name)
        with writing(name):
            self.table.record.write(path, secret=True)
        self.voice.say("cli-play-saved", file=str(path))

    def _picture(self, name: str, seat: int) -> None:
        path = Path(plain(name) or "board.svg").expanduser()
        write_picture(self.game, self.table.state.view(seat), path, self.voice.language, "auto")
        self.voice.say("cli-board-written", file=str(path))

    # --- what is shown -----------------------------------------------------------------------------------------------

    def _shown(self, groups: Sequence[Group], *, folding: bool = True) -> Shown:
        console = self.voice.console
        return Shown(groups, console.width, max(LEAST_ROOM, console.height - POSITION_LINES) if folding else None)

    def _list(self, groups: Sequence[Group], *, folding: bool = True) -> Shown:
        shown = self._shown(groups, folding=folding)
        self._print(shown.lines())
        self._hint(shown)
        return shown

    def _hint(self, shown: Shown) -> None:
        if shown.only() is not None:
            self.voice.say("cli-play-only-one")

    def _print(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.voice.console.print(line)

    def _news(self, seat: int | None) -> int:
        """What happened since this person last looked; how many events it was."""
        unread = self.read_to[seat] if seat is not None else max(len(self.table.moves) - 1, 0)
        events = [event for made in self.table.moves[unread:] for event in seen_by(made.notes, seat)]
        if seat is not None:
            self.read_to[seat] = len(self.table.moves)
        self.teller.events(events, "• ", each=True)
        return len(events)

    def _log(self, seat: int) -> None:
        for number, made in enumerate(self.table.moves, 1):
            self.teller.events(seen_by(made.notes, seat), f"{number:>4}  ")

    def _sections(self, seat: int) -> list[Section]:
        return self.game.outline(self.table.state.view(seat), self.voice.language, self.teller.names)

    def _whole_position(self, seat: int) -> None:
        self.teller.sections(self._sections(seat))

    def _position(self, seat: int, taken: int) -> None:
        """The position in short, and the question.

        Within one's own turn only what has changed is shown again. Where the screen is too low for all of it, the
        last sections give way, but for essential ones: a game tells first what matters most.
        """
        state, console = self.table.state, self.voice.console
        sections = self._sections(seat)
        looked_at, known = self.looked if self.looked is not None else (-1, [])
        self.looked = (len(self.table.moves), sections)
        asked = self.teller.asked(state)
        same_turn = looked_at == len(self.table.moves) - 1
        news = [section for section in sections if not (same_turn and section in known)]
        shown = [self.teller.short(section, asked) for section in news]
        room = max(LEAST_POSITION, console.height - taken - AROUND)
        for place in range(len(news) - 1, 0, -1):
            if sum(map(len, shown)) > room and not news[place].essential:
                shown[place] = []
        console.print(Rule(style="dim"))
        for lines in shown:
            self._print(lines)
        console.print(self.voice.words("cli-play-more"), style="dim")
        console.print(Text(self.teller.question(state), style="bold"))
