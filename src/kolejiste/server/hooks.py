"""The chat room of a table: whoever made the table names an address to which it is told whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from sqlalchemy import Connection, delete, insert, select

from .api import TableName, acts
from .errors import BadRequest, NotAllowed
from .hall import Hall
from .identity import browser_of
from .live import LiveTable
from .messages import Done
from .notices import Fails, Notice, Telling, telling
from .outgoing import LONGEST, Unreachable, known_address, post
from .paper import Req
from .people import Person
from .schema import hooks
from .speech import language_of, web_words
from .storage import Storage

# What chat programs take for calls to everybody, for links or for marks of their own. A guest chooses a name, and not
# what else a room reads.
TAME = str.maketrans({"<": "‹", ">": "›", "@": "＠", "[": "(", "]": ")", "`": "'"})


class HookAddress(msgspec.Struct, forbid_unknown_fields=True):
    """Where the chat room of a table takes messages; empty for nowhere."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


@acts("/tables/{name:str}/hook", summary="Tell a chat room whose turn it is at this table", status_code=200)
async def set_hook(hall: Hall, request: Req, name: TableName, data: HookAddress) -> Done:
    table, address = await hall.table(name), data.address.strip()
    if table.stored.host != browser_of(request):
        raise NotAllowed("host-only")
    if address:
        if not hall.settings.public:
            raise BadRequest("messages-off")
        known_address(address, private=hall.settings.inward)

    def work(connection: Connection) -> None:
        connection.execute(delete(hooks).where(hooks.c.table_id == name))
        if address:
            row = {"table_id": name, "address": address, "language": language_of(request)}
            connection.execute(insert(hooks).values(row))

    await hall.storage.write(work)
    hall.reached(table=name)
    return Done()


def has_hook(storage: Storage, table: str) -> bool:
    """Whether a table has a chat room. Its address is a secret of whoever gave it, and is not shown again."""
    with storage.engine.connect() as connection:
        return connection.execute(select(hooks.c.table_id).where(hooks.c.table_id == table)).one_or_none() is not None


class Hooker:
    """Sends what the queue hands it. The words stand in the fields where chat programs look for them: Slack,
    Mattermost, Rocket.Chat and Zulip in `text`, Discord in `content`."""

    def __init__(self, storage: Storage, public: str, private: bool) -> None:
        self._storage = storage
        self._public = public
        self._private = private

    def __call__(self, notice: Notice, person: Person | None, tellings: Sequence[Telling], table: LiveTable) -> None:
        with self._storage.engine.connect() as connection:
            row = connection.execute(select(hooks).where(hooks.c.table_id == notice.table)).one_or_none()
        if row is None:
            return
        one = telling(table, notice.seat, row.language)
        address = f"{self._public}{one.path}"
        said = "message-room" if table.state is not None else "message-room-deal"
        words = web_words(row.language)(said, name=one.name.translate(TAME), game=one.game)
        body = {
            "text": f"{words} {address}",
            "content": f"{words} {address}",
            "allowed_mentions": {"parse": []},  # a name is no call for everybody
            "game": one.game,
            "name": one.name,
            "address": address,
        }
        try:
            status = post(
                row.address, msgspec.json.encode(body), {"content-type": "application/json"}, private=self._private
            )
        except Unreachable:
            raise Fails from None
        if status >= 300:
            raise Fails(forever=status < 500 and status != 429)


HANDLERS = [set_hook]
