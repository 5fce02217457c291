"""What lies on the table in Railroad Revolution: plain fields, flat lists and masks, and nothing clever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Prompt
from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import SeatSheet, State
from kolejiste.core.masks import mask

from . import rules, scoring, snapshot, view
from .components import COLOUR_COUNT, SLOTS, TRACK_COUNT
from .derived import derived
from .rules.phases import prompt

if TYPE_CHECKING:
    from .game import RailroadGame
    from .view import RailroadView


class RailroadState(State):
    """A position. Everything is a number of the board's tables; sets of cities, rails and sectors are masks.

    What a seat has of each colour, train or track stands at `COLOUR_COUNT * seat + colour` and so on. The fields from
    `ability` to `tile_left` are the conversation of the turn: what is still owed, and what is still offered to the
    seat that decides.
    """

    __slots__ = (
        "_legal",
        "ability",  # the colour of the placed worker while its ability is unused, else -1
        "action",  # the turn's action, -1 before it is chosen
        "asset_workers",  # by place of the draft: the worker on the tile
        "assets",  # by place of the draft: the side lying open, -1 when taken
        "back",  # the phase in which a toll is owed
        "bonuses",  # first-station bonuses that may be taken
        "buildings_gone",  # by seat: buildings gone from the mat
        "cities",  # by seat: mask of connected cities
        "city",  # the city of the turn's station, -1 while none
        "city_tile",  # by city
        "completed",  # by seat: milestones completed
        "crew",  # by seat: workers in the supply and on the mat
        "deal",  # the open deal tile
        "deal_deck",
        "deal_discards",  # counts by tile
        "deal_due",  # a deal icon was built on
        "deals_left",  # how many deals the deciding seat may still take
        "deals_taken",  # mask of the sides it took
        "drawn",  # milestones drawn, to keep one of them
        "due",  # money owed for the main action
        "edge",  # by seat: mask of rails that touch its network
        "exchanges",
        "first_offices",  # mask of sectors whose first slot is taken
        "first_stations",  # mask of cities whose first slot is taken
        "fleet",  # by seat: mask of the train types there are, face up, then from the number of types on face down
        "flips",
        "free_offices",
        "free_rails",
        "free_stations",
        "game",
        "grown",  # mask of the seats whose milestones may have become complete since they were looked at
        "have",  # by seat: mask of the own workers there are, colours in the supply, then from bit 5 on on the mat
        "icons",  # difficult-terrain icons built on in the action
        "in_pool",  # mask of the colours in the common supply
        "last_round",  # the round in which everybody has the last turn, -1 before the end is triggered
        "managers",  # by slot of a seat: colours of the managers there
        "mat",  # by seat and colour: workers on the mat
        "milestones",  # by slot of a seat: the tile, -1 where none is
        "money",
        "offices",  # by seat: mask of sectors
        "over",
        "owed",  # pieces still to be built or sold by the main action
        "paid_promotions",
        "paid_rails",
        "phase",
        "ply",
        "pool",  # by colour: workers in the common supply
        "promotions",
        "rails",  # by seat: mask of rail spaces
        "rails_gone",  # by seat: rails gone from the mat
        "reveals",
        "round",
        "seat",
        "sector",  # the sector of the turn's office, -1 while none
        "sector_tile",  # by sector: the telegraph tile, -1 where none lies
        "shares",
        "slot",  # the milestone slot being filled
        "sold",  # something was sold or hired in this move, so the turn does not end by itself
        "stacks",  # by type: trains in the stack
        "stations",  # by seat: mask of cities
        "step",  # by seat and track
        "steps",
        "supply",  # by seat and colour: workers in the personal supply
        "taken",  # shares taken by the turn's office
        "takes",  # workers to be taken: a mask of colours each
        "tile_left",  # the telegraph tile's bonus may be taken for a worker
        "tiles",  # by stack B, C, D: the decks of milestones
        "track",  # the track whose toll is owed
        "train_takes",
        "trains_down",  # by seat and type
        "trains_up",
        "turn",
        "wants",  # by slot of a seat: mask of the own workers, like `have`, that its milestone still wants as managers
        "worker",  # the colour placed in this turn
    )

    _legal: list[int] | None
    ability: int
    action: int
    asset_workers: tuple[int, ...]
    assets: tuple[int, ...]
    back: int
    bonuses: int
    buildings_gone: list[int]
    city: int
    city_tile: list[int]
    cities: list[int]
    completed: list[tuple[int, ...]]
    crew: list[int]
    deal: int
    deal_deck: Deck
    deal_discards: list[int]
    deal_due: bool
    deals_left: int
    deals_taken: int
    drawn: tuple[int, ...]
    due: int
    edge: list[int]
    exchanges: int
    first_offices: int
    first_stations: int
    fleet: list[int]
    flips: int
    free_offices: int
    free_rails: int
    free_stations: int
    game: RailroadGame
    grown: int
    have: list[int]
    icons: int
    in_pool: int
    last_round: int
    managers: list[tuple[int, ...]]
    mat: list[int]
    milestones: list[int]
    money: list[int]
    offices: list[int]
    owed: int
    paid_promotions: int
    paid_rails: int
    phase: int
    pool: list[int]
    promotions: int
    rails: list[int]
    rails_gone: list[int]
    round: int
    sector: int
    sector_tile: list[int]
    shares: list[int]
    slot: int
    sold: bool
    stacks: list[int]
    stations: list[int]
    step: list[int]
    steps: int
    supply: list[int]
    takes: tuple[int, ...]
    taken: int
    tile_left: bool
    tiles: list[Deck]
    track: int
    train_takes: int
    trains_down: list[int]
    trains_up: list[int]
    wants: list[int]
    worker: int

    def __init__(self, game: RailroadGame) -> None:
        """The table before tiles are dealt."""
        board, players = game.board, game.players
        setup = board.edition.setup
        trains = len(board.trains)
        self.journal = None
        self._legal = None
        self.ability = -1
        self.action = -1
        self.asset_workers = ()
        self.assets = ()
        self.back = 0
        self.bonuses = 0
        self.buildings_gone = [0] * players
        self.city = -1
        self.city_tile = [-1] * len(board.cities)
        self.cities = [board.end_mask[board.start_rail]] * players
        self.completed = [()] * players
        self.crew = [setup.white] * players
        self.deal = -1
        self.deal_deck = Deck("deals", [1] * len(board.deals))
        self.deal_discards = [0] * len(board.deals)
        self.deal_due = False
        self.deals_left = 0
        self.deals_taken = 0
        self.drawn = ()
        self.due = 0
        self.edge = [board.beside[board.start_rail]] * players
        self.exchanges = 0
        self.first_offices = 0
        self.first_stations = 0
        self.fleet = [1 << board.start_train] * players
        self.flips = 0
        self.free_offices = 0
        self.free_rails = 0
        self.free_stations = 0
        self.game = game
        self.grown = (1 << players) - 1
        self.have = [1] * players
        self.icons = 0
        self.in_pool = mask(colour for colour in range(1, COLOUR_COUNT) if board.workers[colour])
        self.last_round = -1
        self.managers = [()] * (SLOTS * players)
        self.mat = [0] * (COLOUR_COUNT * players)
        self.milestones = [-1] * (SLOTS * players)
        self.money = [setup.money] * players
        self.offices = [0] * players
        self.over = False
        self.owed = 0
        self.paid_promotions = 0
        self.paid_rails = 0
        self.phase = 0
        self.ply = 0
        self.pool = [0, *board.workers[1:]]  # white workers beyond those of the seats stay in the box
        self.promotions = 0
        self.rails = [1 << board.start_rail] * players
        self.rails_gone = [0] * players
        self.reveals = 0
        self.round = 0
        self.seat = 0
        self.sector = -1
        self.sector_tile = [-1] * board.sectors
        self.shares = [setup.shares] * players
        self.slot = 0
        self.sold = False
        self.stacks = [0 if n == board.start_train else game.stack_size for n in range(trains)]
        self.stations = [0] * players
        self.step = [0] * (TRACK_COUNT * players)
        self.steps = 0
        self.supply = [setup.white, *[0] * (COLOUR_COUNT - 1)] * players
        self.takes = ()
        self.taken = 0
        self.tile_left = False
        self.tiles = [Deck(stack, [1] * len(board.of_stack[stack])) for stack in ("B", "C", "D")]
        self.track = -1
        self.train_takes = 0
        self.trains_down = [0] * (trains * players)
        self.trains_up = [int(n == board.start_train) for n in range(trains)] * players
        self.turn = 0
        self.wants = [0] * (SLOTS * players)
        self.worker = -1

    @property
    def ask(self) -> Prompt | None:
        return prompt(self)

    def clone(self) -> RailroadState:
        """What changes at the end of a turn only, such as decks, is shared: whoever changes it puts a new one there."""
        s = RailroadState.__new__(RailroadState)
        s.journal = None
        s._legal = self._legal
        s.ability = self.ability
        s.action = self.action
        s.asset_workers = self.asset_workers
        s.assets = self.assets
        s.back = self.back
        s.bonuses = self.bonuses
        s.buildings_gone = self.buildings_gone[:]
        s.city = self.city
        s.city_tile = self.city_tile
        s.cities = self.cities[:]
        s.completed = self.completed
        s.crew = self.crew[:]
        s.deal = self.deal
        s.deal_deck = self.deal_deck
        s.deal_discards = self.deal_discards
        s.deal_due = self.deal_due
        s.deals_left = self.deals_left
        s.deals_taken = self.deals_taken
        s.drawn = self.drawn
        s.due = self.due
        s.edge = self.edge[:]
        s.exchanges = self.exchanges
        s.first_offices = self.first_offices
        s.first_stations = self.first_stations
        s.fleet = self.fleet[:]
        s.flips = self.flips
        s.free_offices = self.free_offices
        s.free_rails = self.free_rails
        s.free_stations = self.free_stations
        s.game = self.game
        s.grown = self.grown
        s.have = self.have[:]
        s.icons = self.icons
        s.in_pool = self.in_pool
        s.last_round = self.last_round
        s.managers = self.managers[:]
        s.mat = self.mat[:]
        s.milestones = self.milestones[:]
        s.money = self.money[:]
        s.offices = self.offices[:]
        s.over = self.over
        s.owed = self.owed
        s.paid_promotions = self.paid_promotions
        s.paid_rails = self.paid_rails
        s.phase = self.phase
        s.ply = self.ply
        s.pool = self.pool[:]
        s.promotions = self.promotions
        s.rails = self.rails[:]
        s.rails_gone = self.rails_gone[:]
        s.reveals = self.reveals
        s.round = self.round
        s.seat = self.seat
        s.sector = self.sector
        s.sector_tile = self.sector_tile
        s.shares = self.shares[:]
        s.slot = self.slot
        s.sold = False
        s.stacks = self.stacks[:]
        s.stations = self.stations[:]
        s.step = self.step[:]
        s.steps = self.steps
        s.supply = self.supply[:]
        s.takes = self.takes
        s.taken = self.taken
        s.tile_left = self.tile_left
        s.tiles = self.tiles
        s.track = self.track
        s.train_takes = self.train_takes
        s.trains_down = self.trains_down[:]
        s.trains_up = self.trains_up[:]
        s.turn = self.turn
        s.wants = self.wants[:]
        s.worker = self.worker
        return s

    def after(self, move: int) -> RailroadState:
        """A copy on which this step of a turn has been taken, and nothing of what follows by itself."""
        s = self.clone()
        s._legal = None
        self.game.steps[move](s, move)
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
        self.sold = False
        self.ply += 1
        try:
            self.game.handlers[move](self, move, chance)
        except BaseException:
            self.put_back(before)
            raise

    def worth(self, seat: int) -> int:
        """Everything a seat could pay with: its money and its shares sold."""
        return self.money[seat] + self.game.share_price * self.shares[seat]

    def view(self, seat: int | None) -> RailroadView:
        self.game.check_eyes(seat)
        return view.look(self, seat)

    def snapshot(self) -> dict[str, Any]:
        return snapshot.write(self)

    def derived(self) -> dict[str, object]:
        return derived(self)

    def census(self) -> dict[str, int]:
        return snapshot.census(self)

    @property
    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.game.players)]

    @property
    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def sheet(self) -> list[SeatSheet]:
        return scoring.sheet(self)
