"""The table in drawn parts and as text, and which drawn elements name each move.

Units are CSS pixels. Outside the map no piece is wider than 270, nothing that can be picked is smaller than 34 and no
letter smaller than 12. What can be picked has one outline of class `touch`, which the page marks when it is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Event
from kolejiste.core.contract import Section
from kolejiste.core.drawing import RULES, SEATS, paints, seat_mark
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import Rules, element, stylesheet, text, title

from .actions import Couple, Draw, WagonCoupled, WagonDrawn, WagonDrawnUnseen

if TYPE_CHECKING:
    from .game import SwitchGame
    from .view import SwitchView

SEAT_COLOURS = ("blue", "red", "green", "yellow")
WIDE, LINE, IN_LINE = 1000, 74, 10  # of the map: its width, the height of a line of wagons, and how many stand in one
HIGH = 60  # of a piece in the dock

STYLE: Rules = (
    *RULES,
    (".ground", {"fill": ("#e3e6cf", "#1b231f")}),
    (".rail", {"stroke": ("#6b5f4b", "#8b8577"), "stroke-width": "5"}),
    (".wagon", {"fill": ("#d9a441", "#a9772a"), "stroke": ("#3c2a08", "#14110e"), "stroke-width": "2"}),
    (".on-wagon", {"fill": "#241703", "font-weight": "bold", "text-anchor": "middle"}),
    (".wheel", {"fill": ("#2b261f", "#0d0b09")}),
    (".gone", {"fill-opacity": "0.2", "stroke-opacity": "0.4"}),
    (".signal", {"fill": ("#b3261e", "#d9564c"), "stroke": ("#3c0c08", "#14110e"), "stroke-width": "2"}),
    *((f".seat-{seat}", {"fill": paint.fill}) for seat, paint in enumerate(paints(SEAT_COLOURS, SEATS))),
    *((f".on-seat-{seat}", {"fill": paint.ink}) for seat, paint in enumerate(paints(SEAT_COLOURS, SEATS))),
)


def style(root: str, theme: str) -> str:
    return stylesheet(root, STYLE, theme)


# --- choosing ---------------------------------------------------------------------------------------------------------


def picks(game: SwitchGame, move: int) -> frozenset[str]:
    """The elements to click for a move: a wagon and a track, the deck, or the signal at danger."""
    action = game.action(move)
    if isinstance(action, Couple):
        return frozenset({f"wagon-{action.weight}", f"track-{action.track}"})
    return frozenset({"deck" if isinstance(action, Draw) else "signal"})


def places(game: SwitchGame, event: Event) -> frozenset[str]:
    """The ids of the elements at which something happened."""
    if isinstance(event, WagonCoupled):
        return frozenset({f"track-{event.track}"})
    return frozenset({"deck"}) if isinstance(event, WagonDrawn | WagonDrawnUnseen) else frozenset()


# --- the drawing ------------------------------------------------------------------------------------------------------


def parts(game: SwitchGame, view: SwitchView, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
    """The tracks; the deck and the signal; the viewer's wagons; the others in short."""
    words, called = game.words(language), game.names(language, names)
    deck = _pickable("deck", words("outline-deck", count=view.deck), _wagon(4, 4, 92, 34, str(view.deck)), 100)
    signal = _pickable("signal", words("action-pass"), element("circle", cx=30, cy=30, r=20, class_="signal"), 60)
    drawn = [
        _map(game, view, language),
        Part("yard", "offer", (Piece(deck, 100, HIGH), Piece(signal, 60, HIGH)), words("board-yard")),
    ]
    if view.seat is not None:
        hand = view.seats[view.seat].hand or {}
        wagons = tuple(_held(weight, hand.get(weight, 0)) for weight in game.decks["wagons"])
        drawn.append(Part("hand", "hand", wagons, words("board-hand"), private=True))
    for seat, seen in enumerate(view.seats):
        if seat != view.seat:
            told = words("board-rival", count=seen.wagons, points=sum(seen.points.values()))
            short = Piece(_rival(seat, told), 260, 40)
            drawn.append(Part(f"rival-{seat}", "rivals", (short,), called[seat], seat))
    return drawn


