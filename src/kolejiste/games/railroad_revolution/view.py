"""What a seat may know, by allow-list: everything on the table, and the milestones that it has drawn or put under a
stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from kolejiste.core.contract import View
from kolejiste.core.masks import bits

from .actions import SIDES, RailroadPrompt
from .components import ACTIONS, COLOUR_COUNT, COLOURS, TRACK_COUNT, TRACKS, Board, of_seat, slots
from .rules.phases import PHASES, prompt

if TYPE_CHECKING:
    from .state import RailroadState

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the table. What a hand-written position leaves out has the value of an untouched table."""


class MilestonePart(Part, frozen=True, kw_only=True):
    tile: str
    managers: list[str] = []


class SeatPart(Part, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    money: Natural | None = None
    shares: Natural | None = None
    supply: dict[str, Natural] | None = None
    mat: dict[str, Natural] = {}
    rails: list[str] = []  # besides the start rail
    stations: list[str] = []
    offices: list[Natural] = []  # sectors, from 1
    rails_gone: Natural | None = None  # from the mat; left out: as many as were laid
    buildings_gone: Natural | None = None
    trains_up: dict[str, Natural] | None = None
    trains_down: dict[str, Natural] = {}
    milestones: tuple[MilestonePart | None, MilestonePart | None] = (None, None)
    completed: list[str] = []
    steps: dict[str, Natural] = {}


class TalkPart(Part, frozen=True, kw_only=True):
    """The turn's conversation: what is owed and what is offered to the seat that decides."""

    action: str | None = None
    worker: str | None = None
    ability: bool = False  # the placed worker's ability is unused
    owed: Natural = 0
    due: Natural = 0
    icons: Natural = 0
    city: str | None = None
    sector: Natural | None = None  # from 1
    taken: Natural = 0
    bonuses: Natural = 0
    tile: bool = False
    steps: Natural = 0
    promotions: Natural = 0
    paid_promotions: Natural = 0
    flips: Natural = 0
    trains: Natural = 0
    exchanges: Natural = 0
    rails: Natural = 0
    paid_rails: Natural = 0
    stations: Natural = 0
    offices: Natural = 0
    workers: list[list[str]] = []
    toll: str | None = None  # the track whose toll is owed, in this phase
    back: str | None = None
    deal: bool = False  # a deal icon was built on
    deals_left: Natural = 0
    deals_taken: list[str] = []


class AssetPart(Part, frozen=True, kw_only=True):
    """A starting asset in the draft: the side that lies open, None when taken, and the worker on it."""

    side: str | None
    worker: str


class TablePart(Part, frozen=True, kw_only=True):
    """Everything that lies open."""

    seats: list[SeatPart]
    pool: dict[str, Natural] | None = None  # the common supply; left out: all workers that are nowhere else
    trains: dict[str, Natural] | None = None
    first_stations: list[str] | None = None  # cities whose first slot is taken, also by neutral buildings
    first_offices: list[Natural] | None = None
    city_tiles: dict[str, str] = {}  # of cities without a printed one
    telegraph_tiles: dict[str, str] = {}  # by sector, from 1
    deal: str | None = None
    deal_discards: list[str] = []
    assets: list[AssetPart] = []
    talk: TalkPart = msgspec.field(default_factory=TalkPart)
    round: Natural = 0
    last_round: Natural | None = None
    milestone_place: Natural = 0  # how far the milestones have been looked through at the end of the turn


class UnderPart(msgspec.Struct, frozen=True):
    """A milestone under its stack: which, if the viewer knows, and who put it there."""

    tile: str | None
    seat: int


class StackPart(msgspec.Struct, frozen=True, kw_only=True):
    """A stack of milestones: how many tiles nobody has seen, then those put under it, in order."""

    unseen: int
    under: list[UnderPart]


class RailroadView(View, frozen=True, kw_only=True):
    """A position of Railroad Revolution as one seat, or a spectator, sees it."""

    phase: str
    ask: RailroadPrompt | None
    table: TablePart
    stacks: dict[str, StackPart]
    drawn: int  # milestones drawn by the seat that decides
    choice: list[str] | None  # which, if it is the viewer
    scores: list[int]


def look(s: RailroadState, seat: int | None) -> RailroadView:
    """The position through the eyes of a seat; None is a spectator."""
    board = s.game.board
    return RailroadView(
        title=s.game.title.id,
        players=s.game.players,
        seat=seat,
        turn=s.turn,
        decider=None if s.over else s.seat,
        ply=s.ply,
        over=s.over,
        phase=PHASES[s.phase],
        ask=prompt(s),
        table=table(s),
        stacks={deck.name: _stack(board, deck.name, deck.size, deck.tail, seat) for deck in s.tiles},
        drawn=len(s.drawn),
        choice=[board.milestones[tile] for tile in s.drawn] if s.drawn and seat == s.seat else None,
        scores=s.scores,
    )


def _stack(board: Board, stack: str, size: int, tail: tuple[tuple[int, int], ...], seat: int | None) -> StackPart:
    names = [board.milestones[tile] for tile in board.of_stack[stack]]
    under = []
    for card, known in tail:
        knows = seat is not None and bool(known >> seat & 1)
        under.append(UnderPart(names[card] if knows else None, known.bit_length() - 1))
    return StackPart(unseen=size, under=under)


def named(names: tuple[str, ...], found: int) -> list[str]:
    """The names in a mask."""
    return [names[number] for number in bits(found)]


def counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Counts by name, without the empty ones."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def table(s: RailroadState) -> TablePart:
    """What lies open, by names."""
    board = s.game.board
    return TablePart(
        seats=[_seat(s, seat) for seat in range(s.game.players)],
        pool=counted(COLOURS, s.pool),
        trains=counted(board.trains, s.stacks),
        first_stations=named(board.cities, s.first_stations),
        first_offices=[sector + 1 for sector in bits(s.first_offices)],
        city_tiles={
            city: board.city_tiles[s.city_tile[number]]
            for number, city in enumerate(board.cities)
            if number not in board.printed
        },
        telegraph_tiles={
            str(sector + 1): board.telegraph_tiles[tile] for sector, tile in enumerate(s.sector_tile) if tile >= 0
        },
        deal=board.deals[s.deal],
        deal_discards=[tile for tile, count in zip(board.deals, s.deal_discards, strict=True) if count],
        assets=[
            AssetPart(side=None if side < 0 else board.assets[side], worker=COLOURS[worker])
            for side, worker in zip(s.assets, s.asset_workers, strict=True)
        ],
        talk=_talk(s),
        round=s.round,
        last_round=None if s.last_round < 0 else s.last_round,
        milestone_place=s.slot,
    )


def _seat(s: RailroadState, seat: int) -> SeatPart:
    board = s.game.board
    workers = of_seat(seat, COLOUR_COUNT)
    trains = of_seat(seat, len(board.trains))
    milestones: list[MilestonePart | None] = []
    for slot in slots(seat):
        tile = s.milestones[slot]
        managers: list[str] = [COLOURS[colour] for colour in s.managers[slot]]
        milestones.append(None if tile < 0 else MilestonePart(tile=board.milestones[tile], managers=managers))
    return SeatPart(
        money=s.money[seat],
        shares=s.shares[seat],
        supply=counted(COLOURS, s.supply[workers]),
        mat=counted(COLOURS, s.mat[workers]),
        rails=named(board.rails, s.rails[seat] & ~(1 << board.start_rail)),
        stations=named(board.cities, s.stations[seat]),
        offices=[sector + 1 for sector in bits(s.offices[seat])],
        rails_gone=s.rails_gone[seat],
        buildings_gone=s.buildings_gone[seat],
        trains_up=counted(board.trains, s.trains_up[trains]),
        trains_down=counted(board.trains, s.trains_down[trains]),
        milestones=(milestones[0], milestones[1]),
        completed=[board.milestones[tile] for tile in s.completed[seat]],
        steps=counted(TRACKS, s.step[of_seat(seat, TRACK_COUNT)]),
    )


def _talk(s: RailroadState) -> TalkPart:
    board = s.game.board
    return TalkPart(
        action=None if s.action < 0 else ACTIONS[s.action],
        worker=None if s.worker < 0 else COLOURS[s.worker],
        ability=s.ability >= 0,
        owed=s.owed,
        due=s.due,
        icons=s.icons,
        city=None if s.city < 0 else board.cities[s.city],
        sector=None if s.sector < 0 else s.sector + 1,
        taken=s.taken,
        bonuses=s.bonuses,
        tile=s.tile_left,
        steps=s.steps,
        promotions=s.promotions,
        paid_promotions=s.paid_promotions,
        flips=s.flips,
        trains=s.train_takes,
        exchanges=s.exchanges,
        rails=s.free_rails,
        paid_rails=s.paid_rails,
        stations=s.free_stations,
        offices=s.free_offices,
        workers=[[COLOURS[colour] for colour in bits(unit)] for unit in s.takes],
        toll=None if s.track < 0 else TRACKS[s.track],
        back=PHASES[s.back] if s.track >= 0 else None,
        deal=s.deal_due,
        deals_left=s.deals_left,
        deals_taken=[SIDES[side] for side in bits(s.deals_taken)],
    )
