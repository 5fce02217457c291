"""Nothing that is sent tells what its reader may not know: twin tables on two servers, compared byte by byte."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from kolejiste.core.contract import Game, State
from kolejiste.core.record import Nonce, Record, Reveal, final_state
from kolejiste.core.registry import load
from kolejiste.core.seal import verify
from kolejiste.server import now, position, replaying, replays
from kolejiste.server.live import LiveTable
from kolejiste.server.now import Positions
from kolejiste.server.position import Position, Viewpoint
from kolejiste.server.speech import web_words
from kolejiste.server.thinking import Thinkers

from ..core.forging import bare
from .house import PEOPLE, TITLES, Browser, Server, add_nonces, as_json, keep, open_table, play, rest, serving
from .twins import Twins, other_secret, played, twins

pytestmark = pytest.mark.anyio
HIDING = [game for game in TITLES if load(game).bind(3).hidden_decks]
KEY = bytes(range(32))
TABLE = "twin"
# The word stands only in the class of one's own personal link and in the sentence about the commitment.
OWN_WORDS = (web_words("en")("sealed").lower().encode(),)
HASH = re.compile(rb'"hash":"[0-9a-f]{64}"')
Sent = dict[str, tuple[int, list[tuple[str, str]], bytes]]


@asynccontextmanager
async def two_servers(folder: Path, one: Record, two: Record) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers with the same key; each has one of the records as the table of the same name."""
    async with serving(folder / "one", KEY) as first, serving(folder / "two", KEY) as second:
        second.token = first.token
        for server, record in ((first, one), (second, two)):
            await keep(server.hall, record, table=TABLE)
        yield first, second


def visitor(server: Server, viewer: int | None) -> Browser:
    return server.browser("stranger" if viewer is None else PEOPLE[viewer])


