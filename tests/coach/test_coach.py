"""The coach: what speaks for moves, hints, chances, and looking back on a game. It knows what a seat knows."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from statistics import fmean

import msgspec
import pytest

import kolejiste as k
from kolejiste.bots.search import Weighed, weigh
from kolejiste.coach import chances
from kolejiste.coach.analysis import Analysis, Decision, Judge, Plan, account, analyse, answer, move_of
from kolejiste.coach.errors import BadAnalysis
from kolejiste.coach.hint import Advice, Standing, compared, hint
from kolejiste.coach.speech import about_sums, advice, in_points, share, sums
from kolejiste.coach.trying import Ends, apart, tried
from kolejiste.core.actions import text_key
from kolejiste.core.contract import CLUB
from kolejiste.core.record import Flag, Move, Plays, Record, Undo, replay
from kolejiste.core.table import Table
from kolejiste.core.text import LANGUAGES
from tests.bots.test_search import SETTINGS, decisions

SF = "ticket_to_ride_san_francisco"
FEW = 24


@cache
def played(blunders: float, title: str = SF, players: int = 2) -> tuple[k.Game, Record]:
    """A game of a person who plays as the planner does, but for so many random moves, with a planner."""
    game = k.load(title).bind(players)
    table = Table(game, ["name:Anna", *["planner"] * (players - 1)], seed=5, fast=True)
    planner, dice = game.planner(), random.Random(3)
    while not table.state.over:
        state, legal = table.state, table.state.legal()
        sampled = game.sampler(state.view(state.seat))(k.Chance(0))
        astray = state.seat == 0 and dice.random() < blunders
        table.move(dice.choice(legal) if astray else planner.choose(sampled, legal, k.Chance(0)))
    return game, table.record


@cache
def looked_back(blunders: float) -> Analysis:
    game, record = played(blunders)
    return analyse(record, game, playouts=200, threads=2)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 points", "1 point", "2.7 points", "3 points", "−5 points"]),
        ("cs", ["0 bodů", "1 bod", "2,7 bodu", "3 body", "−5 bodů"]),
        ("sk", ["0 bodov", "1 bod", "2,7 bodu", "3 body", "−5 bodov"]),
    ],
)
def test_points_are_counted_as_people_do(language: str, said: list[str]) -> None:
    assert [in_points(value, language) for value in (0.04, 1.0, 2.66, 3.0, -5.0)] == said


def test_the_coach_plays_on_by_the_club_whatever_manner_bots_search_in() -> None:
    """A person is measured by a club player, not by how a search would go on."""
    game = k.load(SF).bind(2)
    assert game.title.search.manner != CLUB
    state = next(decisions(game, every=20))
    view, legal = state.view(state.seat), state.legal()[:4]
    found, club, bots = (
        tried(game, view, legal, playouts=80, seed=3),
        weigh(game, view, legal, playouts=80, seed=3, manner=CLUB),
        weigh(game, view, legal, playouts=80, seed=3),
    )
    assert found == club != bots


# --- what speaks for a move -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_what_speaks_for_a_move_is_said_in_every_language(title: str, players: int) -> None:
    game = k.load(title).bind(players)
    kinds: set[str] = set()
    for state in decisions(game, every=7):
        view = state.view(state.seat)
        for move in state.legal()[:: max(1, len(state.legal()) // 5)]:
            kinds |= {text_key(merit) for merit in game.merits(view, move)}
            for language in LANGUAGES:
                for words in game.reasons_for(view, move, language):
                    assert words
                    assert "{" not in words
    assert len(kinds) >= 5


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_what_speaks_for_a_move_follows_from_the_view(title: str, players: int) -> None:
    """Whatever is hidden: in another world that fits the view it is the same."""
    game = k.load(title).bind(players)
    for state in decisions(game, every=25):
        view = state.view(state.seat)
        other = game.sampler(view)(k.Chance(state.ply)).view(state.seat)
        for move in state.legal()[:6]:
            assert game.merits(view, move) == game.merits(other, move)


def test_a_route_that_completes_a_ticket_is_praised_for_it() -> None:
    game = k.load(SF).bind(2)
    praised = 0
    for state in decisions(game, every=1, seed=4):
        view = state.view(state.seat)
        for move in state.legal():
            said = {merit.tag for merit in game.merits(view, move)}
            if "meets-ticket" in said:
                praised += 1
                after = state.clone()
                after.apply(move, k.Chance(0))
                assert "claim-route" in game.action(move).tag
    assert praised


# --- hints ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_hints_are_the_same_whatever_is_hidden(title: str, players: int) -> None:
    game = k.load(title).bind(players)
    for state in list(decisions(game, every=30))[:3]:
        view, legal = state.view(state.seat), state.legal()
        given = {
            msgspec.json.encode(hint(game, world.view(state.seat), legal, FEW, threads=1))
            for world in (state, *(game.sampler(view)(k.Chance(deal)) for deal in range(2)))
        }
        assert len(given) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_tells_moves_worth_and_reasons(language: str) -> None:
    game = k.load(SF).bind(2)
    state = next(state for state in decisions(game, every=10) if state.ply > 5)
    view = state.view(state.seat)
    told = advice(game, view, hint(game, view, state.legal(), 60), language)
    assert 1 <= len(told) <= 3
    assert all(one.move in state.legal() and one.words and "%" in one.worth for one in told)
    assert any(one.why for one in told)


def test_the_only_move_needs_no_playouts() -> None:
    game = k.load(SF).bind(2)
    state = game.new(k.Chance(1))
    only = state.legal()[:1]
    assert [one.move for one in hint(game, state.view(state.seat), only, 10**9)] == only


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_a_second_move_is_always_told_where_there_is_one(title: str, players: int) -> None:
    game = k.load(title).bind(players)
    for state in decisions(game, every=12):
        told = hint(game, state.view(state.seat), state.legal(), FEW, threads=1)
        assert 2 <= len(told) <= 3
        assert told[0].standing == "best"
        assert all(one.standing in ("level", "behind") for one in told[2:]), "a third is told only if it is near"


BEST = Weighed(1, 0.6, 0.01, 0.62, 40.0, 3.2, 400)


@pytest.mark.parametrize(
    ("gap", "wins", "lead", "standing"),
    [
        (0.9, 0.60, 2.0, "level"),
        (0.9, 0.66, 9.0, "level"),  # looks better, and is told to be as good
        (2.5, 0.60, 2.0, "behind"),
        (2.5, 0.60, 5.0, "level"),  # chances and the lead disagree
        (2.5, 0.622, 3.4, "level"),  # the same numbers, as they are told
        (9.0, 0.50, -2.0, "clear"),
        (9.0, 0.63, -2.0, "lead"),
        (9.0, 0.50, 6.0, "wins"),
    ],
)
def test_a_move_that_is_ranked_lower_never_looks_better_without_a_word(
    gap: float, wins: float, lead: float, standing: Standing
) -> None:
    one = Weighed(2, BEST.value - gap * 0.01, 0.01, wins, 50.0, lead, 400)
    assert compared(BEST, one).standing == standing
    assert compared(BEST, BEST) == Advice(1, 62, 3, "best")


@pytest.mark.parametrize(
    ("language", "ahead", "even", "behind"),
    [
        ("en", "you win 62\xa0% of the games", "level with", "5 points behind the best rival; clearly behind"),
        ("cs", "vyhrajete 62\xa0%, v průměru o 3 body před", "nastejno", "o 5 bodů za nejlepším soupeřem; zřetelně"),
        ("sk", "vyhráte 62\xa0%, v priemere o 3 body pred", "narovnako", "o 5 bodov za najlepším súperom; zreteľne"),
    ],
)
def test_worth_is_told_by_chances_and_the_lead(language: str, ahead: str, even: str, behind: str) -> None:
    game = k.load(SF).bind(2)
    state = game.new(k.Chance(1))
    given = [Advice(state.legal()[0], 62, 3, "best"), Advice(0, 62, 0, "level"), Advice(0, 20, -5, "clear")]
    worths = [one.worth for one in advice(game, state.view(state.seat), given, language)]
    assert all(said in worth for said, worth in zip((ahead, even, behind), worths, strict=True))


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_no_reason_is_told_of_all_moves_of_a_hint(title: str, players: int) -> None:
    """What speaks for all of them is no reason to choose one."""
    game = k.load(title).bind(players)
    for state in decisions(game, every=15):
        view = state.view(state.seat)
        told = advice(game, view, hint(game, view, state.legal(), FEW, threads=1), "en")
        assert not set.intersection(*(set(one.why) for one in told))


def test_the_first_decision_of_vlaky_has_its_reasons() -> None:
    game = k.load("vlaky_na_trati").bind(2)
    state = game.new(k.Chance(1))
    view = state.view(state.seat)
    said = [game.reasons_for(view, move, "en") for move in state.legal()]
    assert said[0] != said[1]
    assert all("start with" in one[0] for one in said)


@pytest.mark.parametrize("players", [2, 3])
def test_reasons_in_vlaky_neither_repeat_the_move_nor_give_anybody_less_than_nothing(players: int) -> None:
    game = k.load("vlaky_na_trati").bind(players)
    for state in decisions(game, every=3):
        view = state.view(state.seat)
        for move in state.legal():
            for words in game.reasons_for(view, move, "en"):
                assert "record" not in words
                assert "-" not in words


def test_a_worker_is_placed_for_what_the_turn_can_bring() -> None:
    """Not for what its move says by itself."""
    game = k.load("railroad_revolution").bind(2)
    kinds: set[str] = set()
    for state in decisions(game, every=9):
        view = state.view(state.seat)
        for move in game.candidates(view, state.legal()):
            if game.action(move).tag == "place-worker":
                kinds |= {merit.tag for merit in game.merits(view, move)}
    assert kinds & {"then-rail", "then-station", "then-office", "then-sale"}
    assert "turn-brings" in kinds


def test_costs_alone_are_no_reason_in_railroad_revolution() -> None:
    game = k.load("railroad_revolution").bind(2)
    for state in decisions(game, every=9):
        view = state.view(state.seat)
        told = advice(game, view, hint(game, view, state.legal(), FEW, threads=1), "en")
        assert not any(words.startswith("−") or "left" in words for one in told for words in one.why)


@pytest.mark.parametrize(("language", "alien"), [("en", "train"), ("cs", "vagón"), ("sk", "vagón")])
def test_pieces_in_san_francisco_are_cable_cars(language: str, alien: str) -> None:
    game, said = k.load(SF).bind(2), set()
    for state in decisions(game, every=1):
        view = state.view(state.seat)
        for move in game.candidates(view, state.legal()):
            said |= {*game.reasons_for(view, move, language)}
    assert said
    assert not any(alien in words for words in said)


def test_what_was_tried_seldom_is_not_advised_for_its_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was tried longest is looked at again, side by side, and the numbers that are told come from there."""
    game = k.load(SF).bind(2)
    state = next(state for state in decisions(game, every=5) if len(state.legal()) > 3 and state.ply > 5)
    legal = state.legal()
    lucky = Weighed(legal[1], 0.49, 0.3, 0.9, 60.0, 20.0, 2)
    often = [
        Weighed(move, value, 0.01, 0.5, 40.0, 0.0, 80) for move, value in zip(legal[:4:3], (0.5, 0.4), strict=True)
    ]
    third = Weighed(legal[2], 0.3, 0.02, 0.3, 30.0, -5.0, 40)
    monkeypatch.setattr("kolejiste.coach.hint.tried", lambda *_, **__: [often[0], lucky, often[1], third])
    told = hint(game, state.view(state.seat), legal, FEW, threads=1)
    assert {one.move for one in told} <= {legal[0], legal[3], legal[2]}
    assert all(one.wins != 90 for one in told)


