"""The drawn board: complete, well-formed, from the view alone; picks tell legal moves apart and can be clicked."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import kolejiste as k
from kolejiste.core.drawing import ACCENT, INK, PANEL, PAPER, SOFT_INK
from kolejiste.core.picture import to_png
from kolejiste.core.text import LANGUAGES
from kolejiste.games.vlaky_na_trati.actions import DiscardCard, LaySecondCard, MoveSlower
from kolejiste.games.vlaky_na_trati.components import HEIGHTS
from kolejiste.games.vlaky_na_trati.drawing import style
from kolejiste.games.vlaky_na_trati.drawing.cards import bend_cards, end_card, rail_card, small_card, start_card
from kolejiste.games.vlaky_na_trati.drawing.symbols import SYMBOLS
from kolejiste.games.vlaky_na_trati.game import VlakyGame
from kolejiste.games.vlaky_na_trati.state import VlakyState
from kolejiste.games.vlaky_na_trati.view import VlakyView

TITLE = "vlaky_na_trati"
SVG = "{http://www.w3.org/2000/svg}"
PICK = re.compile(r'data-pick="([^"]+)"')


@cache
def bound(players: int, sheet: str) -> VlakyGame:
    game = k.load(TITLE).bind(players=players, sheet=sheet)
    assert isinstance(game, VlakyGame)
    return game


def positions(game: VlakyGame, seed: int) -> Iterator[VlakyState]:
    """The positions of a random game."""
    chance, pick = k.Chance(seed), random.Random(seed)
    state = game.new(chance)
    while not state.over:
        yield state
        state.apply(pick.choice(state.legal()), chance)
    yield state


def position(game: VlakyGame, ply: int, seed: int = 1) -> VlakyState:
    return next(state for state in positions(game, seed) if state.ply >= ply or state.over)


def drawn(game: VlakyGame, view: VlakyView, language: str = "en", theme: str = "light") -> ElementTree.Element:
    return ElementTree.fromstring(game.draw(view, language, theme))


def ids(root: ElementTree.Element) -> list[str]:
    return [node.attrib["id"] for node in root.iter() if "id" in node.attrib]


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def uses(node: ElementTree.Element) -> list[str]:
    """The symbols drawn in an element."""
    return [use.attrib["href"].removeprefix("#symbol-") for use in node.iter(f"{SVG}use")]


def paths(node: ElementTree.Element, name: str) -> list[str]:
    found = [path for path in node.iter(f"{SVG}path") if name in path.attrib.get("class", "").split()]
    return [path.attrib["d"] for path in found]


# --- what is drawn -------------------------------------------------------------------------------------------------


def test_every_card_has_three_lines_and_all_its_stations() -> None:
    game = bound(2, "I")
    lanes = {"top": "38", "middle": "113", "bottom": "188"}
    assert len(game.board.cards) == 37
    pictures = set()
    for card in game.board.edition.cards.rail:
        picture = rail_card(game.board, card.id, 96.0)
        pictures.add(picture)
        node = ElementTree.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{picture}</g>')
        lines = paths(node, "rails")
        ends = {(re.findall(r"[\d.]+", line)[1], re.findall(r"(?:M0 |C.* |)([\d.]+)H96", line)[-1]) for line in lines}
        assert len(lines) == 3
        wanted = {(lanes[h], lanes[getattr(card, h).to]) for h in HEIGHTS}
        assert ends == wanted
        assert Counter(uses(node)) == Counter(s for h in HEIGHTS for s in getattr(card, h).station)
    assert len(pictures) == 37


def test_small_cards_show_the_same_stations_and_crossings() -> None:
    """Also with lines tinted as on the next slot, and the own line's number where it meets the right edge."""
    game = bound(3, "I")
    lanes = ("20", "58", "96")
    for number, card in enumerate(game.board.edition.cards.rail):
        picture = small_card(game.board, number, (2, -1, 0), 0)
        node = ElementTree.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{picture}</g>')
        lines = paths(node, "rails")
        ends = {(re.findall(r"[\d.]+", line)[1], re.findall(r"(?:M0 |C.* |)([\d.]+)H120", line)[-1]) for line in lines}
        leaves = game.board.leaves[0][number]
        assert ends == {(lanes[height], lanes[leaves[height]]) for height in range(3)}
        assert Counter(uses(node)) == Counter(s for h in HEIGHTS for s in getattr(card, h).station)
        assert [path.split("M0 ")[1].split("H")[0] for path in paths(node, "bed-2")] == ["20", "20"]
        (mark,) = [text for text in node.iter(f"{SVG}text") if text.text == "1"]
        assert float(mark.attrib["y"]) == pytest.approx(float(lanes[leaves[2]]) + 5.94)


