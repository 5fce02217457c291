"""The automa's turn: tokens, markers, share or track, choice of city and way, and what it passes over."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import RunAutoma, TakeShare, WhichAction
from kolejiste.games.mini_express.events import (
    AutomaAims,
    AutomaBuilds,
    AutomaCity,
    AutomaCompany,
    AutomaDraws,
    AutomaNoCity,
    AutomaNoShare,
    AutomaReachesEnd,
    AutomaRefreshes,
    AutomaStays,
    AutomaTakesShare,
    AutomaWay,
    CandidateCity,
    Compensated,
    EverybodyPassed,
    InfluenceGained,
    Passed,
    ShareTaken,
    SupplyEmpty,
    TrackBuilt,
)
from tests.games.mini_express.positions import (
    COMPANIES,
    assert_refused,
    by_company,
    clockwise,
    company,
    grown,
    happened,
    influence,
    line,
    mini,
    names,
    of,
    options,
    play,
    position,
    seat,
    shares,
    table,
)
from tests.games.mini_express.reference import around, country, every_pair, leftmost

SOLO = mini(1)
POOR = dict.fromkeys(COMPANIES, 0)


def waiting(one: str = "wood", city: str | None = None, game: Any = SOLO, **parts: Any) -> k.State:
    """The automa's turn, its markers on this company and city."""
    marks = {"company": one, "city": city} | parts.pop("automa", {})
    return position(game, turn=game.people, phase="automa", automa=marks, **parts)


def marks(state: k.State) -> tuple[str, str | None]:
    automa = table(state)["automa"]
    return automa["company"], automa["city"]


# --- tokens and markers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_company_marker_goes_wood_steel_leather_cotton_and_round(steps: int) -> None:
    for number, one in enumerate(COMPANIES):
        state = waiting(one)
        notes = play(state, RunAutoma(), f"{steps}-1")
        expected = COMPANIES[(number + steps) % 4]
        assert marks(state)[0] == expected
        assert happened(notes, AutomaDraws, AutomaCompany)[:2] == [
            AutomaDraws(steps, 1),
            AutomaCompany(steps, expected),
        ]


@pytest.mark.parametrize(("steps", "city"), [(1, "augusta"), (2, "boston"), (3, "burlington")])
def test_city_markers_first_step_lands_on_city_one(steps: int, city: str) -> None:
    state = waiting()
    play(state, RunAutoma(), f"1-{steps}")
    assert marks(state)[1] == city


def test_city_marker_goes_by_the_numbers() -> None:
    order = SOLO.land.cities
    for number in range(28):
        for steps in (1, 2, 3):
            state = waiting("wood", order[number])
            play(state, RunAutoma(), f"1-{steps}")
            assert marks(state)[1] == order[number + steps]


def full_cities() -> dict[str, Any]:
    """Burlington, Augusta and Miami are full."""
    return {
        "leather": company(track=line(SOLO, "erie", "burlington")),
        "cotton": company(track=line(SOLO, "tallahassee", "miami")),
    }


def test_city_marker_skips_cities_without_a_token() -> None:
    state = waiting("wood", "boston", **full_cities())
    notes = play(state, RunAutoma(), "1-1")
    assert marks(state)[1] == "new-york"
    assert happened(notes, AutomaAims) == [AutomaAims("new-york", ("burlington",))]
    state = waiting("wood", "boston", **full_cities())
    notes = play(state, RunAutoma(), "1-3")
    assert marks(state)[1] == "detroit"
    assert happened(notes, AutomaAims) == [AutomaAims("detroit", ("burlington", "miami"))]


def test_city_marker_stays_on_a_city_whose_token_left_later() -> None:
    """Where it stands does not matter, only where it goes."""
    state = waiting("wood", "burlington", **full_cities())
    play(state, RunAutoma(), "1-1")
    assert marks(state)[1] == "new-york"


