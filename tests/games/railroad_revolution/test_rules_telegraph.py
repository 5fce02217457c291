"""The Telegraph action: shares, the first office, the tile's bonus, deal icons, and the four abilities."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    DiscardForTile,
    Done,
    ExchangeWorker,
    FlipTrain,
    LayRail,
    PlaceWorker,
    Promote,
    SellShare,
    TakeTrain,
    UseAbility,
)
from kolejiste.games.railroad_revolution.events import OfficeBuilt, TileUsed, WorkerDiscarded
from tests.games.railroad_revolution.positions import (
    assert_refused,
    crew,
    finish,
    happened,
    milestone,
    of,
    options,
    own,
    phase,
    play,
    position,
    printed,
    rr,
    seat,
    table,
    talk,
)

OTHERS = [seat(supply={"white": 4, "orange": 1}), seat(supply={"white": 4, "grey": 1})]
SECTORS = printed()["telegraph"]["sectors"]


def office(worker: str = "white", sector: int = 4, tile: str = "money", first: bool = True, **parts: object) -> k.State:
    """An office is just built in a sector with this tile, by a worker of this colour."""
    supply = {"white": 4, "purple": 1, worker: 4}
    own = {"money": 500, "shares": 0, "supply": supply, **parts}
    other = [] if first else [seat(offices=[sector])]
    state = position(rr(3), sectors={sector: tile}, seats=[own, *other])
    play(state, PlaceWorker(worker, "telegraph"), BuildOffice(sector))
    return state


# --- where, and the shares ------------------------------------------------------------------------------------------


def test_office_can_be_built_in_every_sector_without_an_own_one() -> None:
    state = position(rr(3), seats=[seat(offices=[2, 7]), seat(offices=[1, 2])])
    play(state, PlaceWorker("white", "telegraph"))
    assert [one.sector for one in options(state, BuildOffice)] == [1, 3, 4, 5, 6, 8]
    assert_refused(state, BuildOffice(2), BuildOffice(7))


def test_office_needs_no_network_and_no_money() -> None:
    state = position(rr(3), seats=[seat(money=0, shares=0)])
    assert PlaceWorker("white", "telegraph") in options(state)


def test_telegraph_is_impossible_with_an_office_everywhere() -> None:
    state = position(rr(3), seats=[seat(offices=list(range(1, 9)))])
    assert not any(one.action == "telegraph" for one in options(state, PlaceWorker))


@pytest.mark.parametrize("sector", range(1, 9))
def test_office_brings_the_shares_of_its_sector(sector: int) -> None:
    """A later one the brown number alone."""
    state = position(rr(3), seats=[seat(shares=0), seat(offices=[sector])])
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(sector))
    assert of(state, 0)["shares"] == SECTORS[sector - 1]["shares"]
    assert (of(state, 0)["offices"], of(state, 0)["buildings_gone"]) == ([sector], 1)


@pytest.mark.parametrize("sector", range(1, 9))
def test_first_office_brings_more_shares(sector: int) -> None:
    state = position(rr(4), seats=[seat(shares=0)])
    notes = play(state, PlaceWorker("white", "telegraph"), BuildOffice(sector))
    assert of(state, 0)["shares"] == SECTORS[sector - 1]["shares"] + SECTORS[sector - 1]["first"]
    assert happened(notes, OfficeBuilt) == [OfficeBuilt(0, sector, True)]
    assert table(state)["first_offices"] == [sector]


def test_neutral_building_makes_no_office_first() -> None:
    """Sector 2 with three players (R13)."""
    state = position(rr(3), seats=[seat(shares=0)])
    notes = play(state, PlaceWorker("white", "telegraph"), BuildOffice(2))
    assert happened(notes, OfficeBuilt) == [OfficeBuilt(0, 2, False)]
    assert of(state, 0)["shares"] == 3


# --- the tile -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
def test_tile_bonus_for_a_discarded_worker_whether_first_or_not(first: bool) -> None:
    state = office(first=first)
    notes = play(state, DiscardForTile("white", "supply"))
    assert of(state, 0)["money"] == 1100
    assert happened(notes, WorkerDiscarded, TileUsed) == [WorkerDiscarded(0, "white"), TileUsed(0, "money")]
    assert table(state)["pool"]["white"] == 1
    assert options(state, DiscardForTile) == []


def test_discarded_worker_may_come_from_the_mat_even_the_one_just_placed() -> None:
    state = office()
    assert {(one.worker, one.source) for one in options(state, DiscardForTile)} == {
        ("white", "supply"),
        ("purple", "supply"),
        ("white", "mat"),
    }
    play(state, DiscardForTile("white", "mat"))
    assert of(state, 0)["mat"] == {}


def test_tile_bonus_is_optional() -> None:
    state = office()
    play(state, Done())
    assert (of(state, 0)["money"], crew(state, 0)) == (500, 5)


def test_tile_stays_for_others() -> None:
    state = office()
    play(state, DiscardForTile("white", "supply"))
    assert table(state)["telegraph_tiles"]["4"] == "money"


def test_tile_bonus_comes_after_the_office() -> None:
    state = position(rr(3))
    play(state, PlaceWorker("white", "telegraph"))
    assert options(state, DiscardForTile) == []


def test_worker_for_the_tile_may_not_be_the_fourth() -> None:
    state = office(tile="steps", money=0, supply={"white": 4})
    assert options(state, DiscardForTile) == []


def test_fourth_worker_may_go_for_a_tile_that_pays_for_hiring() -> None:
    """Six hundred and four shares at 150 are more than the 800 of a new one."""
    state = office(money=0, supply={"white": 4})
    assert DiscardForTile("white", "mat") in options(state)
    play(state, DiscardForTile("white", "mat"))
    assert_refused(state, Done())


def test_tile_of_a_free_rail() -> None:
    state = office(tile="rail")
    play(state, DiscardForTile("white", "supply"), LayRail("charlotte-little-rock"))
    assert (of(state, 0)["money"], of(state, 0)["rails_gone"]) == (500, 1)
    assert options(state, LayRail) == []


def test_tile_of_one_or_two_promotions() -> None:
    state = office(tile="promote", supply={"white": 4, "purple": 3})
    play(state, DiscardForTile("white", "supply"), Promote("purple", "supply", 1), Promote("purple", "supply", 2))
    assert [one["managers"] for one in of(state, 0)["milestones"]] == [["purple"], ["purple"]]
    assert state.turn == 1  # nothing is offered any more


def test_tile_of_two_flips_of_two_trains_or_of_one_twice() -> None:
    state = office(tile="flip", trains_up={"promotion": 1, "money": 1, "shares": 1})
    play(state, DiscardForTile("white", "supply"), FlipTrain("money", True), FlipTrain("shares", True))
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (1100, 7)
    state = office(tile="flip", trains_up={"promotion": 1, "money": 1})
    play(state, DiscardForTile("white", "supply"), FlipTrain("money", True), FlipTrain("money", False))
    assert (of(state, 0)["money"], of(state, 0)["trains_up"]) == (1100, {"promotion": 1, "money": 1})


def test_tile_of_a_train() -> None:
    state = office(tile="train")
    play(state, DiscardForTile("white", "supply"), TakeTrain("performance"))
    assert of(state, 0)["trains_up"] == {"promotion": 1, "performance": 1}


def test_tile_of_steps() -> None:
    state = office(tile="steps")
    play(state, DiscardForTile("white", "supply"))
    assert talk(state)["steps"] == 4
    play(state, *[Advance("telegraph")] * 3, Advance("network"))
    assert of(state, 0)["steps"] == {"telegraph": 3, "network": 1}


# --- deals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sector", [3, 6])
def test_sector_with_a_deal_icon_has_no_tile_and_brings_a_deal(sector: int) -> None:
    state = position(rr(3), deal="dt2", seats=[seat(supply={"white": 4, "purple": 1}), seat(offices=[sector])])
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(sector))
    assert options(state, DiscardForTile) == []
    play(state, Done())
    assert (phase(state), state.seat) == ("deal", 0)


@pytest.mark.parametrize("sector", [1, 2, 4, 5, 7, 8])
def test_other_sectors_bring_no_deal(sector: int) -> None:
    state = position(rr(3), deal="dt2", seats=[seat(supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(sector), Done())
    assert (state.turn, table(state)["deal"]) == (1, "dt2")


# --- the abilities --------------------------------------------------------------------------------------------------


def test_purple_exchanges_one_worker_also_before_the_office() -> None:
    state = position(rr(3), seats=[seat(supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("purple", "telegraph"), ExchangeWorker("white", "supply", "turquoise"))
    assert own(state, 0) == {"white": 3, "purple": 1, "turquoise": 1}
    assert options(state, ExchangeWorker) == []


def test_grey_takes_the_first_office_bonus_although_not_first() -> None:
    state = office("grey", sector=8, first=False)
    assert of(state, 0)["shares"] == 1
    play(state, UseAbility())
    assert of(state, 0)["shares"] == 3
    assert_refused(state, UseAbility())


def test_grey_takes_the_first_office_bonus_twice_when_first() -> None:
    state = office("grey", sector=8)
    play(state, UseAbility())
    assert of(state, 0)["shares"] == 1 + 2 + 2


def test_orange_takes_100_for_each_share_just_taken() -> None:
    """The first office's included."""
    state = office("orange", sector=4)
    play(state, UseAbility())
    assert of(state, 0)["money"] == 500 + 400
    state = office("orange", sector=4, first=False)
    play(state, UseAbility())
    assert of(state, 0)["money"] == 500 + 300


