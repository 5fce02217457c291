"""Milestones: managers, conditions, when they are completed, and the next tile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    BuildStation,
    Done,
    KeepMilestone,
    LayRail,
    PlaceWorker,
    Promote,
    ReplaceMilestone,
    SellPiece,
    SellShare,
    TakeDeal,
    WhichCompleted,
    WhichMilestone,
)
from kolejiste.games.railroad_revolution.events import (
    MilestoneCompleted,
    MilestoneKept,
    MilestonesDrawn,
    MilestonesDrawnUnseen,
)
from kolejiste.games.railroad_revolution.game import RailroadGame
from tests.games.railroad_revolution.positions import (
    COLOURS,
    TO_CHICAGO,
    TO_DENVER,
    TO_KANSAS_CITY,
    TO_LITTLE_ROCK,
    TO_MIAMI,
    assert_refused,
    bound,
    edition_text,
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
    trading,
    view,
)

B3 = [("B", "b-1"), ("B", "b-2"), ("B", "b-3")]
C3 = [("C", "c-1"), ("C", "c-2"), ("C", "c-3")]
TILES = {row["id"]: row for row in printed()["milestones"]["tiles"]}
BEFORE = {"A1": [], "A2": [], "B": ["a1-1"], "C": ["a1-1", "b-1"], "D": ["a1-1", "b-1", "c-1"]}


def holding(tile: str, managers: list[str] | None = None, **parts: Any) -> k.State:
    """Seat 0 with this milestone and all its managers, in a turn in which it only trades."""
    row = TILES[tile]
    wanted = ["grey" if kind == "any" else kind for kind in row["managers"]] if managers is None else managers
    lines = {"A1": [milestone(tile, *wanted), milestone("a2-4")], "A2": [milestone("a1-4"), milestone(tile, *wanted)]}
    before = [one if one != tile else one[:-1] + "9" for one in BEFORE[row["stack"]]]
    tiles = lines.get(row["stack"], [milestone(tile, *wanted), milestone("a2-4")])
    own = {"money": 0, "shares": 0, "supply": {"white": 4}, "milestones": tiles, "completed": before, **parts}
    others = [seat(supply={"white": 4, "orange": 1}), seat(supply={"white": 4, "orange": 1})]
    return trading(rr(3), seats=[own, *others])


def trade(state: k.State, draws: list[tuple[str, str]] | None = None) -> list[k.Note]:
    """The rest of a turn of nothing but a sale."""
    notes = play(state, options(state, SellPiece)[0])
    return notes + play(state, Done(), draws=draws or [])


def done(tile: str, **parts: Any) -> bool:
    """Whether a turn of nothing but a sale completes this milestone, all its managers being there."""
    state = holding(tile, **parts)
    for action in (options(state, SellPiece)[0], Done()):
        state.apply(rr(3).number(action), k.Chance(1))
    found = tile in of(state, 0)["completed"]
    assert (phase(state) == "milestone") == (found and TILES[tile]["stack"] != "D")
    return found


# --- conditions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "rails", "stations", "met"), [
    # a city of level 3 connected, a rail on a deal space
    ("a1-1", TO_KANSAS_CITY, [], True),
    ("a1-1", ["washington-chicago", "chicago-duluth"], [], False),  # no deal space
    ("a1-1", ["charlotte-miami"], [], False),
    # a city of level 3 connected, a rail on a space with exactly one icon
    ("a1-2", ["charlotte-miami", "miami-houston"], [], True),
    ("a1-2", TO_KANSAS_CITY, [], False),  # two icons and none
    # two cities of level 2, two rails on plains: the start rail is not one of them
    ("a1-3", ["washington-chicago", "charlotte-miami", "chicago-duluth"], [], True),
    ("a1-3", ["washington-chicago", "charlotte-miami"], [], False),
    # two cities of level 2, a deal space
    ("a1-4", ["charlotte-miami", "washington-chicago", "miami-houston"], [], True),
    ("a1-4", ["charlotte-miami", "miami-houston"], [], False),
    # a station of level 1, a city of level 3 connected
    ("a2-1", TO_KANSAS_CITY, ["washington"], True),
    ("a2-1", TO_KANSAS_CITY, ["chicago"], False),
    ("a2-1", TO_DENVER[:1], ["washington"], False),
    # a station in a city of exactly level 3
    ("a2-3", TO_KANSAS_CITY, ["kansas-city"], True),
    ("a2-3", TO_DENVER, ["denver"], False),
    ("a2-3", TO_KANSAS_CITY, ["chicago"], False),
    # a station of level 2, one icon
    ("a2-4", ["charlotte-miami", "miami-little-rock"], ["miami"], True),
    ("a2-4", ["charlotte-miami"], ["miami"], False),
])  # fmt: skip
def test_conditions_of_the_first_milestones(tile: str, rails: list[str], stations: list[str], met: bool) -> None:
    """Levels and icons exactly as shown; connected cities need no station."""
    assert done(tile, rails=rails, stations=stations) == met


WEST = [*TO_DENVER, "denver-salt-lake-city", "salt-lake-city-seattle", "salt-lake-city-san-francisco"]


@pytest.mark.parametrize(("tile", "rails", "stations", "met"), [
    ("b-7", [*TO_KANSAS_CITY, "duluth-kansas-city", "charlotte-miami", "miami-houston"], [], True),  # three of level 3
    ("b-7", [*TO_KANSAS_CITY, "duluth-kansas-city"], [], False),
    ("b-4", [*TO_KANSAS_CITY, "kansas-city-el-paso"], [], True),  # level 4, two spaces with two icons
    ("b-4", [*TO_DENVER], [], False),
    ("c-7", WEST[:5], [], True),  # level 5 connected, a space with three icons
    ("c-7", [*TO_DENVER, "denver-salt-lake-city"], [], False),
    ("d-9", [*WEST, "san-francisco-san-diego"], [], True),  # all three cities of level 5
    ("d-9", WEST, [], False),
    ("d-10", WEST, ["seattle", "san-francisco"], True),
    ("d-10", [*WEST, "san-francisco-san-diego"], ["seattle"], False),
])  # fmt: skip
def test_conditions_of_later_milestones(tile: str, rails: list[str], stations: list[str], met: bool) -> None:
    assert done(tile, rails=rails, stations=stations) == met


def test_milestone_without_all_its_managers_is_not_completed() -> None:
    assert not done("a1-1", managers=[], rails=TO_KANSAS_CITY)
    rails = [*TO_KANSAS_CITY, "duluth-kansas-city", *TO_MIAMI, "miami-houston"]
    assert not done("b-7", managers=["purple"], rails=rails)
    assert done("b-7", managers=["purple", "turquoise"], rails=rails)


def test_rails_of_a_starting_asset_count() -> None:
    """One more rail lies on the map than has gone from the mat (R15)."""
    assert done("a1-1", rails=TO_KANSAS_CITY, rails_gone=1)


# --- completing -----------------------------------------------------------------------------------------------------


def test_managers_of_a_completed_milestone_go_to_the_common_supply() -> None:
    state = holding("a1-1", rails=TO_KANSAS_CITY)
    before = table(state)["pool"]["purple"]
    notes = trade(state, B3)
    assert happened(notes, MilestoneCompleted) == [MilestoneCompleted(0, "a1-1", 15)]
    assert table(state)["pool"]["purple"] == before + 1
    assert of(state, 0)["milestones"][0] is None


def test_milestone_is_completed_only_at_the_end_of_the_turn() -> None:
    """Manager and condition are there in the middle of the action; the tile is turned over after it."""
    state = position(
        rr(3),
        seats=[seat(money=500, shares=0, supply={"white": 4, "purple": 1}, rails=["washington-chicago"])],
    )
    play(state, PlaceWorker("white", "railroad"), LayRail("chicago-kansas-city"), Promote("purple", "supply", 1))
    assert of(state, 0)["completed"] == []
    assert of(state, 0)["milestones"][0] == milestone("a1-1", "purple")


def test_next_tile_is_one_of_three_of_the_next_stack() -> None:
    state = holding("a1-1", rails=TO_KANSAS_CITY)
    notes = trade(state, B3)
    assert (phase(state), state.seat, state.ask) == ("milestone", 0, WhichMilestone("B"))
    assert options(state, KeepMilestone) == [KeepMilestone("b-1"), KeepMilestone("b-2"), KeepMilestone("b-3")]
    assert happened(notes, MilestonesDrawn) == [MilestonesDrawn(0, "B", ("b-1", "b-2", "b-3"))]
    notes = play(state, KeepMilestone("b-2"))
    assert happened(notes, MilestoneKept) == [MilestoneKept(0, "b-2")]
    assert of(state, 0)["milestones"][0] == milestone("b-2")
    assert (state.turn, phase(state)) == (1, "worker")


def test_one_of_the_three_must_be_kept() -> None:
    state = holding("a1-1", rails=TO_KANSAS_CITY)
    trade(state, B3)
    assert_refused(state, Done(), KeepMilestone("b-4"))


@pytest.mark.parametrize(("tile", "stack", "rails"), [
    ("a1-1", "B", TO_KANSAS_CITY),
    ("b-6", "C", [*TO_DENVER]),
    ("c-3", "D", [*TO_DENVER, "denver-el-paso", "duluth-kansas-city", "duluth-bismarck"]),
])  # fmt: skip
def test_next_tile_comes_from_the_following_letter(tile: str, stack: str, rails: list[str]) -> None:
    state = holding(tile, rails=rails)
    trade(state, [(stack, f"{stack.lower()}-{n}") for n in (4, 5, 2)])
    assert state.ask == WhichMilestone(stack)


def test_after_the_last_letter_no_tile_is_taken() -> None:
    """The place stays empty, and nobody is promoted to it."""
    state = holding("d-6", rails=[*TO_DENVER, "duluth-kansas-city", "duluth-bismarck", "bismarck-salt-lake-city",
                                  "salt-lake-city-seattle"])  # fmt: skip
    trade(state)
    assert of(state, 0)["completed"][-1] == "d-6"
    assert of(state, 0)["milestones"][0] is None
    assert (state.turn, phase(state)) == (1, "worker")


def test_tiles_not_kept_go_under_the_stack_as_drawn_known_to_the_drawer() -> None:
    """R11."""
    state = holding("a1-1", rails=TO_KANSAS_CITY)
    trade(state, [("B", "b-7"), ("B", "b-2"), ("B", "b-5")])
    play(state, KeepMilestone("b-2"))
    assert [(one["tile"], one["seat"]) for one in state.snapshot()["stacks"]["B"]["under"]] == [("b-7", 0), ("b-5", 0)]
    assert [one.tile for one in view(state, 0).stacks["B"].under] == ["b-7", "b-5"]
    assert [(one.tile, one.seat) for one in view(state, 1).stacks["B"].under] == [(None, 0), (None, 0)]
    assert view(state, None).stacks["B"].unseen == 7


def test_others_do_not_see_which_tiles_were_drawn() -> None:
    state = holding("a1-1", rails=TO_KANSAS_CITY)
    notes = trade(state, B3)
    for eyes in (None, 1, 2):
        seen = [event for note in notes if (event := note.seen_by(eyes)) is not None]
        assert MilestonesDrawnUnseen(0, "B", 3) in seen
        assert not any(isinstance(event, MilestonesDrawn) for event in seen)
        assert (view(state, eyes).choice, view(state, eyes).drawn) == (None, 3)
        assert b"b-2" not in view(state, eyes).to_json()
    assert view(state, 0).choice == ["b-1", "b-2", "b-3"]
    assert MilestonesDrawn(0, "B", ("b-1", "b-2", "b-3")) in [note.seen_by(0) for note in notes]


def test_tiles_under_the_stack_are_drawn_when_nothing_else_is_left() -> None:
    """In the order in which they were put there."""
    under = [{"tile": "b-9", "seat": 1}, {"tile": "b-4", "seat": 1}, {"tile": "b-7", "seat": 2}]
    state = holding_with_stack(["b-10"], under)
    trade(state, [("B", "b-10"), ("B", "b-9"), ("B", "b-4")])
    assert [one.milestone for one in options(state, KeepMilestone)] == ["b-4", "b-9", "b-10"]
    play(state, KeepMilestone("b-9"))
    assert [(one["tile"], one["seat"]) for one in state.snapshot()["stacks"]["B"]["under"]] == [
        ("b-7", 2),
        ("b-10", 0),
        ("b-4", 0),
    ]


def holding_with_stack(unseen: list[str], under: list[dict[str, Any]]) -> k.State:
    """Seat 0 is about to draw from a stack B of which only this is left; the rest lies completed with four seats."""
    return trading(
        rr(4),
        seats=[
            seat(
                money=0,
                shares=0,
                supply={"white": 4},
                rails=TO_KANSAS_CITY,
                milestones=[milestone("a1-1", "purple"), milestone("a2-4")],
            ),
            seat(milestones=[milestone("c-1"), milestone("c-2")], completed=["a1-2", "a2-1", "b-1", "b-2"]),
            seat(milestones=[milestone("c-3"), milestone("c-4")], completed=["a1-3", "a2-2", "b-3", "b-5"]),
            seat(
                milestones=[milestone("c-5"), milestone("b-6")],
                completed=["a1-4", "a2-3", "b-8"],
            ),
        ],
        stacks={"B": {"unseen": unseen, "under": under}},
    )


def small(left: int, folder: Path) -> RailroadGame:
    """An edition with so many tiles in stack B; the others lie in C."""
    text = edition_text()
    for number in range(left + 1, 11):
        text = text.replace(f'id = "b-{number}", stack = "B"', f'id = "b-{number}", stack = "C"')
    return bound(text, folder)


def test_fewer_than_three_tiles_are_drawn_when_there_are_no_more(tmp_path: Path) -> None:
    """R10; the one not kept is there for the next."""
    game = small(2, tmp_path)
    parts = holding("a1-1", rails=TO_KANSAS_CITY).snapshot()
    state = game.restore({key: parts[key] for key in ("title", "players", "phase", "table")})
    trade(state, [("B", "b-1"), ("B", "b-2")])
    assert options(state, KeepMilestone) == [KeepMilestone("b-1"), KeepMilestone("b-2")]


def test_single_tile_left_is_kept_without_asking(tmp_path: Path) -> None:
    game = small(1, tmp_path)
    parts = holding("a1-1", rails=TO_KANSAS_CITY).snapshot()
    state = game.restore({key: parts[key] for key in ("title", "players", "phase", "table")})
    notes = trade(state, [("B", "b-1")])
    assert happened(notes, MilestoneKept) == [MilestoneKept(0, "b-1")]
    assert (state.turn, of(state, 0)["milestones"][0]) == (1, milestone("b-1"))


def test_no_tile_left_leaves_the_place_empty(tmp_path: Path) -> None:
    game = small(1, tmp_path)
    parts = holding("a1-1", rails=TO_KANSAS_CITY).snapshot()
    parts["table"]["seats"][1] |= {"milestones": [milestone("b-1"), milestone("a2-1")], "completed": ["a1-2"]}
    state = game.restore({key: parts[key] for key in ("title", "players", "phase", "table")})
    trade(state)
    assert (state.turn, of(state, 0)["milestones"][0], of(state, 0)["completed"]) == (1, None, ["a1-1"])


# --- several at once ------------------------------------------------------------------------------------------------


def test_both_milestones_of_a_turn_are_replaced_one_after_another() -> None:
    """What was not kept the first time lies under the stack before the second draw."""
    state = trading(
        rr(3),
        seats=[
            seat(
                money=0,
                shares=0,
                supply={"white": 4},
                rails=TO_KANSAS_CITY,
                stations=["washington"],
                milestones=[milestone("a1-1", "purple"), milestone("a2-1", "purple")],
            )
        ],
    )
    trade(state)
    assert (state.ask, offered(state)) == (WhichCompleted(), [ReplaceMilestone(1), ReplaceMilestone(2)])
    play(state, ReplaceMilestone(1), draws=B3)
    assert of(state, 0)["completed"] == ["a1-1"]
    play(state, KeepMilestone("b-3"), draws=[("B", "b-4"), ("B", "b-5"), ("B", "b-6")])
    assert of(state, 0)["completed"] == ["a1-1", "a2-1"]
    assert (phase(state), state.turn) == ("milestone", 0)
    play(state, KeepMilestone("b-4"))
    assert [one["tile"] for one in of(state, 0)["milestones"]] == ["b-3", "b-4"]
    assert [one["tile"] for one in state.snapshot()["stacks"]["B"]["under"]] == ["b-1", "b-2", "b-5", "b-6"]
    assert state.turn == 1


def both_complete(first: str, second: str, **parts: Any) -> k.State:
    """Seat 0 trades, and both its milestones, of lines that began with A1 and A2, are complete."""
    return trading(
        rr(3),
        seats=[
            seat(
                money=0,
                shares=1,
                supply={"white": 4},
                rails=TO_DENVER,
                stations=["washington"],
                milestones=[milestone(tile, *managers_of(tile)) for tile in (first, second)],
                **parts,
            )
        ],
    )


def managers_of(tile: str) -> list[str]:
    return ["grey" if kind == "any" else kind for kind in TILES[tile]["managers"]]


def test_of_two_own_milestones_the_player_chooses_which_is_replaced_first() -> None:
    """R24: the second, whose tile comes from another stack, may go first; the first follows."""
    state = both_complete("b-6", "a2-1", completed=["a1-2"])
    trade(state)
    assert (phase(state), state.seat, state.turn) == ("milestone-order", 0, 0)
    assert options(state)[:3] == [ReplaceMilestone(1), ReplaceMilestone(2), SellShare()]
    play(state, SellShare())
    other = state.clone()
    play(state, ReplaceMilestone(2), draws=B3)
    assert (phase(state), of(state, 0)["completed"]) == ("milestone", ["a1-2", "a2-1"])
    play(state, KeepMilestone("b-2"), draws=C3)
    assert of(state, 0)["completed"] == ["a1-2", "a2-1", "b-6"]
    play(state, KeepMilestone("c-3"))
    assert [one["tile"] for one in of(state, 0)["milestones"]] == ["c-3", "b-2"]
    assert state.turn == 1
    play(other, ReplaceMilestone(1), draws=C3)
    play(other, KeepMilestone("c-1"), draws=B3)
    play(other, KeepMilestone("b-1"))
    assert [one["tile"] for one in of(other, 0)["milestones"]] == ["c-1", "b-1"]


def test_one_completed_milestone_asks_nothing() -> None:
    """R24, the other side."""
    state = holding("a1-1", rails=[*TO_DENVER])
    trade(state, B3)
    assert phase(state) == "milestone"


def test_both_milestones_of_another_player_are_chosen_by_their_owner() -> None:
    """R23, R24: clockwise from the active player; each replaces all of its own before the next."""
    tiles = [milestone("a1-1", "purple"), milestone("a2-1", "purple")]
    state = position(
        rr(3),
        phase="deal",
        seat=1,
        deal="dt4",
        talk={"deal": True, "deals_left": 1},
        seats=[
            seat(supply={"white": 4}),
            seat(supply={"white": 4}, shares=2, rails=TO_CHICAGO, stations=["washington"], milestones=tiles),
            seat(supply={"white": 4}, shares=0),
        ],
    )
    play(state, TakeDeal("upper"), LayRail("chicago-kansas-city"))
    assert offered(state) == [Done()]
    play(state, Done(), draws=[("deals", "dt2")])
    assert (phase(state), state.seat, state.turn) == ("milestone-order", 1, 0)
    play(state, ReplaceMilestone(2), draws=B3)
    play(state, KeepMilestone("b-1"), draws=[("B", "b-4"), ("B", "b-5"), ("B", "b-6")])
    play(state, KeepMilestone("b-4"))
    assert [one["tile"] for one in of(state, 1)["milestones"]] == ["b-4", "b-1"]
    assert (phase(state), state.turn) == ("worker", 1)


def test_new_tile_is_not_completed_in_the_same_turn() -> None:
    """It has no managers yet."""
    state = holding("a1-1", rails=[*TO_DENVER])
    trade(state, [("B", "b-6"), ("B", "b-2"), ("B", "b-3")])
    play(state, KeepMilestone("b-6"))
    assert of(state, 0)["completed"] == ["a1-1"]


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_several_players_completing_at_once_go_from_the_active_player_clockwise(turn: int) -> None:
    """Everybody has everything after the last seat's deal."""
    tiles = [("a1-1", "purple"), ("a1-2", "orange"), ("a1-4", "turquoise")]
    rails = [*TO_KANSAS_CITY, *TO_MIAMI, "miami-little-rock"]
    state = position(
        rr(3),
        phase="deal",
        turn=turn,
        seat=(turn + 2) % 3,
        talk={"deal": True, "deals_left": 1},
        seats=[
            seat(
                money=0,
                shares=4,
                supply={"white": 4},
                rails=rails,
                milestones=[milestone(tile, manager), milestone(f"a2-{number + 1}")],
            )
            for number, (tile, manager) in enumerate(tiles)
        ],
    )
    play(state, Done(), draws=[("deals", "dt2"), *B3])
    order = [state.seat]
    play(state, KeepMilestone("b-1"), draws=[("B", "b-4"), ("B", "b-5"), ("B", "b-6")])
    order.append(state.seat)
    play(state, KeepMilestone("b-4"), draws=[("B", "b-7"), ("B", "b-8"), ("B", "b-9")])
    order.append(state.seat)
    play(state, KeepMilestone("b-7"))
    assert order == [(turn + n) % 3 for n in range(3)]
    assert state.turn == (turn + 1) % 3