# --- chances ----------------------------------------------------------------------------------------------------------


def test_chances_of_a_spectator_tell_nothing_hidden() -> None:
    game = k.load(SF).bind(3)
    for state in decisions(game, every=30):
        view = state.view(None)
        other = game.sampler(view)(k.Chance(9))
        assert chances.from_view(game, view, 6, 1) == chances.from_view(game, other.view(None), 6, 1)


def test_chances_sum_up_and_are_certain_at_the_end() -> None:
    game = k.load(SF).bind(3)
    state = game.new(k.Chance(2))
    assert sum(chances.from_above(game, state, 20, 1)) == pytest.approx(1)
    game.playout(state, "planner", k.Chance(2))
    sure = chances.from_above(game, state, 2, 1)
    assert [seat for seat, part in enumerate(sure) if part] == state.winners


# --- looking back -----------------------------------------------------------------------------------------------------


def test_who_plays_like_a_club_player_gave_nothing_away_and_the_rest_is_luck() -> None:
    came = account(looked_back(0.0), 0)
    assert came is not None
    assert came.choices == 0
    assert came.error == 0


def test_random_moves_are_found_and_what_they_cost_is_told() -> None:
    analysis = looked_back(0.5)
    came = account(analysis, 0)
    assert came is not None
    assert came.choices < -2 * came.error < 0
    costly = analysis.costliest(0)
    assert costly
    assert all(one.better is not None and one.cost > 2 * one.cost_error for one in costly)
    assert all(first.lost >= second.lost > 2 * second.wins_error for first, second in pairwise(costly))
    assert len({one.turn for one in costly}) == len(costly)


