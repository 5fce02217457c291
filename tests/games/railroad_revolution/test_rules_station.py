"""The Station action: where, at what price, the first station's bonus, the primary reward, and the four abilities."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildStation,
    Done,
    ExchangeWorker,
    FlipTrain,
    LayRail,
    PlaceWorker,
    Promote,
    SellShare,
    TakeBonus,
    TakeTrain,
    TakeWorker,
    UseAbility,
)
from kolejiste.games.railroad_revolution.events import AbilityUsed, BonusTaken, StationBuilt
from tests.games.railroad_revolution.positions import (
    COLOURS,
    TO_CHICAGO,
    TO_DENVER,
    TO_KANSAS_CITY,
    TO_MIAMI,
    assert_refused,
    crew,
    finish,
    happened,
    milestone,
    of,
    offered,
    options,
    own,
    play,
    position,
    rr,
    seat,
    table,
    talk,
)

OTHERS = [seat(supply={"white": 4, "orange": 1}), seat(supply={"white": 4, "grey": 1})]


def builder(
    worker: str = "white", city: str = "miami", tile: str = "ct2-3", first: bool = True, **parts: object
) -> k.State:
    """A station is just built in a city with this tile, by a worker of this colour."""
    rails = {"miami": TO_MIAMI, "kansas-city": TO_KANSAS_CITY, "denver": TO_DENVER}[city]
    supply = {"white": 4, "purple": 1, worker: 4}
    own = {"money": 1000, "shares": 3, "supply": supply, "rails": rails, **parts}
    other = [seat(rails=rails, stations=[city])] if not first else []
    state = position(rr(3), tiles={city: tile}, seats=[own, *other])
    play(state, PlaceWorker(worker, "station"), BuildStation(city))
    return state


# --- where ----------------------------------------------------------------------------------------------------------


def test_station_can_be_built_in_every_connected_city_and_nowhere_else() -> None:
    state = position(rr(3), seats=[seat(money=2000, rails=[*TO_MIAMI, *TO_CHICAGO])])
    play(state, PlaceWorker("white", "station"))
    assert {one.city for one in options(state, BuildStation)} == {"washington", "charlotte", "miami", "chicago"}
    assert_refused(state, BuildStation("houston"), BuildStation("little-rock"))


def test_station_needs_no_rail_of_others() -> None:
    """A city that only somebody else has reached is not available."""
    state = position(rr(3), seats=[seat(money=2000), seat(rails=TO_MIAMI)])
    play(state, PlaceWorker("white", "station"))
    assert {one.city for one in options(state, BuildStation)} == {"washington", "charlotte"}


def test_one_station_for_each_player_and_city() -> None:
    state = position(rr(3), seats=[seat(money=2000, rails=TO_MIAMI, stations=["washington"])])
    play(state, PlaceWorker("white", "station"))
    assert {one.city for one in options(state, BuildStation)} == {"charlotte", "miami"}


def test_several_players_may_have_a_station_in_a_city() -> None:
    state = position(rr(3), seats=[seat(money=2000), seat(stations=["washington"]), seat(stations=["washington"])])
    notes = play(state, PlaceWorker("white", "station"), BuildStation("washington"))
    assert happened(notes, StationBuilt) == [StationBuilt(0, "washington", False)]


def test_station_without_an_open_city_is_impossible() -> None:
    state = position(rr(3), seats=[seat(money=2000, stations=["washington", "charlotte"])])
    assert not any(one.action == "station" for one in options(state, PlaceWorker))


def test_station_without_a_building_on_the_mat_is_impossible() -> None:
    """The telegraph neither."""
    state = position(rr(3), seats=[seat(money=2000, buildings_gone=12)])
    assert {one.action for one in options(state, PlaceWorker)} == {"railroad", "trade"}
    state = position(rr(3), seats=[seat(money=2000, buildings_gone=11)])
    assert {one.action for one in options(state, PlaceWorker)} == {"station", "railroad", "telegraph", "trade"}


def test_station_takes_a_building_of_the_mat() -> None:
    state = builder()
    assert of(state, 0)["buildings_gone"] == 1
    assert of(state, 0)["stations"] == ["miami"]


# --- the price ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "rails", "price"), [
    ("washington", [], 200),
    ("miami", TO_MIAMI, 300),
    ("kansas-city", TO_KANSAS_CITY, 400),
    ("denver", TO_DENVER, 500),
])  # fmt: skip
def test_station_costs_the_price_of_its_city(city: str, rails: list[str], price: int) -> None:
    state = position(rr(3), seats=[seat(money=1000, shares=0, rails=rails)])
    play(state, PlaceWorker("white", "station"), BuildStation(city))
    assert talk(state)["due"] == price
    finish(state)
    assert of(state, 0)["money"] == 1000 - price


def test_price_may_be_paid_last_with_what_the_action_brings() -> None:
    """Nothing in hand but the bonus's two shares: they pay for the station (R2)."""
    state = position(rr(3), tiles={"miami": "ct2-3"}, seats=[seat(money=0, shares=0, rails=TO_MIAMI)])
    assert PlaceWorker("white", "station") in options(state)
    play(state, PlaceWorker("white", "station"))
    assert state.turn == 0
    assert of(state, 0)["stations"] == ["miami"]
    assert_refused(state, Done())
    play(state, TakeBonus())
    finish(state)
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (0, 0)


