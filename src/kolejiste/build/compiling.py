"""Compiling what can be compiled: which modules there are, their generated sources, Cython and the C compiler.

Each room says in `compiled.toml` which of its modules are compiled and which hold constants. Everything is laid out in
a folder of its own, `build/compiled`, so that nothing generated stands among the sources.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from kolejiste.core import native

# Of `kolejiste.core`. Those with an underscore stand beside the plain modules, which serve rooms that are not compiled;
# the others take their place.
CORE = (
    "twister",
    "cells",
    "piles",
    "masks",
    "showing",
    "encoding",
    "seeded",
    "_luck",
    "_engine",
    "_playing",
    "_worlds",
)
# GCC 12 gets `a & b or b` wrong in its second peephole pass; floats must round as Python's do.
FLAGS = ["-O3", "-g0", "-fno-peephole2", "-ffp-contract=off", "-fwrapv", "-Wno-unused-function", "-Wno-unused-variable"]
SANITIZED = ["-O1", "-g", "-ffp-contract=off", "-fsanitize=address,undefined", "-fno-omit-frame-pointer"]
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "binding": False,
    "embedsignature": True,
}


class Impossible(Exception):
    """Why nothing can be compiled here, in words."""


class Failed(Exception):
    """The compiler refused one of our sources."""


class Room:
    """A room that can be compiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = "kolejiste." + ".".join(folder.relative_to(native.PACKAGE).parts)
        told = tomllib.loads((folder / "compiled.toml").read_text())
        self.modules: Sequence[str] = told["modules"]
        self.constants: Sequence[str] = told.get("constants", [])


def rooms() -> list[Room]:
    """Every room with a `compiled.toml`."""
    return [Room(file.parent) for file in sorted(native.PACKAGE.glob("games/*/compiled.toml"))]


def sources() -> list[str]:
    """The files of the package that the compiled core is made from, by their paths in it."""
    found: set[Path] = set()
    core = native.PACKAGE / "core"
    found.update(core.glob("*.pxd"), core.glob("*.pyx"))
    found.update(
        core / f"{name}.py" for name in (*(name.lstrip("_") for name in CORE), "fields", "kinds", "many", "arrays")
    )
    found.update((native.PACKAGE / "build").glob("*.py"))
    for room in rooms():
        found.add(room.folder / "compiled.toml")
        found.update(room.folder.rglob("*.pxd"))
        for name in ("fields", "components", *room.modules, *room.constants):
            found.add(room.folder / (name.replace(".", "/") + ".py"))
    return sorted(str(file.relative_to(native.PACKAGE)) for file in found if file.exists())


def build(html: bool = False, debug: bool = False) -> str:
    """Compile everything that has changed; returns a sentence about it."""
    try:
        from Cython.Build import cythonize
        from setuptools import Extension
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler
    except ImportError as why:
        raise Impossible(f"{why.name} is not installed") from None
    began = time.monotonic()
    work = Path(os.environ.get("KOLEJISTE_BUILD", native.PACKAGE.parent.parent / "build" / "compiled"))
    made_from = sources()
    names = _laid_out(work)
    changed = untranslated(work, names)
    here = Path.cwd()
    os.chdir(work)
    try:
        extensions = [Extension(name, [_path(name, work)]) for name in changed]
        cores = os.cpu_count() or 1
        translate: Any = cythonize
        translate(
            extensions,
            compiler_directives=DIRECTIVES,
            nthreads=cores,
            quiet=True,
            annotate=html,
            include_path=["."],
            force=True,
        )
        translated(work, changed)
        native.FOLDER.mkdir(exist_ok=True)
        compiler: Any = new_compiler()
        customize_compiler(compiler)
        flags = SANITIZED if debug else FLAGS
        from sysconfig import get_paths

        include = get_paths()["include"]

        def compiled(name: str) -> bool:
            source = work / (name.replace(".", "/") + ".c")
            target = native.FOLDER / (name + native.SUFFIX)
            stamp = source.with_suffix(".flags")
            told = " ".join(flags)
            fresh = target.exists() and target.stat().st_mtime >= source.stat().st_mtime
            if fresh and stamp.exists() and stamp.read_text() == told:
                return False
            objects = [str(source.with_suffix(".o"))]
            command = [*compiler.compiler_so, *flags, "-I", include, "-c", str(source), "-o", objects[0]]
            link = [
                *compiler.linker_so,
                *objects,
                *(["-fsanitize=address,undefined"] if debug else []),
                "-o",
                str(target),
            ]
            for one in (command, link):
                done = subprocess.run(one, capture_output=True, text=True, check=False)
                if done.returncode:
                    raise Failed(f"the C compiler failed on {name}: {done.stderr.strip()[-2000:]}")
            stamp.write_text(told)
            return True

        try:
            with ThreadPoolExecutor(cores) as pool:
                anew = sum(pool.map(compiled, names))
        except FileNotFoundError:
            raise Impossible("no C compiler was found") from None
    finally:
        os.chdir(here)
    for file in native.FOLDER.glob("*" + native.SUFFIX):
        if file.name.removesuffix(native.SUFFIX) not in names:
            file.unlink()
    listed = {"suffix": native.SUFFIX, "modules": names, "sources": made_from, "digest": native.digest(made_from)}
    native.LIST.write_text(json.dumps(listed, indent=1))
    seconds = time.monotonic() - began
    return f"Kolejiště's core is compiled: {anew} of {len(names)} modules anew, in {seconds:.0f} s."


