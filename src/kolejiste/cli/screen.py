"""A decision as it stands on the terminal: what it needs to know, the question and the moves, fitted to the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from kolejiste.core.choices import Group
from kolejiste.core.contract import Section, View

from .moves import Shown, wrapped
from .telling import Teller

BETWEEN = " · "
MOST_NEWS = 6  # lines of what happened for which the rest makes room
LEAST_MOVES = 4  # lines for the moves on the lowest screen
AROUND = 2  # the rule above and the line in which one types
INDENT = 2
MANY_LINES = 10  # a section longer than this is shown on demand


class Screen(NamedTuple):
    """What to print, and the moves in it by their numbers."""

    lines: list[RenderableType]
    shown: Shown


def decision(teller: Teller, view: View, groups: Sequence[Group], news: int) -> Screen:
    """The screen of the seat of the view, which decides now; `news` is how many lines above it should stay in sight.

    What a game tells in brief is always there. Where the screen is higher, the moves unfold, then sections are told at
    length and further ones follow, in the game's own order.
    """
    voice, game = teller.voice, teller.game
    width, height = voice.console.width, voice.console.height
    spoken = voice.language, teller.names
    question = game.question(view, *spoken)
    sections = [_without(question, section) for section in game.outline(view, *spoken)]
    asked = [line for notice in game.notices(view, *spoken) for line in wrapped(Text(notice, "yellow"), width)]
    asked += wrapped(Text(teller.question(view), "bold"), width)
    told = [short(section.heading, section.brief, width) for section in sections if section.brief]
    news = min(news, MOST_NEWS)
    room = height - AROUND - sum(map(len, told)) - len(asked)
    rest = voice.words("cli-play-rest")
    shown = Shown(groups, width, max(LEAST_MOVES, room - news), rest)
    if news and not shown.open:
        roomy = Shown(groups, width, max(LEAST_MOVES, room), rest)
        shown = roomy if roomy.open else shown  # all moves at a glance are worth more than what happened
    moves = list(shown.lines())
    position = _at_length(sections, told, width, room - news - len(moves))
    rule = Rule(voice.words("cli-play-more"), align="right", style="dim")
    return Screen([rule, *position, *asked, *moves], shown)


def _without(question: str, section: Section) -> Section:
    """A section but for the line that repeats the question."""
    return msgspec.structs.replace(section, lines=tuple(line for line in section.lines if question not in line))


def _at_length(sections: Sequence[Section], told: Sequence[list[Text]], width: int, spare: int) -> list[Text]:
    """What is told in brief, or all of it at length where there is room, and then as many further sections."""
    whole = [_whole(section, width) for section in sections]
    spare += sum(map(len, told)) - sum(
        len(lines) for section, lines in zip(sections, whole, strict=True) if section.brief
    )
    if spare < 0:
        return [line for lines in told for line in lines]
    found: list[Text] = []
    more = True  # a game tells first what matters most: where one section must be left out, those after it are too
    for section, lines in zip(sections, whole, strict=True):
        if not section.brief:
            more = more and len(section.lines) <= MANY_LINES and len(lines) <= spare
            if not more:
                continue
            spare -= len(lines)
        found += lines
    return found


def _whole(section: Section, width: int) -> list[Text]:
    """A section at length; what is printed in columns keeps its lines."""
    if not section.essential:
        return short(section.heading, section.lines, width)
    return [Text(section.heading, "bold"), *(Text(f"  {line}") for line in section.lines)]


def short(heading: str, items: Sequence[str], width: int) -> list[Text]:
    """Items side by side, after their heading or below it; nothing if there are none."""
    if not items:
        return []
    beside = width - cell_len(heading) - 2
    head = Text(f"{heading}: ", "bold")
    if cell_len(items[0]) <= beside:
        first, *rows = packed(items, width - INDENT, beside)
        head.append(first, "not bold")
    else:
        rows = list(packed(items, width - INDENT, width - INDENT))
    below = [Text(" " * INDENT).append_text(line) for row in rows for line in wrapped(Text(row), width - INDENT)]
    return [*wrapped(head, width), *below]


def packed(lines: Iterable[str], width: int, first: int) -> Iterator[str]:
    """Short lines joined while they fit, the first row into what its heading leaves: a screen has few lines."""
    row, room = "", first
    for line in lines:
        joined = f"{row}{BETWEEN}{line}" if row else line
        if row and cell_len(joined) > room:
            yield row
            row, room = line, width
        else:
            row = joined
    yield row
