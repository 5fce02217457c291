"""Building a track: company, city, way, compensation, length, influence, token."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import (
    BuildTrack,
    GainInfluence,
    LayTrack,
    OpenPort,
    TakeShare,
    WhichAction,
    WhichInfluence,
    WhichWay,
)
from kolejiste.games.mini_express.events import (
    Compensated,
    InfluenceGained,
    SupplyEmpty,
    TokenRemoved,
    TrackBuilt,
)
from tests.games.mini_express.positions import (
    COMPANIES,
    assert_refused,
    by_company,
    company,
    grown,
    happened,
    influence,
    line,
    mini,
    name,
    names,
    of,
    options,
    play,
    position,
    seat,
    shares,
    table,
    ways,
)
from tests.games.mini_express.reference import country, every_pair

USA = mini(3)
Q4 = (6, -5)  # the one space between Erie and Detroit
# Every other company has a train on it, and cotton is in Detroit.
CROWD: dict[str, Any] = {
    "wood": company(track=[(7, -5), Q4, (6, -4), (6, -3), "charleston"], pool=2),
    "steel": company(track=[(7, -4), (6, -4), Q4, (5, -4), "louisville"], pool=3),
    "cotton": company(track=[(5, -1), "atlanta", (5, -3), (5, -4), Q4, "detroit"], pool=1),
}


def cities(state: k.State, one: str) -> list[str]:
    """Into which cities a company can build."""
    return [action.city for action in options(state, BuildTrack) if action.company == one]


# --- which company, which city --------------------------------------------------------------------------------------


def test_track_can_be_built_for_a_company_without_holding_its_shares() -> None:
    state = position(USA)
    assert shares(state, 0)["steel"] == 0
    play(state, BuildTrack("steel", "charleston"))
    assert of(state, "steel")["track"] == ["charleston"]


def test_city_with_a_train_of_the_company_is_no_new_market() -> None:
    state = position(USA, leather=company(track=[Q4, "detroit"]))
    assert_refused(state, BuildTrack("leather", "detroit"))
    assert BuildTrack("wood", "detroit") in options(state)


@pytest.mark.parametrize(
    ("capacity", "city", "there", "last"),
    [
        (1, "burlington", {}, ("leather", ["erie"])),
        (2, "detroit", {"wood": ["baltimore", "detroit"]}, ("leather", ["erie"])),
        (
            3,
            "chicago",
            {"wood": ["baltimore", "detroit", "chicago"], "leather": ["erie", "detroit", "chicago"]},
            ("steel", ["wilmington", "louisville"]),
        ),
    ],
)
def test_city_takes_as_many_companies_as_its_capacity(
    capacity: int, city: str, there: dict[str, list[str]], last: tuple[str, list[str]]
) -> None:
    """Black one, silver two, gold three: the last one that fits may still come, no other after it."""
    assert USA.capacity[USA.land.city_number[city]] == capacity == len(there) + 1
    parts = {one: company(track=line(USA, *stops), pool=5) for one, stops in there.items()}
    parts[last[0]] = company(track=line(USA, *last[1]), pool=5)
    state = position(USA, **parts)
    notes = play(state, BuildTrack(last[0], city))
    while state.snapshot()["phase"] == "way":
        notes = play(state, options(state)[0])
    assert happened(notes, TrackBuilt)[0].city == city
    assert happened(notes, TokenRemoved) == [TokenRemoved(city)]
    assert not any(action.city == city for action in options(state, BuildTrack))
    parts[last[0]] = company(track=[*line(USA, *last[1], city)], pool=5)
    parts |= {one: company(pool=5) for one in COMPANIES if one not in parts}
    full = position(USA, **parts)
    assert not any(action.city == city for action in options(full, BuildTrack))


def test_city_is_in_reach_only_with_as_many_trains_as_the_way_has_spaces() -> None:
    """Detroit takes two trains from Erie: one space of landscape and the city."""
    assert "detroit" not in cities(position(USA, leather=company(pool=1)), "leather")
    for trains in (2, 3, 4, 5):
        assert "detroit" in cities(position(USA, leather=company(pool=trains)), "leather")


def test_no_trains_in_the_pool_no_track() -> None:
    state = position(USA, leather=company(pool=0))
    assert cities(state, "leather") == []


def test_with_no_city_in_reach_only_shares_are_left() -> None:
    """Empty pools: a share is the only action."""
    state = position(USA, **{one: company(pool=0) for one in COMPANIES})
    assert options(state) == [TakeShare(one) for one in COMPANIES]


def test_without_a_token_no_building() -> None:
    """Detroit is full; its token is gone."""
    state = position(
        USA,
        wood=company(track=line(USA, "baltimore", "detroit")),
        steel=company(track=line(USA, "wilmington", "detroit")),
    )
    assert "detroit" not in table(state)["tokens"]
    assert_refused(state, BuildTrack("leather", "detroit"))


def test_start_locations_of_others_are_no_targets() -> None:
    """M1: there is no such action."""
    with pytest.raises(k.IllegalMove):
        USA.number(BuildTrack("leather", "baltimore"))


# --- which way ------------------------------------------------------------------------------------------------------


def test_one_train_on_every_space_of_the_way() -> None:
    state = position(USA, leather=company(pool=4))
    notes = play(state, BuildTrack("leather", "detroit"))
    assert happened(notes, TrackBuilt) == [TrackBuilt(0, "leather", "detroit", ("q4", "detroit"), 1)]
    assert of(state, "leather")["track"] == ["q4", "detroit"]
    assert of(state, "leather")["pool"] == 2
    assert of(state, "leather")["supply"] == 20


def test_way_may_begin_on_landscape() -> None:
    """Nearer than any city of the network: from the space between Chicago and Louisville to Tulsa."""
    track = [Q4, "detroit", (5, -4), "louisville", (3, -3), "chicago"]
    state = position(USA, leather=company(track=track, pool=3))
    notes = play(state, BuildTrack("leather", "tulsa"))
    assert happened(notes, TrackBuilt)[0].spaces == (*names(USA, [(2, -2), (1, -1)]), "tulsa")


def test_only_shortest_ways_are_offered() -> None:
    """Every way on both maps, from every start location to every city in reach: all of the same least length."""
    for which, ports in every_pair():
        game = mini(3, map=which, ports=ports)
        land = country(which, ports)
        state = position(game, **{one: company(pool=5) for one in COMPANIES})
        for action in options(state, BuildTrack):
            expected = land.ways(frozenset([land.start[action.company]]))[action.city]
            copy = state.clone()
            copy.apply(game.number(action), k.ScriptedChance([]))
            found = ways(copy) if copy.snapshot()["phase"] == "way" else []
            if found:
                assert sorted(found) == sorted(tuple(names(game, way)) for way in expected)
            else:
                assert len(expected) == 1


def test_longer_way_to_use_more_trains_is_refused() -> None:
    state = position(USA, steel=company(pool=5))
    play(state, BuildTrack("steel", "atlanta"))
    assert of(state, "steel")["pool"] == 3


def test_way_leads_through_no_other_city() -> None:
    """From Fort Smith to Omaha not through Tulsa, though it would be as short."""
    track = line(USA, "wilmington", "atlanta", "memphis", "fort-smith")
    state = position(USA, steel=company(track=track, pool=3))
    play(state, BuildTrack("steel", "omaha"))
    assert all("tulsa" not in way for way in ways(state))
    assert set(ways(state)) >= {tuple(names(USA, [(1, -1), (0, -1)])), tuple(names(USA, [(1, -1), (1, -2)]))}


@pytest.mark.parametrize("which", ["usa", "europe"])
def test_way_leads_neither_into_nor_through_start_locations(which: str) -> None:
    """M1: not even through one's own, which is where ways begin."""
    land = mini(3, map=which).land
    for city in range(32):
        for space in range(land.size):
            assert not set(land.onward[city][space]) & set(land.start_space)


