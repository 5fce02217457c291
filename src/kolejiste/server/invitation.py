"""The address to send to a friend: one that works, as text and as a QR code."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar.connection import ASGIConnection

from .settings import Settings

# A name or an address with or without a port, as browsers send it. Anything else is nonsense, and is not passed on.
HOST = re.compile(r"([a-z0-9]([a-z0-9_.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?", re.IGNORECASE)


@dataclass(frozen=True)
class Invitation:
    """An address of this server for somebody else."""

    address: str
    only_here: bool  # nobody but this machine can open it
    others: tuple[str, ...]  # more addresses that lead to the same place
    qr: str  # the address as a QR code, an SVG


def invitation(request: ASGIConnection[Any, Any, Any, Any], settings: Settings, path: str) -> Invitation:
    """How somebody else gets to this path. Who came here by a name or address that others know as well passes that on;
    who came from this very machine passes on an address in its network, if the server is open to it."""
    came = base(request)
    known = [one.rstrip("/") for one in settings.addresses]
    outside = came if came is not None and not _loopback(came) else None
    bases = list(dict.fromkeys([*([outside] if outside else []), *known]))
    only_here = not bases
    if only_here:
        bases = [came or _listening(request)]
        only_here = _loopback(bases[0])
    address = bases[0] + path
    return Invitation(address, only_here, tuple(one + path for one in bases[1:]), qr(address))


def base(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """How the browser came here, such as http://192.168.1.5:8765; None if what it says makes no sense."""
    host = request.headers.get("host", "")
    if len(host) > 260 or not HOST.fullmatch(host):
        return None
    found = f"{request.scope['scheme']}://{host.lower()}"
    try:
        parts = urlsplit(found)
        if parts.hostname is None or parts.port == 0:  # reading the port checks its range
            return None
        if parts.hostname.strip(".").rpartition(".")[2].isdecimal() or ":" in parts.hostname:
            ipaddress.ip_address(parts.hostname)
    except ValueError:
        return None
    return found


def _listening(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where the server listens, for a request that does not say where it came."""
    host, port = request.scope.get("server") or ("127.0.0.1", None)
    shown = f"[{host}]" if ":" in host else host
    return f"{request.scope['scheme']}://{shown}" + (f":{port}" if port else "")


def _loopback(address: str) -> bool:
    name = (urlsplit(address).hostname or "").rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        known = ipaddress.ip_address(name)
    except ValueError:
        return False
    return known.is_loopback or known.is_unspecified


@lru_cache(500)
def qr(address: str) -> str:
    """The address as a QR code: an SVG of one path, for the style sheet to colour."""
    code = segno.make(address, error="m", micro=False)
    width = code.symbol_size(border=0)[0]
    quiet = 4  # modules around it, as the standard wants
    rows = []
    for y, row in enumerate(code.matrix):
        x = 0
        while x < width:
            run = 0
            while x + run < width and row[x + run]:
                run += 1
            if run:
                rows.append(f"M{x} {y}h{run}v1h-{run}z")
            x += run or 1
    box = f"{-quiet} {-quiet} {width + 2 * quiet} {width + 2 * quiet}"
    return f'<svg class="qr" viewBox="{box}" aria-hidden="true"><path d="{"".join(rows)}"/></svg>'
