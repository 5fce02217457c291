"""docs/host.md followed word for word, in a fresh folder with an empty home: a server on the internet behind nginx or
Caddy, looked after while it runs, and restored from its copy."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kolejiste.core.gathering import promise_of
from kolejiste.core.table import new_nonce

from ..patience import HANGS
from ..patience import run as run_command
from ..test_docs import read
from ..tiers import ROOT
from .house import SHORT
from .postgres import MISSING as NO_POSTGRES
from .postgres import binaries, postgres

NGINX, CADDY, OPENSSL = shutil.which("nginx"), shutil.which("caddy"), shutil.which("openssl")
pytestmark = pytest.mark.skipif(OPENSSL is None, reason="MISSING: openssl, which makes the certificate.")
WITH_NGINX = pytest.mark.skipif(NGINX is None, reason="MISSING: nginx. Install Debian's package nginx-light.")
WITH_CADDY = pytest.mark.skipif(CADDY is None, reason="MISSING: caddy. Install Debian's package caddy.")
NAME = "games.example.org"
BLOCKS = [block.text for block in read("docs/host.md")[0]]


def block(word: str) -> str:
    """The block of the document that has this word."""
    (found,) = [text for text in BLOCKS if word in text]
    return found


def replaced(text: str, by: dict[str, str]) -> str:
    """The document's words with what is different here, all of which it must have."""
    for old, new in by.items():
        assert old in text
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A user with an empty home, who types what the document says; only ports and the certificate's place differ."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.https = free_port(), free_port()
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self.env = {**kept, "HOME": str(folder / "home"), "PYTHONPATH": paths, "PYTHONUNBUFFERED": "1"}
        (folder / "home").mkdir()

    def typed(self, line: str) -> list[str]:
        words = line.replace("8765", str(self.port)).split()
        assert words[0] == "kolejiste"
        return [sys.executable, "-m", *words]

    @contextlib.contextmanager
    def serving(self, line: str) -> Iterator[str]:
        """The server, until left; what it prints at first."""
        with subprocess.Popen(
            self.typed(line), cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                yield process.stdout.readline()
            finally:
                process.terminate()
                process.wait(HANGS)

    def run(self, line: str) -> str:
        done = run_command(self.typed(line), cwd=self.folder, env=self.env)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode()

    def certificate(self) -> tuple[Path, Path]:
        """One for the document's name that only the visitor trusts, and its key."""
        pem, key = self.folder / "cert.pem", self.folder / "cert.key"
        command = (
            f"{OPENSSL} req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
        )
        made = run_command([*command.split(), "-keyout", str(key), "-out", str(pem)])
        assert made.returncode == 0, made.stderr.decode()
        return pem, key

    def nginx(self, machines: dict[str, str] | None = None) -> contextlib.AbstractContextManager[None]:
        """With the site of the document; with `machines` in place of the two of the document's upstream."""
        pem, key = self.certificate()
        site = block("server_name")
        if machines is not None:
            upstream = replaced(block("upstream kolejiste"), machines)
            address = re.search(r"`(proxy_pass http://kolejiste;)`", (ROOT / "docs/host.md").read_text())
            assert address is not None
            site = upstream + site.replace("proxy_pass http://127.0.0.1:8765;", address[1] + " # 127.0.0.1:8765")
        here = {
            "listen 443 ssl": f"listen 127.0.0.1:{self.https} ssl",
            f"/etc/ssl/{NAME}.pem": str(pem),
            f"/etc/ssl/{NAME}.key": str(key),
            "127.0.0.1:8765": f"127.0.0.1:{self.port}",
        }
        places = "".join(
            f"{what}_temp_path {self.folder}/{what}; " for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        conf = self.folder / "nginx.conf"
        conf.write_text(
            f"daemon off; pid {self.folder}/nginx.pid; error_log {self.folder}/error.log;\n"
            f"events {{}}\nhttp {{ access_log off; {places}\n{replaced(site, here)}}}\n"
        )
        assert NGINX is not None
        return self._in_front([NGINX, "-c", str(conf), "-p", str(self.folder)])

    def caddy(self) -> contextlib.AbstractContextManager[None]:
        """With the site of the document; no authority knows its name, so the certificate is given."""
        pem, key = self.certificate()
        here = {f"{NAME} {{": f"{NAME} {{\n    tls {pem} {key}", "127.0.0.1:8765": f"127.0.0.1:{self.port}"}
        general = f"admin off\nhttps_port {self.https}\nauto_https disable_redirects\ndefault_bind 127.0.0.1\n"
        conf = self.folder / "Caddyfile"
        conf.write_text(f"{{\n{general}}}\n{replaced(block('reverse_proxy'), here)}")
        assert CADDY is not None
        return self._in_front([CADDY, "run", "--config", str(conf), "--adapter", "caddyfile"])

    @contextlib.contextmanager
    def _in_front(self, command: list[str]) -> Iterator[None]:
        """The proxy, until left."""
        heard = self.folder / "error.log"
        with heard.open("a") as log, subprocess.Popen(command, env=self.env, stderr=log) as process:
            try:
                while True:
                    assert process.poll() is None, heard.read_text()
                    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.https)):
                        break
                    time.sleep(0.05)
                yield
            finally:
                process.terminate()
                process.wait(HANGS)

    def visitor(self) -> httpx.Client:
        """A browser that finds the name at this machine."""
        trusted = ssl.create_default_context(cafile=str(self.folder / "cert.pem"))
        transport = httpx.HTTPTransport(verify=trusted)
        headers = {"accept-language": "en", "host": NAME}
        base = f"https://127.0.0.1:{self.https}"
        client = httpx.Client(transport=transport, base_url=base, headers=headers, timeout=HANGS)
        client.event_hooks = {"request": [lambda request: request.extensions.update(sni_hostname=NAME)]}
        return client


