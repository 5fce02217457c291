"""The board as SVG and as text, and which drawn element each action touches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Section
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import FAMILIES, Rules, element, stylesheet, text, title

from .actions import Couple, Draw

if TYPE_CHECKING:
    from .game import SwitchGame
    from .view import SwitchView

STEP = 26  # from one wagon to the next
STYLE: Rules = (
    ("text", {"font-family": FAMILIES, "fill": ("#222", "#eee")}),
    (".rail", {"stroke": ("#777", "#999"), "stroke-width": "4"}),
    (".wagon", {"fill": ("#d9c08c", "#6b5a2e"), "stroke": ("#222", "#eee")}),
    (".signal", {"fill": ("#b3261e", "#e46962")}),
)


def picks(game: SwitchGame, move: int) -> frozenset[str]:
    """The elements to click for a move: a wagon and a track, the deck, or the signal at danger."""
    action = game.action(move)
    if isinstance(action, Couple):
        return frozenset({f"wagon-{action.weight}", f"track-{action.track}"})
    return frozenset({"deck" if isinstance(action, Draw) else "signal"})


def parts(game: SwitchGame, view: SwitchView, language: str) -> list[Part]:
    """The tracks with their trains, the deck and the signal, and the viewer's hand."""
    words = game.words(language)
    drawn = [_map(game, view, language)]
    deck = _pickable("deck", words("outline-deck", count=view.deck), _wagon(0, 10, str(view.deck), 2 * STEP))
    signal = _pickable("signal", words("action-pass"), element("circle", cx=20, cy=20, r=18, class_="signal"))
    drawn.append(Part("yard", "offer", (Piece(deck, 52, 40), Piece(signal, 40, 40))))
    hand = () if view.seat is None else view.seats[view.seat].hand or ()
    wagons = []
    for weight in sorted(set(hand)):
        several = f"{weight} ×{hand.count(weight)}"
        wagons.append(Piece(_pickable(f"wagon-{weight}", several, _wagon(0, 10, several, 2 * STEP)), 52, 40))
    if wagons:
        drawn.append(Part("hand", "hand", tuple(wagons), words("hand-heading"), private=True))
    return drawn


def _map(game: SwitchGame, view: SwitchView, language: str) -> Part:
    words, board = game.words(language), game.board
    width = 60 + board.total * STEP
    tracks = []
    for number, (track, train) in enumerate(zip(board.tracks, view.trains, strict=True)):
        name, y = words(f"track-{track}"), 60 + 70 * number
        rail = element("line", x1=20, y1=y, x2=width - 20, y2=y, class_="rail")
        wagons = [_wagon(30 + STEP * place, y - 24, str(weight)) for place, weight in enumerate(train)]
        tracks.append(_pickable(f"track-{track}", name, rail, *wagons, text(20, y - 30, name, 13)))
    return Part("map", "map", (Piece("".join(tracks), width, 20 + 70 * len(board.tracks)),), smallest=13)


def style(root: str, theme: str) -> str:
    return stylesheet(root, STYLE, theme)


def _pickable(name: str, words: str, *drawn: str) -> str:
    """An element that can be clicked: `data-pick` is what `picks` names."""
    return element("g", title(words), *drawn, id=name, data_pick=name)


def _wagon(x: float, y: float, label: str, width: float = STEP) -> str:
    body = element("rect", x=x, y=y, width=width - 4, height=20, rx=3, class_="wagon")
    return element("g", body, text(x + width / 2 - 2, y + 15, label, 13, text_anchor="middle"))


def outline(game: SwitchGame, view: SwitchView, language: str, names: Sequence[str] | None) -> list[Section]:
    """The same in words: the tracks, then each seat."""
    words = game.words(language)
    trains = zip(game.board.tracks, view.trains, strict=True)
    lines = [
        words("outline-track", track=words(f"track-{track}"), wagons=game.list_wagons(train, language))
        for track, train in trains
    ]
    found = [Section(words("outline-tracks"), (*lines, words("outline-deck", count=view.deck)))]
    for number, seat in enumerate(view.seats):
        name = names[number] if names else words("seat", number=number + 1)
        if seat.hand is None:
            hand = words("outline-hand-size", count=seat.wagons)
        else:
            hand = words("outline-hand", wagons=game.list_wagons(seat.hand, language))
        found.append(Section(name, (words("outline-points", points=sum(seat.points)), hand)))
    return found
