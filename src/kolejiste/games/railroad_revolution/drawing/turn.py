"""The turn's conversation: what is owed and offered, and the choices that stand at nothing else on the table."""

from __future__ import annotations

from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, text, text_width, title

from ..actions import PIECES
from ..components import COLOURS, Effect, Kind
from ..speech import money
from ..view import MilestonePart
from .effects import KIND_ICONS, Sign, ability_signs, at, bonus_signs, effect_signs, fitting, line
from .milestones import back, card
from .scene import Scene, pick, touch
from .symbols import ANY, icon, worker

CHIP = 36.0  # the height of what can be chosen
TOLD = 28.0  # and of what is only told
SIGN = 18.0
LETTERS = 15.0
WIDEST = 266.0
ASIDES = (266.0, 40.0)
ASIDE = (ASIDES[0] + 4) / (1 + len(COLOURS))  # one of them
ASSET = (128.0, 40.0)
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


def turn(scene: Scene) -> list[Part]:
    """What the turn in progress owes and offers, what may be chosen of it, and what may be done at any time."""
    heading = scene.say("outline-talk")
    found = [
        Part("owed", "turn", tuple(_owed(scene)), scene.say("board-owed")),
        Part("offered", "turn", tuple(_offered(scene)), scene.say("board-offered")),
        Part(
            "drawn",
            "turn",
            tuple(_milestones(scene)),
            scene.say("outline-choice"),
            private=scene.view.choice is not None,
        ),
        Part("assets", "turn", tuple(_assets(scene)), scene.say("outline-assets")),
        Part("choices", "turn", tuple(_choices(scene)), heading),
        Part("asides", "turn", tuple(_asides(scene)), scene.say("board-any-time")),
    ]
    return [part for part in found if part.pieces]


# --- owed and offered ------------------------------------------------------------------------------------------------


def _owed(scene: Scene) -> list[Piece]:
    talk, found = scene.view.table.talk, []
    if talk.action is None:
        return []
    if talk.worker is not None:
        signs: tuple[Sign, ...] = (("worker", talk.worker), ("icon", "to"), ("icon", OWED[talk.action]))
        found.append(_told(scene, signs, scene.say(f"main-{talk.action}")))
    if talk.owed:
        hint = scene.say("outline-owed", kind=talk.action, count=talk.owed)
        found.append(_told(scene, (("icon", OWED[talk.action]), ("text", f"{talk.owed}×")), hint))
    if talk.due:
        found.append(_told(scene, (("pay", f"−${talk.due}"),), scene.say("outline-due", money=money(talk.due))))
    if talk.deal:
        found.append(_told(scene, (("icon", "deal"),), scene.say("outline-deal-follows")))
    crew, need = scene.state.crew[scene.state.seat], scene.game.rules.least_workers
    if crew < need:
        signs = (("pay", f"{crew}/{need}"), ("worker", ANY))
        found.append(_told(scene, signs, scene.say("outline-too-few", have=crew, need=need)))
    return found


def _offered(scene: Scene) -> list[Piece]:
    """What is offered; what is used by itself and not at something on the table can be chosen here."""
    talk, found = scene.view.table.talk, []
    if talk.ability:
        found.append(_chip(scene, "ability", _ability(scene), _ability_words(scene)))
    if talk.bonuses:
        bonus = scene.bonus(scene.state.city_tile[scene.state.city])
        words = scene.say("outline-offer-bonus", bonus=bonus, count=talk.bonuses)
        found.append(_chip(scene, "bonus", _bonus(scene, talk.bonuses), words))
    if talk.tile:
        effect = scene.board.telegraph_effect[scene.state.sector_tile[scene.state.sector]]
        signs: tuple[Sign, ...] = (("worker", ANY), ("icon", "to"), *effect_signs(effect))
        found.append(_chip(scene, "tile", signs, scene.say("outline-offer-tile", effect=scene.effect(effect))))
    prices = {"paid_promotions": scene.game.tables.promotion_price, "paid_rails": scene.game.tables.paid_rail_price}
    for field, kind in OFFERS:
        count = getattr(talk, field)
        if count:
            price: tuple[Sign, ...] = (("pay", f"−${prices[field]}"),) if field in prices else ()
            effect = Effect(do=kind, count=count if kind in ("steps", "promote", "flip") else 1)
            found.append(
                _told(scene, (("icon", KIND_ICONS[kind]), ("text", f"{count}×"), *price), scene.effect(effect))
            )
    if talk.deals_left:
        hint = scene.say("outline-deals-left", count=talk.deals_left)
        found.append(_told(scene, (("icon", "deal"), ("text", f"{talk.deals_left}×")), hint))
    return found


