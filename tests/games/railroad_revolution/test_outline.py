"""A position of Railroad Revolution in words: whole, true to the position, and from the view alone."""

from __future__ import annotations

import re

import pytest

from kolejiste.core.chance import Chance
from kolejiste.core.text import LANGUAGES
from kolejiste.games.railroad_revolution.actions import BuildOffice, BuildStation, LayRail, PlaceWorker, TakeBonus
from tests.core.test_text import messages
from tests.games.railroad_revolution.positions import milestone, play, position, rr, seat, started
from tests.games.railroad_revolution.test_speech import ROOM, TEXT, positions_of
from tests.texts import NAMES, literals_under, outlined, outlined_whole

CITIES = "Cities where you can build a station"
TRACKS = "Performance tracks (points × number)"


def test_no_text_of_the_outline_is_missing() -> None:
    said = {text for text in literals_under(ROOM) if text.startswith("outline-")}
    assert said <= set(messages(TEXT, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_outlines_of_random_games(language: str) -> None:
    for players in (2, 3, 4):
        outlined_whole(rr(players), players, language, every=37)


def test_outline_tells_first_whose_turn_it_is_and_what_is_asked() -> None:
    state = started(rr(3))
    assert next(iter(outlined(state, 0))) == "Position"
    assert outlined(state, 0)["Position"] == (
        "Round 1, turn: Anna",
        "Anna decides: Place a worker on one of the four actions.",
    )


def test_outline_of_the_draft_tells_the_assets_and_their_workers() -> None:
    state = rr(3).new(Chance(1))
    assets = outlined(state, 0)["Starting assets to choose from"]
    assert len(assets) == 3
    assert all(
        re.search(r"; (purple foreman|orange accountant|grey negotiator|turquoise engineer)$", a) for a in assets
    )
    assert "Starting assets to choose from" not in outlined(started(rr(3)), 0)


# --- the conversation of a turn ---------------------------------------------------------------------------------


def test_outline_tells_what_is_owed_and_offered_for_a_station() -> None:
    state = position(rr(2), seats=[seat(money=900, supply={"white": 4, "grey": 1})])
    play(state, PlaceWorker("grey", "station"))
    assert outlined(state, 0)["This turn"] == (
        "Action Station: grey negotiator",
        "Still to do: build a station",
        "The worker’s ability: the first-station bonus, or a promotion",
    )
    play(state, BuildStation("washington"))
    assert outlined(state, 0)["This turn"] == (
        "Action Station: grey negotiator",
        "To be paid at the end of the action: $200",
        "The worker’s ability: the first-station bonus, or a promotion",
        "Offered: the first-station bonus (1 share and a promotion), orange accountant or grey negotiator",
    )
    play(state, TakeBonus())
    assert outlined(state, 1)["This turn"][-1] == "Offered: a promotion, orange accountant or grey negotiator"


def test_outline_tells_the_rails_still_owed_and_the_deal_that_follows() -> None:
    state = position(rr(2), seats=[seat(money=2000, rails=["charlotte-miami"])])
    play(state, PlaceWorker("white", "railroad"), LayRail("miami-houston"))
    assert outlined(state, 0)["This turn"] == (
        "Action Railroad: white worker",
        "Still to do: lay one rail",
        "To be paid at the end of the action: $500",
        "The worker’s ability: a promotion",
        "A deal follows after the action.",
    )


def test_outline_tells_the_telegraph_tile_that_a_worker_buys() -> None:
    state = position(rr(2), sectors={2: "money"})
    play(state, PlaceWorker("white", "telegraph"), BuildOffice(2))
    assert "Offered: the telegraph tile for a discarded worker ($600)" in outlined(state, 0)["This turn"]


def test_outline_tells_how_many_deals_may_be_taken() -> None:
    said = {
        line
        for state in positions_of(3, 1)
        if state.deals_left
        for line in outlined(state, state.seat)["This turn"]
        if "deal" in line
    }
    assert said == {"One deal may be taken.", "Both deals may be taken."}


def test_outline_tells_nothing_of_a_conversation_between_turns() -> None:
    assert "This turn" not in outlined(started(rr(2)), 0)


# --- seats and milestones ---------------------------------------------------------------------------------------


def test_outline_tells_the_means_of_every_seat_as_they_are() -> None:
    for state in positions_of(3, 2):
        if state.ply % 25 and not state.over:
            continue
        sections = outlined(state, 0)
        for number, heading in enumerate(("Anna (you)", "Bořek", "Cyril")):
            means, workers, trains, *_ = sections[heading]
            points, money, shares = re.match(r"(\d+) points?, \$(\d+), (\d+) shares?$", means).groups()  # type: ignore[union-attr]
            assert int(points) == state.scores[number]
            assert (int(money), int(shares)) == (state.money[number], state.shares[number])
            supply, mat = re.match(r"Workers in the supply: (.*); on the mat: (.*)$", workers).groups()  # type: ignore[union-attr]
            assert sum(map(int, re.findall(r"\d+", supply))) == sum(state.supply[number])
            assert sum(map(int, re.findall(r"\d+", mat))) == sum(state.mat[number])
            assert trains.startswith("Trains face up: ")


def test_outline_tells_trains_and_mat() -> None:
    owner = seat(trains_up={"promotion": 1, "shares": 2}, trains_down={"money": 1}, rails=["charlotte-miami"])
    lines = outlined(position(rr(2), seats=[owner]), 0)["Anna (you)"]
    assert lines[2] == "Trains face up: up to 2 promotions, 3 shares (2×); face down: $600"
    assert lines[3] == (
        "On the mat: rails 14 (left of the logo 12), buildings 12 (left of the logo 10); a sale for $600"
    )


def test_outline_tells_milestones_with_their_progress() -> None:
    owner = seat(
        rails=["washington-chicago"],
        stations=["chicago"],
        milestones=[milestone("a1-4", "turquoise"), milestone("a2-2")],
        money=300,
    )
    state = position(rr(2), seats=[owner])
    expected = (
        "1. A1-4 (16 points): managers there; 2 connected cities of level 2 (so far 1); "
        "1 rail on a space with a deal (so far 0)",
        "2. A2-2 (18 points): missing manager orange accountant; 2 connected cities of level 2 (so far 1); "
        "1 station in a city of level 2 (met)",
    )
    assert outlined(state, 0)["Your milestones"] == expected
    assert outlined(state, 1)["Anna"][-2:] == expected
    assert "chybí manažer oranžový účetní" in rr(2).outline(state.view(0), "cs")[2].lines[1]


def test_outline_shows_drawn_milestones_only_to_whoever_drew_them() -> None:
    state = next(state for state in positions_of(3, 1) if state.drawn.size)
    choice = outlined(state, state.seat)["Milestones to choose from"]
    assert len(choice) == 3
    assert all(re.match(r"[BCD]-\d+ \(\d+ points\): missing managers", line) for line in choice)
    for other in (*range(3), None):
        if other != state.seat:
            assert "Milestones to choose from" not in outlined(state, other)


def test_outline_tells_milestones_put_back_only_to_whoever_put_them_there() -> None:
    *_, last = positions_of(2, 1)
    for viewer in (0, 1, None):
        lines = [line for line in outlined(last, viewer)["Common supply"] if line.startswith("You put back")]
        names = {name for line in lines for name in re.findall(r"[BCD]-\d+", line)}
        known = {
            rr(2).board.milestones[rr(2).board.of_stack[deck.name][card]].upper()
            for deck in last.tiles
            for card, seats in deck.tail
            if viewer is not None and seats >> viewer & 1
        }
        assert names == known


# --- deal, cities, tracks, telegraph, map -----------------------------------------------------------------------


def test_outline_tells_both_sides_of_the_deal() -> None:
    assert outlined(position(rr(2), deal="dt5"), None)["Open deal"] == (
        "Upper: 2 train flips for 2 shares",
        "Lower: an office for 3 shares",
    )


def test_outline_tells_the_cities_in_reach_with_price_reward_and_bonus() -> None:
    state = position(rr(2), seats=[seat(rails=["charlotte-miami"])], tiles={"miami": "ct2-2"})
    assert outlined(state, 0)[CITIES] == (
        "Washington, level 1, $200: orange accountant or grey negotiator; first station free (1 share and a promotion)",
        "Charlotte, level 1, $200: purple foreman or turquoise engineer; "
        "first station free (1 performance step and a promotion)",
        "Miami, level 2, $300: grey negotiator or turquoise engineer; first station free (a train flip for $100)",
    )
    assert len(outlined(state, 0)["Other cities"]) == 12
    assert len(outlined(state, None)["Cities"]) == 15
    assert any(line.startswith("Duluth") and "first station taken" in line for line in outlined(state, None)["Cities"])


def test_outline_tells_the_tracks_and_the_next_toll() -> None:
    owner = seat(steps={"telegraph": 7, "stations": 3, "network": 6}, stations=["washington"], money=900)
    assert outlined(position(rr(2), seats=[owner]), 0)[TRACKS] == (
        "Telegraph: Anna 8 × 0, Bořek 1 × 0; no step is left",
        "Stations: Anna 4 × 1, Bořek 1 × 0; your next step costs $100",
        "Network: Anna 21 × 0, Bořek 3 × 0; your next step costs a worker",
    )
    spectator = outlined(position(rr(2), seats=[owner]), None)[TRACKS]
    assert spectator[0] == "Telegraph: Anna 8 × 0, Bořek 1 × 0"


def test_outline_tells_the_telegraph_line() -> None:
    state = position(rr(3), seats=[seat(offices=[1, 3])], sectors={1: "money"})
    line = outlined(state, None)["Telegraph line"]
    assert line[0] == "1: 4 shares, first office taken; $600; offices: Anna"
    assert line[2] == "3: 2 shares, first office taken; deal; offices: Anna"
    assert line[5] == "6: 1 share, first office +2; deal"
    assert line[-1].startswith("Points for neighbouring offices: 1–2 5, 2–3 5")


def test_outline_tells_networks_and_rail_spaces() -> None:
    state = position(rr(2), seats=[seat(rails=["charlotte-miami"], stations=["miami"])])
    sections = outlined(state, None)
    assert sections["Networks of the players"] == (
        "Anna: stations Miami; rails Charlotte – Miami",
        "Bořek: stations none; rails none",
    )
    rails = sections["Rail spaces"]
    assert len(rails) == len(rr(2).board.rails)
    assert rails[0] == "Washington – Charlotte: Anna, Bořek"
    assert "Charlotte – Miami: Anna" in rails
    assert "Miami – Houston (difficulty 1, deal)" in rails


def test_outline_tells_the_common_supply() -> None:
    state = position(rr(2))
    assert outlined(state, 0)["Common supply"] == (
        "Workers: 11 purple, 11 orange, 12 grey, 12 turquoise",
        "Trains: $600 (3×), 3 performance steps (3×), 3 shares (3×), a rail for $100 (3×)",
        "Milestones in the stacks: B 10, C 10, D 10",
        "Deals in the stack: 8, discarded: 0",
    )


# --- the end and the edition ------------------------------------------------------------------------------------


def test_outline_tells_the_last_round_and_the_end() -> None:
    *before, last = [(state.clone(), state.over) for state in positions_of(2, 2)]
    assert outlined(last[0], None)["Position"] == ("The game is over.",)
    said = {line for state, _ in before if state.last_round >= 0 for line in outlined(state, None)["Position"][2:]}
    assert said == {"After this round one more is played, the last.", "This round is the last."}


def test_outline_warns_of_the_reconstructed_board() -> None:
    assert any("reconstruction" in text for text in outlined(started(rr(2)), None)["Edition"])


def test_outline_names_seats_by_number_when_nobody_gave_names() -> None:
    state = started(rr(2))
    assert "Kolo 1, na tahu: Hráč 1" in state.game.outline(state.view(0), "cs")[0].lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_a_seat_is_short_enough_to_be_shown(language: str) -> None:
    """The terminal leaves longer sections for whoever asks for the whole position."""
    for state in positions_of(4, 3):
        if state.ply % 30 == 0:
            for section in state.game.outline(state.view(0), language, NAMES[:4])[:4]:
                assert len(section.lines) <= 10
