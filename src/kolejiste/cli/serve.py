"""`kolejiste serve`: the table in the browser."""

from __future__ import annotations

import errno
import logging
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kolejiste.core.extras import require

from .errors import BadCommand
from .given import offered_bots
from .posting import messages
from .speak import Command, SpokenLanguage, Voice, examples, told, writing

if TYPE_CHECKING:
    from kolejiste.server.settings import Settings

PORT = 8765  # and the ones after it, if nobody asks for a particular one
TRIES = 20
HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1")


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
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Keep the tables in a PostgreSQL database that several processes serve."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="So many processes; more than one needs --database.")] = 1,
    key: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Sign cookies and links with the key in this file, not with the database's."),
    ] = None,
    https: Annotated[
        bool, typer.Option("--https", help="A proxy in front speaks https: send cookies over it only.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Trust the proxy at this address or in this network, such as 172.17.0.0/16, to say who came to it;"
            " with --https by default one on this machine.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=BOT", help="Offer a further bot by this name, such as deep=search:playouts=800."),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="The address of this server for others, such as https://games.example.org: lets it send messages.",
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Send e-mail by this server, such as smtps://user@mail.example.org."),
    ] = None,
    smtp_password: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file with the password for --smtp.")
    ] = None,
    mail_from: Annotated[str | None, typer.Option(metavar="ADDRESS", help="From whom e-mail comes.")] = None,
    inward: Annotated[
        bool, typer.Option("--inward", help="Let messages go to addresses of this machine and its network too.")
    ] = False,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Rate the people who ask for it, and show their ladder.")
    ] = False,
    language: SpokenLanguage = None,
) -> None:
    """Open the table in the browser: play all games with friends and bots. Nothing leaves this machine by default."""
    require("server")
    with _closed_at_once():
        proxies = tuple(proxy if proxy is not None else LOOPBACK if https else ())
        place = folder.expanduser() if folder is not None else _usual_folder()
        if workers > 1 and database is None:
            raise BadCommand("workers-database", workers=workers)
        given = _given(place, database, key, https, proxies, offered_bots(bot))
        told = messages(address, smtp, mail_from, smtp_password, inward)
        given = replace(given, ladder=ladder, **told)
        _serve(given, lan, host, port, workers, Voice(language))


def _usual_folder() -> Path:
    from kolejiste.server.settings import default_folder

    return default_folder()


def _given(
    place: Path, database: str | None, key: Path | None, https: bool, proxies: tuple[str, ...], bots: dict[str, str]
) -> Settings:
    """How the server is to be run; what is wrong with it is told."""
    from kolejiste.server.network import Trusted
    from kolejiste.server.settings import Settings
    from kolejiste.server.storage import KEY_BYTES

    try:
        Trusted(proxies)
    except ValueError:
        raise BadCommand("no-proxy", proxy=", ".join(proxies)) from None
    secret = None
    if key is not None:
        try:
            secret = key.read_bytes()
        except OSError as why:
            raise BadCommand("key-unreadable", file=str(key), reason=why.strerror or str(why)) from None
        if len(secret) < KEY_BYTES:
            raise BadCommand("key-short", file=str(key), least=KEY_BYTES)
    return Settings(place, shared=database or "", key=secret, secure=https, proxies=proxies, bots=bots)


@contextmanager
def _closed_at_once() -> Iterator[None]:
    """Ctrl+C ends the process as long as the server does not listen to it: there is nothing to put away yet, and an
    exception out of the middle of an import could be lost there."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(settings: Settings, lan: bool, host: str | None, port: int | None, workers: int, voice: Voice) -> None:
    from kolejiste.server.run import LOG_FORMAT, run, run_workers

    if lan and host is not None:
        raise BadCommand("lan-host", host=host)
    host = EVERYWHERE[0] if lan else host or HERE
    place = settings.folder
    with writing(place):
        _check(settings)
    listening = _socket(host, port)
    listening.listen(1024)  # whoever follows the address below at once waits, and is not turned away
    port = listening.getsockname()[1]
    addresses = tuple(f"http://{_shown(one)}:{port}" for one in _reached(host))
    logging.basicConfig(level=logging.WARNING, format=LOG_FORMAT)
    voice.say("cli-serve-open", address=f"http://{_shown(HERE if host in EVERYWHERE else host)}:{port}")
    if host in EVERYWHERE:
        for address in addresses:
            voice.say("cli-serve-lan", address=address)
        if not addresses:
            voice.say("cli-serve-no-lan")
    voice.say("cli-serve-shared" if settings.shared else "cli-serve-close", folder=str(place), workers=workers)
    settings = replace(settings, addresses=() if settings.secure else addresses)
    if workers > 1:
        run_workers(settings, listening, workers)
    else:
        run(settings, listening)


def _check(settings: Settings) -> None:
    """What is wrong with the folder or the database is told before anything is served."""
    from kolejiste.server.database import Owned
    from kolejiste.server.storage import Storage

    owned = None if settings.shared else Owned(settings.folder)
    try:
        storage = Storage(settings.database)
        storage.keys()
        storage.close()
    finally:
        if owned is not None:
            owned.release()


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
