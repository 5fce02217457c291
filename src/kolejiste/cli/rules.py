"""`kolejiste rules`: the rules of a game in our own words, which the browser shows with pictures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import typer
from rich.markdown import Markdown

from kolejiste.core.registry import Title, load

from .errors import BadCommand
from .given import GameName
from .speak import Command, SpokenLanguage, Voice, examples, told

NOT_WORDS = re.compile(r"<!--.*?-->\n*", re.DOTALL)  # the places of pictures


class Chapter(NamedTuple):
    heading: str
    text: str


class Rules:
    """The rules of one title in the voice's language: what stands before the first chapter, and the chapters."""

    def __init__(self, title: Title, voice: Voice) -> None:
        path = Path(title.room) / "help" / f"{voice.language}.md"
        if not path.is_file():
            raise BadCommand("no-rules", game=title.name[voice.language])
        self._voice = voice
        self._lead, *chapters = re.split(
            r"^## ", NOT_WORDS.sub("", path.read_text(encoding="utf-8")), flags=re.MULTILINE
        )
        self.chapters = [Chapter(*chapter.split("\n", 1)) for chapter in chapters]

    def tell_all(self) -> None:
        self._print(self._lead)
        for chapter in self.chapters:
            self._print(f"## {chapter.heading}\n{chapter.text}")

    def tell(self, wanted: str) -> None:
        """The chapter of this number; without one the list of chapters, for the whole is longer than a screen."""
        if not wanted:
            for number, chapter in enumerate(self.chapters, 1):
                self._voice.console.print(f"{number:>3} {chapter.heading}")
            self._voice.say("cli-rules-hint")
            return
        if not wanted.isdecimal() or not 1 <= int(wanted[:9]) <= len(self.chapters):
            raise BadCommand("rules-chapter", chapter=wanted, most=len(self.chapters))
        chapter = self.chapters[int(wanted) - 1]
        self._print(f"## {chapter.heading}\n{chapter.text}")

    def _print(self, text: str) -> None:
        self._voice.console.print(Markdown(text))


@told
def rules(game: GameName, language: SpokenLanguage = None) -> None:
    """Tell the rules of a game."""
    Rules(load(game), Voice(language)).tell_all()


def register(app: typer.Typer) -> None:
    shown = ("kolejiste rules mini_express", "kolejiste rules ticket_to_ride_europe --language cs | less")
    app.command(cls=Command, epilog=examples(*shown))(rules)
