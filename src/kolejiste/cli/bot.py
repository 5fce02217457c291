"""`kolejiste bot`: any bot, also a program of one's own, plays a seat at a server by the token of that seat."""

from __future__ import annotations

import http.client
import time
from contextlib import closing
from typing import Annotated, Any
from urllib.parse import SplitResult, urlsplit

import msgspec
import typer

from kolejiste.bots import Bot, make
from kolejiste.core.contract import Game
from kolejiste.core.errors import BadOption
from kolejiste.core.registry import bound

from .errors import BadCommand
from .given import bot_spec, complete_bots
from .speak import Command, SpokenLanguage, Voice, examples, plain, told

WAIT = 25  # seconds that the server lets us wait for our turn
SILENT = 60.0  # seconds after which a server that says nothing is away
TRIES = 10  # in a row, when the server is away
LATE, OFTEN = 409, 429  # somebody was quicker, or we ask too often


class Turn(msgspec.Struct):
    """What the server answers, as far as it matters here."""

    state: str
    people: int
    question: Any = None


class Server:
    """A server at which we play for one seat."""

    def __init__(self, address: str, token: str) -> None:
        parts = _parts(address)
        if parts is None:
            raise BadCommand("bot-address", address=address[:80])
        self._parts = parts
        try:
            token.encode("ascii")
        except UnicodeEncodeError:
            raise BadCommand("bot-token") from None
        if not token or not token.isprintable() or " " in token:
            raise BadCommand("bot-token")
        self._headers = {
            "authorization": f"Bearer {token}",
            "content-type": "application/json",
            "accept-language": "en",
        }

    def turn(self) -> Turn | None:
        """Wait for our turn; nothing where we ask again."""
        return self._ask("GET", f"/api/program/turn?wait={WAIT}")

    def answer(self, question: int, move: int) -> Turn | None:
        return self._ask("POST", "/api/program/answer", {"id": question, "move": move})

    def _ask(self, method: str, path: str, body: object = None) -> Turn | None:
        for again in range(TRIES):
            try:
                status, sent = self._call(method, path, None if body is None else msgspec.json.encode(body))
                break
            except (OSError, http.client.HTTPException) as why:
                if again == TRIES - 1:
                    raise BadCommand("bot-server-away", address=self._parts.netloc, reason=str(why)) from None
                time.sleep(min(2.0**again, 30.0))
        if status == http.HTTPStatus.OK:
            return msgspec.json.decode(sent, type=Turn)
        if status == OFTEN:
            time.sleep(1.0)
        if status in (LATE, OFTEN):
            return None
        raise BadCommand("bot-refused", reason=_words(sent, status))

    def _call(self, method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        secure = self._parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        with closing(kind(self._parts.hostname or "", self._parts.port, timeout=SILENT)) as calling:
            calling.request(method, path, body, self._headers)
            answer = calling.getresponse()
            return answer.status, answer.read()


def _parts(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port or True)
    except ValueError:
        return None
    return parts if known else None


def _words(sent: bytes, status: int) -> str:
    try:
        return plain(str(msgspec.json.decode(sent)["words"]))[:500]
    except (msgspec.DecodeError, KeyError, TypeError, UnicodeDecodeError):
        return str(status)


@told
def bot(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="The server, or the table at it.")],
    spec: Annotated[str, typer.Argument(metavar="BOT", help="The bot that plays.", autocompletion=complete_bots)],
    token: Annotated[
        str,
        typer.Option(
            envvar="KOLEJISTE_TOKEN", help="The token of the seat, which its owner gives on the table's page."
        ),
    ],
    language: SpokenLanguage = None,
) -> None:
    """Let a bot play a seat at a server until the game is over. The bot is asked here: a program or a class of your own
    needs to be on this machine alone."""
    voice, server = Voice(language), Server(address, token)
    player: Bot | None = None
    game: Game | None = None
    moves = 0
    try:
        while (turn := server.turn()) is None or turn.state != "over":
            if turn is None or turn.question is None:
                continue
            question = turn.question
            if player is None or game is None:
                game = bound(question["title"], turn.people, question["options"])
                player = make(bot_spec(spec), game, question["seed"])
                voice.say("cli-bot-plays", bot=spec, game=game.title.name[voice.language], seat=question["seat"] + 1)
            move = player.choose(game.read_view(question["view"]), [one["move"] for one in question["legal"]])
            moves += server.answer(question["id"], move) is not None
    except (KeyError, TypeError, msgspec.DecodeError, BadOption) as why:
        if isinstance(why, BadOption):
            raise
        raise BadCommand("bot-refused", reason=str(why)) from None
    finally:
        if player is not None:
            player.close()
    voice.say("cli-bot-over", moves=moves)


def register(app: typer.Typer) -> None:
    shown = (
        "kolejiste bot http://127.0.0.1:8765 planner --token TOKEN",
        'kolejiste bot https://games.example.org "stdio:./mybot" --token TOKEN',
    )
    app.command(cls=Command, epilog=examples(*shown))(bot)
