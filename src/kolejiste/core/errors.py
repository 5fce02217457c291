"""What can go wrong, said as sentences a player can act on, in every language we speak."""

from __future__ import annotations

from collections.abc import Sequence


class KolejisteError(Exception):
    """Something a person asked for cannot be done. `say(language)` is the sentence; `str()` is the English one."""

    def __init__(self, key: str, /, **args: str | int | KolejisteError) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name = args  # an error among them is the reason, said in the same language

    def say(self, language: str) -> str:
        """The sentence in this language."""
        from .text import core_words

        args: dict[str, str | int] = {}
        for name, value in self.args_by_name.items():
            if isinstance(value, KolejisteError):
                args[name] = value.say(language)
            elif isinstance(value, int) and abs(value) >= 10**15:
                args[name] = str(value)[:40]  # numbers beyond what a language's number formats take
            else:
                args[name] = value
        return core_words(language)(f"error-{self.key}", **args)

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


class Problem:
    """One error in an edition file: where it is and what is wrong."""

    def __init__(self, place: str, key: str, /, **args: str | int) -> None:
        self.place = place
        self.error = KolejisteError(key, **args)
        self.line: int | None = None

    def say(self, language: str) -> str:
        """The place and what is wrong there."""
        where = self.place if self.line is None else f"{self.line}: {self.place}"
        return f"{where}: {self.error.say(language)}"

    def __repr__(self) -> str:
        return f"<Problem {self.say('en')}>"


class BadEdition(KolejisteError):
    """An edition file with errors; `problems` has every one of them with its place."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        super().__init__("edition", file=file, count=len(problems))
        self.file = file
        self.problems = tuple(problems)

    def say(self, language: str) -> str:
        """The sentence, and every problem in a line of its own."""
        return "\n".join([super().say(language), *(f"  {p.say(language)}" for p in self.problems)])

    def __reduce__(self) -> tuple[object, ...]:
        return BadEdition, (self.file, self.problems)
