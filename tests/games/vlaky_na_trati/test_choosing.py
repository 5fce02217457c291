"""Help for choosing tells the truth: what cards and runs bring is what the rules give, in every row and language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

import kolejiste as k
from kolejiste.core.parts import Preview
from kolejiste.core.text import LANGUAGES
from kolejiste.games.vlaky_na_trati import events
from kolejiste.games.vlaky_na_trati.actions import (
    BuySymbol,
    ChooseSide,
    ChooseTrack,
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    NoCard,
    RecordSymbol,
    WhichSymbol,
)
from kolejiste.games.vlaky_na_trati.game import VlakyGame
from kolejiste.games.vlaky_na_trati.state import VlakyState
from tests.games.vlaky_na_trati.positions import position as placed
from tests.games.vlaky_na_trati.positions import seat, vlaky
from tests.games.vlaky_na_trati.test_board import bound, positions

BINDINGS = [(players, sheet) for players in (2, 3) for sheet in ("I", "II")]
NAMES = ("Anna", "Bořek", "Cyril")


def decisions(game: VlakyGame, *kinds: type, seed: int = 5) -> Iterator[tuple[VlakyState, int]]:
    """The positions of a random game with each legal move of these kinds."""
    for state in positions(game, seed):
        for move in state.legal():
            if isinstance(game.action(move), kinds):
                yield state, move


def applied(state: VlakyState, move: int) -> tuple[VlakyState, dict[int, tuple[str, ...]]]:
    """The position after a move, and the symbols of the station that each seat reached."""
    after = state.clone()
    after.journal = []
    after.apply(move, k.Chance(3))
    notes = [note.event for note in after.journal]
    return after, {event.seat: event.symbols for event in notes if isinstance(event, events.StationReached)}


def said(game: VlakyGame, symbols: tuple[str, ...], language: str = "en") -> str:
    words = game.words(language)
    return ", ".join(words(f"symbol-{symbol}") for symbol in symbols) or words("words-nothing")


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_a_card_is_named_by_what_each_seat_gets_now(players: int, sheet: str) -> None:
    """In rows that run to the right and in the one that runs to the left: what the words promise is what happens."""
    game = bound(players, sheet)
    rows, others = set(), 0
    for state, move in decisions(game, LayCard, LaySecondCard):
        view = state.view(state.seat)
        _, met = applied(state, move)
        words = game.move_words(view, move, "en", NAMES[:players])
        card = game.action(move).card  # type: ignore[attr-defined]
        assert f"{card} – you {said(game, met.get(state.seat, ()))}" in words
        if ";" in words:
            others += 1
            for other in range(players):
                if other != state.seat:
                    assert f"; {NAMES[other]} {said(game, met.get(other, ()))}" in words
        rows.add(len(view.laid) // game.board.row_slots)
    assert rows == {0, 1, 2}
    assert others > 50


def test_the_words_on_cards_are_those_of_the_next_slot() -> None:
    """The titles of cards in offer and hand, and of those that lie."""
    game = bound(3, "I")
    rows = set()
    for state, move in decisions(game, LayCard):
        view = state.view(state.seat)
        after, met = applied(state, move)
        card = game.action(move).card  # type: ignore[attr-defined]
        told = "; ".join(f"{NAMES[one]} {said(game, met.get(one, ())).replace('nothing', '–')}" for one in range(3))
        before = "".join(piece.drawing for part in game.parts(view, "en", NAMES) for piece in part.pieces)
        assert f'<g id="card-{card}"' in before
        assert f"<title>{card}: {told}</title>" in before
        (track,) = [part for part in game.parts(after.view(0), "en", NAMES) if part.role == "map"]
        assert f"<title>{len(view.laid) + 1}. {card}: {told}</title>" in track.pieces[0].drawing
        rows.add(len(view.laid) // game.board.row_slots)
    assert rows == {0, 1, 2}


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_a_run_is_named_by_the_station_it_ends_at(players: int, sheet: str) -> None:
    game = bound(players, sheet)
    bends = 0
    for state, move in decisions(game, MoveSlower):
        words = game.move_words(state.view(state.seat), move, "en", NAMES[:players])
        after, _ = applied(state, move)
        stop = after.stops[state.seat][after.slow[state.seat]]
        assert stop >= 0
        symbols = game.board.stations[stop]
        if symbols:
            station = said(game, tuple(game.board.symbols[symbol] for symbol in symbols))
            assert words.startswith(f"Slower locomotive to {station} (")
        else:
            assert words.startswith("Slower locomotive to the bend (")
            bends += 1
    assert bends


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_no_two_legal_moves_read_the_same(players: int, sheet: str, language: str) -> None:
    game = bound(players, sheet)
    for state in positions(game, 6):
        view, legal = state.view(state.seat), state.legal()
        words = [game.move_words(view, move, language, NAMES[:players]) for move in legal]
        assert len(set(words)) == len(words)
        assert max(map(len, words), default=0) <= 100
        # An arrow-like dash never stands where a person would expect a word.
        assert not [one for one in words if one.endswith("–")]


def test_words_of_the_set_up_name_symbols() -> None:
    game = bound(2, "I")
    state = game.new(k.Chance(1))
    side = game.number(ChooseSide("1"))
    assert game.move_words(state.view(0), side, "en") == "Start card with coal, passengers, forest"
    state.apply(side, k.Chance(1))
    track = game.number(ChooseTrack("top"))
    assert game.move_words(state.view(0), track, "en") == "Take the top track (coal)"
    assert game.move_words(state.view(0), track, "cs") == "Jet po horní koleji (uhlí)"


# --- the question -----------------------------------------------------------------------------------------------------

PARTS = {MoveSlower: "slower locomotive", LaySecondCard: "second card", DiscardCard: "discard", BuySymbol: "any symbol"}


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_the_question_names_only_what_can_be_done(players: int, sheet: str) -> None:
    game = bound(players, sheet)
    asked = set()
    for seed in range(3):
        for state in positions(game, seed):
            view = state.view(state.seat)
            question = game.question(view, "en", NAMES[:players])
            asked.add(view.phase)
            if view.phase in ("free-action", "closing"):
                legal = {type(game.action(move)) for move in state.legal()}
                assert {kind for kind, words in PARTS.items() if words in question} == legal - {Finish}
                assert question.endswith(", or none.")
            elif view.phase == "symbol":
                gives = any(isinstance(game.action(move), GiveUpSymbol) for move in state.legal())
                assert ("give up" in question) == gives
                assert isinstance(view.ask, WhichSymbol)
                assert said(game, view.ask.symbols[:1]) in question
            elif view.phase == "card":
                assert ("hand" in question) == bool(view.hand)
            elif view.over:
                assert question == ""
            for other in (None, (state.seat + 1) % players):  # others are told what is decided
                assert bool(game.question(state.view(other), "cs")) != view.over
    assert asked >= {"side", "track", "card", "bend", "free-action", "closing", "over"}


def test_a_turn_in_which_no_card_fits_says_so() -> None:
    game = bound(2, "I")
    state = next(state for state in positions(game, 1) if state.view(None).phase == "card" and state.laid)
    view = msgspec.structs.replace(state.view(state.seat), offer=[None] * 4, hand=[])
    assert game.question(view, "en") == "No card fits here: go on without one."
    assert game.move_words(view, game.number(NoCard()), "en") == "Lay no card, as none fits"


# --- what is sensible, and what is worth a second thought -------------------------------------------------------------


def test_the_sensible_order_keeps_all_moves_and_begins_with_the_points() -> None:
    game = bound(2, "I")
    for state in positions(game, 7):
        view, legal = state.view(state.seat), state.legal()
        order = game.sensible(view, legal)
        assert sorted(order) == legal
        assert game.sensible(state.view(None), legal) == legal
        records = [move for move in order if isinstance(game.action(move), RecordSymbol)]
        if len(records) == len(legal) > 1:
            worth = []
            for move in records:
                after, _ = applied(state, move)
                worth.append(after.scores[state.seat] - state.scores[state.seat])
            assert worth == sorted(worth, reverse=True)


def test_what_turns_up_a_hidden_card_is_worth_a_second_thought() -> None:
    """Nothing else reveals anything: every other move can be taken back."""
    game = bound(3, "II")
    for state in positions(game, 8):
        for move in state.legal():
            after, _ = applied(state, move)
            weighty = game.weighty(state.view(state.seat), move)
            assert weighty or after.reveals == state.reveals
            if weighty and state.deck.size:
                assert after.reveals > state.reveals


# --- previews ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_a_preview_of_a_card_tells_what_everybody_records(players: int, sheet: str) -> None:
    game = bound(players, sheet)
    checked = 0
    for state, move in decisions(game, LayCard, LaySecondCard):
        view = state.view(state.seat)
        preview = game.preview(view, move, "en", NAMES[:players])
        after, met = applied(state, move)
        parts = preview.words.split("; ")
        assert f"you {said(game, met.get(state.seat, ()))}" in parts
        for other in range(players):
            if other != state.seat:
                assert f"{NAMES[other]} {said(game, met.get(other, ()))}" in parts
        if not after.queue and not after.over:
            more = after.scores[state.seat] - state.scores[state.seat]
            assert signed(more) in parts[0]
            assert_coins(state, after, preview)
            checked += 1
    assert checked > 20


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_a_preview_of_a_symbol_tells_points_and_coins(players: int, sheet: str) -> None:
    game = bound(players, sheet)
    kinds: set[type] = set()
    for seed in range(3):
        for state, move in decisions(
            game, BuySymbol, RecordSymbol, GiveUpSymbol, DiscardCard, ChooseTrack, MoveSlower, seed=seed
        ):
            preview = game.preview(state.view(state.seat), move, "en", NAMES[:players])
            after, _ = applied(state, move)
            left = [len(game.board.stations[station]) > 1 and not only_one for _, station, only_one in state.queue]
            more = len(left) > 1 or any(left)
            if more or after.queue or after.over or after.bend_seats != state.bend_seats:
                continue  # more than this move is recorded before the next question
            kinds.add(type(game.action(move)))
            assert_coins(state, after, preview)
            if not preview.words.startswith("nothing"):
                assert signed(after.scores[state.seat] - state.scores[state.seat]) in preview.words
    assert kinds >= {DiscardCard, ChooseTrack, MoveSlower, BuySymbol}


def signed(more: int) -> str:
    return f"+{more} point" if more > 0 else f"−{-more} point" if more < 0 else "±0 points"


def assert_coins(state: VlakyState, after: VlakyState, preview: Preview) -> None:
    left = after.coins[state.seat]
    told = {0: "no coin left", 1: "one coin left"}.get(left, f"{left} coins left")
    assert (told in preview.words) == (left != state.coins[state.seat])


def test_a_ghost_card_lies_on_the_next_slot_with_everybodys_lines() -> None:
    """It is what the map will show there, and the locomotive stands where it will stand."""
    game = bound(3, "I")
    stood = 0
    for state, move in decisions(game, LayCard):
        view = state.view(state.seat)
        ghost = game.preview(view, move, "en", NAMES).ghosts["track"]
        assert "id=" not in ghost
        after, _ = applied(state, move)
        (track,) = [part for part in game.parts(after.view(state.seat), "en", NAMES) if part.role == "map"]
        drawing = track.pieces[0].drawing
        number = len(view.laid) + 1
        slot = re.search(rf'<g id="slot-{number}" transform="([^"]+)"><title>[^<]*</title>(.*?)</g>', drawing)
        assert slot
        assert f'transform="{slot[1]}">{slot[2]}</g>' in ghost
        if not after.queue and after.slow[state.seat] != after.head:  # before that it does not run around a bend
            engine = re.search(rf'id="loco-{state.seat}-fast" transform="([^"]+)"', drawing)
            assert engine
            assert f'<g transform="{engine[1]}">' in ghost
            stood += 1
    assert stood > 20


def test_a_ghost_run_ends_where_the_locomotive_will_stand() -> None:
    game = bound(2, "I")
    seen = 0
    for state, move in decisions(game, MoveSlower):
        view = state.view(state.seat)
        ghost = game.preview(view, move, "en", NAMES[:2]).ghosts["track"]
        after, _ = applied(state, move)
        assert ghost.count("ghost-way") == after.slow[state.seat] - state.slow[state.seat]
        if after.slow[state.seat] != after.head:
            (track,) = [part for part in game.parts(after.view(0)) if part.role == "map"]
            engine = re.search(rf'id="loco-{state.seat}-slow" transform="([^"]+)"', track.pieces[0].drawing)
            assert engine
            assert f'transform="{engine[1]}"' in ghost
            seen += 1
    assert seen > 5


def test_what_changes_nothing_and_what_is_not_mine_has_no_preview() -> None:
    game = bound(2, "I")
    state, move = next(decisions(game, Finish))
    assert game.preview(state.view(state.seat), move) == Preview()
    state, move = next(decisions(game, LayCard))
    assert game.preview(state.view(None), move) == Preview()


def test_an_opened_red_line_is_counted() -> None:
    """Both symbols of a station count when the first opens the line for the second."""
    game = vlaky(sheet="II")
    ticks = {"beet": 2, "sugar_refinery": 1}
    state = placed(game, seat(ticks=ticks, track="middle"), seat(track="top"), offer=["B12", "B20", "B19", "B22"])
    words = game.preview(state.view(0), game.number(LayCard("B12")), "en", NAMES[:2]).words
    assert words.startswith("+6 points; you beet, sugar refinery; ")


# --- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_events_happen_at_drawn_elements(players: int, sheet: str) -> None:
    game = bound(players, sheet)
    placed_kinds: set[type] = set()
    chance = k.Chance(9)
    state = game.new(chance)
    turn = 0
    while not state.over:
        notes: list[k.Note] = []
        state.journal = notes
        legal = state.legal()
        state.apply(legal[turn * 7 % len(legal)], chance)
        turn += 1
        state.journal = None
        drawing = ""
        for note in notes:
            for place in game.places(note.event):
                drawing = drawing or "".join(
                    piece.drawing for part in game.parts(state.view(0)) for piece in part.pieces
                )
                mine = re.match(r"(tally|purse|held)-0", place)  # what stands in short of the others alone
                assert mine or f'id="{place}"' in drawing, place
                placed_kinds.add(type(note.event))
    assert placed_kinds >= {
        events.SideChosen,
        events.TrackChosen,
        events.CardLaid,
        events.OfferFilled,
        events.StationReached,
        events.SymbolTicked,
        events.BendReached,
    }
    assert game.places(events.GameEnded()) == frozenset()
    assert game.places(events.CardLaid(0, "B01", 3, False, 0)) == {"slot-3"}
