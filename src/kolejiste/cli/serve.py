"""`kolejiste serve`: the table in the browser."""

from __future__ import annotations

import errno
import logging
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from kolejiste.core.extras import require

from .errors import BadCommand
from .speak import Command, SpokenLanguage, Voice, examples, told, writing

PORT = 8765  # and the ones after it, if nobody asks for a particular one
TRIES = 20
HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")


@told
def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let the home network in, and show the addresses of this machine there.")
    ] = False,
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; by default 127.0.0.1, this machine alone.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; by default a free one from 8765.")
    ] = None,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep the tables in this folder.")] = None,
    https: Annotated[
        bool, typer.Option("--https", help="A proxy in front speaks https: send cookies over it only.")
    ] = False,
    language: SpokenLanguage = None,
) -> None:
    """Open the table in the browser: play all games with friends and bots. Nothing leaves this machine by default."""
    require("server")
    with _closed_at_once():
        _serve(lan, host, port, folder, https, Voice(language))


@contextmanager
def _closed_at_once() -> Iterator[None]:
    """Ctrl+C ends the process as long as the server does not listen to it: there is nothing to put away yet, and an
    exception out of the middle of an import could be lost there."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(lan: bool, host: str | None, port: int | None, folder: Path | None, https: bool, voice: Voice) -> None:
    from kolejiste.server.run import run
    from kolejiste.server.settings import Settings, default_folder
    from kolejiste.server.storage import Storage

    place = folder.expanduser() if folder is not None else default_folder()
    if lan and host is not None:
        raise BadCommand("lan-host", host=host)
    host = EVERYWHERE[0] if lan else host or HERE
    with writing(place):
        prepared = Settings(place)
        prepared.prepare()
        Storage(prepared.database).close()  # a database of a newer version is told before anything is served
    listening = _socket(host, port)
    listening.listen(1024)  # whoever follows the address below at once waits, and is not turned away
    port = listening.getsockname()[1]
    addresses = tuple(f"http://{_shown(one)}:{port}" for one in _reached(host))
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    voice.say("cli-serve-open", address=f"http://{_shown(HERE if host in EVERYWHERE else host)}:{port}")
    if host in EVERYWHERE:
        for address in addresses:
            voice.say("cli-serve-lan", address=address)
        if not addresses:
            voice.say("cli-serve-no-lan")
    voice.say("cli-serve-close", folder=str(place))
    run(Settings(place, secure=https, addresses=() if https else addresses), listening)


def _socket(host: str, port: int | None) -> socket.socket:
    """A listening socket, on the port asked for or on the first free one."""
    for number in range(PORT, PORT + TRIES) if port is None else (port,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError as why:
            found.close()
            if isinstance(why, socket.gaierror) or why.errno == errno.EADDRNOTAVAIL:
                raise BadCommand("no-address", host=host) from None
            continue
        return found
    raise BadCommand("port-taken", port=str(port if port is not None else f"{PORT}–{PORT + TRIES - 1}"))


def _reached(host: str) -> tuple[str, ...]:
    """The addresses at which others reach a server that listens there."""
    from kolejiste.server.network import home_addresses

    if host in EVERYWHERE:
        return home_addresses()
    return () if host in ("localhost", "::1") or host.startswith("127.") else (host,)


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def register(app: typer.Typer) -> None:
    shown = ("kolejiste serve", "kolejiste serve --lan", "kolejiste serve --host 192.168.1.5 --port 8080")
    app.command(cls=Command, epilog=examples(*shown))(serve)
