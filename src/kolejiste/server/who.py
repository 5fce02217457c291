"""Whose a browser is: its own, or a person's who has several. Every request asks, so the answer is kept in memory."""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy import select

from .schema import browsers
from .storage import Storage

KEPT = 20_000  # browsers whose person is remembered


class Who:
    """Browsers and their people. Whoever changes something here tells it to all processes."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, str] = OrderedDict()

    async def of(self, browser: str) -> str:
        """By what the seats of this browser are owned."""
        known = self._known.get(browser)
        if known is None:
            known = await self._storage.ask(self._person, browser) or browser
            self._known[browser] = known
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return known

    def _person(self, browser: str) -> str | None:
        with self._storage.engine.connect() as connection:
            return connection.execute(select(browsers.c.person).where(browsers.c.name == browser)).scalar_one_or_none()

    def forget(self, browser: str) -> None:
        self._known.pop(browser, None)

    def forget_all(self) -> None:
        self._known.clear()
