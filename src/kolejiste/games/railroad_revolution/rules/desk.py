"""Paper for the rules to reckon on: purses while offers are tried in every order, and turns that are played on. Every
thread has its own."""

from __future__ import annotations

import threading

MOST_OFFERS = 60
MOST_PURSES = 100  # one within the other
MOST_SEEN = 4096
MOST_LEVELS = 64
MOST_FOLLOWING = 400
MOST_TRAINS = 8
WHOLE = (1 << 64) - 1
FACTOR = 0x9E3779B97F4A7C15


class Paper(threading.local):
    """A purse is what a seat could come to; offers are what is given and brought. `seen` has the keys of all that was
    tried, `following` the moves at each level of a turn played on."""

    def __init__(self) -> None:
        self.money = [0] * MOST_PURSES
        self.shares = [0] * MOST_PURSES
        self.crew = [0] * MOST_PURSES
        self.takes = [0] * MOST_PURSES
        self.flips = [0] * MOST_PURSES
        self.offers = [0] * MOST_PURSES  # as a mask
        self.up = [[0] * MOST_TRAINS for _ in range(MOST_PURSES)]
        self.down = [[0] * MOST_TRAINS for _ in range(MOST_PURSES)]
        self.offered = 0  # how many offers are written down
        self.pay = [0] * MOST_OFFERS
        self.give_shares = [0] * MOST_OFFERS
        self.give_workers = [0] * MOST_OFFERS
        self.bring_money = [0] * MOST_OFFERS
        self.bring_shares = [0] * MOST_OFFERS
        self.bring_flips = [0] * MOST_OFFERS
        self.bring_takes = [0] * MOST_OFFERS
        self.bring_trains = [0] * MOST_OFFERS
        self.seen = [0] * MOST_SEEN
        self.seen_count = 0
        self.level = 0
        self.following = [[0] * MOST_FOLLOWING for _ in range(MOST_LEVELS)]
        self.following_count = [0] * MOST_LEVELS


paper = Paper()


def mixed(key: int, number: int) -> int:
    """The key of what has this number after all that the key stands for."""
    return (key * FACTOR + number + 1) & WHOLE


def place(key: int) -> int:
    """Where something with this key is remembered, of 4096 places."""
    return key >> 52


def met(key: int, begin: int) -> bool:
    """Whether this key was written down before, from this place on; if not, it is now."""
    for place in range(begin, paper.seen_count):
        if paper.seen[place] == key:
            return True
    if paper.seen_count < MOST_SEEN:
        paper.seen[paper.seen_count] = key
        paper.seen_count += 1
    return False
