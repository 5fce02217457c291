"""Which rule finds the legal moves of a phase, and which carries a move out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import desk, planner, reckoning
from .fields import Table
from .rules import cards, claims, dealing, phases, souvenirs, stations, tickets, turns, verbs

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance


class Engine(Table):
    """A table that is played by the rules."""

    __slots__ = ()

    def find_moves(self) -> None:
        phase = self.phase
        if phase == phases.TURN:
            turns.legal_turn(self)
        elif phase == phases.SECOND:
            cards.legal_second(self)
        elif phase == phases.KEEP or phase == phases.FIRST:
            tickets.legal_keep(self)
        elif phase == phases.STATION:
            stations.legal_payment(self)
        elif phase == phases.TUNNEL:
            claims.legal_tunnel(self)
        elif phase == phases.SOUVENIR:
            souvenirs.legal_take(self)
        elif phase == phases.PLACE:
            souvenirs.legal_place(self)

    def carry_out(self, move: int, chance: Chance) -> None:
        t = self.tables
        verb = t.verb[move]
        self.reckoned = False
        if verb == verbs.DRAW_BLIND:
            cards.draw_blind(self, chance)
        elif verb == verbs.TAKE_FACE_UP:
            cards.take_face_up(self, move - t.first_face_up, chance)
        elif verb == verbs.CLAIM:
            claims.claim(self, move - t.first_claim, chance)
        elif verb == verbs.DRAW_TICKETS:
            tickets.draw(self, chance)
        elif verb == verbs.KEEP_TICKETS:
            tickets.keep(self, move - t.first_keep + 1, chance)
        elif verb == verbs.BUILD:
            stations.build(self, move - t.first_build)
        elif verb == verbs.PAY_STATION:
            stations.pay(self, move - t.first_pay_station, chance)
        elif verb == verbs.PAY_TUNNEL:
            claims.pay_tunnel(self, move - t.first_pay_tunnel, chance)
        elif verb == verbs.WITHDRAW:
            claims.withdraw(self, chance)
        elif verb == verbs.PLACE:
            place = move - t.first_place
            souvenirs.place(self, place // t.cities, place % t.cities)
        elif verb == verbs.TAKE:
            souvenirs.take(self, move - t.first_take, chance)
        else:
            turns.pass_turn(self, chance)

    def planned(self, chance: Chance) -> int:
        usual = self.tables
        if self.seat == self.viewer:
            self.tables = self.manner
        move = planner.choose(self, desk.thinking(), desk.paper())
        self.tables = usual
        return move

    def deal(self, chance: Chance) -> None:
        dealing.deal(self, chance)

    def worth(self, seat: int) -> float:
        self.work_out()
        return self.total[seat]

    def place(self, seat: int) -> int:
        self.work_out()
        return reckoning.rank(self, seat)

    def work_out(self) -> None:
        """Work the reckoning out, as if the game ended now, unless that was done."""
        if not self.reckoned:
            reckoning.reckon(self, desk.paper())

    # --- from Python --------------------------------------------------------------------------------------------------

    def reckon(self) -> None:
        """Work the reckoning out, as if the game ended now."""
        self.work_out()

    def quick_choice(self, chance: Chance) -> int:
        """The move that the planner makes."""
        self.seek()
        return self.planned(chance)
