"""The final reckoning: rank in influence, the column of the table, zero influence, ties and tie-breaks."""

from __future__ import annotations

from typing import Any, cast

import pytest

import kolejiste as k
from kolejiste.games.mini_express.scoring import CompanyShares
from tests.games.mini_express.positions import (
    COMPANIES,
    company,
    experts,
    line,
    mini,
    of,
    position,
    printed,
    seat,
    shares,
)

VALUES = printed()["values"]
# Four people who hold each company's share, in the order of `PICKS["four"]`.
FOUR = mini(4)
TRACK = line(FOUR, "erie", "detroit", "chicago", "omaha", "denver")


def values(game: Any, company_name: str, swayed: list[int], track: list[str] = TRACK) -> list[int]:
    """What a leather share is worth to each seat with this influence."""
    seats = [seat(influence={company_name: one}) for one in swayed]
    state = position(game, leather=company(track=track), seats=seats)
    return [line_of(state, number, company_name).value for number in range(game.players)]


def line_of(state: k.State, number: int, name: str) -> CompanyShares:
    lines = cast(list[CompanyShares], list(state.sheet()[number].lines))
    return next(one for one in lines if one.company == name)


def columns(swayed: list[int], game: Any = FOUR) -> str:
    """The columns that influence like this gives: 1, 2, - for the others, 0 for nothing."""
    length = of(position(game, leather=company(track=TRACK)), "leather")["length"]
    table = {
        VALUES["first"][length]: "1",
        VALUES["second"][length]: "2",
        VALUES["other"][length]: "-",
        0: "0",
    }
    assert len(table) == 4
    return "".join(table[value] for value in values(game, "leather", swayed))


@pytest.mark.parametrize(
    ("swayed", "expected"),
    [
        ([4, 3, 2, 1], "12--"),
        ([1, 2, 3, 4], "--21"),
        ([4, 4, 3, 2], "11--"),  # a tie for the first place leaves the second out
        ([4, 3, 3, 2], "122-"),  # a tie for the second place
        ([4, 3, 3, 3], "1222"),
        ([4, 4, 4, 2], "111-"),
        ([4, 4, 3, 3], "11--"),
        ([5, 5, 5, 5], "1111"),
        ([4, 3, 2, 2], "12--"),
    ],
)
def test_rank_by_influence_with_all_ties(swayed: list[int], expected: str) -> None:
    assert columns(swayed) == expected


@pytest.mark.parametrize(
    ("swayed", "expected"),
    [([2, 0, 0, 0], "1000"), ([0, 0, 0, 0], "0000"), ([3, 1, 0, 1], "1202"), ([1, 1, 0, 0], "1100")],
)
def test_share_without_influence_is_worth_nothing(swayed: list[int], expected: str) -> None:
    """M28: and whoever has none takes no place from the others."""
    assert columns(swayed) == expected


def test_fifth_place_is_one_of_the_others() -> None:
    assert columns([5, 4, 3, 2, 1], mini(5)) == "12---"


def test_value_by_length_from_zero_to_fifteen() -> None:
    """The row of the length marker, in each column."""
    assert all(len(VALUES[column]) == 16 for column in ("first", "second", "other"))
    stops = ["erie", "detroit", "chicago", "duluth", "omaha", "denver", "santa-fe"]
    for number in range(1, len(stops) + 1):
        track = line(FOUR, *stops[:number])
        state = position(FOUR, leather=company(track=track, pool=1))
        length = of(state, "leather")["length"]
        assert values(FOUR, "leather", [4, 3, 2, 1], track)[:3] == [
            VALUES[column][length] for column in ("first", "second", "other")
        ]


def test_points_are_shares_times_value_and_the_sheet_shows_each_part() -> None:
    state = position(
        FOUR,
        leather=company(track=TRACK),
        seats=[seat(taken={"leather": 2}, influence={"leather": 5, "wood": 0}), seat(influence={"wood": 2})],
    )
    for number in range(4):
        sheet = state.sheet()[number]
        assert [one.company for one in cast(list[CompanyShares], list(sheet.lines))] == list(COMPANIES)
        for one in cast(list[CompanyShares], list(sheet.lines)):
            assert one.shares == shares(state, number)[one.company]
            assert one.length == of(state, one.company)["length"]
            assert one.points == one.shares * one.value
        assert sheet.total == sum(one.points for one in sheet.lines) == state.scores[number]
    mine = line_of(state, 0, "leather")
    length = of(state, "leather")["length"]
    assert (mine.rank, mine.influence, mine.shares, mine.why) == (1, 5, 2 + shares_drafted(0, "leather"), "first")
    assert mine.value == VALUES["first"][length]
    assert line_of(state, 0, "wood").why == "none"
    assert line_of(state, 0, "wood").points == 0


def shares_drafted(number: int, name: str) -> int:
    return shares(position(FOUR), number)[name]


def test_shares_are_the_only_source_of_points() -> None:
    """No shares in a company, no points from it, whatever the influence."""
    state = position(FOUR, seats=[seat(influence=dict.fromkeys(COMPANIES, 9))])
    for name in COMPANIES:
        if not shares(state, 0)[name]:
            assert line_of(state, 0, name).points == 0


