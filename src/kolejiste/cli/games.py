"""`kolejiste games`: what can be played, from the titles' meta files alone."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.text import Text

from kolejiste.bots import guests
from kolejiste.core.contract import OptionValue
from kolejiste.core.registry import Option, Title, shelf, titles, typed

from .speak import Command, SpokenLanguage, Voice, examples, option_words, told

BOARD_STYLE = {"rulebook": "green", "verified": "green", "single-source": "yellow", "reconstructed": "bold yellow"}


@told
def games(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    language: SpokenLanguage = None,
) -> None:
    """List the games, their seats, options and how sure their boards are."""
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode([_described(title) for title in titles()])).decode())
        return
    voice = Voice(language)
    for title in titles():
        _tell(title, voice)
    voice.say("cli-games-hint", command=f"kolejiste play {titles()[0].id}")
    for trouble in (*shelf().troubles, *guests().troubles):
        voice.complain(trouble)


def _described(title: Title) -> dict[str, object]:
    described = msgspec.to_builtins(title)
    return {name: described[name] for name in described if name not in ("room", "edition", "engine")}


def _tell(title: Title, voice: Voice) -> None:
    say, console = voice.words, voice.console
    head = Text(title.name[voice.language], style="bold")
    head.append(f"  {title.id}", style="not bold cyan")
    console.print(head)
    facts = [
        title.about[voice.language],
        say(
            "cli-games-size",
            least=title.seats[0],
            most=title.seats[1],
            shortest=title.minutes[0],
            longest=title.minutes[1],
        ),
        say("cli-games-maturity", maturity=say(f"maturity-{title.maturity}")),
    ]
    for fact in facts:
        console.print(_indented(fact))
    console.print(_indented(say("cli-games-board", status=say(f"status-{title.board}")), BOARD_STYLE[title.board]))
    if voice.language not in title.languages:
        console.print(_indented(say("in-english")))
    for option in title.options:
        console.print(_indented(_option(title, option, voice)))
    console.print()


def _indented(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style=style), (0, 0, 0, 2))


def _option(title: Title, option: Option, voice: Voice) -> str:
    """An option in words, with what has to be typed for each choice."""

    def named(choice: OptionValue) -> str:
        word, said = typed(choice), option_words(title, option, choice, voice.language)[1]
        return word if said == word else f"{word} ({said})"

    return voice.words(
        "cli-games-option",
        name=option.name,
        words=option_words(title, option, option.default, voice.language)[0],
        choices=", ".join(named(choice) for choice in option.choices),
        default=named(option.default),
    )


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command, epilog=examples("kolejiste games", "kolejiste games --language cs", "kolejiste games --json")
    )(games)
