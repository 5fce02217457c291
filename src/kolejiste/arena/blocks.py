"""Blocks: one deal played in all rotations of the seats, and the row that each of its games becomes.

The games of a block share their luck, so a block is one observation, and the unit in which everything is counted,
stored and sent to workers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kolejiste import __version__
from kolejiste.bots import version
from kolejiste.core.contract import Game

from .match import AUTOMA, Setting, play, play_recorded
from .measures import Watch, measure_class


class Block(msgspec.Struct, frozen=True):
    """One deal. `entrants` are the numbers of the bots in the run's list, in the order in which they sit in the first
    game; in each further one everybody moves a seat on."""

    number: int
    setting: Setting
    bots: tuple[str, ...]
    entrants: tuple[int, ...]
    seed: int
    games: int  # rotations: as many as seats, or one where all seats are alike
    again: int = 0  # which game from the same deal
    group: str = ""  # which part of a run it belongs to


class SheetLine(msgspec.Struct, frozen=True):
    """A line of a final reckoning: its kind, what it is about as JSON, and its points."""

    line: str
    about: str
    points: int


class Row(msgspec.Struct, frozen=True):
    """One finished game, with everything that it takes to repeat it. Lists go by seat; automas sit last."""

    block: int
    turn: int  # which rotation
    group: str
    title: str
    players: int
    options: str  # as JSON
    edition: str  # the hash of all its values that matter to play
    rules: int  # the version of the room's rules
    version: str  # of Kolejiště
    seed: int
    again: int
    bots: list[str]
    versions: list[str]  # of the bots
    entrants: list[int]
    scores: list[int]
    places: list[int]
    won: list[float]  # 1, or its part of a shared victory
    plies: int
    sheets: list[list[SheetLine]]
    measures: str  # as JSON, by the measures' names
    record: str = ""  # on the way to a file of its own


def play_block(block: Block, measures: Sequence[str] = (), records: bool = False) -> list[Row]:
    """Play the games of a block."""
    game = block.setting.game()
    kinds = [measure_class(spec) for spec in measures]
    return [_play(game, block, turn, kinds, records) for turn in range(block.games)]


def _play(game: Game, block: Block, turn: int, kinds: Sequence[Any], records: bool) -> Row:
    seats = len(block.bots)
    sitting = [(seat + turn) % seats for seat in range(seats)]
    bots = [block.bots[place] for place in sitting]
    watch = Watch(game, kinds) if kinds else None
    text = ""
    if records:
        state, record = play_recorded(game, bots, block.seed, watch=watch)
        text = record.to_bytes().decode()
    else:
        state = play(game, bots, block.seed, again=block.again, watch=watch)
    places = list(state.ranks)
    return Row(
        block=block.number,
        turn=turn,
        group=block.group,
        title=block.setting.title,
        players=block.setting.players,
        options=msgspec.json.encode(dict(game.options)).decode(),
        edition=game.edition.hash,
        rules=game.rules_version,
        version=__version__,
        seed=block.seed,
        again=block.again,
        bots=[*bots, *[AUTOMA] * game.automas],
        versions=[*map(version, bots), *[__version__] * game.automas],
        entrants=[*(block.entrants[place] for place in sitting), *[-1] * game.automas],
        scores=list(state.scores),
        places=places,
        won=[(place == 1) / places.count(1) for place in places],
        plies=state.ply,
        sheets=[[_line(line) for line in sheet.lines] for sheet in state.sheet()],
        measures="" if watch is None else msgspec.json.encode(watch.end(state)).decode(),
        record=text,
    )


def _line(line: Any) -> SheetLine:
    about = msgspec.to_builtins(line)
    return SheetLine(about.pop("is"), msgspec.json.encode(about).decode(), about["points"])
