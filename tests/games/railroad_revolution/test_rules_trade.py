"""The Trade action: selling from the mat, flipping a train before or after, all trains, and the four abilities."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    Done,
    FlipTrain,
    LayRail,
    PlaceWorker,
    Promote,
    SellPiece,
    TakeDeal,
    TakeTrain,
    TakeWorker,
    UseAbility,
)
from kolejiste.games.railroad_revolution.events import DealTaken, DealTurned, PieceSold, TrainFlipped
from tests.games.railroad_revolution.positions import (
    TO_CHICAGO,
    assert_refused,
    crew,
    finish,
    happened,
    milestone,
    of,
    offered,
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
MAT = printed()["mat"]["sectors"]
RAIL, BUILDING = SellPiece("rail"), SellPiece("building")


def trade(worker: str = "white", **parts: object) -> k.State:
    """A worker of this colour stands on Trade; the sale is owed."""
    own = {"money": 0, "shares": 0, "supply": {"white": 4, "purple": 1, worker: 4}, **parts}
    table = {name: own.pop(name) for name in ("deal", "last_round") if name in own}
    state = position(rr(3), seats=[own], **table)
    play(state, PlaceWorker(worker, "trade"))
    return state


# --- the sale -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sector", range(8))
@pytest.mark.parametrize("piece", ["rail", "building"])
def test_piece_is_sold_for_the_value_of_its_sector(sector: int, piece: str) -> None:
    before = MAT[:sector]
    state = trade(
        rails_gone=sum(one["rails"] for one in before),
        buildings_gone=sum(one["buildings"] for one in before),
        last_round=1 if sector == 7 else None,
    )
    assert options(state, SellPiece) == [RAIL, BUILDING]
    notes = play(state, SellPiece(piece))
    assert happened(notes, PieceSold) == [PieceSold(0, piece, MAT[sector]["value"])]
    assert of(state, 0)["money"] == MAT[sector]["value"]


@pytest.mark.parametrize(("rails", "buildings", "pieces", "value"), [
    (2, 0, [BUILDING], 600),
    (0, 1, [RAIL], 600),
    (1, 1, [RAIL], 600),
    (2, 1, [RAIL, BUILDING], 700),
    (15, 3, [BUILDING], 900),
    (15, 11, [BUILDING], 1300),
    (14, 12, [RAIL], 1300),
    (3, 12, [RAIL], 700),
])  # fmt: skip
def test_only_the_leftmost_sector_with_a_piece_sells(
    rails: int, buildings: int, pieces: list[SellPiece], value: int
) -> None:
    state = position(
        rr(3),
        seats=[seat(money=0, shares=0, supply={"white": 4, "purple": 1}, rails_gone=rails, buildings_gone=buildings)],
        **({"last_round": 1} if rails >= 13 and buildings >= 10 else {}),
    )
    play(state, PlaceWorker("white", "trade"))
    assert options(state, SellPiece) == pieces
    play(state, pieces[0])
    assert of(state, 0)["money"] == value


def test_sold_piece_leaves_the_game_and_is_built_nowhere() -> None:
    state = trade()
    play(state, RAIL)
    assert (of(state, 0)["rails_gone"], of(state, 0)["rails"]) == (1, [])


def test_one_piece_is_sold_in_an_action() -> None:
    state = trade()
    play(state, BUILDING)
    assert_refused(state, RAIL, BUILDING)


# --- flipping -------------------------------------------------------------------------------------------------------


def test_train_may_be_flipped_before_the_sale() -> None:
    state = trade(trains_up={"promotion": 1, "money": 1})
    play(state, FlipTrain("money", True), RAIL)
    assert of(state, 0)["money"] == 1200


def test_train_may_be_flipped_after_the_sale() -> None:
    state = trade(trains_up={"promotion": 1, "money": 1})
    play(state, RAIL, FlipTrain("money", True))
    assert of(state, 0)["money"] == 1200


def test_flipping_is_optional_and_once() -> None:
    state = trade(trains_up={"promotion": 1, "money": 1, "shares": 1})
    play(state, RAIL, FlipTrain("money", True))
    assert options(state, FlipTrain) == []
    state = trade(trains_up={"promotion": 1, "money": 1})
    play(state, RAIL, Done())
    assert of(state, 0)["money"] == 600


def test_train_face_down_only_turns_up_again() -> None:
    state = trade(trains_up={}, trains_down={"promotion": 1, "money": 1})
    notes = play(state, FlipTrain("money", False))
    assert happened(notes, TrainFlipped) == [TrainFlipped(0, "money", True)]
    assert (of(state, 0)["money"], of(state, 0)["trains_up"]) == (0, {"money": 1})


def test_train_face_up_turns_down() -> None:
    state = trade(trains_up={"promotion": 1, "shares": 2})
    notes = play(state, FlipTrain("shares", True))
    assert happened(notes, TrainFlipped) == [TrainFlipped(0, "shares", False)]
    assert (of(state, 0)["trains_up"], of(state, 0)["trains_down"]) == ({"promotion": 1, "shares": 1}, {"shares": 1})


def test_only_own_trains_are_flipped() -> None:
    state = trade()
    assert options(state, FlipTrain) == [FlipTrain("promotion", True)]


def test_train_of_promotions() -> None:
    """One or two workers, besides the placed one's own promotion."""
    state = trade("purple", supply={"white": 4, "purple": 3})
    play(state, FlipTrain("promotion", True))
    assert talk(state)["promotions"] == 2
    play(state, Promote("purple", "supply", 1), Promote("purple", "supply", 2))
    assert [one["managers"] for one in of(state, 0)["milestones"]] == [["purple"], ["purple"]]
    assert talk(state)["ability"] is True


