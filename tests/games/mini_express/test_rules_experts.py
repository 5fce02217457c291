"""Two experienced players: one action first, then two with different companies, and an end at one exhausted company."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import (
    BuildTrack,
    GainInfluence,
    OpenPort,
    OperateWest,
    Pass,
    TakeShare,
    WhichAction,
    WhichInfluence,
    WhichOperator,
)
from kolejiste.games.mini_express.events import EverybodyPassed, GameEnded, Passed, PortOpened, SpikeDone, SupplyEmpty
from tests.games.mini_express.positions import (
    COMPANIES,
    assert_refused,
    company,
    experts,
    grown,
    happened,
    influence,
    line,
    names,
    of,
    options,
    play,
    position,
    seat,
    shares,
    started,
    table,
    ways,
)

GAME = experts()
Q4 = (6, -5)
POOR = dict.fromkeys(COMPANIES, 0)


def test_experts_starting_player_has_one_action_first_and_then_everybody_two() -> None:
    state = started(GAME)
    order = ""
    for number in range(7):
        assert state.ask == WhichAction(number in (2, 4, 6))
        order += str(state.seat)
        play_any(state)
    assert order == "0110011"


def play_any(state: k.State) -> None:
    """Some track, and whatever it asks."""
    seat_now, second = state.seat, table(state)["used"]
    play(state, options(state, BuildTrack)[0])
    while state.snapshot()["phase"] != "action":
        play(state, options(state)[0])
    assert (state.seat, table(state)["used"]) != (seat_now, second)


@pytest.mark.parametrize("first", [TakeShare("steel"), BuildTrack("steel", "charleston")])
def test_experts_second_action_is_for_another_company(first: Any) -> None:
    """Neither a share of it nor a track for it."""
    state = position(GAME, steel=company(pool=1), wood=company(pool=1), leather=company(pool=2))
    play(state, first)
    assert state.seat == 0
    assert state.ask == WhichAction(True)
    assert table(state)["used"] == "steel"
    assert not [one for one in options(state) if one.company == "steel"]
    assert_refused(state, TakeShare("steel"))
    assert_refused(state, Pass())
    assert {type(one) for one in options(state)} == {TakeShare, BuildTrack}


@pytest.mark.parametrize(
    "pair",
    [
        (TakeShare("steel"), TakeShare("wood")),
        (BuildTrack("steel", "charleston"), BuildTrack("leather", "detroit")),
        (TakeShare("steel"), BuildTrack("leather", "detroit")),
        (BuildTrack("leather", "detroit"), TakeShare("steel")),
    ],
)
def test_experts_two_actions_of_any_kind_in_any_order(pair: Any) -> None:
    state = position(GAME, steel=company(pool=1), wood=company(pool=1))
    play(state, pair[0])
    play(state, pair[1])
    assert state.seat == 1
    assert state.ask == WhichAction(False)
    assert table(state)["used"] is None


def test_experts_next_turn_may_use_the_same_companies_again() -> None:
    state = position(GAME, steel=company(pool=1), wood=company(pool=1))
    play(state, BuildTrack("steel", "charleston"))
    play(state, BuildTrack("leather", "detroit"))
    assert any(one.company == "leather" for one in options(state))


# --- the end --------------------------------------------------------------------------------------------------------


def test_experts_game_ends_at_once_with_one_exhausted_company() -> None:
    """The last share, by the first action; the other player has no turn any more."""
    state = position(GAME, steel=company(pool=0), seats=[seat(), seat(taken={"steel": 4})])
    notes = play(state, TakeShare("steel"))
    assert state.over
    assert happened(notes, GameEnded) == [GameEnded()]


def test_experts_second_player_may_end_the_game_too() -> None:
    state = position(GAME, steel=company(pool=0), seats=[seat(), seat(taken={"steel": 4})], turn=1)
    play(state, TakeShare("steel"))
    assert state.over


def test_experts_first_action_may_exhaust_by_compensation() -> None:
    wood = grown(GAME, "wood", 23, track=names(GAME, [(7, -5), Q4, "detroit"]))
    state = position(GAME, wood=company(track=wood, pool=0))
    notes = play(state, BuildTrack("leather", "detroit"))
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("wood", 5)]
    assert state.over


def test_experts_action_that_exhausts_a_company_is_finished_first() -> None:
    """M24: the wild token's influence is still gained."""
    wood = grown(GAME, "wood", 23, track=names(GAME, [(7, -5), Q4, "detroit"]))
    state = position(GAME, wood=company(track=wood, pool=0), tokens={"detroit": "steel-wild"})
    play(state, BuildTrack("leather", "detroit"))
    assert state.ask == WhichInfluence("steel")
    play(state, GainInfluence("cotton"))
    assert influence(state, 0)["cotton"] == 2
    assert state.over


