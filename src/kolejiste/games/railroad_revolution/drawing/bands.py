"""Below the land: the telegraph line with its sectors, and the three performance tracks."""

from __future__ import annotations

from itertools import accumulate

from kolejiste.core.svg import element, number, text, text_width, title

from ..components import TRACKS, Step
from ..rules.points import multiplied
from ..speech import NONE
from .chart import HIGH, HOUSE, INSET, LAND, WIDE
from .effects import Sign, at, effect_signs, fitting, line
from .scene import Scene, pick, touch
from .symbols import ANY, house, icon, seat_square, slot

ROOM = WIDE - 2 * INSET
GAP = 5.0
SECTOR = 78.0  # the height of a sector
TOP = LAND + 4  # where the sectors begin
WIRE = 64.0  # where the wire runs, from the top of a sector
LINK = (38.0, 20.0)  # the points between two sectors
TRACK = 58.0  # the height of a track
TRACKS_TOP = HIGH - TRACK - 6
HEAD = 21.0  # the room of a track's picture
MARKER = 15.5
SIGN, TOLL = 16.5, 15.2  # icons
POINTS = 14.0  # letters
TRACK_ICONS = {"telegraph": "office", "stations": "station", "network": "link"}


def _wide(scene: Scene) -> float:
    sectors = scene.board.sectors
    return (ROOM - GAP * (sectors - 1)) / sectors


def telegraph(scene: Scene) -> str:
    """The sectors from left to right, and between neighbours the points for offices in both."""
    board, state, wide = scene.board, scene.state, _wide(scene)
    parts = ['<g id="telegraph">']
    for sector in range(board.sectors):
        owners = tuple(seat for seat, offices in enumerate(state.offices) if offices >> sector & 1)
        taken = bool(state.first_offices >> sector & 1)
        key = ("sector", sector, state.sector_tile[sector], owners, taken, scene.game.players, scene.names)
        parts.append(scene.once(key, lambda at=sector, by=owners, gone=taken: _sector(scene, at, by, gone, wide)))  # type: ignore[misc]  # bound at once
    parts.append(scene.once(("links",), lambda: _links(scene, wide)))
    return "".join([*parts, "</g>"])


def _links(scene: Scene, wide: float) -> str:
    parts = []
    for sector, points in enumerate(scene.board.links):
        x, y = INSET + (sector + 1) * (wide + GAP) - GAP / 2, TOP + WIRE
        signs = line((("icon", "star"), ("text", str(points))), SIGN)
        parts.append(
            element(
                "g",
                title(scene.say("board-link", one=sector + 1, two=sector + 2, points=points)),
                element(
                    "rect",
                    x=x - LINK[0] / 2,
                    y=y - LINK[1] / 2,
                    width=LINK[0],
                    height=LINK[1],
                    rx=10,
                    class_="bonus-link",
                ),
                at(signs, x - signs[0] / 2, y),
                id=f"link-{sector + 1}",
            )
        )
    return "".join(parts)


def _sector(scene: Scene, sector: int, owners: tuple[int, ...], taken: bool, wide: float) -> str:
    board, tile = scene.board, scene.state.sector_tile[sector]
    blocked = any(
        row.players == scene.game.players and sector + 1 in row.offices for row in board.edition.setup.blocked
    )
    shares = line((("text", str(board.sector_shares[sector])), ("icon", "share")), SIGN + 1)
    first = line((("text", f"+{board.sector_first[sector]}"),), SIGN)
    if tile < 0:
        brings = line((("icon", "deal"),), 21)
    else:
        signs: tuple[Sign, ...] = (("worker", ANY), ("icon", "to"), *effect_signs(board.telegraph_effect[tile]))
        brings = fitting(signs, SIGN + 1, wide - 10)
    return element(
        "g",
        title(_sector_words(scene, sector, owners, taken)),
        element("rect", width=wide, height=SECTOR, rx=7, class_="plate"),
        element("path", d=f"M0 {number(WIRE)}H{number(wide)}", class_="wire"),
        text(7, 18, f"{sector + 1}.", 15, class_="soft", font_weight="bold"),
        at(shares, 24, 13),
        slot(taken, blocked, wide - 34, 13, 18),
        at(first, wide - 6 - first[0], 13),
        at(brings, (wide - brings[0]) / 2, 37),
        *(
            house(seat, office_x(wide, place, len(owners)), WIRE - 1, HOUSE - 2, f"office-{sector + 1}-{seat + 1}")
            for place, seat in enumerate(owners)
        ),
        touch(wide, SECTOR),
        transform=f"translate({number(INSET + sector * (wide + GAP))} {number(TOP)})",
        **pick(f"sector-{sector + 1}"),
    )


def office_x(wide: float, place: int, there: int) -> float:
    """Where one of so many offices stands in its sector."""
    return wide / 2 + (place - (there - 1) / 2) * 19.0


def office_spot(scene: Scene, sector: int) -> tuple[float, float]:
    """Where the next office of a sector would stand on the map."""
    wide, there = _wide(scene), sum(offices >> sector & 1 for offices in scene.state.offices)
    return INSET + sector * (wide + GAP) + office_x(wide, there, there + 1), TOP + WIRE - 1


