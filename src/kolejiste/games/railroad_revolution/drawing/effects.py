"""What tiles, workers and milestones bring or want, as a line of icons and numbers."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.svg import element, number, text, text_width

from ..components import Bonus, Effect
from .scene import Scene
from .symbols import ANY, icon, worker

# A sign is what kind of thing it is, and which: an icon, a worker, words, a price to pay, money to take, a banknote, a
# city's level.
Sign = tuple[str, str]
Item = tuple[float, str]  # a width, and what is drawn from the left end of it
Condition = tuple[str, int, int]
SLASH: Sign = ("text", "/")
LETTERS, WORKER = 0.86, 1.25  # how large letters and workers are beside icons of size 1
GAPS = {"text": 0.1, "soft": 0.14}  # before a sign, in sizes
KIND_ICONS = {
    "shares": "share",
    "steps": "steps",
    "promote": "promote",
    "flip": "flip",
    "train": "train",
    "exchange": "exchange",
    "rail": "rail",
    "station": "station",
    "office": "office",
}


def effect_signs(effect: Effect) -> tuple[Sign, ...]:
    """An effect: its price, and what it brings."""
    found: list[Sign] = [("pay", f"−${effect.pay}")] if effect.pay else []
    if effect.do == "money":
        found.append(("note", f"${effect.count}"))
    elif effect.do == "worker":
        found.append(("worker", ANY))
    elif effect.do in ("workers", "one_of"):
        for place, colour in enumerate(effect.colours):
            if place and effect.do == "one_of":
                found.append(SLASH)
            found.append(("worker", colour))
    else:
        found.append(("icon", KIND_ICONS[effect.do]))
        if effect.count > 1 or effect.do in ("shares", "steps", "promote"):
            found.append(("text", str(effect.count)))
        if effect.each:
            found.append(("pay", f"−${effect.each}×"))
    return tuple(found)


def train_signs(effect: Effect) -> tuple[Sign, ...]:
    """What a train brings when it is flipped; its price is told by its colour alone, as there is little room."""
    return tuple((kind, what.removeprefix("−")) for kind, what in effect_signs(effect))


def bonus_signs(bonus: Bonus) -> tuple[Sign, ...]:
    """The bonus of a first station."""
    price: list[Sign] = [("pay", f"−${bonus.pay}")] if bonus.pay else []
    return (*price, *(sign for effect in bonus.effects for sign in effect_signs(effect)))


def ability_signs(scene: Scene, action: str, colour: str) -> tuple[Sign, ...]:
    """What a worker of this colour adds to an action."""
    rules = scene.game.abilities
    base, each = rules.railroad_orange
    table: dict[tuple[str, str], tuple[Sign, ...]] = {
        ("station", "purple"): (("pay", f"−${rules.station_purple}"), ("icon", "flip")),
        ("station", "orange"): (("icon", "station"), ("gain", "$0")),
        ("station", "grey"): (("icon", "first"),),
        ("station", "turquoise"): (("pay", f"−${rules.station_turquoise}"), ("icon", "gift")),
        ("railroad", "purple"): (("pay", f"−${rules.railroad_purple}"), ("icon", "train")),
        ("railroad", "orange"): (("gain", f"${base}+{each}"), ("icon", "hard")),
        ("railroad", "grey"): (("icon", "share"), ("text", str(rules.railroad_grey))),
        ("railroad", "turquoise"): (("icon", "rail"), ("text", str(rules.railroad_turquoise))),
        ("telegraph", "purple"): (("icon", "exchange"),),
        ("telegraph", "orange"): (("gain", f"+${rules.telegraph_orange}×"), ("icon", "share")),
        ("telegraph", "grey"): (("icon", "first"),),
        ("telegraph", "turquoise"): (("pay", f"−${rules.telegraph_turquoise}"), ("icon", "tile")),
        ("trade", "purple"): (("icon", "steps"), ("text", str(rules.trade_purple))),
        ("trade", "orange"): (("gain", f"+${rules.trade_orange}×"), ("icon", "train")),
        ("trade", "grey"): (("icon", "share"), ("text", str(rules.trade_grey)), ("icon", "deal")),
        ("trade", "turquoise"): (("icon", "flip"), ("text", str(rules.trade_turquoise))),
    }
    return table.get((action, colour), (("icon", "promote"), ("text", "1")))


def action_signs(scene: Scene, action: str) -> tuple[Sign, ...]:
    """The main part of an action."""
    rules = scene.game.rules
    table: dict[str, tuple[Sign, ...]] = {
        "station": (("icon", "station"), ("pay", "−$"), ("icon", "to"), ("icon", "gift")),
        "railroad": (
            ("icon", "rail"),
            ("text", str(rules.rails)),
            ("pay", f"−${rules.rail_price}"),
            ("pay", f"−${rules.hard_price}×"),
            ("icon", "hard"),
        ),
        "telegraph": (("icon", "office"), ("icon", "to"), ("icon", "share"), ("icon", "tile")),
        "trade": (("icon", "sell"), ("note", "$"), ("icon", "flip")),
    }
    return table[action]


def condition_signs(condition: Condition) -> tuple[Sign, ...]:
    """What a milestone wants there to be."""
    kind, level, _ = condition
    if kind == "connected":
        return (("icon", "link"), ("level", str(level)))
    if kind == "stations":
        return (("icon", "station"), ("level", str(level)))
    if kind == "deal":
        return (("icon", "rail"), ("icon", "deal"))
    return (("icon", "rail"), *((("icon", "hard"),) * level or (("icon", "plain"),)))


@lru_cache(4096)
def line(signs: tuple[Sign, ...], size: float) -> Item:
    """The signs one after the other, from x = 0 and around y = 0."""
    parts, x = [], 0.0
    for place, (kind, what) in enumerate(signs):
        if place:
            x += size * _gap(signs[place - 1], (kind, what))
        wide, drawing = _sign(kind, what, x, size)
        parts.append(drawing)
        x += wide
    return x, "".join(parts)


def _gap(before: Sign, sign: Sign) -> float:
    """What is free between two signs, in sizes."""
    if before == sign == ("icon", "hard"):
        return -0.12
    return 0.1 if before == SLASH else GAPS.get(sign[0], 0.26)


def _sign(kind: str, what: str, x: float, size: float) -> Item:
    letters = size * LETTERS
    if kind == "icon":
        return size, icon(what, x + size / 2, 0, size)
    if kind == "worker":
        return size * 1.15, worker(what, x + size * 0.575, 0, size * WORKER)
    if kind == "level":
        return size, level_sign(what, x + size / 2, 0, size)
    wide = text_width(what, letters, bold=True)
    if kind == "note":
        box = element("rect", x=x, y=-size * 0.44, width=wide + size * 0.3, height=size * 0.88, rx=3, class_="note")
        words = text(x + size * 0.15, letters * 0.36, what, letters, class_="on-note", font_weight="bold")
        return wide + size * 0.3, box + words
    class_ = {"pay": "pay", "gain": "gain", "soft": "soft"}.get(kind)
    return wide, text(x, letters * 0.36, what, letters, class_=class_, font_weight="bold")


@lru_cache(512)
def level_sign(level: str, x: float, y: float, size: float) -> str:
    """The level of a city: a shield with its number."""
    half = size / 2
    path = (
        f"M{number(x - half)} {number(y - half)}h{number(size)}v{number(size * 0.6)}"
        f"q0 {number(size * 0.3)}-{number(half)} {number(size * 0.46)}"
        f"q-{number(half)}-{number(size * 0.16)}-{number(half)}-{number(size * 0.46)}z"
    )
    return element("path", d=path, class_=f"level level-{level}") + text(
        x, y + size * 0.26, level, size * 0.82, class_=f"mark on-level-{level}"
    )


def at(item: Item, x: float, y: float) -> str:
    """A line of signs from (x, y) on, y being its middle."""
    return f'<g transform="translate({number(x)} {number(y)})">{item[1]}</g>'


def fitting(signs: tuple[Sign, ...], size: float, room: float) -> Item:
    """The signs no wider than the room."""
    found = line(signs, size)
    return found if found[0] <= room else line(signs, size * room / found[0])
