"""`kolejiste edition`: export our board and cards, check one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kolejiste.core.registry import check_edition, load

from .errors import BadCommand
from .given import GameName, Options, options_of
from .speak import Command, Group, SpokenLanguage, Voice, examples, told, writing

app = typer.Typer(
    cls=Group,
    help="Boards and cards as files: export ours, correct it to your printed box, check it, play it.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


@app.command(cls=Command, epilog=examples("kolejiste edition check my-europe.toml"))
@told
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The edition file to check.")],
    language: SpokenLanguage = None,
) -> None:
    """Check an edition file: every error with its line, or what it holds."""
    game, voice = check_edition(file), Voice(language)
    edition, say, spoken = game.edition, voice.words, voice.language
    voice.say("cli-edition-good", file=str(file), name=edition.called(spoken), game=game.title.name[spoken])
    voice.say("cli-edition-status", status=say(f"status-{edition.status}"))
    voice.say("cli-edition-seats", least=game.title.seats[0], most=game.title.seats[1])
    voice.say("cli-edition-hash", hash=edition.hash)
    voice.say("cli-edition-play", command=f"kolejiste play {game.title.id} --edition {file}")


@app.command(
    cls=Command,
    epilog=examples(
        "kolejiste edition export ticket_to_ride_europe -o my-europe.toml",
        "kolejiste edition export ticket_to_ride_san_francisco | less",
    ),
)
@told
def export(
    game: GameName,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="The file to write; by default it is printed.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if there is one.")] = False,
    option: Options = None,
    language: SpokenLanguage = None,
) -> None:
    """Print our own edition of a game, or write it to a file to be edited."""
    text = load(game).edition_path(options_of(option)).read_text(encoding="utf-8")
    if output is None:
        typer.echo(text, nl=False)
        return
    if output.exists() and not output.is_dir() and not force:
        raise BadCommand("file-exists-force", file=str(output))
    with writing(output):
        output.write_text(text, encoding="utf-8")
    Voice(language).say("cli-edition-written", file=str(output), command=f"kolejiste edition check {output}")