def _sector_words(scene: Scene, sector: int, owners: tuple[int, ...], taken: bool) -> str:
    board, tile = scene.board, scene.state.sector_tile[sector]
    return scene.say(
        "outline-sector",
        sector=sector + 1,
        count=board.sector_shares[sector],
        first=0 if taken else board.sector_first[sector],
        tile=NONE if tile < 0 else scene.effect(board.telegraph_effect[tile]),
        offices=len(owners),
        seats=", ".join(scene.names[seat] for seat in owners),
    )


# --- tracks ----------------------------------------------------------------------------------------------------------


def _toll(step: Step) -> tuple[Sign, ...]:
    if step.money:
        return (("pay", f"${step.money}"),)
    if step.shares:
        return (("pay", str(step.shares)), ("icon", "share"))
    return (("worker", ANY),) if step.workers else ()


def cells(scene: Scene) -> list[list[tuple[float, float]]]:
    """Where each step of each track begins on the map, and how wide it is; what they need is stretched to the room."""
    need = []
    for steps in scene.board.tracks:
        row = []
        for step in steps:
            toll = line(_toll(step), TOLL)[0]
            points = text_width(str(step.points), POINTS, bold=True)
            row.append(max(2 * MARKER + 2, points + toll + 10 if toll else 0.0))
        need.append(row)
    free = ROOM - GAP * (len(need) - 1) - len(need) * HEAD - sum(map(sum, need))
    more = free / sum(map(len, need))
    found, left = [], INSET
    for row in need:
        widths = [wide + more for wide in row]
        starts = accumulate(widths[:-1], initial=left + HEAD)
        found.append(list(zip(starts, widths, strict=True)))
        left += HEAD + sum(widths) + GAP
    return found


def tracks(scene: Scene) -> str:
    """A row for each performance track: points and toll of each step, and everybody's marker."""
    parts = ['<g id="tracks">']
    for row, track in enumerate(TRACKS):
        key = ("track", row, marked(scene, row), scene.names)
        parts.append(scene.once(key, lambda row=row, track=track: _track(scene, row, track)))  # type: ignore[misc]  # bound at once
    return "".join([*parts, "</g>"])


def marked(scene: Scene, row: int) -> tuple[tuple[int, int], ...]:
    """By seat, its step on a track and what that multiplies."""
    state = scene.state
    return tuple((state.step[seat][row], multiplied(state, seat, row)) for seat in range(scene.game.players))


def _track(scene: Scene, row: int, track: str) -> str:
    places, state = cells(scene)[row], scene.state
    left = places[0][0] - HEAD
    wide = places[-1][0] + places[-1][1] - left
    printed = scene.once(("cells", row), lambda: _cells(scene, row, places))
    there = [0] * len(places)
    markers = []
    for seat in range(scene.game.players):
        place = state.step[seat][row]
        spot = marker_spot(places[place], there[place])
        markers.append(seat_square(seat, *spot, MARKER, f"marker-{track}-{seat + 1}"))
        there[place] += 1
    return element(
        "g",
        title(_track_words(scene, row, track)),
        element("rect", x=left, y=TRACKS_TOP, width=wide, height=TRACK, rx=7, class_="plate"),
        icon(TRACK_ICONS[track], left + HEAD / 2, TRACKS_TOP + (19 if track == "network" else TRACK / 2), 18),
        at(line(_level(track), SIGN + 1), left + 2, TRACKS_TOP + 41),
        printed,
        *markers,
        touch(wide, TRACK, left, TRACKS_TOP),
        **pick(f"track-{track}"),
    )


def marker_spot(cell: tuple[float, float], place: int) -> tuple[float, float]:
    """Where the so-manieth marker in a cell stands: two beside each other, two below them."""
    middle = cell[0] + cell[1] / 2 - 1
    side = -1 if place % 2 == 0 else 1
    return middle + side * (MARKER / 2 + 0.5), TRACKS_TOP + 30 + (MARKER + 1) * (place // 2)


def _cells(scene: Scene, row: int, places: list[tuple[float, float]]) -> str:
    """Points and toll of each step."""
    parts = []
    for step, (x, wide) in zip(scene.board.tracks[row], places, strict=True):
        toll = line(_toll(step), TOLL)
        parts += [
            element("rect", x=x, y=TRACKS_TOP + 3, width=wide - 2, height=TRACK - 6, rx=5, class_="cell"),
            text(x + 3.5, TRACKS_TOP + 17, str(step.points), POINTS, font_weight="bold"),
            at(toll, x + wide - 4.5 - toll[0], TRACKS_TOP + 12.5) if toll[0] else "",
        ]
    return "".join(parts)


def _track_words(scene: Scene, row: int, track: str) -> str:
    """The points of everybody's step, times what they count."""
    seats = [
        scene.say(
            "outline-track-seat",
            seat=scene.names[seat],
            points=scene.board.track_points[row][scene.state.step[seat][row]],
            count=multiplied(scene.state, seat, row),
        )
        for seat in range(scene.game.players)
    ]
    return scene.say("outline-track", track=scene.say(f"track-{track}"), seats=", ".join(seats), toll=NONE)


def _level(track: str) -> tuple[Sign, ...]:
    """What the track of the network counts: cities of the highest level."""
    return (("level", "5"),) if track == "network" else ()
