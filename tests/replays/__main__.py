"""Makes the regression games: `python -m tests.replays [TITLE...]` plays 52 for each title named, or for all, with
mixed seats, options and bots."""

from __future__ import annotations

import json
import sys
from itertools import product
from typing import Any

import kolejiste as k
from kolejiste.arena.match import play_recorded

from . import FOLDER, result

MIXES = (("planner",), ("random",), ("planner", "random"))


GAMES = 52


def main(titles: list[str]) -> None:
    for title in [k.load(name) for name in titles] or k.titles():
        folder = FOLDER / title.id
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
        results = {}
        names = [option.name for option in title.options]
        settings = list(product(*(option.choices for option in title.options), title.seat_numbers))
        for number in range(GAMES):
            *chosen, players = settings[number % len(settings)]
            options: dict[str, Any] = dict(zip(names, chosen, strict=True))
            mix = MIXES[number // len(settings) % len(MIXES)]
            bots = [mix[seat % len(mix)] for seat in range(int(players))]
            game = title.bind(int(players), **options)
            _, record = play_recorded(game, bots, 1000 + number)
            name = "-".join([f"{number:02}", *map(str, chosen), str(players), *mix]) + ".jsonl"
            record.write(folder / name)
            results[name] = result(record, game)
        lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in results.items())
        (folder / "results.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
        print(f"{title.id}: {GAMES} games")


if __name__ == "__main__":
    main(sys.argv[1:])
