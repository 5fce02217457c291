"""The book of a run: a row for every game, in order and once, whoever played them and however often it was killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import kolejiste as k
from kolejiste.arena import book as books
from kolejiste.arena.blocks import Block, play_block
from kolejiste.arena.book import Book, read, read_plan, write_plan
from kolejiste.arena.contest import MatchPlan, advance
from kolejiste.arena.crew import crew
from kolejiste.arena.match import Setting
from kolejiste.core.edition import EditionText, read_toml
from kolejiste.core.text import LANGUAGES

from ..patience import HANGS

VLAKY = "vlaky_na_trati"


def plan(blocks: int = 6, **given: Any) -> MatchPlan:
    made = {"version": k.__version__, "setting": Setting(VLAKY, 2), "bots": ["random", "random"], "seed": 7}
    return MatchPlan(**{**made, "blocks": blocks, **given})


def run(folder: Path, plan: MatchPlan, jobs: int = 1, stop: int | None = None) -> pl.DataFrame:
    """Play the run on, perhaps only until so many blocks are in the book."""
    write_plan(folder, plan)
    with Book(folder) as book, crew(jobs=jobs, measures=plan.measures, records=plan.records) as play:
        advance(book, plan.each(), play, lambda rows: book.blocks == stop)
    return read(folder)


def refused(call: Any, *given: Any) -> str:
    with pytest.raises(k.KolejisteError) as why:
        call(*given)
    assert len({why.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(why.value)


def test_every_game_is_a_row_with_all_it_takes_to_repeat_it(tmp_path: Path) -> None:
    rows = run(tmp_path, plan())
    assert rows["block"].to_list() == [block for block in range(6) for _ in range(2)]
    one = rows.row(3, named=True)
    game = k.load(VLAKY).bind(2)
    assert (one["title"], one["players"], one["turn"], one["seed"]) == (VLAKY, 2, 1, 8)
    assert (one["edition"], one["rules"], one["version"]) == (game.edition.hash, game.rules_version, k.__version__)
    assert (one["bots"], one["versions"], one["entrants"]) == (["random"] * 2, [k.__version__] * 2, [1, 0])
    assert json.loads(one["options"]) == dict(game.options)
    again = play_block(Block(1, Setting(VLAKY, 2), ("random",) * 2, (0, 1), 8, 2))[1]
    assert (one["scores"], one["places"], one["plies"]) == (again.scores, again.places, again.plies)
    for sheet, score in zip(one["sheets"], one["scores"], strict=True):
        assert sum(line["points"] for line in sheet) == score


def test_a_run_in_pieces_and_on_processes_is_the_run_in_one_piece(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", plan())
    for stop in (1, 4, None):
        pieces = run(tmp_path / "pieces", plan(), stop=stop)
    assert pieces.equals(whole)
    assert len(list((tmp_path / "pieces/games").iterdir())) == 3
    assert run(tmp_path / "processes", plan(), jobs=2).equals(whole)
    assert run(tmp_path / "whole", plan()).equals(whole)  # nothing is left to be played


def test_what_was_half_written_does_not_count(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", plan())
    run(tmp_path / "cut", plan(), stop=2)
    (tmp_path / "cut/games/0000000002-0000000005.new").write_bytes(b"PAR1 and no more")
    assert run(tmp_path / "cut", plan()).equals(whole)


def test_a_missing_or_doubled_file_is_told(tmp_path: Path) -> None:
    for stop in (2, 4, None):
        run(tmp_path, plan(), stop=stop)
    (tmp_path / "games/0000000002-0000000004.parquet").rename(tmp_path / "games/0000000001-0000000004.parquet")
    assert "end, at block 2: a file is missing or there twice" in refused(read, tmp_path)
    assert "at block 2" in refused(Book, tmp_path)


def test_the_plan_is_fixed_beforehand(tmp_path: Path) -> None:
    write_plan(tmp_path, plan())
    write_plan(tmp_path, plan())
    said = refused(write_plan, tmp_path, plan(9, seed=8))
    assert "differs in: seed, blocks" in said
    assert read_plan(tmp_path, MatchPlan) == plan()
    assert "There is no run" in refused(read_plan, tmp_path / "none", MatchPlan)
    (tmp_path / "plan.json").write_text('{"run": "other"}')
    assert "another kind of run, or damaged" in refused(read_plan, tmp_path, MatchPlan)


@pytest.mark.parametrize("other", [{"edition": "0" * 12}, {"rules": 0}], ids=["data", "rules"])
@pytest.mark.parametrize("jobs", [1, 2])
def test_games_of_other_data_or_rules_are_not_added_to(tmp_path: Path, other: dict[str, Any], jobs: int) -> None:
    before = run(tmp_path, plan(), stop=2)
    (part,) = (tmp_path / "games").iterdir()
    pl.read_parquet(part).with_columns(
        **{name: pl.lit(value).cast(before[name].dtype) for name, value in other.items()}
    ).write_parquet(part)
    assert "had other data or rules" in refused(run, tmp_path, plan(), jobs)
    assert list((tmp_path / "games").iterdir()) == [part]


def test_two_runs_cannot_write_one_book(tmp_path: Path) -> None:
    with Book(tmp_path):
        assert "going on" in refused(Book, tmp_path)
    Book(tmp_path).__exit__()


def test_an_edition_is_kept_as_it_was(tmp_path: Path) -> None:
    """The file may change or vanish while a run goes on, or not be there on another machine."""
    text, _ = read_toml(k.load(VLAKY).edition_path())
    kept = plan(setting=Setting(VLAKY, 2, {}, EditionText("mine.toml", text)))
    write_plan(tmp_path, kept)
    assert read_plan(tmp_path, MatchPlan) == kept
    assert run(tmp_path, kept)["edition"].unique().to_list() == [k.load(VLAKY).bind(2).edition.hash]


def test_records_on_wish(tmp_path: Path) -> None:
    rows = run(tmp_path, plan(2, records=True))
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"000000000{block}-{turn}.jsonl" for block in (0, 1) for turn in (0, 1)]
    for file, scores in zip(files, rows["scores"], strict=True):
        assert list(k.verify(k.Record.read(file)).state.scores) == scores.to_list()


def test_a_game_from_the_same_deal_goes_on_otherwise() -> None:
    games = [play_block(Block(0, Setting(VLAKY, 2), ("random",) * 2, (0, 1), 7, 1, again)) for again in (0, 1, 2, 1)]
    assert games[1] == games[3]
    assert len({tuple(rows[0].scores) for rows in games}) == 3


KILLED = """
import sys
import kolejiste.arena.book as book
book.SECONDS = 0.05
from kolejiste.__main__ import main
if __name__ == "__main__":
    main()
"""


@pytest.mark.slow
def test_a_run_that_is_killed_goes_on_without_doubling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "often.py"
    script.write_text(KILLED)
    whole = plan(1500)
    args = ["match", "random", "random", "--title", VLAKY, "--games", "3000", "--seed", "7", "--jobs", "2"]
    folder, kills = tmp_path / "killed", 0
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KOLEJISTE_LANGUAGE": "en"}
    while True:
        process = subprocess.Popen([sys.executable, script, *args, "--out", folder], env=env, stdout=subprocess.PIPE)
        before = len(list(folder.glob("games/*.parquet")))
        waits = 0.0
        while process.poll() is None and kills < 4:
            if len(list(folder.glob("games/*.parquet"))) > before + 2:
                os.kill(process.pid, signal.SIGKILL)
            time.sleep(0.01)
            waits += 0.01
            assert waits < HANGS
        out, _ = process.communicate()
        if process.returncode == -signal.SIGKILL:
            kills += 1
            continue
        assert process.returncode == 0
        break
    assert kills == 4
    assert b"3,000 games in 1,500 blocks" in out
    monkeypatch.setattr(books, "SECONDS", 3600.0)
    assert read(folder).equals(run(tmp_path / "whole", whole))
