"""The bound game: map, tiles and the action table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kolejiste.core import luck
from kolejiste.core.actions import Event
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, OptionValue, Planner
from kolejiste.core.edition import info
from kolejiste.core.layout import Layout
from kolejiste.core.parts import Part, Preview
from kolejiste.core.positions import derive

from . import board as drawing
from . import choosing, merits, previews, reasons, seeing, speech
from .actions import Numbering, RailroadAction, UseOrangeOrPay
from .asking import PHASES
from .components import COLOURS, Board, Edition
from .drawing import style
from .encode import encoding
from .fields import Tables
from .outline import outline
from .planner import MANNERS, RailroadPlanner, work_out
from .restore import read
from .rules import dealing
from .sampler import Sampler
from .snapshot import write
from .state import RailroadState
from .view import Forms, RailroadView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class RailroadGame(Game[RailroadState, RailroadView]):
    """Railroad Revolution for so many seats."""

    look = "railroad"
    played_inside = True
    rules_version = 2
    phases = PHASES
    view_type = RailroadView
    manners = MANNERS

    # What the contract asks for, and where it is done.
    write = write
    restore = read
    outline = outline
    picks = drawing.picks
    sensible = choosing.sensible
    arguments = speech.arguments
    pick_of = reasons.pick_of
    refused = reasons.refused
    merits = merits.merits

    def __init__(self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.edition = info(edition)
        self.board = board = Board(edition)
        self.rules = edition.rules
        self.abilities = edition.abilities
        self.setup = edition.setup
        trains = edition.setup.trains
        self.stack_size = {2: trains.two, 3: trains.three}.get(players, trains.four)
        self.numbering = Numbering(board)
        self.actions = self.numbering.table
        self.action_type = RailroadAction
        self.asides = frozenset(range(self.numbering.sell_share, len(self.actions)))
        milestones = {stack: tuple(board.milestones[n] for n in tiles) for stack, tiles in board.of_stack.items()}
        self.decks = {
            "deals": board.deals,
            "telegraph": board.telegraph_tiles,
            **milestones,
            **{
                f"cities {level}": tuple(board.city_tiles[tile] for tile in tiles)
                for level, tiles in enumerate(board.tiles_of_level)
            },
            "assets": tuple(str(number + 1) for number in range(len(board.assets) // 2)),
            "asset workers": COLOURS,
        }
        self.hidden_decks = frozenset({"B", "C", "D"})
        white = edition.setup.white * players
        self.box = {
            "worker white": white,
            **{f"worker {colour}": count for colour, count in zip(COLOURS[1:], board.workers[1:], strict=True)},
            **{
                f"train {name}": players if n == board.start_train else self.stack_size
                for n, name in enumerate(board.trains)
            },
            **{f"milestone {name}": 1 for stack in ("B", "C", "D") for name in milestones[stack]},
            **{f"deal {name}": 1 for name in board.deals},
        }
        # Every action takes a piece from its player's mat, so nobody has more turns than pieces and the last round.
        turns = players * (board.mat_rails + board.mat_buildings + 3)
        self.max_plies = 10 * players + turns * (100 + 20 * players)
        self.encoding = encoding(self)
        self.blocks = self.encoding.blocks
        self.tables = Tables(self)
        work_out(self, self.tables)
        self.layout = Layout(self, RailroadState)
        derive(self.layout.blank)  # among others the first slots of neutral buildings: nobody builds first there (R13)
        self.forms = Forms(self.layout)

    def look_at(self, s: RailroadState, seat: int | None) -> RailroadView:
        return seeing.view_of(self, s, seat)

    def new(self, chance: Chance) -> RailroadState:
        """All tiles are dealt; the starting assets are still to be chosen."""
        s = RailroadState(self)
        dealing.deal(s, chance)
        luck.settle(chance)
        return s

    def sampler(self, view: RailroadView) -> Sampler:
        return Sampler(self, view)

    def planner(self, manner: str = CLUB) -> Planner:
        return RailroadPlanner(self, **self.weights(manner))

    def style(self, theme: str) -> str:
        return style.sheet(self.rules.seat_colours, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return drawing.symbols_of(self, language, self.root(theme))

    def parts(self, view: RailroadView, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        return drawing.parts(self, view, language, self.names(language, names))

    def notices(self, view: RailroadView, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        return drawing.notices(self, view, language)

    def question(self, view: RailroadView, language: str = "en", names: Sequence[str] | None = None) -> str:
        if view.seat is None or view.decider != view.seat:
            return super().question(view, language, names)
        return choosing.question(self, view, speech.Speaker(self, language, names))

    def move_words(
        self, view: RailroadView, move: int, language: str = "en", names: Sequence[str] | None = None
    ) -> str:
        if move == self.numbering.done and isinstance(view.ask, UseOrangeOrPay):  # what finishing costs here
            return self.words(language)("move-done-unpaid", price=speech.money(view.ask.price))
        return choosing.move_words(self, view, self.action(move), speech.Speaker(self, language, names))

    def kind(self, move: int) -> str:
        return choosing.KINDS[type(self.action(move))]

    def weighty(self, view: RailroadView, move: int) -> bool:
        return choosing.weighty(self, view, self.action(move))

    def preview(
        self, view: RailroadView, move: int, language: str = "en", names: Sequence[str] | None = None
    ) -> Preview:
        return previews.preview(drawing.scene_of(self, view, language, self.names(language, names)), move)

    def places(self, event: Event) -> frozenset[str]:
        return previews.places(event)