@pytest.mark.parametrize("blunders", [0.0, 0.5])
def test_start_deal_luck_and_choices_sum_up_to_the_result(blunders: float) -> None:
    analysis = looked_back(blunders)
    came = account(analysis, 0)
    assert came is not None
    assert came.start + came.deal + came.luck + came.choices == pytest.approx(came.end)
    assert analysis.results is not None
    assert sum(analysis.results) == pytest.approx(1)
    assert came.end == analysis.results[0]


def test_only_what_people_decided_is_judged_and_the_chart_goes_to_the_end() -> None:
    analysis = looked_back(0.5)
    assert {one.seat for one in analysis.decisions} == {0}
    assert [point.ply for point in analysis.chart] == sorted({point.ply for point in analysis.chart})
    assert analysis.chart[0].ply == 0
    assert analysis.chart[-1].ply == analysis.plies


def test_a_decision_is_judged_by_what_the_seat_knew() -> None:
    """The question holds a view; dealt anew from it, the answer is the same."""
    game, record = played(0.5)
    plan = Plan(record, game, playouts=FEW)
    asked = [question for question in plan.questions() if isinstance(question, Judge)][5:8]
    for question in asked:
        view = game.read_view(question.view)
        other = game.sampler(view)(k.Chance(1)).view(question.seat)
        assert answer(game, question) == answer(game, msgspec.structs.replace(question, view=other.to_json()))