def test_player_chooses_among_equally_short_ways_space_by_space() -> None:
    state = position(USA, steel=company(track=[(6, -3), "atlanta"], pool=4))
    play(state, BuildTrack("steel", "detroit"))
    assert state.ask == WhichWay("steel", "detroit")
    assert state.seat == 0
    first = [one.space for one in options(state)]
    assert sorted(first) == sorted({way[0] for way in ways(state)})
    assert len(first) > 1
    before = of(state, "steel")
    play(state, LayTrack(name(USA, (5, -3))))
    assert of(state, "steel")["pool"] == 1
    assert before["pool"] == 4
    assert "detroit" in of(state, "steel")["track"]


def test_question_with_one_answer_is_not_asked() -> None:
    """M3: behind the fork the way goes on by itself; a single way is not asked at all."""
    state = position(USA, leather=company(pool=4))
    play(state, BuildTrack("leather", "detroit"))
    assert state.seat == 1


def test_space_that_does_not_lead_on_is_refused() -> None:
    state = position(USA, steel=company(track=[(6, -3), "atlanta"], pool=4))
    play(state, BuildTrack("steel", "detroit"))
    for wrong in ((7, -4), (5, -1), (4, -4), (2, -2)):
        assert_refused(state, LayTrack(name(USA, wrong)))
    assert_refused(state, TakeShare("wood"))
    assert_refused(state, BuildTrack("steel", "detroit"))


