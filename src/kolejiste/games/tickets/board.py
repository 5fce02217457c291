"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

The drawing is one column: the name and whose turn it is, the map, and below it the table, so that it fits a phone as
well as a wall. Elements have stable ids; whatever can be clicked carries its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.drawing import Strip, as_part
from kolejiste.core.parts import Part
from kolejiste.core.svg import defs, element

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
from .drawing import map, table, tickets
from .drawing.scene import Table
from .drawing.symbols import sign_defs

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


def parts(game: TicketsGame, view: TicketsView, language: str, names: Sequence[str]) -> list[Part]:
    """The position that a view shows, part by part."""
    board, words = game.board, game.words(language)
    name = game.title.name.get(language, game.edition.name)
    scene = Table(board, view, words, names, game.edition.hash, game.edition.status, name)
    chart = map.chart(board, game.edition.hash)
    plan = chart.plan
    frame = element("rect", x=1, y=1, width=plan.width - 2, height=plan.height - 2, rx=11, class_="frame")
    drawn = Strip("map", chart.below + map.pieces(scene, chart) + chart.above + frame, plan.height)
    return [
        as_part("map", drawn),
        as_part("offer", table.market(scene)),
        *(as_part("turn", one) for one in table.tunnel(scene)),
        *(as_part("turn", one) for one in table.aside(scene)),
        *(as_part("hand", one, private=True) for one in table.hand(scene)),
        *(as_part("hand", one, private=True) for one in tickets.tickets(scene, plan)),
        as_part("rivals", table.seats(scene)),
        *(as_part("legend", one) for one in tickets.legend(scene)),
    ]


def symbols(game: TicketsGame, root: str) -> str:
    """What the parts repeat: the signs of the cards, and the edge of the map."""
    plan = map.chart(game.board, game.edition.hash).plan
    clip = element("rect", width=plan.width, height=plan.height, rx=12)
    return defs(root, sign_defs(game.board), element("clipPath", clip, id="map-clip"))


def notices(game: TicketsGame, view: TicketsView, language: str) -> list[str]:
    """What must not be overlooked: the last round."""
    if view.turns_left is None or view.over:
        return []
    return [game.words(language)("outline-last-round", turns=view.turns_left)]


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
