"""Positions of Mini Express for the rule tests, and the few words the tests are written in.

state = position(mini(3), leather=company(track=["detroit"], pool=4), seats=[seat(influence={"wood": 3})])
play(state, BuildTrack("leather", "tulsa"))
assert influence(state, 0)["wood"] == 4

Spaces are named, or written as axial coordinates (q, r). Left out, everything lies as after a draft.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

import kolejiste as k
from kolejiste.games.mini_express.game import MiniGame
from kolejiste.games.mini_express.rules import automa
from kolejiste.games.mini_express.state import MiniState
from kolejiste.games.mini_express.view import MiniView

COMPANIES = ("wood", "steel", "leather", "cotton")
Space = str | tuple[int, int]

# Lawful drafts: by the number of people, and of two experienced players.
PICKS: dict[str, list[str]] = {
    "solo": ["wood", "steel"],
    "duo": ["wood", "steel", "leather", "cotton"],
    "experts": ["wood", "steel", "leather", "cotton"],
    "three": ["wood", "steel", "leather", "cotton", "leather", "cotton"],
    "four": ["wood", "steel", "leather", "cotton", "wood", "cotton", "leather", "steel"],
    "five": ["wood", "steel", "leather", "cotton", "wood", "cotton", "steel", "wood", "leather", "steel"],
}
# By pick of two experienced players: whose, and how many shares.
EXPERTS = ({0: 2}, {0: 1, 1: 1}, {1: 2}, {0: 1, 1: 1})


@cache
def mini(players: int = 3, **options: Any) -> MiniGame:
    """The game for so many people."""
    return cast(MiniGame, k.load("mini_express").bind(players=players, **options))


def experts(**options: Any) -> MiniGame:
    return mini(2, duo="experts", **options)


def edition_text() -> str:
    """Our own edition file, to be changed and bound anew."""
    import kolejiste.games.mini_express as room

    return (Path(room.__file__).parent / "data" / "edition.toml").read_text(encoding="utf-8")


@cache
def printed() -> dict[str, Any]:
    """The values of our edition, read without the engine."""
    return tomllib.loads(edition_text())


def bound(text: str, folder: Path, players: int = 3, **options: Any) -> MiniGame:
    """The game of an edition text."""
    file = folder / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return cast(MiniGame, k.load("mini_express").bind(players=players, edition=file, **options))


def edited(*changes: tuple[str, str]) -> str:
    """Our edition with these pieces of text replaced, each of which must stand in it."""
    text = edition_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


# --- building -------------------------------------------------------------------------------------------------------


def company(**parts: Any) -> dict[str, Any]:
    """A company: pool, supply, stock, length and track."""
    return parts


def seat(
    taken: Mapping[str, int] | None = None, influence: Mapping[str, int] | None = None, **parts: Any
) -> dict[str, Any]:
    """A seat: shares taken after the draft, and influence where it is not the one at the start."""
    return {"taken": dict(taken or {}), "influence": dict(influence or {}), **parts}


def name(game: MiniGame, space: Space) -> str:
    return space if isinstance(space, str) else game.land.names[game.land.space_at[space]]


def names(game: MiniGame, spaces: Iterable[Space]) -> list[str]:
    return [name(game, space) for space in spaces]


def place(game: MiniGame, space: Space) -> tuple[int, int]:
    return game.land.places[game.land.number[space]] if isinstance(space, str) else space


def line(game: MiniGame, *stops: str) -> list[str]:
    """A track from stop to stop, over landscape by the first shortest way found; the first stop is not in it."""
    land = game.land
    found = [stops[0]]
    for begin, end in pairwise(stops):
        came = {land.number[begin]: -1}
        rim = [land.number[begin]]
        while land.number[end] not in came:
            fresh = [(x, y) for x in rim for y in land.beside[x] if y not in came]
            assert fresh, f"no way from {begin} to {end}"
            came |= {y: x for x, y in fresh}
            rim = [y for _, y in fresh if land.is_land[y]]
        x = land.number[end]
        steps = []
        while x != land.number[begin]:
            steps.append(land.names[x])
            x = came[x]
        found += [step for step in reversed(steps) if step not in found]
    return found[1:]


def grown(
    game: MiniGame, one: str, trains: int, *, avoid: Sequence[str] = (), track: Sequence[str] = (), strict: bool = True
) -> list[str]:
    """A lawful track of exactly so many trains for a company, into cities that are not to be avoided."""
    land = game.land
    track = list(track)
    net = [land.number[name] for name in [land.names[land.start_space[COMPANIES.index(one)]], *track]]

    def grow(net: list[int], left: int) -> list[int] | None:
        if not left:
            return net
        near = {city: min(far[x] for x in net) for city, far in zip(land.cities, land.distance, strict=True)}
        for city, far in sorted(near.items(), key=lambda pair: pair[1]):
            if 0 < far <= min(5, left) and city not in avoid:
                begin = next(x for x in net if land.distance[land.city_number[city]][x] == far)
                found = grow(net + [land.number[x] for x in line(game, land.names[begin], city)], left - far)
                if found:
                    return found
        return None

    found = grow(net, trains - len(track)) or []
    assert found or not strict
    return [land.names[x] for x in found[1:]]


def spread(game: MiniGame, one: str, wide: int, *, avoid: Sequence[str] = ()) -> list[str]:
    """A lawful track of a company over exactly so many spaces of landscape."""
    for trains in range(wide, 25):
        for first in land_near(game, one, avoid):
            found = grown(game, one, max(trains, len(first)), avoid=avoid, track=first, strict=False)
            if found and sum(game.land.is_land[game.land.number[x]] for x in found) == wide:
                return found
    raise AssertionError("no such track")


def land_near(game: MiniGame, one: str, avoid: Sequence[str]) -> list[list[str]]:
    """Nothing, or a track into one of the cities in reach, the furthest first."""
    land = game.land
    start = land.start_space[COMPANIES.index(one)]
    near = [city for number, city in enumerate(land.cities) if land.distance[number][start] <= 5 and city not in avoid]
    near.sort(key=lambda city: -land.distance[land.city_number[city]][start])
    return [[], *(line(game, land.names[start], city) for city in near)]


def parts_of(game: MiniGame, *, seats: Sequence[Mapping[str, Any]] = (), **parts: Any) -> dict[str, Any]:
    """A snapshot to edit, with tokens, shares and stocks that fit what is named."""
    companies = {one: dict(parts.pop(one, {})) for one in COMPANIES}
    picks = parts.pop("picks", PICKS[game.mode])
    held = _drafted(game, picks)
    drafting = parts.get("phase", "action").startswith("draft")
    automa_gets = parts.pop("automa_gets", None)
    if game.automas and not drafting:
        held[game.people] = automa_gets or _automas_shares(game, picks)
    table: dict[str, Any] = {"picks": list(picks), "seats": []}
    for number in range(game.players):
        given = dict(seats[number]) if number < len(seats) else seat()
        taken = Counter(given.pop("taken", {}))
        shares = given.pop("shares", None)
        for one, count in taken.items():
            companies[one].setdefault("stock", game.setup.pool)
            if not companies[one].get("gone"):
                companies[one]["stock"] -= count
        table["seats"].append({"shares": shares or dict(held[number] + taken), **_influence(given)})
    for one in COMPANIES:
        part = companies[one]
        if part.pop("gone", False):
            part["stock"] = 0
        part["track"] = names(game, part.get("track", []))
        if drafting:
            drafted = sum(seat_held[one] for seat_held in held)
            part.setdefault("aside", game.setup.aside - drafted)
    table["companies"] = companies
    if game.golden_spike:
        table["spike"] = parts.pop("spike", {"state": "on-map"})
    if game.automas:
        table["automa"] = {"company": "wood", **parts.pop("automa", {})}
        if drafting:
            table["automa"].setdefault("bag", dict(zip(game.automa_faces, game.automa_counts, strict=False)))
    tokens = _tokens(game, parts.pop("tokens", {}))
    keep = parts.pop("keep", [])
    full = [city for city in game.land.cities if _is_full(game, table, city) and city not in keep]
    table["removed"] = {city: tokens[city] for city in full}
    table["tokens"] = {city: token for city, token in tokens.items() if city not in full}
    top = {
        one: parts.pop(one)
        for one in ("phase", "turn", "seat", "players", "title", "options", "edition")
        if one in parts
    }
    if "building" in parts and parts["building"] is not None:
        path = parts["building"].get("path", [])
        parts["building"] = {**parts["building"], "path": names(game, path)}
    table |= parts
    return {"title": game.title.id, "players": game.players, "table": table} | top


def _influence(given: dict[str, Any]) -> dict[str, Any]:
    if not given.get("influence"):
        given.pop("influence", None)
    return given


def _drafted(game: MiniGame, picks: Sequence[str]) -> list[Counter[str]]:
    held: list[Counter[str]] = [Counter() for _ in range(game.players)]
    for number, pick in enumerate(picks):
        if game.experts:
            for who, count in EXPERTS[number].items():
                held[who][pick] += count
        else:
            held[number if number < game.people else 2 * game.people - 1 - number][pick] += 1
    return held


def _automas_shares(game: MiniGame, picks: Sequence[str]) -> Counter[str]:
    if game.people == 1:
        return Counter({one: 2 if game.hard else 1 for one in COMPANIES if one not in picks})
    return Counter(
        {one: game.setup.aside - picks.count(one) for one in COMPANIES if game.setup.aside > picks.count(one)}
    )


def _tokens(game: MiniGame, wanted: Mapping[str, str]) -> dict[str, str]:
    """A token for every city: the wanted ones, and pairs and doubles before wild ones."""
    left = Counter(dict(zip(game.token_names, game.demand_counts, strict=True)))
    left.subtract(wanted.values())
    spare = [token for token in game.token_names for _ in range(left[token])]
    rest = [city for city in game.land.cities if city not in wanted]
    return dict(wanted) | dict(zip(rest, spare, strict=False))


def _is_full(game: MiniGame, table: Mapping[str, Any], city: str) -> bool:
    there = sum(city in part["track"] for part in table["companies"].values())
    event = game.golden_spike and table["spike"]["state"] in ("one-branch", "complete")
    west = game.spike_west >= 0 and city == game.land.cities[game.spike_west]
    return there >= game.capacity[game.land.city_number[city]] or (event and west)


def position(game: MiniGame, **parts: Any) -> k.State:
    """A position to play on; see `parts_of`. Actions left to experienced players are those of a turn's beginning."""
    if game.experts and not parts.get("used") and not parts.get("phase", "action").startswith(("draft", "over")):
        parts.setdefault("left", 1)
    return game.restore(parts_of(game, **parts))


