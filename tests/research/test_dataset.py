"""Data sets: every decision as its seat saw it, split by deal, gone on with where they were left, and back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import kolejiste as k
from kolejiste.arena.errors import BadRun
from kolejiste.arena.match import play_recorded
from kolejiste.core.record import Record
from kolejiste.core.table import Table
from kolejiste.research import dataset, gathering, shards
from kolejiste.research.dataset import Dataset, make
from kolejiste.research.errors import BadUse
from tests.replays import FOLDER

from .settings import FEWEST

SF = "ticket_to_ride_san_francisco"


def play_records(folder: Path, title: str, seeds: range) -> Path:
    """Records of bots' games, each deal with the seats turned around."""
    folder.mkdir()
    game = k.load(title).bind()
    names = ["planner", "random"][: game.people]
    for seed in seeds:
        for turned, seats in enumerate({tuple(names), tuple(reversed(names))}):
            play_recorded(game, seats, seed)[1].write(folder / f"{seed}-{turned}.jsonl")
    return folder


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play_records(tmp_path_factory.mktemp("made") / "records", SF, range(30))


def rows(found: Dataset, split: str) -> dict[str, Any]:
    batches = list(found.batches(split, 100))
    assert all(len(batch["move"]) == 100 for batch in batches[:-1])
    return {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}


@pytest.mark.parametrize("form", ["parquet", "npz"])
@pytest.mark.parametrize("title", FEWEST)
def test_rows_are_the_decisions_of_the_records(title: str, form: str, tmp_path: Path) -> None:
    source = play_records(tmp_path / "records", title, range(2))
    make([source], tmp_path / "set", form=form, split=(100, 0, 0))
    found = Dataset(tmp_path / "set")
    got = rows(found, "train")
    assert set(got) == set(found.card.columns)
    game = k.load(title).bind()
    place = 0
    for number, path in enumerate(sorted(source.glob("*.jsonl"))):
        record = k.Record.read(path)
        steps = list(k.replay(record))
        last = steps[-1].state
        for before, step in pairwise(steps):
            if step.seat is None or step.seat >= game.people:
                continue
            row = [0.0] * got["observation"].shape[1]
            game.observe(before.state.view(step.seat), row)
            assert np.array_equal(got["observation"][place], np.array(row, np.float32))
            assert np.flatnonzero(got["mask"][place]).tolist() == before.state.legal()
            assert got["move"][place] == step.move
            assert (got["game"][place], got["ply"][place]) == (number, before.state.ply)
            assert (got["seat"][place], got["who"][place]) == (step.seat, record.header.seats[step.seat])
            assert got["outcome"][place] == pytest.approx(last.returns()[step.seat])
            assert got["score"][place] == last.scores[step.seat]
            place += 1
    assert place == len(got["move"]) == found.card.splits["train"].decisions


@pytest.mark.slow
def test_games_of_one_deal_stay_together_and_no_game_is_in_two_splits(records: Path, tmp_path: Path) -> None:
    card = make([records], tmp_path, split=(50, 25, 25))
    assert sum(split.games for split in card.splits.values()) == 60
    assert all(split.games % 2 == 0 and split.games for split in card.splits.values())
    found = Dataset(tmp_path)
    games = [set(rows(found, split)["game"].tolist()) for split in card.splits]
    assert sum(map(len, games)) == len(set().union(*games)) == 60
    deals = [{record.header.seed for _, record in found.records(split)} for split in card.splits]
    assert not deals[0] & deals[1] | deals[0] & deals[2] | deals[1] & deals[2]


@pytest.mark.slow
def test_a_set_is_gone_on_with_and_ends_the_same(records: Path, tmp_path: Path) -> None:
    plan = msgspec.structs.replace(gathering.survey([records]), part=16)
    whole = dataset.carry_out(plan, tmp_path / "whole")
    assert plan.parts == 4
    done: list[int] = []

    def stop(games: int, total: int) -> None:
        done.append(games)
        if games == 32:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset.carry_out(plan, tmp_path / "cut", 1, stop)
    with pytest.raises(BadUse, match="no finished data set"):
        Dataset(tmp_path / "cut")
    assert done == [0, 16, 32]
    done.clear()
    assert dataset.carry_out(plan, tmp_path / "cut", 2, lambda games, total: done.append(games)) == whole
    assert done == [32, 48, 60]
    for path in sorted((tmp_path / "whole").rglob("*.*")):
        assert (tmp_path / "cut" / path.relative_to(tmp_path / "whole")).read_bytes() == path.read_bytes(), path


