"""A second reading of the rulebook, written without the engine's rules: every way is searched, every network walked.

Only the printed values come from the edition file, and the names of landscape spaces from the bound game. `Shadow`
follows a game action by action; `legal` is what may be done, `table` what lies on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Any

import kolejiste as k
from kolejiste.games.mini_express.actions import (
    BuildTrack,
    DraftShare,
    DraftShareForBoth,
    DraftTwoShares,
    GainInfluence,
    LayTrack,
    OpenPort,
    OperateWest,
    Pass,
    RunAutoma,
    TakeShare,
)
from kolejiste.games.mini_express.game import MiniGame
from tests.games.mini_express.positions import COMPANIES, printed

Place = tuple[int, int]
Way = tuple[Place, ...]
LEVELS = ("passenger", "tourist", "trainspotter", "conductor", "railwayman")


def around(place: Place) -> list[Place]:
    q, r = place
    return [(q, r - 1), (q, r + 1), (q + 1, r), (q - 1, r), (q + 1, r - 1), (q - 1, r + 1)]


class Country:
    """A map: where things are, and ways found by walking."""

    def __init__(self, which: str, *, ports: bool) -> None:
        world = printed()["maps"][which]
        self.city = {row["id"]: (row["q"], row["r"]) for row in world["cities"]}
        self.at = {place: city for city, place in self.city.items()}
        self.number = {row["id"]: row["number"] for row in world["cities"]}
        self.order = sorted(self.number, key=lambda city: self.number[city])
        self.capacity = {row["id"]: row["capacity"] for row in world["cities"]}
        self.start = {row["company"]: (row["q"], row["r"]) for row in world["starts"]}
        havens: dict[str, Place] = {row["id"]: (row["q"], row["r"]) for row in world.get("ports", [])}
        self.port = havens if ports else {}
        self.landscape = {(q, r) for q, r in world["landscape"]} | (set() if ports else set(havens.values()))
        self._searched: dict[frozenset[Place], dict[str, list[Way]]] = {}
        self._far: dict[str, dict[Place, int]] = {}

    def ways(self, network: frozenset[Place]) -> dict[str, list[Way]]:
        """By city that at most five trains lead into: every shortest way from the network, without the city."""
        found = self._searched.get(network)
        if found is None:
            if len(self._searched) > 2000:
                self._searched.clear()
            found = self._searched[network] = {}
            rim: list[Way] = [()]
            seen = set(network)
            for _ in range(5):
                fresh: list[Way] = []
                for way in rim:
                    ends = {y for x in ([way[-1]] if way else network) for y in around(x)}
                    for city in {self.at[y] for y in ends if y in self.at and y not in network}:
                        if city not in found or len(found[city][0]) == len(way):
                            found.setdefault(city, []).append(way)
                    fresh += [(*way, y) for y in ends if y in self.landscape and y not in seen]
                seen |= {way[-1] for way in fresh}
                rim = fresh
        return found

    def apart(self, city: str, place: Place) -> int:
        """How many trains a way from the place into the city takes; a way between two cities counts one of them."""
        if city not in self._far:
            far = {self.city[city]: 0}
            rim = [self.city[city]]
            while rim:
                fresh = []
                for x in rim:
                    if x in self.landscape or not far[x]:
                        for y in around(x):
                            if y not in far:
                                far[y] = far[x] + 1
                                fresh.append(y)
                rim = [y for y in fresh if y in self.landscape]
            self._far[city] = far
        return self._far[city].get(place, 999)


@cache
def country(which: str, ports: bool) -> Country:
    return Country(which, ports=ports)


def leftmost(start: Place, ways: Iterable[Way], city: Place) -> Way:
    """The clockwise rule: going out along the way and straight back encloses most ground on the left."""

    def ground(way: Way) -> int:
        corners = [start, *way, city]
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, [*corners[1:], start], strict=True))

    return max(ways, key=ground)


@cache
def drafts(people: int, aside: int, made: tuple[str, ...]) -> tuple[str, ...]:
    """What may be picked next: two different companies each, no two people the same two, and everybody can go on."""
    found = []
    for pick in COMPANIES:
        picks = (*made, pick)
        if picks.count(pick) > aside:
            continue
        pairs = [(picks[n], picks[2 * people - 1 - n]) for n in range(people) if 2 * people - 1 - n < len(picks)]
        if any(a == b for a, b in pairs) or len({frozenset(pair) for pair in pairs}) < len(pairs):
            continue
        if len(picks) == 2 * people or drafts(people, aside, picks):
            found.append(pick)
    return tuple(found)


class Shadow:
    """A game followed from its deal."""

    def __init__(self, state: k.State) -> None:
        game = state.game
        assert isinstance(game, MiniGame)
        self.names = dict(zip(game.land.places, game.land.names, strict=True))
        options = game.options
        self.people = game.people
        self.experts = self.people == 2 and options["duo"] == "experts"
        self.automas = self.people == 1 or (self.people == 2 and not self.experts)
        self.players = self.people + self.automas
        self.level = LEVELS.index(str(options["difficulty"]))
        self.land = country(str(options["map"]), bool(options["ports"]))
        self.spike_on, self.ports_on = bool(options["golden_spike"]), bool(options["ports"])
        self.capacity = {city: 2 if options["beginner"] else most for city, most in self.land.capacity.items()}
        five = {1: (5, 2, 0), 3: (6, 2, 2), 4: (6, 3, 1), 5: (6, 3, 2)}
        pool, aside, self.bonus = five.get(self.people, (5, 2, 0) if self.experts else (6, 2, 0))
        self.pool = dict.fromkeys(COMPANIES, 4)
        self.supply = dict.fromkeys(COMPANIES, 20)
        self.stock = dict.fromkeys(COMPANIES, pool)
        self.aside = dict.fromkeys(COMPANIES, aside)
        self.most_aside = aside
        self.length = dict.fromkeys(COMPANIES, 0)
        self.net = {one: frozenset([self.land.start[one]]) for one in COMPANIES}
        self.tokens: dict[str, str] = dict(state.snapshot()["table"]["tokens"])
        self.shares = [dict.fromkeys(COMPANIES, 0) for _ in range(self.players)]
        self.influence = [dict.fromkeys(COMPANIES, 1) for _ in range(self.players)]
        if self.people == 1 and self.level == 4:
            self.influence = [dict.fromkeys(COMPANIES, 0), dict.fromkeys(COMPANIES, 2)]
        self.spike, self.east, self.west = "on-map" if self.spike_on else None, "", ""
        self.ports: dict[str, str] = {}
        self.marker, self.aim = "wood", 0
        self.full_bag = Counter(
            {f"{row['company']}-{row['city']}": row["count"] for row in printed()["automa"]["tokens"]}
        )
        self.bag = Counter(self.full_bag)
        self.picks: tuple[str, ...] = ()
        self.phase = "draft-two" if self.experts else "draft"
        self.turn, self.ending, self.idle, self.left, self.used = 0, False, 0, 0, ""
        self.company, self.city, self.path = "", "", Way()
        self.wild = ""
        self.chosen: list[str] = []  # who may run the western branch
        self.checking = False

    def copy(self) -> Shadow:
        other = Shadow.__new__(Shadow)
        for field, value in self.__dict__.items():
            if isinstance(value, dict | list | Counter) and field not in ("names", "capacity", "full_bag"):
                value = (
                    [one.copy() if isinstance(one, dict) else one for one in value]
                    if isinstance(value, list)
                    else value.copy()
                )
            other.__dict__[field] = value
        return other

    # --- what may be done -------------------------------------------------------------------------------------------

    @property
    def gone(self) -> set[str]:
        return {one for one in COMPANIES if not self.stock[one]}

    def there(self, city: str) -> list[str]:
        return [one for one in COMPANIES if self.land.city[city] in self.net[one]]

    def cities(self, company: str) -> dict[str, list[Way]]:
        """Into which cities the company can build, and how: a token lies there, and its trains suffice."""
        ways = self.land.ways(self.net[company])
        return {
            city: found for city, found in ways.items() if city in self.tokens and len(found[0]) < self.pool[company]
        }

    def legal(self) -> set[k.Action]:
        match self.phase:
            case "draft":
                return {DraftShare(one) for one in drafts(self.people, self.most_aside, self.picks)}
            case "draft-two":
                return {DraftTwoShares(one) for one in COMPANIES if one not in self.picks}
            case "draft-both":
                return {DraftShareForBoth(one) for one in COMPANIES if one not in self.picks}
            case "way":
                depth = len(self.path)
                return {LayTrack(self.names[way[depth]]) for way in self.open_ways()}
            case "influence":
                return {GainInfluence(one) for one in COMPANIES if one != self.wild}
            case "operator":
                return {OperateWest(one) for one in self.chosen}
            case "port":
                return {OpenPort(port) for port in self.land.port if port not in self.ports}
            case "automa":
                return {RunAutoma()}
            case "over":
                return set()
        own = self.influence[self.turn]
        found: set[k.Action] = set()
        for one in COMPANIES:
            if one == self.used:
                continue
            if self.stock[one] and own[one] >= self.pool[one] and not (self.used and self._share_ends(one)):
                found.add(TakeShare(one))
            for city in self.cities(one):
                if not self.used or self.harmless_ways(one, city):
                    found.add(BuildTrack(one, city))
        return found or {Pass()}

    def _share_ends(self, company: str) -> bool:
        trial = self.copy()
        trial.take(0, company, 3, 5)
        return bool(trial.gone)

    def harmless_ways(self, company: str, city: str) -> list[Way]:
        """The ways of a second action after which no company need be exhausted."""
        found = self.cities(company)[city]
        if min(self.supply.values()) > 8:
            return found
        return [way for way in found if self._harmless(company, city, way)]

    def _harmless(self, company: str, city: str, way: Way) -> bool:
        trial = self.copy()
        trial.checking, trial.used = True, ""
        trial.company, trial.city, trial.path = company, city, way
        trial.lay_track(self.turn)
        if trial.phase == "influence":
            trial.after_influence(self.turn)
        if trial.phase == "port":
            trial.open_port(next(port for port in self.land.port if port not in self.ports))
        if trial.phase == "operator":
            return any(not trial._operates(one) for one in trial.chosen)
        return not trial.gone

    def _operates(self, company: str) -> set[str]:
        trial = self.copy()
        trial.complete(company)
        return trial.gone

    def open_ways(self) -> list[Way]:
        ways = self.cities(self.company)[self.city]
        if self.used:
            ways = self.harmless_ways(self.company, self.city)
        return [way for way in ways if way[: len(self.path)] == self.path]

    # --- doing it ---------------------------------------------------------------------------------------------------

    def follow(self, action: k.Action, draws: Sequence[str] = ()) -> None:
        """Carry an action out; `draws` are the automa's tokens as they came."""
        self.draws = list(draws)
        match action:
            case DraftShare(company):
                self.give(self.turn, company, 1)
                self.picks += (company,)
                self._drafted()
            case DraftTwoShares(company):
                self.give(self.turn, company, 2)
                self.picks += (company,)
                self.phase = "draft-both"
                if self.turn == 1:
                    self._for_both(next(one for one in COMPANIES if one not in self.picks))
                    self._begin()
                    self.left = 0
            case DraftShareForBoth(company):
                self._for_both(company)
                self.phase, self.turn = "draft-two", 1
            case TakeShare(company):
                self.influence[self.turn][company] -= self.pool[company]
                self.take(self.turn, company, 3, 5)
                self.acted(company)
            case BuildTrack(company, city):
                self.company, self.city, self.path = company, city, ()
                self._lay_on()
            case LayTrack(space):
                self.path += (next(place for place, name in self.names.items() if name == space),)
                self._lay_on()
            case GainInfluence(company):
                self.influence[self.turn][company] += 1
                self.after_influence(self.turn)
            case OpenPort(port):
                self.open_port(port)
            case OperateWest(company):
                self.complete(company)
                self.acted(self.company)
            case Pass():
                if not self.used:
                    self.idle += 1
                self.end_turn()
            case RunAutoma():
                self.automa()
        assert not self.draws

    def give(self, who: int, company: str, count: int) -> None:
        self.shares[who][company] += count
        self.aside[company] = max(0, self.aside[company] - count)

    def _for_both(self, company: str) -> None:
        self.give(0, company, 1)
        self.give(1, company, 1)
        self.picks += (company,)

    def _drafted(self) -> None:
        done = len(self.picks)
        if done < 2 * self.people:
            self.turn = done if done < self.people else 2 * self.people - 1 - done
            return
        if self.people == 1:
            for _ in range(2):
                steps = self.draw()[0]
                self._step(steps)
                self.give(1, self.marker, 2 if self.level >= 2 else 1)
        for one in COMPANIES:
            if self.people == 2:
                self.give(2, one, self.aside[one])
            elif self.people > 2:
                self.length[one] = self.aside[one] * self.bonus
            self.aside[one] = 0
        if self.automas:
            self.bag["refresh"] = self.full_bag["refresh"] = 2
        self._begin()

    def _begin(self) -> None:
        self.turn, self.phase, self.left, self.used = 0, "action", int(self.experts), ""

    def take(self, who: int, company: str, trains: int, most: int) -> None:
        self.stock[company] -= 1
        self.shares[who][company] += 1
        for _ in range(trains):
            if self.pool[company] < most:
                self.to_pool(company)

    def to_pool(self, company: str) -> None:
        if self.supply[company]:
            self.pool[company] += 1
            self.spend(company)

    def spend(self, company: str) -> bool:
        """A train leaves the supply; with the last one the remaining shares go."""
        if not self.supply[company]:
            return False
        self.supply[company] -= 1
        if not self.supply[company]:
            self.stock[company] = 0
        return True

    def _lay_on(self) -> None:
        """Forced steps need no question."""
        while True:
            depth = len(self.path)
            following = {way[depth : depth + 1] for way in self.open_ways()}
            if len(following) > 1:
                self.phase = "way"
                return
            step = following.pop()
            if not step:
                self.lay_track(self.turn)
                return
            self.path += step

    def lay_track(self, who: int) -> None:
        company, city = self.company, self.city
        target = self.land.city[city]
        for space in (*self.path, target):
            self.pool[company] -= 1
            self.net[company] |= {space}
            for other in COMPANIES:
                frugal = self.level >= 1 and who >= self.people
                if other != company and space in self.net[other] and self.pool[other] < (2 if frugal else 5):
                    self.to_pool(other)
        self.length[company] = min(15, self.length[company] + len(self.path))
        first, second = self.tokens[city].split("-")
        self.influence[who][first] += 1
        if second != "wild":
            self.influence[who][second] += 1
        elif who >= self.people:
            for one in COMPANIES:
                self.influence[who][one] += one != first
        else:
            self.phase, self.wild = "influence", first
            return
        self.after_influence(who)

    def after_influence(self, who: int) -> None:
        token = self.tokens[self.city]
        there = len(self.there(self.city))
        if there == self.capacity[self.city]:
            del self.tokens[self.city]
        if self.ports_on and token.endswith("-wild") and there == 1:
            self.wild = token.split("-")[0]
            if self.supply[self.wild]:
                if who < self.people:
                    self.phase = "port"
                    return
                self._settle(self.nearest_port())
        self.golden_spike(who)

    def open_port(self, port: str) -> None:
        self._settle(port)
        self.golden_spike(self.turn)

    def _settle(self, port: str) -> None:
        self.spend(self.wild)
        self.ports[port] = self.wild
        self.net[self.wild] |= {self.land.port[port]}

    def nearest_port(self) -> str:
        aim = self.land.order[self.aim - 1]
        free = {port: place for port, place in self.land.port.items() if port not in self.ports}

        def key(port: str) -> tuple[int, int, int]:
            q, r = free[port]
            return self.land.apart(aim, (q, r)), q, -r

        return min(free, key=key)

    # --- Golden Spike -----------------------------------------------------------------------------------------------

    def golden_spike(self, who: int) -> None:
        if self.spike_on and self.spike == "on-map":
            if self.city == "san-francisco":
                self.spike = "void"
            if self.city == "omaha":
                self.spike = "one-branch"
                self.east = self.company if self.spend(self.company) else ""
                for one in COMPANIES:
                    if one != self.company and self.spend(one):
                        self.net[one] |= {self.land.city["san-francisco"]}
                self.tokens.pop("san-francisco", None)
        if self.spike_on and self.spike == "one-branch" and self.connected():
            self.spike = "complete"
            found = self.met()
            if who >= self.people and found:
                found = [self.automas_operator(found)]
            elif self.used and len(found) > 1:
                found = [one for one in found if self.supply[one] != 1]
            if len(found) > 1:
                self.phase, self.chosen = "operator", found
                return
            self.complete(found[0] if found else "")
        self.acted(self.company)

    def parts(self, without: frozenset[Place] = frozenset(), whose: str = "") -> list[set[tuple[str, Place]]]:
        """Trains in groups that one can travel in: along one company's spaces, changing where two share a space."""
        left = {(one, x) for one in COMPANIES for x in self.net[one] if not (one == whose and x in without)}
        found = []
        while left:
            group, rim = set(), [left.pop()]
            while rim:
                company, x = rim.pop()
                group.add((company, x))
                near = {(company, y) for y in around(x)} | {(other, x) for other in COMPANIES}
                rim += near & left
                left -= near
            found.append(group)
        return found

    def connected(self) -> bool:
        omaha, coast = self.land.city["omaha"], self.land.city["san-francisco"]
        return any({omaha, coast} <= {x for _, x in group} for group in self.parts())

    def met(self) -> list[str]:
        """Who stands where the branches met: on the new track, where it came upon the branch it did not belong to."""
        omaha, coast = self.land.city["omaha"], self.land.city["san-francisco"]
        track = frozenset([*self.path, self.land.city[self.city]])
        groups = self.parts(track, self.company)
        ends = [next((g for g in groups if any(x == end for _, x in g)), set()) for end in (omaha, coast)]
        touching = {(self.company, y) for x in track for y in around(x)}
        belongs = [bool(group & touching) for group in ends]
        # Had it been joined to both by two parts of its own, it sets out from the eastern one.
        far = [ends[1]] if belongs[0] else [ends[0]] if belongs[1] else ends
        junctions = set()
        for x in track:
            others = {(one, x) for one in COMPANIES if one != self.company}
            own = {(self.company, y) for y in around(x)}
            if any(group & (others | own) for group in far):
                junctions.add(x)
        return [one for one in COMPANIES if self.net[one] & junctions and one != self.east]

    def complete(self, company: str) -> None:
        self.west = company if company and self.spend(company) else ""
        for one in (self.east, self.west):
            if one:
                self.length[one] = min(15, self.length[one] + 2)

    def automas_operator(self, found: list[str]) -> str:
        circle = [*COMPANIES[COMPANIES.index(self.marker) :], *COMPANIES[: COMPANIES.index(self.marker)]]
        theirs = {one: sum(self.shares[seat][one] for seat in range(self.people)) for one in found}
        return min(found, key=lambda one: (-self.shares[-1][one], theirs[one], circle.index(one)))

    # --- turns ------------------------------------------------------------------------------------------------------

    def acted(self, company: str) -> None:
        self.idle = 0
        if self.checking:
            self.phase = "checked"
        elif self.experts and self.gone:
            self.phase = "over"
        elif self.left:
            self.left, self.used, self.phase = 0, company, "action"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.used = ""
        if not self.experts and len(self.gone) >= 2:
            self.ending = True
        last = self.turn == self.players - 1
        if self.idle == self.players or (self.ending and last):
            self.phase = "over"
            return
        self.turn = 0 if last else self.turn + 1
        self.left = int(self.experts)
        self.phase = "automa" if self.turn == self.people else "action"

    def draw(self) -> tuple[int, int]:
        while True:
            token = self.draws.pop(0)
            assert self.bag[token] > 0
            self.bag[token] -= 1
            if token != "refresh":
                company, city = token.split("-")
                return int(company), int(city)
            self.bag = Counter(self.full_bag)

    def _step(self, steps: int) -> None:
        self.marker = COMPANIES[(COMPANIES.index(self.marker) + steps) % 4]

    def automa(self) -> None:
        company, city = self.draw()
        self._step(company)
        last = len(self.land.order)
        came = self.aim < last
        for _ in range(city):
            ahead = [n for n in range(self.aim + 1, last + 1) if self.land.order[n - 1] in self.tokens]
            self.aim = ahead[0] if ahead else last
        if self.level >= 1 and came and self.aim == last:
            self.phase = "over"
            return
        while not self.can(self.marker):
            if not any(self.can(one) for one in COMPANIES):
                self.idle += 1
                self.end_turn()
                return
            self._step(self.draw()[0])
        self.acts(self.marker)

    def can(self, company: str) -> bool:
        return bool(self.stock[company]) if self.pool[company] <= 2 else bool(self.cities(company))

    def acts(self, company: str) -> None:
        if self.pool[company] <= 2:
            self.take(self.turn, company, 3, 3 if self.level >= 1 else 5)
            if self.level >= 3:
                self.influence[self.turn][company] += 1
            self.acted(company)
            return
        self.company = company
        self.city = self.choose_city(company)
        self.path = self.choose_way(company, self.city)
        self.lay_track(self.turn)

    def choose_city(self, company: str) -> str:
        aim = self.land.order[self.aim - 1]
        found = self.cities(company)
        return min(
            found,
            key=lambda city: (
                self.land.apart(aim, self.land.city[city]),
                len(found[city][0]),
                -len(self.there(city)),
                -self.land.number[city],
            ),
        )

    def choose_way(self, company: str, city: str) -> Way:
        ways = self.cities(company)[city]
        target = self.land.city[city]
        begins = {x: [way for way in ways if x in around((*way, target)[0])] for x in self.net[company]}
        start = min((x for x, found in begins.items() if found), key=lambda x: (-x[0], x[1]))
        return leftmost(start, begins[start], target)

    # --- the end and the whole table --------------------------------------------------------------------------------

    def worth(self, who: int, company: str) -> int:
        own = self.influence[who][company]
        if not own:
            return 0
        if self.people == 1 and who == 0:
            if self.level >= 2 and own <= 3:
                return 0
            if self.level >= 3 and own < self.influence[1][company]:
                return 0
        ahead = sum(seat[company] > own for seat in self.influence)
        column = ("second", "other") if self.players == 2 else ("first", "second", "other", "other", "other")
        value: int = printed()["values"][column[ahead]][self.length[company]]
        return value

    def scores(self) -> list[int]:
        return [sum(self.shares[who][one] * self.worth(who, one) for one in COMPANIES) for who in range(self.players)]

    def winner(self) -> int:
        scores = self.scores()
        if self.people == 1:
            return 0 if scores[0] > scores[1] else 1
        return min(range(self.players), key=lambda who: (-scores[who], sum(self.shares[who].values()), who))

    def table(self) -> dict[str, Any]:
        """In the form of a snapshot's table, without what has been removed."""
        names = self.names
        building = self.phase in ("way", "influence", "operator", "port")
        return {
            "companies": {
                one: {
                    "pool": self.pool[one],
                    "supply": self.supply[one],
                    "stock": self.stock[one],
                    "aside": self.aside[one],
                    "length": self.length[one],
                    "track": sorted(names[x] for x in self.net[one] if x != self.land.start[one]),
                }
                for one in COMPANIES
            },
            "tokens": self.tokens,
            "seats": [
                {"shares": held, "influence": swayed} for held, swayed in zip(self.shares, self.influence, strict=True)
            ],
            "ports": self.ports,
            "spike": {"state": self.spike, "east": self.east or None, "west": self.west or None}
            if self.spike
            else None,
            "automa": self._automa_part() if self.automas else None,
            "building": {
                "company": self.company,
                "city": self.city,
                "path": [names[x] for x in self.path],
            }
            if building
            else None,
            "picks": list(self.picks),
            "ending": self.ending,
            "idle": self.idle,
            "left": self.left if self.phase != "over" else 0,
            "used": (self.used or None) if self.phase != "over" else None,
        }

    def _automa_part(self) -> dict[str, Any]:
        return {
            "company": self.marker,
            "city": self.land.order[self.aim - 1] if self.aim else None,
            "bag": {token: count for token, count in self.bag.items() if count},
        }


def seen(state: k.State) -> dict[str, Any]:
    """The engine's table in the same form."""
    found: dict[str, Any] = state.snapshot()["table"]
    del found["removed"]
    for part in found["companies"].values():
        part["track"] = sorted(part["track"])
    return found


def every_pair() -> Iterable[tuple[str, bool]]:
    return [pair for pair in product(("usa", "europe"), (False, True)) if pair != ("usa", True)]
