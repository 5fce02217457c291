"""Data sets: records as rows that learners read, with a card that tells what they are, and the way back to records.

```python
from kolejiste.research.dataset import Dataset, make

made = make([Path("records")], Path("europe"))
for batch in Dataset(Path("europe")).batches("train", 1024):
    learn(batch["observation"], batch["mask"], batch["move"], batch["outcome"])
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from kolejiste.arena.book import read_plan, write_plan
from kolejiste.core.contract import Block, Game, OptionValue
from kolejiste.core.edition import EditionText
from kolejiste.core.record import Record

from . import versioned
from .errors import BadUse
from .gathering import CARD, DECISIONS, GAMES, SPLITS, Plan, gather, survey
from .shards import read

README = "README.md"
SCHEMA = (
    ("game", "number of the game, as in the table of games"),
    ("ply", "moves made before this one"),
    ("seat", "who was asked, counted from 0"),
    ("who", "the bot that decided, or `person`"),
    ("observation", "what that seat saw: `game.observe` of its view, blocks in the order below"),
    ("mask", "which moves were legal"),
    ("move", "the move that was made, an index into `game.actions`"),
    ("outcome", "what the seat gained in the end: `state.returns()`, from -1 to 1"),
    ("score", "the points of the seat in the end"),
)


class Split(msgspec.Struct, frozen=True):
    """One part of a set that learners keep apart from the others."""

    games: int
    decisions: int
    who: dict[str, int]  # decisions by whoever made them


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What a data set is: enough to use it without asking anybody."""

    name: str
    title: str
    players: int
    options: dict[str, OptionValue]
    edition: str
    edition_name: str
    edition_status: str
    rules: int
    version: str
    form: str
    records: bool
    split: tuple[int, int, int]
    splits: dict[str, Split]
    moves: int
    blocks: tuple[Block, ...]
    columns: dict[str, str]
    left_out: dict[str, str]  # files and why


