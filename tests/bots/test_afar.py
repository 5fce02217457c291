"""Bots outside this process: programs and services play whole games, and none that fails can hang anything."""

from __future__ import annotations

import http.server
import json
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

import kolejiste as k
from kolejiste.arena.match import Setting, play, play_recorded, run
from kolejiste.bots import make
from kolejiste.bots.afar import PATIENCE
from kolejiste.core.chance import Chance
from kolejiste.core.text import LANGUAGES

SAMPLES = Path(__file__).parents[2] / "docs/bots"
PYTHON = f"stdio:{sys.executable} {SAMPLES / 'varied.py'}"
NODE = f"stdio:node {SAMPLES / 'varied.mjs'}"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="MISSING: node, for the sample bot in JavaScript")
GAME = k.load("ticket_to_ride_san_francisco").bind(2)
ANSWER = "import sys,json\nfor line in sys.stdin:\n q=json.loads(line)\n "


def program(tmp_path: Path, code: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(code)
    return f"stdio:{sys.executable} {path}"


def fails(spec: str) -> str:
    """The sentence with which a game with this bot ends; none of its processes is left."""
    before = {child.pid for child in psutil.Process().children(recursive=True)}
    with pytest.raises(k.KolejisteError) as why:
        play(GAME, [spec, "random"], 1)
    left = [child for child in psutil.Process().children(recursive=True) if child.pid not in before]
    assert not [child for child in left if child.status() != psutil.STATUS_ZOMBIE]
    assert len({why.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(why.value)


@pytest.mark.parametrize("title", [title.id for title in k.titles()])
def test_the_sample_in_python_plays_every_game(title: str) -> None:
    game = k.load(title).bind()
    state, record = play_recorded(game, [PYTHON] * game.people, 3)
    assert state.over
    assert list(record.header.seats) == [PYTHON] * game.people


@needs_node
def test_the_samples_in_python_and_javascript_play_alike() -> None:
    games = [play_recorded(GAME, [spec, "random"], 5)[1] for spec in (PYTHON, NODE)]
    assert games[0].entries == games[1].entries
    assert len(games[0].entries) > 50


def test_a_program_serves_in_a_match() -> None:
    one = run(Setting("ticket_to_ride_san_francisco", 2), [PYTHON, "random"], 1, 3, None)
    assert one.bots == ("random", PYTHON)


def test_the_question_holds_the_view_the_moves_and_their_words(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    spec = program(
        tmp_path,
        ANSWER
        + f"open({str(seen)!r},'w').write(line);print(json.dumps({{'id':1,'move':q['legal'][0]['move']}}),flush=True)",
    )
    state = GAME.new(Chance(4))
    bot = make(spec, GAME, 11)
    assert bot.choose(state.view(0), state.legal()) == state.legal()[0]
    bot.close()
    asked = json.loads(seen.read_text())
    assert GAME.read_view(asked["view"]) == state.view(0)
    assert [one["move"] for one in asked["legal"]] == state.legal()
    for one in asked["legal"]:
        assert one["action"]["is"] == GAME.action(one["move"]).tag
        assert one["words"] == GAME.move_words(state.view(0), one["move"])
    assert asked["ask"] == GAME.question(state.view(0))
    assert (asked["protocol"], asked["title"], asked["players"], asked["seat"]) == (1, GAME.title.id, 2, 0)
    assert asked["options"] == dict(GAME.options)
    assert 0 <= asked["seed"] < 2**53  # a number that JavaScript can hold
    assert asked["seed"] != 11


def test_a_seed_cannot_be_counted_back_to_the_deal(tmp_path: Path) -> None:
    """In a match the bots' seeds follow from that of the deal, which would tell a program the cards."""
    file = tmp_path / "seeds"
    spec = program(
        tmp_path,
        ANSWER
        + f"open({str(file)!r},'a').write(str(q['seed'])+'\\n')\n "
        + "print(json.dumps({'id':q['id'],'move':q['legal'][0]['move']}),flush=True)",
    )
    for seed in (1, 2):
        play(GAME, [spec, "random"], seed)
    seeds = {int(line) for line in file.read_text().splitlines()}
    assert len(seeds) == 2
    assert not any(abs(one - (seed + 1) * 1_000_003) < 10**9 for one in seeds for seed in (1, 2))


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "ended without an answer"),
        (ANSWER + "raise SystemExit(3)", "ended without an answer"),
        (ANSWER + "print('hello',flush=True)", "answered 'hello'. An answer is one line such as"),
        (ANSWER + "print('{}',flush=True)", "answered '{}'"),
        (ANSWER + "print('[]',flush=True)", "answered '[]'"),
        (ANSWER + "print('',flush=True)", "answered ''"),
        (ANSWER + "sys.stdout.buffer.write(b'\\xff\\n');sys.stdout.flush()", "answered"),
        (ANSWER + "print('x'*10**6,flush=True)", "answered 'xxxx"),
        (ANSWER + "print(json.dumps({'id':q['id'],'move':True}),flush=True)", "answered"),
        (ANSWER + "print(json.dumps({'id':q['id'],'move':10**30}),flush=True)", "which is not a legal move"),
        (ANSWER + "print(json.dumps({'id':99,'move':1}),flush=True)", "answered question 99 when question 1 was asked"),
        (ANSWER + "print(json.dumps({'id':q['id'],'move':-1}),flush=True)", "chose -1, which is not a legal move"),
    ],
)
def test_a_program_that_answers_nonsense_ends_the_game_with_a_sentence(
    tmp_path: Path, code: str, sentence: str
) -> None:
    assert sentence in fails(program(tmp_path, code))


@pytest.mark.parametrize(
    "code",
    [
        "import time\ntime.sleep(9999)",  # does not even read
        "import subprocess,sys\nsubprocess.run([sys.executable,'-c','import time; time.sleep(9999)'])",
        "import signal,time\nsignal.signal(signal.SIGTERM,signal.SIG_IGN)\ntime.sleep(9999)",
        ANSWER
        + "print('{',end='',flush=True)\n while True: print(' ',end='',flush=True); __import__('time').sleep(.05)",
    ],
)
def test_a_program_that_hangs_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setenv(PATIENCE, "0.5")
    assert "has not answered for 0.5 s, so it was given up" in fails(program(tmp_path, code))


def test_a_program_that_does_not_leave_is_ended(tmp_path: Path) -> None:
    spec = program(
        tmp_path,
        ANSWER
        + "print(json.dumps({'id':q['id'],'move':q['legal'][0]['move']}),flush=True)\nimport time\ntime.sleep(9999)",
    )
    play(GAME, [spec, "random"], 1)
    assert not [one for one in psutil.Process().children() if "bot.py" in " ".join(one.cmdline())]


@pytest.mark.parametrize("seconds", ["0", "-3", "soon", "inf", "nan"])
def test_the_time_for_an_answer_must_be_a_number(monkeypatch: pytest.MonkeyPatch, seconds: str) -> None:
    monkeypatch.setenv(PATIENCE, seconds)
    assert f"{PATIENCE} is “{seconds}”" in fails(PYTHON)


# --- services ---------------------------------------------------------------------------------------------------------

Reply = Callable[[Any, http.server.BaseHTTPRequestHandler], None]


@pytest.fixture
def service() -> Iterator[Callable[[Reply], str]]:
    """Serves an answer to every question, and gives the address."""
    opened = []

    def serve(reply: Reply) -> str:
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                reply(json.loads(self.rfile.read(int(self.headers["Content-Length"]))), self)

            def log_message(self, *words: Any) -> None:
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        opened.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}/move?level=3"

    yield serve
    for server in opened:
        server.shutdown()
        server.server_close()


