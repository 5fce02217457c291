"""What Railroad Revolution says: all of it in three languages, no two moves alike, every tile by what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kolejiste.core.actions import Event, Line, Prompt, Thing, text_key
from kolejiste.core.registry import GAMES
from kolejiste.core.text import LANGUAGES
from kolejiste.games.railroad_revolution import events, merits, reasons, scoring
from kolejiste.games.railroad_revolution.actions import (
    Advance,
    BuildOffice,
    ChooseAsset,
    DiscardForTile,
    ExchangeWorker,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    LayRail,
    PayWorker,
    PlaceWorker,
    Promote,
    RailroadAction,
    RailroadPrompt,
    SellShare,
    TakeDeal,
    TakeTrain,
    WhatNext,
    WhichDeal,
    WhichToll,
)
from kolejiste.games.railroad_revolution.choosing import KINDS
from kolejiste.games.railroad_revolution.components import ACTIONS, COLOURS, TRACKS, Effect, Kind
from kolejiste.games.railroad_revolution.speech import Speaker
from kolejiste.games.railroad_revolution.state import RailroadState
from tests.core.test_text import FOLDERS, literals, messages
from tests.games.railroad_revolution.positions import rr
from tests.texts import NAMES, error_keys, hint_keys, kinds, merit_keys, random_game, reason_keys, told

ROOM = GAMES / "railroad_revolution"
TEXT = ROOM / "text"
THINGS: list[type[Thing]] = [
    *get_args(RailroadAction),
    *get_args(RailroadPrompt),
    *kinds(events, Event),
    *kinds(scoring, Line),
]
HINTS = hint_keys(THINGS)


def positions_of(players: int, seed: int) -> Iterator[RailroadState]:
    for state, _ in random_game(rr(players), seed):
        assert isinstance(state, RailroadState)
        yield state


@cache
def words_of_tiles() -> set[str]:
    """The keys of workers, actions, tracks, abilities, effects and conditions."""
    keys = {f"{form}-{colour}" for form in ("worker", "a-worker", "workers") for colour in COLOURS}
    keys |= {f"main-{action}" for action in ACTIONS} | {"ability-white"}
    keys |= {f"ability-{action}-{colour}" for action in ACTIONS for colour in COLOURS[1:]}
    keys |= {f"{form}-{track}" for form in ("track", "each") for track in TRACKS}
    keys |= {f"effect-{kind}" for kind in get_args(Kind) if kind not in ("money", "workers", "one_of")}
    return keys | {f"condition-{kind}" for kind in ("connected", "stations", "deal", "hard")}


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.names.add(node.id.name)


def referred() -> set[str]:
    """Texts that stand within other texts."""
    found = _References()
    found.visit(FluentParser().parse((TEXT / "en.ftl").read_text(encoding="utf-8")))
    return found.names


# --- every word is there, and used ------------------------------------------------------------------------------


def test_the_three_languages_of_this_room_are_compared() -> None:
    assert TEXT in FOLDERS
    assert messages(TEXT, "cs") == messages(TEXT, "sk") == messages(TEXT, "en")


def test_every_thing_has_a_text() -> None:
    assert {text_key(kind) for kind in THINGS} <= set(messages(TEXT, "en"))


def test_every_question_to_people_has_a_hint() -> None:
    assert not HINTS - set(messages(TEXT, "en"))


def test_the_lists_of_events_and_lines_are_whole() -> None:
    assert {*events.EVENTS, *scoring.LINES} == {kind for kind in THINGS if issubclass(kind, Event | Line)}


def test_every_worker_action_track_effect_and_condition_has_a_word() -> None:
    for language in LANGUAGES:
        assert not words_of_tiles() - set(messages(TEXT, language))


@pytest.mark.slow
def test_no_text_is_unused() -> None:
    """The drawn board's own words are compared beside its drawing."""
    derived = (
        {text_key(kind) for kind in THINGS}
        | HINTS
        | words_of_tiles()
        | referred()
        | reason_keys(reasons)
        | merit_keys(merits)
    )
    derived |= {f"kind-{kind}" for kind in KINDS.values()} | {f"question-{action}" for action in ACTIONS}
    said = {key for key in messages(TEXT, "en") if not key.startswith("board-")}
    assert not said - derived - error_keys("railroad_revolution") - literals()


# --- actions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_read_the_same(language: str) -> None:
    game = rr()
    assert len({game.say(action, language) for action in game.actions}) == len(game.actions)


