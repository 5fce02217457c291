"""Set-up: "Počáteční příprava". It is done once a game, in plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.positions import derive

from . import workers

if TYPE_CHECKING:
    from ..state import RailroadState


def deal(s: RailroadState, chance: Chance) -> None:
    """City, telegraph, deal, milestone and asset tiles, and a worker on each asset."""
    game, board = s.game, s.game.board
    derive(s)  # among others the first slots of neutral buildings: nobody builds first there (R13)
    for city, tile in board.printed.items():
        s.city_tile[city] = tile
    for level, tiles in enumerate(board.tiles_of_level):
        deck = Deck(f"cities {level}", [1] * len(tiles))
        for city, of_level in enumerate(board.level):
            if of_level == level and s.city_tile[city] < 0:
                s.city_tile[city] = tiles[chance.draw(deck)]
    deck = Deck("telegraph", [1] * len(board.telegraph_tiles))
    for sector in range(board.sectors):
        if not board.sector_deal[sector]:
            s.sector_tile[sector] = chance.draw(deck)
    s.deal_tile = chance.draw(s.deal_deck)
    for slot, stack in enumerate(("A1", "A2")):
        deck = Deck(stack, [1] * len(board.of_stack[stack]))
        for seat in range(game.players):
            workers.hold(s, seat, slot, board.of_stack[stack][chance.draw(deck)])
    _lay_assets(s, chance)
    s.seat = s.turn = game.players - 1


def _lay_assets(s: RailroadState, chance: Chance) -> None:
    game, board = s.game, s.game.board
    tiles = Deck("assets", [1] * (len(board.assets) // 2))
    sides = Deck("asset sides", [])
    colours = Deck("asset workers", [0, 1, 1, 1, 1])
    for place in range(game.players):
        s.assets[place] = 2 * chance.draw(tiles) + chance.below(sides, 2)
    for place in range(game.players):
        s.asset_workers[place] = chance.draw(colours)
        workers.take_out(s, s.asset_workers[place])
