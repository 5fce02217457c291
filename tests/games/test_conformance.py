"""Every title passes the conformance kit, for every number of seats and every option."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.testing import check_game


def settings() -> list[tuple[str, int, dict[str, Any]]]:
    return [(title.id, players, options) for title in k.titles() for players, options in title.settings()]


FEWEST, MOST, IN_ALL = 4, 24, 320  # games of a setting; a title with many settings shares these, `make soak` plays more


@pytest.mark.parametrize(("title", "players", "options"), settings())
def test_conformance(title: str, players: int, options: dict[str, Any]) -> None:
    games = min(MOST, max(FEWEST, IN_ALL // len(list(k.load(title).settings()))))
    found = check_game(k.load(title).bind(players, **options), games=games, seed=10_000, closely=0.7)
    assert found.games == games
    assert found.closely >= games // 2
    assert found.samples >= games * 3 // 2
    assert found.illegal_tried > 7 * games
    assert found.twin_plies > 1.5 * games or not found.twins
