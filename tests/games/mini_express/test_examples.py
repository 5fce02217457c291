"""Every example of the rulebook, played. Where a picture is known by words only, the network is fitted to them."""

from __future__ import annotations

from typing import Any

import kolejiste as k
from kolejiste.games.mini_express.actions import (
    BuildTrack,
    LayTrack,
    OperateWest,
    RunAutoma,
    TakeShare,
    WhichOperator,
)
from kolejiste.games.mini_express.events import (
    AutomaAims,
    AutomaCity,
    AutomaCompany,
    AutomaTakesShare,
    AutomaWay,
    CandidateCity,
    Compensated,
    InfluenceGained,
    ShareTaken,
    SpikeBonus,
    SpikeDone,
    TokenRemoved,
    TrackBuilt,
)
from tests.games.mini_express.positions import (
    PICKS,
    assert_refused,
    clockwise,
    company,
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
    shares,
    spread,
    table,
    ways,
)
from tests.games.mini_express.reference import country, leftmost

USA = mini(4)
LEATHER = [(6, -5), "detroit", (5, -4), "louisville", (3, -3), "chicago"]


def test_example_taking_a_share_of_steel() -> None:
    """One train in the pool: influence falls from three to two; the share is taken and three trains come."""
    state = position(USA, steel=company(pool=1), seats=[seat(influence={"steel": 3})])
    held = shares(state, 0)["steel"]
    notes = play(state, TakeShare("steel"))
    assert influence(state, 0)["steel"] == 2
    assert shares(state, 0)["steel"] == held + 1
    assert of(state, "steel")["pool"] == 4
    assert happened(notes, ShareTaken) == [ShareTaken(0, "steel", 1, 3)]


# --- building, the first example ------------------------------------------------------------------------------------


def leathers_choice() -> k.State:
    """Leather with four trains and a length of four; Fort Smith is full with wood and steel."""
    return position(
        USA,
        leather=company(track=LEATHER, pool=4),
        wood=company(track=line(USA, "baltimore", "charleston", "memphis", "fort-smith")),
        steel=company(track=line(USA, "wilmington", "atlanta", "memphis", "fort-smith")),
        tokens={"tulsa": "steel-leather"},
        seats=[seat(influence={"leather": 2, "steel": 2})],
    )


def test_example_fort_smith_is_full_but_tulsa_and_omaha_are_free() -> None:
    state = leathers_choice()
    assert_refused(state, BuildTrack("leather", "fort-smith"))
    assert {BuildTrack("leather", "tulsa"), BuildTrack("leather", "omaha")} <= set(options(state))


def test_example_tulsa_by_three_trains_from_the_space_between_chicago_and_louisville() -> None:
    """No other way is as short; influence in both companies of the token from two to three, length from four to six."""
    state = leathers_choice()
    assert of(state, "leather")["length"] == 4
    notes = play(state, BuildTrack("leather", "tulsa"))
    assert happened(notes, TrackBuilt) == [
        TrackBuilt(0, "leather", "tulsa", (*names(USA, [(2, -2), (1, -1)]), "tulsa"), 2)
    ]
    assert of(state, "leather")["pool"] == 1
    assert (influence(state, 0)["leather"], influence(state, 0)["steel"]) == (3, 3)
    assert of(state, "leather")["length"] == 6
    land = country("usa", False)
    network = frozenset(land.city.get(x, x) if isinstance(x, str) else x for x in [*LEATHER, (7, -6)])
    assert len(land.ways(network)["tulsa"]) == 1  # type: ignore[arg-type]


def test_example_omaha_by_three_trains_on_one_of_four_ways() -> None:
    state = leathers_choice()
    play(state, BuildTrack("leather", "omaha"))
    found = ways(state)
    assert len(found) == 4
    assert {len(way) for way in found} == {2}


# --- building, the second example -----------------------------------------------------------------------------------


def steels_choice(pool: int = 4) -> k.State:
    """Steel between Wilmington and Atlanta; wood on the first space of the way to Detroit, leather on the second."""
    return position(
        USA,
        steel=company(track=[(6, -3), "atlanta"], pool=pool),
        wood=company(track=[(7, -4), (6, -4), (5, -3), "louisville"], pool=2),
        leather=company(track=[(6, -5), "detroit", (5, -4), "louisville"], pool=1),
        tokens={"detroit": "leather-cotton"},
    )


def test_example_louisville_takes_two_trains() -> None:
    assert BuildTrack("steel", "louisville") not in options(steels_choice(1))
    assert BuildTrack("steel", "louisville") in options(steels_choice(2))


