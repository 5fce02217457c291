"""What a seat may know, by allow-list: everything on the table, and the milestones that it has drawn or put under a
stack. `seeing.py` fills it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from kolejiste.core.contract import View
from kolejiste.core.fields import SEATS
from kolejiste.core.kinds import Natural

from .actions import RailroadPrompt

if TYPE_CHECKING:
    from kolejiste.core.layout import Layout

Count = Annotated[int, msgspec.Meta(ge=0, le=30_000)]  # of whatever lies in a box


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the table. What a hand-written position leaves out has the value of an untouched table."""


class MilestonePart(Part, frozen=True, kw_only=True):
    tile: str
    managers: list[str] = []


class SeatPart(Part, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    money: Natural | None = None
    shares: Natural | None = None
    supply: dict[str, Count] | None = None
    mat: dict[str, Count] = {}
    rails: list[str] = []  # besides the start rail
    stations: list[str] = []
    offices: list[Count] = []  # sectors, from 1
    rails_gone: Count | None = None  # from the mat; left out: as many as were laid
    buildings_gone: Count | None = None
    trains_up: dict[str, Count] | None = None
    trains_down: dict[str, Count] = {}
    milestones: tuple[MilestonePart | None, MilestonePart | None] = (None, None)
    completed: list[str] = []
    steps: dict[str, Count] = {}


class TalkPart(Part, frozen=True, kw_only=True):
    """The turn's conversation: what is owed and what is offered to the seat that decides."""

    action: str | None = None
    worker: str | None = None
    ability: bool = False  # the placed worker's ability is unused
    owed: Count = 0
    due: Natural = 0
    icons: Count = 0
    city: str | None = None
    sector: Count | None = None  # from 1
    taken: Count = 0
    bonuses: Count = 0
    tile: bool = False
    steps: Count = 0
    promotions: Count = 0
    paid_promotions: Count = 0
    flips: Count = 0
    trains: Count = 0
    exchanges: Count = 0
    rails: Count = 0
    paid_rails: Count = 0
    stations: Count = 0
    offices: Count = 0
    workers: list[list[str]] = []
    toll: str | None = None  # the track whose toll is owed, in this phase
    back: str | None = None
    deal: bool = False  # a deal icon was built on
    deals_left: Count = 0
    deals_taken: list[str] = []


class AssetPart(Part, frozen=True, kw_only=True):
    """A starting asset in the draft: the side that lies open, None when taken, and the worker on it."""

    side: str | None
    worker: str


class TablePart(Part, frozen=True, kw_only=True):
    """Everything that lies open."""

    seats: list[SeatPart]
    pool: dict[str, Count] | None = None  # the common supply; left out: all workers that are nowhere else
    trains: dict[str, Count] | None = None
    first_stations: list[str] | None = None  # cities whose first slot is taken, also by neutral buildings
    first_offices: list[Count] | None = None
    city_tiles: dict[str, str] = {}  # of cities without a printed one
    telegraph_tiles: dict[str, str] = {}  # by sector, from 1
    deal: str | None = None
    deal_discards: list[str] = []
    assets: list[AssetPart] = []
    talk: TalkPart = msgspec.field(default_factory=TalkPart)
    round: Count = 0
    last_round: Count | None = None
    milestone_place: Count = 0  # how far the milestones have been looked through at the end of the turn


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


class Forms:
    """How the table fills views and snapshots; what is left out in hand-written positions is laid out in
    `restore.py`."""

    def __init__(self, layout: Layout) -> None:
        self.table = layout.form(
            TablePart,
            trains="stacks",
            deal="deal_tile",
            milestone_place="slot",
            deal_discards=None,
            assets=None,
            last_round=None,
        )
        self.seat = layout.form(SeatPart, SEATS, steps="step", rails=None, milestones=None)
        self.talk = layout.form(
            TalkPart,
            ability=None,
            tile="tile_left",
            trains="train_takes",
            rails="free_rails",
            stations="free_stations",
            offices="free_offices",
            toll="track",
            back=None,
            deal="deal_due",
        )
        layout.check_shown(
            self.table,
            self.seat,
            self.talk,
            by_hand=[
                "ability",
                "asset_workers",
                "assets",
                "back",
                "city_tile",
                "deal_discards",
                "last_round",
                "managers",
                "milestones",
                "rails",
                "sector_tile",
                "takes",
            ],
        )
