"""What Vlaky na trati says: all of it, in three languages, and no two moves alike."""

from __future__ import annotations

import re
from functools import cache
from typing import get_args

import pytest

import kolejiste
from kolejiste.core.actions import Event, Line, Prompt, Thing, text_key
from kolejiste.core.chance import Chance
from kolejiste.core.registry import GAMES
from kolejiste.core.text import LANGUAGES
from kolejiste.games.vlaky_na_trati import VlakyGame, choosing, events, merits, reasons, scoring
from kolejiste.games.vlaky_na_trati.actions import (
    BuySymbol,
    ChooseSide,
    DiscardCard,
    LayCard,
    LaySecondCard,
    MoveSlower,
    VlakyAction,
    VlakyPrompt,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.components import HEIGHTS
from kolejiste.games.vlaky_na_trati.state import VlakyState
from tests.core.test_text import FOLDERS, literals, messages
from tests.texts import (
    NAMES,
    error_keys,
    hint_keys,
    kinds,
    literals_under,
    merit_keys,
    outlined,
    outlined_whole,
    random_game,
    reason_keys,
    told,
)

ROOM = GAMES / "vlaky_na_trati"
TEXT = ROOM / "text"
SHEETS = ("I", "II")
BINDINGS = [(sheet, players) for sheet in SHEETS for players in (2, 3)]
THINGS: list[type[Thing]] = [
    *get_args(VlakyAction),
    *get_args(VlakyPrompt),
    *kinds(events, Event),
    *kinds(scoring, Line),
]
HINTS = hint_keys(THINGS)


@cache
def bound(sheet: str = "I", players: int = 2) -> VlakyGame:
    game = kolejiste.load("vlaky_na_trati").bind(players, sheet=sheet)
    assert isinstance(game, VlakyGame)
    return game


def words_of(game: VlakyGame) -> set[str]:
    """The keys of what the edition has: symbols, heights, colours of seats; and of the game's option."""
    keys = {f"symbol-{symbol}" for symbol in game.board.symbols} | {f"height-{height}" for height in HEIGHTS}
    keys |= {f"seat-colour-{colour}" for colour in game.board.rules.seat_colours}
    return keys | {"option-sheet", *(f"option-sheet-{sheet}" for sheet in SHEETS)}


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


def test_every_symbol_height_colour_and_choice_has_a_word() -> None:
    for language in LANGUAGES:
        assert not words_of(bound()) - set(messages(TEXT, language))


def test_every_kind_of_move_has_a_short_name() -> None:
    assert set(choosing.KINDS) == set(get_args(VlakyAction))
    for language in LANGUAGES:
        names = [bound().words(language)(f"kind-{kind}") for kind in dict.fromkeys(choosing.KINDS.values())]
        assert len(set(names)) == len(names)
        assert max(len(name.split()) for name in names) <= 3


@pytest.mark.slow
def test_no_text_is_unused() -> None:
    derived = (
        {text_key(kind) for kind in THINGS} | HINTS | words_of(bound()) | reason_keys(reasons) | merit_keys(merits)
    )
    derived |= {f"kind-{kind}" for kind in choosing.KINDS.values()}
    assert not set(messages(TEXT, "en")) - derived - error_keys("vlaky_na_trati") - literals()


def test_no_text_of_the_outline_is_missing() -> None:
    said = {text for text in literals_under(ROOM) if text.startswith("outline-")}
    assert said <= set(messages(TEXT, "en"))


# --- actions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_read_the_same(language: str) -> None:
    game = bound()
    assert len({game.say(action, language) for action in game.actions}) == len(game.actions)


def test_a_card_is_named_with_its_lines_as_printed() -> None:
    game = bound()
    lines = "B12 (top: steelworks, factory; middle: beet, sugar refinery; bottom: –)"
    assert game.say(LayCard("B12"), "en") == f"Lay card {lines}"
    assert game.say(LaySecondCard("B12"), "en") == f"Lay a second card for one coin: {lines}"
    czech = "B12 (horní: ocelárna, továrna; střední: řepa, cukrovar; dolní: –)"
    assert game.say(LayCard("B12"), "cs") == f"Vyložit kartu {czech}"
    assert game.say(DiscardCard("A10"), "sk").endswith("A10 (horná: –; stredná: repa, cukrovar; dolná: skláreň)")
    assert game.say(ChooseSide("1"), "en").endswith("1 (top: coal; middle: passengers; bottom: forest)")


def test_an_action_says_what_it_costs() -> None:
    game = bound()
    assert game.say(BuySymbol("coal"), "en") == "Buy a symbol for 2 coins: coal"
    assert game.say(BuySymbol("coal"), "cs") == "Koupit symbol za 2 mince: uhlí"
    assert game.say(BuySymbol("coal"), "sk") == "Kúpiť symbol za 2 mince: uhlie"


# --- how it reads -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "coins", "stations", "boxes", "cards"),
    [
        (
            "cs",
            ["jednu minci", "2 mince", "5 mincí", "22 mincí"],
            ["jednu stanici", "2 stanice", "5 stanic", "22 stanic"],
            ["jedno políčko", "2 políčka", "5 políček", "22 políček"],
            ["jednu kartu", "2 karty", "5 karet", "22 karet"],
        ),
        (
            "sk",
            ["jednu mincu", "2 mince", "5 mincí", "22 mincí"],
            ["jednu stanicu", "2 stanice", "5 staníc", "22 staníc"],
            ["jedno políčko", "2 políčka", "5 políčok", "22 políčok"],
            ["jednu kartu", "2 karty", "5 kariet", "22 kariet"],
        ),
        (
            "en",
            ["one coin", "2 coins", "5 coins", "22 coins"],
            ["one station", "2 stations", "5 stations", "22 stations"],
            ["one box", "2 boxes", "5 boxes", "22 boxes"],
            ["one card", "2 cards", "5 cards", "22 cards"],
        ),
    ],
)
def test_numbers_take_the_right_form(
    language: str, coins: list[str], stations: list[str], boxes: list[str], cards: list[str]
) -> None:
    game = bound()
    for number, coin, station, box, card in zip((1, 2, 5, 22), coins, stations, boxes, cards, strict=True):
        assert coin in game.say(events.RowFull(0, "coal", number), language, NAMES)
        assert coin in game.say(events.SymbolBought(0, "coal", number), language, NAMES)
        assert station in game.say(MoveSlower(number), language)
        assert station in game.say(events.SlowMoved(0, number, 1), language, NAMES)
        assert box in game.say(scoring.RowTicked(points=0, row="coal", ticked=number), language)
        assert card in game.say(events.HandDealtUnseen(0, number), language, NAMES)


