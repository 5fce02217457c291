"""Gymnasium: one seat decides, named bots play the others.

```python
from kolejiste.research import gymnasium

env = gymnasium.env("ticket_to_ride_europe", players=3, bots="planner")
seen, info = env.reset(seed=7)
seen, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
```

`gymnasium.make("kolejiste.research.gymnasium:kolejiste/ticket_to_ride_europe-v1")` gives the same.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kolejiste.arena.match import decide, seated
from kolejiste.bots import make
from kolejiste.core.errors import BadOption, IllegalMove
from kolejiste.core.registry import titles

from . import registered
from .errors import BadUse
from .sitting import RENDER_MODES, Mask, Moves, Numbers, Sitting, render_mode_of, whole_seed

ILLEGAL = ("lose", "refuse")
OWN = "random"  # stands in the list of bots for the learner's seat, and is never asked


class OneSeat(gymnasium.Env[Numbers, Any]):
    """One seat of a game among bots. The episode is a game; its reward, at the end, is the seat's `state.returns()`.

    `bots` names a bot for all rivals, or a list of one for each of them in the order of their seats. `seat` None is
    another seat each game, drawn with the seed. With one seed, cards and bots are those of `kolejiste simulate`.

    The mask of legal moves is in every `info`, and `action_masks()` gives it too. A learner without masks plays moves
    that are not legal: with `illegal="lose"` such a move ends the episode with the reward -1, and `info["illegal"]`
    says why it is not; with `illegal="refuse"` it raises `IllegalMove` and changes nothing.

    An environment can be copied and pickled. A copy plays the game again from its first move, so that bots know in it
    what they know here.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium declares it)
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        title: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "planner",
        illegal: str = "lose",
        edition: Path | str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadUse("illegal-mode", given=str(illegal)[:80], known=", ".join(ILLEGAL))
        self._forgiving = illegal == "lose"
        self.render_mode = render_mode_of(render_mode)
        self._sitting = Sitting(title, players, edition, options)
        game = self._sitting.game
        if seat is not None:
            game.check_eyes(seat)
            if seat >= game.people:
                raise BadOption("no-such-seat", seat=str(seat), most=game.people - 1)
        rivals = [bots] * (game.people - 1) if isinstance(bots, str) else list(bots)
        if len(rivals) != game.people - 1:
            raise BadUse("rivals", given=len(rivals), needed=game.people - 1)
        for name in dict.fromkeys(rivals):
            make(name, game, 0).close()  # whom nobody can call is refused at once
        self._wanted, self._rivals = seat, rivals
        self.seat = seat or 0  # where the learner sits in this game
        self._made: list[int] = []  # the learner's moves in this game
        self._lost = False  # by a move that was not legal
        self._table = ExitStack()  # closes the bots
        self.observation_space = spaces.Box(-np.inf, np.inf, (self._sitting.size,), np.float32)
        self.action_space: Moves = Moves(len(game.actions))

    @property
    def game(self) -> Any:
        """The bound game."""
        return self._sitting.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal a new game; with a seed this and all that follow are fixed. There are no options to give here."""
        super().reset(seed=None if seed is None else whole_seed(seed))
        self._sitting.deal(seed)
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self.game.people))
        self._made, self._lost = [], False
        self._sit_down()
        return self._seen()

    def _sit_down(self) -> None:
        """The bots of this game take their seats and play until the learner is asked."""
        assert self._sitting.seed is not None
        names = [*self._rivals[: self.seat], OWN, *self._rivals[self.seat :]]
        self.close()
        self._bots = self._table.enter_context(seated(self.game, names, self._sitting.seed))
        self._others()

    def _others(self) -> None:
        state = self._sitting.state
        while not state.over and state.seat != self.seat:
            self._sitting.move(decide(state, self._bots[state.seat]))

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots play until the learner is asked again or the game is over."""
        if self._lost:
            raise BadUse("episode-over")
        try:
            self._sitting.move(action)
        except IllegalMove as why:
            if self._sitting.state.over or not self._forgiving or not self.action_space.contains(action):
                raise
            self._lost = True
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": str(why)}
        self._made.append(int(action))
        self._others()
        seen, info = self._seen()
        return seen, self._sitting.returns()[self.seat], self._sitting.state.over, False, info

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        state = self._sitting.state
        self.action_space.legal = [] if self._lost else self._sitting.legal(self.seat)
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if state.over:
            info["scores"] = tuple(state.scores)
        return self._sitting.observation(self.seat), info

    def action_masks(self) -> Mask:
        """The legal moves of the learner as ones among zeros."""
        return self._sitting.mask([] if self._lost else self._sitting.legal(self.seat))

    def render(self) -> Any:
        """The position as the learner sees it: words, or a drawing as SVG."""
        if self.render_mode is None:
            return None
        return self._sitting.text(self.seat) if self.render_mode == "ansi" else self._sitting.picture(self.seat)

    def close(self) -> None:
        """Send the bots home."""
        self._table.close()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_bots", "_table")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._table = ExitStack()
        if self._sitting.seed is not None:
            moves, self._made = self._made, []
            self._sitting.deal_again()
            self._sit_down()
            for move in moves:
                self._sitting.move(move)
                self._made.append(move)
                self._others()

    def __deepcopy__(self, memo: dict[int, Any]) -> OneSeat:
        other = OneSeat.__new__(OneSeat)
        other.__setstate__(copy.deepcopy(self.__getstate__(), memo))
        return other

    def __copy__(self) -> OneSeat:
        return copy.deepcopy(self)


def env(
    title: str,
    players: int | None = None,
    *,
    seat: int | None = 0,
    bots: str | Sequence[str] = "planner",
    illegal: str = "lose",
    edition: Path | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> OneSeat:
    """The environment of a title, for the smallest number of seats when none is given."""
    return OneSeat(
        title, players, seat=seat, bots=bots, illegal=illegal, edition=edition, render_mode=render_mode, **options
    )


for _title in titles():
    gymnasium.register(registered(_title.id), "kolejiste.research.gymnasium:OneSeat", kwargs={"title": _title.id})