def test_moves_that_are_listed_together_differ_in_what_follows_the_colon_only() -> None:
    """The terminal folds them there: an action first, then the worker; a worker to give first, then the new one."""
    game = rr()
    for language in LANGUAGES:
        places = [game.say(action, language) for action in game.actions if isinstance(action, PlaceWorker)]
        assert len({text.rpartition(": ")[0] for text in places}) == len(ACTIONS)
        swaps = [game.say(action, language) for action in game.actions if isinstance(action, ExchangeWorker)]
        assert len({text.rpartition(": ")[0] for text in swaps}) == 2 * len(COLOURS)
        promotions = [game.say(action, language) for action in game.actions if isinstance(action, Promote)]
        assert len({text.rpartition(": ")[0] for text in promotions}) == 2


def test_workers_are_declined() -> None:
    game = rr()
    swap = ExchangeWorker("orange", "mat", "turquoise")
    assert game.say(swap, "cs") == "Vyměnit oranžového účetního z desky: za tyrkysového inženýra"
    assert game.say(swap, "sk") == "Vymeniť oranžového účtovníka z dosky: za tyrkysového inžiniera"
    assert game.say(swap, "en") == "Exchange an orange accountant from the mat: for a turquoise engineer"
    placed = events.WorkerPlaced(0, "grey", "station")
    assert game.say(placed, "cs", NAMES) == "Anna umisťuje šedého jednatele na akci Stanice."
    assert game.say(placed, "sk", NAMES) == "Anna umiestňuje sivého vyjednávača na činnosť Stanica."


def test_a_worker_on_an_action_tells_what_it_adds_with_the_edition_s_numbers() -> None:
    game = rr()
    assert game.say(PlaceWorker("white", "trade"), "cs") == "Akce Obchod: bílý pracovník (povýšení)"
    assert game.say(PlaceWorker("purple", "station"), "cs") == "Akce Stanice: fialový předák (otočení vlaku za $100)"
    assert game.say(PlaceWorker("grey", "railroad"), "sk") == "Činnosť Železnica: sivý vyjednávač (2 akcie)"
    said = game.say(PlaceWorker("orange", "railroad"), "en")
    assert said == "Action Railroad: orange accountant ($100 and $50 for each degree of difficulty)"
    abilities = {Speaker(game, "en").ability(action, colour) for action in ACTIONS for colour in COLOURS[1:]}
    assert len(abilities) == 16


def test_a_rail_tells_its_terrain_and_deal() -> None:
    game = rr()
    assert game.say(LayRail("charlotte-miami"), "en") == "Lay a rail: Charlotte – Miami"
    assert game.say(LayRail("washington-chicago"), "cs") == "Položit kolej: Washington – Chicago (obtížnost 2)"
    assert game.say(LayRail("miami-houston"), "sk") == "Položiť koľaj: Miami – Houston (náročnosť 1, dohoda)"


def test_a_sector_keeps_its_word_in_a_list() -> None:
    """The words that all moves share are told once; a bare number after the move's own would confuse."""
    assert rr().say(BuildOffice(3), "cs").split(" ")[-1] == "sektor\N{NO-BREAK SPACE}3"


def test_trains_and_assets_are_called_by_what_they_bring() -> None:
    game = rr()
    assert game.say(TakeTrain("rail"), "en") == "Take a train: a rail for $100"
    assert game.say(ChooseAsset("1b"), "en") == "Take the starting asset: a free rail"
    assert game.say(FlipTrain("money", True), "cs") == "Otočit vlak a využít ho: $600"
    assert game.say(FlipTrain("money", False), "cs") == "Otočit vlak zpět lícem nahoru: $600"
    down, up = events.TrainFlipped(0, "shares", False), events.TrainFlipped(0, "shares", True)
    assert game.say(down, "en", NAMES) == "Anna flips a train face down and uses it: 3 shares."
    assert game.say(up, "en", NAMES) == "Anna flips a train face up again: 3 shares."


