"""What is asked, what moves are called, which come first, what they would bring, and where things happened."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.actions import Action, Event
from kolejiste.core.text import LANGUAGES
from kolejiste.games.railroad_revolution import choosing, events
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    BuildStation,
    Done,
    ExchangeWorker,
    HireWorker,
    KeepMilestone,
    LayRail,
    Pass,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeDeal,
    TakeTrain,
    TakeWorker,
)
from kolejiste.games.railroad_revolution.components import COLOURS
from kolejiste.games.railroad_revolution.state import RailroadState
from kolejiste.games.railroad_revolution.things import LEVELS
from tests.games.railroad_revolution.positions import TO_CHICAGO, play, position, rr, seat

SVG = "{http://www.w3.org/2000/svg}"
FINISH = {
    "en": re.compile(r"\bfinish\b"),
    "cs": re.compile("skončete|můžete skončit|skončíte-li"),
    "sk": re.compile("skončite|môžete skončiť|ak skončíte"),
}
SHORT = {"en": "To finish you", "cs": "Abyste mohli skončit", "sk": "Aby ste mohli skončiť"}


def random_states(players: int, seeds: range) -> Iterator[RailroadState]:
    for seed in seeds:
        game, chance, pick = rr(players), k.Chance(seed), random.Random(seed)
        state = game.new(chance)
        while not state.over:
            yield state
            state.apply(pick.choice(state.legal()), chance)


def legal(state: RailroadState) -> list[Action]:
    return [state.game.action(move) for move in state.legal()]


# --- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_finishing_is_asked_for_only_where_it_is_possible(language: str) -> None:
    seen = set()
    for state in random_states(3, range(3)):
        said = rr(3).question(state.view(state.seat), language)
        moves = legal(state)
        can = any(isinstance(action, Done) for action in moves)
        asked = bool(FINISH[language].search(said.replace("To finish", "")))
        assert asked == can, said
        assert (SHORT[language] in said) <= (not can)
        seen.add((state.phase, can))
        if any(isinstance(action, Pass) for action in moves):
            assert said != rr(3).words(language)("ask-which-worker")
    assert len(seen) > 6


def test_what_is_still_missing_is_said() -> None:
    game = rr(3)
    state = position(game, seats=[seat(money=900, supply={"white": 4}, rails=TO_CHICAGO)])
    play(state, PlaceWorker("white", "railroad"))
    assert game.question(state.view(0)).startswith("Lay 2 rails for $400; each degree of difficulty costs $100 more.")
    play(state, LayRail("charlotte-miami"))
    assert game.question(state.view(0)).startswith("One rail still has to be laid; each degree of difficulty costs")
    assert game.question(state.view(0), "cs").startswith("Zbývá položit jednu kolej")
    short = next(
        state
        for state in random_states(3, range(6))
        if state.action >= 0
        and not state.owed
        and state.crew[state.seat] == 3
        and not any(isinstance(action, Done) for action in legal(state))
    )
    said = game.question(short.view(short.seat))
    assert "To finish you need one more worker" in said
    assert ("hire" in said) == any(isinstance(action, HireWorker) for action in legal(short))
    assert ("take what is offered" in said) == any(isinstance(action, TakeWorker) for action in legal(short))


def test_only_actions_deals_and_pieces_that_are_possible_are_named() -> None:
    game, words = rr(3), rr(3).words("en")
    for state in random_states(3, range(3)):
        said, moves = game.question(state.view(state.seat)), legal(state)
        if state.phase == 2:
            possible = {action.action for action in moves if isinstance(action, PlaceWorker)}
            named = {
                action for action in ("station", "railroad", "telegraph", "trade") if words(f"main-{action}") in said
            }
            assert named in (possible, set())
            assert (len(possible) in (0, 4)) == (not named)
            assert ("pass" in said) == any(isinstance(action, Pass) for action in moves)
        pieces = {action.piece for action in moves if isinstance(action, SellPiece)}
        if pieces:
            assert {piece for piece in ("rail", "building") if f"a {piece}" in said} == pieces
        deals = sum(isinstance(action, TakeDeal) for action in moves)
        if state.phase == 5:
            assert said.startswith("You may take") == bool(deals)


def test_others_are_told_what_everybody_may_know() -> None:
    game = rr(3)
    for state in random_states(3, range(1)):
        for viewer in (None, (state.seat + 1) % 3):
            view = state.view(viewer)
            assert view.ask is not None
            assert game.question(view, "sk") == game.say(view.ask, "sk")


# --- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_moves_are_called_differently_and_without_places(language: str) -> None:
    game = rr(4)
    for state in random_states(4, range(2)):
        if state.ply % 3:
            continue
        view = state.view(state.seat)
        said = [game.move_words(view, move, language) for move in state.legal()]
        assert len(set(said)) == len(said)
        assert not any(re.search(r"\b(upper|lower|horní|dolní|hornú|dolnú)\b", words) for words in said)
        assert all(len(words) < 220 for words in said)


def test_moves_name_tiles_and_milestones() -> None:
    game = rr(3)
    found: dict[type[Action], str] = {}
    for state in random_states(3, range(2)):
        for move in state.legal():
            action = game.action(move)
            if type(action) not in found:
                found[type(action)] = game.move_words(state.view(state.seat), move)
                if isinstance(action, Promote):
                    tile = state.milestones[state.seat][action.milestone - 1]
                    assert game.board.milestones[tile].upper() in found[Promote]
                elif isinstance(action, SellPiece):
                    assert re.search(r"for \$\d+$", found[SellPiece])
                elif isinstance(action, TakeDeal):
                    assert "share" in found[TakeDeal]
    assert len(found) > 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_few_kinds_of_moves_and_each_has_words(language: str) -> None:
    game = rr(3)
    kinds = {game.kind(move) for move in range(len(game.actions))}
    assert kinds == set(choosing.KINDS.values())
    assert len(kinds) <= 10
    said = [game.words(language)(f"kind-{kind}") for kind in sorted(kinds)]
    assert len(set(said)) == len(kinds)
    assert all(len(words.split()) <= 4 for words in said)
    for state in random_states(3, range(1)):
        assert len({game.kind(move) for move in state.legal()}) <= 6


def test_sensible_moves_come_first_and_none_is_lost() -> None:
    game = rr(3)
    ordered = 0
    for state in random_states(3, range(2)):
        view, moves = state.view(state.seat), state.legal()
        found = game.sensible(view, moves)
        assert sorted(found) == sorted(moves)
        kinds = [isinstance(game.action(move), SellShare | HireWorker) for move in found]
        assert kinds == sorted(kinds), "what can be done at any time comes last"
        wants = state.wants[state.seat][0] | state.wants[state.seat][1]
        swaps = [game.action(move) for move in found if isinstance(game.action(move), ExchangeWorker)]
        if swaps:
            first = swaps[0]
            assert isinstance(first, ExchangeWorker)
            free = [one for one in range(5) if not (wants | wants >> 5) >> one & 1]
            there = [one for one in free if (state.have[state.seat] | state.have[state.seat] >> 5) >> one & 1]
            assert not there or COLOURS.index(first.worker) in there
            ordered += 1
    assert ordered


def test_only_what_cannot_be_taken_back_asks_for_a_second_thought() -> None:
    """Finishing that turns something up, and keeping a milestone, which lies open then (R25)."""
    game, seen = rr(3), set()
    for state in random_states(3, range(3)):
        view = state.view(state.seat)
        for move in state.legal():
            weighty = game.weighty(view, move)
            action = game.action(move)
            if not isinstance(action, Done | KeepMilestone):
                assert not weighty
                continue
            after = state.clone()
            after.apply(move, k.Chance(5))
            assert weighty == (after.reveals > state.reveals)
            seen.add((type(action), weighty))
    assert seen == {(Done, True), (Done, False), (KeepMilestone, True)}


# --- previews --------------------------------------------------------------------------------------------------------


def test_a_preview_tells_what_the_rules_would_do() -> None:
    game = rr(3)
    state = position(game, seats=[seat(money=900, shares=2, supply={"white": 4, "grey": 1})])
    share = game.preview(state.view(0), game.number(SellShare()))
    assert share.words == "+$150, −1 share; $1050 left"
    assert not share.ghosts
    assert game.preview(state.view(0), game.number(SellShare()), "cs").words == "+$150, −1 akcie; zbude $1050"
    hired = game.preview(state.view(0), game.number(HireWorker("purple"))).words
    assert hired == "−$800, +1 purple; $100 left"
    play(state, PlaceWorker("grey", "station"))
    before = state.snapshot()
    built = game.preview(state.view(0), game.number(BuildStation("washington")))
    assert "$200 to pay at the end" in built.words
    assert state.snapshot() == before


def test_ghosts_lie_where_the_piece_would_lie() -> None:
    game = rr(3)
    seen: set[type[Action]] = set()
    for state in random_states(3, range(3)):
        for move in state.legal():
            action = game.action(move)
            if type(action) in seen or not isinstance(
                action, LayRail | BuildStation | BuildOffice | Advance | TakeTrain
            ):
                continue
            seen.add(type(action))
            ghosts = game.preview(state.view(state.seat), move, "sk").ghosts
            if isinstance(action, TakeTrain):
                assert not ghosts
                continue
            root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{ghosts["map"]}</svg>')
            drawn = "".join(f"{node.attrib.get('class', '')} {node.attrib.get('href', '')} " for node in root.iter())
            assert re.search(rf"(lane-|seat-|house-){state.seat}\b", drawn)
            assert not any("id" in node.attrib for node in root.iter()), "a ghost is nobody's piece yet"
            after = state.clone()
            after.apply(move, k.Chance(1))
            whole = game.parts(after.view(None))[0].pieces[0].drawing
            spots = re.findall(r'd="([^"]+)"|translate\(([^)]+)\)', ghosts["map"])
            if isinstance(action, LayRail):
                assert all(path in whole for path, _ in spots if path)
    assert len(seen) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_has_a_quick_preview(language: str) -> None:
    game = rr(4)
    seen: list[float] = []
    for state in random_states(4, range(1)):
        if state.ply % 7 or len(seen) > 600:
            continue
        view = state.view(state.seat)
        for move in state.legal()[:12]:
            before = time.process_time()
            found = game.preview(view, move, language)
            seen.append(time.process_time() - before)
            assert "None" not in found.words
            for ghost in found.ghosts.values():
                ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{ghost}</svg>')
    assert sorted(seen)[len(seen) // 2] < 0.005


def test_a_preview_tells_nothing_hidden() -> None:
    """It follows from the view: the same whatever lies in the stacks."""
    game = rr(3)
    for state in random_states(3, range(1)):
        if state.ply % 11:
            continue
        view = state.view(state.seat)
        same = game.read_view(view.to_json())
        for move in state.legal()[:4]:
            assert game.preview(view, move) == game.preview(same, move)


# --- where things happened -------------------------------------------------------------------------------------------


def test_events_happen_at_drawn_elements() -> None:
    game, chance, pick = rr(3), k.Chance(4), random.Random(4)
    state = game.new(chance)
    seen: set[type[Event]] = set()
    while not state.over:
        state.journal = []
        state.apply(pick.choice(state.legal()), chance)
        new = [note.event for note in state.journal if type(note.event) not in seen]
        if not new:
            continue
        ids = set(
            re.findall(r' id="([^"]+)"', "".join(p.drawing for part in game.parts(state.view(0)) for p in part.pieces))
        )
        for event in new:
            seen.add(type(event))
            found = game.places(event)
            if "seat" in event.__struct_fields__:
                assert found & ids, event
            assert found <= ids | {place for place in found if place.startswith("deal-")}, event
    assert len(seen) > 22


def test_places_name_what_was_built() -> None:
    game = rr(3)
    assert game.places(events.RailLaid(1, "charlotte-miami")) == {
        "rail-charlotte-miami",
        "laid-charlotte-miami-2",
        "marks-charlotte-miami",
    }
    assert "city-denver" in game.places(events.StationBuilt(0, "denver", True))
    assert game.places(events.TrackAdvanced(2, "network", LEVELS)) == {"track-network", "marker-network-3"}
    assert game.places(events.GameEnded()) == frozenset()
