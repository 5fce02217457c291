"""Europe, p. 7: "Výpočet získaných bodů", and p. 6 for what stations lend."""

from __future__ import annotations

import random
from itertools import pairwise, product
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.tickets.scoring import (
    LongestTrail,
    OwnTrail,
    RoutesScored,
    StationsUnused,
    TicketMet,
    TicketMissed,
)
from tests.games.tickets.positions import board_of, europe, position, seat, view


def ended(*seats: dict[str, Any], players: int = 2) -> k.State:
    return position(europe(players), *seats, phase="over")


def lines(state: k.State, number: int, kind: type[k.Line]) -> list[Any]:
    return [line for line in state.sheet()[number].lines if isinstance(line, kind)]


def met(state: k.State, number: int = 0) -> dict[str, tuple[str, ...]]:
    """The met tickets, each with what it borrows."""
    return {line.ticket: line.borrowed for line in lines(state, number, TicketMet)}


def missed(state: k.State, number: int = 0) -> list[str]:
    return [line.ticket for line in lines(state, number, TicketMissed)]


# --- the parts of the sum ---------------------------------------------------------------------------------------------


def test_sum_of_routes_tickets_stations_and_trail() -> None:
    """p. 7, "Výpočet celkového počtu bodů"."""
    state = ended(
        seat(
            routes=["essen-frankfurt", "essen-kobenhavn"],
            tickets=["frankfurt-kobenhavn", "kyiv-sochi"],
            stations=["roma"],
        ),
        seat(routes=["cadiz-lisboa"]),
    )
    first = state.sheet()[0]
    assert lines(state, 0, RoutesScored) == [RoutesScored(points=6, routes=2)]
    assert lines(state, 0, TicketMet) == [TicketMet(points=5, ticket="frankfurt-kobenhavn", borrowed=())]
    assert lines(state, 0, TicketMissed) == [TicketMissed(points=-8, ticket="kyiv-sochi")]
    assert lines(state, 0, StationsUnused) == [StationsUnused(points=8, stations=2)]
    assert [(line.points, line.length) for line in lines(state, 0, LongestTrail)] == [(10, 5)]
    assert first.total == 6 + 5 - 8 + 8 + 10
    assert state.scores == [21, 2 + 12]
    assert (state.ranks, state.winners) == ([1, 2], [0])


def test_a_reckoning_asked_for_before_the_end_is_not_that_of_the_end() -> None:
    game, chance, dice = europe(2), k.Chance(3), random.Random(3)
    state = game.new(chance)
    while not state.over:
        if state.ply % 20 == 0:
            state.sheet()
        state.apply(dice.choice(state.legal()), chance)
    again = game.restore(state.snapshot())
    assert (state.scores, state.ranks, state.sheet()) == (again.scores, again.ranks, again.sheet())


def test_missed_tickets_may_bring_the_sum_below_zero() -> None:
    """p. 3 and 7: a missed ticket is subtracted in full."""
    state = ended(seat(tickets=["cadiz-stockholm"], stations=["paris", "roma", "wien"]))
    assert state.scores[0] == -21


@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_each_unused_station_is_worth_four(built: int) -> None:
    """p. 6–7: four points per station not built."""
    state = ended(seat(stations=["paris", "roma", "wien"][:built]))
    assert state.scores[0] == 4 * (3 - built)


def test_ticket_needs_an_unbroken_connection() -> None:
    """p. 6: the two cities joined without a gap."""
    whole = ["edinburgh-london", "dieppe-london", "dieppe-paris"]
    assert met(ended(seat(routes=whole, tickets=["edinburgh-paris"]))) == {"edinburgh-paris": ()}
    for gap in whole:
        broken = [route for route in whole if route != gap]
        assert missed(ended(seat(routes=broken, tickets=["edinburgh-paris"]))) == ["edinburgh-paris"]


def test_ticket_may_go_a_long_way_round() -> None:
    """p. 6: any connection of the two cities."""
    state = ended(
        seat(routes=["brest-dieppe", "brest-paris", "dieppe-london", "edinburgh-london"], tickets=["edinburgh-paris"])
    )
    assert met(state) == {"edinburgh-paris": ()}


# --- stations ---------------------------------------------------------------------------------------------------------

OWN = seat(routes=["edinburgh-london", "dieppe-paris"], tickets=["edinburgh-paris"])
LENDER = seat(routes=["dieppe-london"])


