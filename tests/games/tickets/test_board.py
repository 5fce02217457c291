"""The drawn board: complete, well-formed, from the view alone; picks tell legal moves apart and can be clicked."""

from __future__ import annotations

import math
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
from kolejiste.core.drawing import ACCENT, INK, LAND, OTHERS, PANEL, PAPER, SEATS, SOFT_INK
from kolejiste.core.picture import to_png
from kolejiste.core.text import LANGUAGES
from kolejiste.games.tickets.actions import ClaimRoute, KeepTickets
from kolejiste.games.tickets.drawing import map as chart_map
from kolejiste.games.tickets.drawing import style
from kolejiste.games.tickets.drawing.geometry import Plan, Space
from kolejiste.games.tickets.drawing.labels import distance
from kolejiste.games.tickets.drawing.symbols import CARDS, SIGNS
from kolejiste.games.tickets.game import TicketsGame
from kolejiste.games.tickets.state import TicketsState
from kolejiste.games.tickets.view import TicketsView

TITLES = ("ticket_to_ride_europe", "ticket_to_ride_san_francisco")
SVG = "{http://www.w3.org/2000/svg}"


@cache
def bound(title: str, players: int) -> TicketsGame:
    game = k.load(title).bind(players=players)
    assert isinstance(game, TicketsGame)
    return game


def positions(game: TicketsGame, seed: int) -> Iterator[TicketsState]:
    """The positions of a random game, with claims and stations more often than chance alone would bring them."""
    chance, pick = k.Chance(seed), random.Random(seed)
    state = game.new(chance)
    while not state.over:
        yield state
        legal = state.legal()
        claims = [move for move in legal if isinstance(game.action(move), ClaimRoute)]
        state.apply(pick.choice(claims if claims and pick.random() < 0.5 else legal), chance)
    yield state


def position(game: TicketsGame, ply: int, seed: int = 1) -> TicketsState:
    return next(state for state in positions(game, seed) if state.ply >= ply or state.over)


def drawn(game: TicketsGame, view: TicketsView, language: str = "en", theme: str = "light") -> ElementTree.Element:
    return ElementTree.fromstring(game.draw(view, language, theme))


def ids(root: ElementTree.Element) -> list[str]:
    return [node.attrib["id"] for node in root.iter() if "id" in node.attrib]


# --- what is drawn -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_route_and_city_is_drawn_with_all_its_spaces(title: str) -> None:
    game = bound(title, 4)
    root = drawn(game, game.new(k.Chance(1)).view(None))
    found = {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}
    assert len(found) == len(ids(root)), "an id stands twice"
    for city in game.board.cities:
        assert found[f"city-{city}"].attrib["data-pick"] == f"city-{city}"
    for route in game.board.edition.map.routes:
        assert found[f"route-{route.id}"].attrib["data-pick"] == f"route-{route.id}"
        node = found[f"spaces-{route.id}"]
        classes = [rect.attrib["class"].split() for rect in node.iter(f"{SVG}rect")]
        spaces = [names for names in classes if "space" in names]
        assert len(spaces) == route.length
        assert sum("wild" in names for names in spaces) == route.wilds
        assert sum("portal" in names for names in classes) == (route.length if route.tunnel else 0)
        colour = "grey" if route.colour == "grey" else f"card-{game.board.colours.index(route.colour)}"
        assert sum(colour in names for names in spaces) == route.length - route.wilds
    names = "".join(root.itertext())
    assert all(part in names for name in game.board.city_names for part in name.split())


@pytest.mark.parametrize("title", TITLES)
def test_a_claimed_route_bears_a_train_on_every_space_with_its_owners_number(title: str) -> None:
    game = bound(title, 4)
    state = position(game, 150)
    view = state.view(0)
    found = {node.attrib["id"]: node for node in drawn(game, view).iter() if "id" in node.attrib}
    claimed = [(seat, route) for seat, seen in enumerate(view.seats) for route in seen.routes]
    assert claimed
    for seat, route in claimed:
        length = game.board.length[game.board.route_number[route]]
        for space in range(1, length + 1):
            train = found[f"train-{route}-{space}"]
            assert str(seat + 1) in "".join(train.itertext())
            assert f"seat-{seat}" in train[0].attrib["class"].split()
        assert f"train-{route}-{length + 1}" not in found
    for seat, seen in enumerate(view.seats):
        for city in seen.stations:
            assert str(seat + 1) in "".join(found[f"station-{city}"].itertext())
    for city, pile in view.souvenirs.items():
        assert str(pile.left) in "".join(found[f"pile-{city}"].itertext())


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_every_language_and_theme_is_well_formed(title: str, language: str, theme: str) -> None:
    game = bound(title, 4)
    for ply in (0, 60, 10_000):
        state = position(game, ply)
        for seat in (None, state.seat):
            svg = game.draw(state.view(seat), language, theme)
            root = ElementTree.fromstring(svg)
            assert "var(" not in svg
            assert root.attrib["lang"] == language
            assert max(Counter(ids(root)).values()) == 1


