"""The statistics of a match have known answers."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import sqrt

import pytest

from kolejiste.arena.match import AUTOMA, Outcome, Setting
from kolejiste.arena.simulate import interval, summarise, wilson

SF = Setting("ticket_to_ride_san_francisco", 2)


def outcome(
    seed: int, first: int, scores: tuple[int, int], places: tuple[int, int] | None = None, plies: int = 10
) -> Outcome:
    """A game of two entrants in which this one sat first; the better score wins unless places are given."""
    entrants = (first, 1 - first)
    placed = (1 + (scores[0] < scores[1]), 1 + (scores[1] < scores[0]))
    return Outcome(seed, tuple("ab"[one] for one in entrants), entrants, scores, places or placed, plies)


# Two deals, each played from both seats. a scores 30, 20, 50, 10 and wins the first, half of the second, the third.
MATCH = [
    outcome(7, 0, (30, 10), plies=100),
    outcome(7, 1, (20, 20), plies=80),
    outcome(8, 0, (50, 40), plies=90),
    outcome(8, 1, (60, 10), plies=130),
]


def test_wins_shares_means_and_lengths() -> None:
    found = summarise(SF, ["a", "b"], 7, MATCH, 2.0)
    a, b = found.entrants
    assert (a.bot, b.bot) == ("a", "b")
    assert (a.wins, b.wins) == (2.5, 1.5)  # a shared victory counts half
    assert (a.share, b.share) == (0.625, 0.375)
    assert (a.mean, b.mean) == (27.5, 32.5)
    assert a.deviation == pytest.approx(sqrt((2.5**2 + 7.5**2 + 22.5**2 + 17.5**2) / 3))
    assert (a.least, a.quartiles, a.most) == (10, (17.5, 25.0, 35.0), 50)
    assert (b.least, b.quartiles, b.most) == (10, (17.5, 30.0, 45.0), 60)
    assert (found.games, found.deals, found.first_seed) == (4, 2, 7)
    assert (found.seconds, found.games_per_second) == (2.0, 2.0)
    assert (found.plies_mean, found.plies_least, found.plies_most) == (100.0, 80, 130)
    assert found.scores == {10: 2, 20: 2, 30: 1, 40: 1, 50: 1, 60: 1}


def test_the_interval_of_an_entrant_is_over_its_deals() -> None:
    a, b = summarise(SF, ["a", "b"], 7, MATCH, 1.0).entrants
    assert (a.low, a.high) == interval([[1.0, 0.5], [1.0, 0.0]])
    assert (b.low, b.high) == interval([[0.0, 0.5], [0.0, 1.0]])
    assert (b.low, b.high) == pytest.approx((1 - a.high, 1 - a.low))


def test_the_order_of_the_games_does_not_matter() -> None:
    turned = [MATCH[place] for place in (3, 0, 2, 1)]
    assert summarise(SF, ["a", "b"], 7, turned, 1.0) == summarise(SF, ["a", "b"], 7, MATCH, 1.0)


def test_places_decide_and_not_scores() -> None:
    """A tie that the rules break is a whole victory."""
    broken = [outcome(1, 0, (40, 40), places=(2, 1)), outcome(2, 0, (40, 40), places=(1, 2))]
    a, b = summarise(SF, ["a", "b"], 1, [broken[0]] * 3 + [broken[1]], 1.0).entrants
    assert (a.wins, b.wins) == (1.0, 3.0)


def test_an_automa_is_an_entrant() -> None:
    setting = Setting("mini_express", 1)
    game = Outcome(5, ("planner", AUTOMA), (0, 1), (12, 30), (2, 1), 50)
    person, automa = summarise(setting, ["planner"], 5, [game], 1.0).entrants
    assert (automa.bot, automa.wins, automa.mean) == (AUTOMA, 1.0, 30.0)
    assert (person.wins, person.deviation, person.quartiles) == (0.0, 0.0, (12.0, 12.0, 12.0))


# --- intervals --------------------------------------------------------------------------------------------------------


def test_wilson_agrees_with_published_values() -> None:
    """R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15 / 148, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1 / 29, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_one_game_a_deal_is_nearly_wilsons_interval_of_the_games() -> None:
    games = [[1.0]] * 60 + [[0.0]] * 40
    assert interval(games) == pytest.approx(wilson(0.6, 100**2 / 101))
    assert interval(games) == pytest.approx(wilson(0.6, 100), abs=0.001)


def test_games_of_a_deal_that_end_alike_count_as_one() -> None:
    once = [[1.0]] * 6 + [[0.0]] * 4
    assert interval([won * 4 for won in once]) == pytest.approx(interval(once))


def test_deals_that_are_shared_evenly_tell_more_than_their_games() -> None:
    low, high = interval([[1.0, 0.0]] * 50)
    assert (low, high) == pytest.approx(wilson(0.5, 50**2))
    assert high - low < (wilson(0.5, 100)[1] - wilson(0.5, 100)[0]) / 4


def test_who_wins_everything_has_proven_so_many_deals() -> None:
    assert interval([[1.0, 1.0]] * 10) == wilson(1.0, 10)
    assert interval([[0.0, 0.0, 0.0]] * 10) == wilson(0.0, 10)


def test_one_deal_is_one_observation() -> None:
    assert interval([[1.0, 1.0, 0.0]]) == pytest.approx(wilson(2 / 3, 1))


def test_a_last_deal_that_is_not_played_from_all_seats_weighs_less() -> None:
    """Five games of three deals: shares 1, 1/2 and 0 weigh 2, 2 and 1 games; worked out by hand."""
    share, size = 3 / 5, 5 / 3
    differ = ((2 - 2 * share) / size) ** 2 + ((1 - 2 * share) / size) ** 2 + ((0 - share) / size) ** 2
    expected = wilson(share, 9 * share * (1 - share) / (differ + share * (1 - share)))
    assert interval([[1.0, 1.0], [1.0, 0.0], [0.0]]) == pytest.approx(expected)


def independent(dice: random.Random, share: float) -> list[float]:
    return [float(dice.random() < share) for _ in range(2)]


def alike(dice: random.Random, share: float) -> list[float]:
    return [float(dice.random() < share)] * 2


def mostly_shared(dice: random.Random, share: float) -> list[float]:
    """In four of five deals the cards decide, so that both win from the better seat."""
    return [1.0, 0.0] if dice.random() < 0.8 else alike(dice, (share - 0.4) / 0.2)


@pytest.mark.parametrize("deal", [independent, alike, mostly_shared])
@pytest.mark.parametrize("deals", [10, 60])
def test_nineteen_of_twenty_intervals_hold_the_truth(deal: Callable[..., list[float]], deals: int) -> None:
    dice, share, tries = random.Random(3), 0.55, 1500
    held = 0
    for _ in range(tries):
        low, high = interval([deal(dice, share) for _ in range(deals)])
        held += low <= share <= high
    assert 0.93 <= held / tries <= 1
    if deals == 60:  # and they are not wider than they must be
        assert held / tries <= 0.98
