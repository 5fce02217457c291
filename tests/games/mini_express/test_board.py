"""The drawn board: complete, well-formed, from the view alone; picks tell legal moves apart and can be clicked."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import kolejiste as k
from kolejiste.core.drawing import ACCENT, INK, LAND, PANEL, PAPER, SOFT_INK
from kolejiste.core.picture import to_png
from kolejiste.core.svg import text_width
from kolejiste.core.text import LANGUAGES
from kolejiste.games.mini_express.actions import (
    BuildTrack,
    DraftShare,
    LayTrack,
    OpenPort,
    OperateWest,
    RunAutoma,
    TakeShare,
)
from kolejiste.games.mini_express.drawing import style
from kolejiste.games.mini_express.drawing.companies import crowd
from kolejiste.games.mini_express.drawing.symbols import SIGNS
from kolejiste.games.mini_express.game import MiniGame
from kolejiste.games.mini_express.state import MiniState
from kolejiste.games.mini_express.view import MiniView, SpikePart
from tests.games.mini_express.positions import bound, edited, mini

SVG = "{http://www.w3.org/2000/svg}"
PICK = re.compile(r'data-pick="([^"]+)"')
CENTRED = {"mid", "mark", "name", "halo", "label", "on-tab", "on-badge"}
NAMES = ["Anežka <Nová>", 'Bob "B" & syn', "Příliš žluťoučký kůň úpěl ďábelské ódy", "Dana", "Eva"]
USA, EUROPE = {"map": "usa"}, {"map": "europe"}
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"golden_spike": True, "difficulty": "railwayman"}),
    (2, {**EUROPE, "ports": True}),
    (2, {"duo": "experts", "golden_spike": True}),
    (3, {"golden_spike": True}),
    (4, {**EUROPE, "beginner": True}),
    (5, {**EUROPE, "ports": True}),
]
setting = pytest.mark.parametrize(("people", "options"), SETTINGS)


def positions(game: MiniGame, seed: int) -> Iterator[MiniState]:
    """The positions of a random game."""
    chance, pick = k.Chance(seed), random.Random(seed)
    state = game.new(chance)
    while not state.over:
        yield state
        state.apply(pick.choice(state.legal()), chance)
    yield state


def position(game: MiniGame, ply: int, seed: int = 1) -> MiniState:
    return next(state for state in positions(game, seed) if state.ply >= ply or state.over)


def found(game: MiniGame, wanted: Callable[[MiniState], bool]) -> MiniState:
    """A position of some random game that is as wanted."""
    return next(state for seed in range(200) for state in positions(game, seed) if wanted(state))


def drawn(game: MiniGame, view: MiniView, language: str = "en", theme: str = "light") -> ElementTree.Element:
    return ElementTree.fromstring(game.draw(view, language, theme))


def ids(root: ElementTree.Element) -> list[str]:
    return [node.attrib["id"] for node in root.iter() if "id" in node.attrib]


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def words(node: ElementTree.Element) -> list[str]:
    """The texts in an element, without its titles."""
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def uses(node: ElementTree.Element, kind: str) -> list[str]:
    """The companies whose wagon or chip is drawn in an element."""
    hrefs = [use.attrib["href"] for use in node.iter(f"{SVG}use")]
    return [href.removeprefix(f"#{kind}-") for href in hrefs if href.startswith(f"#{kind}-")]


def place_of(node: ElementTree.Element) -> tuple[float, float]:
    """Where the first thing used in an element stands."""
    at = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", next(node.iter(f"{SVG}use")).attrib["transform"])
    assert at
    return float(at[1]), float(at[2])


# --- what is drawn ---------------------------------------------------------------------------------------------------


@setting
def test_every_space_of_the_map_is_drawn_with_its_name_or_label(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    land = game.land
    nodes = by_id(drawn(game, position(game, 40).view(None)))
    assert {f"city-{city}" for city in land.cities} <= set(nodes)
    assert words(nodes["numbers"]) == [str(number) for number in range(1, 33)]
    for space in range(land.size):
        if land.is_land[space]:
            assert words(nodes[f"space-{land.names[space]}"]) == [land.labels[space]]
        else:
            assert land.shown[space] in words(nodes["names"])
    rings = Counter(
        path.attrib["class"] for path in nodes["places"].iter(f"{SVG}path") if "ring " in path.attrib["class"]
    )
    assert rings == Counter(f"ring ring-{most}" for most in game.capacity)
    anchors = sum("anchor" in path.attrib.get("class", "") for path in nodes["map"].iter(f"{SVG}path"))
    assert anchors == (5 if game.map == "europe" else 0)


def test_names_stay_on_the_map_and_off_each_other() -> None:
    for options in (USA, {**EUROPE, "ports": True}):
        game = mini(3, **options)
        nodes = by_id(drawn(game, game.new(k.Chance(1)).view(None)))
        boxes = []
        for text in nodes["names"].iter(f"{SVG}text"):
            size, x = float(text.attrib["font-size"]), float(text.attrib["x"])
            assert size >= 13.9
            half = text_width(text.text or "", size, bold=True) / 2
            boxes.append((x - half, x + half, float(text.attrib["y"]), size, text.text))
            assert x - half > 12
            assert x + half < 988
        for one in boxes:
            for two in boxes:
                if one[4] != two[4] and abs(one[2] - two[2]) < max(one[3], two[3]) * 0.9:
                    assert one[1] < two[0] or two[1] < one[0], (one, two)


@setting
def test_trains_tokens_and_free_room_are_those_of_the_view(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    land = game.land
    for ply in (0, 40, 10_000):
        view = position(game, ply).view(None)
        root = drawn(game, view)
        nodes = by_id(root)
        trains = {name for name in nodes if name.startswith("train-")}
        starts = {
            f"train-{company}-{land.names[space]}"
            for company, space in zip(game.companies, land.start_space, strict=True)
        }
        track = {f"train-{name}-{space}" for name, part in view.table.companies.items() for space in part.track}
        assert trains == starts | track
        for number, city in enumerate(land.cities):
            node = nodes[f"city-{city}"]
            there = [name for name, part in view.table.companies.items() if city in part.track]
            assert uses(node, "wagon") == there
            token = view.table.tokens.get(city)
            assert uses(node, "chip") == (token.split("-") if token else [])
            slots = sum(rect.attrib["class"] == "slot" for rect in node.iter(f"{SVG}rect"))
            assert slots == (game.capacity[number] - len(there) if token else 0)


def crowded(game: MiniGame, spaces: list[str]) -> MiniView:
    """A view with trains of all companies on these spaces."""
    view = position(game, 30).view(0)
    parts = view.table.companies.items()
    companies = {name: msgspec.structs.replace(part, track=spaces, supply=None, length=None) for name, part in parts}
    return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, companies=companies))


def test_trains_of_four_companies_on_a_space_stand_apart() -> None:
    game = mini(3, golden_spike=True)
    tile = game.land.names[game.land.spike_tile]
    nodes = by_id(drawn(game, crowded(game, [tile, "san-francisco"])))
    for space, apart in ((tile, 17), ("san-francisco", 11)):
        spots = {company: place_of(nodes[f"train-{company}-{space}"]) for company in game.companies}
        for one, (x, y) in spots.items():
            for two, (u, v) in spots.items():
                assert one == two or abs(x - u) >= apart or abs(y - v) >= apart


def test_companies_differ_in_sign_as_well_as_in_colour() -> None:
    game = mini(3)
    assert set(SIGNS) == set(game.companies)
    assert len(set(SIGNS.values())) == len(SIGNS)
    nodes = by_id(drawn(game, game.new(k.Chance(1)).view(None)))
    for company in game.companies:
        for kind in ("wagon", "ghost", "chip"):
            assert uses(nodes[f"{kind}-{company}"], "sign") == [company]


@setting
def test_pools_shares_lengths_and_influence_are_those_of_the_view(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for ply in (0, 35, 10_000):
        view = position(game, ply).view(None)
        nodes = by_id(drawn(game, view))
        drafting = view.phase.startswith("draft")
        for company, part in view.table.companies.items():
            assert len(uses(nodes[f"pool-{company}"], "wagon")) == part.pool
            assert f"+ {part.supply}" in words(nodes[f"pool-{company}"])
            shares = part.aside if drafting else part.stock
            assert len(uses(nodes[f"stock-{company}"], "chip")) == shares
            assert uses(nodes[f"length-{company}"], "chip") == [company]
            marks = Counter(words(nodes[f"track-{company}"]))
            assert all(marks[str(seat + 1)] == 1 for seat in range(game.players))
            for seat in range(game.players):
                held = view.table.seats[seat].shares[company]
                shown = words(nodes[f"shares-{seat + 1}-{company}"])
                assert shown[0] == (f"{held}×" if held else "–")
        for seat, score in enumerate(view.scores):
            assert str(score) in words(nodes[f"seat-{seat + 1}"])


def test_markers_stand_above_the_numbers_of_their_tracks() -> None:
    game = mini(5)
    view = position(game, 10_000).view(None)
    nodes = by_id(drawn(game, view))
    columns = {text.text: float(text.attrib["x"]) for text in list(nodes["lengths"].iter(f"{SVG}text"))[2:18]}
    for company, part in view.table.companies.items():
        assert abs(place_of(nodes[f"length-{company}"])[0] - columns[str(part.length)]) < 26


def test_a_track_of_influence_is_as_long_as_it_needs_to_be() -> None:
    game = mini(3)
    view = position(game, 20).view(0)
    seats = [msgspec.structs.replace(part, influence=dict.fromkeys(game.companies, 23)) for part in view.table.seats]
    view = msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, seats=seats))
    assert "22" in words(by_id(drawn(game, view))["influence"])
    for count in range(1, 6):
        for wide in (34.0, 50.0, 80.0):
            size, spots = crowd(count, wide, 56.0)
            assert size >= 13
            assert len(set(spots)) == count
            assert all(abs(x) + size / 2 <= wide / 2 and abs(y) + size / 2 <= 28 for x, y in spots)


def test_the_first_column_is_struck_out_where_two_compete() -> None:
    for game in (mini(1), mini(2, duo="experts"), mini(2), mini(3)):
        node = by_id(drawn(game, position(game, 12).view(0)))["values-first"]
        strikes = sum(path.attrib["class"] == "strike" for path in node.iter(f"{SVG}path"))
        assert strikes == (1 if game.two_columns else 0)


# --- variants and the automa -----------------------------------------------------------------------------------------


def test_golden_spike_lies_on_the_map_until_it_begins_and_then_beside_it() -> None:
    game = mini(3, golden_spike=True)
    views = [game.new(k.Chance(1)).view(0)]
    views += [found(game, lambda s, step=step: s.spike == step).view(0) for step in (1, 2)]  # type: ignore[misc]
    void = msgspec.structs.replace(views[0].table, spike=SpikePart(state="void"))
    views.append(msgspec.structs.replace(views[0], table=void))
    for view in views:
        assert view.table.spike
        nodes = by_id(drawn(game, view))
        where = view.table.spike.state
        assert ("spike-tile" in nodes) == (where == "on-map")
        assert ("spike" in nodes) == (where != "on-map")
        assert ("spike-west" in nodes) == (where in ("on-map", "one-branch"))
        if where != "on-map":
            operators = {view.table.spike.east, view.table.spike.west} - {None}
            assert set(uses(nodes["spike"], "chip")) == operators
    assert "spike" not in ids(drawn(mini(3), position(mini(3), 9).view(0)))


def test_the_automas_markers_and_bag_are_drawn() -> None:
    game = mini(1)
    state = found(game, lambda s: s.marker_city > 0 and s.phase == 3)
    view = state.view(0)
    assert view.table.automa
    assert view.table.automa.bag is not None
    nodes = by_id(drawn(game, view))
    assert {"city-marker", "company-marker"} <= set(nodes)
    assert nodes["company-marker"] in list(nodes[f"panel-{view.table.automa.company}"])
    for face in game.automa_faces:
        assert f"{view.table.automa.bag.get(face, 0)}×" in words(nodes[f"bag-{face}"])
    start = by_id(drawn(game, game.new(k.Chance(1)).view(0)))
    assert "city-marker" not in start
    assert "automa-box" not in ids(drawn(mini(3), position(mini(3), 9).view(0)))


def test_a_track_being_built_shows_its_way_and_where_it_may_go_on() -> None:
    game = mini(3)
    state = found(game, lambda s: s.phase == 4 and len(s.path) > 0)
    view = state.view(state.seat)
    assert view.table.building
    nodes = by_id(drawn(game, view))
    assert uses(nodes["building"], "ghost") == [view.table.building.company] * len(view.table.building.path)
    for move in state.legal():
        action = game.action(move)
        assert isinstance(action, LayTrack)
        assert words(nodes[f"label-{action.space}"]) == [game.land.shown[game.land.number[action.space]]]


# --- words -----------------------------------------------------------------------------------------------------------


@setting
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_and_theme_is_well_formed(people: int, options: dict[str, Any], language: str) -> None:
    game = mini(people, **options)
    for ply, theme in ((0, "light"), (45, "dark"), (10_000, "auto")):
        state = position(game, ply)
        for seat in (None, state.seat):
            svg = game.draw(state.view(seat), language, theme)
            root = ElementTree.fromstring(svg)
            assert "var(" not in svg
            assert root.attrib["lang"] == language
            assert max(Counter(ids(root)).values()) == 1


@setting
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_the_drawing(people: int, options: dict[str, Any], language: str) -> None:
    game = mini(people, **options)
    names = NAMES[:people]
    for ply in (0, 45, 10_000):
        state = position(game, ply)
        root = ElementTree.fromstring(game.draw(state.view(state.seat), language, "light", names))
        for x, text in _texts(root, 0.0):
            size = float(text.attrib["font-size"])
            wide = text_width(text.text or "", size, bold=text.attrib.get("font-weight") == "bold")
            kinds = text.attrib.get("class", "").split()
            left = x - (wide if "end" in kinds else wide / 2 if CENTRED & set(kinds) else 0)
            assert left >= 8, text.text
            assert left + wide <= 992, text.text


def _texts(node: ElementTree.Element, x: float) -> Iterator[tuple[float, ElementTree.Element]]:
    """The texts with where they begin, moved as their groups are."""
    moved = re.match(r"translate\(([-\d.]+)", node.attrib.get("transform", ""))
    x += float(moved[1]) if moved else 0.0
    if node.tag == f"{SVG}text":
        yield x + float(node.attrib["x"]), node
    for inner in node:
        if node.tag != f"{SVG}defs":
            yield from _texts(inner, x)


def test_names_of_people_are_escaped_and_shown() -> None:
    game = mini(5)
    state = position(game, 20)
    svg = game.draw(state.view(0), "cs", "light", NAMES)
    assert "<Nová>" not in svg
    nodes = by_id(ElementTree.fromstring(svg))
    assert "Dana" in words(nodes["seat-4"])
    assert f"Na tahu: {NAMES[state.turn]}" in words(nodes["header"])
    assert all(name in "".join(nodes["track-wood"].itertext()) for name in NAMES)


def test_what_is_asked_and_who_has_won_is_written() -> None:
    game = mini(3)
    for language in LANGUAGES:
        state = position(game, 15)
        view = state.view(state.seat)
        assert view.ask
        assert game.say(view.ask, language) == " ".join(words(by_id(drawn(game, view, language))["asked"])[1:])
        end = position(game, 10_000)
        winner = game.names(language)[end.winners[0]]
        line = game.words(language)("board-winner", seat=winner)
        assert line in words(by_id(drawn(game, end.view(None), language))["asked"])


def test_the_reconstructed_map_says_so_and_the_last_round_is_announced() -> None:
    game = mini(3)
    for language in LANGUAGES:
        notice = by_id(drawn(game, game.new(k.Chance(1)).view(None), language))["reconstructed"]
        assert game.words(language)("board-reconstructed") == " ".join(words(notice))
    last = found(game, lambda state: state.ending and not state.over)
    assert "last-round" in ids(drawn(game, last.view(0)))
    assert "last-round" not in ids(drawn(game, game.new(k.Chance(1)).view(0)))


def test_themes_and_languages_differ() -> None:
    game = mini(1)
    view = position(game, 40).view(0)
    pictures = {
        (language, theme): game.draw(view, language, theme) for language in LANGUAGES for theme in ("light", "dark")
    }
    assert len(set(pictures.values())) == len(pictures)
    light, dark = to_png(pictures["cs", "light"], 200), to_png(pictures["cs", "dark"], 200)
    blank = to_png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 400"/>', 200)
    assert light != dark
    assert min(len(light), len(dark)) > 20 * len(blank)


# --- only what the view knows, and what can be clicked ---------------------------------------------------------------


@setting
def test_a_drawing_needs_the_view_alone_and_only_the_decider_can_click(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for ply in (0, 12, 50, 10_000):
        state = position(game, ply)
        for seat in (None, *range(game.players)):
            view = state.view(seat)
            svg = game.draw(view, "sk")
            if seat in (None, state.seat):
                assert svg == game.draw(game.read_view(view.to_json()), "sk")
            assert bool(PICK.search(svg)) == (seat == state.seat and not state.over)


@setting
def test_picks_tell_legal_moves_apart_and_can_be_clicked(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    picks = cache(game.picks)
    kinds: set[type] = set()
    for seed in range(4):
        for state in positions(game, seed):
            if state.over:
                break
            legal = state.legal()
            sets = {picks(move) for move in legal}
            assert len(sets) == len(legal), "two legal moves have the same picks"
            assert all(sets)
            new = {type(game.action(move)) for move in legal} - kinds
            if new or state.ply % 23 == 0:
                kinds |= new
                there = set(PICK.findall(game.draw(state.view(state.seat), "en", "light")))
                assert there == set().union(*sets), "what can be clicked is what is legal"
    assert {TakeShare, BuildTrack} <= kinds


def test_the_western_operator_can_be_clicked() -> None:
    game = mini(3, golden_spike=True)
    state = found(game, lambda s: s.phase == 6)
    there = set(PICK.findall(game.draw(state.view(state.seat))))
    assert there == {
        f"west-{company}" for company in game.companies if game.number(OperateWest(company)) in state.legal()
    }


def test_a_turn_without_anything_to_do_can_be_clicked() -> None:
    game = mini(3)
    state = position(game, 12)
    view = state.view(state.seat)
    parts = view.table.companies.items()
    companies = {name: msgspec.structs.replace(part, pool=0, stock=0) for name, part in parts}
    view = msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, companies=companies))
    assert set(PICK.findall(game.draw(view))) == {"pass"}


def test_moves_are_named_by_what_is_clicked() -> None:
    game = mini(2, map="europe", ports=True)
    named = {
        DraftShare("wood"): {"company-wood"},
        TakeShare("steel"): {"share-steel"},
        BuildTrack("cotton", "prague"): {"build-cotton", "city-prague"},
        OpenPort("apulia"): {"port-apulia"},
        RunAutoma(): {"automa"},
    }
    for action, picks in named.items():
        assert game.picks(game.number(action)) == picks


def test_editions_to_come_are_drawn(tmp_path: Path) -> None:
    """An edition with a company, colours and counts that this code has never seen."""
    text = edited(("pool_most = 5", "pool_most = 7"), ("shares = 9 ", "shares = 12 "), ('"purple"', '"teal"'))
    text = text.replace('"leather"', '"glass"').replace('colour = "orange"', 'colour = "teal"')
    text = text.replace("capacity = 3", "capacity = 4")
    game = bound(text, tmp_path)
    for ply in (0, 30, 10_000):
        state = position(game, ply)
        svg = game.draw(state.view(state.seat), "cs", "light")
        assert {"panel-glass", "chip-glass", "length-glass"} <= set(ids(ElementTree.fromstring(svg)))
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
    for ground in (PAPER, PANEL, rules[".band"]["fill"], rules[".plate"]["fill"]):
        for ink in (INK, ACCENT, SOFT_INK):
            assert contrast(ink[side], ground[side]) >= (4.5 if ground != rules[".plate"]["fill"] else 3)
    assert contrast(INK[side], rules[".halo"]["stroke"][side]) >= 7
    assert contrast(INK[side], rules[".gold"]["fill"][side]) >= 4.5
    for name, ground_name in ((".on-notice", ".notice"), (".on-last", ".last"), (".on-badge", ".badge")):
        assert contrast(rules[name]["fill"][side], rules[ground_name]["fill"][side]) >= 4.5
    for most in (2, 3, 4):
        assert contrast("#1d1a15", rules[f".tab-{most}"]["fill"][side]) >= 4.5
    assert contrast(rules[".label"]["fill"][side], LAND[side]) >= 4


def test_signs_stand_out_from_their_companies_colours() -> None:
    for paint in style.COMPANIES.values():
        assert contrast(paint.fill, paint.ink) >= 4.5
