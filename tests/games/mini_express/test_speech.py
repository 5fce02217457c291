"""What Mini Express says: all of it, in three languages, no two moves alike, and the automa's reasons one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import kolejiste
from kolejiste.core.actions import Event, Line, Prompt, Thing, text_key
from kolejiste.core.chance import Chance
from kolejiste.core.registry import GAMES
from kolejiste.core.text import LANGUAGES
from kolejiste.games.mini_express import MiniGame, events, merits, reasons, scoring
from kolejiste.games.mini_express.actions import (
    AutomaWaits,
    BuildTrack,
    DraftShare,
    LayTrack,
    MiniAction,
    MiniPrompt,
    RunAutoma,
    TakeShare,
    WhichAction,
    WhichInfluence,
    WhichOperator,
    WhichStartingShare,
)
from kolejiste.games.mini_express.choosing import KINDS
from kolejiste.games.mini_express.columns import COLUMNS, used
from kolejiste.games.mini_express.rules.figures import LITTLE, NOWHERE
from kolejiste.games.mini_express.speech import Speaker
from kolejiste.games.mini_express.state import MiniState
from tests.core.test_text import FOLDERS, literals, messages
from tests.games.mini_express import positions
from tests.texts import NAMES, error_keys, hint_keys, kinds, merit_keys, random_game, reason_keys, told

ROOM = GAMES / "mini_express"
TEXT = ROOM / "text"
COMPANIES = ("wood", "steel", "leather", "cotton")
THINGS: list[type[Thing]] = [*get_args(MiniAction), *get_args(MiniPrompt), *kinds(events, Event), *kinds(scoring, Line)]
HINTS = hint_keys(THINGS, of_automas={AutomaWaits})


@cache
def bound(players: int = 3, **options: Any) -> MiniGame:
    game = kolejiste.load("mini_express").bind(players, **options)
    assert isinstance(game, MiniGame)
    return game


@cache
def bindings() -> list[MiniGame]:
    """Every mode and variant."""
    return [
        bound(1, golden_spike=True),
        bound(1, map="europe", ports=True, difficulty="tourist"),
        bound(1, difficulty="railwayman"),
        bound(2, map="europe", ports=True),
        bound(2, duo="experts", golden_spike=True),
        bound(3, golden_spike=True, beginner=True),
        bound(5, map="europe", ports=True),
    ]


def positions_of(game: MiniGame, seed: int) -> Iterator[MiniState]:
    for state, _ in random_game(game, seed):
        assert isinstance(state, MiniState)
        yield state


def words_of(game: MiniGame) -> set[str]:
    """The keys of what the edition has, companies in both forms; of the options; and the automa's name."""
    keys = {f"{form}-{company}" for form in ("company", "of-company") for company in game.companies}
    return keys | {"automa", *game.title.option_words()}


# --- every word is there, and used ------------------------------------------------------------------------------


def test_the_three_languages_of_this_room_are_compared() -> None:
    assert TEXT in FOLDERS
    assert messages(TEXT, "cs") == messages(TEXT, "sk") == messages(TEXT, "en")


def test_every_thing_has_a_text() -> None:
    assert {text_key(kind) for kind in THINGS} <= set(messages(TEXT, "en"))


def test_every_question_to_people_has_a_hint() -> None:
    assert not HINTS - set(messages(TEXT, "en"))


def test_the_lists_of_events_and_lines_are_whole() -> None:
    assert {*events.EVENTS, *scoring.LINES} == {kind for kind in THINGS if issubclass(kind, Event | Line)}


def test_every_company_and_choice_has_a_word() -> None:
    for language in LANGUAGES:
        assert not words_of(bound()) - set(messages(TEXT, language))


@pytest.mark.slow
def test_no_text_is_unused() -> None:
    derived = (
        {text_key(kind) for kind in THINGS} | HINTS | words_of(bound()) | reason_keys(reasons) | merit_keys(merits)
    )
    derived |= {key for column in COLUMNS for key in (f"column-{column}", f"column-{column}-hint")}
    derived |= {f"kind-{kind}" for kind in KINDS.values()}
    assert not set(messages(TEXT, "en")) - derived - error_keys("mini_express") - literals()


# --- actions and questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_read_the_same(language: str) -> None:
    for game in (bound(), bound(map="europe"), bound(map="europe", ports=True)):
        assert len({game.say(action, language) for action in game.actions}) == len(game.actions)


