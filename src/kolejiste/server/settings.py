"""How a server is set up. The defaults serve one household."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL

from .database import known_url, sqlite_in

LONGEST_NAME = 24
LONGEST_CHAT = 300


def default_folder() -> Path:
    """Where a user's tables are kept."""
    return user_data_path("kolejiste", appauthor=False) / "server"


@dataclass(frozen=True)
class MailServer:
    """Who takes e-mail from a server, and from whom it comes."""

    host: str
    port: int
    sender: str
    security: str = "starttls"  # or "tls" from the beginning, or "none"
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class Settings:
    """What whoever runs a server decides."""

    folder: Path
    shared: str = ""  # the address of a PostgreSQL database that several processes serve; without it the folder has one
    key: bytes | None = None  # signs cookies and links; without it the database has one
    secure: bool = False  # cookies only over https: for servers behind a proxy that speaks it
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies, which say who came to them and how
    pause: float = 0.7  # seconds before a bot's move, so that people can follow
    patience: float = 30.0  # seconds after which another may give an absent person's seat to a bot
    showing: float = 30.0  # seconds for a browser to show the nonce that it has promised
    thinkers: int = 1  # processes in which bots think
    # What one address may ask for; a club behind one router shares it, each page asking after every move.
    rate: int = 6000  # a minute, in requests that cost little
    streams: int = 200  # event streams open at a time
    connections: int = 500  # open at a time
    new_tables: int = 120  # an hour
    thinking: float = 1800.0  # seconds an hour for the bots of one visitor's tables
    addresses: tuple[str, ...] = ()  # at which others reach the server, such as http://192.168.1.5:8765, the best first
    public: str = ""  # the address that stands in messages, such as https://games.example.org; without it none are sent
    mail: MailServer | None = None  # who takes e-mail from us
    inward: bool = False  # messages may also go to addresses of this machine and its network
    notice_after: float = 20.0  # seconds after which somebody is told that it is their turn
    ladder: bool = False  # people may have their games rated
    bots: Mapping[str, str] = field(default_factory=dict)  # further ones by the name that visitors see and choose
    time: Callable[[], float] = time.time  # by which clocks run, in seconds
    tables_kept: int = 200  # tables held in memory; others are opened from their record again

    painting: bool = True  # the boards of the lobby are drawn when the server starts, if they are not there yet

    @property
    def boards(self) -> Path:
        """Where pictures of boards are kept."""
        return self.folder / "boards"

    @property
    def database(self) -> URL:
        return known_url(self.shared) if self.shared else sqlite_in(self.folder)
