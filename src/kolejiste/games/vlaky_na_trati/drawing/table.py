"""The table below the track: notices, what can be done now, the offer, the viewer's hand, and the legend."""

from __future__ import annotations

from kolejiste.core import drawing
from kolejiste.core.drawing import (
    BODY,
    CHIP,
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

from ..components import HEIGHTS
from ..rules.locomotives import targets
from .cards import HIGH, SIDE, rail_card, start_card
from .scene import Scene
from .symbols import coin, free_move, locomotive, token

CARD = 96.0  # the width of a card on the table


# --- what can be done now --------------------------------------------------------------------------------------------


def actions(scene: Scene) -> list[Strip]:
    """The viewer's choices that are no cards: sides, tracks, symbols, steps, and doing nothing."""
    found = [*_asked(scene), *_sides(scene), *_tracks(scene), *_waiting(scene), *_steps(scene)]
    items: list[Item] = []
    if "no-card" in scene.picks:
        words = scene.words("board-no-card")
        items.append((button_width(words), button(0, 0, words, "no-card")))
    if "finish" in scene.picks:
        words = scene.words("board-stay" if scene.view.phase == "bend" else "board-finish")
        items.append((button_width(words), button(0, 0, words, "finish")))
    if items:
        found.append(flow("finish-box", "", items))
    return found


def _asked(scene: Scene) -> list[Strip]:
    """Who decides, and what."""
    view = scene.view
    if view.ask is None or view.decider is None:
        return []
    return [drawing.asked(scene.game.say(view.ask, scene.words.language, scene.names), view.decider)]


def _sides(scene: Scene) -> list[Strip]:
    """Both sides of the start card, to choose from."""
    board = scene.board
    if scene.view.side is not None:
        return []
    parts = [heading(scene.words("board-sides"))]
    for place, side in enumerate(board.sides):
        symbols = tuple(board.symbols[symbol] for symbol in board.start_symbol[place])
        name = f"side-{side}"
        frame = element("rect", x=-5, y=-5, width=SIDE + 10, height=HIGH + 10, rx=11, class_="choose")
        parts.append(
            element(
                "g",
                title(", ".join(scene.symbol_name(symbol) for symbol in symbols)),
                start_card(symbols),
                frame if name in scene.picks else "",
                id=name,
                transform=f"translate({number(LEFT + 6 + place * (SIDE + 260))} 44)",
                **scene.pick(name),
            )
        )
        x = LEFT + 6 + place * (SIDE + 260) + SIDE + 18
        parts += [
            text(x, 44 + y + 8, scene.symbol_name(symbol), BODY)
            for symbol, y in zip(symbols, (38, 113, 188), strict=True)
        ]
    return [Strip("sides", "".join(parts), 50 + HIGH)]


def _tracks(scene: Scene) -> list[Strip]:
    if scene.view.phase != "track" or not scene.picks:
        return []
    board, items = scene.board, []
    for height, row in zip(HEIGHTS, board.start_symbol[scene.state.side], strict=True):
        name = f"track-{height}"
        if name in scene.picks:
            items.append(_chip(scene, name, [token(board.symbols[row], 0, 0, 40)], scene.words(f"height-{height}")))
    return [flow("tracks", scene.words("board-tracks"), items)]


def _chip(scene: Scene, name: str, signs: list[str], words: str = "", after: str = "") -> Item:
    """A chip with signs of 40 units, words, and a sign of 30 units after them."""
    x = 12.0
    parts = []
    for sign in signs:
        parts.append(element("g", sign, transform=f"translate({number(x + 20)} {number(CHIP / 2)})"))
        x += 46
    if words:
        parts.append(text(x + 4, CHIP / 2 + 8, words, BODY, font_weight="bold"))
        x += text_width(words, BODY, bold=True) + 14
    if after:
        parts.append(element("g", after, transform=f"translate({number(x + 13)} {number(CHIP / 2)})"))
        x += 32
    box = element("rect", width=x + 6, height=CHIP, rx=CHIP / 2, class_="chip")
    return x + 6, element("g", box, *parts, id=name, **scene.pick(name))


def _waiting(scene: Scene) -> list[Strip]:
    """Symbols still to be recorded by everybody; the viewer's can be recorded or given up."""
    view = scene.view
    if not view.queue:
        return []
    found = []
    own = [symbol for symbol in scene.board.symbols if f"record-{symbol}" in scene.picks]
    if own:
        words = scene.words("board-record")
        items = [_chip(scene, f"record-{symbol}", [token(symbol, 0, 0, 42)], words) for symbol in own]
        words, gain = scene.words("board-give-up"), coin(0, 0, 14, "1")
        items += [
            _chip(scene, f"giveup-{symbol}", [token(symbol, 0, 0, 42)], words, gain)
            for symbol in own
            if f"giveup-{symbol}" in scene.picks
        ]
        only_one = view.queue[0].only_one and len(view.queue[0].symbols) > 1
        found.append(flow("record", scene.words("board-choose-one" if only_one else "board-choose"), items))
    items = []
    for entry in view.queue:
        parts = [seat_mark(entry.seat, 20, CHIP / 2, 34)]
        x = 44.0
        for place, symbol in enumerate(entry.symbols):
            if entry.only_one and place:
                parts.append(text(x + 4, CHIP / 2 + 9, "/", 28, class_="soft"))
                x += 16
            parts.append(token(symbol, x + 22, CHIP / 2, 42))
            x += 48
        items.append((x + 8, "".join(parts)))
    found.append(flow("queue", scene.words("board-waiting"), items))
    return found


def _steps(scene: Scene) -> list[Strip]:
    """How far the slower locomotive may run."""
    view = scene.view
    if view.seat is None or "slow-1" not in scene.picks:
        return []
    items = []
    for steps, place in enumerate(targets(scene.state, view.seat), 1):
        symbols = view.seats[view.seat].stops[place] or []
        signs = [token(symbol, 0, 0, 40) for symbol in symbols] or [free_move(0, 0, 38)]
        badge = element("circle", cx=0, cy=0, r=17, class_="badge") + text(0, 8, str(steps), 24, class_="on-badge")
        items.append(_chip(scene, f"slow-{steps}", [badge, *signs]))
    if view.phase == "bend":
        words = scene.words("board-steps-free")
    else:
        words = scene.words("board-steps", coins=scene.board.rules.slow_cost)
    return [flow("steps", words, items)]


# --- cards on the table ----------------------------------------------------------------------------------------------


def market(scene: Scene) -> list[Strip]:
    """The offer and the deck on the left, the viewer's hand on the right."""
    view, words = scene.view, scene.words
    if view.side is None:
        return []
    hand = view.hand or []
    most = scene.board.rules.hand if view.hand is not None else 0
    pile, apart = 84.0, 30.0
    step = min(CARD + 6, (ROOM - pile - apart) / max(1, len(view.offer) + max(most, len(hand))))
    scale = (step - 6) / CARD
    parts = [heading(words("outline-offer"))]
    for place, card in enumerate(view.offer):
        parts.append(_offered(scene, card, LEFT + place * step, scale, f"offer-{place + 1}"))
    x = LEFT + len(view.offer) * step
    parts.append(_deck(scene, x + 4, scale))
    if view.hand is not None:
        x = LEFT + ROOM + 6 - step * max(most, len(hand))
        parts.append(heading(words("outline-hand"), x=x))
        for place in range(max(most, len(hand))):
            held = hand[place] if place < len(hand) else None
            parts.append(_offered(scene, held, x + place * step, scale, f"hand-{place + 1}"))
    height = 38 + HIGH * scale
    chips = 0
    if any(name.startswith(("second-", "discard-")) for name in scene.picks):
        chips = 2 if any(f"discard-{c}" in scene.picks and f"second-{c}" in scene.picks for c in hand) else 1
    return [Strip("cards", "".join(parts), height + chips * 66 * scale)]


def _offered(scene: Scene, card: str | None, x: float, scale: float, place: str) -> str:
    move = f"translate({number(x)} 38) scale({number(scale)})"
    if card is None:
        slot = element("rect", x=2, y=2, width=CARD - 4, height=HIGH - 4, rx=7, class_="slot")
        return element("g", slot, id=place, transform=move)
    name = f"card-{card}"
    inner = rail_card(scene.board, card, CARD)
    if name in scene.picks:
        inner += element("rect", x=1, y=1, width=CARD - 2, height=HIGH - 2, rx=7, class_="choose")
    parts = [element("g", title(scene.card_words(card)), inner, id=name, **scene.pick(name))]
    y = HIGH + 8
    rules = scene.board.rules
    for pick, key, coins in (
        (f"second-{card}", "board-second", -rules.second_cost),
        (f"discard-{card}", "board-discard", rules.discard_coins),
    ):
        if pick in scene.picks:
            parts.append(_under(scene, pick, scene.words(key), coins, y))
            y += 66
    return element("g", *parts, id=place, transform=move)


def _under(scene: Scene, pick: str, words: str, coins: int, y: float) -> str:
    """A chip below a card: what it does, and what it costs or brings."""
    signed = f"{'+' if coins > 0 else '−'}{abs(coins)}"
    return element(
        "g",
        element("rect", width=CARD, height=60, rx=14, class_="chip"),
        text(CARD / 2, 25, fitted(words, SMALL, CARD - 8, bold=True), SMALL, class_="mid", font_weight="bold"),
        text(CARD / 2 - 2, 51, signed, 22, class_="end", font_weight="bold"),
        coin(CARD / 2 + 14, 43, 10),
        id=pick,
        transform=f"translate(0 {number(y)})",
        **scene.pick(pick),
    )


def _deck(scene: Scene, x: float, scale: float) -> str:
    """The face-down pile with its count."""
    count, high = scene.view.deck, 118.0
    wide = 76.0
    if count:
        parts = [
            *[
                element("rect", x=shift, y=shift, width=wide - 6, height=high - 6, rx=8, class_="back")
                for shift in (6.0, 3.0, 0.0)[-min(3, count) :]
            ],
            element("rect", x=5, y=5, width=wide - 16, height=high - 16, rx=5, class_="back-line"),
            text(wide / 2 - 3, 48, "B", 30, class_="mid on-back", font_weight="bold"),
            text(wide / 2 - 3, 90, str(count), 34, class_="mid on-back", font_weight="bold"),
        ]
    else:
        parts = [element("rect", x=1, y=1, width=wide - 2, height=high - 2, rx=8, class_="slot")]
        parts.append(text(wide / 2, 72, "0", 34, class_="mid soft", font_weight="bold"))
    words = scene.words("board-deck", cards=count)
    parts.append(text(wide / 2 - 3, high + 26, scene.words("board-deck-short"), SMALL, class_="mid soft"))
    return element("g", title(words), *parts, id="deck", transform=f"translate({number(x)} 38)")


# --- legend ----------------------------------------------------------------------------------------------------------


def legend(scene: Scene) -> list[tuple[str, str]]:
    """What the small signs mean: (sign around (0, 0) within 40 units, words)."""
    words = scene.words
    seat = scene.view.seat or 0
    return [
        (locomotive(seat, True, False), words("board-legend-fast")),
        (locomotive(seat, False, False), words("board-legend-slow")),
        (free_move(0, 0, 34), words("board-legend-free-move")),
        (coin(0, 0, 15, "1"), words("board-legend-coin")),
    ]