def test_a_line_of_the_sheet_gives_the_reason() -> None:
    game = bound("II", 3)
    doubled = scoring.RowDoubled(points=12, row="passengers", ticked=4, times=2)
    assert game.say(doubled, "cs") == "pasažéři: 4 políčka, symbolů víc než kdokoli jiný, dvakrát"
    assert game.say(doubled, "en") == "passengers: 4 boxes, more symbols than anybody else, twice"
    chain = scoring.RowFulfilled(points=2, row="iron_ore", ticked=3, fulfilled=1)
    assert game.say(chain, "en") == "iron ore: 3 boxes, only one counts: the chain is broken"
    assert game.say(scoring.RowFulfilled(points=6, row="iron_ore", ticked=3, fulfilled=3), "en") == "iron ore: 3 boxes"
    assert game.say(scoring.RowsMultiplied(points=15, rows=("forest", "sawmill"), values=(3, 5)), "en") == (
        "forest and sawmill: 3 × 5"
    )
    running = scoring.RowRaced(points=3, row="glassworks", ticked=3, first=True)
    assert game.say(running, "en") == "glassworks: 3 boxes"
    first = scoring.RowRaced(points=8, row="glassworks", ticked=4, first=True)
    assert game.say(first, "en") == "glassworks: 4 boxes, among the first to the end"
    later = scoring.RowRaced(points=4, row="glassworks", ticked=4, first=False)
    assert game.say(later, "en") == "glassworks: 4 boxes, after others"


