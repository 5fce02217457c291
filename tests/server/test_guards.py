"""What every answer carries: tokens against forged requests, cookies' flags, headers, and pages without inline code."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from kolejiste.core.chance import Chance
from kolejiste.core.registry import load
from kolejiste.core.table import Table
from kolejiste.server.schema import WAITING

from .house import (
    CSRF,
    HOST,
    PEOPLE,
    SHORT,
    TITLES,
    Elements,
    Server,
    as_json,
    choose,
    keep,
    open_table,
    play,
    serving,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


async def finished(server: Server) -> str:
    """A table whose game is over."""
    game = load(SHORT).bind(2)
    table = Table(game, ["name:Ann", "name:Ben"])
    planner = game.planner()
    while not table.state.over:
        table.move(planner.choose(table.state.clone(), table.state.legal(), Chance(1)))
    await keep(server.hall, table.record, table="finished")
    return "finished"


# --- forged requests ------------------------------------------------------------------------------------------------


async def posts(server: Server) -> dict[str, object]:
    """A request for every address that changes something, each of which would be granted."""
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await open_table(server, SHORT, [ann, ben])
    await play(server, name, [ann, ben], 2)
    over = await finished(server)
    chairs = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs})
    waiting = made.json()["address"].removeprefix("/tables/")
    table = server.table(name)
    assert table.state is not None
    acting = {"seat": table.state.seat, "entry": table.entry}
    return {
        "/api/tables": {"game": SHORT, "seats": chairs},
        f"/api/tables/{waiting}/seats/1/join": {"name": "Eva"},
        f"/api/tables/{waiting}/seats/0/leave": {},
        f"/api/tables/{waiting}/promise": {"promises": {"0": "0" * 64}},
        f"/api/tables/{waiting}/show": {"nonces": {}},
        f"/api/tables/{waiting}/fill": {"bot": "random"},
        f"/api/tables/{name}/seats/{table.state.seat}/mind": {"bot": "random"},
        f"/api/tables/{name}/seats/1/give-back": {},
        f"/api/tables/{name}/moves": {**acting, "action": as_json(table.game, choose(table))},
        f"/api/tables/{name}/undo": acting,
        f"/api/tables/{name}/undo/answer": {**acting, "agree": True},
        f"/api/tables/{name}/chat": {"seat": table.state.seat, "text": "ahoj"},
        f"/api/tables/{name}/talk": {"on": False},
        f"/api/tables/{name}/abandon": {"seat": 0},
        f"/api/tables/{name}/resign": {"seat": 0},
        f"/api/tables/{name}/pause": {"seat": 0, "on": True},
        f"/api/tables/{name}/vacation": {"seat": 0, "days": 1},
        f"/api/tables/{waiting}/close": {},
        f"/api/tables/{over}/again": {},
        "/api/seat": {"token": server.signer.sign_seat(name, 0, 0)},
        "/api/preferences": {"theme": "dark"},
        "/api/passkeys/offer": {},
        "/api/passkeys": {"token": "", "credential": {}},
        "/api/passkeys/ask": {},
        "/api/passkeys/enter": {"token": "", "credential": {}},
        "/api/push": {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "", "auth": ""}},
        "/api/push/stop": {},
        f"/api/tables/{name}/hook": {"address": "https://chat.example.org/x"},
        f"/api/tables/{name}/seats/0/token": {},
        f"/api/tables/{name}/seats/0/token/revoke": {},
        f"/api/tables/{over}/analysis": {"seat": 0},
    }


async def test_every_post_needs_the_token(server: Server) -> None:
    asked = await posts(server)
    described = {path for path, item in server.app.openapi_schema.to_schema()["paths"].items() if "post" in item}
    described.remove("/api/program/answer")  # a program has a token of its own, and no cookie: test_programs.py
    assert len(described) == len(asked), "a new way to change something is not tried here"
    before = server.rows()
    for path, body in asked.items():
        for who in PEOPLE[:2]:
            browser = server.browser(who)
            for headers in (
                {},
                {"x-csrftoken": ""},
                {"x-csrftoken": "0" * 128},
                {"x-csrftoken": browser.token[:-1]},
                {"x-csrftoken": browser.token.upper()},
            ):
                answer = await browser.post(path, body, token=False, **headers)
                assert answer.status_code == 403, (path, headers)
                assert answer.json()["error"] == "http-403"
                assert answer.json()["words"].endswith(".")
            without = server.browser(who)
            without.http.cookies.delete(CSRF)
            assert (await without.post(path, body)).status_code == 403
            forged = server.browser(who)  # a cookie that an attacker made, with a header that fits it
            forged.http.cookies.delete(CSRF)
            forged.http.cookies.set(CSRF, "0" * 128)
            forged.token = "0" * 128
            assert (await forged.post(path, body)).status_code == 403
            assert server.rows() == before, path


async def test_the_form_needs_the_token(server: Server) -> None:
    ann = server.browser("ann")
    before = server.rows()
    form = {"players": "2", "who-0": "here", "name-0": "Ann", "who-1": "random"}
    for token in ({}, {"_csrf_token": ""}, {"_csrf_token": "0" * 128}):
        answer = await ann.http.post(f"/games/{SHORT}/new", data={**form, **token})
        assert answer.status_code == 403
        assert "too old" in answer.text
    as_file = await ann.http.post(f"/games/{SHORT}/new", data=form, files={"_csrf_token": ("x", b"x")})
    assert as_file.status_code == 415
    assert server.rows() == before
    good = await ann.http.post(f"/games/{SHORT}/new", data={**form, "_csrf_token": ann.token})
    assert good.status_code == 303
    assert good.headers["location"].startswith("/tables/")


async def test_nothing_is_changed_by_looking(server: Server) -> None:
    asked = await posts(server)
    before = server.rows()
    ann = server.browser("ann")
    for path in asked:
        assert (await ann.get(path)).status_code in (200, 405)
        assert (await ann.http.head(path)).status_code in (200, 405)
        for method in ("PUT", "DELETE", "PATCH"):
            answer = await ann.http.request(method, path, headers={"x-csrftoken": ann.token})
            assert answer.status_code == 405, (method, path)
    assert server.rows() == before


# --- cookies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secure", [False, True])
async def test_cookies_are_for_us_only(tmp_path: Path, secure: bool) -> None:
    async with serving(tmp_path, secure=secure) as server:
        visitor = httpx.AsyncClient(transport=httpx.ASGITransport(app=server.app), base_url=HOST)  # type: ignore[arg-type]
        async with visitor:
            cookies = (await visitor.get("/")).headers.get_list("set-cookie")
            assert {cookie.partition("=")[0] for cookie in cookies} == {CSRF, "kolejiste-browser"}
            ann = server.browser("ann")
            taste = await ann.post("/api/preferences", {"language": "cs", "theme": "dark", "hints": False})
            chosen = taste.headers.get_list("set-cookie")
            assert len(chosen) == 3
            for cookie in (*cookies, *chosen):
                flags = {part.strip().lower() for part in cookie.split(";")[1:]}
                assert "httponly" in flags, cookie
                assert "samesite=lax" in flags, cookie
                assert ("secure" in flags) is secure, cookie
                assert "path=/" in flags, cookie
                assert not any(flag.startswith("domain") for flag in flags), cookie


async def test_a_known_browser_is_not_named_again(server: Server) -> None:
    answer = await server.browser("ann").get("/")
    assert "set-cookie" not in answer.headers


async def test_every_visitor_gets_a_name_of_its_own(server: Server) -> None:
    names = set()
    for _ in range(5):
        browser = server.browser()
        cookie = (await browser.get("/")).cookies["kolejiste-browser"]
        names.add(server.signer.browser(cookie))
    assert len(names) == 5
    assert all(name is not None and len(name) >= 20 for name in names)


# --- headers --------------------------------------------------------------------------------------------------------


async def test_every_answer_carries_the_headers(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await open_table(server, SHORT, [ann, ben])
    over = await finished(server)
    get, post = ann.get, ann.post
    answers = {
        "lobby": await get("/"),
        "form": await get(f"/games/{SHORT}/new"),
        "help": await get(f"/games/{SHORT}/help"),
        "table": await get(f"/tables/{name}"),
        "now": await get(f"/tables/{name}/now"),
        "css": await get(f"/tables/{name}/board.css"),
        "replay": await get(f"/tables/{name}/replay"),
        "seat": await get(f"/seat/{server.signer.sign_seat(name, 0, 0)}"),
        "catalogue": await get("/api/games"),
        "position": await get(f"/api/tables/{name}/position"),
        "record": await get(f"/api/tables/{over}/record"),
        "openapi": await get("/api/openapi.json"),
        "done": await post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"}),
        "no table": await get("/tables/none"),
        "no table, api": await get("/api/tables/none"),
        "unknown path": await get("/nothing/here"),
        "unknown path, api": await get("/api/nothing/here"),
        "refused eyes": await get(f"/tables/{name}/replay?as=1"),
        "refused, api": await get(f"/api/tables/{name}/position?seat=1"),
        "no token": await post("/api/preferences", token=False),
        "wrong method": await ann.http.delete("/api/games"),
        "broken body": await ann.http.post("/api/preferences", content=b"{", headers={"x-csrftoken": ann.token}),
        "too much": await ann.http.post("/api/preferences", content=b" " * 70_000, headers={"x-csrftoken": ann.token}),
        "options": await ann.http.options("/api/games"),
        "head": await ann.http.head("/"),
        "static": await get("/static/style.css"),
        "no static": await get("/static/none.css"),
        "script": await get("/static/table.js"),
        "no picture": await get(f"/games/{SHORT}/help/99999.png?language=en&theme=light"),
        "form error": await ann.http.post(f"/games/{SHORT}/new", data={"_csrf_token": ann.token, "who-0": "here"}),
    }
    statuses = {what: answer.status_code for what, answer in answers.items()}
    assert statuses["form error"] == 400
    assert statuses["too much"] == 413
    assert statuses["options"] == 204
    assert {statuses[what] for what in ("no table", "unknown path", "unknown path, api", "no static")} == {404}
    assert not [what for what, status in statuses.items() if status >= 500]
    cached = {"css", "static", "script", "no picture"}
    for what, answer in answers.items():
        require_guarded(what, answer.headers)
        if what not in cached:
            assert answer.headers.get("cache-control") == "no-store", what
    stream, _ = await ann.first_event(name)
    require_guarded("events", httpx.Headers(stream))
    assert "no-store" in stream["cache-control"]


def require_guarded(what: str, headers: httpx.Headers) -> None:
    policy = headers.get("content-security-policy", "")
    rules = {part.split()[0]: part.split()[1:] for part in policy.split(";") if part.strip()}
    assert rules.get("default-src") == ["'none'"], what
    assert rules["script-src"] == ["'self'"], what
    assert rules["style-src"] == ["'self'"], what
    assert rules["frame-ancestors"] == ["'none'"], what
    assert rules["base-uri"] == ["'none'"], what
    assert rules["form-action"] == ["'self'"], what
    assert "unsafe" not in policy, what
    assert "*" not in policy, what
    assert headers.get("x-content-type-options") == "nosniff", what
    assert headers.get("referrer-policy") == "no-referrer", what


@pytest.mark.parametrize(
    "path",
    [
        "/static/../templates/base.html",
        "/static/%2e%2e/templates/base.html",
        "/static/..%2ftemplates/base.html",
        "/static//etc/passwd",
        "/fonts/../../server/app.py",
        "/fonts/%2e%2e%2f%2e%2e%2fserver/app.py",
        "/static/table.js%00.css",
        "/static/" + "a" * 300,
        "/static/" + "%C5%BE" * 150,
        "/static/" + "a" * 5000,
    ],
)
async def test_files_outside_are_not_served(common: Server, path: str) -> None:
    url = httpx.URL(HOST).copy_with(raw_path=path.encode())
    answer = await common.browser().http.get(url)
    assert answer.status_code in (400, 404)
    require_guarded(path, answer.headers)


# --- pages ----------------------------------------------------------------------------------------------------------


def require_clean(what: str, page: str) -> None:
    """A page without inline scripts, styles and event handlers, and with each id once."""
    elements = Elements(page)
    assert elements.found, what
    assert not "".join(elements.scripts).strip(), what
    ids = [attributes["id"] for _, attributes in elements.found if "id" in attributes]
    assert len(ids) == len(set(ids)), (what, sorted({one for one in ids if ids.count(one) > 1}))
    for tag, attributes in elements.found:
        assert tag not in ("style", "iframe", "object", "embed", "base"), (what, tag)
        if tag == "script" and attributes.get("type") != "application/json":
            assert attributes["src"].startswith("/static/"), what
        for name, value in attributes.items():
            assert not name.startswith("on"), (what, tag, name)
            assert name not in ("style", "srcdoc"), (what, tag, value)
            if name in ("href", "src", "action", "srcset", "xlink:href"):
                assert value.startswith(("/", "#")), (what, tag, name, value)
                assert not value.startswith("//"), (what, value)


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_no_page_has_inline_code(server: Server, title: str) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    paths = [f"/games/{title}/new", f"/games/{title}/help"]
    name = await open_table(server, title, [ann, ben])
    await play(server, name, [ann, ben], 6)
    paths += [f"/tables/{name}", f"/tables/{name}?as=0", f"/tables/{name}/now?since=2", f"/tables/{name}/replay?ply=3"]
    for path in paths:
        for browser in (ann, ben) if path.startswith("/tables") else (ann,):
            answer = await browser.get(path)
            assert answer.status_code == 200, path
            if answer.headers["content-type"].startswith("application/json"):
                require_clean(path, "".join(one.get("html") or "" for one in answer.json()["fragments"]))
            else:
                require_clean(path, answer.text)


async def test_no_common_page_has_inline_code(server: Server) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    name = await open_table(server, SHORT, [ann, ben])
    over = await finished(server)
    made = await ann.post("/api/tables", {"game": SHORT, "seats": [{"who": "here", "name": "A"}, {"who": "invited"}]})
    assert server.table(made.json()["address"].removeprefix("/tables/")).stored.phase == WAITING
    for path, status in {
        "/": 200,
        made.json()["address"]: 200,
        f"/tables/{over}": 200,
        f"/tables/{over}/replay?as=above&ply=5": 200,
        f"/seat/{server.signer.sign_seat(name, 0, 0)}": 200,
        "/tables/none": 404,
        "/seat/wrong": 403,
        "/nothing": 404,
        "/games/none/new": 404,
        "/games/none/help": 404,
    }.items():
        answer = await ann.get(path)
        assert answer.status_code == status, path
        require_clean(path, answer.text)
