"""What a page shows of a table: everything in words and pictures, made from the view of the one who looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kolejiste.core.contract import Game, Section, State
from kolejiste.core.journal import seen_by
from kolejiste.core.record import BEGINS_WORDS, Reveal
from kolejiste.core.table import PlayedMove, Said
from kolejiste.core.text import list_of

from .choices import Choices, choices
from .drawn import DrawnPart, badge, drawing
from .live import LiveTable
from .replays import Scores, how_it_went
from .speech import bot_name, web_words
from .storage import Seat
from .templates import environment

LOG = 40  # moves of the story that a page shows; the replay has them all


# --- who looks ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Viewpoint:
    """Whose eyes see the table: those of `seat`, or a spectator's. `curtain` has the seats of this device to which it
    must be handed first."""

    own: tuple[int, ...]
    seat: int | None
    curtain: tuple[int, ...] = ()


def look(table: LiveTable, own: Sequence[int], asked: int | None) -> Viewpoint:
    """Through which of its own seats a browser looks. Several people on one device do not see each other's hands."""
    own, state = tuple(own), table.state
    if not own:
        return Viewpoint(own, None)
    if len(own) == 1:
        return Viewpoint(own, own[0])
    deciding = state.seat if state is not None and not state.over and state.seat in own else None
    if state is None or state.over or not table.game.hidden_decks:
        chosen = asked if asked in own else None
        return Viewpoint(
            own, own[0] if deciding is None and chosen is None else chosen if deciding is None else deciding
        )
    if deciding is not None and deciding != asked:
        return Viewpoint(own, None, (deciding,))
    if asked not in own:
        return Viewpoint(own, None, own)
    return Viewpoint(own, asked)


# --- names ----------------------------------------------------------------------------------------------------------


def names_of(seats: Sequence[Seat], language: str) -> tuple[str, ...]:
    """What people and bots are called; bots of one kind are numbered."""
    say = web_words(language)
    words = [seat.bot for seat in seats]
    names = []
    for place, seat in enumerate(seats):
        if seat.bot is not None:
            name = bot_name(seat.bot, say)
            names.append(f"{name} {words[: place + 1].count(seat.bot)}" if words.count(seat.bot) > 1 else name)
        else:
            names.append(seat.name or say("seat-free"))
    return tuple(names)


# --- words ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LogLine:
    """A line of the log: a move with what it brought and where, or words at the table."""

    kind: str  # "move", "chat", "undo", or "begins" for the line that says who begins
    number: int
    seat: int
    lines: tuple[str, ...]
    elements: tuple[str, ...] = ()
    html: str = ""  # a move's line as pages show it; what is said is put into HTML each time


@dataclass(frozen=True)
class Person:
    """A seat as the page lists it."""

    seat: int
    name: str
    bot: bool
    badge: str
    score: int | None
    deciding: bool
    stand_in: bool
    mine: bool
    parts: tuple[DrawnPart, ...]
    whole: bool  # it has a whole mat to be opened
    place: int | None
    winner: bool


@dataclass(frozen=True)
class SheetLine:
    points: int
    words: str


@dataclass(frozen=True)
class Sheet:
    """One seat's reckoning."""

    name: str
    place: int
    total: int
    badge: str
    lines: tuple[SheetLine, ...]
    more: tuple[Section, ...]


@dataclass(frozen=True)
class Position:
    """A table as one pair of eyes sees it now."""

    look: Viewpoint
    everybody: tuple[str, ...]
    parts: tuple[DrawnPart, ...]
    ask: str
    decider: str
    hint: str
    notices: tuple[str, ...]
    choices: Choices
    moves: int
    people: tuple[Person, ...]
    log: tuple[LogLine, ...]
    sheets: tuple[Sheet, ...]
    scores: Scores | None  # how the points went, at the end
    winners: str
    seed: str
    undo: str  # "", "free" or "ask"
    wish: str
    wish_mine: bool


def position(table: LiveTable, eyes: Viewpoint, language: str, theme: str) -> Position:
    """The position as these eyes may see it."""
    game, state = table.game, table.state
    assert state is not None
    names = names_of(table.seats, language)
    seen, root = state.view(eyes.seat), game.root(theme)
    log = told(table, eyes.seat, language, names, root)
    undo, wish, wish_mine = _undo(table, eyes, language, names)
    everybody = game.names(language, names)
    deciding = eyes.seat is not None and not state.over and state.seat == eyes.seat
    minded = deciding and table.seats[state.seat].stand_in is not None
    ask = state.ask
    say = game.words(language)
    hint = f"hint-{ask.tag}" if ask is not None and deciding else ""
    parts = drawing(game, state, eyes.seat, language, theme, names)
    return Position(
        look=eyes,
        everybody=everybody,
        parts=parts,
        ask="" if ask is None else game.question(seen, language, names),
        decider="" if state.over else everybody[state.seat],
        hint=say(hint) if hint and hint in say else "",
        notices=tuple(game.notices(seen, language, names)),
        choices=choices(table, eyes.seat, language, names, decides=deciding and not minded),
        moves=len(table.moves),
        people=_people(table, eyes, root, everybody, parts),
        log=tuple(reversed(log[-LOG:])),
        sheets=sheets(game, state, root, language, names) if state.over else (),
        scores=how_it_went(table, everybody, root) if state.over else None,
        winners=list_of([everybody[seat] for seat in state.winners], language) if state.over else "",
        seed=next((entry.seed for entry in table.record.entries if isinstance(entry, Reveal)), ""),
        undo=undo,
        wish=wish,
        wish_mine=wish_mine,
    )


