"""Names and lines as people write them, in every script and with emoji; what is unseen is refused and told readably."""

from __future__ import annotations

import pytest

from kolejiste.core.letters import INSTEAD, MOST_MARKS, count, fitting, likeness, shown

FAMILY = "👨‍👩‍👧‍👦"
GOOD = {
    "Anna": 4,
    "Žofie Nováková": 14,
    "Jindr\u030cich": 8,  # the caron as a mark of its own
    "O'Neill-Smith 2.": 16,
    "Мария": 5,
    "Ἀλέξανδρος": 10,
    "محمد": 4,
    "می\u200cخواهم": 7,  # Persian, with a joiner that parts
    "श्री": 2,
    "क्\u200dष": 1,
    "太郎": 2,
    "한국": 2,
    "สมชาย": 5,
    "שרה": 3,
    FAMILY: 1,
    f"{FAMILY} Novákovi": 10,
    "👩🏽‍🚀": 1,
    "❤️‍🔥": 1,
    "👍🏿👍": 2,
    "🇨🇿🇸🇰": 2,
    "🇨🇿 🇸": 3,
    "1️⃣": 1,
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿": 1,
    "🏳️‍🌈": 1,
    "🚂🚃🚃": 3,
    "\U0001fae8": 1,  # an emoji of 2022
    "<b>&": 4,
}
BAD = {
    "control": "a\x07b",
    "escape": "\x1b[31mred",
    "nul": "a\0b",
    "line": "a\nb",
    "line separator": "a\u2028b",
    "override": "ann\u202egpj.exe",
    "isolate": "a\u2066b",
    "mark of direction": "a\u200fb",
    "zero width space": "a\u200bb",
    "word joiner": "a\u2060b",
    "byte order mark": "\ufeffa",
    "soft hyphen": "a\u00adb",
    "joiner between Latin letters": "a\u200db",
    "joiner alone": "\u200d",
    "joiners alone": "\u200d\u200d",
    "joiner at the end": "👨\u200d",
    "joiner at the beginning": "\u200d👨",
    "two joiners": "👨\u200d\u200d👩",
    "joiner before a space": "👨\u200d 👩",
    "selector alone": "\ufe0f",
    "mark alone": "\u0301",
    "mark after a space": "a \u0301",
    "many marks": "a" + "\u0301" * (MOST_MARKS + 1),
    "tags without a flag": "a\U000e0067",
    "tag": "\U000e0067\U000e007f",
    "filler": "\u3164",
    "blank braille": "\u2800",
    "private": "\ue000",
    "unassigned": "\u0378",
    "half a letter": "\udcff",
    "hard space": "a\u00a0b",
}


@pytest.mark.parametrize("name", GOOD)
def test_letters_of_all_scripts_and_emoji_are_names(name: str) -> None:
    assert count(name) == GOOD[name]
    assert fitting(name, 24)
    assert shown(name) == name


@pytest.mark.parametrize("what", BAD)
def test_the_unseen_is_refused_and_shown_as_a_sign(what: str) -> None:
    assert not fitting(BAD[what], 24)
    assert INSTEAD in shown(BAD[what])
    assert fitting(shown(BAD[what]).replace(INSTEAD, "x"), 24)
    assert shown(BAD[what], "?").isprintable() or "\u200d" in shown(BAD[what])


def test_length_is_what_a_reader_counts() -> None:
    assert fitting("x" * 24, 24)
    assert not fitting("x" * 25, 24)
    assert not fitting("", 24)
    assert fitting("🇨🇿" * 24, 24)
    assert fitting(FAMILY * 13, 24)
    assert not fitting(FAMILY * 14, 24), "nobody has so large a family"
    assert fitting("e\u0301" * 24, 24)


def test_names_that_look_alike() -> None:
    assert likeness("ANNA") == likeness("anna") == likeness("Ａｎｎａ")
    assert likeness("Zoe\u0308") == likeness("ZOË")
    assert likeness("❤️") == likeness("❤")
    assert likeness("می\u200cخواهم") == likeness("میخواهم")
    assert likeness("Anna") != likeness("Hana")