@pytest.mark.parametrize(
    ("city", "steps"), [("san-francisco", 1), ("san-francisco", 2), ("seattle", 2), ("seattle", 3)]
)
def test_city_marker_stays_in_the_last_city(city: str, steps: int) -> None:
    """And the steps that are left over are lost; later tokens move it no more, and play goes on."""
    state = waiting("wood", city)
    notes = play(state, RunAutoma(), f"1-{steps}")
    assert marks(state)[1] == "portland"
    assert happened(notes, AutomaReachesEnd) == []
    assert not state.over
    state = waiting("wood", "portland")
    notes = play(state, RunAutoma(), "1-2")
    assert marks(state)[1] == "portland"
    assert happened(notes, AutomaStays, AutomaAims) == [AutomaStays("portland")]
    assert state.seat == 0


def test_city_marker_goes_to_the_last_city_when_no_token_lies_ahead() -> None:
    """M16: leather is in Lisbon, which holds one company; the marker goes there all the same."""
    game = mini(1, map="europe")
    track = line(game, "barcelona", "valencia", "madrid", "lisbon")
    state = waiting("wood", "seville", game, leather=company(track=track))
    assert "lisbon" not in table(state)["tokens"]
    notes = play(state, RunAutoma(), "1-1")
    assert marks(state)[1] == "lisbon"
    assert happened(notes, AutomaAims) == [AutomaAims("lisbon", ())]
    state = waiting("wood", "madrid", game, leather=company(track=track))
    play(state, RunAutoma(), "1-1")
    assert marks(state)[1] == "seville"
    state = waiting("wood", "madrid", game, leather=company(track=track))
    play(state, RunAutoma(), "1-2")
    assert marks(state)[1] == "lisbon"


def test_drawn_token_stays_out_of_the_bag() -> None:
    state = waiting()
    before = table(state)["automa"]["bag"]
    play(state, RunAutoma(), "2-2")
    assert table(state)["automa"]["bag"] == before | {"2-2": before["2-2"] - 1}


def test_refresh_token_brings_every_token_back_and_another_is_drawn() -> None:
    """Also those of the set-up, and the refresh token itself; the markers move by the new token only."""
    state = waiting("wood", "augusta", automa={"bag": {"1-1": 1, "refresh": 2}})
    notes = play(state, RunAutoma(), "refresh", "2-2")
    bag = table(state)["automa"]["bag"]
    assert sum(bag.values()) == 13
    assert (bag["refresh"], bag["2-2"], bag["1-1"]) == (2, 1, 1)
    assert marks(state) == ("leather", "burlington")
    assert happened(notes, AutomaRefreshes, AutomaDraws) == [AutomaRefreshes(), AutomaDraws(2, 2)]


def test_two_refresh_tokens_in_a_row() -> None:
    state = waiting("wood", "augusta", automa={"bag": {"refresh": 2}})
    notes = play(state, RunAutoma(), "refresh", "refresh", "1-1")
    assert len(happened(notes, AutomaRefreshes)) == 2
    assert sum(table(state)["automa"]["bag"].values()) == 13


# --- share or track -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trains", [0, 1, 2])
def test_automa_takes_a_share_with_up_to_two_trains_in_the_pool(trains: int) -> None:
    """For nothing, and three trains come."""
    state = waiting("wood", steel=company(pool=trains))
    supply = of(state, "steel")["supply"]
    notes = play(state, RunAutoma(), "1-1")
    assert shares(state, 1)["steel"] == 1
    assert influence(state, 1) == dict.fromkeys(COMPANIES, 1)
    assert (of(state, "steel")["pool"], of(state, "steel")["supply"]) == (trains + 3, supply - 3)
    assert of(state, "steel")["stock"] == 4
    assert happened(notes, AutomaTakesShare) == [AutomaTakesShare("steel", trains)]
    assert happened(notes, ShareTaken) == [ShareTaken(1, "steel", 0, 3)]
    assert (state.seat, state.ask) == (0, WhichAction(False))


