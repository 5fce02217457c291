"""What happens by itself and what is asked for: the end of a turn (R20), an unused orange worker, missing colours."""

from __future__ import annotations

import itertools

import pytest

import kolejiste as k
from kolejiste.core.table import Table
from kolejiste.core.text import LANGUAGES
from kolejiste.games.railroad_revolution.actions import (
    BuildOffice,
    BuildStation,
    Done,
    FlipTrain,
    HireWorker,
    LayRail,
    PlaceWorker,
    Promote,
    SellPiece,
    SellShare,
    TakeDeal,
    TakeWorker,
    UseAbility,
    UseOrangeOrPay,
    WhatNext,
)
from tests.games.railroad_revolution.positions import (
    TO_CHICAGO,
    milestone,
    of,
    offered,
    options,
    own,
    phase,
    play,
    position,
    rr,
    seat,
    table,
)

# Milestones that have their managers, and others that want nobody of those who are there: no promotion is offered.
FULL = [milestone("a1-1", "purple"), milestone("a2-2", "orange")]
UNWANTED = [milestone("a1-1"), milestone("a2-3")]


# --- the end of a turn (R20) ------------------------------------------------------------------------------------------


def laying(**parts: object) -> k.State:
    """Both rails of a white worker are owed, with money for them and nothing else to do."""
    own_seat = {"money": 600, "shares": 0, "supply": {"white": 4}, "milestones": UNWANTED, **parts}
    state = position(rr(3), deal="dt2", seats=[own_seat, seat(shares=0), seat(shares=0)])
    play(state, PlaceWorker("white", "railroad"))
    return state


def test_turn_ends_by_itself_when_nothing_is_sold_or_revealed() -> None:
    state = laying()
    before = state.reveals
    play(state, LayRail("charlotte-miami"), LayRail("miami-little-rock"))
    assert (state.turn, state.reveals) == (1, before)


def test_turn_whose_end_sells_shares_is_finished_by_hand() -> None:
    """R3 sells them by itself, so the player is asked before."""
    state = laying(money=450, shares=2)
    play(state, LayRail("charlotte-miami"), LayRail("miami-little-rock"))
    assert (state.turn, offered(state)) == (0, [Done()])
    play(state, Done())
    assert (state.turn, of(state, 0)["shares"], of(state, 0)["money"]) == (1, 1, 100)


def test_turn_whose_end_turns_a_deal_up_is_finished_by_hand() -> None:
    """Nobody can take a deal: the end of the action would turn the next tile up at once."""
    state = laying(money=500, rails=TO_CHICAGO)
    before = state.reveals
    play(state, LayRail("chicago-kansas-city"), LayRail("chicago-duluth"))
    assert (phase(state), state.reveals, offered(state)) == ("action", before, [Done()])
    play(state, Done(), draws=[("deals", "dt1")])
    assert (state.turn, state.reveals) == (1, before + 1)


def test_action_goes_on_to_its_deal_by_itself_where_somebody_is_asked_about_it() -> None:
    """Nothing is revealed by that."""
    state = laying(money=500, shares=1, rails=TO_CHICAGO)
    play(state, LayRail("chicago-kansas-city"), LayRail("chicago-duluth"))
    assert (phase(state), options(state, TakeDeal)) == ("deal", [TakeDeal("upper")])


def test_turn_whose_end_completes_a_milestone_is_finished_by_hand() -> None:
    state = laying(rails=TO_CHICAGO, milestones=[milestone("a1-3", "grey"), milestone("a2-2", "orange")])
    play(state, LayRail("charlotte-miami"), LayRail("chicago-duluth"))
    assert (state.turn, offered(state)) == (0, [Done()])
    play(state, Done(), draws=[("B", "b-1"), ("B", "b-2"), ("B", "b-3")])
    assert phase(state) == "milestone"


def test_sale_of_a_piece_does_not_end_the_turn() -> None:
    state = position(rr(3), seats=[seat(money=0, shares=0, supply={"white": 4}, milestones=FULL)])
    play(state, PlaceWorker("white", "trade"), FlipTrain("promotion", True), SellPiece("rail"))
    assert (state.turn, offered(state)) == (0, [Done()])


def test_other_order_ends_the_turn_by_itself() -> None:
    """The sale was before: the last step sells nothing."""
    state = position(rr(3), seats=[seat(money=0, shares=0, supply={"white": 4}, milestones=FULL)])
    play(state, PlaceWorker("white", "trade"), SellPiece("rail"), FlipTrain("promotion", True))
    assert state.turn == 1


def test_sold_share_and_hired_worker_do_not_end_the_turn() -> None:
    """A click on something that is allowed at any time is never the end of a turn."""
    state = position(rr(3), seats=[seat(money=0, shares=6, supply={"white": 4}, milestones=FULL)])
    play(state, PlaceWorker("white", "trade"), FlipTrain("promotion", True), SellPiece("rail"))
    for aside in (SellShare(), HireWorker("grey"), SellShare()):
        play(state, aside)
        assert (state.turn, offered(state)) == (0, [Done()])


def test_share_sold_while_deals_are_offered_does_not_end_their_part() -> None:
    """Without the share no deal can be taken any more; it is still asked."""
    state = position(
        rr(3),
        phase="deal",
        seat=1,
        deal="dt2",
        talk={"deal": True, "deals_left": 1},
        seats=[seat(supply={"white": 4}), seat(supply={"white": 4}, shares=1), seat(supply={"white": 4}, shares=3)],
    )
    play(state, SellShare())
    assert (state.seat, offered(state)) == (1, [Done()])
    play(state, Done())
    assert state.seat == 2


