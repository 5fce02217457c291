"""Errands: what a search has the seat that looks do besides its plan. They are set about, and by nobody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core import sets
from kolejiste.core.simulation import Worlds, planned
from kolejiste.games.tickets.actions import ChooseSecondCard, ChooseTurn
from tests.games.tickets.positions import europe, san_francisco

GAMES = [europe(2), san_francisco(2), san_francisco(3)]
WORLDS = 6


def turns(game: k.Game, seed: int = 5) -> Iterator[Any]:
    """The turns of the first seat in a game between planners."""
    chance, planner = k.Chance(seed), game.planner()
    state: Any = game.new(chance)
    while not state.over:
        if state.seat == 0 and isinstance(state.ask, ChooseTurn):
            yield state.clone()
        state.apply(planner.choose(state, state.legal(), chance), chance)


def ends(game: Any, state: Any, errand: int) -> Iterator[tuple[Any, set[int]]]:
    """How games end in which the first seat goes on from here with an errand, and which routes it claims in them."""
    worlds, every = Worlds(game, state.view(0), 3, threads=1), range(len(game.board.routes))
    for number in range(WORLDS):
        world, chance = worlds.world(number)
        begun = {route for route in every if sets.has(world.routes[0], route)}
        while not world.over:
            world.apply(planned(game, world, world.legal(), chance, "club", errand), chance)
        yield world, {route for route in every if sets.has(world.routes[0], route)} - begun


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title.id}-{game.players}")
def test_the_route_of_an_errand_is_claimed(game: Any) -> None:
    state = list(turns(game))[2]
    wanted, claimed = 0, 0
    for route in [one for one in range(len(game.board.routes)) if sets.has(state.open[0], one)][::7][:5]:
        for errand in (0, 1 + route):
            found = sum(route in routes for _, routes in ends(game, state, errand))
            wanted, claimed = wanted + (0 if errand else found), claimed + (found if errand else 0)
    assert claimed > 2 * wanted


def test_a_ticket_that_is_given_up_is_met_less_often() -> None:
    game: Any = europe(2)
    state, board = next(turns(game)), game.board
    tickets = [board.ticket_number[name] for name in state.view(0).own.tickets]
    kept, lost = 0, 0
    for ticket in tickets:
        for errand in (0, 1 + len(board.routes) + ticket):
            for world, _ in ends(game, state, errand):
                world.reckon()
                met = sets.has(world.met, ticket)
                kept, lost = kept + (met and not errand), lost + (met and errand > 0)
    assert lost < kept / 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title.id}-{game.players}")
def test_nobody_else_goes_on_the_errand(game: Any) -> None:
    """A world dealt from a view knows who looks; the others choose as they do without it, and so does a position that
    was dealt for nobody."""
    checked = 0
    for state in list(turns(game))[::4]:
        errands = game.errands(state.view(0))
        world = game.sampler(state.view(0))(k.Chance(1))
        while world.seat == 0 and not world.over:
            world.apply(game.planner().choose(world, world.legal(), k.Chance(1)), k.Chance(1))
        if world.over:
            continue
        usual = planned(game, world, world.legal(), k.Chance(0))
        own = planned(game, state, state.legal(), k.Chance(0))
        for errand in errands:
            assert planned(game, world, world.legal(), k.Chance(0), "club", errand) == usual
            assert planned(game, state, state.legal(), k.Chance(0), "club", errand) == own
            checked += 1
    assert checked


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title.id}-{game.players}")
def test_errands_are_offered_where_a_turn_is_chosen(game: Any) -> None:
    """Routes that are open to the seat and tickets that it holds, from its view alone; nothing to whoever only looks on
    or chooses tickets."""
    chance, planner, board = k.Chance(2), game.planner(), game.board
    state = game.new(chance)
    every = len(board.routes)
    while not state.over:
        view = state.view(state.seat)
        offered = game.errands(view)
        assert game.errands(state.view(None)) == []
        assert not any(game.errands(state.view(seat)) for seat in range(game.players) if seat != state.seat)
        if isinstance(state.ask, ChooseTurn | ChooseSecondCard):
            routes = [route for route in range(every) if sets.has(state.open[state.seat], route)]
            tickets = [board.ticket_number[name] for name in view.own.tickets]
            assert offered == [
                *(1 + route for route in routes),
                *(1 + every + ticket for ticket in tickets),
            ]
        else:
            assert offered == []
        state.apply(planner.choose(state, state.legal(), chance), chance)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title.id}-{game.players}")
def test_on_every_errand_the_planner_makes_a_legal_move(game: Any) -> None:
    """Also where somebody has played at random before."""
    chance, dice, planner = k.Chance(4), random.Random(4), game.planner()
    state, asked = game.new(chance), 0
    while not state.over:
        legal, view = state.legal(), state.view(state.seat)
        if state.ply % 5 == 0:
            world = game.sampler(view)(k.Chance(0))
            for errand in game.errands(view):
                assert planned(game, world, legal, k.Chance(0), game.title.search.manner, errand) in legal
                asked += 1
        state.apply(dice.choice(legal) if dice.random() < 0.3 else planner.choose(state, legal, chance), chance)
    assert asked > 100
