"""The pieces of the board: small enough for a dock and a phone, large enough for thumbs and eyes, the same size from
step to step; on the map, names hide no trains and no tokens, and rails join what hangs together."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.parts import Part
from kolejiste.core.svg import text_width
from kolejiste.core.text import LANGUAGES
from kolejiste.games.mini_express.drawing import chart, coast, names, tracks
from kolejiste.games.mini_express.drawing.scene import Scene
from kolejiste.games.mini_express.game import MiniGame
from kolejiste.games.mini_express.sampler import Sampler
from kolejiste.games.mini_express.state import MiniState
from tests.games.mini_express.boards import (
    EUROPE,
    NAMES,
    SVG,
    USA,
    drawn,
    position,
    positions,
    root_of,
    setting,
    used_at,
    words,
)
from tests.games.mini_express.positions import bound, edited, mini

MOVE = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")
CENTRED = {"mid", "mark", "name", "on-tab", "on-badge", "on-token"}
Box = tuple[float, float, float, float]  # left, top, right, bottom


def texts(node: ElementTree.Element, x: float = 0.0, y: float = 0.0) -> Iterator[tuple[Box, ElementTree.Element]]:
    """The texts with the boxes they fill, moved as their groups are."""
    moved = MOVE.match(node.attrib.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if node.tag == f"{SVG}text":
        size = float(node.attrib["font-size"])
        kinds = set(node.attrib.get("class", "").split())
        bold = node.attrib.get("font-weight") == "bold" or bool(kinds & {"name", "mark", "on-tab", "on-badge"})
        wide = text_width(node.text or "", size, bold=bold)
        left = x + float(node.attrib["x"]) - (wide if "end" in kinds else wide / 2 if CENTRED & kinds else 0)
        base = y + float(node.attrib["y"])
        yield (left, base - names.CAP * size, left + wide, base + names.DROP * size), node
    for inner in node:
        yield from texts(inner, x, y)


def overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def parts_of(game: MiniGame, state: MiniState, seat: int | None, language: str = "en") -> list[Part]:
    return game.parts(state.view(seat), language, NAMES[: game.people])


# --- sizes -----------------------------------------------------------------------------------------------------------


@setting
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_large_enough_and_stay_within_their_pieces(
    people: int, options: dict[str, Any], language: str
) -> None:
    game = mini(people, **options)
    for ply in (0, 45, 10_000):
        state = position(game, ply)
        for seat in (None, state.seat):
            for part in parts_of(game, state, seat, language):
                sizes = []
                for piece, node in zip(part.pieces, root_of(part), strict=True):
                    for (left, top, right, bottom), text in texts(node):
                        assert "…" not in (text.text or "")
                        sizes.append(float(text.attrib["font-size"]))
                        assert left >= 0, text.text
                        assert top >= 0, text.text
                        assert right <= piece.width + 0.01, text.text
                        assert bottom <= piece.height, text.text
                if sizes:
                    assert min(sizes) >= part.smallest >= (13 if part.role == "map" else 12)


@setting
def test_pieces_are_no_wider_than_a_column_and_fit_a_dock(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for seat in (None, 0):
        parts = parts_of(game, position(game, 40), seat)
        roles = Counter(part.role for part in parts)
        assert roles["map"] == roles["offer"] == 1
        assert roles["own"] == (seat is not None)
        assert roles["rivals"] == game.players - (seat is not None)
        for part in parts:
            for piece in part.pieces:
                if part.role == "map":
                    assert piece.width == 1000
                    assert 1.35 <= piece.width / piece.height <= 1.6
                else:
                    assert piece.width <= 270
                if part.role == "rivals":
                    assert piece.height <= 40
                    assert len(part.pieces) == 1
        docked = [piece for part in parts if part.role in ("offer", "hand", "own") for piece in part.pieces]
        area = sum((piece.width + 10) * (piece.height + 10) for piece in docked)
        assert area <= 130_000 + (27_000 if game.automas else 0)


@setting
def test_what_can_be_chosen_is_large_enough_and_apart(people: int, options: dict[str, Any]) -> None:
    """Each pick has exactly one outline; off the map it is a thumb wide, and neighbours keep off each other."""
    game = mini(people, **options)
    for ply in (0, 30, 10_000):
        state = position(game, ply)
        for part in parts_of(game, state, state.seat):
            for piece, node in zip(part.pieces, root_of(part), strict=True):
                boxes = []
                for element in node.iter():
                    if "data-pick" not in element.attrib:
                        continue
                    assert "id" in element.attrib
                    outlines = [one for one in element if one.attrib.get("class") in ("touch", "touch-line")]
                    assert len(outlines) == 1
                    assert sum(one.attrib.get("class", "").startswith("touch") for one in element.iter()) == 1
                    if part.role != "map":
                        at = outlines[0].attrib
                        x, y, wide, high = (float(at.get(one, 0)) for one in ("x", "y", "width", "height"))
                        assert min(wide, high) >= 34
                        assert x >= 0
                        assert y >= 0
                        assert x + wide <= piece.width
                        assert y + high <= piece.height
                        boxes.append((x - 2, y - 2, x + wide + 2, y + high + 2))
                assert not any(overlap(one, two) for one, two in combinations(boxes, 2))


@setting
def test_ids_are_unique_and_picks_appear_once(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for ply in (0, 20, 60, 10_000):
        state = position(game, ply)
        for seat in (None, state.seat):
            roots = drawn(game, state.view(seat)).values()
            nodes = [node.attrib for root in roots for node in root.iter()]
            for key in ("id", "data-pick"):
                counted = Counter(node[key] for node in nodes if key in node)
                assert not counted or max(counted.values()) == 1
            shown = {one for node in nodes for one in node.get("data-shows", "").split()}
            assert shown <= {node["id"] for node in nodes if "id" in node}


@setting
def test_parts_and_sizes_stay_the_same_from_step_to_step(people: int, options: dict[str, Any]) -> None:
    """Whatever happens, nothing jumps; only what a turn in progress needs comes and goes."""
    game = mini(people, **options)
    for seat in (None, 0):
        seen = set()
        for seed in range(2):
            for state in positions(game, seed):
                if state.ply % 3 and not state.over:
                    continue
                parts = [part for part in parts_of(game, state, seat) if part.role != "turn"]
                sizes = tuple((one.name, tuple((p.width, p.height) for p in one.pieces)) for one in parts)
                seen.add(sizes)
        assert len(seen) == 1


@setting
def test_a_picture_of_a_middle_game_is_drawn_quickly(people: int, options: dict[str, Any]) -> None:
    """Less than 1 ms where nothing is new, 2.5 ms where something is: the server draws after every move."""
    game = mini(people, **options)
    view = position(game, 40).view(0)
    game.parts(view, "cs")
    best = min(_timed(game, view) for _ in range(15))
    assert best < 0.004


def _timed(game: MiniGame, view: Any) -> float:
    begin = time.process_time()
    game.parts(view, "cs")
    return time.process_time() - begin


# --- the map ---------------------------------------------------------------------------------------------------------

MAPS: list[tuple[int, dict[str, Any]]] = [
    (1, {**USA, "golden_spike": True}),
    (3, {**USA, "golden_spike": True}),
    (2, {**EUROPE, "ports": True}),
    (3, EUROPE),
]
on_maps = pytest.mark.parametrize(("people", "options"), MAPS)


@on_maps
def test_names_stay_on_the_map_off_each_other_and_off_trains_and_tokens(people: int, options: dict[str, Any]) -> None:
    """Also off those that may still come: every city full of trains, landscape with trains of four companies."""
    game = mini(people, **options)
    found = chart.chart(game)
    placed = chart.placed(game, found)
    assert all(name.size >= 13 for name in placed)
    boxes = {name.words: name.box() for name in placed}
    assert all(left >= 0 and right <= 1000 for left, _, right, _ in boxes.values())
    for (one, first), (two, second) in combinations(boxes.items(), 2):
        assert not overlap(first, second), (one, two)
    for space in range(game.land.size):
        for obstacle, weight in chart.hidden(game, found, space):
            if weight >= 9:
                covering = [name for name, box in boxes.items() if overlap(box, obstacle)]
                assert not covering, (game.land.shown[space], covering)


@on_maps
def test_names_and_labels_cover_nothing_in_played_games(people: int, options: dict[str, Any]) -> None:
    """By what is really drawn: every train, chip and token against every text of the map."""
    game = mini(people, **options)
    for seed in range(3):
        for state in positions(game, seed):
            if state.ply % 19 and not state.over and state.phase != 4:
                continue
            root = drawn(game, state.view(state.seat))["map"]
            pieces = []
            for use in root.iter(f"{SVG}use"):
                kind = use.attrib["href"].partition("-")[0]
                if kind in ("#wagon", "#chip"):
                    x, y, size = used_at(use)
                    # A coach is lower than it is wide.
                    high = size * 0.44 if kind == "#wagon" else size / 2
                    pieces.append((x - size / 2, y - high, x + size / 2, y + high - 1))
            for box, text in texts(root):
                assert not any(overlap(box, piece) for piece in pieces), text.text


def test_rails_join_what_hangs_together_without_triangles() -> None:
    for game in (mini(3, golden_spike=True), mini(4, **EUROPE)):
        land = game.land
        for state in positions(game, 5):
            if state.ply % 10:
                continue
            for company in range(4):
                spaces = state.network_of(company)
                links = tracks.links(land, spaces)
                assert len(set(links)) == len(links)
                assert all(y in land.beside[x] for x, y in links)
                joined = {frozenset(pair) for pair in links}
                for x, y in links:
                    assert not any({frozenset((x, z)), frozenset((y, z))} <= joined for z in spaces)
                assert _groups(spaces, joined) == _groups(
                    spaces, {frozenset((x, y)) for x in spaces for y in land.beside[x] if y in spaces}
                )


def _groups(spaces: list[int], pairs: set[frozenset[int]]) -> set[frozenset[int]]:
    """The spaces that hang together by these pairs."""
    group = {x: frozenset({x}) for x in spaces}
    for pair in pairs:
        whole = frozenset().union(*(group[x] for x in pair))
        for x in whole:
            group[x] = whole
    return set(group.values())


def test_companies_on_the_same_spaces_run_side_by_side() -> None:
    game = mini(3)
    state = next(
        state
        for seed in range(50)
        for state in positions(game, seed)
        if any(len({*state.network_of(a)} & {*state.network_of(b)}) > 3 for a, b in combinations(range(4), 2))
    )
    view = state.view(None)
    scene = Scene(game, view, game.words("en"), game.names("en"), Sampler(game, view).base)
    shared = [space for space, there in scene.there.items() if len(there) > 1 and game.land.is_land[space]]
    assert shared
    for space in shared:
        there = scene.there[space]
        spots = [tracks.place(game.land, scene.there, company, space) for company in there]
        assert len(set(spots)) == len(there)


# --- coasts ----------------------------------------------------------------------------------------------------------


def test_coasts_are_small_and_lie_under_the_cities() -> None:
    """Made for our maps; a start or city may stand in the water by a narrow strait, but hardly any does."""
    lines = Path(coast.FILE).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    assert all(len(line) <= 20_000 for line in lines)
    for options in (USA, EUROPE):
        game = mini(3, **options)
        found = coast.coast(game.map, game.land.places, lambda column, row: (column, row))
        assert found
        rings = [
            [tuple(map(float, point.split())) for point in ring.strip("Mz").split("L")]
            for ring in found.land.split("z")
            if ring
        ]
        named = [game.land.places[x] for x in range(game.land.size) if not game.land.is_land[x]]
        wet = [(q, r) for q, r in named if sum(_inside(ring, q, r + q / 2) for ring in rings) % 2 == 0]
        assert len(wet) <= 9, wet
        assert bool(found.home) == bool(found.lakes) == (game.map == "usa")


def _inside(ring: list[Any], x: float, y: float) -> bool:
    found = False
    for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            found = not found
    return found


def test_an_edition_with_other_spaces_has_the_shore_around_them(tmp_path: Path) -> None:
    game = bound(edited(("[-8, 4], [-9, 0]", "[-8, 4], [-10, 2], [-9, 0]")), tmp_path)
    assert coast.coast("usa", game.land.places, lambda column, row: (column, row)) is None
    assert chart.chart(game).coast.count("M") == game.land.size
    assert len(game.draw(game.new(k.Chance(1)).view(None))) > 10_000


def test_labels_name_only_the_spaces_that_are_asked_for() -> None:
    game = mini(3)
    for state in positions(game, 3):
        labels = [node for node in drawn(game, state.view(None))["map"] if node.attrib.get("id") == "labels"]
        if state.phase != 4:
            assert not labels
        for node in labels:
            asked = [game.land.labels[game.numbering.spaces[move - game.numbering.lay]] for move in state.legal()]
            assert sorted(words(node)) == sorted(asked)
