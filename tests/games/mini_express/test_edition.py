"""Edition files: every value can be replaced, every mistake is told in its place; wrong options are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import BuildTrack, DraftShare, RunAutoma, TakeShare
from kolejiste.games.mini_express.components import check, read
from tests.games.mini_express.positions import (
    bound,
    by_company,
    company,
    edited,
    edition_text,
    influence,
    mini,
    of,
    options,
    play,
    position,
    script,
    seat,
    shares,
    started,
)

# By name: what is replaced, by what, the place of the problem and its key.
MISTAKES: dict[str, tuple[str, str, str, str]] = {
    "seats from more to fewer": ("seats = [1, 5]", "seats = [4, 2]", "rules.seats", "seat-range"),
    "too few colours": ('"green", "yellow"]', '"green"]', "rules.seat_colours", "seat-colours"),
    "a colour twice": ('"green", "yellow"]', '"green", "green"]', "rules.seat_colours", "seat-colours"),
    "a pool that overflows": ("pool = 4  ", "pool = 6  ", "rules.pool", "pool-most"),
    "too few trains": ("trains = 25  ", "trains = 5  ", "rules.trains", "too-few-trains"),
    "a company twice": ('{ id = "steel", colour', '{ id = "wood", colour', "companies.rows[1].id", "id-twice"),
    "too few values": ("first = [2, 3, 3,", "first = [2, 3,", "values.first", "share-values"),
    "too many values": ("other = [1, 1,", "other = [1, 1, 1,", "values.other", "share-values"),
    "too many shares": (
        "four = { pool = 6, aside = 3",
        "four = { pool = 7, aside = 3",
        "setup.four",
        "too-many-shares",
    ),
    "too few shares aside": ("five = { pool = 6, aside = 3", "five = { pool = 6, aside = 2", "setup.five", "aside-few"),
    "one share aside for experts": (
        "experts = { pool = 5, aside = 2",
        "experts = { pool = 5, aside = 1",
        "setup.experts",
        "aside-two",
    ),
    "one share aside for solo": (
        "solo = { pool = 5, aside = 2",
        "solo = { pool = 5, aside = 1",
        "setup.solo",
        "aside-two",
    ),
    "a token of no company": (
        'symbols = ["wood", "steel"]',
        'symbols = ["wood", "gold"]',
        "demand.tokens[0].symbols",
        "no-company",
    ),
    "a token wild at its first place": (
        'symbols = ["wood", "wild"]',
        'symbols = ["wild", "wood"]',
        "demand.tokens[10].symbols",
        "no-company",
    ),
    "a kind of token twice": (
        'symbols = ["wood", "leather"]',
        'symbols = ["steel", "wood"]',
        "demand.tokens[1].symbols",
        "id-twice",
    ),
    "too few tokens": (
        'symbols = ["wood", "steel"], count = 4',
        'symbols = ["wood", "steel"], count = 3',
        "demand.tokens",
        "too-few-tokens",
    ),
    "more wild tokens than ports": (
        'symbols = ["wood", "wild"], count = 1',
        'symbols = ["wood", "wild"], count = 3',
        "maps.europe.ports",
        "too-few-ports",
    ),
    "an automa's token twice": (
        "company = 1, city = 2, count = 2",
        "company = 1, city = 1, count = 2",
        "automa.tokens[1]",
        "id-twice",
    ),
    "city numbers with a gap": (
        'number = 32, id = "portland"',
        'number = 40, id = "portland"',
        "maps.usa.cities",
        "city-numbers",
    ),
    "a city twice": ('id = "lisbon"', 'id = "madrid"', "maps.europe.cities[31].id", "id-twice"),
    "a start of another company": (
        'company = "leather", id = "erie"',
        'company = "wood", id = "erie"',
        "maps.usa.starts",
        "starts",
    ),
    "a space twice": (
        'name = "Boston", q = 11, r = -8',
        'name = "Boston", q = 11, r = -10',
        "maps.usa.cities[1]",
        "space-twice",
    ),
    "a start on a city": (
        'name = "Erie", q = 7, r = -6',
        'name = "Erie", q = 11, r = -8',
        "maps.usa.starts[0]",
        "space-twice",
    ),
    "a port on a city": (
        'name = "Galicia", q = -6, r = 3',
        'name = "Galicia", q = -5, r = 4',
        "maps.europe.ports[4]",
        "space-twice",
    ),
    "landscape on a city": ("[11, -9], [10, -9]", "[11, -8], [10, -9]", "maps.usa.landscape", "space-twice"),
    "landscape twice": ("[11, -9], [10, -9]", "[10, -9], [10, -9]", "maps.usa.landscape", "space-twice"),
    "a spike without its city": ('east = "omaha"', 'east = "atlantis"', "maps.usa.golden_spike", "no-city"),
    "a spike of one city": ('east = "omaha"', 'east = "san-francisco"', "maps.usa.golden_spike", "spike-cities"),
    "a spike tile beside the landscape": (
        "q = -1, r = -1, bonus",
        "q = 30, r = -1, bonus",
        "maps.usa.golden_spike",
        "spike-tile",
    ),
    "a rule that does not exist": ("refill = 3 ", "wheels = 4\nrefill = 3 ", "rules.wheels", "unknown-field"),
    "a rule left out": ("refill = 3 ", "# refill = 3 ", "rules.refill", "missing"),
    "a word instead of a number": ("refill = 3 ", 'refill = "three" ', "rules.refill", "value"),
    "a capacity of five": (
        'name = "Boston", q = 11, r = -8, capacity = 2',
        'name = "Boston", q = 11, r = -8, capacity = 5',
        "maps.usa.cities[1].capacity",
        "value",
    ),
    "three companies": ('  { id = "cotton", colour = "white" },\n', "", "companies.rows", "value"),
    "another game": ('game = "mini_express"', 'game = "vlaky_na_trati"', "about.game", "other-game"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistake_in_an_edition_is_told_in_its_place(name: str, tmp_path: Path) -> None:
    old, new, place, key = MISTAKES[name]
    with pytest.raises(k.BadEdition) as refused:
        bound(edited((old, new)), tmp_path)
    found = {(problem.place, problem.key) for problem in refused.value.problems}
    assert (place, key) in found
    for problem in refused.value.problems:
        assert problem.line
        for language in ("cs", "sk", "en"):
            assert problem.key not in problem.say(language).split(": ")[-1].split()


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    changes = [
        MISTAKES[name][:2]
        for name in ("a pool that overflows", "too few values", "a space twice", "a spike of one city")
    ]
    with pytest.raises(k.BadEdition) as refused:
        bound(edited(*changes), tmp_path)
    assert {problem.key for problem in refused.value.problems} >= {
        "pool-most",
        "share-values",
        "space-twice",
        "spike-cities",
    }


def test_our_own_edition_has_no_mistake() -> None:
    assert list(check(read(edition_text(), "edition.toml"))) == []


def test_automas_tokens_must_lead_to_every_company(tmp_path: Path) -> None:
    """Even steps only would never leave two of the four."""
    text = edition_text()
    for steps in (1, 3):
        text = text.replace(f"company = {steps}, city", "company = 2, city")
    with pytest.raises(k.BadEdition) as refused:
        bound(text, tmp_path)
    assert ("automa.tokens", "automa-steps") in {(p.place, p.key) for p in refused.value.problems}


def test_automas_tokens_must_suffice_for_its_set_up(tmp_path: Path) -> None:
    text = edition_text()
    begin, end = text.index("tokens = [\n  { company = 1"), text.index("# Hexes stand")
    text = text[:begin] + "tokens = [\n  { company = 1, city = 1, count = 1 },\n]\n\n" + text[end:]
    with pytest.raises(k.BadEdition) as refused:
        bound(text, tmp_path)
    assert ("automa.tokens", "automa-few") in {(p.place, p.key) for p in refused.value.problems}


def test_start_with_the_id_of_a_city_is_told_where_it_stands(tmp_path: Path) -> None:
    """Not at a row of cities that does not exist."""
    with pytest.raises(k.BadEdition) as refused:
        bound(edited(('id = "erie"', 'id = "detroit"')), tmp_path)
    assert [problem.place for problem in refused.value.problems] == ["maps.usa.starts[0].id"]


def test_city_with_the_name_of_a_landscape_space_is_refused(tmp_path: Path) -> None:
    """Landscape is named by column and row, so a city called q4 would make two spaces of one name."""
    with pytest.raises(k.BadEdition):
        bound(edited(('id = "boston"', 'id = "q4"')), tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "draws"),
    [
        ("solo = { pool = 5, aside = 2", "solo = { pool = 7, aside = 2", ("2-1", "1-1")),
        ("company = 3, city = 3", "company = 4, city = 3", ("2-1", "4-3")),
    ],
    ids=["none in the box", "the same company twice"],
)
def test_box_never_holds_fewer_than_no_shares(old: str, new: str, draws: tuple[str, str], tmp_path: Path) -> None:
    """M19 takes the automa's second shares from the box: an edition with too few there is refused, or it gets fewer."""
    try:
        game = bound(edited((old, new)), tmp_path, 1, difficulty="trainspotter")
    except k.BadEdition:
        return
    state = game.new(k.Chance(1))
    state.apply(game.number(DraftShare("leather")), k.Chance(1))
    state.apply(game.number(DraftShare("cotton")), script(game, *draws))
    assert all(count >= 0 for count in state.boxed)
    assert game.restore(state.snapshot()).snapshot() == state.snapshot()


