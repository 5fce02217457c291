"""The compiled core: the same games as the plain one, never older than its sources, and never outside its arrays."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.build import compiling
from kolejiste.core import native, worlds
from kolejiste.core.fields import fields_of
from kolejiste.core.policies import RANDOM
from tests import builds

TITLES = [title.id for title in k.titles()]
INSIDE = [title for title in TITLES if k.load(title).bind(players=2).played_inside]
needs_compiled = pytest.mark.skipif(native.CORE != native.COMPILED, reason="the core is not compiled here")


@needs_compiled
@pytest.mark.parametrize("title", TITLES)
def test_both_builds_play_the_same_games(title: str) -> None:
    assert builds.differing(title, 8, 1) == []


@pytest.mark.slow
@needs_compiled
@pytest.mark.parametrize("title", TITLES)
def test_both_builds_play_many_games_alike(title: str) -> None:
    assert builds.differing(title, 300, 12) == []


def core_of(folder: Path, **env: str) -> str:
    """Which core a process finds whose list of compiled modules stands in this folder."""
    code = (
        "import sys, pathlib\nfrom kolejiste.core import native\n"
        "native.FOLDER = pathlib.Path(sys.argv[1])\nnative.LIST = native.FOLDER / 'list.json'\nprint(native.state())"
    )
    kept = {name: value for name, value in os.environ.items() if name != native.FORCE_PLAIN}
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)], env={**kept, **env}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_core_is_used_only_if_it_was_made_from_these_sources(tmp_path: Path) -> None:
    assert core_of(tmp_path) == native.MISSING
    listed: dict[str, Any] = {
        "suffix": native.SUFFIX,
        "modules": ["kolejiste.core._luck"],
        "sources": ["core/luck.py"],
        "digest": native.digest(["core/luck.py"]),
    }

    def write(**changes: object) -> None:
        (tmp_path / "list.json").write_text(json.dumps({**listed, **changes}))

    write()
    assert core_of(tmp_path) == native.MISSING  # the module itself is not there
    (tmp_path / ("kolejiste.core._luck" + native.SUFFIX)).touch()
    assert core_of(tmp_path) == native.COMPILED
    assert core_of(tmp_path, **{native.FORCE_PLAIN: "1"}) == native.PLAIN
    write(digest="of other sources")
    assert core_of(tmp_path) == native.STALE
    write(suffix=".of-another-python.so")
    assert core_of(tmp_path) == native.MISSING
    (tmp_path / "list.json").write_text("{")
    assert core_of(tmp_path) == native.MISSING


def test_the_fast_chance_gives_pythons_fractions_for_every_seed() -> None:
    for seed in (0, 1, 7, 624, 2**31, 2**32 - 1, 2**32, 2**40 + 5, 2**64 - 1, 3**300, -5):
        chance, dice, deck = k.Chance(seed), random.Random(seed), k.Deck("deck", [3] * 100)
        left = [3] * 100
        for _ in range(300):
            place, card = int(dice.random() * sum(left)), 0
            while place >= left[card]:
                place -= left[card]
                card += 1
            left[card] -= 1
            assert chance.draw(deck) == card
        assert list(deck.counts) == left == [0] * 100


@pytest.mark.parametrize("title", INSIDE)
def test_arrays_of_a_table_are_read_and_written_like_lists_and_never_outside(title: str) -> None:
    game: Any = k.load(title).bind(players=2)
    state = game.new(k.Chance(1))
    tried = 0
    for name, field in fields_of(type(state)).items():
        value = getattr(state, name)
        if not hasattr(value, "__setitem__") or not len(value) or not isinstance(value[0], int):
            continue
        tried += 1
        before = list(value)
        assert (len(value), value[-1], value[:]) == (len(before), before[-1], before), name
        with pytest.raises(IndexError):
            value[len(value)]
        with pytest.raises(IndexError):
            value[len(value)] = 0
        with pytest.raises(IndexError):
            value[-len(value) - 1] = 0
        copy = state.clone()
        getattr(copy, name)[0] = before[0]
        setattr(copy, name, before)
        assert list(getattr(copy, name)) == before
        assert field.kind.fits(getattr(copy, name), game.layout), name
    assert tried


@pytest.mark.parametrize("title", INSIDE)
def test_numbers_that_are_no_moves_change_nothing(title: str) -> None:
    game = k.load(title).bind(players=2)
    state = game.new(k.Chance(1))
    before = state.snapshot()
    moves: tuple[Any, ...] = (-1, len(game.actions), 2**15, 2**16, 2**31, 2**63, 2**64, -(2**31), True, 1.0, "0", None)
    for move in moves:
        if type(move) is int and move in state.legal():
            continue
        with pytest.raises(k.IllegalMove):
            state.apply(move, k.Chance(0))
        assert state.snapshot() == before


@pytest.mark.parametrize("title", INSIDE)
def test_a_game_played_inside_the_core_is_one_played_by_legal_moves(title: str) -> None:
    """The very same decisions from Python, with the same fractions, lead to the same end."""
    game: Any = k.load(title).bind(players=2)
    for seed in range(3):
        inside, outside = game.new(k.Chance(seed)), game.new(k.Chance(seed))
        chance: Any = k.Chance(seed + 50)
        plies = worlds.play_on(inside, RANDOM, chance, 10**6, 10**6)
        chance = k.Chance(seed + 50)
        for _ in range(plies):
            legal = outside.legal()
            outside.apply(legal[int(chance.twister.random() * len(legal))], chance)
        assert outside.over
        assert inside.snapshot() == outside.snapshot()
        assert inside.scores == outside.scores


@pytest.mark.parametrize("title", TITLES)
def test_playouts_are_the_same_whatever_the_number_of_threads(title: str) -> None:
    game: Any = k.load(title).bind(players=2)
    chance = k.Chance(5)
    state = game.new(chance)
    dice = random.Random(5)
    while len(state.legal()) < 2 or state.ply < 8:
        state.apply(dice.choice(state.legal()), chance)
    view, moves = state.view(state.seat), state.legal()[:3]
    one = game.playouts(view, moves, 20, seed=3, policy="random", threads=1)
    many = game.playouts(view, moves, 20, seed=3, policy="random", threads=4)
    other = game.playouts(view, moves, 20, seed=4, policy="random", threads=2)

    def told(found: Any) -> list[Any]:
        return [
            (found.worth(move, world, seat), found.place(move, world, seat))
            for move in range(len(moves))
            for world in range(20)
            for seat in range(game.players)
        ]

    assert told(one) == told(many) != told(other)
    assert all(0 <= one.wins(move) <= 1 for move in range(len(moves)))
    few = game.playouts(view, moves, 3, seed=3, policy="planner", plies=4, threads=2)
    assert few.n == 3


def test_playouts_refuse_what_cannot_be_played() -> None:
    game: Any = k.load("vlaky_na_trati").bind(players=2)
    state = game.new(k.Chance(1))
    view = state.view(0)
    with pytest.raises(k.KolejisteError, match="cleverly"):
        game.playouts(view, state.legal(), 5, policy="cleverly")
    for n, seed in ((0, 1), (5, -1), (5, 2**32)):
        with pytest.raises(k.KolejisteError):
            game.playouts(view, state.legal(), n, seed=seed)
    with pytest.raises(k.IllegalMove):
        game.playouts(view, [len(game.actions) - 1], 5)


def test_a_module_is_translated_anew_when_what_it_is_made_from_changes_and_not_when_times_do(tmp_path: Path) -> None:
    """Right after an installation Cython's own files are newer than everything."""
    core = tmp_path / "kolejiste" / "core"
    core.mkdir(parents=True)
    rule, types, name = core / "turns.py", core / "bits.pxd", "kolejiste.core.turns"
    rule.write_text("def turn(): pass\n")
    types.write_text("ctypedef unsigned long long Mask\n")
    first = compiling.untranslated(tmp_path, [name])
    assert list(first) == [name]
    (core / "turns.c").write_text("")
    compiling.translated(tmp_path, first)
    os.utime(core / "turns.c", (0, 0))
    assert compiling.untranslated(tmp_path, [name]) == {}
    types.write_text("ctypedef unsigned int Mask\n")
    assert list(compiling.untranslated(tmp_path, [name])) == [name]
    types.write_text("ctypedef unsigned long long Mask\n")
    (core / "turns.c").unlink()
    assert list(compiling.untranslated(tmp_path, [name])) == [name]
