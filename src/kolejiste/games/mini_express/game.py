"""The bound game: one map, a mode and its variants, and the action table."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Event, Reason, Thing
from kolejiste.core.chance import Chance
from kolejiste.core.contract import Game, OptionValue, Planner, Section, View
from kolejiste.core.edition import info
from kolejiste.core.parts import Part, Preview

from . import board as drawing
from . import choosing, encode, outline, reasons, restore, rules, speech
from .actions import MiniAction, Numbering
from .components import COMPANIES, WILD, Edition
from .drawing import style
from .geography import Geography
from .planner import MiniPlanner
from .sampler import Sampler
from .state import MiniState
from .view import MiniView

if TYPE_CHECKING:
    from kolejiste.core.registry import Title

DIFFICULTIES = ("passenger", "tourist", "trainspotter", "conductor", "railwayman")
MODES = {3: "three", 4: "four", 5: "five"}


class MiniGame(Game):
    """Mini Express on one map, for so many people, with or without the automa."""

    look = "mini"

    def __init__(self, title: Title, people: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.options = dict(options)
        self.edition = info(edition)
        self.edition_file = edition
        self.rules = edition.rules
        self.values = edition.values
        self.companies = tuple(company.id for company in edition.companies.rows)
        self._mode(people)

        # --- the map
        self.map = str(self.options["map"])
        world = edition.maps.usa if self.map == "usa" else edition.maps.europe
        self.golden_spike = bool(self.options["golden_spike"])
        self.land = land = Geography(
            world, list(self.companies), self.rules.pool_most, ports=bool(self.options["ports"])
        )
        beginner = bool(self.options["beginner"])
        # The beginner's rule goes with every variant (M11).
        self.capacity = tuple(self.rules.beginner_capacity if beginner else most for most in land.capacity)
        spike = land.spike
        self.spike_east = -1 if spike is None else land.city_number[spike.east]
        self.spike_west = -1 if spike is None else land.city_number[spike.west]
        self.spike_bonus = 0 if spike is None else spike.bonus

        # --- tokens: the companies of each kind of demand token, the second -1 where it is wild
        number = {company: place for place, company in enumerate(self.companies)}
        tokens = edition.demand.tokens
        self.token_names = tuple("-".join(token.symbols) for token in tokens)
        self.token_first = tuple(number[token.symbols[0]] for token in tokens)
        self.token_second = tuple(-1 if token.symbols[1] == WILD else number[token.symbols[1]] for token in tokens)
        self.demand_counts = tuple(token.count for token in tokens)
        automa = edition.automa
        self.automa_tokens = tuple((token.company, token.city) for token in automa.tokens)
        self.automa_counts = tuple(token.count for token in automa.tokens)
        self.automa_faces = (*(f"{token.company}-{token.city}" for token in automa.tokens), "refresh")
        self.refresh = automa.refresh
        self.share_below = automa.share_below

        # --- the contract's tables
        self.numbering = Numbering(self.companies, land)
        self.actions = self.numbering.table
        self.action_type = MiniAction
        self.view_type = MiniView
        self.decks = {"demand": self.token_names, "automa": self.automa_faces}
        self.hidden_decks = frozenset()
        self.handlers = rules.handlers(self.numbering)
        self.box = {
            **{f"train {company}": self.rules.trains for company in self.companies},
            **{f"share {company}": self.rules.shares for company in self.companies},
            "token": land.city_count,
        }
        # Every action that is no pass takes a share or puts a train on the map; a track asks at most for its spaces, an
        # influence and an event.
        actions = COMPANIES * (self.rules.shares + self.rules.trains)
        self.max_plies = 2 * people + actions * (self.rules.pool_most + 3 + self.players)
        self.blocks = encode.blocks(self)

    def _mode(self, people: int) -> None:
        """Who plays, with which shares and influence, and what the difficulty changes."""
        self.experts = people == 2 and self.options["duo"] == "experts"
        self.automas = 1 if people == 1 or (people == 2 and not self.experts) else 0
        self.players = people + self.automas
        level = DIFFICULTIES.index(str(self.options["difficulty"])) if people == 1 else 0
        self.level = level
        self.frugal = level >= 1  # fewer trains from the automa, and an end at the last city
        self.hard = level >= 2  # two shares for each of its first two companies; little influence scores nothing
        self.brutal = level >= 3  # influence with its shares; less influence than its own scores nothing
        self.two_columns = self.players == 2
        setup = self.edition_file.setup
        mode = "solo" if people == 1 else "experts" if self.experts else "duo" if people == 2 else MODES[people]
        self.mode = mode
        self.setup = getattr(setup, mode)
        influence = self.rules.influence
        self.start_influence = (influence,) * (COMPANIES * self.players)
        if level >= 4:
            self.start_influence = (max(0, influence - 1),) * COMPANIES + (influence + 1,) * COMPANIES

    def new(self, chance: Chance) -> MiniState:
        """A token in every city; the draft is still to come."""
        s = MiniState(self)
        rules.setup.deal(s, chance)
        return s

    def restore(self, snapshot: Mapping[str, Any]) -> MiniState:
        return restore.read(self, snapshot)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, MiniView)
        return Sampler(self, view)

    def observe(self, view: View, buffer: MutableSequence[float]) -> None:
        assert isinstance(view, MiniView)
        encode.observe(self, view, buffer)

    def parts(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        assert isinstance(view, MiniView)
        return drawing.parts(self, view, language, self.names(language, names))

    def style(self, theme: str) -> str:
        colours = [company.colour for company in self.edition_file.companies.rows]
        return style.sheet(colours, self.rules.seat_colours, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return drawing.symbols(self, self.root(theme))

    def notices(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        assert isinstance(view, MiniView)
        return drawing.notices(self, view, language)

    def question(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, MiniView)
        return choosing.question(self, view, language, self.names(language, names))

    def move_words(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        assert isinstance(view, MiniView)
        return choosing.move_words(self, view, move, language, self.names(language, names))

    def kind(self, move: int) -> str:
        return choosing.kind(self, move)

    def sensible(self, view: View, moves: Sequence[int]) -> list[int]:
        assert isinstance(view, MiniView)
        return choosing.sensible(self, view, moves)

    def preview(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> Preview:
        assert isinstance(view, MiniView)
        return choosing.preview(self, view, move, language, self.names(language, names))

    def places(self, event: Event) -> frozenset[str]:
        return choosing.places(self, event)

    def outline(self, view: View, language: str, names: Sequence[str] | None = None) -> list[Section]:
        assert isinstance(view, MiniView)
        return outline.outline(self, view, language, names)

    def picks(self, move: int) -> frozenset[str]:
        return drawing.picks(self, move)

    def planner(self) -> Planner:
        return MiniPlanner(self)

    def arguments(self, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
        return speech.arguments(self, thing, language, names)

    def pick_of(self, view: View, element: str) -> str | None:
        assert isinstance(view, MiniView)
        return reasons.pick_of(self, view, element)

    def refused(self, view: View, pick: str) -> Reason | None:
        assert isinstance(view, MiniView)
        return reasons.refused(self, view, pick)
