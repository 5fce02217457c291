"""Which rule finds the legal moves of a phase, and which carries a move out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import outlook, thoughts
from .fields import Table
from .rules import automa, building, phases, points, ports, setup, shares, spike, turns

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance


class Engine(Table):
    """A table that is played by the rules."""

    __slots__ = ()

    def find_moves(self) -> None:
        phase = self.phase
        if phase == phases.ACT:
            turns.find_actions(self)
        elif phase == phases.WAY:
            building.find_ways(self)
        elif phase == phases.INFLUENCE:
            building.find_influence(self)
        elif phase == phases.AUTOMA:
            automa.find_automa(self)
        elif phase == phases.OPERATOR:
            spike.find_operators(self)
        elif phase == phases.PORT:
            ports.find_ports(self)
        elif phase == phases.DRAFT:
            setup.find_drafts(self)
        elif phase == phases.DRAFT_TWO:
            setup.find_two(self)
        elif phase == phases.DRAFT_BOTH:
            setup.find_both(self)

    def planned(self, chance: Chance) -> int:
        return thoughts.choose(self, chance)

    def worth(self, seat: int) -> float:
        """At the end the points, before it those that the planner expects."""
        return points.total(self, seat) if self.over else outlook.expected(self, seat)

    def place(self, seat: int) -> int:
        return points.rank(self, seat)

    def carry_out(self, move: int, chance: Chance) -> None:
        t = self.tables
        if move < t.draft_two:
            setup.draft(self, move - t.draft, chance)
        elif move < t.draft_both:
            setup.draft_two(self, move - t.draft_two)
        elif move < t.take:
            setup.draft_both(self, move - t.draft_both)
        elif move < t.build:
            shares.take(self, move - t.take)
        elif move < t.lay:
            place = move - t.build
            building.build(self, place // t.cities, place % t.cities)
        elif move < t.gain:
            building.lay(self, t.spaces[move - t.lay])
        elif move < t.west:
            building.gain_influence(self, move - t.gain)
        elif move < t.port:
            spike.operate_west(self, move - t.west)
        elif move < t.pass_:
            ports.open_port(self, move - t.port)
        elif move == t.pass_:
            turns.pass_turn(self)
        else:
            automa.run(self, chance)