def test_a_milestone_to_keep_tells_what_it_asks() -> None:
    game = rr()
    assert game.say(KeepMilestone("b-1"), "cs") == (
        "Nechat si mezník B-1 (24 bodů): manažeři 2× fialový předák; "
        "2 napojená města úrovně 3 a\N{NO-BREAK SPACE}1 stanice ve městě úrovně 3"
    )
    assert game.say(KeepMilestone("d-4"), "en") == (
        "Keep milestone D-4 (36 points): managers any 2 workers; 1 connected city of level 5, "
        "3 rails on spaces with a deal, and 1 rail on terrain of difficulty 3"
    )
    assert "2 koľaje na planinách" in game.say(KeepMilestone("a1-3"), "sk")
    assert "manažer šedý jednatel;" in game.say(KeepMilestone("a1-3"), "cs")


def test_asides_tell_their_price() -> None:
    game = rr()
    assert game.say(SellShare(), "cs") == "Prodat akcii za $150"
    assert game.say(HireWorker("purple"), "cs") == "Najmout za $800: fialový předák"


def test_discarding_for_a_tile_and_for_a_step_are_told_apart() -> None:
    game = rr()
    for language in LANGUAGES:
        texts = {game.say(kind("white", "mat"), language) for kind in (DiscardForTile, PayWorker)}
        assert len(texts) == 2


# --- questions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_owed_is_asked_in_the_words_of_its_action(language: str) -> None:
    game = rr()
    owed = {game.say(WhatNext(action, "white", True), language) for action in ACTIONS}
    done = {game.say(WhatNext(action, "white", False), language) for action in ACTIONS}
    assert len(owed) == 4
    assert len(done) == 1
    assert all(("$400" in text) == ("$100" in text) for text in owed)
    assert sum("$400" in text for text in owed) == 1


def test_a_deal_is_asked_with_both_its_sides() -> None:
    game = rr()
    assert game.say(WhichDeal("dt7"), "cs") == (
        "Dohoda: nahoře vlak za 1 akcii a $200, dole 4 kroky výkonu za 3 akcie. Dá se přijmout a využít, co přináší."
    )
    turned = game.say(events.DealTurned("dt4"), "en")
    assert (
        turned
        == "New deal: upper a rail for 2 shares, lower purple foreman and turquoise engineer for 4 shares and $200."
    )
    taken = game.say(events.DealTaken(1, "dt3", "upper"), "en", NAMES)
    assert taken == "Bořek takes the upper deal: up to 2 promotions at $100 each for 1 share."
    assert game.say(TakeDeal("lower"), "sk") == "Prijať dolnú dohodu"


def test_a_toll_and_a_step_name_their_track() -> None:
    game = rr()
    assert "Síť" in game.say(WhichToll("network"), "cs")
    assert game.say(Advance("network"), "en") == "Advance on the track: Network"
    step = events.TrackAdvanced(0, "network", 12)
    assert game.say(step, "en", NAMES) == (
        "Anna advances on the Network track: 12 points for each connected city of level 5."
    )


# --- effects ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "cs", "en"),
    [
        (Effect(do="money", count=1200), "$1200", "$1200"),
        (Effect(do="steps", count=3), "3 kroky výkonu", "3 performance steps"),
        (Effect(do="promote"), "povýšení", "a promotion"),
        (Effect(do="promote", count=2, each=100), "až 2 povýšení po $100", "up to 2 promotions at $100 each"),
        (Effect(do="train", pay=200), "vlak za $200", "a train for $200"),
        (Effect(do="rail"), "kolej zdarma", "a free rail"),
        (Effect(do="rail", pay=100), "kolej za $100", "a rail for $100"),
        (Effect(do="worker"), "libovolný pracovník", "any worker"),
        (
            Effect(do="one_of", colours=["purple", "grey"]),
            "fialový předák nebo šedý jednatel",
            "purple foreman or grey negotiator",
        ),
        (Effect(do="workers", colours=["orange"], pay=100), "oranžový účetní za $100", "orange accountant for $100"),
    ],
)
def test_an_effect_in_words(effect: Effect, cs: str, en: str) -> None:
    assert Speaker(rr(), "cs").effect(effect) == cs
    assert Speaker(rr(), "en").effect(effect) == en


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_edition_has_words(language: str) -> None:
    speaker, board = Speaker(rr(), language), rr().board
    effects = [*board.primary, *board.telegraph_effect, *board.train_effect, *board.asset_effect]
    assert all(speaker.effect(effect) for effect in effects)
    assert all(speaker.first_bonus(tile) and speaker.reward(tile) for tile in board.city_tiles)
    assert len({speaker.deal(tile, side) for tile in board.deals for side in ("upper", "lower")}) > 12
    assert len({speaker.asks(tile) for tile in board.milestones}) == len(board.milestones)


