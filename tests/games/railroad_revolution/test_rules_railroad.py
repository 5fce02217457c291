"""The Railroad action: how many rails, where, at what price, deal icons, and the four abilities."""

from __future__ import annotations

import pytest

from kolejiste.games.railroad_revolution.actions import (
    BuildOffice,
    BuildStation,
    DiscardForTile,
    Done,
    FlipTrain,
    HireWorker,
    LayRail,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeDeal,
    TakeTrain,
    UseAbility,
)
from kolejiste.games.railroad_revolution.events import RailLaid
from tests.games.railroad_revolution.positions import (
    TO_CHICAGO,
    TO_KANSAS_CITY,
    TO_LITTLE_ROCK,
    TO_MIAMI,
    assert_refused,
    finish,
    happened,
    milestone,
    of,
    offered,
    options,
    phase,
    play,
    position,
    printed,
    rr,
    seat,
    table,
    talk,
)
from tests.games.railroad_revolution.reference import open_rails

OTHERS = [seat(supply={"white": 4, "orange": 1}), seat(supply={"white": 4, "grey": 1})]
COAST = ["washington-chicago", "charlotte-little-rock", "charlotte-miami"]
EVERY = [row["id"] for row in printed()["map"]["rails"] if not row.get("start")]
# Fifteen rails that hang together.
FIFTEEN = EVERY[:15]


def lay(*rails: str) -> list[LayRail]:
    return [LayRail(rail) for rail in rails]


# --- how many -------------------------------------------------------------------------------------------------------


