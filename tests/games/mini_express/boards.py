"""What the tests of the drawn board share: settings, positions of random games, and reading what is drawn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import kolejiste as k
from kolejiste.core.parts import Part
from kolejiste.games.mini_express.game import MiniGame
from kolejiste.games.mini_express.state import MiniState
from kolejiste.games.mini_express.view import MiniView

SVG = "{http://www.w3.org/2000/svg}"
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


def root_of(part: Part) -> ElementTree.Element:
    """A part's pieces below one root."""
    pieces = "".join(f'<g class="piece">{piece.drawing}</g>' for piece in part.pieces)
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{pieces}</svg>')


def drawn(game: MiniGame, view: MiniView, language: str = "en") -> dict[str, ElementTree.Element]:
    """The roots of all parts, by name."""
    return {part.name: root_of(part) for part in game.parts(view, language)}


def nodes(game: MiniGame, view: MiniView, language: str = "en") -> dict[str, ElementTree.Element]:
    """Every drawn element that has an id."""
    return {key: node for root in drawn(game, view, language).values() for key, node in by_id(root).items()}


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def words(node: ElementTree.Element) -> list[str]:
    """The texts in an element, without its titles."""
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def uses(node: ElementTree.Element, kind: str) -> list[str]:
    """The companies whose wagon, ghost or chip is drawn in an element."""
    hrefs = [use.attrib["href"] for use in node.iter(f"{SVG}use")]
    return [href.removeprefix(f"#{kind}-") for href in hrefs if href.startswith(f"#{kind}-")]


def used_at(use: ElementTree.Element) -> tuple[float, float, float]:
    """The middle of something used, and its size."""
    at = re.match(r"translate\(([-\d.]+) ([-\d.]+)\) scale\(([-\d.]+)\)", use.attrib["transform"])
    assert at
    return float(at[1]), float(at[2]), 20 * float(at[3])
