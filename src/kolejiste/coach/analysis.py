"""A finished game looked back on: for each decision of a seat what it could expect before and after it, from what it
knew then; what was better and by how much; what was luck and what was choice; and everybody's chances by turn.

The work falls into small *questions*, each answered from a view (or, for the chances, a position of a game that is
over), so that whoever has processes or a queue can share them out. The answers do not depend on who gives them.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any

import msgspec

from kolejiste.bots.search import Weighed, candidates
from kolejiste.core.contract import CLUB, Game
from kolejiste.core.ending import Ending
from kolejiste.core.record import Move as MoveEntry
from kolejiste.core.record import Record, Resign, Undo, decode_move, final_state, is_person, replay

from . import chances
from .errors import BadAnalysis
from .trying import tried

FORMAT = 1
# The budget counts simulated decisions, so it is the same on every machine; a core simulates some fifty thousand a
# second in the slowest of our games.
BUDGET = 1_200_000
FIRST_LOOK, CHART = 0.5, 0.2  # their shares of it; closer looks, of which there are fewer, take the rest
LEAST, MOST = 24, 400  # playouts of a decision
CLOSER = 4  # so many times as long a decision is looked at where another move seems better
POINTS = 80  # of the chart, at most
CHART_WORLDS = (24, 200)
SEED = 20_260_101  # of all worlds, with the ply: an analysis is the same whenever it is made


class Expected(msgspec.Struct, frozen=True):
    """What a move promised: winning chances, final points, the lead over the best rival; and the move as records write
    it, since numbers may change."""

    action: dict[str, Any]
    wins: float
    points: float
    lead: float


class Decision(msgspec.Struct, frozen=True):
    """One decision: at which ply of the replay it was taken, what was chosen, what a club player would have done, what
    was better, and how sure that is.

    `better` is None where nothing was seen to be. `cost` is what the choice cost against it in what the search seeks,
    half places and half lead, and `cost_error` the standard error of that. `wins_error` is at most that of the
    difference between two moves' chances."""

    ply: int
    seat: int
    options: int  # legal moves
    chosen: Expected
    club: Expected
    better: Expected | None
    cost: float
    cost_error: float
    wins_error: float

    @property
    def sure(self) -> bool:
        """Whether the better move was better beyond doubt, as far as playouts tell."""
        return self.better is not None and self.cost > 2 * self.cost_error


class Point(msgspec.Struct, frozen=True):
    """Everybody's chances at a ply, with everything known."""

    ply: int
    wins: list[float]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """Everything found out about a game."""

    format: int
    version: str  # of Kolejiště: other planners judge otherwise
    title: str
    players: int  # seats, the automas' included
    plies: int
    seats: list[int]  # whose decisions were looked at
    playouts: int  # for the first look at a decision
    results: list[float] | None  # each seat's share of the victory; None if the game did not come to its end
    decisions: list[Decision]
    chart: list[Point]

    def of(self, seat: int) -> list[Decision]:
        return [one for one in self.decisions if one.seat == seat]

    def costliest(self, seat: int, most: int = 5) -> list[Decision]:
        """The moves of a seat that cost most, the dearest first; only those where another move was surely better."""
        sure = [one for one in self.of(seat) if one.sure]
        return sorted(sure, key=lambda one: -one.cost)[:most]


# --- luck and choice --------------------------------------------------------------------------------------------------


class Account(msgspec.Struct, frozen=True):
    """How a seat came from an even start to its result, in shares of the victory: start + deal + luck + choices is the
    end. Choices are what own moves won or lost against what a club player would have done in their place; luck is what
    the draws and the others' moves changed. Playouts go on as club players do, so luck is nothing on average. `error`
    is the standard error of the choices, and of the luck, since what is not the one is the other."""

    start: float
    deal: float
    luck: float
    choices: float
    end: float
    error: float


