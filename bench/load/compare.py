"""All ways to run a server, one after another on this machine: SQLite, and PostgreSQL with one, two and four processes,
as in life and with streams alone. Figures are told as ratios to the first, as a table for docs/host.md."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence

from rich.console import Console
from tests.server.postgres import MISSING, binaries, postgres

from . import life, streams
from .served import Setting

PROCESSES = (1, 2, 4)
Row = dict[str, float]


def _life(seconds: float, setting: Setting) -> tuple[Row, list[str]]:
    figures = life.measure(life.Plan(seconds=seconds, setting=setting))
    return life.row(figures), life.faults(figures)


def _streams(seconds: float, setting: Setting) -> tuple[Row, list[str]]:
    figures = streams.measure(streams.Plan(seconds=seconds, setting=setting))
    return streams.row(figures), streams.faults(figures)


MODES: dict[str, Callable[[float, Setting], tuple[Row, list[str]]]] = {"As in life": _life, "Streams": _streams}


def compare(console: Console, seconds: float, given: str = "") -> None:
    """Measure everything and print it. Without an address each run has a PostgreSQL of its own; one that is given is
    used by all of them."""
    if not given and binaries() is None:
        raise SystemExit(MISSING)
    load = os.getloadavg()[0]
    found: dict[str, list[tuple[Setting, Row]]] = {mode: [] for mode in MODES}
    for mode, measured in MODES.items():
        for processes in (None, *PROCESSES):
            with _database(given) if processes is not None else contextlib.nullcontext("") as address:
                setting = Setting(address, processes or 1)
                console.print(f"{mode}: {setting} …", style="dim")
                try:
                    row, faults = measured(seconds, setting)
                except (OSError, TimeoutError) as why:  # the others are still worth something
                    row, faults = {}, [repr(why)]
                found[mode].append((setting, row))
                for what in faults:
                    console.print(f"failed: {what}", style="red", markup=False)
    for mode, rows in found.items():
        print(f"\n{markdown(mode, rows)}")
    print(f"\n{seconds:.0f} s each, {os.cpu_count()} cores for server, database and benchmark together;")
    print(f"load of the machine before: {load:.1f}.")


@contextlib.contextmanager
def _database(given: str) -> Iterator[str]:
    if given:
        yield given
        return
    with postgres() as address:
        yield address


def markdown(mode: str, rows: Sequence[tuple[Setting, Row]]) -> str:
    """A table: what was measured, and beside it how many times the first row's that is. A run that failed says so."""
    first = next((row for _, row in rows if row), {})
    lines = [f"| {mode} | {' | '.join(first)} |", f"|---|{'---|' * len(first)}"]
    for setting, row in rows:
        told = [f"{row[name]:,.1f} ({_ratio(row[name], first[name])})" if row else "failed" for name in first]
        lines.append(f"| {setting} | {' | '.join(told)} |")
    return "\n".join(lines)


def _ratio(one: float, first: float) -> str:
    return f"{one / first:.2f}×" if first else "–"
