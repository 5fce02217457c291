"""OpenSpiel: its own simulation test for every setting, explicit chance that is fair, information states that tell all
that a seat has seen and nothing else, resampling, and algorithms that run on it."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import kolejiste as k
from kolejiste.core.chance import RecordingChance
from kolejiste.research import openspiel
from kolejiste.research.errors import BadUse
from kolejiste.research.unfolding import Unfolding

from .settings import FEWEST, Setting, every

SF = "ticket_to_ride_san_francisco"
EUROPE = "ticket_to_ride_europe"


@every()
def test_openspiel_s_own_simulation_with_serialisation(setting: Setting) -> None:
    title, players, options = setting
    game = openspiel.game(title, players, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def played(game: Any, seed: int, most: int = 10**9) -> Any:
    """A random game, or the beginning of one."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and most:
        state.apply_action(choice(state, dice))
        most -= 1
    return state


def choice(state: Any, dice: random.Random) -> int:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(outcomes, weights)[0])
    return int(dice.choice(state.legal_actions()))


class Unforced(RecordingChance):
    """Remembers only draws that could have come out in another way."""

    def draw(self, deck: k.Deck) -> int:
        forced = not deck.size or sum(map(bool, deck.counts)) == 1
        card = super().draw(deck)
        if forced:
            self.draws.pop()
        return card

    def below(self, die: k.Deck, n: int) -> int:
        number = super().below(die, n)
        if n == 1:
            self.draws.pop()
        return number


@pytest.mark.parametrize("title", FEWEST)
def test_explicit_chance_goes_the_way_that_the_rules_go(title: str) -> None:
    """A game played with seeded chance, its draws given to chance nodes, ends the same; forced draws are no nodes."""
    game = k.load(title).bind()
    recorder, dice = Unforced(k.Chance(9)), random.Random(9)
    state = game.new(recorder)
    unfolding = Unfolding(title, game.people, None, dict(game.options))

    def draw() -> None:
        for deck, card in recorder.taken():
            assert unfolding.undecided is not None
            assert unfolding.undecided.deck == deck
            unfolding.draw(card)
        assert unfolding.undecided is None

    draw()
    while not state.over:
        move = dice.choice(state.legal())
        automa = state.seat >= game.people
        state.apply(move, recorder)
        if not automa:
            unfolding.decide(move)
        if state.over or state.seat < game.people:  # else an automa's move follows at once
            draw()
    assert unfolding.over
    assert unfolding.state is not None
    assert unfolding.state.snapshot() == state.snapshot()


def test_chances_are_those_of_the_deck() -> None:
    """The first card that is dealt: each kind as often as the box has it."""
    state = openspiel.game(EUROPE).new_initial_state()
    game = k.load(EUROPE).bind()
    assert state.is_chance_node()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    deck = state.unfolding.undecided.deck
    recorded: Counter[int] = Counter()
    for seed in range(4000):
        recorder = RecordingChance(k.Chance(seed))
        game.new(recorder)
        recorded[next(card for name, card in recorder.draws if name == deck)] += 1
    for card, likely in outcomes.items():
        assert recorded[card] / 4000 == pytest.approx(likely, abs=5 * (likely * (1 - likely) / 4000) ** 0.5)


@pytest.mark.parametrize("title", FEWEST)
def test_clones_and_serialised_states_go_on_alike(title: str) -> None:
    game = openspiel.game(title)
    for moves in (0, 3, 40, 75):
        state = played(game, 2, moves)
        others = [state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))]
        others += [copy.copy(state), copy.deepcopy(state)]
        before = str(state)
        dice = random.Random(moves)
        for _ in range(25):
            if state.is_terminal():
                break
            action = choice(state, dice)
            for one in (state, *others):
                one.apply_action(action)
            for other in others:
                assert str(other) == str(state)
                assert other.history() == state.history()
                for player in range(game.num_players()):
                    assert other.information_state_string(player) == state.information_state_string(player)
        assert state.is_terminal() or str(state) != before
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)
        assert str(played(other, 2, 40)) == str(played(game, 2, 40))


# --- what a player knows ------------------------------------------------------------------------------------------


def twins(unfolding: Unfolding, dice: random.Random) -> tuple[Unfolding, Unfolding] | None:
    """Two worlds that part with one hidden draw."""
    undecided = unfolding.undecided
    assert undecided is not None
    if undecided.deck not in unfolding.game.hidden_decks:
        return None
    one, other = dice.sample([card for card, _ in undecided.outcomes], 2)
    true, twin = unfolding.__deepcopy__({}), unfolding.__deepcopy__({})
    true.draw(one)
    twin.draw(other)
    return true, twin


def step_alike(true: Unfolding, twin: Unfolding, dice: random.Random) -> bool:
    """The same move or the same draw in both worlds, if there is one."""
    if true.undecided is not None and twin.undecided is not None:
        cards = sorted(dict(true.undecided.outcomes).keys() & dict(twin.undecided.outcomes).keys())
        if true.undecided.deck != twin.undecided.deck or not cards:
            return False
        card = dice.choice(cards)
        true.draw(card)
        twin.draw(card)
        return True
    if true.undecided is not None or twin.undecided is not None or true.over or twin.over:
        return False
    assert true.state is not None
    assert twin.state is not None
    moves = sorted(set(true.state.legal()) & set(twin.state.legal()))
    if true.state.seat != twin.state.seat or not moves:
        return False
    move = dice.choice(moves)
    true.decide(move)
    twin.decide(move)
    return True


