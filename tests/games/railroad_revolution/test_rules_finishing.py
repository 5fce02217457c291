"""Whatever may be begun can be finished, paid for and with four workers; and nothing that could be is kept back."""

from __future__ import annotations

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildStation,
    Done,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    LayRail,
    PayWorker,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeDeal,
    TakeWorker,
)
from tests.games.railroad_revolution.positions import (
    TO_CHICAGO,
    TO_KANSAS_CITY,
    TO_LITTLE_ROCK,
    assert_refused,
    crew,
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
    trading,
)


def lowest(state: k.State) -> int:
    """The fewest legal moves met on a hundred random ways to the end of this turn."""
    import random

    found = 99
    for seed in range(100):
        dice, trial = random.Random(seed), state.clone()
        turn = trial.turn
        for _ in range(60):
            if trial.over or trial.turn != turn:
                break
            legal = trial.legal()
            found = min(found, len(legal))
            if not legal:
                break
            trial.apply(dice.choice(legal), k.Chance(seed))
    return found


def test_share_that_the_saving_deal_costs_cannot_be_sold_while_a_toll_is_owed() -> None:
    """Four workers, one of them owed to a track, and only the lower deal (three shares) brings another."""
    state = position(
        rr(3),
        deal="dt2",
        seats=[
            seat(
                money=400,
                shares=4,
                supply={"white": 3, "purple": 1},
                steps={"network": 6},
                rails=TO_KANSAS_CITY,
                trains_up={"performance": 1, "promotion": 1},
            )
        ],
    )
    play(state, PlaceWorker("purple", "railroad"), LayRail("chicago-duluth"), LayRail("kansas-city-denver"), Done())
    play(state, TakeDeal("upper"), FlipTrain("performance", True), Advance("network"))
    assert phase(state) == "toll"
    assert_refused(state, SellShare())
    play(state, PayWorker("white", "supply"))
    assert crew(state, 0) == 3
    assert lowest(state) > 0
    play(state, TakeDeal("lower"))


def test_worker_still_to_be_taken_counts_only_while_the_common_supply_has_one() -> None:
    """With nobody in the common supply the reward lapses, so a fourth worker may not be promoted for it."""
    state = position(
        rr(2),
        seats=[
            seat(money=900, supply={"white": 3, "purple": 1}),
            seat(supply={"white": 5, "orange": 12, "grey": 12, "turquoise": 12, "purple": 11}),
        ],
    )
    play(state, PlaceWorker("white", "station"), BuildStation("washington"))
    assert options(state, TakeWorker) == []
    assert options(state, Promote) == []
    assert lowest(state) > 0


def test_second_rail_can_be_laid_when_the_deal_is_to_bring_the_fourth_worker() -> None:
    """Promoted between the rails: three workers are left, and the deal that the first rail brought has one."""
    state = position(
        rr(2),
        deal="dt2",
        seats=[
            seat(
                money=50,
                shares=6,
                supply={"white": 2},
                mat={"purple": 1, "turquoise": 1},
                rails=TO_CHICAGO,
                milestones=[milestone("a1-1"), milestone("a2-2")],
            )
        ],
    )
    play(state, PlaceWorker("white", "railroad"), LayRail("chicago-kansas-city"), Promote("purple", "mat", 1))
    assert crew(state, 0) == 3
    assert LayRail("chicago-duluth") in options(state)
    assert LayRail("charlotte-little-rock") not in options(state)  # three icons: no shares would be left for the deal
    assert lowest(state) > 0
    play(state, LayRail("chicago-duluth"))
    play(state, Done())  # it sells shares, so it is asked for
    assert phase(state) == "deal"
    play(state, TakeDeal("lower"))
    assert crew(state, 0) == 4


def test_first_rail_can_be_laid_when_the_second_is_to_bring_the_deal_with_the_fourth_worker() -> None:
    """The road to Chicago eats up the price of hiring; the deal icon beyond it leads to the lower deal's worker."""
    state = position(
        rr(2),
        deal="dt2",
        seats=[
            seat(
                money=700,
                shares=4,
                supply={"white": 2, "purple": 2},
                rails=TO_LITTLE_ROCK,
                milestones=[milestone("a1-1"), milestone("a2-2")],
            )
        ],
    )
    play(state, PlaceWorker("purple", "railroad"), Promote("purple", "mat", 1))
    assert crew(state, 0) == 3
    assert lowest(state) > 0
    play(state, LayRail("washington-chicago"))  # the second rail is laid by itself: nothing else leads to four workers
    assert set(of(state, 0)["rails"]) == {*TO_KANSAS_CITY, *TO_LITTLE_ROCK}
    assert phase(state) == "deal"
    assert_refused(state, Done())
    play(state, TakeDeal("lower"), TakeWorker("orange"))
    assert own(state, 0) == {"white": 2, "purple": 1, "orange": 1}


