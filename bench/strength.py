"""`python -m bench.strength --rows FOLDER`: how strong the levels are, in matches that can be stopped and resumed.

Every cell of the table is a match with a plan of its own, fixed before its first game, in a folder of its own. What the
matches came to is kept in `strength.json` beside this file, the games of those that are not finished in `unfinished/`;
`strength_page.py` writes `docs/strength.md` from it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from zlib import crc32

import msgspec

from kolejiste import __version__
from kolejiste.arena.book import Book, read, read_plan, write_plan
from kolejiste.arena.contest import COLUMNS, MatchPlan, Standing, Tally, played, run_match
from kolejiste.arena.crew import crew
from kolejiste.arena.match import Setting
from kolejiste.bots import LEVELS, make
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB
from kolejiste.core.registry import Search, load

from .begun import put_away, take_out

SEED = 4_100_000_000  # where the seeds begin; each cell has a thousand of its own, by its folder
KEPT = Path(__file__).with_suffix(".json")
EUROPE, SAN_FRANCISCO = "ticket_to_ride_europe", "ticket_to_ride_san_francisco"
VLAKY, MINI, RAILROAD = "vlaky_na_trati", "mini_express", "railroad_revolution"
MOST = 300  # games of a cell between planners, which cost little
FEW = 100  # where much is expected, so that little is enough
CLOSE = {SAN_FRANCISCO: MOST}  # ... but for where it is close to what is wanted
# games of a master against an expert: where one takes the better part of a minute, no more than show a clear lead
MASTERS = {SAN_FRANCISCO: 150, VLAKY: 150, MINI: 150, RAILROAD: 80, EUROPE: 100}
CLEARLY = 24  # where a master is to win by far
RAISED = {(EUROPE, "blocker"): 72}  # after 24 games had given 79 %, where 80 % are wanted: too few to tell
NO_STYLE = (*LEVELS, "first", "keen")
SEARCHING = ("expert", "master")
ERRANDS = "e"  # behind a budget


@dataclass(frozen=True)
class Cell:
    """A match: the first bot against the second, or alone among its copies, and the share that is wanted."""

    title: str
    first: str
    second: str
    wanted: float
    players: int = 2
    games: int = MOST
    options: dict[str, str | int | bool] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What it is called."""
        words = [self.title, str(self.players), *map(str, self.options.values()), self.first, self.second]
        return "-".join(called(word) for word in words if word)

    @property
    def folder(self) -> str:
        """Where its rows are: those of a level with another budget, horizon or manner are not among them, nor those
        without errands of one that has them now."""
        search = load(self.title).search
        budgets = [budget(search, bot) for bot in (self.first, self.second) if bot in SEARCHING]
        horizon = [f"r{search.rounds}"] if budgets and search.rounds else []
        manner = [search.manner] if budgets and search.manner != CLUB else []
        return "-".join((self.name, *budgets, *horizon, *manner))

    @property
    def fair(self) -> float:
        """The share of equals."""
        return 1 / max(2, self.players)

    def plan(self) -> MatchPlan:
        """The match as it will be played."""
        options = load(self.title).choose(self.options)
        return MatchPlan(
            version=__version__,
            setting=Setting(self.title, self.players, options),
            bots=[bot for bot in (self.first, self.second) if bot],
            seed=SEED + 1000 * (crc32(self.folder.encode()) % 1_000_000),
            blocks=ceil(self.games / self.players),
        )


def budget(search: Search, level: str) -> str:
    """The playouts of a level, marked where it tries errands."""
    playouts = int(getattr(search, level))
    return f"{playouts}{ERRANDS if 0 < search.errands <= playouts else ''}"


EXPERTS: dict[str, str | int | bool] = {"duo": "experts"}
# By title: what is wanted of each level against the next lower one.
LADDER = {
    SAN_FRANCISCO: (0.90, 0.75, 0.60, 0.80, 0.60),
    VLAKY: (0.90, 0.75, 0.60, 0.83, 0.58),
    MINI: (0.90, 0.75, 0.60, 0.90, 0.58),
    RAILROAD: (0.95, 0.80, 0.60, 0.85, 0.58),
    EUROPE: (0.95, 0.80, 0.60, 0.70, 0.58),
}
FULL_TABLE = {SAN_FRANCISCO: 4, VLAKY: 3, MINI: 5, RAILROAD: 4, EUROPE: 5}
STEPS = tuple(zip((*LEVELS, ""), ("random", *LEVELS), strict=True))[:-1]  # each level and the next lower one


def cells() -> list[Cell]:
    """All cells, the cheapest and the most telling first."""
    found = [*_ladder(planners=True), *_ladder(planners=False)]
    found.append(Cell(MINI, "expert", "club", 0.55, players=3, games=150))
    found.append(Cell(MINI, "master", "", 0.90, players=1, games=FEW, options={"difficulty": "railwayman"}))
    for title, players in FULL_TABLE.items():
        found.append(Cell(title, "master", "club", 2 / players, players, CLEARLY))
    for title in LADDER:
        for style in load(title).bind(2).manners:
            if style not in NO_STYLE:
                options = EXPERTS if title == MINI else {}
                games = RAISED.get((title, style), CLEARLY)
                found.append(Cell(title, "master", f"planner:manner={style}", 0.80, games=games, options=options))
    return found


def _ladder(planners: bool) -> Iterator[Cell]:
    """The steps between planners, which cost little, or those of the levels that search."""
    for step, (first, second) in enumerate(STEPS):
        if (first in SEARCHING) != planners:
            for title, wanted in LADDER.items():
                options = EXPERTS if title == MINI else {}
                games = MOST if planners else MASTERS[title] if first == "master" else CLOSE.get(title, FEW)
                yield Cell(title, first, second, wanted[step], games=games, options=options)