def test_train_of_600() -> None:
    state = trade(trains_up={"money": 1, "promotion": 1})
    play(state, FlipTrain("money", True))
    assert of(state, 0)["money"] == 600


def test_train_of_three_steps() -> None:
    state = trade(trains_up={"performance": 1, "promotion": 1})
    play(state, FlipTrain("performance", True), Advance("telegraph"), Advance("stations"), Advance("network"))
    assert of(state, 0)["steps"] == {"telegraph": 1, "stations": 1, "network": 1}
    assert options(state, Advance) == []


def test_train_of_three_shares() -> None:
    state = trade(trains_up={"shares": 1, "promotion": 1})
    play(state, FlipTrain("shares", True))
    assert of(state, 0)["shares"] == 3


def test_train_of_a_rail_costs_100_and_ignores_terrain_and_deal() -> None:
    state = trade(money=100, trains_up={"rail": 1, "promotion": 1}, rails=TO_CHICAGO, rails_gone=2, deal="dt2")
    play(state, FlipTrain("rail", True), LayRail("chicago-kansas-city"))
    assert (of(state, 0)["money"], of(state, 0)["rails_gone"]) == (0, 3)
    play(state, *options(state, SellPiece)[:1])
    finish(state)
    assert (phase(state), table(state)["deal"]) == ("worker", "dt2")


def test_train_of_a_rail_may_be_paid_from_the_sale() -> None:
    """Not before: the hundred must be there when the rail is laid (R2)."""
    state = trade(trains_up={"rail": 1, "promotion": 1})
    play(state, FlipTrain("rail", True))
    assert options(state, LayRail) == []
    play(state, BUILDING, LayRail("charlotte-little-rock"))
    assert of(state, 0)["money"] == 500


def test_last_piece_of_the_mat_is_owed_to_the_sale() -> None:
    """A train's rail cannot take it away first."""
    state = position(
        rr(3),
        last_round=1,
        seats=[seat(money=500, rails_gone=14, buildings_gone=12, trains_up={"rail": 1, "promotion": 1})],
    )
    play(state, PlaceWorker("white", "trade"), FlipTrain("rail", True))
    assert options(state, LayRail) == []


def test_last_piece_of_the_mat_is_not_for_a_deal_either() -> None:
    """The grey worker's deal of a rail would leave nothing to sell."""
    state = position(
        rr(3),
        deal="dt9",
        last_round=1,
        seats=[seat(shares=5, rails_gone=14, buildings_gone=12, supply={"white": 4, "grey": 1})],
    )
    play(state, PlaceWorker("grey", "trade"))
    assert options(state, TakeDeal) == [TakeDeal("upper")]
    play(state, SellPiece("rail"))
    assert options(state, TakeDeal) == [TakeDeal("upper")]


# --- taking trains --------------------------------------------------------------------------------------------------


def test_train_is_taken_from_any_stack_that_has_one() -> None:
    state = position(
        rr(2),
        deal="dt3",
        seats=[
            seat(money=500, shares=3, supply={"white": 4, "grey": 1}, trains_up={"promotion": 1, "money": 3}),
            seat(trains_up={"promotion": 1}, trains_down={"rail": 2}),
        ],
    )
    play(state, PlaceWorker("grey", "trade"), TakeDeal("lower"))
    assert [one.train for one in options(state, TakeTrain)] == ["performance", "shares", "rail"]
    play(state, TakeTrain("rail"))
    assert "rail" not in table(state)["trains"]


def test_any_number_of_trains_of_a_kind_may_be_owned() -> None:
    state = position(rr(4), seats=[seat(money=2000, trains_up={"promotion": 1, "money": 4})])
    play(state, PlaceWorker("purple", "railroad"), TakeTrain("money"))
    assert of(state, 0)["trains_up"]["money"] == 5


# --- the abilities --------------------------------------------------------------------------------------------------


def test_purple_advances_up_to_three_steps() -> None:
    state = trade("purple")
    play(state, Advance("network"), Advance("network"), Advance("stations"))
    assert of(state, 0)["steps"] == {"network": 2, "stations": 1}
    assert options(state, Advance) == []


