"""Ports on the Europe map: opened by the first track into a city with a wild token."""

from __future__ import annotations

from typing import Any

import pytest

import kolejiste as k
from kolejiste.games.mini_express.actions import (
    BuildTrack,
    GainInfluence,
    LayTrack,
    OpenPort,
    RunAutoma,
    WhichAction,
    WhichPort,
)
from kolejiste.games.mini_express.events import AutomaPort, PortOpened, PortSkipped, SupplyEmpty, TokenRemoved
from tests.games.mini_express.positions import (
    assert_refused,
    bound,
    by_company,
    company,
    edited,
    grown,
    happened,
    influence,
    line,
    mini,
    of,
    options,
    play,
    position,
    printed,
    table,
)
from tests.games.mini_express.reference import country

GAME = mini(3, map="europe", ports=True)
PORTS = ("baltic-coast", "black-sea-coast", "apulia", "brittany", "galicia")
TOKENS = {"danzig": "cotton-wild", "manchester": "leather-wild", "bordeaux": "wood-wild", "sofia": "steel-wild"}


def build(state: k.State, one: str, city: str, other: str | None = None) -> list[k.Note]:
    """Build, and gain a wild token's influence in this company."""
    notes = play(state, BuildTrack(one, city))
    while state.snapshot()["phase"] == "way":
        notes += play(state, options(state)[0])
    if other is not None:
        notes += play(state, GainInfluence(other))
    return notes


def test_track_into_a_city_with_a_wild_token_opens_a_port() -> None:
    """A train of the token's company goes from its supply into a free port of the builder's choice."""
    state = position(GAME, tokens=TOKENS)
    build(state, "wood", "danzig", "steel")
    assert (state.ask, state.seat) == (WhichPort("cotton"), 0)
    assert options(state) == [OpenPort(port) for port in PORTS]
    supply, length = by_company(state, "supply"), by_company(state, "length")
    notes = play(state, OpenPort("galicia"))
    assert happened(notes, PortOpened) == [PortOpened(0, "cotton", "galicia")]
    assert table(state)["ports"] == {"galicia": "cotton"}
    assert "galicia" in of(state, "cotton")["track"]
    assert by_company(state, "supply") == (*supply[:3], supply[3] - 1)
    assert by_company(state, "length") == length
    assert (state.seat, state.ask) == (1, WhichAction(False))


def test_port_is_a_start_location_of_its_company() -> None:
    state = position(
        GAME, tokens=TOKENS, wood=company(track=line(GAME, "warsaw", "danzig")), **in_port("cotton", "galicia")
    )
    assert BuildTrack("cotton", "lisbon") in options(state)
    assert BuildTrack("cotton", "sofia") in options(state)
    assert BuildTrack("wood", "lisbon") not in options(state)
    notes = build(state, "cotton", "lisbon")
    assert notes
    assert "lisbon" in of(state, "cotton")["track"]


def in_port(one: str, port: str, **parts: Any) -> dict[str, Any]:
    return {one: company(track=[port], **parts), "ports": {port: one}}


def test_port_brings_no_length() -> None:
    state = position(
        GAME, tokens=TOKENS, wood=company(track=line(GAME, "warsaw", "danzig")), **in_port("cotton", "galicia")
    )
    assert of(state, "cotton")["length"] == of(position(GAME), "cotton")["length"]


def test_taken_port_is_not_offered() -> None:
    state = position(
        GAME, tokens=TOKENS, wood=company(track=line(GAME, "warsaw", "danzig")), **in_port("cotton", "galicia")
    )
    build(state, "steel", "manchester", "cotton")
    assert options(state) == [OpenPort(port) for port in PORTS if port != "galicia"]
    assert_refused(state, OpenPort("galicia"))


def test_nobody_builds_into_or_through_ports() -> None:
    """Neither before nor after they are taken: a way from Odessa to Bucharest must go round."""
    with pytest.raises(k.IllegalMove):
        GAME.number(LayTrack("black-sea-coast"))
    with pytest.raises(k.IllegalMove):
        GAME.number(BuildTrack("wood", "galicia"))
    sea = tuple((row["q"], row["r"]) for row in printed()["maps"]["europe"]["ports"])
    for number in range(32):
        for space in range(GAME.land.size):
            assert not {GAME.land.places[x] for x in GAME.land.onward[number][space]} & set(sea)
    free, closed = country("europe", False), country("europe", True)
    odessa = free.city["odessa"]
    assert free.ways(frozenset([odessa]))["bucharest"] == [((10, -6),)]
    assert (10, -6) not in closed.landscape