@pytest.mark.parametrize("city", ["london", "dieppe"])
def test_station_lends_a_route_of_another_player_from_its_city(city: str) -> None:
    """p. 6: one route of an opponent, leading out of the station's city."""
    state = ended(OWN | {"stations": [city]}, LENDER)
    assert met(state) == {"edinburgh-paris": ("dieppe-london",)}


@pytest.mark.parametrize("city", ["paris", "edinburgh", "roma"])
def test_station_lends_nothing_from_another_city(city: str) -> None:
    """p. 6: "z města se stanicí"."""
    assert missed(ended(OWN | {"stations": [city]}, LENDER)) == ["edinburgh-paris"]


def test_without_a_station_nothing_is_lent() -> None:
    """p. 6: own routes only."""
    assert missed(ended(OWN, LENDER)) == ["edinburgh-paris"]


def test_another_players_station_lends_me_nothing() -> None:
    """p. 6: "její majitel"."""
    assert missed(ended(OWN, LENDER | {"stations": ["dieppe"]})) == ["edinburgh-paris"]


def test_station_lends_no_route_that_nobody_claimed() -> None:
    """p. 6: a route "která patří jinému hráči"."""
    assert missed(ended(OWN | {"stations": ["dieppe"]})) == ["edinburgh-paris"]


def test_station_lends_one_route_only() -> None:
    """p. 7: a single route, no more."""
    mine = seat(routes=["edinburgh-london"], tickets=["edinburgh-paris"])
    other = seat(routes=["dieppe-london", "dieppe-paris"])
    assert missed(ended(mine | {"stations": ["dieppe"]}, other)) == ["edinburgh-paris"]
    two = ended(mine | {"stations": ["dieppe", "london"]}, other)
    assert {name: set(lent) for name, lent in met(two).items()} == {
        "edinburgh-paris": {"dieppe-london", "dieppe-paris"}
    }


def test_lent_route_serves_several_tickets() -> None:
    """p. 6: the same route for all tickets."""
    state = ended(
        seat(
            routes=["edinburgh-london", "dieppe-paris", "frankfurt-paris", "frankfurt-munchen", "munchen-wien"],
            tickets=["edinburgh-paris", "london-wien"],
            stations=["dieppe"],
        ),
        LENDER,
    )
    assert met(state) == {"edinburgh-paris": ("dieppe-london",), "london-wien": ("dieppe-london",)}


def test_station_lends_the_same_route_for_all_tickets_the_best_one() -> None:
    """p. 6: "musí použít stejnou trať"; which one is decided at the end, so the best for its owner."""
    state = ended(
        seat(
            routes=["marseille-paris", "frankfurt-munchen", "munchen-wien"],
            tickets=["brest-marseille", "paris-wien"],
            stations=["paris"],
        ),
        seat(routes=["brest-paris", "frankfurt-paris"]),
    )
    assert met(state) == {"paris-wien": ("frankfurt-paris",)}
    assert missed(state) == ["brest-marseille"]


def test_best_assignment_may_give_up_the_dearest_ticket_for_two_others() -> None:
    """p. 6: best for its owner is the sum, here 5 + 5 against 8."""
    state = smyrna(["constantinople-palermo", "angora-athina", "smyrna-sofia"], ["palermo-smyrna"])
    assert met(state) == {"angora-athina": ("athina-smyrna",), "smyrna-sofia": ("athina-smyrna",)}
    alone = smyrna(["constantinople-palermo", "angora-athina"], ["palermo-smyrna"])
    assert met(alone) == {"constantinople-palermo": ("constantinople-smyrna",)}


def test_of_equal_sums_the_one_with_more_tickets_is_chosen() -> None:
    """p. 6–7: best for its owner, because the number of met tickets breaks ties: 5 + 5 before 10."""
    state = smyrna(["angora-kharkov", "angora-athina", "smyrna-sofia"], [])
    assert set(met(state)) == {"angora-athina", "smyrna-sofia"}


def smyrna(tickets: list[str], more: list[str]) -> k.State:
    """A station in Smyrna that can lend the way to Athina (5 + 5 points) or to Constantinople (10 points)."""
    own = ["angora-smyrna", "athina-sofia", "constantinople-sevastopol", "rostov-sevastopol", "kharkov-rostov"]
    mine = seat(routes=own + more, tickets=tickets, stations=["smyrna"])
    return ended(mine, seat(routes=["athina-smyrna", "constantinople-smyrna"]))


