"""The application: routes, middleware and errors put together."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template import TemplateConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from kolejiste import __version__
from kolejiste.core.errors import KolejisteError, UnknownTitle

from .api import api
from .assets import assets
from .coaching import coach_api
from .company import Company
from .compression import Compress
from .database import Owned
from .errors import Conflict, NoSuchTable, NotAllowed, TooMany
from .hall import Hall
from .hooks import Hooker
from .identity import CSRF, Csrf, KnowBrowser, OwnCookies, Signer
from .limits import A_MINUTE, Allowance, Requests, Streams
from .mail import Mailer
from .messages import Trouble
from .notices import HOOK, MAIL, PUSH, Messenger, Sender
from .pages import pages, people_api
from .paper import error_page
from .previews import previews
from .program_api import program_api
from .push import Pusher
from .settings import Settings
from .speech import language_of, web_words
from .storage import KEY_BYTES, Storage
from .templates import environment

log = logging.getLogger("kolejiste.server")
THREADS = 2
KEYS_LOOKED_AT = 10  # seconds between two looks whether the key was changed
LARGEST_BODY = 64 * 1024
LONGEST_PART = 200  # of an address, in bytes: files of longer names cannot even be asked for
# Nothing runs and nothing is loaded but what this server serves as files of their own.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}  # once seen over https, never again without
SECRET_PATH = re.compile(r"/(seat|give-back|come|confirm|stop)/[^/]+")  # a personal link is a seat, or a person


def application(settings: Settings) -> Litestar:
    """The server's application."""
    signer = Signer([settings.key or secrets.token_bytes(KEY_BYTES)])
    streams = Streams(settings.streams)
    requests = Allowance(settings.rate, A_MINUTE)
    compress = Compress()
    csrf = CSRFConfig(
        secret=signer.csrf[-1],
        cookie_name=CSRF,
        cookie_secure=settings.secure,
        cookie_samesite="lax",
        cookie_httponly=True,
        # What everybody may keep has nobody's cookies, mail programs that stop messages have none, and programs that
        # play are known by their tokens alone.
        exclude=["^/static", "^/fonts", "^/stop/", "^/api/program/"],
    )

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        # For replays and the like; more threads would only take the interpreter from the event loop more often.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "aside"))
        owned = None if settings.shared else Owned(settings.folder)
        storage = Storage(settings.database)
        app.state.hall = hall = Hall(settings, storage)
        if settings.key is None:
            signer.change(storage.keys())
        await hall.wake()
        allowances = {
            "requests": requests,
            "tables": hall.new_tables,
            "thinking": hall.turns.thought,
            "people": hall.new_people,
            "mails": hall.mails,
        }
        app.state.company = company = Company(hall, allowances) if storage.shared else None
        messenger = _messenger(hall, signer) if settings.public else None
        watching = asyncio.create_task(_watch_keys(signer, storage, settings))
        try:
            yield
        finally:
            watching.cancel()
            if messenger is not None:
                await messenger.close()
            if company is not None:
                await company.close()
            await hall.close()
            storage.close()
            if owned is not None:
                owned.release()
            compress.close()

    def the_hall(request: Request[Any, Any, Any]) -> Hall:
        return request.app.state.hall  # type: ignore[no-any-return]  # Litestar's state is untyped

    return Litestar(
        route_handlers=[api, people_api, program_api, previews, coach_api, pages, assets],
        lifespan=[opened],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "signer": Provide(lambda: signer, sync_to_thread=False),
            "streams": Provide(lambda: streams, sync_to_thread=False),
        },
        middleware=[
            RefuseOddRequests(),
            OwnCookies(signer),
            DefineMiddleware(Csrf, config=csrf, signer=signer),
            compress,
            KnowBrowser(signer, settings.secure),
            Requests(requests),
        ],
        template_config=TemplateConfig(instance=JinjaTemplateEngine.from_environment(environment())),
        openapi_config=OpenAPIConfig(
            title="Kolejiště",
            version=__version__,
            description="Tables of railway games. A browser is known by its cookie; what changes anything also needs"
            " the token of the cookie kolejiste-csrf in the header x-csrftoken.",
            path="/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        exception_handlers={KolejisteError: told, HTTPException: http_trouble, Exception: broken},
        after_request=partial(guarded, settings.secure),
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _messenger(hall: Hall, signer: Signer) -> Messenger:
    """Whoever sends messages, in all ways that the server has."""
    settings, storage = hall.settings, hall.storage
    senders: dict[str, Sender] = {
        PUSH: Pusher(storage, settings.public, settings.inward),
        HOOK: Hooker(storage, settings.public, settings.inward),
    }
    if settings.mail is not None:
        senders[MAIL] = Mailer(settings.mail, settings.public, signer)
    return Messenger(hall, senders)


async def _watch_keys(signer: Signer, storage: Storage, settings: Settings) -> None:
    """Somebody may change the key while we serve."""
    known = signer.csrf
    while settings.key is None:
        await asyncio.sleep(KEYS_LOOKED_AT)
        keys = await storage.ask(storage.keys)
        if [key.hex() for key in keys] != known:
            signer.change(keys)
            known = signer.csrf


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what is no text, or nested beyond measure, is refused like any nonsense."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as why:
            raise ClientException from why


class RefuseOddRequests(ASGIMiddleware):
    """Nothing is uploaded here and no address of ours has strange letters: what nobody reads needs no answer."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path: str = scope["path"]
        if not path.isprintable() or any(len(part.encode()) > LONGEST_PART for part in path.split("/")):
            raise NotFoundException
        kinds = [value for name, value in scope["headers"] if name == b"content-type"]
        if any(kind.strip().lower().startswith(b"multipart/") for kind in kinds):
            raise HTTPException(status_code=415)
        await next_app(scope, receive, send)


async def guarded(secure: bool, response: Response[Any]) -> Response[Any]:
    """Every answer says what a browser may do with it; nothing of a table is kept in caches."""
    return _guarded(response, secure)


def _guarded(response: Response[Any], secure: bool) -> Response[Any]:
    for name, value in (HEADERS | HTTPS_ONLY if secure else HEADERS).items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("cache-control", "no-store")
    return response


# --- errors ---------------------------------------------------------------------------------------------------------


def _status(error: KolejisteError) -> int:
    match error:
        case NoSuchTable() | UnknownTitle():
            return 404
        case NotAllowed():
            return 403
        case Conflict():
            return 409
        case TooMany():
            return 429
    return 400


def told(request: Request[Any, Any, Any], error: KolejisteError) -> Response[Any]:
    """An error of ours: its sentence in the language of the request."""
    return _answer(request, _status(error), error.key, error.say(language_of(request)))


def http_trouble(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A request that Litestar refused."""
    say = web_words(language_of(request))
    status = error.status_code
    key = f"http-{status}" if f"http-{status}" in say else "http-400" if status < 500 else "http-500"
    response = _answer(request, status, key, say(key))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours; its details stay here."""
    log.error("an error in %s", SECRET_PATH.sub(r"/\1/…", request.url.path), exc_info=error)
    return _answer(request, 500, "http-500", web_words(language_of(request))("http-500"))


def _answer(request: Request[Any, Any, Any], status: int, key: str, words: str) -> Response[Any]:
    if request.url.path.startswith("/api"):
        response: Response[Any] = Response(Trouble(key, words), status_code=status, media_type=MediaType.JSON)
    else:
        response = error_page(request, status, words)
    return _guarded(response, request.app.state.hall.settings.secure)
