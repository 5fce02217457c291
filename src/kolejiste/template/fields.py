"""What lies on the table in The Switch, each thing declared once: slots, copies, snapshots, the census and most of a
view follow from that. A pile of wagons is how many there are of each weight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.engine import Position
from kolejiste.core.fields import OWNER, SEATS, Axis, deck, declared, each, flag, number

from .components import MOST_TRACKS, MOST_WAGONS, MOST_WEIGHTS, Board

if TYPE_CHECKING:
    from .game import SwitchGame

WAGONS = Axis("wagons", MOST_WEIGHTS, lambda game: game.decks["wagons"])
TRACKS = Axis("tracks", MOST_TRACKS, lambda game: game.board.tracks)


@declared
class Table(Position):
    """The deck and the tracks, then what each seat has."""

    game: SwitchGame
    tables: Board  # what the rules look things up in

    deck = deck("wagons", WAGONS, start=lambda game: [game.board.each] * len(game.board.weights), pieces="wagon")
    trains = each(TRACKS, each(WAGONS, number(most=MOST_WAGONS)), "a train is in order of weight", pieces="wagon")
    hands = each(SEATS, each(WAGONS, number(most=MOST_WAGONS)), seen=OWNER, pieces="wagon")
    known = each(SEATS, each(WAGONS, number(most=MOST_WAGONS)), "wagons in the hand that all have seen")
    out = each(SEATS, flag("it has shown its hand and passed"))
    points = each(SEATS, each(TRACKS, number(least=-30_000), zeros=True))
