"""The drawn board: complete, well-formed, from the view alone; picks tell legal moves apart and can be touched."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import kolejiste as k
from kolejiste.core.drawing import ACCENT, INK, PANEL, PAPER, SOFT_INK
from kolejiste.core.picture import to_png
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
from kolejiste.games.mini_express.view import MiniView, SpikePart
from tests.games.mini_express.boards import (
    EUROPE,
    NAMES,
    SVG,
    by_id,
    drawn,
    found,
    nodes,
    position,
    positions,
    setting,
    used_at,
    uses,
    words,
)
from tests.games.mini_express.positions import bound, edited, mini


def picks_of(game: MiniGame, view: MiniView) -> set[str]:
    """The picks that are drawn."""
    roots = drawn(game, view).values()
    return {node.attrib["data-pick"] for root in roots for node in root.iter() if "data-pick" in node.attrib}


def symbols(game: MiniGame) -> dict[str, ElementTree.Element]:
    return by_id(ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{game.symbols("en", "light")}</svg>'))


# --- what is drawn ---------------------------------------------------------------------------------------------------


@setting
def test_every_space_of_the_map_is_drawn_with_its_name_or_label(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    land = game.land
    there = nodes(game, position(game, 40).view(None))
    assert {f"city-{city}" for city in land.cities} <= set(there)
    for space in range(land.size):
        if land.is_land[space]:
            assert there[f"space-{land.names[space]}"].findtext(f"{SVG}title") == land.labels[space]
        else:
            assert land.shown[space] in words(there["names"])
    printed = symbols(game)
    # The automa goes by the cities' numbers; without it they would only be in the way.
    assert words(printed["plates"]) == [str(number) for number in range(1, 33) if game.automas]
    rings = Counter(
        path.attrib["class"] for path in printed["plates"].iter(f"{SVG}path") if "ring " in path.attrib["class"]
    )
    assert rings == Counter(f"ring ring-{most}" for most in game.capacity)
    signs = [path for part in ("ground", "plates") for path in printed[part].iter(f"{SVG}path")]
    assert sum("anchor" in path.attrib.get("class", "") for path in signs) == (5 if game.map == "europe" else 0)


@setting
def test_trains_tokens_and_free_room_are_those_of_the_view(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    land = game.land
    for ply in (0, 40, 10_000):
        view = position(game, ply).view(None)
        there = nodes(game, view)
        trains = {name for name in there if name.startswith("train-")}
        starts = {
            f"train-{company}-{land.names[space]}"
            for company, space in zip(game.companies, land.start_space, strict=True)
        }
        track = {f"train-{name}-{space}" for name, part in view.table.companies.items() for space in part.track}
        assert trains == starts | track
        for number, city in enumerate(land.cities):
            node = there[f"city-{city}"]
            here = [name for name, part in view.table.companies.items() if city in part.track]
            assert uses(node, "wagon") == here
            token = view.table.tokens.get(city)
            assert uses(node, "chip") == (token.split("-") if token else [])
            slots = sum(rect.attrib["class"] == "slot" for rect in node.iter(f"{SVG}rect"))
            assert slots == (game.capacity[number] - len(here) if token else 0)


def crowded(game: MiniGame, spaces: list[str]) -> MiniView:
    """A view with trains of all companies on these spaces."""
    view = position(game, 30).view(0)
    parts = view.table.companies.items()
    companies = {name: msgspec.structs.replace(part, track=spaces) for name, part in parts}
    return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, companies=companies))


def test_trains_of_four_companies_on_a_space_stand_apart() -> None:
    game = mini(3, golden_spike=True)
    tile = game.land.names[game.land.spike_tile]
    there = nodes(game, crowded(game, [tile, "san-francisco"]))
    for space, apart in ((tile, 18), ("san-francisco", 12)):
        spots = {
            company: used_at(next(there[f"train-{company}-{space}"].iter(f"{SVG}use"))) for company in game.companies
        }
        for one, (x, y, _) in spots.items():
            for two, (u, v, _) in spots.items():
                assert one == two or abs(x - u) >= apart or abs(y - v) >= apart


def test_companies_differ_in_sign_and_pattern_as_well_as_in_colour() -> None:
    game = mini(3)
    assert set(SIGNS) == set(game.companies)
    assert len(set(SIGNS.values())) == len(SIGNS)
    printed = symbols(game)
    for company in game.companies:
        for kind in ("wagon", "ghost", "chip"):
            assert uses(printed[f"{kind}-{company}"], "sign") == [company]
    rules = dict(style.BASE)
    patterns = {str(sorted(rules[f".mark-{company}"].items())) for company in range(4)}
    assert len(patterns) == 4


@setting
def test_pools_shares_lengths_and_influence_are_those_of_the_view(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for ply in (0, 35, 10_000):
        view = position(game, ply).view(None)
        there = nodes(game, view)
        drafting = view.phase.startswith("draft")
        for company, part in view.table.companies.items():
            assert len(uses(there[f"pool-{company}"], "wagon")) == part.pool
            assert f"+{part.supply}" in words(there[f"pool-{company}"])
            shares = part.aside if drafting else part.stock
            assert len(uses(there[f"stock-{company}"], "chip")) == shares
            assert f"{shares}×" in words(there[f"stock-{company}"])
            assert words(there[f"length-{company}"]) == [f"length {part.length}"]
            assert uses(there[f"at-{company}"], "chip") == [company]
            for seat in range(game.players):
                influence = view.table.seats[seat].influence
                assert influence is not None
                assert words(there[f"mark-{company}-{seat + 1}"]) == [str(seat + 1), str(influence[company])]
                assert words(there[f"shares-{seat + 1}-{company}"])[0] == f"{view.table.seats[seat].shares[company]}×"


def test_influence_is_shown_the_strongest_first() -> None:
    game = mini(5, **EUROPE)
    view = position(game, 60).view(None)
    there = nodes(game, view)
    for company in game.companies:
        marks = [node for node in there[f"track-{company}"] if node.attrib.get("id", "").startswith("mark-")]
        amounts = [int(words(mark)[1]) for mark in marks]
        assert amounts == sorted(amounts, reverse=True)
        assert len(amounts) == 5


@setting
def test_points_of_the_shares_add_up_to_the_score(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    view = position(game, 10_000).view(0)
    there = nodes(game, view)
    own = sum(int(words(there[f"own-{company}"])[1].removeprefix("= ")) for company in game.companies)
    assert own == view.scores[0]
    for seat in range(1, game.players):
        cells = [words(there[f"shares-{seat + 1}-{company}"]) for company in game.companies]
        assert sum(int(cell[1]) for cell in cells if len(cell) > 1) == view.scores[seat]


def test_markers_stand_in_the_lines_of_their_lengths() -> None:
    game = mini(5)
    view = position(game, 10_000).view(None)
    there = drawn(game, view)["values"]
    for piece in there:
        lines = {
            text.text: float(text.attrib["y"])
            for text in piece.iter(f"{SVG}text")
            if text.attrib.get("font-weight") == "bold"
        }
        for company, part in view.table.companies.items():
            if f"at-{company}" in by_id(piece):
                _, y, _ = used_at(next(by_id(piece)[f"at-{company}"].iter(f"{SVG}use")))
                assert abs(y + 4.6 - lines[str(part.length)]) < 10


def test_marks_that_share_a_cell_stand_apart_within_it() -> None:
    for count in range(1, 6):
        for wide in (39.0, 50.0, 80.0):
            size, spots = crowd(count, wide, 20.0)
            assert size >= 6
            assert len(set(spots)) == count
            assert all(abs(x) + size / 2 <= wide / 2 and abs(y) + size / 2 <= 10 for x, y in spots)


# --- variants and the automa -----------------------------------------------------------------------------------------


def test_golden_spike_lies_on_the_map_until_it_begins_and_tells_who_runs_its_branches() -> None:
    game = mini(3, golden_spike=True)
    views = [game.new(k.Chance(1)).view(0)]
    views += [found(game, lambda s, step=step: s.spike == step).view(0) for step in (1, 2)]  # type: ignore[misc]
    void = msgspec.structs.replace(views[0].table, spike=SpikePart(state="void"))
    views.append(msgspec.structs.replace(views[0], table=void))
    for view in views:
        assert view.table.spike
        there = nodes(game, view)
        where = view.table.spike.state
        assert ("spike-tile" in there) == (where == "on-map")
        assert ("spike-west" in there) == (where in ("on-map", "one-branch"))
        operators = {view.table.spike.east, view.table.spike.west} - {None}
        assert set(uses(there["spike"], "wagon")) == operators
        for company in game.companies:
            spikes = sum(path.attrib.get("class") == "spike" for path in there[f"panel-{company}"].iter())
            assert spikes == (company in operators)
    assert "spike" not in nodes(mini(3), position(mini(3), 9).view(0))


def test_the_automas_markers_and_bag_are_drawn() -> None:
    game = mini(1)
    state = found(game, lambda s: s.marker_city > 0 and s.phase == 3)
    view = state.view(0)
    assert view.table.automa
    assert view.table.automa.bag is not None
    there = nodes(game, view)
    assert {"city-marker", "company-marker"} <= set(there)
    assert there["company-marker"] in list(there[f"panel-{view.table.automa.company}"])
    assert view.table.automa.city
    assert game.land.city_names[game.land.city_number[view.table.automa.city]] in words(there["automa-box"])
    for face in game.automa_faces:
        assert words(there[f"bag-{face}"])[-1] == str(view.table.automa.bag.get(face, 0))
    start = nodes(game, game.new(k.Chance(1)).view(0))
    assert "city-marker" not in start
    assert "automa-box" in start
    assert "automa-box" not in nodes(mini(3), position(mini(3), 9).view(0))


def test_a_track_being_built_shows_its_way_and_where_it_may_go_on() -> None:
    game = mini(3)
    state = found(game, lambda s: s.phase == 4 and len(s.path) > 0)
    view = state.view(state.seat)
    building = view.table.building
    assert building
    there = nodes(game, view)
    new = [space for space in building.path if space not in view.table.companies[building.company].track]
    assert uses(there["trains"], "ghost") == [building.company] * len(new)
    ghosts = [node for node in there["rails"] if node.attrib.get("class") == "ghost-track"]
    assert len(ghosts) == 1
    assert uses(there["laid"], "wagon") == [building.company] * len(building.path)
    for move in state.legal():
        action = game.action(move)
        assert isinstance(action, LayTrack)
        assert words(there[f"label-{action.space}"]) == [game.land.shown[game.land.number[action.space]]]


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
            assert max(Counter(node.attrib["id"] for node in root.iter() if "id" in node.attrib).values()) == 1


def test_names_of_people_are_escaped_and_shown() -> None:
    game = mini(5)
    state = position(game, 20)
    parts = {part.name: part for part in game.parts(state.view(0), "cs", NAMES)}
    assert [parts[f"seat-{seat}"].heading for seat in (2, 3, 4, 5)] == NAMES[1:]
    assert [parts[f"seat-{seat}"].seat for seat in (2, 3, 4, 5)] == [1, 2, 3, 4]
    assert "seat-1" not in parts
    svg = game.draw(state.view(0), "cs", "light", NAMES)
    assert "<Nová>" not in svg
    there = by_id(ElementTree.fromstring(svg))
    assert all(name in "".join(there["track-wood"].itertext()) for name in NAMES)


def test_spectators_see_every_seat_and_no_own_part() -> None:
    for game in (mini(1), mini(5)):
        parts = game.parts(position(game, 20).view(None))
        assert [part.seat for part in parts if part.role == "rivals"] == list(range(game.players))
        assert not [part for part in parts if part.role == "own"]


def test_the_last_round_is_announced() -> None:
    game = mini(3)
    last = found(game, lambda state: state.ending and not state.over)
    for language in LANGUAGES:
        assert game.notices(last.view(0), language) == [game.words(language)("outline-last-round")]
    assert game.notices(game.new(k.Chance(1)).view(0)) == []
    assert game.notices(position(game, 10_000).view(0)) == []


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


# --- only what the view knows, and what can be chosen ----------------------------------------------------------------


@setting
def test_a_drawing_needs_the_view_alone(people: int, options: dict[str, Any]) -> None:
    game = mini(people, **options)
    for ply in (0, 12, 50, 10_000):
        state = position(game, ply)
        for seat in (None, state.seat):
            view = state.view(seat)
            assert game.parts(view, "sk") == game.parts(game.read_view(view.to_json()), "sk")


@setting
def test_picks_tell_legal_moves_apart_and_are_drawn(people: int, options: dict[str, Any]) -> None:
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
                there = picks_of(game, state.view(state.seat))
                assert set().union(*sets) <= there
                assert there <= game.every_pick
    assert {TakeShare, BuildTrack} <= kinds


def test_what_can_ever_be_chosen_carries_its_pick_whether_legal_or_not() -> None:
    game = mini(2, **EUROPE, ports=True)
    for seat in (None, 0, 1):
        for ply in (0, 30, 10_000):
            state = position(game, ply)
            there = picks_of(game, state.view(seat))
            lasting = {f"space-{game.land.names[x]}" for x in range(game.land.size) if game.land.is_land[x]}
            lasting |= {f"city-{city}" for city in game.land.cities} | {f"port-{port}" for port in game.land.ports}
            share = "company" if state.phase < 3 else "share"
            lasting |= {f"{kind}-{one}" for kind in (share, "build", "influence") for one in game.companies}
            assert there - {"pass", "automa"} == lasting
            assert seat == state.seat or not there & {"pass", "automa"}


def test_the_western_operator_can_be_chosen() -> None:
    game = mini(3, golden_spike=True)
    state = found(game, lambda s: s.phase == 6)
    there = picks_of(game, state.view(state.seat))
    assert {f"west-{company}" for company in game.companies} <= there
    assert any(game.number(OperateWest(company)) in state.legal() for company in game.companies)
    assert game.pick_of(state.view(state.seat), "panel-wood") == "west-wood"


def test_a_turn_without_anything_to_do_can_be_passed() -> None:
    game = mini(3)
    state = position(game, 12)
    view = state.view(state.seat)
    parts = view.table.companies.items()
    companies = {name: msgspec.structs.replace(part, pool=0, stock=0) for name, part in parts}
    view = msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, companies=companies))
    assert "pass" in picks_of(game, view)
    assert "pass" not in picks_of(game, msgspec.structs.replace(view, seat=None))
    assert "pass" not in picks_of(game, state.view(state.seat))


def test_moves_are_named_by_what_is_chosen() -> None:
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


@setting
def test_elements_that_are_no_picks_stand_for_one(people: int, options: dict[str, Any]) -> None:
    """A train stands for its space, a mark for its company's influence, a pool for a track."""
    game = mini(people, **options)
    view = position(game, 40).view(0)
    for name, node in nodes(game, view).items():
        pick = node.attrib.get("data-pick")
        kind, _, rest = name.partition("-")
        if pick is not None and kind != "panel":
            assert game.pick_of(view, name) == pick
        elif kind == "train" and rest.partition("-")[2] in game.land.cities:
            assert game.pick_of(view, name) == f"city-{rest.partition('-')[2]}"
        elif kind == "mark":
            assert game.pick_of(view, name) == f"influence-{rest.rpartition('-')[0]}"


