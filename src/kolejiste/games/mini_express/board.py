"""The board in parts, drawn from a view alone, and which drawn elements name a move.

Elements have stable ids; whatever can ever be chosen carries its pick in `data-pick` and an outline to touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.parts import Part
from kolejiste.core.svg import defs, element

from .actions import (
    BuildTrack,
    DraftShare,
    DraftShareForBoth,
    DraftTwoShares,
    GainInfluence,
    LayTrack,
    OpenPort,
    OperateWest,
    Pass,
    RunAutoma,
    TakeShare,
)
from .drawing import companies, map, seats, table
from .drawing.chart import chart
from .drawing.scene import Scene
from .drawing.symbols import company_defs

if TYPE_CHECKING:
    from .game import MiniGame
    from .view import MiniView


def parts(game: MiniGame, view: MiniView, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
    """The position that a view shows, part by part."""
    scene = Scene(game, view, game.words(language), game.names(language, names), game.laid_out(view))
    offer = (*companies.pieces(scene), *table.spike(scene), *table.automa(scene))
    return [
        map.part(scene),
        *table.turn(scene),
        Part("companies", "offer", offer, scene.say("part-companies")),
        *seats.own(scene),
        *seats.rivals(scene),
        table.values(scene),
        table.legend(scene),
    ]


def symbols(game: MiniGame, root: str) -> str:
    """What the parts repeat: trains and chips of the companies; and what is printed on the map."""
    found = chart(game)
    return defs(
        root,
        company_defs(game.companies),
        element("path", d=found.coast, id="coast"),
        element("g", found.ground, id="ground"),
        element("g", found.plates, id="plates"),
    )


def notices(game: MiniGame, view: MiniView, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
    """What must not be overlooked: the last round."""
    return [game.words(language)("outline-last-round")] if view.table.ending and not view.over else []


def picks(game: MiniGame, move: int) -> frozenset[str]:
    """The drawn elements that name a move; no two moves legal together have the same ones."""
    match game.action(move):
        case DraftShare(company=company) | DraftTwoShares(company=company) | DraftShareForBoth(company=company):
            return frozenset({f"company-{company}"})
        case TakeShare(company=company):
            return frozenset({f"share-{company}"})
        case BuildTrack(company=company, city=city):
            return frozenset({f"build-{company}", f"city-{city}"})
        case LayTrack(space=space):
            return frozenset({f"space-{space}"})
        case GainInfluence(company=company):
            return frozenset({f"influence-{company}"})
        case OperateWest(company=company):
            return frozenset({f"west-{company}"})
        case OpenPort(port=port):
            return frozenset({f"port-{port}"})
        case Pass():
            return frozenset({"pass"})
        case RunAutoma():
            return frozenset({"automa"})
        case other:
            raise TypeError(f"{other!r} is no move of this game")