def started(game: MiniGame, picks: Sequence[str] | None = None, seed: int = 1, *draws: str) -> k.State:
    """A new game whose draft is over."""
    from kolejiste.games.mini_express.actions import DraftShare, DraftShareForBoth, DraftTwoShares

    chance = k.Chance(seed)
    state = game.new(chance)
    kinds: list[Any] = [DraftShare] * 10
    if game.experts:
        kinds = [DraftTwoShares, DraftShareForBoth, DraftTwoShares]
        picks = (picks or PICKS["experts"])[:3]
    then = script(game, *draws, then=chance)
    for kind, pick in zip(kinds, picks or PICKS[game.mode], strict=False):
        state.apply(game.number(kind(pick)), then)
    return state


# --- playing --------------------------------------------------------------------------------------------------------


def script(game: MiniGame, *draws: str, then: k.Chance | None = None) -> k.ScriptedChance:
    """Draws of the automa's tokens: "1-2" is one step of the company marker and two of the city marker; "refresh"."""
    return k.ScriptedChance([("automa", game.automa_faces.index(token)) for token in draws], then)


def play(state: k.State, action: k.Action, *draws: str) -> list[k.Note]:
    """Carry the action out with exactly these draws; returns what happened. Every result can be written and read."""
    game = cast(MiniGame, state.game)
    chance = script(game, *draws)
    notes: list[k.Note] = []
    state.journal = notes
    state.apply(game.number(action), chance)
    state.journal = None
    assert chance.left == 0, f"{chance.left} scripted draws were not asked for"
    assert state.census() == game.box
    assert state.over or state.legal()
    again = game.restore(state.snapshot())
    assert (again.snapshot(), again.legal()) == (state.snapshot(), state.legal())
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


