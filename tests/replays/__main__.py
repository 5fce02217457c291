"""Makes the regression games: `python -m tests.replays [TITLE...]` plays 52 for each title named, or for all,
or one for every setting where there are more, with mixed seats, options and bots."""

from __future__ import annotations

import json
import sys

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
        settings = list(title.settings())
        for number in range(max(GAMES, len(settings))):
            players, options = settings[number % len(settings)]
            mix = MIXES[(number + number // len(settings)) % len(MIXES)]
            bots = [mix[seat % len(mix)] for seat in range(players)]
            game = title.bind(players, edition=None, **options)
            _, record = play_recorded(game, bots, 1000 + number)
            name = "-".join([f"{number:02}", *map(str, options.values()), str(players), *mix]) + ".jsonl"
            record.write(folder / name)
            results[name] = result(record, game)
        lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in results.items())
        (folder / "results.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
        print(f"{title.id}: {len(results)} games")


if __name__ == "__main__":
    main(sys.argv[1:])
