"""A position of Railroad Revolution as structured text, from a view alone: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kolejiste.core.contract import Section
from kolejiste.core.masks import bits

from .components import COLOURS, TRACKS, Effect, Kind
from .rules.points import multiplied
from .sampler import Sampler
from .speech import NONE, Speaker, money
from .things import ANY_COLOUR

if TYPE_CHECKING:
    from .game import RailroadGame
    from .state import RailroadState
    from .view import RailroadView

SETTING_UP = ("asset", "asset-use")
MEANS = 3  # the lines about money and shares, workers, and trains


def outline(game: RailroadGame, view: RailroadView, language: str, names: Sequence[str] | None = None) -> list[Section]:
    """The position in words: what is asked, owed and offered, one's own means and milestones, the deal, the cities in
    reach, the tracks, the others, the telegraph line, the map and the supplies."""
    return _Outline(game, view, Speaker(game, language, names)).sections()


class _Outline:
    """Writes the sections of one view; what a phase does not have is left out."""

    def __init__(self, game: RailroadGame, view: RailroadView, speaker: Speaker) -> None:
        self.game = game
        self.board = game.board
        self.view = view
        self.table = view.table
        self.state = Sampler(game, view).base  # everything but the hidden milestones, for the rules to count with
        self.speaker = speaker
        self.words = speaker.words

    def sections(self) -> list[Section]:
        words, own = self.words, self.view.seat
        others = [seat for seat in range(self.game.players) if seat != own]
        reconstructed = self.game.edition.status == "reconstructed"
        talk, assets, deal = list(self._talk()), self._assets(), self._deal()
        few = self._too_few()
        found: list[tuple[str, Sequence[str], Sequence[str]]] = [
            (words("outline-position"), self._position(), ()),
            (words("outline-talk"), [*talk, *few], talk),  # the question says how many workers are lacking
            (words("outline-assets"), assets, assets),
            (words("outline-choice"), self._choice(), ()),
        ]
        if own is not None:
            heading, means = words("outline-you", seat=self.speaker.seat(own)), list(self._means(own))
            found += [
                (heading, means, [*means[:MEANS], self._mat_in_short(own)]),
                (words("outline-milestones"), self._milestones(own), self._milestones(own, missing=True)),
            ]
        found += [
            (words("outline-deal"), deal, deal),
            (words("outline-cities"), self._cities(self._reach()), ()),
            (words("outline-tracks"), [self._track(track) for track in range(len(TRACKS))], ()),
        ]
        found += [(self.speaker.seat(seat), [*self._means(seat), *self._milestones(seat)], ()) for seat in others]
        cities = "outline-all-cities" if own is None else "outline-other-cities"
        every = (1 << len(self.board.cities)) - 1
        found += [
            (words("outline-telegraph"), self._telegraph(), ()),
            (words("outline-networks"), [self._network(seat) for seat in range(self.game.players)], ()),
            (words("outline-supply"), list(self._supply()), ()),
            (words(cities), self._cities(every & ~self._reach()), ()),
            (words("outline-rails"), self._rails(), ()),
            (words("outline-edition"), [words("outline-reconstructed")] if reconstructed else [], ()),
        ]
        return [Section(heading, tuple(lines), brief=tuple(short)) for heading, lines, short in found if lines]

    # --- what is going on -------------------------------------------------------------------------------------------

    def _position(self) -> list[str]:
        view, table, speaker, words = self.view, self.table, self.speaker, self.words
        if view.over:
            return [words("outline-over")]
        lines = [words("outline-turn", seat=speaker.seat(view.turn), round=table.round + 1)]
        if view.decider is not None:
            ask = self.game.question(view, speaker.language, speaker.names)
            lines.append(words("outline-ask", seat=speaker.seat(view.decider), ask=ask))
        if table.last_round is not None:
            lines.append(words("outline-last-round" if table.round == table.last_round else "outline-end-comes"))
        return lines

    def _talk(self) -> Iterable[str]:
        """What the deciding seat still owes, and what it is offered."""
        talk, words, speaker = self.table.talk, self.words, self.speaker
        if talk.action is not None and talk.worker is not None:
            yield words("outline-placed", action=speaker.main(talk.action), worker=speaker.worker(talk.worker))
            if talk.owed:
                yield words("outline-owed", kind=talk.action, count=talk.owed)
            if talk.due:
                yield words("outline-due", money=money(talk.due))
            if talk.ability:
                ability = speaker.ability(talk.action, talk.worker)
                yield words("outline-ability", worker=talk.worker, ability=ability)
        offers = list(self._offers())
        if offers:
            yield words("outline-offered", offers=", ".join(offers))
        if talk.deal and talk.action is not None:
            yield words("outline-deal-follows")
        if talk.deals_left:
            yield words("outline-deals-left", count=talk.deals_left)

    def _too_few(self) -> list[str]:
        decider, need = self.view.decider, self.game.rules.least_workers
        if decider is None or self.view.phase in SETTING_UP or self.state.crew[decider] >= need:
            return []
        return [self.words("outline-too-few", have=self.state.crew[decider], need=need)]

    def _offers(self) -> Iterable[str]:
        talk, speaker, words, s = self.table.talk, self.speaker, self.words, self.state
        if talk.bonuses:
            bonus = speaker.bonus(self.board.bonus[s.city_tile[s.city]])
            yield words("outline-offer-bonus", bonus=bonus, count=talk.bonuses)
        if talk.tile and talk.sector is not None:
            effect = speaker.telegraph_tile(self.table.telegraph_tiles[str(talk.sector)])
            yield words("outline-offer-tile", effect=effect)
        counted: tuple[tuple[Kind, int, int, int], ...] = (
            ("steps", talk.steps, 0, 0),
            ("promote", talk.promotions, 0, 0),
            ("promote", talk.paid_promotions, 0, self.game.tables.promotion_price),
            ("flip", talk.flips, 0, 0),
        )
        for kind, count, pay, each in counted:
            if count:
                yield speaker.effect(Effect(do=kind, count=count, pay=pay, each=each))
        single: tuple[tuple[Kind, int, int], ...] = (
            ("train", talk.trains, 0),
            ("exchange", talk.exchanges, 0),
            ("rail", talk.rails, 0),
            ("rail", talk.paid_rails, self.game.tables.paid_rail_price),
            ("station", talk.stations, 0),
            ("office", talk.offices, 0),
        )
        for kind, count, pay in single:
            yield from [speaker.effect(Effect(do=kind, pay=pay))] * count
        for colours in talk.workers:
            every = len(colours) == len(COLOURS)
            yield words("effect-worker") if every else speaker.either(speaker.worker(colour) for colour in colours)

    def _assets(self) -> list[str]:
        speaker = self.speaker
        return [
            self.words("outline-asset", effect=speaker.asset(part.side), worker=speaker.worker(part.worker))
            for part in self.table.assets
            if part.side is not None
        ]

    def _choice(self) -> list[str]:
        """The milestones that the viewer has drawn, with how far it has come."""
        view = self.view
        if view.choice is None or view.seat is None:
            return []
        return [self._milestone(view.seat, self.board.milestone_number[name], (), 0) for name in view.choice]

    # --- seats ------------------------------------------------------------------------------------------------------

    def _means(self, seat: int) -> Iterable[str]:
        s, board, words, speaker = self.state, self.board, self.words, self.speaker
        part = self.table.seats[seat]
        yield words("outline-means", points=self.view.scores[seat], money=money(s.money[seat]), shares=s.shares[seat])
        yield words("outline-workers", supply=speaker.crew(part.supply or {}), mat=speaker.crew(part.mat))
        up, down = speaker.trains(part.trains_up or {}), speaker.trains(part.trains_down)
        yield words("outline-trains", up=up, down=down)
        rails, buildings = s.rails_gone[seat], s.buildings_gone[seat]
        if rails == board.mat_rails and buildings == board.mat_buildings:
            yield words("outline-mat-empty")
        else:
            yield words(
                "outline-mat",
                rails=board.mat_rails - rails,
                left_rails=max(0, board.left_rails - rails),
                buildings=board.mat_buildings - buildings,
                left_buildings=max(0, board.left_buildings - buildings),
                money=money(board.sale_value[rails][buildings]),
            )
        if part.completed:
            yield words("outline-completed", milestones=speaker.milestones(part.completed))

    def _mat_in_short(self, seat: int) -> str:
        s, board = self.state, self.board
        rails, buildings = s.rails_gone[seat], s.buildings_gone[seat]
        if rails == board.mat_rails and buildings == board.mat_buildings:
            return self.words("outline-mat-empty")
        return self.words(
            "outline-mat-in-short",
            rails=board.mat_rails - rails,
            buildings=board.mat_buildings - buildings,
            money=money(board.sale_value[rails][buildings]),
        )

    def _milestones(self, seat: int, *, missing: bool = False) -> list[str]:
        s = self.state
        return [
            self._milestone(seat, tile, there, number, missing)
            for number, (tile, there) in enumerate(zip(s.milestones[seat], s.managers[seat], strict=True), 1)
            if tile >= 0
        ]

    def _milestone(self, seat: int, tile: int, there: Sequence[int], number: int, missing: bool = False) -> str:
        """Managers that are missing, and each condition with what the seat has of it; or only what is missing."""
        board, words, speaker = self.board, self.words, self.speaker
        wanted = _missing(board.managers[tile], there)
        if wanted:
            managers = words("outline-managers-missing", managers=speaker.managers(wanted), count=len(wanted))
        else:
            managers = words("outline-managers-there")
        conditions = []
        for kind, level, count in board.conditions[tile]:
            have = counted(self.state, seat, kind, level)
            if missing and have >= count:
                continue
            key = "outline-met" if have >= count else "outline-not-met"
            conditions.append(words(key, condition=speaker.condition(kind, level, count), have=have))
        return words(
            "outline-milestone",
            number=number,
            milestone=speaker.milestone(board.milestones[tile]),
            points=board.points[tile],
            managers=managers,
            conditions="; ".join(conditions) or words("outline-conditions-met"),
        )

    # --- deal, cities, tracks ---------------------------------------------------------------------------------------

    def _deal(self) -> list[str]:
        tile = self.table.deal
        if tile is None:
            return []
        upper, lower = (self.speaker.deal(tile, side) for side in ("upper", "lower"))
        return [self.words("outline-deal-upper", deal=upper), self.words("outline-deal-lower", deal=lower)]

    def _reach(self) -> int:
        """The cities, as a mask, in which the viewer may build a station."""
        seat = self.view.seat
        return 0 if seat is None else self.state.cities[seat] & ~self.state.stations[seat]

    def _cities(self, cities: int) -> list[str]:
        s, board, speaker = self.state, self.board, self.speaker
        return [
            self.words(
                "outline-city",
                city=board.city_names[city],
                level=board.level[city],
                price=money(board.price[city]),
                reward=speaker.effect(board.primary[s.city_tile[city]]),
                bonus=speaker.bonus(board.bonus[s.city_tile[city]]),
                first="taken" if s.first_stations >> city & 1 else "free",
            )
            for city in bits(cities)
        ]

    def _track(self, track: int) -> str:
        """The points of each seat's step times what they count; for the viewer, what the next step costs."""
        s, board, words = self.state, self.board, self.words
        seats = [
            words(
                "outline-track-seat",
                seat=self.speaker.seat(seat),
                points=board.track_points[track][s.step[seat][track]],
                count=multiplied(s, seat, track),
            )
            for seat in range(self.game.players)
        ]
        return words(
            "outline-track", track=self.speaker.track(TRACKS[track]), seats=", ".join(seats), toll=self._toll(track)
        )

    def _toll(self, track: int) -> str:
        seat, board = self.view.seat, self.board
        if seat is None:
            return NONE
        step = self.state.step[seat][track]
        if step == board.track_end[track]:
            return "top"
        return self.speaker.toll(board.tracks[track][step + 1])

    # --- telegraph, map, supplies -----------------------------------------------------------------------------------

    def _telegraph(self) -> list[str]:
        s, board, words = self.state, self.board, self.words
        lines = []
        for sector in range(board.sectors):
            tile = s.sector_tile[sector]
            here = [self.speaker.seat(seat) for seat in range(self.game.players) if s.offices[seat] >> sector & 1]
            lines.append(
                words(
                    "outline-sector",
                    sector=sector + 1,
                    count=board.sector_shares[sector],
                    first=0 if s.first_offices >> sector & 1 else board.sector_first[sector],
                    tile=NONE if tile < 0 else self.speaker.effect(board.telegraph_effect[tile]),
                    offices=len(here),
                    seats=self.speaker.several(here),
                )
            )
        links = [
            words("outline-link", sectors=self.speaker.sectors([sector + 1]), points=points)
            for sector, points in enumerate(board.links)
        ]
        return [*lines, words("outline-links", links=", ".join(links))]

    def _network(self, seat: int) -> str:
        """Stations and rails; the start rail is everybody's."""
        part, speaker = self.table.seats[seat], self.speaker
        nothing = self.words("outline-none")
        return self.words(
            "outline-network",
            seat=speaker.seat(seat),
            stations=", ".join(map(speaker.city, part.stations)) or nothing,
            rails=", ".join(map(speaker.ends, part.rails)) or nothing,
        )

    def _rails(self) -> list[str]:
        """Every rail space of the map with whoever has a rail there."""
        s, speaker = self.state, self.speaker
        lines = []
        for number, rail in enumerate(self.board.rails):
            here = [speaker.seat(seat) for seat in range(self.game.players) if s.rails[seat] >> number & 1]
            said = speaker.rail(rail)
            lines.append(self.words("outline-rail", rail=said, seats=", ".join(here), count=len(here)))
        return lines

    def _supply(self) -> Iterable[str]:
        view, table, words, speaker = self.view, self.table, self.words, self.speaker
        yield words("outline-pool", workers=speaker.crew(table.pool or {}))
        yield words("outline-stacks", trains=speaker.trains(table.trains or {}))
        stacks = [f"{name} {part.unseen + len(part.under)}" for name, part in view.stacks.items()]
        yield words("outline-milestone-stacks", stacks=", ".join(stacks))
        known = [entry.tile for part in view.stacks.values() for entry in part.under if entry.tile is not None]
        if known:
            yield words("outline-under", milestones=speaker.milestones(known))
        yield words("outline-deal-stack", left=self.state.deal_deck.size, discards=len(table.deal_discards))


def counted(s: RailroadState, seat: int, kind: str, level: int) -> int:
    """How much a seat has of what a milestone's condition counts."""
    board = s.game.board
    has = {
        "connected": s.cities[seat] & board.level_mask[level],
        "stations": s.stations[seat] & board.level_mask[level],
        "deal": s.rails[seat] & board.deal_mask,
        "hard": s.rails[seat] & board.hard_mask[level],
    }
    return int(has[kind].bit_count())


def _missing(needs: Sequence[int], there: Sequence[int]) -> list[int]:
    """The managers still wanted, as masks of colours, when so many of each colour are there."""
    missing = list(needs)
    for colour, count in enumerate(there):
        for _ in range(count):
            missing.remove(1 << colour if 1 << colour in missing else ANY_COLOUR)
    return missing
