"""From records to a data set: what each person who decided saw, might do and did, and what came of it.

The games of a set are cut into parts that are made one by one, or by several processes. A part whose table of games is
there is done, so whoever is stopped goes on with the next."""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from kolejiste import __version__
from kolejiste.core.contract import Game, OptionValue, State
from kolejiste.core.edition import EditionText
from kolejiste.core.errors import KolejisteError
from kolejiste.core.record import Header, Record, replay

from .errors import BadUse
from .shards import FORMS, Columns, Form, write

SPLITS = ("train", "valid", "test")
PART = 32  # games in a part
DECISIONS, GAMES, PLAN, CARD = "decisions", "games", "plan.json", "card.json"
PERSON = "person"  # who decided, if it was no bot: names stay with the records


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a data set is made of and how; fixed before the first part."""

    version: str
    form: Form
    title: str
    players: int
    options: dict[str, OptionValue]
    edition: EditionText | None
    edition_hash: str
    rules: int
    split: tuple[int, int, int]  # per cent for training, validation and test
    records: bool  # whether the records themselves are in it
    sources: list[tuple[str, str]]  # each file and the hash of its content
    part: int = PART  # games in a part

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-len(self.sources) // self.part)

    def numbers(self, part: int) -> range:
        """The games of one part."""
        return range(part * self.part, min((part + 1) * self.part, len(self.sources)))

    def game(self) -> Game:
        """The bound game."""
        from kolejiste.core.registry import load

        title = load(self.title)
        if self.edition is None:  # also one of ours that was replaced since
            return title.of_edition(self.edition_hash, self.players, self.options)
        return title.bind(self.players, edition=self.edition, **self.options)


def split_given(text: str) -> list[int]:
    """A split as people type it, `80,10,10`."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise BadUse("set-split", given=text[:80]) from None


def record_files(given: Sequence[Path]) -> list[Path]:
    """Files as they are given, and of folders all records in them, in alphabetical order."""
    found: list[Path] = []
    for path in given:
        found += sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]
    if not found:
        raise BadUse("set-empty")
    return list(dict.fromkeys(found))


