"""A seat belongs to one browser: nobody else can act for it or look through its eyes."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kolejiste.server.identity import BROWSER, Signer

from .house import SHORT, Browser, Server, add_nonces, as_json, choose, open_table, play, promises, serving

pytestmark = pytest.mark.anyio
LINK = re.compile(r'id="k-personal">([^<]+)<')


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


def acts(server: Server, name: str, seat: int) -> dict[str, Any]:
    """Everything that only the owner of a seat may post."""
    table, at = server.table(name), f"/api/tables/{name}"
    acting = {"seat": seat, "entry": table.entry}
    return {
        f"{at}/moves": {**acting, "action": as_json(table.game, choose(table))},
        f"{at}/undo": acting,
        f"{at}/undo/answer": {**acting, "agree": True},
        f"{at}/chat": {"seat": seat, "text": "ahoj"},
        f"{at}/seats/{seat}/mind": {"bot": "random"},
        f"{at}/seats/{seat}/leave": None,
        f"{at}/promise": promises(name, {seat: "0" * 32}),
        f"{at}/show": {"nonces": {str(seat): "0" * 32}},
        f"{at}/again": None,
        f"{at}/resign": {"seat": seat},
        f"{at}/abandon": {"seat": seat},
    }


def require_refused(response: httpx.Response, status: int = 403) -> None:
    assert response.status_code == status, response.text
    told = response.json()
    assert told["error"]
    assert told["words"].endswith(".")


async def begun(server: Server) -> tuple[str, list[Browser]]:
    people = [server.browser("ann"), server.browser("ben")]
    name = await open_table(server, SHORT, people)
    await play(server, name, people, 3)
    return name, people


async def test_nobody_else_can_act(server: Server) -> None:
    name, _ = await begun(server)
    state = server.table(name).state
    assert state is not None
    seat = state.seat
    other = Signer([b"another server's key"])
    own = server.signer.sign_browser("ben" if seat else "ann")
    intruders: dict[str, str | None] = {
        "the other player": server.signer.sign_browser("ann" if seat else "ben"),
        "a stranger": server.signer.sign_browser("stranger"),
        "no cookie": None,
        "an empty cookie": "",
        "a plain name": "ann",
        "another server's cookie": other.sign_browser("ben" if seat else "ann"),
        "a tampered name": server.signer.sign_browser("stranger").replace(
            server.signer.sign_browser("stranger").split(".")[0], own.split(".")[0]
        ),
        "a tampered signature": own[:-2] + ("AA" if own[-2:] != "AA" else "BB"),
        "a seat's signature": server.signer.sign_seat(name, seat, 0),
        "no signature": own.split(".")[0],
        "a list": str(server.signer._browser.dumps(["ben" if seat else "ann"])),
    }
    before = server.rows()
    for who, cookie in intruders.items():
        browser = server.browser()
        if cookie is not None:
            browser.http.cookies.set(BROWSER, cookie)
        for path, body in acts(server, name, seat).items():
            if who == "the other player" and path.endswith("/again"):
                continue  # whoever sat there may
            answer = await browser.post(path, body)
            if who == "the other player" and path.endswith(("/promise", "/show")):
                assert answer.status_code == 200  # numbers of people at the table, after the deal: late, and of no use
            else:
                require_refused(answer)
            assert server.rows() == before, f"{who} changed something by {path}"
        for path in ("position", "why?element=x"):
            found = await browser.http.get(f"/api/tables/{name}/{path}", params={"seat": seat, "element": "x"})
            require_refused(found)
    done = await server.browser("ben" if seat else "ann").post(
        f"/api/tables/{name}/moves", acts(server, name, seat)[f"/api/tables/{name}/moves"]
    )
    assert done.status_code == 200


async def test_spectators_can_only_watch(server: Server) -> None:
    name, _ = await begun(server)
    watcher = server.browser()
    before = server.rows()
    for seat in (0, 1, 2, 20):
        for path, body in acts(server, name, seat).items():
            assert (await watcher.post(path, body)).status_code in (400, 403)
    assert (await watcher.post(f"/api/tables/{name}/seats/0/join", {"name": "Eva"})).status_code == 403
    assert (await watcher.post(f"/api/tables/{name}/fill", {"bot": "random"})).status_code == 403
    assert server.rows() == before
    page = (await watcher.get(f"/tables/{name}")).text
    assert "k-chat-text" not in page
    assert "k-undo" not in page
    assert "k-personal" not in page
    assert '"n":' not in page


async def test_foreign_eyes_show_nothing(server: Server) -> None:
    """`as=` counts only among one's own seats."""
    name, (ann, ben) = await begun(server)
    watcher = server.browser("stranger")
    for path in (f"/tables/{name}", f"/tables/{name}/now"):
        for browser, foreign in ((watcher, 0), (watcher, 1), (ann, 1), (ben, 0)):
            assert (await browser.get(path, **{"as": foreign})).content == (await browser.get(path)).content
        for odd in ("above", "x", "²", "-1", "99", "0 1"):
            assert (await watcher.get(path, **{"as": odd})).content == (await watcher.get(path)).content


async def test_a_running_game_is_replayed_through_own_eyes_only(server: Server) -> None:
    name, (ann, ben) = await begun(server)
    watcher = server.browser("stranger")
    path = f"/tables/{name}/replay"
    for browser, eyes in ((ann, "1"), (ben, "0"), (watcher, "0"), (watcher, "1"), (watcher, "above"), (ann, "above")):
        for ply in ("0", "2", "99999"):
            found = await browser.get(path, **{"as": eyes, "ply": ply})
            assert found.status_code == 403, (browser.name, eyes)
            assert "only your own seats" in found.text
    for eyes in ("x", "-1", "²", "7", "ABOVE", " 0"):
        assert (await ann.get(path, **{"as": eyes})).status_code == 403
    for browser, eyes in ((ann, "0"), (ben, "1"), (watcher, ""), (ann, "")):
        assert (await browser.get(path, **{"as": eyes, "ply": "2"})).status_code == 200
    assert (await watcher.get(path, **{"as": "", "ply": "1", "part": "true"})).status_code == 200
    for refused in ("record", "verify"):
        require_refused(await ann.get(f"/api/tables/{name}/{refused}"))


