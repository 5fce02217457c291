"""Why something drawn cannot be chosen now. Only milestones in their stacks are hidden, and no reason speaks of them;
all else is read from a state dealt from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Reason

from .actions import SIDES
from .asking import PHASES
from .components import ACTIONS, COLOURS, TRACKS
from .rules import affordability, building, deals, workers
from .rules.phases import ASSET_USE
from .speech import money
from .things import GREY, NEVER, ORANGE, PURPLE, RAILROAD, STATION, TELEGRAPH, TRADE, TURQUOISE, WHITE

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState
    from .view import RailroadView


# --- what is gone for good --------------------------------------------------------------------------------------------


class StationYours(Reason, frozen=True):
    city: str


class RailYours(Reason, frozen=True):
    rail: str


class OfficeYours(Reason, frozen=True):
    sector: int


class NoBuildingLeft(Reason, frozen=True):
    """The mat has no building any more."""


class NoRailLeft(Reason, frozen=True):
    """The mat has no rail any more."""


class MatEmpty(Reason, frozen=True):
    """Nothing is left to sell."""


class TrackAtTop(Reason, frozen=True):
    track: str


class TrainsGone(Reason, frozen=True):
    train: str


class WorkersGone(Reason, frozen=True):
    """The common supply has none of this colour."""

    worker: str


class NoShares(Reason, frozen=True):
    pass


# --- where ------------------------------------------------------------------------------------------------------------


class CityUnreached(Reason, frozen=True):
    city: str


class RailApart(Reason, frozen=True):
    """It does not touch the own network."""

    rail: str


class StationsEverywhere(Reason, frozen=True):
    """In every connected city the seat has a station."""


class OfficesEverywhere(Reason, frozen=True):
    pass


class FirstStationOnly(Reason, frozen=True):
    """The starting asset's station needs an empty first slot beside the start rail."""

    city: str


class FirstOfficeOnly(Reason, frozen=True):
    """The starting asset's office needs a deal icon and an empty first slot."""

    sector: int


# --- when -------------------------------------------------------------------------------------------------------------


class PlaceWorkerFirst(Reason, frozen=True):
    """No worker has been placed on this action yet."""

    action: str


class ActionChosen(Reason, frozen=True):
    """One worker a turn."""

    action: str


class OnTheMat(Reason, frozen=True):
    """Workers come back from the mat when the supply is empty."""


class NoActionForWorker(Reason, frozen=True):
    worker: str


class DealsLater(Reason, frozen=True):
    """Deals come with a deal icon or with the grey worker."""


class DealAlreadyTaken(Reason, frozen=True):
    pass


class DealBringsNothing(Reason, frozen=True):
    pass


class AbilityLater(Reason, frozen=True):
    """The ability comes after the main action."""

    action: str
    worker: str


class AbilityDirectly(Reason, frozen=True):
    """The ability is used by choosing what it brings."""

    action: str
    worker: str


class PromoteDirectly(Reason, frozen=True):
    """The white worker's ability is a promotion."""


class AbilityBringsNothing(Reason, frozen=True):
    action: str
    worker: str


class NoPromotion(Reason, frozen=True):
    """No promotion is offered."""


class ManagersComplete(Reason, frozen=True):
    milestone: int


class NoManagerFor(Reason, frozen=True):
    """The seat has none of the workers that the milestone wants."""

    milestone: int


class NotWanted(Reason, frozen=True):
    """No milestone wants this worker as a manager."""

    worker: str


class WorkerNotOffered(Reason, frozen=True):
    worker: str


class OtherPieceFirst(Reason, frozen=True):
    """Pieces are sold from the leftmost sector."""


class MainActionFirst(Reason, frozen=True):
    """What is owed comes before the end of the turn."""


# --- means ------------------------------------------------------------------------------------------------------------


class TooDear(Reason, frozen=True):
    """A price, and what the seat has with all its shares sold; amounts are written out."""

    price: str
    most: str


class StationTooDear(Reason, frozen=True):
    """The cheapest station that is open."""

    price: str
    most: str


class RailsTooDear(Reason, frozen=True):
    """The cheapest rails that the action can lay."""

    price: str
    most: str


class RailTooDear(Reason, frozen=True):
    """Difficult terrain, and what is left for it when the rest of the action is paid."""

    rail: str
    price: str
    most: str


class TooFewShares(Reason, frozen=True):
    need: int
    have: int


class CannotFinish(Reason, frozen=True):
    """What is owed could not be paid then, or too few workers would be left."""

    least: int


