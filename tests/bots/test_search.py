"""Bots that search: they see only their view, spend what they are given, and can be stopped at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

import kolejiste as k
from kolejiste.bots import LEVELS, SearchBot, make
from kolejiste.bots.ending import solved
from kolejiste.bots.search import candidates, weigh
from kolejiste.core.simulation import Playouts, Worlds

SETTINGS = [
    ("ticket_to_ride_europe", 2),
    ("ticket_to_ride_san_francisco", 3),
    ("vlaky_na_trati", 2),
    ("mini_express", 3),
    ("railroad_revolution", 2),
]


def decisions(game: k.Game, every: int, seed: int = 11) -> Iterator[k.State]:
    """Some positions of a game between planners in which there is something to choose."""
    chance, planner = k.Chance(seed), game.planner()
    state = game.new(chance)
    while not state.over:
        legal = state.legal()
        if len(legal) > 1 and state.ply % every == 0:
            yield state.clone()
        state.apply(planner.choose(state, legal, chance), chance)


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_a_search_does_not_peek(title: str, players: int) -> None:
    """Everything that it cannot see is dealt anew, and with the same seed it makes the same move."""
    _does_not_peek("search:playouts=30", title, players, every=40)


@pytest.mark.parametrize("players", [2, 4])
def test_nor_does_one_that_tries_errands(players: int) -> None:
    _does_not_peek("search:playouts=200,errands=1", "ticket_to_ride_san_francisco", players, every=40)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_every_level_decides_by_what_its_seat_sees(title: str, players: int, level: str) -> None:
    _does_not_peek(level, title, players, every=60)


def _does_not_peek(spec: str, title: str, players: int, every: int) -> None:
    game = k.load(title).bind(players)
    for state in decisions(game, every):
        view = state.view(state.seat)
        sampler = game.sampler(view)
        chosen = set()
        for deal in range(3):
            world = sampler(k.Chance(deal))
            assert world.view(world.seat).to_json() == view.to_json()
            bot = make(spec, game, 5)
            chosen.add(bot.choose(world.view(world.seat), world.legal()))
        assert len(chosen) == 1
        assert chosen <= set(state.legal())


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_nobody_in_a_playout_reacts_to_hidden_cards(title: str, players: int) -> None:
    """Who moves by the planner moves alike whatever the others hold, so nothing need be dealt anew within a playout."""
    game = k.load(title).bind(players)
    planner = game.planner()
    for state in decisions(game, every=5):
        dealt = game.sampler(state.view(state.seat))(k.Chance(state.ply))
        legal = state.legal()
        assert planner.choose(state, legal, k.Chance(3)) == planner.choose(dealt, legal, k.Chance(3))


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_what_is_found_follows_from_playouts_and_seed(title: str, players: int) -> None:
    game = k.load(title).bind(players)
    state = next(decisions(game, every=30))
    view = state.view(state.seat)
    moves = candidates(game, view, state.legal())
    one = weigh(game, view, moves, playouts=60, seed=4, threads=1)
    assert one == weigh(game, view, moves, playouts=60, seed=4, threads=3)
    assert sorted(found.move for found in one) == sorted(moves)
    assert sum(found.playouts for found in one) <= max(60, len(moves))
    assert all(found.value <= one[0].value for found in one)


def test_another_seed_has_other_worlds() -> None:
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    state = next(decisions(game, every=30))
    first, second = (weigh(game, state.view(state.seat), state.legal(), playouts=60, seed=seed) for seed in (4, 5))
    assert first != second


def test_a_search_that_is_stopped_has_a_move() -> None:
    game = k.load("vlaky_na_trati").bind(2)
    state = next(decisions(game, every=30))
    found = weigh(game, state.view(state.seat), state.legal(), playouts=10**6, seed=4, stopped=lambda: True)
    assert found[0].move in state.legal()
    assert 0 < found[0].playouts < 100
    assert weigh(game, state.view(state.seat), state.legal(), playouts=10**6, seed=4, seconds=0.0)[0].playouts < 100


def test_a_move_to_keep_is_weighed_to_the_last() -> None:
    game = k.load("vlaky_na_trati").bind(2)
    state = next(one for one in decisions(game, every=1) if len(one.legal()) > 8)
    view, legal = state.view(state.seat), state.legal()
    worst = weigh(game, view, legal, playouts=300, seed=1)[-1].move
    found = {one.move: one.playouts for one in weigh(game, view, legal, playouts=300, seed=1, keep=[worst])}
    assert found[worst] == max(found.values())


def test_small_ends_are_solved() -> None:
    """Vlaky na trati closes with actions in which its first planner lost points. Where no line depends on luck or
    secrets the search plays all of them, and what it chooses is never worse than the planner's choice."""
    game = k.load("vlaky_na_trati").bind(2, sheet="II")
    better = 0
    for seed in range(4):
        for state in decisions(game, every=1, seed=seed):
            view, legal = state.view(state.seat), state.legal()
            lines = solved(game, view, legal)
            if lines is None:
                continue
            usual = game.planner("first").choose(state.clone(), legal, k.Chance(0))
            lost = lines[0].margin - next(one for one in lines if one.move == usual).margin
            assert lost >= 0
            assert make("search:playouts=1", game, 3).choose(view, legal) in {
                one.move for one in lines if one.value == lines[0].value
            }
            better += lost > 0
    assert better > 0


