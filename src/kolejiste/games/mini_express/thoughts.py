"""The quick player's choice: the moves that look best at first sight (`glance.py`), answered by the others as it would
itself, by the automa with the tokens that may come; then that after which it stands best. All it reads lies open.

It tries moves on the very table, and keeps positions on the boards of its thinking: those before a decision at the even
ones, by depth, and the best ones after it at the odd ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core import bits, moves, sets

from . import glance, outlook
from .rules import automa, figures, phases, points

if TYPE_CHECKING:
    from kolejiste.core.chance import Chance

    from .fields import Table


def choose(s: Table, chance: Chance) -> int:
    """The best of the moves that were found; the position is left as it was."""
    if moves.count(s) == 1:
        return moves.at(s, 0)
    if s.phase < phases.ACT:
        return draft(s)
    m, seat, acting = s.thinking, s.seat, s.phase == phases.ACT
    if acting and m.last and s.ending and s.turn == s.tables.players - 1:
        return last_action(s, chance)
    count = to_try(s, 0, m.tried)
    s.keep(m.boards[0])
    for place in range(count):
        try_move(s, m.moves[0][place], chance)
        insert(s, place, worth(s, seat))
        s.put_back(m.boards[0])
    return best_answered(s, count, seat, chance) if acting else m.moves[0][0]


def last_action(s: Table, chance: Chance) -> int:
    """The best of all actions where any one ends the game; what looks best at first sight need not win."""
    m, seat, count = s.thinking, s.seat, moves.count(s)
    best, chosen = 0.0, 0
    for place in range(count):
        m.actions[place] = moves.at(s, place)
    s.keep(m.boards[0])
    for place in range(count):
        try_move(s, m.actions[place], chance)
        value = worth(s, seat)
        s.put_back(m.boards[0])
        if place == 0 or value > best:
            best = value
            chosen = place
    return m.actions[chosen]


def best_answered(s: Table, count: int, seat: int, chance: Chance) -> int:
    """Of the moves on the desk, the best first, that after whose answers the seat stands best. Those too far behind the
    best are not thought through."""
    m = s.thinking
    best, chosen, worthy = 0.0, 0, 1
    while worthy < min(count, m.deep) and m.worth[worthy] > m.worth[0] - m.margin:
        worthy += 1
    if worthy > 1:
        for place in range(worthy):
            try_move(s, m.moves[0][place], chance)
            value = answered(s, seat, chance) + m.static * m.worth[place]
            s.put_back(m.boards[0])
            if place == 0 or value > best:
                best = value
                chosen = place
    return m.moves[0][chosen]


def insert(s: Table, place: int, value: float) -> None:
    """Bring the move at a place forward among those tried before it, the best first."""
    worths, tried = s.thinking.worth, s.thinking.moves[0]
    move = tried[place]
    while place > 0 and worths[place - 1] < value:
        worths[place] = worths[place - 1]
        tried[place] = tried[place - 1]
        place -= 1
    worths[place] = value
    tried[place] = move


def worth(s: Table, seat: int) -> float:
    """How well a seat stands: its score less a part of the rivals'."""
    t, m = s.tables, s.thinking
    value = 0.0
    if s.over:
        for other in range(t.players):
            m.score[other] = points.total(s, other)
        place = points.rank(s, seat)
        value = m.win if place == 1 else -m.win - m.place * (place - 2)
    else:
        outlook.expect(s)
    value += m.fond * points.held(s, seat)
    best, total = -1e9, 0.0
    for other in range(t.players):
        if other != seat:
            total += m.score[other]
            if m.score[other] > best:
                best = m.score[other]
    return value + m.score[seat] - m.best_rival * best - m.each_rival * total


def draft(s: Table) -> int:
    """The company with the largest part of the symbols in reach of its start. Solo that brings a point or so; among
    people no way to draft was found to matter (500 games with drafts by chance)."""
    best, chosen = -1.0, 0
    for place in range(moves.count(s)):
        company = (moves.at(s, place) - s.tables.draft) % figures.COMPANIES  # three blocks of moves, each by company
        part = symbols(s, company)
        if part > best:
            best = part
            chosen = moves.at(s, place)
    return chosen


def symbols(s: Table, company: int) -> float:
    """The company's part of the symbols in reach of its start."""
    t, near, own = s.tables, 0, 0
    for city in range(t.cities):
        if t.distance[city][t.start_space[company]] <= t.pool_most:
            near += 1
            if t.token_first[s.tokens[city]] == company:
                own += 1
            if t.token_second[s.tokens[city]] == company:
                own += 1
    return own / max(1, near)


# --- trying moves -----------------------------------------------------------------------------------------------------


def to_try(s: Table, depth: int, most: int) -> int:
    """Put the moves to try onto the desk; how many there are."""
    if s.phase == phases.ACT:
        return glance.promising(s, depth, most)
    if s.phase == phases.WAY:
        return differing_ways(s, depth)
    count = moves.count(s)
    for place in range(count):
        s.thinking.moves[depth][place] = moves.at(s, place)
    return count


