"""What lies on the table in Railroad Revolution, each thing declared once, and the tables that its rules look things up
in.

Everything is a number of the board's tables; sets of cities, rails, sectors, trains and workers are masks. Own workers
are numbered by colour in the supply, then from `things.MAT` on by colour on the mat; a seat's trains by type face up,
then from the number of types on face down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kolejiste.core.engine import Constants, Position
from kolejiste.core.fields import (
    NOBODY,
    SEATS,
    Axis,
    deck,
    decks,
    declared,
    each,
    flag,
    grid,
    mask,
    number,
    one,
    real,
    reals,
    row,
    words,
)
from kolejiste.core.kinds import Natural

from . import tables
from .actions import SIDES as SIDE_NAMES
from .asking import PHASES as PHASE_NAMES
from .components import (
    ACTIONS,
    COLOURS,
    MOST_ASSETS,
    MOST_BONUS,
    MOST_CITIES,
    MOST_CITY_TILES,
    MOST_COLOURS,
    MOST_COMPLETED,
    MOST_CONDITIONS,
    MOST_DEALS,
    MOST_DRAWN,
    MOST_EFFECTS,
    MOST_MAT,
    MOST_MILESTONES,
    MOST_MOVES,
    MOST_RAILS,
    MOST_SECTORS,
    MOST_STEPS,
    MOST_TAKES,
    MOST_TELEGRAPH_TILES,
    MOST_TRAINS,
    TRACKS,
)
from .tables import STACKS, printed_tiles
from .things import (
    COLOUR_COUNT,
    DECKS,
    ICONS,
    LEVELS,
    LONGEST,
    MOST_STARTED,
    OWN_COUNT,
    PARTS,
    REMEMBERED,
    SIDES,
    SLOTS,
    TRACK_COUNT,
)

if TYPE_CHECKING:
    from .game import RailroadGame

ACTION = Axis("actions", len(ACTIONS), lambda game: ACTIONS)
ASSETS = Axis("assets", MOST_ASSETS, lambda game: game.board.assets)
CITIES = Axis("cities", MOST_CITIES, lambda game: game.board.cities)
CITY_TILES = Axis("city tiles", MOST_CITY_TILES, lambda game: game.board.city_tiles)
COLOUR = Axis("colours", len(COLOURS), lambda game: COLOURS)
DEALS = Axis("deals", MOST_DEALS, lambda game: game.board.deals)
FACES = Axis("faces of trains", 2 * MOST_TRAINS, lambda game: 2 * len(game.board.trains), Natural)
MILESTONES = Axis("milestones", MOST_MILESTONES, lambda game: game.board.milestones)
OWN = Axis("own workers", OWN_COUNT, lambda game: OWN_COUNT, Natural)
PHASES = Axis("phases", len(PHASE_NAMES), lambda game: PHASE_NAMES)
RAILS = Axis("rails", MOST_RAILS, lambda game: game.board.rails)
SECTORS = Axis("sectors", MOST_SECTORS, lambda game: range(1, game.board.sectors + 1), Natural)  # shown from 1 on
SLOT = Axis("slots", SLOTS, lambda game: SLOTS, Natural)
SIDE = Axis("sides", SIDES, lambda game: SIDE_NAMES)
TELEGRAPH_TILES = Axis("telegraph tiles", MOST_TELEGRAPH_TILES, lambda game: game.board.telegraph_tiles)
TRACK = Axis("tracks", len(TRACKS), lambda game: TRACKS)
TRAINS = Axis("trains", MOST_TRAINS, lambda game: game.board.trains)

MANY = 1_000_000  # money and the like in a position that people may enter


def stack(name: str) -> Axis:
    """The milestones of a stack."""
    return Axis(name, MOST_MILESTONES, lambda game: game.decks[name])


def one_of_each(name: str) -> Callable[[RailroadGame], list[int]]:
    """The whole stack."""
    return lambda game: [1] * len(game.board.of_stack[name])


@declared
class Tables(Constants):
    """Map, tiles, tracks, mat and the numbers of the rulebook, as rules need them, and where each kind of move
    begins."""

    players = number(start=lambda game: game.players)
    share_price = number(start=tables.of_rules("share_price"))
    hire_price = number(start=tables.of_rules("hire_price"))
    least_workers = number(start=tables.of_rules("least_workers"))
    rails_each = number("rails of a Railroad action", start=tables.of_rules("rails"))
    rail_price = number(start=tables.of_rules("rail_price"))
    hard_price = number(start=tables.of_rules("hard_price"))
    draw = number("milestones drawn, one of them kept", start=tables.of_rules("draw"))
    train_points = number(start=tables.of_rules("train_points"))
    paid_rail_price = number("of the rail that a train brings", start=tables.paid_rail_price)
    promotion_price = number("of the promotions that a deal brings", start=tables.promotion_price)
    dearest_rails = number("what the rails of an action cost at most", most=MANY, start=tables.dearest_rails)
    most_icons = number("on one rail space", start=lambda game: max(game.board.hard))

    station_purple = number(start=tables.ability("station_purple"))
    station_turquoise = number(start=tables.ability("station_turquoise"))
    railroad_purple = number(start=tables.ability("railroad_purple"))
    railroad_grey = number(start=tables.ability("railroad_grey"))
    railroad_orange = number(start=lambda game: game.abilities.railroad_orange[0])
    railroad_orange_icon = number(
        "more for each difficult-terrain icon", start=lambda game: game.abilities.railroad_orange[1]
    )
    telegraph_orange = number(start=tables.ability("telegraph_orange"))
    telegraph_turquoise = number(start=tables.ability("telegraph_turquoise"))
    trade_purple = number(start=tables.ability("trade_purple"))
    trade_grey = number(start=tables.ability("trade_grey"))
    trade_orange = number(start=tables.ability("trade_orange"))
    trade_turquoise = number(start=tables.ability("trade_turquoise"))

    # --- the map
    cities = number("how many", start=lambda game: len(game.board.cities))
    price = grid(MOST_CITIES, start=tables.listed("price"))
    prices = number("how many different ones", start=lambda game: len(game.board.by_price))
    price_of = grid(MOST_CITIES, about="ascending", start=lambda game: [price for price, _ in game.board.by_price])
    price_cities = words(MOST_CITIES, about="the cities of each", start=tables.price_cities)
    level_cities = words(LEVELS + 1, about="by level", start=tables.listed("level_mask"))
    rails = number("how many", start=lambda game: len(game.board.rails))
    ends = words(MOST_RAILS, about="both cities of a rail", start=tables.listed("end_mask"))
    beside = words(MOST_RAILS, about="the rails that touch one of its ends", start=tables.listed("beside"))
    hard = grid(MOST_RAILS, about="difficult-terrain icons", start=tables.listed("hard"))
    hard_rails = words(ICONS, about="by icons; the start rail has none of them", start=tables.listed("hard_mask"))
    deal_rails = mask(RAILS, "those with a deal icon", start=tables.of_board("deal_mask"))
    start_cities = mask(CITIES, "at the start rail", start=lambda game: game.board.end_mask[game.board.start_rail])

    # --- tiles
    effect_do = grid(MOST_EFFECTS, start=tables.of_effects(lambda effect: tables.DO[effect.do]))
    effect_count = grid(MOST_EFFECTS, start=tables.of_effects(lambda effect: effect.count))
    effect_pay = grid(MOST_EFFECTS, start=tables.of_effects(lambda effect: effect.pay))
    effect_each = grid(MOST_EFFECTS, start=tables.of_effects(lambda effect: effect.each))
    effect_workers = grid(
        MOST_EFFECTS, about="workers to take", start=tables.of_effects(lambda effect: len(tables.takes(effect)))
    )
    effect_takes = grid(
        MOST_EFFECTS,
        MOST_COLOURS,
        about="of each of them, the colours as a mask",
        start=tables.of_effects(tables.takes),
    )
    primary = grid(MOST_CITY_TILES, start=tables.numbers(lambda board: board.primary))
    bonus_pay = grid(MOST_CITY_TILES, start=lambda game: [bonus.pay for bonus in game.board.bonus])
    bonus_count = grid(MOST_CITY_TILES, start=lambda game: [len(bonus.effects) for bonus in game.board.bonus])
    bonus_effect = grid(
        MOST_CITY_TILES, MOST_BONUS, start=tables.numbers(lambda board: [bonus.effects for bonus in board.bonus])
    )
    sectors = number("how many", start=tables.of_board("sectors"))
    all_sectors = mask(SECTORS, start=tables.of_board("all_sectors"))
    sector_shares = grid(MOST_SECTORS, start=tables.listed("sector_shares"))
    sector_first = grid(MOST_SECTORS, start=tables.listed("sector_first"))
    deal_sectors = mask(
        SECTORS,
        "those with a deal icon",
        start=lambda game: sum(deal << sector for sector, deal in enumerate(game.board.sector_deal)),
    )
    links = grid(MOST_SECTORS, start=tables.listed("links"))
    telegraph_effect = grid(MOST_TELEGRAPH_TILES, start=tables.numbers(lambda board: board.telegraph_effect))
    deals = number("how many tiles", start=lambda game: len(game.board.deals))
    deal_shares = grid(
        MOST_DEALS, SIDES, start=lambda game: [[deal.shares for deal in sides] for sides in game.board.deal_side]
    )
    deal_effect = grid(
        MOST_DEALS,
        SIDES,
        start=tables.numbers(lambda board: [[deal.effect for deal in sides] for sides in board.deal_side]),
    )
    deal_least = grid(MOST_DEALS, about="shares for the cheaper side", start=tables.listed("deal_shares"))
    worker_deal = grid(
        MOST_DEALS,
        most=1 << 20,
        about="the fewest shares for which it brings workers",
        start=tables.listed("worker_deal"),
    )
    trains = number("how many types", start=lambda game: len(game.board.trains))
    train_effect = grid(MOST_TRAINS, start=tables.numbers(lambda board: board.train_effect))
    train_money = grid(MOST_TRAINS, about="what a flip brings", start=tables.train_gains("money"))
    train_shares = grid(MOST_TRAINS, about="what a flip brings", start=tables.train_gains("shares"))
    rail_trains = mask(TRAINS, "those whose flip brings a rail", start=tables.of_board("rail_trains"))
    earning_up = mask(FACES, "trains whose flip brings money", start=tables.earning)
    earning_down = mask(FACES, "the same, face down", start=lambda game: tables.earning(game) << len(game.board.trains))
    hope = grid(COLOUR_COUNT, 2, 4, MOST_CITY_TILES, most=1 << 30, start=tables.hope)
    assets = number("how many sides", start=lambda game: len(game.board.assets))
    asset_effect = grid(MOST_ASSETS, start=tables.numbers(lambda board: board.asset_effect))

    # --- what is dealt at the beginning, each from a heap of its own
    level_heap = grid(LEVELS + 1, start=lambda game: [tables.heap(f"cities {level}") for level in range(LEVELS + 1)])
    level_tiles = grid(LEVELS + 1, start=lambda game: [len(tiles) for tiles in game.board.tiles_of_level])
    level_tile = grid(LEVELS + 1, MOST_CITY_TILES, start=tables.listed("tiles_of_level"))
    telegraph_heap = number(start=lambda game: tables.heap("telegraph"))
    telegraph_tiles = number(start=lambda game: len(game.board.telegraph_tiles))
    first_heap = grid(SLOTS, start=lambda game: [tables.heap(name) for name in tables.FIRST_STACKS])
    first_tiles = grid(SLOTS, start=lambda game: [len(game.board.of_stack[name]) for name in tables.FIRST_STACKS])
    first_tile = grid(
        SLOTS, MOST_MILESTONES, start=lambda game: [game.board.of_stack[name] for name in tables.FIRST_STACKS]
    )
    asset_heap = number(start=lambda game: tables.heap("assets"))
    side_heap = number(start=lambda game: tables.heap("asset sides"))
    worker_heap = number(start=lambda game: tables.heap("asset workers"))

    # --- milestones
    points = grid(MOST_MILESTONES, start=tables.listed("points"))
    milestone_deck = grid(MOST_MILESTONES, start=tables.milestone_deck)
    next_deck = grid(MOST_MILESTONES, start=tables.next_deck)
    face = grid(MOST_MILESTONES, about="its number in its stack", start=tables.faces)
    of_deck = grid(
        3,
        MOST_MILESTONES,
        about="by deck and face, the milestone",
        start=lambda game: [game.board.of_stack[name] for name in tables.STACKS],
    )
    managers_named = grid(MOST_MILESTONES, COLOUR_COUNT, about="wanted, by colour", start=tables.managers_named)
    managers_any = grid(MOST_MILESTONES, about="wanted, of any colour", start=tables.managers_any)
    conditions = grid(MOST_MILESTONES, start=lambda game: [len(tile) for tile in game.board.counted])
    condition_of = grid(MOST_MILESTONES, MOST_CONDITIONS, about="cities, stations or rails", start=tables.conditions(0))
    condition_those = words(MOST_MILESTONES, MOST_CONDITIONS, about="which of them", start=tables.conditions(1))
    condition_count = grid(MOST_MILESTONES, MOST_CONDITIONS, about="and how many", start=tables.conditions(2))

    # --- tracks and mat
    track_points = grid(
        TRACK_COUNT, MOST_STEPS, start=lambda game: [list(points) for points in game.board.track_points]
    )
    track_end = grid(TRACK_COUNT, start=tables.listed("track_end"))
    entering = grid(TRACK_COUNT, MOST_STEPS, about="how the next step is entered", start=tables.entering)
    toll_money = grid(TRACK_COUNT, MOST_STEPS, start=tables.tolls("money"))
    toll_shares = grid(TRACK_COUNT, MOST_STEPS, start=tables.tolls("shares"))
    toll_workers = grid(TRACK_COUNT, MOST_STEPS, start=tables.tolls("workers"))
    mat_rails = number(start=tables.of_board("mat_rails"))
    mat_buildings = number(start=tables.of_board("mat_buildings"))
    left_rails = number("left of the logo", start=tables.of_board("left_rails"))
    left_buildings = number("left of the logo", start=tables.of_board("left_buildings"))
    rail_sector = grid(MOST_MAT, about="of the leftmost, by how many are gone", start=tables.listed("rail_sector"))
    building_sector = grid(MOST_MAT, about="likewise", start=tables.listed("building_sector"))
    value = grid(MOST_MAT, about="by sector, what a piece is sold for", start=tables.listed("value"))

    # --- the kinds of moves
    asset = number(start=tables.first("asset"))
    place = number(start=tables.first("place"))
    station = number(start=tables.first("station"))
    rail = number(start=tables.first("rail"))
    office = number(start=tables.first("office"))
    sell = number(start=tables.first("sell"))
    bonus = number(start=tables.first("bonus"))
    ability = number(start=tables.first("ability"))
    tile = number(start=tables.first("tile"))
    flip = number(start=tables.first("flip"))
    train = number(start=tables.first("train"))
    advance = number(start=tables.first("advance"))
    promote = number(start=tables.first("promote"))
    exchange = number(start=tables.first("exchange"))
    take = number(start=tables.first("take"))
    deal = number(start=tables.first("deal"))
    toll = number(start=tables.first("toll"))
    keep = number(start=tables.first("keep"))
    replace = number(start=tables.first("replace"))
    done = number(start=tables.first("done"))
    pass_turn = number(start=tables.first("pass_"))
    sell_share = number(start=tables.first("sell_share"))
    hire = number(start=tables.first("hire"))
    block = grid(MOST_MOVES, about="by move, its kind", start=tables.blocks)
    swap = grid(OWN_COUNT, COLOUR_COUNT, about="the move that exchanges them", start=tables.swaps)
    swap_own = grid(OWN_COUNT * COLOUR_COUNT, start=lambda game: [own for own, _ in game.numbering.swaps])
    swap_new = grid(OWN_COUNT * COLOUR_COUNT, start=lambda game: [new for _, new in game.numbering.swaps])
    identity = number("of these tables, for what is remembered about them", most=1 << 40, start=tables.identity)

    # --- what the planner weighs a position by. On the first edition the weights were tuned in four rounds of 200 to
    # 330 games of two, in which each seat had its own mixture of lower, middle and higher values: the manner `first`.
    # On the second edition mixtures of seven changed weights were tried against the best so far, in 80 games, and
    # where they led in 240 more. With what came of it the planner wins 78.0 % ± 5.3 against `first` (200 games of two,
    # seeds 52000000 on; a sequential test of 0.50 against 0.55 passed after 42 games, seeds 51000000 on), and one
    # among three of `first` 44.7 % ± 7.6 (160 games, seeds 59000000 on). Looking at what rivals gain by a deal, and
    # not ending a game that is being lost, won nothing on a draft of that edition (49.4 % ± 4.8 and 49.4 % ± 4.1,
    # 160 games each, seeds 7000 on), so it does neither. First, what things are worth, in points:
    weigh_money = real(1.53, "$100 ...")
    weigh_spent = real(4.0, "... as long as it is not more than so many hundreds for each turn left")
    weigh_share = real(0.5, "beyond its price, up to ...")
    weigh_shares = number("... so many of them: they pay deals and tolls", start=8)
    weigh_able = real(1.76, "a worker with an ability ...")
    weigh_kinds = real(0.35, "... and more for each kind of them in the supply")
    weigh_extra = real(2.0, "a worker more than the milestones want")
    weigh_train = real(1.5, "a train face up, beyond its points ...")
    weigh_down = real(6.0, "... and one face down that there is time to turn up again")
    weigh_flips = real(0.35, "flips in a turn")
    weigh_link = real(2.0, "a sector without an own office beside one with it")
    weigh_laid = real(0.44, "a rail laid ...")
    weigh_city = real(7.0, "... and a city connected, whatever they are for")
    weigh_office = real(0.0, "an office, whatever it is for")
    weigh_goals = real(1.0, "part of what milestones promise")
    weigh_at_once = real(1.0, "1: promotions that complete a milestone in this turn are seen, others fade with time")
    weigh_sight = real(1000.0, "turns that it looks ahead at most")
    weigh_soon = real(5.0, "with fewer turns left all this fades")
    # --- what milestones cost, in points and in turns, besides the prices paid
    weigh_rail = real(3.1)
    weigh_rail_turns = real(0.6)
    weigh_station = real(4.0)
    weigh_station_turns = real(0.8)
    weigh_promotion = real(2.0)
    weigh_promotion_turns = real(0.2)
    weigh_colour = real(2.5, "a manager of a colour not at hand ...")
    weigh_crew = real(4.0, "... or for whom there is no worker")
    weigh_crew_turns = real(0.17)
    weigh_sure = real(0.32, "how surely one is completed if the turns just suffice ...")
    weigh_surer = real(0.35, "... and more with each turn to spare")
    weigh_crowded = real(0.3, "... and if they suffice only without the other one")
    weigh_next = real(1.0, "the turns until one is completed that is not completed now")
    weigh_fresh_b = real(14.0, "what the next one, of B, C or D, brings besides its costs ...")
    weigh_fresh_c = real(18.0)
    weigh_fresh_d = real(23.0)
    weigh_fresh_turns = real(5.0, "... in so many turns")
    # --- what a turn brings on average
    weigh_steps = real(0.19, "on each track")
    weigh_offices = real(0.18)
    weigh_stations = real(0.17)
    weigh_far = real(0.19, "how much less likely a city of the highest level is reached for each rail on the way")
    # --- offers still open
    weigh_flip = real(2.2)
    weigh_exchange = real(2.0)
    weigh_free_rail = real(8.9)
    weigh_free_building = real(5.0)
    weigh_third = real(0.93, "part of a free rail's worth that the turquoise worker's third one has")
    weigh_deals = real(0.6, "part of what the deals to come seem to be worth")
    # --- pieces that leave a mat in a turn
    weigh_rails_go = real(0.55)
    weigh_buildings_go = real(0.94)
    # --- how far it looks
    weigh_places = number("most promising workers and first pieces played through; 16 won no more in 50 games", start=8)
    weigh_pieces = number("the same, with the worker already placed", start=3)

    # --- what `planner.py` works out from that
    hundred = real(0.0, "what $1 is worth")
    rail_cost = reals(MOST_RAILS)
    station_cost = reals(MOST_CITIES)
    way_cost = reals(MOST_CITIES, MOST_CITIES, about="the cheapest way between two cities")
    way_rails = words(MOST_CITIES, MOST_CITIES, about="and its rails")
    fresh = reals(DECKS, PARTS * LONGEST, about="by deck and time left: what a milestone and those after it may bring")


@declared
class Table(Position):
    """The companies by seat, what lies open for all, and the conversation of the turn: what is still owed, and what is
    still offered to the seat that decides."""

    game: RailroadGame
    tables: Tables

    # --- by seat
    money = each(SEATS, number(most=MANY), start=lambda game: [game.setup.money] * game.players)
    shares = each(SEATS, number(most=MANY), start=lambda game: [game.setup.shares] * game.players)
    supply = each(
        SEATS,
        each(COLOUR, number()),
        "workers in the personal supply",
        start=lambda game: [[game.setup.white, *[0] * (COLOUR_COUNT - 1)] for _ in range(game.players)],
        pieces="worker",
    )
    mat = each(SEATS, each(COLOUR, number()), "workers on the mat", pieces="worker")
    rails = each(SEATS, mask(RAILS), start=lambda game: [1 << game.board.start_rail] * game.players)
    stations = each(SEATS, mask(CITIES))
    offices = each(SEATS, mask(SECTORS))
    rails_gone = each(SEATS, number(), "from the mat")
    buildings_gone = each(SEATS, number(), "from the mat")
    trains_up = each(
        SEATS,
        each(TRAINS, number()),
        start=lambda game: [
            [int(train == game.board.start_train) for train in range(len(game.board.trains))]
            for _ in range(game.players)
        ],
        pieces="train",
    )
    trains_down = each(SEATS, each(TRAINS, number()), pieces="train")
    step = each(SEATS, each(TRACK, number()), "on the performance tracks")
    milestones = each(SEATS, each(SLOT, one(MILESTONES)), "those to be completed, -1 where none is", pieces="milestone")
    managers = each(SEATS, each(SLOT, each(COLOUR, number())), "on its milestones", pieces="worker")
    completed = each(SEATS, row(one(MILESTONES), most=MOST_COMPLETED), "milestones, in their order", pieces="milestone")

    # --- what follows from that
    crew = each(SEATS, number(most=MANY), "workers in the supply and on the mat", seen=NOBODY, kept=False)
    have = each(SEATS, mask(OWN), "which own workers there are", seen=NOBODY, kept=False)
    fleet = each(SEATS, mask(FACES), "which trains there are", seen=NOBODY, kept=False)
    cities = each(SEATS, mask(CITIES), "connected", seen=NOBODY, kept=False)
    edge = each(SEATS, mask(RAILS), "rails that touch the network", seen=NOBODY, kept=False)
    wants = each(
        SEATS, each(SLOT, mask(OWN)), "own workers that its milestone still wants as managers", seen=NOBODY, kept=False
    )
    grown = mask(
        SEATS,
        "whose milestones may have become complete since they were looked at",
        start=lambda game: (1 << game.players) - 1,
        seen=NOBODY,
        kept=False,
    )
    in_pool = mask(COLOUR, "colours in the common supply", seen=NOBODY, kept=False)

    # --- for all
    pool = each(
        COLOUR,
        number(),
        "workers in the common supply; white ones beyond those of the seats stay in the box",
        start=lambda game: [0, *game.board.workers[1:]],
        pieces="worker",
    )
    stacks = each(
        TRAINS,
        number(),
        "trains to be taken",
        start=lambda game: [
            0 if train == game.board.start_train else game.stack_size for train in range(len(game.board.trains))
        ],
        pieces="train",
    )
    first_stations = mask(CITIES, "cities whose first slot is taken")
    first_offices = mask(SECTORS, "sectors whose first slot is taken")
    city_tile = each(CITIES, one(CITY_TILES), start=printed_tiles)
    sector_tile = each(SECTORS, one(TELEGRAPH_TILES))
    deal_tile = one(DEALS, "the open deal tile", pieces="deal")
    deal_discards = each(DEALS, number(), pieces="deal")
    deal_deck = deck("deals", DEALS, start=lambda game: [1] * len(game.board.deals), pieces="deal", seen=NOBODY)
    tiles = decks(
        *(
            deck(
                name,
                stack(name),
                start=one_of_each(name),
                tail=MOST_MILESTONES,
                pieces="milestone",
            )
            for name in STACKS
        ),
        about="the decks of milestones B, C and D",
        seen=NOBODY,
        pieces="milestone",
    )
    drawn = row(one(MILESTONES), "drawn, to keep one of them", most=MOST_DRAWN, seen=NOBODY, pieces="milestone")
    drawn_deck = number("from which those were drawn that a sampler deals", start=-1, least=-1, seen=NOBODY, kept=False)
    assets = each(SEATS, one(ASSETS), "by place of the draft: the side lying open, -1 when taken")
    asset_workers = each(SEATS, one(COLOUR), "by place of the draft: the worker on the tile, -1 where none ever lay")
    round = number()
    last_round = number("in which everybody has the last turn, -1 before the end is triggered", start=-1, least=-1)
    slot = number("how far the milestones have been looked through at the end of the turn")

    # --- the conversation of the turn
    action = one(ACTION, "the turn's action, -1 before it is chosen")
    worker = one(COLOUR, "the colour placed in this turn")
    ability = one(COLOUR, "the colour of the placed worker while its ability is unused, else -1")
    owed = number("pieces still to be built or sold by the main action")
    due = number("money owed for the main action", most=MANY)
    icons = number("difficult-terrain icons built on in the action")
    city = one(CITIES, "of the turn's station")
    sector = one(SECTORS, "of the turn's office")
    taken = number("shares taken by the turn's office")
    bonuses = number("first-station bonuses that may be taken")
    tile_left = flag("the telegraph tile's bonus may be taken for a worker")
    steps = number()
    promotions = number()
    paid_promotions = number()
    flips = number()
    train_takes = number()
    exchanges = number()
    free_rails = number()
    paid_rails = number()
    free_stations = number()
    free_offices = number()
    takes = row(number(most=31), "workers to be taken: a mask of colours each", most=MOST_TAKES)
    track = one(TRACK, "whose toll is owed")
    back = one(PHASES, "the phase in which a toll is owed", start=0)
    deal_due = flag("a deal icon was built on")
    deals_left = number("how many deals the deciding seat may still take")
    deals_taken = mask(SIDE, "the sides it took")
    sold = flag("something was sold or hired in this move, so the turn does not end by itself", seen=NOBODY, kept=False)

    # --- for the set-up alone
    heap = deck(
        "set-up", CITY_TILES, "what is dealt from", start=lambda game: [], scratch=True, seen=NOBODY, kept=False
    )
    coin = deck(
        "coin", CITY_TILES, "for the sides of tiles", start=lambda game: [], scratch=True, seen=NOBODY, kept=False
    )


@declared
class Thinking(Constants):
    """Room for the planner's thoughts, and what it remembers, each at a place that its key tells."""

    turns = real(-1.0, "after the present one, for which goals and climbs are remembered")
    identity = number("of the tables for which they are", most=1 << 40)
    thought = number("counts the changes of that", most=1 << 40)
    way = mask(RAILS, "of the way that was looked for last")
    counts = reals(TRACK_COUNT, about="expected at the end: what each track multiplies")
    at = grid(TRACK_COUNT, about="steps while a climb is tried")
    have = grid(COLOUR_COUNT, about="workers not yet promised to a milestone")
    strange = number("managers of a colour not at hand, of those counted last")
    started = number("turns begun in thought")
    promise = reals(MOST_STARTED, about="by turn begun, how the seat then stands")
    start_place = grid(MOST_STARTED, about="the worker placed")
    start_step = grid(MOST_STARTED, about="and the first step, -1 where all happened by itself")

    goal_key = words(REMEMBERED)
    goal = reals(REMEMBERED)
    climb_key = words(REMEMBERED)
    climb = reals(REMEMBERED)
    climb_counts = reals(REMEMBERED, TRACK_COUNT)
    plan_key = words(REMEMBERED)
    plan_cost = reals(REMEMBERED, about="points that it takes to meet a milestone's conditions")
    plan_turns = reals(REMEMBERED)
    plan_rails = words(REMEMBERED, about="the network after it")
    plan_cities = words(REMEMBERED)
    plan_stations = words(REMEMBERED)
