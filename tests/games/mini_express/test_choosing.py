"""What helps to choose: words of moves, questions, kinds, what a move would bring, and where something happened."""

from __future__ import annotations

import re
import time
from typing import Any, cast
from xml.etree import ElementTree

import kolejiste as k
from kolejiste.core.journal import Note
from kolejiste.core.text import LANGUAGES
from kolejiste.games.mini_express import choosing, events
from kolejiste.games.mini_express.actions import (
    AutomaWaits,
    BuildTrack,
    GainInfluence,
    LayTrack,
    OpenPort,
    OperateWest,
    Pass,
    RunAutoma,
    TakeShare,
)
from kolejiste.games.mini_express.game import MiniGame
from tests.games.mini_express.boards import SVG, found, nodes, position, positions, setting, used_at, uses
from tests.games.mini_express.positions import COMPANIES, company, experts, mini, seat
from tests.games.mini_express.positions import position as laid
from tests.games.mini_express.positions import view as seen


def game_of(state: k.State) -> MiniGame:
    return cast(MiniGame, state.game)


def said(state: k.State, action: k.Action, language: str = "en") -> str:
    return game_of(state).move_words(seen(state, state.seat), state.game.number(action), language)


def asked(state: k.State, language: str = "en") -> str:
    return game_of(state).question(seen(state, state.seat), language)


def brought(state: k.State, action: k.Action, language: str = "en") -> str:
    return game_of(state).preview(seen(state, state.seat), state.game.number(action), language).words


def ghosts(state: k.State, action: k.Action) -> ElementTree.Element:
    drawn = state.game.preview(state.view(state.seat), state.game.number(action)).ghosts["map"]
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')


# --- words -----------------------------------------------------------------------------------------------------------


def test_a_share_is_named_with_its_price_and_a_track_with_its_trains_and_token() -> None:
    state = laid(mini(3), wood=company(pool=2), seats=[seat(influence={"wood": 3, "cotton": 4})])
    assert said(state, TakeShare("wood")) == "Take a share: Wood, for 2 influence"
    assert said(state, TakeShare("wood"), "cs") == "Vzít akcii: Dřevařská, za vliv 2"
    assert (
        said(state, BuildTrack("leather", "detroit")) == "Build a track for Leather: Detroit, 2 trains; Wood + Leather"
    )
    assert (
        said(state, BuildTrack("leather", "detroit"), "cs")
        == "Postavit trať Kožedělné: Detroit, 2 vlaky; Dřevařská + Kožedělná"
    )
    assert said(state, BuildTrack("leather", "detroit"), "sk").endswith(": Detroit, 2 vlaky; Drevárska + Kožiarska")
    nothing = laid(mini(3), wood=company(pool=0))
    assert said(nothing, TakeShare("wood")) == "Take a share: Wood, for nothing"


