"""A second reading of the rulebook, written without the engine's rules: every way to end a turn is searched.

Only the printed values come from the edition file. A `Shadow` is made of a snapshot; `legal` is what may be done, and
`do` carries an action out. Whether something may be begun is decided by trying everything that follows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    BuildStation,
    ChooseAsset,
    DiscardForTile,
    Done,
    ExchangeWorker,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    LayRail,
    Pass,
    PayWorker,
    PlaceWorker,
    Promote,
    ReplaceMilestone,
    SellPiece,
    SellShare,
    TakeBonus,
    TakeDeal,
    TakeTrain,
    TakeWorker,
    UseAbility,
)
from tests.games.railroad_revolution.positions import COLOURS, TRACKS, printed

Move = Any
BUILDING = (BuildStation, BuildOffice, LayRail)
SHARE, HIRE, LEAST = 150, 800, 4
ANY = list(COLOURS)


class Printed:
    """The box, by names."""

    def __init__(self, box: dict[str, Any]) -> None:
        self.cities = {row["id"]: row for row in box["map"]["cities"]}
        self.rails = {row["id"]: row for row in box["map"]["rails"]}
        self.start = next(row for row in box["map"]["rails"] if row.get("start"))
        tiles = {row["city"]: row for row in box["cities"]["printed"]} | {
            row["id"]: row for row in box["cities"]["tiles"]
        }
        self.city_tiles = tiles
        self.sectors = box["telegraph"]["sectors"]
        self.links = box["telegraph"]["links"]
        self.telegraph = {row["id"]: row["effect"] for row in box["telegraph"]["tiles"]}
        self.deals = {row["id"]: row for row in box["deals"]["tiles"]}
        self.trains = {row["id"]: row["effect"] for row in box["trains"]["types"]}
        self.milestones = {row["id"]: row for row in box["milestones"]["tiles"]}
        self.tracks = box["tracks"]
        self.mat = box["mat"]["sectors"]
        self.assets = {
            f"{number}{side}": row[side] for number, row in enumerate(box["assets"]["tiles"], 1) for side in "ab"
        }
        self.mat_rails: int = sum(row["rails"] for row in self.mat)
        self.mat_buildings: int = sum(row["buildings"] for row in self.mat)

    def leftmost(self, kind: str, gone: int) -> int:
        """The number of the sector from which the next piece of a kind comes; beyond all when there is none."""
        for number, row in enumerate(self.mat):
            if gone < row[kind]:
                return number
            gone -= row[kind]
        return len(self.mat)


@cache
def box() -> Printed:
    return Printed(printed())


def network(rails: Sequence[str] | set[str]) -> set[str]:
    """The cities on a network."""
    found = {box().start["a"], box().start["b"]}
    for rail in rails:
        found |= {box().rails[rail]["a"], box().rails[rail]["b"]}
    return found


def open_rails(rails: set[str]) -> set[str]:
    """Spaces that touch the network and hold no rail of it."""
    cities = network(rails)
    return {
        name
        for name, row in box().rails.items()
        if name not in rails and row is not box().start and (row["a"] in cities or row["b"] in cities)
    }


def fulfilled(tile: str, rails: set[str], stations: set[str], things: Printed | None = None) -> bool:
    """A milestone's conditions; the start rail has no terrain and no deal."""
    things = things or box()
    for wanted in things.milestones[tile]["conditions"]:
        kind, level = wanted["is"], wanted.get("level", 0)
        if kind == "connected":
            have = [city for city in network(rails) if things.cities[city]["level"] == level]
        elif kind == "stations":
            have = [city for city in stations if things.cities[city]["level"] == level]
        elif kind == "deal":
            have = [rail for rail in rails if things.rails[rail]["deal"]]
        else:
            have = [rail for rail in rails if things.rails[rail]["hard"] == level]
        if len(have) < wanted["count"]:
            return False
    return True


def points(part: dict[str, Any]) -> int:
    """What a seat of a snapshot's table would score."""
    found: int = 8 * sum(part["trains_up"].values())
    found += sum(box().milestones[tile]["points"] for tile in part["completed"])
    far = [city for city in network(part["rails"]) if box().cities[city]["level"] == 5]
    counts = {"telegraph": len(part["offices"]), "stations": len(part["stations"]), "network": len(far)}
    for track, count in counts.items():
        found += count * box().tracks[track][part["steps"].get(track, 0)]["points"]
    for left, right in pairwise(range(1, len(box().sectors) + 1)):
        if left in part["offices"] and right in part["offices"]:
            found += box().links[left - 1]
    return found


TALK = {
    "action": None, "worker": None, "ability": False, "owed": 0, "due": 0, "icons": 0, "city": None, "sector": None,
    "taken": 0, "bonuses": 0, "tile": False, "steps": 0, "promotions": 0, "paid_promotions": 0, "flips": 0,
    "trains": 0, "exchanges": 0, "rails": 0, "paid_rails": 0, "stations": 0, "offices": 0, "workers": (),
    "toll": None, "back": None, "deal": False, "deals_left": 0, "deals_taken": (),
}  # fmt: skip