def test_companies_are_declined() -> None:
    game = bound()
    assert game.say(TakeShare("wood"), "cs") == "Vzít akcii: Dřevařská"
    assert game.say(BuildTrack("wood", "chicago"), "cs") == "Postavit trať Dřevařské: Chicago"
    assert game.say(BuildTrack("steel", "chicago"), "sk") == "Postaviť trať Oceliarskej: Chicago"
    assert game.say(BuildTrack("leather", "chicago"), "en") == "Build a track for Leather: Chicago"
    assert "kromě Bavlněné" in game.say(WhichInfluence("cotton"), "cs")


def test_builds_of_a_company_differ_in_what_follows_the_colon_only() -> None:
    """The terminal folds them there: a company first, then its city."""
    game = bound()
    for language in LANGUAGES:
        builds = [game.say(action, language) for action in game.actions if isinstance(action, BuildTrack)]
        assert len({text.rpartition(": ")[0] for text in builds}) == len(COMPANIES)


def test_a_space_is_named_by_its_label_and_the_cities_beside_it() -> None:
    game = bound()
    for action in game.actions:
        if isinstance(action, LayTrack):
            said = game.say(action, "en")
            space = game.land.number[action.space]
            assert re.search(rf": {game.land.labels[space]}\b", said)
            beside = [city for city in game.land.cities if game.land.number[city] in game.land.beside[space]]
            assert all(Speaker(game, "en").city(city) in said for city in beside)
            assert "()" not in said


def test_the_second_starting_share_must_differ_from_others_only_where_there_are_others() -> None:
    asked = WhichStartingShare(True)
    assert "nobody else" in bound(3).say(asked, "en")
    assert "nobody else" not in bound(1).say(asked, "en")


def test_the_second_action_of_experienced_players_tells_its_limits() -> None:
    game = bound(2, duo="experts")
    assert "another company" in game.say(WhichAction(True), "en")
    assert game.say(WhichAction(True), "en") != game.say(WhichAction(False), "en")


def test_a_demand_token_is_named_by_what_it_brings() -> None:
    speaker = Speaker(bound(), "en")
    assert speaker.token("wood-steel") == "Wood + Steel"
    assert speaker.token("wood-wood") == "Wood twice"
    assert speaker.token("cotton-wild") == "Cotton + any other"


# --- how it reads -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "trains", "shares"),
    [
        ("cs", ["jeden vlak", "2 vlaky", "5 vlaků"], ["jedna akcie", "2 akcie", "5 akcií"]),
        ("sk", ["jeden vlak", "2 vlaky", "5 vlakov"], ["jedna akcia", "2 akcie", "5 akcií"]),
        ("en", ["one train", "2 trains", "5 trains"], ["one share", "2 shares", "5 shares"]),
    ],
)
def test_numbers_take_the_right_form(language: str, trains: list[str], shares: list[str]) -> None:
    game = bound(1)
    for number, train, share in zip((1, 2, 5), trains, shares, strict=True):
        assert train in game.say(events.ShareTaken(0, "wood", 1, number), language, NAMES)
        assert train in game.say(events.Compensated("wood", number), language)
        assert train in game.say(events.AutomaTakesShare("wood", number), language)
        assert train in game.say(events.AutomaBuilds("wood", number), language)
        assert share in game.say(line(shares=number), language)


def test_numbers_that_are_nothing_are_said_as_such() -> None:
    game = bound(1)
    assert "for nothing; no train comes" in game.say(events.ShareTaken(1, "wood", 0, 0), "en", NAMES)
    straight = events.TrackBuilt(0, "wood", "boston", ("boston",), 0)
    assert game.say(straight, "en", NAMES) == (
        "Anna builds a track of Wood straight into Boston. The track length stays."
    )
    assert game.say(events.SupplyEmpty("wood", 0), "cs") == "Dřevařská nemá v zásobě žádný vlak."


def test_shares_that_leave_the_game_agree_with_their_number() -> None:
    game = bound()
    said = [game.say(events.SupplyEmpty("wood", shares), "cs") for shares in (1, 2, 5)]
    assert [text.split("její")[-1] for text in said[:2]] == [
        " poslední akcie proto odchází ze hry.",
        " poslední 2 akcie proto odcházejí ze hry.",
    ]
    assert said[2].endswith("jejích posledních 5 akcií proto odchází ze hry.")


