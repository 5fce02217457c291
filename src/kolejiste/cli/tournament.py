"""`kolejiste tournament`: many bots, perhaps at several games, with ratings and who beats whom."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.table import Table as Grid

from kolejiste import __version__
from kolejiste.arena.book import Book, read_plan, write_plan
from kolejiste.arena.crew import HERE, crew
from kolejiste.arena.match import Setting
from kolejiste.arena.ratings import COLUMNS, Pair, Rated, games_of, pairs, rate
from kolejiste.arena.tournament import Table, TournamentPlan, run_tournament, usual_rounds
from kolejiste.core.extras import require
from kolejiste.core.registry import load

from .errors import BadCommand
from .given import EditionPath, Options, bot_spec, complete_bots, complete_game, options_of
from .running import (
    Jobs,
    JsonPath,
    Measures,
    On,
    Out,
    Records,
    Resume,
    Seed,
    check_json,
    check_plan,
    cores,
    decimal,
    edition_text,
    fresh_seed,
    progress,
    resumed,
    run_folder,
    stoppable,
    write_json,
)
from .speak import Command, SpokenLanguage, Voice, display_names, examples, told

GAMES = 20


@told
def tournament(
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="BOT BOT BOT…", help="The bots.", autocompletion=complete_bots)
    ] = None,
    title: Annotated[
        list[str] | None,
        typer.Option(
            "--title", metavar="GAME", help="A game; may be given several times.", autocompletion=complete_game
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(min=2, help="How many sit at a table; by default two.")] = None,
    swiss: Annotated[
        bool, typer.Option("--swiss", help="Let those meet who stand alike, not everybody everybody.")
    ] = False,
    rounds: Annotated[
        int | None, typer.Option(min=1, max=1000, help="Rounds of a Swiss system; by default as many as it needs.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"Games at each table in a round, in whole blocks; by default {GAMES}.")
    ] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    on: On = HERE,
    out: Out = None,
    resume: Resume = None,
    records: Records = False,
    measure: Measures = None,
    json: JsonPath = None,
    option: Options = None,
    edition: EditionPath = None,
    language: SpokenLanguage = None,
) -> None:
    """Let many bots play a tournament and rate them. It can be stopped and resumed."""
    require("arena")
    voice = Voice(language)
    check_json(json)
    if resume is not None:
        fixed = {"bots": bots, "title": title, "players": players, "swiss": swiss, "rounds": rounds, "games": games}
        others = {
            "seed": seed,
            "out": out,
            "option": option,
            "edition": edition,
            "measure": measure,
            "records": records,
        }
        folder = resumed(resume, **fixed, **others)
        plan = read_plan(folder, TournamentPlan)
    else:
        plan = _plan(bots, title, players, swiss, rounds, games, seed, option, edition, measure, records)
        folder = run_folder(out, "tournament")
    check_plan(plan.version, plan.settings, plan.bots, plan.measures)
    with stoppable(voice, "tournament", folder):
        write_plan(folder, plan)
        with (
            Book(folder) as book,
            crew(on, min(jobs or cores(), plan.blocks), measures=plan.measures, records=plan.records) as play,
            progress(plan.blocks * plan.seats, voice.words("cli-simulate-playing")) as bar,
        ):
            met = run_tournament(plan, book, play, lambda blocks: bar(blocks * plan.seats, str))
            rows = book.rows(COLUMNS)
    played = games_of(rows)
    rated = rate(plan.bots, played, plan.seed)
    beaten = pairs(plan.bots, played)
    if json is not None:
        by_title = {
            setting.title: rate(plan.bots, games_of(rows.filter(rows["title"] == setting.title)), plan.seed)
            for setting in plan.settings
        }
        write_json(json, _result(plan, rated, by_title, beaten, met, folder))
    if json != Path("-"):
        _tell(plan, rated, beaten, len(played), voice)
        voice.say("cli-run-kept", folder=str(folder))


def _plan(
    bots: list[str] | None,
    title: list[str] | None,
    players: int | None,
    swiss: bool,
    rounds: int | None,
    games: int | None,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
    measure: list[str] | None,
    records: bool,
) -> TournamentPlan:
    if not title:
        raise BadCommand("which-title", command="kolejiste games")
    if rounds is not None and not swiss:
        raise BadCommand("rounds-swiss")
    entrants = [bot_spec(bot) for bot in bots or ()]
    seats = players or 2
    if len(set(entrants)) < len(entrants) or len(entrants) < max(2, seats):
        raise BadCommand("tournament-bots", bots=len(set(entrants)), players=seats)
    read = edition_text(edition)
    settings = []
    for name in dict.fromkeys(title):
        found = load(name)
        settings.append(Setting(found.id, seats, found.choose(options_of(option)), read))
    return TournamentPlan(
        version=__version__,
        settings=settings,
        bots=entrants,
        system="swiss" if swiss else "round-robin",
        rounds=(rounds or usual_rounds(len(entrants))) if swiss else 1,
        deals=ceil((games or GAMES) / seats),
        seed=fresh_seed(seed),
        measures=list(measure or ()),
        records=records,
    )


def _result(
    plan: TournamentPlan,
    rated: list[Rated],
    by_title: dict[str, list[Rated]],
    beaten: list[Pair],
    met: list[list[Table]],
    folder: Path,
) -> dict[str, Any]:
    return {
        "standings": _ordered(rated),
        "titles": {title: _ordered(one) for title, one in by_title.items()},
        "pairs": [{**msgspec.to_builtins(pair), "sure": pair.sure} for pair in beaten],
        "rounds": [[[plan.bots[entrant] for entrant in table] for table in tables] for tables in met],
        "plan": msgspec.to_builtins(plan),
        "folder": str(folder),
    }


def _ordered(rated: list[Rated]) -> list[Rated]:
    return sorted(rated, key=lambda one: -one.plackett_luce.rating)


def _tell(plan: TournamentPlan, rated: list[Rated], beaten: list[Pair], games: int, voice: Voice) -> None:
    say = voice.words
    titles = ", ".join(load(setting.title).name[voice.language] for setting in plan.settings)
    voice.say("cli-tournament-done", titles=titles, bots=len(plan.bots), games=games, seed=str(plan.seed))
    names = dict(zip(plan.bots, display_names(plan.bots, voice), strict=True))
    order = [one.bot for one in _ordered(rated)]
    grid = Grid(box=box.SIMPLE, pad_edge=False)
    grid.add_column(say("cli-simulate-bot"), overflow="fold", max_width=26)
    for key in ("cli-tournament-rating", "cli-tournament-share", "cli-tournament-ladder"):
        grid.add_column(say(key), justify="right", no_wrap=True)
    for one in _ordered(rated):
        rating, ladder = one.plackett_luce, one.ladder
        grid.add_row(
            names[one.bot],
            f"{rating.rating:.0f} ({rating.low:.0f}–{rating.high:.0f})",
            "{} ({}–{})".format(*(decimal(100 * part, voice) for part in (one.share, one.low, one.high))),
            f"{decimal(ladder.mu, voice)} ± {decimal(ladder.sigma, voice)}",
        )
    voice.console.print(grid)
    voice.say("cli-tournament-who")
    voice.console.print()
    for words in _sentences(order, beaten, names, voice):
        voice.console.print(words)
    voice.console.print()


def _sentences(order: list[str], beaten: list[Pair], names: dict[str, str], voice: Voice) -> list[str]:
    """Who beats whom, by how much and how sure, the stronger first."""
    found = []
    for pair in sorted(beaten, key=lambda one: sorted((order.index(one.first), order.index(one.second)))):
        turned = (pair.share, -order.index(pair.first)) < (0.5, -order.index(pair.second))
        first, second = (pair.second, pair.first) if turned else (pair.first, pair.second)
        parts = (1 - pair.share, 1 - pair.high, 1 - pair.low) if turned else (pair.share, pair.low, pair.high)
        margin = -pair.margin if turned else pair.margin
        share, low, high = (decimal(100 * part, voice) for part in parts)
        words: dict[str, str | int] = {"first": names[first], "second": names[second], "share": share, "low": low}
        words |= {"high": high, "margin": decimal(margin, voice), "games": pair.games}
        found.append(voice.words("cli-tournament-beats" if pair.sure else "cli-tournament-perhaps", **words))
    return found


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command,
        epilog=examples(
            "kolejiste tournament planner random stdio:./mybot --title vlaky_na_trati --title ticket_to_ride_europe",
            "kolejiste tournament a:A b:B c:C d:D e:E --title mini_express --players 4 --swiss --rounds 5",
            "kolejiste tournament --resume my-run",
        ),
    )(tournament)
