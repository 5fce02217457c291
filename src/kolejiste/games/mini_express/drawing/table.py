"""The table around the map: notices, what is asked, the Golden Spike, the seats, the automa, and the legend."""

from __future__ import annotations

from kolejiste.core import drawing
from kolejiste.core.drawing import (
    BODY,
    LEFT,
    ROOM,
    SMALL,
    Item,
    Strip,
    button,
    button_width,
    flow,
    heading,
    seat_mark,
)
from kolejiste.core.svg import element, fitted, number, text, text_width, title

from ..scoring import CompanyShares
from .scene import Scene
from .symbols import ANCHOR, SPIKE, chip, icon, pawn, share


def asked(scene: Scene) -> list[Strip]:
    """Who decides, and what; the choices that stand at nothing else follow. At the end, who has won."""
    view, words = scene.view, scene.words
    if view.over:
        winner = next(sheet.seat for sheet in scene.reckoning if sheet.place == 1)
        return [drawing.asked(words("board-winner", seat=scene.names[winner]), winner)]
    if view.ask is None or view.decider is None:
        return []
    found = [drawing.asked(scene.game.say(view.ask, words.language, scene.names), view.decider)]
    items: list[Item] = [
        (button_width(words(key)), button(0, 0, words(key), name))
        for name, key in (("pass", "board-pass"), ("automa", "board-run"))
        if name in scene.picks
    ]
    if items:
        found.append(flow("choices-box", "", items))
    return found


def spike(scene: Scene) -> list[Strip]:
    """The Golden Spike once it has left the map, with the companies that run its branches."""
    seen = scene.view.table.spike
    if seen is None or seen.state == "on-map":
        return []
    words = scene.words
    parts = [
        element("rect", x=LEFT, y=0, width=ROOM, height=60, rx=8, class_="gold", stroke_width=2),
        icon(SPIKE, LEFT + 32, 30, 42),
        text(LEFT + 62, 38, words("outline-spike"), BODY, font_weight="bold"),
    ]
    x = LEFT + 84 + text_width(words("outline-spike"), BODY, bold=True)
    if seen.state == "void":
        parts.append(text(x, 38, fitted(words("board-spike-void"), BODY, LEFT + ROOM - x - 12), BODY))
    else:
        each = (LEFT + ROOM - x) / 2
        for place, (key, operator) in enumerate((("board-east", seen.east), ("board-west", seen.west))):
            start = x + place * each
            company = "–" if operator is None else scene.company_names[operator]
            label = fitted(f"{words(key)}: {company}", BODY, each - 52)
            parts.append(text(start, 38, label, BODY))
            if operator is not None:
                parts.append(chip(operator, start + text_width(label, BODY) + 24, 30, 32))
    return [Strip("spike", "".join(parts), 60)]


# --- the seats -------------------------------------------------------------------------------------------------------


def seats(scene: Scene) -> Strip:
    """One panel for each seat: its points, and its shares with what they are worth now."""
    view, words = scene.view, scene.words
    gap = 10.0
    width = (ROOM - gap * (view.players - 1)) / view.players
    high = 168.0
    parts = [heading(words("board-seats-over" if view.over else "board-seats"))]
    for seat in range(view.players):
        move = f"translate({number(LEFT + seat * (width + gap))} 38)"
        parts.append(element("g", *_seat(scene, seat, width, high), id=f"seat-{seat + 1}", transform=move))
    return Strip("seats", "".join(parts), 38 + high)


def _seat(scene: Scene, seat: int, width: float, high: float) -> list[str]:
    view, words = scene.view, scene.words
    deciding = not view.over and view.decider == seat
    score = str(view.scores[seat])
    room = width - 70 - text_width(score, 29, bold=True)
    size = BODY if text_width(scene.names[seat], BODY, bold=True) <= room else SMALL
    parts = [
        element("rect", width=width, height=high, rx=10, class_="panel turn" if deciding else "panel"),
        seat_mark(seat, 27, 29, 34),
        text(50, 37, fitted(scene.names[seat], size, room, bold=True), size, font_weight="bold"),
        element(
            "g",
            title(words("board-points", points=view.scores[seat])),
            text(width - 14, 39, score, 29, class_="end accent", font_weight="bold"),
        ),
        element("path", d=f"M12 56H{number(width - 12)}", class_="rule"),
    ]
    lines = [line for line in scene.reckoning[seat].lines if isinstance(line, CompanyShares)]
    step = (width - 16) / len(lines)
    for place, line in enumerate(lines):
        x = 8 + step * (place + 0.5)
        held = line.shares > 0
        hint = words(
            "board-held",
            company=scene.company_names[line.company],
            shares=line.shares,
            value=line.value,
            influence=line.influence,
        )
        inner = [
            title(hint),
            share(line.company, x - 17, 66, 46) if held else chip(line.company, x, 89, 20),
            text(
                x,
                137,
                f"{line.shares}×" if held else "–",
                BODY,
                class_="mid" if held else "mid soft",
                font_weight="bold",
            ),
        ]
        if held:
            inner.append(text(x, 160, f"= {line.points}", SMALL, class_="mid soft"))
        parts.append(element("g", *inner, id=f"shares-{seat + 1}-{line.company}"))
    return parts


