"""Whole games as hashes: what was legal at every decision, the snapshot before it, views on the way, what was told, and
the sheets. Both builds of the core must give the same.

`python -m tests.builds` plays games of every title on both builds, over its settings in turn, and keeps the hashes in
a folder, by title and by what its core is made from. So it can be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import signal
import subprocess
import sys
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import msgspec

import kolejiste as k
from kolejiste.core import native
from kolejiste.core.simulation import Worlds

LOOKS = 8  # every so many decisions the views and the census are compared too
TRIES = 40  # every so many decisions of a planner's game a world is dealt and played to its end, as searches do
CHUNK = 5  # games that are asked for at once
SOURCES = (".py", ".pxd", ".pyx", ".toml")  # what both builds are made from, and what they lay on the table
SHOWING = ("drawing", "tour")  # folders of a room that nothing of a game follows from
FOLDER = Path(__file__).parent.parent / "build" / "compared"
RANDOM, PLANNER = "random", "planner"  # the kinds of games
sorted_json = msgspec.json.Encoder(order="sorted")


class Numbered(NamedTuple):
    """A game: chance, dice and setting follow from its number."""

    title: str
    kind: str
    number: int


@cache
def settings(title: str) -> list[dict[str, object]]:
    """Every number of seats and every combination of options."""
    return [{"players": players, **options} for players, options in k.load(title).settings()]


@cache
def bound(title: str, setting: int) -> k.Game:
    return k.load(title).bind(**settings(title)[setting])  # type: ignore[arg-type]


def played(title: str, number: int, by_planner: bool) -> str:
    """One game, by its number, as a hash."""
    game = bound(title, number % len(settings(title)))
    chance, dice = k.Chance(number), random.Random(number)
    state = game.new(chance)
    state.journal = []
    planner = game.planner() if by_planner else None
    found = hashlib.sha256()
    while not state.over:
        legal = state.legal()
        move = dice.choice(legal) if planner is None else planner.choose(state, legal, chance)
        found.update(repr((legal, move)).encode())
        found.update(sorted_json.encode(state.snapshot()))
        if state.ply % LOOKS == number % LOOKS:
            for seat in (None, *range(game.players)):
                found.update(sorted_json.encode(state.view(seat)))
            found.update(sorted_json.encode(state.census()))
        if by_planner and state.ply % TRIES == number % TRIES and state.seat < game.people:
            worlds = Worlds(game, state.view(state.seat), number, manner=game.title.search.manner, threads=1)
            errands = game.errands(state.view(state.seat)) or [0]
            tried = worlds.try_out([move], 0, 1, errands=[errands[number % len(errands)]])
            found.update(repr([tried.worth(0, 0, seat) for seat in range(game.players)]).encode())
        state.apply(move, chance)
    found.update(sorted_json.encode(state.snapshot()))
    found.update(repr((state.journal, state.sheet(), state.ranks)).encode())
    return found.hexdigest()[:16]


class Player:
    """A process that plays games on one of the builds."""

    def __init__(self, build: str) -> None:
        env = {name: value for name, value in os.environ.items() if name != native.FORCE_PLAIN}
        if build == native.PLAIN:
            env[native.FORCE_PLAIN] = "1"
        words = [sys.executable, "-m", "tests.builds", "--serve"]
        self.build = build
        self.process = subprocess.Popen(words, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, game: Numbered) -> None:
        assert self.process.stdin is not None
        print(*game, file=self.process.stdin, flush=True)

    def told(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.endswith("\n"):
            raise RuntimeError(f"a process with the {self.build} core broke off")
        return line.rstrip()


def serve() -> None:
    """Say which core this is, then the hash of every game that is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks stops asking
    print(native.CORE, flush=True)
    for line in sys.stdin:
        title, kind, number = line.split()
        print(played(title, int(number), kind == PLANNER), flush=True)


@contextmanager
def both_builds() -> Iterator[list[Player]]:
    """A player on the plain core and one on the compiled core."""
    players = [Player(build) for build in (native.PLAIN, native.COMPILED)]
    try:
        for player in players:
            core = player.told()
            if core != player.build:
                raise RuntimeError(f"the {player.build} core is asked for, but the {core} one is running")
        yield players
    finally:
        for player in players:
            player.process.communicate()


def hashes_of(games: Sequence[Numbered], players: list[Player]) -> list[tuple[str, ...]]:
    """What the games are on either build, played side by side."""
    for player in players:
        for game in games:
            player.ask(game)
    return [tuple(player.told() for player in players) for _ in games]


def numbered(title: str, randoms: int, planned: int) -> list[Numbered]:
    return [Numbered(title, kind, n) for kind, many in ((RANDOM, randoms), (PLANNER, planned)) for n in range(many)]


def differing(title: str, randoms: int, planned: int) -> list[Numbered]:
    """The games that the builds play differently."""
    games = numbered(title, randoms, planned)
    with both_builds() as players:
        hashes = hashes_of(games, players)
    return [game for game, found in zip(games, hashes, strict=True) if len(set(found)) > 1]


