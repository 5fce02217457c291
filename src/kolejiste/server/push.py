"""Web Push: messages that reach a browser with its pages closed, by whoever made the browser. They are encrypted for
the browser, so that nobody on the way reads them, and signed with a key of this server (VAPID)."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from .api import acts
from .errors import BadRequest, TooMany
from .hall import Hall
from .identity import browser_of, device_of, mark_of
from .live import LiveTable
from .messages import Done
from .notices import Fails, Notice, Telling
from .outgoing import LONGEST, Unreachable, known_address, post
from .paper import Req
from .people import Person, changed_person, ensured
from .reaching import vapid_key
from .schema import subscriptions
from .speech import language_of, web_words
from .storage import Storage, Work

LASTS = 24 * 3600  # seconds for which a message waits for a browser that is away
MOST = 20  # subscriptions of one person
POINT, SECRET = 65, 16  # bytes of a browser's public key and of its secret


class PushKeys(msgspec.Struct):
    """With which keys messages for a browser are encrypted."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Subscription(msgspec.Struct):
    """Where a browser takes messages, as its PushSubscription says it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    keys: PushKeys


# --- subscribing ----------------------------------------------------------------------------------------------------


@acts("/push", summary="Send messages that it is my turn to this browser", status_code=200)
async def subscribe(hall: Hall, request: Req, data: Subscription) -> Done:
    if not hall.settings.public:
        raise BadRequest("messages-off")
    known_address(data.endpoint, private=hall.settings.inward)
    if _size(data.keys.p256dh) != POINT or _size(data.keys.auth) != SECRET:
        raise BadRequest("address-bad")
    person, device = await ensured(hall, request), device_of(request)
    row = {"endpoint": data.endpoint, "person": person.id, "browser": device, **msgspec.structs.asdict(data.keys)}

    def work(connection: Connection) -> None:
        connection.execute(delete(subscriptions).where(subscriptions.c.browser == device))
        same = select(subscriptions.c.browser).where(subscriptions.c.endpoint == data.endpoint)
        if connection.execute(same).one_or_none() is not None:
            raise BadRequest("address-bad")  # a subscription is one browser's
        count = select(func.count()).select_from(subscriptions).where(subscriptions.c.person == person.id)
        if connection.execute(count).scalar_one() >= MOST:
            raise TooMany("come-many", most=MOST)
        connection.execute(insert(subscriptions).values(row))
        changed_person(person.id, language=language_of(request))(connection)

    await hall.storage.write(work)
    hall.reached(person.id)
    return Done()


@acts("/push/stop", summary="No more messages to this browser", status_code=200)
async def unsubscribe(hall: Hall, request: Req) -> Done:
    def work(connection: Connection) -> None:
        connection.execute(delete(subscriptions).where(subscriptions.c.browser == device_of(request)))

    await hall.storage.write(work)
    hall.reached(browser_of(request))
    return Done()


def _size(text: str) -> int:
    try:
        return len(base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4)))
    except ValueError:
        return 0


# --- sending --------------------------------------------------------------------------------------------------------


class Pusher:
    """Sends what the queue hands it."""

    def __init__(self, storage: Storage, public: str, private: bool) -> None:
        self._storage = storage
        self._public = public
        self._private = private
        self._key: Any = None

    def __call__(self, notice: Notice, person: Person | None, tellings: Sequence[Telling], table: LiveTable) -> None:
        from pywebpush import WebPushException, webpush

        end = self._end(notice)
        if end is None or person is None:
            return
        if self._key is None:
            self._key = vapid_key(self._storage)
        try:
            webpush(
                {"endpoint": end.endpoint, "keys": {"p256dh": end.p256dh, "auth": end.auth}},
                payload(person.language, tellings[0]),
                vapid_private_key=self._key,
                vapid_claims={"sub": self._public},
                ttl=LASTS,
                requests_session=self,
            )
        except WebPushException as why:
            status = why.response.status_code if why.response is not None else 0
            if status in (404, 410):  # the browser has given it up
                with self._storage.engine.begin() as connection:
                    _ended(end.endpoint)(connection)
            raise Fails(forever=400 <= status < 500 and status != 429) from None
        except Unreachable:
            raise Fails from None

    def post(self, address: str, *, data: bytes, headers: dict[str, str], timeout: object = None) -> Any:
        """What the library asks of its connection: sent only where we send anything."""
        status = post(address, data, {name: str(value) for name, value in headers.items()}, private=self._private)
        return SimpleNamespace(status_code=status, reason="", text="", headers={})

    def _end(self, notice: Notice) -> Any:
        mark = notice.channel.partition(" ")[2]
        with self._storage.engine.connect() as connection:
            found = connection.execute(select(subscriptions).where(subscriptions.c.person == notice.person)).all()
        return next((row for row in found if mark_of(row.endpoint) == mark), None)


def payload(language: str, telling: Telling) -> str:
    """What the browser is told: the worker shows it as it is."""
    say = web_words(language)
    words = say("message-others", others=telling.others) if telling.others else ""
    told = {
        "title": telling.subject,
        "body": words,
        "address": telling.path,
        "tag": telling.table,
    }
    return msgspec.json.encode(told).decode()


def _ended(endpoint: str) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))

    return work


HANDLERS = [subscribe, unsubscribe]
