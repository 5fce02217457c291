"""Golden Spike on the USA map: the event at Omaha, San Francisco as a start, and the railway joined."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import (
    BuildTrack,
    GainInfluence,
    LayTrack,
    OperateWest,
    RunAutoma,
    WhichAction,
    WhichInfluence,
    WhichOperator,
)
from kolejiste.games.mini_express.events import (
    AutomaOperator,
    InfluenceGained,
    SpikeBegun,
    SpikeBonus,
    SpikeDone,
    SpikeStart,
    SpikeVoid,
    SupplyEmpty,
    TokenRemoved,
    TrackBuilt,
)
from tests.games.mini_express.positions import (
    COMPANIES,
    assert_refused,
    by_company,
    company,
    grown,
    happened,
    influence,
    line,
    mini,
    names,
    of,
    options,
    play,
    position,
    seat,
    table,
)

GAME = mini(3, golden_spike=True)
TO_OMAHA = line(GAME, "wilmington", "atlanta", "memphis", "fort-smith")  # two spaces of landscape are missing
EAST = {"state": "one-branch", "east": "wood"}
WOOD = line(GAME, "baltimore", "detroit", "chicago", "omaha")
LEATHER = line(GAME, "erie", "detroit", "chicago", "minneapolis", "omaha")
COAST = ["san-francisco"]


def build(state: k.State, one: str, city: str, way: list[Any] | None = None) -> list[k.Note]:
    """Build, over these spaces where the way must be chosen, and gain a wild token's influence somewhere."""
    notes = play(state, BuildTrack(one, city))
    wanted = names(GAME, way or [])
    while state.snapshot()["phase"] in ("way", "influence"):
        offered = options(state)
        action = next((a for a in offered if isinstance(a, LayTrack) and a.space in wanted), offered[0])
        notes += play(state, action)
    return notes


def spike(state: k.State) -> tuple[str, str | None, str | None]:
    part = table(state)["spike"]
    return part["state"], part["east"], part["west"]


# --- the first track into Omaha -------------------------------------------------------------------------------------


def test_tile_lies_south_west_of_omaha_and_changes_nothing_there() -> None:
    land = GAME.land
    (q, r), (a, b) = land.places[land.spike_tile], land.places[land.number["omaha"]]
    assert (q - a, r - b) == (-1, 1)
    assert land.is_land[land.spike_tile]
    assert spike(position(GAME)) == ("on-map", None, None)


def test_first_company_in_omaha_runs_the_eastern_branch_and_the_others_start_in_san_francisco() -> None:
    """One train of each from the supply: the builder's onto the tile, the others' into San Francisco."""
    state = position(GAME, steel=company(track=TO_OMAHA, pool=3))
    supply, length = by_company(state, "supply"), by_company(state, "length")
    notes = build(state, "steel", "omaha")
    assert spike(state) == ("one-branch", "steel", None)
    assert by_company(state, "supply") == tuple(one - 1 for one in supply)
    for one in ("wood", "leather", "cotton"):
        assert "san-francisco" in of(state, one)["track"]
    assert "san-francisco" not in of(state, "steel")["track"]
    assert happened(notes, SpikeBegun, SpikeStart) == [SpikeBegun("steel"), SpikeStart(("wood", "leather", "cotton"))]
    assert by_company(state, "length") == (length[0], length[1] + 2, length[2], length[3])
    assert (state.seat, state.ask) == (1, WhichAction(False))


def test_san_franciscos_token_goes_and_nobody_gains_by_it() -> None:
    state = position(GAME, steel=company(track=TO_OMAHA, pool=3), tokens={"san-francisco": "cotton-cotton"})
    notes = build(state, "steel", "omaha")
    assert "san-francisco" not in table(state)["tokens"]
    assert {one.seat for one in happened(notes, InfluenceGained)} == {0}
    assert influence(state, 0)["cotton"] <= 2
    assert "omaha" in table(state)["tokens"]


