"""Europe, p. 7: "Konec hry", and the ends that the rulebook does not define."""

from __future__ import annotations

import pytest

import kolejiste as k
from kolejiste.games.tickets.actions import (
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    PayStation,
    PayTunnel,
    TakeFaceUp,
    Withdraw,
)
from kolejiste.games.tickets.events import DisplayReplaced, DisplayStays, GameEnded, GameStalled, LastRound
from tests.games.tickets.positions import (
    assert_refused,
    board_of,
    europe,
    every_ticket,
    happened,
    options,
    part,
    play,
    position,
    san_francisco,
    seat,
    view,
)

# 42 trains, three are left.
USED_42 = [
    "palermo-smyrna",
    "budapest-kyiv",
    "petrograd-stockholm",
    "berlin-danzig",
    "bucuresti-kyiv",
    "kharkov-moskva",
]
USED_42 += ["kharkov-kyiv", "kyiv-warszawa", "danzig-warszawa"]
# 42 trains elsewhere.
OTHER_42 = ["marseille-paris", "marseille-roma", "petrograd-riga", "rostov-sevastopol", "barcelona-marseille"]
OTHER_42 += ["riga-wilno", "petrograd-wilno", "warszawa-wien", "brest-pamplona", "moskva-petrograd", "venezia-zagrab"]


def draw_two(state: k.State) -> list[k.Note]:
    return play(state, DrawBlind(), "white") + play(state, DrawBlind(), "white")


@pytest.mark.parametrize(
    ("claim", "left"),
    [
        (ClaimRoute("budapest-wien", "red", 0), 2),
        (ClaimRoute("wien-zagrab", "red", 0), 1),
        (ClaimRoute("warszawa-wilno", "red", 0), 0),
    ],
)
def test_two_or_fewer_trains_left_begin_the_last_round(claim: ClaimRoute, left: int) -> None:
    """p. 7: two trains or fewer at the end of a turn."""
    state = position(europe(), seat(hand={"red": 3}, routes=USED_42))
    notes = play(state, claim)
    assert happened(notes, LastRound) == [LastRound(0, left)]
    assert not state.over


def test_three_trains_left_do_not() -> None:
    """p. 7: two or fewer."""
    state = position(europe(), seat(hand={"red": 3}, routes=USED_42[:-1]))
    notes = play(state, ClaimRoute("bruxelles-paris", "red", 0))
    assert view(state, 0).seats[0].trains == 3
    assert happened(notes, LastRound) == []
    assert part(state, "turns_left") is None


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 1), (5, 4)])
def test_everybody_has_one_more_turn_the_one_who_began_it_last(players: int, first: int) -> None:
    """p. 7: one last turn each, in the usual order, that player included."""
    seats = [seat() for _ in range(players)]
    seats[first] = seat(hand={"red": 3}, routes=USED_42)
    state = position(europe(players), *seats, turn=first)
    play(state, ClaimRoute("budapest-wien", "red", 0))
    for step in range(1, players + 1):
        assert not state.over
        assert state.seat == (first + step) % players
        notes = draw_two(state)
    assert state.over
    assert happened(notes, GameEnded) == [GameEnded()]


def test_second_player_with_few_trains_does_not_lengthen_the_last_round() -> None:
    """p. 7: one last turn each."""
    state = position(europe(), seat(hand={"red": 1}, routes=USED_42), seat(hand={"purple": 1}, routes=OTHER_42))
    assert [one.trains for one in view(state, None).seats] == [3, 3]
    play(state, ClaimRoute("budapest-wien", "red", 0))
    notes = play(state, ClaimRoute("dieppe-paris", "purple", 0))
    assert happened(notes, LastRound) == []
    draw_two(state)
    assert state.over


def test_last_turn_may_be_any_action_and_is_played_to_its_end() -> None:
    """p. 7: a last turn is a turn."""
    state = position(europe(), seat(hand={"red": 2}, routes=USED_42))
    play(state, ClaimRoute("budapest-wien", "red", 0))
    play(state, DrawTickets(), "kyiv-sochi", "berlin-roma", "angora-athina")
    assert (state.over, state.seat) == (False, 1)
    play(state, KeepTickets((1,)))
    play(state, BuildStation("paris"))
    assert not state.over
    play(state, PayStation(1, "red", 0))
    assert state.over