def core_of(title: str) -> str:
    """What both builds of the title run, and how they are compared here, as a short hash."""
    house = Path(k.__file__).parent
    places = (house / "core", house / "build", house / "games" / k.load(title).engine)
    files = [
        file
        for place in places
        for file in sorted(place.rglob("*"))
        if file.suffix in SOURCES and not {*SHOWING} & {*file.relative_to(place).parts}
    ]
    found = hashlib.sha256()
    for file in (*files, Path(__file__)):
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


class Kept:
    """What was compared of a title's core: a line for each game, with its hashes on either build."""

    def __init__(self, folder: Path, title: str) -> None:
        self.title = title
        self.file = folder / f"{title}-{core_of(title)}.txt"
        self.hashes: dict[Numbered, tuple[str, ...]] = {}
        lines = self.file.read_text().split("\n")[:-1] if self.file.exists() else []  # the last one may be torn
        for kind, number, *hashes in map(str.split, lines):
            self.hashes[Numbered(title, kind, int(number))] = tuple(hashes)
        folder.mkdir(parents=True, exist_ok=True)
        self.file.write_text("".join(f"{line}\n" for line in lines))

    def add(self, games: Sequence[Numbered], hashes: Sequence[tuple[str, ...]]) -> None:
        with self.file.open("a") as file:
            for game, found in zip(games, hashes, strict=True):
                self.hashes[game] = found
                print(game.kind, game.number, *found, file=file)

    @property
    def wrong(self) -> list[Numbered]:
        return [game for game, hashes in self.hashes.items() if len(set(hashes)) > 1]

    def told(self) -> str:
        many = Counter(game.kind for game in self.hashes)
        names = [f"{game.kind} game {game.number}" for game in self.wrong]
        compared = f"{many[RANDOM]} random and {many[PLANNER]} planner games compared"
        return f"{self.title}: {compared}, {len(names)} differ{': ' if names else ''}{', '.join(names[:10])}"


def evenly(games: Sequence[Numbered], many: Mapping[str, int]) -> deque[Sequence[Numbered]]:
    """Games in chunks of one title and kind each; all of them advance alike, so that whoever stops has some of each."""
    groups: dict[tuple[str, str, int], list[Numbered]] = {}
    for game in games:
        groups.setdefault((game.title, game.kind, game.number // CHUNK), []).append(game)
    return deque(sorted(groups.values(), key=lambda group: group[0].number / many[group[0].kind]))


def compare(folder: Path, titles: Sequence[str], randoms: int, planned: int, workers: int) -> int:
    """Play what is not kept yet, and tell what is; returns how many games differ, and one more if it was stopped."""
    stopped = False
    kept = {title: Kept(folder, title) for title in titles}
    games = [game for title in titles for game in numbered(title, randoms, planned) if game not in kept[title].hashes]
    left = evenly(games, {RANDOM: randoms, PLANNER: planned})
    writing = Lock()

    def work() -> None:
        with both_builds() as players:
            while left:
                try:
                    chunk = left.popleft()
                except IndexError:  # another was quicker
                    return
                hashes = hashes_of(chunk, players)
                with writing:
                    kept[chunk[0].title].add(chunk, hashes)

    with ThreadPoolExecutor(workers) as pool:
        try:
            for worker in [pool.submit(work) for _ in range(min(workers, len(left)))]:
                worker.result()
        except KeyboardInterrupt:
            stopped = True
            print("Stopped; the next run goes on from here.", file=sys.stderr)
        finally:
            left.clear()
    for found in kept.values():
        print(found.told())
    return stopped + sum(len(found.wrong) for found in kept.values())


def main() -> int:
    asked = argparse.ArgumentParser(
        prog="python -m tests.builds",
        description="Compare the plain core with the compiled one, game by game: legal moves, snapshots, views, what "
        "is told, sheets. What was compared is kept, so it can be stopped at any time and goes on; it ends with how "
        "many games of this very core were compared and how many differ.",
        epilog="With --random 10000 --planner 1000 it takes some 40 minutes of two cores that have nothing else to do. "
        "Half of it are random games with a snapshot before every decision, a third is the planner of Railroad "
        "Revolution on the plain core, more than a second a game.",
    )
    asked.add_argument("--random", type=int, default=200, help="random games of each title (%(default)s)")
    asked.add_argument("--planner", type=int, default=20, help="planner games of each title (%(default)s)")
    asked.add_argument("--folder", type=Path, default=FOLDER, help="where the hashes are kept (%(default)s)")
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="pairs of processes (%(default)s)")
    asked.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked.add_argument("titles", nargs="*", default=[title.id for title in k.titles()])
    given = asked.parse_args()
    if given.serve:
        serve()
        return 0
    if native.CORE != native.COMPILED:
        print("There is no compiled core to compare with.", file=sys.stderr)
        return 1
    for stop in (signal.SIGINT, signal.SIGTERM):  # also where it runs in the background
        signal.signal(stop, signal.default_int_handler)
    return 1 if compare(given.folder, given.titles, given.random, given.planner, given.workers) else 0


if __name__ == "__main__":
    sys.exit(main())
