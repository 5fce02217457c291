"""The page of a report: sentences, charts, maps and tables in one language, in one file that needs no network."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from babel.numbers import format_decimal, format_percent

from kolejiste.core.balance import Kind, RoomBalance, room_balance
from kolejiste.core.contract import Game
from kolejiste.core.registry import load
from kolejiste.core.text import CORE_TEXT, Words, words

from ..errors import ARENA_TEXT
from .analysis import SAFE, Estimate, Sample, Seeds, Thing
from .charts import Spec, intervals, leading, script, spread, svg
from .heat import fonts, heat_map
from .report import Report

TEMPLATE = Path(__file__).with_name("page.html")
MOST = 14  # things in a chart
Cell = tuple[str, str]


class TableRow(msgspec.Struct):
    """A row of a table: its cells, each with something small behind it; `real` makes it stand out."""

    cells: list[Cell]
    real: bool = False


class Piece(msgspec.Struct):
    """A chart, a map or a table of a section."""

    heading: str = ""
    name: str = ""
    svg: str = ""
    spec: str = ""
    picture: str = ""
    caption: str = ""
    most: str = ""
    columns: list[str] = []
    rows: list[TableRow] = []
    folded: str = ""


class Section(msgspec.Struct):
    """A part of the page."""

    name: str
    heading: str
    sentences: list[str] = []
    pieces: list[Piece] = []


class Page:
    """A report in one language."""

    def __init__(self, report: Report, language: str, names: Callable[[str], str]) -> None:
        self.report = report
        self.language = language
        self.say: Words = words(language, CORE_TEXT, ARENA_TEXT)
        self.games: list[Game] = [setting.game() for setting in report.plan.settings]
        self.game = self.games[0]
        self.room: RoomBalance = room_balance(self.game, language)
        self.seats = self.game.names(language)
        levels = [names(bot) for bot in report.plan.levels]
        several = len(report.editions) > 1
        self.editions = self._edition_names()
        # A series for each edition and level, the stronger level first.
        self.samples: list[Sample] = [sample for edition in report.editions for sample in edition.levels]
        marks = [f"{mark} · " for mark in "AB"] if several else [""]
        self.series = [f"{mark}{level}" for mark in marks[: len(self.editions)] for level in levels]
        self.levels = levels
        self.charts: dict[str, Spec] = {}

    def _edition_names(self) -> list[str]:
        found = [edition.file or edition.name for edition in self.report.editions]
        if len(set(found)) < len(found):
            found = [f"{name} ({edition.hash[:6]})" for name, edition in zip(found, self.report.editions, strict=True)]
        return found

    def _marked(self) -> list[str]:
        """The editions, with the letters that stand for them where there are two."""
        if len(self.editions) == 1:
            return self.editions
        return [f"{mark} = {name}" for mark, name in zip("AB", self.editions, strict=True)]

    def html(self) -> str:
        """The whole page."""
        from jinja2 import Environment

        say, plan = self.say, self.report.plan
        title = load(plan.settings[0].title)
        sections = self.sections()
        made_up = any(edition.status == "reconstructed" for edition in self.report.editions)
        template = Environment(autoescape=True, trim_blocks=True).from_string(TEMPLATE.read_text(encoding="utf-8"))
        return template.render(
            language=self.language,
            heading=say("balance-heading", title=title.name[self.language]),
            intro=say(
                "balance-intro",
                players=plan.settings[0].players,
                games=plan.games,
                strong=self.levels[0],
                weak=self.levels[1],
            ),
            notes=[
                say("balance-editions", editions=" · ".join(self._marked())),
                *([say("balance-reconstructed")] if made_up else []),
            ],
            sections=sections,
            closing=[
                say("balance-sure"),
                say("balance-repeat", seed=str(plan.seed), version=plan.version),
            ],
            script=script(),
            fonts=fonts(),
        )

    def sections(self) -> list[Section]:
        """All parts of the page."""
        return [
            *([self._changes()] if self.report.changes else []),
            self._seats(),
            self._scores(),
            self._length(),
            self._leads(),
            self._skill(),
            self._styles(),
            *(self._kind(kind) for kind in self.room.kinds if any(sample.things[kind.name] for sample in self.samples)),
            self._rare(),
        ]

    # --- sections -----------------------------------------------------------------------------------------------

    def _changes(self) -> Section:
        say, rows = self.say, []
        for change in self.report.changes:
            shares = change.what in ("skill", "deal") or change.what.startswith("seat ")
            told = self.share if shares else self.mean
            before, after = (told(one) for one in (change.before, change.after))
            rows.append(
                TableRow(
                    [
                        (self._what(change.what), self.levels[change.level]),
                        before,
                        after,
                        told(change.change, signed=True),
                    ],
                    change.real,
                )
            )
        columns = [say("balance-number"), "A", "B", say("balance-difference")]
        real = sum(change.real for change in self.report.changes)
        sentence = say("balance-changes-told", real=real, all=len(self.report.changes))
        return Section("changes", say("balance-changes"), [sentence], [Piece(columns=columns, rows=rows)])

    def _what(self, what: str) -> str:
        kind, _, which = what.partition(" ")
        if kind == "seat":
            return self.say("balance-seat-wins", seat=self.seats[int(which)])
        if kind == "part":
            return self.room.part_name(which)
        return self.say(CHANGES[what])

    def _seats(self) -> Section:
        say, fair = self.say, 1 / len(self.seats)
        sentences = []
        for series, sample in zip(self.series, self.samples, strict=True):
            unlike = [
                say(
                    "balance-seat-unlike",
                    seat=self.seats[seat],
                    share=self.percent(one.value),
                    range=self.range(one, 100),
                )
                for seat, one in enumerate(sample.seats)
                if one.low > fair or one.high < fair
            ]
            if unlike:
                found = "; ".join(unlike)
                sentences.append(say("balance-seats-unlike", series=series, found=found, fair=self.percent(fair)))
            else:
                sentences.append(say("balance-seats-alike", series=series, fair=self.percent(fair)))
        rows = [
            (self.seats[seat], series, one)
            for series, sample in zip(self.series, self.samples, strict=True)
            for seat, one in enumerate(sample.seats)
        ]
        chart = intervals(rows, self.seats, self.series, say("balance-wins-axis"), fair=fair, unit="%")
        return Section("seats", say("balance-seats"), sentences, [self._chart("seats", chart)])

    def _scores(self) -> Section:
        say = self.say
        sentences = [
            say(
                "balance-scores-told",
                series=series,
                points=self.number(sample.points.value),
                winners=self.number(sample.winners.value),
                margin=self.number(sample.margin.value),
            )
            for series, sample in zip(self.series, self.samples, strict=True)
        ]
        order = list(dict.fromkeys(part.part for sample in self.samples for part in sample.parts))
        named = {part: self.room.part_name(part) for part in order}
        rows = [
            (named[part.part], series, part.all)
            for series, sample in zip(self.series, self.samples, strict=True)
            for part in sample.parts
        ]
        table = [
            TableRow([(named[part.part], ""), *(self.mean(one) for one in (part.all, part.winners, part.others))])
            for part in self.samples[0].parts
        ]
        columns = ["", say("balance-all"), say("balance-winners"), say("balance-others")]
        hist = spread([s.scores for s in self.samples], self.series, say("balance-points"), say("balance-share-axis"))
        bars = intervals(rows, list(named.values()), self.series, say("balance-points-axis"), fair=None, unit="")
        return Section(
            "scores",
            say("balance-scores"),
            sentences,
            [
                self._chart("scores", hist),
                self._chart("parts", bars, say("balance-parts")),
                Piece(heading=say("balance-parts-of", series=self.series[0]), columns=columns, rows=table),
            ],
        )

    def _length(self) -> Section:
        say, sentences = self.say, []
        for series, sample in zip(self.series, self.samples, strict=True):
            sentences.append(
                say(
                    "balance-length-told",
                    series=series,
                    plies=self.number(sample.plies.value),
                    range=self.range(sample.plies),
                    turns=self.number(sample.turns.value),
                    moves=self.number(sample.moves.value / max(sample.turns.value, 1e-9)),
                )
            )
            if sample.ender is not None:
                sentences.append(
                    say(
                        "balance-ender",
                        series=series,
                        share=self.percent(sample.ender.value),
                        range=self.range(sample.ender, 100),
                    )
                )
        tags = dict.fromkeys(tag for sample in self.samples for tag in sample.ended)
        rows = [
            TableRow([(self._ended(tag), ""), *(self._end(sample, tag) for sample in self.samples)]) for tag in tags
        ]
        hist = spread([s.lengths for s in self.samples], self.series, say("balance-plies"), say("balance-share-axis"))
        ends = Piece(heading=say("balance-ends"), columns=[say("balance-announced"), *self.series], rows=rows)
        return Section("length", say("balance-length"), sentences, [self._chart("length", hist), ends])

    def _ended(self, tag: str) -> str:
        if not tag:
            return self.say("balance-nothing")
        return self.game.words(self.language)(self.room.ends[tag])

    def _end(self, sample: Sample, tag: str) -> Cell:
        return self.share(sample.ended[tag]) if tag in sample.ended else ("–", "")

    def _leads(self) -> Section:
        say, sentences = self.say, []
        for series, sample in zip(self.series, self.samples, strict=True):
            told: dict[str, str | int] = {"series": series, "changes": self.number(sample.lead_changes.value)}
            if sample.safe is None:
                sentences.append(say("balance-lead-open", **told))
            else:
                sentences.append(say("balance-lead-safe", part=self.percent(sample.safe), **told))
        leads = [sample.leads for sample in self.samples]
        chart = leading(leads, self.series, say("balance-part-axis"), say("balance-leader-axis"), SAFE)
        pieces = [self._chart("lead", chart)] if any(leads) else []
        return Section("lead", say("balance-lead"), sentences, pieces)

    def _skill(self) -> Section:
        say, sentences = self.say, []
        for edition, mark in zip(self.report.editions, "AB", strict=False):
            skill, which = edition.skill, f"{mark}: " if len(self.editions) > 1 else ""
            if skill.share is not None and skill.margin is not None:
                sentences.append(
                    say(
                        "balance-skill-told",
                        edition=which,
                        strong=self.levels[0],
                        weak=self.levels[1],
                        share=self.percent(skill.share.value),
                        range=self.range(skill.share, 100),
                        fair=self.percent(skill.fair),
                        margin=self.number(skill.margin.value),
                    )
                )
            sentences.append(
                say(
                    "balance-luck-told",
                    edition=which,
                    part=self.percent(skill.deal.value),
                    range=self.range(skill.deal, 100),
                    within=self.number(skill.within),
                    over=self.number(skill.over),
                )
            )
        return Section("skill", say("balance-skill"), sentences)

    def _styles(self) -> Section:
        say, pieces = self.say, []
        columns = ["", say("balance-seats-share"), say("balance-wins"), say("balance-points")]
        for series, sample in zip(self.series, self.samples, strict=True):
            rows = [
                TableRow(
                    [
                        (self.room.part_name(style.part), ""),
                        (self.percent(style.share), ""),
                        self.share(style.won),
                        self.mean(style.points),
                    ]
                )
                for style in sample.styles
            ]
            pieces.append(Piece(heading=series, columns=columns, rows=rows))
        return Section("styles", say("balance-styles"), [say("balance-styles-told")], pieces)

    def _kind(self, kind: Kind) -> Section:
        say = self.say
        heading = self.game.words(self.language)(kind.heading)
        pieces = []
        if kind.drawn:
            pieces += self._maps(kind)
        first = [thing for thing in self.samples[0].things[kind.name] if thing.change is not None][:MOST]
        if first:
            labels = self._labels(kind, [thing.thing for thing in first])
            rows = [
                (labels[thing.thing], series, thing.change)
                for series, sample in zip(self.series, self.samples, strict=True)
                for thing in sample.things[kind.name]
                if thing.thing in labels and thing.change is not None
            ]
            chart = intervals(rows, list(labels.values()), self.series, say("balance-change-axis"), fair=0.0, unit="%")
            pieces.append(self._chart(f"{kind.name}-change", chart, say("balance-change-of")))
        pieces += [
            self._things(kind, series, s.things[kind.name]) for series, s in zip(self.series, self.samples, strict=True)
        ]
        return Section(f"room-{kind.name}", heading, [say("balance-things-told")] if first else [], pieces)

    def _maps(self, kind: Kind) -> list[Piece]:
        found = []
        for number, (series, sample) in enumerate(zip(self.series, self.samples, strict=True)):
            game = self.games[number // len(self.levels)]
            drawn = heat_map(
                game, room_balance(game, self.language), kind.name, sample.things[kind.name], self.language
            )
            if drawn:
                most = max(thing.had.value for thing in sample.things[kind.name])
                found.append(
                    Piece(
                        heading=series,
                        picture="data:image/svg+xml;base64," + b64encode(drawn.encode()).decode(),
                        caption=self.say("balance-map"),
                        most=self.percent(most),
                    )
                )
        return found

    def _things(self, kind: Kind, series: str, things: Sequence[Thing]) -> Piece:
        say = self.say
        columns = ["", *([say("balance-offered")] if kind.offered else []), say("balance-had")]
        columns += [say("balance-times")] if kind.several else []
        columns += [*([say("balance-met")] if kind.met else []), say("balance-worth"), say("balance-change")]
        labels = self._labels(kind, [thing.thing for thing in things])
        rows = []
        for thing in things:
            cells = [(labels[thing.thing], ""), self.share(thing.had)]
            if kind.offered:
                cells.insert(1, (self.number(thing.offered or 0.0), ""))
            if kind.several:
                cells.append(self.mean(thing.times))
            if kind.met:
                cells.append(self.share(thing.met) if thing.met is not None else ("–", ""))
            cells.append(self.mean(thing.worth) if thing.worth is not None else ("–", ""))
            cells.append(self.share(thing.change, signed=True) if thing.change is not None else ("–", ""))
            real = thing.change is not None and (thing.change.low > 0 or thing.change.high < 0)
            rows.append(TableRow(cells, real))
        folded = say("balance-table-of", series=series, count=len(things))
        return Piece(columns=columns, rows=rows, folded=folded)

    def _labels(self, kind: Kind, things: Sequence[str]) -> dict[str, str]:
        """The names of things; those that are called alike get their own name behind."""
        named = {thing: self.room.thing_name(kind.name, thing) for thing in things}
        often = list(named.values())
        return {thing: f"{name} [{thing}]" if often.count(name) > 1 else name for thing, name in named.items()}

    def _rare(self) -> Section:
        say, pieces = self.say, []
        columns = ["", say("balance-games"), say("balance-seeds")]
        for series, sample in zip(self.series, self.samples, strict=True):
            rows = [self._seeds(say(EXTREMES[name]), one) for name, one in sample.extremes.items()]
            if sample.shared.games:
                rows.append(self._seeds(say("balance-shared"), sample.shared))
            rows += [self._seeds(one.what, one) for one in sample.rare]
            pieces.append(Piece(heading=series, columns=columns, rows=rows))
        sentences = [say("balance-rare-told")]
        unplayed = set.intersection(*(set(sample.unplayed) for sample in self.samples))
        if unplayed:
            sentences.append(say("balance-unplayed", actions=", ".join(sorted(unplayed))))
        return Section("rare", say("balance-rare"), sentences, pieces)

    def _seeds(self, what: str, found: Seeds) -> TableRow:
        return TableRow([(what, ""), (str(found.games), ""), (", ".join(map(str, found.seeds)), "")])

    # --- numbers ------------------------------------------------------------------------------------------------

    def _chart(self, name: str, spec: Spec, heading: str = "") -> Piece:
        self.charts[name] = spec
        return Piece(heading=heading, name=name, svg=svg(spec), spec=msgspec.json.encode(spec).decode())

    def number(self, value: float, signed: bool = False) -> str:
        return str(format_decimal(value, "+#,##0.0;-#,##0.0" if signed else "#,##0.0", locale=self.language))

    def percent(self, value: float) -> str:
        return str(format_percent(value, "#,##0\u00a0%", locale=self.language))

    def range(self, one: Estimate, times: int = 1) -> str:
        form = "#,##0" if times == 100 else "#,##0.0"
        return "–".join(str(format_decimal(times * end, form, locale=self.language)) for end in (one.low, one.high))

    def share(self, one: Estimate, signed: bool = False) -> Cell:
        form = "+#,##0\u00a0%;-#,##0\u00a0%" if signed else "#,##0\u00a0%"
        ends = " … " if signed else "–"
        low, high = (str(format_decimal(100 * end, "#,##0", locale=self.language)) for end in (one.low, one.high))
        return str(format_percent(one.value, form, locale=self.language)), f"{low}{ends}{high}"

    def mean(self, one: Estimate, signed: bool = False) -> Cell:
        ends = " … " if signed or one.low < 0 else "–"
        low, high = (str(format_decimal(end, "#,##0.0", locale=self.language)) for end in (one.low, one.high))
        return self.number(one.value, signed), f"{low}{ends}{high}"


CHANGES: dict[str, str] = {
    "points": "balance-points",
    "winners": "balance-winners-points",
    "margin": "balance-margin",
    "plies": "balance-plies",
    "turns": "balance-turns",
    "lead_changes": "balance-lead-changes",
    "skill": "balance-skill-share",
    "deal": "balance-deal-part",
}
EXTREMES: dict[str, str] = {
    "shortest": "balance-shortest",
    "longest": "balance-longest",
    "highest": "balance-highest",
    "lowest": "balance-lowest",
    "widest": "balance-widest",
}
