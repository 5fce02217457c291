"""What lies on the table in Vlaky na trati, each thing declared once, and the tables that its rules look things up in.

Cards, symbols, stations, heights and seats are numbers of the board's tables. Places along the line are counted from
the start card, which is 0; each bend is a place of its own. All faster locomotives stand at `head`, because every card
moves every one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolejiste.core.engine import Constants, Position
from kolejiste.core.fields import (
    NOBODY,
    OWNER,
    SEATS,
    Axis,
    deck,
    declared,
    each,
    flag,
    grid,
    number,
    one,
    real,
    reals,
    row,
    wide,
    words,
)
from kolejiste.core.kinds import Natural
from kolejiste.core.masks import mask as mask_of

from . import outlook
from .components import (
    HEIGHTS,
    MOST_AT_STATION,
    MOST_BOXES,
    MOST_CARDS,
    MOST_CHAINED,
    MOST_CHAINS,
    MOST_OFFER,
    MOST_PLACES,
    MOST_SIDES,
    MOST_SLOTS,
    MOST_STATIONS,
    MOST_SYMBOLS,
)
from .rules.scores import SCORES
from .rules.thinking import KEPT, MEMORY, MOST_COMING, MOST_KEPT, MOST_LEAD, MOST_SPENT
from .rules.widths import CARD_WORDS

if TYPE_CHECKING:
    from .game import VlakyGame

CARDS = Axis("cards", MOST_CARDS, lambda game: game.board.cards)
B_CARDS = Axis("B cards", MOST_CARDS, lambda game: game.decks["B"])
A_CARDS = Axis("A cards", MOST_CARDS, lambda game: game.decks["A"])
SYMBOLS = Axis("symbols", MOST_SYMBOLS, lambda game: game.board.symbols)
STATIONS = Axis("stations", MOST_STATIONS, lambda game: game.board.station_names, list[str])
HEIGHT = Axis("heights", len(HEIGHTS), lambda game: HEIGHTS)
SIDES = Axis("sides", MOST_SIDES, lambda game: game.board.sides)
MOST_WAITING = 8  # stations whose symbols are still to be recorded
OFFERED = Axis("offered cards", MOST_OFFER, lambda game: game.board.rules.offer, Natural)


def all_a(game: VlakyGame) -> int:
    return mask_of(game.board.a_cards)


def all_b(game: VlakyGame) -> list[int]:
    return [1] * len(game.board.b_cards)


def of_board(name: str) -> Any:
    return lambda game: getattr(game.board, name)


def of_rules(name: str) -> Any:
    return lambda game: getattr(game.board.rules, name)


def of_sheet(name: str) -> Any:
    return lambda game: getattr(game.board.sheet, name)


def first(name: str) -> Any:
    """The first move number of a kind of action."""
    return lambda game: getattr(game.numbering, name)


@declared
class Tables(Constants):
    """The cards, the score sheet and the numbers of the rulebook, as rules need them."""

    players = number(start=lambda game: game.players)
    gives_up = flag("whether symbols may be given up", start=lambda game: game.gives_up)
    cards = number(start=lambda game: len(game.board.cards))
    a_count = number(start=lambda game: len(game.board.a_cards))
    a_cards = grid(MOST_CARDS, about="the card of each number of deck A", start=of_board("a_cards"))
    b_cards = grid(MOST_CARDS, about="the card of each number of deck B", start=of_board("b_cards"))
    slots = number(start=of_board("slots"))
    row_slots = number(start=of_board("row_slots"))
    sides = number(start=lambda game: len(game.board.sides))
    start_symbol = grid(MOST_SIDES, 3, about="by side and height", start=of_board("start_symbol"))
    bend = grid(3, about="at which height a line goes on after a bend", start=of_board("bend"))
    # Rows run to the right (0), back to the left (1), and to the right again.
    leaves = grid(
        2, MOST_CARDS, 3, about="the height at which a line leaves, by way, card, height", start=of_board("leaves")
    )
    halts = grid(2, MOST_CARDS, 3, about="the station on it, -1 where none is", start=of_board("halts"))
    fits_always = flag(start=of_board("fits_always"))
    follows = grid(2, MOST_CARDS, MOST_CARDS, most=1, about="by way, card and card before", start=of_board("follows"))
    symbol_count = grid(MOST_STATIONS, start=lambda game: [len(found) for found in game.board.station_number])
    symbols = grid(MOST_STATIONS, MOST_AT_STATION, start=lambda game: list(game.board.station_number))
    less = grid(
        MOST_STATIONS,
        MOST_AT_STATION,
        about="what is left of a station without one of its symbols",
        start=of_board("less"),
    )

    hand = number(start=of_rules("hand"))
    offer = number(start=of_rules("offer"))
    slow_steps = number(start=of_rules("slow_steps"))
    slow_cost = number(start=of_rules("slow_cost"))
    second_cost = number(start=of_rules("second_cost"))
    discard_coins = number(start=of_rules("discard_coins"))
    symbol_cost = number(start=of_rules("symbol_cost"))
    symbol_uses = number(start=of_rules("symbol_uses"))
    give_up_uses = number(start=of_rules("give_up_uses"))

    rows = number(start=lambda game: len(game.board.symbols))
    order = grid(MOST_SYMBOLS, about="rows from the top of the printed sheet down", start=of_sheet("order"))
    score = grid(MOST_SYMBOLS, start=lambda game: [SCORES.index(kind) for kind in game.board.sheet.score])
    length = grid(MOST_SYMBOLS, start=of_sheet("length"))
    boxes = grid(MOST_SYMBOLS, MOST_BOXES, least=-50, about="printed points", start=of_sheet("boxes"))
    row_coins = grid(MOST_SYMBOLS, about="for each further symbol once the row is full", start=of_sheet("coins"))
    later = grid(MOST_SYMBOLS, about="the last box for all but the first", start=of_sheet("later"))
    exchange = grid(
        MOST_SYMBOLS, MOST_BOXES, 2, about="so many coins are worth so much each", start=of_sheet("exchange")
    )
    race_row = grid(MOST_SYMBOLS, most=1, start=lambda game: [kind == "race" for kind in game.board.sheet.score])
    red_row = grid(
        MOST_SYMBOLS,
        most=1,
        start=lambda game: [row in game.board.sheet.red_rows for row in range(len(game.board.symbols))],
    )
    red_after = number(start=of_sheet("red_after"))
    red_opens = number(start=of_sheet("red_opens"), least=-1)
    majority = number(start=of_sheet("majority"), least=-1)
    times = number(start=of_sheet("times"))
    chains = number(start=lambda game: len(game.board.sheet.chains))
    chain_down = grid(MOST_CHAINS, most=1, start=lambda game: [kind == "down" for kind, _ in game.board.sheet.chains])
    chain_size = grid(MOST_CHAINS, start=lambda game: [len(rows) for _, rows in game.board.sheet.chains])
    chain_rows = grid(MOST_CHAINS, MOST_CHAINED, start=lambda game: [rows for _, rows in game.board.sheet.chains])
    chain_coins = grid(MOST_CHAINS, about="at once for each completed column", start=of_sheet("chain_coins"))
    chain_has = grid(
        MOST_CHAINS,
        MOST_SYMBOLS,
        most=1,
        start=lambda game: [
            [row in rows for row in range(len(game.board.symbols))] for _, rows in game.board.sheet.chains
        ],
    )

    first_side = number(start=first("side"))
    first_track = number(start=first("track"))
    first_lay = number(start=first("lay"))
    no_card = number(start=first("no_card"))
    first_second = number(start=first("second"))
    first_slow = number(start=first("slow"))
    first_discard = number(start=first("discard"))
    first_buy = number(start=first("buy"))
    first_record = number(start=first("record"))
    first_give_up = number(start=first("give_up"))
    finish = number(start=first("finish"))


@declared
class Thinking(Constants):
    """What the planner weighs with, what it has worked out beforehand, and room for a decision at hand."""

    # Free actions of the end that are played through to the points. The gain is small, as most games are the same
    # either way: a test of 0.50 against 0.53 failed on both (50.8 and 50.0 %, 128 games, seed 20000); one of 0.50
    # against 0.507 passed: sheet I 51.6 % (±1.0, 640 games, LLR 3.7), II 50.8 % (±0.6, 768, LLR 3.0), seed 21000.
    reckoned = number(start=2)
    sight = real(1.0, "part of the cards to come that it reckons with: who sees none counts what is on the sheet now")
    rate = real(1.25, "a row gets so much more than chance brings: its owner steers, the slower locomotive comes after")
    swing = real(0.35, "how far a lead in the majority may swing, by the root of the cards to come")
    share = real(1.0, "of the rivals' gains, taken together: a card serves all, so the difference is what wins")
    plies = number("cards looked ahead along the likely line", start=3)
    fade = real(0.7, "each further card is less sure: hands are hidden, and the offer is filled anew")
    hand = real(0.8, "points of an A card kept: a choice, and a coin when discarded")
    ahead = real(0.3, "part of the best stations still before the slower locomotive that it will really get")
    give_up = real(0.8, "keeping the right to give a symbol up")
    start = real(0.5, "part of the best two cards at hand that a track promises")
    coin = real(3.2, "points of a coin that a full row or a column may pay later, with time left to use it")
    spend = reals(
        MOST_SPENT,
        about="what coins buy: the first one the best there is, the next less",
        start=lambda game: [3.0, 2.8, 2.6, 2.4, 2.2, 2.0, 1.8, 1.6],
    )
    last = real(2.0, "the very last free action finds less to buy")
    extra = real(0.1, "coins that each further card brings, to be exchanged at the end")
    red = real(0.6, "symbols before the red line opens are lost")
    win_behind = real(0.3, "the chance to be first in the race from behind")
    win_level = real(0.7, "the chance to be first in the race that is level or led")
    hopes = real(0.83, "part of what sheets promise that comes true, since not all get the cards that suit them")

    chance = reals(MOST_SLOTS + 1, MOST_SYMBOLS, MOST_COMING, about="by `outlook.chances`")
    majority = reals(MOST_SLOTS + 1, 2 * MOST_LEAD + 1, about="by `outlook.majorities`")
    groups = number(start=lambda game: len(outlook.groups(game)))
    group_of = grid(MOST_SYMBOLS, start=outlook.group_of)
    group_size = grid(MOST_SYMBOLS, start=lambda game: [len(rows) for rows in outlook.groups(game)])
    group_rows = grid(MOST_SYMBOLS, MOST_SYMBOLS, start=outlook.groups)
    watched = grid(MOST_SYMBOLS, start=outlook.watched)
    waits = grid(MOST_SYMBOLS, start=lambda game: [len(waits) for waits in outlook.conditions(game)])
    wait_row = grid(
        MOST_SYMBOLS, MOST_SYMBOLS, start=lambda game: [[row for row, _ in waits] for waits in outlook.conditions(game)]
    )
    wait_less = grid(
        MOST_SYMBOLS,
        MOST_SYMBOLS,
        start=lambda game: [[less for _, less in waits] for waits in outlook.conditions(game)],
    )
    paying = number(start=lambda game: len(outlook.paying(game)))
    paying_size = grid(MOST_CHAINS, start=lambda game: [len(rows) for rows, _ in outlook.paying(game)])
    paying_rows = grid(MOST_CHAINS, MOST_CHAINED, start=lambda game: [rows for rows, _ in outlook.paying(game)])
    paying_coins = grid(MOST_CHAINS, start=lambda game: [coins for _, coins in outlook.paying(game)])
    exchange = number(start=outlook.exchange, least=-1)

    row_keys = words(MEMORY)
    row_values = reals(MEMORY)
    coin_keys = words(MEMORY)
    coin_values = reals(MEMORY)

    # The decision at hand.
    me = number()
    left = number("cards to come after the one in question")
    free = grid(SEATS.most, about="free actions by seat: one in each turn still to come, and the closing one")
    decision = number("tells what was worked out for this decision", most=2_000_000_000)
    gain_decision = grid(SEATS.most, MOST_STATIONS, most=2_000_000_000)
    gain = reals(SEATS.most, MOST_STATIONS)
    symbols = grid(MOST_AT_STATION, about="to be recorded, in this order")
    ticks = grid(MOST_SYMBOLS, about="a row after them", most=MOST_BOXES)
    group_met = grid(MOST_SYMBOLS, most=1)
    theirs = real(0.0, "what a card gives, as its chooser weighs it")
    mine = real(0.0, "and as I do")
    offer = row(number(most=MOST_CARDS), most=MOST_OFFER)
    own = row(number(most=MOST_CARDS), most=MOST_CARDS)
    heights = grid(SEATS.most, most=2)
    found = reals(MOST_PLACES + 2)
    # Sheets as they were before the actions of the end, by how many are left, and before the symbols of a station.
    kept_ticks = grid(MOST_KEPT, MOST_SYMBOLS, most=MOST_BOXES)
    kept = grid(MOST_KEPT, len(KEPT), least=-1, most=1000)
    cards = number("of the hand that are left to discard")


@declared
class Table(Position):
    """The track and its cards, then by seat its line and its score sheet, then what the turn waits for."""

    game: VlakyGame
    tables: Tables
    thinking: Thinking

    side = one(SIDES, "the side of the start card")
    laid = row(one(CARDS), "cards in the order they were laid", most=MOST_SLOTS, pieces="card")
    head = number("the place of all faster locomotives", most=MOST_PLACES, kept=False)
    offer = each(OFFERED, one(CARDS), "card by slot", pieces="card")
    a_deck = deck(
        "A", A_CARDS, "for dealing the hands", start=lambda game: [0] * len(game.board.a_cards), seen=NOBODY, kept=False
    )
    deck = deck("B", B_CARDS, "the B cards nobody has seen", start=all_b, pieces="card")
    discarded = wide(CARDS, "A cards discarded", pieces="card")
    unused = wide(CARDS, "A cards left in the box", start=all_a, seen=NOBODY, kept=False, pieces="card")

    unknown = each(SEATS, number(), "A cards that a sampler has to deal", seen=NOBODY, kept=False)
    hands = each(SEATS, wide(CARDS), "A cards", seen=OWNER, pieces="card")
    shown = wide(CARDS, "A cards that all have seen; those in a hand were laid or discarded, and taken back")
    track = each(SEATS, one(HEIGHT), "the height of its start")
    height = each(SEATS, one(HEIGHT), "where its line leaves the last card", kept=False)
    stops = each(
        SEATS,
        row(one(STATIONS), most=MOST_PLACES + 1, start=(-1,)),
        "by place along its line: the station there",
        kept=False,
    )
    slow = each(SEATS, number(most=MOST_PLACES), "the place of its slower locomotive")
    coins = each(SEATS, number(), "coins to spend")
    spent = each(SEATS, number(), "coins crossed out")
    ticks = each(SEATS, each(SYMBOLS, number(most=MOST_BOXES)), "ticked boxes by row")
    gained = each(SEATS, number(), "symbols gained in the row that majority counts")
    bought = each(SEATS, number(), "symbols bought")
    given_up = each(SEATS, number(), "symbols given up")
    race = each(SEATS, number(most=2), "1 first to the last box of the raced row, 2 later, 0 not there")

    # Symbols still to be recorded: whose, of which station, and whether only one of them counts.
    queue_seat = row(one(SEATS), most=MOST_WAITING, seen=NOBODY, kept=False)
    queue_station = row(one(STATIONS), most=MOST_WAITING, seen=NOBODY, kept=False)
    queue_one = row(number(most=1), most=MOST_WAITING, seen=NOBODY, kept=False)
    bend_seats = row(one(SEATS), "seats that may still move the slower locomotive from this bend", most=SEATS.most)
    ending = number("0 before the last round, 1 in it, 2 in the closing actions", most=2)
    dry = number("turns in a row without a card")
    free_used = flag("the turn's free action is done")
    turns = number("turns begun, to tell what happened in the same one")
    race_turn = number("the turn in which the raced row's last box was first reached", start=-1, least=-1)

    fit = words(CARD_WORDS, about="the cards that fit", scratch=True)
    count = grid(MOST_SYMBOLS, about="by row, how many of its boxes count", scratch=True)
