"""PettingZoo: every seat an agent, one decision after another (AEC), with masks of the legal moves.

```python
from kolejiste.research import pettingzoo

env = pettingzoo.env("ticket_to_ride_europe", players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
```

Once this module is imported, `pettingzoo.make("aec", "kolejiste/ticket_to_ride_europe-v1", players=3)` gives the same.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import AECEnv

from kolejiste.core.registry import titles

from . import registered, versioned
from .errors import BadUse
from .sitting import RENDER_MODES, Moves, Numbers, Sitting, render_mode_of


class Seats(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """All seats of a game as agents `seat_0`, `seat_1`, … The rules play for automas.

    An agent observes its view as numbers and a mask of its legal moves, which are none while others decide. Everybody
    is rewarded once, at the end, with `state.returns()`. An environment can be copied, pickled and seeded: a copy goes
    on with the same cards.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        *,
        edition: Path | str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode_of(render_mode)
        self._sitting = Sitting(title, players, edition, options)
        game = self._sitting.game
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,  # but for `parallel_env`, which waits for whoever decides
            "name": versioned(game.title.id),
            "edition": game.edition.hash,
            "rules": game.rules_version,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.people)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, moves = self._sitting.size, len(game.actions)
        self._moves = {agent: Moves(moves) for agent in self.possible_agents}
        self._seen = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-np.inf, np.inf, (size * game.people,), np.float32)

    @property
    def game(self) -> Any:
        """The bound game."""
        return self._sitting.game

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: `observation` and `action_mask`."""
        return self._seen[self._known(agent)]

    def action_space(self, agent: str) -> Moves:
        """The numbers of all moves."""
        return self._moves[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed this and all that follow are fixed. There are no options to give here."""
        self._sitting.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._ask()

    def step(self, action: Any) -> None:
        """Make a move for `agent_selection`; one that is not legal is refused, and everything stays as it was."""
        if self._sitting.seed is None:
            raise BadUse("not-reset")
        if not self.agents:
            raise BadUse("all-done")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise BadUse("agent-done", agent=agent)
            self._was_dead_step(action)
            return
        self._sitting.move(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._sitting.returns(), strict=True))
        if self._sitting.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for one, score in zip(self.agents, self._sitting.state.scores, strict=False):
                self.infos[one] = {"score": score}
        self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        """Turn to the one who decides now."""
        state = self._sitting.state
        if not state.over:
            self.agent_selection = self.possible_agents[state.seat]
        for agent, moves in self._moves.items():
            moves.legal = self._sitting.legal(self._seat[agent])

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now, and what it may do."""
        seat = self._seat[self._known(agent)]
        seen = self._sitting.observation(seat)
        return {"observation": seen, "action_mask": self._sitting.mask(self._sitting.legal(seat))}

    def state(self) -> Numbers:
        """What all agents observe together, for training with a common critic; no agent may see it in play."""
        return np.concatenate([self._sitting.observation(seat) for seat in self._seat.values()])

    def render(self) -> str | None:
        """The position as a spectator sees it: words, or a drawing as SVG."""
        if self.render_mode is None:
            return None
        return self._sitting.text(None) if self.render_mode == "ansi" else self._sitting.picture(None)

    def close(self) -> None:
        """Nothing is held open."""

    def _known(self, agent: str) -> str:
        if agent not in self._seat:
            raise BadUse("no-agent", agent=str(agent)[:80], agents=", ".join(self.possible_agents))
        return agent

    def __copy__(self) -> Seats:
        return copy.deepcopy(self)  # half a copy would be a second hand on the same cards


def env(
    title: str,
    players: int | None = None,
    *,
    edition: Path | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Seats:
    """The environment of a title, for the smallest number of seats when none is given."""
    return Seats(title, players, edition=edition, render_mode=render_mode, **options)


def parallel_env(
    title: str,
    players: int | None = None,
    *,
    edition: Path | str | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """The same in PettingZoo's parallel form: of all moves given, that of the seat which decides is made."""
    return turn_based_aec_to_parallel(env(title, players, edition=edition, render_mode=render_mode, **options))


for _title in titles():
    register("aec", registered(_title.id), "kolejiste.research.pettingzoo:env", kwargs={"title": _title.id})
    register(
        "parallel", registered(_title.id), "kolejiste.research.pettingzoo:parallel_env", kwargs={"title": _title.id}
    )