def test_start_sides_bends_and_end_are_drawn() -> None:
    game = bound(2, "I")
    for side in game.board.edition.start.sides:
        symbols = (side.top, side.middle, side.bottom)
        node = ElementTree.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{start_card(symbols)}</g>')
        assert uses(node) == list(symbols)
    for picture in (bend_cards(game.board.bend, 238.0), end_card()):
        node = ElementTree.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{picture}</g>')
        assert len(paths(node, "rails")) == 3
    view = position(game, 20).view(None)
    assert {"start", "end", "bend-1", "bend-2", *(f"slot-{slot}" for slot in range(1, 25))} <= set(
        ids(drawn(game, view))
    )


def test_every_symbol_has_an_icon_of_its_own() -> None:
    assert set(bound(2, "I").board.symbols) == set(SYMBOLS)
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


def place_of(node: ElementTree.Element) -> tuple[float, float]:
    found = re.match(r"translate\(([\d.]+) ([\d.]+)\)", node.attrib["transform"])
    assert found
    return float(found[1]), float(found[2])


@pytest.mark.parametrize("seed", [1, 2])
def test_locomotives_stand_on_their_own_lines_and_never_on_each_other(seed: int) -> None:
    game = bound(3, "I")
    for state in positions(game, seed):
        if state.ply % 9 or state.track.count(-1):
            continue
        view = state.view(None)
        found = by_id(drawn(game, view))
        spots = {}
        for seat in range(3):
            for pace in ("fast", "slow"):
                node = found[f"loco-{seat}-{pace}"]
                assert str(seat + 1) in [text.text for text in node.iter(f"{SVG}text")]
                spots[seat, pace] = place_of(node)
        for one, (x, y) in spots.items():
            for two, (u, v) in spots.items():
                assert one == two or abs(x - u) > 36 or abs(y - v) > 26
        if view.laid and view.head <= 8:
            # The faster ones stand where their lines leave the last card.
            x, y = place_of(found["track"])
            for seat, seen in enumerate(view.seats):
                assert seen.height is not None
                lane = (38, 113, 188)[HEIGHTS.index(seen.height)]
                shift = -15 if seen.slow == view.head else 0
                assert spots[seat, "fast"][1] == pytest.approx(12 + lane - 2 + shift)


@pytest.mark.parametrize(("players", "sheet"), [(2, "I"), (3, "II")])
def test_sheets_show_every_box_and_every_tick(players: int, sheet: str) -> None:
    game = bound(players, sheet)
    for ply in (0, 30, 10_000):
        view = position(game, ply).view(0)
        found = by_id(drawn(game, view))
        for seat, seen in enumerate(view.seats):
            for row, length in zip(game.board.symbols, game.board.sheet.length, strict=True):
                node = found[f"row-{seat}-{row}"]
                boxes = [rect for rect in node.iter(f"{SVG}rect") if "sheet-box" in rect.attrib["class"].split()]
                more = game.board.symbol_number[row] == game.board.sheet.majority  # the mark of the majority
                assert len(boxes) == length + more
                assert len(paths(node, "pencil")) == seen.ticks.get(row, 0)
            foot = " ".join(found["sheet" if seat == 0 else f"sheet-{seat}"].itertext())
            assert game.words("en")("board-points", points=seen.score) in foot
            assert game.words("en")("board-coins", coins=seen.coins) in foot


