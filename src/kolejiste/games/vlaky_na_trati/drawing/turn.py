"""What a turn in progress owes and offers: the sides, the tracks, symbols to record, steps of the slower locomotive."""

from __future__ import annotations

from collections.abc import Sequence

from kolejiste.core.drawing import seat_mark
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, fitted, text, text_width, title

from ..components import HEIGHTS
from .scene import Scene
from .symbols import coin, free_move, token

HIGH = 38.0  # a chip
SIGN = 26.0  # a symbol on it
SIDE_WIDE, SIDE_HIGH = 130.0, 108.0
LETTERS = 13.0


def turn(scene: Scene) -> list[Part]:
    """The parts of the step that is being decided; chips are there for the seat that decides."""
    found = []
    for name, heading, pieces in (
        ("sides", "board-sides", _sides(scene)),
        ("tracks", "board-tracks", _tracks(scene)),
        ("record", "board-choose-one" if _only_one(scene) else "board-choose", _records(scene)),
        ("waiting", "board-waiting", _waiting(scene)),
        ("steps", "board-steps-free" if scene.view.phase == "bend" else "board-steps", _steps(scene)),
        ("finishing", "", _finishing(scene)),
    ):
        if pieces:
            said = scene.words(heading, coins=scene.board.rules.slow_cost) if heading else ""
            found.append(Part(name, "turn", tuple(pieces), said, smallest=LETTERS))
    return found


def chip(pick: str, words: str, inner: str, width: float, high: float = HIGH, shows: str | None = None) -> Piece:
    """Something to choose, and what it is in words."""
    shape = {"x": 1, "y": 1, "width": width - 2, "height": high - 2, "rx": min(high, HIGH) / 2 - 1}
    drawn = element(
        "g",
        title(words),
        element("rect", **shape, class_="chip"),
        inner,
        element("rect", **shape, class_="touch"),
        id=pick,
        data_pick=pick,
        data_shows=shows,
    )
    return Piece(drawn, width, high)


def _only_one(scene: Scene) -> bool:
    queue = scene.view.queue
    return bool(queue) and queue[0].only_one and len(queue[0].symbols) > 1


def _sides(scene: Scene) -> list[Piece]:
    """Both sides of the start card, for everybody to see."""
    board = scene.board
    if scene.view.side is not None:
        return []
    pieces = []
    for side, row in zip(board.sides, board.start_symbol, strict=True):
        inner = ""
        for place, symbol in enumerate(row):
            y = 5 + (SIDE_HIGH - 10) * (2 * place + 1) / 6
            name = scene.symbol_name(board.symbols[symbol])
            inner += token(board.symbols[symbol], 26, y, 28)
            inner += text(46, y + 5, fitted(name, 14, SIDE_WIDE - 54), 14)
        names = ", ".join(scene.symbol_name(board.symbols[symbol]) for symbol in row)
        pieces.append(chip(f"side-{side}", names, inner, SIDE_WIDE, SIDE_HIGH))
    return pieces


def _tracks(scene: Scene) -> list[Piece]:
    """The three tracks, with whoever has taken one."""
    view, board = scene.view, scene.board
    if view.phase != "track" or not scene.picks:
        return []
    taken = {seen.track: seat for seat, seen in enumerate(view.seats)}
    pieces = []
    for height, symbol in zip(HEIGHTS, board.start_symbol[scene.state.side], strict=True):
        name = scene.words(f"height-{height}")
        sign = token(board.symbols[symbol], 22, HIGH / 2, SIGN)
        if height in taken:
            sign = seat_mark(taken[height], 22, HIGH / 2, 24)
        inner = sign + text(40, HIGH / 2 + 5, name, 14, font_weight="bold")
        words = scene.words("card-line", height=name, symbols=scene.symbol_name(board.symbols[symbol]))
        pieces.append(chip(f"track-{height}", words, inner, text_width(name, 14, bold=True) + 54))
    return pieces


def _records(scene: Scene) -> list[Piece]:
    """The symbols of the viewer's station, to be recorded or given up."""
    own = [symbol for symbol in scene.board.symbols if f"record-{symbol}" in scene.picks]
    pieces = []
    for kind, key, gain in (("record", "board-record", 0), ("giveup", "board-give-up", 1)):
        for symbol in own:
            if f"{kind}-{symbol}" not in scene.picks:
                continue
            said = scene.words(key)
            x = 40 + text_width(said, 14, bold=True)
            inner = token(symbol, 22, HIGH / 2, SIGN) + text(40, HIGH / 2 + 5, said, 14, font_weight="bold")
            if gain:
                inner += coin(x + 12, HIGH / 2, 7.5)
                x += 20
            shows = None if gain else f"mark-{scene.view.seat}-{symbol}"
            words = f"{said}: {scene.symbol_name(symbol)}"
            pieces.append(chip(f"{kind}-{symbol}", words, inner, x + 14, shows=shows))
    return pieces


def _waiting(scene: Scene) -> list[Piece]:
    """Symbols still to be recorded by anybody but the viewer's own that stand above."""
    queue = scene.view.queue
    if queue and f"record-{queue[0].symbols[0]}" in scene.picks:
        queue = queue[1:]
    pieces = []
    for entry in queue:
        inner = seat_mark(entry.seat, 14, 15, 22)
        x = 30.0
        for place, symbol in enumerate(entry.symbols):
            if entry.only_one and place:
                inner += text(x + 1, 20, "/", 16, class_="soft")
                x += 8
            inner += token(symbol, x + 13, 15, 24)
            x += 28
        names = ", ".join(scene.symbol_name(symbol) for symbol in entry.symbols)
        words = scene.words("outline-met", seat=scene.names[entry.seat], symbols=names)
        pieces.append(Piece(element("g", title(words), inner), x + 4, 30))
    return pieces


def _steps(scene: Scene) -> list[Piece]:
    """How far the slower locomotive may run, and what stands there."""
    view = scene.view
    if view.seat is None or "slow-1" not in scene.picks:
        return []
    pieces = []
    for steps, place in enumerate(scene.state.targets(view.seat), 1):
        symbols = scene.board.stations[scene.state.stops[view.seat][place]]
        inner = element("circle", cx=18, cy=HIGH / 2, r=10, class_="badge")
        inner += text(18, HIGH / 2 + 5, str(steps), 14, class_="on-badge")
        inner += _row([scene.board.symbols[symbol] for symbol in symbols], 32)
        station = scene.station_name(symbols) if symbols else scene.words("outline-bend-stop")
        words = scene.words("outline-stop", stations=steps, station=station)
        shows = " ".join(filter(None, (f"stop-{steps}", scene.rows_of(symbols))))
        pieces.append(chip(f"slow-{steps}", words, inner, max(86.0, 32 + 28.0 * len(symbols) + 8), shows=shows))
    return pieces


def _row(symbols: Sequence[str], x: float) -> str:
    if not symbols:
        return free_move(x + 14, HIGH / 2, 26)
    return "".join(token(symbol, x + 13 + 28 * place, HIGH / 2, SIGN) for place, symbol in enumerate(symbols))


def _finishing(scene: Scene) -> list[Piece]:
    """Doing nothing, where that is allowed."""
    pieces = []
    for pick, key in (("no-card", "board-no-card"), ("finish", "board-finish")):
        if pick in scene.picks:
            words = scene.words("board-stay" if pick == "finish" and scene.view.phase == "bend" else key)
            width = text_width(words, 15, bold=True) + 36
            inner = text(width / 2, HIGH / 2 + 5, words, 15, class_="mid", font_weight="bold")
            pieces.append(chip(pick, words, inner, width))
    return pieces