def clean() -> None:
    """Remove what was compiled."""
    shutil.rmtree(native.FOLDER, ignore_errors=True)


def _path(name: str, work: Path) -> str:
    stem = name.replace(".", "/")
    return stem + (".pyx" if (work / (stem + ".pyx")).exists() else ".py")


def untranslated(work: Path, names: Sequence[str]) -> dict[str, str]:
    """Those modules that must be translated into C, with a hash of what each is made from: itself, and every .pxd of
    the core and of its room. Cython would go by times, which sees not all of that, but also its own files, and these
    are always new where it was just installed."""
    found = {}
    for name in names:
        room = work.joinpath(*name.split(".")[:3])
        pxds = sorted({*(work / "kolejiste" / "core").glob("*.pxd"), *room.rglob("*.pxd")})
        digest = hashlib.sha256()
        for file in (work / _path(name, work), *pxds):
            digest.update(file.read_bytes() + b"\0")
        stamp = _stamp(work, name)
        known = stamp.exists() and stamp.with_suffix(".c").exists() and stamp.read_text() == digest.hexdigest()
        if not known:
            found[name] = digest.hexdigest()
    return found


def translated(work: Path, modules: Mapping[str, str]) -> None:
    """Note what these modules were translated from."""
    for name, digest in modules.items():
        _stamp(work, name).write_text(digest)


def _stamp(work: Path, name: str) -> Path:
    return work / (name.replace(".", "/") + ".made-from")


def without_types(source: str) -> str:
    """A module without the imports that only type checkers need, and without that of its declared table, which the
    compiler takes from its .pxd; all lines stay where they are."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        only_types = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        if only_types or (isinstance(node, ast.ImportFrom) and node.module == "fields"):
            assert isinstance(node, ast.stmt)
            assert node.end_lineno is not None
            lines[node.lineno - 1 : node.end_lineno] = [""] * (node.end_lineno - node.lineno + 1)
    return "\n".join(lines)


def _laid_out(work: Path) -> list[str]:
    """The sources, generated ones included, in a folder of their own; returns the names of the modules."""
    names = []
    wanted: set[Path] = set()

    def put(place: str, text: str) -> None:
        file = work / place
        wanted.add(file)
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text() != text:
            file.write_text(text)

    def copy(source: Path) -> None:
        put("kolejiste/" + str(source.relative_to(native.PACKAGE)), source.read_text())

    for package in ("", "core", "games"):
        put(f"kolejiste/{package}/__init__.py", "")
    core = native.PACKAGE / "core"
    for pxd in core.glob("*.pxd"):
        copy(pxd)
    for name in CORE:
        pyx = core / f"{name}.pyx"
        if pyx.exists():
            copy(pyx)
        else:
            put(f"kolejiste/core/{name}.py", without_types((core / f"{name.lstrip('_')}.py").read_text()))
        names.append(f"kolejiste.core.{name}")
    generated = json.loads(
        subprocess.run(
            [sys.executable, "-m", "kolejiste.build.generating"],
            env={**os.environ, native.FORCE_PLAIN: "1"},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout
    )
    for place, text in generated.items():
        put(place, text)
    for room in rooms():
        stem = "kolejiste/" + str(room.folder.relative_to(native.PACKAGE))
        put(f"{stem}/__init__.py", "")
        for pxd in room.folder.rglob("*.pxd"):
            copy(pxd)
        names.append(f"{room.package}._table")
        for pxd in room.folder.rglob("*.pxd"):
            copy(pxd)
        for name in room.modules:
            source = room.folder / (name.replace(".", "/") + ".py")
            put(f"{stem}/{name.replace('.', '/')}.py", without_types(source.read_text()))
            for parent in source.relative_to(room.folder).parents:
                put(f"{stem}/{parent}/__init__.py", "")
            names.append(f"{room.package}.{name}")
    for file in work.rglob("*.p*"):
        if file.suffix in (".py", ".pyx", ".pxd") and file not in {
            work / one for one in (f.relative_to(work) for f in wanted)
        }:
            file.unlink()
    return names