def test_eastern_company_can_never_build_into_san_francisco() -> None:
    """Though fewer companies are there than it holds: there is no token."""
    wood = company(track=[*WOOD, *line(GAME, "omaha", "denver", "salt-lake-city")], pool=4)
    rest = {one: company(track=COAST) for one in ("leather", "cotton")}
    state = position(GAME, wood=wood, **rest, steel=no_supply("steel"), spike=EAST)
    assert [one for one in COMPANIES if "san-francisco" in of(state, one)["track"]] == ["leather", "cotton"]
    assert BuildTrack("wood", "phoenix") in options(state)
    assert not [one for one in options(state, BuildTrack) if one.city == "san-francisco"]
    empty = position(
        GAME, leather=company(track=line(GAME, "erie", "detroit", "chicago", "rapid-city", "salt-lake-city"))
    )
    assert BuildTrack("leather", "san-francisco") in options(empty)


def no_supply(one: str, **parts: Any) -> dict[str, Any]:
    """A company whose supply is empty, far from the railway."""
    avoid = ["omaha", "chicago", "detroit", "san-francisco", "denver", "salt-lake-city", "los-angeles", "phoenix"]
    return company(track=grown(GAME, one, 20, avoid=avoid), pool=4, gone=True, **parts)


def test_companies_may_build_from_san_francisco_afterwards() -> None:
    state = position(
        GAME,
        wood=company(track=WOOD),
        leather=company(track=COAST),
        steel=company(track=COAST),
        cotton=company(track=COAST),
        spike=EAST,
    )
    for one in ("leather", "steel", "cotton"):
        assert BuildTrack(one, "los-angeles") in options(state)
        assert any(action.city == "atlanta" for action in options(state, BuildTrack) if action.company == "cotton")
    assert BuildTrack("wood", "los-angeles") not in options(state)
    build(state, "cotton", "portland")
    assert "portland" in of(state, "cotton")["track"]


def test_later_companies_in_omaha_bring_no_event() -> None:
    state = position(
        GAME,
        wood=company(track=WOOD),
        steel=company(track=[*TO_OMAHA, *COAST], pool=3),
        leather=company(track=COAST),
        cotton=company(track=COAST),
        spike=EAST,
    )
    supply = by_company(state, "supply")
    notes = build(state, "steel", "omaha")
    assert happened(notes, SpikeBegun, SpikeStart, SpikeDone) == []
    assert by_company(state, "supply") == (supply[0] - 1, *supply[1:])  # wood is compensated in Omaha
    assert spike(state) == ("one-branch", "wood", None)


def test_wild_tokens_influence_comes_before_the_event() -> None:
    """M10."""
    state = position(GAME, steel=company(track=TO_OMAHA, pool=3), tokens={"omaha": "leather-wild"})
    play(state, BuildTrack("steel", "omaha"))
    while state.snapshot()["phase"] == "way":
        play(state, options(state)[0])
    assert state.ask == WhichInfluence("leather")
    assert spike(state) == ("on-map", None, None)
    notes = play(state, GainInfluence("wood"))
    assert [type(one) for one in happened(notes, InfluenceGained, SpikeBegun)] == [InfluenceGained, SpikeBegun]
    assert spike(state)[0] == "one-branch"


def test_beginners_san_francisco_takes_three_all_the_same() -> None:
    """M15."""
    game = mini(3, golden_spike=True, beginner=True)
    state = position(game, steel=company(track=TO_OMAHA, pool=3))
    build(state, "steel", "omaha")
    assert [one for one in COMPANIES if "san-francisco" in of(state, one)["track"]] == ["wood", "leather", "cotton"]


# --- empty supplies -------------------------------------------------------------------------------------------------


def test_company_without_a_train_in_its_supply_is_left_out_of_san_francisco() -> None:
    state = position(GAME, steel=company(track=TO_OMAHA, pool=3), leather=no_supply("leather"))
    notes = build(state, "steel", "omaha")
    assert happened(notes, SpikeStart) == [SpikeStart(("wood", "cotton"))]
    assert "san-francisco" not in of(state, "leather")["track"]
    assert "san-francisco" not in table(state)["tokens"]
    assert spike(state) == ("one-branch", "steel", None)


