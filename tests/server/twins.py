"""Twin tables: two records that differ only in something hidden, and who cannot tell them apart.

The idea is that of `kolejiste.testing.secrets`, on whole records: one hidden draw is another card. Who heard the same
and saw the same views at every move cannot know in which of the two worlds they are."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game
from kolejiste.core.errors import KolejisteError
from kolejiste.core.gathering import promise_of
from kolejiste.core.journal import seen_by
from kolejiste.core.record import AnyEntry, Deal, Draw, Move, Nonce, Promise, Record, Sit, replay
from kolejiste.core.registry import load
from kolejiste.core.seal import commitment
from kolejiste.core.table import Table, new_header
from kolejiste.testing.secrets import look

from ..core.forging import forged


@dataclass(frozen=True)
class Twins:
    """Two worlds. `fooled` cannot tell them apart, `knowing` can; None is a spectator."""

    game: Game
    true: Record
    false: Record
    deck: str
    fooled: tuple[int | None, ...]
    knowing: tuple[int | None, ...]


@cache
def played(title: str, people: int, plies: int, seed: int = 1) -> Record:
    """A sealed table after at most so many moves, planners' and random ones mixed; its seed is still secret."""
    game = load(title).bind(people)
    dice, planner = random.Random(seed), game.planner()
    head = new_header(game, [f"name:{seat}" for seat in range(people)], table="twin", begins="chosen")
    secret = hashlib.sha256(f"{title} {people} {seed}".encode()).digest()
    head = msgspec.structs.replace(head, secret=secret.hex(), commitment=commitment(secret, head))
    record = Record(head)
    nonces = [f"{seat:032x}" for seat in range(people)]
    record.add(*(Sit(seat, who) for seat, who in enumerate(head.seats)))
    record.add(*(Promise(seat, promise_of(head.table, seat, nonce)) for seat, nonce in enumerate(nonces)))
    record.add(*(Nonce(seat, nonce) for seat, nonce in enumerate(nonces)))
    table = Table.dealt(record, game)
    while not table.state.over and table.state.ply < plies:
        legal = table.state.legal()
        wild = dice.random() < 0.3
        move = dice.choice(legal) if wild else planner.choose(table.state.clone(), legal, Chance(table.state.ply))
        table.move(move)
    while not table.state.over and table.state.seat >= people:  # what the rules decide happens by itself
        table.move(table.state.legal()[0])
    if table.state.over:
        del table.record.entries[-2:]  # the last move and the seed
        table.record.header = head
    return table.record


def other_secret(record: Record) -> Record:
    """The same table with another seed: until the end nobody can know, because the commitment tells nothing."""
    secret = record.header.secret
    assert secret is not None
    header = msgspec.structs.replace(record.header, secret=bytes(255 - byte for byte in bytes.fromhex(secret)).hex())
    return forged(header, record.entries)


def twins(title: str, people: int, plies: int, *, seed: int = 1) -> Iterator[Twins]:
    """Twins of one table, for one hidden draw after another in random order, soon after it or later; somebody knows
    which world it is, somebody does not."""
    whole = played(title, people, plies, seed)
    game = whole.game()
    dice = random.Random(seed)
    drawn = [
        (number, place)
        for number, entry in enumerate(whole.entries)
        if isinstance(entry, Deal | Move)
        for place, (deck, _) in enumerate(entry.draws)
        if deck in game.hidden_decks
    ]
    dice.shuffle(drawn)
    for number, place in drawn:
        record = Record(whole.header, whole.entries[: number + dice.choice((1, 1, 2, 5, 15))])
        entry = record.entries[number]
        assert isinstance(entry, Deal | Move)
        deck, card = entry.draws[place]
        others = sorted({face for face in game.decks[deck] if face != card})
        dice.shuffle(others)
        for other in others[:6]:
            found = _compared(game, record, _changed(record, number, place, other), deck)
            if found is not None and found.fooled and found.knowing:
                yield found
                break


def _changed(record: Record, number: int, place: int, face: str) -> Record:
    """The record with this card at one place; the next time it was drawn, the one it took the place of comes."""
    entries: list[AnyEntry] = []
    deck, card = "", face
    swapped = False
    for at, entry in enumerate(record.entries):
        if not isinstance(entry, Deal | Move):
            entries.append(entry)
            continue
        draws: list[Draw] = []
        for spot, draw in enumerate(entry.draws):
            if (at, spot) == (number, place):
                deck, card = draw[0], str(draw[1])
                draws.append((deck, face))
            elif deck and not swapped and draw == (deck, face):
                swapped = True
                draws.append((deck, card))
            else:
                draws.append(draw)
        entries.append(msgspec.structs.replace(entry, draws=draws))
    return forged(other_secret(record).header, entries)


def _compared(game: Game, true: Record, false: Record, deck: str) -> Twins | None:
    viewers: list[int | None] = [*range(game.people), None]
    try:
        steps = list(zip(replay(true, game), replay(false, game), strict=True))
    except (KolejisteError, ValueError):
        return None  # that card was not there, or the same moves are impossible with it
    one, two = steps[-1][0].state, steps[-1][1].state
    if one.snapshot() == two.snapshot():
        return None
    fooled = tuple(
        viewer
        for viewer in viewers
        if all(
            look(ours.state, viewer) == look(theirs.state, viewer)
            and seen_by(ours.notes, viewer) == seen_by(theirs.notes, viewer)
            for ours, theirs in steps
        )
    )
    # Who knew for a while and forgot lawfully is of no use here: the knowing see another position now.
    knowing = tuple(viewer for viewer in viewers if viewer not in fooled and look(one, viewer) != look(two, viewer))
    return Twins(game, true, false, deck, fooled, knowing)
