"""The texts: three languages that say the same, every word that is used and none that is not."""

from __future__ import annotations

import ast
import importlib
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kolejiste
from kolejiste.arena import errors as arena_errors
from kolejiste.arena.errors import ARENA_TEXT
from kolejiste.bots import BOTS
from kolejiste.cli import errors as cli_errors
from kolejiste.cli.errors import CLI_TEXT
from kolejiste.coach import errors as coach_errors
from kolejiste.coach.errors import COACH_TEXT
from kolejiste.core import errors
from kolejiste.core.edition import Status
from kolejiste.core.errors import BadEdition, BadOption, KolejisteError, Problem
from kolejiste.core.record import Begins
from kolejiste.core.registry import GAMES, Title, titles
from kolejiste.core.text import CORE_TEXT, LANGUAGES, core_words, list_of, words
from kolejiste.research import errors as research_errors
from kolejiste.research.errors import RESEARCH_TEXT
from kolejiste.server import errors as server_errors
from kolejiste.server.speech import WEB, WEB_TEXT

SOURCE = Path(kolejiste.__file__).parent
TEMPLATE_TEXT = SOURCE / "template" / "text"
FOLDERS = [
    CORE_TEXT,
    ARENA_TEXT,
    COACH_TEXT,
    CLI_TEXT,
    WEB_TEXT,
    RESEARCH_TEXT,
    TEMPLATE_TEXT,
    *sorted(folder for folder in GAMES.glob("**/text") if folder.is_dir()),
]
MATURITIES = ("alpha", "beta", "stable")


# --- reading texts and code -------------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.names.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Every key of a file with the arguments its text uses; errors of form and doubled keys fail at once."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{language}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{folder}/{language}.ftl: {entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.glob("**/*.py"))]


def strings(tree: ast.Module) -> Iterator[str]:
    """Every string that stands in a file as it is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def literals() -> frozenset[str]:
    """Every string that stands in our code as it is."""
    return frozenset(text for _, tree in trees() for text in strings(tree))


class Raised(NamedTuple):
    place: str
    key: str
    args: frozenset[str]

    @property
    def home(self) -> str:
        """Whose code says it: core, cli, server, or a room as `games/tickets`."""
        parts = Path(self.place).parts
        return "/".join(parts[:2]) if parts[0] == "games" else parts[0]

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders in which its text may stand."""
        return (CORE_TEXT, *TEXTS_OF.get(self.home, ()))


# Who has words of its own besides core's.
TEXTS_OF = {
    "arena": (ARENA_TEXT,),
    "coach": (COACH_TEXT,),
    "cli": (CLI_TEXT,),
    "research": (RESEARCH_TEXT,),
    "server": (WEB_TEXT,),
    "template": (TEMPLATE_TEXT,),
} | {f"games/{room.name}": (room / "text",) for room in sorted(GAMES.iterdir()) if (room / "text").is_dir()}


# Where the key stands among the arguments of each kind of error.
KEY_PLACE = {
    name: 0
    for name, kind in (
        vars(errors)
        | vars(arena_errors)
        | vars(coach_errors)
        | vars(cli_errors)
        | vars(research_errors)
        | vars(server_errors)
    ).items()
    if isinstance(kind, type) and issubclass(kind, KolejisteError)
} | {"Problem": 1}
del KEY_PLACE["BadEdition"]


@cache
def raised() -> list[Raised]:
    """Every error our code can say: its key and the arguments it is given."""
    found = [Raised("core/errors.py", "edition", frozenset({"file", "count"}))]
    for path, tree in trees():
        if path.name != "errors.py":
            found += [error for error, _ in _raised_in(path, tree)]
    return found


def _raised_in(path: Path, tree: ast.Module) -> Iterator[tuple[Raised, str]]:
    """Each error that a file can say, with the name of its kind there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEY_PLACE:
            place = f"{path.relative_to(SOURCE)}:{node.lineno}"
            key = node.args[KEY_PLACE[node.func.id]]
            assert isinstance(key, ast.Constant), f"{place}: an error's key must be written out"
            assert all(given.arg for given in node.keywords), f"{place}: an error's arguments must be written out"
            args = frozenset(given.arg for given in node.keywords if given.arg)
            yield Raised(place, str(key.value), args), node.func.id


def options(title: Title) -> set[str]:
    """The keys of a title's options and their choices."""
    return set(title.option_words())


# --- the languages agree ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_three_languages_have_the_same_keys_and_arguments(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES:
        assert messages(folder, language) == english


def test_a_room_overrides_only_what_its_engine_says() -> None:
    for title in titles():
        engine, *rooms = title.text_folders
        for room in rooms:
            for key, args in messages(room, "en").items():
                assert key in messages(engine, "en"), f"{room}: {key} overrides nothing"
                assert args <= messages(engine, "en")[key]


# --- every word is there, and used ------------------------------------------------------------------------------


def test_every_error_has_a_text_that_needs_no_more_than_it_is_given() -> None:
    for error in raised():
        texts = [messages(folder, "en") for folder in error.folders]
        found = [text[f"error-{error.key}"] for text in texts if f"error-{error.key}" in text]
        assert len(found) == 1, f"{error.place}: {error.key} must have one text, in core's or in its own"
        assert found[0] <= error.args, f"{error.place}: {error.key}"


def test_an_error_is_told_in_the_words_of_its_home() -> None:
    """An error with a text outside of core's is of a kind that names that folder."""
    for path, tree in trees():
        for error, name in _raised_in(path, tree) if path.name != "errors.py" else ():
            own = TEXTS_OF.get(error.home, ())
            if any(f"error-{error.key}" in messages(folder, "en") for folder in own):
                module = importlib.import_module(f"kolejiste.{error.place.split('.py:')[0].replace('/', '.')}")
                kind = vars(module)["BadEdition" if name == "Problem" else name]  # that tells its problems
                assert (kind.texts,) == own, f"{error.place}: {name} does not know whose words it speaks"


