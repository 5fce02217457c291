"""What the small signs and the symbols mean."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, text, text_width

from .scene import Scene
from .symbols import coin, free_move, locomotive, token

HIGH, SIZE = 34.0, 14.0


def legend(scene: Scene) -> Part:
    words, seat = scene.words, scene.view.seat or 0
    signs = ("board-legend-fast", "board-legend-slow", "board-legend-free-move", "board-legend-coin")
    said = tuple(words(sign) for sign in signs)
    symbols = tuple((symbol, scene.symbol_name(symbol)) for symbol in scene.board.symbols)
    return Part("legend", "legend", _pieces(seat, said, symbols), words("board-legend"), smallest=SIZE)


@lru_cache(64)
def _pieces(seat: int, said: tuple[str, ...], symbols: tuple[tuple[str, str], ...]) -> tuple[Piece, ...]:
    signs = [locomotive(seat, True, False), locomotive(seat, False, False), free_move(0, 0, 28), coin(0, 0, 10)]
    signs += [token(symbol, 0, 0, 28) for symbol, _ in symbols]
    names = [*said, *(name for _, name in symbols)]
    return tuple(
        Piece(
            element("g", sign, transform="translate(24 18) scale(0.9)") + text(52, 23, name, SIZE),
            60 + text_width(name, SIZE),
            HIGH,
        )
        for sign, name in zip(signs, names, strict=True)
    )
