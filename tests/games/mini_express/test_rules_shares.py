"""Taking a share, and companies whose shares are exhausted."""

from __future__ import annotations

import pytest

from kolejiste.games.mini_express.actions import BuildTrack, GainInfluence, Pass, TakeShare, WhichAction
from kolejiste.games.mini_express.events import LastShareTaken, ShareTaken, SupplyEmpty
from tests.games.mini_express.positions import (
    COMPANIES,
    assert_refused,
    company,
    grown,
    happened,
    influence,
    mini,
    of,
    options,
    play,
    position,
    seat,
    shares,
)


@pytest.mark.parametrize("trains", [0, 1, 2, 3, 4, 5])
def test_share_costs_one_influence_for_each_train_in_the_pool(trains: int) -> None:
    state = position(mini(3), steel=company(pool=trains), seats=[seat(influence={"steel": 5})])
    notes = play(state, TakeShare("steel"))
    assert influence(state, 0)["steel"] == 5 - trains
    assert happened(notes, ShareTaken)[0].influence == trains
    assert shares(state, 0)["steel"] == 1
    assert of(state, "steel")["stock"] == 5


def test_share_is_free_when_the_pool_is_empty() -> None:
    state = position(mini(3), steel=company(pool=0), seats=[seat(influence={"steel": 0})])
    play(state, TakeShare("steel"))
    assert influence(state, 0)["steel"] == 0
    assert shares(state, 0)["steel"] == 1


@pytest.mark.parametrize(("own", "trains"), [(0, 1), (1, 2), (3, 4), (4, 5)])
def test_share_is_not_to_be_had_for_too_little_influence(own: int, trains: int) -> None:
    """Influence never falls below zero, and other companies' influence does not pay."""
    state = position(
        mini(3),
        steel=company(pool=trains),
        seats=[seat(influence={"steel": own, "wood": 9, "leather": 9, "cotton": 9})],
    )
    assert_refused(state, TakeShare("steel"))
    state = position(mini(3), steel=company(pool=trains), seats=[seat(influence={"steel": own + 1})])
    play(state, TakeShare("steel"))
    assert influence(state, 0)["steel"] == own + 1 - trains


def test_share_costs_only_the_taker_influence() -> None:
    state = position(mini(3), steel=company(pool=1), seats=[seat(), seat(influence={"steel": 4})])
    play(state, TakeShare("steel"))
    assert [influence(state, n)["steel"] for n in range(3)] == [0, 4, 1]
    assert all(influence(state, 0)[one] == 1 for one in COMPANIES if one != "steel")


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5), (5, 5)])
def test_three_trains_into_the_pool_but_never_more_than_five(before: int, after: int) -> None:
    state = position(mini(3), steel=company(pool=before), seats=[seat(influence={"steel": 5})])
    supply = of(state, "steel")["supply"]
    notes = play(state, TakeShare("steel"))
    assert of(state, "steel")["pool"] == after
    assert of(state, "steel")["supply"] == supply - (after - before)
    assert happened(notes, ShareTaken) == [ShareTaken(0, "steel", before, after - before)]


def test_share_brings_no_length_and_touches_no_other_company() -> None:
    state = position(mini(3), steel=company(pool=1))
    before = {one: of(state, one) for one in COMPANIES}
    play(state, TakeShare("steel"))
    assert of(state, "steel")["length"] == before["steel"]["length"]
    assert all(of(state, one) == before[one] for one in COMPANIES if one != "steel")


def test_as_many_trains_as_the_supply_has() -> None:
    """Two are left where three should come: two come, and the company is exhausted at once."""
    track = grown(mini(3), "steel", 20, avoid=["louisville"])
    state = position(mini(3), steel=company(track=track, pool=2), seats=[seat(influence={"steel": 3})])
    assert of(state, "steel")["supply"] == 2
    notes = play(state, TakeShare("steel"))
    assert (of(state, "steel")["pool"], of(state, "steel")["supply"], of(state, "steel")["stock"]) == (4, 0, 0)
    assert happened(notes, ShareTaken, SupplyEmpty) == [ShareTaken(0, "steel", 2, 2), SupplyEmpty("steel", 5)]
    assert shares(state, 0)["steel"] == 1