class Seat:
    """What a player has."""

    def __init__(self, part: dict[str, Any]) -> None:
        self.money: int = part["money"]
        self.shares: int = part["shares"]
        self.supply = Counter(part["supply"])
        self.mat = Counter(part["mat"])
        self.rails = set(part["rails"])
        self.stations = set(part["stations"])
        self.offices = set(part["offices"])
        self.rails_gone: int = part["rails_gone"]
        self.buildings_gone: int = part["buildings_gone"]
        self.up = Counter(part["trains_up"])
        self.down = Counter(part["trains_down"])
        self.tiles = [None if one is None else one["tile"] for one in part["milestones"]]
        self.managers = [[] if one is None else list(one["managers"]) for one in part["milestones"]]
        self.completed = list(part["completed"])
        self.steps = {track: part["steps"].get(track, 0) for track in TRACKS}
        self.sold = False  # shares, a piece or money for a worker, since the seat was last asked

    def copy(self) -> Seat:
        other = Seat.__new__(Seat)
        vars(other).update(vars(self))
        for name in ("supply", "mat", "rails", "stations", "offices", "up", "down", "tiles", "completed", "steps"):
            setattr(other, name, getattr(self, name).copy())
        other.managers = [list(one) for one in self.managers]
        return other

    @property
    def worth(self) -> int:
        return self.money + SHARE * self.shares

    @property
    def crew(self) -> int:
        return sum(self.supply.values()) + sum(self.mat.values())

    def own(self) -> list[tuple[str, str]]:
        return [(colour, "supply") for colour in COLOURS if self.supply[colour]] + [
            (colour, "mat") for colour in COLOURS if self.mat[colour]
        ]

    def place(self, source: str) -> Counter[str]:
        return self.supply if source == "supply" else self.mat

    def pay(self, amount: int) -> None:
        """With money; of shares, as few are sold as it takes."""
        while self.money < amount:
            self.shares -= 1
            self.money += SHARE
            self.sold = True
        assert self.shares >= 0
        self.money -= amount

    def wants(self, number: int) -> set[str]:
        """The colours that one of the two milestones still takes."""
        tile = self.tiles[number]
        if tile is None:
            return set()
        left = list(box().milestones[tile]["managers"])
        for colour in self.managers[number]:
            left.remove(colour if colour in left else "any")
        return set(COLOURS) if "any" in left else set(left)

    def part(self) -> dict[str, Any]:
        return {
            "money": self.money,
            "shares": self.shares,
            "supply": +self.supply,
            "mat": +self.mat,
            "rails": self.rails,
            "stations": self.stations,
            "offices": self.offices,
            "rails_gone": self.rails_gone,
            "buildings_gone": self.buildings_gone,
            "trains_up": +self.up,
            "trains_down": +self.down,
            "milestones": [
                None if tile is None else (tile, tuple(sorted(managers)))
                for tile, managers in zip(self.tiles, self.managers, strict=True)
            ],
            "completed": self.completed,
            "steps": {track: step for track, step in self.steps.items() if step},
        }


