"""The end of the game: two exhausted companies, the last round, and turns in which nothing is possible."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import BuildTrack, Pass, TakeShare
from kolejiste.games.mini_express.events import (
    EverybodyPassed,
    GameEnded,
    LastRound,
    LastShareTaken,
    Passed,
    SupplyEmpty,
)
from tests.games.mini_express.positions import (
    assert_refused,
    company,
    grown,
    happened,
    mini,
    options,
    play,
    position,
    seat,
    table,
)

USA = mini(3)


def one_share_left(people: int, turn: int, **parts: Any) -> k.State:
    """Steel is exhausted, leather has one share left and an empty pool."""
    game = mini(people)
    takers = [seat(taken={"steel": game.setup.pool, "leather": game.setup.pool - 1})]
    return position(game, leather=company(pool=0), seats=takers, turn=turn, **parts)


@pytest.mark.parametrize("people", [3, 4, 5])
def test_two_exhausted_companies_end_the_game_after_the_round(people: int) -> None:
    """Everybody has had the same number of turns: the last is the one before the starting player."""
    for turn in range(people):
        state = one_share_left(people, turn)
        notes = play(state, TakeShare("leather"))
        if turn == people - 1:
            assert state.over
            assert happened(notes, LastRound, GameEnded) == [GameEnded()]
            continue
        assert happened(notes, LastShareTaken, LastRound) == [LastShareTaken("leather"), LastRound()]
        assert table(state)["ending"]
        for following in range(turn + 1, people):
            assert not state.over
            assert state.seat == following
            notes = play(state, BuildTrack("steel", "charleston") if following == turn + 1 else first_build(state))
        assert state.over
        assert happened(notes, GameEnded) == [GameEnded()]


def first_build(state: k.State) -> Any:
    """A track whose way needs no choosing."""
    for action in options(state, BuildTrack):
        copy = state.clone()
        copy.apply(copy.game.number(action), k.ScriptedChance([]))
        if copy.turn != state.turn or copy.over:
            return action
    raise AssertionError("none")


def test_one_exhausted_company_does_not_end_the_game() -> None:
    takers = [seat(), seat(taken={"steel": 5})]
    state = position(USA, steel=company(pool=0), seats=takers, turn=2)
    play(state, TakeShare("steel"))
    assert not state.over
    assert not table(state)["ending"]
    assert state.seat == 0


def test_two_companies_exhausted_in_one_turn_end_the_game_too() -> None:
    """By compensation: two supplies run out with one track."""
    shared = (6, -5)
    wood = grown(USA, "wood", 23, track=names_of([(7, -5), shared, (6, -4), (6, -3), "charleston"]), avoid=AVOID)
    cotton_track = names_of([(5, -1), "atlanta", (5, -3), (5, -4), shared, "detroit"])
    cotton = grown(USA, "cotton", 23, track=cotton_track, avoid=[*wood, *AVOID])
    state = position(USA, wood=company(track=wood, pool=0), cotton=company(track=cotton, pool=0), turn=2)
    notes = play(state, BuildTrack("leather", "detroit"))
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("wood", 6), SupplyEmpty("cotton", 6)]
    assert state.over


AVOID = ["burlington", "detroit", "boston"]


def names_of(spaces: list[Any]) -> list[str]:
    from tests.games.mini_express.positions import names

    return names(USA, spaces)


def test_end_is_looked_at_after_the_turn_not_during_it() -> None:
    """M7: a wild token's influence is still chosen."""
    wood = grown(USA, "wood", 23, track=names_of([(7, -5), (6, -5), (6, -4), (6, -3), "charleston"]), avoid=AVOID)
    takers = [seat(), seat(taken={"steel": 6})]
    state = position(USA, wood=company(track=wood, pool=0), seats=takers, turn=2, tokens={"detroit": "steel-wild"})
    notes = play(state, BuildTrack("leather", "detroit"))
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("wood", 6)]
    assert not state.over
    play(state, options(state)[0])
    assert state.over


