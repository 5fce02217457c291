"""SVG to PNG with resvg and our own fonts, so that a picture looks the same on a machine without any."""

from __future__ import annotations

from .extras import require
from .svg import FAMILY, FONTS


def to_png(svg: str, width: int | None = None) -> bytes:
    """The SVG as a PNG so many pixels wide. It should be drawn for the light or the dark: a PNG has no "auto"."""
    require("cli")
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    )