def clockwise(game: MiniGame, start: int, city: int) -> list[int]:
    """The landscape of the automa's track into a city for a company that stands on this space alone."""
    state = MiniState(game)
    state.company, state.city = 0, city
    state.net[0] = game.spread(1 << start)
    state.reach[0] = list(game.land.within[start])
    automa.choose_way(state)
    return list(state.path)


# --- looking --------------------------------------------------------------------------------------------------------


def view(state: k.State, eyes: int | None = None) -> MiniView:
    return cast(MiniView, state.view(eyes))


def table(state: k.State) -> dict[str, Any]:
    return cast(dict[str, Any], state.snapshot()["table"])


def of(state: k.State, one: str) -> dict[str, Any]:
    """A company's part of the table."""
    return cast(dict[str, Any], table(state)["companies"][one])


def by_company(state: k.State, field: str) -> tuple[int, ...]:
    """A number of every company, in the order wood, steel, leather, cotton."""
    return tuple(of(state, one)[field] for one in COMPANIES)


def influence(state: k.State, number: int) -> dict[str, int]:
    return cast(dict[str, int], table(state)["seats"][number]["influence"])


def shares(state: k.State, number: int) -> dict[str, int]:
    return cast(dict[str, int], table(state)["seats"][number]["shares"])


def ways(state: k.State) -> list[tuple[str, ...]]:
    """Every way that can be chosen step by step from here, as the landscape laid."""
    from kolejiste.games.mini_express.actions import LayTrack
    from kolejiste.games.mini_express.events import TrackBuilt

    found = []
    for action in options(state, LayTrack):
        copy = state.clone()
        copy.journal = []
        copy.apply(copy.game.number(action), k.ScriptedChance([]))
        if copy.snapshot()["phase"] == "way":
            found += ways(copy)
        else:
            found += [one.spaces[:-1] for one in happened(copy.journal, TrackBuilt)]
    return found
