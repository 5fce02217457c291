"""What lies on the table in Ticket to Ride, each thing declared once, and the tables that its rules look things up in.

Cards, routes, cities, tickets and souvenir kinds are numbers of the board's tables; the wild card is the last of the
cards. At the end stands the scratch paper of the final reckoning, the planner and the sampler.
"""

from __future__ import annotations

from itertools import count as count_from
from typing import TYPE_CHECKING, Any

from kolejiste.core import sets
from kolejiste.core.engine import Constants, Position
from kolejiste.core.fields import (
    NOBODY,
    OWNER,
    SEATS,
    Axis,
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
from kolejiste.core.fields import deck as deck_of
from kolejiste.core.kinds import Natural
from kolejiste.core.masks import mask as mask_of

from .components import (
    MOST_CITIES,
    MOST_CLAIMS,
    MOST_COLOURS,
    MOST_EACH,
    MOST_FACE_UP,
    MOST_KINDS,
    MOST_LENGTH,
    MOST_OFFERED,
    MOST_REVEALED,
    MOST_ROUTES,
    MOST_STATIONS,
    MOST_TICKETS,
    MOST_TRAINS,
    MOST_WILDS,
)
from .prices import PLANS
from .sizes import (
    MOST_BOUNDS,
    MOST_DIVING,
    MOST_HOPE,
    MOST_MET,
    MOST_PARTS,
    MOST_STEPS,
    MOST_WAITING,
    NEVER,
)

if TYPE_CHECKING:
    from .game import TicketsGame

MOST_CARDS = MOST_COLOURS + 1
MOST_HELD = MOST_EACH + MOST_WILDS  # cards of one colour, wild ones counted
MOST_PAYMENTS = 6 * (6 * MOST_COLOURS + 1)  # ways to pay for a station
MOST_MOVES = 300 + MOST_CLAIMS + (MOST_KINDS + 2) * MOST_CITIES + MOST_PAYMENTS
ROUTE_WORDS = sets.width(MOST_ROUTES)
CITY_WORDS = sets.width(MOST_CITIES)
TIE_BREAKS = ("tickets", "stations", "trail")  # by number

CARDS = Axis("cards", MOST_CARDS, lambda game: game.board.faces)
CITIES = Axis("cities", MOST_CITIES, lambda game: game.board.cities)
ROUTES = Axis("routes", MOST_ROUTES, lambda game: game.board.routes)
TICKETS = Axis("tickets", MOST_TICKETS, lambda game: game.board.tickets)
KINDS = Axis("souvenir kinds", MOST_KINDS, lambda game: game.board.kinds)
SLOTS = Axis("face-up cards", MOST_FACE_UP, lambda game: game.board.rules.face_up, Natural)
STATIONS = Axis("stations", MOST_STATIONS, lambda game: len(game.board.rules.station_cards), Natural)
OWN = Axis("routes of a seat", MOST_TRAINS, lambda game: MOST_TRAINS, Natural)
OFFERED = Axis("offered tickets", MOST_OFFERED, lambda game: game.most_offered, Natural)


SERIAL = count_from(1)
FEW_TRAINS = 30
NEVER_SO_LONG = 99  # longer than any route


def of_board(name: str) -> Any:
    return lambda game: getattr(game.board, name)


def of_rules(name: str) -> Any:
    return lambda game: getattr(game.board.rules, name)


def of_scoring(name: str) -> Any:
    return lambda game: getattr(game.board.edition.scoring, name)


def count(name: str) -> Any:
    """How many the board has of something."""
    return lambda game: len(getattr(game.board, name))


def first(name: str) -> Any:
    """The first move number of a kind of action."""
    return lambda game: getattr(game.numbering, name)


def by_trains(many: float, few: float) -> Any:
    """A weight where trains are many, as in Europe, and one where they are few, as in the city games."""
    return lambda game: many if game.board.rules.trains > FEW_TRAINS else few


def station_payment(column: int) -> Any:
    return lambda game: [payment[column] for payment in game.numbering.station_payment]


def _sets(game: TicketsGame, chosen: Any, sizes: range) -> list[list[int]]:
    """By number: the routes that are chosen for it, in words."""
    board = game.board
    routes = range(len(board.routes))
    return [
        sets.spread(mask_of(route for route in routes if chosen(board, route, size)), ROUTE_WORDS) for size in sizes
    ]


def within_length(game: TicketsGame) -> list[list[int]]:
    return _sets(game, lambda board, route, size: board.length[route] <= size, range(MOST_LENGTH + 1))


def within_wilds(game: TicketsGame) -> list[list[int]]:
    return _sets(game, lambda board, route, size: board.wilds[route] <= size, range(MOST_LENGTH + 1))


def in_colour(game: TicketsGame) -> list[list[list[int]]]:
    def reached(colour: int) -> Any:
        return lambda board, route, size: (
            board.colour[route] in (-1, colour) and board.wilds[route] < board.length[route] <= size
        )

    return [_sets(game, reached(colour), range(MOST_HELD + 1)) for colour in range(len(game.board.colours))]


def first_in_colour(game: TicketsGame) -> list[list[int]]:
    board, numbering = game.board, game.numbering
    return [
        [
            numbering.claim + first + (colour * (board.length[route] - board.wilds[route]) if own < 0 else 0)
            for colour in range(len(board.colours))
        ]
        for route, (first, own) in enumerate(zip(numbering.first_of_route, board.colour, strict=True))
    ]


def wild_claim(game: TicketsGame) -> list[int]:
    ends = [*game.numbering.first_of_route[1:], len(game.numbering.claim_route)]
    return [game.numbering.claim + end - 1 for end in ends]


@declared
class Tables(Constants):
    """The map, the cards, the tickets and the numbers of the rulebook, as rules need them."""

    players = number(start=lambda game: game.players)
    cities = number(start=count("cities"))
    routes = number(start=count("routes"))
    tickets = number(start=count("tickets"))
    kinds = number("souvenir kinds", start=count("kinds"))
    wild = number("the wild card; the cards before it are the colours", start=of_board("wild"))
    city_words = number(start=lambda game: sets.width(len(game.board.cities)))
    route_words = number(start=lambda game: sets.width(len(game.board.routes)))

    a = grid(MOST_ROUTES, about="a city of each route", start=of_board("a"))
    b = grid(MOST_ROUTES, about="its other city", start=of_board("b"))
    length = grid(MOST_ROUTES, start=of_board("length"))
    colour = grid(MOST_ROUTES, about="-1 for grey", start=of_board("colour"))
    wilds = grid(MOST_ROUTES, about="spaces that only a wild card pays", start=of_board("wilds"))
    tunnel = grid(MOST_ROUTES, most=1, start=lambda game: [int(tunnel) for tunnel in game.board.tunnel])
    points = grid(MOST_ROUTES, start=of_board("points"))
    twin = grid(MOST_ROUTES, about="the other line of a double route, or -1", start=of_board("twin"))
    longest = number("the longest route", start=of_board("longest"))
    degree = grid(
        MOST_CITIES, about="how many routes end in a city", start=lambda game: [len(r) for r in game.routes_at]
    )
    routes_at = grid(MOST_CITIES, MOST_ROUTES, about="which they are", start=lambda game: game.routes_at)
    # Sets of routes: those not longer than so much, with no more wild spaces, and those that so many cards of a colour,
    # wild ones counted, would pay.
    within_length = words(MOST_LENGTH + 1, ROUTE_WORDS, start=within_length)
    within_wilds = words(MOST_LENGTH + 1, ROUTE_WORDS, start=within_wilds)
    in_colour = words(MOST_COLOURS, MOST_HELD + 1, ROUTE_WORDS, start=in_colour)

    card_counts = grid(MOST_CARDS, start=of_board("card_counts"))
    ticket_a = grid(MOST_TICKETS, start=of_board("ticket_a"))
    ticket_b = grid(MOST_TICKETS, start=of_board("ticket_b"))
    ticket_points = grid(MOST_TICKETS, start=of_board("ticket_points"))
    ticket_long = grid(MOST_TICKETS, most=1, start=lambda game: [int(long) for long in game.board.ticket_long])
    souvenir_points = grid(MOST_KINDS + 1, about="by how many kinds are owned", start=of_board("souvenir_points"))
    fixed_piles = number(start=count("fixed_piles"))
    fixed_pile = grid(MOST_CITIES, about="the cities where they lie", start=of_board("fixed_piles"))
    pile = number("tokens of a souvenir pile", start=lambda game: game.board.pile(game.players))
    placed_tokens = number("tokens of a pile that a player places", start=lambda game: game.placed_tokens)

    trains = number(start=of_rules("trains"))
    hand = number(start=of_rules("hand"))
    face_up = number(start=of_rules("face_up"))
    reset_at = number(start=of_rules("reset_at"))
    deal_long = number(start=of_rules("deal_long"))
    deal_regular = number(start=of_rules("deal_regular"))
    keep_first = number(start=of_rules("keep_first"))
    to_box = flag(
        "first tickets that are not kept go to the box", start=lambda game: game.board.rules.first_return == "box"
    )
    draw_tickets = number(start=of_rules("draw_tickets"))
    most_offered = number(start=lambda game: game.most_offered)
    keep_drawn = number(start=of_rules("keep_drawn"))
    end_at = number(start=of_rules("end_at"))
    tunnel_cards = number(start=of_rules("tunnel_cards"))
    stations = number(start=lambda game: len(game.board.rules.station_cards))
    station_cards = grid(MOST_STATIONS, start=of_rules("station_cards"))
    doubles_open = flag("both lines of a double route may be claimed", start=lambda game: game.doubles_open)
    unused_station = number(start=of_scoring("unused_station"))
    longest_trail = number(start=of_scoring("longest_trail"))
    tie_breaks = number(start=lambda game: len(game.board.edition.scoring.tie_breaks))
    tie_break = grid(
        len(TIE_BREAKS),
        start=lambda game: [TIE_BREAKS.index(name) for name in game.board.edition.scoring.tie_breaks],
    )
    trails_count = flag("for the bonus or for a tie", start=lambda game: game.trails_count)

    pass_turn = number(start=first("pass_"))
    draw_blind = number(start=first("draw_blind"))
    first_face_up = number(start=first("face_up"))
    draw_offer = number(start=first("draw_tickets"))
    first_keep = number(start=first("keep"))
    first_claim = number(start=first("claim"))
    first_build = number(start=first("build"))
    first_pay_station = number(start=first("pay_station"))
    first_pay_tunnel = number(start=first("pay_tunnel"))
    withdraw = number(start=first("withdraw"))
    first_place = number(start=first("place"))
    first_take = number(start=first("take"))
    verb = grid(MOST_MOVES, most=20, start=first("verb"))
    claim_route = grid(MOST_CLAIMS, start=first("claim_route"))
    claim_colour = grid(MOST_CLAIMS, start=first("claim_colour"))
    claim_wilds = grid(MOST_CLAIMS, start=first("claim_wilds"))
    first_of_route = grid(MOST_ROUTES, start=first("first_of_route"))
    first_in_colour = grid(
        MOST_ROUTES, MOST_COLOURS, about="the claim in a colour with the fewest wild cards", start=first_in_colour
    )
    wild_claim = grid(MOST_ROUTES, about="the claim with wild cards alone", start=wild_claim)
    payments = number("ways to pay for a station", start=lambda game: len(game.numbering.station_payment))
    payment_cards = grid(MOST_PAYMENTS, start=station_payment(0))
    payment_colour = grid(MOST_PAYMENTS, start=station_payment(1))
    payment_wilds = grid(MOST_PAYMENTS, start=station_payment(2))

    # The planner's weights. Percentages are win shares in self-play, from 600 games or more, intervals about 3 either
    # way. Prices without one were tried half and double and made no difference.
    # The network (`network.py`): prices are whole numbers, 256 for a train.
    claim_price = real(1.0, "a claim is a turn")
    tunnel_price = real(0.8)
    ferry_price = real(0.7, "for each space that only a wild card pays")
    point_discount = real(0.5, "for each point of the route: 56 % against 0.35, 54 % against 0.6")
    frugal_discount = real(0.15, "when trains are short: 55 % against the one price list")
    comfort = real(0.85, "a plan that needs a larger part of the trains is made again by the frugal prices")
    borrow_price = real(7.0, "a station: its turn, its cards, and what it is worth unbuilt")
    rescue_price = real(1.5, "a station for a ticket that is lost otherwise: 51 % against none")
    souvenir_discount = real(0.6, "53 % (two seats) and 56 % (four) against 1.5")
    least_price = real(0.3)
    sight = number("unmet tickets that are thought of at a time", start=99)

    # Payments (`purse.py`).
    wild_harm = real(0.5, "a wild card where a colour would do")
    needed_harm = real(1.2, "a card that another planned route needs")
    spare_cost = real(0.3, "a card that none needs")
    failure_cost = real(3.0, "a tunnel that asks for more than one has: the turn")

    # How long it takes. So foreseen, the turns left are right within one on average from 14 turns before the end on.
    pace = real(1.7, "useful cards a turn of drawing brings")
    useful = real(0.7, "the part of a rival's cards that fit its routes")
    trains_a_claim = real(3.3)

    # Tickets (`planner.py`).
    turn_worth = real(2.2, "points that a turn brings elsewhere: 54 % against 1.8; more gains nothing")
    claim_risk = real(0.02, "how much less likely each planned claim makes a ticket: 53 % with four seats against 0.03")
    late_risk = real(0.1, "the same for each turn beyond the probable end")
    # Where trains are few, a detour is soon too long. In San Francisco the smaller room won 27.1 % with four seats and
    # 50.8 % with two (4,800 and 2,400 games, 0.7 and 1.1 either way) against that of Europe, where it won 43 %.
    tight_risk = real(
        by_trains(0.02, 0.05),
        "the same for each train beyond `roomy`: 9 in 10 tickets are met with four seats, 7 in 8 without",
    )
    roomy = real(by_trains(0.8, 0.56), "the part of the trains that a plan may take without being tight")
    station_worth = real(6.0, "points that a planned station costs with its turn and cards")
    more_tickets_trains = real(0.5, "further tickets only with this part of the trains left ...")
    more_tickets_rounds = number("... and so many turns; drawing later costs a point or more a game", start=14)
    appetite = number("so many further tickets in any case", start=0)

    # Claims.
    score_pace = real(1.5, "cards that a turn brings for a route that no ticket asks for")
    tunnel_chance = real(0.6, "try a planned tunnel with this chance; 0.45 and 0.75 play as well")
    hurry = number("so many turns before the end claim whatever can be paid; 3 loses four points a game", start=5)
    scarce = number("so few cards to draw: everybody is saving, and only claims bring cards back", start=6)
    scramble = number(
        "so many turns before the end stop drawing for tickets: against 3, 50.5 % in Europe and 50.9 in San Francisco"
        " (3,000 and 4,000 games, 0.4 either way), there 25.8 % with four seats",
        start=1,
    )
    carelessness = real(0.0, "harm to other planned routes that a claim may do")
    station_turns = number("so many turns more than stations to build are left when the first is built", start=1)
    watches = number("whether the rivals' trains are watched", start=1)
    impulse = number(
        "a route so long is claimed whenever it can be paid, planned or not: in San Francisco the Golden Gate ferry"
        " wins 57.0 and 31.4 % with two and four seats (2,000 and 4,000 games, 1.6 and 1.1 either way) against never, 4"
        " loses 48.5 %",
        start=by_trains(NEVER_SO_LONG, 5),
    )
    tempted = number(
        "the longest such route that is open is wanted, too, once no more cards than this are missing for it", start=0
    )
    blocking = real(0.0, "how much a route that rivals seem to need draws claims")

    # The trail. A station for a ticket that claims would meet too late was tried, too, and gave nothing (50 %).
    trail_point = real(
        2.0,
        "a route at an end of the own trail, for each train, and the bonus in the last turn: 61 and 35 % with two and"
        " four seats (3,000 and 2,000 games, 1.2 and 1.5 either way) against 0; 4 plays as well",
    )
    trail_reach = number("no more if one trail is so much longer than the other; 8 and 20 play as well", start=12)

    # Cards: 1 is a card that a planned route needs.
    memory = number("whether it remembers what was discarded and what others took", start=1)
    shortage = real(0.05, "more for each card missing of the colour")
    any_colour = real(0.4, "a card of any colour while grey routes are planned")
    covet = real(
        0.0, "more for a card towards a tempting route, if one is missing; a fourth of it if two are, and so on"
    )
    junk = real(0.25)
    wild_worth = real(
        1.05,
        "a face-up wild card, the whole draw: 54.8 % (4,800 games) against 1.5 in San Francisco; alike in Europe",
    )
    ferry_wild = real(0.5, "more when a planned ferry misses one")
    blind_wild = real(1.8, "drawn from the deck it is one card of two: 53 % against 1.4")
    base_price = grid(2, MOST_ROUTES, most=1 << 30, about="by prices that love long routes, and by frugal ones")
    serial = number("tells the tables of one game from those of others", start=lambda game: next(SERIAL), most=1 << 40)


def regular(game: TicketsGame) -> list[int]:
    return [not long for long in game.board.ticket_long]


def long_ones(game: TicketsGame) -> list[int]:
    return [int(long) for long in game.board.ticket_long]


def every_city(game: TicketsGame) -> int:
    return (1 << len(game.board.cities)) - 1 if game.board.rules.station_cards else 0


def every_route(game: TicketsGame) -> list[list[int]]:
    return [sets.spread((1 << len(game.board.routes)) - 1, ROUTE_WORDS) for _ in range(game.players)]


def all_trains(game: TicketsGame) -> list[int]:
    return [game.board.rules.trains] * game.players


@declared
class Table(Position):
    """The cards, the tickets and the souvenirs, then what each seat has, then what the turn waits for."""

    game: TicketsGame
    tables: Tables

    discards = each(CARDS, number(most=500), pieces="card")
    face_up = each(SLOTS, one(CARDS), "card by slot, none where none is left", pieces="card")
    stays = flag("the display was replaced as often as it may be and lies with its wild cards until it changes")
    ticket_deck = deck_of("tickets", TICKETS, start=regular, tail=MOST_TICKETS, pieces="ticket")
    longs = deck_of(
        "long", TICKETS, "long tickets that left the game unseen", start=long_ones, seen=NOBODY, pieces="ticket"
    )
    known_to = each(
        TICKETS, number(most=63), "seats that know in which other hand or offer it lies", seen=NOBODY, kept=False
    )
    aside = deck_of("souvenirs", KINDS, "souvenir kinds not yet placed", start=lambda game: [1] * len(game.board.kinds))
    deck = deck_of("cards", CARDS, start=of_board("card_counts"), pieces="card")
    souvenir_kind = each(CITIES, one(KINDS), "the kind lying there", kept=False)
    souvenir_left = each(CITIES, number(most=200), "how many", kept=False)
    free_cities = wide(CITIES, "those without a station", start=every_city, seen=NOBODY, kept=False)

    trains = each(SEATS, number(most=MOST_TRAINS), start=all_trains, kept=False)
    score = each(SEATS, number(), "points of claimed routes", kept=False)
    hands = each(SEATS, each(CARDS, number(most=500)), seen=OWNER, pieces="card")
    known = each(SEATS, each(CARDS, number(most=500)), "cards all have seen it take, or lay and take back, and not pay")
    able = each(SEATS, number(most=500), "so many cards of one colour, wild ones counted, all know it can lay")
    routes = each(SEATS, wide(ROUTES), "claimed ones")
    open = each(SEATS, wide(ROUTES), "free, allowed and within its trains", start=every_route, seen=NOBODY, kept=False)
    built = each(SEATS, number(most=MOST_STATIONS), "how many stations", seen=NOBODY, kept=False)
    stations = each(SEATS, each(STATIONS, one(CITIES)), "their cities in the order they were built")
    tickets = each(SEATS, row(one(TICKETS), most=MOST_TICKETS), seen=OWNER, pieces="ticket")
    first_kept = each(SEATS, number(most=MOST_OFFERED), "how many first tickets it kept")
    offered = each(SEATS, number(most=MOST_OFFERED), "how many tickets it is choosing from", kept=False)
    offers = each(SEATS, each(OFFERED, one(TICKETS)), "which they are", seen=OWNER, pieces="ticket")
    chosen = each(SEATS, number(most=255), "first tickets kept, as bits; 0 before it chose", seen=OWNER)
    boxed = each(SEATS, each(OFFERED, one(TICKETS)), "first tickets it put into the box", seen=OWNER, pieces="ticket")
    souvenirs = each(SEATS, mask(KINDS), "kinds owned")

    pending = number("what the turn waits for: a claim, a city or a route", start=-1, least=-1, kept=False)
    revealed = row(one(CARDS), "the cards turned for a tunnel", most=MOST_REVEALED, kept=False, pieces="card")
    last = number("turns left once the last round began", start=-1, least=-1, kept=False)
    idle = number("turns in a row that changed nothing")
    passes = number("passes in a row")

    # What a sampler has still to deal (`rules/dealing.py`): what its viewer cannot know.
    viewer = number("-1 for a spectator", start=-1, least=-1, seen=NOBODY, kept=False)
    unknown_cards = grid(SEATS.most, about="by seat")
    unknown_tickets = grid(SEATS.most, about="those in its hand")
    unknown_boxed = grid(SEATS.most, about="those that it put into the box")
    all_offered = grid(SEATS.most, about="how many tickets it is choosing from, known ones counted")
    chose = grid(SEATS.most, most=1, about="it has chosen its first tickets, and others are still choosing")
    unknown_longs = number("unknown tickets that are long ones", least=-1_000, seen=NOBODY, kept=False)
    room_for_longs = grid(SEATS.most, about="at most so many of a seat's", least=-1_000)
    unseen_tickets = number("those in the deck that nobody has seen", seen=NOBODY, kept=False)
    die = deck_of("sample", CARDS, start=lambda game: [], seen=NOBODY, kept=False)
    undealt_cards = grid(SEATS.most, scratch=True)
    long_slots = grid(SEATS.most, about="so many of its tickets are long in this deal", scratch=True)
    set_apart = grid(MOST_TICKETS, about="which tickets in the deck nobody has seen in this deal", scratch=True)

    # The reckoning, once somebody asked, until the next move.
    reckoned = flag(seen=NOBODY, kept=False)
    total = each(SEATS, number(least=-30_000), seen=NOBODY, kept=False)
    trail = each(SEATS, number("the length of its longest trail"), seen=NOBODY, kept=False)
    met = wide(TICKETS, "those that are met, whoever holds them", seen=NOBODY, kept=False)
    lent = each(SEATS, each(STATIONS, one(ROUTES)), "the route lent by each station", seen=NOBODY, kept=False)


@declared
class Paper(Constants):
    """Scratch paper for what stations lend (`lending.py`) and for the longest trail (`trail.py`). Every thread that
    reckons has a sheet of its own."""

    # What is asked of the stations: own routes, what each station could borrow, and tickets; all by their cities.
    cities = number()
    own = number("how many routes the seat owns")
    own_a = grid(MOST_ROUTES)
    own_b = grid(MOST_ROUTES)
    own_length = grid(MOST_ROUTES)
    stations = number()
    offers = grid(MOST_STATIONS, about="how many routes each could borrow")
    offer_route = grid(MOST_STATIONS, MOST_ROUTES)
    offer_a = grid(MOST_STATIONS, MOST_ROUTES)
    offer_b = grid(MOST_STATIONS, MOST_ROUTES)
    tickets = number()
    ticket_a = grid(MOST_TICKETS)
    ticket_b = grid(MOST_TICKETS)
    ticket_points = grid(MOST_TICKETS)
    # The answer: the place among its offers of what each borrows, or -1, and which tickets are met.
    borrowed = grid(MOST_STATIONS)
    met = grid(MOST_TICKETS, most=1)
    # On the way there.
    root = grid(MOST_CITIES, about="the lowest city of its piece of network")
    whole = grid(MOST_CITIES, about="the same with everything borrowed")
    reasons = grid(MOST_CITIES, about="who has something to do with a piece, as bits")
    unmet = number("tickets that borrowing could meet")
    unmet_ticket = grid(MOST_TICKETS)
    useful = grid(MOST_STATIONS, about="how many offers are worth a try")
    useful_offer = grid(MOST_STATIONS, MOST_ROUTES)
    cluster = grid(MOST_STATIONS + 1, MOST_CITIES, about="by how many stations chose: the piece's cluster")
    trying = grid(MOST_STATIONS, about="what each is trying to borrow")
    best_worth = number(most=1 << 40)
    best_borrowed = number("how many are borrowed in the best choice")

    # The longest trail over the own routes. The longest way from each city into what was peeled off it, the longest
    # plus the second longest, and the routes of either.
    degree = grid(MOST_CITIES)
    link = grid(MOST_CITIES, about="the xor of a city's routes: when one is left, that one")
    one = grid(MOST_CITIES)
    two = grid(MOST_CITIES)
    one_used = words(MOST_CITIES)
    two_used = words(MOST_CITIES)
    best = number()
    best_used = mask(OWN, "the routes of the best trail so far")
    # A core, by the numbers that its cities have in it.
    cores = number("cities that lie on rings or between them")
    city_of = grid(MOST_TRAINS)
    core_of = grid(MOST_CITIES)
    routes_at = grid(MOST_TRAINS, about="how many routes a city has")
    route_at = grid(MOST_TRAINS, MOST_TRAINS)
    near = words(MOST_TRAINS, about="the city and its neighbours")
    # It is gone through city by city; an open city holds a slot, a bit of the sets below.
    steps = number()
    step_slots = words(MOST_STEPS, about="the two slots of a route, or the slot of a city that closes")
    step_move = words(
        MOST_STEPS, about="slots whose parity a route flips, or the slot that moves there to leave no gap"
    )
    step_route = grid(MOST_STEPS, about="-1 where a city closes")
    step_city = grid(MOST_STEPS)
    step_open = grid(MOST_STEPS + 1, about="how many slots are taken before the step")
    slot_of = grid(MOST_TRAINS, about="of an open city, else -1")
    holder = grid(MOST_TRAINS, about="the open cities by slot")
    # The most that can be gained from a step on, by the set of odd open cities: with fewer than two ends placed, and
    # with both. Where that would be too much to note, the length of all that is to come.
    bounded = flag()
    bounds_at = grid(MOST_STEPS + 1, most=MOST_BOUNDS)
    few = grid(MOST_BOUNDS, least=NEVER)
    full = grid(MOST_BOUNDS, least=NEVER)
    to_come = grid(MOST_STEPS + 1)
    # States that wait, sorted by the most they can reach.
    waiting = number()
    waiting_parts = number(most=1 << 20)
    diving = number("states beyond those, which are followed at once")
    first_waiting = grid(MOST_HOPE)
    next_waiting = grid(MOST_WAITING + MOST_DIVING)
    at_step = grid(MOST_WAITING + MOST_DIVING)
    hope = grid(MOST_WAITING + MOST_DIVING)
    value = grid(MOST_WAITING + MOST_DIVING)
    odd = words(MOST_WAITING + MOST_DIVING)
    ends = grid(MOST_WAITING + MOST_DIVING)
    used = words(MOST_WAITING + MOST_DIVING)
    parts_at = grid(MOST_WAITING + MOST_DIVING, most=1 << 20)
    parts = words(
        MOST_PARTS, about="by slot: the open cities that hang together with it; nothing where no route is taken"
    )
    now = words(MOST_TRAINS + 1, about="the parts of the state at hand")
    search = number("how many searches were made", most=1 << 40)
    met_state = grid(MOST_MET, about="states that were gone on from, by a hash")
    met_search = grid(MOST_MET, most=1 << 40)


@declared
class Thinking(Constants):
    """Room for the planner's work; its weights are in the tables. Every thread that plays has one of its own."""

    # What a plan is for.
    game = grid(SEATS.most, most=1 << 40, about="the number of the tables by which each seat's plan was made")
    own = words(ROUTE_WORDS, about="the seat's routes")
    others = words(ROUTE_WORDS, about="everybody else's")
    any_others = flag()
    piles = words(CITY_WORDS, about="cities with souvenirs it wants")
    tickets = number()
    ticket = grid(MOST_TICKETS)
    order = grid(MOST_TICKETS, about="the tickets by value")
    # What each route costs in this situation.
    price = grid(MOST_ROUTES, most=1 << 30)
    lent = number("routes that stations built already lend")
    lent_route = grid(MOST_STATIONS)
    # The cheapest path.
    reached = grid(MOST_CITIES, most=1 << 30)
    via = grid(MOST_CITIES)
    front = words(CITY_WORDS)
    path = number("how many routes it has")
    path_route = grid(MOST_CITIES)
    # Plans: what to claim and to borrow, ticket by ticket. A step ends at a place among the routes and the borrowed.
    routes = grid(PLANS)
    route = grid(PLANS, MOST_TRAINS)
    borrowed = grid(PLANS)
    borrowed_route = grid(PLANS, MOST_STATIONS)
    steps = grid(PLANS)
    step_ticket = grid(PLANS, MOST_TICKETS)
    step_routes = grid(PLANS, MOST_TICKETS)
    step_borrowed = grid(PLANS, MOST_TICKETS)
    missed = grid(PLANS, about="tickets out of reach")
    missed_ticket = grid(PLANS, MOST_TICKETS)
    trains = grid(PLANS, about="how many the routes take")
    # What the plan of each seat was made for.
    made = grid(SEATS.most, most=1)
    made_own = words(SEATS.most, ROUTE_WORDS)
    made_others = words(SEATS.most, ROUTE_WORDS)
    made_piles = words(SEATS.most, CITY_WORDS)
    made_stations = grid(SEATS.most)
    made_station = grid(SEATS.most, MOST_STATIONS)
    made_tickets = grid(SEATS.most)
    made_ticket = grid(SEATS.most, MOST_TICKETS)
    # The routes and stations that can still be had in time, and what they need.
    wanted = number()
    wanted_route = grid(MOST_TRAINS + 1)
    wished = number("routes to borrow")
    wished_route = grid(MOST_STATIONS)
    need = grid(MOST_CARDS, most=1_000)
    spare = grid(MOST_CARDS, least=-1_000)
    grey = grid(MOST_LENGTH + 1, about="grey routes by how many cards of a colour they ask for")
    lacking = grid(MOST_CARDS, most=1_000)
    unseen = grid(MOST_CARDS, least=-1_000, most=1_000)
    card_worth = reals(MOST_CARDS)
    passes = grid(MOST_CITIES, about="how the plan passes a city")
    needed = reals(MOST_ROUTES, about="how much rivals seem to need a route")
    trail_ends = words(CITY_WORDS, about="the cities where a route would lengthen the own trail")
    trail_lead = number("by how much the own trail is longer than every rival's", least=-1_000)
    trail_longest = number("the longest of the rivals'")
    # The best payment for a route.
    pay_move = number(least=-1)
    pay_harm = real(0.0)
    pay_chance = real(0.0)
    pay_cost = real(0.0)
