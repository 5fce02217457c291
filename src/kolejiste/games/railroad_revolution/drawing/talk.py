"""The turn's conversation: what is asked, what is owed and offered, and the choices that stand at nothing else."""

from __future__ import annotations

from kolejiste.core import drawing
from kolejiste.core.drawing import CHIP, LEFT, ROOM, SMALL, Item, Strip, button, button_width, flow, heading
from kolejiste.core.svg import element, number, text, text_width, title

from ..actions import PIECES
from ..components import COLOURS, Effect, Kind
from ..speech import money
from ..view import MilestonePart
from . import mats
from .effects import KIND_ICONS, Sign, ability_signs, at, bonus_signs, effect_signs, line
from .scene import Scene
from .symbols import ANY

ICON = 32.0
OWED = {"station": "station", "railroad": "rail", "telegraph": "office", "trade": "sell"}
# What may be offered: the field of the conversation, and the effect that brings it.
OFFERS: tuple[tuple[str, Kind], ...] = (
    ("steps", "steps"),
    ("promotions", "promote"),
    ("paid_promotions", "promote"),
    ("flips", "flip"),
    ("trains", "train"),
    ("exchanges", "exchange"),
    ("rails", "rail"),
    ("paid_rails", "rail"),
    ("stations", "station"),
    ("offices", "office"),
)
ASIDE = 40.0  # the height of what may be done at any time


def asked(scene: Scene) -> list[Strip]:
    """Who decides, and what; at the end, who has won."""
    view = scene.view
    if view.over:
        places = scene.state.ranks
        winners = [seat for seat, place in enumerate(places) if place == 1]
        names = ", ".join(scene.names[seat] for seat in winners)
        return [drawing.asked(scene.say("board-winner", seats=names, count=len(winners)), winners[0])]
    if view.ask is None or view.decider is None:
        return []
    return [drawing.asked(scene.game.say(view.ask, scene.words.language, scene.names), view.decider)]


# --- owed and offered ------------------------------------------------------------------------------------------------


def conversation(scene: Scene) -> list[Strip]:
    """What is owed and offered to the seat that decides, and then what the viewer may choose of it."""
    told = _told(scene)
    chosen = _choices(scene)
    found = [flow("talk", "", told)] if told else []
    return [*found, flow("choices", "", chosen)] if chosen else found


def _told(scene: Scene) -> list[Item]:
    talk, items = scene.view.table.talk, []
    if talk.action is not None and talk.worker is not None:
        signs: tuple[Sign, ...] = (("worker", talk.worker), ("icon", "to"), ("icon", OWED[talk.action]))
        items.append(_said(signs, scene.say(f"main-{talk.action}")))
    owed: list[tuple[tuple[Sign, ...], str]] = []
    if talk.owed and talk.action is not None:
        owed.append(
            (
                (("icon", OWED[talk.action]), ("text", f"{talk.owed}×")),
                scene.say("outline-owed", kind=talk.action, count=talk.owed),
            )
        )
    if talk.due:
        owed.append(((("pay", f"−${talk.due}"),), scene.say("outline-due", money=money(talk.due))))
    if talk.deal and talk.action is not None:
        owed.append(((("icon", "deal"),), scene.say("outline-deal-follows")))
    crew, need = scene.state.crew[scene.state.seat], scene.game.rules.least_workers
    if talk.action is not None and crew < need:
        signs = (("pay", f"{crew}/{need}"), ("worker", ANY))
        owed.append((signs, scene.say("outline-too-few", have=crew, need=need)))
    if owed:
        items.append(_label(scene.say("board-owed")))
        items += [_said(signs, hint) for signs, hint in owed]
    offered = _offered(scene)
    if offered:
        items.append(_label(scene.say("board-offered")))
        items += offered
    return items


def _offered(scene: Scene) -> list[Item]:
    """Everything offered that is no button of its own."""
    talk, items = scene.view.table.talk, []
    prices = {"paid_promotions": scene.game.promotion_price, "paid_rails": scene.game.paid_rail_price}
    for field, kind in OFFERS:
        count = getattr(talk, field)
        if count:
            price: tuple[Sign, ...] = (("pay", f"−${prices[field]}"),) if field in prices else ()
            effect = Effect(do=kind, count=count if kind in ("steps", "promote", "flip") else 1)
            items.append(_said((("icon", KIND_ICONS[kind]), ("text", f"{count}×"), *price), scene.effect(effect)))
    for colours in talk.workers:
        effect = Effect(do="worker") if len(colours) == len(COLOURS) else Effect(do="one_of", colours=colours)  # type: ignore[arg-type]  # colours are named by strings in a view
        items.append(_said(effect_signs(effect), scene.effect(effect)))
    if talk.bonuses and "bonus" not in scene.picks:
        bonus = scene.bonus(scene.state.city_tile[scene.state.city])
        items.append(_said(_bonus(scene), scene.say("outline-offer-bonus", bonus=bonus, count=talk.bonuses), "bonus"))
    if talk.ability and "ability" not in scene.picks:
        items.append(_said(_ability(scene), _ability_words(scene), "ability"))
    if talk.tile and "tile" not in scene.picks:
        items.append(_said(_tile(scene), _tile_words(scene), "tile"))
    if talk.deals_left:
        hint = scene.say("outline-deals-left", count=talk.deals_left)
        items.append(_said((("icon", "deal"), ("text", f"{talk.deals_left}×")), hint))
    return items


