"""What a move would bring: in words what everybody would record, and on the track what would be seen there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.parts import Preview

from . import board as drawing
from . import gains
from .actions import ChooseSide, ChooseTrack, Finish, LayCard, LaySecondCard, MoveSlower, NoCard
from .choosing import outcomes
from .drawing import ghosts
from .drawing.scene import Scene

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState
    from .view import VlakyView


def preview(
    game: VlakyGame, view: VlakyView, move: int, language: str = "en", names: Sequence[str] | None = None
) -> Preview:
    """What a legal move of the seat of the view would bring."""
    action = game.action(move)
    if view.seat is None or isinstance(action, Finish | NoCard):
        return Preview()
    scene = drawing.seen(game, view, language, names)
    if isinstance(action, ChooseSide):
        return Preview("", {"track": ghosts.start(scene, action.side)})
    afters = outcomes(game, view, scene.state, move)
    if isinstance(action, LayCard | LaySecondCard):
        then = msgspec.structs.replace(view, laid=[*view.laid, action.card], head=view.head + 1)
        laid = Scene(game, then, scene.language, scene.names, frozenset(), scene.state)
        return Preview(_card(scene, action.card, afters[0]), {"track": ghosts.card(laid, view.seat)})
    if isinstance(action, MoveSlower):
        place = scene.state.targets(view.seat)[action.stations - 1]
        return Preview(_run(scene, place, afters), {"track": ghosts.run(scene, view.seat, place)})
    words = _balance(scene, afters[0])
    if isinstance(action, ChooseTrack):
        return Preview(words, {"track": ghosts.trains(scene, view.seat, action.track)})
    return Preview(words)


def _card(scene: Scene, card: str, after: VlakyState) -> str:
    """Points and coins first, then what everybody would record."""
    met = gains.brings(scene.board, scene.view, card)
    assert scene.view.seat is not None
    mine = scene.words("preview-you", symbols=_station(scene, met.pop(scene.view.seat)))
    others = [
        scene.words("outline-met", seat=scene.names[other], symbols=_station(scene, symbols))
        for other, symbols in met.items()
    ]
    return "; ".join([_balance(scene, after), mine, *others])


def _station(scene: Scene, symbols: Sequence[int]) -> str:
    return scene.station_name(symbols) if symbols else scene.words("words-nothing")


def _run(scene: Scene, place: int, afters: list[VlakyState]) -> str:
    """The symbols of which one would be recorded, each with its points, and the coins left."""
    seat = scene.view.seat
    assert seat is not None
    symbols = list(dict.fromkeys(scene.board.stations[scene.state.stops[seat][place]]))
    if not symbols:
        return "; ".join([scene.words("preview-nothing"), *_coins(scene, afters[0])])
    each = [
        scene.words("preview-symbol", symbol=scene.station_name([symbol]), points=_points(scene, after))
        for symbol, after in zip(symbols, afters, strict=True)
    ]
    said = each[0] if len(each) == 1 else scene.words("preview-either", some=", ".join(each[:-1]), last=each[-1])
    return "; ".join([said, *_coins(scene, afters[0])])


def _balance(scene: Scene, after: VlakyState) -> str:
    return "; ".join([_points(scene, after), *_coins(scene, after)])


def _points(scene: Scene, after: VlakyState) -> str:
    """How the viewer's score would change."""
    assert scene.view.seat is not None
    more = gains.points(scene.state, after, scene.view.seat)
    signed = f"+{more}" if more > 0 else f"−{-more}" if more < 0 else "±0"
    return scene.words("preview-points", signed=signed, points=abs(more))


def _coins(scene: Scene, after: VlakyState) -> list[str]:
    """The viewer's coins, where they change."""
    seat = scene.view.seat
    assert seat is not None
    if after.coins[seat] == scene.state.coins[seat]:
        return []
    return [scene.words("preview-coins", coins=after.coins[seat])]
