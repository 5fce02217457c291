"""The help of each game: there in three languages with one skeleton, honest about the board, with pictures that exist;
and the hints for a first game, short enough for one line."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from kolejiste.core.contract import Game, State
from kolejiste.core.registry import load, titles
from kolejiste.core.text import LANGUAGES
from kolejiste.server.guide import MOST_BYTES, demonstrated, guide, picture
from kolejiste.server.guide import demonstration as played
from tests.core.test_text import messages

PICTURE = re.compile(r"<!-- picture: (\d+) ([a-z0-9+-]+) \| (\S.*) -->")
HEADING = re.compile(r"(#{1,3}) \S.*")
ITEM = re.compile(r"(-|\d+\.) \S")
RECONSTRUCTED = {"cs": "rekonstrukce", "sk": "rekonštrukcia", "en": "reconstructed"}
FIRST_GAME = {"cs": "## Pro první partii", "sk": "## Na prvú partiu", "en": "## For a first game"}
LONGEST_HINT = 140
# What the options of a game are called, where they have names of their own.
NAMED = {
    ("mini_express", "cs"): "USA, Evropa, Zlatý hřeb, Přístavy, Cestující, Turista, Šotouš, Průvodčí, Ajznboňák",
    ("mini_express", "sk"): "USA, Európa, Zlatý klinec, Prístavy, Cestujúci, Turista, Šotúš, Sprievodca, Ajznboňák",
    ("mini_express", "en"): "USA, Europe, Golden Spike, Ports, passenger, tourist, trainspotter, conductor, railwayman",
    ("vlaky_na_trati", "cs"): "Arch I, Arch II",
    ("vlaky_na_trati", "sk"): "Hárok I, Hárok II",
    ("vlaky_na_trati", "en"): "Sheet I, Sheet II",
}

each_title = pytest.mark.parametrize("title", [title.id for title in titles()])
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Shown(NamedTuple):
    ply: int
    part: str  # names or roles of parts, with a plus between them


@cache
def lines(title: str, language: str) -> list[str]:
    return (Path(load(title).room) / "help" / f"{language}.md").read_text(encoding="utf-8").splitlines()


def pictures(title: str, language: str) -> list[Shown]:
    matches = [PICTURE.fullmatch(line) for line in lines(title, language)]
    return [Shown(int(found[1]), found[2]) for found in matches if found]


def skeleton(title: str, language: str) -> list[tuple[str, object]]:
    """What stands where: headings by level, rows of tables by their columns, lists, pictures, and paragraphs."""
    bones: list[tuple[str, object]] = []
    for line in lines(title, language):
        if heading := HEADING.fullmatch(line):
            bones.append(("heading", len(heading[1])))
        elif shown := PICTURE.fullmatch(line):
            bones.append(("picture", shown.group(1, 2)))
        elif line.startswith("|"):
            bones.append(("row", line.count("|")))
        elif item := ITEM.match(line):
            bones += [("list", item[1] == "-")] if bones[-1][0] != "list" else []
        elif line:
            bones.append(("paragraph", line.count("**")))
    return bones


@cache
def demonstration(title: str) -> tuple[Game, dict[int, State]]:
    """The game that the pictures show, played by planners, and its positions that some picture shows."""
    plies = {shown.ply for shown in pictures(title, "en")}
    return demonstrated(load(title)), {ply: state for ply, state in enumerate(played(title)) if ply in plies}


# --- the help -----------------------------------------------------------------------------------------------------


@each_title
@each_language
def test_help_has_the_title_the_board_and_advice(title: str, language: str) -> None:
    page = lines(title, language)
    assert page[0] == f"# {load(title).name[language]}"
    assert sum(line.startswith("# ") for line in page) == 1
    advice = page[page.index(FIRST_GAME[language]) + 1 :]
    assert 4 <= sum(line.startswith("- ") for line in advice) <= 6
    said = RECONSTRUCTED[language] in "\n".join(page).lower()
    assert said == (load(title).board == "reconstructed")


@each_title
@each_language
def test_help_is_plain(title: str, language: str) -> None:
    """Headings, paragraphs, lists, tables, bold and pictures: no links, no HTML, no code, nothing nested."""
    for line in lines(title, language):
        assert line == line.strip()
        assert not re.search(r"[\[\]<>`_]|--option", line) or PICTURE.fullmatch(line), line
        assert line.startswith("#") <= bool(HEADING.fullmatch(line))
        assert line.count("**") % 2 == 0


@each_title
def test_the_three_languages_have_one_skeleton(title: str) -> None:
    english = skeleton(title, "en")
    for language in LANGUAGES:
        assert skeleton(title, language) == english


@each_title
@each_language
def test_every_option_is_told(title: str, language: str) -> None:
    page = "\n".join(lines(title, language))
    named = NAMED[title, language].split(", ") if load(title).options else []
    assert not [name for name in named if not re.search(rf"\b{name}\b", page)]


# --- the pictures -------------------------------------------------------------------------------------------------


@each_title
def test_pictures_exist_in_the_demonstration_game(title: str) -> None:
    """The same positions and parts stand in all three languages, and parts are called alike in all."""
    shown = pictures(title, "en")
    assert 2 <= len(shown) <= 4
    game, met = demonstration(title)
    assert {one.ply for one in shown} == set(met)  # none after the end
    for one in shown:
        parts = game.parts(met[one.ply].view(0), "en")
        known = {part.name for part in parts} | {part.role for part in parts}
        missing = set(one.part.split("+")) - known
        assert not missing, f"the drawing after {one.ply} moves has no {missing}, but {sorted(known)}"


@pytest.mark.slow
@each_title
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_are_light(title: str, theme: str) -> None:
    for shown in pictures(title, "cs"):
        drawn = picture(title, "cs", shown.ply, shown.part, theme)
        assert drawn[8:12] == b"WEBP"
        assert len(drawn) <= MOST_BYTES, shown


@each_title
@each_language
def test_every_chapter_stands_in_the_contents(title: str, language: str) -> None:
    found = guide(title, language)
    chapters = [line for line in lines(title, language) if line.startswith(("## ", "### "))]
    assert [f"{'#' * heading.level} {heading.words}" for heading in found.contents] == chapters
    anchors = [heading.anchor for heading in found.contents]
    assert len(set(anchors)) == len(anchors)
    html = "".join(piece.html for piece in found.pieces)
    assert all(f'id="{anchor}"' in html for anchor in anchors)
    assert "<h2" not in found.pieces[0].html  # the contents stand after it


# --- hints --------------------------------------------------------------------------------------------------------


@each_title
@each_language
def test_hints_are_one_short_sentence_each(title: str, language: str) -> None:
    spoken = load(title).bind().words(language)
    hints = [key for key in spoken.keys if key.startswith("hint-")]
    assert hints
    for key in hints:
        assert key.replace("hint-", "ask-", 1) in spoken, f"{key} belongs to no question"
        assert not any(messages(folder, language).get(key) for folder in load(title).text_folders)
        hint = spoken(key)
        assert len(hint) <= LONGEST_HINT
        assert hint.endswith(".")


# What the captions tell of, as outlines of the shown positions. When a change of planner, rules or edition changes one,
# read every caption of that game again, and then put the new number here.
CAPTIONED = {
    "mini_express": "34435f2ba6cc",
    "railroad_revolution": "930aca5b7c10",
    "ticket_to_ride_europe": "ce329e0d200a",
    "ticket_to_ride_san_francisco": "5d8918276b75",
    "vlaky_na_trati": "342eaa3f05de",
}


@each_title
def test_captions_tell_of_the_positions_they_were_written_for(title: str) -> None:
    game, met = demonstration(title)
    told = [game.outline(met[ply].view(0), "en") for ply in sorted(met)]
    assert hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:12] == CAPTIONED[title]
