"""Requests to addresses that visitors name: only outwards, to one address that was looked at before, and never to the
machine itself or the network it stands in, unless its owner allows that."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from .errors import BadRequest

LONGEST = 1000  # letters of an address
PATIENCE = 10.0  # seconds for each step of an exchange
MOST_READ = 64 * 1024  # of an answer, which nobody needs
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class Unreachable(Exception):
    """Nobody answered, or nobody may be asked there."""


def known_address(address: str, *, private: bool = False) -> SplitResult:
    """The parts of an address to which something may be sent, as far as it tells by itself: https, no password in it,
    no place inside."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadRequest("address-bad") from None
    schemes = ("https", "http") if private else ("https",)
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    if not plain or parts.scheme not in schemes or not host or port == 0 or parts.username or parts.password:
        raise BadRequest("address-bad")
    if not private and (host == "localhost" or host.endswith((".localhost", ".local", ".internal"))):
        raise BadRequest("address-inside")
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:
        return parts
    if not private and not outside(literal):
        raise BadRequest("address-inside")
    return parts


def outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether it is an address out in the world, also where one hides in another."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in NAT64:
            inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        hidden = [one for one in inner if one is not None]
        if not all(map(outside, hidden)):
            return False
        if address.ipv4_mapped is not None:
            return True
    return address.is_global and not address.is_multicast and not address.is_reserved


def post(address: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> int:
    """Send it, and the status that comes back. The name is looked up once, and what was found good is what is connected
    to; nobody is sent on elsewhere. It takes a while, so not on the event loop."""
    try:
        parts = known_address(address, private=private)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        good = [one for one in found if private or outside(ipaddress.ip_address(str(one[4][0]).partition("%")[0]))]
        if not good or len(good) != len(found):  # a name that also leads inside is not to be trusted
            raise Unreachable("inside")
        family, kind, protocol, _, place = good[0]
        line: socket.socket = socket.socket(family, kind, protocol)
        connection = http.client.HTTPConnection(host, port)
        try:
            line.settimeout(PATIENCE)
            line.connect(place)
            if parts.scheme == "https":
                line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
            connection.sock = line
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, dict(headers))
            answer = connection.getresponse()
            answer.read(MOST_READ)
            return answer.status
        finally:
            connection.close()
            line.close()
    except (OSError, http.client.HTTPException, ValueError, BadRequest) as why:
        raise Unreachable(type(why).__name__) from None
