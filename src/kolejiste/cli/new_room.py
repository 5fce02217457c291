"""`kolejiste new-room`: a package with a small game that can be played at once, and be made into another."""

from __future__ import annotations

import importlib.util
import keyword
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import kolejiste.template
from kolejiste.core.letters import fitting
from kolejiste.core.registry import titles

from .errors import BadCommand
from .speak import Command, SpokenLanguage, Voice, examples, plain, told, writing

TEMPLATE = Path(kolejiste.template.__file__).parent
AROUND = TEMPLATE / "around"  # what lies around the module in a package
NAME = re.compile(r"[a-z][a-z0-9_]{0,38}[a-z0-9]")
LONGEST_TITLE = 40
UNSAFE = re.compile(r'["\\{}<>`|]')  # what would mean something in one of the files


@told
def new_room(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's id and module: small letters, digits and _.")],
    title: Annotated[
        str | None, typer.Option("--title", help="What the game is called; by default after its name.")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", "-o", help="Where to write it; by default a new folder of its name.")
    ] = None,
    language: SpokenLanguage = None,
) -> None:
    """Write a package with a small game of your own, ready to be installed, played and changed."""
    _check_name(name)
    title = name.replace("_", " ").title() if title is None else " ".join(title.split())
    if not fitting(title, LONGEST_TITLE) or UNSAFE.search(title):
        raise BadCommand("room-title", title=plain(title[:60]), most=LONGEST_TITLE)
    target = Path(name) if folder is None else folder.expanduser()
    if target.exists():
        raise BadCommand("file-exists", file=str(target))
    with writing(target):
        write(target, name, title)
    voice = Voice(language)
    voice.say("cli-room-written", folder=str(target))
    voice.say("cli-room-install", command=f"pip install --editable {target}")
    voice.say("cli-room-play", command=f"kolejiste play {name}")
    voice.say("cli-room-check", command=f"python -m pytest {target}")


def _check_name(name: str) -> None:
    """Others must be able to import it, and it must not hide what is there already."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadCommand("room-name", name=plain(name[:60]))
    if any(title.id == name for title in titles()) or importlib.util.find_spec(name) is not None:
        raise BadCommand("room-taken", name=name)


def write(target: Path, name: str, title: str) -> None:
    """The package in a folder that does not exist yet; if anything fails, there is no folder afterwards either."""
    target.mkdir(parents=True)
    try:
        for source, place in _files(name):
            file = target / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(renamed(source.read_text(encoding="utf-8"), name, title), encoding="utf-8")
    except BaseException:
        shutil.rmtree(target, ignore_errors=True)
        raise


def _files(name: str) -> Iterator[tuple[Path, Path]]:
    """Each file of the template with its place in the package."""
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        if source.is_relative_to(AROUND):
            yield source, source.relative_to(AROUND)
        else:
            yield source, Path("src", name) / source.relative_to(TEMPLATE)


def renamed(text: str, name: str, title: str) -> str:
    """A file of the template under the new names, all replaced in one pass so that none is replaced twice."""
    names = {
        "kolejiste.template": name,
        "The Switch": title,
        "Výhybka": title,
        "Switch": "".join(part.capitalize() for part in name.split("_")),
        "vyhybka": name,
        'look = "switch"': f'look = "{name}"',
    }
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)


def register(app: typer.Typer) -> None:
    app.command(
        cls=Command,
        name="new-room",
        epilog=examples("kolejiste new-room night_train", 'kolejiste new-room night_train --title "Night Train"'),
    )(new_room)