def sent(response: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    """All of an answer but the hash over the record, which is keyed by the secret: it differs in every world, and
    `test_the_hash_of_a_line_tells_nothing_of_its_cards` looks at it."""
    return response.status_code, sorted(response.headers.items()), HASH.sub(b"hash", response.content)


async def everything(server: Server, viewer: int | None, wrong: Sequence[int]) -> Sent:
    """All that a seat, or a spectator, can be told of the running table. `wrong` are moves that are not legal."""
    replays._steps.cache_clear()  # it knows a table by its name, and here are two of one name
    server.hall.positions = Positions()  # what was made before must not hide a mistake made since
    for made in server.table(TABLE).moves:
        made.told.clear()
    browser, table = visitor(server, viewer), server.table(TABLE)
    at, game, seat = f"/tables/{TABLE}", table.game, {} if viewer is None else {"seat": viewer}
    plies = len(table.moves)
    eyes = {} if viewer is None else {"as": viewer}
    found: Sent = {}

    async def get(path: str, **query: Any) -> None:
        found[f"{path} {query}"] = sent(await browser.get(path, **query))

    async def post(path: str, body: Any) -> None:
        found[f"{path} {body}"] = sent(await browser.post(path, body))

    await get(at)
    await get(f"{at}/now", **eyes)
    await get(f"{at}/now", have="k-turn:0,k-part-map:1", **eyes)
    await get(f"{at}/words", **eyes)
    await get(f"{at}/board.css")
    await get(f"{at}/hint", **eyes)
    await get(f"{at}/analysis")
    await post(f"/api{at}/analysis", {})
    await get("/")
    await get("/api/tables")
    await get(f"/api{at}")
    await get(f"/api{at}/position", **seat)
    for element in sorted(game.every_pick)[:: max(len(game.every_pick) // 4, 1)]:
        await get(f"/api{at}/why", element=element, **seat)
    assert table.state is not None
    for move in table.state.legal()[:4] if viewer == table.state.seat else wrong:
        await get(f"/api{at}/preview", seat=viewer or 0, move=move)
    await get(f"{at}/tour", seat=viewer or 0)
    await get(f"{at}/replay", **eyes)
    await get(f"{at}/replay", ply=plies, **eyes)
    await get(f"{at}/replay", ply=plies // 2, part=True, **eyes)
    await get(f"{at}/replay", ply=0, part=True)
    for refused in ("verify", "record"):
        await get(f"/api{at}/{refused}")
    number = 0 if viewer is None else viewer
    for move in wrong:
        await post(f"/api{at}/moves", {"seat": number, "entry": table.entry, "action": as_json(game, move)})
    await post(f"/api{at}/moves", {"seat": number, "entry": 0, "action": as_json(game, wrong[0])})
    await post(f"/api{at}/undo/answer", {"seat": number, "entry": table.entry, "agree": True})
    await post(f"/api{at}/again", None)
    headers, event = await browser.first_event(TABLE)
    kept = sorted(headers.items())
    found["events"] = (200, kept, event)
    assert sum(status == 200 for status, _, _ in found.values()) >= 14
    return found


def illegal(*states: State) -> list[int]:
    """Some moves that are legal in none of these positions."""
    legal = {move for state in states for move in state.legal()}
    wrong = [move for move in range(len(states[0].game.actions)) if move not in legal]
    return wrong[:: max(len(wrong) // 3, 1)][:3]


def require_same(one: Sent, two: Sent, who: object) -> None:
    assert one.keys() == two.keys()
    for what, answer in one.items():
        assert answer == two[what], f"{who} is told what it may not know by {what}"


def require_no_secret(told: Sent, record: Record) -> None:
    secret = record.header.secret
    assert secret is not None
    for what, (_, headers, body) in told.items():
        text = body.lower() + repr(headers).lower().encode()
        assert secret.encode() not in text, what
        assert bytes.fromhex(secret) not in body, what
        for known in OWN_WORDS:
            text = text.replace(known, b"")
        assert b"secret" not in text, what


async def compare(servers: tuple[Server, Server], pair: Twins, viewers: Sequence[int | None]) -> None:
    wrong = illegal(final_state(pair.true, pair.game), final_state(pair.false, pair.game))
    for viewer in viewers:
        one, two = [await everything(server, viewer, wrong) for server in servers]
        require_no_secret(one, pair.true)
        require_no_secret(two, pair.false)
        require_same(one, two, f"seat {viewer}")


def pairs(title: str, people: int, count: int) -> list[Twins]:
    """Some twins of a title, of different decks as far as possible."""
    found = list(islice(twins(title, people, 110), 12))
    decks = {pair.deck: pair for pair in reversed(found)}
    return [*decks.values(), *(pair for pair in found if pair is not decks[pair.deck])][:count]


@pytest.mark.slow
@pytest.mark.parametrize("title", HIDING)
async def test_who_cannot_know_is_sent_the_same_bytes(tmp_path: Path, title: str) -> None:
    found = [*pairs(title, 3, 1), *pairs(title, 2, 2)[1:]]
    assert found
    for number, pair in enumerate(found):
        async with two_servers(tmp_path / str(number), pair.true, pair.false) as servers:
            seats = [viewer for viewer in pair.fooled if viewer is not None]
            await compare(servers, pair, [*seats[:1], None])


@pytest.mark.sampled(of=len(HIDING))
@pytest.mark.parametrize("title", HIDING)
async def test_who_knows_is_sent_the_difference(tmp_path: Path, title: str) -> None:
    pair = pairs(title, 2, 1)[0]
    async with two_servers(tmp_path, pair.true, pair.false) as servers:
        for viewer in pair.knowing[:1]:
            path = f"/tables/{TABLE}"
            pages = [
                (await visitor(server, viewer).get(path)).content
                + (await visitor(server, viewer).get(f"{path}/words")).content
                for server in servers
            ]
            assert pages[0] != pages[1]
            one, two = [await visitor(server, viewer).get(f"/api{path}/position", seat=viewer) for server in servers]
            assert one.json()["view"] != two.json()["view"]


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_nobody_is_told_anything_that_follows_from_the_seed(tmp_path: Path, title: str) -> None:
    """Two servers with different secrets for the same table: all its people and a spectator are sent the same."""
    record = played(title, 2, 25)
    game = record.game()
    pair = Twins(game, record, other_secret(record), "", (0, 1, None), ())
    async with two_servers(tmp_path, pair.true, pair.false) as servers:
        await compare(servers, pair, [final_state(record, game).seat % game.people, None])


# --- the tests can fail ---------------------------------------------------------------------------------------------


def _wrong_eyes(knowing: int) -> Callable[..., Position]:
    def wrong(table: LiveTable, eyes: Viewpoint, *rest: Any) -> Position:
        return position.position(table, replace(eyes, seat=knowing), *rest)

    return wrong


def _wrong_words(knowing: int) -> Callable[..., tuple[str, ...]]:
    real = position.move_words

    def move_words(game: Game, made: Any, seat: int | None, *rest: Any) -> tuple[str, ...]:
        return real(game, made, knowing, *rest)

    return move_words


class _Peeking:
    """A table whose every view is that of one seat."""

    def __init__(self, state: State, knowing: int) -> None:
        self._state, self._knowing = state, knowing

    def view(self, seat: int | None) -> Any:
        return self._state.view(self._knowing)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


def _wrong_outline(knowing: int) -> Callable[..., Any]:
    real = replays.replayed

    def replayed(table: LiveTable, story: Sequence[Any], ply: int, seat: int | None, *rest: Any, **more: Any) -> Any:
        return real(table, story, ply, knowing, *rest, **more)

    return replayed


def _wrong_state(knowing: int) -> property:
    def state(self: LiveTable) -> Any:
        return None if self.play is None else _Peeking(self.play.state, knowing)

    return property(state)


MISTAKES: dict[str, tuple[object, str, Callable[[int], Any]]] = {
    "eyes": (now, "position", _wrong_eyes),
    "words": (position, "move_words", _wrong_words),
    "replay": (replaying, "replayed", _wrong_outline),
    "view": (LiveTable, "state", _wrong_state),
}


@pytest.mark.sampled(of=len(MISTAKES))
@pytest.mark.parametrize("mistake", MISTAKES)
async def test_a_mistake_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    # A card that was drawn by the last moves, so that the story of the table has it as well.
    pair = next(pair for title in reversed(HIDING) for pair in twins(title, 2, 60) if _told_lately(pair))
    knowing = pair.knowing[0]
    assert knowing is not None
    where, name, wrong = MISTAKES[mistake]
    async with two_servers(tmp_path, pair.true, pair.false) as servers:
        await compare(servers, pair, [None])
        monkeypatch.setattr(where, name, wrong(knowing), raising=False)
        with pytest.raises(AssertionError, match="may not know"):
            await compare(servers, pair, [None])


def _told_lately(pair: Twins) -> bool:
    from kolejiste.core.journal import seen_by
    from kolejiste.core.record import replay

    steps = list(zip(replay(pair.true, pair.game), replay(pair.false, pair.game), strict=True))
    knowing = pair.knowing[0]
    return any(seen_by(one.notes, knowing) != seen_by(two.notes, knowing) for one, two in steps[-3:])


# --- a whole game ---------------------------------------------------------------------------------------------------


@pytest.mark.sampled(of=len(TITLES))
@pytest.mark.parametrize("title", TITLES)
async def test_the_seed_is_told_at_the_end_and_not_before(tmp_path: Path, title: str) -> None:
    """A whole game over the net; on the way its pages are searched for the seed."""
    async with serving(tmp_path) as server:
        people = [server.browser("ann"), server.browser("ben")]
        watcher = server.browser("stranger")
        name = await open_table(server, title, people, ready=False)
        waiting = server.table(name)
        head = waiting.record.header
        assert head.secret is not None
        promised = (await watcher.get(f"/api/tables/{name}")).json()["commitment"]
        assert promised == head.commitment
        assert promised in (await watcher.get(f"/tables/{name}")).text
        nonces = [f"{seat + 10:032x}" for seat in range(2)]
        await add_nonces(name, list(enumerate(people))[::-1], nonces[::-1])
        told: Sent = {}
        while not (await rest(server, name)).over:
            if not told or ((state := server.table(name).state) is not None and state.ply % 40 == 0):
                for browser in (*people, watcher):
                    for path in (f"/tables/{name}", f"/api/tables/{name}/position", f"/api/tables/{name}"):
                        told[f"{path} {browser.name} {len(told)}"] = sent(await browser.get(path))
            await play(server, name, people, 1)
        require_no_secret(told, Record(head))
        record = server.table(name).record
        assert [entry.seed for entry in record.entries if isinstance(entry, Reveal)] == [head.secret]
        assert [bare(entry) for entry in record.entries if isinstance(entry, Nonce)] == [
            Nonce(1, nonces[1]),
            Nonce(0, nonces[0]),
        ]  # in the order in which they came
        assert record.header.commitment == promised
        for browser in (*people, watcher):
            assert head.secret in (await browser.get(f"/tables/{name}")).text
        download = await watcher.get(f"/api/tables/{name}/record")
        assert download.status_code == 200
        again = Record.from_bytes(download.content)
        verdict = verify(again)
        assert verdict.sealed
        assert verdict.state.over
        assert (await watcher.get(f"/api/tables/{name}/verify")).json()["good"] is True
        for eyes in ("0", "1", "above", ""):
            assert (await watcher.get(f"/tables/{name}/replay?as={eyes}&ply=3")).status_code == 200


# --- bots -----------------------------------------------------------------------------------------------------------


@pytest.mark.sampled(of=len(HIDING))
@pytest.mark.parametrize("title", HIDING)
async def test_bots_are_handed_nothing_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """What goes to a bot's process is the same in twin worlds that its seat cannot tell apart."""
    asked: list[tuple[Any, ...]] = []

    async def choosing(self: Thinkers, *given: Any) -> int:
        asked.append(given)
        await asyncio.sleep(0)
        raise asyncio.CancelledError

    pair = next(
        pair
        for people in (2, 3)
        for pair in islice(twins(title, people, 110), 40)
        if (seat := final_state(pair.true, pair.game).seat) in pair.fooled
        and len(final_state(pair.true, pair.game).legal()) > 1
    )
    seat = final_state(pair.true, pair.game).seat
    async with two_servers(tmp_path, pair.true, pair.false) as servers:
        monkeypatch.setattr("tests.server.conftest.HereThinkers.choose", choosing)
        for server in servers:
            owner = visitor(server, seat)
            assert (await owner.post(f"/api/tables/{TABLE}/seats/{seat}/mind", {"bot": "planner"})).status_code == 200
            await rest_once(server)
    assert len(asked) == 2
    assert asked[0] == asked[1]
    kinds = [type(thing) for thing in asked[0]]
    assert kinds == [str, int, type(asked[0][2]), str, bytes, list]
    assert asked[0][4] == final_state(pair.true, pair.game).view(seat).to_json()
    for record in (pair.true, pair.false):
        assert record.header.secret is not None
        assert record.header.secret not in repr(asked)


async def rest_once(server: Server) -> None:
    """Wait until the bot that was asked has been asked."""
    table = server.hall._open[TABLE]
    if table.thinking is not None:
        await asyncio.wait([table.thinking])