def test_the_end_is_not_solved_while_it_depends_on_the_deck() -> None:
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    assert all(solved(game, one.view(one.seat), one.legal()) is None for one in decisions(game, every=9))


def test_a_tree_finds_answers_that_the_planner_does_not_see() -> None:
    """In Mini Express there is no luck after the draft: the tree expects less of a move than a single playout does,
    because the others look for better answers too."""
    game = k.load("mini_express").bind(3)
    state = next(one for one in decisions(game, every=1) if len(one.legal()) > 8)
    view, moves = state.view(state.seat), candidates(game, state.view(state.seat), state.legal())
    flat = weigh(game, view, moves, playouts=200, seed=1, tree=False)
    tree = weigh(game, view, moves, playouts=200, seed=1, tree=True)
    assert sum(one.playouts for one in tree) == 200
    assert tree[0].value < flat[0].value
    assert weigh(game, view, moves, playouts=200, seed=1, tree=True, threads=3) == tree


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_levels_that_search_have_the_budget_that_the_title_says(title: str, players: int, level: str) -> None:
    game = k.load(title).bind(players)
    bot = make(level, game, 1)
    assert isinstance(bot, SearchBot)
    assert bot.playouts == getattr(game.title.search, level) * 2 // players


def test_every_level_plays_every_title() -> None:
    for title, players in SETTINGS:
        game = k.load(title).bind(players)
        state = list(decisions(game, every=1))[-1]
        for level in LEVELS:
            assert make(level, game, 1).choose(state.view(state.seat), state.legal()) in state.legal()


def test_people_wait_no_longer_than_they_have_patience() -> None:
    game = k.load("ticket_to_ride_europe").bind(2)
    state = next(decisions(game, every=20))
    bot = make("search:playouts=100000", game, 1)
    bot.patience = 0.0
    began = time.process_time()
    bot.choose(state.view(state.seat), state.legal())
    assert time.process_time() - began < 5  # all the playouts would take half a minute


def test_an_easy_choice_costs_little() -> None:
    """A budget is the most that is spent: what is clear after some worlds is played no more."""
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    last = list(decisions(game, every=1))[-1]
    found = weigh(game, last.view(last.seat), last.legal(), playouts=20_000, seed=1)
    assert sum(one.playouts for one in found) < 20_000


def test_the_own_seat_is_played_on_in_the_manner_and_the_others_are_not() -> None:
    """Whoever looks plays on as its planner does in that manner, and everybody else as the club does."""
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    state = next(decisions(game, every=30))
    view, seat = state.view(state.seat), state.seat
    planners = {True: game.planner("beginner"), False: game.planner()}
    worlds = Worlds(game, view, 4, threads=1, manner="beginner")
    found = worlds.try_out(state.legal()[:3], 0, 4)
    for world in range(4):
        for number, move in enumerate(found.moves):
            table, chance = worlds.world(world)
            table.apply(move, chance)
            while not table.over:
                table.apply(planners[table.seat == seat].choose(table, table.legal(), chance), chance)
            assert [found.worth(number, world, one) for one in range(2)] == table.scores


def test_what_a_seat_could_set_out_to_do_is_weighed_too() -> None:
    """With errands a search also finds moves that pay only if the seat goes on with them: nothing legal is invented,
    every move is told once, and the result follows from the seed, whatever the number of threads."""
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    for state in decisions(game, every=9):
        view, legal = state.view(state.seat), state.legal()
        moves, errands = candidates(game, view, legal), game.errands(view)
        found = weigh(game, view, moves, playouts=2000, seed=4, keep=moves[:1], errands=errands, threads=1)
        told = [one.move for one in found]
        assert set(moves) <= set(told) <= set(legal)
        assert len(told) == len(set(told))
    assert found == weigh(game, view, moves, playouts=2000, seed=4, keep=moves[:1], errands=errands, threads=3)