# --- the second action may not end the game -------------------------------------------------------------------------


def second(used: str = "leather", game: Any = GAME, **parts: Any) -> k.State:
    """The second action of the first player, who built for leather."""
    base: dict[str, Any] = {"leather": company(track=line(game, "erie", "new-york"), pool=2)}
    return position(game, used=used, left=0, **(base | parts))


def test_experts_second_action_takes_no_last_share() -> None:
    state = second(steel=company(pool=0), seats=[seat(), seat(taken={"steel": 4})])
    assert_refused(state, TakeShare("steel"))
    state = second(steel=company(pool=0), seats=[seat(), seat(taken={"steel": 3})])
    play(state, TakeShare("steel"))
    assert not state.over


@pytest.mark.parametrize(
    ("supply", "pool", "may"),
    [
        (1, 0, False),
        (3, 0, False),
        (4, 0, True),
        (2, 3, False),
        (3, 3, True),
        (1, 4, False),
        (2, 4, True),
        (1, 5, True),
    ],
)
def test_experts_second_action_takes_no_share_that_would_empty_the_supply(supply: int, pool: int, may: bool) -> None:
    """Three trains would come, fewer where the pool would overflow."""
    track = grown(GAME, "steel", 24 - supply - pool, avoid=["new-york"])
    state = second(steel=company(track=track, pool=pool), seats=[seat(influence={"steel": 9})])
    assert of(state, "steel")["supply"] == supply
    assert (TakeShare("steel") in options(state)) == may
    if may:
        play(state, TakeShare("steel"))
        assert not state.over
        assert of(state, "steel")["stock"] == 4


@pytest.mark.parametrize(("pool", "may"), [(0, False), (5, True)])
def test_experts_second_action_builds_no_track_that_would_exhaust_by_compensation(pool: int, may: bool) -> None:
    """A full pool takes no compensation, so nothing is exhausted then."""
    cotton = names(GAME, [(5, -1), "atlanta", (5, -3), (5, -4), Q4, "detroit"])
    track = grown(GAME, "cotton", 23 - pool, track=cotton, avoid=["charleston", "new-york"])
    state = second(
        "steel", steel=company(track=["charleston"]), leather=company(pool=4), cotton=company(track=track, pool=pool)
    )
    assert of(state, "cotton")["supply"] == 1
    assert (BuildTrack("leather", "detroit") in options(state)) == may


def test_experts_second_action_has_only_the_ways_that_exhaust_nothing() -> None:
    """Steel goes from Atlanta to Detroit past Louisville; ways over the space with cotton's train are left out."""
    shared = (5, -3)
    cotton = names(GAME, [(5, -1), (4, -1), (4, -2), shared, (5, -4), "louisville"])
    track = grown(GAME, "cotton", 23, track=cotton, avoid=["charleston", "atlanta", "detroit", "new-york"])
    parts: dict[str, Any] = {
        "steel": company(track=[(6, -3), "atlanta"], pool=3),
        "cotton": company(track=track, pool=0),
    }
    free = position(GAME, **parts)
    play(free, BuildTrack("steel", "detroit"))
    everywhere = set(ways(free))
    through = {way for way in everywhere if set(way) & set(track)}
    assert through
    assert through != everywhere
    state = second(**parts)
    assert BuildTrack("steel", "detroit") in options(state)
    play(state, BuildTrack("steel", "detroit"))
    left = everywhere - through
    if state.snapshot()["phase"] == "way":
        assert set(ways(state)) == left
    else:
        assert len(left) == 1
        assert set(of(state, "steel")["track"]) >= set(next(iter(left)))
    assert of(state, "cotton")["supply"] == 1


def test_experts_second_action_is_passed_when_nothing_harmless_is_left() -> None:
    """M23: and that does not count as a turn in which nothing was done."""
    blocked = {
        "wood": company(pool=0),
        "steel": company(track=["charleston", "atlanta"], pool=1),
        "leather": company(track=line(GAME, "erie", "new-york"), pool=0),
        "cotton": company(pool=1),
    }
    state = position(
        GAME, used="leather", left=0, seats=[seat(influence=POOR), seat(taken={"wood": 4}, influence=POOR)], **blocked
    )
    assert options(state) == [Pass()]
    notes = play(state, Pass())
    assert happened(notes, Passed) == [Passed(0)]
    assert table(state)["idle"] == 0
    assert state.seat == 1


