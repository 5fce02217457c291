"""What happens, told to whoever listens: an event for each thing, by names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.actions import Event
from kolejiste.core.journal import Note

from .. import events
from . import limits

if TYPE_CHECKING:
    from ..fields import Table


def _tell(s: Table, event: Event) -> None:
    assert s.journal is not None
    s.journal.append(Note(event))


def _tell_owner(s: Table, seat: int, event: Event, others: Event) -> None:
    """Something that only one seat sees; the others see a twin without the secret."""
    assert s.journal is not None
    s.journal.append(Note(event, 1 << seat, others))


def _face(s: Table, card: int) -> str:
    return s.game.board.faces[card]


def _colour(s: Table, colour: int) -> str | None:
    return None if colour < 0 else s.game.board.colours[colour]


def _tickets(s: Table, seat: int, first: int) -> tuple[str, ...]:
    """The tickets of a hand, from this place on."""
    held = s.tickets[seat]
    return tuple([s.game.board.tickets[held.cells[place]] for place in range(first, held.size)])


def deck_reshuffled(s: Table, size: int) -> None:
    _tell(s, events.DeckReshuffled(size))


def card_drawn(s: Table, seat: int, card: int) -> None:
    _tell_owner(s, seat, events.CardDrawn(seat, _face(s, card)), events.CardDrawnUnseen(seat))


def card_taken(s: Table, seat: int, card: int) -> None:
    _tell(s, events.CardTaken(seat, _face(s, card)))


def draw_lapsed(s: Table, seat: int) -> None:
    _tell(s, events.DrawLapsed(seat))


def card_turned(s: Table, card: int) -> None:
    _tell(s, events.CardTurned(_face(s, card)))


def display_stays(s: Table, wilds: int) -> None:
    _tell(s, events.DisplayStays(wilds))


def display_replaced(s: Table, wilds: int) -> None:
    _tell(s, events.DisplayReplaced(wilds))


def route_claimed(s: Table, seat: int, route: int, colour: int, cards: int, wilds: int) -> None:
    board = s.game.board
    _tell(s, events.RouteClaimed(seat, board.routes[route], _colour(s, colour), cards, wilds, board.points[route]))


def tunnel_tried(s: Table, seat: int, chosen: int, laid: int, extra: int) -> None:
    t = s.tables
    route = s.game.board.routes[t.claim_route[chosen]]
    shown = tuple([_face(s, s.revealed.cells[place]) for place in range(s.revealed.size)])
    colour = _colour(s, t.claim_colour[chosen])
    _tell(s, events.TunnelTried(seat, route, colour, laid, t.claim_wilds[chosen], shown, extra))


def tunnel_withdrawn(s: Table, seat: int, route: int) -> None:
    _tell(s, events.TunnelWithdrawn(seat, s.game.board.routes[route]))


def souvenir_placed(s: Table, seat: int, kind: int, city: int) -> None:
    _tell(s, events.SouvenirPlaced(seat, s.game.board.kinds[kind], s.game.board.cities[city]))


def souvenir_taken(s: Table, seat: int, kind: int, city: int) -> None:
    _tell(s, events.SouvenirTaken(seat, s.game.board.kinds[kind], s.game.board.cities[city]))


def station_chosen(s: Table, seat: int, city: int) -> None:
    _tell(s, events.StationChosen(seat, s.game.board.cities[city]))


def station_built(s: Table, seat: int, city: int, colour: int, cards: int, wilds: int) -> None:
    _tell(s, events.StationBuilt(seat, s.game.board.cities[city], _colour(s, colour), cards, wilds))


def tickets_offered(s: Table, seat: int) -> None:
    size = s.offered[seat]
    names = tuple([s.game.board.tickets[s.offers[seat][place]] for place in range(size)])
    _tell_owner(s, seat, events.TicketsOffered(seat, names), events.TicketsOfferedUnseen(seat, size))


def tickets_kept(s: Table, seat: int, count: int) -> None:
    """The last so many tickets of the hand have just come there."""
    names = _tickets(s, seat, s.tickets[seat].size - count)
    _tell_owner(s, seat, events.TicketsKept(seat, names), events.TicketsKeptUnseen(seat, count))


def tickets_chosen(s: Table, seat: int) -> None:
    _tell(s, events.TicketsChosen(seat))


def passed(s: Table, seat: int) -> None:
    _tell(s, events.Passed(seat))


def last_round(s: Table, seat: int) -> None:
    _tell(s, events.LastRound(seat, s.trains[seat]))


def finished(s: Table, how: int) -> None:
    """How the game ended, and everybody's tickets."""
    ways: dict[int, Event] = {
        limits.LAST_ROUND_PLAYED: events.GameEnded(),
        limits.ALL_PASSED: events.GameStalled(),
        limits.WASTED: events.RoundsWasted(limits.STALLED_ROUNDS),
    }
    _tell(s, ways[how])
    for seat in range(s.game.players):
        _tell(s, events.TicketsShown(seat, _tickets(s, seat, 0)))
