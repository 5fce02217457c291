"""The page of a report on balance, in a browser: charts come alive, nothing is fetched, nothing sticks out."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kolejiste.cli import app

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("width", [390, 1200])
def test_the_page_in_a_browser(tmp_path: Path, browser: object, width: int) -> None:
    args = ["balance", "ticket_to_ride_san_francisco", "--games", "10", "--seed", "5", "--jobs", "1", "-l", "sk"]
    result = CliRunner().invoke(app, [*args, "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    troubles: list[str] = []
    page = browser.new_page(viewport={"width": width, "height": 800})  # type: ignore[attr-defined]
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda asked: troubles.append(asked.url) if asked.url.startswith("http") else None)
    page.goto((tmp_path / "balance.html").as_uri())
    page.wait_for_function("document.querySelectorAll('figure[data-spec] > div svg').length >= 6")
    assert troubles == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("h2").first.inner_text() == "Miesta pri stole"
    page.locator("summary").first.click()
    assert page.locator("details[open] table").is_visible()
    page.close()