def test_last_train_out_of_the_supply_exhausts_the_company_though_three_came() -> None:
    track = grown(mini(3), "steel", 20, avoid=["louisville"])
    state = position(mini(3), steel=company(track=track, pool=1), seats=[seat(influence={"steel": 3})])
    notes = play(state, TakeShare("steel"))
    assert (of(state, "steel")["pool"], of(state, "steel")["supply"], of(state, "steel")["stock"]) == (4, 0, 0)
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("steel", 5)]


def test_one_train_left_in_the_supply_exhausts_nothing() -> None:
    track = grown(mini(3), "steel", 19, avoid=["louisville"])
    state = position(mini(3), steel=company(track=track, pool=1), seats=[seat(influence={"steel": 3})])
    notes = play(state, TakeShare("steel"))
    assert (of(state, "steel")["pool"], of(state, "steel")["supply"], of(state, "steel")["stock"]) == (4, 1, 5)
    assert happened(notes, SupplyEmpty, LastShareTaken) == []


def test_share_pool_is_exhausted_by_the_last_share() -> None:
    state = position(mini(3), steel=company(pool=0), seats=[seat(), seat(taken={"steel": 3}), seat(taken={"steel": 2})])
    assert of(state, "steel")["stock"] == 1
    notes = play(state, TakeShare("steel"))
    assert of(state, "steel")["stock"] == 0
    assert happened(notes, LastShareTaken, SupplyEmpty) == [LastShareTaken("steel")]
    assert not state.over
    assert (of(state, "steel")["pool"], of(state, "steel")["supply"]) == (3, 21)


def test_exhausted_company_gives_no_more_shares_but_may_still_build() -> None:
    """While it has trains in its pool."""
    gone = [seat(influence={"steel": 9}), seat(taken={"steel": 6})]
    state = position(mini(3), steel=company(pool=3), seats=gone)
    assert_refused(state, TakeShare("steel"))
    assert BuildTrack("steel", "charleston") in options(state)
    play(state, BuildTrack("steel", "charleston"))
    state = position(mini(3), steel=company(pool=0), seats=gone)
    assert not [one for one in options(state) if one.company == "steel"]


def test_company_exhausted_by_its_supply_may_still_build() -> None:
    track = grown(mini(3), "steel", 20, avoid=["louisville"])
    state = position(mini(3), steel=company(track=track, pool=4, stock=0))
    assert of(state, "steel")["supply"] == 0
    assert_refused(state, TakeShare("steel"))
    play(state, BuildTrack("steel", "louisville"))
    assert "louisville" in of(state, "steel")["track"]


def test_one_action_a_turn() -> None:
    """A share or a track, then the next player."""
    state = position(mini(3), steel=company(pool=1))
    play(state, TakeShare("steel"))
    assert (state.seat, state.ask) == (1, WhichAction(False))
    play(state, BuildTrack("steel", "charleston"))
    assert state.seat == 2
    play(state, BuildTrack("leather", "detroit"))
    assert state.seat == 0


def test_nobody_may_pass_while_anything_is_possible() -> None:
    """A share or a track: one of the two must be done."""
    state = position(mini(3))
    assert_refused(state, Pass())
    assert_refused(state, GainInfluence("wood"))
    empty = {one: company(pool=0) for one in COMPANIES}
    state = position(mini(3), **empty)
    assert options(state) == [TakeShare(one) for one in COMPANIES]
    full = {one: company(pool=5) for one in COMPANIES}
    state = position(mini(3), **full)
    assert options(state, TakeShare) == []
    assert len(options(state, BuildTrack)) == len(options(state)) > 0
