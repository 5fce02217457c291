"""`python -m bench.strength --rows FOLDER`: how strong the levels are, in matches that can be stopped and resumed, and
`docs/strength.md` written from their rows.

Every cell of the table is a match with a plan of its own, fixed before its first game, in a folder of its own. A cell
that is not finished yet says so; nothing is written by hand."""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from statistics import median, quantiles
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
from kolejiste.core.registry import load

SEED = 4_100_000_000  # where the seeds begin; each cell has a thousand of its own, by its folder
DOCUMENT = Path(__file__).parent.parent / "docs" / "strength.md"
EUROPE, SAN_FRANCISCO = "ticket_to_ride_europe", "ticket_to_ride_san_francisco"
VLAKY, MINI, RAILROAD = "vlaky_na_trati", "mini_express", "railroad_revolution"
MOST = 300  # games of a cell between planners, which cost little
FEW = 100  # where much is expected, so that little is enough
# games of a master against an expert: where one takes the better part of a minute, no more than show a clear lead
MASTERS = {SAN_FRANCISCO: 150, VLAKY: 150, MINI: 150, RAILROAD: 80, EUROPE: 80}
CLEARLY = 24  # where a master is to win by far
NO_STYLE = (*LEVELS, "first", "keen")
SEARCHING = ("expert", "master")
# Behind the name of a cell, in that of its folder: and the horizon, and the manner.
BUDGETS = re.compile(r"((?:-\d+)+)(?:-r(\d+))?(?:-([a-z]+))?")


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
        return "-".join(_called(word) for word in words if word)

    @property
    def folder(self) -> str:
        """Where its rows are: those of a level with another budget, horizon or manner are not among them."""
        search = load(self.title).search
        budgets = [str(getattr(search, bot)) for bot in (self.first, self.second) if bot in SEARCHING]
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
                found.append(Cell(title, "master", f"planner:manner={style}", 0.80, games=CLEARLY, options=options))
    return found


def _ladder(planners: bool) -> Iterator[Cell]:
    """The steps between planners, which cost little, or those of the levels that search."""
    for step, (first, second) in enumerate(STEPS):
        if (first in SEARCHING) != planners:
            for title, wanted in LADDER.items():
                options = EXPERTS if title == MINI else {}
                games = MOST if planners else MASTERS[title] if first == "master" else FEW
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
        write_plan(folder, plan)

        def told(tally: Tally, cell: Cell = cell) -> None:
            if tally.games:
                print(f"\r{cell.name}: {shown(tally.standings()[0])} of {tally.games} games", end="", flush=True)
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
TIMES = "times.json"


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
                seconds.append(time.process_time() - began)
        state.apply(planner.choose(state.clone(), legal, chance), chance)
    return seconds


def timed(title: str, level: str, players: int) -> str:
    """What the times of a level are kept by: those of another budget or manner are not today's."""
    search = load(title).search
    return f"{title} {level} {players} {getattr(search, level)} {search.manner}"


def take_times(rows: Path) -> None:
    """Time the levels that search, at the smallest and the full table of every title."""
    rows.mkdir(parents=True, exist_ok=True)
    found = {
        timed(title, level, players): thinking(title, level, players)
        for title in LADDER
        for level in SEARCHING
        for players in sorted({2, FULL_TABLE[title]})
    }
    (rows / TIMES).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))


def times(rows: Path) -> str:
    """The table of times."""
    path, lines = rows / TIMES, [TIMES_HEAD]
    found = msgspec.json.decode(path.read_bytes(), type=dict[str, list[float]]) if path.exists() else {}
    for title in LADDER:
        for level in SEARCHING:
            for players in sorted({2, FULL_TABLE[title]}):
                seconds = found.get(timed(title, level, players))
                told = "not measured yet | | |"
                if seconds:
                    tenths = quantiles(seconds, n=10)
                    told = f"{median(seconds) / 2:.2f} | {tenths[-1] / 2:.2f} | {len(seconds)} |"
                lines.append(f"| {load(title).name['en']} | {players} | {level} | {told}\n")
    return "".join(lines)


TIMES_HEAD = """
## How long they think

Seconds for a decision on two cores, that is processor time halved: the median, and what nine decisions in ten stay
below, over every fifth decision of a game between planners. `python -m bench.strength --rows FOLDER --times` takes
them; they tell of one machine.

| game | seats | level | median | nine in ten | decisions |
|---|---|---|---|---|---|
"""


# --- the document -----------------------------------------------------------------------------------------------------


def shown(standing: Standing) -> str:
    """A share with its interval."""
    return f"{standing.share:.0%} ({standing.low:.0%} to {standing.high:.0%})"


def former(cell: Cell, rows: Path) -> list[Path]:
    """The matches of a cell with other budgets than today's: what was tried before is told, too."""
    found = sorted(rows.glob(f"{cell.name}-*"))
    return [one for one in found if one.name != cell.folder and BUDGETS.fullmatch(one.name[len(cell.name) :])]


