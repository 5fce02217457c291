"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

The drawing is one column: the name and whose turn it is, the map, and below it the table, so that it fits a phone as
well as a wall. Elements have stable ids; whatever can be clicked carries its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.drawing import WIDTH, Part, stacked
from kolejiste.core.svg import defs, element, number, title

from .actions import (
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayStation,
    PayTunnel,
    PlaceSouvenir,
    TakeFaceUp,
    TakeSouvenir,
    Withdraw,
)
from .drawing import map, style, table, tickets
from .drawing.scene import Table
from .drawing.symbols import sign_defs

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


def draw(game: TicketsGame, view: TicketsView, language: str, theme: str, names: Sequence[str]) -> str:
    """The position that a view shows; theme is "light", "dark" or "auto"."""
    board, words = game.board, game.words(language)
    name = game.title.name.get(language, game.edition.name)
    scene = Table(board, view, words, names, game.edition.hash, game.edition.status, name)
    chart = map.chart(board, game.edition.hash)
    plan = chart.plan
    frame = element("rect", x=1, y=1, width=plan.width - 2, height=plan.height - 2, rx=11, class_="frame")
    drawn = Part("map", chart.below + map.pieces(scene, chart) + chart.above + frame, plan.height)
    parts = [
        table.header(scene),
        *table.notices(scene),
        drawn,
        table.market(scene),
        *table.tunnel(scene),
        *table.aside(scene),
        *table.hand(scene),
        *tickets.tickets(scene, plan),
        table.seats(scene),
        *tickets.legend(scene),
    ]
    placed, height = stacked(parts)
    root = f"tickets-{theme}"
    clip = element("rect", width=plan.width, height=plan.height, rx=12)
    return element(
        "svg",
        title(name),
        style.sheet(board, root, theme),
        defs(root, sign_defs(board), element("clipPath", clip, id="map-clip")),
        element("rect", width=WIDTH, height=height, class_="paper"),
        *placed,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        class_=root,
        lang=language,
        role="group",
    )


# --- picks -----------------------------------------------------------------------------------------------------------


def picks(game: TicketsGame, move: int) -> frozenset[str]:
    """The drawn elements that name a move. A payment is the colour's card in the hand and, when wild cards go with it,
    the chip with their number; wild cards alone are the wild card in the hand."""
    wild = game.board.faces[game.board.wild]
    match game.action(move):
        case Pass():
            return frozenset({"pass"})
        case DrawBlind():
            return frozenset({"deck"})
        case TakeFaceUp(card=card):
            return frozenset({f"face-{card}"})
        case DrawTickets():
            return frozenset({"ticket-deck"})
        case KeepTickets(places=places):
            return frozenset(f"offer-{place}" for place in places)
        case ClaimRoute(route=route, colour=colour, wilds=wilds):
            return frozenset({f"route-{route}", *_payment(colour, wilds, wild)})
        case BuildStation(city=city):
            return frozenset({f"city-{city}"})
        case PayStation(colour=colour, wilds=wilds):
            return _payment(colour, wilds, wild)
        case PayTunnel(wilds=wilds):
            return frozenset({"tunnel-pay", *([f"wilds-{wilds}"] if wilds else [])})
        case Withdraw():
            return frozenset({"tunnel-withdraw"})
        case PlaceSouvenir(kind=kind, city=city):
            return frozenset({f"aside-{kind}", f"city-{city}"})
        case TakeSouvenir(city=city):
            return frozenset({f"city-{city}"})
        case other:
            raise TypeError(f"{other!r} is no move of this game")


def _payment(colour: str | None, wilds: int, wild: str) -> frozenset[str]:
    if colour is None:
        return frozenset({f"hand-{wild}"})
    return frozenset({f"hand-{colour}", *([f"wilds-{wilds}"] if wilds else [])})