def test_experts_who_can_do_nothing_pass_the_whole_turn() -> None:
    """No second action after a pass; two such turns end the game (M8)."""
    blocked = {
        "wood": company(pool=1),
        "steel": company(track=["charleston", "atlanta"], pool=1),
        "leather": company(pool=1),
        "cotton": company(pool=1),
    }
    state = position(GAME, seats=[seat(influence=POOR)] * 2, **blocked)
    play(state, Pass())
    assert (state.seat, table(state)["idle"]) == (1, 1)
    notes = play(state, Pass())
    assert happened(notes, EverybodyPassed) == [EverybodyPassed()]
    assert state.over


# --- events in the second action ------------------------------------------------------------------------------------

SPIKE = experts(golden_spike=True)


def near_omaha(one: str = "steel") -> dict[str, Any]:
    """Steel can build into Omaha with three trains, leather acted first."""
    return {
        "steel": company(track=line(SPIKE, "wilmington", "atlanta", "memphis", "fort-smith"), pool=3),
        "leather": company(track=line(SPIKE, "erie", "new-york"), pool=2),
    }


def test_experts_second_action_does_not_reach_omaha_when_the_event_would_exhaust() -> None:
    """The train for San Francisco would be wood's last one; in a first action it may come."""
    wood = company(track=grown(SPIKE, "wood", 23, avoid=["omaha", "san-francisco"]), pool=0)
    assert not set(wood["track"]) & {"fort-smith", "omaha"}
    state = position(SPIKE, used="leather", left=0, wood=wood, **near_omaha())
    assert of(state, "wood")["supply"] == 1
    assert BuildTrack("steel", "omaha") not in options(state)
    state = position(SPIKE, wood=wood, **near_omaha())
    play(state, BuildTrack("steel", "omaha"))
    while not state.over:
        play(state, options(state)[0])
        assert state.seat == 0
    assert of(state, "wood")["stock"] == 0


@pytest.mark.parametrize(("pool", "supply", "may"), [(5, 1, False), (5, 2, True), (4, 1, False), (3, 2, True)])
def test_experts_second_action_minds_the_event_also_when_pools_are_full(pool: int, supply: int, may: bool) -> None:
    """No compensation could take wood's last train, but San Francisco does."""
    track = grown(SPIKE, "wood", 24 - pool - supply, avoid=["omaha", "san-francisco", "fort-smith"])
    state = position(SPIKE, used="leather", left=0, wood=company(track=track, pool=pool), **near_omaha())
    assert of(state, "wood")["supply"] == supply
    assert (BuildTrack("steel", "omaha") in options(state)) == may


def test_experts_second_action_reaches_omaha_when_the_event_leaves_trains() -> None:
    wood = company(track=grown(SPIKE, "wood", 22, avoid=["omaha", "san-francisco"]), pool=0)
    state = position(SPIKE, used="leather", left=0, wood=wood, **near_omaha())
    assert of(state, "wood")["supply"] == 2
    play(state, BuildTrack("steel", "omaha"))
    while state.snapshot()["phase"] != "action":
        play(state, options(state)[0])
    assert of(state, "wood")["supply"] == 1
    assert not state.over


def test_experts_second_action_does_not_reach_omaha_when_the_tile_takes_the_last_train() -> None:
    """Steel's own last train would go onto the tile."""
    track = grown(
        SPIKE, "steel", 20, track=line(SPIKE, "wilmington", "atlanta", "memphis", "fort-smith"), avoid=["omaha"]
    )
    parts = near_omaha() | {"steel": company(track=track, pool=3)}
    state = position(SPIKE, used="leather", left=0, **parts)
    assert of(state, "steel")["supply"] == 1
    assert BuildTrack("steel", "omaha") not in options(state)
    assert BuildTrack("steel", "omaha") in options(position(SPIKE, **parts))


PORTS = experts(map="europe", ports=True)