def test_a_question_about_symbols_tells_whether_only_one_counts() -> None:
    game = bound("II", 3)
    assert "Only one" in game.say(WhichSymbol(("coal", "beet"), True), "en")
    assert "one by one" in game.say(WhichSymbol(("coal", "beet"), False), "en")
    assert game.say(WhichSymbol(("coal",), True), "en") == game.say(WhichSymbol(("coal",), False), "en")


def test_names_of_an_own_edition_are_said_as_they_are_written() -> None:
    assert "dark teal" in bound().say(events.SymbolBought(0, "dark_teal", 2), "en")


# --- whole games ------------------------------------------------------------------------------------------------

UNCOMMON: set[type[Thing]] = {events.NoCardFits, events.RoundWithoutCard}  # only with edges that clash


@pytest.mark.slow
def test_random_games_are_told_in_every_language() -> None:
    said = told((bound(*binding), seed) for binding in BINDINGS for seed in range(30))
    assert said == {kind for kind in THINGS if issubclass(kind, Event | Line | Prompt)} - UNCOMMON


def test_games_with_edges_that_clash_are_told_too() -> None:
    for language in LANGUAGES:
        assert bound().say(events.NoCardFits(0), language, NAMES)
        assert bound().say(events.RoundWithoutCard(), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS)
def test_outlines_of_a_random_game(sheet: str, language: str) -> None:
    for seed, players in ((1, 2), (2, 3)):
        outlined_whole(bound(sheet, players), seed, language, every=10)


# --- the outline ------------------------------------------------------------------------------------------------


def started(players: int = 2) -> VlakyState:
    """A dealt game with the tracks chosen from the top down."""
    game, chance = bound("I", players), Chance(1)
    state = game.new(chance)
    for _ in range(1 + players):
        state.apply(state.legal()[0], chance)
    return state


def test_outline_tells_whose_turn_it_is_and_what_is_asked() -> None:
    lines = outlined(started(), 0)["Position"]
    assert "Turn: Anna" in lines
    assert any(line.startswith("Anna decides: Choose a card") for line in lines)


@pytest.mark.parametrize(("sheet", "players"), BINDINGS)
def test_outline_tells_what_each_card_brings_to_each_seat(sheet: str, players: int) -> None:
    """What the outline promises is what happens when the card is laid, in each row and around each bend."""
    game = bound(sheet, players)
    compared = 0
    for state, _ in random_game(game, 5):
        lays = [move for move in state.legal() if isinstance(game.action(move), LayCard | LaySecondCard)]
        if not lays:
            continue
        sections = outlined(state, state.turn)
        lines = {line.split(":")[0]: line for line in (*sections.get("Your hand", ()), *sections.get("Offer", ()))}
        for move in lays:
            after = state.clone()
            after.journal = []
            after.apply(move, Chance(3))
            met = {
                note.event.seat: ", ".join(game.words("en")(f"symbol-{symbol}") for symbol in note.event.symbols)
                for note in after.journal
                if isinstance(note.event, events.StationReached)
            }
            for seat in range(players):
                card = game.action(move).card  # type: ignore[attr-defined]
                assert f" {NAMES[seat]} {met.get(seat, '–')} (to " in lines[card]
                compared += 1
    assert compared > 100


def test_outline_numbers_the_stations_ahead_as_moves_count_them() -> None:
    game = bound("I", 2)
    seen = 0
    for state, _ in random_game(game, 3):
        slow = [move for move in state.legal() if isinstance(game.action(move), MoveSlower)]
        if slow:
            ahead = [line for line in outlined(state, None)["Locomotives"] if f"{NAMES[state.seat]}, stations" in line]
            assert len(re.findall(r"\b\d\. ", ahead[0])) == len(slow)
            seen += 1
    assert seen > 3


