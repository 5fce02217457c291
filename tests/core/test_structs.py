"""Structs are read in several threads at once, the first time too: nobody's process ends by it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kolejiste.core.record import Header
from kolejiste.core.registry import titles
from kolejiste.core.structs import is_ready, ready_structs

# While msgspec looks at the types of Inner, which take a while, another thread reads an Outer.
TWO_THREADS = """
import sys, threading
import msgspec
from kolejiste.core.structs import ready_structs

looking, read = threading.Event(), threading.Event()

def slow():
    looking.set()
    read.wait(2)
    return int

class Inner(msgspec.Struct):
    number: "slow()"

class Outer(msgspec.Struct):
    inner: Inner
    last: int

if sys.argv[1] == "ready":
    read.set()
    ready_structs()
    read.clear()
    looking.clear()

def first():
    msgspec.json.decode(b'{"inner": {"number": 1}, "last": 2}', type=Outer)

def second():
    looking.wait(1)
    assert msgspec.json.decode(b'{"inner": {"number": 1}, "last": 2}', type=Outer).last == 2
    read.set()

threads = [threading.Thread(target=one) for one in (first, second)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.slow
@pytest.mark.parametrize("ready", [True, False], ids=["looked at before", "as msgspec does it"])
def test_two_threads_that_read_a_struct_for_the_first_time_do_not_end_the_process(ready: bool) -> None:
    """Should the second case fail one day, msgspec has mended it, and `core/structs.py` can go."""
    ran = subprocess.run(
        [sys.executable, "-c", TWO_THREADS, "ready" if ready else ""], capture_output=True, text=True, check=False
    )
    assert (ran.returncode == 0) == ready, ran.stderr


def test_all_structs_of_a_bound_game_can_be_read_in_threads() -> None:
    ready_structs()
    assert is_ready(Header)
    for title in titles():
        game = title.bind()
        assert is_ready(game.view_type), title.id
