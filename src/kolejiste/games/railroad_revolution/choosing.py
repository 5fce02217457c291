"""What is asked of a seat exactly now, its moves in words that name what they mean, and which are sensible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Action
from kolejiste.core.chance import Chance

from .actions import (
    Advance,
    BuildOffice,
    BuildStation,
    ChooseAsset,
    DiscardForTile,
    Done,
    ExchangeWorker,
    FlipTrain,
    HireWorker,
    KeepMilestone,
    LayRail,
    Pass,
    PayWorker,
    PlaceWorker,
    Promote,
    ReplaceMilestone,
    SellPiece,
    SellShare,
    TakeBonus,
    TakeDeal,
    TakeTrain,
    TakeWorker,
    UseAbility,
    UseOrangeOrPay,
)
from .components import ACTIONS, COLOURS, TRACKS
from .rules import workers
from .speech import NONE, Speaker, money
from .things import COLOUR_COUNT, WHITE

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState
    from .view import RailroadView

KINDS: dict[type[Action], str] = {
    ChooseAsset: "asset",
    PlaceWorker: "place",
    BuildStation: "build",
    LayRail: "build",
    BuildOffice: "build",
    SellPiece: "sell",
    TakeBonus: "use",
    UseAbility: "use",
    DiscardForTile: "use",
    FlipTrain: "use",
    TakeTrain: "use",
    Advance: "use",
    Promote: "worker",
    ExchangeWorker: "worker",
    TakeWorker: "worker",
    PayWorker: "worker",
    TakeDeal: "deal",
    KeepMilestone: "milestone",
    ReplaceMilestone: "milestone",
    Done: "finish",
    Pass: "finish",
    SellShare: "aside",
    HireWorker: "aside",
}
MAIN: dict[str, type[Action]] = {
    "station": BuildStation,
    "railroad": LayRail,
    "telegraph": BuildOffice,
    "trade": SellPiece,
}


# --- the question ----------------------------------------------------------------------------------------------------


def weighty(game: RailroadGame, view: RailroadView, action: Action) -> bool:
    """Whether it cannot be taken back: a milestone kept lies open, and finishing may turn up a deal or bring milestones
    to choose from."""
    if not isinstance(action, Done):
        return isinstance(action, KeepMilestone)
    tried = game.laid_out(view).clone()
    before = tried.reveals
    tried.apply(game.number(action), Chance(0))
    return tried.reveals != before


def question(game: RailroadGame, view: RailroadView, speaker: Speaker) -> str:
    """What the seat that decides is asked: only what is legal, and what it lacks to finish."""
    asked = _Question(game, view, speaker)
    if isinstance(view.ask, UseOrangeOrPay) and asked.can(Done):
        return game.say(view.ask, speaker.language, speaker.names)
    match view.phase:
        case "asset-use":
            return asked.asset()
        case "worker":
            return asked.place()
        case "action":
            return asked.action()
        case "deal":
            return asked.deal()
    return "" if view.ask is None else game.say(view.ask, speaker.language, speaker.names)


class _Question:
    """Reads the legal moves of a view, and asks by them."""

    def __init__(self, game: RailroadGame, view: RailroadView, speaker: Speaker) -> None:
        self.game = game
        self.view = view
        self.speaker = speaker
        self.words = speaker.words
        self.state = game.laid_out(view)
        self.legal = [game.action(move) for move in self.state.legal()]

    def can(self, *kinds: type[Action]) -> bool:
        return any(isinstance(action, kinds) for action in self.legal)

    def asset(self) -> str:
        what: dict[type[Action], str] = {
            BuildStation: "station",
            LayRail: "rail",
            BuildOffice: "office",
            TakeTrain: "train",
            Advance: "steps",
            ExchangeWorker: "exchange",
        }
        return self.words("question-asset-use", what=next(word for kind, word in what.items() if self.can(kind)))

    def place(self) -> str:
        if self.can(Pass):
            ways = {(True, True): "both", (True, False): "sell", (False, True): "hire", (False, False): "none"}
            return self.words("question-no-action", way=ways[self.can(SellShare), self.can(HireWorker)])
        possible = {action.action for action in self.legal if isinstance(action, PlaceWorker)}
        if len(possible) == len(ACTIONS):
            return self.words("ask-which-worker")
        names = [self.speaker.main(action) for action in ACTIONS if action in possible]
        return self.words("question-place", actions=", ".join(names))

    def action(self) -> str:
        talk, rules = self.view.table.talk, self.game.rules
        main = talk.action or ""
        if not talk.owed:
            return self.rest("question-rest")
        also = any(not isinstance(action, (MAIN[main], SellShare, HireWorker)) for action in self.legal)
        if not self.can(MAIN[main]):
            return self.words("question-first") if also else self.short()
        if main == "railroad":
            prices = {"price": money(rules.rail_price), "hard": money(rules.hard_price)}
            said = self.words("question-railroad", count=talk.owed, **prices)
        elif main == "trade":
            pieces = [action.piece for action in self.legal if isinstance(action, SellPiece)]
            said = self.words("question-trade", piece=pieces[0] if len(pieces) == 1 else "both")
        else:
            said = self.words(f"question-{main}")
        return f"{said} {self.words('question-also')}" if also else said

    def rest(self, key: str) -> str:
        """After the main action, or after a deal: what is left to use, and finishing or what it still needs."""
        use = any(not isinstance(action, (Done, SellShare, HireWorker)) for action in self.legal)
        if self.can(Done):
            return self.words(key, can="both" if use else "finish")
        return f"{self.words(key, can='use')} {self.short()}" if use else self.short()

    def short(self) -> str:
        """What the seat lacks to finish."""
        state, game = self.state, self.game
        missing = game.rules.least_workers - state.crew[state.seat]
        if missing > 0:
            ways = {(True, True): "both", (True, False): "take", (False, True): "hire", (False, False): "none"}
            return self.words(
                "question-missing-workers", count=missing, way=ways[self.can(TakeWorker), self.can(HireWorker)]
            )
        worth = state.means(state.seat)
        return self.words("question-missing-money", money=money(max(0, state.due - worth)))

    def deal(self) -> str:
        sides = [action.deal for action in self.legal if isinstance(action, TakeDeal)]
        if not sides:
            return self.rest("question-deal-rest")
        tile = self.view.table.deal or ""
        deals = [self.speaker.deal(tile, side) for side in sides]
        if len(deals) == 1:
            said = self.words("question-deal-one", deal=deals[0])
        else:
            most = self.view.table.talk.deals_left
            said = self.words("question-deal-both", upper=deals[0], lower=deals[1], count=most)
        return f"{said} {self.words('question-or-finish')}" if self.can(Done) else f"{said} {self.short()}"


# --- moves in words --------------------------------------------------------------------------------------------------


def move_words(game: RailroadGame, view: RailroadView, action: Action, speaker: Speaker) -> str:
    """A move of the seat that decides, in words that name tiles and milestones instead of their places."""
    words, state, board = speaker.words, game.laid_out(view), game.board
    match action:
        case ChooseAsset(asset=asset):
            worker = next((part.worker for part in view.table.assets if part.side == asset), COLOURS[WHITE])
            return words("move-choose-asset", effect=speaker.asset(asset), worker=speaker.worker(worker))
        case BuildStation(city=city):
            number = board.city_number[city]
            tile = state.city_tile[number]
            taken = state.first_stations >> number & 1
            return words(
                "move-build-station",
                city=speaker.city(city),
                price=money(board.price[number]),
                reward=speaker.effect(board.primary[tile]),
                bonus=NONE if taken else speaker.bonus(board.bonus[tile]),
            )
        case BuildOffice(sector=sector):
            tile = state.sector_tile[sector - 1]
            first = 0 if state.first_offices >> (sector - 1) & 1 else board.sector_first[sector - 1]
            return words(
                "move-build-office",
                sector=sector,
                count=board.sector_shares[sector - 1],
                first=first,
                tile=NONE if tile < 0 else speaker.effect(board.telegraph_effect[tile]),
            )
        case Advance(track=track):
            number = TRACKS.index(track)
            step = state.step[state.seat][number]
            return words(
                "move-advance",
                track=speaker.track(track),
                toll=speaker.toll(board.tracks[number][step + 1]),
                before=board.track_points[number][step],
                after=board.track_points[number][step + 1],
            )
        case SellPiece(piece=piece):
            gone = state.rails_gone if piece == "rail" else state.buildings_gone
            sectors = board.rail_sector if piece == "rail" else board.building_sector
            value = board.value[sectors[gone[state.seat]]]
            return words("move-sell-piece", piece=piece, money=money(value))
        case TakeBonus() if state.city >= 0:
            return words("move-take-bonus", effect=speaker.bonus(board.bonus[state.city_tile[state.city]]))
        case UseAbility() if view.table.talk.action is not None and view.table.talk.worker is not None:
            ability = speaker.ability(view.table.talk.action, view.table.talk.worker)
            return words("move-use-ability", ability=ability)
        case DiscardForTile(worker=worker, source=source) if state.sector >= 0:
            effect = speaker.effect(board.telegraph_effect[state.sector_tile[state.sector]])
            return words("move-discard-for-tile", effect=effect, worker=speaker.worker(worker), source=source)
        case Promote(worker=worker, source=source, milestone=place):
            held = view.table.seats[state.seat].milestones[place - 1]
            if held is not None:
                name = speaker.milestone(held.tile)
                return words("move-promote", milestone=name, worker=speaker.worker(worker), source=source)
        case TakeDeal(deal=side) if view.table.deal is not None:
            return words("move-take-deal", effect=speaker.deal(view.table.deal, side))
        case Done() if all(isinstance(game.action(move), Done | SellShare | HireWorker) for move in state.legal()):
            return words("board-done")
    return game.say(action, speaker.language, speaker.names)


# --- what is sensible ------------------------------------------------------------------------------------------------


def sensible(game: RailroadGame, view: RailroadView, moves: Sequence[int]) -> list[int]:
    """What costs least first: workers that no milestone wants, those already used, milestones nearly complete.
    Finishing and asides come last."""
    state = game.laid_out(view)
    rank = _ranking(state)
    return sorted(moves, key=lambda move: rank(game.action(move)))


def _ranking(s: RailroadState) -> Callable[[Action], tuple[int, ...]]:
    seat = s.seat
    wants = workers.wanted(s, seat)
    needed = wants | wants >> COLOUR_COUNT  # colours wanted from wherever they are

    def wanted(worker: str) -> int:
        return needed >> COLOURS.index(worker) & 1

    def given(worker: str, source: str) -> tuple[int, ...]:
        """To be given away: one that is not wanted, white, and used already."""
        return wanted(worker), COLOURS.index(worker) > WHITE, source == "supply"

    def rank(action: Action) -> tuple[int, ...]:
        match action:
            case PlaceWorker(worker=worker):
                return 0, wanted(worker), worker == COLOURS[WHITE]
            case DiscardForTile(worker=worker, source=source) | PayWorker(worker=worker, source=source):
                return 0, *given(worker, source)
            case ExchangeWorker(worker=worker, source=source, new=new):
                return 0, *given(worker, source), 1 - wanted(new), new == COLOURS[WHITE]
            case TakeWorker(worker=worker) | HireWorker(worker=worker):
                colour = COLOURS.index(worker)
                have = s.supply[seat][colour] + s.mat[seat][colour]
                return 2 if isinstance(action, HireWorker) else 0, 1 - wanted(worker), have
            case Promote(source=source, milestone=milestone):
                missing = workers.managers_missing(s, seat, milestone - 1)
                return 0, missing, source == "supply"
            case KeepMilestone(milestone=name):
                counted = s.game.board.counted[s.game.board.milestone_number[name]]
                own = s.cities[seat], s.stations[seat], s.rails[seat]
                return 0, sum(max(0, count - (own[kind] & those).bit_count()) for kind, those, count in counted)
            case Done() | Pass():
                return (1,)
            case SellShare():
                return (3,)
        return (0,)

    return rank
