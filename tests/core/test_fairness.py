"""Fairness against whoever runs the table: every way we know to tamper with a record is tried, as it stands and with
all hashes made anew, and refused with a sentence that says what is wrong."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kolejiste as k
from kolejiste.core.gathering import Gathering, bot_nonce, promise_of
from kolejiste.core.record import (
    Abandon,
    Anew,
    AnyEntry,
    Chat,
    Close,
    Deal,
    Header,
    Lot,
    Move,
    Nonce,
    Promise,
    Quiet,
    Record,
    Resign,
    Resigning,
    Reveal,
    Sit,
    Stand,
    Undo,
    around,
    next_hash,
)
from kolejiste.core.seal import Kept, Seen, chance_of, draw_lot, verify
from kolejiste.core.table import Table, gathered, new_header
from kolejiste.core.text import LANGUAGES

from .forging import forged

GAME = k.load("ticket_to_ride_san_francisco").bind(players=3)
PEOPLE = ("name:Anna", "name:Béla", "planner")
FIRST_SEAL = Path(__file__).parent / "records" / "first-seal.jsonl"
Entries = list[AnyEntry]
Tampering = Callable[[Header, Entries], "tuple[Header, Entries] | Entries"]


def nonce_of(seat: int, turn: int = 0) -> str:
    return f"{16 * turn + seat + 1:032x}"


def promise(head: Header, seat: int, turn: int = 0) -> Promise:
    return Promise(seat, promise_of(head.table, seat, nonce_of(seat, turn)))


@cache
def game() -> Record:
    """A whole game: a guest came and went, once a nonce was not shown, something was said and taken back."""
    head = new_header(GAME, PEOPLE)
    record = Record(head)
    record.add(Sit(0, PEOPLE[0]), Sit(2, PEOPLE[2]), promise(head, 0), Sit(1, "name:Cyril"), Stand(1, host=True))
    record.add(Chat(0, "Kdo ještě?"), Sit(1, PEOPLE[1]), promise(head, 1), Nonce(0, nonce_of(0)), Anew([1]))
    record.add(promise(head, 1, 1), promise(head, 0, 1), Nonce(1, nonce_of(1, 1)), Nonce(0, nonce_of(0, 1)))
    table = Table.dealt(record, GAME)
    dice = random.Random(1)
    while not table.state.over:
        table.move(dice.choice(table.state.legal()))
        if table.state.ply == 3:
            table.chat(1, "Hezky")
        if (
            table.state.ply == 4
            and table.free_undo() is not None
            and not any(isinstance(e, Undo) for e in record.entries)
        ):
            table.undo(table.state.seat if table.undoable(table.state.seat) else table.moves[-1].seat)
    table.chat(0, "Díky za hru")
    return record


def place(entries: Entries, kind: type, which: int = 0) -> int:
    return [number for number, entry in enumerate(entries) if isinstance(entry, kind)][which]


def kept(seat: int, *, until: int = -1) -> Kept:
    """What the browser of this seat has kept of the game; it has seen everything but the last word."""
    entries = game().entries
    before = place(entries, Promise, -1)
    seen = len(entries) + until
    return Kept(
        table=game().header.table,
        commitment=game().header.commitment,
        nonces={str(seat): nonce_of(seat, 1)},
        shown=Seen(before + 1, entries[before].hash),
        seen=Seen(seen, entries[seen - 1].hash),
    )


def test_the_game_itself_is_true() -> None:
    record = game()
    verdict = verify(Record.from_bytes(record.to_bytes()))
    assert verdict.sealed
    assert not verdict.first_kind
    assert verdict.begun_anew == 1
    kinds = {type(entry) for entry in record.entries}
    assert kinds == {Sit, Stand, Promise, Nonce, Anew, Lot, Deal, Move, Undo, Chat, Reveal}
    for seat in (0, 1):
        verify(record, GAME, kept(seat))


# --- tamperings -----------------------------------------------------------------------------------------------------


def without(kind: type, which: int = 0) -> Tampering:
    return lambda head, entries: [e for n, e in enumerate(entries) if n != place(entries, kind, which)]


def twice(kind: type, which: int = 0) -> Tampering:
    def tamper(_: Header, entries: Entries) -> Entries:
        at = place(entries, kind, which)
        return [*entries[: at + 1], *entries[at:]]

    return tamper


def moved(kind: type, to: Callable[[Entries], int], which: int = 0) -> Tampering:
    """One line stands somewhere else."""

    def tamper(_: Header, entries: Entries) -> Entries:
        at = place(entries, kind, which)
        entry, left = entries[at], [*entries[:at], *entries[at + 1 :]]
        where = to(left)
        return [*left[:where], entry, *left[where:]]

    return tamper


def added(entry: AnyEntry, to: Callable[[Entries], int]) -> Tampering:
    return lambda _, entries: [*entries[: to(entries)], entry, *entries[to(entries) :]]


def changed(kind: type, which: int = 0, **fields: Any) -> Tampering:
    def tamper(_: Header, entries: Entries) -> Entries:
        at = place(entries, kind, which)
        return [*entries[:at], msgspec.structs.replace(entries[at], **fields), *entries[at + 1 :]]

    return tamper


def header(**fields: Any) -> Tampering:
    return lambda head, entries: (msgspec.structs.replace(head, **fields), entries)


def swapped(kind: type, first: int, second: int) -> Tampering:
    """Two lines change their seats."""

    def tamper(_: Header, entries: Entries) -> Entries:
        one, other = place(entries, kind, first), place(entries, kind, second)
        found: list[Any] = list(entries)
        seats = found[one].seat, found[other].seat
        found[one] = msgspec.structs.replace(found[one], seat=seats[1])
        found[other] = msgspec.structs.replace(found[other], seat=seats[0])
        return found

    return tamper


def cut(moves: int, *, reveal: bool) -> Tampering:
    """The last moves are missing."""

    def tamper(_: Header, entries: Entries) -> Entries:
        at = place(entries, Move, -moves)
        return [*entries[:at], *(entries[place(entries, Reveal) :] if reveal else [])]

    return tamper


def renamed(head: Header, entries: Entries) -> tuple[Header, Entries]:
    """The two people have changed names, everywhere."""
    names = {PEOPLE[0]: PEOPLE[1], PEOPLE[1]: PEOPLE[0]}
    told: Entries = [
        msgspec.structs.replace(e, who=names.get(e.who, e.who)) if isinstance(e, Sit) else e for e in entries
    ]
    return msgspec.structs.replace(head, seats=[names.get(one, one) for one in head.seats]), told


def downgraded(head: Header, entries: Entries) -> tuple[Header, Entries]:
    """The record claims to be an old one, of which less is asked."""
    old = [e for e in entries if not isinstance(e, Sit | Stand | Promise | Anew)]
    nonces: Entries = [Nonce(seat, nonce_of(seat)) for seat in range(3)]
    kept_entries = [e for e in old if not isinstance(e, Nonce)]
    return msgspec.structs.replace(head, format=1), [*nonces, *kept_entries]


def unsealed(head: Header, entries: Entries) -> tuple[Header, Entries]:
    return msgspec.structs.replace(head, commitment=None, seed=7), entries


PERSON = [seat for seat, who in enumerate(game().header.seats) if who != "planner"]
BOT = 3 - sum(PERSON)


def DEALT(entries: Entries) -> int:  # noqa: N802  # a place, as the others
    return place(entries, Deal) + 1


START, LAST = (lambda entries: 0), len
TAMPERINGS: dict[str, tuple[Tampering, str]] = {
    "a nonce is missing": (without(Nonce, -1), "record-nonce-missing"),
    "all nonces are missing": (lambda _, es: [e for e in es if not isinstance(e, Nonce)], "record-anew"),
    "no promises": (lambda _, es: [e for e in es if not isinstance(e, Promise)], "record-nonce-early"),
    "a promise is missing": (without(Promise, -1), "record-nonce-early"),
    "a second nonce": (twice(Nonce, -1), "record-nonce-twice"),
    "a second promise": (twice(Promise, -1), "record-promise"),
    "a nonce of a bot": (added(Nonce(2, "0" * 32), lambda es: place(es, Lot)), "record-nobody"),
    "a promise of a bot": (added(Promise(2, "0" * 64), lambda es: place(es, Nonce, -1)), "record-nobody"),
    "nonces of swapped seats": (swapped(Nonce, -1, -2), "record-nonce-other"),
    "promises of swapped seats": (swapped(Promise, -1, -2), "record-nonce-other"),
    "another nonce": (changed(Nonce, -1, nonce="f" * 32), "record-nonce-other"),
    "a nonce in capitals": (changed(Nonce, -1, nonce=nonce_of(0, 1).upper() + " "), "record-nonce-other"),
    "a promise that is none": (changed(Promise, -1, promise="soon"), "record-promise"),
    "a nonce shown before all had promised": (
        moved(Promise, lambda es: place(es, Nonce, -1), -1),
        "record-nonce-early",
    ),
    "a nonce after the deal": (moved(Nonce, DEALT, -1), "record-nonce-missing"),
    "a further nonce after the deal": (added(Nonce(0, nonce_of(0, 1)), DEALT), "record-late"),
    "a nonce after the game": (added(Nonce(0, nonce_of(0, 1)), LAST), "record-late"),
    "a nonce of nobody's seat": (added(Nonce(7, "0" * 32), lambda es: place(es, Lot)), "record-no-seat"),
    "the deal begun anew without a reason": (added(Anew([0]), lambda es: place(es, Lot)), "record-anew"),
    "the deal begun anew because of others": (changed(Anew, 0, late=[0]), "record-anew"),
    "that it was begun anew is hidden": (without(Anew), "record-promise"),
    "somebody sits down twice": (twice(Sit, 0), "record-sit"),
    "somebody sits on another's knees": (without(Stand), "record-sit"),
    "a bot stands up": (changed(Stand, 0, seat=2), "record-stand"),
    "somebody sits down after the deal": (added(Sit(0, "name:Eva"), DEALT), "record-late"),
    "somebody never sat down": (without(Sit, 1), "record-nonce-early"),
    "the deal with a free seat": (
        lambda _, es: [e for e in es if not isinstance(e, Nonce | Promise | Anew) and e != es[place(es, Sit, 1)]],
        "record-free-seat",
    ),
    "swapped names in the header": (header(seats=[*PEOPLE[1::-1], PEOPLE[2]]), "record-names"),
    "another name in the header": (header(seats=["name:Eva", *PEOPLE[1:]]), "record-names"),
    "no lot": (without(Lot), "record-lot"),
    "a second lot": (twice(Lot), "record-lot"),
    "a lot out of reach": (changed(Lot, 0, first=7), "record-lot"),
    "the lot before the last nonce": (moved(Lot, lambda es: place(es, Nonce, -1)), "record-nonce-missing"),
    "no deal": (without(Deal), "record-early"),
    "a second deal": (twice(Deal), "record-second-deal"),
    "a second deal at the end": (moved(Deal, LAST), "record-early"),
    "a move before the deal": (moved(Move, START), "record-early"),
    "a move is missing": (without(Move, 5), "record-seat"),
    "a move twice": (twice(Move, -1), "record-too-long"),
    "a move after the seed was shown": (moved(Move, lambda es: place(es, Reveal) + 1, -1), "record-after-end"),
    "taking back after the seed was shown": (added(Undo(0, 1), LAST), "record-after-end"),
    "taking back what is over": (added(Undo(0, 1), lambda es: place(es, Reveal)), "record-too-long"),
    "taken back by nobody": (changed(Undo, 0, seat=9), "record-no-seat"),
    "the seed is shown too early": (moved(Reveal, lambda es: place(es, Move, 4)), "record-after-end"),
    "the seed is shown before the deal": (moved(Reveal, START), "record-early"),
    "the seed is shown twice": (twice(Reveal), "record-second-reveal"),
    "the seed is missing": (without(Reveal), "record-no-reveal"),
    "another seed": (changed(Reveal, 0, seed="0" * 64), "record-commitment"),
    "a seed in capitals": (
        lambda _, es: [
            msgspec.structs.replace(e, seed=f" {e.seed.upper()}") if isinstance(e, Reveal) else e for e in es
        ],
        "record-seed",
    ),
    "the last move is cut off": (cut(1, reveal=True), "record-reveal-early"),
    "many moves are cut off": (cut(9, reveal=True), "record-reveal-early"),
    "the end is cut off": (cut(3, reveal=False), "record-no-reveal"),
    "talk of nobody": (changed(Chat, 1, seat=5), "record-no-seat"),
    "talk without words": (changed(Chat, 1, text="  "), "record-chat"),
    "another commitment": (header(commitment="0" * 64), "record-commitment"),
    "a commitment that is none": (header(commitment="žádný"), "record-commitment"),
    "another table": (header(table="another"), "record-nonce-other"),
    "other rules of the table": (header(practice=True), "record-commitment"),
    "another time": (header(started="2020-01-01T00:00:00+00:00"), "record-commitment"),
    "a seed beside the commitment": (header(seed=1), "record-two-seeds"),
    "neither seed nor commitment": (header(commitment=None), "record-no-seed"),
    "a secret that was shown": (header(secret="0" * 64), "record-secret"),
    "resigned before the deal": (added(Resign(0), START), "record-early"),
    "resigned after the end": (added(Resign(0), LAST), "record-after-end"),
    "all resigned what was over": (
        lambda _, es: [*es[: place(es, Reveal)], Resign(PERSON[0]), Resign(PERSON[1]), *es[place(es, Reveal) :]],
        "record-too-long",
    ),
    "a bot resigned": (lambda _, es: added(Resign(BOT), DEALT)(_, es), "record-resign"),
    "resigned twice": (lambda _, es: [*es[: DEALT(es)], *[Resign(PERSON[0])] * 2, *es[DEALT(es) :]], "record-resign"),
    "abandoned in the middle and played on": (added(Abandon(), lambda es: place(es, Move, 5)), "record-after-end"),
    "abandoned after the end": (added(Abandon(), lambda es: place(es, Reveal)), "record-too-long"),
    "closed and dealt all the same": (added(Close(), lambda es: place(es, Lot)), "record-late"),
    "talk while it was off": (added(Quiet(True), lambda es: place(es, Chat, 1)), "record-chat"),
    "other rules of resigning": (header(resigning="nobody"), "record-commitment"),
    "as if it had been an old record": (downgraded, "record-commitment"),
    "as if it had never been sealed": (unsealed, "record-nobody"),
}


def tampered(tamper: Tampering, *, rechain: bool) -> Record:
    record = game()
    made = tamper(record.header, record.entries)
    head, entries = made if isinstance(made, tuple) else (record.header, made)
    return forged(head, entries) if rechain else Record(head, entries)


@pytest.mark.parametrize("what", TAMPERINGS)
def test_a_tampered_record_is_refused_and_says_why(what: str) -> None:
    tamper, key = TAMPERINGS[what]
    with pytest.raises(k.BadRecord) as refused:
        verify(Record.from_bytes(tampered(tamper, rechain=True).to_bytes(secret=True)), GAME)
    reason = refused.value
    assert reason.key == key, str(reason)
    sentences = {reason.say(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(".") and "error-" not in sentence for sentence in sentences)
    with pytest.raises(k.BadRecord):
        verify(tampered(tamper, rechain=False), GAME)


def forged_chat(head: Header, entries: Entries) -> Entries:
    return changed(Chat, 1, text="Vzdávám to")(head, entries)  # type: ignore[return-value]


def other_lines(head: Header, entries: Entries) -> Entries:
    return added(Chat(1, "To jsem nikdy neřekl"), lambda es: place(es, Move, 2))(head, entries)  # type: ignore[return-value]


UNSEEN: dict[str, Tampering] = {
    "forged chat": forged_chat,
    "chat of another": changed(Chat, 1, seat=0),
    "chat that was never said": other_lines,
    "chat that is gone": without(Chat, 1),
    "swapped names everywhere": renamed,
    "who was thrown out is hidden": lambda _, es: [
        e for e in es if not isinstance(e, Stand) and not (isinstance(e, Sit) and e.who == "name:Cyril")
    ],
    "undo is hidden": lambda _, es: [
        e for n, e in enumerate(es) if not isinstance(e, Undo) and not (n + 1 < len(es) and isinstance(es[n + 1], Undo))
    ],
}


@pytest.mark.parametrize("what", UNSEEN)
def test_what_fits_the_cards_breaks_the_chain_or_what_a_browser_saw(what: str) -> None:
    """Names and talk decide no card. Who changes them breaks the chain; who makes the chain anew is found out by every
    browser that has seen a hash."""
    tamper = UNSEEN[what]
    with pytest.raises(k.BadRecord) as refused:
        verify(tampered(tamper, rechain=False), GAME)
    assert refused.value.key == "record-chain"
    clean = tampered(tamper, rechain=True)
    verify(clean, GAME)
    with pytest.raises(k.BadRecord) as refused:
        verify(clean, GAME, kept(1))
    assert refused.value.key in ("kept-hash", "kept-cut", "kept-order")
    assert len({refused.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_hash_of_a_line_tells_nothing_of_its_cards() -> None:
    """Everybody sees hashes while the game is played. Who knows the whole line but for one card can try them all, with
    everything that is public as a key, and finds none; with the seed, which is shown at the end, one fits."""
    record = game()
    head, seed = record.header, record.seed()
    at = next(n for n, entry in enumerate(record.entries) if isinstance(entry, Move) and entry.draws)
    true = record.entries[at]
    assert isinstance(true, Move)
    before, (deck, face) = record.entries[at - 1].hash, true.draws[0]
    guesses = {
        other: msgspec.structs.replace(true, draws=[(deck, other), *true.draws[1:]], hash="")
        for other in GAME.decks[deck]
    }
    public = [b"", b"kolejiste chain", head.table.encode(), (head.commitment or "").encode(), before.encode()]
    for guess in guesses.values():
        line = msgspec.json.encode(guess)
        assert hashlib.sha256(f"{before}\n".encode() + line).hexdigest() != true.hash
        assert all(next_hash(key, before, guess) != true.hash for key in public)
    key = hmac.digest(seed, b"kolejiste chain", "sha256")
    assert [other for other, guess in guesses.items() if next_hash(key, before, guess) == true.hash] == [face]


def test_a_line_without_its_hash_is_refused() -> None:
    record = game()
    for number in (0, 7, len(record.entries) - 1):
        entries = list(record.entries)
        entries[number] = msgspec.structs.replace(entries[number], hash="")
        with pytest.raises(k.BadRecord, match=f"Line {number + 2} "):
            verify(Record(record.header, entries), GAME)


# --- who runs the table ---------------------------------------------------------------------------------------------


def gathering(head: Header, nonces: dict[int, str]) -> Record:
    record = Record(head)
    record.add(*(Sit(seat, who) for seat, who in enumerate(PEOPLE)))
    record.add(*(Promise(seat, promise_of(head.table, seat, nonce)) for seat, nonce in nonces.items()))
    record.add(*(Nonce(seat, nonce) for seat, nonce in nonces.items()))
    return record


def test_bots_add_nothing_that_could_be_chosen() -> None:
    """3,000 nonces of a bot were tried once until the cards were good. Now all of them are refused, and what the bot
    adds follows from the seed."""
    head = new_header(GAME, PEOPLE)
    record = gathering(head, {0: nonce_of(0), 1: nonce_of(1)})
    lots = set()
    for number in range(3000):
        with pytest.raises(k.BadRecord) as refused:
            Gathering.of(Record(head, [*record.entries, Nonce(2, f"{number:032x}")]))
        assert refused.value.key == "record-nobody"
        if number < 50:
            lots.add(draw_lot(record, 3))
    assert len(lots) == 1
    assert head.secret is not None
    seed = bytes.fromhex(head.secret)
    assert Gathering.of(record).in_order(seed) == [nonce_of(0), nonce_of(1), bot_nonce(seed, 2)]


def test_who_comes_last_cannot_answer_to_the_others() -> None:
    """The host knows the seed and sees Béla's nonce. Another nonce of Anna's was not promised."""
    head = new_header(GAME, PEOPLE)
    record = gathering(head, {0: nonce_of(0), 1: nonce_of(1)})
    before = [entry for entry in record.entries if not (isinstance(entry, Nonce) and entry.seat == 0)]
    for number in range(200, 400):
        with pytest.raises(k.BadRecord) as refused:
            Gathering.of(Record(head, [*before, Nonce(0, f"{number:032x}")]))
        assert refused.value.key == "record-nonce-other"


def test_the_order_of_arrival_decides_nothing() -> None:
    head = new_header(GAME, PEOPLE)
    one = gathering(head, {0: nonce_of(0), 1: nonce_of(1)})
    other = gathering(head, {1: nonce_of(1), 0: nonce_of(0)})
    assert Table.dealt(one, GAME).state.snapshot() == Table.dealt(other, GAME).state.snapshot()


def test_a_game_forged_as_a_whole_is_found_out_by_who_played() -> None:
    """Afterwards the host can write any true game of the same people under the same commitment; only those who were
    there can know that it is another one."""
    head = game().header
    seed = next(entry.seed for entry in game().entries if isinstance(entry, Reveal))
    head = msgspec.structs.replace(head, secret=seed, seats=list(PEOPLE))
    table = Table.dealt(gathering(head, {0: "c" * 32, 1: "d" * 32}), GAME)
    dice = random.Random(5)
    while not table.state.over:
        table.move(dice.choice(table.state.legal()))
    verify(table.record, GAME)
    with pytest.raises(k.BadRecord) as refused:
        verify(table.record, GAME, kept(1))
    assert refused.value.key in ("kept-hash", "kept-cut")
    blind = msgspec.structs.replace(kept(1), shown=None, seen=None)
    with pytest.raises(k.BadRecord, match="number that the browser added"):
        verify(table.record, GAME, blind)


def test_what_a_browser_kept_is_compared() -> None:
    record, own = game(), kept(0)
    wrong: dict[str, Kept] = {
        "kept-table": msgspec.structs.replace(own, table="another"),
        "kept-commitment": msgspec.structs.replace(own, commitment="0" * 64),
        "kept-nonce": msgspec.structs.replace(own, nonces={"0": "0" * 32}),
        "kept-hash": msgspec.structs.replace(own, seen=Seen(4, "0" * 64)),
        "kept-cut": msgspec.structs.replace(own, seen=Seen(10**6, "0" * 64)),
        "kept-order": msgspec.structs.replace(own, shown=Seen(3, record.entries[2].hash)),
    }
    for key, other in wrong.items():
        with pytest.raises(k.BadRecord) as refused:
            verify(record, GAME, other)
        assert refused.value.key == key
        assert all("error-" not in refused.value.say(language) for language in LANGUAGES)
    for odd in ("x", "", "-1", "²"):
        with pytest.raises(k.BadRecord):
            verify(record, GAME, msgspec.structs.replace(own, nonces={odd: "0" * 32}))


# --- games that end before their end --------------------------------------------------------------------------------


@pytest.mark.parametrize("resigning", ["planner", "nobody"])
def test_a_resigned_or_abandoned_game_verifies(resigning: Resigning) -> None:
    for sealed in (True, False):
        for end in ("resign", "abandon", "all"):
            head = new_header(GAME, PEOPLE, seed=None if sealed else 5, resigning=resigning)
            table = Table.dealt(gathered(Record(head)), GAME)
            for _ in range(6):
                table.move(table.state.legal()[0])
            people = sorted(table.ending.people)
            if end == "abandon":
                table.accept(table.try_end(Abandon()))
            else:
                table.accept(table.try_end(Resign(people[0])))
            if not table.over:  # the planner plays on
                assert (end, resigning) != ("abandon", "planner")
                assert not verify(Record.from_bytes(table.record.to_bytes(secret=True))).sealed
                with pytest.raises(k.BadRecord):
                    table.try_end(Resign(people[0]))
                table.move(table.state.legal()[0])
                if end == "all":
                    table.accept(table.try_end(Resign(people[1])))
            if table.over:
                table.chat(people[0], "Tak příště")
                with pytest.raises(k.IllegalMove):
                    table.try_end(Abandon())
            verdict = verify(Record.from_bytes(table.record.to_bytes(secret=True)))
            assert (verdict.ending is not None) == table.over == (resigning == "nobody" or end != "resign")
            assert verdict.sealed == (sealed and table.over)
            again = Table.resume(Record.from_bytes(table.record.to_bytes(secret=True)))
            assert (again.over, again.ending.resigned) == (table.over, table.ending.resigned)
            assert len(again.asides) == len(table.asides)


# --- seals of the first kind ----------------------------------------------------------------------------------------


def test_a_record_of_the_first_seal_still_verifies_and_says_so() -> None:
    record = Record.read(FIRST_SEAL)
    verdict = verify(record)
    assert verdict.sealed
    assert verdict.first_kind
    assert record.to_bytes() == FIRST_SEAL.read_bytes()


@pytest.mark.parametrize(
    ("tamper", "key"),
    [
        (without(Nonce), "record-nonce-missing"),
        (twice(Nonce), "record-nonce-twice"),
        (added(Nonce(0, "0" * 32), LAST), "record-late"),
        (twice(Deal), "record-second-deal"),
        (twice(Reveal), "record-second-reveal"),
        (without(Reveal), "record-no-reveal"),
        (cut(1, reveal=True), "record-reveal-early"),
        (added(Sit(0, "name:Eva"), START), "record-simulated"),
        (added(Undo(0, 1), LAST), "record-after-end"),
    ],
)
def test_a_tampered_record_of_the_first_seal_is_refused(tamper: Tampering, key: str) -> None:
    record = Record.read(FIRST_SEAL)
    made = tamper(record.header, record.entries)
    assert isinstance(made, list)
    with pytest.raises(k.BadRecord) as refused:
        verify(Record(record.header, made))
    assert refused.value.key == key


def test_the_lot_moves_people_around_with_their_names() -> None:
    record = game()
    first = next(entry.first for entry in record.entries if isinstance(entry, Lot))
    assert record.header.seats == around(PEOPLE, first)
    assert chance_of(record)