def missing(cell: Cell) -> str:
    """The manner that a room lacks for this cell, so that it would say nothing; empty where it lacks none."""
    manners = load(cell.title).bind(max(2, cell.players)).manners
    for bot in (cell.first, cell.second):
        if bot in LEVELS and bot not in (*SEARCHING, CLUB, *manners):
            return bot
    return ""


def measure(rows: Path, chosen: Sequence[str], jobs: int, until: float | None) -> None:
    """Play what is missing, cell by cell."""
    for cell in cells():
        if missing(cell) or (chosen and not any(word in cell.name for word in chosen)):
            continue
        folder, plan = rows / cell.folder, cell.plan()
        take_out(cell.folder, rows)
        write_plan(folder, plan)

        def told(tally: Tally, cell: Cell = cell) -> None:
            if tally.games:
                print(f"\r{cell.name}: {share_of(tally.standings()[0])} of {tally.games} games", end="", flush=True)
            if until is not None and time.monotonic() >= until:
                raise TimeoutError

        with Book(folder) as book, crew(jobs=jobs) as play:
            try:
                run_match(plan, book, play, told)
            except TimeoutError:
                print("\nthe time is over")
                return
        print()


# --- how long they think ----------------------------------------------------------------------------------------------

EVERY = 5  # so that decisions of all parts of a game are among those that are timed


def thinking(title: str, level: str, players: int) -> list[float]:
    """Seconds of one processor for decisions of a level in a game between planners, those without a choice left out."""
    options = EXPERTS if title == MINI and players == 2 else {}
    game = Setting(title, players, options).game()
    bot, planner, chance = make(level, game, 1), game.planner(), Chance(SEED)
    state, seconds, asked = game.new(chance), [], 0
    while not state.over:
        legal = state.legal()
        if len(legal) > 1 and state.seat < game.people:
            asked += 1
            if asked % EVERY == 0:
                view, began = state.view(state.seat), time.process_time()
                bot.choose(view, legal)
                seconds.append(round(time.process_time() - began, 4))
        state.apply(planner.choose(state.clone(), legal, chance), chance)
    return seconds


def timed(title: str, level: str, players: int) -> str:
    """What the times of a level are kept by: those of another budget or manner are not today's."""
    search = load(title).search
    return f"{title} {level} {players} {budget(search, level)} {search.manner}"


def take_times(known: Mapping[str, list[float]]) -> dict[str, list[float]]:
    """Time the levels that search, at the smallest and the full table of every title; those known by today's budget and
    manner are taken as they are, and those of former ones go."""
    return {
        timed(title, level, players): known.get(timed(title, level, players)) or thinking(title, level, players)
        for title in LADDER
        for level in SEARCHING
        for players in sorted({2, FULL_TABLE[title]})
    }


# --- what is kept -----------------------------------------------------------------------------------------------------


class Came(msgspec.Struct, frozen=True):
    """What a match came to: the first bot's share of the victories with its interval, and everybody's points."""

    games: int
    whole: int  # games that were planned
    seed: int
    blocks: int
    share: float
    low: float
    high: float
    points: list[float]


class Kept(msgspec.Struct):
    """What is known of strength: matches by their folders' names, and seconds of decisions."""

    matches: dict[str, Came] = {}
    times: dict[str, list[float]] = {}


def kept(path: Path = KEPT) -> Kept:
    return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept()


def keep(known: Kept, path: Path = KEPT) -> None:
    known.matches = dict(sorted(known.matches.items()))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


def take_over(known: Kept, rows: Path) -> None:
    """What the matches in a folder of rows have come to, unless more of the same games are known already."""
    for folder in sorted(rows.iterdir()):
        if (folder / "plan.json").exists():
            found = came(folder)
            before = known.matches.get(folder.name)
            if found is not None and (before is None or found.games >= before.games):
                known.matches[folder.name] = found


def came(folder: Path) -> Came | None:
    """What the match in a folder has come to; nothing before its first block."""
    plan = read_plan(folder, MatchPlan)
    tally = Tally(plan.bots)
    for block in played(read(folder, COLUMNS)):
        tally.add(block)
    if not tally.games:
        return None
    first, *others = tally.standings()
    points = [round(one.points, 2) for one in (first, *others)]
    whole = plan.blocks * plan.setting.players
    return Came(tally.games, whole, plan.seed, tally.blocks, first.share, first.low, first.high, points)


def called(bot: str) -> str:
    """A bot's name without its settings, but for the manner it is named by."""
    return bot.rpartition("=")[2]


def share_of(one: Standing | Came) -> str:
    """A share with its interval."""
    return f"{one.share:.0%} ({one.low:.0%} to {one.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=Path, help="the folder of the matches")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, help="stop after so many")
    parser.add_argument("--keep", action="store_true", help="play nothing, keep what the matches in the folder came to")
    parser.add_argument("--times", action="store_true", help="time the levels that search, if not known, and keep it")
    parser.add_argument("--list", action="store_true", help="name the cells")
    parser.add_argument("cells", nargs="*", help="parts of the names of those to play; by default all")
    given = parser.parse_args()
    if given.list:
        print(*(f"{cell.name}: {cell.games} games" for cell in cells()), sep="\n")
        return
    known = kept()
    if given.times:
        known.times = take_times(known.times)
        keep(known)
    elif given.rows is None:
        parser.error("a folder for the rows is needed: --rows FOLDER")
    elif given.keep:
        take_over(known, given.rows)
        keep(known)
        put_away(given.rows, {cell.folder for cell in cells()})
    else:
        until = None if given.minutes is None else time.monotonic() + 60 * given.minutes
        measure(given.rows, given.cells, given.jobs, until)


if __name__ == "__main__":
    main()
