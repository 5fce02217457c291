"""San Francisco's souvenirs: the piles of "Príprava" ➋, "Obsadenie trasy", and the table of the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import (
    ChoosePlacement,
    ChooseSouvenir,
    ClaimRoute,
    KeepTickets,
    PlaceSouvenir,
    TakeSouvenir,
)
from kolejiste.games.tickets.events import LastRound, SouvenirPlaced, SouvenirTaken
from kolejiste.games.tickets.scoring import SouvenirsScored
from tests.games.tickets.positions import (
    FIXED_PILES,
    assert_refused,
    board_of,
    happened,
    options,
    part,
    parts_of,
    piles,
    play,
    position,
    san_francisco,
    seat,
    seat_part,
    view,
)

PLAYERS = [2, 3, 4]
KINDS = ["cable_car", "bridge", "sea_lion", "crab", "fortune_cookie", "flower", "painted_house"]
BOTH_ENDS = ClaimRoute("potrero_hill-the_embarcadero", "red", 0)


def chosen(players: int, seed: int = 3) -> k.State:
    """Everybody has chosen tickets; the piles are to be placed."""
    state = san_francisco(players).new(k.Chance(seed))
    for _ in range(players):
        play(state, KeepTickets((1,)))
    return state


def owning(*kinds: str, players: int = 2, hand: dict[str, int] | None = None, **parts: Any) -> k.State:
    """Seat 0 owns these kinds, taken from their piles."""
    left = piles(players)
    for place in list(left):
        if left[place]["kind"] in kinds:
            left[place]["left"] -= 1
            if not left[place]["left"]:
                del left[place]
    mine = seat(souvenirs=list(kinds), hand=hand or {"red": 4, "ferry": 2})
    return position(san_francisco(players), mine, **({"souvenirs": left} | parts))


# --- "Príprava" -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tokens"), [(2, 2), (3, 2), (4, 3)])
def test_five_fixed_locations_have_piles_by_number_of_players(players: int, tokens: int) -> None:
    """➋: Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset, Potrero Hill; 3 tokens for four players, else 2."""
    state = san_francisco(players).new(k.Chance(5))
    lying = part(state, "souvenirs")
    assert set(lying) == {"alcatraz", "golden_gate_bridge", "the_embarcadero", "sunset", "potrero_hill"}
    assert {pile["left"] for pile in lying.values()} == {tokens}
    assert sorted([pile["kind"] for pile in lying.values()] + part(state, "aside")) == sorted(KINDS)


def test_kinds_are_dealt_at_random_to_the_fixed_locations() -> None:
    """Ruling: the rulebook does not say which symbol lies where."""
    lying = [part(san_francisco().new(k.Chance(seed)), "souvenirs") for seed in range(12)]
    deals = {tuple(sorted((place, pile["kind"]) for place, pile in one.items())) for one in lying}
    assert len(deals) > 6


@pytest.mark.parametrize("players", [3, 4])
def test_last_player_places_a_pile_then_the_last_but_one(players: int) -> None:
    """Rulebook: the last player takes one of the piles left; then the last but one the other."""
    state = chosen(players)
    aside = part(state, "aside")
    assert state.seat == players - 1
    assert state.ask == ChoosePlacement()
    free = set(board_of(state.game).cities) - set(FIXED_PILES)
    assert {(one.kind, one.city) for one in options(state)} == {(kind, place) for kind in aside for place in free}
    notes = play(state, PlaceSouvenir(aside[1], "castro"))
    assert happened(notes, SouvenirPlaced) == [SouvenirPlaced(players - 1, aside[1], "castro")]
    assert state.seat == players - 2
    assert {(one.kind, one.city) for one in options(state)} == {(aside[0], place) for place in free - {"castro"}}
    play(state, PlaceSouvenir(aside[0], "presidio"))
    whole = 3 if players == 4 else 2
    assert part(state, "souvenirs")["castro"] == {"kind": aside[1], "left": whole}
    assert part(state, "souvenirs")["presidio"] == {"kind": aside[0], "left": whole}
    assert (state.seat, part(state, "phase"), part(state, "aside")) == (0, "turn", [])


def test_pile_goes_only_where_none_lies() -> None:
    """Rulebook: any location without tokens so far."""
    state = chosen(3)
    aside = part(state, "aside")
    assert_refused(state, PlaceSouvenir(aside[0], "alcatraz"))
    lying = part(state, "souvenirs")["alcatraz"]["kind"]
    assert_refused(state, PlaceSouvenir(lying, "castro"))
    play(state, PlaceSouvenir(aside[0], "castro"))
    assert_refused(state, PlaceSouvenir(aside[1], "castro"))


def test_with_two_players_the_second_places_one_token_of_each_pile() -> None:
    """Rulebook: five piles of two and two single tokens lie on the map."""
    state = chosen(2)
    aside = part(state, "aside")
    assert state.seat == 1
    play(state, PlaceSouvenir(aside[0], "castro"))
    assert state.seat == 1
    play(state, PlaceSouvenir(aside[1], "presidio"))
    lying = part(state, "souvenirs")
    assert sorted(pile["left"] for pile in lying.values()) == [1, 1, 2, 2, 2, 2, 2]
    assert lying["castro"] == {"kind": aside[0], "left": 1}
    assert (state.seat, part(state, "phase")) == (0, "turn")


def test_piles_are_placed_after_the_tickets_are_chosen() -> None:
    """Rulebook: "Ešte pred začiatkom", when the tickets of ➎ are in hand."""
    state = san_francisco(3).new(k.Chance(3))
    for _ in range(3):
        assert not options(state, PlaceSouvenir)
        play(state, KeepTickets((1,)))
    assert options(state) == options(state, PlaceSouvenir)


# --- "Obsadenie trasy" ------------------------------------------------------------------------------------------------


def test_souvenir_at_one_end_is_taken_without_asking() -> None:
    """Rulebook: "jednu si vezmite": mandatory, so nobody is asked."""
    state = owning()
    notes = play(state, ClaimRoute("chinatown-the_embarcadero", "red", 0))
    assert happened(notes, SouvenirTaken) == [SouvenirTaken(0, "sea_lion", "the_embarcadero")]
    assert seat_part(state, 0, "souvenirs") == ["sea_lion"]
    assert part(state, "souvenirs")["the_embarcadero"]["left"] == 1
    assert (state.seat, part(state, "phase")) == (1, "turn")


def test_souvenirs_at_both_ends_are_a_choice_of_one() -> None:
    """Rulebook: the player decides which token to take."""
    state = owning()
    play(state, BOTH_ENDS)
    assert state.ask == ChooseSouvenir(BOTH_ENDS.route)
    assert (state.seat, state.turn) == (0, 0)
    assert options(state) == sorted(options(state), key=state.game.number)
    assert {one.city for one in options(state)} == {"potrero_hill", "the_embarcadero"}
    assert all(isinstance(one, TakeSouvenir) for one in options(state))
    play(state, TakeSouvenir("potrero_hill"))
    assert seat_part(state, 0, "souvenirs") == ["fortune_cookie"]
    assert part(state, "souvenirs")["potrero_hill"]["left"] == 1
    assert part(state, "souvenirs")["the_embarcadero"]["left"] == 2
    assert state.seat == 1


def test_choice_is_only_among_kinds_not_owned() -> None:
    """Rulebook: "pri rovnakých podmienkach": of the two ends the one unowned kind is taken."""
    state = owning("sea_lion")
    notes = play(state, BOTH_ENDS)
    assert happened(notes, SouvenirTaken) == [SouvenirTaken(0, "fortune_cookie", "potrero_hill")]
    assert state.seat == 1


def test_no_second_souvenir_of_a_kind() -> None:
    """Rulebook: only a kind not owned yet."""
    state = owning("sea_lion", "fortune_cookie")
    notes = play(state, BOTH_ENDS)
    assert happened(notes, SouvenirTaken) == []
    assert sorted(seat_part(state, 0, "souvenirs")) == ["fortune_cookie", "sea_lion"]
    assert state.seat == 1


def test_taking_is_mandatory() -> None:
    """Rulebook: "jednu si vezmite": there is no way to decline."""
    state = owning()
    play(state, BOTH_ENDS)
    assert len(state.legal()) == 2
    assert_refused(state, TakeSouvenir("castro"))


def test_empty_pile_gives_nothing() -> None:
    """Rulebook: a token must be there; the last token leaves the location empty."""
    state = owning()
    play(state, ClaimRoute("castro-haight_ashbury", "red", 0))
    assert seat_part(state, 0, "souvenirs") == ["flower"]
    assert "castro" not in part(state, "souvenirs")
    state = owning("flower", turn=1)
    parts = state.snapshot()
    parts["seats"][1]["hand"] = {"green": 2}
    parts["cards"]["unseen"]["green"] -= 2
    state = state.game.restore(parts)
    notes = play(state, ClaimRoute("castro-mission_district", "green", 0))
    assert happened(notes, SouvenirTaken) == []


def test_route_without_souvenirs_gives_none() -> None:
    """Only at the two locations just joined."""
    state = owning()
    notes = play(state, ClaimRoute("fort_mason-lombard_street", "red", 0))
    assert happened(notes, SouvenirTaken) == []


def test_two_players_may_own_the_same_kind_while_tokens_last() -> None:
    """Each pile has several tokens of its symbol."""
    left = piles(3)
    state = position(san_francisco(3), seat(hand={"red": 2}), seat(hand={"blue": 2}), souvenirs=left)
    play(state, ClaimRoute("chinatown-the_embarcadero", "red", 0))
    play(state, ClaimRoute("the_embarcadero-union_square", "blue", 0))
    assert [seat_part(state, number, "souvenirs") for number in (0, 1)] == [["sea_lion"], ["sea_lion"]]
    assert "the_embarcadero" not in part(state, "souvenirs")


def test_souvenirs_lie_open() -> None:
    """Rulebook: tokens lie open before their owner; their points come at the end."""
    state = owning()
    play(state, ClaimRoute("chinatown-the_embarcadero", "red", 0))
    for eyes in (None, 0, 1):
        assert view(state, eyes).seats[0].souvenirs == ["sea_lion"]
        assert view(state, eyes).seats[0].score == 2


def test_last_round_begins_when_the_souvenir_is_taken() -> None:
    """The turn ends after the souvenir, and with it the count of cars left."""
    used = ["fort_mason-golden_gate_bridge", "alcatraz-the_embarcadero", "sunset-twin_peaks", "lincoln_park-sunset"]
    state = position(san_francisco(), seat(hand={"red": 3}, routes=used), rest="deck")  # 15 cars
    play(state, BOTH_ENDS)
    notes = play(state, TakeSouvenir("potrero_hill"))
    assert happened(notes, LastRound) == [LastRound(0, 2)]


# --- End and final scoring --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)])
def test_souvenirs_score_by_the_table(count: int, points: int) -> None:
    """The table: 0–1 nothing, then 1, 2, 4, 6, 9, 12."""
    state = owning(*KINDS[:count], phase="over")
    assert state.scores[0] == points
    scored = [line for line in state.sheet()[0].lines if isinstance(line, SouvenirsScored)]
    assert scored == [SouvenirsScored(points=points, souvenirs=count)]


# --- positions that cannot be -----------------------------------------------------------------------------------------

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "no souvenirs at all": {"souvenirs": {}},
    "three tokens of a kind with two players": {"souvenirs": piles(2) | {"alcatraz": {"kind": "cable_car", "left": 3}}},
    "a token too many in a hand": {"seats": [seat(souvenirs=["bridge"]), {}]},
    "an empty pile": {"souvenirs": piles(2) | {"alcatraz": {"kind": "cable_car", "left": 0}}},
    "a kind that does not exist": {"souvenirs": piles(2) | {"alcatraz": {"kind": "tram", "left": 2}}},
    "a pile in a city that does not exist": {"souvenirs": piles(2) | {"berlin": {"kind": "bridge", "left": 2}}},
    "a pile aside in the middle of the game": {"aside": ["flower"]},
    "a souvenir being chosen without a route": {"phase": "souvenir"},
    "a souvenir being chosen for a route not owned": {"phase": "souvenir", "souvenir_route": BOTH_ENDS.route},
    "more than 20 cars": {
        "seats": [
            seat(
                routes=[
                    "fort_mason-golden_gate_bridge",
                    "alcatraz-the_embarcadero",
                    "sunset-twin_peaks",
                    "lincoln_park-sunset",
                    "potrero_hill-union_square",
                    "fort_mason-pier_39",
                ]
            ),
            {},
        ]
    },
    "a station in San Francisco": {"seats": [seat(stations=["castro"]), {}]},
    "a tunnel in San Francisco": {
        "phase": "tunnel-payment",
        "tunnel": {"route": "castro-haight_ashbury", "colour": "red", "wilds": 0, "revealed": ["red"]},
    },
    "a first ticket in the box": {"seats": [seat(boxed=["alcatraz-sunset"]), {}]},
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_position_is_refused(name: str) -> None:
    san_francisco().restore(parts_of(san_francisco()))
    with pytest.raises(k.BadSnapshot) as caught:
        san_francisco().restore(parts_of(san_francisco(), **IMPOSSIBLE[name]))
    assert str(caught.value).strip()


def test_placement_out_of_turn_is_refused() -> None:
    """Rulebook: "Príprava": the last player places the first pile."""
    snapshot = chosen(3).snapshot()
    assert snapshot["turn"] == 2
    snapshot["turn"] = 0
    with pytest.raises(k.BadSnapshot):
        san_francisco(3).restore(snapshot)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_keep_every_component_and_end(players: int) -> None:
    """Sums and ranks of whole games."""
    game, die = san_francisco(players), k.Deck("test", [])
    for seed in range(5):
        chance = k.Chance(seed)
        state = game.new(chance)
        while not state.over:
            legal = state.legal()
            state.apply(legal[chance.below(die, len(legal))], chance)
            assert state.census() == game.box
        assert state.ply <= game.max_plies
        for number, one in enumerate(state.sheet()):
            assert one.total == sum(line.points for line in one.lines) == state.scores[number]
            assert (one.place == 1) == (number in state.winners)
