"""The seal in the browser: its own hashes, what it keeps, and the game that it checks by itself."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from pathlib import Path

import pytest

from kolejiste.core.errors import BadRecord
from kolejiste.core.record import Record
from kolejiste.core.registry import titles
from kolejiste.core.seal import Kept, verify
from kolejiste.core.text import LANGUAGES
from kolejiste.server.speech import web_words

from .conftest import QUICKEST, People
from .people import Person

HASHED = "([key, text]) => [K.seal.hex(K.seal.sha256(K.seal.bytes(text))), K.seal.hex(K.seal.hmac(K.seal.bytes(key), K.seal.bytes(text)))]"  # noqa: E501
CHECK = """([text, kept]) => {
  try { K.seal.check(text, kept); return "good"; } catch (error) { return error.message; }
}"""


def sealed_game(person: Person, chairs: tuple[str, ...] = ("here", "planner")) -> str:
    """The path of a sealed game that bots have played to its end, with the person's page open."""
    seats = [{"who": chair, "name": person.name if chair == "here" else ""} for chair in chairs]
    path = str(person.posts("/api/tables", {"game": QUICKEST.id, "seats": seats})["address"])
    person.goes(path)
    person.page.locator("#k-frame").wait_for()
    seat = person.page.locator("#k-main").get_attribute("data-own")
    person.posts(f"/api{path}/seats/{seat}/mind", {"bot": "planner"})
    person.page.locator('#k-main[data-over="yes"]').wait_for()
    return path


def downloaded(person: Person, path: str) -> str:
    return str(person.page.evaluate("async (path) => (await fetch(path)).text()", f"/api{path}/record"))