# --- which pick, and why not ------------------------------------------------------------------------------------------


def pick_of(game: RailroadGame, view: RailroadView, element: str) -> str | None:
    """The common supply stands for hiring or taking, the own purse for selling a share, the own pieces for a sale."""
    if element in game.every_pick:
        return element
    kind, _, name = element.partition("-")
    if kind == "pool" and name in COLOURS:
        talk = view.table.talk
        return f"take-{name}" if talk.workers else f"hire-{name}"
    if view.seat is not None and name == str(view.seat + 1):
        if kind == "purse":
            return "sell-share"
        if kind == "pieces":
            return _sale(game.laid_out(view), view.seat)
    if kind == "marks":
        return f"rail-{name}" if f"rail-{name}" in game.every_pick else None
    return None


def _sale(s: RailroadState, seat: int) -> str:
    """Which piece lies leftmost on the mat."""
    board = s.game.board
    rail, house = board.rail_sector[s.rails_gone[seat]], board.building_sector[s.buildings_gone[seat]]
    return "sell-building" if house < rail else "sell-rail"


def refused(game: RailroadGame, view: RailroadView, pick: str) -> Reason | None:
    """The most fundamental reason first: what can never be, then what has to come first, then the means."""
    s = game.laid_out(view)
    return _Why(s).of(pick)


