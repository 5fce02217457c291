"""axe finds nothing wrong on any page, on a phone and on a desk, in light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from kolejiste.core.registry import Title, titles

from .conftest import QUICKEST, People
from .people import Person, deciding

SIZES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1440, "height": 900}}
LOOKS = [("phone", "light"), ("desk", "light"), ("phone", "dark"), ("desk", "dark")]
Prepared = Callable[[Person, People, str], None]


def _lobby(ana: Person, _people: People, _finished: str) -> None:
    ana.has_table(QUICKEST, ["here", "planner"])
    ana.goes("/")


def _form(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(f"/games/{QUICKEST.id}/new")
    ana.page.locator("details.more summary").first.click()


def _waiting(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(ana.has_table(QUICKEST, ["here", "invited"]))


def _my_turn(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    ana.moves(ana.thinks(QUICKEST.bind(2)))
    ana.waits_for_turn()
    for folded in ana.page.locator("details > summary").all():
        folded.click()


def _others_turn(ana: Person, people: People, _finished: str) -> None:
    ben = people("Ben")
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    while (person := deciding((ana, ben))) is ana:
        person.moves(person.thinks(QUICKEST.bind(2)))
    ana.page.locator("#k-confirm").wait_for(state="detached")


def _end(ana: Person, _people: People, finished: str) -> None:
    ana.goes(finished)


def _replay(ana: Person, _people: People, finished: str) -> None:
    ana.goes(f"{finished}/replay?ply=12&as=above")


def _help(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(f"/games/{QUICKEST.id}/help")


def _error(ana: Person, _people: People, _finished: str) -> None:
    ana.expected.append("status of 404")
    ana.goes("/tables/none")


PAGES: list[Prepared] = [_lobby, _form, _waiting, _my_turn, _others_turn, _end, _replay, _help, _error]


def _faults(person: Person) -> list[str]:
    found: dict[str, Any] = Axe().run(person.page).response
    assert len(found["passes"]) > 10  # it has looked
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("prepare", PAGES, ids=lambda prepare: prepare.__name__.strip("_"))
def test_no_page_shuts_anybody_out(people: People, finished: str, prepare: Prepared) -> None:
    ana = people("Ana", bypass_csp=True, reduced_motion="reduce")
    prepare(ana, people, finished)
    for size, scheme in LOOKS:
        ana.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        ana.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        assert _faults(ana) == [], (size, scheme)


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_no_board_shuts_anybody_out(people: People, title: Title) -> None:
    ana = people("Ana", bypass_csp=True, reduced_motion="reduce")
    ana.goes(ana.has_table(title, ["here", "planner"]))
    ana.waits_for_turn()
    assert _faults(ana) == []
    ana.goes(f"/games/{title.id}/help")
    assert _faults(ana) == []
