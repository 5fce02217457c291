"""The manners of the Ticket to Ride planner: one is what it was, levels follow one another, styles are as named."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core import sets
from kolejiste.games.tickets.actions import BuildStation, ClaimRoute, DrawBlind, DrawTickets, TakeFaceUp
from tests.games.tickets.positions import europe, position, san_francisco, seat

# The moves of twelve games of the planner as it was before it minded trails.
FIRST_MOVES = {
    "ticket_to_ride_europe-2": "d7fc20f3ddbdf57b",
    "ticket_to_ride_europe-3": "72ab20f5c93c37c8",
    "ticket_to_ride_europe-4": "4700194489585f99",
    "ticket_to_ride_europe-5": "c2140bd94f8a9525",
    "ticket_to_ride_san_francisco-2": "35926617445e5c15",
    "ticket_to_ride_san_francisco-3": "c5c84f3325f582f1",
    "ticket_to_ride_san_francisco-4": "22924e711d51448b",
}
GAMES = [europe(2), europe(3), europe(4), europe(5), san_francisco(2), san_francisco(3), san_francisco(4)]
PAIRS = [europe(2), san_francisco(2)]
STYLES = ["hungry", "long", "blocker"]


def named(game: k.Game) -> str:
    return f"{game.title.id}-{game.players}"


def won(game: k.Game, one: str, other: str, deals: int, seed: int) -> float:
    """The share of games that a manner wins against another ("random" is none), each deal in both seats."""
    planners = [None if manner == "random" else game.planner(manner) for manner in (one, other)]
    found = 0.0
    for number in range(2 * deals):
        swapped = number % 2
        chance, dice = k.Chance(seed + number // 2), random.Random(number)
        state = game.new(chance)
        while not state.over:
            planner, legal = planners[state.seat ^ swapped], state.legal()
            state.apply(dice.choice(legal) if planner is None else planner.choose(state, legal, chance), chance)
        if swapped in state.winners:
            found += 1 / len(state.winners)
    return found / (2 * deals)


def counted(game: Any, manner: str, games: int) -> Counter[str]:
    """What the first seat does in games against a club player: draws of tickets, claims, those of long routes, and
    those next to what the other has built."""
    planners = [game.planner(manner), game.planner()]
    found: Counter[str] = Counter()
    for seed in range(games):
        chance = k.Chance(800 + seed)
        state = game.new(chance)
        while not state.over:
            at = state.seat
            move = planners[at].choose(state, state.legal(), chance)
            action = game.action(move)
            if at == 0 and isinstance(action, DrawTickets):
                found["draws"] += 1
            elif at == 0 and isinstance(action, ClaimRoute):
                route = game.board.routes.index(action.route)
                ends = {game.board.a[route], game.board.b[route]}
                theirs = [other for other in range(len(game.board.routes)) if sets.has(state.routes[1], other)]
                met = {city for other in theirs for city in (game.board.a[other], game.board.b[other])}
                found["claims"] += 1
                found["long"] += game.board.length[route] >= 5
                found["beside"] += bool(ends & met)
            state.apply(move, chance)
    return found


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_first_manner_plays_as_the_planner_did(game: k.Game) -> None:
    planner, moves = game.planner("first"), hashlib.sha256()
    for seed in range(12):
        chance = k.Chance(seed)
        state = game.new(chance)
        while not state.over:
            move = planner.choose(state, state.legal(), chance)
            moves.update(move.to_bytes(2, "big"))
            state.apply(move, chance)
    assert moves.hexdigest()[:16] == FIRST_MOVES[named(game)]


@pytest.mark.slow
@pytest.mark.parametrize("manner", [*PAIRS[0].manners])
@pytest.mark.parametrize("game", PAIRS, ids=named)
def test_no_manner_peeks(game: k.Game, manner: str) -> None:
    """On states dealt anew from the view, and by a new planner, the choice is the same."""
    chance, dice, used, asked = k.Chance(12), random.Random(12), game.planner(manner), 0
    for _ in range(2):
        state = game.new(chance)
        while not state.over:
            legal = state.legal()
            move = used.choose(state, legal, chance)
            if len(legal) > 1 and dice.random() < 0.2:
                dealt = game.sampler(state.view(state.seat))(k.Chance(dice.getrandbits(32)))
                assert used.choose(dealt, legal, k.Chance(0)) == move
                assert game.planner(manner).choose(dealt, legal, k.Chance(1)) == move
                asked += 1
            state.apply(move, chance)
    assert asked >= 10


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [
        ("beginner", "random", (0.95, 0.90)),
        ("casual", "beginner", (0.80, 0.75)),
        ("club", "casual", (0.60, 0.60)),
        ("club", "first", (0.55, 0.53)),
        ("keen", "club", (0.52, 0.52)),
        *((style, "beginner", (0.65, 0.60)) for style in STYLES),
    ],
)
def test_manners_follow_one_another(stronger: str, weaker: str, least: tuple[float, float]) -> None:
    for game, share in zip(PAIRS, least, strict=True):
        assert won(game, stronger, weaker, 200, 5_000) >= share, game.title.id


def test_the_hungry_draw_tickets() -> None:
    for game in PAIRS:
        assert counted(game, "hungry", 15)["draws"] >= 12 > 3 >= counted(game, "club", 15)["draws"]


def test_the_long_lay_long_routes() -> None:
    for game in PAIRS:
        found, usual = counted(game, "long", 15), counted(game, "club", 15)
        assert found["long"] / found["claims"] > usual["long"] / usual["claims"]


def test_blockers_claim_beside_their_rivals() -> None:
    for game in PAIRS:
        found, usual = counted(game, "blocker", 15), counted(game, "club", 15)
        assert found["beside"] / found["claims"] > 1.1 * usual["beside"] / usual["claims"]


# --- what the club minds, and weaker ones do not --------------------------------------------------------------------


def chosen(state: k.State, manner: str) -> object:
    return state.game.action(state.game.planner(manner).choose(state, state.legal(), k.Chance(0)))


def test_the_club_takes_the_longest_trail_in_the_last_turn() -> None:
    """Three black cards make the trail as long as the rival's, 11; four of another colour score more points at once."""
    own = ["brest-dieppe", "dieppe-london", "edinburgh-london"]  # 8 trains from Brest to Edinburgh
    state = position(
        europe(),
        seat(hand={"black": 3, "red": 4}, routes=own, tickets=["dieppe-madrid"]),
        seat(routes=["petrograd-stockholm", "kobenhavn-stockholm"]),
        turns_left=2,
    )
    found = {manner: chosen(state, manner) for manner in ("club", "first")}
    assert isinstance(found["club"], ClaimRoute)
    assert found["club"].route == "brest-paris"
    assert isinstance(found["first"], ClaimRoute)
    assert found["first"].route != "brest-paris"


