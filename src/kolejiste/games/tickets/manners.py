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

MANNERS: Mapping[str, Mapping[str, float]] = {
    "beginner": BEGINNER,
    "casual": CASUAL,
    CLUB: {},
    "first": FIRST,
    "hungry": HUNGRY,
    "long": LONG,
    "blocker": BLOCKER,
}