def test_only_the_first_track_into_the_city_opens_a_port() -> None:
    track = line(GAME, "barcelona", "paris")
    state = position(
        GAME,
        tokens={"paris": "cotton-wild"},
        leather=company(track=track, pool=3),
        ports={"galicia": "cotton"},
        cotton=company(track=["galicia"]),
    )
    build(state, "steel", "paris", "wood")
    assert state.seat == 1
    assert table(state)["ports"] == {"galicia": "cotton"}


def test_tokens_without_the_wild_symbol_open_no_port() -> None:
    state = position(GAME, tokens=TOKENS | {"vilnius": "wood-wood"})
    build(state, "wood", "vilnius")
    assert state.seat == 1
    assert table(state)["ports"] == {}


def test_influence_and_token_come_before_the_port() -> None:
    """M10: Vilnius holds one company, so its token is gone when the port is chosen."""
    state = position(GAME, tokens={"vilnius": "cotton-wild"})
    notes = build(state, "wood", "vilnius", "steel")
    assert happened(notes, TokenRemoved) == [TokenRemoved("vilnius")]
    assert influence(state, 0) == {"wood": 1, "steel": 2, "leather": 1, "cotton": 2}
    assert state.ask == WhichPort("cotton")
    play(state, OpenPort("brittany"))
    assert table(state)["ports"] == {"brittany": "cotton"}


def test_beginners_cities_open_ports_with_their_first_track_too() -> None:
    game = mini(3, map="europe", ports=True, beginner=True)
    state = position(game, tokens={"vilnius": "cotton-wild", "budapest": "wood-wild"})
    build(state, "wood", "vilnius", "steel")
    assert state.ask == WhichPort("cotton")
    play(state, OpenPort("brittany"))
    build(state, "wood", "budapest", "steel")
    assert state.ask == WhichPort("wood")


def test_company_may_be_its_own_builder() -> None:
    state = position(GAME, tokens={"vilnius": "wood-wild"})
    build(state, "wood", "vilnius", "steel")
    play(state, OpenPort("brittany"))
    assert {"vilnius", "brittany"} <= set(of(state, "wood")["track"])


def test_no_train_in_the_supply_no_port() -> None:
    """M26: now or later."""
    cotton = grown(GAME, "cotton", 20, avoid=["vilnius", "danzig", "lviv", "budapest", "vienna", "prague"])
    state = position(GAME, tokens={"vilnius": "cotton-wild"}, cotton=company(track=cotton, pool=4, gone=True))
    notes = build(state, "wood", "vilnius", "steel")
    assert happened(notes, PortSkipped, PortOpened) == [PortSkipped("cotton")]
    assert state.seat == 1
    assert table(state)["ports"] == {}


def test_ports_train_can_exhaust_its_company() -> None:
    cotton = grown(GAME, "cotton", 20, avoid=["vilnius", "danzig", "lviv", "budapest", "vienna", "prague"])
    state = position(GAME, tokens={"vilnius": "cotton-wild"}, cotton=company(track=cotton, pool=3))
    build(state, "wood", "vilnius", "steel")
    notes = play(state, OpenPort("apulia"))
    assert happened(notes, SupplyEmpty) == [SupplyEmpty("cotton", 6)]
    assert of(state, "cotton")["stock"] == 0


def test_four_wild_tokens_leave_a_port_free() -> None:
    """Each is of another company, so no company has two ports and one port stays free."""
    wild = [token for token in printed()["demand"]["tokens"] if "wild" in token["symbols"]]
    assert sorted(token["symbols"][0] for token in wild) == ["cotton", "leather", "steel", "wood"]
    assert all(token["count"] == 1 for token in wild)
    assert len(PORTS) == 5


