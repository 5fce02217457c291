"""A second reading of the rulebook, written without the engine: lines over the cards, slow moves, recording, legal
moves, turns and points. Only names and printed values come from the edition file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import kolejiste as k
from kolejiste.games.vlaky_na_trati.actions import (
    BuySymbol,
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    RecordSymbol,
)
from tests.games.vlaky_na_trati.positions import edition_text

FLIP = {"top": "bottom", "middle": "middle", "bottom": "top"}
Stop = list[str] | None  # a station's symbols; an empty list is a bend's station, None is no station


@cache
def printed() -> dict[str, Any]:
    return tomllib.loads(edition_text())


@cache
def rail() -> dict[str, Any]:
    return {card["id"]: card for card in printed()["cards"]["rail"]}


@cache
def boxes(sheet: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in printed()["sheets"][sheet]["rows"]}


def step(card: str, row: int, height: str) -> tuple[str, list[str]]:
    """Through one card: where the line leaves it and what its station gives; the middle row is read backwards."""
    lines = rail()[card]
    if row == 2:
        height_in = next(h for h in FLIP if lines[h]["to"] == height)
        return height_in, lines[height_in]["station"]
    return lines[height]["to"], lines[height]["station"]


def stops(track: str, laid: Sequence[str]) -> list[Stop]:
    """The stops of a line behind START: every card and, behind slots 8 and 16, the bend."""
    height, found = track, []
    for slot, card in enumerate(laid, 1):
        height, symbols = step(card, (slot + 7) // 8, height)
        found.append(symbols or None)
        if slot in (8, 16):
            found.append([])
            height = FLIP[height]
    return found


def targets(line: Sequence[Stop], slow: int) -> list[int]:
    """The places (START is 0) of the next five stations in front of the slower locomotive."""
    return [place for place in range(slow + 1, len(line) + 1) if line[place - 1] is not None][:5]


class Player:
    """One player's sheet and locomotives."""

    def __init__(self, sheet: str, track: str, first: str) -> None:
        self.sheet, self.track = sheet, track
        self.ticks: dict[str, int] = {}
        self.coins = self.slow = self.gained = self.bought = self.given_up = self.race = 0
        self.pending: list[str] = []
        self.only_one = False
        self.paid: set[int] = set()
        self.done_at = -1
        self.record(first, -1)

    def full(self, row: str) -> bool:
        return self.ticks.get(row, 0) == len(boxes(self.sheet)[row]["boxes"])

    def blocked(self, row: str) -> bool:
        """Sheet II: beet behind the red line, the second sugar refinery not ticked."""
        ticked = self.ticks.get
        return self.sheet == "II" and row == "beet" and ticked("beet", 0) == 2 and ticked("sugar_refinery", 0) < 2

    def record(self, row: str, turn: int) -> None:
        if row == "passengers":
            self.gained += 1
        if self.full(row):
            self.coins += boxes(self.sheet)[row]["coins"]
        elif not self.blocked(row):
            self.ticks[row] = self.ticks.get(row, 0) + 1
            if row == "glassworks" and self.full(row):
                self.done_at = turn
            if self.sheet == "II":
                whole = min(self.ticks.get(one, 0) for one in ("coal", "iron_ore", "steelworks"))
                for column in set(range(1, whole + 1)) - self.paid:
                    self.paid.add(column)
                    self.coins += 1