def test_builder_without_a_train_in_its_supply_runs_no_eastern_branch() -> None:
    """There is no eastern company in this game then; the others go to San Francisco."""
    track = grown(GAME, "steel", 21, track=TO_OMAHA, avoid=["omaha", "tulsa", "new-orleans", "houston", "dallas"])
    state = position(GAME, steel=company(track=track, pool=3, gone=True))
    notes = build(state, "steel", "omaha")
    assert spike(state) == ("one-branch", None, None)
    assert happened(notes, SpikeBegun, SpikeStart) == [SpikeBegun(None), SpikeStart(("wood", "leather", "cotton"))]


def test_event_exhausts_a_company_with_its_last_train() -> None:
    """At once: on the tile, or in San Francisco."""
    track = grown(GAME, "steel", 20, track=TO_OMAHA, avoid=["omaha"])
    state = position(GAME, steel=company(track=track, pool=3))
    notes = build(state, "steel", "omaha")
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("steel", 6)]
    assert spike(state)[1] == "steel"
    cotton = grown(GAME, "cotton", 20, avoid=["omaha", "fort-smith", "atlanta", "memphis"])
    state = position(GAME, steel=company(track=TO_OMAHA, pool=3), cotton=company(track=cotton, pool=3))
    notes = build(state, "steel", "omaha")
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("cotton", 6)]
    assert "san-francisco" in of(state, "cotton")["track"]
    assert of(state, "cotton")["stock"] == 0


# --- San Francisco first --------------------------------------------------------------------------------------------


def test_san_francisco_before_omaha_takes_the_tile_out_of_the_game() -> None:
    far = line(GAME, "erie", "detroit", "chicago", "rapid-city", "salt-lake-city")
    state = position(GAME, leather=company(track=far, pool=3))
    before = by_company(state, "supply")
    notes = build(state, "leather", "san-francisco")
    assert happened(notes, SpikeVoid, SpikeBegun) == [SpikeVoid()]
    assert spike(state) == ("void", None, None)
    assert by_company(state, "supply") == before
    assert "san-francisco" in table(state)["tokens"]


def test_without_the_event_omaha_is_a_city_like_any_other() -> None:
    far = line(GAME, "erie", "detroit", "chicago", "rapid-city", "salt-lake-city", "san-francisco")
    state = position(
        GAME, leather=company(track=far, pool=2), steel=company(track=TO_OMAHA, pool=3), spike={"state": "void"}
    )
    supply = by_company(state, "supply")
    notes = build(state, "steel", "omaha")
    assert happened(notes, SpikeBegun, SpikeStart, SpikeDone) == []
    assert spike(state) == ("void", None, None)
    assert sum(supply) - sum(by_company(state, "supply")) <= 2  # compensation at most


# --- the railway joined ---------------------------------------------------------------------------------------------


def joining(**parts: Any) -> k.State:
    """Leather in Omaha can meet steel, which came from San Francisco, in Denver; wood runs the eastern branch."""
    west = ["san-francisco", *line(GAME, "san-francisco", "salt-lake-city", "denver")]
    base: dict[str, Any] = {
        "wood": company(track=WOOD),
        "leather": company(track=[*LEATHER, *COAST], pool=3),
        "steel": company(track=west, pool=2),
        "cotton": company(track=COAST),
        "spike": EAST,
    }
    return position(GAME, **(base | parts))


