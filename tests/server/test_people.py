"""One person on several devices: by a recovery link that serves once, and nobody else's."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from kolejiste.server.identity import COME
from kolejiste.server.storage import Storage

from .house import SHORT, Browser, Server, make_move, open_table, play, rows, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


async def submitted(browser: Browser, path: str, *, token: bool = True, **fields: str) -> httpx.Response:
    """A form of a page, sent as browsers do."""
    given = {"_csrf_token": browser.token, **fields} if token else fields
    return await browser.http.post(path, data=given)


async def recovery_link(browser: Browser) -> str:
    """The path of a new recovery link."""
    shown = await submitted(browser, "/mine/link")
    assert shown.status_code == 200, shown.text
    found = re.search(r"/come/[\w.-]+", shown.text)
    assert found is not None
    return found[0]


async def comes(browser: Browser, link: str, bring: str = "") -> httpx.Response:
    assert (await browser.get(link)).status_code == 200
    return await submitted(browser, link, bring=bring)


async def test_a_second_device_holds_the_same_seats_and_the_first_keeps_them(server: Server) -> None:
    ann, phone, ben = (server.browser(name) for name in ("ann", "phone", "ben"))
    table = await open_table(server, SHORT, [ann, ben], seed=1)
    link = await recovery_link(ann)
    assert (await make_move(ann, table)).status_code in (200, 403)  # the first device plays on
    assert (await phone.get(f"/api/tables/{table}/position", seat=0)).status_code == 403
    done = await comes(phone, link)
    assert (done.status_code, done.headers["location"]) == (303, "/mine")
    for device in (ann, phone):
        assert (await device.get(f"/api/tables/{table}/position", seat=0)).status_code == 200
        assert f"/tables/{table}" in (await device.get("/mine")).text
    assert (await ben.get(f"/api/tables/{table}/position", seat=0)).status_code == 403
    while server.table(table).state.seat != 0:  # type: ignore[union-attr]
        assert (await make_move(ben, table)).status_code == 200
    assert (await make_move(phone, table, seat=0)).status_code == 200


async def test_who_made_a_table_is_its_host_on_every_device(server: Server) -> None:
    ann, phone = server.browser("ann"), server.browser("phone")
    table = await open_table(server, SHORT, [ann], bots=["planner"])
    waiting = (
        await ann.post("/api/tables", {"game": SHORT, "seats": [{"who": "here", "name": "Ann"}, {"who": "invited"}]})
    ).json()["address"]
    await comes(phone, await recovery_link(ann))
    assert (await phone.post(f"/api{waiting}/close")).status_code == 200
    assert (await phone.post(f"/api/tables/{table}/talk", {"on": False})).status_code == 200


async def test_a_link_serves_once_and_not_after_it_was_cancelled_or_replaced(server: Server) -> None:
    ann, phone, eva = (server.browser(name) for name in ("ann", "phone", "eva"))
    first = await recovery_link(ann)
    second = await recovery_link(ann)
    assert (await eva.get(first)).status_code == 403
    assert (await submitted(eva, first)).status_code == 403
    assert (await comes(phone, second)).status_code == 303
    assert (await submitted(eva, second)).status_code == 403
    third = await recovery_link(phone)
    assert (await submitted(ann, "/mine/link/revoke")).status_code == 303
    assert (await submitted(eva, third)).status_code == 403
    assert "device-here" not in (await eva.get("/mine")).text


async def test_links_of_other_kinds_and_forged_ones_lead_nowhere(server: Server) -> None:
    ann, eva = server.browser("ann"), server.browser("eva")
    table = await open_table(server, SHORT, [ann], bots=["planner"])
    link = await recovery_link(ann)
    token = link.removeprefix("/come/")
    person, number = server.signer.link(COME, token)
    forged = [
        server.signer.sign_seat(table, 0, 0),
        server.signer.sign_link("confirm", person, number),
        server.signer.sign_link("stop", person, number),
        server.signer.sign_link(COME, person, number + 1),
        server.signer.sign_link(COME, "nobody", number),
        server.signer.sign_browser("ann"),
        token[:-1] + ("A" if token[-1] != "A" else "B"),
    ]
    for one in forged:
        assert (await submitted(eva, f"/come/{one}")).status_code == 403, one
    assert (await eva.get(f"/api/tables/{table}/position", seat=0)).status_code == 403


async def test_a_mere_visit_or_a_forged_form_changes_nothing(server: Server) -> None:
    ann, eva = server.browser("ann"), server.browser("eva")
    table = await open_table(server, SHORT, [eva], bots=["planner"])
    link = await recovery_link(ann)
    assert (await eva.get(link)).status_code == 200
    for path in (link, "/mine/link", "/mine/link/revoke", "/mine/leave", "/mine/forget"):
        assert (await submitted(eva, path, token=False)).status_code == 403
    assert (await eva.get(f"/api/tables/{table}/position", seat=0)).status_code == 200
    assert (await ann.get(f"/api/tables/{table}/position", seat=0)).status_code == 403


async def test_a_stranger_who_is_sent_a_link_gives_no_seat_away_unasked(server: Server) -> None:
    """Mallory sends Eva a link of their own: her seats stay hers, and come back when she leaves."""
    mallory, eva = server.browser("mallory"), server.browser("eva")
    table = await open_table(server, SHORT, [eva], bots=["planner"])
    await comes(eva, await recovery_link(mallory))
    assert (await mallory.get(f"/api/tables/{table}/position", seat=0)).status_code == 403
    assert (await submitted(eva, "/mine/leave")).status_code == 303
    assert (await eva.get(f"/api/tables/{table}/position", seat=0)).status_code == 200


async def test_who_asks_for_it_brings_the_seats_of_the_device_along(server: Server) -> None:
    ann, phone = server.browser("ann"), server.browser("phone")
    table = await open_table(server, SHORT, [phone], bots=["planner"])
    link = await recovery_link(ann)
    assert 'name="bring"' in (await phone.get(link)).text
    await comes(phone, link, bring="yes")
    assert (await ann.get(f"/api/tables/{table}/position", seat=0)).status_code == 200


async def test_a_device_of_somebody_is_not_taken_by_another(server: Server) -> None:
    ann, eva = server.browser("ann"), server.browser("eva")
    await recovery_link(eva)
    link = await recovery_link(ann)
    assert (await eva.get(link)).status_code == 403
    assert (await submitted(eva, link)).status_code == 409
    assert (await comes(server.browser("phone"), link)).status_code == 303  # nothing was used up


async def test_a_lost_device_is_removed_and_loses_everything(server: Server) -> None:
    ann, phone = server.browser("ann"), server.browser("phone")
    table = await open_table(server, SHORT, [ann], bots=["planner"])
    await comes(phone, await recovery_link(ann))
    marks = re.findall(r"/mine/devices/(\w+)/remove", (await phone.get("/mine")).text)
    assert len(marks) == 1
    assert (await submitted(server.browser("eva"), f"/mine/devices/{marks[0]}/remove")).status_code == 400
    assert (await submitted(phone, f"/mine/devices/{marks[0]}/remove")).status_code == 303
    assert (await ann.get(f"/api/tables/{table}/position", seat=0)).status_code == 403
    assert (await phone.get(f"/api/tables/{table}/position", seat=0)).status_code == 200


async def test_the_last_device_stays_where_nothing_leads_back(server: Server) -> None:
    ann = server.browser("ann")
    await recovery_link(ann)
    await submitted(ann, "/mine/link/revoke")
    refused = await submitted(ann, "/mine/leave")
    assert refused.status_code == 403
    assert "last device" in refused.text


async def test_it_is_the_same_person_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as first:
        ann = first.browser("ann")
        table = await open_table(first, SHORT, [ann], bots=["planner"])
        await comes(first.browser("phone"), await recovery_link(ann))
    async with serving(tmp_path) as second:
        for name in ("ann", "phone"):
            assert (await second.browser(name).get(f"/api/tables/{table}/position", seat=0)).status_code == 200


async def test_no_page_tells_the_name_of_a_browser_or_person(server: Server) -> None:
    ann, phone = server.browser("a-very-secret-name"), server.browser("phone")
    await comes(phone, await recovery_link(ann))
    person = await server.hall.who.of("phone")
    for page in ("/mine", "/mine/export", "/"):
        text = (await phone.get(page)).text
        assert "a-very-secret-name" not in text
        assert person not in text


@pytest.mark.slow
async def test_nobody_makes_people_without_end(server: Server) -> None:
    made = [(await submitted(server.browser(f"b{number}"), "/mine/link")).status_code for number in range(62)]
    assert made == [200] * 60 + [429] * 2


# --- results, export, forget ----------------------------------------------------------------------------------------


async def finished(server: Server, ann: Browser, ben: Browser, seed: int, **given: object) -> str:
    table = await open_table(server, SHORT, [ann, ben], seed=seed)
    await play(server, table, [ann, ben])
    return table


@pytest.mark.slow
async def test_results_and_head_to_head_are_those_of_the_games(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    won = even = 0
    for seed in (1, 2):
        state = server.table(await finished(server, ann, ben, seed)).state
        assert state is not None
        won += state.ranks[0] < state.ranks[1]
        even += state.ranks[0] == state.ranks[1]
    text = re.sub(r"\s+", " ", (await ann.get("/mine")).text)
    assert f'<th scope="row">Ben</th><td>2</td><td>{won}</td><td>{2 - won - even}</td><td>{even}</td>' in text
    stored = [row for row in rows(server.settings.folder)["tables"] if '{"points"' in repr(row)]
    assert len(stored) == 2  # reckoned once, and kept


@pytest.mark.slow
async def test_practice_and_games_given_up_do_not_count(server: Server) -> None:
    ann = server.browser("ann")
    chairs = [{"who": "here", "name": "Ann"}, {"who": "planner"}]
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "seed": 1, "practice": True, "first": 0})
    table = made.json()["address"].removeprefix("/tables/")
    await play(server, table, [ann, ann])
    given_up = await open_table(server, SHORT, [ann], bots=["planner"], seed=2)
    assert (await ann.post(f"/api/tables/{given_up}/abandon", {"seat": 0})).status_code == 200
    text = (await ann.get("/mine")).text
    assert "practice" in text
    assert "without a result" in text
    assert "Results by game" not in text


async def test_the_export_has_all_of_mine_and_no_secret_of_a_running_game(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    over = await finished(server, ann, ben, 1)
    running = await open_table(server, SHORT, [ann, ben])
    secret = server.table(running).record.header.secret
    assert secret
    await recovery_link(ann)
    answer = await ann.get("/mine/export")
    assert secret not in answer.text
    found = {one["table"]: one for one in answer.json()["tables"]}
    assert set(found) == {over, running}
    assert found[over]["record"] == [line.decode() for line in server.table(over).record.lines()]
    assert found[over]["result"]["places"]
    assert found[running]["record"] is None
    assert answer.json()["person"]["recovery_link"] is True


async def test_who_is_forgotten_leaves_no_trace_but_the_records(server: Server) -> None:
    ann, phone, ben = (server.browser(name) for name in ("ann", "phone", "ben"))
    over = await finished(server, ann, ben, 1)
    running = await open_table(server, SHORT, [ann, ben], seed=3)
    waiting = (
        await ann.post("/api/tables", {"game": SHORT, "seats": [{"who": "here", "name": "Ann"}, {"who": "invited"}]})
    ).json()["address"]
    await comes(phone, await recovery_link(ann))
    link = await recovery_link(phone)
    person = await server.hall.who.of("ann")
    record = server.table(over).record.to_bytes()
    assert (await submitted(phone, "/mine/forget")).status_code == 400
    assert (await submitted(phone, "/mine/forget", sure="yes")).status_code == 303
    for device in (ann, phone):
        assert (await device.get(f"/api/tables/{running}/position", seat=0)).status_code == 403
        assert running not in (await device.get("/mine")).text
    assert (await ben.get(link)).status_code == 403
    assert server.table(running).seats[0].stand_in == "planner"  # it was resigned, and the others can play on
    assert server.table(waiting.removeprefix("/tables/")).stored.phase == "closed"
    assert server.table(over).record.to_bytes() == record
    everything = repr([sorted(map(repr, found)) for found in _all_rows(server.hall.storage)])
    assert person not in everything
    assert "'ann'" not in everything
    assert "'phone'" not in everything


def _all_rows(storage: Storage) -> list[list[object]]:
    from sqlalchemy import select

    from kolejiste.server.schema import schema

    with storage.engine.connect() as connection:
        return [list(connection.execute(select(table))) for table in schema.sorted_tables]
