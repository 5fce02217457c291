"""Which core is running: the compiled one, where it was built from these very sources, else the plain one.

`python -m kolejiste.build` compiles the modules that can be compiled into `_native/`, with a list of what each was made
from. When the package is first imported, a finder takes these instead of the plain files. A core that is older than
its sources is never used. `KOLEJISTE_PLAIN=1` forces the plain core.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent
FOLDER = PACKAGE / "_native"
LIST = FOLDER / "list.json"
FORCE_PLAIN = "KOLEJISTE_PLAIN"
SUFFIX = EXTENSION_SUFFIXES[0]

PLAIN, STALE, MISSING, COMPILED = "plain", "stale", "missing", "compiled"


class Finder:
    """Finds the compiled modules of this package."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.modules = frozenset(modules)

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        file = str(FOLDER / (name + SUFFIX))
        return importlib.util.spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def digest(sources: Sequence[str]) -> str:
    """What a core is made from, as one hash: the names and contents of files of the package."""
    found = hashlib.sha256()
    for source in sources:
        found.update(source.encode() + b"\0" + (PACKAGE / source).read_bytes() + b"\0")
    return found.hexdigest()


def state() -> str:
    """Whether the compiled core can be used, or why not."""
    if os.environ.get(FORCE_PLAIN):
        return PLAIN
    try:
        listed = json.loads(LIST.read_text())
        modules: Sequence[str] = listed["modules"]
        if listed["suffix"] != SUFFIX or not all((FOLDER / (name + SUFFIX)).exists() for name in modules):
            return MISSING
        if listed["digest"] != digest(listed["sources"]):
            return STALE
    except (OSError, ValueError, KeyError):
        return MISSING
    return COMPILED


def install() -> str:
    """Let the compiled modules be found, if they can be used; tells which core is running."""
    found = state()
    if found == COMPILED:
        modules: Mapping[str, object] = json.loads(LIST.read_text())
        sys.meta_path.insert(0, Finder(modules["modules"]))  # type: ignore[arg-type]
    elif found == STALE:
        print(
            "Kolejiště: the compiled core is older than its sources, so the plain one runs; make it anew with "
            "`python -m kolejiste.build`.",
            file=sys.stderr,
        )
    return found


CORE = install()


def table(declared: type) -> type | None:
    """The compiled class that stands for a declared one; None where the plain core runs, or for a room that is not
    compiled."""
    package = declared.__module__.rpartition(".")[0]
    name = f"{package}._table"
    if not any(isinstance(finder, Finder) and name in finder.modules for finder in sys.meta_path):
        return None
    found: type = getattr(importlib.import_module(name), declared.__name__)
    return found
