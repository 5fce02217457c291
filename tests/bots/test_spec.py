"""How bots are named: what each text means, what can be set, and what nonsense is told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import kolejiste as k
from kolejiste.bots import BOTS, Bot, RandomBot, SearchBot, make, require, version
from kolejiste.bots.spec import Spec, parse, split
from kolejiste.core.text import LANGUAGES
from tests.packages import Site, site

__all__ = ["site"]

GAME = k.load("vlaky_na_trati").bind(2)
MODULE = """
from kolejiste.bots import Bot
__version__ = "3.1"

class Nth(Bot):
    needs_view = False
    def __init__(self, game, seed, place=0, back=False): self.place, self.back = place, back
    def choose(self, view, legal): return legal[-1 - self.place] if self.back else legal[self.place]

class Outer:
    Inner = Nth
"""


class Search(Bot):
    """Has settings of every kind."""

    def __init__(
        self, game: k.Game, seed: int, *, playouts: int = 200, width: float = 1.5, tree: bool = False, eager: str = "no"
    ) -> None:
        self.settings = (playouts, width, tree, eager)

    def choose(self, view: k.View | None, legal: Sequence[int]) -> int:
        return legal[0]


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search that we have, not that of these tests."""
    monkeypatch.setitem(BOTS, "search", SearchBot)


@pytest.fixture(autouse=True)
def _search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "search", Search)


def refused(text: str) -> str:
    """Why there is no such bot, in English; the other languages have words for it too."""
    with pytest.raises(k.KolejisteError) as why:
        make(text, GAME, 0)
    assert len({why.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(why.value)


def test_what_each_text_means() -> None:
    assert parse("planner") == Spec("named", "planner", {})
    assert parse("search:playouts=800,tree=yes") == Spec("named", "search", {"playouts": "800", "tree": "yes"})
    assert parse("a.b:C") == Spec("class", "a.b:C", {})
    assert parse("a:C.D:x=1") == Spec("class", "a:C.D", {"x": "1"})
    assert parse("stdio:./mybot --depth 3") == Spec("stdio", "./mybot --depth 3", {})
    assert parse("http://localhost:80/x") == Spec("http", "http://localhost:80/x", {})
    assert [parse(text).runs for text in ("planner", "search:a=1", "a:B", "stdio:x", "https://x")] == [0, 0, 1, 1, 1]


def test_a_list_of_bots_keeps_settings_together() -> None:
    words = "planner, search:playouts=8,tree=yes,random,a.b:C:x=1,y=2"
    assert split(words) == ["planner", "search:playouts=8,tree=yes", "random", "a.b:C:x=1,y=2"]
    assert split("planner,x=1") == ["planner", "x=1"]


def test_settings_have_the_kind_of_their_defaults() -> None:
    found = make("search:playouts=800,width=2,tree=on,eager=very", GAME, 0)
    assert isinstance(found, Search)
    assert found.settings == (800, 2.0, True, "very")
    assert make("search", GAME, 0).settings == (200, 1.5, False, "no")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("search:depth=3", "The bot search has no setting depth. It has: playouts, width, tree, eager."),
        ("random:depth=3", "The bot random has no setting depth. It has none at all."),
        ("search:playouts=many", "playouts cannot be “many”. It is a whole number."),
        ("search:playouts=99999999999999999999", "playouts cannot be 99999999999999999999. It is at most 1,000,000."),
        ("search:width=wide", "width cannot be “wide”. It is a number."),
        ("search:tree=perhaps", "tree cannot be “perhaps”. It is yes or no."),
        ("search:playouts=1,playouts=2", "“search:playouts=1,playouts=2” names no bot."),
        ("search:", "names no bot"),
        (":x", "names no bot"),
        ("stdio:", "names no bot"),
        ('stdio:"open', "names no bot"),
        ("http:", "names no bot"),
        ("http://:80", "names no bot"),
        ("http://[::1", "names no bot"),
        ("a b:C", "names no bot"),
        ("nobody", "There is no bot “nobody”."),
        ("no.such.module:Bot", "The bot no.such.module:Bot cannot play"),
        ("json:JSONDecoder", "The bot json:JSONDecoder cannot play"),
        ("json:Nothing", "The bot json:Nothing cannot play"),
        ("stdio:/no/such/program", "The program “/no/such/program” cannot be started: No such file or directory"),
        ("stdio:/tmp", "cannot be started: Permission denied"),
    ],
)
def test_nonsense_is_told_in_a_sentence(text: str, sentence: str) -> None:
    assert sentence in refused(text)


@pytest.mark.parametrize(
    ("setting", "least"),
    [
        ("playouts=-5", "1"),
        ("playouts=0", "1"),
        ("doubt=-0.5", "0"),
        ("doubt=nan", "0"),
        ("seconds=-1", "0"),
        ("threads=-1", "0"),
        ("rounds=-2", "0"),
        ("errands=-2", "0"),
    ],
)
@pytest.mark.usefixtures("shipped")
def test_the_search_refuses_less_than_it_can_work_with(setting: str, least: str) -> None:
    name, _, value = setting.partition("=")
    assert refused(f"search:{setting}") == f"{name} cannot be {value}. It is at least {least}."
    make(f"search:{name}={least}", GAME, 0)


@pytest.mark.usefixtures("shipped")
def test_the_search_grows_a_tree_or_not_and_nothing_else() -> None:
    assert refused("search:tree=perhaps") == "tree cannot be “perhaps”. It is yes or no."
    for word in ("yes", "no", "on", "False"):
        make(f"search:tree={word}", GAME, 0)


def test_a_class_of_a_module_in_the_folder_where_one_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, site: Site
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "spec_nth.py").write_text(MODULE)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    assert make("spec_nth:Nth", GAME, 0).choose(None, [3, 4, 5]) == 3
    assert make("spec_nth:Nth:place=1", GAME, 0).choose(None, [3, 4, 5]) == 4
    assert make("spec_nth:Outer.Inner:back=yes", GAME, 0).choose(None, [3, 4, 5]) == 5
    assert version("spec_nth:Nth") == "3.1"
    assert version("planner") == version("search:playouts=3") == k.__version__
    assert version("stdio:x") == ""


def test_a_bot_of_a_package_takes_settings_too(site: Site) -> None:
    site.module("spec_bots", MODULE)
    site.install("spec-bots", bots={"nth": "spec_bots:Nth"})
    assert make("nth:place=2", GAME, 0).choose(None, [3, 4, 5]) == 5
    assert version("nth:place=2") == "1.0"
    assert "has no setting" in refused("nth:way=2")


@pytest.mark.parametrize("text", ["search:playouts=9", "json:JSONDecoder", "stdio:true", "http://localhost", "nobody"])
def test_what_others_may_choose_are_names_alone(text: str) -> None:
    with pytest.raises(k.BadOption, match="There is no bot"):
        require(text, GAME)
    require("search", GAME)


def test_random_plays_as_ever() -> None:
    assert isinstance(make("random", GAME, 1), RandomBot)
