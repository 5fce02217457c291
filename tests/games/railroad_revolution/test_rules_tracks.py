"""Performance tracks: steps, how they are split, and the tolls in money, shares and workers."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    Done,
    FlipTrain,
    HireWorker,
    LayRail,
    PayWorker,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeDeal,
    WhichToll,
)
from kolejiste.games.railroad_revolution.events import Paid, SharesDiscarded, TrackAdvanced, WorkerDiscarded
from tests.games.railroad_revolution.positions import (
    TRACKS,
    assert_refused,
    crew,
    finish,
    happened,
    of,
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

STEPS = printed()["tracks"]
TOLLS = [
    (track, number, row)
    for track in TRACKS
    for number, row in enumerate(STEPS[track])
    if row.get("money") or row.get("shares")
]


def stepping(steps: dict[str, int] | None = None, **parts: object) -> k.State:
    """Seat 0 trades with a purple worker: three steps are offered, the sale is owed."""
    own = {"money": 1000, "shares": 5, "supply": {"white": 4, "purple": 1}, "steps": steps or {}, **parts}
    state = position(rr(3), seats=[own])
    play(state, PlaceWorker("purple", "trade"))
    return state


def test_marker_begins_at_the_bottom_and_moves_one_step_at_a_time() -> None:
    state = stepping()
    notes = play(state, Advance("network"))
    assert of(state, 0)["steps"] == {"network": 1}
    assert happened(notes, TrackAdvanced) == [TrackAdvanced(0, "network", 6)]


@pytest.mark.parametrize("tracks", [
    ["network", "network", "network"],
    ["network", "stations", "telegraph"],
    ["telegraph", "network", "telegraph"],
])  # fmt: skip
def test_steps_may_be_split_between_tracks(tracks: list[str]) -> None:
    state = stepping()
    play(state, *[Advance(track) for track in tracks])
    assert of(state, 0)["steps"] == {track: tracks.count(track) for track in TRACKS if track in tracks}


def test_steps_without_a_toll_cost_nothing() -> None:
    state = stepping()
    play(state, *[Advance("telegraph")] * 3)
    assert (of(state, 0)["money"], of(state, 0)["shares"], crew(state, 0)) == (1000, 5, 5)


@pytest.mark.parametrize(("track", "number", "row"), TOLLS)
def test_toll_in_money_or_shares_is_paid_when_crossed(track: str, number: int, row: dict[str, int]) -> None:
    state = stepping({track: number - 1})
    notes = play(state, Advance(track))
    assert of(state, 0)["money"] == 1000 - row.get("money", 0)
    assert of(state, 0)["shares"] == 5 - row.get("shares", 0)
    assert len(happened(notes, Paid, SharesDiscarded)) == 1


def test_each_toll_crossed_is_paid() -> None:
    """Three steps up the network track: 100, a share, 200 (R16)."""
    state = stepping({"network": 2})
    play(state, *[Advance("network")] * 3)
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (700, 4)


def test_toll_in_shares_is_not_paid_with_money() -> None:
    state = stepping({"telegraph": 5, "stations": 7, "network": 7}, shares=1)
    assert_refused(state, Advance("telegraph"))
    state = stepping({"telegraph": 5, "stations": 7, "network": 7}, shares=2)
    play(state, Advance("telegraph"))
    assert of(state, 0)["shares"] == 0


def test_toll_in_money_may_be_paid_by_selling_shares() -> None:
    state = stepping({"stations": 4}, money=0, shares=2)
    play(state, Advance("stations"))
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (100, 0)


def test_step_that_cannot_be_paid_cannot_be_taken() -> None:
    """The sale would pay it, but its money is not there yet; then it is (R2, R16)."""
    state = stepping({"stations": 5, "telegraph": 7, "network": 7}, money=0, shares=1)
    assert_refused(state, Advance("stations"))
    play(state, SellPiece("rail"), Advance("stations"))
    assert (of(state, 0)["money"], of(state, 0)["shares"]) == (300, 1)


def test_steps_may_be_left() -> None:
    state = stepping()
    play(state, Advance("network"), SellPiece("rail"), Done())
    assert (of(state, 0)["steps"], state.turn) == ({"network": 1}, 1)


@pytest.mark.parametrize("track", TRACKS)
def test_track_ends_at_its_top(track: str) -> None:
    state = stepping({track: 7})
    assert_refused(state, Advance(track))
    assert len(options(state, Advance)) == 2


# --- a worker as toll -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", TRACKS)
def test_toll_of_a_worker_is_any_own_worker(track: str) -> None:
    """From the supply or the mat, also the one just placed."""
    state = stepping({track: 6})
    play(state, Advance(track))
    assert (phase(state), state.ask) == ("toll", WhichToll(track))
    assert options(state, PayWorker) == [PayWorker("white", "supply"), PayWorker("purple", "mat")]
    assert of(state, 0)["steps"] == {track: 6}
    notes = play(state, PayWorker("purple", "mat"))
    assert happened(notes, WorkerDiscarded) == [WorkerDiscarded(0, "purple")]
    assert (of(state, 0)["steps"], of(state, 0)["mat"], crew(state, 0)) == ({track: 7}, {}, 4)
    assert table(state)["pool"]["purple"] == 12


def test_toll_of_a_worker_must_be_paid_once_begun() -> None:
    state = stepping({"network": 6})
    play(state, Advance("network"))
    assert_refused(state, Done(), Advance("stations"), SellPiece("rail"), Promote("purple", "mat", 1))


def test_share_may_be_sold_and_a_worker_hired_before_the_toll_is_paid() -> None:
    state = stepping({"network": 6})
    play(state, Advance("network"), SellShare(), HireWorker("grey"), PayWorker("grey", "supply"))
    assert (of(state, 0)["money"], of(state, 0)["shares"], crew(state, 0)) == (350, 4, 5)


def test_toll_of_a_worker_may_not_leave_fewer_than_four() -> None:
    state = stepping({"network": 6}, money=0, shares=0, supply={"white": 3, "purple": 1})
    assert Advance("network") not in options(state)


def test_toll_of_the_fourth_worker_when_another_can_be_hired() -> None:
    state = stepping({"network": 6}, money=200, shares=0, supply={"white": 3, "purple": 1})
    play(state, Advance("network"), PayWorker("white", "supply"), SellPiece("rail"))
    assert_refused(state, Done())
    play(state, HireWorker("white"))
    assert of(state, 0)["money"] == 0


def test_only_worker_there_is_pays_the_toll_without_asking() -> None:
    """All of one colour and in one place."""
    state = position(
        rr(3),
        seats=[
            seat(
                supply={"white": 1},
                mat={"white": 4},
                steps={"network": 6},
                trains_up={"performance": 1, "promotion": 1},
            ),
            seat(supply={"white": 3, "grey": 2}),
        ],
    )
    play(state, PlaceWorker("white", "trade"), FlipTrain("performance", True), Advance("network"))
    assert (phase(state), of(state, 0)["steps"], crew(state, 0)) == ("action", {"network": 7}, 4)


def test_toll_inside_a_deal_returns_to_the_deal() -> None:
    state = position(
        rr(3),
        deal="dt6",
        seats=[seat(shares=0, rails=["washington-chicago"], supply={"white": 4}, money=400),
               seat(shares=2, steps={"network": 6}, supply={"white": 4, "grey": 1}), seat(shares=0)],
    )  # fmt: skip
    play(state, PlaceWorker("white", "railroad"), LayRail("chicago-kansas-city"), LayRail("chicago-duluth"))
    assert (phase(state), state.seat) == ("deal", 1)
    play(state, TakeDeal("upper"), Advance("network"))
    assert (phase(state), state.seat, talk(state)["back"]) == ("toll", 1, "deal")
    play(state, PayWorker("grey", "supply"))
    assert (phase(state), talk(state)["steps"]) == ("deal", 2)
    assert of(state, 1)["steps"] == {"network": 7}


def test_marker_never_moves_down() -> None:
    state = stepping({"network": 3})
    play(state, SellPiece("rail"), Done())
    assert of(state, 0)["steps"] == {"network": 3}
    finish(state)