def test_exactly_two_rails_are_laid() -> None:
    state = position(rr(3), seats=[seat(money=2000, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"), *lay("charlotte-miami"))
    assert talk(state)["owed"] == 1
    assert_refused(state, Done())
    play(state, *lay("miami-little-rock"))
    assert of(state, 0)["rails"] == ["charlotte-miami", "miami-little-rock"]
    assert of(state, 0)["rails_gone"] == 2
    assert options(state, LayRail) == []


def test_one_rail_when_only_one_is_left_at_the_full_price() -> None:
    state = position(rr(3), seats=[seat(money=1000, shares=0, rails=TO_MIAMI, rails_gone=14, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"))
    assert talk(state)["owed"] == 1
    play(state, *lay("miami-little-rock"))
    finish(state)
    assert (of(state, 0)["money"], of(state, 0)["rails_gone"]) == (500, 15)


def test_no_rail_left_no_railroad_action() -> None:
    state = position(rr(3), seats=[seat(money=2000, rails_gone=15)])
    assert not any(one.action == "railroad" for one in options(state, PlaceWorker))


# --- where ----------------------------------------------------------------------------------------------------------


def test_rail_must_touch_the_own_network() -> None:
    state = position(rr(3), seats=[seat(money=2000)])
    play(state, PlaceWorker("white", "railroad"))
    assert [one.rail for one in options(state, LayRail)] == COAST
    assert_refused(state, *lay("chicago-duluth", "miami-houston", "washington-charlotte"))


def test_rail_opens_new_spaces_at_once() -> None:
    state = position(rr(3), seats=[seat(money=2000)])
    play(state, PlaceWorker("white", "railroad"), *lay("washington-chicago"))
    assert {one.rail for one in options(state, LayRail)} == open_rails({"washington-chicago"})


def test_cities_belong_to_the_network_without_a_station() -> None:
    state = position(rr(3), seats=[seat(money=2000, rails=TO_KANSAS_CITY)])
    play(state, PlaceWorker("white", "railroad"), *lay("kansas-city-el-paso"))
    assert of(state, 0)["stations"] == []


def test_two_rails_need_not_touch_each_other() -> None:
    state = position(rr(3), seats=[seat(money=2000)])
    play(state, PlaceWorker("white", "railroad"), *lay("charlotte-miami", "washington-chicago"))
    assert of(state, 0)["rails"] == ["washington-chicago", "charlotte-miami"]


def test_one_own_rail_on_a_space() -> None:
    state = position(rr(3), seats=[seat(money=2000, rails=TO_MIAMI)])
    play(state, PlaceWorker("white", "railroad"))
    assert_refused(state, *lay("charlotte-miami"))


def test_space_is_shared_with_other_players() -> None:
    state = position(rr(3), seats=[seat(money=2000), seat(rails=TO_MIAMI), seat(rails=TO_MIAMI)])
    notes = play(state, PlaceWorker("white", "railroad"), *lay("charlotte-miami"))
    assert happened(notes, RailLaid) == [RailLaid(0, "charlotte-miami")]


def test_rails_of_others_do_not_extend_the_network() -> None:
    state = position(rr(3), seats=[seat(money=2000), seat(rails=TO_KANSAS_CITY)])
    play(state, PlaceWorker("white", "railroad"))
    assert [one.rail for one in options(state, LayRail)] == COAST


# --- the price ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rails", "price"), [
    (["charlotte-miami", "miami-little-rock"], 500),
    (["charlotte-miami", "washington-chicago"], 600),
    (["washington-chicago", "chicago-duluth"], 600),
    (["charlotte-little-rock", "washington-chicago"], 900),
    (["charlotte-miami", "charlotte-little-rock"], 700),
])  # fmt: skip
def test_two_rails_cost_400_and_100_for_each_icon(rails: list[str], price: int) -> None:
    state = position(rr(3), seats=[seat(money=1000, shares=0, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"), *lay(*rails))
    finish(state)
    assert of(state, 0)["money"] == 1000 - price


def test_railroad_that_cannot_be_paid_is_not_begun() -> None:
    """The cheapest pair from the coast: Miami, then one icon."""
    seats = [seat(money=450, shares=0, supply={"white": 4})]
    assert not any(one.action == "railroad" for one in options(position(rr(3), seats=seats), PlaceWorker))
    seats = [seat(money=500, shares=0, supply={"white": 4})]
    assert PlaceWorker("white", "railroad") in options(position(rr(3), seats=seats))


def test_shares_pay_for_rails() -> None:
    state = position(rr(3), seats=[seat(money=50, shares=3, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"))  # to Miami by itself: nothing else leaves a second rail
    play(state, *lay("miami-little-rock"))
    finish(state)
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (0, 0)


def test_first_rail_must_leave_a_second_that_can_be_paid() -> None:
    """With 600, Little Rock's three icons are too much, whatever comes next."""
    state = position(rr(3), seats=[seat(money=600, shares=0, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"))
    assert {one.rail for one in options(state, LayRail)} == {"washington-chicago", "charlotte-miami"}
    play(state, *lay("charlotte-miami"))
    assert {one.rail for one in options(state, LayRail)} == {"washington-chicago", "miami-little-rock", "miami-houston"}


def test_price_of_rails_may_be_raised_by_hiring_nobody() -> None:
    """Money owed for the rails is not there for hiring."""
    state = position(rr(3), seats=[seat(money=1250, shares=0)])
    play(state, PlaceWorker("white", "railroad"))
    assert options(state, HireWorker) == []
    state = position(rr(3), seats=[seat(money=1300, shares=0)])
    play(state, PlaceWorker("white", "railroad"))
    assert len(options(state, HireWorker)) == 4


# --- deals ----------------------------------------------------------------------------------------------------------


def test_deal_icon_brings_the_open_deal_after_the_whole_action() -> None:
    state = position(rr(3), deal="dt2", seats=[seat(money=2000, rails=TO_CHICAGO, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"), *lay("chicago-kansas-city"))
    assert phase(state) == "action"
    play(state, *lay("chicago-duluth"), Done())
    assert (phase(state), state.seat) == ("deal", 0)
    assert of(state, 0)["money"] == 1600


def test_deal_icon_counts_also_where_others_have_built() -> None:
    state = position(
        rr(3), deal="dt2", seats=[seat(money=2000, rails=TO_CHICAGO, supply={"white": 4}), seat(rails=TO_KANSAS_CITY)]
    )
    play(state, PlaceWorker("white", "railroad"), *lay("chicago-kansas-city", "chicago-duluth"), Done())
    assert phase(state) == "deal"


def test_two_deal_icons_in_one_action_bring_one_deal() -> None:
    state = position(rr(3), deal="dt2", seats=[seat(money=2000, rails=TO_CHICAGO, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"), *lay("chicago-kansas-city", "kansas-city-denver"), Done())
    assert phase(state) == "deal"
    finish(state, draws=[("deals", "dt5")])
    assert (state.turn, table(state)["deal"], table(state)["deal_discards"]) == (1, "dt5", ["dt2"])


def test_no_deal_without_a_deal_icon() -> None:
    state = position(rr(3), deal="dt2", seats=[seat(money=2000, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"), *lay("charlotte-miami", "miami-little-rock"), Done())
    assert (state.turn, table(state)["deal"]) == (1, "dt2")


# --- free rails -----------------------------------------------------------------------------------------------------


def test_free_rail_ignores_terrain_and_deal_icon_and_comes_from_the_mat() -> None:
    """The telegraph tile of a rail."""
    state = position(
        rr(3),
        deal="dt2",
        sectors={4: "rail"},
        seats=[seat(money=0, shares=0, rails=TO_CHICAGO, supply={"white": 4, "purple": 1})],
    )
    play(state, PlaceWorker("purple", "telegraph"), BuildOffice(4))
    play(state, DiscardForTile("white", "supply"), *lay("chicago-kansas-city"))
    assert (of(state, 0)["rails_gone"], of(state, 0)["money"], talk(state)["due"]) == (2, 0, 0)
    finish(state)
    assert (state.turn, table(state)["deal"]) == (1, "dt2")


def test_free_rail_counts_for_milestones() -> None:
    """Its deal icon brings no deal but is a rail on a deal space; its city is connected."""
    state = position(
        rr(3),
        deal="dt4",
        seats=[
            seat(
                money=0,
                shares=3,
                supply={"white": 4, "grey": 1},
                rails=TO_CHICAGO,
                milestones=[milestone("a1-1", "purple"), milestone("a2-2")],
            ),
        ],
    )
    play(state, PlaceWorker("grey", "trade"))
    play(state, TakeDeal("upper"), *lay("chicago-kansas-city"), SellPiece("building"))
    finish(state, draws=[("deals", "dt1"), ("B", "b-1"), ("B", "b-2"), ("B", "b-3")])
    assert phase(state) == "milestone"
    assert of(state, 0)["completed"] == ["a1-1"]


def test_free_rail_lapses_without_a_rail_on_the_mat() -> None:
    state = position(rr(3), sectors={4: "rail"}, seats=[seat(rails=FIFTEEN, supply={"white": 4, "purple": 1})])
    assert of(state, 0)["rails_gone"] == 15
    play(state, PlaceWorker("purple", "telegraph"), BuildOffice(4), DiscardForTile("white", "supply"))
    assert options(state, LayRail) == []


# --- the abilities --------------------------------------------------------------------------------------------------


def test_purple_pays_300_and_takes_a_train() -> None:
    state = position(rr(3), seats=[seat(money=1000, supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("purple", "railroad"), TakeTrain("shares"))
    assert (of(state, 0)["money"], of(state, 0)["trains_up"]) == (700, {"promotion": 1, "shares": 1})
    assert options(state, TakeTrain) == []


def test_purple_may_take_the_train_after_the_rails() -> None:
    state = position(rr(3), seats=[seat(money=1000, supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("purple", "railroad"), *lay("charlotte-miami", "miami-little-rock"), TakeTrain("money"))
    finish(state)
    assert of(state, 0)["money"] == 1000 - 300 - 500


def test_purple_train_must_leave_the_price_of_the_rails() -> None:
    state = position(rr(3), seats=[seat(money=750, shares=0, supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("purple", "railroad"))
    assert options(state, TakeTrain) == []


def test_purple_train_lapses_when_no_train_is_left() -> None:
    state = position(
        rr(2),
        seats=[
            seat(
                money=2000,
                supply={"white": 4, "purple": 1},
                trains_up={"promotion": 1, "money": 3, "shares": 3, "rail": 3, "performance": 3},
            )
        ],
    )
    play(state, PlaceWorker("purple", "railroad"))
    assert options(state, TakeTrain) == []


def test_grey_takes_two_shares_also_before_the_rails() -> None:
    state = position(rr(3), seats=[seat(money=500, shares=0, supply={"white": 4, "grey": 1})])
    play(state, PlaceWorker("grey", "railroad"), UseAbility())
    assert of(state, 0)["shares"] == 2
    assert_refused(state, UseAbility())


def test_grey_shares_may_pay_for_the_rails() -> None:
    seats = [seat(money=200, shares=0, supply={"white": 4, "grey": 1}), *OTHERS]
    state = position(rr(3), seats=seats)
    assert PlaceWorker("grey", "railroad") in options(state)
    assert PlaceWorker("white", "railroad") not in options(state)
    play(state, PlaceWorker("grey", "railroad"), *lay("charlotte-miami"))
    assert_refused(state, *lay("washington-chicago"))


def test_grey_whose_shares_are_needed_cannot_promote_instead() -> None:
    seats = [
        seat(
            money=200,
            shares=0,
            supply={"white": 4, "grey": 1, "purple": 1},
            milestones=[milestone("a1-1"), milestone("a2-2")],
        ),
        *OTHERS,
    ]
    state = position(rr(3), seats=seats)
    play(state, PlaceWorker("grey", "railroad"))
    assert options(state, Promote) == []


@pytest.mark.parametrize(("rails", "gain"), [
    (["charlotte-miami", "miami-little-rock"], 150),
    (["charlotte-little-rock", "washington-chicago"], 350),
    (["washington-chicago", "chicago-duluth"], 200),
])  # fmt: skip
def test_orange_takes_100_and_50_for_each_icon(rails: list[str], gain: int) -> None:
    state = position(rr(3), seats=[seat(money=1000, shares=0, supply={"white": 4, "orange": 1})])
    play(state, PlaceWorker("orange", "railroad"), *lay(*rails))
    play(state, UseAbility())
    assert of(state, 0)["money"] == 1000 - talk_price(rails) + gain


def talk_price(rails: list[str]) -> int:
    """What these rails cost together."""
    return 400 + sum(100 * int(row["hard"]) for row in printed()["map"]["rails"] if row["id"] in rails)


def test_orange_comes_after_the_rails_because_it_counts_their_icons() -> None:
    state = position(rr(3), seats=[seat(money=1000, supply={"white": 4, "orange": 1})])
    play(state, PlaceWorker("orange", "railroad"), *lay("charlotte-miami"))
    assert_refused(state, UseAbility())


def test_orange_money_may_pay_for_the_rails() -> None:
    """350 and the 150 that come back are the 500 of the cheapest pair."""
    state = position(rr(3), seats=[seat(money=350, shares=0, supply={"white": 4, "orange": 1}), OTHERS[1]])
    assert PlaceWorker("orange", "railroad") in options(state)
    play(state, PlaceWorker("orange", "railroad"))
    assert [one.rail for one in options(state, LayRail)] == ["charlotte-miami"] or of(state, 0)["rails"]
    seats = [seat(money=300, shares=0, supply={"white": 4, "orange": 1}), OTHERS[1]]
    assert PlaceWorker("orange", "railroad") not in options(position(rr(3), seats=seats))


def test_turquoise_lays_three_rails_for_the_price_of_400_and_all_icons() -> None:
    state = position(rr(3), seats=[seat(money=1500, shares=0, supply={"white": 4, "turquoise": 1})])
    play(state, PlaceWorker("turquoise", "railroad"), *lay("charlotte-miami", "miami-little-rock"))
    play(state, *lay("washington-chicago"))
    finish(state)
    assert (of(state, 0)["money"], of(state, 0)["rails_gone"]) == (1500 - 700, 3)


def test_turquoise_may_stop_after_two_rails() -> None:
    state = position(rr(3), seats=[seat(money=1500, supply={"white": 4, "turquoise": 1})])
    play(state, PlaceWorker("turquoise", "railroad"), *lay("charlotte-miami", "miami-little-rock"), Done())
    assert of(state, 0)["money"] == 1000


def test_turquoise_third_rail_must_be_payable() -> None:
    state = position(rr(3), seats=[seat(money=600, shares=0, supply={"white": 4, "turquoise": 1})])
    play(state, PlaceWorker("turquoise", "railroad"), *lay("charlotte-miami", "miami-little-rock"))
    assert {one.rail for one in options(state, LayRail)} == {
        "chicago-little-rock",
        "little-rock-houston",
        "little-rock-kansas-city",
        "miami-houston",
    }


def test_turquoise_third_rail_only_when_a_third_is_left() -> None:
    """Two rails on the mat: both are laid, and there is no third (R5)."""
    state = position(rr(3), seats=[seat(money=2000, rails_gone=13, supply={"white": 4, "turquoise": 1})])
    play(state, PlaceWorker("turquoise", "railroad"), *lay("charlotte-miami", "miami-little-rock"))
    assert of(state, 0)["rails_gone"] == 15
    assert options(state, LayRail) == []


def test_turquoise_third_rail_may_bring_the_deal() -> None:
    state = position(rr(3), deal="dt2", seats=[seat(money=2000, supply={"white": 4, "turquoise": 1})])
    play(state, PlaceWorker("turquoise", "railroad"), *lay("charlotte-miami", "washington-chicago"))
    play(state, *lay("chicago-kansas-city"))
    assert phase(state) == "deal"


def test_turquoise_that_promoted_lays_two_rails() -> None:
    state = position(
        rr(3),
        seats=[
            seat(
                money=2000,
                supply={"white": 4, "turquoise": 1, "purple": 1},
                milestones=[milestone("a1-1"), milestone("a2-2")],
            )
        ],
    )
    play(state, PlaceWorker("turquoise", "railroad"), Promote("purple", "supply", 1))
    play(state, *lay("charlotte-miami", "miami-little-rock"))
    assert options(state, LayRail) == []


def test_share_may_be_sold_between_two_rails() -> None:
    state = position(rr(3), seats=[seat(money=600, shares=3)])
    play(state, PlaceWorker("white", "railroad"), *lay("charlotte-miami"), SellShare(), *lay("miami-little-rock"))
    assert of(state, 0)["shares"] == 2


def test_railroad_offers_neither_flips_nor_stations() -> None:
    state = position(rr(3), seats=[seat(money=2000, rails=TO_LITTLE_ROCK, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"))
    assert not [one for one in offered(state) if isinstance(one, (FlipTrain, BuildStation))]
    assert of(state, 0)["rails"] == TO_LITTLE_ROCK
    assert TO_MIAMI[0] in [one.rail for one in options(state, LayRail)]
