"""Which rule finds the legal moves of a phase, and which carries a move out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import thoughts
from .fields import Table
from .rules import cards, dealing, free, locomotives, phases, points, recording, setup

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance


class Engine(Table):
    """A table that is played by the rules."""

    __slots__ = ()

    def find_moves(self) -> None:
        phase = self.phase
        if phase == phases.LAY:
            cards.find_cards(self)
        elif phase == phases.FREE:
            free.find_free(self)
        elif phase == phases.RECORD:
            recording.find_symbols(self)
        elif phase == phases.BEND:
            locomotives.find_bend(self)
        elif phase == phases.CLOSING:
            free.find_closing(self)
        elif phase == phases.TRACK:
            setup.find_tracks(self)
        elif phase == phases.SIDE:
            setup.find_sides(self)

    def planned(self, chance: Chance) -> int:
        return thoughts.choose(self)

    def deal(self, chance: Chance) -> None:
        dealing.deal(self, chance)

    def worth(self, seat: int) -> float:
        """At the end the points, before it those that the planner expects."""
        return points.total(self, seat) if self.over else thoughts.expected(self, seat)

    def place(self, seat: int) -> int:
        return points.rank(self, seat)

    def carry_out(self, move: int, chance: Chance) -> None:
        t = self.tables
        if move < t.first_track:
            setup.choose_side(self, move - t.first_side, chance)
        elif move < t.first_lay:
            setup.choose_track(self, move - t.first_track)
        elif move < t.no_card:
            cards.put(self, move - t.first_lay, 0, chance)
        elif move == t.no_card:
            cards.no_card(self)
        elif move < t.first_slow:
            free.lay_second(self, move - t.first_second, chance)
        elif move < t.first_discard:
            free.move_slower(self, move - t.first_slow + 1)
        elif move < t.first_buy:
            free.discard(self, move - t.first_discard)
        elif move < t.first_record:
            free.buy_symbol(self, move - t.first_buy)
        elif move < t.first_give_up:
            recording.record(self, move - t.first_record)
        elif move < t.finish:
            recording.give_up(self, move - t.first_give_up)
        else:
            free.finish(self)
