"""The bound game: one map, a mode and its variants, and the action table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kolejiste.core import luck
from kolejiste.core.chance import Chance
from kolejiste.core.contract import CLUB, Game, OptionValue, Planner
from kolejiste.core.edition import info
from kolejiste.core.layout import Layout
from kolejiste.core.sets import spread

from . import board as drawing
from . import choosing, merits, reasons
from .actions import MiniAction, Numbering
from .components import WILD, Edition
from .drawing import style
from .encode import encoding
from .fields import Tables, Thinking
from .geography import WIDTH, Geography
from .outline import outline
from .planner import MANNERS, MiniPlanner, thoughtful
from .restore import read
from .rules import setup
from .rules.figures import COMPANIES
from .rules.phases import PHASES
from .sampler import Sampler
from .snapshot import WrittenCompany, WrittenSeat, WrittenTable, write
from .speech import arguments
from .state import MiniState
from .view import Forms, MiniView, view_of

if TYPE_CHECKING:
    from kolejiste.core.registry import Title

DIFFICULTIES = ("passenger", "tourist", "trainspotter", "conductor", "railwayman")
MODES = {3: "three", 4: "four", 5: "five"}


class MiniGame(Game[MiniState, MiniView]):
    """Mini Express on one map, for so many people, with or without the automa."""

    look = "mini"
    played_inside = True
    phases = PHASES
    view_type = MiniView
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
    preview = choosing.preview
    merits = merits.merits
    places = choosing.places
    outline = outline
    arguments = arguments
    pick_of = reasons.pick_of
    refused = reasons.refused

    def __init__(self, title: Title, people: int, options: Mapping[str, OptionValue], edition: Edition) -> None:
        self.title = title
        self.options = dict(options)
        self.edition = info(edition)
        self.edition_file = edition
        self.rules = edition.rules
        self.values = edition.values
        self.columns = (self.values.first, self.values.second, self.values.other)
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
        self.decks = {"demand": self.token_names, "automa": self.automa_faces}
        self.hidden_decks = frozenset()
        self.box = {
            **{f"train {company}": self.rules.trains for company in self.companies},
            **{f"share {company}": self.rules.shares for company in self.companies},
            "token": land.city_count,
        }
        # Every action that is no pass takes a share or puts a train on the map; a track asks at most for its spaces, an
        # influence and an event.
        actions = COMPANIES * (self.rules.shares + self.rules.trains)
        self.max_plies = 2 * people + actions * (self.rules.pool_most + 3 + self.players)
        self.encoding = encoding(self)
        self.blocks = self.encoding.blocks
        self.tables = Tables(self)
        self.layout = Layout(self, MiniState)
        self.forms = Forms(self.layout)
        self.written = Forms(self.layout, WrittenTable, WrittenCompany, WrittenSeat)

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
        self.start_influence = [[influence] * COMPANIES for _ in range(self.players)]
        if level >= 4:
            self.start_influence = [[max(0, influence - 1)] * COMPANIES, [influence + 1] * COMPANIES]

    def spread(self, spaces: int) -> list[int]:
        """A set of spaces, given as one mask, in words."""
        return spread(spaces, WIDTH)

    def new(self, chance: Chance) -> MiniState:
        """A token in every city; the draft is still to come."""
        s = MiniState(self)
        setup.deal(s, chance)
        luck.settle(chance)
        return s

    def sampler(self, view: MiniView) -> Sampler:
        return Sampler(self, view)

    def planner(self, manner: str = CLUB) -> Planner:
        return MiniPlanner(self, **self.weights(manner))

    def thinking(self) -> Thinking:
        return thoughtful(self)

    def style(self, theme: str) -> str:
        colours = [company.colour for company in self.edition_file.companies.rows]
        return style.sheet(colours, self.rules.seat_colours, self.root(theme), theme)

    def symbols(self, language: str, theme: str) -> str:
        return drawing.symbols(self, self.root(theme))
