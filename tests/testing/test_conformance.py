"""The conformance kit on Výhybka, our toy game: as it is, it passes; and whatever promise it breaks, the kit says so.

Each mutant below breaks one promise of the contract in one place, and names the words with which the kit must say so.
"""

from __future__ import annotations

import copy
import random
import re
import shutil
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import kolejiste as k
import kolejiste.template
from kolejiste.core import moves
from kolejiste.core.engine import Position
from kolejiste.core.journal import Note
from kolejiste.core.layout import Layout
from kolejiste.core.parts import Part, Piece
from kolejiste.core.registry import read_title
from kolejiste.core.text import LANGUAGES
from kolejiste.template import SwitchGame, rules, scoring
from kolejiste.template.actions import COUPLE, DRAW, PASS, ChooseTurn, Pass, WagonCoupled
from kolejiste.template.planner import SwitchPlanner
from kolejiste.template.sampler import Sampler
from kolejiste.template.state import SwitchState
from kolejiste.template.view import SwitchView
from kolejiste.testing import Violation, check_game, conformance, secrets

ROOM = Path(kolejiste.template.__file__).parent
TITLE = read_title(ROOM / "meta.toml")


def toy(players: int = 3, wagons: int = 3) -> SwitchGame:
    return cast(SwitchGame, TITLE.bind(players, wagons=wagons))


# --- the toy game keeps the contract ------------------------------------------------------------------------------


