"""Editions: boards, cards and tiles as TOML files with provenance, read with every error told in its place."""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

from .errors import BadEdition, BadOption, Problem

Status = Literal["rulebook", "verified", "single-source", "reconstructed"]
T = TypeVar("T", bound="EditionFile")


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which game an edition is for, and how sure its facts are, field by field."""

    game: str
    name: str
    status: Status
    note: str
    names: dict[str, str] = {}  # the name in other languages
    fields: dict[str, Status] = {}
    exceptions: dict[str, Status] = {}
    sources: dict[str, str] = {}
    changes: dict[str, str] = {}  # what differs from the edition before it, and why


class EditionFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition file has; each engine adds its own tables."""

    about: About


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition as a bound game tells of it: name, how faithful, and the hash of all values that matter to play."""

    name: str
    status: Status
    note: str
    hash: str
    names: dict[str, str] = {}

    def called(self, language: str) -> str:
        """The edition's name in a language, if it has one there."""
        return self.names.get(language, self.name)


def info(edition: EditionFile) -> EditionInfo:
    """The edition's name and hash; the hash covers every value but the words about it."""
    values = msgspec.to_builtins(edition, str_keys=True)
    del values["about"]
    digest = hashlib.sha256(msgspec.json.encode(values, order="deterministic")).hexdigest()
    about = edition.about
    return EditionInfo(about.name, about.status, about.note, digest, about.names)


class EditionText(msgspec.Struct, frozen=True):
    """An edition file that was read already, to be sent to other machines or kept as it was."""

    file: str
    text: str


def read_toml(source: Path | str | EditionText) -> tuple[str, str]:
    """The text of an edition file and its name for messages; a str is a path too."""
    if isinstance(source, EditionText):
        return source.text, source.file
    path = Path(source)
    try:
        return path.read_text(encoding="utf-8"), str(source)
    except (OSError, UnicodeDecodeError, ValueError) as why:
        reason = why.strerror if isinstance(why, OSError) and why.strerror else str(why)
        raise BadEdition(str(source), [Problem("-", "file-unreadable", reason=reason)]) from None


def parse(text: str, file: str, kind: type[T]) -> T:
    """The edition in `text`, or `BadEdition` with every error of form in it."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as why:
        raise BadEdition(file, [Problem("TOML", "toml", reason=str(why))]) from None
    problems: list[Problem] = []
    _collect(data, kind, "", problems)
    if problems:
        raise BadEdition(file, with_lines(text, problems))
    try:
        return msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError as why:
        raise BadEdition(file, [Problem("-", "value", reason=_plain(str(why)))]) from None


def game_of(text: str, file: str) -> str:
    """The id of the game an edition file is for."""
    try:
        game = tomllib.loads(text).get("about", {})
        game = game.get("game") if isinstance(game, dict) else None
    except (tomllib.TOMLDecodeError, RecursionError) as why:
        raise BadEdition(file, [Problem("TOML", "toml", reason=str(why))]) from None
    if not isinstance(game, str):
        raise BadEdition(file, [Problem("about.game", "missing")])
    return game


def twice(names: Sequence[str], place: str, field: str = ".id") -> Iterator[Problem]:
    """A problem for each name that stands twice in the rows at `place`."""
    seen: dict[str, int] = {}
    for number, name in enumerate(names):
        if name in seen:
            yield Problem(f"{place}[{number}]{field}", "id-twice", id=name, first=f"{place}[{seen[name]}]{field}")
        seen.setdefault(name, number)


def seats_and_colours(seats: tuple[int, int], colours: Sequence[str], most: int) -> Iterator[Problem]:
    """What is wrong with the numbers of players in `rules.seats`, and with the colours of `most` seats."""
    if seats[0] > seats[1]:
        yield Problem("rules.seats", "seat-range")
    if len(colours) < most or len(set(colours)) != len(colours):
        yield Problem("rules.seat_colours", "seat-colours", seats=most)


def require_game(edition: EditionFile, game: str, text: str, file: str) -> None:
    """Refuse an edition that is for another game than the one being bound."""
    if edition.about.game != game:
        raise BadEdition(file, with_lines(text, [Problem("about.game", "other-game", game=edition.about.game)]))


def require_seats(edition: EditionFile, seats: tuple[int, int], players: int) -> None:
    """Refuse a number of seats that the edition is not for."""
    if not seats[0] <= players <= seats[1]:
        raise BadOption("seats", game=edition.about.name, least=seats[0], most=seats[1], players=str(players))


def with_lines(text: str, problems: list[Problem]) -> list[Problem]:
    """Fill in the line of each problem's place."""
    for problem in problems:
        problem.line = line_of(text, problem.place)
    return sorted(problems, key=lambda p: p.line or 0)


def _plain(message: str) -> str:
    return re.sub(r" - at `[^`]*`$", "", message)


def _collect(data: Any, kind: Any, place: str, problems: list[Problem]) -> None:
    """Check `data` against `kind`, descending into structs and lists of structs, so that no error hides another."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if not isinstance(data, dict):
            problems.append(Problem(place or "-", "not-a-table"))
            return
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        for name in data:
            if name not in fields:
                near = difflib.get_close_matches(name, fields, n=1)
                problems.append(Problem(_join(place, name), "unknown-field", near=near[0] if near else "none"))
        for name, field in fields.items():
            if name in data:
                _collect(data[name], field.type, _join(place, name), problems)
            elif field.required:
                problems.append(Problem(_join(place, name), "missing"))
        return
    rows = get_args(kind)
    if get_origin(kind) is Annotated:
        rows = get_args(rows[0])
    of_structs = bool(rows) and isinstance(rows[0], type) and issubclass(rows[0], msgspec.Struct)
    if of_structs and isinstance(data, list):
        before = len(problems)
        for number, row in enumerate(data):
            _collect(row, rows[0], f"{place}[{number}]", problems)
        if len(problems) > before:
            return
    try:
        msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError as why:
        problems.append(Problem(place, "value", reason=_plain(str(why))))


def _join(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def line_of(text: str, place: str) -> int | None:
    """The line on which a place such as `map.routes[3].length` stands: its row, or the closest table above it."""
    steps = [step for step in re.split(r"\.|(\[\d+\])", place) if step]
    lines = text.splitlines()
    table = ""
    best: int | None = None
    for number, line in enumerate(lines, 1):
        header = re.match(r"\s*\[([^\[\]]+)\]\s*(#.*)?$", line)
        if header:
            table = header[1].strip()
            if place == table or place.startswith(table + "."):
                best = number
            continue
        key = re.match(r'\s*(?:"([^"]+)"|([\w-]+))\s*=', line)
        if not key:
            continue
        name = _join(table, key[1] or key[2])
        if place == name:
            return number
        if place.startswith((name + "[", name + ".")):
            best = number
            if place.startswith(name + "["):
                depth = name.count(".") + 1
                return number + _row_offset(lines[number - 1 :], int(steps[depth][1:-1]))
    return best


def _row_offset(lines: list[str], row: int) -> int:
    """How many lines below the array's first line its row number `row` begins."""
    depth = 0
    seen = -1
    for offset, line in enumerate(lines):
        bare = re.sub(r'"[^"]*"|#.*', "", line)
        if offset == 0:
            bare = bare.split("=", 1)[-1]
        for letter in bare:
            if letter in "[{":
                depth += 1
                if letter == "{" and depth == 2:
                    seen += 1
                    if seen == row:
                        return offset
            elif letter in "]}":
                depth -= 1
                if not depth:
                    return 0
    return 0
