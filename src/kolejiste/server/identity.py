"""Whose browser it is. A signed cookie names it; seats belong to it, or to the person who has several. A signed link
carries a seat to another one, or a browser to a person."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from functools import lru_cache
from hmac import compare_digest
from typing import Any, TypeVar

from itsdangerous import BadData, URLSafeSerializer
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, CSRFMiddleware, generate_csrf_hash
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

from .errors import NotAllowed

OURS = b"kolejiste-"  # how the names of our cookies begin
BROWSER = "kolejiste-browser"
CSRF = "kolejiste-csrf"
A_YEAR = 365 * 24 * 3600
KNOWN, LONGEST_KNOWN = 4096, 1000  # headers and tokens that are remembered, and how long one of them may be
LINKS = COME, CONFIRM, STOP, CHALLENGE = "come", "confirm", "stop", "challenge"  # kinds that are no good as another

Given = TypeVar("Given", bytes, str)
Found = TypeVar("Found")


def _remembered(find: Callable[[Given], Found]) -> Callable[[Given], Found]:
    """The same, found once: a browser sends the same with every request. What is longer than ours ever are is looked at
    each time, so that nobody can fill the memory with it."""
    kept = lru_cache(KNOWN)(find)
    return lambda given: kept(given) if len(given) <= LONGEST_KNOWN else find(given)


class Signer:
    """Signs what browsers keep for us: with the newest key, and knows what was signed with the others."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        """The keys from the oldest to the newest."""
        self.change(keys)

    def change(self, keys: Sequence[bytes]) -> None:
        """These are the keys from now on."""
        self.csrf = [key.hex() for key in keys]
        self._browser = URLSafeSerializer(list(keys), salt="browser")
        self._newest = URLSafeSerializer(keys[-1], salt="browser")
        self._seat = URLSafeSerializer(list(keys), salt="seat")
        self._others = {salt: URLSafeSerializer(list(keys), salt=salt) for salt in LINKS}
        self.known = _remembered(self._known)
        self.own = _remembered(self._own)
        self.token = _remembered(self._token)

    def browser(self, value: str) -> str | None:
        """The browser's name in the value of its cookie, if we signed it."""
        return _name(self._browser, value)

    def _known(self, cookies: bytes) -> tuple[str | None, bool]:
        """The browser's name in the header with its cookies, and whether the newest key has signed it. Others set
        cookies for this host too, and whatever they hold does not spoil ours."""
        values = [value.decode("latin-1") for name, value in cookie_pairs(cookies) if name == BROWSER.encode()]
        for value in values:
            if (name := self.browser(value)) is not None:
                return name, _name(self._newest, value) is not None
        return None, False

    def sign_browser(self, name: str) -> str:
        return str(self._newest.dumps(name))

    def seat(self, token: str) -> tuple[str, int, int]:
        """Table, seat and link number of a personal link."""
        try:
            table, seat, link = self._seat.loads(token)
        except (BadData, ValueError, TypeError):
            raise NotAllowed("link-bad") from None
        return str(table), int(seat), int(link)

    def _own(self, cookies: bytes) -> tuple[bytes, str | None]:
        """Our own cookies in a header, as plain letters, without tokens that we did not sign; and the token that
        counts."""
        kept, token = [], None
        for name, value in cookie_pairs(cookies):
            if value.isascii() and (name != CSRF.encode() or self.token(value.decode()) is not None):
                kept.append(name + b"=" + value)
                token = value.decode() if name == CSRF.encode() else token
        return b"; ".join(kept), token

    def _token(self, value: str) -> str | None:
        """What a token against forged requests is about, if we signed it."""
        about, signature = value[:CSRF_SECRET_LENGTH], value[CSRF_SECRET_LENGTH:]
        if not value.isascii():
            return None
        signed = (generate_csrf_hash(about, secret) for secret in self.csrf)
        return about if any(compare_digest(signature, one) for one in signed) else None

    def link(self, kind: str, token: str) -> tuple[str, int]:
        """Whom a link of this kind is about, and its number."""
        try:
            about, number = self._others[kind].loads(token)
        except (BadData, ValueError, TypeError):
            raise NotAllowed("link-bad") from None
        return str(about), int(number)

    def sign_link(self, kind: str, about: str, number: int) -> str:
        return str(self._others[kind].dumps([about, number]))

    def sign_seat(self, table: str, seat: int, link: int) -> str:
        return str(self._seat.dumps([table, seat, link]))


def _name(serializer: URLSafeSerializer, value: str) -> str | None:
    try:
        name = serializer.loads(value)
    except BadData:
        return None
    return name if isinstance(name, str) else None


def cookie_pairs(header: bytes) -> list[tuple[bytes, bytes]]:
    """Our own cookies in a header; nobody else's are even read."""
    pairs = (part.strip().partition(b"=") for part in header.split(b";"))
    return [(name, value) for name, _, value in pairs if name.startswith(OURS)]


class KnowBrowser(ASGIMiddleware):
    """Every visitor has a name: the one in the cookie, or a new one that is sent along. A cookie that an older key has
    signed is signed anew, so that the key can be forgotten one day."""

    exclude_path_pattern = ("^/static", "^/fonts")  # what everybody may keep has nobody's cookies
    exclude_opt_key = "no_browser"  # of routes for programs, which have tokens

    def __init__(self, signer: Signer, secure: bool) -> None:
        self._signer = signer
        self._secure = secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        known, fresh = self._signer.known(b"; ".join(value for name, value in scope["headers"] if name == b"cookie"))
        name = known or secrets.token_urlsafe(16)
        who = await scope["litestar_app"].state.hall.who.of(name) if known else name
        scope.setdefault("state", {}).update(browser=who, device=name)

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

        await next_app(scope, receive, send if fresh else send_named)


class OwnCookies(ASGIMiddleware):
    """Lets only our own cookies through, as plain letters: whatever else a host has been given is nobody's business
    here, and cannot confuse whoever reads them. A token that we did not sign is replaced by a new one."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        kept, token = self._signer.own(b"; ".join(value for name, value in scope["headers"] if name == b"cookie"))
        rest = [pair for pair in scope["headers"] if pair[0] != b"cookie"]
        scope["headers"] = [*rest, (b"cookie", kept)] if kept else rest
        scope.setdefault("state", {})["token"] = token
        await next_app(scope, receive, send)


class Csrf(CSRFMiddleware):
    """Litestar's guard against forged requests, for several keys: a page from before the key was changed still
    serves. What changes nothing, from a browser that has its token, need not be read for it."""

    def __init__(self, app: ASGIApp, config: CSRFConfig, signer: Signer) -> None:
        super().__init__(app, config)
        self._signer = signer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token: str | None = scope["state"]["token"]
        if token is not None and scope.get("method") in self.config.safe_methods:
            ScopeState.from_scope(scope).csrf_token = token
            await self.app(scope, receive, send)
            return
        self.config.secret = self._signer.csrf[-1]
        await super().__call__(scope, receive, send)

    def _decode_csrf_token(self, token: str) -> str | None:
        return self._signer.token(token)


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The browser itself, whosoever's it is."""
    return str(connection.scope["state"]["device"])


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """To whom seats belong: the browser, or the person who has several."""
    return str(connection.scope["state"]["browser"])


def mark_of(name: str) -> str:
    """What names a browser or a person without telling its name."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]