@pytest.mark.slow
@pytest.mark.parametrize("proxy", [pytest.param("nginx", marks=WITH_NGINX), pytest.param("caddy", marks=WITH_CADDY)])
def test_a_server_on_the_internet_word_for_word(tmp_path: Path, proxy: str) -> None:
    house = House(tmp_path)
    in_front = house.nginx() if proxy == "nginx" else house.caddy()
    with house.serving(block("--proxy 127.0.0.1").strip()) as said, in_front, house.visitor() as ann:
        assert f"http://127.0.0.1:{house.port}" in said
        lobby = ann.get("/")
        assert lobby.status_code == 200
        assert "max-age" in lobby.headers["strict-transport-security"]
        cookies = lobby.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert all("secure" in cookie.lower() for cookie in cookies)
        own = {cookie.partition("=")[0]: cookie.partition("=")[2].partition(";")[0] for cookie in cookies}
        ann.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in own.items())
        ann.headers["x-csrftoken"] = own["kolejiste-csrf"]
        seats = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
        made = ann.post("/api/tables", json={"game": SHORT, "seats": seats}, headers={"x-forwarded-for": "203.0.113.9"})
        assert made.status_code == 201, made.text
        name = made.json()["address"].removeprefix("/tables/")
        page = ann.get(f"/tables/{name}").text
        assert f"https://{NAME}/tables/{name}" in page, "the invitation has the name that others know"
        ann.post(f"/api/tables/{name}/seats/1/join", json={"name": "Ben"}).raise_for_status()
        with ann.stream("GET", f"/api/tables/{name}/events") as stream:  # nothing holds it back on the way
            lines = stream.iter_lines()
            assert next(lines) == "event: version"
            nonces = {seat: new_nonce() for seat in range(2)}
            promises = {str(seat): promise_of(name, seat, nonce) for seat, nonce in nonces.items()}
            ann.post(f"/api/tables/{name}/promise", json={"promises": promises}).raise_for_status()
            ann.post(f"/api/tables/{name}/show", json={"nonces": nonces}).raise_for_status()
            assert any(line == "event: version" for line in lines)
        assert ann.get(f"/api/tables/{name}/position?seat=0").status_code == 200
        for line in block("kolejiste admin list").splitlines():  # while it runs
            said = house.run(line)
            assert said
        assert ann.get(f"/api/tables/{name}/position?seat=0").status_code == 200
    drill = re.search(r"`(kolejiste serve --folder FOLDER)`", (ROOT / "docs/host.md").read_text())
    assert drill is not None
    with house.serving(drill[1].replace("FOLDER", "saved") + " --port 8765") as said:
        address = re.search(r"http://\S+", said)
        assert address is not None
        request = urllib.request.Request(f"{address[0]}/api/tables/{name}/position?seat=0")
        request.add_header("cookie", f"kolejiste-browser={own['kolejiste-browser']}")
        with urllib.request.urlopen(request, timeout=HANGS) as answer:
            assert answer.status == 200, "the copy knows tables, seats and browsers"


@pytest.mark.slow
@WITH_NGINX
@pytest.mark.skipif(binaries() is None, reason=NO_POSTGRES)
def test_two_machines_behind_nginx_word_for_word(tmp_path: Path) -> None:
    """Two servers on one database, both behind the upstream of the document: whoever comes is at the same tables."""
    first = House(tmp_path)
    ports = [first.port, free_port()]
    with postgres() as database, contextlib.ExitStack() as running:
        line = block("--database").strip()
        written = re.search(r"postgresql://\S+", line)
        assert written is not None
        line = line.replace(written[0], database).replace("--workers 4", "--workers 1")
        for port in ports:
            said = running.enter_context(first.serving(f"{line} --https --proxy 127.0.0.1 --port {port}"))
            assert f":{port}" in said
        machines = {f"10.0.0.1{number}:8765": f"127.0.0.1:{port}" for number, port in enumerate(ports, 1)}
        running.enter_context(first.nginx(machines))
        ann, ben = (running.enter_context(first.visitor()) for _ in range(2))
        for browser in (ann, ben):
            lobby = browser.get("/")
            cookies = (cookie.partition(";")[0] for cookie in lobby.headers.get_list("set-cookie"))
            own = dict(cookie.split("=", 1) for cookie in cookies)
            browser.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in own.items())
            browser.headers["x-csrftoken"] = own["kolejiste-csrf"]
        seats = [{"who": "here", "name": "Ann"}, {"who": "invited"}]
        made = ann.post("/api/tables", json={"game": SHORT, "seats": seats, "seed": 1, "first": 0})
        assert made.status_code == 201, made.text
        name = made.json()["address"].removeprefix("/tables/")
        ben.post(f"/api/tables/{name}/seats/1/join", json={"name": "Ben"}).raise_for_status()
        made_moves = last = 0
        while made_moves < 6:  # by turns at either machine, as nginx likes; one may hear of a move a moment later
            for seat, browser in enumerate((ann, ben)):
                seen = browser.get(f"/api/tables/{name}/position?seat={seat}").json()
                if seen.get("legal"):
                    body = {"seat": seat, "entry": seen["entry"], "action": seen["legal"][0]["action"]}
                    status = browser.post(f"/api/tables/{name}/moves", json=body).status_code
                    assert status in (200, 409)
                    if status == 200:
                        made_moves, last = made_moves + 1, seen["entry"] + 1
        for port in ports:  # each knows the table by itself, with all moves
            entry = 0
            while entry < last:
                asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables/{name}/position")
                with urllib.request.urlopen(asked, timeout=HANGS) as answer:
                    entry = json.loads(answer.read())["entry"]