def differing_ways(s: Table, depth: int) -> int:
    """Of spaces with trains of the same other companies only the first."""
    t, count, known = s.tables, 0, 0
    for place in range(moves.count(s)):
        move = moves.at(s, place)
        met = 0
        for company in range(figures.COMPANIES):
            if company != s.company and sets.has(s.net[company], t.spaces[move - t.lay]):
                met |= 1 << company
        if not known >> met & 1:
            known |= 1 << met
            s.thinking.moves[depth][count] = move
            count += 1
    return count


def try_move(s: Table, move: int, chance: Chance) -> None:
    """Play a whole action."""
    seat = s.seat
    play(s, move, chance)
    finish(s, seat, 1, chance)


def play(s: Table, move: int, chance: Chance) -> None:
    """Play a move of a person, which draws nothing."""
    s.found = False
    s.carry_out(move, chance)


def finish(s: Table, seat: int, depth: int, chance: Chance) -> None:
    """Go on to the end of the action, its further questions answered for the best."""
    while not s.over and s.seat == seat and s.phase != phases.ACT and s.phase != phases.AUTOMA:
        play_best(s, depth, chance)


def play_best(s: Table, depth: int, chance: Chance) -> None:
    """Play the move after whose action the seat that decides stands best."""
    s.seek()
    m, seat, best = s.thinking, s.seat, 0.0
    count = to_try(s, depth, m.answers)
    if count == 1:
        play(s, m.moves[depth][0], chance)
        finish(s, seat, depth, chance)
        return
    s.keep(m.boards[2 * depth])
    for place in range(count):
        if place > 0:
            s.put_back(m.boards[2 * depth])
        play(s, m.moves[depth][place], chance)
        finish(s, seat, depth + 1, chance)
        value = worth(s, seat)
        if place == 0 or value > best:
            best = value
            s.keep(m.boards[2 * depth + 1])
    s.put_back(m.boards[2 * depth + 1])


# --- answers ----------------------------------------------------------------------------------------------------------


def answered(s: Table, seat: int, chance: Chance) -> float:
    """How a seat stands after the others' answers."""
    if s.thinking.whole and not s.over and s.seat == seat:  # the second action of experienced players
        play_best(s, 1, chance)
    for _ in range(s.thinking.lookahead):
        if s.over or s.seat == seat:
            break
        if s.seat >= s.tables.people:
            return after_automa(s, seat)
        answering = s.seat
        while not s.over and s.seat == answering:
            play_best(s, 1, chance)
    return worth(s, seat)


def after_automa(s: Table, seat: int) -> float:
    """How a seat stands after the automa's turn, on average over the companies that its token may name. Tokens of the
    same company steps are taken together, and the most frequent of them comes."""
    t, m = s.tables, s.thinking
    left, all_tokens, value = 0, 0, 0.0
    for token in range(t.automa_kinds):
        left += s.bag.counts[token]
    s.keep(m.boards[2])
    for token in range(t.automa_kinds):
        all_tokens += count_of(s, token, left)
        if count_of(s, token, left) > 0 and is_first(s, token, left):
            likely, together = token, 0
            for other in range(t.automa_kinds):
                if same_company(s, other, token):
                    together += count_of(s, other, left)
                    if count_of(s, other, left) > count_of(s, likely, left):
                        likely = other
            come(s, likely)
            value += together * worth(s, seat)
            s.put_back(m.boards[2])
    return value / all_tokens


def count_of(s: Table, token: int, left: int) -> int:
    """How many of these tokens may come: those in the bag or, when only those that refresh are left, all."""
    return s.bag.counts[token] if left > 0 else s.tables.automa_counts[token]


def same_company(s: Table, one: int, two: int) -> bool:
    """Whether two tokens lead to the same company."""
    steps = s.tables.company_steps[one] - s.tables.company_steps[two]
    return steps % figures.COMPANIES == 0


def is_first(s: Table, token: int, left: int) -> bool:
    """Whether no token before it leads to the same company."""
    for other in range(token):
        if count_of(s, other, left) > 0 and same_company(s, other, token):
            return False
    return True


def come(s: Table, token: int) -> None:
    """The automa's turn, with this token; should it have to draw again, with evenly spread ones."""
    if s.bag.counts[token] == 0:
        automa.refresh(s)
    s.bag.counts[token] -= 1
    s.bag.size -= 1
    s.thinking.token_at = 0.5
    if automa.move_markers(s, token):
        while automa.must_draw(s):
            automa.move_company(s, next_token(s))
        automa.act(s, s.marker_company)


def next_token(s: Table) -> int:
    """Another token with numbers, as `automa.draw` but without luck."""
    token = s.tables.automa_kinds
    while token == s.tables.automa_kinds:
        s.thinking.token_at = (s.thinking.token_at + figures.EVENLY) % 1.0
        place = bits.whole(s.thinking.token_at * s.bag.size)
        token = 0
        while place >= s.bag.counts[token]:
            place -= s.bag.counts[token]
            token += 1
        s.bag.counts[token] -= 1
        s.bag.size -= 1
        if token == s.tables.automa_kinds:
            automa.refresh(s)
    return token
