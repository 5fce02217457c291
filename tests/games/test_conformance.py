"""Every title passes the conformance kit, for every number of seats and every option."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import kolejiste as k
from kolejiste.testing import check_game


def settings() -> list[tuple[str, int, dict[str, Any]]]:
    found = []
    for title in k.titles():
        for chosen in product(*(option.choices for option in title.options)):
            options = dict(zip((option.name for option in title.options), chosen, strict=True))
            found += [(title.id, players, options) for players in title.seat_numbers]
    return found


@pytest.mark.parametrize(("title", "players", "options"), settings())
def test_conformance(title: str, players: int, options: dict[str, Any]) -> None:
    found = check_game(k.load(title).bind(players, **options), games=300, seed=10_000, closely=0.7)
    assert found.games == 300
    assert found.closely >= 150
    assert found.samples >= 500
    assert found.illegal_tried > 2000
    assert found.twin_plies > 500
