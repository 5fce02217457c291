"""How the command speaks: its language, its console, and errors as sentences instead of tracebacks."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from kolejiste.core.contract import OptionValue
from kolejiste.core.errors import KolejisteError
from kolejiste.core.letters import shown
from kolejiste.core.registry import Option, Title, typed
from kolejiste.core.text import CORE_TEXT, system_language, words

from .errors import CLI_TEXT, BadCommand

P = ParamSpec("P")


class Language(StrEnum):
    """The languages of `--language`."""

    CS = "cs"
    SK = "sk"
    EN = "en"


SpokenLanguage = Annotated[
    Language | None,
    typer.Option(
        "--language",
        "-l",
        envvar="KOLEJISTE_LANGUAGE",
        is_eager=True,  # what is wrong with the others is said in it
        help="The language to speak; by default that of the system.",
    ),
]


class Voice:
    """A language, its words and the terminal. Everything a person reads in it goes through here."""

    def __init__(self, language: Language | None) -> None:
        self.language = str(language) if language is not None else system_language()
        self.words = words(self.language, CORE_TEXT, CLI_TEXT)
        # Names and boards come from people: nothing in them may act as markup.
        self.console = Console(markup=False, highlight=False, emoji=False)

    def say(self, key: str, /, **args: str | int) -> None:
        """One of our own sentences. One with a path or command in it is not broken, so that they can be copied."""
        self.console.print(self.words(key, **args), soft_wrap=bool(args))

    def complain(self, error: KolejisteError) -> None:
        """An error as a sentence, on the error stream."""
        print(error.say(self.language), file=sys.stderr)


class Command(TyperCommand):
    """Its help shows no type behind a flag: there is nothing to fill in. What a number may be is said in the language
    asked for."""

    def get_params(self, ctx: Any) -> Any:
        return _bare_flags(super().get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except typer.BadParameter as why:
            error = _out_of_range(why.param)
            if error is None:
                raise
            Voice(ctx.params.get("language")).complain(error)
            raise typer.Exit(2) from None


class Group(TyperGroup):
    """The same for the commands of a group."""

    def get_params(self, ctx: Any) -> Any:
        return _bare_flags(super().get_params(ctx))


def _out_of_range(param: Any) -> BadCommand | None:
    """What the number that this option takes may be; nothing if it takes none."""
    least = getattr(param, "min", None)
    if least is None:
        return None
    if param.max is None:
        return BadCommand("number-least", option=param.opts[0], least=least)
    return BadCommand("number-between", option=param.opts[0], least=least, most=param.max)


def _bare_flags(params: Any) -> Any:
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params


def told(command: Callable[P, None]) -> Callable[P, None]:
    """A command whose errors are told to the user in the language asked for, with exit code 1."""

    @wraps(command)
    def run(*args: P.args, **given: P.kwargs) -> None:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # the entry point has let Ctrl+C end the process so far
            signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            command(*args, **given)
        except KolejisteError as error:
            language: Any = given.get("language")
            Voice(language).complain(error)
            raise typer.Exit(1) from None

    return run


@contextmanager
def writing(path: Path | str) -> Iterator[None]:
    """Whatever keeps this file from being written becomes a sentence."""
    try:
        yield
    except BrokenPipeError:  # somebody stopped reading our output; that is no trouble with a file
        raise
    except OSError as why:
        raise KolejisteError("file-unwritable", file=str(path), reason=why.strerror or str(why)) from None


def examples(*lines: str) -> str:
    """The end of a help page. Help is in English; every line of it is a paragraph of its own."""
    return "\n\n".join(["[bold]Examples[/bold]", *(line.replace("[", "\\[") for line in lines)])


def plain(text: str) -> str:
    """A text from outside without letters that could steer the terminal."""
    return shown(text, "?")


def display_names(seats: Sequence[str], voice: Voice) -> list[str]:
    """What the seats of a record are called; who would share a name gets a number."""
    names: list[str] = []
    for seat in seats:
        key = "cli-you" if seat == "you" else f"bot-{seat}"
        name = voice.words(key) if key in voice.words else plain(seat.removeprefix("name:"))
        same = 1
        while (name if same == 1 else f"{name} {same}") in names:
            same += 1
        names.append(name if same == 1 else f"{name} {same}")
    return names


def option_words(title: Title, option: Option, choice: OptionValue, language: str) -> tuple[str, str]:
    """An option and one of its choices in the game's words; what has none is said as it is typed."""
    spoken = words(language, CORE_TEXT, *title.text_folders)
    keys = {f"option-{option.name}": option.name, f"option-{option.name}-{typed(choice)}": typed(choice)}
    name, value = (spoken(key) if key in spoken else word for key, word in keys.items())
    return name, value
