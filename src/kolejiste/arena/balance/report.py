"""The report: what the games of a book tell, edition by edition and level by level, ready for a page or for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.balance import room_balance
from kolejiste.core.contract import Game

from .analysis import Estimate, GameRow, Sample, Skill, difference, sampled, skilled
from .course import Course
from .plan import BalancePlan

if TYPE_CHECKING:
    import polars as pl

FIELDS = ("seed", "again", "scores", "places", "won", "entrants", "plies", "sheets")
COLUMNS = ("group", *FIELDS, "measures")


class Edition(msgspec.Struct, frozen=True):
    """What one edition is, and what its games tell: a sample for each level."""

    name: str
    file: str
    hash: str
    status: str
    levels: list[Sample]
    skill: Skill


class Change(msgspec.Struct, frozen=True):
    """What another edition does to a number: before, after, and the difference."""

    what: str
    level: int
    before: Estimate
    after: Estimate
    change: Estimate

    @property
    def real(self) -> bool:
        """Whether it is more than chance."""
        return self.change.low > 0 or self.change.high < 0


class Report(msgspec.Struct, frozen=True):
    """All that is told."""

    plan: BalancePlan
    editions: list[Edition]
    changes: list[Change]


def reported(plan: BalancePlan, rows: pl.DataFrame) -> Report:
    """The report on the games of a book."""
    editions = [_edition(plan, number, rows) for number in range(len(plan.settings))]
    changes = _changes(*editions) if len(editions) == 2 else []
    return Report(plan, editions, changes)


def _edition(plan: BalancePlan, number: int, rows: pl.DataFrame) -> Edition:
    setting = plan.settings[number]
    game: Game = setting.game()
    room = room_balance(game)
    given = setting.edition
    return Edition(
        name=game.edition.name,
        file="" if given is None or isinstance(given, str) else given.file,
        hash=game.edition.hash,
        status=game.edition.status,
        levels=[sampled(game_rows(rows, f"{number}/level/{level}"), room) for level in range(len(plan.levels))],
        skill=skilled(game_rows(rows, f"{number}/skill"), game_rows(rows, f"{number}/luck"), setting.players),
    )


def game_rows(rows: pl.DataFrame, group: str) -> list[GameRow]:
    """The games of one part of a run."""
    found = []
    for row in rows.filter(rows["group"] == group).iter_rows(named=True):
        course = msgspec.json.decode(row["measures"])[Course.__name__]
        found.append(msgspec.convert({**{name: row[name] for name in FIELDS}, "course": course}, GameRow))
    return found


def _changes(before: Edition, after: Edition) -> list[Change]:
    """Every number that both editions have."""
    found = []
    for level, (one, other) in enumerate(zip(before.levels, after.levels, strict=True)):
        numbers = [(name, getattr(one, name), getattr(other, name)) for name in PAIRED]
        numbers += [
            (f"seat {seat}", share, other.seats[seat])
            for seat, share in enumerate(one.seats)
            if seat < len(other.seats)
        ]
        parts = {part.part: part.all for part in other.parts}
        numbers += [(f"part {part.part}", part.all, parts[part.part]) for part in one.parts if part.part in parts]
        found += [Change(name, level, first, second, difference(first, second)) for name, first, second in numbers]
    if before.skill.share is not None and after.skill.share is not None:
        pair = before.skill.share, after.skill.share
        found.append(Change("skill", 0, *pair, difference(*pair)))
    found.append(
        Change("deal", 0, before.skill.deal, after.skill.deal, difference(before.skill.deal, after.skill.deal))
    )
    return found


PAIRED = ("points", "winners", "margin", "plies", "turns", "lead_changes")
