"""Help for choosing: what is asked, moves in words that tell what they mean now, which of them are sensible, and where
something happened. All of it follows from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kolejiste.core.actions import Event

from . import events, gains
from .actions import (
    BuySymbol,
    ChooseSide,
    ChooseTrack,
    DiscardCard,
    Finish,
    GiveUpSymbol,
    LayCard,
    LaySecondCard,
    MoveSlower,
    NoCard,
    RecordSymbol,
    WhichCard,
    WhichClosingAction,
    WhichFreeAction,
    WhichSymbol,
)
from .components import HEIGHTS
from .speech import Speaker

if TYPE_CHECKING:
    from .game import VlakyGame
    from .state import VlakyState
    from .view import VlakyView

LONGEST = 64  # letters, up to which a card's words also tell what the others get

KINDS = {
    ChooseSide: "side",
    ChooseTrack: "track",
    LayCard: "card",
    NoCard: "finish",
    LaySecondCard: "second",
    MoveSlower: "slower",
    DiscardCard: "discard",
    BuySymbol: "buy",
    RecordSymbol: "record",
    GiveUpSymbol: "give-up",
    Finish: "finish",
}


def kind(game: VlakyGame, move: int) -> str:
    """The kind of action under which a move is listed."""
    return KINDS[type(game.action(move))]


def weighty(game: VlakyGame, view: VlakyView, move: int) -> bool:
    """Choosing the side deals the cards, and a card from the offer turns up the next one of the deck."""
    action = game.action(move)
    if isinstance(action, LayCard | LaySecondCard):
        return not game.board.in_a[game.board.card_number[action.card]]
    return isinstance(action, ChooseSide)


# --- the question -----------------------------------------------------------------------------------------------------

FREE = {  # free actions in the order of the rulebook, and what the question calls them
    MoveSlower: "question-slower",
    LaySecondCard: "question-second",
    DiscardCard: "question-discard",
    BuySymbol: "question-buy",
}


def question(game: VlakyGame, view: VlakyView, language: str = "en", names: Sequence[str] | None = None) -> str:
    """What is asked; the seat that decides is told only what it can do now."""
    if view.ask is None:
        return ""
    if view.seat is not None and view.decider == view.seat:
        words = game.words(language)
        legal = {type(game.action(move)) for move in game.laid_out(view).legal()}
        if isinstance(view.ask, WhichFreeAction | WhichClosingAction):
            closing = isinstance(view.ask, WhichClosingAction)
            rules = game.board.rules
            coins = {
                MoveSlower: rules.slow_cost,
                LaySecondCard: rules.second_cost,
                DiscardCard: rules.discard_coins,
                BuySymbol: rules.symbol_cost,
            }
            free = [words(key, coins=coins[action]) for action, key in FREE.items() if action in legal]
            return words("question-closing" if closing else "question-free", actions=", ".join(free))
        if isinstance(view.ask, WhichCard):
            if NoCard in legal:
                return words("question-no-card")
            if not view.hand:
                return words("question-offer")
            if not any(view.offer):
                return words("question-hand")
        if isinstance(view.ask, WhichSymbol) and GiveUpSymbol in legal:
            speaker = Speaker(game, language, names)
            return words("question-give-up", symbols=speaker.station(view.ask.symbols))
    return game.say(view.ask, language, names)


# --- moves in words ---------------------------------------------------------------------------------------------------


def move_words(
    game: VlakyGame, view: VlakyView, move: int, language: str = "en", names: Sequence[str] | None = None
) -> str:
    """A move of the seat of the view: a card by the stations it brings, a run by where it ends."""
    action = game.action(move)
    words, speaker = game.words(language), Speaker(game, language, names)
    if isinstance(action, LayCard):
        return words("words-card", card=_card(game, view, action.card, speaker))
    if isinstance(action, LaySecondCard):
        cost = game.board.rules.second_cost
        return words("words-second", card=_card(game, view, action.card, speaker), coins=cost)
    if isinstance(action, DiscardCard):
        return words("words-discard", card=action.card, coins=game.board.rules.discard_coins)
    if isinstance(action, MoveSlower) and view.seat is not None:
        station = _station(view, action.stations)
        if station is not None:
            if not station:
                return words("words-slower-bend", stations=action.stations)
            return words("words-slower", station=speaker.station(station), stations=action.stations)
    if isinstance(action, ChooseSide):
        side = game.board.edition.start.sides[game.board.sides.index(action.side)]
        return words("words-side", symbols=speaker.station([getattr(side, height) for height in HEIGHTS]))
    if isinstance(action, ChooseTrack) and view.side is not None:
        side = game.board.edition.start.sides[game.board.sides.index(view.side)]
        symbol = speaker.symbol(getattr(side, action.track))
        return words("words-track", track=speaker.height(action.track), symbol=symbol)
    if isinstance(action, Finish) and view.phase == "bend":
        return words("board-stay")
    return game.say(action, language, names)


def _card(game: VlakyGame, view: VlakyView, card: str, speaker: Speaker) -> str:
    """A card by what it brings to the seat of the view and, if that stays short, to the others."""
    board, words = game.board, game.words(speaker.language)
    met = {
        seat: speaker.station([board.symbols[symbol] for symbol in symbols]) if symbols else words("words-nothing")
        for seat, symbols in gains.brings(board, view, card).items()
    }
    if view.seat is None or view.seat not in met:
        return card
    mine = words("words-mine", card=card, symbols=met.pop(view.seat))
    theirs = [words("outline-met", seat=speaker.seat(seat), symbols=symbols) for seat, symbols in met.items()]
    whole = "; ".join([mine, *theirs])
    return whole if len(whole) <= LONGEST else mine


def _station(view: VlakyView, stations: int) -> list[str] | None:
    """The station so many ahead of the viewer's slower locomotive; a bend's has no symbols."""
    assert view.seat is not None
    seen = view.seats[view.seat]
    ahead = [stop for stop in seen.stops[seen.slow + 1 : view.head + 1] if stop is not None]
    return ahead[stations - 1] if stations <= len(ahead) else None


# --- sensible moves ---------------------------------------------------------------------------------------------------


def sensible(game: VlakyGame, view: VlakyView, moves: Sequence[int]) -> list[int]:
    """What brings most now comes first: the own points, and what the others get less."""
    if view.seat is None or len(moves) < 2:
        return list(moves)
    state = game.laid_out(view)
    worth = {move: _worth(game, view, state, move) for move in moves}
    return sorted(moves, key=lambda move: -worth[move])


def _worth(game: VlakyGame, view: VlakyView, state: VlakyState, move: int) -> float:
    assert view.seat is not None
    seat, others = view.seat, [other for other in range(game.players) if other != view.seat]
    afters = outcomes(game, view, state, move)
    if not afters:
        return 0.0
    return max(
        gains.points(state, after, seat) - sum(gains.points(state, after, other) for other in others) / len(others)
        for after in afters
    )


def outcomes(game: VlakyGame, view: VlakyView, state: VlakyState, move: int) -> list[VlakyState]:
    """The sheets and coins that a move of the seat of the view would lead to: one for each symbol that can be chosen
    then, and none where a move records and pays nothing."""
    assert view.seat is not None
    board, rules, seat, action = game.board, game.board.rules, view.seat, game.action(move)
    if isinstance(action, LayCard | LaySecondCard):
        met = gains.brings(board, view, action.card)
        everybody = [(one, symbol) for one, symbols in met.items() for symbol in gains.best_first(board, symbols)]
        after = gains.recorded(state, everybody)
        if isinstance(action, LaySecondCard):
            after.coins[seat] -= rules.second_cost
        return [after]
    if isinstance(action, MoveSlower):
        place = state.targets(seat)[action.stations - 1]
        cost = 0 if view.phase == "bend" else rules.slow_cost
        symbols = dict.fromkeys(board.stations[state.stops[seat][place]])
        afters = [gains.recorded(state, [(seat, symbol)]) for symbol in symbols] or [state.clone()]
        for after in afters:
            after.coins[seat] -= cost
        return afters
    if isinstance(action, DiscardCard | GiveUpSymbol):
        after = state.clone()
        after.coins[seat] += rules.discard_coins if isinstance(action, DiscardCard) else 1
        return [after]
    if isinstance(action, BuySymbol | RecordSymbol):
        after = gains.recorded(state, [(seat, board.symbol_number[action.symbol])])
        if isinstance(action, BuySymbol):
            after.coins[seat] -= rules.symbol_cost
        return [after]
    if isinstance(action, ChooseTrack):
        return [gains.recorded(state, [(seat, board.start_symbol[state.side][HEIGHTS.index(action.track)])])]
    return []


# --- where something happened -----------------------------------------------------------------------------------------


def places(game: VlakyGame, event: Event) -> frozenset[str]:
    """The drawn elements at which something happened, on the track, in the offer and on the sheets."""
    match event:
        case events.SideChosen():
            return frozenset({"start"})
        case events.TrackChosen(seat=seat, track=track):
            return frozenset({f"lane-{track}", f"loco-{seat}-fast", f"loco-{seat}-slow"})
        case events.CardLaid(slot=slot):
            return frozenset({f"slot-{slot}"})
        case events.OfferFilled(card=card):
            return frozenset({f"card-{card}"})
        case events.StationReached(seat=seat):
            return frozenset({f"loco-{seat}-fast"})
        case events.BendReached():
            return frozenset(f"loco-{seat}-fast" for seat in range(game.players))
        case events.SlowMoved(seat=seat) | events.SlowStayed(seat=seat):
            return frozenset({f"loco-{seat}-slow"})
        case (
            events.SymbolTicked(seat=seat, symbol=symbol)
            | events.SymbolBought(seat=seat, symbol=symbol)
            | events.SymbolLost(seat=seat, symbol=symbol)
            | events.RaceWon(seat=seat, symbol=symbol)
        ):
            return frozenset({f"row-{seat}-{symbol}", f"tally-{seat}-{symbol}"})
        case events.RowFull(seat=seat) | events.SymbolGivenUp(seat=seat) | events.ColumnCompleted(seat=seat):
            return frozenset({f"coins-{seat}", f"purse-{seat}"})
        case events.CardDiscarded(seat=seat):
            return frozenset({f"coins-{seat}", f"purse-{seat}", f"held-{seat}"})
        case _:
            return frozenset()
