"""What people write in one line, their names above all: letters of every script and emoji, nothing that is unseen or
steers what stands around it."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # they shape Persian and Indian words, and make one emoji of several
BLANKS = "\u034f\u115f\u1160\u2800\u3164\uffa0"  # printable by name alone
FLAG = "\U0001f3f4"  # the letters of a region's flag follow it as tags
MOST_MARKS = 4  # on one letter; more of them would cover the lines around
MOST_POINTS = 4  # code points a letter, on average: a family of four has seven
INSTEAD = "\N{REPLACEMENT CHARACTER}"


def fitting(text: str, most: int) -> bool:
    """Whether this is a line of 1 to `most` letters as a reader counts them."""
    return bool(text) and count(text) <= most and len(text) <= MOST_POINTS * most and not _wrong(text)


def count(text: str) -> int:
    """How many letters one sees: marks, skin tones, joined emoji and the second half of a flag belong to what stands
    before them. It is near enough to count by, and no full account of what Unicode calls grapheme clusters."""
    found, joined, half = 0, False, False
    for letter in text:
        if letter in JOINERS or _tag(letter) or _modifier(letter) or unicodedata.category(letter).startswith("M"):
            joined = letter == "\u200d"
            continue
        second = half and _regional(letter)
        if not joined and not second:
            found += 1
        half = _regional(letter) and not second
        joined = False
    return found


def shown(text: str, instead: str = INSTEAD) -> str:
    """The text with a sign instead of each letter that cannot stand in a line."""
    wrong = _wrong(text)
    return "".join(instead if place in wrong else letter for place, letter in enumerate(text))


def likeness(text: str) -> str:
    """Equal for texts that look alike but for case, width and unseen joints."""
    told = unicodedata.normalize("NFKC", text).casefold()
    return "".join(letter for letter in told if letter not in JOINERS and not "\ufe00" <= letter <= "\ufe0f")


def _wrong(text: str) -> set[int]:
    """The places of the letters that cannot stand in a line."""
    found, marks = set(), MOST_MARKS  # no mark stands at the beginning
    for place, letter in enumerate(text):
        mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if mark else MOST_MARKS if letter == " " else 0
        if letter in JOINERS:
            good = _joins(text[place - 1 : place]) and _joins(text[place + 1 : place + 2])
        elif _tag(letter):
            before = text[:place].rstrip("".join(map(chr, range(0xE0020, 0xE0080))))
            good = before.endswith(FLAG)
        else:
            good = (letter.isprintable() or _new_emoji(letter)) and letter not in BLANKS and marks <= MOST_MARKS
        if not good:
            found.add(place)
    return found


def _joins(letter: str) -> bool:
    """Whether a joiner may stand beside it: Latin, Greek and Cyrillic letters have none, and would only look the same
    as without it."""
    return letter >= "\u0590" and letter not in JOINERS


def _tag(letter: str) -> bool:
    return "\U000e0020" <= letter <= "\U000e007f"


def _modifier(letter: str) -> bool:
    """A skin tone."""
    return "\U0001f3fb" <= letter <= "\U0001f3ff"


def _regional(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def _new_emoji(letter: str) -> bool:
    """An emoji that is younger than this Python."""
    return "\U0001f000" <= letter <= "\U0001faff" and unicodedata.category(letter) == "Cn"
