"""What a move would bring, seen before it is made: words from a trial of the rules, and ghosts on the map. Also the
drawn elements at which something happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolejiste.core.actions import Action, Event
from kolejiste.core.chance import Chance
from kolejiste.core.parts import Preview

from .actions import Advance, BuildOffice, BuildStation, LayRail
from .components import COLOURS, TRACKS, Effect, Kind
from .drawing import bands, chart, map
from .drawing.symbols import house, seat_square
from .speech import Speaker, money

if TYPE_CHECKING:
    from .drawing.scene import Scene
    from .state import RailroadState

# What a move may bring to be used at once: the count in a state, and the effect.
BROUGHT: tuple[tuple[str, Kind], ...] = (
    ("steps", "steps"),
    ("promotions", "promote"),
    ("flips", "flip"),
    ("train_takes", "train"),
    ("exchanges", "exchange"),
    ("free_rails", "rail"),
    ("free_stations", "station"),
    ("free_offices", "office"),
)


def preview(scene: Scene, move: int) -> Preview:
    """Tried on a state dealt from the view: nothing hidden is told."""
    before = scene.game.laid_out(scene.view)
    after = before.clone()
    after.apply(move, Chance(0))
    ghost = _ghost(scene, scene.game.action(move), before)
    return Preview(_words(scene.speaker, before, after), {"map": f'<g class="ghost calm">{ghost}</g>'} if ghost else {})


def _words(speaker: Speaker, before: RailroadState, after: RailroadState) -> str:
    """What changes for the seat that decides: money, shares, workers, points, and what is offered then."""
    seat, words = before.seat, speaker.words
    found = []
    paid = after.money[seat] - before.money[seat]
    if paid:
        found.append(_signed(paid, money(abs(paid))))
    shares = after.shares[seat] - before.shares[seat]
    if shares:
        found.append(_signed(shares, words("effect-shares", count=abs(shares))))
    for place, colour in enumerate(COLOURS):
        own = after.supply[seat][place] + after.mat[seat][place]
        change = own - before.supply[seat][place] - before.mat[seat][place]
        if change:
            found.append(_signed(change, words(f"workers-{colour}", count=abs(change))))
    points = after.scores[seat] - before.scores[seat]
    if points:
        found.append(_signed(points, words("points", points=abs(points))))
    if after.seat == seat and after.phase == before.phase:
        found += _offered(speaker, before, after)
    if after.due and after.due != before.due:
        found.append(words("preview-due", money=money(after.due)))
    said = ", ".join(found)
    return f"{said}; {words('preview-left', money=money(after.money[seat]))}" if paid else said


def _signed(change: int, words: str) -> str:
    return f"{'+' if change > 0 else '−'}{words}"


def _offered(speaker: Speaker, before: RailroadState, after: RailroadState) -> list[str]:
    found = []
    for field, kind in BROUGHT:
        count = getattr(after, field) - getattr(before, field)
        if count > 0:
            found.append(speaker.effect(Effect(do=kind, count=count if kind in ("steps", "promote", "flip") else 1)))
    for unit in list(after.takes)[before.takes.size :]:
        colours = [colour for place, colour in enumerate(COLOURS) if unit >> place & 1]
        brought = Effect(do="worker") if len(colours) == len(COLOURS) else Effect(do="one_of", colours=colours)
        found.append(speaker.effect(brought))
    if after.deal_due and not before.deal_due:
        found.append(speaker.words("preview-deal"))
    return found


def _ghost(scene: Scene, action: Action, state: RailroadState) -> str:
    """The piece where it would lie."""
    seat, seats, board = state.seat, scene.game.players, scene.board
    drawn = chart.chart(scene.game)
    match action:
        case LayRail(rail=name):
            link = drawn.links[board.rail_number[name]]
            start, end, spot = link.lane(seat, seats)
            return map.lane(seat, chart.segment(start, end), chart.LANES[seats]) + map.mark(seat, *spot)
        case BuildStation(city=name):
            city = board.city_number[name]
            there = len(map.owners_of(state.stations, city))
            return house(seat, *map.station_spot(drawn, city, there), chart.HOUSE)
        case BuildOffice(sector=sector):
            return house(seat, *bands.office_spot(scene, sector - 1), chart.HOUSE)
        case Advance(track=track):
            row = TRACKS.index(track)
            step = state.step[seat][row] + 1
            there = sum(state.step[other][row] == step for other in range(seats))
            return seat_square(seat, *bands.marker_spot(bands.cells(scene)[row][step], there), bands.MARKER)
    return ""


# --- where something happened ----------------------------------------------------------------------------------------

# The drawn elements of an event by its fields; `seat` counts from 1.
PLACES: dict[str, tuple[str, ...]] = {
    "station-built": ("city-{city}", "station-{city}-{seat}"),
    "rail-laid": ("rail-{rail}", "laid-{rail}-{seat}", "marks-{rail}"),
    "office-built": ("sector-{sector}", "office-{sector}-{seat}"),
    "bonus-taken": ("city-{city}",),
    "track-advanced": ("track-{track}", "marker-{track}-{seat}"),
    "train-taken": ("train-{train}", "purse-{seat}"),
    "worker-hired": ("pool-{worker}", "purse-{seat}"),
    "worker-taken": ("pool-{worker}", "purse-{seat}"),
    "worker-exchanged": ("pool-{worker}", "pool-{new}", "purse-{seat}"),
    "deal-taken": ("deal-{deal}", "purse-{seat}"),
    "deal-turned": ("deals",),
    "deals-reshuffled": ("deals",),
    "milestones-drawn": ("stack-{stack}",),
    "milestones-drawn-unseen": ("stack-{stack}",),
}


def places(event: Event) -> frozenset[str]:
    """Where an event happened: on the map, among what lies open, or at the seat's money."""
    fields: dict[str, Any] = {name: getattr(event, name) for name in event.__struct_fields__}
    if "seat" in fields:
        fields["seat"] += 1
    found = PLACES.get(event.tag, ("purse-{seat}",) if "seat" in fields else ())
    return frozenset(place.format(**fields) for place in found)
