"""What the seats hold: one's own shares and influence, and in short those of everybody else."""

from __future__ import annotations

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, number, text, title

from .companies import WIDE
from .scene import Scene
from .symbols import chip, share

OWN_HIGH, RIVAL_HIGH = 58.0, 30.0
CELL = WIDE / 4


def own(scene: Scene) -> list[Part]:
    """The shares of the one who looks, with what they are worth now, and the influence."""
    seat = scene.view.seat
    if seat is None:
        return []
    cells = "".join(_own_cell(scene, seat, company) for company in range(len(scene.game.companies)))
    drawn = element("rect", width=WIDE, height=OWN_HIGH, rx=10, class_="panel") + cells
    return [Part("own", "own", (Piece(drawn, WIDE, OWN_HIGH),), scene.words("part-own"))]


def _own_cell(scene: Scene, seat: int, company: int) -> str:
    name = scene.game.companies[company]
    shares, influence, _, points = scene.worth(seat, company)
    x = CELL * company + 6
    held = shares > 0
    card = (
        share(name, x, 7, 29)
        if held
        else element("rect", x=x + 0.5, y=7.5, width=20.5, height=28, rx=3, class_="slot") + chip(name, x + 10.7, 21.5, 14)
    )
    parts = [
        title(_held(scene, seat, company)),
        card,
        text(x + 25, 19, f"{shares}×", 15, font_weight="bold", class_=None if held else "soft"),
        text(x + 25, 34, f"= {points}", 13, class_="accent" if points else "soft", font_weight="bold" if points else None),
        text(x, 51, scene.words("board-influence-short", influence=influence), 12, class_="soft"),
    ]
    return element("g", *parts, id=f"own-{name}")


def rivals(scene: Scene) -> list[Part]:
    """A strip for every seat but that of the one who looks: shares by company, and what they are worth now."""
    return [
        Part(f"seat-{seat + 1}", "rivals", (_strip(scene, seat),), scene.names[seat], seat=seat)
        for seat in range(scene.game.players)
        if seat != scene.view.seat
    ]


def _strip(scene: Scene, seat: int) -> Piece:
    cells = []
    for company, name in enumerate(scene.game.companies):
        shares, _, _, points = scene.worth(seat, company)
        parts = [
            title(_held(scene, seat, company)),
            chip(name, 12, RIVAL_HIGH / 2, 19),
            text(24, RIVAL_HIGH / 2 + 5, f"{shares}×", 14, font_weight="bold", class_=None if shares else "soft"),
        ]
        if points:
            parts.append(text(43, RIVAL_HIGH / 2 + 5, str(points), 12, class_="soft"))
        move = f"translate({number(CELL * company)} 0)"
        cells.append(element("g", *parts, id=f"shares-{seat + 1}-{name}", transform=move))
    return Piece("".join(cells), WIDE, RIVAL_HIGH)


def _held(scene: Scene, seat: int, company: int) -> str:
    shares, influence, value, points = scene.worth(seat, company)
    return scene.words(
        "board-held",
        company=scene.company_names[company],
        shares=shares,
        value=value,
        points=points,
        influence=influence,
    )
