"""The database: its form, old and new versions of it, how fast a table opens, and tables forgotten in between."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect

from kolejiste.core.errors import KolejisteError
from kolejiste.core.record import Chat, Record
from kolejiste.core.text import LANGUAGES
from kolejiste.server.errors import Behind
from kolejiste.server.live import live
from kolejiste.server.schema import Seat, StoredTable, schema
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage, append, change, create, now

from ..replays import FOLDER
from .house import PEOPLE, SHORT, TITLES, keep, open_table, play, rows, serving
from .twins import played

pytestmark = pytest.mark.anyio


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(Settings(tmp_path).database)
    yield found
    found.close()


def kept(record: Record, name: str = "table") -> StoredTable:
    seats = [Seat(seat=seat, name=PEOPLE[seat], owner=PEOPLE[seat]) for seat in range(record.header.players)]
    return StoredTable(
        id=name,
        phase="playing",
        listed=True,
        host="ann",
        touched=now(),
        successor=None,
        wish=None,
        seats=seats,
        record=record,
    )


def test_an_empty_folder_becomes_a_database(storage: Storage) -> None:
    """What the migrations make is what the code expects, column by column."""
    found = inspect(storage.engine)
    assert set(found.get_table_names()) == {*schema.tables, "alembic_version"}
    for name, table in schema.tables.items():
        columns = {column["name"]: column for column in found.get_columns(name)}
        assert list(columns) == [column.name for column in table.columns]
        for column in table.columns:
            assert columns[column.name]["nullable"] == bool(column.nullable) or column.primary_key
            assert str(columns[column.name]["type"]) == str(column.type)
        assert found.get_pk_constraint(name)["constrained_columns"] == [column.name for column in table.primary_key]


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    Storage(settings.database).close()
    before = (tmp_path / "tables.sqlite").read_bytes()
    Storage(settings.database).close()
    assert (tmp_path / "tables.sqlite").read_bytes() == before


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    Storage(settings.database).close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(KolejisteError) as refused:
        Storage(settings.database)
    assert refused.value.key == "database-newer"
    assert len({refused.value.say(language) for language in LANGUAGES}) == 3
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_the_first_key_is_made_once_and_stays(tmp_path: Path) -> None:
    kept = []
    for _ in range(2):
        storage = Storage(Settings(tmp_path).database)
        kept.append(storage.keys())
        storage.close()
    assert kept[0] == kept[1]
    assert [len(key) for key in kept[0]] == [32]


# --- writing --------------------------------------------------------------------------------------------------------


async def test_a_record_comes_back_as_it_was_written(storage: Storage) -> None:
    for title in TITLES:
        record = played(title, 2, 12)
        await storage.write(create(kept(record, title)))
        found = storage.read(title)
        assert found is not None
        assert found.record.to_bytes(secret=True) == record.to_bytes(secret=True)
        assert found.seats == kept(record).seats


async def test_what_fails_does_not_spoil_what_is_written_with_it(storage: Storage, tmp_path: Path) -> None:
    record = played(SHORT, 2, 5)
    await storage.write(create(kept(record)))
    last = len(record.entries)
    works = [
        append("table", number, [Chat(0, f"{number}")], changes=0) for number in (last + 1, 3, last + 2, 1, last + 3)
    ]
    done = await asyncio.gather(*(storage.write(work) for work in works), return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Behind, type(None), Behind, type(None)]
    found = storage.read("table")
    assert found is not None
    assert [entry.text for entry in found.record.entries[last:] if isinstance(entry, Chat)] == [
        str(last + 1),
        str(last + 2),
        str(last + 3),
    ]


async def test_several_entries_are_written_together_or_not_at_all(storage: Storage, tmp_path: Path) -> None:
    record = played(SHORT, 2, 5)
    await storage.write(create(kept(record)))
    before = rows(tmp_path)
    number = len(record.entries)
    with pytest.raises(Behind):  # the second has a place, the first has none
        await storage.write(
            append("table", number, [Chat(0, "one"), Chat(0, "two")], changes=0, header=record.header, phase="over")
        )
    with pytest.raises(Behind):
        await storage.write(append("nowhere", 1, [Chat(0, "one")], changes=0))
    with pytest.raises(Exception, match="UNIQUE"):
        await storage.write(create(kept(record)))
    assert rows(tmp_path) == before
    eva = Seat(seat=0, name="Eva", owner="eva")
    with pytest.raises(Behind):  # there was no change before it
        await storage.write(change("table", 1, seated=[eva]))
    assert rows(tmp_path) == before
    await storage.write(change("table", 0, seated=[eva]))
    found = storage.read("table")
    assert found is not None
    assert found.seats[0].owner == "eva"


async def test_a_broken_disk_is_told_to_everybody_who_waits(storage: Storage) -> None:
    await storage.write(create(kept(played(SHORT, 2, 5))))
    storage.engine.dispose()
    real = storage.engine.begin

    def broken() -> None:
        raise OSError("disk full")

    storage.engine.begin = broken  # type: ignore[assignment, method-assign]
    done = await asyncio.gather(
        *(storage.write(append("table", 100 + n, [Chat(0, "x")], changes=0)) for n in range(3)), return_exceptions=True
    )
    assert all(isinstance(one, OSError) for one in done)
    storage.engine.begin = real  # type: ignore[method-assign]
    await storage.write(append("table", 100, [Chat(0, "x")], changes=0))  # the writer lives


# --- opening --------------------------------------------------------------------------------------------------------


def longest(title: str) -> Record:
    """The longest kept game of a title."""
    path = max((FOLDER / title).glob("*.jsonl"), key=lambda path: path.read_bytes().count(b"\n"))
    return Record.read(path)


@pytest.mark.parametrize("title", TITLES)
async def test_a_table_opens_quickly(storage: Storage, title: str) -> None:
    """Measured in time of this thread, so that a busy machine does not count."""
    record = longest(title)
    game = record.game()
    await storage.write(create(kept(record)))
    took = []
    for _ in range(3):
        began = time.thread_time()
        found = storage.read("table")
        assert found is not None
        table = live(found, game)
        took.append(time.thread_time() - began)
    assert table.over
    assert len(table.moves) == len(record.standing())
    print(f"{title}: {len(table.moves)} moves in {min(took) * 1000:.0f} ms")
    assert min(took) < 0.1


async def test_tables_that_were_forgotten_are_the_same_when_opened_again(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_kept=2) as server:
        people = [server.browser("ann"), server.browser("ben")]
        names = []
        for _ in range(4):
            name = await open_table(server, SHORT, people)
            await play(server, name, people, 7)
            await people[0].post(f"/api/tables/{name}/chat", {"seat": 0, "text": "ahoj"})
            names.append(name)
        assert list(server.hall._open) == names[2:]
        seen = {name: (await people[0].get(f"/api/tables/{name}/position?seat=0")).json() for name in names[2:]}
        for name in names[:2]:
            await people[0].get(f"/tables/{name}")
        assert list(server.hall._open) == names[:2]
        for name in names[2:]:
            again = (await people[0].get(f"/api/tables/{name}/position?seat=0")).json()
            old = seen[name]
            assert {**again, "version": ""} == {**old, "version": ""}
            await play(server, name, people, 2)
        async with people[0].listening(names[0]) as stream:  # who is watched stays
            await stream.event()
            for name in names[1:]:
                await people[1].get(f"/api/tables/{name}")
            assert names[0] in server.hall._open


async def test_a_server_that_starts_again_knows_its_tables_and_browsers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [server.browser("ann"), server.browser("ben")]
        name = await open_table(server, SHORT, people)
        await play(server, name, people, 5)
        cookie = server.signer.sign_browser("ann")
        before = (await people[0].get(f"/api/tables/{name}/position?seat=0")).json()
    async with serving(tmp_path) as server:
        assert server.signer.browser(cookie) == "ann"
        people = [server.browser("ann"), server.browser("ben")]
        after = (await people[0].get(f"/api/tables/{name}/position?seat=0")).json()
        assert {**after, "version": ""} == {**before, "version": ""}
        await play(server, name, people, 3)


async def test_a_record_that_cannot_be_replayed_is_told(tmp_path: Path) -> None:
    """A database that somebody changed by hand: a sentence, and the other tables live on."""
    async with serving(tmp_path) as server:
        record = played(SHORT, 2, 5)
        await keep(server.hall, Record(record.header, [*record.entries[:8], record.entries[-1]]), table="broken")
        await keep(server.hall, record, table="whole")
        ann = server.browser("ann")
        assert (await ann.get("/api/tables/broken")).status_code == 400
        assert (await ann.get("/tables/broken")).status_code == 400
        assert (await ann.get("/tables/whole")).status_code == 200
        assert (await ann.get("/")).status_code == 200
