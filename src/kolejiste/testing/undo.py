"""Taking back: a move by which nothing hidden became known can be taken back freely, and what the others saw of it
stays known. They know that it was possible, so it must be possible in every world that their view allows then."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance
from kolejiste.core.contract import State
from kolejiste.core.journal import Note, seen_by
from kolejiste.core.record import taken_back

from .secrets import look, viewers

if TYPE_CHECKING:
    from .conformance import _Kit

TRIED = 4  # moves of a position that are taken back
WORLDS = 3  # dealt for each viewer


def check_taken_back(kit: _Kit, state: State, legal: list[int]) -> None:
    """Take some moves back, chosen by dice of their own, and look at what is left."""
    from .conformance import as_bytes

    dice = random.Random(kit.where)
    before = as_bytes(state.snapshot())
    for move in dice.sample(legal, min(TRIED, len(legal))):
        notes = _heard(state, move)
        if notes is None:
            continue
        kit.found.taken_back += 1
        back = taken_back(state, notes)
        kit.require(as_bytes(state.snapshot()) == before, "taking a move back changes another position")
        kit.standing(back)
        kit.require(
            back.legal() == legal and back.ask == state.ask, "after a move is taken back, something else is asked"
        )
        kit.require(back.ply == state.ply and back.reveals == state.reveals, "a move that was taken back is counted")
        again = kit.game.restore(back.snapshot())
        kit.require(
            as_bytes(again.snapshot()) == as_bytes(back.snapshot()), "what is remembered is not in the snapshot"
        )
        for viewer in viewers(kit):
            if viewer != state.seat:
                _stays_known(kit, back, viewer, move, notes, dice)
                _follows_from_what_was_seen(kit, state, back, viewer, move, notes, dice)


def _heard(state: State, move: int) -> list[Note] | None:
    """What happened by a move that may be taken back; None if it may not."""
    after = state.clone()
    notes: list[Note] = []
    after.journal = notes
    after.apply(move, Chance(0))
    return None if after.over or after.reveals != state.reveals else notes


def _stays_known(kit: _Kit, back: State, viewer: int | None, move: int, notes: list[Note], dice: random.Random) -> None:
    seen = seen_by(notes, viewer)
    sampler = kit.game.sampler(back.view(viewer))
    for _ in range(WORLDS):
        world = sampler(Chance(dice.getrandbits(32)))
        kit.require(
            look(world, viewer) == look(back, viewer), f"a sample after an undo shows seat {viewer} another view"
        )
        moves = world.legal()
        possible = (_heard(world, one) for one in ([move] if move in moves else moves))
        same = any(heard is not None and seen_by(heard, viewer) == seen for heard in possible)
        kit.require(
            same,
            f"seat {viewer} saw {kit.game.action(move)!r} and has forgotten, now that it was taken back, that it was"
            " possible: `remember` must keep what was laid, or the move must count in `reveals`",
        )


def _follows_from_what_was_seen(
    kit: _Kit, state: State, back: State, viewer: int | None, move: int, notes: list[Note], dice: random.Random
) -> None:
    """In a world that a viewer cannot tell from the true one, before and by the move, it remembers the same."""
    world = kit.game.sampler(state.view(viewer))(Chance(dice.getrandbits(32)))
    heard = _heard(world, move) if move in world.legal() else None
    if heard is not None and seen_by(heard, viewer) == seen_by(notes, viewer):
        same = look(taken_back(world, heard), viewer) == look(back, viewer)
        kit.require(same, f"what seat {viewer} remembers of a move that was taken back hangs on what it could not see")
