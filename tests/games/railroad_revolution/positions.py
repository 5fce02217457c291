"""Positions of Railroad Revolution for the rule tests, and the few words the tests are written in.

state = position(rr(3), seats=[seat(money=900, supply={"white": 4, "grey": 1})])
play(state, PlaceWorker("grey", "station"), BuildStation("washington"))
assert of(state, 0)["money"] == 700

Left out, everything lies as after a draft in which every seat took its worker and nothing else.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import kolejiste as k
import kolejiste.games.railroad_revolution as room
from kolejiste.games.railroad_revolution.actions import Done, HireWorker, SellShare
from kolejiste.games.railroad_revolution.game import RailroadGame
from kolejiste.games.railroad_revolution.state import RailroadState
from kolejiste.games.railroad_revolution.view import RailroadView

COLOURS = ("white", "purple", "orange", "grey", "turquoise")
ACTIONS = ("station", "railroad", "telegraph", "trade")
TRACKS = ("telegraph", "stations", "network")
ASIDES = (SellShare, HireWorker)
A1 = ("a1-1", "a1-2", "a1-3", "a1-4")
A2 = ("a2-1", "a2-2", "a2-3", "a2-4")

# Routes that many tests use: from the coast to these cities.
TO_MIAMI = ["charlotte-miami"]
TO_CHICAGO = ["washington-chicago"]
TO_LITTLE_ROCK = ["charlotte-little-rock"]
TO_KANSAS_CITY = ["washington-chicago", "chicago-kansas-city"]
TO_DENVER = [*TO_KANSAS_CITY, "kansas-city-denver"]


# The tests of rules are written in the values of our first edition. It ships on, since older records need it.
TODAY = Path(room.__file__).parent / "data" / "edition.toml"
FIRST = TODAY.parent / "former" / "first.toml"


@cache
def rr(players: int = 3) -> RailroadGame:
    """The game for so many people, with our first edition."""
    return cast(RailroadGame, k.load("railroad_revolution").bind(players=players, edition=FIRST))


@cache
def today(players: int = 3) -> RailroadGame:
    """The game for so many people, with the edition that is played."""
    return cast(RailroadGame, k.load("railroad_revolution").bind(players=players))


def edition_text() -> str:
    """Our first edition's file, to be changed and bound anew."""
    return FIRST.read_text(encoding="utf-8")


