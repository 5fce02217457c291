"""A position of Mini Express in words: whole, true to the position, and short enough for a terminal."""

from __future__ import annotations

import re

import msgspec
import pytest

from kolejiste.core.chance import Chance
from kolejiste.core.text import LANGUAGES
from kolejiste.games.mini_express import MiniGame
from kolejiste.games.mini_express.actions import BuildTrack, TakeShare
from kolejiste.games.mini_express.speech import Speaker
from kolejiste.games.mini_express.state import MiniState
from kolejiste.games.mini_express.view import SpikePart
from tests.core.test_text import messages
from tests.games.mini_express import positions
from tests.games.mini_express.test_speech import ROOM, TEXT, bindings, bound, positions_of
from tests.texts import NAMES, literals_under, outlined, outlined_whole


def test_no_text_of_the_outline_is_missing() -> None:
    said = {text for text in literals_under(ROOM) if text.startswith("outline-")}
    assert said <= set(messages(TEXT, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_outlines_of_random_games(language: str) -> None:
    for seed, game in enumerate(bindings()):
        outlined_whole(game, seed, language, every=9)


def first_started(game: MiniGame) -> MiniState:
    return next(state for state in positions_of(game, 1) if state.phase == 3)


def test_outline_tells_whose_turn_it_is_and_what_is_asked() -> None:
    state = first_started(bound())
    lines = outlined(state, 0)["Position"]
    assert lines == ("Turn: Anna", "Anna decides: Build a track. You cannot take a share now.")


def test_outline_of_the_draft_tells_the_shares_to_pick() -> None:
    state = bound().new(Chance(1))
    assert next(iter(outlined(state, 0))) == "Position"
    companies = outlined(state, 0)["Companies (a share’s value by influence: first/second/others)"]
    assert companies[0] == "Wood: shares 6, to pick 2, trains 4 (supply 20), length 0, value 2/1/1"


@pytest.mark.parametrize("number", range(7))
def test_outline_tells_what_can_be_done_to_whoever_decides(number: int) -> None:
    """Shares with their price and cities with the trains they take: those of the legal moves, no more and no fewer."""
    game = bindings()[number]
    compared = 0
    for state in positions_of(game, 6):
        heading = "What you can do (track: trains, influence gained)"
        if state.phase != 3 or state.ply % 4:
            continue
        assert heading not in outlined(state, None)
        actions = [game.action(move) for move in state.legal()]
        lines = outlined(state, state.seat).get(heading, ())
        takes = [line for line in lines if line.startswith("Take a share")]
        assert sum(line.count(" for ") for line in takes) == sum(isinstance(one, TakeShare) for one in actions)
        said = set()
        for line in lines[len(takes) :]:
            company, cities = re.match(r"(\w+), .* trains?: (.*)$", line).groups()  # type: ignore[union-attr]
            said |= {(company.lower(), *re.match(r"(.*) (\d) \w\+\S$", one).groups()) for one in cities.split(", ")}  # type: ignore[union-attr]
        wanted = set()
        for one in actions:
            if isinstance(one, BuildTrack):
                net = state.network_of(game.companies.index(one.company))
                trains = game.land.trains_needed(net, game.land.city_number[one.city])
                wanted.add((one.company, Speaker(game, "en").city(one.city), str(trains)))
        assert said == wanted
        compared += len(wanted)
    assert compared > 50


def test_outline_tells_seats_influence_and_companies_as_they_are() -> None:
    for game in bindings():
        for state in positions_of(game, 4):
            if state.ply % 20 and not state.over:
                continue
            sections = outlined(state, None)
            seats = sections["Seats (influence; shares × their value now)"]
            names = game.names("en", NAMES[: game.players])
            for seat, (text, points) in enumerate(zip(seats, state.scores, strict=True)):
                assert re.match(rf"{names[seat]}: ({points} points|one point);", text)
                assert sum(int(a) * int(b) for a, b in re.findall(r"(\d+)×(\d+)", text)) == points
                have = re.search(r"influence W (\d+), S (\d+), L (\d+), C (\d+);", text)
                assert have is not None
                assert [int(one) for one in have.groups()] == list(state.influence[seat])
            for company, text in enumerate(sections["Influence"]):
                strengths = [int(one) for one in re.findall(r"\((\d+)\)", text)]
                assert strengths == sorted(state.influence_in(company), reverse=True)
            companies = next(lines for heading, lines in sections.items() if heading.startswith("Companies"))
            for company, text in enumerate(companies):
                assert f"trains {state.pool[company]} (supply {state.supply[company]})" in text
                assert (f"shares {state.stock[company]}," if state.stock[company] else "shares gone,") in text
                assert f"length {state.length[company]}," in text


def test_outline_leaves_out_the_first_column_where_it_is_not_used() -> None:
    companies = outlined(bound(1).new(Chance(1)), 0)["Companies (a share’s value by influence: second/others)"]
    assert companies[0].endswith("value 1/1")


def test_outline_tells_the_cities_that_are_still_open() -> None:
    for game in bindings():
        for state in positions_of(game, 3):
            if state.ply % 15 and not state.over:
                continue
            cities = outlined(state, None).get("Cities with a demand token", ())
            assert len(cities) == state.open.bit_count()
            assert [int(text.split()[0]) - 1 for text in cities] == [
                city for city in range(game.land.city_count) if state.open >> city & 1
            ]
            rooms = [int(room) for text in cities for room in re.findall(r"room for (\d)", text)]
            assert rooms == [room for city, room in enumerate(state.capacity) if state.open >> city & 1]


def test_outline_tells_each_track() -> None:
    game = bound()
    *_, state = positions_of(game, 3)
    tracks = outlined(state, None)["Tracks"]
    for company, text in enumerate(tracks):
        assert text.startswith(
            ("Wood from Baltimore", "Steel from Wilmington", "Leather from Erie", "Cotton from Talla")
        )
        assert text.count(",") + 2 == len(state.network_of(company))


def test_outline_tells_where_a_track_can_go_on_and_over_whose_trains() -> None:
    state = positions.position(
        bound(),
        wood=positions.company(track=["s4", "new-york"], pool=3),
        phase="way",
        building={"company": "leather", "city": "atlanta"},
    )
    sections = outlined(state, 0)
    assert "Being built: Leather, into Atlanta" in sections["Position"]
    ways = sections["Where the track can go on"]
    assert len(ways) == len(state.legal())
    assert ways[0].endswith("nobody’s track yet")


def test_outline_tells_the_second_action() -> None:
    wood = positions.company(track=positions.line(bound(2, duo="experts"), "baltimore", "new-york"), pool=2)
    state = positions.position(bound(2, duo="experts"), used="wood", wood=wood)
    assert "The second action of this turn: another company than Wood" in outlined(state, 0)["Position"]


def test_outline_tells_the_variants() -> None:
    spike = outlined(first_started(bound(3, golden_spike=True)), None)["Golden Spike"]
    assert spike == ("The first company into Omaha runs the eastern branch.",)
    ports = outlined(first_started(bound(3, map="europe", ports=True)), None)["Ports"]
    assert len(ports) == 5
    assert all(text.endswith(": free") for text in ports)
    plain = outlined(first_started(bound()), None)
    assert not {"Golden Spike", "Ports", "Engineer"} & set(plain)


def test_outline_tells_every_state_of_the_golden_spike() -> None:
    game = bound(3, golden_spike=True)
    view = first_started(game).view(None)

    def told_of(state: str, **operators: str) -> tuple[str, ...]:
        spike = SpikePart(state=state, **operators)
        seen = msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, spike=spike))
        return next(section.lines for section in game.outline(seen, "en") if section.heading == "Golden Spike")

    assert told_of("void") == ("San Francisco was reached first: no railway across the continent.",)
    assert told_of("one-branch", east="wood") == (
        "Eastern branch: Wood",
        "Omaha and San Francisco are not joined yet.",
    )
    assert told_of("complete", east="wood", west="steel") == ("Eastern branch: Wood", "Western branch: Steel")
    assert told_of("complete") == ("Eastern branch: nobody", "Western branch: nobody")