def test_an_errand_that_pays_is_found() -> None:
    """The errand that looks best in some worlds is clearly better than the planner's plan in others, somewhere in a
    game, and there a search that may set out on it expects more than one that may not."""
    game, paid = k.load("ticket_to_ride_san_francisco").bind(2), 0
    for state in decisions(game, every=9):
        view, legal = state.view(state.seat), state.legal()
        usual, errands = candidates(game, view, legal)[0], game.errands(view)
        if not errands:
            continue
        worlds = Worlds(game, view, 8, manner=game.title.search.manner)
        begun = [worlds.planned(worlds.some, legal, k.Chance(0), errand) for errand in errands]
        tried = worlds.try_out(begun, 0, 100, errands=errands)
        best = max(range(len(errands)), key=lambda number: tried.mean(number) - tried.mean(number, 1 - state.seat))
        again = worlds.try_out([usual, begun[best]], 100, 500, errands=[0, errands[best]])

        def lead(line: int, world: int, found: Playouts = again, seat: int = state.seat) -> float:
            return found.worth(line, world, seat) - found.worth(line, world, 1 - seat)

        gains = [lead(1, world) - lead(0, world) for world in range(again.n)]
        if fmean(gains) > 4 * stdev(gains) / sqrt(again.n):
            plain = weigh(game, view, [usual], playouts=1000, seed=8)
            on_it = weigh(game, view, [usual], playouts=1000, seed=8, errands=[errands[best]])
            assert on_it[0].margin > plain[0].margin
            assert begun[best] in [one.move for one in on_it]
            paid += 1
    assert paid


class Counted:
    """What is played in worlds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.worlds, self.games, self.lines = 0, 0, 0
        try_out = Worlds.try_out

        def counted(worlds: Worlds, moves: Sequence[int], *given: Any, **named: Any) -> Playouts:
            found = try_out(worlds, moves, *given, **named)
            self.worlds += found.n
            self.games += found.n * len(moves)
            self.lines = max(self.lines, len(moves))
            return found

        monkeypatch.setattr(Worlds, "try_out", counted)

    def clear(self) -> None:
        self.worlds, self.games, self.lines = 0, 0, 0


def test_a_search_that_is_stopped_on_errands_says_what_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is best is told by the half of the games that told more: once the best errand has been found, not by the
    first few that try the moves on it."""

    def asked(often: int) -> Callable[[], bool]:
        times = iter(range(often))
        return lambda: next(times, None) is None

    game, dealt = k.load("ticket_to_ride_san_francisco").bind(2), Counted(monkeypatch)
    state = list(decisions(game, every=20))[1]
    view, moves = state.view(state.seat), state.legal()
    errands, told = game.errands(view), [0]
    whole = weigh(game, view, moves, playouts=800, seed=3, errands=errands)
    for patience in range(1, 300, 3):
        dealt.clear()
        found = weigh(game, view, moves, playouts=800, seed=3, threads=1, errands=errands, stopped=asked(patience))
        told.append(found[0].playouts)
        assert told[-1] >= dealt.worlds / 2
    assert errands
    assert told == sorted(told)
    assert found == whole


@pytest.mark.parametrize("playouts", [1, 30, 100, 400])
def test_errands_cost_no_more_than_there_is(playouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line is tried once, however few playouts there are, and then nothing beyond them."""
    game, dealt = k.load("ticket_to_ride_san_francisco").bind(2), Counted(monkeypatch)
    for state in decisions(game, every=15):
        view = state.view(state.seat)
        dealt.clear()
        found = weigh(game, view, state.legal(), playouts=playouts, seed=3, errands=game.errands(view))
        assert {one.move for one in found} <= set(state.legal())
        assert 0 < dealt.games <= max(playouts, dealt.lines)


def test_every_move_that_is_tried_has_an_errand_or_none_has() -> None:
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    state = next(decisions(game, every=9))
    worlds = Worlds(game, state.view(state.seat), 1)
    with pytest.raises(ValueError, match="2 moves cannot have 1 errands"):
        worlds.try_out(state.legal()[:2], 0, 1, errands=[0])


def test_errands_are_tried_from_as_many_playouts_on_as_the_title_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    least = game.title.search.errands
    assert game.title.search.expert < least <= game.title.search.master
    asked: list[object] = []

    def errands(view: object) -> list[int]:
        asked.append(view)
        return []

    monkeypatch.setattr(game, "errands", errands)
    state = next(decisions(game, every=9))
    for spec, tries in (
        (f"search:playouts={least}", 1),
        (f"search:playouts={least - 1}", 0),
        ("search:playouts=20,errands=20", 1),
        (f"search:playouts={least},errands=0", 0),
    ):
        asked.clear()
        make(spec, game, 1).choose(state.view(state.seat), state.legal())
        assert len(asked) == tries


def test_the_first_candidate_is_what_the_manner_of_the_title_would_do() -> None:
    game = k.load("ticket_to_ride_san_francisco").bind(2)
    assert game.title.search.manner == "keen"
    differs = 0
    for state in decisions(game, every=3):
        view, legal = state.view(state.seat), state.legal()
        keen, club = (game.planner(manner).choose(state, legal, k.Chance(0)) for manner in ("keen", "club"))
        assert candidates(game, view, legal)[0] == keen
        assert candidates(game, view, legal, "club")[0] == club
        differs += keen != club
    assert differs > 0
