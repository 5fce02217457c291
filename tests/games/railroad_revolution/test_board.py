"""The drawn board: complete, well-formed, from the view alone; picks tell legal moves apart and can be clicked."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.drawing import ACCENT, INK, PANEL, PAPER, SOFT_INK
from kolejiste.core.picture import to_png
from kolejiste.core.svg import text_width
from kolejiste.core.text import LANGUAGES
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildStation,
    ChooseAsset,
    ExchangeWorker,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    LayRail,
    PayWorker,
    PlaceWorker,
    Promote,
    SellShare,
    TakeDeal,
)
from kolejiste.games.railroad_revolution.asking import PHASES
from kolejiste.games.railroad_revolution.components import COLOURS, TRACKS
from kolejiste.games.railroad_revolution.drawing import chart, style, symbols
from kolejiste.games.railroad_revolution.drawing.spread import Box
from kolejiste.games.railroad_revolution.game import RailroadGame
from kolejiste.games.railroad_revolution.rules.phases import ASSET, ASSET_USE, DEAL, MILESTONE, PLACE, TOLL
from kolejiste.games.railroad_revolution.state import RailroadState
from kolejiste.games.railroad_revolution.view import RailroadView
from tests.games.railroad_revolution.positions import bound, edition_text, rr

SVG = "{http://www.w3.org/2000/svg}"
PICK = re.compile(r'data-pick="([^"]+)"')
MOVED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?")
NAMES = ["Anežka <Nová>", 'Bob "B" & syn', "Příliš žluťoučký kůň úpěl ďábelské ódy", "Dana"]
PLIES = (0, 3, 60, 150, 10_000)


@cache
def game_of(players: int, seed: int) -> list[RailroadState]:
    """The positions of a random game."""
    game, chance, pick = rr(players), k.Chance(seed), random.Random(seed)
    state = game.new(chance)
    found = [state.clone()]
    while not state.over:
        state.apply(pick.choice(state.legal()), chance)
        found.append(state.clone())
    return found


def position(players: int, ply: int, seed: int = 1) -> RailroadState:
    positions = game_of(players, seed)
    return positions[min(ply, len(positions) - 1)]


def found(players: int, wanted: Callable[[RailroadState], bool]) -> RailroadState:
    """A position of some random game that is as wanted."""
    return next(state for seed in range(40) for state in game_of(players, seed) if wanted(state))


def drawn(game: RailroadGame, view: RailroadView, language: str = "en", theme: str = "light") -> ElementTree.Element:
    return ElementTree.fromstring(game.draw(view, language, theme))


def ids(root: ElementTree.Element) -> list[str]:
    return [node.attrib["id"] for node in root.iter() if "id" in node.attrib]


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def words(node: ElementTree.Element) -> list[str]:
    """The texts in an element, without its titles."""
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def uses(node: ElementTree.Element, kind: str) -> list[str]:
    """The workers, houses or icons used in an element."""
    hrefs = [use.attrib["href"] for use in node.iter(f"{SVG}use")]
    return [href.removeprefix(f"#{kind}-") for href in hrefs if href.startswith(f"#{kind}-")]


def marks(node: ElementTree.Element) -> list[str]:
    """The numbers of seats in an element."""
    kinds = [(text.attrib.get("class", ""), text.text or "") for text in node.iter(f"{SVG}text")]
    return [number for kind, number in kinds if "on-seat-" in kind]


# --- what is drawn ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_city_is_drawn_with_level_price_tile_slot_and_stations(players: int) -> None:
    game, board = rr(players), rr(players).board
    for ply in PLIES:
        state = position(players, ply)
        nodes = by_id(drawn(game, state.view(None)))
        for city, name in enumerate(board.cities):
            node = nodes[f"city-{name}"]
            told = words(node)
            assert {board.city_names[city], str(board.level[city]), f"${board.price[city]}"} <= set(told)
            owners = [str(seat) for seat in range(players) if state.stations[seat] >> city & 1]
            houses = uses(node, "house")
            assert sorted(house for house in houses if house != "neutral") == owners
            assert ("neutral" in houses) == (f"{name}" in blocked(game))
            assert ("first" in uses(node, "icon")) == (not state.first_stations >> city & 1)
            tile = state.city_tile[city]
            if board.bonus[tile].pay:
                assert f"−${board.bonus[tile].pay}" in told
            primary = board.primary[tile]
            if primary.do == "steps":
                assert "steps" in uses(node, "icon")
                assert str(primary.count) in told
            else:
                assert set(primary.colours) <= set(uses(node, "worker"))


def blocked(game: RailroadGame) -> list[str]:
    rows = [row for row in game.board.edition.setup.blocked if row.players == game.players]
    return [city for row in rows for city in row.stations]


def test_every_rail_space_is_drawn_with_terrain_deal_and_everybodys_rails() -> None:
    game, board = rr(4), rr(4).board
    for ply in PLIES:
        state = position(4, ply)
        nodes = by_id(drawn(game, state.view(None)))
        for rail, name in enumerate(board.rails):
            owners = [str(seat + 1) for seat in range(4) if state.rails[seat] >> rail & 1]
            assert f"rail-{name}" in nodes
            there = nodes.get(f"marks-{name}")
            assert owners == ([] if there is None else marks(there))
    icons = Counter(uses(nodes["terrain"], "icon"))
    assert icons == {"hard": sum(board.hard), "plain": board.hard.count(0), "deal": sum(board.deal)}


def test_cards_stand_off_each_other_and_leave_the_rails_free() -> None:
    game = rr(4)
    found = chart.chart(game)
    wide, high = chart.BOX
    for one, (x, y) in enumerate(found.spots):
        assert wide / 2 < x < chart.WIDE - wide / 2
        assert high / 2 < y <= chart.LAND - high / 2
        for other in found.spots[:one]:
            assert abs(x - other[0]) > wide or abs(y - other[1]) > high
    cards = chart.plates(found.spots)
    for rail, link in enumerate(found.links):
        assert hypot(link.end[0] - link.start[0], link.end[1] - link.start[1]) > 60, "room for four numbers"
        spots = [link.lane(seat, 4)[2] for seat in range(4)]
        for (x1, y1), (x2, y2) in pairwise(spots):
            assert max(abs(x1 - x2), abs(y1 - y2)) > 11, "no digit is hidden by another number"
        for city, card in enumerate(cards):
            if city not in game.board.ends[rail]:
                assert distance(card, link) > 8


def test_badges_and_numbers_hide_no_plate_no_rail_and_no_other_badge() -> None:
    links = chart.chart(rr(4)).links
    cards = chart.plates(chart.chart(rr(4)).spots)
    for rail, link in enumerate(links):
        assert not any(shared(link.box, card) for card in cards)
        for other in (*links[:rail], *links[rail + 1 :]):
            assert not shared(link.box, other.box)
            assert distance(link.box, other) > 1.5 * chart.LANES[4] + 2, "the outermost rail stays free"
        for seats in (2, 3, 4):
            for seat in range(seats):
                x, y = link.lane(seat, seats)[2]
                half = chart.MARK / 2
                box = (x - half, y - half, x + half, y + half)
                assert not any(shared(box, card) for card in cards)
                assert not any(shared(box, other.box) for other in links)


def shared(one: Box, two: Box) -> bool:
    return min(one[2], two[2]) > max(one[0], two[0]) and min(one[3], two[3]) > max(one[1], two[1])


def distance(box: Box, link: chart.Link) -> float:
    """How far a box is from the middle of a rail space."""
    (x1, y1), (x2, y2) = link.start, link.end
    spots = [(x1 + (x2 - x1) * step / 60, y1 + (y2 - y1) * step / 60) for step in range(61)]
    return min(hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3])) for x, y in spots)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sectors_show_shares_tiles_slots_and_offices(players: int) -> None:
    game, board = rr(players), rr(players).board
    state = position(players, 10_000)
    nodes = by_id(drawn(game, state.view(0)))
    for sector in range(board.sectors):
        node = nodes[f"sector-{sector + 1}"]
        told = words(node)
        assert f"{sector + 1}." in told
        assert str(board.sector_shares[sector]) in told
        assert f"+{board.sector_first[sector]}" in told
        assert ("deal" in uses(node, "icon")) == board.sector_deal[sector]
        owners = [str(seat) for seat in range(players) if state.offices[seat] >> sector & 1]
        assert [house for house in uses(node, "house") if house != "neutral"] == owners
    for sector, points in enumerate(board.links):
        assert words(nodes[f"link-{sector + 1}"]) == [str(points)]


def test_tracks_show_points_tolls_and_everybodys_marker() -> None:
    game, state = rr(4), position(4, 200)
    nodes = by_id(drawn(game, state.view(None)))
    for row, track in enumerate(TRACKS):
        node, told = nodes[f"track-{track}"], words(nodes[f"track-{track}"])
        assert sorted(marks(node)) == ["1", "2", "3", "4"]
        for step in game.board.tracks[row]:
            assert str(step.points) in told
            if step.money:
                assert f"${step.money}" in told
        tolls = [step for step in game.board.tracks[row] if step.shares]
        assert uses(node, "icon").count("share") == len(tolls)
        assert all(str(step.shares) in told for step in tolls)
        assert uses(node, "worker").count("any") == sum(bool(step.workers) for step in game.board.tracks[row])


def test_what_lies_beside_the_map_is_counted() -> None:
    game, state = rr(3), position(3, 150)
    board, view = game.board, state.view(1)
    nodes = by_id(drawn(game, view))
    for place, colour in enumerate(COLOURS):
        assert str(state.pool[place]) in words(nodes[f"pool-{colour}"])
    for train, name in enumerate(board.trains):
        if train != board.start_train:
            assert f"{state.stacks[train]}×" in words(nodes[f"train-{name}"])
    for name, stack in view.stacks.items():
        assert words(nodes[f"stack-{name}"]) == [name, f"{stack.unseen + len(stack.under)}×"]
    for side, deal in zip(("upper", "lower"), board.deal_side[state.deal_tile], strict=True):
        assert f"−{deal.shares}" in words(nodes[f"deal-{side}"])
    note = game.words("en")("board-deals-left", left=state.deal_deck.size, gone=sum(state.deal_discards))
    assert note in (nodes["deck"].findtext(f"{SVG}title") or "")
    assert words(nodes["deck"]) == [str(state.deal_deck.size)]


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_mats_show_money_shares_workers_pieces_trains_and_milestones(seat: int | None) -> None:
    game, board = rr(4), rr(4).board
    for ply in PLIES:
        state = position(4, ply)
        nodes = by_id(drawn(game, state.view(seat)))
        assert ("own" in nodes) == ("hand" in nodes) == (seat is not None)
        for each in range(4):
            own = each == seat
            mat = [nodes["hand"], nodes["own-trains"], nodes["own"]] if own else [nodes[f"mat-{each + 1}"]]

            def piece(name: str) -> ElementTree.Element:
                return nodes[f"{name}-{each + 1}" if own else f"mat-{each + 1}-{name}"]  # noqa: B023 (called at once)

            money = [f"${state.money[each]}", str(state.shares[each])]
            done = state.completed[each]
            assert words(piece("purse")) == [*money, str(len(done)), str(sum(board.points[tile] for tile in done))]
            shapes = [shape.attrib.get("class", "") for shape in piece("pieces").iter()]
            left = board.mat_buildings - state.buildings_gone[each] + board.mat_rails - state.rails_gone[each]
            assert shapes.count(f"piece seat-{each}") == left
            assert shapes.count("gone") == board.mat_buildings + board.mat_rails - left
            for source, counts in (("supply", state.supply), ("mat", state.mat)):
                for place, colour in enumerate(COLOURS):
                    pile = nodes[f"{source}-{colour}" if own else f"mat-{each + 1}-{source}-{colour}"]
                    assert words(pile) == [str(counts[each][place])]
                    assert uses(pile, "worker") == [colour]
            told = [word for node in mat for word in words(node)]
            for tile in state.milestones[each]:
                assert tile < 0 or str(board.points[tile]) in told
            for face, counts in (("up", state.trains_up), ("down", state.trains_down)):
                for kind, train in enumerate(board.trains):
                    pile = nodes[f"flip-{train}-{face}" if own else f"mat-{each + 1}-flip-{train}-{face}"]
                    count = counts[each][kind]
                    assert (f"{count}×" in words(pile)) == bool(count)


def test_a_rival_in_short_shows_money_shares_pieces_trains_workers_and_milestones() -> None:
    game, board = rr(4), rr(4).board
    for ply in PLIES:
        state = position(4, ply)
        for part in game.parts(state.view(1)):
            if part.role != "rivals" or part.folded:
                continue
            seat = part.seat or 0
            assert seat != 1
            node = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{part.pieces[0].drawing}</svg>')
            crew = [state.supply[seat][place] + state.mat[seat][place] for place in range(5)]
            told = words(node)
            assert told[:6] == [
                f"${state.money[seat]}",
                str(state.shares[seat]),
                str(board.mat_rails - state.rails_gone[seat]),
                str(board.mat_buildings - state.buildings_gone[seat]),
                str(sum(state.trains_up[seat])),
                str(sum(state.trains_down[seat])),
            ]
            assert told[6:11] == [str(count) for count in crew]
            for word, tile in zip(told[11:], state.milestones[seat], strict=True):
                assert word.startswith(board.stack[tile] if tile >= 0 else "–")
            assert str(state.scores[seat]) not in told or state.scores[seat] < 20, "the page's row has the points"


@pytest.mark.parametrize("seat", [None, 2])
def test_parts_have_their_roles(seat: int | None) -> None:
    game = rr(4)
    parts = game.parts(position(4, 60).view(seat), "cs", NAMES)
    roles = Counter(part.role for part in parts)
    assert (roles["map"], roles["offer"], roles["legend"]) == (1, 1, 1)
    assert (roles["hand"], roles["own"]) == ((0, 0) if seat is None else (2, 1))
    others = [one for one in range(4) if one != seat]
    for folded in (False, True):
        there = [part for part in parts if part.role == "rivals" and part.folded is folded]
        assert [part.seat for part in there] == others
        assert [part.heading for part in there] == [NAMES[one] for one in others]
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.heading for part in parts if part.role != "map")


def test_the_draft_shows_the_assets_left_with_their_workers() -> None:
    game, state = rr(4), found(4, lambda s: s.phase == ASSET and -1 in s.assets)
    nodes = by_id(drawn(game, state.view(state.seat)))
    for side, colour in zip(state.assets, state.asset_workers, strict=True):
        if side >= 0:
            assert COLOURS[colour] in uses(nodes[f"asset-{game.board.assets[side]}"], "worker")
    assert sum(name.startswith("asset-") for name in nodes) == sum(side >= 0 for side in state.assets)
    assert "assets" not in by_id(drawn(game, position(4, 150).view(0)))


def test_the_conversation_tells_what_is_owed_and_offered() -> None:
    game = rr(3)
    state = found(3, lambda s: s.action == 1 and s.owed == 2 and s.due > 0)
    for seat in (None, state.seat):
        talk = by_id(drawn(game, state.view(seat)))["owed"]
        assert {"2×", f"−${state.due}"} <= set(words(talk))
        assert COLOURS[state.worker] in uses(talk, "worker")
    state = found(3, lambda s: s.phase == 3 and s.steps > 1)
    assert f"{state.steps}×" in words(by_id(drawn(game, state.view(state.seat)))["offered"])


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_theme_and_phase_is_well_formed(language: str) -> None:
    for players in (2, 4):
        game = rr(players)
        seen: set[int] = set()
        for seed in range(6):
            for state in game_of(players, seed):
                if state.phase in seen:
                    continue
                seen.add(state.phase)
                for seat, theme in ((None, "auto"), (state.seat, "light"), ((state.seat + 1) % players, "dark")):
                    svg = game.draw(state.view(seat), language, theme)
                    root = ElementTree.fromstring(svg)
                    assert "var(" not in svg
                    assert root.attrib["lang"] == language
                    assert max(Counter(ids(root)).values()) == 1
                    defined = {f"#{name}" for name in ids(root)}
                    assert {use.attrib["href"] for use in root.iter(f"{SVG}use")} <= defined
        assert {PHASES[phase] for phase in seen} >= set(PHASES) - {"toll"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_texts_fit_the_drawing(players: int, language: str) -> None:
    game = rr(players)
    for ply in PLIES:
        state = position(players, ply)
        for seat in (None, state.seat):
            svg = game.draw(state.view(seat), language, "light", NAMES[:players])
            for x, scale, text in _texts(ElementTree.fromstring(svg), 0.0, 1.0):
                size = float(text.attrib["font-size"])
                wide = scale * text_width(text.text or "", size, bold=text.attrib.get("font-weight") == "bold")
                kinds = set(text.attrib.get("class", "").split())
                left = x - (wide if "end" in kinds else wide / 2 if kinds & {"mid", "mark"} else 0)
                assert left >= 8, text.text
                assert left + wide <= 992, text.text


def _texts(node: ElementTree.Element, x: float, scale: float) -> Iterator[tuple[float, float, ElementTree.Element]]:
    """The texts with where they begin and how large they are, moved as their groups are."""
    moved = MOVED.match(node.attrib.get("transform", ""))
    if moved:
        x, scale = x + scale * float(moved[1]), scale * float(moved[3] or 1)
    if node.tag == f"{SVG}text":
        yield x + scale * float(node.attrib["x"]), scale, node
    for inner in node:
        if node.tag != f"{SVG}defs":
            yield from _texts(inner, x, scale)


def test_names_of_people_are_escaped_and_shown() -> None:
    state = position(4, 60)
    svg = rr(4).draw(state.view(0), "cs", "light", NAMES)
    assert "<Nová>" not in svg
    nodes = by_id(ElementTree.fromstring(svg))
    for seat in (1, 2, 3):
        assert NAMES[seat] in words(nodes[f"mat-{seat + 1}"])


def test_the_end_is_announced() -> None:
    game = rr(3)
    last = found(3, lambda state: state.last_round >= 0 and not state.over)
    for language in LANGUAGES:
        assert not game.notices(position(3, 0).view(None), language)
        assert not game.notices(position(3, 10_000).view(None), language)
        (said,) = game.notices(last.view(0), language)
        assert said in words(drawn(game, last.view(0), language))


def test_themes_and_languages_differ() -> None:
    game, view = rr(4), position(4, 100).view(0)
    pictures = {
        (language, theme): game.draw(view, language, theme) for language in LANGUAGES for theme in ("light", "dark")
    }
    assert len(set(pictures.values())) == len(pictures)
    light, dark = to_png(pictures["cs", "light"], 200), to_png(pictures["cs", "dark"], 200)
    assert light != dark
    assert min(len(light), len(dark)) > 20_000


# --- only what the view knows, and what can be clicked ---------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drawing_needs_the_view_alone_and_only_the_decider_can_finish(players: int) -> None:
    game = rr(players)
    for ply in PLIES:
        state = position(players, ply)
        for seat in (None, *range(players)):
            view = state.view(seat)
            svg = game.draw(view, "sk")
            assert svg == game.draw(game.read_view(view.to_json()), "sk")
            ends = {"done", "pass"} & set(PICK.findall(svg))
            legal = {pick for move in state.legal() for pick in game.picks(move)} if seat == state.seat else set()
            assert ends == {"done", "pass"} & legal


def test_drawn_milestones_are_shown_to_whoever_chooses_only() -> None:
    game, state = rr(3), found(3, lambda s: s.phase == MILESTONE)
    tiles = [game.board.milestones[tile] for tile in state.drawn]
    chosen = by_id(drawn(game, state.view(state.seat)))
    assert {f"keep-{tile}" for tile in tiles} <= set(chosen)
    asks = [game.say(KeepMilestone(tile)).partition(": ")[2] for tile in tiles]
    for seat in (None, *(seat for seat in range(3) if seat != state.seat)):
        svg = game.draw(state.view(seat))
        assert not any(f"keep-{tile}" in svg or f"{tile.upper()} (" in svg for tile in tiles)
        shown = "".join(ElementTree.fromstring(svg).itertext())
        assert not any(ask in shown for ask in asks)
        # The stack's letter on the backs, and nothing else.
        heading, *letters = words(by_id(ElementTree.fromstring(svg))["drawn"])
        assert heading == game.words("en")("outline-choice")
        assert letters == [game.board.stack[state.drawn[0]]] * len(tiles)


def test_picks_tell_legal_moves_apart_and_can_be_clicked() -> None:
    kinds: set[type] = set()
    phases: set[int] = set()
    for players in (2, 3, 4):
        game = rr(players)
        picks = cache(game.picks)
        for seed in range(4):
            for state in game_of(players, seed):
                if state.over:
                    break
                legal = state.legal()
                sets = {picks(move) for move in legal}
                assert len(sets) == len(legal), "two legal moves have the same picks"
                assert all(sets)
                new = {type(game.action(move)) for move in legal} - kinds
                if new or state.phase not in phases or state.ply % 41 == 0:
                    kinds |= new
                    phases.add(state.phase)
                    there = PICK.findall(game.draw(state.view(state.seat), "en", "light"))
                    assert len(there) == len(set(there)), "each pick is drawn once"
                    assert set().union(*sets) <= set(there), "what is legal can be clicked"
    assert {PlaceWorker, LayRail, Promote, ExchangeWorker, TakeDeal, FlipTrain, Advance, SellShare} <= kinds
    assert {ASSET, ASSET_USE, PLACE, DEAL, MILESTONE} <= phases


def test_a_toll_is_paid_by_clicking_a_worker() -> None:
    game, state = rr(4), found(4, lambda s: s.phase == TOLL)
    there = set(PICK.findall(game.draw(state.view(state.seat))))
    paid = [move for move in state.legal() if isinstance(game.action(move), PayWorker)]
    assert there >= {"toll", *(pick for move in paid for pick in game.picks(move))}


def test_what_is_allowed_at_any_time_stands_apart_and_always_at_the_same_place() -> None:
    game = rr(3)
    state = found(3, lambda s: s.phase == PLACE and len(game.asides & set(s.legal())) > 2)
    for view in (state.view(state.seat), state.view((state.seat + 1) % 3)):
        (part,) = [part for part in game.parts(view) if part.name == "asides"]
        drawing = "".join(piece.drawing for piece in part.pieces)
        assert set(PICK.findall(drawing)) == {pick for move in game.asides for pick in game.picks(move)}
    assert "asides" not in {part.name for part in game.parts(state.view(None))}


def test_moves_are_named_by_what_is_clicked() -> None:
    game = rr(2)
    named = {
        ChooseAsset("1a"): {"asset-1a"},
        PlaceWorker("grey", "trade"): {"action-trade", "supply-grey"},
        BuildStation("denver"): {"city-denver"},
        FlipTrain("money", True): {"flip-money-up"},
        Promote("white", "mat", 2): {"milestone-2", "mat-white"},
        ExchangeWorker("white", "supply", "purple"): {"exchange", "supply-white", "new-purple"},
        HireWorker("orange"): {"hire-orange"},
    }
    for action, picks in named.items():
        assert game.picks(game.number(action)) == picks


@pytest.mark.slow
def test_editions_to_come_are_drawn(tmp_path: Path) -> None:
    """An edition with seat colours, names and numbers that this code has never seen."""
    text = (
        edition_text().replace('"yellow"', '"teal"').replace('"Salt Lake City"', '"Truth or Consequences, New Mexico"')
    )
    text = text.replace("hard = 3, deal = true", "hard = 5, deal = true").replace(
        "share_price = 150", "share_price = 250"
    )
    game = bound(text, tmp_path, 4)
    state = game.new(k.Chance(1))
    svg = game.draw(state.view(state.seat), "cs", "light")
    nodes = by_id(ElementTree.fromstring(svg))
    assert "Truth or Consequences, New Mexico" in words(nodes["city-salt-lake-city"])
    assert uses(nodes["terrain"], "icon").count("hard") == sum(game.board.hard)
    assert len(to_png(svg, 100)) > 5000


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
    grounds = (PAPER, PANEL, rules[".cell"]["fill"], rules[".said"]["fill"], rules[".plate"]["fill"])
    for ground in grounds:
        for ink in (INK, ACCENT, SOFT_INK, rules[".pay"]["fill"], rules[".gain"]["fill"]):
            assert contrast(ink[side], ground[side]) >= 4.5
    for name in ("note", "notice", "last", "flag"):
        assert contrast(rules[f".on-{name}"]["fill"][side], rules[f".{name}"]["fill"][side]) >= 4.5


def test_workers_have_letters_that_differ_and_stand_out() -> None:
    for paint in (*style.WORKERS.values(), *style.LEVELS.values()):
        assert contrast(paint.fill, paint.ink) >= 3.6
    for language in LANGUAGES:
        said = rr(2).words(language)
        letters: dict[str, str] = {colour: said(f"board-letter-{colour}") for colour in COLOURS}
        assert len(set(letters.values())) == len(COLOURS)
        assert all(letter in symbols.defs(letters, 2) for letter in letters.values())