@setting
def test_no_two_legal_moves_have_the_same_words(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for state in positions(game, 4):
        if state.over or state.ply % 7:
            continue
        view = state.view(state.seat)
        for language in LANGUAGES:
            words = [game.move_words(view, move, language) for move in state.legal()]
            assert len(set(words)) == len(words)


def test_a_question_asks_only_for_what_can_be_done() -> None:
    game = mini(3)
    state = laid(game, seats=[seat(influence=dict.fromkeys(COMPANIES, 5))])
    assert asked(state) == "Take a share or build a track."
    poor = laid(game, seats=[seat(influence=dict.fromkeys(COMPANIES, 0))])
    assert asked(poor) == "Build a track. You cannot take a share now."
    empty = laid(game, **{one: company(pool=0) for one in COMPANIES})
    assert asked(empty) == "Take a share. You cannot build a track now."
    assert asked(empty, "cs") == "Vezměte akcii. Trať teď postavit nemůžete."
    second = found(experts(), lambda s: s.used >= 0 and s.phase == 3 and len(s.legal()) > 20)
    assert asked(second).startswith("Second action")
    assert "another company" in asked(second)
    assert asked(laid(mini(1), phase="automa", turn=1)) == mini(1).say(AutomaWaits())


@setting
def test_questions_fit_the_legal_moves(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for seed in range(2):
        for state in positions(game, seed):
            question = asked(state)
            if state.over:
                assert question == ""
                continue
            assert question == game.question(state.view(None))
            kinds = {game.kind(move) for move in state.legal()}
            if state.phase == 3:
                assert ("ake a share" in question) == ("share" in kinds or question.endswith("a share now."))
                assert ("uild a track" in question) == ("track" in kinds or question.endswith("a track now."))
                assert ("pass" in question) == (kinds == {"pass"})


def test_every_move_has_a_kind_with_words() -> None:
    for game in (mini(1, golden_spike=True), mini(3, map="europe", ports=True)):
        for move in range(len(game.actions)):
            for language in LANGUAGES:
                words = game.words(language)(f"kind-{game.kind(move)}")
                assert 1 <= len(words.split()) <= 3
    view = mini(3).new(k.Chance(1)).view(0)
    assert not any(mini(3).weighty(view, move) for move in range(len(mini(3).actions)))


# --- what a move would bring -----------------------------------------------------------------------------------------


def test_a_share_brings_points_and_costs_influence() -> None:
    state = laid(mini(3), wood=company(pool=2), seats=[seat(influence={"wood": 5})])
    words = brought(state, TakeShare("wood"))
    assert "shares +1 Wood" in words
    assert "influence −2 Wood" in words
    assert "trains +3 Wood" in words
    assert "points as of now" in words
    assert not state.game.preview(state.view(0), state.game.number(TakeShare("wood"))).ghosts


def test_a_track_brings_the_tokens_influence_and_length_and_leaves_trains() -> None:
    state = laid(mini(3), leather=company(pool=4), tokens={"detroit": "wood-steel", "tulsa": "cotton-wild"})
    words = brought(state, BuildTrack("leather", "detroit"))
    assert "influence +1 Wood, +1 Steel" in words
    assert "track length +1 Leather" in words
    assert "2 trains left (Leather)" in words
    assert "zbudou 2 vlaky (Kožedělná)" in brought(state, BuildTrack("leather", "detroit"), "cs")
    wild = laid(mini(3), leather=company(pool=4), tokens={"detroit": "cotton-wild"})
    assert "+1 influence in another company of your choice" in brought(wild, BuildTrack("leather", "detroit"))


def test_the_end_is_told_before_it_comes() -> None:
    game = mini(3)
    state = found(game, lambda s: any(_ends(s, move) for move in s.legal()) and not s.ending)
    move = next(move for move in state.legal() if _ends(state, move))
    for language in LANGUAGES:
        words = game.preview(state.view(state.seat), move, language).words
        assert game.words(language)("preview-last-round") in words or game.words(language)("preview-end") in words


def _ends(state: Any, move: int) -> bool:
    after, _ = choosing.tried(state, move)
    return bool(after.ending or after.over)


@setting
def test_previews_tell_what_really_comes(people: int, options: dict[str, Any]) -> None:
    """Points, and the influence and shares of the one who moves, where nothing is left to choose."""
    game = mini(people, **options)
    told = 0
    for state in positions(game, 6):
        if state.over or state.seat >= game.people or state.phase < 3:
            continue
        view, mover = state.view(state.seat), state.seat
        for move in state.legal()[::9]:
            after = state.clone()
            after.apply(move, k.Chance(1))
            if after.phase == 4:
                continue
            words = game.preview(view, move).words
            points = re.search(r"([+−]\d+) points? as of now", words)
            gained = after.scores[mover] - state.scores[mover]
            assert (int(points[1].replace("−", "-")) if points else 0) == gained
            told += 1
    assert told > 20


@setting
def test_previews_are_quick_and_from_the_view_alone(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    state = position(game, 20)
    view = state.view(state.seat)
    again = game.read_view(view.to_json())
    for move in state.legal():
        assert game.preview(view, move, "cs") == game.preview(again, move, "cs")
    move = state.legal()[-1]
    best = 9.0
    for _ in range(10):
        begin = time.process_time()
        game.preview(view, move, "cs")
        best = min(best, time.process_time() - begin)
    assert best < 0.005


def test_ghosts_run_from_the_companys_trains_to_the_city() -> None:
    state = laid(mini(3), leather=company(pool=4))
    game = state.game
    drawn = ghosts(state, BuildTrack("leather", "detroit"))
    rails = [path.attrib["d"] for path in drawn.iter(f"{SVG}path")]
    assert rails
    assert len(set(rails)) == 1, "all layers run the same way"
    trains = uses(drawn, "ghost")
    assert trains
    assert set(trains) == {"leather"}
    *_, arrival = drawn.iter(f"{SVG}use")
    x, y, _ = used_at(arrival)
    outline = nodes(game, seen(state, 0))["city-detroit"].findall(f"{SVG}path")[-1].attrib["d"]
    corners = [tuple(map(float, point.split())) for point in outline.strip("Mz").split("L")]
    assert min(u for u, _ in corners) < x < max(u for u, _ in corners)
    assert min(v for _, v in corners) < y < max(v for _, v in corners)


def test_every_kind_of_move_on_the_map_has_ghosts() -> None:
    seen = set()
    for game in (mini(3, golden_spike=True), mini(2, map="europe", ports=True)):
        for seed in range(3):
            for state in positions(game, seed):
                if state.over:
                    break
                for move in state.legal()[:2]:
                    action = game.action(move)
                    shown = game.preview(state.view(state.seat), move)
                    on_map = isinstance(action, BuildTrack | LayTrack | OpenPort)
                    assert set(shown.ghosts) == ({"map"} if on_map else set())
                    assert bool(shown.words) or isinstance(action, Pass | RunAutoma | OpenPort)
                    seen.add(type(action))
    assert {BuildTrack, LayTrack, OpenPort, TakeShare, GainInfluence} <= seen


# --- what is sensible ------------------------------------------------------------------------------------------------


def test_the_company_that_brings_most_points_comes_first() -> None:
    """Two companies could build into the same city: the one whose shares the mover has is thought of first."""
    game = mini(3)
    tried = 0
    for seed in range(6):
        for state in positions(game, seed):
            if state.over or state.phase != 3:
                continue
            view, mover = state.view(state.seat), state.seat
            ways: dict[str, list[int]] = {}
            for move in state.legal():
                action = game.action(move)
                if isinstance(action, BuildTrack):
                    ways.setdefault(action.city, []).append(move)
            for moves in ways.values():
                order = game.sensible(view, moves)
                assert sorted(order) == moves
                leads = []
                for move in order:
                    after, _ = choosing.tried(state, move)
                    leads.append(after.scores[mover] - max(after.scores[:mover] + after.scores[mover + 1 :]))
                assert leads == sorted(leads, reverse=True)
                tried += len(moves) > 1
    assert tried > 50


# --- where it happened -----------------------------------------------------------------------------------------------

NOWHERE = (events.Passed, events.LastRound, events.EverybodyPassed, events.GameEnded)
ELSEWHERE = (
    events.PortSkipped,
    events.AutomaTakesShare,
    events.AutomaBuilds,
    events.AutomaNoShare,
    events.AutomaNoCity,
)


@setting
def test_events_name_drawn_elements(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for seed in range(3):
        chance = k.Chance(seed)
        state = game.new(chance)
        while not state.over:
            notes: list[Note] = []
            state.journal = notes
            state.apply(state.legal()[(seed + state.ply * 7) % len(state.legal())], chance)
            if state.ply % 5 and not state.over:
                continue
            drawn = set(nodes(game, state.view(None)))
            for note in notes:
                where = game.places(note.event)
                assert where <= drawn, note.event
                assert bool(where) != isinstance(note.event, (*NOWHERE, *ELSEWHERE)), note.event


def test_a_track_happened_at_its_trains() -> None:
    game = mini(3)
    track = events.TrackBuilt(1, "leather", "detroit", ("q4", "detroit"), 1)
    assert game.places(track) == {"train-leather-q4", "train-leather-detroit"}
    assert game.places(events.InfluenceGained(1, "wood", 2)) == {"mark-wood-2"}
    assert game.places(events.ShareTaken(0, "steel", 1, 3)) == {"stock-steel", "pool-steel"}


def test_the_western_branch_is_previewed_by_its_length() -> None:
    game = mini(3, golden_spike=True)
    state = found(game, lambda s: s.phase == 6)
    action = next(one for one in map(game.action, state.legal()) if isinstance(one, OperateWest))
    assert re.search(r"track length .*\+\d", brought(state, action))