def test_editions_to_come_are_drawn(tmp_path: Path) -> None:
    """An edition with a company, colours and counts that this code has never seen."""
    text = edited(("pool_most = 5", "pool_most = 7"), ("shares = 9 ", "shares = 12 "), ('"purple"', '"teal"'))
    text = text.replace('"leather"', '"glass"').replace('colour = "orange"', 'colour = "teal"')
    text = text.replace("capacity = 3", "capacity = 4")
    game = bound(text, tmp_path)
    for ply in (0, 30, 10_000):
        state = position(game, ply)
        svg = game.draw(state.view(state.seat), "cs", "light")
        assert {"panel-glass", "chip-glass", "length-glass"} <= set(by_id(ElementTree.fromstring(svg)))
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
    for ground in (PAPER, PANEL, rules[".band"]["fill"]):
        for ink in (INK, ACCENT, SOFT_INK):
            assert contrast(ink[side], ground[side]) >= 4.5
    assert contrast(INK[side], rules[".name"]["stroke"][side]) >= 7
    assert contrast(INK[side], rules[".gold"]["fill"][side]) >= 4.5
    assert contrast(rules[".on-badge"]["fill"][side], rules[".badge"]["fill"][side]) >= 4.5
    for most in (2, 3, 4):
        assert contrast("#1d1a15", rules[f".tab-{most}"]["fill"][side]) >= 4.5
    assert contrast(rules[".on-tab-1"]["fill"][side], rules[".tab-1"]["fill"][side]) >= 4.5


@pytest.mark.parametrize("side", [0, 1])
def test_rings_stand_out_from_plate_and_land(side: int) -> None:
    rules = dict(style.BASE)
    for most in (1, 2, 3, 4):
        ring = rules[f".ring-{most}"]["stroke"][side]
        assert contrast(ring, rules[".plate"]["fill"][side]) >= 2.2


def test_signs_stand_out_from_their_companies_colours() -> None:
    for paint in style.COMPANIES.values():
        assert contrast(paint.fill, paint.ink) >= 4.5
