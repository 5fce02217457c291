"""An invitation has an address that works for somebody else, or says that there is none."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest
import segno
from litestar import Request

from kolejiste.core.text import LANGUAGES
from kolejiste.server import network
from kolejiste.server.invitation import base, invitation, qr
from kolejiste.server.network import home_addresses
from kolejiste.server.settings import Settings
from kolejiste.server.speech import web_words
from kolejiste.server.templates import environment

HOME = ("http://192.168.1.5:8765", "http://10.0.0.7:8765")


def asked(host: str | None, scheme: str = "http", server: Any = ("127.0.0.1", 8765)) -> Request[Any, Any, Any]:
    headers = [] if host is None else [(b"host", host.encode("latin-1"))]
    scope: Any = {"type": "http", "scheme": scheme, "headers": headers, "server": server, "path": "/", "method": "GET"}
    return Request(scope)


def settings(tmp_path: Path, *addresses: str) -> Settings:
    return Settings(tmp_path, addresses=addresses)


LOOPBACK = ["127.0.0.1:8765", "localhost:8765", "LOCALHOST", "[::1]:8765", "127.0.1.1", "game.localhost:80", "0.0.0.0"]


@pytest.mark.parametrize("host", LOOPBACK)
def test_on_this_machine_alone_nobody_else_can_come(tmp_path: Path, host: str) -> None:
    found = invitation(asked(host), settings(tmp_path), "/tables/x")
    assert found.only_here
    assert found.address == f"http://{host.lower()}/tables/x"
    assert found.others == ()


@pytest.mark.parametrize("host", LOOPBACK)
def test_who_sits_at_the_machine_invites_into_its_network(tmp_path: Path, host: str) -> None:
    found = invitation(asked(host), settings(tmp_path, *HOME), "/tables/x")
    assert not found.only_here
    assert found.address == "http://192.168.1.5:8765/tables/x"
    assert found.others == ("http://10.0.0.7:8765/tables/x",)


def test_who_came_by_an_address_passes_it_on(tmp_path: Path) -> None:
    found = invitation(asked("10.0.0.7:8765"), settings(tmp_path, *HOME), "/tables/x")
    assert found.address == "http://10.0.0.7:8765/tables/x"
    assert found.others == ("http://192.168.1.5:8765/tables/x",)
    found = invitation(asked("Kolejiste.Example.org", "https"), settings(tmp_path), "/tables/x")
    assert found == invitation(asked("kolejiste.example.org", "https"), settings(tmp_path), "/tables/x")
    assert found.address == "https://kolejiste.example.org/tables/x"
    assert not found.only_here
    assert invitation(asked("[2001:db8::1]:80"), settings(tmp_path), "/").address == "http://[2001:db8::1]:80/"


NONSENSE = [
    None,
    "",
    " ",
    "evil.example/path",
    "evil.example?x=",
    "user@evil.example",
    "evil.example#",
    "a b",
    "<script>",
    '"onload=',
    "host:99999",
    "host:0",
    "host:",
    "host:80:80",
    "host:port",
    "-x",
    "[::1",
    "[zz]",
    "[1:2:3]",
    "999.1.1.1",
    "1.2.3",
    "žluťoučký",
    "a\\b",
    "x" * 300,
    "http://evil.example",
    "a,b",
    "%41",
    "host\r\nx: y",
]


@pytest.mark.parametrize("host", NONSENSE)
def test_a_host_that_makes_no_sense_is_not_passed_on(tmp_path: Path, host: str | None) -> None:
    request = asked(None if host is None else host.encode().decode("latin-1"))
    assert base(request) is None
    found = invitation(request, settings(tmp_path), "/tables/x")
    assert found.address == "http://127.0.0.1:8765/tables/x"
    assert found.only_here
    assert invitation(request, settings(tmp_path, *HOME), "/t").address == "http://192.168.1.5:8765/t"


@pytest.mark.parametrize("server", [None, ("192.168.1.5", 80), ("::1", 8765)])
def test_without_a_host_it_is_where_the_server_listens(tmp_path: Path, server: Any) -> None:
    found = invitation(asked(None, server=server), settings(tmp_path), "/t")
    assert found.only_here == (server is None or server[0] == "::1")


def test_the_code_is_drawn_as_it_is(tmp_path: Path) -> None:
    found = invitation(asked("127.0.0.1:8765"), settings(tmp_path, *HOME), "/tables/AbC-_123")
    matrix = segno.make(found.address, error="m", micro=False).matrix
    drawn = [[0] * len(row) for row in matrix]
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", found.qr):
        drawn[int(y)][int(x) : int(x) + int(run)] = [1] * int(run)
    assert drawn == [list(row) for row in matrix]
    assert "style" not in found.qr
    assert re.fullmatch(r'<svg class="qr" viewBox="[-\d ]+" aria-hidden="true"><path d="[Mhvz\d -]+"/></svg>', found.qr)
    assert qr("http://a") != qr("http://b")


def test_the_words_are_there() -> None:
    for language in LANGUAGES:
        say = web_words(language)
        assert "kolejiste serve --lan" in say("invite-only-here", command="kolejiste serve --lan")
        assert say("invite-scan")
        assert say("invite-others")


# --- addresses at home ----------------------------------------------------------------------------------------------


def test_home_addresses_are_private() -> None:
    for address in home_addresses():
        assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", address)
        assert not address.startswith("127.")


class NoWay(socket.socket):
    def connect(self, address: object) -> None:
        raise OSError("Network is unreachable")


def test_a_network_that_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.socket", NoWay)
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: [(0, 0, 0, "", ("192.168.0.3", 0))])
    routes = tmp_path / "fib_trie"
    routes.write_text(
        "Main:\n  |-- 127.0.0.1\n     /32 host LOCAL\n  |-- 10.1.2.3\n     /32 host LOCAL\n"
        "  |-- 10.1.2.255\n     /32 link BROADCAST\n  |-- 169.254.1.1\n     /32 host LOCAL\n"
        "  |-- 8.8.4.4\n     /32 host LOCAL\n"
    )
    monkeypatch.setattr(network, "ROUTES", routes)
    assert home_addresses() == ("10.1.2.3", "192.168.0.3")


def test_no_network_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object) -> None:
        raise socket.gaierror("Name or service not known")

    monkeypatch.setattr("socket.socket", NoWay)
    monkeypatch.setattr("socket.getaddrinfo", nobody)
    monkeypatch.setattr(network, "ROUTES", tmp_path / "none")
    assert home_addresses() == ()


@pytest.mark.parametrize("addresses", [(), HOME])
def test_the_page_offers_it(tmp_path: Path, addresses: tuple[str, ...]) -> None:
    found = invitation(asked("localhost:8765"), settings(tmp_path, *addresses), "/tables/x")
    for language in LANGUAGES:
        shown = environment().get_template("invited.html").render(say=web_words(language), invited=found)
        assert found.address in shown
        assert ("kolejiste serve --lan" in shown) == (not addresses)
        assert (found.qr in shown) == bool(addresses)
        assert all(other in shown for other in found.others)