def tried(cell: Cell, folder: Path) -> str:
    """With what a former match of the cell was played."""
    match = BUDGETS.fullmatch(folder.name[len(cell.name) :])
    assert match is not None
    budgets, rounds, manner = match.groups()
    horizon = f" to a horizon of {rounds} rounds" if rounds else ""
    played_on = f", played on in the manner “{manner}”" if manner else ""
    return f", earlier with {budgets[1:].replace('-', ' and ')} playouts{horizon}{played_on}"


def row(cell: Cell, folder: Path, earlier: str = "") -> str:
    """A line of the document."""
    who = f"{_called(cell.first)} > {_called(cell.second)}" if cell.second else f"{cell.first} alone"
    who += earlier
    wanted = f"{cell.wanted:.0%}"
    lacks = missing(cell)
    if lacks:
        return f"| {who} | {cell.players} | {wanted} | the room has no {lacks} manner | | | | |"
    tally = Tally([bot for bot in (cell.first, cell.second) if bot])
    if (folder / "plan.json").exists():
        for block in played(read(folder, COLUMNS)):
            tally.add(block)
    if not tally.games:
        return f"| {who} | {cell.players} | {wanted} | not measured yet | | | | |"
    plan, first = read_plan(folder, MatchPlan), tally.standings()[0]
    whole = plan.blocks * plan.setting.players
    games = str(tally.games) if tally.games == whole else f"{tally.games} of {whole} so far"
    points = " : ".join(f"{one.points:.1f}" for one in tally.standings())
    shows = "yes" if first.share >= cell.wanted and first.low > cell.fair else "no"
    verdict = shows if tally.games == whole else f"{shows}, so far"
    seeds = f"{plan.seed} to {plan.seed + tally.blocks - 1}"
    return f"| {who} | {cell.players} | {wanted} | {shown(first)} | {games} | {points} | {seeds} | {verdict} |"


def _called(bot: str) -> str:
    return bot.rpartition("=")[2]


def document(rows: Path) -> str:
    """All that was measured, as the page says it."""
    parts = [HEAD]
    everything = cells()
    for title in LADDER:
        meta = load(title)
        parts.append(
            f"\n## {meta.name['en']}\n\nPlayouts a decision at a table of two: expert {meta.search.expert:,}, master "
            f"{meta.search.master:,}"
            + (f", each to a horizon of {meta.search.rounds} rounds" if meta.search.rounds else "")
            + (", in a tree" if meta.search.tree else "")
            + (
                f", in which the own seat plays on in the manner “{meta.search.manner}”"
                if meta.search.manner != CLUB
                else ""
            )
            + ".\n\n| who | seats | wanted | won (95 % interval) | games | points | seeds | shown |\n"
            "|---|---|---|---|---|---|---|---|\n"
        )
        for cell in everything:
            if cell.title == title:
                parts.append(f"{row(cell, rows / cell.folder)}\n")
                for folder in former(cell, rows):
                    parts.append(f"{row(cell, folder, tried(cell, folder))}\n")
    return "".join((*parts, times(rows)))


HEAD = """# Strength

How strong the levels are, as measured. This page is written by `python -m bench.strength` from the rows of its
matches; nothing in it is typed by hand.

- Every line is a match of `kolejiste match`: blocks of one deal in all rotations of the seats, on seeds that were never
  played while the levels were made. A line says which: block number b has the first seed plus b.
- “won” is the first bot's share of the victories, shared ones in parts, with a 95 % interval over blocks. With two
  names and more than two seats the first sits alone among copies of the second.
- “shown” is yes where the share reaches what was wanted and the interval lies above the share of equals.
- The number of games was fixed before the first one: a match that is not finished says how far it is.
- Where a level was given another budget after a match, the match with the earlier one stands below.

To play a line again, take its bots, seats, games and first seed:

```text
kolejiste match master expert --title vlaky_na_trati --players 2 --games 300 --seed SEED
```

Mini Express for two is played by the rules for experts (`--option duo=experts`), alone on its hardest level.
To go on where the matches were stopped, and to write this page anew:

```text
python -m bench.strength --rows FOLDER --jobs 2
python -m bench.strength --rows FOLDER --write
```
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=Path, required=True, help="the folder of the matches")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--minutes", type=float, help="stop after so many")
    parser.add_argument("--write", action="store_true", help="play nothing, write docs/strength.md from what there is")
    parser.add_argument("--times", action="store_true", help="time the levels that search")
    parser.add_argument("--list", action="store_true", help="name the cells")
    parser.add_argument("cells", nargs="*", help="parts of the names of those to play; by default all")
    given = parser.parse_args()
    if given.list:
        print(*(f"{cell.name}: {cell.games} games" for cell in cells()), sep="\n")
    elif given.times:
        take_times(given.rows)
    elif given.write:
        DOCUMENT.write_text(document(given.rows), encoding="utf-8")
    else:
        until = None if given.minutes is None else time.monotonic() + 60 * given.minutes
        measure(given.rows, given.cells, given.jobs, until)


if __name__ == "__main__":
    main()
