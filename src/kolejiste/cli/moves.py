"""The legal moves as a person chooses among them: grouped by kind of action, numbered, folded and searched."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from kolejiste.core.choices import ASIDE, Choice, Group, by_stem, folded, heading_of, shared_words

NUMBER = 4  # what a number and the space after it take
MARKED = "bold cyan"  # numbers that can be typed
GAP = 2  # between columns
_WRAPPER = Console(width=80)  # Rich breaks lines only with a console at hand


def search(groups: Sequence[Group], wanted: str) -> list[Group]:
    """The moves whose words hold every word that was typed."""
    words = folded(wanted).split()
    kept = (
        group._replace(choices=tuple(c for c in group.choices if all(word in folded(c.text) for word in words)))
        for group in groups
    )
    return [group for group in kept if group.choices]


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines of this width."""
    return list(text.wrap(_WRAPPER, width))


# --- a numbered list --------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """One numbered thing on the screen: a move, or several that wait to be opened."""

    label: str
    item: Choice | Group


class Shown:
    """A list of moves as it stands on the screen: number n is its n-th entry.

    Where `room`, a number of lines, does not suffice, the tallest groups are folded: first moves that differ only in
    what follows the colon (the ways to pay for one route) become one entry, then the whole group does. A group that is
    alone stays open; what does not fit of it waits behind its last entry, which `rest` names.
    """

    def __init__(self, groups: Sequence[Group], width: int, room: int | None = None, rest: str = "") -> None:
        self._width = width
        self._parts = [[Entry(choice.text, choice) for choice in group.choices] for group in groups]
        if room is not None:
            for place, group in enumerate(groups):
                if group.kind == ASIDE and len(group.choices) > 1 and len(groups) > 1:
                    self._parts[place] = [Entry(group.label, group)]
            self._fold(groups, room)
            if len(groups) == 1:
                self._parts = self._cut(groups[0], self._parts[0], room, rest)
        self.entries = [entry for part in self._parts for entry in part]

    def _fold(self, groups: Sequence[Group], room: int) -> None:
        heights = [self._height(part) for part in self._parts]
        while sum(heights) > room:
            folds = [self._folded(*one, alone=len(groups) == 1) for one in zip(groups, self._parts, strict=True)]
            spared = [height - self._height(fold) for height, fold in zip(heights, folds, strict=True)]
            won, place = max((won, place) for place, won in enumerate(spared))
            if won <= 0:
                return
            self._parts[place] = folds[place]
            heights[place] -= won

    def _folded(self, group: Group, part: list[Entry], *, alone: bool) -> list[Entry]:
        """The next shorter form of a group; a group that is alone stays open, or nothing could be chosen."""
        if len(part) == 1:
            return part
        stems = _stems(group)
        if 1 < len(stems) < len(part):
            return stems
        return part if alone else [Entry(group.label, group)]

    def _cut(self, group: Group, part: list[Entry], room: int, rest: str) -> list[list[Entry]]:
        """As much of a list as fits, and the rest behind one more entry."""
        if self._height(part) <= room:
            return [part]

        def cut(count: int) -> list[list[Entry]]:
            left = tuple(choice for entry in part[count:] for choice in _choices(entry.item))
            return [part[:count], [Entry(rest, Group(f"{group.kind} rest", rest, left))]]

        fitting = bisect_right(range(len(part)), room, key=lambda count: sum(map(self._height, cut(count)))) - 1
        return cut(max(1, fitting))

    def _height(self, part: list[Entry]) -> int:
        plan = _plan(part, self._width)
        rows = plan.rows
        if plan.rows == len(part):
            rows = sum(len(self._words(*one)) for one in zip(plan.labels, part, strict=True))
        return bool(plan.heading) + rows

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, number: int) -> Choice | Group:
        """The entry with this number, from 1."""
        if not 1 <= number <= len(self.entries):
            raise IndexError(number)
        return self.entries[number - 1].item

    def number_of(self, move: int) -> int | None:
        """With which number this move is made, if it stands there itself."""
        numbered = enumerate(self.entries, 1)
        return next(
            (number for number, one in numbered if isinstance(one.item, Choice) and one.item.move == move), None
        )

    @property
    def open(self) -> bool:
        """Whether every move stands there itself, but for asides."""
        return all(isinstance(entry.item, Choice) or entry.item.kind == ASIDE for entry in self.entries)

    def only(self) -> Choice | None:
        """The one move in the list, if there is only one."""
        item = self.entries[0].item if len(self.entries) == 1 else None
        return item if isinstance(item, Choice) else None

    def lines(self) -> Iterator[Text]:
        number = 1
        for part in self._parts:
            yield from self._lines(part, number)
            number += len(part)

    def _lines(self, part: list[Entry], number: int) -> Iterator[Text]:
        plan = _plan(part, self._width)
        if plan.heading:
            yield Text(plan.heading, style="bold")
        for row in range(plan.rows):
            if plan.rows == len(part):
                yield from self._long(plan.labels[row], part[row], number + row)
                continue
            line = Text()
            for place in range(row, len(part), plan.rows):  # down the columns, as one reads a list
                line.pad_right(plan.column * (place // plan.rows) - line.cell_len)
                line.append_text(_mark(number + place)).append_text(_worded(plan.labels[place], part[place]))
            yield line

    def _long(self, label: str, entry: Entry, number: int) -> Iterator[Text]:
        """An entry alone in its line, or in several: further lines stay beside the number."""
        first, *more = self._words(label, entry)
        yield _mark(number).append_text(first)
        for line in more:
            yield Text(" " * NUMBER).append_text(line)

    def _words(self, label: str, entry: Entry) -> list[Text]:
        """What stands beside an entry's number."""
        words, room = _worded(label, entry), self._width - NUMBER
        return [words] if words.cell_len <= room else wrapped(words, room)


class Plan(NamedTuple):
    """How a group stands on the screen: what all its entries say stands above them once, the rest in columns."""

    heading: str
    labels: list[str]
    column: int
    rows: int


def _plan(part: list[Entry], width: int) -> Plan:
    if not part:
        return Plan("", [], width, 0)
    labels = [entry.label for entry in part]
    before = shared_words(labels)[0] if len(labels) > 2 else ""
    if before:
        labels = [label[len(before) :].strip() for label in labels]
    cells = (cell_len(label) + len(_size(entry.item)) for label, entry in zip(labels, part, strict=True))
    column = NUMBER + max(cells) + GAP
    columns = max(1, (width + GAP) // column)
    return Plan(heading_of(before, ""), labels, column, -(-len(labels) // columns))


def _mark(number: int) -> Text:
    return Text(f"{number:>3} ", style=MARKED)


def _worded(label: str, entry: Entry) -> Text:
    return Text(label).append(_size(entry.item), "dim")


def _size(item: Choice | Group) -> str:
    """How many moves wait behind an entry."""
    return f" ({len(item.choices)})" if isinstance(item, Group) else ""


def _choices(item: Choice | Group) -> tuple[Choice, ...]:
    return item.choices if isinstance(item, Group) else (item,)


def _stems(group: Group) -> list[Entry]:
    """The group's moves with those that share their first words behind one entry."""
    return [
        Entry(stem, Group(f"{group.kind} {stem}", stem, tuple(same))) if len(same) > 1 else Entry(same[0].text, same[0])
        for stem, same in by_stem(group.choices).items()
    ]
