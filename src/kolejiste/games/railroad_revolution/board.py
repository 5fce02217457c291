"""The board in parts, drawn from a view alone, and which drawn elements name a move.

The telegraph line and the performance tracks lie on the map, as on the table. Elements have stable ids; whatever can
be chosen at some time carries its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.parts import Part
from kolejiste.core.svg import defs

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
    ReplaceMilestone,
    SellPiece,
    SellShare,
    TakeBonus,
    TakeDeal,
    TakeTrain,
    TakeWorker,
    UseAbility,
)
from .components import COLOURS
from .drawing import chart, legend, map, market, mats, symbols, turn
from .drawing.scene import Scene
from .speech import Speaker

if TYPE_CHECKING:
    from .game import RailroadGame
    from .view import RailroadView


def parts(game: RailroadGame, view: RailroadView, language: str, names: Sequence[str]) -> list[Part]:
    """The position that a view shows, part by part."""
    scene = scene_of(game, view, language, names)
    return [
        Part("map", "map", (map.drawn(scene),), smallest=13.0),
        *turn.turn(scene),
        market.offer(scene),
        *mats.own(scene),
        *mats.others(scene),
        legend.legend(scene),
    ]


def scene_of(game: RailroadGame, view: RailroadView, language: str, names: Sequence[str]) -> Scene:
    """What everything is drawn from. Of what is legal only finishing and passing are looked for: all else is drawn
    whether it can be chosen now or not."""
    state = game.laid_out(view)
    ways: frozenset[str] = frozenset()
    if view.seat is not None and view.decider == view.seat:
        legal = state.legal()
        ends = {game.numbering.done: "done", game.numbering.pass_: "pass"}
        ways = frozenset(name for move, name in ends.items() if move in legal)
    return Scene(game, view, game.words(language), tuple(names), ways, state, Speaker(game, language, names))


def notices(game: RailroadGame, view: RailroadView, language: str) -> list[str]:
    """What must not be overlooked: the end of the game."""
    last = view.table.last_round
    if last is None or view.over:
        return []
    return [game.words(language)("outline-last-round" if view.table.round >= last else "outline-end-comes")]


def symbols_of(game: RailroadGame, language: str, root: str) -> str:
    """What the parts repeat: the ground of the map, and the icons, with letters of the language on the workers."""
    words = game.words(language)
    letters: dict[str, str] = {colour: words(f"board-letter-{colour}") for colour in COLOURS}
    return defs(root, symbols.defs(letters, game.players), chart.ground(game))


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
        case ReplaceMilestone(milestone=milestone):
            return frozenset({f"milestone-{milestone}"})
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
