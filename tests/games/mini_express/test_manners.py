"""The planner in its manners: the first one as recorded, weaker ones in their order, and no winning move overlooked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.rules import phases

from ..manners import errors, in_short, played, wins
from .positions import experts, mini

# Games of the planner with itself, recorded before it had manners, from seed 7000 on.
RECORDED: list[tuple[int, dict[str, Any], tuple[str, ...]]] = [
    (2, {"duo": "experts"}, ("d8bb4c2310b2332f", "8b71d8ccab56966f", "886ec1735c554254")),
    (2, {}, ("fea4bb814b12542e", "90e58b2113a475d0", "0de9e99c46969d16")),
    (3, {"golden_spike": True}, ("8c60fc97626ad515", "be49f535d35c8607", "5ae8b10c49d1d7d3")),
    (4, {}, ("f7e75edf55a449b9", "e7282b46661e502e", "5d77b20b79efb6d2")),
    (5, {"map": "europe", "ports": True}, ("0611094a27f4670e", "eb40d462b688ce8b", "e6e5da98f415b62f")),
    (1, {"difficulty": "railwayman"}, ("8acd0fdf027a4eec", "056003fad8f14e4b", "aeb7fecf1fc8e9b9")),
    (1, {"difficulty": "tourist", "map": "europe"}, ("65581cb4eaca9693", "0bcb7737947108f7", "e96af2a27ecd1d73")),
]


@pytest.mark.parametrize(("players", "chosen", "recorded"), RECORDED)
def test_first_manner_plays_as_recorded(players: int, chosen: dict[str, Any], recorded: tuple[str, ...]) -> None:
    game = mini(players, **chosen)
    assert tuple(in_short(game, "first", 7000 + number) for number in range(3)) == recorded


def winning(state: Any, move: int) -> bool:
    """Whether an action that ends the game wins it, its further questions answered for the best."""
    after, seat = state.clone(), state.seat
    after.apply(move, k.Chance(0))
    if after.over:
        return bool(after.ranks[seat] == 1)
    return after.seat == seat and after.phase != phases.ACT and any(winning(after, more) for more in after.legal())


def test_last_action_wins_where_one_does() -> None:
    """The last seat of the last round: whatever looks good at first sight, a move that wins is made."""
    game = mini(3)
    planner, met = game.planner(), 0

    def watched(state: Any, legal: Sequence[int], chance: k.Chance) -> int:
        nonlocal met
        move = planner.choose(state, legal, chance)
        if state.ending and state.turn == 2 and state.phase == phases.ACT:
            won = [other for other in legal if winning(state, other)]
            met += len(won) > 0
            assert not won or move in won
        return move

    for seed in range(30):
        played(game, [watched] * 3, 200 + seed)
    assert met > 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [("beginner", "random", 36), ("casual", "beginner", 30), ("club", "casual", 24), ("club", "first", 20)],
)
def test_levels_stand_in_their_order(better: str, worse: str, least: int) -> None:
    assert wins(experts(), better, worse, 40, seed=3000) >= least


def test_hoarder_takes_shares_more_often() -> None:
    game = experts()

    def often(manner: str) -> float:
        """Shares taken in a turn, on average."""
        planner, taken, plies = game.planner(manner), 0, 0
        for seed in range(6):
            state: Any = played(game, [planner.choose] * 2, 60 + seed)[0]
            taken += sum(sum(shares) for shares in state.shares)
            plies += state.ply
        return taken / plies

    assert often("hoarder") > often("club")


@pytest.mark.parametrize(
    "game", [experts(), mini(3), mini(1, difficulty="railwayman")], ids=["experts", "three", "solo"]
)
def test_position_is_worth_what_it_will_bring(game: k.Game) -> None:
    """On average a forecast is much nearer to the end than the points of the moment."""
    worth, now = errors(game, 5, seed=40)
    assert worth < 0.6 * now


def test_random_games_that_stop_early_are_weighed_too() -> None:
    state = mini(3).new(k.Chance(1))
    found = state.game.playouts(state.view(0), state.legal()[:1], 2, policy="random", plies=6)
    assert 10 < found.mean(0) < 130