def test_railway_is_complete_when_tracks_of_any_companies_join_both_cities() -> None:
    state = joining()
    length = by_company(state, "length")
    notes = build(state, "leather", "denver")
    assert (state.ask, state.seat) == (WhichOperator(), 0)
    assert options(state) == [OperateWest("steel"), OperateWest("leather")]
    supply = by_company(state, "supply")
    notes = play(state, OperateWest("leather"))
    assert spike(state) == ("complete", "wood", "leather")
    assert by_company(state, "supply") == (supply[0], supply[1], supply[2] - 1, supply[3])
    assert happened(notes, SpikeDone, SpikeBonus) == [
        SpikeDone("leather"),
        SpikeBonus("wood", 2),
        SpikeBonus("leather", 2),
    ]
    assert by_company(state, "length") == (length[0] + 2, length[1], length[2] + 2 + 2, length[3])
    assert state.seat == 1


def test_other_company_may_be_chosen_too() -> None:
    state = joining()
    length = by_company(state, "length")
    build(state, "leather", "denver")
    play(state, OperateWest("steel"))
    assert spike(state) == ("complete", "wood", "steel")
    assert by_company(state, "length") == (length[0] + 2, length[1] + 2, length[2] + 2, length[3])


def test_eastern_company_is_never_chosen_for_the_west() -> None:
    """Wood itself completes the railway: only steel is left, and nobody is asked."""
    state = joining(wood=company(track=WOOD, pool=5))
    notes = build(state, "wood", "denver")
    assert happened(notes, SpikeDone) == [SpikeDone("steel")]
    assert spike(state) == ("complete", "wood", "steel")
    assert_refused(state, OperateWest("wood"))


def test_only_companies_on_the_meeting_space_may_be_chosen() -> None:
    state = joining()
    build(state, "leather", "denver")
    assert_refused(state, OperateWest("cotton"))
    assert_refused(state, OperateWest("wood"))


def test_railway_is_completed_once() -> None:
    state = joining()
    build(state, "leather", "denver")
    play(state, OperateWest("leather"))
    length = by_company(state, "length")
    notes = build(state, "wood", "denver")
    assert happened(notes, SpikeDone, SpikeBonus) == []
    assert by_company(state, "length")[1:] == length[1:]


def test_bonus_stops_at_fifteen() -> None:
    """Two unclaimed shares gave leather four."""
    track = line(GAME, "erie", "detroit", "chicago", "duluth", "omaha")
    state = joining(
        picks=["wood", "wood", "steel", "cotton", "cotton", "steel"],
        leather=company(track=[*track, *COAST, *line(GAME, "omaha", "bismarck")], pool=4),
    )
    before = of(state, "leather")["length"]
    build(state, "leather", "denver")
    reached = of(state, "leather")["length"]
    assert reached > before
    notes = play(state, OperateWest("leather"))
    assert of(state, "leather")["length"] == min(15, reached + 2)
    assert SpikeBonus("leather", min(15, reached + 2) - reached) in happened(notes, SpikeBonus)


def test_several_meeting_spaces_let_the_builder_choose_among_all_companies_there() -> None:
    """The track comes over a space of cotton's western track and ends in Denver with steel's."""
    to_rapid_city = [(-5, 0), (-4, 0), (-3, -1), (-2, -1), (-2, -2), "rapid-city"]
    cotton = [*COAST, *line(GAME, "san-francisco", "salt-lake-city"), *to_rapid_city]
    west = [*COAST, *line(GAME, "san-francisco", "phoenix", "santa-fe", "denver")]
    state = joining(steel=company(track=west, pool=2), cotton=company(track=cotton, pool=1))
    notes = build(state, "leather", "denver", [(-1, -1), (-2, -1), (-1, -2)])
    laid = happened(notes, TrackBuilt)[0].spaces
    assert set(laid[:-1]) & set(of(state, "cotton")["track"])
    assert options(state) == [OperateWest("steel"), OperateWest("leather"), OperateWest("cotton")]


def test_western_company_may_complete_the_railway_towards_omaha() -> None:
    """Steel comes from the west into Omaha: wood runs the east, so steel and leather, both in Omaha, may be chosen."""
    west = ["san-francisco", *line(GAME, "san-francisco", "salt-lake-city", "denver")]
    state = joining(steel=company(track=west, pool=3))
    build(state, "steel", "omaha")
    assert options(state) == [OperateWest("steel"), OperateWest("leather")]
    state = joining(steel=company(track=west, pool=3), leather=company(track=COAST))
    notes = build(state, "steel", "omaha")
    assert happened(notes, SpikeDone) == [SpikeDone("steel")]