@pytest.mark.parametrize("trains", [3, 4, 5])
def test_automa_builds_with_three_to_five_trains_in_the_pool(trains: int) -> None:
    state = waiting("wood", steel=company(pool=trains))
    notes = play(state, RunAutoma(), "1-1")
    assert happened(notes, AutomaBuilds) == [AutomaBuilds("steel", trains)]
    laid = happened(notes, TrackBuilt)[0]
    assert (laid.seat, laid.company) == (1, "steel")
    assert of(state, "steel")["pool"] == trains - len(laid.spaces)


def test_automas_share_by_as_many_trains_as_the_supply_has() -> None:
    track = grown(SOLO, "steel", 21)
    state = waiting("wood", steel=company(track=track, pool=1))
    notes = play(state, RunAutoma(), "1-1")
    assert (of(state, "steel")["pool"], of(state, "steel")["supply"], of(state, "steel")["stock"]) == (3, 0, 0)
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("steel", 4)]


def test_automa_draws_again_when_no_share_is_left_and_the_city_marker_stays() -> None:
    """The second token moves only the company marker."""
    gone = [seat(taken={"steel": 5})]
    state = waiting("wood", "augusta", steel=company(pool=1), leather=company(pool=2), seats=gone)
    notes = play(state, RunAutoma(), "1-2", "1-3")
    assert marks(state) == ("leather", "burlington")
    assert happened(notes, AutomaNoShare) == [AutomaNoShare("steel")]
    assert len(happened(notes, AutomaAims)) == 1
    assert shares(state, 1)["leather"] == 2
    assert table(state)["automa"]["bag"]["1-2"] == 1
    assert "1-3" not in table(state)["automa"]["bag"]


BEGINNER = mini(1, beginner=True)


def hemmed_in(*more: str) -> dict[str, Any]:
    """Steel has three trains, and what they could reach is full: Charleston, Atlanta and, with `more`, Louisville."""
    return {
        "wood": company(track=line(BEGINNER, "baltimore", "charleston", "atlanta", *more), pool=4),
        "cotton": company(track=line(BEGINNER, "tallahassee", "charleston", "atlanta", "louisville"), pool=4),
        "steel": company(pool=3),
    }


def test_automa_draws_again_when_no_city_can_be_reached_and_the_city_marker_stays() -> None:
    state = waiting("wood", "augusta", BEGINNER, leather=company(pool=2), **hemmed_in("louisville"))
    assert options_of(state, "steel") == []
    notes = play(state, RunAutoma(), "1-2", "1-3")
    assert marks(state) == ("leather", "burlington")
    assert happened(notes, AutomaBuilds, AutomaNoCity) == [AutomaBuilds("steel", 3), AutomaNoCity("steel")]
    assert shares(state, 1)["leather"] == 2


def options_of(state: k.State, one: str) -> list[str]:
    """Into which cities a company could build, seen by a person."""
    found = country("usa", False).ways(
        frozenset(SOLO.land.places[SOLO.land.number[x]] for x in [*of(state, one)["track"], start(one)])
    )
    return [
        city for city, some in found.items() if city in table(state)["tokens"] and len(some[0]) < of(state, one)["pool"]
    ]


def start(one: str) -> str:
    return SOLO.land.names[SOLO.land.start_space[COMPANIES.index(one)]]


def test_redraw_may_be_a_refresh_token() -> None:
    gone = [seat(taken={"steel": 5})]
    state = waiting("wood", "augusta", steel=company(pool=1), leather=company(pool=2), seats=gone)
    play(state, RunAutoma(), "1-2", "refresh", "1-3")
    assert marks(state) == ("leather", "burlington")
    assert sum(table(state)["automa"]["bag"].values()) == 13