def test_an_analysis_comes_back_from_json_and_names_moves_of_the_game() -> None:
    game, _ = played(0.5)
    again = msgspec.json.decode(msgspec.json.encode(looked_back(0.5)), type=Analysis)
    assert again == looked_back(0.5)
    some: Decision = again.decisions[3]
    assert 0 <= move_of(game, some.chosen) < len(game.actions)


def test_a_game_without_moves_is_refused_in_words() -> None:
    game, record = played(0.0)
    only_dealt = Record(record.header, [entry for entry in record.entries if type(entry).__name__ == "Deal"])
    with pytest.raises(BadAnalysis, match="nothing to look back on"):
        Plan(only_dealt, game)


def test_what_is_played_for_one_who_resigned_is_not_judged() -> None:
    from kolejiste.core.record import Resign

    game, record = played(0.5)
    moves = [place for place, entry in enumerate(record.entries) if type(entry).__name__ == "Move"]
    early = Record(record.header, [*record.entries[: moves[8]], Resign(0), *record.entries[moves[8] :]])
    asked = [one for one in Plan(early, game, playouts=FEW).questions() if isinstance(one, Judge)]
    assert asked
    assert all(question.ply < 8 for question in asked)


def test_signed_shares_are_said_as_people_write_them() -> None:
    assert share(-0.214, "cs", signed=True) == "−21\xa0%"
    assert share(0.0004, "en", signed=True) == "±0\xa0%"
    assert share(0.5, "sk") == "50\xa0%"


def test_every_decision_tells_what_was_expected_before_and_after_it() -> None:
    analysis = looked_back(0.5)
    game, record = played(0.5)
    own = [step for step in Plan(record, game).questions() if isinstance(step, Judge)]
    assert [one.ply for one in analysis.of(0)] == [one.ply for one in own]
    for one in analysis.of(0):
        assert (one.before, one.after) == (one.club.wins, one.chosen.wins)
    assert any(one.after < one.before - 0.1 for one in analysis.of(0))


