"""The end: what triggers it, equal turns and one more each; scoring, ties and the sheet."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    BuildOffice,
    Done,
    KeepMilestone,
    LayRail,
    Pass,
    PlaceWorker,
    SellPiece,
    TakeDeal,
)
from kolejiste.games.railroad_revolution.events import EndTriggered, GameEnded
from kolejiste.games.railroad_revolution.scoring import LinksLine, MilestoneLine, TrackLine, TrainsLine
from tests.games.railroad_revolution.positions import (
    TO_DENVER,
    TO_KANSAS_CITY,
    happened,
    milestone,
    of,
    options,
    phase,
    play,
    position,
    rr,
    seat,
    table,
)
from tests.games.railroad_revolution.reference import box

FAR = [*TO_DENVER, "denver-salt-lake-city", "salt-lake-city-seattle", "salt-lake-city-san-francisco"]


def empty(gone: int = 13, buildings: int = 10, **parts: Any) -> dict[str, Any]:
    return seat(**{"rails_gone": gone, "buildings_gone": buildings, "supply": {"white": 4}, **parts})


def sale(state: k.State) -> list[k.Note]:
    """A turn of a sale and nothing else."""
    notes = play(state, PlaceWorker("white", "trade"))
    notes += play(state, options(state, SellPiece)[0])
    if Done() in options(state):
        notes += play(state, Done())
    return notes


# --- the trigger ----------------------------------------------------------------------------------------------------


def test_end_is_triggered_when_13_rails_and_10_buildings_are_gone() -> None:
    state = position(rr(3), seats=[empty(12, 10)])
    notes = sale(state)
    assert of(state, 0)["rails_gone"] == 13
    assert happened(notes, EndTriggered) == [EndTriggered(0)]
    assert table(state)["last_round"] == 1


@pytest.mark.parametrize(("rails", "buildings"), [(13, 8), (11, 10), (15, 8), (11, 12)])
def test_end_is_not_triggered_while_a_piece_is_left_of_the_logo(rails: int, buildings: int) -> None:
    state = position(rr(3), seats=[empty(rails, buildings)])
    notes = sale(state)
    assert happened(notes, EndTriggered) == []
    assert table(state)["last_round"] is None


def test_pieces_right_of_the_logo_do_not_matter() -> None:
    state = position(rr(3), seats=[empty(15, 9)])
    assert happened(sale(state), EndTriggered) == [EndTriggered(0)]


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_everybody_has_equal_turns_and_then_one_more(turn: int) -> None:
    """From the trigger the round is finished, and one more is played."""
    seats = [seat(supply={"white": 4}) for _ in range(3)]
    seats[turn] = empty(12, 10)
    state = position(rr(3), seats=seats, turn=turn, round=5)
    order = []
    while not state.over:
        order.append(state.turn)
        notes = sale(state)
    assert order == [*range(turn, 3), 0, 1, 2]
    assert happened(notes, GameEnded) == [GameEnded()]
    assert (phase(state), options(state)) == ("over", [])


def test_second_trigger_does_not_prolong_the_game() -> None:
    state = position(rr(3), seats=[empty(12, 10), seat(supply={"white": 4}), empty(12, 10)])
    first = sale(state)
    second = sale(state) + sale(state)
    assert len(happened(first + second, EndTriggered)) == 1
    assert table(state)["last_round"] == 1


def test_end_can_be_triggered_in_anothers_turn_through_a_deal() -> None:
    """Seat 2 lays its thirteenth rail through the deal that seat 0 brought about."""
    state = position(
        rr(3),
        deal="dt9",
        seats=[
            seat(shares=0, supply={"white": 4}, money=0),
            seat(shares=0, supply={"white": 4}),
            empty(12, 10, shares=2, money=0, rails=TO_KANSAS_CITY),
        ],
    )
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(3), Done())
    while state.seat != 2:
        play(state, Done())
    play(state, TakeDeal("lower"))
    play(state, LayRail("chicago-duluth"))
    notes = play(state, Done(), draws=[("deals", "dt1")])
    assert happened(notes, EndTriggered) == [EndTriggered(2)]
    assert (state.turn, table(state)["last_round"]) == (1, 1)


def test_free_rails_count_for_the_end() -> None:
    """A deal's rail is taken from the mat like any other."""
    state = position(rr(3), deal="dt9", seats=[empty(12, 9, supply={"white": 4, "grey": 1}, shares=1)])
    play(state, PlaceWorker("grey", "trade"), TakeDeal("lower"), LayRail("charlotte-miami"))
    notes = play(state, SellPiece("building"), Done(), draws=[("deals", "dt1")])
    assert happened(notes, EndTriggered) == [EndTriggered(0)]


