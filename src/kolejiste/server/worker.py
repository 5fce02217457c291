"""What makes the pages installable: the manifest, icons, and the worker that shows the last position without a
connection and messages with the pages closed."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Template

from kolejiste.core.drawing import PAGES
from kolejiste.core.picture import to_png

from .assets import STATIC, asset_at
from .paper import Req, page
from .speech import language_of, web_words
from .templates import asset

ICONS = {"192": 192, "512": 512, "maskable": 512, "touch": 180}  # by name: how wide each is
FOR_A_DAY = {"cache-control": "public, max-age=86400"}


@cache
def icon(name: str) -> bytes:
    """The icon as a PNG. A maskable one has its ground up to the edges, for whatever shape a phone cuts out of it."""
    drawn = (STATIC / "icon.svg").read_text()
    if name in ("maskable", "touch"):
        drawn = drawn.replace('rx="7" ', "").replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
        drawn = drawn.replace('<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"')
    return to_png(drawn, ICONS[name])


@get("/icons/{name:str}", include_in_schema=False, media_type="image/png")
async def icon_file(name: str) -> Response[bytes]:
    if name.removesuffix(".png") not in ICONS:
        raise NotFoundException
    return Response(icon(name.removesuffix(".png")), media_type="image/png", headers=FOR_A_DAY)


@get("/manifest.webmanifest", include_in_schema=False, media_type="application/manifest+json")
async def manifest(request: Req) -> Response[dict[str, Any]]:
    language = language_of(request)
    paper = PAGES["paper"][0]
    found = {
        "id": "/",
        "name": "Kolejiště",
        "short_name": "Kolejiště",
        "description": web_words(language)("lobby-lead"),
        "lang": language,
        "start_url": "/mine",
        "scope": "/",
        "display": "standalone",
        "background_color": paper,
        "theme_color": paper,
        "icons": [
            {"src": "/icons/192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "/icons/512.png", "sizes": "512x512", "type": "image/png"},
            {"src": "/icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
            {"src": asset("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
        ],
    }
    return Response(found, media_type="application/manifest+json")


@get("/worker.js", include_in_schema=False, media_type="text/javascript")
async def worker() -> Response[bytes]:
    """The worker stands at the root, because it serves all pages; browsers ask for it again and again."""
    headers = {"cache-control": "no-cache"}
    return Response(asset_at(STATIC, "worker.js").body, media_type="text/javascript", headers=headers)


@get("/offline", include_in_schema=False)
async def offline(request: Req) -> Template:
    """What the worker shows without a connection where it knows no page."""
    return page(request, "offline.html")


HANDLERS: list[Any] = [icon_file, manifest, worker, offline]
