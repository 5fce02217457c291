"""What is kept of earlier drawings and panels is what would be made anew: at every move, through all eyes, in every
language and under other names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game
from kolejiste.core.kept import forget_all
from kolejiste.core.parts import Part
from kolejiste.core.record import Move, Record
from kolejiste.core.registry import Title, titles
from kolejiste.core.table import Table
from kolejiste.core.text import LANGUAGES
from kolejiste.server import panels, position
from kolejiste.server.drawn import Drawings
from kolejiste.server.live import LiveTable
from kolejiste.server.now import Viewer, made
from kolejiste.server.position import Viewpoint
from kolejiste.server.schema import PLAYING, Seat, StoredTable

from ..replays import FOLDER

STRETCHES, LONG = 4, 8  # of each game, and how many moves of each
NAMES = (("Ana", "Ben", "Cid", "Dan", "Eva"), ("Ola", "Ben", "Ana", "Pia", "Jan"))


def table_at(record: Record, game: Game, entries: int, names: tuple[str, ...], drawn: Drawings) -> LiveTable:
    """The table of a record after so many entries."""
    play = Table.resume(Record(record.header, record.entries[:entries]), game, trusted=True)
    seats = [Seat(seat=seat, name=names[seat], owner=f"browser {seat}") for seat in range(game.people)]
    stored = StoredTable(
        id=names[0],
        phase=PLAYING,
        listed=False,
        host="browser 0",
        touched="",
        successor=None,
        wish=None,
        seats=seats,
        record=play.record,
    )
    return LiveTable(stored, game, play, drawn=drawn)


def looks(record: Record, game: Game) -> Iterator[tuple[int, int, Viewer]]:
    """Entries, whose names, and who looks: some stretches of the game move by move, where little changes at a time,
    each in one language and its end in all, through the eyes of everybody one after the other, as pages ask."""
    moves = [number for number, entry in enumerate(record.entries, 1) if isinstance(entry, Move)]
    for part in range(STRETCHES):
        first = (len(moves) - LONG) * part // (STRETCHES - 1)
        spoken = LANGUAGES[part % len(LANGUAGES)]
        stretch = [(entries, spoken) for entries in moves[max(first, 0) :][:LONG]]
        for entries, language in (*stretch, *((stretch[-1][0], other) for other in LANGUAGES)):
            for names in range(len(NAMES)):
                for seat in (None, *range(game.people)):
                    own = () if seat is None else (seat,)
                    yield entries, names, Viewer(Viewpoint(own, seat), language, "auto", hints=True)


def compare(path: Path) -> None:
    """The game drawn with what is kept, all tables by turns; then anew, with nothing kept."""
    record = Record.read(path)
    game = record.game()
    drawn: tuple[Drawings, ...] = tuple({} for _ in NAMES)
    tables: dict[tuple[int, int], LiveTable] = {}
    known = []
    for entries, names, viewer in looks(record, game):
        if (entries, names) not in tables:
            tables[entries, names] = table_at(record, game, entries, NAMES[names], drawn[names])
        known.append(made(tables[entries, names], viewer))
    assert forget_all() > 0
    for kept, (entries, names, viewer) in zip(known, looks(record, game), strict=True):
        table = tables[entries, names]
        table.drawn.clear()
        for move in table.moves:
            move.told.clear()
        forget_all()
        for panel in (panels._doing, panels._person, panels._chat, position._line):
            panel.cache_clear()
        anew = made(table, viewer)
        for one, other in zip(kept.fragments, anew.fragments, strict=True):
            assert one == other, f"{one.id} after entry {entries} through {viewer}"
        assert kept == anew


def records(title: str) -> list[Path]:
    """Records of a title, those with the most people first."""
    return sorted((FOLDER / title).glob("*.jsonl"), key=lambda path: -len(Record.read(path).header.seats))


@pytest.mark.parametrize("title", [title.id for title in titles() if (FOLDER / title.id).exists()])
@pytest.mark.slow
def test_what_is_kept_is_what_would_be_drawn(title: str) -> None:
    found = records(title)
    for path in (found[0], found[-1]):
        compare(path)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_is_kept_of_one_choice_of_options_is_not_shown_with_another(title: Title) -> None:
    """All choices from one deal, so that as much as can be is alike on their tables."""
    games = [title.bind(players, **options) for players, options in title.settings()]
    views = [game.new(Chance(3)).view(None) for game in games]

    def drawn(number: int) -> list[Part]:
        return games[number].parts(views[number], "en", NAMES[0][: games[number].people])

    kept = [drawn(number) for number in range(len(games))]
    for number, parts in enumerate(kept):
        forget_all()
        assert parts == drawn(number), games[number].options
