"""What the database holds: its tables, and what a row of each is."""

from __future__ import annotations

import msgspec
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, MetaData, String, Table, Text

from kolejiste.core.reading import make_ready
from kolejiste.core.record import Header, Record

PHASES = WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"  # closed by its host before a game

schema = MetaData()
tables = Table(
    "tables",
    schema,
    Column("id", String, primary_key=True),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String, nullable=False),  # the browser or person that made it
    Column("header", Text, nullable=False),  # the record's first line, with the secret while it is one
    Column("touched", String, nullable=False),
    Column("successor", String),  # the table where the same people play again
    Column("wish", Text),  # moves that somebody asks all to take back
    Column("changes", Integer, nullable=False),  # counts what changed that is no entry: whoever knows an older number
    # is behind, and writes nothing
    Column("thinker", String),  # the process that lets its bots think
    Column("leased", Double),  # until when that holds if the process does not say so again, in seconds
    Column("clock", Text),  # where the running clock stands, and what else people do about time
    Column("deadline", Double),  # when something is due by the clock, in seconds
    Column("result", Text),  # of a game that is over: points and places, once somebody has asked for them
)
seats = Table(
    "seats",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String),  # None: a person's seat
    Column("name", String),  # None: still free
    Column("owner", String),  # the browser it belongs to, or the person who has several
    Column("stand_in", String),  # the bot that plays for an absent person
    Column("link", Integer, nullable=False),  # counts the moves to another device: an older link is worth nothing
    Column("handed", Boolean, nullable=False),  # whoever made the table gave it back to one who had lost it
    Column("token", String),  # a hash of the token with which a program plays it
)
entries = Table(
    "entries",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; two writers cannot both have it
    Column("line", Text, nullable=False),
)
analyses = Table(
    "analyses",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("entry", Integer, nullable=False),  # after which the game was looked back on
    Column("version", String, nullable=False),  # of the coach: other planners judge otherwise
    Column("found", Text, nullable=False),
)
pulse = Table(
    "pulse",
    schema,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),  # until when a server is known to have run, in seconds
)
keys = Table(
    "keys",
    schema,
    Column("number", Integer, primary_key=True),  # the highest signs; the others still know what they have signed
    Column("secret", String, nullable=False),  # in hexadecimal digits
    Column("made", String, nullable=False),
)
persons = Table(
    "persons",
    schema,
    Column("id", String, primary_key=True),  # what their seats are owned by
    Column("made", String, nullable=False),
    Column("link", Integer, nullable=False),  # the number of the last recovery link
    Column("linked", Boolean, nullable=False),  # whether it still serves
    Column("language", String, nullable=False),  # of messages
    Column("ladder", String),  # the name they chose for the ladder, if they are on it
    Column("address", String),  # where e-mail goes
    Column("confirmed", Boolean, nullable=False),  # whether they have shown that it is theirs
    Column("daily", Boolean, nullable=False),  # one message a day, not one for each turn
    Column("mailed", Double, nullable=False),  # when the last daily message went
    Column("mails", Integer, nullable=False),  # counts what makes links in older messages worthless
)
browsers = Table(
    "browsers",
    schema,
    Column("name", String, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False),
    Column("made", String, nullable=False),
    Column("way", String, nullable=False),  # how it came to the person: first, link, passkey
)
passkeys = Table(
    "passkeys",
    schema,
    Column("id", String, primary_key=True),  # as the browser calls it
    Column("person", String, ForeignKey("persons.id"), nullable=False),
    Column("site", String, nullable=False),  # the name of the server for which it was made
    Column("public", String, nullable=False),
    Column("count", Integer, nullable=False),
    Column("made", String, nullable=False),
)
subscriptions = Table(
    "subscriptions",
    schema,
    Column("endpoint", String, primary_key=True),  # where the browser's maker takes messages for it
    Column("person", String, ForeignKey("persons.id"), nullable=False),
    Column("browser", String, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
)
notices = Table(
    "notices",
    schema,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),  # moves before it: one message for each turn, whoever is quicker
    Column("channel", String, primary_key=True),  # how it goes: mail, hook, or push with the mark of a subscription
    Column("person", String, nullable=False),  # whose turn it is
    Column("made", Double, nullable=False),
    Column("due", Double),  # when it is to be sent, in seconds; none: it was, is being sent, or need not be any more
    Column("tries", Integer, nullable=False),
)
hooks = Table(
    "hooks",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("address", String, nullable=False),
    Column("language", String, nullable=False),
)
secrets = Table(
    "secrets",
    schema,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)


class Seat(msgspec.Struct, kw_only=True):
    """Who sits on a seat. A bot has a word, a person a name and the browser it belongs to."""

    seat: int
    bot: str | None = None
    name: str | None = None
    owner: str | None = None
    stand_in: str | None = None
    link: int = 0
    handed: bool = False
    token: str | None = None

    @property
    def free(self) -> bool:
        return self.bot is None and self.name is None

    @property
    def word(self) -> str:
        """As the record's header has it."""
        return self.bot or f"name:{self.name or ''}"


class Wish(msgspec.Struct, kw_only=True):
    """A seat asks that the last so many moves be taken back, or without any that the game be abandoned, or that it
    `pause` or go on; it holds for the entry it was made at."""

    seat: int
    moves: int
    entry: int
    agreed: list[int]
    pause: bool | None = None


class Running(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Where the clocks of a table stand beyond what its record tells. Instants are in seconds, by the server's time."""

    seat: int | None = None  # who decides
    used: int = 0  # milliseconds for which the clock ran for this decision before it began to run last
    since: float | None = None  # when it began to run, or will begin after a vacation; it stands without
    away: dict[int, float] = {}  # by seat, until when people are on vacation
    resume: float | None = None  # when a pause ends because somebody has asked for it


make_ready(Wish, Running)


class StoredTable(msgspec.Struct, kw_only=True):
    """A table as the database has it."""

    id: str
    phase: str
    listed: bool
    host: str
    touched: str
    successor: str | None
    wish: Wish | None
    seats: list[Seat]
    record: Record
    changes: int = 0
    clock: Running | None = None
    deadline: float | None = None


class Summary(msgspec.Struct, kw_only=True):
    """A table in a list."""

    id: str
    phase: str
    listed: bool
    host: str
    touched: str
    header: Header
    seats: list[Seat]
