"""Packages from outside: laid out beside the installed ones as an installer would leave them, or really installed into
an environment of their own."""

from __future__ import annotations

import importlib
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from kolejiste.bots import guests
from kolejiste.cli.new_room import write
from kolejiste.core.registry import _bind, shelf

ROOT = Path(__file__).parent.parent


class Site:
    """A folder of installed packages that this process looks into."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def install(
        self, package: str, *, games: Mapping[str, str] | None = None, bots: Mapping[str, str] | None = None
    ) -> None:
        """The entry points of a package."""
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        lines = []
        for group, points in (("kolejiste.games", games), ("kolejiste.bots", bots)):
            lines += [f"[{group}]", *(f"{name} = {value}" for name, value in (points or {}).items())]
        (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
        forget()

    def module(self, name: str, code: str) -> None:
        (self.folder / f"{name}.py").write_text(code, encoding="utf-8")
        importlib.invalidate_caches()

    def room(self, name: str, *, installed: bool = True) -> Path:
        """A game made by `kolejiste new-room`, and its folder."""
        made = self.folder.parent / f"made-{name}"
        write(made, name, name.title())
        (made / "src" / name).rename(self.folder / name)
        importlib.invalidate_caches()
        if installed:
            self.install(name, games={name: name})
        return self.folder / name


def forget() -> None:
    """Look again which packages there are."""
    importlib.invalidate_caches()
    for known in (shelf, guests, _bind):
        known.cache_clear()


def unload(folder: Path) -> None:
    """Forget every module of this folder."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file is not None and Path(file).is_relative_to(folder):
            del sys.modules[name]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    found = Site(tmp_path / "site")
    monkeypatch.syspath_prepend(str(found.folder))
    forget()
    yield found
    monkeypatch.undo()
    unload(found.folder)
    forget()


class Environment:
    """An environment into which packages are really installed. It has Kolejiště, and all that it needs, from here."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        (there,) = folder.glob("lib/python*/site-packages")
        seen = [str(ROOT / "src"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
        (there / "here.pth").write_text("\n".join(dict.fromkeys(seen)), encoding="utf-8")

    def install(self, project: Path, *, editable: bool = False) -> None:
        """By pip; nothing is fetched, as what it needs is there."""
        how = ["--editable"] if editable else []
        alone = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet"]
        pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        subprocess.run([*pip, "install", *alone, *how, str(project)], check=True)
