"""What the tests of the laboratory play: every title with its fewest seats at once, all settings in the slow tier."""

from __future__ import annotations

import pytest

import kolejiste as k
from tests.games.test_conformance import Setting, name, settings

FEWEST = [title.id for title in k.titles()]


def every() -> pytest.MarkDecorator:
    """A parameter `setting` for every number of seats and every option of every title; the first of each is quick."""
    met: set[str] = set()
    found = []
    for one in settings():
        found.append(pytest.param(one, id=name(one), marks=[pytest.mark.slow] if one[0] in met else []))
        met.add(one[0])
    return pytest.mark.parametrize("setting", found)


__all__ = ["FEWEST", "Setting", "every"]
