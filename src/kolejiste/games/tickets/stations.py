"""What stations lend: for each station the route of another player that serves the player's tickets best."""

from collections.abc import Sequence

Pair = tuple[int, int]  # the two cities of a route
Offer = tuple[int, int, int]  # index among the station's offers, and the two pieces of network the route would join

# A choice for the first stations: the choice, the routes borrowed, the tickets met by them; then each piece's cluster
# and each cluster's tickets by their first and their second city.
Choice = tuple[tuple[int, ...], int, int, list[int], list[int], list[int]]


def lend(
    own: Sequence[Pair], offers: Sequence[Sequence[Pair]], tickets: Sequence[tuple[int, int, int]]
) -> tuple[tuple[int, ...], int]:
    """Return for each station the index of the offer it borrows, or -1, and the mask of the tickets met.

    Most points come first (no ticket's are negative), then most tickets, fewest routes borrowed, and lowest indices,
    -1 being the lowest.
    """
    nothing = (-1,) * len(offers)
    cities = 0
    for pairs in (own, *offers):
        for a, b in pairs:
            if a >= cities:
                cities = a + 1
            if b >= cities:
                cities = b + 1
    for a, b, _ in tickets:
        if a >= cities:
            cities = a + 1
        if b >= cities:
            cities = b + 1
    root = _united(list(range(cities)), own)
    met = 0
    unmet: list[tuple[int, int, int]] = []  # ticket index, and the pieces its cities lie in
    for i, (a, b, _) in enumerate(tickets):
        a, b = root[a], root[b]
        if a == b:
            met |= 1 << i
        else:
            unmet.append((i, a, b))
    if not unmet or not offers:
        return nothing, met

    # Borrowing everything shows which tickets can be helped at all.
    joins = [[(k, root[a], root[b]) for k, (a, b) in enumerate(pairs)] for pairs in offers]
    whole = _united(root[:], [(a, b) for station in joins for _, a, b in station])
    unmet = [(i, a, b) for i, a, b in unmet if whole[a] == whole[b]]
    if not unmet:
        return nothing, met
    useful = _useful(joins, unmet, cities)
    chosen, more = _choose(useful, unmet, tickets, cities)
    return chosen, met | more


def _united(root: list[int], pairs: Sequence[Pair]) -> list[int]:
    """Join the pieces of network that `pairs` connect; afterwards each city points at the root of its piece."""
    for a, b in pairs:
        while root[a] != a:
            a = root[a]
        while root[b] != b:
            b = root[b]
        # The lower root wins, so that one pass upwards is enough to flatten.
        if a < b:
            root[b] = a
        else:
            root[a] = b
    for city, up in enumerate(root):
        root[city] = root[up]
    return root


def _useful(joins: list[list[Offer]], unmet: list[tuple[int, int, int]], cities: int) -> list[list[Offer]]:
    """Return the offers without those that join nothing, repeat an earlier one or lead to a dead end."""
    useful: list[list[Offer]] = []
    for station in joins:
        kept: list[Offer] = []
        seen: set[int] = set()
        for k, a, b in station:
            join = a * cities + b if a < b else b * cities + a
            if a != b and join not in seen:
                seen.add(join)
                kept.append((k, a, b))
        useful.append(kept)
    # A piece is a dead end if no ticket ends there and only one station has offers there, for it lends just one.
    ticket_end = 3 << len(joins)
    while True:
        reasons = [0] * cities
        for _, a, b in unmet:
            reasons[a] = reasons[b] = ticket_end
        bit = 1
        for station in useful:
            for _, a, b in station:
                reasons[a] |= bit
                reasons[b] |= bit
            bit <<= 1
        dropped = False
        for i, station in enumerate(useful):
            kept = [(k, a, b) for k, a, b in station if reasons[a] & (reasons[a] - 1) and reasons[b] & (reasons[b] - 1)]
            if len(kept) < len(station):
                useful[i] = kept
                dropped = True
        if not dropped:
            return useful


def _choose(
    useful: list[list[Offer]], unmet: list[tuple[int, int, int]], tickets: Sequence[tuple[int, int, int]], cities: int
) -> tuple[tuple[int, ...], int]:
    """Try the useful offers of all stations together; return the best choice and the tickets that it meets."""
    first = [0] * cities
    second = [0] * cities
    weight = [0] * len(tickets)  # points and, below them, one for the ticket
    everything = 0
    for i, a, b in unmet:
        first[a] |= 1 << i
        second[b] |= 1 << i
        weight[i] = (tickets[i][2] << 16) + 1
        everything |= 1 << i
    worth = {0: 0}
    best: tuple[int, ...] = ()
    best_met = best_worth = best_borrowed = 0
    choices: list[Choice] = [((), 0, 0, list(range(cities)), first, second)]
    for number, station in enumerate(useful):
        # Going on in the order of indices, with -1 first, makes the first of equals the lowest.
        longer: list[Choice] = []
        last = number == len(useful) - 1
        for chosen, borrowed, met, cluster, first, second in choices:
            longer.append(((*chosen, -1), borrowed, met, cluster, first, second))
            if met == everything:
                continue
            for k, a, b in station:
                a, b = cluster[a], cluster[b]
                if a == b:
                    continue
                starts = first[a] | first[b]
                goals = second[a] | second[b]
                now = met | starts & goals
                if last:
                    if now != met:
                        longer.append(((*chosen, k), borrowed + 1, now, cluster, first, second))
                    continue
                joined = [a if c == b else c for c in cluster]
                starts_at = first[:]
                goals_at = second[:]
                starts_at[a] = starts
                goals_at[a] = goals
                longer.append(((*chosen, k), borrowed + 1, now, joined, starts_at, goals_at))
        choices = longer
    for chosen, borrowed, met, _, _, _ in choices:
        if met not in worth:
            worth[met] = sum(w for i, w in enumerate(weight) if met >> i & 1)
        value = worth[met]
        if not best or value > best_worth or (value == best_worth and borrowed < best_borrowed):
            best, best_met, best_worth, best_borrowed = chosen, met, value, borrowed
    return best, best_met
