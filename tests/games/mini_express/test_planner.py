"""The planner: quick, honest, stronger than chance and than the automa, and no fool at the end of a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core import worlds
from kolejiste.games.mini_express.actions import BuildTrack, TakeShare
from kolejiste.games.mini_express.game import MiniGame
from kolejiste.games.mini_express.planner import MiniPlanner

from .positions import company, experts, grown, mini, options, play, position, seat

Player = Callable[[Any, Sequence[int], k.Chance], int]
SETTINGS = list(k.load("mini_express").settings())


def chosen(state: k.State) -> Any:
    """What the planner does here."""
    game = state.game
    return game.action(game.planner().choose(state, state.legal(), k.Chance(0)))


def finish(game: k.Game, players: Sequence[Player], seed: int) -> k.State:
    """A whole game; the rules play for automas."""
    chance = k.Chance(seed)
    state = game.new(chance)
    while not state.over:
        legal = state.legal()
        move = legal[0] if state.seat >= len(players) else players[state.seat](state, legal, chance)
        assert move in legal
        state.apply(move, chance)
        assert state.ply <= game.max_plies
    return state


def wins(game: k.Game, games: int, seed: int, dice: random.Random) -> int:
    """Victories of one planner, on every seat in turn, among people who play at random."""
    planner, won = game.planner(), 0
    for number in range(games):
        players: list[Player] = [lambda state, legal, chance: dice.choice(legal)] * game.people
        own = number % game.people
        players[own] = planner.choose
        won += finish(game, players, seed + number // game.people).ranks[own] == 1
    return won


# --- lawful and honest ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("players", "chosen_options"), SETTINGS)
def test_planner_plays_every_setting(players: int, chosen_options: dict[str, Any]) -> None:
    game = mini(players, **chosen_options)
    state = finish(game, [game.planner().choose] * players, seed=21)
    assert state.census() == game.box


@pytest.mark.parametrize(
    "game",
    [
        mini(3, golden_spike=True),
        mini(5, map="europe", ports=True),
        mini(2),
        experts(),
        mini(1, difficulty="conductor"),
    ],
    ids=["three", "five", "duo", "experts", "solo"],
)
def test_planner_needs_only_its_view(game: k.Game) -> None:
    """On a state dealt from its view, with any chance, used or fresh, it plays the same, and leaves the state alone."""
    planner, dice = game.planner(), random.Random(4)
    chance = k.Chance(9)
    state = game.new(chance)
    while not state.over:
        legal, before = state.legal(), state.snapshot()
        move = legal[0]
        if len(legal) > 1:
            move = planner.choose(state, legal, chance)
            assert state.snapshot() == before
            if dice.random() < 0.3:
                world = game.sampler(state.view(state.seat))(k.Chance(dice.getrandbits(32)))
                assert game.planner().choose(world, world.legal(), k.Chance(dice.getrandbits(32))) == move
        state.apply(dice.choice(legal) if dice.random() < 0.1 else move, chance)


@pytest.mark.parametrize(
    "game", [mini(4, golden_spike=True), mini(3, map="europe", ports=True), mini(1), experts()], ids=str
)
def test_planner_puts_a_table_back_on_which_it_tried_moves(game: MiniGame) -> None:
    """In simulated games it thinks on the very table that is played on."""
    planner, chance = MiniPlanner(game), k.Chance(5)
    state = game.new(chance)
    state.thinking = planner.thinking
    while not state.over:
        legal, before = state.legal(), state.snapshot()
        move = worlds.planned(state, legal, chance)
        assert state.snapshot() == before
        assert state.check() == []
        assert move == planner.choose(state, legal, chance)
        state.apply(move, chance)


def test_planner_can_be_given_other_weights() -> None:
    game = mini(3)
    assert MiniPlanner(game, win=0.0).thinking.win == 0.0
    assert MiniPlanner(game).thinking.win == 100.0
    with pytest.raises(AttributeError):
        MiniPlanner(game, luck=1.0)


# --- strength -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_planner_beats_two_random_players() -> None:
    assert wins(mini(3), 102, seed=600, dice=random.Random(1)) >= 99


def test_planner_beats_a_random_expert() -> None:
    assert wins(experts(), 24, seed=700, dice=random.Random(2)) >= 23


@pytest.mark.slow
@pytest.mark.parametrize(("difficulty", "games", "least"), [("passenger", 60, 57), ("railwayman", 24, 10)])
def test_planner_beats_the_automa(difficulty: str, games: int, least: int) -> None:
    assert wins(mini(1, difficulty=difficulty), games, seed=800, dice=random.Random(3)) >= least


# --- situations -----------------------------------------------------------------------------------------------------


def test_share_for_nothing_is_taken() -> None:
    """Wood is long, seat 0 leads in it, and its pool is empty."""
    game = mini(3)
    wood = company(track=grown(game, "wood", 16), pool=0)
    state = position(game, wood=wood, seats=[seat(influence={"wood": 5, "steel": 1, "leather": 1, "cotton": 1})])
    assert chosen(state) == TakeShare("wood")


def test_last_influence_is_not_paid_for_a_share_at_the_end() -> None:
    """The last turn: without influence in wood both shares would be worth nothing."""
    state = last_turn(wood=2, own=seat({"wood": 1}, {"wood": 2, "steel": 1, "leather": 1, "cotton": 1}))
    assert TakeShare("wood") in options(state, TakeShare)
    assert chosen(state) != TakeShare("wood")


def test_share_is_bought_at_the_end_with_influence_to_spare() -> None:
    state = last_turn(wood=2, own=seat({"wood": 1}, {"wood": 9, "steel": 1, "leather": 1, "cotton": 1}))
    assert chosen(state) == TakeShare("wood")


def last_turn(wood: int, own: dict[str, Any]) -> k.State:
    """The last seat of the last round; steel and leather are exhausted, so many trains lie in the pool of wood."""
    game = mini(3)
    return position(
        game,
        wood=company(track=grown(game, "wood", 14), pool=wood),
        steel=company(gone=True),
        leather=company(gone=True),
        seats=[seat({"steel": 3, "leather": 3}), seat({"steel": 3, "leather": 3}), own],
        turn=2,
        ending=True,
    )


@pytest.mark.parametrize("ahead", [True, False])
def test_game_is_ended_by_who_is_ahead(ahead: bool) -> None:
    """Steel is exhausted and one share of leather is left for nothing: the last seat takes it if that wins the game."""
    game = mini(3)
    rich, poor = seat({"steel": 4, "leather": 2}, dict.fromkeys(("wood", "steel", "leather", "cotton"), 6)), seat()
    state = position(
        game,
        steel=company(track=grown(game, "steel", 12), gone=True),
        leather=company(pool=0),
        wood=company(track=grown(game, "wood", 12), pool=5),
        seats=[poor if ahead else rich, seat({"steel": 2, "leather": 3}), rich if ahead else poor],
        turn=2,
    )
    assert TakeShare("leather") in options(state, TakeShare)
    assert (chosen(state) == TakeShare("leather")) == ahead
    if ahead:
        play(state, TakeShare("leather"))
        assert state.over
        assert state.ranks[2] == 1


def test_pool_is_not_emptied_for_the_next_seat() -> None:
    """Nobody can pay for wood, which is long; its last train would bring two steel, and seat 1 a share for nothing."""
    game = mini(3)
    influence = {"wood": 0, "steel": 2, "leather": 2, "cotton": 2}
    state = position(
        game,
        wood=company(track=grown(game, "wood", 17), pool=1),
        seats=[seat({"steel": 1}, influence), seat({"wood": 2}, influence), seat({"wood": 2}, influence)],
        tokens={"new-orleans": "steel-steel"},
    )
    assert BuildTrack("wood", "new-orleans") in options(state, BuildTrack)
    assert chosen(state) != BuildTrack("wood", "new-orleans")
