"""The parts of the drawing: sizes that fit a screen and a thumb, outlines to touch, and nothing that jumps."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.parts import Part
from kolejiste.games.tickets.actions import ClaimRoute
from kolejiste.games.tickets.drawing import flags, geometry, ground
from kolejiste.games.tickets.drawing import map as chart_map
from kolejiste.games.tickets.game import TicketsGame
from kolejiste.games.tickets.scoring import TicketMet
from kolejiste.games.tickets.state import TicketsState
from kolejiste.games.tickets.view import TicketsView
from tests.games.tickets import positions
from tests.games.tickets.test_board import TITLES, bound
from tests.games.tickets.test_board import position as random_position
from tests.games.tickets.test_board import positions as random_game

WIDEST, THUMB, GAP = 270.0, 34.0, 8.0
BUDGET = 130_000.0  # square units of what lies in the dock


def drawn(part: Part) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(f"<svg>{piece.drawing}</svg>") for piece in part.pieces]


def seen(game: TicketsGame, seed: int, every: int = 9) -> list[tuple[TicketsView, list[Part]]]:
    """Positions of a random game with their parts, as the one who decides and as a spectator see them."""
    found = []
    for state in random_game(game, seed):
        if state.ply % every == 0 or state.over:
            for seat in (0 if state.over else state.seat, None):
                view = state.view(seat)
                found.append((view, game.parts(view, random.Random(state.ply).choice(("en", "cs", "sk")))))
    return found


@cache
def several(title: str, players: int) -> list[tuple[TicketsView, list[Part]]]:
    return [one for seed in (1, 2) for one in seen(bound(title, players), seed)]


CASES = [(TITLES[0], 2), (TITLES[0], 5), (TITLES[1], 2), (TITLES[1], 4)]


# --- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players"), CASES)
def test_pieces_fit_a_column_and_a_thumb(title: str, players: int) -> None:
    for _, parts in several(title, players):
        for part in parts:
            if part.role == "map":
                continue
            for piece, root in zip(part.pieces, drawn(part), strict=True):
                assert piece.width <= WIDEST, part.name
                if root.find(".//*[@data-pick]") is not None:
                    assert min(piece.width, piece.height) >= THUMB, part.name


@pytest.mark.parametrize(("title", "players"), CASES)
def test_the_map_is_one_piece_of_a_good_shape(title: str, players: int) -> None:
    for _, parts in several(title, players):
        (whole,) = [part for part in parts if part.role == "map"]
        (piece,) = whole.pieces
        assert piece.width == 1000
        assert 1.35 <= piece.width / piece.height <= 1.6


@pytest.mark.parametrize(("title", "players"), CASES)
def test_letters_are_never_smaller_than_a_part_says(title: str, players: int) -> None:
    for _, parts in several(title, players):
        for part in parts:
            assert part.smallest >= (13 if part.role == "map" else 12)
            sizes = [float(size) for piece in part.pieces for size in re.findall(r'font-size="([^"]+)"', piece.drawing)]
            assert min(sizes, default=part.smallest) >= part.smallest, part.name


@pytest.mark.parametrize("title", TITLES)
def test_what_lies_in_the_dock_keeps_to_its_budget(title: str) -> None:
    game = bound(title, 3)
    planner, chance = game.planner(), k.Chance(5)
    state = game.new(chance)
    while not state.over:
        if state.ply % 10 == 0:
            parts = game.parts(state.view(state.seat))
            dock = [piece for part in parts if part.role in ("offer", "hand", "own") for piece in part.pieces]
            assert sum((piece.width + GAP) * (piece.height + GAP) for piece in dock) <= BUDGET
        state.apply(planner.choose(state, state.legal(), chance), chance)


@pytest.mark.parametrize(("title", "players"), CASES)
def test_nothing_jumps_from_step_to_step(title: str, players: int) -> None:
    """What is always there keeps its pieces and their sizes; tickets and wild chips change with what is held alone."""
    sizes: dict[tuple[int | None, str], set[object]] = {}
    for view, parts in several(title, players):
        held: object = None
        for part in parts:
            if part.role == "turn" or part.folded:
                continue
            if part.name in ("tickets", "wilds"):
                assert view.own is not None
                wild = bound(title, players).board.faces[-1]
                held = len(view.own.tickets) if part.name == "tickets" else view.own.hand.get(wild, 0)
                key = (view.seat, f"{part.name} {held}")
            else:
                key = (view.seat, part.name)
            if part.role == "legend":
                continue  # its words are as long as the language has them
            sizes.setdefault(key, set()).add(tuple((piece.width, piece.height) for piece in part.pieces))
    assert {name for _, name in sizes} >= {"map", "offer", "hand", "own", "rival-1"}
    assert all(len(kinds) == 1 for kinds in sizes.values())


# --- what can be touched ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players"), CASES)
def test_every_pick_has_an_id_and_exactly_one_outline(title: str, players: int) -> None:
    for _, parts in several(title, players):
        for part in parts:
            for root in drawn(part):
                for node in root.iter():
                    if "data-pick" not in node.attrib:
                        continue
                    outlines = [
                        one for one in node.iter() if {"touch", "touch-line"} & set(one.get("class", "").split())
                    ]
                    assert len(outlines) == 1, node.attrib
                    assert outlines[0] in list(node), "the outline is no child of what can be picked"
                    assert "id" in node.attrib


@pytest.mark.parametrize(("title", "players"), CASES)
def test_ids_are_unique_in_all_parts(title: str, players: int) -> None:
    game = bound(title, players)
    common = re.findall(r' id="([^"]+)"', game.symbols("en", "light"))
    for _, parts in several(title, players):
        ids = [name for part in parts for piece in part.pieces for name in re.findall(r' id="([^"]+)"', piece.drawing)]
        assert max(Counter([*ids, *common, *(part.name for part in parts)]).values()) == 1


@pytest.mark.parametrize(("title", "players"), CASES)
def test_what_is_shown_on_hovering_is_there(title: str, players: int) -> None:
    for _, parts in several(title, players):
        text = "".join(piece.drawing for part in parts for piece in part.pieces)
        shown = {name for names in re.findall(r'data-shows="([^"]+)"', text) for name in names.split()}
        assert shown <= set(re.findall(r' id="([^"]+)"', text))


def test_answers_to_a_tunnel_are_drawn_for_the_one_who_decides_alone() -> None:
    game = positions.europe(3)
    state = positions.position(game, {"hand": {"red": 4, "locomotive": 2}})
    claim = next(
        one
        for one in positions.options(state, ClaimRoute)
        if positions.board_of(game).tunnel[positions.board_of(game).route_number[one.route]] and one.wilds == 0
    )
    positions.play(state, claim, "red", "red", "blue")
    for seat in (0, 1, None):
        parts = {part.name: part for part in game.parts(state.view(seat))}
        picks = re.findall(r'data-pick="([^"]+)"', "".join(piece.drawing for piece in parts["tunnel"].pieces))
        wanted = {pick for move in state.legal() for pick in game.picks(move)}
        assert set(picks) == (wanted if seat == 0 else set())


# --- the viewer's tickets on the map ---------------------------------------------------------------------------------


def europe(*seats: dict[str, Any], players: int = 3) -> tuple[TicketsGame, TicketsState]:
    game = positions.europe(players)
    assert isinstance(game, TicketsGame)
    state = positions.position(game, *seats)
    assert isinstance(state, TicketsState)
    return game, state


def elements(game: TicketsGame, view: TicketsView) -> dict[str, ElementTree.Element]:
    roots = [root for part in game.parts(view) for root in drawn(part)]
    return {node.attrib["id"]: node for root in roots for node in root.iter() if "id" in node.attrib}


def classes(node: ElementTree.Element) -> set[str]:
    return {name for one in node.iter() for name in one.get("class", "").split()}


def test_both_ends_of_a_ticket_bear_the_letter_of_its_card() -> None:
    game, state = europe({"tickets": ["paris-wien", "berlin-moskva", "brest-venezia"]})
    found = elements(game, state.view(0))
    for letter, ticket, cities in (
        ("A", "paris-wien", ("paris", "wien")),
        ("B", "berlin-moskva", ("berlin", "moskva")),
        ("C", "brest-venezia", ("brest", "venezia")),
    ):
        assert letter in "".join(found[f"ticket-{ticket}"].itertext())
        for city in cities:
            assert "".join(found[f"flag-{city}"].itertext()) == letter
    for seat in (1, None):
        assert not [name for name in elements(game, state.view(seat)) if name.startswith(("flag-", "way-"))]


def test_a_city_of_several_tickets_bears_all_their_letters_up_to_three() -> None:
    tickets = ["paris-wien", "edinburgh-paris", "berlin-moskva"]
    game, state = europe({"tickets": tickets})
    assert "".join(elements(game, state.view(0))["flag-paris"].itertext()) == "AB"
    board = game.board
    many = [name for name in board.tickets if "paris" in name or "berlin" in name]
    ends = Counter(
        city
        for name in many
        for city in (board.ticket_a[board.ticket_number[name]], board.ticket_b[board.ticket_number[name]])
    )
    city, count = ends.most_common(1)[0]
    assert count > flags.MOST
    game, state = europe({"tickets": many})
    flag = "".join(elements(game, state.view(0))[f"flag-{board.cities[city]}"].itertext())
    assert len(flag) == flags.MOST
    assert flag.endswith("+")


def test_a_met_ticket_looks_met() -> None:
    routes = ["munchen-wien", "frankfurt-munchen", "frankfurt-paris"]
    game, state = europe({"tickets": ["paris-wien"], "routes": routes})
    found = elements(game, state.view(0))
    assert {"met", "done"} <= classes(found["ticket-paris-wien"])
    assert classes(found["flag-paris"]) == {"reached"}
    assert "missing" not in classes(found["way-paris-wien"])


def test_a_station_meets_a_ticket_as_it_will_at_the_end() -> None:
    own = {"tickets": ["paris-wien"], "routes": ["munchen-wien", "frankfurt-munchen"]}
    game, lacking = europe(own, {"routes": ["frankfurt-paris"]})
    assert "met" not in classes(elements(game, lacking.view(0))["ticket-paris-wien"])
    game, lent = europe({**own, "stations": ["frankfurt"]}, {"routes": ["frankfurt-paris"]})
    assert "met" in classes(elements(game, lent.view(0))["ticket-paris-wien"])


def test_the_way_of_a_ticket_uses_own_routes_for_nothing_and_keeps_off_others() -> None:
    game, state = europe({"tickets": ["paris-wien"], "routes": ["munchen-wien"]}, {"routes": ["frankfurt-paris"]})
    found = elements(game, state.view(0))
    assert found["ticket-paris-wien"].attrib["data-shows"] == "way-paris-wien"
    way = found["way-paris-wien"]
    assert "on-demand" in way.attrib["class"].split()
    plan = chart_map.chart(game.board, game.edition.hash).plan
    by_line = {geometry.path(line.track[::3]): route for line, route in zip(plan.lines, game.board.routes, strict=True)}
    lines = {by_line[one.attrib["d"]]: "missing" in one.attrib["class"].split() for one in way.iter("path")}
    assert lines["munchen-wien"] is False
    assert all(lacking for route, lacking in lines.items() if route != "munchen-wien")
    assert "frankfurt-paris" not in lines
    assert sum(game.board.length[game.board.route_number[route]] for route, lacking in lines.items() if lacking) == 5


def test_an_offered_ticket_is_flagged_and_shows_its_way_too() -> None:
    game = bound(TITLES[0], 3)
    view = game.new(k.Chance(4)).view(0)
    assert view.own is not None
    found = elements(game, view)
    for place, ticket in enumerate(view.own.offer, 1):
        assert found[f"offer-{place}"].attrib["data-shows"] == f"way-{ticket}"
        assert f"way-{ticket}" in found
    assert any("offered-flag" in classes(node) for name, node in found.items() if name.startswith("flag-"))


def test_at_the_end_the_tickets_of_all_others_lie_open() -> None:
    for title in TITLES:
        game = bound(title, 3)
        state = random_position(game, 100_000)
        assert state.over
        view = state.view(0)
        parts = {part.name: part for part in game.parts(view)}
        for seat in (1, 2):
            part = parts[f"tickets-{seat + 1}"]
            assert part.folded
            assert part.seat == seat
            text = "".join(piece.drawing for piece in part.pieces)
            assert set(re.findall(r'id="ticket-([^"]+)"', text)) == set(view.seats[seat].shown or ())
        met = {line.ticket for sheet in state.sheet() for line in sheet.lines if isinstance(line, TicketMet)}
        ours = set(view.own.tickets if view.own else ())
        found = elements(game, view)
        for name in ours | {one for seen in view.seats[1:] for one in seen.shown or ()}:
            assert ("met" in classes(found[f"ticket-{name}"])) is (name in met)


# --- the ground ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_the_ground_was_made_for_the_cities_of_the_board(title: str) -> None:
    game = bound(title, 2)
    file = ground.folder() / f"{title}.toml"
    assert f'cities = "{ground.fingerprint(game.board)}"' in file.read_text(encoding="utf-8"), "see tools/coasts.py"
    assert file.stat().st_size <= 25_000


def test_a_board_whose_cities_lie_elsewhere_gets_land_of_its_own(tmp_path: Path) -> None:
    text = k.load(TITLES[0]).edition_path().read_text(encoding="utf-8")
    moved = text.replace('name = "Wien", x = 0.5468', 'name = "Wien", x = 0.5568')
    assert moved != text
    file = tmp_path / "moved.toml"
    file.write_text(moved, encoding="utf-8")
    game = k.load(TITLES[0]).bind(players=2, edition=file)
    assert isinstance(game, TicketsGame)
    assert 'class="land"' in game.symbols("en", "light")
    assert 'class="hills"' not in game.symbols("en", "light")
    assert 'class="hills"' in bound(TITLES[0], 2).symbols("en", "light")
