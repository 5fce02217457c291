"""The Golden Spike, the variant of the USA map: "Varianta hry Zlatý hřeb"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, rows, sets

from . import building, figures, shares, telling, turns

if TYPE_CHECKING:
    from ..fields import Table


def event(s: Table, seat: int) -> bool:
    """After every track: the first into the eastern city opens the railway, the one that joins both branches completes
    it. True while a seat chooses the western operator."""
    t = s.tables
    if s.spike == figures.ON_MAP:
        if s.city == t.spike_west:
            s.spike = figures.VOID
            if s.telling:
                telling.spike_void(s)
        elif s.city == t.spike_east:
            begin(s)
    if s.spike != figures.EAST_RUNS:
        return False
    found = joining(s, s.company, s.city, s.path)
    if found < 0:
        return False
    s.spike = figures.COMPLETE
    if seat >= t.people:
        complete(s, automa_choice(s, found) if found else -1)
        return False
    if bits.count(found) > 1:
        # A second action of experienced players may not exhaust a company, so choices that would are left out.
        found = turns.harmless(s, found)
    if bits.count(found) > 1:
        return True
    complete(s, bits.lowest(found) if found else -1)
    return False


def begin(s: Table) -> None:
    """The builder runs the eastern branch; the other companies start from the western city as well, whatever it could
    hold (M15)."""
    t = s.tables
    s.spike = figures.EAST_RUNS
    if shares.from_supply(s, s.company):
        s.east = s.company
    if s.telling:
        telling.spike_begun(s)
    came = 0
    for company in range(figures.COMPANIES):
        if company != s.company and shares.from_supply(s, company):
            came |= 1 << company
            building.stand(s, company, t.city_space[t.spike_west])
            s.here[company] |= bits.bit(t.spike_west)
            s.capacity[t.spike_west] = max(0, s.capacity[t.spike_west] - 1)
    s.open &= ~bits.bit(t.spike_west)
    if s.telling:
        telling.spike_start(s, came)


# --- where the branches meet ------------------------------------------------------------------------------------------


def joining(s: Table, builder: int, city: int, path: rows.Row) -> int:
    """The companies that may run the western branch, if this track of the builder, built or only thought of, joins the
    branches; below zero if it does not.

    Tracks of different companies are joined where they share a space (M12). The branches met on those spaces of the new
    track that hold trains of the branch which the company had not been joined to; of its own two parts, where they now
    touch. The eastern company cannot run both branches.
    """
    t = s.tables
    begins = s.spike == figures.ON_MAP  # only thought of: it opens the railway and may join the branches at once
    west_space = t.city_space[t.spike_west]
    alone = True
    for company in range(figures.COMPANIES):
        if company != builder and building.spaces_met(s, company, city, path) > 0:
            alone = False
    if alone and city != t.spike_east and not bits.has(s.here[builder], t.spike_west):
        return (
            figures.UNJOINED
        )  # it shares no space, it reaches neither end, and the company has no second part to join
    s.part_count = 0
    for company in range(figures.COMPANIES):
        if company != builder:
            copy(s, s.network, s.net[company])
            if begins:
                sets.put(s.network, west_space)
            add_parts(s, west_space)
    others = s.part_count
    copy(s, s.network, s.net[builder])
    sets.put(s.network, t.city_space[city])
    for at in range(path.size):
        sets.put(s.network, path.cells[at])
    add_parts(s, west_space)
    spread(s, s.east_side, t.city_space[t.spike_east])
    if not sets.has(s.east_side, west_space):
        return figures.UNJOINED
    s.part_count = others
    copy(s, s.network, s.net[builder])
    sets.drop(s.network, t.city_space[city])
    for at in range(path.size):
        sets.drop(s.network, path.cells[at])
    add_parts(s, west_space)
    spread(s, s.east_side, t.city_space[t.spike_east])
    spread(s, s.west_side, west_space)
    # The branch that the company's track set out from; where it had been joined to neither, both are met anew.
    first = path.cells[0] if path.size > 0 else t.city_space[city]
    from_east, from_west = False, False
    for part in range(others, s.part_count):
        if meets(s, s.parts[part], t.around[first]):
            if within(s, s.parts[part], s.east_side):
                from_east = True
            if within(s, s.parts[part], s.west_side):
                from_west = True
    for word in range(t.width):
        far = s.east_side[word] | s.west_side[word]
        if from_east:
            far = s.west_side[word]
        elif from_west:
            far = s.east_side[word]
        s.far_side[word] = far
        s.network[word] &= far
    found = meeting(s, builder, t.city_space[city])
    for at in range(path.size):
        found |= meeting(s, builder, path.cells[at])
    east = builder if begins else s.east
    return found & ~(1 << east) if east >= 0 else found


def meeting(s: Table, builder: int, space: int) -> int:
    """The companies on this space of the new track, if the branches met there."""
    if not sets.has(s.far_side, space) and not meets(s, s.network, s.tables.around[space]):
        return 0
    found = 1 << builder
    for company in range(figures.COMPANIES):
        if sets.has(s.net[company], space):
            found |= 1 << company
    return found


def add_parts(s: Table, west_space: int) -> None:
    """The `network` in connected parts: all of it, or what hangs on the western city and the rest."""
    part = s.parts[s.part_count]
    if not sets.has(s.network, west_space):
        copy(s, part, s.network)
        s.part_count += 1
        return
    for word in range(s.tables.width):
        part[word] = 0
    hang_together(s, part, west_space)
    s.part_count += 1
    rest = s.parts[s.part_count]
    more = False
    for word in range(s.tables.width):
        rest[word] = s.network[word] & ~part[word]
        if rest[word]:
            more = True
    if more:
        s.part_count += 1


def hang_together(s: Table, found: list[int], space: int) -> None:
    """Put into the set the spaces of the `network` that hang together with this one of it."""
    t = s.tables
    sets.put(found, space)
    rows.clear(s.rim)
    rows.push(s.rim, space)
    while s.rim.size > 0:
        x = rows.pop(s.rim)
        for direction in range(figures.DIRECTIONS):
            y = t.beside[x][direction]
            if y >= 0 and sets.has(s.network, y) and not sets.has(found, y):
                sets.put(found, y)
                rows.push(s.rim, y)


def spread(s: Table, found: list[int], space: int) -> None:
    """All spaces joined to this one: by a company's own track, and from company to company where they share a space."""
    for word in range(s.tables.width):
        found[word] = 0
    for part in range(s.part_count):
        if sets.has(s.parts[part], space):
            join(s, found, s.parts[part])
    grown = True
    while grown:
        grown = False
        for part in range(s.part_count):
            if meets(s, s.parts[part], found) and not within(s, s.parts[part], found):
                join(s, found, s.parts[part])
                grown = True


