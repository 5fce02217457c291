"""Messages that it is my turn: what is sent, to whom and how often, by push, e-mail and to chat rooms; and what
attackers would like to be sent."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import os
import re
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from kolejiste.core.table import new_nonce
from kolejiste.server import notices
from kolejiste.server.admin import remove
from kolejiste.server.errors import BadRequest
from kolejiste.server.identity import CONFIRM, STOP
from kolejiste.server.mail import checked_address
from kolejiste.server.outgoing import Unreachable, known_address, post
from kolejiste.server.reaching import public_key
from kolejiste.server.schema import notices as queue
from kolejiste.server.schema import persons
from kolejiste.server.settings import MailServer

from ..patience import HANGS
from .house import SHORT, Browser, Server, make_move, open_table, promises, serving
from .test_people import submitted

pytestmark = pytest.mark.anyio
PUBLIC = "https://games.example.org"


# --- who takes messages ---------------------------------------------------------------------------------------------


class Endpoint:
    """A server on this machine that takes what is posted to it."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                outer.got.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(outer.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Receiver:
    """The browser's side of Web Push: it has the keys, and reads what was encrypted for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        coded = [base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, self.auth)]
        return {"endpoint": endpoint, "keys": {"p256dh": coded[0], "auth": coded[1]}}

    def reads(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = msgspec.json.decode(plain)
        return found


class Letters:
    """A mail server that keeps what comes."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.to: list[str] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        found = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        self.got.append(found)
        self.to += envelope.rcpt_tos
        return "250 taken"


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    made = Endpoint()
    yield made
    made.close()


@pytest.fixture
def letters() -> Iterator[tuple[Letters, MailServer]]:
    kept = Letters()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    yield kept, MailServer("127.0.0.1", port, "table@games.example.org", "none")
    controller.stop()


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LOOK", 0.02)
    monkeypatch.setattr(notices, "WAIT", 0.02)


MESSAGES: dict[str, Any] = {"public": PUBLIC, "inward": True, "notice_after": 0.0, "patience": 0.0}


@pytest.fixture
async def server(tmp_path: Path, letters: tuple[Letters, MailServer]) -> AsyncIterator[Server]:
    async with serving(tmp_path, mail=letters[1], **MESSAGES) as found:
        yield found


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(HANGS):
        while not true():
            await asyncio.sleep(0.02)


async def emptied(server: Server) -> None:
    """Wait until nothing is in the queue or on its way."""

    def left() -> int:
        with server.hall.storage.engine.connect() as connection:
            return len(connection.execute(select(queue).where(queue.c.due.is_not(None))).all())

    messenger: Any = server.hall.reached.__self__  # type: ignore[attr-defined]
    quiet = 0
    async with asyncio.timeout(HANGS):
        while quiet < 10:  # what has just been taken is nowhere for a moment
            await asyncio.sleep(0.02)
            quiet = 0 if left() or messenger._tasks else quiet + 1


async def subscribed(browser: Browser, endpoint: Endpoint, path: str = "/push/1") -> Receiver:
    receiver = Receiver()
    done = await browser.post("/api/push", receiver.subscription(endpoint.address + path))
    assert done.status_code == 200, done.text
    return receiver


async def passed_on(server: Server, table: str, people: list[Browser], seat: int) -> None:
    """Play until it is this seat's turn, by a move of another."""
    while server.table(table).state.seat == seat:  # type: ignore[union-attr]
        assert (await make_move(people[seat], table)).status_code == 200
    while server.table(table).state.seat != seat:  # type: ignore[union-attr]
        assert (await make_move(people[server.table(table).state.seat], table)).status_code == 200  # type: ignore[union-attr]


# --- push -----------------------------------------------------------------------------------------------------------


