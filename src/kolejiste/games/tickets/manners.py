"""The manners of the planner: what each weighs otherwise than the declared weights, which are those of `club`."""

from __future__ import annotations

from collections.abc import Mapping

from kolejiste.core.contract import CLUB

# The planner before it minded trails and saved trains; kept to compare with.
FIRST = {"trail_point": 0.0, "scramble": 3, "wild_worth": 1.5, "tight_risk": 0.02, "roomy": 0.8, "impulse": 99}

# It counts no cards, is fond of locomotives, claims a route though another needs the cards, gives a ticket up when the
# end comes near, and does not think of the trail.
CASUAL = {"memory": 0, "wild_worth": 1.7, "carelessness": 0.6, "scramble": 3, "trail_point": 0.0, "impulse": 99}

# It thinks of one ticket at a time and of the shortest way, keeps every ticket that looks possible, finds any card
# almost as good as one it needs and takes every locomotive, claims whatever can be paid, tries tunnels with nothing to
# spare, builds a station as soon as somebody is in its way, cannot resist the longest routes, and watches nobody.
BEGINNER = {
    "sight": 1,
    "point_discount": 0.0,
    "frugal_discount": 0.0,
    "souvenir_discount": 0.0,
    "turn_worth": 0.0,
    "shortage": 0.0,
    "any_colour": 0.9,
    "junk": 0.9,
    "wild_worth": 9.0,
    "memory": 0,
    "carelessness": 99.0,
    "tunnel_chance": 0.0,
    "impulse": 6,
    "station_turns": 99,
    "scramble": 0,
    "watches": 0,
    "trail_point": 0.0,
}

# Styles that are not ours, to test others against: one draws tickets, one loves long routes and its trail, one claims
# what others seem to need.
HUNGRY = {"appetite": 1, "more_tickets_trains": 0.3, "more_tickets_rounds": 8}
LONG = {"point_discount": 0.8, "souvenir_discount": 0.2, "impulse": 5, "trail_point": 3.0, "trail_reach": 99}
BLOCKER = {"blocking": 3.0}

# How a search plays on for the seat that thinks. Most of these weights were found by evolution (CMA-ES, each tried in
# some thousand games against the club), without those that made no difference. What tempts was found by looking where
# the search left its planner: it saved cards for the Golden Gate ferry, and took the colour of which it had most.
# Against the club they win 60.3 % in San Francisco (56.8 without what tempts, 40,000 games of two on the same fresh
# deals, 0.4 either way; with four seats 33.3 and 30.1 %, 24,000 games, 0.5 either way) and 55.9 % in Europe (8,000
# games of two, 0.9 either way).
KEEN_IN_TOWN = {
    "point_discount": 0.55,
    "comfort": 0.98,
    "pace": 2.3,
    "turn_worth": 2.7,
    "roomy": 0.57,
    "hurry": 6,
    "shortage": 0.0,
    "any_colour": 0.51,
    "wild_worth": 1.1,
    "ferry_wild": 0.77,
    "blind_wild": 2.4,
    "score_pace": 2.5,
    "tempted": 4,
    "covet": 1.5,
}
KEEN = {
    "claim_price": 1.3,
    "comfort": 0.92,
    "useful": 0.39,
    "turn_worth": 2.4,
    "claim_risk": 0.0,
    "roomy": 0.73,
    "any_colour": 0.42,
    "junk": 0.017,
    "ferry_wild": 0.83,
    "blind_wild": 3.2,
    "more_tickets_trains": 0.65,
    "trail_point": 3.2,
    "tunnel_price": 1.0,
    "ferry_price": 0.92,
    "tunnel_chance": 0.72,
}

MANNERS: Mapping[str, Mapping[str, float]] = {
    "beginner": BEGINNER,
    "casual": CASUAL,
    CLUB: {},
    "first": FIRST,
    "hungry": HUNGRY,
    "long": LONG,
    "blocker": BLOCKER,
    "keen": KEEN,
}
IN_TOWN = {**MANNERS, "keen": KEEN_IN_TOWN}  # where trains are few
