"""The way back from a snapshot to a state, with every impossible position refused in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kolejiste.core import positions

from .components import HEIGHTS
from .errors import BadSnapshot
from .rules.phases import BEND, CLOSING, FREE, LAY, OVER, PHASES, RECORD, SIDE, TRACK
from .rules.recording import is_choice
from .snapshot import Position

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState


def read(game: VlakyGame, data: Mapping[str, Any]) -> VlakyState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    return _Reader(game, positions.read_form(data, Position)).state()


class _Reader:
    """Turns a position's names into a state's numbers, checking each place."""

    def __init__(self, game: VlakyGame, position: Position) -> None:
        self.game = game
        self.board = game.board
        self.position = position

    def state(self) -> VlakyState:
        from .state import VlakyState

        game, position, board = self.game, self.position, self.board
        seat = position.turn if position.seat is None else position.seat
        positions.check_head(game, position, len(position.seats), PHASES, decider=seat, setting=board.sheet_name)
        if position.sheet != board.sheet_name:
            raise positions.other_edition(game, board.sheet_name)
        s = VlakyState(game)
        s.phase = PHASES.index(position.phase)
        s.over = s.phase == OVER
        s.turn, s.seat = position.turn, seat
        s.ply, s.reveals = position.ply, position.reveals
        s.dry, s.free_used, s.turns = position.dry, position.free_used, position.turns
        positions.within("ending", position.ending, 2)
        s.ending = position.ending
        if position.side is not None:
            s.side = positions.number_of(board.sides, position.side, "side")
        if (s.side < 0) != (s.phase == SIDE):
            raise BadSnapshot("snapshot-pending", phase=PHASES[SIDE])
        self._cards(s)
        self._tracks(s)
        self._lines(s)
        self._sheets(s)
        self._pending(s)
        positions.require_moves(s, position.phase)
        return s

    def _card(self, name: str, place: str) -> int:
        return positions.number_of(self.board.card_number, name, place)

    def _symbol(self, name: str, place: str) -> int:
        return positions.number_of(self.board.symbol_number, name, place)

    def _cards(self, s: VlakyState) -> None:
        """Every card lies in one place; A cards are in hands, laid, discarded or in the box, B cards never in hands."""
        board, position, rules = self.board, self.position, self.board.rules
        s.laid = [self._card(name, "laid") for name in position.laid]
        positions.within("laid", len(s.laid), board.slots)
        positions.within("offer", len(position.offer), rules.offer)
        for slot, name in enumerate(position.offer):
            s.offer[slot] = -1 if name is None else self._card(name, "offer")
        discarded = [self._card(name, "discarded") for name in position.discarded]
        hands = [[self._card(name, f"seats[{n}].hand") for name in seat.hand] for n, seat in enumerate(position.seats)]
        lying = Counter([*s.laid, *discarded, *(card for card in s.offer if card >= 0)])
        for number, hand in enumerate(hands):
            lying.update(hand)
            positions.within(f"seats[{number}].hand", len(hand), rules.hand)
            s.hands[number] = sum(1 << card for card in set(hand))
        in_b = [card for card, in_a in enumerate(board.in_a) if not in_a]
        unseen = [card for card in in_b if card not in lying]
        if position.deck.unseen is not None:
            unseen = [self._card(name, "deck.unseen") for name in position.deck.unseen]
        lying.update(unseen)
        for card, name in enumerate(board.cards):
            wrong = any(card in hand for hand in hands) if not board.in_a[card] else card in s.offer or card in unseen
            if lying[card] > 1 or wrong or (not lying[card] and not board.in_a[card]):
                raise BadSnapshot("snapshot-card", card=name, count=lying[card])
            if card in discarded and not board.in_a[card]:
                raise BadSnapshot("snapshot-card", card=name, count=lying[card])
        s.discarded = sum(1 << card for card in discarded)
        for name in position.shown:
            card = self._card(name, "shown")
            if not any(hand >> card & 1 for hand in s.hands):
                raise BadSnapshot("snapshot-name", place="shown", name=name)
            s.shown |= 1 << card
        s.unused = sum(1 << card for card, in_a in enumerate(board.in_a) if in_a and not lying[card])
        s.deck.counts = [int(card in unseen) for card in board.b_cards]
        s.deck.size = len(unseen)
        s.deck.drawn, s.deck.epoch = position.deck.drawn, position.deck.shuffles
        if s.phase == SIDE and (s.laid or any(s.hands) or max(s.offer) >= 0):
            raise BadSnapshot("snapshot-pending", phase=PHASES[SIDE])
        if s.phase == TRACK and s.laid:
            raise BadSnapshot("snapshot-pending", phase=PHASES[TRACK])
        if s.phase != SIDE and s.deck.size and min(s.offer) < 0:  # the offer is filled while there is a deck
            raise BadSnapshot("snapshot-value", place="offer", value=sum(card >= 0 for card in s.offer))

    def _tracks(self, s: VlakyState) -> None:
        for number, seat in enumerate(self.position.seats):
            if seat.track is not None:
                height = positions.number_of(HEIGHTS, seat.track, f"seats[{number}].track")
                if height in s.track:
                    raise BadSnapshot("snapshot-track", track=seat.track)
                s.track[number] = s.height[number] = height
            chosen = s.phase not in (SIDE, TRACK) or (s.phase == TRACK and number < s.turn)
            if (seat.track is not None) != chosen:
                raise BadSnapshot("snapshot-pending", phase=PHASES[TRACK])

    def _lines(self, s: VlakyState) -> None:
        """Where each line runs, and where its stations are, follows from the cards laid."""
        board = self.board
        for slot, card in enumerate(s.laid):
            back = slot // board.row_slots % 2
            if slot % board.row_slots and not board.follows[back][card][s.laid[slot - 1]]:
                raise BadSnapshot("snapshot-fit", card=board.cards[card])
            row_full = (slot + 1) % board.row_slots == 0 and slot + 1 < board.slots
            last = slot + 1 == len(s.laid)
            on_bend = row_full and (not last or self.position.at_bend is not False)
            for number in range(self.game.players):
                height = s.height[number]
                s.stops[number].append(board.station[back][card][height] or None)
                s.height[number] = board.leaves[back][card][height]
                if on_bend:
                    s.stops[number].append(())
                    s.height[number] = board.bend[s.height[number]]
            s.head += 2 if on_bend else 1
        at_bend = bool(s.laid) and s.head > board.position(len(s.laid) - 1)
        if self.position.at_bend not in (None, at_bend):
            raise BadSnapshot("snapshot-value", place="at_bend", value=int(not at_bend))
        for number, seat in enumerate(self.position.seats):
            positions.within(f"seats[{number}].slow", seat.slow, s.head)
            if seat.slow and s.stops[number][seat.slow] is None:  # it stops at stations only
                raise BadSnapshot("snapshot-value", place=f"seats[{number}].slow", value=seat.slow)
            s.slow[number] = seat.slow

    def _sheets(self, s: VlakyState) -> None:
        board, rules = self.board, self.board.rules
        sheet = board.sheet
        s.race_turn = self.position.race_turn
        positions.within("race_turn", s.race_turn, s.turns, -1)
        for number, seat in enumerate(self.position.seats):
            place = f"seats[{number}]"
            for name, count in seat.ticks.items():
                row = self._symbol(name, f"{place}.ticks")
                positions.within(f"{place}.ticks.{name}", count, sheet.length[row])
                s.ticks[number][row] = count
            for row in sheet.red_rows:
                if s.ticks[number][row] > sheet.red_after > s.ticks[number][sheet.red_opens]:
                    raise BadSnapshot("snapshot-red-line", seat=number, row=board.symbols[row])
            s.coins[number], s.spent[number] = seat.coins, seat.spent
            ticked = s.ticks[number][sheet.majority] if sheet.majority >= 0 else 0
            s.gained[number] = ticked if seat.gained is None else seat.gained
            if s.gained[number] < ticked or (s.gained[number] > ticked and not self._lost(ticked)):
                raise BadSnapshot("snapshot-value", place=f"{place}.gained", value=s.gained[number])
            positions.within(f"{place}.bought", seat.bought, rules.symbol_uses)
            s.bought[number] = seat.bought
            uses = rules.give_up_uses if self.game.players >= rules.give_up_from else 0
            positions.within(f"{place}.given_up", seat.given_up, uses)
            s.given_up[number] = seat.given_up
            there = any(s.ticks[number][row] == sheet.length[row] for row in sheet.race)
            positions.within(f"{place}.race", seat.race, 2 if there else 0, int(there))
            s.race[number] = seat.race
        if (s.race_turn >= 0) != any(s.race) or (any(s.race) and 1 not in s.race):
            raise BadSnapshot("snapshot-value", place="race_turn", value=s.race_turn)

    def _lost(self, ticked: int) -> bool:
        """Whether more symbols may have been gained than are ticked in the row that majority counts: the row is full,
        or the red line has closed it."""
        sheet = self.board.sheet
        row = sheet.majority
        closed = row in sheet.red_rows and row != sheet.red_opens and ticked >= sheet.red_after
        return row >= 0 and (ticked == sheet.length[row] or closed)

    def _pending(self, s: VlakyState) -> None:
        """What the phase waits for must be there, and nothing else may be."""
        position, players = self.position, self.game.players
        queue = []
        for number, wait in enumerate(position.queue):
            positions.within(f"queue[{number}].seat", wait.seat, players - 1)
            if not 1 <= len(wait.symbols) <= 3:
                raise BadSnapshot("snapshot-value", place=f"queue[{number}].symbols", value=len(wait.symbols))
            queue.append((wait.seat, tuple(self._symbol(name, "queue") for name in wait.symbols), wait.only_one))
        s.queue = tuple(queue)
        for seat in position.bend_seats:
            positions.within("bend_seats", seat, players - 1)
        at_bend = bool(s.laid) and s.head > self.board.position(len(s.laid) - 1)
        if position.bend_seats != sorted(set(position.bend_seats)) or (position.bend_seats and not at_bend):
            raise BadSnapshot("snapshot-value", place="bend_seats", value=len(position.bend_seats))
        s.bend_seats = tuple(position.bend_seats)
        decider = s.turn
        if s.phase == RECORD and s.queue and is_choice(s, *s.queue[0]):
            decider = s.queue[0][0]
        elif s.phase == BEND and s.bend_seats and not s.queue:
            decider = s.bend_seats[0]
        elif s.phase in (RECORD, BEND) or s.queue or s.bend_seats:
            raise BadSnapshot("snapshot-pending", phase=position.phase)
        if s.seat != decider:
            raise BadSnapshot("snapshot-value", place="seat", value=s.seat)
        slots = self.board.slots
        if s.phase == FREE and not s.laid and not s.dry:
            raise BadSnapshot("snapshot-pending", phase=position.phase)
        closing = s.phase in (CLOSING, OVER)
        if (closing and s.ending != 2) or (s.phase == LAY and (len(s.laid) >= slots or s.ending == 2)):
            raise BadSnapshot("snapshot-pending", phase=position.phase)
        row_full = s.laid and len(s.laid) % self.board.row_slots == 0 and len(s.laid) < slots
        waiting = s.phase == RECORD and not s.bend_seats
        if row_full and s.head == self.board.position(len(s.laid) - 1) and not waiting:
            raise BadSnapshot("snapshot-value", place="at_bend", value=0)
        ended = len(s.laid) >= slots or (not s.deck.size and s.phase != SIDE) or s.dry >= players
        if ended != bool(s.ending) and s.phase not in (SIDE, TRACK):
            raise BadSnapshot("snapshot-value", place="ending", value=s.ending)