def follow(true: Unfolding, twin: Unfolding, dice: random.Random) -> tuple[int, int]:
    """Play both worlds on alike. While a seat has seen the same views it knows the same, and who knows the same may do
    the same. How often a seat was fooled, and how often it was not."""
    fooled = set(range(true.game.people))
    same = differ = 0
    for _ in range(60):
        if true.undecided is None and twin.undecided is None and true.state is not None and twin.state is not None:
            fooled -= {seat for seat in fooled if true.state.view(seat) != twin.state.view(seat)}
            for seat in range(true.game.people):
                knows = true.known(seat) == twin.known(seat)
                assert knows == (seat in fooled), f"seat {seat} of {true.game!r}"
                same, differ = same + knows, differ + (not knows)
                if knows and true.state.seat == seat:
                    assert true.state.legal() == twin.state.legal()
        if not step_alike(true, twin, dice):
            break
    return same, differ


def with_two(title: str) -> k.Game:
    return k.load(title).bind(max(2, k.load(title).seats[0]))


@pytest.mark.parametrize("title", [title for title in FEWEST if with_two(title).hidden_decks])
def test_twin_worlds_give_equal_information_states(title: str) -> None:
    game = with_two(title)
    same = differ = 0
    for seed in range(6):
        dice = random.Random(seed)
        unfolding = Unfolding(title, game.people, None, dict(game.options))
        while not unfolding.over:
            if unfolding.undecided is not None:
                if dice.random() < 0.15 and (worlds := twins(unfolding, dice)) is not None:
                    found = follow(*worlds, dice)
                    same, differ = same + found[0], differ + found[1]
                outcomes, weights = zip(*unfolding.undecided.outcomes, strict=True)
                unfolding.draw(dice.choices(outcomes, weights)[0])
            else:
                assert unfolding.state is not None
                unfolding.decide(dice.choice(unfolding.state.legal()))
    assert same > 20
    assert differ > 20


@pytest.mark.parametrize("title", FEWEST)
def test_information_states_recall_everything(title: str) -> None:
    """What a seat knew stays the beginning of what it knows, and its own moves are in it."""
    game = openspiel.game(title)
    state, dice = game.new_initial_state(), random.Random(4)
    while state.is_chance_node():
        state.apply_action(choice(state, dice))
    known = [state.information_state_string(player) for player in range(game.num_players())]
    while not state.is_terminal():
        player, action = state.current_player(), choice(state, dice)
        state.apply_action(action)
        if player >= 0:
            after = state.information_state_string(player)
            assert after.startswith(known[player])
            line = after.splitlines()[known[player].count("\n") + 1 :][0]
            assert line.startswith((f"[{action},", f"{action}"))
        if not state.is_chance_node():
            for one in range(game.num_players()):
                assert state.information_state_string(one).startswith(known[one])
                known[one] = state.information_state_string(one)


@pytest.mark.parametrize("title", FEWEST)
def test_resampled_states_are_the_same_to_the_player_and_not_to_others(title: str) -> None:
    game = openspiel.game(title, max(2, k.load(title).seats[0]))
    dice, varied = random.Random(8), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and dice.random() < 0.1:
            player = state.current_player()
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == []
            varied += str(other) != str(state)
            while not other.is_terminal():
                other.apply_action(choice(other, dice))
            assert len(other.returns()) == game.num_players()
        state.apply_action(choice(state, dice))
    assert varied or not state.unfolding.game.hidden_decks


def test_observations_are_views() -> None:
    game = openspiel.game(SF)
    state = played(game, 1, 30)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in range(2):
        view = state.unfolding.state.view(player)
        row = [0.0] * game.observation_tensor_size()
        game.bound.observe(view, row)
        assert state.observation_tensor(player) == pytest.approx(row)
        assert state.observation_string(player) == view.to_json().decode()
    nobody = pyspiel.PrivateInfoType.NONE
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody))
    assert public.string_from(state, 0) == state.unfolding.state.view(None).to_json().decode()


# --- whole algorithms, and misuse ---------------------------------------------------------------------------------


def test_information_set_monte_carlo_tree_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = openspiel.game(SF)
    dice = random.Random(0)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choice(state, dice))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
        max_simulations=12,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )
    assert bot.step(state) in state.legal_actions()


def test_known_by_name_and_parameters() -> None:
    game = pyspiel.load_game("kolejiste_mini_express_v1(players=3,map=europe,ports=True)")
    assert game.num_players() == 3
    assert game.bound.options["ports"] is True
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert pyspiel.load_game(str(game)).num_distinct_actions() == game.num_distinct_actions()
    solo = openspiel.game("mini_express")
    assert solo.num_players() == 1
    assert solo.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_nonsense_is_refused_in_a_sentence() -> None:
    with pytest.raises(k.UnknownTitle):
        openspiel.game("chess")
    with pytest.raises(k.BadOption, match="2 to 4 players"):
        openspiel.game(SF, 7)
    with pytest.raises(k.BadOption, match="no option"):
        openspiel.game(SF, colour="red")
    state = openspiel.game(SF).new_initial_state()
    with pytest.raises(BadUse, match="cannot be drawn"):
        state.apply_action(10**6)
    with pytest.raises(BadUse, match="not while chance decides"):
        state.resample_from_infostate(0, random.random)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    illegal = next(move for move in range(10**6) if move not in state.legal_actions())
    with pytest.raises(k.IllegalMove):
        state.apply_action(illegal)
    assert str(state) == before
    with pytest.raises(BadUse, match="nothing to decide"):
        state.chance_outcomes()
    with pytest.raises(BadUse, match="take no parameters"):
        openspiel.game(SF).make_py_observer(None, {"x": 1})


def test_a_program_that_has_used_it_ends_quietly() -> None:
    code = f"from kolejiste.research import openspiel; openspiel.game({SF!r}).new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
