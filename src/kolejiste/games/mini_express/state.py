"""What lies on the table in Mini Express: plain fields, flat lists and masks, and nothing clever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Prompt
from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import SeatSheet, State

from . import rules, scoring, snapshot, view
from .components import COMPANIES, ON_MAP, VOID
from .derived import derived
from .rules.phases import prompt

if TYPE_CHECKING:
    from .game import MiniGame
    from .view import MiniView


class MiniState(State):
    """A position. Companies, cities, spaces and ports are numbers of the game's tables; sets of them are masks.

    What a seat has in a company stands at `4 * seat + company`.
    """

    __slots__ = (
        "_legal",
        "aside",  # by company: starting shares set aside
        "bag",  # the automa's tokens
        "boxed",  # by company: shares out of the game
        "capacity",  # by city: how many more companies may come
        "city",  # the city being built into, -1 when none is
        "company",  # the company being built for, -1 when none is
        "east",  # the company of the eastern branch, -1 while none
        "edge",  # by company: mask of the spaces beside its network
        "ending",  # the round is the last one
        "game",
        "here",  # by company: mask of cities with its train
        "idle",  # turns in a row in which nothing could be done
        "influence",
        "left",  # actions left in the turn after this one (experienced players)
        "length",  # by company: track length
        "marker_city",  # the automa's city marker: number of the city, 0 off the map
        "marker_company",
        "net",  # by company: mask of the spaces with its trains
        "open",  # mask of cities with a demand token
        "out",  # mask of companies whose share pool is exhausted
        "over",
        "path",  # landscape laid for the track being built
        "phase",
        "picks",  # companies picked in the draft, in order
        "ply",
        "pool",  # by company: trains in the pool
        "ports",  # by port: the company there, -1 when free
        "reach",  # by company: cities within 1, 2 ... trains of its network, as in `Geography.within`
        "reveals",
        "seat",
        "shares",
        "spike",
        "stock",  # by company: shares in the pool
        "supply",  # by company: trains in the supply
        "tokens",  # by city: the kind of demand token that lies or lay there
        "turn",
        "used",  # the company of the turn's first action, -1 before it (experienced players)
        "west",  # the company of the western branch, -1 while none
    )

    _legal: list[int] | None
    aside: list[int]
    bag: Deck
    boxed: list[int]
    capacity: list[int]
    city: int
    company: int
    east: int
    edge: list[int]
    ending: bool
    game: MiniGame
    here: list[int]
    idle: int
    influence: list[int]
    left: int
    length: list[int]
    marker_city: int
    marker_company: int
    net: list[int]
    open: int
    out: int
    path: tuple[int, ...]
    phase: int
    picks: tuple[int, ...]
    pool: list[int]
    ports: list[int]
    reach: list[int]
    shares: list[int]
    spike: int
    stock: list[int]
    supply: list[int]
    tokens: list[int]
    used: int
    west: int

    def __init__(self, game: MiniGame) -> None:
        """The table laid for a new game, without demand tokens."""
        land, edition, players = game.land, game.edition_file, game.players
        table = edition.rules
        self.journal = None
        self._legal = None
        self.aside = [game.setup.aside] * COMPANIES
        self.bag = Deck("automa", [*game.automa_counts, 0])
        self.boxed = [table.shares - game.setup.pool - game.setup.aside] * COMPANIES
        self.capacity = list(game.capacity)
        self.city = -1
        self.company = -1
        self.east = -1
        self.edge = [land.beside_mask[x] for x in land.start_space]
        self.ending = False
        self.game = game
        self.here = [0] * COMPANIES
        self.idle = 0
        self.influence = list(game.start_influence)
        self.left = 0
        self.length = [0] * COMPANIES
        self.marker_city = 0
        self.marker_company = 0
        self.net = [1 << x for x in land.start_space]
        self.open = 0
        self.out = 0
        self.over = False
        self.path = ()
        self.phase = 0
        self.picks = ()
        self.ply = 0
        self.pool = [table.pool] * COMPANIES
        self.ports = [-1] * len(land.ports)
        self.reach = [land.within[x] for x in land.start_space]
        self.reveals = 0
        self.seat = 0
        self.shares = [0] * (COMPANIES * players)
        self.spike = ON_MAP if game.golden_spike else VOID
        self.stock = [game.setup.pool] * COMPANIES
        self.supply = [table.trains - 1 - table.pool] * COMPANIES
        self.tokens = [-1] * land.city_count
        self.turn = 0
        self.used = -1
        self.west = -1

    @property
    def ask(self) -> Prompt | None:
        return prompt(self)

    def clone(self) -> MiniState:
        s = MiniState.__new__(MiniState)
        s.journal = None
        s._legal = self._legal
        s.aside = self.aside  # lists that only the draft changes are replaced there, never changed
        s.bag = self.bag.clone() if self.game.automas else self.bag
        s.boxed = self.boxed[:]
        s.capacity = self.capacity[:]
        s.city = self.city
        s.company = self.company
        s.east = self.east
        s.edge = self.edge[:]
        s.ending = self.ending
        s.game = self.game
        s.here = self.here[:]
        s.idle = self.idle
        s.influence = self.influence[:]
        s.left = self.left
        s.length = self.length[:]
        s.marker_city = self.marker_city
        s.marker_company = self.marker_company
        s.net = self.net[:]
        s.open = self.open
        s.out = self.out
        s.over = self.over
        s.path = self.path
        s.phase = self.phase
        s.picks = self.picks
        s.ply = self.ply
        s.pool = self.pool[:]
        s.ports = self.ports[:]
        s.reach = self.reach[:]
        s.reveals = self.reveals
        s.seat = self.seat
        s.shares = self.shares[:]
        s.spike = self.spike
        s.stock = self.stock[:]
        s.supply = self.supply[:]
        s.tokens = self.tokens  # never changed after the set-up
        s.turn = self.turn
        s.used = self.used
        s.west = self.west
        return s

    def legal(self) -> list[int]:
        if self._legal is None:
            self._legal = rules.LEGAL[self.phase](self)
        return self._legal[:]

    def apply(self, move: int, chance: Chance) -> None:
        legal = self._legal
        if legal is None:
            legal = self._legal = rules.LEGAL[self.phase](self)
        if move not in legal or type(move) is not int:
            raise self.refusal(move)
        before = None if type(chance) is Chance else self.kept()
        self._legal = None
        self.ply += 1
        try:
            self.game.handlers[move](self, move, chance)
        except BaseException:
            self.put_back(before)
            raise

    def view(self, seat: int | None) -> MiniView:
        self.game.check_eyes(seat)
        return view.look(self, seat)

    def snapshot(self) -> dict[str, Any]:
        return snapshot.write(self)

    def derived(self) -> dict[str, object]:
        return derived(self)

    def check(self) -> list[str]:
        game = self.game
        dealt = zip(game.token_names, game.demand_counts, strict=True)
        many = [name for kind, (name, most) in enumerate(dealt) if self.tokens.count(kind) > most]
        return [*super().check(), *(f"more tokens {name} lie on the map than there are" for name in many)]

    def census(self) -> dict[str, int]:
        return snapshot.census(self)

    @property
    def scores(self) -> list[int]:
        return scoring.totals(self)

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
