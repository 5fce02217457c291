"""Playing on a table of Railroad Revolution by its rules: what is legal in each phase, what each move does, and the
points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import lookahead, worth
from .fields import Table
from .rules import blocks, milestones, phases, points, sampling, setup, steps, turn_choices, turns, workers

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance


class Engine(Table):
    """A table with its rules."""

    __slots__ = ()

    def find_moves(self) -> None:
        phase = self.phase
        if phase == phases.PLACE:
            turns.legal_place(self)
        elif phase == phases.ACT:
            turn_choices.action_moves(self)
        elif phase == phases.DEAL:
            turn_choices.deal_moves(self)
        elif phase == phases.TOLL:
            workers.legal_toll(self)
        elif phase == phases.MILESTONE:
            milestones.legal_keep(self)
        elif phase == phases.ORDER:
            milestones.legal_order(self)
        elif phase == phases.ASSET:
            setup.legal_asset(self)
        elif phase == phases.ASSET_USE:
            turn_choices.asset_moves(self)

    def planned(self, chance: Chance) -> int:
        return lookahead.choose(self, chance)

    def deal(self, chance: Chance) -> None:
        sampling.deal(self, chance)

    def worth(self, seat: int) -> float:
        """At the end the points, before it those that the planner expects."""
        return points.total(self, seat) if self.over else worth.expected(self, seat)

    def place(self, seat: int) -> int:
        return points.rank(self, seat)

    def carry_out(self, move: int, chance: Chance) -> None:
        """A step with all that follows by itself, or what ends a turn."""
        self.sold = False
        block = self.tables.block[move]
        if block == blocks.DONE:
            turns.done(self, chance)
        elif block == blocks.KEEP:
            milestones.keep(self, move, chance)
        elif block == blocks.REPLACE:
            milestones.replace(self, move, chance)
        elif block == blocks.PASS:
            turns.pass_turn(self, chance)
        else:
            steps.take(self, move)
            turns.go_on(self, chance)
