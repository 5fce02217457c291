"""Malformed moves and impossible positions are refused, and nothing changes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    BuySymbol,
    ChooseSide,
    ChooseTrack,
    DiscardCard,
    LayCard,
    LaySecondCard,
    MoveSlower,
    RecordSymbol,
)
from tests.games.hostile import spoilt_games
from tests.games.vlaky_na_trati.positions import (
    A_CARDS,
    B_CARDS,
    TRACK,
    bound,
    edition_text,
    parts_of,
    play,
    position,
    script,
    seat,
    started,
    vlaky,
)

# --- moves ------------------------------------------------------------------------------------------------------------

MALFORMED: list[Any] = [True, False, 1.0, 0.5, float("nan"), "1", "", b"1", None, -1, -5, 10**9, 10**40, [1], (1,), {}]
PLACES = ["side", "track", "card", "symbol", "bend", "free-action", "closing", "over"]
ROW = TRACK[:8]
TWO = {"seat": 1, "symbols": ["coal", "iron_ore"], "only_one": True}


def place(phase: str) -> k.State:
    """A position of each kind of decision."""
    game = vlaky()
    if phase == "side":
        return game.new(k.Chance(1))
    if phase == "track":
        state = game.new(k.Chance(1))
        play(state, ChooseSide("1"), *A_CARDS[:8], *B_CARDS[:4])
        return state
    if phase == "card":
        return position(game, seat(hand=["A01"], coins=2), laid=TRACK[:3])
    if phase == "symbol":
        state = position(game, seat(coins=1), laid=TRACK[:5], phase="free-action")
        play(state, MoveSlower(1))
        return state
    if phase == "bend":
        return position(game, laid=ROW, phase="bend", bend_seats=[0, 1])
    if phase == "free-action":
        return position(game, seat(hand=["A01"], coins=2), laid=TRACK[:5], phase="free-action")
    state = position(game, seat(coins=1), seat(), laid=TRACK[:23], turn=1, turns=24, offer=["B17", "B19", "B20", "B21"])
    play(state, LayCard("B17"), "B22")
    if phase == "over":
        while not state.over:
            play(state, state.game.action(state.legal()[-1]))
    return state


@pytest.mark.parametrize("phase", PLACES)
def test_malformed_move_is_refused_and_changes_nothing(phase: str) -> None:
    state = place(phase)
    assert state.snapshot()["phase"] == phase
    before, views = state.snapshot(), [state.view(eyes).to_json() for eyes in (None, 0, 1)]
    for move in MALFORMED:
        with pytest.raises(k.IllegalMove):
            state.apply(move, script(state.game))
        assert state.snapshot() == before
    assert [state.view(eyes).to_json() for eyes in (None, 0, 1)] == views


@pytest.mark.parametrize("phase", PLACES)
def test_every_move_that_is_not_legal_is_refused_and_changes_nothing(phase: str) -> None:
    state = place(phase)
    before = state.snapshot()
    legal = state.legal()
    assert legal == sorted(set(legal))
    for move in range(len(state.game.actions) + 1):
        if move not in legal:
            with pytest.raises(k.IllegalMove):
                state.apply(move, script(state.game))
    assert state.snapshot() == before


@pytest.mark.parametrize("phase", PLACES)
def test_every_kind_of_position_is_restored_as_it_was(phase: str) -> None:
    state = place(phase)
    again = state.game.restore(state.snapshot())
    assert again.snapshot() == state.snapshot()
    assert (again.legal(), again.ask, again.seat) == (state.legal(), state.ask, state.seat)


@pytest.mark.parametrize(
    "action",
    [
        ChooseSide("3"),
        ChooseTrack("left"),
        LayCard("C01"),
        LayCard(""),
        LaySecondCard("A13"),
        MoveSlower(0),
        MoveSlower(6),
        MoveSlower(-1),
        BuySymbol("gold"),
        DiscardCard("b01"),
        RecordSymbol(""),
    ],
)
def test_action_that_does_not_exist_has_no_number(action: k.Action) -> None:
    with pytest.raises(k.IllegalMove):
        vlaky().number(action)


# --- positions --------------------------------------------------------------------------------------------------------

POSSIBLE: dict[str, dict[str, Any]] = {
    "an untouched table": {},
    "a hand": {"seats": [seat(hand=["A01", "A02", "A03", "A04"]), seat(hand=["A05"])]},
    "a bend": {"laid": ROW, "phase": "bend", "bend_seats": [1], "seat": 1},
    "a card discarded": {"discarded": ["A01"]},
    "a slower locomotive under way": {"laid": TRACK[:5], "seats": [seat(slow=5), seat(slow=3)]},
    "a symbol to be chosen": {
        "laid": TRACK[:5],
        "phase": "symbol",
        "queue": [TWO],
        "seat": 1,
        "turn": 1,
        "turns": 2,
        "seats": [seat(), seat(slow=2)],
        "free_used": True,
    },
}

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a card in two hands": {"seats": [seat(hand=["A01"]), seat(hand=["A01"])]},
    "a card twice in one hand": {"seats": [seat(hand=["A01", "A01"]), seat()]},
    "a card in a hand and on the track": {"seats": [seat(hand=["A01"]), seat()], "laid": ["A01"]},
    "a card laid twice": {"laid": ["A01", "A01"]},
    "a card laid and offered": {"laid": ["B01"], "offer": ["B01", "B02", "B03", "B04"]},
    "a card that does not exist laid": {"laid": ["C01"]},
    "a card that does not exist in a hand": {"seats": [seat(hand=["A13"]), seat()]},
    "a card that does not exist offered": {"offer": ["B26", "B02", "B03", "B04"]},
    "a B card in a hand": {"seats": [seat(hand=["B01"]), seat()], "offer": ["B05", "B02", "B03", "B04"]},
    "a B card discarded": {"discarded": ["B01"]},
    "an A card offered": {"offer": ["A01", "B02", "B03", "B04"]},
    "an A card in the deck": {"deck": {"unseen": ["A01", *B_CARDS[4:]]}, "offer": B_CARDS[:4]},
    "five cards offered": {"offer": B_CARDS[:5]},
    "three cards offered while the deck has some": {"offer": B_CARDS[:3]},
    "nothing offered while the deck has cards": {"offer": []},
    "a B card nowhere": {"deck": {"unseen": B_CARDS[5:]}, "offer": B_CARDS[:4]},
    "five cards in a hand": {"seats": [seat(hand=A_CARDS[:5]), seat()]},
    "more than 24 cards laid": {"laid": [*TRACK, "B19"], "offer": ["B20", "B21", "B22", "B24"]},
    "two seats on one track": {"seats": [seat(track="top"), seat(track="top")]},
    "a track that does not exist": {"seats": [seat(track="left"), seat(track="top")]},
    "a side that does not exist": {"side": "3"},
    "no side": {"side": None},
    "a card laid before the tracks are chosen": {"phase": "track", "seats": [{"track": None}] * 2, "laid": ["B10"]},
    "more boxes than the row has": {"seats": [seat(ticks={"coal": 6}), seat()]},
    "a row that does not exist": {"seats": [seat(ticks={"gold": 1}), seat()]},
    "negative boxes": {"seats": [seat(ticks={"coal": -1}), seat()]},
    "half a coin": {"seats": [seat(coins=0.5), seat()]},
    "negative coins": {"seats": [seat(coins=-1), seat()]},
    "a yes instead of coins": {"seats": [seat(coins=True), seat()]},
    "very many coins": {"seats": [seat(coins=10**30), seat()]},
    "fewer passengers gained than ticked": {"seats": [seat(ticks={"passengers": 3}, gained=2), seat()]},
    "more passengers gained than ticked in a row with empty boxes": {
        "seats": [seat(ticks={"passengers": 3}, gained=4), seat()]
    },
    "any symbol bought twice": {"seats": [seat(bought=2), seat()]},
    "symbols given up by two players": {"seats": [seat(given_up=1), seat()]},
    "a race on sheet I": {"seats": [seat(race=1, ticks={"glassworks": 4}), seat()]},
    "a slower locomotive in front of the faster one": {"laid": TRACK[:5], "seats": [seat(slow=6), seat()]},
    "a slower locomotive on a card without a station": {"laid": TRACK[:5], "seats": [seat(), seat(slow=4)]},
    "a bend where no row ends": {"laid": TRACK[:5], "phase": "bend", "bend_seats": [0]},
    "a bend with nobody to move": {"laid": ROW, "phase": "bend"},
    "bend moves of a seat that does not exist": {"laid": ROW, "phase": "bend", "bend_seats": [2], "seat": 2},
    "bend moves in the wrong order": {"laid": ROW, "phase": "bend", "bend_seats": [1, 0], "seat": 1},
    "bend moves of one seat twice": {"laid": ROW, "phase": "bend", "bend_seats": [0, 0]},
    "bend moves waiting in a card phase": {"laid": ROW, "bend_seats": [1]},
    "a symbol asked for and nothing pending": {"laid": TRACK[:5], "phase": "symbol"},
    "symbols pending in a card phase": {"laid": TRACK[:5], "queue": [TWO]},
    "a symbol pending that does not exist": {
        "laid": TRACK[:5],
        "phase": "symbol",
        "queue": [TWO | {"symbols": ["gold", "coal"]}],
    },
    "a symbol pending for a seat that does not exist": {
        "laid": TRACK[:5],
        "phase": "symbol",
        "queue": [TWO | {"seat": 5}],
    },
    "a free action before any card is laid": {"phase": "free-action"},
    "a phase that does not exist": {"phase": "tea"},
    "a closing in the middle of the game": {"laid": TRACK[:5], "phase": "closing"},
    "an end in the middle of the game": {"laid": TRACK[:5], "phase": "over"},
    "24 cards and no end": {"laid": TRACK, "phase": "free-action", "offer": ["B19", "B20", "B21", "B22"], "ending": 0},
    "a card to be laid on a complete track": {"laid": TRACK, "offer": ["B19", "B20", "B21", "B22"]},
    "a turn of a seat that does not exist": {"turn": 2},
    "a decision of a seat whose turn it is not": {"turn": 0, "seat": 1},
    "a negative turn": {"turn": -1},
    "three seats for two players": {"seats": [seat(track=h) for h in ("top", "middle", "bottom")]},
    "another number of players": {"players": 3},
    "another game": {"title": "ticket_to_ride_europe"},
    "another edition": {"edition": "0" * 64},
    "another sheet": {"sheet": "II"},
    "a sheet that does not exist": {"sheet": "III"},
    "a field that does not exist": {"colour": "red"},
    "a field of a seat that does not exist": {"seats": [seat(colour="red"), seat()]},
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_possible_position_is_restored_and_written_back(name: str) -> None:
    """The other side: each edit below differs from one of these only in what is impossible."""
    state = vlaky().restore(parts_of(vlaky(), *POSSIBLE[name].get("seats", []), **_rest(POSSIBLE[name])))
    assert vlaky().restore(state.snapshot()).snapshot() == state.snapshot()
    assert state.census() == vlaky().box


def _rest(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in parts.items() if name != "seats"}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_position_is_refused(name: str) -> None:
    parts = IMPOSSIBLE[name]
    with pytest.raises(k.BadSnapshot):
        vlaky().restore(parts_of(vlaky(), *parts.get("seats", []), **_rest(parts)))


THREE_SEATS: dict[str, dict[str, Any]] = {
    "five symbols given up": seat(given_up=5),
    "beet behind the closed red line": seat(ticks={"beet": 3, "sugar_refinery": 1}),
    "a race place without the last box": seat(race=1, ticks={"glassworks": 3}),
    "the last box without a race place": seat(race=0, ticks={"glassworks": 4}),
    "a later place before anybody was first": seat(race=2, ticks={"glassworks": 4}),
}


@pytest.mark.parametrize("name", THREE_SEATS)
def test_impossible_sheet_two_is_refused(name: str) -> None:
    with pytest.raises(k.BadSnapshot):
        position(vlaky(3, "II"), THREE_SEATS[name])


@pytest.mark.slow
@pytest.mark.parametrize(("players", "sheet"), [(2, "I"), (3, "II")])
def test_spoilt_positions_are_refused_or_played_on(players: int, sheet: str) -> None:
    """Whatever is sent, the room never breaks: numbers, names and entries of positions are spoilt at random."""
    found = spoilt_games(vlaky(players, sheet), seed=1, games=2, each=100)
    assert found["refused"] > 50
    assert found["played on"] > 5


@pytest.mark.parametrize("nonsense", [{}, [], None, "a position", 7, {"seats": None}], ids=repr)
def test_what_is_no_position_is_refused(nonsense: Any) -> None:
    with pytest.raises(k.BadSnapshot):
        vlaky().restore(nonsense)


# --- editions ---------------------------------------------------------------------------------------------------------

BAD_EDITIONS: dict[str, tuple[str, str]] = {
    "two lines that meet": (
        'id = "B10", deck = "B", top = { to = "top"',
        'id = "B10", deck = "B", top = { to = "middle"',
    ),
    "a symbol without a row": (
        'middle = { to = "middle", station = ["passengers"] }',
        'middle = { to = "middle", station = ["gold"] }',
    ),
    "a card twice": ('id = "B25"', 'id = "B24"'),
    "too few cards for the hands": ("hand = 4 ", "hand = 5 "),
    "a start symbol without a row": ('top = "coal", middle', 'top = "gold", middle'),
    "an exchange that does not fit its boxes": ("exchange = [[2, 2], [3, 3], [4, 4]]", "exchange = [[2, 2]]"),
    "a chain of a row that does not exist": ('rows = ["forest", "sawmill"]', 'rows = ["forest", "mill"]'),
    "a rule that does not exist": ("hand = 4 ", "feet = 2\nhand = 4 "),
}


@pytest.mark.parametrize("name", BAD_EDITIONS)
def test_bad_edition_is_refused(name: str, tmp_path: Any) -> None:
    """Every value is replaceable by an edition file, so an edition with a mistake must be told."""
    old, new = BAD_EDITIONS[name]
    assert old in edition_text()
    with pytest.raises(k.BadEdition):
        bound(edition_text().replace(old, new), tmp_path)


def test_values_are_replaceable_by_an_edition(tmp_path: Any) -> None:
    """Sheet values come from the edition, not from the rules."""
    text = edition_text().replace("boxes = [3, 6, 9, 13], coins = 2", "boxes = [30, 60, 90], coins = 3")
    game = bound(text, tmp_path)
    state = position(game, seat(ticks={"glassworks": 3}), offer=["B17", "B19", "B20", "B21"])
    assert state.scores[0] == 90
    play(state, LayCard("B17"), "B01")
    assert state.snapshot()["seats"][0]["coins"] == 3
    assert started(game).census() == game.box


@pytest.mark.slow
def test_an_edition_with_the_red_line_on_the_majority_row_restores_its_own_positions(tmp_path: Path) -> None:
    """Symbols lost at the red line count for the majority, although no box was ticked for them."""
    text = edition_text().replace(
        'majority = { row = "passengers", times = 2 }',
        'majority = { row = "passengers", times = 2 }\n'
        'red_line = { rows = ["passengers"], after = 1, opens = "glassworks" }',
    )
    game = bound(text, tmp_path, players=3)
    lost = opened = 0
    for seed in range(20):
        dice, chance = random.Random(seed), k.Chance(seed)
        state = game.new(chance)
        while not state.over:
            state.apply(dice.choice(state.legal()), chance)
            snapshot = state.snapshot()
            assert game.restore(snapshot).snapshot() == snapshot
        for one in snapshot["seats"]:
            ticked = one["ticks"].get("passengers", 0)
            lost += one["gained"] > ticked
            opened += one["gained"] > ticked > 1
    assert lost
    assert opened
    parts = state.snapshot()
    for one in parts["seats"]:  # before the line nothing can have been lost
        one |= {"ticks": {**one["ticks"], "passengers": 0}, "gained": 2}
    with pytest.raises(k.BadSnapshot):
        game.restore(parts)