def test_ways_are_sets_of_spaces() -> None:
    """M2: from which space of the network a way begins is no choice of its own."""
    state = position(USA, steel=company(track=[(6, -3), "atlanta"], pool=4))
    play(state, BuildTrack("steel", "detroit"))
    found = ways(state)
    assert len(found) == len(set(found)) == len({frozenset(way) for way in found})


def test_landscape_takes_a_train_of_every_company() -> None:
    state = position(USA, leather=company(pool=4), **CROWD)
    play(state, BuildTrack("leather", "detroit"))
    assert all("q4" in of(state, one)["track"] for one in COMPANIES)


# --- compensation ---------------------------------------------------------------------------------------------------


def test_compensation_for_every_company_on_every_space_and_in_the_city() -> None:
    """One train each for wood and steel on the landscape, two for cotton, which is in the city too; none for itself."""
    state = position(USA, leather=company(pool=4), **CROWD)
    before = {one: of(state, one) for one in COMPANIES}
    notes = play(state, BuildTrack("leather", "detroit"))
    assert by_company(state, "pool") == (3, 4, 2, 3)
    for one, trains in {"wood": 1, "steel": 1, "cotton": 2}.items():
        assert of(state, one)["supply"] == before[one]["supply"] - trains
        assert Compensated(one, trains) in happened(notes, Compensated)
    assert of(state, "leather")["supply"] == before["leather"]["supply"]
    assert len(happened(notes, Compensated)) == 3


@pytest.mark.parametrize(("pool", "after"), [(5, 5), (4, 5), (3, 5), (2, 4)])
def test_compensation_fills_a_pool_to_five_at_most(pool: int, after: int) -> None:
    crowd = CROWD | {"cotton": company(track=CROWD["cotton"]["track"], pool=pool)}
    state = position(USA, leather=company(pool=4), **crowd)
    supply = of(state, "cotton")["supply"]
    play(state, BuildTrack("leather", "detroit"))
    assert of(state, "cotton")["pool"] == after
    assert of(state, "cotton")["supply"] == supply - (after - pool)


@pytest.mark.parametrize("supply", [0, 1, 2])
def test_compensation_by_as_many_trains_as_the_supply_has_and_then_the_company_is_exhausted(supply: int) -> None:
    """Also in another player's turn, at once."""
    track = grown(
        USA, "cotton", 24 - supply, track=names(USA, CROWD["cotton"]["track"]), avoid=["charleston", "louisville"]
    )
    crowd = CROWD | {"cotton": company(track=track, pool=0, gone=supply == 0)}
    state = position(USA, leather=company(pool=4), **crowd)
    assert of(state, "cotton")["supply"] == supply
    notes = play(state, BuildTrack("leather", "detroit"))
    assert of(state, "cotton") | {"track": 0} == of(state, "cotton") | {
        "pool": supply,
        "supply": 0,
        "stock": 0,
        "track": 0,
    }
    assert happened(notes, SupplyEmpty) == ([SupplyEmpty("cotton", 6)] if supply else [])
    assert not state.over


