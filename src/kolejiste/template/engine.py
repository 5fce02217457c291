"""Which rule finds the legal moves, and which carries a move out; with several phases, by `self.phase`."""

from __future__ import annotations

from kolejiste.core.chance import Chance

from . import rules
from .fields import Table


class Engine(Table):
    """A table that is played by the rules."""

    __slots__ = ()

    def find_moves(self) -> None:
        rules.find_moves(self)

    def carry_out(self, move: int, chance: Chance) -> None:
        rules.carry_out(self, move, chance)
