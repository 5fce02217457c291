"""What is noted of every game: points, ends, and what rooms tell of their things, for every title and its words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import kolejiste as k
from kolejiste.arena.balance.course import Course, Told
from kolejiste.arena.match import play
from kolejiste.arena.measures import Watch
from kolejiste.core.balance import RoomBalance, room_balance
from kolejiste.core.text import LANGUAGES
from tests.packages import Site, site

__all__ = ["site"]


def told(game: k.Game, bots: list[str], seed: int) -> tuple[Told, k.State]:
    watch = Watch(game, [Course])
    state = play(game, bots, seed, watch=watch)
    found: dict[str, Any] = watch.end(state)
    return found["Course"], state


@pytest.mark.parametrize("title", [title.id for title in k.titles()])
def test_the_course_of_a_game_fits_its_end(title: str) -> None:
    for seed in range(3):
        game = k.load(title).bind(max(2, k.load(title).seats[0]))
        course, state = told(game, ["random"] * game.people, seed)
        assert sum(course.moves) == state.ply
        assert sum(sum(each) for each in course.actions.values()) == state.ply
        assert all(0 < turns <= moves for turns, moves in zip(course.turns, course.moves, strict=True) if moves)
        assert [ply for ply, *_ in course.points] == sorted({ply for ply, *_ in course.points})
        assert all(len(points) == game.players + 1 for points in course.points)
        assert course.end is None or course.end.event in room_balance(game).ends


@pytest.mark.parametrize("title", [title.id for title in k.titles()])
def test_a_room_has_words_for_every_part_and_thing(title: str) -> None:
    """In every language, and for no two parts the same."""
    game = k.load(title).bind(max(2, k.load(title).seats[0]))
    rooms = {language: room_balance(game, language) for language in LANGUAGES}
    assert type(rooms["en"]) is not RoomBalance
    parts, kinds = set(), set()
    for seed in range(6):
        for bot in ("random", "planner") if seed < 2 else ("random",):
            course, state = told(game, [bot] * game.people, seed)
            for sheet in state.sheet():
                parts |= {rooms["en"].part(msgspec.to_builtins(line)) for line in sheet.lines}
            kinds |= set(course.facts)
            for kind, things in course.facts.items():
                for thing, facts in things.items():
                    assert set(facts) <= {"offered", "had", "met", "points"}
                    assert all(len(each) == game.players for each in facts.values())
                    for room in rooms.values():
                        assert room.thing_name(kind, thing)
    for room in rooms.values():
        assert len({room.part_name(part) for part in parts}) == len(parts) > 1
    assert kinds <= {kind.name for kind in rooms["en"].kinds}
    for language, room in rooms.items():
        say = game.words(language)
        assert all(kind.heading in say for kind in room.kinds)
        assert all(key in say for key in room.ends.values())


def test_tickets_are_offered_kept_and_met() -> None:
    game = k.load("ticket_to_ride_europe").bind(2)
    course, state = told(game, ["planner", "random"], 3)
    tickets = course.facts["tickets"]
    for sheet in state.sheet():
        met = {line.ticket for line in sheet.lines if line.tag == "ticket-met"}  # type: ignore[attr-defined]
        missed = {line.ticket for line in sheet.lines if line.tag == "ticket-missed"}  # type: ignore[attr-defined]
        assert {name for name, facts in tickets.items() if "had" in facts and facts["had"][sheet.seat]} == met | missed
        assert {name for name, facts in tickets.items() if "met" in facts and facts["met"][sheet.seat]} == met
    routes = course.facts["routes"]
    for sheet in state.sheet():
        line = next(line for line in sheet.lines if line.tag == "routes-scored")
        assert sum(facts["points"][sheet.seat] for facts in routes.values()) == line.points


def test_a_room_without_words_of_its_own_gets_the_common_report(site: Site) -> None:
    site.room("night_train")
    game = k.load("night_train").bind(2)
    room = room_balance(game)
    assert type(room) is RoomBalance
    course, state = told(game, ["random", "random"], 1)
    assert course.facts == {}
    assert room.part_name("some-line") == "some line"
    assert state.over
