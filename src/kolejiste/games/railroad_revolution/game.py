"""The bound game: map, tiles and the action table."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
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
from .components import COLOURS, GREY, PLAIN, PURPLE, Board, Edition, Effect
from .drawing import style
from .planner import RailroadPlanner
from .sampler import Sampler
from .state import RailroadState
from .view import RailroadView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title

Hopes = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
# The kinds of workers that differ in what they make of a station, by the mask of colours that are there.
PAYERS = tuple(tuple(kind for kind in (PLAIN, 1 << PURPLE, 1 << GREY) if kind & colours) for colours in range(32))


class RailroadGame(Game):
    """Railroad Revolution for so many seats."""

    look = "railroad"
    rules_version = 2

    REMEMBERED = 1 << 16  # answers that are kept of each kind of question that the rules ask often

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
        self._icons: tuple[dict[int, int], ...] = tuple({} for _ in range(self.rules.rails + 1))
        # Trains whose flip brings money, and the mask of them in a seat's fleet.
        self.earners = tuple(train for train, gain in enumerate(board.flip_gain) if gain)
        self.earning = mask(train + face for train in self.earners for face in (0, len(board.trains)))
        self._hopes: dict[tuple[int, tuple[int, ...]], Hopes] = {}
        self.paying: dict[tuple[object, ...], bool] = {}  # stations that pay for themselves, by what that depends on

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
            **{f"crew of seat {seat} counted wrongly": 0 for seat in range(players)},
        }
        # Every action takes a piece from its player's mat, so nobody has more turns than pieces and the last round.
        turns = players * (board.mat_rails + board.mat_buildings + 3)
        self.max_plies = 10 * players + turns * (100 + 20 * players)
        self.blocks = encode.blocks(self)

    # --- tables for the rules -----------------------------------------------------------------------------------------

    def fewest_icons(self, rails: int, edge: int, count: int) -> int:
        """The least difficult terrain on which a network can grow by one or two rails."""
        known = self._icons[count]
        found = known.get(rails)
        if found is None:
            if len(known) >= self.REMEMBERED:
                known.clear()
            found = known[rails] = self._fewest(rails, edge, count)
        return found

    def _fewest(self, rails: int, edge: int, count: int) -> int:
        board = self.board
        least = self._least_icons(edge & ~rails)
        if count == 1:
            return least
        best = 2 * self.most_icons
        for rail in bits(edge & ~rails):
            hard = board.hard[rail]
            if hard < best:  # the second rail may cost nothing at best
                best = min(best, hard + self._least_icons((edge | board.beside[rail]) & ~rails & ~(1 << rail)))
        return best

    def _least_icons(self, spaces: int) -> int:
        for icons, there in enumerate(self.board.hard_mask):
            if spaces & there:
                return icons
        return self.most_icons

    def hopes(self, fleet: int, colours: int) -> Hopes:
        """With these trains and workers of these colours: the kinds of workers (as masks of colours) that differ in
        what they make of a station, and by city tile the most that a station can bring towards its own price, where
        the first slot is free and where it is taken."""
        fleet &= self.earning
        kinds = PAYERS[colours]
        found = self._hopes.get((fleet, kinds))
        if found is None:
            free, taken = (
                tuple(
                    max((self._hope(tile, fleet, kind, first) for kind in kinds), default=0)
                    for tile in range(len(self.board.bonus))
                )
                for first in (1, 0)
            )
            found = self._hopes[fleet, kinds] = kinds, free, taken
        return found

    def _hope(self, tile: int, fleet: int, kind: int, first: int) -> int:
        """The best of taking the bonus never, once or, with the grey worker, twice, and of the purple worker's flip; as
        if every flip brought the most."""
        board = self.board
        bonus, gains = board.bonus[tile], board.flip_gain
        shares = self.share_price * sum(effect.count for effect in bonus.effects if effect.do == "shares")
        flips = sum(effect.count for effect in bonus.effects if effect.do == "flip")
        fresh = max(gains) if any(effect.do == "train" for effect in bonus.effects) else 0
        up = max((gain for train, gain in enumerate(gains) if fleet >> train & 1), default=0)
        down = max((gain for train, gain in enumerate(gains) if fleet >> len(gains) + train & 1), default=0)
        hope = 0
        for count in range(first + (kind == 1 << GREY) + 1):
            for own in range(1 + (kind == 1 << PURPLE)):
                turns = count * flips + own
                best = max(up, fresh if count else 0, down if turns > 1 else 0)
                brings = count * (shares - bonus.pay) + turns * best - own * self.abilities.station_purple
                hope = max(hope, brings)
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
