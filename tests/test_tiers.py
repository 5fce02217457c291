"""The tiers of the tests: what the quick one leaves out is the rest, and one round meets everything."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from .tiers import ROOT, ROUND, TURN, commit_turn, quick_tests

pytest_plugins = ["pytester"]
SLOW = 2 * ROUND + 5
ALIKE = 12
FILE = f"""
import pytest

def test_quick(): pass

@pytest.mark.slow
@pytest.mark.parametrize("n", range({SLOW}))
def test_slow(n): pass

@pytest.mark.slow(turns=False)
def test_never_quick(): pass

@pytest.mark.sampled(of=5)
@pytest.mark.parametrize("n", range({ALIKE}))
def test_alike(n): pass
"""


def ran(pytester: pytest.Pytester, *options: str) -> list[str]:
    """The tests that a run with these options passes."""
    pytester.makepyfile(FILE)
    result = pytester.runpytest_inprocess("-p", "tests.tiers", "-p", "no:xdist", "-v", "--color=no", *options)
    assert result.ret == 0
    return [line.split()[0].partition("::")[2] for line in result.outlines if " PASSED" in line]


def test_without_a_tier_everything_runs_once(pytester: pytest.Pytester) -> None:
    found = ran(pytester)
    assert len(found) == len(set(found)) == SLOW + ALIKE + 2


def test_what_the_quick_tier_leaves_out_is_the_rest(pytester: pytest.Pytester) -> None:
    everything = set(ran(pytester))
    for turn in ("0", "7"):
        quick, rest = (set(ran(pytester, "--tier", tier, "--turn", turn)) for tier in ("quick", "rest"))
        assert quick | rest == everything
        assert not quick & rest
        assert "test_quick" in quick
        assert "test_never_quick" in rest
        alike = [test for test in quick if "alike" in test]
        assert 2 <= len(alike) <= 3
        assert 2 <= len(quick) - len(alike) - 1 <= 3


def test_one_round_meets_everything(pytester: pytest.Pytester) -> None:
    items = pytester.inline_genitems(pytester.makepyfile(FILE), "-p", "tests.tiers", "-p", "no:xdist")[0]
    met = [item.name for turn in range(100, 100 + ROUND) for item in quick_tests(items, turn)]
    assert set(met) == {item.name for item in items} - {"test_never_quick"}
    assert len(met) == SLOW + ROUND + ALIKE * ROUND // 5


def test_a_shorter_round_takes_more_of_what_is_slow(pytester: pytest.Pytester) -> None:
    slow = [test for test in ran(pytester, "--tier", "quick", "--turn", "3", "--round", "5") if "slow" in test]
    assert slow == [f"test_slow[{n}]" for n in range(3, SLOW, 5)]


def test_the_environment_chooses_the_turn_and_the_header_says_so(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = ran(pytester, "--tier", "quick", "--turn", "5")
    monkeypatch.setenv(TURN, "5")
    assert ran(pytester, "--tier", "quick") == chosen
    result = pytester.runpytest_inprocess("-p", "tests.tiers", "--tier", "quick")
    result.stdout.fnmatch_lines([f"tier: quick, turn 5 (6 of {ROUND}); --turn 5 or {TURN}=5 repeats this choice"])
    monkeypatch.setenv(TURN, "five")
    result = pytester.runpytest_inprocess("-p", "tests.tiers", "--tier", "quick")
    result.stderr.fnmatch_lines([f"*{TURN} must be a whole number, not 'five'"])


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_the_turn_goes_on_with_every_commit_and_needs_no_history(tmp_path: Path) -> None:
    assert commit_turn(tmp_path) == 0  # an unpacked archive
    whole, shallow = tmp_path / "whole", tmp_path / "shallow"
    whole.mkdir()
    git(whole, "init")
    turns = []
    for number in range(3):
        git(whole, "commit", "--allow-empty", "--message", f"{number}")
        turns.append(commit_turn(whole))
    assert turns == [1, 2, 3]
    git(tmp_path, "clone", "--depth", "1", whole.as_uri(), str(shallow))
    assert commit_turn(shallow) > 3
    assert commit_turn(shallow) == commit_turn(shallow)


def test_ci_runs_what_the_readme_says_and_then_the_rest() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-2:] == ["make test", "make test-rest"]
    for target, tier in {"test": ["--tier quick"], "test-rest": ["--tier rest"], "test-all": []}.items():
        asked = ["make", "--dry-run", "--always-make", target]
        said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        pytest_lines = [line for line in said.splitlines() if "-m pytest" in line]
        assert [word for word in ("--tier quick", "--tier rest") if word in pytest_lines[0]] == tier
        plain = [line for line in pytest_lines if line.startswith("KOLEJISTE_PLAIN=1 ")]
        assert pytest_lines[1:] == plain
        assert bool(plain) == (target != "test")  # what the quick tier shows of the plain core, it compares itself
        for folder in ("tests/core", "tests/games", "tests/test_replays.py"):
            assert all(folder in line for line in plain), (
                "rules, second readings, kit and replays on the plain core too"
            )
        assert ("mypy" in said) == (target != "test-rest")  # the quick tier has done that


def test_pre_commit_runs_the_tools_of_make_lint() -> None:
    hooks = re.findall(r"entry: \.venv/bin/(.+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    lint = re.search(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert lint is not None
    assert {hook.replace(" --fix", "") for hook in hooks} == {
        line.replace(" --check", "").removesuffix(" .") for line in re.findall(r"\$\(BIN\)/(.+)", lint[1])
    }
