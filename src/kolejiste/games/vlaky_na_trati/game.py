"""The bound game: the cards, one score sheet, and the action table."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Event, Reason, Thing
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue, Planner, Section, View
from kolejiste.core.edition import info
from kolejiste.core.parts import Part, Preview
from kolejiste.core.svg import defs

from . import board as drawing
from . import choosing, encode, outline, preview, reasons, restore, rules, speech
from .actions import Numbering, VlakyAction
from .components import Board, Edition
from .drawing import style
from .drawing.symbols import symbol_defs
from .planner import VlakyPlanner
from .sampler import Sampler
from .state import VlakyState
from .view import VlakyView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class VlakyGame(Game):
    """Vlaky na trati with one side of the score sheet, for so many seats."""

    look = "vlaky"

    def __init__(self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.edition = info(edition)
        self.board = board = Board(edition, str(self.options["sheet"]))
        self.numbering = Numbering(board)
        self.actions = self.numbering.table
        self.action_type = VlakyAction
        self.view_type = VlakyView
        self.decks = {
            "A": tuple(board.cards[card] for card in board.a_cards),
            "B": tuple(board.cards[card] for card in board.b_cards),
        }
        self.gives_up = players >= board.rules.give_up_from
        self.hidden_decks = frozenset({"A"})
        self.handlers = rules.handlers(self.numbering)
        self.box = {f"card {card}": 1 for card in board.cards}
        # Each slot brings a card, at most three symbols a seat and, at most, a bend for all; each turn a free action.
        turns = board.slots + 3 * players + len(board.cards)
        self.max_plies = 1 + players + turns * (2 + 4 * players)
        self.blocks = encode.blocks(self)

    def new(self, chance: Chance) -> VlakyState:
        """The start card's side is chosen before anything is dealt, so a new game has drawn nothing yet."""
        return VlakyState(self)

    def restore(self, snapshot: Mapping[str, Any]) -> VlakyState:
        return restore.read(self, snapshot)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, VlakyView)
        return Sampler(self, view)

    def observe(self, view: View, buffer: MutableSequence[float]) -> None:
        assert isinstance(view, VlakyView)
        encode.observe(self, view, buffer)

    def parts(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        assert isinstance(view, VlakyView)
        return drawing.parts(self, view, language, self.names(language, names))

    def style(self, theme: str) -> str:
        return style.sheet(self.board, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return defs(self.root(theme), symbol_defs(self.board.symbols))

    def notices(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        assert isinstance(view, VlakyView)
        return drawing.notices(self, view, language)

    def question(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, VlakyView)
        return choosing.question(self, view, language, names)

    def move_words(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, VlakyView)
        return choosing.move_words(self, view, move, language, names)

    def kind(self, move: int) -> str:
        return choosing.kind(self, move)

    def sensible(self, view: View, moves: Sequence[int]) -> list[int]:
        assert isinstance(view, VlakyView)
        return choosing.sensible(self, view, moves)

    def weighty(self, view: View, move: int) -> bool:
        return choosing.weighty(self, move)

    def preview(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> Preview:
        assert isinstance(view, VlakyView)
        return preview.preview(self, view, move, language, self.names(language, names))

    def places(self, event: Event) -> frozenset[str]:
        return choosing.places(self, event)

    def outline(self, view: View, language: str, names: Sequence[str] | None = None) -> list[Section]:
        assert isinstance(view, VlakyView)
        return outline.outline(self, view, language, names)

    def picks(self, move: int) -> frozenset[str]:
        return drawing.picks(self, move)

    def planner(self) -> Planner:
        return VlakyPlanner(self)

    def arguments(self, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
        return speech.arguments(self, thing, language, names)

    def pick_of(self, view: View, element: str) -> str | None:
        assert isinstance(view, VlakyView)
        return reasons.pick_of(self, view, element)

    def refused(self, view: View, pick: str) -> Reason | None:
        assert isinstance(view, VlakyView)
        return reasons.refused(self, view, pick)
