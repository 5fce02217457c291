"""Every decision in Vlaky na trati as a typed action, and the numbering that the rules work with."""

from __future__ import annotations

from kolejiste.core.actions import Action, ActionTable, Prompt

from .components import HEIGHTS, Board


class ChooseSide(Action, frozen=True):
    """Lay the start card with this side up."""

    side: str


class ChooseTrack(Action, frozen=True):
    """Put both locomotives on the start of this track."""

    track: str


class LayCard(Action, frozen=True):
    """Lay this card from the hand or the offer."""

    card: str


class NoCard(Action, frozen=True):
    """Lay nothing, because no card fits."""


class LaySecondCard(Action, frozen=True):
    """Pay and lay a second card in the turn."""

    card: str


class MoveSlower(Action, frozen=True):
    """Move the slower locomotive on by so many stations."""

    stations: int


class DiscardCard(Action, frozen=True):
    """Discard this A card for a coin."""

    card: str


class BuySymbol(Action, frozen=True):
    """Pay for a tick in any row with an empty box."""

    symbol: str


class RecordSymbol(Action, frozen=True):
    """Record this symbol of the station."""

    symbol: str


class GiveUpSymbol(Action, frozen=True):
    """Give this symbol up for a coin."""

    symbol: str


class Finish(Action, frozen=True):
    """Do no free action, or do not move the slower locomotive."""


VlakyAction = (
    ChooseSide
    | ChooseTrack
    | LayCard
    | NoCard
    | LaySecondCard
    | MoveSlower
    | DiscardCard
    | BuySymbol
    | RecordSymbol
    | GiveUpSymbol
    | Finish
)


# --- prompts ----------------------------------------------------------------------------------------------------


class WhichSide(Prompt, frozen=True):
    """Which side of the start card lies up."""


class WhichTrack(Prompt, frozen=True):
    """Which free track to run on."""


class WhichCard(Prompt, frozen=True):
    """Which card to lay."""


class WhichFreeAction(Prompt, frozen=True):
    """Whether to do a free action."""


class WhichSymbol(Prompt, frozen=True):
    """Which symbol of a station to record next, or to give up."""

    symbols: tuple[str, ...]
    only_one: bool


class WhichSlowMove(Prompt, frozen=True):
    """Whether to move the slower locomotive for nothing, the faster one standing in a bend."""


class WhichClosingAction(Prompt, frozen=True):
    """The one free action before the points are counted."""


VlakyPrompt = WhichSide | WhichTrack | WhichCard | WhichFreeAction | WhichSymbol | WhichSlowMove | WhichClosingAction


class Numbering:
    """The action table and where its blocks begin."""

    def __init__(self, board: Board) -> None:
        actions: list[Action] = []

        def block(*more: Action) -> int:
            actions.extend(more)
            return len(actions) - len(more)

        self.side = block(*(ChooseSide(side) for side in board.sides))
        self.track = block(*(ChooseTrack(height) for height in HEIGHTS))
        self.lay = block(*(LayCard(card) for card in board.cards))
        self.no_card = block(NoCard())
        self.second = block(*(LaySecondCard(card) for card in board.cards))
        self.slow = block(*(MoveSlower(steps) for steps in range(1, board.rules.slow_steps + 1)))
        self.discard = block(*(DiscardCard(card) for card in board.cards))
        self.buy = block(*(BuySymbol(symbol) for symbol in board.symbols))
        self.record = block(*(RecordSymbol(symbol) for symbol in board.symbols))
        self.give_up = block(*(GiveUpSymbol(symbol) for symbol in board.symbols))
        self.finish = block(Finish())
        self.table = ActionTable(actions)
