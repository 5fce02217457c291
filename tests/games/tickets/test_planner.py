"""The planner of Ticket to Ride: it does not peek, plays a decent game, and does the plainly sensible thing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import (
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    PayStation,
    PayTunnel,
    PlaceSouvenir,
    TakeFaceUp,
    TakeSouvenir,
    Withdraw,
)
from tests.games.tickets.positions import FIXED_PILES, europe, piles, play, position, san_francisco, seat, view

GAMES = [europe(2), europe(3), europe(4), europe(5), san_francisco(2), san_francisco(3), san_francisco(4)]
WAY_TO_SMOLENSK = ["warszawa-wilno"]  # and smolensk-wilno, three yellow, completes smolensk-warszawa


def named(game: k.Game) -> str:
    return f"{game.title.id}-{game.players}"


def chosen(state: k.State, planner: k.Planner | None = None) -> Any:
    """The action a planner takes here; a new one unless it is given."""
    game = state.game
    return game.action((planner or game.planner()).choose(state, state.legal(), k.Chance(0)))


def finish(game: k.Game, planners: list[k.Planner | None], seed: int) -> k.State:
    """A whole game; None plays at random."""
    chance, dice = k.Chance(seed), random.Random(seed)
    state = game.new(chance)
    while not state.over:
        planner, legal = planners[state.seat], state.legal()
        state.apply(dice.choice(legal) if planner is None else planner.choose(state, legal, chance), chance)
    return state


# --- the contract -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_it_does_not_peek_and_does_not_remember(game: k.Game) -> None:
    """The choice is the same on the true state, on states dealt anew from the view, and by a new planner."""
    chance, dice = k.Chance(11), random.Random(11)
    used = game.planner()
    asked = 0
    for _ in range(3):
        state = game.new(chance)
        while not state.over:
            legal = state.legal()
            move = used.choose(state, legal, chance)
            if len(legal) > 1 and dice.random() < 0.12:
                sampler = game.sampler(state.view(state.seat))
                dealt = [sampler(k.Chance(dice.getrandbits(32))) for _ in range(3)]
                fresh = game.planner()
                assert [used.choose(other, legal, k.Chance(n)) for n, other in enumerate(dealt)] == [move] * 3
                assert fresh.choose(dealt[0], legal, chance) == move
                asked += 1
            # The random moves lead where the planner would not go by itself.
            state.apply(dice.choice(legal) if dice.random() < 0.15 else move, chance)
    assert asked >= 15


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_games_among_planners_finish(game: k.Game) -> None:
    planner = game.planner()
    for seed in range(3):
        state = finish(game, [planner] * game.players, seed)
        assert state.over
        assert state.census() == game.box


@pytest.mark.parametrize("game", [europe(2), san_francisco(2)], ids=named)
def test_it_beats_random_play(game: k.Game) -> None:
    planner = game.planner()
    won = 0
    for seed in range(60):
        planners = [planner, None] if seed % 2 else [None, planner]
        won += finish(game, planners, 400 + seed).winners == [1 - seed % 2]
    assert won >= 57


# --- tickets ------------------------------------------------------------------------------------------------------


def test_it_keeps_what_is_met_and_refuses_what_it_cannot_finish() -> None:
    laid = ["petrograd-stockholm", "kobenhavn-stockholm", "budapest-kyiv", "bucuresti-sevastopol", "athina-sarajevo"]
    laid += ["petrograd-riga", "palermo-smyrna", "warszawa-wilno", "smolensk-wilno"]  # 41 trains
    offer = ["brest-marseille", "smolensk-warszawa", "dieppe-madrid"]
    state = position(europe(), seat(routes=laid, offer=offer), phase="tickets")
    assert chosen(state) == KeepTickets((2,))


def test_it_keeps_first_tickets_that_run_together() -> None:
    offer = ["danzig-lisboa", "paris-wien", "paris-zagrab", "erzurum-rostov"]
    other = ["moskva-palermo", "berlin-roma", "kyiv-sochi", "london-wien"]
    state = position(europe(), seat(offer=offer), seat(offer=other), phase="first-tickets")
    assert {2, 3} <= set(chosen(state).places)


def test_it_draws_further_tickets_only_with_all_met() -> None:
    cards = {"red": 2, "blue": 1}
    met = position(
        europe(), seat(hand=cards, routes=["warszawa-wilno", "smolensk-wilno"], tickets=["smolensk-warszawa"])
    )
    assert chosen(met) == DrawTickets()
    unmet = position(europe(), seat(hand=cards, routes=WAY_TO_SMOLENSK, tickets=["smolensk-warszawa"]))
    assert chosen(unmet) != DrawTickets()


# --- cards and claims ---------------------------------------------------------------------------------------------


def test_it_claims_the_last_missing_route_and_keeps_its_locomotives() -> None:
    cards = {"yellow": 3, "locomotive": 2, "red": 1}
    state = position(europe(), seat(hand=cards, routes=WAY_TO_SMOLENSK, tickets=["smolensk-warszawa"]))
    assert chosen(state) == ClaimRoute("smolensk-wilno", "yellow", 0)


def test_it_takes_the_face_up_card_it_needs() -> None:
    cards = {"yellow": 1, "red": 2}
    state = position(europe(), seat(hand=cards, routes=WAY_TO_SMOLENSK, tickets=["smolensk-warszawa"]))
    assert chosen(state) == TakeFaceUp("yellow")
    play(state, TakeFaceUp("yellow"), "yellow")
    assert chosen(state) == TakeFaceUp("yellow")


def test_it_draws_from_the_deck_when_the_display_has_nothing_for_it() -> None:
    display = ["red", "blue", "green", "red", "black"]
    cards = {"yellow": 1, "red": 2}
    state = position(europe(), seat(hand=cards, routes=WAY_TO_SMOLENSK, tickets=["smolensk-warszawa"]), face_up=display)
    assert chosen(state) == DrawBlind()


def test_it_pays_for_a_grey_route_with_the_colour_it_does_not_need() -> None:
    """Kyiv – Wilno is grey; the yellow cards are for Smolensk – Wilno."""
    own = ["warszawa-wilno", "petrograd-wilno"]
    tickets = ["kyiv-petrograd", "smolensk-warszawa"]
    ways_round = seat(routes=["kyiv-warszawa", "kyiv-smolensk"])
    state = position(europe(), seat(hand={"yellow": 2, "black": 2}, routes=own, tickets=tickets), ways_round)
    assert chosen(state) == ClaimRoute("kyiv-wilno", "black", 0)


# --- tunnels ------------------------------------------------------------------------------------------------------


def tunnel(cards: dict[str, int], *revealed: str) -> k.State:
    """München – Zürich laid with two yellow cards."""
    tried = {"route": "munchen-zurich", "colour": "yellow", "wilds": 0, "revealed": list(revealed)}
    return position(europe(), seat(hand=cards, tickets=["barcelona-munchen"]), phase="tunnel-payment", tunnel=tried)


def test_it_pays_a_tunnel_in_colour_before_locomotives() -> None:
    assert chosen(tunnel({"yellow": 3, "locomotive": 1}, "yellow", "red", "blue")) == PayTunnel(0)
    assert chosen(tunnel({"yellow": 3, "locomotive": 1}, "yellow", "yellow", "blue")) == PayTunnel(1)


def test_it_withdraws_from_a_tunnel_it_cannot_pay() -> None:
    assert chosen(tunnel({"yellow": 3}, "yellow", "yellow", "blue")) == Withdraw()


def test_it_tries_a_tunnel_with_a_card_to_spare_but_not_without() -> None:
    own = ["barcelona-marseille", "marseille-zurich"]
    bare = position(europe(), seat(hand={"yellow": 2}, routes=own, tickets=["barcelona-munchen"]))
    assert not isinstance(chosen(bare), ClaimRoute)
    safe = position(europe(), seat(hand={"yellow": 3}, routes=own, tickets=["barcelona-munchen"]))
    assert chosen(safe) == ClaimRoute("munchen-zurich", "yellow", 0)


# --- stations and the end -----------------------------------------------------------------------------------------


def test_it_builds_no_station_early() -> None:
    """In twenty games nobody builds while everybody has more than half of the trains."""
    game = europe(2)
    planner = game.planner()
    for seed in range(20):
        chance = k.Chance(900 + seed)
        state = game.new(chance)
        while not state.over:
            move = planner.choose(state, state.legal(), chance)
            if isinstance(game.action(move), BuildStation):
                assert min(one.trains for one in view(state, None).seats) <= 22
            state.apply(move, chance)


def test_it_borrows_at_the_end_for_a_ticket_that_is_lost_otherwise() -> None:
    """Seat 2 took Smolensk – Wilno; in the last round a station there is worth twelve points more than it costs."""
    state = position(
        europe(),
        seat(hand={"red": 1}, routes=WAY_TO_SMOLENSK, tickets=["smolensk-warszawa"]),
        seat(routes=["smolensk-wilno"]),
        turns_left=2,
    )
    assert chosen(state) in (BuildStation("wilno"), BuildStation("smolensk"))
    play(state, chosen(state))
    assert chosen(state) == PayStation(1, "red", 0)


def test_it_claims_what_scores_in_the_last_round() -> None:
    cards = {"red": 6, "blue": 2, "green": 1}
    state = position(europe(), seat(hand=cards, tickets=["dieppe-madrid"]), turns_left=2)
    best = chosen(state)
    assert best in (ClaimRoute("budapest-kyiv", "red", 0), ClaimRoute("marseille-pamplona", "red", 0))
    sure = position(europe(), seat(hand={"red": 4, "blue": 2}, tickets=["dieppe-madrid"]), turns_left=2)
    claim = chosen(sure)
    assert isinstance(claim, ClaimRoute)
    assert claim.colour == "red"


def test_it_completes_a_ticket_in_the_last_round_rather_than_claim_a_longer_route() -> None:
    cards = {"yellow": 3, "red": 4}
    state = position(europe(), seat(hand=cards, routes=WAY_TO_SMOLENSK, tickets=["smolensk-warszawa"]), turns_left=2)
    assert chosen(state) == ClaimRoute("smolensk-wilno", "yellow", 0)


# --- souvenirs ----------------------------------------------------------------------------------------------------


def test_it_places_souvenirs_where_it_will_claim() -> None:
    fixed = {city: {"kind": kind, "left": 2} for city, kind in FIXED_PILES.items()}
    state = position(
        san_francisco(),
        seat(tickets=["alcatraz-sunset"]),
        seat(tickets=["civic_center-haight_ashbury"]),
        phase="souvenir-placement",
        turn=1,
        souvenirs=fixed,
        aside=["flower", "painted_house"],
    )
    placed = chosen(state)
    assert isinstance(placed, PlaceSouvenir)
    assert placed.city in ("civic_center", "painted_ladies", "haight_ashbury")


def test_it_takes_the_souvenir_that_no_later_claim_brings() -> None:
    """Alcatraz – The Embarcadero; the ticket leads on from The Embarcadero, whose souvenir can wait."""
    state = position(
        san_francisco(),
        seat(routes=["alcatraz-the_embarcadero"], tickets=["alcatraz-potrero_hill"]),
        phase="souvenir",
        souvenir_route="alcatraz-the_embarcadero",
        souvenirs=piles(2),
    )
    assert chosen(state) == TakeSouvenir("alcatraz")