class _Why:
    """Looks for reasons in a state dealt from the view of the seat that decides."""

    def __init__(self, s: RailroadState) -> None:
        self.s = s
        self.game = s.game
        self.board = s.game.board
        self.seat = s.seat
        self.phase = PHASES[s.phase]
        self.worth = s.means(s.seat)

    def of(self, pick: str) -> Reason | None:
        kind, _, name = pick.partition("-")
        board = self.board
        match kind:
            case "action":
                return self.action(ACTIONS.index(name))
            case "supply":
                return NoActionForWorker(name) if self.phase == "worker" else self.worker(name, "supply")
            case "mat":
                return OnTheMat() if self.phase == "worker" else self.worker(name, "mat")
            case "city":
                return self.city(board.city_number[name])
            case "rail":
                return self.rail(board.rail_number[name])
            case "sector":
                return self.sector(int(name) - 1)
            case "deal":
                return self.deal(SIDES.index(name))
            case "train":
                return self.train(board.trains.index(name))
            case "track":
                return self.track(TRACKS.index(name))
            case "milestone":
                return self.milestone(int(name))
            case "flip":
                return self.flip()
            case "take":
                return None if not self.s.takes.size else self.taking(name)
            case "hire":
                return self.hire(name)
            case "sell":
                return self.share() if name == "share" else self.piece()
            case "bonus":
                return self.bonus()
            case "ability":
                return self.ability()
            case "tile":
                return self.stuck() if self.s.tile_left else None
            case "done":
                return self.done()
        return None

    # --- the means ------------------------------------------------------------------------------------------------

    def dear(self, price: int) -> Reason:
        """Too dear now, or so dear that the turn could not be finished."""
        return TooDear(money(price), money(self.worth)) if price > self.worth else self.stuck()

    def stuck(self) -> Reason:
        return CannotFinish(self.game.rules.least_workers)

    # --- workers and actions --------------------------------------------------------------------------------------

    def action(self, action: int) -> Reason | None:
        s, seat, board = self.s, self.seat, self.board
        if self.phase != "worker":
            return ActionChosen(ACTIONS[s.action]) if s.action >= 0 else None
        buildings = s.buildings_gone[seat] < board.mat_buildings
        rails = s.rails_gone[seat] < board.mat_rails
        if action == TRADE:
            return MatEmpty()
        if action == RAILROAD:
            if not rails:
                return NoRailLeft()
            count = min(self.game.rules.rails, board.mat_rails - s.rails_gone[seat])
            icons = affordability.fewest_icons(s, s.rails[seat], s.edge[seat], count)
            price = self.game.rules.rail_price + self.game.rules.hard_price * icons
            return RailsTooDear(money(price), money(self.worth)) if price > self.worth else self.stuck()
        if not buildings:
            return NoBuildingLeft()
        if action == TELEGRAPH:
            return OfficesEverywhere()
        cheapest = affordability.cheapest_station(s, seat)
        if cheapest >= NEVER:
            return StationsEverywhere()
        return StationTooDear(money(cheapest), money(self.worth)) if cheapest > self.worth else self.stuck()

    def worker(self, name: str, source: str) -> Reason | None:
        """An own worker after one was placed: to be promoted, or given for something."""
        s = self.s
        if self.phase not in ("action", "deal"):
            return None
        wanted = workers.wanted(s, self.seat) >> COLOURS.index(name) & 1
        if wanted and self.promotion_offered():
            return self.stuck()
        if source == "supply" and s.action >= 0:
            return ActionChosen(ACTIONS[s.action])
        return NotWanted(name) if self.promotion_offered() else None

    def promotion_offered(self) -> bool:
        s = self.s
        return s.ability >= 0 or s.promotions > 0 or s.paid_promotions > 0

    def milestone(self, number: int) -> Reason | None:
        s = self.s
        wanted = s.wants[self.seat][number - 1]
        if not wanted:
            return ManagersComplete(number) if s.milestones[self.seat][number - 1] >= 0 else None
        if self.phase not in ("action", "deal") or not self.promotion_offered():
            return NoPromotion()
        if not wanted & s.have[self.seat]:
            return NoManagerFor(number)
        if not s.promotions and s.paid_promotions:
            return self.dear(self.game.tables.promotion_price)
        return self.stuck()

    def taking(self, name: str) -> Reason:
        return WorkerNotOffered(name) if self.s.pool[COLOURS.index(name)] else WorkersGone(name)

    def hire(self, name: str) -> Reason | None:
        if not self.s.pool[COLOURS.index(name)]:
            return WorkersGone(name)
        return None if self.setting_up() else self.dear(self.game.rules.hire_price)

    def setting_up(self) -> bool:
        return self.phase in ("asset", "asset-use") or (self.phase == "toll" and self.s.back == ASSET_USE)

    # --- building -------------------------------------------------------------------------------------------------

    def city(self, city: int) -> Reason | None:
        s, seat, name = self.s, self.seat, self.board.cities[city]
        if s.stations[seat] >> city & 1:
            return StationYours(name)
        if not s.cities[seat] >> city & 1:
            return CityUnreached(name)
        if self.phase == "asset-use":
            return FirstStationOnly(name) if s.free_stations else None
        if self.phase not in ("worker", "action", "deal"):
            return None
        if s.buildings_gone[seat] >= self.board.mat_buildings:
            return NoBuildingLeft()
        if self.phase == "worker":
            return PlaceWorkerFirst(ACTIONS[STATION])
        return self.dear(self.board.price[city]) if s.owed and s.action == STATION else None

    def rail(self, rail: int) -> Reason | None:
        s, seat, board, name = self.s, self.seat, self.board, self.board.rails[rail]
        if s.rails[seat] >> rail & 1:
            return RailYours(name)
        if not s.edge[seat] >> rail & 1:
            return RailApart(name)
        if self.phase not in ("worker", "action", "deal"):
            return None
        if s.rails_gone[seat] >= board.mat_rails:
            return NoRailLeft()
        if self.phase == "worker":
            return PlaceWorkerFirst(ACTIONS[RAILROAD])
        if s.owed and s.action == RAILROAD:
            return self.main_rail(rail)
        if s.free_rails:
            return None
        if s.paid_rails:
            return self.dear(self.game.tables.paid_rail_price)
        if building.third_rail(s):
            left = affordability.budget(s, seat)
            return self.terrain(rail, self.game.rules.hard_price * board.hard[rail], left)
        return None

    def main_rail(self, rail: int) -> Reason:
        """As the rules reckon: what is left for this space when the cheapest ones follow it."""
        s, seat, board, game = self.s, self.seat, self.board, self.game
        each = game.rules.hard_price
        if s.ability == ORANGE:
            each -= game.abilities.railroad_orange[1]
        left = affordability.budget(s, seat) + each * affordability.icons_ahead(s, seat)
        if s.owed > 1:
            rails, edge = s.rails[seat] | 1 << rail, s.edge[seat] | board.beside[rail]
            left -= each * affordability.fewest_icons(s, rails, edge, s.owed - 1)
        return self.terrain(rail, each * board.hard[rail], left)

    def terrain(self, rail: int, price: int, left: int) -> Reason:
        if price > left:
            return RailTooDear(self.board.rails[rail], money(price), money(max(0, left)))
        return self.stuck()

    def sector(self, sector: int) -> Reason | None:
        s, seat = self.s, self.seat
        if s.offices[seat] >> sector & 1:
            return OfficeYours(sector + 1)
        if self.phase == "asset-use":
            return FirstOfficeOnly(sector + 1) if s.free_offices else None
        if self.phase not in ("worker", "action", "deal"):
            return None
        if s.buildings_gone[seat] >= self.board.mat_buildings:
            return NoBuildingLeft()
        return PlaceWorkerFirst(ACTIONS[TELEGRAPH]) if self.phase == "worker" else None

    def piece(self) -> Reason | None:
        """A rail or a building to be sold."""
        s, seat, board = self.s, self.seat, self.board
        if s.rails_gone[seat] >= board.mat_rails and s.buildings_gone[seat] >= board.mat_buildings:
            return MatEmpty()
        if self.phase == "worker":
            return PlaceWorkerFirst(ACTIONS[TRADE])
        return OtherPieceFirst() if self.phase == "action" and s.owed and s.action == TRADE else None

    # --- trains, tracks and deals ---------------------------------------------------------------------------------

    def train(self, train: int) -> Reason | None:
        s = self.s
        if not s.stacks[train]:
            return TrainsGone(self.board.trains[train])
        if self.phase == "action" and not s.train_takes and s.action == RAILROAD and s.ability == PURPLE:
            return self.dear(self.game.abilities.railroad_purple)
        return None

    def flip(self) -> Reason | None:
        s = self.s
        if self.phase == "action" and not s.flips and s.action == STATION and s.ability == PURPLE:
            return self.dear(self.game.abilities.station_purple)
        return None

    def track(self, track: int) -> Reason | None:
        s, board = self.s, self.board
        place = s.step[self.seat][track]
        if place >= board.track_end[track]:
            return TrackAtTop(TRACKS[track])
        if not s.steps and not (s.action == TRADE and s.ability == PURPLE):
            return None
        toll = board.tracks[track][place + 1]
        if toll.shares > s.shares[self.seat]:
            return TooFewShares(toll.shares, s.shares[self.seat])
        most = self.worth - self.game.rules.share_price * toll.shares
        if toll.money > most:
            return TooDear(money(toll.money), money(most))
        return self.stuck()

    def deal(self, side: int) -> Reason | None:
        s, seat, game = self.s, self.seat, self.game
        alone = self.phase == "action" and s.ability == GREY and s.action == TRADE
        if self.phase == "deal" and s.deals_taken >> side & 1:
            return DealAlreadyTaken()
        if not alone and not (self.phase == "deal" and s.deals_left):
            return DealsLater() if self.phase in ("worker", "action") else None
        extra = game.abilities.trade_grey if alone else 0
        deal = self.board.deal_side[s.deal_tile][side]
        have = s.shares[seat] + extra
        if have < deal.shares:
            return TooFewShares(deal.shares, have)
        most = s.money[seat] + game.rules.share_price * (have - deal.shares)
        if most < deal.effect.pay:
            return TooDear(money(deal.effect.pay), money(most))
        effect = game.tables.deal_effect[s.deal_tile][side]
        if not deals.useful(s, effect, deal.shares - extra):
            return DealBringsNothing()
        left = affordability.budget(s, seat) - deal.effect.pay - game.rules.share_price * (deal.shares - extra)
        had = deals.had(s, game.numbering.deal + side, effect, left, most - deal.effect.pay)
        return self.stuck() if had else DealBringsNothing()

    # --- what is offered ------------------------------------------------------------------------------------------

    def bonus(self) -> Reason | None:
        s = self.s
        return self.dear(self.board.bonus[s.city_tile[s.city]].pay) if s.bonuses and s.city >= 0 else None

    def ability(self) -> Reason | None:
        s, abilities = self.s, self.game.abilities
        if s.ability < 0 or self.phase != "action":
            return None
        action, worker = ACTIONS[s.action], COLOURS[s.ability]
        if s.ability == WHITE:
            return PromoteDirectly()
        if s.ability == PURPLE or s.action == TRADE or building.third_rail(s):
            return AbilityDirectly(action, worker)
        if s.owed:
            return AbilityLater(action, worker)
        if s.action == STATION and s.ability == GREY:
            return self.dear(self.board.bonus[s.city_tile[s.city]].pay)
        if s.action == STATION and s.ability == TURQUOISE:
            return self.dear(abilities.station_turquoise)
        if s.action == TELEGRAPH and s.ability == TURQUOISE and s.sector_tile[s.sector] >= 0:
            return self.dear(abilities.telegraph_turquoise)
        return AbilityBringsNothing(action, worker)

    def share(self) -> Reason | None:
        if not self.s.shares[self.seat]:
            return NoShares()
        return None if self.setting_up() else self.stuck()

    def done(self) -> Reason | None:
        s = self.s
        if self.phase not in ("action", "deal"):
            return None
        return MainActionFirst() if s.owed else self.dear(s.due)
