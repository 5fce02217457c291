"""The check of the core's speed: it fails where a figure has fallen by more than a quarter, and only there."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from bench import core

KEPT = {"compiled": {"Europe, 2 seats": {"inside": 200.0, "view": 4.0}}, "plain": {"Europe, 2 seats": {"inside": 1.0}}}


def checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, inside: float, *, kept: bool = True) -> int:
    """What `--check` answers when the compiled core plays so fast, and everything else as fast as was kept."""
    figures = {name: dict.fromkeys(core.COLUMNS, 1000.0) for name in core.ENGINES}
    figures["Europe, 2 seats"]["inside"] = inside
    monkeypatch.setattr(core, "KEPT", tmp_path / "core.json")
    if kept:
        core.KEPT.write_text(json.dumps(KEPT), encoding="utf-8")
    monkeypatch.setattr(core, "of_build", lambda plain, seconds: figures)
    monkeypatch.setattr(sys, "argv", ["bench.core", "--check"])
    return core.main()


def test_a_figure_that_has_fallen_by_more_than_a_quarter_fails_and_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(monkeypatch, tmp_path, 151.0) == 0
    assert checked(monkeypatch, tmp_path, 149.0) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "Europe, 2 seats, compiled core, random play inside the core, decisions: 149, kept 200" in said


def test_without_kept_figures_there_is_nothing_to_check_against(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(monkeypatch, tmp_path, 149.0, kept=False) == 1
    assert "no kept figures" in capsys.readouterr().err


def test_figures_are_kept_for_the_next_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    checked(monkeypatch, tmp_path, 300.0)
    monkeypatch.setattr(sys, "argv", ["bench.core", "--keep"])
    assert core.main() == 0
    assert checked(monkeypatch, tmp_path, 300.0, kept=False) == 0
    assert checked(monkeypatch, tmp_path, 200.0, kept=False) == 1
