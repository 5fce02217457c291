"""The chart of a game: its lines, its labels and its rows tell the points as they were."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from kolejiste.core.chance import Chance
from kolejiste.core.registry import Title, titles
from kolejiste.server.chart import HEIGHT, LABEL, WIDTH, Mark, chart, rows
from kolejiste.server.speech import bot_name, web_words


def drawn(points: Sequence[tuple[int, ...]], names: list[str], at: int | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(chart(points, names, "room-light", at=at))


def texts(svg: ElementTree.Element) -> list[tuple[float, float, str]]:
    return [(float(one.get("x", 0)), float(one.get("y", 0)), one.text or "") for one in svg.iter("text")]


def test_lines_have_the_colours_of_seats_and_the_names_at_their_ends() -> None:
    svg = drawn([(0, 0), (3, 0), (3, 5), (10, 5)], ["Ann", "Ben"])
    classes = [one.get("class") for one in svg.iter("path")]
    assert classes.count("seat-0") == classes.count("seat-1") == 1
    assert {"Ann 10", "Ben 5"} <= {words for _, _, words in texts(svg)}
    assert svg.findtext("title") == "Ann: 10, Ben: 5"


@pytest.mark.parametrize("language", ["cs", "sk", "en"])
def test_the_usual_bots_are_named_in_full(language: str) -> None:
    names = [f"{bot_name('planner', web_words(language))} {number}" for number in (1, 2)]
    said = {words for _, _, words in texts(drawn([(0, 0), (120, 98)], names))}
    assert {f"{names[0]} 120", f"{names[1]} 98"} <= said


@pytest.mark.parametrize("ends", [(0, 0, 0, 0, 0), (100, 99, 98, 97, 96), (1, 2, 200, 3, 4)])
def test_labels_do_not_touch_and_stay_inside(ends: tuple[int, ...]) -> None:
    names = ["Ann", "Bartholomew the Elder", "Eva", "Jan", "Ola"]
    svg = drawn([(0,) * 5, ends], names)
    labels = sorted((y, words) for _, y, words in texts(svg) if words.split()[0][:3] in {name[:3] for name in names})
    assert len(labels) == 5
    for (above, _), (below, _) in pairwise(labels):
        assert below - above >= LABEL - 0.1
    assert all(0 < y < HEIGHT for y, _ in labels)


def test_numbers_are_round_and_hold_negative_points() -> None:
    svg = drawn([(0, 0), (-7, 41)], ["Ann", "Ben"])
    values = [int(words) for x, _, words in texts(svg) if re.fullmatch(r"-?\d+", words) and x < 30]
    assert values == sorted(values)
    assert values[0] <= -7
    assert values[-1] >= 41
    assert len({after - before for before, after in pairwise(values)}) == 1
    assert 3 <= len(values) <= 8


def test_a_move_is_marked_where_its_points_are() -> None:
    points = [(0, 0), (2, 0), (2, 9), (4, 9), (4, 11)]
    svg = drawn(points, ["Ann", "Ben"], at=2)
    spots = [(float(one.get("cx", 0)), one.get("class")) for one in svg.iter("circle")]
    left, right = float(svg.get("data-left", 0)) * WIDTH, float(svg.get("data-right", 0)) * WIDTH
    assert [name for _, name in spots] == ["chart-spot seat-0", "chart-spot seat-1"]
    assert all(abs(x - (left + (right - left) * 2 / 4)) < 0.1 for x, _ in spots)


def test_rows_are_the_moves_that_changed_something_and_the_last() -> None:
    points = [(0, 0), (0, 0), (2, 0), (2, 0), (2, 3), (2, 3)]
    assert rows(points) == [(0, (0, 0)), (2, (2, 0)), (4, (2, 3)), (5, (2, 3))]


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_game_can_be_drawn(title: Title) -> None:
    game = title.bind(title.seats[1])
    chance, planner = Chance(2), game.planner()
    state = game.new(chance)
    points = [tuple(state.scores)]
    while not state.over:
        state.apply(planner.choose(state, state.legal(), chance), chance)
        points.append(tuple(state.scores))
    svg = drawn(points, list(game.names("en")), at=len(points) // 2)
    assert all(f"seat-{seat}" in {one.get("class") for one in svg.iter("path")} for seat in range(game.players))
    assert rows(points)[-1] == (len(points) - 1, tuple(state.scores))


def test_what_else_is_known_is_a_small_dot_and_a_mark_leads_somewhere() -> None:
    """Both at their own height, wherever the line of the seat is."""
    points, marks = [(50, 50), (60, 40), (100, 0)], [Mark(1, 1, 80.0, "2: pass", "/somewhere")]
    names = ["Ann", "Ben"]
    svg = ElementTree.fromstring(chart(points, names, "room-light", unit=" %", known=[(1, 0, 80.0)], marks=marks))
    heights = {dot.get("class"): dot.get("cy") for dot in svg.iter("circle")}
    assert heights["chart-known seat-0"] == heights["chart-spot seat-1"]
    assert "100 %" in [words for _, _, words in texts(svg)]
    assert [one.get("href") for one in svg.iter("a")] == ["/somewhere"]