def _ability_words(scene: Scene) -> str:
    talk = scene.view.table.talk
    action, worker = talk.action or "", talk.worker or ""
    ability = scene.once(("ability", action, worker), lambda: scene.speaker.ability(action, worker))
    return scene.say("outline-ability", worker=worker, ability=ability)


def _tile_words(scene: Scene) -> str:
    effect = scene.board.telegraph_effect[scene.state.sector_tile[scene.state.sector]]
    return scene.say("outline-offer-tile", effect=scene.effect(effect))


def _bonus(scene: Scene) -> tuple[Sign, ...]:
    tile = scene.board.bonus[scene.state.city_tile[scene.state.city]]
    return (("icon", "first"), *bonus_signs(tile))


def _tile(scene: Scene) -> tuple[Sign, ...]:
    effect = scene.board.telegraph_effect[scene.state.sector_tile[scene.state.sector]]
    return (("worker", ANY), ("icon", "to"), *effect_signs(effect))


def _ability(scene: Scene) -> tuple[Sign, ...]:
    """The placed worker's own ability, and the promotion that it may bring instead."""
    talk = scene.view.table.talk
    action, worker = talk.action or "", talk.worker or ""
    found: tuple[Sign, ...] = (("worker", worker), ("icon", "to"), *ability_signs(scene, action, worker))
    return found if worker == COLOURS[0] else (*found, ("text", "/"), ("icon", "promote"), ("text", "1"))


def _label(words: str) -> Item:
    return text_width(words, SMALL) + 4, text(4, 34, words, SMALL, class_="soft")


def _said(signs: tuple[Sign, ...], hint: str, name: str | None = None) -> Item:
    """Something told: no button, but where it could be one at another time it has its name."""
    wide, found = line(signs, ICON - 4)
    box = element("rect", y=6, width=wide + 20, height=CHIP - 14, rx=8, class_="said")
    return wide + 20, element("g", title(hint), box, at((wide, found), 10, 27), id=name)


# --- choices ---------------------------------------------------------------------------------------------------------


def _choices(scene: Scene) -> list[Item]:
    """What can be clicked here: icons for what a tile or a worker brings, words for leaving it."""
    picks, items = scene.picks, []
    if "bonus" in picks:
        items.append(_button("bonus", _bonus(scene), scene.told("bonus")))
    if "ability" in picks:
        items.append(_button("ability", _used(scene), _ability_words(scene)))
    if "tile" in picks:
        items.append(_button("tile", _tile(scene), _tile_words(scene)))
    for piece, picture in zip(PIECES, ("rail", "station"), strict=True):
        name = f"sell-{piece}"
        if name in picks:
            signs = (("icon", picture), ("icon", "to"), ("note", f"${_value(scene, piece)}"))
            items.append(_button(name, signs, scene.told(name)))
    for colour in COLOURS:
        name = f"take-{colour}"
        if name in picks:
            items.append(_button(name, (("text", "+"), ("worker", colour)), scene.told(name)))
    if "exchange" in picks:
        items.append(_button("exchange", (("worker", ANY), ("icon", "exchange")), scene.say("effect-exchange")))
        for colour in COLOURS:
            if f"new-{colour}" in picks:
                hint = scene.say(f"worker-{colour}")
                items.append(_button(f"new-{colour}", (("icon", "to"), ("worker", colour)), hint))
    if "toll" in picks:
        items.append(_button("toll", (("pay", "−1"), ("worker", ANY)), scene.say("outline-toll-worker")))
    for name in ("done", "pass"):
        if name in picks:
            words = scene.say(f"board-{name}")
            items.append((button_width(words), button(0, 2, words, name)))
    return items


def _used(scene: Scene) -> tuple[Sign, ...]:
    talk = scene.view.table.talk
    worker = talk.worker or ""
    return (("worker", worker), ("icon", "to"), *ability_signs(scene, talk.action or "", worker))


