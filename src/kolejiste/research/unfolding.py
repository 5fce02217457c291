"""A game with explicit chance: where the rules would draw, it stops and tells what may come. Each seat's log of what it
has seen is its information state, with perfect recall."""

from __future__ import annotations

from typing import Any

import msgspec

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.contract import Game, State
from kolejiste.core.journal import seen_by
from kolejiste.core.registry import load

Outcomes = list[tuple[int, float]]  # cards or numbers, and how likely each is


class Undecided(Exception):
    """A draw that nobody has decided yet."""

    def __init__(self, deck: str, outcomes: Outcomes) -> None:
        super().__init__(deck)
        self.deck = deck
        self.outcomes = outcomes


class DecidedChance(Chance):
    """Gives the draws that are decided, one after another, and stops at the first that is not. A draw that can come
    out in one way only needs no decision."""

    def __init__(self, drawn: list[int]) -> None:
        super().__init__(0)  # its own draws are never asked for
        self._drawn = iter(drawn)

    def draw(self, deck: Deck) -> int:
        if deck.size:
            kinds = [(card, count) for card, count in enumerate(deck.counts) if count]
            card = self._one(deck, [(card, count / deck.size) for card, count in kinds])
        else:
            card = deck.tail[0][0]
        deck.take(card)
        return card

    def below(self, die: Deck, n: int) -> int:
        number = self._one(die, [(number, 1 / n) for number in range(n)])
        die.drawn += 1
        return number

    def _one(self, deck: Deck, outcomes: Outcomes) -> int:
        if len(outcomes) == 1:
            return outcomes[0][0]
        found = next(self._drawn, None)
        if found is None:
            raise Undecided(deck.name, outcomes)
        return found


class Unfolding:
    """A position between two decisions, of a person or of chance."""

    def __init__(self, title: str, players: int | None, edition: str | None, options: dict[str, Any]) -> None:
        self._bound = (title, players, edition, options)
        self.game: Game = load(title).bind(players, edition=edition, **options)
        self.state: State | None = None  # None until all is dealt
        self.move: int | None = None  # what is being carried out while chance decides
        self._drawn: list[int] = []
        self.undecided: Undecided | None = None
        self._logs: list[list[bytes]] = [[] for _ in range(self.game.people)]
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.undecided is None and self.state is not None and self.state.over

    def decide(self, move: int) -> None:
        """The person who is asked makes a move."""
        state = self.state
        assert state is not None
        assert self.undecided is None
        if move not in state.legal():
            raise state.refusal(move)
        self.move = move
        self._go_on()

    def draw(self, outcome: int) -> None:
        """Chance decides what was undecided."""
        self._drawn.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Carry on until somebody must decide. A move that lacks a draw is tried again from its beginning with one
        more, because a state that chance has failed is as it was."""
        try:
            if self.state is None:
                self.state = self.game.new(DecidedChance(self._drawn))
                for seat, log in enumerate(self._logs):
                    log.append(self.state.view(seat).to_json())
                self._carried_out()
            if self.move is not None:
                self._carry_out(self.state, self.move)
            while not self.state.over and self.state.seat >= self.game.people:
                self.move = self.state.legal()[0]
                self._carry_out(self.state, self.move)
        except Undecided as draw:
            self.undecided = draw

    def _carry_out(self, state: State, move: int) -> None:
        seat, state.journal = state.seat, []
        try:
            state.apply(move, DecidedChance(self._drawn))
            notes = state.journal
        finally:
            state.journal = None
        for eyes, log in enumerate(self._logs):
            log.append(msgspec.json.encode([move if eyes == seat else None, seen_by(notes, eyes)]))
        self._carried_out()

    def _carried_out(self) -> None:
        self.move, self._drawn, self.undecided = None, [], None

    def carrying(self) -> dict[str, Any]:
        """What is being carried out, with what was drawn for it so far."""
        return {"move": self.move, "drawn": self._drawn}

    def known(self, seat: int) -> str:
        """All that a seat has seen since the deal, in order: its first view, then of each move, by whomever, the move
        if it was its own and the events that it saw. Two positions with the same log are the same to that seat."""
        log = self._logs[seat]
        if self.move is not None and self.state is not None and self.state.seat == seat:
            log = [*log, b"%d" % self.move]  # it knows what it has just chosen
        return b"\n".join([b"seat %d" % seat, *log]).decode()

    def as_seen(self, seat: int, seed: int) -> Unfolding:
        """A world that may be the true one for all that a seat knows, dealt from its view alone. The others' logs begin
        with what they see now."""
        assert self.state is not None
        assert self.undecided is None
        other = self.__deepcopy__({})
        other.state = self.game.sampler(self.state.view(seat))(Chance(seed))
        other._logs = [
            log if eyes == seat else [other.state.view(eyes).to_json()] for eyes, log in enumerate(other._logs)
        ]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Unfolding:
        other = Unfolding.__new__(Unfolding)
        other.__dict__.update(self.__dict__)
        other.state = None if self.state is None else self.state.clone()
        other._drawn = self._drawn[:]
        other._logs = [log[:] for log in self._logs]
        return other

    __copy__ = __deepcopy__

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("game", "undecided")}
        return {**kept, "state": None if self.state is None else self.state.snapshot()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        title, players, edition, options = self._bound
        self.game = load(title).bind(players, edition=edition, **options)
        self.state = None if kept["state"] is None else self.game.restore(kept["state"])
        self.undecided = None
        self._go_on()