def test_a_beginner_claims_at_once_and_takes_locomotives() -> None:
    tickets = ["smolensk-warszawa"]
    display = ["locomotive", "yellow", "yellow", "red", "black"]
    state = position(europe(), seat(hand={"yellow": 1}, routes=["warszawa-wilno"], tickets=tickets), face_up=display)
    assert chosen(state, "beginner") == TakeFaceUp("locomotive")
    assert chosen(state, "club") == TakeFaceUp("yellow")


def test_a_beginner_builds_a_station_as_soon_as_somebody_is_in_its_way() -> None:
    state = position(
        europe(),
        seat(hand={"red": 1}, routes=["warszawa-wilno", "kyiv-warszawa"], tickets=["smolensk-warszawa"]),
        seat(routes=["smolensk-wilno", "kyiv-smolensk"]),
    )
    assert isinstance(chosen(state, "beginner"), BuildStation)


def test_the_keen_save_for_the_golden_gate() -> None:
    """Three green cards would pay for a route of the plan, with a fourth one and the ferry they are ten points."""
    own = seat(hand={"green": 3, "ferry": 1}, tickets=["castro-lombard_street"])
    open_ferry = position(san_francisco(), own)
    assert chosen(open_ferry, "keen") == TakeFaceUp("green")
    assert chosen(open_ferry, "club") == ClaimRoute("lombard_street-pacific_heights", "green", 0)
    taken = position(san_francisco(), own, seat(routes=["fort_mason-golden_gate_bridge"]))
    assert chosen(taken, "keen") == chosen(taken, "club") == ClaimRoute("lombard_street-pacific_heights", "green", 0)


def test_the_keen_want_the_colour_of_which_they_have_most() -> None:
    """Blue, green, purple and black lie open, too; only green brings the Golden Gate nearer, while that is open."""
    own = seat(hand={"green": 2, "ferry": 1}, tickets=["potrero_hill-sunset"])
    assert chosen(position(san_francisco(), own), "keen") == TakeFaceUp("green")
    taken = position(san_francisco(), own, seat(routes=["fort_mason-golden_gate_bridge"]))
    assert chosen(taken, "keen") != TakeFaceUp("green")


def test_the_keen_want_no_golden_gate_when_too_few_turns_are_left() -> None:
    """Three cards take two turns, and the claim a third: with four trains left a rival may end the game before that."""
    own = seat(hand={"green": 2}, tickets=["castro-lombard_street"])
    laid = ["alcatraz-the_embarcadero", "fort_mason-pier_39", "potrero_hill-union_square"]
    laid += ["lincoln_park-sunset", "sunset-twin_peaks"]
    late = position(san_francisco(), own, seat(routes=laid, hand={"blue": 4}))
    assert chosen(late, "keen") == DrawBlind()
