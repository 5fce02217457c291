"""`kolejiste balance`: what games between bots tell of a title's balance, as a page and as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kolejiste import __version__
from kolejiste.arena.balance.course import COURSE
from kolejiste.arena.balance.plan import BalancePlan, run_balance
from kolejiste.arena.book import Book, read_plan, write_plan
from kolejiste.arena.crew import HERE, crew
from kolejiste.arena.match import Setting
from kolejiste.core.edition import EditionText
from kolejiste.core.extras import require
from kolejiste.core.registry import load

from .errors import BadCommand
from .given import EditionPath, Options, bot_specs, complete_bots, complete_game, options_of
from .running import (
    Jobs,
    JsonPath,
    On,
    Out,
    Resume,
    Seed,
    check_json,
    check_plan,
    cores,
    edition_text,
    fresh_seed,
    progress,
    resumed,
    run_folder,
    stoppable,
    write_json,
)
from .speak import Command, SpokenLanguage, Voice, display_names, examples, told, writing

GAMES = 200
LEVELS = "planner,random"


@told
def balance(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game's id, see kolejiste games.", autocompletion=complete_game),
    ] = None,
    players: Annotated[int | None, typer.Option(min=1, help="How many players; by default two.")] = None,
    games: Annotated[
        int | None,
        typer.Option(min=10, help=f"How many games of each level; by default {GAMES}."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT",
            help=f"Two levels, the stronger first; by default {LEVELS}.",
            autocompletion=complete_bots,
        ),
    ] = None,
    edition: EditionPath = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Compare with this edition file, side by side.")
    ] = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the page here; by default into the run's folder.")
    ] = None,
    pictures: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write every chart as SVG and PNG into this folder too.")
    ] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    on: On = HERE,
    out: Out = None,
    resume: Resume = None,
    json: JsonPath = None,
    option: Options = None,
    language: SpokenLanguage = None,
) -> None:
    """Report on a game's balance on one page: seats, scores, length, leads, skill and luck, the game's own things."""
    require("arena")
    voice = Voice(language)
    check_json(json)
    if resume is not None:
        fixed = {"game": game, "players": players, "games": games, "bots": bots, "edition": edition, "against": against}
        folder = resumed(resume, **fixed, seed=seed, out=out, option=option)
        plan = read_plan(folder, BalancePlan)
    else:
        plan = _plan(game, players, games, bots, edition, against, seed, option)
        folder = run_folder(out, "balance")
    check_plan(plan.version, plan.settings, plan.levels, ())
    with stoppable(voice, "balance", folder):
        write_plan(folder, plan)
        with (
            Book(folder) as book,
            crew(on, min(jobs or cores(), plan.blocks), measures=[COURSE]) as play,
            progress(plan.blocks, voice.words("cli-simulate-playing")) as bar,
        ):
            run_balance(plan, book, play, lambda blocks: bar(blocks, str))
        _report(plan, folder, page, pictures, json, voice)


def _plan(
    game: str | None,
    players: int | None,
    games: int | None,
    bots: str | None,
    edition: Path | None,
    against: Path | None,
    seed: int | None,
    option: list[str] | None,
) -> BalancePlan:
    if game is None:
        raise BadCommand("which-game", command="kolejiste games")
    levels = bot_specs(bots or LEVELS)
    if len(set(levels)) != 2 or len(levels) != 2:
        raise BadCommand("two-levels", bots=", ".join(levels))
    title = load(game)
    seats = players if players is not None else min(max(2, title.seats[0]), title.seats[1])
    options = title.choose(options_of(option))
    files: list[EditionText | None] = [edition_text(edition), *([edition_text(against)] if against is not None else [])]
    return BalancePlan(
        version=__version__,
        settings=[Setting(title.id, seats, options, file) for file in files],
        levels=levels,
        games=games or GAMES,
        seed=fresh_seed(seed),
    )


def _report(
    plan: BalancePlan, folder: Path, page: Path | None, pictures: Path | None, json: Path | None, voice: Voice
) -> None:
    from kolejiste.arena.balance.charts import png, svg
    from kolejiste.arena.balance.page import Page
    from kolejiste.arena.balance.report import COLUMNS, reported
    from kolejiste.arena.book import read

    report = reported(plan, read(folder, COLUMNS))
    if json is not None:
        write_json(json, {"folder": str(folder), **msgspec.to_builtins(report)})
    drawn = Page(report, voice.language, lambda bot: display_names([bot], voice)[0])
    file = page if page is not None else folder / "balance.html"
    with writing(file):
        file.write_text(drawn.html(), encoding="utf-8")
    if pictures is not None:
        with writing(pictures):
            pictures.mkdir(parents=True, exist_ok=True)
            for name, spec in drawn.charts.items():
                (pictures / f"{name}.svg").write_text(svg(spec), encoding="utf-8")
                (pictures / f"{name}.png").write_bytes(png(spec))
    if json != Path("-"):
        for section in drawn.sections()[: 3 if len(plan.settings) == 1 else 1]:
            voice.console.print(section.heading, style="bold")
            for words in section.sentences:
                voice.console.print(f"  {words}")
        voice.say("cli-balance-written", file=str(file))


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command,
        epilog=examples(
            "kolejiste balance ticket_to_ride_san_francisco --games 400 --page balance.html",
            "kolejiste balance railroad_revolution --against leaner.toml --players 3",
            "kolejiste balance --resume my-run --language cs",
        ),
    )(balance)