@cache
def printed(file: Path = FIRST) -> dict[str, Any]:
    """The values of an edition of ours, read without the engine."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def bound(text: str, folder: Path, players: int = 3) -> RailroadGame:
    """The game of an edition text."""
    file = folder / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return cast(RailroadGame, k.load("railroad_revolution").bind(players=players, edition=file))


def edited(*changes: tuple[str, str]) -> str:
    """Our edition with these pieces of text replaced, each of which must stand in it."""
    text = edition_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


# --- building -------------------------------------------------------------------------------------------------------


def seat(**parts: Any) -> dict[str, Any]:
    """A seat: money, shares, supply, mat, rails, stations, offices, trains, milestones, completed, steps."""
    return parts


def milestone(tile: str, *managers: str) -> dict[str, Any]:
    return {"tile": tile, "managers": list(managers)}


def city_tiles(wanted: Mapping[str, str]) -> dict[str, str]:
    """A tile of its level for every city that has none printed: the wanted ones, then those left in order."""
    cities = printed()["map"]["cities"]
    without = {row["city"] for row in printed()["cities"]["printed"]}
    left = [row for row in printed()["cities"]["tiles"] if row["id"] not in wanted.values()]
    found = dict(wanted)
    for city in cities:
        if city["id"] not in without and city["id"] not in found:
            tile = next(row for row in left if row["level"] == city["level"])
            left.remove(tile)
            found[city["id"]] = tile["id"]
    return found


def telegraph_tiles(wanted: Mapping[int, str]) -> dict[str, str]:
    left = [row["id"] for row in printed()["telegraph"]["tiles"] if row["id"] not in wanted.values()]
    found = {str(sector): tile for sector, tile in wanted.items()}
    for number, row in enumerate(printed()["telegraph"]["sectors"], 1):
        if not row["deal"] and str(number) not in found:
            found[str(number)] = left.pop(0)
    return found


def parts_of(game: RailroadGame, *, seats: Sequence[Mapping[str, Any]] = (), **parts: Any) -> dict[str, Any]:
    """A snapshot to edit."""
    table: dict[str, Any] = {"seats": []}
    used: set[str] = {tile["tile"] for one in seats for tile in one.get("milestones", ()) if tile is not None} | {
        name for one in seats for name in one.get("completed", ())
    }
    spare = [[tile for tile in tiles if tile not in used] for tiles in (A1, A2)]
    for number in range(game.players):
        part = dict(seats[number]) if number < len(seats) else {}
        part.setdefault("supply", {"white": 4, COLOURS[1 + number]: 1})
        if "milestones" not in part:
            part["milestones"] = [milestone(spare[0].pop(0)), milestone(spare[1].pop(0))]
        table["seats"].append(part)
    table["city_tiles"] = city_tiles(parts.pop("tiles", {}))
    table["telegraph_tiles"] = telegraph_tiles(parts.pop("sectors", {}))
    table["deal"] = parts.pop("deal", "dt1")
    held = [{**one.get("trains_up", {"promotion": 1})} for one in table["seats"]]
    for one, part in zip(held, table["seats"], strict=True):
        for train, count in part.get("trains_down", {}).items():
            one[train] = one.get(train, 0) + count
    if "trains" not in parts:
        parts["trains"] = {
            train: game.stack_size - sum(one.get(train, 0) for one in held)
            for train in ("money", "performance", "shares", "rail")
        }
    top = {
        one: parts.pop(one)
        for one in ("phase", "turn", "seat", "players", "title", "edition", "stacks", "deals", "drawn", "ply")
        if one in parts
    }
    table |= parts
    return {"title": game.title.id, "players": game.players, "table": table} | top


def position(game: RailroadGame, **parts: Any) -> RailroadState:
    """A position to play on; see `parts_of`."""
    return game.restore(parts_of(game, **parts))


def trading(game: RailroadGame, **parts: Any) -> RailroadState:
    """The same with a white worker placed at the trade just now. A milestone may be complete here: at the end of the
    turn before, it would have been turned over."""
    data = parts_of(game, **parts)
    own = data["table"]["seats"][data.get("turn", 0)]
    own["supply"] = {**own["supply"], "white": own["supply"]["white"] - 1}
    own["mat"] = {"white": 1}
    data["table"]["talk"] = {"action": "trade", "worker": "white", "ability": True, "owed": 1, "flips": 1}
    return game.restore({**data, "phase": "action"})


def started(game: RailroadGame, seed: int = 1) -> RailroadState:
    """A new game whose assets are chosen, each time the first one."""
    chance = k.Chance(seed)
    state = game.new(chance)
    while state.snapshot()["phase"] in ("asset", "asset-use"):
        state.apply(state.legal()[0], chance)
    return state


# --- playing --------------------------------------------------------------------------------------------------------


def script(game: RailroadGame, *draws: tuple[str, str], then: k.Chance | None = None) -> k.ScriptedChance:
    """Draws as (deck, face)."""
    return k.ScriptedChance([(deck, game.decks[deck].index(face)) for deck, face in draws], then)


def play(state: k.State, *actions: k.Action, draws: Sequence[tuple[str, str]] = ()) -> list[k.Note]:
    """Carry the actions out with exactly these draws; returns what happened. Every result can be written and read."""
    game = cast(RailroadGame, state.game)
    chance = script(game, *draws)
    notes: list[k.Note] = []
    for action in actions:
        state.journal = notes
        state.apply(game.number(action), chance)
        state.journal = None
        assert state.census() == game.box
        assert state.over or state.legal()
        again = game.restore(state.snapshot())
        assert (again.snapshot(), again.legal()) == (state.snapshot(), state.legal())
    assert chance.left == 0, f"{chance.left} scripted draws were not asked for"
    return notes


def finish(state: k.State, draws: Sequence[tuple[str, str]] = ()) -> list[k.Note]:
    """Leave whatever is still offered, if anything is asked of the seat whose turn it was; others decline deals."""
    turn = state.turn
    notes: list[k.Note] = []
    left = list(draws)
    while not state.over and state.turn == turn and Done() in options(state):
        game = cast(RailroadGame, state.game)
        chance = script(game, *left)
        fresh: list[k.Note] = []
        state.journal = fresh
        state.apply(game.number(Done()), chance)
        state.journal = None
        notes += fresh
        left = left[len(left) - chance.left :]
    assert not left
    return notes


def happened(notes: list[k.Note], *kinds: type[k.Event]) -> list[Any]:
    """The events of these kinds, in their order."""
    return [note.event for note in notes if isinstance(note.event, kinds)]


def options(state: k.State, *kinds: type[k.Action]) -> list[Any]:
    """The legal actions, or those of these kinds."""
    actions = [state.game.action(move) for move in state.legal()]
    return [action for action in actions if not kinds or isinstance(action, kinds)]


def offered(state: k.State) -> list[Any]:
    """The legal actions without those allowed at any time."""
    return [action for action in options(state) if not isinstance(action, ASIDES)]


def assert_refused(state: k.State, *actions: k.Action) -> None:
    """These actions are illegal here and leave everything as it was."""
    before = state.snapshot()
    for action in actions:
        with pytest.raises(k.IllegalMove):
            state.apply(state.game.number(action), k.Chance(1))
    assert state.snapshot() == before


# --- looking --------------------------------------------------------------------------------------------------------


def view(state: k.State, eyes: int | None = None) -> RailroadView:
    return cast(RailroadView, state.view(eyes))


def phase(state: k.State) -> str:
    return cast(str, state.snapshot()["phase"])


def table(state: k.State) -> dict[str, Any]:
    return cast(dict[str, Any], state.snapshot()["table"])


def of(state: k.State, number: int) -> dict[str, Any]:
    """A seat's part of the table."""
    return cast(dict[str, Any], table(state)["seats"][number])


def talk(state: k.State) -> dict[str, Any]:
    return cast(dict[str, Any], table(state)["talk"])


def own(state: k.State, number: int) -> dict[str, int]:
    """A seat's workers in its supply and on its mat together."""
    part = of(state, number)
    return {
        colour: count for colour in COLOURS if (count := part["supply"].get(colour, 0) + part["mat"].get(colour, 0))
    }


def crew(state: k.State, number: int) -> int:
    return sum(own(state, number).values())


def worth(state: k.State, number: int) -> int:
    part = of(state, number)
    return cast(int, part["money"] + 150 * part["shares"])
