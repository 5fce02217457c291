"""What happens in Railroad Revolution, as typed events for the journal. Only the milestones drawn are secret."""

from __future__ import annotations

from kolejiste.core.actions import Event


class AssetChosen(Event, frozen=True):
    seat: int
    asset: str
    worker: str


class WorkersReturned(Event, frozen=True):
    """All workers came back from the mat."""

    seat: int


class WorkerPlaced(Event, frozen=True):
    seat: int
    worker: str
    action: str


class NoActionPossible(Event, frozen=True):
    seat: int


class StationBuilt(Event, frozen=True):
    """A station; `first` when it took the city's first slot."""

    seat: int
    city: str
    first: bool


class RailLaid(Event, frozen=True):
    seat: int
    rail: str


class OfficeBuilt(Event, frozen=True):
    seat: int
    sector: int
    first: bool


class PieceSold(Event, frozen=True):
    seat: int
    piece: str
    money: int


class BonusTaken(Event, frozen=True):
    """The first-station bonus of a city."""

    seat: int
    city: str


class AbilityUsed(Event, frozen=True):
    seat: int
    worker: str
    action: str


class TileUsed(Event, frozen=True):
    """The bonus of the telegraph tile, for a discarded worker or for money."""

    seat: int
    tile: str


class WorkerDiscarded(Event, frozen=True):
    seat: int
    worker: str


class Paid(Event, frozen=True):
    seat: int
    money: int


class MoneyGained(Event, frozen=True):
    seat: int
    money: int


class SharesGained(Event, frozen=True):
    seat: int
    shares: int


class SharesDiscarded(Event, frozen=True):
    seat: int
    shares: int


class SharesSold(Event, frozen=True):
    seat: int
    shares: int
    money: int


class WorkerHired(Event, frozen=True):
    seat: int
    worker: str


class WorkerTaken(Event, frozen=True):
    seat: int
    worker: str


class WorkerExchanged(Event, frozen=True):
    seat: int
    worker: str
    new: str


class WorkerPromoted(Event, frozen=True):
    seat: int
    worker: str
    milestone: str


class TrainTaken(Event, frozen=True):
    seat: int
    train: str


class TrainFlipped(Event, frozen=True):
    """A train was flipped; `face_up` is how it lies now."""

    seat: int
    train: str
    face_up: bool


class TrackAdvanced(Event, frozen=True):
    """A performance marker moved up to a step that counts so many points."""

    seat: int
    track: str
    points: int


class DealTaken(Event, frozen=True):
    seat: int
    tile: str
    deal: str


class DealTurned(Event, frozen=True):
    """A new deal tile lies open."""

    tile: str


class DealsReshuffled(Event, frozen=True):
    """The discarded deal tiles make a new stack."""


class MilestoneCompleted(Event, frozen=True):
    seat: int
    milestone: str
    points: int


class MilestonesDrawn(Event, frozen=True):
    """A seat drew these milestones; only it sees which."""

    seat: int
    stack: str
    milestones: tuple[str, ...]


class MilestonesDrawnUnseen(Event, frozen=True):
    seat: int
    stack: str
    count: int


class MilestoneKept(Event, frozen=True):
    seat: int
    milestone: str


class EndTriggered(Event, frozen=True):
    """A mat is empty left of the logo: the round is finished, and everybody has one more turn."""

    seat: int


class GameEnded(Event, frozen=True):
    """The points are counted."""


EVENTS: tuple[type[Event], ...] = (
    AssetChosen,
    WorkersReturned,
    WorkerPlaced,
    NoActionPossible,
    StationBuilt,
    RailLaid,
    OfficeBuilt,
    PieceSold,
    BonusTaken,
    AbilityUsed,
    TileUsed,
    WorkerDiscarded,
    Paid,
    MoneyGained,
    SharesGained,
    SharesDiscarded,
    SharesSold,
    WorkerHired,
    WorkerTaken,
    WorkerExchanged,
    WorkerPromoted,
    TrainTaken,
    TrainFlipped,
    TrackAdvanced,
    DealTaken,
    DealTurned,
    DealsReshuffled,
    MilestoneCompleted,
    MilestonesDrawn,
    MilestonesDrawnUnseen,
    MilestoneKept,
    EndTriggered,
    GameEnded,
)
