"""How a server is told to send messages: its own address, and who takes its e-mail."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

from .errors import BadCommand

if TYPE_CHECKING:
    from kolejiste.server.settings import MailServer

# How the line to a mail server is kept private, and its usual port, by how the address begins.
SECURITY = {"smtps": ("tls", 465), "smtp": ("starttls", 587), "smtp+plain": ("none", 25)}


def messages(
    address: str | None, smtp: str | None, sender: str | None, password: Path | None, inward: bool
) -> dict[str, Any]:
    """The settings that these options make; what is wrong with them is told."""
    public = _public(address) if address else ""
    if smtp is None:
        if sender is not None or password is not None:
            raise BadCommand("mail-half")
        return {"public": public, "inward": inward}
    if not public or sender is None:
        raise BadCommand("mail-half")
    return {"public": public, "inward": inward, "mail": _mail(smtp, sender, password)}


def _public(address: str) -> str:
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and not parts.username
    except ValueError:
        good = False
    if not good or parts.path.strip("/") or parts.query or parts.fragment or not address.isascii():
        raise BadCommand("bad-public", address=address)
    return address.rstrip("/")


def _mail(smtp: str, sender: str, password: Path | None) -> MailServer:
    from kolejiste.core.errors import KolejisteError
    from kolejiste.server.mail import checked_address
    from kolejiste.server.settings import MailServer

    try:
        parts = urlsplit(smtp)
        security, usual = SECURITY[parts.scheme]
        host, port = parts.hostname or "", parts.port or usual
    except (ValueError, KeyError):
        host = ""
    if not host or parts.password:
        raise BadCommand("bad-smtp", ways=", ".join(f"{way}://" for way in SECURITY))
    try:
        checked_address(sender)
    except KolejisteError:
        raise BadCommand("bad-sender", address=sender) from None
    secret = ""
    if password is not None:
        try:
            secret = password.read_text().strip()
        except (OSError, UnicodeDecodeError) as why:
            raise BadCommand("key-unreadable", file=str(password), reason=str(why)) from None
    return MailServer(host, port, sender, security, unquote(parts.username or ""), secret)