class Shadow:
    """A whole game followed from its actions alone; only draws are looked up in the engine."""

    def __init__(self, state: k.State) -> None:
        start = state.snapshot()
        self.sheet: str = start["sheet"]
        side = next(side for side in printed()["start"]["sides"] if side["id"] == start["side"])
        self.players = [Player(self.sheet, one["track"], side[one["track"]]) for one in start["seats"]]
        self.hands = [set(one["hand"]) for one in start["seats"]]
        self.offer = [card for card in start["offer"] if card]
        self.deck = 21
        self.laid: list[str] = []
        self.turn, self.turns, self.phase = 0, 0, "card"
        self.bends: list[int] = []
        self.second = self.ending = False
        self.closer = 0
        self.flush_turn, self.flush_seat = 0, 0  # the turn that symbols still pending belong to

    # --- what may be done

    def legal(self) -> set[k.Action]:
        """The legal actions of the card and free-action phases."""
        mine = self.players[self.turn]
        cards = self.hands[self.turn] | set(self.offer)
        if self.phase == "card":
            return {LayCard(card) for card in cards}
        found: set[k.Action] = {Finish()}
        slow = self.slow_moves(self.turn)
        if self.phase == "bend":
            return found | self.slow_moves(self.bends[0])
        if mine.coins >= 1:
            found |= slow
            if self.phase == "free-action" and len(self.laid) < 24:
                found |= {LaySecondCard(card) for card in cards}
        found |= {DiscardCard(card) for card in self.hands[self.turn]}
        if mine.coins >= 2 and not mine.bought:
            found |= {BuySymbol(row) for row in boxes(self.sheet) if not mine.full(row) and not mine.blocked(row)}
        return found

    def slow_moves(self, number: int) -> set[k.Action]:
        mine = self.players[number]
        return {MoveSlower(n) for n in range(1, len(targets(stops(mine.track, self.laid), mine.slow)) + 1)}

    # --- what happens

    def follow(self, action: k.Action, who: int, after: Mapping[str, Any]) -> None:
        """Carry out what the engine was told; `after` is its position, read for the card drawn."""
        mine = self.players[who]
        if isinstance(action, RecordSymbol | GiveUpSymbol):
            assert action.symbol in mine.pending
            if isinstance(action, RecordSymbol):
                mine.record(action.symbol, self.flush_turn)
            else:
                assert len(self.players) == 3
                assert who != self.flush_seat
                assert mine.given_up < 4
                mine.given_up += 1
                mine.coins += 1
            if mine.only_one:
                mine.pending = []
            else:
                mine.pending.remove(action.symbol)
        elif isinstance(action, LayCard | LaySecondCard):
            self.lay(action.card, isinstance(action, LaySecondCard), after)
        elif isinstance(action, MoveSlower):
            line = stops(mine.track, self.laid)
            mine.slow = targets(line, mine.slow)[action.stations - 1]
            mine.pending, mine.only_one = list(line[mine.slow - 1] or []), True
            if self.phase != "bend":
                mine.coins -= 1
        elif isinstance(action, DiscardCard):
            self.hands[who].remove(action.card)
            mine.coins += 1
        elif isinstance(action, BuySymbol):
            mine.coins -= 2
            mine.bought += 1
            mine.record(action.symbol, self.turns)
        if not isinstance(action, RecordSymbol | GiveUpSymbol):
            self.acted(action)
        if after["phase"] != "symbol":
            self.flush()
            while self.phase in ("free-action", "closing") and self.legal() == {Finish()}:
                self.acted(Finish())  # nothing to decide, nothing asked

    def lay(self, card: str, second: bool, after: Mapping[str, Any]) -> None:
        mine = self.players[self.turn]
        if second:
            mine.coins -= 1
            self.second = True
        if card in self.hands[self.turn]:
            self.hands[self.turn].remove(card)
        else:
            self.offer.remove(card)
            if self.deck:
                self.deck -= 1
                new = {one for one in after["offer"] if one} - set(self.offer)
                assert len(new) == 1
                self.offer.append(new.pop())
                if not self.deck:
                    self.ending = True
        self.laid.append(card)
        self.ending = self.ending or len(self.laid) == 24
        for one in self.players:
            line = stops(one.track, self.laid)
            station = line[len(self.laid) - 1 + (len(self.laid) - 1) // 8]
            one.pending, one.only_one = list(station or []), False
        if len(self.laid) in (8, 16):
            self.bends = list(range(len(self.players)))

    def flush(self) -> None:
        """Nothing more is asked: what is pending is recorded."""
        for one in self.players:
            assert not (one.only_one and len(one.pending) > 1), "one symbol of two is the player's choice"
            for symbol in one.pending:
                one.record(symbol, self.flush_turn)
            one.pending = []

    def acted(self, action: k.Action) -> None:
        """Whose turn and what is next."""
        self.flush_turn, self.flush_seat = self.turns, self.turn
        if self.phase == "bend":
            self.bends.pop(0)
            if not self.bends:
                self.after_card()
        elif self.phase == "closing":
            self.turns += 1
            self.closer += 1
            self.turn += 1
            if self.closer == len(self.players):
                self.phase = "over"
        elif isinstance(action, LayCard | LaySecondCard):
            if self.bends:
                self.phase = "bend"
            else:
                self.after_card()
        else:
            self.next_turn()

    def after_card(self) -> None:
        if self.second:
            self.next_turn()
        else:
            self.phase = "free-action"

    def next_turn(self) -> None:
        self.second = False
        self.turns += 1
        self.turn = (self.turn + 1) % len(self.players)
        if self.ending and self.turn == 0:
            self.phase = "closing"
        elif len(self.laid) == 24 or not (self.hands[self.turn] or self.offer):
            self.phase = "free-action"
        else:
            self.phase = "card"

    # --- the end

    def races(self) -> list[bool]:
        """Sheet II: who gets the full last box of the glassworks."""
        done = [one.done_at for one in self.players if one.done_at >= 0]
        return [one.done_at >= 0 and one.done_at == min(done) for one in self.players]

    def scores(self) -> list[int]:
        first = self.races()
        gained = [one.gained for one in self.players]
        found = []
        for number, one in enumerate(self.players):
            rivals = gained[:number] + gained[number + 1 :]
            count = score_one if self.sheet == "I" else score_two
            found.append(count(one.ticks, one.coins, gained[number] > max(rivals), first[number]))
        return found


def score_one(ticks: Mapping[str, int], coins: int, most: bool, _first: bool = False) -> int:
    """ "Záznamový arch I", section by section."""
    have = {row: ticks.get(row, 0) for row in boxes("I")}

    def worth(row: str, count: int) -> int:
        return int(boxes("I")[row]["boxes"][count - 1]) if count else 0

    found = worth("passengers", have["passengers"]) * (2 if most else 1) + worth("post", have["post"])
    chain = ["coal", "iron_ore", "steelworks", "factory"]
    for place, row in enumerate(chain):
        found += worth(row, min(have[above] for above in chain[: place + 1]))
    found += worth("forest", have["forest"]) * worth("sawmill", have["sawmill"])
    found += worth("sugar_refinery", min(have["beet"], have["sugar_refinery"]))
    return found + worth("glassworks", have["glassworks"]) + coins


def score_two(ticks: Mapping[str, int], coins: int, _most: bool = False, first: bool = True) -> int:
    """ "Záznamový arch II", section by section."""
    have = {row: ticks.get(row, 0) for row in boxes("II")}

    def worth(row: str, count: int) -> int:
        return int(boxes("II")[row]["boxes"][count - 1]) if count else 0

    found = worth("passengers", have["passengers"]) + worth("post", min(have["passengers"], have["post"]))
    chain = ["coal", "iron_ore", "steelworks"]
    for place, row in enumerate(chain):
        found += worth(row, min(have[above] for above in chain[: place + 1]))
    best = {"forest": 0, "sawmill": 0}
    for box in range(1, 6):  # the chain: forest 1, sawmill 1, forest 2, ... up to the first gap
        if have["forest"] < box:
            break
        best["forest"] = box
        if have["sawmill"] < box:
            break
        best["sawmill"] = box
    found += sum(worth(row, count) for row, count in best.items())
    found += worth("sugar_refinery", min(have["beet"], have["sugar_refinery"]))
    if have["glassworks"] == 4:
        found += 8 if first else 4
    else:
        found += worth("glassworks", have["glassworks"])
    rate = have["factory"] + 1  # one box: two coins at two points, and so on
    better = min(coins, rate) if have["factory"] else 0
    return found + better * rate + coins - better