async def test_a_push_reaches_the_browser_encrypted_signed_and_once_a_turn(server: Server, endpoint: Endpoint) -> None:
    ann, ben = server.browser("ann"), server.browser("ben", language="cs")
    table = await open_table(server, SHORT, [ann, ben], seed=1)
    receiver = await subscribed(ben, endpoint)
    await passed_on(server, table, [ann, ben], 1)
    await until(lambda: endpoint.got)
    await emptied(server)
    path, headers, body = endpoint.got[0]
    told = receiver.reads(body)
    assert told["address"] == f"/tables/{table}"
    assert told["title"].endswith("jste na tahu")
    assert "Ann" in told["body"]
    assert set(told) == {"title", "body", "address", "tag"}
    assert path == "/push/1"
    assert headers["ttl"] == str(24 * 3600)
    assert headers["authorization"].startswith("vapid t=")
    assert public_key(server.hall.storage) in headers["authorization"]
    before = len(endpoint.got)
    for _ in range(3):
        await ben.get(f"/tables/{table}")  # visits, talk and restarts tell nothing again
        await ann.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Your turn!"})
        server.hall.reached(owner=await server.hall.who.of("ben"))
    await emptied(server)
    assert len(endpoint.got) == before
    assert b"Ann" not in body


@pytest.mark.slow
async def test_who_is_looking_is_not_told(server: Server, endpoint: Endpoint) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    table = await open_table(server, SHORT, [ann, ben], seed=1)
    await subscribed(ben, endpoint)
    async with ben.listening(table) as stream:
        await stream.event()
        endpoint.got.clear()
        await passed_on(server, table, [ann, ben], 1)
        await emptied(server)
        assert endpoint.got == []
    await passed_on(server, table, [ann, ben], 0)
    await passed_on(server, table, [ann, ben], 1)
    await until(lambda: endpoint.got)


@pytest.mark.slow
async def test_whose_browser_the_deal_waits_for_is_told(server: Server, endpoint: Endpoint) -> None:
    """Nobody need keep a page open until the last friend has sat down."""
    ann, ben = server.browser("ann"), server.browser("ben")
    receiver = await subscribed(ann, endpoint)
    table = await open_table(server, SHORT, [ann, ben], ready=False)
    await until(lambda: endpoint.got)
    assert receiver.reads(endpoint.got[-1][2])["title"].endswith("the table waits for your browser")
    nonces = [new_nonce(), new_nonce()]
    for seat, browser in enumerate((ann, ben)):
        await browser.post(f"/api/tables/{table}/promise", promises(table, {seat: nonces[seat]}))
    await until(lambda: len(endpoint.got) == 2)  # all have promised: now it waits for her number itself
    await emptied(server)
    for seat, browser in enumerate((ann, ben)):
        await browser.post(f"/api/tables/{table}/show", {"nonces": {str(seat): nonces[seat]}})
    assert server.table(table).state is not None
    await emptied(server)
    assert len(endpoint.got) <= 3  # and, if she begins, for her turn


@pytest.mark.slow
async def test_a_subscription_that_has_ended_is_forgotten_and_a_broken_service_is_tried_a_few_times(
    server: Server, endpoint: Endpoint
) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    table = await open_table(server, SHORT, [ann, ben], seed=1)
    endpoint.status = 503
    await subscribed(ben, endpoint)
    await passed_on(server, table, [ann, ben], 1)
    await until(lambda: endpoint.got)
    await emptied(server)
    turns = {row[2] for row in _rows(server)}
    assert len(endpoint.got) <= notices.TRIES * len(turns)
    assert len(endpoint.got) >= notices.TRIES
    endpoint.status = 410
    endpoint.got.clear()
    await passed_on(server, table, [ann, ben], 0)
    await passed_on(server, table, [ann, ben], 1)
    await until(lambda: endpoint.got)
    await emptied(server)
    assert "push-off" not in (await ben.get("/mine")).text


def _rows(server: Server) -> list[Any]:
    with server.hall.storage.engine.connect() as connection:
        return list(connection.execute(select(queue)).all())


