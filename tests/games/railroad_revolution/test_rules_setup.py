"""Set-up for two, three and four seats, and the draft of starting assets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    BuildStation,
    ChooseAsset,
    ExchangeWorker,
    LayRail,
    PayWorker,
    TakeTrain,
    WhichAsset,
    WhichAssetUse,
    WhichWorker,
)
from kolejiste.games.railroad_revolution.events import AssetChosen
from tests.games.railroad_revolution.positions import (
    COLOURS,
    TRACKS,
    assert_refused,
    bound,
    edited,
    happened,
    milestone,
    of,
    options,
    own,
    parts_of,
    phase,
    play,
    printed,
    rr,
    script,
    seat,
    started,
    table,
    view,
)
from tests.games.railroad_revolution.reference import network

BLOCKED = {
    2: ({"san-diego", "salt-lake-city", "duluth", "little-rock"}, {1, 4, 7}),
    3: ({"san-francisco", "bismarck", "houston"}, {2, 5}),
    4: (set[str](), set[int]()),
}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def draft(
    sides: Sequence[str], players: int = 3, seats: Sequence[dict[str, Any]] = (), workers: Sequence[str] = COLOURS[1:]
) -> k.State:
    """The last seat is to choose one of these assets."""
    assets = [{"side": side, "worker": worker} for side, worker in zip(sides, workers, strict=False)]
    own = [{"supply": {"white": 4}} | (dict(seats[n]) if n < len(seats) else {}) for n in range(players)]
    parts = parts_of(rr(players), seats=own, assets=assets, phase="asset", turn=players - 1)
    return rr(players).restore(parts)


# --- the table ------------------------------------------------------------------------------------------------------


@PLAYERS
def test_everybody_begins_with_the_same_means(players: int) -> None:
    """Money, shares, four white workers, the promotion train face up, an A1 and an A2 milestone."""
    state = rr(players).new(k.Chance(1))
    for number in range(players):
        part = of(state, number)
        assert (part["money"], part["shares"]) == (600, 3)
        assert (part["supply"], part["mat"]) == ({"white": 4}, {})
        assert (part["trains_up"], part["trains_down"]) == ({"promotion": 1}, {})
        assert [one["tile"][:2] for one in part["milestones"]] == ["a1", "a2"]
        assert [one["managers"] for one in part["milestones"]] == [[], []]
        assert (part["rails"], part["stations"], part["offices"]) == ([], [], [])
        assert (part["rails_gone"], part["buildings_gone"]) == (0, 0)
        assert (part["completed"], part["steps"]) == ([], {})
    assert len({one["tile"] for n in range(players) for one in of(state, n)["milestones"]}) == 2 * players


@PLAYERS
def test_white_workers_beyond_the_first_four_each_stay_in_the_box(players: int) -> None:
    state = rr(players).new(k.Chance(1))
    pool, waiting = table(state)["pool"], Counter(one["worker"] for one in table(state)["assets"])
    assert "white" not in pool
    assert {colour: pool[colour] + waiting[colour] for colour in COLOURS[1:]} == dict.fromkeys(COLOURS[1:], 12)


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5)])
def test_train_stacks_by_number_of_players(players: int, size: int) -> None:
    """Four stacks; the promotion trains that are left stay in the box."""
    trains = table(rr(players).new(k.Chance(1)))["trains"]
    assert trains == dict.fromkeys(("money", "performance", "shares", "rail"), size)


@PLAYERS
def test_neutral_buildings_by_number_of_players(players: int) -> None:
    state = rr(players).new(k.Chance(1))
    cities, sectors = BLOCKED[players]
    assert set(table(state)["first_stations"]) == cities
    assert set(table(state)["first_offices"]) == sectors


def test_city_tiles_lie_on_cities_of_their_level_at_random() -> None:
    levels = {row["id"]: row["level"] for row in printed()["map"]["cities"]}
    of_tile = {row["id"]: row["level"] for row in printed()["cities"]["tiles"]}
    seen = set()
    for seed in range(12):
        tiles = table(rr(4).new(k.Chance(seed)))["city_tiles"]
        assert len(set(tiles.values())) == len(tiles) == 13
        assert all(of_tile[tile] == levels[city] for city, tile in tiles.items())
        assert not {"washington", "charlotte"} & set(tiles)
        seen.add(tuple(tiles.values()))
    assert len(seen) > 6


def test_telegraph_tiles_lie_on_the_sectors_without_a_deal_icon_at_random() -> None:
    seen = set()
    for seed in range(12):
        tiles = table(rr(4).new(k.Chance(seed)))["telegraph_tiles"]
        assert set(tiles) == {"1", "2", "4", "5", "7", "8"}
        assert set(tiles.values()) == {"rail", "promote", "flip", "money", "train", "steps"}
        seen.add(tuple(tiles.values()))
    assert len(seen) > 6


def test_one_deal_lies_open_and_eight_are_hidden() -> None:
    found = set()
    for seed in range(30):
        snapshot = rr(3).new(k.Chance(seed)).snapshot()
        found.add(snapshot["table"]["deal"])
        assert set(snapshot["deals"]["unseen"]) | {snapshot["table"]["deal"]} == {f"dt{n}" for n in range(1, 10)}
        assert len(snapshot["deals"]["unseen"]) == 8
        assert snapshot["table"]["deal_discards"] == []
    assert len(found) > 5


@PLAYERS
def test_stacks_of_milestones_hold_ten_tiles_that_nobody_has_seen(players: int) -> None:
    state = rr(players).new(k.Chance(1))
    for eyes in (None, *range(players)):
        stacks = view(state, eyes).stacks
        assert {name: (stack.unseen, stack.under) for name, stack in stacks.items()} == {
            "B": (10, []),
            "C": (10, []),
            "D": (10, []),
        }


def test_every_network_begins_with_washington_and_charlotte() -> None:
    state = started(rr(4))
    for number in range(4):
        if not of(state, number)["rails"]:
            assert network(of(state, number)["rails"]) == {"washington", "charlotte"}


# --- the draft ------------------------------------------------------------------------------------------------------


@PLAYERS
def test_as_many_assets_as_players_each_with_a_worker_of_another_colour(players: int) -> None:
    sides = Counter[str]()
    for seed in range(40):
        assets = table(rr(players).new(k.Chance(seed)))["assets"]
        assert len(assets) == players
        assert len({one["side"][0] for one in assets}) == players
        workers = {one["worker"] for one in assets}
        assert len(workers) == players
        assert "white" not in workers
        sides.update(one["side"] for one in assets)
    assert set(sides) == {f"{number}{side}" for number in range(1, 5) for side in "ab"}


@PLAYERS
def test_assets_are_chosen_from_the_last_seat_backwards_and_the_first_seat_begins(players: int) -> None:
    """The first player's right neighbour chooses first, then counter-clockwise; the first player chooses last."""
    chance = k.Chance(3)
    state: k.State = rr(players).new(chance)
    order = []
    while phase(state) in ("asset", "asset-use"):
        if phase(state) == "asset":
            assert state.ask == WhichAsset()
            order.append(state.seat)
        else:
            assert state.ask == WhichAssetUse()
            assert state.seat == order[-1]
        state.apply(state.legal()[0], chance)
    assert order == list(reversed(range(players)))
    assert (state.turn, state.seat, state.ask) == (0, 0, WhichWorker())
    assert all(sum(of(state, number)["supply"].values()) == 5 for number in range(players))


