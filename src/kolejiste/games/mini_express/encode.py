"""A view as numbers in named blocks, for learners. Seats go from the viewer on; most numbers lie between 0 and 1."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Block

from .components import COMPANIES, SPIKES
from .rules.phases import PHASES

if TYPE_CHECKING:
    from .game import MiniGame
    from .view import MiniView


def blocks(game: MiniGame) -> tuple[Block, ...]:
    """The blocks in the order in which `observe` writes them."""
    land, players = game.land, game.players
    sizes = {
        "phase": len(PHASES),
        "turn": players,
        "decider": players,
        "clock": 3,  # last round, idle turns, actions left
        "companies": COMPANIES * 5,  # trains in pool and supply, shares in pool and aside, track length
        "track": COMPANIES * land.size,
        "tokens": land.city_count * (COMPANIES + 1),  # symbols by company, and wild
        "shares": players * COMPANIES,
        "influence": players * COMPANIES,
        "scores": players,
        "building": COMPANIES + land.city_count + land.size,
        "used": COMPANIES,
        "ports": len(land.ports) * COMPANIES,
        "spike": len(SPIKES) + 2 * COMPANIES,
        "marker": COMPANIES + land.city_count,
        "bag": len(game.automa_faces),
    }
    return tuple(Block(name, size) for name, size in sizes.items())


def observe(game: MiniGame, view: MiniView, buffer: MutableSequence[float]) -> None:
    """Write the view into the buffer, block after block."""
    land, players, rules, table = game.land, game.players, game.rules, view.table
    first = view.seat or 0
    order = [(first + offset) % players for offset in range(players)]
    numbers: list[float] = []

    def company(name: str | None) -> None:
        numbers.extend(float(name == other) for other in game.companies)

    numbers += [float(phase == view.phase) for phase in PHASES]
    numbers += [float(number == view.turn) for number in order]
    numbers += [float(number == view.decider) for number in order]
    numbers += [float(table.ending), table.idle / players, float(table.left)]
    parts = [table.companies[name] for name in game.companies]
    for part in parts:
        numbers += [
            (part.pool or 0) / rules.pool_most,
            (part.supply or 0) / rules.trains,
            (part.stock or 0) / rules.shares,
            part.aside / rules.shares,
            (part.length or 0) / rules.length_most,
        ]
    for number, part in enumerate(parts):
        track = [0.0] * land.size
        track[land.start_space[number]] = 1.0
        for name in part.track:
            track[land.number[name]] = 1.0
        numbers += track
    for city in land.cities:
        symbols = table.tokens[city].split("-") if city in table.tokens else []
        numbers += [symbols.count(name) / 2 for name in game.companies]
        numbers.append(float("wild" in symbols))
    for number in order:
        numbers += [table.seats[number].shares[name] / rules.shares for name in game.companies]
    for number in order:
        influence = table.seats[number].influence or {}
        numbers += [influence[name] / 10 for name in game.companies]
    numbers += [view.scores[number] / 50 for number in order]
    building = table.building
    company(None if building is None else building.company)
    numbers += [float(building is not None and building.city == city) for city in land.cities]
    laid = set() if building is None else set(building.path)
    numbers += [float(name in laid) for name in land.names]
    company(table.used)
    for port in land.ports:
        company(table.ports.get(port))
    spike = table.spike
    numbers += [float(spike is not None and spike.state == state) for state in SPIKES]
    company(None if spike is None else spike.east)
    company(None if spike is None else spike.west)
    automa = table.automa
    company(None if automa is None else automa.company)
    numbers += [float(automa is not None and automa.city == city) for city in land.cities]
    bag = {} if automa is None else automa.bag or {}
    counts = (*game.automa_counts, game.refresh)
    numbers += [bag.get(face, 0) / count for face, count in zip(game.automa_faces, counts, strict=True)]
    buffer[: len(numbers)] = numbers
