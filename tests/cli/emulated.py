"""A terminal of 80 by 24, in which a recorded game is played again by typing."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pyte
import pytest
from rich.console import Console

from kolejiste.bots import Bot
from kolejiste.cli.session import Session
from kolejiste.cli.speak import Language, Voice, display_names
from kolejiste.cli.telling import Teller
from kolejiste.core.choices import Group
from kolejiste.core.contract import Game, View
from kolejiste.core.table import Table

COLUMNS, LINES = 80, 24
SEED = 7


class Scripted(Bot):
    """Plays the moves that it was told."""

    needs_view = False

    def __init__(self, moves: Iterator[int]) -> None:
        self._moves = moves

    def choose(self, view: View | None, legal: object) -> int:
        return next(self._moves)


class Terminal:
    """What a person sees at each prompt."""

    def __init__(self, language: str) -> None:
        self.screen = pyte.Screen(COLUMNS, LINES)
        self._stream = pyte.Stream(self.screen)
        self._written = io.StringIO()
        self.voice = Voice(Language(language))
        self.voice.console = Console(
            file=self._written, width=COLUMNS, height=LINES, force_terminal=True, markup=False, highlight=False
        )

    def prompted(self, prompt: str) -> list[str]:
        """The lines on the screen when this prompt stands below them."""
        self._stream.feed((self._written.getvalue() + prompt).replace("\n", "\r\n"))
        self._written.seek(0)
        self._written.truncate()
        return [line.rstrip() for line in self.screen.display]

    def typed(self, line: str) -> None:
        self._stream.feed(f"{line}\r\n")


def play(
    game: Game,
    moves: list[int],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    look: Callable[[Session, list[str]], None],
    folder: Path,
) -> Session:
    """Play these moves of a game, the first seat by typing; `look` sees every screen with a decision."""
    terminal = Terminal(language)
    seats = ["name:Anna", *["planner"] * (game.people - 1)]
    table = Table(game, seats, seed=SEED, first=0)
    left = iter(moves)
    teller = Teller(game, display_names(seats, terminal.voice), terminal.voice)
    bots: list[Bot | None] = [None, *(Scripted(left) for _ in range(game.players - 1))]
    session = Session(table, teller, bots, folder / "game.jsonl")
    wanted: list[int] = []

    def answer(prompt: str = "") -> str:
        lines = terminal.prompted(prompt)
        look(session, lines)
        if not wanted:
            wanted.append(next(left))
        for number, entry in enumerate(session.shown.entries, 1):
            item = entry.item
            found = [c.move for c in item.choices] if isinstance(item, Group) else [item.move]
            if wanted[0] in found:
                if not isinstance(item, Group):
                    wanted.clear()
                terminal.typed(str(number))
                return str(number)
        raise AssertionError(f"{game.action(wanted[0])} is not on the screen:\n" + "\n".join(lines))

    monkeypatch.setattr("builtins.input", answer)
    session.run()
    return session
