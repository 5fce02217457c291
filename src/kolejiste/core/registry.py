"""The registry: which titles there are, read from each room's `meta.toml` without loading any game."""

from __future__ import annotations

import difflib
import importlib
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from .chance import Chance
from .contract import CLUB, Game, OptionValue, State
from .edition import EditionText, Status, game_of, read_toml
from .errors import BadOption, BadPackage, KolejisteError, UnknownTitle
from .outside import GAMES as OUTSIDE
from .outside import entries, folder_of, guarded, left_out
from .reading import ONE_AT_A_TIME, make_ready
from .text import LANGUAGES

GAMES = Path(__file__).parent.parent / "games"
MOST_SEATS = 12


def typed(choice: OptionValue) -> str:
    """An option's choice as people type it."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice made before a game begins; its words are `option-NAME` and `option-NAME-CHOICE` in the room's texts."""

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    players: tuple[int, ...] = ()  # only with so many players; empty: with any number
    when: dict[str, OptionValue] = {}  # only together with these values of other options

    def applies(self, players: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether there is anything to choose here."""
        fits = not self.players or players in self.players
        return fits and all(options[name] == value for name, value in self.when.items())


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How bots that search play a title: for how many rounds of turns a playout goes on before the room's own forecast
    counts, 0 is to the end, in which manner the planner plays on for whoever thinks, from how many playouts on errands
    are tried, too, and how many playouts a level has for a decision at a table of two."""

    rounds: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    tree: bool = False  # whether answers to the moves are tried out too
    manner: str = CLUB  # the others are expected to play as the club does
    errands: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0  # 0 is never: few playouts are too few
    expert: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 400
    master: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1600


class Title(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as its `meta.toml` tells of it: enough to list it, not yet its rules."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]
    engine: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    maturity: Literal["alpha", "beta", "stable"]
    board: Status
    name: dict[str, str]
    about: dict[str, str]
    edition: str = "data/edition.toml"
    options: tuple[Option, ...] = ()
    search: Search = Search()
    room: str = ""  # the folder, filled in by the registry
    languages: tuple[str, ...] = LANGUAGES  # those it speaks, filled in too; in others it speaks English

    def __post_init__(self) -> None:
        if not 1 <= self.seats[0] <= self.seats[1] <= MOST_SEATS:
            raise ValueError(f"seats must be from 1 to {MOST_SEATS}, the least number first")
        for option in self.options:
            if option.default not in option.choices:
                raise ValueError(f"the default of option {option.name} is none of its choices")

    def folders(self, name: str) -> tuple[Path, ...]:
        """The folders of this name that belong to the title: its engine's first, then its own."""
        return _folders(self.engine, self.room, name)

    @property
    def text_folders(self) -> tuple[Path, ...]:
        """The folders with this title's words."""
        return self.folders("text")

    @property
    def seat_numbers(self) -> range:
        """All numbers of players that it is for."""
        return range(self.seats[0], self.seats[1] + 1)

    def bind(
        self, players: int | None = None, *, edition: Path | str | EditionText | None = None, **options: Any
    ) -> Game:
        """The game for so many seats and these options, with our edition or the one in a file."""
        if players is None:
            players = self.seats[0]
        if type(players) is not int or players not in self.seat_numbers:
            raise BadOption("seats", game=self.id, least=self.seats[0], most=self.seats[1], players=str(players))
        chosen = self.choose(options)
        self._require_use(players, chosen)
        text, file = read_toml(edition if edition is not None else self.edition_path(chosen))
        return _bind(self.room, players, tuple(chosen.items()), text, file)

    def new(
        self, players: int | None = None, seed: int = 0, *, edition: Path | str | None = None, **options: Any
    ) -> State:
        """The short form: bind and deal with a seed."""
        return self.bind(players, edition=edition, **options).new(Chance(seed))

    def choose(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values: the given ones checked, the rest by default. Words stand for values."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption("no-option", game=self.id, option=name, options=", ".join(known) or "none")
        chosen: dict[str, OptionValue] = {}
        for option in self.options:
            given = options.get(option.name, option.default)
            for choice in option.choices:
                if given == choice or str(given).lower() == str(choice).lower():
                    chosen[option.name] = choice
                    break
            else:
                choices = ", ".join(str(choice) for choice in option.choices)
                raise BadOption("option-value", option=option.name, value=str(given), choices=choices)
        return chosen

    def _require_use(self, players: int, chosen: Mapping[str, OptionValue]) -> None:
        """Refuse an option that would do nothing here."""
        for option in self.options:
            if chosen[option.name] == option.default or option.applies(players, chosen):
                continue
            if option.players and players not in option.players:
                counts = ", ".join(map(str, option.players))
                raise BadOption("option-players", option=option.name, counts=counts, players=players)
            needs = ", ".join(f"{name}={typed(value)}" for name, value in option.when.items())
            raise BadOption("option-when", option=option.name, needs=needs)

    def settings(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every number of players with every choice of the options that apply to it."""
        for players in self.seat_numbers:
            for choices in product(*(option.choices for option in self.options)):
                chosen = {option.name: choice for option, choice in zip(self.options, choices, strict=True)}
                idle = [option for option in self.options if not option.applies(players, chosen)]
                if all(chosen[option.name] == option.default for option in idle):
                    yield players, chosen

    def option_words(self) -> list[str]:
        """The text keys of the options: each option, and each of its choices that is no number."""
        keys = []
        for option in self.options:
            keys.append(f"option-{option.name}")
            for choice in option.choices:
                if isinstance(choice, bool) or not isinstance(choice, int):
                    keys.append(f"option-{option.name}-{typed(choice)}")
        return keys

    def edition_path(self, options: Mapping[str, Any] | None = None) -> Path:
        """The file of our own edition for these options."""
        return Path(self.room) / self.edition.format(**self.choose(options or {}))

    def of_edition(self, edition: str, players: int, options: Mapping[str, Any]) -> Game:
        """The game with our edition of this hash: the present one, or one that it replaced. Those ship on in the folder
        `former` beside it, so that older records replay. Where there is none such it is the present one."""
        present = self.bind(players, **options)
        if present.edition.hash == edition:
            return present
        for file in sorted((self.edition_path(options).parent / "former").glob("*.toml")):
            try:
                game = self.bind(players, edition=file, **options)
            except BadOption:  # one may be for fewer seats
                continue
            if game.edition.hash == edition:
                return game
        return present


def _is_ours(engine: str) -> bool:
    """Whether this is an engine of the house, known by its short name; others are modules, named in full."""
    return engine.isidentifier() and (GAMES / engine).is_dir()


@cache
def _folders(engine: str, room: str, name: str) -> tuple[Path, ...]:
    own = Path(room)
    if _is_ours(engine):
        home = GAMES / engine
    else:  # an engine is a Python package, and a title that shares it a folder inside
        home = own if (own / "__init__.py").exists() else own.parent
    return tuple(folder / name for folder in dict.fromkeys((home, own)) if (folder / name).is_dir())


@lru_cache(maxsize=128)
def _bind(room: str, players: int, options: tuple[tuple[str, OptionValue], ...], text: str, file: str) -> Game:
    title = read_title(Path(room) / "meta.toml")

    def bound_game() -> Game:
        module = f"kolejiste.games.{title.engine}" if _is_ours(title.engine) else title.engine
        engine = importlib.import_module(module)
        game = engine.bind(title, players, dict(options), text, file)
        if not isinstance(game, Game):
            raise TypeError(f"{title.engine}.bind gives no Game")
        make_ready(game.view_type, game.action_type)
        return game

    with ONE_AT_A_TIME:  # editions are read, too
        return guarded(bound_game, lambda reason: BadPackage("room-broken", game=title.id, reason=reason))


class Shelf(NamedTuple):
    """All titles in alphabetical order of ids, and what is wrong with packages that were left out."""

    titles: tuple[Title, ...]
    troubles: tuple[BadPackage, ...]


@cache
def shelf() -> Shelf:
    """The titles of the house and those of installed packages."""
    found = {title.id: title for title in map(read_title, GAMES.glob("**/meta.toml"))}
    troubles = []
    for entry in entries(OUTSIDE):
        try:
            brought = titles_in(folder_of(entry), entry.module)
            for title in brought:
                if title.id in found:
                    raise KolejisteError("title-taken", game=title.id)
        except KolejisteError as why:
            troubles.append(left_out(entry, why))
        else:
            found.update((title.id, title) for title in brought)
    return Shelf(tuple(sorted(found.values(), key=lambda title: title.id)), tuple(troubles))


def titles() -> tuple[Title, ...]:
    """Every title, in alphabetical order of ids."""
    return shelf().titles


def titles_in(folder: Path, module: str) -> list[Title]:
    """The titles that a package from outside brings, checked as far as that goes without loading it."""
    files = sorted(folder.glob("**/meta.toml"))
    if not files:
        raise KolejisteError("no-meta", module=module)
    found = []
    for file in files:
        try:
            title = read_title(file)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError, OSError, UnicodeDecodeError) as why:
            raise KolejisteError("bad-meta", file=str(file), reason=str(why)) from why
        if "en" not in title.languages:
            raise KolejisteError("no-english", game=title.id)
        found.append(title)
    return found


def read_title(path: Path) -> Title:
    """The title that a `meta.toml` describes. In languages that it does not speak its name is the English one."""
    make_ready(Title)
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    title = msgspec.convert({**data, "room": str(path.parent)}, Title)
    spoken = tuple(language for language in LANGUAGES if _speaks(title, language))
    if spoken == LANGUAGES or "en" not in spoken:
        return msgspec.structs.replace(title, languages=spoken)
    name, about = (dict.fromkeys(LANGUAGES, words["en"]) | words for words in (title.name, title.about))
    return msgspec.structs.replace(title, languages=spoken, name=name, about=about)


def _speaks(title: Title, language: str) -> bool:
    texts = title.text_folders
    told = language in title.name and language in title.about and bool(texts)
    return told and all((folder / f"{language}.ftl").exists() for folder in texts)


def load(game: str) -> Title:
    """The title with this id."""
    for title in titles():
        if title.id == game:
            return title
    for trouble in shelf().troubles:
        if trouble.name == game:
            raise trouble
    ids = [title.id for title in titles()]
    near = difflib.get_close_matches(str(game), ids, n=1, cutoff=0.4)
    raise UnknownTitle("no-title", game=str(game), near=near[0] if near else "none", games=", ".join(ids))


def bound(game: str, players: int, options: Mapping[str, OptionValue]) -> Game:
    """The game of our own edition for options that came from outside: a name that is no option is refused."""
    title = load(game)
    return title.bind(players, **title.choose(options))


def check_edition(source: Path | str) -> Game:
    """Read an edition file and build its game for every number of seats; `BadEdition` tells every error."""
    text, file = read_toml(source)
    title = load(game_of(text, file))
    games = []
    for players in title.seat_numbers:
        try:
            games.append(title.bind(players, edition=source))
        except BadOption as why:  # an edition may be for fewer seats than ours
            refused = why
    if not games:
        raise refused
    return games[-1]