def _ability_words(scene: Scene) -> str:
    talk = scene.view.table.talk
    action, placed = talk.action or "", talk.worker or ""
    ability = scene.once(("ability", action, placed), lambda: scene.speaker.ability(action, placed))
    return scene.say("outline-ability", worker=placed, ability=ability)


def _bonus(scene: Scene, count: int) -> tuple[Sign, ...]:
    tile = scene.board.bonus[scene.state.city_tile[scene.state.city]]
    more: tuple[Sign, ...] = (("text", f"{count}×"),) if count > 1 else ()
    return (("icon", "first"), *more, *bonus_signs(tile))


def _ability(scene: Scene) -> tuple[Sign, ...]:
    """The placed worker's own ability, and the promotion that it may bring instead."""
    talk = scene.view.table.talk
    action, placed = talk.action or "", talk.worker or ""
    found: tuple[Sign, ...] = (("worker", placed), ("icon", "to"), *ability_signs(scene, action, placed))
    return found if placed == COLOURS[0] else (*found, ("text", "/"), ("icon", "promote"), ("text", "1"))


def _told(scene: Scene, signs: tuple[Sign, ...], hint: str) -> Piece:
    """Something that is told."""
    wide, found = line(signs, SIGN - 2)
    box = element("rect", width=wide + 14, height=TOLD, rx=7, class_="said")
    return Piece(element("g", title(hint), box, at((wide, found), 7, TOLD / 2)), wide + 14, TOLD)


# --- choices ---------------------------------------------------------------------------------------------------------


def _choices(scene: Scene) -> list[Piece]:
    """What can be chosen at nothing else on the table; finishing is drawn where it is possible only."""
    talk, found = scene.view.table.talk, []
    if talk.owed and talk.action == "trade":
        for piece, picture in zip(PIECES, ("rail", "station"), strict=True):
            signs: tuple[Sign, ...] = (("icon", picture), ("icon", "to"), ("note", money(_value(scene, piece))))
            found.append(_chip(scene, f"sell-{piece}", signs, scene.say("action-sell-piece", piece=piece)))
    if talk.workers:
        offered = {colour for colours in talk.workers for colour in colours}
        for colour in COLOURS:
            if colour in offered:
                hint = scene.say("action-take-worker", worker=scene.say(f"worker-{colour}"))
                found.append(_chip(scene, f"take-{colour}", (("text", "+"), ("worker", colour)), hint))
    if _exchanging(scene):
        exchange: tuple[Sign, ...] = (("worker", ANY), ("icon", "exchange"))
        found.append(_chip(scene, "exchange", exchange, scene.say("effect-exchange")))
        for colour in COLOURS:
            if scene.state.pool[COLOURS.index(colour)]:
                new: tuple[Sign, ...] = (("icon", "to"), ("worker", colour))
                found.append(_chip(scene, f"new-{colour}", new, scene.say(f"worker-{colour}")))
    if scene.view.phase == "toll":
        found.append(_chip(scene, "toll", (("pay", "−1"), ("worker", ANY)), scene.say("outline-toll-worker")))
    for name in ("done", "pass"):
        if name in scene.ends:
            found.append(_button(scene, name))
    return found


def _exchanging(scene: Scene) -> bool:
    talk = scene.view.table.talk
    return bool(talk.exchanges) or (talk.ability and talk.action == "telegraph" and talk.worker == "purple")


def _value(scene: Scene, piece: str) -> int:
    """What a rail or a building of the mat is sold for now."""
    board, state, seat = scene.board, scene.state, scene.state.seat
    sector = board.rail_sector[state.rails_gone[seat]]
    if piece != "rail":
        sector = board.building_sector[state.buildings_gone[seat]]
    return board.value[sector] if sector < len(board.value) else 0


