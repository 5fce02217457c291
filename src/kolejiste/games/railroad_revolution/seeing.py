"""How a view of Railroad Revolution is filled. It can be compiled, because views are made all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolejiste.core.masks import bits

from .asking import PHASES
from .components import COLOURS
from .tables import STACKS
from .view import AssetPart, MilestonePart, RailroadView, SeatPart, StackPart, TablePart, TalkPart, UnderPart

if TYPE_CHECKING:
    from .components import Board
    from .game import RailroadGame
    from .state import RailroadState


def view_of(game: RailroadGame, s: RailroadState, seat: int | None) -> RailroadView:
    """The position through the eyes of a seat; None is a spectator."""
    board = game.board
    decks = zip(STACKS, s.tiles, strict=True)
    return RailroadView(
        **s.seen(seat),
        table=table(s),
        stacks={name: _stack(board, name, deck.size, deck.tail, seat) for name, deck in decks},
        drawn=s.drawn.size,
        choice=[board.milestones[tile] for tile in s.drawn] if s.drawn.size and seat == s.seat else None,
        scores=s.scores,
    )


def _stack(board: Board, stack: str, size: int, tail: tuple[tuple[int, int], ...], seat: int | None) -> StackPart:
    tiles = board.of_stack[stack]
    under = []
    for card, known in tail:
        knows = seat is not None and bool(known >> seat & 1)
        under.append(UnderPart(board.milestones[tiles[card]] if knows else None, known.bit_length() - 1))
    return StackPart(unseen=size, under=under)


def table(state: RailroadState) -> TablePart:
    """What lies open, by names."""
    game, board = state.game, state.game.board
    s = state.plain_values()
    part: TablePart = game.forms.table.of(
        s,
        seats=[_seat(game, s, seat) for seat in range(game.players)],
        city_tiles=_city_tiles(board, s.city_tile),
        telegraph_tiles=_telegraph_tiles(board, s.sector_tile),
        deal_discards=[tile for tile, count in zip(board.deals, s.deal_discards, strict=True) if count],
        assets=[
            AssetPart(side=None if side < 0 else board.assets[side], worker=COLOURS[worker])
            for side, worker in zip(s.assets, s.asset_workers, strict=True)
            if worker >= 0
        ],
        talk=_talk(game, s),
        last_round=None if s.last_round < 0 else s.last_round,
    )
    return part


def _city_tiles(board: Board, tiles: list[int]) -> dict[str, str]:
    found = {}
    for number in board.tiled:
        found[board.cities[number]] = board.city_tiles[tiles[number]]
    return found


def _telegraph_tiles(board: Board, tiles: list[int]) -> dict[str, str]:
    found = {}
    for sector, tile in enumerate(tiles):
        if tile >= 0:
            found[board.sector_names[sector]] = board.telegraph_tiles[tile]
    return found


def _seat(game: RailroadGame, s: Any, seat: int) -> SeatPart:
    board = game.board
    milestones: list[MilestonePart | None] = []
    for tile, there in zip(s.milestones[seat], s.managers[seat], strict=True):
        if tile < 0:
            milestones.append(None)
        else:
            milestones.append(MilestonePart(tile=board.milestones[tile], managers=_managers(there)))
    rails = s.rails[seat] & ~(1 << board.start_rail)
    part: SeatPart = game.forms.seat.of(
        s, seat, rails=[board.rails[rail] for rail in bits(rails)], milestones=(milestones[0], milestones[1])
    )
    return part


def _managers(there: list[int]) -> list[str]:
    managers: list[str] = []
    for colour, count in enumerate(there):
        if count:
            managers += [COLOURS[colour]] * count
    return managers


def _talk(game: RailroadGame, s: Any) -> TalkPart:
    part: TalkPart = game.forms.talk.of(
        s,
        ability=s.ability >= 0,
        workers=[[COLOURS[colour] for colour in bits(unit)] for unit in s.takes],
        back=PHASES[s.back] if s.track >= 0 else None,
    )
    return part