# --- the automa ------------------------------------------------------------------------------------------------------


def automa(scene: Scene) -> list[Strip]:
    """The automa's markers in words, and the tokens left in its bag."""
    seen, words = scene.view.table.automa, scene.words
    if seen is None:
        return []
    game = scene.game
    name = scene.names[game.people]
    city = game.land.city_names[game.land.city_number[seen.city]] if seen.city is not None else "–"
    where = words("board-markers", company=scene.company_names[seen.company], city=city)
    parts = [pawn(game.people, LEFT + 12, 16, 28), text(LEFT + 34, 24, name, BODY, font_weight="bold")]
    x = LEFT + 48 + text_width(name, BODY, bold=True)
    parts.append(text(x, 24, fitted(where, BODY, LEFT + ROOM - x), BODY))
    bag = (
        seen.bag
        if seen.bag is not None
        else dict(zip(game.automa_faces, (*game.automa_counts, game.refresh), strict=True))
    )
    label = words("board-bag")
    parts.append(text(LEFT, 64, label, SMALL, class_="soft"))
    x = LEFT + text_width(label, SMALL) + 14
    step = min(86.0, (LEFT + ROOM - x) / max(1, len(game.automa_faces)))
    for place, face in enumerate(game.automa_faces):
        count = bag.get(face, 0)
        steps = face.replace("-", "–")
        hint = words("board-refresh", count=count) if face == "refresh" else _steps(scene, face, count)
        parts.append(
            element(
                "g",
                title(hint),
                element("rect", x=0, y=42, width=44, height=32, rx=8, class_="token" if count else "slot"),
                _refresh()
                if face == "refresh"
                else text(22, 65, steps, SMALL, class_="mid on-token" if count else "mid soft"),
                text(49, 65, f"{count}×", SMALL, class_="soft"),
                id=f"bag-{face}",
                transform=f"translate({number(x + place * step)} 0)",
                opacity=None if count else 0.45,
            )
        )
    return [Strip("automa-box", "".join(parts), 78)]


def _steps(scene: Scene, face: str, count: int) -> str:
    company, city = face.split("-")
    return scene.words("board-bag-token", company=int(company), city=int(city), count=count)


def _refresh() -> str:
    """Two arrows in a circle."""
    return element(
        "path", d="M14 56a8.5 8.5 0 0 1 15-4.5M30 60a8.5 8.5 0 0 1-15 4.5M30 46v6h-6M14 70v-6h6", class_="turned"
    )


# --- legend ----------------------------------------------------------------------------------------------------------


def legend(scene: Scene) -> Strip:
    """What the rings and the small signs mean."""
    words, game = scene.words, scene.game
    signs: list[tuple[str, str]] = []
    for most in sorted(set(game.capacity)):
        ring = element("circle", r=11, class_=f"plate ring-{min(most, 4)}", stroke_width=5)
        signs.append((ring, words("board-legend-ring", room=most)))
    signs.append((chip("wild", 0, 0, 26), words("board-legend-wild")))
    if game.golden_spike:
        signs.append((icon(SPIKE, 0, 0, 28), words("outline-spike")))
    if game.land.ports:
        signs.append((icon(ANCHOR, 0, 0, 26), words("board-legend-port")))
    if game.automas:
        signs.append((pawn(game.people, 0, 0, 26), words("board-legend-marker", seat=scene.names[game.people])))
    parts, x, y = [], LEFT, 0.0
    for drawn, caption in signs:
        wide = 44 + text_width(caption, SMALL)
        if x > LEFT and x + wide > LEFT + ROOM:
            x, y = LEFT, y + 36
        parts.append(element("g", drawn, transform=f"translate({number(x + 16)} {number(y + 16)})"))
        parts.append(text(x + 37, y + 23, caption, SMALL, class_="soft"))
        x += wide + 22
    return Strip("legend", "".join(parts), y + 34)
