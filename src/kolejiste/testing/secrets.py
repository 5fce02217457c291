"""Hidden means hidden: twin worlds that differ only in what a viewer cannot know must look the same to that viewer.

A twin is made by changing one hidden draw. Whoever sees the same events in both worlds must see the same views, prompts
and legal moves, now and after any moves legal in both. The sampler is tried the same way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kolejiste.core.chance import Chance, Deck, RecordingChance, ScriptedChance
from kolejiste.core.contract import State
from kolejiste.core.errors import BadRecord
from kolejiste.core.journal import seen_by

if TYPE_CHECKING:
    from .conformance import _Kit

FOLLOWED = 6  # plies that two worlds are played on side by side
TELLTALE = 0xC0FFEE_5EED_15_5EC2E7  # a seed that would be recognised anywhere it leaked


def viewers(kit: _Kit) -> list[int | None]:
    return [*range(kit.game.players), None]


def look(state: State, viewer: int | None) -> bytes:
    """All that a viewer is given: the view, the prompt, the public scores and, if it decides, the legal moves."""
    legal = state.legal() if viewer == state.seat and not state.over else []
    return state.view(viewer).to_json() + repr((state.ask, state.scores, legal)).encode()


def apply_heard(state: State, move: int, chance: Chance, kit: _Kit) -> dict[int | None, str]:
    """Apply a move; what each viewer hears of it."""
    state.journal = []
    state.apply(move, chance)
    heard = {viewer: repr(seen_by(state.journal, viewer)) for viewer in viewers(kit)}
    state.journal = None
    return heard


# --- twins --------------------------------------------------------------------------------------------------------


def check_twins(kit: _Kit, state: State, legal: list[int], dice: random.Random) -> None:
    """Change one hidden draw of a few moves and follow both worlds."""
    for move in dice.sample(legal, min(6, len(legal))):
        true, recorder = state.clone(), _Recorder(Chance(dice.getrandbits(32)))
        heard = apply_heard(true, move, recorder, kit)
        drawn = [place for place, (deck, _) in enumerate(recorder.draws) if deck in kit.game.decks]
        if not drawn:
            continue
        place = dice.choice(drawn)
        for script in _changes(kit, recorder.draws, place, dice):
            twin = state.clone()
            try:
                twin_heard = apply_heard(twin, move, ScriptedChance(script, then=Chance(dice.getrandbits(32))), kit)
                break
            except BadRecord:
                continue  # that card is not in the deck
        else:
            continue
        fooled = [viewer for viewer in viewers(kit) if heard[viewer] == twin_heard[viewer]]
        if true.snapshot() == twin.snapshot():
            continue  # two cards that went the same way have changed places
        for viewer in viewers(kit):
            # What is told stays known. Only a card that went back into the deck at once is told and gone.
            known = viewer in fooled or recorder.reshuffled or look(true, viewer) != look(twin, viewer)
            kit.require(known, f"seat {viewer} hears of a draw what its view does not show: {heard[viewer]}")
        if not fooled:
            continue
        count(kit, recorder.draws[place][0], fooled)
        compare(kit, true, twin, fooled, "after a hidden draw was changed")
        for viewer in fooled:
            require_varied(kit, true, viewer, dice)
        follow(kit, true, twin, fooled, dice)


class _Recorder(RecordingChance):
    """Notices a reshuffle."""

    reshuffled = False

    def draw(self, deck: Deck) -> int:
        self.reshuffled |= deck.epoch > 0 and deck.drawn == 0
        return super().draw(deck)


def count(kit: _Kit, deck: str, fooled: list[int | None]) -> None:
    """A draw from this deck was changed, and these viewers did not notice."""
    kit.require(
        deck in kit.game.hidden_decks, f"seat {fooled[0]} does not see a draw from {deck!r}: hidden_decks lacks it"
    )
    kit.found.twins[deck] += 1


def _changes(
    kit: _Kit, draws: list[tuple[str, int]], place: int, dice: random.Random
) -> Iterator[list[tuple[str, int]]]:
    """The same draws with another card at one place: every other card of the deck, in random order."""
    deck, card = draws[place]
    others = [other for other in range(len(kit.game.decks[deck])) if other != card]
    dice.shuffle(others)
    for other in others:
        # Where the other card is drawn later in the same move, the two change places.
        later = [(name, card if (name, drawn) == (deck, other) else drawn) for name, drawn in draws[place + 1 :]]
        yield [*draws[:place], (deck, other), *later]


def check_setup_twins(kit: _Kit, seed: int, dice: random.Random) -> None:
    """The same with the draws of the deal; set-up has no events, so who sees no difference is asked of the views."""
    recorder = RecordingChance(Chance(seed))
    true = kit.game.new(recorder)
    for deck in sorted(kit.game.decks):
        places = [place for place, (name, _) in enumerate(recorder.draws) if name == deck]
        for place in dice.sample(places, min(3, len(places))):
            _setup_twin(kit, true, recorder.draws, place, dice)
    check_twins(kit, true, true.legal(), dice)  # some games deal in their first move only


def _setup_twin(kit: _Kit, true: State, draws: list[tuple[str, int]], place: int, dice: random.Random) -> None:
    for script in _changes(kit, draws, place, dice):
        try:
            twin = kit.game.new(ScriptedChance(script, then=Chance(1)))
        except BadRecord:
            continue
        fooled = [viewer for viewer in viewers(kit) if look(true, viewer) == look(twin, viewer)]
        if fooled and true.snapshot() != twin.snapshot():  # two cards of one hand may have changed places
            count(kit, draws[place][0], fooled)
            follow(kit, true.clone(), twin, fooled, dice)
        return


def compare(kit: _Kit, true: State, twin: State, fooled: list[int | None], when: str) -> None:
    for viewer in fooled:
        kit.require(look(true, viewer) == look(twin, viewer), f"seat {viewer} sees what it cannot know, {when}")


def follow(kit: _Kit, true: State, twin: State, fooled: list[int | None], dice: random.Random) -> None:
    """Play both worlds on with moves legal in both and, where possible, the same draws; who hears the same sees the
    same."""
    refusals(kit, true, twin, dice)
    reasons(kit, true, twin, fooled)
    for _ in range(FOLLOWED):
        if true.over or twin.over or not fooled:
            return
        both = sorted(set(true.legal()) & set(twin.legal()))
        if not both:
            return
        move = dice.choice(both)
        recorder = RecordingChance(Chance(dice.getrandbits(32)))
        heard = apply_heard(true, move, recorder, kit)
        script = list(recorder.draws)
        hidden = [place for place, (deck, _) in enumerate(script) if deck in kit.game.hidden_decks]
        if hidden and dice.random() < 0.5:  # draws that a viewer cannot see may differ too
            script = next(_changes(kit, script, dice.choice(hidden), dice))
        try:
            twin_heard = apply_heard(twin, move, ScriptedChance(script, then=Chance(dice.getrandbits(32))), kit)
        except BadRecord:
            return
        fooled = [viewer for viewer in fooled if heard[viewer] == twin_heard[viewer]]
        kit.found.twin_plies += 1
        compare(kit, true, twin, fooled, "some moves after a hidden draw was changed")


def refusals(kit: _Kit, true: State, twin: State, dice: random.Random) -> None:
    """A move illegal in both worlds is refused in the same words."""
    illegal = set(range(len(kit.game.actions))) - set(true.legal()) - set(twin.legal())
    if not illegal:
        return
    move = dice.choice(sorted(illegal))
    words = {str(kit.refused(state, move)) for state in (true, twin)}
    kit.require(len(words) == 1, "a refusal tells what the seat cannot know")


def reasons(kit: _Kit, true: State, twin: State, fooled: list[int | None]) -> None:
    """Why something cannot be chosen is told a viewer in the same words in both worlds, or in neither."""
    if not fooled:
        return
    dice = random.Random(f"{kit.where}, {true.ply}")  # of its own
    elements = dice.sample(sorted(kit.game.every_pick), min(2, len(kit.game.every_pick)))
    viewer = true.seat if true.seat in fooled else dice.choice(fooled)
    for element in elements:
        words = {kit.game.why_not(state.view(viewer), element) for state in (true, twin)}
        kit.require(len(words) == 1, f"why {element!r} cannot be chosen tells seat {viewer} what it cannot know")


# --- samples ------------------------------------------------------------------------------------------------------


def check_samples(kit: _Kit, state: State, dice: random.Random) -> None:
    """The sampler deals possible states in which the viewer would see exactly the same, and goes on seeing the same."""
    from .conformance import as_bytes

    game = kit.game
    truth = as_bytes(state.snapshot())
    for viewer in viewers(kit):
        sampler = game.sampler(game.read_view(state.view(viewer).to_json()))
        varied = False
        for _ in range(2):
            sample = sampler(Chance(dice.getrandbits(32)))
            kit.found.samples += 1
            kit.require(look(sample, viewer) == look(state, viewer), f"a sample shows seat {viewer} another view")
            kit.require(sample.census() == game.box, "a sample loses or multiplies components")
            kit.require(not sample.check(), f"a sample contradicts itself: {'; '.join(sample.check())}")
            game.restore(sample.snapshot())
            varied |= as_bytes(sample.snapshot()) != truth
            follow(kit, state.clone(), sample, [viewer], dice)
        kit.found.varied += varied
    _planner_does_not_peek(kit, state, dice)
    _no_seed(kit, state, dice)


def require_varied(kit: _Kit, state: State, viewer: int | None, dice: random.Random) -> None:
    """Where a twin exists, the sampler must not always deal the same hidden parts."""
    from .conformance import as_bytes

    sampler = kit.game.sampler(state.view(viewer))
    first = as_bytes(sampler(Chance(dice.getrandbits(32))).snapshot())
    # The other state may be a rare one.
    varied = any(as_bytes(sampler(Chance(dice.getrandbits(32))).snapshot()) != first for _ in range(100))
    kit.require(varied, f"the sampler for seat {viewer} deals one state only, although another is possible")


def _planner_does_not_peek(kit: _Kit, state: State, dice: random.Random) -> None:
    """Everything the deciding seat cannot see is dealt anew, and its planner still makes the same move."""
    sampler = kit.game.sampler(state.view(state.seat))
    legal = state.legal()
    seed = dice.getrandbits(32)
    worlds = [state.clone(), *(sampler(Chance(dice.getrandbits(32))) for _ in range(3))]
    before = [world.snapshot() for world in worlds]
    choices = {kit.game.planner().choose(world, legal, Chance(seed)) for world in worlds}
    kit.require([world.snapshot() for world in worlds] == before, "the planner changed the state it was asked about")
    kit.require(len(choices) == 1, f"the planner's move depends on what it cannot know: {sorted(choices)}")
    kit.require(choices <= set(legal), "the planner chose an illegal move")
    weighed = kit.game.candidates(state.view(state.seat), legal)
    kit.require(bool(weighed) and set(weighed) <= set(legal), "the moves worth weighing are not some of the legal ones")


def _no_seed(kit: _Kit, state: State, dice: random.Random) -> None:
    """A seed never shows up in what is seen or heard."""
    world = state.clone()
    shown = list(apply_heard(world, dice.choice(world.legal()), Chance(TELLTALE), kit).values())
    shown += [world.view(viewer).to_json().decode() for viewer in viewers(kit)]
    for text in shown:
        kit.require(str(TELLTALE) not in text and f"{TELLTALE:x}" not in text.lower(), "the seed is shown")
