"""Nothing jumps: from one step of a seat to the next, everything but what the move changed stays where it is."""

from __future__ import annotations

from typing import Any

import pytest

from kolejiste.core.registry import Title, titles

from .conftest import People
from .people import deciding

MOST = 8.0  # pixels
STEPS = 14
SIZES = {"desk": (1366, 768), "phone": (390, 844)}
# Where the fixed places, the parts in them and their pieces are, by name.
PLACES = """() => {
  const found = {};
  const keep = (name, element) => {
    const box = element?.getBoundingClientRect();
    if (box && box.width && box.height) found[name] = [box.left, box.top];
  };
  for (const name of ["k-stage", "k-dock", "k-side", "k-turn", "k-people", "k-more", "k-tabs"]) keep(name, document.getElementById(name));
  keep("map", document.querySelector("#k-sheet .piece"));
  for (const row of document.querySelectorAll("#k-people li")) keep(row.id, row);
  for (const part of document.querySelectorAll("#k-dock > .part")) {
    keep(part.id, part);
    [...part.children].forEach((piece, place) => keep(`${part.id} ${part.children.length} ${place}`, piece));
  }
  found.scroll = [scrollX, scrollY];
  return found;
}"""  # noqa: E501


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_nothing_jumps_from_step_to_step(people: People, title: Title, size: str) -> None:
    width, height = SIZES[size]
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    ana = people("Ana", viewport={"width": width, "height": height}, reduced_motion="reduce", **phone)
    game = title.bind(max(2, title.seats[0]))
    ana.goes(ana.has_table(title, ["here", "planner"], seed=4))
    jumped = []
    before = None
    for step in range(STEPS):
        if deciding([ana]) is None:
            break
        now = ana.page.evaluate(PLACES)
        if before is not None:
            tab = ana.page.evaluate("() => document.getElementById('k-main').dataset.tab")
            for name in before.keys() & now.keys():
                moved = max(abs(one - two) for one, two in zip(before[name], now[name], strict=True))
                if moved > MOST:
                    jumped.append((step, name, before[name], now[name], tab))
        before = now
        ana.moves(ana.thinks(game), button=True)
    assert not jumped, jumped[:8]
