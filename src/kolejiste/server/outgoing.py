"""Requests to addresses that visitors name: only outwards, to one address that was looked at before, and never to the
machine itself or the network it stands in, unless its owner allows that."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from .errors import BadRequest

LONGEST = 1000  # letters of an address
PATIENCE = 10.0  # seconds for a whole exchange, however little by little an answer comes
REST = 600.0  # seconds for which nothing is sent to one that took longer: others wait for us meanwhile
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


SPECIAL = ipaddress.IPv4Network("192.0.0.0/24")
_slow: OrderedDict[str, float] = OrderedDict()  # addresses that took too long, and until when they are left alone
MOST_SLOW = 10_000


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
        if address.is_site_local:
            return False
    elif address in SPECIAL:
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def rests(place: str) -> bool:
    """Whether this address took too long a while ago."""
    return _slow.get(neighbours(place), 0.0) > time.monotonic()


def neighbours(place: str) -> str:
    """An address; of the longer ones the part that whoever has it can fill as they like."""
    address = ipaddress.ip_address(place)
    return place if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))


def _took_long(place: str) -> None:
    key = neighbours(place)
    _slow.pop(key, None)
    _slow[key] = time.monotonic() + REST
    while len(_slow) > MOST_SLOW:
        _slow.popitem(last=False)


class Line:
    """A connection that is hung up after a while, whatever happens on it: whoever answers a byte at a time, or with
    headers without end, holds nobody up."""

    def __init__(self, family: int, kind: int, protocol: int) -> None:
        self.socket = socket.socket(family, kind, protocol)
        self.socket.settimeout(PATIENCE)
        self.hung_up = False
        self._watch = threading.Timer(PATIENCE, self._hang_up)
        self._watch.daemon = True
        self._watch.start()

    def _hang_up(self) -> None:
        self.hung_up = True
        with contextlib.suppress(OSError):
            socket.socket.shutdown(self.socket, socket.SHUT_RDWR)  # not TLS's, which would be polite first

    def encrypt(self, host: str) -> None:
        context = ssl.create_default_context()
        # What is wrapped is another socket, which must be known before anybody speaks on it.
        wrapped = context.wrap_socket(self.socket, server_hostname=host, do_handshake_on_connect=False)
        self.socket = wrapped
        wrapped.do_handshake()

    def close(self) -> None:
        self._watch.cancel()
        self.socket.close()


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
        where = str(place[0]).partition("%")[0]
        if rests(where):
            raise Unreachable("slow")
        line = Line(family, kind, protocol)
        try:
            line.socket.connect(place)
            status = _exchanged(line, parts, host, body, headers)
            if line.hung_up:  # its headers had no end
                raise Unreachable("slow")
            return status
        except OSError as why:
            line.hung_up = line.hung_up or isinstance(why, TimeoutError)
            raise
        finally:
            line.close()
            if line.hung_up:
                _took_long(where)
    except (OSError, http.client.HTTPException, ValueError, BadRequest) as why:
        raise Unreachable(type(why).__name__) from None


def _exchanged(line: Line, parts: SplitResult, host: str, body: bytes, headers: Mapping[str, str]) -> int:
    """The status of the answer; what else is in it nobody needs, and nobody reads."""
    if parts.scheme == "https":
        line.encrypt(host)
    connection = http.client.HTTPConnection(host, parts.port)
    connection.sock = line.socket
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection.request("POST", target, body, dict(headers))
    return connection.getresponse().status
