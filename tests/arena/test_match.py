"""Games of a match: who sits where, on which deal, and that they are the games that would be played by hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path

import pytest

import kolejiste as k
from kolejiste.arena import match
from kolejiste.arena.match import Outcome, Setting, Unfinished, play, run
from kolejiste.arena.simulate import simulate
from kolejiste.bots import BOTS, Bot

SF = "ticket_to_ride_san_francisco"
PLACES = {"first": 0.0, "middle": 0.5, "last": 1.0}  # which of the legal moves a bot always takes


class Place(Bot):
    """Always takes the legal move at the same place of the list."""

    needs_view = False

    def __init__(self, place: float, game: k.Game | None = None, seed: int = 0) -> None:
        self.place = place

    def choose(self, view: k.View | None, legal: Sequence[int]) -> int:
        return legal[int(self.place * (len(legal) - 1))]


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, place in PLACES.items():
        monkeypatch.setitem(BOTS, name, partial(Place, place))


def by_hand(players: int, names: Sequence[str], seed: int) -> k.State:
    """The game that these bots, seat by seat, play on this deal."""
    chance = k.Chance(seed)
    state = k.load(SF).bind(players).new(chance)
    while not state.over:
        state.apply(Place(PLACES[names[state.seat]]).choose(None, state.legal()), chance)
    return state


def test_different_bots_play_each_deal_from_every_seat() -> None:
    names = ["first", "middle", "last"]
    setting = Setting(SF, 3)
    outcomes = [run(setting, names, number, 40, None) for number in range(6)]
    assert [one.seed for one in outcomes] == [40, 40, 40, 41, 41, 41]
    assert {(one.seed, one.entrants) for one in outcomes} == set(product((40, 41), ((0, 1, 2), (1, 2, 0), (2, 0, 1))))
    for one in outcomes:
        assert one.bots == tuple(names[entrant] for entrant in one.entrants)
        state = by_hand(3, one.bots, one.seed)
        assert one.scores == tuple(state.scores)
        assert one.places == tuple(state.ranks)
        assert one.plies == state.ply
    assert len({one.scores for one in outcomes}) > 3  # the seat matters, or nothing here would be tested


def test_equal_bots_play_a_new_deal_each_time() -> None:
    outcomes = [run(Setting(SF, 2), ["last", "last"], number, 7, None) for number in range(3)]
    assert [(one.seed, one.entrants) for one in outcomes] == [(7, (0, 1)), (8, (0, 1)), (9, (0, 1))]
    assert [one.scores for one in outcomes] == [tuple(by_hand(2, ["last"] * 2, seed).scores) for seed in (7, 8, 9)]


def test_a_summary_follows_each_entrant_from_seat_to_seat() -> None:
    """What belongs to a bot is summed up for it, wherever it sat."""
    names = ["first", "last"]
    summary, outcomes = simulate(Setting(SF, 2), names, 6, seed=40)
    scores: dict[str, list[int]] = {name: [] for name in names}
    won = dict.fromkeys(names, 0.0)
    for seed, turned in product((40, 41, 42), (False, True)):
        sitting = names[::-1] if turned else names
        state = by_hand(2, sitting, seed)
        for seat, name in enumerate(sitting):
            scores[name].append(state.scores[seat])
            won[name] += (seat in state.winners) / len(state.winners)
    for entrant in summary.entrants:
        assert entrant.mean == pytest.approx(sum(scores[entrant.bot]) / 6)
        assert entrant.wins == won[entrant.bot]
    assert (summary.games, summary.deals) == (len(outcomes), 3) == (6, 3)
    assert len({entrant.mean for entrant in summary.entrants}) == 2


def test_records_hold_the_games_of_the_match(tmp_path: Path) -> None:
    outcomes = [run(Setting(SF, 2), ["first", "last"], number, 3, tmp_path) for number in range(2)]
    names = [f"{SF}-3-0.jsonl", f"{SF}-3-1.jsonl"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    for name, one in zip(names, outcomes, strict=True):
        record = k.Record.read(tmp_path / name)
        assert tuple(k.verify(record).state.scores) == one.scores
        assert list(record.header.seats) == list(one.bots)


def test_an_automa_sits_last_and_never_rotates() -> None:
    setting = Setting("mini_express", 2, {"map": "usa"})
    one: Outcome = run(setting, ["first", "last"], 1, 1, None)
    automas = setting.game().automas
    assert one.entrants == (1, 0, *range(2, 2 + automas))
    assert one.bots == ("last", "first", *[match.AUTOMA] * automas)


def test_a_game_that_does_not_end_is_an_error_and_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    game = k.load(SF).bind(2)
    monkeypatch.setattr(game, "max_plies", 5)
    with pytest.raises(Unfinished, match="seed 1"):
        play(game, ["first", "last"], 1)
