"""The planner: quick, honest, and busy with its milestones, tracks and trains to the last turn."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core.record import Record, replay
from kolejiste.games.railroad_revolution.actions import (
    BuildOffice,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    PlaceWorker,
    Promote,
    SellShare,
    TakeBonus,
)
from tests.replays import FOLDER

from .positions import milestone, of, position, rr, script, seat, today, trading

WEST = [
    "charlotte-miami",
    "miami-houston",
    "houston-el-paso",
    "el-paso-san-diego",
    "san-francisco-san-diego",
    "seattle-san-francisco",
]


def finish(game: k.Game, players: list[Any], seed: int) -> k.State:
    chance = k.Chance(seed)
    state = game.new(chance)
    while not state.over:
        legal = state.legal()
        state.apply(players[state.seat](state, legal, chance), chance)
        assert state.ply <= game.max_plies
    return state


def turn(state: k.State, chance: k.Chance | None = None) -> list[Any]:
    """What the planner does in the turn at hand, the others' answers to deals left out."""
    game, me, moves = state.game, state.turn, []
    planner = game.planner()
    while not state.over and state.turn == me:
        move = planner.choose(state, state.legal(), k.Chance(0))
        if state.seat == me:
            moves.append(game.action(move))
        state.apply(move, chance or k.Chance(1))
    return moves


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_planner_beats_random() -> None:
    game = today(2)
    planner = game.planner()
    dice = random.Random(5)
    won, scores = 0, []
    for number in range(60):
        players: list[Any] = [lambda state, legal, chance: dice.choice(legal)] * 2
        players[number % 2] = planner.choose
        state = finish(game, players, 800 + number // 2)
        won += state.winners == [number % 2]
        scores.append(state.scores[number % 2])
    assert won >= 59
    assert sum(scores) / len(scores) > 200  # random play has about 65


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 4), (3, 3), (4, 3)])
def test_planners_finish_their_games(players: int, games: int) -> None:
    """Among themselves they empty their mats, complete milestones up to the third stack, and sell no share idly."""
    game = today(players)
    planner = game.planner()
    idle = game.number(SellShare())

    def choose(state: k.State, legal: list[int], chance: k.Chance) -> int:
        move = planner.choose(state, legal, chance)
        assert move in legal
        assert move != idle
        return move

    scores: list[int] = []
    completed: Counter[str] = Counter()
    for seed in range(games):
        state = finish(game, [choose] * players, 300 + seed)
        assert state.census() == game.box
        gone = [(of(state, one)["rails_gone"], of(state, one)["buildings_gone"]) for one in range(players)]
        assert any(
            rails >= game.board.left_rails and buildings >= game.board.left_buildings for rails, buildings in gone
        )
        scores += state.scores
        completed.update(tile[0] for one in range(players) for tile in of(state, one)["completed"])
    seats = players * games
    assert sum(scores) / seats > 190
    assert completed["a"] >= 1.8 * seats
    assert completed["b"] >= 1.2 * seats
    assert completed["c"] >= 0.4 * seats


@pytest.mark.parametrize("players", [2, 4])
def test_planner_does_not_peek(players: int) -> None:
    """What the seat cannot see is dealt anew: the move stays the same, as does the state it was asked about. What the
    planner was asked before does not matter either."""
    game = rr(players)
    planner = game.planner()
    dice = random.Random(3)
    chance = k.Chance(17)
    state = game.new(chance)
    while not state.over:
        legal = state.legal()
        if dice.random() < 0.2 and len(legal) > 1:
            before = state.snapshot()
            move = planner.choose(state, legal, chance)
            assert state.snapshot() == before
            world = game.sampler(state.view(state.seat))(k.Chance(dice.getrandbits(32)))
            assert planner.choose(world, world.legal(), k.Chance(dice.getrandbits(32))) == move
            assert game.planner().choose(state, legal, chance) == move
        else:
            move = dice.choice(legal)
        state.apply(move, chance)


# --- manners ----------------------------------------------------------------------------------------------------------


def test_first_planner_plays_as_it_did() -> None:
    """Move for move in the games that planners played with the first edition, at most twenty moves of each."""
    compared = 0
    for file in sorted((FOLDER / "railroad_revolution").glob("*.jsonl")):
        record = Record.read(file)
        if record.header.edition != rr(2).edition.hash or "planner" not in record.header.seats:
            continue
        game = record.game()
        planner = game.planner("first")
        state, left = game.new(k.Chance(0)), 20
        for step in replay(record, game):
            if step.move is not None and record.header.seats[state.seat] == "planner" and len(state.legal()) > 1:
                assert planner.choose(state, state.legal(), k.Chance(1)) == step.move
                compared, left = compared + 1, left - 1
            state = step.state
            if not left:
                break
    assert compared > 200