def test_own_two_parts_of_one_company_meet_where_they_touch() -> None:
    """M12: leather's eastern and western spaces are joined by one new space beside both; leather runs the west."""
    east = [*line(GAME, "erie", "detroit", "chicago", "omaha"), *line(GAME, "omaha", "rapid-city", "denver")]
    west = ["san-francisco", "c6", "d7", "phoenix", "f7", "g6", "santa-fe"]
    state = joining(leather=company(track=[*east, *west], pool=3), steel=company(track=COAST))
    notes = build(state, "leather", "salt-lake-city", ["g5", "f5"])
    assert happened(notes, TrackBuilt)[0].spaces == ("g5", "f5", "salt-lake-city")
    assert happened(notes, SpikeDone) == [SpikeDone("leather")]
    assert spike(state) == ("complete", "wood", "leather")


def test_own_two_parts_may_meet_on_a_space_with_another_company() -> None:
    """M12: cotton has a train on the joining space, too, so there is a choice."""
    east = [*line(GAME, "erie", "detroit", "chicago", "omaha"), *line(GAME, "omaha", "rapid-city", "denver")]
    west = ["san-francisco", "c6", "d7", "phoenix", "f7", "g6", "santa-fe"]
    cotton = [*COAST, *line(GAME, "san-francisco", "salt-lake-city"), "f5", "g5", "g6", "santa-fe"]
    state = joining(
        leather=company(track=[*east, *west], pool=3), steel=company(track=COAST), cotton=company(track=cotton, pool=2)
    )
    build(state, "leather", "salt-lake-city", ["g5", "f5"])
    assert options(state) == [OperateWest("leather"), OperateWest("cotton")]


def test_railway_can_be_complete_with_the_first_track_into_omaha() -> None:
    """Leather's track passes San Francisco, steel shares Chicago with leather. Only steel stands in Omaha, where the
    branches meet, so there is no western operator (M13), and steel's marker moves."""
    far = line(GAME, "erie", "detroit", "chicago", "rapid-city", "salt-lake-city")
    leather = [*far, *names(GAME, [(-7, 2), (-7, 3), (-8, 4)]), "los-angeles"]
    steel = line(GAME, "wilmington", "louisville", "chicago")
    state = position(GAME, leather=company(track=leather, pool=1), steel=company(track=steel, pool=3))
    before = of(state, "steel")["length"]
    notes = build(state, "steel", "omaha")
    assert happened(notes, SpikeBegun, SpikeDone, SpikeBonus) == [
        SpikeBegun("steel"),
        SpikeDone(None),
        SpikeBonus("steel", 2),
    ]
    assert spike(state) == ("complete", "steel", None)
    assert of(state, "steel")["length"] == before + 2 + 2


def test_company_that_belonged_to_neither_branch_may_choose_where_it_met_each_of_them() -> None:
    """Steel comes from Tulsa: over a space of wood's and leather's eastern tracks into Denver, where cotton stands."""
    south = [(-1, -1), (-1, 0), (-1, 1), "dallas"]
    west = [*COAST, *line(GAME, "san-francisco", "salt-lake-city", "denver")]
    own = line(GAME, "wilmington", "atlanta", "memphis", "fort-smith", "tulsa")
    state = joining(
        wood=company(track=[*WOOD, *south], pool=1),
        leather=company(track=[*LEATHER, *COAST, *south], pool=1),
        steel=company(track=[*own, *COAST], pool=3),
        cotton=company(track=west, pool=1),
    )
    notes = build(state, "steel", "denver", [(-1, 0), (-2, 0)])
    assert happened(notes, TrackBuilt)[0].spaces == (*names(GAME, [(-1, 0), (-2, 0)]), "denver")
    assert options(state) == [OperateWest("steel"), OperateWest("leather"), OperateWest("cotton")]