# --- who wins -------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    state = position(FOUR, seats=[seat(), seat(), seat(influence=dict.fromkeys(COMPANIES, 5))])
    assert state.scores[2] == max(state.scores)
    assert state.winners == [2]
    assert state.ranks[2] == 1


def test_tie_goes_to_the_one_with_fewer_shares() -> None:
    """Shares without influence count as shares held."""
    taken = {"steel": 1, "leather": 1}
    swayed = [
        seat(taken=taken, influence=dict.fromkeys(COMPANIES, 0)),
        *(seat(influence=dict.fromkeys(COMPANIES, 0)),) * 3,
    ]
    state = position(FOUR, seats=swayed)
    assert state.scores == [0, 0, 0, 0]
    assert state.winners == [1]
    assert state.ranks == [4, 1, 2, 3]


def test_tie_in_points_and_shares_goes_to_the_nearest_in_order_of_play_from_the_starting_player() -> None:
    state = position(FOUR, seats=[seat(influence=dict.fromkeys(COMPANIES, 0))] * 4)
    assert state.scores == [0, 0, 0, 0]
    assert state.ranks == [1, 2, 3, 4]
    assert state.winners == [0]


def test_experts_tie_goes_to_fewer_shares_and_then_to_the_starting_player() -> None:
    none = dict.fromkeys(COMPANIES, 0)
    state = position(experts(), seats=[seat(influence=none)] * 2)
    assert state.winners == [0]
    state = position(experts(), seats=[seat(taken={"wood": 1}, influence=none), seat(influence=none)])
    assert state.winners == [1]


def test_solo_tie_goes_to_the_automa() -> None:
    """Whatever the numbers of shares."""
    none = dict.fromkeys(COMPANIES, 0)
    state = position(mini(1), seats=[seat(influence=none), seat(influence=none)])
    assert state.winners == [1]
    state = position(mini(1), seats=[seat(influence=none), seat(taken={"wood": 2}, influence=none)])
    assert state.winners == [1]
    assert state.ranks == [2, 1]


def test_duo_automa_is_a_third_player_with_all_columns_and_common_tie_breaks() -> None:
    """M27."""
    duo = mini(2)
    for swayed, expected in (
        ([3, 2, 1], "12-"),
        ([1, 2, 3], "-21"),
        ([2, 2, 1], "11-"),
        ([3, 1, 1], "122"),
        ([0, 1, 0], "010"),
    ):
        assert columns(swayed, duo) == expected
    none = dict.fromkeys(COMPANIES, 0)
    state = position(duo, seats=[seat(influence=none)] * 3)
    assert sum(shares(state, 2).values()) > sum(shares(state, 0).values())
    assert state.winners == [0]
    state = position(
        duo,
        seats=[seat(taken={"wood": 4}, influence=none), seat(taken={"steel": 4}, influence=none), seat(influence=none)],
    )
    assert state.winners == [2]


# --- two columns ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("swayed", "expected"),
    [([3, 2], "2-"), ([2, 3], "-2"), ([2, 2], "22"), ([0, 0], "00"), ([1, 0], "20"), ([0, 1], "02")],
)
def test_experts_and_solo_do_without_the_first_column(swayed: list[int], expected: str) -> None:
    """More influence the second column, less the column of the others, and a tie the second for both."""
    assert columns(swayed, experts()) == expected
    assert columns(swayed, mini(1)) == expected


# --- difficulties ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "swayed", "expected"),
    [
        ("passenger", [3, 1], "2-"),
        ("tourist", [3, 1], "2-"),
        ("trainspotter", [3, 1], "0-"),
        ("trainspotter", [4, 1], "2-"),
        ("trainspotter", [4, 5], "-2"),
        ("trainspotter", [5, 3], "2-"),
        ("conductor", [3, 1], "0-"),
        ("conductor", [4, 5], "02"),
        ("conductor", [5, 5], "22"),
        ("conductor", [6, 5], "2-"),
        ("railwayman", [4, 5], "02"),
        ("railwayman", [3, 2], "0-"),
        ("railwayman", [6, 5], "2-"),
        ("railwayman", [0, 0], "00"),
    ],
)
def test_little_influence_scores_nothing_from_trainspotter_and_less_than_the_automas_from_conductor(
    difficulty: str, swayed: list[int], expected: str
) -> None:
    """The automa's own shares never suffer from these."""
    assert columns(swayed, mini(1, difficulty=difficulty)) == expected


def test_sheet_says_why_a_share_is_worth_nothing() -> None:
    reasons = []
    for swayed in ([0, 1], [3, 1], [4, 6], [7, 6], [6, 6]):
        state = position(mini(1, difficulty="conductor"), seats=[seat(influence={"leather": one}) for one in swayed])
        reasons.append((line_of(state, 0, "leather").why, line_of(state, 1, "leather").why))
    assert reasons == [
        ("none", "second"),
        ("little", "other"),
        ("behind", "second"),
        ("second", "other"),
        ("second", "second"),
    ]
