"""Workers: placing and returning them, promotion, the limited common supply, hiring and the least of four."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    BuildOffice,
    BuildStation,
    DiscardForTile,
    Done,
    ExchangeWorker,
    FlipTrain,
    HireWorker,
    LayRail,
    Pass,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeBonus,
    TakeWorker,
    UseAbility,
    WhatNext,
)
from kolejiste.games.railroad_revolution.events import NoActionPossible, WorkerPlaced, WorkerPromoted, WorkersReturned
from tests.games.railroad_revolution.positions import (
    ACTIONS,
    COLOURS,
    TO_DENVER,
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
    phase,
    play,
    position,
    rr,
    seat,
    table,
    talk,
)

OTHERS = [seat(supply={"white": 4, "purple": 1}), seat(supply={"white": 4, "purple": 1})]
SPECIALISTS = COLOURS[1:]


# --- placing --------------------------------------------------------------------------------------------------------


def test_turn_is_one_worker_on_one_of_four_actions() -> None:
    state = position(rr(3), seats=[seat(money=2000)])
    assert offered(state) == [PlaceWorker(worker, action) for action in ACTIONS for worker in ("white", "purple")]


def test_worker_goes_from_the_supply_to_the_mat() -> None:
    state = position(rr(3), seats=[seat(money=2000)])
    notes = play(state, PlaceWorker("white", "station"))
    assert happened(notes, WorkerPlaced) == [WorkerPlaced(0, "white", "station")]
    assert (of(state, 0)["supply"], of(state, 0)["mat"]) == ({"white": 3, "purple": 1}, {"white": 1})
    assert state.ask == WhatNext("station", "white", True)


def test_worker_that_is_only_on_the_mat_cannot_be_placed() -> None:
    state = position(rr(3), seats=[seat(supply={"white": 2}, mat={"white": 2, "purple": 1})])
    assert {one.worker for one in options(state, PlaceWorker)} == {"white"}


def test_any_number_of_workers_may_stand_on_an_action() -> None:
    """Trade five times in a row, whatever stands on the mat already."""
    state = position(rr(2))
    for _ in range(5):
        play(state, PlaceWorker("white" if of(state, 0)["supply"].get("white") else "purple", "trade"))
        play(state, SellPiece("rail") if SellPiece("rail") in options(state) else SellPiece("building"))
        finish(state)
        play(state, options(state, PlaceWorker)[-1])
        play(state, options(state, SellPiece)[0])
        finish(state)
    assert of(state, 0)["rails_gone"] + of(state, 0)["buildings_gone"] == 5


def test_all_workers_return_when_the_supply_is_empty_at_the_start_of_a_turn() -> None:
    """It is no action: the turn goes on with placing one of them."""
    state = position(rr(3), turn=2, seats=[seat(supply={}, mat={"white": 4, "purple": 1})])
    notes = play(state, PlaceWorker("white", "trade"), SellPiece("building"))
    notes += finish(state)
    assert happened(notes, WorkersReturned) == [WorkersReturned(0)]
    assert (of(state, 0)["supply"], of(state, 0)["mat"]) == ({"white": 4, "purple": 1}, {})
    assert (state.turn, phase(state)) == (0, "worker")


def test_workers_do_not_return_while_one_is_left_in_the_supply() -> None:
    state = position(rr(3), turn=2, seats=[seat(supply={"white": 1}, mat={"white": 3, "purple": 1})])
    play(state, PlaceWorker("white", "trade"), SellPiece("building"))
    notes = finish(state)
    assert happened(notes, WorkersReturned) == []
    assert of(state, 0)["supply"] == {"white": 1}


def test_workers_return_only_at_the_start_of_the_own_turn() -> None:
    """The last worker was placed: the supply stays empty while the others play."""
    state = position(rr(3), seats=[seat(supply={"white": 1}, mat={"white": 3, "purple": 1})])
    play(state, PlaceWorker("white", "trade"), SellPiece("building"))
    finish(state)
    assert state.turn == 1
    assert (of(state, 0)["supply"], of(state, 0)["mat"]) == ({}, {"white": 4, "purple": 1})


def test_turn_is_passed_when_no_action_is_possible() -> None:
    """Nothing left on the mat: neither to build nor to sell (R12)."""
    state = position(rr(3), seats=[seat(rails_gone=15, buildings_gone=12)], last_round=1)
    assert offered(state) == [Pass()]
    notes = play(state, Pass())
    assert happened(notes, NoActionPossible) == [NoActionPossible(0)]
    assert (state.turn, of(state, 0)["mat"]) == (1, {})


def test_passing_is_illegal_while_an_action_is_possible() -> None:
    assert_refused(position(rr(3), seats=[seat(money=0, shares=0)]), Pass())


def test_main_action_is_owed_and_cannot_be_left_out() -> None:
    for action in ACTIONS:
        state = position(rr(3), seats=[seat(money=2000)])
        play(state, PlaceWorker("white", action))
        assert_refused(state, Done())


@pytest.mark.parametrize("worker", COLOURS)
@pytest.mark.parametrize("action", ACTIONS)
def test_extra_effect_of_a_worker_is_optional(worker: str, action: str) -> None:
    """With any worker on any action, the main action alone is enough."""
    state = position(
        rr(3),
        sectors={2: "money"},
        seats=[seat(money=2000, supply={"white": 4, "purple": 1, worker: 4}), *OTHERS],
    )
    play(state, PlaceWorker(worker, action))
    main: dict[str, list[k.Action]] = {
        "station": [BuildStation("washington")],
        "railroad": [LayRail("charlotte-miami"), LayRail("washington-chicago")],
        "telegraph": [BuildOffice(2)],
        "trade": [SellPiece("rail")],
    }
    play(state, *main[action], Done())
    assert state.turn == 1


# --- promotion ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("worker", COLOURS)
@pytest.mark.parametrize("action", ACTIONS)
def test_any_worker_on_any_action_may_promote_one_worker_instead(worker: str, action: str) -> None:
    """Its own ability is then gone."""
    tiles = [milestone("a1-1"), milestone("a2-2")]
    state = position(
        rr(3),
        deal="dt1",
        seats=[seat(money=3000, shares=6, supply={"white": 4, "purple": 2, worker: 4}, milestones=tiles), *OTHERS],
    )
    play(state, PlaceWorker(worker, action), Promote("purple", "supply", 1))
    assert of(state, 0)["milestones"][0] == milestone("a1-1", "purple")
    assert not talk(state)["ability"]
    assert options(state, Promote, UseAbility) == []


def test_promotion_after_the_main_action_works_as_well() -> None:
    state = position(rr(3), seats=[seat(money=900, supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("white", "trade"), SellPiece("rail"))
    notes = play(state, Promote("purple", "supply", 2))
    assert happened(notes, WorkerPromoted) == [WorkerPromoted(0, "purple", "a2-1")]


def test_worker_just_placed_may_be_promoted() -> None:
    state = position(rr(3), seats=[seat(supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("purple", "trade"), Promote("purple", "mat", 1))
    assert of(state, 0)["mat"] == {}
    assert of(state, 0)["milestones"][0]["managers"] == ["purple"]
    play(state, SellPiece("rail"))
    finish(state)
    assert state.turn == 1


def test_worker_from_an_earlier_turn_on_the_mat_may_be_promoted() -> None:
    state = position(rr(3), seats=[seat(supply={"white": 4}, mat={"purple": 1})])
    play(state, PlaceWorker("white", "trade"), Promote("purple", "mat", 1))
    assert of(state, 0)["mat"] == {"white": 1}


def test_only_the_colours_that_a_milestone_wants_can_be_promoted_to_it() -> None:
    tiles = [milestone("a1-1"), milestone("a2-2")]
    state = position(rr(3), seats=[seat(supply={"white": 3, "purple": 2, "orange": 1, "grey": 1}, milestones=tiles)])
    play(state, PlaceWorker("white", "trade"))
    assert options(state, Promote) == [Promote("purple", "supply", 1), Promote("orange", "supply", 2)]


def test_place_of_a_manager_is_filled_once() -> None:
    tiles = [milestone("a1-1", "purple"), milestone("a2-2")]
    state = position(rr(3), seats=[seat(supply={"white": 4, "purple": 2}, milestones=tiles)])
    play(state, PlaceWorker("white", "trade"))
    assert options(state, Promote) == []


def test_milestone_with_two_managers_of_different_colours_takes_one_of_each() -> None:
    tiles = [milestone("b-5", "purple"), milestone("a2-2")]
    state = position(
        rr(3), seats=[seat(supply={"white": 4, "purple": 2, "orange": 1}, milestones=tiles, completed=["a1-1"])]
    )
    play(state, PlaceWorker("white", "trade"))
    assert options(state, Promote) == [Promote("orange", "supply", 1), Promote("orange", "supply", 2)]


def test_milestone_of_the_last_stack_takes_any_workers() -> None:
    tiles = [milestone("d-1"), milestone("a2-2")]
    state = position(
        rr(3),
        seats=[
            seat(
                supply={"white": 2, "purple": 1, "grey": 1, "turquoise": 1},
                milestones=tiles,
                completed=["a1-1", "b-1", "c-1"],
            )
        ],
    )
    play(state, PlaceWorker("white", "trade"))
    assert {one.worker for one in options(state, Promote) if one.milestone == 1} == {
        "white",
        "purple",
        "grey",
        "turquoise",
    }


def test_promotion_is_possible_before_any_condition_is_met() -> None:
    """No rail laid and no station built yet; the manager stays there at the end of the turn."""
    state = position(rr(3), seats=[seat(supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("white", "trade"), SellPiece("rail"), Promote("purple", "supply", 1))
    finish(state)
    assert of(state, 0)["milestones"][0] == milestone("a1-1", "purple")
    assert of(state, 0)["completed"] == []


def test_manager_is_no_longer_available() -> None:
    state = position(rr(3), seats=[seat(supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("white", "trade"), Promote("purple", "supply", 1))
    assert crew(state, 0) == 4
    assert "purple" not in own(state, 0)


# --- at least four --------------------------------------------------------------------------------------------------


def test_promotion_may_not_leave_fewer_than_four_workers_at_the_end_of_a_turn() -> None:
    """With exactly four and no way to a fifth, nobody is promoted."""
    state = position(rr(3), seats=[seat(money=0, shares=0, supply={"white": 3, "purple": 1}), *OTHERS])
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(3))
    assert options(state, Promote) == []


def test_fourth_worker_may_be_promoted_while_another_is_still_to_be_taken() -> None:
    """The reward of the station brings the missing one; until then the turn cannot end."""
    state = position(rr(3), seats=[seat(money=900, supply={"white": 3, "purple": 1}), *OTHERS])
    play(state, PlaceWorker("white", "station"), BuildStation("charlotte"), Promote("purple", "supply", 1))
    assert crew(state, 0) == 3
    assert_refused(state, Done())
    play(state, TakeWorker("purple"))
    assert crew(state, 0) == 4
    assert Done() in options(state)


def test_fourth_worker_may_be_promoted_when_another_can_be_hired() -> None:
    state = position(rr(3), seats=[seat(money=200, shares=0, supply={"white": 3, "purple": 1}), *OTHERS])
    play(state, PlaceWorker("white", "trade"), Promote("purple", "supply", 1))
    play(state, SellPiece("rail"))
    assert_refused(state, Done())
    assert [*offered(state), Done()] == [FlipTrain("promotion", True), Done()]
    play(state, HireWorker("grey"))
    assert (crew(state, 0), of(state, 0)["money"]) == (4, 0)


def test_shares_count_towards_hiring_the_missing_worker() -> None:
    """The sale brings 600; two hundred lacking are two shares."""
    state = position(rr(3), seats=[seat(money=0, shares=1, supply={"white": 3, "purple": 1}), *OTHERS])
    play(state, PlaceWorker("white", "trade"))
    assert options(state, Promote) == []
    state = position(rr(3), seats=[seat(money=0, shares=2, supply={"white": 3, "purple": 1}), *OTHERS])
    play(state, PlaceWorker("white", "trade"))
    assert Promote("purple", "supply", 1) in options(state)


def test_managers_do_not_count_as_available_workers() -> None:
    tiles = [milestone("a1-1", "purple"), milestone("a2-1", "purple")]
    state = position(
        rr(3), sectors={2: "steps"}, seats=[seat(money=0, shares=0, supply={"white": 4}, milestones=tiles), *OTHERS]
    )
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(2))
    assert options(state, DiscardForTile) == []


def test_workers_on_the_mat_count_as_available() -> None:
    state = position(
        rr(3),
        sectors={2: "steps"},
        seats=[seat(money=0, shares=0, supply={"white": 1}, mat={"white": 3, "grey": 1}), *OTHERS],
    )
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(2), DiscardForTile("white", "mat"))
    assert crew(state, 0) == 4


# --- the common supply ----------------------------------------------------------------------------------------------


def test_hiring_costs_800_at_the_start_of_a_turn_and_brings_any_colour_there_is() -> None:
    state = position(rr(3), seats=[seat(money=900, shares=0)])
    assert [one.worker for one in options(state, HireWorker)] == list(SPECIALISTS)
    play(state, HireWorker("turquoise"))
    assert (of(state, 0)["money"], of(state, 0)["supply"]["turquoise"]) == (100, 1)
    assert PlaceWorker("turquoise", "trade") in options(state)


def test_hiring_sells_the_shares_it_needs() -> None:
    state = position(rr(3), seats=[seat(money=400, shares=4)])
    play(state, HireWorker("grey"))
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (50, 1)


def test_hiring_is_not_to_be_had_for_less() -> None:
    state = position(rr(3), seats=[seat(money=700, shares=0)])
    assert options(state, HireWorker) == []
    state = position(rr(3), seats=[seat(money=340 + 10, shares=3)])
    assert len(options(state, HireWorker)) == 4


def test_white_workers_can_be_hired_once_some_were_discarded() -> None:
    state = position(rr(3), seats=[seat(money=900, supply={"white": 3, "purple": 2})])
    assert table(state)["pool"]["white"] == 1
    play(state, HireWorker("white"))
    assert of(state, 0)["supply"]["white"] == 4


def test_hired_worker_counts_at_once_and_may_be_promoted() -> None:
    state = position(rr(3), seats=[seat(money=900, supply={"white": 4})])
    play(state, PlaceWorker("white", "trade"), HireWorker("purple"), Promote("purple", "supply", 1))
    assert crew(state, 0) == 4


def test_share_sold_brings_150_at_any_time() -> None:
    state = position(rr(3), seats=[seat(money=0, shares=3)])
    play(state, SellShare(), PlaceWorker("white", "trade"), SellShare(), SellPiece("rail"), SellShare())
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (600 + 450, 0)
    assert_refused(state, SellShare())


def test_worker_of_a_missing_colour_is_replaced_by_any_other() -> None:
    """Neither orange nor grey is left for Washington's reward: any colour that is there (R9)."""
    state = position(
        rr(3),
        seats=[
            seat(money=900, supply={"white": 4, "orange": 12}),
            seat(supply={"white": 4, "grey": 12}),
            seat(supply={"white": 3, "purple": 2}),
        ],
    )
    play(state, PlaceWorker("white", "station"), BuildStation("washington"))
    assert options(state, TakeWorker) == [TakeWorker("white"), TakeWorker("purple"), TakeWorker("turquoise")]


