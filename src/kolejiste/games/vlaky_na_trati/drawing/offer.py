"""The offer with the deck, and the viewer's hand: each card a piece of its own, each empty place too."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.kept import Kept
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import element, fitted, text, title

from .cards import SMALL_HIGH, SMALL_WIDE, small_card
from .scene import Scene
from .symbols import coin

CHIP, APART = 36.0, 3.0  # the chip beside a card of the hand, and how far from it
PILE = 46.0  # the width of the deck
LETTERS = 12.0
_cards: Kept[str] = Kept(4000)


def offer(scene: Scene) -> Part:
    """The cards that lie open, and how many the deck still has."""
    pieces = [
        Piece(_place(scene, card, f"offer-{place}"), SMALL_WIDE, SMALL_HIGH)
        for place, card in enumerate(scene.view.offer, 1)
    ]
    count = scene.view.deck
    pieces.append(Piece(_deck(count, scene.words("board-deck", cards=count)), PILE, SMALL_HIGH))
    return Part("offer", "offer", tuple(pieces), scene.words("outline-offer"), smallest=LETTERS)


def hand(scene: Scene) -> list[Part]:
    """The viewer's A cards; beside each the chip that discards it."""
    held = scene.view.hand
    if held is None:
        return []
    pieces = []
    for place in range(max(scene.board.rules.hand, len(held))):
        card = held[place] if place < len(held) else None
        drawn = _place(scene, card, f"hand-{place + 1}")
        if card is not None:
            coins, words = scene.board.rules.discard_coins, scene.words("board-discard")
            drawn += _discard(card, words, coins, scene.words("board-discard-card", card=card))
        pieces.append(Piece(drawn, SMALL_WIDE + APART + CHIP, SMALL_HIGH))
    return [Part("hand", "hand", tuple(pieces), scene.words("outline-hand"), private=True, smallest=LETTERS)]


def _place(scene: Scene, card: str | None, place: str) -> str:
    """A place with its card. Clicking the card lays it: as the turn's card or, that being laid, as the second one."""
    if card is None:
        return _empty(place)
    pick = f"{'second' if scene.view.phase == 'free-action' else 'card'}-{card}"
    key = (
        (scene.game.edition.hash, scene.language, tuple(scene.names), scene.view.seat),
        (card, place, pick, tuple(scene.comes.items()), scene.back),
    )
    return _cards.get(key, lambda: _card(scene, card, place, pick))


def _card(scene: Scene, card: str, place: str, pick: str) -> str:
    number = scene.board.card_number[card]
    seat = scene.view.seat
    mine = () if seat is None or seat not in scene.comes else scene.board.station[scene.back][number][scene.comes[seat]]
    return element(
        "g",
        element(
            "g",
            title(scene.card_words(card)),
            small_card(scene.board, number, scene.lines_on(card), -1 if seat is None else seat),
            _TOUCH,
            id=f"card-{card}",
            data_pick=pick,
            data_shows=scene.rows_of(mine),
        ),
        id=place,
    )


_TOUCH = element("rect", x=1, y=1, width=SMALL_WIDE - 2, height=SMALL_HIGH - 2, rx=6, class_="touch")


@lru_cache(64)
def _empty(place: str) -> str:
    slot = element("rect", x=1.5, y=1.5, width=SMALL_WIDE - 3, height=SMALL_HIGH - 3, rx=6, class_="free-slot")
    return element("g", slot, id=place)


@lru_cache(512)
def _discard(card: str, words: str, coins: int, told: str) -> str:
    """The chip beside a card: what it does, written upwards, and what it brings."""
    shape = {"x": 1, "y": 1, "width": CHIP - 2, "height": SMALL_HIGH - 2, "rx": 9}
    gain, middle = f"+{coins}", CHIP / 2
    return element(
        "g",
        title(told),
        element("rect", **shape, class_="panel"),
        text(
            0, 0, fitted(words, 13, 54), 13, class_="mid soft", transform=f"translate({middle + 4.5:g} 33) rotate(-90)"
        ),
        text(middle, 74, gain, 13, class_="mid", font_weight="bold"),
        coin(middle, 83, 6),
        element("rect", **shape, class_="touch"),
        id=f"discard-{card}",
        data_pick=f"discard-{card}",
        transform=f"translate({SMALL_WIDE + APART:g} 0)",
    )


@lru_cache(256)
def _deck(count: int, words: str) -> str:
    """The face-down pile with its count."""
    high, wide = SMALL_HIGH, PILE - 2
    if not count:
        parts = [element("rect", x=1.5, y=1.5, width=wide - 2, height=high - 3, rx=6, class_="free-slot")]
        parts.append(text(wide / 2, high / 2 + 8, "0", 22, class_="mid soft", font_weight="bold"))
    else:
        parts = [
            element("rect", x=1 + shift, y=1 + shift, width=wide - 5, height=high - 6, rx=6, class_="card-back")
            for shift in (4.0, 2.0, 0.0)[-min(3, count) :]
        ]
        parts += [
            element("rect", x=5, y=5, width=wide - 13, height=high - 14, rx=4, class_="card-back-line"),
            text(wide / 2 - 1.5, 38, "B", 20, class_="mid on-card-back", font_weight="bold"),
            text(wide / 2 - 1.5, 70, str(count), 23, class_="mid on-card-back", font_weight="bold"),
        ]
    return element("g", title(words), *parts, id="deck")
