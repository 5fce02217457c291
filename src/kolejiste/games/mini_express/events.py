"""What happens in Mini Express, as typed events for the journal. Nothing is secret; the automa tells its reasons."""

from __future__ import annotations

from kolejiste.core.actions import Event

# --- set-up -----------------------------------------------------------------------------------------------------


class ShareDrafted(Event, frozen=True):
    """A seat got so many starting shares of a company."""

    seat: int
    company: str
    shares: int


class SharesUnclaimed(Event, frozen=True):
    """Nobody wanted so many starting shares: the company's track-length marker moves."""

    company: str
    shares: int
    length: int


# --- shares and tracks --------------------------------------------------------------------------------------------


class ShareTaken(Event, frozen=True):
    """A seat paid influence for a share, and trains came into the pool."""

    seat: int
    company: str
    influence: int
    trains: int


class TrackBuilt(Event, frozen=True):
    """A company's track was built into a city over these spaces, the city last; the track length rose by `length`."""

    seat: int
    company: str
    city: str
    spaces: tuple[str, ...]
    length: int


class Compensated(Event, frozen=True):
    """A company whose spaces were used got trains into its pool."""

    company: str
    trains: int


class NotCompensated(Event, frozen=True):
    """The automa built over a company that has enough trains in its pool already (from tourist on)."""

    company: str
    spaces: int


class InfluenceGained(Event, frozen=True):
    seat: int
    company: str
    influence: int


class TokenRemoved(Event, frozen=True):
    """The city is full, and its demand token goes."""

    city: str


class SupplyEmpty(Event, frozen=True):
    """A company's last train left the supply: its remaining shares leave the game."""

    company: str
    shares: int


class LastShareTaken(Event, frozen=True):
    """A company's share pool is empty."""

    company: str


class Passed(Event, frozen=True):
    seat: int


class LastRound(Event, frozen=True):
    """Enough companies have no shares left: the round is played to its end."""


class EverybodyPassed(Event, frozen=True):
    """Nobody can do anything any more, and the game ends."""


class GameEnded(Event, frozen=True):
    """The points are counted."""


# --- Golden Spike -------------------------------------------------------------------------------------------------


class SpikeVoid(Event, frozen=True):
    """The western city was reached before the eastern one: no transcontinental railway in this game."""


class SpikeBegun(Event, frozen=True):
    """The eastern city was reached: this company runs the eastern branch, or none if it had no train to put there."""

    company: str | None


class SpikeStart(Event, frozen=True):
    """The western city becomes a start location of these companies, and its token goes."""

    companies: tuple[str, ...]


class SpikeDone(Event, frozen=True):
    """The branches met: this company runs the western one, or none."""

    company: str | None


class SpikeBonus(Event, frozen=True):
    """An operator's track length rose."""

    company: str
    length: int


# --- Ports --------------------------------------------------------------------------------------------------------


class PortOpened(Event, frozen=True):
    """A company's train came into a port, which is a start location of it from now on."""

    seat: int
    company: str
    port: str


class PortSkipped(Event, frozen=True):
    """The company has no train left for a port."""

    company: str


# --- the automa's reasons -----------------------------------------------------------------------------------------


class AutomaDraws(Event, frozen=True):
    """A token of two numbers: steps of the company marker and of the city marker."""

    company_steps: int
    city_steps: int


class AutomaRefreshes(Event, frozen=True):
    """A refresh token: all tokens go back into the bag, and another is drawn."""


class AutomaCompany(Event, frozen=True):
    """The company marker moved by so many steps to this company."""

    steps: int
    company: str


class AutomaAims(Event, frozen=True):
    """The city marker moved to this city; those without a token on the way were skipped."""

    city: str
    skipped: tuple[str, ...]


class AutomaStays(Event, frozen=True):
    """The city marker stands at the last city for good."""

    city: str


class AutomaTakesShare(Event, frozen=True):
    """So few trains are in the company's pool that the automa takes a share."""

    company: str
    trains: int


class AutomaBuilds(Event, frozen=True):
    """So many trains are in the company's pool that the automa builds."""

    company: str
    trains: int


class AutomaNoShare(Event, frozen=True):
    """No share of the company is left: another token decides on the company."""

    company: str


class AutomaNoCity(Event, frozen=True):
    """The company can build into no city: another token decides on the company."""

    company: str


class CandidateCity(Event, frozen=True):
    """A city in reach: how far from the city marker, by how many trains, with how many companies there."""

    city: str
    number: int
    distance: int
    trains: int
    companies: int


class AutomaCity(Event, frozen=True):
    """The city chosen, and by which comparison: only, nearest, shortest, companies or number."""

    city: str
    reason: str


class AutomaWay(Event, frozen=True):
    """Where the track begins and how it runs; by which rule: only, start (east, then north) or clockwise."""

    start: str
    spaces: tuple[str, ...]
    reason: str


class AutomaOperator(Event, frozen=True):
    """Which company the automa lets run the western branch: only, own (most own shares), people (fewest of the others)
    or marker."""

    company: str
    reason: str


class AutomaPort(Event, frozen=True):
    """The port nearest to the city marker; reason nearest or number (the later one in the marker's order)."""

    port: str
    distance: int
    reason: str


class AutomaReachesEnd(Event, frozen=True):
    """The city marker came to the last city, which ends the game at this difficulty."""

    city: str


EVENTS: tuple[type[Event], ...] = (
    ShareDrafted,
    SharesUnclaimed,
    ShareTaken,
    TrackBuilt,
    Compensated,
    NotCompensated,
    InfluenceGained,
    TokenRemoved,
    SupplyEmpty,
    LastShareTaken,
    Passed,
    LastRound,
    EverybodyPassed,
    GameEnded,
    SpikeVoid,
    SpikeBegun,
    SpikeStart,
    SpikeDone,
    SpikeBonus,
    PortOpened,
    PortSkipped,
    AutomaDraws,
    AutomaRefreshes,
    AutomaCompany,
    AutomaAims,
    AutomaStays,
    AutomaTakesShare,
    AutomaBuilds,
    AutomaNoShare,
    AutomaNoCity,
    CandidateCity,
    AutomaCity,
    AutomaWay,
    AutomaOperator,
    AutomaPort,
    AutomaReachesEnd,
)
