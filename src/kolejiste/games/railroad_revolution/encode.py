"""A view as numbers in named blocks, for learners. Seats go from the viewer on; most numbers lie between 0 and 1."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Block

from .actions import SIDES
from .asking import PHASES
from .components import ACTIONS, COLOURS, TRACKS

if TYPE_CHECKING:
    from .game import RailroadGame
    from .view import RailroadView

SEAT_NUMBERS = 7
TALK_NUMBERS = 21


def blocks(game: RailroadGame) -> tuple[Block, ...]:
    """The blocks in the order in which `observe` writes them."""
    board, players = game.board, game.players
    workers, trains = len(COLOURS), len(board.trains)
    sizes = {
        "phase": len(PHASES),
        "turn": players,
        "decider": players,
        "clock": 3,  # round, last round known, rounds left
        "seats": players * SEAT_NUMBERS,  # money, shares, rails and buildings gone, points, completed, their points
        "supply": players * workers,
        "mat": players * workers,
        "rails": players * len(board.rails),
        "stations": players * len(board.cities),
        "offices": players * board.sectors,
        "trains": players * 2 * trains,
        "steps": players * len(TRACKS),
        "milestones": players * 2 * len(board.milestones),
        "managers": players * 2 * workers,
        "pool": workers,
        "stacks": trains,
        "first": len(board.cities) + board.sectors,
        "city_tiles": len(board.cities) * len(board.city_tiles),
        "telegraph_tiles": board.sectors * len(board.telegraph_tiles),
        "deal": len(board.deals),
        "discards": len(board.deals),
        "choice": len(board.milestones),
        "under": len(board.milestones),  # known to lie under a stack
        "assets": len(board.assets) * (1 + workers),
        "talk": len(ACTIONS) + workers + TALK_NUMBERS + len(board.cities) + board.sectors + workers + len(TRACKS),
        "deals_taken": len(SIDES),
    }
    return tuple(Block(name, size) for name, size in sizes.items())


def observe(game: RailroadGame, view: RailroadView, buffer: MutableSequence[float]) -> None:
    """Write the view into the buffer, block after block."""
    board, players, table = game.board, game.players, view.table
    first = view.seat or 0
    order = [(first + offset) % players for offset in range(players)]
    seats = [table.seats[number] for number in order]
    numbers: list[float] = []

    def among(names: Iterable[object], found: Iterable[object]) -> None:
        chosen = set(found)
        numbers.extend(float(name in chosen) for name in names)

    def counts(names: Iterable[str], given: dict[str, int] | None, scale: float) -> None:
        numbers.extend((given or {}).get(name, 0) / scale for name in names)

    numbers += [float(phase == view.phase) for phase in PHASES]
    numbers += [float(number == view.turn) for number in order]
    numbers += [float(number == view.decider) for number in order]
    left = 0 if table.last_round is None else table.last_round - table.round + 1
    numbers += [table.round / 25, float(table.last_round is not None), left / 2]
    for number, seat in zip(order, seats, strict=True):
        done = sum(board.points[board.milestone_number[name]] for name in seat.completed)
        numbers += [
            (seat.money or 0) / 1000,
            (seat.shares or 0) / 10,
            (seat.rails_gone or 0) / board.mat_rails,
            (seat.buildings_gone or 0) / board.mat_buildings,
            view.scores[number] / 200,
            len(seat.completed) / 8,
            done / 200,
        ]
    for seat in seats:
        counts(COLOURS, seat.supply, 5)
    for seat in seats:
        counts(COLOURS, seat.mat, 5)
    for seat in seats:
        among(board.rails, seat.rails)
    for seat in seats:
        among(board.cities, seat.stations)
    for seat in seats:
        among(range(1, board.sectors + 1), seat.offices)
    for seat in seats:
        counts(board.trains, seat.trains_up, 3)
        counts(board.trains, seat.trains_down, 3)
    for seat in seats:
        numbers += [seat.steps.get(name, 0) / end for name, end in zip(TRACKS, board.track_end, strict=True)]
    for seat in seats:
        for held in seat.milestones:
            among(board.milestones, [] if held is None else [held.tile])
    for seat in seats:
        for held in seat.milestones:
            managers = [] if held is None else held.managers
            numbers += [managers.count(colour) / 2 for colour in COLOURS]
    counts(COLOURS, table.pool, 12)
    counts(board.trains, table.trains, 5)
    among(board.cities, table.first_stations or [])
    among(range(1, board.sectors + 1), table.first_offices or [])
    for city in board.cities:
        among(board.city_tiles, [table.city_tiles.get(city, city)])
    for sector in range(1, board.sectors + 1):
        among(board.telegraph_tiles, [table.telegraph_tiles.get(str(sector))])
    among(board.deals, [table.deal])
    among(board.deals, table.deal_discards)
    among(board.milestones, view.choice or [])
    among(board.milestones, [entry.tile for stack in view.stacks.values() for entry in stack.under])
    for asset in board.assets:
        worker = next((part.worker for part in table.assets if part.side == asset), None)
        numbers.append(float(worker is not None))
        among(COLOURS, [worker])
    talk = table.talk
    among(ACTIONS, [talk.action])
    among(COLOURS, [talk.worker])
    numbers += [
        float(talk.ability),
        talk.owed / 2,
        talk.due / 1000,
        talk.icons / 5,
        talk.taken / 5,
        talk.bonuses / 2,
        float(talk.tile),
        talk.steps / 5,
        talk.promotions / 2,
        talk.paid_promotions / 2,
        talk.flips / 2,
        float(talk.trains),
        float(talk.exchanges),
        float(talk.rails),
        float(talk.paid_rails),
        float(talk.stations),
        float(talk.offices),
        len(talk.workers) / 2,
        float(talk.deal),
        talk.deals_left / 2,
        float(talk.toll is not None),
    ]
    among(board.cities, [talk.city])
    among(range(1, board.sectors + 1), [talk.sector])
    numbers += [sum(colour in unit for unit in talk.workers) / 2 for colour in COLOURS]
    among(TRACKS, [talk.toll])
    among(SIDES, talk.deals_taken)
    buffer[: len(numbers)] = numbers
