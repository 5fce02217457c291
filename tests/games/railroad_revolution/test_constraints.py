"""What the rulebook and its examples say about the components, the map and the tiles, on the edition that is played.

C: components, S: set-up, M: map, T: stations, G: telegraph, R: trade and trains, D: deals, I: milestones, P: tracks,
K: assets, W: workers, E: the end. The edition was fitted to these statements, so they show that it is consistent, not
that it is the printed one. Statements that are pure rules stand in the files of those rules and in `test_examples.py`.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from typing import Any

import pytest

import kolejiste as k
from tests.games.railroad_revolution.positions import COLOURS, TODAY, TRACKS, printed, started, today
from tests.games.railroad_revolution.reference import Printed, fulfilled, network

BOX = printed(TODAY)
CITIES = {row["id"]: row for row in BOX["map"]["cities"]}
RAILS = {row["id"]: row for row in BOX["map"]["rails"]}
SPACES = {name: row for name, row in RAILS.items() if not row.get("start")}
MILESTONES = BOX["milestones"]["tiles"]
DEALS = [(tile["id"], side, tile[side]) for tile in BOX["deals"]["tiles"] for side in ("upper", "lower")]
BONUSES = [row["bonus"] for row in (*BOX["cities"]["printed"], *BOX["cities"]["tiles"])]
PRIMARIES = [row["primary"] for row in (*BOX["cities"]["printed"], *BOX["cities"]["tiles"])]
BLOCKED = {row["players"]: row for row in BOX["setup"]["blocked"]}


def kinds(effects: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(sorted(effect["do"] for effect in effects))


# --- components -----------------------------------------------------------------------------------------------------


def test_c1_64_workers() -> None:
    assert BOX["workers"] == {"white": 16, "purple": 12, "orange": 12, "grey": 12, "turquoise": 12}
    assert sum(BOX["workers"].values()) == 64


def test_c2_13_buildings_and_17_rails_each() -> None:
    """Twelve and fifteen on the mat, one of each set aside, one rail on the start space."""
    mat = BOX["mat"]["sectors"]
    assert sum(row["buildings"] for row in mat) + 1 == 13
    assert sum(row["rails"] for row in mat) + 2 == 17
    assert len(BOX["rules"]["seat_colours"]) == 4


def test_c3_tiles() -> None:
    assert len(BOX["telegraph"]["tiles"]) == 6
    assert len(BOX["cities"]["tiles"]) == 13
    assert sum(row["count"] for row in BOX["trains"]["types"]) == 24
    assert len(MILESTONES) == 38
    assert len(BOX["deals"]["tiles"]) == 9
    assert len(BOX["assets"]["tiles"]) == 4
    assert len(BOX["tracks"]) == 3


# --- set-up ---------------------------------------------------------------------------------------------------------


def test_s1_s2_what_a_player_begins_with() -> None:
    setup, mat = BOX["setup"], BOX["mat"]["sectors"]
    assert (setup["money"], setup["shares"], setup["white"]) == (600, 3, 4)
    assert [row["id"] for row in BOX["trains"]["types"] if row.get("start")] == ["promotion"]
    assert (sum(row["rails"] for row in mat), sum(row["buildings"] for row in mat)) == (15, 12)
    assert [name for name, row in RAILS.items() if row.get("start")] == ["washington-charlotte"]


def test_s3_train_stacks() -> None:
    assert BOX["setup"]["trains"] == {"2": 3, "3": 4, "4": 5}
    assert [row["count"] for row in BOX["trains"]["types"] if not row.get("start")] == [5] * 4


def test_s4_four_players_use_up_the_first_two_stacks() -> None:
    stacks = Counter(row["stack"] for row in MILESTONES)
    assert (stacks["A1"], stacks["A2"]) == (4, 4)


def test_s5_s6_neutral_buildings() -> None:
    assert set(BLOCKED) == {2, 3}
    assert set(BLOCKED[2]["stations"]) == {"san-diego", "salt-lake-city", "duluth", "little-rock"}
    assert BLOCKED[2]["offices"] == [1, 4, 7]
    assert set(BLOCKED[3]["stations"]) == {"san-francisco", "bismarck", "houston"}
    assert BLOCKED[3]["offices"] == [2, 5]


def test_s7_levels_of_the_blocked_cities() -> None:
    assert sorted(CITIES[city]["level"] for city in BLOCKED[2]["stations"]) == [2, 3, 4, 5]
    assert sorted(CITIES[city]["level"] for city in BLOCKED[3]["stations"]) == [3, 4, 5]


def test_s8_city_tiles_match_the_cities_of_each_level() -> None:
    without = [row["city"] for row in BOX["cities"]["printed"]]
    assert without == ["washington", "charlotte"]
    cities = Counter(row["level"] for name, row in CITIES.items() if name not in without)
    assert cities == Counter(row["level"] for row in BOX["cities"]["tiles"])
    assert set(cities) == {2, 3, 4, 5}


def test_s9_telegraph_sectors_and_tiles() -> None:
    sectors = BOX["telegraph"]["sectors"]
    assert (len(sectors), sum(row["deal"] for row in sectors)) == (8, 2)


def test_s10_first_slots_of_the_deal_sectors_are_free_for_the_asset() -> None:
    deals = {number for number, row in enumerate(BOX["telegraph"]["sectors"], 1) if row["deal"]}
    assert deals <= {3, 6, 8}
    assert not deals & {*BLOCKED[2]["offices"], *BLOCKED[3]["offices"]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s12_five_workers_each_after_the_draft(players: int) -> None:
    for part in started(today(players)).snapshot()["table"]["seats"]:
        assert sum(part["supply"].values()) == 5


# --- the map --------------------------------------------------------------------------------------------------------


def test_m1_15_cities_of_five_levels() -> None:
    assert len(CITIES) == 15
    assert {row["level"] for row in CITIES.values()} == {1, 2, 3, 4, 5}


def test_m2_named_cities() -> None:
    assert {"Washington", "Charlotte", "Miami", "Little Rock", "Houston", "Duluth", "Bismarck", "Salt Lake City",
            "San Diego", "San Francisco"} <= {row["name"] for row in CITIES.values()}  # fmt: skip


def test_m3_network_at_the_start() -> None:
    assert network(set()) == {"washington", "charlotte"}


def test_m4_houston_is_not_reached_through_miami_and_little_rock() -> None:
    for way in (["charlotte-miami", "miami-little-rock"], ["charlotte-miami", "charlotte-little-rock"]):
        assert network(way) == {"washington", "charlotte", "miami", "little-rock"}


def test_m5_m6_icons_of_the_examples() -> None:
    assert [RAILS[rail]["hard"] for rail in ("washington-chicago", "chicago-duluth", "charlotte-little-rock")] == [
        2,
        0,
        3,
    ]
    assert (BOX["rules"]["rail_price"], BOX["rules"]["hard_price"]) == (400, 100)


def test_m14_every_space_has_none_to_three_icons() -> None:
    assert {row["hard"] for row in SPACES.values()} == {0, 1, 2, 3}


def test_m15_some_spaces_carry_a_deal_icon() -> None:
    assert 0 < sum(row["deal"] for row in SPACES.values()) < len(SPACES)


def test_m16_map_hangs_together_and_thirteen_rails_reach_everything() -> None:
    """As many as lie left of the logo."""
    reached, rails = {"washington", "charlotte"}, 0
    while fresh := [row for row in SPACES.values() if (row["a"] in reached) != (row["b"] in reached)]:
        reached |= {fresh[0]["a"], fresh[0]["b"]}
        rails += 1
    assert (reached, rails) == (set(CITIES), 13)
    assert sum(row["rails"] for row in BOX["mat"]["sectors"] if not row.get("right_of_logo")) == 13


def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_m17_no_two_spaces_cross_and_none_is_there_twice() -> None:
    at = {name: (row["x"], row["y"]) for name, row in CITIES.items()}
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in at.values())
    assert len({frozenset((row["a"], row["b"])) for row in RAILS.values()}) == len(RAILS)
    for one, other in combinations(RAILS.values(), 2):
        if {one["a"], one["b"]} & {other["a"], other["b"]}:
            continue
        a, b, c, d = (at[name] for name in (one["a"], one["b"], other["a"], other["b"]))
        assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0, (one["id"], other["id"])


# --- stations -------------------------------------------------------------------------------------------------------


def test_t1_primary_rewards_are_steps_or_one_or_two_workers() -> None:
    assert {primary["do"] for primary in PRIMARIES} == {"steps", "one_of", "workers"}
    assert all(len(primary["colours"]) == 2 for primary in PRIMARIES if primary["do"] == "one_of")
    assert all(len(primary["colours"]) in (1, 2) for primary in PRIMARIES if primary["do"] == "workers")


def test_t2_nine_kinds_of_first_station_bonus() -> None:
    assert {kinds(bonus["effects"]) for bonus in BONUSES} == {
        ("flip",), ("train",), ("shares",), ("steps",), ("worker",), ("exchange",), ("promote", "shares"),
        ("promote",), ("promote", "steps"),
    }  # fmt: skip


def test_t3_prices_of_the_bonuses() -> None:
    prices: dict[tuple[str, ...], set[int]] = {}
    for bonus in BONUSES:
        prices.setdefault(kinds(bonus["effects"]), set()).add(bonus["pay"])
    assert prices["worker",] == {200}
    assert prices["promote",] == {200}
    assert 0 not in prices["train",]
    assert 0 in prices["flip",]
    assert len(prices["flip",]) > 1
    for kind in (("shares",), ("steps",), ("exchange",), ("promote", "shares"), ("promote", "steps")):
        assert prices[kind] == {0}
    shares = {
        effect["count"] for bonus in BONUSES if kinds(bonus["effects"]) == ("shares",) for effect in bonus["effects"]
    }
    assert shares == {2}


def test_t5_t6_t7_abilities_at_the_station() -> None:
    assert (BOX["abilities"]["station_purple"], BOX["abilities"]["station_turquoise"]) == (100, 300)


# --- telegraph ------------------------------------------------------------------------------------------------------


def test_g1_g2_a_sector_of_three_and_one_can_hold_the_tile_of_money() -> None:
    assert any((row["shares"], row["first"], row["deal"]) == (3, 1, False) for row in BOX["telegraph"]["sectors"])


def test_g8_six_telegraph_tiles() -> None:
    effects = {row["effect"]["do"]: row["effect"] for row in BOX["telegraph"]["tiles"]}
    assert set(effects) == {"rail", "promote", "flip", "money", "train", "steps"}
    assert (effects["promote"]["count"], effects["flip"]["count"], effects["money"]["count"]) == (2, 2, 600)


def test_g12_seven_links_of_five_or_eight() -> None:
    assert len(BOX["telegraph"]["links"]) == 7
    assert set(BOX["telegraph"]["links"]) == {5, 8}


def test_g_abilities_at_the_telegraph() -> None:
    assert (BOX["abilities"]["telegraph_orange"], BOX["abilities"]["telegraph_turquoise"]) == (100, 400)


# --- trade and trains -----------------------------------------------------------------------------------------------


def test_r3_eight_sectors_on_the_mat_each_with_a_value() -> None:
    """In the example a piece is sold for $600, and one of the next sector will bring $700."""
    values = [row["value"] for row in BOX["mat"]["sectors"]]
    assert len(values) == 8
    assert (600, 700) in pairwise(values)
    assert values == sorted(set(values))


def test_r4_13_rails_and_10_buildings_left_of_the_logo() -> None:
    left = [row for row in BOX["mat"]["sectors"] if not row.get("right_of_logo")]
    assert (sum(row["rails"] for row in left), sum(row["buildings"] for row in left)) == (13, 10)


def test_r5_r7_train_effects() -> None:
    effects = {row["id"]: row["effect"] for row in BOX["trains"]["types"]}
    assert effects == {
        "promotion": {"do": "promote", "count": 2},
        "money": {"do": "money", "count": 600},
        "performance": {"do": "steps", "count": 3},
        "shares": {"do": "shares", "count": 3},
        "rail": {"do": "rail", "pay": 100},
    }


def test_r8_r9_abilities_at_trade() -> None:
    abilities = BOX["abilities"]
    assert [abilities[f"trade_{worker}"] for worker in COLOURS[1:]] == [3, 100, 1, 1]


def test_r10_shares_sold_and_workers_hired() -> None:
    assert (BOX["rules"]["share_price"], BOX["rules"]["hire_price"]) == (150, 800)


# --- deals ----------------------------------------------------------------------------------------------------------


def test_d1_nine_tiles_of_two_deals_for_one_to_four_shares() -> None:
    assert {deal["shares"] for _, _, deal in DEALS} == {1, 2, 3, 4}


def test_d2_ten_kinds_of_reward() -> None:
    found = {
        (deal["effect"]["do"], deal["effect"].get("count", 1) if deal["effect"]["do"] == "flip" else 0)
        for _, _, deal in DEALS
    }
    assert found == {
        ("exchange", 0), ("rail", 0), ("station", 0), ("office", 0), ("promote", 0), ("flip", 1), ("flip", 2),
        ("train", 0), ("workers", 0), ("steps", 0),
    }  # fmt: skip


def test_d3_prices_of_deals() -> None:
    prices: dict[str, set[int]] = {}
    for _, _, deal in DEALS:
        prices.setdefault(deal["effect"]["do"], set()).add(deal["effect"].get("pay", 0))
    assert len(prices["train"]) > 1
    assert 0 in prices["train"]
    assert len(prices["workers"]) > 1
    assert 0 in prices["workers"]
    assert {deal["effect"].get("each") for _, _, deal in DEALS if deal["effect"]["do"] == "promote"} == {100}


# --- milestones -----------------------------------------------------------------------------------------------------


def test_i1_one_to_three_conditions_and_one_or_two_managers() -> None:
    assert {len(row["conditions"]) for row in MILESTONES} == {1, 2, 3}
    assert {len(row["managers"]) for row in MILESTONES} == {1, 2}


def test_i2_only_the_last_stack_takes_any_workers() -> None:
    for row in MILESTONES:
        assert ("any" in row["managers"]) == (row["stack"] == "D")
        assert set(row["managers"]) <= ({"any"} if row["stack"] == "D" else set(COLOURS))


def test_i3_stack_sizes() -> None:
    """With four players the eighth draw from B, C or D still shows three tiles: two places each, one kept at a time."""
    sizes = Counter(row["stack"] for row in MILESTONES)
    assert sizes == {"A1": 4, "A2": 4, "B": 10, "C": 10, "D": 10}
    assert all(sizes[stack] - 7 >= 3 for stack in "BCD")


@pytest.mark.parametrize("condition", [
    {"is": "connected", "level": 2, "count": 2},
    {"is": "stations", "level": 3, "count": 1},
    {"is": "deal", "count": 1},
    {"is": "hard", "level": 2, "count": 3},
])  # fmt: skip
def test_i4_condition_of_the_examples_is_on_some_tile(condition: dict[str, Any]) -> None:
    assert any(condition in row["conditions"] for row in MILESTONES)


def test_i6_the_previewed_milestone() -> None:
    row = next(row for row in MILESTONES if row["id"] == "a2-2")
    assert (row["points"], row["managers"]) == (18, ["orange"])
    assert row["conditions"] == [
        {"is": "connected", "level": 2, "count": 2}, {"is": "stations", "level": 2, "count": 1},
    ]  # fmt: skip


def test_i10_later_stacks_are_worth_more() -> None:
    points: dict[str, list[int]] = {}
    for row in MILESTONES:
        points.setdefault(row["stack"][0], []).append(row["points"])
    for earlier, later in (("A", "B"), ("B", "C"), ("C", "D")):
        assert max(points[earlier]) < min(points[later])


def grown(most: int) -> list[set[frozenset[str]]]:
    """All networks by their number of rails."""
    found: list[set[frozenset[str]]] = [{frozenset()}]
    for _ in range(most):
        found.append(
            {
                rails | {name}
                for rails in found[-1]
                for name, row in SPACES.items()
                if name not in rails and {row["a"], row["b"]} & network(set(rails))
            }
        )
    return found


def test_i11_every_milestone_can_be_met_with_few_rails() -> None:
    """A1 two or three, A2 two, B two to four, C three to five, D four to six, with stations wherever they can stand."""
    things = Printed(BOX)
    least: dict[str, int] = {}
    for count, networks in enumerate(grown(6)):
        for rails in networks:
            cities = network(set(rails))
            for row in MILESTONES:
                if row["id"] not in least and fulfilled(row["id"], set(rails), cities, things):
                    least[row["id"]] = count
    bounds = {"A1": (2, 3), "A2": (2, 2), "B": (2, 4), "C": (3, 5), "D": (4, 6)}
    for row in MILESTONES:
        low, high = bounds[row["stack"]]
        assert low <= least[row["id"]] <= high, row["id"]


# --- tracks, assets, workers, the end -------------------------------------------------------------------------------


def test_p1_p2_a_step_of_five_points_at_the_telegraph_for_a_share() -> None:
    assert {"points": 5, "shares": 1} in BOX["tracks"]["telegraph"]


def test_p3_tolls_of_money_shares_and_workers() -> None:
    steps = [step for track in TRACKS for step in BOX["tracks"][track]]
    assert all(any(step.get(kind) for step in steps) for kind in ("money", "shares", "workers"))
    assert any(step.get("shares", 0) > 1 for step in steps)


def test_p4_points_rise_from_a_bottom_without_toll() -> None:
    for track in TRACKS:
        points = [step["points"] for step in BOX["tracks"][track]]
        assert points == sorted(set(points))
        assert set(BOX["tracks"][track][0]) == {"points"}
    assert list(BOX["tracks"]) == ["telegraph", "stations", "network"]


def test_p5_three_cities_of_level_5() -> None:
    assert sum(row["level"] == 5 for row in CITIES.values()) == 3


def test_k1_k2_eight_asset_sides() -> None:
    sides = [tile[one] for tile, one in product(BOX["assets"]["tiles"], "ab")]
    assert sorted(one["do"] for one in sides) == sorted(
        ["steps", "rail", "shares", "office", "exchange", "station", "train", "money"]
    )
    counts = {one["do"]: one.get("count", 1) for one in sides}
    assert (counts["steps"], counts["shares"]) == (3, 3)


def test_w4_at_least_four_workers() -> None:
    assert BOX["rules"]["least_workers"] == 4


def test_w6_abilities_at_the_railroad() -> None:
    abilities = BOX["abilities"]
    assert [abilities[f"railroad_{worker}"] for worker in COLOURS[1:]] == [300, [100, 50], 2, 3]
    assert BOX["rules"]["rails"] == 2


def test_e3_eight_points_for_a_train() -> None:
    assert BOX["rules"]["train_points"] == 8


def test_engine_reads_what_the_file_says() -> None:
    """The box of the bound game, counted by itself."""
    assert today(4).new(k.Chance(1)).census() == today(4).box
