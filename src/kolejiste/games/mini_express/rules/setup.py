"""Set-up: "Příprava hry" for 3 to 5 players, solo, two with the automa, and two experienced players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck
from kolejiste.core.journal import Note

from .. import drafting
from ..components import COMPANIES
from ..events import AutomaCompany, AutomaDraws, ShareDrafted, SharesUnclaimed
from . import turns
from .phases import DRAFT, DRAFT_BOTH, DRAFT_TWO

if TYPE_CHECKING:
    from ..state import MiniState


def deal(s: MiniState, chance: Chance) -> None:
    """A demand token for every city, at random; none for start locations. Seat 0 starts (M4)."""
    game = s.game
    deck = Deck("demand", game.demand_counts)
    s.tokens = [chance.draw(deck) for _ in range(game.land.city_count)]
    s.open = game.land.all_cities
    s.phase = DRAFT_TWO if game.experts else DRAFT


def _give(s: MiniState, seat: int, company: int, count: int = 1) -> None:
    """Starting shares from those set aside; where those do not suffice, from those in the box (M19)."""
    aside = s.aside[company]
    s.aside = s.aside[:]
    s.aside[company] = max(0, aside - count)
    if count > aside:
        s.boxed[company] -= count - aside
    s.shares[COMPANIES * seat + company] += count
    if s.journal is not None:
        s.journal.append(Note(ShareDrafted(seat, s.game.companies[company], count)))


# --- the draft of 1 to 5 players ------------------------------------------------------------------------------------


def legal_draft(s: MiniState) -> list[int]:
    """Two different companies for each seat, and no two seats the same two."""
    first = s.game.numbering.draft
    return [first + company for company in drafting.picks(s.game.people, s.game.setup.aside, s.picks)]


def draft(s: MiniState, move: int, chance: Chance) -> None:
    company = move - s.game.numbering.draft
    _give(s, s.seat, company)
    s.picks = (*s.picks, company)
    people = s.game.people
    if len(s.picks) < 2 * people:
        s.seat = s.turn = drafting.picker(people, len(s.picks))
        return
    if s.game.automas:
        _set_up_automa(s, chance)
    else:
        _unclaimed(s)
    s.boxed = [boxed + aside for boxed, aside in zip(s.boxed, s.aside, strict=True)]
    s.aside = [0] * COMPANIES
    turns.begin_turn(s, 0)


def _unclaimed(s: MiniState) -> None:
    """Each share that nobody picked moves its company's track-length marker."""
    for company, count in enumerate(s.aside):
        steps = min(count * s.game.setup.bonus, s.game.rules.length_most)
        s.length[company] = steps
        if steps and s.journal is not None:
            s.journal.append(Note(SharesUnclaimed(s.game.companies[company], count, steps)))


def _set_up_automa(s: MiniState, chance: Chance) -> None:
    """Solo, two tokens choose its starting shares; with two players it gets what they left. Then the refresh tokens go
    into the bag, with two players too (M17)."""
    game = s.game
    automa = game.people
    if game.people == 1:
        for _ in range(2):
            token = chance.draw(s.bag)
            s.reveals += 1
            company_steps, city_steps = game.automa_tokens[token]
            s.marker_company = (s.marker_company + company_steps) % COMPANIES
            if s.journal is not None:
                s.journal.append(Note(AutomaDraws(company_steps, city_steps)))
                s.journal.append(Note(AutomaCompany(company_steps, game.companies[s.marker_company])))
            _give(s, automa, s.marker_company, 2 if game.hard else 1)
    else:
        for company in range(COMPANIES):
            if s.aside[company]:
                _give(s, automa, company, s.aside[company])
    s.bag.counts[-1] = game.refresh
    s.bag.size += game.refresh


# --- two experienced players ----------------------------------------------------------------------------------------


def legal_two(s: MiniState) -> list[int]:
    return [s.game.numbering.draft_two + company for company in range(COMPANIES) if company not in s.picks]


def draft_two(s: MiniState, move: int, chance: Chance) -> None:
    """Both shares of a company: for the starting player first, then for the other one."""
    company = move - s.game.numbering.draft_two
    _give(s, s.seat, company, 2)
    s.picks = (*s.picks, company)
    if s.seat == 0:
        s.phase = DRAFT_BOTH
        return
    _both(s, next(last for last in range(COMPANIES) if last not in s.picks))
    s.boxed = [boxed + aside for boxed, aside in zip(s.boxed, s.aside, strict=True)]
    s.aside = [0] * COMPANIES
    turns.begin_turn(s, 0)
    s.left = 0  # the starting player's first turn has one action only


def legal_both(s: MiniState) -> list[int]:
    return [s.game.numbering.draft_both + company for company in range(COMPANIES) if company not in s.picks]


def draft_both(s: MiniState, move: int, chance: Chance) -> None:
    """One share each of another company, which the starting player names."""
    _both(s, move - s.game.numbering.draft_both)
    s.seat = s.turn = 1
    s.phase = DRAFT_TWO


def _both(s: MiniState, company: int) -> None:
    _give(s, 0, company)
    _give(s, 1, company)
    s.picks = (*s.picks, company)