def test_last_turn_in_a_tunnel_is_played_to_its_end() -> None:
    """p. 7: also a tunnel that asks for more."""
    state = position(europe(), seat(hand={"red": 3}, routes=USED_42[:-1]), turn=0, turns_left=1)
    play(state, ClaimRoute("angora-constantinople", "red", 0), "red", "white", "white")
    assert not state.over
    play(state, PayTunnel(0))
    assert state.over
    assert "angora-constantinople" in view(state, None).seats[0].routes


def test_trains_lost_to_a_withdrawn_tunnel_do_not_begin_the_last_round() -> None:
    """p. 5 and 7: nothing was built."""
    state = position(europe(), seat(hand={"red": 2}, routes=USED_42))
    play(state, ClaimRoute("angora-constantinople", "red", 0), "red", "white", "white")
    notes = play(state, Withdraw())
    assert happened(notes, LastRound) == []
    assert view(state, None).seats[0].trains == 3


def test_game_over_allows_nothing() -> None:
    """p. 7: "Poté hra končí"."""
    state = position(europe(), phase="over")
    assert state.over
    assert state.ask is None
    assert state.legal() == []
    assert view(state, 0).decider is None
    for action in (Pass(), DrawBlind(), DrawTickets(), TakeFaceUp("red")):
        assert_refused(state, action)


def test_tickets_are_shown_when_the_game_is_over() -> None:
    """p. 7: all tickets are revealed."""
    state = position(europe(), seat(tickets=["kyiv-sochi"]), turns_left=1)
    assert view(state, 1).seats[0].shown is None
    draw_two(state)
    assert state.over
    for eyes in (None, 1):
        assert view(state, eyes).seats[0].shown == ["kyiv-sochi"]


# --- nobody can do anything -------------------------------------------------------------------------------------------


def stuck() -> k.State:
    """Five players, no card outside the hands, no ticket. Seat 0 has every card, three trains and no station left, and
    all routes of up to three spaces are claimed; the others have no cards."""
    game = europe(5)
    board = board_of(game)
    short = [route for route in range(len(board.routes)) if board.length[route] <= 3]
    threes = [route for route in short if board.length[route] == 3 and not 0 <= board.twin[route] < route][:14]
    routes: list[list[str]] = [[board.routes[route] for route in threes], [], [], [], []]
    for number, route in enumerate(route for route in short if route not in threes):
        routes[1 + number % 4].append(board.routes[route])
    seats = [seat(routes=own) for own in routes]
    seats[0]["stations"] = ["paris", "roma", "wien"]
    seats[1]["tickets"] = every_ticket(game)
    return position(game, *seats, face_up=[None] * 5, rest=0)


def test_full_round_of_passes_ends_the_game() -> None:
    """Ruling: when everybody passes in a row, nobody will ever be able to do anything."""
    state = stuck()
    for number in range(5):
        assert (state.over, state.seat) == (False, number)
        assert options(state) == [Pass()]
        notes = play(state, Pass())
    assert state.over
    assert happened(notes, GameStalled) == [GameStalled()]


def test_passes_that_are_no_full_round_do_not_end_the_game() -> None:
    """Ruling, the other side: one who acts begins the count anew."""
    game = europe(3)
    state = position(game, seat(tickets=every_ticket(game)), face_up=[None] * 5, rest=2)
    for _ in range(2):
        play(state, Pass())
    play(state, BuildStation("paris"))
    play(state, PayStation(1, "red", 0), "red")
    assert not state.over
    assert options(state) == [TakeFaceUp("red")]


def test_forced_pass_is_a_turn_of_the_last_round() -> None:
    """p. 7: also who can do nothing has had the last turn."""
    game = europe()
    state = position(game, seat(tickets=every_ticket(game)), face_up=[None] * 5, rest=1, turns_left=1)
    notes = play(state, Pass())
    assert state.over
    assert happened(notes, GameEnded) == [GameEnded()]


# --- whole games ------------------------------------------------------------------------------------------------------


