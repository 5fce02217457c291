"""A game in the terminal: who decides, what they are shown, what they may type. Whose turn it is sees only its view."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule

from kolejiste.bots import Bot
from kolejiste.coach.hint import hint
from kolejiste.coach.speech import advice
from kolejiste.core.choices import Choice, Group, groups
from kolejiste.core.errors import KolejisteError
from kolejiste.core.journal import seen_by
from kolejiste.core.table import Table

from .board import write_picture
from .errors import BadCommand
from .given import new_file, unused
from .moves import MARKED, NUMBER, Shown, search
from .rules import Rules
from .screen import decision
from .speak import plain, writing
from .telling import Teller, hanging

try:
    import readline  # with it, lines can be edited while they are typed
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

LEAVING = ("q", "quit")
HINT_SECONDS = 5.0  # nobody waits longer for advice, however slow the machine
NOBODY = -1  # the screen was wiped, and the next person has not sat down yet


class Leave(Exception):  # not an error: somebody leaves the table
    """The person wants to stop here."""


class Session:
    """One sitting at a table. `bots` has the bot of each seat, None where a person sits."""

    def __init__(self, table: Table, teller: Teller, bots: Sequence[Bot | None], path: Path) -> None:
        self.table = table
        self.game = table.game
        self.teller = teller
        self.voice = teller.voice
        self.bots = bots
        self.path = path
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.played = {seat for seat, bot in enumerate(bots) if bot is not None}  # by bots, which mind no undo
        self.curtain = len(self.people) > 1 and bool(table.game.hidden_decks)  # hands are hidden between turns
        self.present: int | None = None if self.curtain else NOBODY  # whose eyes are on the screen
        self.read_to = {seat: self._last_own_move(seat) for seat in self.people}
        self.shown = Shown((), teller.voice.console.width)  # the moves by the numbers on the screen

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
                if bot is not None:
                    self._bot_moves(seat, bot)
                elif self._sit_down(seat):
                    self._decide(seat)
        except (EOFError, KeyboardInterrupt, Leave):
            if self.curtain:
                self._wipe()  # who leaves must not leave a hand on the screen
            self.voice.console.print()
            return False
        finally:
            for one in self.bots:
                if one is not None:
                    one.close()
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

    def _sit_down(self, seat: int) -> bool:
        """With several people at one keyboard, nobody sees another's hand: the screen is wiped in between. False if
        whoever got up came back to take the last move back."""
        if not self.curtain or self.present == seat:
            return True
        if self.present not in (None, NOBODY):  # at the beginning there is only the welcome, for all to read
            self._wipe()
        before = self._last_person()
        self._tell_public(before)
        names = self.teller.names
        if before is not None and self.table.undoable(before, self.played):
            typed = self._ask("cli-play-hand-over-or-undo", name=names[seat], before=names[before])
        else:
            typed = self._ask("cli-play-hand-over", name=names[seat])
        if typed in LEAVING:
            raise Leave
        if typed == "undo" and before is not None and self._obey(typed, before):
            return False
        if self.present is not None:
            self._wipe()
        self.present = seat
        return True

    def _last_person(self) -> int | None:
        return next((made.seat for made in reversed(self.table.moves) if made.seat in self.people), None)

    def _tell_public(self, since: int | None) -> None:
        """What everybody may hear of the last person's move and of what followed."""
        for made in self.table.moves[self._last_own_move(since) if since is not None else 0 :]:
            self.teller.events(seen_by(made.notes, None), "• ", each=True)

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
        prompt, console = self.voice.words(key, **args), self.voice.console
        if cell_len(prompt) > console.width // 2:  # what is typed stands beside it
            console.print(prompt)
            prompt = ">"
        typed = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.voice.console.print(typed)  # so that what came through a pipe can be read like what was typed
        return typed

    def _decide(self, seat: int) -> None:
        """Ask one decision of a person, with everything they may look up meanwhile."""
        news = self._news(seat)
        state = self.table.state
        every = groups(self.game, state.view(seat), state.legal(), self.voice.language, self.teller.names)
        self._show(seat, every, news)
        ply = len(self.table.moves)
        while len(self.table.moves) == ply:  # else a move was taken back, and another question is asked
            typed = self._ask("cli-play-prompt" if self.shown.only() is None else "cli-play-prompt-only")
            if self._obey(typed, seat):
                continue
            chosen = self._pick(typed, seat, every)
            if chosen is not None:
                self._make(chosen.move)
                self._after(seat)
                return

    def _pick(self, typed: str, seat: int, every: list[Group]) -> Choice | None:
        """The move that a typed line means; or a group is opened, a search is shown, and nothing is chosen yet."""
        if not typed:
            only = self.shown.only()
            if only is None:
                self._show(seat, every)
            return only
        if typed == "m":
            self.shown = Shown(every, self.voice.console.width)
            self._print(self.shown.lines())
            return None
        if typed.isdecimal():
            return self._pick_number(int(typed[:9]), seat)
        found = search(every, typed.removeprefix("/"))
        if found:
            self._show(seat, found)
        else:
            self.voice.say("cli-play-none-found", text=typed)
        return None

    def _pick_number(self, number: int, seat: int) -> Choice | None:
        try:
            item = self.shown[number]
        except IndexError:
            self.voice.say("cli-play-no-number", number=number, most=len(self.shown))
            return None
        if isinstance(item, Choice):
            return item
        self._show(seat, [item])
        return None

    def _after(self, seat: int) -> None:
        """When the turn goes on behind a curtain, one's hand is hidden: at once, or when one has seen what the move
        brought to one's own eyes alone."""
        state = self.table.state
        if not self.curtain or state.over or state.seat == seat:
            return
        notes = self.table.moves[-1].notes
        if seen_by(notes, seat) != seen_by(notes, None):
            self._news(seat)
            while self._obey(self._ask("cli-play-go-on"), seat):
                if self.table.state.seat == seat:
                    return  # the move was taken back
        self._wipe()  # also while bots are moving
        self.present = NOBODY

    # --- what can be typed besides moves ---------------------------------------------------------------------------

    def _obey(self, typed: str, seat: int) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        commands: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "b": lambda: self._whole_position(seat),
            "log": lambda: self._log(seat),
            "hint": lambda: self._advise(seat),
            "undo": lambda: self._undo(seat),
            **dict.fromkeys(LEAVING, self._leave),
        }
        with_more: dict[str, Callable[[], None]] = {
            "rules": lambda: Rules(self.game.title, self.voice).tell(rest),
            "save": lambda: self._save_copy(rest),
            "svg": lambda: self._picture(rest, seat),
        }
        command = with_more.get(word) or (None if rest else commands.get(word))
        if command is None:
            return False
        try:
            command()
        except KolejisteError as error:
            self.voice.console.print(error.say(self.voice.language), soft_wrap=True)
        return True

    def _leave(self) -> None:
        raise Leave

    def _help(self) -> None:
        """What can be typed at this table."""
        header = self.table.record.header
        table = "practice" if header.practice else "hints" if header.hints else "usual"
        self.voice.say("cli-play-help", table=table)

    def _advise(self, seat: int) -> None:
        """The best moves with what this seat knows, what they are worth and why, and what to think of; only where all
        have agreed to hints."""
        if not self.table.record.header.hints_open:
            raise BadCommand("hints-shut", people=len(self.people), option="--hints")
        state = self.table.state
        if state.seat != seat:
            raise BadCommand("hint-not-now")
        view, legal, console = state.view(seat), state.legal(), self.voice.console
        thinks = self.voice.words("cli-play-hint-thinks")
        with console.status(thinks) if console.is_terminal else contextlib.nullcontext():
            found = hint(self.game, view, legal, seconds=HINT_SECONDS)
        for told in advice(self.game, view, found, self.voice.language, self.teller.names):
            number = self.shown.number_of(told.move)
            console.print(hanging(f"{'•' if number is None else number:>{NUMBER - 1}} ", told.words, MARKED))
            for line in (told.worth, *told.why):
                console.print(Padding(line, (0, 0, 0, NUMBER)))
        say, ask = self.game.words(self.voice.language), state.ask
        if ask is not None and f"hint-{ask.tag}" in say:
            self.voice.console.print(say(f"hint-{ask.tag}"))

    def _undo(self, seat: int) -> None:
        self.table.undo(seat, self.played)
        self.read_to = {person: min(number, len(self.table.moves)) for person, number in self.read_to.items()}
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
        path = new_file(plain(name)) if name else unused(Path("board.svg"))
        write_picture(self.game, self.table.state.view(seat), path, self.voice.language, "auto")
        self.voice.say("cli-board-written", file=str(path))

    # --- what is shown -----------------------------------------------------------------------------------------------

    def _show(self, seat: int, listed: Sequence[Group], news: int = 0) -> None:
        """Everything that the decision needs, with these moves to choose from."""
        lines, self.shown = decision(self.teller, self.table.state.view(seat), listed, news)
        self._print(lines)

    def _print(self, lines: Iterable[RenderableType]) -> None:
        for line in lines:
            self.voice.console.print(line)

    def _news(self, seat: int | None) -> int:
        """What made since this person last looked; how many events it was. At an open game all look at once."""
        unread = self.read_to[seat] if seat is not None else max(len(self.table.moves) - 1, 0)
        events = [event for made in self.table.moves[unread:] for event in seen_by(made.notes, seat)]
        for reader in self.people if not self.curtain else [seat]:
            if reader is not None:
                self.read_to[reader] = len(self.table.moves)
        self.teller.events(events, "• ", each=True)
        return len(events)

    def _log(self, seat: int) -> None:
        for number, made in enumerate(self.table.moves, 1):
            self.teller.events(seen_by(made.notes, seat), f"{number:>4}  ")

    def _whole_position(self, seat: int) -> None:
        view = self.table.state.view(seat)
        self.teller.sections(self.game.outline(view, self.voice.language, self.teller.names))
