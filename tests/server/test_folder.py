"""The folder of a server: one owner, nobody else's eyes, whatever it is called, and what the first version left."""

from __future__ import annotations

import io
import logging
import os
import sqlite3
import subprocess
import sys
import types
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from kolejiste.core.errors import KolejisteError
from kolejiste.core.text import LANGUAGES
from kolejiste.server import database
from kolejiste.server.database import Owned, open_database
from kolejiste.server.identity import Signer
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage

from .house import PEOPLE, SHORT, keep, open_table, play, serving
from .test_serve import refused
from .twins import played

# --- one owner ------------------------------------------------------------------------------------------------------


def test_a_folder_has_one_owner(tmp_path: Path) -> None:
    owned = Owned(tmp_path)
    with pytest.raises(KolejisteError) as second:
        Owned(tmp_path)
    assert second.value.key == "folder-owned"
    assert len({second.value.say(language) for language in LANGUAGES}) == 3
    owned.release()
    Owned(tmp_path).release()


def test_a_second_server_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """The first one is another process; when it is killed, the folder is free."""
    script = (
        "import sys, time; from pathlib import Path; from kolejiste.server.database import Owned;"
        "owned = Owned(Path(sys.argv[1])); print('owned', flush=True); time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "owned\n"
        said = refused("--folder", tmp_path, "--port", "0")
        assert all(str(tmp_path) in sentence for sentence in said)
        assert not (tmp_path / "tables.sqlite").exists(), "nothing is touched that belongs to another"
        first.kill()
    Owned(tmp_path).release()


def test_the_lock_of_windows_is_tried_without_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its module is only there on Windows; here a double tells how it is called."""
    asked: list[tuple[int, int, int]] = []
    double = types.ModuleType("msvcrt")
    double.LK_NBLCK = 2  # type: ignore[attr-defined]
    double.locking = lambda *given: asked.append(given)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "msvcrt", double)
    monkeypatch.setattr(sys, "platform", "win32")
    with open(tmp_path / "lock", "ab") as file:
        database._lock(file)
        assert asked == [(file.fileno(), 2, 1)]


# --- nobody else's eyes ---------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="modes mean nothing there")
@pytest.mark.anyio
async def test_only_the_owner_can_read_what_is_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    before = os.umask(0)
    try:
        async with serving(folder, bare=True) as server:
            await keep(server.hall, played(SHORT, 2, 5))
            found = [folder, *folder.rglob("*")]
            assert {"tables.sqlite", "tables.sqlite-wal", "lock"} <= {path.name for path in found}
            assert {path.name: oct(path.stat().st_mode & 0o077) for path in found if path.stat().st_mode & 0o077} == {}
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="modes mean nothing there")
def test_what_comes_back_from_a_copy_is_for_the_owner_again(tmp_path: Path) -> None:
    Storage(Settings(tmp_path).database).close()
    for path in (tmp_path, *tmp_path.iterdir()):
        path.chmod(0o777)
    Storage(Settings(tmp_path).database).close()
    assert all(not path.stat().st_mode & 0o077 for path in (tmp_path, *tmp_path.iterdir()))


def test_what_is_written_is_in_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What is written holds seeds, nonces and owners; an error that quotes it would carry them into the log."""
    engine = open_database(Settings(tmp_path).database)
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    logging.getLogger().addHandler(handler)
    secret = "5ec2e7" * 10
    with pytest.raises(DatabaseError) as failed, engine.begin() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": secret})
    logging.getLogger("kolejiste.server").error("an error", exc_info=failed.value)
    logging.getLogger().removeHandler(handler)
    engine.dispose()
    assert "nowhere" in log.getvalue()
    assert secret not in log.getvalue()


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.sampled(of=5)
@pytest.mark.parametrize(
    "name",
    [
        "a b",
        "what?",
        "50%",
        "%20",
        "#1",
        "a&b=c",
        "žluťoučký",
        "it's",
        'a"b',
        "a;b",
        "a@b",
        "sqlite:",
        "file:x",
        "a\nb",
    ],
)
@pytest.mark.anyio
async def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name / "tables"
    for _ in range(2):
        async with serving(folder, bare=True) as server:
            assert (await server.browser("ann").get("/")).status_code == 200
    assert (folder / "tables.sqlite").stat().st_size > 0
    assert list(tmp_path.iterdir()) == [tmp_path / name], "nothing beside it"
    assert sorted(path.name for path in folder.parent.iterdir()) == ["tables"]


# --- what the first version left ------------------------------------------------------------------------------------

FIRST = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE tables (
  id VARCHAR NOT NULL PRIMARY KEY, phase VARCHAR NOT NULL, listed BOOLEAN NOT NULL, host VARCHAR NOT NULL,
  header TEXT NOT NULL, touched VARCHAR NOT NULL, successor VARCHAR, wish TEXT
);
CREATE INDEX tables_by_phase ON tables (phase, listed, touched);
CREATE TABLE seats (
  table_id VARCHAR NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, bot VARCHAR, name VARCHAR, owner VARCHAR,
  stand_in VARCHAR, link INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_owner ON seats (owner);
CREATE TABLE entries (
  table_id VARCHAR NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
"""


def first_version(folder: Path) -> None:
    """A folder as the first version left it, with a game in the middle."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "key").write_bytes(b"k" * 32)
    header, *lines = (line.decode() for line in played(SHORT, 2, 12).lines(secret=True))
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.executescript(FIRST)
        row = ("old", "playing", True, PEOPLE[0], header, "2026-01-01T00:00:00+00:00", None, None)
        connection.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?)", row)
        for seat in range(2):
            person = (None, PEOPLE[seat].title(), PEOPLE[seat], None, 0)
            connection.execute("INSERT INTO seats VALUES (?,?,?,?,?,?,?)", ("old", seat, *person))
        connection.executemany(
            "INSERT INTO entries VALUES (?,?,?)", [("old", number, line) for number, line in enumerate(lines, 1)]
        )


@pytest.mark.anyio
async def test_a_folder_of_the_first_version_plays_on_and_a_copy_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    first_version(folder)
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        before = list(connection.iterdump())
    cookie = Signer([b"k" * 32]).sign_browser("ann")
    for _ in range(2):
        async with serving(folder, bare=True) as server:
            assert server.signer.browser(cookie) == "ann", "the seats are still their owners'"
            people = [server.browser("ann"), server.browser("ben")]
            await play(server, "old", people, 3)
            await open_table(server, SHORT, people)
    kept = folder / "before-upgrade-from-0001"
    with sqlite3.connect(kept / "tables.sqlite") as connection:
        assert list(connection.iterdump()) == before
    assert (kept / "key").read_bytes() == b"k" * 32
    assert not (folder / "key").exists(), "a secret lies in one place only"
    assert [path.name for path in folder.glob("before*")] == [kept.name]


def test_a_key_that_was_cut_off_is_not_used(tmp_path: Path) -> None:
    first_version(tmp_path)
    (tmp_path / "key").write_bytes(b"short")
    storage = Storage(Settings(tmp_path).database)
    kept = storage.keys()
    assert [len(key) for key in kept] == [32]
    storage.close()
