"""`kolejiste match`: which of two bots is stronger, and how sure that is."""

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
from kolejiste.arena.contest import BOUND, MatchPlan, Sprt, Tally, run_match
from kolejiste.arena.crew import HERE, crew
from kolejiste.arena.match import Setting
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
    percent,
    progress,
    resumed,
    run_folder,
    stoppable,
    write_json,
)
from .speak import Command, SpokenLanguage, Voice, display_names, examples, told

GAMES = 200
SPRT_WORDS = {
    "better": "cli-match-sprt-better",
    "not-better": "cli-match-sprt-not-better",
    None: "cli-match-sprt-undecided",
}


@told
def match(
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT BOT…", help="Two bots, or as many as players.", autocompletion=complete_bots),
    ] = None,
    title: Annotated[
        str | None, typer.Option("--title", metavar="GAME", help="The game.", autocompletion=complete_game)
    ] = None,
    players: Annotated[int | None, typer.Option(min=2, help="How many players; by default as many as bots.")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"How many games at most, in whole blocks; by default {GAMES}.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="SHARE,SHARE", help="Stop when it is decided which share the first bot has, such as 0.50,0.55."
        ),
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
    """Let bots play a match: each deal from every seat, with a verdict and how sure it is. It can be stopped and
    resumed."""
    require("arena")
    voice = Voice(language)
    check_json(json)
    if resume is not None:
        fixed = {
            "bots": bots,
            "title": title,
            "players": players,
            "games": games,
            "sprt": sprt,
            "seed": seed,
            "out": out,
        }
        folder = resumed(resume, **fixed, option=option, edition=edition, measure=measure, records=records)
        plan = read_plan(folder, MatchPlan)
    else:
        plan = _plan(bots, title, players, games, sprt, seed, option, edition, measure, records)
        folder = run_folder(out, "match")
    check_plan(plan.version, [plan.setting], plan.bots, plan.measures)
    quiet = json == Path("-")
    with stoppable(voice, "match", folder):
        write_plan(folder, plan)
        with (
            Book(folder) as book,
            crew(on, min(jobs or cores(), plan.blocks), measures=plan.measures, records=plan.records) as play,
            progress(plan.blocks * plan.setting.players, voice.words("cli-simulate-playing")) as bar,
        ):
            tally = run_match(plan, book, play, lambda tally: bar(tally.games, lambda: _note(plan, tally, voice)))
    sentence = verdict(plan, tally, voice)
    if json is not None:
        write_json(json, _result(plan, tally, folder, sentence))
    if not quiet:
        _tell(plan, tally, sentence, voice)
        voice.say("cli-run-kept", folder=str(folder))


def _plan(
    bots: list[str] | None,
    title: str | None,
    players: int | None,
    games: int | None,
    sprt: str | None,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
    measure: list[str] | None,
    records: bool,
) -> MatchPlan:
    if title is None:
        raise BadCommand("which-title", command="kolejiste games")
    entrants = [bot_spec(bot) for bot in bots or ()]
    seats = players or max(2, len(entrants))
    if len(entrants) < 2 or len(entrants) not in (2, seats):
        raise BadCommand("match-bots", bots=len(entrants), players=seats)
    found = load(title)
    setting = Setting(found.id, seats, found.choose(options_of(option)), edition_text(edition))
    return MatchPlan(
        version=__version__,
        setting=setting,
        bots=entrants,
        seed=fresh_seed(seed),
        blocks=ceil((games or GAMES) / seats),
        sprt=None if sprt is None else _sprt(sprt),
        measures=list(measure or ()),
        records=records,
    )


def _sprt(given: str) -> Sprt:
    try:
        least, wanted = map(float, given.split(","))
        if 0 < least < wanted < 1:
            return Sprt(least, wanted)
    except ValueError:
        pass
    raise BadCommand("sprt", given=given)


# --- what came of it --------------------------------------------------------------------------------------------


def _note(plan: MatchPlan, tally: Tally, voice: Voice) -> str:
    """How it stands, beside the bar."""
    if not tally.games:
        return ""
    first = tally.standings()[0]
    note = f"{percent(first.share, voice)} ({percent(first.low, voice)} – {percent(first.high, voice)})"
    return note if plan.sprt is None else f"{note} · LLR {decimal(tally.llr, voice, '0.00')}"


def verdict(plan: MatchPlan, tally: Tally, voice: Voice) -> str:
    """What the match has shown, in a sentence."""
    say, first = voice.words, tally.standings()[0]
    names = display_names(plan.bots, voice)
    words: dict[str, str | int] = {
        "first": names[0],
        "second": names[1] if len(names) == 2 else say("cli-match-others"),
        "share": percent(first.share, voice),
        "low": percent(first.low, voice),
        "high": percent(first.high, voice),
        "games": tally.games,
    }
    if plan.sprt is not None:
        words |= {"least": percent(plan.sprt.least, voice), "wanted": percent(plan.sprt.wanted, voice)}
        return say(SPRT_WORDS[tally.decision], llr=decimal(tally.llr, voice, "0.00"), **words)
    fair = 1 / plan.setting.players
    if first.low > fair:
        found = "cli-match-stronger"
    else:
        found = "cli-match-weaker" if first.high < fair else "cli-match-open"
    return say(found, fair=percent(fair, voice), **words)


def _result(plan: MatchPlan, tally: Tally, folder: Path, sentence: str) -> dict[str, Any]:
    test = None
    if plan.sprt is not None:
        test = {"decision": tally.decision, "llr": tally.llr, "bound": BOUND}
    return {
        "verdict": sentence,
        "games": tally.games,
        "blocks": tally.blocks,
        "plies_mean": tally.plies / tally.games,
        "standings": tally.standings(),
        "sprt": test,
        "plan": msgspec.to_builtins(plan),
        "folder": str(folder),
    }


def _tell(plan: MatchPlan, tally: Tally, sentence: str, voice: Voice) -> None:
    say = voice.words
    title = load(plan.setting.title).name[voice.language]
    voice.say("cli-match-done", title=title, games=tally.games, blocks=tally.blocks, seed=str(plan.seed))
    grid = Grid(box=box.SIMPLE, pad_edge=False)
    for place, key in enumerate(("cli-simulate-bot", "cli-simulate-share", "cli-match-points")):
        grid.add_column(say(key), justify="left" if place == 0 else "right", no_wrap=True)
    for name, one in zip(display_names(plan.bots, voice), tally.standings(), strict=True):
        share = [decimal(100 * part, voice) for part in (one.share, one.low, one.high)]
        points = [decimal(part, voice) for part in (one.points, one.points_low, one.points_high)]
        grid.add_row(name, "{} ({}–{})".format(*share), "{} ({}–{})".format(*points))
    voice.console.print(grid)
    voice.say("cli-match-length", mean=decimal(tally.plies / tally.games, voice))
    voice.console.print(sentence)


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command,
        epilog=examples(
            "kolejiste match planner random --title vlaky_na_trati",
            "kolejiste match stdio:./mybot planner --title ticket_to_ride_europe --players 4 --sprt 0.25,0.35",
            "kolejiste match --resume my-run",
        ),
    )(match)
