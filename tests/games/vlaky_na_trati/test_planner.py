"""The planner: quick, honest, and with an eye on what every card gives to everybody."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    MoveSlower,
    RecordSymbol,
)

from .positions import TRACK, play, position, seat, vlaky

SETTINGS = [(players, sheet) for players in (2, 3) for sheet in ("I", "II")]


def chosen(state: k.State) -> Any:
    """What the planner does here."""
    game = state.game
    return game.action(game.planner().choose(state, state.legal(), k.Chance(0)))


def finish(game: k.Game, players: list[Any], seed: int) -> k.State:
    chance = k.Chance(seed)
    state = game.new(chance)
    while not state.over:
        legal = state.legal()
        state.apply(players[state.seat](state, legal, chance), chance)
        assert state.ply <= game.max_plies
    return state


@pytest.mark.parametrize(("players", "sheet"), SETTINGS)
def test_planner_does_not_peek(players: int, sheet: str) -> None:
    """What the seat cannot see is dealt anew: the move stays the same, as does the state it was asked about."""
    game = vlaky(players, sheet)
    planner = game.planner()
    dice = random.Random(3)
    for seed in range(4):
        chance = k.Chance(seed)
        state = game.new(chance)
        while not state.over:
            legal, before = state.legal(), state.snapshot()
            move = planner.choose(state, legal, chance)
            assert move in legal
            assert state.snapshot() == before
            if len(legal) > 1:
                sampler = game.sampler(state.view(state.seat))
                for world in (sampler(k.Chance(dice.getrandbits(32))) for _ in range(3)):
                    assert planner.choose(world, world.legal(), k.Chance(dice.getrandbits(32))) == move
            state.apply(dice.choice(legal) if dice.random() < 0.2 else move, chance)


@pytest.mark.parametrize(("players", "sheet"), SETTINGS)
def test_fresh_planner_chooses_as_a_used_one(players: int, sheet: str) -> None:
    game = vlaky(players, sheet)
    used = game.planner()
    for seed in range(12):
        finish(game, [used.choose] * players, seed)
    chance = k.Chance(99)
    state = game.new(chance)
    while not state.over:
        legal = state.legal()
        move = used.choose(state, legal, chance)
        assert game.planner().choose(state, legal, chance) == move
        state.apply(move, chance)


@pytest.mark.parametrize(("players", "sheet"), SETTINGS)
def test_planners_finish_their_games(players: int, sheet: str) -> None:
    """Among themselves they keep good cards from each other, and still score well above random play's 55 to 63."""
    game = vlaky(players, sheet)
    planner = game.planner()
    scores: list[int] = []
    for seed in range(500, 530):
        state = finish(game, [planner.choose] * players, seed)
        assert state.census() == game.box
        scores += state.scores
    assert sum(scores) / len(scores) > 65


@pytest.mark.parametrize("sheet", ["I", "II"])
def test_planner_beats_random(sheet: str) -> None:
    game = vlaky(2, sheet)
    planner = game.planner()
    dice = random.Random(11)
    won = 0
    for number in range(40):
        players: list[Any] = [lambda state, legal, chance: dice.choice(legal)] * 2
        players[number % 2] = planner.choose
        won += finish(game, players, 700 + number // 2).ranks[number % 2] == 1
    assert won >= 36


# --- situations -----------------------------------------------------------------------------------------------------


def last_round(*seats: dict[str, Any], players: int = 2, sheet: str = "I") -> k.State:
    """The last seat lays card 24; the closing actions follow."""
    offer = ["B17", "B19", "B20", "B21"]
    return position(vlaky(players, sheet), *seats, laid=TRACK[:23], offer=offer, turn=players - 1, turns=24)


def closing(*seats: dict[str, Any]) -> k.State:
    """The closing action of the starting player."""
    state = last_round(*seats)
    play(state, LayCard("B17"), "B22")
    if state.seat == 1:
        play(state, Finish())
    return state


@pytest.mark.parametrize("sheet", ["I", "II"])
def test_a_cards_left_at_the_end_are_discarded(sheet: str) -> None:
    """In the last turn and in the closing action: they are worth nothing any more, and a coin is a point."""
    state = last_round(seat(hand=["A04"]), seat(hand=["A01", "A02"]), sheet=sheet)
    play(state, LayCard("B17"), "B22")
    assert (state.seat, type(chosen(state))) == (1, DiscardCard)
    play(state, chosen(state))
    assert (state.seat, chosen(state)) == (0, DiscardCard("A04"))


def test_last_coin_is_spent_where_it_brings_more_than_a_point() -> None:
    """The fourth box of steel adds five points; the slower locomotive has a steelworks before it."""
    full = {"coal": 5, "iron_ore": 4, "steelworks": 3, "factory": 3}
    state = closing(seat(coins=1, slow=9, ticks=full), seat())
    stops = [stop for stop in state.view(0).seats[0].stops[10:] if stop is not None]  # type: ignore[attr-defined]
    assert any("steelworks" in stop for stop in stops[:5])
    action = chosen(state)
    assert isinstance(action, MoveSlower)
    assert "steelworks" in stops[action.stations - 1]


def test_card_that_serves_only_me_is_laid() -> None:
    """B05 gives my track passengers and a sugar refinery and the rival's nothing; the others feed the rival."""
    state = position(
        vlaky(),
        seat(track="top", ticks={"beet": 3, "sugar_refinery": 1}),
        seat(track="middle", ticks={"coal": 3, "iron_ore": 2, "steelworks": 2}),
        offer=["B05", "B17", "B04", "B21"],
    )
    assert chosen(state) == LayCard("B05")


def test_symbol_behind_the_red_line_is_given_up() -> None:
    """Three seats, sheet II: beet that cannot be ticked is worth nothing, a coin is."""
    spent = {"given_up": 4}
    shut = seat(track="top", ticks={"beet": 2, "sugar_refinery": 1})
    offer = ["B14", "B19", "B20", "B21"]
    state = position(vlaky(3, "II"), shut, seat(), seat(**spent), offer=offer, turn=1, turns=2)
    play(state, LayCard("B14"), "B22")
    assert (state.seat, chosen(state)) == (0, GiveUpSymbol("beet"))


def test_symbol_that_completes_a_column_is_recorded() -> None:
    """Sheet I: the third sugar refinery adds six points, and a coin is worth less."""
    spent = {"given_up": 4}
    ready = seat(track="middle", ticks={"beet": 3, "sugar_refinery": 2})
    offer = ["B14", "B19", "B20", "B21"]
    seats = (seat(track="top", **spent), ready, seat(track="bottom", **spent))
    state = position(vlaky(3), *seats, offer=offer)
    play(state, LayCard("B14"), "B22")
    assert (state.seat, chosen(state)) == (1, RecordSymbol("sugar_refinery"))


@pytest.mark.parametrize("players", [2, 3])
def test_bend_is_used_for_the_slower_locomotive(players: int) -> None:
    """It costs nothing and there are stations before it: it never stays."""
    state = position(vlaky(players), laid=TRACK[:8], phase="bend", bend_seats=list(range(players)))
    assert isinstance(chosen(state), MoveSlower)