def test_paying_sells_as_many_shares_as_needed_and_no_more() -> None:
    state = position(rr(3), seats=[seat(money=100, shares=3)])
    play(state, PlaceWorker("white", "station"), BuildStation("washington"))
    finish(state)
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (50, 2)


def test_station_that_cannot_be_paid_by_any_means_is_not_begun() -> None:
    """Washington's bonus is one share, which is not enough; Charlotte's brings no money at all."""
    state = position(rr(3), seats=[seat(money=0, shares=0, supply={"white": 4, "purple": 1})])
    assert not any(one.action == "station" for one in options(state, PlaceWorker))
    state = position(rr(3), seats=[seat(money=50, shares=0, supply={"white": 4, "purple": 1})])
    assert PlaceWorker("white", "station") in options(state)
    play(state, PlaceWorker("white", "station"))
    assert of(state, 0)["stations"] == ["washington"]


def test_only_cities_whose_price_can_be_paid_are_offered() -> None:
    state = position(rr(3), tiles={"miami": "ct2-1"}, seats=[seat(money=250, shares=0, rails=TO_MIAMI)])
    play(state, PlaceWorker("white", "station"))
    assert {one.city for one in options(state, BuildStation)} == {"washington", "charlotte"}


def test_share_needed_for_the_price_may_be_sold_at_any_moment() -> None:
    state = builder(money=0, shares=2)
    play(state, SellShare())
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (150, 1)


# --- first station and its bonus ------------------------------------------------------------------------------------


def test_first_station_in_a_city_takes_the_first_slot_and_offers_the_bonus() -> None:
    state = builder()
    assert "miami" in table(state)["first_stations"]
    assert talk(state)["bonuses"] == 1
    notes = play(state, TakeBonus())
    assert happened(notes, BonusTaken) == [BonusTaken(0, "miami")]
    assert of(state, 0)["shares"] == 5
    assert_refused(state, TakeBonus())


def test_bonus_is_optional() -> None:
    state = builder()
    play(state, Done())
    assert (of(state, 0)["shares"], of(state, 0)["money"]) == (3, 700)


def test_later_station_has_no_bonus() -> None:
    state = builder(first=False)
    assert talk(state)["bonuses"] == 0
    assert_refused(state, TakeBonus())


def test_neutral_building_makes_nobody_first() -> None:
    """Houston with three players; the primary reward is there all the same (R13)."""
    state = position(
        rr(3), tiles={"houston": "ct3-3"}, seats=[seat(money=1000, rails=[*TO_MIAMI, "miami-houston"]), *OTHERS]
    )
    notes = play(state, PlaceWorker("white", "station"), BuildStation("houston"))
    assert happened(notes, StationBuilt) == [StationBuilt(0, "houston", False)]
    assert (talk(state)["bonuses"], talk(state)["steps"]) == (0, 3)


