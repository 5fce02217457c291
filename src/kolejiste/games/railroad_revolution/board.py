"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

The drawing is one column: the name and whose turn it is, what is asked and offered, the viewer's own mat, the map with
the telegraph line, what lies beside them, and the mats of the others, so that it fits a phone as well as a wall.
Elements have stable ids; whatever can be clicked now carries its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.drawing import WIDTH, stacked
from kolejiste.core.svg import defs, element, number, title

from .actions import (
    Advance,
    BuildOffice,
    BuildStation,
    ChooseAsset,
    DiscardForTile,
    Done,
    ExchangeWorker,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    LayRail,
    Pass,
    PayWorker,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeBonus,
    TakeDeal,
    TakeTrain,
    TakeWorker,
    UseAbility,
)
from .components import COLOURS
from .drawing import chart, line, map, market, mats, style, symbols, table, talk
from .drawing.scene import Scene
from .speech import Speaker

if TYPE_CHECKING:
    from kolejiste.core.text import Words

    from .game import RailroadGame
    from .view import RailroadView


def draw(game: RailroadGame, view: RailroadView, language: str, theme: str, names: Sequence[str]) -> str:
    """The position that a view shows; theme is "light", "dark" or "auto"."""
    words = game.words(language)
    name = game.title.name.get(language, game.edition.name)
    # Only milestones in their stacks are hidden, and they change neither what lies open nor what is legal.
    state = game.sampler(view)(Chance(0))
    deciding = view.seat is not None and view.decider == view.seat
    moves = {picks(game, move): move for move in state.legal()} if deciding else {}
    clickable = frozenset(pick for chosen in moves for pick in chosen)
    scene = Scene(game, view, words, names, name, moves, clickable, state, Speaker(game, language, names))
    parts = [
        table.header(scene),
        *table.notices(scene),
        *talk.asked(scene),
        *talk.conversation(scene),
        *talk.drawn_milestones(scene),
        *talk.assets(scene),
        *mats.own(scene),
        *talk.asides(scene),
        map.drawn(scene),
        line.telegraph(scene),
        market.market(scene),
        line.tracks(scene),
        *mats.others(scene),
        table.legend(scene),
    ]
    placed, height = stacked(parts)
    root = f"railroad-{theme}"
    return element(
        "svg",
        title(name),
        style.sheet(game.rules.seat_colours, root, theme),
        _defs(root, words, game.players),
        element("rect", width=WIDTH, height=height, class_="paper"),
        *placed,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        class_=root,
        lang=language,
        role="group",
    )


@cache
def _defs(root: str, words: Words, players: int) -> str:
    letters: dict[str, str] = {colour: words(f"board-letter-{colour}") for colour in COLOURS}
    return defs(root, symbols.defs(letters, players), chart.clip())


def picks(game: RailroadGame, move: int) -> frozenset[str]:
    """The drawn elements that name a move; no two moves legal together have the same ones."""
    match game.action(move):
        case ChooseAsset(asset=asset):
            return frozenset({f"asset-{asset}"})
        case PlaceWorker(worker=worker, action=action):
            return frozenset({f"action-{action}", f"supply-{worker}"})
        case BuildStation(city=city):
            return frozenset({f"city-{city}"})
        case LayRail(rail=rail):
            return frozenset({f"rail-{rail}"})
        case BuildOffice(sector=sector):
            return frozenset({f"sector-{sector}"})
        case SellPiece(piece=piece):
            return frozenset({f"sell-{piece}"})
        case TakeBonus():
            return frozenset({"bonus"})
        case UseAbility():
            return frozenset({"ability"})
        case DiscardForTile(worker=worker, source=source):
            return frozenset({"tile", f"{source}-{worker}"})
        case FlipTrain(train=train, face_up=face_up):
            return frozenset({f"flip-{train}-{'up' if face_up else 'down'}"})
        case TakeTrain(train=train):
            return frozenset({f"train-{train}"})
        case Advance(track=track):
            return frozenset({f"track-{track}"})
        case Promote(worker=worker, source=source, milestone=milestone):
            return frozenset({f"milestone-{milestone}", f"{source}-{worker}"})
        case ExchangeWorker(worker=worker, source=source, new=new):
            return frozenset({"exchange", f"{source}-{worker}", f"new-{new}"})
        case TakeWorker(worker=worker):
            return frozenset({f"take-{worker}"})
        case TakeDeal(deal=deal):
            return frozenset({f"deal-{deal}"})
        case PayWorker(worker=worker, source=source):
            return frozenset({"toll", f"{source}-{worker}"})
        case KeepMilestone(milestone=milestone):
            return frozenset({f"keep-{milestone}"})
        case Done():
            return frozenset({"done"})
        case Pass():
            return frozenset({"pass"})
        case SellShare():
            return frozenset({"sell-share"})
        case HireWorker(worker=worker):
            return frozenset({f"hire-{worker}"})
        case other:
            raise TypeError(f"{other!r} is no move of this game")