def test_chosen_asset_is_gone_for_the_others() -> None:
    state = draft(["2a", "4b", "1a"])
    assert options(state) == [ChooseAsset("1a"), ChooseAsset("2a"), ChooseAsset("4b")]
    play(state, ChooseAsset("2a"))
    assert options(state) == [ChooseAsset("1a"), ChooseAsset("4b")]
    assert_refused(state, ChooseAsset("2a"), ChooseAsset("2b"))


def test_worker_on_the_asset_comes_with_it() -> None:
    state = draft(["2a", "4b", "1a"], workers=["grey", "orange", "purple"])
    notes = play(state, ChooseAsset("4b"))
    assert happened(notes, AssetChosen) == [AssetChosen(2, "4b", "orange")]
    assert of(state, 2)["supply"] == {"white": 4, "orange": 1}


def test_nothing_but_the_assets_can_be_done_in_the_draft() -> None:
    """No share is sold and nobody hired before the game begins."""
    state = draft(["2a", "4b", "1a"], seats=[{}, {}, seat(money=2000)])
    assert options(state) == [ChooseAsset("1a"), ChooseAsset("2a"), ChooseAsset("4b")]
    play(state, ChooseAsset("1a"))
    assert options(state) == [Advance(track) for track in TRACKS]


def test_workers_not_laid_on_an_asset_go_to_the_common_supply() -> None:
    state = rr(2).new(script(rr(2), then=k.Chance(5)))
    waiting = {one["worker"] for one in table(state)["assets"]}
    assert {colour: count for colour, count in table(state)["pool"].items() if count == 12}.keys() == set(
        COLOURS[1:]
    ) - waiting


