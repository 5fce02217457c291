"""One server and one browser for all tests of a worker; every person has a context of their own in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kolejiste.core.registry import titles

from .people import LONG, Person, hides
from .served import Served

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = (
    "no Chromium was found, so the table was not tried in a browser: install one (Debian: apt install chromium) or "
    "name its program in KOLEJISTE_BROWSER"
)
People = Callable[..., Person]
expect.set_options(timeout=LONG)


def program() -> str | None:
    """The browser's program."""
    return os.environ.get("KOLEJISTE_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)


# Not for the whole session: while it is open, tests outside of this folder could not run an event loop of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = program()
    if path is None:
        pytest.skip(MISSING)
    flags = [*FLAGS, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=flags)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("tables"))
    yield server
    server.stop()


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[People]:
    """Somebody new with a fresh browser. At the end nobody's browser may have complained about anything."""
    came: list[Person] = []

    def comes(name: str = "Ana", *, address: str = "", **settings: Any) -> Person:
        settings = {"locale": "en", "viewport": {"width": 1440, "height": 900}, **settings}
        person = Person(browser.new_context(**settings), address or served.address, name)
        came.append(person)
        return person

    yield comes
    troubles = {person.name: person.troubles() for person in came}
    for person in came:
        person.context.close()
    assert not any(troubles.values()), troubles


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "server"


QUICKEST = min((title for title in titles() if hides(title)), key=lambda title: title.minutes)


@pytest.fixture(scope="package")
def finished(browser: Browser, served: Served) -> str:
    """The path of a finished game of the quickest title, played by bots."""
    with_bots = Person(browser.new_context(), served.address, "Eva")
    path = with_bots.has_table(QUICKEST, ["here", "planner"], seed=3)
    with_bots.posts(f"/api{path}/seats/0/mind", {"bot": "planner"})
    with_bots.goes(path)
    with_bots.page.locator('#k-main[data-over="yes"]').wait_for()
    with_bots.context.close()
    return path
