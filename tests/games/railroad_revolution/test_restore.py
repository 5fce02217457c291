"""Malformed moves and impossible positions are refused, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    BuildStation,
    ChooseAsset,
    Done,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    LayRail,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeDeal,
    UseAbility,
)
from tests.games.hostile import spoilt_games
from tests.games.railroad_revolution.positions import (
    TO_CHICAGO,
    TO_KANSAS_CITY,
    TO_MIAMI,
    milestone,
    options,
    parts_of,
    phase,
    play,
    position,
    rr,
    script,
    seat,
    trading,
)

THREE = rr(3)

# --- a position of each kind ----------------------------------------------------------------------------------------


def place(kind: str) -> k.State:
    """A position of each kind of decision."""
    if kind in ("asset", "asset-use"):
        fresh: k.State = THREE.new(k.Chance(1))
        if kind == "asset-use":
            fresh = next(
                one for one in (THREE.new(k.Chance(seed)) for seed in range(60)) if ChooseAsset("1a") in options(one)
            )
            play(fresh, ChooseAsset("1a"), Advance("network"))
        return fresh
    if kind == "over":
        seats = [seat(rails_gone=13, buildings_gone=10)]
        return position(THREE, seats=seats, phase="over", turn=2, round=8, last_round=8)
    if kind == "milestone":
        state = trading(
            THREE,
            seats=[
                seat(
                    supply={"white": 4},
                    rails=TO_KANSAS_CITY,
                    milestones=[milestone("a1-1", "purple"), milestone("a2-2")],
                )
            ],
        )
        play(state, SellPiece("building"))
        play(state, Done(), draws=[("B", "b-1"), ("B", "b-2"), ("B", "b-3")])
        return state
    if kind in ("deal", "deal of another"):
        state = position(THREE, deal="dt2", seats=[seat(supply={"white": 4}, money=0)])
        play(state, PlaceWorker("white", "telegraph"), BuildOffice(3))
        if phase(state) == "action":
            play(state, Done())
        if kind == "deal of another":
            play(state, Done())
        return state
    if kind == "toll":
        state = position(THREE, seats=[seat(steps={"network": 6})])
        play(state, PlaceWorker("purple", "trade"), Advance("network"))
        return state
    state = position(THREE, seats=[seat(money=2000, rails=TO_MIAMI)], tiles={"miami": "ct2-2"})
    if kind == "station":
        play(state, PlaceWorker("white", "station"), BuildStation("miami"))
    elif kind == "railroad":
        play(state, PlaceWorker("white", "railroad"), LayRail("miami-houston"))
    elif kind == "telegraph":
        play(state, PlaceWorker("white", "telegraph"), BuildOffice(4))
    elif kind == "trade":
        play(state, PlaceWorker("white", "trade"), FlipTrain("promotion", True))
    elif kind == "owed":
        play(state, PlaceWorker("white", "station"))
    return state


KINDS = {
    "asset": "asset", "asset-use": "asset-use", "worker": "worker", "owed": "action", "station": "action",
    "railroad": "action", "telegraph": "action", "trade": "action", "toll": "toll", "deal": "deal",
    "deal of another": "deal", "milestone": "milestone", "over": "over",
}  # fmt: skip

MALFORMED: list[Any] = [True, False, 1.0, 0.5, float("nan"), "1", "", b"1", None, -1, -5, 10**9, 10**40, [1], (1,), {}]


@pytest.mark.parametrize("kind", KINDS)
def test_malformed_move_is_refused_and_changes_nothing(kind: str) -> None:
    state = place(kind)
    assert phase(state) == KINDS[kind]
    before, views = state.snapshot(), [state.view(eyes).to_json() for eyes in (None, 0, 1)]
    for move in MALFORMED:
        with pytest.raises(k.IllegalMove):
            state.apply(move, script(THREE))
        assert state.snapshot() == before
    assert [state.view(eyes).to_json() for eyes in (None, 0, 1)] == views


@pytest.mark.parametrize("kind", KINDS)
def test_every_move_that_is_not_legal_is_refused_and_changes_nothing(kind: str) -> None:
    state = place(kind)
    before = state.snapshot()
    legal = state.legal()
    assert len(legal) == len(set(legal))
    for move in range(len(THREE.actions) + 1):
        if move not in legal:
            with pytest.raises(k.IllegalMove):
                state.apply(move, script(THREE))
    assert state.snapshot() == before


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_position_is_restored_as_it_was(kind: str) -> None:
    state = place(kind)
    again = THREE.restore(state.snapshot())
    assert again.snapshot() == state.snapshot()
    assert (again.legal(), again.ask, again.seat, again.turn) == (state.legal(), state.ask, state.seat, state.turn)


@pytest.mark.parametrize(
    "action",
    [
        ChooseAsset("5a"),
        PlaceWorker("pink", "trade"),
        PlaceWorker("white", "dance"),
        BuildStation("boston"),
        LayRail("boston-washington"),
        BuildOffice(0),
        BuildOffice(9),
        SellPiece("train"),
        FlipTrain("diesel", True),
        Advance("money"),
        Promote("white", "box", 1),
        Promote("white", "mat", 3),
        TakeDeal("middle"),
        KeepMilestone("e-1"),
        HireWorker("any"),
    ],
)
def test_action_that_does_not_exist_has_no_number(action: k.Action) -> None:
    with pytest.raises(k.IllegalMove):
        THREE.number(action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_restored_at_every_step(players: int) -> None:
    """What a game comes to is never refused, and reads back as it was."""
    game = rr(players)
    for seed in (1, 2):
        dice, chance = random.Random(seed), k.Chance(seed)
        state: k.State = game.new(chance)
        while not state.over:
            moves = state.legal()
            asides = [move for move in moves if move in game.asides]
            state.apply(
                dice.choice(moves if dice.random() < 0.1 or asides == moves else sorted({*moves} - {*asides})), chance
            )
            again = game.restore(state.snapshot())
            assert again.snapshot() == state.snapshot()
            assert again.legal() == state.legal()


# --- impossible positions -------------------------------------------------------------------------------------------

Edit = Callable[[dict[str, Any]], None]


def change(*path: str | int, to: Any) -> Edit:
    """Put a value at a place of the snapshot."""

    def edit(data: dict[str, Any]) -> None:
        here: Any = data
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = to

    return edit


def own(name: str, to: Any, number: int = 0) -> Edit:
    return change("table", "seats", number, name, to=to)


def talk(name: str, to: Any) -> Edit:
    return change("table", "talk", name, to=to)


def both(*edits: Edit) -> Edit:
    def edit(data: dict[str, Any]) -> None:
        for one in edits:
            one(data)

    return edit


def swapped(data: dict[str, Any]) -> None:
    """City tiles of two levels exchanged."""
    tiles = data["table"]["city_tiles"]
    tiles["miami"], tiles["seattle"] = tiles["seattle"], tiles["miami"]


def doubled(data: dict[str, Any]) -> None:
    tiles = data["table"]["city_tiles"]
    tiles["miami"] = tiles["chicago"]


def telegraph_doubled(data: dict[str, Any]) -> None:
    tiles = data["table"]["telegraph_tiles"]
    tiles["1"] = tiles["2"]


def without(*path: str | int) -> Edit:
    def edit(data: dict[str, Any]) -> None:
        here: Any = data
        for step in path[:-1]:
            here = here[step]
        del here[path[-1]]

    return edit


# By name: the kind of position, and what is changed in its snapshot.
IMPOSSIBLE: dict[str, tuple[str, Edit]] = {
    # form
    "no table": ("worker", without("table")),
    "an unknown field": ("worker", change("weather", to="rain")),
    "an unknown field of a seat": ("worker", own("weather", "rain")),
    "another game": ("worker", change("title", to="mini_express")),
    "another number of players": ("worker", change("players", to=4)),
    "another edition": ("worker", change("edition", to="0" * 64)),
    "an unknown phase": ("worker", change("phase", to="lunch")),
    "a turn of nobody": ("worker", change("turn", to=3)),
    "a decision of nobody": ("worker", change("seat", to=3)),
    "a negative number": ("worker", own("money", -50)),
    "a number as text": ("worker", own("money", "much")),
    "money that no banknote makes": ("worker", own("money", 625)),
    "a seat missing": ("worker", without("table", "seats", 2)),
    # names
    "a worker of no colour": ("worker", own("supply", {"white": 4, "pink": 1})),
    "a rail of no map": ("worker", own("rails", ["boston-washington"])),
    "a station nowhere": ("worker", own("stations", ["boston"])),
    "an office nowhere": ("worker", own("offices", [9])),
    "an office left of the line": ("worker", own("offices", [0])),
    "a train of no kind": ("worker", own("trains_up", {"promotion": 1, "diesel": 1})),
    "a track of no kind": ("worker", own("steps", {"money": 1})),
    "a milestone of no kind": ("worker", own("milestones", [milestone("e-1"), milestone("a2-1")])),
    "a deal of no kind": ("worker", change("table", "deal", to="dt10")),
    "no open deal": ("worker", change("table", "deal", to=None)),
    # tiles
    "a city without a tile": ("worker", without("table", "city_tiles", "seattle")),
    "a tile on a city of another level": ("worker", swapped),
    "a city tile twice": ("worker", doubled),
    "a tile on a city with a printed one": ("worker", change("table", "city_tiles", "washington", to="ct2-1")),
    "a sector without a tile": ("worker", without("table", "telegraph_tiles", "1")),
    "a tile on a deal sector": ("worker", change("table", "telegraph_tiles", "3", to="rail")),
    "a telegraph tile twice": ("worker", telegraph_doubled),
    "a neutral station forgotten": ("worker", change("table", "first_stations", to=["bismarck", "houston"])),
    "a first slot taken by nobody": (
        "worker", change("table", "first_stations", to=["miami", "bismarck", "houston", "san-francisco"])
    ),
    "a neutral office forgotten": ("worker", change("table", "first_offices", to=[2])),
    # what seats have built
    "rails that do not hang together": ("worker", own("rails", ["kansas-city-denver"])),
    "a station off the network": ("worker", own("stations", ["denver"])),
    "more rails laid than gone": ("worker", both(own("rails", TO_KANSAS_CITY), own("rails_gone", 0))),
    "more buildings built than gone": ("worker", both(own("offices", [1, 2]), own("buildings_gone", 0))),
    "both a rail and a building of the assets": (
        "worker", both(own("rails", TO_CHICAGO), own("rails_gone", 0), own("offices", [3]), own("buildings_gone", 0),
                       change("table", "first_offices", to=[2, 3, 5]))
    ),
    "more rails gone than there are": ("worker", both(own("rails_gone", 16))),
    "more buildings gone than there are": ("worker", own("buildings_gone", 13)),
    "a step beyond the top": ("worker", own("steps", {"network": 8})),
    # workers
    "a worker too many": ("worker", own("supply", {"white": 4, "purple": 2})),
    "a white worker from the box": ("worker", both(own("supply", {"white": 5, "purple": 1}))),
    "a worker missing": ("worker", own("supply", {"white": 4})),
    "fewer than four workers": (
        "worker", both(own("supply", {"white": 3}, 1), change("table", "pool", "orange", to=12),
                       change("table", "pool", "white", to=1))
    ),
    "nobody to place": ("worker", both(own("supply", {}), own("mat", {"white": 4, "purple": 1}))),
    # trains and milestones
    "a train too many": ("worker", own("trains_up", {"promotion": 1, "rail": 1})),
    "a second train to begin with": ("worker", own("trains_up", {"promotion": 2})),
    "a train missing": ("worker", change("table", "trains", "rail", to=1)),
    "no first milestone": ("worker", own("milestones", [None, milestone("a2-1")])),
    "two of the first stack": ("worker", own("milestones", [milestone("a1-1"), milestone("a1-4")])),
    "a first milestone twice": ("worker", own("milestones", [milestone("a1-2"), milestone("a2-1")])),
    "a milestone of a later stack too early": ("worker", own("milestones", [milestone("b-1"), milestone("a2-1")])),
    "a milestone both held and completed": (
        "worker", both(own("completed", ["a1-1"]), own("milestones", [milestone("a1-1"), milestone("a2-1")]))
    ),
    "a completed one without the next": (
        "worker", both(own("completed", ["a1-1"]), own("milestones", [None, milestone("a2-1")]))
    ),
    "a completed one twice": (
        "worker", both(own("completed", ["a1-1", "a1-1"]), own("milestones", [milestone("b-1"), milestone("a2-1")]))
    ),
    "a stack skipped": (
        "worker", both(own("completed", ["a1-1"]), own("milestones", [milestone("c-1"), milestone("a2-1")]))
    ),
    "a manager that is not wanted": ("worker", own("milestones", [milestone("a1-1", "grey"), milestone("a2-1")])),
    "a manager too many": ("worker", own("milestones", [milestone("a1-1", "purple", "purple"), milestone("a2-1")])),
    "a manager from nowhere": ("worker", own("milestones", [milestone("a1-1", "purple"), milestone("a2-1")])),
    "a milestone missing from its stack": ("worker", change("stacks", "B", "unseen", to=["b-1"])),
    "a milestone twice in its stack": (
        "worker", change("stacks", "B", "under", to=[{"tile": "b-1", "seat": 0}])
    ),
    "a milestone put under by nobody": (
        "worker", change("stacks", "B", to={"unseen": [f"b-{n}" for n in range(2, 11)],
                                            "under": [{"tile": "b-1", "seat": 7}]})
    ),
    "a milestone in another stack": ("worker", change("stacks", "B", "unseen", to=["c-1"])),
    "a stack of no letter": ("worker", change("stacks", "E", to={"unseen": []})),
    # deals
    "the open deal also discarded": ("worker", change("table", "deal_discards", to=["dt1"])),
    "a deal twice": ("worker", change("deals", "unseen", to=["dt1"])),
    "a deal missing": ("worker", change("deals", "unseen", to=["dt2"])),
    # turn and end
    "another seat places": ("worker", change("seat", to=1)),
    "a last round too far off": (
        "worker", both(own("rails_gone", 13), own("buildings_gone", 10), change("table", "last_round", to=5))
    ),
    "a last round that is over": ("over", change("table", "round", to=9)),
    "milestones looked through while placing": ("worker", change("table", "milestone_place", to=2)),
    "milestones drawn while placing": (
        "worker", both(change("drawn", to=["b-1", "b-2", "b-3"]),
                       change("stacks", "B", "unseen", to=[f"b-{n}" for n in range(4, 11)]))
    ),
    # the draft
    "no assets in the draft": ("asset", change("table", "assets", to=[])),
    "too few assets in the draft": ("asset", without("table", "assets", 0)),
    "an asset taken too early": ("asset", change("table", "assets", 0, "side", to=None)),
    "an asset of no tile": ("asset", change("table", "assets", 0, "side", to="9a")),
    "a worker of no colour on an asset": ("asset", change("table", "assets", 0, "worker", to="pink")),
    "the draft out of order": ("asset", both(change("turn", to=0), change("seat", to=0))),
    "the draft in a later round": ("asset", change("table", "round", to=3)),
    "assets after the draft": ("worker", change("table", "assets", to=[{"side": "1a", "worker": "grey"}])),
    "an asset's use in anothers turn": ("asset-use", change("turn", to=1)),
    "nothing to use": ("asset-use", talk("steps", 0)),
    # the conversation
    "an offer while placing": ("worker", talk("flips", 1)),
    "money owed while placing": ("worker", talk("due", 400)),
    "an action while placing": ("worker", talk("action", "trade")),
    "a worker of the action while placing": ("worker", talk("worker", "white")),
    "a deal owed while placing": ("worker", talk("deal", True)),
    "deals to take while placing": ("worker", talk("deals_left", 2)),
    "an office of the action while placing": ("worker", talk("sector", 1)),
    "a toll while placing": ("worker", talk("toll", "network")),
    "an action without an action": ("trade", talk("action", None)),
    "an action without a worker": ("trade", talk("worker", None)),
    "an action of no kind": ("trade", talk("action", "dance")),
    "an action in anothers turn": ("trade", change("seat", to=1)),
    "two stations owed": ("owed", talk("owed", 2)),
    "three rails owed": ("railroad", talk("owed", 3)),
    "a station neither owed nor built": ("owed", talk("owed", 0)),
    "a station owed and built": ("station", talk("owed", 1)),
    "a station built nowhere": ("station", talk("city", None)),
    "a station built where none stands": ("station", talk("city", "charlotte")),
    "a station at another price": ("station", talk("due", 250)),
    "rails at another price": ("railroad", talk("due", 400)),
    "icons that were not paid": ("railroad", talk("icons", 2)),
    "money owed for an office": ("telegraph", talk("due", 100)),
    "money owed for a sale": ("trade", talk("due", 100)),
    "an office built nowhere": ("telegraph", talk("sector", None)),
    "an office built where none stands": ("telegraph", talk("sector", 1)),
    "an office beyond the line": ("telegraph", talk("sector", 12)),
    "a bonus before the station": ("owed", talk("bonuses", 1)),
    "a bonus of a sale": ("trade", talk("bonuses", 1)),
    "a tile's bonus of a sale": ("trade", talk("tile", True)),
    "a worker to be taken of an unknown colour": ("trade", talk("workers", [["pink"]])),
    "offers without end": ("trade", talk("steps", 500)),
    "a deal of no side": ("deal", talk("deals_taken", ["middle"])),
    "three deals to take": ("deal", talk("deals_left", 3)),
    "two deals for another": ("deal of another", talk("deals_left", 2)),
    "a deal that nobody brought about": ("deal", talk("deal", False)),
    "money owed at a deal": ("deal", talk("due", 100)),
    "an action at a deal": ("deal", talk("action", "trade")),
    "a sale owed at a deal": ("deal", talk("owed", 1)),
    "a toll on no track": ("toll", talk("toll", None)),
    "a toll where none is": ("toll", talk("toll", "stations")),
    "a toll that leads back nowhere": ("toll", talk("back", "milestone")),
    "a toll that leads back to nothing": ("toll", talk("back", None)),
    # choosing a milestone
    "nothing to choose from": ("milestone", change("drawn", to=[])),
    "one to choose from": ("milestone", both(change("drawn", to=["b-1"]))),
    "two stacks to choose from": (
        "milestone", both(change("drawn", to=["b-1", "c-1"]),
                          change("stacks", "B", "unseen", to=[f"b-{n}" for n in range(2, 11)]),
                          change("stacks", "C", "unseen", to=[f"c-{n}" for n in range(2, 11)]))
    ),
    "a tile drawn twice": ("milestone", change("drawn", to=["b-1", "b-1", "b-2"])),
    "a choice at another's place": ("milestone", change("table", "milestone_place", to=3)),
    "a choice for a place that is taken": ("milestone", change("table", "milestone_place", to=1)),
    "a choice from the wrong stack": (
        "milestone", both(change("drawn", to=["c-1", "c-2", "c-3"]),
                          change("stacks", "B", "unseen", to=[f"b-{n}" for n in range(1, 11)]),
                          change("stacks", "C", "unseen", to=[f"c-{n}" for n in range(4, 11)]))
    ),
    # what could be seen only by looking closer
    "shares taken by an office that gives others": ("telegraph", talk("taken", 9)),
    "shares taken by a sale": ("trade", talk("taken", 2)),
    "icons of a sale": ("trade", talk("icons", 2)),
    "two bonuses of one station": ("station", talk("bonuses", 2)),
    "more deals than a seat may take": ("deal", talk("deals_left", 3)),}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_position_is_refused(name: str) -> None:
    kind, edit = IMPOSSIBLE[name]
    data = deepcopy(place(kind).snapshot())
    before = deepcopy(data)
    edit(data)
    assert data != before
    with pytest.raises(k.BadSnapshot):
        THREE.restore(data)


@pytest.mark.slow
def test_spoilt_positions_are_refused_or_played_on() -> None:
    """Whatever is sent, the room never breaks: numbers, names and entries of positions are spoilt at random."""
    found = spoilt_games(THREE, seed=1, games=2, each=100)
    assert found["refused"] > 50
    assert found["played on"] > 5


def test_what_only_a_course_of_the_game_forbids_is_played_on() -> None:
    """A complete milestone on the table is turned over at the end of the turn; an end announced is an end."""
    complete = seat(
        supply={"white": 4}, rails=TO_KANSAS_CITY, milestones=[milestone("a1-1", "purple"), milestone("a2-2")]
    )
    state = position(THREE, seats=[complete])
    play(state, PlaceWorker("white", "trade"), SellPiece("building"))
    play(state, Done(), draws=[("B", "b-1"), ("B", "b-2"), ("B", "b-3")])
    assert phase(state) == "milestone"
    assert position(THREE, last_round=1).snapshot()["table"]["last_round"] == 1


@pytest.mark.parametrize(
    "nonsense", [{}, [], None, "a position", 7, {"table": None}, {"title": "railroad_revolution"}], ids=repr
)
def test_what_is_no_position_is_refused(nonsense: Any) -> None:
    with pytest.raises(k.BadSnapshot):
        THREE.restore(nonsense)


def test_position_for_others_is_refused() -> None:
    for players in (2, 4):
        with pytest.raises(k.BadSnapshot):
            rr(players).restore(place("worker").snapshot())


def test_what_is_left_out_lies_as_in_an_untouched_game() -> None:
    """Money, shares, trains, stacks, the common supply and the first slots."""
    data = parts_of(THREE)
    for part in data["table"]["seats"]:
        assert set(part) == {"supply", "milestones"}
    del data["table"]["trains"]
    snapshot = THREE.restore(data).snapshot()
    assert snapshot["table"]["trains"] == dict.fromkeys(("money", "performance", "shares", "rail"), 4)
    assert [part["money"] for part in snapshot["table"]["seats"]] == [600] * 3
    assert snapshot["table"]["pool"] == {"purple": 11, "orange": 11, "grey": 11, "turquoise": 12}
    assert snapshot["table"]["first_offices"] == [2, 5]
    assert len(snapshot["deals"]["unseen"]) == 8


def test_restored_position_plays_on_like_the_original() -> None:
    state = place("telegraph")
    again = THREE.restore(state.snapshot())
    for one in (state, again):
        play(one, SellShare(), Done())
    assert state.snapshot() == again.snapshot()
    assert UseAbility() not in options(again)