def test_orange_does_not_count_shares_owned_before() -> None:
    state = office("orange", sector=7, shares=9)
    play(state, UseAbility())
    assert of(state, 0)["money"] == 500 + 300


def test_orange_counts_shares_that_were_sold_meanwhile() -> None:
    """What was taken, not what is left."""
    state = office("orange", sector=7)
    play(state, SellShare(), SellShare(), UseAbility())
    assert of(state, 0)["money"] == 500 + 300 + 300


def test_turquoise_pays_400_for_the_tile_instead_of_a_worker() -> None:
    state = office("turquoise", tile="train")
    play(state, UseAbility(), TakeTrain("money"))
    assert (of(state, 0)["money"], crew(state, 0)) == (100, 9)


def test_turquoise_may_take_the_tile_twice_for_a_worker_and_for_400() -> None:
    state = office("turquoise")
    play(state, UseAbility(), DiscardForTile("turquoise", "mat"))
    assert of(state, 0)["money"] == 500 - 400 + 600 + 600
    state = office("turquoise")
    play(state, DiscardForTile("white", "supply"), UseAbility())
    assert of(state, 0)["money"] == 500 - 400 + 600 + 600


def test_turquoise_may_pay_the_400_with_the_first_bonus() -> None:
    state = office("turquoise", money=0, sector=8)
    assert of(state, 0)["shares"] == 3
    play(state, DiscardForTile("white", "supply"), UseAbility())
    assert of(state, 0)["money"] == 800


def test_turquoise_without_400_cannot() -> None:
    state = office("turquoise", money=0, sector=7, first=False)
    assert of(state, 0)["shares"] == 2
    assert_refused(state, UseAbility())


def test_turquoise_has_nothing_to_take_in_a_deal_sector() -> None:
    state = position(rr(3), seats=[seat(money=900, supply={"white": 4, "turquoise": 1})])
    play(state, PlaceWorker("turquoise", "telegraph"), BuildOffice(3))
    assert_refused(state, UseAbility())


def test_abilities_that_hang_on_the_office_come_after_it() -> None:
    """Its shares, its bonus and its tile are not known before (R4)."""
    for worker in ("grey", "orange", "turquoise"):
        state = position(rr(3), seats=[seat(money=2000, supply={"white": 3, worker: 2}), *OTHERS])
        play(state, PlaceWorker(worker, "telegraph"))
        assert_refused(state, UseAbility())


def test_telegraph_costs_nothing() -> None:
    state = office(supply={"white": 4}, milestones=[milestone("a1-1"), milestone("a2-2")])
    finish(state)
    assert of(state, 0)["money"] == 500
