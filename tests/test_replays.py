"""Every kept game replays to the same result, event by event, and its draws follow from its seed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core.record import Record
from kolejiste.core.seal import verify

from .replays import FOLDER, result

KEPT: list[tuple[str, str, Any]] = [
    (title.id, name, expected)
    for title in k.titles()
    for name, expected in json.loads((FOLDER / title.id / "results.json").read_text(encoding="utf-8")).items()
]


@pytest.mark.parametrize("game", [title.id for title in k.titles()])
def test_at_least_fifty_games_are_kept(game: str) -> None:
    files = {path.name for path in (FOLDER / game).glob("*.jsonl")}
    assert len(files) >= 50
    assert files == {name for kept, name, _ in KEPT if kept == game}


@pytest.mark.parametrize("game", [title.id for title in k.titles()])
def test_games_of_every_edition_are_kept(game: str) -> None:
    """Also of those that were replaced: they ship on, so that older records replay."""
    title = k.load(game)
    played = {Record.read(path).header.edition for path in (FOLDER / game).glob("*.jsonl")}
    files = {title.edition_path(options) for _, options in title.settings()}
    files |= {former for file in files for former in (file.parent / "former").glob("*.toml")}
    assert files
    for file in files:
        assert title.bind(edition=file).edition.hash in played, file


@pytest.mark.parametrize(("game", "name", "expected"), KEPT, ids=[f"{game}/{name}" for game, name, _ in KEPT])
def test_replay(game: str, name: str, expected: Any) -> None:
    record = Record.read(FOLDER / game / name)
    bound = record.game()
    assert result(record, bound) == expected
    assert verify(record, bound).state.scores == expected["scores"]
