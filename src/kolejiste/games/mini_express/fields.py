"""What lies on the table in Mini Express, each thing declared once, and the tables that its rules look things up in.

Companies, cities, spaces, ports and tokens are numbers of the game's tables. Sets of cities are masks; a set of spaces
has a word for each 64 of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolejiste.core.engine import Constants, Position
from kolejiste.core.fields import (
    NOBODY,
    SEATS,
    Axis,
    How,
    boards,
    deck,
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
    wide,
    words,
)
from kolejiste.core.masks import mask as mask_of

from .components import (
    MOST_CITIES,
    MOST_LENGTH,
    MOST_PEOPLE,
    MOST_POOL,
    MOST_PORTS,
    MOST_SPACES,
    MOST_TOKENS,
    SPIKES,
)
from .geography import CLOCK, WIDTH
from .rules.figures import COMPANIES, DIRECTIONS, MOST_DEPTH, MOST_HALVES, MOST_INFLUENCE, PARTS, VOID, WIDE

if TYPE_CHECKING:
    from .game import MiniGame

COMPANY = Axis("companies", COMPANIES, lambda game: game.companies)
CITY = Axis("cities", MOST_CITIES, lambda game: game.land.cities)
SPACE = Axis("spaces", MOST_SPACES, lambda game: game.land.names)
PORT = Axis("ports", MOST_PORTS, lambda game: game.land.ports)
TOKEN = Axis("demand tokens", MOST_TOKENS, lambda game: game.token_names)
BAG = Axis("automa tokens", MOST_TOKENS + 1, lambda game: game.automa_faces)
SPIKE = Axis("states of the Golden Spike", len(SPIKES), lambda game: SPIKES)
MOST_PIECES = 100  # trains or shares of a company
MOST_PICKS = 2 * MOST_PEOPLE
MOST_PARTS = 2 * COMPANIES  # of networks
MOST_SEATS = MOST_PEOPLE + 1
SCRATCH = How(seen=NOBODY, kept=False, scratch=True)
MOST_ACTIONS = COMPANIES * (MOST_CITIES + 1)  # a share or a city for each company, or none
MOST_TRIED = MOST_PORTS  # moves that are tried of one decision


def of_game(name: str) -> Any:
    return lambda game: getattr(game, name)


def of_rules(name: str) -> Any:
    return lambda game: getattr(game.rules, name)


def of_land(name: str) -> Any:
    return lambda game: getattr(game.land, name)


def first(name: str) -> Any:
    """The first move number of a kind of action."""
    return lambda game: getattr(game.numbering, name)


def ways_on(game: MiniGame) -> list[list[int]]:
    """By city and space, the directions in which a shortest way goes on, as bits."""
    towards = game.land.towards
    return [
        [mask_of(towards[x].index(y) for y in onward) for x, onward in enumerate(spaces)] for spaces in game.land.onward
    ]


def first_steps(game: MiniGame) -> list[list[int]]:
    """By city and space, where the automa's track sets out; only automas ask for it."""
    land = game.land
    if not game.automas:
        return [[-1] * land.size] * land.city_count
    return [[land.first_step(x, city) for x in range(land.size)] for city in range(land.city_count)]