# --- personal links -------------------------------------------------------------------------------------------------


async def link_of(browser: Browser, name: str) -> str:
    found = LINK.search((await browser.get(f"/tables/{name}")).text)
    assert found is not None
    return found[1].rpartition("/seat/")[2]


async def test_a_personal_link_moves_a_seat_once(server: Server) -> None:
    name, (ann, ben) = await begun(server)
    token = await link_of(ann, name)
    assert token != await link_of(ben, name)
    tablet = server.browser("tablet")
    before = server.rows()
    shown = await tablet.get(f"/seat/{token}")
    assert shown.status_code == 200
    assert "Ann" in shown.text
    assert server.rows() == before, "looking at the link moved the seat"
    assert (await tablet.post("/api/seat", {"token": token})).status_code == 200
    assert [seat.owner for seat in server.table(name).seats] == ["tablet", "ben"]
    position = f"/api/tables/{name}/position"
    assert (await tablet.get(position, seat=0)).status_code == 200
    require_refused(await ann.get(position, seat=0))
    before = server.rows()
    for browser in (ann, ben, server.browser("thief"), tablet):
        require_refused(await browser.post("/api/seat", {"token": token}))
        assert (await browser.get(f"/seat/{token}")).status_code == 403
    assert server.rows() == before
    fresh = await link_of(tablet, name)
    assert fresh != token
    assert (await ann.post("/api/seat", {"token": fresh})).status_code == 200
    assert server.table(name).seats[0].owner == "ann"


async def test_a_forged_link_is_refused(server: Server) -> None:
    name, (ann, _) = await begun(server)
    token = await link_of(ann, name)
    body, _, signature = token.partition(".")
    foreign = Signer([b"another server's key"])
    forged = [
        "",
        ".",
        "x",
        body,
        f"{body}.",
        f"{body}.{signature[:-1]}",
        f"{body}.{signature[::-1]}",
        f"{body[:-1]}.{signature}",
        foreign.sign_seat(name, 0, 0),
        server.signer.sign_browser("ann"),
        str(server.signer._browser.dumps([name, 0, 0])),
        "ž" * 30,
        "%00",
        "a" * 400,
    ]
    thief = server.browser("thief")
    before = server.rows()
    for wrong in forged:
        require_refused(await thief.post("/api/seat", {"token": wrong}))
    for wrong in forged[2:]:
        assert (
            await thief.http.get(httpx.URL("http://kolejiste.test").copy_with(path=f"/seat/{wrong}"))
        ).status_code in (
            403,
            404,
        )
    assert (await thief.post("/api/seat", {"token": "a" * 401})).status_code == 400
    assert server.rows() == before


async def test_a_link_of_one_who_left_is_worth_nothing(server: Server) -> None:
    """Who stands up before the game cannot come back by an old link to the seat that is somebody else's now."""
    people = [server.browser("ann"), server.browser("ben")]
    name = await open_table(server, SHORT, people, ready=False)
    old = server.signer.sign_seat(name, 1, server.table(name).seats[1].link)
    assert (await people[1].post(f"/api/tables/{name}/seats/1/leave")).status_code == 200
    eva = server.browser("eva")
    assert (await eva.post(f"/api/tables/{name}/seats/1/join", {"name": "Eva"})).status_code == 200
    require_refused(await people[1].post("/api/seat", {"token": old}))
    assert server.table(name).seats[1].owner == "eva"


async def test_links_of_a_table_that_is_gone_or_of_another_number(server: Server) -> None:
    name, _ = await begun(server)
    browser = server.browser()
    for table, seat, link in (("nowhere", 0, 0), (name, 0, 9), (name, 0, -1)):
        token = server.signer.sign_seat(table, seat, link)
        for answer in (await browser.post("/api/seat", {"token": token}), await browser.get(f"/seat/{token}")):
            assert 400 <= answer.status_code < 500, (table, seat, link)


# --- one device -----------------------------------------------------------------------------------------------------


async def test_people_on_one_device_do_not_see_each_others_hands(server: Server) -> None:
    """Nothing of any hand is sent until one of them says who looks."""
    from kolejiste.core.registry import load, titles

    game = next(title.id for title in titles() if load(title.id).bind(2).hidden_decks)
    device = server.browser("ann")
    chairs = [{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}]
    made = await device.post("/api/tables", {"game": game, "seats": chairs})
    name = made.json()["address"].removeprefix("/tables/")
    await add_nonces(name, [(0, device), (1, device)])
    state = server.table(name).state
    assert state is not None
    closed = (await device.get(f"/tables/{name}")).text
    watched = (await server.browser("stranger").get(f"/tables/{name}")).text
    assert 'data-seat=""' in closed
    assert 'class="turn curtain"' in closed
    board = re.compile(r'id="k-sheet">(.*?)</section>', re.DOTALL)
    for page in (closed, watched):
        assert board.search(page)
    assert board.findall(closed) == board.findall(watched)
    waiting = 1 - state.seat
    assert board.findall((await device.get(f"/tables/{name}", **{"as": waiting})).text) == board.findall(watched)
    assert f'data-seat="{state.seat}"' in (await device.get(f"/tables/{name}", **{"as": state.seat})).text