def test_milestone_of_another_that_its_deal_completes_is_turned_over_at_the_end_of_that_turn() -> None:
    """Not only at the end of the own turn."""
    state = position(
        rr(3),
        phase="deal",
        seat=1,
        deal="dt4",
        talk={"deal": True, "deals_left": 1},
        seats=[
            seat(supply={"white": 4}),
            seat(supply={"white": 4}, shares=2, rails=TO_CHICAGO,
                 milestones=[milestone("a1-1", "purple"), milestone("a2-3")]),
            seat(supply={"white": 4}, shares=0),
        ],
    )  # fmt: skip
    play(state, TakeDeal("upper"), LayRail("chicago-kansas-city"))
    play(state, Done(), draws=[("deals", "dt2"), *B3])
    assert (phase(state), state.seat, state.turn) == ("milestone", 1, 0)
    assert of(state, 1)["completed"] == ["a1-1"]


def test_station_of_a_milestone_may_be_the_one_just_built() -> None:
    state = position(
        rr(3),
        tiles={"kansas-city": "ct3-3"},
        seats=[
            seat(
                money=600,
                shares=0,
                supply={"white": 4},
                rails=TO_KANSAS_CITY,
                milestones=[milestone("a1-2"), milestone("a2-3", "grey")],
            )
        ],
    )
    play(state, PlaceWorker("white", "station"), BuildStation("kansas-city"))
    play(state, Done(), draws=B3)
    assert of(state, 0)["completed"] == ["a2-3"]
    assert of(state, 0)["milestones"][1] is None


def test_condition_met_by_little_rock_needs_the_exact_level() -> None:
    """A city of level 2 is not one of level 3, nor the other way round."""
    assert not done("a1-1", rails=TO_LITTLE_ROCK)
    assert all(colour in COLOURS for colour in TILES["a1-1"]["managers"])
