"""Every numbered ruling is cited where it is carried out, and no code cites a ruling that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kolejiste

ROOT = Path(__file__).parent.parent
GAMES = Path(kolejiste.__file__).parent / "games"
ROOMS = {
    "mini_express": ("M", GAMES / "mini_express"),
    "railroad_revolution": ("R", GAMES / "railroad_revolution"),
    "ticket_to_ride": ("T", GAMES / "tickets"),
    "vlaky_na_trati": ("V", GAMES / "vlaky_na_trati"),
}


@pytest.mark.parametrize("page", sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md")))
def test_rulings_and_citations_agree(page: str) -> None:
    letter, room = ROOMS[page]
    text = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
    rulings = re.findall(rf"^\| ({letter}\d+) \|", text, re.MULTILINE)
    assert rulings == [f"{letter}{number}" for number in range(1, len(rulings) + 1)]
    files = [path for path in room.rglob("*.py") if path.parent.name != "drawing"]  # letters there draw lines
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert set(re.findall(rf"\b{letter}\d+\b", code)) == set(rulings)