def test_shuffled_batches_hold_the_same_rows(records: Path, tmp_path: Path) -> None:
    make([records], tmp_path, split=(100, 0, 0))
    found = Dataset(tmp_path)
    plain = [row.tobytes() for batch in found.batches("train", 64) for row in batch["observation"]]
    first, again, other = (
        [row.tobytes() for batch in found.batches("train", 64, seed=seed) for row in batch["observation"]]
        for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other
    assert first != plain
    assert sorted(first) == sorted(plain) == sorted(other)


@pytest.mark.slow
def test_records_come_back_byte_for_byte(records: Path, tmp_path: Path) -> None:
    for form in ("parquet", "npz"):
        make([records], tmp_path / form, form=form)
        back = dict(Dataset(tmp_path / form).records())
        assert len(back) == 60
        for path in records.glob("*.jsonl"):
            assert back[path.name].to_bytes() == path.read_bytes()


def test_unfinished_and_broken_games_are_left_out_and_people_have_no_names(records: Path, tmp_path: Path) -> None:
    source = tmp_path / "records"
    source.mkdir()
    game = k.load(SF).bind()
    table = Table(game, ["name:Božena", "you"], seed=5, fast=True)
    while not table.state.over:
        table.move(table.state.legal()[0])
    table.record.write(source / "people.jsonl")
    running = Table(game, ["you", "planner"])
    running.record.write(source / "running.jsonl", secret=True)
    whole = (records / "3-0.jsonl").read_bytes().splitlines()
    (source / "broken.jsonl").write_bytes(b"\n".join([*whole[:10], *whole[11:]]) + b"\n")
    card = make([source], tmp_path / "set", split=(100, 0, 0))
    assert set(card.left_out) == {"running.jsonl", "broken.jsonl"}
    assert card.left_out["running.jsonl"] == "The game was not ended."
    assert set(card.splits["train"].who) == {"person"}
    assert [name for name, _ in Dataset(tmp_path / "set").records()] == ["people.jsonl"]
    assert running.record.header.secret is not None
    for path in (tmp_path / "set").rglob("*.parquet"):
        assert running.record.header.secret not in str(shards.read(path))
    bare = make([source], tmp_path / "bare", keep_records=False)
    assert not bare.records
    with pytest.raises(BadUse, match="without its records"):
        next(Dataset(tmp_path / "bare").records())
    for path in (tmp_path / "bare").rglob("*.parquet"):
        assert "Božena" not in str({name: v for name, v in shards.read(path).items() if name != "seats"})


def test_the_card_tells_all_that_is_needed(records: Path, tmp_path: Path) -> None:
    card = make([records], tmp_path)
    game = k.load(SF).bind()
    assert (card.name, card.edition, card.rules) == (f"{SF}_v1", game.edition.hash, game.rules_version)
    assert (card.blocks, card.moves) == (game.blocks, len(game.actions))
    assert Dataset(tmp_path).card == card
    assert repr(Dataset(tmp_path).game()) == repr(game)
    text = (tmp_path / "README.md").read_text()
    for word in (card.edition, "| train | ", "planner", *(f"| {block.name} | {block.size} |" for block in card.blocks)):
        assert word in text


def test_nonsense_is_refused_in_a_sentence(records: Path, tmp_path: Path) -> None:
    with pytest.raises(BadUse, match="parquet, npz"):
        make([records], tmp_path / "x", form="csv")
    for split in ((50, 50, 50), (100, 10, -10), (100,)):
        with pytest.raises(BadUse, match="100 in all"):
            make([records], tmp_path / "x", split=split)
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadUse, match="no records"):
        make([tmp_path / "empty"], tmp_path / "x")
    with pytest.raises(k.BadRecord):
        make([tmp_path / "missing.jsonl"], tmp_path / "x")
    other = play_records(tmp_path / "other", "vlaky_na_trati", range(1))
    with pytest.raises(BadUse, match="of another game"):
        make([records, other], tmp_path / "x")
    assert not (tmp_path / "x").exists()
    make([other], tmp_path / "set")
    with pytest.raises(BadRun, match="another run"):
        make([records], tmp_path / "set")
    for nonsense in (0, -1, 1.5):
        with pytest.raises(BadUse, match="from 1 on"):
            next(Dataset(tmp_path / "set").batches("train", nonsense))  # type: ignore[arg-type]
    with pytest.raises(BadUse, match="train, valid, test"):
        next(Dataset(tmp_path / "set").batches("all", 1))
    plan = gathering.survey([other])
    changed = msgspec.structs.replace(plan, sources=[(file, "0" * 64) for file, _ in plan.sources])
    with pytest.raises(BadUse, match="has changed"):
        dataset.carry_out(changed, tmp_path / "changed")


def test_records_of_a_replaced_edition_are_gathered_with_it() -> None:
    """Of a kept game that was played with the first edition of Railroad Revolution."""
    file = FOLDER / "railroad_revolution" / "00-2-planner.jsonl"
    played = Record.read(file).header.edition
    assert played != k.load("railroad_revolution").bind(2).edition.hash
    assert gathering.survey([file]).game().edition.hash == played
