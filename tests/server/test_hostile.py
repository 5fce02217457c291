"""Names and words from people: refused with a sentence, or shown as they are and never as code."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kolejiste.core.errors import BadOption
from kolejiste.core.registry import load
from kolejiste.server.errors import BadRequest
from kolejiste.server.seating import checked_name
from kolejiste.server.settings import LONGEST_CHAT, LONGEST_NAME

from .house import SHORT, TITLES, Elements, Server, play, serving

pytestmark = pytest.mark.anyio
SHOWN = [  # strange, but letters
    "<script>alert(1)</script>",
    "<img src=x onerror=a()>",
    "\"' onload='x",
    "{{7*7}}{% if 1 %}",
    "{ $name } { 'x' }",
    "&lt;b&gt;&amp;",
    "]]><svg/onload=a()>",
    "🚂🚃🚃",
    "Žluťoučký kůň",
    "عربي",
    "👨‍👩‍👧‍👦 Novákovi 🏳️‍🌈",
    "می\u200cخواهم",
    "\\u003cscript\\u003e",
    "%3Cscript%3E",
    "--><b>",
    "../../etc/passwd",
    "`${7*7}`",
]
REFUSED = {
    "right to left": "ann\u202egpj.exe",
    "isolate": "a\u2066b",
    "zero width": "a\u200bb",
    "joiner": "a\u200db",
    "joiners alone": "\u200d\u200d",
    "selector alone": "\ufe0f",
    "filler": "\u3164",
    "nul": "a\0b",
    "escape": "\x1b[31mred",
    "bell": "a\x07b",
    "soft hyphen": "a\u00adb",
    "byte order mark": "\ufeffa",
    "private": "\ue000",
    "unassigned": "\u0378",
    "empty": "",
    "spaces": "   ",
    "wide spaces": "\u3000\u2003",
    "tab": "\t\n",
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


def fits(text: str) -> str:
    return text[:LONGEST_NAME].strip()


async def test_strange_names_are_refused_with_a_sentence(server: Server) -> None:
    ann = server.browser("ann")
    made = await ann.post("/api/tables", {"game": SHORT, "seats": [{"who": "here", "name": "Ann"}, {"who": "invited"}]})
    table = made.json()["address"].removeprefix("/tables/")
    before = server.rows()
    long = {"long": "x" * (LONGEST_NAME + 1), "endless": "x" * 10_000}
    for language in ("cs", "sk", "en"):
        ben = server.browser("ben", language=language)
        for what, name in {**REFUSED, **long}.items():
            chairs = [{"who": "here", "name": name}, {"who": "invited"}]
            for answer in (
                await ben.post("/api/tables", {"game": SHORT, "seats": chairs}),
                await ben.post(f"/api/tables/{table}/seats/1/join", {"name": name}),
            ):
                assert answer.status_code == 400, what
                told = answer.json()["words"]
                assert told.isprintable(), what
                assert "\\" not in told, what
                assert len(told) < 200, what
    for taken in ("Ann", "ann", " ANN ", "planner", "random"):
        answer = await ben.post(f"/api/tables/{table}/seats/1/join", {"name": taken})
        assert answer.status_code == 400, taken
    assert server.rows() == before


async def test_strange_names_in_the_form_are_shown_again_as_letters(server: Server) -> None:
    ann = server.browser("ann")
    before = server.rows()
    for name in (*REFUSED.values(), "<script>alert(1)</script>x", '"><b id=evil>' + "x" * 30):
        form = {"_csrf_token": ann.token, "players": "2", "who-0": "here", "name-0": name, "who-1": "random"}
        answer = await ann.http.post(f"/games/{SHORT}/new", data=form)
        assert answer.status_code == 400
        assert not any(attributes.get("id") == "evil" for _, attributes in Elements(answer.text).found)
        assert "<script>alert" not in answer.text
    assert server.rows() == before


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_strange_names_and_words_are_only_letters_everywhere(server: Server, title: str) -> None:
    most = load(title).seats[1]
    for start in range(0, len(SHOWN) if title == SHORT else 2, 2):
        names = [fits(name) for name in SHOWN[start : start + 2]]
        if len(names) == 1:
            names.append("Eva")
        assert most >= 2
        ann = server.browser("ann")
        chairs = [{"who": "here", "name": name} for name in names]
        made = await ann.post("/api/tables", {"game": title, "seats": chairs, "first": 0, "seed": 5, "listed": True})
        assert made.status_code == 201, made.text
        table = made.json()["address"].removeprefix("/tables/")
        await play(server, table, [ann, ann], 3)
        for seat, text in enumerate(SHOWN[start : start + 2]):
            said = await ann.post(f"/api/tables/{table}/chat", {"seat": seat, "text": text})
            assert said.status_code == 200
        state = server.table(table).state
        assert state is not None
        watcher = server.browser("stranger")
        for browser, path in (
            (ann, "/"),
            (watcher, "/"),
            (watcher, f"/tables/{table}"),
            (ann, f"/tables/{table}?as={state.seat}"),
            (ann, f"/tables/{table}/now?as={state.seat}&have=k-turn:0"),
            (watcher, f"/tables/{table}/replay"),
            (ann, f"/seat/{server.signer.sign_seat(table, 0, 0)}"),
        ):
            answer = await browser.get(path)
            assert answer.status_code == 200, path
            require_letters(answer.text, [*names, *SHOWN[start : start + 2]])
        found = Elements((await watcher.get(f"/tables/{table}")).text)
        shown = " ".join(found.text)
        for text in SHOWN[start : start + 2]:
            assert text in shown, "what was said is not shown as it was said"
        for name in names:
            assert name in shown
        listed = (await watcher.get("/api/tables")).json()
        assert [seat["name"] for seat in listed[0]["seats"]] == names


def require_letters(page: str, texts: list[str]) -> None:
    """No element or attribute came from anybody's name or words."""
    if page.startswith("{"):  # fragments of a page; the words beside them are set as text
        page = "".join(one["html"] for one in json.loads(page)["fragments"])
    for text in texts:
        if "<" in text:
            assert text not in page
    found = Elements(page)
    assert not any("<" in data for data in found.scripts)
    for tag, attributes in found.found:
        assert tag not in ("b", "iframe"), tag
        data = attributes.get("type") == "application/json" and "src" not in attributes
        assert tag != "script" or data or attributes.get("src", "").startswith("/static/")
        assert not any(name.startswith("on") for name in attributes), attributes
        assert attributes.get("src") != "x"


