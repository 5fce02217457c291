"""The files that pages use: scripts, styles, fonts. Their addresses carry a fingerprint, so that browsers keep them."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from kolejiste.core.drawing import PAGES
from kolejiste.core.svg import FONTS

from .compression import SMALLEST, THOROUGH, accepted, encoding_for
from .speech import WEB

STATIC = WEB / "static"
FOREVER = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".ttf": "font/ttf"}  # on every machine


class Asset:
    """A file as it is sent."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.mark = fingerprint(body)
        ending = Path(name).suffix
        self.kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self._text = self.kind.startswith("text/") or self.kind == "image/svg+xml"

    @cache  # noqa: B019  # assets live as long as the process
    def encoded(self, encoding: str) -> bytes | None:
        """The content in this encoding, if that makes it smaller."""
        if encoding not in THOROUGH or not self._text or len(self.body) < SMALLEST:
            return None
        return THOROUGH[encoding](self.body)


def fingerprint(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:10]


PALETTE = re.compile(rb"/\* palette: .*? \*/")


@lru_cache(200)
def _read(path: Path, changed: int) -> Asset:
    body = path.read_bytes()
    if path.suffix == ".css":
        colours = "".join(f"--{name}: light-dark({light}, {dark}); " for name, (light, dark) in PAGES.items())
        body = PALETTE.sub(colours.strip().encode(), body)
    return Asset(path.name, body)


def asset_at(folder: Path, name: str) -> Asset:
    """The file of this name; one that was changed since is read again."""
    path = folder / name
    if not name or "/" in name or name.startswith(".") or not path.is_file():
        raise NotFoundException
    return _read(path, path.stat().st_mtime_ns)


def prepare() -> None:
    """Compress every file before the first browser asks for it."""
    for path in (one for one in STATIC.iterdir() if one.is_file()):
        for encoding in THOROUGH:
            asset_at(STATIC, path.name).encoded(encoding)


async def _sent(folder: Path, request: Request[Any, Any, Any], name: str, mark: str) -> Response[bytes]:
    asset = asset_at(folder, name)
    encoding = encoding_for(accepted(request.scope))
    encoded = await asyncio.to_thread(asset.encoded, encoding) if encoding else None
    headers = {"vary": "accept-encoding"}
    if mark == asset.mark:  # another one asks for another version of the file, and would keep the wrong one
        headers["cache-control"] = FOREVER
    if encoded is not None:
        headers["content-encoding"] = encoding
    return Response(asset.body if encoded is None else encoded, media_type=asset.kind, headers=headers)


Name = Annotated[str, Parameter(max_length=100)]
Mark = Annotated[str, Parameter(max_length=20)]


@get("/static/{name:str}", include_in_schema=False, media_type="text/plain")
async def static_file(request: Request[Any, Any, Any], name: Name, v: Mark = "") -> Response[bytes]:
    return await _sent(STATIC, request, name, v)


@get("/fonts/{name:str}", include_in_schema=False, media_type="text/plain")
async def font(request: Request[Any, Any, Any], name: Name, v: Mark = "") -> Response[bytes]:
    return await _sent(FONTS, request, name, v)


assets = Router("/", route_handlers=[static_file, font])