# --- sets of spaces ---------------------------------------------------------------------------------------------------


def copy(s: Table, into: list[int], spaces: list[int]) -> None:
    for word in range(s.tables.width):
        into[word] = spaces[word]


def join(s: Table, into: list[int], spaces: list[int]) -> None:
    for word in range(s.tables.width):
        into[word] |= spaces[word]


def meets(s: Table, spaces: list[int], others: list[int]) -> bool:
    for word in range(s.tables.width):
        if spaces[word] & others[word]:
            return True
    return False


def within(s: Table, spaces: list[int], others: list[int]) -> bool:
    for word in range(s.tables.width):
        if spaces[word] & ~others[word]:
            return False
    return True


# --- the operators ----------------------------------------------------------------------------------------------------


def operators(s: Table) -> int:
    """Among which companies the western operator is chosen: what `event` found, the position has not changed since."""
    found = joining(s, s.company, s.city, s.path)
    return turns.harmless(s, found) if found > 0 else 0


def find_operators(s: Table) -> None:
    """What is legal when the western operator is asked."""
    found = operators(s)
    for company in range(figures.COMPANIES):
        if bits.has(found, company):
            moves.add(s, s.tables.west + company)


def operate_west(s: Table, company: int) -> None:
    complete(s, company)
    building.done(s)


def complete(s: Table, company: int) -> None:
    """The western operator puts a train on the tile, if it has one (M14); the operators' markers move at once (M13)."""
    if company >= 0 and shares.from_supply(s, company):
        s.west = company
    if s.telling:
        telling.spike_done(s)
    lengthen(s, s.east)
    lengthen(s, s.west)


def lengthen(s: Table, operator: int) -> None:
    """The bonus of a company that runs a branch."""
    if operator < 0:
        return
    steps = min(s.tables.spike_bonus, s.tables.length_most - s.length[operator])
    s.length[operator] += steps
    if s.telling:
        telling.spike_bonus(s, operator, steps)


def automa_choice(s: Table, found: int) -> int:
    """Most shares of its own, then fewest of the people's, then its company marker's company or the next one on."""
    best, chosen = -1, -1
    for company in range(figures.COMPANIES):
        if bits.has(found, company):
            after_marker = (company - s.marker_company) % figures.COMPANIES
            rank = (preference(s, company) + 1) * figures.COMPANIES - 1 - after_marker
            if rank > best:
                best = rank
                chosen = company
    if s.telling:
        telling.automa_operator(s, chosen, found)
    return chosen


def preference(s: Table, company: int) -> int:
    """How much the automa wants a company to run the branch: by its own shares, then by the fewest of the people's."""
    people = 0
    for seat in range(s.tables.people):
        people += s.shares[seat][company]
    return 1000 * s.shares[s.tables.people][company] + 999 - people