def test_of_a_choice_the_colours_shown_come_first() -> None:
    """Orange is gone, grey is there: grey it is (R9)."""
    state = position(
        rr(3), seats=[seat(money=900, supply={"white": 4, "orange": 12}), seat(supply={"white": 4, "purple": 1})]
    )
    play(state, PlaceWorker("white", "station"), BuildStation("washington"))
    assert options(state, TakeWorker) == [TakeWorker("grey")]


def test_each_of_two_workers_shown_is_replaced_for_itself() -> None:
    """Purple is there and grey is not: one purple, and one of any colour."""
    state = position(
        rr(3),
        tiles={"denver": "ct4-2"},
        seats=[
            seat(
                money=2000,
                supply={"white": 4, "grey": 12},
                rails=TO_DENVER,
            ),
            *OTHERS,
        ],
    )
    play(state, PlaceWorker("white", "station"), BuildStation("denver"))
    assert [one.worker for one in options(state, TakeWorker)] == ["purple", "orange", "turquoise"]
    play(state, TakeWorker("turquoise"))
    assert [one.worker for one in options(state, TakeWorker)] == ["purple"]


# --- exchange -------------------------------------------------------------------------------------------------------


def test_exchanged_worker_from_the_mat_goes_to_the_personal_supply_and_is_usable_again() -> None:
    state = position(rr(3), seats=[seat(supply={"white": 3, "purple": 1}, mat={"white": 1})])
    play(state, PlaceWorker("purple", "telegraph"), BuildOffice(3), ExchangeWorker("purple", "mat", "grey"))
    assert of(state, 0)["mat"] == {"white": 1}
    assert of(state, 0)["supply"] == {"white": 3, "grey": 1}


