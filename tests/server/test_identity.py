"""Whose browser it is, whatever else its host has been given; and keys that are changed while people play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from kolejiste.server.identity import BROWSER, Signer

from .house import CSRF, SHORT, Browser, Server, open_table, serving

pytestmark = pytest.mark.anyio
# What other programs on the same host may have set; most of them made the standard library's parser give up.
FOREIGN = [
    'prefs={"a":1}',
    "foo",
    "=",
    "=x",
    "é=1",
    "name=é",
    "čeština=ano",
    "a=b=c",
    'a="unclosed',
    'a="x;y"',
    "a=x,y",
    "a=x y",
    "a[0]=1",
    "(a)=1",
    "a@b=1",
    "$Version=1",
    "path=/; expires=never",
    ";;;",
    "a=\x01",
    "a=\x7f",
    "a=\\",
    "a=%",
    "kolejiste-browser",
    "kolejiste-browser=",
    "kolejiste-browser=forged",
    "kolejiste-browser=é",
    "kolejiste-csrf=é",
    "kolejiste-csrf=0",
    "Kolejiste-Browser=x",
    "a=" + "x" * 4000,
]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


def sent(browser: Browser, cookies: str | bytes) -> None:
    """From now on the browser sends exactly these cookies."""
    raw = cookies if isinstance(cookies, bytes) else cookies.encode()

    async def send(request: httpx.Request) -> None:
        rest = [(name, value) for name, value in request.headers.raw if name.lower() != b"cookie"]
        request.headers = httpx.Headers([*rest, (b"cookie", raw)])

    browser.http.event_hooks = {"request": [send]}


@pytest.mark.parametrize("foreign", FOREIGN)
async def test_a_foreign_cookie_costs_nobody_the_seat(common: Server, foreign: str) -> None:
    ann = common.browser("ann")
    own = f"{BROWSER}={common.signer.sign_browser('ann')}; {CSRF}={ann.token}"
    name = await open_table(common, SHORT, [ann, common.browser("ben")])
    for cookies in (f"{foreign}; {own}", f"{own}; {foreign}", f"{own};{foreign};"):
        sent(ann, cookies)
        seen = await ann.get(f"/api/tables/{name}/position?seat=0")
        assert seen.status_code == 200, cookies
        assert "set-cookie" not in seen.headers, "another name for a browser that has one"
        said = await ann.post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
        assert said.status_code == 200, (cookies, said.text)


async def test_a_token_from_elsewhere_is_replaced(server: Server) -> None:
    """A token that another server on this host has set would refuse everything for ever."""
    ann = server.browser("ann")
    sent(ann, f"{BROWSER}={server.signer.sign_browser('ann')}; {CSRF}={'0' * 128}")
    answer = await ann.get("/")
    (fresh,) = answer.headers.get_list("set-cookie")
    token = fresh.partition("=")[2].partition(";")[0]
    assert server.signer.token(token) is not None
    assert f'name="csrf-token" content="{token}"' in answer.text


@pytest.mark.parametrize("token", ["é", "0" * 127 + "é", "\xff" * 128, "ž" * 64])
async def test_a_token_of_strange_letters_is_refused(common: Server, token: str) -> None:
    ann = common.browser("ann")
    before = common.rows()
    raw = token.encode("utf-8")
    headers = {"x-csrftoken": raw, "content-type": b"application/json"}
    for answer in (
        await ann.http.post("/api/preferences", content=b"{}", headers=headers),  # type: ignore[arg-type]
        await ann.http.post(f"/games/{SHORT}/new", data={"_csrf_token": token}),
    ):
        assert answer.status_code == 403
    sent(ann, f"{BROWSER}={common.signer.sign_browser('ann')}; {CSRF}=".encode() + raw)
    assert (await ann.post("/api/preferences", {"theme": "dark"})).status_code == 403
    assert common.rows() == before


# --- keys -----------------------------------------------------------------------------------------------------------


def test_a_new_key_knows_what_the_old_one_signed() -> None:
    old, new = b"o" * 32, b"n" * 32
    before, after = Signer([old]), Signer([old, new])
    assert after.browser(before.sign_browser("ann")) == "ann"
    assert after.seat(before.sign_seat("table", 1, 2)) == ("table", 1, 2)
    assert before.browser(after.sign_browser("ann")) is None, "the new key signs"
    assert Signer([new]).browser(after.sign_browser("ann")) == "ann"


async def test_nobody_is_thrown_out_when_the_key_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server runs: open pages go on, and cookies are signed anew, so that the old key can be forgotten."""
    monkeypatch.setattr("kolejiste.server.app.KEYS_LOOKED_AT", 0.01)
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        name = await open_table(server, SHORT, [ann, server.browser("ben")])
        server.hall.storage.add_key(2, b"n" * 32)
        only_new, signed = Signer([b"n" * 32]), ""
        while not signed:
            said = await ann.post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
            assert said.status_code == 200, "a page from before must still serve"
            signed = said.headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
        assert only_new.browser(signed) == "ann"
        sent(ann, f"{BROWSER}={signed}; {CSRF}={ann.token}")
        again = await ann.post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
        assert again.status_code == 200
        assert "set-cookie" not in again.headers