def account(analysis: Analysis, seat: int) -> Account | None:
    """The account of a seat; None if it never had a choice."""
    own = analysis.of(seat)
    if not own:
        return None
    start = 1 / analysis.players
    first = own[0].club.wins
    choices = sum(one.chosen.wins - one.club.wins for one in own)
    end = own[-1].chosen.wins if analysis.results is None else analysis.results[seat]
    error = sqrt(sum(one.wins_error**2 for one in own if one.chosen != one.club))
    return Account(start, first - start, end - first - choices, choices, end, error)


# --- questions --------------------------------------------------------------------------------------------------------


class Judge(msgspec.Struct, frozen=True):
    """What a decision promised, asked of what its seat saw: the view as JSON, and which legal move was made."""

    ply: int
    seat: int
    view: bytes
    legal: list[int]
    chosen: int
    playouts: int


class Stand(msgspec.Struct, frozen=True):
    """Who stood how, asked of a position of a game that is over: its snapshot."""

    ply: int
    snapshot: bytes
    worlds: int


Question = Judge | Stand
Answer = Decision | Point


def answer(game: Game, question: Question) -> Answer:
    """One question answered; this is the work."""
    if isinstance(question, Stand):
        state = game.restore(msgspec.json.decode(question.snapshot))
        return Point(question.ply, chances.from_above(game, state, question.worlds, SEED % 2**31))
    return _judged(game, question)


def _judged(game: Game, asked: Judge) -> Decision:
    """A first look at all moves; where another one seems better, a closer look at both in fresh worlds, so that what
    looked best by luck alone is not held against anybody."""
    view = game.read_view(asked.view)
    moves = candidates(game, view, asked.legal, CLUB)
    club = moves[0]
    given: dict[str, Any] = {"keep": [asked.chosen, club], "threads": 1}
    found = tried(game, view, [*moves, asked.chosen], playouts=asked.playouts, seed=_seed(asked.ply, 0), **given)
    made, rival = _of(found, asked.chosen), found[0]
    if rival.move == made.move or rival.value - made.value <= made.error:
        return _decision(game, asked, made, _of(found, club), None)
    three = [asked.chosen, rival.move, club]
    closer = tried(game, view, three, playouts=CLOSER * asked.playouts, seed=_seed(asked.ply, 1), **given)
    return _decision(game, asked, _of(closer, asked.chosen), _of(closer, club), _of(closer, rival.move))


def _of(found: Sequence[Weighed], move: int) -> Weighed:
    return next(one for one in found if one.move == move)


def _decision(game: Game, asked: Judge, made: Weighed, club: Weighed, other: Weighed | None) -> Decision:
    cost = 0.0 if other is None else other.value - made.value
    worse = made if other is None or cost >= 0 else other
    return Decision(
        ply=asked.ply,
        seat=asked.seat,
        options=len(asked.legal),
        chosen=_expected(game, made),
        club=_expected(game, club),
        better=None if other is None else _expected(game, other),
        cost=round(cost, 4),
        cost_error=0.0 if other is None else round(worse.error, 4),
        wins_error=round(_wins_error(made, club if other is None else other), 4),
    )


def _wins_error(one: Weighed, other: Weighed) -> float:
    """As if both had been played in worlds of their own; they were played in the same ones, so it is less."""
    return sqrt(sum(each.wins * (1 - each.wins) / max(each.playouts, 1) for each in (one, other)))


def _expected(game: Game, one: Weighed) -> Expected:
    action = msgspec.json.decode(msgspec.json.encode(game.action(one.move)))
    return Expected(action, round(one.wins, 4), round(one.points, 2), round(one.margin, 2))


def _seed(ply: int, look: int) -> int:
    return zlib.crc32(f"{SEED} {ply} {look}".encode())


# --- a whole game -----------------------------------------------------------------------------------------------------