def test_worker_on_the_mat_may_be_exchanged_for_the_same_colour() -> None:
    """It comes back to the supply (R18); one in the supply would not change anything."""
    state = position(rr(3), seats=[seat(supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("purple", "telegraph"), BuildOffice(3))
    assert ExchangeWorker("purple", "mat", "purple") in options(state)
    assert not any(one.source == "supply" and one.worker == one.new for one in options(state, ExchangeWorker))
    play(state, ExchangeWorker("purple", "mat", "purple"))
    assert (of(state, 0)["supply"], of(state, 0)["mat"]) == ({"white": 4, "purple": 1}, {})
    assert table(state)["pool"]["purple"] == 11


def test_exchange_takes_only_what_the_common_supply_has() -> None:
    """A white worker given back is there for the next one, but not for this exchange."""
    state = position(rr(3), seats=[seat(supply={"white": 4, "purple": 1})])
    play(state, PlaceWorker("purple", "telegraph"), BuildOffice(3))
    assert {one.new for one in options(state, ExchangeWorker)} == set(SPECIALISTS)


def test_exchange_lapses_when_the_common_supply_is_empty() -> None:
    state = position(
        rr(3),
        tiles={"miami": "ct2-1"},
        seats=[
            seat(money=900, supply={"white": 4, "purple": 12}, rails=TO_MIAMI),
            seat(supply={"white": 4, "orange": 12, "turquoise": 12}),
            seat(supply={"white": 4, "grey": 12}),
        ],
    )
    play(state, PlaceWorker("white", "station"), BuildStation("miami"), TakeBonus())
    assert options(state, ExchangeWorker, TakeWorker) == []