def test_automa_passes_when_no_company_lets_it_act() -> None:
    """M18: one token, both markers, then the next player; a round of passes ends the game."""
    gone = {"wood": 5, "steel": 5, "leather": 5, "cotton": 5}
    state = waiting(
        "wood",
        "augusta",
        seats=[seat(taken=gone, influence=POOR), seat(influence=POOR)],
        ending=True,
        **{one: company(pool=0) for one in COMPANIES},
    )
    notes = play(state, RunAutoma(), "1-2")
    assert marks(state) == ("steel", "burlington")
    assert happened(notes, Passed) == [Passed(1)]
    assert state.over


def test_round_of_passes_with_the_automa_ends_the_game() -> None:
    """Three companies without shares and one that nobody can pay for or build with."""
    from kolejiste.games.mini_express.actions import Pass

    gone = {"wood": 5}
    blocked = {
        "wood": company(pool=0),
        "steel": company(track=["charleston", "atlanta"], pool=1),
        "leather": company(pool=1),
        "cotton": company(pool=1),
    }
    state = position(SOLO, seats=[seat(taken=gone, influence=POOR), seat(influence=POOR)], **blocked)
    assert options(state) == [Pass()]
    play(state, Pass())
    notes = play(state, RunAutoma(), "1-1")
    assert happened(notes, EverybodyPassed, Passed) == []
    assert shares(state, 1)["steel"] == 1
    assert table(state)["idle"] == 0


# --- which city -----------------------------------------------------------------------------------------------------


def chosen(state: k.State, *draws: str) -> tuple[str, str]:
    """The city the automa builds into, and why."""
    notes = play(state, RunAutoma(), *draws)
    one = happened(notes, AutomaCity)[0]
    assert happened(notes, TrackBuilt)[0].city == one.city
    return one.city, one.reason


def test_automa_builds_into_the_city_nearest_to_its_marker() -> None:
    assert chosen(waiting("wood", "charleston"), "3-3") == ("atlanta", "nearest")


def test_automas_marker_stands_on_the_nearest_city_itself() -> None:
    """M22."""
    assert chosen(waiting("wood", "miami"), "2-1") == ("detroit", "nearest")


def test_automa_chooses_the_shortest_track_among_equally_near_cities() -> None:
    """Louisville and Memphis are equally far from Omaha; three trains against four."""
    state = waiting("wood", "fort-smith", steel=company(pool=4))
    notes = play(state.clone(), RunAutoma(), "1-1")
    found = {one.city: (one.distance, one.trains) for one in happened(notes, CandidateCity)}
    assert found["louisville"] == (4, 3)
    assert found["memphis"] == (4, 4)
    assert chosen(state, "1-1") == ("louisville", "shortest")


def test_automa_chooses_the_city_with_more_companies_then() -> None:
    """Atlanta and Charleston are equally near to New York and equally far for cotton; steel is in Charleston."""
    state = waiting("leather", "burlington", steel=company(track=["charleston"]))
    assert chosen(state, "1-1") == ("charleston", "companies")


def test_automa_chooses_the_higher_number_at_last() -> None:
    assert chosen(waiting("leather", "burlington"), "1-1") == ("atlanta", "number")


def test_automa_has_only_one_city_to_choose() -> None:
    assert chosen(waiting("wood", "augusta", BEGINNER, **hemmed_in()), "1-1") == ("louisville", "only")


def test_automa_considers_cities_that_may_be_built_into_only() -> None:
    """With a token and a train for every space: all candidates, none else."""
    state = waiting("wood", "omaha", steel=company(track=["charleston", "atlanta"], pool=4))
    expected = set(options_of(state, "steel"))
    notes = play(state, RunAutoma(), "1-1")
    assert {one.city for one in happened(notes, CandidateCity)} == expected
    assert "charleston" not in expected


# --- which way ------------------------------------------------------------------------------------------------------


def test_automas_way_begins_furthest_east() -> None:
    """Not in Atlanta but on the space east of it."""
    state = waiting("wood", "miami", steel=company(track=[(6, -3), "atlanta"], pool=3))
    notes = play(state, RunAutoma(), "1-1")
    way = happened(notes, AutomaWay)[0]
    assert way.start == names(SOLO, [(6, -3)])[0]
    assert happened(notes, TrackBuilt)[0].city == "detroit"
    assert way.spaces == tuple(names(SOLO, [(5, -3), (5, -4)]))


