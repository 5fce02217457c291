"""The way back from a snapshot to a state, with every impossible position refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from kolejiste.core import rows, sets
from kolejiste.core.masks import bits, mask
from kolejiste.core.positions import read_form, require_moves, within
from kolejiste.core.snapshots import begun

from .components import HEIGHTS
from .errors import BadSnapshot
from .fields import CARDS
from .rules.phases import BEND, CLOSING, FREE, LAY, OVER, PHASES, RECORD, SIDE, TRACK
from .rules.recording import is_choice
from .rules.widths import CARD_WORDS
from .snapshot import Position, WrittenPosition, at_bend

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState


def read(game: VlakyGame, snapshot: Mapping[str, Any]) -> VlakyState:
    """The position in a snapshot; an impossible one raises `BadSnapshot` with its place and the reason."""
    return _Reader(game, read_form(snapshot, WrittenPosition)).state()


class _Reader:
    """Lays a position on the table, and checks that it could come about."""

    def __init__(self, game: VlakyGame, position: Position) -> None:
        self.game = game
        self.board = game.board
        self.position = position

    def state(self) -> VlakyState:
        game, position, board = self.game, self.position, self.board
        s = begun(game, position, len(position.seats), board.sheet_name, position.sheet == board.sheet_name)
        game.written.lay(s, position)
        if (s.side < 0) != (s.phase == SIDE):
            raise BadSnapshot("snapshot-pending", phase=PHASES[SIDE])
        self._cards(s)
        self._tracks(s)
        self._lines(s)
        self._sheets(s)
        self._pending(s)
        require_moves(s, position.phase)
        return s

    def _cards(self, s: VlakyState) -> None:
        """Every card lies in one place; A cards are in hands, laid, discarded or in the box, B cards never in hands."""
        board, position = self.board, self.position
        within("laid", s.laid.size, board.slots)
        for number in range(self.game.players):
            within(f"seats[{number}].hand", s.hand(number).bit_count(), board.rules.hand)
        in_a = mask(board.a_cards)
        in_hands = s.in_hands()
        own = sets.joined(s.discarded) | in_hands
        offer = mask(card for card in s.offer if card >= 0)
        lying = own | offer | mask(s.laid)
        if position.deck.unseen is None:
            unseen = mask(board.b_cards) & ~lying
        else:
            unseen = self.game.layout.mask(CARDS, position.deck.unseen, "deck.unseen")
        s.unused = sets.spread(in_a & ~(lying | unseen), CARD_WORDS)
        s.deck.counts = [unseen >> card & 1 for card in board.b_cards]
        s.deck.size = sum(s.deck.counts)
        s.deck.drawn, s.deck.epoch = position.deck.drawn, position.deck.shuffles
        for card in bits(own & ~in_a | (offer | unseen) & in_a):  # where no card of its deck can be
            raise BadSnapshot("snapshot-card", card=board.cards[card], count=s.census()[f"card {board.cards[card]}"])
        for name, count in zip(board.cards, s.census().values(), strict=True):
            if count != 1:
                raise BadSnapshot("snapshot-card", card=name, count=count)
        for card in bits(sets.joined(s.shown) & ~in_hands):
            raise BadSnapshot("snapshot-name", place="shown", name=board.cards[card])
        if s.phase == SIDE and (s.laid.size or in_hands or max(s.offer) >= 0):
            raise BadSnapshot("snapshot-pending", phase=PHASES[SIDE])
        if s.phase == TRACK and s.laid.size:
            raise BadSnapshot("snapshot-pending", phase=PHASES[TRACK])
        if s.phase != SIDE and s.deck.size and min(s.offer) < 0:  # the offer is filled while there is a deck
            raise BadSnapshot("snapshot-value", place="offer", value=sum(card >= 0 for card in s.offer))

    def _tracks(self, s: VlakyState) -> None:
        for number, track in enumerate(s.track):
            if track >= 0 and track in s.track[:number]:
                raise BadSnapshot("snapshot-track", track=HEIGHTS[track])
            chosen = s.phase not in (SIDE, TRACK) or (s.phase == TRACK and number < s.turn)
            if (track >= 0) != chosen:
                raise BadSnapshot("snapshot-pending", phase=PHASES[TRACK])
        s.height = s.track[:]

    def _lines(self, s: VlakyState) -> None:
        """Where each line runs, and where its stations are, follows from the cards laid."""
        board = self.board
        for slot, card in enumerate(s.laid):
            back = slot // board.row_slots % 2
            if slot % board.row_slots and not board.follows[back][card][s.laid[slot - 1]]:
                raise BadSnapshot("snapshot-fit", card=board.cards[card])
            row_full = (slot + 1) % board.row_slots == 0 and slot + 1 < board.slots
            last = slot + 1 == s.laid.size
            on_bend = row_full and (not last or self.position.at_bend is not False)
            for number in range(self.game.players):
                height = s.height[number]
                rows.push(s.stops[number], board.halts[back][card][height])
                s.height[number] = board.leaves[back][card][height]
                if on_bend:
                    rows.push(s.stops[number], 0)
                    s.height[number] = board.bend[s.height[number]]
            s.head += 2 if on_bend else 1
        if self.position.at_bend not in (None, at_bend(s)):
            raise BadSnapshot("snapshot-value", place="at_bend", value=int(not at_bend(s)))
        for number, slow in enumerate(s.slow):
            within(f"seats[{number}].slow", slow, s.head)
            if slow and s.stops[number][slow] < 0:  # it stops at stations only
                raise BadSnapshot("snapshot-value", place=f"seats[{number}].slow", value=slow)

    def _sheets(self, s: VlakyState) -> None:
        board, rules = self.board, self.board.rules
        sheet = board.sheet
        within("race_turn", s.race_turn, s.turns, -1)
        for number, seat in enumerate(self.position.seats):
            place = f"seats[{number}]"
            for row, count in enumerate(s.ticks[number]):
                within(f"{place}.ticks.{board.symbols[row]}", count, sheet.length[row])
            for row in sheet.red_rows:
                if s.ticks[number][row] > sheet.red_after > s.ticks[number][sheet.red_opens]:
                    raise BadSnapshot("snapshot-red-line", seat=number, row=board.symbols[row])
            ticked = s.ticks[number][sheet.majority] if sheet.majority >= 0 else 0
            if seat.gained is msgspec.UNSET:
                s.gained[number] = ticked
            if s.gained[number] < ticked or (s.gained[number] > ticked and not self._lost(ticked)):
                raise BadSnapshot("snapshot-value", place=f"{place}.gained", value=s.gained[number])
            within(f"{place}.bought", s.bought[number], rules.symbol_uses)
            uses = rules.give_up_uses if self.game.players >= rules.give_up_from else 0
            within(f"{place}.given_up", s.given_up[number], uses)
            there = any(s.ticks[number][row] == sheet.length[row] for row in sheet.race)
            within(f"{place}.race", s.race[number], 2 if there else 0, int(there))
        if (s.race_turn >= 0) != any(s.race) or (any(s.race) and 1 not in s.race):
            raise BadSnapshot("snapshot-value", place="race_turn", value=s.race_turn)

    def _lost(self, ticked: int) -> bool:
        """Whether more symbols may have been gained than are ticked in the row that majority counts: the row is full,
        or the red line has closed it."""
        sheet = self.board.sheet
        row = sheet.majority
        closed = row in sheet.red_rows and row != sheet.red_opens and ticked >= sheet.red_after
        return row >= 0 and (ticked == sheet.length[row] or closed)

    def _to_decide(self, s: VlakyState, seat: int, station: int, only_one: bool) -> bool:
        return is_choice(s, seat, station, only_one)

    def _pending(self, s: VlakyState) -> None:
        """What the phase waits for must be there, and nothing else may be."""
        position, players = self.position, self.game.players
        for number, (_, station, _) in enumerate(s.queue):
            if not self.board.stations[station]:
                raise BadSnapshot("snapshot-value", place=f"queue[{number}].symbols", value=0)
        if list(s.bend_seats) != sorted(set(s.bend_seats)) or (s.bend_seats.size and not at_bend(s)):
            raise BadSnapshot("snapshot-value", place="bend_seats", value=len(s.bend_seats))
        decider = s.turn
        if s.phase == RECORD and s.queue_seat.size and self._to_decide(s, *s.queue[0]):
            decider = s.queue_seat[0]
        elif s.phase == BEND and s.bend_seats.size and not s.queue_seat.size:
            decider = s.bend_seats[0]
        elif s.phase in (RECORD, BEND) or s.queue_seat.size or s.bend_seats.size:
            raise BadSnapshot("snapshot-pending", phase=position.phase)
        if s.seat != decider:
            raise BadSnapshot("snapshot-value", place="seat", value=s.seat)
        slots = self.board.slots
        if s.phase == FREE and not s.laid.size and not s.dry:
            raise BadSnapshot("snapshot-pending", phase=position.phase)
        closing = s.phase in (CLOSING, OVER)
        if (closing and s.ending != 2) or (s.phase == LAY and (s.laid.size >= slots or s.ending == 2)):
            raise BadSnapshot("snapshot-pending", phase=position.phase)
        laid = s.laid.size
        row_full = laid > 0 and laid % self.board.row_slots == 0 and laid < slots
        waiting = s.phase == RECORD and not s.bend_seats.size
        if row_full and s.head == self.board.position(laid - 1) and not waiting:
            raise BadSnapshot("snapshot-value", place="at_bend", value=0)
        ended = laid >= slots or (not s.deck.size and s.phase != SIDE) or s.dry >= players
        if ended != bool(s.ending) and s.phase not in (SIDE, TRACK):
            raise BadSnapshot("snapshot-value", place="ending", value=s.ending)