def allowed(state: k.State) -> set[k.Action]:
    """What the rulebook allows at the beginning of a turn, read from the position and the edition's tables alone."""
    position, board, rules = state.snapshot(), board_of(state.game), board_of(state.game).rules
    me, seats = position["seats"][position["turn"]], position["seats"]
    cards, wild = me["hand"], board.faces[-1]
    wilds = cards.get(wild, 0)
    found: set[k.Action] = {TakeFaceUp(face) for face in position["face_up"] if face}
    if position["cards"]["unseen"] or position["discards"]:
        found.add(DrawBlind())
    if position["tickets"]["unseen"] or position["tickets"]["tail"]:
        found.add(DrawTickets())
    if len(me["stations"]) < len(rules.station_cards):
        best = max((cards.get(colour, 0) for colour in board.colours), default=0)
        if best + wilds >= rules.station_cards[len(me["stations"])]:
            built = {city for one in seats for city in one["stations"]}
            found |= {BuildStation(city) for city in board.cities if city not in built}
    taken = {route for one in seats for route in one["routes"]}
    trains = rules.trains - sum(board.length[board.route_number[route]] for route in me["routes"])
    for number, route in enumerate(board.routes):
        twin = board.routes[board.twin[number]] if board.twin[number] >= 0 else None
        shut = route in taken or twin in me["routes"] or (len(seats) < rules.double_from and twin in taken)
        if shut or board.length[number] > trains:
            continue
        length = board.length[number]
        colours = board.colours if board.colour[number] < 0 else [board.colours[board.colour[number]]]
        for used in range(board.wilds[number], min(wilds, length) + 1):
            if used == length:
                found.add(ClaimRoute(route, None, used))
            else:
                found |= {ClaimRoute(route, c, used) for c in colours if cards.get(c, 0) >= length - used}
    return found or {Pass()}


def check_table(state: k.State, notes: list[k.Note]) -> None:
    """The display at the beginning of a turn: full while there are cards, and never three wild cards without need or
    three replacements in vain."""
    position, wild = state.snapshot(), board_of(state.game).faces[-1]
    lying = [face for face in position["face_up"] if face]
    elsewhere = {**position["cards"]["unseen"]}
    for face, count in position["discards"].items():
        elsewhere[face] = elsewhere.get(face, 0) + count
    assert len(lying) == 5 or not elsewhere
    assert not happened(notes, DisplayStays) or position["stays"]
    assert not position["stays"] or lying.count(wild) >= 3
    if lying.count(wild) >= 3 and not position["stays"]:
        ordinary = sum(count for face, count in elsewhere.items() if face != wild)
        assert len(lying) + sum(elsewhere.values()) < 5 or ordinary + len(lying) - lying.count(wild) <= 2


def greedy(state: k.State, kinds: tuple[type[k.Action], ...], chance: k.Chance) -> int:
    """A random move, one of these kinds where there is one: hoarders empty the deck, diggers withdraw from tunnels."""
    game, legal = state.game, state.legal()
    loved = [move for move in legal if isinstance(game.action(move), kinds)] or legal
    return loved[chance.below(k.Deck("test", []), len(loved))]


@pytest.mark.parametrize(
    "loved",
    [(), (DrawBlind, TakeFaceUp), (TakeFaceUp,), (DrawTickets,), (ClaimRoute, Withdraw), (BuildStation, ClaimRoute)],
    ids=["random", "hoarders", "pickers", "dreamers", "diggers", "builders"],
)
@pytest.mark.parametrize("game", [*map(europe, (2, 3, 4, 5)), *map(san_francisco, (2, 3, 4))], ids=repr)
def test_every_turn_offers_what_the_rulebook_allows(game: k.Game, loved: tuple[type[k.Action], ...]) -> None:
    """Europe p. 3–6, San Francisco "Herný ťah": nothing more, nothing less, to an end within the declared length."""
    wild = TakeFaceUp(game.decks["cards"][-1])
    chance = k.Chance(game.players)
    state = game.new(chance)
    while not state.over:
        if part(state, "phase") == "turn":
            assert set(options(state)) == allowed(state)
        elif part(state, "phase") == "second-card":
            assert set(options(state)) == {one for one in allowed(state) if isinstance(one, DrawBlind | TakeFaceUp)} - {
                wild
            }
        notes: list[k.Note] = []
        state.journal = notes
        state.apply(greedy(state, loved, chance), chance)
        state.journal = None
        assert state.census() == game.box
        assert not happened(notes, DisplayStays) or len(happened(notes, DisplayReplaced)) == 3
        if part(state, "phase") == "turn":
            check_table(state, notes)
    assert state.ply <= game.max_plies
