"""A position of Mini Express as structured text, from a view alone: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kolejiste.core import sets
from kolejiste.core.contract import Section
from kolejiste.core.masks import bits
from kolejiste.core.text import list_of

from . import columns
from .components import SPIKES
from .rules import building, points
from .rules.figures import COMPANIES, ON_MAP
from .rules.phases import ACT, WAY
from .speech import NONE, Speaker

if TYPE_CHECKING:
    from .game import MiniGame
    from .view import MiniView

WILD_SIGN = "*"


def outline(game: MiniGame, view: MiniView, language: str, names: Sequence[str] | None = None) -> list[Section]:
    """The position in words: what is asked, companies, seats, what one can do, influence, variants, tracks, cities."""
    return _Outline(game, view, Speaker(game, language, names)).sections()


class _Outline:
    """Writes the sections of one view; what a game or a phase does not have is left out."""

    def __init__(self, game: MiniGame, view: MiniView, speaker: Speaker) -> None:
        self.game = game
        self.land = game.land
        self.view = view
        self.table = view.table
        self.state = game.laid_out(view)  # nothing is hidden, so the rules can tell what is possible
        self.speaker = speaker
        self.words = speaker.words
        self.names = speaker.company_names
        self.signs = _signs(self.names)

    def sections(self) -> list[Section]:
        words = self.words
        reconstructed = self.game.edition.status == "reconstructed"
        companies, seats = self._companies(), [self._seat(seat) for seat in range(self.game.players)]
        ways, position = self._ways(), self._position()
        found = [
            (words("outline-position"), position, self._position_in_short()),
            (words("outline-ways"), ways, ways),
            (words("outline-companies", columns="/".join(columns.called(self.game, words))), companies, companies),
            (words("outline-seats"), seats, seats),
            (words("outline-can-do"), self._can_do(), []),
            (words("outline-influence"), self._influence(), []),
            (words("outline-spike"), self._spike(), []),
            (words("outline-ports"), self._ports(), []),
            (words("outline-automa"), self._automa(), []),
            (words("outline-tracks"), self._tracks(), []),
            (words("outline-cities"), self._cities(), []),
            (words("outline-edition"), [words("outline-reconstructed")] if reconstructed else [], []),
        ]
        return [Section(heading, tuple(lines), brief=tuple(short)) for heading, lines, short in found if lines]

    # --- what is going on -------------------------------------------------------------------------------------------

    def _position(self) -> list[str]:
        view, table, speaker, words = self.view, self.table, self.speaker, self.words
        if view.over:
            return [words("outline-over")]
        lines = [words("outline-turn", seat=speaker.seat(view.turn))]
        if view.decider is not None:
            ask = self.game.question(view, speaker.language, speaker.names)
            lines.append(words("outline-ask", seat=speaker.seat(view.decider), ask=ask))
        lines += self._position_in_short()
        if table.ending:
            lines.append(words("outline-last-round"))
        return lines

    def _position_in_short(self) -> list[str]:
        """What of the turn is behind: an action, or a part of a track."""
        table, speaker, words = self.table, self.speaker, self.words
        if self.view.over:
            return []
        lines = []
        if table.used is not None:
            lines.append(words("outline-second-action", company=speaker.company(table.used)))
        elif table.left:
            lines.append(words("outline-one-more"))
        if table.building is not None:
            track = table.building
            company, city, spaces = speaker.company(track.company), speaker.city(track.city), speaker.spaces(track.path)
            lines.append(words("outline-building", company=company, city=city, spaces=spaces, count=len(track.path)))
        return lines

    def _ways(self) -> list[str]:
        """The spaces over which a track can go on, with the companies that would be compensated."""
        s = self.state
        if s.phase != WAY:
            return []
        lines = []
        for x in s.ways_on():
            there = [name for company, name in enumerate(self.names) if sets.has(s.net[company], x)]
            space = self.speaker.landscape(self.land.names[x])
            lines.append(self.words("outline-way", space=space, companies=self._list(there), count=len(there)))
        return lines

    # --- companies and seats ----------------------------------------------------------------------------------------

    def _companies(self) -> list[str]:
        return [
            self.words("outline-company", company=name, marks=", ".join(self._marks(company)))
            for company, name in enumerate(self.names)
        ]

    def _marks(self, company: int) -> Iterable[str]:
        s, words = self.state, self.words
        stock, length = s.stock[company], s.length[company]
        yield words("outline-shares", count=stock) if stock else words("outline-no-shares")
        if s.aside[company]:
            yield words("outline-aside", count=s.aside[company])
        yield words("outline-trains", pool=s.pool[company], supply=s.supply[company])
        yield words("outline-length", length=length)
        yield words("outline-value", values="/".join(map(str, columns.values_of(self.game, length))))

    def _influence(self) -> list[str]:
        """Each company's seats, the strongest first."""
        lines = []
        for company, name in enumerate(self.names):
            have = self.state.influence_in(company)
            order = sorted(range(self.game.players), key=lambda seat: -have[seat])
            marks = [self.words("outline-by-seat", seat=self.speaker.seat(seat), count=have[seat]) for seat in order]
            lines.append(self.words("outline-company", company=name, marks=", ".join(marks)))
        return lines

    def _seat(self, seat: int) -> str:
        """Points, influence and shares; companies by their first letters, so that a seat fits one line."""
        s, words = self.state, self.words
        influence, held = [], []
        for company, sign in enumerate(self.signs):
            influence.append(words("outline-has", company=sign, count=s.influence[seat][company]))
            if s.shares[seat][company]:
                value = points.value(s, seat, company)
                held.append(words("outline-held", company=sign, count=s.shares[seat][company], value=value))
        return words(
            "outline-seat",
            seat=self.speaker.seat(seat),
            points=self.view.scores[seat],
            influence=", ".join(influence),
            shares=", ".join(held) or NONE,
        )

    # --- what can be done -------------------------------------------------------------------------------------------

    def _can_do(self) -> list[str]:
        """For whoever decides: shares with their price; for each company the cities it reaches, the trains that takes
        and the influence it brings."""
        s, game = self.state, self.game
        if s.phase != ACT or self.view.seat != self.view.decider:
            return []
        legal = set(s.legal())
        lines = []
        takes = [company for company in range(COMPANIES) if game.numbering.take + company in legal]
        if takes:
            lines.append(self.words("outline-can-take", shares=", ".join(map(self._cost, takes))))
        for company, name in enumerate(self.names):
            first = game.numbering.build + company * self.land.city_count
            cities = [city for city in range(self.land.city_count) if first + city in legal]
            if cities:
                said = ", ".join(self._reach(company, city) for city in cities)
                lines.append(self.words("outline-can-build", company=name, trains=s.pool[company], cities=said))
        return lines

    def _cost(self, company: int) -> str:
        influence = self.state.pool[company]
        if not influence:
            return self.words("outline-cost-nothing", company=self.names[company])
        return self.words("outline-cost", company=self.names[company], influence=influence)

    def _reach(self, company: int, city: int) -> str:
        s, game = self.state, self.game
        first, second = game.token_first[s.tokens[city]], game.token_second[s.tokens[city]]
        token = f"{self.signs[first]}+{WILD_SIGN if second < 0 else self.signs[second]}"
        trains = building.trains_needed(s, company, city)
        return self.words("outline-reach", city=self.land.city_names[city], trains=trains, token=token)

    # --- variants and the automa ------------------------------------------------------------------------------------

    def _spike(self) -> list[str]:
        spike, words = self.table.spike, self.words
        if spike is None:
            return []
        cities = self.speaker.spike_cities()
        if spike.state == SPIKES[ON_MAP]:
            return [words("outline-spike-waits", east=cities["east"])]
        if spike.state == "void":
            return [words("outline-spike-void", west=cities["west"])]
        lines = [words("outline-spike-east", company=self._company_or_none(spike.east))]
        if spike.state == "complete":
            return [*lines, words("outline-spike-west", company=self._company_or_none(spike.west))]
        return [*lines, words("outline-spike-unjoined", **cities)]

    def _ports(self) -> list[str]:
        return [
            self.words(
                "outline-port",
                port=self.speaker.space(port),
                company=self._company_or_none(self.table.ports.get(port)),
            )
            for port in self.land.ports
        ]

    def _company_or_none(self, company: str | None) -> str:
        return NONE if company is None else self.speaker.company(company)

    def _automa(self) -> list[str]:
        automa, words, game = self.table.automa, self.words, self.game
        if automa is None:
            return []
        city = NONE if automa.city is None else self.speaker.numbered(automa.city)
        tokens = []
        for face, count in (automa.bag or {}).items():
            kind = game.automa_faces.index(face)
            if kind == len(game.automa_tokens):
                tokens.append(words("outline-bag-refresh", count=count))
            else:
                company_steps, city_steps = game.automa_tokens[kind]
                tokens.append(
                    words("outline-bag-token", company_steps=company_steps, city_steps=city_steps, count=count)
                )
        return [
            words("outline-markers", company=self.speaker.company(automa.company)),
            words("outline-city-marker", city=city),
            words("outline-bag", tokens=", ".join(tokens)),
        ]

    # --- the map ----------------------------------------------------------------------------------------------------

    def _tracks(self) -> list[str]:
        lines = []
        for company, name in enumerate(self.names):
            start = self.land.shown[self.land.start_space[company]]
            track = self.table.companies[self.game.companies[company]].track
            spaces = ", ".join(self.speaker.space(space) for space in track)
            lines.append(self.words("outline-track", company=name, start=start, spaces=spaces, count=len(track)))
        return lines

    def _cities(self) -> list[str]:
        """Every city that can still be reached by somebody, by number."""
        s = self.state
        lines = []
        for city in bits(s.open):
            there = [self.names[company] for company in s.present(city)]
            lines.append(
                self.words(
                    "outline-city",
                    number=city + 1,
                    city=self.land.city_names[city],
                    token=self.speaker.token(self.game.token_names[s.tokens[city]]),
                    room=s.capacity[city],
                    companies=self._list(there),
                    count=len(there),
                )
            )
        return lines

    def _list(self, names: Sequence[str]) -> str:
        return list_of(names, self.speaker.language)


def _signs(names: Sequence[str]) -> list[str]:
    """As many first letters of each name as tell them apart."""
    longest = max(map(len, names))
    return next(
        signs
        for letters in range(1, longest + 1)
        if len(set(signs := [name[:letters] for name in names])) == len(names) or letters == longest
    )