# --- the eight assets -----------------------------------------------------------------------------------------------


def test_asset_of_three_shares() -> None:
    state = draft(["2a", "1a", "4a"])
    play(state, ChooseAsset("2a"))
    assert of(state, 2)["shares"] == 6
    assert (phase(state), state.seat) == ("asset", 1)


def test_asset_of_money() -> None:
    state = draft(["4b", "1a", "2a"])
    play(state, ChooseAsset("4b"))
    assert of(state, 2)["money"] == 1200


def test_asset_of_a_train() -> None:
    """From any of the four stacks, face up."""
    state = draft(["4a", "1a", "2a"])
    play(state, ChooseAsset("4a"))
    assert options(state) == [TakeTrain(train) for train in ("money", "performance", "shares", "rail")]
    play(state, TakeTrain("shares"))
    assert of(state, 2)["trains_up"] == {"promotion": 1, "shares": 1}
    assert table(state)["trains"]["shares"] == 3
    assert state.seat == 1


def test_asset_of_three_steps_may_be_split() -> None:
    state = draft(["1a", "2a", "4a"])
    play(state, ChooseAsset("1a"), Advance("telegraph"), Advance("network"), Advance("telegraph"))
    assert of(state, 2)["steps"] == {"telegraph": 2, "network": 1}
    assert state.seat == 1


def test_asset_steps_pay_their_toll() -> None:
    """The third step of the network track costs money, also now."""
    state = draft(["1a", "2a", "4a"])
    play(state, ChooseAsset("1a"), *[Advance("network")] * 3)
    assert (of(state, 2)["steps"], of(state, 2)["money"]) == ({"network": 3}, 500)


def test_asset_of_an_exchange() -> None:
    """Any own worker for any that the common supply has; it is not declined (R17)."""
    state = draft(["3a", "1a", "2a"], workers=["purple", "orange", "grey"])
    play(state, ChooseAsset("3a"))
    assert len(options(state)) == len(options(state, ExchangeWorker)) > 0
    assert ExchangeWorker("white", "supply", "white") not in options(state)
    play(state, ExchangeWorker("white", "supply", "turquoise"))
    assert of(state, 2)["supply"] == {"white": 3, "purple": 1, "turquoise": 1}
    assert table(state)["pool"]["white"] == 1


def test_asset_of_a_rail_is_free_and_ignores_terrain() -> None:
    """The rail set aside, not one of the mat; nothing is paid (R15: it counts for everything)."""
    state = draft(["1b", "2a", "4a"])
    play(state, ChooseAsset("1b"))
    assert options(state) == [
        LayRail("washington-chicago"),
        LayRail("charlotte-little-rock"),
        LayRail("charlotte-miami"),
    ]
    play(state, LayRail("charlotte-little-rock"))
    part = of(state, 2)
    assert (part["rails"], part["rails_gone"], part["money"], part["shares"]) == (["charlotte-little-rock"], 0, 600, 3)
    assert state.seat == 1


