"""The longest trail: the longest unbroken way over one player's routes that uses no route twice.

Leaves are peeled off first, so trees cost next to nothing. Each core that remains goes through a best-first search over
its routes, bounded by the same problem without the demand that the trail hangs together. Both parts are exact.
"""

from collections.abc import Sequence

NEVER = -1_000_000  # stays worse than any real length after lengths were added to it

Route = tuple[int, int, int]  # city, city, length

# The longest way from each city into what was peeled off it, the longest plus the second longest, the routes of either.
Arms = tuple[list[int], list[int], list[int], list[int]]

# A core is gone through city by city; an open city holds a slot, a bit of the masks below. A step is either a route,
# (bits of its slots, slots whose parity it flips, length, route index, table size before it), or the closing of a city,
# (bit of its slot, bit of the slot that moves there to leave no gap, city, -1, table size before it).
Step = tuple[int, int, int, int, int]

# The most that can be gained from here on, by the mask of odd open cities, for 0, 1 and 2 trail ends placed so far.
# The number of ends has the parity of the mask, so one list serves 0 and 1.
Table = tuple[list[int], list[int], list[int]]


def trail_length(routes: Sequence[Route]) -> int:
    """Return the length of the longest trail over `routes`, given as (city, city, length)."""
    return _longest(routes)[0]


def longest_trail(routes: Sequence[Route]) -> tuple[int, tuple[int, ...]]:
    """Return the longest trail's length and the indices of its routes in walking order."""
    length, used = _longest(routes)
    return length, _walk(routes, used)


def _longest(routes: Sequence[Route]) -> tuple[int, int]:
    """Return the longest trail's length and the mask of its routes."""
    cities = 0
    for a, b, _ in routes:
        if a >= cities:
            cities = a + 1
        if b >= cities:
            cities = b + 1
    degree = [0] * cities
    link = [0] * cities  # the xor of the indices of a city's routes: when one route is left, its index
    for e, (a, b, _) in enumerate(routes):
        degree[a] += 1
        degree[b] += 1
        link[a] ^= e
        link[b] ^= e
    arms = ([0] * cities, [0] * cities, [0] * cities, [0] * cities)
    best, best_used = _peel(routes, degree, link, arms)

    cyclic = 0
    for city in range(cities):
        if degree[city]:
            cyclic |= 1 << city
    if not cyclic:
        return best, best_used
    at: list[list[int]] = [[] for _ in range(cities)]
    near = [1 << city for city in range(cities)]
    for e, (a, b, _) in enumerate(routes):
        if degree[a] and degree[b]:
            at[a].append(e)
            near[a] |= 1 << b
            if a != b:
                at[b].append(e)
                near[b] |= 1 << a
    while cyclic:
        core = _core(near, cyclic & -cyclic)
        cyclic ^= core
        steps = _plan(routes, at, near, core)
        best, best_used = _search(steps, _bounds(steps, arms), arms, best, best_used)
    return best, best_used


def _peel(routes: Sequence[Route], degree: list[int], link: list[int], arms: Arms) -> tuple[int, int]:
    """Take leaves off until none is left, note the arms, and return the longest trail within what was taken."""
    best = best_used = 0
    one, two, one_used, two_used = arms
    for leaf in range(len(degree)):
        city = leaf
        while degree[city] == 1:
            e = link[city]
            a, b, length = routes[e]
            other = b if a == city else a
            degree[city] = 0
            degree[other] -= 1
            link[other] ^= e
            length += one[city]
            used = one_used[city] | 1 << e
            have = one[other]
            if length + have > two[other]:
                two[other] = length + have
                two_used[other] = used | one_used[other]
                if length + have > best:
                    best = length + have
                    best_used = two_used[other]
            if length > have:
                one[other] = length
                one_used[other] = used
            city = other
    return best, best_used


def _core(near: list[int], start: int) -> int:
    """Return the mask of the cities connected with the city `start` (a mask too)."""
    core = 0
    edge = start
    while edge:
        core |= edge
        reached = 0
        while edge:
            bit = edge & -edge
            edge ^= bit
            reached |= near[bit.bit_length() - 1]
        edge = reached & ~core
    return core


def _plan(routes: Sequence[Route], at: list[list[int]], near: list[int], core: int) -> list[Step]:
    """Order a core city by city so that few cities are open at the same time."""
    steps: list[Step] = []
    slot = [0] * len(near)  # the bit of an open city
    holder: list[int] = []  # the open cities by slot
    placed = 0
    unseen = core
    while core:
        # Next comes the city that opens the fewest cities, itself counted. It may lie apart from the open ones: all
        # neighbours of a big junction would otherwise be open at once.
        fewest = len(near) + 1
        city = 0
        waiting = core
        while waiting and fewest:
            bit = waiting & -waiting
            waiting ^= bit
            opens = (near[bit.bit_length() - 1] & unseen).bit_count()
            if opens < fewest:
                fewest = opens
                city = bit.bit_length() - 1
        core ^= 1 << city
        unseen &= ~near[city]
        size = 1 << len(holder)
        if not slot[city]:
            slot[city] = size
            holder.append(city)
        mine = slot[city]
        for e in at[city]:
            if placed >> e & 1:
                continue
            placed |= 1 << e
            a, b, length = routes[e]
            other = b if a == city else a
            if not slot[other]:
                slot[other] = 1 << len(holder)
                holder.append(other)
            steps.append((mine | slot[other], mine ^ slot[other], length, e, size))
            size = 1 << len(holder)
        last = holder.pop()
        steps.append((mine, slot[last] & ~mine, city, -1, size))
        if last != city:
            holder[mine.bit_length() - 1] = last
            slot[last] = mine
    return steps