def test_outline_tells_the_automa_s_markers_and_bag() -> None:
    state = positions.position(bound(1), automa={"company": "steel", "city": "detroit"})
    assert outlined(state, 0)["Engineer"] == (
        "Company marker: Steel",
        "City marker: Detroit (7)",
        "In the bag (company–city): 1–1 (1×), 1–2 (2×), 1–3 (1×), 2–1 (1×), 2–2 (2×), 2–3 (1×), "
        "3–1 (1×), 3–2 (2×), 3–3 (1×), refresh (2×)",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_company_fits_a_line_of_the_terminal(language: str) -> None:
    for game in bindings():
        for state in positions_of(game, 8):
            if state.ply % 25 == 0:
                companies = game.outline(state.view(None), language, NAMES[: game.players])[1]
                assert all(len(text) <= 78 for text in companies.lines)


def test_outline_tells_the_last_round_and_the_end() -> None:
    *_, last = positions_of(bound(), 1)
    assert outlined(last, None)["Position"] == ("The game is over.",)
    ending = next(state for state in positions_of(bound(), 1) if state.ending and not state.over)
    assert "This round is the last." in outlined(ending, None)["Position"]


def test_outline_warns_of_reconstructed_maps() -> None:
    assert any("reconstruction" in text for text in outlined(first_started(bound()), None)["Edition"])


def test_outline_names_seats_by_number_when_nobody_gave_names() -> None:
    state = first_started(bound())
    assert "Na tahu: Hráč 1" in state.game.outline(state.view(0), "cs")[0].lines
