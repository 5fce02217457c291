"""The way back from a snapshot to a state, with every impossible position refused in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kolejiste.core import positions
from kolejiste.core.masks import bits, mask
from kolejiste.core.positions import counts, number_of, within
from kolejiste.core.rows import Row
from kolejiste.core.snapshots import begun

from .actions import SIDES
from .asking import PHASES
from .components import ACTIONS, COLOURS, MOST_COMPLETED, MOST_DRAWN, TRACKS
from .errors import BadSnapshot
from .rules import affordability, milestones, workers
from .rules.phases import ACT, ASSET, ASSET_USE, DEAL, MILESTONE, ORDER, PLACE, TOLL
from .snapshot import Position
from .tables import STACKS
from .things import ANY_COLOUR, RAILROAD, SLOTS, STATION, TELEGRAPH, TRADE
from .view import SeatPart, TablePart, TalkPart

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState

MOST_OFFERED = 30  # more than any tiles of one turn could offer together


def read(game: RailroadGame, snapshot: Mapping[str, Any]) -> RailroadState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    position = positions.read_form(snapshot, Position)
    s = _state(game, position)
    for seat in range(game.players):
        _check_seat(s, seat)
        _check_milestones(s, seat)
    positions.require_components(s)
    _check_turn(s)
    if not _fits_phase(s):
        raise positions.pending(position.phase)
    positions.require_moves(s, position.phase)
    return s


def _state(game: RailroadGame, position: Position) -> RailroadState:
    s = begun(game, position, len(position.table.seats))
    lay_table(s, position.table)
    _lay_decks(s, position)
    return s


# --- names to numbers -----------------------------------------------------------------------------------------------


def lay_table(s: RailroadState, table: TablePart) -> None:
    """Put onto an untouched table what the names say; whether it is possible is asked here only as far as rules look
    things up with it."""
    game, board = s.game, s.game.board
    for city, printed in board.printed.items():
        s.city_tile[city] = printed
    for name, tile in table.city_tiles.items():
        city = number_of(board.cities, name, "table.city_tiles")
        s.city_tile[city] = number_of(board.city_tiles, tile, f"table.city_tiles.{name}")
    for name, tile in table.telegraph_tiles.items():
        sector = number_of([str(n + 1) for n in range(board.sectors)], name, "table.telegraph_tiles")
        s.sector_tile[sector] = number_of(board.telegraph_tiles, tile, f"table.telegraph_tiles.{name}")
    within("table.assets", len(table.assets), game.players)
    for place, asset in enumerate(table.assets):
        s.assets[place] = -1 if asset.side is None else number_of(board.assets, asset.side, "table.assets")
        s.asset_workers[place] = number_of(COLOURS, asset.worker, "table.assets")
    for seat, part in enumerate(table.seats):
        _lay_seat(s, seat, part)
    if table.trains is not None:
        s.stacks = counts(board.trains, table.trains, "table.trains")
    if table.deal is not None:
        s.deal_tile = number_of(board.deals, table.deal, "table.deal")
    for name in table.deal_discards:
        s.deal_discards[number_of(board.deals, name, "table.deal_discards")] += 1
    if table.pool is not None:
        s.pool = counts(COLOURS, table.pool, "table.pool")
    else:
        s.pool = [_left(s, colour) for colour in range(len(COLOURS))]
    positions.derive(s)
    _check_first_slots(s, table)
    _lay_talk(s, table.talk)
    s.round = table.round
    s.last_round = -1 if table.last_round is None else table.last_round
    s.slot = table.milestone_place
    _check_tiles(s)
    unbuilt = s.city < 0 and (s.bonuses or (s.action == STATION and not s.owed))
    unsited = s.sector < 0 and (s.tile_left or (s.action == TELEGRAPH and not s.owed))
    if unbuilt or unsited or (s.phase == TOLL and s.track < 0):
        raise positions.pending(PHASES[s.phase])


def _left(s: RailroadState, colour: int) -> int:
    """Workers of a colour in the common supply, if all others lie elsewhere."""
    name = f"worker {COLOURS[colour]}"
    seats = range(s.game.players)
    waiting = [worker for side, worker in zip(s.assets, s.asset_workers, strict=True) if side >= 0]
    managers = sum(there[colour] for seat in seats for there in s.managers[seat])
    own = sum(s.supply[seat][colour] + s.mat[seat][colour] for seat in seats)
    placed, box = own + managers + waiting.count(colour), s.game.box[name]
    if placed > box:
        raise BadSnapshot("snapshot-count", name=name, count=placed, box=box)
    return box - placed


def _lay_seat(s: RailroadState, seat: int, part: SeatPart) -> None:
    board = s.game.board
    place = f"table.seats[{seat}]"
    if part.money is not None:
        s.money[seat] = part.money
    if part.shares is not None:
        s.shares[seat] = part.shares
    if part.supply is not None:
        s.supply[seat] = counts(COLOURS, part.supply, f"{place}.supply")
    s.mat[seat] = counts(COLOURS, part.mat, f"{place}.mat")
    rails = [number_of(board.rails, name, f"{place}.rails") for name in part.rails]
    s.rails[seat] |= mask(rails)
    s.stations[seat] = mask(number_of(board.cities, name, f"{place}.stations") for name in part.stations)
    s.offices[seat] = mask(within(f"{place}.offices", sector, board.sectors, 1) - 1 for sector in part.offices)
    built = s.stations[seat].bit_count() + s.offices[seat].bit_count()
    rails_gone = len(rails) if part.rails_gone is None else part.rails_gone
    buildings_gone = built if part.buildings_gone is None else part.buildings_gone
    s.rails_gone[seat] = within(f"{place}.rails_gone", rails_gone, board.mat_rails)
    s.buildings_gone[seat] = within(f"{place}.buildings_gone", buildings_gone, board.mat_buildings)
    if part.trains_up is not None:
        s.trains_up[seat] = counts(board.trains, part.trains_up, f"{place}.trains_up")
    s.trains_down[seat] = counts(board.trains, part.trains_down, f"{place}.trains_down")
    for slot, milestone in enumerate(part.milestones):
        tile = -1 if milestone is None else number_of(board.milestones, milestone.tile, f"{place}.milestones")
        workers.hold(s, seat, slot, tile)
        colours = [] if milestone is None else milestone.managers
        there = Counter(number_of(COLOURS, name, f"{place}.milestones") for name in colours)
        s.managers[seat][slot] = [there[colour] for colour in range(len(COLOURS))]
    done = [number_of(board.milestones, name, f"{place}.completed") for name in part.completed]
    within(f"{place}.completed", len(done), MOST_COMPLETED)
    s.completed[seat] = Row(done)
    s.step[seat] = counts(TRACKS, part.steps, f"{place}.steps")
    for track, name in enumerate(TRACKS):
        within(f"{place}.steps.{name}", s.step[seat][track], board.track_end[track])


def _check_first_slots(s: RailroadState, table: TablePart) -> None:
    """Those of neutral buildings and of all that is built; they need not be told."""
    board = s.game.board
    if table.first_stations is not None:
        told = mask(number_of(board.cities, name, "table.first_stations") for name in table.first_stations)
        if told != s.first_stations:
            raise BadSnapshot("snapshot-tile", place="table.first_stations")
    if table.first_offices is not None:
        told = mask(within("table.first_offices", sector, board.sectors, 1) - 1 for sector in table.first_offices)
        if told != s.first_offices:
            raise BadSnapshot("snapshot-tile", place="table.first_offices")


def _lay_talk(s: RailroadState, talk_part: TalkPart) -> None:
    board, t = s.game.board, talk_part
    s.action = -1 if t.action is None else number_of(ACTIONS, t.action, "table.talk.action")
    s.worker = -1 if t.worker is None else number_of(COLOURS, t.worker, "table.talk.worker")
    s.ability = s.worker if t.ability else -1
    s.owed, s.due, s.icons, s.taken, s.bonuses = t.owed, t.due, t.icons, t.taken, t.bonuses
    s.city = -1 if t.city is None else number_of(board.cities, t.city, "table.talk.city")
    s.sector = -1 if t.sector is None else within("table.talk.sector", t.sector, board.sectors, 1) - 1
    s.tile_left = t.tile
    s.steps, s.promotions, s.paid_promotions, s.flips = t.steps, t.promotions, t.paid_promotions, t.flips
    s.train_takes, s.exchanges, s.free_rails, s.paid_rails = t.trains, t.exchanges, t.rails, t.paid_rails
    s.free_stations, s.free_offices = t.stations, t.offices
    within("table.talk.workers", len(t.workers), MOST_OFFERED)
    s.takes = Row(mask(number_of(COLOURS, name, "table.talk.workers") for name in unit) for unit in t.workers)
    s.track = -1 if t.toll is None else number_of(TRACKS, t.toll, "table.talk.toll")
    s.back = 0 if t.back is None else number_of(PHASES, t.back, "table.talk.back")
    s.deal_due, s.deals_left = t.deal, t.deals_left
    s.deals_taken = mask(number_of(SIDES, side, "table.talk.deals_taken") for side in t.deals_taken)


def _lay_decks(s: RailroadState, position: Position) -> None:
    board = s.game.board
    drawn = [number_of(board.milestones, name, "drawn") for name in position.drawn]
    within("drawn", len(drawn), MOST_DRAWN)
    s.drawn = Row(drawn)
    lying = {*s.drawn, *_lying(s)}
    for name in position.stacks:
        number_of([deck.name for deck in s.tiles], name, "stacks")
    for deck in s.tiles:
        tiles = board.of_stack[deck.name]
        names = [board.milestones[tile] for tile in tiles]
        part = position.stacks.get(deck.name)
        place = f"stacks.{deck.name}"
        under = [] if part is None else part.under
        tail = []
        for entry in under:
            within(f"{place}.under.seat", entry.seat, s.game.players - 1)
            tail.append((number_of(names, entry.tile, f"{place}.under"), 1 << entry.seat))
        deck.tail = tuple(tail)
        if part is not None and part.unseen is not None:
            deck.counts = [0] * len(names)
            for name in part.unseen:
                deck.counts[number_of(names, name, f"{place}.unseen")] += 1
        else:
            known = {card for card, _ in tail}
            deck.counts = [int(tile not in lying and n not in known) for n, tile in enumerate(tiles)]
        deck.size = sum(deck.counts)
        deck.drawn = 0 if part is None else part.drawn
    deals = position.deals
    if deals.unseen is not None:
        s.deal_deck.counts = [0] * len(board.deals)
        for name in deals.unseen:
            s.deal_deck.counts[number_of(board.deals, name, "deals.unseen")] += 1
    else:
        s.deal_deck.counts = [int(n != s.deal_tile and not count) for n, count in enumerate(s.deal_discards)]
    s.deal_deck.size = sum(s.deal_deck.counts)
    s.deal_deck.drawn, s.deal_deck.epoch = deals.drawn, deals.shuffles


# --- is it possible? ------------------------------------------------------------------------------------------------


def _check_tiles(s: RailroadState) -> None:
    """A tile of its level in every city, one in every telegraph sector without a deal icon, an open deal."""
    board = s.game.board
    city_tiles, sector_tiles = list(s.city_tile), list(s.sector_tile)
    for city, tile in enumerate(city_tiles):
        fits = tile >= 0 and (board.printed.get(city) == tile or tile in board.tiles_of_level[board.level[city]])
        if not fits or city_tiles.count(tile) > 1:
            raise BadSnapshot("snapshot-tile", place=f"table.city_tiles.{board.cities[city]}")
    for sector, tile in enumerate(sector_tiles):
        if (tile < 0) != board.sector_deal[sector] or (tile >= 0 and sector_tiles.count(tile) > 1):
            raise BadSnapshot("snapshot-tile", place=f"table.telegraph_tiles.{sector + 1}")
    if s.deal_tile < 0:
        raise BadSnapshot("snapshot-tile", place="table.deal")
    for tile, count in Counter(_lying(s)).items():
        if count > 1:
            raise BadSnapshot("snapshot-count", name=f"milestone {board.milestones[tile]}", count=count, box=1)


def _lying(s: RailroadState) -> list[int]:
    """The milestones before the seats, completed or not."""
    before = [tile for own in s.milestones for tile in own if tile >= 0]
    return before + [tile for own in s.completed for tile in own]


def _check_seat(s: RailroadState, seat: int) -> None:
    """What a seat has built hangs together and comes from its mat, but for one piece that may be a starting asset."""
    board, place = s.game.board, f"table.seats[{seat}]"
    reached = board.end_mask[board.start_rail]
    for _ in board.rails:
        for rail in bits(s.rails[seat]):
            if board.end_mask[rail] & reached:
                reached |= board.end_mask[rail]
    if s.cities[seat] & ~reached:
        raise BadSnapshot("snapshot-rails", seat=seat)
    if s.stations[seat] & ~s.cities[seat]:
        raise BadSnapshot("snapshot-unconnected", seat=seat)
    rails = s.rails[seat].bit_count() - 1
    buildings = s.stations[seat].bit_count() + s.offices[seat].bit_count()
    within(f"{place}.rails_gone", s.rails_gone[seat], board.mat_rails, rails - 1)
    assets = max(0, rails - s.rails_gone[seat])
    within(f"{place}.buildings_gone", s.buildings_gone[seat], board.mat_buildings, buildings - 1 + assets)
    if s.money[seat] % 50:  # no banknote is smaller
        raise BadSnapshot("snapshot-value", place=f"{place}.money", value=s.money[seat])
    for tile, managers in zip(s.milestones[seat], s.managers[seat], strict=True):
        needs = board.managers[tile] if tile >= 0 else ()
        named = [needs.count(1 << colour) for colour in range(len(COLOURS))]
        fits = sum(managers) <= len(needs)
        if not fits or (
            ANY_COLOUR not in needs and any(there > need for there, need in zip(managers, named, strict=True))
        ):
            raise BadSnapshot("snapshot-managers", place=f"{place}.milestones")


def _check_milestones(s: RailroadState, seat: int) -> None:
    """A1 and A2 each lead to B, C and D: as many of a stack lie or were completed as of the one before were completed,
    unless none was left of it."""
    board = s.game.board
    done: Counter[str] = Counter(board.stack[tile] for tile in s.completed[seat])
    there = done + Counter(board.stack[tile] for tile in s.milestones[seat] if tile >= 0)
    if s.phase == MILESTONE and s.seat == seat:
        there.update(board.stack[tile] for tile in list(s.drawn)[:1])
    before = done["A1"] + done["A2"]
    fits = there["A1"] == there["A2"] == 1
    for deck in s.tiles:
        fits &= there[deck.name] == before or (there[deck.name] < before and not len(deck))
        before = done[deck.name]
    if not fits:
        raise BadSnapshot("snapshot-milestones", seat=seat)


def _check_turn(s: RailroadState) -> None:
    """Whose turn it is, with how many workers, and how long the game lasts."""
    game, rules = s.game, s.game.rules
    picking = _doing(s, ASSET, ASSET_USE)
    for seat in range(game.players):
        waits = picking and (seat < s.seat or (seat == s.seat and s.phase == ASSET))
        least = game.board.edition.setup.white if waits else rules.least_workers
        # Within a turn some may be missing that are still to come; that it can be finished is asked elsewhere.
        if s.crew[seat] < least and not (seat in (s.seat, s.turn) and s.phase in (ACT, TOLL, DEAL)):
            raise BadSnapshot("snapshot-value", place=f"table.seats[{seat}].supply", value=s.crew[seat])
    if s.phase == PLACE and not s.have[s.seat] & ANY_COLOUR:  # all would have come back from the mat
        raise BadSnapshot("snapshot-value", place=f"table.seats[{s.seat}].supply", value=0)
    if s.seat != s.turn and not _doing(s, DEAL) and s.phase not in (MILESTONE, ORDER):
        raise BadSnapshot("snapshot-value", place="seat", value=s.seat)
    if s.last_round >= 0:
        within("table.last_round", s.last_round, s.round + 1, s.round)


def _doing(s: RailroadState, *phases: int) -> bool:
    """Whether this is one of these phases, or a toll is paid within one."""
    return (s.back if s.phase == TOLL else s.phase) in phases


def _fits_phase(s: RailroadState) -> bool:
    """Whether what the phase decides about is there, whole, and can be carried to an end; and nothing of another."""
    acting, dealing, picking = _doing(s, ACT), _doing(s, DEAL), _doing(s, ASSET, ASSET_USE)
    offered = (
        s.bonuses + s.steps + s.promotions + s.paid_promotions + s.flips + s.train_takes + s.exchanges
        + s.free_rails + s.paid_rails + s.free_stations + s.free_offices + s.takes.size + s.tile_left
    )  # fmt: skip
    return (
        (s.action >= 0) == (s.worker >= 0) == acting
        and offered <= (MOST_OFFERED if acting or dealing or picking else 0)
        and _assets_fit(s, picking)
        and (_action_fits(s) if acting else not (s.owed or s.due or s.icons or s.taken or s.bonuses or s.tile_left))
        and (acting or s.city < 0 > s.sector)
        and s.deals_left <= (dealing and 1 + (s.seat == s.turn))
        and s.deal_due in ((True,) if dealing else (False, acting))
        and (not s.deals_taken or acting or dealing)
        and (_toll_fits(s) if s.phase == TOLL else s.track < 0)
        and _milestones_fit(s)
        and (not (acting or dealing) or affordability.can_finish(s))
    )


def _assets_fit(s: RailroadState, picking: bool) -> bool:
    """In the draft, from the last seat on, each seat takes one of different tiles."""
    lying = [side for side in s.assets if side >= 0]
    if not picking:
        return not lying
    left = s.seat + (s.phase == ASSET)
    return min(s.asset_workers) >= 0 and len(lying) == len(set(lying)) == left and not s.round


def _action_fits(s: RailroadState) -> bool:
    """Of the main action: what is owed can be built or sold, what is built stands there, and its price is due."""
    game, board, seat = s.game, s.game.board, s.seat
    rails, buildings = board.mat_rails - s.rails_gone[seat], board.mat_buildings - s.buildings_gone[seat]
    prices, shares = [0], [0]
    if s.action == RAILROAD:
        left = min(rails, game.rules.rails)
        prices = [game.rules.rail_price + game.rules.hard_price * s.icons]
    elif s.action == TRADE:
        left = min(1, rails + buildings)
    else:
        left = min(1, buildings)
    if s.action == STATION and not s.owed:
        if s.city < 0 or not s.stations[seat] >> s.city & 1:
            return False
        prices.append(board.price[s.city])
    if s.action == TELEGRAPH and not s.owed:
        if s.sector < 0 or not s.offices[seat] >> s.sector & 1:
            return False
        given = board.sector_shares[s.sector]
        shares = [given, given + board.sector_first[s.sector]]
    return (
        s.owed <= left
        and s.due in prices
        and s.taken in shares
        and s.bonuses <= (s.action == STATION and not s.owed)
        and (not s.tile_left or (s.action == TELEGRAPH and not s.owed and s.sector_tile[s.sector] >= 0))
        and (not s.icons or s.action == RAILROAD)
    )


def _toll_fits(s: RailroadState) -> bool:
    """A toll that takes a worker is owed for the next step of a track, and there is a choice."""
    if s.track < 0 or not _doing(s, ACT, DEAL, ASSET_USE) or s.have[s.seat].bit_count() < 2:
        return False
    toll = s.game.board.tolls[s.track][s.step[s.seat][s.track]]
    return toll is not None and toll.workers > 0


def _milestones_fit(s: RailroadState) -> bool:
    """Some of one stack are drawn for an empty place, or both of a seat's own are complete."""
    place, number = divmod(s.slot, SLOTS)
    there = place == (s.seat - s.turn) % s.game.players
    if s.phase == MILESTONE:
        stacks = {s.game.board.stack[tile] for tile in s.drawn}
        empty = s.milestones[s.seat][number] < 0
        some = 1 < s.drawn.size <= s.game.rules.draw
        return there and empty and some and len(stacks) == 1 and stacks <= {*STACKS}
    if s.phase == ORDER:
        both = all(milestones.complete(s, s.seat, slot) for slot in range(SLOTS))
        return there and not number and not s.drawn.size and both
    return not s.drawn.size and not s.slot
