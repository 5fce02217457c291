"""The legal moves as a person chooses among them: grouped by kind of action, numbered, folded and searched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from kolejiste.core.choices import ASIDE, Choice, Group, by_stem, folded, heading, heading_of, shared_words

NUMBER = 4  # what a number and the space after it take
GAP = 2  # between columns


def search(groups: Sequence[Group], wanted: str) -> list[Group]:
    """The moves whose words hold every word that was typed."""
    words = folded(wanted).split()
    kept = (
        group._replace(choices=tuple(c for c in group.choices if all(word in folded(c.text) for word in words)))
        for group in groups
    )
    return [group for group in kept if group.choices]


# --- a numbered list --------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """One numbered thing on the screen: a move, or several that wait to be opened."""

    label: str
    item: Choice | Group


class Shown:
    """A list of moves as it stands on the screen: number n is its n-th entry.

    Where `room`, a number of lines, does not suffice, the tallest groups are folded: first moves that differ only in
    what follows the colon (the ways to pay for one route) become one entry, then the whole group does.
    """

    def __init__(self, groups: Sequence[Group], width: int, room: int | None = None) -> None:
        self._width = width
        self._parts = [[Entry(choice.text, choice) for choice in group.choices] for group in groups]
        if room is not None:
            for place, group in enumerate(groups):
                if group.kind == ASIDE and len(group.choices) > 1 and len(groups) > 1:
                    self._parts[place] = [Entry(group.label, group)]
            self._fold(list(groups), room)
        self.entries = [entry for part in self._parts for entry in part]

    def _fold(self, groups: list[Group], room: int) -> None:
        while sum(heights := [self._height(part) for part in self._parts]) > room:
            folds = [(self._folded(groups, place), place) for place in range(len(groups))]
            worth = [(heights[place] - self._height(fold), place, fold) for fold, place in folds]
            won, place, fold = max(worth, key=lambda one: (one[0], one[1]))
            if won <= 0:
                return
            self._parts[place] = fold

    def _folded(self, groups: list[Group], place: int) -> list[Entry]:
        """The next shorter form of a group; a group that is alone stays open, or nothing could be chosen."""
        part, group = self._parts[place], groups[place]
        stems = _stems(group)
        if 1 < len(stems) < len(part):
            return stems
        return part if len(groups) == 1 else [Entry(heading(group), group)]

    def _height(self, part: list[Entry]) -> int:
        plan = _plan(part, self._width)
        return bool(plan.heading) + plan.rows

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, number: int) -> Choice | Group:
        """The entry with this number, from 1."""
        if not 1 <= number <= len(self.entries):
            raise IndexError(number)
        return self.entries[number - 1].item

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
            line = Text()
            for place in range(row, len(part), plan.rows):  # down the columns, as one reads a list
                line.pad_right(plan.column * (place // plan.rows) - line.cell_len)
                line.append(f"{number + place:>3} ", style="bold cyan")
                line.append(plan.labels[place])
                line.append(_size(part[place].item), style="dim")
            yield line


class Plan(NamedTuple):
    """How a group stands on the screen: what all its entries say stands above them once, the rest in columns."""

    heading: str
    labels: list[str]
    column: int
    rows: int


def _plan(part: list[Entry], width: int) -> Plan:
    labels = [entry.label for entry in part]
    before, after = shared_words(labels) if len(labels) > 2 else ("", "")
    if not before:
        return Plan("", labels, width, len(labels))
    labels = [label[len(before) : len(label) - len(after)].strip() for label in labels]
    cells = (cell_len(label) + len(_size(entry.item)) for label, entry in zip(labels, part, strict=True))
    column = NUMBER + max(cells) + GAP
    columns = max(1, (width + GAP) // column)
    return Plan(heading_of(before, after), labels, column, -(-len(labels) // columns))


def _size(item: Choice | Group) -> str:
    """How many moves wait behind an entry."""
    return f" ({len(item.choices)})" if isinstance(item, Group) else ""


def _stems(group: Group) -> list[Entry]:
    """The group's moves with those that share their first words behind one entry."""
    return [
        Entry(stem, Group(f"{group.kind} {stem}", tuple(same))) if len(same) > 1 else Entry(same[0].text, same[0])
        for stem, same in by_stem(group).items()
    ]