def test_a_track_tells_its_landscape_without_the_city() -> None:
    game = bound()
    track = events.TrackBuilt(1, "leather", "detroit", ("q4", "detroit"), 1)
    assert game.say(track, "en", NAMES) == (
        "Bořek builds a track of Leather into Detroit over Q4. The track length rises by 1."
    )


def test_golden_spike_events_name_their_cities_and_companies() -> None:
    game = bound(golden_spike=True)
    for language in LANGUAGES:
        begun = {game.say(events.SpikeBegun(company), language) for company in ("wood", None)}
        done = {game.say(events.SpikeDone(company), language) for company in ("wood", None)}
        start = {game.say(events.SpikeStart(companies), language) for companies in ((), ("wood", "steel"))}
        assert len(begun) == len(done) == len(start) == 2
        assert all("Omaha" in text for text in begun | done)
        assert all("San Francisco" in text for text in done | start)
        assert not any("none" in text for text in begun | done | start)


def test_names_of_an_own_edition_are_said_as_they_are_written(tmp_path: Path) -> None:
    """Companies without a word of ours; where first letters are the same, the outline takes more of them."""
    game = positions.bound(positions.edition_text().replace('"cotton"', '"wool-silk"'), tmp_path)
    assert game.say(TakeShare("wool-silk"), "cs") == "Vzít akcii: Wool silk"
    state = game.new(Chance(1))
    state.apply(game.number(DraftShare("wood")), Chance(1))
    seats = game.outline(state.view(0), "en", NAMES[:3])[2].lines
    assert seats[0] == "Anna: 2 points; influence Wood 1, Stee 1, Leat 1, Wool 1; shares Wood 1×2"


# --- the reckoning ----------------------------------------------------------------------------------------------


def line(**parts: Any) -> scoring.CompanyShares:
    """Two shares worth five each, with what is given changed."""
    second = scoring.CompanyShares(
        points=10, company="wood", shares=2, influence=3, rank=2, length=7, value=5, why="second"
    )
    return msgspec.structs.replace(second, **parts)