def answer(handler: http.server.BaseHTTPRequestHandler, body: bytes, status: int = 200) -> None:
    handler.send_response(status)
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


def test_a_service_plays_what_a_program_plays(service: Callable[[Reply], str]) -> None:
    asked = []

    def last(question: Any, handler: http.server.BaseHTTPRequestHandler) -> None:
        asked.append((handler.path, question["view"]["seat"]))
        answer(handler, json.dumps({"id": question["id"], "move": question["legal"][-1]["move"]}).encode())

    state = play(GAME, [service(last), "random"], 2)
    assert state.over
    assert set(asked) == {("/move?level=3", 0)}


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [(b"{}", 200, "answered '{}'"), (b"no", 500, "answered with status 500 instead of 200"), (b"", 200, "answered ''")],
)
def test_a_service_that_answers_nonsense(
    service: Callable[[Reply], str], body: bytes, status: int, sentence: str
) -> None:
    assert sentence in fails(service(lambda question, handler: answer(handler, body, status)))


def test_a_service_that_is_not_there() -> None:
    assert "cannot play, there is an error in its program: ConnectionRefusedError" in fails("http://127.0.0.1:9/")


def test_a_service_that_drips_is_given_up(service: Callable[[Reply], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PATIENCE, "0.6")
    ended = threading.Event()

    def drip(question: Any, handler: http.server.BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.end_headers()
        while not ended.is_set():
            handler.wfile.write(b" ")
            time.sleep(0.1)

    try:
        assert "has not answered for 0.6 s" in fails(service(drip))
    finally:
        ended.set()
