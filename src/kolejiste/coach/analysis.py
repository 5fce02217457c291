"""A finished game looked back on: for each decision of a seat what it could expect before and after it, from what it
knew then; what was better and by how much; what was luck and what was choice; and everybody's chances by turn.

The work falls into small *questions*, each answered from a view (or, for the chances, a position of a game that is
over), so that whoever has processes or a queue can share them out. The answers do not depend on who gives them.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, pairwise
from math import sqrt
from typing import Any

import msgspec

from kolejiste.bots.ending import solved
from kolejiste.bots.search import candidates
from kolejiste.bots.weighed import mean
from kolejiste.core.contract import CLUB, Game, View
from kolejiste.core.ending import Ending
from kolejiste.core.hands import PERSON
from kolejiste.core.record import Flag, Plays, Record, Resign, Step, Undo, decode_move, final_state, is_person, replay
from kolejiste.core.record import Move as MoveEntry

from . import chances
from .errors import BadAnalysis
from .trying import apart, side_by_side, tried

FORMAT = 2
# The budget counts simulated decisions, so it is the same on every machine; a core simulates some forty thousand a
# second in the slowest of our games.
BUDGET = 3_000_000
# Their shares of it. Closer looks are planned as if all decisions had one, and about every other has.
FIRST_LOOK, CLOSER_LOOK, CHART = 0.35, 0.9, 0.2
LEAST, MOST = 16, 400  # playouts of the first look at a decision
CLOSER_LEAST, CLOSER_MOST = 24, 1600  # ... and of the closer one
WHOLE = 0.01  # less is not told of as lost
TOLD_APART = 0.25  # the standard error up to which it can be said what was luck and what was choice
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


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: at which ply of the replay it was taken, what was chosen, what a club player would have done, what
    was better, and how sure that is.

    What was expected `before` it are the chances of whoever goes on as a club player does, and `after` it those with
    the move that was made. `better` is None where nothing was seen to be. `cost` is what the choice cost against it in
    what the search seeks, half the win and half the lead. All errors are standard errors of differences in the same
    worlds: to the better move in cost, chances and lead, and to the club player's in chances."""

    ply: int
    turn: int  # its number; the moves of one turn are told as one
    seat: int
    options: int  # legal moves
    chosen: Expected
    club: Expected
    better: Expected | None = None
    before: float
    after: float
    cost: float = 0.0
    cost_error: float = 0.0
    wins_error: float = 0.0
    lead_error: float = 0.0
    choice_error: float = 0.0

    @property
    def lost(self) -> float:
        """The chances that the better move would have had besides."""
        return 0.0 if self.better is None else self.better.wins - self.chosen.wins

    @property
    def sure(self) -> bool:
        """Whether the better move was better beyond doubt, as far as playouts tell, by a whole per cent or more."""
        return self.cost > 2 * self.cost_error and self.lost > max(2 * self.wins_error, WHOLE)


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
        """The moves of a seat that cost most, the dearest first; only where another one was surely better, and of
        a turn of several moves the dearest: what is missed from one to the next would else be told again and again."""
        dearest: dict[int, Decision] = {}
        for one in self.of(seat):
            if one.sure and (one.turn not in dearest or one.lost > dearest[one.turn].lost):
                dearest[one.turn] = one
        return sorted(dearest.values(), key=lambda one: -one.lost)[:most]


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

    @property
    def told_apart(self) -> bool:
        """Whether luck and choices can be told apart; where they cannot, their sum is still known."""
        return self.error <= TOLD_APART


def account(analysis: Analysis, seat: int) -> Account | None:
    """The account of a seat; None if it never had a choice."""
    own = analysis.of(seat)
    if not own:
        return None
    start = 1 / analysis.players
    first = own[0].club.wins
    choices = sum(one.chosen.wins - one.club.wins for one in own)
    end = own[-1].chosen.wins if analysis.results is None else analysis.results[seat]
    error = sqrt(sum(one.choice_error**2 for one in own))
    return Account(start, first - start, end - first - choices, choices, end, error)


# --- questions --------------------------------------------------------------------------------------------------------


class Judge(msgspec.Struct, frozen=True):
    """What a decision promised, asked of what its seat saw: the view as JSON, and which legal move was made."""

    ply: int
    turn: int
    seat: int
    view: bytes
    legal: list[int]
    chosen: int
    playouts: int
    closer: int


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
    """A first look at all moves. Where another one seems better, or another one was made than a club player's, a closer
    look at these side by side in fresh worlds: what looked best by luck alone is neither held against anybody nor put
    down to anybody's credit."""
    view = game.read_view(asked.view)
    moves = candidates(game, view, asked.legal, CLUB)
    club, several = moves[0], list(dict.fromkeys([*moves, asked.chosen]))
    exact = solved(game, view, several)
    found = exact or tried(
        game,
        view,
        several,
        playouts=asked.playouts,
        seed=_seed(asked.ply, 0),
        keep=[asked.chosen, club],
        threads=1,
    )
    expected = {one.move: _expected(game, one.move, one.wins, one.points, one.margin) for one in found}
    made, best = next(one for one in found if one.move == asked.chosen), found[0]
    rival = None if best.value - made.value <= made.error else best.move
    if exact is None and (rival is not None or asked.chosen != club):
        return _closer(game, view, asked, club, rival)
    return _decision(asked, expected, club, rival, cost=0.0 if rival is None else best.value - made.value)


