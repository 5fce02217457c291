"""A whole position as readable JSON: names, not numbers. `restore.py` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from .rules.phases import PHASES
from .view import Pending, named, pending, ticked

if TYPE_CHECKING:
    from .state import VlakyState

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a snapshot. What is left out has the value of an untouched table."""


class Seat(Part, kw_only=True):
    track: str | None = None
    hand: list[str] = []
    slow: Natural = 0
    coins: Natural = 0
    spent: Natural = 0
    ticks: dict[str, Natural] = {}
    gained: Natural | None = None  # left out: as many as are ticked
    bought: Natural = 0
    given_up: Natural = 0
    race: Natural = 0


class BDeck(Part, kw_only=True):
    """The B cards nobody has seen; `unseen` left out means every B card that lies nowhere else."""

    unseen: list[str] | None = None
    drawn: Natural = 0
    shuffles: Natural = 0


class Position(Part, kw_only=True):
    """A position of Vlaky na trati."""

    title: str
    sheet: str = "I"
    edition: str | None = None
    players: int
    phase: str = "card"
    turn: Natural = 0
    seat: Natural | None = None  # left out: the seat whose turn it is
    ply: Natural = 0
    reveals: Natural = 0
    side: str | None = None
    laid: list[str] = []
    at_bend: bool | None = None  # the faster locomotives stand in the bend behind the last card; left out: if there is
    offer: list[str | None] = []
    deck: BDeck = msgspec.field(default_factory=BDeck)
    discarded: list[str] = []
    shown: list[str] = []  # A cards in hands that all have seen
    seats: list[Seat]
    queue: list[Pending] = []
    bend_seats: list[Natural] = []
    ending: Natural = 0
    dry: Natural = 0
    free_used: bool = False
    turns: Natural = 1
    race_turn: int = -1


def write(s: VlakyState) -> dict[str, Any]:
    """The whole position, secrets and all."""
    board = s.game.board
    unseen = sum(1 << card for card, left in zip(board.b_cards, s.deck.counts, strict=True) if left)
    position = Position(
        title=s.game.title.id,
        sheet=board.sheet_name,
        edition=s.game.edition.hash,
        players=s.game.players,
        phase=PHASES[s.phase],
        turn=s.turn,
        seat=s.seat,
        ply=s.ply,
        reveals=s.reveals,
        side=None if s.side < 0 else board.sides[s.side],
        laid=[board.cards[card] for card in s.laid],
        at_bend=bool(s.laid) and s.head > board.position(len(s.laid) - 1),
        offer=[None if card < 0 else board.cards[card] for card in s.offer],
        deck=BDeck(unseen=named(board, unseen), drawn=s.deck.drawn, shuffles=s.deck.epoch),
        discarded=named(board, s.discarded),
        shown=named(board, s.shown & sum(s.hands)),
        seats=[_seat(s, seat) for seat in range(s.game.players)],
        queue=pending(s),
        bend_seats=list(s.bend_seats),
        ending=s.ending,
        dry=s.dry,
        free_used=s.free_used,
        turns=s.turns,
        race_turn=s.race_turn,
    )
    found: dict[str, Any] = msgspec.to_builtins(position)
    return found


def _seat(s: VlakyState, seat: int) -> Seat:
    from .components import HEIGHTS

    return Seat(
        track=None if s.track[seat] < 0 else HEIGHTS[s.track[seat]],
        hand=named(s.game.board, s.hands[seat]),
        slow=s.slow[seat],
        coins=s.coins[seat],
        spent=s.spent[seat],
        ticks=ticked(s, seat),
        gained=s.gained[seat],
        bought=s.bought[seat],
        given_up=s.given_up[seat],
        race=s.race[seat],
    )


def census(s: VlakyState) -> dict[str, int]:
    """Every card, counted wherever it lies."""
    board = s.game.board
    found = dict.fromkeys((f"card {card}" for card in board.cards), 0)
    for number, card in enumerate(board.cards):
        masks = (*s.hands, s.discarded, s.unused)
        found[f"card {card}"] = sum(mask >> number & 1 for mask in masks)
    for number, left in zip(board.b_cards, s.deck.counts, strict=True):
        found[f"card {board.cards[number]}"] += left
    for number in (*s.laid, *s.offer):
        if number >= 0:
            found[f"card {board.cards[number]}"] += 1
    return found
