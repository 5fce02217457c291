"""What helps people choose: moves in the words of the position, what one would bring, and where something happened."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING

from kolejiste.core.actions import Action, Event
from kolejiste.core.chance import Chance
from kolejiste.core.parts import Preview

from . import events
from .actions import (
    BuildTrack,
    DraftShare,
    DraftShareForBoth,
    DraftTwoShares,
    GainInfluence,
    LayTrack,
    OpenPort,
    OperateWest,
    Pass,
    RunAutoma,
    TakeShare,
    WhichAction,
)
from .drawing import ghosts
from .drawing.scene import Scene, say
from .rules.figures import COMPANIES
from .rules.phases import INFLUENCE, OPERATOR, PORT, WAY
from .speech import Speaker

if TYPE_CHECKING:
    from .game import MiniGame
    from .state import MiniState
    from .view import MiniView

KINDS: dict[type[Action], str] = {
    DraftShare: "draft",
    DraftTwoShares: "draft",
    DraftShareForBoth: "draft",
    TakeShare: "share",
    BuildTrack: "track",
    LayTrack: "way",
    GainInfluence: "influence",
    OperateWest: "branch",
    OpenPort: "port",
    Pass: "pass",
    RunAutoma: "automa",
}
PENDING = {INFLUENCE: "preview-wild", PORT: "preview-port", OPERATOR: "preview-branch"}


def kind(game: MiniGame, move: int) -> str:
    """What sort of action a move is."""
    return KINDS[type(game.action(move))]


# --- words -----------------------------------------------------------------------------------------------------------


def question(game: MiniGame, view: MiniView, language: str = "en", names: Sequence[str] | None = None) -> str:
    """What is asked; of shares and tracks only what can be had."""
    if view.ask is None:
        return ""
    if not isinstance(view.ask, WhichAction):
        return game.say(view.ask, language, names)
    kinds = {kind(game, move) for move in game.laid_out(view).legal()}
    can = "both" if {"share", "track"} <= kinds else min(kinds)
    return say(game.words(language), "question-action", can=can, second="yes" if view.ask.second else "no")


def move_words(
    game: MiniGame, view: MiniView, move: int, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """A move with what it takes, influence for a share, trains for a track; and the token that a track brings."""
    action = game.action(move)
    said = game.say(action, language, names)
    if isinstance(action, TakeShare):
        price = view.table.companies[action.company].pool
        return say(game.words(language), "move-take-share", action=said, influence=price)
    if isinstance(action, BuildTrack):
        land = game.land
        company = game.companies.index(action.company)
        track = (land.number[space] for space in view.table.companies[action.company].track)
        trains = land.trains_needed((land.start_space[company], *track), land.city_number[action.city])
        token = Speaker(game, language, names).token(view.table.tokens[action.city])
        return say(game.words(language), "move-build-track", action=said, trains=trains, token=token)
    return said


# --- what a move would bring -----------------------------------------------------------------------------------------


def preview(
    game: MiniGame, view: MiniView, move: int, language: str = "en", names: Sequence[str] | None = None
) -> Preview:
    """What changes for the one who moves, and the track as it would run."""
    state = game.laid_out(view)
    scene = Scene(game, view, game.words(language), game.names(language, names), state)
    action = game.action(move)
    if isinstance(action, Pass | RunAutoma):
        return Preview()
    after, parted = tried(state, move)
    words = "; ".join(_changes(scene, after, parted))
    drawn = ghosts.drawn(scene, action)
    return Preview(words, {"map": drawn} if drawn else {})


def tried(state: MiniState, move: int) -> tuple[MiniState, bool]:
    """The position after a move and, where its way parts, after any of the shortest ways; and whether it parts."""
    after, chance = state.clone(), Chance(0)  # what a person does reveals nothing
    after.apply(move, chance)
    parted = after.phase == WAY
    while after.phase == WAY:
        after.apply(after.legal()[0], chance)
    return after, parted


def _changes(scene: Scene, after: MiniState, parted: bool) -> list[str]:
    """The differences that a move makes: points as of now, shares, influence, track lengths, trains in pools."""
    before, seat = scene.state, scene.state.seat
    found = []
    points = after.scores[seat] - before.scores[seat]
    if points:
        found.append(scene.say("preview-points", points=abs(points), signed=_signed(points)))
    for key, was, now in (
        ("preview-shares", before.shares[seat], after.shares[seat]),
        ("preview-influence", before.influence[seat], after.influence[seat]),
    ):
        changes = _by_company(scene, was, now)
        if changes:
            found.append(scene.say(key, changes=", ".join(changes)))
    if after.phase in PENDING:
        found.append(scene.say(PENDING[after.phase]))
    lengths = _by_company(scene, before.length, after.length)
    if lengths:
        found.append(scene.say("preview-length", changes=", ".join(lengths)))
    fallen = [company for company in range(COMPANIES) if after.pool[company] < before.pool[company]]
    for company in fallen:
        found.append(scene.say("preview-pool", company=scene.company_names[company], trains=after.pool[company]))
    if not parted:  # which companies are compensated depends on the way
        risen = _by_company(scene, before.pool, [max(*pair) for pair in zip(before.pool, after.pool, strict=True)])
        if risen:
            found.append(scene.say("preview-trains", changes=", ".join(risen)))
    if after.over:
        found.append(scene.say("preview-end"))
    elif after.ending and not before.ending:
        found.append(scene.say("preview-last-round"))
    return found


def _by_company(scene: Scene, was: Sequence[int], now: Sequence[int]) -> list[str]:
    return [
        f"{_signed(new - old)} {scene.company_names[company]}"
        for company, (old, new) in enumerate(zip(was, now, strict=True))
        if old != new
    ]


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def sensible(game: MiniGame, view: MiniView, moves: Sequence[int]) -> list[int]:
    """Most points as of now, compared with the best of the others, first; then most influence where one has shares."""
    state = game.laid_out(view)
    if len(moves) < 2 or state.seat >= game.people:
        return list(moves)
    seat = state.seat

    def worth(move: int) -> tuple[int, int]:
        after, _ = tried(state, move)
        scores = after.scores
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return lead, sum(map(mul, after.influence[seat], after.shares[seat]))

    return sorted(moves, key=worth, reverse=True)


# --- where something happened ----------------------------------------------------------------------------------------


def places(game: MiniGame, event: Event) -> frozenset[str]:
    """The ids of the drawn elements at which something happened."""
    match event:
        case (
            events.ShareDrafted(company=company)
            | events.LastShareTaken(company=company)
            | events.SupplyEmpty(company=company)
        ):
            return frozenset({f"stock-{company}"})
        case events.ShareTaken(company=company):
            return frozenset({f"stock-{company}", f"pool-{company}"})
        case events.SharesUnclaimed(company=company) | events.SpikeBonus(company=company):
            return frozenset({f"length-{company}"})
        case events.TrackBuilt(company=company, spaces=spaces):
            return frozenset(f"train-{company}-{space}" for space in spaces)
        case events.Compensated(company=company) | events.NotCompensated(company=company):
            return frozenset({f"pool-{company}"})
        case events.InfluenceGained(seat=seat, company=company):
            return frozenset({f"mark-{company}-{seat + 1}"})
        case events.TokenRemoved(city=city) | events.CandidateCity(city=city) | events.AutomaCity(city=city):
            return frozenset({f"city-{city}"})
        case events.SpikeVoid() | events.SpikeBegun() | events.SpikeDone() | events.AutomaOperator():
            return frozenset({"spike"})
        case events.SpikeStart(companies=companies):
            west = game.land.cities[game.spike_west]
            return frozenset(f"train-{company}-{west}" for company in companies)
        case events.PortOpened(port=port) | events.AutomaPort(port=port):
            return frozenset({f"port-{port}"})
        case events.AutomaDraws() | events.AutomaRefreshes():
            return frozenset({"automa-box"})
        case events.AutomaCompany():
            return frozenset({"company-marker"})
        case events.AutomaAims() | events.AutomaStays() | events.AutomaReachesEnd():
            return frozenset({"city-marker"})
        case events.AutomaWay(spaces=spaces):
            return frozenset(f"space-{space}" for space in spaces)
        case _:
            return frozenset()