async def test_nobody_subscribes_another_or_a_place_inside(tmp_path: Path, endpoint: Endpoint) -> None:
    async with serving(tmp_path, public=PUBLIC) as server:
        ann, receiver = server.browser("ann"), Receiver()
        inside = (
            "http://push.example.org/x",
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://[::1]/x",
            "https://10.0.0.8/x",
            "https://192.168.1.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://[::ffff:127.0.0.1]/x",
            "https://[64:ff9b::7f00:1]/x",
            "https://[2002:7f00:1::]/x",
            "https://[fd00::1]/x",
            "https://0.0.0.0/x",
            "https://100.64.0.1/x",
            "https://224.0.0.1/x",
            "https://metadata.google.internal/x",
            "https://user:password@push.example.org/x",
            "file:///etc/passwd",
            "gopher://push.example.org/",
            "https://push.example.org:0/x",
            "https://push.example.org\r\nX: y/",
            "https://",
            "",
        )
        for address in inside:
            assert (await ann.post("/api/push", receiver.subscription(address))).status_code == 400, address
        good = receiver.subscription("https://push.example.org/ann")
        assert (await ann.post("/api/push", good)).status_code == 200
        assert (await server.browser("eva").post("/api/push", good)).status_code == 400  # it is hers
        for keys in ({"p256dh": "AAAA", "auth": good["keys"]["auth"]}, {"p256dh": good["keys"]["p256dh"], "auth": "é"}):
            assert (await ann.post("/api/push", {**good, "keys": keys})).status_code == 400


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.1.2.3", "169.254.169.254", "::ffff:192.168.0.1"])
async def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Also not where the name leads outside as well: what was checked is what is connected to."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443)),
        (family, socket.SOCK_STREAM, 6, "", (address, 443)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "socket", lambda *_: pytest.fail("it was connected to"))
    with pytest.raises(Unreachable):
        post("https://evil.example/x", b"", {})


async def test_nobody_is_sent_on_elsewhere(endpoint: Endpoint) -> None:
    endpoint.status = 307
    assert post(endpoint.address, b"x", {}, private=True) == 307
    assert len(endpoint.got) == 1


# --- e-mail ---------------------------------------------------------------------------------------------------------


async def confirmed(server: Server, browser: Browser, letters: Letters, **fields: str) -> None:
    before = len(letters.got)
    shown = await submitted(browser, "/mine/mail", address="ben@example.org", **fields)  # type: ignore[arg-type]
    assert shown.status_code == 200, shown.text
    await until(lambda: len(letters.got) > before)
    link = re.search(rf"{PUBLIC}(/confirm/\S+)", letters.got[-1].get_content())
    assert link is not None
    assert (await browser.get(link[1])).status_code == 200
    assert (await submitted(browser, link[1])).status_code == 200


