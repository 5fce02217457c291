"""A bot that learns by expert iteration: an apprentice plays, an expert says what it would have done, the apprentice
learns it, and plays again. The apprentice is a small network in NumPy, the expert our planner.

    python -m examples.expert_iteration --out apprentice.npz
    kolejiste match examples.expert_iteration:Apprentice planner --title ticket_to_ride_san_francisco

In the first round the expert plays itself; in further ones the apprentice plays, so that it learns what to do in the
positions into which its own mistakes lead. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import kolejiste as k
from kolejiste.bots import Bot

Floats = NDArray[np.float32]
TITLE, PLAYERS = "ticket_to_ride_san_francisco", 2
BATCH, RATE, DECAY = 256, 1e-3, 1e-4
CHUNK = 10  # games that a worker plays at a time
NEVER = np.float32(-1e9)  # the logit of an illegal move


class Lessons(NamedTuple):
    """Decisions: what was seen, what was legal, and what the expert would do."""

    seen: Floats
    legal: NDArray[np.bool_]
    moves: NDArray[np.int32]

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        """Several as one."""
        return cls(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))

    def taken(self, rows: NDArray[np.int64]) -> Lessons:
        """Some of them."""
        return Lessons(self.seen[rows], self.legal[rows], self.moves[rows])


class Network:
    """One hidden layer: from what is seen to how good each move looks."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, size: int, hidden: int, moves: int, seed: int) -> Network:
        """A network that knows nothing yet."""
        dice = np.random.default_rng(seed)

        def layer(inside: int, outside: int, gain: float) -> Floats:
            drawn: Floats = dice.standard_normal((inside, outside), np.float32)
            return drawn * np.float32(gain / np.sqrt(inside))

        return cls(
            {
                "in": layer(size, hidden, np.sqrt(2)),
                "in_bias": np.zeros(hidden, np.float32),
                "out": layer(hidden, moves, 0.1),
                "out_bias": np.zeros(moves, np.float32),
            }
        )

    def look(self, seen: Floats) -> tuple[Floats, Floats]:
        """The hidden layer, and a number for each move."""
        weights = self.weights
        hidden = np.maximum(seen @ weights["in"] + weights["in_bias"], 0)
        return hidden, hidden @ weights["out"] + weights["out_bias"]

    def choose(self, seen: Floats, legal: Sequence[int]) -> int:
        """The legal move that looks best."""
        return int(legal[int(np.argmax(self.look(seen)[1][legal]))])

    def slopes(self, lessons: Lessons) -> tuple[float, dict[str, Floats]]:
        """How much the network is surprised by the expert's moves, and how its weights would have to change."""
        weights, count = self.weights, len(lessons.moves)
        hidden, looks = self.look(lessons.seen)
        looks = np.where(lessons.legal, looks, NEVER)
        looks -= looks.max(axis=1, keepdims=True)
        odds = np.exp(looks)
        odds /= odds.sum(axis=1, keepdims=True)
        rows = np.arange(count)
        surprise = float(-np.log(np.maximum(odds[rows, lessons.moves], 1e-12)).mean())
        odds[rows, lessons.moves] -= 1
        odds /= count
        back = (odds @ weights["out"].T) * (hidden > 0)
        return surprise, {
            "in": lessons.seen.T @ back,
            "in_bias": back.sum(axis=0),
            "out": hidden.T @ odds,
            "out_bias": odds.sum(axis=0),
        }

    def agreement(self, lessons: Lessons) -> float:
        """How often it would do what the expert does."""
        best = np.where(lessons.legal, self.look(lessons.seen)[1], NEVER).argmax(axis=1)
        return float((best == lessons.moves).mean())


def train(network: Network, lessons: Lessons, epochs: int, seed: int) -> None:
    """Adam over shuffled batches; weights decay a little."""
    dice = np.random.default_rng(seed)
    first = {name: np.zeros_like(weight) for name, weight in network.weights.items()}
    second = {name: np.zeros_like(weight) for name, weight in network.weights.items()}
    steps = 0
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        order = dice.permutation(len(lessons.moves))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            _, slopes = network.slopes(lessons.taken(chosen))
            steps += 1
            for name, slope in slopes.items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope * slope - second[name])
                middle, spread = first[name] / (1 - 0.9**steps), second[name] / (1 - 0.999**steps)
                network.weights[name] -= rate * (middle / (np.sqrt(spread) + 1e-8) + DECAY * network.weights[name])


