"""The table of strength: matches go on where they were stopped, and the page says what their rows say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from bench import begun, strength, strength_page
from bench.strength import Cell

from kolejiste.arena.book import read

SMALL = Cell("ticket_to_ride_san_francisco", "club", "random", 0.9, games=4)
LATER = Cell("vlaky_na_trati", "master", "expert", 0.58)


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (strength, strength_page):
        monkeypatch.setattr(module, "cells", lambda: [SMALL, LATER])


def page(rows: Path) -> str:
    """The page, with nothing known but what is in these rows."""
    known = strength.Kept()
    strength.take_over(known, rows)
    return strength_page.document(known)


def test_the_page_says_what_the_rows_say(tmp_path: Path) -> None:
    assert "| club > random | 2 | 90% | not measured yet |" in page(tmp_path)
    strength.measure(tmp_path, ["club-random"], jobs=1, until=None)
    said = page(tmp_path)
    assert "| club > random | 2 | 90% | 100% (" in said
    assert "| 4 |" in said
    assert f"{SMALL.plan().seed} to {SMALL.plan().seed + 1} | no |" in said  # two deals prove nothing
    assert "| master > expert | 2 | 58% | not measured yet |" in said


def test_a_cell_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    strength.measure(tmp_path, ["club-random"], jobs=1, until=0.0)
    begun = strength_page.row(SMALL, strength.came(tmp_path / SMALL.folder))
    assert "of 4 so far" in begun or "not measured yet" in begun
    strength.measure(tmp_path, ["club-random"], jobs=1, until=None)
    assert "| 4 |" in strength_page.row(SMALL, strength.came(tmp_path / SMALL.folder))
    files = sorted((tmp_path / SMALL.folder / "games").iterdir())
    strength.measure(tmp_path, ["club-random"], jobs=1, until=None)
    assert sorted((tmp_path / SMALL.folder / "games").iterdir()) == files


def test_a_match_that_was_begun_elsewhere_goes_on(tmp_path: Path) -> None:
    """Games of matches that are not finished are kept; the match goes on from them as if it had never stopped."""
    here, there, shelf = tmp_path / "here", tmp_path / "there", tmp_path / "shelf"
    strength.measure(here, ["club-random"], jobs=1, until=None)
    whole = strength.came(here / SMALL.folder)
    assert whole is not None
    parts = sorted((here / SMALL.folder / "games").iterdir())
    every = read(here / SMALL.folder)
    for part in parts:
        part.unlink()
    half = every.filter(every["block"] < 1)
    half.write_parquet(here / SMALL.folder / "games" / f"{0:010d}-{1:010d}.parquet")
    begun.put_away(here, {SMALL.folder}, shelf)
    begun.take_out(SMALL.folder, there, shelf)
    came = strength.came(there / SMALL.folder)
    assert came is not None
    assert (came.games, came.whole) == (2, 4)
    strength.measure(there, ["club-random"], jobs=1, until=None)
    assert strength.came(there / SMALL.folder) == whole
    begun.put_away(there, {SMALL.folder}, shelf)
    assert not (shelf / SMALL.folder).exists(), "a finished match needs no keeping"
    begun.put_away(here, set(), shelf)
    assert not list(shelf.iterdir()), "nor does one that nobody wants any more"


def test_what_a_match_came_to_is_kept_without_its_rows(tmp_path: Path) -> None:
    rows, path = tmp_path / "rows", tmp_path / "kept.json"
    strength.measure(rows, ["club-random"], jobs=1, until=None)
    known = strength.Kept()
    strength.take_over(known, rows)
    strength.keep(known, path)
    again = strength.kept(path)
    assert strength_page.document(again) == page(rows)
    more = msgspec.structs.replace(again.matches[SMALL.folder], games=6, whole=6)
    again.matches[SMALL.folder] = more
    strength.take_over(again, rows)
    assert again.matches[SMALL.folder] == more, "fewer games do not replace more of them"


def test_the_page_is_written_from_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert strength_page.DOCUMENT.read_text(encoding="utf-8") == strength_page.document(strength.kept())


def test_rows_of_another_budget_do_not_count_and_are_told(tmp_path: Path) -> None:
    assert LATER.folder.endswith("-5000-200")
    strength.measure(tmp_path, ["club-random"], jobs=1, until=None)
    (tmp_path / SMALL.folder).rename(tmp_path / f"{LATER.name}-70-8")
    (tmp_path / f"{LATER.name}-another").mkdir()
    said = page(tmp_path)
    assert "| master > expert | 2 | 58% | not measured yet |" in said
    assert said.count("master > expert, earlier with 70 and 8 playouts | 2 | 58% | ") == 1
    assert said.count("earlier with") == 1
    (tmp_path / f"{LATER.name}-70-8").rename(tmp_path / f"{LATER.name}-70-8-r3")
    assert "earlier with 70 and 8 playouts to a horizon of 3 rounds | 2 |" in page(tmp_path)
    (tmp_path / f"{LATER.name}-70-8-r3").rename(tmp_path / f"{LATER.name}-70e-8")
    assert "earlier with 70 and 8 playouts and errands | 2 |" in page(tmp_path)
    (tmp_path / f"{LATER.name}-70e-8").rename(tmp_path / f"{LATER.name}-70-8-keen")
    assert "earlier with 70 and 8 playouts, played on in the manner “keen” | 2 |" in page(tmp_path)


def test_every_cell_has_seeds_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    every = strength.cells()
    assert len({cell.plan().seed for cell in every}) == len(every)
    assert all(cell.plan().blocks <= 1000 for cell in every)
    assert all(cell.games <= strength.MOST for cell in every)
