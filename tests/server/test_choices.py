"""What a page is told to choose from, and what a move would bring: for the seat that decides, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kolejiste.core.choices import ASIDE
from kolejiste.server.choices import choices, recent
from kolejiste.server.live import LiveTable

from .house import PEOPLE, TITLES, open_table, play, rest, serving

pytestmark = pytest.mark.anyio


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_every_legal_move_is_told_once_with_its_picks(tmp_path: Path, title: str) -> None:
    async with serving(tmp_path) as server:
        people = [server.browser("ann"), server.browser("ben")]
        name = await open_table(server, title, people, seed=3)
        for _ in range(12):
            await play(server, name, people, 1)
            table = await rest(server, name)
            if table.over:
                break
            _check(table)


def _check(table: LiveTable) -> None:
    game, state = table.game, table.state
    assert state is not None
    told = choices(table, state.view(state.seat), "cs", PEOPLE, decides=True)
    assert sorted(move.n for move in told.moves) == state.legal()
    assert sorted(place for kind in told.kinds for place in kind.moves) == list(range(len(told.moves)))
    for kind in told.kinds:
        assert kind.words
        for move in (told.moves[place] for place in kind.moves):
            assert kind.kind == (ASIDE if move.n in game.asides else game.kind(move.n))
            assert {told.picks[pick] for pick in move.picks} == game.picks(move.n)
    others = choices(table, state.view(None), "cs", PEOPLE, decides=False)
    assert (others.kinds, others.moves, others.picks) == ([], [], [])
    assert "<" not in told.to_html()
    assert msgspec.json.decode(told.to_html())["moves"]


async def test_recent_moves_are_those_of_others_since_the_own_last_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [server.browser("ann"), server.browser("ben"), server.browser("eva")]
        name = await open_table(server, TITLES[0], people, seed=3)
        await play(server, name, people, 9)
        table = await rest(server, name)
        for seat in range(3):
            told = recent(table, seat)
            own = max((number for number, made in enumerate(table.moves, 1) if made.seat == seat), default=0)
            assert [one.number for one in told] == list(range(own + 1, len(table.moves) + 1))
            assert all(one.seat != seat for one in told)
        assert len(recent(table, None)) == table.game.players


async def test_a_preview_is_for_the_browser_of_the_seat_that_decides(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [server.browser("ann"), server.browser("ben")]
        name = await open_table(server, TITLES[0], people, seed=3)
        await play(server, name, people, 4)
        table = server.table(name)
        assert table.state is not None
        seat, legal = table.state.seat, table.state.legal()
        place = f"/api/tables/{name}/preview"
        own = await people[seat].get(place, seat=seat, move=legal[0])
        assert own.status_code == 200
        game = table.game
        shown = game.preview(table.state.view(seat), legal[0], "en", ["Ann", "Ben"])
        assert own.json() == {"words": shown.words, "ghosts": dict(shown.ghosts)}
        assert (await people[1 - seat].get(place, seat=seat, move=legal[0])).status_code == 403
        assert (await people[1 - seat].get(place, seat=1 - seat, move=legal[0])).status_code == 403
        wrong = next(move for move in range(len(game.actions)) if move not in legal)
        for move in (wrong, len(game.actions)):
            assert (await people[seat].get(place, seat=seat, move=move)).status_code == 400


async def test_a_move_may_be_sent_by_its_number(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        people = [server.browser("ann"), server.browser("ben")]
        name = await open_table(server, TITLES[0], people, seed=3)
        table = server.table(name)
        assert table.state is not None
        seat, legal, game = table.state.seat, table.state.legal(), table.game
        body = {"seat": seat, "entry": table.entry}
        wrong = next(move for move in range(len(game.actions)) if move not in legal)
        for move in (wrong, len(game.actions)):
            refused = await people[seat].post(f"/api/tables/{name}/moves", {**body, "action": move})
            assert refused.status_code == 400
        done = await people[seat].post(f"/api/tables/{name}/moves", {**body, "action": legal[-1]})
        assert done.status_code == 200
        assert table.moves[0].move == legal[-1]