def test_turn_does_not_end_by_itself_while_a_worker_can_be_hired_and_promoted() -> None:
    """The sale pays for a purple worker, and the white one's promotion is still open."""
    state = position(
        rr(3),
        seats=[
            seat(
                money=0,
                shares=0,
                supply={"white": 4, "turquoise": 1},
                rails_gone=1,
                buildings_gone=1,
                milestones=[milestone("a1-1"), milestone("a2-1")],
                trains_up={"money": 1},
                trains_down={"promotion": 1},
            )
        ],
    )
    play(state, PlaceWorker("white", "trade"), FlipTrain("money", True))
    if SellPiece("rail") in options(state):
        play(state, SellPiece("rail"))
    assert state.turn == 0
    play(state, HireWorker("purple"), Promote("purple", "supply", 1))
    assert of(state, 0)["money"] == 1200 - 800
    assert of(state, 0)["milestones"][0]["managers"] == ["purple"]


def test_deal_of_promotions_is_not_void_for_whoever_can_hire_the_worker() -> None:
    """No purple worker yet, but money for one: the deal is asked about, and taken after hiring or before."""
    state = position(
        rr(3),
        deal="dt3",
        seats=[
            seat(money=2000, rails=TO_KANSAS_CITY, milestones=[milestone("a1-2"), milestone("a2-2")]),
            seat(
                money=2000,
                shares=2,
                supply={"white": 4, "turquoise": 1},
                milestones=[milestone("a1-1"), milestone("a2-1")],
            ),
        ],
    )
    play(state, PlaceWorker("white", "railroad"), LayRail("chicago-duluth"), LayRail("kansas-city-denver"))
    if phase(state) == "action":
        play(state, Done())
    play(state, Done())
    assert (phase(state), state.seat) == ("deal", 1)
    play(state, HireWorker("purple"), TakeDeal("upper"), Promote("purple", "supply", 1))
    assert of(state, 1)["money"] == 2000 - 800 - 100


def test_purple_at_the_station_may_flip_before_the_station_is_built() -> None:
    """Effects in any order: the train's rail is laid first, and the station built in the city that it reaches."""
    state = position(
        rr(3),
        seats=[seat(money=1000, supply={"white": 4, "purple": 1}, trains_up={"promotion": 1, "rail": 1})],
    )
    play(state, PlaceWorker("purple", "station"), FlipTrain("rail", True), LayRail("charlotte-miami"))
    play(state, BuildStation("miami"))
    assert of(state, 0)["stations"] == ["miami"]


def test_purple_may_be_placed_at_the_station_for_the_city_that_the_flipped_train_will_reach() -> None:
    state = position(
        rr(3),
        seats=[
            seat(
                money=1000,
                supply={"white": 4, "purple": 1},
                stations=["washington", "charlotte"],
                trains_up={"promotion": 1, "rail": 1},
            )
        ],
    )
    assert PlaceWorker("purple", "station") in options(state)
    assert PlaceWorker("white", "station") not in options(state)
    play(state, PlaceWorker("purple", "station"))
    assert lowest(state) > 0


def test_shares_may_be_sold_and_workers_hired_while_a_milestone_is_chosen() -> None:
    """At any time of the game, so also at this question."""
    state = trading(
        rr(3),
        seats=[
            seat(
                money=2000,
                rails=TO_KANSAS_CITY,
                milestones=[milestone("a1-1", "purple"), milestone("a2-2")],
                supply={"white": 4},
            )
        ],
    )
    drawn = [("B", "b-1"), ("B", "b-2"), ("B", "b-3")]
    play(state, SellPiece("building"), Done(), draws=drawn)
    assert phase(state) == "milestone"
    assert {type(one) for one in options(state)} == {KeepMilestone, SellShare, HireWorker}
    play(state, SellShare(), HireWorker("grey"))
    assert offered(state) == [KeepMilestone("b-1"), KeepMilestone("b-2"), KeepMilestone("b-3")]


def test_purple_may_be_placed_for_the_city_that_the_flipped_train_reaches_and_whose_bonus_pays_for_it() -> None:
    """A hundred for the flip, a hundred for the rail to Chicago; its bonus of two shares is the station's price."""
    state = position(
        rr(2),
        tiles={"chicago": "ct2-3"},
        seats=[
            seat(
                money=200,
                shares=0,
                supply={"white": 4, "purple": 1},
                stations=["washington", "charlotte"],
                trains_up={"rail": 1},
                trains_down={"promotion": 1},
            )
        ],
    )
    assert PlaceWorker("white", "station") not in options(state)
    assert PlaceWorker("purple", "station") in options(state)
    play(state, PlaceWorker("purple", "station"))
    assert lowest(state) > 0


def test_rail_before_the_station_must_leave_a_station_that_can_be_paid() -> None:
    """A hundred is left after it: enough only in Miami, whose bonus pays; every other rail would end in nothing."""
    state = position(
        rr(3),
        tiles={"miami": "ct2-3", "chicago": "ct2-2"},
        seats=[
            seat(
                money=300,
                shares=0,
                supply={"white": 4, "purple": 1},
                rails=TO_CHICAGO,
                stations=["charlotte"],
                trains_up={"promotion": 1, "rail": 1},
            ),
            seat(stations=["washington"]),
        ],
    )
    play(state, PlaceWorker("purple", "station"), FlipTrain("rail", True))
    assert lowest(state) > 0
    assert options(state, LayRail) == [LayRail("charlotte-miami")]
    assert BuildStation("washington") in options(state)
