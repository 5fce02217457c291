"""The board as SVG, drawn from a view alone, and which drawn elements name a move.

The drawing is one column: the name and whose turn it is, the track, and below it what can be done, the cards and the
score sheets, so that it fits a phone as well as a wall. Elements have stable ids; whatever can be clicked now carries
its pick in `data-pick`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.drawing import as_part
from kolejiste.core.parts import Part

from .actions import (
    BuySymbol,
    ChooseSide,
    ChooseTrack,
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    NoCard,
    RecordSymbol,
)
from .drawing import sheets, table, track
from .drawing.scene import Scene

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView


def parts(game: VlakyGame, view: VlakyView, language: str, names: Sequence[str]) -> list[Part]:
    """The position that a view shows, part by part."""
    words = game.words(language)
    name = game.title.name.get(language, game.edition.name)
    # A state dealt from the view is right in all that the viewer knows: the sheets, and the viewer's own moves.
    state = game.sampler(view)(Chance(0))
    deciding = view.seat is not None and view.decider == view.seat
    clickable = frozenset(pick for move in state.legal() for pick in picks(game, move)) if deciding else frozenset()
    scene = Scene(game, view, words, names, name, clickable, state)
    return [
        as_part("map", track.track(scene)),
        *(as_part("turn", one) for one in table.actions(scene)),
        *(as_part("hand", one, private=True) for one in table.market(scene)),
        *(as_part("legend" if one.name == "legend" else "own", one) for one in sheets.sheets(scene)),
    ]


def notices(game: VlakyGame, view: VlakyView, language: str) -> list[str]:
    """What must not be overlooked: the last round."""
    if not view.ending or view.over:
        return []
    return [game.words(language)("outline-closing" if view.ending == 2 else "outline-last-round")]


def picks(game: VlakyGame, move: int) -> frozenset[str]:
    """The drawn elements that name a move; each move has one of its own."""
    match game.action(move):
        case ChooseSide(side=side):
            return frozenset({f"side-{side}"})
        case ChooseTrack(track=height):
            return frozenset({f"track-{height}"})
        case LayCard(card=card):
            return frozenset({f"card-{card}"})
        case NoCard():
            return frozenset({"no-card"})
        case LaySecondCard(card=card):
            return frozenset({f"second-{card}"})
        case MoveSlower(stations=stations):
            return frozenset({f"slow-{stations}"})
        case DiscardCard(card=card):
            return frozenset({f"discard-{card}"})
        case BuySymbol(symbol=symbol):
            return frozenset({f"buy-{symbol}"})
        case RecordSymbol(symbol=symbol):
            return frozenset({f"record-{symbol}"})
        case GiveUpSymbol(symbol=symbol):
            return frozenset({f"giveup-{symbol}"})
        case Finish():
            return frozenset({"finish"})
        case other:
            raise TypeError(f"{other!r} is no move of this game")
