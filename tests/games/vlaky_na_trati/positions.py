"""Positions of Vlaky na trati for the rule tests, and the few words the tests are written in.

state = position(vlaky(), seat(coins=1), laid=TRACK[:3], offer=["B21", "B20", "B19", "B22"])
play(state, LayCard("B21"), "B24")          # the deck refills the offer with B24
assert ticks(state, 0) == {"coal": 1}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import ChooseSide, ChooseTrack
from kolejiste.games.vlaky_na_trati.components import Board
from kolejiste.games.vlaky_na_trati.game import VlakyGame
from kolejiste.games.vlaky_na_trati.view import VlakyView

HEIGHTS = ("top", "middle", "bottom")
A_CARDS = [f"A{n:02}" for n in range(1, 13)]
B_CARDS = [f"B{n:02}" for n in range(1, 26)]
# 24 cards in travel order; the first eleven are those of the constraints' movement table. Left: B19 - B22, B24.
TRACK = ["B10", "A12", "B16", "A03", "B18", "B25", "A08", "B13", "B15", "A05", "B23", "B01"]
TRACK += ["B02", "B03", "B04", "B05", "B06", "B07", "B08", "B09", "B11", "B12", "B14", "B17"]


@cache
def vlaky(players: int = 2, sheet: str = "I") -> k.Game:
    return k.load("vlaky_na_trati").bind(players=players, sheet=sheet)


def edition_text() -> str:
    """Our own edition file, to be changed and bound anew."""
    import kolejiste.games.vlaky_na_trati as room

    return (Path(room.__file__).parent / "data" / "edition.toml").read_text(encoding="utf-8")


def bound(text: str, folder: Path, players: int = 2, sheet: str = "I") -> k.Game:
    """The game of an edition text."""
    file = folder / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return k.load("vlaky_na_trati").bind(players=players, edition=file, sheet=sheet)


def with_edges(clash: str, edges: Mapping[str, str]) -> str:
    """Our edition with clashing edges: by card (or "all"), the text added to it."""
    lines = []
    for line in edition_text().splitlines():
        if line.startswith("clash ="):
            line = f"clash = {clash}"
        elif line.strip().startswith("{ id = ") and "deck = " in line:
            card = line.split('"')[1]
            more = edges.get(card, edges.get("all", ""))
            if more:
                line = line.replace(" } },", f" }}, {more} }},")
        lines.append(line)
    return "\n".join(lines) + "\n"


def board_of(game: k.Game) -> Board:
    return cast(VlakyGame, game).board


# --- building -----------------------------------------------------------------------------------------------------


def seat(**parts: Any) -> dict[str, Any]:
    """One seat of a snapshot: track, hand, slow, coins, ticks, ..."""
    return parts


def parts_of(game: k.Game, *seats: Mapping[str, Any], **parts: Any) -> dict[str, Any]:
    """A snapshot to edit: seats on the top, middle and bottom track, and four B cards offered that lie nowhere else."""
    named = [dict(one) for one in seats] + [{} for _ in range(game.players - len(seats))]
    for height, one in zip(HEIGHTS, named, strict=False):
        one.setdefault("track", height)
    data: dict[str, Any] = {
        "title": game.title.id,
        "sheet": game.options["sheet"],
        "players": game.players,
        "side": "1",
        "seats": named,
    } | parts
    if "offer" not in data:
        deck = data.get("deck", {}).get("unseen") or []
        free = [card for card in reversed(B_CARDS) if card not in [*data.get("laid", []), *deck]]
        data["offer"] = free[:4]
    return data


def position(game: k.Game, *seats: Mapping[str, Any], **parts: Any) -> k.State:
    """A position to play on; see `parts_of`."""
    return game.restore(parts_of(game, *seats, **parts))


def started(game: k.Game, side: str = "1", tracks: Sequence[str] = HEIGHTS, seed: int = 1) -> k.State:
    """A new game whose set-up is over."""
    chance = k.Chance(seed)
    state = game.new(chance)
    state.apply(game.number(ChooseSide(side)), chance)
    for track in tracks[: game.players]:
        state.apply(game.number(ChooseTrack(track)), chance)
    return state


# --- playing ------------------------------------------------------------------------------------------------------


def script(game: k.Game, *draws: str, then: k.Chance | None = None) -> k.ScriptedChance:
    """Draws by the names of the cards."""
    return k.ScriptedChance([(card[0], game.decks[card[0]].index(card)) for card in draws], then)


def play(state: k.State, action: k.Action, *draws: str) -> list[k.Note]:
    """Carry the action out with exactly these draws; returns what happened."""
    chance = script(state.game, *draws)
    notes: list[k.Note] = []
    state.journal = notes
    state.apply(state.game.number(action), chance)
    state.journal = None
    assert chance.left == 0, f"{chance.left} scripted draws were not asked for"
    assert state.census() == state.game.box
    assert state.over or state.legal()
    return notes


def happened(notes: list[k.Note], *kinds: type[k.Event]) -> list[Any]:
    """The events of these kinds, in their order."""
    return [note.event for note in notes if isinstance(note.event, kinds)]


def options(state: k.State, *kinds: type[k.Action]) -> list[Any]:
    """The legal actions, or those of these kinds."""
    actions = [state.game.action(move) for move in state.legal()]
    return [action for action in actions if not kinds or isinstance(action, kinds)]


def assert_refused(state: k.State, action: k.Action) -> None:
    """The action is illegal here and leaves everything as it was."""
    before = state.snapshot()
    with pytest.raises(k.IllegalMove):
        state.apply(state.game.number(action), k.Chance(1))
    assert state.snapshot() == before


# --- looking ------------------------------------------------------------------------------------------------------


def view(state: k.State, eyes: int | None = None) -> VlakyView:
    return cast(VlakyView, state.view(eyes))


def part(state: k.State, name: str) -> Any:
    return state.snapshot()[name]


def seat_part(state: k.State, number: int, name: str) -> Any:
    return state.snapshot()["seats"][number][name]


def ticks(state: k.State, number: int) -> dict[str, int]:
    return cast(dict[str, int], seat_part(state, number, "ticks"))


def coins(state: k.State, number: int) -> int:
    return cast(int, seat_part(state, number, "coins"))


def points(state: k.State, number: int) -> dict[str, int]:
    """The reckoning by row (the first named of several), and the coins; lines without points are left out."""
    found: dict[str, int] = {}
    for line in state.sheet()[number].lines:
        rows = getattr(line, "rows", None)
        name = "_x_".join(rows) if rows else getattr(line, "row", "coins")
        if line.points:
            found[name] = line.points
    return found
