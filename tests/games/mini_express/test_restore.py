"""Malformed moves and impossible positions are refused, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import BuildTrack, DraftShare, LayTrack, OpenPort, TakeShare
from tests.games.hostile import spoilt_games
from tests.games.mini_express.positions import (
    COMPANIES,
    PICKS,
    company,
    experts,
    grown,
    line,
    mini,
    name,
    options,
    parts_of,
    play,
    position,
    script,
    seat,
    started,
    table,
)

USA, EUROPE = mini(3), mini(3, map="europe")
SPIKE, PORTS = mini(3, golden_spike=True), mini(3, map="europe", ports=True)
SOLO, DUO, EXPERTS = mini(1), mini(2), experts()
HARD = mini(1, difficulty="trainspotter")
GAMES = {
    "usa": USA,
    "europe": EUROPE,
    "spike": SPIKE,
    "ports": PORTS,
    "solo": SOLO,
    "tourist": mini(1, difficulty="tourist"),
    "hard": HARD,
    "duo": DUO,
    "experts": EXPERTS,
    "experts spike": experts(golden_spike=True),
    "beginner": mini(3, beginner=True),
}

# --- moves ----------------------------------------------------------------------------------------------------------

MALFORMED: list[Any] = [True, False, 1.0, 0.5, float("nan"), "1", "", b"1", None, -1, -5, 10**9, 10**40, [1], (1,), {}]


def place(phase: str) -> k.State:
    """A position of each kind of decision."""
    state: k.State
    if phase == "draft":
        return USA.new(k.Chance(1))
    if phase in ("draft-two", "draft-both"):
        state = EXPERTS.new(k.Chance(1))
        if phase == "draft-both":
            play(state, options(state)[0])
        return state
    if phase == "automa":
        return position(SOLO, turn=1, phase="automa")
    if phase == "way":
        state = position(USA, steel=company(track=[(6, -3), "atlanta"], pool=4))
        play(state, BuildTrack("steel", "detroit"))
        return state
    if phase == "influence":
        state = position(PORTS, tokens={"vilnius": "cotton-wild"})
        play(state, BuildTrack("wood", "vilnius"))
        while state.snapshot()["phase"] == "way":
            play(state, options(state)[0])
        return state
    if phase == "port":
        state = place("influence")
        play(state, options(state)[0])
        return state
    if phase == "operator":
        state = position(SPIKE, **joining())
        play(state, BuildTrack("leather", "denver"))
        while state.snapshot()["phase"] != "operator":
            play(state, options(state)[0])
        return state
    if phase == "over":
        state = position(EXPERTS, steel=company(pool=0), seats=[seat(), seat(taken={"steel": 4})])
        play(state, TakeShare("steel"))
        return state
    return position(EXPERTS, wood=company(pool=1))


PLACES = ["draft", "draft-two", "draft-both", "action", "way", "influence", "operator", "port", "automa", "over"]


def joining() -> dict[str, Any]:
    coast = ["san-francisco"]
    return {
        "wood": company(track=line(SPIKE, "baltimore", "detroit", "chicago", "omaha")),
        "leather": company(track=[*line(SPIKE, "erie", "detroit", "chicago", "omaha"), *coast], pool=3),
        "steel": company(track=[*coast, *line(SPIKE, "san-francisco", "salt-lake-city", "denver")], pool=2),
        "cotton": company(track=coast),
        "spike": {"state": "one-branch", "east": "wood"},
    }


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
    assert len(legal) == len(set(legal))
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
    assert (again.legal(), again.ask, again.seat, again.turn) == (state.legal(), state.ask, state.seat, state.turn)


@pytest.mark.parametrize(
    "action",
    [
        DraftShare("gold"),
        TakeShare("wild"),
        BuildTrack("wood", "baltimore"),
        BuildTrack("wood", "venice"),
        BuildTrack("gold", "omaha"),
        LayTrack("omaha"),
        LayTrack("a0"),
        OpenPort("galicia"),
    ],
)
def test_action_that_does_not_exist_has_no_number(action: k.Action) -> None:
    with pytest.raises(k.IllegalMove):
        USA.number(action)


@pytest.mark.slow
def test_random_games_are_restored_at_every_step() -> None:
    """Of every mode and variant: what a game comes to is never refused."""
    import random

    for number, (players, chosen) in enumerate(k.load("mini_express").settings()):
        if number % 3:
            continue
        game = mini(players, **chosen)
        dice, chance = random.Random(number), k.Chance(number)
        state = game.new(chance)
        while not state.over:
            state.apply(dice.choice(state.legal()), chance)
            again = game.restore(state.snapshot())
            assert again.snapshot() == state.snapshot()
            assert again.legal() == state.legal()


# --- positions ------------------------------------------------------------------------------------------------------

Edit = Callable[[dict[str, Any]], None]


def change(*path: str | int, to: Any) -> Edit:
    """Put a value at a place of the snapshot."""

    def edit(data: dict[str, Any]) -> None:
        here: Any = data
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = to

    return edit


def drop(*path: str | int) -> Edit:
    def edit(data: dict[str, Any]) -> None:
        here: Any = data
        for step in path[:-1]:
            here = here[step]
        del here[path[-1]]

    return edit


T = "table"
C = (T, "companies")
DETROIT = line(USA, "erie", "detroit")
HALF = "q4"  # the space between Erie and Detroit
WILD = {"tokens": {"detroit": "steel-wild"}, "keep": ["detroit"]}
BUILT = {"company": "leather", "city": "detroit", "path": ["q4"]}
GONE = {"wood": 6, "steel": 6}

POSSIBLE: dict[str, tuple[str, dict[str, Any]]] = {
    "an untouched table": ("usa", {}),
    "an untouched table of Europe": ("europe", {}),
    "a track": ("usa", {"leather": company(track=DETROIT)}),
    "two companies in Detroit": (
        "usa",
        {"leather": company(track=DETROIT), "wood": company(track=line(USA, "baltimore", "detroit"))},
    ),
    "an influence to be gained": (
        "usa",
        {"leather": company(track=DETROIT, pool=2), "phase": "influence", "building": BUILT, **WILD},
    ),
    "a way to be chosen": (
        "usa",
        {
            "steel": company(track=[(6, -3), "atlanta"], pool=4),
            "phase": "way",
            "building": {"company": "steel", "city": "detroit", "path": []},
        },
    ),
    "the last round": ("usa", {"seats": [seat(taken=GONE)], "turn": 1, "ending": True}),
    "an exhausted company": ("usa", {"seats": [seat(taken={"wood": 6})]}),
    "a tile on the map": ("spike", {}),
    "a railway begun": ("spike", joining()),
    "a port": (
        "ports",
        {
            "tokens": {"danzig": "cotton-wild"},
            "wood": company(track=line(PORTS, "warsaw", "danzig")),
            "cotton": company(track=["galicia"]),
            "ports": {"galicia": "cotton"},
        },
    ),
    "the automa's turn": ("solo", {"turn": 1, "phase": "automa"}),
    "the automa's turn of two": ("duo", {"turn": 2, "phase": "automa"}),
    "a second action": ("experts", {"leather": company(track=DETROIT), "used": "leather", "left": 0}),
    "a second player's first action": ("experts", {"leather": company(track=DETROIT), "left": 1, "turn": 1}),
    "the first action of all": ("experts", {"left": 0}),
    "a draft begun": ("usa", {"phase": "draft", "picks": ["wood"], "turn": 1}),
    "a draft of experts": ("experts", {"phase": "draft-two", "picks": ["wood", "steel"], "turn": 1}),
    "an end": ("usa", {"seats": [seat(taken=GONE)], "turn": 2, "ending": True, "phase": "over"}),
    "an end at the last city": ("tourist", {"turn": 1, "phase": "over", "automa": {"city": "portland"}}),
    "an end of experts": ("experts", {"seats": [seat(taken={"wood": 5})], "phase": "over"}),
}


@pytest.mark.parametrize("one", POSSIBLE)
def test_possible_position_is_restored_and_written_back(one: str) -> None:
    """The other side: each edit below differs from one of these only in what is impossible."""
    which, parts = POSSIBLE[one]
    game = GAMES[which]
    if game.experts:
        parts = {"left": 0, **parts}
    state = game.restore(parts_of(game, **parts))
    assert game.restore(state.snapshot()).snapshot() == state.snapshot()
    assert state.census() == game.box
    assert state.over or state.legal()


IMPOSSIBLE: dict[str, tuple[str, Edit]] = {
    # --- trains and shares
    "too many trains": ("an untouched table", change(*C, "wood", "supply", to=21)),
    "too few trains": ("an untouched table", change(*C, "wood", "supply", to=19)),
    "more trains in the pool than are left": ("a track", change(*C, "leather", "pool", to=23)),
    "six trains in a pool": ("an untouched table", change(*C, "wood", "pool", to=6)),
    "a negative pool": ("an untouched table", change(*C, "wood", "pool", to=-1)),
    "half a train": ("an untouched table", change(*C, "wood", "pool", to=0.5)),
    "a yes instead of trains": ("an untouched table", change(*C, "wood", "pool", to=True)),
    "seven shares in the pool": ("an untouched table", change(*C, "wood", "stock", to=7)),
    "five shares in the pool and none taken": ("an untouched table", change(*C, "wood", "stock", to=5)),
    "no shares in the pool and none taken": ("an untouched table", change(*C, "wood", "stock", to=0)),
    "shares in the pool of an exhausted company": ("an exhausted company", change(*C, "wood", "stock", to=1)),
    "a share fewer than drafted": ("an untouched table", change(T, "seats", 0, "shares", to={"cotton": 1})),
    "a share more than taken": ("an untouched table", change(T, "seats", 0, "shares", to={"wood": 2, "cotton": 1})),
    "shares of a company that does not exist": ("an untouched table", change(T, "seats", 0, "shares", "gold", to=1)),
    "negative shares": ("an untouched table", change(T, "seats", 1, "shares", "wood", to=-1)),
    "shares set aside after the draft": ("an untouched table", change(*C, "wood", "aside", to=1)),
    "influence in a company that does not exist": (
        "an untouched table",
        change(T, "seats", 0, "influence", to={"gold": 1}),
    ),
    "negative influence": ("an untouched table", change(T, "seats", 0, "influence", to={"wood": -1})),
    "very much influence": ("an untouched table", change(T, "seats", 0, "influence", to={"wood": 10**30})),
    "a company that does not exist": ("an untouched table", change(*C, "gold", to={})),
    # --- tracks
    "a track that does not hang together": ("a track", change(*C, "leather", "track", to=["detroit"])),
    "a track far away": ("a track", change(*C, "leather", "track", to=["portland", "b4"])),
    "landscape without a city": ("a track", change(*C, "leather", "track", to=[HALF])),
    "a dead end behind the city": ("a track", change(*C, "leather", "track", to=[*DETROIT, "o3"])),
    "a dead end on the way": ("a track", change(*C, "leather", "track", to=[*DETROIT, "s3"])),
    "a track over five spaces of landscape into one city": (
        "a track",
        change(*C, "leather", "track", to=["q4", "p5", "o4", "o3", "m3", "chicago"]),
    ),
    "a track through another company's start": (
        "a track",
        change(*C, "leather", "track", to=[*DETROIT, "r5", "baltimore"]),
    ),
    "a space that does not exist": ("a track", change(*C, "leather", "track", to=["z99"])),
    "a length that the track does not make": ("a track", change(*C, "leather", "length", to=2)),
    "a length beyond the scale": ("a track", change(*C, "leather", "length", to=16)),
    "more companies in a city than it holds": (
        "two companies in Detroit",
        change(*C, "steel", to={"track": [*line(USA, "wilmington", "detroit")]}),
    ),
    # --- tokens
    "a city without a token": ("an untouched table", drop(T, "tokens", "detroit")),
    "a token in a full city": ("two companies in Detroit", change(T, "tokens", "detroit", to="wood-steel")),
    "a token gone from a city that is not full": (
        "an untouched table",
        change(T, "removed", "detroit", to="wood-steel"),
    ),
    "a token that does not exist": ("an untouched table", change(T, "tokens", "detroit", to="wood-gold")),
    "a token on a start location": ("an untouched table", change(T, "tokens", "erie", to="wood-steel")),
    "five tokens of a kind": ("an untouched table", change(T, "tokens", "portland", to="wood-steel")),
    "two wild tokens of a kind": ("a port", change(T, "tokens", "lisbon", to="cotton-wild")),
    # --- the draft
    "a draft of the same company twice": ("an untouched table", change(T, "picks", to=["wood"] * 6)),
    "a pick missing": ("an untouched table", change(T, "picks", to=PICKS["three"][:5])),
    "a pick too many": ("an untouched table", change(T, "picks", to=[*PICKS["three"], "wood"])),
    "two players with the same pair": (
        "an untouched table",
        change(T, "picks", to=["wood", "wood", "steel", "leather", "cotton", "cotton"]),
    ),
    "a pick of a company that does not exist": ("an untouched table", change(T, "picks", to=["gold"])),
    "a draft that is over": ("an untouched table", change("phase", to="draft")),
    "a draft with the wrong seat": ("a draft begun", change("turn", to=2)),
    "a draft of experts among three": ("a draft begun", change("phase", to="draft-two")),
    "a draft with a share too many": ("a draft begun", change(T, "seats", 1, "shares", to={"steel": 1})),
    "a draft with a share too few aside": ("a draft begun", change(*C, "steel", "aside", to=1)),
    "a draft of experts in the wrong phase": ("a draft of experts", change("phase", to="draft-both")),
    "a draft of experts with one company twice": ("a draft of experts", change(T, "picks", to=["wood", "wood"])),
    "a draft of experts with the wrong seat": ("a draft of experts", change("turn", to=0)),
    # --- turns and phases
    "a phase that does not exist": ("an untouched table", change("phase", to="tea")),
    "a turn of a seat that does not exist": ("an untouched table", change("turn", to=3)),
    "a decision of a seat whose turn it is not": ("an untouched table", change("seat", to=1)),
    "a negative turn": ("an untouched table", change("turn", to=-1)),
    "an automa's turn without an automa": ("an untouched table", change("phase", to="automa")),
    "the automa's turn in a player's phase": ("the automa's turn", change("phase", to="action")),
    "a player's turn in the automa's phase": ("the automa's turn", change("turn", to=0)),
    "as many idle turns as seats": ("an untouched table", change(T, "idle", to=3)),
    "an influence asked for and no track": ("an influence to be gained", change(T, "building", to=None)),
    "a track under way in an action": ("an influence to be gained", change("phase", to="action")),
    "an influence asked for by a token without a wild symbol": (
        "an influence to be gained",
        change(T, "tokens", "detroit", to="wood-steel"),
    ),
    "an influence asked for in a city without the track": (
        "an influence to be gained",
        change(T, "building", "city", to="chicago"),
    ),
    "an influence asked for by a track of another company": (
        "an influence to be gained",
        change(T, "building", "company", to="wood"),
    ),
    "an influence asked for by a track over other spaces": (
        "an influence to be gained",
        change(T, "building", "path", to=["p5"]),
    ),
    "a way to a city that is not in reach": ("a way to be chosen", change(T, "building", "city", to="portland")),
    "a way over a space that leads nowhere": ("a way to be chosen", change(T, "building", "path", to=["r6"])),
    "a way with nothing to choose": ("a way to be chosen", change(T, "building", "city", to="charleston")),
    "a way to a space that does not exist": ("a way to be chosen", change(T, "building", "path", to=["z99"])),
    "a port asked for without the variant": ("an influence to be gained", change("phase", to="port")),
    "an operator asked for without the variant": ("an influence to be gained", change("phase", to="operator")),
    # --- Golden Spike
    "a tile on another map": ("an untouched table", change(T, "spike", to={"state": "on-map"})),
    "no tile": ("a tile on the map", drop(T, "spike")),
    "a tile in a state that does not exist": ("a tile on the map", change(T, "spike", "state", to="lost")),
    "a railway begun without Omaha": (
        "a tile on the map",
        change(T, "spike", to={"state": "one-branch", "east": "wood"}),
    ),
    "a railway not begun though Omaha is reached": ("a railway begun", change(T, "spike", to={"state": "on-map"})),
    "a tile out of the game without San Francisco": ("a tile on the map", change(T, "spike", "state", to="void")),
    "an eastern company that is not in Omaha": ("a railway begun", change(T, "spike", "east", to="cotton")),
    "an eastern company in San Francisco": ("a railway begun", change(T, "spike", "east", to="leather")),
    "a western company before the branches met": ("a railway begun", change(T, "spike", "west", to="steel")),
    "a company that exists nowhere in the east": ("a railway begun", change(T, "spike", "east", to="gold")),
    "a token in San Francisco after the event": (
        "a railway begun",
        change(T, "tokens", "san-francisco", to="wood-steel"),
    ),
    # --- ports
    "a port without its company's train": ("a port", change(*C, "cotton", "track", to=[])),
    "a train in a port that is not taken": ("a port", change(T, "ports", to={})),
    "a port that does not exist": ("a port", change(T, "ports", "atlantis", to="cotton")),
    "a port of another company": ("a port", change(T, "ports", "galicia", to="wood")),
    "a port in another map": ("an untouched table", change(T, "ports", to={"galicia": "cotton"})),
    # --- the automa
    "an automa among three": ("an untouched table", change(T, "automa", to={"company": "wood"})),
    "no automa in a solo game": ("the automa's turn", drop(T, "automa")),
    "a marker on a company that does not exist": ("the automa's turn", change(T, "automa", "company", to="gold")),
    "a marker on a city that does not exist": ("the automa's turn", change(T, "automa", "city", to="atlantis")),
    "a marker on a start location": ("the automa's turn", change(T, "automa", "city", to="erie")),
    "a bag with a token that does not exist": (
        "the automa's turn",
        change(T, "automa", "bag", to={"9-9": 1, "refresh": 2}),
    ),
    "a bag with too many tokens": ("the automa's turn", change(T, "automa", "bag", to={"1-1": 2, "refresh": 2})),
    "a bag without refresh tokens": ("the automa's turn", change(T, "automa", "bag", to={"1-1": 1})),
    "a bag with three refresh tokens": ("the automa's turn", change(T, "automa", "bag", to={"refresh": 3})),
    "an automa with three starting shares": (
        "the automa's turn",
        change(T, "seats", 1, "shares", to={"leather": 1, "cotton": 2}),
    ),
    "an automa without starting shares": ("the automa's turn", change(T, "seats", 1, "shares", to={})),
    "an automa of two without what was left": ("the automa's turn of two", change(T, "seats", 2, "shares", to={})),
    "a marker at the last city and no end": (
        "an end at the last city",
        lambda data: data.update({"phase": "action", "turn": 0}),
    ),
    "a marker at the last city and the automa's turn": ("an end at the last city", change("phase", to="automa")),
    # --- experienced players
    "two actions left": ("a second player's first action", change(T, "left", to=2)),
    "a second action with another one left": ("a second action", change(T, "left", to=1)),
    "a second action among three": ("a track", change(T, "used", to="leather")),
    "actions left among three": ("a track", change(T, "left", to=1)),
    "a second action after a company that does not exist": ("a second action", change(T, "used", to="gold")),
    "an exhausted company among experts and no end": ("an end of experts", change("phase", to="action")),
    "an action left after the end": ("an end of experts", change(T, "left", to=1)),
    "an action left in the draft": ("a draft of experts", change(T, "left", to=1)),
    # --- the frame
    "another game": ("an untouched table", change("title", to="vlaky_na_trati")),
    "another number of players": ("an untouched table", change("players", to=4)),
    "four seats for three players": ("an untouched table", change(T, "seats", to=[{}] * 4)),
    "another edition": ("an untouched table", change("edition", to="0" * 64)),
    "another map": ("an untouched table", change("options", to=dict(EUROPE.options))),
    "no options": ("an untouched table", change("options", to={})),
    "a field that does not exist": ("an untouched table", change("colour", to="red")),
    "a field of the table that does not exist": ("an untouched table", change(T, "colour", to="red")),
    "a field of a seat that does not exist": ("an untouched table", change(T, "seats", 0, "colour", to="red")),
    "no table": ("an untouched table", drop(T)),
}


@pytest.mark.parametrize("one", IMPOSSIBLE)
def test_impossible_position_is_refused_with_a_reason(one: str) -> None:
    base, edit = IMPOSSIBLE[one]
    which, parts = POSSIBLE[base]
    game = GAMES[which]
    if game.experts:
        parts = {"left": 0, **parts}
    data = deepcopy(parts_of(game, **parts))
    edit(data)
    with pytest.raises(k.BadSnapshot) as refused:
        game.restore(data)
    for language in ("cs", "sk", "en"):
        said = refused.value.say(language)
        assert len(said) > 15
        assert "error-" not in said


TRUE_NAMES = [
    "five tokens of a kind",
    "two wild tokens of a kind",
    "an influence asked for by a token without a wild symbol",
    "a way over a space that leads nowhere",
    "a railway not begun though Omaha is reached",
    "a tile out of the game without San Francisco",
    "an eastern company that is not in Omaha",
    "an eastern company in San Francisco",
    "a western company before the branches met",
]


@pytest.mark.parametrize("one", TRUE_NAMES)
def test_reason_does_not_deny_a_name_that_exists(one: str) -> None:
    """What is wrong is where or how often it stands; saying that there is no such thing would lead astray."""
    base, edit = IMPOSSIBLE[one]
    which, parts = POSSIBLE[base]
    data = deepcopy(parts_of(GAMES[which], **parts))
    edit(data)
    with pytest.raises(k.BadSnapshot) as refused:
        GAMES[which].restore(data)
    assert refused.value.key != "snapshot-name"


def test_impossible_exhausted_company_while_experts_choose_a_way() -> None:
    """A way is chosen before anything is laid, so no company can be exhausted yet."""
    steel = company(track=[(6, -3), "atlanta"], pool=4)
    building = {"company": "steel", "city": "detroit", "path": []}
    fine = parts_of(EXPERTS, steel=steel, phase="way", building=building, left=1)
    assert EXPERTS.restore(fine).legal()
    gone = parts_of(EXPERTS, steel=steel, phase="way", building=building, left=1, seats=[seat(taken={"cotton": 5})])
    with pytest.raises(k.BadSnapshot):
        EXPERTS.restore(gone)


def test_impossible_second_action_for_the_same_company() -> None:
    """The track being built is not for the company of the first action."""
    parts: dict[str, Any] = {
        "leather": company(track=DETROIT, pool=2),
        "phase": "influence",
        "building": BUILT,
        "left": 0,
        **WILD,
    }
    with pytest.raises(k.BadSnapshot):
        EXPERTS.restore(parts_of(EXPERTS, used="leather", **parts))


def test_impossible_first_track_into_omaha_by_a_second_company() -> None:
    """The tile still lies on the map, so nobody was in Omaha or San Francisco before this track."""
    wood = line(SPIKE, "baltimore", "detroit", "chicago", "omaha")
    leather = line(SPIKE, "erie", "detroit", "chicago", "minneapolis", "omaha")
    path = leather[leather.index("minneapolis") + 1 : -1]
    parts: dict[str, Any] = {
        "leather": company(track=leather, pool=2),
        "phase": "influence",
        "building": {"company": "leather", "city": "omaha", "path": path},
        "tokens": {"omaha": "steel-wild"},
    }
    assert SPIKE.restore(parts_of(SPIKE, **parts)).legal()
    with pytest.raises(k.BadSnapshot):
        SPIKE.restore(parts_of(SPIKE, wood=company(track=wood), **parts))
    west = line(SPIKE, "baltimore", "detroit", "chicago", "rapid-city", "salt-lake-city", "san-francisco")
    with pytest.raises(k.BadSnapshot):
        SPIKE.restore(parts_of(SPIKE, wood=company(track=west, pool=2), **parts))


def test_impossible_draft_of_the_automa() -> None:
    """It has no shares, and no tokens for a new filling, before the draft is over."""
    fine = parts_of(SOLO, phase="draft", picks=["wood"])
    assert SOLO.restore(fine).legal()
    for edit in (
        change(T, "automa", "bag", "refresh", to=2),
        change(T, "seats", 1, "shares", to={"leather": 1}),
    ):
        data = deepcopy(parts_of(SOLO, phase="draft", picks=["wood"]))
        edit(data)
        with pytest.raises(k.BadSnapshot):
            SOLO.restore(data)


def test_impossible_port_asked_for_by_a_second_track() -> None:
    two: dict[str, Any] = {
        "wood": company(track=line(PORTS, "warsaw", "danzig"), pool=2),
        "steel": company(track=line(PORTS, "london", "amsterdam", "bremen", "copenhagen", "danzig")),
    }
    parts: dict[str, Any] = {
        "tokens": {"danzig": "cotton-wild"},
        "phase": "port",
        "building": {"company": "wood", "city": "danzig", "path": line(PORTS, "warsaw", "danzig")[:-1]},
    }
    assert PORTS.restore(parts_of(PORTS, wood=two["wood"], **parts)).legal()
    with pytest.raises(k.BadSnapshot):
        PORTS.restore(parts_of(PORTS, **two, **parts))


def test_impossible_port_asked_for_without_a_train() -> None:
    cotton = grown(PORTS, "cotton", 20, avoid=["danzig", "vilnius"])
    parts: dict[str, Any] = {
        "wood": company(track=line(PORTS, "warsaw", "danzig"), pool=2),
        "tokens": {"danzig": "cotton-wild"},
        "phase": "port",
        "building": {"company": "wood", "city": "danzig", "path": line(PORTS, "warsaw", "danzig")[:-1]},
    }
    with pytest.raises(k.BadSnapshot):
        PORTS.restore(parts_of(PORTS, cotton=company(track=cotton, pool=4, gone=True), **parts))


@pytest.mark.slow
@pytest.mark.parametrize("which", ["spike", "ports", "solo", "duo", "experts spike"])
def test_spoilt_positions_are_refused_or_played_on(which: str) -> None:
    """Whatever is sent, the room never breaks: numbers, names and entries of positions are spoilt at random."""
    found = spoilt_games(GAMES[which], seed=2, games=1, each=120)
    assert found["refused"] > 50
    assert found["played on"] > 2


@pytest.mark.parametrize(
    "nonsense", [{}, [], None, "a position", 7, {"table": None}, {"title": "mini_express"}], ids=repr
)
def test_what_is_no_position_is_refused(nonsense: Any) -> None:
    with pytest.raises(k.BadSnapshot):
        USA.restore(nonsense)


def test_position_of_another_mode_is_refused() -> None:
    """Solo and experts both sit two at the table, but the options tell them apart."""
    for one, other in ((SOLO, EXPERTS), (EXPERTS, SOLO), (SPIKE, USA), (PORTS, EUROPE), (USA, GAMES["beginner"])):
        data = started(one).snapshot()
        with pytest.raises(k.BadSnapshot):
            other.restore(data)


def test_names_of_spaces_are_told_apart() -> None:
    """Every space of a map has a name of its own, so a snapshot is clear."""
    for game in (USA, EUROPE, PORTS):
        assert len(set(game.land.names)) == game.land.size
        assert name(game, game.land.places[0]) == game.land.names[0]
    assert set(table(position(USA))["companies"]) == set(COMPANIES)