@PLAYERS
def test_asset_of_an_office_takes_a_first_slot_of_a_deal_sector(players: int) -> None:
    """No shares, no deal, and no building of the mat."""
    state = draft(["2b", "1a", "4a", "3a"][:players], players)
    last = players - 1
    play(state, ChooseAsset("2b"))
    assert options(state) == [BuildOffice(3), BuildOffice(6)]
    play(state, BuildOffice(6))
    part = of(state, last)
    assert (part["offices"], part["buildings_gone"], part["shares"]) == ([6], 0, 3)
    assert 6 in table(state)["first_offices"]
    assert (phase(state), state.seat) == ("asset", last - 1)
    assert table(state)["deal_discards"] == []


def test_asset_of_a_station_takes_a_first_slot_of_washington_or_charlotte() -> None:
    """Neither price nor reward, and no building of the mat."""
    state = draft(["3b", "1a", "4a"])
    play(state, ChooseAsset("3b"))
    assert options(state) == [BuildStation("washington"), BuildStation("charlotte")]
    play(state, BuildStation("charlotte"))
    part = of(state, 2)
    assert (part["stations"], part["buildings_gone"], part["money"]) == (["charlotte"], 0, 600)
    assert sum(own(state, 2).values()) == 5
    assert table(state)["first_stations"][0] == "charlotte"
    assert state.seat == 1


def test_asset_building_is_not_taken_from_the_mat() -> None:
    """Twelve buildings are still there afterwards, so the mat is emptied without it."""
    state = draft(["3b", "1a", "4a"])
    play(state, ChooseAsset("3b"), BuildStation("washington"))
    assert of(state, 2)["buildings_gone"] == 0


def test_asset_steps_past_the_end_of_means_lapse() -> None:
    """No toll that can be paid is left: the asset is over."""
    steps = {"telegraph": 4, "stations": 4, "network": 4}
    state = draft(["1a", "2a", "4a"], seats=[{}, {}, seat(steps=steps, money=150, shares=0)])
    play(state, ChooseAsset("1a"))
    assert state.seat == 1
    assert of(state, 2)["steps"] == steps


def test_asset_toll_of_a_worker_is_asked_for_and_nothing_else_is_offered(tmp_path: Path) -> None:
    """In an edition whose second step costs a worker. Nobody is hired during the draft, nor a share sold."""
    game = bound(
        edited(("{ points = 6 },\n  { points = 9 }", "{ points = 6, workers = 1 },\n  { points = 9 }")), tmp_path
    )
    games = (game.new(k.Chance(seed)) for seed in range(50))
    state = next(one for one in games if ChooseAsset("1a") in options(one))
    state.apply(game.number(ChooseAsset("1a")), k.Chance(1))
    state.apply(game.number(Advance("network")), k.Chance(1))
    assert phase(state) == "toll"
    assert {type(one) for one in options(state)} == {PayWorker}
    again = game.restore(state.snapshot())
    assert (again.snapshot(), again.legal()) == (state.snapshot(), state.legal())
    play(state, PayWorker("white", "supply"))
    assert of(state, 2)["steps"] == {"network": 1}


def test_asset_building_stands_only_on_a_free_first_slot(tmp_path: Path) -> None:
    """In an edition whose neutral buildings take one of each two places."""
    text = edited(
        ('stations = ["san-francisco", "bismarck"', 'stations = ["washington", "bismarck"'),
        ("offices = [2, 5]", "offices = [2, 3, 5]"),
    )
    game = bound(text, tmp_path)
    games = [game.new(k.Chance(seed)) for seed in range(60)]
    for asset, wanted in (("3b", [BuildStation("charlotte")]), ("2b", [BuildOffice(6)])):
        state = next(one for one in games if ChooseAsset(asset) in options(one))
        state.apply(game.number(ChooseAsset(asset)), k.Chance(1))
        assert options(state) == wanted


def test_milestones_of_the_seats_are_not_repeated() -> None:
    with pytest.raises(k.BadSnapshot):
        rr(3).restore(
            parts_of(
                rr(3),
                seats=[
                    seat(milestones=[milestone("a1-1"), milestone("a2-1")]),
                    seat(milestones=[milestone("a1-1"), milestone("a2-2")]),
                ],
            )
        )
