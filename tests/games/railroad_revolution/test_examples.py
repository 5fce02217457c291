"""The rulebook's worked examples, played out; where it shows only a picture, the places are those of our edition."""

from __future__ import annotations

from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    BuildStation,
    DiscardForTile,
    Done,
    FlipTrain,
    KeepMilestone,
    LayRail,
    PlaceWorker,
    SellPiece,
    WhichMilestone,
)
from kolejiste.games.railroad_revolution.scoring import LinksLine, TrackLine
from tests.games.railroad_revolution.positions import (
    TO_LITTLE_ROCK,
    TO_MIAMI,
    assert_refused,
    crew,
    finish,
    milestone,
    of,
    options,
    phase,
    play,
    position,
    rr,
    seat,
    table,
    trading,
)

BLUE, RED = 0, 1


def test_station_in_charlotte_miami_or_little_rock_but_not_in_houston() -> None:
    """Page 7: the network reaches three cities without an own station, and Houston is not on it."""
    blue = seat(money=2000, rails=[*TO_MIAMI, "miami-little-rock"], stations=["washington"])
    state = position(rr(4), seats=[blue])
    play(state, PlaceWorker("white", "station"))
    assert {one.city for one in options(state, BuildStation)} == {"charlotte", "miami", "little-rock"}
    assert_refused(state, BuildStation("houston"))


def test_two_rails_with_two_icons_cost_600() -> None:
    """Page 8, first example."""
    state = position(rr(4), seats=[seat(money=600, shares=0, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"), LayRail("washington-chicago"), LayRail("chicago-duluth"))
    finish(state)
    assert of(state, BLUE)["money"] == 0


def test_two_rails_with_five_icons_cost_900() -> None:
    """Page 8, second example: the two spaces do not touch each other."""
    state = position(rr(4), seats=[seat(money=900, shares=0, supply={"white": 4})])
    play(state, PlaceWorker("white", "railroad"), LayRail("washington-chicago"), LayRail("charlotte-little-rock"))
    finish(state)
    assert of(state, BLUE)["money"] == 0
    assert TO_LITTLE_ROCK[0] in of(state, BLUE)["rails"]


def test_first_office_brings_four_shares_and_the_tile_600_for_a_worker() -> None:
    """Page 9, first example: three and one, in a sector with the tile of money."""
    state = position(rr(4), sectors={2: "money"}, seats=[seat(money=0, shares=0)])
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(2))
    assert of(state, BLUE)["shares"] == 4
    play(state, DiscardForTile("white", "mat"))
    assert (of(state, BLUE)["money"], crew(state, BLUE)) == (600, 4)


def test_second_office_brings_three_shares_and_the_tile_once_more() -> None:
    """Page 9, second example: somebody else has been first."""
    state = position(rr(4), sectors={2: "money"}, turn=RED, seats=[seat(offices=[2]), seat(money=0, shares=0)])
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(2))
    assert of(state, RED)["shares"] == 3
    play(state, DiscardForTile("white", "supply"))
    assert of(state, RED)["money"] == 600
    assert table(state)["telegraph_tiles"]["2"] == "money"


def test_only_a_rail_is_left_in_the_first_sector_and_then_either_piece_of_the_next() -> None:
    """Page 10: 600 for the rail, and 700 next time."""
    blue = seat(money=0, shares=0, rails_gone=1, buildings_gone=1, supply={"white": 4})
    state = position(rr(2), seats=[blue])
    play(state, PlaceWorker("white", "trade"))
    assert options(state, SellPiece) == [SellPiece("rail")]
    play(state, SellPiece("rail"), Done())
    assert of(state, BLUE)["money"] == 600
    play(state, PlaceWorker("white", "trade"), SellPiece("rail"), Done())
    play(state, PlaceWorker("white", "trade"))
    assert options(state, SellPiece) == [SellPiece("rail"), SellPiece("building")]
    play(state, SellPiece("building"))
    assert of(state, BLUE)["money"] == 1300


def test_train_of_three_shares_is_turned_down_for_them() -> None:
    """Page 10."""
    state = position(rr(4), seats=[seat(shares=0, trains_up={"promotion": 1, "shares": 1})])
    play(state, PlaceWorker("white", "trade"), FlipTrain("shares", True))
    assert (of(state, BLUE)["shares"], of(state, BLUE)["trains_down"]) == (3, {"shares": 1})


def test_completed_b_milestone_is_followed_by_one_of_three_c_milestones() -> None:
    """Page 11: two of them go under the stack."""
    blue = seat(
        supply={"white": 4},
        rails=["washington-chicago", "chicago-kansas-city", "kansas-city-denver"],
        milestones=[milestone("b-6", "purple", "grey"), milestone("a2-2")],
        completed=["a1-1"],
    )
    state = trading(rr(4), seats=[blue])
    play(state, SellPiece("building"))
    play(state, Done(), draws=[("C", "c-3"), ("C", "c-1"), ("C", "c-2")])
    assert (phase(state), state.ask) == ("milestone", WhichMilestone("C"))
    play(state, KeepMilestone("c-1"))
    assert of(state, BLUE)["milestones"][0] == milestone("c-1")
    assert [one["tile"] for one in state.snapshot()["stacks"]["C"]["under"]] == ["c-3", "c-2"]


def test_three_offices_at_five_points_are_fifteen() -> None:
    """Page 12."""
    state = position(rr(4), seats=[seat(), seat(offices=[1, 4, 7], steps={"telegraph": 4})])
    assert TrackLine(points=15, track="telegraph", count=3, each=5) in state.sheet()[RED].lines


def test_step_over_a_share_costs_a_share() -> None:
    """Page 12: the marker stands below the icon of one share."""
    state = position(rr(4), seats=[seat(shares=1, steps={"telegraph": 3})])
    play(state, PlaceWorker("purple", "trade"), Advance("telegraph"))
    assert (of(state, BLUE)["shares"], of(state, BLUE)["steps"]) == (0, {"telegraph": 4})


def last_turns(turn: int) -> list[int]:
    """Whose turns follow when this seat triggers the end."""
    seats = [seat(supply={"white": 4}) for _ in range(4)]
    seats[turn] = seat(supply={"white": 4}, rails_gone=12, buildings_gone=10)
    state = position(rr(4), seats=seats, turn=turn)
    order = []
    while not state.over:
        order.append(state.turn)
        play(state, PlaceWorker("white", "trade"))
        play(state, options(state, SellPiece)[0])
        if not state.over and state.turn == order[-1] and Done() in options(state):
            play(state, Done())
    return order[1:]


def test_first_player_triggers_the_end_and_the_others_have_two_turns() -> None:
    """Page 13."""
    assert last_turns(0) == [1, 2, 3, 0, 1, 2, 3]


def test_last_player_triggers_the_end_and_everybody_has_one_turn() -> None:
    """Page 13."""
    assert last_turns(3) == [0, 1, 2, 3]


def test_links_of_three_players() -> None:
    """Page 13: five for one link, eighteen for three, none for offices apart."""
    offices = {"blue": [2, 4, 5], "black": [1, 2, 3, 7, 8], "red": [1, 3, 6]}
    state = position(rr(4), seats=[seat(offices=one) for one in offices.values()])
    found = [next(line for line in state.sheet()[n].lines if isinstance(line, LinksLine)).points for n in range(3)]
    assert found == [5, 18, 0]
