"""Running a server process."""

from __future__ import annotations

import gc
import logging
import socket
import sys

import uvicorn
from litestar import Litestar

from kolejiste.bots import guests
from kolejiste.core.registry import shelf

from .app import application
from .assets import prepare
from .settings import Settings

log = logging.getLogger("kolejiste.server")
KEPT_ALIVE = 75  # seconds: between two moves a browser keeps its connection
SWITCH = 0.001  # seconds after which a thread that draws lets the event loop go on


class Server(uvicorn.Server):
    """Has its bots ready when it opens, and ends the event streams before it waits for connections to close."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._app.state.hall.thinkers.warm()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.hall.hush()
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve on this socket until the process is told to stop."""
    app = application(settings)
    for trouble in (*shelf().troubles, *guests().troubles):
        log.warning("%s", trouble)
    prepare()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=KEPT_ALIVE,
        proxy_headers=settings.secure,
        server_header=False,
    )
    # What is loaded by now stays for good, and open streams live long: garbage in circles is looked for less often, as
    # a full search stops every table for as long as it takes.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(SWITCH)
    Server(config, app).run(sockets=[listening])
