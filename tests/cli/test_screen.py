"""On 80 by 24 every decision shows what it needs. Whole games are played again in an emulated terminal; what must be
seen is taken from the view, not from what the outline says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kolejiste.cli.screen import MOST_NEWS, decision
from kolejiste.cli.session import Session
from kolejiste.cli.speak import Language, Voice
from kolejiste.cli.telling import Teller
from kolejiste.core.chance import Chance
from kolejiste.core.choices import groups
from kolejiste.core.contract import Game
from kolejiste.core.registry import load, titles
from kolejiste.core.table import Table
from kolejiste.games.railroad_revolution.speech import Speaker as RailroadSpeaker
from kolejiste.games.tickets.speech import Speaker as TicketsSpeaker
from kolejiste.games.vlaky_na_trati.speech import Speaker as VlakySpeaker

from .emulated import LINES, SEED, play

LONG = ("railroad_revolution", "ticket_to_ride_europe")
SETTINGS = [
    pytest.param(title.id, players, marks=pytest.mark.slow if title.id in LONG else ())
    for title in titles()
    for players in (max(2, title.seats[0]), title.seats[1])
]


def planned(game: Game) -> list[int]:
    """The moves of a whole game between planners."""
    table = Table(game, [f"name:{seat}" for seat in range(game.people)], seed=SEED, first=0)
    planner, chance = game.planner(), Chance(3)
    moves = []
    while not table.state.over:
        moves.append(planner.choose(table.state.clone(), table.state.legal(), chance))
        table.move(moves[-1])
    return moves


# --- what each game's decisions need ------------------------------------------------------------------------------


Needed = str | tuple[str, ...]  # of several forms one suffices


def of_tickets(game: Any, view: Any, language: str) -> Iterator[Needed]:
    """One's cards, the open ones, what tickets lack, trains and stations."""
    say = TicketsSpeaker(game, language, None)
    for face, count in view.own.hand.items():
        if count:
            yield f"{count}× {say.card(face)}"
    yield from (say.card(face) for face in view.face_up if face is not None)
    yield from (say.ticket(ticket) for ticket in view.own.offer)
    for seat in view.seats:
        yield from (str(seat.trains), str(seat.score), str(seat.cards))


def of_vlaky(game: Any, view: Any, language: str) -> Iterator[Needed]:
    """Every card in hand and offer, every row of the sheet with its ticks, coins, points, the locomotives."""
    say = VlakySpeaker(game, language, None)
    yield from (card for card in [*(view.hand or ()), *view.offer] if card is not None)
    own = view.seats[view.seat]
    for row, symbol in enumerate(game.board.symbols):
        if row in game.board.sheet.order:
            name = say.symbol(symbol)
            yield f"{name} {own.ticks.get(symbol, 0)}/{game.board.sheet.length[row]}", f"{name} ["  # or with its boxes
    for seat in view.seats:
        yield from (str(seat.coins), str(seat.score))


def of_mini(game: Any, view: Any, language: str) -> Iterator[Needed]:
    """Each company's shares, trains and length, each seat's points."""
    words = game.words(language)
    for company in view.table.companies.values():
        yield words("outline-shares", count=company.stock) if company.stock else words("outline-no-shares")
        yield words("outline-trains", pool=company.pool, supply=company.supply)
        yield words("outline-length", length=company.length)
    yield from (str(points) for points in view.scores)


def of_railroad(game: Any, view: Any, language: str) -> Iterator[Needed]:
    """One's money, shares, workers, trains and milestones, and the open deal."""
    say = RailroadSpeaker(game, language, None)
    own = view.table.seats[view.seat]
    yield f"${own.money}"
    yield say.crew(own.supply or {})
    yield say.crew(own.mat)
    yield from (say.trains({train: 1}) for train, count in (own.trains_up or {}).items() if count == 1)
    yield from (say.milestone(held.tile) for held in own.milestones if held is not None)
    if view.table.deal is not None:
        yield from (say.deal(view.table.deal, side) for side in ("upper", "lower"))


NEEDS: dict[str, Callable[[Any, Any, str], Iterator[Needed]]] = {
    "mini_express": of_mini,
    "railroad_revolution": of_railroad,
    "tickets": of_tickets,
    "vlaky_na_trati": of_vlaky,
}


@pytest.mark.parametrize(("title", "players"), SETTINGS)
def test_every_decision_of_a_game_fits_the_screen(
    title: str, players: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    language = ("cs", "sk", "en")[players % 3]
    game = load(title).bind(players)
    needs = NEEDS[game.title.engine]
    prompts = {Voice(Language(language)).words(f"cli-play-prompt{more}") for more in ("", "-only")}
    seen = 0

    def look(session: Session, lines: list[str]) -> None:
        nonlocal seen
        seen += 1
        assert len(lines) == LINES
        told = [number for number, line in enumerate(lines) if line.startswith("──")]
        assert told, "what the decision needs begins above the screen:\n" + "\n".join(lines)
        shown = lines[told[-1] :]
        text = " ".join(" ".join(shown).split())
        view = session.table.state.view(0)
        for needed in (*needs(game, view, language), *game.notices(view, language, session.teller.names)):
            forms = (needed,) if isinstance(needed, str) else needed
            assert any(" ".join(form.split()) in text for form in forms), f"{needed!r} is not in\n" + "\n".join(lines)
        assert " ".join(game.question(view, language, session.teller.names).split()) in text
        assert [line for line in shown if line][-1] in prompts
        for number, entry in enumerate(session.shown.entries, 1):
            assert f" {number} " in f" {text}", f"{number} {entry.label} is not in\n" + "\n".join(lines)

    session = play(game, planned(game), language, monkeypatch, look, tmp_path)
    assert session.table.state.over
    assert seen > 10


# --- a higher screen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "long", "further"),
    [("vlaky_na_trati", "[ 1", ""), ("mini_express", "", "Tracks: "), ("ticket_to_ride_europe", "Discards: ", "")],
)
def test_a_higher_screen_tells_at_length_and_more(
    monkeypatch: pytest.MonkeyPatch, title: str, long: str, further: str
) -> None:
    game = load(title).bind(3)
    chance = Chance(5)
    state = game.new(chance)
    while state.ply < 30:
        state.apply(state.legal()[0], chance)
    view = state.view(state.seat)
    names = ["Anna", "Jan", "Eva"]
    listed = groups(game, view, state.legal(), "en", names)

    def printed(height: int) -> str:
        voice = Voice(Language.EN)
        voice.console = Console(width=80, height=height)
        screen = decision(Teller(game, names, voice), view, listed, MOST_NEWS)
        with voice.console.capture() as found:
            for line in screen.lines:
                voice.console.print(line)
        return found.get()

    low, high = printed(24), printed(60)
    assert all(words not in low and words in high for words in (long, further) if words)
    assert len(low.splitlines()) < 24 - MOST_NEWS + 1
    assert len(high.splitlines()) < 60 - MOST_NEWS + 1
