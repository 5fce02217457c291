"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

The drawing is one column: the name and whose turn it is, what is asked, the map, and below it the companies, the seats
and their tracks, so that it fits a phone as well as a wall. Elements have stable ids; whatever can be clicked now
carries its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.drawing import as_part
from kolejiste.core.parts import Part
from kolejiste.core.svg import defs

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
from .drawing import companies, map, table
from .drawing.scene import Scene
from .drawing.symbols import company_defs

if TYPE_CHECKING:
    from .game import MiniGame
    from .view import MiniView


def parts(game: MiniGame, view: MiniView, language: str, names: Sequence[str]) -> list[Part]:
    """The position that a view shows, part by part."""
    words = game.words(language)
    name = game.title.name.get(language, game.edition.name)
    # Nothing is hidden in this game: the state that the view shows is the whole truth.
    state = game.sampler(view)(Chance(0))
    deciding = view.seat is not None and view.decider == view.seat
    clickable = frozenset(pick for move in state.legal() for pick in picks(game, move)) if deciding else frozenset()
    scene = Scene(game, view, words, names, name, clickable, state)
    return [
        as_part("map", map.drawn(scene)),
        *(as_part("turn", one) for one in table.asked(scene)),
        as_part("offer", companies.panels(scene)),
        *(as_part("offer", one) for one in table.spike(scene)),
        as_part("rivals", table.seats(scene)),
        as_part("own", companies.influence(scene)),
        as_part("own", companies.lengths(scene)),
        *(as_part("offer", one) for one in table.automa(scene)),
        as_part("legend", table.legend(scene)),
    ]


def symbols(game: MiniGame, root: str) -> str:
    """What the parts repeat: the trains of the companies."""
    return defs(root, company_defs(game.companies))


def notices(game: MiniGame, view: MiniView, language: str) -> list[str]:
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
