"""The sizes of what is drawn: pieces that fit a column and a thumb, letters that can be read, nothing that jumps."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.parts import Part, Piece
from kolejiste.core.svg import text_width
from kolejiste.core.text import LANGUAGES
from kolejiste.games.railroad_revolution.components import COLOURS
from kolejiste.games.railroad_revolution.drawing import symbols
from kolejiste.games.railroad_revolution.state import RailroadState
from tests.core.test_text import literals, messages
from tests.games.railroad_revolution.positions import rr
from tests.games.railroad_revolution.test_speech import TEXT

SVG = "{http://www.w3.org/2000/svg}"
MOVED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?")
NAMES = ["Anežka <Nová>", 'Bob "B" & syn', "Příliš žluťoučký kůň úpěl ďábelské ódy", "Dana"]
WIDEST, THUMB, BETWEEN = 270.0, 34.0, 3.9
DOCK = ("offer", "hand", "own")
BUDGET = 200_000.0  # square units of the dock, with what is free around each piece
GAP = 8.0

Box = tuple[float, float, float, float]  # left, top, right, bottom


@cache
def positions(players: int) -> list[RailroadState]:
    """Some positions of random games, each phase among them."""
    found: list[RailroadState] = []
    for seed in range(3):
        game, chance, pick = rr(players), k.Chance(seed), random.Random(seed)
        state, phases = game.new(chance), Counter[int]()
        while not state.over:
            phases[state.phase] += 1
            if phases[state.phase] < 4 or state.ply % 37 == 0:
                found.append(state.clone())
            state.apply(pick.choice(state.legal()), chance)
        found.append(state)
    return found


def views(players: int) -> Iterator[list[Part]]:
    """The parts of these positions, as the seat that decides, another one and a spectator see them."""
    for place, state in enumerate(positions(players)):
        language = LANGUAGES[place % len(LANGUAGES)]
        for seat in (None, state.seat, (state.seat + 1) % players):
            yield rr(players).parts(state.view(seat), language, NAMES[:players])


def tree(piece: Piece) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{piece.drawing}</svg>')


def moved(
    node: ElementTree.Element, x: float = 0.0, y: float = 0.0, scale: float = 1.0
) -> Iterator[tuple[ElementTree.Element, float, float, float]]:
    """Every element with where its group begins and how large it is drawn."""
    at = MOVED.match(node.attrib.get("transform", ""))
    if at:
        x, y, scale = x + scale * float(at[1]), y + scale * float(at[2]), scale * float(at[3] or 1)
    yield node, x, y, scale
    for inner in node:
        yield from moved(inner, x, y, scale)


def outlines(piece: Piece) -> dict[str, Box]:
    """The touch outlines by pick; lines are left out."""
    found = {}
    for node, x, y, scale in moved(tree(piece)):
        if "data-pick" not in node.attrib:
            continue
        for inner in node:
            if inner.attrib.get("class") == "touch":
                left, top = x + scale * float(inner.attrib.get("x", 0)), y + scale * float(inner.attrib.get("y", 0))
                wide, high = scale * float(inner.attrib["width"]), scale * float(inner.attrib["height"])
                found[node.attrib["data-pick"]] = (left, top, left + wide, top + high)
    return found


# --- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_map_is_one_wide_piece_and_all_others_fit_a_column(players: int) -> None:
    for parts in views(players):
        for part in parts:
            if part.role == "map":
                (whole,) = part.pieces
                assert whole.width == 1000
                assert 1.35 <= whole.width / whole.height <= 1.6
            else:
                assert all(0 < piece.width <= WIDEST and 0 < piece.height <= 100 for piece in part.pieces)
            if part.role == "rivals" and not part.folded:
                assert [(piece.width <= WIDEST, piece.height <= 60) for piece in part.pieces] == [(True, True)]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_what_can_be_chosen_has_one_outline_large_enough_for_a_thumb(players: int) -> None:
    for parts in views(players):
        for part in parts:
            for piece in part.pieces:
                for node in tree(piece).iter():
                    if "data-pick" in node.attrib:
                        kinds = [inner.attrib.get("class") for inner in node.iter()]
                        assert kinds.count("touch") + kinds.count("touch-line") == 1
                        direct = [inner.attrib.get("class") for inner in node]
                        assert direct.count("touch") + direct.count("touch-line") == 1
                        assert node.attrib["id"] == node.attrib["data-pick"]
                boxes = outlines(piece)
                for left, top, right, bottom in boxes.values():
                    assert left >= 0
                    assert top >= 0
                    assert right <= piece.width + 0.01
                    assert bottom <= piece.height + 0.01
                    if part.role != "map":
                        assert right - left >= THUMB
                        assert bottom - top >= THUMB
                sides = list(boxes.values()) if part.role != "map" else []
                for place, one in enumerate(sides):
                    for two in sides[:place]:
                        apart = max(one[0] - two[2], two[0] - one[2], one[1] - two[3], two[1] - one[3])
                        assert apart >= BETWEEN


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_letters_can_be_read_and_stay_within_their_piece(players: int) -> None:
    workers, icons = symbols.LETTER / symbols.BOX, 0.0
    for parts in views(players):
        for part in parts:
            least = 13.0 if part.role == "map" else 12.0
            assert part.smallest >= least
            for piece in part.pieces:
                for node, x, _, scale in moved(tree(piece)):
                    if node.tag == f"{SVG}text":
                        size = scale * float(node.attrib["font-size"])
                        assert size >= part.smallest - 0.005, node.text
                        bold = node.attrib.get("font-weight") == "bold"
                        wide = scale * text_width(node.text or "", float(node.attrib["font-size"]), bold=bold)
                        kinds = set(node.attrib.get("class", "").split())
                        left = x + scale * float(node.attrib["x"]) - (wide / 2 if kinds & {"mid", "mark"} else 0)
                        assert left >= -0.01, node.text
                        assert left + wide <= piece.width + 0.01, node.text
                    elif node.tag == f"{SVG}use" and re.match("#(worker|house-[0-9])", node.attrib["href"]):
                        assert symbols.LETTER * scale >= least - 0.6, (part.name, node.attrib)
                        icons = max(icons, workers)
    assert icons


@pytest.mark.parametrize("players", [2, 4])
def test_the_dock_keeps_to_its_area(players: int) -> None:
    for parts in views(players):
        dock = [piece for part in parts if part.role in DOCK and not part.folded for piece in part.pieces]
        assert sum((piece.width + GAP) * (piece.height + GAP) for piece in dock) <= BUDGET


@pytest.mark.parametrize("players", [2, 4])
def test_ids_are_unique_over_all_parts(players: int) -> None:
    for parts in views(players):
        ids = Counter(part.name for part in parts)
        for part in parts:
            for piece in part.pieces:
                ids.update(node.attrib["id"] for node in tree(piece).iter() if "id" in node.attrib)
        assert max(ids.values()) == 1, ids.most_common(3)


@pytest.mark.parametrize("seat", [None, 0])
def test_parts_keep_their_sizes_from_step_to_step(seat: int | None) -> None:
    """Only what a turn owes and offers comes and goes."""
    game, chance, pick = rr(3), k.Chance(8), random.Random(8)
    state = game.new(chance)
    sizes: dict[str, list[tuple[float, float]]] = {}
    while not state.over:
        if state.ply % 5 == 0 or state.seat == seat:
            for part in game.parts(state.view(seat), "cs"):
                if part.role != "turn":
                    now = [(piece.width, piece.height) for piece in part.pieces]
                    assert sizes.setdefault(part.name, now) == now
        state.apply(pick.choice(state.legal()), chance)


# --- what the page needs ---------------------------------------------------------------------------------------------


def test_what_is_shown_on_demand_is_on_the_map() -> None:
    for parts in views(3):
        ids = {node.attrib.get("id") for part in parts for piece in part.pieces for node in tree(piece).iter()}
        for part in parts:
            for piece in part.pieces:
                for node in tree(piece).iter():
                    assert set(node.attrib.get("data-shows", "").split()) <= ids


def test_pieces_that_move_keep_their_ids() -> None:
    game, state = rr(4), positions(4)[-1]
    parts = game.parts(state.view(None))
    ids = {node.attrib.get("id") for node in tree(parts[0].pieces[0]).iter()}
    board = game.board
    for seat in range(4):
        assert {f"marker-{track}-{seat + 1}" for track in ("telegraph", "stations", "network")} <= ids
        for rail, name in enumerate(board.rails):
            assert (f"laid-{name}-{seat + 1}" in ids) == bool(state.rails[seat] >> rail & 1)
        for city, name in enumerate(board.cities):
            assert (f"station-{name}-{seat + 1}" in ids) == bool(state.stations[seat] >> city & 1)
        for sector in range(board.sectors):
            assert (f"office-{sector + 1}-{seat + 1}" in ids) == bool(state.offices[seat] >> sector & 1)


def test_no_text_of_the_board_is_unused() -> None:
    letters = {f"board-letter-{colour}" for colour in COLOURS}
    faces = {f"board-{kind}" for kind in ("train-up", "train-down", "source-supply", "source-mat", "done", "pass")}
    said = {key for key in messages(TEXT, "en") if key.startswith("board-")}
    assert not said - letters - faces - literals()


def test_drawing_is_quick() -> None:
    """In the middle of a game, with what was drawn before kept."""
    game, chance, pick = rr(4), k.Chance(2), random.Random(2)
    state = game.new(chance)
    for _ in range(150):
        state.apply(pick.choice(state.legal()), chance)
    seen = []
    for _ in range(60):
        view = state.view(state.seat)
        before = time.process_time()
        game.parts(view, "cs", NAMES)
        seen.append(time.process_time() - before)
        state.apply(pick.choice(state.legal()), chance)
    assert sorted(seen)[len(seen) // 2] < 0.02, "some 2 ms on the machine of the authors"
