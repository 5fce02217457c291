"""How moves are grouped, folded, numbered and searched."""

from __future__ import annotations

from kolejiste.cli.moves import Shown, search
from kolejiste.core.chance import Chance
from kolejiste.core.choices import Choice, Group, by_stem, folded, groups, shared_words
from kolejiste.core.registry import load

from .conftest import EUROPE

CLAIMS = Group(
    "claim",
    "Claim a route",
    tuple(
        Choice(number, f"Claim {route}: {paid}× {colour}")
        for number, (route, paid, colour) in enumerate(
            (route, paid, colour)
            for route in ("Zürich – München", "Brest – Paris", "Kyiv – Wilno")
            for paid, colour in ((3, "black"), (2, "red"), (1, "blue"))
        )
    ),
)
DRAW = Group("draw", "Draw", (Choice(90, "Draw a card"),))


def printed(shown: Shown) -> str:
    return "\n".join(line.plain for line in shown.lines())


def test_words_that_all_share_are_found_at_both_ends() -> None:
    assert shared_words(["Keep the 1st of them", "Keep the 2nd of them"]) == ("Keep the", "of them")
    assert shared_words(["Pass"]) == ("", "")
    assert shared_words(["a a", "a a a"]) == ("a", "")


def test_searching_needs_all_words_and_no_accents() -> None:
    assert folded("Zürich – MÜNCHEN") == folded("zurich – munchen")
    (found,) = search([DRAW, CLAIMS], "MUNCH black")
    assert [choice.move for choice in found.choices] == [0]
    assert search([DRAW, CLAIMS], "munchen paris") == []


def test_numbers_run_through_the_list_that_is_shown() -> None:
    shown = Shown([DRAW, CLAIMS], 80)
    assert len(shown) == 10
    assert shown[1] == DRAW.choices[0]
    assert shown[10] == CLAIMS.choices[-1]
    assert "Claim …" in printed(shown)
    assert " 10 Kyiv – Wilno: 1× blue" in printed(shown)


def test_a_low_screen_folds_ways_to_pay_then_whole_groups() -> None:
    some = Shown([DRAW, CLAIMS], 40, 5)
    assert [entry.label for entry in some.entries][1:] == list(by_stem(CLAIMS.choices))
    opened = some[2]
    assert isinstance(opened, Group)
    assert [choice.move for choice in opened.choices] == [0, 1, 2]
    few = Shown([DRAW, CLAIMS], 40, 2)
    assert few[2] == CLAIMS
    assert "Claim a route (9)" in printed(few)


def test_every_legal_move_can_be_reached_by_numbers_alone() -> None:
    game = load(EUROPE).bind(2)
    chance = Chance(4)
    state = game.new(chance)
    for _ in range(30):
        state.apply(state.legal()[0], chance)
    listed = groups(game, state.view(state.seat), state.legal(), "cs", ["A", "B"])

    def reach(shown: Shown) -> list[int]:
        moves = []
        for number in range(1, len(shown) + 1):
            item = shown[number]
            moves += [item.move] if isinstance(item, Choice) else reach(Shown([item], 80, 10))
        return moves

    assert sorted(reach(Shown(listed, 80, 10))) == state.legal()


def test_lines_fit_an_80_column_terminal() -> None:
    game = load(EUROPE).bind(2)
    chance = Chance(4)
    state = game.new(chance)
    for _ in range(40):
        state.apply(state.legal()[0], chance)
    shown = Shown(groups(game, state.view(state.seat), state.legal(), "en", ["A", "B"]), 80)
    assert max(line.cell_len for line in shown.lines()) <= 80


def test_what_does_not_fit_waits_behind_the_last_entry() -> None:
    routes = Group("claim", "Claim a route", tuple(Choice(move, f"Claim route {move}") for move in range(100)))
    shown = Shown([routes], 20, 6, "further moves")
    assert len(list(shown.lines())) == 6
    assert [choice.move for choice in shown[len(shown)].choices] == list(range(len(shown) - 1, 100))  # type: ignore[union-attr]
    assert f"further moves ({101 - len(shown)})" in " ".join(printed(shown).split())


def test_a_long_move_keeps_beside_its_number() -> None:
    words = "Keep a milestone with three managers, two cities of level three and four rails through mountains"
    lines = printed(Shown([Group("keep", "Keep", (Choice(1, words),))], 40)).splitlines()
    assert " ".join(line.strip() for line in lines) == f"1 {words}"
    assert all(len(line) <= 40 and line.startswith("    ") for line in lines[1:])


def test_kinds_are_called_as_the_game_calls_them_and_asides_come_last() -> None:
    game = load("railroad_revolution").bind(2)
    chance = Chance(4)
    state = game.new(chance)
    while state.ask is not None and state.ask.tag != "which-worker":
        state.apply(state.legal()[0], chance)
    listed = groups(game, state.view(state.seat), state.legal(), "en", ["A", "B"])
    assert [group.label for group in listed] == ["Place a worker", "At any time"]
    assert sorted(choice.move for group in listed for choice in group.choices) == state.legal()