def test_railway_can_be_complete_at_once_though_the_new_track_meets_nobody() -> None:
    """The same, but steel comes into Omaha from the south over empty spaces: they share Chicago only."""
    far = line(GAME, "erie", "detroit", "chicago", "rapid-city", "salt-lake-city")
    leather = [*far, *names(GAME, [(-7, 2), (-7, 3), (-8, 4)]), "los-angeles"]
    steel = [*line(GAME, "wilmington", "louisville", "chicago"), *line(GAME, "louisville", "memphis", "fort-smith")]
    state = position(GAME, leather=company(track=leather, pool=1), steel=company(track=steel, pool=3))
    notes = build(state, "steel", "omaha", [(1, -1), (0, -1)])
    laid = happened(notes, TrackBuilt)[0].spaces
    assert not set(laid) & set(leather)
    assert happened(notes, SpikeBegun, SpikeDone) == [SpikeBegun("steel"), SpikeDone(None)]
    assert spike(state) == ("complete", "steel", None)


def test_western_company_without_a_train_may_be_chosen_and_then_there_is_none() -> None:
    """M14, M13: the eastern company's marker moves all the same."""
    west = ["san-francisco", *line(GAME, "san-francisco", "salt-lake-city", "denver")]
    steel = grown(GAME, "steel", 20, track=west, avoid=["omaha", "rapid-city", "chicago", "detroit", "minneapolis"])
    state = joining(steel=company(track=steel, pool=4, gone=True))
    assert of(state, "steel")["supply"] == 0
    length = by_company(state, "length")
    build(state, "leather", "denver")
    assert OperateWest("steel") in options(state)
    notes = play(state, OperateWest("steel"))
    assert happened(notes, SpikeDone, SpikeBonus) == [SpikeDone(None), SpikeBonus("wood", 2)]
    assert spike(state) == ("complete", "wood", None)
    assert by_company(state, "length")[1] == length[1]


def test_without_an_eastern_company_the_western_marker_moves_alone() -> None:
    """M13."""
    wood = grown(
        GAME, "wood", 20, track=WOOD, avoid=["rapid-city", "minneapolis", "denver", "tulsa", "duluth", "bismarck"]
    )
    state = joining(wood=company(track=wood, pool=4, gone=True), spike={"state": "one-branch"})
    length = by_company(state, "length")
    build(state, "leather", "denver")
    notes = play(state, OperateWest("leather"))
    assert happened(notes, SpikeBonus) == [SpikeBonus("leather", 2)]
    assert by_company(state, "length")[0] == length[0]


def test_choosing_the_western_company_can_exhaust_it() -> None:
    west = ["san-francisco", *line(GAME, "san-francisco", "salt-lake-city", "denver")]
    steel = grown(GAME, "steel", 20, track=west, avoid=["omaha", "rapid-city", "chicago", "detroit", "minneapolis"])
    state = joining(steel=company(track=steel[:20], pool=2))
    build(state, "leather", "denver")
    assert of(state, "steel")["supply"] == 1
    notes = play(state, OperateWest("steel"))
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("steel", 6)]
    assert spike(state)[2] == "steel"


def test_no_bonus_while_the_railway_is_not_complete() -> None:
    state = joining()
    length = by_company(state, "length")
    build(state, "wood", "minneapolis")
    assert spike(state) == ("one-branch", "wood", None)
    assert by_company(state, "length")[1:] == length[1:]


def test_tracks_side_by_side_of_different_companies_are_not_joined() -> None:
    """M12: they must share a space."""
    west = [
        "san-francisco",
        *line(GAME, "san-francisco", "salt-lake-city"),
        (-5, 0),
        (-4, 0),
        (-4, 1),
        (-3, 1),
        "santa-fe",
    ]
    state = joining(steel=company(track=west, pool=1))
    notes = build(state, "leather", "denver")
    near = {GAME.land.names[x] for x in GAME.land.beside[GAME.land.number["denver"]]}
    assert near & set(of(state, "steel")["track"])
    assert happened(notes, SpikeDone) == []
    assert spike(state)[0] == "one-branch"


