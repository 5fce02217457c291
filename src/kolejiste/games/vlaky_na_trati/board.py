"""The board in drawn parts, from a view alone, and which drawn elements name a move.

Elements have stable ids, and whatever can be chosen at some time carries its pick in `data-pick`. A card carries the
pick of laying it in this step: as the turn's card or, that being laid, as the second one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
from .drawing.legend import legend
from .drawing.offer import hand, offer
from .drawing.rivals import rivals
from .drawing.scene import Scene
from .drawing.sheets import own_sheet
from .drawing.track import track
from .drawing.turn import turn

if TYPE_CHECKING:
    from .game import VlakyGame
    from .view import VlakyView


def parts(game: VlakyGame, view: VlakyView, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
    """The position that a view shows, part by part."""
    scene = seen(game, view, language, names)
    return [track(scene), *turn(scene), offer(scene), *hand(scene), *own_sheet(scene), *rivals(scene), legend(scene)]


def seen(game: VlakyGame, view: VlakyView, language: str, names: Sequence[str] | None) -> Scene:
    """What a view shows, with what the viewer may choose now."""
    # A state dealt from the view is right in all that the viewer knows: the sheets, and the viewer's own moves.
    state = game.laid_out(view)
    deciding = view.seat is not None and view.decider == view.seat
    open_now = frozenset(pick for move in state.legal() for pick in picks(game, move)) if deciding else frozenset()
    return Scene(game, view, game.words(language), game.names(language, names), open_now, state)


def notices(game: VlakyGame, view: VlakyView, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
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
