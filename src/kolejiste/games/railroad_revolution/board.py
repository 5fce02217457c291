"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

The drawing is one column: the name and whose turn it is, what is asked and offered, the viewer's own mat, the map with
the telegraph line, what lies beside them, and the mats of the others, so that it fits a phone as well as a wall.
Elements have stable ids; whatever can be clicked now carries its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.drawing import as_part
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
from .drawing import chart, line, map, market, mats, symbols, table, talk
from .drawing.scene import Scene
from .speech import Speaker

if TYPE_CHECKING:
    from kolejiste.core.text import Words

    from .game import RailroadGame
    from .view import RailroadView


def parts(game: RailroadGame, view: RailroadView, language: str, names: Sequence[str]) -> list[Part]:
    """The position that a view shows, part by part."""
    words = game.words(language)
    name = game.title.name.get(language, game.edition.name)
    # Only milestones in their stacks are hidden, and they change neither what lies open nor what is legal.
    state = game.sampler(view)(Chance(0))
    deciding = view.seat is not None and view.decider == view.seat
    moves = {picks(game, move): move for move in state.legal()} if deciding else {}
    clickable = frozenset(pick for chosen in moves for pick in chosen)
    scene = Scene(game, view, words, names, name, moves, clickable, state, Speaker(game, language, names))
    return [
        as_part("map", map.drawn(scene)),
        *(as_part("turn", one) for one in (*talk.asked(scene), *talk.conversation(scene))),
        *(as_part("turn", one, private=True) for one in talk.drawn_milestones(scene)),
        *(as_part("turn", one) for one in talk.assets(scene)),
        *(as_part("own", one) for one in mats.own(scene)),
        *(as_part("turn", one) for one in talk.asides(scene)),
        as_part("offer", line.telegraph(scene)),
        as_part("offer", market.market(scene)),
        as_part("offer", line.tracks(scene)),
        *(as_part("rivals", one) for one in mats.others(scene)),
        as_part("legend", table.legend(scene)),
    ]


def notices(game: RailroadGame, view: RailroadView, language: str) -> list[str]:
    """What must not be overlooked: the end of the game."""
    last = view.table.last_round
    if last is None or view.over:
        return []
    return [game.words(language)("outline-last-round" if view.table.round >= last else "outline-end-comes")]


@cache
def symbols_of(root: str, words: Words, players: int) -> str:
    """What the parts repeat: the icons, with letters of the language on the workers."""
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