async def test_strange_words_are_refused(server: Server) -> None:
    ann = server.browser("ann")
    chairs = [{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}]
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "first": 0, "seed": 5})
    table = made.json()["address"].removeprefix("/tables/")
    before = server.rows()
    for what, text in {**REFUSED, "long": "x" * (LONGEST_CHAT + 1), "endless": "x" * 10_000}.items():
        answer = await ann.post(f"/api/tables/{table}/chat", {"seat": 0, "text": text})
        assert answer.status_code == 400, what
        assert answer.json()["words"].endswith(".")
    assert server.rows() == before
    assert (await ann.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "x" * LONGEST_CHAT})).status_code == 200


async def test_the_file_name_of_a_record_is_plain(server: Server) -> None:
    ann = server.browser("ann")
    names = [fits('"; x="<script>'), fits("../../etc/passwd")]
    chairs = [{"who": "here", "name": name} for name in names]
    made = await ann.post("/api/tables", {"game": SHORT, "seats": chairs, "first": 0, "seed": 5})
    table = made.json()["address"].removeprefix("/tables/")
    await play(server, table, [ann, ann])
    answer = await ann.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{SHORT}-{table}.jsonl"'
    assert set(table) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
    assert answer.headers["content-type"].startswith("application/jsonl")
    for path in (f"/tables/{table}", f"/tables/{table}/replay?as=above"):
        require_letters((await ann.get(path)).text, names)


def test_names_are_one_line() -> None:
    assert checked_name("  Ann \n  Marie ", []) == "Ann Marie"


def test_a_refused_name_is_shown_readably() -> None:
    with pytest.raises(BadOption) as told:
        checked_name("Ann\u202eexe.gpj", [])
    assert "“Ann�exe.gpj”" in told.value.say("en")


@pytest.mark.parametrize("name", ["ann", "ＡＮＮ", " Ann "])
def test_a_name_that_looks_like_another_is_taken(name: str) -> None:
    with pytest.raises(BadRequest, match="is taken"):
        checked_name(name, ["Ann"])
