"""The legal moves as a person chooses among them: grouped by kind of action, numbered, folded and searched."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from kolejiste.core.contract import Game

LONG = 12  # groups longer than this are put in alphabetical order
ASIDE = "aside"  # what is allowed at almost any moment is one group, which needs no room of its own
NUMBER = 4  # what a number and the space after it take
GAP = 2  # between columns


class Choice(NamedTuple):
    """A legal move in words."""

    move: int
    text: str


class Group(NamedTuple):
    """The moves of one kind of action."""

    kind: str
    choices: tuple[Choice, ...]
    label: str = ""  # what the group is called when it is folded; else the words its moves share


class Phrases:
    """The moves of a game in words; each is said once and remembered, for a turn may offer hundreds."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self._game = game
        self._spoken = language, names
        self._said: dict[int, Choice] = {}

    def groups(self, legal: Sequence[int]) -> list[Group]:
        """The moves by kind, in the order in which the game lists them."""
        found: dict[str, list[Choice]] = {}
        for move in legal:
            kind = ASIDE if move in self._game.asides else self._game.action(move).tag
            found.setdefault(kind, []).append(self._choice(move))
        for choices in found.values():
            if len(choices) > LONG:
                choices.sort(key=lambda choice: folded(choice.text))
        labels = {ASIDE: self._game.words(self._spoken[0])("cli-play-asides")} if ASIDE in found else {}
        return [Group(kind, tuple(choices), labels.get(kind, "")) for kind, choices in found.items()]

    def _choice(self, move: int) -> Choice:
        if move not in self._said:
            self._said[move] = Choice(move, self._game.say(self._game.action(move), *self._spoken))
        return self._said[move]


@cache
def folded(text: str) -> str:
    """A text as searching compares it: without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def search(groups: Sequence[Group], wanted: str) -> list[Group]:
    """The moves whose words hold every word that was typed."""
    words = folded(wanted).split()
    kept = (
        group._replace(choices=tuple(c for c in group.choices if all(word in folded(c.text) for word in words)))
        for group in groups
    )
    return [group for group in kept if group.choices]


# --- a numbered list --------------------------------------------------------------------------------------------


def shared_words(texts: Sequence[str]) -> tuple[str, str]:
    """The words that all texts begin and end with: they need to be read only once."""
    if len(texts) < 2:
        return "", ""
    rows = [text.split(" ") for text in texts]
    spare = min(len(row) for row in rows) - 1  # each keeps a word of its own
    before = len(list(takewhile(lambda words: len(set(words)) == 1, zip(*rows, strict=False))))
    before = min(before, spare)
    ends = zip(*(reversed(row) for row in rows), strict=False)
    after = min(len(list(takewhile(lambda words: len(set(words)) == 1, ends))), spare - before)
    first = rows[0]
    return " ".join(first[:before]), " ".join(first[len(first) - after :] if after else [])


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
        stems = by_stem(group)
        if 1 < len(stems) < len(part):
            return stems
        return part if len(groups) == 1 else [Entry(_heading(group), group)]

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


def by_stem(group: Group) -> list[Entry]:
    """The group's moves, those that are the same up to their last colon taken together."""
    found: dict[str, list[Choice]] = {}
    for choice in group.choices:
        found.setdefault(choice.text.rpartition(": ")[0] or choice.text, []).append(choice)
    return [
        Entry(stem, Group(f"{group.kind} {stem}", tuple(same))) if len(same) > 1 else Entry(same[0].text, same[0])
        for stem, same in found.items()
    ]


def _heading(group: Group) -> str:
    before, after = shared_words([choice.text for choice in group.choices])
    return group.label or heading_of(before, after) or group.choices[0].text


def heading_of(before: str, after: str) -> str:
    """`Keep the … of the offered tickets`; nothing if the moves have no first words in common."""
    return f"{before.rstrip(':,')} … {after}".rstrip() if before else ""
