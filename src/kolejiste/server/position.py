"""What a page shows of a table: everything in words and pictures, made from the view of the one who looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from kolejiste.core.contract import Game, Section, State
from kolejiste.core.gathering import Gathering
from kolejiste.core.hands import hand_words
from kolejiste.core.journal import EVERYONE, seen_by
from kolejiste.core.record import BEGINS_WORDS, Abandon, Pause, Plays, Quiet, Resign, Reveal
from kolejiste.core.table import PlayedMove, Said, TakenBack, Told
from kolejiste.core.text import list_of

from .choices import Choices, choices
from .clock_words import SeatClock, clock_told, seat_clock
from .drawn import DrawnPart, badge, drawing
from .live import LiveTable
from .replays import Scores, how_it_went
from .schema import Seat
from .speech import bot_name, web_words
from .templates import rendered

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
    deciding = state.seat if state is not None and not table.over and state.seat in own else None
    if state is None or table.over or not table.game.hidden_decks:
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


def late_names(gathering: Gathering, language: str) -> list[str]:
    """Who did not show the nonce they had promised, each time the deal was begun anew."""
    return [list_of([who.removeprefix("name:") for who in late], language) for late in gathering.begun_anew]


# --- words ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: a move with what it brought, or words at the table."""

    kind: str  # "move", "chat", "undo", "told", "begins" for the line that says who begins, "anew" for a deal's new try
    number: int
    html: Markup  # nothing where there is nothing to tell


@dataclass(frozen=True)
class Person:
    """A seat as the page lists it."""

    seat: int
    name: str
    bot: bool
    badge: Markup
    score: int | None
    deciding: bool
    stand_in: bool
    resigned: bool
    program: bool  # a program of its owner plays it
    handed: bool  # whoever made the table gave the seat back to the person
    mine: bool
    parts: tuple[DrawnPart, ...]
    whole: bool  # it has a whole mat to be opened
    place: int | None
    winner: bool
    clock: SeatClock | None


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
    badge: Markup
    lines: tuple[SheetLine, ...]
    more: tuple[Section, ...]


@dataclass(frozen=True)
class Position:
    """A table as one pair of eyes sees it now."""

    look: Viewpoint
    everybody: tuple[str, ...]
    parts: tuple[DrawnPart, ...]
    doing: tuple[DrawnPart, ...]  # those of a turn in progress
    ask: str
    decider: str
    hint: str
    notices: tuple[str, ...]
    choices: Choices
    moves: int
    people: tuple[Person, ...]
    log: Markup  # its lines, the last one first
    sheets: tuple[Sheet, ...]
    scores: Scores | None  # how the points went, at the end
    winners: str
    ended: str  # why, if not by the rules
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
    game.lies_as(seen, state)
    log = told(table, eyes.seat, language, names, root)
    undo, wish, wish_mine = _undo(table, eyes, language, names)
    everybody = game.names(language, names)
    deciding = eyes.seat is not None and not table.over and state.seat == eyes.seat
    stands = table.clocks is not None and (table.clocks.paused or table.clocks.at(state.seat).flagged)
    minded = deciding and (stands or table.seats[state.seat].stand_in is not None)
    ask = state.ask
    say = game.words(language)
    hint = f"hint-{ask.tag}" if ask is not None and deciding else ""
    parts = drawing(game, seen, language, theme, names, table.drawn)
    return Position(
        look=eyes,
        everybody=everybody,
        parts=parts,
        doing=() if table.over else tuple(part for part in parts if part.role == "turn"),
        ask="" if ask is None else game.question(seen, language, names),
        decider="" if state.over else everybody[state.seat],
        hint=say(hint) if hint and hint in say else "",
        notices=tuple(game.notices(seen, language, names)),
        choices=choices(table, seen, language, names, decides=deciding and not minded),
        moves=len(table.moves),
        people=_people(table, eyes, root, language, everybody, parts),
        log=Markup("".join([line.html for line in reversed(log[-LOG:])])),
        sheets=sheets(game, state, root, language, names) if state.over else (),
        scores=how_it_went(table, everybody, root) if state.over else None,
        winners=list_of([everybody[seat] for seat in state.winners], language) if state.over else "",
        ended=_ended(table, language, names) if table.over and not state.over else "",
        seed=next((entry.seed for entry in table.record.entries if isinstance(entry, Reveal)), ""),
        undo=undo,
        wish=wish,
        wish_mine=wish_mine,
    )


