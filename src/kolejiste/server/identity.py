"""Whose browser it is. A signed cookie names it; seats belong to it. A signed link carries a seat to another one."""

from __future__ import annotations

import secrets
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .errors import NotAllowed

BROWSER = "kolejiste-browser"
A_YEAR = 365 * 24 * 3600


class Signer:
    """Signs what browsers keep for us."""

    def __init__(self, key: bytes) -> None:
        self._browser = URLSafeSerializer(key, salt="browser")
        self._seat = URLSafeSerializer(key, salt="seat")
        self.known = lru_cache(4096)(self._known)  # every request has cookies, and a browser always the same

    def browser(self, value: str) -> str | None:
        """The browser's name in the value of its cookie, if we signed it."""
        try:
            name = self._browser.loads(value)
        except BadSignature:
            return None
        return name if isinstance(name, str) else None

    def _known(self, cookies: bytes) -> str | None:
        """The browser's name in the header with its cookies."""
        jar: SimpleCookie = SimpleCookie()
        try:
            jar.load(cookies.decode("latin-1"))
        except CookieError:
            return None
        return self.browser(jar[BROWSER].value) if BROWSER in jar else None

    def sign_browser(self, name: str) -> str:
        return str(self._browser.dumps(name))

    def seat(self, token: str) -> tuple[str, int, int]:
        """Table, seat and link number of a personal link."""
        try:
            table, seat, link = self._seat.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise NotAllowed("link-bad") from None
        return str(table), int(seat), int(link)

    def sign_seat(self, table: str, seat: int, link: int) -> str:
        return str(self._seat.dumps([table, seat, link]))


class KnowBrowser(ASGIMiddleware):
    """Every visitor has a name: the one in the cookie, or a new one that is sent along."""

    exclude_path_pattern = ("^/static", "^/fonts")  # what everybody may keep has nobody's cookies

    def __init__(self, signer: Signer, secure: bool) -> None:
        self._signer = signer
        self._secure = secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        known = self._signer.known(b"; ".join(value for header, value in scope["headers"] if header == b"cookie"))
        name = known or secrets.token_urlsafe(16)
        scope.setdefault("state", {})["browser"] = name

        async def send_named(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookie = Cookie(
                    BROWSER,
                    value=self._signer.sign_browser(name),
                    max_age=A_YEAR,
                    secure=self._secure,
                    httponly=True,
                    samesite="lax",
                )
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
            await send(message)

        await next_app(scope, receive, send if known else send_named)


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return str(connection.scope["state"]["browser"])
