"""What is drawn: a view with its board and words, and how far the viewer's tickets are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kolejiste.core.kept import Kept
from kolejiste.core.parts import Piece
from kolejiste.core.svg import element
from kolejiste.core.text import Words

from ..components import Board
from ..view import OwnView, TicketsView
from ..ways import Way, Ways

if TYPE_CHECKING:
    from ..game import TicketsGame

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FLAGS = 6  # colours in which tickets are marked, one after the other
Claims = tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]  # by seat, its routes and its stations


@dataclass(frozen=True, slots=True)
class Journey:
    """A ticket that the viewer holds or is offered: its mark, and how far it is."""

    ticket: int
    letter: str
    flag: int
    offered: bool
    met: bool
    way: Way | None  # None: others bar every way


@dataclass(frozen=True, slots=True)
class Table:
    """What every part of the table is drawn from."""

    game: TicketsGame
    board: Board
    view: TicketsView
    words: Words
    names: Sequence[str]  # of the seats

    @property
    def deciding(self) -> bool:
        """Whether the one who looks is asked now."""
        return self.view.seat is not None and not self.view.over and self.view.decider == self.view.seat

    @property
    def claims(self) -> Claims:
        """What everybody has built."""
        return tuple((tuple(seen.routes), tuple(seen.stations)) for seen in self.view.seats)


def card_name(words: Words, face: str) -> str:
    return _named(words, f"card-{face}", face)


def souvenir_name(words: Words, kind: str) -> str:
    return _named(words, f"souvenir-{kind}", kind)


def _named(words: Words, key: str, instead: str) -> str:
    """The text of a key made from the edition's data, or the datum itself where nobody has written one."""
    return words(key) if key in words else instead.replace("_", " ")


_journeys: Kept[tuple[Journey, ...]] = Kept(1000)


def journeys(table: Table) -> tuple[Journey, ...]:
    """The viewer's tickets and then those it may choose from, lettered in this order."""
    game, seat, own = table.game, table.view.seat, table.view.own
    if own is None or seat is None:
        return ()
    key = (game.edition.hash, game.doubles_open, seat, table.claims, tuple(own.tickets), tuple(own.offer))
    return _journeys.get(key, lambda: _ways_of(table, seat, own))


def _ways_of(table: Table, seat: int, own: OwnView) -> tuple[Journey, ...]:
    board, ways = table.board, Ways(table.game, table.view, seat)
    held = [board.ticket_number[name] for name in own.tickets]
    offered = [board.ticket_number[name] for name in own.offer]
    met = ways.met([*held, *offered])
    return tuple(
        Journey(
            ticket,
            LETTERS[place % len(LETTERS)],
            place % FLAGS,
            place >= len(held),
            ticket in met,
            ways.of_ticket(ticket),
        )
        for place, ticket in enumerate((*held, *offered))
    )


def piece(
    width: float,
    height: float,
    *drawing: str,
    id_: str | None = None,
    pick: str | None = None,
    shows: str | None = None,
    class_: str | None = None,
) -> Piece:
    """A piece that is one element; with a pick, it has the outline by which it is chosen."""
    touch = element("rect", x=1, y=1, width=width - 2, height=height - 2, rx=8, class_="touch") if pick else ""
    group = element("g", *drawing, touch, id=id_, class_=class_, data_pick=pick, data_shows=shows)
    return Piece(group, width, height)
