"""Deals full states that are consistent with a view, from the view alone: only milestones nobody or another has seen
differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck

from .restore import lay_table
from .rules.phases import PHASES
from .state import RailroadState

if TYPE_CHECKING:
    from .game import RailroadGame
    from .view import RailroadView


class Sampler:
    """The known part of a view as a state, and the milestones to deal into it. Calling it deals one state."""

    def __init__(self, game: RailroadGame, view: RailroadView) -> None:
        board = game.board
        self.view = view
        self.base = s = RailroadState(game)
        s.phase = PHASES.index(view.phase)
        s.over = view.over
        s.turn = view.turn
        s.seat = view.turn if view.decider is None else view.decider
        s.ply = view.ply
        lay_table(s, view.table)
        seen = {*s.milestones, *(tile for done in s.completed for tile in done)}
        self.drawn = "" if view.ask is None else getattr(view.ask, "stack", "")
        if view.choice is not None:
            s.drawn = tuple(board.milestone_number[name] for name in view.choice)
            seen |= set(s.drawn)
        s.deal_deck.counts = [int(number != s.deal and not count) for number, count in enumerate(s.deal_discards)]
        s.deal_deck.size = sum(s.deal_deck.counts)
        self.pools: list[list[int]] = []
        for deck in s.tiles:
            tiles = board.of_stack[deck.name]
            under = {entry.tile for entry in view.stacks[deck.name].under}
            self.pools.append([int(tile not in seen and board.milestones[tile] not in under) for tile in tiles])

    def __call__(self, chance: Chance) -> RailroadState:
        """One state in which this viewer would see exactly this view."""
        s = self.base.clone()
        s.tiles = [deck.clone() for deck in s.tiles]
        board = s.game.board
        for deck, unknown in zip(s.tiles, self.pools, strict=True):
            tiles = board.of_stack[deck.name]
            pool = Deck("sample", unknown)
            tail = []
            for entry in self.view.stacks[deck.name].under:
                if entry.tile is None:
                    card = chance.draw(pool)
                else:
                    card = tiles.index(board.milestone_number[entry.tile])
                tail.append((card, 1 << entry.seat))
            if self.drawn == deck.name and self.view.choice is None:
                s.drawn = tuple(tiles[chance.draw(pool)] for _ in range(self.view.drawn))
            deck.counts = pool.counts
            deck.size = pool.size
            deck.tail = tuple(tail)
        return s
