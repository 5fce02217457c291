"""The documents keep their word: every command and Python block in them runs, and every link leads somewhere.

A ```sh block is run line by line, a ```python block as a script, all blocks of a document in order and in one folder. A
Python block that begins with the comment `# name.py` is saved under that name, so that later blocks can import it.
What is only to be read is ```text; there are no other blocks. Lines with make are tried with `make -n` on the Makefile.
A document that installs something does so in an environment of its own, without fetching anything.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from kolejiste.cli import app
from tests.packages import Environment

from . import patience

ROOT = Path(__file__).parent.parent
DOCUMENTS = [path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *sorted(ROOT.glob("docs/**/*.md")))]
# `kolejiste` as a user has it on the path, whatever environment the tests run in; a line that fails ends the shell.
SHELL = 'set -e; kolejiste() { "$PYTHON" -m kolejiste "$@"; }; python() { "$PYTHON" "$@"; }; '
PIP = 'pip() { "$BASE" -m pip --python "$PYTHON" "$@" --no-deps --no-build-isolation --no-index --quiet; }; '


class Block(NamedTuple):
    """A fenced block of a document."""

    language: str
    line: int
    text: str


def read(document: str) -> tuple[list[Block], str]:
    """The fenced blocks of a document, and the rest of it."""
    blocks: list[Block] = []
    prose: list[str] = []
    inside: tuple[str, int, list[str]] | None = None
    for number, line in enumerate((ROOT / document).read_text(encoding="utf-8").splitlines(), 1):
        if line.strip().startswith("```"):
            if inside is None:
                inside = (line.strip()[3:], number, [])
            else:
                blocks.append(Block(inside[0], inside[1], "\n".join(inside[2]) + "\n"))
                inside = None
        elif inside is None:
            prose.append(line)
        else:
            inside[2].append(line)
    assert inside is None, f"{document}:{inside and inside[1]}: a block is not closed"
    return blocks, "\n".join(prose)


def run(command: list[str], folder: Path, place: str, python: str = sys.executable) -> None:
    """Run a command as a user would, in a folder and a home of its own, with nobody at the keyboard."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "KOLEJISTE_"))}
    env = {
        **kept,
        "PYTHON": python,
        "BASE": sys.executable,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "XDG_DATA_HOME": str(folder / "home"),
        "PYTHONUTF8": "1",
        "COLUMNS": "100",
    }
    for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):  # the tests themselves may have been started by make
        env.pop(name, None)
    done = patience.run(command, cwd=folder, env=env)
    said = f"{done.stdout.decode()}\n{done.stderr.decode()}"
    assert done.returncode == 0, f"{place}: exit code {done.returncode}\n{said}"


def run_shell(block: Block, folder: Path, document: str, python: str) -> None:
    for number, line in enumerate(block.text.splitlines(), block.line + 1):
        words = shlex.split(line, comments=True)
        if not words:
            continue
        place = f"{document}:{number}: {line}"
        if words[0] == "make":
            run(["make", "--dry-run", "--directory", str(ROOT), *words[1:]], folder, place)
        else:
            run(["sh", "-c", SHELL + PIP + line], folder, place, python)


def script(block: Block, folder: Path) -> Path:
    """The block as a file."""
    named = re.match(r"# (\w+\.py)\n", block.text)
    path = folder / (named[1] if named else f"line_{block.line}.py")
    path.write_text(block.text, encoding="utf-8")
    return path


def run_python(block: Block, folder: Path, document: str, python: str) -> None:
    run([python, str(script(block, folder))], folder, f"{document}:{block.line}")


def test_all_documents_are_found() -> None:
    assert {"README.md", "CHANGELOG.md", "docs/architecture.md", "docs/rules/ticket_to_ride.md"} <= set(DOCUMENTS)


@pytest.mark.slow
@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_block_runs(document: str, tmp_path: Path) -> None:
    blocks = read(document)[0]
    installs = any(block.language == "sh" and re.search("^pip ", block.text, re.MULTILINE) for block in blocks)
    python = str(Environment(tmp_path / "environment").python) if installs else sys.executable
    for block in blocks:
        if block.language == "sh":
            run_shell(block, tmp_path, document, python)
        elif block.language == "python":
            run_python(block, tmp_path, document, python)
        else:
            assert block.language == "text", f"{document}:{block.line}: blocks are sh, python or text"


@pytest.mark.slow
def test_python_blocks_keep_the_types(tmp_path: Path) -> None:
    """As strictly as the project itself; all documents at once, because mypy takes long to begin."""
    written = []
    for document in DOCUMENTS:
        for block in read(document)[0]:
            if block.language == "python":
                path = script(block, tmp_path)
                if path.name.startswith("line_"):
                    path = path.rename(tmp_path / f"{re.sub(r'[^a-z]', '_', document)}_{path.name}")
                written.append(path.name)
    assert len(set(written)) == len(written) > 10
    cache = str(ROOT / ".mypy_cache/docs")
    given = ["--strict", "--no-error-summary", "--explicit-package-bases", "--cache-dir", cache]
    env = {**os.environ, "MYPYPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = patience.run([sys.executable, "-m", "mypy", *given, *written], cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_and_picture_exists(document: str) -> None:
    prose = re.sub(r"`[^`]*`", "", read(document)[1])
    for target in re.findall(r"\]\(([^)\s]+)\)", prose) + re.findall(r'(?:src|href)="([^"]+)"', prose):
        if re.match(r"[a-z]+:", target):
            continue  # elsewhere in the world
        file, _, anchor = target.partition("#")
        path = (ROOT / document).parent / file if file else ROOT / document
        assert path.exists(), f"{document} links to {target}, which does not exist"
        if anchor:
            assert anchor in headings(path), f"{document} links to {target}, which has no such heading"


def headings(path: Path) -> set[str]:
    """The anchors of a document's headings."""
    lines = re.findall(r"^#+ +(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_in_sentences_exist(document: str) -> None:
    """`kolejiste …` and `make …` in running text name commands, options and targets that there are."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for span in re.findall(r"`((?:kolejiste|make) [^`]+)`", read(document)[1]):
        words = span.split()
        if words[0] == "make":
            assert re.search(rf"^{re.escape(words[1])}:", makefile, re.MULTILINE), f"{document}: `{span}`"
        else:
            assert not unknown_words(words[1:]), f"{document}: `{span}`: {unknown_words(words[1:])}"


def unknown_words(words: list[str]) -> list[str]:
    """What of a command line names no command and no option of ours."""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands") and words and not words[0].startswith("-"):
        if words[0] not in command.commands:
            return words[:1]
        command = command.commands[words[0]]
        words = words[1:]
    known = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    return [word for word in words if word.startswith("-") and word not in {*known, "--help", "-h", "-"}]
