"""One's own games in the browser: on another device by a link or a passkey, without a connection, and told by a message
with the page closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from .conftest import QUICKEST, People
from .people import LONG, Person
from .served import Served

pytestmark = pytest.mark.slow
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"


@pytest.fixture
def own_server(folder: Path) -> Iterator[Served]:
    """One that a test may stop."""
    server = Served(folder)
    yield server
    server.stop()


def eventually(person: Person, script: str, given: object = None) -> Any:
    """What this promise of the page says, once it says something: waiting for functions takes any promise for an
    answer."""
    for _ in range(LONG // 100):
        if found := person.page.evaluate(script, given):
            return found
        person.page.wait_for_timeout(100)
    raise AssertionError(f"never: {script}")


def link_of(person: Person) -> str:
    person.goes("/mine")
    person.page.locator('form[action="/mine/link"] button').click()
    return person.text("#k-address")


# --- devices --------------------------------------------------------------------------------------------------------


def test_a_link_brings_my_games_to_my_phone(people: People) -> None:
    ana, phone = people("Ana"), people("Ana", viewport={"width": 390, "height": 844})
    table = ana.has_table(QUICKEST, ["here", "planner"])
    phone.page.goto(link_of(ana))
    phone.page.locator('form[action^="/come/"] button').click()
    row = phone.page.locator(f'a[href="{table}"]')
    expect(row).to_have_class("my-turn")
    row.click()
    phone.waits_for_turn()
    phone.moves(phone.thinks(QUICKEST.bind(2)))
    ana.goes(table)
    ana.waits_for_turn()
    assert ana.seat == 0
    phone.goes("/mine")
    assert phone.page.locator(".devices li").count() >= 2


def virtual_authenticator(person: Person) -> tuple[CDPSession, str]:
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return line, line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_brings_my_games_to_my_phone(people: People, served: Served) -> None:
    named = served.address.replace("127.0.0.1", "localhost")
    ana, phone = people("Ana", address=named), people("Ana", address=named)
    table = ana.has_table(QUICKEST, ["here", "planner"])
    ana.goes("/mine")
    line, keeper = virtual_authenticator(ana)
    ana.page.locator("#k-passkey-make").click()
    ana.page.locator('form[action^="/mine/passkeys/"]').wait_for()
    phone.goes("/mine")
    expect(phone.page.locator(f'a[href="{table}"]')).to_have_count(0)
    other, other_keeper = virtual_authenticator(phone)
    for credential in line.send("WebAuthn.getCredentials", {"authenticatorId": keeper})["credentials"]:
        other.send("WebAuthn.addCredential", {"authenticatorId": other_keeper, "credential": credential})
    phone.page.locator("#k-passkey-enter").click()
    phone.page.locator(f'a[href="{table}"]').wait_for()


def test_who_refuses_the_browsers_question_is_told_and_nothing_has_changed(people: People, served: Served) -> None:
    ana = people("Ana", address=served.address.replace("127.0.0.1", "localhost"))
    ana.goes("/mine")
    ana.page.evaluate(
        "() => { navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError')); }"
    )
    ana.page.locator("#k-passkey-enter").click()
    expect(ana.page.locator("#k-toast")).to_contain_text("Nothing has changed")


def test_where_browsers_have_no_passkeys_the_page_says_so(people: People) -> None:
    ana = people("Ana")  # a bare address has no name
    ana.goes("/mine")
    expect(ana.page.locator("#k-passkeys .notice")).to_be_visible()
    expect(ana.page.locator("#k-passkey-make")).to_be_hidden()


def test_where_browsers_take_no_messages_the_page_says_so(people: People) -> None:
    ana = people("Ana")
    ana.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    ana.goes("/mine")
    expect(ana.page.locator("#k-push .notice")).to_be_visible()
    expect(ana.page.locator("#k-push-on")).to_be_hidden()


# --- messages -------------------------------------------------------------------------------------------------------


def with_worker(person: Person) -> None:
    person.goes("/mine")
    eventually(person, CONTROLLED)


def test_a_message_is_shown_with_the_table_closed_and_leads_to_it(people: People) -> None:
    ana = people("Ana", permissions=["notifications"])
    with_worker(ana)
    line = ana.context.new_cdp_session(ana.page)
    known: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    for _ in range(LONG // 100):
        ana.page.wait_for_timeout(100)  # in which what the browser tells is heard
        if registration := next((one for one in known if one["scopeURL"].startswith(ana.address)), None):
            break
    assert registration is not None
    told = {"title": "Mini Express: your turn", "body": "With Ben.", "address": "/tables/abc", "tag": "abc"}
    deliver = {"origin": ana.address, "registrationId": registration["registrationId"], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", deliver)
    shown = eventually(
        ana,
        """() => navigator.serviceWorker.ready.then((one) => one.getNotifications())
          .then((all) => all.length && all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))""",
    )
    assert shown == [{"title": told["title"], "body": told["body"], "tag": "abc", "data": {"address": "/tables/abc"}}]
    evil = {**deliver, "data": json.dumps({**told, "address": "https://evil.example/", "tag": "evil"})}
    line.send("ServiceWorker.deliverPushMessage", evil)
    led = eventually(
        ana,
        """() => navigator.serviceWorker.ready.then((one) => one.getNotifications({ tag: "evil" }))
          .then((all) => all.length && all[0].data.address)""",
    )
    assert led == "/mine"


SUBSCRIBES = """() => { PushManager.prototype.subscribe = function (options) {
  window.asked = options;
  const keys = %s;
  return Promise.resolve({ toJSON: () => keys, endpoint: keys.endpoint, unsubscribe: () => Promise.resolve(true) });
}; }"""


def test_messages_to_this_device_are_switched_on_and_off(people: People) -> None:
    from ..server.test_messages import Receiver

    ana = people("Ana", permissions=["notifications"])
    with_worker(ana)
    # Headless Chromium has no service of its maker; what it would answer is given here.
    ana.page.evaluate(SUBSCRIBES % json.dumps(Receiver().subscription("https://push.example.org/ana")))
    ana.page.locator("#k-push-on").click()
    ana.page.locator("#k-push-off").wait_for()
    ana.page.locator("#k-push-off").click()
    ana.page.locator("#k-push-on").wait_for()


def test_the_host_names_a_chat_room_and_takes_it_back(people: People) -> None:
    ana = people("Ana")
    ana.expected.append("status of 400")
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    ana.waits_for_turn()

    def names(address: str) -> None:
        ana.page.locator("#k-tab-about").press("Enter")
        ana.page.locator("#k-hook").fill(address)
        ana.page.locator("#k-hook").press("Enter")

    def keeps(address: str) -> None:
        with ana.page.expect_navigation():  # what was kept loads the page anew
            names(address)

    names("https://user:password@chat.example.org/room")
    expect(ana.page.locator("#k-toast")).to_contain_text("no password")
    keeps("https://chat.example.org/room")
    expect(ana.page.locator(".hook label")).to_contain_text("is told")
    assert "chat.example.org" not in ana.page.content()
    keeps("")
    expect(ana.page.locator(".hook label")).to_contain_text("Address of a chat room")


# --- without a connection -------------------------------------------------------------------------------------------


def test_without_a_connection_the_last_position_is_shown_and_it_is_said(people: People, own_server: Served) -> None:
    ana = people("Ana", address=own_server.address)
    ana.expected += ["ERR_CONNECTION", "Failed to load resource", "EventSource", "Failed to fetch", "net::"]
    table, strange = ana.has_table(QUICKEST, ["here", "planner"]), ana.has_table(QUICKEST, ["here", "here"])
    with_worker(ana)
    ana.goes(table)
    ana.waits_for_turn()
    ana.moves(ana.thinks(QUICKEST.bind(2)))
    ana.waits_for_turn()
    moves = ana.page.locator("#k-main").get_attribute("data-moves")
    eventually(
        ana,
        """async (moves) => {
          const kept = await (await caches.open("k-pages")).match(location.pathname);
          return Boolean(kept) && (await kept.text()).includes(`data-moves="${moves}"`);
        }""",
        moves,
    )
    ana.goes(strange)
    own_server.stop()
    ana.goes(table)
    expect(ana.page.locator("#k-kept")).to_be_visible()
    assert ana.page.locator("#k-main").get_attribute("data-moves") == moves
    expect(ana.page.locator("#k-frame svg").first).to_be_visible()
    ana.goes(strange)  # two people at one device: nobody finds another's hand there
    expect(ana.page.locator("h1")).to_have_text("No connection")
    ana.goes("/tables/never-seen")
    expect(ana.page.locator("h1")).to_have_text("No connection")
    ana.goes(table)
    expect(ana.page.locator("#k-kept")).to_be_visible()
    own_server.start()
    expect(ana.page.locator("#k-kept")).to_be_hidden()  # it comes back by itself
    ana.waits_for_turn()


def test_pages_of_one_person_are_gone_when_the_device_is_anothers(people: People, own_server: Served) -> None:
    ana, ben = people("Ana", address=own_server.address), people("Ben", address=own_server.address)
    ana.expected += ["ERR_CONNECTION", "Failed to load resource", "Failed to fetch", "net::"]
    table = ana.has_table(QUICKEST, ["here", "planner"])
    with_worker(ana)
    ana.goes(table)
    kept = "async () => (await (await caches.open('k-pages')).keys()).map((one) => new URL(one.url).pathname)"
    assert table in ana.page.evaluate(kept)
    ana.page.goto(link_of(ben))
    ana.page.locator('form[action^="/come/"] button').click()
    ana.page.locator(".devices").wait_for()
    assert table not in ana.page.evaluate(kept)
    own_server.stop()
    ana.goes(table)
    expect(ana.page.locator("h1")).to_have_text("No connection")
    own_server.start()


def test_the_pages_can_be_installed(people: People) -> None:
    ana = people("Ana")
    ana.goes("/")
    found = ana.asks("/manifest.webmanifest")
    assert (found["start_url"], found["display"]) == ("/mine", "standalone")
    for one in found["icons"]:
        size = ana.page.evaluate(
            """(src) => new Promise((done) => {
              const image = new Image();
              image.onload = () => done([image.naturalWidth, image.naturalHeight]);
              image.onerror = () => done(null);
              image.src = src;
            })""",
            one["src"],
        )
        assert size is not None, one
        assert one["sizes"] in ("any", f"{size[0]}x{size[1]}")
    line = ana.context.new_cdp_session(ana.page)
    assert line.send("Page.getAppManifest")["errors"] == []
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []  # as every context of a test is
