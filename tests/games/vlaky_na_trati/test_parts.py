"""The parts of the drawing: small enough for a phone, large enough for a thumb, and the same size from step to step."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.parts import Part, Piece
from kolejiste.core.text import LANGUAGES
from kolejiste.games.vlaky_na_trati.drawing.sheets import split
from kolejiste.games.vlaky_na_trati.view import VlakyView
from tests.games.vlaky_na_trati.test_board import bound, position, positions

SVG = "{http://www.w3.org/2000/svg}"
GAP = 8.0  # between pieces that stand side by side
LARGEST_PIECE, SMALLEST_PICK, APART = 270.0, 34.0, 4.0
BUDGET = 190_000.0  # square units of offer, hand and own sheet with gaps
BINDINGS = [(players, sheet) for players in (2, 3) for sheet in ("I", "II")]
NAMES = ("Anna", "Bořek", "Cyril")


@cache
def seen(players: int, sheet: str) -> tuple[tuple[VlakyView, list[Part]], ...]:
    """Views of two random games as the deciding seat, another one and a spectator see them, with their parts."""
    game = bound(players, sheet)
    found = []
    for seed in (1, 2):
        for state in positions(game, seed):
            if state.ply % 6 == 0 or state.over:
                for seat in {state.seat, (state.seat + 1) % players, None}:
                    view = state.view(seat)
                    found.append((view, game.parts(view, LANGUAGES[state.ply % 3], NAMES[:players])))
    return tuple(found)


Placed = tuple[ElementTree.Element, float, float, float, bool]  # an element, where it is, its scale, if it is in a pick


def placed(piece: Piece) -> Iterator[Placed]:
    """Each element with the corner and the scale of the units that it is drawn in."""

    def walk(node: ElementTree.Element, x: float, y: float, scale: float, within: bool) -> Iterator[Placed]:
        transform = node.attrib.get("transform", "")
        moved = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", transform)
        if moved:
            x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
        scaled = re.search(r"scale\(([\d.]+)\)", transform)
        if scaled:
            scale *= float(scaled[1])
        yield node, x, y, scale, within
        for child in node:
            yield from walk(child, x, y, scale, within or "data-pick" in node.attrib)

    root = ElementTree.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{piece.drawing}</g>')
    yield from walk(root, 0.0, 0.0, 1.0, False)


Box = tuple[float, float, float, float]


def touches(piece: Piece) -> dict[str, Box]:
    """By id of what can be picked, the box of its outline: left, top, right, bottom."""
    boxes: dict[str, Box] = {}
    for node, x, y, scale, _ in placed(piece):
        if "data-pick" in node.attrib:
            outlines = [child for child in node if set(child.attrib.get("class", "").split()) & {"touch", "touch-line"}]
            assert len(outlines) == 1, f"{node.attrib} has {len(outlines)} outlines"
            left, top, width, height = (float(outlines[0].attrib[key]) for key in ("x", "y", "width", "height"))
            boxes[node.attrib["id"]] = (
                x + scale * left,
                y + scale * top,
                x + scale * (left + width),
                y + scale * (top + height),
            )
    return boxes


# --- the parts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_there_are_the_parts_that_a_page_arranges(players: int, sheet: str) -> None:
    for view, parts in seen(players, sheet):
        named = {part.name: part for part in parts}
        assert len(named) == len(parts)
        assert [part.name for part in parts if part.role == "map"] == ["track"]
        assert named["offer"].role == "offer"
        assert ("hand" in named) == ("sheet" in named) == (view.seat is not None)
        assert [part.name for part in parts if part.private] == (["hand"] if view.seat is not None else [])
        others = [seat for seat in range(players) if seat != view.seat]
        for folded, name in ((False, "rival"), (True, "sheet")):
            rivals = [part for part in parts if part.role == "rivals" and part.folded == folded]
            assert [(part.name, part.seat, part.heading) for part in rivals] == [
                (f"{name}-{seat}", seat, NAMES[seat]) for seat in others
            ]
        assert all(part.heading for part in parts if part.role != "turn")
        if view.over:
            assert not [part for part in parts if part.role == "turn"]


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_pieces_are_small_and_the_map_is_wide(players: int, sheet: str) -> None:
    for _, parts in seen(players, sheet):
        for part in parts:
            for piece in part.pieces:
                if part.role == "map":
                    assert piece.width == 1000
                    assert 1.35 <= piece.width / piece.height <= 1.6
                else:
                    assert piece.width <= LARGEST_PIECE
                if part.role == "rivals" and not part.folded:
                    assert piece.height <= 44


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_the_dock_keeps_its_budget(players: int, sheet: str) -> None:
    for _, parts in seen(players, sheet):
        pieces = [piece for part in parts if part.role in ("offer", "hand", "own") for piece in part.pieces]
        assert sum((piece.width + GAP) * (piece.height + GAP) for piece in pieces) <= BUDGET


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_parts_keep_their_sizes_from_step_to_step(players: int, sheet: str) -> None:
    """All but those of the turn, which come and go with what is asked."""
    sizes: dict[tuple[bool, str], set[tuple[tuple[float, float], ...]]] = {}
    for view, parts in seen(players, sheet):
        for part in parts:
            if part.role not in ("turn", "legend"):  # a legend is as wide as its language
                key = (view.seat is None, part.name)
                sizes.setdefault(key, set()).add(tuple((piece.width, piece.height) for piece in part.pieces))
    assert all(len(found) == 1 for found in sizes.values())


# --- what can be picked -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_ids_are_unique_among_all_parts(players: int, sheet: str) -> None:
    for _, parts in seen(players, sheet):
        ids = [part.name for part in parts]  # a picture gives the parts ids too
        ids += re.findall(r' id="([^"]+)"', "".join(piece.drawing for part in parts for piece in part.pieces))
        assert max(Counter(ids).values()) == 1


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_picks_have_one_outline_and_fit_a_thumb(players: int, sheet: str) -> None:
    for _, parts in seen(players, sheet)[::3]:
        for part in parts:
            for piece in part.pieces:
                boxes = touches(piece)
                for left, top, right, bottom in boxes.values():
                    assert left >= 0
                    assert top >= 0
                    assert right <= piece.width
                    assert bottom <= piece.height
                    if part.role != "map":
                        assert min(right - left, bottom - top) >= SMALLEST_PICK
                if part.role != "map":
                    for one, a in boxes.items():
                        for two, b in boxes.items():
                            apart = max(b[0] - a[2], a[0] - b[2], b[1] - a[3], a[1] - b[3])
                            assert one == two or apart >= APART - 0.01


def test_outlines_stand_in_picks_alone_and_no_part_marks_what_is_legal() -> None:
    for _, parts in seen(3, "II"):
        for part in parts:
            for piece in part.pieces:
                for node, *_, within in placed(piece):
                    names = set(node.attrib.get("class", "").split())
                    assert within or not names & {"touch", "touch-line"}
                    assert not names & {"reach", "reach-box", "option", "choose", "target", "buyable", "sheet", "card"}


def test_what_can_be_picked_is_drawn_whether_legal_or_not() -> None:
    game = bound(3, "II")
    for view, parts in seen(3, "II"):
        drawing = "".join(piece.drawing for part in parts for piece in part.pieces)
        there = set(re.findall(r'data-pick="([^"]+)"', drawing))
        if view.seat is None:
            assert not [pick for pick in there if pick.startswith(("buy", "discard", "slow"))]
            continue
        assert {f"buy-{symbol}" for symbol in game.board.symbols} <= there
        assert {f"discard-{card}" for card in view.hand or ()} <= there
        kind = "second" if view.phase == "free-action" else "card"
        cards = {*(view.hand or ()), *(card for card in view.offer if card)}
        assert {pick for pick in there if pick.startswith(("card-", "second-"))} == {f"{kind}-{card}" for card in cards}


def test_what_is_brought_out_is_there() -> None:
    shown = 0
    for _, parts in seen(3, "II"):
        drawing = "".join(piece.drawing for part in parts for piece in part.pieces)
        ids = set(re.findall(r' id="([^"]+)"', drawing))
        for names in re.findall(r'data-shows="([^"]+)"', drawing):
            shown += 1
            assert set(names.split()) <= ids
    assert shown > 500


# --- letters ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheet"), BINDINGS)
def test_letters_can_be_read(players: int, sheet: str) -> None:
    for _, parts in seen(players, sheet)[::3]:
        for part in parts:
            assert part.smallest >= (13 if part.role == "map" else 12)
            for piece in part.pieces:
                for node, _, _, scale, _ in placed(piece):
                    if node.tag == f"{SVG}text":
                        assert float(node.attrib["font-size"]) * scale >= part.smallest - 0.01, node.text


def test_the_next_slot_lends_its_lines_to_the_cards_that_may_come() -> None:
    """In every row, a card of offer or hand has each seat's colour on the line that would be that seat's."""
    game = bound(3, "I")
    rows = set()
    for state in positions(game, 4):
        view = state.view(state.seat)
        if view.phase != "card":
            continue
        rows.add(len(view.laid) // game.board.row_slots)
        parts = {part.name: part for part in game.parts(view)}
        card = next(card for card in view.offer if card)
        drawing = parts["offer"].pieces[view.offer.index(card)].drawing
        move = game.numbering.lay + game.board.card_number[card]
        after = state.clone()
        after.apply(move, k.Chance(1))
        map_ = next(part for part in game.parts(after.view(state.seat)) if part.role == "map").pieces[0].drawing
        laid = re.search(rf'id="slot-{len(view.laid) + 1}".*?(?=<g id="slot-|<g [^>]*id="loco)', map_, re.DOTALL)
        assert laid
        ends = {lane: height for height, lane in enumerate(("20", "58", "96"))}
        ends |= {lane: height for height, lane in enumerate(("38", "113", "188"))}
        tints = [
            {(seat, ends[lane]) for lane, seat in re.findall(r'd="M0 (\d+)H[^"]*" class="bed bed-(\d)"', svg)}
            for svg in (drawing, laid[0])
        ]
        assert tints[0] == tints[1]
        assert len(tints[0]) == 3
    assert rows == {0, 1, 2}


def test_halves_of_a_sheet_part_no_chain() -> None:
    for sheet, rows in (("I", [6, 5]), ("II", [5, 6])):
        table = bound(2, sheet).board.sheet
        halves = split(table)
        assert [len(half) for half in halves] == rows
        assert halves[0] + halves[1] == table.order
        for _, chain in table.chains:
            assert any(set(chain) <= set(half) for half in halves)


def test_a_rival_in_short_tells_coins_cards_place_and_symbols() -> None:
    game = bound(3, "I")
    view = position(game, 60).view(0)
    for seat in (1, 2):
        part = next(part for part in game.parts(view, "en", NAMES) if part.name == f"rival-{seat}")
        told = re.findall(r"<title>([^<]*)</title>", part.pieces[0].drawing)
        seen_ = view.seats[seat]
        assert told[:2] == [f"Coins: {seen_.coins}", f"A cards: {seen_.cards}"]
        assert told[2].startswith("slower locomotive: ")
        assert told[3:] == [
            f"{game.words('en')(f'symbol-{symbol}')}: {seen_.ticks.get(symbol, 0)}" for symbol in game.board.symbols
        ]
