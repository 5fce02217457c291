"""Whole games that are known beforehand."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator

import msgspec

from kolejiste.core.chance import SealedChance
from kolejiste.core.contract import Game
from kolejiste.core.record import seed_bytes
from kolejiste.core.registry import titles
from kolejiste.core.seal import sealed_key


def script(game: Game, seed: int) -> deque[tuple[int, bytes]]:
    """A whole random game with the cards that the server will deal from this seed: who moves, and what, as JSON."""
    chance = SealedChance(sealed_key(seed_bytes(seed), []))
    dice = random.Random(seed)
    state = game.new(chance)
    moves: deque[tuple[int, bytes]] = deque()
    while not state.over:
        seat, move = state.seat, dice.choice(state.legal())
        moves.append((seat, msgspec.json.encode(game.action(move))))
        state.apply(move, chance)
    return moves


def posted(seat: int, entry: int, action: bytes, have: str | None = None) -> bytes:
    """What is posted for a move after this entry, by a page that has these fragments."""
    more = b"" if have is None else b',"have":"%b"' % have.encode()
    return b'{"seat":%d,"entry":%d,"action":%b%b}' % (seat, entry, action, more)


def kinds() -> Iterator[Game]:
    """Every title for its fewest people and then for its most, at least two and without seats that the rules play."""
    for which in (0, -1):
        for title in titles():
            numbers = [players for players in title.seat_numbers if players > 1]
            if numbers and (which == 0 or len(numbers) > 1):
                game = title.bind(numbers[which])
                if not game.automas:
                    yield game