def test_themes_and_languages_differ() -> None:
    game = bound(TITLES[1], 3)
    view = game.new(k.Chance(1)).view(0)
    pictures = {
        (language, theme): game.draw(view, language, theme) for language in LANGUAGES for theme in ("light", "dark")
    }
    assert len(set(pictures.values())) == len(pictures)
    light, dark = to_png(pictures["cs", "light"], 300), to_png(pictures["cs", "dark"], 300)
    blank = to_png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 600"/>', 300)
    assert light != dark
    assert min(len(light), len(dark)) > 20 * len(blank)


def test_a_reconstructed_board_says_so() -> None:
    for title, made_up in ((TITLES[0], False), (TITLES[1], True)):
        game = bound(title, 2)
        for language in LANGUAGES:
            drawing = drawn(game, game.new(k.Chance(1)).view(None), language)
            said = " ".join(" ".join(drawing.itertext()).split())
            assert (game.words(language)("board-reconstructed") in said) is made_up


def test_the_second_line_of_a_double_is_closed_when_few_play() -> None:
    for players, closed in ((2, True), (4, False)):
        game = bound(TITLES[0], players)
        view = position(game, 150).view(None)
        claimed = {route for seen in view.seats for route in seen.routes}
        numbers = [game.board.twin[game.board.route_number[route]] for route in claimed]
        twins = {game.board.routes[number] for number in numbers if number >= 0}
        shut = {name.removeprefix("closed-") for name in ids(drawn(game, view)) if name.startswith("closed-")}
        assert not shut & claimed
        assert shut == (twins - claimed if closed else set())
        assert bool(shut) == closed


def test_the_last_round_is_announced() -> None:
    game = bound(TITLES[1], 2)
    last = next(state.view(0) for state in positions(game, 3) if state.view(0).turns_left is not None)
    (notice,) = game.notices(last)
    assert str(last.turns_left) in notice
    assert notice in "".join(drawn(game, last).itertext())
    assert not game.notices(game.new(k.Chance(1)).view(0))


# --- only what the view knows ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_a_drawing_needs_the_view_alone_and_hides_what_others_hold(title: str) -> None:
    game = bound(title, 3)
    for ply in (0, 1, 40, 90):
        state = position(game, ply)
        for seat in (None, 0, 1, 2):
            view = state.view(seat)
            assert game.draw(view, "sk") == game.draw(game.read_view(view.to_json()), "sk")
            private = re.compile(r"ticket-(?!deck)|offer-|hand-|wilds-|way-|flag-|tunnel-pay")
            shown = {name for name in ids(drawn(game, view)) if private.match(name)}
            if view.own is None:
                assert not shown
                continue
            allowed = {f"ticket-{ticket}" for ticket in view.own.tickets}
            allowed |= {f"offer-{place + 1}" for place in range(len(view.own.offer))}
            allowed |= {f"hand-{face}" for face in game.board.faces}
            allowed |= {f"wilds-{count}" for count in range(1, view.own.hand.get(game.board.faces[-1], 0) + 1)}
            ours = [*view.own.tickets, *view.own.offer]
            allowed |= {f"way-{ticket}" for ticket in ours}
            ends = {game.board.ticket_a[game.board.ticket_number[ticket]] for ticket in ours}
            ends |= {game.board.ticket_b[game.board.ticket_number[ticket]] for ticket in ours}
            allowed |= {f"flag-{game.board.cities[city]}" for city in ends}
            allowed |= {f"tunnel-pay-{count}" for count in range(4)} if view.decider == seat else set()
            assert shown <= allowed