def test_not_toml_is_told() -> None:
    with pytest.raises(k.BadEdition):
        read("this is no edition", "edition.toml")
    with pytest.raises(k.BadEdition):
        read("", "edition.toml")


# --- values are replaceable -----------------------------------------------------------------------------------------


def test_share_values_come_from_the_edition(tmp_path: Path) -> None:
    game = bound(edited(("first = [2,", "first = [77,")), tmp_path)
    state = position(game, seats=[seat(influence={"leather": 5}), seat(taken={"leather": 1}, influence={"leather": 9})])
    assert state.scores[1] >= 2 * 77


def test_numbers_of_the_rules_come_from_the_edition(tmp_path: Path) -> None:
    text = edited(
        ("pool = 4  ", "pool = 2  "),
        ("pool_most = 5", "pool_most = 6"),
        ("refill = 3 ", "refill = 4 "),
        ("influence = 1 ", "influence = 2 "),
    )
    state = started(bound(text, tmp_path))
    assert by_company(state, "pool") == (2,) * 4
    assert by_company(state, "supply") == (22,) * 4
    assert influence(state, 0)["steel"] == 2
    play(state, TakeShare("steel"))
    assert of(state, "steel")["pool"] == 6
    assert influence(state, 0)["steel"] == 0


def test_capacities_tokens_and_bonus_come_from_the_edition(tmp_path: Path) -> None:
    text = edited(
        ('name = "Detroit", q = 5, r = -5, capacity = 2', 'name = "Detroit", q = 5, r = -5, capacity = 1'),
        ("three = { pool = 6, aside = 2, bonus = 2 }", "three = { pool = 7, aside = 2, bonus = 3 }"),
    )
    state = started(bound(text, tmp_path))
    assert by_company(state, "stock") == (7,) * 4
    assert by_company(state, "length") == (3, 3, 0, 0)
    play(state, BuildTrack("leather", "detroit"))
    while state.snapshot()["phase"] != "action":
        play(state, options(state)[0])
    assert "detroit" in state.snapshot()["table"]["removed"]


