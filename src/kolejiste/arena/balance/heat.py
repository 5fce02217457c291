"""The board as a heat map: the map that the room draws, its things coloured by how often they are had."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache

from kolejiste.core.balance import RoomBalance
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game
from kolejiste.core.svg import FONTS

from .analysis import Thing

COLD, HOT = (238, 226, 196), (150, 38, 26)


def heat_map(game: Game, room: RoomBalance, kind: str, things: Sequence[Thing], language: str) -> str:
    """The SVG of the map with the things of this kind in colour; what nobody had stays as it is."""
    view = game.new(Chance(0)).view(None)
    name = next(part.name for part in game.parts(view, language) if part.role == "map")
    drawn = game.draw(view, language, "light", part=name)
    most = max((thing.had.value for thing in things), default=0.0) or 1.0
    rules = []
    for thing in things:
        mark = room.mark(kind, thing.thing)
        if f'id="{mark}"' in drawn and re.fullmatch(r"[\w.-]+", mark):
            red, green, blue = (round(c + (h - c) * thing.had.value / most) for c, h in zip(COLD, HOT, strict=True))
            colour = f"rgb({red},{green},{blue})"
            found = f"#{mark}"
            rules.append(f"{found} .touch-line{{stroke:{colour};stroke-opacity:.92}}{found} .touch{{fill:{colour}}}")
    if not rules:
        return ""
    rules += [f"#{veiled}{{opacity:.22}}" for veiled in room.veiled]
    rules.append(fonts())  # a picture within a page sees nothing of the page
    before, _, after = drawn.rpartition("</svg>")
    return f"{before}<style>{''.join(rules)}</style></svg>{after}"


@cache
def fonts() -> str:
    """The font of the boards as a style sheet, so that a page needs nothing from elsewhere."""
    faces = []
    for weight, name in ((400, "Regular"), (700, "Bold")):
        data = b64encode((FONTS / f"BarlowSemiCondensed-{name}.woff2").read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data}) format('woff2')"
        faces.append(f"@font-face{{font-family:'Barlow Semi Condensed';font-weight:{weight};src:{source}}}")
    return "".join(faces)
