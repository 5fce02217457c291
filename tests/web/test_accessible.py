"""axe finds nothing wrong on any page, on any size of screen, in light and dark. The pages about oneself are in
test_about_me.py; no page is in neither."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from kolejiste.core.registry import Title, titles

from .conftest import QUICKEST, People
from .people import LONG, Person, deciding

SIZES = ((1920, 1080), (1440, 900), (1366, 768), (1024, 768), (844, 390), (390, 844), (360, 640))
# Colours do not depend on the size: light and dark take turns.
LOOKS = [(size, ("light", "dark")[place % 2]) for place, size in enumerate(SIZES)]
Prepared = Callable[[Person, People, str], None]
PAGES: dict[Prepared, tuple[str, ...]] = {}  # with the routes that are looked at there


def shows(*routes: str) -> Callable[[Prepared], Prepared]:
    """This brings somebody to a page that these routes answer with."""

    def register(prepare: Prepared) -> Prepared:
        PAGES[prepare] = routes
        return prepare

    return register


@shows("GET /")
def _lobby(ana: Person, _people: People, _finished: str) -> None:
    ana.has_table(QUICKEST, ["here", "planner"])
    ana.goes("/")


@shows("GET /games/{game:str}/new")
def _form(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(f"/games/{QUICKEST.id}/new")
    ana.page.locator("details.more summary").first.click()


@shows("GET /tables/{name:str}")
def _waiting(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(ana.has_table(QUICKEST, ["here", "invited"]))


@shows("GET /tables/{name:str}", "GET /tables/{name:str}/words")
def _my_turn(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()
    ana.moves(ana.thinks(QUICKEST.bind(2)))
    ana.waits_for_turn()
    for folded in ana.page.locator("details > summary:visible").all():
        folded.click()


@shows("GET /tables/{name:str}")
def _others_turn(ana: Person, people: People, _finished: str) -> None:
    ben = people("Ben")
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ana.goes(table)
    ben.sits_down(table, 1)
    ana.page.locator("#k-frame").wait_for()
    while (person := deciding((ana, ben))) is ana:
        person.moves(person.thinks(QUICKEST.bind(2)))
    ana.page.locator("#k-confirm").wait_for(state="detached")


@shows("GET /tables/{name:str}")
def _end(ana: Person, _people: People, finished: str) -> None:
    ana.goes(finished)


@shows("GET /tables/{name:str}/replay")
def _replay(ana: Person, _people: People, finished: str) -> None:
    ana.goes(f"{finished}/replay?ply=12&as=above")


@shows("GET /tables/{name:str}/analysis")
def _analysis(ana: Person, _people: People, finished: str) -> None:
    ana.goes(f"{finished}/analysis")
    ana.page.locator("#k-costly-heading").wait_for(timeout=LONG)


@shows("GET /games/{game:str}/help")
def _help(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(f"/games/{QUICKEST.id}/help")


@shows()
def _error(ana: Person, _people: People, _finished: str) -> None:
    ana.expected.append("status of 404")
    ana.goes("/tables/none")


@shows("GET /tables/{name:str}")
def _tour(ana: Person, _people: People, _finished: str) -> None:
    ana.has_played()
    ana.page.locator(f'#k-game-{QUICKEST.id} button[name="tour"]').click()
    ana.page.locator("#k-tour").wait_for()


@shows("GET /tables/{name:str}")
def _curtain(ana: Person, _people: People, _finished: str) -> None:
    title = next(title for title in titles() if title.bind(2).hidden_decks)
    ana.goes(ana.has_table(title, ["here", "here"]))
    ana.page.locator("[data-as]").first.wait_for()


@shows("GET /seat/{token:str}")
def _seat(ana: Person, _people: People, _finished: str) -> None:
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    link = ana.page.locator("#k-personal").text_content()
    assert link
    ana.page.goto(link)


@shows("GET /give-back/{token:str}")
def _give_back(ana: Person, people: People, _finished: str) -> None:
    table = ana.has_table(QUICKEST, ["here", "invited"])
    ben = people("Ben")
    ben.sits_down(table, 1)
    ana.goes(table)
    ben.goes("/")
    ana.page.locator("#k-person-1 .mind").wait_for()  # he has been away for so long that a bot may play for him
    ana.page.locator("#k-tab-about").press("Enter")
    ana.page.locator('[data-post$="/give-back"]').press("Enter")
    ana.page.wait_for_url("**/give-back/*")


@shows("GET /tables/{name:str}/hint", "GET /tables/{name:str}/chances")
def _coach(ana: Person, _people: People, _finished: str) -> None:
    made = {"game": QUICKEST.id, "seats": [{"who": "here", "name": "Ana"}, {"who": "planner"}], "seed": 5, "first": 0}
    ana.goes(str(ana.posts("/api/tables", {**made, "practice": True})["address"]))
    ana.waits_for_turn()
    ana.page.keyboard.press("?")
    ana.page.locator("#k-advice-told ol.advised > li").first.wait_for(timeout=LONG)
    ana.page.locator("#k-chances .chance-bars li").first.wait_for(timeout=LONG)


def faults(person: Person) -> list[str]:
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
    _looks_at_all_sizes(ana)


def _looks_at_all_sizes(person: Person) -> None:
    for (width, height), scheme in LOOKS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        assert faults(person) == [], (width, height, scheme)


@pytest.mark.slow
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_no_board_shuts_anybody_out(people: People, title: Title) -> None:
    ana = people("Ana", bypass_csp=True, reduced_motion="reduce")
    ana.goes(ana.has_table(title, ["here", "planner"]))
    ana.waits_for_turn()
    _looks_at_all_sizes(ana)
    ana.goes(f"/games/{title.id}/help")
    assert faults(ana) == []