# --- the automa -----------------------------------------------------------------------------------------------------


def automas(marker: str, **parts: Any) -> k.State:
    """The automa, with two people, builds for leather into Denver."""
    game = mini(2, golden_spike=True)
    west = ["san-francisco", *line(game, "san-francisco", "salt-lake-city", "denver")]
    base: dict[str, Any] = {
        "wood": company(track=WOOD),
        "leather": company(track=[*LEATHER, *COAST], pool=3),
        "steel": company(track=west, pool=2),
        "cotton": company(track=COAST),
        "spike": EAST,
    }
    return position(game, turn=2, phase="automa", automa={"company": marker, "city": "rapid-city"}, **(base | parts))


@pytest.mark.parametrize(
    ("seats", "chosen", "reason"),
    [
        ([seat(), seat(), seat(taken={"steel": 1})], "steel", "own"),
        ([seat(), seat(), seat(taken={"leather": 1})], "leather", "own"),
        ([seat(taken={"leather": 1}), seat(), seat()], "steel", "people"),
        ([seat(), seat(taken={"steel": 2}), seat(taken={"steel": 1, "leather": 1})], "leather", "people"),
        ([seat(), seat(), seat()], "leather", "marker"),
    ],
)
def test_automa_chooses_the_western_company_by_its_shares_then_the_peoples_then_its_marker(
    seats: list[Any], chosen: str, reason: str
) -> None:
    """Most shares of its own; then fewest of the people's; then the company its marker stands on, or the next."""
    state = automas("steel", seats=seats)
    notes = play(state, RunAutoma(), "1-1")
    assert happened(notes, TrackBuilt)[0].city == "denver"
    assert happened(notes, AutomaOperator) == [AutomaOperator(chosen, reason)]
    assert happened(notes, SpikeDone) == [SpikeDone(chosen)]


def test_automas_marker_goes_on_to_the_next_company_in_its_circle() -> None:
    """The marker stands on cotton, which builds; steel comes before leather in the circle then."""
    west = ["san-francisco", *line(GAME, "san-francisco", "salt-lake-city", "denver")]
    game = mini(2, golden_spike=True)
    state = position(
        game,
        turn=2,
        phase="automa",
        automa={"company": "leather", "city": "rapid-city"},
        wood=company(track=WOOD, pool=4),
        leather=company(track=west, pool=1),
        steel=company(track=west, pool=2),
        cotton=company(track=COAST, pool=1),
        spike=EAST,
    )
    notes = play(state, RunAutoma(), "2-1")
    assert happened(notes, TrackBuilt)[0].city == "denver"
    assert happened(notes, AutomaOperator) == [AutomaOperator("steel", "marker")]


def test_automa_begins_the_railway_without_a_question() -> None:
    game = mini(1, golden_spike=True)
    state = position(
        game,
        turn=1,
        phase="automa",
        automa={"company": "wood", "city": "fort-smith"},
        steel=company(track=TO_OMAHA, pool=3),
    )
    notes = play(state, RunAutoma(), "1-1")
    assert happened(notes, SpikeBegun) == [SpikeBegun("steel")]
    assert happened(notes, TokenRemoved) == []
    assert state.seat == 0


# --- options --------------------------------------------------------------------------------------------------------


def test_golden_spike_is_for_the_usa_only() -> None:
    with pytest.raises(k.BadOption, match="golden_spike"):
        mini(3, map="europe", golden_spike=True)


def test_without_the_variant_omaha_brings_nothing() -> None:
    state = position(mini(3), steel=company(track=TO_OMAHA, pool=3))
    notes = build(state, "steel", "omaha")
    assert table(state)["spike"] is None
    assert happened(notes, SpikeBegun) == []
