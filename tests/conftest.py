"""The order of all tests: the longest first, so that no worker is left alone with one at the end."""

from __future__ import annotations

import pytest

LONGEST = ("tests/web/test_games", "tests/server/test_durability", "tests/games/test_conformance", "tests/web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def rank(item: pytest.Item) -> int:
        return next((place for place, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))

    items.sort(key=rank)
