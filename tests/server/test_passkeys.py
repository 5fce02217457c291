"""Passkeys: they open a person's games on another device, and nobody else's, with an authenticator made of a key."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

from .house import SHORT, Browser, Server, open_table, serving
from .test_people import submitted

pytestmark = pytest.mark.anyio
HOST = "games.example.org"
ORIGIN = f"https://{HOST}"


class Authenticator:
    """What a phone has: a key for a site, and a count."""

    def __init__(self, site: str = HOST) -> None:
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def _credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        named = text(self.id)
        parts = {name: text(value) for name, value in response.items()}
        return {"id": named, "rawId": named, "type": "public-key", "response": parts, "clientExtensionResults": {}}

    def makes(self, challenge: str, origin: str = ORIGIN) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(0x45, bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public))
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {"clientDataJSON": client("webauthn.create", challenge, origin), "attestationObject": attested}
        )

    def shows(self, challenge: str, origin: str = ORIGIN) -> dict[str, Any]:
        data, told = self._data(0x05), client("webauthn.get", challenge, origin)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential({"clientDataJSON": told, "authenticatorData": data, "signature": signature})


def client(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


def secure(server: Server, name: str) -> Browser:
    """A browser that came by https."""
    browser = server.browser(name)
    cookies = dict(browser.http.cookies)
    browser.http.base_url = ORIGIN
    browser.http.cookies.clear()
    for key, value in cookies.items():
        browser.http.cookies.set(key, value)
    return browser


async def keeps(browser: Browser, phone: Authenticator) -> int:
    offer = (await browser.post("/api/passkeys/offer")).json()
    made = {"token": offer["token"], "credential": phone.makes(offer["options"]["challenge"])}
    return (await browser.post("/api/passkeys", made)).status_code


async def enters(browser: Browser, phone: Authenticator, **given: Any) -> int:
    offer = (await browser.post("/api/passkeys/ask")).json()
    shown = {"token": offer["token"], "credential": phone.shows(offer["options"]["challenge"]), **given}
    return (await browser.post("/api/passkeys/enter", shown)).status_code


async def test_a_passkey_brings_all_games_to_another_device(server: Server) -> None:
    ann, tablet, phone = secure(server, "ann"), secure(server, "tablet"), Authenticator()
    table = await open_table(server, SHORT, [ann], bots=["planner"], seed=1)
    assert await keeps(ann, phone) == 200
    assert await enters(tablet, phone) == 200
    for device in (ann, tablet):
        assert (await device.get(f"/api/tables/{table}/position", seat=0)).status_code == 200
    assert (await submitted(tablet, "/mine/leave")).status_code == 303


async def test_a_foreign_passkey_opens_nothing(server: Server) -> None:
    ann, eva, phone = secure(server, "ann"), secure(server, "eva"), Authenticator()
    assert await keeps(ann, phone) == 200
    thief = Authenticator()
    assert await enters(eva, thief) == 403  # nobody has it
    thief.id = phone.id  # it says that it is hers, but has another key
    assert await enters(eva, thief) == 403
    assert await keeps(eva, thief) == 403  # and nobody takes hers over
    assert await server.hall.who.of("eva") != await server.hall.who.of("ann")


async def test_answers_of_others_to_others_and_of_other_sites_are_refused(server: Server) -> None:
    ann, eva, phone = secure(server, "ann"), secure(server, "eva"), Authenticator()
    assert await keeps(ann, phone) == 200
    offers = [(await browser.post("/api/passkeys/ask")).json() for browser in (ann, eva)]
    stolen = {"token": offers[0]["token"], "credential": phone.shows(offers[0]["options"]["challenge"])}
    assert (await eva.post("/api/passkeys/enter", stolen)).status_code == 403  # asked of another browser
    mixed = {"token": offers[1]["token"], "credential": phone.shows(offers[0]["options"]["challenge"])}
    assert (await eva.post("/api/passkeys/enter", mixed)).status_code == 403
    for_making = (await eva.post("/api/passkeys/offer")).json()
    other = {"token": for_making["token"], "credential": phone.shows(for_making["options"]["challenge"])}
    assert (await eva.post("/api/passkeys/enter", other)).status_code == 403
    elsewhere = phone.shows(offers[1]["options"]["challenge"], "https://evil.example")
    assert (
        await eva.post("/api/passkeys/enter", {"token": offers[1]["token"], "credential": elsewhere})
    ).status_code == 403
    assert (await eva.post("/api/passkeys/enter", {"token": "x", "credential": {}})).status_code == 403
    assert (await eva.post("/api/passkeys/ask", token=False)).status_code == 403


async def test_a_passkey_that_was_removed_opens_nothing(server: Server) -> None:
    ann, eva, phone = secure(server, "ann"), secure(server, "eva"), Authenticator()
    assert await keeps(ann, phone) == 200
    page = (await ann.get("/mine")).text
    mark = page.partition("/mine/passkeys/")[2].partition("/")[0]
    assert (await submitted(eva, f"/mine/passkeys/{mark}/remove")).status_code == 400
    assert (await submitted(ann, f"/mine/passkeys/{mark}/remove")).status_code == 303
    assert await enters(eva, phone) == 403


async def test_plain_http_and_bare_addresses_have_none_and_say_so(server: Server) -> None:
    browser = server.browser("ann")
    for base in ("http://games.example.org", "http://192.168.1.5:8765", "https://192.168.1.5"):
        answer = await browser.http.post(
            f"{base}/api/passkeys/ask",
            json={},
            headers={"x-csrftoken": browser.token, "cookie": f"kolejiste-csrf={browser.token}"},
        )
        assert answer.status_code == 400, base
        assert "recovery link" in answer.json()["words"]
