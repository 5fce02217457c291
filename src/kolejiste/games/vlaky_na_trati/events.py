"""What happens in Vlaky na trati, as typed events for the journal. Only the dealt hands are secret."""

from __future__ import annotations

from kolejiste.core.actions import Event


class SideChosen(Event, frozen=True):
    seat: int
    side: str


class HandDealt(Event, frozen=True):
    """A seat got these A cards; only it sees which."""

    seat: int
    cards: tuple[str, ...]


class HandDealtUnseen(Event, frozen=True):
    seat: int
    count: int


class TrackChosen(Event, frozen=True):
    seat: int
    track: str


class CardLaid(Event, frozen=True):
    """A card was laid on a slot (from 1), from the hand or the offer, for coins if it is a second one."""

    seat: int
    card: str
    slot: int
    from_hand: bool
    coins: int


class OfferFilled(Event, frozen=True):
    card: str


class NoCardFits(Event, frozen=True):
    seat: int


class StationReached(Event, frozen=True):
    """A seat's faster locomotive came to a station with these symbols."""

    seat: int
    symbols: tuple[str, ...]


class BendReached(Event, frozen=True):
    """All faster locomotives run on to the bend."""


class SymbolTicked(Event, frozen=True):
    seat: int
    symbol: str
    box: int


class RowFull(Event, frozen=True):
    """The row was full, and the symbol paid coins."""

    seat: int
    symbol: str
    coins: int


class SymbolLost(Event, frozen=True):
    """The red line blocks the row: the symbol is lost."""

    seat: int
    symbol: str


class SymbolGivenUp(Event, frozen=True):
    seat: int
    symbol: str


class ColumnCompleted(Event, frozen=True):
    """A whole column of a chain is ticked, which pays at once."""

    seat: int
    column: int
    coins: int


class RaceWon(Event, frozen=True):
    """A seat ticked the last box of a raced row first, or in the same turn as the first."""

    seat: int
    symbol: str


class SlowMoved(Event, frozen=True):
    """A seat moved its slower locomotive on, for so many coins."""

    seat: int
    stations: int
    coins: int


class SlowStayed(Event, frozen=True):
    """A seat left its slower locomotive where it was."""

    seat: int


class CardDiscarded(Event, frozen=True):
    seat: int
    card: str
    coins: int


class SymbolBought(Event, frozen=True):
    seat: int
    symbol: str
    coins: int


class LastRound(Event, frozen=True):
    """The track is complete or the deck is empty: the round is played to its end."""


class RoundWithoutCard(Event, frozen=True):
    """Nobody could lay a card for a whole round, and the game goes to its end."""


class ClosingBegan(Event, frozen=True):
    """Everybody may do one more free action."""


class GameEnded(Event, frozen=True):
    """The points are counted."""


EVENTS: tuple[type[Event], ...] = (
    SideChosen,
    HandDealt,
    HandDealtUnseen,
    TrackChosen,
    CardLaid,
    OfferFilled,
    NoCardFits,
    StationReached,
    BendReached,
    SymbolTicked,
    RowFull,
    SymbolLost,
    SymbolGivenUp,
    ColumnCompleted,
    RaceWon,
    SlowMoved,
    SlowStayed,
    CardDiscarded,
    SymbolBought,
    LastRound,
    RoundWithoutCard,
    ClosingBegan,
    GameEnded,
)
