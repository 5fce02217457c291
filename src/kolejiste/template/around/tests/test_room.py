"""The room keeps the contract: the conformance kit plays it with every number of players and every option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kolejiste.template
from kolejiste.core.registry import read_title
from kolejiste.testing import check_game

TITLE = read_title(Path(kolejiste.template.__file__).parent / "meta.toml")


@pytest.mark.parametrize(("players", "options"), list(TITLE.settings()))
def test_the_room_keeps_the_contract(players: int, options: dict[str, Any]) -> None:
    found = check_game(TITLE.bind(players, **options), games=20, closely=2)
    assert found.twins["wagons"] > 0, "hidden wagons were never exchanged, so nothing shows that they stay hidden"


def test_the_heavier_wagon_stands_behind() -> None:
    """A test for each rule: here that no wagon is coupled behind a heavier one."""
    state = TITLE.new(2, seed=1)
    position = state.snapshot()
    position["trains"] = {"main": {"5": 1}}
    restored = state.game.restore(position)
    lighter = [action for action in map(restored.game.action, restored.legal()) if getattr(action, "weight", 5) < 5]
    assert lighter
    assert not [action for action in lighter if action.track == "main"]