def test_company_order_of_the_edition_is_the_automas_circle(tmp_path: Path) -> None:
    swapped = edited(
        ('  { id = "wood", colour = "brown" },\n', ""),
        (
            '  { id = "steel", colour = "grey" },\n',
            '  { id = "steel", colour = "grey" },\n  { id = "wood", colour = "brown" },\n',
        ),
    )
    game = bound(swapped, tmp_path, 1)
    assert game.companies == ("steel", "wood", "leather", "cotton")
    state = position(game, turn=1, phase="automa", automa={"company": "steel"}, wood=company(pool=0))
    held = shares(state, 1)["wood"]
    play(state, RunAutoma(), "1-1")
    assert shares(state, 1)["wood"] == held + 1


def test_one_exhausted_company_may_be_enough_by_the_edition(tmp_path: Path) -> None:
    game = bound(edited(("exhausted_ends = 2", "exhausted_ends = 1")), tmp_path)
    state = position(game, steel=company(pool=0), seats=[seat(taken={"steel": 5})], turn=2)
    play(state, TakeShare("steel"))
    assert state.over


def test_edition_for_fewer_seats(tmp_path: Path) -> None:
    text = edited(("seats = [1, 5]", "seats = [1, 3]"))
    assert bound(text, tmp_path, 3)
    with pytest.raises(k.BadOption):
        bound(text, tmp_path, 4)


def test_position_of_another_edition_is_refused(tmp_path: Path) -> None:
    other = bound(edited(("first = [2,", "first = [77,")), tmp_path)
    with pytest.raises(k.BadSnapshot):
        other.restore(started(mini(3)).snapshot())


# --- options --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (0, {}),
        (6, {}),
        (3, {"difficulty": "tourist"}),
        (2, {"difficulty": "railwayman"}),
        (1, {"difficulty": "nightmare"}),
        (3, {"duo": "experts"}),
        (1, {"duo": "experts"}),
        (2, {"duo": "friends"}),
        (3, {"map": "asia"}),
        (3, {"map": "europe", "golden_spike": True}),
        (3, {"map": "usa", "ports": True}),
        (3, {"ports": True}),
        (3, {"beginner": "maybe"}),
        (3, {"colour": "red"}),
    ],
)
def test_option_that_does_not_fit_is_refused(players: int, chosen: dict[str, Any]) -> None:
    with pytest.raises(k.BadOption):
        k.load("mini_express").bind(players=players, **chosen)


def test_every_mode_map_and_variant_can_be_bound() -> None:
    """Five difficulties alone, two modes for two, three numbers of more; two maps with and without their variant; the
    beginner's rule with all of them."""
    settings = list(k.load("mini_express").settings())
    assert len(settings) == (5 + 2 + 3) * 4 * 2
    for players, chosen in settings:
        game = mini(players, **chosen)
        assert game.new(k.Chance(1)).legal()
        assert game.players == players + game.automas
