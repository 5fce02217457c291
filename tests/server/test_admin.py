"""`kolejiste admin`: every command as it is typed, on a folder with tables, mostly while a server serves it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kolejiste.cli import app
from kolejiste.core.seal import verify
from kolejiste.core.text import LANGUAGES
from kolejiste.server.identity import Signer
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage

from .house import SHORT, Server, keep, open_table, play, serving
from .twins import played

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path / "server") as found:
        yield found


def admin(server: Server | Path, *args: str | Path, typed: str = "") -> Result:
    """The command in English, on the server's folder."""
    folder = server if isinstance(server, Path) else server.settings.folder
    given = ["admin", *map(str, args), "--folder", str(folder), "--language", "en"]
    result = CliRunner().invoke(app, given, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result


def done(server: Server | Path, *args: str | Path, typed: str = "") -> str:
    result = admin(server, *args, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def refused(server: Server | Path, *args: str | Path) -> str:
    result = admin(server, *args)
    assert result.exit_code == 1, result.output
    return result.stderr


async def begun(server: Server, plies: int = 4) -> str:
    people = [server.browser("ann"), server.browser("ben")]
    name = await open_table(server, SHORT, people)
    await play(server, name, people, plies)
    return name


async def test_tables_are_listed_and_counted(server: Server) -> None:
    name = await begun(server)
    await keep(server.hall, played(SHORT, 2, 12), table="other")
    listed = done(server, "list")
    assert name in listed
    assert "Ann, Ben" in listed
    assert "2 tables." in listed
    assert "0 tables." in done(server, "list", "--phase", "waiting")
    assert "waiting, playing, over" in refused(server, "list", "--phase", "sleeping")
    figures = done(server, "statistics")
    assert "Tables being played: 2" in figures
    assert f"{SHORT}: 2" in figures
    assert "keys: 1" in figures


async def test_a_table_is_deleted_under_the_eyes_of_those_who_play(server: Server) -> None:
    ann = server.browser("ann")
    name, other = await begun(server), await begun(server)
    assert "No server" not in done(server, "delete", name, typed="n\n")
    assert server.hall.storage.read(name) is not None, "who says no deletes nothing"
    assert "no table nowhere" in refused(server, "delete", other, "nowhere", "--yes")
    assert server.hall.storage.read(other) is not None, "all or none"
    assert "deleted" in done(server, "delete", name, "--yes")
    said = await ann.post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
    assert said.status_code == 404
    assert (await ann.get(f"/tables/{name}")).status_code == 404
    assert (await ann.post(f"/api/tables/{other}/chat", {"seat": 0, "text": "ahoj"})).status_code == 200
    assert not [row for row in server.rows()["entries"] if row[0] == name]


async def test_old_tables_are_deleted_together(server: Server) -> None:
    name = await begun(server)
    await keep(server.hall, played(SHORT, 2, 12), table="old")
    with sqlite3.connect(server.settings.folder / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET touched = '2020-01-01T00:00:00+00:00' WHERE id = 'old'")
    assert "One table was" in done(server, "delete", "--untouched", "30", "--yes")
    assert server.hall.storage.read("old") is None
    assert server.hall.storage.read(name) is not None
    for wrong in ([], [name, "--untouched", "3"]):
        refused(server, "delete", *wrong, "--yes")


async def test_a_table_moves_to_another_server(server: Server, tmp_path: Path) -> None:
    name = await begun(server)
    file = tmp_path / "table.json"
    done(server, "export", name, "-o", file)
    assert file.stat().st_mode & 0o077 == 0
    assert "overwrite" in refused(server, "export", name, "-o", file).lower()
    assert "already" in refused(server, "import", file)
    before = server.hall.storage.read(name)
    done(server, "delete", name, "--yes")
    assert name in done(server, "import", file)
    after = server.hall.storage.read(name)
    assert before is not None
    assert after is not None
    assert after.record.to_bytes(secret=True) == before.record.to_bytes(secret=True)
    assert after.seats == before.seats
    async with serving(tmp_path / "elsewhere") as elsewhere:
        done(elsewhere, "import", file)
        people = [elsewhere.browser("ann"), elsewhere.browser("ben")]
        assert await play(elsewhere, name, people) > 10, "the game is played to its end there"
        table = elsewhere.table(name)
        assert table.over
        verify(table.record, table.game)


async def test_a_file_that_is_no_table_changes_nothing(server: Server, tmp_path: Path) -> None:
    name = await begun(server)
    file = tmp_path / "table.json"
    done(server, "export", name, "-o", file)
    done(server, "delete", name, "--yes")
    before = server.rows()
    content = json.loads(file.read_text())
    moved = [*content["record"][:4], content["record"][-1]]
    for wrong in (
        "",
        "{}",
        "[1]",
        json.dumps({**content, "kolejiste_table": 99}),
        json.dumps({**content, "seats": content["seats"][:1]}),
        json.dumps({**content, "record": []}),
        json.dumps({**content, "record": moved}),
        json.dumps({**content, "more": 1}),
    ):
        file.write_text(wrong)
        assert str(file) in refused(server, "import", file).replace("\n", "")
        assert server.rows() == before
    refused(server, "import", tmp_path / "nowhere.json")
    refused(server, "export", "nowhere", "-o", tmp_path / "x.json")
    assert not (tmp_path / "x.json").exists()


async def test_the_key_is_changed_and_later_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kolejiste.server.app.KEYS_LOOKED_AT", 0.01)
    async with serving(tmp_path) as server:
        ann = server.browser("ann")
        name = await begun(server)
        assert "2 keys" in done(server, "rotate-key")
        signed = ""
        while not signed:
            said = await ann.post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
            assert said.status_code == 200, "nobody is thrown out"
            signed = said.headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
        assert "one key" in done(server, "rotate-key", "--forget")
        (newest,) = server.hall.storage.keys()
        assert Signer([newest]).browser(signed) == "ann", "who came in between keeps the seat"
        assert Signer([newest]).browser(server.signer.sign_browser("ann")) is None


async def test_a_restore_drill(server: Server, tmp_path: Path) -> None:
    """Backed up while people play; the machine is lost; a server on the copy knows tables, seats and browsers."""
    people = [server.browser("ann"), server.browser("ben")]
    name = await begun(server)
    said = done(server, "backup", tmp_path / "copy")
    assert f"kolejiste serve --folder {tmp_path / 'copy'}" in said.replace("\n", "")
    at_backup = server.table(name).entry
    await play(server, name, people, 3)
    assert "already" in refused(server, "backup", tmp_path / "copy")
    cookie = server.signer.sign_browser("ann")
    copied = tmp_path / "copy"
    for path in copied.iterdir():
        path.chmod(0o644)  # as a copy from elsewhere often is
    async with serving(copied) as again:
        assert again.signer.browser(cookie) == "ann"
        assert again.table(name).entry == at_backup
        people = [again.browser("ann"), again.browser("ben")]
        await play(again, name, people)
        verify(again.table(name).record, again.table(name).game)
        assert all(not path.stat().st_mode & 0o077 for path in copied.iterdir())


def test_a_folder_without_a_server(tmp_path: Path) -> None:
    for command in (["list"], ["statistics"], ["rotate-key"], ["backup", tmp_path / "x"]):
        said = set()
        for language in LANGUAGES:
            given = ["admin", *map(str, command), "--folder", str(tmp_path), "--language", language]
            result = CliRunner().invoke(app, given)
            assert result.exit_code == 1
            said.add(result.stderr)
        assert len(said) == 3
    assert not list(tmp_path.iterdir()), "nothing is made by looking"


def test_admin_works_on_a_folder_that_nobody_serves(tmp_path: Path) -> None:
    Storage(Settings(tmp_path).database).close()
    assert "0 tables." in done(tmp_path, "list")
