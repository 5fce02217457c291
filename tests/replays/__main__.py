"""Makes the regression games: `python -m tests.replays [GAMES]` plays so many (52) for each title, with mixed seats and
bots."""

from __future__ import annotations

import json
import sys

import kolejiste as k
from kolejiste.arena.match import play_recorded

from . import FOLDER, result

MIXES = (("planner",), ("random",), ("planner", "random"))


def main(games: int) -> None:
    for title in k.titles():
        folder = FOLDER / title.id
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
        results = {}
        seats = list(title.seat_numbers)
        for number in range(games):
            players = seats[number % len(seats)]
            mix = MIXES[number // len(seats) % len(MIXES)]
            bots = [mix[seat % len(mix)] for seat in range(players)]
            game = title.bind(players)
            _, record = play_recorded(game, bots, 1000 + number)
            name = f"{number:02}-{players}-{'-'.join(mix)}.jsonl"
            record.write(folder / name)
            results[name] = result(record, game)
        lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in results.items())
        (folder / "results.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
        print(f"{title.id}: {games} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 52)