def test_bonus_price_is_paid_when_it_is_taken() -> None:
    state = builder(tile="ct2-2")
    play(state, TakeBonus())
    assert of(state, 0)["money"] == 900
    assert talk(state)["flips"] == 1


def test_bonus_that_would_leave_too_little_for_the_station_is_not_offered() -> None:
    state = builder(city="kansas-city", tile="ct3-3", money=450, shares=0)
    assert_refused(state, TakeBonus())
    state = builder(city="kansas-city", tile="ct3-3", money=600, shares=0)
    play(state, TakeBonus())
    assert of(state, 0)["money"] == 400


def test_bonus_of_an_exchange() -> None:
    state = builder(tile="ct2-1")
    play(state, TakeBonus(), ExchangeWorker("white", "mat", "turquoise"))
    assert own(state, 0) == {"white": 3, "purple": 1, "turquoise": 1}
    assert of(state, 0)["mat"] == {}


def test_bonus_of_a_flip_for_its_price() -> None:
    state = builder(tile="ct2-2", trains_up={"promotion": 1, "money": 1})
    play(state, TakeBonus(), FlipTrain("money", True))
    assert of(state, 0)["money"] == 1000 - 100 + 600
    assert of(state, 0)["trains_down"] == {"money": 1}


def test_bonus_of_a_flip_without_price() -> None:
    state = builder(city="denver", tile="ct4-2", trains_up={"promotion": 1, "shares": 1})
    play(state, TakeBonus(), FlipTrain("shares", True))
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (1000, 6)


def test_bonus_of_a_train_for_its_price() -> None:
    state = builder(city="denver", tile="ct4-3")
    play(state, TakeBonus(), TakeTrain("rail"))
    assert of(state, 0)["money"] == 800
    assert of(state, 0)["trains_up"] == {"promotion": 1, "rail": 1}


def test_bonus_of_two_shares() -> None:
    state = builder(city="denver", tile="ct4-4")
    play(state, TakeBonus())
    assert of(state, 0)["shares"] == 5


def test_bonus_of_steps() -> None:
    state = builder(city="denver", tile="ct4-1")
    play(state, TakeBonus(), Advance("telegraph"), Advance("stations"))
    assert of(state, 0)["steps"] == {"telegraph": 1, "stations": 1}
    assert options(state, Advance) == []


def test_bonus_of_a_worker_of_choice_for_200() -> None:
    state = builder(city="kansas-city", tile="ct3-3")
    play(state, TakeBonus())
    assert [one.worker for one in options(state, TakeWorker)] == list(COLOURS[1:])
    play(state, TakeWorker("grey"))
    assert (own(state, 0)["grey"], of(state, 0)["money"]) == (1, 800)


def test_bonus_of_a_share_and_a_promotion() -> None:
    """Washington's printed tile; the promotion is besides the white worker's own."""
    tiles = [milestone("a1-1"), milestone("a2-2")]
    state = position(
        rr(3), seats=[seat(money=600, supply={"white": 4, "purple": 1, "orange": 1}, milestones=tiles), *OTHERS]
    )
    play(state, PlaceWorker("white", "station"), BuildStation("washington"), TakeBonus())
    assert of(state, 0)["shares"] == 4
    play(state, Promote("purple", "supply", 1), Promote("orange", "supply", 2))
    assert [one["managers"] for one in of(state, 0)["milestones"]] == [["purple"], ["orange"]]
    assert talk(state)["ability"] is False


def test_bonus_of_two_promotions_for_200() -> None:
    tiles = [milestone("a1-1"), milestone("a2-1")]
    state = builder(city="kansas-city", tile="ct3-2", supply={"white": 4, "purple": 2}, milestones=tiles, money=1000)
    play(state, TakeBonus())
    assert (of(state, 0)["money"], talk(state)["promotions"]) == (800, 2)
    play(state, Promote("purple", "supply", 1), Promote("purple", "supply", 2))
    assert talk(state)["ability"] is True


