"""Records tell whose hand moves for a person's seat, and nothing about it can be forged or doubled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kolejiste.core.errors import BadRecord
from kolejiste.core.hands import PERSON, PROGRAM, hand_of, hand_words, hands
from kolejiste.core.record import AnyEntry, Chat, Deal, Move, Plays, Record
from kolejiste.core.registry import titles
from kolejiste.core.seal import verify
from kolejiste.core.table import Table, Told, gathered, new_header
from kolejiste.core.text import CORE_TEXT, LANGUAGES, words

from .forging import bare, forged

GAME = min(titles(), key=lambda title: title.minutes[1]).bind(2)


def played(moves: int = 12) -> Table:
    """A table of Ann, whose program makes her second move and no other, and a bot."""
    head = new_header(GAME, ["name:Ann", "planner"], begins="chosen")
    table, own = Table.dealt(gathered(Record(head)), GAME), 0
    for _ in range(moves):
        before: list[AnyEntry] = []
        if table.state.seat == 0:
            own += 1
            hand = PROGRAM if own == 2 else PERSON
            if hand != hand_of(table.record, 0):
                before = [Plays(0, hand)]
        table.accept(table.try_move(table.state.legal()[0], before=before))
    assert own > 3
    return table


def test_a_record_tells_where_a_program_moves_and_where_the_person_does_again() -> None:
    table = played()
    assert hands(table.record) == [(0, PROGRAM)]
    assert hand_of(table.record, 0) == PERSON
    told = [aside.entry for aside in table.asides if isinstance(aside, Told)]
    assert [entry.who for entry in told if isinstance(entry, Plays)] == [PROGRAM, PERSON]
    assert verify(table.record, GAME).hands == ((0, PROGRAM),)
    again = Record.from_bytes(table.record.to_bytes(secret=True))
    assert Table.resume(again, GAME).asides == table.asides
    assert verify(again, GAME).hands == ((0, PROGRAM),)


Forgery = Callable[[list[AnyEntry], int], None]


def _other_seat(entries: list[AnyEntry], at: int) -> None:
    entries[at] = Plays(1, PROGRAM)


def _no_seat(entries: list[AnyEntry], at: int) -> None:
    entries[at] = Plays(7, PROGRAM)


def _nothing_new(entries: list[AnyEntry], at: int) -> None:
    entries[at] = Plays(0, PERSON)


def _twice(entries: list[AnyEntry], at: int) -> None:
    entries.insert(at, entries[at])


def _talk_between(entries: list[AnyEntry], at: int) -> None:
    entries.insert(at + 1, Chat(0, "hello"))


def _at_the_end(entries: list[AnyEntry], _at: int) -> None:
    entries.append(Plays(0, PROGRAM))


def _before_the_deal(entries: list[AnyEntry], at: int) -> None:
    deal = next(place for place, entry in enumerate(entries) if isinstance(entry, Deal))
    entries.insert(deal, entries.pop(at))


@pytest.mark.parametrize(
    "forgery",
    [_other_seat, _no_seat, _nothing_new, _twice, _talk_between, _at_the_end, _before_the_deal],
    ids=lambda forgery: forgery.__name__.strip("_"),
)
def test_what_cannot_be_so_is_refused(forgery: Forgery) -> None:
    record = played().record
    entries = [bare(entry) for entry in record.entries]
    forgery(entries, next(place for place, entry in enumerate(entries) if isinstance(entry, Plays)))
    with pytest.raises(BadRecord) as why:
        verify(forged(record.header, entries), GAME)
    assert why.value.key in ("record-plays", "record-early")
    assert all(why.value.say(language) for language in LANGUAGES)


def test_who_takes_the_line_out_breaks_the_chain() -> None:
    record = played().record
    left = [entry for entry in record.entries if not isinstance(entry, Plays)]
    with pytest.raises(BadRecord) as why:
        verify(Record(record.header, left), GAME)
    assert why.value.key == "record-chain"


def test_a_record_without_such_lines_is_as_before() -> None:
    table = Table(GAME, ["name:Ann", "planner"], seed=3, first=0)
    table.move(table.state.legal()[0])
    assert b"plays" not in table.record.to_bytes()
    assert sum(isinstance(entry, Move) for entry in table.record.entries) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    say = words(language, CORE_TEXT)
    told = {hand_words(say, key, "Ann", who) for key in ("hand", "hand-ever") for who in (PROGRAM, "planner", "my-bot")}
    assert len(told) == 6
    assert all("Ann" in one for one in told)
    assert any("my-bot" in one for one in told)
    assert "Ann" in hand_words(say, "hand", "Ann", PERSON)