def test_nobody_is_praised_for_what_looked_good_by_luck() -> None:
    """Random moves are not better than a club player's. If those that look good were taken at their first look and only
    the others in fresh worlds, many of them together would be."""
    game = k.load(SF).bind(2)
    gains = []
    for state in decisions(game, every=3):
        view, legal = state.view(0).to_json(), state.legal()
        if state.seat == 0 and len(legal) > 8:
            for move in legal[:: len(legal) // 8]:
                found = answer(game, Judge(state.ply, state.turn, 0, view, legal, move, 16, 96))
                assert isinstance(found, Decision)
                gains.append(found.after - found.before)
    assert len(gains) > 30
    assert fmean(gains) < 0


def test_a_few_worlds_alike_prove_little() -> None:
    assert apart([1.0] * 10, [0.0] * 10) > 0.1
    assert apart([1.0] * 10, [1.0] * 10) > 0.1
    assert apart([1.0] * 400, [0.0] * 400) < 0.01


def test_a_lead_beyond_measure_is_worth_no_more_than_a_clear_one() -> None:
    """Also where every world ends alike, so that one point is much."""
    values = Ends((1, 2), [[1.0, 1.0], [0.0, 0.0]], [[900.0, 900.0], [900.0, 900.0]], [[0.0] * 2] * 2).values
    behind = Ends((1,), [[0.0, 0.0]], [[-900.0, -900.0]], [[0.0] * 2]).values
    assert values[0][0] == pytest.approx(1)
    assert values[1][0] == pytest.approx(0.5)
    assert behind[0][0] == pytest.approx(0)


def test_of_a_turn_of_several_moves_the_costliest_is_told() -> None:
    """What is missed from one move to the next is missed once."""
    one = looked_back(0.5).costliest(0)[0]
    again = msgspec.structs.replace(one, ply=one.ply + 1)
    other = msgspec.structs.replace(one, ply=one.ply + 2, turn=one.turn + 1)
    analysis = msgspec.structs.replace(looked_back(0.5), decisions=[one, again, other])
    assert [found.ply for found in analysis.costliest(0)] == [one.ply, other.ply]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_told_apart_is_told_as_one(language: str) -> None:
    sure = account(looked_back(0.5), 0)
    assert sure is not None
    assert sure.told_apart
    unsure = msgspec.structs.replace(sure, error=0.6)
    assert [line.part for line in sums(sure, language)] == [sure.start, sure.deal, sure.luck, sure.choices, sure.end]
    assert [line.part for line in sums(unsure, language)] == [sure.start, sure.deal, sure.luck + sure.choices, sure.end]
    assert about_sums(sure, language) != about_sums(unsure, language)
    assert "60" in about_sums(unsure, language)


@pytest.mark.parametrize("who", ["casual", "program"])
def test_what_another_hand_moved_for_a_person_is_not_judged(who: str) -> None:
    """A bot that minds the seat, or a program: until the person plays again. What was taken back does not count."""
    game, record = played(0.5)
    moves = [place for place, entry in enumerate(record.entries) if isinstance(entry, Move)]
    minded = [*record.entries[: moves[8]], Plays(0, who), *record.entries[moves[8] : moves[16]], Plays(0)]
    entries = [*minded, *record.entries[moves[16] : moves[18]], Undo(0, 1), *record.entries[moves[17] :]]
    plan = Plan(Record(record.header, entries), game, playouts=FEW)
    asked = {one.ply for one in plan.questions() if isinstance(one, Judge)}
    every = {one.ply for one in Plan(record, game, playouts=FEW).questions() if isinstance(one, Judge)}
    assert asked == {ply for ply in every if not 8 <= ply < 16} != every


def test_a_turn_that_was_played_when_time_had_run_out_is_not_judged() -> None:
    game, record = played(0.5)
    moves = [place for place, entry in enumerate(record.entries) if isinstance(entry, Move)]
    turn_of = [step.state.turn for step in replay(record, game)]
    late = next(ply for ply in range(8, len(moves)) if turn_of[ply] == 0)
    after = next(ply for ply in range(late, len(moves)) if turn_of[ply] != 0)
    entries = [*record.entries[: moves[late]], Flag(0, 1000), *record.entries[moves[late] :]]
    asked = {one.ply for one in Plan(Record(record.header, entries), game).questions() if isinstance(one, Judge)}
    every = {one.ply for one in Plan(record, game).questions() if isinstance(one, Judge)}
    assert asked == {ply for ply in every if not late <= ply < after} != every
