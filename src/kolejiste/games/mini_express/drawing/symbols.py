"""Companies as colours with their signs, so that colour is never alone: wagons, round chips, shares; and icons."""

from __future__ import annotations

from functools import lru_cache

from kolejiste.core.svg import element, number

# Paths in a box from -5 to 5: a fir, a girder, a hide, a boll, and a star for the wild symbol.
SIGNS = {
    "wood": "M0-5.2L2.9-1.5H1.8L4.4 2.4H1.1V5H-1.1V2.4H-4.4L-1.8-1.5H-2.9z",
    "steel": "M-4.5-4.8H4.5V-2.2H1.5V2.2H4.5V4.8H-4.5V2.2H-1.5V-2.2H-4.5z",
    "leather": "M-4.9-5L-2-3.4L0-4.6L2-3.4L4.9-5L3.8-1.2Q1.7 0 3.8 1.6L4.9 5.2L1.7 3.2L0 5.2L-1.7 3.2L-4.9 5.2"
    "L-3.8 1.6Q-1.7 0-3.8-1.2z",
    "cotton": "M-2.6-2.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM-0.1 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z"
    "M-2.6 2.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM-5.1 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
}
WILD = "M0-5.2L1.5-1.7L5.2-1.4L2.4 1L3.3 4.7L0 2.7L-3.3 4.7L-2.4 1L-5.2-1.4L-1.5-1.7z"
# For companies of editions yet to come.
OTHER_SIGNS = (
    "M0-5L5 0L0 5L-5 0z",
    "M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z",
    "M-5-4h10v2.6h-10zM-5 1.4h10v2.6h-10z",
    "M-1.5-4.7h3v3.2h3.2v3h-3.2v3.2h-3v-3.2h-3.2v-3h3.2z",
)
# Icons in a box of 24.
SPIKE = '<path d="M6.4 2.2h11.2l1.4 3.6h-4.6l-1 12.4L12 22.2l-1.4-4L9.6 5.8H5z" class="spike"/>'
ANCHOR = '<path d="M12 7.6V21M7 11H17M3.6 14.6Q4.5 21 12 21Q19.5 21 20.4 14.6" class="anchor"/>' + (
    '<circle cx="12" cy="4.8" r="2.6" class="anchor"/>'
)
COACH = "M-9.4 4.4V-5.4Q-9.4-7.2-7.8-7.9Q0-11 7.8-7.9Q9.4-7.2 9.4-5.4V4.4Q9.4 6.8 7 6.8H-7Q-9.4 6.8-9.4 4.4z"
PAWN = "M0-9a4.4 4.4 0 0 1 2.9 7.6L5.6 6.6H7V10H-7V6.6H-5.6L-2.9-1.4A4.4 4.4 0 0 1 0-9z"


def company_defs(companies: tuple[str, ...]) -> str:
    """Signs, wagons and chips of the companies, to be drawn with the functions below."""
    parts = [element("path", d=WILD, id="sign-wild")]
    spare = 0
    for place, company in enumerate(companies):
        sign = SIGNS.get(company)
        if sign is None:
            sign, spare = OTHER_SIGNS[spare % len(OTHER_SIGNS)], spare + 1
        parts.append(element("path", d=sign, id=f"sign-{company}"))
        parts.append(element("g", _wagon(company, place, ""), id=f"wagon-{company}"))
        parts.append(element("g", _wagon(company, place, " ghost"), id=f"ghost-{company}"))
        disc = element("circle", r=10, class_=f"edge company-{place}")
        parts.append(element("g", disc, _sign(company, place, 1.35, 0), id=f"chip-{company}"))
    star = element("use", href="#sign-wild", class_="on-wild", transform="scale(1.4)")
    parts.append(element("g", element("circle", r=10, class_="wild"), star, id="chip-wild"))
    return "".join(parts)


def _wagon(company: str, place: int, more: str) -> str:
    """A coach in a box from -10 to 10."""
    body = element("path", d=COACH, class_=f"edge company-{place}{more}")
    wheels = "".join(element("circle", cx=x, cy=7.1, r=2.4, class_="wheel") for x in (-5.2, 5.2))
    return wheels + body + _sign(company, place, 1.22, -0.9)


def _sign(company: str, place: int, scale: float, y: float) -> str:
    move = f"translate(0 {number(y)}) scale({number(scale)})"
    return element("use", href=f"#sign-{company}", class_=f"on-company-{place}", transform=move)


@lru_cache(8192)
def wagon(company: str, x: float, y: float, size: float, ghost: bool = False) -> str:
    """A company's train in a box of this size around (x, y)."""
    return _use("ghost" if ghost else "wagon", company, x, y, size / 20)


@lru_cache(8192)
def chip(company: str, x: float, y: float, size: float) -> str:
    """A company's round chip, or the wild one, of this size around (x, y)."""
    return _use("chip", company, x, y, size / 20)


def _use(kind: str, name: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#{kind}-{name}" transform="translate({number(x)} {number(y)}) scale({number(scale)})"/>'


@lru_cache(512)
def share(company: str, x: float, y: float, high: float) -> str:
    """A share certificate from its corner (x, y)."""
    wide = high * 0.74
    return element("rect", x=x, y=y, width=wide, height=high, rx=3, class_="share") + chip(
        company, x + wide / 2, y + high / 2, wide * 0.78
    )


@lru_cache(512)
def icon(picture: str, x: float, y: float, size: float, class_: str | None = None) -> str:
    """An icon in a box of this size around (x, y)."""
    move = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(size / 24)})"
    return element("g", picture, class_=class_, transform=move)


@lru_cache(512)
def pawn(seat: int, x: float, y: float, size: float) -> str:
    """A marker of the automa, in its seat's colour, in a box of this size around (x, y)."""
    return element(
        "g",
        element("path", d=PAWN, class_="pawn-edge"),
        element("path", d=PAWN, class_=f"pawn seat-{seat}"),
        transform=f"translate({number(x)} {number(y)}) scale({number(size / 20)})",
    )
