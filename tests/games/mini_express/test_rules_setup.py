"""Set-up and draft: three to five people, solo, two with the automa, two experienced people."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import (
    AutomaWaits,
    DraftShare,
    DraftShareForBoth,
    DraftTwoShares,
    WhichAction,
    WhichShareForBoth,
    WhichStartingShare,
    WhichTwoShares,
)
from kolejiste.games.mini_express.events import AutomaAims, AutomaCompany, AutomaDraws, ShareDrafted, SharesUnclaimed
from kolejiste.games.mini_express.game import MiniGame
from kolejiste.games.mini_express.state import MiniState
from tests.games.mini_express.positions import (
    COMPANIES,
    PICKS,
    assert_refused,
    by_company,
    experts,
    happened,
    influence,
    mini,
    of,
    options,
    play,
    position,
    printed,
    script,
    shares,
    started,
    table,
    view,
)
from tests.games.mini_express.reference import drafts

MODES = {"three": 3, "four": 4, "five": 5, "solo": 1, "duo": 2}
NUMBERS = {  # shares in the pool, set aside, left in the box
    "three": (6, 2, 1),
    "four": (6, 3, 0),
    "five": (6, 3, 0),
    "solo": (5, 2, 2),
    "duo": (6, 2, 1),
    "experts": (5, 2, 2),
}


def of_mode(mode: str, **options: Any) -> MiniGame:
    return experts(**options) if mode == "experts" else mini(MODES[mode], **options)


def dealt(mode: str, seed: int = 4, **options: Any) -> k.State:
    return of_mode(mode, **options).new(k.Chance(seed))


# --- the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", NUMBERS)
def test_shares_in_the_pool_and_set_aside(mode: str) -> None:
    """Of nine shares, each mode puts some into the pool and some aside; the rest stay in the box."""
    pool, aside, box = NUMBERS[mode]
    state = dealt(mode)
    assert by_company(state, "stock") == (pool,) * 4
    assert by_company(state, "aside") == (aside,) * 4
    assert pool + aside + box == 9
    assert all(not any(shares(state, seat).values()) for seat in range(state.game.players))


@pytest.mark.parametrize("mode", NUMBERS)
def test_trains_at_the_start_one_on_the_map_four_in_the_pool_twenty_in_the_supply(mode: str) -> None:
    state = dealt(mode)
    assert (by_company(state, "pool"), by_company(state, "supply")) == ((4,) * 4, (20,) * 4)
    assert all(of(state, one)["track"] == [] for one in COMPANIES)
    assert {one: state.game.box[f"train {one}"] for one in COMPANIES} == dict.fromkeys(COMPANIES, 25)


@pytest.mark.parametrize("mode", NUMBERS)
def test_track_length_begins_at_zero(mode: str) -> None:
    assert by_company(dealt(mode), "length") == (0,) * 4


@pytest.mark.parametrize(
    ("which", "starts"),
    [
        ("usa", {"leather": "erie", "wood": "baltimore", "steel": "wilmington", "cotton": "tallahassee"}),
        ("europe", {"leather": "barcelona", "wood": "warsaw", "steel": "london", "cotton": "belgrade"}),
    ],
)
def test_each_company_has_its_start_location(which: str, starts: dict[str, str]) -> None:
    land = mini(3, map=which).land
    assert {one: land.names[land.start_space[n]] for n, one in enumerate(COMPANIES)} == starts


@pytest.mark.parametrize("which", ["usa", "europe"])
def test_demand_token_in_every_city_and_none_on_start_locations(which: str) -> None:
    for seed in range(5):
        lie = table(dealt("three", seed, map=which))["tokens"]
        cities = [row["id"] for row in printed()["maps"][which]["cities"]]
        assert sorted(lie) == sorted(cities)
        assert len(lie) == 32
        assert Counter(lie.values()) == {"-".join(t["symbols"]): t["count"] for t in printed()["demand"]["tokens"]}


def test_demand_tokens_are_dealt_at_random() -> None:
    deals = {tuple(table(dealt("three", seed))["tokens"].values()) for seed in range(8)}
    assert len(deals) == 8


@pytest.mark.parametrize("mode", NUMBERS)
def test_influence_begins_at_one_in_every_company(mode: str) -> None:
    state = dealt(mode)
    for seat in range(state.game.players):
        assert influence(state, seat) == dict.fromkeys(COMPANIES, 1)


# --- the draft of three to five -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "order"), [(3, "012210"), (4, "01233210"), (5, "0123443210")])
def test_draft_goes_round_and_then_back(people: int, order: str) -> None:
    """The last to pick a first share is the first to pick a second one."""
    state = mini(people).new(k.Chance(1))
    seen = ""
    for number, pick in enumerate(PICKS[mini(people).mode]):
        assert state.ask == WhichStartingShare(number >= people)
        seen += str(state.seat)
        notes = play(state, DraftShare(pick))
        assert happened(notes, ShareDrafted) == [ShareDrafted(int(seen[-1]), pick, 1)]
    assert seen == order
    assert (state.ask, state.seat) == (WhichAction(False), 0)


def test_draft_two_companies_of_a_player_differ() -> None:
    state = mini(3).new(k.Chance(1))
    for pick in ("wood", "steel", "leather"):
        play(state, DraftShare(pick))
    assert_refused(state, DraftShare("leather"))
    assert [one.company for one in options(state)] == ["wood", "steel", "cotton"]


def test_draft_no_two_players_hold_the_same_two() -> None:
    """Whichever of the two was picked first."""
    state = mini(3).new(k.Chance(1))
    for pick in ("wood", "steel", "wood", "steel"):
        play(state, DraftShare(pick))
    assert_refused(state, DraftShare("wood"))
    play(state, DraftShare("leather"))
    assert_refused(state, DraftShare("steel"))
    assert [one.company for one in options(state)] == ["leather", "cotton"]


def test_draft_no_more_than_lie_aside() -> None:
    state = mini(3).new(k.Chance(1))
    play(state, DraftShare("wood"))
    play(state, DraftShare("wood"))
    assert_refused(state, DraftShare("wood"))
    state = mini(4).new(k.Chance(1))
    for _ in range(3):
        play(state, DraftShare("wood"))
    assert_refused(state, DraftShare("wood"))


@pytest.mark.parametrize(("people", "aside"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_draft_never_leaves_anybody_without_a_pick(people: int, aside: int) -> None:
    """M5: every sequence of picks the engine offers can be finished, and nothing else is left out."""
    from kolejiste.games.mini_express import drafting

    seen = set()

    def walk(made: tuple[int, ...]) -> None:
        key = (tuple(sorted(made[:people])), made[people:]) if people > 4 else made
        if len(made) == 2 * people or key in seen:
            return
        seen.add(key)
        packed = 0
        for place, one in enumerate(made):
            packed = drafting.packed(packed, place, one)
        offered = [one for one in range(4) if drafting.may_pick(people, aside, packed, len(made), one)]
        assert offered
        assert [COMPANIES[one] for one in offered] == list(drafts(people, aside, tuple(COMPANIES[n] for n in made)))
        for one in offered:
            walk((*made, one))

    walk(())


@pytest.mark.parametrize(
    ("people", "picks", "lengths"),
    [
        (3, PICKS["three"], (2, 2, 0, 0)),
        (3, ["wood", "wood", "steel", "leather", "leather", "steel"], (0, 0, 0, 4)),
        (4, PICKS["four"], (1, 1, 1, 1)),
        (4, ["wood", "wood", "wood", "steel", "leather", "cotton", "leather", "steel"], (0, 1, 1, 2)),
        (5, PICKS["five"], (0, 0, 2, 2)),
        (
            5,
            ["wood", "wood", "wood", "steel", "steel", "leather", "cotton", "cotton", "leather", "steel"],
            (0, 0, 2, 2),
        ),
    ],
)
def test_unclaimed_shares_move_the_length_markers(people: int, picks: list[str], lengths: tuple[int, ...]) -> None:
    """By two for each share with three and five players, by one with four."""
    state = mini(people).new(k.Chance(1))
    notes: list[k.Note] = []
    for pick in picks:
        notes += play(state, DraftShare(pick))
    assert by_company(state, "length") == lengths
    aside, step = NUMBERS[mini(people).mode][1], 1 if people == 4 else 2
    told = [SharesUnclaimed(one, aside - picks.count(one), n) for one, n in zip(COMPANIES, lengths, strict=True) if n]
    assert happened(notes, SharesUnclaimed) == told
    assert lengths == tuple(step * (aside - picks.count(one)) for one in COMPANIES)


@pytest.mark.parametrize("mode", NUMBERS)
def test_after_the_draft_nothing_lies_aside(mode: str) -> None:
    state = started(of_mode(mode))
    assert by_company(state, "aside") == (0,) * 4
    assert by_company(state, "stock") == (NUMBERS[mode][0],) * 4
    assert state.census() == state.game.box
    assert (state.seat, state.ask) == (0, WhichAction(False))


def test_draft_shares_belong_to_those_who_picked_them() -> None:
    state = started(mini(3))
    held = [{one for one, count in shares(state, seat).items() if count} for seat in range(3)]
    assert held == [{"wood", "cotton"}, {"steel", "leather"}, {"leather", "cotton"}]


def test_shares_are_open_to_everybody() -> None:
    state = started(mini(3))
    for eyes in (None, 0, 1, 2):
        assert [seat.shares for seat in view(state, eyes).table.seats] == [shares(state, n) for n in range(3)]


# --- two experienced players ----------------------------------------------------------------------------------------


def test_experts_draft_two_one_each_two_one_each() -> None:
    """Two for the first, one each, two for the second out of the other two, and the last company one each."""
    state = experts().new(k.Chance(1))
    assert (state.ask, state.seat) == (WhichTwoShares(), 0)
    assert options(state) == [DraftTwoShares(one) for one in COMPANIES]
    play(state, DraftTwoShares("leather"))
    assert (state.ask, state.seat) == (WhichShareForBoth(), 0)
    assert options(state) == [DraftShareForBoth(one) for one in ("wood", "steel", "cotton")]
    play(state, DraftShareForBoth("steel"))
    assert (state.ask, state.seat) == (WhichTwoShares(), 1)
    assert options(state) == [DraftTwoShares(one) for one in ("wood", "cotton")]
    play(state, DraftTwoShares("cotton"))
    assert shares(state, 0) == {"wood": 1, "steel": 1, "leather": 2, "cotton": 0}
    assert shares(state, 1) == {"wood": 1, "steel": 1, "leather": 0, "cotton": 2}
    assert (state.ask, state.seat) == (WhichAction(False), 0)


def test_experts_no_length_marker_moves_at_the_set_up() -> None:
    assert by_company(started(experts()), "length") == (0,) * 4


# --- solo -----------------------------------------------------------------------------------------------------------


def test_solo_player_picks_two_different_companies_and_begins() -> None:
    state = mini(1).new(k.Chance(1))
    assert options(state) == [DraftShare(one) for one in COMPANIES]
    play(state, DraftShare("leather"))
    assert state.seat == 0
    assert_refused(state, DraftShare("leather"))
    play(state, DraftShare("wood"), "1-2", "2-3")
    assert state.ask == WhichAction(False)


def test_solo_automas_shares_come_by_two_tokens_that_move_its_company_marker() -> None:
    """From wood on; the city marker stays off the map."""
    state = mini(1).new(k.Chance(1))
    play(state, DraftShare("leather"))
    notes = play(state, DraftShare("wood"), "2-3", "3-1")
    assert shares(state, 1) == {"wood": 0, "steel": 1, "leather": 1, "cotton": 0}
    assert table(state)["automa"]["company"] == "steel"
    assert table(state)["automa"]["city"] is None
    moved = [AutomaDraws(2, 3), AutomaCompany(2, "leather"), AutomaDraws(3, 1), AutomaCompany(3, "steel")]
    assert happened(notes, AutomaDraws, AutomaCompany) == moved
    assert happened(notes, AutomaAims) == []


def test_solo_company_marker_goes_from_cotton_to_wood() -> None:
    state = mini(1).new(k.Chance(1))
    play(state, DraftShare("leather"))
    play(state, DraftShare("steel"), "3-2", "1-2")
    assert shares(state, 1) == {"wood": 1, "steel": 0, "leather": 0, "cotton": 1}


def test_solo_refresh_tokens_join_the_bag_after_the_set_up_and_drawn_ones_stay_out() -> None:
    """The two tokens of the set-up are drawn from twelve; fourteen less two are in the bag when play begins."""
    state = mini(1).new(k.Chance(1))
    assert sum(table(state)["automa"]["bag"].values()) == 12
    assert "refresh" not in table(state)["automa"]["bag"]
    play(state, DraftShare("leather"))
    play(state, DraftShare("steel"), "3-2", "1-1")
    bag = table(state)["automa"]["bag"]
    assert sum(bag.values()) == 12
    assert bag["refresh"] == 2
    assert bag["3-2"] == 1
    assert "1-1" not in bag


def test_solo_no_length_marker_moves_at_the_set_up() -> None:
    assert by_company(started(mini(1)), "length") == (0,) * 4


@pytest.mark.parametrize("people", [1, 2])
def test_every_token_in_the_bag_can_be_drawn(people: int) -> None:
    """The last one as well as the first: a fraction of almost one draws a refresh token."""
    state = started(mini(people))
    assert isinstance(state, MiniState)
    assert state.bag.size == sum(state.bag.counts) == sum(table(state)["automa"]["bag"].values())
    state.bag = state.bag.clone()
    drawn = {k.Chance(seed).draw(state.bag.clone()) for seed in range(400)}
    assert drawn == {number for number, count in enumerate(state.bag.counts) if count}


def test_solo_refresh_token_cannot_come_in_the_set_up() -> None:
    state = mini(1).new(k.Chance(1))
    play(state, DraftShare("leather"))
    with pytest.raises(k.BadRecord):
        state.apply(mini(1).number(DraftShare("steel")), script(mini(1), "refresh"))


# --- two with the automa --------------------------------------------------------------------------------------------


def test_duo_automa_gets_what_the_players_left() -> None:
    state = mini(2).new(k.Chance(1))
    order = ""
    for pick in ("wood", "wood", "leather", "cotton"):
        order += str(state.seat)
        play(state, DraftShare(pick))
    assert order == "0110"
    assert shares(state, 0) == {"wood": 1, "steel": 0, "leather": 0, "cotton": 1}
    assert shares(state, 1) == {"wood": 1, "steel": 0, "leather": 1, "cotton": 0}
    assert shares(state, 2) == {"wood": 0, "steel": 2, "leather": 1, "cotton": 1}
    assert by_company(state, "length") == (0,) * 4


def test_duo_players_hold_different_pairs() -> None:
    state = mini(2).new(k.Chance(1))
    for pick in ("wood", "leather", "wood"):
        play(state, DraftShare(pick))
    assert_refused(state, DraftShare("leather"))


def test_duo_markers_begin_at_wood_and_off_the_map_and_the_bag_is_full() -> None:
    """M17: the refresh tokens are in the bag here, too."""
    state = started(mini(2))
    assert table(state)["automa"]["company"] == "wood"
    assert table(state)["automa"]["city"] is None
    assert sum(table(state)["automa"]["bag"].values()) == 14
    assert table(state)["automa"]["bag"]["refresh"] == 2


def test_automa_sits_last() -> None:
    """M27: after everybody."""
    for people in (1, 2):
        state = position(mini(people), turn=people, phase="automa")
        assert state.ask == AutomaWaits()
        assert state.game.players == people + 1
