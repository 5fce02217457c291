"""What cannot be set up and what cannot be played: malformed moves and impossible positions of Europe are refused."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import ClaimRoute, DrawBlind, TakeFaceUp
from tests.games.hostile import spoilt_games
from tests.games.tickets.positions import (
    board_of,
    europe,
    every_ticket,
    parts_of,
    play,
    position,
    san_francisco,
    script,
    seat,
)

# --- moves ------------------------------------------------------------------------------------------------------------

MALFORMED: list[Any] = [True, False, 1.0, 0.5, float("nan"), "1", "", b"1", None, -1, -5, 10**9, 10**40, [1], (1,), {}]


def places() -> dict[str, k.State]:
    """A position of each kind of decision."""
    turn = position(europe(), seat(hand={"red": 5}))
    second = turn.clone()
    play(second, DrawBlind(), "white")
    tunnel = turn.clone()
    play(tunnel, ClaimRoute("angora-constantinople", "red", 0), "red", "blue", "white")
    return {
        "first tickets": europe().new(k.Chance(1)),
        "turn": turn,
        "second card": second,
        "tunnel": tunnel,
        "over": position(europe(), phase="over"),
    }


@pytest.mark.parametrize("where", ["first tickets", "turn", "second card", "tunnel", "over"])
@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_move_is_refused_and_changes_nothing(where: str, move: Any) -> None:
    state = places()[where]
    before, views = state.snapshot(), [state.view(eyes).to_json() for eyes in (None, 0, 1)]
    with pytest.raises(k.IllegalMove):
        state.apply(move, script(state.game))
    assert state.snapshot() == before
    assert [state.view(eyes).to_json() for eyes in (None, 0, 1)] == views


@pytest.mark.parametrize("where", ["first tickets", "turn", "second card", "tunnel", "over"])
def test_every_move_that_is_not_legal_is_refused_and_changes_nothing(where: str) -> None:
    state = places()[where]
    before = state.snapshot()
    legal = set(state.legal())
    for move in range(0, len(state.game.actions), 3):
        if move not in legal:
            with pytest.raises(k.IllegalMove):
                state.apply(move, script(state.game))
    assert state.snapshot() == before
    with pytest.raises(k.IllegalMove):
        state.apply(len(state.game.actions), script(state.game))


@pytest.mark.parametrize(
    "action",
    [
        ClaimRoute("atlantis-paris", "red", 0),
        ClaimRoute("wien-zagrab", "pink", 0),
        ClaimRoute("palermo-smyrna", "red", 1),
        TakeFaceUp("grey"),
        TakeFaceUp(""),
    ],
)
def test_action_that_does_not_exist_has_no_number(action: k.Action) -> None:
    with pytest.raises(k.IllegalMove):
        europe().number(action)


# --- positions --------------------------------------------------------------------------------------------------------

TUNNEL = {"route": "angora-constantinople", "colour": "red", "wilds": 0, "revealed": ["red", "blue", "white"]}
LONG = "cadiz-stockholm"
OTHER_LONG = [t for t in board_of(europe()).tickets if t not in [*every_ticket(europe()), LONG]]
OFFER = ["kyiv-sochi", "berlin-roma", "angora-athina"]
LONGEST = [
    "palermo-smyrna",
    "budapest-kyiv",
    "petrograd-stockholm",
    "berlin-danzig",
    "bucuresti-kyiv",
    "kharkov-moskva",
]
LONGEST += ["kharkov-kyiv", "kyiv-warszawa", "marseille-pamplona"]  # 44 trains


def known(ticket: str, *seats: int) -> dict[str, Any]:
    return {"ticket": ticket, "known_to": list(seats)}


POSSIBLE: dict[str, dict[str, Any]] = {
    "an untouched table": {},
    "a tunnel being tried": {"phase": "tunnel-payment", "tunnel": TUNNEL, "seats": [seat(hand={"red": 3}), {}]},
    "a station being paid": {"phase": "station-payment", "station": "roma", "seats": [seat(hand={"red": 1}), {}]},
    "tickets being chosen": {"phase": "tickets", "seats": [seat(offer=OFFER), {}]},
    "44 trains used": {"seats": [seat(routes=LONGEST), {}], "turns_left": 1},
    "a long ticket in a hand": {"seats": [seat(tickets=[LONG]), {}]},
    "a known card": {"seats": [seat(hand={"red": 1}, known={"red": 1}), {}]},
}

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "more red cards than the box holds": {"seats": [seat(hand={"red": 12}), {}]},
    "more locomotives than the box holds": {"discards": {"locomotive": 15}},
    "very many cards": {"discards": {"red": 10**30}},
    "fewer cards than the box holds": {"cards": {"unseen": {"red": 5}}},
    "a negative number of cards": {"seats": [seat(hand={"red": -1}), {}]},
    "half a card": {"seats": [seat(hand={"red": 0.5}), {}]},
    "a yes instead of a number": {"seats": [seat(hand={"red": True}), {}]},
    "a card that does not exist": {"seats": [seat(hand={"pink": 1}), {}]},
    "no card by that name face up": {"face_up": ["grey"]},
    "six cards face up": {"face_up": ["red", "blue", "green", "white", "black", "yellow"]},
    "more known cards than held": {"seats": [seat(hand={"red": 1}, known={"red": 2}), {}]},
    "a ticket in two hands": {"seats": [seat(tickets=["kyiv-sochi"]), seat(tickets=["kyiv-sochi"])]},
    "a ticket twice in one hand": {"seats": [seat(tickets=["kyiv-sochi", "kyiv-sochi"]), {}]},
    "a ticket in a hand and under the deck": {
        "seats": [seat(tickets=["kyiv-sochi"]), {}],
        "tickets": {"tail": [known("kyiv-sochi")]},
    },
    "a ticket nowhere": {"tickets": {"unseen": every_ticket(europe(), but=["kyiv-sochi"])}},
    "a ticket that does not exist": {"seats": [seat(tickets=["atlantis-paris"]), {}]},
    "a long ticket in the deck": {"undealt": OTHER_LONG, "tickets": {"unseen": [*every_ticket(europe()), LONG]}},
    "a long ticket under the deck": {"tickets": {"tail": [known(LONG)]}},
    "a regular ticket among the undealt long ones": {
        "undealt": [*OTHER_LONG, LONG, "kyiv-sochi"],
        "tickets": {"unseen": every_ticket(europe(), but=["kyiv-sochi"])},
    },
    "two long tickets in one hand": {"seats": [seat(tickets=[LONG, "danzig-lisboa"]), {}]},
    "three first tickets put into the box": {"seats": [seat(boxed=OFFER), {}]},
    "a ticket known to lie in a hand that lacks it": {"seats": [seat(told=[known("kyiv-sochi", 1)]), {}]},
    "a ticket known to be offered that is not": {"offer_told": [known("kyiv-sochi", 1)]},
    "a ticket known to a seat that does not exist": {"tickets": {"tail": [known("kyiv-sochi", 7)]}},
    "a route that does not exist": {"seats": [seat(routes=["atlantis-paris"]), {}]},
    "a route with two owners": {"seats": [seat(routes=["wien-zagrab"]), seat(routes=["wien-zagrab"])]},
    "a route twice": {"seats": [seat(routes=["wien-zagrab", "wien-zagrab"]), {}]},
    "both lines of a double route for one player": {
        "seats": [seat(routes=["bruxelles-paris", "bruxelles-paris-2"]), {}]
    },
    "both lines of a double route with two players": {
        "seats": [seat(routes=["bruxelles-paris"]), seat(routes=["bruxelles-paris-2"])]
    },
    "more than 45 trains": {"seats": [seat(routes=[*LONGEST, "wien-zagrab"]), {}]},
    "a station in a city that does not exist": {"seats": [seat(stations=["atlantis"]), {}]},
    "two stations in one city": {"seats": [seat(stations=["roma"]), seat(stations=["roma"])]},
    "four stations": {"seats": [seat(stations=["roma", "paris", "wien", "berlin"]), {}]},
    "a phase that does not exist": {"phase": "tea"},
    "a tunnel payment without a tunnel": {"phase": "tunnel-payment"},
    "a tunnel outside its phase": {"tunnel": TUNNEL, "seats": [seat(hand={"red": 3}), {}]},
    "a tunnel that is an ordinary route": {
        "phase": "tunnel-payment",
        "tunnel": TUNNEL | {"route": "wien-zagrab"},
        "seats": [seat(hand={"red": 3}), {}],
    },
    "a tunnel that costs nothing more": {
        "phase": "tunnel-payment",
        "tunnel": TUNNEL | {"revealed": ["blue", "white", "white"]},
        "seats": [seat(hand={"red": 3}), {}],
    },
    "a tunnel with four cards revealed": {
        "phase": "tunnel-payment",
        "tunnel": TUNNEL | {"revealed": ["red", "red", "red", "red"]},
        "seats": [seat(hand={"red": 3}), {}],
    },
    "a tunnel with a card revealed while more lie in the deck": {
        "phase": "tunnel-payment",
        "tunnel": TUNNEL | {"revealed": ["red"]},
        "seats": [seat(hand={"red": 3}), {}],
    },
    "a tunnel laid with cards not held": {
        "phase": "tunnel-payment",
        "tunnel": TUNNEL,
        "seats": [seat(hand={"red": 1}), {}],
    },
    "a tunnel that is claimed already": {
        "phase": "tunnel-payment",
        "tunnel": TUNNEL,
        "seats": [seat(hand={"red": 3}), seat(routes=["angora-constantinople"])],
    },
    "a station payment without a station": {"phase": "station-payment", "seats": [seat(hand={"red": 1}), {}]},
    "a station payment that cannot be paid": {"phase": "station-payment", "station": "roma"},
    "a station payment for a city that has one": {
        "phase": "station-payment",
        "station": "roma",
        "seats": [seat(hand={"red": 3}), seat(stations=["roma"])],
    },
    "a fourth station being paid": {
        "phase": "station-payment",
        "station": "berlin",
        "seats": [seat(hand={"red": 5}, stations=["roma", "paris", "wien"]), {}],
    },
    "tickets being chosen without an offer": {"phase": "tickets"},
    "an offer in an ordinary turn": {"seats": [seat(offer=OFFER), {}]},
    "an offer to somebody whose turn it is not": {"phase": "tickets", "seats": [{}, seat(offer=OFFER)]},
    "four tickets drawn": {"phase": "tickets", "seats": [seat(offer=[*OFFER, "london-wien"]), {}]},
    "first tickets without offers": {"phase": "first-tickets"},
    "tickets chosen that were not offered": {
        "phase": "tickets",
        "seats": [seat(offer=OFFER, chosen=["london-wien"]), {}],
    },
    "a second card with nothing to draw": {"phase": "second-card", "face_up": [None] * 5, "rest": 1},
    "a turn of a seat that does not exist": {"turn": 2},
    "a negative turn": {"turn": -1},
    "more turns left than players": {"turns_left": 3},
    "no turn left before the end": {"turns_left": 0},
    "first tickets chosen in a later turn": {"phase": "tickets", "seats": [seat(offer=OFFER, chosen=OFFER[:1]), {}]},
    "three seats for two players": {"seats": [{}, {}, {}]},
    "another number of players": {"players": 3, "seats": [{}, {}, {}]},
    "another game": {"title": "ticket_to_ride_san_francisco"},
    "another edition": {"edition": "0" * 64},
    "a field that does not exist": {"colour": "red"},
    "a souvenir in Europe": {"seats": [seat(souvenirs=["bridge"]), {}]},
    "more first tickets kept than held": {"seats": [seat(first_kept=3, tickets=["kyiv-sochi"]), {}]},
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_possible_position_is_restored_and_written_back(name: str) -> None:
    """The other side: each edit below differs from one of these only in what is impossible."""
    state = europe().restore(parts_of(europe(), **POSSIBLE[name]))
    assert europe().restore(state.snapshot()).snapshot() == state.snapshot()
    assert state.census() == europe().box


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_position_is_refused(name: str) -> None:
    edits = IMPOSSIBLE[name]
    with pytest.raises(k.BadSnapshot) as caught:
        europe().restore(parts_of(europe(), **edits))
    assert str(caught.value).strip()


@pytest.mark.slow
@pytest.mark.parametrize("game", [europe(), europe(5), san_francisco(3)], ids=["Europe", "five", "San Francisco"])
def test_spoilt_positions_are_refused_or_played_on(game: k.Game) -> None:
    """Whatever is sent, the room never breaks: numbers, names and entries of positions are spoilt at random."""
    found = spoilt_games(game, seed=1, games=1, each=150)
    assert found["refused"] > 50
    assert found["played on"] > 2


@pytest.mark.parametrize("nonsense", [{}, [], None, "a position", 7, {"seats": None}], ids=repr)
def test_what_is_no_position_is_refused(nonsense: Any) -> None:
    with pytest.raises(k.BadSnapshot):
        europe().restore(nonsense)


def test_both_lines_of_a_double_route_are_possible_for_two_of_four_players() -> None:
    """p. 4: with four or five players each line may have its owner; one player never has both."""
    lines = "bruxelles-paris", "bruxelles-paris-2"
    position(europe(4), seat(routes=[lines[0]]), seat(routes=[lines[1]]))
    with pytest.raises(k.BadSnapshot):
        position(europe(4), seat(routes=list(lines)))


def test_first_tickets_chosen_below_the_least_are_refused() -> None:
    """p. 3: at least two."""
    snapshot = europe().new(k.Chance(1)).snapshot()
    europe().restore(snapshot)
    snapshot["seats"][0]["chosen"] = snapshot["seats"][0]["offer"][:1]
    with pytest.raises(k.BadSnapshot):
        europe().restore(snapshot)


def test_first_choice_out_of_turn_is_refused() -> None:
    """p. 3: everybody chooses before the first turn; seat 1 decides only when seat 0 has chosen."""
    snapshot = europe().new(k.Chance(1)).snapshot()
    snapshot["turn"] = 1
    with pytest.raises(k.BadSnapshot):
        europe().restore(snapshot)


def test_first_offer_without_a_long_ticket_is_refused() -> None:
    """p. 2: one long and three regular tickets for everybody."""
    snapshot = europe().new(k.Chance(1)).snapshot()
    offer, unseen = snapshot["seats"][0]["offer"], snapshot["tickets"]["unseen"]
    snapshot["undealt"].append(offer[0])
    offer[0] = unseen.pop()
    with pytest.raises(k.BadSnapshot):
        europe().restore(snapshot)
