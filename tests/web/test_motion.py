"""Moving pictures, and none for those who want none."""

from __future__ import annotations

import pytest

from .conftest import QUICKEST, People

COUNTED = """() => {
  window.animated = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) { window.animated += 1; return animate.apply(this, given); };
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_where_less_motion_is_wanted(people: People, motion: str) -> None:
    ana = people("Ana", reduced_motion=motion)
    game = QUICKEST.bind(2)
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    ana.page.evaluate(COUNTED)
    for _ in range(4):
        ana.waits_for_turn()
        ana.moves(ana.thinks(game))
        if motion == "reduce":
            assert ana.page.evaluate("() => document.getAnimations().length") == 0
    assert (ana.page.evaluate("() => window.animated") == 0) == (motion == "reduce")
