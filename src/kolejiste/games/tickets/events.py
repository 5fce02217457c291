"""What happens in Ticket to Ride, as typed events for the journal. Where a card is secret, others see the event's twin
without it."""

from __future__ import annotations

from kolejiste.core.actions import Event


class CardDrawn(Event, frozen=True):
    """A seat drew this card from the deck; only it sees which."""

    seat: int
    card: str


class CardDrawnUnseen(Event, frozen=True):
    seat: int


class CardTaken(Event, frozen=True):
    """A seat took a face-up card."""

    seat: int
    card: str


class CardTurned(Event, frozen=True):
    """A card was turned face up."""

    card: str


class DisplayReplaced(Event, frozen=True):
    """Too many wild cards lay face up, and the whole display was discarded."""

    wilds: int


class DisplayStays(Event, frozen=True):
    """So many wild cards still lie face up after the display was replaced as often as it may be in a row."""

    wilds: int


class DeckReshuffled(Event, frozen=True):
    cards: int


class DrawLapsed(Event, frozen=True):
    """There was no second card to draw."""

    seat: int


class RouteClaimed(Event, frozen=True):
    seat: int
    route: str
    colour: str | None
    cards: int
    wilds: int
    points: int


class TunnelTried(Event, frozen=True):
    """A seat laid cards for a tunnel, and these cards were revealed."""

    seat: int
    route: str
    colour: str | None
    cards: int
    wilds: int
    revealed: tuple[str, ...]
    extra: int


class TunnelWithdrawn(Event, frozen=True):
    seat: int
    route: str


class StationBuilt(Event, frozen=True):
    seat: int
    city: str
    colour: str | None
    cards: int
    wilds: int


class StationChosen(Event, frozen=True):
    """A seat named the city of its station and has still to pay."""

    seat: int
    city: str


class TicketsOffered(Event, frozen=True):
    """A seat drew these tickets to choose from; only it sees which."""

    seat: int
    tickets: tuple[str, ...]


class TicketsOfferedUnseen(Event, frozen=True):
    seat: int
    count: int


class TicketsKept(Event, frozen=True):
    """A seat kept these tickets; only it sees which."""

    seat: int
    tickets: tuple[str, ...]


class TicketsKeptUnseen(Event, frozen=True):
    seat: int
    count: int


class TicketsChosen(Event, frozen=True):
    """A seat has chosen its first tickets; how many, all learn when the last has chosen."""

    seat: int


class SouvenirPlaced(Event, frozen=True):
    seat: int
    kind: str
    city: str


class SouvenirTaken(Event, frozen=True):
    seat: int
    kind: str
    city: str


class Passed(Event, frozen=True):
    seat: int


class LastRound(Event, frozen=True):
    """A seat has few trains left; everybody has one more turn."""

    seat: int
    trains: int


class GameEnded(Event, frozen=True):
    """The last turn has been played."""


class GameStalled(Event, frozen=True):
    """Nobody could do anything any more: all have passed one after another."""


class RoundsWasted(Event, frozen=True):
    """For so many full rounds there was nothing but tunnels given up and passes, and the game is over."""

    rounds: int


class TicketsShown(Event, frozen=True):
    """At the end a seat lays its tickets open."""

    seat: int
    tickets: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    CardDrawn,
    CardDrawnUnseen,
    CardTaken,
    CardTurned,
    DisplayReplaced,
    DisplayStays,
    DeckReshuffled,
    DrawLapsed,
    RouteClaimed,
    TunnelTried,
    TunnelWithdrawn,
    StationBuilt,
    StationChosen,
    TicketsOffered,
    TicketsOfferedUnseen,
    TicketsKept,
    TicketsKeptUnseen,
    TicketsChosen,
    SouvenirPlaced,
    SouvenirTaken,
    Passed,
    LastRound,
    GameEnded,
    GameStalled,
    RoundsWasted,
    TicketsShown,
)