def test_only_free_port_is_taken_without_a_question(tmp_path: Any) -> None:
    """M3: in an edition with four ports the last one is forced."""
    text = edited(('  { id = "galicia", name = "Galicia", q = -6, r = 3 },\n', ""))
    game = bound(text, tmp_path, map="europe", ports=True)
    parts: dict[str, Any] = {
        "tokens": TOKENS | {"lviv": "steel-wild"} | {"sofia": "wood-steel"},
        "wood": company(track=[*line(game, "warsaw", "danzig"), "apulia"], pool=4),
        "steel": company(track=line(game, "london", "manchester"), pool=4),
        "leather": company(track=[*line(game, "barcelona", "bordeaux"), "brittany"]),
        "cotton": company(track=["baltic-coast"]),
        "ports": {"baltic-coast": "cotton", "apulia": "wood", "brittany": "leather"},
    }
    state = position(game, **parts)
    notes = build(state, "wood", "lviv", "leather")
    assert happened(notes, PortOpened) == [PortOpened(0, "steel", "black-sea-coast")]
    assert state.seat == 1


# --- the automa -----------------------------------------------------------------------------------------------------

SOLO = mini(1, map="europe", ports=True)


def automas(city: str, token: str, aim: str, one: str = "wood", **parts: Any) -> tuple[k.State, list[k.Note]]:
    """The automa builds for a company into a city; its marker stands before the city it will move to by one step."""
    order = SOLO.land.cities
    before = order[order.index(aim) - 1]
    companies = ("wood", "steel", "leather", "cotton")
    marker = companies[companies.index(one) - 1]
    tokens = {city: token} | parts.pop("more", {})
    state = position(SOLO, turn=1, phase="automa", automa={"company": marker, "city": before}, tokens=tokens, **parts)
    return state, play(state, RunAutoma(), "1-1")


def test_automa_opens_the_port_nearest_to_its_marker() -> None:
    state, notes = automas("vilnius", "cotton-wild", "vilnius")
    assert happened(notes, AutomaPort) == [AutomaPort("baltic-coast", 1, "nearest")]
    assert table(state)["ports"] == {"baltic-coast": "cotton"}
    assert influence(state, 1) == {"wood": 2, "steel": 2, "leather": 2, "cotton": 2}
    assert state.seat == 0


def test_automa_opens_a_free_port() -> None:
    """The nearest one is taken."""
    taken: dict[str, Any] = {
        "ports": {"baltic-coast": "leather"},
        "leather": company(track=[*line(SOLO, "barcelona", "bordeaux"), "baltic-coast"]),
        "more": {"bordeaux": "leather-wild"},
    }
    state, notes = automas("vilnius", "cotton-wild", "vilnius", **taken)
    assert happened(notes, AutomaPort)[0].port == "black-sea-coast"
    assert table(state)["ports"] == {"baltic-coast": "leather", "black-sea-coast": "cotton"}


def test_automa_opens_the_later_of_equally_near_ports() -> None:
    """M25: further west, then further south."""
    world = country("europe", True)
    ties = []
    for aim in world.order:
        far = sorted((world.apart(aim, world.port[port]), port) for port in PORTS)
        if far[0][0] == far[1][0]:
            ties.append((aim, [port for d, port in far if d == far[0][0]]))
    assert ties
    seen = 0
    for aim, equal in ties:
        later = min(equal, key=lambda port: (world.port[port][0], -world.port[port][1]))
        city = nearest_for_wood(aim)
        if city is None:
            continue
        _, notes = automas(city, "cotton-wild", aim)
        assert happened(notes, AutomaPort)[0].port == later
        assert happened(notes, AutomaPort)[0].reason == "number"
        seen += 1
    assert seen


def nearest_for_wood(aim: str) -> str | None:
    """Where the automa builds for wood when its marker comes to this city."""
    from tests.games.mini_express.reference import Shadow

    order = SOLO.land.cities
    if aim == order[0]:
        return None
    shadow = Shadow(SOLO.new(k.Chance(1)))
    shadow.aim = order.index(aim) + 1
    return shadow.choose_city("wood")


def test_automa_without_a_train_for_the_port_skips_it() -> None:
    cotton = grown(SOLO, "cotton", 20, avoid=["vilnius", "danzig", "lviv", "budapest", "vienna", "prague"])
    state, notes = automas("vilnius", "cotton-wild", "vilnius", cotton=company(track=cotton, pool=4, gone=True))
    assert happened(notes, PortSkipped) == [PortSkipped("cotton")]
    assert table(state)["ports"] == {}


# --- options --------------------------------------------------------------------------------------------------------


def test_ports_are_for_europe_only() -> None:
    with pytest.raises(k.BadOption, match="ports"):
        mini(3, map="usa", ports=True)
