"""One game after another at the same table, for learners: the position, its chance and the seeds of games to come, with
what a seat observes as arrays. All environments play on this."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, State
from kolejiste.core.errors import IllegalMove
from kolejiste.core.registry import load

from .errors import BadUse

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
SEED_BITS = 53
RENDER_MODES = ("ansi", "svg")


class Moves(gymnasium.spaces.Discrete):
    """The numbers of all moves of a game. Without a mask `sample` gives a move that is legal for its owner now, if the
    owner decides now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A move at random: among those of the mask, or the legal ones."""
        if mask is None and probability is None and self.legal:
            return np.int64(self.legal[self.np_random.integers(len(self.legal))])
        return super().sample(mask, probability)


class Sitting:
    """A table at which learners play. The rules make the moves of automas at once, so that only people decide."""

    def __init__(self, title: str, players: int | None, edition: Path | str | None, options: dict[str, Any]) -> None:
        self.game: Game = load(title).bind(players, edition=edition, **options)
        self._bound = (title, self.game.people, None if edition is None else str(edition), dict(self.game.options))
        self.size = sum(block.size for block in self.game.blocks)
        self.seed: int | None = None  # of the game on the table
        self._seeds = random.Random()
        self._state: State | None = None
        self._chance = Chance(0)

    @property
    def state(self) -> State:
        """The position on the table."""
        if self._state is None:
            raise BadUse("not-reset")
        return self._state

    def deal(self, seed: int | None = None) -> None:
        """Lay a new game. A seed deals what `Chance(seed)` deals, and fixes the seeds of all games that follow."""
        if seed is None:
            seed = self._seeds.getrandbits(SEED_BITS)
        else:
            seed = whole_seed(seed)
            self._seeds = random.Random(seed)
        self.seed = seed
        self.deal_again()

    def deal_again(self) -> None:
        """The game on the table from its beginning."""
        assert self.seed is not None
        self._chance = Chance(self.seed)
        self._state = self.game.new(self._chance)
        self._automas()

    def move(self, move: object) -> None:
        """Make a move for the seat that decides; a move that is not legal is refused and changes nothing."""
        state = self.state
        if isinstance(move, np.integer) or (
            isinstance(move, np.ndarray) and move.shape == () and np.issubdtype(move.dtype, np.integer)
        ):
            move = int(move)
        if type(move) is not int:
            raise IllegalMove("no-such-move", move=repr(move)[:80], most=len(self.game.actions) - 1)
        state.apply(move, self._chance)
        self._automas()

    def _automas(self) -> None:
        state, people = self.state, self.game.people
        while not state.over and state.seat >= people:
            state.apply(state.legal()[0], self._chance)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat: none if it does not decide now."""
        state = self.state
        return state.legal() if seat == state.seat and not state.over else []

    def observation(self, seat: int) -> Numbers:
        """What a seat sees, as numbers."""
        row = np.zeros(self.size, np.float32)
        self.observe(seat, row)
        return row

    def observe(self, seat: int, row: Numbers) -> None:
        """Write what a seat sees into a row."""
        self.game.observe(self.state.view(seat), row)  # type: ignore[arg-type]  # a row takes slices as lists do

    def mask(self, legal: list[int]) -> Mask:
        """Legal moves as ones among zeros."""
        mask = np.zeros(len(self.game.actions), np.int8)
        mask[legal] = 1
        return mask

    def returns(self) -> list[float]:
        """What people gain at the end; before it nothing."""
        state = self.state
        return state.returns()[: self.game.people] if state.over else [0.0] * self.game.people

    def text(self, eyes: int | None) -> str:
        """The position in words, as a seat or a spectator sees it."""
        sections = self.game.outline(self.state.view(eyes), "en")
        return "\n\n".join("\n".join([section.heading, *section.lines]) for section in sections)

    def picture(self, eyes: int | None) -> str:
        """The position as SVG, as a seat or a spectator sees it."""
        return self.game.draw(self.state.view(eyes))

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        """A table of its own with the same position and the same future; the game itself is shared."""
        other = Sitting.__new__(Sitting)
        other.__dict__.update(self.__dict__)
        other._seeds, other._chance = pickle.loads(pickle.dumps((self._seeds, self._chance)))
        other._state = None if self._state is None else self._state.clone()
        return other

    __copy__ = __deepcopy__

    def __getstate__(self) -> tuple[Any, ...]:
        snapshot = None if self._state is None else self._state.snapshot()
        return self._bound, self.seed, self._seeds, self._chance, snapshot

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        (title, players, edition, options), seed, seeds, chance, snapshot = kept
        self.__init__(title, players, edition, options)  # type: ignore[misc]  # the game is bound again
        self.seed, self._seeds, self._chance = seed, seeds, chance
        self._state = None if snapshot is None else self.game.restore(snapshot)


def whole_seed(given: object) -> int:
    """A seed as somebody gave it: a whole number from 0 on."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or given < 0:
        raise BadUse("bad-seed", given=repr(given)[:80])
    return int(given)


def render_mode_of(given: str | None) -> str | None:
    """A way to show positions, or none."""
    if given is not None and given not in RENDER_MODES:
        raise BadUse("render-mode", given=str(given)[:80], known=", ".join(RENDER_MODES))
    return given