def make(
    records: Sequence[Path],
    folder: Path,
    *,
    form: str = "parquet",
    split: Sequence[int] = (80, 10, 10),
    keep_records: bool = True,
    edition: EditionText | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Card:
    """Make a data set of records, files or folders of them. What was begun with the same records is gone on with."""
    return carry_out(
        survey(records, form=form, split=split, records=keep_records, edition=edition), folder, jobs, progress
    )


def carry_out(plan: Plan, folder: Path, jobs: int = 1, progress: Callable[[int, int], None] | None = None) -> Card:
    """Make what is missing of a planned set, and its card."""
    write_plan(folder, plan)
    for done in gather(plan, folder, jobs=jobs):
        if progress is not None:
            progress(done, len(plan.sources))
    card = _card(plan, folder)
    (folder / README).write_text(readme(card), encoding="utf-8")
    draft = folder / f"{CARD}.new"
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")
    draft.replace(folder / CARD)
    return card


def _card(plan: Plan, folder: Path) -> Card:
    game = plan.game()
    games: Counter[str] = Counter()
    left_out: dict[str, str] = {}
    for path in _files(folder / GAMES, plan.form):
        table = read(path, ["name", "split", "left_out"])
        games.update(table["split"])
        left_out |= {file: why for file, why in zip(table["name"], table["left_out"], strict=True) if why}
    deciders: dict[str, Counter[str]] = {name: Counter() for name in SPLITS}
    for path in _files(folder / DECISIONS, plan.form):
        deciders[path.name.partition("-")[0]].update(read(path, ["who"])["who"])
    return Card(
        name=versioned(plan.title),
        title=plan.title,
        players=plan.players,
        options=plan.options,
        edition=plan.edition_hash,
        edition_name=game.edition.name,
        edition_status=game.edition.status,
        rules=plan.rules,
        version=plan.version,
        form=plan.form,
        records=plan.records,
        split=plan.split,
        splits={name: Split(games[name], deciders[name].total(), dict(deciders[name])) for name in SPLITS},
        moves=len(game.actions),
        blocks=game.blocks,
        columns=dict(SCHEMA),
        left_out=left_out,
    )


def _files(folder: Path, form: str, start: str = "") -> list[Path]:
    return sorted(folder.glob(f"{start}*.{form}"))


def readme(card: Card) -> str:
    """The card for people."""
    options = ", ".join(f"{name} = {value}" for name, value in card.options.items()) or "none"
    parts = ", ".join(f"{name} {part}" for name, part in zip(SPLITS, card.split, strict=True))
    kept = "in the table of games, with the names of people as they stood there" if card.records else "not in it"
    lines = [
        f"# {card.name}: decisions in games of {card.title}",
        "",
        f"Made with Kolejiště {card.version} from records of games. Each row is a decision as the one who made it saw",
        "it; nothing that the seat could not know is in its row.",
        "",
        f"- Players: {card.players}. Options: {options}.",
        f"- Edition: {card.edition_name} ({card.edition_status}), {card.edition}. Rules: version {card.rules}.",
        f"- Files: {card.form}, a row for each decision in `{DECISIONS}/`, a row for each game in `{GAMES}/`.",
        f"- Split by game, per cent: {parts}. Games of one deal are in one split.",
        f"- The records themselves are {kept}.",
        f"- Left out: {len(card.left_out)} records; `{CARD}` says which and why.",
        "",
        "| split | games | decisions | by whom |",
        "|---|---|---|---|",
    ]
    for name, split in card.splits.items():
        deciders = ", ".join(f"{one} {count}" for one, count in sorted(split.who.items()))
        lines.append(f"| {name} | {split.games} | {split.decisions} | {deciders} |")
    lines += [
        "",
        "| column | what it is |",
        "|---|---|",
        *(f"| {name} | {what} |" for name, what in card.columns.items()),
    ]
    lines += [
        "",
        f"Moves: {card.moves}. The blocks of an observation, in order:",
        "",
        "| block | numbers |",
        "|---|---|",
    ]
    lines += [f"| {block.name} | {block.size} |" for block in card.blocks]
    return "\n".join(lines) + "\n"


class Dataset:
    """A data set that was made."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.card = msgspec.json.decode((self.folder / CARD).read_bytes(), type=Card)
        except (OSError, msgspec.DecodeError):
            raise BadUse("set-none", folder=str(folder)) from None

    def game(self) -> Game:
        """The bound game that it is of."""
        return read_plan(self.folder, Plan).game()

    def batches(self, split: str, size: int, *, seed: int | None = None) -> Iterator[dict[str, Any]]:
        """All decisions of a split, so many at a time, as arrays by column; the last batch may be smaller. They are
        streamed, file after file; with a seed, files and the rows of each are shuffled."""
        if split not in SPLITS:
            raise BadUse("set-no-split", given=str(split)[:40], known=", ".join(SPLITS))
        if type(size) is not int or size < 1:
            raise BadUse("set-batch", given=repr(size)[:40])
        files = _files(self.folder / DECISIONS, self.card.form, f"{split}-")
        dice = None if seed is None else np.random.default_rng(seed)
        if dice is not None:
            dice.shuffle(files)
        left: dict[str, NDArray[Any]] = {}
        for path in files:
            found = {name: np.asarray(values) for name, values in read(path).items()}
            if dice is not None:
                order = dice.permutation(len(found["move"]))
                found = {name: values[order] for name, values in found.items()}
            if left:
                found = {name: np.concatenate([left[name], values]) for name, values in found.items()}
            whole = len(found["move"]) // size * size
            for start in range(0, whole, size):
                yield {name: values[start : start + size] for name, values in found.items()}
            left = {name: values[whole:] for name, values in found.items()}
        if left and len(left["move"]):
            yield left

    def records(self, split: str | None = None) -> Iterator[tuple[str, Record]]:
        """The records from which it was made, with the names of their files, but for those that were left out."""
        if not self.card.records:
            raise BadUse("set-no-records")
        for path in _files(self.folder / GAMES, self.card.form):
            table = read(path, ["name", "split", "record"])
            for file, where, record in zip(table["name"], table["split"], table["record"], strict=True):
                if where and split in (None, where):
                    yield str(file), Record.from_bytes(str(record).encode())

    def unpack(self, folder: Path) -> Iterator[int]:
        """Write the records as files again; after each, how many are there. One that is there already stays."""
        folder.mkdir(parents=True, exist_ok=True)
        written: set[str] = set()
        for name, record in self.records():
            path = folder / Path(name).name  # whatever a set from elsewhere says
            if path.name in written:
                raise BadUse("set-file-twice", file=path.name)
            if not path.exists():
                record.write(path)
            elif path.read_bytes() != record.to_bytes():
                raise BadUse("set-file-other", file=str(path))
            written.add(path.name)
            yield len(written)
