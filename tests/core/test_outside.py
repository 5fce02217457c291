"""Games and bots of installed packages: they are there, and what is broken in them is told and harms nobody else."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import kolejiste as k
from kolejiste.arena.match import Setting, play
from kolejiste.arena.simulate import simulate
from kolejiste.bots import BOTS, bots, guests, make, require
from kolejiste.core.registry import GAMES, shelf
from kolejiste.core.text import LANGUAGES
from kolejiste.testing import check_game
from tests.packages import Site, forget, site

__all__ = ["site"]

OUR_TITLES = 5
BOT = """
from kolejiste.bots import Bot, RandomBot

class Last(Bot):
    needs_view = False
    def __init__(self, game, seed): pass
    def choose(self, view, legal): return legal[-1]

class Breaks(Last):
    def choose(self, view, legal): return 1 // 0

class Cheats(Last):
    def choose(self, view, legal): return -1

class Picky(Last):
    def __init__(self, game, seed):
        raise RuntimeError("not this game")

def nothing(game, seed): return None
"""


def told(error: k.KolejisteError) -> str:
    """The English sentence; the others are there too."""
    assert all(error.say(language).strip() for language in LANGUAGES)
    assert len({error.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    again = pickle.loads(pickle.dumps(error))
    assert again.say("sk") == error.say("sk")
    return str(error)


def trouble() -> str:
    """The only thing that is wrong; all our own titles are there nevertheless."""
    (only,) = shelf().troubles
    assert len(k.titles()) == OUR_TITLES
    return told(only)


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_from_outside_is_a_title_like_any_other(site: Site) -> None:
    site.room("night_train")
    assert [title.id for title in k.titles()].count("night_train") == 1
    title = k.load("night_train")
    assert title.languages == LANGUAGES
    assert "night_train" not in sys.modules, "listing loads no game"
    game = title.bind(3)
    assert check_game(game, games=3, closely=1).games == 3
    assert play(game, ["planner", "random", "planner"], 1).over
    assert eval(repr(game), {"kolejiste": k}) is game


def test_a_package_may_bring_several_titles_of_one_engine(site: Site) -> None:
    room = site.room("night_train", installed=False)
    for name in ("express", "local"):
        inside = room / name
        (inside / "data").mkdir(parents=True)
        for file in ("meta.toml", "data/edition.toml"):
            text = (room / file).read_text(encoding="utf-8")
            (inside / file).write_text(
                text.replace('id = "night_train"', f'id = "{name}"').replace(
                    'game = "night_train"', f'game = "{name}"'
                ),
                encoding="utf-8",
            )
    (room / "meta.toml").unlink()
    site.install("trains", games={"trains": "night_train"})
    assert {"express", "local"} <= {title.id for title in k.titles()}
    game = k.load("local").bind(2)
    assert game.say(game.actions[0], "cs") == k.load("express").bind(2).say(game.actions[0], "cs")


def test_what_lies_beside_a_package_is_not_its_own(site: Site) -> None:
    """Whatever is installed, such as a package called `text`, is no part of the room."""
    (site.folder / "text").mkdir()
    (site.folder / "text" / "cs.ftl").write_text("action-pass = nonsense\n", encoding="utf-8")
    room = site.room("night_train")
    assert k.load("night_train").text_folders == (room / "text",)


def test_a_module_that_is_not_there(site: Site) -> None:
    site.install("ghost", games={"ghost": "no_such_module_here"})
    said = trouble()
    assert "ghost" in said
    assert "no_such_module_here" in said
    with pytest.raises(k.BadPackage, match="no_such_module_here"):
        k.load("ghost")


def test_a_package_above_that_fails(site: Site) -> None:
    (site.folder / "above").mkdir()
    (site.folder / "above" / "__init__.py").write_text("1 / 0\n", encoding="utf-8")
    site.install("below", games={"below": "above.below"})
    assert "ZeroDivisionError" in trouble()


def test_a_module_without_a_title(site: Site) -> None:
    (site.room("night_train") / "meta.toml").unlink()
    forget()
    assert "meta.toml" in trouble()


@pytest.mark.parametrize(
    ("right", "wrong", "word"),
    [
        ("seats = [2, 4]", "seats = [4, 2]", "seats"),
        ("seats = [2, 4]", "seats = [0, 4]", "seats"),
        ("seats = [2, 4]", "", "seats"),
        ('maturity = "stable"', 'maturity = "ripe"', "maturity"),
        ('id = "night_train"', 'id = "Night Train/"', "id"),
        ("default = 3", "default = 4", "default"),
        ("[name]", "[name", "meta.toml"),
        ("[options]", "[oddities]", "meta.toml"),
    ],
)
def test_a_title_that_is_written_wrongly(site: Site, right: str, wrong: str, word: str) -> None:
    file = site.room("night_train") / "meta.toml"
    old = file.read_text(encoding="utf-8")
    assert right in old
    file.write_text(old.replace(right, wrong), encoding="utf-8")
    forget()
    said = trouble()
    assert "night_train" in said
    assert word in said


def test_a_title_that_we_have_already(site: Site) -> None:
    file = site.room("night_train") / "meta.toml"
    file.write_text(
        file.read_text(encoding="utf-8").replace('id = "night_train"', 'id = "mini_express"'), encoding="utf-8"
    )
    forget()
    assert "mini_express" in trouble()
    assert Path(k.load("mini_express").room).is_relative_to(GAMES)


@pytest.mark.parametrize(
    ("file", "code", "word"),
    [
        ("__init__.py", "import no_such_module_here\n", "no_such_module_here"),
        ("__init__.py", "def bind(*given): return 7\n", "no Game"),
        ("__init__.py", "def bind(*given): return {}['track']\n", "KeyError"),
        ("__init__.py", "", "bind"),
        ("rules.py", "def legal(:\n", "SyntaxError"),
    ],
)
def test_a_game_whose_program_fails(site: Site, file: str, code: str, word: str) -> None:
    (site.room("night_train") / file).write_text(code, encoding="utf-8")
    title = k.load("night_train")
    with pytest.raises(k.BadPackage, match=word) as refused:
        title.bind(2)
    assert "night_train" in told(refused.value)
    assert k.load("vlaky_na_trati").bind(2)


def test_a_bad_edition_speaks_the_words_of_its_room(site: Site) -> None:
    """Sentences of the room itself are no breakdown."""
    room = site.room("night_train")
    edition = room / "data" / "edition.toml"
    edition.write_text(edition.read_text(encoding="utf-8").replace("each = 6", "each = 1"), encoding="utf-8")
    with pytest.raises(k.BadEdition, match="the deal needs"):
        k.load("night_train").bind(2)


# --- languages --------------------------------------------------------------------------------------------------------


def english_only(room: Path) -> None:
    for folder in ("text", "tour"):
        for language in ("cs", "sk"):
            (room / folder / f"{language}.ftl").unlink()
    forget()


def test_missing_languages_are_english(site: Site) -> None:
    room = site.room("night_train")
    english_only(room)
    title = k.load("night_train")
    assert title.languages == ("en",)
    game = title.bind(2)
    for language in ("cs", "sk"):
        assert title.name[language]
        for action in game.actions:
            assert game.say(action, language) == game.say(action, "en")
        assert game.words(language)("seat", number=1) != game.words("en")("seat", number=1), "our own words stay"
    check_game(game, games=2)


def test_a_name_in_english_only(site: Site) -> None:
    file = site.room("night_train") / "meta.toml"
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith(("cs =", "sk ="))]
    file.write_text("\n".join(lines), encoding="utf-8")
    forget()
    title = k.load("night_train")
    assert title.languages == ("en",)
    assert title.name["cs"] == title.name["en"]


@pytest.mark.parametrize("missing", ["text", "name"])
def test_no_english_is_no_game(site: Site, missing: str) -> None:
    room = site.room("night_train")
    if missing == "text":
        (room / "text" / "en.ftl").unlink()
    else:
        text = (room / "meta.toml").read_text(encoding="utf-8")
        (room / "meta.toml").write_text("\n".join(line for line in text.splitlines() if not line.startswith("en =")))
    forget()
    assert "English" in trouble()


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def guest(site: Site) -> Site:
    site.module("their_bots", BOT)
    names = {"last": "Last", "breaks": "Breaks", "cheats": "Cheats", "picky": "Picky", "void": "nothing"}
    points = {name: f"their_bots:{value}" for name, value in names.items()}
    site.install("their-bots", bots={**points, "lost": "no_such_module_here:Bot", "absent": "their_bots:Absent"})
    return site


def test_a_bot_from_outside_plays(guest: Site) -> None:
    assert bots() == [*BOTS, "absent", "breaks", "cheats", "last", "lost", "picky", "void"]
    assert "their_bots" not in sys.modules, "listing loads no bot"
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    require("last", game)
    assert make("last", game, 1).choose(None, [3, 5]) == 5
    setting = Setting("vlaky_na_trati", 2)
    summary, outcomes = simulate(setting, ["last", "random"], 4)
    assert summary.bots == ("last", "random")
    assert {outcome.bots for outcome in outcomes} == {("last", "random"), ("random", "last")}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named(guest: Site, jobs: int) -> None:
    with pytest.raises(k.BadPackage, match="breaks") as refused:
        simulate(Setting("vlaky_na_trati", 2), ["breaks", "random"], 2, jobs=jobs)
    assert "ZeroDivisionError" in told(refused.value)


@pytest.mark.parametrize(
    ("name", "word"),
    [("picky", "not this game"), ("void", "no Bot"), ("lost", "no_such_module_here"), ("absent", "Absent")],
)
def test_a_bot_that_cannot_be_made(guest: Site, name: str, word: str) -> None:
    game = k.load("vlaky_na_trati").bind(2)
    for ask in (lambda: make(name, game, 1), lambda: require(name, game)):
        with pytest.raises(k.BadPackage, match=word) as refused:
            ask()
        assert name in told(refused.value)


def test_an_illegal_move_of_a_bot_is_told(guest: Site) -> None:
    bot = make("cheats", k.load("vlaky_na_trati").bind(2), 1)
    with pytest.raises(k.BadPackage, match="cheats chose -1") as refused:
        bot.choose(None, [1, 2])
    told(refused.value)


def test_names_that_a_bot_cannot_have(site: Site) -> None:
    site.module("their_bots", BOT)
    names = ["planner", "you", "Loud", "a,b", "automa", "name:anna"]
    site.install("their-bots", bots=dict.fromkeys(names, "their_bots:Last"))
    assert bots() == list(BOTS)
    assert len(guests().troubles) == len(names)
    assert all("their-bots" in told(one) for one in guests().troubles)
    assert make("planner", k.load("vlaky_na_trati").bind(2), 1)


def test_unknown_bots_are_refused(site: Site) -> None:
    for ask in (require, lambda name, game: make(name, game, 0)):
        with pytest.raises(k.BadOption, match="random, planner"):
            ask("nobody", k.load("vlaky_na_trati").bind(2))


# --- the rest does not notice -----------------------------------------------------------------------------------------


def test_without_packages_nothing_is_looked_for() -> None:
    code = "import kolejiste, sys; print(len(kolejiste.titles()), 'kolejiste.template' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == [str(OUR_TITLES), "False"]
