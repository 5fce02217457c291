"""Addresses: those of this machine in the home network, found without sending anything, and those of visitors."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

# Nobody is asked there: connecting a UDP socket only makes the system say from which address it would send.
AWAY = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
ROUTES = Path("/proc/net/fib_trie")  # Linux: all addresses of this machine
OWN = re.compile(r"(\d+\.\d+\.\d+\.\d+)\n\s+/32 host LOCAL")


def home_addresses() -> tuple[str, ...]:
    """IPv4 addresses of this machine at which others in its home network reach it, the likeliest first; maybe none."""
    found = [one for one in dict.fromkeys(_outward()) if _home(one)]
    return tuple(found or [one for one in dict.fromkeys(_all()) if _home(one)])


def _outward() -> Iterator[str]:
    """From where this machine would send to somebody elsewhere."""
    for away in AWAY:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((away, 9))
            yield str(probe.getsockname()[0])


def _all() -> Iterator[str]:
    """Every address, for a network that leads nowhere."""
    with contextlib.suppress(OSError):
        yield from OWN.findall(ROUTES.read_text())
    with contextlib.suppress(OSError, UnicodeError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])


def _home(address: str) -> bool:
    known = ipaddress.IPv4Address(address)
    return known.is_private and not known.is_loopback and not known.is_link_local and not known.is_unspecified


@lru_cache(4096)
def visitor(address: str) -> str:
    """Whom requests from this address are counted for. A household has a whole network of IPv6 addresses."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.IPv6Network((known, 64), strict=False))
    return str(known)


class Trusted:
    """The proxies in front of a server, by addresses or networks: they say who came to them."""

    def __init__(self, given: Sequence[str]) -> None:
        """A `ValueError` tells which of them is none."""
        self.given = tuple(given)
        self._networks = [ipaddress.ip_network(one, strict=False) for one in given]

    def __contains__(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)
