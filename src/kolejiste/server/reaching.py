"""How browsers are reached by Web Push: the key of this server, and who has subscribed."""

from __future__ import annotations

import base64
from typing import Any

from sqlalchemy import insert, select

from .schema import secrets, subscriptions
from .storage import Storage

VAPID = "vapid"  # the name of the key in the database


def vapid_key(storage: Storage) -> Any:
    """The key that signs what is pushed; the first who needs it makes it."""
    from py_vapid import Vapid02

    with storage.engine.connect() as connection:
        known = connection.execute(select(secrets.c.value).where(secrets.c.name == VAPID)).scalar_one_or_none()
    if known is None:
        made = Vapid02()
        made.generate_keys()
        with storage.engine.begin() as connection:
            here = select(secrets.c.name).where(secrets.c.name == VAPID)
            if connection.execute(here).one_or_none() is None:
                connection.execute(insert(secrets).values(name=VAPID, value=made.private_pem().decode()))
        return vapid_key(storage)
    return Vapid02.from_pem(known.encode())


def public_key(storage: Storage) -> str:
    """As browsers want it when they subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = vapid_key(storage).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def is_subscribed(storage: Storage, browser: str) -> bool:
    """Whether messages go to this browser."""
    with storage.engine.connect() as connection:
        found = select(subscriptions.c.endpoint).where(subscriptions.c.browser == browser)
        return connection.execute(found).first() is not None
