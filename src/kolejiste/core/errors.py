"""What can go wrong, said as sentences a player can act on, in every language we speak."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


class KolejisteError(Exception):
    """Something a person asked for cannot be done. `say(language)` is the sentence; `str()` is the English one.

    Who has sentences of its own, such as a room, derives its kinds of errors and names the folder with their texts."""

    texts: Path | None = None  # the folder that has the words besides core's

    def __init__(self, key: str, /, **args: str | int | KolejisteError) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name = args  # an error among them is the reason, said in the same language

    def say(self, language: str) -> str:
        """The sentence in this language."""
        from .text import CORE_TEXT, words

        args: dict[str, str | int] = {}
        for name, value in self.args_by_name.items():
            if isinstance(value, KolejisteError):
                args[name] = value.say(language)
            elif isinstance(value, int) and abs(value) >= 10**15:
                args[name] = str(value)[:40]  # numbers beyond what a language's number formats take
            else:
                args[name] = value
        folders = (CORE_TEXT,) if self.texts is None else (CORE_TEXT, self.texts)
        return words(language, *folders)(f"error-{self.key}", **args)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.args_by_name)


def _rebuild(kind: type[KolejisteError], key: str, args: dict[str, str | int | KolejisteError]) -> KolejisteError:
    return kind(key, **args)


class IllegalMove(KolejisteError):
    """The move is not legal here; the state is as it was."""


class UnknownTitle(KolejisteError):
    """No game of that name."""


class BadOption(KolejisteError):
    """A game's option, number of seats or bot that does not exist."""


class BadSnapshot(KolejisteError):
    """A position that cannot occur, or that is not written as positions are."""


class BadRecord(KolejisteError):
    """A record that cannot be read or replayed."""


class BadPackage(KolejisteError):
    """A game or bot of an installed package that cannot be used."""

    def __init__(self, key: str, name: str = "", /, **args: str | int | KolejisteError) -> None:
        super().__init__(key, **args)
        self.name = name  # of the entry point

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.name), vars(self)


class Problem(KolejisteError):
    """One error in an edition file: where it is and what is wrong."""

    def __init__(self, place: str, key: str, /, **args: str | int) -> None:
        super().__init__(key, **args)
        self.place = place
        self.line: int | None = None

    def say(self, language: str) -> str:
        """The place and what is wrong there."""
        where = self.place if self.line is None else f"{self.line}: {self.place}"
        return f"{where}: {super().say(language)}"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.place, self.key), vars(self)


class BadEdition(KolejisteError):
    """An edition file with errors; `problems` has every one of them with its place."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        super().__init__("edition", file=file, count=len(problems))
        self.file = file
        self.problems = tuple(problems)
        for problem in problems:
            problem.texts = self.texts  # what a room finds is said in the room's words

    def say(self, language: str) -> str:
        """The sentence, and every problem in a line of its own."""
        return "\n".join([super().say(language), *(f"  {p.say(language)}" for p in self.problems)])

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.file, self.problems)