def survey(
    given: Sequence[Path],
    *,
    form: str = "parquet",
    split: Sequence[int] = (80, 10, 10),
    records: bool = True,
    edition: EditionText | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Plan:
    """Look at all records: they must be readable and of one setting."""
    if form not in FORMS:
        raise BadUse("set-form", given=str(form)[:40], known=", ".join(FORMS))
    if len(split) != len(SPLITS) or sum(split) != 100 or min(split) < 0:
        raise BadUse("set-split", given=", ".join(map(str, split))[:80])
    files = record_files(given)
    first: Header | None = None
    sources = []
    for number, path in enumerate(files):
        record = Record.read(path)
        head = record.header
        if first is None:
            first, game = head, record.game(edition)
        elif (head.title, head.players, head.edition) != (first.title, first.players, first.edition) or (
            head.options != first.options
        ):
            raise BadUse("set-other", file=str(path), first=str(files[0]))
        sources.append((str(path), hashlib.sha256(path.read_bytes()).hexdigest()))
        progress(number + 1, len(files))
    return Plan(
        version=__version__,
        form=form,
        title=game.title.id,
        players=game.people,
        options=dict(game.options),
        edition=edition,
        edition_hash=game.edition.hash,
        rules=game.rules_version,
        split=(split[0], split[1], split[2]),
        records=records,
        sources=sources,
    )


def split_of(plan: Plan, head: Header, content: str) -> str:
    """Where a game belongs. It follows from the game itself, so that sets made anew agree; all games of one deal, with
    the seats turned around, stay together, because they tell of the same cards."""
    key = content if head.seed is None else f"{head.title} {head.seed}"
    place = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big") % 100
    return next(name for number, name in enumerate(SPLITS) if place < sum(plan.split[: number + 1]))


class Gathered(msgspec.Struct):
    """One game: its row in the table of games, and its decisions."""

    game: dict[str, Any]
    decisions: list[tuple[Any, ...]]  # ply, seat, who, move, legal, observation


def gather_game(game: Game, plan: Plan, number: int) -> Gathered:
    """What a record tells. One that cannot be replayed, or whose game was not ended, is left out with the reason."""
    file, content = plan.sources[number]
    data = Path(file).read_bytes()
    if hashlib.sha256(data).hexdigest() != content:
        raise BadUse("set-changed", file=file)
    record = Record.from_bytes(data)
    head = record.header
    row: dict[str, Any] = {
        "game": number,
        "name": Path(file).name,
        "split": split_of(plan, head, content),
        "seed": -1 if head.seed is None else head.seed,
        "seats": msgspec.json.encode(head.seats).decode(),
        "scores": "[]",
        "places": "[]",
        "outcomes": "[]",
        "record": data.decode() if plan.records else "",
        "left_out": "",
        "decisions": 0,
    }
    try:
        steps = list(replay(record, game))
        if not steps[-1].state.over:
            raise BadUse("set-unfinished")
    except KolejisteError as why:
        row.update(split="", left_out=str(why), record="")  # it may hold the seed of a table still being played
        return Gathered(row, [])
    last: State = steps[-1].state
    decisions = []
    size = sum(block.size for block in game.blocks)
    for before, step in pairwise(steps):
        if step.seat is None or step.seat >= game.people:
            continue  # the rules decide for automas
        seen = np.zeros(size, np.float32)
        state: State = before.state
        game.observe(state.view(step.seat), seen)  # type: ignore[arg-type]  # a row takes slices as lists do
        decisions.append((state.ply, step.seat, who(head.seats[step.seat]), step.move, state.legal(), seen))
    row.update(
        scores=msgspec.json.encode(last.scores).decode(),
        places=msgspec.json.encode(last.ranks).decode(),
        outcomes=msgspec.json.encode(last.returns()).decode(),
        decisions=len(decisions),
    )
    return Gathered(row, decisions)


def who(seat: str) -> str:
    """Who decided: a bot as it is named, or a person."""
    return PERSON if seat == "you" or seat.startswith("name:") else seat


def gather_part(plan: Plan, folder: Path, part: int) -> None:
    """Make one part: the decisions of each split, and last the table of games, which says that it is done."""
    game = plan.game()
    found = [gather_game(game, plan, number) for number in plan.numbers(part)]
    for split in SPLITS:
        chosen = [one for one in found if one.game["split"] == split and one.decisions]
        if chosen:
            write(folder / DECISIONS / f"{split}-{part:05d}.{plan.form}", _columns(chosen, len(game.actions)))
    table: Columns = {}
    for name in found[0].game:
        values = [one.game[name] for one in found]
        table[name] = np.array(values, np.int64) if isinstance(values[0], int) else values
    write(folder / GAMES / f"{part:05d}.{plan.form}", table)


def _columns(games: Sequence[Gathered], moves: int) -> Columns:
    """The decisions of some games as columns."""
    rows = [(one.game, decision) for one in games for decision in one.decisions]
    masks = np.zeros((len(rows), moves), bool)
    for mask, (_, decision) in zip(masks, rows, strict=True):
        mask[decision[4]] = True
    results = {
        name: {id(one.game): msgspec.json.decode(one.game[name]) for one in games} for name in ("outcomes", "scores")
    }
    return {
        "game": np.array([game["game"] for game, _ in rows], np.int64),
        "ply": np.array([decision[0] for _, decision in rows], np.int32),
        "seat": np.array([decision[1] for _, decision in rows], np.int8),
        "who": [decision[2] for _, decision in rows],
        "observation": np.stack([decision[5] for _, decision in rows]),
        "mask": masks,
        "move": np.array([decision[3] for _, decision in rows], np.int32),
        "outcome": np.array([results["outcomes"][id(game)][decision[1]] for game, decision in rows], np.float32),
        "score": np.array([results["scores"][id(game)][decision[1]] for game, decision in rows], np.int32),
    }


def gather(plan: Plan, folder: Path, *, jobs: int = 1) -> Iterator[int]:
    """Make all parts that are missing; after each, how many games are done."""
    for name in (DECISIONS, GAMES):
        (folder / name).mkdir(parents=True, exist_ok=True)
    todo = [part for part in range(plan.parts) if not (folder / GAMES / f"{part:05d}.{plan.form}").exists()]
    done = sum(len(plan.numbers(part)) for part in set(range(plan.parts)) - set(todo))
    yield done
    one = partial(gather_part, plan, folder)
    if jobs == 1 or len(todo) < 2:
        for part in todo:
            one(part)
            yield (done := done + len(plan.numbers(part)))
        return
    pool = ProcessPoolExecutor(min(jobs, len(todo)), get_context("spawn"), initializer=_leave_stopping_to_us)
    try:
        for part, _ in zip(todo, pool.map(one, todo), strict=True):
            yield (done := done + len(plan.numbers(part)))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_stopping_to_us() -> None:
    """Ctrl+C reaches every process; only the one that was called by a person minds it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
