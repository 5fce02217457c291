"""The bound game: everything the contract asks for, each line of it leading to the file where that is done."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core.actions import Event, Thing
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, OptionValue, Section, View
from kolejiste.core.edition import info
from kolejiste.core.parts import Part
from kolejiste.core.text import list_of

from . import actions, board, encode, rules
from .components import Board, Edition
from .planner import SwitchPlanner
from .sampler import Sampler
from .snapshot import read as read_position
from .state import SwitchState
from .view import SwitchView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class SwitchGame(Game):
    """The Switch for so many seats."""

    look = "switch"

    def __init__(
        self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition, dealt: int
    ) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.dealt = dealt  # wagons that each seat begins with
        self.edition = info(edition)
        self.board = Board(edition)
        self.actions = actions.table(self.board)
        self.action_type = actions.SwitchAction
        self.view_type = SwitchView
        self.decks = {"wagons": tuple(str(weight) for weight in self.board.weights)}
        self.hidden_decks = frozenset({"wagons"})
        self.box = {f"wagon {weight}": self.board.each for weight in self.board.weights}
        # Every wagon is drawn and coupled at most once, and every seat passes at most once.
        self.max_plies = 2 * self.board.total + players
        self.blocks = encode.blocks(self)

    def new(self, chance: Chance) -> SwitchState:
        state = SwitchState(self)
        rules.deal(state, chance)
        return state

    def restore(self, snapshot: Mapping[str, Any]) -> SwitchState:
        state = SwitchState(self)
        read_position(state, snapshot)
        return state

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, SwitchView)
        return Sampler(self, view)

    def observe(self, view: View, buffer: MutableSequence[float]) -> None:
        assert isinstance(view, SwitchView)
        encode.observe(self, view, buffer)

    def parts(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        assert isinstance(view, SwitchView)
        return board.parts(self, view, language, self.names(language, names))

    def style(self, theme: str) -> str:
        return board.style(self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return ""

    def outline(self, view: View, language: str, names: Sequence[str] | None = None) -> list[Section]:
        assert isinstance(view, SwitchView)
        return board.outline(self, view, language, self.names(language, names))

    def picks(self, move: int) -> frozenset[str]:
        return board.picks(self, move)

    def places(self, event: Event) -> frozenset[str]:
        return board.places(event)

    def planner(self, manner: str = CLUB) -> SwitchPlanner:
        return SwitchPlanner()

    def arguments(self, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
        """Seats, tracks and wagons by their readable names, everything else as it is."""
        said = msgspec.structs.asdict(thing)
        if "seat" in said:
            said["seat"] = names[said["seat"]]
        if "track" in said:
            said["track"] = self.words(language)(f"track-{said['track']}")
        if "wagons" in said:
            said["wagons"] = self.list_wagons(said["wagons"], language)
        return said

    def list_wagons(self, wagons: Sequence[int], language: str) -> str:
        """`1, 1 and 4`, or the word for nothing."""
        return list_of([str(weight) for weight in wagons], language) if wagons else self.words(language)("none")
