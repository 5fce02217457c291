"""What every game promises: moves and seats that do not exist are refused, and a move whose chance fails changes
nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.core.chance import Chance, Deck
from kolejiste.core.registry import GAMES, read_title
from kolejiste.core.table import Table
from kolejiste.core.text import LANGUAGES

from .forging import bare

TOY = read_title(GAMES.parent / "template" / "meta.toml")
NO_SEATS: list[Any] = [-1, -2, 99, 10**30, True, 0.0, "0", [0]]


def games() -> list[k.Game]:
    """Every title with its most seats, an automa, and the toy game."""
    most = [title.bind(max(players for players, _ in title.settings())) for title in k.titles()]
    return [*most, k.load("mini_express").bind(1), TOY.bind(3)]


def named(game: k.Game) -> str:
    return f"{game.title.id}-{game.people}"


@pytest.mark.parametrize("game", games(), ids=named)
def test_view_of_a_seat_that_does_not_exist_is_refused(game: k.Game) -> None:
    state = game.new(k.Chance(1))
    for seat in [*NO_SEATS, game.players]:
        with pytest.raises(k.BadOption) as refused:
            state.view(seat)
        assert all(refused.value.say(language) for language in LANGUAGES)
    assert [state.view(seat).seat for seat in range(game.players)] == list(range(game.players))
    assert state.view(None).seat is None


@pytest.mark.parametrize("game", games(), ids=named)
def test_action_of_a_move_that_does_not_exist_is_refused(game: k.Game) -> None:
    moves: list[Any] = [-1, len(game.actions), 10**30, True, 0.0, "0", None]
    for move in moves:
        with pytest.raises(k.IllegalMove):
            game.action(move)
    assert [game.number(game.action(move)) for move in range(len(game.actions))] == list(range(len(game.actions)))


class FailingChance(Chance):
    """Chance that fails at a draw: the first is number 0."""

    def __init__(self, seed: int, at: int) -> None:
        super().__init__(seed)
        self.left = at

    def _fail(self) -> None:
        if not self.left:
            raise RuntimeError("no more chance")
        self.left -= 1

    def draw(self, deck: Deck) -> int:
        self._fail()
        return super().draw(deck)

    def below(self, die: Deck, n: int) -> int:
        self._fail()
        return super().below(die, n)


def everything(state: k.State) -> tuple[Any, ...]:
    views = [state.view(seat) for seat in (None, *range(state.game.players))]
    return state.snapshot(), state.legal(), state.ask, views, state.census(), state.ply, state.reveals, state.scores


@pytest.mark.parametrize("game", games(), ids=named)
def test_a_move_whose_chance_fails_at_any_draw_changes_nothing(game: k.Game) -> None:
    failed = 0
    for seed in range(2):
        dice, chance = random.Random(seed), k.Chance(seed)
        state = game.new(chance)
        while not state.over:
            before = everything(state)
            move = dice.choice(state.legal())
            told = [k.Note(k.Event())]
            state.journal = told[:]
            journal = state.journal
            at = 0
            while True:  # at each draw of the move, until there are enough
                trial = state.clone()
                trial.journal = told[:]
                try:
                    trial.apply(move, FailingChance(seed, at))
                except RuntimeError:
                    with pytest.raises(RuntimeError):
                        state.apply(move, FailingChance(seed, at))
                    assert everything(state) == before
                    assert everything(trial) == before
                    assert state.journal is journal
                    assert state.journal == trial.journal == told
                    failed += 1
                    at += 1
                else:
                    break
            state.journal = None
            state.apply(move, chance)
    assert failed > 10 or named(game) == "mini_express-5"  # there chance has only its set-up


def test_a_table_whose_chance_fails_goes_on_as_if_nothing_had_been_tried() -> None:
    game = k.load("ticket_to_ride_san_francisco").bind(players=2)
    table, other = (Table(game, ["Anna", "Béla"], seed=3) for _ in range(2))
    dice = random.Random(1)
    while not table.state.over:
        move = dice.choice(table.state.legal())
        table._chance, sure = FailingChance(1, 1), table._chance  # it fails at the second draw
        entries = len(table.record.entries)
        try:
            table.state.clone().apply(move, FailingChance(1, 1))
        except RuntimeError:
            with pytest.raises(RuntimeError):
                table.move(move)
        assert len(table.record.entries) == entries
        table._chance = sure
        table.move(move)
        other.move(move)
    told, same = ([bare(entry) for entry in one.record.entries] for one in (table, other))
    assert told == same
    assert [table.state.snapshot()] == [other.state.snapshot()]


@pytest.mark.parametrize("game", games(), ids=named)
def test_a_deal_whose_chance_fails_at_any_draw_deals_nothing(game: k.Game) -> None:
    for at in range(400):
        try:
            game.new(FailingChance(1, at))
        except RuntimeError:
            continue
        break
    else:
        raise AssertionError("a deal draws less often")
    assert (at == 0) == (game.title.id == "vlaky_na_trati")  # there nothing is drawn before the first decision
