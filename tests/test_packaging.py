"""What is published: a wheel and an archive of the sources that install, and a library that needs little.

Everything is built and installed without a network. Distributions that are here already are linked into a folder with
what each extra asks for and nothing else, so that a missing dependency is noticed.
"""

from __future__ import annotations

import re
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import kolejiste as k
from kolejiste.core import native
from kolejiste.core.extras import NEEDED

from . import patience
from .tiers import ROOT

pytestmark = pytest.mark.slow
PLAY = """
import sys
import kolejiste as k
from kolejiste.arena.match import play
from kolejiste.testing import check_game

for title in k.titles():
    game = title.bind()
    state = play(game, ["planner"] * game.people, 1)
    assert state.over and "<svg" in game.draw(state.view(None)), title.id
check_game(k.load("vlaky_na_trati").bind(2), games=2)
assert k.__file__.startswith(sys.argv[1])
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def python(
    *words: str | Path,
    path: Path | None = None,
    cwd: Path = ROOT,
    code: int = 0,
    env: Mapping[str, str] | None = None,
) -> tuple[str, str]:
    """Run Python; with a path, on that folder and the standard library alone."""
    options = () if path is None else ("-S",)
    places = {} if path is None else {"PYTHONPATH": str(path)}
    done = patience.run([sys.executable, *options, *words], cwd=cwd, env={"PATH": "", **places, **(env or {})})
    out, err = done.stdout.decode(), done.stderr.decode()
    assert done.returncode == code, out + err
    return out, err


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the archive of the sources."""
    folder = tmp_path_factory.mktemp("dist")
    python("-m", "hatchling", "build", "--directory", folder, "--target", "sdist", "--target", "wheel")
    (wheel,), (sources,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, sources


def install(package: Path, folder: Path) -> Path:
    given = ("--no-deps", "--no-index", "--no-build-isolation", "--no-compile", "--quiet", "--target", folder)
    python("-m", "pip", "install", "--disable-pip-version-check", *given, package)
    return folder


def link(folder: Path, extra: str = "") -> Path:
    """Link what the installed package and this extra of it ask for into the folder, with all that asks for in turn."""
    (ours,) = (found for found in distributions(path=[str(folder)]) if found.name == "kolejiste")
    todo: list[tuple[Distribution, frozenset[str]]] = [(ours, frozenset([extra]))]
    met = set()
    while todo:
        asking, extras = todo.pop()
        if (asking.name, extras) in met:
            continue
        met.add((asking.name, extras))
        for text in asking.requires or ():
            asked = Requirement(text)
            if asked.marker is None or any(asked.marker.evaluate({"extra": one}) for one in extras | {""}):
                found = ours if asked.name == "kolejiste" else distribution(asked.name)
                todo.append((found, frozenset(asked.extras)))
        for file in () if asking is ours else asking.files or ():
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (folder / top).exists():
                (folder / top).symlink_to(Path(str(asking.locate_file(top))))
    return folder


@pytest.fixture(scope="module")
def light(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    return link(install(built[0], tmp_path_factory.mktemp("light")))


def test_the_version_stands_in_one_place(built: tuple[Path, Path]) -> None:
    text = (ROOT / "src/kolejiste/__init__.py").read_text(encoding="utf-8")
    assert f'__version__ = "{k.__version__}"' in text
    wheel, sources = built
    assert wheel.name.startswith(f"kolejiste-{k.__version__}-")
    assert sources.name == f"kolejiste-{k.__version__}.tar.gz"
    for path in (ROOT / "pyproject.toml", *ROOT.glob("src/**/*.py")):
        if path.name != "__init__.py":
            assert f'"{k.__version__}"' not in path.read_text(encoding="utf-8"), path


def test_the_wheel_holds_what_the_sources_hold(built: tuple[Path, Path]) -> None:
    """No board, text, picture or migration is forgotten, and nothing else comes along."""
    with zipfile.ZipFile(built[0]) as wheel:
        packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
    there = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*") if path.is_file()}
    assert packed == {name for name in there if "__pycache__" not in name}
    with tarfile.open(built[1]) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    compiled = {name for name in packed if "/_native/" in name}
    assert bool(compiled) == (native.CORE == native.COMPILED)
    assert {f"src/{name}" for name in packed - compiled} <= names
    assert not any("/_native/" in name for name in names)  # whoever builds from the sources compiles them
    assert {"README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", "Makefile", "tests/conftest.py"} <= names


def test_the_library_alone_plays_every_game(light: Path, tmp_path: Path) -> None:
    out, _ = python("-c", PLAY, str(light), path=light, cwd=tmp_path)
    assert not set(out.split()) & {module for modules in NEEDED.values() for module in modules}
    linked = {path.name for path in light.iterdir() if path.is_symlink() and "." not in path.name}
    assert linked <= {"msgspec", "fluent", "babel", "attr", "attrs", "pytz"}, "the library got heavier"


def test_the_library_alone_says_what_the_command_needs(light: Path) -> None:
    for language, word in {"en": "not installed", "cs": "není nainstalováno", "sk": "nie je nainštalované"}.items():
        out, err = python("-m", "kolejiste", "games", path=light, code=1, env={"LANG": language, "PYTHONUTF8": "1"})
        assert out == ""
        assert word in err
        assert 'pip install "kolejiste[cli]"' in err
        assert len(err.splitlines()) == 1
    draw = "from kolejiste.core.picture import to_png; to_png('<svg/>')"
    assert 'pip install "kolejiste[cli]"' in python("-c", draw, path=light, code=1)[1]


def test_the_command_alone_plays_and_says_what_serving_needs(built: tuple[Path, Path], tmp_path: Path) -> None:
    folder = link(install(built[0], tmp_path / "cli"), "cli")
    home = {"HOME": str(tmp_path), "PYTHONUTF8": "1"}
    assert "mini_express" in python("-m", "kolejiste", "games", path=folder, env=home)[0]
    picture = tmp_path / "board.png"
    python("-m", "kolejiste", "board", "vlaky_na_trati", "-o", picture, path=folder, env=home)
    assert picture.read_bytes().startswith(b"\x89PNG")
    out, err = python("-m", "kolejiste", "serve", "--language", "en", path=folder, code=1, env=home)
    assert out == ""
    assert err == 'What this needs is not installed yet. Install it with: pip install "kolejiste[server]"\n'


@pytest.mark.parametrize("extra", ["server", "all"])
def test_the_table_runs_with_its_extra(built: tuple[Path, Path], tmp_path: Path, extra: str) -> None:
    folder = link(install(built[0], tmp_path / extra), extra)
    serve = (
        "import asyncio, sys, pathlib\n"
        "from kolejiste.server.app import application\n"
        "from kolejiste.server.settings import Settings\n"
        "import kolejiste.server.run, kolejiste.cli.serve\n"
        "application(Settings(pathlib.Path(sys.argv[1]))); print('open')"
    )
    assert python("-c", serve, tmp_path / "tables", path=folder)[0] == "open\n"


def test_the_laboratory_runs_with_its_extra(built: tuple[Path, Path], light: Path, tmp_path: Path) -> None:
    folder = link(install(built[0], tmp_path / "research"), "research")
    sit = (
        "from kolejiste.research import gymnasium, openspiel, pettingzoo\n"
        "title = 'ticket_to_ride_san_francisco'\n"
        "pettingzoo.env(title).reset(seed=1); gymnasium.env(title).reset(seed=1); openspiel.game(title); print('dealt')"
    )
    assert python("-c", sit, path=folder)[0] == "dealt\n"
    assert 'pip install "kolejiste[research]"' in python("-c", sit, path=light, code=1)[1]


def test_the_arena_runs_with_its_extra_and_says_so_without(built: tuple[Path, Path], tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "PYTHONUTF8": "1"}
    match = ("-m", "kolejiste", "match", "random", "random", "--title", "vlaky_na_trati", "--games", "2", "--jobs", "1")
    folder = link(install(built[0], tmp_path / "arena"), "arena")
    assert "2 games in one block" in python(*match, "--language", "en", path=folder, env=home)[0]
    balance = ("-m", "kolejiste", "balance", "vlaky_na_trati", "--games", "10", "--jobs", "1", "--language", "en")
    assert "The report is in" in python(*balance, path=folder, env=home)[0]
    assert 'pip install "kolejiste[ray]"' in python(*match, "--on", "ray", path=folder, code=1, env=home)[1]
    bare = link(install(built[0], tmp_path / "cli-alone"), "cli")
    assert 'pip install "kolejiste[arena]"' in python(*match, path=bare, code=1, env=home)[1]


@pytest.mark.slow
def test_the_sources_install(built: tuple[Path, Path], tmp_path: Path) -> None:
    folder = link(install(built[1], tmp_path / "sources"))
    out, _ = python("-c", "import kolejiste as k; print(k.__version__, len(k.titles()))", path=folder, cwd=tmp_path)
    assert out == f"{k.__version__} {len(k.titles())}\n"


def test_every_extra_that_is_looked_for_is_declared() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for extra, modules in NEEDED.items():
        block = re.search(rf"^{extra} = \[(.*?)^\]", text, re.DOTALL | re.MULTILINE)
        assert block is not None
        for module in modules:
            assert f'"{module.replace("_", "-")}>=' in block[1]