def _bounds(steps: list[Step], arms: Arms) -> list[Table]:
    """Return, for each step and the end, the most that a trail which need not hang together gains from there on."""
    one, two, _, _ = arms
    few, full = [0], [0]  # with fewer than two ends placed, and with both
    tables: list[Table] = [(few, few, full)] * (len(steps) + 1)
    for i in range(len(steps) - 1, -1, -1):
        bits, move, length, e, size = steps[i]
        if e >= 0:
            few = [x if x > (y := few[k ^ move] + length) else y for k, x in enumerate(few[:size])]
            full = [x if x > (y := full[k ^ move] + length) else y for k, x in enumerate(full[:size])]
        else:
            # An even city goes without an end or takes both; an odd one is an end of the trail.
            end, both = one[length], two[length]
            even = [x if x > (y := full[k] + both) else y for k, x in enumerate(few)]
            odd = [(x if k.bit_count() & 1 else full[k]) + end for k, x in enumerate(few)]
            few = _part(even, odd, bits, move)
            full = _part(full, [NEVER] * len(full), bits, move)
        tables[i] = (few, few, full)
    return tables


def _part(even: list[int], odd: list[int], bit: int, move: int) -> list[int]:
    """Return the table before a city in slot `bit` closed, from the tables after it for an even and an odd city."""
    if not move:
        return even + odd
    table: list[int] = []
    for moved in (0, bit):
        for k in range(moved, len(even), 2 * bit):
            table += even[k : k + bit]
            table += odd[k : k + bit]
    return table


def _search(steps: list[Step], tables: list[Table], arms: Arms, best: int, best_used: int) -> tuple[int, int]:
    """Return the better of the best trail so far and the longest one in a core, with the routes of either.

    A state is what the routes to come can feel of those taken: odd open cities, ends placed, and the parts in which
    open cities hang together. States wait sorted by the most they can reach, so each is first met with its best value.
    """
    one, two, one_used, two_used = arms
    hope = tables[0][0][0]
    queue: list[list[tuple[int, int, int, int, tuple[int, ...], int]]] = [[] for _ in range(hope + 1)]
    queue[hope].append((0, 0, 0, 0, (), 0))
    met: set[tuple[int, int, int, tuple[int, ...]]] = set()
    while hope > best:
        if not queue[hope]:
            hope -= 1
            continue
        i, value, odd, ends, parts, used = queue[hope].pop()
        if i == len(steps):
            return value, used
        state = (i, odd, ends, parts)
        if state in met:
            continue
        met.add(state)
        bits, move, length, e, _ = steps[i]
        i += 1
        table = tables[i]
        if e >= 0:
            reach = value + table[ends][odd]
            if reach > best:
                queue[reach].append((i, value, odd, ends, parts, used))
            odd ^= move
            value += length
            reach = value + table[ends][odd]
            if reach > best:
                queue[reach].append((i, value, odd, ends, _join(parts, bits), used | 1 << e))
            continue
        city = length
        part, parts = _close(parts, bits, move)
        if part == bits:
            if parts:
                continue  # two trails that can no longer meet
            i = len(steps)  # the trail is complete
            table = tables[i]
        is_end = odd & bits
        odd ^= is_end
        if odd & move:
            odd ^= move | bits
        if is_end:
            ends += 1
            value += one[city]
            used |= one_used[city]
        elif part and not ends and two[city]:
            reach = value + two[city] + table[2][odd]
            if reach > best:
                queue[reach].append((i, value + two[city], odd, 2, parts, used | two_used[city]))
        reach = value + table[ends][odd]
        if reach > best:
            queue[reach].append((i, value, odd, ends, parts, used))
    return best, best_used


def _join(parts: tuple[int, ...], bits: int) -> tuple[int, ...]:
    """Return the parts after a route between the cities in `bits` was taken, in a fixed order."""
    apart: list[int] = []
    for part in parts:
        if part & bits:
            bits |= part
        else:
            apart.append(part)
    if not apart:
        return (bits,)
    apart.append(bits)
    apart.sort()
    return tuple(apart)


def _close(parts: tuple[int, ...], bit: int, move: int) -> tuple[int, tuple[int, ...]]:
    """Return the part of the city in slot `bit` (0 for none) and all parts without that city, in a fixed order."""
    mine = 0
    after: list[int] = []
    for part in parts:
        if part & bit:
            mine = part
            part ^= bit
            if not part:
                continue
        if part & move:
            part ^= move | bit
        after.append(part)
    after.sort()
    return mine, tuple(after)


def _walk(routes: Sequence[Route], used: int) -> tuple[int, ...]:
    """Return the routes in the mask `used`, which form one trail, in walking order."""
    at: dict[int, list[int]] = {}
    for e in range(len(routes) - 1, -1, -1):  # so that popping gives the lowest index first
        if used >> e & 1:
            a, b, _ = routes[e]
            at.setdefault(a, []).append(e)
            at.setdefault(b, []).append(e)
    if not at:
        return ()
    start = min(at, key=lambda city: (1 - len(at[city]) % 2, city))
    order: list[int] = []
    way = [(start, -1)]
    while way:
        city, came_by = way[-1]
        here = at[city]
        while here and not used >> here[-1] & 1:
            here.pop()
        if here:
            e = here.pop()
            used ^= 1 << e
            a, b, _ = routes[e]
            way.append((b if a == city else a, e))
        else:
            way.pop()
            if came_by >= 0:
                order.append(came_by)
    order.reverse()
    return tuple(order)