def test_two_players_may_borrow_the_same_route() -> None:
    """p. 6: each station lends to its own owner."""
    state = ended(
        OWN | {"stations": ["london"]},
        LENDER,
        seat(routes=["brest-dieppe", "amsterdam-london"], tickets=["brest-marseille"], stations=["dieppe"]),
        players=3,
    )
    assert met(state) == {"edinburgh-paris": ("dieppe-london",)}
    assert missed(state, 2) == ["brest-marseille"]


def test_sheet_names_only_borrowed_routes_that_are_needed() -> None:
    """The issue: the sheet names "through which borrowed routes"; own connections borrow nothing."""
    state = ended(
        seat(
            routes=["edinburgh-london", "dieppe-london", "dieppe-paris"],
            tickets=["edinburgh-paris"],
            stations=["paris"],
        ),
        seat(routes=["brest-paris"]),
    )
    assert met(state) == {"edinburgh-paris": ()}


# --- the European Express ---------------------------------------------------------------------------------------------


def trail(state: k.State, number: int = 0) -> Any:
    return lines(state, number, LongestTrail)[0]


def test_longest_trail_gets_ten_points() -> None:
    """p. 7: ten points for the longest trail."""
    state = ended(seat(routes=["cadiz-lisboa"]), seat(routes=["brest-paris"]))
    assert (trail(state, 1).points, trail(state, 1).length) == (10, 3)
    assert [(line.points, line.length) for line in lines(state, 0, OwnTrail)] == [(0, 2)]
    assert state.scores == [2 + 12, 4 + 12 + 10]


def test_everybody_who_ties_gets_the_ten_points() -> None:
    """p. 7: ten points for each of them."""
    state = ended(
        seat(routes=["cadiz-lisboa"]), seat(routes=["wien-zagrab"]), seat(routes=["budapest-wien"]), players=3
    )
    assert state.scores == [24, 24, 13]


def test_trail_may_pass_a_city_again_but_no_train_twice() -> None:
    """p. 7: loops are allowed, and so is a city passed again; two triangles meet in Frankfurt."""
    west = ["amsterdam-bruxelles", "amsterdam-frankfurt", "bruxelles-frankfurt"]
    east = ["berlin-essen", "essen-frankfurt", "berlin-frankfurt"]
    state = ended(seat(routes=west + east))
    assert trail(state).length == 5 + 7
    assert trail(state).cities.count("frankfurt") >= 2


def test_trail_takes_the_best_two_branches_of_a_star() -> None:
    """p. 7: no train is counted twice, so a third branch stays out."""
    state = ended(seat(routes=["brest-paris", "dieppe-paris", "marseille-paris"]))
    assert trail(state).length == 7
    assert trail(state).cities in (("brest", "paris", "marseille"), ("marseille", "paris", "brest"))


def test_trail_is_one_piece() -> None:
    """p. 7: "souvislé tratě"."""
    assert trail(ended(seat(routes=["brest-paris", "kyiv-smolensk", "cadiz-lisboa"]))).length == 3


def test_borrowed_routes_and_stations_do_not_count_for_the_trail() -> None:
    """p. 7: neither stations nor what they lend."""
    state = ended(OWN | {"stations": ["london", "dieppe"]}, LENDER)
    assert met(state)
    assert trail(state).length == 4


def test_trail_of_nothing_wins_nothing() -> None:
    """p. 7: without a route there is no longest one."""
    assert ended(seat(), seat()).scores == [12, 12]


# --- the winner -------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """p. 7: the highest total wins."""
    state = ended(seat(), seat(routes=["cadiz-lisboa"]), seat(stations=["roma"]), players=3)
    assert state.ranks == [2, 1, 3]
    assert [one.place for one in state.sheet()] == [2, 1, 3]


def test_first_tie_break_is_the_number_of_met_tickets() -> None:
    """p. 7: before stations, of which seat 0 built more."""
    state = ended(
        seat(routes=["essen-frankfurt", "essen-kobenhavn"], tickets=["frankfurt-kobenhavn"], stations=["roma"]),
        seat(routes=["marseille-pamplona", "riga-wilno", "cadiz-lisboa", "budapest-wien"]),
    )
    assert state.scores == [29, 29]
    assert state.ranks == [1, 2]


def test_second_tie_break_is_fewer_stations() -> None:
    """p. 7: before the trail, of which seat 0 has the longer."""
    state = ended(
        seat(routes=["marseille-pamplona"], stations=["roma"]),
        seat(routes=["brest-paris", "warszawa-wilno", "kyiv-smolensk", "budapest-wien"]),
    )
    assert state.scores == [25, 25]
    assert state.ranks == [2, 1]


