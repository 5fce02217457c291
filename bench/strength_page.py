"""`python -m bench.strength_page`: `docs/strength.md`, written from what the matches came to.

A cell that is not finished yet says so; nothing is written by hand."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median, quantiles

from kolejiste.core.contract import CLUB
from kolejiste.core.registry import load

from .strength import (
    ERRANDS,
    FULL_TABLE,
    LADDER,
    SEARCHING,
    Came,
    Cell,
    Kept,
    called,
    cells,
    kept,
    missing,
    share_of,
    timed,
)

DOCUMENT = Path(__file__).parent.parent / "docs" / "strength.md"
# Behind the name of a cell, in that of its folder: budgets, and the horizon, and the manner.
BUDGETS = re.compile(r"((?:-\d+e?)+)(?:-r(\d+))?(?:-([a-z]+))?")


def former(cell: Cell, known: Kept) -> list[str]:
    """The matches of a cell with other budgets than today's: what was tried before is told, too."""
    begins = [one for one in sorted(known.matches) if one.startswith(f"{cell.name}-") and one != cell.folder]
    return [one for one in begins if BUDGETS.fullmatch(one[len(cell.name) :])]


def tried(cell: Cell, folder: str) -> str:
    """With what a former match of the cell was played."""
    match = BUDGETS.fullmatch(folder[len(cell.name) :])
    assert match is not None
    budgets, rounds, manner = match.groups()
    horizon = f" to a horizon of {rounds} rounds" if rounds else ""
    played_on = f", played on in the manner “{manner}”" if manner else ""
    with_errands = " and errands" if ERRANDS in budgets else ""
    playouts = budgets[1:].replace(ERRANDS, "").replace("-", " and ")
    return f", earlier with {playouts} playouts{with_errands}{horizon}{played_on}"


def row(cell: Cell, came: Came | None, earlier: str = "") -> str:
    """A line of the document."""
    who = f"{called(cell.first)} > {called(cell.second)}" if cell.second else f"{cell.first} alone"
    begin = f"| {who}{earlier} | {cell.players} | {cell.wanted:.0%}"
    lacks = missing(cell)
    if lacks:
        return f"{begin} | the room has no {lacks} manner | | | | |"
    if came is None:
        return f"{begin} | not measured yet | | | | |"
    finished = came.games == came.whole
    games = str(came.games) if finished else f"{came.games} of {came.whole} so far"
    points = " : ".join(f"{one:.1f}" for one in came.points)
    shows = "yes" if came.share >= cell.wanted and came.low > cell.fair else "no"
    verdict = shows if finished else f"{shows}, so far"
    seeds = f"{came.seed} to {came.seed + came.blocks - 1}"
    return f"{begin} | {share_of(came)} | {games} | {points} | {seeds} | {verdict} |"


def times(known: Kept) -> str:
    """The table of times."""
    lines = [TIMES_HEAD]
    for title in LADDER:
        for level in SEARCHING:
            for players in sorted({2, FULL_TABLE[title]}):
                seconds = known.times.get(timed(title, level, players))
                told = "not measured yet | | |"
                if seconds:
                    tenths = quantiles(seconds, n=10)
                    told = f"{median(seconds) / 2:.2f} | {tenths[-1] / 2:.2f} | {len(seconds)} |"
                lines.append(f"| {load(title).name['en']} | {players} | {level} | {told}\n")
    return "".join(lines)


def document(known: Kept) -> str:
    """All that was measured, as the page says it."""
    parts = [HEAD]
    for title in LADDER:
        parts.append(_searched(title))
        for cell in cells():
            if cell.title == title:
                parts.append(f"{row(cell, known.matches.get(cell.folder))}\n")
                parts += [f"{row(cell, known.matches[one], tried(cell, one))}\n" for one in former(cell, known)]
    return "".join((*parts, times(known)))


def _searched(title: str) -> str:
    """The heading of a title, with how its levels search."""
    meta = load(title)
    search = meta.search
    how = [f"Playouts a decision at a table of two: expert {search.expert:,}, master {search.master:,}"]
    if search.rounds:
        how.append(f"each to a horizon of {search.rounds} rounds")
    if search.tree:
        how.append("in a tree")
    if search.manner != CLUB:
        how.append(f"in which the own seat plays on in the manner “{search.manner}”")
    errands = f" With {search.errands:,} or more errands are tried, too." if search.errands else ""
    return (
        f"\n## {meta.name['en']}\n\n{', '.join(how)}.{errands}\n\n"
        "| who | seats | wanted | won (95 % interval) | games | points | seeds | shown |\n"
        "|---|---|---|---|---|---|---|---|\n"
    )


TIMES_HEAD = """
## How long they think

Seconds for a decision on two cores, that is processor time halved: the median, and what nine decisions in ten stay
below, over every fifth decision of a game between planners. `python -m bench.strength --times` takes them; they
tell of one machine.

| game | seats | level | median | nine in ten | decisions |
|---|---|---|---|---|---|
"""

HEAD = """# Strength

How strong the levels are, as measured. This page is written by `python -m bench.strength_page` from what
the matches came to; nothing in it is typed by hand.

- Every line is a match of `kolejiste match`: blocks of one deal in all rotations of the seats, on seeds that were never
  played while the levels were made. A line says which: block number b has the first seed plus b.
- “won” is the first bot's share of the victories, shared ones in parts, with a 95 % interval over blocks. With two
  names and more than two seats the first sits alone among copies of the second.
- “shown” is yes where the share reaches what was wanted and the interval lies above the share of equals.
- The number of games was fixed before the first one, and a match that is not finished says how far it is. One number
  was raised later: Europe's master against the blocker came to 79 % of 24 games, which is one victory less than wanted
  and too few games to tell, and went on to 72.
- Where a level was given another budget after a match, the match with the earlier one stands below.
  Weights may have changed since: in San Francisco the manner “keen” did, so all lines of it with earlier budgets tell
  of earlier weights, and those with 2,500 playouts of weights on the way, stopped when better ones were found.

To play a line again, take its bots, seats, games and first seed:

```text
kolejiste match master expert --title vlaky_na_trati --players 2 --games 300 --seed SEED
```

Mini Express for two is played by the rules for experts (`--option duo=experts`), alone on its hardest level.
To go on where the matches were stopped (the games of unfinished ones are in `bench/unfinished`), to keep what they
came to in `bench/strength.json`, and to write this page:

```text
python -m bench.strength --rows FOLDER --jobs 2
python -m bench.strength --rows FOLDER --keep
python -m bench.strength_page
```
"""


if __name__ == "__main__":
    DOCUMENT.write_text(document(kept()), encoding="utf-8")
