"""Every title passes the conformance kit, for every number of seats and every option: 200 games of each, in parts."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.testing import check_game

GAMES, PARTS = 200, 8  # games of a setting, and in how many runs; `make soak` plays more
Setting = tuple[str, int, dict[str, Any]]


def settings() -> list[Setting]:
    return [(title.id, players, options) for title in k.titles() for players, options in title.settings()]


def name(setting: Setting) -> str:
    title, players, options = setting
    return "-".join([title, str(players), *(str(value) for value in options.values())])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("title", "players", "options"), [pytest.param(*one, id=name(one)) for one in settings()])
def test_conformance(title: str, players: int, options: dict[str, Any], part: int) -> None:
    games = GAMES // PARTS
    found = check_game(k.load(title).bind(players, **options), games=games, seed=10_000 + part * games, closely=0.7)
    assert found.games == games
    assert found.closely >= games // 2
    assert found.samples >= games * 3 // 2
    assert found.illegal_tried > 7 * games
    assert found.twin_plies > 1.5 * games or not found.twins