def test_chains_and_the_red_line_join_the_rows() -> None:
    for sheet, chains, red in (("I", 4 + 4 + 3 + 4, 0), ("II", 6 + 4 + 4 + 5 + 4 + 4, 1)):
        game = bound(2, sheet)
        node = by_id(drawn(game, position(game, 5).view(0)))["sheet"]
        assert len(paths(node, "chain-arrow")) == chains
        assert sum(line.attrib["class"] == "red-line" for line in node.iter(f"{SVG}line")) == red


@pytest.mark.parametrize("sheet", ["I", "II"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_every_language_and_theme_is_well_formed(sheet: str, language: str, theme: str) -> None:
    game = bound(3, sheet)
    for ply in (0, 2, 45, 10_000):
        state = position(game, ply)
        for seat in (None, state.seat):
            svg = game.draw(state.view(seat), language, theme)
            root = ElementTree.fromstring(svg)
            assert "var(" not in svg
            assert root.attrib["lang"] == language
            assert max(Counter(ids(root)).values()) == 1


def test_themes_and_languages_differ() -> None:
    game = bound(3, "II")
    view = position(game, 40).view(0)
    pictures = {
        (language, theme): game.draw(view, language, theme) for language in LANGUAGES for theme in ("light", "dark")
    }
    assert len(set(pictures.values())) == len(pictures)
    light, dark = to_png(pictures["cs", "light"], 300), to_png(pictures["cs", "dark"], 300)
    blank = to_png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 600"/>', 300)
    assert light != dark
    assert min(len(light), len(dark)) > 20 * len(blank)


def test_reconstructed_cards_say_so_and_the_last_round_is_announced() -> None:
    game = bound(2, "I")
    new = game.new(k.Chance(1)).view(0)
    last = next(state.view(0) for state in positions(game, 3) if state.ending)
    notice = {1: "outline-last-round", 2: "outline-closing"}[last.ending]
    for language in LANGUAGES:
        words = game.words(language)
        assert words("board-reconstructed") in " ".join(drawn(game, new, language).itertext())
        assert words(notice) in " ".join(drawn(game, last, language).itertext())
        assert game.notices(new, language) == []
        assert game.notices(last, language) == [words(notice)]


def test_slower_locomotives_keep_their_rim_in_the_dark() -> None:
    """Of two rules for one property the later one holds; with theme "auto" the dark ones come again at the end."""
    css = bound(3, "I").style("auto")
    for seat in range(3):
        assert css.rindex(f".rim-{seat}{{stroke:") > css.rindex(".engine{")


# --- only what the view knows ----------------------------------------------------------------------------------------


def test_a_drawing_needs_the_view_alone_and_hides_what_others_hold() -> None:
    game = bound(3, "I")
    for ply in (0, 2, 12, 40, 90):
        state = position(game, ply)
        for seat in (None, 0, 1, 2):
            view = state.view(seat)
            svg = game.draw(view, "sk")
            assert svg == game.draw(game.read_view(view.to_json()), "sk")
            known = {*view.laid, *view.offer, *(view.hand or [])}
            shown = set(re.findall(r"\b[AB]\d\d\b", svg))
            assert shown <= known
            # What exists only while it can be chosen is there for the seat that decides alone.
            if view.decider != seat:
                assert not [
                    pick for pick in PICK.findall(svg) if pick.startswith(("record", "giveup", "finish", "no-"))
                ]


def test_editions_to_come_are_drawn(tmp_path: Path) -> None:
    """An edition with a symbol, a seat colour, a length of rows and a number of rows that this code has never seen."""
    text = k.load(TITLE).edition_path().read_text(encoding="utf-8")
    text = text.replace('"glassworks"', '"brewery"').replace('"yellow"', '"teal"')
    text = text.replace("slots = 8", "slots = 5").replace("rows = 3\n", "rows = 4\n")
    file = tmp_path / "other.toml"
    file.write_text(text, encoding="utf-8")
    game = k.load(TITLE).bind(players=3, edition=file)
    assert isinstance(game, VlakyGame)
    for ply in (0, 2, 40, 10_000):
        state = position(game, ply)
        svg = game.draw(state.view(state.seat), "cs", "light")
        names = by_id(ElementTree.fromstring(svg))
        assert "".join(names["symbol-brewery"].itertext()) == "Br"
        assert {"bend-3", "slot-20", "row-0-brewery"} <= set(names)
        assert len(to_png(svg, 200)) > 5000


# --- picks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", ["I", "II"])
def test_picks_tell_legal_moves_apart_and_can_be_clicked(players: int, sheet: str) -> None:
    game = bound(players, sheet)
    picks = cache(game.picks)
    kinds: set[type] = set()
    for seed in range(8):
        for state in positions(game, seed):
            if state.over:
                break
            legal = state.legal()
            sets = {picks(move) for move in legal}
            assert len(sets) == len(legal), "two legal moves have the same picks"
            assert all(sets)
            new = {type(game.action(move)) for move in legal} - kinds
            if new or state.ply % 19 == 0:
                kinds |= new
                there = set(PICK.findall(game.draw(state.view(state.seat), "en", "light")))
                assert there >= set().union(*sets), "what is legal can be clicked"
                assert there <= game.every_pick
    assert len(kinds) >= (8 if players == 2 else 9)


def test_a_turn_without_a_card_can_be_clicked() -> None:
    game = bound(2, "I")
    state = next(state for state in positions(game, 1) if state.view(None).phase == "card" and state.laid)
    view = msgspec.structs.replace(state.view(state.seat), offer=[None] * 4, hand=[])
    there = set(PICK.findall(game.draw(view)))
    assert game.picks(game.numbering.no_card) == {"no-card"}
    assert "no-card" in there
    assert not [pick for pick in there if pick.startswith(("card-", "second-", "discard-"))]


def test_a_second_card_and_a_discarded_one_are_told_apart() -> None:
    game = bound(2, "I")
    second, away = (game.picks(game.number(action)) for action in (LaySecondCard("A01"), DiscardCard("A01")))
    assert second == {"second-A01"}
    assert away == {"discard-A01"}


def test_stations_the_slower_locomotive_may_run_to_are_marked_on_the_track() -> None:
    game = bound(2, "I")
    first = game.number(MoveSlower(1))
    state = next(state for state in positions(game, 1) if first in state.legal())
    found = by_id(drawn(game, state.view(state.seat)))
    steps = {pick for move in state.legal() for pick in game.picks(move) if pick.startswith("slow-")}
    marked = {node.attrib["data-pick"] for node in found["track"].iter() if "data-pick" in node.attrib}
    assert {pick for pick in marked if pick.startswith("slow-")} == steps
    assert steps == {node.attrib["data-pick"] for node in found["steps"].iter() if "data-pick" in node.attrib}


# --- seen by everybody -----------------------------------------------------------------------------------------------


def light(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    low, high = sorted((light(one), light(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("side", [0, 1])
def test_text_stands_out_from_its_ground(side: int) -> None:
    rules = dict(style.BASE)
    grounds = [
        PAPER,
        PANEL,
        *(rules[name]["fill"] for name in (".score-sheet", ".sheet-band", ".sheet-box")),
        *(rules[name]["fill"] for name in (".box-shut", ".chip", ".box-scores")),
    ]
    for ground in grounds:
        for ink in (INK, ACCENT, SOFT_INK)[: 1 if ground in grounds[5:] else 3]:
            assert contrast(ink[side], ground[side]) >= 4.5
    for name, ground_name in ((".on-notice", ".notice"), (".on-last", ".last"), (".on-badge", ".badge")):
        assert contrast(rules[name]["fill"][side], rules[ground_name]["fill"][side]) >= 4.5