def test_purple_may_stop_after_one_step() -> None:
    state = trade("purple")
    play(state, Advance("network"), RAIL, Done())
    assert of(state, 0)["steps"] == {"network": 1}


def test_purple_that_stepped_does_not_promote() -> None:
    state = trade("purple")
    play(state, Advance("network"))
    assert options(state, Promote) == []


def test_purple_steps_and_train_steps_add_up() -> None:
    state = trade("purple", trains_up={"performance": 1, "promotion": 1})
    play(state, FlipTrain("performance", True), *[Advance("telegraph")] * 3, *[Advance("stations")] * 3)
    assert of(state, 0)["steps"] == {"telegraph": 3, "stations": 3}
    assert options(state, Advance) == []


def test_orange_takes_100_for_each_train_face_up_or_down() -> None:
    state = trade("orange", trains_up={"promotion": 1, "money": 2}, trains_down={"rail": 1})
    play(state, UseAbility())
    assert of(state, 0)["money"] == 400


def test_turquoise_flips_one_more_train() -> None:
    state = trade("turquoise", trains_up={"promotion": 1, "money": 1, "shares": 1})
    play(state, FlipTrain("money", True), FlipTrain("shares", True))
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (600, 3)
    assert options(state, FlipTrain) == []


def test_turquoise_may_flip_the_same_train_twice() -> None:
    state = trade("turquoise", trains_up={"promotion": 1}, trains_down={"money": 1})
    play(state, FlipTrain("money", False), FlipTrain("money", True))
    assert (of(state, 0)["money"], of(state, 0)["trains_down"]) == (600, {"money": 1})


def test_grey_takes_one_deal_alone_with_an_extra_share() -> None:
    """The tile is then discarded and a new one turned up; nobody else is asked."""
    state = trade("grey", shares=3, deal="dt2")
    notes = play(state, TakeDeal("lower"), TakeWorker("orange"), RAIL)
    notes += finish(state, draws=[("deals", "dt7")])
    assert happened(notes, DealTaken, DealTurned) == [DealTaken(0, "dt2", "lower"), DealTurned("dt7")]
    assert (of(state, 0)["shares"], table(state)["deal"], table(state)["deal_discards"]) == (1, "dt7", ["dt2"])
    assert (phase(state), state.turn) == ("worker", 1)


def test_grey_deal_is_replaced_after_its_reward_so_that_nothing_is_revealed_before() -> None:
    """p. 16: "Kartičku dohody pak odložte a otočte novou" (R22): all can be taken back until the turn is finished."""
    state = trade("grey", shares=3, deal="dt2")
    before = state.reveals
    play(state, TakeDeal("lower"), TakeWorker("orange"), RAIL)
    assert (table(state)["deal"], table(state)["deal_discards"], talk(state)["deals_taken"]) == ("dt2", [], ["lower"])
    assert (state.reveals, state.turn) == (before, 0)
    finish(state, draws=[("deals", "dt7")])
    assert (state.reveals, table(state)["deal"], talk(state)["deals_taken"]) == (before + 1, "dt7", [])


def test_grey_deal_does_not_end_the_turn_by_itself() -> None:
    """R20: the end turns a tile up, so it is asked for also when nothing else is offered."""
    state = trade("grey", shares=3, deal="dt2", milestones=[milestone("a1-1", "purple"), milestone("a2-2", "orange")])
    play(state, RAIL, FlipTrain("promotion", True), TakeDeal("lower"), TakeWorker("orange"))
    assert offered(state) == [Done()]


def test_grey_extra_share_may_pay_for_the_very_deal() -> None:
    state = trade("grey", shares=2, deal="dt2")
    play(state, TakeDeal("lower"))
    assert of(state, 0)["shares"] == 0
    state = trade("grey", shares=1, deal="dt2")
    assert options(state, TakeDeal) == [TakeDeal("upper")]


def test_grey_takes_only_one_of_the_two_deals() -> None:
    state = trade("grey", shares=9, deal="dt2")
    play(state, TakeDeal("upper"))
    assert options(state, TakeDeal) == []


def test_grey_takes_no_share_without_a_deal() -> None:
    state = trade("grey", shares=3, deal="dt2")
    play(state, RAIL, Done())
    assert (of(state, 0)["shares"], table(state)["deal"]) == (3, "dt2")


def test_grey_that_promoted_has_no_deal() -> None:
    state = trade("grey", shares=3, deal="dt2")
    play(state, Promote("purple", "supply", 1))
    assert options(state, TakeDeal) == []


def test_trade_with_a_white_worker_offers_no_steps_and_no_deal() -> None:
    state = trade(shares=9, deal="dt2", milestones=[milestone("a1-1"), milestone("a2-1")])
    assert options(state, Advance, TakeDeal, UseAbility) == []
    assert (crew(state, 0), own(state, 0)["white"]) == (5, 4)
