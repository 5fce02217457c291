"""What the tests of rooms' words share: typed things, literals of a folder, random games told and outlined."""

from __future__ import annotations

import ast
import random
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from types import ModuleType

from kolejiste.core.actions import Merit, Prompt, Reason, Thing, tag_of
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, State
from kolejiste.core.journal import Note, seen_by
from kolejiste.core.text import LANGUAGES
from tests.core.test_text import raised, trees

NAMES = ["Anna", "Bořek", "Cyril", "Dáša", "Emil"]


def kinds(module: ModuleType, family: type[Thing]) -> list[type[Thing]]:
    """The classes of a family that a module knows."""
    found = (kind for kind in vars(module).values() if isinstance(kind, type))
    return [kind for kind in found if issubclass(kind, family) and kind != family]


def reason_keys(module: ModuleType) -> set[str]:
    """The text keys of a room's reasons why something cannot be chosen."""
    return {f"why-{tag_of(kind.__name__)}" for kind in kinds(module, Reason)}


def merit_keys(module: ModuleType) -> set[str]:
    """The text keys of what speaks for moves of a room."""
    return {f"for-{tag_of(kind.__name__)}" for kind in kinds(module, Merit)}


def error_keys(room: str) -> set[str]:
    """The text keys of what a room refuses."""
    return {f"error-{error.key}" for error in raised() if error.home == f"games/{room}"}


def hint_keys(things: Iterable[type[Thing]], of_automas: Collection[type[Thing]] = ()) -> set[str]:
    """The text keys of a room's hints for a first game: one for each prompt that people are asked."""
    prompts = [kind for kind in things if issubclass(kind, Prompt) and kind not in of_automas]
    return {f"hint-{tag_of(kind.__name__)}" for kind in prompts}


def literals_under(folder: Path) -> set[str]:
    """Every string that stands as it is in the code of a folder."""
    return {
        node.value
        for path, tree in trees()
        if path.is_relative_to(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def random_game(game: Game, seed: int) -> Iterator[tuple[State, list[Note]]]:
    """Each position of a random game with what has just happened."""
    chance, choices = Chance(seed), random.Random(seed)
    state = game.new(chance)
    yield state, []
    while not state.over:
        notes: list[Note] = []
        state.journal = notes
        state.apply(choices.choice(state.legal()), chance)
        yield state, notes


def told(games: Iterable[tuple[Game, int]]) -> set[type[Thing]]:
    """Tell random games, given with their seeds, in every language: each event as each seat and a spectator see it,
    each question and each line of the reckoning. Returns the kinds of things that were told."""
    said: set[tuple[int, Thing]] = set()
    for game, seed in games:
        for state, notes in random_game(game, seed):
            things: list[Thing] = [event for seat in (*range(game.players), None) for event in seen_by(notes, seat)]
            things += [] if state.ask is None else [state.ask]
            things += [line for sheet in state.sheet() for line in sheet.lines] if state.over else []
            for thing in things:
                if (id(game), thing) not in said:
                    said.add((id(game), thing))
                    assert all(game.say(thing, language, NAMES[: game.players]) for language in LANGUAGES)
    return {type(thing) for _, thing in said}


def outlined_whole(game: Game, seed: int, language: str, every: int) -> None:
    """Outline a random game, every so many moves and at its end, from the JSON of each view alone."""
    for state, _ in random_game(game, seed):
        if state.ply % every and not state.over:
            continue
        for seat in (*range(game.players), None):
            view = game.read_view(state.view(seat).to_json())
            sections = game.outline(view, language, NAMES[: game.players])
            assert all(section.heading and section.lines and all(section.lines) for section in sections)


def outlined(state: State, seat: int | None) -> dict[str, tuple[str, ...]]:
    """A position's sections in English by their headings."""
    game: Game = state.game
    sections = game.outline(state.view(seat), "en", NAMES[: game.players])
    return {section.heading: section.lines for section in sections}
