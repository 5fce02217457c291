"""Whatever is sent, the answer is a sentence in the reader's language, nothing changes, and nothing breaks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kolejiste.core.text import LANGUAGES
from kolejiste.server.speech import web_words

from .house import HOST, SHORT, Browser, Server, as_json, choose, make_move, open_table, play, serving
from .test_guards import finished

pytestmark = pytest.mark.anyio
HUGE = 10**30


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


def require_told(answer: httpx.Response, language: str = "en") -> None:
    """A refusal in words."""
    assert 400 <= answer.status_code < 500, (answer.request.url, answer.status_code, answer.text[:300])
    assert answer.headers["content-type"].startswith("application/json"), answer.request.url
    told = answer.json()
    assert set(told) == {"error", "words"}
    assert told["words"].strip()
    assert told["words"][-1] in ".!?", told
    if told["error"].startswith("http-"):
        assert told["words"] == web_words(language)(told["error"])


async def begun(server: Server) -> tuple[str, list[Browser]]:
    people = [server.browser("ann"), server.browser("ben")]
    name = await open_table(server, SHORT, people)
    await play(server, name, people, 3)
    return name, people


# --- bodies ---------------------------------------------------------------------------------------------------------


async def test_bodies_that_are_no_requests(server: Server) -> None:
    name, (ann, _) = await begun(server)
    before = server.rows()
    paths = [
        "/api/tables",
        "/api/preferences",
        "/api/seat",
        *(f"/api/tables/{name}/{what}" for what in ("moves", "undo", "undo/answer", "chat", "ready", "fill")),
        f"/api/tables/{name}/seats/0/mind",
        f"/api/tables/{name}/seats/0/join",
    ]
    bodies: list[tuple[bytes, str]] = [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"null", "application/json"),
        (b"[]", "application/json"),
        (b"7", "application/json"),
        (b'"x"', "application/json"),
        (b'{"__class__": 1}', "application/json"),
        (b'{"seat": NaN}', "application/json"),
        (b"\xff\xfe\x00", "application/json"),
        (b'{"seat": "\xff"}', "application/json"),
        (b'{"text": "\\ud800", "seat": 0}', "application/json"),
        (b"[" * 60_000, "application/json"),
        (b'{"a":' * 12_000, "application/json"),
        (b"<x/>", "application/xml"),
        (b"seat=0", "application/x-www-form-urlencoded"),
        (b"x", "text/plain"),
        (b"\x80", "application/x-msgpack"),
        (b"x", "nonsense"),
        (b"{}", "application/json; charset=nonsense"),
        (b"--x--", "multipart/form-data; boundary=x"),
        (b"", "multipart/form-data"),
    ]
    for path in paths:
        for body, kind in bodies:
            answer = await ann.http.post(path, content=body, headers={"x-csrftoken": ann.token, "content-type": kind})
            if path == "/api/preferences" and answer.status_code == 200:
                continue  # to choose nothing is allowed
            if path.endswith("/mind") and answer.status_code == 200:
                assert body == b"{}"
                continue
            require_told(answer)
    assert server.rows() == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_too_much_at_once(common: Server, language: str) -> None:
    name, _ = await begun(common)
    ann = common.browser("ann", language=language)
    before = common.rows()
    for size in (64 * 1024 + 1, 300_000):
        for path in ("/api/tables", f"/api/tables/{name}/chat", "/api/preferences"):
            answer = await ann.http.post(
                path,
                content=b'{"text": "' + b"x" * size,
                headers={"x-csrftoken": ann.token, "content-type": "application/json"},
            )
            assert answer.status_code == 413
            require_told(answer, language)

    async def pieces() -> AsyncIterator[bytes]:
        """Without saying how much it will be."""
        for _ in range(100):
            yield b" " * 1000

    answer = await ann.http.post(
        "/api/tables", content=pieces(), headers={"x-csrftoken": ann.token, "content-type": "application/json"}
    )
    assert answer.status_code == 413
    form = b"players=2&name-0=" + b"x" * 70_000
    kind = {"content-type": "application/x-www-form-urlencoded"}
    answer = await ann.http.post(f"/games/{SHORT}/new", content=form, headers={**kind, "x-csrftoken": ann.token})
    assert answer.status_code == 413
    assert web_words(language)("http-413") in answer.text
    assert common.rows() == before


# --- tables that cannot be ------------------------------------------------------------------------------------------


def new(**given: Any) -> dict[str, Any]:
    return {"game": SHORT, "seats": [{"who": "here", "name": "Ann"}, {"who": "random"}], **given}


WRONG_TABLES: dict[str, Any] = {
    "no game": {"seats": []},
    "unknown game": new(game="chess"),
    "a path": new(game="../../etc/passwd"),
    "game of another type": new(game=7),
    "long game": new(game="x" * 61),
    "no seats": new(seats=[]),
    "one seat": new(seats=[{"who": "here", "name": "Ann"}]),
    "too many seats": new(seats=[{"who": "random"}] * 10),
    "far too many seats": new(seats=[{"who": "random"}] * 1000),
    "unknown bot": new(seats=[{"who": "deep blue"}, {"who": "random"}]),
    "automa": new(seats=[{"who": "automa"}, {"who": "random"}]),
    "long bot": new(seats=[{"who": "x" * 9000}, {"who": "random"}]),
    "owner given": new(seats=[{"who": "here", "name": "Ann", "owner": "ben"}, {"who": "random"}]),
    "two of a name": new(seats=[{"who": "here", "name": "Ann"}, {"who": "here", "name": "aNN"}]),
    "option edition": new(options={"edition": "/etc/passwd"}),
    "option players": new(options={"players": 3}),
    "option self": new(options={"self": "x"}),
    "option class": new(options={"__class__": "x"}),
    "option room": new(options={"room": "/tmp"}),
    "option empty": new(options={"": ""}),
    "option strange": new(options={"{0.__class__}": "x"}),
    "option nested": new(options={"a": {"b": 1}}),
    "options list": new(options=["edition"]),
    "negative seed": new(seed=-1),
    "huge seed": new(seed=HUGE),
    "seed in words": new(seed="seven"),
    "half a seed": new(seed=1.5),
    "unknown field": new(secret="00"),
    "listed in words": new(listed="yes"),
}


@pytest.mark.parametrize("wrong", WRONG_TABLES)
async def test_a_table_that_cannot_be(common: Server, wrong: str) -> None:
    before = common.rows()
    words = {}
    for language in LANGUAGES:
        answer = await common.browser("ann", language=language).post("/api/tables", WRONG_TABLES[wrong])
        require_told(answer, language)
        words[language] = answer.json()["words"]
        assert len(words[language]) < 500
    assert words["cs"] != words["en"]
    assert common.rows() == before


async def test_the_form_refuses_in_words(server: Server) -> None:
    before = server.rows()
    for language in LANGUAGES:
        ann = server.browser("ann", language=language)
        for form in (
            {"players": "2", "who-0": "here", "name-0": ""},
            {"players": "2", "who-0": "nobody"},
            {"players": "2", "who-0": "random", "seed": "x"},
            {"players": "2", "who-0": "random", "seed": "-1"},
            {"players": "2", "who-0": "random", "seed": "1" * 16},
            {"players": "2", "who-0": "random", "seed": "²"},
        ):
            answer = await ann.http.post(f"/games/{SHORT}/new", data={"_csrf_token": ann.token, **form})
            assert answer.status_code == 400
            assert 'role="alert"' in answer.text
            assert f'lang="{language}"' in answer.text
    for odd in ("0", "-1", "99", "x", "٣", "²", "1" * 5000, ""):
        assert (await ann.get(f"/games/{SHORT}/new", players=odd)).status_code == 200
    assert (await ann.get(f"/games/{SHORT}/new", **{"option-edition": "x", "who-0": "<b>"})).status_code == 200
    assert server.rows() == before


# --- moves that cannot be -------------------------------------------------------------------------------------------


async def test_moves_that_cannot_be(server: Server) -> None:
    name, people = await begun(server)
    table = server.table(name)
    assert table.state is not None
    seat, entry = table.state.seat, table.entry
    good = as_json(table.game, choose(table))
    legal = set(table.state.legal())
    wrong = next(move for move in range(len(table.game.actions)) if move not in legal)
    actions: dict[str, Any] = {
        "empty": {},
        "no tag": {"x": 1},
        "unknown tag": {"is": "fly"},
        "tag of another type": {"is": 7},
        "nested": {"is": good["is"], "x": [[[[{}]]]]},
        "not legal": as_json(table.game, wrong),
        "types": dict.fromkeys(good, HUGE),
        "null": dict.fromkeys(good),
    }
    before = server.rows()
    path = f"/api/tables/{name}/moves"
    for language in LANGUAGES:
        owner = server.browser(people[seat].name, language=language)
        for what, action in actions.items():
            answer = await owner.post(path, {"seat": seat, "entry": entry, "action": action})
            require_told(answer, language)
            assert answer.status_code == 400, what
        other = server.browser(people[1 - seat].name, language=language)
        answer = await other.post(path, {"seat": 1 - seat, "entry": entry, "action": good})
        require_told(answer, language)
        assert answer.status_code == 403
        for stale in (0, entry - 1, entry + 1, 100_000):
            answer = await owner.post(path, {"seat": seat, "entry": stale, "action": good})
            require_told(answer, language)
            assert answer.status_code == 409, stale
        numbers: list[Any] = [-1, HUGE, 1.5, "x", None, [], {}, 100_001]
        for number in numbers:
            for field in ("seat", "entry"):
                body = {"seat": seat, "entry": entry, "action": good, field: number}
                require_told(await owner.post(path, body), language)
        for missing in ("seat", "entry", "action"):
            body = {
                key: value for key, value in {"seat": seat, "entry": entry, "action": good}.items() if key != missing
            }
            require_told(await owner.post(path, body), language)
    assert server.rows() == before
    assert (await people[seat].post(path, {"seat": seat, "entry": entry, "action": good})).status_code == 200
    before = server.rows()
    answer = await people[seat].post(path, {"seat": seat, "entry": entry, "action": good})  # the same once more
    assert answer.status_code == 409
    assert server.rows() == before


async def test_a_move_nested_too_deep(server: Server) -> None:
    name, people = await begun(server)
    table = server.table(name)
    assert table.state is not None
    before = server.rows()
    for depth in (500, 5_000, 30_000):
        deep = b'{"seat": %d, "entry": %d, "action": {"is": ' % (table.state.seat, table.entry)
        deep += b"[" * depth + b"]" * depth + b"}}"
        owner = people[table.state.seat]
        headers = {"x-csrftoken": owner.token, "content-type": "application/json"}
        require_told(await owner.http.post(f"/api/tables/{name}/moves", content=deep, headers=headers))
    assert server.rows() == before


async def test_nothing_goes_on_after_the_end(server: Server) -> None:
    name = await finished(server)
    table = server.table(name)
    before = server.rows()
    for seat, who in enumerate(("ann", "ben")):
        browser = server.browser(who)
        at, acting = f"/api/tables/{name}", {"seat": seat, "entry": table.entry}
        for path, body in {
            f"{at}/moves": {**acting, "action": as_json(table.game, 0)},
            f"{at}/undo": acting,
            f"{at}/undo/answer": {**acting, "agree": True},
            f"{at}/seats/0/join": {"name": "Eva"},
            f"{at}/seats/0/leave": {},
        }.items():
            require_told(await browser.post(path, body))
        for number in (seat, 1 - seat):  # it comes too late, and the lot may have moved the seats: no effect
            assert (await browser.post(f"{at}/show", {"nonces": {str(number): "0" * 32}})).status_code == 200
    require_told(await server.browser("eve").post(f"{at}/show", {"nonces": {"0": "0" * 32}}))
    assert server.rows() == before


async def test_before_the_beginning(server: Server) -> None:
    people = [server.browser("ann"), server.browser("ben")]
    name = await open_table(server, SHORT, people, ready=False)
    before = server.rows()
    at, acting = f"/api/tables/{name}", {"seat": 0, "entry": 0}
    ann = people[0]
    for path, body in {
        f"{at}/moves": {**acting, "action": {"is": "x"}},
        f"{at}/undo": acting,
        f"{at}/undo/answer": {**acting, "agree": True},
        f"{at}/again": {},
        f"{at}/seats/1/join": {"name": "Eva"},
        f"{at}/fill": {"bot": "nobody"},
    }.items():
        require_told(await ann.post(path, body))
    for path in ("position", "why?element=x", "record", "verify"):
        require_told(await ann.get(f"{at}/{path}"))
    assert (await ann.get(f"/tables/{name}/replay")).status_code == 403
    nonces: list[Any] = [
        {"0": "0" * 31},
        {"0": "0" * 33},
        {"0": "G" * 32},
        {"0": "A" * 32},
        {"0": "0" * 32 + "\n"},
        {"0": 7},
        {"1": "0" * 32},
        {"-1": "0" * 32},
        {"x": "0" * 32},
        {"": "0" * 32},
        {"9" * 5000: "0" * 32},
        {"0": "0" * 32, "1": "0" * 32},
        [],
    ]
    for nonce in nonces:
        require_told(await ann.post(f"{at}/show", {"nonces": nonce}))
        require_told(await ann.post(f"{at}/promise", {"promises": nonce}))
    assert server.rows() == before
    assert (await ann.post(f"{at}/show", {"nonces": {}})).status_code == 200
    assert (await ann.post(f"{at}/promise", {"promises": {}})).status_code == 200
    assert server.rows() == before


# --- addresses ------------------------------------------------------------------------------------------------------

ODD = ("none", "x" * 41, "%00", "%ff", "..", "%2e%2e", "ž", "a b", "<b>", "1' OR '1'='1", "%F0%9F%9A%82", "%0a")


async def test_tables_that_are_not_there(server: Server) -> None:
    for language in LANGUAGES:
        ann = server.browser("ann", language=language)
        for odd in ODD:
            for path in ("", "/position", "/why?element=x", "/events", "/record", "/verify"):
                answer = await ann.http.get(raw(f"/api/tables/{odd}{path}"))
                if odd == "..":
                    assert answer.status_code in (200, 404)  # the address of something else
                else:
                    require_told(answer, language)
            for path in ("", "/now", "/words", "/board.css", "/replay"):
                answer = await ann.http.get(raw(f"/tables/{odd}{path}"))
                assert answer.status_code in (200, 400, 403, 404), (odd, path, answer.text)
                assert f'lang="{language}"' in answer.text
            answer = await ann.http.post(
                raw(f"/api/tables/{odd}/chat"), json={"seat": 0, "text": "x"}, headers={"x-csrftoken": ann.token}
            )
            require_told(answer, language)


def raw(path: str) -> httpx.URL:
    from urllib.parse import quote

    return httpx.URL(HOST).copy_with(raw_path=quote(path, safe="/%?=&.").encode())


async def test_numbers_that_are_not_there(server: Server) -> None:
    name, (ann, _) = await begun(server)
    before = server.rows()
    numbers = ("-1", "2", "20", "21", "99999999999999999999", "9" * 5000, "x", "1.5", "0x1", "%00", "٣", "1e3", "")
    for number in numbers:
        for act, body in (("join", {"name": "Eva"}), ("leave", {}), ("mind", {"bot": "random"})):
            url = raw(f"/api/tables/{name}/seats/{number}/{act}")
            require_told(await ann.http.post(url, json=body, headers={"x-csrftoken": ann.token}))
        for path in ("position?seat=", "why?element=x&seat="):
            answer = await ann.http.get(raw(f"/api/tables/{name}/{path}{number}"))
            if number == "" and answer.status_code == 200:
                continue  # as a spectator
            require_told(answer)
        for path in (
            f"replay?ply={number}",
            f"now?have={number}",
            f"now?as={number}",
            f"words?as={number}",
            f"replay?as={number}",
            f"replay?part={number}",
        ):
            answer = await ann.http.get(raw(f"/tables/{name}/{path}"))
            assert answer.status_code in (200, 400, 403), (path, answer.status_code)
    for element in ("", "x" * 101, "%00", "<b>", "%ff"):
        answer = await ann.http.get(raw(f"/api/tables/{name}/why?seat=0&element={element}"))
        assert answer.status_code in (200, 400), element
    require_told(await ann.get(f"/api/tables/{name}/why"))
    assert (await ann.get(f"/tables/{name}/board.css?theme=nonsense")).status_code == 200
    assert (await ann.get(f"/tables/{name}/board.css?theme={'x' * 99}")).status_code == 400
    assert server.rows() == before


async def test_games_languages_and_pictures_that_are_not_there(server: Server) -> None:
    ann = server.browser("ann")
    for game in ("none", "x" * 150, "%00", "..%2f..", "<b>", "ž"):
        for path in ("new", "help", "help/0.png?language=en&theme=light"):
            answer = await ann.http.get(raw(f"/games/{game}/{path}"))
            assert answer.status_code in (400, 404), (game, path)
    for name in ("x.png", "-1.png", "999999.png", "0-none.png", "0", "²", "%00", "..%2f0.png"):
        answer = await ann.http.get(raw(f"/games/{SHORT}/help/{name}?language=en&theme=light"))
        assert answer.status_code in (400, 404), name
    for query in (
        "",
        "?language=en",
        "?language=xx&theme=light",
        "?language=en&theme=pink",
        "?language=ennnnnn&theme=light",
    ):
        assert (await ann.http.get(raw(f"/games/{SHORT}/help/0.png{query}"))).status_code == 400
    for body in (
        {"language": "de"},
        {"theme": "pink"},
        {"language": 7},
        {"hints": "yes"},
        {"x": 1},
        {"language": "x" * 61},
    ):
        require_told(await ann.post("/api/preferences", body))


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("cs", "cs"),
        ("sk-SK,cs;q=0.5", "sk"),
        ("de,cs;q=0.8,en;q=0.7", "cs"),
        ("en;q=0.1,sk;q=0.9", "sk"),
        ("de", "en"),
        ("", "en"),
        ("*", "en"),
        (";q=,,;;q=nan,cs;q=x,-,--", "en"),
        ("cs;q=nan", None),
        ("x" * 5000, "en"),
        (",".join(["de"] * 5000), "en"),
        ("\u00ff\u00fe", "en"),
        ("cs_CZ", None),
    ],
)
async def test_the_language_that_is_asked_for(common: Server, asked: str, spoken: str | None) -> None:
    visitor = common.browser("ann")
    answer = await visitor.http.get("/api/tables/none", headers={b"accept-language": asked.encode("latin-1")})
    assert answer.status_code == 404
    told = {
        language: (await common.browser(language=language).get("/api/tables/none")).json() for language in LANGUAGES
    }
    if spoken is None:
        assert answer.json() in told.values()
    else:
        assert answer.json() == told[spoken]
    assert len({one["words"] for one in told.values()}) == 3


async def test_the_language_that_was_chosen(server: Server) -> None:
    visitor = server.browser("ann", language="en")
    assert (await visitor.post("/api/preferences", {"language": "sk", "theme": "dark"})).status_code == 200
    page = (await visitor.get("/")).text
    assert 'lang="sk" data-theme="dark"' in page
    for odd in ("xx", "", "<b>", "../../etc"):
        other = server.browser("ben")
        other.http.cookies.set("kolejiste-language", odd)
        other.http.cookies.set("kolejiste-theme", odd)
        assert 'lang="en" data-theme="auto"' in (await other.get("/")).text


@pytest.mark.parametrize(
    "cookie", ["kolejiste-browser", "=", ";;;", "a=\xff", "kolejiste-browser=;x", '"', "a=b;" * 2000]
)
async def test_cookies_that_are_none(common: Server, cookie: str) -> None:
    visitor = common.browser()
    answer = await visitor.http.get("/", headers={b"cookie": cookie.encode("latin-1")})
    assert answer.status_code == 200


# --- too often ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_too_many_requests(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path, rate=5) as server:
        ann = server.browser("ann", language=language)
        for _ in range(5):
            assert (await ann.get("/api/tables")).status_code == 200
        answer = await ann.http.get("/api/tables", headers={"x-forwarded-for": "1.2.3.4", "x-real-ip": "1.2.3.4"})
        assert answer.status_code == 429, "another address was believed"
        require_told(answer, language)
        answer = await ann.get("/")
        assert answer.status_code == 429
        assert web_words(language)("http-429") in answer.text
        other = server.browser("ben", language=language, address="10.0.0.2")
        assert (await other.get("/api/tables")).status_code == 200
        assert (await ann.get("/static/style.css")).status_code == 200


async def test_too_many_streams(tmp_path: Path) -> None:
    async with serving(tmp_path, streams=2) as server:
        ann = server.browser("ann")
        name = await open_table(server, SHORT, [ann, server.browser("ben")])
        async with ann.listening(name) as one, ann.listening(name) as two:
            await one.event()
            await two.event()
            for language in LANGUAGES:
                answer = await server.browser("ann", language=language).get(f"/api/tables/{name}/events")
                assert answer.status_code == 429
                require_told(answer, language)
            other = server.browser("eva", address="10.0.0.2")
            del other
        async with ann.listening(name) as again:  # the others have gone
            assert b"version" in await again.event()
        await asyncio.sleep(0.05)
        table = server.table(name)
        assert not table.watchers
        assert not table.presence.streams


async def test_streams_that_are_dropped_at_once_are_not_counted(tmp_path: Path) -> None:
    """A page that is closed before its stream has begun leaves nothing behind."""
    async with serving(tmp_path, streams=3) as server:
        ann = server.browser("ann")
        name = await open_table(server, SHORT, [ann, server.browser("ben")])
        for _ in range(10):
            async with ann.listening(name) as stream:
                stream.gone.set()
        for _ in range(10):
            async with ann.listening(name) as stream:
                stream.gone.set()
                await asyncio.sleep(0)
        async with ann.listening(name) as stream:
            assert b"version" in await stream.event()


async def test_moves_after_a_refusal_still_count(server: Server) -> None:
    """A refused move leaves nothing behind that would disturb the next one."""
    name, people = await begun(server)
    table = server.table(name)
    for _ in range(4):
        assert table.state is not None
        legal = set(table.state.legal())
        wrong = [move for move in range(len(table.game.actions)) if move not in legal][:3]
        seat = table.state.seat
        for move in wrong:
            assert (await make_move(people[seat], name, move=move)).status_code == 400
        assert (await make_move(people[seat], name)).status_code == 200
    from kolejiste.core.seal import verify

    assert verify(table.record, table.game).moves == len(table.moves)
