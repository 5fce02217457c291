"""The way back from a snapshot to a state, with every impossible position refused in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kolejiste.core import positions
from kolejiste.core.masks import bits, mask
from kolejiste.core.positions import number_of, within

from .actions import SIDES
from .components import ACTIONS, COLOURS, GREY, RAILROAD, STATION, TELEGRAPH, TRACKS, TRADE
from .errors import BadSnapshot
from .rules import milestones, turn_choices, workers
from .rules.phases import ACT, ASSET, ASSET_USE, DEAL, MILESTONE, ORDER, OVER, PHASES, PLACE, TOLL
from .snapshot import Position
from .view import SeatPart, TablePart, TalkPart

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState

MOST_OFFERED = 30  # more than any tiles of one turn could offer together


def read(game: RailroadGame, data: Mapping[str, Any]) -> RailroadState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    position = positions.read_form(data, Position)
    s = _state(game, position)
    _Checker(s, position).check()
    positions.require_moves(s, position.phase)
    return s


def _state(game: RailroadGame, position: Position) -> RailroadState:
    from .state import RailroadState

    seat = position.turn if position.seat is None else position.seat
    positions.check_head(game, position, len(position.table.seats), PHASES, decider=seat)
    s = RailroadState(game)
    s.phase = PHASES.index(position.phase)
    s.over = s.phase == OVER
    s.turn, s.seat = position.turn, seat
    s.ply, s.reveals = position.ply, position.reveals
    lay_table(s, position.table)
    _lay_decks(s, position)
    return s


# --- names to numbers -----------------------------------------------------------------------------------------------


def _counts(names: Sequence[str], given: Mapping[str, int], place: str) -> list[int]:
    counts = [0] * len(names)
    for name, count in given.items():
        counts[number_of(names, name, place)] = count
    return counts


def lay_table(s: RailroadState, table: TablePart) -> None:
    """Put onto an untouched table what the names say; whether it is possible is not asked here."""
    game, board = s.game, s.game.board
    s.city_tile = [board.printed.get(city, -1) for city in range(len(board.cities))]
    for name, tile in table.city_tiles.items():
        city = number_of(board.cities, name, "table.city_tiles")
        s.city_tile[city] = number_of(board.city_tiles, tile, f"table.city_tiles.{name}")
    s.sector_tile = [-1] * board.sectors
    for name, tile in table.telegraph_tiles.items():
        sector = number_of([str(n + 1) for n in range(board.sectors)], name, "table.telegraph_tiles")
        s.sector_tile[sector] = number_of(board.telegraph_tiles, tile, f"table.telegraph_tiles.{name}")
    s.assets = tuple(
        -1 if part.side is None else number_of(board.assets, part.side, "table.assets") for part in table.assets
    )
    s.asset_workers = tuple(number_of(COLOURS, part.worker, "table.assets") for part in table.assets)
    for seat, part in enumerate(table.seats):
        _lay_seat(s, seat, part)
    if table.trains is not None:
        s.stacks = _counts(board.trains, table.trains, "table.trains")
    _lay_first_slots(s, table)
    if table.deal is not None:
        s.deal = number_of(board.deals, table.deal, "table.deal")
    for name in table.deal_discards:
        s.deal_discards[number_of(board.deals, name, "table.deal_discards")] += 1
    if table.pool is not None:
        s.pool = _counts(COLOURS, table.pool, "table.pool")
    else:
        s.pool = [game.box[f"worker {name}"] - _placed(s, colour) for colour, name in enumerate(COLOURS)]
    s.in_pool = mask(colour for colour, count in enumerate(s.pool) if count)
    _lay_talk(s, table.talk)
    s.round = table.round
    s.last_round = -1 if table.last_round is None else table.last_round
    s.slot = table.milestone_place


def _placed(s: RailroadState, colour: int) -> int:
    """Workers of a colour outside the common supply."""
    waiting = [worker for side, worker in zip(s.assets, s.asset_workers, strict=True) if side >= 0]
    managers = sum(there.count(colour) for there in s.managers)
    return sum(s.supply[colour::5]) + sum(s.mat[colour::5]) + managers + waiting.count(colour)


def _lay_seat(s: RailroadState, seat: int, part: SeatPart) -> None:
    board = s.game.board
    place = f"table.seats[{seat}]"
    if part.money is not None:
        s.money[seat] = part.money
    if part.shares is not None:
        s.shares[seat] = part.shares
    if part.supply is not None:
        s.supply[5 * seat : 5 * seat + 5] = _counts(COLOURS, part.supply, f"{place}.supply")
    s.mat[5 * seat : 5 * seat + 5] = _counts(COLOURS, part.mat, f"{place}.mat")
    s.crew[seat] = sum(s.supply[5 * seat : 5 * seat + 5]) + sum(s.mat[5 * seat : 5 * seat + 5])
    s.have[seat] = mask(own for own in range(10) if (s.supply if own < 5 else s.mat)[5 * seat + own % 5])
    rails = [number_of(board.rails, name, f"{place}.rails") for name in part.rails]
    for rail in rails:
        s.rails[seat] |= 1 << rail
        s.cities[seat] |= board.end_mask[rail]
        s.edge[seat] |= board.beside[rail]
    s.stations[seat] = mask(number_of(board.cities, name, f"{place}.stations") for name in part.stations)
    s.offices[seat] = mask(within(f"{place}.offices", sector, board.sectors, 1) - 1 for sector in part.offices)
    built = s.stations[seat].bit_count() + s.offices[seat].bit_count()
    s.rails_gone[seat] = len(rails) if part.rails_gone is None else part.rails_gone
    s.buildings_gone[seat] = built if part.buildings_gone is None else part.buildings_gone
    trains = slice(len(board.trains) * seat, len(board.trains) * seat + len(board.trains))
    if part.trains_up is not None:
        s.trains_up[trains] = _counts(board.trains, part.trains_up, f"{place}.trains_up")
    s.trains_down[trains] = _counts(board.trains, part.trains_down, f"{place}.trains_down")
    counts = s.trains_up[trains] + s.trains_down[trains]
    s.fleet[seat] = mask(train for train, count in enumerate(counts) if count)
    for number, milestone in enumerate(part.milestones):
        slot = 2 * seat + number
        if milestone is None:
            workers.hold(s, slot, -1)
            continue
        workers.hold(s, slot, number_of(board.milestones, milestone.tile, f"{place}.milestones"))
        colours = [number_of(COLOURS, name, f"{place}.milestones") for name in milestone.managers]
        s.managers[slot] = tuple(sorted(colours))
        s.wants[slot] = board.wanted(s.milestones[slot], s.managers[slot])
    s.completed[seat] = tuple(number_of(board.milestones, name, f"{place}.completed") for name in part.completed)
    s.step[3 * seat : 3 * seat + 3] = _counts(TRACKS, part.steps, f"{place}.steps")


def _lay_first_slots(s: RailroadState, table: TablePart) -> None:
    """Left out, they are those of neutral buildings and of all that is built."""
    board = s.game.board
    stations, offices = neutral(s)
    for seat in range(s.game.players):
        stations |= s.stations[seat]
        offices |= s.offices[seat]
    s.first_stations, s.first_offices = stations, offices
    if table.first_stations is not None:
        s.first_stations = mask(number_of(board.cities, name, "table.first_stations") for name in table.first_stations)
    if table.first_offices is not None:
        s.first_offices = mask(
            within("table.first_offices", sector, board.sectors, 1) - 1 for sector in table.first_offices
        )


def neutral(s: RailroadState) -> tuple[int, int]:
    """The first slots that neutral buildings take: cities and sectors."""
    board = s.game.board
    for blocked in board.edition.setup.blocked:
        if blocked.players == s.game.players:
            return mask(board.city_number[city] for city in blocked.stations), mask(n - 1 for n in blocked.offices)
    return 0, 0


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
    s.takes = tuple(mask(number_of(COLOURS, name, "table.talk.workers") for name in unit) for unit in t.workers)
    s.track = -1 if t.toll is None else number_of(TRACKS, t.toll, "table.talk.toll")
    s.back = 0 if t.back is None else number_of(PHASES, t.back, "table.talk.back")
    s.deal_due, s.deals_left = t.deal, t.deals_left
    s.deals_taken = mask(number_of(SIDES, side, "table.talk.deals_taken") for side in t.deals_taken)


def _lay_decks(s: RailroadState, position: Position) -> None:
    board = s.game.board
    s.drawn = tuple(number_of(board.milestones, name, "drawn") for name in position.drawn)
    lying = {*s.milestones, *s.drawn, *(tile for done in s.completed for tile in done)}
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
        s.deal_deck.counts = [int(n != s.deal and not count) for n, count in enumerate(s.deal_discards)]
    s.deal_deck.size = sum(s.deal_deck.counts)
    s.deal_deck.drawn, s.deal_deck.epoch = deals.drawn, deals.shuffles


# --- is it possible? ------------------------------------------------------------------------------------------------


class _Checker:
    """Refuses what no game could have come to."""

    def __init__(self, s: RailroadState, position: Position) -> None:
        self.s = s
        self.game = s.game
        self.board = s.game.board
        self.position = position

    def value(self, place: str, value: int) -> BadSnapshot:
        return BadSnapshot("snapshot-value", place=place, value=value)

    def pending(self) -> BadSnapshot:
        return BadSnapshot("snapshot-pending", phase=self.position.phase)

    def check(self) -> None:
        self._tiles()
        self._starting_milestones()
        for seat in range(self.game.players):
            self._seat(seat)
        self._first_slots()
        self._census()
        self._turn()
        self._talk()
        for seat in range(self.game.players):
            self._completed(seat)

    def _starting_milestones(self) -> None:
        """Of the first two stacks every tile lies before one seat at most."""
        s, board = self.s, self.board
        lying = Counter(tile for tile in (*s.milestones, *(tile for done in s.completed for tile in done)) if tile >= 0)
        for tile, count in lying.items():
            if count > 1:
                name = f"milestone {board.milestones[tile]}"
                raise BadSnapshot("snapshot-count", name=name, count=count, box=1)

    def _tiles(self) -> None:
        """A tile of its level in every city, one in every telegraph sector without a deal icon, an open deal."""
        s, board = self.s, self.board
        for city, tile in enumerate(s.city_tile):
            name = board.cities[city]
            fits = tile >= 0 and (board.printed.get(city) == tile or tile in board.tiles_of_level[board.level[city]])
            if not fits or s.city_tile.count(tile) > 1:
                raise BadSnapshot("snapshot-tile", place=f"table.city_tiles.{name}")
        for sector, tile in enumerate(s.sector_tile):
            if (tile < 0) != board.sector_deal[sector] or (tile >= 0 and s.sector_tile.count(tile) > 1):
                raise BadSnapshot("snapshot-tile", place=f"table.telegraph_tiles.{sector + 1}")
        if s.deal < 0:
            raise BadSnapshot("snapshot-tile", place="table.deal")

    def _seat(self, seat: int) -> None:
        s, board = self.s, self.board
        place = f"table.seats[{seat}]"
        reached = board.end_mask[board.start_rail]
        for _ in board.rails:
            for rail in bits(s.rails[seat]):
                if board.end_mask[rail] & reached:
                    reached |= board.end_mask[rail]
        if s.cities[seat] & ~reached:
            raise BadSnapshot("snapshot-rails", seat=seat)
        if s.stations[seat] & ~s.cities[seat]:
            raise BadSnapshot("snapshot-unconnected", seat=seat)
        laid = s.rails[seat].bit_count() - 1
        built = s.stations[seat].bit_count() + s.offices[seat].bit_count()
        # One rail or one building may have been a starting asset.
        rail_over, building_over = laid - s.rails_gone[seat], built - s.buildings_gone[seat]
        if rail_over > 1 or s.rails_gone[seat] > board.mat_rails:
            raise self.value(f"{place}.rails_gone", s.rails_gone[seat])
        if building_over > 1 - max(0, rail_over) or s.buildings_gone[seat] > board.mat_buildings:
            raise self.value(f"{place}.buildings_gone", s.buildings_gone[seat])
        if s.money[seat] % 50:
            raise self.value(f"{place}.money", s.money[seat])
        for track, name in enumerate(TRACKS):
            if s.step[3 * seat + track] > board.track_end[track]:
                raise self.value(f"{place}.steps.{name}", s.step[3 * seat + track])
        self._milestones(seat)

    def _milestones(self, seat: int) -> None:
        """Two lines of milestones: A1 and A2 lead to B, C and D, and each step of a line was completed in order."""
        s, board = self.s, self.board
        place = f"table.seats[{seat}].milestones"
        done: Counter[str] = Counter(board.stack[tile] for tile in s.completed[seat])
        held: Counter[str] = Counter(board.stack[tile] for tile in s.milestones[2 * seat : 2 * seat + 2] if tile >= 0)
        if self._drawing(seat):
            held[board.stack[s.drawn[0]]] += 1
        for stack in ("A1", "A2"):
            if done[stack] + held[stack] != 1:
                raise BadSnapshot("snapshot-milestones", seat=seat)
        before = done["A1"] + done["A2"]
        for stack in ("B", "C", "D"):
            empty = not any(board.stack[tile] == stack for tile in self._left(stack))
            if done[stack] + held[stack] > before or (done[stack] + held[stack] < before and not empty):
                raise BadSnapshot("snapshot-milestones", seat=seat)
            before = done[stack]
        for slot in (2 * seat, 2 * seat + 1):
            tile = s.milestones[slot]
            if tile < 0:
                if s.managers[slot]:
                    raise BadSnapshot("snapshot-managers", place=place)
                continue
            needs = list(board.managers[tile])
            for colour in s.managers[slot]:
                fitting = [need for need in needs if need >> colour & 1]
                if not fitting:
                    raise BadSnapshot("snapshot-managers", place=place)
                needs.remove(fitting[0])

    def _completed(self, seat: int) -> None:
        """At the end of every turn all complete milestones are taken away, in order from the active seat: only a seat
        that has decided in this turn, or whose place has not been looked at yet, can have one."""
        s, players = self.s, self.game.players
        place = (seat - s.turn) % players
        for slot in (2 * seat, 2 * seat + 1):
            if s.phase in (MILESTONE, ORDER):
                open_ = place >= s.slot // 2
            else:
                open_ = s.phase in (ACT, TOLL, DEAL) and place <= (s.seat - s.turn) % players
            if milestones.complete(s, slot) and not open_:
                raise BadSnapshot("snapshot-complete", place=f"table.seats[{seat}].milestones[{slot % 2}]")

    def _left(self, stack: str) -> list[int]:
        """Tiles of a stack that could still be drawn."""
        for deck in self.s.tiles:
            if deck.name == stack:
                tiles = self.board.of_stack[stack]
                return [tile for tile, count in zip(tiles, deck.counts, strict=True) if count] + [
                    tiles[card] for card, _ in deck.tail
                ]
        return []

    def _drawing(self, seat: int) -> bool:
        return self.s.phase == MILESTONE and self.s.seat == seat and bool(self.s.drawn)

    def _first_slots(self) -> None:
        """A slot is taken when a neutral or any building stands there."""
        s = self.s
        stations, offices = neutral(s)
        for seat in range(self.game.players):
            stations |= s.stations[seat]
            offices |= s.offices[seat]
        if s.first_stations != stations:
            raise BadSnapshot("snapshot-tile", place="table.first_stations")
        if s.first_offices != offices:
            raise BadSnapshot("snapshot-tile", place="table.first_offices")

    def _census(self) -> None:
        """Workers, trains, milestones and deals must all be there, once."""
        from .snapshot import census

        for name, count in census(self.s).items():
            if count != self.game.box[name]:
                raise BadSnapshot("snapshot-count", name=name, count=count, box=self.game.box[name])
        if min(self.s.pool) < 0:
            raise self.value("table.pool", min(self.s.pool))

    def _turn(self) -> None:
        s, game = self.s, self.game
        using = s.phase == ASSET_USE or (s.phase == TOLL and s.back == ASSET_USE)
        setting_up = s.phase == ASSET or using
        if setting_up:
            if len(s.assets) != game.players or s.seat != s.turn or s.round:
                raise self.pending()
            taken = sum(side < 0 for side in s.assets)
            if taken != game.players - 1 - s.seat + using:
                raise self.pending()
        elif any(side >= 0 for side in s.assets):
            raise self.pending()
        for seat in range(game.players):
            picked = not setting_up or seat > s.seat or (seat == s.seat and using)
            least = game.rules.least_workers if picked else game.board.edition.setup.white
            open_ = seat == s.seat and s.phase in (ACT, TOLL, DEAL)
            if s.crew[seat] < least and not (open_ or (seat == s.turn and s.phase == DEAL)):
                raise self.value(f"table.seats[{seat}].supply", s.crew[seat])
        if s.phase in (PLACE, ACT, TOLL) and s.seat != s.turn and not (s.phase == TOLL and s.back == DEAL):
            raise self.value("seat", s.seat)
        if s.phase == PLACE and not any(s.supply[5 * s.seat : 5 * s.seat + 5]):
            raise self.value(f"table.seats[{s.seat}].supply", 0)
        emptied = any(
            s.rails_gone[seat] >= self.board.left_rails and s.buildings_gone[seat] >= self.board.left_buildings
            for seat in range(game.players)
        )
        if s.last_round >= 0 and (not emptied or not s.round <= s.last_round <= s.round + 1):
            raise self.value("table.last_round", s.last_round)
        if emptied and s.last_round < 0 and s.phase in (PLACE, OVER):
            raise self.value("table.last_round", 0)
        if s.over and (s.round != s.last_round or s.turn != game.players - 1 or s.seat != s.turn):
            raise self.pending()
        if s.phase == MILESTONE:
            place = (s.seat - s.turn) % game.players
            stacks = {self.board.stack[tile] for tile in s.drawn}
            if len(s.drawn) < 2 or len(stacks) != 1 or s.slot // 2 != place:
                raise self.pending()
            if s.milestones[2 * s.seat + s.slot % 2] >= 0 or len(s.drawn) > game.rules.draw:
                raise self.pending()
        elif s.phase == ORDER:
            own = all(milestones.complete(s, slot) for slot in (2 * s.seat, 2 * s.seat + 1))
            if not own or s.drawn or s.slot != 2 * ((s.seat - s.turn) % game.players):
                raise self.pending()
        elif s.drawn or s.slot:
            raise self.pending()

    def _talk(self) -> None:
        """What the phase waits for must be there, and nothing else may be."""
        s = self.s
        acting = s.phase == ACT or (s.phase == TOLL and s.back == ACT)
        dealing = s.phase == DEAL or (s.phase == TOLL and s.back == DEAL)
        if (s.action >= 0) != acting or (s.worker >= 0) != acting:
            raise self.pending()
        if s.phase == TOLL:
            if s.track < 0 or s.back not in (ACT, DEAL, ASSET_USE) or len(workers.own_workers(s, s.seat)) < 2:
                raise self.pending()
            place = s.step[3 * s.seat + s.track]
            if place >= self.board.track_end[s.track] or not self.board.tracks[s.track][place + 1].workers:
                raise self.pending()
        elif s.track >= 0:
            raise self.pending()
        alone = acting and s.action == TRADE and s.worker == GREY and s.ability < 0 and s.deals_taken in (1, 2)
        if s.deals_left > (2 if s.seat == s.turn else 1) or (
            not dealing and (s.deals_left or (s.deals_taken and not alone))
        ):
            raise self.value("table.talk.deals_left", s.deals_left)
        if dealing != (s.deal_due and not acting) or (dealing and s.due):
            raise self.pending()
        offered = (
            s.bonuses + s.steps + s.promotions + s.paid_promotions + s.flips + s.train_takes + s.exchanges
            + s.free_rails + s.paid_rails + s.free_stations + s.free_offices + len(s.takes) + s.tile_left
        )  # fmt: skip
        using = s.phase == ASSET_USE or (s.phase == TOLL and s.back == ASSET_USE)
        if not (acting or dealing or using) and (offered or s.owed or s.due):
            raise self.pending()
        if any(not unit for unit in s.takes):
            raise self.pending()
        if dealing and offered and not s.deals_taken:
            raise self.pending()
        if offered > MOST_OFFERED:
            raise self.value("table.talk", offered)
        if acting:
            self._action()
        elif s.owed or s.icons or s.taken or s.city >= 0 or s.sector >= 0 or s.bonuses or s.tile_left:
            raise self.pending()
        moves = (
            turn_choices.action_moves(s) if s.phase == ACT else turn_choices.deal_moves(s) if s.phase == DEAL else []
        )
        if len(moves) == 1 and moves[0] < self.game.numbering.done:  # it would have happened by itself
            raise self.pending()

    def _action(self) -> None:
        s, board = self.s, self.board
        if s.owed > (self.game.rules.rails if s.action == RAILROAD else 1):
            raise self.value("table.talk.owed", s.owed)
        city = s.action == STATION and not s.owed
        if (s.city >= 0) != city or (city and not s.stations[s.seat] >> s.city & 1):
            raise self.pending()
        sector = s.action == TELEGRAPH and not s.owed
        if (s.sector >= 0) != sector or (sector and not s.offices[s.seat] >> s.sector & 1):
            raise self.pending()
        if s.action == STATION and s.due not in (0, board.price[s.city] if city else 0):
            raise self.value("table.talk.due", s.due)
        if s.action == RAILROAD and s.due != self.game.rules.rail_price + self.game.rules.hard_price * s.icons:
            raise self.value("table.talk.due", s.due)
        if s.action in (TELEGRAPH, TRADE) and s.due:
            raise self.value("table.talk.due", s.due)
        first = city and not any(s.stations[seat] >> s.city & 1 for seat in range(self.game.players) if seat != s.seat)
        if s.bonuses > (first and not neutral(s)[0] >> s.city & 1):
            raise self.value("table.talk.bonuses", s.bonuses)
        given = board.sector_shares[s.sector] if sector else 0
        if s.taken not in (given, given + (board.sector_first[s.sector] if sector else 0)):
            raise self.value("table.talk.taken", s.taken)
        if s.icons and s.action != RAILROAD:
            raise self.value("table.talk.icons", s.icons)
        laid = s.action == RAILROAD and s.rails[s.seat] & board.deal_mask
        if s.deal_due and not (laid or (sector and board.sector_deal[s.sector])):
            raise self.pending()
        # Nothing can have taken the placed worker away before the main action or its own promotion, but a train.
        if s.owed and s.ability >= 0 and s.action != TRADE and not s.mat[5 * s.seat + s.worker]:
            raise self.value(f"table.seats[{s.seat}].mat", 0)
        if s.tile_left and (not sector or s.sector_tile[s.sector] < 0):
            raise self.pending()