@pytest.mark.parametrize("wagons", [3, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kit_passes_on_the_toy_game(players: int, wagons: int) -> None:
    found = check_game(toy(players, wagons=wagons), games=20, closely=1.5)
    assert found.games == 20
    assert found.longest <= toy(players).max_plies
    # Zeros would mean that a check had nothing to bite on.
    assert min(found.closely, found.moves_tried, found.illegal_tried, found.samples, found.varied) > 0
    assert found.reasons > 0
    assert found.taken_back > 0
    assert found.twins["wagons"] > 0
    assert found.twin_plies > 0


def test_toy_game_has_everything_that_the_kit_should_meet() -> None:
    """A forced pass, both ends of the game, and a shared first place: in a hundred random games."""
    met = set()
    for seed in range(100):
        chance, dice = k.Chance(seed), random.Random(seed)
        state = toy().new(chance)
        while not state.over:
            legal = state.legal()
            if legal == [PASS]:
                met.add("forced pass")
            state.apply(dice.choice(legal), chance)
        met.add("all are out" if all(state.out) else "a hand is empty")
        if len(state.winners) > 1:
            met.add("tie")
    assert met == {"forced pass", "all are out", "a hand is empty", "tie"}


def test_toy_game_refuses_positions_that_cannot_occur() -> None:
    state = toy().new(k.Chance(0))
    written = state.snapshot()
    told = [{**seat, "known": {"1": 4}} for seat in written["seats"]]
    too_many, nobody = {"trains": {"main": {"5": 7}}}, {"turn": 3}
    for spoilt in ({}, {**written, **nobody}, {**written, **too_many}, {**written, "seats": told}):
        with pytest.raises(k.BadSnapshot) as caught:
            toy().restore(spoilt)
        assert all(caught.value.say(language) for language in LANGUAGES)


def test_toy_game_tells_every_error_of_an_edition(tmp_path: Path) -> None:
    text = (ROOM / "data" / "edition.toml").read_text(encoding="utf-8")
    for right, wrong in (('"vyhybka"', '"tramway"'), ("each = 6", "each = 1"), ('"siding"', '"main"')):
        text = text.replace(right, wrong)
    (tmp_path / "edition.toml").write_text(text, encoding="utf-8")
    with pytest.raises(k.BadEdition) as caught:
        TITLE.bind(2, edition=tmp_path / "edition.toml")
    assert [problem.place for problem in caught.value.problems] == ["about.game", "wagons.each", "yard.tracks[1].id"]
    assert all(len(caught.value.say(language).splitlines()) == 4 for language in LANGUAGES)


# --- the bench on which mutants are made --------------------------------------------------------------------------


class Bench:
    """A toy game of one's own, to be spoiled; everything is put right after the test."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.game = copy.copy(toy())
        vars(self.game).pop("_spoken", None)  # its words are not those of the game it was copied from
        Layout(self.game, SwitchState)  # nor is its empty table
        self.patch = patch
        self.room = folder / "room"

    def swap(self, owner: object, name: str, new: object) -> Any:
        """Put something else in a place; returns what was there."""
        old = getattr(owner, name)
        self.patch.setattr(owner, name, new)
        return old

    def on_draw(self, extra: Callable[[SwitchState, k.Chance], object]) -> None:
        """Something more happens whenever a wagon is drawn."""
        self.on_move(lambda s, move, chance: extra(s, chance) if move == DRAW else None)

    def on_move(self, extra: Callable[[SwitchState, int, k.Chance], object]) -> None:
        """Something more happens after every move."""
        old = rules.carry_out

        def spoilt(s: SwitchState, move: int, chance: k.Chance) -> None:
            old(s, move, chance)
            extra(s, move, chance)

        self.swap(rules, "carry_out", spoilt)

    def on_look(self, change: Callable[[SwitchState, int | None, SwitchView], SwitchView]) -> None:
        """The view is not quite what it should be."""
        old = SwitchGame.look_at
        self.swap(SwitchGame, "look_at", lambda game, s, seat: change(s, seat, old(game, s, seat)))

    def show_hands(self, shown: Callable[[SwitchState, int | None, int], bool]) -> None:
        """Another's hand lies open for a viewer; a sampler takes what a view shows for known."""

        def change(s: SwitchState, viewer: int | None, seen: SwitchView) -> SwitchView:
            seats = [
                msgspec.structs.replace(one, hand=s.game.named(s.hands[seat])) if shown(s, viewer, seat) else one
                for seat, one in enumerate(seen.seats)
            ]
            return msgspec.structs.replace(seen, seats=seats)

        self.on_look(change)

    def on_sample(self, change: Callable[[SwitchState], object]) -> None:
        """Every sample is spoilt a little."""
        old = Sampler.__call__

        def spoilt(sampler: Sampler, chance: k.Chance) -> SwitchState:
            s = old(sampler, chance)
            change(s)
            return s

        self.swap(Sampler, "__call__", spoilt)

    def reword(self, language: str, key: str, text: str | None) -> None:
        """Another text for a key, or none."""
        if not self.room.exists():
            shutil.copytree(ROOM / "text", self.room / "text")
            self.game.title = msgspec.structs.replace(TITLE, room=str(self.room))
        file = self.room / "text" / f"{language}.ftl"
        old = file.read_text(encoding="utf-8")
        new = re.sub(rf"^{key} =.*\n((?:[ \t].*\n)*)", "" if text is None else f"{key} = {text}\n", old, flags=re.M)
        file.write_text(new if new != old else f"{old}\n{key} = {text}\n", encoding="utf-8")

    def without(self, *nets: str) -> None:
        """Leave some checks of the kit out, so that another one must catch the mutant alone."""
        for net in nets:
            self.patch.setattr(secrets, net, lambda *_: None)


Spoil = Callable[[Bench], None]
MUTANTS: list[Any] = []


def mutant(promise: str) -> Callable[[Spoil], Spoil]:
    """Register a mutant with the words of the kit that name the broken promise."""

    def register(spoil: Spoil) -> Spoil:
        MUTANTS.append(pytest.param(spoil, promise, id=spoil.__name__))
        return spoil

    return register


def hidden_neighbour(s: SwitchState) -> tuple[int, ...]:
    """The hand of the seat after the one that decides: hidden from it."""
    return s.tables.wagons(s.hands[(s.seat + 1) % s.game.players])


def right(s: SwitchState) -> list[int]:
    """The legal moves as they should be told."""
    return Position.legal(s)


# --- legal moves --------------------------------------------------------------------------------------------------


@mutant("no move is legal, but the game is not over")
def legal_moves_run_out(bench: Bench) -> None:
    old = rules.find_moves
    bench.swap(rules, "find_moves", lambda s: None if s.ply == 5 else old(s))


@mutant("legal moves are not ascending")
def legal_moves_unsorted(bench: Bench) -> None:
    bench.swap(SwitchState, "legal", lambda s: right(s)[::-1])


@mutant("legal moves are not ascending")
def legal_moves_twice(bench: Bench) -> None:
    bench.swap(SwitchState, "legal", lambda s: sorted([*right(s), *right(s)[:1]]))


@mutant("a legal move is not in the table")
def legal_move_outside_the_table(bench: Bench) -> None:
    bench.swap(SwitchState, "legal", lambda s: [*right(s), len(s.game.actions)])


@mutant("a legal move is no int")
def legal_move_no_int(bench: Bench) -> None:
    bench.swap(SwitchState, "legal", lambda s: [True if move == 1 else move for move in right(s)])


@mutant(r"the legal move Draw\(\) raises ValueError")
def legal_move_raises(bench: Bench) -> None:
    def stumble(s: SwitchState, chance: k.Chance) -> None:
        if s.deck.size % 7 == 0:
            raise ValueError("the deck is jammed")

    bench.on_draw(stumble)


@mutant("changing the list of legal moves changes the state")
def legal_list_given_away(bench: Bench) -> None:
    kept: dict[bytes, list[int]] = {}  # as if each position kept its list

    def legal(s: SwitchState) -> list[int]:
        return kept.setdefault(msgspec.json.encode(s.snapshot()), right(s))

    bench.swap(SwitchState, "legal", legal)


# --- illegal moves ------------------------------------------------------------------------------------------------


def applying(bench: Bench, accepts: Callable[[SwitchState, Any], int | None]) -> None:
    """`apply` carries out what `accepts` makes of a move, and refuses None."""

    def apply(s: SwitchState, move: Any, chance: k.Chance) -> None:
        meant = accepts(s, move)
        if meant is None:
            raise s.refusal(move)
        s.found = False
        s.ply += 1
        rules.carry_out(s, meant, chance)

    bench.swap(SwitchState, "apply", apply)


def strictly(s: SwitchState, move: Any) -> int | None:
    return move if type(move) is int and move in right(s) else None


@mutant("the illegal move 0 was accepted")
def illegal_move_accepted(bench: Bench) -> None:
    applying(bench, lambda s, move: PASS if type(move) is int and move == PASS and not s.over else strictly(s, move))


@mutant(r"the illegal move .* raises KeyError.*, not IllegalMove")
def illegal_move_raises_another_error(bench: Bench) -> None:
    bench.swap(SwitchState, "refusal", lambda s, move: KeyError(move))


@mutant("an illegal move changed the state")
def illegal_move_changes_the_state(bench: Bench) -> None:
    def refusal(s: SwitchState, move: object) -> k.IllegalMove:
        s.reveals += 1
        return k.IllegalMove("game-over")

    bench.swap(SwitchState, "refusal", refusal)


@mutant("the illegal move True was accepted")
def true_accepted_as_one(bench: Bench) -> None:
    applying(bench, lambda s, move: int(move) if move in right(s) else None)


@mutant("the illegal move '0' was accepted")
def text_accepted_as_a_move(bench: Bench) -> None:
    applying(bench, lambda s, move: PASS if move == "0" and right(s) == [PASS] else strictly(s, move))


@mutant("the illegal move .* was accepted")
def text_accepted_as_a_draw(bench: Bench) -> None:
    applying(bench, lambda s, move: strictly(s, DRAW if move == "1" else move))


@mutant("the illegal move .* was accepted")
def places_from_the_end_accepted(bench: Bench) -> None:
    def accepts(s: SwitchState, move: Any) -> int | None:
        # A list takes -2 for its last but one; -1 is refused here, as the last action is the one the kit tries.
        return strictly(s, move + len(s.game.actions) if type(move) is int and move < -1 else move)

    applying(bench, accepts)


@mutant("an illegal move is refused without a word")
def illegal_move_refused_without_a_word(bench: Bench) -> None:
    bench.swap(k.IllegalMove, "say", lambda error, language: "")


@mutant("the illegal move .* was accepted")
def illegal_move_accepted_before_legal_was_asked(bench: Bench) -> None:
    asked: dict[int, SwitchState] = {}  # by identity, as if each state kept its list

    def legal(s: SwitchState) -> list[int]:
        asked[id(s)] = s
        return right(s)

    def accepts(s: SwitchState, move: Any) -> int | None:
        return strictly(s, move) if id(s) in asked or type(move) is not int or move != PASS or s.over else PASS

    bench.swap(SwitchState, "legal", legal)
    reading(bench, lambda s: asked.pop(id(s), None))  # restoring asks whether there is a move at all
    applying(bench, accepts)


# --- clones, snapshots --------------------------------------------------------------------------------------------


def cloning(bench: Bench, change: Callable[[SwitchState, SwitchState], None]) -> None:
    old = SwitchState.clone

    def clone(s: SwitchState) -> SwitchState:
        other = old(s)
        change(s, other)
        return other

    bench.swap(SwitchState, "clone", clone)


@mutant("playing on a clone changed the original")
def clone_shares_a_list(bench: Bench) -> None:
    cloning(bench, lambda s, other: setattr(other, "hands", s.hands))


@mutant(
    "playing on a clone changed the original|a restored state shows"
)  # snapshots tell the deck by what is elsewhere
def clone_shares_the_deck(bench: Bench) -> None:
    cloning(bench, lambda s, other: setattr(other, "deck", s.deck))


@mutant("a clone differs from its original")
def clone_forgets_a_field(bench: Bench) -> None:
    cloning(bench, lambda s, other: setattr(other, "points", [[0, 0] for _ in s.points]))


@mutant("journal")
def clone_shares_the_journal(bench: Bench) -> None:
    cloning(bench, lambda s, other: setattr(other, "journal", s.journal))


def writing(bench: Bench, change: Callable[[dict[str, Any]], object]) -> None:
    old = SwitchGame.write

    def write(game: SwitchGame, s: SwitchState) -> dict[str, Any]:
        data = old(game, s)
        change(data)
        return data

    bench.swap(SwitchGame, "write", write)


def reading(bench: Bench, change: Callable[[SwitchState], object]) -> None:
    old = SwitchGame.restore

    def restore(game: SwitchGame, data: Mapping[str, Any]) -> SwitchState:
        s = old(game, data)
        change(s)
        return s

    bench.swap(SwitchGame, "restore", restore)


def forget(data: dict[str, Any], what: str) -> None:
    for seat in data["seats"]:
        del seat[what]


@mutant("a restored state")
def snapshot_forgets_the_points(bench: Bench) -> None:
    writing(bench, lambda data: forget(data, "points"))


@mutant("a restored state")
def snapshot_forgets_who_is_out(bench: Bench) -> None:
    writing(bench, lambda data: forget(data, "out"))


@mutant("a restored state")
def snapshot_forgets_how_many_were_drawn(bench: Bench) -> None:
    reading(bench, lambda s: setattr(s.deck, "drawn", 0))


@mutant("snapshot, restore, snapshot are not equal")
def restore_loses_something(bench: Bench) -> None:
    reading(bench, lambda s: setattr(s, "reveals", 0))


@mutant("a restored state has other legal moves")
def snapshot_forgets_the_trains(bench: Bench) -> None:
    writing(bench, lambda data: data.update(trains={}))  # each wagon finds itself in the deck


@mutant("changing a snapshot changes the state")
def snapshot_is_given_away(bench: Bench) -> None:
    kept: dict[bytes, dict[str, Any]] = {}  # as if each position kept its snapshot
    old = SwitchState.snapshot
    bench.swap(SwitchState, "snapshot", lambda s: kept.setdefault(msgspec.json.encode(old(s)), old(s)))


@mutant("BadSnapshot")
def restore_takes_anything(bench: Bench) -> None:
    def restore(data: Mapping[str, Any]) -> SwitchState:
        try:
            return SwitchGame.restore(bench.game, data)
        except k.BadSnapshot:
            return SwitchState(bench.game)

    bench.swap(bench.game, "restore", restore)


# --- components, length, counters ---------------------------------------------------------------------------------


@mutant("components got lost or multiplied")
def component_lost(bench: Bench) -> None:
    bench.on_move(lambda s, move, chance: s.trains.__setitem__(0, [0] * 5) if sum(s.trains[0]) > 2 else None)


@mutant("components got lost or multiplied")
def component_multiplied(bench: Bench) -> None:
    bench.on_move(lambda s, move, chance: s.hands[0].__setitem__(4, 5) if move >= COUPLE and s.ply > 3 else None)


@mutant("the game is longer than 9 plies")
def game_longer_than_it_says(bench: Bench) -> None:
    bench.game.max_plies = 9


@mutant("the game is longer than")
def game_without_an_end(bench: Bench) -> None:
    def go_on(s: SwitchState) -> None:
        s.seat = s.turn = (s.seat + 1) % s.game.players
        s.out = [False] * s.game.players

    bench.swap(rules, "_next_turn", go_on)


@mutant("seat 3 decides")
def nobody_decides(bench: Bench) -> None:
    bench.on_move(lambda s, move, chance: setattr(s, "seat", s.game.players) if s.ply == 4 else None)


@mutant("ply does not count the moves")
def ply_not_counted(bench: Bench) -> None:
    bench.on_move(lambda s, move, chance: setattr(s, "ply", s.ply - (move == PASS)))


@mutant("reveals went back")
def reveals_go_back(bench: Bench) -> None:
    bench.on_move(lambda s, move, chance: setattr(s, "reveals", max(0, s.reveals - 1)) if move >= COUPLE else None)


@mutant("reveals")
def draw_reveals_nothing(bench: Bench) -> None:
    bench.on_draw(lambda s, chance: setattr(s, "reveals", s.reveals - 1))


# --- words and pictures -------------------------------------------------------------------------------------------


@mutant(r"Couple\(weight=1, track='main'\) has no text in cs")
def action_without_a_text(bench: Bench) -> None:
    bench.reword("cs", "action-couple", None)


@mutant(r"WagonCoupled\(.*\) has no text in sk")
def event_without_a_text(bench: Bench) -> None:
    bench.reword("sk", "event-wagon-coupled", None)


@mutant(r"WagonDrawnUnseen\(.*\) has no text in cs")
def event_for_the_others_without_a_text(bench: Bench) -> None:
    bench.reword("cs", "event-wagon-drawn-unseen", None)


@mutant(r"ChooseTurn\(\) has no text in en")
def prompt_without_a_text(bench: Bench) -> None:
    bench.reword("en", "ask-choose-turn", None)


@mutant(r"LeftInHand\(.*\) has no text in sk")
def line_without_a_text(bench: Bench) -> None:
    bench.reword("sk", "line-left-in-hand", None)


@mutant(r"Draw\(\) has no text in en: .*colour")
def text_asks_for_what_is_not_there(bench: Bench) -> None:
    bench.reword("en", "action-draw", "Draw a { $colour } wagon")


@mutant(r"the text of Draw\(\) in sk is empty")
def text_is_empty(bench: Bench) -> None:
    bench.reword("sk", "action-draw", '{ "" }')


@mutant("different actions have the same text in cs")
def actions_with_the_same_text(bench: Bench) -> None:
    bench.reword("cs", "action-couple", "Připojit vagon { $weight }")


@mutant("outline")
def outline_without_a_text(bench: Bench) -> None:
    bench.reword("sk", "outline-hand", None)


@mutant("option")
def option_without_a_text(bench: Bench) -> None:
    bench.reword("cs", "option-wagons", None)


@mutant("the outline is empty")
def outline_empty(bench: Bench) -> None:
    bench.swap(SwitchGame, "outline", lambda *_: [])


@mutant("picks do not tell all legal moves apart")
def picks_do_not_tell_moves_apart(bench: Bench) -> None:
    old = SwitchGame.picks
    bench.swap(SwitchGame, "picks", lambda game, move: frozenset(sorted(old(game, move))[-1:]))


@mutant("pick")
def picks_that_are_not_drawn(bench: Bench) -> None:
    bench.swap(SwitchGame, "picks", lambda game, move: frozenset({f"move-{move}"}))


def answering(bench: Bench, answer: Callable[[SwitchView, str, str | None], str | None]) -> None:
    """Why something cannot be chosen is told in another way; the last argument is what is right."""
    right = bench.game.why_not

    def why_not(seen: SwitchView, element: str, language: str = "en", names: Any = None) -> str | None:
        return answer(seen, element, right(seen, element, language, names))

    bench.swap(bench.game, "why_not", why_not)


@mutant("can be chosen, but is refused")
def what_can_be_chosen_is_refused(bench: Bench) -> None:
    answering(bench, lambda seen, element, said: said or ("Not now." if element else None))


@mutant("seat None cannot choose .* but is not told why")
def spectator_is_not_told_why(bench: Bench) -> None:
    answering(bench, lambda seen, element, said: None if seen.seat is None else said)


@mutant("cannot choose .* but is not told why")
def decider_is_not_told_why(bench: Bench) -> None:
    answering(bench, lambda seen, element, said: " " if said and seen.seat == seen.decider else said)


@mutant("is not there is refused")
def decoration_is_refused(bench: Bench) -> None:
    answering(bench, lambda seen, element, said: said if element else "That is the paper.")


@mutant("cannot be chosen tells seat")
def reason_tells_a_hidden_card(bench: Bench) -> None:
    """The game remembers of which state it was asked for a view."""
    asked: list[SwitchState] = []

    def remember(s: SwitchState, viewer: int | None, seen: SwitchView) -> SwitchView:
        asked.append(s)
        return seen

    bench.on_look(remember)
    answering(bench, lambda seen, element, said: said and f"{said} {hidden_neighbour(asked[-1])}")


@mutant("draw")
def board_cannot_be_drawn(bench: Bench) -> None:
    bench.swap(SwitchGame, "parts", lambda *_: [Part("map", "map", (Piece("<g", 10, 10),))])


@mutant("does not come back from JSON")
def action_does_not_come_back_from_json(bench: Bench) -> None:
    bench.game.action_type = Pass


# --- what a seat may know -----------------------------------------------------------------------------------------

# Two nets catch leaks: twin worlds and samples. Each must hold alone.
TWINS = ("check_twins", "check_setup_twins")
SAMPLES = ("check_samples", "require_varied")


@mutant("seat . sees what it cannot know")
def view_shows_anothers_hand(bench: Bench) -> None:
    bench.show_hands(lambda s, viewer, seat: seat == 0)


@mutant("seat None sees what it cannot know")
def view_shows_a_spectator_the_hands(bench: Bench) -> None:
    bench.show_hands(lambda s, viewer, seat: viewer is None)


@mutant("seat . sees what it cannot know, some moves after")
def view_shows_a_hand_some_moves_later(bench: Bench) -> None:
    bench.show_hands(lambda s, viewer, seat: seat == s.turn)  # a wagon drawn in one round shows in the next


def deck_weight(s: SwitchState, viewer: int | None, seen: SwitchView) -> SwitchView:
    """Instead of the number of unseen wagons, a number that tells which ones they are."""
    return msgspec.structs.replace(seen, deck=sum(count * 9**place for place, count in enumerate(s.deck.counts)))


@mutant("seat . sees what it cannot know")
def view_shows_the_deck__twins(bench: Bench) -> None:
    bench.without(*SAMPLES)
    bench.on_look(deck_weight)


@mutant("a sample shows seat . another view")
def view_shows_the_deck__samples(bench: Bench) -> None:
    bench.without(*TWINS)
    bench.on_look(deck_weight)


class Beware(k.Prompt, frozen=True):
    """A prompt that is asked only when the next seat holds a heavy wagon."""


def prompt_tells(bench: Bench) -> None:
    for language in ("cs", "sk", "en"):
        bench.reword(language, "ask-beware", "!")

    def ask(s: SwitchState) -> k.Prompt | None:
        return None if s.over else Beware() if 5 in hidden_neighbour(s) else ChooseTurn()

    bench.swap(SwitchState, "ask", property(ask))
    bench.on_look(lambda s, seat, seen: msgspec.structs.replace(seen, ask=None if s.over else ChooseTurn()))


@mutant("seat . sees what it cannot know|a refusal tells what the seat cannot know")
def prompt_tells_a_hidden_card__twins(bench: Bench) -> None:
    bench.without(*SAMPLES)
    prompt_tells(bench)


@mutant("a sample shows seat . another view|seat . sees what it cannot know")
def prompt_tells_a_hidden_card__samples(bench: Bench) -> None:
    bench.without(*TWINS)
    prompt_tells(bench)


def legal_moves_tell(bench: Bench) -> None:
    """Who sits before a heavy wagon may not draw, if it can couple anything."""
    old = rules.find_moves

    def find(s: SwitchState) -> None:
        old(s)
        if moves.count(s) > 1 and moves.at(s, 0) == DRAW and 5 in hidden_neighbour(s):
            del s.moves[0]

    bench.swap(rules, "find_moves", find)


@mutant("seat . sees what it cannot know")
def legal_moves_tell_a_hidden_card__twins(bench: Bench) -> None:
    bench.without(*SAMPLES)
    legal_moves_tell(bench)


@mutant("a sample shows seat . another view|seat . sees what it cannot know")
def legal_moves_tell_a_hidden_card__samples(bench: Bench) -> None:
    bench.without(*TWINS)
    legal_moves_tell(bench)


@mutant("seat . hears")
def event_tells_all_a_hidden_card(bench: Bench) -> None:
    def tell(s: SwitchState, chance: k.Chance) -> None:
        if s.journal:
            s.journal[0] = Note(s.journal[0].event)

    bench.on_draw(tell)


@mutant("seat . sees what it cannot know")
def event_kept_back(bench: Bench) -> None:
    """A hand lies open, but nobody is told."""

    def hush(s: SwitchState, move: int, chance: k.Chance) -> None:
        if s.journal and move == PASS:
            del s.journal[0]

    bench.on_move(hush)


@mutant("a refusal tells what the seat cannot know")
def refusal_tells_a_hidden_card(bench: Bench) -> None:
    bench.swap(SwitchState, "refusal", lambda s, move: k.IllegalMove("no-such-action", action=str(hidden_neighbour(s))))


@mutant("a sample shows seat . another view|seat . sees what it cannot know")
def scores_tell_hidden_cards(bench: Bench) -> None:
    bench.swap(
        scoring, "scores", lambda s: [sum(p) - sum(s.tables.wagons(h)) for p, h in zip(s.points, s.hands, strict=True)]
    )


@mutant("hidden_decks")
def hidden_deck_not_declared(bench: Bench) -> None:
    bench.game.hidden_decks = frozenset()


@mutant("every draw from deck 'wagons' is seen by all")
def nothing_is_hidden_at_all(bench: Bench) -> None:
    bench.show_hands(lambda s, viewer, seat: True)

    def tell(s: SwitchState, chance: k.Chance) -> None:
        if s.journal:
            s.journal[0] = Note(s.journal[0].event)

    bench.on_draw(tell)


@mutant("a view does not come back from JSON")
def view_does_not_come_back_from_json(bench: Bench) -> None:
    old = SwitchGame.read_view
    bench.swap(SwitchGame, "read_view", lambda game, data: msgspec.structs.replace(old(game, data), deck=0))


@mutant("view")
def view_names_another_decider(bench: Bench) -> None:
    bench.on_look(lambda s, seat, seen: msgspec.structs.replace(seen, decider=0))


# --- samplers -----------------------------------------------------------------------------------------------------


@mutant("sampler never deals a hidden part differently|the sampler for seat .* deals one state only")
def sampler_deals_the_truth_kept_aside(bench: Bench) -> None:
    truth: dict[bytes, SwitchState] = {}

    def keep(s: SwitchState, seat: int | None, seen: SwitchView) -> SwitchView:
        truth[seen.to_json()] = s.clone()
        return seen

    bench.on_look(keep)
    bench.swap(SwitchGame, "sampler", lambda game, seen: lambda chance: truth[seen.to_json()].clone())


@mutant("the sampler for seat .* deals one state only")
def sampler_always_deals_the_same(bench: Bench) -> None:
    old = Sampler.__call__
    bench.swap(Sampler, "__call__", lambda sampler, chance: old(sampler, k.Chance(0)))


@mutant("a sample shows seat .* another view")
def sample_shows_another_view(bench: Bench) -> None:
    bench.on_sample(lambda s: s.points[0].reverse())


@mutant("a sample shows seat .* another view|deck wagons has no card left")
def sampler_spoils_itself(bench: Bench) -> None:
    def deal(sampler: Sampler, chance: k.Chance) -> SwitchState:
        s: SwitchState = old(sampler, chance)
        sampler.base = s  # the next sample is dealt onto this one
        return s

    old = bench.swap(Sampler, "__call__", deal)


@mutant("a sample loses or multiplies components")
def sample_multiplies_cards(bench: Bench) -> None:
    def swap_one(s: SwitchState) -> None:
        if s.deck.counts[0]:
            s.deck.counts[0] -= 1
            s.deck.counts[-1] += 1

    bench.on_sample(swap_one)


@mutant("the game raises IndexError")
def sampler_raises(bench: Bench) -> None:
    bench.on_sample(lambda s: s.hands[0][99])


# --- planners -----------------------------------------------------------------------------------------------------


def planning(bench: Bench, choose: Callable[[SwitchState, Sequence[int]], int]) -> None:
    bench.swap(SwitchPlanner, "choose", lambda planner, s, legal, chance: choose(s, legal))


@mutant("the moves worth weighing are not some of the legal ones")
def nothing_is_worth_weighing(bench: Bench) -> None:
    bench.swap(SwitchGame, "candidates", lambda game, view, legal: [])


@mutant("the moves worth weighing are not some of the legal ones")
def an_illegal_move_is_worth_weighing(bench: Bench) -> None:
    bench.swap(SwitchGame, "candidates", lambda game, view, legal: [*legal, len(game.actions) - 1, 0])


@mutant("the planner's move depends on what it cannot know")
def planner_peeks_at_a_hand(bench: Bench) -> None:
    planning(bench, lambda s, legal: legal[sum(hidden_neighbour(s)) % len(legal)])


@mutant("the planner's move depends on what it cannot know")
def planner_peeks_at_the_deck(bench: Bench) -> None:
    planning(bench, lambda s, legal: legal[-1] if s.deck.counts[-1] > 2 else legal[0])


@mutant("the planner's move depends on what it cannot know")
def planner_throws_its_own_dice(bench: Bench) -> None:
    dice = random.Random(1)
    planning(bench, lambda s, legal: dice.choice(legal))


@mutant("the planner chose an illegal move")
def planner_chooses_illegally(bench: Bench) -> None:
    planning(bench, lambda s, legal: PASS)


@mutant("the planner changed")
def planner_plays_on_the_state(bench: Bench) -> None:
    def choose(s: SwitchState, legal: Sequence[int]) -> int:
        s.apply(legal[0], k.Chance(0))
        return legal[0]

    planning(bench, choose)


# --- chance, records ----------------------------------------------------------------------------------------------


def chance_tells_its_seed(bench: Bench) -> Callable[[k.Chance], int]:
    """Chance forgets its seed; here it does not."""

    class Remembering(k.Chance):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            self.seed = seed

    for module in (conformance, secrets):
        bench.swap(module, "Chance", Remembering)
    return lambda chance: getattr(chance, "seed", 0)


@mutant("the seed is shown")
def seed_shown_in_an_event(bench: Bench) -> None:
    seed_of = chance_tells_its_seed(bench)

    def tell(s: SwitchState, move: int, chance: k.Chance) -> None:
        if s.journal and isinstance(s.journal[0].event, WagonCoupled):
            s.journal[0] = Note(msgspec.structs.replace(s.journal[0].event, points=seed_of(chance)))

    bench.on_move(tell)


class TellingView(SwitchView, frozen=True, kw_only=True):
    seed: str


@mutant("the seed is shown")
def seed_shown_in_a_view(bench: Bench) -> None:
    seed_of = chance_tells_its_seed(bench)
    last = [0]
    bench.on_move(lambda s, move, chance: last.__setitem__(0, seed_of(chance)))
    bench.on_look(lambda s, seat, seen: TellingView(seed=str(last[0]), **msgspec.structs.asdict(seen)))
    bench.swap(SwitchGame, "read_view", lambda game, data: msgspec.json.decode(data, type=TellingView))
    bench.without(*TWINS)


@mutant("the same seed deals differently the second time")
def deal_with_dice_of_its_own(bench: Bench) -> None:
    drawing_alone(bench, random.Random(1), dealing=True)


@mutant("a game played through clones (ends differently|goes another way)|a restored state shows")
def draw_with_dice_of_its_own(bench: Bench) -> None:
    drawing_alone(bench, random.Random(1), dealing=False)


def drawing_alone(bench: Bench, dice: random.Random, dealing: bool) -> None:
    """Wagons are drawn without asking chance."""
    old = rules._take

    def take(s: SwitchState, seat: int, chance: k.Chance) -> int:
        if not s.ply and not dealing:
            return old(s, seat, chance)
        cards = [card for card, count in enumerate(s.deck.counts) for _ in range(count)]
        return old(s, seat, k.ScriptedChance([("wagons", dice.choice(cards))]))

    bench.swap(rules, "_take", take)


def replaying(bench: Bench, change: Callable[[SwitchState, k.Chance], object]) -> None:
    """A draw does something else when its game is replayed, when the draws are those of a record."""
    bench.on_draw(lambda s, chance: change(s, chance) if type(chance).__name__ == "_Rechecked" else None)


@mutant("a replay ends differently")
def replay_ends_differently(bench: Bench) -> None:
    replaying(bench, lambda s, chance: setattr(s, "reveals", s.reveals + 1))


@mutant("a replay fails")
def replay_draws_once_more(bench: Bench) -> None:
    replaying(bench, lambda s, chance: chance.below(k.Deck("die", ()), 6))


# --- taking back --------------------------------------------------------------------------------------------------


@mutant("has forgotten, now that it was taken back")
def wagons_laid_and_taken_back_are_forgotten(bench: Bench) -> None:
    bench.swap(SwitchState, "remember", lambda s, events: None)


@mutant("hangs on what it could not see")
def the_whole_hand_is_known_after_an_undo(bench: Bench) -> None:
    bench.swap(SwitchState, "remember", lambda s, events: s.known.__setitem__(s.seat, s.hands[s.seat][:]))


@mutant("something else is asked")
def an_undo_passes_the_turn_on(bench: Bench) -> None:
    old = SwitchState.remember

    def remember(s: SwitchState, events: Sequence[k.Event]) -> None:
        old(s, events)
        s.seat = s.turn = (s.seat + 1) % s.game.players
        s.found = False

    bench.swap(SwitchState, "remember", remember)


@mutant("a move that was taken back is counted")
def an_undo_reveals_something(bench: Bench) -> None:
    bench.swap(SwitchState, "remember", lambda s, events: setattr(s, "reveals", s.reveals + 1))


@mutant("what is remembered is not in the snapshot")
def what_is_remembered_is_not_saved(bench: Bench) -> None:
    reading(bench, lambda s: setattr(s, "known", [[0] * 5 for _ in s.known]))


# --- numbers for learners -----------------------------------------------------------------------------------------


@mutant("observe left a number unwritten or infinite")
def observe_leaves_a_number_unwritten(bench: Bench) -> None:
    bench.game.blocks = (*bench.game.blocks, k.Block("forgotten", 1))


@mutant("observe left a number unwritten or infinite")
def observe_writes_nothing_for_spectators(bench: Bench) -> None:
    old = SwitchGame.observe

    def observe(game: SwitchGame, seen: SwitchView, buffer: MutableSequence[float]) -> None:
        if seen.seat is not None:
            old(game, seen, buffer)

    bench.swap(SwitchGame, "observe", observe)


@mutant("observe wrote more numbers than the blocks name")
def observe_writes_too_much(bench: Bench) -> None:
    bench.game.blocks = bench.game.blocks[:-1]


# --- the end ------------------------------------------------------------------------------------------------------


@mutant("the game is over, but something is asked")
def something_asked_after_the_end(bench: Bench) -> None:
    bench.swap(SwitchState, "ask", property(lambda s: ChooseTurn()))


@mutant("the illegal move 0 was accepted after the end")
def move_accepted_after_the_end(bench: Bench) -> None:
    applying(bench, lambda s, move: PASS if s.over else strictly(s, move))


@mutant("the illegal move 1 was accepted after the end")
def draw_accepted_after_the_end(bench: Bench) -> None:
    applying(bench, lambda s, move: DRAW if s.over and move == DRAW and s.deck.size else strictly(s, move))


def scoring_with(bench: Bench, change: Callable[[k.SeatSheet], k.SeatSheet]) -> None:
    old = scoring.sheet
    bench.swap(scoring, "sheet", lambda s: [change(one) for one in old(s)])


@mutant("the sheet's lines do not sum up")
def sheet_lines_do_not_sum_up(bench: Bench) -> None:
    scoring_with(bench, lambda one: msgspec.structs.replace(one, lines=one.lines[:-1]))


@mutant("the sheet's total is not the score")
def sheet_total_is_not_the_score(bench: Bench) -> None:
    scoring_with(bench, lambda one: msgspec.structs.replace(one, total=one.total + 1))


@mutant("the sheet's place is not the rank")
def sheet_place_is_not_the_rank(bench: Bench) -> None:
    scoring_with(bench, lambda one: msgspec.structs.replace(one, place=1))


@mutant("ranks, scores and sheet have other seats")
def sheet_without_a_seat(bench: Bench) -> None:
    old = scoring.sheet
    bench.swap(scoring, "sheet", lambda s: old(s)[1:])


@mutant("impossible places")
def nobody_is_first(bench: Bench) -> None:
    old = scoring.ranks
    bench.swap(scoring, "ranks", lambda s: [rank + 1 for rank in old(s)])


@mutant("impossible places")
def places_without_gaps(bench: Bench) -> None:
    def ranks(s: SwitchState) -> list[int]:
        tens = [-(total // 10) for total in scoring.scores(s)]  # with tens alone, ties are frequent
        return [1 + sorted(set(tens)).index(ten) for ten in tens]

    bench.swap(scoring, "ranks", ranks)


@mutant("impossible returns")
def returns_out_of_range(bench: Bench) -> None:
    old = SwitchState.returns
    bench.swap(SwitchState, "returns", lambda s: [2 * one for one in old(s)])


@mutant("impossible returns")
def returns_that_do_not_sum_to_nothing(bench: Bench) -> None:
    bench.swap(SwitchState, "returns", lambda s: [float(rank == 1) for rank in s.ranks])


# --- the test -----------------------------------------------------------------------------------------------------


@pytest.mark.sampled(of=5)
@pytest.mark.parametrize(("spoil", "promise"), MUTANTS)
def test_kit_catches(spoil: Spoil, promise: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bench = Bench(monkeypatch, tmp_path)
    spoil(bench)
    with pytest.raises(Violation, match=promise) as caught:
        check_game(bench.game, games=24, closely=2)
    assert "bind(players=3" in str(caught.value)  # how to repeat it


def test_kit_catches_values_beyond_what_is_declared_of_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: Any = toy().layout.fields["hands"].kind
    monkeypatch.setattr(hands.inner.inner, "most", 1)  # as if a hand had room for one wagon of each weight
    with pytest.raises(Violation, match="beyond what is declared of them: hands"):
        check_game(toy(), games=24, closely=0)
