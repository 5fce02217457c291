"""The bound game: the cards, one score sheet, and the action table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, OptionValue, Planner
from kolejiste.core.edition import info
from kolejiste.core.layout import Layout
from kolejiste.core.svg import defs

from . import board as drawing
from . import choosing, merits, reasons
from .actions import Numbering, VlakyAction
from .components import Board, Edition
from .drawing import style
from .drawing.symbols import symbol_defs
from .encode import encoding
from .fields import Tables, Thinking
from .outline import outline
from .planner import MANNERS, VlakyPlanner, thoughtful
from .preview import preview
from .restore import read
from .rules.phases import PHASES
from .sampler import Sampler
from .snapshot import Forms as SnapshotForms
from .snapshot import write
from .speech import arguments
from .state import VlakyState
from .view import Forms, VlakyView, view_of

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class VlakyGame(Game[VlakyState, VlakyView]):
    """Vlaky na trati with one side of the score sheet, for so many seats."""

    look = "vlaky"
    played_inside = True
    phases = PHASES
    view_type = VlakyView
    manners = MANNERS

    # What the contract asks for, and where it is done.
    look_at = view_of
    write = write
    restore = read
    parts = drawing.parts
    notices = drawing.notices
    picks = drawing.picks
    question = choosing.question
    move_words = choosing.move_words
    kind = choosing.kind
    sensible = choosing.sensible
    weighty = choosing.weighty
    places = choosing.places
    preview = preview
    merits = merits.merits
    outline = outline
    arguments = arguments
    pick_of = reasons.pick_of
    refused = reasons.refused

    def __init__(self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.edition = info(edition)
        self.board = board = Board(edition, str(self.options["sheet"]))
        self.numbering = Numbering(board)
        self.actions = self.numbering.table
        self.action_type = VlakyAction
        self.decks = {
            "A": tuple(board.cards[card] for card in board.a_cards),
            "B": tuple(board.cards[card] for card in board.b_cards),
        }
        self.gives_up = players >= board.rules.give_up_from
        self.hidden_decks = frozenset({"A"})
        self.box = {f"card {card}": 1 for card in board.cards}
        # Each slot brings a card, at most three symbols a seat and, at most, a bend for all; each turn a free action.
        turns = board.slots + 3 * players + len(board.cards)
        self.max_plies = 1 + players + turns * (2 + 4 * players)
        self.encoding = encoding(self)
        self.blocks = self.encoding.blocks
        self.tables = Tables(self)
        self.layout = Layout(self, VlakyState)
        self.forms = Forms(self.layout)
        self.written = SnapshotForms(self.layout)

    def new(self, chance: Chance) -> VlakyState:
        """The start card's side is chosen before anything is dealt, so a new game has drawn nothing yet."""
        return VlakyState(self)

    def sampler(self, view: VlakyView) -> Sampler:
        return Sampler(self, view)

    def planner(self, manner: str = CLUB) -> Planner:
        return VlakyPlanner(self, **self.weights(manner))

    def thinking(self) -> Thinking:
        return thoughtful(self)

    def style(self, theme: str) -> str:
        return style.sheet(self.board, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return defs(self.root(theme), symbol_defs(self.board.symbols))
