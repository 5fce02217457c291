"""What cannot be chosen says why: in plain words, in every language, and from nothing but what the seat sees."""

from __future__ import annotations

import random
from pathlib import Path
from types import ModuleType
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.actions import Reason
from kolejiste.core.registry import GAMES
from kolejiste.core.text import LANGUAGES
from kolejiste.games.mini_express import reasons as mini_reasons
from kolejiste.games.mini_express.actions import BuildTrack, DraftShare, TakeShare
from kolejiste.games.railroad_revolution import reasons as railroad_reasons
from kolejiste.games.railroad_revolution.actions import BuildStation, LayRail, PlaceWorker
from kolejiste.games.tickets import reasons as tickets_reasons
from kolejiste.games.tickets.actions import BuildStation as NameStation
from kolejiste.games.tickets.actions import ClaimRoute, DrawBlind
from kolejiste.games.vlaky_na_trati import reasons as vlaky_reasons
from kolejiste.games.vlaky_na_trati.actions import ChooseSide, ChooseTrack, Finish, LayCard
from tests.core.test_text import messages
from tests.games.mini_express import positions as mini
from tests.games.railroad_revolution import positions as rr
from tests.games.tickets import positions as tickets
from tests.games.vlaky_na_trati import positions as vlaky
from tests.games.vlaky_na_trati.test_laying import CLASH, EDGES, OFFER
from tests.texts import NAMES, random_game, reason_keys

ROOMS: dict[str, ModuleType] = {
    "tickets": tickets_reasons,
    "mini_express": mini_reasons,
    "vlaky_na_trati": vlaky_reasons,
    "railroad_revolution": railroad_reasons,
}
BOUND: list[tuple[str, int, dict[str, Any], int]] = [  # with how often a random game is looked at
    ("ticket_to_ride_europe", 3, {}, 31),
    ("ticket_to_ride_san_francisco", 2, {}, 31),
    ("mini_express", 2, {"duo": "experts", "golden_spike": True}, 13),
    ("mini_express", 1, {"map": "europe", "ports": True}, 13),
    ("vlaky_na_trati", 3, {"sheet": "II"}, 5),
    ("railroad_revolution", 3, {}, 17),
]


def why(state: k.State, element: str, viewer: int | None = -1) -> str | None:
    """What is told of an element in English: to the seat that decides, or to another viewer."""
    game: k.Game = state.game
    seat = state.seat if viewer == -1 else viewer
    return game.why_not(state.view(seat), element, "en", NAMES[: game.people])


# --- the words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text_and_every_text_a_reason(room: str, language: str) -> None:
    texts = {key for key in messages(GAMES / room / "text", language) if key.startswith("why-")}
    assert texts == reason_keys(ROOMS[room])