def test_bonus_of_a_step_and_a_promotion() -> None:
    """Charlotte's printed tile."""
    state = position(rr(3), seats=[seat(money=600, supply={"white": 4, "purple": 1}), *OTHERS])
    play(state, PlaceWorker("white", "station"), BuildStation("charlotte"), TakeBonus(), Advance("network"))
    assert options(state, Advance) == []
    play(state, Promote("purple", "supply", 1))
    assert talk(state)["ability"] is True


# --- the primary reward ---------------------------------------------------------------------------------------------


def test_primary_reward_comes_to_every_builder() -> None:
    for first in (True, False):
        state = builder(first=first)
        play(state, Advance("network"), Advance("network"))
        assert of(state, 0)["steps"] == {"network": 2}


def test_primary_reward_of_one_of_two_workers_is_one() -> None:
    state = builder(tile="ct2-2")
    assert options(state, TakeWorker) == [TakeWorker("grey"), TakeWorker("turquoise")]
    play(state, TakeWorker("grey"))
    assert options(state, TakeWorker) == []
    assert crew(state, 0) == 6


def test_primary_reward_of_two_workers_is_both() -> None:
    state = builder(city="denver", tile="ct4-1")
    play(state, TakeWorker("turquoise"), TakeWorker("orange"))
    assert own(state, 0) == {"white": 4, "purple": 1, "orange": 1, "turquoise": 1}


def test_primary_rewards_are_optional() -> None:
    state = builder(city="denver", tile="ct4-1")
    play(state, TakeWorker("orange"), Done())
    assert own(state, 0) == {"white": 4, "purple": 1, "orange": 1}


# --- the abilities --------------------------------------------------------------------------------------------------


def test_purple_pays_100_and_flips_a_train() -> None:
    state = builder("purple", trains_up={"promotion": 1, "money": 1})
    play(state, FlipTrain("money", True))
    assert (of(state, 0)["money"], of(state, 0)["trains_down"]) == (1500, {"money": 1})
    assert options(state, FlipTrain) == []


def test_purple_may_turn_a_train_up_again_for_100() -> None:
    state = builder("purple", trains_up={}, trains_down={"promotion": 1, "money": 1})
    play(state, FlipTrain("money", False))
    assert (of(state, 0)["money"], of(state, 0)["trains_up"]) == (900, {"money": 1})


def test_purple_without_100_to_spare_flips_nothing_that_does_not_pay() -> None:
    state = builder("purple", money=300, shares=0, tile="ct2-1", trains_up={"promotion": 1, "rail": 1})
    assert options(state, FlipTrain) == []


def test_rail_of_a_flipped_train_is_paid_while_another_train_is_still_to_be_taken() -> None:
    """900 less the bonus (200) and the flip (100): the rail's 100 must leave the station's 500."""
    trains = {"promotion": 1, "rail": 1}
    state = builder("purple", city="denver", tile="ct4-3", money=900, shares=0, trains_up=trains)
    play(state, TakeBonus(), FlipTrain("rail", True), LayRail("charlotte-miami"))
    assert of(state, 0)["money"] == 500
    assert (options(state, LayRail), len(options(state, TakeTrain))) == ([], 4)
    play(state, TakeTrain("money"))
    finish(state)
    assert of(state, 0)["money"] == 0


def test_train_still_to_be_taken_does_not_pay_for_a_rail() -> None:
    """Fifty too little: the train that is still to be taken cannot be flipped any more."""
    trains = {"promotion": 1, "rail": 1}
    state = builder("purple", city="denver", tile="ct4-3", money=850, shares=0, trains_up=trains)
    play(state, TakeBonus(), FlipTrain("rail", True))
    assert (options(state, LayRail), len(options(state, TakeTrain))) == ([], 4)
    play(state, TakeTrain("money"))
    assert options(state, LayRail) == []


