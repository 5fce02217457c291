"""Solo play and its five difficulties, and two people with the automa."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import BuildTrack, DraftShare, RunAutoma, TakeShare
from kolejiste.games.mini_express.events import (
    AutomaReachesEnd,
    Compensated,
    GameEnded,
    InfluenceGained,
    LastRound,
    NotCompensated,
    ShareTaken,
    TrackBuilt,
)
from tests.games.mini_express.positions import (
    COMPANIES,
    by_company,
    company,
    grown,
    happened,
    influence,
    line,
    mini,
    of,
    play,
    position,
    seat,
    shares,
    table,
)

LEVELS = ("passenger", "tourist", "trainspotter", "conductor", "railwayman")


def at(difficulty: str, **options: Any) -> Any:
    return mini(1, difficulty=difficulty, **options)


def waiting(game: Any, one: str = "wood", city: str | None = None, **parts: Any) -> k.State:
    return position(game, turn=game.people, phase="automa", automa={"company": one, "city": city}, **parts)


# --- the end of a solo game -----------------------------------------------------------------------------------------


def test_solo_automa_has_one_more_turn_after_the_players_end() -> None:
    state = position(at("passenger"), leather=company(pool=0), seats=[seat(taken={"steel": 5, "leather": 4})])
    notes = play(state, TakeShare("leather"))
    assert happened(notes, LastRound) == [LastRound()]
    assert not state.over
    assert state.seat == 1
    play(state, RunAutoma(), "3-1")
    assert state.over


def test_solo_game_ends_at_once_when_the_automa_ends_it() -> None:
    state = waiting(at("passenger"), leather=company(pool=0), seats=[seat(taken={"steel": 5, "leather": 4})])
    notes = play(state, RunAutoma(), "2-1")
    assert shares(state, 1)["leather"] == 2
    assert happened(notes, LastRound, GameEnded) == [GameEnded()]
    assert state.over


# --- from tourist on: fewer trains, and an end at the last city -----------------------------------------------------


@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize("trains", [0, 1, 2])
def test_tourist_fills_the_pool_up_to_three_after_the_automas_share(difficulty: str, trains: int) -> None:
    """At the first level three trains come."""
    state = waiting(at(difficulty), leather=company(pool=trains))
    notes = play(state, RunAutoma(), "2-1")
    assert of(state, "leather")["pool"] == (trains + 3 if difficulty == "passenger" else 3)
    taken = happened(notes, ShareTaken)[0]
    assert (taken.seat, taken.influence, taken.trains) == (1, 0, of(state, "leather")["pool"] - trains)


@pytest.mark.parametrize("difficulty", LEVELS)
def test_players_share_brings_three_trains_at_every_level(difficulty: str) -> None:
    state = position(at(difficulty), leather=company(pool=2), seats=[seat(influence={"leather": 2})])
    play(state, TakeShare("leather"))
    assert of(state, "leather")["pool"] == 5


@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize(("pool", "frugal", "easy"), [(0, 2, 2), (1, 2, 3), (2, 2, 4), (3, 3, 5), (4, 4, 5), (5, 5, 5)])
def test_tourist_no_compensation_by_the_automa_with_two_trains_in_the_pool(
    difficulty: str, pool: int, frugal: int, easy: int
) -> None:
    """M20: train by train, so that a pool with one train gets one of the two."""
    track = [(7, -5), (6, -5), "detroit"]
    state = waiting(at(difficulty), city="miami", wood=company(track=track, pool=pool))
    notes = play(state, RunAutoma(), "2-1")
    assert happened(notes, TrackBuilt)[0].spaces == ("q4", "detroit")
    after = easy if difficulty == "passenger" else frugal
    assert of(state, "wood")["pool"] == after
    assert happened(notes, Compensated) == ([Compensated("wood", after - pool)] if after > pool else [])
    told = [NotCompensated("wood", 2)] if difficulty != "passenger" and pool >= 2 else []
    assert happened(notes, NotCompensated) == told


@pytest.mark.parametrize("difficulty", LEVELS)
def test_players_track_brings_full_compensation_at_every_level(difficulty: str) -> None:
    state = position(at(difficulty), wood=company(track=[(7, -5), (6, -5), "detroit"], pool=3))
    notes = play(state, BuildTrack("leather", "detroit"))
    assert of(state, "wood")["pool"] == 5
    assert happened(notes, NotCompensated) == []


@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize(
    ("which", "before", "last"), [("usa", "san-francisco", "portland"), ("europe", "seville", "lisbon")]
)
def test_tourist_game_ends_at_once_when_the_marker_reaches_city_32(
    difficulty: str, which: str, before: str, last: str
) -> None:
    """M16: before the automa acts. At the first level it goes on."""
    state = waiting(at(difficulty, map=which), city=before, leather=company(pool=0))
    notes = play(state, RunAutoma(), "2-1")
    assert table(state)["automa"]["city"] == last
    if difficulty == "passenger":
        assert not state.over
        assert shares(state, 1)["leather"] == 2
        return
    assert state.over
    assert happened(notes, AutomaReachesEnd, GameEnded) == [AutomaReachesEnd(last), GameEnded()]
    assert happened(notes, ShareTaken) == []
    assert of(state, "leather")["pool"] == 0


def test_tourist_city_32_counts_as_reached_without_a_token() -> None:
    """M16: Lisbon is full, nothing lies ahead."""
    game = at("tourist", map="europe")
    full = company(track=line(game, "barcelona", "valencia", "madrid", "lisbon"))
    state = waiting(game, city="seville", leather=full)
    play(state, RunAutoma(), "1-1")
    assert state.over
    state = waiting(game, city="madrid", leather=full)
    play(state, RunAutoma(), "1-1")
    assert not state.over


def test_duo_does_not_end_at_city_32() -> None:
    state = waiting(mini(2), city="san-francisco", leather=company(pool=0))
    play(state, RunAutoma(), "2-2")
    assert not state.over
    assert state.seat == 0


# --- from trainspotter on: two shares -------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", LEVELS)
def test_trainspotter_automa_begins_with_two_shares_of_each_company(difficulty: str) -> None:
    game = at(difficulty)
    state = game.new(k.Chance(1))
    play(state, DraftShare("wood"))
    play(state, DraftShare("steel"), "2-1", "1-1")
    each = 1 if difficulty in ("passenger", "tourist") else 2
    assert shares(state, 1) == {"wood": 0, "steel": 0, "leather": each, "cotton": each}
    assert by_company(state, "stock") == (5, 5, 5, 5)
    assert state.census() == game.box


def test_trainspotter_second_share_comes_from_the_box_when_the_player_holds_one() -> None:
    """M19: the pool stays as it is."""
    game = at("trainspotter")
    state = game.new(k.Chance(1))
    play(state, DraftShare("leather"))
    play(state, DraftShare("cotton"), "2-1", "1-1")
    assert shares(state, 1) == {"wood": 0, "steel": 0, "leather": 2, "cotton": 2}
    assert by_company(state, "stock") == (5, 5, 5, 5)
    assert state.census() == game.box


# --- from conductor on: influence with a share ----------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", LEVELS)
def test_conductor_automa_gains_influence_with_each_share(difficulty: str) -> None:
    state = waiting(at(difficulty), leather=company(pool=1))
    before = influence(state, 1)["leather"]
    notes = play(state, RunAutoma(), "2-1")
    more = difficulty in ("conductor", "railwayman")
    assert influence(state, 1)["leather"] == before + more
    assert happened(notes, InfluenceGained) == ([InfluenceGained(1, "leather", 1)] if more else [])


def test_conductor_starting_shares_bring_no_influence() -> None:
    """Only those it takes from the pool."""
    state = at("conductor").new(k.Chance(1))
    play(state, DraftShare("wood"))
    play(state, DraftShare("steel"), "2-1", "1-1")
    assert influence(state, 1) == dict.fromkeys(COMPANIES, 1)


def test_conductor_player_gains_nothing_with_a_share() -> None:
    state = position(at("conductor"), leather=company(pool=0))
    play(state, TakeShare("leather"))
    assert influence(state, 0)["leather"] == 1


# --- railwayman -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", LEVELS)
def test_railwayman_automa_begins_with_two_influence_and_the_player_with_none(difficulty: str) -> None:
    state = at(difficulty).new(k.Chance(1))
    both = [influence(state, number)["leather"] for number in (0, 1)]
    assert both == ([0, 2] if difficulty == "railwayman" else [1, 1])


def test_influence_of_the_automa_at_railwayman_is_the_same_everywhere() -> None:
    state = at("railwayman").new(k.Chance(1))
    assert influence(state, 0) == dict.fromkeys(COMPANIES, 0)
    assert influence(state, 1) == dict.fromkeys(COMPANIES, 2)


# --- options --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_difficulty_is_for_solo_games_only(players: int) -> None:
    with pytest.raises(k.BadOption, match="difficulty"):
        mini(players, difficulty="tourist")


# --- two with the automa --------------------------------------------------------------------------------------------

DUO = mini(2)


def test_duo_turns_first_second_automa() -> None:
    state = position(DUO, steel=company(pool=1))
    play(state, TakeShare("steel"))
    assert state.seat == 1
    play(state, BuildTrack("leather", "detroit"))
    assert state.seat == 2
    play(state, RunAutoma(), "1-1")
    assert state.seat == 0


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_duo_round_is_played_to_the_automas_turn(turn: int) -> None:
    takers = [seat(taken={"steel": 6, "leather": 5})]
    if turn == 2:
        state = waiting(DUO, leather=company(pool=0), seats=takers)
        play(state, RunAutoma(), "2-1")
        assert state.over
        return
    state = position(DUO, leather=company(pool=0), seats=takers, turn=turn)
    play(state, TakeShare("leather"))
    if turn == 0:
        assert state.seat == 1
        play(state, BuildTrack("steel", "charleston"))
    assert not state.over
    assert state.seat == 2
    play(state, RunAutoma(), "3-1")
    assert state.over


def test_duo_automa_acts_as_at_the_first_level() -> None:
    """Three trains with its share, full compensation, no influence with a share."""
    state = waiting(DUO, leather=company(pool=2))
    play(state, RunAutoma(), "2-1")
    assert of(state, "leather")["pool"] == 5
    assert influence(state, 2) == dict.fromkeys(COMPANIES, 1)
    state = waiting(DUO, city="miami", wood=company(track=[(7, -5), (6, -5), "detroit"], pool=3))
    play(state, RunAutoma(), "2-1")
    assert of(state, "wood")["pool"] == 5


def test_automas_track_can_exhaust_a_company_by_compensation() -> None:
    track = grown(DUO, "wood", 23, track=["r5", "q4", "detroit"])
    state = waiting(DUO, city="miami", wood=company(track=track, pool=0))
    assert of(state, "wood")["supply"] == 1
    play(state, RunAutoma(), "2-1")
    assert (of(state, "wood")["pool"], of(state, "wood")["stock"]) == (1, 0)
