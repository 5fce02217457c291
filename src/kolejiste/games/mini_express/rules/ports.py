"""Ports, the variant of the Europe map: "Varianta hry Přístavy"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.journal import Note

from ..events import AutomaPort, PortOpened, PortSkipped
from . import building, shares
from .phases import PORT

if TYPE_CHECKING:
    from ..state import MiniState


def event(s: MiniState, seat: int) -> bool:
    """The first track into a city with a wild token brings the token's company into a port. True while it is asked."""
    game = s.game
    token = s.tokens[s.city]
    if game.token_second[token] >= 0 or s.capacity[s.city] != game.capacity[s.city] - 1:
        return False
    company = game.token_first[token]
    if not s.supply[company]:  # M26
        if s.journal is not None:
            s.journal.append(Note(PortSkipped(game.companies[company])))
        return False
    free = [port for port, there in enumerate(s.ports) if there < 0]
    if seat >= game.people:
        settle_in(s, seat, company, automa_choice(s, free))
        return False
    if len(free) == 1:
        settle_in(s, seat, company, free[0])
        return False
    s.phase = PORT
    return True


def legal_port(s: MiniState) -> list[int]:
    return [s.game.numbering.port + port for port, there in enumerate(s.ports) if there < 0]


def open_port(s: MiniState, move: int, chance: Chance) -> None:
    company = s.game.token_first[s.tokens[s.city]]
    settle_in(s, s.seat, company, move - s.game.numbering.port)
    building.finish(s, s.seat)


def settle_in(s: MiniState, seat: int, company: int, port: int) -> None:
    """A train from the supply into the port: a start location more, which adds no length."""
    land = s.game.land
    space = land.port_space[port]
    s.ports[port] = company
    s.net[company] |= 1 << space
    s.reach[company] |= land.within[space]
    s.edge[company] |= land.beside_mask[space]
    if s.journal is not None:
        s.journal.append(Note(PortOpened(seat, s.game.companies[company], land.ports[port])))
    shares.from_supply(s, company)


def automa_choice(s: MiniState, free: list[int]) -> int:
    """The port nearest to the city marker; of equal ones the later in the marker's order (M25)."""
    land = s.game.land
    far = land.distance[max(0, s.marker_city - 1)]
    nearest = min(far[land.port_space[port]] for port in free)
    equal = [port for port in free if far[land.port_space[port]] == nearest]
    chosen = max(equal, key=lambda port: land.port_space[port])
    if s.journal is not None:
        reason = "nearest" if len(equal) == 1 else "number"
        s.journal.append(Note(AutomaPort(land.ports[chosen], nearest, reason)))
    return chosen