class Plan:
    """The questions of a game, and what their answers come to."""

    def __init__(self, record: Record, game: Game, seats: Sequence[int] | None = None, playouts: int | None = None):
        self.game = game
        self.story = list(replay(record, game))
        if len(self.story) < 2:
            raise BadAnalysis("nothing-played")
        self.seats = list(seats) if seats is not None else judged_seats(record, game)
        resigned = _resigned_at(record)
        self._made = [
            (ply, step.seat, step.move)
            for ply, step in enumerate(self.story[1:])
            if step.seat is not None and step.move is not None and step.seat in self.seats
            if ply < resigned.get(step.seat, len(self.story))
        ]
        self.playouts = playouts if playouts is not None else self._affordable()

    def _affordable(self) -> int:
        """Playouts for the first look at a decision, so that the whole keeps within the budget."""
        plies = len(self.story)
        ahead = sum(plies - ply for ply, _, _ in self._made)
        return round(min(max(FIRST_LOOK * BUDGET / max(ahead, 1), LEAST), MOST))

    def questions(self) -> list[Question]:
        asked: list[Question] = []
        for ply, seat, move in self._made:
            state = self.story[ply].state
            legal = state.legal()
            if len(legal) > 1:
                asked.append(Judge(ply, seat, state.view(seat).to_json(), legal, move, self.playouts))
        return [*asked, *self._stands()]

    def _stands(self) -> list[Question]:
        """Every so many plies: few enough for the budget."""
        last = len(self.story) - 1
        apart = -(-last // POINTS)
        plies = sorted({*range(0, last, apart), last})
        ahead = sum(last - ply for ply in plies)
        least, most = CHART_WORLDS
        worlds = round(min(max(CHART * BUDGET / max(ahead, 1), least), most))
        return [Stand(ply, msgspec.json.encode(self.story[ply].state.snapshot()), worlds) for ply in plies]

    def summed(self, answers: Iterable[Answer]) -> Analysis:
        from kolejiste import __version__

        found = list(answers)
        last = self.story[-1].state
        winners = last.winners if last.over else []
        return Analysis(
            format=FORMAT,
            version=__version__,
            title=self.game.title.id,
            players=self.game.players,
            plies=len(self.story) - 1,
            seats=self.seats,
            playouts=self.playouts,
            results=[(seat in winners) / len(winners) for seat in range(self.game.players)] if winners else None,
            decisions=sorted((one for one in found if isinstance(one, Decision)), key=lambda one: one.ply),
            chart=sorted((one for one in found if isinstance(one, Point)), key=lambda one: one.ply),
        )


def over(record: Record, game: Game) -> bool:
    """Whether the game of a record is over: by its rules, or because it was given up."""
    return Ending.of(record).is_over or final_state(record, game).over


def judged_seats(record: Record, game: Game) -> list[int]:
    """People's seats; among bots all of them."""
    people = [seat for seat, who in enumerate(record.header.seats) if is_person(who)]
    return people or list(range(game.people))


def _resigned_at(record: Record) -> dict[int, int]:
    """After how many standing moves each seat resigned: what was played for it then is not its own."""
    standing, found = 0, {}
    for entry in record.entries:
        if isinstance(entry, MoveEntry):
            standing += 1
        elif isinstance(entry, Undo):
            standing -= entry.moves
        elif isinstance(entry, Resign):
            found[entry.seat] = standing
    return found


def analyse(
    record: Record,
    game: Game,
    seats: Sequence[int] | None = None,
    playouts: int | None = None,
    threads: int = 1,
    tell: Callable[[int, int], None] | None = None,
) -> Analysis:
    """The whole analysis, here and now; `tell` hears how many of the questions are answered."""
    plan = Plan(record, game, seats, playouts)
    questions = plan.questions()
    answers = []
    with ThreadPoolExecutor(threads) as pool:  # simulated games do not hold Python's lock
        try:
            for one in pool.map(lambda question: answer(game, question), questions):
                answers.append(one)
                if tell is not None:
                    tell(len(answers), len(questions))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return plan.summed(answers)


def move_of(game: Game, expected: Expected) -> int:
    """The number of a move that was looked at, in the game as it is bound now."""
    return decode_move(game, expected.action)
