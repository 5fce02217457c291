"""The documentation site is built without a warning, and holds what it should."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import kolejiste as k
from tools.site import PAGES, REFERENCE

from . import patience
from .tiers import ROOT

MISSING = "the documentation site was not built: `make test-all` and `make docs` install what it needs, the extra docs"
pytestmark = [
    pytest.mark.slow(turns=False),  # `make test` does not install it
    pytest.mark.skipif(find_spec("mkdocs") is None or find_spec("mkdocstrings") is None, reason=MISSING),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = patience.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder], cwd=ROOT, limit=300
    )
    assert done.returncode == 0, done.stderr.decode()
    return folder


def read(site: Path, page: str) -> str:
    path = site / page.removesuffix("index.md").removesuffix(".md") / "index.html"
    return path.read_text(encoding="utf-8")


def test_every_document_is_a_page(site: Path) -> None:
    documents = {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")}
    assert len(documents) >= 10
    for page in {*documents, *PAGES.values()}:
        assert "<h1" in read(site, page), page


def test_the_reference_has_every_public_name(site: Path) -> None:
    page = read(site, "reference/kolejiste.md")
    for name in k.__all__:
        assert f'id="kolejiste.{name}"' in page, name
    assert k.State.clone.__doc__ is not None
    assert k.State.clone.__doc__.strip() in page
    for name in REFERENCE:
        assert 'class="doc' in read(site, f"reference/{name}.md"), name


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for path in site.glob("**/*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r'(?:src|<link[^>]* href)="(?:https?:)?//', text), path


def test_pictures_of_the_rules_are_drawn(site: Path) -> None:
    for title in k.titles():
        pictures = list((site / "games" / title.id).glob("*.webp"))
        assert len(pictures) >= 6
        page = read(site, f"games/{title.id}/en.md")
        assert "<!-- picture" not in page
        assert page.count(".webp") == len([one for one in pictures if one.name.startswith("en-")])