def _closer(game: Game, view: View, asked: Judge, club: int, rival: int | None) -> Decision:
    """The move that was made, a club player's, and one that seemed better, if there is one, in fresh worlds."""
    several = dict.fromkeys([asked.chosen, club, *([] if rival is None else [rival])])
    worlds = max(2, asked.closer // len(several))
    ends = side_by_side(game, view, list(several), worlds, _seed(asked.ply, 1))
    place = {move: number for number, move in enumerate(ends.moves)}
    made, values = place[asked.chosen], ends.values
    expected = {
        move: _expected(game, move, *(mean(of[number]) for of in (ends.wins, ends.points, ends.leads)))
        for move, number in place.items()
    }
    choice = 0.0 if asked.chosen == club else apart(ends.wins[made], ends.wins[place[club]])
    if rival is None:
        return _decision(asked, expected, club, None, choice_error=choice)
    better = place[rival]
    return _decision(
        asked,
        expected,
        club,
        rival,
        cost=mean(values[better]) - mean(values[made]),
        cost_error=apart(values[better], values[made]),
        wins_error=apart(ends.wins[better], ends.wins[made]),
        lead_error=apart(ends.leads[better], ends.leads[made]),
        choice_error=choice,
    )


def _decision(asked: Judge, expected: Mapping[int, Expected], club: int, rival: int | None, **costs: float) -> Decision:
    return Decision(
        ply=asked.ply,
        turn=asked.turn,
        seat=asked.seat,
        options=len(asked.legal),
        chosen=expected[asked.chosen],
        club=expected[club],
        better=None if rival is None else expected[rival],
        before=expected[club].wins,
        after=expected[asked.chosen].wins,
        **{of: round(cost, 4) for of, cost in costs.items()},
    )


def _expected(game: Game, move: int, wins: float, points: float, lead: float) -> Expected:
    action = msgspec.json.decode(msgspec.json.encode(game.action(move)))
    return Expected(action, round(wins, 4), round(points, 2), round(lead, 2))


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
        self._turns = _turns(self.story)
        own = _own(record, self.story, self._turns)
        self._made = [
            (ply, step.seat, step.move)
            for ply, step in enumerate(self.story[1:])
            if step.seat is not None and step.move is not None and step.seat in self.seats and own[ply]
        ]
        ahead = sum(len(self.story) - ply for ply, _, _ in self._made)
        first = playouts if playouts is not None else _affordable(FIRST_LOOK, ahead, LEAST, MOST)
        self.playouts = first
        self.closer = 4 * first if playouts is not None else _affordable(CLOSER_LOOK, ahead, CLOSER_LEAST, CLOSER_MOST)

    def questions(self) -> list[Question]:
        asked: list[Question] = []
        for ply, seat, move in self._made:
            state = self.story[ply].state
            legal = state.legal()
            if len(legal) > 1:
                view = state.view(seat).to_json()
                asked.append(Judge(ply, self._turns[ply], seat, view, legal, move, self.playouts, self.closer))
        return [*asked, *self._stands()]

    def _stands(self) -> list[Question]:
        """Every so many plies: few enough for the budget."""
        last = len(self.story) - 1
        apart = -(-last // POINTS)
        plies = sorted({*range(0, last, apart), last})
        ahead = sum(last - ply for ply in plies)
        worlds = _affordable(CHART, ahead, *CHART_WORLDS)
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


def _affordable(part: float, ahead: int, least: int, most: int) -> int:
    """How often each of some games can be played on for a part of the budget, with so many decisions ahead in all."""
    return round(min(max(part * BUDGET / max(ahead, 1), least), most))


def _turns(story: Sequence[Step]) -> list[int]:
    """Of each ply which turn it is: what a seat does before another's turn comes is one."""
    changes = [now.state.turn != before.state.turn for before, now in pairwise(story)]
    return list(accumulate(changes, initial=0))


def _own(record: Record, story: Sequence[Step], turns: Sequence[int]) -> list[bool]:
    """Of each standing move whether the seat has chosen it itself: not what was played for it after it resigned or ran
    out of time, nor what a bot did that minded it, or a program."""
    standing: list[tuple[frozenset[int], int | None]] = []  # who is away, and from which ply on the time is over
    away, late = frozenset[int](), None
    for entry in record.entries:
        if isinstance(entry, MoveEntry):
            standing.append((away, late))
        elif isinstance(entry, Undo):
            del standing[len(standing) - entry.moves :]
            late = None
        elif isinstance(entry, Flag):
            late = len(standing)
        elif isinstance(entry, Resign) or (isinstance(entry, Plays) and entry.who != PERSON):
            away |= {entry.seat}
        elif isinstance(entry, Plays):
            away -= {entry.seat}
    return [
        story[ply].state.seat not in gone and (over is None or turns[over] != turns[ply])
        for ply, (gone, over) in enumerate(standing)
    ]


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