@pytest.mark.parametrize("room", ROOMS)
def test_the_reasons_stand_together_after_the_questions(room: str) -> None:
    for language in LANGUAGES:
        lines = (GAMES / room / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        headings = [line for line in lines if line.startswith("## ")]
        assert headings.index("## Why something cannot be chosen") == headings.index("## Questions") + 1


# --- the same in every game -------------------------------------------------------------------------------------------


def test_after_the_end_nothing_can_be_chosen() -> None:
    game = vlaky.vlaky()
    *_, (state, _) = random_game(game, 1)
    assert state.over
    for viewer in (0, 1, None):
        assert why(state, "finish", viewer) == "The game is over."


def test_who_watches_is_told_so() -> None:
    state = tickets.position(tickets.europe())
    assert why(state, "deck", None) == "You are only watching this game."


def test_who_does_not_decide_is_told_who_does_and_what_is_asked() -> None:
    state = tickets.position(tickets.europe())
    assert why(state, "deck", 1) == ("Now Anna decides: Draw cards, claim a route, draw tickets or build a station.")
    game: k.Game = state.game
    assert game.why_not(state.view(1), "deck", "cs", NAMES[:2]) == (
        "Teď rozhoduje Anna: Vezměte si karty, zaberte trať, táhněte karty linek, nebo postavte stanici."
    )
    assert str(game.why_not(state.view(1), "deck", "sk")).startswith("Teraz rozhoduje Hráč 1: Doberte si karty")


def test_who_waits_for_the_automa_is_told_so() -> None:
    game = mini.mini(1)
    state = next(state for state, _ in random_game(game, 1) if state.seat == 1)
    assert why(state, "share-wood", 0) == "Now Engineer decides: The automa moves by its own rules."


def test_what_can_be_chosen_and_what_is_only_drawn_needs_no_reason() -> None:
    state = tickets.position(tickets.europe())
    for element in ("deck", "slot-1", "face-red", "ticket-deck"):
        assert why(state, element) is None
    for viewer in (0, 1, None):
        for element in (
            "",
            "map",
            "discards",
            "seat-1",
            "nonsense",
            "route-",
            "route-nowhere",
            "slot-",
            "slot-" + "9" * 5000,
        ):
            assert why(state, element, viewer) is None


def test_without_a_reason_of_its_own_it_is_told_what_is_asked() -> None:
    state = tickets.europe().new(k.Chance(1))
    said = "That is not possible now. What is asked: Choose which of the 4 offered tickets to keep, at least 2."
    assert why(state, "deck") == said


# --- Ticket to Ride ---------------------------------------------------------------------------------------------------


def test_a_claimed_route_is_closed_also_where_its_trains_are_clicked() -> None:
    state = tickets.position(tickets.europe(), {"routes": ["brest-dieppe"]}, {"routes": ["berlin-danzig"]})
    for element in ("route-berlin-danzig", "trains-berlin-danzig"):
        assert why(state, element) == "Berlin – Danzig has been claimed: Bořek."
    assert why(state, "trains-brest-dieppe") == "Brest – Dieppe is yours already."


def test_the_other_line_of_a_double_route_is_closed_for_its_owner_and_in_a_small_game_for_all() -> None:
    few = tickets.position(tickets.europe(3), {}, {"routes": ["bruxelles-paris"]})
    assert why(few, "closed-bruxelles-paris-2") == (
        "Bruxelles – Paris (yellow) is closed: Bořek has the other line, "
        "and both lines are open only from 4 players on."
    )
    many = tickets.position(tickets.europe(4), {}, {"routes": ["bruxelles-paris"]})
    assert why(many, "route-bruxelles-paris-2") == (
        "Bruxelles – Paris (yellow) needs 2× yellow, but you have none, and no wild cards."
    )
    own = tickets.position(tickets.europe(4), {"routes": ["bruxelles-paris"]})
    assert str(why(own, "route-bruxelles-paris-2")).startswith("You have the other line of this double route")


def test_a_route_names_the_trains_and_cards_that_are_missing() -> None:
    cards = {"red": 2, "black": 1, "locomotive": 1}
    state = tickets.position(tickets.europe(), {"hand": cards})
    assert why(state, "route-berlin-danzig") == (
        "Berlin – Danzig needs 4 cards of one colour, but you have at most 3, wild cards included."
    )
    assert why(state, "route-angora-constantinople") is None  # two of any colour
    assert why(state, "route-angora-erzurum") == (
        "Angora – Erzurum needs 3× black, but you have only 2, wild cards included."
    )
    assert (
        why(state, "route-amsterdam-london") == "Amsterdam – London needs at least 2× locomotive, but you have only 1."
    )


def test_a_face_up_locomotive_is_no_second_card_and_nothing_else_is_possible_then() -> None:
    state = tickets.position(tickets.europe(), face_up=["locomotive", "blue", "green", "yellow", "black"])
    tickets.play(state, DrawBlind(), "red")
    assert why(state, "slot-1") == "A face-up wild card (locomotive) cannot be the second card."
    assert why(state, "slot-2") is None
    second = "You have begun to draw cards: in this turn you can only draw the second one."
    for element in ("ticket-deck", "route-berlin-danzig", "city-paris", "hand-red"):
        assert why(state, element) == second


def test_empty_decks_say_so() -> None:
    game = tickets.europe()
    held = tickets.every_ticket(game)
    state = tickets.position(game, {"tickets": held}, rest=1)
    assert why(state, "deck") == "There are no cards left to draw, not even among the discards."
    assert why(state, "ticket-deck") == "There are no tickets left to draw."


def test_a_station_needs_a_free_city_a_station_and_cards() -> None:
    game = tickets.europe()
    state = tickets.position(game, {"hand": {"red": 1}, "stations": ["paris"]}, {"stations": ["brest"]})
    assert why(state, "city-brest") == "There is a station already: Brest, Bořek."
    assert why(state, "city-wien") == (
        "Your next station costs 2 cards of one colour, but you have at most 1, wild cards included."
    )
    built = tickets.position(game, {"stations": ["paris", "brest", "wien"]})
    assert why(built, "city-roma") == "You have no station left."
    paying = tickets.position(game, {"hand": {"red": 2, "blue": 1}, "stations": ["paris"]})
    tickets.play(paying, NameStation("wien"))
    assert why(paying, "hand-blue") == (
        "The station costs 2 cards of one colour. You have only 1× blue, wild cards included."
    )
    assert why(paying, "hand-green") == "You have no such card: green."
    assert why(paying, "hand-red") is None


def test_a_tunnel_that_is_too_dear_can_only_be_given_up() -> None:
    state = tickets.position(tickets.europe(), {"hand": {"red": 2, "blue": 3}})
    route = next(one.route for one in tickets.options(state, ClaimRoute) if _tunnel(state, one, "red"))
    tickets.play(state, ClaimRoute(route, "red", 0), "red", "blue", "white")
    assert why(state, "tunnel-pay-0") == (
        "The tunnel needs one more card that fits, but you have none left. You can only give it up."
    )
    assert why(state, "tunnel-withdraw") is None


def _tunnel(state: k.State, claim: ClaimRoute, colour: str) -> bool:
    board = tickets.board_of(state.game)
    number = board.route_number[claim.route]
    return bool(board.tunnel[number]) and board.length[number] == 2 and (claim.colour, claim.wilds) == (colour, 0)


def test_cards_and_wild_chips_that_pay_for_nothing() -> None:
    state = tickets.position(tickets.europe(), {"hand": {"green": 1, "blue": 1}})
    assert why(state, "hand-green") == "No route open to you can be paid with this card now: green."
    assert why(state, "wilds-3") == "Nothing can be paid now with exactly 3× locomotive."


def test_places_of_san_francisco_are_chosen_only_for_souvenirs() -> None:
    game = tickets.san_francisco()
    state = tickets.position(game)
    assert str(why(state, "city-castro")).startswith("Places are not chosen in a turn.")
    placing = next(state for state, _ in random_game(game, 1) if cast(Any, state.view(0)).phase == "souvenir-placement")
    assert why(placing, "city-sunset") == "There are souvenirs already: Sunset."


# --- Mini Express -----------------------------------------------------------------------------------------------------


def test_the_draft_of_mini_express() -> None:
    game = mini.mini(3)
    state = game.new(k.Chance(1))
    chance = k.Chance(1)
    for company in ("wood", "steel", "leather"):
        state.apply(game.number(DraftShare(company)), chance)
    assert why(state, "panel-leather") == (
        "You have a starting share of Leather; the second one must be of another company."
    )
    state.apply(game.number(DraftShare("cotton")), chance)
    assert why(state, "stock-cotton") is None
    assert str(why(state, "pool-wood")).startswith("That is not possible now. What is asked: Pick the second")


def test_a_share_costs_influence_and_must_be_there() -> None:
    game = mini.mini(3)
    state = mini.position(game, wood=mini.company(pool=3), seats=[mini.seat(), mini.seat(taken={"steel": 6})])
    assert why(state, "stock-steel") == "There is no share left in the pool: Steel."
    assert why(state, "share-wood") == (
        "A share of Wood costs 3 influence, one for each train in its pool, but you have only 1."
    )


def test_a_track_needs_trains_and_a_city_in_reach() -> None:
    game = mini.mini(3)
    empty = {one: mini.company(pool=0) for one in mini.COMPANIES}
    state = mini.position(game, **empty)
    assert why(state, "pool-cotton") == "There is no train in the pool, so no track can be built: Cotton."
    said = str(why(state, "city-new-york"))
    assert said.startswith("No company has enough trains for New York.")
    assert said.endswith("its pool has 0.")
    assert why(state, "city-new-york") == said
    assert why(state, "space-b2") == (
        "First choose a company’s track and a city. A space is chosen only where the way parts."
    )


def test_a_second_action_is_for_another_company() -> None:
    game = mini.experts()
    state = mini.position(game, left=1)
    first = next(one for one in mini.options(state, BuildTrack, TakeShare) if one.company == "wood")
    state.apply(game.number(first), k.Chance(1))
    while cast(Any, state.view(0)).phase != "action":
        state.apply(state.legal()[0], k.Chance(1))
    assert why(state, "stock-wood") == "Your first action was for Wood; the second one must be for another company."


# --- Vlaky na trati ---------------------------------------------------------------------------------------------------


def test_a_taken_track_names_who_has_it() -> None:
    game = vlaky.vlaky()
    state = game.new(k.Chance(1))
    for action in (ChooseSide("1"), ChooseTrack("top")):
        state.apply(game.number(action), k.Chance(1))
    assert why(state, "lane-top") == why(state, "track-top") == "The top track is taken: Anna."
    assert why(state, "lane-bottom") is None


def test_free_actions_come_after_the_card_and_cost_coins() -> None:
    game = vlaky.vlaky()
    state = vlaky.position(game, vlaky.seat(coins=1, hand=["A01"]), offer=["B21", "B20", "B19", "B22"])
    for element in ("row-0-coal", "buy-coal", "discard-A01"):
        assert why(state, element) == "First lay a card. The free action comes after it."
    assert why(state, "row-1-coal") is None  # another's sheet
    assert why(state, "discard-A02") == "You can discard only cards from your hand, and A02 is not there."
    vlaky.play(state, LayCard("B21"), "B24")
    while cast(Any, state.view(0)).phase == "symbol":
        state.apply(state.legal()[0], k.Chance(1))
    assert why(state, "row-0-coal") == "A symbol costs 2 coins, but you have only 1."
    assert str(why(state, "card-B20")).startswith("You have laid your card in this turn. A second one is a free action")


def test_a_symbol_is_bought_once_and_not_in_a_full_or_closed_row() -> None:
    game = vlaky.vlaky(sheet="II")
    board = vlaky.board_of(game)
    sheet = board.sheet
    closed = board.symbols[min(sheet.red_rows)]
    full = board.symbols[0]
    ticks = {full: sheet.length[0], closed: sheet.red_after}
    state = vlaky.position(game, vlaky.seat(coins=5, ticks=ticks))
    assert why(state, f"row-0-{full}") == f"This row is full: {full}."
    assert str(why(state, f"row-0-{closed}")).startswith("The red line closes the rest of this row")
    spent = vlaky.position(game, vlaky.seat(coins=5, bought=1, spent=2))
    assert why(spent, "row-0-coal") == "A symbol can be bought only once in a game, and you have done so."


def test_a_card_whose_lines_clash_does_not_fit(tmp_path: Path) -> None:
    game = vlaky.bound(vlaky.with_edges(CLASH, EDGES), tmp_path)
    state = vlaky.position(game, vlaky.seat(hand=["A01"]), offer=OFFER)
    assert why(state, "card-B19") is None
    vlaky.play(state, LayCard("B21"), "B01")
    vlaky.play(state, Finish())
    assert why(state, "card-B19") == "Card B19 does not fit: its lines do not meet those of the last card."
    assert why(state, "card-B22") is None


# --- Railroad Revolution ----------------------------------------------------------------------------------------------


def test_before_a_worker_is_placed() -> None:
    state = rr.position(
        rr.rr(3), seats=[rr.seat(money=900, shares=0, mat={"white": 1}, supply={"white": 3, "grey": 1})]
    )
    assert why(state, "city-washington") == "First place a worker on the action Station."
    assert why(state, "city-denver") == "No rail of yours leads there: Denver."
    assert why(state, "sector-8") == "First place a worker on the action Telegraph."
    assert str(why(state, "rail-washington-charlotte")).startswith("You have a rail there already")
    assert str(why(state, "rail-kansas-city-denver")).startswith("This space does not touch your rails")
    assert why(state, "mat-white") == "Workers on the mat come back only when your supply is empty."
    assert why(state, "purse-1") == "You have no shares to sell."
    assert why(state, "purse-2") is None  # another's
    assert why(state, "pieces-1") == "First place a worker on the action Trade."
    assert str(why(state, "deal-upper")).startswith("Deals are offered after building on a deal icon")
    assert str(why(state, "milestone-1")).startswith("No promotion is offered to you now.")


def test_an_action_that_cannot_be_paid_names_the_price_and_the_means() -> None:
    state = rr.position(rr.rr(3), seats=[rr.seat(money=0, shares=0, supply={"white": 4, "purple": 1})])
    assert why(state, "action-station") == (
        "The cheapest station open to you costs $200, and even with all your shares sold you have only $0."
    )
    assert why(state, "action-railroad") == (
        "Laying rails costs you at least $500, and even with all your shares sold you have only $0."
    )
    assert why(state, "pool-purple") == "That costs $800, and even with all your shares sold you have only $0."


def test_within_an_action() -> None:
    state = rr.position(rr.rr(3), seats=[rr.seat(money=900, supply={"white": 4, "turquoise": 1})])
    rr.play(state, PlaceWorker("turquoise", "station"))
    assert why(state, "action-trade") == "You have placed your worker of this turn already, on the action Station."
    assert str(why(state, "ability")).startswith("The worker’s ability comes after the main action")
    assert why(state, "done") == "First finish the main action."
    rr.play(state, BuildStation("washington"))
    assert why(state, "city-washington") == "You have a station there already: Washington."


def test_dear_terrain_names_what_is_left_for_it() -> None:
    state = rr.position(rr.rr(3), seats=[rr.seat(money=550, shares=0, supply={"white": 4, "purple": 1})])
    rr.play(state, PlaceWorker("white", "railroad"))
    dear = [rail for rail in rr.rr(3).board.rails if str(why(state, f"rail-{rail}")).startswith("The terrain there")]
    assert dear
    assert not {LayRail(rail) for rail in dear} & set(rr.options(state, LayRail))


# --- random games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players", "options", "every"), BOUND)
def test_every_drawn_thing_says_why_it_cannot_be_chosen(
    title: str, players: int, options: dict[str, Any], every: int
) -> None:
    """And the numbers in a reason are a reason: what is needed is more than what is there."""
    game = k.load(title).bind(players, **options)
    dice = random.Random(1)
    for state, _ in random_game(game, 7):
        if state.over or state.ply % every:
            continue
        view = state.view(state.seat)
        allowed = {pick for move in state.legal() for pick in game.picks(move)}
        drawn = [one.get("id") for one in ElementTree.fromstring(game.draw(view)).iter() if one.get("id")]
        assert len(set(drawn)) == len(drawn)
        for element in {*map(str, drawn), *dice.sample(sorted(game.every_pick), 20)}:
            pick = game.pick_of(view, element)
            assert pick in game.every_pick if pick is not None else element not in game.every_pick
            said = game.why_not(view, element)
            if pick is None or pick in allowed:
                assert said is None
                continue
            assert said is not None
            assert said.endswith("."), said
            assert dice.random() > 0.1 or all(
                str(game.why_not(view, element, language)).endswith(".") for language in LANGUAGES
            )
            _numbers_hold(game.refused(view, pick))


def _numbers_hold(reason: Reason | None) -> None:
    said: Any = reason
    for need in ("need", "wilds", "extra"):
        if hasattr(said, need) and hasattr(said, "have"):
            assert said.have < getattr(said, need), said
    if hasattr(said, "price") and hasattr(said, "most"):
        assert int(said.most[1:]) < int(said.price[1:]), said


@pytest.mark.parametrize(("title", "players", "options", "every"), BOUND)
def test_a_reason_follows_from_the_view_as_it_is_sent(
    title: str, players: int, options: dict[str, Any], every: int
) -> None:
    game = k.load(title).bind(players, **options)
    dice = random.Random(2)
    for state, _ in random_game(game, 3):
        if state.ply % (3 * every):
            continue
        for seat in (*range(game.players), None):
            view = state.view(seat)
            for element in dice.sample(sorted(game.every_pick), 5):
                assert game.why_not(game.read_view(view.to_json()), element) == game.why_not(view, element)
