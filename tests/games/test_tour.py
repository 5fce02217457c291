"""The guided first game of every title: words for its goals and for every question, in three languages, and short."""

from __future__ import annotations

import pytest

from kolejiste.core.registry import load, titles
from kolejiste.core.text import LANGUAGES
from kolejiste.server.tour import GOALS, goals, tour_words
from tests.core.test_text import messages

LONGEST = 230  # letters that a bubble holds on a phone
NOT_FOR_PEOPLE = {"automa-waits"}

each_title = pytest.mark.parametrize("title", [title.id for title in titles()])
each_language = pytest.mark.parametrize("language", LANGUAGES)


def questions(title: str) -> set[str]:
    """The tags of all questions that a person may be asked in this title."""
    spoken = load(title).bind().words("en")
    return {key.removeprefix("ask-") for key in spoken.keys if key.startswith("ask-")} - NOT_FOR_PEOPLE


@each_title
@each_language
def test_every_question_is_explained(title: str, language: str) -> None:
    say = tour_words(load(title), language)
    assert not {tag for tag in questions(title) if f"tour-{tag}" not in say}


@each_title
@each_language
def test_a_tour_begins_with_the_goal_and_some_parts(title: str, language: str) -> None:
    told = goals(load(title), language)
    assert 2 <= len(told) <= 4
    assert told[0].role == "map"
    assert [goal.role for goal in told] == [role for role in GOALS if role in {goal.role for goal in told}]


@each_title
def test_goals_speak_of_parts_that_are_drawn(title: str) -> None:
    game = load(title).bind(max(2, load(title).seats[0]))
    state = load(title).new(game.people, 1)
    drawn = {part.role for part in game.parts(state.view(0))} | {"turn"}
    assert {goal.role for goal in goals(load(title), "en")} <= drawn


@each_title
@each_language
def test_the_words_are_few(title: str, language: str) -> None:
    for folder in load(title).folders("tour"):
        say = tour_words(load(title), language)
        for key in messages(folder, language):
            assert len(say(key)) <= LONGEST, key
            assert say(key).endswith((".", "?", "!")), key


@each_title
def test_three_languages_say_the_same_and_nothing_idle(title: str) -> None:
    known = {f"tour-{tag}" for one in titles() if one.engine == load(title).engine for tag in questions(one.id)}
    known |= {f"tour-goal-{role}" for role in GOALS}
    for folder in load(title).folders("tour"):
        english = messages(folder, "en")
        assert set(english) <= known
        for language in LANGUAGES:
            assert messages(folder, language) == english