def test_example_detroit_takes_three_trains_from_atlanta_or_from_the_space_beside_it() -> None:
    assert BuildTrack("steel", "detroit") not in options(steels_choice(2))
    state = steels_choice(3)
    play(state, BuildTrack("steel", "detroit"))
    assert len(ways(state)) > 1


def test_example_detroit_with_compensation_influence_length_and_the_last_capacity() -> None:
    """One train for wood, two for leather; cotton and leather influence; length by two; the token goes."""
    state = steels_choice()
    before = {one: of(state, one) for one in ("wood", "steel", "leather")}
    play(state, BuildTrack("steel", "detroit"))
    notes = play(state, LayTrack(names(USA, [(5, -3)])[0]))
    assert happened(notes, TrackBuilt)[0].spaces == (*names(USA, [(5, -3), (5, -4)]), "detroit")
    assert happened(notes, Compensated) == [Compensated("wood", 1), Compensated("leather", 2)]
    assert of(state, "wood")["pool"] == before["wood"]["pool"] + 1
    assert of(state, "leather")["pool"] == before["leather"]["pool"] + 2
    assert happened(notes, InfluenceGained) == [InfluenceGained(0, "leather", 1), InfluenceGained(0, "cotton", 1)]
    assert of(state, "steel")["length"] == before["steel"]["length"] + 2
    assert happened(notes, TokenRemoved) == [TokenRemoved("detroit")]
    assert not [one for one in options(state, BuildTrack) if one.city == "detroit"]


# --- scoring --------------------------------------------------------------------------------------------------------


def test_example_of_the_final_reckoning() -> None:
    """Fourth in wood at 12, third in steel at 5, second in leather at 7, first in cotton at 9: 27 points."""
    lengths = {"wood": 12, "steel": 5, "leather": 7, "cotton": 9}
    picks = PICKS["four"]
    parts: dict[str, Any] = {}
    used: list[str] = []
    for one, length in lengths.items():
        track = spread(USA, one, length - (3 - picks.count(one)), avoid=used)
        used += [x for x in track if x in USA.land.cities]
        parts[one] = company(track=track, pool=1)
    # The first seat drafted wood and steel; it took a leather share and two cotton ones.
    ranks = {"wood": [1, 4, 3, 2], "steel": [2, 4, 3, 1], "leather": [3, 4, 2, 1], "cotton": [4, 3, 2, 1]}
    seats = [
        seat(taken={"leather": 1, "cotton": 2} if not n else {}, influence={one: ranks[one][n] for one in lengths})
        for n in range(4)
    ]
    state = position(USA, seats=seats, **parts)
    assert shares(state, 0) == {"wood": 1, "steel": 1, "leather": 1, "cotton": 2}
    assert {one: of(state, one)["length"] for one in lengths} == lengths
    assert [one.points for one in state.sheet()[0].lines] == [4, 2, 5, 16]
    assert state.scores[0] == 27


# --- the automa -----------------------------------------------------------------------------------------------------

EUROPE = mini(1, map="europe")


def bremen() -> k.State:
    """The marker in Bremen, Essen full, cotton with three trains by Vienna, steel in Venice and nobody in Frankfurt."""
    return position(
        EUROPE,
        turn=1,
        phase="automa",
        automa={"company": "leather", "city": "bremen"},
        cotton=company(track=["sarajevo", "n6", "n5", "vienna"], pool=3),
        steel=company(track=line(EUROPE, "london", "amsterdam", "essen", "milan", "venice"), pool=2),
        wood=company(track=line(EUROPE, "warsaw", "danzig", "berlin", "essen"), pool=2),
        tokens={"venice": "steel-cotton"},
    )


def test_example_automas_track_to_venice() -> None:
    """From leather to cotton; from Bremen past Essen and Milan to Marseille; Frankfurt and Venice are equally near and
    equally far to build, but steel is in Venice; the way begins at the northernmost space of the easternmost column."""
    state = bremen()
    before = {one: of(state, one) for one in ("steel", "cotton")}
    notes = play(state, RunAutoma(), "1-2")
    assert happened(notes, AutomaCompany) == [AutomaCompany(1, "cotton")]
    assert happened(notes, AutomaAims) == [AutomaAims("marseille", ("essen",))]
    rows = {one.city: (one.distance, one.trains, one.companies) for one in happened(notes, CandidateCity)}
    assert rows["frankfurt"] == (4, 3, 0)
    assert rows["venice"] == (4, 3, 1)
    assert all(row[0] > 4 for city, row in rows.items() if city not in ("frankfurt", "venice"))
    assert happened(notes, AutomaCity) == [AutomaCity("venice", "companies")]
    assert happened(notes, AutomaWay) == [AutomaWay("n5", ("m6", "l6"), "start")]
    assert of(state, "cotton")["length"] == before["cotton"]["length"] + 2
    assert happened(notes, InfluenceGained) == [InfluenceGained(1, "steel", 1), InfluenceGained(1, "cotton", 1)]
    assert happened(notes, Compensated) == [Compensated("steel", 1)]
    assert happened(notes, TokenRemoved) == [TokenRemoved("venice")]


