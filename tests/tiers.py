"""The tiers of the tests: what is slow is marked `slow`, and the quick tier takes a part of it, by turns.

`--tier quick` runs everything that is not slow and one part in `ROUND` of what is; `--tier rest` runs exactly what it
left out; without the option everything runs. Whose turn it is follows from the commit, so that one round of commits
meets all of it, and the header says so. `--turn` (or KOLEJISTE_TURN) repeats another commit's choice. What needs more
than `make test` installs is marked `slow(turns=False)` and always belongs to the rest. Of a test with many cases of
one kind, marked `sampled(of=5)`, the quick tier takes each fifth: where cases are titles, another title every commit.
"""

from __future__ import annotations

import os
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

ROUND = 80  # turns until everything slow was met by the quick tier
TURN = "KOLEJISTE_TURN"
LONGEST = "tests/web/"
TIERS = ("all", "quick", "rest")
ROOT = Path(__file__).parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("kolejiste")
    group.addoption("--tier", choices=TIERS, default="all", help="all tests, the quick tier, or what it leaves out")
    group.addoption("--round", type=int, default=ROUND, help="in how many turns the quick tier meets all slow tests")
    group.addoption("--turn", type=int, help=f"which part of the slow tests is quick's; also {TURN}")


def pytest_configure(config: pytest.Config) -> None:
    """Settle the turn once; the workers of a run are handed it with the options."""
    config.addinivalue_line(
        "markers", "slow(turns=True): takes long, so that the quick tier runs it only in its turn, or never"
    )
    config.addinivalue_line("markers", "sampled(of): the quick tier runs one in so many of its cases, by turns")
    if config.option.turn is None:
        given = os.environ.get(TURN)
        try:
            config.option.turn = commit_turn(ROOT) if not given else int(given)
        except ValueError:
            raise pytest.UsageError(f"{TURN} must be a whole number, not {given!r}") from None


def pytest_report_header(config: pytest.Config) -> str | None:
    if config.option.tier == "all":
        return None
    turn, whole = config.option.turn, config.option.round
    return (
        f"tier: {config.option.tier}, turn {turn} ({turn % whole + 1} of {whole}); "
        f"--turn {turn} or {TURN}={turn} repeats this choice"
    )


def commit_turn(folder: Path) -> int:
    """The number of the commit: how many there are up to it; or its name as a number, where the others are missing."""
    if _git(folder, "rev-parse", "--is-shallow-repository") == "false":
        return int(_git(folder, "rev-list", "--count", "HEAD"))
    return int(_git(folder, "rev-parse", "HEAD") or "0", 16)


def _git(folder: Path, *words: str) -> str:
    """What git says; nothing where there is no git or no repository."""
    try:
        asked = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the tier's tests, the longest first, so that no worker is left alone with one at the end."""
    quick = quick_tests(items, config.option.turn, config.option.round)
    kept = {
        "all": items,
        "quick": [item for item in items if item in quick],
        "rest": [item for item in items if item not in quick],
    }[config.option.tier]
    if len(kept) < len(items):
        chosen = set(kept)
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = sorted(kept, key=lambda item: (not _slow(item), not item.nodeid.startswith(LONGEST)))


def quick_tests(items: list[pytest.Item], turn: int, whole: int = ROUND) -> set[pytest.Item]:
    """The quick tier of these tests in this turn, of so many turns as make a whole round."""
    slow = [(mark, item) for item in items if (mark := item.get_closest_marker("slow")) is not None]
    turning = [item for mark, item in slow if mark.kwargs.get("turns", True)]
    return {*items} - {item for _, item in slow} - _left_out(items, turn) | {*turning[turn % whole :: whole]}


def _left_out(items: list[pytest.Item], turn: int) -> set[pytest.Item]:
    """The cases of sampled tests whose turn it is not."""
    cases: dict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if (mark := item.get_closest_marker("sampled")) is not None and not _slow(item):
            cases[item.nodeid.partition("[")[0], mark.kwargs["of"]].append(item)
    return {item for (_, of), alike in cases.items() for n, item in enumerate(alike) if n % of != turn % of}


def _slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None
