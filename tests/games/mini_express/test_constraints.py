"""What the rulebook and its examples say about the maps and the components, on the edition in this room.

U: map of the USA, E: map of Europe, C: components, G and R: both maps hang together and every city can be reached.
The maps were fitted to these statements, so they show that the edition is consistent, not that it is the printed one.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.games.mini_express.positions import COMPANIES, printed
from tests.games.mini_express.reference import Country, around, country, every_pair

USA, EUROPE = country("usa", False), country("europe", False)
MAPS = {"usa": USA, "europe": EUROPE}
LEATHER = [(7, -6), (6, -5), (5, -5), (5, -4), (4, -3), (3, -3), (3, -4)]
STEEL = [(7, -3), (6, -3), (5, -2)]


def rows(which: str) -> Any:
    return printed()["maps"][which]


def begins(land: Country, network: list[tuple[int, int]], city: str) -> set[tuple[int, int]]:
    """The spaces of a network at which shortest ways into the city begin."""
    found = land.ways(frozenset(network))[city]
    return {x for x in network for way in found if x in around((*way, land.city[city])[0])}


@pytest.mark.parametrize("which", MAPS)
def test_u1_e1_32_numbered_cities_and_4_start_locations_on_36_spaces(which: str) -> None:
    land = MAPS[which]
    assert sorted(land.number.values()) == list(range(1, 33))
    assert len({*land.city.values(), *land.start.values()}) == 36


def test_u2_e2_start_locations() -> None:
    named = {which: {row["company"]: row["name"] for row in rows(which)["starts"]} for which in MAPS}
    assert named["usa"] == {"leather": "Erie", "wood": "Baltimore", "steel": "Wilmington", "cotton": "Tallahassee"}
    assert named["europe"] == {"leather": "Barcelona", "wood": "Warsaw", "steel": "London", "cotton": "Belgrade"}


@pytest.mark.parametrize(("which", "first"), [("usa", "augusta"), ("europe", "kiev")])
def test_u3_e3_numbers_go_down_each_column_and_then_to_the_next_one_west(which: str, first: str) -> None:
    land = MAPS[which]
    assert land.order[0] == first
    assert land.order == sorted(land.city, key=lambda city: (-land.city[city][0], land.city[city][1]))


def test_u4_landscape_between_chicago_and_louisville() -> None:
    assert (3, -3) in USA.landscape
    assert {USA.city["chicago"], USA.city["louisville"]} <= set(around((3, -3)))


def test_u5_u6_leather_to_tulsa_by_three_trains_on_one_way_from_that_space() -> None:
    found = USA.ways(frozenset(LEATHER))["tulsa"]
    assert len(found) == 1
    assert len(found[0]) == 2  # landscape: the length rises by two
    assert begins(USA, LEATHER, "tulsa") == {(3, -3)}


def test_u7_leather_to_omaha_by_three_trains_on_four_ways() -> None:
    found = USA.ways(frozenset(LEATHER))["omaha"]
    assert len({frozenset(way) for way in found}) == 4
    assert {len(way) for way in found} == {2}


def test_u8_fort_smith_is_in_reach_of_four_trains_and_full_with_two_companies() -> None:
    assert len(USA.ways(frozenset(LEATHER))["fort-smith"][0]) + 1 <= 4
    assert USA.capacity["fort-smith"] == 2


def test_u9_landscape_between_atlanta_and_wilmington() -> None:
    between = [x for x in USA.landscape if {USA.city["atlanta"], USA.start["steel"]} <= set(around(x))]
    assert between == [(6, -3)]


def test_u10_steel_to_louisville_by_two_trains() -> None:
    assert len(USA.ways(frozenset(STEEL))["louisville"][0]) == 1
    assert begins(USA, STEEL, "louisville") == {(5, -2), (6, -3)}


def test_u11_steel_to_detroit_by_three_trains() -> None:
    assert len(USA.ways(frozenset(STEEL))["detroit"][0]) == 2
    assert begins(USA, STEEL, "detroit") == {(5, -2), (6, -3)}


def test_u12_a_way_from_atlanta_to_detroit_has_two_spaces_of_landscape() -> None:
    assert ((5, -3), (5, -4)) in USA.ways(frozenset([(5, -2)]))["detroit"]


def test_u13_detroit_is_full_with_two_companies() -> None:
    assert USA.capacity["detroit"] == 2


def test_u14_fort_smith_to_omaha_by_two_ways_because_tulsa_is_a_city() -> None:
    found = USA.ways(frozenset([USA.city["fort-smith"]]))["omaha"]
    assert len(found) == 2
    assert len(found[0]) == 2
    free = Country("usa", ports=False)
    free.landscape.add(free.city["tulsa"])
    del free.at[free.city["tulsa"]]
    assert len(free.ways(frozenset([free.city["fort-smith"]]))["omaha"]) == 3


def test_u16_three_ways_from_south_of_tulsa_to_new_orleans() -> None:
    q, r = USA.city["tulsa"]
    assert (q, r + 1) in USA.landscape
    found = USA.ways(frozenset([(q, r + 1)]))["new-orleans"]
    assert len(found) == 3
    assert {len(way) for way in found} == {2}


def test_u18_golden_spike_tile_on_landscape_south_west_of_omaha() -> None:
    spike = rows("usa")["golden_spike"]
    q, r = USA.city["omaha"]
    assert (spike["q"], spike["r"]) == (q - 1, r + 1)
    assert (spike["q"], spike["r"]) in USA.landscape
    assert (spike["east"], spike["west"], spike["bonus"]) == ("omaha", "san-francisco", 2)


def test_u20_capacities_that_golden_spike_implies() -> None:
    assert USA.capacity["omaha"] >= 2
    assert USA.capacity["denver"] >= 2
    assert USA.capacity["san-francisco"] == 3


def test_u21_landscape_where_st_louis_would_be() -> None:
    assert (2, -2) in USA.landscape


def test_e4_bremen_essen_milan_and_marseille_are_consecutive() -> None:
    numbers = [EUROPE.number[city] for city in ("bremen", "essen", "milan", "marseille")]
    assert numbers == list(range(numbers[0], numbers[0] + 4))


def test_e5_marseille_is_four_from_frankfurt_and_from_venice() -> None:
    assert EUROPE.apart("marseille", EUROPE.city["frankfurt"]) == 4
    assert EUROPE.apart("marseille", EUROPE.city["venice"]) == 4
    assert EUROPE.capacity["venice"] == 2


def test_e10_five_ports_that_are_landscape_without_the_variant() -> None:
    ports = {(row["q"], row["r"]) for row in rows("europe")["ports"]}
    assert len(ports) == 5
    assert ports <= EUROPE.landscape
    assert not ports & country("europe", True).landscape


def test_e11_a_city_three_trains_from_kiev() -> None:
    assert any(EUROPE.apart("kiev", EUROPE.city[city]) == 3 for city in EUROPE.city)


def test_c1_values_of_the_scoring_example() -> None:
    values = printed()["values"]
    points = [values["other"][12], values["other"][5], values["second"][7], values["first"][9]]
    assert points == [4, 2, 5, 8]
    assert sum(points) + 8 == 27


def test_c2_values_never_fall_with_length_or_rise_with_the_place() -> None:
    values = printed()["values"]
    for column in values.values():
        assert column == sorted(column)
        assert len(column) == 16
    for first, second, other in zip(values["first"], values["second"], values["other"], strict=True):
        assert first >= second >= other


def test_c3_a_row_with_eight_for_the_second_and_three_for_the_others() -> None:
    values = printed()["values"]
    assert (8, 3) in list(zip(values["second"], values["other"], strict=True))


def test_c4_demand_tokens() -> None:
    tokens = printed()["demand"]["tokens"]
    kinds = {frozenset(token["symbols"]) for token in tokens}
    assert sum(token["count"] for token in tokens) == 32
    wild = [token for token in tokens if "wild" in token["symbols"]]
    assert sorted(token["symbols"][0] for token in wild) == sorted(COMPANIES)
    assert all(token["count"] == 1 for token in wild)
    assert any(len(kind) == 1 for kind in kinds)
    assert {frozenset(pair) for pair in (("leather", "steel"), ("cotton", "leather"), ("steel", "cotton"))} <= kinds


def test_c5_automas_tokens() -> None:
    automa = printed()["automa"]
    assert sum(token["count"] for token in automa["tokens"]) == 12
    assert automa["refresh"] == 2
    faces = {(token["company"], token["city"]) for token in automa["tokens"]}
    assert {(1, 2), (2, 2)} <= faces


def test_c6_automas_company_cycle() -> None:
    order = [row["id"] for row in printed()["companies"]["rows"]]
    assert order == ["wood", "steel", "leather", "cotton"]


def test_c7_counts() -> None:
    rules, setup = printed()["rules"], printed()["setup"]
    assert (rules["trains"], rules["shares"], rules["pool"], rules["pool_most"]) == (25, 9, 4, 5)
    assert 1 + rules["pool"] + 20 == rules["trains"]
    assert (rules["refill"], rules["influence"], rules["length_most"], rules["exhausted_ends"]) == (3, 1, 15, 2)
    assert {mode: (row["pool"], row["aside"], row["bonus"]) for mode, row in setup.items()} == {
        "three": (6, 2, 2),
        "four": (6, 3, 1),
        "five": (6, 3, 2),
        "solo": (5, 2, 0),
        "duo": (6, 2, 0),
        "experts": (5, 2, 0),
    }
    assert (printed()["automa"]["share_below"], rules["beginner_capacity"]) == (3, 2)


@pytest.mark.parametrize("which", MAPS)
def test_g_map_hangs_together_and_every_city_is_within_five_trains_of_another(which: str) -> None:
    land = MAPS[which]
    spaces = {*land.landscape, *land.city.values(), *land.start.values()}
    found, rim = set(), [next(iter(spaces))]
    while rim:
        x = rim.pop()
        if x not in found:
            found.add(x)
            rim += [y for y in around(x) if y in spaces]
    assert found == spaces
    for city in land.city:
        assert min(land.apart(city, land.city[other]) for other in land.city if other != city) <= 5


@pytest.mark.parametrize(("which", "ports"), every_pair())
def test_r_every_city_can_be_reached_from_every_other_and_from_every_start(which: str, ports: bool) -> None:
    """With the ports closed as well."""
    land = country(which, ports)
    for one, other in combinations(land.city, 2):
        assert land.apart(one, land.city[other]) < 999
    for city in land.city:
        assert all(land.apart(city, place) < 999 for place in land.start.values())
        if ports:
            assert all(land.apart(city, place) < 999 for place in land.port.values())
