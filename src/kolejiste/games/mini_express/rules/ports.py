"""Ports, the variant of the Europe map: "Varianta hry Přístavy"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import moves

from . import building, phases, shares, telling

if TYPE_CHECKING:
    from ..fields import Table


def event(s: Table, seat: int) -> bool:
    """The first track into a city with a wild token brings the token's company into a port. True while it is asked."""
    t = s.tables
    if not comes(s, s.city, s.capacity[s.city] + 1):
        return False
    company = t.token_first[s.tokens[s.city]]
    if s.supply[company] == 0:  # M26
        if s.telling:
            telling.port_skipped(s, company)
        return False
    if seat >= t.people:
        settle_in(s, seat, company, automa_choice(s))
        return False
    free, last = 0, 0
    for port in range(t.ports):
        if s.ports[port] < 0:
            free += 1
            last = port
    if free == 1:
        settle_in(s, seat, company, last)
        return False
    s.phase = phases.PORT
    return True


def comes(s: Table, city: int, room: int) -> bool:
    """Whether a track into the city, which had this room before it, is the first one and the token is wild."""
    return s.tables.token_second[s.tokens[city]] < 0 and room == s.tables.capacity[city]


def find_ports(s: Table) -> None:
    """What is legal when a port is asked: the free ones."""
    for port in range(s.tables.ports):
        if s.ports[port] < 0:
            moves.add(s, s.tables.port + port)


def open_port(s: Table, port: int) -> None:
    settle_in(s, s.seat, s.tables.token_first[s.tokens[s.city]], port)
    building.finish(s, s.seat)


def settle_in(s: Table, seat: int, company: int, port: int) -> None:
    """A train from the supply into the port: a start location more, which adds no length."""
    s.ports[port] = company
    building.stand(s, company, s.tables.port_space[port])
    if s.telling:
        telling.port_opened(s, seat, company, port)
    shares.from_supply(s, company)


def automa_choice(s: Table) -> int:
    """The free port nearest to the city marker; of equal ones the later in the marker's order (M25)."""
    t = s.tables
    marker = max(0, s.marker_city - 1)
    chosen, equal = -1, 0
    for port in range(t.ports):
        if s.ports[port] < 0:
            further = 1  # than the chosen one, before there is one
            if chosen >= 0:
                further = t.distance[marker][t.port_space[chosen]] - t.distance[marker][t.port_space[port]]
            if further > 0:
                equal = 0
            if further > 0 or (further == 0 and t.port_space[port] > t.port_space[chosen]):
                chosen = port
            if further >= 0:
                equal += 1
    if s.telling:
        telling.automa_port(s, chosen, t.distance[marker][t.port_space[chosen]], equal)
    return chosen
