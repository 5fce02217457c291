"""`kolejiste games`, and how the command speaks."""

from __future__ import annotations

import json
import sys

import pytest

from kolejiste.core import native

from .. import patience
from .conftest import EUROPE, SF, Command


def test_games_tells_seats_maturity_and_that_a_board_is_reconstructed(kolejiste: Command) -> None:
    said = kolejiste("games").out
    europe, san_francisco = said[said.index(EUROPE) :].split(SF)
    assert "2 to 5 players, 30 to 60 minutes" in europe
    assert "beta" in europe
    assert "verified" in europe
    assert "reconstructed" in san_francisco
    assert "kolejiste play mini_express" in said


def test_games_as_json(kolejiste: Command) -> None:
    found = {game["id"]: game for game in json.loads(kolejiste("games", "--json").out)}
    assert found[SF]["board"] == "reconstructed"
    assert found[EUROPE]["seats"] == [2, 5]


def test_games_loads_no_game() -> None:
    program = (
        "import sys; from kolejiste.cli import app\n"
        "try: app(['games'])\n"
        "except SystemExit: pass\n"
        "assert 'kolejiste.core.registry' in sys.modules\n"
        "assert 'kolejiste.games.tickets.game' not in sys.modules\n"
    )
    result = patience.run([sys.executable, "-c", program], env={"PYTHONPATH": ":".join(sys.path)})
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize(("language", "word"), [("cs", "Vydání"), ("sk", "Vydanie"), ("en", "Edition")])
def test_three_languages(kolejiste: Command, language: str, word: str) -> None:
    assert word in kolejiste("games", "--language", language).out


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("KOLEJISTE_LANGUAGE", "sk", "Vydanie"),
        ("LC_ALL", "cs_CZ.UTF-8", "Vydání"),
        ("LANG", "sk_SK", "Vydanie"),
        ("LANG", "de_DE.UTF-8", "Edition"),
        ("LANG", "C", "Edition"),
    ],
)
def test_language_of_the_environment(
    kolejiste: Command, monkeypatch: pytest.MonkeyPatch, name: str, value: str, word: str
) -> None:
    monkeypatch.setenv(name, value)
    assert word in kolejiste("games").out


def test_version_and_help(kolejiste: Command) -> None:
    said = kolejiste("--version").out
    assert said.startswith("kolejiste 0.")
    assert ("compiled core" in said) == (native.CORE == native.COMPILED)
    for command in ([], ["games"], ["play"], ["simulate"], ["replay"], ["verify"], ["board"], ["edition", "check"]):
        assert "kolejiste" in kolejiste(*command, "--help").out.split("Examples")[1]


def test_flags_are_shown_without_a_type(kolejiste: Command) -> None:
    for command in ([], ["games"], ["replay"], ["serve"], ["edition", "export"]):
        said = kolejiste(*command, "--help").out
        assert "--help" in said
        assert "<bool>" not in said


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "Každá společnost má"), ("sk", "Každá spoločnosť má"), ("en", "")]
)
def test_rules_tell_the_whole_help_in_words(kolejiste: Command, language: str, words: str) -> None:
    said = kolejiste("rules", "mini_express", "--language", language).out
    assert words in " ".join(said.split())
    assert "picture:" not in said
    assert max(map(len, said.splitlines())) <= 80
    assert len(said.splitlines()) > 80


def test_shell_completes_games_and_bots(process: Command) -> None:
    env = {"_KOLEJISTE_COMPLETE": "complete_bash", "_TYPER_COMPLETE_TESTING": "1"}
    program = "from kolejiste.cli import app; app(prog_name='kolejiste')"

    def complete(words: str) -> str:
        result = patience.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": ":".join(sys.path), "COMP_WORDS": words, "COMP_CWORD": str(words.count(" ")), **env},
        )
        return result.stdout.decode()

    assert EUROPE in complete("kolejiste play ")
    assert "planner,random" in complete("kolejiste simulate x --bots planner,r")
    assert "you" in complete("kolejiste play x --seats ")
