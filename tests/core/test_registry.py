"""Titles, options and editions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core.edition import line_of
from kolejiste.core.registry import GAMES, check_edition, read_title
from kolejiste.core.text import LANGUAGES

TITLES = [title.id for title in k.titles()]
TOY = GAMES.parent / "template" / "meta.toml"


def test_titles_are_listed_without_loading_a_game() -> None:
    code = (
        "import kolejiste, sys; kolejiste.titles();print([m for m in sys.modules if m.startswith('kolejiste.games.')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("game", TITLES)
def test_every_title_speaks_three_languages_and_binds_for_all_its_seats(game: str) -> None:
    title = k.load(game)
    assert set(title.name) == set(title.about) == set(LANGUAGES)
    for players in title.seat_numbers:
        bound = title.bind(players)
        assert bound.people == players
        assert bound is title.bind(players), "binding again gives the same shared game"


def test_repr_can_be_pasted_back() -> None:
    game = k.load("ticket_to_ride_europe").bind(players=3)
    assert repr(game) == "kolejiste.load('ticket_to_ride_europe').bind(players=3)"
    assert eval(repr(game), {"kolejiste": k}) is game


@pytest.mark.parametrize("players", [0, 1, 6, -1, "2", 2.0, True])
def test_impossible_seats_are_refused(players: object) -> None:
    with pytest.raises(k.BadOption):
        k.load("ticket_to_ride_europe").bind(players)  # type: ignore[arg-type]


def test_unknown_names_are_refused_with_a_near_one() -> None:
    with pytest.raises(k.UnknownTitle, match="ticket_to_ride_europe"):
        k.load("ticket_to_ride_europ")
    with pytest.raises(k.UnknownTitle) as refused:
        k.load("§")
    assert "Did you mean" not in str(refused.value)
    with pytest.raises(k.BadOption):
        k.load("ticket_to_ride_europe").bind(2, map="usa")


def test_options_are_words_or_values() -> None:
    title = read_title(TOY)
    (option,) = title.options
    for choice in option.choices:
        chosen: dict[str, Any] = {option.name: choice}
        assert title.choose({option.name: str(choice)}) == chosen
        assert title.bind(2, **chosen).options == chosen
    assert title.choose({}) == {option.name: option.default}
    with pytest.raises(k.BadOption):
        title.choose({option.name: "seventeen"})


# --- editions ---------------------------------------------------------------------------------------------------

EUROPE = GAMES / "tickets" / "europe" / "data" / "edition.toml"


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = EUROPE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "edition.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problems(path: Path) -> list[str]:
    with pytest.raises(k.BadEdition) as refused:
        check_edition(path)
    for language in LANGUAGES:
        assert refused.value.say(language)
    return [problem.say("en") for problem in refused.value.problems]


def test_our_editions_check_out() -> None:
    for title in k.titles():
        assert check_edition(title.edition_path()).edition.status == title.board


def test_a_corrected_edition_is_played_and_has_another_hash(tmp_path: Path) -> None:
    path = changed(tmp_path, ('b = "bruxelles", length = 1', 'b = "bruxelles", length = 2'))
    ours = k.load("ticket_to_ride_europe").bind(2)
    theirs = k.load("ticket_to_ride_europe").bind(2, edition=path)
    assert theirs.edition.hash != ours.edition.hash
    chance = k.Chance(1)
    state = theirs.new(chance)
    while not state.over:
        state.apply(state.legal()[0], chance)


def test_comments_and_words_do_not_change_the_hash(tmp_path: Path) -> None:
    path = changed(tmp_path, ("[rules]", "# mine\n[rules]"), ('note = "', 'note = "My copy. '))
    ours = k.load("ticket_to_ride_europe").bind(2)
    assert k.load("ticket_to_ride_europe").bind(2, edition=path).edition.hash == ours.edition.hash


def test_every_error_is_told_with_its_place(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ('b = "bruxelles", length = 1', 'b = "bruxelles", length = 5'),
        ('b = "essen", length = 3, colour = "yellow"', 'b = "esen", length = 3, colour = "pink"'),
        ("trains = 45", "trains = 45\nwheels = 4"),
        ("hand = 4 ", 'hand = "four" '),
    )
    text = path.read_text(encoding="utf-8").splitlines()
    found = problems(path)  # errors of form come first
    assert len(found) == 2
    assert {line.split(":")[1].strip() for line in found} == {"rules.wheels", "rules.hand"}
    for line in found:
        assert text[int(line.split(":")[0]) - 1].startswith(("wheels", "hand"))
    path.write_text("\n".join(text).replace("wheels = 4\n", "").replace('"four"', "4"), encoding="utf-8")
    found = problems(path)
    text = path.read_text(encoding="utf-8").splitlines()
    assert {line.split(":")[1].strip() for line in found} == {
        "map.routes[0].length",
        "map.routes[1].b",
        "map.routes[1].colour",
    }
    for line in found:
        row = text[int(line.split(":")[0]) - 1]
        assert f'id = "{"amsterdam-bruxelles" if "routes[0]" in line else "amsterdam-essen"}"' in row


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('id = "angora"', 'id = "amsterdam"', "map.cities[1].id"),
        ('a = "amsterdam", b = "frankfurt"', 'a = "frankfurt", b = "frankfurt"', "map.routes[2].b"),
        ("wilds = 2", "wilds = 9", "map.routes[3].wilds"),
        ("tunnel_cards = 3", "tunnel_cards = 0", "map.routes["),
        ("keep_first = 2", "keep_first = 5", "rules.keep_first"),
        ("seats = [2, 5]", "seats = [5, 2]", "rules.seats"),
        ("seats = [2, 5]", "seats = [2, 6]", "rules.seat_colours"),
        ('wild = "locomotive"', 'wild = "red"', "cards.wild"),
        ("each = 12", "each = 1", "cards.each"),
        ('double = "berlin-frankfurt"', 'double = "berlin"', "map.routes["),
        ("points = 21", "points = 0", "tickets.cards["),
        ("aspect = 1.5502", 'aspect = "wide"', "map.aspect"),
        ("x = 0.3077", "x = 3.077", "map.cities[0].x"),
        ('name = "Ticket', 'nane = "Ticket', "about.nane"),
        ("[rules]", "[rules", "TOML"),
        ('game = "ticket_to_ride_europe"', 'name2 = "x"', "about.game"),
    ],
)
def test_each_kind_of_error_is_found(tmp_path: Path, old: str, new: str, place: str) -> None:
    path = changed(tmp_path, (old, new))
    with pytest.raises(k.BadEdition) as refused:
        check_edition(path)
    assert any(problem.place.startswith(place) for problem in refused.value.problems), refused.value


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(k.BadEdition) as refused:
        k.load("ticket_to_ride_san_francisco").bind(2, edition=EUROPE)
    assert [problem.place for problem in refused.value.problems] == ["about.game"]


def test_unreadable_editions_are_refused(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing", tmp_path, tmp_path / "latin"):
        with pytest.raises(k.BadEdition):
            k.load("ticket_to_ride_europe").bind(2, edition=path)


def test_places_lead_to_lines() -> None:
    text = '# top\n[a]\nx = 1\nrows = [\n  { n = 1 },\n  { n = "{" }, { n = 3 },\n]\n["b.c"]\ny = 2\n[d]\nz = 3'
    assert line_of(text, "a.x") == 3
    assert line_of(text, "a.rows[0].n") == 5
    assert line_of(text, "a.rows[1].n") == 6
    assert line_of(text, "a.rows[2].n") == 6
    assert line_of(text, "d.missing") == 10
    assert line_of(text, "nowhere") is None
