"""The bound game: everything the contract asks for, each line of it leading to the file where that is done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from kolejiste.core.actions import Thing
from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import CLUB, Game, OptionValue
from kolejiste.core.edition import info
from kolejiste.core.layout import Layout
from kolejiste.core.text import list_of

from . import actions, board, rules, snapshot, view
from .components import Board, Edition
from .encode import encoding
from .planner import SwitchPlanner
from .sampler import Sampler
from .state import SwitchState
from .view import SwitchView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class SwitchGame(Game[SwitchState, SwitchView]):
    """The Switch for so many seats."""

    look = "switch"
    phases = rules.PHASES
    view_type = SwitchView

    # What the contract asks for, and where it is done.
    look_at = view.look
    write = snapshot.write
    restore = snapshot.read
    parts = board.parts
    outline = board.outline
    picks = board.picks
    places = board.places

    def __init__(
        self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition, dealt: int
    ) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.dealt = dealt  # wagons that each seat begins with
        self.edition = info(edition)
        self.board = self.tables = Board(edition)
        self.actions = actions.table(self.board)
        self.action_type = actions.SwitchAction
        self.decks = {"wagons": tuple(str(weight) for weight in self.board.weights)}
        self.hidden_decks = frozenset({"wagons"})
        self.box = {f"wagon {weight}": self.board.each for weight in self.board.weights}
        # Every wagon is drawn and coupled at most once, and every seat passes at most once.
        self.max_plies = 2 * self.board.total + players
        self.encoding = encoding(self)
        self.blocks = self.encoding.blocks
        self.layout = Layout(self, SwitchState)
        self.forms = view.Forms(self.layout)
        self.written = snapshot.Forms(self.layout)

    def new(self, chance: Chance) -> SwitchState:
        state = SwitchState(self)
        rules.deal(state, chance)
        return state

    def sampler(self, view: SwitchView) -> Sampler:
        return Sampler(self, view)

    def planner(self, manner: str = CLUB) -> SwitchPlanner:
        return SwitchPlanner()

    def style(self, theme: str) -> str:
        return board.style(self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return ""

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

    # --- piles of wagons ----------------------------------------------------------------------------------------------

    def named(self, counts: Sequence[int]) -> dict[str, int]:
        """A pile by weight, as views show it."""
        return {name: count for name, count in zip(self.decks["wagons"], counts, strict=True) if count}

    def counted(self, pile: Mapping[str, int]) -> list[int]:
        """The way back from that."""
        return [pile.get(name, 0) for name in self.decks["wagons"]]

    def deck_of(self, elsewhere: Iterable[Sequence[int]]) -> Deck:
        """The deck when so many wagons lie elsewhere. It is never reshuffled, so all of them were drawn from it."""
        deck = Deck("wagons", [self.board.each - sum(piles) for piles in zip(*elsewhere, strict=True)])
        deck.drawn = self.board.total - deck.size
        return deck

    def list_wagons(self, wagons: Sequence[int], language: str) -> str:
        """`1, 1 and 4`, or the word for nothing."""
        return list_of([str(weight) for weight in wagons], language) if wagons else self.words(language)("none")
