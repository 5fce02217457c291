"""OpenSpiel: every title as a registered game with explicit chance, information states and resampling.

```python
from kolejiste.research import openspiel

game = openspiel.game("ticket_to_ride_europe", players=3)
state = game.new_initial_state()
```

Importing this module registers the titles, so that `pyspiel.load_game("kolejiste_mini_express_v1(players=3)")` works.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pyspiel

from kolejiste.core.registry import Title, load, titles

from . import versioned
from .errors import BadUse
from .unfolding import Unfolding

MOST_SIDES = 100  # of a die; decks tell how many cards they have, dice do not
SEED_BITS = 53


class KolejisteGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel brings no types
    """A bound title. Its players are people; the rules play for automas. Each title has a class of its own."""

    title: ClassVar[Title]

    def __init__(self, parameters: dict[str, Any]) -> None:
        title = self.title
        given = {name: value for name, value in parameters.items() if name not in ("players", "edition")}
        self._bound = (title.id, parameters["players"], parameters["edition"] or None, given)
        first = Unfolding(*self._bound)
        game = first.game
        self.bound = game
        self._first = first
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=max([MOST_SIDES, *map(len, game.decks.values())]),
            num_players=game.people,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.automas else 0.0,
            max_game_length=game.max_plies,
        )
        super().__init__(_game_type(title, zero_sum=not game.automas), info, parameters)

    def new_initial_state(self) -> KolejisteState:
        """The table before the first card is dealt."""
        return KolejisteState(self, self._first.__deepcopy__({}))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._bound

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees as numbers and text, or knows since the deal as text."""
        if params:
            raise BadUse("observer-parameters", given=str(params)[:80])
        return Observer(self.bound, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class KolejisteState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel brings no types
    """A position; where the rules draw a card or throw a die, chance is a player."""

    def __init__(self, game: KolejisteGame, unfolding: Unfolding) -> None:
        super().__init__(game)
        self.unfolding = unfolding

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        unfolding = self.unfolding
        if unfolding.undecided is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert unfolding.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if unfolding.state.over else unfolding.state.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.unfolding.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.unfolding.state is not None
        return self.unfolding.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn now, and how likely it is."""
        undecided = self.unfolding.undecided
        if undecided is None:
            raise BadUse("no-chance")
        return undecided.outcomes

    def _apply_action(self, action: int) -> None:
        undecided = self.unfolding.undecided
        if undecided is None:
            self.unfolding.decide(action)
        elif action in dict(undecided.outcomes):
            self.unfolding.draw(action)
        else:
            raise BadUse("no-outcome", given=str(action), deck=undecided.deck)

    def _action_to_string(self, player: int, action: int) -> str:
        game, undecided = self.unfolding.game, self.unfolding.undecided
        if player != pyspiel.PlayerId.CHANCE:
            return game.say(game.action(action))
        if undecided is None:
            return str(action)
        faces = game.decks.get(undecided.deck)
        return f"{undecided.deck}: {action if faces is None else faces[action]}"

    def returns(self) -> list[float]:
        """What people have gained: nothing before the end."""
        people = self.unfolding.game.people
        if not self.unfolding.over:
            return [0.0] * people
        assert self.unfolding.state is not None
        return self.unfolding.state.returns()[:people]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> KolejisteState:
        """A position that may be the true one for all that a player knows, dealt from its view alone. It has no
        history, for the true one would tell what was drawn."""
        unfolding = self.unfolding
        if unfolding.undecided is not None or not 0 <= player < unfolding.game.people:
            raise BadUse("no-resample", player=str(player), most=unfolding.game.people - 1)
        return KolejisteState(self.get_game(), unfolding.as_seen(player, int(rng() * 2**SEED_BITS)))

    def __str__(self) -> str:
        """The whole position, secrets and all."""
        unfolding = self.unfolding
        whole = None if unfolding.state is None else unfolding.state.snapshot()
        return json.dumps({**unfolding.carrying(), "position": whole}, ensure_ascii=False)


class Observer:
    """A player's view as numbers by named blocks and as JSON; with perfect recall, its whole log instead. Where nothing
    private is asked for, it is a spectator's view."""

    def __init__(self, game: Any, kind: Any) -> None:
        self._recall = kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (self._recall and self._public):
            raise BadUse("observer-kind")
        self._game = game
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._recall:
            self.tensor = np.zeros(sum(block.size for block in game.blocks), np.float32)
            start = 0
            for block in game.blocks:
                self.dict[block.name] = self.tensor[start : start + block.size]
                start += block.size

    def _view(self, state: KolejisteState, player: int) -> Any:
        position = state.unfolding.state
        return None if position is None else position.view(None if self._public else player)

    def set_from(self, state: KolejisteState, player: int) -> None:
        """Write what the player sees; before all is dealt that is nothing."""
        if self._recall:
            raise BadUse("no-tensor")
        view = self._view(state, player)
        if view is None:
            self.tensor.fill(0)
        else:
            self._game.observe(view, self.tensor)

    def string_from(self, state: KolejisteState, player: int) -> str:
        """What the player sees, or knows, as text."""
        if self._recall:
            return state.unfolding.known(player)
        view = self._view(state, player)
        return "" if view is None else view.to_json().decode()


def _game_type(title: Title, zero_sum: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name(title.id),
        long_name=title.name["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.seats[1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.seats[0],
            "edition": "",
            **{option.name: option.default for option in title.options},
        },
    )


def name(title: str) -> str:
    """The versioned name by which `pyspiel.load_game` knows a title."""
    return f"kolejiste_{versioned(title)}"


def game(title: str, players: int | None = None, *, edition: Path | str | None = None, **options: Any) -> Any:
    """The game of a title, for the smallest number of seats when none is given."""
    bound = load(title).bind(players, edition=edition, **options)
    parameters = {"players": bound.people, "edition": str(edition or ""), **bound.options}
    return pyspiel.load_game(name(title), parameters)


def _again(title: str, players: int, edition: str | None, options: dict[str, Any]) -> Any:
    return game(title, players, edition=edition, **options)


for _title in titles():
    pyspiel.register_game(
        _game_type(_title, zero_sum=False), type(_title.id, (KolejisteGame,), {"title": _title, "__doc__": _title.id})
    )