def test_a_bonus_tells_its_price() -> None:
    assert Speaker(rr(), "en").first_bonus("ct2-2") == "a train flip for $100"
    assert Speaker(rr(), "en").first_bonus("washington") == "1 share and a promotion"


# --- how it reads -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "shares", "points", "white"),
    [
        ("cs", ["1 akcii", "2 akcie", "5 akcií"], ["1 bod", "2 body", "5 bodů"], ["1 bílý", "2 bílí", "5 bílých"]),
        ("sk", ["1 akciu", "2 akcie", "5 akcií"], ["1 bod", "2 body", "5 bodov"], ["1 biely", "2 bieli", "5 bielych"]),
        (
            "en",
            ["1 share", "2 shares", "5 shares"],
            ["1 point", "2 points", "5 points"],
            ["1 white", "2 white", "5 white"],
        ),
    ],
)
def test_numbers_take_the_right_form(language: str, shares: list[str], points: list[str], white: list[str]) -> None:
    game = rr()
    for number, share, point, worker in zip((1, 2, 5), shares, points, white, strict=True):
        for kind in (events.SharesGained, events.SharesDiscarded):
            assert game.say(kind(0, number), language, NAMES).endswith(f"{share}.")
        assert share in game.say(events.SharesSold(0, number, 150 * number), language, NAMES)
        assert game.say(events.MilestoneCompleted(0, "b-1", number), language, NAMES).endswith(f": {point}.")
        assert Speaker(game, language).crew({"white": number}) == worker


def test_the_first_builder_is_told() -> None:
    game = rr()
    for language in LANGUAGES:
        assert len({game.say(events.StationBuilt(0, "miami", first), language) for first in (True, False)}) == 2
        assert len({game.say(events.OfficeBuilt(0, 3, first), language) for first in (True, False)}) == 2
    assert (
        game.say(events.StationBuilt(0, "miami", True), "cs", NAMES)
        == "Anna staví stanici: Miami, první v tomto městě."
    )


def test_an_ability_that_is_used_is_told() -> None:
    used = events.AbilityUsed(1, "orange", "station")
    assert rr().say(used, "cs", NAMES) == "Bořek využívá schopnost, kterou má oranžový účetní: za stanici se neplatí."


def test_drawn_milestones_are_named_only_to_whoever_drew_them() -> None:
    game = rr()
    seen = events.MilestonesDrawn(0, "B", ("b-1", "b-4", "b-7"))
    assert game.say(seen, "en", NAMES) == "Anna chooses from milestones B-1, B-4, and B-7."
    unseen = events.MilestonesDrawnUnseen(0, "B", 3)
    assert game.say(unseen, "cs", NAMES) == "Anna si vybírá ze 3 mezníků B."


def test_lines_of_the_sheet_tell_how_their_points_come_about() -> None:
    game = rr()
    lines = [
        scoring.TrainsLine(points=16, trains=2, each=8),
        scoring.MilestoneLine(points=24, milestone="b-1"),
        scoring.TrackLine(points=15, track="telegraph", count=3, each=5),
        scoring.TrackLine(points=12, track="network", count=1, each=12),
        scoring.LinksLine(points=10, sectors=(1, 2)),
        scoring.LinksLine(points=0, sectors=()),
    ]
    assert [game.say(line, "en") for line in lines] == [
        "2 trains face up × 8",
        "Completed milestone B-1",
        "Telegraph track: 3 offices × 5",
        "Network track: 1 connected city of level 5 × 12",
        "Links of neighbouring offices: sectors 1–2 and 2–3",
        "Links of neighbouring offices: none",
    ]
    assert game.say(lines[2], "cs") == "Stupnice Telegraf: 3 úřady × 5"


# --- whole games ------------------------------------------------------------------------------------------------

UNCOMMON: list[Thing] = [events.NoActionPossible(0), WhichToll("network")]  # hardly ever in random games


def test_random_games_are_told_in_every_language() -> None:
    said = told((rr(players), seed) for players in (2, 3, 4) for seed in range(8))
    assert {kind for kind in THINGS if issubclass(kind, Event | Line | Prompt)} - said <= set(map(type, UNCOMMON))


def test_what_hardly_happens_is_told_too() -> None:
    assert all(rr().say(thing, language) for thing in UNCOMMON for language in LANGUAGES)
