"""Running a server process."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import signal
import socket
import sys
import threading
from multiprocessing.process import BaseProcess

import uvicorn
from litestar import Litestar

from kolejiste.bots import guests
from kolejiste.core.processes import begin
from kolejiste.core.registry import shelf

from .app import application
from .assets import prepare
from .connections import Doors, GuardedConfig, most_connections
from .hall import Hall
from .lobby import paint
from .network import Trusted
from .settings import Settings

log = logging.getLogger("kolejiste.server")
KEPT_ALIVE = 75  # seconds: between two moves a browser keeps its connection
LOOK = 1.0  # seconds between two looks whether all processes live
LOG_FORMAT = "%(levelname)s %(name)s: %(message)s"
SWITCH = 0.001  # seconds after which a thread that draws lets the event loop go on


class Server(uvicorn.Server):
    """Has its bots ready when it opens and soon the boards of the lobby, and ends the event streams before it waits for
    connections to close."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app
        self._painting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            hall: Hall = self._app.state.hall
            hall.thinkers.warm()
            if hall.settings.painting:
                self._painting = asyncio.create_task(paint(hall))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._painting is not None:
            self._painting.cancel()
        self._app.state.hall.hush()
        await super().shutdown(sockets)


def run_workers(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Serve with so many processes on this socket until told to stop; one that dies is replaced."""
    context, stopped = multiprocessing.get_context("spawn"), threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stopped.set())

    def begun() -> BaseProcess:
        process = context.Process(target=_worker, args=(settings, listening))
        process.start()
        return process

    alive = [begun() for _ in range(workers)]
    while not stopped.wait(LOOK):
        dead = [one.exitcode for one in alive if not one.is_alive()]
        if dead:
            log.warning("%s of %s processes died (%s) and are replaced", len(dead), workers, dead)
        alive = [one if one.is_alive() else begun() for one in alive]
    for one in alive:
        one.terminate()
    for one in alive:
        one.join()


def _worker(settings: Settings, listening: socket.socket) -> None:
    logging.basicConfig(level=logging.WARNING, format=LOG_FORMAT)
    begin()
    run(settings, listening)


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve on this socket until the process is told to stop."""
    app = application(settings)
    for trouble in (*shelf().troubles, *guests().troubles):
        log.warning("%s", trouble)
    prepare()
    proxies = Trusted(settings.proxies)
    config = GuardedConfig(
        app,
        Doors(settings.connections, most_connections(), proxies),
        log_level="error",  # what visitors send wrong is no news
        access_log=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=KEPT_ALIVE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
    )
    # What is loaded by now stays for good, and open streams live long: garbage in circles is looked for less often, as
    # a full search stops every table for as long as it takes.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(SWITCH)
    Server(config, app).run(sockets=[listening])