def test_third_tie_break_is_the_longest_trail() -> None:
    """p. 7: the holder of the European Express."""
    state = ended(
        seat(routes=["brest-paris", "warszawa-wilno", "kyiv-smolensk", "athina-sofia", "budapest-wien"]),
        seat(routes=["marseille-pamplona"]),
    )
    assert state.scores == [29, 29]
    assert state.ranks == [2, 1]


def test_third_tie_break_compares_the_tied_even_if_another_has_the_express() -> None:
    """Ruling: p. 7 names the holder of the bonus; when that is somebody else, the longer trail of the two decides."""
    tied = seat(routes=["brest-paris", "warszawa-wilno"]), seat(routes=["marseille-pamplona", "budapest-wien"])
    state = ended(*tied, seat(routes=["palermo-smyrna"], tickets=["cadiz-stockholm"]), players=3)
    assert (state.scores, state.ranks) == ([20, 20, 16], [2, 1, 3])


def test_tie_that_survives_all_tie_breaks_is_a_shared_place() -> None:
    """Ruling: remaining ties share the place; nobody stands on the next one."""
    state = ended(seat(routes=["cadiz-lisboa"]), seat(routes=["wien-zagrab"]), seat(), players=3)
    assert state.ranks == [1, 1, 3]
    assert state.winners == [0, 1]
    assert sum(state.returns()) == 0


# --- whole games ------------------------------------------------------------------------------------------------------


def played(players: int, seed: int) -> k.State:
    chance = k.Chance(seed)
    die = k.Deck("test", [])
    state = europe(players).new(chance)
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(die, len(legal))], chance)
    return state


def joined(edges: list[tuple[str, str]], a: str, b: str) -> bool:
    reached, grown = {a}, True
    while grown:
        new = {y for edge in edges for x, y in (edge, edge[::-1]) if x in reached} - reached
        reached |= new
        grown = bool(new)
    return b in reached


def best_tickets(state: k.State, number: int) -> int:
    """Brute force: the ticket points of the best choice of lent routes."""
    board = board_of(state.game)
    ends = {r: (board.cities[board.a[i]], board.cities[board.b[i]]) for i, r in enumerate(board.routes)}
    seats = view(state, number).seats
    own = [ends[route] for route in seats[number].routes]
    others = [ends[route] for other in range(state.game.players) if other != number for route in seats[other].routes]
    offers = [[[], *([edge] for edge in others if city in edge)] for city in seats[number].stations]
    worth = {t: board.ticket_points[i] for i, t in enumerate(board.tickets)}
    best = -1000
    for lent in product(*offers):
        edges = own + [edge for some in lent for edge in some]
        shown = seats[number].shown or []
        best = max(best, sum(worth[t] if joined(edges, *t.split("-")) else -worth[t] for t in shown))
    return best


def longest(edges: list[tuple[str, str, int]], at: str | None = None) -> int:
    """Brute force: the longest trail that goes on from a city, or from anywhere."""
    best = 0
    for place, (a, b, length) in enumerate(edges):
        for start, goal in ((a, b), (b, a)):
            if at in (None, start):
                best = max(best, length + longest(edges[:place] + edges[place + 1 :], goal))
    return best


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sheets_of_random_games_are_right(players: int) -> None:
    """p. 7: sums, tickets and trails recomputed by brute force."""
    board = board_of(europe(players))
    for seed in range(10):
        state = played(players, seed)
        trails = []
        for number, one in enumerate(state.sheet()):
            assert one.total == sum(line.points for line in one.lines) == state.scores[number]
            tickets = [line.points for line in one.lines if isinstance(line, TicketMet | TicketMissed)]
            assert sum(tickets) == best_tickets(state, number)
            routes = [board.route_number[route] for route in view(state, None).seats[number].routes]
            edges = [(board.cities[board.a[r]], board.cities[board.b[r]], board.length[r]) for r in routes]
            line = next(line for line in one.lines if isinstance(line, LongestTrail | OwnTrail))
            assert line.length == trail_length(line.cities, edges) == longest(edges)
            trails.append((line.length, line.points))
        most = max(length for length, _ in trails)
        assert all((points == 10) == (length == most) for length, points in trails)


def trail_length(cities: tuple[str, ...], edges: list[tuple[str, str, int]]) -> int:
    """The trains of a walk through these cities, each route used once."""
    left, total = list(edges), 0
    for a, b in pairwise(cities):
        step = next(edge for edge in left if {edge[0], edge[1]} == {a, b})
        left.remove(step)
        total += step[2]
    return total
