"""The numbers of a report have known answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.arena.balance.analysis import (
    Estimate,
    GameRow,
    difference,
    explained,
    mean,
    sampled,
    share,
    skilled,
)
from kolejiste.arena.balance.course import Ended, Told
from kolejiste.arena.blocks import SheetLine
from kolejiste.core.balance import Fact, Kind, RoomBalance

GAME = k.load("ticket_to_ride_san_francisco").bind(2)


class Room(RoomBalance):
    """A room with one kind of things."""

    ends = {"last-round": "x"}  # noqa: RUF012
    kinds = (Kind("stones", "x", offered=True, met=True),)


def game(
    seed: int, scores: tuple[int, int], *, entrants: tuple[int, int] = (0, 1), again: int = 0, **told: Any
) -> GameRow:
    """A game that the higher score wins, with a line of ten points and one of the rest for each seat."""
    places = [1 + (one < other) for one, other in zip(scores, scores[::-1], strict=True)]
    course = {
        "points": [[0, 0, 0]],
        "moves": [5, 5],
        "turns": [2, 3],
        "actions": {},
        "events": {},
        "end": None,
        "facts": {},
    }
    return GameRow(
        seed=seed,
        again=again,
        scores=list(scores),
        places=places,
        won=[(place == 1) / places.count(1) for place in places],
        entrants=list(entrants),
        plies=10,
        sheets=[[SheetLine("rest", "{}", score - 10), SheetLine("ten", "{}", 10)] for score in scores],
        course=Told(**{**course, **told}),
    )


def lined(row: GameRow) -> GameRow:
    """With the points in what each line tells of itself, as a book has them."""
    sheets = [[SheetLine(one.line, f'{{"points":{one.points}}}', one.points) for one in sheet] for sheet in row.sheets]
    return GameRow(**{name: getattr(row, name) for name in row.__struct_fields__} | {"sheets": sheets})


def sample(*rows: GameRow) -> Any:
    return sampled([lined(row) for row in rows], Room(GAME))


def test_seats_scores_and_margins() -> None:
    found = sample(game(1, (30, 20)), game(2, (40, 10)), game(3, (25, 25)), game(4, (20, 50)))
    assert [one.value for one in found.seats] == [0.625, 0.375]
    assert (found.seats[0].low, found.seats[0].high) == (share([1, 1, 0.5, 0]).low, share([1, 1, 0.5, 0]).high)
    assert found.points.value == 27.5
    assert found.winners.value == (30 + 40 + 25 + 50) / 4
    assert found.margin.value == (10 + 30 + 0 + 30) / 4
    assert found.seat_points[0].value == 28.75
    assert found.shared.seeds == [3]
    assert (found.extremes["highest"].seeds, found.extremes["lowest"].seeds) == ([4], [2])
    assert sorted(found.scores) == [10, 20, 20, 25, 25, 30, 40, 50]


def test_the_parts_of_the_score_for_winners_and_others() -> None:
    rest, ten = sample(game(1, (30, 20)), game(2, (40, 10))).parts
    assert (rest.part, rest.all.value, rest.winners.value, rest.others.value) == ("rest", 15, 25, 5)
    assert (ten.part, ten.all.value, ten.winners.value, ten.others.value) == ("ten", 10, 10, 10)


def test_a_style_is_what_stands_out() -> None:
    (style,) = sample(game(1, (30, 20)), game(2, (40, 10))).styles  # the ten points are everybody's
    assert (style.part, style.share, style.won.value, style.points.value) == ("rest", 1.0, 0.5, 25)


def test_leads_and_the_moment_after_which_they_are_safe() -> None:
    """Seat 1 leads from ply 2, seat 0 from ply 7, and seat 0 wins."""
    points = [[0, 0, 0], [2, 0, 5], [7, 9, 5]]
    found = sample(*(game(seed, (30, 20), points=points) for seed in range(20)))
    assert found.lead_changes.value == 1
    by_part = {lead.part: lead.won.value for lead in found.leads}
    assert min(by_part) == 0.2  # before, nobody leads
    assert by_part[0.65] == 0
    assert by_part[0.7] == by_part[0.95] == 1
    assert found.safe == 0.7
    assert sample(*(game(seed, (30, 20), points=points[:2]) for seed in range(3))).safe is None


def test_who_brings_on_the_end() -> None:
    ended = [Ended(0, "last-round", 8), Ended(1, "last-round", 8), None, Ended(0, "last-round", 9)]
    found = sample(*(game(seed, (30, 20), end=end) for seed, end in enumerate(ended)))
    assert {tag: one.value for tag, one in found.ended.items()} == {"": 0.25, "last-round": 0.75}
    assert found.ender.value == pytest.approx(2 / 3)
    assert found.ender.of == 3


def test_things_offered_had_met_their_worth_and_the_change_of_wins() -> None:
    """Seat 0 has the stone in half of the games and wins only these; the other seat never has it."""
    rows = []
    for seed in range(40):
        has = seed % 2 == 0
        stone = {"offered": [1, 1], "had": [has, 0], "met": [has and seed % 4 == 0, 0], "points": [7 * has, 0]}
        facts = {"stones": {"opal": {what: [int(n) for n in each] for what, each in stone.items()}}}
        rows.append(game(seed, (30, 20) if has else (20, 30), facts=facts))
    (opal,) = sample(*rows).things["stones"]
    assert (opal.thing, opal.offered, opal.had.value, opal.times.value) == ("opal", 2.0, 0.25, 0.25)
    assert (opal.met.value, opal.met.of, opal.worth.value) == (0.5, 20, 7)
    assert opal.change.value == pytest.approx(1 - 20 / 60)
    assert 0.4 < opal.change.low < opal.change.value < opal.change.high < 0.85


def test_a_thing_that_hardly_anybody_has_tells_nothing_of_wins() -> None:
    facts = {"stones": {"opal": {"had": [1, 0]}}}
    (opal,) = sample(game(1, (30, 20), facts=facts), game(2, (30, 20))).things["stones"]
    assert opal.change is None
    assert opal.worth is None


def test_rare_events_come_with_their_seeds() -> None:
    rows = [game(seed, (30, 20), events={"usual": 3} | ({"odd": 1} if seed == 77 else {})) for seed in range(100)]
    (odd,) = sample(*rows).rare
    assert (odd.what, odd.games, odd.seeds) == ("odd", 1, [77])


def test_actions_that_nobody_took_are_named() -> None:
    played = {action.tag: [1, 0] for action in GAME.actions if action.tag != "pass"}
    assert sample(game(1, (30, 20), actions=played)).unplayed == ["pass"]


# --- skill and luck ---------------------------------------------------------------------------------------------------


def test_skill_is_the_share_of_the_stronger_among_the_weaker() -> None:
    blocks = [
        game(1, (30, 20)),
        game(1, (10, 40), entrants=(1, 0)),
        game(2, (30, 20)),
        game(2, (40, 10), entrants=(1, 0)),
    ]
    luck = [game(seed, (30 + again, 20), again=again) for seed in (1, 2) for again in (1, 2)]
    found = skilled(blocks, luck, 2)
    assert found.share is not None
    assert found.margin is not None
    assert (found.share.value, found.fair, found.share.of) == (0.75, 0.5, 4)
    assert found.margin.value == ((10 + 30) / 2 + (10 - 30) / 2) / 2
    assert found.within == pytest.approx(0.5**0.5)


@pytest.mark.parametrize("part", [0.0, 0.3, 0.8])
def test_the_part_of_the_deal_is_found_with_its_interval(part: float) -> None:
    chance = random.Random(1)
    deals = []
    for _ in range(200):
        dealt = chance.gauss(0, part**0.5)
        deals.append([dealt + chance.gauss(0, (1 - part) ** 0.5) for _ in range(4)])
    found = explained(deals)
    assert found.low <= part <= found.high
    assert found.value == pytest.approx(part, abs=0.08)
    assert explained([[1.0, 1.0], [2.0, 2.0]]).value == 1
    few = explained(deals[:4])
    assert few.high - few.low > 0.3  # four deals tell little


def test_a_difference_is_surer_where_both_are() -> None:
    one, other = Estimate(10, 9, 11, 50), Estimate(14, 11, 17, 50)
    found = difference(one, other)
    assert (found.value, found.low, found.high) == (4, 4 - 10**0.5, 4 + 10**0.5)
    assert mean([1.0, 3.0]).value == 2
    assert share([1.0, 0.0]).value == 0.5


def test_facts_are_plain() -> None:
    assert Fact("stones", "opal", "had", 1) == ("stones", "opal", "had", 1, 1)
