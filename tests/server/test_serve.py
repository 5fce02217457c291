"""`kolejiste serve` as a process: where it listens, what it refuses, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kolejiste.cli import app
from kolejiste.core.text import LANGUAGES
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage

from ..patience import HANGS


def refused(*args: str | Path, code: int = 1) -> list[str]:
    """What the command says on the error stream, in three languages."""
    said = []
    for language in LANGUAGES:
        warnings.simplefilter("ignore", DeprecationWarning)
        result = CliRunner().invoke(app, ["serve", *map(str, args), "--language", language])
        assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
        assert result.exit_code == code, result.output
        assert "Traceback" not in result.output
        said.append(result.stderr.strip())
    assert all(said)
    assert len(set(said)) == 3, said
    return said


@pytest.mark.parametrize(
    "host", ["no such host.invalid", "256.256.256.256", "203.0.113.7", "x" * 300, "a..b", "::ffff:x"]
)
def test_an_address_where_nothing_can_listen(tmp_path: Path, host: str) -> None:
    said = refused("--host", host, "--port", "0", "--folder", tmp_path)
    assert all(host in sentence for sentence in said)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused("--port", port, "--folder", tmp_path)
    assert all(port in sentence for sentence in said)


def test_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    for folder in (file, file / "inside", Path("/proc/kolejiste")):
        said = refused("--folder", folder)
        assert all(str(folder) in sentence for sentence in said)


def test_a_key_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    (tmp_path / "key" / "x").write_text("x" * 5000)
    refused("--folder", tmp_path)


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database, but some text of sufficient length" * 20)
    refused("--folder", tmp_path)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    Storage(Settings(tmp_path).database).close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    refused("--folder", tmp_path)


def test_the_network_or_an_address(tmp_path: Path) -> None:
    said = refused("--lan", "--host", "127.0.0.1", "--folder", tmp_path)
    assert all("--lan" in sentence and "127.0.0.1" in sentence for sentence in said)


def opened(monkeypatch: pytest.MonkeyPatch, *args: str | Path, homes: tuple[str, ...]) -> tuple[str, Settings]:
    """What the command says when it opens, and how it would serve."""
    found: list[tuple[Settings, socket.socket]] = []
    monkeypatch.setattr("kolejiste.server.run.run", lambda *given: found.append(given))
    monkeypatch.setattr("kolejiste.server.network.home_addresses", lambda: homes)
    result = CliRunner().invoke(app, ["serve", "--port", "0", *map(str, args), "--language", "en"])
    assert result.exit_code == 0, result.output
    settings, listening = found[0]
    host, port = listening.getsockname()
    listening.close()
    assert (host == "0.0.0.0") == ("--lan" in args or "0.0.0.0" in args)
    return result.output.replace(f":{port}", ":PORT"), settings


def test_the_home_network_is_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    homes = ("192.168.1.5", "10.0.0.7")
    for args in (["--lan"], ["--host", "0.0.0.0"]):
        said, settings = opened(monkeypatch, *args, "--folder", tmp_path, homes=homes)
        assert "open at http://127.0.0.1:PORT" in said
        assert "network: http://192.168.1.5:PORT" in said
        assert "network: http://10.0.0.7:PORT" in said
        assert [re.sub(r":\d+$", "", address) for address in settings.addresses] == [f"http://{one}" for one in homes]


def test_a_machine_without_a_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said, settings = opened(monkeypatch, "--lan", "--folder", tmp_path, homes=())
    assert "no address in a home network" in said
    assert settings.addresses == ()


def test_by_default_nobody_is_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said, settings = opened(monkeypatch, "--folder", tmp_path, homes=("192.168.1.5",))
    assert "192.168.1.5" not in said
    assert settings.addresses == ()


def test_behind_a_proxy_its_name_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, settings = opened(monkeypatch, "--lan", "--https", "--folder", tmp_path, homes=("192.168.1.5",))
    assert settings.addresses == ()
    assert settings.secure


def test_the_owner_offers_further_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ("--bot", "ivan=stdio:./ivan", "--bot", "deep=planner", "--folder", tmp_path)
    _, settings = opened(monkeypatch, *given, homes=())
    assert settings.bots == {"ivan": "stdio:./ivan", "deep": "planner"}
    for bad in ("ivan", "planner=random", "you=random", "Ivan=random", "=random"):
        assert all("--bot" in sentence for sentence in refused("--bot", bad, "--folder", tmp_path))
    assert all("nobody" in sentence for sentence in refused("--bot", "ivan=nobody", "--folder", tmp_path))


@contextmanager
def served(*args: str | Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command as a process, and the address it has printed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "kolejiste", "serve", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+?:\d+", line)
        assert found is not None, line + process.communicate(timeout=HANGS)[1]
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_and_ends_at_once_with_a_stream_open(tmp_path: Path, end: signal.Signals) -> None:
    with served("--port", "0", "--folder", tmp_path) as (process, address):
        with urllib.request.urlopen(f"{address}/api/tables", timeout=HANGS) as answer:
            assert answer.status == 200
        table = _table(address)
        with urllib.request.urlopen(f"{address}/api/tables/{table}/events", timeout=HANGS) as stream:
            assert stream.readline().startswith(b"event: version")
            process.send_signal(end)
            _, err = process.communicate(timeout=HANGS)
        assert "timeout" not in err, err  # that it has waited in vain for the stream to end
        assert process.returncode in (0, -end, 128 + end), err
        assert "Traceback" not in err, err


@pytest.mark.parametrize("wait", [0.0, 0.3, 1.0])
def test_ctrl_c_right_after_the_start_ends_it_without_a_traceback(tmp_path: Path, wait: float) -> None:
    """Also the processes in which bots will think are just beginning then, and hear Ctrl+C as well."""
    with served("--port", "0", "--folder", tmp_path) as (process, _):
        time.sleep(wait)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=HANGS)
        assert process.returncode in (0, -signal.SIGINT, 128 + signal.SIGINT), err
        assert err == ""


def _table(address: str) -> str:
    """A table made over the net, with a cookie and a token as a browser has them."""
    import json

    with urllib.request.urlopen(f"{address}/", timeout=HANGS) as page:
        cookies = [value.split(";")[0] for value in page.headers.get_all("set-cookie")]
        token = next(cookie.partition("=")[2] for cookie in cookies if "csrf" in cookie)
    from .house import SHORT

    body = json.dumps({"game": SHORT, "seats": [{"who": "here", "name": "Ann"}, {"who": "random"}]}).encode()
    headers = {"cookie": "; ".join(cookies), "x-csrftoken": token, "content-type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", body, headers), timeout=HANGS) as made:
        return str(json.loads(made.read())["address"].removeprefix("/tables/"))