def _chip(scene: Scene, name: str, signs: tuple[Sign, ...], hint: str) -> Piece:
    wide, found = fitting(signs, SIGN, WIDEST - 20)
    whole = max(CHIP, wide + 20)
    inner = (
        title(hint),
        element("rect", width=whole, height=CHIP, rx=7, class_="chip"),
        at((wide, found), (whole - wide) / 2, CHIP / 2),
        touch(whole, CHIP),
    )
    return Piece(element("g", *inner, **pick(name)), whole, CHIP)


def _button(scene: Scene, name: str) -> Piece:
    words = scene.say(f"board-{name}")
    wide = text_width(words, LETTERS, bold=True) + 32
    inner = (
        element("rect", width=wide, height=CHIP, rx=7, class_="chip"),
        text(wide / 2, CHIP / 2 + 5, words, LETTERS, class_="mid", font_weight="bold"),
        touch(wide, CHIP),
    )
    return Piece(element("g", *inner, **pick(name)), wide, CHIP)


# --- cards to choose from --------------------------------------------------------------------------------------------


def _assets(scene: Scene) -> list[Piece]:
    """The starting assets with their workers, in the draft."""
    table, board = scene.view.table, scene.board
    if scene.view.phase not in ("asset", "asset-use"):
        return []
    wide, high = ASSET
    found = []
    for asset in table.assets:
        if asset.side is None:
            found.append(Piece(element("rect", x=1, y=1, width=wide - 2, height=high - 2, rx=7, class_="gone"), *ASSET))
            continue
        effect = board.asset_effect[board.assets.index(asset.side)]
        signs = fitting((*effect_signs(effect), ("text", "+"), ("worker", asset.worker)), 22, wide - 12)
        hint = scene.say("outline-asset", effect=scene.effect(effect), worker=scene.say(f"worker-{asset.worker}"))
        inner = (
            title(hint),
            element("rect", width=wide, height=high, rx=7, class_="chip"),
            at(signs, (wide - signs[0]) / 2, high / 2),
            touch(wide, high),
        )
        found.append(Piece(element("g", *inner, **pick(f"asset-{asset.side}")), wide, high))
    return found


def _milestones(scene: Scene) -> list[Piece]:
    """The milestones that the viewer has drawn, to keep one of them; of another seat only how many."""
    view = scene.view
    if view.choice is None:
        return [back(scene, getattr(view.ask, "stack", "")) for _ in range(view.drawn)]
    seat = view.seat or 0
    return [card(scene, seat, MilestonePart(tile=tile), pick(f"keep-{tile}"), True) for tile in view.choice]


# --- at any time -----------------------------------------------------------------------------------------------------


def _asides(scene: Scene) -> list[Piece]:
    """Selling a share and hiring, always at the same place for whoever plays."""
    view = scene.view
    if view.seat is None or view.over or view.phase in ("asset", "asset-use"):
        return []
    pool = tuple(bool(count) for count in scene.state.pool)
    shares = bool(scene.state.shares[view.seat])
    return [Piece(scene.once(("asides", pool, shares), lambda: _asides_drawn(scene, pool, shares)), *ASIDES)]


def _asides_drawn(scene: Scene, pool: tuple[bool, ...], shares: bool) -> str:
    rules = scene.game.rules
    earned, paid = money(rules.share_price), money(rules.hire_price)
    sold = icon("share", ASIDE / 2 - 2, 13, 20)
    parts = [
        _aside("sell-share", 0, scene.say("action-sell-share", price=earned), sold, ("gain", f"+{earned}"), shares)
    ]
    for place, colour in enumerate(COLOURS):
        x = ASIDE * (place + 1)
        words = scene.say("action-hire-worker", price=paid, worker=scene.say(f"worker-{colour}"))
        hired = worker(colour, x + ASIDE / 2 - 2, 13, 20)
        parts.append(_aside(f"hire-{colour}", x, words, hired, ("pay", f"−{paid}"), pool[place]))
    return "".join(parts)


def _aside(name: str, x: float, words: str, picture: str, price: Sign, there: bool) -> str:
    wide, high = ASIDE - 4, ASIDES[1]
    signs = fitting((price,), 14, wide - 2)
    return element(
        "g",
        title(words),
        element("rect", x=x, y=0, width=wide, height=high, rx=7, class_="small-chip"),
        element("g", picture, at(signs, x + (wide - signs[0]) / 2, 31.5), opacity=None if there else 0.4),
        touch(wide, high, x),
        **pick(name),
    )