def _people(
    table: LiveTable, eyes: Viewpoint, root: str, names: Sequence[str], parts: Sequence[DrawnPart]
) -> tuple[Person, ...]:
    game, state = table.game, table.state
    assert state is not None
    scores, ranks = state.scores, state.ranks if state.over else [None] * game.players
    found = []
    for seat in range(game.players):
        sits = table.seats[seat] if seat < game.people else None
        person = sits is not None and sits.bot is None
        found.append(
            Person(
                seat=seat,
                name=names[seat],
                bot=not person,
                badge=badge(root, seat),
                score=scores[seat],
                deciding=not state.over and state.seat == seat,
                stand_in=sits is not None and sits.stand_in is not None,
                mine=seat in eyes.own,
                parts=tuple(one for one in parts if one.role == "rivals" and one.seat == seat and not one.folded),
                whole=any(one.folded and one.seat == seat for one in parts),
                place=ranks[seat],
                winner=state.over and seat in state.winners,
            )
        )
    return tuple(found)


def _undo(table: LiveTable, eyes: Viewpoint, language: str, names: Sequence[str]) -> tuple[str, str, bool]:
    """What the seat may take back, and what others ask for."""
    wish = table.stored.wish
    if eyes.seat is None:
        return "", "", False
    undo = table.undo_of(eyes.seat)
    if wish is None:
        return undo, "", False
    waiting = [names[seat] for seat in sorted(table.asked_to_agree().difference(wish.agreed))]
    words = web_words(language)(
        "wish", name=names[wish.seat], moves=wish.moves, waiting=list_of(waiting, language) if waiting else "none"
    )
    return "", words, eyes.seat in wish.agreed


def told(table: LiveTable, seat: int | None, language: str, names: Sequence[str], root: str) -> list[LogLine]:
    """The last part of the table's story, as this seat may hear it."""
    first = max(len(table.moves) - LOG, 0)  # what nobody is shown need not be put in words
    lines = [
        _log_line(table.game, made, number, seat, language, names, root)
        for number, made in enumerate(table.moves[first:], first + 1)
    ]
    say, begins = web_words(language), table.record.header.begins
    if begins is not None and not first:
        lines.insert(0, LogLine("begins", 0, 0, (say(BEGINS_WORDS[begins], name=names[0]),)))
    for aside in (aside for aside in table.asides if aside.after >= first):
        if isinstance(aside, Said):
            words, kind = aside.text, "chat"
        else:
            words, kind = say("taken-back", name=names[aside.seat], moves=aside.moves), "undo"
        lines.append(LogLine(kind, aside.after, aside.seat, (words,)))
    # Talk stands after the move it followed; sorting keeps the order of what was said after the same move.
    return sorted(lines, key=lambda item: (item.number, item.kind != "move"))


def _log_line(
    game: Game, made: PlayedMove, number: int, seat: int | None, language: str, names: Sequence[str], root: str
) -> LogLine:
    """A move in the log. Pages show it again and again, so it is put in words once for those who hear the same."""
    key = (seat, language, tuple(names), root)
    line: LogLine | None = made.told.get(key)
    if line is None:
        words = move_words(game, made, seat, language, names)
        elements = places(game, made, seat)
        template, mark = environment().get_template("line.html"), badge(root, made.seat)
        html = template.render(words=words, elements=elements, badge=mark)
        line = made.told[key] = LogLine("move", number, made.seat, words, elements, html)
    return line


def move_words(game: Game, made: PlayedMove, seat: int | None, language: str, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(game.say(event, language, names) for event in seen_by(made.notes, seat))


def places(game: Game, made: PlayedMove, seat: int | None) -> tuple[str, ...]:
    """The drawn elements at which a move happened, as far as this seat saw it."""
    return tuple(sorted({name for event in seen_by(made.notes, seat) for name in game.places(event)}))


# --- the end --------------------------------------------------------------------------------------------------------


def sheets(game: Game, state: State, root: str, language: str, names: Sequence[str]) -> tuple[Sheet, ...]:
    """The final reckoning, the winner first."""
    everybody = game.names(language, names)
    found = []
    for sheet in sorted(state.sheet(), key=lambda sheet: (sheet.place, sheet.seat)):
        more = tuple(section for section in game.outline(state.view(sheet.seat), language, names) if section.essential)
        lines = tuple(SheetLine(line.points, game.say(line, language, names)) for line in sheet.lines)
        found.append(Sheet(everybody[sheet.seat], sheet.place, sheet.total, badge(root, sheet.seat), lines, more))
    return tuple(found)