def test_grey_takes_the_bonus_although_not_first() -> None:
    state = builder("grey", first=False)
    notes = play(state, UseAbility())
    assert happened(notes, AbilityUsed) == [AbilityUsed(0, "grey", "station")]
    assert of(state, 0)["shares"] == 5
    assert_refused(state, UseAbility(), TakeBonus())


def test_grey_takes_the_bonus_where_a_neutral_building_stands() -> None:
    state = position(
        rr(3),
        tiles={"houston": "ct3-3"},
        seats=[seat(money=1000, supply={"white": 4, "grey": 1}, rails=[*TO_MIAMI, "miami-houston"]), OTHERS[0]],
    )
    play(state, PlaceWorker("grey", "station"), BuildStation("houston"), UseAbility(), TakeWorker("purple"))
    assert of(state, 0)["money"] == 800


def test_grey_takes_the_bonus_twice_when_first() -> None:
    state = builder("grey")
    play(state, TakeBonus(), UseAbility())
    assert of(state, 0)["shares"] == 7


def test_grey_pays_the_bonus_price_each_time() -> None:
    """Two hundred for each of two workers (R6)."""
    state = builder("grey", city="kansas-city", tile="ct3-3")
    play(state, UseAbility(), TakeBonus(), TakeWorker("orange"), TakeWorker("orange"))
    assert (of(state, 0)["money"], own(state, 0)["orange"]) == (600, 2)


def test_orange_does_not_pay_the_station() -> None:
    state = builder("orange")
    assert talk(state)["due"] == 300
    play(state, UseAbility(), Done())
    assert of(state, 0)["money"] == 1000


def test_orange_still_pays_the_bonus() -> None:
    state = builder("orange", city="kansas-city", tile="ct3-3", money=200, shares=0)
    play(state, UseAbility(), TakeBonus(), TakeWorker("grey"))
    assert of(state, 0)["money"] == 0


def test_orange_may_build_without_any_money() -> None:
    state = position(rr(3), seats=[seat(money=0, shares=0, supply={"white": 4, "orange": 1}, rails=TO_MIAMI)])
    assert PlaceWorker("orange", "station") in options(state)
    play(state, PlaceWorker("orange", "station"))
    assert {one.city for one in options(state, BuildStation)} == {"washington", "charlotte", "miami"}


def test_orange_used_for_a_promotion_pays_the_station() -> None:
    state = builder("orange", supply={"white": 3, "purple": 1, "orange": 1})
    play(state, Promote("purple", "supply", 1), Done())
    assert of(state, 0)["money"] == 700


def test_turquoise_pays_300_for_the_primary_reward_again() -> None:
    state = builder("turquoise")
    play(state, UseAbility(), *[Advance("telegraph")] * 3, Advance("stations"))
    assert (of(state, 0)["money"], of(state, 0)["steps"]) == (700, {"telegraph": 3, "stations": 1})


def test_turquoise_may_take_the_reward_of_a_worker_twice() -> None:
    state = builder("turquoise", tile="ct2-2")
    play(state, UseAbility(), TakeWorker("grey"), TakeWorker("grey"))
    assert (own(state, 0)["grey"], of(state, 0)["money"]) == (2, 700)


def test_turquoise_without_300_besides_the_price_cannot() -> None:
    state = builder("turquoise", money=550, shares=0, tile="ct2-1")
    assert_refused(state, UseAbility())


def test_abilities_that_hang_on_the_station_come_after_it() -> None:
    """Nothing to repeat before it stands (R4)."""
    for worker in ("grey", "orange", "turquoise"):
        state = position(rr(3), seats=[seat(money=2000, supply={"white": 3, worker: 2}), *OTHERS])
        play(state, PlaceWorker(worker, "station"))
        assert_refused(state, UseAbility())


def test_only_way_to_build_happens_by_itself() -> None:
    state = position(rr(3), seats=[seat(money=600, supply={"white": 4}, stations=["washington"])])
    play(state, PlaceWorker("white", "station"))
    assert of(state, 0)["stations"] == ["washington", "charlotte"]
    assert offered(state)[-1] == Done()
