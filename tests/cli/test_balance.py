"""`kolejiste balance`: a page that needs nothing from elsewhere, JSON, pictures, and what nonsense is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars as pl
import pytest

from kolejiste.core.registry import load

from .conftest import EUROPE, SF, Command

VLAKY = "vlaky_na_trati"
SMALL = ("--games", "10", "--seed", "5", "--jobs", "1")


def headings(page: str) -> list[str]:
    return re.findall(r"<h2>([^<]*)</h2>", re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL))


@pytest.mark.slow
def test_a_page_json_and_pictures_in_three_languages(kolejiste: Command, tmp_path: Path) -> None:
    run, pictures = tmp_path / "run", tmp_path / "pictures"
    said = kolejiste("balance", VLAKY, *SMALL, "--out", run, "--json", tmp_path / "b.json", "--pictures", pictures).out
    assert f"The report is in {run / 'balance.html'}" in said
    assert "Seats" in said
    english = (run / "balance.html").read_text(encoding="utf-8")
    assert headings(english)[:3] == ["Seats", "Scores", "Length, tempo and the end"]
    assert headings(english)[-3:] == ["Rows of the sheet", "Cards laid", "Rare ends and rule gaps"]
    for language, word in {"cs": "Místa u stolu", "sk": "Miesta pri stole"}.items():
        page = tmp_path / f"{language}.html"
        kolejiste("balance", "--resume", run, "--page", page, "-l", language)
        assert headings(page.read_text(encoding="utf-8"))[0] == word
    names = {path.name for path in pictures.iterdir()}
    assert {"seats.svg", "seats.png", "lead.svg", "rows-change.png"} <= names
    assert (pictures / "seats.png").read_bytes().startswith(b"\x89PNG")
    found = json.loads((tmp_path / "b.json").read_text())
    (edition,) = found["editions"]
    assert [level["games"] for level in edition["levels"]] == [10, 10]
    assert found["plan"]["levels"] == ["planner", "random"]
    assert edition["hash"] == load(VLAKY).bind(2).edition.hash
    assert len(edition["levels"][0]["seats"]) == 2


@pytest.mark.slow
def test_the_rows_are_the_games_that_are_told(kolejiste: Command, tmp_path: Path) -> None:
    kolejiste("balance", VLAKY, *SMALL, "--out", tmp_path / "run")
    rows = pl.read_parquet(tmp_path / "run/games/*.parquet")
    groups = dict(rows.group_by("group").len().iter_rows())
    assert groups == {"0/level/0": 10, "0/level/1": 10, "0/skill": 2, "0/luck": 24}
    luck = rows.filter(rows["group"] == "0/luck")
    assert luck["seed"].n_unique() == 6
    assert len(luck.unique(["seed", "again"])) == 24


@pytest.mark.slow
def test_two_editions_side_by_side(kolejiste: Command, tmp_path: Path) -> None:
    short = tmp_path / "short.toml"
    kolejiste("edition", "export", EUROPE, "-o", short)
    short.write_text(short.read_text().replace("trains = 45", "trains = 14"))
    args = ("--against", short, "--out", tmp_path / "run", "--json", tmp_path / "b.json")
    said = kolejiste("balance", EUROPE, *SMALL, *args).out
    assert "differ by more than chance" in said
    found = json.loads((tmp_path / "b.json").read_text())
    plies = next(one for one in found["changes"] if one["what"] == "plies" and one["level"] == 0)
    assert plies["change"]["high"] < 0
    page = (tmp_path / "run/balance.html").read_text(encoding="utf-8")
    assert headings(page)[0] == "What the change does"
    assert "B = short.toml" in page
    assert page.count('class="map"') == 4  # two levels of two editions


def test_a_page_needs_no_network_and_shows_everything_without_a_script(kolejiste: Command, tmp_path: Path) -> None:
    kolejiste("balance", SF, *SMALL, "--out", tmp_path)
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    body = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert not re.findall(r"""(?:src|href)=["'](?!#|data:)[^"']*""", body)
    assert not re.findall(r"url\((?!data:|#|&#34;#|'#)", body)
    assert body.count("<svg") >= 6
    assert len(re.findall(r'data-spec="', body)) >= 6


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "Say which game"),
        (("chess",), "chess"),
        ((VLAKY, "--bots", "planner"), "“planner” are not two levels"),
        ((VLAKY, "--bots", "planner,planner"), "are not two levels"),
        ((VLAKY, "--bots", "planner,random,random"), "are not two levels"),
        ((VLAKY, "--players", "9"), "9"),
        ((VLAKY, "--edition", "/no/such.toml"), "/no/such.toml"),
        ((VLAKY, "--against", "/no/such.toml"), "/no/such.toml"),
        (("--resume", "nowhere"), "There is no run in nowhere"),
        (("--resume", "nowhere", "--games", "20"), "games cannot be given together with --resume"),
    ],
)
def test_nonsense_is_told_and_plays_nothing(kolejiste: Command, home: Path, args: tuple[str, ...], words: str) -> None:
    said = {language: kolejiste("balance", *args, "-l", language, code=1).err for language in ("en", "cs", "sk")}
    assert words in said["en"]
    assert len(set(said.values())) == 3
    assert not list(home.glob("runs/*"))


@pytest.mark.slow
@pytest.mark.parametrize("title", ["mini_express", "railroad_revolution", EUROPE])
def test_every_title_has_a_report(kolejiste: Command, tmp_path: Path, title: str) -> None:
    kolejiste("balance", title, *SMALL, "--players", "3", "--out", tmp_path, "-l", "cs")
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert len(headings(page)) >= 9
    assert "Hráčů: 3" in page
