"""Records and tables: the record is the truth, sealed tables keep their promise, undo goes back to the last reveal."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import msgspec
import pytest

import kolejiste as k
from kolejiste.arena.match import play_recorded
from kolejiste.core.record import Chat, Deal, Lot, Move, Nonce, Record, Reveal, Sit, Undo, replay
from kolejiste.core.seal import sealed_key, verify
from kolejiste.core.table import Table, new_header
from kolejiste.core.text import LANGUAGES
from kolejiste.games.tickets.actions import DrawBlind

from .forging import bare, forged, tampered

GAME = k.load("ticket_to_ride_san_francisco").bind(players=2)


def played(moves: int | None = None, *, seed: int | None = None) -> Table:
    """A table on which so many random moves were made, or a whole game."""
    table = Table(GAME, ["name:Anna", "name:Béla"], seed=seed, first=None if seed is None else 0)
    dice = random.Random(1)
    while not table.state.over and moves != 0:
        table.move(dice.choice(table.state.legal()))
        moves = None if moves is None else moves - 1
    return table


def test_record_comes_back_from_its_file(tmp_path: Path) -> None:
    table = played()
    table.record.write(tmp_path / "game.jsonl")
    again = Record.read(tmp_path / "game.jsonl")
    assert again.to_bytes() == table.record.to_bytes()
    steps = list(replay(again))
    assert steps[-1].state.snapshot() == table.state.snapshot()
    assert len(steps) == table.state.ply + 1


def test_sealed_table_commits_first_and_reveals_at_the_end() -> None:
    table = played(3)
    head = table.record.header
    assert head.commitment is not None
    assert head.seed is None
    assert head.secret is not None
    public = table.record.to_bytes()
    assert head.secret.encode() not in public
    assert head.secret.encode() in table.record.to_bytes(secret=True)

    table = played()
    assert isinstance(table.record.entries[-1], Reveal)
    assert table.record.header.secret is None
    verdict = verify(table.record)
    assert verdict.sealed
    assert verdict.state.scores == table.state.scores


def test_every_person_adds_a_nonce_and_each_changes_the_cards() -> None:
    table = played()
    nonces = [entry for entry in table.record.entries if isinstance(entry, Nonce)]
    assert [entry.seat for entry in nonces] == [0, 1]
    seed = bytes(32)
    for seat in (0, 1):
        changed = [("0" * 32 if entry.seat == seat else entry.nonce) for entry in nonces]
        assert sealed_key(seed, changed) != sealed_key(seed, [entry.nonce for entry in nonces])


def test_verify_refuses_another_seed_than_was_committed_to() -> None:
    table = played()
    last = len(table.record.entries)
    with pytest.raises(k.BadRecord, match="commit"):
        verify(tampered(table.record, last, seed="00" * 32))
    with pytest.raises(k.BadRecord):
        verify(tampered(table.record, last, seed="no hex"))


def test_verify_refuses_a_changed_card() -> None:
    table = played()
    number, entry = next(
        (number, entry)
        for number, entry in enumerate(table.record.entries, 1)
        if isinstance(entry, Move) and any(deck == "cards" for deck, _ in entry.draws)
    )
    draws = [
        [deck, "green" if deck == "cards" and face != "green" else "black" if deck == "cards" else face]
        for deck, face in entry.draws
    ]
    with pytest.raises(k.BadRecord):
        verify(tampered(table.record, number, draws=draws))


def test_verify_refuses_a_game_under_another_name() -> None:
    """The commitment covers table, edition, seats and options."""
    table = played()
    with pytest.raises(k.BadRecord):
        verify(tampered(table.record, 0, table="another"))
    with pytest.raises(k.BadRecord):
        verify(tampered(table.record, 0, edition="0" * 64))


def test_seed_given_by_a_person_is_not_sealed_but_checked() -> None:
    table = played(seed=11)
    assert table.record.header.commitment is None
    verdict = verify(table.record)
    assert not verdict.sealed
    with pytest.raises(k.BadRecord):
        verify(tampered(table.record, 0, seed=12))


def test_simulated_records_are_recomputed_from_their_seed() -> None:
    state, record = play_recorded(GAME, ["random", "random"], 5)
    assert verify(record).state.scores == state.scores
    with pytest.raises(k.BadRecord):
        verify(tampered(record, 0, seed=6))


def test_undo_takes_back_what_revealed_nothing() -> None:
    table = Table(GAME, ["name:Anna", "name:Béla"], seed=3)
    assert table.free_undo() is None
    with pytest.raises(k.IllegalMove, match="no move of yours"):
        table.undo(0)
    before = table.state.snapshot()
    table.move(table.state.legal()[0])  # first tickets, still hidden: nothing was revealed
    assert table.free_undo() == 0
    assert table.undoable(1) == 0
    with pytest.raises(k.IllegalMove, match="no move of yours"):
        table.undo(1)
    table.undo(0)
    assert table.state.snapshot() == before
    table.move(table.state.legal()[-1])
    again = Record.from_bytes(table.record.to_bytes())
    assert [type(entry) for entry in again.entries] == [Sit, Sit, Lot, Deal, Move, Undo, Move]
    assert list(replay(again))[-1].state.snapshot() == table.state.snapshot()


def test_undo_stops_at_a_reveal() -> None:
    table = Table(GAME, ["name:Anna", "name:Béla"], seed=3)
    draw = GAME.number(DrawBlind())
    while draw not in table.state.legal():
        table.move(table.state.legal()[0])
    table.move(draw)
    assert table.free_undo() is None
    entries = len(table.record.entries)
    with pytest.raises(k.IllegalMove, match="something hidden has become known"):
        table.undo(table.moves[-1].seat)
    with pytest.raises(k.IllegalMove, match="another player"):
        table.undo(1 - table.moves[-1].seat)
    assert len(table.record.entries) == entries


def test_undo_cannot_change_a_sealed_card() -> None:
    """Taking back and playing again gives the same cards, as a shuffled deck would."""
    table = Table(GAME, ["name:Anna", "name:Béla"], seed=4)
    first = table.state.legal()
    table.move(first[0])
    table.move(table.state.legal()[0])
    straight = [entry.draws for entry in table.record.entries if isinstance(entry, Move)]
    table = Table(GAME, ["name:Anna", "name:Béla"], seed=4)
    for move in (first[1], first[0]):
        table.move(move)
        if move != first[0]:
            table.undo(0)
    table.move(table.state.legal()[0])
    assert [entry.draws for entry in table.record.standing()] == straight


def test_resume_continues_the_same_game(tmp_path: Path) -> None:
    for seed in (None, 9):
        table = played(20, seed=seed)
        table.record.write(tmp_path / "save.jsonl", secret=True)
        again = Table.resume(Record.read(tmp_path / "save.jsonl"))
        assert again.state.snapshot() == table.state.snapshot()
        dice = random.Random(2)
        while not table.state.over:
            move = dice.choice(table.state.legal())
            table.move(move)
            again.move(move)
        assert again.record.to_bytes() == table.record.to_bytes()
        assert verify(again.record).sealed == (seed is None)


def test_resume_needs_the_secret() -> None:
    public = Record.from_bytes(played(5).record.to_bytes())
    with pytest.raises(k.BadRecord):
        Table.resume(public)


def test_chat_is_an_entry_and_changes_no_game() -> None:
    table = played(4, seed=1)
    table.chat(1, "dobrý tah")
    again = Record.from_bytes(table.record.to_bytes())
    assert bare(again.entries[-1]) == Chat(1, "dobrý tah")
    assert list(replay(again))[-1].state.snapshot() == table.state.snapshot()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"{}",
        b"not json",
        b"\xff\xfe",
        b"[" * 5000,
        played(2, seed=1).record.to_bytes()[:-30],
        played(2, seed=1).record.to_bytes().replace(b'"format":2', b'"format":99'),
        played(2, seed=1).record.to_bytes().replace(b'"entry":"deal"', b'"entry":"steal"'),
        played(2, seed=1).record.to_bytes() + b'{"entry":"undo","seat":0,"moves":7}\n',
        played(2, seed=1).record.to_bytes().replace(b'"seat":1', b'"seat":0'),
        played(2, seed=1).record.to_bytes().replace(b"ticket_to_ride_san_francisco", b"monopoly"),
        played(2, seed=1).record.to_bytes().replace(b'"players":2', b'"players":9'),
        played(2, seed=1).record.to_bytes().replace(b'"is":"keep-tickets"', b'"is":"steal-tickets"'),
        played(2, seed=1).record.to_bytes().replace(b'"cards","', b'"cards","un'),
    ],
)
def test_a_broken_record_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(k.KolejisteError) as refused:
        verify(Record.from_bytes(data))
    assert len(str(refused.value)) > 10


def test_an_illegal_move_leaves_table_and_record_alone() -> None:
    table = played(6, seed=1)
    before, snapshot = table.record.to_bytes(), table.state.snapshot()
    illegal = next(move for move in range(len(GAME.actions)) if move not in table.state.legal())
    with pytest.raises(k.IllegalMove):
        table.move(illegal)
    assert table.record.to_bytes() == before
    assert table.state.snapshot() == snapshot


def test_a_table_needs_a_name_for_each_seat() -> None:
    with pytest.raises(k.BadOption):
        Table(GAME, ["name:Anna"])


def test_a_header_with_too_few_seats_is_refused() -> None:
    with pytest.raises(k.BadRecord):
        verify(tampered(played(2, seed=1).record, 0, seats=["name:Anna"]))


def test_a_secret_is_written_for_its_owner_only(tmp_path: Path) -> None:
    played(2).record.write(tmp_path / "save.jsonl", secret=True)
    assert (tmp_path / "save.jsonl").stat().st_mode & 0o077 == 0


def test_numbers_beyond_any_measure_are_refused_in_a_sentence() -> None:
    record = tampered(played(2, seed=1).record, 2, seat=10**30)
    for language in LANGUAGES:
        with pytest.raises(k.BadRecord) as refused:
            verify(record)
        assert refused.value.say(language)


# --- versions of the rules --------------------------------------------------------------------------------------------


def test_new_records_carry_the_version_of_the_rules() -> None:
    for record in (played(2).record, played(2, seed=1).record, play_recorded(GAME, ["random", "random"], 5)[1]):
        assert json.loads(record.to_bytes().splitlines()[0])["rules"] == GAME.rules_version


@pytest.mark.parametrize("version", [None, 1, 99])
def test_a_record_of_other_rules_replays_where_moves_and_draws_still_come_out(version: int | None) -> None:
    table = played(seed=11)
    assert verify(tampered(table.record, 0, rules=version)).state.scores == table.state.scores


@pytest.mark.parametrize(("version", "key"), [(None, "record-older-rules"), (99, "record-newer-rules")])
def test_a_record_of_other_rules_that_comes_out_otherwise_says_so(version: int | None, key: str) -> None:
    record = tampered(played(seed=11).record, 0, rules=version)
    illegal = tampered(record, 5, action={"is": "pass"})
    for broken in (illegal, tampered(record, 5, seat=0), tampered(record, 5, draws=[["cards", "red"]])):
        with pytest.raises(k.BadRecord) as refused:
            list(replay(broken))
        assert refused.value.key == key
        assert all(refused.value.say(language) for language in LANGUAGES)
        with pytest.raises(k.BadRecord):
            Table.resume(broken)
    own = tampered(illegal, 0, rules=GAME.rules_version)
    with pytest.raises(k.BadRecord) as refused:
        list(replay(own))
    assert refused.value.key == "record-move"


def test_a_cut_simulation_of_older_rules_says_so() -> None:
    record = play_recorded(GAME, ["random", "random"], 5)[1]
    del record.entries[-1]
    for version, key in ((None, "record-older-rules"), (GAME.rules_version, "record-cut")):
        with pytest.raises(k.BadRecord) as refused:
            verify(tampered(record, 0, rules=version))
        assert refused.value.key == key


# --- who begins, and practice ---------------------------------------------------------------------------------------


def lots(record: Record) -> list[int]:
    return [entry.first for entry in record.entries if isinstance(entry, Lot)]


def test_the_lot_follows_from_the_sealed_seed_and_stands_before_the_deal() -> None:
    names = ["name:Anna", "name:Béla", "name:Cyril"]
    game = k.load("ticket_to_ride_san_francisco").bind(players=3)
    began = set()
    for seed in range(12):
        table = Table(game, names, seed=seed)
        (first,) = lots(table.record)
        assert isinstance(table.record.entries[3], Lot)
        assert table.record.header.seats == [*names[first:], *names[:first]]
        assert table.state.seat == 0
        assert lots(Table(game, names, seed=seed).record) == [first]
        began.add(first)
    assert began == {0, 1, 2}


def test_a_sealed_lot_cannot_be_chosen_afterwards() -> None:
    """Whoever runs the table can neither write another lot, nor leave it out, nor say later that it was chosen."""
    record = played().record
    assert verify(record).sealed
    number = next(number for number, entry in enumerate(record.entries, 1) if isinstance(entry, Lot))
    (first,) = lots(record)
    without = forged(record.header, [entry for entry in record.entries if not isinstance(entry, Lot)])
    late = forged(record.header, [*without.entries[:9], Lot(first), *without.entries[9:]])
    twice = forged(record.header, [*record.entries[:number], Lot(first), *record.entries[number:]])
    other = tampered(tampered(record, number, first=1 - first), 0, seats=record.header.seats[::-1])
    for wrong, key in (
        (other, "record-lot"),
        (tampered(record, number, first=1 - first), "record-names"),
        (without, "record-lot"),
        (late, "record-lot"),
        (twice, "record-lot"),
    ):
        with pytest.raises(k.BadRecord) as refused:
            verify(wrong)
        assert refused.value.key == key
        assert all(refused.value.say(language) for language in LANGUAGES)
    for begins in ("chosen", "turn", None):
        with pytest.raises(k.BadRecord, match="commit"):
            verify(tampered(without, 0, begins=begins, seats=["name:Anna", "name:Béla"]))
    with pytest.raises(k.BadRecord, match="commit"):
        verify(tampered(record, 0, practice=True))


def test_who_begins_can_be_chosen_and_then_no_lot_is_drawn() -> None:
    table = Table(GAME, ["name:Anna", "name:Béla"], first=1)
    assert table.record.header.seats == ["name:Béla", "name:Anna"]
    assert table.record.header.begins == "chosen"
    assert lots(table.record) == []
    assert verify(table.record).moves == 0
    with pytest.raises(k.BadRecord, match="promised"):
        verify(forged(table.record.header, [*table.record.entries[:-1], Lot(0), *table.record.entries[-1:]]))
    for wrong in (-1, 2):
        with pytest.raises(k.BadOption):
            Table(GAME, ["name:Anna", "name:Béla"], first=wrong)


def test_a_simulation_and_a_game_for_one_draw_no_lot() -> None:
    _, record = play_recorded(GAME, ["random", "planner"], 5)
    assert record.header.seats == ["random", "planner"]
    assert record.header.begins is None
    alone = Table(k.load("mini_express").bind(players=1), ["name:Anna"]).record
    assert alone.header.begins is None
    assert lots(record) == lots(alone) == []
    verify(alone)


def test_a_record_older_than_the_lot_still_verifies() -> None:
    """Its commitment was made over less."""
    header = new_header(GAME, ["name:Anna", "name:Béla"])
    assert header.secret is not None
    old = msgspec.structs.replace(header, format=1, begins=None, commitment=None)
    public = json.dumps([old.title, old.table, old.edition, old.players, old.options], separators=(",", ":"))
    secret = bytes.fromhex(header.secret)
    promised = hashlib.sha256(b"kolejiste commitment\n" + secret + b"\n" + public.encode()).hexdigest()
    old = msgspec.structs.replace(old, commitment=promised)
    table = Table.dealt(Record(old, [Nonce(0, "0" * 32), Nonce(1, "1" * 32)]), GAME)
    table.move(table.state.legal()[0])
    assert lots(table.record) == []
    assert b"begins" not in table.record.to_bytes()
    assert b"practice" not in table.record.to_bytes()
    assert verify(Record.from_bytes(table.record.to_bytes(secret=True))).moves == 1


def test_practice_takes_back_what_was_shown_and_what_others_did() -> None:
    for practice in (False, True):
        table = Table(GAME, ["name:Anna", "name:Béla"], seed=3, first=0, practice=practice)
        draw = GAME.number(DrawBlind())
        while draw not in table.state.legal():
            table.move(table.state.legal()[0])
        seat, before = table.state.seat, table.state.snapshot()
        for _ in range(2):
            table.move(draw)
        table.move(draw)  # the other's
        assert table.back_to(seat) == 2
        if not practice:
            with pytest.raises(k.IllegalMove, match="another player"):
                table.undo(seat)
            continue
        table.undo(seat)
        table.undo(seat)
        assert table.state.snapshot() == before
        assert [entry.moves for entry in table.record.entries if isinstance(entry, Undo)] == [2, 1]
        assert verify(table.record).moves == table.state.ply
        assert Table.resume(table.record).state.snapshot() == before


def test_a_move_that_was_taken_back_is_verified_too() -> None:
    table = Table(GAME, ["name:Anna", "name:Béla"], seed=3, first=0)
    table.move(table.state.legal()[0])
    table.undo(0)
    record = table.record
    number = next(number for number, entry in enumerate(record.entries, 1) if isinstance(entry, Move))
    assert verify(record).moves == 0
    for change in ({"action": {"is": "pass"}}, {"draws": [["cards", "red"]]}, {"seat": 1}):
        with pytest.raises(k.BadRecord):
            verify(tampered(record, number, **change))


def test_a_table_at_rest_does_not_change_with_the_game() -> None:
    table = played(6, seed=1)
    still = table.still()
    seen = still.state.snapshot(), len(still.moves), still.record.to_bytes()
    table.move(table.state.legal()[0])
    table.chat(0, "ahoj")
    assert (still.state.snapshot(), len(still.moves), still.record.to_bytes()) == seen
    assert not still.asides


def test_what_was_said_and_taken_back_is_the_same_after_opening_again() -> None:
    table = Table(GAME, ["name:Anna", "name:Béla"], seed=3, first=0)
    table.chat(1, "hodně štěstí")
    for _ in range(2):
        table.move(table.state.legal()[0])
        table.chat(0, "tak ne")
        table.undo(0)
    table.move(table.state.legal()[0])
    again = Table.resume(Record.from_bytes(table.record.to_bytes()))
    assert again.asides == table.asides
    assert again.moves == table.moves
    assert [type(aside).__name__ for aside in table.asides] == ["Said", "Said", "TakenBack", "Said", "TakenBack"]
