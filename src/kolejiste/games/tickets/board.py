"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

Elements have stable ids; whatever can be chosen at some time carries its pick in `data-pick` and an outline of itself,
which a page marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.parts import Part, Piece
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
from .drawing import legend, map, table, tickets, turn
from .drawing.scene import Table, journeys
from .drawing.symbols import sign_defs

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView


def parts(game: TicketsGame, view: TicketsView, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
    """The position that a view shows, part by part."""
    scene = Table(game, game.board, view, game.words(language), game.names(language, names))
    chart = map.chart(game.board, game.edition.hash)
    plan, found = chart.plan, journeys(scene)
    whole = Piece(map.drawing(scene, chart, found), plan.width, plan.height)
    return [
        # The marks of own tickets make the map of a seat its own; still everybody has a map to look at.
        Part("map", "map", (whole,), scene.words("board-map"), smallest=map.SMALLEST),
        *turn.parts(scene, plan, found),
        table.offer(scene),
        *table.hand(scene),
        *table.own(scene),
        *tickets.own_tickets(scene, found),  # these come and go: what stands before them stays in its place
        *table.wilds(scene),
        *table.rivals(scene),
        *tickets.laid_open(scene),
        legend.legend(scene),
    ]


def symbols(game: TicketsGame, root: str) -> str:
    """What the parts repeat: the signs of the cards, and the ground of the map."""
    chart = map.chart(game.board, game.edition.hash)
    clip = element("rect", width=chart.plan.width, height=chart.plan.height)
    return defs(root, sign_defs(game.board), element("clipPath", clip, id="map-clip"), chart.symbols)


def notices(
    game: TicketsGame, view: TicketsView, language: str = "en", names: Sequence[str] | None = None
) -> list[str]:
    """What must not be overlooked: the last round, and that a game in which nothing happens is about to end."""
    words, found = game.words(language), []
    if view.turns_left is not None and not view.over:
        found.append(words("outline-last-round", turns=view.turns_left))
    if view.stall is not None:
        found.append(words("outline-stalled", rounds=view.idle // game.players, turns=view.stall))
    return found


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
            return frozenset({f"tunnel-pay-{wilds}"})
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
