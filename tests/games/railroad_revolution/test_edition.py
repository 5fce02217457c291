"""Edition files: every value can be replaced, every mistake is told in its place; wrong options are refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    BuildStation,
    HireWorker,
    LayRail,
    PlaceWorker,
    SellPiece,
    SellShare,
    TakeTrain,
    UseAbility,
)
from kolejiste.games.railroad_revolution.components import check, read
from tests.games.railroad_revolution.positions import (
    FIRST,
    TODAY,
    bound,
    edited,
    edition_text,
    finish,
    of,
    options,
    parts_of,
    play,
    position,
    rr,
    seat,
    started,
    table,
    talk,
)

# By name: what is replaced, by what, the place of the problem and its key.
MISTAKES: dict[str, tuple[str, str, str, str]] = {
    "seats from more to fewer": ("seats = [2, 4]", "seats = [4, 2]", "rules.seats", "seat-range"),
    "too few colours": (', "red", "yellow"]', ', "red"]', "rules.seat_colours", "seat-colours"),
    "a colour twice": (', "red", "yellow"]', ', "red", "red"]', "rules.seat_colours", "seat-colours"),
    # the map
    "a city twice": ('id = "seattle"', 'id = "denver"', "map.cities[12].id", "id-twice"),
    "a rail twice": ('id = "seattle-san-francisco"', 'id = "charlotte-miami"', "map.rails[27].id", "id-twice"),
    "a rail to nowhere": ('b = "miami", hard = 0', 'b = "boston", hard = 0', "map.rails[3].b", "no-city"),
    "a rail from nowhere": (
        'id = "charlotte-miami", a = "charlotte"', 'id = "charlotte-miami", a = "boston"', "map.rails[3].a", "no-city"
    ),
    "a rail from a city to itself": (
        'a = "charlotte", b = "miami"', 'a = "miami", b = "miami"', "map.rails[3].b", "rail-loop"
    ),
    "no start rail": ("start = true, hard = 0", "hard = 0", "map.rails", "start-rails"),
    "two start rails": (
        'b = "miami", hard = 0', 'b = "miami", start = true, hard = 0', "map.rails", "start-rails"
    ),
    "a deal on the start rail": (
        "start = true, hard = 0, deal = false", "start = true, hard = 0, deal = true", "map.rails[0]", "start-plain"
    ),
    "terrain on the start rail": ("start = true, hard = 0", "start = true, hard = 1", "map.rails[0]", "start-plain"),
    "too many rails on the mat": ("{ value = 600, rails = 2", "{ value = 600, rails = 14", "mat.sectors",
                                  "too-many-rails"),
    # tiles
    "a printed tile twice": ('{ city = "charlotte"', '{ city = "washington"', "cities.printed[1].city", "id-twice"),
    "a printed tile of no city": ('{ city = "charlotte"', '{ city = "boston"', "cities.printed[1].city", "no-city"),
    "a city tile twice": ('id = "ct5-3"', 'id = "ct5-2"', "cities.tiles[12].id", "id-twice"),
    "too few city tiles": ('id = "ct5-3", level = 5', 'id = "ct5-3", level = 4', "cities.tiles", "too-few-city-tiles"),
    "too few links": ("links = [5, 5,", "links = [5,", "telegraph.links", "links"),
    "too many links": ("links = [5, 5,", "links = [5, 5, 5,", "telegraph.links", "links"),
    "a telegraph tile twice": (
        '{ id = "steps", effect = { do = "steps"', '{ id = "rail", effect = { do = "steps"',
        "telegraph.tiles[5].id", "id-twice",
    ),
    "too few telegraph tiles": ("shares = 2, first = 1, deal = true", "shares = 2, first = 1, deal = false",
                                "telegraph.tiles", "too-few-telegraph-tiles"),
    "a deal twice": ('id = "dt9"', 'id = "dt8"', "deals.tiles[8].id", "id-twice"),
    "a train twice": ('id = "rail", count = 5', 'id = "money", count = 5', "trains.types[4].id", "id-twice"),
    "no train to begin with": ("count = 2 }, start = true", "count = 2 }", "trains.types", "start-train"),
    "a milestone twice": ('id = "d-10"', 'id = "d-9"', "milestones.tiles[37].id", "id-twice"),
    # effects
    "a station as primary reward": (
        'id = "ct2-3", level = 2, primary = { do = "steps", count = 2 }',
        'id = "ct2-3", level = 2, primary = { do = "station" }', "cities.tiles[2].primary", "effect-place",
    ),
    "a rail as bonus": (
        'effects = [{ do = "exchange" }]', 'effects = [{ do = "rail" }]', "cities.tiles[0].bonus", "effect-place"
    ),
    "an office on a telegraph tile": (
        '{ id = "train", effect = { do = "train" } }', '{ id = "train", effect = { do = "office" } }',
        "telegraph.tiles[4]", "effect-place",
    ),
    "a flip on a train": (
        'id = "shares", count = 5, effect = { do = "shares", count = 3 }',
        'id = "shares", count = 5, effect = { do = "flip", count = 2 }', "trains.types[3]", "effect-place",
    ),
    "a promotion as asset": (
        '{ a = { do = "train" }', '{ a = { do = "promote" }', "assets.tiles[3].a", "effect-place"
    ),
    "a worker as asset": (
        'b = { do = "money", count = 600 }', 'b = { do = "worker" }', "assets.tiles[3].b", "effect-place"
    ),
    "workers without colours": (
        'lower = { shares = 3, effect = { do = "workers", colours = ["orange"] } }',
        'lower = { shares = 3, effect = { do = "workers" } }', "deals.tiles[1].lower", "effect-colours",
    ),
    "colours where none belong": (
        'lower = { shares = 3, effect = { do = "train" } }',
        'lower = { shares = 3, effect = { do = "train", colours = ["grey"] } }',
        "deals.tiles[2].lower", "effect-colours",
    ),
    "two trains at once": (
        'lower = { shares = 3, effect = { do = "train" } }',
        'lower = { shares = 3, effect = { do = "train", count = 2 } }', "deals.tiles[2].lower", "effect-count",
    ),
    "a price for each of what is no promotion": (
        'effect = { do = "steps", count = 3 } }, lower', 'effect = { do = "steps", count = 3, each = 100 } }, lower',
        "deals.tiles[5].upper", "effect-each",
    ),
    "a price for each promotion outside a deal": (
        '{ id = "promote", effect = { do = "promote", count = 2 }',
        '{ id = "promote", effect = { do = "promote", count = 2, each = 100 }', "telegraph.tiles[1]", "effect-each",
    ),
    "a price of a primary reward": (
        'id = "ct2-3", level = 2, primary = { do = "steps", count = 2 }',
        'id = "ct2-3", level = 2, primary = { do = "steps", count = 2, pay = 100 }',
        "cities.tiles[2].primary", "effect-pay",
    ),
    "a price of a printed primary reward": (
        'colours = ["orange", "grey"] }, bonus', 'colours = ["orange", "grey"], pay = 50 }, bonus',
        "cities.printed[0].primary", "effect-pay",
    ),
    "a price within a bonus": (
        'effects = [{ do = "exchange" }]', 'effects = [{ do = "exchange", pay = 100 }]',
        "cities.tiles[0].bonus", "effect-pay",
    ),
    "a price of a telegraph tile": (
        '{ id = "train", effect = { do = "train" } }', '{ id = "train", effect = { do = "train", pay = 100 } }',
        "telegraph.tiles[4]", "effect-pay",
    ),
    "a price of money on a train": (
        'id = "money", count = 5, effect = { do = "money", count = 600 }',
        'id = "money", count = 5, effect = { do = "money", count = 600, pay = 100 }', "trains.types[1]", "effect-pay",
    ),
    "a price of a deal's rail": (
        'upper = { shares = 2, effect = { do = "rail" } }',
        'upper = { shares = 2, effect = { do = "rail", pay = 100 } }',
        "deals.tiles[3].upper", "effect-pay",
    ),
    "a price of an asset": ('b = { do = "rail" } }', 'b = { do = "rail", pay = 100 } }', "assets.tiles[0].b",
                            "effect-pay"),
    "two prices of a promotion": (
        'effect = { do = "steps", count = 3 } }, lower', 'effect = { do = "promote", each = 200 } }, lower',
        "deals.tiles", "one-price",
    ),
    "two prices of a train's rail": (
        'id = "shares", count = 5, effect = { do = "shares", count = 3 }',
        'id = "shares", count = 5, effect = { do = "rail", pay = 200 }', "trains.types", "one-price",
    ),
    "turquoise with too many rails": (
        "rails = 2                # in", "rails = 1                # in", "abilities.railroad_turquoise",
        "turquoise-rails",
    ),
    # milestones and tracks
    "managers named and any": ('id = "d-1", stack = "D", points = 37, managers = ["any", "any"]',
                               'id = "d-1", stack = "D", points = 37, managers = ["any", "grey"]',
                               "milestones.tiles[28].managers", "managers-mixed"),
    "a condition without a level": (
        'id = "a2-3", stack = "A2", points = 17, managers = ["grey"], conditions = [{ is = "stations", level = 3',
        'id = "a2-3", stack = "A2", points = 17, managers = ["grey"], conditions = [{ is = "stations"',
        "milestones.tiles[6].conditions", "condition-most",
    ),
    "more cities than the map has": (
        '{ is = "connected", level = 5, count = 3 }', '{ is = "connected", level = 5, count = 4 }',
        "milestones.tiles[36].conditions", "condition-most",
    ),
    "more deal spaces than the map has": (
        '{ is = "deal", count = 4 }', '{ is = "deal", count = 40 }', "milestones.tiles[33].conditions", "condition-most"
    ),
    "more difficult spaces than the map has": (
        '{ is = "hard", level = 2, count = 4 }', '{ is = "hard", level = 5, count = 1 }',
        "milestones.tiles[32].conditions", "condition-most",
    ),
    "plains of the start rail counted": (
        'conditions = [{ is = "connected", level = 2, count = 2 }, { is = "hard", level = 0, count = 2 }]',
        'conditions = [{ is = "hard", level = 0, count = 8 }]', "milestones.tiles[2].conditions", "condition-most",
    ),
    "a toll on the bottom step": ("telegraph = [\n  { points = 1 }", "telegraph = [\n  { points = 1, money = 100 }",
                                  "tracks.telegraph[0]", "bottom-toll"),
    # the set-up
    "too few white workers": ("white = 16", "white = 15", "workers.white", "too-few-workers"),
    "fewer workers than a turn must end with": ("least_workers = 4", "least_workers = 6", "setup.white",
                                                "too-few-workers"),
    "too few first milestones": ('id = "a1-4", stack = "A1"', 'id = "a1-4", stack = "A2"', "milestones.tiles",
                                 "too-few-milestones"),
    "too few trains": ('id = "money", count = 5', 'id = "money", count = 4', "trains.types", "too-few-train-tiles"),
    "too few trains to begin with": ('id = "promotion", count = 4', 'id = "promotion", count = 3', "trains.types",
                                     "too-few-train-tiles"),
    "a neutral station nowhere": ('stations = ["san-francisco",', 'stations = ["boston",', "setup.blocked[1]",
                                  "no-city"),
    "a neutral office nowhere": ("offices = [2, 5]", "offices = [2, 9]", "setup.blocked[1]", "no-sector"),
    "a neutral office left of the line": ("offices = [2, 5]", "offices = [0, 5]", "setup.blocked[1]", "no-sector"),
    "neutral buildings for as many players twice": ("{ players = 3, stations", "{ players = 2, stations",
                                                    "setup.blocked[1].players", "id-twice"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_is_told_in_its_place(mistake: str, tmp_path: Path) -> None:
    old, new, place, key = MISTAKES[mistake]
    with pytest.raises(k.BadEdition) as refused:
        bound(edited((old, new)), tmp_path)
    found = {(problem.place, problem.key) for problem in refused.value.problems}
    assert (place, key) in found


def test_unreachable_city_is_told(tmp_path: Path) -> None:
    """Seattle without any rail."""
    text = re.sub(r'\n  \{ id = "[a-z-]*seattle[a-z-]*", a = .*', "", edition_text())
    with pytest.raises(k.BadEdition) as refused:
        bound(text, tmp_path)
    assert ("map.cities", "city-unreachable") in {(p.place, p.key) for p in refused.value.problems}


def test_mat_with_nothing_left_of_the_logo_is_told(tmp_path: Path) -> None:
    text = re.sub(r"(\{ value = \d+, rails = \d, buildings = \d) \}", r"\1, right_of_logo = true }", edition_text())
    with pytest.raises(k.BadEdition) as refused:
        bound(text, tmp_path)
    assert ("mat.sectors", "mat-empty") in {(p.place, p.key) for p in refused.value.problems}


def test_too_few_assets_are_told(tmp_path: Path) -> None:
    text = edited(('\n  { a = { do = "train" }, b = { do = "money", count = 600 } },', ""))
    with pytest.raises(k.BadEdition) as refused:
        bound(text, tmp_path)
    assert ("assets.tiles", "too-few-assets") in {(p.place, p.key) for p in refused.value.problems}


@pytest.mark.parametrize("change", [
    ("share_price = 150", "share_price = 0"),
    ("share_price = 150", "share_price = 155"),
    ("hire_price = 800", "hire_price = 810"),
    ("rails = 2                # in", "rails = 3                # in"),
    ("draw = 3", "draw = 0"),
    ("seats = [2, 4]", "seats = [2, 5]"),
    ("level = 5, price = 600, x = 0.084", "level = 6, price = 600, x = 0.084"),
    ("x = 0.084", "x = 1.084"),
    ("hard = 3, deal = false", "hard = 6, deal = false"),
    ("hard = 3, deal = false", "hard = -1, deal = false"),
    ('managers = ["purple"]', 'managers = ["pink"]'),
    ('managers = ["purple"]', "managers = []"),
    ('do = "exchange"', 'do = "dance"'),
    ("workers = 1 }", "workers = 2 }"),
    ("money = 600", 'money = "many"'),
    ("purple = 12", "purple = 12\npink = 3"),
    ("purple = 12\n", ""),
    ("[mat]", "[mats]"),
])  # fmt: skip
def test_value_out_of_form_is_refused(change: tuple[str, str], tmp_path: Path) -> None:
    with pytest.raises(k.BadEdition):
        bound(edited(change), tmp_path)


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    names = ["a colour twice", "a rail from a city to itself", "too few links", "a toll on the bottom step"]
    with pytest.raises(k.BadEdition) as refused:
        bound(edited(*[MISTAKES[name][:2] for name in names]), tmp_path)
    assert {problem.key for problem in refused.value.problems} >= {MISTAKES[name][3] for name in names}


@pytest.mark.parametrize("file", [TODAY, FIRST], ids=["today", "first"])
def test_our_own_edition_has_no_mistake(file: Path) -> None:
    assert list(check(read(file.read_text(encoding="utf-8"), file.name))) == []


def test_not_toml_is_told() -> None:
    for text in ("this is no edition", ""):
        with pytest.raises(k.BadEdition):
            read(text, "edition.toml")


# --- values are replaceable -----------------------------------------------------------------------------------------


def test_beginning_comes_from_the_edition(tmp_path: Path) -> None:
    text = edited(("money = 600\nshares = 3", "money = 750\nshares = 5"), ("3 = 4, 4 = 5 }", "3 = 2, 4 = 5 }"))
    state = bound(text, tmp_path).new(k.Chance(1))
    assert (of(state, 0)["money"], of(state, 0)["shares"], table(state)["trains"]["rail"]) == (750, 5, 2)


def test_prices_come_from_the_edition(tmp_path: Path) -> None:
    text = edited(
        ("share_price = 150", "share_price = 200"),
        ("hire_price = 800", "hire_price = 500"),
        ("rail_price = 400", "rail_price = 300"),
        ("hard_price = 100", "hard_price = 50"),
    )
    state = position(bound(text, tmp_path), seats=[seat(money=900, shares=1, supply={"white": 4, "purple": 1})])
    play(state, SellShare(), HireWorker("grey"))
    assert of(state, 0)["money"] == 600
    play(state, PlaceWorker("white", "railroad"), LayRail("washington-chicago"), LayRail("charlotte-miami"))
    finish(state)
    assert of(state, 0)["money"] == 200


def test_abilities_come_from_the_edition(tmp_path: Path) -> None:
    text = edited(
        ("railroad_purple = 300", "railroad_purple = 150"),
        ("railroad_grey = 2", "railroad_grey = 4"),
        ("trade_purple = 3", "trade_purple = 1"),
        ("trade_orange = 100", "trade_orange = 250"),
        ("telegraph_orange = 100", "telegraph_orange = 50"),
    )
    game = bound(text, tmp_path)

    def with_worker(worker: str, action: str) -> k.State:
        state = position(game, seats=[seat(money=1000, shares=0, supply={"white": 4, "purple": 1, worker: 4})])
        play(state, PlaceWorker(worker, action))
        return state

    state = with_worker("purple", "railroad")
    play(state, TakeTrain("money"))
    assert of(state, 0)["money"] == 850
    state = with_worker("grey", "railroad")
    play(state, UseAbility())
    assert of(state, 0)["shares"] == 4
    state = with_worker("purple", "trade")
    play(state, Advance("network"))
    assert options(state, Advance) == []
    state = with_worker("orange", "trade")
    play(state, UseAbility())
    assert of(state, 0)["money"] == 1250
    state = with_worker("orange", "telegraph")
    play(state, BuildOffice(4), UseAbility())
    assert of(state, 0)["money"] == 1200


def test_city_prices_sectors_and_mat_values_come_from_the_edition(tmp_path: Path) -> None:
    text = edited(
        ('name = "Washington", level = 1, price = 200', 'name = "Washington", level = 1, price = 450'),
        ("{ shares = 4, first = 1", "{ shares = 7, first = 2"),
        ("{ value = 600, rails", "{ value = 650, rails"),
    )
    game = bound(text, tmp_path)
    state = position(game)
    play(state, PlaceWorker("white", "station"), BuildStation("washington"))
    assert talk(state)["due"] == 450
    state = position(game)
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(1))
    assert of(state, 0)["shares"] == 3 + 9
    state = position(game)
    play(state, PlaceWorker("white", "trade"), SellPiece("rail"))
    assert of(state, 0)["money"] == 1250


def test_points_come_from_the_edition(tmp_path: Path) -> None:
    text = edited(("train_points = 8", "train_points = 3"), ("links = [5,", "links = [9,"))
    state = position(bound(text, tmp_path), seats=[seat(offices=[1, 2])])
    assert state.scores[0] == 3 + 2 + 9


def test_least_workers_come_from_the_edition(tmp_path: Path) -> None:
    """Five: with five nobody can be promoted without hiring."""
    game = bound(edited(("least_workers = 4", "least_workers = 5")), tmp_path)
    state = position(game, seats=[seat(money=0, shares=0, supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(3))
    assert not [one for one in options(state) if type(one).__name__ == "Promote"]


def test_edition_for_fewer_seats(tmp_path: Path) -> None:
    text = edited(("seats = [2, 4]", "seats = [2, 3]"))
    assert bound(text, tmp_path, 3)
    with pytest.raises(k.BadOption):
        bound(text, tmp_path, 4)


def test_position_of_another_edition_is_refused(tmp_path: Path) -> None:
    other = bound(edited(("hire_price = 800", "hire_price = 700")), tmp_path)
    with pytest.raises(k.BadSnapshot):
        other.restore(started(rr(3)).snapshot())
    assert other.restore(parts_of(rr(3))).legal()


# --- options --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "chosen"), [(0, {}), (1, {}), (5, {}), (3, {"map": "usa"}), (3, {"colour": "red"})]
)
def test_option_that_does_not_fit_is_refused(players: int, chosen: dict[str, Any]) -> None:
    with pytest.raises(k.BadOption):
        k.load("railroad_revolution").bind(players=players, **chosen)


def test_every_number_of_players_can_be_bound() -> None:
    assert [players for players, _ in k.load("railroad_revolution").settings()] == [2, 3, 4]