def test_core_s_texts_serve_no_room_alone() -> None:
    """A sixth game changes no text of core: what only rooms, the command or the pages say is theirs."""
    core = set(messages(CORE_TEXT, "en"))
    homes: dict[str, set[str]] = {}
    for error in raised():
        homes.setdefault(f"error-{error.key}", set()).add(error.home)
    for key in core & set(homes):
        assert not all(home.startswith("games/") for home in homes[key]), f"only rooms say {key}"
        assert len(homes[key]) > 1 or homes[key] <= {"core", "bots"}, f"only {homes[key]} says {key}"
    assert not {key for key in core if key.startswith("cli-")}
    in_rooms = {text for path, tree in trees() if path.is_relative_to(GAMES) for text in strings(tree)}
    elsewhere = {text for path, tree in trees() if not path.is_relative_to(GAMES) for text in strings(tree)}
    assert not (core & in_rooms) - elsewhere - set(homes)


def test_each_home_s_errors_are_all_said() -> None:
    for home, folders in TEXTS_OF.items():
        said = {f"error-{error.key}" for error in raised() if error.home == home}
        for folder in folders:
            assert not {key for key in messages(folder, "en") if key.startswith("error-")} - said, folder


def test_status_and_maturity_have_words() -> None:
    for language in LANGUAGES:
        spoken = core_words(language)
        assert all(f"status-{status}" in spoken for status in get_args(Status))
        assert all(f"maturity-{maturity}" in spoken for maturity in MATURITIES)


def test_options_have_words() -> None:
    for title in titles():
        for language in LANGUAGES:
            assert options(title) <= set(words(language, CORE_TEXT, *title.text_folders).keys)


def test_no_core_text_is_unused() -> None:
    derived = {f"error-{error.key}" for error in raised()}
    derived |= {f"status-{status}" for status in get_args(Status)} | {f"maturity-{word}" for word in MATURITIES}
    derived |= {f"bot-{name}" for name in BOTS} | {f"begins-{way}" for way in get_args(Begins)}
    assert not set(messages(CORE_TEXT, "en")) - derived - literals()


def test_pages_say_only_words_that_exist_and_all_of_them() -> None:
    templates = "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "templates").glob("*.html")))
    said = set(re.findall(r"""say\(["']([a-z0-9-]+)["'][,)]""", templates))
    begun = set(re.findall(r"""say\(["']([a-z0-9-]+-)["'] ~""", templates))
    known = set(messages(WEB_TEXT, "en"))
    assert not said - known - set(messages(CORE_TEXT, "en"))
    begun |= {"http-", "bot-", "tour-"}  # by the number of the error, by the bot's word, by the label
    begun |= {"error-"}  # told by errors, and looked at with them
    said |= {f"who-{bot}" for bot in BOTS}
    assert not {key for key in known - said - literals() if not key.startswith(tuple(begun))}
    assert not known & set(messages(CORE_TEXT, "en"))


def test_the_coach_says_only_words_that_exist_and_all_of_them() -> None:
    templates = "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "templates").glob("*.html")))
    said = set(re.findall(r"""coach\(["']([a-z0-9-]+)["'][,)]""", templates)) | literals()
    known = {key for key in messages(COACH_TEXT, "en") if not key.startswith("error-")}
    assert not {key for key in known - said if not key.startswith("coach-account-")}
    assert {key for key in said if key.startswith("coach-") and not key.endswith("-")} <= known


def test_the_command_line_says_only_words_that_exist_and_all_of_them() -> None:
    said = {text for text in literals() if text.startswith("cli-") and text.replace("-", "").isalnum()}
    assert said == {key for key in messages(CLI_TEXT, "en") if not key.startswith("error-")}


# --- how it reads -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("cs", {1: "jednu chybu", 2: "2 chyby", 5: "5 chyb", 22: "22 chyb"}),
        ("sk", {1: "jednu chybu", 2: "2 chyby", 5: "5 chýb", 22: "22 chýb"}),
        ("en", {1: "one error", 2: "2 errors", 5: "5 errors", 22: "22 errors"}),
    ],
)
def test_numbers_take_the_right_form(language: str, forms: dict[int, str]) -> None:
    for count, form in forms.items():
        error = BadEdition("my.toml", [Problem("about", "missing")] * count)
        assert form in error.say(language).splitlines()[0]


def test_errors_of_a_room_keep_their_words_on_the_way_from_a_worker() -> None:
    from kolejiste.games.tickets.errors import BadEdition as OfTickets

    (problem,) = OfTickets("my.toml", [Problem("map", "no-city", city="Brno")]).problems
    problem.line = 7
    error = OfTickets("my.toml", [problem])
    again = pickle.loads(pickle.dumps(error))
    for language in LANGUAGES:
        assert again.say(language) == error.say(language)
        assert "7: map: " in error.say(language)
        assert "Brno" in error.say(language)


def test_a_near_name_is_offered_only_when_there_is_one() -> None:
    for language in LANGUAGES:
        near = KolejisteError("no-title", game="x", near="europe", games="a, b").say(language)
        far = KolejisteError("no-title", game="x", near="none", games="a, b").say(language)
        assert "europe" in near
        assert "none" not in far
        assert "?" not in far


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="cs, sk, en"):
        words("de", CORE_TEXT)


def test_a_missing_argument_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(KeyError):
        core_words("en")("seat")


def test_lists_end_in_the_language_s_own_way() -> None:
    assert list_of(["a", "b"], "cs") == "a a\N{NO-BREAK SPACE}b"
    assert list_of(["a", "b"], "en") == "a and b"