def test_no_compensation_beside_the_way() -> None:
    """Only spaces shared count, not neighbours."""
    state = position(USA, wood=company(track=line(USA, "baltimore", "new-york")), leather=company(pool=4))
    pool = of(state, "wood")["pool"]
    play(state, BuildTrack("leather", "detroit"))
    assert of(state, "wood")["pool"] == pool


# --- length ---------------------------------------------------------------------------------------------------------


def test_length_rises_by_the_landscape_of_the_way() -> None:
    track = [Q4, "detroit", (5, -4), "louisville", (3, -3), "chicago"]
    state = position(USA, leather=company(track=track, pool=3))
    assert of(state, "leather")["length"] == 3
    play(state, BuildTrack("leather", "tulsa"))
    assert of(state, "leather")["length"] == 5


def test_length_stays_when_the_city_is_next_to_the_network() -> None:
    state = position(USA)
    before = by_company(state, "length")
    notes = play(state, BuildTrack("steel", "charleston"))
    assert by_company(state, "length") == before
    assert happened(notes, TrackBuilt) == [TrackBuilt(0, "steel", "charleston", ("charleston",), 0)]


def test_length_belongs_to_the_builders_company_only() -> None:
    state = position(USA, leather=company(pool=4), **CROWD)
    before = by_company(state, "length")
    play(state, BuildTrack("leather", "detroit"))
    assert by_company(state, "length") == (before[0], before[1], before[2] + 1, before[3])


@pytest.mark.parametrize(("stops", "before"), [((), 13), (("santa-fe",), 14)])
def test_length_never_passes_fifteen(stops: tuple[str, ...], before: int) -> None:
    """Trains beyond are laid and bring no length. Two unclaimed shares gave four."""
    track = line(USA, "erie", "detroit", "chicago", "duluth", "omaha", "denver", *stops)
    unclaimed = ["wood", "wood", "steel", "cotton", "cotton", "steel"]
    state = position(USA, picks=unclaimed, leather=company(track=track, pool=4))
    assert of(state, "leather")["length"] == before
    longest = 0
    for city in cities(state, "leather"):
        copy = state.clone()
        notes = play(copy, BuildTrack("leather", city))
        while copy.snapshot()["phase"] == "way":
            notes = play(copy, options(copy)[0])
        laid = happened(notes, TrackBuilt)[0]
        wide = len(laid.spaces) - 1
        longest = max(longest, wide)
        assert of(copy, "leather")["length"] == min(15, before + wide)
        assert laid.length == min(15 - before, wide)
    assert longest == 3


# --- influence ------------------------------------------------------------------------------------------------------


def test_token_of_two_companies_brings_one_influence_in_each() -> None:
    state = position(USA, tokens={"detroit": "wood-steel"})
    notes = play(state, BuildTrack("leather", "detroit"))
    assert influence(state, 0) == {"wood": 2, "steel": 2, "leather": 1, "cotton": 1}
    assert happened(notes, InfluenceGained) == [InfluenceGained(0, "wood", 1), InfluenceGained(0, "steel", 1)]
    assert influence(state, 1) == influence(state, 2) == dict.fromkeys(COMPANIES, 1)


def test_token_of_one_company_twice_brings_two_influence() -> None:
    state = position(USA, tokens={"detroit": "cotton-cotton"})
    play(state, BuildTrack("leather", "detroit"))
    assert influence(state, 0) == {"wood": 1, "steel": 1, "leather": 1, "cotton": 3}