@pytest.mark.parametrize(("supply", "may"), [(1, False), (2, True)])
def test_experts_second_action_opens_no_port_with_the_last_train(supply: int, may: bool) -> None:
    cotton = company(track=grown(PORTS, "cotton", 24 - supply, avoid=["bordeaux", "manchester"]), pool=0)
    leather = company(track=line(PORTS, "barcelona", "marseille"), pool=3)
    parts = {"cotton": cotton, "leather": leather, "tokens": {"manchester": "cotton-wild"}}
    assert "marseille" not in cotton["track"]
    state = position(PORTS, used="leather", left=0, **parts)
    assert of(state, "cotton")["supply"] == supply
    assert (BuildTrack("steel", "manchester") in options(state)) == may
    if may:
        play(state, BuildTrack("steel", "manchester"))
        while state.snapshot()["phase"] == "way":
            play(state, options(state)[0])
        play(state, GainInfluence("wood"))
        notes = play(state, OpenPort("brittany"))
        assert happened(notes, PortOpened) == [PortOpened(0, "cotton", "brittany")]
        assert state.seat == 1


def meeting(leather_supply: int, steel_supply: int) -> dict[str, Any]:
    """The example's meeting in Denver, with so many trains left to those who could run the western branch."""
    wood = company(track=line(SPIKE, "baltimore", "detroit", "chicago", "omaha"), pool=4)
    cut = [*line(SPIKE, "erie", "detroit", "chicago", "minneapolis", "omaha"), "san-francisco"]
    leather = grown(SPIKE, "leather", 21 - leather_supply, track=cut, avoid=AVOID)
    west = ["san-francisco", *line(SPIKE, "san-francisco", "salt-lake-city", "denver")]
    steel = grown(SPIKE, "steel", 22 - steel_supply, track=west, avoid=[*AVOID, *leather])
    return {
        "wood": wood,
        "leather": company(track=leather, pool=3),
        "steel": company(track=steel, pool=2),
        "cotton": company(track=["san-francisco"]),
        "spike": {"state": "one-branch", "east": "wood"},
    }


AVOID = [
    "rapid-city",
    "tulsa",
    "santa-fe",
    "dallas",
    "bismarck",
    "helena",
    "el-paso",
    "fort-smith",
    "detroit",
    "chicago",
]
AVOID += ["salt-lake-city", "phoenix", "los-angeles", "portland", "seattle", "denver", "miami"]


def build_to_denver(state: k.State) -> list[k.Note]:
    notes = play(state, BuildTrack("leather", "denver"))
    while state.snapshot()["phase"] in ("way", "influence"):
        notes = play(state, options(state)[0])
    return notes


def test_experts_second_action_offers_only_operators_with_a_train_to_spare() -> None:
    """Steel's last train may not go onto the tile; leather's one of three may, and is not asked about."""
    first = position(SPIKE, **meeting(3, 3))
    build_to_denver(first)
    assert first.ask == WhichOperator()
    assert options(first) == [OperateWest("steel"), OperateWest("leather")]
    parts = meeting(3, 3)
    state = position(SPIKE, used="cotton", left=0, **(parts | {"cotton": acted_cotton()}))
    build_to_denver(state)
    assert options(state) == [OperateWest("steel"), OperateWest("leather")]
    # Compensation takes one of steel's trains in Denver: two before it are one after it.
    parts = meeting(3, 2)
    state = position(SPIKE, used="cotton", left=0, **(parts | {"cotton": acted_cotton()}))
    notes = build_to_denver(state)
    assert happened(notes, SpikeDone) == [SpikeDone("leather")]
    assert not state.over
    assert state.seat == 1


def acted_cotton() -> dict[str, Any]:
    return company(track=["san-francisco", *line(SPIKE, "tallahassee", "miami")], pool=1)


def test_experts_second_action_cannot_complete_when_every_operator_would_be_exhausted() -> None:
    parts = meeting(1, 2)
    state = position(SPIKE, used="cotton", left=0, **(parts | {"cotton": acted_cotton()}))
    assert BuildTrack("leather", "denver") not in options(state)
    state = position(SPIKE, **parts)
    build_to_denver(state)
    assert options(state) == [OperateWest("steel"), OperateWest("leather")]
    play(state, OperateWest("steel"))
    assert state.over


def test_experts_shares_at_the_end_are_counted_without_the_first_column() -> None:
    state = position(GAME, steel=company(pool=0), seats=[seat(), seat(taken={"steel": 4})])
    play(state, TakeShare("steel"))
    assert shares(state, 0)["steel"] == 2
    assert {one.why for sheet in state.sheet() for one in sheet.lines} <= {"second", "other", "none"}  # type: ignore[attr-defined]