def shares_won(game: k.Game, one: Any, other: Any, deals: int, seed: int) -> float:
    """The part of games that a player wins, with every deal in both seats."""
    won = 0.0
    for number in range(2 * deals):
        players = [other, other]
        players[number % 2] = one
        state = finish(game, players, seed + number // 2)
        won += (number % 2 in state.winners) / len(state.winners)
    return won / (2 * deals)


@pytest.mark.slow
def test_weaker_manners_are_weaker_one_by_one() -> None:
    game = today(2)
    dice = random.Random(2)
    chosen = [game.planner(manner).choose for manner in ("club", "casual", "beginner")]
    ladder = [*chosen, lambda state, legal, chance: dice.choice(legal)]
    for (better, worse), least in zip(pairwise(ladder), (0.55, 0.7, 0.95), strict=True):
        assert shares_won(game, better, worse, 20, 7_000) >= least


def test_telegraph_style_builds_offices_before_everything() -> None:
    """In its first nine turns it builds nearly all of the eight, where others build half of them."""
    game = today(2)

    def offices(manner: str) -> float:
        planner, built, placed = game.planner(manner), 0, [0, 0]
        for seed in range(3):
            chance = k.Chance(seed)
            state = game.new(chance)
            placed = [0, 0]
            while min(placed) < 9 and not state.over:
                move = planner.choose(state, state.legal(), chance)
                action = game.action(move)
                if isinstance(action, PlaceWorker):
                    placed[state.seat] += 1
                    built += action.action == "telegraph" and placed[state.seat] <= 9
                state.apply(move, chance)
        return built / 6

    assert offices("telegraph") >= 7
    assert offices("club") < 6


# --- situations -----------------------------------------------------------------------------------------------------


def last_turn(**parts: Any) -> k.State:
    """The last turn of the game, with nothing left on the mat but two rails, if it is not said otherwise."""
    whole = {"money": 0, "shares": 0, "supply": {"white": 4}, "rails_gone": 13, "buildings_gone": 12} | parts
    gone = seat(rails_gone=13, buildings_gone=10)
    return position(rr(2), seats=[gone, whole], turn=1, round=20, last_round=20)


def test_train_is_turned_up_in_the_last_turn() -> None:
    assert FlipTrain("money", False) in turn(last_turn(trains_up={"promotion": 1}, trains_down={"money": 1}))


def test_train_that_brings_nothing_any_more_stays_face_up() -> None:
    state = last_turn(trains_up={"promotion": 1, "money": 1})
    assert not any(isinstance(action, FlipTrain) for action in turn(state))


def test_steps_are_worth_a_train_face_down() -> None:
    """Three steps on the network's track with three cities of level 5 are 27 points, the train's 8 are less."""
    state = last_turn(trains_up={"promotion": 1, "performance": 1}, rails=WEST)
    assert FlipTrain("performance", True) in turn(state)
    assert of(state, 1)["steps"] == {"network": 3}


def test_manager_who_completes_a_milestone_is_promoted() -> None:
    """All that a2-3 still wants is a grey manager, and there is one."""
    state = last_turn(
        rails=["washington-chicago", "chicago-kansas-city"],
        stations=["kansas-city"],
        supply={"white": 4, "grey": 1},
        milestones=[milestone("a1-1"), milestone("a2-3")],
    )
    assert any(isinstance(action, Promote) and action.milestone == 2 for action in turn(state))
    assert of(state, 1)["completed"] == ["a2-3"]


def test_hires_in_the_last_turn_whom_a_milestone_wants() -> None:
    """All that a2-3 still wants is a grey manager, and there is money for one."""
    state = last_turn(
        money=1600,
        rails=["washington-chicago", "chicago-kansas-city"],
        stations=["kansas-city"],
        milestones=[milestone("a1-3"), milestone("a2-3")],
    )
    assert HireWorker("grey") in turn(state)
    assert "a2-3" in of(state, 1)["completed"]


def test_hires_nobody_idly_in_the_last_turn() -> None:
    """Nothing that a hired worker could do brings a point."""
    state = last_turn(money=1600, milestones=[milestone("a1-3"), milestone("a2-4")], trains_up={"promotion": 1})
    assert not any(isinstance(action, HireWorker) for action in turn(state))


def test_milestone_that_is_met_already_is_kept() -> None:
    """Three cities of level 3 are connected, and purple and turquoise workers at hand."""
    state = trading(
        rr(2),
        seats=[
            seat(
                rails=[
                    "washington-chicago",
                    "chicago-kansas-city",
                    "chicago-duluth",
                    "charlotte-miami",
                    "miami-houston",
                ],
                stations=["kansas-city"],
                supply={"white": 2, "purple": 2, "turquoise": 2},
                milestones=[milestone("a1-2"), milestone("a2-3", "grey")],
            )
        ],
    )
    drawn = script(rr(2), ("B", "b-4"), ("B", "b-7"), ("B", "b-2"), then=k.Chance(1))
    assert KeepMilestone("b-7") in turn(state, drawn)


def test_free_bonus_of_a_first_station_is_taken() -> None:
    talk = {"action": "station", "worker": "white", "ability": True, "city": "washington", "bonuses": 1, "due": 200}
    built = seat(supply={"white": 3, "orange": 1}, mat={"white": 1}, stations=["washington"])
    state = position(rr(2), seats=[built], phase="action", talk=talk)
    assert TakeBonus() in turn(state)


def test_telegraph_links_are_closed() -> None:
    """Between two own offices the last building makes two links."""
    assert BuildOffice(7) in turn(last_turn(offices=[6, 8], buildings_gone=11))
