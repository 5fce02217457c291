"""The telegraph line with its eight sectors, and the three performance tracks."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.drawing import BODY, LEFT, ROOM, SMALL, Strip, heading, seat_mark
from kolejiste.core.svg import element, fitted, number, text, title

from ..components import TRACKS, Step
from ..scoring import counts
from ..speech import NONE
from .effects import Sign, at, effect_signs, fitting, line
from .map import slot
from .scene import Scene
from .symbols import ANY, house, icon

GAP = 8.0
SECTOR = 140.0  # the height of a sector
TOP = 70.0  # where sectors begin: below the heading and the wire
NAMES = 158.0  # the room for a track's name
ROW = 74.0
TRACK_ICONS = {"telegraph": "office", "stations": "station", "network": "link"}


def telegraph(scene: Scene) -> Strip:
    """The sectors from left to right, and between neighbours the points for offices in both."""
    board = scene.board
    wide = (ROOM - GAP * (board.sectors - 1)) / board.sectors
    blocked = {
        sector - 1 for row in board.edition.setup.blocked if row.players == scene.game.players for sector in row.offices
    }
    parts = [
        heading(scene.say("outline-telegraph")),
        element("path", d=f"M{number(LEFT)} 54H{number(LEFT + ROOM)}", class_="wire"),
    ]
    for sector in range(board.sectors):
        x = LEFT + sector * (wide + GAP)
        inner = _sector(scene, sector, wide, sector in blocked)
        name = f"sector-{sector + 1}"
        move = f"translate({number(x)} {number(TOP)})"
        parts.append(element("g", *inner, id=name, transform=move, **scene.pick(name)))
    for sector, points in enumerate(board.links):
        x = LEFT + (sector + 1) * (wide + GAP) - GAP / 2
        parts.append(
            element(
                "g",
                title(scene.say("board-link", one=sector + 1, two=sector + 2, points=points)),
                element("rect", x=x - 25, y=40, width=50, height=28, rx=14, class_="bonus-link"),
                at(line((("icon", "star"), ("text", str(points))), 22), x - 18, 54),
                id=f"link-{sector + 1}",
            )
        )
    return Strip("telegraph", "".join(parts), TOP + SECTOR)


def _sector(scene: Scene, sector: int, wide: float, neutral: bool) -> list[str]:
    board, state = scene.board, scene.state
    owners = [seat for seat, offices in enumerate(state.offices) if offices >> sector & 1]
    taken = bool(state.first_offices >> sector & 1)
    parts = [title(_sector_words(scene, sector, owners, taken))]
    chosen = f"sector-{sector + 1}" in scene.picks
    parts.append(element("rect", width=wide, height=SECTOR, rx=8, class_="panel"))
    if chosen:
        parts.append(element("rect", width=wide, height=SECTOR, rx=8, class_="reach-box"))
    shares = line((("text", str(board.sector_shares[sector])), ("icon", "share")), 27)
    parts += [
        text(8, 27, f"{sector + 1}.", SMALL, class_="soft", font_weight="bold"),
        at(shares, wide - 8 - shares[0], 21),
        slot(taken, neutral, 22, 56, 26),
        at(line((("text", f"+{board.sector_first[sector]}"), ("icon", "share")), 20), 44, 56),
        element("path", d=f"M6 75H{number(wide - 6)}", class_="rule"),
    ]
    tile = state.sector_tile[sector]
    if tile < 0:
        parts.append(icon("deal", wide / 2, 92, 30))
    else:
        signs: tuple[Sign, ...] = (("worker", ANY), ("icon", "to"), *effect_signs(board.telegraph_effect[tile]))
        found = fitting(signs, 24, wide - 12)
        parts.append(at(found, (wide - found[0]) / 2, 92))
    parts += [
        house(seat, wide / 2 + (place - (len(owners) - 1) / 2) * 27, 123, 26) for place, seat in enumerate(owners)
    ]
    return parts


def _sector_words(scene: Scene, sector: int, owners: list[int], taken: bool) -> str:
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


def tracks(scene: Scene) -> Strip:
    """A row for each performance track: points and toll of each step, and everybody's marker."""
    parts = [heading(scene.say("outline-tracks"))]
    for row, track in enumerate(TRACKS):
        name = f"track-{track}"
        move = f"translate({number(LEFT)} {number(38 + row * (ROW + GAP))})"
        parts.append(element("g", *_track(scene, row, track), id=name, transform=move, **scene.pick(name)))
    return Strip("tracks", "".join(parts), 38 + len(TRACKS) * (ROW + GAP) - GAP)


def _track(scene: Scene, row: int, track: str) -> list[str]:
    steps, state = scene.board.tracks[row], scene.state
    each = (ROOM - NAMES) / len(steps)
    label = fitted(scene.say(f"track-{track}"), BODY, NAMES - 46, bold=True)
    parts = [
        title(_track_words(scene, row, track)),
        element("rect", width=ROOM, height=ROW, rx=8, class_="panel"),
        icon(TRACK_ICONS[track], 24, 24, 30),
        text(46, 32, label, BODY, font_weight="bold"),
        at(line((("text", "×"), ("icon", TRACK_ICONS[track]), *_level(track)), 20), 12, 55),
    ]
    parts.append(_cells(steps))
    viewer = scene.view.seat
    if f"track-{track}" in scene.picks and viewer is not None:
        x = NAMES + (state.step[3 * viewer + row] + 1) * each
        parts.append(element("rect", x=x, y=4, width=each - 4, height=ROW - 8, rx=6, class_="reach-box"))
    there = [0] * len(steps)
    for seat in range(scene.game.players):
        place = state.step[3 * seat + row]
        parts.append(seat_mark(seat, NAMES + place * each + 14 + 23 * there[place], 52, 21))
        there[place] += 1
    return parts


@lru_cache(64)
def _cells(steps: tuple[Step, ...]) -> str:
    """Points and toll of each step."""
    each = (ROOM - NAMES) / len(steps)
    parts = []
    for place, step in enumerate(steps):
        x, toll = NAMES + place * each, line(_toll(step), 20)
        parts += [
            element("rect", x=x, y=4, width=each - 4, height=ROW - 8, rx=6, class_="cell"),
            text(x + 8, 29, str(step.points), BODY, class_="accent", font_weight="bold"),
            at(toll, x + each - 10 - toll[0], 21),
        ]
    return "".join(parts)


def _track_words(scene: Scene, row: int, track: str) -> str:
    """The points of everybody's step, times what they count."""
    seats = [
        scene.say(
            "outline-track-seat",
            seat=scene.names[seat],
            points=scene.board.track_points[row][scene.state.step[3 * seat + row]],
            count=counts(scene.state, seat)[row],
        )
        for seat in range(scene.game.players)
    ]
    return scene.say("outline-track", track=scene.say(f"track-{track}"), seats=", ".join(seats), toll=NONE)


def _level(track: str) -> tuple[Sign, ...]:
    """What the track of the network counts: cities of the highest level."""
    return (("level", "5"),) if track == "network" else ()


def _toll(step: Step) -> tuple[Sign, ...]:
    found: list[Sign] = []
    if step.money:
        found.append(("pay", f"−${step.money}"))
    if step.shares:
        found += [("pay", f"−{step.shares}"), ("icon", "share")]
    if step.workers:
        found += [("pay", f"−{step.workers}"), ("worker", ANY)]
    return tuple(found)
