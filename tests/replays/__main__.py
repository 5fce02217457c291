"""Makes the regression games: `python -m tests.replays [TITLE...]` sees to 52 for each title named, or for all, or one
for every setting where there are more, with mixed seats, options and bots. A kept game that still comes to its result
stays as it is, with the version of the rules and the edition it was played by; the others are played anew."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import kolejiste as k
from kolejiste.arena.match import play_recorded
from kolejiste.core.record import Record
from kolejiste.core.seal import verify

from . import FOLDER, result

MIXES = (("planner",), ("random",), ("planner", "random"))


GAMES = 52


def main(titles: list[str]) -> None:
    for title in [k.load(name) for name in titles] or k.titles():
        folder = FOLDER / title.id
        folder.mkdir(exist_ok=True)
        file = folder / "results.json"
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        results: dict[str, Any] = {}
        renewed = 0
        settings = list(title.settings())
        for number in range(max(GAMES, len(settings))):
            name = next((name for name in kept if name.startswith(f"{number:02}-")), "")
            if name:  # the same seats, options and bots again
                head = Record.read(folder / name).header
                players, options, bots = head.players, title.choose(head.options), head.seats
            else:
                players, options = settings[number % len(settings)]
                mix = MIXES[(number + number // len(settings)) % len(MIXES)]
                bots = [mix[seat % len(mix)] for seat in range(players)]
                name = "-".join([f"{number:02}", *map(str, options.values()), str(players), *mix]) + ".jsonl"
            if name in kept and still(folder / name, kept[name]):
                results[name] = kept[name]
                continue
            game = title.bind(players, edition=None, **options)
            _, record = play_recorded(game, bots, 1000 + number)
            record.write(folder / name)
            results[name] = result(record, game)
            renewed += 1
        for old in folder.glob("*.jsonl"):
            if old.name not in results:
                old.unlink()
        lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in results.items())
        file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
        print(f"{title.id}: {len(results)} games, {renewed} of them new")


def still(file: Path, expected: dict[str, Any]) -> bool:
    """Whether a kept game comes to the same by today's rules, event by event and draw by draw."""
    try:
        record = Record.read(file)
        game = record.game()
        verify(record, game)
        return result(record, game) == expected
    except k.BadRecord:
        return False


if __name__ == "__main__":
    main(sys.argv[1:])