@pytest.mark.parametrize("other", ["wood", "leather", "cotton"])
def test_wild_token_brings_one_influence_and_one_in_another_company_of_choice(other: str) -> None:
    state = position(USA, tokens={"detroit": "steel-wild"})
    play(state, BuildTrack("leather", "detroit"))
    assert influence(state, 0)["steel"] == 2
    assert (state.ask, state.seat) == (WhichInfluence("steel"), 0)
    assert options(state) == [GainInfluence(one) for one in ("wood", "leather", "cotton")]
    assert_refused(state, GainInfluence("steel"))
    play(state, GainInfluence(other))
    assert influence(state, 0) == dict.fromkeys(COMPANIES, 1) | {"steel": 2, other: 2}
    assert (state.seat, state.ask) == (1, WhichAction(False))


def test_influence_has_no_maximum() -> None:
    """M9."""
    state = position(USA, tokens={"detroit": "cotton-cotton"}, seats=[seat(influence={"cotton": 40})])
    play(state, BuildTrack("leather", "detroit"))
    assert influence(state, 0)["cotton"] == 42


def test_second_company_in_a_city_gains_by_the_same_token() -> None:
    state = position(USA, tokens={"detroit": "steel-wild"}, wood=company(track=line(USA, "baltimore", "detroit")))
    play(state, BuildTrack("leather", "detroit"))
    notes = play(state, GainInfluence("wood"))
    assert influence(state, 0) == {"wood": 2, "steel": 2, "leather": 1, "cotton": 1}
    assert happened(notes, TokenRemoved) == [TokenRemoved("detroit")]


# --- the token ------------------------------------------------------------------------------------------------------


def test_token_stays_while_another_company_may_come() -> None:
    state = position(USA)
    notes = play(state, BuildTrack("leather", "detroit"))
    assert "detroit" in table(state)["tokens"]
    assert happened(notes, TokenRemoved) == []


def test_token_leaves_with_the_last_capacity_after_its_influence() -> None:
    state = position(USA, tokens={"detroit": "wood-steel"}, wood=company(track=line(USA, "baltimore", "detroit")))
    notes = play(state, BuildTrack("leather", "detroit"))
    assert "detroit" not in table(state)["tokens"]
    assert table(state)["removed"]["detroit"] == "wood-steel"
    kinds = [type(note.event).__name__ for note in notes]
    assert kinds == ["TrackBuilt", "Compensated", "InfluenceGained", "InfluenceGained", "TokenRemoved"]


# --- the beginner's simplification, and ports without their variant -------------------------------------------------


def test_beginners_cities_all_hold_two() -> None:
    for which in ("usa", "europe"):
        assert set(mini(3, map=which, beginner=True).capacity) == {2}
        assert set(mini(3, map=which).capacity) == {1, 2, 3}


def test_beginners_city_of_one_takes_a_second_company_and_of_three_no_third() -> None:
    game = mini(3, beginner=True)
    state = position(game, wood=company(track=line(game, "baltimore", "new-york", "burlington")))
    assert "burlington" in table(state)["tokens"]
    play(state, BuildTrack("leather", "burlington"))
    while state.snapshot()["phase"] == "way":
        play(state, options(state)[0])
    assert "burlington" not in table(state)["tokens"]
    two = {
        "wood": company(track=line(game, "baltimore", "new-york")),
        "leather": company(track=line(game, "erie", "new-york")),
    }
    assert "new-york" not in table(position(game, **two))["tokens"]
    assert "new-york" in table(position(USA, **two))["tokens"]


def test_ports_are_landscape_without_the_variant() -> None:
    """They are built over and count for length: a way from Odessa to Bucharest leads over such a space."""
    game = mini(3, map="europe")
    with pytest.raises(k.IllegalMove):
        game.number(OpenPort("galicia"))
    state = position(game, wood=company(track=line(game, "warsaw", "lviv", "odessa"), pool=3))
    before = of(state, "wood")["length"]
    play(state, BuildTrack("wood", "bucharest"))
    notes = play(state, LayTrack("black-sea-coast"))
    assert happened(notes, TrackBuilt)[0].spaces == ("black-sea-coast", "bucharest")
    assert of(state, "wood")["length"] == before + 1
    assert table(state)["ports"] == {}
