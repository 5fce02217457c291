"""Scripts, styles and fonts: browsers keep them for good, and get a new address when they are new. What is sent is
compressed as the browser likes it."""

from __future__ import annotations

import asyncio
import gzip
import re
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import brotli
import pytest

from kolejiste.core.drawing import PAGES
from kolejiste.core.svg import FONTS
from kolejiste.server import assets, compression
from kolejiste.server.assets import STATIC, asset_at, fingerprint
from kolejiste.server.compression import LARGE, encoding_for
from kolejiste.server.templates import asset

from .house import SHORT, Server, open_table, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found


# --- files ----------------------------------------------------------------------------------------------------------


async def test_a_file_with_its_fingerprint_is_kept_for_good(server: Server) -> None:
    for path in STATIC.iterdir():
        answer = await server.browser().get(asset(path.name))
        assert answer.status_code == 200
        assert answer.content == asset_at(STATIC, path.name).body
        assert answer.content == path.read_bytes() or path.name == "style.css"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "set-cookie" not in answer.headers, "what everybody may keep has nobody's cookies"
        for address in (f"/static/{path.name}", f"/static/{path.name}?v=0123456789"):
            other = await server.browser().get(address)
            assert other.content == answer.content
            assert other.headers["cache-control"] == "no-store", "it would be kept as what it is not"


async def test_pages_are_painted_like_boards(server: Server) -> None:
    """The palette stands in one place; the style sheet gets it when it is sent."""
    style = (await server.browser().get("/static/style.css")).text
    for name, (light, dark) in PAGES.items():
        assert f"--{name}: light-dark({light}, {dark});" in style
    assert "palette" not in style


async def test_kinds_of_files(server: Server) -> None:
    for address, kind in {
        "/static/table.js": "text/javascript",
        "/static/style.css": "text/css",
        "/static/icon.svg": "image/svg+xml",
        "/fonts/BarlowSemiCondensed-Bold.woff2": "font/woff2",
        "/fonts/BarlowSemiCondensed-Bold.ttf": "font/ttf",
    }.items():
        assert (await server.browser().get(address)).headers["content-type"].partition(";")[0] == kind


async def test_the_styles_name_the_fonts_by_their_fingerprints(server: Server) -> None:
    named = re.findall(r'url\("/fonts/([^"?]+)\?v=([^"]+)"\)', (STATIC / "style.css").read_text())
    assert len(named) == 2
    for name, mark in named:
        body = (FONTS / name).read_bytes()
        assert body.startswith(b"wOF2")
        assert mark == fingerprint(body), f"{name} is new: its address in style.css must be, too"
        answer = await server.browser().get(f"/fonts/{name}?v={mark}")
        assert answer.content == body
        assert "immutable" in answer.headers["cache-control"]
        assert "content-encoding" not in answer.headers


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "a.css"
    file.write_text("a {}")
    before = asset_at(tmp_path, "a.css")
    assert asset_at(tmp_path, "a.css") is before
    file.write_text("b {}")
    assert asset_at(tmp_path, "a.css").body == b"b {}"
    assert asset_at(tmp_path, "a.css").mark != before.mark


def test_files_are_ready_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    assets.prepare()

    def never(body: bytes) -> bytes:
        raise AssertionError("compressed again")

    monkeypatch.setattr(assets, "THOROUGH", {"br": never, "gzip": never})
    style = asset_at(STATIC, "style.css")
    for encoding in ("br", "gzip"):
        encoded = style.encoded(encoding)
        assert encoded is not None
        assert len(encoded) < len(style.body) / 2


# --- compression ----------------------------------------------------------------------------------------------------


def unpacked(encoding: str, body: bytes) -> bytes:
    return bytes({"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}[encoding](body))


@pytest.mark.sampled(of=4)
@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("BR ; q=0.5", "br"),
        ("identity", ""),
        ("", ""),
        ("*", ""),
        ("gzip;q=0.000,, ;;,br;q=0", ""),
    ],
)
async def test_what_the_browser_takes_is_sent(server: Server, accepted: str, encoding: str) -> None:
    assert encoding_for(accepted) == encoding
    ann = server.browser("ann")
    for address in ("/", f"/games/{SHORT}/help", "/api/openapi.json", "/static/table.js", "/static/icon.svg"):
        plain = await ann.http.get(address, headers={"accept-encoding": "identity"})
        async with ann.http.stream("GET", address, headers={"accept-encoding": accepted}) as answer:
            body = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding", "") == (encoding if len(plain.content) >= 1000 else "")
            assert answer.headers.get("vary") == "accept-encoding" or len(plain.content) < 1000
            assert int(answer.headers["content-length"]) == len(body)
        assert unpacked(answer.headers.get("content-encoding", ""), body) == plain.content
        assert answer.status_code == plain.status_code == 200


async def test_small_answers_fonts_and_streams_are_sent_as_they_are(server: Server) -> None:
    ann = server.browser("ann")
    ann.http.headers["accept-encoding"] = "gzip, br"
    name = await open_table(server, SHORT, [ann, server.browser("ben")])
    for address in (f"/api/tables/{name}", "/fonts/BarlowSemiCondensed-Bold.woff2"):
        assert "content-encoding" not in (await ann.get(address)).headers, address
    headers, event = await ann.first_event(name)
    assert "content-encoding" not in headers
    assert event.startswith(b"event: version")


async def test_large_answers_are_compressed_once_and_not_on_the_event_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def slow(body: bytes) -> bytes:
        assert len(body) >= LARGE
        threads.append(threading.current_thread().name)
        return bytes(brotli.compress(body, quality=1))

    monkeypatch.setattr(compression, "QUICK", {"br": slow})
    name = await open_table(server, SHORT, [server.browser("ann"), server.browser("ben")])
    spectators = [server.browser(f"spectator-{number}") for number in range(5)]
    for one in spectators:
        one.http.headers["accept-encoding"] = "br"
    answers = await asyncio.gather(*(one.get(f"/tables/{name}") for one in spectators))
    assert {answer.headers["content-encoding"] for answer in answers} == {"br"}
    assert len({answer.content for answer in answers}) == 1
    assert len(threads) == 1, "equal answers are compressed once"
    assert threading.current_thread().name not in threads