def _map(game: SwitchGame, view: SwitchView, language: str) -> Part:
    """Each track in lines, with room for every wagon there is."""
    words, board = game.words(language), game.board
    lines = -(-board.total // IN_LINE)
    high = 50 + lines * LINE
    drawn = []
    for number, track in enumerate(board.tracks):
        name = words(f"track-{track}")
        scores = words("board-scores", points=" · ".join(map(str, board.points[number])))
        inside = [text(24, 38, name, 28, font_weight="bold"), text(WIDE - 24, 38, scores, 24, class_="end soft")]
        for line in range(lines):
            y = 50 + LINE * line + 58
            inside.append(element("line", x1=20, y1=y, x2=WIDE - 20, y2=y, class_="rail"))
        for place, weight in enumerate(_train(game, view, track)):
            line, column = divmod(place, IN_LINE)
            inside.append(_wagon(24 + 95.5 * column, 50 + LINE * line + 6, 90, 42, str(weight)))
        outline = element("rect", x=6, y=4, width=WIDE - 12, height=high - 6, rx=12, class_="touch")
        inside.append(outline)
        moved = f"translate(0 {high * number})"
        drawn.append(
            element("g", title(name), *inside, id=f"track-{track}", data_pick=f"track-{track}", transform=moved)
        )
    tall = high * len(board.tracks) + 8
    ground = element("rect", width=WIDE, height=tall, class_="ground")
    return Part("map", "map", (Piece(ground + "".join(drawn), WIDE, tall),), words("outline-tracks"), smallest=24)


def _train(game: SwitchGame, view: SwitchView, track: str) -> tuple[int, ...]:
    """The wagons on a track, the first one first."""
    return game.board.wagons(game.counted(view.trains.get(track, {})))


def _held(weight: str, count: int) -> Piece:
    """A kind of wagon in the hand: how heavy it is, and how many there are."""
    wagon = _wagon(4, 4, 72, 34, weight, gone=not count)
    several = text(78, 56, f"×{count}", 15, class_="end soft" if not count else "end")
    return Piece(_pickable(f"wagon-{weight}", f"{weight} ×{count}", wagon + several, 80), 80, HIGH)


def _rival(seat: int, words: str) -> str:
    return element("g", title(words), seat_mark(seat, 20, 20, 30), text(46, 26, words, 16), id=f"rival-{seat}")


def _pickable(name: str, words: str, drawn: str, width: float) -> str:
    """A piece of the dock that can be clicked: `data-pick` is what `picks` names."""
    outline = element("rect", x=1, y=1, width=width - 2, height=HIGH - 2, rx=8, class_="touch")
    return element("g", title(words), drawn, outline, id=name, data_pick=name)


def _wagon(x: float, y: float, width: float, height: float, label: str, *, gone: bool = False) -> str:
    faded = " gone" if gone else ""
    body = element("rect", x=x, y=y, width=width, height=height, rx=5, class_=f"wagon{faded}")
    wheels = [
        element("circle", cx=x + width * part, cy=y + height + 4, r=6, class_=f"wheel{faded}") for part in (0.22, 0.78)
    ]
    return body + "".join(wheels) + text(x + width / 2, y + height * 0.72, label, height * 0.66, class_="on-wagon")


# --- the position as text ---------------------------------------------------------------------------------------------


def outline(game: SwitchGame, view: SwitchView, language: str, names: Sequence[str] | None = None) -> list[Section]:
    """The tracks, then each seat: for the terminal and for screen readers. What a decision needs is said in brief too,
    which stands on the lowest screen; here that is everything."""
    words = game.words(language)
    lines = [
        words(
            "outline-track",
            track=words(f"track-{track}"),
            wagons=game.list_wagons(_train(game, view, track), language),
        )
        for track in game.board.tracks
    ]
    lines.append(words("outline-deck", count=view.deck))
    found = [Section(words("outline-tracks"), tuple(lines), brief=tuple(lines))]
    for name, seat in zip(game.names(language, names), view.seats, strict=True):
        if seat.hand is None:
            hand = words("outline-hand-size", count=seat.wagons)
        else:
            held = game.board.wagons(game.counted(seat.hand))
            hand = words("outline-hand", wagons=game.list_wagons(held, language))
        told = (words("outline-points", points=sum(seat.points.values())), hand)
        found.append(Section(name, told, brief=told))
    return found
