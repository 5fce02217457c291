"""Set-up: "Počáteční příprava", and the draft of starting assets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.journal import Note

from ..components import COLOURS, SLOTS
from ..events import AssetChosen
from . import effects, turns, workers
from .phases import ASSET, ASSET_USE

if TYPE_CHECKING:
    from ..state import RailroadState


def deal(s: RailroadState, chance: Chance) -> None:
    """City, telegraph, deal, milestone and asset tiles, and a worker on each asset."""
    game, board = s.game, s.game.board
    s.city_tile = s.city_tile[:]
    for city, tile in board.printed.items():
        s.city_tile[city] = tile
    for level, tiles in enumerate(board.tiles_of_level):
        deck = Deck(f"cities {level}", [1] * len(tiles))
        for city, of_level in enumerate(board.level):
            if of_level == level and s.city_tile[city] < 0:
                s.city_tile[city] = tiles[chance.draw(deck)]
    deck = Deck("telegraph", [1] * len(board.telegraph_tiles))
    s.sector_tile = [-1 if board.sector_deal[sector] else chance.draw(deck) for sector in range(board.sectors)]
    s.first_stations, s.first_offices = board.neutral(game.players)  # nobody builds first there (R13)
    s.deal = chance.draw(s.deal_deck)
    for number, stack in enumerate(("A1", "A2")):
        deck = Deck(stack, [1] * len(board.of_stack[stack]))
        for seat in range(game.players):
            workers.hold(s, SLOTS * seat + number, board.of_stack[stack][chance.draw(deck)])
    _lay_assets(s, chance)
    s.seat = s.turn = game.players - 1


def _lay_assets(s: RailroadState, chance: Chance) -> None:
    game, board = s.game, s.game.board
    tiles = Deck("assets", [1] * (len(board.assets) // 2))
    sides = Deck("asset sides", [])
    colours = Deck("asset workers", [0, 1, 1, 1, 1])
    s.assets = tuple(2 * chance.draw(tiles) + chance.below(sides, 2) for _ in range(game.players))
    s.asset_workers = tuple(chance.draw(colours) for _ in range(game.players))
    for colour in s.asset_workers:
        workers.take_out(s, colour)


def legal_asset(s: RailroadState) -> list[int]:
    return [s.game.numbering.asset + side for side in sorted(s.assets) if side >= 0]


def choose_asset(s: RailroadState, move: int) -> None:
    """The tile's gain at once, and the worker on it into the personal supply."""
    board, seat = s.game.board, s.seat
    side = move - s.game.numbering.asset
    place = s.assets.index(side)
    colour = s.asset_workers[place]
    s.assets = (*s.assets[:place], -1, *s.assets[place + 1 :])
    workers.add(s, seat, colour)
    if s.journal is not None:
        s.journal.append(Note(AssetChosen(seat, board.assets[side], COLOURS[colour])))
    effects.grant(s, board.asset_effect[side])
    s.phase = ASSET_USE


def next_picker(s: RailroadState) -> None:
    """Counter-clockwise from the first player's right; the first player picks last and begins (R14)."""
    effects.clear(s)
    if s.seat:
        s.seat -= 1
        s.turn = s.seat
        s.phase = ASSET
    else:
        turns.begin_turn(s, 0)
