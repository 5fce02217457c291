"""What happens, told to whoever listens: one function for each event. Rules call them only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.journal import Note

from ..actions import PIECES, SIDES
from ..components import ACTIONS, COLOURS, TRACKS
from ..events import (
    AbilityUsed,
    AssetChosen,
    BonusTaken,
    DealsReshuffled,
    DealTaken,
    DealTurned,
    EndTriggered,
    GameEnded,
    MilestoneCompleted,
    MilestoneKept,
    MilestonesDrawn,
    MilestonesDrawnUnseen,
    MoneyGained,
    NoActionPossible,
    OfficeBuilt,
    Paid,
    PieceSold,
    RailLaid,
    SharesDiscarded,
    SharesGained,
    SharesSold,
    StationBuilt,
    TileUsed,
    TrackAdvanced,
    TrainFlipped,
    TrainTaken,
    WorkerDiscarded,
    WorkerExchanged,
    WorkerHired,
    WorkerPlaced,
    WorkerPromoted,
    WorkersReturned,
    WorkerTaken,
)
from ..tables import STACKS

if TYPE_CHECKING:
    from kolejiste.core.actions import Event

    from ..fields import Table


def tell(s: Table, event: Event) -> None:
    """All may hear it."""
    if s.journal is not None:
        s.journal.append(Note(event))


def asset_chosen(s: Table, seat: int, side: int, colour: int) -> None:
    tell(s, AssetChosen(seat, s.game.board.assets[side], COLOURS[colour]))


def workers_returned(s: Table, seat: int) -> None:
    tell(s, WorkersReturned(seat))


def worker_placed(s: Table, seat: int, colour: int, action: int) -> None:
    tell(s, WorkerPlaced(seat, COLOURS[colour], ACTIONS[action]))


def no_action_possible(s: Table, seat: int) -> None:
    tell(s, NoActionPossible(seat))


def station_built(s: Table, seat: int, city: int, first: bool) -> None:
    tell(s, StationBuilt(seat, s.game.board.cities[city], first))


def rail_laid(s: Table, seat: int, rail: int) -> None:
    tell(s, RailLaid(seat, s.game.board.rails[rail]))


def office_built(s: Table, seat: int, sector: int, first: bool) -> None:
    tell(s, OfficeBuilt(seat, sector + 1, first))


def piece_sold(s: Table, seat: int, piece: int, amount: int) -> None:
    tell(s, PieceSold(seat, PIECES[piece], amount))


def bonus_taken(s: Table, seat: int, city: int) -> None:
    tell(s, BonusTaken(seat, s.game.board.cities[city]))


def ability_used(s: Table, seat: int, colour: int, action: int) -> None:
    tell(s, AbilityUsed(seat, COLOURS[colour], ACTIONS[action]))


def tile_used(s: Table, seat: int, tile: int) -> None:
    tell(s, TileUsed(seat, s.game.board.telegraph_tiles[tile]))


def worker_discarded(s: Table, seat: int, colour: int) -> None:
    tell(s, WorkerDiscarded(seat, COLOURS[colour]))


def paid(s: Table, seat: int, amount: int) -> None:
    tell(s, Paid(seat, amount))


def money_gained(s: Table, seat: int, amount: int) -> None:
    tell(s, MoneyGained(seat, amount))


def shares_gained(s: Table, seat: int, count: int) -> None:
    tell(s, SharesGained(seat, count))


def shares_discarded(s: Table, seat: int, count: int) -> None:
    tell(s, SharesDiscarded(seat, count))


def shares_sold(s: Table, seat: int, count: int, amount: int) -> None:
    tell(s, SharesSold(seat, count, amount))


def worker_hired(s: Table, seat: int, colour: int) -> None:
    tell(s, WorkerHired(seat, COLOURS[colour]))


def worker_taken(s: Table, seat: int, colour: int) -> None:
    tell(s, WorkerTaken(seat, COLOURS[colour]))


def worker_exchanged(s: Table, seat: int, colour: int, new: int) -> None:
    tell(s, WorkerExchanged(seat, COLOURS[colour], COLOURS[new]))


def worker_promoted(s: Table, seat: int, colour: int, tile: int) -> None:
    tell(s, WorkerPromoted(seat, COLOURS[colour], s.game.board.milestones[tile]))


def train_taken(s: Table, seat: int, train: int) -> None:
    tell(s, TrainTaken(seat, s.game.board.trains[train]))


def train_flipped(s: Table, seat: int, train: int, face_up: bool) -> None:
    tell(s, TrainFlipped(seat, s.game.board.trains[train], face_up))


def track_advanced(s: Table, seat: int, track: int, points: int) -> None:
    tell(s, TrackAdvanced(seat, TRACKS[track], points))


def deal_taken(s: Table, seat: int, deal: int, side: int) -> None:
    tell(s, DealTaken(seat, s.game.board.deals[deal], SIDES[side]))


def deal_turned(s: Table, deal: int) -> None:
    tell(s, DealTurned(s.game.board.deals[deal]))


def deals_reshuffled(s: Table) -> None:
    tell(s, DealsReshuffled())


def milestone_completed(s: Table, seat: int, tile: int) -> None:
    tell(s, MilestoneCompleted(seat, s.game.board.milestones[tile], s.game.board.points[tile]))


def milestone_kept(s: Table, seat: int, tile: int) -> None:
    tell(s, MilestoneKept(seat, s.game.board.milestones[tile]))


def end_triggered(s: Table, seat: int) -> None:
    tell(s, EndTriggered(seat))


def game_ended(s: Table) -> None:
    tell(s, GameEnded())


def milestones_drawn(s: Table, seat: int, deck: int) -> None:
    """Only the seat that drew them sees which."""
    names = []
    for place in range(s.drawn.size):
        names.append(s.game.board.milestones[s.drawn.cells[place]])
    unseen = MilestonesDrawnUnseen(seat, STACKS[deck], len(names))
    if s.journal is not None:
        s.journal.append(Note(MilestonesDrawn(seat, STACKS[deck], tuple(names)), 1 << seat, unseen))