def test_names_are_escaped_and_editions_to_come_are_drawn(tmp_path: Path) -> None:
    """An edition with colours, souvenirs, a wild card and a name that this code has never heard of."""
    text = k.load(TITLES[1]).edition_path().read_text(encoding="utf-8")
    text = text.replace('"Pier 39"', "'Pier <39> & \"Co\"'").replace('"orange"', '"turquoise"')
    text = text.replace('"pink"', '"teal"').replace('"crab"', '"teapot"').replace('wild = "ferry"', 'wild = "airship"')
    file = tmp_path / "other.toml"
    file.write_text(text, encoding="utf-8")
    game = k.load(TITLES[1]).bind(players=4, edition=file)
    assert isinstance(game, TicketsGame)
    state = position(game, 40)
    svg = game.draw(state.view(state.seat), "cs", "light")
    assert "Pier <39>" not in svg
    assert '"Co"' in "".join(ElementTree.fromstring(svg).itertext())
    assert 'id="hand-turquoise"' in svg
    assert 'id="hand-airship"' in svg
    assert len(to_png(svg, 200)) > 5000


# --- picks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players"), [(TITLES[0], 2), (TITLES[0], 5), (TITLES[1], 2), (TITLES[1], 4)])
def test_picks_tell_legal_moves_apart_and_can_be_clicked(title: str, players: int) -> None:
    game = bound(title, players)
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
                svg = game.draw(state.view(state.seat), "en", "light")
                there = set(re.findall(r'data-pick="([^"]+)"', svg))
                assert set().union(*sets) <= there
    assert len(kinds) >= (9 if game.board.rules.tunnel_cards else 6)


def test_a_pass_can_be_clicked() -> None:
    game = bound(TITLES[0], 2)
    state = position(game, 10)
    view = state.view(state.seat)
    bare = msgspec.structs.replace(view, phase="turn", face_up=[None] * 5, deck=0, discards={}, ticket_deck=0)
    assert game.picks(game.numbering.pass_) <= set(re.findall(r'data-pick="([^"]+)"', game.draw(bare)))


def test_keeping_more_tickets_adds_to_the_picks_of_keeping_fewer() -> None:
    game = bound(TITLES[0], 2)
    one, both = (game.picks(game.number(KeepTickets(places))) for places in ((1,), (1, 3)))
    assert one < both


def test_paying_with_wild_cards_adds_to_the_picks_of_paying_without() -> None:
    game = bound(TITLES[0], 2)
    plain = game.picks(game.number(ClaimRoute("brest-paris", "black", 0)))
    mixed = game.picks(game.number(ClaimRoute("brest-paris", "black", 2)))
    wild = game.picks(game.number(ClaimRoute("brest-paris", None, 3)))
    assert plain == {"route-brest-paris", "hand-black"}
    assert mixed == plain | {"wilds-2"}
    assert wild == {"route-brest-paris", "hand-locomotive"}


# --- where things lie ------------------------------------------------------------------------------------------------


def corners(space: Space, width: float) -> list[tuple[float, float]]:
    turn = math.radians(space.angle)
    dx, dy = math.cos(turn), math.sin(turn)
    return [
        (space.x + a * dx - b * dy, space.y + a * dy + b * dx)
        for a, b in (
            (space.length / 2, width / 2),
            (space.length / 2, -width / 2),
            (-space.length / 2, -width / 2),
            (-space.length / 2, width / 2),
        )
    ]


def overlap(one: Space, two: Space, width: float) -> float:
    """How deep two spaces reach into each other (separating axes)."""
    depth = math.inf
    for space in (one, two):
        for quarter in (0, 90):
            turn = math.radians(space.angle + quarter)
            axis = (math.cos(turn), math.sin(turn))
            (a0, a1), (b0, b1) = (
                (min(spread), max(spread))
                for spread in ([x * axis[0] + y * axis[1] for x, y in corners(each, width)] for each in (one, two))
            )
            depth = min(depth, min(a1, b1) - max(a0, b0))
    return depth


def apart(box: Space, high: float, space: Space, width: float) -> float:
    """How far a box and a space are apart along the best of their sides; less than nothing if they overlap."""
    best = -math.inf
    outlines = corners(box, high), corners(space, width)
    for turned in (0.0, 90.0, space.angle, space.angle + 90):
        axis = math.cos(math.radians(turned)), math.sin(math.radians(turned))
        (a0, a1), (b0, b1) = (
            (min(spread), max(spread)) for spread in ([x * axis[0] + y * axis[1] for x, y in one] for one in outlines)
        )
        best = max(best, b0 - a1, a0 - b1)
    return best