async def test_a_letter_comes_to_a_confirmed_address_once_a_turn_and_one_click_stops_them(
    server: Server, letters: tuple[Letters, MailServer]
) -> None:
    box = letters[0]
    ann, ben = server.browser("ann"), server.browser("ben")
    table = await open_table(server, SHORT, [ann, ben])
    await confirmed(server, ben, box)
    await passed_on(server, table, [ann, ben], 1)
    await emptied(server)
    turns = [one for one in box.got if table in one.get_content()]
    assert turns
    assert len(turns) <= len({row[2] for row in _rows(server)})  # one for each turn that was not over at once
    last = turns[-1]
    assert last["Subject"].endswith("your turn")
    assert set(box.to) == {"ben@example.org"}
    state = server.table(table).state
    assert state is not None
    secret = server.table(table).record.header.secret or ""
    assert secret
    assert secret not in last.as_string()
    stop = re.fullmatch(rf"<{PUBLIC}(/stop/\S+)>", last["List-Unsubscribe"])
    assert stop is not None
    assert last["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert (await ben.get(stop[1])).status_code == 200  # a mere visit stops nothing
    assert "ben@example.org" in (await ben.get("/mine")).text
    program = server.browser()  # a mail program has no cookies of ours
    program.http.cookies.clear()
    done = await program.http.post(stop[1], data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert "ben@example.org" not in (await ben.get("/mine")).text
    box.got.clear()
    await passed_on(server, table, [ann, ben], 0)
    await passed_on(server, table, [ann, ben], 1)
    await emptied(server)
    assert box.got == []


@pytest.mark.slow
async def test_the_daily_letter_has_everything_that_waits(server: Server, letters: tuple[Letters, MailServer]) -> None:
    box = letters[0]
    ann, ben = server.browser("ann"), server.browser("ben")
    tables = [await open_table(server, SHORT, [ann, ben], seed=seed) for seed in (1, 2, 3)]
    await confirmed(server, ben, box, daily="yes")
    box.got.clear()
    await passed_on(server, tables[0], [ann, ben], 1)
    await until(lambda: box.got)
    for table in tables[1:]:
        await passed_on(server, table, [ann, ben], 1)
    await asyncio.sleep(0.3)
    assert len(box.got) == 1  # the next one is for tomorrow
    await until(lambda: any(row.due is not None for row in _rows(server)))
    await server.hall.storage.write(_an_earlier_day)
    await until(lambda: len(box.got) == 2)
    assert all(table in box.got[-1].get_content() for table in tables)
    assert box.got[-1]["Subject"] == "3 games wait for you"
    await asyncio.sleep(0.3)
    assert len(box.got) == 2


def _an_earlier_day(connection: Any) -> None:
    from sqlalchemy import update

    connection.execute(update(queue).where(queue.c.due.is_not(None)).values(due=0.0))
    connection.execute(update(persons).values(mailed=0.0))


@pytest.mark.slow
async def test_no_letter_goes_to_an_address_that_was_not_confirmed(
    server: Server, letters: tuple[Letters, MailServer]
) -> None:
    box = letters[0]
    ann, ben = server.browser("ann"), server.browser("ben")
    table = await open_table(server, SHORT, [ann, ben], seed=1)
    await submitted(ben, "/mine/mail", address="victim@example.org")
    await until(lambda: box.got)
    await passed_on(server, table, [ann, ben], 1)
    await emptied(server)
    assert len(box.got) == 1
    assert "/confirm/" in box.got[0].get_content()


async def test_links_of_letters_are_for_one_purpose_and_forged_ones_do_nothing(
    server: Server, letters: tuple[Letters, MailServer]
) -> None:
    ben, eva = server.browser("ben"), server.browser("eva")
    await confirmed(server, ben, letters[0])
    person = await server.hall.who.of("ben")
    sign = server.signer.sign_link
    for path in (
        f"/stop/{sign(CONFIRM, person, 1)}",
        f"/stop/{sign(STOP, person, 0)}",
        f"/stop/{sign(STOP, person, 2)}",
        f"/stop/{sign(STOP, 'nobody', 1)}",
        "/stop/forged",
        f"/confirm/{sign(STOP, person, 1)}",
        f"/come/{sign(STOP, person, 1)}",
    ):
        assert (await submitted(eva, path)).status_code == 403, path
    assert "ben@example.org" in (await ben.get("/mine")).text


@pytest.mark.slow
async def test_the_answer_is_the_same_whatever_the_address_is(
    server: Server, letters: tuple[Letters, MailServer]
) -> None:
    await confirmed(server, server.browser("ben"), letters[0])
    answers: list[tuple[int, str]] = []
    for who, address in (("eva", "ben@example.org"), ("ola", "nobody@example.org")):
        browser = server.browser(who, address=f"10.0.1.{len(answers)}")
        answer = await submitted(browser, "/mine/mail", address=address)
        words = answer.text.replace(address, "").replace(browser.token, "")
        answers.append((answer.status_code, re.sub(r'content="[0-9a-f]+"', "", words)))
    assert answers[0] == answers[1]


@pytest.mark.slow
async def test_nobody_is_flooded_with_letters(server: Server, letters: tuple[Letters, MailServer]) -> None:
    found = []
    for number in range(8):  # from as many places
        browser = server.browser(f"b{number}", address=f"10.0.2.{number}")
        found.append((await submitted(browser, "/mine/mail", address="victim@example.org")).status_code)
    assert found == [200] * 5 + [429] * 3


@pytest.mark.parametrize(
    "address",
    [
        "a@example.org\r\nBcc: all@example.org",
        "a@example.org\nSubject: x",
        "a@example.org, b@example.org",
        "a@example.org;b@example.org",
        "<a@example.org>",
        '"a b"@example.org',
        "a@example.org%0aBcc:b@example.org",
        "a@[127.0.0.1]",
        "a@localhost",
        "á@example.org",
        "a..b@example.org",
        "a" * 250 + "@example.org",
        "a@@example.org",
        "",
    ],
)
async def test_what_is_no_plain_address_is_refused(address: str) -> None:
    with pytest.raises(BadRequest):
        checked_address(address)


async def test_a_name_with_line_ends_cannot_become_a_header(server: Server) -> None:
    from kolejiste.server.mail import letter

    made = letter(MailServer("x", 25, "a@example.org"), "b@example.org", "turn\r\nBcc: c@example.org", "words")
    assert made["Bcc"] is None
    with pytest.raises(ValueError, match="Header"):
        letter(MailServer("x", 25, "a@example.org"), "b@example.org\r\nBcc: c@example.org", "turn", "words")


# --- chat rooms -----------------------------------------------------------------------------------------------------


async def test_a_chat_room_is_told_whose_turn_it_is(server: Server, endpoint: Endpoint) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    table = await open_table(server, SHORT, [ann, ben], seed=1)
    hook = {"address": f"{endpoint.address}/room"}
    assert (await ben.post(f"/api/tables/{table}/hook", hook)).status_code == 403
    assert (await ann.post(f"/api/tables/{table}/hook", hook)).status_code == 200
    await passed_on(server, table, [ann, ben], 1)
    await until(lambda: endpoint.got)
    await emptied(server)
    told = [msgspec.json.decode(body) for _, _, body in endpoint.got]
    assert told[-1]["text"] == told[-1]["content"]
    assert "Ben is to play" in told[-1]["text"]
    assert f"{PUBLIC}/tables/{table}" in told[-1]["text"]
    assert len(told) <= len({row[2] for row in _rows(server)})
    assert endpoint.address not in (await ann.get(f"/tables/{table}")).text  # it is a secret of whoever gave it
    other = await open_table(server, SHORT, [ann], bots=["planner"], seed=2)
    assert (await ann.post(f"/api/tables/{other}/hook", hook)).status_code == 200
    remove(server.hall.storage, [other])  # a table with a chat room can be deleted like any other
    assert (await ann.post(f"/api/tables/{table}/hook", {"address": ""})).status_code == 200
    endpoint.got.clear()
    await passed_on(server, table, [ann, ben], 0)
    await emptied(server)
    assert endpoint.got == []


async def test_a_chat_room_inside_is_refused_unless_the_owner_allows_it(tmp_path: Path, endpoint: Endpoint) -> None:
    async with serving(tmp_path, public=PUBLIC) as server:
        ann = server.browser("ann")
        table = await open_table(server, SHORT, [ann], bots=["planner"], seed=1)
        for address in (
            endpoint.address,
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://[::1]:8080/",
            "ftp://x.org/",
        ):
            refused = await ann.post(f"/api/tables/{table}/hook", {"address": address})
            assert refused.status_code == 400, address
    assert known_address("http://127.0.0.1:9/x", private=True).hostname == "127.0.0.1"
    with pytest.raises(Unreachable):
        post(endpoint.address, b"", {})
    assert endpoint.got == []


async def test_a_server_without_an_address_sends_nothing_and_says_so(tmp_path: Path, endpoint: Endpoint) -> None:
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        table = await open_table(server, SHORT, [ann], bots=["planner"], seed=1)
        assert "has not switched messages on" in (await ann.get("/mine")).text
        refused = await ann.post("/api/push", Receiver().subscription("https://push.example.org/x"))
        assert refused.status_code == 400
        assert (
            await ann.post(f"/api/tables/{table}/hook", {"address": "https://chat.example.org/x"})
        ).status_code == 400
        assert (await submitted(ann, "/mine/mail", address="a@example.org")).status_code == 400


# --- what could go wrong --------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_turn_that_nobody_could_tell_is_told_when_the_server_starts_again(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    async with serving(tmp_path, **{**MESSAGES, "notice_after": 3600.0}) as first:
        ann, ben = first.browser("ann"), first.browser("ben")
        table = await open_table(first, SHORT, [ann, ben], seed=1)
        await subscribed(ben, endpoint)
        first.hall.noticed = None  # as if it were killed after the move
        await passed_on(first, table, [ann, ben], 1)
    async with serving(tmp_path, **MESSAGES):
        await until(lambda: endpoint.got)


@pytest.mark.slow
async def test_no_log_has_a_secret(server: Server, endpoint: Endpoint, caplog: pytest.LogCaptureFixture) -> None:
    ann, ben = server.browser("ann"), server.browser("ben")
    table = await open_table(server, SHORT, [ann, ben], seed=1)
    endpoint.status = 500
    await subscribed(ben, endpoint, "/push/a-secret-path")
    await ann.post(f"/api/tables/{table}/hook", {"address": f"{endpoint.address}/room-secret"})
    with _closed(endpoint):
        await passed_on(server, table, [ann, ben], 1)
        await emptied(server)
    assert "given up" in caplog.text
    for secret in ("a-secret-path", "room-secret", endpoint.address):
        assert secret not in caplog.text


@contextmanager
def _closed(endpoint: Endpoint) -> Iterator[None]:
    endpoint.close()
    yield
