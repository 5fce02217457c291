"""The contract every game keeps: a `Game` is rules, data and options bound together; a `State` is a position in it.

```python
state = game.new(Chance(7))
while not state.over:
    state.apply(state.legal()[0], chance)
state.sheet()
```
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from . import simulation
from .actions import Action, ActionTable, Event, Line, Merit, Prompt, Reason, Thing, text_key
from .chance import Chance
from .errors import BadOption, BadSnapshot, IllegalMove
from .parts import Part, Preview, picture, shown
from .simulation import CLUB as CLUB
from .state import NotNow as NotNow
from .state import PhasedState as PhasedState
from .state import State as State
from .text import CORE_TEXT, Words, seat_names, words

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarOr

    from .edition import EditionInfo
    from .encoding import Encoding
    from .layout import Layout
    from .registry import Title
    from .simulation import Playouts

    # Where nothing is said of them, as in the server, a game may be any.
    S = TypeVarOr("S", bound=State, default=State, covariant=True)
    V = TypeVarOr("V", bound="View", default=Any)
else:
    S = TypeVar("S", covariant=True)
    V = TypeVar("V")

OptionValue = str | int | bool
MOST_REASONS = 3  # that are told for one move
FIRST = (
    "first"  # the manner of a room's first planner, where it has a better one by now: for comparison, it never changes
)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know, by allow-list. Each game adds its own fields; `seat` None is a spectator."""

    title: str
    players: int
    seat: int | None
    turn: int
    decider: int | None
    ply: int
    over: bool

    def to_json(self) -> bytes:
        """The view as JSON; `game.read_view` is the way back."""
        return msgspec.json.encode(self)


class SeatSheet(msgspec.Struct, frozen=True):
    """One seat's final reckoning: its lines, their sum, and its place."""

    seat: int
    lines: tuple[Line, ...]
    total: int
    place: int


class Block(msgspec.Struct, frozen=True):
    """A named stretch of the numbers that `game.observe` writes."""

    name: str
    size: int


class Section(msgspec.Struct, frozen=True):
    """A heading and its lines: a position as text, for the terminal and for screen readers."""

    heading: str
    lines: tuple[str, ...]
    essential: bool = False  # it belongs to the final reckoning too, line by line as it stands
    brief: tuple[str, ...] = ()  # what a decision needs of it, in few words that stand on the lowest screen


class Planner(ABC):
    """A game's own quick player. `choose` reads the state only as far as the deciding seat may know it, so it
    serves inside simulations and, on a state dealt by the sampler, at the table."""

    @abstractmethod
    def choose(self, state: Any, legal: Sequence[int], chance: Chance) -> int:
        """One of the legal moves of the seat that decides."""


class _LaidOut(threading.local):
    """The last view that a thread has laid out, and the state of it."""

    game: object = None
    view: object = None
    state: Any = None


_laid_out = _LaidOut()