def test_a_line_of_the_sheet_tells_how_its_points_come_about() -> None:
    game = bound()
    assert game.say(line(), "en") == (
        "Wood: 2 shares × 5 = 10; track length 7, place 2 in influence (3), column “second”"
    )
    assert game.say(line(), "cs") == (
        "Dřevařská: 2 akcie × 5 = 10; délka trati 7, ve vlivu (3) 2. místo, sloupec „druhý“"
    )
    assert game.say(line(points=0, shares=0), "en") == "Wood: no share"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_the_sheet_gives_the_reason_of_each_value(language: str) -> None:
    game = bound(1, difficulty="conductor")
    reasons = ("first", "second", "other", "none", "little", "behind")
    assert len({game.say(line(why=why), language) for why in reasons}) == len(reasons)
    automa = game.words(language)("automa")
    assert f"{automa}" in game.say(line(points=0, value=0, why="behind"), language)
    assert str(LITTLE) in game.say(line(points=0, value=0, influence=2, why="little"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_column_of_values_is_called_the_same_in_drawing_outline_and_reckoning(language: str) -> None:
    """Where two compete, the rulebook leaves out the first column: who has more gets the second, who has less the
    others'."""
    for game in bindings():
        *_, state = positions_of(game, 2)
        view, words = state.view(None), game.words(language)
        values = next(part for part in game.parts(view, language) if part.name == "values")
        outline = next(section.heading for section in game.outline(view, language) if "/" in section.heading)
        names = [words(f"column-{column}") for column in used(game)]
        assert f" {'/'.join(names)})" in outline
        for place, column in enumerate(COLUMNS):
            drawn = values.pieces[0].drawing.split(f'id="values-{column}-0"')[1].split("</g>")[0]
            assert f">{words(f'column-{column}')}</text>" in drawn
            assert ("strike" in drawn) == (column not in used(game)) == (game.two_columns and place == 0)
            assert words(f"column-{column}") in game.say(line(why=column), language)
        for sheet in state.sheet():
            for one in sheet.lines:
                assert isinstance(one, scoring.CompanyShares)
                assert one.why in (*used(game), "none", "little", "behind")


def test_lines_of_the_sheet_say_what_they_sum() -> None:
    for game in bindings():
        *_, state = positions_of(game, 2)
        for sheet in state.sheet():
            said = [game.say(one, "en") for one in sheet.lines]
            products = [re.search(r"(\w+) shares? × (\d+) = (\d+);", text) for text in said]
            total = 0
            for product in filter(None, products):
                count, value, points = product.groups()
                assert (1 if count == "one" else int(count)) * int(value) == int(points)
                total += int(points)
            assert total == sheet.total == state.scores[sheet.seat]


# --- the automa's reasons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_automa_has_its_own_words(language: str) -> None:
    game = bound(1, map="europe", ports=True)
    told_apart: list[list[Event]] = [
        [events.AutomaCity("rome", reason) for reason in ("only", "nearest", "shortest", "companies", "number")],
        [events.AutomaWay("paris", ("h5",), reason) for reason in ("only", "start", "clockwise")],
        [events.AutomaOperator("wood", reason) for reason in ("only", "own", "people", "marker")],
        [events.AutomaPort("apulia", 3, reason) for reason in ("nearest", "number")],
    ]
    for things in told_apart:
        assert len({game.say(thing, language) for thing in things}) == len(things)


def test_a_turn_of_the_automa_can_be_checked_at_a_table() -> None:
    """Drawn numbers, where the markers go, why it builds, each city it could build into, and why this one this way."""
    game = bound(1)
    state = positions.position(game, phase="automa", turn=1, automa={"company": "leather", "city": "augusta"})
    notes = positions.play(state, RunAutoma(), "1-2")
    said = [game.say(note.event, "en", NAMES) for note in notes]
    assert said[:4] == [
        "Engineer draws a token: company 1, city 2.",
        "The company marker moves on by 1 to Cotton.",
        "The city marker moves to Burlington (3).",
        "Cotton has 4 trains in its pool, no fewer than 3: Engineer wants to build.",
    ]
    cities = [text for text in said if text.startswith("In reach: ")]
    assert len(cities) == sum(isinstance(note.event, events.CandidateCity) for note in notes) > 3
    assert all(re.search(r"\(\d+\), \d+ from the city marker, trains \d, companies \d\.$", text) for text in cities)
    chosen = said[4 + len(cities)]
    assert chosen.startswith("Engineer builds into ")
    assert "The track begins beside Tallahassee" in said[5 + len(cities)]


def test_the_automa_takes_a_share_for_nothing() -> None:
    game = bound(1)
    state = positions.position(
        game,
        phase="automa",
        turn=1,
        automa={"company": "cotton", "city": "burlington"},
        wood=positions.company(track=["s4", "new-york"], pool=2),
    )
    notes = positions.play(state, RunAutoma(), "refresh", "1-1")
    assert [game.say(note.event, "cs", NAMES) for note in notes] == [
        "Mašinfíra losuje žeton obnovení: všechny žetony jdou zpět do sáčku a losuje se znovu.",
        "Mašinfíra losuje žeton: společnost 1, město 1.",
        "Ukazatel společnosti postupuje o 1: Dřevařská.",
        "Ukazatel města postupuje do města New York (4).",
        "Dřevařská má na poli pro vlaky 2 vlaky, tedy méně než 3: Mašinfíra chce akcii.",
        "Mašinfíra bere akcii Dřevařské zdarma; na pole pro vlaky přicházejí 3 vlaky.",
    ]


def test_skipped_cities_are_named() -> None:
    said = bound(1).say(events.AutomaAims("chicago", ("detroit", "atlanta")), "en")
    assert said == "The city marker moves to Chicago (10), past cities without a token: Detroit (7) and Atlanta (8)."


def test_a_city_that_the_marker_cannot_reach_has_no_number_of_spaces() -> None:
    for language in LANGUAGES:
        said = bound(1).say(events.CandidateCity("chicago", 10, NOWHERE, 2, 0), language)
        assert str(NOWHERE) not in said
        assert "none" not in said


# --- whole games ------------------------------------------------------------------------------------------------

UNCOMMON: list[Thing] = [  # hardly ever in random games
    events.AutomaNoCity("wood"),
    events.AutomaOperator("wood", "own"),
    events.EverybodyPassed(),
    events.PortSkipped("wood"),
    events.SpikeVoid(),
    WhichOperator(),
]


@pytest.mark.slow
def test_random_games_are_told_in_every_language() -> None:
    said = told((game, seed) for game in bindings() for seed in range(12))
    assert {kind for kind in THINGS if issubclass(kind, Event | Line | Prompt)} - said <= set(map(type, UNCOMMON))


def test_what_hardly_happens_is_told_too() -> None:
    assert all(bound(1).say(thing, language) for thing in UNCOMMON for language in LANGUAGES)
