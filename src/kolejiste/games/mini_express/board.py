"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

The drawing is one column: the name and whose turn it is, what is asked, the map, and below it the companies, the seats
and their tracks, so that it fits a phone as well as a wall. Elements have stable ids; whatever can be clicked now
carries its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.drawing import WIDTH, stacked
from kolejiste.core.svg import defs, element, number, title

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
from .drawing import companies, map, style, table
from .drawing.chart import chart, clip
from .drawing.scene import Scene
from .drawing.symbols import company_defs

if TYPE_CHECKING:
    from .game import MiniGame
    from .view import MiniView


def draw(game: MiniGame, view: MiniView, language: str, theme: str, names: Sequence[str]) -> str:
    """The position that a view shows; theme is "light", "dark" or "auto"."""
    words = game.words(language)
    name = game.title.name.get(language, game.edition.name)
    # Nothing is hidden in this game: the state that the view shows is the whole truth.
    state = game.sampler(view)(Chance(0))
    deciding = view.seat is not None and view.decider == view.seat
    clickable = frozenset(pick for move in state.legal() for pick in picks(game, move)) if deciding else frozenset()
    scene = Scene(game, view, words, names, name, clickable, state)
    parts = [
        table.header(scene),
        *table.notices(scene),
        *table.asked(scene),
        map.drawn(scene),
        companies.panels(scene),
        *table.spike(scene),
        table.seats(scene),
        companies.influence(scene),
        companies.lengths(scene),
        *table.automa(scene),
        table.legend(scene),
    ]
    placed, height = stacked(parts)
    root = f"mini-{theme}"
    colours = [company.colour for company in game.edition_file.companies.rows]
    return element(
        "svg",
        title(name),
        style.sheet(colours, game.rules.seat_colours, root, theme),
        defs(root, company_defs(game.companies), clip(chart(scene))),
        element("rect", width=WIDTH, height=height, class_="paper"),
        *placed,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        class_=root,
        lang=language,
        role="group",
    )


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
