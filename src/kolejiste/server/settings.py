"""How a server is set up. The defaults serve one household."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from platformdirs import user_data_path

LONGEST_NAME = 24
LONGEST_CHAT = 300


def default_folder() -> Path:
    """Where a user's tables are kept."""
    return user_data_path("kolejiste", appauthor=False) / "server"


@dataclass(frozen=True)
class Settings:
    """What whoever runs a server decides."""

    folder: Path
    secure: bool = False  # cookies only over https: for servers behind a proxy that speaks it
    pause: float = 0.7  # seconds before a bot's move, so that people can follow
    patience: float = 30.0  # seconds after which another may give an absent person's seat to a bot
    thinkers: int = 1  # processes in which bots think
    rate: int = 6000  # requests a minute from one address: a club behind one router, each page asking after every move
    streams: int = 200  # event streams open at a time to one address
    addresses: tuple[str, ...] = ()  # at which others reach the server, such as http://192.168.1.5:8765, the best first
    tables_kept: int = 200  # tables held in memory; others are opened from their record again

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'tables.sqlite'}"

    def prepare(self) -> None:
        """Make the folder and the key, so that what is wrong with them is told before anything is served."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.key  # noqa: B018  # reading it makes it

    @cached_property
    def key(self) -> bytes:
        """The server's own secret, with which it signs cookies and links; made when first needed."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "key"
        if not path.exists() or path.stat().st_size < 32:  # with a key that was cut off, anybody could sign
            draft = path.with_suffix(f".{secrets.token_hex(4)}")
            draft.touch(mode=0o600)
            draft.write_bytes(secrets.token_bytes(32))
            draft.replace(path)
        return path.read_bytes()