def plan_of(title: str) -> Plan:
    game = bound(title, 4)
    return chart_map.chart(game.board, game.edition.hash).plan


@pytest.mark.parametrize("title", TITLES)
def test_spaces_of_different_routes_do_not_overlap(title: str) -> None:
    plan = plan_of(title)
    spaces = [(route, space) for route, line in enumerate(plan.lines) for space in line.spaces]
    for place, (route, one) in enumerate(spaces):
        for other, two in spaces[place + 1 :]:
            if route != other and math.hypot(one.x - two.x, one.y - two.y) < 60:
                assert overlap(one, two, plan.space_width) < 0.5, f"routes {route} and {other}"


@pytest.mark.parametrize("title", TITLES)
def test_spaces_keep_off_cities_and_stay_on_the_map(title: str) -> None:
    plan = plan_of(title)
    for line in plan.lines:
        for space in line.spaces:
            assert space.length > 1.4 * plan.space_width
            assert all(0 < x < plan.width and 0 < y < plan.height for x, y in corners(space, plan.space_width))
            for x, y in plan.cities:
                turn = math.radians(-space.angle)
                dx, dy = x - space.x, y - space.y
                along = abs(dx * math.cos(turn) - dy * math.sin(turn)) - space.length / 2
                across = abs(dx * math.sin(turn) + dy * math.cos(turn)) - plan.space_width / 2
                assert math.hypot(max(along, 0), max(across, 0)) > 6.5


@pytest.mark.parametrize("title", TITLES)
def test_names_cover_no_train_no_city_no_souvenirs_and_no_other_name(title: str) -> None:
    game = bound(title, 4)
    chart = chart_map.chart(game.board, game.edition.hash)
    plan, train = chart.plan, chart.plan.space_width + 1.2
    for city, label in enumerate(chart.names):
        box = Space((label.left + label.right) / 2, (label.top + label.bottom) / 2, 0.0, label.right - label.left)
        high = label.bottom - label.top
        assert min(label.left, label.top, plan.width - label.right, plan.height - label.bottom) > 0
        for line in plan.lines:
            for space in line.spaces:
                assert apart(box, high, space, train) >= 0, game.board.city_names[city]
        discs = [(x, y, plan.clear) for x, y in plan.cities]
        if plan.badge:
            discs += [(x + plan.badge_shift, y + plan.badge_shift, plan.badge) for x, y in plan.cities]
        for x, y, radius in discs:
            assert distance(label, x, y) >= radius, game.board.city_names[city]
        for other in chart.names[city + 1 :]:
            beside = max(label.left, other.left) - min(label.right, other.right)
            above = max(label.top, other.top) - min(label.bottom, other.bottom)
            assert max(beside, above) >= 3, f"{label.lines} and {other.lines}"


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
    for ink in (INK, SOFT_INK, ACCENT):
        for ground in (PAPER, PANEL):
            assert contrast(ink[side], ground[side]) >= 4.5
    rules = dict(style.BASE)
    for name, ground_name in ((".on-notice", ".notice"), (".on-last", ".last"), (".on-badge", ".badge")):
        assert contrast(rules[name]["fill"][side], rules[ground_name]["fill"][side]) >= 4.5
    for ground in (LAND, style.SEA):
        assert contrast(rules[".name"]["fill"][side], ground[side]) >= 4.5


@pytest.mark.parametrize("side", [0, 1])
def test_letters_of_tickets_stand_out_from_their_flags(side: int) -> None:
    for colour in style.FLAGS:
        assert contrast(colour[side], ("#ffffff", "#14181a")[side]) >= 4.5
        assert contrast(colour[side], PANEL[side]) >= 4.5


def test_numbers_on_trains_and_signs_on_cards_stand_out() -> None:
    assert all(contrast(paint.fill, paint.ink) >= 4.5 for paint in SEATS.values())
    assert all(contrast(paint.fill, paint.ink) >= 3 for paint in (*CARDS.values(), *OTHERS))
    assert len(set(SIGNS.values())) == len(SIGNS) == 8