def test_automas_way_begins_furthest_north_in_the_column() -> None:
    """Two spaces of one column, both next to Memphis, and nothing further east."""
    track = ["charleston", (5, -3), "louisville", (4, -2), (4, -1), "atlanta"]
    state = waiting("wood", "chicago", steel=company(track=track, pool=3))
    notes = play(state, RunAutoma(), "1-1")
    assert happened(notes, TrackBuilt)[0].city == "memphis"
    assert happened(notes, AutomaWay)[0].start == names(SOLO, [(4, -2)])[0]


@pytest.mark.parametrize(("which", "ports"), list(every_pair()))
def test_clockwise_rule_keeps_to_the_left_hand(which: str, ports: bool) -> None:
    """M21: of every shortest way from every space to every city within five trains, the one with most ground left."""
    game = mini(1, map=which, ports=ports)
    place, world = game.land, country(which, ports)
    for space, begin in enumerate(place.places):
        for number, city in enumerate(place.cities):
            far = world.apart(city, begin)
            if not 0 < far <= 5:
                continue
            some: list[tuple[tuple[int, int], ...]] = [()]
            for left in range(far - 1, 0, -1):
                some = [
                    (*way, y)
                    for way in some
                    for y in around(way[-1] if way else begin)
                    if y in world.landscape and world.apart(city, y) == left
                ]
            route = tuple(place.places[x] for x in clockwise(game, space, number))
            assert route == leftmost(begin, some, world.city[city])


# --- what it brings -------------------------------------------------------------------------------------------------


def test_automa_gains_the_tokens_influence() -> None:
    state = waiting("wood", "miami", tokens={"detroit": "wood-steel"})
    play(state, RunAutoma(), "2-1")
    assert influence(state, 1) == {"wood": 2, "steel": 2, "leather": 1, "cotton": 1}
    assert influence(state, 0) == dict.fromkeys(COMPANIES, 1)
    state = waiting("wood", "miami", tokens={"detroit": "cotton-cotton"})
    play(state, RunAutoma(), "2-1")
    assert influence(state, 1)["cotton"] == 3


def test_automa_gains_influence_in_all_four_companies_by_a_wild_token() -> None:
    """One in each, the token's own company included once."""
    state = waiting("wood", "miami", tokens={"detroit": "steel-wild"})
    notes = play(state, RunAutoma(), "2-1")
    assert influence(state, 1) == dict.fromkeys(COMPANIES, 2)
    assert happened(notes, InfluenceGained) == [InfluenceGained(1, one, 1) for one in COMPANIES]


def test_automas_track_brings_compensation_and_length_and_takes_the_token() -> None:
    state = waiting("wood", "miami", wood=company(track=line(SOLO, "baltimore", "detroit"), pool=4))
    length = of(state, "leather")["length"]
    notes = play(state, RunAutoma(), "2-1")
    assert happened(notes, Compensated) == [Compensated("wood", 1)]
    assert of(state, "wood")["pool"] == 5
    assert of(state, "leather")["length"] == length + 1
    assert "detroit" not in table(state)["tokens"]


def test_people_may_do_nothing_in_the_automas_turn() -> None:
    state = waiting()
    assert options(state) == [RunAutoma()]
    assert_refused(state, TakeShare("wood"))
    state = position(SOLO)
    assert_refused(state, RunAutoma())


def test_automa_takes_its_turn_after_every_turn_of_the_player() -> None:
    state = position(SOLO, steel=company(pool=1))
    play(state, TakeShare("steel"))
    assert state.seat == 1
    assert options(state) == [RunAutoma()]
    play(state, RunAutoma(), "1-1")
    assert state.seat == 0
    assert by_company(state, "aside") == (0, 0, 0, 0)