def observed(game: k.Game, view: k.View) -> Floats:
    """A view as a row of numbers."""
    row = np.zeros(sum(block.size for block in game.blocks), np.float32)
    game.observe(view, row)  # type: ignore[arg-type]  # a row takes slices as lists do
    return row


def lessons_of(title: str, players: int, weights: dict[str, Floats] | None, seeds: Sequence[int]) -> Lessons:
    """Games in which the expert is asked at each decision. Without weights it also plays them; else the apprentice
    does, now and then with a random move, so that it sees more of the world."""
    game = k.load(title).bind(players)
    network = None if weights is None else Network(weights)
    rows: list[tuple[Floats, list[int], int]] = []
    for seed in seeds:
        chance, thoughts, dice = k.Chance(seed), k.Chance(seed + 1), random.Random(seed)
        expert = game.planner()
        state = game.new(chance)
        while not state.over:
            legal = state.legal()
            move = legal[0]
            if len(legal) > 1:
                # A planner reads no more of a state than its seat may know; the conformance kit checks that.
                move = expert.choose(state, legal, thoughts)
                seen = observed(game, state.view(state.seat))
                rows.append((seen, legal, move))
                if network is not None:
                    move = dice.choice(legal) if dice.random() < 0.03 else network.choose(seen, legal)
            state.apply(move, chance)
    legals = np.zeros((len(rows), len(game.actions)), bool)
    for row, (_, legal, _) in zip(legals, rows, strict=True):
        row[legal] = True
    return Lessons(np.stack([row[0] for row in rows]), legals, np.array([row[2] for row in rows], np.int32))


def learn(
    title: str = TITLE,
    players: int = PLAYERS,
    *,
    rounds: int = 3,
    games: int = 600,
    hidden: int = 192,
    epochs: int = 6,
    seed: int = 1,
    jobs: int = 2,
) -> Network:
    """Expert iteration: gather lessons, learn from all of them, and again. A tenth of each round's games is only for
    measuring how often the apprentice agrees with the expert."""
    game = k.load(title).bind(players)
    size = sum(block.size for block in game.blocks)
    network = Network.fresh(size, hidden, len(game.actions), seed)
    kept: list[Lessons] = []
    began = time.monotonic()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number in range(rounds):
            first = (seed * 1000 + number) * 100_000
            chunks = [range(start, min(start + CHUNK, first + games)) for start in range(first, first + games, CHUNK)]
            play = partial(lessons_of, title, players, network.weights if number else None)
            found = list(pool.map(play, chunks))
            apart = max(1, len(found) // 10)
            held = Lessons.joined(found[:apart])
            before = network.agreement(held)
            kept += found[apart:]
            lessons = Lessons.joined(kept)
            network = Network.fresh(size, hidden, len(game.actions), seed + number)
            train(network, lessons, epochs, seed + number)
            print(
                f"round {number + 1}: {games} games, {len(lessons.moves)} lessons; agrees with the expert in "
                f"{before:.1%} before and {network.agreement(held):.1%} after, {time.monotonic() - began:.0f} s"
            )
    return network


@lru_cache(maxsize=4)
def loaded(file: str) -> Network:
    """The network in a file."""
    with np.load(file, allow_pickle=False) as found:
        return Network({name: found[name] for name in found.files})


class Apprentice(Bot):
    """Plays the move that looks best to the network in a file."""

    def __init__(self, game: k.Game, seed: int, *, file: str = "apprentice.npz") -> None:
        self._game = game
        self._network = loaded(file)

    def choose(self, view: k.View | None, legal: Sequence[int]) -> int:
        """One of the legal moves."""
        assert view is not None
        return self._network.choose(observed(self._game, view), legal)


def main(words: Sequence[str] | None = None) -> None:
    """The command."""
    given = argparse.ArgumentParser(description="A bot that learns by expert iteration.")
    given.add_argument("--title", default=TITLE)
    given.add_argument("--players", type=int, default=PLAYERS)
    given.add_argument("--rounds", type=int, default=3)
    given.add_argument("--games", type=int, default=600, help="in each round")
    given.add_argument("--hidden", type=int, default=192, help="units of the hidden layer")
    given.add_argument("--epochs", type=int, default=6)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--jobs", type=int, default=2)
    given.add_argument("--out", type=Path, default=Path("apprentice.npz"))
    asked = vars(given.parse_args(words))
    out: Path = asked.pop("out")
    network = learn(**asked)
    with out.open("wb") as file:
        np.savez(file, allow_pickle=False, **network.weights)
    print(f"The apprentice is in {out}.")


if __name__ == "__main__":
    main()