def test_rail_of_a_starting_asset_does_not_empty_the_mat() -> None:
    """Thirteen on the map, one of them from beside the board: twelve gone."""
    state = position(rr(3), seats=[empty(12, 12, rails=list(box().rails)[1:14])])
    assert len(of(state, 0)["rails"]) == 13
    assert table(state)["last_round"] is None


def test_turn_with_an_empty_mat_is_passed_in_the_last_round() -> None:
    state = position(rr(2), seats=[empty(15, 12), seat(supply={"white": 4})], last_round=1, round=1)
    play(state, Pass())
    assert state.turn == 1


def test_milestones_are_completed_by_others_deals_after_the_own_last_turn() -> None:
    """Seat 0 has had its last turn; a deal in seat 2's last turn completes its milestone, which counts."""
    state = position(
        rr(3),
        deal="dt9",
        turn=2,
        round=4,
        last_round=4,
        seats=[
            seat(
                shares=2,
                money=0,
                supply={"white": 4},
                rails=["washington-chicago"],
                milestones=[milestone("a1-1", "purple"), milestone("a2-2")],
            ),
            empty(shares=0),
            seat(shares=0, money=0, supply={"white": 4}),
        ],
    )
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(3), Done())
    while state.seat != 0:
        play(state, Done())
    play(state, TakeDeal("lower"))
    draws = [("deals", "dt1"), ("B", "b-1"), ("B", "b-2"), ("B", "b-3")]
    play(state, LayRail("chicago-kansas-city"))
    play(state, Done(), draws=draws)
    assert (phase(state), state.seat) == ("milestone", 0)
    play(state, KeepMilestone("b-1"))
    assert state.over
    assert of(state, 0)["completed"] == ["a1-1"]
    assert state.scores[0] == 15 + 8


# --- scoring --------------------------------------------------------------------------------------------------------


def ended(*seats: dict[str, Any], players: int = 3) -> k.State:
    """A finished game; the last seat has emptied its mat."""
    found = [dict(one) for one in seats]
    found += [seat() for _ in range(players - len(found))]
    found = [{"supply": {"white": 4}, "money": 0, "shares": 0} | one for one in found]
    found[-1] |= {"rails_gone": 13, "buildings_gone": 10}
    return position(rr(players), seats=found, phase="over", turn=players - 1, round=9, last_round=9)


def lines(state: k.State, number: int) -> dict[type, list[Any]]:
    found: dict[type, list[Any]] = {}
    for line in state.sheet()[number].lines:
        found.setdefault(type(line), []).append(line)
    return found


def test_untouched_seat_scores_its_train() -> None:
    assert ended().scores == [8, 8, 8]


def test_trains_face_up_score_eight_each_and_face_down_nothing() -> None:
    state = ended(seat(trains_up={"promotion": 1, "money": 2}, trains_down={"shares": 1}))
    assert lines(state, 0)[TrainsLine] == [TrainsLine(points=24, trains=3, each=8)]
    state = ended(seat(trains_up={}, trains_down={"promotion": 1}))
    assert state.scores[0] == 0


def test_completed_milestones_score_their_points_and_others_nothing() -> None:
    state = ended(
        seat(
            milestones=[milestone("c-1", "purple", "purple"), milestone("a2-1", "purple")],
            completed=["a1-1", "b-2"],
        )
    )
    assert lines(state, 0)[MilestoneLine] == [
        MilestoneLine(points=15, milestone="a1-1"),
        MilestoneLine(points=25, milestone="b-2"),
    ]
    assert state.scores[0] == 8 + 40


