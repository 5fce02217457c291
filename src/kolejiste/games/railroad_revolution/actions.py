"""Every decision in Railroad Revolution as a typed action, and the numbering that the rules work with."""

from __future__ import annotations

from kolejiste.core.actions import Action, ActionTable, Prompt

from .components import ACTIONS, COLOURS, TRACKS, Board
from .things import COLOUR_COUNT

SOURCES = ("supply", "mat")  # where an own worker is taken from
PIECES = ("rail", "building")
SIDES = ("upper", "lower")


class ChooseAsset(Action, frozen=True):
    """Take this side of a starting-asset tile with its worker."""

    asset: str


class PlaceWorker(Action, frozen=True):
    """Place a worker of this colour on this action."""

    worker: str
    action: str


class BuildStation(Action, frozen=True):
    city: str


class LayRail(Action, frozen=True):
    rail: str


class BuildOffice(Action, frozen=True):
    """Build a telegraph office in this sector, counted from 1 on the left."""

    sector: int


class SellPiece(Action, frozen=True):
    """Sell a rail or a building from the leftmost sector of the mat."""

    piece: str


class TakeBonus(Action, frozen=True):
    """Take the first-station bonus, at its price."""


class UseAbility(Action, frozen=True):
    """Use the placed worker's own ability."""


class DiscardForTile(Action, frozen=True):
    """Discard this worker for the bonus of the telegraph tile."""

    worker: str
    source: str


class FlipTrain(Action, frozen=True):
    """Flip a train of this type: face up brings its bonus, face down turns it up again."""

    train: str
    face_up: bool


class TakeTrain(Action, frozen=True):
    train: str


class Advance(Action, frozen=True):
    """One step up on this performance track."""

    track: str


class Promote(Action, frozen=True):
    """Make this worker a manager on the first or second milestone."""

    worker: str
    source: str
    milestone: int


class ExchangeWorker(Action, frozen=True):
    """Give a worker back and take another from the common supply."""

    worker: str
    source: str
    new: str


class TakeWorker(Action, frozen=True):
    worker: str


class TakeDeal(Action, frozen=True):
    """Accept the upper or the lower deal."""

    deal: str


class PayWorker(Action, frozen=True):
    """Discard this worker as the toll of a performance track."""

    worker: str
    source: str


class KeepMilestone(Action, frozen=True):
    """Keep this milestone of those drawn."""

    milestone: str


class ReplaceMilestone(Action, frozen=True):
    """Of two completed milestones, turn the first or the second over now and draw for the next; the other follows."""

    milestone: int


class Done(Action, frozen=True):
    """Leave what is still offered."""


class Pass(Action, frozen=True):
    """No action is possible."""


class SellShare(Action, frozen=True):
    """Sell a telegraph share."""


class HireWorker(Action, frozen=True):
    """Hire a worker of this colour at the full price."""

    worker: str


RailroadAction = (
    ChooseAsset
    | PlaceWorker
    | BuildStation
    | LayRail
    | BuildOffice
    | SellPiece
    | TakeBonus
    | UseAbility
    | DiscardForTile
    | FlipTrain
    | TakeTrain
    | Advance
    | Promote
    | ExchangeWorker
    | TakeWorker
    | TakeDeal
    | PayWorker
    | KeepMilestone
    | ReplaceMilestone
    | Done
    | Pass
    | SellShare
    | HireWorker
)


# --- prompts ----------------------------------------------------------------------------------------------------


class WhichAsset(Prompt, frozen=True):
    """Which starting asset to take."""


class WhichAssetUse(Prompt, frozen=True):
    """How to use the starting asset."""


class WhichWorker(Prompt, frozen=True):
    """Which worker to place on which action."""


class WhatNext(Prompt, frozen=True):
    """What of the action to do next; `owed` while the main action is not finished."""

    action: str
    worker: str
    owed: bool


class UseOrangeOrPay(Prompt, frozen=True):
    """What to do next at a station while the orange worker could still make it free: finishing now pays its price."""

    price: int


class WhichToll(Prompt, frozen=True):
    """Which worker pays the toll of a performance track."""

    track: str


class WhichDeal(Prompt, frozen=True):
    """Whether to accept a deal of this tile, and what to do with what it brings."""

    tile: str


class WhichMilestone(Prompt, frozen=True):
    """Which of the drawn milestones of this stack to keep."""

    stack: str


class WhichCompleted(Prompt, frozen=True):
    """Both milestones are completed: which is replaced first."""


RailroadPrompt = (
    WhichAsset
    | WhichAssetUse
    | WhichWorker
    | WhatNext
    | UseOrangeOrPay
    | WhichToll
    | WhichDeal
    | WhichMilestone
    | WhichCompleted
)


class Numbering:
    """The action table and where its blocks begin."""

    def __init__(self, board: Board) -> None:
        actions: list[Action] = []
        self.starts: list[int] = []  # of the blocks, in the order of `rules/blocks.py`

        def block(*more: Action) -> int:
            self.starts.append(len(actions))
            actions.extend(more)
            return self.starts[-1]

        own = [(worker, source) for source in SOURCES for worker in COLOURS]  # numbered COLOUR_COUNT * source + colour
        self.asset = block(*(ChooseAsset(asset) for asset in board.assets))
        self.place = block(*(PlaceWorker(worker, action) for action in ACTIONS for worker in COLOURS))
        self.station = block(*(BuildStation(city) for city in board.cities))
        self.rail = block(*(LayRail(rail) for rail in board.rails))
        self.office = block(*(BuildOffice(sector + 1) for sector in range(board.sectors)))
        self.sell = block(*(SellPiece(piece) for piece in PIECES))
        self.bonus = block(TakeBonus())
        self.ability = block(UseAbility())
        self.tile = block(*(DiscardForTile(worker, source) for worker, source in own))
        self.flip = block(*(FlipTrain(train, face_up) for face_up in (True, False) for train in board.trains))
        self.train = block(*(TakeTrain(train) for train in board.trains))
        self.advance = block(*(Advance(track) for track in TRACKS))
        self.promote = block(*(Promote(worker, source, slot) for slot in (1, 2) for worker, source in own))
        self.exchange = block(
            *(
                ExchangeWorker(worker, source, new)
                for worker, source in own
                for new in COLOURS
                if source == "mat" or worker != new
            )
        )
        self.take = block(*(TakeWorker(worker) for worker in COLOURS))
        self.deal = block(*(TakeDeal(side) for side in SIDES))
        self.toll = block(*(PayWorker(worker, source) for worker, source in own))
        self.keep = block(*(KeepMilestone(tile) for tile in board.milestones))
        self.replace = block(*(ReplaceMilestone(slot) for slot in (1, 2)))
        self.done = block(Done())
        self.pass_ = block(Pass())
        self.sell_share = block(SellShare())
        self.hire = block(*(HireWorker(worker) for worker in COLOURS))
        self.table = ActionTable(actions)
        # The own worker and the new colour of each exchange.
        self.swaps = [
            (COLOUR_COUNT * (source == "mat") + COLOURS.index(worker), COLOURS.index(new))
            for worker, source, new in (
                (action.worker, action.source, action.new) for action in actions if isinstance(action, ExchangeWorker)
            )
        ]