def test_third_exhausted_company_in_the_last_round_changes_nothing() -> None:
    takers = [seat(taken={"steel": 6, "leather": 6, "cotton": 5})]
    state = position(USA, cotton=company(pool=0), seats=takers, turn=1, ending=True)
    play(state, TakeShare("cotton"))
    assert not state.over
    assert state.seat == 2
    play(state, first_build(state))
    assert state.over


def test_nothing_is_legal_after_the_end() -> None:
    state = one_share_left(3, 2)
    play(state, TakeShare("leather"))
    assert state.legal() == []
    assert state.ask is None
    with pytest.raises(k.IllegalMove):
        state.apply(USA.number(Pass()), k.Chance(1))


# --- passing --------------------------------------------------------------------------------------------------------

POOR = {"wood": 0, "steel": 0, "leather": 0, "cotton": 0}


def dead_end(people: int = 3, **parts: Any) -> k.State:
    """Nobody has influence; wood has no trains in the pool and no shares, the others cannot reach a city.

    Steel, leather and cotton stand with one train each where no city with a token is next to them.
    """
    game = mini(people)
    taken = game.setup.pool
    rest = {one: company(pool=1) for one in ("steel", "leather", "cotton")}
    rest["steel"] = company(track=["charleston", "atlanta"], pool=1)
    return position(
        game,
        wood=company(pool=0),
        seats=[seat(taken={"wood": taken}, influence=POOR), *(seat(influence=POOR) for _ in range(game.players - 1))],
        **rest,
        **parts,
    )


def test_forced_pass_when_nothing_is_possible() -> None:
    state = dead_end()
    assert options(state) == [Pass()]
    notes = play(state, Pass())
    assert happened(notes, Passed) == [Passed(0)]
    assert state.seat == 1
    assert table(state)["idle"] == 1


def test_whole_round_of_passes_ends_the_game() -> None:
    """M8: nothing would ever change."""
    state = dead_end()
    play(state, Pass())
    play(state, Pass())
    assert not state.over
    notes = play(state, Pass())
    assert happened(notes, EverybodyPassed, GameEnded) == [EverybodyPassed(), GameEnded()]
    assert state.over
    assert sorted(state.ranks) == [1, 2, 3]


def test_round_of_passes_may_begin_with_any_seat() -> None:
    state = dead_end(turn=1)
    for seat_number in (1, 2, 0):
        assert state.seat == seat_number
        play(state, Pass())
    assert state.over


def test_action_of_one_player_begins_the_count_anew() -> None:
    """The second seat can still pay for steel: after it three passes are needed again."""
    game = mini(3)
    state = position(
        game,
        wood=company(pool=0),
        steel=company(track=["charleston", "atlanta"], pool=1),
        leather=company(pool=1),
        cotton=company(pool=1),
        seats=[seat(taken={"wood": 6}, influence=POOR), seat(influence=POOR | {"steel": 1}), seat(influence=POOR)],
    )
    play(state, Pass())
    assert table(state)["idle"] == 1
    play(state, TakeShare("steel"))
    assert table(state)["idle"] == 0
    assert BuildTrack("steel", "memphis") in options(state)


def test_pass_is_refused_where_anything_can_be_done() -> None:
    state = dead_end()
    assert_refused(state, TakeShare("wood"))
    assert_refused(state, BuildTrack("steel", "memphis"))
    state = position(USA)
    assert_refused(state, Pass())


def test_passing_in_the_last_round() -> None:
    """The end comes with the round, not later."""
    game = mini(3)
    blocked = {
        "wood": company(pool=0),
        "steel": company(track=["charleston", "atlanta"], pool=1),
        "leather": company(pool=0),
        "cotton": company(pool=1),
    }
    state = position(
        game,
        seats=[seat(taken={"wood": 6, "leather": 6}, influence=POOR), seat(influence=POOR), seat(influence=POOR)],
        turn=1,
        ending=True,
        **blocked,
    )
    play(state, Pass())
    notes = play(state, Pass())
    assert state.over
    assert happened(notes, EverybodyPassed) == []