def test_stations_track_multiplies_the_stations_built() -> None:
    state = ended(seat(rails=TO_KANSAS_CITY, stations=["washington", "chicago", "kansas-city"], steps={"stations": 4}))
    assert TrackLine(points=15, track="stations", count=3, each=5) in lines(state, 0)[TrackLine]
    assert state.scores[0] == 8 + 15


def test_telegraph_track_multiplies_the_offices_built() -> None:
    state = ended(seat(offices=[1, 3, 5], steps={"telegraph": 4}))
    assert TrackLine(points=15, track="telegraph", count=3, each=5) in lines(state, 0)[TrackLine]
    assert state.scores[0] == 8 + 15


def test_network_track_multiplies_connected_cities_of_level_5() -> None:
    """No station is needed; cities of other levels do not count."""
    state = ended(seat(rails=FAR, steps={"network": 2}))
    assert TrackLine(points=18, track="network", count=2, each=9) in lines(state, 0)[TrackLine]
    state = ended(seat(rails=TO_DENVER, steps={"network": 7}))
    assert TrackLine(points=0, track="network", count=0, each=24) in lines(state, 0)[TrackLine]


def test_markers_at_the_bottom_score_too() -> None:
    state = ended(seat(rails=FAR, stations=["seattle"], offices=[4]))
    assert state.scores[0] == 8 + 1 + 1 + 2 * 3


@pytest.mark.parametrize(("offices", "sectors", "points"), [
    ([], (), 0),
    ([1, 3, 5, 7], (), 0),
    ([1, 2], (1,), 5),
    ([5, 6], (5,), 8),
    ([1, 2, 3], (1, 2), 10),
    ([1, 2, 3, 7, 8], (1, 2, 7), 18),
    ([1, 2, 3, 4, 5, 6, 7, 8], (1, 2, 3, 4, 5, 6, 7), 44),
])  # fmt: skip
def test_neighbouring_offices_score_their_link(offices: list[int], sectors: tuple[int, ...], points: int) -> None:
    state = ended(seat(offices=offices))
    assert lines(state, 0)[LinksLine] == [LinksLine(points=points, sectors=sectors)]
    assert state.scores[0] == 8 + len(offices) + points


def test_links_need_both_offices_of_the_same_player() -> None:
    state = ended(seat(offices=[1, 3]), seat(offices=[2, 4]))
    assert [lines(state, n)[LinksLine][0].points for n in (0, 1)] == [0, 0]


def test_sheet_shows_every_line_and_adds_up() -> None:
    state = ended(
        seat(rails=FAR, stations=["seattle"], offices=[4, 5], milestones=[milestone("b-2"), milestone("a2-1")],
             completed=["a1-1"], steps={"network": 3})
    )  # fmt: skip
    sheet = state.sheet()[0]
    assert [type(line) for line in sheet.lines] == [
        TrainsLine, MilestoneLine, TrackLine, TrackLine, TrackLine, LinksLine,
    ]  # fmt: skip
    assert [line.points for line in sheet.lines] == [8, 15, 2, 1, 24, 5]
    assert sheet.total == sum(line.points for line in sheet.lines) == state.scores[0] == 55


def test_money_and_shares_score_nothing() -> None:
    assert ended(seat(money=9000, shares=40)).scores == [8, 8, 8]


# --- who wins -------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    state = ended(seat(), seat(trains_up={"promotion": 1, "money": 1}), seat(money=9000))
    assert (state.winners, state.ranks) == ([1], [3, 1, 2])


def test_tie_goes_to_more_money() -> None:
    state = ended(seat(money=100), seat(money=150), seat(money=50))
    assert (state.winners, state.ranks) == ([1], [2, 1, 3])


def test_shares_count_150_each_in_a_tie() -> None:
    state = ended(seat(money=250), seat(money=0, shares=2), seat(money=299 + 1, shares=0))
    assert state.winners == [1, 2]
    assert state.ranks == [3, 1, 1]


def test_victory_is_shared_when_still_tied() -> None:
    state = ended(seat(money=300), seat(shares=2), seat(money=150, shares=1))
    assert (state.winners, state.ranks) == ([0, 1, 2], [1, 1, 1])
