"""Bots outside this process: a program that answers on its standard output, and a service that answers at an address.
Both are asked the same, a line of JSON that holds everything, and give the same answer:

    {"protocol": 1, "id": 7, "title": …, "players": …, "options": {…}, "seat": 0, "seed": …, "ask": "Choose …",
     "view": {…}, "legal": [{"move": 12, "action": {"is": "draw-blind"}, "words": "Draw from the deck"}, …]}
    {"id": 7, "move": 12}

A bot that keeps silent, ends or answers nonsense is told of in a sentence, and nothing waits for it any longer."""

from __future__ import annotations

import contextlib
import http.client
import os
import queue
import shlex
import signal
import subprocess
import threading
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from urllib.parse import urlsplit

import msgspec

from kolejiste.core.actions import Action
from kolejiste.core.contract import Game, OptionValue, View
from kolejiste.core.errors import BadOption, BadPackage
from kolejiste.core.outside import said

from .player import Bot

PROTOCOL = 1
LONGEST = 1 << 16  # bytes of an answer
SECONDS = 60.0  # for one answer
LEAVES = 1.0  # seconds for a program to end after its last question
PATIENCE = "KOLEJISTE_BOT_SECONDS"  # the environment may say another number


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its number, the typed action behind it, and what it is called."""

    move: int
    action: Action
    words: str


class Question(msgspec.Struct, frozen=True):
    """All that a bot is told when it is to choose."""

    protocol: int
    id: int
    title: str
    players: int
    options: Mapping[str, OptionValue]
    seat: int | None
    seed: int
    ask: str
    view: View
    legal: list[Choice]


class Answer(msgspec.Struct, frozen=True):
    """What it answers: the number of the question and of the move."""

    id: int
    move: int


class AfarBot(Bot):
    """A bot that is asked by JSON. `needs_view` is always true: what it knows is in the question."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self._name = name
        self._shown = name[:80]
        self._game = game
        # In a match the bots' seeds follow from the deal's: one that can be counted back would tell the cards.
        self._seed = int.from_bytes(blake2b(str(seed).encode(), digest_size=6).digest())
        self._asked = 0

    def choose(self, view: View | None, legal: Sequence[int]) -> int:
        assert view is not None
        self._asked += 1
        line = msgspec.json.encode(self._question(view, legal)) + b"\n"
        try:
            return self._read(self._answer(line))
        except BadPackage:
            self._abandon()
            raise

    def _answer(self, line: bytes) -> bytes:
        seconds = patience()
        answer = within(seconds, lambda: self._exchange(line))
        if answer is None or isinstance(answer, TimeoutError):  # whoever gives up first, the line or the one who waits
            raise BadPackage("bot-silent", self._name, bot=self._shown, seconds=f"{seconds:g}")
        if isinstance(answer, BadPackage):
            raise answer
        if isinstance(answer, Exception):
            raise BadPackage("bot-broken", self._name, bot=self._shown, reason=said(answer))
        return answer

    def _question(self, view: View, legal: Sequence[int]) -> Question:
        game = self._game
        choices = [Choice(move, game.action(move), game.move_words(view, move)) for move in legal]
        return Question(
            PROTOCOL,
            self._asked,
            game.title.id,
            game.players,
            game.options,
            view.seat,
            self._seed,
            game.question(view),
            view,
            choices,
        )

    def _read(self, line: bytes) -> int:
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError):
            words = repr(line.decode(errors="replace").strip())[:80]
            raise BadPackage("bot-nonsense", self._name, bot=self._shown, answer=words) from None
        if answer.id != self._asked:
            raise BadPackage("bot-late", self._name, bot=self._shown, answer=answer.id, question=self._asked)
        return answer.move

    @abstractmethod
    def _exchange(self, line: bytes) -> bytes:
        """Send the question and wait for the answer, however long."""

    def _abandon(self) -> None:
        """Nothing is expected of it any more."""


class StdioBot(AfarBot):
    """A program that reads questions line by line and writes a line for each. It is started anew for every game, and
    its input ends with the game."""

    def __init__(self, command: str, game: Game, seed: int) -> None:
        super().__init__(f"stdio:{command}", game, seed)
        try:
            words = shlex.split(command)
        except ValueError:
            raise BadOption("bot-form", bot=self._name[:80]) from None
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl+C is for us, and with it ends whatever the program has started
            )
        except OSError as why:
            raise BadPackage("bot-start", self._name, bot=command[:80], reason=why.strerror or str(why)) from None

    def _exchange(self, line: bytes) -> bytes:
        sent, received = self._process.stdin, self._process.stdout
        assert sent is not None
        assert received is not None
        with contextlib.suppress(BrokenPipeError):  # that it has ended is told below
            sent.write(line)
            sent.flush()
        answer = received.readline(LONGEST)
        if not answer:
            raise BadPackage("bot-ended", self._name, bot=self._shown)
        return answer

    def close(self) -> None:
        """The game is over: the program may end by itself, and is ended where it does not."""
        if self._process.poll() is None:
            with contextlib.suppress(OSError):
                if self._process.stdin is not None:
                    self._process.stdin.close()
            try:
                self._process.wait(LEAVES)
            except subprocess.TimeoutExpired:
                self._abandon()

    def _abandon(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()


class HttpBot(AfarBot):
    """A service: every question is a POST to its address, the answer is the body. Nothing is kept between two."""

    def __init__(self, address: str, game: Game, seed: int) -> None:
        super().__init__(address, game, seed)
        try:
            parts = urlsplit(address)
            self._place, self._port = parts.hostname, parts.port
        except ValueError:
            self._place = None
        if self._place is None:
            raise BadOption("bot-form", bot=address[:80])
        self._secure = parts.scheme == "https"
        self._path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def _exchange(self, line: bytes) -> bytes:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        calling = kind(self._place or "", self._port, timeout=patience())
        with contextlib.closing(calling):
            calling.request("POST", self._path, line, {"Content-Type": "application/json"})
            answer = calling.getresponse()
            if answer.status != http.HTTPStatus.OK:
                raise BadPackage("bot-status", self._name, bot=self._shown, status=answer.status)
            return answer.read(LONGEST)


def within(seconds: float, call: Callable[[], bytes]) -> bytes | Exception | None:
    """What a call gives or raises; None if it takes longer than this."""
    answers: queue.SimpleQueue[bytes | Exception] = queue.SimpleQueue()

    def asked() -> None:
        try:
            answers.put(call())
        except Exception as why:
            answers.put(why)

    threading.Thread(target=asked, daemon=True).start()
    try:
        return answers.get(timeout=seconds)
    except queue.Empty:
        return None


def patience() -> float:
    """How many seconds a bot may take for one answer."""
    given = os.environ.get(PATIENCE, "")
    try:
        seconds = float(given) if given else SECONDS
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < threading.TIMEOUT_MAX:
        raise BadOption("bot-seconds", variable=PATIENCE, value=given[:40])
    return seconds
