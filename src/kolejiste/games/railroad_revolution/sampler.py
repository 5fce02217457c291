"""Deals full states that are consistent with a view, from the view alone: only milestones nobody or another has seen
differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.rows import Row
from kolejiste.core.snapshots import seen

from .actions import WhichMilestone
from .restore import lay_table
from .rules import sampling
from .tables import STACKS

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState
    from .view import RailroadView

UNKNOWN = -1


class Sampler:
    """The known part of a view as a state, with milestones to be dealt into it. Calling it deals one state."""

    def __init__(self, game: RailroadGame, view: RailroadView) -> None:
        board = game.board
        self.base = s = seen(game, view, view.phase)
        lay_table(s, view.table)
        if isinstance(view.ask, WhichMilestone):
            s.drawn_deck = STACKS.index(view.ask.stack)
        names = [None] * view.drawn if view.choice is None else view.choice
        s.drawn = Row(UNKNOWN if name is None else board.milestone_number[name] for name in names)
        lying = {
            *s.drawn,
            *(tile for own in s.milestones for tile in own),
            *(tile for own in s.completed for tile in own),
        }
        s.deal_deck.counts = [int(number != s.deal_tile and not count) for number, count in enumerate(s.deal_discards)]
        s.deal_deck.size = sum(s.deal_deck.counts)
        for deck in s.tiles:
            tiles = board.of_stack[deck.name]
            under = [
                UNKNOWN if entry.tile is None else board.milestone_number[entry.tile]
                for entry in view.stacks[deck.name].under
            ]
            deck.counts = [int(tile not in lying and tile not in under) for tile in tiles]
            deck.size = sum(deck.counts)
            deck.tail = tuple(
                (UNKNOWN if tile == UNKNOWN else tiles.index(tile), 1 << entry.seat)
                for tile, entry in zip(under, view.stacks[deck.name].under, strict=True)
            )

    def __call__(self, chance: Chance) -> RailroadState:
        """One state in which this viewer would see exactly this view."""
        s = self.base.clone()
        sampling.deal(s, chance)
        return s
