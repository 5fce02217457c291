"""What the seats hold: one's own shares and influence, and in short those of everybody else."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, number, text, title
from kolejiste.core.text import Words

from .companies import WIDE
from .scene import Holding, Scene, say
from .symbols import chip, share

OWN_HIGH, RIVAL_HIGH = 56.0, 30.0
CELL = WIDE / 4
PANEL = element("rect", width=WIDE, height=OWN_HIGH, rx=10, class_="panel")


def own(scene: Scene) -> list[Part]:
    """The shares of the one who looks, with what they are worth now, and the influence."""
    seat = scene.view.seat
    if seat is None:
        return []
    cells = (
        _own(scene.words, name, scene.company_names[company], company, scene.holding(seat, company))
        for company, name in enumerate(scene.game.companies)
    )
    return [Part("own", "own", (Piece(PANEL + "".join(cells), WIDE, OWN_HIGH),), scene.say("part-own"))]


@lru_cache(2048)
def _own(words: Words, name: str, label: str, place: int, held: Holding) -> str:
    x = CELL * place + 6
    empty = element("rect", x=x + 0.5, y=7.5, width=20.5, height=28, rx=3, class_="slot")
    shares, points = held.shares, held.points
    parts = [
        title(_held(words, label, held)),
        share(name, x, 7, 29) if shares else empty + chip(name, x + 10.7, 21.5, 14),
        text(x + 25, 19, f"{shares}×", 15, font_weight="bold", class_=None if shares else "soft"),
        text(x + 25, 34, f"= {points}", 13, class_="accent" if points else "soft", font_weight="bold"),
        text(x, 51, say(words, "board-influence-short", influence=held.influence), 12, class_="soft"),
    ]
    return element("g", *parts, id=f"own-{name}")


def rivals(scene: Scene) -> list[Part]:
    """A strip for every seat but that of the one who looks: shares by company, and what they are worth now."""
    found = []
    for seat in range(scene.game.players):
        if seat != scene.view.seat:
            cells = (
                _rival(scene.words, name, scene.company_names[company], company, seat, scene.holding(seat, company))
                for company, name in enumerate(scene.game.companies)
            )
            strip = Piece("".join(cells), WIDE, RIVAL_HIGH)
            found.append(Part(f"seat-{seat + 1}", "rivals", (strip,), scene.names[seat], seat=seat))
    return found


@lru_cache(4096)
def _rival(words: Words, name: str, label: str, place: int, seat: int, held: Holding) -> str:
    y = RIVAL_HIGH / 2
    parts = [
        title(_held(words, label, held)),
        chip(name, 12, y, 19),
        text(24, y + 5, f"{held.shares}×", 14, font_weight="bold", class_=None if held.shares else "soft"),
    ]
    if held.points:
        parts.append(text(43, y + 5, str(held.points), 12, class_="soft"))
    return element("g", *parts, id=f"shares-{seat + 1}-{name}", transform=f"translate({number(CELL * place)} 0)")


def _held(words: Words, label: str, held: Holding) -> str:
    return say(
        words,
        "board-held",
        company=label,
        shares=held.shares,
        value=held.value,
        points=held.points,
        influence=held.influence,
    )
