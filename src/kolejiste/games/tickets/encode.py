"""A view as numbers in named blocks, for learners. Seats go from the viewer on; most numbers lie between 0 and 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Block

from .rules.phases import PHASES

if TYPE_CHECKING:
    from .game import TicketsGame
    from .view import TicketsView

SEAT_NUMBERS = 8  # how many numbers the block "seats" has for each seat


def blocks(game: TicketsGame) -> tuple[Block, ...]:
    """The blocks in the order in which `observe` writes them."""
    board, players = game.board, game.players
    cards, routes, cities = len(board.faces), len(board.routes), len(board.cities)
    tickets, kinds = len(board.tickets), len(board.kinds)
    sizes = {
        "phase": len(PHASES),
        "turn": players,  # one-hot, from the viewer on
        "clock": 3,  # turns left, idle turns, passes
        "decks": 3,  # cards in the deck, tickets in the deck, tickets under it
        "face_up": cards,
        "discards": cards,
        "hand": cards,
        "known": players * cards,
        "seats": players * SEAT_NUMBERS,
        "routes": players * routes,
        "stations": players * cities,
        "tickets": tickets,
        "offer": tickets,
        "boxed": tickets,
        "tail": tickets,  # tickets the viewer knows to lie under the deck
        "told": players * tickets,  # tickets the viewer knows to lie in a hand or offer; at the end, all
        "tunnel": routes + 2 * cards + 2,  # route, laid, revealed, wilds laid, extra
        "station": cities,
        "souvenir_route": routes,
        "souvenirs": cities * kinds,
        "owned": players * kinds,
        "aside": kinds,
    }
    return tuple(Block(name, size) for name, size in sizes.items())


def observe(game: TicketsGame, view: TicketsView, buffer: MutableSequence[float]) -> None:
    """Write the view into the buffer, block after block."""
    board, players = game.board, game.players
    routes, cities, tickets, kinds = board.route_number, board.city_number, board.ticket_number, board.kind_number
    faces = game.face_number
    first = view.seat or 0
    seats = [view.seats[(first + offset) % players] for offset in range(players)]
    own = view.own
    each = max(board.card_counts)
    size = sum(board.card_counts)
    numbers: list[float] = []

    def marks(names: Iterable[str], table: Mapping[str, int]) -> None:
        block = [0.0] * len(table)
        for name in names:
            block[table[name]] = 1.0
        numbers.extend(block)

    def counts(held: Mapping[str, int]) -> None:
        block = [0.0] * len(faces)
        for face, count in held.items():
            block[faces[face]] = count / each
        numbers.extend(block)

    numbers += [float(phase == view.phase) for phase in PHASES]
    numbers += [float((first + offset) % players == view.turn) for offset in range(players)]
    numbers += [(view.turns_left or 0) / players, view.idle / players, view.passes / players]
    numbers += [view.deck / size, view.ticket_deck / len(tickets), len(view.ticket_tail) / len(tickets)]
    shown: dict[str, int] = {}
    for face in view.face_up:
        if face is not None:
            shown[face] = shown.get(face, 0) + 1
    counts(shown)
    counts(view.discards)
    counts(own.hand if own else {})
    for seat in seats:
        counts(seat.known)
    for seat in seats:
        numbers += [
            seat.trains / board.rules.trains,
            seat.stations_left / 3,
            seat.score / 100,
            seat.cards / size,
            (seat.tickets or 0) / 10,
            (seat.first_kept or 0) / 4,
            seat.offered / 4,
            float(seat.chose),
        ]
    for seat in seats:
        marks(seat.routes, routes)
    for seat in seats:
        marks(seat.stations, cities)
    marks(own.tickets if own else (), tickets)
    marks(own.offer if own else (), tickets)
    marks(own.boxed if own else (), tickets)
    marks([name for name in view.ticket_tail if name is not None], tickets)
    for seat in seats:
        marks(seat.shown if seat.shown is not None else [*seat.told, *seat.offer_told], tickets)
    tunnel = view.tunnel
    marks([tunnel.route] if tunnel else (), routes)
    counts({tunnel.colour: tunnel.cards} if tunnel and tunnel.colour else {})
    revealed: dict[str, int] = {}
    for face in tunnel.revealed if tunnel else ():
        revealed[face] = revealed.get(face, 0) + 1
    counts(revealed)
    numbers += [tunnel.wilds / each, tunnel.extra / 3] if tunnel else [0.0, 0.0]
    marks([view.station] if view.station else (), cities)
    marks([view.souvenir_route] if view.souvenir_route else (), routes)
    piles = [0.0] * (len(cities) * len(kinds))
    for city, pile in view.souvenirs.items():
        piles[cities[city] * len(kinds) + kinds[pile.kind]] = pile.left / board.pile(players)
    numbers += piles
    for seat in seats:
        marks(seat.souvenirs, kinds)
    marks(view.aside, kinds)
    buffer[: len(numbers)] = numbers