def test_the_browser_s_own_hashes_are_those_of_the_standards(people: People) -> None:
    """The examples of FIPS 180-4 and RFC 4231, and every length around a block. Web Crypto is not asked: there is none
    on plain http."""
    ana = people("Ana")
    ana.goes(ana.has_table(QUICKEST, ["here", "planner"]))
    assert "subtle" not in ana.page.evaluate("async () => (await fetch([...document.scripts].find((one) => one.src.includes('seal.js')).src)).text()")  # fmt: skip  # noqa: E501
    known = {
        "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",  # noqa: E501
        "a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    }
    for text, digest in known.items():
        assert ana.page.evaluate(HASHED, ["k", text])[0] == digest
    jefe = ana.page.evaluate(HASHED, ["Jefe", "what do ya want for nothing?"])[1]
    assert jefe == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    dice = random.Random(1)
    for length in (*range(50, 70), 119, 120, 127, 128, 1000):
        text = "".join(dice.choice("aáž\n€😀") for _ in range(length))
        key = "k" * dice.choice((1, 63, 64, 65, 200))
        ours = [hashlib.sha256(text.encode()).hexdigest(), hmac.digest(key.encode(), text.encode(), "sha256").hex()]
        assert ana.page.evaluate(HASHED, [key, text]) == ours


def test_the_browser_checks_the_game_by_itself(people: People, tmp_path: Path) -> None:
    ana = people("Ana")
    path = sealed_game(ana)
    place = ana.page.locator("#k-checked")
    place.wait_for()
    assert place.get_attribute("data-good") == "yes"
    say = web_words("en")
    assert say("check-good") in ana.text("#k-checked")
    text = downloaded(ana, path)
    record = Record.from_bytes(text.encode())
    assert record.hash[:4] in ana.text("#k-check-print")
    with ana.page.expect_download() as saving:
        ana.page.locator("#k-keep-file").click()
    saving.value.save_as(tmp_path / "kept.json")
    kept = Kept.read(tmp_path / "kept.json")
    assert kept.nonces
    assert kept.shown is not None
    verify(record, None, kept)
    (tmp_path / "kept.json").write_text(json.dumps({**json.loads((tmp_path / "kept.json").read_text()), "table": "x"}))
    with pytest.raises(BadRecord):
        verify(record, None, Kept.read(tmp_path / "kept.json"))
    ana.page.set_viewport_size({"width": 390, "height": 844})
    ana.page.reload()
    place.wait_for()  # a page that is loaded after the end checks too


def test_the_browser_finds_what_was_changed(people: People) -> None:
    ana = people("Ana")
    path = sealed_game(ana)
    text = downloaded(ana, path)
    kept = ana.page.evaluate("(table) => K.seal.recall(table)", path.removeprefix("/tables/"))
    record = Record.from_bytes(text.encode())
    lines = text.splitlines()
    assert ana.page.evaluate(CHECK, [text, kept]) == "good"
    other = {str(seat): "0" * 32 for seat in kept["nonces"]}
    deal = next(number for number, line in enumerate(lines) if line.startswith('{"entry":"deal"'))
    wrong = {
        "chain": [
            ("\n".join([*lines[:deal], *lines[deal + 1 :]]), kept),
            (text.replace("name:Ana", "name:Eva"), kept),
            (text.replace('"players":2', '"players":3'), kept),
            (text.replace('"hash"', '"nothing"', 1), kept),
        ],
        "seen": [
            (text, {**kept, "seen": {**kept["seen"], "hash": "0" * 64}}),
            (text, {**kept, "shown": {**kept["shown"], "hash": "0" * 64}}),
            (text, {**kept, "table": "another"}),
        ],
        "commitment": [
            (text, {**kept, "commitment": "0" * 64}),
            ("\n".join(lines[:-1]), kept),
        ],
        "nonce": [(text, {**kept, "nonces": other})],
        "order": [(text, {**kept, "shown": {"entry": 1, "hash": record.entries[0].hash}})],
    }
    for why, tampered in wrong.items():
        for what, having in tampered:
            assert ana.page.evaluate(CHECK, [what, having]) == why
    # As a person sees it: the table serves another record than the one that was played.
    forged = {**kept, "seen": {**kept["seen"], "hash": "f" * 64}}
    ana.page.evaluate("(kept) => localStorage.setItem(`k-kept-${kept.table}`, JSON.stringify(kept))", forged)
    ana.page.add_init_script("Storage.prototype.setItem = function () {};")  # the page must not learn better first
    ana.page.reload()
    ana.page.locator('#k-checked[data-good="no"]').wait_for()
    assert web_words("en")("check-seen") in ana.text("#k-checked")


def test_a_table_that_changes_its_seal_gets_no_number(people: People) -> None:
    ana = people("Ana")
    seats = [{"who": "here", "name": "Ana"}, {"who": "invited"}]
    path = str(ana.posts("/api/tables", {"game": QUICKEST.id, "seats": seats})["address"])
    table = path.removeprefix("/tables/")
    ana.goes("/")
    before = {"table": table, "commitment": "0" * 64, "nonces": {}}
    ana.page.evaluate("(kept) => localStorage.setItem(`k-kept-${kept.table}`, JSON.stringify(kept))", before)
    ana.goes(path)
    ana.page.locator("#k-seal-changed").wait_for()
    assert ana.page.locator("#k-ready").get_attribute("data-owed") == "0"


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_come_to_a_sealed_game_and_both_browsers_check_it(people: People, language: str) -> None:
    ana, ben = people("Ana", locale=language), people("Ben", locale=language)
    title = min(titles(), key=lambda title: title.minutes)
    seats = [{"who": "here", "name": "Ana"}, {"who": "invited"}]
    path = str(ana.posts("/api/tables", {"game": title.id, "seats": seats})["address"])
    ana.goes(path)
    ben.sits_down(path, 1)
    for person in (ana, ben):
        person.page.locator("#k-frame").wait_for()
    for person in (ana, ben):
        seat = person.page.locator("#k-main").get_attribute("data-own")
        person.posts(f"/api{path}/seats/{seat}/mind", {"bot": "planner"})
    for person in (ana, ben):
        person.page.locator("#k-checked").wait_for()
        assert web_words(language)("check-good") in person.text("#k-checked")
    assert ana.text("#k-check-print") == ben.text("#k-check-print")
