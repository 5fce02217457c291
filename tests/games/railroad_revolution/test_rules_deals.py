"""Deals: who is asked, what they cost and bring, the next tile, and the other players' workers."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    BuildStation,
    Done,
    ExchangeWorker,
    FlipTrain,
    HireWorker,
    LayRail,
    PayWorker,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeDeal,
    TakeTrain,
    TakeWorker,
    WhichDeal,
)
from kolejiste.games.railroad_revolution.events import DealsReshuffled, DealTaken, DealTurned
from tests.games.railroad_revolution.positions import (
    TO_MIAMI,
    assert_refused,
    crew,
    happened,
    milestone,
    of,
    offered,
    options,
    own,
    phase,
    play,
    position,
    rr,
    seat,
    table,
    talk,
)

UPPER, LOWER = TakeDeal("upper"), TakeDeal("lower")
PURPLES = [milestone("a1-1"), milestone("a2-1")]


def dealing(
    deal: str, turn: int = 0, players: int = 3, seats: list[dict[str, object]] | None = None, **parts: object
) -> k.State:
    """The seat whose turn it is has built an office in sector 3 with a white worker and is asked about the deal."""
    found = [dict(one) for one in seats or []]
    while len(found) < players:
        found.append({})
    found[turn] = {"money": 0, "shares": 4, "supply": {"white": 3, "purple": 2}, **found[turn]}
    state = position(rr(players), deal=deal, seats=found, turn=turn, **parts)
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(3))
    if phase(state) == "action":
        play(state, Done())
    return state


# --- who is asked ---------------------------------------------------------------------------------------------------


def test_builder_may_take_one_or_both_deals() -> None:
    state = dealing("dt2")
    assert (phase(state), state.seat, state.ask) == ("deal", 0, WhichDeal("dt2"))
    assert offered(state) == [UPPER, LOWER, Done()]
    play(state, LOWER, TakeWorker("orange"), UPPER)
    assert (of(state, 0)["shares"], talk(state)["deals_left"]) == (4 + 3 - 3 - 1, 0)
    assert options(state, TakeDeal) == []


def test_builder_may_take_none() -> None:
    state = dealing("dt2")
    play(state, Done())
    assert of(state, 0)["shares"] == 7


def test_deal_is_taken_once() -> None:
    state = dealing("dt2")
    play(state, UPPER)
    assert options(state, TakeDeal) == [LOWER]


def test_others_take_one_deal_each_clockwise() -> None:
    state = dealing("dt2", turn=1, seats=[seat(shares=4), {}, seat(shares=4)])
    play(state, Done())
    assert (state.seat, state.turn) == (2, 1)
    play(state, LOWER, TakeWorker("orange"))
    assert (state.seat, talk(state)["deals_left"]) == (0, 1)
    play(state, UPPER)
    assert options(state, TakeDeal) == []
    assert offered(state) == [FlipTrain("promotion", True), Done()]


def test_both_deals_stay_open_to_every_player() -> None:
    """What the builder took is there for the others as well."""
    state = dealing("dt2", seats=[{}, seat(shares=4), seat(shares=4)])
    play(state, UPPER, LOWER, Done())
    assert state.seat == 1
    assert options(state, TakeDeal) == [UPPER, LOWER]


def test_whoever_cannot_take_a_deal_is_not_asked() -> None:
    state = dealing("dt2", seats=[{}, seat(shares=0), seat(shares=3)])
    play(state, Done())
    assert state.seat == 2


def test_nobody_is_asked_when_nobody_has_the_shares() -> None:
    state = position(
        rr(3),
        deal="dt1",
        seats=[
            seat(money=2000, shares=0, rails=["washington-chicago"], supply={"white": 4}),
            seat(shares=0),
            seat(shares=0),
        ],
    )
    play(state, PlaceWorker("white", "railroad"), LayRail("chicago-kansas-city"), LayRail("chicago-duluth"))
    play(state, Done(), draws=[("deals", "dt2")])
    assert (state.turn, phase(state)) == (1, "worker")


def test_deal_costs_its_shares() -> None:
    state = dealing("dt2", seats=[seat(shares=0)])
    assert of(state, 0)["shares"] == 3
    play(state, LOWER)
    assert of(state, 0)["shares"] == 0
    assert_refused(state, UPPER)


def test_shares_of_a_deal_are_discarded_and_bring_no_money() -> None:
    state = dealing("dt2")
    notes = play(state, LOWER)
    assert happened(notes, DealTaken) == [DealTaken(0, "dt2", "lower")]
    assert of(state, 0)["money"] == 0


def test_asides_are_possible_while_answering_in_anothers_turn() -> None:
    state = dealing("dt2", seats=[{}, seat(money=900, shares=3)])
    play(state, Done())
    assert state.seat == 1
    play(state, SellShare(), HireWorker("grey"))
    assert (of(state, 1)["money"], of(state, 1)["shares"], crew(state, 1)) == (250, 2, 6)
    assert offered(state) == [UPPER, Done()]


# --- the next tile --------------------------------------------------------------------------------------------------


def test_tile_is_discarded_and_the_next_turned_up_after_everybody() -> None:
    state = dealing("dt2", seats=[{}, seat(shares=0), seat(shares=0)])
    notes = play(state, Done(), draws=[("deals", "dt6")])
    assert happened(notes, DealTurned) == [DealTurned("dt6")]
    assert (table(state)["deal"], table(state)["deal_discards"]) == ("dt6", ["dt2"])


def test_tile_is_turned_over_also_when_nobody_takes_a_deal() -> None:
    state = dealing("dt2")
    play(state, Done(), Done(), Done(), draws=[("deals", "dt6")])
    assert table(state)["deal_discards"] == ["dt2"]


def test_discards_are_reshuffled_when_the_stack_is_empty() -> None:
    """The tile just used is among them."""
    gone = [f"dt{n}" for n in range(1, 10) if n != 2]
    state = dealing("dt2", seats=[{}, seat(shares=0), seat(shares=0)], deal_discards=gone)
    assert state.snapshot()["deals"]["unseen"] == []
    notes = play(state, Done(), draws=[("deals", "dt2")])
    assert len(happened(notes, DealsReshuffled)) == 1
    assert (table(state)["deal"], table(state)["deal_discards"]) == ("dt2", [])
    assert len(state.snapshot()["deals"]["unseen"]) == 8


def test_private_deal_also_reshuffles() -> None:
    gone = [f"dt{n}" for n in range(1, 10) if n != 2]
    state = position(rr(3), deal="dt2", deal_discards=gone, seats=[seat(supply={"white": 4, "grey": 1})])
    play(state, PlaceWorker("grey", "trade"), LOWER, TakeWorker("orange"), SellPiece("rail"))
    assert table(state)["deal"] == "dt2"
    play(state, Done(), draws=[("deals", "dt8")])
    assert (table(state)["deal"], table(state)["deal_discards"]) == ("dt8", [])


# --- the rewards ----------------------------------------------------------------------------------------------------


def test_deal_of_an_exchange() -> None:
    state = dealing("dt1")
    play(state, UPPER, ExchangeWorker("white", "mat", "grey"))
    assert (of(state, 0)["mat"], own(state, 0)) == ({}, {"white": 2, "purple": 2, "grey": 1})


def test_deal_of_a_station_without_price_or_reward() -> None:
    """It takes a free first slot, from the mat, without bonus (R7)."""
    state = dealing("dt1", seats=[seat(rails=TO_MIAMI)])
    play(state, LOWER)
    assert {one.city for one in options(state, BuildStation)} == {"washington", "charlotte", "miami"}
    play(state, BuildStation("charlotte"))
    assert (of(state, 0)["stations"], of(state, 0)["buildings_gone"], of(state, 0)["money"]) == (["charlotte"], 2, 0)
    assert "charlotte" in table(state)["first_stations"]
    assert options(state, TakeWorker, Advance) == []


def test_deal_of_an_office_without_shares_tile_or_deal() -> None:
    state = dealing("dt5")
    play(state, LOWER, BuildOffice(6))
    part = of(state, 0)
    assert (part["offices"], part["shares"], part["buildings_gone"]) == ([3, 6], 4, 2)
    assert 6 in table(state)["first_offices"]
    play(state, Done())
    assert state.seat == 1
    assert table(state)["deal"] == "dt5"


def test_deal_of_a_free_rail() -> None:
    state = dealing("dt9")
    play(state, LOWER, LayRail("charlotte-little-rock"))
    assert (of(state, 0)["rails_gone"], of(state, 0)["money"]) == (1, 0)


def test_deal_of_promotions_at_100_each() -> None:
    state = dealing("dt3", seats=[seat(money=200, milestones=PURPLES, supply={"white": 4, "purple": 2})])
    play(state, UPPER, Promote("purple", "supply", 1))
    assert of(state, 0)["money"] == 100
    play(state, Promote("purple", "supply", 2))
    assert (of(state, 0)["money"], crew(state, 0)) == (0, 4)


def test_deal_of_two_flips() -> None:
    state = dealing("dt5", seats=[seat(trains_up={"money": 1, "promotion": 1})])
    play(state, UPPER, FlipTrain("money", True), FlipTrain("money", False))
    assert (of(state, 0)["money"], of(state, 0)["trains_up"]) == (600, {"promotion": 1, "money": 1})
    assert options(state, FlipTrain) == []


def test_deal_of_one_flip() -> None:
    state = dealing("dt2", seats=[seat(trains_up={"money": 1, "promotion": 1})])
    play(state, UPPER, FlipTrain("money", True))
    assert options(state, FlipTrain) == []


def test_deal_of_a_train_with_and_without_price() -> None:
    state = dealing("dt3")
    play(state, LOWER, TakeTrain("rail"))
    assert of(state, 0)["trains_up"] == {"promotion": 1, "rail": 1}
    state = dealing("dt7", seats=[seat(money=250)])
    play(state, UPPER)
    assert of(state, 0)["money"] == 50
    play(state, TakeTrain("shares"))
    assert table(state)["trains"]["shares"] == 3


def test_deal_price_may_be_paid_with_further_shares() -> None:
    """One share for the deal, two sold for the 200."""
    state = dealing("dt7", seats=[seat(shares=0)])
    assert of(state, 0)["shares"] == 3
    play(state, UPPER)
    assert (of(state, 0)["shares"], of(state, 0)["money"]) == (0, 100)


def test_deal_price_cannot_be_paid_with_the_share_it_costs() -> None:
    state = dealing("dt7", seats=[{}, seat(money=0, shares=2)])
    play(state, Done())
    assert state.seat == 2


def test_deal_of_the_workers_shown_for_their_price() -> None:
    state = dealing("dt4", seats=[seat(money=200)])
    play(state, LOWER, TakeWorker("turquoise"), TakeWorker("purple"))
    assert (of(state, 0)["money"], own(state, 0)) == (0, {"white": 3, "purple": 3, "turquoise": 1})


def test_deal_of_one_worker_shown() -> None:
    state = dealing("dt8")
    play(state, LOWER)
    assert options(state, TakeWorker) == [TakeWorker("turquoise")]


@pytest.mark.parametrize(("deal", "side", "steps"), [("dt6", UPPER, 3), ("dt7", LOWER, 4)])
def test_deal_of_steps(deal: str, side: TakeDeal, steps: int) -> None:
    state = dealing(deal)
    play(state, side)
    assert talk(state)["steps"] == steps
    play(state, *[Advance("stations")] * 3, *[Advance("network")] * (steps - 3))
    assert options(state, Advance) == []


def test_reward_of_a_deal_may_be_left() -> None:
    state = dealing("dt2")
    play(state, LOWER, Done())
    assert (state.seat, crew(state, 0)) == (1, 5)


# --- void deals -----------------------------------------------------------------------------------------------------


def test_deal_of_a_rail_is_void_without_rails() -> None:
    state = dealing("dt9", seats=[seat(rails_gone=15)])
    assert options(state, TakeDeal) == [UPPER]


def test_deal_of_a_station_is_void_without_an_open_city_or_a_building() -> None:
    state = dealing("dt1", seats=[seat(stations=["washington", "charlotte"])])
    assert options(state, TakeDeal) == [UPPER]
    state = dealing("dt1", seats=[seat(buildings_gone=11)])
    assert options(state, TakeDeal) == [UPPER]


def test_deal_of_an_office_is_void_without_a_building_or_a_sector() -> None:
    state = dealing("dt5", seats=[seat(buildings_gone=11)])
    assert options(state, TakeDeal) == [UPPER]
    state = dealing("dt5", seats=[seat(offices=[1, 2, 4, 5, 6, 7, 8])])
    assert options(state, TakeDeal) == [UPPER]


def test_deal_of_a_train_is_void_without_trains() -> None:
    trains = {"money": 3, "shares": 3, "rail": 3, "performance": 3}
    state = dealing(
        "dt3", players=2, seats=[seat(money=900, milestones=PURPLES), seat(trains_up={"promotion": 1} | trains)]
    )
    assert options(state, TakeDeal) == [UPPER]


def test_deal_of_promotions_is_void_without_a_place_for_a_manager() -> None:
    tiles = [milestone("a1-1", "purple"), milestone("a2-1", "purple")]
    state = dealing("dt3", seats=[seat(money=3000, milestones=tiles)])
    assert options(state, TakeDeal) == [LOWER]


def test_deal_of_promotions_is_void_without_a_worker_that_is_wanted_or_can_be_hired() -> None:
    """After the share of the deal, hiring and the promotion itself must be payable."""
    tiles = [milestone("a1-2"), milestone("a2-2")]
    for money, asked in ((850, 2), (900, 1)):
        answering = seat(money=money, shares=1, supply={"white": 4, "purple": 1}, milestones=tiles)
        state = dealing("dt3", seats=[{}, answering, seat(money=900, shares=3)])
        play(state, Done())
        assert state.seat == asked


def test_deal_of_steps_is_void_at_the_top_of_all_tracks() -> None:
    top = {"telegraph": 7, "stations": 7, "network": 7}
    state = dealing("dt6", seats=[seat(money=900, steps=top)])
    assert options(state, TakeDeal) == [LOWER]


def test_deal_of_workers_is_void_with_an_empty_common_supply() -> None:
    state = dealing(
        "dt2",
        seats=[
            {},
            seat(supply={"white": 5, "purple": 10, "orange": 12}),
            seat(supply={"white": 4, "grey": 12, "turquoise": 12}),
        ],
    )
    assert options(state, TakeDeal) == [UPPER]


# --- workers of those who answer ------------------------------------------------------------------------------------


def test_promotion_in_anothers_turn_may_not_leave_fewer_than_four() -> None:
    """R8: with exactly four workers nobody can be promoted, so the deal is not offered; with a fifth it is."""
    for supply, deals in (({"white": 3, "purple": 1}, []), ({"white": 4, "purple": 1}, [UPPER])):
        state = dealing("dt3", seats=[{}, seat(money=500, shares=2, supply=supply, milestones=PURPLES), seat(shares=3)])
        play(state, Done())
        assert state.seat == (1 if deals else 2)
        if deals:
            assert options(state, TakeDeal) == deals
            play(state, UPPER)
            assert options(state, Promote) != []


def test_promotion_of_a_worker_that_can_be_hired_first_can_be_had() -> None:
    """R8: $800 for the fifth worker and $100 for its promotion, besides the share of the deal."""
    for money, deals in ((900, [UPPER]), (850, [])):
        own = seat(money=money, shares=1, supply={"white": 3, "purple": 1}, milestones=PURPLES)
        state = dealing("dt3", seats=[{}, own, seat(shares=3)])
        play(state, Done())
        assert (state.seat == 1) == bool(deals)
        if deals:
            assert options(state, TakeDeal) == deals
            play(state, UPPER, HireWorker("white"), Promote("purple", "supply", 1))
            assert (crew(state, 1), of(state, 1)["money"]) == (4, 0)


def test_steps_that_only_tolls_bar_are_not_offered_as_a_deal() -> None:
    """R8: every next step costs what the seat lacks; with a worker, a share or the money more, one can be had."""
    steps = {"network": 6, "telegraph": 7, "stations": 7}
    for parts, deals in (({}, []), ({"supply": {"white": 4, "purple": 1}}, [UPPER]), ({"money": 800}, [UPPER])):
        own = {"money": 0, "shares": 2, "supply": {"white": 3, "purple": 1}, "steps": steps, **parts}
        state = dealing("dt6", seats=[{}, own, seat(shares=4, money=200)])
        play(state, Done())
        assert state.seat == (1 if deals else 2)
        assert not deals or options(state, TakeDeal) == deals


def test_steps_with_a_worker_toll_can_be_had_through_the_other_deal() -> None:
    """R8: whoever built may take both deals, and the lower one brings two workers."""
    steps = {"network": 6, "telegraph": 7, "stations": 7}
    own = {"shares": 3, "money": 200, "supply": {"white": 2, "purple": 1}, "mat": {"white": 1}, "steps": steps}
    state = dealing("dt6", seats=[own])
    assert options(state, TakeDeal) == [UPPER, LOWER]
    own["shares"] = 2
    assert options(dealing("dt6", seats=[own]), TakeDeal) == [LOWER]


def test_exchange_that_changes_nothing_is_not_offered_as_a_deal() -> None:
    """R8: white for white from the supply (R18)."""
    rest = {"white": 3, "purple": 12, "orange": 12, "grey": 12, "turquoise": 12}
    for mat, asked in (({}, 2), ({"white": 1}, 1)):
        own = seat(shares=1, money=0, supply={"white": 4 - len(mat)}, mat=mat)
        state = dealing("dt1", seats=[seat(supply={"white": 4}), own, seat(supply=rest)])
        assert table(state)["pool"] == {"white": 1}
        play(state, Done())
        assert (state.seat, options(state, TakeDeal)) == (asked, [UPPER])


def test_worker_toll_in_anothers_turn_may_not_leave_fewer_than_four() -> None:
    steps = {"network": 6, "telegraph": 7, "stations": 7}
    state = dealing("dt6", seats=[{}, seat(money=800, shares=2, supply={"white": 3, "purple": 1}, steps=steps)])
    play(state, Done())
    assert state.seat == 1
    play(state, UPPER, Advance("network"), PayWorker("white", "supply"))
    assert_refused(state, Done())
    play(state, HireWorker("orange"))
    assert crew(state, 1) == 4
    assert Done() in options(state)


def test_milestone_completed_through_a_deal_in_anothers_turn() -> None:
    """Seat 1 lays its free rail on the first deal space and has the manager: an A1 done in seat 0's turn."""
    state = dealing(
        "dt9",
        seats=[
            {},
            seat(
                shares=2,
                supply={"white": 4},
                rails=["washington-chicago"],
                milestones=[milestone("a1-1", "purple"), milestone("a2-2")],
            ),
            seat(shares=0),
        ],
    )
    draws = [("deals", "dt1"), ("B", "b-4"), ("B", "b-5"), ("B", "b-6")]
    play(state, Done(), LOWER, LayRail("chicago-kansas-city"))
    assert (phase(state), offered(state)) == ("deal", [Done()])  # R20: the end would turn tiles up
    play(state, Done(), draws=draws)
    assert (phase(state), state.seat, state.turn) == ("milestone", 1, 0)
    assert of(state, 1)["completed"] == ["a1-1"]