@declared
class Tables(Constants):
    """The map, the tokens and the numbers of the rulebook, as rules need them."""

    players = number(start=of_game("players"))
    people = number(start=of_game("people"))
    experts = flag(start=of_game("experts"))
    frugal = flag(start=of_game("frugal"))
    hard = flag(start=of_game("hard"))
    brutal = flag(start=of_game("brutal"))
    two_columns = flag(start=of_game("two_columns"))
    golden_spike = flag(start=of_game("golden_spike"))

    aside = number("starting shares of each company", start=lambda game: game.setup.aside)
    bonus = number("track length for each of them that nobody took", start=lambda game: game.setup.bonus)
    refill = number(start=of_rules("refill"))
    pool_most = number(start=of_rules("pool_most"))
    length_most = number(start=of_rules("length_most"))
    exhausted_ends = number(start=of_rules("exhausted_ends"))
    values: list[list[int]] = grid(
        3, MOST_LENGTH + 1, about="of a share, by column and track length", start=of_game("columns")
    )

    cities = number(start=of_land("city_count"))
    ports = number(start=lambda game: len(game.land.ports))
    width = number("words of a set of spaces", start=lambda game: (game.land.size + 63) // 64)
    all_cities = mask(CITY, start=of_land("all_cities"))
    capacity: list[int] = grid(MOST_CITIES, start=of_game("capacity"))
    city_space: list[int] = grid(MOST_CITIES, start=of_land("city_space"))
    port_space: list[int] = grid(MOST_PORTS, start=of_land("port_space"))
    start_space: list[int] = grid(COMPANIES, start=of_land("start_space"))
    beside: list[list[int]] = grid(
        MOST_SPACES, DIRECTIONS, about="neighbours by direction, ascending", start=of_land("towards")
    )
    around: list[list[int]] = words(MOST_SPACES, WIDTH, about="all neighbours", start=of_land("around"))
    clock: list[int] = grid(
        DIRECTIONS, most=DIRECTIONS, about="the directions, clockwise from north", start=lambda game: CLOCK
    )
    distance: list[list[int]] = grid(MOST_CITIES, MOST_SPACES, about="in trains", start=of_land("distance"))
    onward: list[list[int]] = grid(
        MOST_CITIES, MOST_SPACES, about="directions of shortest ways", most=63, start=ways_on
    )
    fringe: list[list[list[int]]] = words(
        MOST_CITIES, MOST_POOL + 1, WIDTH, about="landscape so many trains from a city", start=of_land("fringe")
    )
    within: list[list[int]] = words(
        MOST_SPACES, MOST_POOL + 1, about="cities in reach of so many trains", start=of_land("within")
    )
    first_step: list[list[int]] = grid(MOST_CITIES, MOST_SPACES, most=DIRECTIONS, start=first_steps)
    spike_east = number(start=of_game("spike_east"), least=-1)
    spike_west = number(start=of_game("spike_west"), least=-1)
    spike_bonus = number(start=of_game("spike_bonus"))

    token_first: list[int] = grid(MOST_TOKENS, start=of_game("token_first"))
    token_second: list[int] = grid(MOST_TOKENS, about="-1 where it is wild", start=of_game("token_second"))
    automa_kinds = number("without the one that refreshes", start=lambda game: len(game.automa_tokens))
    automa_counts: list[int] = grid(MOST_TOKENS, start=of_game("automa_counts"))
    company_steps: list[int] = grid(MOST_TOKENS, start=lambda game: [company for company, _ in game.automa_tokens])
    city_steps: list[int] = grid(MOST_TOKENS, start=lambda game: [city for _, city in game.automa_tokens])
    refresh = number(start=of_game("refresh"))
    share_below = number(start=of_game("share_below"))

    draft = number(start=first("draft"))
    draft_two = number(start=first("draft_two"))
    draft_both = number(start=first("draft_both"))
    take = number(start=first("take"))
    build = number(start=first("build"))
    lay = number(start=first("lay"))
    spaces: list[int] = grid(MOST_SPACES, about="the space of each move that lays a track", start=first("spaces"))
    lay_of: list[int] = grid(MOST_SPACES, about="the move that lays a track over each space", start=first("lay_of"))
    gain = number(start=first("gain"))
    west = number(start=first("west"))
    port = number(start=first("port"))
    pass_ = number(start=first("pass_"))
    automa = number(start=first("automa"))


@declared
class Thinking(Constants):
    """What the planner weighs, the tables made from that (`planner.prepare`), and room for the decision at hand.

    Weights marked "fitted" are averages over some 400 games of the planner with itself, in all modes. The others were
    tuned in 1,500 to 2,500 games in which every seat had its own mixture of lower, middle and higher values. What the
    eastern branch of the Golden Spike or a port may still bring was weighed too and gained nothing (of three: 33.3 %,
    960 games, and 31.2 %, 768 games, both refused by a test of 0.333 to 0.363).
    """

    # Actions to come in all: by shares left in the company nearest to exhaustion and in the next one, and a constant.
    actions_first = real(2.4, "fitted")
    actions_second = real(3.9, "fitted")
    actions_more = real(-2.0, "fitted")
    experts_first = real(4.9, "fitted: the first exhausted company ends it")
    experts_second = real(2.0, "fitted")
    experts_more = real(-6.0, "fitted")
    least_actions = real(2.0)
    growth = real(0.2, "track length that a company gains with each action to come (fitted: 0.19 to 0.26)")
    growth_solo = real(
        0.1, "too little, but it wins more: at railwayman 66 % with 0.12 and 61 % with 0.2 (1,500 games)"
    )
    pool_growth = real(0.3, "more for each train in the pool above two; fitted 0.5, but less wins more")
    pool_soon = real(6.0, "with fewer actions to come the pool will not all be built")
    last_trains = real(0.6, "length gained with each train of a pool that is never filled again")
    # How far influence may shift between two seats: the scale of a logistic curve, by the root of the actions to come.
    spread = real(0.2)
    spread_root = real(0.3)
    spread_root_solo = real(0.16, "the automa never spends any")
    broke = real(0.5, "part of a share's value that remains without influence, while there is time to gain some")
    buying = real(0.5, "influence as means to buy shares, in parts of a share's value ...")
    half = real(5.0, "... half of it with so much influence ...")
    buying_soon = real(8.0, "... and less of it with fewer actions to come")
    turn = real(2.5, "points that any turn brings; a share at hand counts only by what it brings more")
    at_hand: list[float] = reals(
        MOST_PEOPLE,
        about="how surely a share is taken, by turns until then",
        start=lambda game: [0.42, 0.33, 0.28, 0.25, 0.2],
    )
    rivals = real(0.8, "what the rivals' scores count against one's own, in part the best one's, in part the average")
    rivals_solo = real(0.25, "the automa goes its own way: at railwayman 70 % with 0.3 and 63 % with 0.5 (1,500 games)")
    best = real(0.45, "the part of the best one's")
    win = real(100.0, "points that a victory is worth, once the game is over")
    # So many moves are answered, unless they are too far behind the best: 40 % (36 to 45, 450 games of three) against
    # two with 4 and 3.0, where 33 % is even.
    margin = real(4.5)
    static = real(0.3, "what the value before the answers counts: others may answer otherwise")
    handed = real(0.2, "part that counts of what the next seat gains by a share that has become cheap")

    tried = number("moves looked at closely, of those that look best at first sight", start=9)
    answers = number("the same for the answers of others", start=3)
    deep = number("moves that are answered", start=6)
    lookahead = number("seats that answer", start=2)
    horizon = real(
        1.0, "part of the actions to come that it reckons with: who sees none counts what shares are worth now"
    )
    # Where any action ends the game all are tried, and a share that ends it always is: of two experienced players it
    # wins 51.2 % (±0.6, 1,200 games, seeds 55000 to 55599) against one without; of three or four it is even.
    last = flag(start=True)
    # The second action is thought through when the first is chosen: 63.3 % (±8.2, 128 games, seed 20000), and together
    # with an earlier `last` 64.8 % (±7.1, 128 games, LLR 4.66 of 0.50 to 0.55, seed 41000), against one without it.
    whole = flag(start=True)
    # Points that each place behind the second costs, once the game is over: one among three without it comes to place
    # 2.48 on average instead of 2.50, and wins hardly less often (24.8 %, ±0.2, 1,600 games, seeds 58000 to 58399).
    place = real(10.0)
    fond = real(0.0, "points that it sees in a share besides what it is worth")
    # Points that each action of one's own to come brings besides what is in prospect, for forecasts; fitted.
    later = real(4.3)
    later_experts = real(1.5)
    later_solo = real(3.5)

    most = number("steps of the smoothed share values")
    columns: list[list[float]] = reals(3, PARTS * MOST_LENGTH + 1, about="share values, smoothed")
    used: list[float] = reals(MOST_INFLUENCE + 1, about="by influence, how much of its worth for buying")
    lost: list[list[float]] = reals(
        MOST_POOL + 1, MOST_INFLUENCE + 1, about="by price and influence, how much of that a share costs"
    )
    curves: list[list[float]] = reals(
        MOST_HALVES,
        2 * WIDE + 1,
        about="by half actions to come and gap in influence, the chance that who has so much more has more at the end",
    )
    growing = real(0.0, "the growth of this game")
    coming = real(0.0, "what an action to come brings in this game")
    best_rival = real(0.0)
    each_rival = real(0.0)

    # The decision at hand. Of values in a company the first ones are those of now, the last those of a change.
    influence: list[int] = grid(MOST_SEATS, about="everybody's in a company")
    value: list[list[float]] = reals(
        COMPANIES + 1, MOST_SEATS, about="what one share is worth at the end, by company and seat"
    )
    means: list[list[float]] = reals(COMPANIES + 1, MOST_SEATS, about="what the influence is worth for buying more")
    score: list[float] = reals(MOST_SEATS, about="what each may expect")
    weight: list[float] = reals(MOST_SEATS, about="what a change for each seat means to the one that thinks")
    gain: list[float] = reals(COMPANIES, about="what an influence more in each company brings")
    built: list[list[float]] = reals(COMPANIES, MOST_POOL + 1, about="what a track of so many trains brings")
    is_built: list[list[int]] = grid(COMPANIES, MOST_POOL + 1, about="whether that has been worked out", most=1)
    sight: list[float] = reals(MOST_TRIED, about="what each move is worth at first sight")
    moves: list[list[int]] = grid(MOST_DEPTH, MOST_TRIED, about="the moves to try, at each depth")
    actions: list[int] = grid(MOST_ACTIONS, about="all actions, to try them where any one ends the game")
    worth: list[float] = reals(MOST_TRIED, about="what each of them is worth")
    token_at = real(0.5, "where between 0 and 1 the automa's last token came from")
    boards = boards(2 * MOST_DEPTH, "at each depth the position, and the best one after it")


@declared
class Table(Position):
    """The companies, the map, the seats, the variants and the automa, then what the turn waits for."""

    game: MiniGame
    tables: Tables
    thinking: Thinking

    pool = each(
        COMPANY,
        number(most=MOST_POOL),
        "trains in the pool",
        start=lambda game: [game.rules.pool] * COMPANIES,
        pieces="train",
    )
    supply = each(
        COMPANY,
        number(most=MOST_PIECES),
        "trains in the supply",
        start=lambda game: [game.rules.trains - 1 - game.rules.pool] * COMPANIES,
        pieces="train",
    )
    stock = each(
        COMPANY,
        number(most=MOST_PIECES),
        "shares in the pool",
        start=lambda game: [game.setup.pool] * COMPANIES,
        pieces="share",
    )
    aside = each(
        COMPANY,
        number(most=MOST_PIECES),
        "starting shares set aside",
        start=lambda game: [game.setup.aside] * COMPANIES,
        pieces="share",
    )
    boxed = each(
        COMPANY,
        number(least=-1000, most=1000),
        "shares out of the game",
        start=lambda game: [game.rules.shares - game.setup.pool - game.setup.aside] * COMPANIES,
        seen=NOBODY,
        kept=False,
        pieces="share",
    )
    out = mask(COMPANY, "whose share pool is exhausted", seen=NOBODY, kept=False)
    length = each(COMPANY, number(most=MOST_LENGTH), "track length")
    net = each(
        COMPANY,
        wide(SPACE),
        "spaces with its trains",
        start=lambda game: [game.spread(1 << x) for x in game.land.start_space],
        kept=False,
    )
    here = each(COMPANY, mask(CITY), "cities with its train", seen=NOBODY, kept=False)
    edge = each(
        COMPANY,
        wide(SPACE),
        "spaces beside its network",
        start=lambda game: [list(game.land.around[x]) for x in game.land.start_space],
        seen=NOBODY,
        kept=False,
    )
    reach: list[list[int]] = words(
        COMPANIES,
        MOST_POOL + 1,
        about="cities within so many trains of its network",
        start=lambda game: [list(game.land.within[x]) for x in game.land.start_space],
    )

    tokens = each(CITY, one(TOKEN), "the demand token that lies or lay there", kept=False)
    open = mask(CITY, "those with a demand token", kept=False)
    capacity = each(
        CITY, number(most=COMPANIES), "how many more may come", start=of_game("capacity"), seen=NOBODY, kept=False
    )
    demand = deck("demand", TOKEN, "those in the box", start=of_game("demand_counts"), seen=NOBODY, kept=False)

    shares = each(SEATS, each(COMPANY, number(most=MOST_PIECES), zeros=True), pieces="share")
    influence = each(SEATS, each(COMPANY, number(), zeros=True), start=of_game("start_influence"))
    picks = row(one(COMPANY), "companies picked in the draft, in order", most=MOST_PICKS)

    # What snapshots have in parts of their own, written by hand, is not kept by itself.
    ports = each(PORT, one(COMPANY), "the company in each")
    spike = one(SPIKE, start=VOID, kept=False)
    east = one(COMPANY, "that of the eastern branch", pieces="train", kept=False)
    west = one(COMPANY, "that of the western branch", pieces="train", kept=False)
    marker_company = one(COMPANY, "the automa's company marker", start=0, kept=False)
    marker_city = number(
        "the number of the city with the automa's city marker, 0 off the map", most=MOST_CITIES, kept=False
    )
    bag = deck("automa", BAG, "the automa's tokens", start=lambda game: [*game.automa_counts, 0])

    company = one(COMPANY, "that of the track being built", kept=False)
    city = one(CITY, "into which it is built", kept=False)
    path = row(one(SPACE), "landscape laid for it", most=MOST_POOL, kept=False)
    ending = flag("the round is the last one")
    idle = number("turns in a row in which nothing could be done")
    left = number("actions left in the turn after this one (experienced players)", most=1)
    used = one(COMPANY, "that of the turn's first action (experienced players)")

    ways = row(one(SPACE), "over which the track may go on", most=COMPANIES * MOST_POOL, **SCRATCH)
    trial = row(one(SPACE), "a way that is tried", most=MOST_POOL, **SCRATCH)
    left_over: list[int] = grid(COMPANIES, about="trains in each supply after it", scratch=True)
    network: list[int] = words(WIDTH, about="spaces of a company", scratch=True)
    parts: list[list[int]] = words(MOST_PARTS, WIDTH, about="connected parts of networks", scratch=True)
    part_count = number(most=MOST_PARTS, **SCRATCH)
    rim = row(one(SPACE), "from where a part grows", most=MOST_PIECES, **SCRATCH)
    east_side: list[int] = words(WIDTH, about="spaces joined to the eastern city", scratch=True)
    west_side: list[int] = words(WIDTH, about="spaces joined to the western city", scratch=True)
    far_side: list[int] = words(WIDTH, about="spaces of the branch that a track came to", scratch=True)