def _value(scene: Scene, piece: str) -> int:
    """What a rail or a building of the viewer's mat is sold for now."""
    board, state, seat = scene.board, scene.state, scene.state.seat
    sector = board.rail_sector[state.rails_gone[seat]]
    if piece != "rail":
        sector = board.building_sector[state.buildings_gone[seat]]
    return board.value[sector]


def _button(name: str, signs: tuple[Sign, ...], hint: str) -> Item:
    wide, found = line(signs, ICON)
    box = element("rect", y=2, width=wide + 36, height=52, rx=26, class_="chip")
    inner = (title(hint), box, at((wide, found), 18, 28))
    return wide + 36, element("g", *inner, id=name, class_="pick", data_pick=name)


# --- cards to choose from --------------------------------------------------------------------------------------------


def assets(scene: Scene) -> list[Strip]:
    """The starting assets with their workers, in the draft."""
    table = scene.view.table
    if scene.view.phase not in ("asset", "asset-use") or not table.assets:
        return []
    board = scene.board
    wide = min(232.0, (ROOM - 12 * (len(table.assets) - 1)) / len(table.assets))
    parts = [heading(scene.say("outline-assets"))]
    for place, asset in enumerate(table.assets):
        move = f"translate({number(LEFT + place * (wide + 12))} 38)"
        if asset.side is None:
            parts.append(element("g", element("rect", width=wide, height=72, rx=9, class_="gone"), transform=move))
            continue
        name, effect = f"asset-{asset.side}", board.asset_effect[board.assets.index(asset.side)]
        signs = line((*effect_signs(effect), ("text", "+"), ("worker", asset.worker)), 36)
        hint = scene.say("outline-asset", effect=scene.effect(effect), worker=scene.say(f"worker-{asset.worker}"))
        inner = [title(hint), element("rect", width=wide, height=72, rx=9, class_="panel")]
        if name in scene.picks:
            inner.append(element("rect", width=wide, height=72, rx=9, class_="reach-box"))
        inner.append(at(signs, (wide - signs[0]) / 2, 36))
        parts.append(element("g", *inner, id=name, transform=move, **scene.pick(name)))
    return [Strip("assets", "".join(parts), 38 + 72)]


def drawn_milestones(scene: Scene) -> list[Strip]:
    """The milestones that the viewer has drawn, to keep one of them; of another seat only how many."""
    view = scene.view
    if not view.drawn:
        return []
    scale = 1.34
    wide, high = mats.CARD[0] * scale, mats.CARD[1] * scale
    step = min(wide + 14, (ROOM - wide) / max(1, view.drawn - 1))
    parts = []
    for place in range(view.drawn):
        move = f"translate({number(LEFT + place * step)} 0) scale({number(scale)})"
        if view.choice is None:
            back = element("rect", width=mats.CARD[0], height=mats.CARD[1], rx=8, class_="back")
            stack = getattr(view.ask, "stack", "")
            letter = text(mats.CARD[0] / 2, 60, stack, 40, class_="mark on-back")
            parts.append(element("g", back, letter, transform=move))
            continue
        tile = view.choice[place]
        card = mats.milestone_card(scene, view.seat or 0, MilestonePart(tile=tile), True)
        parts.append(element("g", card, id=f"keep-{tile}", transform=move, **scene.pick(f"keep-{tile}")))
    return [Strip("drawn", "".join(parts), high)]


# --- at any time -----------------------------------------------------------------------------------------------------


def asides(scene: Scene) -> list[Strip]:
    """Selling a share and hiring: small, apart from the question."""
    picks, rules = scene.picks, scene.game.rules
    items: list[Item] = []
    if "sell-share" in picks:
        signs: tuple[Sign, ...] = (("icon", "share"), ("icon", "to"), ("note", f"${rules.share_price}"))
        items.append(_small("sell-share", signs, scene.told("sell-share")))
    for name in (f"hire-{colour}" for colour in COLOURS):
        if name in picks:
            hired = (("pay", f"−${rules.hire_price}"), ("worker", name.removeprefix("hire-")))
            items.append(_small(name, hired, scene.told(name)))
    if not items:
        return []
    words = scene.say("board-any-time")
    x = LEFT + text_width(words, SMALL) + 16
    parts = [text(LEFT + 4, 27, words, SMALL, class_="soft")]
    for wide, found in items:
        parts.append(at((wide, found), x, 0))
        x += wide + 9
    return [Strip("asides", "".join(parts), ASIDE)]


def _small(name: str, signs: tuple[Sign, ...], hint: str) -> Item:
    wide, found = line(signs, 23)
    box = element("rect", width=wide + 22, height=ASIDE, rx=ASIDE / 2, class_="small-chip")
    inner = (title(hint), box, at((wide, found), 11, ASIDE / 2))
    return wide + 22, element("g", *inner, id=name, class_="pick", data_pick=name)
