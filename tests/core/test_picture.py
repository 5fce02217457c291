"""SVG helpers and pictures: escaping, themes without var(), and text that shows without any system font."""

from __future__ import annotations

import struct
from xml.etree import ElementTree

import pytest

from kolejiste.core.picture import to_png
from kolejiste.core.svg import (
    FAMILY,
    FONTS,
    Rules,
    element,
    fitted,
    number,
    stylesheet,
    text,
    text_width,
    wrapped,
)

RULES: Rules = ((".sea", {"fill": ("#aaccee", "#112233"), "stroke": "none"}), ("", {"font-family": FAMILY}))


def picture(*parts: str, theme: str = "light") -> str:
    style = element("style", stylesheet(f"t-{theme}", RULES, theme))
    return element("svg", style, *parts, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 100 50", class_=f"t-{theme}")


def sea(theme: str) -> str:
    return picture(element("rect", width=100, height=50, class_="sea"), theme=theme)


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_attributes_and_words_are_escaped() -> None:
    drawn = element("g", text(0, 0, "<b>&", 10), id='a"<&>\n', class_="x", data_pick=None)
    read = ElementTree.fromstring(drawn)
    assert read.attrib == {"id": 'a"<&>\n', "class": "x"}
    assert read[0].text == "<b>&"


def test_numbers_are_short() -> None:
    assert [number(value) for value in (1.0, 0.5, -0.001, 12.3456, -3.1)] == ["1", "0.5", "0", "12.35", "-3.1"]


def test_auto_holds_both_themes() -> None:
    light, dark = sea("auto").split("@media (prefers-color-scheme:dark)")
    assert "#aaccee" in light
    assert "#112233" in dark
    assert "var(" not in sea("auto")
    assert "@media" not in sea("light") + sea("dark")
    assert to_png(sea("light"), 20) != to_png(sea("dark"), 20)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        stylesheet("t", RULES, "sepia")


@pytest.mark.parametrize("width", [50, 390])
def test_a_picture_is_as_wide_as_asked(width: int) -> None:
    assert size(to_png(sea("light"), width)) == (width, width // 2)


@pytest.mark.parametrize("weight", ["normal", "bold"])
@pytest.mark.parametrize("letter", "áčďéěíňóřšťúůýžäľĺôŕÁČĎÉĚÍŇÓŘŠŤÚŮÝŽÄĽĹÔŔ–…×")
def test_every_czech_and_slovak_letter_has_its_own_shape(letter: str, weight: str) -> None:
    blank = to_png(picture(), 100)
    missing = to_png(picture(text(10, 40, "\ue000", 40, font_weight=weight)), 100)
    drawn = to_png(picture(text(10, 40, letter, 40, font_weight=weight)), 100)
    assert drawn not in (blank, missing)


def test_fonts_come_with_their_licence_and_stay_small() -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8").upper()
    assert sum(path.stat().st_size for path in FONTS.glob("*.ttf")) < 400_000


def test_words_are_measured_shortened_and_wrapped() -> None:
    assert text_width("Wien", 20) < text_width("Wien", 20, bold=True) < text_width("Constantinople", 20)
    assert fitted("Wien", 20, 200) == "Wien"
    short = fitted("Constantinople", 20, 80)
    assert short.endswith("…")
    assert text_width(short, 20) <= 80
    lines = wrapped("one two three four", 20, 90)
    assert " ".join(lines) == "one two three four"
    assert all(text_width(line, 20) <= 90 for line in lines)
