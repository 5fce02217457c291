"""The documentation site, as a hook of MkDocs: `docs/` is most of it, and the rest is made here.

The front page, the changes and the notes for contributors are the files of those names in the repository. The rules of
each game are its help pages, with their pictures drawn as the server draws them. The reference has a page for each
public module. Links among files of the repository become links of the site; what is not on it stays as words.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

from kolejiste.core.registry import titles
from kolejiste.core.text import LANGUAGES
from kolejiste.server.guide import PICTURE, picture

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
REFERENCE = (
    "kolejiste",
    "kolejiste.core.actions",
    "kolejiste.core.chance",
    "kolejiste.core.contract",
    "kolejiste.core.edition",
    "kolejiste.core.errors",
    "kolejiste.core.extras",
    "kolejiste.core.journal",
    "kolejiste.core.parts",
    "kolejiste.core.picture",
    "kolejiste.core.record",
    "kolejiste.core.registry",
    "kolejiste.core.table",
    "kolejiste.core.text",
    "kolejiste.bots",
    "kolejiste.arena.match",
    "kolejiste.arena.measures",
    "kolejiste.arena.simulate",
    "kolejiste.testing",
    "kolejiste.research",
    "kolejiste.research.pettingzoo",
    "kolejiste.research.gymnasium",
    "kolejiste.research.openspiel",
    "kolejiste.research.vector",
    "kolejiste.research.dataset",
)
NOTES = {
    "README.md": "index.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
HELP = {
    (Path(title.room) / "help" / f"{language}.md").relative_to(ROOT).as_posix(): (title.id, language)
    for title in titles()
    for language in LANGUAGES
}
PAGES = {**NOTES, **{path: f"games/{title}/{language}.md" for path, (title, language) in HELP.items()}}  # by repository
SOURCES = {page: path for path, page in PAGES.items()}
LINK = re.compile(r"(?P<image>!?)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)|src=\"(?P<src>[^\"]+)\"")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what does not lie in `docs/`."""
    from mkdocs.structure.files import File

    for path, page in PAGES.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        if path in HELP:
            title, language = HELP[path]
            for ply, part, _ in PICTURE.findall(text):
                drawn = picture(title, language, int(ply), part, "light")
                files.append(File.generated(config, _picture(title, language, ply, part), content=drawn))
            text = PICTURE.sub(rf"![\3]({language}-\1-\2.webp)", text)
        files.append(File.generated(config, page, content=text))
    for name in REFERENCE:
        files.append(File.generated(config, f"reference/{name}.md", content=f"# {name}\n\n::: {name}\n"))
    return files


def _picture(title: str, language: str, ply: str, part: str) -> str:
    return f"games/{title}/{language}-{ply}-{part}.webp"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links among files of the repository into links of the site."""
    here = page.file.src_uri
    source = SOURCES.get(here, f"docs/{here}")

    def turned(found: re.Match[str]) -> str:
        target = found["target"] or found["src"]
        path, hash_, anchor = target.partition("#")
        if re.match(r"[a-z]+:", target) or not path or path.endswith(".webp"):
            return found[0]
        there = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        meant = PAGES.get(there, there.removeprefix("docs/") if there.startswith("docs/") else "")
        if not meant:
            return found["words"]  # a file of the repository
        return found[0].replace(target, posixpath.relpath(meant, posixpath.dirname(here) or ".") + hash_ + anchor)

    return LINK.sub(turned, markdown)
