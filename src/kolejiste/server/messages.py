"""What is sent to the JSON endpoints and what they answer, as typed structs: the vocabulary of the interface."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from kolejiste.core.clock import Clock
from kolejiste.core.contract import OptionValue
from kolejiste.core.record import Resigning

from .clock_words import SeatClock
from .seating import Chair

Number = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=20)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # `$` alone lets a line's end pass
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Have = Annotated[str, msgspec.Meta(max_length=4000)]  # fragments that a page has; with it the answer brings the rest
Id = Annotated[str, msgspec.Meta(max_length=60)]


class OptionInfo(msgspec.Struct):
    """An option of a game with its choices and when it applies."""

    name: str
    words: str
    choices: list[OptionValue]
    default: OptionValue
    players: list[int]
    when: dict[str, OptionValue]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    name: str
    about: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    board: str
    maturity: str
    options: list[OptionInfo]


class Catalogue(msgspec.Struct):
    """What can be played, by and against whom."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. `seats` has one chair for each player: who is "here" (with a name), "invited" or a bot.
    `first` is the seat that begins; without it that is drawn by lot. At a table for `practice` everything may be taken
    back, and hints are open; at another one they are if `hints` says so. `resigning` says who plays on when somebody
    resigns: the "planner", or "nobody", and the game ends. `clock` is what is agreed about time to think; without one
    people take as long as they like."""

    game: Id
    seats: Annotated[list[Chair], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, OptionValue] = {}
    listed: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**15)] | None = None
    first: SeatNumber | None = None
    practice: bool = False
    resigning: Resigning = "planner"
    hints: bool = False
    clock: Clock | None = None


class SeatInfo(msgspec.Struct):
    """Who sits on a seat, for everybody to know."""

    seat: int
    name: str
    bot: str | None
    free: bool
    mine: bool


class TableInfo(msgspec.Struct):
    """A table as everybody may know it. `begins` says why the first seat begins: by "lot", which is drawn when all have
    sat down, "chosen", or in "turn" after the game before."""

    table: str
    game: str
    phase: str
    players: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    begins: str | None
    practice: bool
    hints: bool  # whether the coach may be asked while the game is played
    commitment: str | None  # none: dealt by a given number, so that whoever made the table can know the cards
    address: str
    clock: Clock | None


class MoveInfo(msgspec.Struct):
    """A legal move: as an action to send back, in words, and the drawn elements that name it."""

    action: Any
    words: str
    picks: list[str]


class PositionInfo(msgspec.Struct):
    """The position as one seat, or a spectator, may know it."""

    entry: int
    version: str
    seat: int | None
    over: bool
    decider: int | None
    ask: str
    view: Any
    legal: list[MoveInfo]
    time: float | None  # now, by the server's clock, where time was agreed on
    clocks: dict[str, SeatClock]  # of people, by seat


class Pausing(msgspec.Struct, forbid_unknown_fields=True):
    """An own seat asks all to pause, or to go on."""

    seat: SeatNumber
    on: bool


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """An own seat goes on vacation for so many days; with none it comes back."""

    seat: SeatNumber
    days: Annotated[int, msgspec.Meta(ge=0, le=60)]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """How a person is called."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Promises(msgspec.Struct, forbid_unknown_fields=True):
    """What own seats promise to add to the sealed seed, by seat number: hashes of their nonces."""

    promises: dict[str, Hash]


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Which own seat acts."""

    seat: SeatNumber


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    """Whether people at the table may write to each other."""

    on: bool


class Nonces(msgspec.Struct, forbid_unknown_fields=True):
    """What own seats add to the sealed seed, as promised, by seat number."""

    nonces: dict[str, Nonce]


class MoveMade(msgspec.Struct, forbid_unknown_fields=True):
    """A move of an own seat, made after having seen this entry. The action may be given by its number."""

    seat: SeatNumber
    entry: Number
    action: dict[str, Any] | Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    have: Have | None = None


class Acting(msgspec.Struct, forbid_unknown_fields=True):
    """Which own seat acts, after having seen this entry."""

    seat: SeatNumber
    entry: Number
    have: Have | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether an own seat agrees to take the asked moves back."""

    seat: SeatNumber
    entry: Number
    agree: bool
    have: Have | None = None


class ChatText(msgspec.Struct, forbid_unknown_fields=True):
    """Words for everybody at the table."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class BotWord(msgspec.Struct, forbid_unknown_fields=True):
    """A bot by its word; none gives the seat back to its person."""

    bot: Id | None = None


class SeatLink(msgspec.Struct, forbid_unknown_fields=True):
    """The signed part of a personal link."""

    token: Annotated[str, msgspec.Meta(max_length=400)]


class Preferences(msgspec.Struct, forbid_unknown_fields=True):
    """How a browser wants its pages."""

    language: Id | None = None
    theme: Id | None = None
    hints: bool | None = None


class Done(msgspec.Struct):
    """It is done; `address` is where to go next, if anywhere, and `now` the new position for a page that asked so."""

    version: str = ""
    address: str = ""
    now: Any = None


class Reason(msgspec.Struct):
    """Why a drawn element cannot be chosen now; empty where there is nothing to say."""

    words: str


class VerdictInfo(msgspec.Struct):
    """What checking a record found."""

    good: bool
    words: str


class Trouble(msgspec.Struct):
    """What went wrong, as a sentence."""

    error: str
    words: str
