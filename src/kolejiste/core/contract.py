"""The contract every game keeps: a `Game` is rules, data and options bound together; a `State` is a position in it.

```python
state = game.new(Chance(7))
while not state.over:
    state.apply(state.legal()[0], chance)
state.sheet()
```
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .actions import Action, ActionTable, Event, Line, Prompt, Reason, Thing, text_key
from .chance import Chance
from .errors import BadOption, BadSnapshot, IllegalMove
from .journal import Note
from .parts import Part, Preview, picture, shown
from .text import CORE_TEXT, Words, seat_names, words

if TYPE_CHECKING:
    from .edition import EditionInfo
    from .registry import Title

OptionValue = str | int | bool
S = TypeVar("S", bound="State")


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


class State(ABC):
    """A position. It holds no generator and no future; `clone` it freely."""

    __slots__ = ("journal",)

    game: Any  # the bound game; each state narrows the type
    journal: list[Note] | None  # set to a list by whoever listens; simulation pays nothing
    seat: int  # who decides now
    turn: int  # whose turn it is
    over: bool
    ply: int
    # Moments at which something hidden became known: undo is free back to the last, until another seat acts.
    reveals: int

    @property
    @abstractmethod
    def ask(self) -> Prompt | None:
        """What is being decided; None when the game is over."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The legal moves: never empty before the end, ascending, without duplicates."""

    @abstractmethod
    def apply(self, move: int, chance: Chance) -> None:
        """Carry the move out. An illegal one raises `IllegalMove`; that, or chance that fails, changes nothing."""

    @abstractmethod
    def clone(self: S) -> S:
        """A copy to play on from without changing this position; nobody listens to it."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator. A seat that does not exist is refused."""

    @abstractmethod
    def snapshot(self) -> dict[str, Any]:
        """The whole position as readable JSON; `game.restore` loads it back."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How many of each component lie anywhere; always equal to `game.box`."""

    def derived(self) -> Mapping[str, object]:
        """Fields that are kept for speed although they follow from the others, with what follows: sums and masks."""
        return {}

    def check(self) -> list[str]:
        """Where this state contradicts itself, for whoever works on the game; always empty. A game that can tell more
        than that its derived fields are wrong adds to it."""
        return [
            f"{name} is {getattr(self, name)!r}, but {value!r} follows from the rest"
            for name, value in self.derived().items()
            if getattr(self, name) != value
        ]

    def remember(self, events: Sequence[Event]) -> None:  # noqa: B027  # most games have nothing to do here
        """Moves that led on from here were taken back: what all saw of them, these events in their order, stays known.
        A game in which somebody lays what others could not see before writes here what they know from now on."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat: final ones when the game is over, else what is public by now."""

    @property
    @abstractmethod
    def ranks(self) -> list[int]:
        """Places by seat, 1 is best; equal places are shared."""

    @abstractmethod
    def sheet(self) -> list[SeatSheet]:
        """The final reckoning, line by line."""

    @property
    def winners(self) -> list[int]:
        """The seats in first place, at the end; several if they share the victory."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def returns(self) -> list[float]:
        """For learners: the share of rivals beaten minus the share lost to, between -1 and 1, summing to 0."""
        ranks = self.ranks
        rivals = max(len(ranks) - 1, 1)
        return [(sum(r > rank for r in ranks) - sum(r < rank for r in ranks)) / rivals for rank in ranks]

    def kept(self: S) -> S:
        """For `apply`: a copy to go back to if chance should fail, as a script does that lacks a draw. The seeded
        `Chance` of simulations never fails, so with that none is made."""
        copy = self.clone()
        copy.journal = None if self.journal is None else self.journal[:]
        return copy

    def put_back(self, kept: State | None) -> None:
        """For `apply`, when chance has failed: everything is as it was in this copy, the journal too."""
        if kept is None:
            return
        journal = self.journal
        for kind in type(self).__mro__:
            for name in getattr(kind, "__slots__", ()):
                setattr(self, name, getattr(kept, name))
        if hasattr(self, "__dict__"):
            vars(self).update(vars(kept))
        if journal is not None:
            journal[:] = kept.journal or []
        self.journal = journal

    def refusal(self, move: object) -> IllegalMove:
        """Why this move is illegal here, for `apply` to raise."""
        actions = self.game.actions
        if self.over:
            return IllegalMove("game-over")
        if type(move) is not int or not 0 <= move < len(actions):
            return IllegalMove("no-such-move", move=repr(move)[:80], most=len(actions) - 1)
        assert self.ask is not None
        return NotNow(self.game, actions[move], self.ask)

    def _repr_svg_(self) -> str:
        game: Game = self.game
        return game.draw(self.view(None))


class NotNow(IllegalMove):
    """An action of this game that is not legal now: what was tried, and what is asked instead."""

    def __init__(self, game: Game, action: Action, ask: Prompt) -> None:
        super().__init__("not-now")
        self._game = game
        self.action = action
        self.ask = ask

    def say(self, language: str) -> str:
        game = self._game
        return game.words(language)(
            "error-not-now", action=game.say(self.action, language), ask=game.say(self.ask, language)
        )

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, ("no-such-action",), {"args_by_name": {"action": repr(self.action)}}


class Game(ABC):
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
    view_type: type[View]
    decks: Mapping[str, tuple[str, ...]]  # the faces of each deck by card number; dice have no faces
    hidden_decks: frozenset[str]  # decks whose draws somebody may not see
    look: str  # the name of the room's style, with which the class of everything it draws begins
    box: Mapping[str, int]  # what lies in the box: every state's census equals it
    max_plies: int
    blocks: tuple[Block, ...]

    @abstractmethod
    def new(self, chance: Chance) -> State:
        """A freshly dealt position."""

    @abstractmethod
    def restore(self, snapshot: Mapping[str, Any]) -> State:
        """The position that `snapshot()` wrote, perhaps edited since; an impossible one raises `BadSnapshot`."""

    @abstractmethod
    def sampler(self, view: View) -> Callable[[Chance], State]:
        """Deals full states consistent with this view, from the view alone."""

    @abstractmethod
    def observe(self, view: View, buffer: MutableSequence[float]) -> None:
        """Write the view as numbers into the buffer, block by block as `blocks` names them."""

    @abstractmethod
    def parts(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[Part]:
        """The position in drawn parts; `names` are the people's names by seat. Exactly one is the map. Whatever can be
        chosen at some time carries its pick in `data-pick`."""

    @abstractmethod
    def style(self, theme: str) -> str:
        """The style sheet of what is drawn, for theme "light", "dark" or "auto"; it holds within `root(theme)`."""

    @abstractmethod
    def symbols(self, language: str, theme: str) -> str:
        """The definitions that the drawn parts use again and again."""

    @abstractmethod
    def outline(self, view: View, language: str, names: Sequence[str] | None = None) -> list[Section]:
        """The position as structured text."""

    @abstractmethod
    def picks(self, move: int) -> frozenset[str]:
        """The drawn elements that name this move; no two moves legal together share the same set."""

    @abstractmethod
    def planner(self) -> Planner:
        """The game's own quick player."""

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
        return words(language, CORE_TEXT, *self.title.text_folders)

    def say(self, thing: Thing, language: str = "en", names: Sequence[str] | None = None) -> str:
        """An action, prompt, event, reason or line of the sheet in words; `names` are the people's names by seat."""
        spoken = self.words(language)
        return spoken(text_key(thing), **self.arguments(thing, language, self.names(language, names)))

    # --- the drawing --------------------------------------------------------------------------------------------------

    def root(self, theme: str) -> str:
        """The class of what is drawn, within which its style sheet holds."""
        return f"{self.look}-{theme}"

    def draw(
        self,
        view: View,
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

    def _above(self, view: View, language: str, names: Sequence[str] | None) -> list[str]:
        """The lines over a picture: whose turn it is, and what must not be overlooked."""
        say = self.words(language)
        turn = say("picture-over") if view.over else say("picture-turn", seat=self.names(language, names)[view.turn])
        made_up = [say("board-reconstructed")] if self.edition.status == "reconstructed" else []
        return [turn, *self.notices(view, language, names), *made_up]

    def notices(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """What must not be overlooked in this position, such as that the last round has begun."""
        return []

    # --- choosing -----------------------------------------------------------------------------------------------------

    def question(self, view: View, language: str = "en", names: Sequence[str] | None = None) -> str:
        """What is asked, as the one who looks may be told. It names only what can be done now."""
        ask: Prompt | None = getattr(view, "ask", None)
        return "" if ask is None else self.say(ask, language, names)

    def move_words(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        """A move that the seat of the view may make, in words that name what it means here: tickets, not places."""
        return self.say(self.action(move), language, names)

    def kind(self, move: int) -> str:
        """The kind of action under which a move is listed; its words are the text `kind-…`."""
        return self.action(move).tag

    def sensible(self, view: View, moves: Sequence[int]) -> list[int]:
        """Legal moves among which one is sought, say the ways to pay for a route; the most sensible one first."""
        return list(moves)

    def weighty(self, view: View, move: int) -> bool:
        """Whether a move is worth a second thought: it reveals something, and is more than drawing a card."""
        return False

    def preview(self, view: View, move: int, language: str = "en", names: Sequence[str] | None = None) -> Preview:
        """What a legal move of the seat of the view would bring, from the view alone."""
        return Preview()

    def places(self, event: Event) -> frozenset[str]:
        """The ids of the drawn elements at which something happened."""
        return frozenset()

    # --- why something cannot be chosen -------------------------------------------------------------------------------

    @cached_property
    def every_pick(self) -> frozenset[str]:
        """The picks of all actions: what can be chosen at some time in some game."""
        return frozenset(pick for move in range(len(self.actions)) for pick in self.picks(move))

    def pick_of(self, view: View, element: str) -> str | None:
        """The pick that a drawn element's id stands for in this view; None if it can never be chosen. A game whose
        elements have other ids than their picks, such as a place that shows a card, tells here what they stand for."""
        return element if element in self.every_pick else None

    def refused(self, view: View, pick: str) -> Reason | None:
        """The game's own reason why the seat of the view, which decides now, cannot choose this pick; None where the
        game knows none better than that something else is asked."""
        return None

    def why_not(self, view: View, element: str, language: str = "en", names: Sequence[str] | None = None) -> str | None:
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
        # A state dealt from the view has the same legal moves for the seat that decides.
        if any(pick in self.picks(move) for move in self.sampler(view)(Chance(0)).legal()):
            return None
        reason = self.refused(view, pick)
        if reason is not None:
            return self.say(reason, language, names)
        return spoken("why-not-asked", ask=asked) if asked else spoken("why-not")

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"kolejiste.load({self.title.id!r}).bind(players={self.players}{chosen})"

    def _repr_svg_(self) -> str:
        return self.draw(self.new(Chance(0)).view(None))
