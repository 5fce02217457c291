"""`kolejiste match`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from ..patience import HANGS
from .conftest import EUROPE, SF, Command

VLAKY = "vlaky_na_trati"
MATCH = ("match", "planner", "random", "--title", VLAKY, "--jobs", "1")


def test_a_match_is_told_in_a_table_and_a_sentence(kolejiste: Command, tmp_path: Path) -> None:
    said = kolejiste(*MATCH, "--games", "8", "--seed", "3", "--out", tmp_path / "run").out
    assert "8 games in 4 blocks from seed 3" in said
    assert "Bot Planner" in said
    assert "Bot Planner is stronger than Bot Random: it wins" in said
    assert f"The games are in {tmp_path / 'run'}" in said
    czech = kolejiste("match", "--resume", tmp_path / "run", "-l", "cs").out
    assert "8 her ve 4 blocích" in czech or "8 her v 4 blocích" in czech
    assert "Bot Plánovač je silnější" in czech
    assert "Bot Plánovač je silnejší" in kolejiste("match", "--resume", tmp_path / "run", "-l", "sk").out


def test_json_alone_with_verdict_shares_and_the_whole_plan(
    kolejiste: Command, process: Command, tmp_path: Path
) -> None:
    args = (*MATCH[:-1], "2", "--players", "3", "--games", "10", "--seed", "5", "--json", "-")
    found = json.loads(process(*args, "--out", tmp_path / "two").out)
    assert found["games"] == 12  # whole blocks
    assert found["plan"]["blocks"] == 4
    assert found["standings"][0]["bot"] == "planner"
    assert found["standings"][0]["low"] > 1 / 3
    assert "stronger" in found["verdict"]
    one = json.loads(kolejiste(*args[:6], "1", *args[7:], "--out", tmp_path / "one").out)
    assert one["standings"] == found["standings"]
    frames = [pl.read_parquet(tmp_path / name / "games/*.parquet") for name in ("one", "two")]
    assert frames[0].equals(frames[1])


def test_a_sequential_test_stops_when_it_is_decided(kolejiste: Command, tmp_path: Path) -> None:
    args = ("--games", "400", "--sprt", "0.5,0.55", "--seed", "1", "--out", tmp_path, "--json", "-")
    found = json.loads(kolejiste(*MATCH, *args).out)
    assert found["games"] < 40
    assert found["sprt"]["decision"] == "better"
    assert found["sprt"]["llr"] >= found["sprt"]["bound"]
    assert found["verdict"].startswith("Passed")
    rows = pl.read_parquet(tmp_path / "games/*.parquet")
    assert len(rows) == found["games"]
    again = json.loads(kolejiste("match", "--resume", tmp_path, "--json", "-").out)
    assert again == found  # nothing is played after the decision


def test_what_is_not_better_and_what_stays_open(kolejiste: Command) -> None:
    weak = ("match", "random", "planner", "--title", VLAKY, "--jobs", "1", "--seed", "1")
    assert kolejiste(*weak, "--games", "200", "--sprt", "0.5,0.6").out.split("average\n")[1].startswith("Not passed")
    assert "weaker" in kolejiste(*weak, "--games", "20").out
    even = ("match", "random", "random", "--title", VLAKY, "--jobs", "1", "--seed", "1", "--games", "4")
    assert "Who is stronger stays open" in kolejiste(*even).out
    assert "Undecided: all 4 games" in kolejiste(*even, "--sprt", "0.5,0.55").out


def test_without_a_seed_it_is_fresh_and_in_the_plan(kolejiste: Command, home: Path) -> None:
    for _ in range(2):
        kolejiste("match", "random", "random", "--title", VLAKY, "--games", "2", "--jobs", "1")
    plans = [json.loads(path.read_text()) for path in home.glob("runs/*/plan.json")]
    assert len({plan["seed"] for plan in plans}) == len(plans) == 2


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "--title"),
        (("planner", "--title", VLAKY), "One bot was named for a table of 2"),
        (("--title", VLAKY), "No bot was named"),
        (("planner", "random", "random", "--title", VLAKY, "--players", "2"), "3 bots were named for a table of 2"),
        (("planner", "nobody", "--title", VLAKY), "There is no bot “nobody”"),
        (("planner", "random", "--title", "chess"), "chess"),
        (("planner", "random", "--title", VLAKY, "--players", "7"), "7"),
        (("planner", "random", "--title", VLAKY, "--sprt", "0.5"), "“0.5” are no two shares"),
        (("planner", "random", "--title", VLAKY, "--sprt", "0.6,0.5"), "are no two shares"),
        (("planner", "random", "--title", VLAKY, "--sprt", "a,b"), "are no two shares"),
        (("planner", "random", "--title", VLAKY, "--on", "moon"), "“moon” is no place to play"),
        (("planner", "random", "--title", VLAKY, "--measure", "json:x"), "“json:x” is no measure"),
        (("planner", "stdio:/no/such", "--title", VLAKY), "cannot be started"),
        (("planner", "random", "--title", VLAKY, "--option", "wind=north"), "wind"),
        (("--resume", "nowhere"), "There is no run in nowhere"),
        (("--resume", "nowhere", "--seed", "3"), "seed cannot be given together with --resume"),
    ],
)
def test_nonsense_is_told_and_plays_nothing(
    kolejiste: Command, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = {language: kolejiste("match", *args, "-l", language, code=1).err for language in ("en", "cs", "sk")}
    assert words in said["en"]
    assert len(set(said.values())) == 3
    assert not list(home.glob("runs/*/games/*"))


def test_another_plan_in_the_same_folder_is_refused(kolejiste: Command, tmp_path: Path) -> None:
    args = ("match", "random", "random", "--title", VLAKY, "--jobs", "1", "--out", tmp_path / "run", "--games", "2")
    kolejiste(*args, "--seed", "1")
    kolejiste(*args, "--seed", "1")
    assert "holds another run, which differs in: seed" in kolejiste(*args, "--seed", "2", code=1).err
    (tmp_path / "file").touch()
    assert "file" in kolejiste(*args[:-4], "--out", tmp_path / "file", code=1).err


def test_an_edition_and_options_are_played(kolejiste: Command, tmp_path: Path) -> None:
    edition = tmp_path / "short.toml"
    kolejiste("edition", "export", EUROPE, "-o", edition)
    edition.write_text(edition.read_text().replace("trains = 45", "trains = 12"))
    args = ("match", "random", "random", "--title", EUROPE, "--games", "2", "--jobs", "1", "--seed", "1")
    short = json.loads(kolejiste(*args, "--edition", edition, "--out", tmp_path / "run", "--json", "-").out)
    edition.unlink()
    assert json.loads(kolejiste("match", "--resume", tmp_path / "run", "--json", "-").out) == short
    assert short["plies_mean"] < json.loads(kolejiste(*args, "--json", "-").out)["plies_mean"]


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.slow), "2"])
def test_ctrl_c_tells_how_to_go_on(kolejiste: Command, tmp_path: Path, jobs: str) -> None:
    args = ("match", "planner", "planner", "--title", SF, "--games", "400", "--seed", "1", "--jobs", jobs)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KOLEJISTE_LANGUAGE": "en"}
    command = [sys.executable, "-m", "kolejiste", *args, "--out", str(tmp_path / "run")]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        waited = 0.0
        while not (tmp_path / "run/lock").exists() and waited < HANGS:
            time.sleep(0.02)
            waited += 0.02
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=HANGS)
    assert "Traceback" not in said.decode()
    assert process.returncode == 130
    assert f"go on with: kolejiste match --resume {tmp_path / 'run'}" in said.decode()
    done = json.loads(kolejiste("match", "--resume", tmp_path / "run", "--json", "-", "--jobs", "1").out)
    assert done["games"] == 400
