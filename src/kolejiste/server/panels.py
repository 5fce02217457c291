"""The panels beside the board as HTML: the turn and what is being done in it, the people, the story. What stays the
same from move to move is kept by all that it shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from .drawn import DrawnPart
from .live import LiveTable
from .position import Person, Position
from .settings import LONGEST_CHAT
from .speech import web_words
from .templates import rendered

KEPT = 2000  # seats as pages show them, of all tables together


def panels(table: LiveTable, seen: Position, language: str, hints: bool) -> Iterator[tuple[str, Markup]]:
    """Every panel by its name."""
    say, eyes = web_words(language), seen.look
    if eyes.curtain:
        yield "turn", rendered("curtain.html", say=say, look=eyes, names=seen.everybody)
    else:
        yield "turn", _turn(table, seen, language, hints)
    yield "doing", _doing(seen.doing, language)
    playing = bool(eyes.own) and not table.over
    first = eyes.seat or 0  # who looks stands first, the others as they follow
    rows = [
        _person(one, table.id, table.over, playing, language) for one in (*seen.people[first:], *seen.people[:first])
    ]
    yield "people", rendered("people.html", say=say, rows=rows)
    heard = any(not (one.mine or one.bot) for one in seen.people)
    chat = _chat(table.id, eyes.seat if heard else None, table.quiet, language)
    yield "story", rendered("story.html", say=say, log=seen.log, chat=chat)


def _turn(table: LiveTable, seen: Position, language: str, hints: bool) -> Markup:
    seat = seen.look.seat
    return rendered(
        "turn.html",
        say=web_words(language),
        language=language,
        hints=hints,
        game=table.game.title,
        table=table,
        look=seen.look,
        own=seen.look.own,
        names=seen.everybody,
        position=seen,
        clock=None if seat is None else seen.people[seat].clock,
        running=next((one.clock for one in seen.people if one.deciding), None),
        choosing=_choosing(language) if seen.choices.moves else "",
    )


@lru_cache
def _choosing(language: str) -> Markup:
    return rendered("choosing.html", say=web_words(language))


@lru_cache(KEPT)
def _doing(parts: tuple[DrawnPart, ...], language: str) -> Markup:
    return rendered("doing.html", say=web_words(language), parts=parts)


@lru_cache(KEPT)
def _person(person: Person, table: str, over: bool, playing: bool, language: str) -> Markup:
    return rendered("person.html", say=web_words(language), person=person, table=table, over=over, playing=playing)


@lru_cache(KEPT)
def _chat(table: str, seat: int | None, quiet: bool, language: str) -> Markup:
    return rendered("chat.html", say=web_words(language), table=table, seat=seat, quiet=quiet, longest=LONGEST_CHAT)
