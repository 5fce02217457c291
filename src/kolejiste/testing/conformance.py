"""Plays random games and checks the contract on the way. The first breach raises `Violation` with how to repeat it."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import msgspec

from kolejiste.core.actions import Thing
from kolejiste.core.chance import Chance, RecordingChance, SealedChance
from kolejiste.core.contract import Game, PhasedState, State
from kolejiste.core.errors import BadRecord, BadSnapshot, IllegalMove
from kolejiste.core.journal import seen_by
from kolejiste.core.record import Record, replay
from kolejiste.core.seal import verify
from kolejiste.core.table import Table
from kolejiste.core.text import LANGUAGES

from . import secrets
from .undo import check_taken_back


class Violation(AssertionError):
    """A game breaks the contract: which promise, in which game, at which ply."""


class Findings(msgspec.Struct):
    """What a run of the kit has looked at; zeros here mean that a check had nothing to bite on."""

    games: int = 0
    plies: int = 0
    closely: int = 0  # positions examined closely
    moves_tried: int = 0
    illegal_tried: int = 0
    samples: int = 0
    varied: int = 0  # positions, by viewer, whose samples differed from the truth
    twins: dict[str, int] = {}  # by deck: hidden draws changed without a viewer noticing
    twin_plies: int = 0
    longest: int = 0
    taken_back: int = 0  # moves taken back
    reasons: int = 0  # sentences why something drawn cannot be chosen


FEW_TWINS = 5
WARM_UP = 10  # games; then rare things are sought

MALFORMED: tuple[Any, ...] = (-1, True, False, 0.0, 1.5, "0", "", None, 10**30, -(10**30), (), [0], b"0", math.nan)


def check_game(game: Game, *, games: int = 100, seed: int = 0, closely: float = 4) -> Findings:
    """Play `games` random games of `game`, looking closely at about `closely` positions of each."""
    return _Kit(game, seed, closely).run(games)


def as_bytes(thing: Any) -> bytes:
    """Anything a game shows, as comparable bytes."""
    return msgspec.json.encode(thing)


def _empty(data: Any) -> None:
    """Empty every list and table in JSON-like data."""
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _empty(part)
    if isinstance(data, dict | list):
        data.clear()


class _Kit:
    def __init__(self, game: Game, seed: int, closely: float) -> None:
        self.game = game
        self.seed = seed
        self.closely = closely
        self.found = Findings(twins=dict.fromkeys(sorted(game.hidden_decks), 0))
        self.where = "before the first game"
        self.said: set[tuple[type[Thing], str]] = set()
        self.rate = 0.1
        self.drawn: Counter[str] = Counter()  # draws by deck, of the games themselves

    def fail(self, promise: str) -> Violation:
        return Violation(f"{promise}\n  in {self.game!r}, {self.where}")

    def require(self, kept: bool, promise: str) -> None:
        if not kept:
            raise self.fail(promise)

    def run(self, games: int) -> Findings:
        try:
            self.actions()
            for number in range(games):
                self.one_game(self.seed + number)
        except Violation:
            raise
        except Exception as why:  # whatever else comes out of a game is a breach too
            raise self.fail(f"the game raises {why!r}") from why
        self.require(
            not self.game.hidden_decks or self.found.varied > 0,
            "sampler never deals a hidden part differently from the truth",
        )
        for deck, twins in self.found.twins.items():
            self.require(
                twins > 0 or games < 20 or not self.drawn[deck],
                f"every draw from deck {deck!r} is seen by all, although the game says it hides some",
            )
        return self.found

    # --- the table of actions -----------------------------------------------------------------------------------------

    def actions(self) -> None:
        game = self.game
        self.require(len(game.actions) > 0, "the action table is empty")
        for move, action in enumerate(game.actions):
            self.require(game.number(action) == move, f"number(action({move})) is not {move}")
            try:
                again = msgspec.json.decode(as_bytes(action), type=game.action_type)
            except msgspec.ValidationError:
                again = None
            self.require(again == action, f"action {action!r} does not come back from JSON")
        for language in LANGUAGES:
            texts = [self.say(action, language) for action in game.actions]
            twice = {text for text in texts if texts.count(text) > 1} if len(set(texts)) != len(texts) else set()
            self.require(not twice, f"different actions have the same text in {language}: {sorted(twice)[:3]}")
            self.title(language)

    def title(self, language: str) -> None:
        title, words = self.game.title, self.game.words(language)
        self.require(language in title.name and language in title.about, f"the title has no words in {language}")
        for key in title.option_words():
            self.require(key in words, f"{key} has no text in {language}")

    def say(self, thing: Thing, language: str) -> str:
        try:
            text = self.game.say(thing, language)
        except Exception as why:
            raise self.fail(f"{thing!r} has no text in {language}: {why!r}") from why
        self.require(bool(text.strip()), f"the text of {thing!r} in {language} is empty")
        return text

    # --- one game -----------------------------------------------------------------------------------------------------

    def one_game(self, seed: int) -> None:
        game, found = self.game, self.found
        self.where = f"seed {seed}, set-up"
        dice = random.Random(seed)
        chance, chance_of_bots = Chance(seed), Chance(seed + 1)
        state = game.new(chance)
        table = Table(game, ["player"] * game.people, seed=seed, fast=True)
        recorded = seed % 4 == 0  # every fourth game is played on a table too, which clones at each move
        self.standing(state)
        if recorded:
            self.require(state.snapshot() == table.state.snapshot(), "the same seed deals differently the second time")
        # Later, every tenth game is played sensibly, because random players do not come to see everything.
        planner = game.planner() if found.games >= WARM_UP and found.games % 10 == 0 else None
        moves: list[int] = []
        while not state.over:
            self.where = f"seed {seed}, ply {state.ply}"
            legal = self.legal(state)
            if dice.random() < self.rate:
                self.examine(state, legal, dice)
            move = legal[dice.randrange(len(legal))]
            if planner is not None:
                move = planner.choose(game.sampler(state.view(state.seat))(chance_of_bots), legal, chance_of_bots)
                self.require(move in legal, f"the planner chooses the illegal move {move!r}")
            moves.append(move)
            reveals, ply = state.reveals, state.ply
            before = state.clone() if found.games >= WARM_UP else None
            state.journal = []
            drawing = RecordingChance(chance)
            self.carry_out(state, move, drawing)
            self.require(state.ply == ply + 1, "ply does not count the moves")
            self.require(state.reveals >= reveals, "reveals went back")
            self.require(state.reveals > reveals or not drawing.draws, "reveals does not count a move that drew")
            self.events(state)
            self.standing(state)
            self.rare_draws(before, move, drawing, dice)
            if recorded:
                try:
                    table.move(move)
                except IllegalMove as why:
                    raise self.fail(f"a game played through clones goes another way: {why}") from why
        if found.games % 8 == 0:
            secrets.check_setup_twins(self, seed, dice)
        found.games += 1
        found.plies += state.ply
        found.longest = max(found.longest, state.ply)
        self.rate = min(1.0, self.closely * found.games / found.plies)
        self.where = f"seed {seed}, the end"
        self.ending(state)
        if recorded:
            self.require(table.state.snapshot() == state.snapshot(), "a game played through clones ends differently")
            self.recorded(table, moves)

    def rare_draws(self, before: State | None, move: int, drawing: RecordingChance, dice: random.Random) -> None:
        """A hidden deck of which few draws have been examined yet is examined whenever it is drawn from."""
        decks = {deck for deck, _ in drawing.draws if deck in self.game.hidden_decks}
        self.drawn.update(decks)
        if before is not None and any(self.found.twins[deck] < FEW_TWINS for deck in decks):
            secrets.check_twins(self, before, [move], dice)

    def standing(self, state: State) -> None:
        """What holds after every move."""
        census = state.census()
        if census != self.game.box:
            differ = {name: (census.get(name, 0), self.game.box.get(name, 0)) for name in {*census, *self.game.box}}
            differ = {name: counts for name, counts in differ.items() if counts[0] != counts[1]}
            raise self.fail(f"components got lost or multiplied (there are, in the box): {differ}")
        wrong = state.check()
        self.require(not wrong, f"the state contradicts itself: {'; '.join(wrong)}")
        if isinstance(state, PhasedState):
            misfits = self.game.layout.misfits(state)
            self.require(not misfits, f"beyond what is declared of them: {', '.join(misfits)}")
        self.require(0 <= state.seat < self.game.players, f"seat {state.seat} decides")
        self.require(0 <= state.turn < self.game.players, f"it is the turn of seat {state.turn}")
        self.require(state.ply <= self.game.max_plies, f"the game is longer than {self.game.max_plies} plies")

    def legal(self, state: State) -> list[int]:
        legal = state.legal()
        self.require(len(legal) > 0, "no move is legal, but the game is not over")
        self.require(all(type(move) is int for move in legal), "a legal move is no int")
        self.require(all(a < b for a, b in pairwise(legal)), "legal moves are not ascending")
        self.require(legal[0] >= 0 and legal[-1] < len(self.game.actions), "a legal move is not in the table")
        return legal

    def events(self, state: State) -> None:
        """Every kind of event, and every way a seat may see it, has a text."""
        for note in state.journal or ():
            for seat in (*range(self.game.players), None):
                event = note.seen_by(seat)
                if event is not None and (type(event), "en") not in self.said:
                    for language in LANGUAGES:
                        self.say(event, language)
                        self.said.add((type(event), language))

    # --- a close look -------------------------------------------------------------------------------------------------

    def examine(self, state: State, legal: list[int], dice: random.Random) -> None:
        self.found.closely += 1
        before = as_bytes(state.snapshot())
        self.prompt(state)
        self.pictures(state, legal)
        self.views(state)
        self.illegal(state, legal, before, dice)
        self.each_move(state, legal, before, dice)
        self.restores(state, legal, before, dice)
        secrets.check_samples(self, state, dice)
        secrets.check_twins(self, state, legal, dice)
        check_taken_back(self, state, legal)
        self.reasons(state, legal)
        self.require(as_bytes(state.snapshot()) == before, "looking at a state changed it")
        moves = legal[:]
        state.legal().clear()
        self.require(state.legal() == moves, "changing the list of legal moves changes the state")

    def prompt(self, state: State) -> None:
        ask = state.ask
        if ask is None:
            raise self.fail("the game is not over, but nothing is asked")
        for language in LANGUAGES:
            self.say(ask, language)
            if state.seat < self.game.people:
                self.require(f"hint-{ask.tag}" in self.game.words(language), f"{ask!r} has no hint in {language}")

    def pictures(self, state: State, legal: list[int]) -> None:
        picks = [self.game.picks(move) for move in legal]
        self.require(len(set(picks)) == len(picks), "picks do not tell all legal moves apart")
        for language in LANGUAGES:
            svg = self.game.draw(state.view(state.seat), language)
        try:
            drawn = {element.get("data-pick") for element in ElementTree.fromstring(svg).iter()}
        except ElementTree.ParseError as why:
            raise self.fail(f"draw gives no SVG: {why}") from why
        missing = set().union(*picks) - drawn
        self.require(not missing, f"picks that are not drawn: {sorted(missing)[:5]}")

    def reasons(self, state: State, legal: list[int]) -> None:
        """What can be chosen needs no reason; to all others, and of all else that could ever be chosen, it is told why
        not. A few elements are asked about, chosen by dice of their own."""
        game, dice = self.game, random.Random(self.where)
        allowed = {pick for move in legal for pick in game.picks(move)}
        others = sorted(game.every_pick - allowed)
        asked = [*dice.sample(sorted(allowed), min(2, len(allowed))), *dice.sample(others, min(3, len(others)))]
        for viewer in secrets.viewers(self):
            view = state.view(viewer)
            for element in asked:
                if viewer == state.seat and element in allowed:
                    said = game.why_not(view, element)
                    self.require(said is None, f"{element!r} can be chosen, but is refused: {said!r}")
                    continue
                for language in LANGUAGES if viewer == state.seat else [dice.choice(LANGUAGES)]:
                    said = game.why_not(view, element, language)
                    told = said is not None and bool(said.strip())
                    self.require(told, f"seat {viewer} cannot choose {element!r}, but is not told why in {language}")
                    self.found.reasons += 1
            self.require(game.why_not(view, "") is None, "an element that is not there is refused with a reason")

    def restores(self, state: State, legal: list[int], before: bytes, dice: random.Random) -> None:
        snapshot = json.loads(json.dumps(state.snapshot()))
        restored = self.game.restore(snapshot)
        self.require(as_bytes(restored.snapshot()) == before, "snapshot, restore, snapshot are not equal")
        self.require(restored.legal() == legal, "a restored state has other legal moves")
        illegal = sorted(set(range(len(self.game.actions))) - set(legal))
        if illegal:  # a state that nobody has asked yet what is legal
            self.refused(self.game.restore(snapshot), dice.choice(illegal))
        self.plays_on(state.clone(), restored, dice)
        given = state.snapshot()
        _empty(given)
        self.require(as_bytes(state.snapshot()) == before, "changing a snapshot changes the state")
        spoilt = dice.choice(sorted(snapshot))
        try:
            self.game.restore({**snapshot, spoilt: "nonsense"})
        except BadSnapshot:
            pass
        else:
            raise self.fail(f"a snapshot whose {spoilt!r} is nonsense is restored without BadSnapshot")

    def plays_on(self, state: State, restored: State, dice: random.Random) -> None:
        """With the same moves and the same sealed chance a restored state goes the same way."""
        chance = SealedChance(dice.randbytes(32))
        for _ in range(secrets.FOLLOWED):
            for viewer in secrets.viewers(self):
                same = secrets.look(state, viewer) == secrets.look(restored, viewer)
                self.require(same, f"a restored state shows seat {viewer} something else")
            if state.over:
                return
            move = dice.choice(state.legal())
            for one in (state, restored):
                self.carry_out(one, move, chance)

    def views(self, state: State) -> None:
        size = sum(block.size for block in self.game.blocks)
        for seat in (*range(self.game.players), None):
            view = state.view(seat)
            self.require(self.game.read_view(view.to_json()) == view, "a view does not come back from JSON")
            decider = None if state.over else state.seat
            said = (view.title, view.players, view.seat, view.turn, view.decider, view.ply, view.over)
            true = (self.game.title.id, self.game.players, seat, state.turn, decider, state.ply, state.over)
            self.require(said == true, f"the view of seat {seat} begins with {said}, not with {true}")
            buffer = [math.nan] * size
            self.game.observe(view, buffer)
            self.require(len(buffer) == size, "observe wrote more numbers than the blocks name")
            self.require(all(math.isfinite(number) for number in buffer), "observe left a number unwritten or infinite")
        for language in LANGUAGES:
            try:
                outline = self.game.outline(state.view(state.seat), language)
            except KeyError as why:
                raise self.fail(f"the outline lacks a text in {language}: {why}") from why
            self.require(bool(outline), "the outline is empty")

    def illegal(self, state: State, legal: list[int], before: bytes, dice: random.Random) -> None:
        others = sorted(set(range(len(self.game.actions))) - set(legal))
        alike = [twin for move in legal[:: len(legal) - 1 or 1] for twin in self.malformed(move)]
        tried: list[Any] = [*MALFORMED, *alike, len(self.game.actions), *dice.sample(others, min(12, len(others)))]
        for move in tried:
            self.found.illegal_tried += 1
            why = self.refused(state, move)
            for language in LANGUAGES:
                self.require(bool(why.say(language)), "an illegal move is refused without a word")
        self.require(as_bytes(state.snapshot()) == before, "an illegal move changed the state")
        self.require(state.legal() == legal, "an illegal move changed the legal moves")

    def malformed(self, move: int) -> list[Any]:
        """What could be taken for this legal move, but is none."""
        return [str(move), float(move), move - len(self.game.actions), *([bool(move)] if move < 2 else [])]

    def refused(self, state: State, move: Any) -> IllegalMove:
        """Try an illegal move; how it was refused."""
        when = " after the end" if state.over else ""
        try:
            state.apply(move, Chance(0))
        except IllegalMove as why:
            return why
        except Exception as why:
            raise self.fail(f"the illegal move {move!r} raises {why!r}, not IllegalMove") from why
        raise self.fail(f"the illegal move {move!r} was accepted{when}")

    def carry_out(self, state: State, move: int, chance: Chance) -> None:
        try:
            state.apply(move, chance)
        except Exception as why:
            raise self.fail(f"the legal move {self.game.action(move)!r} raises {why!r}") from why

    def each_move(self, state: State, legal: list[int], before: bytes, dice: random.Random) -> None:
        """Each legal move applies to a clone, which then stands on its own."""
        state.journal = []
        for move in dice.sample(legal, min(24, len(legal))):
            self.found.moves_tried += 1
            clone = state.clone()
            self.require(as_bytes(clone.snapshot()) == before, "a clone differs from its original")
            self.carry_out(clone, move, Chance(dice.getrandbits(32)))
            self.standing(clone)
            if not clone.over:
                self.legal(clone)
        self.require(as_bytes(state.snapshot()) == before, "playing on a clone changed the original")
        self.require(not state.journal, "playing on a clone wrote into the original's journal")

    # --- the end and the record ---------------------------------------------------------------------------------------

    def ending(self, state: State) -> None:
        game = self.game
        self.require(state.legal() == [] and state.ask is None, "the game is over, but something is asked")
        for move in range(len(game.actions)):
            self.refused(state, move)
        ranks, scores, sheets = state.ranks, state.scores, state.sheet()
        seats = range(game.players)
        self.require(
            len(ranks) == len(scores) == len(sheets) == game.players, "ranks, scores and sheet have other seats"
        )
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
        self.require(ranks == places, f"impossible places {ranks}")
        self.require(bool(state.winners), "nobody won")
        returns = state.returns()
        self.require(abs(sum(returns)) < 1e-9 and all(-1 <= r <= 1 for r in returns), f"impossible returns {returns}")
        for seat, sheet in zip(seats, sheets, strict=True):
            self.require(sheet.seat == seat and sheet.total == scores[seat], "the sheet's total is not the score")
            self.require(sheet.total == sum(line.points for line in sheet.lines), "the sheet's lines do not sum up")
            self.require(sheet.place == ranks[seat], "the sheet's place is not the rank")
            for line in sheet.lines:
                for language in LANGUAGES if (type(line), "en") not in self.said else ():
                    self.say(line, language)
                    self.said.add((type(line), language))
        snapshot = as_bytes(state.snapshot())
        self.require(as_bytes(game.restore(state.snapshot()).snapshot()) == snapshot, "the end cannot be restored")
        self.reasons(state, [])

    def recorded(self, table: Table, moves: list[int]) -> None:
        data = table.record.to_bytes()
        record = Record.from_bytes(data)
        self.require(record.to_bytes() == data, "a record read and written again has other bytes")
        try:
            steps = list(replay(record, self.game))
            verdict = verify(record, self.game)
        except BadRecord as why:
            raise self.fail(f"a replay fails: {why}") from why
        self.require([step.move for step in steps[1:]] == moves, "a replay makes other moves")
        self.require(steps[-1].state.snapshot() == table.state.snapshot(), "a replay ends differently")
        self.require(verdict.state.scores == table.state.scores, "a record verifies to another result")
        for step in steps[1:]:
            for seat in (*range(self.game.players), None):
                seen_by(step.notes, seat)
