"""The charts of a report, as Vega-Lite made with Altair. They know series, labels and numbers, and no game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from kolejiste.core.svg import FONTS

from .analysis import Estimate, Lead

INKS = ("#2f5d73", "#c8963e", "#8a3f2b", "#d9a58c")  # a series each: two levels of one edition, then of the other
QUIET, TEXT = "#d8dde0", "#3b4750"
WIDTH = 560
FONT = "Barlow Semi Condensed"

Spec = dict[str, Any]
Rows = Sequence[tuple[str, str, Estimate]]  # what, series, number


def intervals(
    rows: Rows, order: Sequence[str], series: Sequence[str], axis: str, *, fair: float | None, unit: str
) -> Spec:
    """Numbers with their intervals, one below the other; a line marks what would be even."""
    alt = _altair()

    scale = 100 if unit == "%" else 1
    data = [
        {
            "what": what,
            "series": one,
            "value": scale * e.value,
            "low": scale * e.low,
            "high": scale * e.high,
            "of": e.of,
        }
        for what, one, e in rows
    ]
    y = alt.Y("what:N", sort=list(order), title=None, axis=alt.Axis(labelLimit=340, ticks=False, domain=False))
    offset = alt.YOffset("series:N", sort=list(series))
    colour = _colour(series)
    base = alt.Chart(alt.Data(values=data)).encode(y=y, yOffset=offset, color=colour)
    tips = [alt.Tooltip("what:N"), alt.Tooltip("series:N"), *_tips(("value", "low", "high"))]
    x = alt.X("low:Q", title=axis, scale=alt.Scale(zero=False), axis=alt.Axis(tickCount=6))
    layers = [
        base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", tooltip=tips),
        base.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q", tooltip=tips),
    ]
    if fair is not None:
        even = alt.Chart(alt.Data(values=[{"fair": scale * fair}]))
        layers.insert(0, even.mark_rule(strokeDash=[4, 4], color="#9aa5ab").encode(x="fair:Q"))
    height = max(60, len(order) * (12 + 11 * len(series)))
    return _spec(alt.layer(*layers).properties(width=WIDTH, height=height))


def spread(values: Sequence[Sequence[int]], series: Sequence[str], axis: str, share: str) -> Spec:
    """How often which number occurred, a line for each series."""
    alt = _altair()

    low, high = min(map(min, values)), max(map(max, values))
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 10**9) if (high - low) / s <= 24)
    data = []
    for one, numbers in zip(series, values, strict=True):
        for place in range(low // step - 1, high // step + 2):
            count = sum(number // step == place for number in numbers)
            data.append({"series": one, "value": place * step, "share": 100 * count / len(numbers)})
    chart = alt.Chart(alt.Data(values=data)).encode(
        x=alt.X("value:Q", title=axis, axis=alt.Axis(tickCount=8)),
        y=alt.Y("share:Q", title=share, stack=None, axis=alt.Axis(tickCount=4)),
        color=_colour(series),
        tooltip=[alt.Tooltip("series:N"), alt.Tooltip("value:Q"), *_tips(("share",))],
    )
    area = chart.mark_area(interpolate="step-after", opacity=0.22, line={"strokeWidth": 2})
    return _spec(area.properties(width=WIDTH, height=170))


def leading(leads: Sequence[Sequence[Lead]], series: Sequence[str], axis: str, share: str, safe: float) -> Spec:
    """How often who leads wins, from the first part of the game to the last."""
    alt = _altair()

    data = [
        {
            "series": one,
            "part": 100 * lead.part,
            "value": 100 * lead.won.value,
            "low": 100 * lead.won.low,
            "high": 100 * lead.won.high,
        }
        for one, line in zip(series, leads, strict=True)
        for lead in line
    ]
    base = alt.Chart(alt.Data(values=data)).encode(
        x=alt.X("part:Q", title=axis, scale=alt.Scale(domain=[0, 100])), color=_colour(series)
    )
    tips = [alt.Tooltip("series:N"), *_tips(("part", "value", "low", "high"))]
    y = alt.Y("low:Q", title=share, scale=alt.Scale(domain=[0, 100]))
    even = alt.Chart(alt.Data(values=[{"safe": 100 * safe}]))
    layers = [
        even.mark_rule(strokeDash=[4, 4], color="#9aa5ab").encode(y="safe:Q"),
        base.mark_area(opacity=0.15).encode(y=y, y2="high:Q"),
        base.mark_line(strokeWidth=2).encode(y="value:Q", tooltip=tips),
    ]
    return _spec(alt.layer(*layers).properties(width=WIDTH, height=210))


def svg(spec: Spec) -> str:
    """The chart as a picture that needs no script."""
    found: str = _painter().vegalite_to_svg(spec)
    return found


def png(spec: Spec) -> bytes:
    """The chart as a PNG, twice as fine as a screen."""
    found: bytes = _painter().vegalite_to_png(spec, scale=2)
    return found


def script() -> str:
    """Vega, Vega-Lite and Vega-Embed, to be put into a page that works without a network."""
    found: str = _painter().javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return found


@cache
def _painter() -> Any:
    """vl-convert, which draws with our own fonts as well."""
    import vl_convert

    vl_convert.register_font_directory(str(FONTS))
    return vl_convert


def _altair() -> Any:
    """Altair, which is imported only for a report."""
    import altair

    return altair


def _colour(series: Sequence[str]) -> Any:
    alt = _altair()

    scale = alt.Scale(domain=list(series), range=list(INKS[: len(series)]))
    legend = alt.Legend(
        orient="top", direction="horizontal", title=None, labelLimit=400, symbolType="circle", symbolOpacity=1
    )
    return alt.Color("series:N", scale=scale, legend=legend)


def _tips(names: Sequence[str]) -> list[Any]:
    alt = _altair()

    return [alt.Tooltip(f"{name}:Q", format=".1f") for name in names]


def _spec(chart: Any) -> Spec:
    styled = chart.configure(background="transparent", font=FONT)
    styled = styled.configure_view(stroke=None).configure_legend(labelColor=TEXT, labelFontSize=13)
    styled = styled.configure_axis(
        labelColor=TEXT,
        titleColor=TEXT,
        gridColor="#e9edef",
        domainColor=QUIET,
        tickColor=QUIET,
        labelFontSize=13,
        titleFontSize=13,
        titleFontWeight="normal",
        titlePadding=8,
    )
    spec: Spec = styled.to_dict()
    return spec