class Game(ABC, Generic[S, V]):
    """A title bound to seats, options and an edition: immutable, shared by all its states."""

    title: Title
    players: int  # seats at the table, the automas' included
    rules_version: int = 1  # of the rules that the room plays by; a change that old records may not survive raises it
    automas: int = 0  # the last so many seats are played by the rules: each has one legal move at a time
    options: Mapping[str, OptionValue]
    edition: EditionInfo
    actions: ActionTable
    asides: frozenset[int] = frozenset()  # moves that are allowed at almost any moment, and listed apart
    action_type: Any  # the union of the action structs, for decoding
    view_type: type[V]
    decks: Mapping[str, tuple[str, ...]]  # the faces of each deck by card number; dice have no faces
    hidden_decks: frozenset[str]  # decks whose draws somebody may not see
    look: str  # the name of the room's style, with which the class of everything it draws begins
    box: Mapping[str, int]  # what lies in the box: every state's census equals it
    max_plies: int
    blocks: tuple[Block, ...]
    encoding: Encoding[V]  # what writes these blocks
    # Of a game whose states have phases (`PhasedState`): their names, the tables of its rules, the layout of the
    # table, and how it is shown to a seat and written.
    played_inside = False  # whether its tables are made for the core, so that whole games are played inside it
    phases: Sequence[str]
    tables: Any  # what its rules look things up in
    layout: Layout

    def look_at(self, s: Any, seat: int | None) -> V:
        """For `state.view`: the position through the eyes of a seat that exists; None is a spectator."""
        raise NotImplementedError

    def write(self, s: Any) -> dict[str, Any]:
        """For `state.snapshot`: the whole position, secrets and all."""
        raise NotImplementedError

    @abstractmethod
    def new(self, chance: Chance) -> S:
        """A freshly dealt position."""

    @abstractmethod
    def restore(self, snapshot: Mapping[str, Any]) -> S:
        """The position that `snapshot()` wrote, perhaps edited since; an impossible one raises `BadSnapshot`."""

    @abstractmethod
    def sampler(self, view: V) -> Callable[[Chance], S]:
        """Deals full states consistent with this view, from the view alone."""

    def observe(self, view: V, buffer: MutableSequence[float]) -> None:
        """Write the view as numbers into the buffer, block by block as `blocks` names them."""
        self.encoding.observe(view, buffer)

    @abstractmethod
    def parts(self, view: V, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        """The position in drawn parts; `names` are the people's names by seat. Exactly one is the map. Whatever can be
        chosen at some time carries its pick in `data-pick`."""

    @abstractmethod
    def style(self, theme: str) -> str:
        """The style sheet of what is drawn, for theme "light", "dark" or "auto"; it holds within `root(theme)`."""

    @abstractmethod
    def symbols(self, language: str, theme: str) -> str:
        """The definitions that the drawn parts use again and again."""

    @abstractmethod
    def outline(self, view: V, language: str, names: Sequence[str] | None = None) -> list[Section]:
        """The position as structured text."""

    @abstractmethod
    def picks(self, move: int) -> frozenset[str]:
        """The drawn elements that name this move; no two moves legal together share the same set."""

    # The ways in which the planner can play, by name: what each weighs otherwise than the declared weights do.
    manners: Mapping[str, Mapping[str, float]] = {CLUB: {}}

    @abstractmethod
    def planner(self, manner: str = CLUB) -> Planner:
        """The game's own quick player, in one of its manners."""

    def weights(self, manner: str) -> Mapping[str, float]:
        """What a manner of the planner weighs otherwise."""
        if manner not in self.manners:
            raise BadOption("no-policy", policy=str(manner)[:80], policies=", ".join(self.manners))
        return self.manners[manner]

    def mannered(self, manner: str) -> Any:
        """The tables with which a seat is played inside the core in a manner; None where it knows the club's alone."""
        if self.weights(manner):
            raise BadOption("no-policy", policy=manner, policies=CLUB)
        return None

    def thinking(self) -> Any:
        """Where the planner of a game that is played inside the core keeps what it works out, one for each thread; None
        where the core has room for that itself."""
        return None

    @abstractmethod
    def arguments(self, thing: Thing, language: str, names: Sequence[str]) -> dict[str, str | int]:
        """The words and numbers that the text of an action, prompt, event or line is filled with."""

    # --- the same for every game --------------------------------------------------------------------------------------

    def action(self, move: int) -> Action:
        """The typed action of a move number."""
        if type(move) is not int or not 0 <= move < len(self.actions):
            raise IllegalMove("no-such-move", move=repr(move)[:80], most=len(self.actions) - 1)
        return self.actions[move]

    def number(self, action: Action) -> int:
        """The move number of a typed action."""
        return self.actions.number(action)

    def laid_out(self, view: V) -> S:
        """A state dealt from the view, to be looked at and not changed: right in all that the view shows and in what
        its seat may do. Drawing, words and reasons ask much about one view, so the last one is kept."""
        if _laid_out.view is not view or _laid_out.game is not self:
            _laid_out.state = self.sampler(view)(Chance(0))
            _laid_out.game, _laid_out.view = self, view
        state: S = _laid_out.state
        return state

    def lies_as(self, view: V, state: Any) -> None:
        """The view is of this state. Where nothing is hidden in the game, it is what the view shows, and whoever has
        both spares `laid_out` the work."""
        if not self.hidden_decks:
            _laid_out.game, _laid_out.view, _laid_out.state = self, view, state.clone()

    def check_eyes(self, seat: int | None) -> None:
        """For `view`: only a seat at the table, or None for a spectator, has eyes to see with."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadOption("no-such-seat", seat=repr(seat)[:80], most=self.players - 1)

    def read_view(self, data: bytes | Mapping[str, Any]) -> Any:
        """A view from its JSON."""
        try:
            if isinstance(data, bytes):
                return msgspec.json.decode(data, type=self.view_type)
            return msgspec.convert(data, self.view_type)
        except (msgspec.ValidationError, msgspec.DecodeError) as why:
            raise BadSnapshot("snapshot-form", reason=str(why)) from None

    @property
    def people(self) -> int:
        """How many seats persons or bots take: the first ones."""
        return self.players - self.automas

    def names(self, language: str, people: Sequence[str] | None = None) -> tuple[str, ...]:
        """What the seats are called: people by the names given or their numbers, automas by the game's own word."""
        given = seat_names(language, self.people) if people is None else tuple(people[: self.people])
        return (*given, *(self.words(language)("automa") for _ in range(self.automas)))

    def words(self, language: str) -> Words:
        """Every word of this game in one language."""
        if language not in self._spoken:
            self._spoken[language] = words(language, CORE_TEXT, *self.title.text_folders)
        return self._spoken[language]

    @cached_property
    def _spoken(self) -> dict[str, Words]:
        return {}

    def say(self, thing: Thing, language: str = "en", names: Sequence[str] | None = None) -> str:
        """An action, prompt, event, reason or line of the sheet in words; `names` are the people's names by seat."""
        spoken = self.words(language)
        return spoken(text_key(thing), **self.arguments(thing, language, self.names(language, names)))

    # --- simulated games ----------------------------------------------------------------------------------------------

    def playout(
        self, state: Any, policy: str = "random", chance: Chance | None = None, plies: int | None = None
    ) -> int:
        """Play on from a state, which changes: at random or by the planner, to the end or for so many decisions.
        Returns how many there were."""
        return simulation.playout(self, state, policy, Chance(0) if chance is None else chance, plies)

    def playouts(
        self,
        view: V,
        moves: Sequence[int],
        n: int,
        seed: int = 0,
        policy: str = "planner",
        plies: int | None = None,
        threads: int | None = None,
    ) -> Playouts:
        """What each of these moves leads to in n worlds that fit the view, played on by a policy."""
        return simulation.playouts(self, view, moves, n, seed, policy, plies, threads)

    # --- the drawing --------------------------------------------------------------------------------------------------

    def root(self, theme: str) -> str:
        """The class of what is drawn, within which its style sheet holds."""
        return f"{self.look}-{theme}"

    def draw(
        self,
        view: V,
        language: str = "en",
        theme: str = "auto",
        names: Sequence[str] | None = None,
        part: str | None = None,
    ) -> str:
        """The position as one SVG, for the command line, notebooks and small pictures; or one part of it alone."""
        parts = self.parts(view, language, names)
        if part is None:
            above, chosen = [self.title.name[language], *self._above(view, language, names)], shown(parts)
        else:
            above, chosen = [], [one for one in parts if one.name == part]
            if not chosen:
                raise ValueError(f"the drawing has no part {part!r}")
        return picture(
            chosen,
            above,
            name=self.title.name[language],
            root=self.root(theme),
            css=self.style(theme),
            defs=self.symbols(language, theme),
            language=language,
        )

    def _above(self, view: V, language: str, names: Sequence[str] | None) -> list[str]:
        """The lines over a picture: whose turn it is, and what must not be overlooked."""
        say = self.words(language)
        turn = say("picture-over") if view.over else say("picture-turn", seat=self.names(language, names)[view.turn])
        made_up = [say("board-reconstructed")] if self.edition.status == "reconstructed" else []
        return [turn, *self.notices(view, language, names), *made_up]

    def notices(self, view: V, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """What must not be overlooked in this position, such as that the last round has begun."""
        return []

    # --- choosing -----------------------------------------------------------------------------------------------------

    def question(self, view: V, language: str = "en", names: Sequence[str] | None = None) -> str:
        """What is asked, as the one who looks may be told. It names only what can be done now."""
        ask: Prompt | None = getattr(view, "ask", None)
        return "" if ask is None else self.say(ask, language, names)

    def move_words(self, view: V, move: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        """A move that the seat of the view may make, in words that name what it means here: tickets, not places."""
        return self.say(self.action(move), language, names)

    def kind(self, move: int) -> str:
        """The kind of action under which a move is listed; its words are the text `kind-…`."""
        return self.action(move).tag

    def sensible(self, view: V, moves: Sequence[int]) -> list[int]:
        """Legal moves among which one is sought, say the ways to pay for a route; the most sensible one first."""
        return list(moves)

    def candidates(self, view: V, legal: Sequence[int]) -> list[int]:
        """Those of the legal moves that are worth weighing; of many ways to do one thing the sensible ones."""
        return list(legal)

    def errands(self, view: V) -> list[int]:
        """What the seat could set out to do that its planner would not, by numbers from 1 that mean something to the
        room's planner alone: it finds them in `Position.errand`. Only for games that are played inside the core."""
        return []

    def weighty(self, view: V, move: int) -> bool:
        """Whether a move is worth a second thought: it reveals something, and is more than drawing a card."""
        return False

    def preview(self, view: V, move: int, language: str = "en", names: Sequence[str] | None = None) -> Preview:
        """What a legal move of the seat of the view would bring, from the view alone."""
        return Preview()

    def merits(self, view: V, move: int) -> list[Merit]:
        """What speaks for a legal move of the seat of the view, the weightiest first, from the view alone."""
        return []

    def reasons_for(self, view: V, move: int, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """The same in words, as one player would tell another; of a room that knows none, what the move would bring."""
        said = [self.say(merit, language, names) for merit in self.merits(view, move)[:MOST_REASONS]]
        brings = "" if said else self.preview(view, move, language, names).words
        return [brings] if brings else said

    def places(self, event: Event) -> frozenset[str]:
        """The ids of the drawn elements at which something happened."""
        return frozenset()

    # --- why something cannot be chosen -------------------------------------------------------------------------------

    @cached_property
    def every_pick(self) -> frozenset[str]:
        """The picks of all actions: what can be chosen at some time in some game."""
        return frozenset(pick for move in range(len(self.actions)) for pick in self.picks(move))

    def pick_of(self, view: V, element: str) -> str | None:
        """The pick that a drawn element's id stands for in this view; None if it can never be chosen. A game whose
        elements have other ids than their picks, such as a place that shows a card, tells here what they stand for."""
        return element if element in self.every_pick else None

    def refused(self, view: V, pick: str) -> Reason | None:
        """The game's own reason why the seat of the view, which decides now, cannot choose this pick; None where the
        game knows none better than that something else is asked."""
        return None

    def why_not(self, view: V, element: str, language: str = "en", names: Sequence[str] | None = None) -> str | None:
        """A sentence why the seat of the view cannot choose this drawn element, given by its id or its pick, now. None
        if it can, or if the element is nothing that could ever be chosen. It follows from the view alone."""
        pick = self.pick_of(view, element)
        if pick is None:
            return None
        spoken = self.words(language)
        if view.over:
            return spoken("why-over")
        if view.seat is None:
            return spoken("why-watching")
        ask: Prompt | None = getattr(view, "ask", None)
        asked = "" if ask is None else self.say(ask, language, names)
        if view.decider != view.seat:
            decider = "" if view.decider is None else self.names(language, names)[view.decider]
            return spoken("why-other-asked", seat=decider, ask=asked) if asked else spoken("why-other", seat=decider)
        if any(pick in self.picks(move) for move in self.laid_out(view).legal()):
            return None
        reason = self.refused(view, pick)
        if reason is not None:
            return self.say(reason, language, names)
        return spoken("why-not-asked", ask=asked) if asked else spoken("why-not")

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"kolejiste.load({self.title.id!r}).bind(players={self.players}{chosen})"

    def _repr_svg_(self) -> str:
        view: Any = self.new(Chance(0)).view(None)
        return self.draw(view)