def _people(
    table: LiveTable, eyes: Viewpoint, root: str, language: str, names: Sequence[str], parts: Sequence[DrawnPart]
) -> tuple[Person, ...]:
    game, state = table.game, table.state
    assert state is not None
    scores, ranks = state.scores, state.ranks if state.over else [None] * game.players
    found = []
    resigned = () if table.play is None else table.play.ending.resigned
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
                deciding=not table.over and state.seat == seat,
                stand_in=sits is not None and sits.stand_in is not None,
                resigned=seat in resigned,
                program=person and table.by_program(seat),
                handed=sits is not None and sits.handed,
                mine=seat in eyes.own,
                parts=tuple(one for one in parts if one.role == "rivals" and one.seat == seat and not one.folded),
                whole=any(one.folded and one.seat == seat for one in parts),
                place=ranks[seat],
                winner=state.over and seat in state.winners,
                clock=seat_clock(table, seat, language) if person else None,
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
    given = {"name": names[wish.seat], "waiting": list_of(waiting, language) if waiting else "none"}
    say = web_words(language)
    if wish.pause is not None:
        words = say("wish-pause" if wish.pause else "wish-go-on", **given)
    else:
        words = say("wish", moves=wish.moves, **given) if wish.moves else say("wish-abandon", **given)
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
        opening = [("anew", say("deal-anew", names=late)) for late in late_names(table.gathering, language)]
        opening.append(("begins", say(BEGINS_WORDS[begins], name=names[0])))
        lines[:0] = [LogLine(kind, 0, _line(kind, badge(root, 0), words)) for kind, words in opening]
    for aside in (aside for aside in table.asides if aside.after >= first):
        if isinstance(aside, Said):
            kind, seated, words, speaker = "chat", aside.seat, aside.text, names[aside.seat]
        elif isinstance(aside, TakenBack):
            words = say("taken-back", name=names[aside.seat], moves=aside.moves)
            kind, seated, speaker = "undo", aside.seat, ""
        else:
            kind, seated, words, speaker = "told", _told_by(aside), _told_words(aside, table, language, names), ""
        lines.append(LogLine(kind, aside.after, _line(kind, badge(root, seated), words, speaker)))
    # Talk stands after the move it followed; sorting keeps the order of what was said after the same move.
    return sorted(lines, key=lambda item: (item.number, item.kind != "move"))


def _told_by(told: Told) -> int:
    return 0 if isinstance(told.entry, Abandon | Quiet | Pause) else told.entry.seat


def _told_words(told: Told, table: LiveTable, language: str, names: Sequence[str]) -> str:
    say = web_words(language)
    if isinstance(told.entry, Resign):
        return say("told-resigned", name=names[told.entry.seat])
    if isinstance(told.entry, Abandon):
        return say("ended-abandoned")
    if isinstance(told.entry, Quiet):
        return say("told-quiet") if told.entry.on else say("told-talk")
    if isinstance(told.entry, Plays):
        return hand_words(say, "hand", names[told.entry.seat], told.entry.who)
    return clock_told(told.entry, table, language, names)


def _ended(table: LiveTable, language: str, names: Sequence[str]) -> str:
    """How a game has ended that did not come to its end."""
    assert table.play is not None
    ending, say = table.play.ending, web_words(language)
    if ending.abandoned:
        return say("ended-abandoned")
    return say("ended-resigned", names=list_of([names[seat] for seat in ending.resigned], language))


def _log_line(
    game: Game, made: PlayedMove, number: int, seat: int | None, language: str, names: Sequence[str], root: str
) -> LogLine:
    """A move in the log. Pages show it again and again, so it is put in words once for those who hear the same."""
    if all(note.seats == EVERYONE for note in made.notes):
        seat = None
    key = (seat, language, tuple(names), root)
    line: LogLine | None = made.told.get(key)
    if line is None:
        words = " ".join(move_words(game, made, seat, language, names))
        html = _line("move", badge(root, made.seat), words, "", number, places(game, made, seat)) if words else Markup()
        line = made.told[key] = LogLine("move", number, html)
    return line


@lru_cache(2000)
def _line(
    kind: str, mark: Markup, words: str, speaker: str = "", number: int = 0, elements: tuple[str, ...] = ()
) -> Markup:
    """A line of the log as pages show it: whose it is, what is told, who says it, and the elements it is about."""
    return rendered("line.html", kind=kind, badge=mark, words=words, speaker=speaker, number=number, elements=elements)


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