class Shadow:
    """A position in names, and the rules on it."""

    def __init__(self, snapshot: dict[str, Any]) -> None:
        table = snapshot["table"]
        self.players: int = snapshot["players"]
        self.phase: str = snapshot["phase"]
        self.turn: int = snapshot["turn"]
        self.seat: int = snapshot["seat"]
        self.seats = [Seat(part) for part in table["seats"]]
        self.pool = Counter(table["pool"])
        self.stacks = Counter(table["trains"])
        self.first_stations = set(table["first_stations"])
        self.first_offices = set(table["first_offices"])
        self.city_tiles = {row["city"]: row["city"] for row in printed()["cities"]["printed"]} | table["city_tiles"]
        self.telegraph_tiles = {int(sector): tile for sector, tile in table["telegraph_tiles"].items()}
        self.deal: str = table["deal"]
        self.discards = list(table["deal_discards"])
        self.assets = [(one["side"], one["worker"]) for one in table["assets"]]
        self.talk: dict[str, Any] = {
            **table["talk"],
            "workers": tuple(tuple(unit) for unit in table["talk"]["workers"]),
            "deals_taken": tuple(table["talk"]["deals_taken"]),
        }
        self.round: int = table["round"]
        self.last_round: int | None = table["last_round"]
        self.place: int = table["milestone_place"]
        self.unseen = {name: set(stack["unseen"]) for name, stack in snapshot["stacks"].items()}
        self.under = {
            name: [(entry["tile"], entry["seat"]) for entry in stack["under"]]
            for name, stack in snapshot["stacks"].items()
        }
        self.deal_stack = set(snapshot["deals"]["unseen"])
        self.drawn: list[str] = list(snapshot["drawn"])
        self.draws: list[tuple[str, str]] | None = None  # what chance gave, when a real action is followed

    def copy(self) -> Shadow:
        """For trying: only what the deciding seat can change is copied."""
        other = Shadow.__new__(Shadow)
        vars(other).update(vars(self))
        other.seats = self.seats.copy()
        other.seats[self.seat] = self.me.copy()
        other.pool, other.stacks, other.talk = self.pool.copy(), self.stacks.copy(), self.talk.copy()
        other.first_stations, other.first_offices = self.first_stations.copy(), self.first_offices.copy()
        other.assets = self.assets.copy()
        other.draws = None
        return other

    @property
    def me(self) -> Seat:
        return self.seats[self.seat]

    def table(self) -> dict[str, Any]:
        """To be compared with another's."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "seat": self.seat,
            "seats": [seat.part() for seat in self.seats],
            "pool": +self.pool,
            "stacks": +self.stacks,
            "first": (self.first_stations, self.first_offices),
            "deal": (self.deal, sorted(self.discards), self.deal_stack),
            "assets": [side for side, _ in self.assets],
            "talk": self.talk,
            "rounds": (self.round, self.last_round),
            "place": self.place,
            "tiles": (self.unseen, self.under, self.drawn),
        }

    # --- what may be done -------------------------------------------------------------------------------------------

    def legal(self) -> set[Move]:
        if self.phase == "asset":
            return {ChooseAsset(side) for side, _ in self.assets if side}
        if self.phase == "asset-use":
            return set(self._asset_moves())
        if self.phase == "milestone":
            return {KeepMilestone(tile) for tile in self.drawn} | set(self._asides())
        if self.phase == "milestone-order":
            return {ReplaceMilestone(1), ReplaceMilestone(2)} | set(self._asides())
        if self.phase == "over":
            return set()
        if self.phase == "worker":
            found = {move for move in self._placements() if self.after(move).can_end()}
            return (found or {Pass()}) | set(self._asides())
        found = {move for move in self.raw() if self.after(move).can_end()}
        if self.done_allowed():
            found.add(Done())
        return found

    def after(self, move: Move) -> Shadow:
        other = self.copy()
        other.step(move)
        return other

    def done_allowed(self) -> bool:
        talk = self.talk
        if self.phase == "toll" or talk["owed"] or self.me.worth < talk["due"]:
            return False
        if self.me.crew >= LEAST:
            return True
        if self.phase == "action" and talk["deal"]:
            return self._at_deals().can_end()
        return False

    def _at_deals(self) -> Shadow:
        """The action is paid for and over, and the deals come."""
        other = self.copy()
        other.me.pay(self.talk["due"])
        other.talk = {**TALK, "deal": True, "deals_left": 2}
        other.phase = "deal"
        return other

    def can_end(self, seen: set[Any] | None = None) -> bool:
        """Whether anything that helps, in any order, leads to a lawful end of the seat's part."""
        if self.phase == "toll":
            return self.after(PayWorker(*self.me.own()[0])).can_end(seen)
        if self.done_allowed():
            return True
        seen = set() if seen is None else seen
        key = self._key()
        if key in seen:
            return False
        seen.add(key)
        return any(self.after(move).can_end(seen) for move in self._helpful())

    def _key(self) -> Any:
        me = self.me
        return (
            self.phase, me.money, me.shares, me.crew, frozenset(me.rails), frozenset(me.stations), len(me.offices),
            me.rails_gone, me.buildings_gone, tuple(sorted((+me.up).items())), tuple(sorted((+me.down).items())),
            tuple(self.talk.values()),
        )  # fmt: skip

    def _helpful(self) -> Iterator[Move]:
        """Everything that could bring money or workers, or do what is owed; which worker it is does not matter."""
        owed = self.talk["owed"]
        once: set[type] = set()
        moves = sorted(self.raw(), key=lambda move: (isinstance(move, HireWorker), str(move)))
        for move in moves:
            if isinstance(move, (Promote, Advance, ExchangeWorker, SellShare)):
                continue
            if isinstance(move, (DiscardForTile, TakeWorker, HireWorker)):
                if type(move) in once:
                    continue
                once.add(type(move))
            if isinstance(move, (LayRail, BuildOffice)) and not owed:
                continue
            yield move

    def _asides(self) -> Iterator[Move]:
        if self.me.shares:
            yield SellShare()
        if self.me.worth >= HIRE:
            yield from (HireWorker(colour) for colour in COLOURS if self.pool[colour])

    def _placements(self) -> Iterator[Move]:
        me = self.me
        for colour in COLOURS:
            if me.supply[colour]:
                if me.buildings_gone < box().mat_buildings:
                    yield PlaceWorker(colour, "station")
                    yield PlaceWorker(colour, "telegraph")
                if me.rails_gone < box().mat_rails:
                    yield PlaceWorker(colour, "railroad")
                if me.rails_gone < box().mat_rails or me.buildings_gone < box().mat_buildings:
                    yield PlaceWorker(colour, "trade")

    def _asset_moves(self) -> Iterator[Move]:
        talk, me = self.talk, self.me
        if talk["stations"]:
            yield from (BuildStation(city) for city in ("washington", "charlotte") if city not in self.first_stations)
        if talk["rails"]:
            yield from (LayRail(rail) for rail in open_rails(me.rails))
        if talk["offices"]:
            for number, sector in enumerate(box().sectors, 1):
                if sector["deal"] and number not in self.first_offices:
                    yield BuildOffice(number)
        if talk["trains"]:
            yield from self._stack_moves()
        if talk["steps"]:
            yield from self._steps()
        if talk["exchanges"]:
            yield from self._exchanges()

    def raw(self) -> Iterator[Move]:
        """What the rules allow by itself, whether or not the turn can then be ended."""
        me, talk = self.me, self.talk
        yield from self._asides()
        if self.phase == "toll":
            yield from (PayWorker(*own) for own in me.own())
            return
        action, ability = talk["action"], talk["worker"] if talk["ability"] else None
        yield from self._buildings(action, ability)
        if talk["bonuses"] and me.worth >= self._bonus_price():
            yield TakeBonus()
        if self._ability(action, ability):
            yield UseAbility()
        if talk["tile"]:
            yield from (DiscardForTile(*own) for own in me.own())
        flip = (action == "trade" and ability == "turquoise") or (
            action == "station" and ability == "purple" and me.worth >= 100
        )
        if talk["flips"] or flip:
            yield from (FlipTrain(train, True) for train in +me.up)
            yield from (FlipTrain(train, False) for train in +me.down)
        if talk["trains"] or (action == "railroad" and ability == "purple" and me.worth >= 300):
            yield from self._stack_moves()
        if talk["steps"] or (action == "trade" and ability == "purple"):
            yield from self._steps()
        if (
            talk["promotions"]
            or (talk["paid_promotions"] and me.worth >= 100)
            or (ability and not talk["paid_promotions"])
        ):
            for number in (0, 1):
                wanted = me.wants(number)
                yield from (Promote(*own, number + 1) for own in me.own() if own[0] in wanted)
        if talk["exchanges"] or (action == "telegraph" and ability == "purple"):
            yield from self._exchanges()
        for unit in talk["workers"]:
            there = [colour for colour in COLOURS if self.pool[colour]]
            yield from (TakeWorker(colour) for colour in [one for one in there if one in unit] or there)
        if talk["deals_left"] or (action == "trade" and ability == "grey"):
            yield from self._deals(private=self.phase == "action")

    def _buildings(self, action: str | None, ability: str | None) -> Iterator[Move]:
        me, talk = self.me, self.talk
        rails, buildings = me.rails_gone < box().mat_rails, me.buildings_gone < box().mat_buildings
        owed = talk["owed"]
        if buildings and ((owed and action == "station") or talk["stations"]):
            yield from (BuildStation(city) for city in network(me.rails) - me.stations)
        if buildings and ((owed and action == "telegraph") or talk["offices"]):
            yield from (BuildOffice(n) for n in range(1, len(box().sectors) + 1) if n not in me.offices)
        third = action == "railroad" and ability == "turquoise" and not owed
        paid = talk["paid_rails"] and me.worth >= 100
        if rails and ((owed and action == "railroad") or talk["rails"] or paid or third):
            yield from (LayRail(rail) for rail in open_rails(me.rails))
        if owed and action == "trade":
            rail = box().leftmost("rails", me.rails_gone)
            building = box().leftmost("buildings", me.buildings_gone)
            if rail <= building and rails:
                yield SellPiece("rail")
            if building <= rail and buildings:
                yield SellPiece("building")

    def _bonus_price(self) -> int:
        return int(box().city_tiles[self.city_tiles[self.talk["city"]]]["bonus"]["pay"])

    def _ability(self, action: str | None, ability: str | None) -> bool:
        me, talk = self.me, self.talk
        if ability is None or ability == "white" or action is None:
            return False
        if (action, ability) in (("trade", "orange"), ("railroad", "grey")):
            return True
        if talk["owed"]:
            return False
        if action == "station":
            if ability == "grey":
                return me.worth >= self._bonus_price()
            return bool(talk["due"]) if ability == "orange" else ability == "turquoise" and me.worth >= 300
        if action == "railroad":
            return ability == "orange"
        if action == "telegraph":
            if ability == "turquoise":
                return talk["sector"] in self.telegraph_tiles and me.worth >= 400
            return ability in ("grey", "orange")
        return False

    def _stack_moves(self) -> Iterator[Move]:
        yield from (TakeTrain(train) for train in +self.stacks)

    def _steps(self) -> Iterator[Move]:
        me = self.me
        for track in TRACKS:
            if me.steps[track] + 1 < len(box().tracks[track]):
                toll = box().tracks[track][me.steps[track] + 1]
                left = me.shares - toll.get("shares", 0)
                if left >= 0 and me.money + SHARE * left >= toll.get("money", 0) and me.crew >= toll.get("workers", 0):
                    yield Advance(track)

    def _exchanges(self) -> Iterator[Move]:
        for colour, source in self.me.own():
            for new in COLOURS:
                if self.pool[new] and (source == "mat" or new != colour):
                    yield ExchangeWorker(colour, source, new)

    def _deals(self, *, private: bool) -> Iterator[Move]:
        me = self.me
        for side in ("upper", "lower"):
            deal = box().deals[self.deal][side]
            left = me.shares + private - deal["shares"]
            if side in self.talk["deals_taken"] or left < 0:
                continue
            if me.money + SHARE * left < deal["effect"].get("pay", 0) or self._void(deal["effect"], left):
                continue
            if self._comes_to_something(TakeDeal(side), deal["effect"]):
                yield TakeDeal(side)

    def _comes_to_something(self, deal: TakeDeal, effect: dict[str, Any]) -> bool:
        """Whether any of a deal's promotions, steps or exchanges can be carried out before the seat's part ends, with
        four workers left and every toll paid. Everything that the seat may do is tried."""
        name = {"steps": "steps", "exchange": "exchanges", "promote": "promotions"}.get(effect["do"])
        if name is None:
            return True
        if effect.get("each"):
            name = "paid_promotions"
        seen: set[Any] = set()

        def used(there: Shadow) -> bool:
            if there.phase != "toll" and there.talk[name] < effect.get("count", 1):
                return there.can_end()
            key = (there._key(), tuple(sorted((+there.me.supply).items())), tuple(sorted((+there.me.mat).items())),
                   tuple(there.me.steps.values()), str(there.me.managers))  # fmt: skip
            if key in seen:
                return False
            seen.add(key)
            moves = [one for one in there.raw() if not isinstance(one, (SellShare, *BUILDING))]
            moves.sort(key=lambda one: not isinstance(one, (Promote, Advance, ExchangeWorker)))
            return any(used(there.after(one)) for one in moves)

        return used(self.after(deal))

    def _void(self, effect: dict[str, Any], shares: int) -> bool:
        """Whether there is nothing that a deal could bring."""
        me, kind = self.me, effect["do"]
        buildings = me.buildings_gone < box().mat_buildings
        if kind == "rail":
            return me.rails_gone == box().mat_rails
        if kind == "station":
            return not buildings or not network(me.rails) - me.stations
        if kind == "office":
            return not buildings or len(me.offices) == len(box().sectors)
        if kind == "train":
            return not +self.stacks
        if kind == "flip":
            return not +me.up and not +me.down
        if kind == "promote":
            wanted = me.wants(0) | me.wants(1)
            if any(colour in wanted for colour, _ in me.own()):
                return False
            hired = me.money + SHARE * shares >= HIRE + int(effect["each"])
            return not (hired and any(self.pool[colour] for colour in wanted))
        if kind == "steps":
            return all(me.steps[track] + 1 == len(box().tracks[track]) for track in TRACKS)
        return not +self.pool

    # --- doing it ---------------------------------------------------------------------------------------------------

    def step(self, move: Move) -> None:
        """Carry out just this, without anything that would follow by itself."""
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(move).__name__).lower()
        getattr(self, f"_do_{name}")(move)

    def grant(self, effect: dict[str, Any]) -> None:
        me, talk = self.me, self.talk
        kind, count = effect["do"], effect.get("count", 1)
        if kind == "money":
            me.money += count
        elif kind == "shares":
            me.shares += count
        elif kind in ("steps", "flip"):
            talk["flips" if kind == "flip" else "steps"] += count
        elif kind == "promote":
            talk["paid_promotions" if effect.get("each") else "promotions"] += count
        elif kind == "rail":
            talk["paid_rails" if effect.get("pay") else "rails"] += 1
        elif kind in ("worker", "one_of"):
            talk["workers"] += (tuple(effect.get("colours", ANY)),)
        elif kind == "workers":
            talk["workers"] += tuple((colour,) for colour in effect["colours"])
        else:
            talk[{"train": "trains", "exchange": "exchanges", "station": "stations", "office": "offices"}[kind]] += 1

    def _do_choose_asset(self, move: ChooseAsset) -> None:
        place = [side for side, _ in self.assets].index(move.asset)
        worker = self.assets[place][1]
        self.assets[place] = (None, worker)
        self.me.supply[worker] += 1
        self.phase = "asset-use"
        self.grant(box().assets[move.asset])

    def _do_place_worker(self, move: PlaceWorker) -> None:
        me = self.me
        me.supply[move.worker] -= 1
        me.mat[move.worker] += 1
        self.phase = "action"
        self.talk |= {"action": move.action, "worker": move.worker, "ability": True, "owed": 1}
        if move.action == "railroad":
            self.talk |= {"owed": min(2, box().mat_rails - me.rails_gone), "due": 400}
        elif move.action == "trade":
            self.talk["flips"] = 1

    def _do_build_station(self, move: BuildStation) -> None:
        me, talk = self.me, self.talk
        first = move.city not in self.first_stations
        self.first_stations.add(move.city)
        me.stations.add(move.city)
        if self.phase != "asset-use":
            me.buildings_gone += 1
        if talk["stations"]:
            talk["stations"] -= 1
            return
        talk |= {"owed": 0, "city": move.city, "due": box().cities[move.city]["price"], "bonuses": int(first)}
        self.grant(box().city_tiles[self.city_tiles[move.city]]["primary"])

    def _do_lay_rail(self, move: LayRail) -> None:
        me, talk = self.me, self.talk
        me.rails.add(move.rail)
        if self.phase != "asset-use":
            me.rails_gone += 1
        if talk["rails"]:
            talk["rails"] -= 1
        elif talk["paid_rails"]:
            talk["paid_rails"] -= 1
            me.pay(100)
        else:
            if talk["owed"]:
                talk["owed"] -= 1
            else:
                talk["ability"] = False
            space = box().rails[move.rail]
            talk["icons"] += space["hard"]
            talk["due"] += 100 * space["hard"]
            talk["deal"] = talk["deal"] or space["deal"]

    def _do_build_office(self, move: BuildOffice) -> None:
        me, talk = self.me, self.talk
        first = move.sector not in self.first_offices
        self.first_offices.add(move.sector)
        me.offices.add(move.sector)
        if self.phase != "asset-use":
            me.buildings_gone += 1
        if talk["offices"]:
            talk["offices"] -= 1
            return
        sector = box().sectors[move.sector - 1]
        taken = sector["shares"] + first * sector["first"]
        me.shares += taken
        talk |= {"owed": 0, "sector": move.sector, "taken": taken, "tile": not sector["deal"], "deal": sector["deal"]}

    def _do_sell_piece(self, move: SellPiece) -> None:
        me = self.me
        self.talk["owed"] = 0
        sector = min(box().leftmost("rails", me.rails_gone), box().leftmost("buildings", me.buildings_gone))
        me.money += box().mat[sector]["value"]
        me.sold = True
        if move.piece == "rail":
            me.rails_gone += 1
        else:
            me.buildings_gone += 1

    def _do_take_bonus(self, move: TakeBonus) -> None:
        self.talk["bonuses"] -= 1
        self._bonus()

    def _bonus(self) -> None:
        bonus = box().city_tiles[self.city_tiles[self.talk["city"]]]["bonus"]
        self.me.pay(bonus["pay"])
        for effect in bonus["effects"]:
            self.grant(effect)

    def _do_use_ability(self, move: UseAbility) -> None:
        me, talk = self.me, self.talk
        talk["ability"] = False
        match talk["action"], talk["worker"]:
            case "station", "grey":
                self._bonus()
            case "station", "orange":
                talk["due"] = 0
            case "station", _:
                me.pay(300)
                self.grant(box().city_tiles[self.city_tiles[talk["city"]]]["primary"])
            case "railroad", "grey":
                me.shares += 2
            case "railroad", _:
                me.money += 100 + 50 * talk["icons"]
            case "telegraph", "grey":
                me.shares += box().sectors[talk["sector"] - 1]["first"]
            case "telegraph", "orange":
                me.money += 100 * talk["taken"]
            case "telegraph", _:
                me.pay(400)
                self.grant(box().telegraph[self.telegraph_tiles[talk["sector"]]])
            case _:
                me.money += 100 * (sum(me.up.values()) + sum(me.down.values()))

    def _discard(self, colour: str, source: str) -> None:
        self.me.place(source)[colour] -= 1
        self.pool[colour] += 1

    def _do_discard_for_tile(self, move: DiscardForTile) -> None:
        self.talk["tile"] = False
        self._discard(move.worker, move.source)
        self.grant(box().telegraph[self.telegraph_tiles[self.talk["sector"]]])

    def _do_flip_train(self, move: FlipTrain) -> None:
        me, talk = self.me, self.talk
        if talk["flips"]:
            talk["flips"] -= 1
        else:
            talk["ability"] = False
            if talk["action"] == "station":
                me.pay(100)
        if move.face_up:
            me.up[move.train] -= 1
            me.down[move.train] += 1
            self.grant(box().trains[move.train])
        else:
            me.down[move.train] -= 1
            me.up[move.train] += 1

    def _do_take_train(self, move: TakeTrain) -> None:
        if self.talk["trains"]:
            self.talk["trains"] -= 1
        else:
            self.talk["ability"] = False
            self.me.pay(300)
        self.stacks[move.train] -= 1
        self.me.up[move.train] += 1

    def _do_advance(self, move: Advance) -> None:
        me, talk = self.me, self.talk
        if talk["steps"]:
            talk["steps"] -= 1
        else:
            talk["ability"] = False
            talk["steps"] += 2
        toll = box().tracks[move.track][me.steps[move.track] + 1]
        me.shares -= toll.get("shares", 0)
        me.pay(toll.get("money", 0))
        if toll.get("workers"):
            own = me.own()
            if len(own) > 1:
                talk |= {"toll": move.track, "back": self.phase}
                self.phase = "toll"
                return
            self._discard(*own[0])
        me.steps[move.track] += 1

    def _do_pay_worker(self, move: PayWorker) -> None:
        self._discard(move.worker, move.source)
        self.me.steps[self.talk["toll"]] += 1
        self.phase = self.talk["back"]
        self.talk |= {"toll": None, "back": None}

    def _do_promote(self, move: Promote) -> None:
        talk = self.talk
        if talk["promotions"]:
            talk["promotions"] -= 1
        elif talk["paid_promotions"]:
            talk["paid_promotions"] -= 1
            self.me.pay(100)
        else:
            talk["ability"] = False
        self.me.place(move.source)[move.worker] -= 1
        self.me.managers[move.milestone - 1].append(move.worker)

    def _do_exchange_worker(self, move: ExchangeWorker) -> None:
        if self.talk["exchanges"]:
            self.talk["exchanges"] -= 1
        else:
            self.talk["ability"] = False
        self._discard(move.worker, move.source)
        self.pool[move.new] -= 1
        self.me.supply[move.new] += 1

    def _do_take_worker(self, move: TakeWorker) -> None:
        """For a reward that shows this colour, if there is one; else for one whose colours are all missing. Of those
        that show it, the one with the fewest colours still there."""
        units = list(self.talk["workers"])
        there = {colour for colour in COLOURS if self.pool[colour]}
        showing = [unit for unit in units if move.worker in unit]
        units.remove(
            min(showing, key=lambda unit: len(set(unit) & there))
            if showing
            else next(unit for unit in units if not set(unit) & there)
        )
        self.talk["workers"] = tuple(units)
        self.pool[move.worker] -= 1
        self.me.supply[move.worker] += 1

    def _do_take_deal(self, move: TakeDeal) -> None:
        me, talk = self.me, self.talk
        deal = box().deals[self.deal][move.deal]
        private = self.phase == "action"
        if private:
            talk["ability"] = False
            me.shares += 1
        else:
            talk["deals_left"] -= 1
        talk["deals_taken"] += (move.deal,)
        talk["deals_taken"] = tuple(sorted(talk["deals_taken"], key=("upper", "lower").index))
        me.shares -= deal["shares"]
        me.pay(deal["effect"].get("pay", 0))
        self.grant({**deal["effect"], "pay": 0})

    def _do_sell_share(self, move: SellShare) -> None:
        self.me.shares -= 1
        self.me.money += SHARE
        self.me.sold = True

    def _do_hire_worker(self, move: HireWorker) -> None:
        self.me.pay(HIRE)
        self.me.sold = True
        self.pool[move.worker] -= 1
        self.me.supply[move.worker] += 1

    def _do_done(self, move: Done) -> None:
        if self.phase == "action":
            deal, own_deal = self.talk["deal"], self.talk["deals_taken"]
            self.me.pay(self.talk["due"])
            self.me.sold = False  # whoever ends a turn agrees to what that sells
            self.talk = dict(TALK)
            if own_deal:
                self._next_deal()
            if deal:
                self.phase = "deal"
                self.talk |= {"deal": True, "deals_left": 2}
            else:
                self._end_of_turn()
            return
        self.seat = (self.seat + 1) % self.players
        self.talk = {**TALK, "deal": True, "deals_left": 1}
        if self.seat == self.turn:
            self.talk = dict(TALK)
            self._next_deal()
            self._end_of_turn()

    def _do_pass(self, move: Pass) -> None:
        self._end_of_turn()

    # --- between the turns ------------------------------------------------------------------------------------------

    def asset_done(self) -> None:
        self.talk = dict(TALK)
        if self.seat == 0:
            self._begin(0)
        else:
            self.seat = self.turn = self.seat - 1
            self.phase = "asset"

    def _draw(self, deck: str) -> str:
        assert self.draws is not None
        drawn_from, face = self.draws.pop(0)
        assert drawn_from == deck
        return face

    def _next_deal(self) -> None:
        self.discards.append(self.deal)
        if not self.deal_stack:
            self.deal_stack, self.discards = set(self.discards), []
        self.deal = self._draw("deals")
        self.deal_stack.remove(self.deal)

    def _end_of_turn(self) -> None:
        self.place = 0
        self._milestones()

    def _done_slots(self, number: int) -> list[int]:
        """Which of a seat's milestones have all managers and conditions."""
        seat = self.seats[number]
        return [
            slot
            for slot, tile in enumerate(seat.tiles)
            if tile is not None
            and len(seat.managers[slot]) == len(box().milestones[tile]["managers"])
            and fulfilled(tile, seat.rails, seat.stations)
        ]

    def _milestones(self) -> None:
        """Everybody's, from the active player on; with two at once it is asked which comes first."""
        for offset in range(self.place // 2, self.players):
            number = (self.turn + offset) % self.players
            while slots := self._done_slots(number):
                self.place = 2 * offset
                if len(slots) == 2:
                    self.seat, self.phase = number, "milestone-order"
                    return
                if self._turn_over(number, slots[0]):
                    return
        self.place = 0
        self._next_turn()

    def _turn_over(self, number: int, slot: int) -> bool:
        """A completed milestone; True while its owner has to choose the next."""
        seat = self.seats[number]
        tile = seat.tiles[slot]
        assert tile is not None
        self.pool.update(seat.managers[slot])
        seat.managers[slot], seat.tiles[slot] = [], None
        seat.completed.append(tile)
        self.place += slot
        stack = {"A1": "B", "A2": "B", "B": "C", "C": "D"}.get(box().milestones[tile]["stack"])
        asked = self._draw_three(number, stack)
        if not asked:
            self.place -= slot
        return asked

    def _do_replace_milestone(self, move: ReplaceMilestone) -> None:
        if not self._turn_over(self.seat, move.milestone - 1):
            self._milestones()

    def _draw_three(self, number: int, stack: str | None) -> bool:
        """True while the seat has to choose."""
        if stack is None:
            return False
        drawn: list[str] = []
        while len(drawn) < 3 and (self.unseen[stack] or self.under[stack]):
            tile = self._draw(stack)
            if self.unseen[stack]:
                self.unseen[stack].remove(tile)
            else:
                assert self.under[stack].pop(0)[0] == tile
            drawn.append(tile)
        if len(drawn) < 2:
            self.seats[number].tiles[self.place % 2] = drawn[0] if drawn else None
            return False
        self.drawn, self.seat, self.phase = drawn, number, "milestone"
        return True

    def _do_keep_milestone(self, move: KeepMilestone) -> None:
        stack = box().milestones[move.milestone]["stack"]
        self.me.tiles[self.place % 2] = move.milestone
        self.under[stack] += [(tile, self.seat) for tile in self.drawn if tile != move.milestone]
        self.drawn = []
        self._milestones()

    def _next_turn(self) -> None:
        """Thirteen rails and ten buildings gone from some mat: this round, and one more."""
        if self.last_round is None and any(one.rails_gone >= 13 and one.buildings_gone >= 10 for one in self.seats):
            self.last_round = self.round + 1
        if self.turn + 1 < self.players:
            self._begin(self.turn + 1)
        elif self.round == self.last_round:
            self.phase, self.seat = "over", self.turn
        else:
            self.round += 1
            self._begin(0)

    def _begin(self, number: int) -> None:
        self.turn = self.seat = number
        self.phase = "worker"
        me = self.me
        if not +me.supply:
            me.supply, me.mat = me.mat, Counter()

    # --- following a real game --------------------------------------------------------------------------------------

    def follow(self, move: Move, draws: Sequence[tuple[str, str]], wanted: dict[str, Any]) -> bool:
        """Carry an action out, and then what there is no choice about, until everything lies as wanted."""
        self.draws = list(draws)
        self.step(move)
        while self.table() != wanted:
            if self.phase == "asset-use":
                if set(self._asset_moves()):
                    return False
                self.asset_done()
                continue
            if self.phase not in ("action", "deal"):
                return False
            move = self._only()
            if move is None or (isinstance(move, Done) and self._must_be_asked()):
                return False
            self.step(move)
        # Where nothing but the end is left, it is asked for only with a reason.
        if self.phase in ("action", "deal") and self._only() == Done() and not self._must_be_asked():
            return False
        return not self.draws

    def _must_be_asked(self) -> bool:
        """Whether a seat with nothing left to do finishes by hand: it has just sold or hired, someone could be hired
        for a promotion, or its end would sell shares, turn a tile up or complete a milestone."""
        me, talk = self.me, self.talk
        if me.sold or self._hire_helps():
            return True
        if self.phase == "action":
            if talk["due"] > me.money or talk["deals_taken"]:
                return True
            if not talk["deal"]:
                return any(self._done_slots(number) for number in range(self.players))
            return not self._at_deals()._anybody_asked()
        if not talk["deals_taken"]:
            return False
        following = self._next_at_deals()
        return following is None or not following._anybody_asked()

    def _hire_helps(self) -> bool:
        talk, me = self.talk, self.me
        free = bool(talk["promotions"] or talk["ability"])
        if not (free or talk["paid_promotions"]) or me.worth - talk["due"] < HIRE + (0 if free else 100):
            return False
        return any(self.pool[colour] for colour in me.wants(0) | me.wants(1))

    def _next_at_deals(self) -> Shadow | None:
        other = self.copy()
        other.seat = (self.seat + 1) % self.players
        if other.seat == other.turn:
            return None
        other.seats[other.seat] = other.me.copy()
        other.talk = {**TALK, "deal": True, "deals_left": 1}
        return other

    def _anybody_asked(self) -> bool:
        """From this seat's part in the deals on: whether anybody has something to decide."""
        if {one for one in self.legal() if not isinstance(one, (SellShare, HireWorker))} != {
            Done()
        } or self._hire_helps():
            return True
        following = self._next_at_deals()
        return following is not None and following._anybody_asked()

    def _only(self) -> Move | None:
        """What there is no choice about: the only thing to do, or the only way to do what is owed, while everything
        else is possible after it as well."""
        found = {one for one in self.legal() if not isinstance(one, (SellShare, HireWorker))}
        if len(found) == 1:
            return found.pop()
        main = [one for one in found if isinstance(one, (BuildStation, LayRail, BuildOffice, SellPiece))]
        if self.talk["owed"] and len(main) == 1 and found - set(main) <= self.after(main[0]).legal():
            return main[0]
        return None
