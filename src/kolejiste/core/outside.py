"""What installed packages bring, by entry points: games under `kolejiste.games`, bots under `kolejiste.bots`. A package
that is broken is left out and told of; it never takes the others with it."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TypeVar

from .errors import BadPackage, KolejisteError

GAMES, BOTS = "kolejiste.games", "kolejiste.bots"
T = TypeVar("T")


def entries(group: str) -> list[EntryPoint]:
    """The entry points of a group, in alphabetical order."""
    return sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value))


def left_out(entry: EntryPoint, reason: KolejisteError) -> BadPackage:
    """Why what this entry point names is not there."""
    package = entry.dist.name if entry.dist is not None else entry.module
    return BadPackage("package", entry.name, package=package, name=entry.name, reason=reason)


def folder_of(entry: EntryPoint) -> Path:
    """The folder of the module that an entry point names, found without loading it."""
    try:
        spec = importlib.util.find_spec(entry.module)
    except Exception as why:  # whatever a package above it does when it is loaded
        raise KolejisteError("no-module", module=entry.module, reason=said(why)) from why
    if spec is None or not spec.submodule_search_locations:
        raise KolejisteError("no-module", module=entry.module, reason="none")
    return Path(next(iter(spec.submodule_search_locations)))


def guarded(call: Callable[[], T], fault: Callable[[str], KolejisteError]) -> T:
    """What somebody else's code gives; whatever it raises becomes a sentence. Sentences of its own go through."""
    try:
        return call()
    except KolejisteError:
        raise
    except Exception as why:
        raise fault(said(why)) from why


def said(why: BaseException) -> str:
    """An error of somebody else's code in one line."""
    line = " ".join(str(why).split())
    return f"{type(why).__name__}: {line[:200]}" if line else type(why).__name__
