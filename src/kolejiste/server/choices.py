"""What a page needs to let somebody choose: the legal moves in words, by kind and with what is drawn of them; and what
happened since the seat's own last move. It is sent as data, for a turn may offer hundreds of moves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kolejiste.core.choices import ASIDE, by_kind, kind_words, listing
from kolejiste.core.contract import View
from kolejiste.core.journal import seen_by

from .live import LiveTable


class Move(msgspec.Struct, omit_defaults=True):
    """A legal move: its number, its words, and its picks by their places among all picks."""

    n: int
    words: str
    picks: list[int]
    weighty: bool = False
    aside: bool = False


class Kind(msgspec.Struct):
    """A kind of action and its moves, by their places among all moves, in the order in which a list shows them."""

    kind: str
    words: str
    moves: list[int]


class Recent(msgspec.Struct):
    """A move of somebody, and the drawn elements at which it happened."""

    number: int
    seat: int
    elements: list[str]


class Choices(msgspec.Struct):
    """Everything to choose from. Of the moves of a kind the most sensible one comes first."""

    kinds: list[Kind]
    moves: list[Move]
    picks: list[str]
    recent: list[Recent]

    def to_html(self) -> str:
        """As JSON that can stand in a script element."""
        return msgspec.json.encode(self).decode().replace("<", "\\u003c")


def choices(table: LiveTable, view: View, language: str, names: Sequence[str], *, decides: bool) -> Choices:
    """What the page of the seat of the view, or of a spectator, is told; moves only if the seat decides now."""
    found = Choices([], [], [], recent(table, view.seat))
    if not decides:
        return found
    game, state = table.game, table.state
    assert state is not None
    numbers: dict[str, int] = {}
    for kind, moves in by_kind(game, view, state.legal()).items():
        first = len(found.moves)
        for move in moves:
            picks = [numbers.setdefault(pick, len(numbers)) for pick in sorted(game.picks(move))]
            words = game.move_words(view, move, language, names)
            found.moves.append(Move(move, words, picks, game.weighty(view, move), kind == ASIDE))
        texts = [move.words for move in found.moves[first:]]
        listed = [first + place for place in listing(texts)]
        found.kinds.append(Kind(kind, kind_words(game, kind, texts, language), listed))
    found.picks = list(numbers)
    return found


# --- what happened --------------------------------------------------------------------------------------------------


def recent(table: LiveTable, seat: int | None) -> list[Recent]:
    """The moves of others since the seat's own last one; for a spectator those of the last round."""
    found: list[Recent] = []
    for number, made in reversed(list(enumerate(table.moves, 1))):
        if made.seat == seat or (seat is None and len(found) == table.game.players):
            break
        others = (event for event in seen_by(made.notes, seat) if getattr(event, "seat", made.seat) != seat)
        places = {name for event in others for name in table.game.places(event)}
        found.append(Recent(number, made.seat, sorted(places)))
    return found[::-1]
