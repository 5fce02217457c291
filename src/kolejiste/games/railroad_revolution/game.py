"""The bound game: map, tiles and the action table."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Event, Reason, Thing
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue, Planner, Section, View
from kolejiste.core.edition import info
from kolejiste.core.masks import bits, mask
from kolejiste.core.parts import Part, Preview

from . import board as drawing
from . import choosing, encode, outline, previews, reasons, restore, rules, speech
from .actions import Numbering, RailroadAction, UseOrangeOrPay
from .components import COLOURS, GREY, PURPLE, Board, Edition, Effect
from .drawing import style
from .planner import RailroadPlanner
from .sampler import Sampler
from .state import RailroadState
from .view import RailroadView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title


class RailroadGame(Game):
    """Railroad Revolution for so many seats."""

    look = "railroad"
    rules_version = 2

    def __init__(self, title: Title, players: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.edition = info(edition)
        self.board = board = Board(edition)
        self.rules = edition.rules
        self.abilities = edition.abilities
        self.share_price = edition.rules.share_price
        self.hire_price = edition.rules.hire_price
        self.least_workers = edition.rules.least_workers
        self.stack_size = {2: edition.setup.trains.two, 3: edition.setup.trains.three}.get(
            players, edition.setup.trains.four
        )
        self.flip_effect = Effect(do="flip")
        self.train_offer = Effect(do="train")
        self.most_icons = max(board.hard)
        self.dearest_rails = self.rules.rail_price + self.rules.rails * self.rules.hard_price * self.most_icons
        self.paid_rail_price = max((effect.pay for effect in board.train_effect if effect.do == "rail"), default=0)
        deals = [deal.effect for sides in board.deal_side for deal in sides]
        self.promotion_price = max((effect.each for effect in deals), default=0)
        # Trains whose flip brings money, in a seat's fleet face up and face down.
        self.earning_up = mask(train for train, gain in enumerate(board.flip_gain) if gain)
        self.earning_down = self.earning_up << len(board.trains)
        # The least difficult terrain on which a network can grow by one or two rails: it is asked again and again.
        self.fewest_icons = lru_cache(1 << 14)(self._fewest_icons)
        # By the worker's colour, whether the first slot is free, whether such trains are there, and city tile.
        self.hope = [
            [
                [[self._hope(tile, colour, first, trains) for tile in range(len(board.bonus))] for trains in range(4)]
                for first in (0, 1)
            ]
            for colour in range(len(COLOURS))
        ]

        self.numbering = Numbering(board)
        self.actions = self.numbering.table
        self.action_type = RailroadAction
        self.asides = frozenset(range(self.numbering.sell_share, len(self.actions)))
        self.view_type = RailroadView
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
        self.steps = rules.steps(self.numbering)
        self.handlers = rules.handlers(self.numbering, self.steps)
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
        self.blocks = encode.blocks(self)

    # --- tables for the rules -----------------------------------------------------------------------------------------

    def _fewest_icons(self, rails: int, edge: int, count: int) -> int:
        board, open_ = self.board, edge & ~rails
        if count == 1:
            return self._least_icons(open_)
        best = 2 * self.most_icons
        for icons, spaces in enumerate(board.hard_mask):
            if icons >= best:  # the second rail may cost nothing at best
                break
            for rail in bits(open_ & spaces):
                best = min(best, icons + self._least_icons((open_ | board.beside[rail] & ~rails) & ~(1 << rail)))
        return best

    def _least_icons(self, spaces: int) -> int:
        for icons, there in enumerate(self.board.hard_mask):
            if spaces & there:
                return icons
        return self.most_icons

    def _hope(self, tile: int, colour: int, first: int, trains: int) -> int:
        """The most that a station on this tile can bring towards its own price: the best of taking the bonus never,
        once or, with the grey worker, twice, and of the purple worker's flip; as if every flip brought the most.
        Of the trains that bring money some are face up (1), some face down (2), both (3) or none are there (0)."""
        bonus, most = self.board.bonus[tile], max(self.board.flip_gain)
        shares = self.share_price * sum(effect.count for effect in bonus.effects if effect.do == "shares")
        flips = sum(effect.count for effect in bonus.effects if effect.do == "flip")
        train = any(effect.do == "train" for effect in bonus.effects)
        hope = 0
        for count in range(first + (colour == GREY) + 1):
            for own in range(1 + (colour == PURPLE)):
                turns = count * flips + own
                able = trains & 1 or (train and count) or (trains and turns > 1)
                brings = count * (shares - bonus.pay) + (turns * most if able else 0)
                hope = max(hope, brings - own * self.abilities.station_purple)
        return hope

    # --- the contract -------------------------------------------------------------------------------------------------

    def new(self, chance: Chance) -> RailroadState:
        """All tiles are dealt; the starting assets are still to be chosen."""
        s = RailroadState(self)
        rules.setup.deal(s, chance)
        return s

    def restore(self, snapshot: Mapping[str, Any]) -> RailroadState:
        return restore.read(self, snapshot)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, RailroadView)
        return Sampler(self, view)

    def observe(self, view: View, buffer: MutableSequence[float]) -> None:
        assert isinstance(view, RailroadView)
        encode.observe(self, view, buffer)

    def parts(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        assert isinstance(view, RailroadView)
        return drawing.parts(self, view, language, self.names(language, names))

    def style(self, theme: str) -> str:
        return style.sheet(self.rules.seat_colours, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return drawing.symbols_of(self, language, self.root(theme))

    def notices(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        assert isinstance(view, RailroadView)
        return drawing.notices(self, view, language)

    def question(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, RailroadView)
        if view.seat is None or view.decider != view.seat:
            return super().question(view, language, names)
        return choosing.question(self, view, speech.Speaker(self, language, names))

    def move_words(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, RailroadView)
        if move == self.numbering.done and isinstance(view.ask, UseOrangeOrPay):  # what finishing costs here
            return self.words(language)("move-done-unpaid", price=speech.money(view.ask.price))
        return choosing.move_words(self, view, self.action(move), speech.Speaker(self, language, names))

    def kind(self, move: int) -> str:
        return choosing.KINDS[type(self.action(move))]

    def sensible(self, view: View, moves: Sequence[int]) -> list[int]:
        assert isinstance(view, RailroadView)
        return choosing.sensible(self, view, moves)

    def weighty(self, view: View, move: int) -> bool:
        assert isinstance(view, RailroadView)
        return choosing.weighty(self, view, self.action(move))

    def preview(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> Preview:
        assert isinstance(view, RailroadView)
        return previews.preview(drawing.scene_of(self, view, language, self.names(language, names)), move)

    def places(self, event: Event) -> frozenset[str]:
        return previews.places(event)

    def outline(self, view: View, language: str, names: Sequence[str] | None = None) -> list[Section]:
        assert isinstance(view, RailroadView)
        return outline.outline(self, view, language, names)

    def picks(self, move: int) -> frozenset[str]:
        return drawing.picks(self, move)

    def planner(self) -> Planner:
        return RailroadPlanner(self)

    def arguments(self, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
        return speech.arguments(self, thing, language, names)

    def pick_of(self, view: View, element: str) -> str | None:
        assert isinstance(view, RailroadView)
        return reasons.pick_of(self, view, element)

    def refused(self, view: View, pick: str) -> Reason | None:
        assert isinstance(view, RailroadView)
        return reasons.refused(self, view, pick)
