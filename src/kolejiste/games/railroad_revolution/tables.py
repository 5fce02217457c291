"""Where the tables of a bound game come from, for `fields.py`: an edition's numbers as rules look them up."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kolejiste.core import piles
from kolejiste.core.masks import mask

from .components import COLOURS, NEXT_STACK, Effect
from .things import (
    ANY_COLOUR,
    COLOUR_COUNT,
    DO_EXCHANGE,
    DO_FLIP,
    DO_MONEY,
    DO_OFFICE,
    DO_ONE_OF,
    DO_PROMOTE,
    DO_RAIL,
    DO_SHARES,
    DO_STATION,
    DO_STEPS,
    DO_TRAIN,
    DO_WORKER,
    DO_WORKERS,
    GREY,
    NO_TOLL,
    OWN_COUNT,
    PURPLE,
    TOLL_DUE,
    TOP,
)

if TYPE_CHECKING:
    from .components import Board, Kind
    from .game import RailroadGame

    From = Callable[[RailroadGame], Any]

_identities = itertools.count(1)
STACKS = ("B", "C", "D")  # the decks of milestones
FIRST_STACKS = ("A1", "A2")  # those of the beginning, by slot
DO: dict[Kind, int] = {
    "money": DO_MONEY,
    "shares": DO_SHARES,
    "steps": DO_STEPS,
    "promote": DO_PROMOTE,
    "flip": DO_FLIP,
    "train": DO_TRAIN,
    "exchange": DO_EXCHANGE,
    "rail": DO_RAIL,
    "station": DO_STATION,
    "office": DO_OFFICE,
    "worker": DO_WORKER,
    "workers": DO_WORKERS,
    "one_of": DO_ONE_OF,
}


def of_board(name: str) -> From:
    return lambda game: getattr(game.board, name)


def listed(name: str) -> From:
    """A table of the board, as a list."""
    return lambda game: list(getattr(game.board, name))


def of_rules(name: str) -> From:
    return lambda game: getattr(game.rules, name)


def ability(name: str) -> From:
    return lambda game: getattr(game.abilities, name)


def first(name: str) -> From:
    """The first move number of a kind of action."""
    return lambda game: getattr(game.numbering, name)


def identity(game: RailroadGame) -> int:
    """No two tables have the same."""
    return next(_identities)


# --- effects, all of them in one table --------------------------------------------------------------------------------


def effects(board: Board) -> list[Effect]:
    """Every effect of the edition, once; where it stands, it is named by its place in this list."""
    found: list[Effect] = []
    for effect in (
        *board.primary,
        *(effect for bonus in board.bonus for effect in bonus.effects),
        *board.telegraph_effect,
        *board.train_effect,
        *(deal.effect for sides in board.deal_side for deal in sides),
        *board.asset_effect,
    ):
        if effect not in found:
            found.append(effect)
    return found


def numbers(of: Callable[[Board], Any]) -> From:
    """Effects, perhaps in lists of lists, by their numbers."""

    def numbered(game: RailroadGame) -> Any:
        every = effects(game.board)

        def number(there: Any) -> Any:
            return every.index(there) if isinstance(there, Effect) else [number(one) for one in there]

        return number(of(game.board))

    return numbered


def of_effects(value: Callable[[Effect], Any]) -> From:
    return lambda game: [value(effect) for effect in effects(game.board)]


def takes(effect: Effect) -> list[int]:
    """The workers that an effect lets one take: of each, the colours as a mask."""
    colours = [1 << colour for colour in colours_of(effect)]
    if effect.do == "worker":
        return [ANY_COLOUR]
    if effect.do == "workers":
        return colours
    return [sum(colours)] if effect.do == "one_of" else []


def colours_of(effect: Effect) -> list[int]:
    return [COLOURS.index(colour) for colour in effect.colours]


# --- map, tiles and tracks --------------------------------------------------------------------------------------------


def price_cities(game: RailroadGame) -> list[int]:
    """By price, ascending, the cities that have it."""
    return [cities for _, cities in game.board.by_price]


def heap(name: str) -> int:
    """The number of the name by which a sealed chance knows what is dealt at the beginning."""
    return piles.number_of(name)


def printed_tiles(game: RailroadGame) -> list[int]:
    """By city, the tile printed on the map; the others are dealt."""
    return [game.board.printed.get(city, -1) for city in range(len(game.board.cities))]


def milestone_deck(game: RailroadGame) -> list[int]:
    """By milestone, the number of its deck; those dealt at the beginning have none."""
    return [STACKS.index(stack) if stack in STACKS else -1 for stack in game.board.stack]


def next_deck(game: RailroadGame) -> list[int]:
    """By milestone, the deck from which the next one is drawn, -1 after the last."""
    following = [NEXT_STACK[stack] for stack in game.board.stack]
    return [STACKS.index(stack) if stack else -1 for stack in following]


def faces(game: RailroadGame) -> list[int]:
    """By milestone, its number in its stack."""
    board = game.board
    return [board.of_stack[stack].index(tile) for tile, stack in enumerate(board.stack)]


def managers_named(game: RailroadGame) -> list[list[int]]:
    """By milestone and colour, how many managers of it are wanted."""
    return [
        [sum(need == 1 << colour for need in needs) for colour in range(COLOUR_COUNT)] for needs in game.board.managers
    ]


def managers_any(game: RailroadGame) -> list[int]:
    """By milestone, how many managers of any colour are wanted."""
    return [sum(need == ANY_COLOUR for need in needs) for needs in game.board.managers]


def conditions(place: int) -> From:
    """By milestone, of each condition what is counted (0), which of them as a mask (1), or how many are wanted (2)."""
    return lambda game: [[condition[place] for condition in tile] for tile in game.board.counted]


def entering(game: RailroadGame) -> list[list[int]]:
    """By track and step, how the next step is entered."""
    return [
        [TOP if toll is None else TOLL_DUE if toll.money or toll.shares or toll.workers else NO_TOLL for toll in track]
        for track in game.board.tolls
    ]


def tolls(name: str) -> From:
    """By track and step, what entering the next one costs of something."""
    return lambda game: [[0 if toll is None else getattr(toll, name) for toll in track] for track in game.board.tolls]


def swaps(game: RailroadGame) -> list[list[int]]:
    """By own worker and new colour, the move that exchanges them, -1 where they are the same."""
    found = [[-1] * COLOUR_COUNT for _ in range(OWN_COUNT)]
    for number, (own, new) in enumerate(game.numbering.swaps):
        found[own][new] = game.numbering.exchange + number
    return found


def blocks(game: RailroadGame) -> list[int]:
    """By move, the number of its kind."""
    starts = game.numbering.starts
    return [sum(move >= start for start in starts) - 1 for move in range(len(game.numbering.table))]


# --- what is worked out once ------------------------------------------------------------------------------------------


def train_gains(kind: str) -> From:
    """By train, how much of this its flip brings."""
    return lambda game: [effect.count if effect.do == kind else 0 for effect in game.board.train_effect]


def earning(game: RailroadGame) -> int:
    """Trains whose flip brings money, as a mask."""
    return mask(train for train, gain in enumerate(game.board.flip_gain) if gain)


def paid_rail_price(game: RailroadGame) -> int:
    return max((effect.pay for effect in game.board.train_effect if effect.do == "rail"), default=0)


def promotion_price(game: RailroadGame) -> int:
    return max((deal.effect.each for sides in game.board.deal_side for deal in sides), default=0)


def dearest_rails(game: RailroadGame) -> int:
    """What the rails of an action cost at most."""
    rules = game.rules
    most: int = rules.rail_price + rules.rails * rules.hard_price * max(game.board.hard)
    return most


def hope(game: RailroadGame) -> list[list[list[list[int]]]]:
    """By the worker's colour, whether the first slot is free, which trains are there, and city tile."""
    return [
        [
            [[_hope(game, tile, colour, first, trains) for tile in range(len(game.board.bonus))] for trains in range(4)]
            for first in (0, 1)
        ]
        for colour in range(COLOUR_COUNT)
    ]


def _hope(game: RailroadGame, tile: int, colour: int, first: int, trains: int) -> int:
    """The most that a station on this tile can bring towards its own price: the best of taking the bonus never, once
    or, with the grey worker, twice, and of the purple worker's flip; as if every flip brought the most. Of the trains
    that bring money some are face up (1), some face down (2), both (3) or none are there (0)."""
    bonus, most = game.board.bonus[tile], max(game.board.flip_gain)
    shares = game.rules.share_price * sum(effect.count for effect in bonus.effects if effect.do == "shares")
    flips = sum(effect.count for effect in bonus.effects if effect.do == "flip")
    train = any(effect.do == "train" for effect in bonus.effects)
    hope = 0
    for count in range(first + (colour == GREY) + 1):
        for own in range(1 + (colour == PURPLE)):
            turns = count * flips + own
            able = trains & 1 or (train and count) or (trains and turns > 1)
            brings = count * (shares - bonus.pay) + (turns * most if able else 0)
            hope = max(hope, brings - own * game.abilities.station_purple)
    return hope