def test_example_venice_could_be_reached_from_four_spaces() -> None:
    land = country("europe", False)
    here = [EUROPE.land.places[EUROPE.land.number[x]] for x in ("belgrade", "sarajevo", "n6", "n5", "vienna")]
    found = land.ways(frozenset(here))["venice"]
    begins = [x for x in here if any(abs(x[0] - way[0][0]) <= 1 and near(x, way[0]) for way in found)]
    assert len(begins) == 4
    belgrade = here[0]
    start = min(begins, key=lambda x: (-x[0], x[1]))
    assert max(abs(start[0] - belgrade[0]), abs(start[1] - belgrade[1]), abs(sum(start) - sum(belgrade))) == 2


def near(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(sum(a) - sum(b))) == 1


def test_example_automas_share_of_leather() -> None:
    """From wood by two to leather, whose pool holds one train: a share for nothing, and three trains."""
    state = position(
        mini(1), turn=1, phase="automa", automa={"company": "wood", "city": "augusta"}, leather=company(pool=1)
    )
    held = shares(state, 1)["leather"]
    notes = play(state, RunAutoma(), "2-2")
    assert table(state)["automa"]["company"] == "leather"
    assert table(state)["automa"]["city"] == "burlington"
    assert happened(notes, AutomaTakesShare) == [AutomaTakesShare("leather", 1)]
    assert shares(state, 1)["leather"] == held + 1
    assert influence(state, 1)["leather"] == 1
    assert of(state, "leather")["pool"] == 4


def test_example_clockwise_from_fort_smith_to_omaha() -> None:
    """Two ways round Tulsa; going up, the one furthest left."""
    land = country("usa", False)
    found = land.ways(frozenset([land.city["fort-smith"]]))["omaha"]
    assert len(found) == 2
    assert {len(way) for way in found} == {2}
    route = clockwise(mini(1), USA.land.number["fort-smith"], USA.land.city_number["omaha"])
    assert [USA.land.places[x] for x in route] == [(1, -1), (0, -1)]
    assert leftmost((1, 0), found, (0, -2)) == ((1, -1), (0, -1))


def test_example_clockwise_from_the_space_south_of_tulsa_to_new_orleans() -> None:
    """Three ways of three trains; going down, the one furthest to the viewer's right."""
    land = country("usa", False)
    south = (0, 1)
    found = land.ways(frozenset([south]))["new-orleans"]
    assert len(found) == 3
    assert {len(way) for way in found} == {2}
    route = clockwise(mini(1), USA.land.space_at[south], USA.land.city_number["new-orleans"])
    assert [USA.land.places[x] for x in route] == [(1, 1), (2, 1)]


# --- Golden Spike ---------------------------------------------------------------------------------------------------


def test_example_golden_spike_completed_in_denver() -> None:
    """Wood runs the east. Leather builds from Omaha to Denver, where steel stands, coming from San Francisco. Leather
    is chosen: one train onto the tile, and both markers move by two."""
    game = mini(4, golden_spike=True)
    state = position(
        game,
        wood=company(track=line(game, "baltimore", "detroit", "chicago", "omaha")),
        leather=company(track=[*line(game, "erie", "detroit", "chicago", "omaha"), "san-francisco"], pool=3),
        steel=company(track=["san-francisco", *line(game, "san-francisco", "salt-lake-city", "denver")], pool=2),
        cotton=company(track=["san-francisco"]),
        spike={"state": "one-branch", "east": "wood"},
    )
    before = {one: of(state, one)["length"] for one in ("wood", "leather", "steel")}
    play(state, BuildTrack("leather", "denver"))
    while state.snapshot()["phase"] in ("way", "influence"):
        play(state, options(state)[0])
    assert state.ask == WhichOperator()
    assert options(state) == [OperateWest("steel"), OperateWest("leather")]
    supply = of(state, "leather")["supply"]
    notes = play(state, OperateWest("leather"))
    assert of(state, "leather")["supply"] == supply - 1
    assert happened(notes, SpikeDone, SpikeBonus) == [
        SpikeDone("leather"),
        SpikeBonus("wood", 2),
        SpikeBonus("leather", 2),
    ]
    after = {one: of(state, one)["length"] for one in before}
    assert after == {"wood": before["wood"] + 2, "leather": before["leather"] + 2 + 2, "steel": before["steel"]}