def test_outline_tells_each_sheet_and_its_points() -> None:
    for sheet, players in BINDINGS:
        for state, _ in random_game(bound(sheet, players), 8):
            assert isinstance(state, VlakyState)
            if state.over:
                sections = outlined(state, None)
                for seat, (line, points) in enumerate(zip(sections["Seats"], state.scores, strict=True)):
                    assert line.startswith(f"{NAMES[seat]}: points {points},")
                for seat, colour in enumerate(["red", "blue", "yellow"][:players]):
                    rows = [line for line in sections[f"Sheet {sheet}, {NAMES[seat]} ({colour})"] if "[" in line]
                    assert len(rows) == 11
                    worth = sum(int(row.split()[-1]) for row in rows if not row.endswith("–"))
                    left = state.sheet()[seat].lines[-1]
                    assert isinstance(left, scoring.CoinsLeft)
                    assert worth + left.points == state.scores[seat]
                    assert sum(row.count("×]") for row in rows) == sum(state.ticks[seat])


def test_outline_of_a_new_game_has_empty_rows_but_for_the_start() -> None:
    sections = outlined(started(), 0)
    sheet = sections["Sheet I, Anna (red)"]
    assert "passengers      [ 1 ][ 2 ][ 4 ][ 6 ][ 8 ][10 ][13 ] +1   0" in sheet
    assert "coal            [ 1×][ 2 ][ 3 ][ 5 ][ 7 ]           +1   1" in sheet
    assert "beet            [   ][   ][   ][   ]                +1   –" in sheet
    assert sheet[-1] == "passengers, symbols gained: Anna 0, Bořek 1"
    assert sections["Track, row 1, to the right"] == ("start: Anna coal; Bořek passengers",)


def test_outline_draws_the_special_boxes_of_the_advanced_sheet() -> None:
    state = bound("II", 2).new(Chance(1))
    sheet = outlined(state, 0)["Sheet II, Anna (red)"]
    assert "beet            [    ][    ]|[    ][    ]             +1   –" in sheet
    assert "factory         [2×2 ][3×3 ] [4×4 ]                   +2   0" in sheet
    assert "glassworks      [  1 ][  2 ] [  3 ][8/4 ]             +2   0" in sheet


def test_outline_has_the_own_sheet_after_the_cards_and_each_sheet_once() -> None:
    state = started(3)
    for seat in (0, 1, 2, None):
        sections = state.game.outline(state.view(seat), "en", NAMES[:3])
        headings = [section.heading for section in sections]
        own = next(place for place, section in enumerate(sections) if section.essential)
        assert sum(section.essential for section in sections) == 1
        assert headings[own].startswith(f"Sheet I, {NAMES[state.turn if seat is None else seat]} ")
        assert headings[own - 1 : own + 2 : 2] == ["Offer", "Locomotives"]
        assert sum(heading.startswith("Sheet I,") for heading in headings) == 3


def test_outline_shows_the_hand_to_its_owner_alone() -> None:
    state = started()
    hand = state.view(0).hand
    assert hand
    assert [line.split(":")[0] for line in outlined(state, 0)["Your hand"]] == hand
    for seat in (1, None):
        assert not any(card in str(outlined(state, seat)) for card in hand)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_the_sheets_fit_the_terminal(language: str) -> None:
    for sheet, players in BINDINGS:
        game = bound(sheet, players)
        for state, _ in random_game(game, 4):
            assert isinstance(state, VlakyState)
            sections = game.outline(state.view(None), language, NAMES[:players])
            rows = [line for section in sections for line in section.lines if re.search(r"\] +\+\d +\S+$", line)]
            assert len(rows) == 11 * players
            assert len({len(row) for row in rows}) == 1
            assert len(rows[0]) <= 76  # the terminal sets lines in by two


def test_outline_warns_of_reconstructed_cards() -> None:
    assert any("reconstruction" in line for line in outlined(started(), None)["Edition"])


def test_outline_names_seats_by_number_when_nobody_gave_names() -> None:
    state = started()
    assert "Na tahu: Hráč 1" in state.game.outline(state.view(0), "cs")[0].lines