def test_last_seat_that_took_a_deal_finishes_by_hand_before_the_next_tile() -> None:
    """And one before it goes on by itself, because somebody is still asked."""
    deals = {"phase": "deal", "deal": "dt8", "talk": {"deal": True, "deals_left": 1}}
    rich = seat(supply={"white": 4}, shares=3, money=0)
    state = position(rr(3), seat=1, seats=[seat(supply={"white": 4}), rich, rich], **deals)
    play(state, TakeDeal("lower"), TakeWorker("turquoise"))
    assert (state.seat, state.turn) == (2, 0)
    play(state, TakeDeal("lower"), TakeWorker("turquoise"))
    assert (state.seat, offered(state)) == (2, [Done()])
    play(state, Done(), draws=[("deals", "dt1")])
    assert state.turn == 1


def test_everything_of_a_turn_can_be_taken_back_until_it_is_finished() -> None:
    """At a table: grey's trade with its deal, step by step back to the placing of the worker."""
    game = rr(2)
    for seed in range(40):
        made = Table(game, ["Anna", "Béla"], seed=seed)
        while phase(made.state) != "worker":
            made.move(made.state.legal()[0])
        move = game.number(PlaceWorker("grey", "trade"))
        if move not in made.state.legal():
            continue
        start = made.state.snapshot()
        made.move(move)
        steps = 1
        deals = options(made.state, TakeDeal)
        if not deals:
            continue
        made.move(game.number(deals[0]))
        steps += 1
        while offered(made.state) != [Done()]:
            made.move(next(one for one in made.state.legal() if one != game.number(Done())))
            steps += 1
            assert made.state.turn == 0
        for _ in range(steps):
            made.undo(0)
        assert made.state.snapshot() == start
        return
    pytest.fail("no such deal in forty games")


# --- the orange worker at a station -----------------------------------------------------------------------------------


def orange(**parts: object) -> k.State:
    state = position(rr(3), seats=[seat(money=900, supply={"white": 4, "orange": 1}, milestones=FULL, **parts)])
    play(state, PlaceWorker("orange", "station"))
    return state


def test_finishing_without_the_orange_workers_free_station_is_warned_of() -> None:
    """The prompt says what would be paid, to everybody; the move to finish says it too."""
    state = orange()
    assert not isinstance(state.ask, UseOrangeOrPay)
    play(state, BuildStation("washington"))
    price = rr(3).board.price[rr(3).board.city_number["washington"]]
    assert state.ask == UseOrangeOrPay(price)
    done = state.game.number(Done())
    assert done in state.legal()
    for language in LANGUAGES:
        asked = [state.game.question(state.view(eyes), language) for eyes in (None, 0, 1)]
        assert all(f"${price}" in text for text in asked)
        words = state.game.move_words(state.view(0), done, language)
        assert f"${price}" in words
        assert words != state.game.say(Done(), language)
    play(state, UseAbility())
    assert isinstance(state.ask, WhatNext)
    assert state.game.move_words(state.view(0), done, "en") == state.game.say(Done(), "en")
    play(state, Done())
    assert of(state, 0)["money"] == 900


def test_orange_worker_used_for_a_promotion_is_not_warned_of() -> None:
    tiles = [milestone("a1-2"), milestone("a2-3")]
    state = position(rr(3), seats=[seat(money=900, supply={"white": 4, "orange": 2}, milestones=tiles)])
    play(state, PlaceWorker("orange", "station"), BuildStation("washington"))
    assert isinstance(state.ask, UseOrangeOrPay)
    play(state, Promote("orange", "supply", 1))
    assert isinstance(state.ask, WhatNext)


# --- missing colours (R9) ---------------------------------------------------------------------------------------------


def without_purple() -> k.State:
    """Seat 0 takes the lower deal of dt4, purple and turquoise, while no purple worker is left."""
    state = position(
        rr(2),
        deal="dt4",
        seats=[
            seat(money=600, shares=5, supply={"white": 3, "purple": 2}, milestones=FULL),
            seat(supply={"white": 4, "purple": 9}, shares=0),
        ],
    )
    assert "purple" not in table(state)["pool"]
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(3))
    if phase(state) == "action":
        play(state, Done())
    play(state, TakeDeal("lower"))
    return state


@pytest.mark.parametrize("other", ["white", "orange", "grey", "turquoise"])
def test_worker_for_a_missing_colour_is_chosen_freely_in_either_order(other: str) -> None:
    """Purple is missing: turquoise, and any other worker for purple, whichever is taken first."""
    for order in itertools.permutations(("turquoise", other)):
        state = without_purple()
        if other not in table(state)["pool"]:
            assert other == "white"
            continue
        before = own(state, 0)
        for colour in order:
            assert TakeWorker(colour) in options(state)
            play(state, TakeWorker(colour))
        wanted = dict(before)
        for colour in order:
            wanted[colour] = wanted.get(colour, 0) + 1
        assert own(state, 0) == wanted


def test_only_one_worker_may_differ_when_one_colour_is_missing() -> None:
    """The other side of R9: turquoise is there and is taken as turquoise."""
    state = without_purple()
    play(state, TakeWorker("grey"))
    assert options(state, TakeWorker) == [TakeWorker("turquoise")]
    state = without_purple()
    play(state, TakeWorker("turquoise"))
    assert len(options(state, TakeWorker)) == len(table(state)["pool"])
