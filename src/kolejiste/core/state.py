"""A position: what every state offers, and the frame that states with phases share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from .chance import Chance
from .errors import IllegalMove
from .frame import Frame

if TYPE_CHECKING:
    from .actions import Action, Event, Prompt
    from .contract import Game, SeatSheet, View

S = TypeVar("S", bound="State")


class State(Frame):
    """A position. It holds no generator and no future; `clone` it freely.

    It is no ABC, because a compiled class has no metaclass; mypy minds the abstract methods all the same.
    """

    __slots__ = ()

    @abstractmethod
    def legal(self) -> list[int]:
        """The legal moves: never empty before the end, ascending, without duplicates."""

    @abstractmethod
    def apply(self, move: int, chance: Chance) -> None:
        """Carry the move out. An illegal one raises `IllegalMove`; that, or chance that fails, changes nothing."""

    @abstractmethod
    def clone(self: S) -> S:
        """A copy to play on from without changing this position; nobody listens to it."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator. A seat that does not exist is refused."""

    @abstractmethod
    def snapshot(self) -> dict[str, Any]:
        """The whole position as readable JSON; `game.restore` loads it back."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How many of each component lie anywhere; always equal to `game.box`."""

    def derived(self) -> Mapping[str, object]:
        """Fields that are kept for speed although they follow from the others, with what follows: sums and masks."""
        return {}

    def check(self) -> list[str]:
        """Where this state contradicts itself, for whoever works on the game; always empty. A game that can tell more
        than that its derived fields are wrong adds to it."""
        return [
            f"{name} is {getattr(self, name)!r}, but {value!r} follows from the rest"
            for name, value in self.derived().items()
            if getattr(self, name) != value
        ]

    def remember(self, events: Sequence[Event]) -> None:
        """Moves that led on from here were taken back: what all saw of them, these events in their order, stays known.
        A game in which somebody lays what others could not see before writes here what they know from now on."""

    @abstractmethod
    def sheet(self) -> list[SeatSheet]:
        """The final reckoning, line by line."""

    @property
    def winners(self) -> list[int]:
        """The seats in first place, at the end; several if they share the victory."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def returns(self) -> list[float]:
        """For learners: the share of rivals beaten minus the share lost to, between -1 and 1, summing to 0."""
        ranks = self.ranks
        rivals = max(len(ranks) - 1, 1)
        return [(sum(r > rank for r in ranks) - sum(r < rank for r in ranks)) / rivals for rank in ranks]

    def refusal(self, move: object) -> IllegalMove:
        """Why this move is illegal here, for `apply` to raise."""
        actions = self.game.actions
        if self.over:
            return IllegalMove("game-over")
        if type(move) is not int or not 0 <= move < len(actions):
            return IllegalMove("no-such-move", move=repr(move)[:80], most=len(actions) - 1)
        assert self.ask is not None
        return NotNow(self.game, actions[move], self.ask)

    def _repr_svg_(self) -> str:
        game: Game = self.game
        return game.draw(self.view(None))


class PhasedState(State):
    """What people see of a position in a game of phases. A room's state derives from its engine, which plays by the
    rules on the declared table, and from this."""

    __slots__ = ()

    def view(self, seat: int | None) -> Any:
        self.game.check_eyes(seat)
        return self.game.look_at(self, seat)

    def plain_values(self) -> Any:
        """What lies on the table, for whoever looks at much of it; a compiled table gives it in plain values."""
        return self

    def snapshot(self) -> dict[str, Any]:
        written: dict[str, Any] = self.game.write(self)
        return written

    def census(self) -> dict[str, int]:
        counted: dict[str, int] = self.game.layout.census(self)
        return counted

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What every view of a game with phases begins with."""
        game = self.game
        return {
            "title": game.title.id,
            "players": game.players,
            "seat": seat,
            "turn": self.turn,
            "decider": None if self.over else self.seat,
            "ply": self.ply,
            "over": self.over,
            "phase": game.phases[self.phase],
            "ask": self.ask,
        }


class NotNow(IllegalMove):
    """An action of this game that is not legal now: what was tried, and what is asked instead."""

    def __init__(self, game: Game, action: Action, ask: Prompt) -> None:
        super().__init__("not-now")
        self._game = game
        self.action = action
        self.ask = ask

    def say(self, language: str) -> str:
        game = self._game
        return game.words(language)(
            "error-not-now", action=game.say(self.action, language), ask=game.say(self.ask, language)
        )

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, ("no-such-action",), {"args_by_name": {"action": repr(self.action)}}
